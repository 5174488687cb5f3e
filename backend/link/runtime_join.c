// Objects that any linker takes: what one calls of mlcc's runtime comes into
// it.
//
//   k.o       U memrefCopy, U __truncsfbf2, U malloc
//   archive   memrefCopy, its copy_loop; __truncsfbf2; much else
//   result    W memrefCopy (hidden), t copy_loop, t __truncsfbf2, U malloc
//
// Which calls there are is only known of the finished object: code generation
// makes some. Most objects call nothing of it, and that costs a look at their
// symbols and at the archive's index.
//
// lld -r takes the sections wanted out of the archive, and joins them to the
// object. Helpers of compilers (__*) and of the runtime itself (mlcc_*) then
// become local: another object may bring those of another release, and an
// archive with the object in it offers none of them to others. The names that
// MLIR's lowerings and programs share (memrefCopy, printMemrefF32, mlirAlloc),
// and the sinks of text that a program without a libc defines itself, stay weak
// and hidden: a definition of the user's own comes first, and of two
// objects with copies one is used. On MIPS all stay so: its calls name global
// symbols by their relocations.
//
// Copies must not matter, so nothing with state is copied. That is the table
// of locks behind atomic accesses that the processor does not do: all that use
// an object, those of C and of other shared libraries among them, must find one
// lock. Where a call would bring the table, all such calls stay for libatomic,
// as they do in objects of C.

#include "backend/link/runtime_join.h"

#include "backend/fatal.h"
#include "backend/link/elf_sections.h"
#include "backend/link/lld.h"
#include "backend/shim/symbols.h"
#include "backend/translate/holes.h"

#include <stdlib.h>

// What an archive has of an object's undefined symbols.

typedef struct Wanted {
  Arena *arena;
  Vec(Str) undefined; // sorted
  StrVec *names;
} Wanted;

static int compare(const void *a, const void *b) {
  return str_compare(*(const Str *)a, *(const Str *)b);
}

static bool contains(const Str *names, size_t count, Str name) {
  return count && bsearch(&name, names, count, sizeof name, compare);
}

static void add_undefined(void *user, const char *name, size_t size) {
  Wanted *w = user;
  vec_push(w->arena, &w->undefined, arena_str(w->arena, (Str){name, size}));
}

static void add_wanted(void *user, const char *name, size_t size) {
  Wanted *w = user;
  Str found = {name, size};
  if (contains(w->undefined.data, w->undefined.size, found))
    vec_push(w->arena, w->names, (char *)arena_str(w->arena, found).data);
}

void runtime_wanted(Arena *arena, const Buf *object, Str archive,
                    StrVec *wanted) {
  Wanted w = {.arena = arena, .names = wanted};
  shim_object_symbols(object->data, object->size, SHIM_UNDEFINED, add_undefined,
                      &w);
  if (!w.undefined.size)
    return;
  qsort(w.undefined.data, w.undefined.size, sizeof(Str), compare);
  shim_archive_symbols(archive.data, archive.size, add_wanted, &w);
}

// Names

// What programs may define themselves, of runtime/hosted/.
static bool is_hook(Str name) {
  static const char *const hooks[] = {"mlcc_assert_fail", "mlcc_flush_output",
                                      "mlcc_out_of_memory", "mlcc_write_error",
                                      "mlcc_write_output"};
  for (size_t i = 0; i < ARRAY_SIZE(hooks); i++)
    if (str_eq(name, str_from(hooks[i])))
      return true;
  return false;
}

bool runtime_is_helper(Str name) {
  bool ours = str_starts_with(name, "__") || str_starts_with(name, "mlcc_");
  return ours && !is_hook(name);
}

// Mach-O's have one more underscore in front.
bool runtime_is_atomic(Str name) {
  return str_starts_with(name, "__atomic_") ||
         str_starts_with(name, "__sync_") ||
         str_starts_with(name, "___atomic_");
}

// Joining

typedef struct Join {
  Arena arena;
  const char *path; // of the archive
  Str archive;
  Buf *object;
  StrVec wanted;
  Buf members, error;
  bool has_locks;
  Vec(Str) defined; // in the object, sorted
  StrVec local;     // what becomes local
  bool keeps_global;
  Buf joined, result;
  bool ok;
} Join;

