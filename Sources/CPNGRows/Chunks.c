// The chunks around the image data. Ancillary chunks are skipped, whatever they contain.
#include <string.h>

#include "Reader.h"

bool chunk_is_possible(const uint8_t *header, cpngrows_error *error) {
  if (big_endian_32(header) > PNG_UINT_31_MAX) {
    *error = failure(cpngrows_code_invalid_chunk, "", "PNG unsigned integer out of range");
    return false;
  }
  if (!is_chunk_name(header + 4)) {
    *error = failure(cpngrows_code_invalid_chunk, "", "invalid chunk type");
    return false;
  }
  return true;
}

static bool is_called(const uint8_t *header, const char *name) {
  return memcmp(header + 4, name, 4) == 0;
}

static void copy_name(char name[5], const uint8_t *header) {
  memcpy(name, header + 4, 4);
  name[4] = 0;
}

static cpngrows_error failure_in(cpngrows_code code, const uint8_t *header) {
  char name[5];
  copy_name(name, header);
  return failure(code, name, "");
}

// Skips a chunk up to its checksum. If `crc` isn't null, computes the checksum of its name and
// data.
static bool skip_to_checksum(cpngrows_reader *reader, uint32_t *crc, cpngrows_error *error) {
  const uint8_t *header = input_take(reader, chunk_header_size);
  uint32_t left = big_endian_32(header);
  *error = failure_in(cpngrows_code_truncated, header);
  if (crc != NULL) *crc = (uint32_t)crc32(crc32(0, NULL, 0), header + 4, 4);
  while (left > 0) {
    if (!input_ensure(reader, 1, error)) return false;
    size_t available = reader->input.available;
    uint32_t piece = available < left ? (uint32_t)available : left;
    if (crc != NULL && piece > input_capacity) piece = input_capacity;
    const uint8_t *bytes = input_take(reader, piece);
    if (crc != NULL) *crc = (uint32_t)crc32(*crc, bytes, piece);
    left -= piece;
  }
  return input_ensure(reader, checksum_size, error);
}

static bool skip(cpngrows_reader *reader, cpngrows_error *error) {
  if (!skip_to_checksum(reader, NULL, error)) return false;
  input_take(reader, checksum_size);
  return true;
}

// Returns the header of the next chunk, or null.
static const uint8_t *next_header(cpngrows_reader *reader, cpngrows_error *error) {
  *error = failure(cpngrows_code_truncated, "", "");
  return input_ensure(reader, chunk_header_size, error) ? reader->input.next : NULL;
}

bool chunks_seek(cpngrows_reader *reader, cpngrows_error *error) {
  const uint8_t *header;
  cpngrows_error ignored;
  while ((header = next_header(reader, error)) != NULL) {
    if (!chunk_is_possible(header, &ignored) || (header[4] & ancillary_bit) == 0) return true;
    uint32_t length = big_endian_32(header);
    bool is_read = !reader->transparency.is_there && is_called(header, "tRNS");
    if (!is_read && transparency_lost_name(reader, length, error)) return false;
    if (!(is_read ? transparency_read(reader, length, error) : skip(reader, error))) return false;
  }
  return false;
}

// IEND may contain anything, but it must be complete.
static bool check_end(cpngrows_reader *reader, cpngrows_error *error) {
  uint32_t crc;
  if (!skip_to_checksum(reader, &crc, error)) return false;
  if (big_endian_32(input_take(reader, checksum_size)) == crc) return true;
  *error = failure(cpngrows_code_wrong_checksum, "IEND", "");
  return false;
}

bool chunks_finish(cpngrows_reader *reader) {
  cpngrows_error error;
  bool is_sound = chunks_seek(reader, &error);
  const uint8_t *header = reader->input.next;
  if (is_sound && !chunk_is_possible(header, &error)) {
    is_sound = false;
  } else if (is_sound && is_called(header, "IEND")) {
    is_sound = check_end(reader, &error);
  } else if (is_sound) {
    bool is_late = is_called(header, "IHDR") || is_called(header, "PLTE") ||
                   is_called(header, "IDAT");
    error = failure_in(
        is_late ? cpngrows_code_wrong_order : cpngrows_code_unknown_critical_chunk, header);
    is_sound = false;
  }
  if (!is_sound) reader->error = error;
  return is_sound;
}
