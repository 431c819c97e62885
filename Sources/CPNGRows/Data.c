// The image data, which libpng gets as a single chunk without an end.
//
// libpng reads on after the last row, for the checksum of all rows, but only to the end of the
// bytes that it happens to have, and doesn't tell whether it has found the checksum. So it gets the
// last bytes of the data all at once, and where it finds the end of the stream in them, it warns
// that its chunk goes on.
#include <stdlib.h>
#include <string.h>
#include <zlib.h>

#include "Reader.h"

enum {
  // The number of bytes that libpng gets at once.
  piece = 8 * 1024,
  // As long as there are more than these and another piece, there is no end in sight.
  last_piece = 64 * 1024,
  capacity = 3 * last_piece,
};

static const uint8_t name[] = {'I', 'D', 'A', 'T'};

static cpngrows_error too_much(void) { return failure(cpngrows_code_too_much_data, chunk_idat, ""); }

static bool check_checksum(cpngrows_reader *reader) {
  image_data *data = &reader->data;
  data->problem = failure(cpngrows_code_truncated, chunk_idat, "");
  if (!input_ensure(reader, checksum_size, &data->problem)) return false;
  data->problem = failure(cpngrows_code_wrong_checksum, chunk_idat, "IDAT: CRC error");
  data->is_in_chunk = false;
  return big_endian_32(input_take(reader, checksum_size)) == data->crc;
}

// Enters the next IDAT. The header of any other chunk is left for the caller.
static bool enter_chunk(cpngrows_reader *reader) {
  image_data *data = &reader->data;
  data->problem = failure(cpngrows_code_truncated, 0, "");
  if (!input_ensure(reader, chunk_header_size, &data->problem)) return false;
  const uint8_t *header = reader->input.next;
  if (!chunk_is_possible(header, &data->problem)) return false;
  data->is_sound = memcmp(header + 4, name, sizeof name) != 0;
  data->problem = failure(cpngrows_code_not_enough_data, chunk_idat, "Not enough image data");
  if (data->is_sound) return false;
  input_take(reader, chunk_header_size);
  data->is_in_chunk = true;
  data->chunk_left = big_endian_32(header);
  data->crc = (uint32_t)crc32(crc32(0, NULL, 0), name, sizeof name);
  data->empty += chunk_header_size + checksum_size;
  data->problem = too_much();
  return data->empty <= reader->limits.trailing_bytes;
}

static bool take_bytes(cpngrows_reader *reader) {
  image_data *data = &reader->data;
  data->problem = failure(cpngrows_code_truncated, chunk_idat, "");
  if (!input_ensure(reader, 1, &data->problem)) return false;
  size_t count = capacity - data->end;
  if (count > reader->input.available) count = reader->input.available;
  if (count > data->chunk_left) count = data->chunk_left;
  uint8_t *bytes = data->bytes + data->end;
  memcpy(bytes, input_take(reader, count), count);
  data->crc = (uint32_t)crc32(data->crc, bytes, (uInt)count);
  data->chunk_left -= (uint32_t)count;
  data->end += count;
  data->empty = 0;
  return true;
}

static void fill(cpngrows_reader *reader) {
  image_data *data = &reader->data;
  memmove(data->bytes, data->bytes + data->begin, data->end - data->begin);
  data->end -= data->begin;
  data->begin = 0;
  while (!data->is_over && data->end < capacity) {
    bool goes_on = !data->is_in_chunk       ? enter_chunk(reader)
                   : data->chunk_left == 0 ? check_checksum(reader)
                                            : take_bytes(reader);
    data->is_over = !goes_on;
  }
}

// libpng always wants as many bytes as it was told to, so it has to be told before it asks.
static void prepare(cpngrows_reader *reader) {
  image_data *data = &reader->data;
  if (data->end - data->begin < last_piece + piece) fill(reader);
  size_t left = data->end - data->begin;
  if (left >= last_piece + piece) left = piece;
  if (left > 0) png_set_compression_buffer_size(reader->png, left);
}

bool data_begin(cpngrows_reader *reader) {
  reader->data.bytes = malloc(capacity);
  if (reader->data.bytes == NULL) {
    reader->error = failure(cpngrows_code_out_of_memory, 0, "");
    return false;
  }
  prepare(reader);
  return true;
}

void data_give(cpngrows_reader *reader, png_bytep into, size_t count) {
  image_data *data = &reader->data;
  cpngrows_error error;
  bool is_after_rows = rows_are_made(reader);
  // All is well: libpng would skip the rest of its chunk, which has none.
  if (is_after_rows && data->has_ended) longjmp(reader->jump, 1);
  if (input_is_cancelled(reader, &error)) stop(reader, error);
  if (is_after_rows) data->trailing += count;
  if (data->trailing > reader->limits.trailing_bytes) stop(reader, too_much());
  if (data->end - data->begin < count) stop(reader, data->problem);
  memcpy(into, data->bytes + data->begin, count);
  data->begin += count;
  prepare(reader);
}

bool data_finish(cpngrows_reader *reader) {
  image_data *data = &reader->data;
  while (true) {
    data->trailing += data->end - data->begin;
    data->begin = data->end;
    if (data->is_over || data->trailing > reader->limits.trailing_bytes) break;
    fill(reader);
  }
  bool is_short = data->trailing <= reader->limits.trailing_bytes;
  if (is_short && data->is_sound && data->has_ended) return true;
  reader->error = is_short ? data->problem : too_much();
  return false;
}
