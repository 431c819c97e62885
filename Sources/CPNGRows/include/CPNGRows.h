#ifndef CPNGROWS_H
#define CPNGROWS_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/// A problem with a picture.
enum __attribute__((enum_extensibility(closed))) cpngrows_code {
  cpngrows_code_none,
  cpngrows_code_cannot_read,
  cpngrows_code_out_of_memory,
  cpngrows_code_not_png,
  cpngrows_code_truncated,
  cpngrows_code_wrong_checksum,
  cpngrows_code_invalid_chunk,
  cpngrows_code_unknown_critical_chunk,
  cpngrows_code_wrong_order,
  cpngrows_code_chunk_too_large,
  cpngrows_code_too_much_data,
  cpngrows_code_not_enough_data,
  cpngrows_code_cancelled,
  /// Any other problem, which libpng describes in words.
  cpngrows_code_libpng,
};
typedef enum cpngrows_code cpngrows_code;

/// The reason that a picture couldn't be opened or read.
typedef struct {
  cpngrows_code code;
  /// `errno`, if the file couldn't be read.
  int32_t system_error;
  /// The row of the picture where reading failed, or -1.
  int64_t row;
  /// The pass of Adam7, counted from 1; 0 if the picture isn't interlaced.
  int32_t pass;
  /// The four letters of the chunk's name, or 0 if it is unknown or between two chunks.
  uint32_t chunk;
  /// The message of libpng, or "".
  char words[96];
} cpngrows_error;

/// A descriptor to read from, or bytes in memory if it is below 0.
typedef struct {
  int descriptor;
  const void *_Nullable bytes;
  size_t count;
} cpngrows_source;

/// The limits on what is read besides the rows.
typedef struct {
  /// The largest number of bytes in a palette or a transparency.
  uint64_t chunk_bytes;
  /// The number of bytes of image data that may follow the last row.
  uint64_t trailing_bytes;
  /// Returns true if reading was cancelled. Called for every 64 KB of the file.
  bool (*_Nullable is_cancelled)(void);
} cpngrows_limits;

/// A row as stored: the pixels of row `y` in every `column_step`th column from `first_column` on.
typedef struct {
  const uint8_t *_Nullable bytes;
  int64_t y;
  int32_t pass, first_column, column_step;
} cpngrows_row;

/// An open picture. A reader belongs to one thread at a time; every thread may have its own.
typedef struct cpngrows_reader cpngrows_reader;

/// Opens a picture and reads up to its first row. Returns null, and fills in `error`, on failure.
/// The source must stay valid until the reader is closed.
cpngrows_reader *_Nullable cpngrows_open(
    cpngrows_source source, cpngrows_limits limits, cpngrows_error *_Nonnull error);

/// Returns libpng's `png_structp` and `png_infop`, which know the header.
void *_Nonnull cpngrows_png(const cpngrows_reader *_Nonnull reader);
void *_Nonnull cpngrows_info(const cpngrows_reader *_Nonnull reader);

/// Begins the rows. Must be called once, before the first row.
bool cpngrows_begin(cpngrows_reader *_Nonnull reader, cpngrows_error *_Nonnull error);

/// Reads the next row. Returns 1 and the row, which is valid until the next call; 0 once the whole
/// file has been read and is valid, after which no call may follow; or -1 and the error.
int cpngrows_next_row(
    cpngrows_reader *_Nonnull reader, cpngrows_row *_Nonnull row, cpngrows_error *_Nonnull error);

/// Closes a reader, which may be null.
void cpngrows_close(cpngrows_reader *_Nullable reader);

#endif
