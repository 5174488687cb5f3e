// Input texts. A file is mapped when it can be (regular, and not a multiple of
// the page size, so that a NUL follows its last byte for free), else read.
// Each source gets a range of Locs; the line table is made when the first
// diagnostic asks for a line. A byte order mark is no part of the text.

#include "ir/support/support.h"

#include <errno.h>
#include <fcntl.h>
#include <pthread.h>
#include <stdlib.h>
#include <sys/mman.h>
#include <sys/stat.h>
#include <unistd.h>

void sources_init(SourceSet *set) {
  *set = (SourceSet){.next_base = 1};
  arena_init(&set->arena);
}

void sources_release(SourceSet *set) {
  for (size_t i = 0; i < set->sources.size; i++) {
    Source *source = set->sources.data[i];
    if (source->mapping)
      munmap(source->mapping, source->mapping_size);
  }
  arena_release(&set->arena);
}

// Enters a source; NULL when the Locs of this set are used up.
static Source *add_source(SourceSet *set, Str name, Str text) {
  if (text.size + 2 > LOC_TABLE - set->next_base)
    return NULL;
  Source *source = arena_new(&set->arena, Source);
  source->name = arena_str(&set->arena, name);
  source->text = text;
  source->base = set->next_base;
  source->first_line = 1;
  // One more, so that the end of the text is a place of its own.
  set->next_base += (Loc)text.size + 1;
  vec_push(&set->arena, &set->sources, source);
  return source;
}

Source *source_from_text(SourceSet *set, Str name, Str text) {
  return add_source(set, name, text);
}

// A pipe gives some kilobytes at a time, so the buffer grows only when full.
static bool read_all(SourceSet *set, int fd, Str *text) {
  Buf buf = {0};
  for (;;) {
    if (buf.size == buf.capacity)
      buf_grow(&buf, 64 << 10);
    ssize_t n = read(fd, buf.data + buf.size, buf.capacity - buf.size);
    if (n < 0 && errno == EINTR)
      continue;
    if (n < 0) {
      int error = errno;
      buf_release(&buf);
      errno = error;
      return false;
    }
    if (!n)
      break;
    buf.size += (size_t)n;
    if (buf.size > LOC_TABLE)
      break;
  }
  *text = arena_str(&set->arena, (Str){buf.data, buf.size});
  buf_release(&buf);
  return true;
}

static bool map_all(int fd, size_t size, void **mapping) {
  if (!size || size % (size_t)sysconf(_SC_PAGESIZE) == 0)
    return false;
  void *at = mmap(NULL, size, PROT_READ, MAP_PRIVATE, fd, 0);
  *mapping = at == MAP_FAILED ? NULL : at;
  return *mapping;
}

static Str without_mark(Str text) {
  static const char mark[] = "\xEF\xBB\xBF";
  return str_starts_with(text, mark) ? (Str){text.data + 3, text.size - 3}
                                     : text;
}

static Source *open_fd(SourceSet *set, int fd, const char *path,
                       const char **why) {
  struct stat status;
  if (fstat(fd, &status)) {
    *why = strerror(errno);
    return NULL;
  }
  if (S_ISDIR(status.st_mode)) {
    *why = strerror(EISDIR);
    return NULL;
  }
  Str text;
  void *mapping = NULL;
  size_t size = (size_t)status.st_size;
  if (S_ISREG(status.st_mode) && size >= LOC_TABLE) {
    *why = "file is larger than 2 GiB";
    return NULL;
  }
  if (S_ISREG(status.st_mode) && map_all(fd, size, &mapping)) {
    text = (Str){mapping, size};
  } else if (!read_all(set, fd, &text)) {
    *why = strerror(errno);
    return NULL;
  }
  Source *source = add_source(set, str_from(path), without_mark(text));
  if (!source) {
    if (mapping)
      munmap(mapping, size);
    *why = "inputs together are larger than 2 GiB";
    return NULL;
  }
  source->is_mapped = mapping;
  source->mapping = mapping;
  source->mapping_size = mapping ? size : 0;
  return source;
}

