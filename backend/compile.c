// Compiling one input:
//
//   text -> parse, verify -> [-E] -> lower -> [-emit-mlir] -> number, partition
//        -> per part: translate, optimise, emit -> joined -> result
//
// LLVM IR and assembly are foreign.c's.
//
// Everything that can be wrong with the input is found before LLVM starts;
// what LLVM then complains of is reported as an error about the whole input.

#include "backend/compile.h"

#include <stdlib.h>
#include <unistd.h>

#include "backend/arguments.h"
#include "backend/c_header/c_header.h"
#include "backend/codegen/blame.h"
#include "backend/codegen/codegen.h"
#include "backend/entry.h"
#include "backend/features.h"
#include "backend/tiles.h"
#include "backend/foreign.h"
#include "backend/parts/partition.h"
#include "backend/link/runtime_join.h"
#include "backend/session_int.h"
#include "backend/shim/machine.h"
#include "backend/shim/remarks.h"
#include "backend/shim/vector_library.h"
#include "backend/target_limits.h"
#include "backend/translate/translate.h"
#include "lowering/vector/vector_patterns.h"

typedef struct Compile {
  const CompileOptions *o;
  CompileResult *result;
  Session *s;
  Source *source;
  Arena arena;
  TargetSpec target;
  DataLayout layout;
  Partitions parts;
  TranslateOptions translate;
  RuntimeLink runtime;
  const char *unique;      // tells this module's own names from others'
  const PtrMap *functions; // as they were written, for debuggers; or NULL
  const PtrMap *values;    // likewise
  Diags *part_diags;       // of each part, while it is translated
} Compile;

static bool fail(const char *fmt, ...) PRINTF_LIKE(1, 2);
static bool fail(const char *fmt, ...) {
  va_list args;
  va_start(args, fmt);
  fflush(stdout);
  fputs("mlcc: error: ", stderr);
  vfprintf(stderr, fmt, args);
  fputc('\n', stderr);
  va_end(args);
  return false;
}

// Reading

static void note_input(const Compile *c, Str text) {
  static const char *const suffixes[] = {[LANGUAGE_MLIR] = ".mlir",
                                         [LANGUAGE_LLVM_IR] = ".ll",
                                         [LANGUAGE_ASSEMBLY] = ".s"};
  if (c->o->opened)
    c->o->opened(text, suffixes[c->o->language]);
}

// What -E writes is for mlir-opt, too.
static TypeAliases type_aliases(const CompileOptions *o) {
  if (o->type_aliases >= 0)
    return o->type_aliases ? TYPE_ALIASES_ALL : TYPE_ALIASES_NEEDED;
  return o->kind == OUT_PARSED ? TYPE_ALIASES_NEEDED : TYPE_ALIASES_LARGE;
}

static SessionOptions session_options(const CompileOptions *o) {
  return (SessionOptions){
      .parse = {.allow_unregistered = o->allow_unregistered,
                .recover = true,
                .vintage = o->mlir22 ? VINTAGE_MLIR22 : VINTAGE_ANY,
                .warn_deprecated = o->deprecated_mlir,
                .deprecated_is_error = o->deprecated_is_error},
      .print = {.type_aliases = type_aliases(o),
                .opaque_pointers = !o->typed_pointers},
      .typed_pointers = o->typed_pointers,
      .threads = o->threads,
      .hints = !o->no_hints,
      .color = o->color,
      .no_caret = o->no_caret,
      .no_warnings = o->no_warnings,
      .warnings_are_errors = o->warnings_are_errors,
      .error_limit = o->error_limit,
      .report = o->report,
      .report_user = o->report_user,
  };
}

static bool open_input(Compile *c) {
  const char *why;
  c->source = source_open(session_sources(c->s), c->o->path, &why);
  if (!c->source)
    return fail("cannot open '%s': %s", c->o->path, why);
  if (c->o->source_name)
    c->source->name = str_from(c->o->source_name);
  note_input(c, c->source->text);
  return true;
}

// The pieces of the result

static Buf *new_pieces(CompileResult *result, size_t n) {
  result->pieces = calloc(n, sizeof(Buf));
  if (!result->pieces)
    fatal("out of memory");
  result->count = n;
  return result->pieces;
}

