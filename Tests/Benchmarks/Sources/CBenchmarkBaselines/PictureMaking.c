// Generates pictures to read, the same ones in every run, and writes them with libpng's default
// settings.

#define _GNU_SOURCE
#include "CBenchmarkBaselines.h"

#include <png.h>
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>

enum { max_level = 255, band_count = 28 };

static uint32_t next_random(uint32_t *state) {
  *state ^= *state << 13;
  *state ^= *state >> 17;
  *state ^= *state << 5;
  return *state;
}

// The sum of two dice with `sides` sides each (a power of two), around 0.
static int noise(uint32_t bits, int sides) {
  return (int)(bits & (sides - 1)) + (int)(bits >> 8 & (sides - 1)) - (sides - 1);
}

// A triangle wave between 0 and 255; `period` is the distance between crests.
static int wave(uint64_t place, uint64_t period) {
  int level = (int)(place % period * 2 * max_level / period);
  return level > max_level ? 2 * max_level - level : level;
}

static uint8_t level(int value) {
  return (uint8_t)(value < 0 ? 0 : value > max_level ? max_level : value);
}

// Slow waves in three colors with the grain of a sensor, stronger in lightness than in hue. The
// grain gets finer from band to band, with smooth areas between, so that no single filter is the
// best for all rows.
static void photo_row(uint8_t *row, struct baseline_picture picture, uint32_t y, uint32_t *random) {
  uint64_t w = picture.width, h = picture.height;
  int fineness = (int)((uint64_t)y * band_count / h) % 4;
  for (uint64_t x = 0; x < w; x++) {
    uint32_t bits = next_random(random), more = next_random(random);
    bool is_smooth = wave(x, w / 3) + wave(y, h / 11) < max_level / 2 * fineness;
    int grain = is_smooth ? 0 : noise(bits, 16 >> fineness), hue = is_smooth ? 1 : 4;
    *row++ = level(30 + wave(x * h + y * w / 2, w * h) * 3 / 4 + grain + noise(bits >> 16, hue));
    *row++ = level(20 + wave(x * h / 2 + y * w, w * h) * 2 / 3 + grain + noise(more, hue));
    *row++ = level(10 + wave(x * h + y * w * 2, 3 * w * h) / 2 + grain + noise(more >> 16, hue));
    if (picture.kind == baseline_photo_alpha) *row++ = level((int)(1500 * x / w + 60 * y / h));
  }
}

// Discs in a few flat colors on paper.
static void illustration_row(uint8_t *row, struct baseline_picture picture, uint32_t y) {
  static const uint8_t colors[][3] = {
      {243, 233, 210}, {190, 52, 44}, {36, 70, 120}, {228, 170, 60}, {60, 110, 80}, {30, 26, 34}};
  enum { color_count = sizeof colors / sizeof colors[0] };
  int64_t w = picture.width, h = picture.height;
  for (int64_t x = 0; x < w; x++) {
    int color = 0;
    for (int disc = 1; disc < color_count; disc++) {
      int64_t dx = x - w * (disc * 37 % 100) / 100, dy = y - h * (disc * 61 % 100) / 100;
      if (dx * dx + dy * dy < w * w * disc / 80) color = disc;
    }
    for (int i = 0; i < 3; i++) *row++ = colors[color][i];
  }
}

static int write_rows(png_structp png, png_infop info, FILE *file, png_bytep row,
                      struct baseline_picture picture) {
  if (setjmp(png_jmpbuf(png)) != 0) return 0;
  png_init_io(png, file);
  int type = picture.kind == baseline_photo_alpha ? PNG_COLOR_TYPE_RGBA : PNG_COLOR_TYPE_RGB;
  png_set_IHDR(png, info, picture.width, picture.height, 8, type, PNG_INTERLACE_NONE,
               PNG_COMPRESSION_TYPE_DEFAULT, PNG_FILTER_TYPE_DEFAULT);
  png_write_info(png, info);
  uint32_t random = 0x9E3779B9 ^ picture.seed;
  for (uint32_t y = 0; y < picture.height; y++) {
    if (picture.kind == baseline_illustration) {
      illustration_row(row, picture, y);
    } else {
      photo_row(row, picture, y, &random);
    }
    png_write_row(png, row);
  }
  png_write_end(png, info);
  return 1;
}

static int write_picture(FILE *file, struct baseline_picture picture) {
  png_structp png = png_create_write_struct(PNG_LIBPNG_VER_STRING, NULL, NULL, NULL);
  png_infop info = png == NULL ? NULL : png_create_info_struct(png);
  png_bytep row = malloc((size_t)picture.width * 4);
  int is_written = info != NULL && row != NULL && write_rows(png, info, file, row, picture);
  free(row);
  png_destroy_write_struct(&png, &info);
  return is_written;
}

int baseline_png_write_file(struct baseline_picture picture, const char *path) {
  FILE *file = fopen(path, "wb");
  if (file == NULL) return 0;
  int is_written = write_picture(file, picture);
  return fclose(file) == 0 && is_written;
}

uint8_t *baseline_png_make(struct baseline_picture picture, size_t *count) {
  char *bytes = NULL;
  FILE *file = open_memstream(&bytes, count);
  if (file == NULL) return NULL;
  int is_written = write_picture(file, picture);
  if (fclose(file) == 0 && is_written) return (uint8_t *)bytes;
  free(bytes);
  return NULL;
}
