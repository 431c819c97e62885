// Undoes PNG's filters. One pixel at a time where the next needs it, in registers as wide as a
// pixel; otherwise as many bytes as fit.
#include <string.h>

#include "Reader.h"

typedef uint8_t bytes8 __attribute__((vector_size(8)));
typedef uint8_t bytes16 __attribute__((vector_size(16)));
typedef int16_t words8 __attribute__((vector_size(16)));

#define ALWAYS_INLINE static inline __attribute__((always_inline))

// `size` is a constant wherever these are inlined. 3 and 6 bytes are read as 4 and 8.
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

// What the next pixel waits for has to be short. With not-left instead of left, the mean that is
// rounded down becomes the mean that is rounded up, which is one instruction, and the sum becomes
// a difference: ~(x + ~m) == m - x.
ALWAYS_INLINE void unfilter_average(
    uint8_t *row, const uint8_t *source, const uint8_t *previous, size_t count, unsigned size) {
  bytes8 not_left = ~(bytes8){0};
  for (size_t i = 0; i < count; i += size) {
    words8 sum = widen(not_left) + widen(~load(previous + i, size)) + 1;
    not_left = __builtin_convertvector(sum >> 1, bytes8) - load(source + i, size);
    store(row + i, ~not_left, size);
  }
}

ALWAYS_INLINE bytes16 as_bytes(words8 words) { return (bytes16)words; }

// Of left, above and corner the one that is nearest to left + above - corner, the first of equals.
// That is the corner where 3 * corner - left - above lies between the other two, or else the
// smaller of them where it lies above both, and the greater where it lies below.
ALWAYS_INLINE void unfilter_paeth(
    uint8_t *row, const uint8_t *source, const uint8_t *previous, size_t count, unsigned size) {
  words8 left = {0}, corner = {0};
  for (size_t i = 0; i < count; i += size) {
    words8 above = widen(load(previous + i, size));
    words8 place = (corner + corner + corner - above) - left;
    words8 smaller = __builtin_elementwise_min(left, above);
    words8 greater = __builtin_elementwise_max(left, above);
    words8 is_below_greater = place < greater, is_above_smaller = place > smaller;
    words8 predictor = (corner & is_below_greater & is_above_smaller) |
                       (smaller & ~is_below_greater) | (greater & ~is_above_smaller);
    // As bytes, so that nothing is carried into the empty half of a word.
    bytes16 sum = as_bytes(predictor) + as_bytes(widen(load(source + i, size)));
    left = (words8)sum;
    corner = above;
    store(row + i, __builtin_convertvector(left, bytes8), size);
  }
}

// One byte a pixel: vectors would carry seven for nothing.
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
  } else if (filter == PNG_FILTER_VALUE_AVG) {
    unfilter_average(row, source, previous, count, size);
  } else if (size == 1) {
    unfilter_paeth_bytes(row, source, previous, count);
  } else {
    unfilter_paeth(row, source, previous, count, size);
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
