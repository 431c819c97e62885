// How one PNG is made into another that gets far: CRCs are put right, and pixels are changed where
// they are not compressed.
#include <stdint.h>
#include <stdlib.h>
#include <string.h>
#include <zlib.h>

size_t LLVMFuzzerMutate(uint8_t *data, size_t size, size_t max_size);

enum { signature_size = 8, chunk_overhead = 12, most_pixels = 1 << 20 };

static uint32_t number_at(const uint8_t *bytes) {
  return (uint32_t)bytes[0] << 24 | (uint32_t)bytes[1] << 16 | (uint32_t)bytes[2] << 8 | bytes[3];
}

static void put_number(uint8_t *bytes, uint32_t number) {
  for (int i = 0; i < 4; i++) bytes[i] = (uint8_t)(number >> (24 - 8 * i));
}

// The whole chunk at `position`, its overhead included; 0 if there is none.
static size_t chunk_at(const uint8_t *data, size_t size, size_t position) {
  if (size < chunk_overhead || position > size - chunk_overhead) return 0;
  size_t length = number_at(data + position);
  return length <= size - position - chunk_overhead ? length + chunk_overhead : 0;
}

static void repair(uint8_t *data, size_t size) {
  static const uint8_t signature[signature_size] = {137, 80, 78, 71, 13, 10, 26, 10};
  if (size < signature_size) return;
  memcpy(data, signature, signature_size);
  size_t position = signature_size, whole;
  while ((whole = chunk_at(data, size, position)) > 0) {
    size_t end = position + whole - 4;
    put_number(data + end, (uint32_t)crc32(0, data + position + 4, (uInt)(whole - 8)));
    position += whole;
  }
}

// Inflates all IDATs, changes what comes out and deflates it into one IDAT. 0 if that cannot be.
static size_t mutate_pixels(uint8_t *data, size_t size, size_t max_size, unsigned seed) {
  size_t first = 0, last = 0, position = signature_size, whole;
  uint8_t *pixels = malloc(most_pixels), *packed = malloc(max_size);
  z_stream stream = {0};
  size_t result = 0;
  if (!pixels || !packed || inflateInit(&stream) != Z_OK) goto done;
  stream.next_out = pixels;
  stream.avail_out = most_pixels;
  while ((whole = chunk_at(data, size, position)) > 0) {
    if (memcmp(data + position + 4, "IDAT", 4) == 0) {
      if (first == 0) first = position;
      last = position + whole;
      stream.next_in = data + position + 8;
      stream.avail_in = (uInt)(whole - chunk_overhead);
      if (inflate(&stream, Z_NO_FLUSH) < 0 && stream.total_out == 0) break;
    }
    position += whole;
  }
  size_t count = stream.total_out;
  inflateEnd(&stream);
  if (first == 0 || count == 0) goto done;
  count = LLVMFuzzerMutate(pixels, count, most_pixels);
  uLongf length = (uLongf)max_size;
  if (compress2(packed, &length, pixels, count, (int)(seed % 10)) != Z_OK) goto done;
  size_t rest = size - last;
  if (first + chunk_overhead + length + rest > max_size) goto done;
  memmove(data + first + chunk_overhead + length, data + last, rest);
  put_number(data + first, (uint32_t)length);
  memcpy(data + first + 8, packed, length);
  result = first + chunk_overhead + length + rest;
done:
  free(pixels);
  free(packed);
  return result;
}

size_t LLVMFuzzerCustomMutator(uint8_t *data, size_t size, size_t max_size, unsigned seed) {
  size_t mutated = 0;
  if (seed % 4 == 0 && size > signature_size) {
    mutated = mutate_pixels(data, size, max_size, seed / 4);
  }
  if (mutated == 0) mutated = LLVMFuzzerMutate(data, size, max_size);
  // One in eight keeps its wrong CRCs: their errors have paths of their own.
  if (seed % 8 != 7) repair(data, mutated);
  return mutated;
}
