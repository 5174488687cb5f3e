// The command line: every argument is an input, or an option of options.def.
// The longest spelling that fits an argument wins, as with gcc and clang.

#include "driver/options.h"

#include <stdlib.h>

// What an option means; several spellings may mean the same.
typedef enum OptionId {
  ID_IGNORED,
  ID_c,
  ID_S,
  ID_E,
  ID_o,
  ID_x,
  ID_emit_llvm,
  ID_emit_mlir_at,
  ID_emit_mlir,
  ID_syntax_only,
  ID_save_temps,
  ID_save_temps_at,
  ID_target,
  ID_march,
  ID_mcpu,
  ID_mtune,
  ID_mattr,
  ID_mabi,
  ID_mfloat_abi,
  ID_mfpu,
  ID_mcmodel,
  ID_m32,
  ID_m64,
  ID_print_supported_cpus,
  ID_O,
  ID_Ofast,
  ID_visibility,
  ID_stack_protector,
  ID_no_builtin,
  ID_builtin,
  ID_not_builtin,
  ID_no_plt,
  ID_plt,
  ID_math,
  ID_no_math,
  ID_math_part,
  ID_no_math_part,
  ID_contract,
  ID_g,
  ID_fPIC,
  ID_fpic,
  ID_fPIE,
  ID_fpie,
  ID_fno_pic,
  ID_frame_pointer,
  ID_no_frame_pointer,
  ID_unwind_tables,
  ID_async_unwind_tables,
  ID_emulated_tls,
  ID_no_emulated_tls,
  ID_self_contained,
  ID_no_self_contained,
  ID_ffunction_sections,
  ID_fno_function_sections,
  ID_fdata_sections,
  ID_fno_data_sections,
  ID_threads,
  ID_std,
  ID_type_aliases,
  ID_no_type_aliases,
  ID_allow_unregistered,
  ID_verify_each,
  ID_print_after,
  ID_stop_after,
  ID_ftime_report,
  ID_debug_prefix,
  ID_compilation_dir,
  ID_message_length,
  ID_mllvm,
  ID_w,
  ID_W,
  ID_quiet_unused,
  ID_Wp,
  ID_Wa,
  ID_error_limit,
  ID_color,
  ID_color_always,
  ID_color_never,
  ID_no_caret,
  ID_M,
  ID_MD,
  ID_MF,
  ID_MT,
  ID_MQ,
  ID_MP,
  ID_l,
  ID_L,
  ID_Wl,
  ID_Xlinker,
  ID_z,
  ID_T,
  ID_u,
  ID_e,
  ID_shared,
  ID_static,
  ID_static_pie,
  ID_pie,
  ID_no_pie,
  ID_r,
  ID_s,
  ID_rdynamic,
  ID_nostdlib,
  ID_nostartfiles,
  ID_nodefaultlibs,
  ID_pthread,
  ID_sysroot,
  ID_B,
  ID_fuse_ld,
  ID_help,
  ID_version,
  ID_v,
  ID_dry_run,
  ID_dumpmachine,
  ID_dumpversion,
  ID_print_targets,
  ID_print_triple,
  ID_print_search_dirs,
  ID_print_file_name,
  ID_print_prog_name,
  ID_print_rt,
  ID_print_sysroot,
  ID_print_resource_dir,
  ID_print_passes,
  ID_print_multiarch,
  ID_print_multi_lib,
  ID_print_multi_directory,
  ID_print_runtime_dir,
} OptionId;

typedef enum Form { FLAG, JOINED, SEPARATE, EITHER, EQUALS } Form;

typedef struct OptionRow {
  OptionId id;
  const char *spelling;
  Form form;
  const char *metavar, *help;
  unsigned value; // of FIXED
} OptionRow;

static const OptionRow rows[] = {
#define OPTION(id, spelling, form, metavar, help)                              \
  {id, spelling, form, metavar, help, 0},
#define FIXED(id, spelling, value, help)                                       \
  {id, spelling, FLAG, NULL, help, value},
#include "driver/options.def"
};

bool plain_error(const char *fmt, ...) {
  va_list args;
  va_start(args, fmt);
  fflush(stdout);
  fputs("mlcc: error: ", stderr);
  vfprintf(stderr, fmt, args);
  fputc('\n', stderr);
  va_end(args);
  return false;
}

