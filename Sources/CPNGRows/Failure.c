// Conversion of libpng's messages to error codes.
#include <stdio.h>
#include <string.h>

#include "Reader.h"

cpngrows_error failure(cpngrows_code code, const char *chunk, const char *words) {
  cpngrows_error error = {.code = code, .row = -1, .pass = -1};
  snprintf(error.chunk, sizeof error.chunk, "%s", chunk);
  snprintf(error.words, sizeof error.words, "%s", words);
  return error;
}

void failure_at_row(cpngrows_reader *reader, cpngrows_error *error) {
  bool is_of_rows =
      error->code != cpngrows_code_cancelled && error->code != cpngrows_code_too_much_data;
  if (!is_of_rows) return;
  if (!reader->has_begun || reader->is_finished || reader->pass >= pass_count) return;
  const pass_shape *shape = &reader->passes[reader->pass];
  error->row = (int64_t)shape->first_row + (int64_t)reader->row_in_pass * shape->row_step;
  if (reader->header.is_interlaced) error->pass = reader->pass;
}

const char *cpngrows_error_chunk(const cpngrows_error *error) { return error->chunk; }

const char *cpngrows_error_words(const cpngrows_error *error) { return error->words; }

static bool says(const char *words, const char *part) { return strstr(words, part) != NULL; }

void name_current_chunk(png_structp png, char name[5]) {
  uint32_t type = png_get_io_chunk_type(png);
  const uint8_t letters[] = {
      (uint8_t)(type >> 24), (uint8_t)(type >> 16), (uint8_t)(type >> 8), (uint8_t)type};
  memcpy(name, letters, sizeof letters);
  name[is_chunk_name(letters) ? 4 : 0] = 0;
}

static bool is_in_chunk_header(png_structp png) {
  return (png_get_io_state(png) & PNG_IO_MASK_LOC) == PNG_IO_CHUNK_HDR;
}

// A message begins with the chunk's name if the problem is in the chunk. While a header is read,
// libpng may still have the name of the previous chunk.
static void name_chunk(png_structp png, const char *words, char name[5]) {
  name_current_chunk(png, name);
  if (strlen(words) > 5 && words[4] == ':' && words[5] == ' ') {
    memcpy(name, words, 4);
  } else if (is_in_chunk_header(png)) {
    name[0] = 0;
  }
}

static bool is_about(const char *chunk, const char *name) { return strcmp(chunk, name) == 0; }

static cpngrows_code code_of(png_structp png, const char *chunk, const char *words) {
  if (says(words, "Not a PNG") || says(words, "ASCII conversion")) return cpngrows_code_not_png;
  if (says(words, "memory")) return cpngrows_code_out_of_memory;
  if (says(words, "CRC")) return cpngrows_code_wrong_checksum;
  if (says(words, "unhandled critical chunk")) {
    return is_about(chunk, "CgBI") ? cpngrows_code_apple_optimized
                                   : cpngrows_code_unknown_critical_chunk;
  }
  if (says(words, "Missing PLTE")) return cpngrows_code_missing_palette;
  if (says(words, "Not enough image data")) return cpngrows_code_not_enough_data;
  if (says(words, "issing IHDR") || says(words, "out of place")) return cpngrows_code_wrong_order;
  if (says(words, "invalid chunk type")) return cpngrows_code_invalid_chunk;
  if (says(words, "out of range") && is_in_chunk_header(png)) return cpngrows_code_invalid_chunk;
  if (says(words, "too large") || says(words, "exceeds")) return cpngrows_code_chunk_too_large;
  if (is_about(chunk, "IHDR")) return cpngrows_code_invalid_header;
  if (is_about(chunk, "PLTE")) return cpngrows_code_invalid_palette;
  if (is_about(chunk, "IDAT")) return cpngrows_code_damaged_data;
  return cpngrows_code_refused;
}

static void stop(png_structp png, const char *words) __attribute__((noreturn));

static void stop(png_structp png, const char *words) {
  cpngrows_reader *reader = png_get_error_ptr(png);
  char chunk[5];
  name_chunk(png, words, chunk);
  cpngrows_code code = code_of(png, chunk, words);
  // libpng already has the name of the chunk after it.
  if (code == cpngrows_code_not_enough_data) memcpy(chunk, "IDAT", sizeof chunk);
  // "Invalid IHDR data" follows a warning with the reason.
  bool is_explained = code == cpngrows_code_invalid_header && reader->complaint[0] != 0;
  reader->error = failure(code, chunk, is_explained ? reader->complaint : words);
  if (code == cpngrows_code_chunk_too_large) reader->error.limit = reader->limits.chunk_bytes;
  failure_at_row(reader, &reader->error);
  longjmp(reader->jump, 1);
}

void libpng_error(png_structp png, png_const_charp words) { stop(png, words); }

// libpng only warns about many problems that make wrong pixels. These don't.
static bool is_harmless(const char *chunk, const char *words) {
  if (is_about(chunk, "IDAT")) {
    // All three only mean that there are more bytes than the picture needs.
    return says(words, "xtra compressed data") || says(words, "Too much image data") ||
           says(words, "chunk data is too large");
  }
  // A palette doesn't change the pixels of a gray picture.
  if (is_about(chunk, "PLTE")) return says(words, "ignored in grayscale");
  return true;
}

void libpng_warning(png_structp png, png_const_charp words) {
  cpngrows_reader *reader = png_get_error_ptr(png);
  char chunk[5];
  name_chunk(png, words, chunk);
  if (is_about(chunk, "IHDR")) {
    if (reader->complaint[0] == 0) {
      snprintf(reader->complaint, sizeof reader->complaint, "%s", words);
    }
  } else if (!is_harmless(chunk, words)) {
    stop(png, words);
  }
}
