// Undoes PNG's filters. One pixel at a time where the next needs it, in registers as wide as a
// pixel; otherwise as many bytes as fit.
#ifdef PNG
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

ALWAYS_INLINE void unfilter_average(
    uint8_t *row, const uint8_t *source, const uint8_t *previous, size_t count, unsigned size) {
  bytes8 left = {0};
  for (size_t i = 0; i < count; i += size) {
    bytes8 above = load(previous + i, size);
    // Half of the sum, which may need nine bits, without the ninth.
    left = load(source + i, size) + ((left & above) + ((left ^ above) >> 1));
    store(row + i, left, size);
  }
}

ALWAYS_INLINE words8 widen(bytes8 pixel) { return __builtin_convertvector(pixel, words8); }

ALWAYS_INLINE words8 choose(words8 mask, words8 one, words8 other) {
  return (one & mask) | (other & ~mask);
}

ALWAYS_INLINE void unfilter_paeth(
    uint8_t *row, const uint8_t *source, const uint8_t *previous, size_t count, unsigned size) {
  words8 left = {0}, corner = {0};
  for (size_t i = 0; i < count; i += size) {
    words8 above = widen(load(previous + i, size));
    // left + above - corner is the guess; these are its distances from the three.
    words8 from_left = above - corner, from_above = left - corner;
    words8 from_corner = __builtin_elementwise_abs(from_left + from_above);
    from_left = __builtin_elementwise_abs(from_left);
    from_above = __builtin_elementwise_abs(from_above);
    words8 nearest = __builtin_elementwise_min(
        from_corner, __builtin_elementwise_min(from_left, from_above));
    words8 predictor = choose(
        nearest == from_left, left, choose(nearest == from_above, above, corner));
    left = (widen(load(source + i, size)) + predictor) & UINT8_MAX;
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
    int from_left = above - corner, from_above = left - corner;
    int from_corner = from_left + from_above;
    from_left = from_left < 0 ? -from_left : from_left;
    from_above = from_above < 0 ? -from_above : from_above;
    from_corner = from_corner < 0 ? -from_corner : from_corner;
    int predictor = from_above < from_left ? above : left;
    int nearest = from_above < from_left ? from_above : from_left;
    predictor = from_corner < nearest ? corner : predictor;
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
#endif