// Matching

static bool fits(const OptionRow *row, const char *arg) {
  size_t n = strlen(row->spelling);
  if (row->form == FLAG || row->form == SEPARATE)
    return !strcmp(arg, row->spelling);
  if (row->form == EQUALS && !strncmp(arg, row->spelling, n - 1) && !arg[n - 1])
    return true; // --target T
  return !strncmp(arg, row->spelling, n);
}

static const OptionRow *find_row(const char *arg) {
  const OptionRow *best = NULL;
  size_t length = 0;
  for (size_t i = 0; i < ARRAY_SIZE(rows); i++) {
    size_t n = strlen(rows[i].spelling);
    if (n > length && fits(&rows[i], arg)) {
      best = &rows[i];
      length = n;
    }
  }
  return best;
}

static const char *nearest(const char *arg) {
  const char *best = NULL;
  int least = 3;
  for (size_t i = 0; i < ARRAY_SIZE(rows); i++) {
    int distance =
        str_distance(str_from(arg), str_from(rows[i].spelling), least - 1);
    if (distance < least) {
      least = distance;
      best = rows[i].spelling;
    }
  }
  return best;
}

bool unknown_option(const char *arg) {
  const char *near = nearest(arg);
  if (near)
    return plain_error("unknown argument '%s'; did you mean '%s'?", arg, near);
  return plain_error("unknown argument: '%s'", arg);
}

// Meaning

// A warning waits until all of the command line has said whether it is wanted.
typedef struct Waiting {
  WarningId id;
  const char *text;
} Waiting;

typedef struct Parser {
  Options *o;
  Arena *arena;
  InputKind language; // of the inputs that follow
  bool emit_llvm;
  Vec(Waiting) warnings;
  bool ok;
} Parser;

static void warn_later(Parser *p, WarningId id, const char *fmt, ...)
    PRINTF_LIKE(3, 4);
static void warn_later(Parser *p, WarningId id, const char *fmt, ...) {
  Buf text = {0};
  va_list args;
  va_start(args, fmt);
  buf_vprintf(&text, fmt, args);
  va_end(args);
  Waiting warning = {id, arena_str(p->arena, str_from(buf_cstr(&text))).data};
  vec_push(p->arena, &p->warnings, warning);
  buf_release(&text);
}

// The place of `value` among names separated by bars; -1 after an error that
// lists them.
static int choose(Parser *p, const char *spelling, const char *value,
                  const char *names) {
  size_t size = strlen(value);
  int place = 0;
  for (const char *name = names;; name++, place++) {
    size_t n = strcspn(name, "|");
    if (n == size && !memcmp(name, value, n))
      return place;
    name += n;
    if (!*name)
      break;
  }
  Buf known = {0};
  for (const char *c = names; *c; c++)
    *c == '|' ? buf_lit(&known, ", ") : buf_char(&known, *c);
  p->ok = plain_error("invalid value '%s' in '%s%s'; known: %s", value,
                      spelling, value, buf_cstr(&known));
  buf_release(&known);
  return -1;
}

static void set_kind(Parser *p, OutputKind kind) {
  p->o->kind = kind;
  p->o->kind_given = true;
}

static void add_input(Parser *p, const char *text, InputKind kind) {
  Input input = {.text = text, .kind = kind};
  if (kind == INPUT_AUTO && strcmp(text, "-"))
    input.kind = input_kind(text);
  vec_push(p->arena, &p->o->inputs, input);
}

static void add_link_flag(Parser *p, const char *first, const char *second) {
  add_input(p, first, INPUT_LINK_FLAG);
  if (second)
    add_input(p, second, INPUT_LINK_FLAG);
}

static StrVec split_commas(Arena *arena, const char *list) {
  StrVec parts = {0};
  for (const char *comma; *list; list = comma + (*comma == ',')) {
    comma = list + strcspn(list, ",");
    Str one = {list, (size_t)(comma - list)};
    vec_push(arena, &parts, (char *)arena_str(arena, one).data);
  }
  return parts;
}

static void add_link_flags(Parser *p, const char *list) {
  StrVec parts = split_commas(p->arena, list);
  for (size_t i = 0; i < parts.size; i++)
    add_input(p, parts.data[i], INPUT_LINK_FLAG);
}

