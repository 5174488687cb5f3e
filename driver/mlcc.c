// mlcc: from the command line to files. Inputs are classified, each that is
// source is compiled into a file or a piece of the program, and what is to be
// linked goes to the linker in the order of the command line.

#include "driver/driver.h"

#include <stdlib.h>
#include <sys/stat.h>
#include <unistd.h>

#include "driver/output.h"

typedef struct Driver {
  Arena arena;
  Options o;
  TargetSpec target;
  Toolchain toolchain;
  StrVec link;        // arguments of the linker, in order
  StrVec temporaries; // removed at the end
  const char *temporary_dir;
  unsigned nerrors;
  bool ok;
} Driver;

// Inputs

static InputKind kind_by_name(const char *path) {
  static const struct {
    const char *suffix;
    InputKind kind;
  } suffixes[] = {
      {".mlir", INPUT_MLIR}, {".mlirbc", INPUT_MLIR}, {".ll", INPUT_IR},
      {".bc", INPUT_IR},     {".s", INPUT_ASSEMBLER}, {".S", INPUT_ASSEMBLER},
  };
  size_t n = strlen(path);
  for (size_t i = 0; i < ARRAY_SIZE(suffixes); i++) {
    size_t m = strlen(suffixes[i].suffix);
    if (n >= m && !strcmp(path + n - m, suffixes[i].suffix))
      return suffixes[i].kind;
  }
  return INPUT_LINK;
}

static bool classify(Driver *d) {
  size_t sources = 0;
  for (size_t i = 0; i < d->o.inputs.size; i++) {
    Input *input = &d->o.inputs.data[i];
    bool is_stdin = !strcmp(input->text, "-");
    if (input->kind == INPUT_AUTO && is_stdin && d->o.kind != OUT_PARSED)
      return plain_error("-x is required when the input is the standard "
                         "input");
    if (input->kind == INPUT_AUTO)
      input->kind = is_stdin ? INPUT_MLIR : kind_by_name(input->text);
    sources += input->kind < INPUT_LINK;
  }
  if (!d->o.inputs.size)
    return plain_error("no input files");
  if (d->o.output && sources > 1 && d->o.kind != OUT_PROGRAM)
    return plain_error("cannot specify -o when generating multiple output "
                       "files");
  return true;
}

// Names of outputs

static const char *base_name(const char *path) {
  const char *slash = strrchr(path, '/');
  return slash ? slash + 1 : path;
}

static const char *with_suffix(Arena *arena, const char *path,
                               const char *suffix) {
  if (!strcmp(path, "-"))
    path = "stdin";
  const char *name = base_name(path);
  const char *dot = strrchr(name, '.');
  int n = dot && dot != name ? (int)(dot - name) : (int)strlen(name);
  return arena_format(arena, "%.*s%s", n, name, suffix).data;
}

static const char *output_name(Driver *d, const Input *input) {
  static const char *const suffixes[] = {
      [OUT_PROGRAM] = ".o",     [OUT_OBJECT] = ".o",
      [OUT_ASSEMBLY] = ".s",    [OUT_LLVM_TEXT] = ".ll",
      [OUT_BITCODE] = ".bc",    [OUT_MLIR] = NULL,
      [OUT_PARSED] = NULL,      [OUT_NOTHING] = NULL,
  };
  if (d->o.output && d->o.kind != OUT_PROGRAM)
    return d->o.output;
  const char *suffix = suffixes[d->o.kind];
  return suffix ? with_suffix(&d->arena, input->text, suffix) : "-";
}

static bool is_same_file(const char *a, const char *b) {
  struct stat x, y;
  return !stat(a, &x) && !stat(b, &y) && x.st_dev == y.st_dev &&
         x.st_ino == y.st_ino && S_ISREG(x.st_mode);
}

// Compiling

static CompileOptions compile_options(const Driver *d, const Input *input,
                                      OutputKind kind) {
  const Options *o = &d->o;
  return (CompileOptions){
      .path = input->text,
      .language = input->kind == INPUT_IR          ? LANGUAGE_LLVM_IR
                  : input->kind == INPUT_ASSEMBLER ? LANGUAGE_ASSEMBLY
                                                   : LANGUAGE_MLIR,
      .kind = kind,
      .emit_stage = o->emit_stage,
      .print_after = o->print_after,
      .stop_after = o->stop_after,
      .target = o->target,
      .opt_level = o->opt_level,
      .debug = o->debug,
      .mlir22 = o->mlir22,
      .allow_unregistered = o->allow_unregistered,
      .verify_each = o->verify_each,
      .time_report = o->time_report,
      .threads = o->threads,
      .compilation_dir = o->compilation_dir,
      .prefix_maps = &o->prefix_maps,
      .no_warnings = o->no_warnings,
      .warnings_are_errors = o->warnings_are_errors,
      .no_caret = o->no_caret,
      .color = o->color == 1 || (o->color < 0 && isatty(STDERR_FILENO) &&
                                 !getenv("NO_COLOR")),
      .error_limit = o->error_limit,
  };
}