Source *source_open(SourceSet *set, const char *path, const char **why) {
  if (!strcmp(path, "-"))
    return open_fd(set, STDIN_FILENO, path, why);
  int fd = open(path, O_RDONLY | O_CLOEXEC);
  if (fd < 0) {
    *why = strerror(errno);
    return NULL;
  }
  Source *source = open_fd(set, fd, path, why);
  close(fd);
  return source;
}

// The pages come back from the file.
void source_leave(const Source *source, const char *begin, const char *end) {
  if (source->is_mapped)
    pages_release(begin, (size_t)(end - begin));
}

Source *source_of(const SourceSet *set, Loc loc) {
  if (loc == LOC_UNKNOWN || loc >= LOC_TABLE)
    return NULL;
  size_t low = 0, high = set->sources.size;
  while (low < high) { // the last source whose base is not above loc
    size_t middle = (low + high) / 2;
    if (set->sources.data[middle]->base <= loc)
      low = middle + 1;
    else
      high = middle;
  }
  if (!low)
    return NULL;
  Source *source = set->sources.data[low - 1];
  return loc - source->base <= source->text.size ? source : NULL;
}

Str source_rest(const SourceSet *set, Loc loc) {
  const Source *source = source_of(set, loc);
  if (!source)
    return (Str){0};
  size_t at = loc - source->base;
  return (Str){source->text.data + at, source->text.size - at};
}

typedef struct LineTable {
  size_t count;
  uint32_t starts[]; // offsets
} LineTable;

static LineTable *index_lines(SourceSet *set, const Source *source) {
  size_t count = 1, n = 0;
  const char *text = source->text.data, *end = text + source->text.size;
  for (const char *p = text; (p = memchr(p, '\n', (size_t)(end - p))); p++)
    count++;
  LineTable *table =
      arena_alloc(&set->arena, sizeof *table + count * sizeof *table->starts,
                  _Alignof(LineTable));
  table->count = count;
  table->starts[n++] = 0;
  for (const char *p = text; (p = memchr(p, '\n', (size_t)(end - p))); p++)
    table->starts[n++] = (uint32_t)(p + 1 - text);
  return table;
}

// Threads of code generation may be the first to ask, and all at once.
static const LineTable *lines_of(SourceSet *set, Source *source) {
  static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
  LineTable *table = __atomic_load_n(&source->lines, __ATOMIC_ACQUIRE);
  if (table)
    return table;
  pthread_mutex_lock(&lock);
  if (!(table = source->lines)) {
    table = index_lines(set, source);
    __atomic_store_n(&source->lines, table, __ATOMIC_RELEASE);
  }
  pthread_mutex_unlock(&lock);
  return table;
}

// The index of the line that holds `offset`.
static uint32_t line_of(const LineTable *lines, uint32_t offset) {
  uint32_t low = 0, high = (uint32_t)lines->count;
  while (high - low > 1) {
    uint32_t middle = low + (high - low) / 2;
    if (lines->starts[middle] <= offset)
      low = middle;
    else
      high = middle;
  }
  return low;
}

LineCol source_line_col(SourceSet *set, Loc loc) {
  Source *source = source_of(set, loc);
  if (!source)
    return (LineCol){0};
  uint32_t offset = loc - source->base;
  const LineTable *lines = lines_of(set, source);
  uint32_t line = line_of(lines, offset);
  return (LineCol){source->name, source->first_line + line,
                   offset - lines->starts[line] + 1 +
                       (line ? 0 : (uint32_t)source->head.size)};
}

Str source_line(SourceSet *set, Loc loc) {
  Source *source = source_of(set, loc);
  if (!source)
    return (Str){0};
  const LineTable *lines = lines_of(set, source);
  uint32_t line = line_of(lines, loc - source->base);
  const char *start = source->text.data + lines->starts[line];
  size_t rest = source->text.size - lines->starts[line];
  const char *end = memchr(start, '\n', rest);
  size_t size = end ? (size_t)(end - start) : rest;
  if (size && start[size - 1] == '\r')
    size--;
  Str text = {start, size};
  if (line || !source->head.size)
    return text;
  Buf whole = {0};
  buf_str(&whole, source->head);
  buf_str(&whole, text);
  text = arena_str(&set->arena, (Str){whole.data, whole.size});
  buf_release(&whole);
  return text;
}