// Languages that other compilers read, by their names for -x.
static bool is_other_language(const char *name) {
  static const char *const others[] = {"c",           "c++",
                                       "objective-c", "objective-c++",
                                       "f77",         "f95",
                                       "cuda",        "hip",
                                       "cl",          "ada",
                                       "go",          "d",
                                       "rust",        "assembler-with-cpp",
                                       "asm",         "c-header",
                                       "c++-header",  "c++-cpp-output"};
  for (size_t i = 0; i < ARRAY_SIZE(others); i++)
    if (!strcmp(name, others[i]))
      return true;
  return false;
}

// `cpp-output` says that no preprocessor is wanted, and so of MLIR nothing that
// the name of the file does not: ccache keeps what is compiled under it.
static void set_language(Parser *p, const char *name) {
  static const struct {
    const char *name;
    InputKind kind;
  } languages[] = {
      {"none", INPUT_AUTO},           {"mlir", INPUT_MLIR},
      {"mlirbc", INPUT_MLIR},         {"ir", INPUT_IR},
      {"assembler", INPUT_ASSEMBLER}, {"object", INPUT_LINK},
      {"cpp-output", INPUT_AUTO},
  };
  for (size_t i = 0; i < ARRAY_SIZE(languages); i++)
    if (!strcmp(name, languages[i].name)) {
      p->language = languages[i].kind;
      return;
    }
  if (is_other_language(name))
    p->ok = plain_error("'-x %s' is another language; compile it with its own "
                        "compiler",
                        name);
  else
    p->ok = plain_error("language not recognized: '%s'; known: mlir, ir, "
                        "assembler, object, none",
                        name);
}

static void set_opt_level(Parser *p, const char *level) {
  static const struct {
    const char *text;
    OptLevel level;
  } levels[] = {{"", OPT_1},  {"0", OPT_0}, {"1", OPT_1}, {"2", OPT_2},
                {"3", OPT_3}, {"s", OPT_S}, {"z", OPT_Z}, {"g", OPT_1}};
  for (size_t i = 0; i < ARRAY_SIZE(levels); i++)
    if (!strcmp(level, levels[i].text)) {
      p->o->opt_level = levels[i].level;
      return;
    }
  if (strspn(level, "0123456789") != strlen(level)) {
    p->ok = plain_error("invalid optimization level '-O%s'", level);
    return;
  }
  p->o->opt_level = OPT_3;
  warn_later(p, WARN_ignored_optimization,
             "optimization level '-O%s' is not supported; using '-O3' instead",
             level);
}

static void set_debug(Parser *p, const char *level) {
  static const char *const levels[] = {
      "",     "1",    "2",    "3",   "line-tables-only", "mlt", "dwarf", "gdb",
      "gdb1", "gdb2", "gdb3", "lldb"};
  static const char *const versions[] = {"dwarf-2", "dwarf-3", "dwarf-4",
                                         "dwarf-5"};
  CodeOptions *code = &p->o->code;
  p->o->debug = true;
  code->dwarf |= !strncmp(level, "dwarf", 5);
  for (unsigned i = 0; i < ARRAY_SIZE(versions); i++)
    if (!strcmp(level, versions[i])) {
      code->dwarf_version = i + 2;
      return;
    }
  for (size_t i = 0; i < ARRAY_SIZE(levels); i++)
    if (!strcmp(level, levels[i]))
      return;
  p->o->debug = false;
  if (!strcmp(level, "0") || !strcmp(level, "gdb0"))
    return;
  p->ok = plain_error("unknown argument: '-g%s'", level);
}

static unsigned parse_number(Parser *p, const char *option, const char *text) {
  char *end;
  unsigned long n = strtoul(text, &end, 10);
  if (!*text || *end || n > 1000000)
    p->ok = plain_error("invalid number in '%s%s'", option, text);
  return (unsigned)n;
}

static void set_color(Parser *p, const char *spelling, const char *when) {
  p->o->color = choose(p, spelling, when, "auto|never|always") - 1;
}

static void set_warning(Parser *p, const char *text) {
  if (!warnings_set(&p->o->warnings, text))
    warn_later(p, WARN_unknown_option, "unknown warning option '-W%s'", text);
}

