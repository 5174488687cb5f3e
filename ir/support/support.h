// The base of every layer: memory with named lifetimes, text, interned
// strings, hash tables, source files and diagnostics. Nothing here knows what
// MLIR is. No function here keeps file-scope state, but for the jobserver's.
#ifndef MLCC_SUPPORT_H
#define MLCC_SUPPORT_H

#include <stdarg.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <string.h>

#define PRINTF_LIKE(fmt, args) __attribute__((format(printf, fmt, args)))
#define NORETURN               __attribute__((noreturn))
#define ARRAY_SIZE(a)          (sizeof(a) / sizeof((a)[0]))

// A defect of ours: names the place and aborts. The driver turns the abort
// into an internal error with a reproducer.
NORETURN void bug_at(const char *file, int line, const char *fmt, ...)
    PRINTF_LIKE(3, 4);
#define bug(...)      bug_at(__FILE__, __LINE__, __VA_ARGS__)
#define unreachable() bug("unreachable")

// The environment failed (no memory): plain message, exit 1 by quick_exit(),
// since other threads may be running. The first of several that fail speaks.
NORETURN void fatal(const char *fmt, ...) PRINTF_LIKE(1, 2);

#if defined(MLCC_CHECKS) || !defined(NDEBUG)
#define CHECK(x) ((x) ? (void)0 : bug("check failed: %s", #x))
#else
#define CHECK(x) ((void)sizeof(!(x))) // not evaluated
#endif
#define FOR_CHECK __attribute__((unused)) // a function that only CHECK calls

// Str: a slice of text that somebody else owns; not NUL-terminated.

typedef struct Str {
  const char *data;
  size_t size;
} Str;

#define STR(literal) ((Str){(literal), sizeof(literal) - 1})
#define STR_FMT      "%.*s"
#define STR_ARG(s)   (int)(s).size, (s).data

static inline Str str_from(const char *c_string) {
  return (Str){c_string, strlen(c_string)};
}
static inline bool str_eq(Str a, Str b) {
  return a.size == b.size && (!a.size || !memcmp(a.data, b.data, a.size));
}
// Mostly they differ in the first byte.
static inline bool str_is(Str a, const char *c_string) {
  return (!a.size || *a.data == *c_string) && str_eq(a, str_from(c_string));
}
bool str_starts_with(Str s, const char *prefix);
// Byte order, a prefix before what it begins (the order of dictionaries).
int str_compare(Str a, Str b);
// Damerau-Levenshtein distance, at most `limit` + 1.
int str_distance(Str a, Str b, int limit);
// The candidate that `wanted` is most likely a misspelling of: one letter in
// three may be wrong, two at most. Of several, the one that begins like it for
// longest.
typedef struct Nearest {
  Str wanted, best; // best.size is 0: none
  int limit;        // of what still counts: the distance of `best`
} Nearest;
Nearest nearest_to(Str wanted);
void nearest_try(Nearest *nearest, Str candidate);

// arena.c: allocation without free. An arena is owned by whoever made it;
// everything in it goes at once.

typedef struct ArenaChunk ArenaChunk;
typedef struct Arena {
  char *next, *end;
  ArenaChunk *chunk;
  size_t allocated; // bytes asked from the system, for -ftime-report
} Arena;

typedef struct ArenaMark {
  ArenaChunk *chunk;
  char *next;
} ArenaMark;

void arena_init(Arena *arena);
void arena_release(Arena *arena);
void *arena_grow(Arena *arena, size_t size, size_t align);
ArenaMark arena_save(const Arena *arena);
void arena_restore(Arena *arena, ArenaMark mark);
// Gives the whole pages of that memory back, an arena's or a mapped file's: what was
// in them is gone, or comes from the file again.
void pages_release(const void *data, size_t size);
Str arena_str(Arena *arena, Str s); // a copy, NUL-terminated behind its end
// Moves the contents of `other` to `arena`, which then owns them.
void arena_adopt(Arena *arena, Arena *other);
Str arena_format(Arena *arena, const char *fmt, ...) PRINTF_LIKE(2, 3);
// text.c: "; did you mean 'best'?" for the end of a message, or "".
const char *nearest_question(const Nearest *nearest, Arena *arena);

