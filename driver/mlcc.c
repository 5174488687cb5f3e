// mlcc: from the command line to files. Inputs are classified, each that is
// source is compiled into a file or a piece of the program, and what is to be
// linked goes to the linker in the order of the command line.

#include "driver/driver.h"

#include "backend/levels.h"
#include "driver/crash.h"
#include "driver/output.h"
#include "driver/run.h"

#include <errno.h>
#include <stdlib.h>
#include <sys/stat.h>
#include <unistd.h>

typedef struct Driver {
  Arena arena;
  Options o;
  TargetSpec target;
  Toolchain toolchain;
  LinkInputs link;
  Messages messages;
  bool has_entry;     // some input defines what -fentry= names
  Str near_entry;     // a function that is called like it
  bool whole_objects; // inputs of the link are not to be in parts
  unsigned nerrors;
  bool ok;
} Driver;

// Compiling

static bool wants_color(const Options *o) {
  const char *term = getenv("TERM");
  if (o->color >= 0)
    return o->color;
  return isatty(STDERR_FILENO) && !getenv("NO_COLOR") && term &&
         strcmp(term, "dumb");
}

static const char *find_archive(const void *user, Arena *arena,
                                const TargetSpec *target) {
  const Driver *d = user;
  bool is_elf = !strcmp(target->object_format, "elf");
  return find_runtime(arena, d->toolchain.resource_dir, target,
                      is_elf ? "libmlcc_rt.a" : "libmlcc_rt_bitcode.a");
}

// A link in the same run has the archive, once for all objects.
static bool is_self_contained(const Options *o, OutputKind kind) {
  return !o->no_self_contained &&
         (kind == OUT_OBJECT || (kind == OUT_PROGRAM && o->relocatable));
}

// An object that calls the runtime will not link elsewhere without it.
static bool warn_missing_runtime(const Driver *d, Arena *arena) {
  const char *missing =
      missing_runtime(arena, d->toolchain.resource_dir, &d->target);
  return !missing ||
         warning_print(&d->o.warnings, WARN_missing_runtime,
                       "%s; objects keep their calls of it", missing);
}

static const char *beside_output(Driver *d, const Input *input,
                                 const char *suffix) {
  return name_beside_output(&d->arena, &d->o, input, suffix);
}

// What code is to be like, for this input.
static CodeOptions code_options(Driver *d, const Input *input,
                                OutputKind kind) {
  CodeOptions code = d->o.code;
  bool emits = kind <= OUT_ASSEMBLY;
  if (d->o.stack_usage && emits)
    code.tweaks.stack_usage = beside_output(d, input, ".su");
  bool splits = d->o.split_dwarf && d->o.debug;
  code.tweaks.split_in_object =
      d->o.split_dwarf == SPLIT_DWARF_SINGLE && kind == OUT_OBJECT;
  if (splits && code.tweaks.split_in_object)
    code.tweaks.split_dwarf = name_output(&d->arena, &d->o, input);
  else if (splits && kind <= OUT_OBJECT)
    code.tweaks.split_dwarf = beside_output(d, input, ".dwo");
  if (code.coverage) {
    code.coverage_notes =
        absolute_path(&d->arena, beside_output(d, input, ".gcno"));
    code.coverage_data =
        absolute_path(&d->arena, beside_output(d, input, ".gcda"));
  }
  return code;
}

// Whether the program may be one without a C library, or none of the runtime's
// builds is for it.
static bool lacks_runtime(const Driver *d) {
  static const char *const none[] = {"", "unknown", "none"};
  bool lacks = d->o.code.no_builtins || !d->toolchain.runtime;
  for (size_t i = 0; i < ARRAY_SIZE(none); i++)
    lacks |= !strcmp(d->target.os, none[i]);
  return lacks;
}

// -ffast-math divides complex numbers by the formula, as in C.
static LoweringChoices lowering_choices(const Driver *d) {
  const Options *o = &d->o;
  LoweringChoices choices = o->lowering;
  choices.no_runtime = lacks_runtime(d);
  choices.no_aligned_alloc = !strcmp(d->target.os, "windows");
  if (o->complex_arithmetic)
    choices.complex_range = o->complex_arithmetic - 1;
  else if ((o->code.math & MATH_LLVM) == MATH_LLVM)
    choices.complex_range = COMPLEX_RANGE_BASIC;
  return choices;
}