// A standard of C or C++ is for other files of the same build.
static bool is_foreign_standard(const char *name) {
  static const char *const prefixes[] = {"iso9899:", "gnu++", "c++", "gnu",
                                         "c"};
  for (size_t i = 0; i < ARRAY_SIZE(prefixes); i++) {
    size_t n = strlen(prefixes[i]);
    if (!strncmp(name, prefixes[i], n) && name[n] >= '0' && name[n] <= '9')
      return true;
  }
  return false;
}

static void set_std(Parser *p, const char *name) {
  if (!strcmp(name, "mlir22"))
    p->o->mlir22 = true;
  else if (!is_foreign_standard(name))
    p->ok = plain_error("invalid value '%s' in '-std=%s'; known: mlir22", name,
                        name);
}

static void set_query(Parser *p, Query query, const char *argument) {
  p->o->query = query;
  p->o->query_argument = argument;
}

static void set_processor(Parser *p, const char **name, const char *value) {
  if (!strcmp(value, "help"))
    set_query(p, QUERY_CPUS, NULL);
  else
    *name = value;
}

static void add_features(Parser *p, const char *list) {
  if (!strcmp(list, "help")) {
    set_query(p, QUERY_FEATURES, NULL);
    return;
  }
  StrVec parts = split_commas(p->arena, list);
  for (size_t i = 0; i < parts.size; i++) {
    char *one = parts.data[i];
    if (*one != '+' && *one != '-')
      p->ok = plain_error("feature '%s' in -mattr= must begin with '+' or '-'",
                          one);
    vec_push(p->arena, &p->o->features, one);
  }
}

static void set_save_temps(Parser *p, const char *where) {
  if (!strcmp(where, "obj"))
    p->o->save_temps = SAVE_TEMPS_OBJ;
  else if (!strcmp(where, "cwd"))
    p->o->save_temps = SAVE_TEMPS_CWD;
  else
    p->ok = plain_error("invalid value '%s' in '-save-temps=%s'; known: cwd, "
                        "obj",
                        where, where);
}

static void set_frame_pointer(Parser *p, FramePointer kept) {
  p->o->target.frame_pointer = kept;
  p->o->target.frame_pointer_given = true;
}

// A target of a make rule, quoted: space, #, $ and backslashes before spaces.
const char *quote_for_make(Arena *arena, const char *name) {
  Buf out = {0};
  for (const char *c = name; *c; c++) {
    if (*c == ' ' || *c == '\t') {
      for (const char *b = c; b > name && b[-1] == '\\'; b--)
        buf_char(&out, '\\');
      buf_char(&out, '\\');
    } else if (*c == '#') {
      buf_char(&out, '\\');
    } else if (*c == '$') {
      buf_char(&out, '$');
    }
    buf_char(&out, *c);
  }
  Str quoted = arena_str(arena, (Str){out.data, out.size});
  buf_release(&out);
  return quoted.data;
}

static void add_to(Parser *p, StrVec *list, const char *text) {
  vec_push(p->arena, list, (char *)text);
}

static void add_prefix_map(Parser *p, const char *spelling, const char *map) {
  if (strchr(map, '='))
    add_to(p, &p->o->prefix_maps, map);
  else
    p->ok = plain_error("invalid argument '%s' to '%s': it must be OLD=NEW",
                        map, spelling);
}

static void apply_link(Parser *p, OptionId id, const char *value) {
  Options *o = p->o;
  switch (id) {
  case ID_l:
    add_link_flag(p, arena_format(p->arena, "-l%s", value).data, NULL);
    break;
  case ID_L:
    add_to(p, &o->library_dirs, value);
    add_link_flag(p, arena_format(p->arena, "-L%s", value).data, NULL);
    break;
  case ID_Wl: add_link_flags(p, value); break;
  case ID_Xlinker: add_link_flag(p, value, NULL); break;
  case ID_z: add_link_flag(p, "-z", value); break;
  case ID_T: add_link_flag(p, "-T", value); break;
  case ID_u: add_link_flag(p, "-u", value); break;
  case ID_e: add_link_flag(p, "-e", value); break;
  case ID_shared: o->shared = true; break;
  case ID_static: o->is_static = true; break;
  case ID_static_pie: o->static_pie = true; break;
  case ID_pie: o->pie = true; break;
  case ID_no_pie: o->no_pie = true; break;
  case ID_r: o->relocatable = true; break;
  case ID_s: o->strip = true; break;
  case ID_rdynamic: o->rdynamic = true; break;
  case ID_nostdlib: o->nostdlib = true; break;
  case ID_nostartfiles: o->nostartfiles = true; break;
  case ID_nodefaultlibs: o->nodefaultlibs = true; break;
  case ID_pthread: o->pthread = true; break;
  case ID_sysroot: o->sysroot = value; break;
  case ID_B: add_to(p, &o->start_file_dirs, value); break;
  case ID_fuse_ld:
    if (strcmp(value, "lld"))
      p->ok = plain_error("invalid linker name in '-fuse-ld=%s'; lld is "
                          "built in",
                          value);
    break;
  default: unreachable();
  }
}

