// Reads a file twice, once by libpng alone and once beside it, and stops the program where the two
// do not agree.
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <zlib.h>

#include "CPNGRows.h"

// Small enough that a mutant takes no second, large enough for every path.
static const cpngrows_limits limits = {100000, 100000, 1 << 22, 1 << 16, 1 << 16};

typedef struct {
  bool is_open;
  int end;
  uint32_t sum;
  uint64_t rows;
  cpngrows_error error;
} outcome;

static unsigned bits_of(const cpngrows_header *header) {
  static const unsigned channels[] = {1, 0, 3, 1, 2, 0, 4};
  return header->bit_depth * channels[header->color_type];
}

// What follows the last pixel in its byte has no meaning.
static uint32_t add_pixels(uint32_t sum, const cpngrows_row *row, unsigned pixel_bits) {
  size_t bits = (size_t)row->count * pixel_bits;
  sum = (uint32_t)crc32(sum, row->bytes, (uInt)(bits / 8));
  if (bits % 8 == 0) return sum;
  uint8_t last = row->bytes[bits / 8] & (uint8_t)(0xFF00 >> bits % 8);
  return (uint32_t)crc32(sum, &last, 1);
}

static outcome read_all(const uint8_t *data, size_t size, unsigned share, bool plain) {
  outcome outcome = {0};
  cpngrows_reader *reader = cpngrows_open_bytes(data, size, &limits, NULL, &outcome.error);
  outcome.sum = (uint32_t)crc32(0, NULL, 0);
  if (!reader) return outcome;
  outcome.is_open = true;
  uint32_t width = cpngrows_header_of(reader)->width;
  uint32_t columns = share == 0 ? width : width / share > 0 ? width / share : 1;
  if (!cpngrows_begin(reader, columns, plain, &outcome.error)) {
    outcome.end = -1;
  } else {
    cpngrows_row row;
    while ((outcome.end = cpngrows_next_row(reader, &row, &outcome.error)) == 1) {
      uint32_t place[4] = {row.y, row.first_column, row.column_step, row.count};
      outcome.sum = (uint32_t)crc32(outcome.sum, (const Bytef *)place, sizeof place);
      outcome.sum = add_pixels(outcome.sum, &row, bits_of(cpngrows_header_of(reader)));
      outcome.rows++;
    }
  }
  cpngrows_close(reader);
  return outcome;
}

static void print(const char *name, outcome outcome) {
  fprintf(
      stderr, "%s: open %d, end %d, rows %llu, sum %08x, code %d, row %lld, chunk '%s', words '%s'\n",
      name, outcome.is_open, outcome.end, (unsigned long long)outcome.rows, outcome.sum,
      outcome.error.code, (long long)outcome.error.row, outcome.error.chunk, outcome.error.words);
}

// Whether an error is there, and which rows came before the end, must not depend on who read them.
// Which of several errors is told first may: the two look at the data in pieces of other sizes.
void compare_both_ways(const uint8_t *data, size_t size, unsigned share) {
  outcome plain = read_all(data, size, share, true);
  outcome direct = read_all(data, size, share, false);
  bool agree = plain.is_open == direct.is_open && plain.end == direct.end;
  if (agree && plain.end == 0) agree = plain.sum == direct.sum && plain.rows == direct.rows;
  if (agree) return;
  print("by libpng alone", plain);
  print("beside libpng", direct);
  abort();
}
