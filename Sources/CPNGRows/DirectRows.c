// Rows decoded from the inflated data without libpng, only in the wanted columns. PNG's filters
// only use the pixels to the left and above, so they can be undone for the left part of each row
// alone.
#include <string.h>

#include "Reader.h"

// Takes the next `count` bytes, or drops them if `into` is null.
static bool take(cpngrows_reader *reader, uint8_t *into, size_t count) {
  while (count > 0) {
    if (reader->output_next == reader->output_end && !run_fill(reader)) {
      reader->error =
          reader->pending.code != cpngrows_code_none
              ? reader->pending
              : failure(cpngrows_code_not_enough_data, "IDAT", "Not enough image data");
      failure_at_row(reader, &reader->error);
      return false;
    }
    size_t available = reader->output_end - reader->output_next;
    size_t piece = count < available ? count : available;
    if (into != NULL) {
      memcpy(into, reader->output + reader->output_next, piece);
      into += piece;
    }
    reader->output_next += piece;
    count -= piece;
  }
  return true;
}

// Makes the next row and the one below it together, if that is possible and faster.
static bool make_two_rows(cpngrows_reader *reader, const pass_shape *pass) {
  size_t size = 1 + pass->row_bytes;
  bool are_whole = reader->output_end - reader->output_next >= 2 * size;
  if (!are_whole || pass->height - reader->row_in_pass < 2) return false;
  const uint8_t *bytes = reader->output + reader->output_next;
  filtered_row first = {.filter = bytes[0], .source = bytes + 1, .row = reader->row};
  filtered_row second = {
      .filter = bytes[size], .source = bytes + size + 1, .row = reader->next_row};
  reader->is_next_row_made = unfilter_two(
      reader->bytes_per_pixel, &first, &second, reader->previous_row, pass->wanted_bytes);
  if (reader->is_next_row_made) reader->output_next += 2 * size;
  return reader->is_next_row_made;
}

bool direct_next_row(cpngrows_reader *reader) {
  if (reader->is_next_row_made) {
    reader->is_next_row_made = false;
    return true;
  }
  const pass_shape *pass = &reader->passes[reader->pass];
  const uint8_t *source;
  uint8_t filter;
  if (reader->row_in_pass == 0) memset(reader->previous_row, 0, pass->wanted_bytes);
  if (make_two_rows(reader, pass)) return true;
  if (reader->output_end - reader->output_next > pass->row_bytes) {
    filter = reader->output[reader->output_next];
    source = reader->output + reader->output_next + 1;
    reader->output_next += 1 + pass->row_bytes;
  } else {
    // The row is divided among several pieces.
    if (!take(reader, &filter, 1) || !take(reader, reader->row, pass->wanted_bytes) ||
        !take(reader, NULL, pass->row_bytes - pass->wanted_bytes)) {
      return false;
    }
    source = reader->row;
  }
  if (filter >= PNG_FILTER_VALUE_LAST) {
    reader->error = failure(cpngrows_code_damaged_data, "IDAT", "bad adaptive filter value");
    failure_at_row(reader, &reader->error);
    return false;
  }
  unfilter(
      filter, reader->bytes_per_pixel, reader->row, source, reader->previous_row,
      pass->wanted_bytes);
  return true;
}
