// Internal declarations that the files of this target share.
#ifndef CPNGROWS_READER_H
#define CPNGROWS_READER_H

#include <png.h>
#include <setjmp.h>

#include "CPNGRows.h"

enum {
  input_capacity = 64 * 1024,
  chunk_header_size = 8,
  checksum_size = 4,
  // The bit in the first letter of a chunk's name that is set if the chunk is ancillary.
  ancillary_bit = 0x20,
  pass_count = 7,
};

/// The names of chunks, as numbers.
enum {
  chunk_idat = 0x49444154,
  chunk_iend = 0x49454e44,
  chunk_ihdr = 0x49484452,
  chunk_plte = 0x504c5445,
  chunk_trns = 0x74524e53,
};

/// The file, in pieces of up to 64 KB; data in memory is a single piece.
typedef struct {
  int descriptor;
  uint8_t *buffer;
  const uint8_t *next;
  size_t available;
} input;

/// The image data that was taken out of its chunks and not yet given to libpng.
typedef struct {
  uint8_t *bytes;
  size_t begin, end;
  /// The chunk that the file is in.
  bool is_in_chunk;
  uint32_t chunk_left, crc;
  /// The bytes of empty chunks since the last byte of data.
  uint64_t empty;
  /// True if there is no more data: `problem` is the reason, and `is_sound` if that is another
  /// chunk.
  bool is_over, is_sound;
  cpngrows_error problem;
  /// True once libpng has found the end of the compressed stream, and its checksum is right.
  bool has_ended;
  /// The number of bytes after the last row.
  uint64_t trailing;
} image_data;

struct cpngrows_reader {
  png_structp png;
  png_infop info;
  jmp_buf jump;
  input input;
  image_data data;
  cpngrows_limits limits;
  cpngrows_error error;
  uint32_t height;
  bool is_interlaced;
  bool is_first_chunk, has_transparency, has_begun;
  uint8_t *row;
};

// Input.c
bool input_open(cpngrows_reader *reader, cpngrows_source source);
/// Makes `count` bytes available at `input.next`. Returns false at the end of the file, and leaves
/// `error` unchanged; or if reading fails or is cancelled, and sets `error`.
bool input_ensure(cpngrows_reader *reader, size_t count, cpngrows_error *error);
/// Takes the next `count` bytes, which must be available.
const uint8_t *input_take(cpngrows_reader *reader, size_t count);
/// Returns true, and sets `error`, if reading was cancelled.
bool input_is_cancelled(const cpngrows_reader *reader, cpngrows_error *error);

// Supply.c
/// The input of libpng.
void read_for_libpng(png_structp png, png_bytep into, size_t count);

// Chunks.c
/// Returns true if these bytes can be the header of a chunk; otherwise sets `error`.
bool chunk_is_possible(const uint8_t *header, cpngrows_error *error);
/// Advances to the next chunk that the picture needs, and returns its header; or null, and sets
/// `error`.
const uint8_t *chunk_seek(cpngrows_reader *reader, cpngrows_error *error);
/// Reads from the end of the image data to the end of the file.
bool chunks_finish(cpngrows_reader *reader);

// Data.c
bool data_begin(cpngrows_reader *reader);
/// Gives libpng the next bytes.
void data_give(cpngrows_reader *reader, png_bytep into, size_t count);
/// Reads the rest of the image data after libpng has found its end.
bool data_finish(cpngrows_reader *reader);

// Failure.c
cpngrows_error failure(cpngrows_code code, uint32_t chunk, const char *words);
/// Leaves libpng with an error.
void stop(cpngrows_reader *reader, cpngrows_error error) __attribute__((noreturn));
void libpng_error(png_structp png, png_const_charp words) __attribute__((noreturn));
void libpng_warning(png_structp png, png_const_charp words);

static inline uint32_t big_endian_32(const uint8_t *bytes) {
  return (uint32_t)bytes[0] << 24 | (uint32_t)bytes[1] << 16 | (uint32_t)bytes[2] << 8 | bytes[3];
}

static inline uint32_t name_in(const uint8_t *header) { return big_endian_32(header + 4); }

/// Returns the pass of the current row, counted from 1, or 0 if there are no passes.
static inline int32_t current_pass(const cpngrows_reader *reader) {
  return reader->is_interlaced ? png_get_current_pass_number(reader->png) + 1 : 0;
}

/// Returns the current row's number in the picture.
static inline int64_t current_row(const cpngrows_reader *reader) {
  int64_t row = png_get_current_row_number(reader->png);
  int pass = png_get_current_pass_number(reader->png);
  return reader->is_interlaced ? PNG_ROW_FROM_PASS_ROW(row, pass) : row;
}

/// libpng counts a row before it reads on to the end of the compressed data.
static inline bool rows_are_made(const cpngrows_reader *reader) {
  return reader->is_interlaced
             ? png_get_current_pass_number(reader->png) >= pass_count
             : png_get_current_row_number(reader->png) >= reader->height;
}

#endif
