#ifndef CPNGROWS_H
#define CPNGROWS_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/// The version of the libpng that is linked in, such as "1.6.39".
const char *_Nonnull cpngrows_libpng_version(void);

/// How many cores there are for this process: at least 1.
int cpngrows_processor_count(void);

/// What can be wrong with a picture.
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

/// Why a picture could not be opened or read on.
typedef struct {
  cpngrows_code code;
  /// `errno`, where a file could not be opened or read.
  int32_t system_error;
  /// The row of the picture, counted from 0, or -1.
  int64_t row;
  /// The pass of an interlaced picture, counted from 0, or -1.
  int32_t pass;
  /// What was too large, or the index that has no color; and the largest that is taken.
  uint64_t found;
  uint64_t limit;
  /// The chunk's name, or "".
  char chunk[5];
  /// What libpng says, or "".
  char words[96];
} cpngrows_error;

/// The name of the chunk that `error` is about, or "".
const char *_Nonnull cpngrows_error_chunk(const cpngrows_error *_Nonnull error);

/// What libpng said, or "".
const char *_Nonnull cpngrows_error_words(const cpngrows_error *_Nonnull error);

/// How large a picture is read: each is the largest that is taken.
typedef struct {
  uint32_t width;
  uint32_t height;
  uint64_t pixels;
  /// The bytes of a chunk that is kept: a palette, a transparency.
  uint64_t chunk_bytes;
  /// The bytes of image data after the last row.
  uint64_t trailing_bytes;
} cpngrows_limits;

/// Everything that is known before the first row.
typedef struct {
  uint32_t width;
  uint32_t height;
  /// As IHDR has them: 1, 2, 4, 8 or 16, and 0, 2, 3, 4 or 6.
  uint8_t bit_depth;
  uint8_t color_type;
  bool is_interlaced;
  /// Gray or RGB: whether pixels of the stored color `key` are transparent; gray is key[0].
  bool has_key;
  uint16_t key[3];
  /// Indexed: the entries, red, green, blue, alpha. 0 in all other pictures.
  uint16_t palette_count;
  uint8_t palette[256][4];
} cpngrows_header;

/// A row as it is stored: pixel `i` stands in column `first_column + i * column_step` of row `y`.
typedef struct {
  const uint8_t *_Nullable bytes;
  size_t byte_count;
  uint32_t y;
  uint32_t first_column;
  uint32_t column_step;
  /// How many pixels; what follows them in the last byte has no meaning.
  uint32_t count;
} cpngrows_row;

/// A picture that is open. One thread at a time; as many readers as there are threads.
typedef struct cpngrows_reader cpngrows_reader;

/// Says whether nobody wants the picture any more. Asked for every 64 KB, read or made.
typedef bool (*cpngrows_is_cancelled)(void);

/// Opens a picture and reads up to its first row. Null, and `error` filled in, if it cannot.
cpngrows_reader *_Nullable cpngrows_open_path(
    const char *_Nonnull path, const cpngrows_limits *_Nonnull limits,
    cpngrows_is_cancelled _Nullable is_cancelled, cpngrows_error *_Nonnull error);

/// Opens a picture in memory, which has to stay there until the reader is closed.
cpngrows_reader *_Nullable cpngrows_open_bytes(
    const void *_Nullable bytes, size_t count, const cpngrows_limits *_Nonnull limits,
    cpngrows_is_cancelled _Nullable is_cancelled, cpngrows_error *_Nonnull error);

/// Opens a picture that is read from a descriptor, which is left open.
cpngrows_reader *_Nullable cpngrows_open_descriptor(
    int descriptor, const cpngrows_limits *_Nonnull limits,
    cpngrows_is_cancelled _Nullable is_cancelled, cpngrows_error *_Nonnull error);

/// The header of an open picture.
const cpngrows_header *_Nonnull cpngrows_header_of(const cpngrows_reader *_Nonnull reader);

/// Chooses how many columns from the left the rows will hold, and whether libpng is to make the
/// rows itself (`plain`) or only to read the header. Once, before the first row.
bool cpngrows_begin(
    cpngrows_reader *_Nonnull reader, uint32_t columns, bool plain, cpngrows_error *_Nonnull error);

/// The next row: 1 and the row, which is there until the next call; 0 once the whole file has
/// been read and is sound; -1 and the error, now and for ever.
int cpngrows_next_row(
    cpngrows_reader *_Nonnull reader, cpngrows_row *_Nonnull row, cpngrows_error *_Nonnull error);

/// Ends a reader; null is taken.
void cpngrows_close(cpngrows_reader *_Nullable reader);

/// The Adler-32 of what `adler` is that of and of `count` bytes more. Seen from outside only so that
/// it can be tested.
uint32_t cpngrows_adler_add(uint32_t adler, const uint8_t *_Nonnull bytes, size_t count);

#endif