static void apply_query(Parser *p, OptionId id, const char *value) {
  switch (id) {
  case ID_help: set_query(p, QUERY_HELP, NULL); break;
  case ID_version: set_query(p, QUERY_VERSION, NULL); break;
  case ID_v: p->o->verbose = true; break;
  case ID_dry_run: p->o->dry_run = p->o->verbose = true; break;
  case ID_print_multiarch: set_query(p, QUERY_MULTIARCH, NULL); break;
  case ID_print_multi_lib: set_query(p, QUERY_MULTI_LIB, NULL); break;
  case ID_print_multi_directory:
    set_query(p, QUERY_MULTI_DIRECTORY, NULL);
    break;
  case ID_print_runtime_dir: set_query(p, QUERY_RUNTIME_DIR, NULL); break;
  case ID_dumpmachine:
  case ID_print_triple: set_query(p, QUERY_MACHINE, NULL); break;
  case ID_dumpversion: set_query(p, QUERY_DUMPVERSION, NULL); break;
  case ID_print_targets: set_query(p, QUERY_TARGETS, NULL); break;
  case ID_print_supported_cpus: set_query(p, QUERY_CPUS, NULL); break;
  case ID_print_search_dirs: set_query(p, QUERY_SEARCH_DIRS, NULL); break;
  case ID_print_file_name: set_query(p, QUERY_FILE_NAME, value); break;
  case ID_print_prog_name: set_query(p, QUERY_PROG_NAME, value); break;
  case ID_print_rt: set_query(p, QUERY_RUNTIME, NULL); break;
  case ID_print_sysroot: set_query(p, QUERY_SYSROOT, NULL); break;
  case ID_print_resource_dir: set_query(p, QUERY_RESOURCE_DIR, NULL); break;
  case ID_print_passes: set_query(p, QUERY_PASSES, NULL); break;
  default: apply_link(p, id, value); break;
  }
}

static bool is_for_preprocessor(OptionId id) {
  switch (id) {
  case ID_IGNORED:
  case ID_M:
  case ID_MD:
  case ID_MF:
  case ID_MT:
  case ID_MQ:
  case ID_MP: return true;
  default: return false;
  }
}

static void apply_preprocessor(Parser *p, const char *list);
static void apply_assembler(Parser *p, const char *list);

// Programs are to start with denormals as zeros when most of it was asked for.
static void set_math(Parser *p, unsigned flags, bool on, bool whole) {
  CodeOptions *code = &p->o->code;
  code->math = on ? code->math | flags : code->math & ~flags;
  if (whole)
    p->o->fast_start = on;
}

static void set_ofast(Parser *p, unsigned flags) {
  p->o->opt_level = OPT_3;
  set_math(p, flags, true, true);
  warn_later(p, WARN_deprecated_ofast,
             "argument '-Ofast' is deprecated; use '-O3 -ffast-math' for the "
             "same behavior, or '-O3' to enable only conforming optimizations");
}

static void set_contract(Parser *p, const char *spelling, const char *when) {
  enum { OFF, ON, FAST };
  int chosen = choose(p, spelling, when, "off|on|fast|fast-honor-pragmas");
  set_math(p, MATH_CONTRACT, chosen >= FAST, false);
}

static void set_visibility(Parser *p, const char *spelling, const char *name) {
  static const Visibility kinds[] = {VISIBILITY_DEFAULT, VISIBILITY_HIDDEN,
                                     VISIBILITY_HIDDEN, VISIBILITY_PROTECTED};
  int kind = choose(p, spelling, name, "default|hidden|internal|protected");
  if (kind >= 0)
    p->o->code.visibility = kinds[kind];
}

