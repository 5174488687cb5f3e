// Linking, with the built-in lld: the argument list that clang would pass for
// the target, made of the toolchain's data, the inputs in their order, and the
// runtime's archive behind them.

#include "driver/toolchain.h"

#include "driver/output.h"

typedef enum LinkKind { // ORDER: the columns of toolchains.def
  LINK_FIXED,
  LINK_MOVABLE,
  LINK_SHARED,
  LINK_STATIC,
  LINK_STATIC_MOVABLE,
  LINK_JOIN, // -r
} LinkKind;

typedef struct Linker {
  Arena *arena;
  const LinkInputs *inputs;
  const Options *o;
  const Toolchain *t;
  LinkKind kind;
  Vec(const char *) args;
  bool ok;
} Linker;

static void add(Linker *l, const char *arg) {
  vec_push(l->arena, &l->args, arg);
}

static void add_words(Linker *l, const char *words) {
  while (*words) {
    size_t n = strcspn(words, " ");
    add(l, arena_str(l->arena, (Str){words, n}).data);
    words += n + (words[n] == ' ');
  }
}

// Programs can move unless told otherwise, as with clang on these systems.
static LinkKind link_kind(const Options *o, const Toolchain *t) {
  if (o->relocatable)
    return LINK_JOIN;
  if (o->shared)
    return LINK_SHARED;
  if (o->static_pie)
    return LINK_STATIC_MOVABLE;
  if (o->is_static)
    return LINK_STATIC;
  bool hosted = *t->dynamic_linker != '\0';
  bool fixed = o->no_pie || (!o->pie && (!hosted || o->nostdlib));
  return fixed ? LINK_FIXED : LINK_MOVABLE;
}

// The column of a "a|b|c" list.
static const char *column(Arena *arena, const char *list, unsigned index) {
  while (index--) {
    const char *bar = strchr(list, '|');
    if (!bar)
      return "";
    list = bar + 1;
  }
  return arena_str(arena, (Str){list, strcspn(list, "|")}).data;
}

static void add_files(Linker *l, const char *list) {
  if (l->o->nostdlib || l->o->nostartfiles || l->kind == LINK_JOIN)
    return;
  const char *names = column(l->arena, list, l->kind);
  while (*names) {
    size_t n = strcspn(names, " ");
    const char *name = arena_str(l->arena, (Str){names, n}).data;
    const char *path = toolchain_file(l->t, l->arena, name);
    names += n + (names[n] == ' ');
    if (path)
      add(l, path);
    else
      l->ok = plain_error("cannot find %s for the target '%s'; give its "
                          "directory with -B or --sysroot, or use "
                          "-nostartfiles",
                          name, l->t->target->triple);
  }
}

static void add_kind(Linker *l) {
  bool dynamic = false;
  switch (l->kind) {
  case LINK_FIXED: dynamic = true; break;
  case LINK_MOVABLE:
    add(l, "-pie");
    dynamic = true;
    break;
  case LINK_SHARED: add(l, "-shared"); break;
  case LINK_STATIC: add(l, "-static"); break;
  case LINK_STATIC_MOVABLE:
    add_words(l, "-static -pie --no-dynamic-linker -z text");
    break;
  case LINK_JOIN: add(l, "-r"); break;
  }
  if (dynamic && *l->t->dynamic_linker && !l->o->nostdlib)
    add_words(l,
              arena_format(l->arena, "-dynamic-linker %s", l->t->dynamic_linker)
                  .data);
}

static void add_preamble(Linker *l) {
  add(l, LLD_ELF);
  add_words(l, "--hash-style=gnu --eh-frame-hdr");
  if (*l->t->emulation) {
    add(l, "-m");
    add(l, l->t->emulation);
  }
  if (*l->t->sysroot)
    add(l, arena_format(l->arena, "--sysroot=%s", l->t->sysroot).data);
  add_kind(l);
  if (l->o->strip)
    add(l, "-s");
  if (l->o->rdynamic)
    add(l, "--export-dynamic");
}

static void add_inputs(Linker *l) {
  for (size_t i = 0; i < l->inputs->args.size; i++)
    add(l, l->inputs->args.data[i]);
}

