// Opening a picture, up to its first row.
#include <stdlib.h>

#include "Reader.h"

static void configure(cpngrows_reader *reader) {
  png_structp png = reader->png;
  png_set_read_fn(png, reader, read_for_libpng);
  png_set_crc_action(png, PNG_CRC_ERROR_QUIT, PNG_CRC_ERROR_QUIT);
  png_set_benign_errors(png, true);
  // Limits are checked here, or by the caller once the header has been read.
  png_set_user_limits(png, PNG_UINT_31_MAX, PNG_UINT_31_MAX);
  png_set_chunk_malloc_max(png, 0);
  // Some files declare a smaller window than they use. By default, zlib rejects some of them,
  // depending on how its output is divided.
  png_set_option(png, PNG_MAXIMUM_INFLATE_WINDOW, PNG_OPTION_ON);
}

static bool read_header(cpngrows_reader *reader) {
  if (setjmp(reader->jump) != 0) return false;
  reader->png =
      png_create_read_struct(PNG_LIBPNG_VER_STRING, reader, libpng_error, libpng_warning);
  if (reader->png != NULL) reader->info = png_create_info_struct(reader->png);
  if (reader->info == NULL) {
    reader->error = failure(cpngrows_code_out_of_memory, 0, "");
    return false;
  }
  configure(reader);
  png_read_info(reader->png, reader->info);
  reader->height = png_get_image_height(reader->png, reader->info);
  reader->is_interlaced =
      png_get_interlace_type(reader->png, reader->info) != PNG_INTERLACE_NONE;
  return true;
}

cpngrows_reader *cpngrows_open(
    cpngrows_source source, cpngrows_limits limits, cpngrows_error *error) {
  cpngrows_reader *reader = calloc(1, sizeof *reader);
  if (reader == NULL) {
    *error = failure(cpngrows_code_out_of_memory, 0, "");
    return NULL;
  }
  reader->limits = limits;
  reader->is_first_chunk = true;
  reader->error = failure(cpngrows_code_none, 0, "");
  if (input_open(reader, source) && read_header(reader)) return reader;
  *error = reader->error;
  cpngrows_close(reader);
  return NULL;
}

void *cpngrows_png(const cpngrows_reader *reader) { return reader->png; }

void *cpngrows_info(const cpngrows_reader *reader) { return reader->info; }

void cpngrows_close(cpngrows_reader *reader) {
  if (reader == NULL) return;
  png_destroy_read_struct(&reader->png, &reader->info, NULL);
  free(reader->input.buffer);
  free(reader->data.bytes);
  free(reader->row);
  free(reader);
}
