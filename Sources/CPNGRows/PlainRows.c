// Rows as libpng makes them.
#include <stdlib.h>

#include "Reader.h"

bool plain_begin(cpngrows_reader *reader) {
  reader->output = malloc(output_capacity);
  reader->has_stream = reader->output != NULL && inflateInit(&reader->stream) == Z_OK;
  if (!reader->has_stream) {
    reader->error = failure(cpngrows_code_out_of_memory, "", "");
    return false;
  }
  if (setjmp(reader->jump) != 0) return false;
  png_start_read_image(reader->png);
  return true;
}

bool plain_next_row(cpngrows_reader *reader) {
  if (setjmp(reader->jump) != 0) return false;
  png_read_row(reader->png, reader->row, NULL);
  return true;
}

// libpng stops at the last byte of the last row. It reads what is left of its buffer, but where
// the end of the stream, with the checksum of all that was inflated, stands in the next buffer
// or is cut off, it neither looks nor says so.
void plain_judge(cpngrows_reader *reader, const uint8_t *bytes, size_t count) {
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

bool plain_data_ended_well(cpngrows_reader *reader) {
  if (reader->stream_ended) return true;
  reader->error = reader->pending.code != cpngrows_code_none
                      ? reader->pending
                      : failure(cpngrows_code_not_enough_data, "IDAT", "");
  return false;
}
