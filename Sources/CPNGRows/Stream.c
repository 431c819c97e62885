// The image data as a stream that is inflated here, either to make rows or only to check its end.
#include <stdlib.h>
#include <string.h>

#include "Reader.h"

bool stream_begin(cpngrows_reader *reader) {
  // With room for the bytes that the unfiltering kernels load beyond the last row.
  reader->output = malloc(output_capacity + row_slack);
  reader->has_stream = reader->output != NULL && inflateInit(&reader->stream) == Z_OK;
  // The checksum is computed here instead, which is faster.
  if (reader->has_stream) inflateValidate(&reader->stream, 0);
  reader->adler = (uint32_t)adler32(0, NULL, 0);
  if (!reader->has_stream) reader->error = failure(cpngrows_code_out_of_memory, "", "");
  return reader->has_stream;
}

// The data after the last row is read only for its checksum, so the time for it is limited.
static void check_trailing(cpngrows_reader *reader) {
  if (reader->made < reader->needed || reader->pending.code != cpngrows_code_none) return;
  uint64_t made = reader->made - reader->needed, limit = reader->limits.trailing_bytes;
  // Stored data has as many bytes compressed as inflated, and is counted already.
  uint64_t idle = reader->trailing > made ? reader->trailing - made : 0;
  if (made <= limit && idle <= limit) return;
  reader->pending = failure(cpngrows_code_too_much_data, "IDAT", "");
  reader->pending.found = made > limit ? made : idle;
  reader->pending.limit = limit;
}

void stream_count(cpngrows_reader *reader, uint64_t count) {
  if (reader->made >= reader->needed) reader->trailing += count;
  check_trailing(reader);
}

void stream_drop(cpngrows_reader *reader) {
  stream_count(reader, reader->stream.avail_in);
  reader->stream.avail_in = 0;
}

// Inflates, and compares the checksum of all inflated data with the last four bytes.
static int inflate_checked(cpngrows_reader *reader) {
  z_stream *stream = &reader->stream;
  const Bytef *in = stream->next_in, *out = stream->next_out;
  int result = inflate(stream, Z_NO_FLUSH);
  reader->adler = cpngrows_adler_add(reader->adler, out, (size_t)(stream->next_out - out));
  if (stream->next_in - in > checksum_size) in = stream->next_in - checksum_size;
  for (; in < stream->next_in; in++) reader->last_four = reader->last_four << 8 | *in;
  if (result != Z_STREAM_END || reader->last_four == reader->adler) return result;
  stream->msg = "incorrect data check";
  return Z_DATA_ERROR;
}

void stream_inflate(cpngrows_reader *reader) {
  z_stream *stream = &reader->stream;
  uInt given = stream->avail_in, room = stream->avail_out;
  int result = inflate_checked(reader);
  if (reader->made >= reader->needed) reader->trailing += given - stream->avail_in;
  reader->made += room - stream->avail_out;
  check_trailing(reader);
  if (result == Z_STREAM_END) reader->stream_ended = true;
  // Z_BUF_ERROR only means that more input is needed.
  if (result == Z_OK || result == Z_STREAM_END || result == Z_BUF_ERROR) return;
  if (result == Z_MEM_ERROR) {
    reader->pending = failure(cpngrows_code_out_of_memory, "IDAT", "");
    return;
  }
  const char *words = reader->stream.msg != NULL ? reader->stream.msg
                      : result == Z_NEED_DICT    ? "missing LZ dictionary"
                                                 : "damaged LZ stream";
  reader->pending = failure(cpngrows_code_damaged_data, "IDAT", "IDAT: ");
  strncat(reader->pending.words, words, sizeof reader->pending.words - sizeof "IDAT: ");
}

// libpng stops at the last byte of the last row and reads the rest of its buffer. If the end of the
// stream, with the checksum of the inflated data, is in the next buffer or cut off, libpng neither
// checks nor reports it.
void stream_judge(cpngrows_reader *reader, const uint8_t *bytes, size_t count) {
  z_stream *stream = &reader->stream;
  stream->next_in = (Bytef *)bytes;
  stream->avail_in = (uInt)count;
  while (!reader->stream_ended && reader->pending.code == cpngrows_code_none) {
    stream->next_out = reader->output;
    stream->avail_out = output_capacity;
    stream_inflate(reader);
    if (stream->avail_in == 0 && stream->avail_out > 0) break;
  }
  if (reader->stream_ended) stream_drop(reader);
}