static bool print_module(Compile *c) {
  session_print(c->s, new_pieces(c->result, 1));
  return true;
}

// The target: the command line's, else the module's own, else this machine's

static bool find_target(Compile *c) {
  TargetOptions options = c->o->target;
  const Attr *own =
      c->s->module ? op_attr_str(c->s->ctx, c->s->module, "llvm.target_triple")
                   : NULL;
  if (!options.triple && attr_is(own, AT_STRING) && own->as.string.size)
    options.triple = arena_str(&c->arena, own->as.string).data;
  Buf error = {0};
  bool ok = target_resolve(&c->arena, &options, &c->target, &error);
  if (!ok && options.triple != c->o->target.triple)
    diag_error(&c->s->ctx->diags, c->s->module->loc, "%s", buf_cstr(&error));
  else if (!ok)
    fail("%s", buf_cstr(&error));
  buf_release(&error);
  return ok;
}

static bool check_stated_layout(Compile *c, Str own) {
  const char *why;
  DataLayout stated;
  if (!data_layout_parse(&stated, own, &why))
    return diag_error(&c->s->ctx->diags, c->s->module->loc,
                      "invalid data layout descriptor: %s", why);
  if (stated.big_endian != c->layout.big_endian)
    return diag_error(&c->s->ctx->diags, c->s->module->loc,
                      "data layout '" STR_FMT "' is %s-endian, target '%s' is "
                      "not",
                      STR_ARG(own), stated.big_endian ? "big" : "little",
                      c->target.triple);
  bool states_pointers = memchr(own.data, 'p', own.size);
  if (states_pointers && stated.pointer_bits != c->layout.pointer_bits)
    return diag_error(&c->s->ctx->diags, c->s->module->loc,
                      "data layout '" STR_FMT "' has %u-bit pointers, target "
                      "'%s' has %u-bit pointers",
                      STR_ARG(own), stated.pointer_bits, c->target.triple,
                      c->layout.pointer_bits);
  return true;
}

// What a module says of its layout must agree with the target where it
// matters; the target's full layout is what is used.
static bool check_layout(Compile *c) {
  const char *why;
  if (!data_layout_parse(&c->layout, str_from(c->target.data_layout), &why))
    return fail("the data layout of '%s' is malformed: %s", c->target.triple,
                why);
  Buf buf = {0};
  Str own = module_layout_string(c->s->ctx, c->s->module, &buf);
  bool ok = !own.size || check_stated_layout(c, own);
  buf_release(&buf);
  return ok;
}

// Lowering

// The operations that -fveclib='s library computes of vectors of f32.
static StrList computed_by_library(Compile *c) {
  StrList names = {0};
  unsigned number = c->o->code.tweaks.vector_library;
  const Dialect *math = ctx_dialect(c->s->ctx, STR("math"));
  if (!number || !math)
    return names;
  ShimVectorLibrary *library =
      shim_vector_library_create(c->target.triple, number);
  names.data = arena_array(&c->arena, Str, math->nops);
  for (uint32_t i = 0; i < math->nops; i++) {
    Str op = str_from(math->ops[i].name);
    Str name =
        arena_format(&c->arena, "llvm.%s.f32", op.data + strlen("math."));
    if (shim_vector_library_lanes(library, name.data, name.size, 2,
                                  codegen_register_bits(&c->target) / 32))
      names.data[names.size++] = op;
  }
  shim_vector_library_dispose(library);
  return names;
}

// Whether LLVM makes a call of each llvm.fma.
static bool lacks_fma(const TargetSpec *target) {
  if (!strcmp(target->arch, "x86_64") || !strcmp(target->arch, "i386"))
    return !target_has_feature(target, "fma") &&
           !target_has_feature(target, "fma4") &&
           !target_has_feature(target, "avx512f");
  return !strcmp(target->arch, "arm") && !target_has_feature(target, "vfp4");
}

