// The run of IDAT chunks, read without libpng and as strictly.
#include <string.h>

#include "Reader.h"

static const uint8_t data_name[] = {'I', 'D', 'A', 'T'};

static void enter_chunk(cpngrows_reader *reader, uint32_t length) {
  reader->run.chunk_left = length;
  reader->run.crc = (uint32_t)crc32(crc32(0, NULL, 0), data_name, sizeof data_name);
}

void run_begin(cpngrows_reader *reader) { enter_chunk(reader, reader->run.first_length); }

static const uint8_t *take(cpngrows_reader *reader, size_t count) {
  const uint8_t *bytes = reader->input.next;
  reader->input.next += count;
  reader->input.available -= count;
  return bytes;
}

static bool check_checksum(cpngrows_reader *reader, cpngrows_error *error) {
  *error = failure(cpngrows_code_truncated, "IDAT", "");
  if (!input_ensure(reader, checksum_size, error)) return false;
  if (big_endian_32(take(reader, checksum_size)) == reader->run.crc) return true;
  *error = failure(cpngrows_code_wrong_checksum, "IDAT", "IDAT: CRC error");
  return false;
}

// Why the run ends before the data do: libpng would say the same of the header that comes.
static cpngrows_error end_of_run(const uint8_t *header) {
  if (big_endian_32(header) > PNG_UINT_31_MAX) {
    return failure(cpngrows_code_invalid_chunk, "", "PNG unsigned integer out of range");
  }
  if (!is_chunk_name(header + 4)) {
    return failure(cpngrows_code_invalid_chunk, "", "invalid chunk type");
  }
  return failure(cpngrows_code_not_enough_data, "IDAT", "Not enough image data");
}

// Goes from the end of one IDAT to the next. A header that is not one stays for libpng.
static bool next_chunk(cpngrows_reader *reader, cpngrows_error *error) {
  if (!check_checksum(reader, error)) return false;
  reader->run.is_over = true;
  *error = failure(cpngrows_code_truncated, "", "");
  if (!input_ensure(reader, chunk_header_size, error)) return false;
  const uint8_t *header = reader->input.next;
  uint32_t length = big_endian_32(header);
  bool is_data = memcmp(header + 4, data_name, sizeof data_name) == 0;
  if (!is_data || length > PNG_UINT_31_MAX) {
    *error = end_of_run(header);
    return false;
  }
  reader->run.is_over = false;
  take(reader, chunk_header_size);
  enter_chunk(reader, length);
  return true;
}

bool run_next(cpngrows_reader *reader, cpngrows_error *error) {
  data_run *run = &reader->run;
  while (run->chunk_left == 0) {
    if (!next_chunk(reader, error)) return false;
  }
  // libpng takes nothing of a piece that is not there as a whole. Where a chunk says that it is
  // longer than the file, both say so at the same place.
  uint32_t piece = run->chunk_left < data_piece ? run->chunk_left : data_piece;
  *error = failure(cpngrows_code_truncated, "IDAT", "");
  if (!input_ensure(reader, piece, error)) return false;
  *error = failure(cpngrows_code_none, "", "");
  size_t pieces = reader->input.available / data_piece * data_piece;
  uint32_t count = pieces < run->chunk_left ? (uint32_t)pieces : run->chunk_left;
  if (count < piece) count = piece;
  const uint8_t *bytes = take(reader, count);
  run->crc = (uint32_t)crc32(run->crc, bytes, count);
  run->chunk_left -= count;
  reader->stream.next_in = (Bytef *)bytes;
  reader->stream.avail_in = count;
  return true;
}

bool run_skip_rest(cpngrows_reader *reader) {
  cpngrows_error found = failure(cpngrows_code_none, "", "");
  while (!reader->run.is_over && run_next(reader, &found)) continue;
  // What comes after the run is for libpng to judge.
  if (!reader->run.is_over) reader->error = found;
  return reader->run.is_over;
}
