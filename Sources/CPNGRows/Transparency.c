// The tRNS chunk, the only ancillary chunk that changes a picture's pixels.
#include <string.h>

#include "Reader.h"

static const uint8_t own_name[] = {'t', 'R', 'N', 'S'};

static uint32_t checksum_of(const uint8_t *bytes, uint32_t count) {
  uint32_t crc = (uint32_t)crc32(crc32(0, NULL, 0), own_name, sizeof own_name);
  return (uint32_t)crc32(crc, bytes, count);
}

// The largest length of tRNS, which is also the only valid one for a picture without a palette.
static uint32_t bytes_of(const cpngrows_reader *reader, uint8_t color_type) {
  png_colorp colors = NULL;
  int color_count = 0;
  switch (color_type) {
  case PNG_COLOR_TYPE_GRAY: return 2;
  case PNG_COLOR_TYPE_RGB: return 6;
  case PNG_COLOR_TYPE_PALETTE:
    png_get_PLTE(reader->png, reader->info, &colors, &color_count);
    return (uint32_t)color_count;
  default: return 0;
  }
}

// Returns the problem with a tRNS of this length in this place, or no error.
static cpngrows_error judge(const cpngrows_reader *reader, uint32_t length) {
  uint8_t color_type = png_get_color_type(reader->png, reader->info);
  bool has_palette = color_type == PNG_COLOR_TYPE_PALETTE;
  bool is_early = has_palette && png_get_valid(reader->png, reader->info, PNG_INFO_PLTE) == 0;
  if (reader->has_begun || is_early) return failure(cpngrows_code_wrong_order, "tRNS", "");
  if (length > reader->limits.chunk_bytes) {
    cpngrows_error error = failure(cpngrows_code_chunk_too_large, "tRNS", "");
    error.limit = reader->limits.chunk_bytes;
    return error;
  }
  uint32_t most = bytes_of(reader, color_type);
  bool is_right = has_palette ? length > 0 && length <= most : length == most && most > 0;
  return failure(is_right ? cpngrows_code_none : cpngrows_code_invalid_transparency, "tRNS", "");
}

bool transparency_read(cpngrows_reader *reader, uint32_t length, cpngrows_error *error) {
  *error = judge(reader, length);
  if (error->code != cpngrows_code_none) return false;
  *error = failure(cpngrows_code_truncated, "tRNS", "");
  if (!input_ensure(reader, chunk_header_size + length + checksum_size, error)) return false;
  const uint8_t *bytes = input_take(reader, chunk_header_size + length + checksum_size);
  bytes += chunk_header_size;
  if (big_endian_32(bytes + length) != checksum_of(bytes, length)) {
    *error = failure(cpngrows_code_wrong_checksum, "tRNS", "");
    return false;
  }
  reader->transparency.is_there = true;
  reader->transparency.count = length;
  memcpy(reader->transparency.bytes, bytes, length);
  return true;
}

bool transparency_lost_name(cpngrows_reader *reader, uint32_t length, cpngrows_error *error) {
  if (reader->transparency.is_there || reader->has_begun || length > most_colors) return false;
  *error = failure(cpngrows_code_truncated, "", "");
  size_t whole = chunk_header_size + length + checksum_size;
  if (!input_ensure(reader, whole, error)) return false;
  const uint8_t *bytes = reader->input.next + chunk_header_size;
  if (big_endian_32(bytes + length) != checksum_of(bytes, length)) return false;
  *error = failure(cpngrows_code_wrong_checksum, "", "");
  memcpy(error->chunk, bytes - sizeof own_name, sizeof own_name);
  return true;
}

void transparency_keep(const transparency *transparency, cpngrows_header *header) {
  if (header->color_type == PNG_COLOR_TYPE_PALETTE) {
    for (uint32_t i = 0; i < transparency->count; i++) {
      header->palette[i][3] = transparency->bytes[i];
    }
    return;
  }
  header->has_key = transparency->is_there;
  // A sample is stored in 16 bits, of which only the lowest count: as many as the bit depth.
  uint16_t mask = (uint16_t)(UINT16_MAX >> (16 - header->bit_depth));
  for (uint32_t i = 0; i < transparency->count / 2; i++) {
    const uint8_t *sample = transparency->bytes + 2 * (size_t)i;
    header->key[i] = (uint16_t)(sample[0] << 8 | sample[1]) & mask;
  }
}