// What the command line allows of functions of vectors.
static void allow_approximation(Compile *c, Pipeline *pipeline) {
  const CodeOptions *code = &c->o->code;
  for (size_t i = 0; i < pipeline->steps.size; i++) {
    Step *step = &pipeline->steps.data[i];
    if (step->pass != &passes[PASS_math_polynomial_approximation])
      continue;
    Options_math_polynomial_approximation *options = step->options;
    options->anywhere = code->math & MATH_AFN;
    options->unfused = lacks_fma(&c->target);
    options->by_library = computed_by_library(c);
  }
}

// What the target has for contractions. Sums of products of bf16 are rounded
// otherwise by it, those of bytes are the same.
static void allow_instructions(const Compile *c, Pipeline *pipeline) {
  const TargetSpec *target = &c->target;
  if (strcmp(target->arch, "aarch64") || !op_has_vectors(c->s->module))
    return;
  bool fast = (c->o->code.math & MATH_LLVM) == MATH_LLVM;
  for (size_t i = 0; i < pipeline->steps.size; i++) {
    Step *step = &pipeline->steps.data[i];
    if (step->pass != &passes[PASS_vector_to_llvm])
      continue;
    Options_vector_to_llvm *options = step->options;
    options->of_target = true;
    options->enable_arm_i8mm = target_has_feature(target, "i8mm");
    options->enable_arm_bf16 = fast && target_has_feature(target, "bf16");
    options->enable_arm_neon = target_has_feature(target, "neon");
    options->enable_arm_sve =
        target_has_feature(target, "sve") || target_has_feature(target, "sme");
  }
}

static bool unknown_stage(Arena *arena, const char *name) {
  Nearest near = nearest_to(str_from(name));
  Buf known = {0};
  for (const Stage *stage = stages; stage->name; stage++) {
    nearest_try(&near, str_from(stage->name));
    buf_printf(&known, "%s, ", stage->name);
  }
  pass_try_all(&near);
  fail("unknown stage '%s' in '-emit-mlir=%s'; known: %sand the passes of "
       "-print-passes%s",
       name, name, buf_cstr(&known), nearest_question(&near, arena));
  buf_release(&known);
  return false;
}

// Up to the stage, or pass, of -emit-mlir=.
static Pipeline *find_pipeline(Compile *c, bool *by_pass) {
  const char *stage = c->o->emit_stage;
  Pipeline *pipeline = pipeline_default(&c->arena, stage, c->o->pipeline);
  if (pipeline)
    return pipeline;
  const Pass *pass = pass_find(str_from(stage));
  if (!pass) {
    unknown_stage(&c->arena, stage);
    return NULL;
  }
  pipeline = pipeline_default(&c->arena, NULL, c->o->pipeline);
  for (size_t i = 0; i < pipeline->steps.size; i++) {
    const Step *step = &pipeline->steps.data[i];
    if (step->nested)
      step = &step->nested->steps.data[0];
    *by_pass |= step->pass == pass;
  }
  if (*by_pass)
    return pipeline;
  fail("a compile does not run the pass '%s' of '-emit-mlir='; mlcc-opt does",
       stage);
  return NULL;
}

static bool check_pass(Arena *arena, const char *option, const char *name) {
  if (!name || pass_find(str_from(name)))
    return true;
  Nearest near = nearest_to(str_from(name));
  pass_try_all(&near);
  return fail("unknown pass '%s' in '%s%s'; -print-passes lists them%s", name,
              option, name, nearest_question(&near, arena));
}

static void set_up_printing(Compile *c) {
  PassPrint *print = &c->s->manager.print;
  if (!c->o->print_after)
    return;
  print->after_all = !strcmp(c->o->print_after, "all");
  if (!print->after_all)
    vec_push(&c->arena, &print->after, pass_find(str_from(c->o->print_after)));
}

static void show_pipeline(const Pipeline *pipeline) {
  Buf out = {0};
  pipeline_print(&out, pipeline);
  fprintf(stderr, STR_FMT "\n", (int)out.size, out.data);
  buf_release(&out);
}

