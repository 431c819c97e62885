// Undoes PNG's filters: one pixel at a time in registers as wide as a pixel, if a pixel depends on
// the previous one; otherwise, as many bytes at a time as fit.
#include <string.h>

#include "Reader.h"

typedef uint8_t bytes8 __attribute__((vector_size(8)));
typedef uint8_t bytes16 __attribute__((vector_size(16)));
typedef int16_t words8 __attribute__((vector_size(16)));

#define ALWAYS_INLINE static inline __attribute__((always_inline))

// `size` is constant wherever these are inlined. 3 and 6 bytes are loaded as 4 and 8.
ALWAYS_INLINE bytes8 load(const uint8_t *from, unsigned size) {
  uint64_t bits = 0;
  if (size > 4) {
    memcpy(&bits, from, 8);
  } else if (size > 2) {
    memcpy(&bits, from, 4);
  } else {
    memcpy(&bits, from, size);
  }
  bytes8 pixel;
  memcpy(&pixel, &bits, sizeof pixel);
  return pixel;
}

ALWAYS_INLINE void store(uint8_t *into, bytes8 pixel, unsigned size) {
  memcpy(into, &pixel, size);
}

static void unfilter_up(
    uint8_t *row, const uint8_t *source, const uint8_t *previous, size_t count) {
  for (size_t i = 0; i < count; i += sizeof(bytes16)) {
    bytes16 bytes, above;
    memcpy(&bytes, source + i, sizeof bytes);
    memcpy(&above, previous + i, sizeof above);
    bytes += above;
    memcpy(row + i, &bytes, sizeof bytes);
  }
}

ALWAYS_INLINE void unfilter_sub(
    uint8_t *row, const uint8_t *source, size_t count, unsigned size) {
  bytes8 left = {0};
  for (size_t i = 0; i < count; i += size) {
    left += load(source + i, size);
    store(row + i, left, size);
  }
}

ALWAYS_INLINE words8 widen(bytes8 pixel) { return __builtin_convertvector(pixel, words8); }

// The neighbors that a row's next pixel depends on.
typedef struct {
  // For the average filter: the bitwise complement of the pixel to the left.
  bytes8 not_left;
  // For the Paeth filter: the pixel to the left, and the one above that.
  words8 left, corner;
} neighbors;

ALWAYS_INLINE neighbors nothing(void) { return (neighbors){.not_left = ~(bytes8){0}}; }

// Keeps the chain of operations from one pixel to the next short. With m the mean of left and
// above, rounded down, ~m is the mean of ~left and ~above, rounded up, which is one instruction.
// The complement of the pixel is then a difference: ~(m + source) == ~m - source.
ALWAYS_INLINE bytes8 next_average(neighbors *neighbors, bytes8 source, bytes8 above) {
  words8 sum = widen(neighbors->not_left) + widen(~above) + 1;
  neighbors->not_left = __builtin_convertvector(sum >> 1, bytes8) - source;
  return ~neighbors->not_left;
}

ALWAYS_INLINE bytes16 as_bytes(words8 words) { return (bytes16)words; }

// The predictor is whichever of left, above, and corner is nearest to left + above - corner, the
// first if several are. With place = 3 * corner - left - above, that is
//   corner            if min(left, above) < place < max(left, above),
//   min(left, above)  if place >= max(left, above),
//   max(left, above)  if place <= min(left, above).
//
// Left is known last, so everything that doesn't depend on it is computed first. With both = 3 *
// corner - above, place is below left if left > both >> 1, and below above if left > both - above.
// So place < max(left, above) if left > low, the smaller of these two bounds. Likewise, place >
// min(left, above) if left < high.
ALWAYS_INLINE bytes8 next_paeth(neighbors *neighbors, bytes8 source, bytes8 pixel_above) {
  words8 left = neighbors->left, corner = neighbors->corner, above = widen(pixel_above);
  words8 both = corner + corner + corner - above;
  words8 low = __builtin_elementwise_min(both - above, both >> 1);
  words8 high = __builtin_elementwise_max(both - above, (both + 1) >> 1);
  words8 is_below_greater = left > low, is_above_smaller = left < high;
  words8 smaller = __builtin_elementwise_min(left, above);
  words8 greater = __builtin_elementwise_max(left, above);
  words8 predictor = (corner & is_below_greater & is_above_smaller) |
                     (smaller & ~is_below_greater) | (greater & ~is_above_smaller);
  // As bytes, so that nothing carries into the empty half of a word.
  bytes16 sum = as_bytes(predictor) + as_bytes(widen(source));
  neighbors->left = (words8)sum;
  neighbors->corner = above;
  return __builtin_convertvector(neighbors->left, bytes8);
}

// `filter` is constant, too, and one of these two.
ALWAYS_INLINE bytes8 next_pixel(int filter, neighbors *neighbors, bytes8 source, bytes8 above) {
  return filter == PNG_FILTER_VALUE_AVG ? next_average(neighbors, source, above)
                                        : next_paeth(neighbors, source, above);
}

