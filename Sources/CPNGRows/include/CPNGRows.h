#ifndef CPNGROWS_H
#define CPNGROWS_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/// Returns the version of the linked libpng, such as "1.6.39".
const char *_Nonnull cpngrows_libpng_version(void);

/// Returns the number of cores that this process may use, at least 1.
int cpngrows_processor_count(void);

/// A problem with a picture.
enum __attribute__((enum_extensibility(closed))) cpngrows_code {
  cpngrows_code_none,
  cpngrows_code_cannot_open,
  cpngrows_code_cannot_read,
  cpngrows_code_out_of_memory,
  cpngrows_code_not_png,
  cpngrows_code_apple_optimized,
  cpngrows_code_truncated,
  cpngrows_code_wrong_checksum,
  cpngrows_code_invalid_chunk,
  cpngrows_code_unknown_critical_chunk,
  cpngrows_code_wrong_order,
  cpngrows_code_invalid_header,
  cpngrows_code_too_wide,
  cpngrows_code_too_high,
  cpngrows_code_too_many_pixels,
  cpngrows_code_chunk_too_large,
  cpngrows_code_too_much_data,
  cpngrows_code_missing_palette,
  cpngrows_code_invalid_palette,
  cpngrows_code_invalid_transparency,
  cpngrows_code_damaged_data,
  cpngrows_code_not_enough_data,
  cpngrows_code_index_beyond_palette,
  cpngrows_code_refused,
  cpngrows_code_cancelled,
};
typedef enum cpngrows_code cpngrows_code;

/// The reason that a picture couldn't be opened or read.
typedef struct {
  cpngrows_code code;
  /// `errno`, if a file couldn't be opened or read.
  int32_t system_error;
  /// The row of the picture, counted from 0, or -1.
  int64_t row;
  /// The pass of an interlaced picture, counted from 0, or -1.
  int32_t pass;
  /// The size that was too large, or the index that has no color; and the largest valid value.
  uint64_t found;
  uint64_t limit;
  /// The chunk's name, or "".
  char chunk[5];
  /// The message of libpng or of the system, or "".
  char words[96];
} cpngrows_error;

/// Returns the name of the chunk that `error` is about, or "".
const char *_Nonnull cpngrows_error_chunk(const cpngrows_error *_Nonnull error);

/// Returns the message of libpng or of the system, or "".
const char *_Nonnull cpngrows_error_words(const cpngrows_error *_Nonnull error);

/// The limits on a picture. Each is the largest value that is accepted.
typedef struct {
  uint32_t width;
  uint32_t height;
  uint64_t pixels;
  /// The bytes of a chunk that is kept in memory: a palette or a transparency.
  uint64_t chunk_bytes;
  /// The bytes of image data after the last row.
  uint64_t trailing_bytes;
} cpngrows_limits;

/// The information before the first row.
typedef struct {
  uint32_t width;
  uint32_t height;
  /// The values in IHDR: 1, 2, 4, 8, or 16; and 0, 2, 3, 4, or 6.
  uint8_t bit_depth;
  uint8_t color_type;
  bool is_interlaced;
  /// Gray or RGB: true if pixels with the stored color `key` are transparent; gray is key[0].
  bool has_key;
  uint16_t key[3];
  /// Indexed: the number of entries, and their red, green, blue, and alpha. Otherwise 0.
  uint16_t palette_count;
  uint8_t palette[256][4];
} cpngrows_header;

/// A row as stored: pixel `i` is in column `first_column + i * column_step` of row `y`.
typedef struct {
  const uint8_t *_Nullable bytes;
  size_t byte_count;
  uint32_t y;
  uint32_t first_column;
  uint32_t column_step;
  /// The number of pixels. The bits after them in the last byte have no meaning.
  uint32_t count;
} cpngrows_row;

/// An open picture. A reader belongs to one thread at a time; every thread may have its own.
typedef struct cpngrows_reader cpngrows_reader;

/// Returns true if reading was cancelled. Called for every 64 KB that are read or inflated.
typedef bool (*cpngrows_is_cancelled)(void);

/// Opens a picture and reads up to its first row. Returns null, and fills in `error`, on failure.
cpngrows_reader *_Nullable cpngrows_open_path(
    const char *_Nonnull path, const cpngrows_limits *_Nonnull limits,
    cpngrows_is_cancelled _Nullable is_cancelled, cpngrows_error *_Nonnull error);

/// Opens a picture in memory, which must stay valid until the reader is closed.
cpngrows_reader *_Nullable cpngrows_open_bytes(
    const void *_Nullable bytes, size_t count, const cpngrows_limits *_Nonnull limits,
    cpngrows_is_cancelled _Nullable is_cancelled, cpngrows_error *_Nonnull error);

/// Opens a picture that is read from a descriptor. The descriptor isn't closed.
cpngrows_reader *_Nullable cpngrows_open_descriptor(
    int descriptor, const cpngrows_limits *_Nonnull limits,
    cpngrows_is_cancelled _Nullable is_cancelled, cpngrows_error *_Nonnull error);

/// Returns the header of an open picture.
const cpngrows_header *_Nonnull cpngrows_header_of(const cpngrows_reader *_Nonnull reader);

/// Begins the rows, which will contain the first `columns` columns. With `plain`, libpng makes the
/// rows; otherwise, it only reads the header. Must be called once, before the first row.
bool cpngrows_begin(
    cpngrows_reader *_Nonnull reader, uint32_t columns, bool plain, cpngrows_error *_Nonnull error);

/// Reads the next row. Returns 1 and the row, which is valid until the next call; 0 once the whole
/// file has been read and is valid; or -1 and the error, for this and every later call.
int cpngrows_next_row(
    cpngrows_reader *_Nonnull reader, cpngrows_row *_Nonnull row, cpngrows_error *_Nonnull error);

/// Closes a reader, which may be null.
void cpngrows_close(cpngrows_reader *_Nullable reader);

/// Returns the Adler-32 of the data that `adler` covers followed by `count` more bytes. Public only
/// so that it can be tested.
uint32_t cpngrows_adler_add(uint32_t adler, const uint8_t *_Nonnull bytes, size_t count);

#endif