static bool lower(Compile *c) {
  if (!check_pass(&c->arena, "-stop-after=", c->o->stop_after) ||
      (c->o->print_after && strcmp(c->o->print_after, "all") &&
       !check_pass(&c->arena, "-print-after=", c->o->print_after)))
    return false;
  bool by_pass = false;
  Pipeline *pipeline = find_pipeline(c, &by_pass);
  if (!pipeline)
    return false;
  allow_approximation(c, pipeline);
  allow_instructions(c, pipeline);
  if (c->o->print_pipeline)
    show_pipeline(pipeline);
  c->s->manager.layout = &c->layout;
  c->s->manager.verify_each = c->o->verify_each;
  c->s->manager.stop_after = by_pass ? c->o->emit_stage : c->o->stop_after;
  c->s->manager.total = !c->s->manager.stop_after && !c->o->emit_stage;
  set_up_printing(c);
  return pass_manager_run(&c->s->manager, pipeline, c->s->module);
}

// Code

static const char *mapped_path(Compile *c, const char *path) {
  const StrVec *maps = c->o->prefix_maps;
  for (size_t i = maps ? maps->size : 0; i-- > 0;) {
    const char *equals = strchr(maps->data[i], '=');
    size_t n = equals ? (size_t)(equals - maps->data[i]) : 0;
    if (equals && !strncmp(path, maps->data[i], n))
      return arena_format(&c->arena, "%s%s", equals + 1, path + n).data;
  }
  return path;
}

// Only debug information may name the directory.
static const char *compilation_dir(Compile *c, bool debug) {
  if (!debug)
    return NULL;
  if (c->o->compilation_dir)
    return c->o->compilation_dir;
  char *path = getcwd(NULL, 0);
  const char *kept = arena_str(&c->arena, str_from(path ? path : "")).data;
  free(path);
  return mapped_path(c, kept);
}

static const char *input_name(const Compile *c) {
  if (c->o->source_name)
    return c->o->source_name;
  return strcmp(c->o->path, "-") ? c->o->path : "<stdin>";
}

static const char *promoted_suffix(Compile *c, const char *mark) {
  return arena_format(&c->arena, "%s%s", mark, c->unique).data;
}

// As clang has it. LLVM's default is a .debug_names section, and a debugger
// that finds one in a program looks for nothing beside it: the units of other
// objects, which have none, lose their lines.
static unsigned name_tables(const Compile *c) {
  enum { GNU_NAME_TABLE = 1, NO_NAME_TABLE = 2, APPLE_NAME_TABLE = 3 };
  if (c->o->code.pubnames)
    return c->o->code.pubnames == PUBNAMES_GNU ? GNU_NAME_TABLE : 0;
  return strcmp(c->target.object_format, "macho") ? NO_NAME_TABLE
                                                  : APPLE_NAME_TABLE;
}

static unsigned dwarf_version(const Compile *c) {
  const CodeOptions *code = &c->o->code;
  unsigned usual =
      code->dwarf_default ? code->dwarf_default : c->target.dwarf_version;
  return code->dwarf_version ? code->dwarf_version : usual;
}

static void set_up_translation(Compile *c) {
  Str text = c->source->text;
  unsigned long long hash = hash_bytes(text.data, text.size, 0);
  c->unique = arena_format(&c->arena, "%016llx", hash).data;
  c->translate = (TranslateOptions){
      .source_name = mapped_path(c, input_name(c)),
      .compilation_dir = compilation_dir(c, c->o->debug),
      .line_tables = c->o->debug || codegen_wants_remarks(&c->o->code),
      .locations_only = !c->o->debug,
      .no_columns = c->o->debug && c->o->no_columns,
      .functions = c->functions,
      .values = c->values,
      .split_name = c->o->debug ? c->o->code.tweaks.split_dwarf : NULL,
      .split_inlining = c->o->code.split_inlining,
      .dwarf_version = dwarf_version(c),
      .command = c->o->code.record_command ? c->o->code.command : "",
      .source = c->o->code.embed_source ? text : (Str){NULL, 0},
      .for_profiling = c->o->code.profile_lines,
      .dwarf = c->o->code.dwarf,
      .codeview = c->o->code.codeview,
      .codeview_hashes = c->o->code.codeview_hashes,
      .visibility = c->o->code.visibility,
      .optimized = c->o->opt_level != OPT_0,
      .name_tables = name_tables(c),
      .internal_suffix = promoted_suffix(c, CODEGEN_INTERNAL_MARK),
      .private_suffix = promoted_suffix(c, CODEGEN_PRIVATE_MARK),
  };
}

