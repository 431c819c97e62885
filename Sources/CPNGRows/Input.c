// The file, read in pieces.
#include <errno.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "Reader.h"

bool input_open(cpngrows_reader *reader, cpngrows_source source) {
  input *input = &reader->input;
  input->next = source.bytes;
  input->available = source.count;
  input->descriptor = source.descriptor;
  if (source.descriptor < 0) return true;
  input->buffer = malloc(input_capacity);
  input->next = input->buffer;
  if (input->buffer == NULL) reader->error = failure(cpngrows_code_out_of_memory, 0, "");
  return input->buffer != NULL;
}

// Called when the buffer is empty, or contains fewer bytes than the caller needs in one piece.
static bool refill(cpngrows_reader *reader, cpngrows_error *error) {
  input *input = &reader->input;
  if (input->buffer == NULL) return false;
  if (input->available > 0) memmove(input->buffer, input->next, input->available);
  input->next = input->buffer;
  ssize_t count;
  do {
    count = read(
        input->descriptor, input->buffer + input->available, input_capacity - input->available);
  } while (count < 0 && errno == EINTR);
  if (count < 0) {
    *error = failure(cpngrows_code_cannot_read, 0, "");
    error->system_error = errno;
    return false;
  }
  input->available += (size_t)count;
  return count > 0;
}

bool input_is_cancelled(const cpngrows_reader *reader, cpngrows_error *error) {
  bool is_cancelled = reader->limits.is_cancelled != NULL && reader->limits.is_cancelled();
  if (is_cancelled) *error = failure(cpngrows_code_cancelled, 0, "");
  return is_cancelled;
}

bool input_ensure(cpngrows_reader *reader, size_t count, cpngrows_error *error) {
  if (input_is_cancelled(reader, error)) return false;
  while (reader->input.available < count) {
    if (!refill(reader, error)) return false;
  }
  return true;
}

const uint8_t *input_take(cpngrows_reader *reader, size_t count) {
  const uint8_t *bytes = reader->input.next;
  reader->input.next += count;
  reader->input.available -= count;
  return bytes;
}