// Uninitialised memory. `align` is a power of two, at most 64. Never NULL.
static inline void *arena_alloc(Arena *arena, size_t size, size_t align) {
#ifndef MLCC_HARDMEM
  uintptr_t at = ((uintptr_t)arena->next + align - 1) & ~(uintptr_t)(align - 1);
  if (at && at + size <= (uintptr_t)arena->end) {
    arena->next = (char *)(at + size);
    return (void *)at;
  }
#endif
  return arena_grow(arena, size, align);
}
#define arena_new(arena, T) ((T *)arena_zero((arena), sizeof(T), _Alignof(T)))
#define arena_array(arena, T, n)                                               \
  ((T *)arena_alloc((arena), sizeof(T) * (size_t)(n), _Alignof(T)))
static inline void *arena_zero(Arena *arena, size_t size, size_t align) {
  void *block = arena_alloc(arena, size, align);
  return size ? memset(block, 0, size) : block;
}
void *arena_copy(Arena *arena, const void *data, size_t size, size_t align);

// Vec(T): a growing array in an arena. The old storage stays behind in the
// arena when it grows; {0} is an empty one.

#define Vec(T)                                                                 \
  struct {                                                                     \
    T *data;                                                                   \
    size_t size, capacity;                                                     \
  }
#define vec_push(arena, v, x)                                                  \
  ((v)->size == (v)->capacity                                                  \
       ? (void)((v)->data = vec_grow((arena), (v)->data, &(v)->capacity,       \
                                     (v)->size, sizeof *(v)->data))            \
       : (void)0,                                                              \
   (v)->data[(v)->size++] = (x))
#define vec_reserve(arena, v, n)                                               \
  while ((v)->capacity < (n))                                                  \
  (v)->data = vec_grow((arena), (v)->data, &(v)->capacity, (v)->size,          \
                       sizeof *(v)->data)
#define vec_pop(v)  ((v)->data[--(v)->size])
#define vec_last(v) ((v)->data[(v)->size - 1])
void *vec_grow(Arena *arena, void *data, size_t *capacity, size_t size,
               size_t element_size);

typedef Vec(char *) StrVec; // of NUL-terminated strings

// buf.c: text (or bytes) under construction, on the heap; optionally written
// through to a file when there is much of it. {0} is an empty one.

typedef struct Buf {
  char *data;
  size_t size, capacity;
  FILE *sink;  // NULL, or where buf_drain() writes
  bool failed; // a write to the sink failed; errno was kept in `error`
  int error;
} Buf;

// Allocates twice the capacity, or `more` bytes behind the text if that is larger.
// buf_reserve() does so only where the capacity is too small.
void buf_grow(Buf *buf, size_t more);
void buf_release(Buf *buf);
// To the sink, if there is one and enough to write; called where nobody holds a
// place in the buffer.
void buf_drain(Buf *buf);
bool buf_flush(Buf *buf); // all to the sink; false when any write failed
void buf_printf(Buf *buf, const char *fmt, ...) PRINTF_LIKE(2, 3);
void buf_vprintf(Buf *buf, const char *fmt, va_list args);
void buf_u64(Buf *buf, uint64_t n);
void buf_i64(Buf *buf, int64_t n);
void buf_spaces(Buf *buf, size_t n);
const char *buf_cstr(Buf *buf); // NUL-terminates in place
// For people: what is no character that can be shown, such as a byte that a
// terminal obeys, as \1B. Of several lines, ends of lines stay.
void buf_shown(Buf *buf, Str text, bool lines);
// Bytes of the character that `text` begins with; 0: it is not to be shown.
size_t shown_size(Str text);

// Makes room for `more` bytes behind the text.
static inline void buf_reserve(Buf *buf, size_t more) {
  if (buf->capacity - buf->size < more)
    buf_grow(buf, more);
}
static inline void buf_char(Buf *buf, char c) {
  if (buf->size == buf->capacity)
    buf_grow(buf, 1);
  buf->data[buf->size++] = c;
}
static inline void buf_bytes(Buf *buf, const void *data, size_t size) {
  buf_reserve(buf, size);
  if (size)
    memcpy(buf->data + buf->size, data, size);
  buf->size += size;
}
static inline void buf_str(Buf *buf, Str s) {
  buf_bytes(buf, s.data, s.size);
}
#define buf_lit(buf, literal) buf_bytes((buf), (literal), sizeof(literal) - 1)
static inline void buf_puts(Buf *buf, const char *c_string) {
  buf_bytes(buf, c_string, strlen(c_string));
}

// hash.c

