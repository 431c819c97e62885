#include "CPNGRows.h"

#include <stdlib.h>
#include <string.h>

#include "Reader.h"

const char *cpngrows_libpng_version(void) { return png_get_libpng_ver(NULL); }

static const uint8_t signature[] = {0x89, 'P', 'N', 'G', '\r', '\n', 0x1a, '\n'};

// libpng reads the signature in one piece, so it would report any shorter file as truncated, even
// if it isn't a PNG.
static bool check_signature(cpngrows_reader *reader) {
  cpngrows_error error = failure(cpngrows_code_truncated, "", "");
  bool is_whole = input_ensure(reader, sizeof signature, &error);
  size_t count = is_whole ? sizeof signature : reader->input.available;
  if (error.code == cpngrows_code_truncated && count > 0 &&
      memcmp(reader->input.next, signature, count < 4 ? count : 4) != 0) {
    error = failure(cpngrows_code_not_png, "", "");
    is_whole = false;
  }
  if (!is_whole) reader->error = error;
  return is_whole;
}

// IHDR must be the first chunk. libpng wouldn't report an ancillary chunk before it.
static bool check_first_chunk(cpngrows_reader *reader) {
  cpngrows_error ignored = failure(cpngrows_code_none, "", "");
  if (!input_ensure(reader, sizeof signature + chunk_header_size, &ignored)) return true;
  const uint8_t *name = reader->input.next + sizeof signature + 4;
  if (!is_chunk_name(name) || (name[0] & ancillary_bit) == 0) return true;
  reader->error = failure(cpngrows_code_wrong_order, "", "");
  memcpy(reader->error.chunk, name, 4);
  return false;
}

static cpngrows_error too_large(cpngrows_code code, uint64_t found, uint64_t limit) {
  cpngrows_error error = failure(code, "IHDR", "");
  error.found = found;
  error.limit = limit;
  return error;
}

// Checks IHDR before libpng does, to report which limit it exceeds. An invalid IHDR is left for
// libpng to report.
static bool check_limits(cpngrows_reader *reader) {
  cpngrows_error ignored = failure(cpngrows_code_none, "", "");
  size_t ihdr = sizeof signature + chunk_header_size;
  if (!input_ensure(reader, ihdr + ihdr_size + checksum_size, &ignored)) return true;
  const uint8_t *header = reader->input.next + sizeof signature;
  const uint8_t *fields = reader->input.next + ihdr;
  uint32_t checksum = (uint32_t)crc32(crc32(0, NULL, 0), header + 4, 4 + ihdr_size);
  bool is_sound = big_endian_32(header) == ihdr_size && memcmp(header + 4, "IHDR", 4) == 0 &&
                  big_endian_32(fields + ihdr_size) == checksum;
  uint32_t width = big_endian_32(fields), height = big_endian_32(fields + 4);
  if (!is_sound || width > PNG_UINT_31_MAX || height > PNG_UINT_31_MAX) return true;

  const cpngrows_limits *limits = &reader->limits;
  uint64_t pixels = (uint64_t)width * height;
  if (width > limits->width) {
    reader->error = too_large(cpngrows_code_too_wide, width, limits->width);
  } else if (height > limits->height) {
    reader->error = too_large(cpngrows_code_too_high, height, limits->height);
  } else if (pixels > limits->pixels) {
    reader->error = too_large(cpngrows_code_too_many_pixels, pixels, limits->pixels);
  }
  return reader->error.code == cpngrows_code_none;
}

static uint32_t at_most(uint64_t value, uint32_t most) {
  return value < most ? (uint32_t)value : most;
}

static void configure(cpngrows_reader *reader) {
  png_structp png = reader->png;
  const cpngrows_limits *limits = &reader->limits;
  png_set_read_fn(png, reader, read_for_libpng);
  png_set_crc_action(png, PNG_CRC_ERROR_QUIT, PNG_CRC_ERROR_QUIT);
  png_set_user_limits(
      png, at_most(limits->width, PNG_UINT_31_MAX), at_most(limits->height, PNG_UINT_31_MAX));
  // To libpng, 0 means no limit.
  png_set_chunk_malloc_max(png, limits->chunk_bytes == 0 ? 1 : limits->chunk_bytes);
  png_set_compression_buffer_size(png, data_piece);
  // Some files declare a smaller window than they use. By default, zlib rejects some of them,
  // depending on how its output is divided.
  png_set_option(png, PNG_MAXIMUM_INFLATE_WINDOW, PNG_OPTION_ON);
}