static void apply_code(Parser *p, const OptionRow *row, const char *value) {
  CodeOptions *code = &p->o->code;
  unsigned fixed = row->value;
  switch (row->id) {
  case ID_Ofast: set_ofast(p, fixed); break;
  case ID_math: set_math(p, fixed, true, true); break;
  case ID_no_math: set_math(p, fixed, false, true); break;
  case ID_math_part: set_math(p, fixed, true, false); break;
  case ID_no_math_part: set_math(p, fixed, false, false); break;
  case ID_contract: set_contract(p, row->spelling, value); break;
  case ID_visibility: set_visibility(p, row->spelling, value); break;
  case ID_stack_protector: code->stack_protector = (StackProtector)fixed; break;
  case ID_no_builtin: code->no_builtins = true; break;
  case ID_builtin: code->no_builtins = false; break;
  case ID_not_builtin: add_to(p, &code->not_builtin, value); break;
  case ID_no_plt: code->no_plt = true; break;
  case ID_plt: code->no_plt = false; break;
  default: apply_query(p, row->id, value); break;
  }
}

static void apply(Parser *p, const OptionRow *row, const char *value) {
  Options *o = p->o;
  const char *spelling = row->spelling;
  switch (row->id) {
  case ID_IGNORED: break;
  case ID_c: set_kind(p, OUT_OBJECT); break;
  case ID_S: set_kind(p, OUT_ASSEMBLY); break;
  case ID_E: set_kind(p, OUT_PARSED); break;
  case ID_o: o->output = value; break;
  case ID_x: set_language(p, value); break;
  case ID_emit_llvm: p->emit_llvm = true; break;
  case ID_emit_mlir_at:
    o->emit_stage = value;
    set_kind(p, OUT_MLIR);
    break;
  case ID_emit_mlir: set_kind(p, OUT_MLIR); break;
  case ID_syntax_only: set_kind(p, OUT_NOTHING); break;
  case ID_save_temps: o->save_temps = SAVE_TEMPS_CWD; break;
  case ID_save_temps_at: set_save_temps(p, value); break;
  case ID_target: o->target.triple = value; break;
  case ID_march: set_processor(p, &o->target.march, value); break;
  case ID_mcpu: set_processor(p, &o->target.mcpu, value); break;
  case ID_mtune: set_processor(p, &o->target.mtune, value); break;
  case ID_mattr: add_features(p, value); break;
  case ID_mabi: o->target.mabi = value; break;
  case ID_mfloat_abi:
    o->target.float_abi =
        (FloatAbi)(choose(p, spelling, value, "soft|softfp|hard") + 1);
    break;
  case ID_mfpu: o->target.mfpu = value; break;
  case ID_mcmodel: o->target.mcmodel = value; break;
  case ID_m32: o->target.bits = 32; break;
  case ID_m64: o->target.bits = 64; break;
  case ID_O: set_opt_level(p, value); break;
  case ID_g: set_debug(p, value); break;
  case ID_fPIC: o->target.pic = PIC_BIG; break;
  case ID_fpic: o->target.pic = PIC_SMALL; break;
  case ID_fPIE: o->target.pic = PIE_BIG; break;
  case ID_fpie: o->target.pic = PIE_SMALL; break;
  case ID_fno_pic: o->target.pic = PIC_NONE; break;
  case ID_ffunction_sections: o->target.function_sections = TOGGLE_ON; break;
  case ID_fno_function_sections:
    o->target.function_sections = TOGGLE_OFF;
    break;
  case ID_fdata_sections: o->target.data_sections = TOGGLE_ON; break;
  case ID_fno_data_sections: o->target.data_sections = TOGGLE_OFF; break;
  case ID_frame_pointer: set_frame_pointer(p, FRAME_POINTER_ALL); break;
  case ID_no_frame_pointer: set_frame_pointer(p, FRAME_POINTER_NONE); break;
  case ID_unwind_tables: o->target.unwind_tables = (Toggle)row->value; break;
  case ID_async_unwind_tables:
    o->target.async_unwind_tables = (Toggle)row->value;
    break;
  case ID_emulated_tls: o->target.emulated_tls = TOGGLE_ON; break;
  case ID_no_emulated_tls: o->target.emulated_tls = TOGGLE_OFF; break;
  case ID_self_contained: o->no_self_contained = false; break;
  case ID_no_self_contained: o->no_self_contained = true; break;
  case ID_threads: o->threads = parse_number(p, spelling, value); break;
  case ID_std: set_std(p, value); break;
  case ID_type_aliases: o->type_aliases = 1; break;
  case ID_no_type_aliases: o->type_aliases = 0; break;
  case ID_allow_unregistered: o->allow_unregistered = true; break;
  case ID_verify_each: o->verify_each = true; break;
  case ID_print_after: o->print_after = value; break;
  case ID_stop_after: o->stop_after = value; break;
  case ID_ftime_report: o->time_report = true; break;
  case ID_debug_prefix: add_prefix_map(p, spelling, value); break;
  case ID_message_length: parse_number(p, spelling, value); break;
  case ID_compilation_dir: o->compilation_dir = value; break;
  case ID_mllvm: add_to(p, &o->mllvm, value); break;
  case ID_w: o->warnings.none = true; break;
  case ID_W: set_warning(p, value); break;
  case ID_Wp: apply_preprocessor(p, value); break;
  case ID_Wa: apply_assembler(p, value); break;
  case ID_quiet_unused:
    warnings_set(&o->warnings, "no-unused-command-line-argument");
    break;
  case ID_error_limit: o->error_limit = parse_number(p, spelling, value); break;
  case ID_color: set_color(p, spelling, value); break;
  case ID_color_always: o->color = 1; break;
  case ID_color_never: o->color = 0; break;
  case ID_no_caret: o->no_caret = true; break;
  case ID_M: o->only_rule = o->write_rule = true; break;
  case ID_MD: o->write_rule = true; break;
  case ID_MF: o->rule_file = value; break;
  case ID_MT: add_to(p, &o->rule_targets, value); break;
  case ID_MQ:
    add_to(p, &o->rule_targets, quote_for_make(p->arena, value));
    break;
  case ID_MP: o->phony_targets = true; break;
  default: apply_code(p, row, value); break;
  }
}