// Messages in another form than the usual one, or in files.
static bool keeps_messages(const Options *o) {
  return o->message_format > MESSAGES_CLANG || o->sarif_files.size;
}

static CompileOptions compile_options(Driver *d, const Input *input,
                                      OutputKind kind) {
  const Options *o = &d->o;
  return (CompileOptions){
      .path = input->text,
      .source_name = o->source_name,
      .language = input->kind == INPUT_IR          ? LANGUAGE_LLVM_IR
                  : input->kind == INPUT_ASSEMBLER ? LANGUAGE_ASSEMBLY
                                                   : LANGUAGE_MLIR,
      .kind = kind,
      .emit_stage = o->emit_stage,
      .entry = o->entry,
      .entry_result = o->entry_result,
      .c_interface = o->c_interface || o->header,
      .auto_features = o->auto_features,
      .print_after = o->print_after,
      .print_pipeline = o->print_pipeline,
      .lowering = lowering_choices(d),
      .multiversion = o->multiversion,
      .stop_after = o->stop_after,
      .target = o->target,
      .code = code_options(d, input, kind),
      .opt_level = o->opt_level,
      .debug = o->debug,
      .debug_lines_only = o->debug_lines_only,
      .no_columns = o->no_columns,
      .assembly = o->assembly,
      .mlir22 = o->mlir22,
      .deprecated_mlir = warning_wanted(&o->warnings, WARN_deprecated_mlir),
      .deprecated_is_error =
          warning_is_error(&o->warnings, WARN_deprecated_mlir),
      .quiet_conversions =
          !warning_wanted(&o->warnings, WARN_constant_conversion),
      .conversions_are_errors =
          warning_is_error(&o->warnings, WARN_constant_conversion),
      .quiet_schedules = o->quiet_schedules,
      .quiet_processor = o->quiet_processor,
      .quiet_values = !warning_wanted(&o->warnings, WARN_large_values),
      .values_are_errors = warning_is_error(&o->warnings, WARN_large_values),
      .value_limit = o->value_limit,
      .type_aliases = o->type_aliases,
      .typed_pointers = o->typed_pointers,
      .allow_unregistered = o->allow_unregistered,
      .verify_each = o->verify_each,
      .time_report = o->time_report,
      .threads = o->threads,
      .compilation_dir = o->compilation_dir,
      .prefix_maps = &o->prefix_maps,
      .no_warnings = o->warnings.none,
      .warnings_are_errors = o->warnings.errors && !o->warnings.none,
      .no_caret = o->no_caret,
      .no_hints = o->no_spell_checking,
      .color = wants_color(o),
      .error_limit = o->error_limit,
      .report = keeps_messages(o) ? messages_take : NULL,
      .report_user = &d->messages,
      .report_text = keeps_messages(o) ? messages_take_text : NULL,
      .find_runtime = is_self_contained(o, kind) ? find_archive : NULL,
      .opened = crash_note_input,
      .user = d,
  };
}

// What is compiled for a link stays in memory.
static bool keep_for_link(Driver *d, const Input *input,
                          const CompileResult *result) {
  const char *name = strcmp(input->text, "-") ? input->text : "<stdin>";
  for (size_t i = 0; i < result->count; i++) {
    link_add_object(&d->link, &d->arena, name, &result->pieces[i]);
    vec_push(&d->arena, &d->link.args, (char *)name);
  }
  return true;
}

// One stage of an input. What the input itself already is needs no copy.
static bool save_temporary(Driver *d, const Input *input, OutputKind kind,
                           const char *suffix) {
  const char *path = name_temporary(&d->arena, &d->o, input, suffix);
  if (input_at(&d->o, path) == input)
    return true;
  CompileOptions options = compile_options(d, input, kind);
  CompileResult result = {0};
  bool ok = output_allowed(&d->o, path) &&
            compile_file(&options, &result, &d->nerrors) &&
            output_store(&d->o, path, &result.pieces[0]);
  compile_result_release(&result);
  return ok;
}

// Whether `kind` is made of the input on its way to `last`. ORDER: OutputKind,
// whose later stages come first.
static bool is_between(OutputKind kind, InputKind input, OutputKind last) {
  OutputKind own = input == INPUT_ASSEMBLER ? OUT_ASSEMBLY
                   : input == INPUT_IR      ? OUT_MLIR
                                            : OUT_PARSED;
  return kind > last && kind < own;
}

