// The file, read in pieces.
#define _POSIX_C_SOURCE 200809L
#include <errno.h>
#include <fcntl.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include "Reader.h"

static cpngrows_error system_failure(cpngrows_code code, int number) {
  cpngrows_error error = failure(code, "", "");
  if (strerror_r(number, error.words, sizeof error.words) != 0) error.words[0] = 0;
  error.system_error = number;
  return error;
}

bool input_prepare_buffer(cpngrows_reader *reader) {
  reader->input.buffer = malloc(input_capacity);
  reader->input.next = reader->input.buffer;
  if (reader->input.buffer == NULL) reader->error = failure(cpngrows_code_out_of_memory, "", "");
  return reader->input.buffer != NULL;
}

bool input_open_path(cpngrows_reader *reader, const char *path) {
  int descriptor;
  do {
    descriptor = open(path, O_RDONLY | O_CLOEXEC);
  } while (descriptor < 0 && errno == EINTR);
  if (descriptor < 0) {
    reader->error = system_failure(cpngrows_code_cannot_open, errno);
    return false;
  }
  reader->input.descriptor = descriptor;
  reader->input.owns_descriptor = true;
  struct stat status;
  if (fstat(descriptor, &status) == 0 && S_ISDIR(status.st_mode)) {
    reader->error = system_failure(cpngrows_code_cannot_open, EISDIR);
    return false;
  }
  return input_prepare_buffer(reader);
}

// Called when the buffer is empty, or contains fewer bytes than the caller needs in one piece.
static bool refill(cpngrows_reader *reader, cpngrows_error *error) {
  input *input = &reader->input;
  if (input->buffer == NULL || input->at_end) {
    input->at_end = true;
    return false;
  }
  if (input->available > 0) memmove(input->buffer, input->next, input->available);
  input->next = input->buffer;
  ssize_t count;
  do {
    count = read(
        input->descriptor, input->buffer + input->available, input_capacity - input->available);
  } while (count < 0 && errno == EINTR);
  if (count < 0) {
    *error = system_failure(cpngrows_code_cannot_read, errno);
    return false;
  }
  input->at_end = count == 0;
  input->available += (size_t)count;
  return count > 0;
}

bool input_is_cancelled(const cpngrows_reader *reader, cpngrows_error *error) {
  bool is_cancelled = reader->is_cancelled != NULL && reader->is_cancelled();
  if (is_cancelled) *error = failure(cpngrows_code_cancelled, "", "");
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

void input_close(input *input) {
  free(input->buffer);
  if (input->owns_descriptor) close(input->descriptor);
}