// Ours comes first: what it needs of the libc is found behind it.
static void add_libraries(Linker *l) {
  if (l->kind == LINK_JOIN)
    return;
  if (l->t->runtime)
    add(l, l->t->runtime);
  if (l->o->nostdlib || l->o->nodefaultlibs) {
    const char *nolibc = find_runtime(l->arena, l->t->resource_dir,
                                      l->t->target, "libmlcc_nolibc.a");
    if (l->o->nostdlib && nolibc)
      add(l, nolibc);
    return;
  }
  bool is_static = l->kind == LINK_STATIC || l->kind == LINK_STATIC_MOVABLE;
  bool has_gcc = l->t->gcc_dir != NULL;
  if (is_static)
    add(l, "--start-group");
  if (l->o->pthread)
    add(l, "-lpthread");
  add_words(l, l->t->libraries);
  if (has_gcc)
    add_words(l, is_static ? "-lgcc -lgcc_eh"
                           : "-lgcc --as-needed -lgcc_s --no-as-needed");
  if (is_static)
    add(l, "--end-group");
}

static void print_command(const Linker *l) {
  for (size_t i = 0; i < l->args.size; i++)
    fprintf(stderr, " \"%s\"", l->args.data[i]);
  fputc('\n', stderr);
}

// The input that a path of this process at the beginning of `text` stands for.
static const char *find_name(const Linker *l, Str text, size_t *size) {
  for (size_t i = 0; i < l->inputs->objects.size; i++) {
    const char *path = l->inputs->objects.data[i].path;
    *size = strlen(path);
    bool whole =
        text.size <= *size || text.data[*size] < '0' || text.data[*size] > '9';
    if (whole && str_starts_with(text, path))
      return l->inputs->names.data[i];
  }
  return NULL;
}

static void print_messages(const Linker *l, const Buf *messages) {
  for (size_t i = 0; i < messages->size;) {
    size_t size = 0;
    const char *name = NULL;
    if (messages->data[i] == '/')
      name = find_name(l, (Str){messages->data + i, messages->size - i}, &size);
    if (name)
      fputs(name, stderr);
    else
      fputc(messages->data[i], stderr);
    i += name ? size : 1;
  }
}

static bool run(Linker *l, PendingOutput *output) {
  Buf printed = {0}, messages = {0};
  bool ok = lld_run(l->args.data, l->args.size, &printed, &messages);
  fputs(buf_cstr(&printed), stdout);
  fflush(stdout);
  print_messages(l, &messages);
  buf_release(&printed);
  buf_release(&messages);
  if (ok)
    return output_commit(output);
  output_discard(output);
  return plain_error("linking failed");
}

bool link_add_object(LinkInputs *inputs, Arena *arena, const char *name,
                     const Buf *object, Buf *error) {
  LldInput input;
  if (!lld_input_open(&input, object->data, object->size, error))
    return false;
  vec_push(arena, &inputs->objects, input);
  vec_push(arena, &inputs->names, (char *)name);
  vec_push(arena, &inputs->args,
           (char *)arena_str(arena, str_from(input.path)).data);
  return true;
}

void link_release(LinkInputs *inputs) {
  for (size_t i = 0; i < inputs->objects.size; i++)
    lld_input_close(&inputs->objects.data[i]);
}

bool link_program(Arena *arena, const Options *options,
                  const Toolchain *toolchain, const LinkInputs *inputs) {
  Linker l = {.arena = arena,
              .inputs = inputs,
              .o = options,
              .t = toolchain,
              .ok = true};
  l.kind = link_kind(options, toolchain);
  if (strcmp(toolchain->target->object_format, "elf"))
    return plain_error("linking for '%s' is not supported; -c makes objects",
                       toolchain->target->triple);
  PendingOutput output;
  const char *path = options->output ? options->output : "a.out";
  add_preamble(&l);
  add(&l, "-o");
  size_t output_at = l.args.size;
  add(&l, path);
  add_files(&l, toolchain->start);
  for (size_t i = 0; i < toolchain->dirs.size; i++)
    add(&l, arena_format(arena, "-L%s", toolchain->dirs.data[i]).data);
  add_inputs(&l);
  add_libraries(&l);
  add_files(&l, toolchain->end);
  if (options->verbose)
    print_command(&l);
  if (!l.ok || options->dry_run)
    return l.ok;
  if (!output_begin(&output, arena, path))
    return false;
  l.args.data[output_at] = output.temporary;
  return run(&l, &output);
}
