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

#include <regex.h>
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
#include "backend/levels.h"
#include "backend/link/runtime_join.h"
#include "backend/session_int.h"
#include "backend/shim/machine.h"
#include "backend/shim/remarks.h"
#include "backend/shim/vector_library.h"
#include "backend/target_limits.h"
#include "backend/translate/holes.h"
#include "backend/translate/translate.h"
#include "backend/written.h"
#include "lowering/large_values.h"
#include "lowering/passes.h"
#include "lowering/vector/vector_patterns.h"

typedef struct Compile {
  const CompileOptions *o;
  CompileResult *result;
  Session *s;
  Source *source;
  Arena arena;
  TargetSpec target;
  Partitions parts;
  TranslateOptions translate;
  RuntimeLink runtime;
  const char *unique;      // tells this module's own names from others'
  const PtrMap *functions; // as they were written, for debuggers; or NULL
  const PtrMap *values;    // likewise
  Diags *part_diags;       // of each part, while it is translated
  SessionOptions session;
  Written written;     // what the input has, for messages
  bool blames_written; // an error is about an operation that it has
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
                .drop_schedules = true,
                .quiet_schedules = o->quiet_schedules,
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
      .quiet_conversions = o->quiet_conversions,
      .conversions_are_errors = o->conversions_are_errors,
      .error_limit = o->error_limit,
      .report = o->report,
      .report_user = o->report_user,
  };
}

// What passes made is called as what it was made of.
static void show_as_written(void *user, const Diagnostic *diagnostic) {
  Compile *c = user;
  Diags *diags = &c->s->ctx->diags;
  Buf text = {0};
  Diagnostic shown = *diagnostic;
  shown.text = written_text(&c->written, diagnostic, &text);
  c->blames_written |= diagnostic->severity == DIAG_ERROR &&
                       written_is_blamed(&c->written, diagnostic);
  if (c->o->report)
    c->o->report(c->o->report_user, diags, &shown);
  else
    diag_print(diags, &shown, stderr);
  buf_release(&text);
}

static void name_as_written(Compile *c) {
  Diags *diags = &c->s->ctx->diags;
  diags->handler = show_as_written;
  diags->handler_user = c;
}

static bool open_input(Compile *c) {
  const char *why;
  c->source = source_open(session_sources(c->s), c->o->path, &why);
  written_init(&c->written, &c->session, c->source);
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

static bool is_fast_math(const CompileOptions *o) {
  return (o->code.math & MATH_LLVM) == MATH_LLVM;
}

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
  c->target.fast_math = is_fast_math(c->o);
  return ok;
}

// Lowering

// The operations that -fveclib='s library computes of vectors of floats of so
// many bits, with commas in between.
static Str computed_by_library(Compile *c, unsigned bits) {
  Buf names = {0};
  unsigned number = c->o->code.tweaks.vector_library;
  const Dialect *math = ctx_dialect(c->s->ctx, STR("math"));
  if (!number || !math)
    return (Str){0};
  ShimVectorLibrary *library =
      shim_vector_library_create(c->target.triple, number);
  for (uint32_t i = 0; i < math->nops; i++) {
    const char *op = math->ops[i].name;
    Str name =
        arena_format(&c->arena, "llvm.%s.f%u", op + strlen("math."), bits);
    if (shim_vector_library_lanes(library, name.data, name.size, 2,
                                  codegen_register_bits(&c->target) / bits))
      buf_printf(&names, "%s%s", names.size ? "," : "", op);
  }
  shim_vector_library_dispose(library);
  Str text = arena_str(&c->arena, (Str){names.data, names.size});
  buf_release(&names);
  return text;
}

static bool is_for_speed(OptLevel level) {
  return level == OPT_1 || level == OPT_2 || level == OPT_3;
}

static bool vectorizes_loops(const CompileOptions *o) {
  bool is_usual = o->opt_level == OPT_2 || o->opt_level == OPT_3;
  Toggle said = o->code.vectorize;
  return said == TOGGLE_DEFAULT
             ? is_usual
             : said == TOGGLE_ON && is_for_speed(o->opt_level);
}

// Whether the expression of -Rpass= fits a pass of mlcc.
static bool is_remarked(const Compile *c, PassId pass) {
  const char *passed = c->o->code.remarks_passed;
  regex_t regex;
  if (!passed || regcomp(&regex, passed, REG_EXTENDED | REG_NOSUB))
    return false;
  bool fits = !regexec(&regex, passes[pass].flag, 0, NULL, 0);
  regfree(&regex);
  return fits;
}

