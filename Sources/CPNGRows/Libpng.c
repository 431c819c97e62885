// The input of libpng. Of the chunks before the image data, it gets only those that the picture
// needs, because versions of libpng differ in which of the others they reject.
#include <string.h>

#include "Reader.h"

static bool is_data(const char *chunk) { return strcmp(chunk, "IDAT") == 0; }

static void stop(cpngrows_reader *reader, cpngrows_error error) __attribute__((noreturn));

static void stop(cpngrows_reader *reader, cpngrows_error error) {
  reader->error = error;
  failure_at_row(reader, &reader->error);
  longjmp(reader->jump, 1);
}

static void begin_chunk(cpngrows_reader *reader) {
  cpngrows_error error = failure(cpngrows_code_truncated, "", "");
  // Once the rows have begun, only more image data may follow.
  bool is_there = reader->has_begun ? input_ensure(reader, chunk_header_size, &error)
                                    : chunks_seek(reader, &error);
  if (!is_there) stop(reader, error);
  const uint8_t *header = reader->input.next;
  if (memcmp(header + 4, "IDAT", 4) == 0) run_enter(reader, big_endian_32(header));
}

void read_for_libpng(png_structp png, png_bytep into, size_t count) {
  cpngrows_reader *reader = png_get_io_ptr(png);
  uint32_t place = png_get_io_state(png) & PNG_IO_MASK_LOC;
  char chunk[5];
  name_current_chunk(png, chunk);
  if (place == PNG_IO_CHUNK_HDR) begin_chunk(reader);
  if (place == PNG_IO_CHUNK_CRC && is_data(chunk)) reader->run.is_checked = true;
  bool is_image_data = place == PNG_IO_CHUNK_DATA && is_data(chunk);
  while (count > 0) {
    // While a chunk's header is read, libpng still has the name of the previous chunk.
    bool is_in_chunk = place == PNG_IO_CHUNK_DATA || place == PNG_IO_CHUNK_CRC;
    cpngrows_error error = failure(cpngrows_code_truncated, is_in_chunk ? chunk : "", "");
    if (!input_ensure(reader, 1, &error)) stop(reader, error);
    size_t piece = count < reader->input.available ? count : reader->input.available;
    const uint8_t *bytes = input_take(reader, piece);
    if (is_image_data) {
      run_pass(reader, bytes, (uint32_t)piece);
      stream_judge(reader, bytes, piece);
      if (reader->pending.code == cpngrows_code_too_much_data) stop(reader, reader->pending);
    }
    memcpy(into, bytes, piece);
    into += piece;
    count -= piece;
  }
}
