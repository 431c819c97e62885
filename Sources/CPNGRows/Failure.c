// Errors, and the way out of libpng.
#include <stdio.h>
#include <string.h>

#include "Reader.h"

cpngrows_error failure(cpngrows_code code, uint32_t chunk, const char *words) {
  cpngrows_error error = {.code = code, .row = -1, .chunk = chunk};
  snprintf(error.words, sizeof error.words, "%s", words);
  return error;
}

static bool says(const char *words, const char *part) { return strstr(words, part) != NULL; }

// Adds the row that couldn't be made, if there is one.
static void add_row(cpngrows_reader *reader, cpngrows_error *error) {
  bool is_of_rows =
      error->code != cpngrows_code_cancelled && error->code != cpngrows_code_too_much_data;
  // The checksum of all rows belongs to none of them.
  if (!is_of_rows || says(error->words, "incorrect data check")) return;
  if (!reader->has_begun || rows_are_made(reader)) return;
  error->row = current_row(reader);
  error->pass = current_pass(reader);
}

void stop(cpngrows_reader *reader, cpngrows_error error) {
  reader->error = error;
  add_row(reader, &reader->error);
  longjmp(reader->jump, 1);
}

void libpng_error(png_structp png, png_const_charp words) {
  // While a chunk's header is read, libpng still has the name of the previous chunk.
  bool is_between = (png_get_io_state(png) & PNG_IO_MASK_LOC) == PNG_IO_CHUNK_HDR;
  uint32_t chunk = is_between ? 0 : png_get_io_chunk_type(png);
  stop(png_get_error_ptr(png), failure(cpngrows_code_libpng, chunk, words));
}

void libpng_warning(png_structp png, png_const_charp words) {
  // libpng only warns about many problems that make wrong pixels. These don't.
  static const char *const harmless[] = {
      // There are more bytes than the picture needs.
      "xtra compressed data",
      "Too much image data",
      "chunk data is too large",
      // A palette doesn't change the pixels of a gray picture.
      "ignored in grayscale",
      // Only the lowest bits of a transparency count.
      "out-of-range samples",
  };
  cpngrows_reader *reader = png_get_error_ptr(png);
  if (says(words, "xtra compressed data")) reader->data.has_ended = true;
  for (size_t i = 0; i < sizeof harmless / sizeof harmless[0]; i++) {
    if (says(words, harmless[i])) return;
  }
  libpng_error(png, words);
}