static bool save_temporaries(Driver *d, const Input *input) {
  static const struct {
    OutputKind kind;
    const char *suffix;
  } kept[] = {{OUT_MLIR, ".llvm.mlir"},
              {OUT_LLVM_TEXT, ".ll"},
              {OUT_ASSEMBLY, ".s"},
              {OUT_OBJECT, ".o"}};
  bool ok = true;
  for (size_t i = 0; ok && i < ARRAY_SIZE(kept); i++)
    if (is_between(kept[i].kind, input->kind, d->o.kind))
      ok = save_temporary(d, input, kept[i].kind, kept[i].suffix);
  return ok;
}

static bool store(Driver *d, const Input *input, const char *path,
                  const CompileResult *result) {
  if (d->o.kind == OUT_PROGRAM)
    return keep_for_link(d, input, result);
  if (d->o.kind == OUT_NOTHING)
    return true;
  return output_store(&d->o, path, &result->pieces[0]);
}

// An older output must not be taken for what this compile did not make.
static void remove_stale(Driver *d, const char *path) {
  struct stat status;
  bool makes_file = d->o.kind != OUT_PROGRAM && d->o.kind != OUT_NOTHING;
  if (makes_file && !input_at(&d->o, path) && !output_is_protected(path) &&
      !lstat(path, &status) && S_ISREG(status.st_mode))
    unlink(path);
}

static bool store_beside(Driver *d, const char *path, const Buf *text) {
  return !text->size || output_store(&d->o, path, text);
}

// There is a record of what was optimised even if nothing was done to it.
static bool store_record(Driver *d, const Input *input, const Buf *record) {
  OutputKind kind = d->o.kind;
  bool is_code = kind == OUT_PROGRAM || kind == OUT_OBJECT ||
                 kind == OUT_ASSEMBLY || kind == OUT_BITCODE;
  const char *path = name_record(&d->arena, &d->o, input);
  return d->o.record_kind && is_code ? output_store(&d->o, path, record)
                                     : store_beside(d, path, record);
}

// What the compile tells of itself.
static bool store_records(Driver *d, const Input *input,
                          const CompileResult *result) {
  return store_record(d, input, &result->record) &&
         store_beside(d, beside_output(d, input, ".dwo"),
                      &result->split_debug) &&
         store_beside(d, name_trace(&d->arena, &d->o, input), &result->trace);
}

static bool compile(Driver *d, const Input *input) {
  const char *path = name_output(&d->arena, &d->o, input), *header = NULL;
  if (d->o.only_rule)
    return write_rule(&d->arena, &d->o, input);
  if (d->o.dry_run || d->o.verbose)
    print_compile(&d->o, input, path);
  if (d->o.dry_run) {
    if (d->o.kind == OUT_PROGRAM)
      vec_push(&d->arena, &d->link.args, (char *)path);
    return true;
  }
  if (d->o.save_temps && !save_temporaries(d, input))
    return false;
  OutputKind kind = d->whole_objects ? OUT_OBJECT : d->o.kind;
  CompileOptions options = compile_options(d, input, kind);
  if (d->o.header && input->kind == INPUT_MLIR) {
    header = name_header(&d->arena, &d->o, input);
    options.header = true;
  }
  CompileResult result = {0};
  bool ok = compile_file(&options, &result, &d->nerrors) &&
            store(d, input, path, &result) &&
            (!header || output_store(&d->o, header, &result.header)) &&
            (!d->o.write_rule || write_rule(&d->arena, &d->o, input)) &&
            store_records(d, input, &result) &&
            write_command(&d->arena, &d->o, input->text, path);
  d->has_entry |= ok && result.has_entry;
  if (result.near_entry.size)
    d->near_entry = arena_str(
        &d->arena, (Str){result.near_entry.data, result.near_entry.size});
  if (!ok)
    remove_stale(d, path);
  compile_result_release(&result);
  return ok;
}

// A file that nobody else knows of; NULL after reporting.
static const char *create_temporary(Driver *d, const char *suffix) {
  const char *folder = getenv("TMPDIR");
  char *path = (char *)arena_format(&d->arena, "%s/mlcc-XXXXXX%s",
                                    folder && *folder ? folder : "/tmp", suffix)
                   .data;
  int file = mkstemps(path, (int)strlen(suffix));
  if (file < 0) {
    plain_error("cannot create '%s': %s", path, strerror(errno));
    return NULL;
  }
  close(file);
  return path;
}