uint64_t hash_bytes(const void *data, size_t size, uint64_t seed);
static inline uint64_t hash_mix(uint64_t a, uint64_t b) {
  __uint128_t p =
      (__uint128_t)(a ^ 0x9e3779b97f4a7c15u) * (b ^ 0xe7037ed1a0b428dbu);
  return (uint64_t)p ^ (uint64_t)(p >> 64);
}
static inline uint64_t hash_ptr(const void *p, uint64_t seed) {
  return hash_mix((uint64_t)(uintptr_t)p, seed);
}

// PtrMap: pointer to pointer, open addressing, in an arena. NULL is no key.
// Iteration order is insertion order (`entries`), so output never depends on
// addresses. {0} is an empty one.
typedef struct PtrMapEntry {
  const void *key;
  void *value;
} PtrMapEntry;
typedef struct PtrMap {
  PtrMapEntry *entries;
  uint32_t *slots; // index into entries, plus one
  uint32_t size, capacity, nslots;
} PtrMap;
void *ptrmap_get(const PtrMap *map, const void *key); // NULL when absent
void **ptrmap_at(PtrMap *map, Arena *arena, const void *key); // inserts NULL
// Reserves room for so many keys in an empty map.
void ptrmap_reserve(PtrMap *map, Arena *arena, uint32_t count);
static inline void ptrmap_set(PtrMap *map, Arena *arena, const void *key,
                              void *value) {
  *ptrmap_at(map, arena, key) = value;
}

// ident.c: interned strings. Equal text in one table means the same pointer.

struct OpInfo;
typedef struct Ident {
  uint32_t hash, size;
  // The operation of that name, once looked up (ir/); saves the parser a
  // second table.
  const struct OpInfo *op;
  char data[]; // NUL-terminated
} Ident;

static inline Str ident_str(const Ident *ident) {
  return (Str){ident->data, ident->size};
}

// Readers take no lock; insertions do when `threaded` is set.
typedef struct IdentTable IdentTable;
IdentTable *ident_table_new(Arena *arena);
void ident_table_release(IdentTable *table);
Ident *ident_get(IdentTable *table, Str text);

// source.c: input texts and positions in them.

// Where something was written. 0 is unknown; below LOC_TABLE it is 1 + an
// offset into the concatenation of all sources of a context; above, an index
// into the context's table of explicit location attributes (ir/).
typedef uint32_t Loc;
#define LOC_UNKNOWN ((Loc)0)
#define LOC_TABLE   ((Loc)0x80000000u)

typedef struct Source {
  Str name;                // as given on the command line
  Str text;                // mapped or owned; text.data[text.size] is '\0'
  Loc base;                // Loc of its first byte
  uint32_t first_line;     // 1, or where a split chunk starts
  Str head;                // what stands before the chunk on that line
  struct LineTable *lines; // made on first use
  void *mapping;
  size_t mapping_size;
  bool is_mapped; // text is in a mapped file, its own or another source's
} Source;

typedef struct SourceSet {
  Arena arena;
  Vec(Source *) sources;
  Loc next_base;
} SourceSet;

typedef struct LineCol {
  Str file;
  uint32_t line, column; // from 1; 0 when unknown
} LineCol;

void sources_init(SourceSet *set);
void sources_release(SourceSet *set);
// Maps (or reads, for pipes and "-") a file. On failure returns NULL with
// `*why` set to a plain message ("No such file or directory").
Source *source_open(SourceSet *set, const char *path, const char **why);
// The memory of a part of a mapped text may be used for something else until
// the text is looked at again.
void source_leave(const Source *source, const char *begin, const char *end);
// Text that lives as long as the set; not copied; must be NUL-terminated.
Source *source_from_text(SourceSet *set, Str name, Str text);
Source *source_of(const SourceSet *set, Loc loc); // NULL when in none
LineCol source_line_col(SourceSet *set, Loc loc);
Str source_line(SourceSet *set, Loc loc); // the text of that line
// The text from there to the end of its file; empty when it is in none.
Str source_rest(const SourceSet *set, Loc loc);

// diag.c: diagnostics about the user's input.

typedef enum Severity {
  DIAG_ERROR,
  DIAG_WARNING,
  DIAG_REMARK,
  DIAG_NOTE, // belongs to the one before it
} Severity;

typedef struct Diagnostic {
  Severity severity;
  Loc loc;
  LineCol where; // resolved when it is shown; file empty when unknown
  Str text;
} Diagnostic;

typedef struct Diags Diags;
struct HeldDiags;
typedef void DiagHandler(void *user, const Diagnostic *diagnostic);
// Resolves a Loc at or above LOC_TABLE to one of a source, or to a LineCol.
typedef LineCol LocResolver(void *user, Loc loc);

