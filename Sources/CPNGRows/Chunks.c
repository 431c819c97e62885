// The chunks around the image data. Only those that the picture needs are read: versions of libpng
// differ in which of the others they reject.
#include <zlib.h>

#include "Reader.h"

static bool is_ancillary(const uint8_t *header) { return (header[4] & ancillary_bit) != 0; }

bool chunk_is_possible(const uint8_t *header, cpngrows_error *error) {
  if (big_endian_32(header) > PNG_UINT_31_MAX) {
    *error = failure(cpngrows_code_invalid_chunk, 0, "PNG unsigned integer out of range");
    return false;
  }
  for (int i = 4; i < 8; i++) {
    uint8_t letter = header[i] | 0x20;
    if (letter >= 'a' && letter <= 'z') continue;
    *error = failure(cpngrows_code_invalid_chunk, 0, "invalid chunk type");
    return false;
  }
  return true;
}

// Skips a chunk, as if its name were `name`. Sets `is_sound` to whether its checksum is right.
static bool skip(
    cpngrows_reader *reader, const uint8_t name[4], bool *is_sound, cpngrows_error *error) {
  uint32_t left = big_endian_32(input_take(reader, chunk_header_size));
  uint32_t crc = (uint32_t)crc32(crc32(0, NULL, 0), name, 4);
  while (left > 0) {
    if (!input_ensure(reader, 1, error)) return false;
    size_t piece = left < input_capacity ? left : input_capacity;
    if (piece > reader->input.available) piece = reader->input.available;
    crc = (uint32_t)crc32(crc, input_take(reader, piece), (uInt)piece);
    left -= (uint32_t)piece;
  }
  if (!input_ensure(reader, checksum_size, error)) return false;
  *is_sound = big_endian_32(input_take(reader, checksum_size)) == crc;
  return true;
}

const uint8_t *chunk_seek(cpngrows_reader *reader, cpngrows_error *error) {
  static const uint8_t transparency[] = {'t', 'R', 'N', 'S'};
  cpngrows_error ignored;
  while (true) {
    *error = failure(cpngrows_code_truncated, 0, "");
    if (!input_ensure(reader, chunk_header_size, error)) return NULL;
    const uint8_t *header = reader->input.next;
    if (!chunk_is_possible(header, &ignored) || !is_ancillary(header)) return header;
    *error = failure(cpngrows_code_wrong_order, name_in(header), "");
    if (reader->is_first_chunk) return NULL;
    bool may_be_transparency = !reader->has_transparency && !reader->has_begun;
    if (name_in(header) == chunk_trns && may_be_transparency) return header;
    if (name_in(header) == chunk_trns && !reader->has_transparency) return NULL;
    *error = failure(cpngrows_code_truncated, name_in(header), "");
    // If the checksum is that of a transparency, the chunk has lost its name.
    bool is_transparency;
    if (!skip(reader, transparency, &is_transparency, error)) return NULL;
    *error = failure(cpngrows_code_wrong_checksum, chunk_trns, "");
    if (is_transparency && may_be_transparency) return NULL;
  }
}

bool chunks_finish(cpngrows_reader *reader) {
  static const uint8_t end[] = {'I', 'E', 'N', 'D'};
  const uint8_t *header = chunk_seek(reader, &reader->error);
  if (header == NULL || !chunk_is_possible(header, &reader->error)) return false;
  uint32_t name = name_in(header);
  if (name != chunk_iend) {
    bool is_late = name == chunk_ihdr || name == chunk_plte || name == chunk_idat;
    reader->error = failure(
        is_late ? cpngrows_code_wrong_order : cpngrows_code_unknown_critical_chunk, name, "");
    return false;
  }
  // It may contain anything, but it must be complete.
  bool is_sound;
  reader->error = failure(cpngrows_code_truncated, name, "");
  if (!skip(reader, end, &is_sound, &reader->error)) return false;
  reader->error =
      failure(is_sound ? cpngrows_code_none : cpngrows_code_wrong_checksum, is_sound ? 0 : name, "");
  return is_sound;
}