// Adds the content of a temporary file, which is removed. False after
// reporting.
static bool take_temporary(const char *path, Buf *out) {
  SourceSet set;
  const char *why;
  sources_init(&set);
  Source *source = source_open(&set, path, &why);
  if (source)
    buf_bytes(out, source->text.data, source->text.size);
  else
    plain_error("cannot read '%s': %s", path, why);
  sources_release(&set);
  unlink(path);
  return source;
}

// With its make rule among those that are kept, or in a file of its own.
static bool compile_c_with_rule(Driver *d, const Input *input,
                                const char *path) {
  const char *rule = NULL;
  bool links = d->o.kind == OUT_PROGRAM && !d->o.only_rule;
  bool kept = rules_are_kept(&d->arena, &d->o) && !d->o.dry_run;
  if (kept && !(rule = create_temporary(d, ".d")))
    return false;
  if (d->o.write_rule && links && !kept)
    rule = name_rule_file(&d->arena, &d->o, input);
  bool ok = compile_c(&d->arena, &d->o, &d->toolchain, input, path, rule);
  if (kept && ok)
    return take_temporary(rule, &d->o.rules);
  if (kept)
    unlink(rule);
  return ok;
}

static bool compile_c_for_link(Driver *d, const Input *input) {
  const char *path = create_temporary(d, ".o");
  if (!path)
    return false;
  Buf object = {0};
  if (!compile_c_with_rule(d, input, path)) {
    unlink(path);
    return false;
  }
  if (!take_temporary(path, &object))
    return false;
  link_add_object(&d->link, &d->arena, input->text, &object);
  vec_push(&d->arena, &d->link.args, (char *)input->text);
  return true;
}

// C and C++: somebody else compiles them.
static bool compile_other(Driver *d, const Input *input) {
  const char *path = name_output(&d->arena, &d->o, input);
  if (d->o.kind == OUT_MLIR)
    return plain_error("'%s' is C, which cannot be written as MLIR",
                       input->text);
  if (d->o.kind == OUT_PROGRAM && !d->o.only_rule && d->o.dry_run)
    vec_push(&d->arena, &d->link.args, (char *)path);
  else if (d->o.kind == OUT_PROGRAM && !d->o.only_rule)
    return compile_c_for_link(d, input);
  bool to_file = strcmp(path, "-") && !d->o.only_rule;
  return compile_c_with_rule(d, input, to_file ? path : NULL);
}

// A .S file with directives. Without, nobody else is needed.
static bool is_preprocessed(const Input *input) {
  size_t n = strlen(input->text);
  SourceSet set;
  const char *why;
  if (n < 2 || strcmp(input->text + n - 2, ".S"))
    return false;
  sources_init(&set);
  Source *source = source_open(&set, input->text, &why);
  bool found = source && assembly_wants_preprocessor(source->text);
  sources_release(&set);
  return found;
}

static bool warn_unused(const Driver *d, const Input *input) {
  bool linked = input->kind == INPUT_LINK;
  return warning_print(&d->o.warnings, WARN_unused_argument,
                       "%s: %s input unused%s", input->text,
                       linked ? "linker" : "assembler",
                       linked ? " because linking is not done" : "");
}

static void take(Driver *d, const Input *input) {
  bool links = d->o.kind == OUT_PROGRAM && !d->o.only_rule;
  switch (input->kind) {
  case INPUT_MLIR:
  case INPUT_IR:
  case INPUT_ASSEMBLER:
    if (input->kind == INPUT_ASSEMBLER && d->o.kind != OUT_MLIR &&
        is_preprocessed(input))
      d->ok &= compile_other(d, input);
    else if (input_is_compiled(&d->o, input))
      d->ok &= compile(d, input);
    else
      d->ok &= warn_unused(d, input);
    break;
  case INPUT_C:
  case INPUT_CXX: d->ok &= compile_other(d, input); break;
  case INPUT_LINK:
    if (!links)
      d->ok &= warn_unused(d, input);
    vec_push(&d->arena, &d->link.args, (char *)input->text);
    break;
  case INPUT_LINK_FLAG:
    vec_push(&d->arena, &d->link.args, (char *)input->text);
    break;
  case INPUT_RESPONSE: break;
  case INPUT_AUTO: unreachable();
  }
}

// The target

// A program called aarch64-linux-gnu-mlcc compiles for that; a prefix that is
// no target is part of the name, as with clang.
static void set_target_from_name(Driver *d) {
  Str prefix = program_name_parse(d->o.program).prefix;
  const char *triple = arena_str(&d->arena, prefix).data;
  if (prefix.size && !d->o.target.triple && target_exists(triple))
    d->o.target.triple = triple;
}

