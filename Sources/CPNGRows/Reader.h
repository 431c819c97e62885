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

/// The run of IDAT chunks, where it is read without libpng.
typedef struct {
  /// What the header that libpng read last says of the length of its chunk.
  uint32_t first_length;
  uint32_t chunk_left;
  uint32_t crc;
  bool is_over;
} data_run;

struct cpngrows_reader {
  png_structp png;
  png_infop info;
  jmp_buf jump;
  input input;
  cpngrows_limits limits;
  cpngrows_header header;
  cpngrows_error error;
  /// The first thing that libpng found wrong with IHDR; its error itself only says "invalid".
  char complaint[sizeof(((cpngrows_error *)0)->words)];

  bool has_begun, is_plain, is_finished;
  pass_shape passes[pass_count];
  int first_pass, pass;
  uint32_t row_in_pass;

  /// The stream that makes rows, or, beside libpng's own, only judges how the data end.
  z_stream stream;
  bool has_stream, stream_ended;
  data_run run;
  uint8_t *output;
  size_t output_next, output_end;
  /// What is wrong after the bytes that are in `output`.
  cpngrows_error pending;

  unsigned bytes_per_pixel;
  uint8_t *row, *previous_row;
  uint8_t *row_allocation, *previous_row_allocation;
};

// Input.c
bool input_open_path(cpngrows_reader *reader, const char *path);
bool input_prepare_buffer(cpngrows_reader *reader);
/// Makes `count` bytes available at `input.next`; false at the end of the file or on an error.
bool input_ensure(cpngrows_reader *reader, size_t count, cpngrows_error *error);
void input_close(input *input);
void input_read_for_libpng(png_structp png, png_bytep into, size_t count);

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
/// Runs what libpng reads of the image data through a second stream.
void stream_judge(cpngrows_reader *reader, const uint8_t *bytes, size_t count);

// PlainRows.c
bool plain_begin(cpngrows_reader *reader);
bool plain_next_row(cpngrows_reader *reader);
bool plain_data_ended_well(cpngrows_reader *reader);

// DirectRows.c
bool direct_begin(cpngrows_reader *reader);
bool direct_next_row(cpngrows_reader *reader);
bool direct_finish(cpngrows_reader *reader);

// DataRun.c
void run_begin(cpngrows_reader *reader);
/// Gives the stream its next bytes; false at the end of the run, or if it is damaged.
bool run_next(cpngrows_reader *reader, cpngrows_error *error);
/// Reads to the end of the run, comparing checksums; false and `error` if it is damaged.
bool run_skip_rest(cpngrows_reader *reader);

// Unfilter.c
/// Undoes one filter, 0...4, over `count` bytes; `source` may be `row`. There is room for
/// `row_slack` bytes around each, and those before a row are 0.
void unfilter(
    int filter, unsigned bytes_per_pixel, uint8_t *row, const uint8_t *source,
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
