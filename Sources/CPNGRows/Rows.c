// The rows, as libpng decodes them.
#include <stdlib.h>

#include "Reader.h"

static bool start(cpngrows_reader *reader) {
  if (setjmp(reader->jump) != 0) return false;
  // The image data's checksums are checked as it is taken out of its chunks, and indices by the
  // caller, in the columns that it wants.
  png_set_crc_action(reader->png, PNG_CRC_QUIET_USE, PNG_CRC_NO_CHANGE);
  png_set_check_for_invalid_index(reader->png, -1);
  png_start_read_image(reader->png);
  return true;
}

bool cpngrows_begin(cpngrows_reader *reader, cpngrows_error *error) {
  // libpng writes a whole row even if the pass has fewer columns.
  reader->row = malloc(png_get_rowbytes(reader->png, reader->info));
  if (reader->row == NULL) reader->error = failure(cpngrows_code_out_of_memory, 0, "");
  bool is_ready = reader->row != NULL && data_begin(reader) && start(reader);
  reader->has_begun = true;
  if (!is_ready) *error = reader->error;
  return is_ready;
}

// Returns true with the next row, true without bytes at the end, or false.
static bool next_row(cpngrows_reader *reader, cpngrows_row *row) {
  row->bytes = NULL;
  if (rows_are_made(reader)) return data_finish(reader) && chunks_finish(reader);
  row->bytes = reader->row;
  row->y = current_row(reader);
  row->pass = current_pass(reader);
  bool is_part = reader->is_interlaced;
  row->first_column = is_part ? PNG_PASS_START_COL(row->pass - 1) : 0;
  row->column_step = is_part ? PNG_PASS_COL_OFFSET(row->pass - 1) : 1;
  if (setjmp(reader->jump) == 0) png_read_row(reader->png, reader->row, NULL);
  return reader->error.code == cpngrows_code_none;
}

int cpngrows_next_row(cpngrows_reader *reader, cpngrows_row *row, cpngrows_error *error) {
  if (reader->error.code == cpngrows_code_none && next_row(reader, row)) {
    return row->bytes != NULL ? 1 : 0;
  }
  *error = reader->error;
  return -1;
}