static bool translate_traced(void *user, uint32_t part, LLVMModuleRef module,
                             BlameTrace *trace, void *trace_user) {
  Compile *c = user;
  TranslateOptions options = c->translate;
  options.trace = trace;
  options.trace_user = trace_user;
  if (c->parts.count > 1)
    options.roles = c->parts.roles[part];
  options.part = part;
  return translate_module(c->s->ctx, &c->part_diags[part], module, c->s->module,
                          &options);
}

static bool translate_part(void *user, uint32_t part, LLVMModuleRef module,
                           Buf *error) {
  (void)error;
  return translate_traced(user, part, module, NULL, NULL);
}

// What the linker is to optimise is bitcode, whatever it is called.
static CodegenFile codegen_file(const CompileOptions *o) {
  if (o->code.lto && !(o->code.fat_lto && o->kind <= OUT_OBJECT))
    return o->kind == OUT_ASSEMBLY || o->kind == OUT_LLVM_TEXT
               ? CODEGEN_IR
               : CODEGEN_BITCODE;
  switch (o->kind) {
  case OUT_ASSEMBLY: return CODEGEN_ASSEMBLY;
  case OUT_LLVM_TEXT: return CODEGEN_IR;
  case OUT_BITCODE: return CODEGEN_BITCODE;
  default: return CODEGEN_OBJECT;
  }
}

// LLVM's warnings, with their places, go to the standard error as -w and
// -Werror want it. False when they are errors.
static void show_text(const Compile *c, const char *text) {
  if (c->o->report_text)
    c->o->report_text(c->o->report_user, text);
  else
    fputs(text, stderr);
}

static bool report_warnings(const Compile *c, Buf *text) {
  static const char mark[] = ": warning: ";
  bool errors = c->o->warnings_are_errors;
  if (!text->size || c->o->no_warnings)
    return true;
  const char *at = buf_cstr(text);
  Buf shown = {0};
  for (const char *next; errors && (next = strstr(at, mark));
       at = next + strlen(mark))
    buf_printf(&shown, "%.*s: error: ", (int)(next - at), at);
  buf_puts(&shown, at);
  show_text(c, buf_cstr(&shown));
  buf_release(&shown);
  return !errors;
}

// A part's are lines without places.
static bool report_part_warnings(const Compile *c, Buf *lines) {
  Buf text = {0};
  const char *line = buf_cstr(lines);
  for (size_t n; *line; line += n + (line[n] == '\n')) {
    n = strcspn(line, "\n");
    buf_printf(&text, "%s: warning: %.*s\n", input_name(c), (int)n, line);
  }
  bool ok = report_warnings(c, &text);
  buf_release(&text);
  return ok;
}

static void report_global(void *user, Str symbol, Str text) {
  Compile *c = user;
  translate_report(c->s->ctx, c->s->module, symbol, text);
}

// Where LLVM's error is from: operations, else a function or global, else the
// module.
static bool report_error(Compile *c, const CodegenRun *run,
                         const CodegenPart *part, uint32_t index) {
  BlameRun blame = {run, translate_traced, c, &c->s->ctx->diags};
  Str error = {part->error.data, part->error.size};
  Str symbol = {part->symbol.data, part->symbol.size};
  bool sought = !part->is_of_function;
  bool found = sought && blame_operations(&blame, index, error);
  // Errors of the parts' join are of any of them.
  for (uint32_t i = 0; sought && !found && i < run->nparts; i++)
    found = i != index && blame_operations(&blame, i, error);
  if (!symbol.size)
    symbol = blame_symbol(error);
  for (uint32_t i = 0; !found && !symbol.size && i < run->nparts; i++)
    found = blame_globals(&blame, i, error, report_global, c);
  if (found)
    return false;
  return translate_report(c->s->ctx, c->s->module, symbol, error);
}

