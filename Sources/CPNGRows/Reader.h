// What the files of this target share. Not seen from outside.
#ifndef CPNGROWS_READER_H
#define CPNGROWS_READER_H

#include <png.h>
#include <setjmp.h>
#include <zlib.h>

#include "CPNGRows.h"

enum {
  input_capacity = 64 * 1024,
  output_capacity = 64 * 1024,
  // How much image data libpng takes at once.
  data_piece = 8 * 1024,
  most_colors = 256,
  // The kernels that undo filters load and store up to this many bytes around a row.
  row_slack = 16,
  pass_count = 7,
  chunk_header_size = 8,
  checksum_size = 4,
  ihdr_size = 13,
  // In the first letter of a chunk's name: whether the picture can do without it.
  ancillary_bit = 0x20,
};

/// Where one row begins and which pixels it holds: the whole picture, or a pass of Adam7.
typedef struct {
  uint32_t first_column, column_step, first_row, row_step;
  uint32_t width, height;
  /// How many of the `width` pixels are wanted, and their bytes.
  uint32_t wanted;
  size_t wanted_bytes;
  size_t row_bytes;
} pass_shape;

/// The file, in pieces of up to 64 KB; bytes in memory are one piece.
typedef struct {
  int descriptor;
  bool owns_descriptor;
  bool at_end;
  uint8_t *buffer;
  const uint8_t *next;
  size_t available;
} input;

/// Where in the run of IDAT chunks the file is, whoever reads them.
typedef struct {
  uint32_t chunk_left;
  uint32_t crc;
  /// Whether the checksum of the chunk has been read.
  bool is_checked;
  bool is_over;
} data_run;

/// The first tRNS, as it is stored.
typedef struct {
  bool is_there;
  uint32_t count;
  uint8_t bytes[most_colors];
} transparency;

struct cpngrows_reader {
  png_structp png;
  png_infop info;
  jmp_buf jump;
  input input;
  cpngrows_limits limits;
  cpngrows_is_cancelled is_cancelled;
  cpngrows_header header;
  cpngrows_error error;
  /// The first thing that libpng found wrong with IHDR; its error itself only says "invalid".
  char complaint[sizeof(((cpngrows_error *)0)->words)];
  transparency transparency;

  bool has_begun, is_plain, is_finished;
  pass_shape passes[pass_count];
  int first_pass, pass;
  uint32_t row_in_pass;

  /// The stream that makes rows, or, beside libpng's own, only judges how the data end.
  z_stream stream;
  bool has_stream, stream_ended;
  /// The checksum of all that was inflated, and the last four bytes that were taken for it: at the
  /// end, what it should be.
  uint32_t adler, last_four;
  /// The bytes of all rows, filters included, and how many have been inflated.
  uint64_t needed, made;
  /// How many compressed bytes came after the last row.
  uint64_t trailing;
  data_run run;
  uint8_t *output;
  size_t output_next, output_end;
  /// What is wrong after the bytes that are in `output`.
  cpngrows_error pending;

  unsigned bytes_per_pixel;
  /// The row that is given next, the one above it, and the one below, which may be made already.
  uint8_t *row, *previous_row, *next_row;
  bool is_next_row_made;
  uint8_t *row_allocations[3];
};

// Input.c
bool input_open_path(cpngrows_reader *reader, const char *path);
bool input_prepare_buffer(cpngrows_reader *reader);
/// Makes `count` bytes available at `input.next`. False at the end of the file, where `error` stays
/// as it is, or if it cannot be read on or nobody wants it any more.
bool input_ensure(cpngrows_reader *reader, size_t count, cpngrows_error *error);
/// The next `count` bytes, which are available.
const uint8_t *input_take(cpngrows_reader *reader, size_t count);
/// Whether nobody wants the picture any more; then `error` says so.
bool input_is_cancelled(const cpngrows_reader *reader, cpngrows_error *error);
void input_close(input *input);

// Libpng.c
void read_for_libpng(png_structp png, png_bytep into, size_t count);

