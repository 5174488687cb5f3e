// Objects of formats that no linker joins: what one calls of the runtime is
// linked into its module, as LLVM IR.
//
// COFF and Mach-O have no partial links in lld, so the archive is here one of
// bitcode, and its functions become part of the module behind all optimisation,
// right before code is made of it. What the module calls by name comes along at
// once. What code generation makes calls of (divisions of 128 bits, conversions
// of f16) is only known of the object, though, so an object with such calls is
// made again; and once more for what the runtime's own code turns out to call.
//
// Names are treated as in ELF objects: helpers become internal, others stay
// weak. Nothing with state comes along (runtime_join.c says why).

#include "backend/link/runtime_join.h"

#include "backend/fatal.h"
#include "backend/shim/members.h"

#include <llvm-c/Core.h>

void runtime_link_init(RuntimeLink *link, Arena *arena, FindRuntime *find,
                       const void *user) {
  *link = (RuntimeLink){.arena = arena, .find = find, .user = user};
  sources_init(&link->sources);
}

void runtime_link_release(RuntimeLink *link) {
  sources_release(&link->sources);
}

// The runtime for WebAssembly knows one thread, and in an object of one module
// no linker sees that it does.
static void open_archive(RuntimeLink *link, const TargetSpec *target) {
  const char *why;
  if (link->found)
    return;
  link->found = true;
  link->without_atomics = strstr(target->features, "+atomics") != NULL;
  const char *path = link->find(link->user, link->arena, target);
  Source *source = path ? source_open(&link->sources, path, &why) : NULL;
  if (source)
    link->archive = source->text;
}

static bool has_name(const StrVec *names, const char *name) {
  for (size_t i = 0; i < names->size; i++)
    if (!strcmp(names->data[i], name))
      return true;
  return false;
}

static void drop_atomics(RuntimeLink *link) {
  size_t kept = 0;
  for (size_t i = 0; i < link->names.size; i++)
    if (!runtime_is_atomic(str_from(link->names.data[i])))
      link->names.data[kept++] = link->names.data[i];
  link->names.size = kept;
}

typedef struct Look {
  RuntimeLink *link;
  const Buf *object;
  StrVec found;
} Look;

static void look_at_object(void *user) {
  Look *look = user;
  runtime_wanted(look->link->arena, look->object, look->link->archive,
                 &look->found);
}

bool runtime_link_wants(RuntimeLink *link, const Buf *object) {
  if (!link->archive.size)
    return false;
  if (link->has_locks) {
    drop_atomics(link);
    link->has_locks = false;
    link->without_atomics = true;
    return true;
  }
  Look look = {.link = link, .object = object};
  Buf error = {0};
  backend_guard(look_at_object, &look, &error);
  buf_release(&error);
  size_t before = link->names.size;
  for (size_t i = 0; i < look.found.size; i++) {
    char *name = look.found.data[i];
    bool stays = link->without_atomics && runtime_is_atomic(str_from(name));
    if (!stays && !has_name(&link->names, name))
      vec_push(link->arena, &link->names, name);
  }
  return link->names.size > before;
}

static void place_global(void *user, LLVMValueRef global) {
  RuntimeLink *link = user;
  size_t size;
  const char *name = LLVMGetValueName2(global, &size);
  Str own = {name, size};
  link->has_locks |= str_eq(own, str_from("mlcc_atomic_locks"));
  if (!runtime_is_helper(own))
    return;
  LLVMSetVisibility(global, LLVMDefaultVisibility);
  LLVMSetLinkage(global, LLVMInternalLinkage);
}

// An archive that cannot be read, of a later compiler, leaves the calls.
static void ignore_message(void *user, const char *text, size_t size) {
  (void)user, (void)text, (void)size;
}

static bool stays_call(void *user, const char *name, size_t size) {
  const RuntimeLink *link = user;
  return link->without_atomics && runtime_is_atomic((Str){name, size});
}

void runtime_link_module(RuntimeLink *link, const TargetSpec *target,
                         LLVMModuleRef module) {
  if (!link || !link->find || !strcmp(target->object_format, "elf"))
    return;
  open_archive(link, target);
  if (link->archive.size)
    shim_link_members(module, link->archive.data, link->archive.size,
                      (const char *const *)link->names.data, link->names.size,
                      stays_call, place_global, ignore_message, link);
}
