// The baseline for reading a PNG: libpng as its manual shows it, with default settings.

#include "CBenchmarkBaselines.h"

#include <png.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { max_level = 255 };

struct edge {
  uint32_t columns;
  uint32_t rows;
  uint64_t sums[3];
};

static void add_row(struct edge *edge, const uint8_t *row, int channels) {
  for (uint32_t x = 0; x < edge->columns; x++, row += channels) {
    unsigned alpha = channels == 4 ? row[3] : max_level;
    for (int i = 0; i < 3; i++) edge->sums[i] += row[i] * alpha;
  }
  edge->rows++;
}

static int read_rows(png_structp png, png_infop info, png_bytep volatile *row, struct edge *edge) {
  if (setjmp(png_jmpbuf(png)) != 0) return 0;
  png_read_info(png, info);
  uint32_t width = png_get_image_width(png, info), height = png_get_image_height(png, info);
  int channels = png_get_channels(png, info);
  png_bytep bytes = *row = malloc(png_get_rowbytes(png, info));
  if (bytes == NULL) return 0;
  if (edge != NULL) edge->columns = width < 10 ? 1 : width / 10;
  for (uint32_t y = 0; y < height; y++) {
    png_read_row(png, bytes, NULL);
    if (edge != NULL) add_row(edge, bytes, channels);
  }
  png_read_end(png, NULL);
  return 1;
}

static int read_picture(void *source, png_rw_ptr read, double *mean) {
  png_structp png = png_create_read_struct(PNG_LIBPNG_VER_STRING, NULL, NULL, NULL);
  png_infop info = png == NULL ? NULL : png_create_info_struct(png);
  if (info == NULL) return 0;
  png_set_read_fn(png, source, read);
  png_bytep volatile row = NULL;
  struct edge edge = {0};
  int is_read = read_rows(png, info, &row, mean == NULL ? NULL : &edge);
  png_destroy_read_struct(&png, &info, NULL);
  free(row);
  double whole = (double)edge.columns * edge.rows * max_level * max_level;
  for (int i = 0; mean != NULL && i < 3; i++) mean[i] = (double)edge.sums[i] / whole;
  return is_read;
}

struct memory {
  const uint8_t *next;
  size_t left;
};

static void read_memory(png_structp png, png_bytep bytes, size_t count) {
  struct memory *memory = png_get_io_ptr(png);
  if (count > memory->left) png_error(png, "no more bytes");
  memcpy(bytes, memory->next, count);
  memory->next += count;
  memory->left -= count;
}

int baseline_png_read_bytes(const uint8_t *bytes, size_t count, double *mean) {
  struct memory memory = {bytes, count};
  return read_picture(&memory, read_memory, mean);
}

static void read_stream(png_structp png, png_bytep bytes, size_t count) {
  if (fread(bytes, 1, count, png_get_io_ptr(png)) != count) png_error(png, "no more bytes");
}

int baseline_png_read_file(const char *path, double *mean) {
  FILE *file = fopen(path, "rb");
  if (file == NULL) return 0;
  int is_read = read_picture(file, read_stream, mean);
  fclose(file);
  return is_read;
}
