// Links of WebAssembly. A module is a command, which has a main, or a reactor,
// whose functions are called from outside; both begin with a file of the WASI
// libc. Without one there is no libc, and -nostdlib is to be said, as with
// clang.

#include "driver/linker.h"

// A shared library without start files has nothing to begin with.
static void add_kind(Linker *l) {
  bool bare = l->o->nostdlib || l->o->nostartfiles;
  if (l->kind == LINK_JOIN)
    linker_add(l, "-r");
  else if (l->kind == LINK_SHARED)
    linker_add_words(l, bare ? "-shared --no-entry"
                             : "-shared --entry _initialize");
  else if (l->o->exec_model == EXEC_REACTOR)
    linker_add_words(l, "--entry _initialize");
}

void link_wasm_arguments(Linker *l) {
  bool wide = l->t->target->pointer_bits == 64;
  linker_add_words(l, wide ? "-m wasm64" : "-m wasm32");
  add_kind(l);
  if (l->o->strip)
    linker_add(l, "--strip-all");
  if (l->o->rdynamic)
    linker_add(l, "--export-dynamic");
  linker_add(l, "-o");
  linker_add(l, l->output);
  if (l->o->exec_model == EXEC_REACTOR && l->kind != LINK_SHARED)
    l->kind = LINK_SHARED; // their start file
  linker_add_files(l, l->t->start);
  linker_add_dirs(l, "-L");
  linker_add_inputs(l);
  linker_add_runtime(l);
  if (linker_wants_libraries(l))
    linker_add_default_libraries(l, l->t->libraries);
}
