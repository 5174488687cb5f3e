// Links of ELF: the arguments that clang passes to lld for the target.

#include "driver/linker.h"

#include <stdlib.h>
#include <unistd.h>

// A program's start sets the FPU up for -ffast-math, where there is such a
// file, as with gcc and clang.
static void add_fast_start(Linker *l) {
  if (!l->o->fast_start || l->o->nostdlib || l->o->nostartfiles ||
      l->kind == LINK_JOIN || l->kind == LINK_SHARED)
    return;
  const char *path = toolchain_file(l->t, l->arena, "crtfastmath.o");
  if (path)
    linker_add(l, path);
}

static void add_kind(Linker *l) {
  bool dynamic = false;
  switch (l->kind) {
  case LINK_FIXED: dynamic = true; break;
  case LINK_MOVABLE:
    linker_add(l, "-pie");
    dynamic = true;
    break;
  case LINK_SHARED: linker_add(l, "-shared"); break;
  case LINK_STATIC: linker_add(l, "-static"); break;
  case LINK_STATIC_MOVABLE:
    linker_add_words(l, "-static -pie --no-dynamic-linker -z text");
    break;
  case LINK_JOIN: linker_add(l, "-r"); break;
  }
  if (!dynamic || !*l->t->dynamic_linker || l->o->nostdlib)
    return;
  const char *prefix = l->o->dyld_prefix ? l->o->dyld_prefix : "";
  linker_add(l, "-dynamic-linker");
  linker_add(l,
             arena_format(l->arena, "%s%s", prefix, l->t->dynamic_linker).data);
}

// The record of what the linker does to bitcode has the name that clang gives it.
static void add_record(Linker *l) {
  const Options *o = l->o;
  const char *format = o->record_kind == RECORD_YAML ? "yaml" : "bitstream";
  const char *beside = o->output_given ? o->output_given : "a";
  if (!o->record_kind)
    return;
  const char *name =
      o->record_file
          ? arena_format(l->arena, "%s.opt.ld.%s", o->record_file, format).data
          : arena_format(l->arena, "%s-opt.ld.%s", beside, format).data;
  linker_add_joined(l, "-plugin-opt=opt-remarks-filename=", name);
  linker_add_joined(l, "-plugin-opt=opt-remarks-format=", format);
  if (o->code.record_passes)
    linker_add_joined(l,
                      "-plugin-opt=opt-remarks-passes=", o->code.record_passes);
}

// How bitcode that comes to the linker is made code.
static void add_lto(Linker *l) {
  static const char *const levels[] = {"-plugin-opt=O0", "-plugin-opt=O1",
                                       "-plugin-opt=O2", "-plugin-opt=O3",
                                       "-plugin-opt=O2", "-plugin-opt=O2"};
  const TargetSpec *target = l->t->target;
  if (!l->o->code.lto)
    return;
  linker_add(l, levels[l->o->opt_level]);
  if (*target->cpu)
    linker_add(l,
               arena_format(l->arena, "-plugin-opt=mcpu=%s", target->cpu).data);
  if (target->function_sections)
    linker_add(l, "-plugin-opt=-function-sections");
  if (l->o->code.fat_lto)
    linker_add(l, "--fat-lto-objects");
  if (l->o->code.unified_lto)
    linker_add(l, l->o->code.lto == LTO_THIN ? "--lto=thin" : "--lto=full");
  if (l->o->threads)
    linker_add(l,
               arena_format(l->arena, "--thinlto-jobs=%u", l->o->threads).data);
  add_record(l);
}

static void add_preamble(Linker *l) {
  linker_add_words(l, "--eh-frame-hdr");
  if (l->kind != LINK_JOIN)
    linker_add_words(l, l->t->flags);
  if (*l->t->emulation) {
    linker_add(l, "-m");
    linker_add(l, l->t->emulation);
  }
  if (*l->t->sysroot)
    linker_add(l, arena_format(l->arena, "--sysroot=%s", l->t->sysroot).data);
  add_kind(l);
  if (l->o->strip)
    linker_add(l, "-s");
  if (l->o->rdynamic)
    linker_add(l, "--export-dynamic");
  if (l->o->code.tweaks.compress_debug && l->kind != LINK_JOIN)
    linker_add(l, l->o->code.tweaks.compress_debug == 1
                      ? "--compress-debug-sections=zlib"
                      : "--compress-debug-sections=zstd");
  add_lto(l);
}

// Options of GNU's linkers that lld does not have; what they ask for is so, or
// is a matter of warnings.
static bool is_of_gnu_alone(const char *arg) {
  static const char *const names[] = {
      "--no-warn-rwx-segments",       "--warn-rwx-segments",
      "--no-warn-execstack",          "--warn-execstack",
      "--detect-odr-violations",      "--no-detect-odr-violations",
      "--no-ld-generated-unwind-info"};
  for (size_t i = 0; i < ARRAY_SIZE(names); i++)
    if (!strcmp(arg, names[i]))
      return true;
  return false;
}