static void find_wanted(void *user) {
  Join *j = user;
  runtime_wanted(&j->arena, j->object, j->archive, &j->wanted);
}

static void drop_atomics(StrVec *names) {
  size_t kept = 0;
  for (size_t i = 0; i < names->size; i++) {
    Str name = str_from(names->data[i]);
    if (!str_starts_with(name, "__atomic_") &&
        !str_starts_with(name, "__sync_"))
      names->data[kept++] = names->data[i];
  }
  names->size = kept;
}

// Taking it

static void note_locks(void *user, const char *name, size_t size) {
  Join *j = user;
  if (str_eq((Str){name, size}, str_from("mlcc_atomic_locks")))
    j->has_locks = true;
}

static void look_for_locks(void *user) {
  Join *j = user;
  shim_object_symbols(j->members.data, j->members.size, SHIM_LOCAL, note_locks,
                      j);
}

static bool extract(Join *j) {
  j->members.size = 0;
  j->has_locks = false;
  return j->wanted.size &&
         lld_extract(j->path, &j->wanted, &j->members, &j->error) &&
         backend_guard(look_for_locks, j, &j->error);
}

static bool take_members(Join *j) {
  if (!extract(j))
    return false;
  if (!j->has_locks)
    return true;
  drop_atomics(&j->wanted);
  return extract(j) && !j->has_locks;
}

// Joining it

static void add_defined(void *user, const char *name, size_t size) {
  Join *j = user;
  vec_push(&j->arena, &j->defined, arena_str(&j->arena, (Str){name, size}));
}

static void add_local(void *user, const char *name, size_t size) {
  Join *j = user;
  Str own = {name, size};
  if (runtime_is_helper(own) && !j->keeps_global &&
      !contains(j->defined.data, j->defined.size, own))
    vec_push(&j->arena, &j->local, (char *)arena_str(&j->arena, own).data);
}

static void take_result(void *user, const char *bytes, size_t size) {
  buf_bytes(&((Join *)user)->result, bytes, size);
}

static void take_error(void *user, const char *text, size_t size) {
  buf_bytes(&((Join *)user)->error, text, size);
}

static void localize_helpers(void *user) {
  Join *j = user;
  shim_object_symbols(j->object->data, j->object->size, SHIM_DEFINED,
                      add_defined, j);
  if (j->defined.size)
    qsort(j->defined.data, j->defined.size, sizeof(Str), compare);
  shim_object_symbols(j->members.data, j->members.size, SHIM_DEFINED, add_local,
                      j);
  j->ok = shim_localize_named(j->joined.data, j->joined.size,
                              (const char *const *)j->local.data, j->local.size,
                              take_result, take_error, j);
}

static bool join_members(Join *j) {
  Buf both[] = {*j->object, j->members};
  return lld_join_objects(both, 2, &j->joined, &j->error) &&
         backend_guard(localize_helpers, j, &j->error) && j->ok;
}

static void join(Join *j) {
  if (!backend_guard(find_wanted, j, &j->error) || !j->wanted.size)
    return;
  if (!take_members(j))
    return;
  // An object of several parts was joined without that data before.
  bool left = elf_leave_sections(j->object, HOLE_SECTIONS);
  if (!join_members(j)) {
    if (left)
      elf_return_sections(j->object, HOLE_SECTIONS);
    return;
  }
  buf_release(j->object);
  *j->object = j->result;
  j->result = (Buf){0};
}

void runtime_join(Buf *object, const TargetSpec *target, const char *archive) {
  SourceSet set;
  const char *why;
  sources_init(&set);
  Source *source = source_open(&set, archive, &why);
  Join j = {
      .path = archive,
      .object = object,
      .keeps_global = str_starts_with(str_from(target->arch), "mips"),
  };
  arena_init(&j.arena);
  if (source) {
    j.archive = source->text;
    join(&j);
  }
  buf_release(&j.members);
  buf_release(&j.error);
  buf_release(&j.joined);
  buf_release(&j.result);
  arena_release(&j.arena);
  sources_release(&set);
}