// A directory of our own for what the linker reads; NULL after an error.
static const char *temporary_dir(Driver *d) {
  if (d->temporary_dir)
    return d->temporary_dir;
  const char *parent = getenv("TMPDIR");
  char *name = (char *)arena_format(&d->arena, "%s/mlcc-XXXXXX",
                                    parent && *parent ? parent : "/tmp").data;
  d->temporary_dir = mkdtemp(name);
  if (!d->temporary_dir)
    plain_error("cannot make a temporary directory in '%s'", parent);
  return d->temporary_dir;
}

static bool keep_for_link(Driver *d, const CompileResult *result) {
  const char *dir = temporary_dir(d);
  for (size_t i = 0; dir && i < result->count; i++) {
    const char *path = arena_format(&d->arena, "%s/%zu.o", dir,
                                    d->temporaries.size).data;
    vec_push(&d->arena, &d->temporaries, (char *)path);
    vec_push(&d->arena, &d->link, (char *)path);
    if (!output_write(path, result->pieces[i].data, result->pieces[i].size,
                      false))
      return false;
  }
  return dir;
}

static bool save_temporaries(Driver *d, const Input *input) {
  static const struct {
    OutputKind kind;
    const char *suffix;
  } kept[] = {{OUT_MLIR, ".llvm.mlir"}, {OUT_LLVM_TEXT, ".ll"},
              {OUT_ASSEMBLY, ".s"}};
  bool ok = true;
  for (size_t i = 0; ok && i < ARRAY_SIZE(kept); i++) {
    CompileOptions options = compile_options(d, input, kept[i].kind);
    CompileResult result = {0};
    const char *path = with_suffix(&d->arena, input->text, kept[i].suffix);
    ok = compile_file(&options, &result, &d->nerrors) &&
         output_write(path, result.pieces[0].data, result.pieces[0].size,
                      false);
    compile_result_release(&result);
  }
  return ok;
}

static bool store(Driver *d, const Input *input, const char *path,
                  const CompileResult *result) {
  if (d->o.kind == OUT_PROGRAM)
    return keep_for_link(d, result);
  if (d->o.kind == OUT_NOTHING)
    return true;
  if (is_same_file(input->text, path))
    return plain_error("output file '%s' is the input file", path);
  return output_write(path, result->pieces[0].data, result->pieces[0].size,
                      false);
}

// What the rule says is made: the output, or the object it would be.
static const char *rule_target(Driver *d, const Input *input) {
  if (d->o.output && !d->o.only_rule)
    return d->o.output;
  return with_suffix(&d->arena, input->text, ".o");
}

static bool compile(Driver *d, const Input *input) {
  const char *path = output_name(d, input);
  if (d->o.write_rule &&
      !write_rule(&d->arena, &d->o, input->text, rule_target(d, input)))
    return false;
  if (d->o.only_rule)
    return true;
  if (d->o.dry_run || d->o.verbose)
    fprintf(stderr, " (in-process) compile \"%s\" for \"%s\"\n", input->text,
            d->target.triple);
  if (d->o.dry_run) {
    if (d->o.kind == OUT_PROGRAM)
      vec_push(&d->arena, &d->link, (char *)path);
    return true;
  }
  if (d->o.save_temps && !save_temporaries(d, input))
    return false;
  CompileOptions options = compile_options(d, input, d->o.kind);
  CompileResult result = {0};
  bool ok = compile_file(&options, &result, &d->nerrors) &&
            store(d, input, path, &result);
  compile_result_release(&result);
  return ok;
}

static void take(Driver *d, const Input *input) {
  switch (input->kind) {
  case INPUT_MLIR:
  case INPUT_IR:
  case INPUT_ASSEMBLER: d->ok &= compile(d, input); break;
  case INPUT_LINK:
    if (d->o.kind != OUT_PROGRAM)
      plain_warning("%s: linker input unused", input->text);
    else if (access(input->text, R_OK))
      d->ok = plain_error("cannot open '%s': No such file", input->text);
    vec_push(&d->arena, &d->link, (char *)input->text);
    break;
  case INPUT_LINK_FLAG:
    vec_push(&d->arena, &d->link, (char *)input->text);
    break;
  case INPUT_AUTO: unreachable();
  }
}