static void keep_palette(cpngrows_reader *reader) {
  cpngrows_header *header = &reader->header;
  if (header->color_type != PNG_COLOR_TYPE_PALETTE) return;
  png_colorp colors = NULL;
  int color_count = 0;
  png_get_PLTE(reader->png, reader->info, &colors, &color_count);
  header->palette_count = (uint16_t)color_count;
  for (int i = 0; i < color_count; i++) {
    const uint8_t entry[] = {colors[i].red, colors[i].green, colors[i].blue, UINT8_MAX};
    memcpy(header->palette[i], entry, sizeof entry);
  }
}

static bool read_header(cpngrows_reader *reader) {
  if (setjmp(reader->jump) != 0) return false;
  reader->png =
      png_create_read_struct(PNG_LIBPNG_VER_STRING, reader, libpng_error, libpng_warning);
  if (reader->png != NULL) reader->info = png_create_info_struct(reader->png);
  if (reader->info == NULL) {
    reader->error = failure(cpngrows_code_out_of_memory, "", "");
    return false;
  }
  configure(reader);
  png_read_info(reader->png, reader->info);

  cpngrows_header *header = &reader->header;
  header->width = png_get_image_width(reader->png, reader->info);
  header->height = png_get_image_height(reader->png, reader->info);
  header->bit_depth = png_get_bit_depth(reader->png, reader->info);
  header->color_type = png_get_color_type(reader->png, reader->info);
  header->is_interlaced =
      png_get_interlace_type(reader->png, reader->info) != PNG_INTERLACE_NONE;
  keep_palette(reader);
  transparency_keep(&reader->transparency, header);
  return true;
}

static cpngrows_reader *create(
    const cpngrows_limits *limits, cpngrows_is_cancelled is_cancelled, cpngrows_error *error) {
  cpngrows_reader *reader = calloc(1, sizeof *reader);
  if (reader == NULL) {
    *error = failure(cpngrows_code_out_of_memory, "", "");
    return NULL;
  }
  reader->limits = *limits;
  reader->is_cancelled = is_cancelled;
  // Unknown until the passes are known.
  reader->needed = UINT64_MAX;
  reader->error = failure(cpngrows_code_none, "", "");
  reader->pending = reader->error;
  return reader;
}

static cpngrows_reader *open_prepared(
    cpngrows_reader *reader, bool is_prepared, cpngrows_error *error) {
  if (is_prepared && check_signature(reader) && check_first_chunk(reader) &&
      check_limits(reader) && read_header(reader)) {
    return reader;
  }
  *error = reader->error;
  cpngrows_close(reader);
  return NULL;
}

cpngrows_reader *cpngrows_open_path(
    const char *path, const cpngrows_limits *limits, cpngrows_is_cancelled is_cancelled,
    cpngrows_error *error) {
  cpngrows_reader *reader = create(limits, is_cancelled, error);
  if (reader == NULL) return NULL;
  return open_prepared(reader, input_open_path(reader, path), error);
}

cpngrows_reader *cpngrows_open_bytes(
    const void *bytes, size_t count, const cpngrows_limits *limits, cpngrows_is_cancelled is_cancelled,
    cpngrows_error *error) {
  cpngrows_reader *reader = create(limits, is_cancelled, error);
  if (reader == NULL) return NULL;
  reader->input.next = bytes;
  reader->input.available = count;
  return open_prepared(reader, true, error);
}

cpngrows_reader *cpngrows_open_descriptor(
    int descriptor, const cpngrows_limits *limits, cpngrows_is_cancelled is_cancelled,
    cpngrows_error *error) {
  cpngrows_reader *reader = create(limits, is_cancelled, error);
  if (reader == NULL) return NULL;
  reader->input.descriptor = descriptor;
  return open_prepared(reader, input_prepare_buffer(reader), error);
}

const cpngrows_header *cpngrows_header_of(const cpngrows_reader *reader) {
  return &reader->header;
}

void cpngrows_close(cpngrows_reader *reader) {
  if (reader == NULL) return;
  if (reader->has_stream) inflateEnd(&reader->stream);
  png_destroy_read_struct(&reader->png, &reader->info, NULL);
  input_close(&reader->input);
  free(reader->output);
  for (int i = 0; i < 3; i++) free(reader->row_allocations[i]);
  free(reader);
}
