// What libpng alone, called as any program calls it, finds in a file.
#include <png.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

enum { edge_count = 4, is_refused = 0, has_rows = 1, is_clean = 2 };

typedef struct {
  const uint8_t *next;
  size_t left;
} bytes;

static void give(png_structp png, png_bytep into, size_t count) {
  bytes *bytes = png_get_io_ptr(png);
  if (count > bytes->left) png_error(png, "the end");
  memcpy(into, bytes->next, count);
  bytes->next += count;
  bytes->left -= count;
}

static void count_warning(png_structp png, png_const_charp words) {
  (void)words;
  *(volatile int *)png_get_error_ptr(png) += 1;
}

static void leave(png_structp png, png_const_charp words) {
  (void)words;
  png_longjmp(png, 1);
}

// Adds a pixel to the sums of color × opacity, and to the number of pixels.
static void add(uint64_t sums[4], const uint8_t *pixel) {
  for (int i = 0; i < 3; i++) sums[i] += (uint64_t)pixel[i] * pixel[3];
  sums[3] += 1;
}

static void add_edges(
    uint64_t sums[edge_count][4], const uint8_t *pixels, uint32_t width, uint32_t height) {
  uint32_t columns = width / 10 > 0 ? width / 10 : 1, rows = height / 10 > 0 ? height / 10 : 1;
  for (uint32_t y = 0; y < height; y++) {
    for (uint32_t x = 0; x < width; x++) {
      const uint8_t *pixel = pixels + 4 * ((size_t)y * width + x);
      if (x < columns) add(sums[0], pixel);
      if (x >= width - columns) add(sums[1], pixel);
      if (y < rows) add(sums[2], pixel);
      if (y >= height - rows) add(sums[3], pixel);
    }
  }
}

static void configure(png_structp png) {
  static const uint8_t transparency[] = "tRNS";
  // The others don't change a pixel.
  png_set_keep_unknown_chunks(png, PNG_HANDLE_CHUNK_NEVER, NULL, -1);
  png_set_keep_unknown_chunks(png, PNG_HANDLE_CHUNK_AS_DEFAULT, transparency, 1);
  png_set_crc_action(png, PNG_CRC_ERROR_QUIT, PNG_CRC_WARN_DISCARD);
  png_set_option(png, PNG_MAXIMUM_INFLATE_WINDOW, PNG_OPTION_ON);
}

// Returns whether libpng makes all rows of a picture, and if so, whether it has nothing to say about
// the whole file. Adds up the edges: left, right, top, and bottom.
int libpng_edges(
    const uint8_t *data, size_t size, uint64_t most_pixels, uint64_t sums[edge_count][4]) {
  bytes input = {data, size};
  volatile int warnings = 0;
  volatile int answer = is_refused;
  uint8_t *volatile pixels = NULL;
  uint8_t **volatile rows = NULL;
  png_infop info = NULL;
  png_structp png =
      png_create_read_struct(PNG_LIBPNG_VER_STRING, (void *)&warnings, leave, count_warning);
  if (png != NULL) info = png_create_info_struct(png);
  if (info == NULL) abort();
  if (setjmp(png_jmpbuf(png)) == 0) {
    png_set_read_fn(png, &input, give);
    configure(png);
    png_read_info(png, info);
    uint32_t width = png_get_image_width(png, info), height = png_get_image_height(png, info);
    if ((uint64_t)width * height > most_pixels) png_error(png, "too large");
    png_set_expand(png);
    png_set_gray_to_rgb(png);
    png_set_scale_16(png);
    png_set_add_alpha(png, UINT8_MAX, PNG_FILLER_AFTER);
    png_set_interlace_handling(png);
    png_read_update_info(png, info);
    pixels = calloc((size_t)width * height, 4);
    rows = malloc(height * sizeof *rows);
    for (uint32_t y = 0; y < height; y++) rows[y] = pixels + 4 * (size_t)width * y;
    png_read_image(png, rows);
    add_edges(sums, pixels, width, height);
    answer = has_rows;
    png_read_end(png, info);
    if (warnings == 0) answer = is_clean;
  }
  png_destroy_read_struct(&png, &info, NULL);
  free(pixels);
  free(rows);
  return answer;
}