// -Wp,-MD,FILE and the like: for the preprocessor, which here makes make rules
// only. -MD has the file behind it, unlike on the command line.
static void parse_argument(Parser *p, const StrVec *args, size_t *i,
                           bool *only_inputs);

static void apply_preprocessor(Parser *p, const char *list) {
  StrVec args = split_commas(p->arena, list);
  for (size_t i = 0; i < args.size; i++) {
    const char *arg = args.data[i];
    const OptionRow *row = *arg == '-' ? find_row(arg) : NULL;
    if (row && row->id == ID_MD && i + 1 < args.size)
      p->o->rule_file = args.data[i + 1];
    if (!row || !is_for_preprocessor(row->id))
      p->ok = unknown_option(arena_format(p->arena, "-Wp,%s", arg).data);
    else
      parse_argument(p, &args, &i, &(bool){false});
    i += row && row->id == ID_MD;
  }
}

// -Wa,A,B: of GNU as's options LLVM's assembler has few.
static void apply_assembler(Parser *p, const char *list) {
  StrVec args = split_commas(p->arena, list);
  for (size_t i = 0; i < args.size; i++)
    if (!strcmp(args.data[i], "--noexecstack"))
      p->o->no_exec_stack = true;
    else
      warn_later(p, WARN_unused_argument,
                 "argument unused during compilation: '-Wa,%s'", args.data[i]);
}

// The value of an option at args[*i]; NULL after an error.
static const char *value_of(const OptionRow *row, const StrVec *args,
                            size_t *i) {
  const char *arg = args->data[*i];
  size_t n = strlen(row->spelling);
  if (row->form == FLAG)
    return "";
  if (row->form == JOINED || (row->form == EQUALS && strlen(arg) >= n) ||
      (row->form == EITHER && arg[n]))
    return arg + n;
  if (*i + 1 < args->size)
    return args->data[++*i];
  plain_error("argument to '%s' is missing", arg);
  return NULL;
}

static void parse_argument(Parser *p, const StrVec *args, size_t *i,
                           bool *only_inputs) {
  const char *arg = args->data[*i];
  if (*only_inputs || arg[0] != '-' || !arg[1]) {
    add_input(p, arg, p->language);
    return;
  }
  if (!strcmp(arg, "--")) {
    *only_inputs = true;
    return;
  }
  const OptionRow *row = find_row(arg);
  if (!row && arg[1] == 'm' && arg[2]) { // a feature of the target, or nothing
    add_to(p, &p->o->features, arg);
    return;
  }
  if (!row) {
    p->ok = unknown_option(arg);
    return;
  }
  const char *value = value_of(row, args, i);
  if (value)
    apply(p, row, value);
  else
    p->ok = false;
}