static bool set_llvm_options(Driver *d) {
  Buf error = {0};
  if (!d->o.mllvm.size)
    return true;
  bool ok = compile_set_llvm_options(d->o.mllvm.data, d->o.mllvm.size, &error);
  if (!ok)
    plain_error("%s", buf_cstr(&error));
  buf_release(&error);
  return ok;
}

static bool resolve_target(Driver *d) {
  Buf error = {0};
  bool ok = target_resolve(&d->arena, &d->o.target, &d->target, &error);
  if (!ok)
    plain_error("%s", buf_cstr(&error));
  buf_release(&error);
  return ok;
}

// Options that depend on the target name features of it, by which there may be
// another build of the runtime.
static bool settle_options(Driver *d) {
  bool is_windows = !strcmp(d->target.os, "windows");
  if (d->o.code.codeview && !is_windows &&
      !warning_print(&d->o.warnings, WARN_unused_argument,
                     "argument unused during compilation: '-gcodeview'"))
    return false;
  if (!options_settle(&d->arena, &d->o, &d->target))
    return false;
  if (!d->o.target.nmattr && !d->o.target.vector_bits)
    return true;
  if (!resolve_target(d))
    return false;
  d->toolchain.runtime = find_runtime(&d->arena, d->toolchain.resource_dir,
                                      &d->target, "libmlcc_rt.a");
  return true;
}

static bool find_target(Driver *d) {
  set_target_from_name(d);
  if (!apple_settle_triple(&d->arena, &d->o))
    return false;
  // What goes straight into a shared library must be able to move.
  if (d->o.shared && d->o.kind == OUT_PROGRAM && !d->o.target.pic)
    d->o.target.pic = PIC_BIG;
  bool ok = resolve_target(d);
  if (ok && d->target.unused)
    ok = warning_print(&d->o.warnings, WARN_unused_argument,
                       "argument unused during compilation: '%s'",
                       d->target.unused);
  if (ok && d->o.multiversion && !strcmp(d->o.multiversion, "auto") &&
      !levels_are_automatic(&d->target))
    ok = warning_print(&d->o.warnings, WARN_unused_argument,
                       "argument unused during compilation: "
                       "'-mmultiversion=auto'");
  if (ok)
    toolchain_find(&d->toolchain, &d->arena, &d->o, &d->target);
  return ok;
}

static bool compiles_mlir(const Options *o) {
  for (size_t i = 0; i < o->inputs.size; i++)
    if (o->inputs.data[i].kind == INPUT_MLIR)
      return true;
  return false;
}

// Versions are made of MLIR.
static bool check_multiversion(const Driver *d) {
  const char *levels = d->o.multiversion;
  return !levels || !strcmp(levels, "none") || compiles_mlir(&d->o) ||
         warning_print(&d->o.warnings, WARN_unused_argument,
                       "argument unused during compilation: "
                       "'-mmultiversion=%s': no input is MLIR",
                       levels);
}

// Loops run on threads where MLIR has them, by pointers that say nothing of what
// they point to.
static bool check_parallel(const Driver *d) {
  bool has_mlir = compiles_mlir(&d->o);
  if (!d->o.lowering.parallel || (has_mlir && !d->o.typed_pointers))
    return true;
  return warning_print(&d->o.warnings, WARN_unused_argument,
                       "argument unused during compilation: '-fparallel': %s",
                       has_mlir ? "with -ftyped-pointers loops stay where "
                                  "they are"
                                : "no input is MLIR");
}

// One error for all inputs, where the command line names the target. Modules
// that name their own are asked one by one.
static bool check_objects(Driver *d) {
  const Options *o = &d->o;
  size_t compiled = 0;
  if (o->kind > OUT_OBJECT || o->only_rule || o->code.lto ||
      !o->target.triple || target_has_objects(&d->target))
    return true;
  for (size_t i = 0; i < o->inputs.size; i++)
    if (input_is_compiled(o, &o->inputs.data[i])) {
      compiled++;
      remove_stale(d, name_output(&d->arena, o, &o->inputs.data[i]));
    }
  return !compiled ||
         plain_error("target '%s' " TARGET_WITHOUT_OBJECTS, d->target.triple);
}