static bool report_parts(Compile *c, const CodegenRun *run,
                         CodegenPart *parts) {
  bool ok = true;
  for (uint32_t i = 0; i < run->nparts; i++) {
    fputs(buf_cstr(&parts[i].remarks), stderr);
    if (parts[i].warnings.size)
      ok &= report_part_warnings(c, &parts[i].warnings);
    if (parts[i].error.size)
      ok = report_error(c, run, &parts[i], i);
  }
  return ok;
}

static void take_pieces(Compile *c, CodegenPart *parts, uint32_t n) {
  uint32_t count = n;
  for (uint32_t i = 0; i < n; i++)
    count += parts[i].nmore;
  Buf *pieces = new_pieces(c->result, count);
  for (uint32_t i = 0; i < n; i++) {
    *pieces++ = parts[i].out;
    parts[i].out = (Buf){0};
    for (uint32_t k = 0; k < parts[i].nmore; k++)
      *pieces++ = parts[i].more[k];
    parts[i].nmore = 0;
  }
}

static bool is_elf(const TargetSpec *target) {
  return !strcmp(target->object_format, "elf");
}

// Whether the object has to be made again, with more of the runtime in it.
static bool wants_runtime(Compile *c, const TargetSpec *target,
                          const Buf *object) {
  return !is_elf(target) && runtime_link_wants(&c->runtime, object);
}

static void join_runtime(Compile *c, const TargetSpec *target) {
  bool is_bitcode = c->o->code.lto && !c->o->code.fat_lto;
  if (!c->o->find_runtime || !is_elf(target) || is_bitcode)
    return;
  const char *archive = c->o->find_runtime(c->o->user, &c->arena, target);
  for (size_t i = 0; archive && i < c->result->count; i++)
    runtime_join(&c->result->pieces[i], target, archive);
}

// Each part reports for itself; what all have to say is shown in order of the
// text.
static bool run_codegen(Compile *c, const CodegenRun *run, CodegenPart *parts) {
  Diags *diags = &c->s->ctx->diags;
  c->part_diags = arena_array(&c->arena, Diags, run->nparts);
  for (uint32_t i = 0; i < run->nparts; i++)
    diag_fork(&c->part_diags[i], diags);
  diag_hold(diags);
  bool ok = codegen_run(run, parts);
  for (uint32_t i = 0; i < run->nparts; i++)
    diag_join(diags, &c->part_diags[i]);
  diag_show(diags);
  return ok;
}

// What LLVM makes for a module, be it files, counters or tables, is made once.
static bool is_in_one_piece(const Compile *c) {
  const CodeOptions *code = &c->o->code;
  return code->tweaks.stack_usage || code->tweaks.split_dwarf ||
         code->time_trace || codegen_wants_remarks(code) || code->lto ||
         code->coverage || code->profile || code->context_profile_file ||
         code->profile_probes || code->profile_memory || code->traces ||
         code->embed_bitcode || code->sanitize & SANITIZE_CODE;
}

static void move_buffer(Buf *to, Buf *from) {
  *to = *from;
  *from = (Buf){0};
}

static bool generate(Compile *c) {
  if (!translate_hoist_modules(c->s->ctx, c->s->module))
    return false;
  set_up_translation(c);
  scratch_claim(c->s->ctx, SCRATCH_VALUE_ID | SCRATCH_BLOCK_ID);
  translate_number(c->s->module);
  if (is_in_one_piece(c))
    c->parts = (Partitions){.count = 1};
  else
    partition_module(&c->parts, &c->arena, c->s->ctx, c->s->module,
                     c->o->opt_level != OPT_0);
  bool linked = c->o->kind == OUT_PROGRAM;
  uint32_t n = c->parts.count;
  CodegenPart *parts = arena_zero(&c->arena, n * sizeof *parts, 16);
  ctx_set_threaded(c->s->ctx, n > 1);
  CodegenRun run = {
      .spec = &c->target,
      .code = &c->o->code,
      .level = c->o->opt_level,
      .file = codegen_file(c->o),
      .module_name = c->translate.source_name,
      .translate = translate_part,
      .user = c,
      .nparts = n,
      .threads = c->o->threads,
      .verbose_assembly = c->o->kind == OUT_ASSEMBLY,
      .separate_parts = linked,
      .runtime = &c->runtime,
      .unique = is_in_one_piece(c) ? NULL : c->unique,
  };
  bool ok;
  do {
    codegen_release(parts, n);
    ok = run_codegen(c, &run, parts);
  } while (ok && c->o->kind == OUT_OBJECT &&
           wants_runtime(c, &c->target, &parts[0].out));
  ok &= report_parts(c, &run, parts);
  scratch_release(c->s->ctx, SCRATCH_VALUE_ID | SCRATCH_BLOCK_ID);
  if (ok)
    take_pieces(c, parts, linked ? n : 1);
  if (ok) {
    move_buffer(&c->result->record, &parts[0].record);
    move_buffer(&c->result->split_debug, &parts[0].split_debug);
  }
  codegen_release(parts, n);
  if (ok && run.file == CODEGEN_OBJECT)
    join_runtime(c, &c->target);
  return ok;
}