// Parts of messages that mlir-opt prints and gcc does not.
typedef struct DiagExtras {
  void *user;
  // Before the text of one without a place: its location in words, if any.
  void (*put_words)(void *user, Loc loc, Buf *out);
  // Behind any but a note: notes of its own.
  void (*add_notes)(void *user, Loc loc);
} DiagExtras;

struct Diags {
  SourceSet *sources;
  const DiagExtras *extras; // or NULL
  LocResolver *resolve;
  void *resolve_user;
  DiagHandler *handler; // NULL prints to stderr in gcc's form with a caret
  void *handler_user;
  unsigned nerrors, nwarnings;
  unsigned error_limit; // 0 is none
  bool color, no_caret, warnings_are_errors, quiet_warnings;
  bool hints;  // diag_hint() says something
  bool silent; // nothing is shown, `nsilent` counts all
  unsigned nsilent;
  Loc shown;              // the place of the last one
  bool dropping_notes;    // the last diagnostic was dropped, so are its notes
  struct HeldDiags *held; // what diag_hold() keeps back; or NULL
  Buf out;                // scratch for printing
};

// All return false, so that a failing function may `return diag_error(...)`.
bool diag_report(Diags *diags, Severity severity, Loc loc, const char *fmt, ...)
    PRINTF_LIKE(4, 5);
bool diag_vreport(Diags *diags, Severity severity, Loc loc, const char *fmt,
                  va_list args);
#define diag_error(diags, loc, ...)                                            \
  diag_report((diags), DIAG_ERROR, (loc), __VA_ARGS__)
#define diag_warning(diags, loc, ...)                                          \
  diag_report((diags), DIAG_WARNING, (loc), __VA_ARGS__)
#define diag_note(diags, loc, ...)                                             \
  diag_report((diags), DIAG_NOTE, (loc), __VA_ARGS__)
// A note for whoever wrote the text, beyond what MLIR says: only where `hints`
// is set.
bool diag_hint(Diags *diags, Loc loc, const char *fmt, ...) PRINTF_LIKE(3, 4);
// A note that belongs to no other diagnostic.
bool diag_advice(Diags *diags, Loc loc, const char *fmt, ...) PRINTF_LIKE(3, 4);
// From here on nothing is shown until diag_show(), which shows all in order of
// the text. `nerrors` counts what is held, and afterwards what was shown.
void diag_hold(Diags *diags);
void diag_show(Diags *diags);
// For one thread of several: what it reports is held until it is joined to the
// rest, which is held as well.
void diag_fork(Diags *fork, const Diags *diags);
void diag_join(Diags *diags, Diags *fork);
// Reports what a fork held, which is released, in the order of its reports.
void diag_replay(Diags *diags, Diags *fork);
// The default handler: `file:line:col: error: text`, source line, caret.
void diag_print(Diags *diags, const Diagnostic *diagnostic, FILE *to);

// crew.c: threads for one job at a time

enum { CREW_LARGEST = 64 };
typedef void CrewWork(void *user, unsigned member);
// How many threads a job of so many pieces gets; `wanted` 0: one for each
// processor.
unsigned crew_size(unsigned wanted, size_t pieces);
// Calls `work` on each of the threads, this one among them, as member 0. Some
// may be missing (make's jobserver says how many there may be), so members take
// pieces from a counter.
void crew_run(unsigned size, CrewWork *work, void *user);

// times.c: what takes how long

typedef struct Timer Timer;
typedef struct Times {
  Arena arena;
  Timer *root, *at; // the one that runs
} Times;

void times_init(Times *times); // all of it runs from here on
void times_release(Times *times);
// A timer inside the one that runs; with the same id it goes on. No `times`:
// nothing is measured.
void times_start(Times *times, const void *id, Str name);
void times_start_hidden(Times *times, const void *id, Str name); // in the tree
void times_stop(Times *times);
// Joins what a thread measured, all of whose timers have stopped. `thread` is
// released.
void times_join(Times *times, Times *thread);
// Ends the measurement: the report, as a list, the longest first, or as a tree.
void times_print(Times *times, bool as_list, bool json, Buf *out);

// jobserver.c

// Whether make said that there is to be one job.
bool jobserver_is_serial(void);
// How many threads may be started besides this one, at most `wanted`, until
// jobserver_give(), which has to follow. For one user at a time.
unsigned jobserver_take(unsigned wanted);
// Safe in signal handlers, and where nothing was taken.
void jobserver_give(void);

#endif
