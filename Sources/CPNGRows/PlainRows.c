// Rows decoded by libpng.
#include "Reader.h"

bool plain_begin(cpngrows_reader *reader) {
  if (setjmp(reader->jump) != 0) return false;
  png_start_read_image(reader->png);
  return true;
}

bool plain_next_row(cpngrows_reader *reader) {
  if (setjmp(reader->jump) != 0) return false;
  png_read_row(reader->png, reader->row, NULL);
  return true;
}