// The target

// `-m32` and `-m64` choose the sister of the target.
static void set_bits(Driver *d) {
  static const struct {
    const char *narrow, *wide;
  } sisters[] = {{"i686", "x86_64"},       {"riscv32", "riscv64"},
                 {"powerpc", "powerpc64"}, {"mips", "mips64"},
                 {"mipsel", "mips64el"},   {"wasm32", "wasm64"}};
  if (!d->o.bits)
    return;
  const char *triple = d->o.target.triple ? d->o.target.triple
                                          : target_host_triple(&d->arena);
  const char *rest = strchr(triple, '-');
  size_t n = rest ? (size_t)(rest - triple) : strlen(triple);
  for (size_t i = 0; i < ARRAY_SIZE(sisters); i++) {
    const char *from = d->o.bits == 32 ? sisters[i].wide : sisters[i].narrow;
    const char *to = d->o.bits == 32 ? sisters[i].narrow : sisters[i].wide;
    bool other_x86 = d->o.bits == 64 && i == 0 && n == 4 && triple[0] == 'i' &&
                     !strncmp(triple + 2, "86", 2);
    if ((strlen(from) == n && !strncmp(triple, from, n)) || other_x86)
      d->o.target.triple =
          arena_format(&d->arena, "%s%s", to, rest ? rest : "").data;
  }
}

// A program called aarch64-linux-gnu-mlcc compiles for that.
static void set_target_from_name(Driver *d) {
  const char *name = base_name(d->o.program);
  const char *last = strrchr(name, '-');
  if (!last || strcmp(last, "-mlcc") || d->o.target.triple)
    return;
  d->o.target.triple =
      arena_str(&d->arena, (Str){name, (size_t)(last - name)}).data;
}

static bool find_target(Driver *d) {
  Buf error = {0};
  set_target_from_name(d);
  set_bits(d);
  bool ok = target_resolve(&d->arena, &d->o.target, &d->target, &error);
  if (!ok)
    plain_error("%s", buf_cstr(&error));
  buf_release(&error);
  if (ok)
    toolchain_find(&d->toolchain, &d->arena, &d->o, &d->target);
  return ok;
}

// -mavx2 and -mno-avx2 by the target's own features; -mattr= as it is.
static bool find_features(Driver *d) {
  Vec(const char *) features = {0};
  bool ok = true;
  for (size_t i = 0; i < d->o.features.size; i++) {
    const char *flag = d->o.features.data[i], *feature = flag;
    if (flag[0] == '-' && flag[1] == 'm' &&
        !target_feature_flag(&d->arena, d->target.triple, flag + 2, &feature))
      ok = unknown_option(flag);
    vec_push(&d->arena, &features, feature);
  }
  d->o.target.mattr = features.data;
  d->o.target.nmattr = features.size;
  return ok;
}

static void clean_up(Driver *d) {
  for (size_t i = 0; i < d->temporaries.size; i++)
    unlink(d->temporaries.data[i]);
  if (d->temporary_dir)
    rmdir(d->temporary_dir);
}

static void count_errors(const Driver *d) {
  if (d->nerrors)
    fprintf(stderr, "%u error%s generated.\n", d->nerrors,
            d->nerrors == 1 ? "" : "s");
}

static bool drive(Driver *d) {
  if (!classify(d))
    return false;
  for (size_t i = 0; i < d->o.inputs.size; i++)
    take(d, &d->o.inputs.data[i]);
  count_errors(d);
  if (d->ok && d->o.kind == OUT_PROGRAM && !d->o.only_rule)
    d->ok = link_program(&d->arena, &d->o, &d->toolchain, &d->link);
  clean_up(d);
  return d->ok;
}

int mlcc_main(int argc, char **argv) {
  Driver d = {.ok = true};
  int code = 1;
  output_catch_signals();
  if (options_parse(&d.o, &d.arena, argc, argv) && find_target(&d)) {
    bool asks = d.o.query || (d.o.verbose && !d.o.inputs.size);
    if (asks && !d.o.query)
      d.o.query = QUERY_VERSION;
    if (asks)
      code = answer_query(&d.arena, &d.o, &d.toolchain);
    else if (find_features(&d))
      code = drive(&d) ? 0 : 1;
  }
  arena_release(&d.arena);
  return code;
}