static void print_times(Session *session) {
  Buf text = {0};
  times_print(session->times, false, false, &text);
  fwrite(text.data, 1, text.size, stderr);
  buf_release(&text);
}

static bool add_entry(Compile *c) {
  if (!c->o->entry)
    return true;
  c->result->has_entry = entry_is_in(c->s->module, c->o->entry);
  return entry_add(c->s->ctx, c->s->pool, c->s->module, c->o->entry,
                   c->o->entry_result);
}

// What operations that stand for instructions want.
static bool serve_instructions(Compile *c) {
  bool has_tiles;
  Op *module = c->s->module;
  return features_check(c->s->ctx, module, &c->target, c->o->auto_features,
                        &has_tiles) &&
         (!has_tiles ||
          tiles_request(c->s->ctx, c->s->pool, module, &c->target));
}

static void serve_c(Compile *c) {
  if (c->o->c_interface)
    c_interface_request(c->s->ctx, c->s->module);
  if (c->o->header)
    c_header_write(c->s->ctx, c->s->module,
                   &(CHeaderOptions){c->o->header, c->target.triple, &c->layout,
                                     c->o->pipeline.bare_memrefs},
                   &c->result->header);
}

static void trace_step(const Compile *c, const char *name) {
  if (c->o->code.time_trace)
    shim_trace_step(name);
}

static void trace_step_end(const Compile *c) {
  if (c->o->code.time_trace)
    shim_trace_step_end();
}

static bool compile_mlir(Compile *c) {
  trace_step(c, "Read");
  bool was_read = session_read(c->s, c->source);
  trace_step_end(c);
  if (!was_read)
    return false;
  OutputKind kind = c->o->kind;
  bool lowers = kind != OUT_PARSED && kind != OUT_NOTHING;
  if (kind == OUT_PARSED && !print_module(c))
    return false;
  if (!lowers && !c->o->header)
    return true;
  if (!find_target(c) || !check_layout(c) || !add_entry(c))
    return false;
  bool is_code = lowers && kind != OUT_MLIR;
  if (is_code && (!lowering_check_places(c->s->ctx, c->s->module) ||
                  !serve_instructions(c)))
    return false;
  serve_c(c);
  if (!lowers)
    return true;
  if (c->o->debug && !c->o->debug_lines_only) {
    c->functions = source_functions(c->s->ctx, &c->arena, c->s->module);
    c->values = source_values(c->s->ctx, &c->arena, c->s->module);
  }
  if (is_code)
    entry_complete_main(c->s->ctx, c->s->pool, c->s->module);
  trace_step(c, "Lower");
  bool ok = lower(c);
  trace_step_end(c);
  if (c->o->time_report)
    print_times(c->s);
  if (!ok)
    return false;
  bool as_mlir = kind == OUT_MLIR || c->o->stop_after;
  if (!as_mlir && !target_check_limits(c->s->ctx, c->s->module, &c->target))
    return false;
  return as_mlir ? print_module(c) : generate(c);
}

// LLVM IR, and assembly, which the driver asks objects of only.

