// Questions about the compiler itself, answered in gcc's form where gcc has
// it. What is not found is echoed, as gcc does.

#include "driver/driver.h"

#include "backend/print_op.h"

// No other compiler's name may stand here: build systems look for them.
void print_version(FILE *to, const Toolchain *t) {
  fprintf(to, "%s\n", version_mark);
  fprintf(to, "Target: %s\n", t->target->triple);
  fprintf(to, "Thread model: posix\n");
  fprintf(to, "ResourceDir: %s\n", t->resource_dir);
}

static void print_search_dirs(const Toolchain *t) {
  printf("install: %s/\nlibraries: =", t->resource_dir);
  for (size_t i = 0; i < t->dirs.size; i++)
    printf("%s%s/", i ? ":" : "", t->dirs.data[i]);
  printf("\n");
}

static void print_file(Arena *arena, const Toolchain *t, const char *name) {
  const char *path = toolchain_file(t, arena, name);
  if (!path)
    path = find_runtime(arena, t->resource_dir, t->target, name);
  printf("%s\n", path ? path : name);
}

static void print_program(Arena *arena, const Options *o) {
  const char *path = find_program(arena, o, o->query_argument);
  puts(path ? path : o->query_argument);
}

typedef bool PrintOfTarget(const char *triple, Buf *out, Buf *error);

static int print_of_target(PrintOfTarget *print, const Toolchain *t) {
  Buf out = {0}, error = {0};
  bool ok = print(t->target->triple, &out, &error);
  fwrite(out.data, 1, out.size, stdout);
  if (!ok)
    plain_error("%s", buf_cstr(&error));
  buf_release(&out);
  buf_release(&error);
  return !ok;
}

static void print_runtime_dir(Arena *arena, const Toolchain *t) {
  const char *slash = t->runtime ? strrchr(t->runtime, '/') : NULL;
  size_t n = slash ? (size_t)(slash - t->runtime) : 0;
  puts(slash ? arena_str(arena, (Str){t->runtime, n}).data : t->resource_dir);
}

static void print_buffer(void (*print)(Buf *out)) {
  Buf out = {0};
  print(&out);
  fwrite(out.data, 1, out.size, stdout);
  buf_release(&out);
}

static void print_target_model(const Toolchain *t) {
  Buf out = {0};
  TargetModel model = target_model(t->target);
  target_model_print(&out, &model);
  fwrite(out.data, 1, out.size, stdout);
  buf_release(&out);
}

static int print_op(const char *pattern) {
  Buf out = {0}, error = {0};
  bool ok = print_ops(pattern, &out, &error);
  fputs(buf_cstr(&out), stdout);
  if (!ok)
    plain_error("%s", buf_cstr(&error));
  buf_release(&out);
  buf_release(&error);
  return !ok;
}

int answer_query(Arena *arena, const Options *o, const Toolchain *t) {
  switch (o->query) {
  case QUERY_NONE:
  case QUERY_NOTHING: break;
  case QUERY_ABSENT: puts("<NOT PRESENT>"); break;
  case QUERY_HELP: options_print_help(stdout, false); break;
  case QUERY_HELP_HIDDEN: options_print_help(stdout, true); break;
  case QUERY_TARGET_HELP:
    return print_of_target(target_print_cpus, t) ||
           print_of_target(target_print_features, t);
  case QUERY_AUTOCOMPLETE:
    options_print_completions(stdout, o->query_argument);
    break;
  case QUERY_VERSION: print_version(stdout, t); break;
  case QUERY_MACHINE: puts(t->target->triple); break;
  case QUERY_DUMPVERSION: puts(version_number); break;
  case QUERY_TARGETS: print_buffer(target_print_all); break;
  case QUERY_CPUS: return print_of_target(target_print_cpus, t);
  case QUERY_FEATURES: return print_of_target(target_print_features, t);
  case QUERY_MULTIARCH: puts(t->multiarch); break;
  case QUERY_MULTI_LIB: puts(".;"); break;
  case QUERY_MULTI_DIRECTORY: puts("."); break;
  case QUERY_MULTI_OS_DIRECTORY:
    puts(t->target->pointer_bits == 64 ? "../lib64" : "../lib");
    break;
  case QUERY_RUNTIME_DIR: print_runtime_dir(arena, t); break;
  case QUERY_SEARCH_DIRS: print_search_dirs(t); break;
  case QUERY_FILE_NAME: print_file(arena, t, o->query_argument); break;
  case QUERY_PROG_NAME: print_program(arena, o); break;
  case QUERY_RUNTIME: print_file(arena, t, "libmlcc_rt.a"); break;
  case QUERY_SYSROOT: puts(t->sysroot); break;
  case QUERY_RESOURCE_DIR: puts(t->resource_dir); break;
  case QUERY_PASSES: print_buffer(compile_print_passes); break;
  case QUERY_OP: return print_op(o->query_argument);
  case QUERY_TARGET_MODEL: print_target_model(t); break;
  }
  return 0;
}