static void count_errors(const Driver *d) {
  if (d->nerrors && messages_are_text(&d->messages) && !d->messages.quiet)
    fprintf(stderr, "%u error%s generated.\n", d->nerrors,
            d->nerrors == 1 ? "" : "s");
}

static bool entry_is_missing(const Driver *d) {
  bool reads_only = d->o.kind == OUT_PARSED || d->o.kind == OUT_NOTHING;
  return d->o.entry && !d->has_entry && !reads_only && !d->o.dry_run &&
         !d->o.only_rule;
}

static bool refuse_entry(Driver *d) {
  Nearest near = nearest_to(str_from(d->o.entry));
  near.best = d->near_entry;
  return plain_error("no MLIR among the inputs defines '%s', which -fentry= "
                     "names%s",
                     d->o.entry, nearest_question(&near, &d->arena));
}

// Files are called after the first input.
static void set_up_messages(Driver *d) {
  const Options *o = &d->o;
  const char *input = "-";
  for (size_t i = o->inputs.size; i-- > 0;)
    if (o->inputs.data[i].kind != INPUT_LINK_FLAG)
      input = o->inputs.data[i].text;
  bool is_json = o->message_format == MESSAGES_JSON_FILE;
  d->messages = (Messages){
      .arena = &d->arena,
      .format = o->message_format,
      .quiet = o->quiet_messages,
      .sarif_files = &o->sarif_files,
      .file = arena_format(&d->arena, "%s.%s", path_base(input),
                           is_json ? "gcc.json" : "sarif")
                  .data,
  };
}

static bool drive(Driver *d) {
  set_up_messages(d);
  bool links = d->o.kind == OUT_PROGRAM && !d->o.only_rule;
  if (links)
    link_name_output(&d->arena, &d->o, &d->target);
  if (!inputs_check(&d->o) || !check_objects(d) || !check_multiversion(d) ||
      !check_parallel(d) || (links && !link_outputs_allowed(&d->arena, &d->o)))
    return false;
  d->whole_objects = links && (!toolchain_links_runtime(&d->target) ||
                               link_is_reproduced(&d->arena, &d->o));
  if (is_self_contained(&d->o, d->o.kind) && !d->o.only_rule)
    d->ok &= warn_missing_runtime(d, &d->arena);
  for (size_t i = 0; i < d->o.inputs.size; i++)
    take(d, &d->o.inputs.data[i]);
  count_errors(d);
  if (d->ok)
    d->ok = rules_finish(&d->arena, &d->o);
  if (keeps_messages(&d->o))
    d->link.messages = &d->messages;
  if (d->ok && entry_is_missing(d))
    d->ok = refuse_entry(d);
  if (d->ok && links)
    d->ok = link_program(&d->arena, &d->o, &d->toolchain, &d->link);
  if (keeps_messages(&d->o))
    d->ok &= messages_finish(&d->messages, d->ok);
  link_release(&d->link);
  return d->ok;
}

static int compile_and_run(Driver *d) {
  if (!run_prepare(&d->arena, &d->o))
    return 1;
  bool ok = drive(d);
  if (ok && !d->o.dry_run)
    return run_program(&d->arena, &d->o, &d->toolchain);
  run_clean_up(&d->o);
  return ok ? 0 : 1;
}

int mlcc_main(int argc, char **argv) {
  Driver d = {.ok = true};
  int code = 1;
  output_catch_signals();
  if (options_parse(&d.o, &d.arena, argc, argv) && find_target(&d)) {
    if (d.o.verbose && !d.o.query)
      print_version(stderr, &d.toolchain);
    for (size_t i = 0; d.o.verbose && i < d.o.config_files.size; i++)
      fprintf(stderr, "Configuration file: %s\n", d.o.config_files.data[i]);
    if (!d.o.query && link_is_query(&d.o))
      code = link_answer(&d.arena, &d.o, &d.target) ? 0 : 1;
    else if (d.o.query == QUERY_TARGET_MODEL)
      code =
          settle_options(&d) ? answer_query(&d.arena, &d.o, &d.toolchain) : 1;
    else if (d.o.query)
      code = answer_query(&d.arena, &d.o, &d.toolchain);
    else if (d.o.verbose && !inputs_given(&d.o))
      code = 0;
    else if (settle_options(&d) && set_llvm_options(&d))
      code = d.o.run ? compile_and_run(&d) : drive(&d) ? 0 : 1;
  }
  buf_release(&d.o.cdb_entries);
  buf_release(&d.o.rules);
  arena_release(&d.arena);
  return code;
}