static bool is_elf(const TargetSpec *target) {
  return !strcmp(target->object_format, "elf");
}

// -mmultiversion=. Where nobody has named a processor, -O3 makes versions, too,
// of functions that gain most; else code is for the least one.
static bool choose_levels(Compile *c, LoweringChoices *choices) {
  const char *wanted = c->o->multiversion;
  bool is_unknown = levels_unknown(&c->target, &c->o->target);
  bool is_own = !wanted && is_unknown && c->o->opt_level == OPT_3;
  Buf error = {0};
  if (!wanted)
    wanted = is_own ? "auto" : "none";
  choices->versions_loops = strcmp(wanted, "auto") != 0;
  choices->asks_program = is_elf(&c->target);
  choices->any_processor = !c->o->multiversion && is_unknown && !is_own &&
                           !c->o->quiet_processor && !c->o->no_warnings;
  bool ok =
      levels_wanted(&c->arena, &c->target, wanted, &choices->levels, &error) ||
      fail("%s", buf_cstr(&error));
  buf_release(&error);
  return ok;
}

// What the command line says to the default pipeline.
static LoweringChoices lowering_choices(Compile *c) {
  LoweringChoices choices = c->o->lowering;
  choices.inexact = c->o->code.math & MATH_AFN;
  choices.optimized = c->o->opt_level != OPT_0;
  choices.sanitizes = c->o->code.sanitize;
  choices.fuses &= choices.optimized;
  choices.tells_tiles |= is_remarked(c, PASS_linalg_tile_contractions) ||
                         is_remarked(c, PASS_linalg_tile_windows);
  choices.small_tiles = choices.tiles && c->o->opt_level == OPT_S;
  choices.tiles &= is_for_speed(c->o->opt_level);
  choices.packs &= is_for_speed(c->o->opt_level) && c->o->opt_level != OPT_1;
  choices.windows = vectorizes_loops(c->o);
  choices.math_loops &= vectorizes_loops(c->o);
  choices.fast = is_fast_math(c->o);
  choices.library_ops = computed_by_library(c, 32);
  choices.library_ops_f64 = computed_by_library(c, 64);
  return choices;
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
  LoweringChoices choices = lowering_choices(c);
  if (!choose_levels(c, &choices))
    return NULL;
  Pipeline *pipeline = pipeline_default(&c->arena, stage, &choices);
  if (pipeline)
    return pipeline;
  const Pass *pass = pass_find(str_from(stage));
  if (!pass) {
    unknown_stage(&c->arena, stage);
    return NULL;
  }
  pipeline = pipeline_default(&c->arena, NULL, &choices);
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

// -Rpass-missed=, a regular expression as for LLVM's passes.
static bool is_to_explain(void *user, const Pass *pass, Str *suffix) {
  *suffix = STR("-Rpass-missed");
  return !regexec(user, pass->flag, 0, NULL, 0);
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
  if (c->o->print_pipeline)
    show_pipeline(pipeline);
  c->s->manager.verify_each = c->o->verify_each;
  regex_t missed;
  bool explains =
      c->o->code.remarks_missed &&
      !regcomp(&missed, c->o->code.remarks_missed, REG_EXTENDED | REG_NOSUB);
  if (explains) {
    c->s->manager.explains = is_to_explain;
    c->s->manager.explain_user = &missed;
  }
  c->s->manager.stop_after = by_pass ? c->o->emit_stage : c->o->stop_after;
  c->s->manager.total = !c->s->manager.stop_after && !c->o->emit_stage;
  set_up_printing(c);
  bool ok = pass_manager_run(&c->s->manager, pipeline, c->s->module);
  if (explains)
    regfree(&missed);
  c->s->manager.explains = NULL;
  return ok;
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

static bool makes_objects(const Compile *c) {
  return c->o->kind == OUT_OBJECT || c->o->kind == OUT_PROGRAM;
}

// Bitcode has data in its own form.
static bool may_have_holes(const Compile *c) {
  const CodeOptions *code = &c->o->code;
  return makes_objects(c) && !code->lto && !code->embed_bitcode &&
         !code->sanitize;
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
      .pack_data = makes_objects(c) && !c->s->layout.big_endian,
      .leaves_holes = may_have_holes(c),
      .has_hole_sections = is_elf(&c->target),
      .holes_are_sections = !strcmp(c->target.object_format, "coff"),
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

static NORETURN void blame_passes(Compile *c, Loc loc, Str name);

// What LLVM's verifier refuses

typedef struct Refusal {
  Compile *c;
  const CodegenRun *run;
  uint32_t part;
  const Op *made; // an operation that the input does not have, or NULL
} Refusal;

static bool translate_refused(void *user, LLVMModuleRef module,
                              BlameTrace *trace, void *trace_user) {
  const Refusal *refusal = user;
  const CodegenRun *run = refusal->run;
  codegen_set_target(module, run->spec);
  if (!translate_traced(refusal->c, refusal->part, module, trace, trace_user))
    return false;
  codegen_set_attributes(module, run->spec, run->level);
  Buf error = {0};
  bool ok = codegen_apply_options(module, run->code, &error);
  buf_release(&error);
  return ok;
}

static void report_refused(void *user, Op *op, Str symbol, Str reason) {
  Refusal *refusal = user;
  Compile *c = refusal->c;
  // Attributes of functions and globals are as they were written.
  if (op && !refusal->made && !written_has(&c->written, op->loc, op_name(op)))
    refusal->made = op;
  op = op ? op : translate_named(c->s->ctx, c->s->module, symbol);
  op_error(c->s->ctx, op, BLAMED_AS_INVALID STR_FMT, STR_ARG(reason));
}

static bool report_invalid(Compile *c, const CodegenRun *run, uint32_t index) {
  Refusal refusal = {.c = c, .run = run, .part = index};
  if (!blame_invalid(translate_refused, report_refused, &refusal))
    return false;
  if (refusal.made)
    blame_passes(c, refusal.made->loc, op_name(refusal.made));
  return true;
}

// Where LLVM's error is from: operations, else a function or global, else the
// module.
static bool report_error(Compile *c, const CodegenRun *run,
                         const CodegenPart *part, uint32_t index) {
  BlameRun blame = {run, translate_traced, c, &c->s->ctx->diags};
  Str error = {part->error.data, part->error.size};
  Str symbol = {part->symbol.data, part->symbol.size};
  bool sought = !part->is_of_function;
  if (blame_is_invalid(error) && report_invalid(c, run, index))
    return false;
  if (sought && !target_check_scalable(c->s->ctx, c->s->module, &c->target))
    return false;
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
  if (part->is_of_function)
    return translate_report(c->s->ctx, c->s->module, symbol, error);
  Str reason = blame_reason(&part->error);
  Op *module = c->s->module;
  const Op *op = symbol.size ? translate_named(c->s->ctx, module, symbol)
                             : target_blamed(module, error);
  return op_error(c->s->ctx, op, "cannot be compiled for '%s': " STR_FMT,
                  run->spec->triple, STR_ARG(reason));
}

// Processors of AMD's first generation, which are the default without a system,
// have no instructions for memory of any kind.
static void hint_processor(Compile *c, Buf *error) {
  if (!c->o->no_hints && !strcmp(c->target.arch, "amdgcn") &&
      strstr(buf_cstr(error), "Cannot select") &&
      !target_has_feature(&c->target, "flat-address-space"))
    show_text(c, "mlcc: note: the processor cannot address memory of address "
                 "space 0; -mcpu=gfx900 or -target amdgcn-amd-amdhsa has "
                 "others\n");
}

static bool report_parts(Compile *c, const CodegenRun *run,
                         CodegenPart *parts) {
  bool ok = true;
  for (uint32_t i = 0; i < run->nparts; i++) {
    fputs(buf_cstr(&parts[i].remarks), stderr);
    if (parts[i].warnings.size)
      ok &= report_part_warnings(c, &parts[i].warnings);
    if (parts[i].error.size) {
      ok = report_error(c, run, &parts[i], i);
      hint_processor(c, &parts[i].error);
    }
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

// Puts large data to where the objects have room for it, as the last step that
// needs the data.
static bool fill_holes(Compile *c, const Buf *emptied) {
  HoleList holes = {0};
  for (Op *op = c->s->module->regions[0].first->first; op; op = op->next)
    if (op_is(op, OP_llvm_mlir_global)) {
      Hole hole = {.data = translate_hole_data(c->s->ctx, &c->translate, op),
                   .section = translate_hole_section(&c->arena, c->s->ctx,
                                                     &c->translate, op)};
      if (!hole.data.size)
        continue;
      hole_mark(hole.data, hole.mark);
      vec_push(&c->arena, &holes, hole);
    }
  holes_fill(&c->arena, &holes, c->result->pieces, c->result->count);
  return !emptied->size ||
         holes_fill_emptied(&holes, emptied, c->result->pieces) ||
         op_plain_error(c->s->ctx, c->s->module,
                        "the object would be larger than COFF can be");
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
  if (ok && run.file == CODEGEN_OBJECT)
    join_runtime(c, &c->target);
  ok = ok && fill_holes(c, &parts[0].holes);
  codegen_release(parts, n);
  return ok;
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

// What is LLVM's work, as one line of times.
static bool generate_in_time(Compile *c) {
  static const char id;
  times_start(c->s->times, &id,
              STR("Translation, optimisation, code generation"));
  bool ok = c->o->language == LANGUAGE_MLIR ? generate(c) : compile_foreign(c);
  times_stop(c->s->times);
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
  if (!c->result->has_entry)
    buf_str(&c->result->near_entry, entry_nearest(c->s->module, c->o->entry));
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

static bool offers_memory(Ctx *ctx, const Op *op) {
  const Attr *all =
      op_is(op, OP_func_func) ? op_slot(op, A_func_func_arg_attrs) : NULL;
  const Ident *writable = ctx_ident_lit(ctx, "bufferization.writable");
  for (uint32_t i = 0; all && i < all->as.array.count; i++)
    if (dict_get(all->as.array.items[i], writable))
      return true;
  return false;
}

// Marks the arguments of functions that are their results, where functions may
// choose: passes find these on a copy of the module.
static bool settle_signatures(Compile *c) {
  Ctx *ctx = c->s->ctx;
  Block *body = c->s->module->regions[0].first;
  bool any = false;
  for (const Op *op = body->first; op; op = op->next)
    any |= offers_memory(ctx, op);
  if (!any)
    return true;
  LoweringChoices choices = lowering_choices(c);
  PtrMap values = {0};
  Op *copy = op_clone(ctx, c->s->pool, c->s->module, &values, &c->arena);
  bool ok = pass_manager_run(&c->s->manager,
                             pipeline_of_signatures(&c->arena, &choices), copy);
  SymbolTable table = {0};
  symbol_table_build(&table, ctx, &c->arena, copy);
  for (Op *op = body->first; ok && op; op = op->next)
    if (offers_memory(ctx, op))
      op->slots[A_func_func_arg_attrs] =
          op_slot(symbol_lookup(&table, ctx_ident(ctx, symbol_name(op))),
                  A_func_func_arg_attrs);
  op_erase(c->s->pool, copy);
  return ok;
}

// The header is of the module as it was read.
static bool serve_c(Compile *c) {
  if (c->o->c_interface)
    c_interface_request(c->s->ctx, c->s->module);
  if (c->o->header && !settle_signatures(c))
    return false;
  if (c->o->header &&
      !c_header_write(c->s->ctx, c->s->module,
                      &(CHeaderOptions){c->target.triple, &c->s->layout,
                                        c->o->lowering.bare_memrefs,
                                        c->o->lowering.results_out},
                      &c->result->header))
    return false;
  return !c->o->header || c->o->lowering.bare_memrefs ||
         c->o->lowering.results_out ||
         c_frees_add(c->s->ctx, c->s->pool, c->s->module);
}

static void trace_step(const Compile *c, const char *name) {
  if (c->o->code.time_trace)
    shim_trace_step(name);
}

static void trace_step_end(const Compile *c) {
  if (c->o->code.time_trace)
    shim_trace_step_end();
}

static bool check_objects(const Compile *c) {
  return codegen_file(c->o) != CODEGEN_OBJECT ||
         target_has_objects(&c->target) ||
         fail("target '%s' " TARGET_WITHOUT_OBJECTS, c->target.triple);
}

static bool check_values(Compile *c) {
  uint32_t bytes = c->s->model.vector_bytes;
  return large_values_check(c->s->ctx, c->s->module,
                            &(ValueLimits){
                                .register_bits = bytes ? 8 * bytes : 64,
                                .limit = c->o->value_limit,
                                .warns = !c->o->quiet_values,
                                .is_error = c->o->values_are_errors,
                            });
}

// What comes before passes.
static bool set_up(Compile *c, bool is_code) {
  if (!find_target(c) || !session_set_target(c->s, &c->target) || !add_entry(c))
    return false;
  if (is_code &&
      (!check_objects(c) || !lowering_check_places(c->s->ctx, c->s->module) ||
       !lowering_check_shapes(c->s->ctx, c->s->module) || !check_values(c) ||
       !serve_instructions(c)))
    return false;
  return serve_c(c);
}

// Which pass it was

typedef struct PassSearch {
  Loc loc;
  Str name;
  bool found;
  Str pass; // the first behind which the operation is there
  Arena *arena;
} PassSearch;

static void compare_op(void *user, Op *op) {
  PassSearch *search = user;
  search->found |= op->loc == search->loc && str_eq(op_name(op), search->name);
}

static void watch_pass(void *user, Str pass, Op *op) {
  PassSearch *search = user;
  if (search->found)
    return;
  op_walk(op, compare_op, search);
  if (search->found)
    search->pass = arena_str(search->arena, pass);
}

static void say_nothing(void *user, Diags *diags,
                        const Diagnostic *diagnostic) {
  (void)user, (void)diags, (void)diagnostic;
}

// Lowers the input again, pass by pass and with the verifier behind each. An
// operation that only LLVM refuses has the name; else the verifier did.
static NORETURN void blame_passes(Compile *c, Loc loc, Str name) {
  CompileOptions options = *c->o;
  options.verify_each = true;
  options.print_pipeline = options.header = options.time_report = false;
  options.print_after = NULL;
  CompileResult result = {0};
  Compile again = {.o = &options, .result = &result, .session = c->session};
  again.session.threads = 1;
  again.session.report = say_nothing;
  again.s = session_new(&again.session, NULL);
  again.source = source_from_text(session_sources(again.s), c->source->name,
                                  c->source->text);
  PassSearch search = {.loc = loc, .name = name, .arena = &c->arena};
  PassManager *manager = &again.s->manager;
  manager->watch = watch_pass;
  manager->watch_user = &search;
  if (session_read(again.s, again.source) && set_up(&again, true)) {
    entry_complete_main(again.s->ctx, again.s->pool, again.s->module);
    lower(&again);
  }
  const char *broken_by =
      manager->broken_by ? manager->broken_by : c->s->manager.broken_by;
  if (broken_by)
    bug("pass '%s' makes something invalid of a valid module", broken_by);
  bug("pass '" STR_FMT "' makes an invalid '" STR_FMT "'", STR_ARG(search.pass),
      STR_ARG(name));
}

static bool compile_mlir(Compile *c) {
  trace_step(c, "Read");
  bool was_read = session_read(c->s, c->source);
  trace_step_end(c);
  if (!was_read)
    return false;
  name_as_written(c);
  OutputKind kind = c->o->kind;
  bool lowers = kind != OUT_PARSED && kind != OUT_NOTHING;
  if (kind == OUT_PARSED && !print_module(c))
    return false;
  if (!lowers && !c->o->header)
    return true;
  bool is_code = lowers && kind != OUT_MLIR;
  if (!set_up(c, is_code))
    return false;
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
  if (c->s->manager.broken_by && !c->blames_written)
    blame_passes(c, LOC_UNKNOWN, (Str){0});
  trace_step_end(c);
  if (!ok)
    return false;
  bool as_mlir = kind == OUT_MLIR || c->o->stop_after;
  if (!as_mlir && !target_check_limits(c->s->ctx, c->s->module, &c->target))
    return false;
  return as_mlir ? print_module(c) : generate_in_time(c);
}

static void append_text(void *user, const char *text, size_t size) {
  buf_bytes(user, text, size);
}

bool compile_file(const CompileOptions *options, CompileResult *result,
                  unsigned *nerrors) {
  Compile c = {
      .o = options, .result = result, .session = session_options(options)};
  Times times;
  *result = (CompileResult){0};
  runtime_link_init(&c.runtime, &c.arena,
                    options->kind == OUT_OBJECT ? options->find_runtime : NULL,
                    options->user);
  if (options->time_report)
    times_init(&times);
  c.s = session_new(&c.session, options->time_report ? &times : NULL);
  bool ok = open_input(&c);
  if (options->code.time_trace)
    shim_trace_begin(options->code.trace_granularity, "mlcc");
  if (ok)
    ok = options->language == LANGUAGE_MLIR ? compile_mlir(&c)
                                            : generate_in_time(&c);
  if (options->time_report)
    print_times(c.s);
  if (options->code.time_trace)
    shim_trace_end(append_text, &result->trace);
  note_input(&c, (Str){0});
  *nerrors += c.s->ctx->diags.nerrors;
  ok &= !session_has_errors(c.s);
  if (!ok)
    compile_result_release(result);
  runtime_link_release(&c.runtime);
  written_release(&c.written);
  session_release(c.s);
  if (options->time_report)
    times_release(&times);
  arena_release(&c.arena);
  return ok;
}

void compile_result_release(CompileResult *result) {
  for (size_t i = 0; i < result->count; i++)
    buf_release(&result->pieces[i]);
  buf_release(&result->near_entry);
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