static bool links_files(const Options *o) {
  for (size_t i = 0; i < o->inputs.size; i++)
    if (o->inputs.data[i].kind == INPUT_LINK)
      return true;
  return false;
}

// What the name of the output says, when nothing else does: objects and
// archives are there to be linked.
static void kind_from_output(Parser *p) {
  static const struct {
    const char *suffix;
    OutputKind kind;
  } suffixes[] = {{".o", OUT_OBJECT},   {".obj", OUT_OBJECT},
                  {".s", OUT_ASSEMBLY}, {".ll", OUT_LLVM_TEXT},
                  {".bc", OUT_BITCODE}, {".mlir", OUT_MLIR}};
  Options *o = p->o;
  if (o->kind_given || !o->output || o->relocatable || links_files(o))
    return;
  size_t n = strlen(o->output);
  for (size_t i = 0; i < ARRAY_SIZE(suffixes); i++) {
    size_t m = strlen(suffixes[i].suffix);
    if (n > m && !strcmp(o->output + n - m, suffixes[i].suffix))
      o->kind = suffixes[i].kind;
  }
}

static void issue_warnings(Parser *p) {
  for (size_t i = 0; i < p->warnings.size; i++)
    p->ok &= warning_print(&p->o->warnings, p->warnings.data[i].id, "%s",
                           p->warnings.data[i].text);
}

// What reorders operations may change the sign of a zero.
static void settle_math(Parser *p) {
  CodeOptions *code = &p->o->code;
  if (!(code->math & MATH_REASSOC) || code->math & MATH_NSZ)
    return;
  code->math &= ~(unsigned)MATH_REASSOC;
  warn_later(p, WARN_ignored_optimization,
             "'-fassociative-math' has no effect without '-fno-signed-zeros'");
}

static void settle_emit_llvm(Parser *p) {
  Options *o = p->o;
  switch (o->kind) {
  case OUT_ASSEMBLY: o->kind = OUT_LLVM_TEXT; break;
  case OUT_OBJECT: o->kind = OUT_BITCODE; break;
  case OUT_LLVM_TEXT:
  case OUT_BITCODE: break;
  case OUT_PROGRAM:
    p->ok = plain_error("-emit-llvm cannot be used when linking");
    break;
  case OUT_MLIR:
  case OUT_PARSED:
  case OUT_NOTHING:
    warn_later(p, WARN_unused_argument,
               "argument unused during compilation: '-emit-llvm'");
    break;
  }
}

static void finish(Parser *p) {
  settle_math(p);
  kind_from_output(p);
  if (p->emit_llvm)
    settle_emit_llvm(p);
  issue_warnings(p);
}

bool options_parse(Options *options, Arena *arena, int argc, char **argv) {
  *options = (Options){.program = argv[0],
                       .opt_level = OPT_2,
                       .color = -1,
                       .error_limit = 20,
                       .type_aliases = -1};
  Parser p = {.o = options, .arena = arena, .ok = true};
  StrVec args = {0}, files = {0};
  expand_responses(&args, &files, arena, argc, argv);
  for (size_t i = 0; i < files.size; i++)
    add_input(&p, files.data[i], INPUT_RESPONSE);
  bool only_inputs = false;
  for (size_t i = 0; i < args.size; i++)
    parse_argument(&p, &args, &i, &only_inputs);
  finish(&p);
  return p.ok;
}

void options_print_help(FILE *to) {
  fputs("usage: mlcc [options] file...\n\n", to);
  for (size_t i = 0; i < ARRAY_SIZE(rows); i++) {
    const OptionRow *row = &rows[i];
    if (!row->help)
      continue;
    const char *space = row->form == SEPARATE || row->form == EITHER ? " " : "";
    int width = fprintf(to, "  %s%s%s", row->spelling, space,
                        row->metavar ? row->metavar : "");
    fprintf(to, "%*s%s\n", width < 32 ? 32 - width : 1, "", row->help);
  }
}