ALWAYS_INLINE void unfilter_pixel_by_pixel(
    int filter, uint8_t *row, const uint8_t *source, const uint8_t *previous, size_t count,
    unsigned size) {
  neighbors neighbors = nothing();
  for (size_t i = 0; i < count; i += size) {
    bytes8 pixel = next_pixel(filter, &neighbors, load(source + i, size), load(previous + i, size));
    store(row + i, pixel, size);
  }
}

// One byte per pixel: seven lanes of a vector would be unused.
static void unfilter_paeth_bytes(
    uint8_t *row, const uint8_t *source, const uint8_t *previous, size_t count) {
  int left = 0, corner = 0;
  for (size_t i = 0; i < count; i++) {
    int above = previous[i];
    int place = (3 * corner - above) - left;
    int smaller = left < above ? left : above;
    int greater = left < above ? above : left;
    int predictor = place < greater ? corner : smaller;
    predictor = place > smaller ? predictor : greater;
    left = (source[i] + predictor) & UINT8_MAX;
    corner = above;
    row[i] = (uint8_t)left;
  }
}

ALWAYS_INLINE void unfilter_pixels(
    int filter, uint8_t *row, const uint8_t *source, const uint8_t *previous, size_t count,
    unsigned size) {
  if (filter == PNG_FILTER_VALUE_SUB) {
    unfilter_sub(row, source, count, size);
  } else if (filter == PNG_FILTER_VALUE_PAETH && size == 1) {
    unfilter_paeth_bytes(row, source, previous, count);
  } else if (filter == PNG_FILTER_VALUE_PAETH) {
    unfilter_pixel_by_pixel(PNG_FILTER_VALUE_PAETH, row, source, previous, count, size);
  } else {
    unfilter_pixel_by_pixel(PNG_FILTER_VALUE_AVG, row, source, previous, count, size);
  }
}

void unfilter(
    int filter, unsigned bytes_per_pixel, uint8_t *row, const uint8_t *source,
    const uint8_t *previous, size_t count) {
  if (filter == PNG_FILTER_VALUE_NONE) {
    memmove(row, source, count);
    return;
  }
  if (filter == PNG_FILTER_VALUE_UP) {
    unfilter_up(row, source, previous, count);
    return;
  }
  switch (bytes_per_pixel) {
  case 1: unfilter_pixels(filter, row, source, previous, count, 1); break;
  case 2: unfilter_pixels(filter, row, source, previous, count, 2); break;
  case 3: unfilter_pixels(filter, row, source, previous, count, 3); break;
  case 4: unfilter_pixels(filter, row, source, previous, count, 4); break;
  case 6: unfilter_pixels(filter, row, source, previous, count, 6); break;
  default: unfilter_pixels(filter, row, source, previous, count, 8); break;
  }
}

static bool is_slow(int filter) {
  return filter == PNG_FILTER_VALUE_AVG || filter == PNG_FILTER_VALUE_PAETH;
}

// Like `store`, but may also write the bytes after the pixel, which the next store overwrites.
ALWAYS_INLINE void store_wide(uint8_t *into, bytes8 pixel) { memcpy(into, &pixel, 4); }

// The lower row is one pixel behind, so neither of the two pixels depends on the other. The rows
// are passed by value; otherwise, the compiler would have to assume that a store changes their
// pointers.
ALWAYS_INLINE void unfilter_staggered(
    int first_filter, int second_filter, filtered_row first, filtered_row second,
    const uint8_t *previous, size_t count, unsigned size) {
  neighbors above = nothing(), below = nothing();
  bytes8 pixel = next_pixel(first_filter, &above, load(first.source, size), load(previous, size));
  store_wide(first.row, pixel);
  for (size_t i = size; i < count; i += size) {
    bytes8 source = load(second.source + i - size, size);
    store_wide(second.row + i - size, next_pixel(second_filter, &below, source, pixel));
    pixel = next_pixel(first_filter, &above, load(first.source + i, size), load(previous + i, size));
    store_wide(first.row + i, pixel);
  }
  bytes8 last = load(second.source + count - size, size);
  store_wide(second.row + count - size, next_pixel(second_filter, &below, last, pixel));
}

ALWAYS_INLINE void unfilter_staggered_pixels(
    filtered_row first, filtered_row second, const uint8_t *previous, size_t count,
    unsigned size) {
  enum { average = PNG_FILTER_VALUE_AVG, paeth = PNG_FILTER_VALUE_PAETH };
  if (first.filter == average && second.filter == average) {
    unfilter_staggered(average, average, first, second, previous, count, size);
  } else if (first.filter == average) {
    unfilter_staggered(average, paeth, first, second, previous, count, size);
  } else if (second.filter == average) {
    unfilter_staggered(paeth, average, first, second, previous, count, size);
  } else {
    unfilter_staggered(paeth, paeth, first, second, previous, count, size);
  }
}

bool unfilter_two(
    unsigned bytes_per_pixel, const filtered_row *first, const filtered_row *second,
    const uint8_t *previous, size_t count) {
  if (count == 0 || !is_slow(first->filter) || !is_slow(second->filter)) return false;
  switch (bytes_per_pixel) {
  case 3: unfilter_staggered_pixels(*first, *second, previous, count, 3); return true;
  case 4: unfilter_staggered_pixels(*first, *second, previous, count, 4); return true;
  default: return false;
  }
}
