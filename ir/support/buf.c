// Text under construction. With a sink, it is written out by SINK_SIZE or more
// and the buffer starts again, so that printing a large module needs little
// memory.

#include "ir/support/support.h"

#include <errno.h>
#include <stdlib.h>

enum { FIRST_SIZE = 256, SINK_SIZE = 256 << 10 };

static void write_out(Buf *buf) {
  if (buf->size && !buf->failed &&
      fwrite(buf->data, 1, buf->size, buf->sink) != buf->size) {
    buf->failed = true;
    buf->error = errno;
  }
  buf->size = 0;
}

void buf_grow(Buf *buf, size_t more) {
  size_t capacity = buf->capacity * 2;
  if (capacity < FIRST_SIZE)
    capacity = FIRST_SIZE;
  if (capacity < buf->size + more)
    capacity = buf->size + more;
  char *data = realloc(buf->data, capacity);
  if (!data)
    fatal("out of memory");
  buf->data = data;
  buf->capacity = capacity;
}

void buf_release(Buf *buf) {
  free(buf->data);
  *buf = (Buf){0};
}

void buf_drain(Buf *buf) {
  if (buf->sink && buf->size >= SINK_SIZE)
    write_out(buf);
}

bool buf_flush(Buf *buf) {
  if (!buf->sink)
    return true;
  write_out(buf);
  if (!buf->failed && fflush(buf->sink)) {
    buf->failed = true;
    buf->error = errno;
  }
  return !buf->failed;
}

void buf_vprintf(Buf *buf, const char *fmt, va_list args) {
  va_list again;
  va_copy(again, args);
  int size = vsnprintf(NULL, 0, fmt, args);
  if (buf->capacity - buf->size < (size_t)size + 1)
    buf_grow(buf, (size_t)size + 1);
  vsnprintf(buf->data + buf->size, (size_t)size + 1, fmt, again);
  buf->size += (size_t)size;
  va_end(again);
}

void buf_printf(Buf *buf, const char *fmt, ...) {
  va_list args;
  va_start(args, fmt);
  buf_vprintf(buf, fmt, args);
  va_end(args);
}

void buf_u64(Buf *buf, uint64_t n) {
  char digits[20];
  size_t at = sizeof digits;
  do
    digits[--at] = (char)('0' + n % 10);
  while (n /= 10);
  buf_bytes(buf, digits + at, sizeof digits - at);
}

void buf_i64(Buf *buf, int64_t n) {
  if (n < 0)
    buf_char(buf, '-');
  buf_u64(buf, n < 0 ? -(uint64_t)n : (uint64_t)n);
}

void buf_spaces(Buf *buf, size_t n) {
  buf_reserve(buf, n);
  memset(buf->data + buf->size, ' ', n);
  buf->size += n;
}

const char *buf_cstr(Buf *buf) {
  buf_char(buf, '\0');
  buf->size--;
  return buf->data;
}
