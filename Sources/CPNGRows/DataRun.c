// The run of IDAT chunks, read without libpng but as strictly, or continued from where libpng
// stopped.
#include <string.h>

#include "Reader.h"

static const uint8_t data_name[] = {'I', 'D', 'A', 'T'};

void run_enter(cpngrows_reader *reader, uint32_t length) {
  reader->run.chunk_left = length;
  reader->run.crc = (uint32_t)crc32(crc32(0, NULL, 0), data_name, sizeof data_name);
  reader->run.is_checked = false;
  stream_count(reader, chunk_header_size + checksum_size);
}

void run_pass(cpngrows_reader *reader, const uint8_t *bytes, uint32_t count) {
  reader->run.crc = (uint32_t)crc32(reader->run.crc, bytes, count);
  reader->run.chunk_left -= count;
}

static bool check_checksum(cpngrows_reader *reader, cpngrows_error *error) {
  *error = failure(cpngrows_code_truncated, "IDAT", "");
  if (!input_ensure(reader, checksum_size, error)) return false;
  reader->run.is_checked = true;
  if (big_endian_32(input_take(reader, checksum_size)) == reader->run.crc) return true;
  *error = failure(cpngrows_code_wrong_checksum, "IDAT", "IDAT: CRC error");
  return false;
}

// Advances from the end of one IDAT to the next. Any other header is left for the caller.
static bool next_chunk(cpngrows_reader *reader, cpngrows_error *error) {
  if (!reader->run.is_checked && !check_checksum(reader, error)) return false;
  *error = failure(cpngrows_code_truncated, "", "");
  reader->run.is_over = true;
  if (!input_ensure(reader, chunk_header_size, error)) return false;
  const uint8_t *header = reader->input.next;
  if (!chunk_is_possible(header, error)) return false;
  if (memcmp(header + 4, data_name, sizeof data_name) != 0) {
    *error = failure(cpngrows_code_not_enough_data, "IDAT", "Not enough image data");
    return false;
  }
  reader->run.is_over = false;
  run_enter(reader, big_endian_32(input_take(reader, chunk_header_size)));
  *error = reader->pending;
  return error->code == cpngrows_code_none;
}

// Gives the stream its next bytes; false at the end of the run, or if it is damaged.
static bool run_next(cpngrows_reader *reader, cpngrows_error *error) {
  data_run *run = &reader->run;
  while (run->chunk_left == 0) {
    if (!next_chunk(reader, error)) return false;
  }
  // libpng uses no part of an incomplete piece. Requiring whole pieces makes both report a chunk
  // that is longer than the file at the same row.
  uint32_t piece = run->chunk_left < data_piece ? run->chunk_left : data_piece;
  *error = failure(cpngrows_code_truncated, "IDAT", "");
  if (!input_ensure(reader, piece, error)) return false;
  *error = failure(cpngrows_code_none, "", "");
  size_t available = reader->input.available;
  // At most as much as one read of a file, so that cancellation is checked often enough.
  size_t pieces = (available < input_capacity ? available : input_capacity) / data_piece * data_piece;
  uint32_t count = pieces < run->chunk_left ? (uint32_t)pieces : run->chunk_left;
  if (count < piece) count = piece;
  const uint8_t *bytes = input_take(reader, count);
  run_pass(reader, bytes, count);
  reader->stream.next_in = (Bytef *)bytes;
  reader->stream.avail_in = count;
  return true;
}

bool run_fill(cpngrows_reader *reader) {
  z_stream *stream = &reader->stream;
  stream->next_out = reader->output;
  stream->avail_out = output_capacity;
  while (stream->avail_out > 0 && !reader->stream_ended &&
         reader->pending.code == cpngrows_code_none) {
    cpngrows_error found;
    bool goes_on = (stream->avail_in > 0 || run_next(reader, &found)) &&
                   !input_is_cancelled(reader, &found);
    if (goes_on) {
      stream_inflate(reader);
    } else {
      reader->pending = found;
    }
  }
  reader->output_next = 0;
  reader->output_end = output_capacity - stream->avail_out;
  return reader->output_end > 0;
}

bool run_finish(cpngrows_reader *reader) {
  // The checksum of the inflated data comes last.
  while (!reader->stream_ended && reader->pending.code == cpngrows_code_none) run_fill(reader);
  cpngrows_error found = reader->pending;
  while (reader->pending.code == cpngrows_code_none) {
    stream_drop(reader);
    found = reader->pending;
    if (found.code == cpngrows_code_none && !run_next(reader, &found)) break;
  }
  // The chunk after the last IDAT is checked by the caller.
  if (reader->pending.code == cpngrows_code_none && reader->run.is_over) return true;
  reader->error = found;
  return false;
}