// Chunks.c
/// Whether a header can be one of a chunk, and why not.
bool chunk_is_possible(const uint8_t *header, cpngrows_error *error);
/// Goes to the next chunk that the picture cannot do without, and reads tRNS on its way.
bool chunks_seek(cpngrows_reader *reader, cpngrows_error *error);
/// Goes from the end of the image data to that of the file.
bool chunks_finish(cpngrows_reader *reader);

// Transparency.c
/// Reads the tRNS that comes, which is the first.
bool transparency_read(cpngrows_reader *reader, uint32_t length, cpngrows_error *error);
/// Whether the chunk that comes was the first tRNS before its name was damaged.
bool transparency_lost_name(cpngrows_reader *reader, uint32_t length, cpngrows_error *error);
/// What is transparent, for a header of which everything else is known.
void transparency_keep(const transparency *transparency, cpngrows_header *header);

// Failure.c
cpngrows_error failure(cpngrows_code code, const char *chunk, const char *words);
void failure_at_row(cpngrows_reader *reader, cpngrows_error *error);
/// The chunk that libpng is in, or "" where its name is none.
void name_current_chunk(png_structp png, char name[5]);
void libpng_error(png_structp png, png_const_charp words) __attribute__((noreturn));
void libpng_warning(png_structp png, png_const_charp words);

// Stream.c
bool stream_begin(cpngrows_reader *reader);
/// Inflates what the stream is given; what is wrong with it becomes `pending`.
void stream_inflate(cpngrows_reader *reader);
/// Drops what the stream is given after its end.
void stream_drop(cpngrows_reader *reader);
/// Counts compressed bytes. If more come after the last row than may, `pending` says so.
void stream_count(cpngrows_reader *reader, uint64_t count);
/// Runs what libpng reads of the image data through a second stream.
void stream_judge(cpngrows_reader *reader, const uint8_t *bytes, size_t count);

// PlainRows.c
bool plain_begin(cpngrows_reader *reader);
bool plain_next_row(cpngrows_reader *reader);

// DirectRows.c
bool direct_next_row(cpngrows_reader *reader);

// DataRun.c
/// A chunk of so many bytes begins.
void run_enter(cpngrows_reader *reader, uint32_t length);
/// So many of its bytes have been read.
void run_pass(cpngrows_reader *reader, const uint8_t *bytes, uint32_t count);
/// Inflates up to 64 KB into `output`; false if there are none. What is wrong with the data
/// becomes `pending`, and is so after these bytes.
bool run_fill(cpngrows_reader *reader);
/// Reads to the end of the run. False and `error` if the data, or what follows them, are damaged.
bool run_finish(cpngrows_reader *reader);

// Unfilter.c
/// Undoes one filter, 0...4, over `count` bytes; `source` may be `row`. There is room for
/// `row_slack` bytes around each, and those before a row are 0.
void unfilter(
    int filter, unsigned bytes_per_pixel, uint8_t *row, const uint8_t *source,
    const uint8_t *previous, size_t count);

/// A row to be made, and what it is made of.
typedef struct {
  int filter;
  const uint8_t *source;
  uint8_t *row;
} filtered_row;

/// Undoes the filters of two rows at once, one below the other, where that is faster. False, and
/// nothing done, where it is not. There is room as for one row, and a source is none of the rows.
bool unfilter_two(
    unsigned bytes_per_pixel, const filtered_row *first, const filtered_row *second,
    const uint8_t *previous, size_t count);

static inline bool is_chunk_name(const uint8_t *name) {
  for (int i = 0; i < 4; i++) {
    uint8_t letter = name[i] | 0x20;
    if (letter < 'a' || letter > 'z') return false;
  }
  return true;
}

static inline uint32_t big_endian_32(const uint8_t *bytes) {
  return (uint32_t)bytes[0] << 24 | (uint32_t)bytes[1] << 16 | (uint32_t)bytes[2] << 8 | bytes[3];
}

#endif
