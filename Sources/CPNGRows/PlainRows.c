// Rows as libpng makes them.
#include "Reader.h"

bool plain_begin(cpngrows_reader *reader) {
  if (!stream_begin(reader)) return false;
  if (setjmp(reader->jump) != 0) return false;
  png_start_read_image(reader->png);
  return true;
}

bool plain_next_row(cpngrows_reader *reader) {
  if (setjmp(reader->jump) != 0) return false;
  png_read_row(reader->png, reader->row, NULL);
  return true;
}

bool plain_data_ended_well(cpngrows_reader *reader) {
  if (reader->stream_ended) return true;
  reader->error = reader->pending.code != cpngrows_code_none
                      ? reader->pending
                      : failure(cpngrows_code_not_enough_data, "IDAT", "");
  return false;
}
