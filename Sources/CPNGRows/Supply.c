// The input of libpng.
#include <string.h>

#include "Reader.h"

// The image data stays where it is. To libpng, it is as long as a chunk can be.
static void give_header(cpngrows_reader *reader, png_bytep into) {
  static const uint8_t data_header[] = {0x7f, 0xff, 0xff, 0xff, 'I', 'D', 'A', 'T'};
  cpngrows_error error;
  const uint8_t *header = reader->has_begun ? data_header : chunk_seek(reader, &error);
  if (header == NULL) stop(reader, error);
  uint32_t name = name_in(header);
  bool is_kept = name == chunk_plte || name == chunk_trns;
  if (is_kept && big_endian_32(header) > reader->limits.chunk_bytes) {
    stop(reader, failure(cpngrows_code_chunk_too_large, name, ""));
  }
  reader->is_first_chunk = false;
  reader->has_transparency |= name == chunk_trns;
  header = name == chunk_idat ? data_header : input_take(reader, chunk_header_size);
  memcpy(into, header, chunk_header_size);
}

void read_for_libpng(png_structp png, png_bytep into, size_t count) {
  cpngrows_reader *reader = png_get_io_ptr(png);
  uint32_t place = png_get_io_state(png) & PNG_IO_MASK_LOC;
  if (place == PNG_IO_CHUNK_HDR) return give_header(reader, into);
  // The image data's checksums are checked as it is taken out of its chunks.
  if (reader->has_begun && place == PNG_IO_CHUNK_CRC) return;
  if (reader->has_begun) return data_give(reader, into, count);
  uint32_t chunk = place == PNG_IO_SIGNATURE ? 0 : png_get_io_chunk_type(png);
  for (size_t done = 0; done < count;) {
    cpngrows_error error = failure(cpngrows_code_truncated, chunk, "");
    if (!input_ensure(reader, 1, &error)) {
      // libpng would report any file that is shorter than the signature as truncated.
      bool is_other = chunk == 0 && done > 0 && png_sig_cmp(into, 0, done) != 0;
      stop(reader, is_other ? failure(cpngrows_code_not_png, 0, "") : error);
    }
    size_t left = count - done;
    size_t piece = left < reader->input.available ? left : reader->input.available;
    memcpy(into + done, input_take(reader, piece), piece);
    done += piece;
  }
}
