// The image data as a stream that is inflated here, to make rows or only to judge how it ends.
#include <stdlib.h>
#include <string.h>

#include "Reader.h"

bool stream_begin(cpngrows_reader *reader) {
  // With room for what the kernels that undo filters load beyond the last row.
  reader->output = malloc(output_capacity + row_slack);
  reader->has_stream = reader->output != NULL && inflateInit(&reader->stream) == Z_OK;
  if (!reader->has_stream) reader->error = failure(cpngrows_code_out_of_memory, "", "");
  return reader->has_stream;
}

void stream_inflate(cpngrows_reader *reader) {
  int result = inflate(&reader->stream, Z_NO_FLUSH);
  if (result == Z_STREAM_END) reader->stream_ended = true;
  // Z_BUF_ERROR only asks for more input.
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

// libpng stops at the last byte of the last row. It reads what is left of its buffer, but where
// the end of the stream, with the checksum of all that was inflated, stands in the next buffer
// or is cut off, it neither looks nor says so.
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
}