// -z deb-canary-HASH, by which Debian sees whether flags come this far: GNU's
// linkers heed no such keyword either.
static bool is_canary(const StrVec *args, size_t i) {
  static const char canary[] = "deb-canary-";
  return i + 1 < args->size && !strcmp(args->data[i], "-z") &&
         !strncmp(args->data[i + 1], canary, strlen(canary));
}

static void add_inputs(Linker *l) {
  for (size_t i = 0; i < l->inputs->args.size; i++) {
    const char *arg = l->inputs->args.data[i];
    if (is_canary(&l->inputs->args, i))
      i++;
    else if (is_of_gnu_alone(arg))
      l->ok &= warning_print(&l->o->warnings, WARN_unused_argument,
                             "lld has no such option; argument unused: "
                             "'-Wl,%s'",
                             arg);
    else
      linker_add(l,
                 !strcmp(arg, "-I") ? "-dynamic-linker" : arg); // as bfd has it
  }
}

// Where the program looks for its libraries, if nothing else says so.
static void add_run_path(Linker *l) {
  const char *path = linker_is_native(l) ? getenv("LD_RUN_PATH") : NULL;
  if (!path || !*path || l->kind == LINK_JOIN ||
      linker_has_input(l, "-rpath") || linker_has_input(l, "--rpath"))
    return;
  linker_add(l, "-rpath");
  linker_add(l, path);
}

// Without the NDK there is no libc.so, and yet a shared library must name what
// it needs. What stands for the platform's libraries then has their names, and
// of the math library, which is needed only if it is used, the symbols.
static bool lacks_libc(const Linker *l) {
  if (l->kind != LINK_SHARED || !toolchain_is_android(l->t))
    return false;
  for (size_t i = 0; i < l->o->library_dirs.size; i++) {
    const char *dir = l->o->library_dirs.data[i];
    if (!access(arena_format(l->arena, "%s/libc.so", dir).data, R_OK))
      return false;
  }
  return !toolchain_file(l->t, l->arena, "libc.so");
}

static void add_stub(Linker *l, const char *library, const char *symbols) {
  Buf stub = {0}, error = {0};
  const char *soname = arena_format(l->arena, "lib%s.so", library).data;
  // No file is called so: a libm.so among the inputs is the user's.
  const char *name = arena_format(l->arena, "<%s>", soname).data;
  if (lld_stub(l->t->emulation, soname, symbols, &stub, &error))
    link_add_object(l->inputs, l->arena, name, &stub);
  else
    l->ok = plain_error("%s", buf_cstr(&error));
  buf_release(&error);
  linker_add(l, name);
}

static void add_default_libraries(Linker *l) {
  if (!lacks_libc(l)) {
    linker_add_default_libraries(l, l->t->libraries);
    return;
  }
  for (const char *words = l->t->libraries; *words;) {
    size_t n = strcspn(words, " ");
    const char *word = arena_str(l->arena, (Str){words, n}).data;
    const char *symbols =
        !strncmp(word, "-l", 2) ? toolchain_stub(word + 2) : NULL;
    if (symbols)
      add_stub(l, word + 2, symbols);
    else
      linker_add(l, word);
    words += n + (words[n] == ' ');
  }
}

static void add_compiler_rt(Linker *l) {
  StrVec checks = {0};
  if (!l->o->no_sanitizer_runtime)
    l->ok &=
        compiler_rt_add(l->arena, l->o, l->t, l->kind == LINK_SHARED, &checks);
  for (size_t i = 0; i < checks.size; i++)
    linker_add(l, checks.data[i]);
}

static void add_libraries(Linker *l) {
  linker_add_runtime(l);
  if (!linker_wants_libraries(l))
    return;
  add_compiler_rt(l);
  bool is_static = l->kind == LINK_STATIC || l->kind == LINK_STATIC_MOVABLE;
  bool has_gcc = l->t->gcc_dir && l->o->rtlib != RTLIB_COMPILER_RT;
  if (is_static)
    linker_add(l, "--start-group");
  linker_add_openmp(l);
  if (l->o->pthread && !toolchain_is_android(l->t)) // in its libc
    linker_add(l, "-lpthread");
  add_default_libraries(l);
  if (has_gcc)
    linker_add_words(l, is_static ? "-lgcc -lgcc_eh"
                                  : "-lgcc --as-needed -lgcc_s --no-as-needed");
  if (is_static)
    linker_add(l, "--end-group");
}

void link_elf_arguments(Linker *l) {
  add_preamble(l);
  linker_add(l, "-o");
  linker_add(l, l->output);
  linker_add_files(l, l->t->start);
  add_fast_start(l);
  linker_add_dirs(l, "-L");
  add_run_path(l);
  add_inputs(l);
  add_libraries(l);
  linker_add_files(l, l->t->end);
}