static bool compile_foreign(Compile *c) {
  bool is_ir = c->o->language == LANGUAGE_LLVM_IR;
  OutputKind kind = c->o->kind;
  if (kind == OUT_MLIR || kind == OUT_PARSED)
    return session_read_llvm_ir(c->s, c->source, &(ImportOptions){0}) &&
           print_module(c);
  if (!source_check_kind(c->s->ctx, c->source,
                         is_ir ? SOURCE_LLVM_IR : SOURCE_ASSEMBLY))
    return false;
  AssemblyOptions assembly = c->o->assembly;
  assembly.debug |= c->o->debug;
  assembly.compilation_dir = compilation_dir(c, assembly.debug);
  ForeignInput input = {
      .name = input_name(c),
      .text = c->source->text,
      .target = &c->o->target,
      .code = &c->o->code,
      .level = c->o->opt_level,
      .file = codegen_file(c->o),
      .runtime = &c->runtime,
      .threads = c->o->threads,
      .assembly = &assembly,
  };
  ForeignResult result = {0};
  bool ok;
  do {
    foreign_release(&result);
    ok = is_ir ? foreign_compile_ir(&c->arena, &input, &result)
               : foreign_assemble(&c->arena, &input, &result);
  } while (ok && is_ir && kind == OUT_OBJECT &&
           wants_runtime(c, &result.target, &result.out));
  ok &= report_warnings(c, &result.warnings);
  show_text(c, buf_cstr(&result.messages));
  move_buffer(&c->result->record, &result.record);
  buf_release(&result.warnings);
  buf_release(&result.messages);
  if (ok && kind != OUT_NOTHING)
    *new_pieces(c->result, 1) = result.out;
  else
    buf_release(&result.out);
  if (ok && is_ir && input.file == CODEGEN_OBJECT)
    join_runtime(c, &result.target);
  return ok;
}

static void append_text(void *user, const char *text, size_t size) {
  buf_bytes(user, text, size);
}

bool compile_file(const CompileOptions *options, CompileResult *result,
                  unsigned *nerrors) {
  Compile c = {.o = options, .result = result};
  Times times;
  SessionOptions session = session_options(options);
  *result = (CompileResult){0};
  runtime_link_init(&c.runtime, &c.arena,
                    options->kind == OUT_OBJECT ? options->find_runtime : NULL,
                    options->user);
  if (options->time_report)
    times_init(&times);
  c.s = session_new(&session, options->time_report ? &times : NULL);
  bool ok = open_input(&c);
  if (options->code.time_trace)
    shim_trace_begin(options->code.trace_granularity, "mlcc");
  if (ok)
    ok = options->language == LANGUAGE_MLIR ? compile_mlir(&c)
                                            : compile_foreign(&c);
  if (options->code.time_trace)
    shim_trace_end(append_text, &result->trace);
  note_input(&c, (Str){0});
  *nerrors += c.s->ctx->diags.nerrors;
  ok &= !session_has_errors(c.s);
  if (!ok)
    compile_result_release(result);
  runtime_link_release(&c.runtime);
  session_release(c.s);
  if (options->time_report)
    times_release(&times);
  arena_release(&c.arena);
  return ok;
}

void compile_result_release(CompileResult *result) {
  for (size_t i = 0; i < result->count; i++)
    buf_release(&result->pieces[i]);
  buf_release(&result->header);
  buf_release(&result->record);
  buf_release(&result->split_debug);
  buf_release(&result->trace);
  free(result->pieces);
  *result = (CompileResult){0};
}

bool compile_set_llvm_options(char *const *options, size_t count, Buf *error) {
  Arena arena = {0};
  const char **argv = arena_array(&arena, const char *, count + 1);
  argv[0] = "-mllvm";
  for (size_t i = 0; i < count; i++)
    argv[i + 1] = options[i];
  bool ok = shim_set_llvm_options((int)count + 1, argv, append_text, error);
  if (error->size)
    error->size = strcspn(buf_cstr(error), "\n");
  else if (!ok) // LLVM has written it already
    buf_lit(error, "wrong option behind -mllvm");
  arena_release(&arena);
  return ok;
}

void compile_print_passes(Buf *out) {
  for (const Pass *pass = passes; pass->flag; pass++)
    buf_printf(out, "%-32s %s\n", pass->flag, pass->summary);
}
