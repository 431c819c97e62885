// Internal declarations that the files of this target share.
#ifndef CPNGROWS_READER_H
#define CPNGROWS_READER_H

#include <png.h>
#include <setjmp.h>
#include <zlib.h>

#include "CPNGRows.h"

enum {
  input_capacity = 64 * 1024,
  output_capacity = 64 * 1024,
  // The number of bytes of image data that libpng takes at once.
  data_piece = 8 * 1024,
  most_colors = 256,
  // The unfiltering kernels load and store up to this many bytes around a row.
  row_slack = 16,
  pass_count = 7,
  chunk_header_size = 8,
  checksum_size = 4,
  ihdr_size = 13,
  // The bit in the first letter of a chunk's name that is set if the chunk is ancillary.
  ancillary_bit = 0x20,
};

/// The layout of the rows in the whole picture, or in a pass of Adam7.
typedef struct {
  uint32_t first_column, column_step, first_row, row_step;
  uint32_t width, height;
  /// The number of the `width` pixels that are wanted, and of their bytes.
  uint32_t wanted;
  size_t wanted_bytes;
  size_t row_bytes;
} pass_shape;

/// The file, in pieces of up to 64 KB; data in memory is a single piece.
typedef struct {
  int descriptor;
  bool owns_descriptor;
  bool at_end;
  uint8_t *buffer;
  const uint8_t *next;
  size_t available;
} input;

/// The position in the run of IDAT chunks, with or without libpng.
typedef struct {
  uint32_t chunk_left;
  uint32_t crc;
  /// True once the checksum of the chunk has been read.
  bool is_checked;
  bool is_over;
} data_run;

/// The first tRNS, as stored.
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
  /// The first problem that libpng found in IHDR; its error itself only says "invalid".
  char complaint[sizeof(((cpngrows_error *)0)->words)];
  transparency transparency;

  bool has_begun, is_plain, is_finished;
  pass_shape passes[pass_count];
  int first_pass, pass;
  uint32_t row_in_pass;

  /// The stream that makes rows, or that only checks the end of the data if libpng makes them.
  z_stream stream;
  bool has_stream, stream_ended;
  /// The checksum of all inflated data, and the last four bytes that were consumed: at the end, the
  /// expected checksum.
  uint32_t adler, last_four;
  /// The number of bytes of all rows, filters included, and the number inflated so far.
  uint64_t needed, made;
  /// The number of compressed bytes after the last row.
  uint64_t trailing;
  data_run run;
  uint8_t *output;
  size_t output_next, output_end;
  /// The problem that comes after the bytes in `output`.
  cpngrows_error pending;

  unsigned bytes_per_pixel;
  /// The row that is returned next, the one above it, and the one below, which may be made already.
  uint8_t *row, *previous_row, *next_row;
  bool is_next_row_made;
  uint8_t *row_allocations[3];
};

// Input.c
bool input_open_path(cpngrows_reader *reader, const char *path);
bool input_prepare_buffer(cpngrows_reader *reader);
/// Makes `count` bytes available at `input.next`. Returns false at the end of the file, and leaves
/// `error` unchanged; or if reading fails or is cancelled, and sets `error`.
bool input_ensure(cpngrows_reader *reader, size_t count, cpngrows_error *error);
/// Takes the next `count` bytes, which must be available.
const uint8_t *input_take(cpngrows_reader *reader, size_t count);
/// Returns true, and sets `error`, if reading was cancelled.
bool input_is_cancelled(const cpngrows_reader *reader, cpngrows_error *error);
void input_close(input *input);

// Libpng.c
void read_for_libpng(png_structp png, png_bytep into, size_t count);

// Chunks.c
/// Returns true if these bytes can be the header of a chunk; otherwise sets `error`.
bool chunk_is_possible(const uint8_t *header, cpngrows_error *error);
/// Advances to the next critical chunk, and reads tRNS on the way.
bool chunks_seek(cpngrows_reader *reader, cpngrows_error *error);
/// Reads from the end of the image data to the end of the file.
bool chunks_finish(cpngrows_reader *reader);

// Transparency.c
/// Reads the next chunk, which is the first tRNS.
bool transparency_read(cpngrows_reader *reader, uint32_t length, cpngrows_error *error);
/// Returns true if the next chunk is the first tRNS with a damaged name, by its checksum.
bool transparency_lost_name(cpngrows_reader *reader, uint32_t length, cpngrows_error *error);
/// Stores the transparency in a header that is otherwise complete.
void transparency_keep(const transparency *transparency, cpngrows_header *header);

// Failure.c
cpngrows_error failure(cpngrows_code code, const char *chunk, const char *words);
void failure_at_row(cpngrows_reader *reader, cpngrows_error *error);
/// The name of the chunk that libpng is in, or "" if it isn't a valid name.
void name_current_chunk(png_structp png, char name[5]);
void libpng_error(png_structp png, png_const_charp words) __attribute__((noreturn));
void libpng_warning(png_structp png, png_const_charp words);

// Stream.c
bool stream_begin(cpngrows_reader *reader);
/// Inflates the stream's input. A problem with it becomes `pending`.
void stream_inflate(cpngrows_reader *reader);
/// Drops the input after the end of the stream.
void stream_drop(cpngrows_reader *reader);
/// Counts compressed bytes. If too many follow the last row, sets `pending`.
void stream_count(cpngrows_reader *reader, uint64_t count);
/// Checks the image data that libpng reads by inflating it in a second stream.
void stream_judge(cpngrows_reader *reader, const uint8_t *bytes, size_t count);

// PlainRows.c
bool plain_begin(cpngrows_reader *reader);
bool plain_next_row(cpngrows_reader *reader);

// DirectRows.c
bool direct_next_row(cpngrows_reader *reader);

// DataRun.c
/// Begins a chunk of `length` bytes.
void run_enter(cpngrows_reader *reader, uint32_t length);
/// Updates the chunk's checksum after `count` of its bytes have been read.
void run_pass(cpngrows_reader *reader, const uint8_t *bytes, uint32_t count);
/// Inflates up to 64 KB into `output`; returns false if there is no more data. A problem with the
/// data becomes `pending`, and comes after these bytes.
bool run_fill(cpngrows_reader *reader);
/// Reads to the end of the run. Returns false, and sets the reader's error, if the data or the
/// chunk header after it is damaged.
bool run_finish(cpngrows_reader *reader);

// Unfilter.c
/// Undoes one filter, 0...4, over `count` bytes; `source` may be `row`. There must be room for
/// `row_slack` bytes around each, and the bytes before a row must be 0.
void unfilter(
    int filter, unsigned bytes_per_pixel, uint8_t *row, const uint8_t *source,
    const uint8_t *previous, size_t count);

/// A row to make, and its filter and source.
typedef struct {
  int filter;
  const uint8_t *source;
  uint8_t *row;
} filtered_row;

/// Undoes the filters of two adjacent rows at once, if that is faster; otherwise returns false and
/// does nothing. The rows need the same room as a single row, and a source must not be one of the
/// rows.
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
