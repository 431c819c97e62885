// The sequence of rows, for both ways of decoding them.
#include <stdlib.h>

#include "Reader.h"

// Adam7: the first column and row of each pass, and the steps from one to the next.
static const pass_shape adam7[pass_count] = {
    {.first_column = 0, .column_step = 8, .first_row = 0, .row_step = 8},
    {.first_column = 4, .column_step = 8, .first_row = 0, .row_step = 8},
    {.first_column = 0, .column_step = 4, .first_row = 4, .row_step = 8},
    {.first_column = 2, .column_step = 4, .first_row = 0, .row_step = 4},
    {.first_column = 0, .column_step = 2, .first_row = 2, .row_step = 4},
    {.first_column = 1, .column_step = 2, .first_row = 0, .row_step = 2},
    {.first_column = 0, .column_step = 1, .first_row = 1, .row_step = 2},
};
static const pass_shape whole = {.column_step = 1, .row_step = 1};

static uint32_t steps_below(uint32_t end, uint32_t first, uint32_t step) {
  return end > first ? (end - first - 1) / step + 1 : 0;
}

static size_t bytes_for(uint64_t pixels, unsigned bits_per_pixel) {
  return (size_t)((pixels * bits_per_pixel + 7) / 8);
}

static unsigned bits_per_pixel(const cpngrows_header *header) {
  static const uint8_t channels[] = {1, 0, 3, 1, 2, 0, 4};
  return (unsigned)channels[header->color_type] * header->bit_depth;
}

static void shape_passes(cpngrows_reader *reader, uint32_t columns) {
  const cpngrows_header *header = &reader->header;
  unsigned bits = bits_per_pixel(header);
  reader->first_pass = header->is_interlaced ? 0 : pass_count - 1;
  reader->needed = 0;
  for (int i = reader->first_pass; i < pass_count; i++) {
    pass_shape *pass = &reader->passes[i];
    *pass = header->is_interlaced ? adam7[i] : whole;
    pass->width = steps_below(header->width, pass->first_column, pass->column_step);
    pass->height = steps_below(header->height, pass->first_row, pass->row_step);
    // libpng has no rows for a pass without columns.
    if (pass->width == 0) pass->height = 0;
    pass->wanted = steps_below(columns, pass->first_column, pass->column_step);
    pass->wanted_bytes = bytes_for(pass->wanted, bits);
    pass->row_bytes = bytes_for(pass->width, bits);
    // Including the byte for the filter.
    reader->needed += (uint64_t)pass->height * (1 + pass->row_bytes);
  }
}

static void skip_finished_passes(cpngrows_reader *reader) {
  while (reader->pass < pass_count && reader->row_in_pass >= reader->passes[reader->pass].height) {
    reader->pass += 1;
    reader->row_in_pass = 0;
  }
}

static uint8_t *allocate_row(size_t bytes) { return calloc(1, bytes + 2 * row_slack); }

static bool allocate_rows(cpngrows_reader *reader) {
  size_t most = 0;
  for (int i = reader->first_pass; i < pass_count; i++) {
    size_t bytes = reader->passes[i].wanted_bytes;
    if (bytes > most) most = bytes;
  }
  // libpng copies a full row of the picture even if the pass has fewer columns.
  if (reader->is_plain) most = bytes_for(reader->header.width, bits_per_pixel(&reader->header));
  uint8_t **const rows[] = {&reader->row, &reader->previous_row, &reader->next_row};
  // libpng keeps the other rows itself.
  int count = reader->is_plain ? 1 : 3;
  for (int i = 0; i < count; i++) {
    reader->row_allocations[i] = allocate_row(most);
    if (reader->row_allocations[i] == NULL) {
      reader->error = failure(cpngrows_code_out_of_memory, "", "");
      return false;
    }
    *rows[i] = reader->row_allocations[i] + row_slack;
  }
  return true;
}

bool cpngrows_begin(
    cpngrows_reader *reader, uint32_t columns, bool plain, cpngrows_error *error) {
  uint32_t width = reader->header.width;
  reader->is_plain = plain;
  reader->bytes_per_pixel = (bits_per_pixel(&reader->header) + 7) / 8;
  shape_passes(reader, columns == 0 ? 1 : columns < width ? columns : width);
  reader->pass = reader->first_pass;
  skip_finished_passes(reader);
  bool is_ready =
      allocate_rows(reader) && stream_begin(reader) && (!plain || plain_begin(reader));
  reader->has_begun = true;
  if (!is_ready) *error = reader->error;
  return is_ready;
}

// Returns true if every index in the row has a color.
static bool check_indices(cpngrows_reader *reader, const pass_shape *pass) {
  const cpngrows_header *header = &reader->header;
  unsigned depth = header->bit_depth, highest = 0;
  if (header->color_type != PNG_COLOR_TYPE_PALETTE || header->palette_count >> depth != 0) {
    return true;
  }
  if (depth == 8) {
    for (uint32_t i = 0; i < pass->wanted; i++) {
      highest = reader->row[i] > highest ? reader->row[i] : highest;
    }
  } else {
    for (uint32_t i = 0; i < pass->wanted; i++) {
      size_t bit = (size_t)i * depth;
      unsigned index = reader->row[bit / 8] >> (8 - depth - bit % 8) & ((1u << depth) - 1);
      highest = index > highest ? index : highest;
    }
  }
  if (highest < header->palette_count) return true;
  reader->error = failure(cpngrows_code_index_beyond_palette, "", "");
  reader->error.found = highest;
  reader->error.limit = (uint64_t)header->palette_count - 1;
  failure_at_row(reader, &reader->error);
  return false;
}

// Checks everything from the last row to the end of the file. libpng would read it without a limit.
static bool finish(cpngrows_reader *reader) {
  if (!reader->is_finished) reader->is_finished = run_finish(reader) && chunks_finish(reader);
  return reader->is_finished;
}

// The current row becomes the one above.
static void move_down(cpngrows_reader *reader) {
  uint8_t *unused = reader->previous_row;
  reader->previous_row = reader->row;
  reader->row = reader->next_row;
  reader->next_row = unused;
}

// Returns true with the next row, true without bytes at the end, or false.
static bool next_row(cpngrows_reader *reader, cpngrows_row *row) {
  while (reader->pass < pass_count) {
    const pass_shape *pass = &reader->passes[reader->pass];
    if (!(reader->is_plain ? plain_next_row(reader) : direct_next_row(reader))) return false;
    if (!check_indices(reader, pass)) return false;
    row->bytes = reader->row;
    row->byte_count = pass->wanted_bytes;
    row->y = pass->first_row + reader->row_in_pass * pass->row_step;
    row->first_column = pass->first_column;
    row->column_step = pass->column_step;
    row->count = pass->wanted;
    reader->row_in_pass += 1;
    if (!reader->is_plain) move_down(reader);
    skip_finished_passes(reader);
    if (row->count > 0) return true;
  }
  row->bytes = NULL;
  return finish(reader);
}

int cpngrows_next_row(cpngrows_reader *reader, cpngrows_row *row, cpngrows_error *error) {
  if (reader->error.code == cpngrows_code_none && next_row(reader, row)) {
    return row->bytes != NULL ? 1 : 0;
  }
  *error = reader->error;
  return -1;
}
