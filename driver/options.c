// The command line: every argument is an input, or an option of options.def,
// whose row says what it means or has an id that is understood here. What
// depends on the target is noted, for settle.c.

#include "driver/options.h"

#include <ctype.h>
#include <errno.h>
#include <stdlib.h>
#include <sys/stat.h>
#include <unistd.h>

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

// Meaning

// A warning waits until all of the command line has said whether it is wanted.
typedef struct Waiting {
  WarningId id;
  const char *text;
} Waiting;

typedef struct Parser {
  Options *o;
  Arena *arena;
  InputKind language;     // of the inputs that follow
  const char *c_language; // -x of a language for a C compiler
  const char *cc1;        // what the next -Xclang is a value of
  struct {
    PicMode pic;
    bool pie, no_pie;
  } specs;
  StrVec assembler; // what -Wa, and -Xassembler pass on
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
  if (kind == INPUT_C || kind == INPUT_CXX)
    input.language = p->c_language;
  if (kind == INPUT_AUTO && strcmp(text, "-"))
    input.kind = input_kind(text);
  vec_push(p->arena, &p->o->inputs, input);
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
  static const char *const others[] = {
      "objective-c", "objective-c++", "cpp-output", "f77",      "f95",
      "cuda",        "hip",           "cl",         "ada",      "go",
      "d",           "rust",          "asm",        "c-header", "c++-header"};
  for (size_t i = 0; i < ARRAY_SIZE(others); i++)
    if (!strcmp(name, others[i]))
      return true;
  return false;
}

static void set_language(Parser *p, const char *name) {
  static const struct {
    const char *name;
    InputKind kind;
  } languages[] = {
      {"none", INPUT_AUTO},
      {"mlir", INPUT_MLIR},
      {"mlirbc", INPUT_MLIR},
      {"ir", INPUT_IR},
      {"assembler", INPUT_ASSEMBLER},
      {"object", INPUT_LINK},
      {"c", INPUT_C},
      {"c++", INPUT_CXX},
      {"assembler-with-cpp", INPUT_C},
      {"cpp-output", INPUT_AUTO},
  };
  for (size_t i = 0; i < ARRAY_SIZE(languages); i++)
    if (!strcmp(name, languages[i].name)) {
      p->language = languages[i].kind;
      p->c_language = name;
      return;
    }
  if (is_other_language(name))
    p->ok = plain_error("'-x %s' is another language; compile it with its own "
                        "compiler",
                        name);
  else
    p->ok = plain_error("language not recognized: '%s'; known: mlir, ir, "
                        "assembler, assembler-with-cpp, c, c++, object, none",
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
  static const char *const lines[] = {"1", "line-tables-only", "mlt", "gdb1"};
  static const char *const levels[] = {"",    "2",    "3",    "dwarf",
                                       "gdb", "gdb2", "gdb3", "lldb"};
  static const char *const versions[] = {"dwarf-2", "dwarf-3", "dwarf-4",
                                         "dwarf-5"};
  CodeOptions *code = &p->o->code;
  p->o->debug = true;
  p->o->debug_lines_only = false;
  code->dwarf |= !strncmp(level, "dwarf", 5);
  for (unsigned i = 0; i < ARRAY_SIZE(versions); i++)
    if (!strcmp(level, versions[i])) {
      code->dwarf_version = i + 2;
      return;
    }
  for (size_t i = 0; i < ARRAY_SIZE(lines); i++)
    p->o->debug_lines_only |= !strcmp(level, lines[i]);
  if (p->o->debug_lines_only)
    return;
  for (size_t i = 0; i < ARRAY_SIZE(levels); i++)
    if (!strcmp(level, levels[i]))
      return;
  p->o->debug = false;
  if (!strcmp(level, "0") || !strcmp(level, "gdb0"))
    return;
  p->ok = plain_error("unknown argument: '-g%s'", level);
}

// It asks for debug information, as -g does.
static void set_codeview(Parser *p, bool hashed) {
  p->o->debug |= !p->o->debug_lines_only;
  p->o->code.codeview = true;
  p->o->code.codeview_hashes |= hashed;
}

static void set_warning(Parser *p, const char *text) {
  if (!warnings_set(&p->o->warnings, text))
    warn_later(p, WARN_unknown_option, "unknown warning option '-W%s'%s", text,
               warnings_nearest(p->arena, text));
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

static void say(Parser *p, const OptionRow *row, const char *value) {
  Said said = {row, value};
  vec_push(p->arena, &p->o->said, said);
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
    say(p, NULL, one);
  }
}

enum { MOST_THREADS = 256 }; // as of runtime/hosted/parallel.c

static void set_parallel(Parser *p, const char *how) {
  LoweringChoices *lowering = &p->o->lowering;
  char *end;
  unsigned long n = strtoul(how, &end, 10);
  lowering->parallel = true;
  if (!*how || !strcmp(how, "pool"))
    lowering->openmp = false;
  else if (!strcmp(how, "openmp"))
    lowering->openmp = true;
  else if (isdigit((unsigned char)*how) && !*end && n && n <= MOST_THREADS)
    lowering->threads = (unsigned)n;
  else
    p->ok = plain_error("'%s' in -fparallel= is neither 'pool', 'openmp' nor a "
                        "number of threads from 1 to %d",
                        how, MOST_THREADS);
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

// Targets of -MT come in front of the targets of -MQ, as gcc has them.
static void add_unquoted_target(Parser *p, const char *name) {
  StrVec *targets = &p->o->rule_targets;
  size_t at = p->o->unquoted_targets++;
  add_to(p, targets, name);
  for (size_t i = targets->size - 1; i > at; i--)
    targets->data[i] = targets->data[i - 1];
  targets->data[at] = (char *)name;
}

static bool check_prefix_map(Parser *p, const char *spelling, const char *map) {
  if (strchr(map, '='))
    return true;
  p->ok = plain_error("invalid argument '%s' to '%s': it must be OLD=NEW", map,
                      spelling);
  return false;
}

static void add_prefix_map(Parser *p, const char *spelling, const char *map) {
  if (check_prefix_map(p, spelling, map))
    add_to(p, &p->o->prefix_maps, map);
}

// Rows that say all of it

static void *member_of(Parser *p, const OptionRow *row) {
  return (char *)p->o + row->offset;
}

static void store_number(Parser *p, const OptionRow *row, unsigned value) {
  if (row->size == sizeof(bool))
    *(bool *)member_of(p, row) = value;
  else
    memcpy(member_of(p, row), &value, sizeof value);
}

static void store_parsed(Parser *p, const OptionRow *row, const char *text) {
  char *end;
  unsigned long n = strtoul(text, &end, 10);
  if (!*text || *end || n > 1000000)
    p->ok = plain_error("invalid number in '%s%s'", row->spelling, text);
  store_number(p, row, (unsigned)n);
}

static void store_choice(Parser *p, const OptionRow *row, const char *name) {
  int place = choose(p, row->spelling, name, row->text);
  if (place >= 0)
    store_number(p, row, row->value + (unsigned)place);
}

// "-z; *": arguments for the linker, with the value in place of "*".
static void add_link_arguments(Parser *p, const char *args, const char *value) {
  while (*args) {
    const char *end = strstr(args, "; ");
    int n = end ? (int)(end - args) : (int)strlen(args);
    bool filled = args[n - 1] == '*';
    const char *text =
        arena_format(p->arena, "%.*s%s", n - filled, args, filled ? value : "")
            .data;
    add_input(p, text, INPUT_LINK_FLAG);
    args += n + (end ? 2 : 0);
  }
}

static void warn_unused(Parser *p, const OptionRow *row, const char *value) {
  const char *space = row->form == SEPARATE || row->form == EITHER ? " " : "";
  warn_later(p, WARN_unused_argument,
             "argument unused during compilation: '%s%s%s'", row->spelling,
             space, value);
}

static void refuse(Parser *p, const OptionRow *row, const char *value) {
  p->ok = plain_error("unsupported option '%s%s': %s", row->spelling, value,
                      row->text);
}

// Rows with code of their own

typedef struct Specs {
  const char *name;
  PicMode pic;
  bool pie, no_pie;
} Specs;

// gcc's specs are not read. Distributions have some to make programs that can
// move, or not, unless the command line says which.
static void apply_specs(Parser *p, const char *spelling, const char *path) {
  static const Specs known[] = {
      {"no-pie-compile.specs", PIC_NONE, false, false},
      {"no-pie-link.specs", PIC_DEFAULT, false, true},
      {"pie-compile.specs", PIE_BIG, false, false},
      {"pie-link.specs", PIC_DEFAULT, true, false},
      {"redhat-hardened-cc1", PIE_BIG, false, false},
      {"redhat-hardened-ld", PIC_DEFAULT, true, false},
      {"hardened-ld-pie.specs", PIC_DEFAULT, true, false},
  };
  const char *slash = strrchr(path, '/');
  const char *name = slash ? slash + 1 : path;
  warn_later(p, WARN_unused_argument, "specs are not read: '%s%s'", spelling,
             path);
  for (size_t i = 0; i < ARRAY_SIZE(known); i++)
    if (!strcmp(name, known[i].name)) {
      p->specs.pic = known[i].pic ? known[i].pic : p->specs.pic;
      p->specs.pie |= known[i].pie;
      p->specs.no_pie |= known[i].no_pie;
    }
}

static void settle_specs(Parser *p) {
  Options *o = p->o;
  if (!o->target.pic)
    o->target.pic = p->specs.pic;
  if (!o->pie && !o->no_pie && !o->shared && !o->is_static && !o->relocatable) {
    o->pie = p->specs.pie;
    o->no_pie = p->specs.no_pie;
  }
}

// --param of gcc's are of its own passes, but for this one.
static void set_param(Parser *p, const OptionRow *row, const char *param) {
  static const char buffer[] = "ssp-buffer-size=";
  if (!strchr(param, '='))
    p->ok = plain_error("invalid argument '%s' to '--param'; it is NAME=VALUE",
                        param);
  else if (!strncmp(param, buffer, strlen(buffer)))
    p->o->code.ssp_buffer_size = param + strlen(buffer);
  else
    warn_unused(p, row, param);
}

static void apply(Parser *p, const OptionRow *row, const char *value);

// zig and CMake pass options to clang's other half. Those that are ours are
// understood.
static void apply_cc1(Parser *p, const OptionRow *row, const char *arg) {
  const char *before = p->cc1;
  p->cc1 = NULL;
  if (before && !strcmp(before, "-target-feature")) {
    say(p, NULL, arg);
    return;
  }
  if (before) {
    p->o->target.mcpu = arg;
    return;
  }
  const OptionRow *own = *arg == '-' ? option_find(arg) : NULL;
  if (!strcmp(arg, "-target-feature") || !strcmp(arg, "-target-cpu"))
    p->cc1 = arg;
  else if (own && own->form != SEPARATE &&
           (own->id == ID_says || own->id == ID_ignored))
    apply(p, own, arg + own->length);
  else
    warn_unused(p, row, arg);
}

static void set_linker(Parser *p, const OptionRow *row, const char *name) {
  if (strcmp(name, "lld"))
    warn_later(p, WARN_unused_argument,
               "lld is built in; argument unused: '%s%s'", row->spelling, name);
}

static void set_tuning(Parser *p, const char *name) {
  bool is_gcc_name = !strcmp(name, "intel"); // whatever is common
  set_processor(p, &p->o->target.mtune, is_gcc_name ? "generic" : name);
}

static void set_help_of(Parser *p, const char *group) {
  choose(p, "--help=", group, "optimizers|warnings|common|params|c|joined");
  set_query(p, QUERY_HELP_HIDDEN, NULL);
}

static void apply_preprocessor(Parser *p, const char *list);

static void add_assembler_args(Parser *p, const char *list) {
  StrVec args = split_commas(p->arena, list);
  for (size_t i = 0; i < args.size; i++)
    vec_push(p->arena, &p->assembler, args.data[i]);
}

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

typedef struct Sanitizer {
  const char *name;
  unsigned bits;         // 0: nothing here
  const char *attribute; // of functions
  const char *why_not;   // what is warned of; NULL: nothing
  unsigned traces;
} Sanitizer;

static const Sanitizer sanitizers[] = {
    {"address", SANITIZE_ADDRESS, NULL, NULL, 0},
    {"thread", SANITIZE_THREAD, NULL, NULL, 0},
    {"memory", SANITIZE_MEMORY, NULL, NULL, 0},
    {"hwaddress", SANITIZE_HWADDRESS, NULL, NULL, 0},
    {"leak", SANITIZE_LEAK, NULL, NULL, 0},
    {"fuzzer-no-link", 0, NULL, NULL, TRACE_FOR_FUZZER},
    {"fuzzer", SANITIZE_FUZZER, NULL, NULL, TRACE_FOR_FUZZER},
    {"undefined", SANITIZE_UNDEFINED, NULL, "its checks are of C", 0},
    {"safe-stack", 0, "-fsanitize=safe-stack", NULL, 0},
    {"shadow-call-stack", 0, "-fsanitize=shadow-call-stack", NULL, 0},
    {"cfi", 0, NULL, "types of C are not known", 0},
    {"cfi-icall", 0, NULL, "types of C are not known", 0},
    {"kcfi", 0, NULL, "types of C are not known", 0},
    {"memtag", 0, NULL, "it is not there", 0},
    {"kernel-address", 0, NULL, "it is not there", 0},
    {"kernel-hwaddress", 0, NULL, "it is not there", 0},
    {"kcsan", 0, NULL, "it is not there", 0},
    // Parts of `undefined`.
    {"alignment", 0, NULL, "its checks are of C", 0},
    {"bool", 0, NULL, "its checks are of C", 0},
    {"bounds", 0, NULL, "its checks are of C", 0},
    {"enum", 0, NULL, "its checks are of C", 0},
    {"float-cast-overflow", 0, NULL, "its checks are of C", 0},
    {"float-divide-by-zero", 0, NULL, "its checks are of C", 0},
    {"integer-divide-by-zero", 0, NULL, "its checks are of C", 0},
    {"nonnull-attribute", 0, NULL, "its checks are of C", 0},
    {"null", 0, NULL, "its checks are of C", 0},
    {"object-size", 0, NULL, "its checks are of C", 0},
    {"pointer-overflow", 0, NULL, "its checks are of C", 0},
    {"return", 0, NULL, "its checks are of C", 0},
    {"returns-nonnull-attribute", 0, NULL, "its checks are of C", 0},
    {"shift", 0, NULL, "its checks are of C", 0},
    {"signed-integer-overflow", 0, NULL, "its checks are of C", 0},
    {"unreachable", 0, NULL, "its checks are of C", 0},
    {"vla-bound", 0, NULL, "its checks are of C", 0},
    {"vptr", 0, NULL, "its checks are of C", 0},
};

static const Sanitizer *find_sanitizer(const char *name) {
  for (size_t i = 0; i < ARRAY_SIZE(sanitizers); i++)
    if (!strcmp(name, sanitizers[i].name))
      return &sanitizers[i];
  return NULL;
}

static bool unknown_sanitizer(Parser *p, const char *option, const char *name) {
  Nearest near = nearest_to(str_from(name));
  for (size_t i = 0; i < ARRAY_SIZE(sanitizers); i++)
    nearest_try(&near, str_from(sanitizers[i].name));
  return plain_error("unsupported argument '%s' to option '%s'%s", name, option,
                     nearest_question(&near, p->arena));
}

static void add_sanitizer(Parser *p, const char *name) {
  const Sanitizer *row = find_sanitizer(name);
  if (!row) {
    p->ok = unknown_sanitizer(p, "-fsanitize=", name);
    return;
  }
  p->o->code.sanitize |= row->bits;
  p->o->code.traces |= row->traces;
  if (row->attribute)
    say(p, option_find(row->attribute), "");
  if (row->why_not)
    warn_later(p, WARN_unused_argument,
               "argument unused during compilation: '-fsanitize=%s': %s", name,
               row->why_not);
}

static void set_sanitizers(Parser *p, const char *list) {
  StrVec names = split_commas(p->arena, list);
  for (size_t i = 0; i < names.size; i++)
    add_sanitizer(p, names.data[i]);
}

static void drop_sanitizers(Parser *p, const char *list) {
  StrVec names = split_commas(p->arena, list);
  for (size_t i = 0; i < names.size; i++) {
    const Sanitizer *row = find_sanitizer(names.data[i]);
    if (!strcmp(names.data[i], "all"))
      p->o->code.sanitize = p->o->code.traces = 0;
    else if (row)
      p->o->code.sanitize &= ~row->bits;
    else
      p->ok = unknown_sanitizer(p, "-fno-sanitize=", names.data[i]);
  }
}

// Whether a program goes on behind an error; of checks that are of C there are
// none.
static void set_recovery(Parser *p, const char *list, bool on) {
  StrVec names = split_commas(p->arena, list);
  for (size_t i = 0; i < names.size; i++) {
    const Sanitizer *row = find_sanitizer(names.data[i]);
    bool all = !strcmp(names.data[i], "all");
    unsigned bits = all ? ~0u : row ? row->bits : 0;
    p->o->recover = on ? p->o->recover | bits : p->o->recover & ~bits;
    if (!row && !all)
      p->ok = unknown_sanitizer(
          p,
          on ? "-fsanitize-recover=" : "-fno-sanitize-recover=", names.data[i]);
  }
}

// By options of LLVM's own.
static void settle_recovery(Parser *p) {
  static const struct {
    unsigned bit;
    const char *option;
  } rows[] = {{SANITIZE_ADDRESS, "-asan-recover"},
              {SANITIZE_HWADDRESS, "-hwasan-recover"},
              {SANITIZE_MEMORY, "-msan-keep-going"}};
  for (size_t i = 0; i < ARRAY_SIZE(rows); i++)
    if (p->o->recover & p->o->code.sanitize & rows[i].bit)
      add_to(p, &p->o->mllvm, rows[i].option);
}

static void set_traces(Parser *p, const char *spelling, const char *list) {
  static const unsigned bits[] = {TRACE_FUNCTIONS,
                                  0,
                                  0,
                                  TRACE_PC,
                                  TRACE_PC_GUARD,
                                  TRACE_COUNTERS,
                                  TRACE_PC_TABLE,
                                  TRACE_COMPARISONS,
                                  TRACE_INDIRECT_CALLS};
  StrVec names = split_commas(p->arena, list);
  for (size_t i = 0; i < names.size; i++) {
    int place = choose(p, spelling, names.data[i],
                       "func|bb|edge|trace-pc|trace-pc-guard|"
                       "inline-8bit-counters|pc-table|trace-cmp|"
                       "indirect-calls");
    if (place >= 0)
      p->o->code.traces |= bits[place];
  }
}

static void add_unchecked(Parser *p, const char *spelling, const char *file) {
  if (access(file, R_OK))
    p->ok =
        plain_error("cannot read '%s%s': %s", spelling, file, strerror(errno));
  add_to(p, &p->o->code.sanitizer_exceptions, file);
}

// Sanitizers that keep a shadow of memory cannot share it.
static void check_sanitizers(Parser *p) {
  const CodeOptions *code = &p->o->code;
  unsigned shadows = code->sanitize & (SANITIZE_ADDRESS | SANITIZE_THREAD |
                                       SANITIZE_MEMORY | SANITIZE_HWADDRESS);
  if (shadows & (shadows - 1))
    p->ok = plain_error("-fsanitize= can have only one of address, hwaddress, "
                        "memory and thread");
  if (shadows && code->profile_memory)
    p->ok = plain_error("'-fmemory-profile' cannot be combined with "
                        "-fsanitize=address, hwaddress, memory and thread");
}

// Where a program of -fmemory-profile writes to; the module says it.
static void set_memory_profile(Parser *p, const char *dir) {
  const char *flag = "1 MemProfProfileFilename=%s/memprof.profraw";
  p->o->code.profile_memory = true;
  vec_push(p->arena, &p->o->code.module_flags,
           (char *)arena_format(p->arena, flag, dir).data);
}

static void set_remarks(Parser *p, const char *passed, const char *missed,
                        const char *analysis) {
  CodeOptions *code = &p->o->code;
  code->remarks_passed = passed;
  code->remarks_missed = missed;
  code->remarks_analysis = analysis;
}

// "-vec-missed", "-all", "": parts of names, of which those of gcc's passes do
// not matter.
static void set_opt_info(Parser *p, const char *kinds) {
  static const char any[] = ".*";
  bool all = strstr(kinds, "all"), missed = strstr(kinds, "missed"),
       note = strstr(kinds, "note");
  bool optimized = strstr(kinds, "optimized") || !(missed || note);
  const char *file = strchr(kinds, '=');
  if (file)
    warn_later(p, WARN_unused_argument,
               "argument unused during compilation: the file in '-fopt-info%s'",
               kinds);
  set_remarks(p, optimized || all ? any : NULL, missed || all ? any : NULL,
              note || all ? any : NULL);
}

static void settle_record(Parser *p) {
  static const char *const formats[] = {NULL, "yaml", "bitstream"};
  Options *o = p->o;
  if (o->record_file && !o->record_kind)
    o->record_kind = RECORD_YAML;
  o->code.record_format = formats[o->record_kind];
  o->code.time_trace |= o->time_trace_file != NULL;
}

// auto, jobserver and a number say how many threads link.
static void set_lto(Parser *p, const char *spelling, const char *how) {
  CodeOptions *code = &p->o->code;
  bool is_number = *how && strspn(how, "0123456789") == strlen(how);
  code->lto = !strcmp(how, "thin") ? LTO_THIN : LTO_FULL;
  if (!is_number && strcmp(how, "auto") && strcmp(how, "jobserver"))
    choose(p, spelling, how, "full|thin|auto|jobserver");
}

static void set_profile(Parser *p, Profile profile, const char *path) {
  p->o->code.profile = profile;
  p->o->code.profile_file = path;
}

// Both write counters; what is counted behind inlining wants a profile that
// decides what is inlined, or none. At -O0 nothing is.
static void settle_context_profile(Parser *p) {
  static const char spelling[] = "-fcs-profile-generate";
  CodeOptions *code = &p->o->code;
  if (!code->context_profile_file)
    return;
  if (code->profile == PROFILE_GENERATE || code->profile == PROFILE_USE_SAMPLES)
    p->ok =
        plain_error("'%s' can only be combined with -fprofile-use", spelling);
  else if (p->o->opt_level == OPT_0)
    warn_later(p, WARN_unused_argument,
               "argument unused during compilation: '%s' at -O0", spelling);
  code->context_profile_file =
      arena_format(p->arena, "%s%sdefault_%%m.profraw",
                   code->context_profile_file,
                   *code->context_profile_file ? "/" : "")
          .data;
}

// A directory has the profile under its usual name.
static void find_profile(Parser *p) {
  CodeOptions *code = &p->o->code;
  const char *usual = code->profile == PROFILE_GENERATE ? "default_%m.profraw"
                                                        : "default.profdata";
  struct stat status;
  const char *path = code->profile_file ? code->profile_file : "";
  bool is_dir = code->profile == PROFILE_GENERATE
                    ? *path != 0
                    : !stat(path, &status) && S_ISDIR(status.st_mode);
  if (!*path)
    code->profile_file = usual;
  else if (is_dir)
    code->profile_file = arena_format(p->arena, "%s/%s", path, usual).data;
}

static void settle_profile(Parser *p) {
  CodeOptions *code = &p->o->code;
  settle_context_profile(p);
  if (!code->profile)
    return;
  if (code->profile != PROFILE_USE_SAMPLES)
    find_profile(p);
  if (code->profile != PROFILE_GENERATE && access(code->profile_file, R_OK))
    p->ok = plain_error("cannot read profile '%s': %s", code->profile_file,
                        strerror(errno));
}

static void apply_model(Parser *p, unsigned flags) {
  set_math(p, MATH_FAST, false, true);
  set_math(p, flags, true, flags == MATH_FAST);
}

// text, or sarif:file=F, perhaps with version=2.1 among what is behind it.
static void add_output(Parser *p, const OptionRow *row, const char *where,
                       bool alone) {
  static const char sarif[] = "sarif:";
  StrVec parts = {0};
  const char *file = NULL;
  if (alone)
    p->o->message_format = MESSAGES_TEXT;
  if (!strcmp(where, "text"))
    return;
  if (!strncmp(where, sarif, strlen(sarif)))
    parts = split_commas(p->arena, where + strlen(sarif));
  for (size_t i = 0; i < parts.size; i++)
    if (!strncmp(parts.data[i], "file=", 5))
      file = parts.data[i] + 5;
  if (!file || !*file) {
    p->ok = plain_error("unsupported output '%s' in '%s%s'; known: text, "
                        "sarif:file=FILE",
                        where, row->spelling, where);
    return;
  }
  add_to(p, &p->o->sarif_files, file);
  p->o->quiet_messages |= alone;
}

static void set_apple_arch(Parser *p, const char *arch) {
  Options *o = p->o;
  if (o->apple_arch && strcmp(o->apple_arch, arch))
    p->ok = plain_error("unsupported option '-arch %s' behind '-arch %s': an "
                        "object is for one architecture",
                        arch, o->apple_arch);
  o->apple_arch = arch;
  o->apple_option = "-arch";
}

// The row has the system of the triple, with "*" for the version.
static void set_deployment(Parser *p, const OptionRow *row,
                           const char *version) {
  const char *star = strchr(row->text, '*');
  p->o->apple_option =
      arena_format(p->arena, "%s%s", row->spelling, version).data;
  p->o->apple_os = arena_format(p->arena, "%.*s%s%s", (int)(star - row->text),
                                row->text, version, star + 1)
                       .data;
}

static void apply_code(Parser *p, const OptionRow *row, const char *value) {
  Options *o = p->o;
  unsigned fixed = row->value;
  switch (row->id) {
  case ID_march: set_processor(p, &o->target.march, value); break;
  case ID_apple_arch: set_apple_arch(p, value); break;
  case ID_deployment: set_deployment(p, row, value); break;
  case ID_mcpu: set_processor(p, &o->target.mcpu, value); break;
  case ID_mtune: set_tuning(p, value); break;
  case ID_mattr: add_features(p, value); break;
  case ID_parallel: set_parallel(p, value ? value : ""); break;
  case ID_no_parallel: p->o->lowering.parallel = false; break;
  case ID_O: set_opt_level(p, value); break;
  case ID_g: set_debug(p, value); break;
  case ID_codeview: set_codeview(p, fixed); break;
  case ID_Ofast: set_ofast(p, fixed); break;
  case ID_math: set_math(p, fixed, true, true); break;
  case ID_no_math: set_math(p, fixed, false, true); break;
  case ID_math_part: set_math(p, fixed, true, false); break;
  case ID_no_math_part: set_math(p, fixed, false, false); break;
  case ID_fp_model: apply_model(p, fixed); break;
  case ID_contract: set_contract(p, row->spelling, value); break;
  case ID_visibility: set_visibility(p, row->spelling, value); break;
  case ID_param: set_param(p, row, value); break;
  case ID_frame_pointer: set_frame_pointer(p, FRAME_POINTER_ALL); break;
  case ID_no_frame_pointer: set_frame_pointer(p, FRAME_POINTER_NONE); break;
  case ID_vectorize:
    o->code.vectorize = o->code.slp_vectorize = (Toggle)fixed;
    break;
  case ID_std: set_std(p, value); break;
  case ID_debug_prefix: add_prefix_map(p, row->spelling, value); break;
  case ID_unused_prefix: check_prefix_map(p, row->spelling, value); break;
  case ID_Xclang: apply_cc1(p, row, value); break;
  case ID_sanitize: set_sanitizers(p, value); break;
  case ID_traces: set_traces(p, row->spelling, value); break;
  case ID_no_sanitize: drop_sanitizers(p, value); break;
  case ID_recover: set_recovery(p, value, fixed); break;
  case ID_lto: set_lto(p, row->spelling, value); break;
  case ID_all_remarks: set_remarks(p, ".*", ".*", ".*"); break;
  case ID_remarks_of:
    *(const char **)member_of(p, row) = row->value ? ".*" : NULL;
    break;
  case ID_no_remarks: set_remarks(p, NULL, NULL, NULL); break;
  case ID_remarks:
    warn_later(p, WARN_unknown_option, "unknown remark option '-R%s'", value);
    break;
  case ID_opt_info: set_opt_info(p, value); break;
  case ID_profile: set_profile(p, (Profile)fixed, value); break;
  case ID_context_profile: o->code.context_profile_file = ""; break;
  case ID_memory_profile: set_memory_profile(p, value); break;
  case ID_unchecked: add_unchecked(p, row->spelling, value); break;
  case ID_no_exceptions: o->code.sanitizer_exceptions.size = 0; break;
  case ID_coverage: o->code.coverage = o->debug = true; break;
  default: unreachable();
  }
}

static void apply_own(Parser *p, const OptionRow *row, const char *value) {
  Options *o = p->o;
  switch (row->id) {
  case ID_x: set_language(p, value); break;
  case ID_emit_header:
    o->header = value;
    if (!*value)
      p->ok = plain_error("missing file name behind '-femit-header='");
    break;
  case ID_emit_header_beside: o->header = ""; break;
  case ID_emit_mlir_at:
    o->emit_stage = value;
    set_kind(p, OUT_MLIR);
    break;
  case ID_W: set_warning(p, value); break;
  case ID_fatal_errors: o->error_limit = row->value; break;
  case ID_quiet_unused:
    warnings_set(&o->warnings, "no-unused-command-line-argument");
    break;
  case ID_add_output: add_output(p, row, value, false); break;
  case ID_set_output: add_output(p, row, value, true); break;
  case ID_plain_output:
    o->no_caret = true;
    o->color = 0;
    break;
  case ID_M: o->only_rule = o->write_rule = true; break;
  case ID_MT: add_unquoted_target(p, value); break;
  case ID_MQ:
    add_to(p, &o->rule_targets, quote_for_make(p->arena, value));
    break;
  case ID_Wl: add_link_flags(p, value); break;
  case ID_specs: apply_specs(p, row->spelling, value); break;
  case ID_fuse_ld: set_linker(p, row, value); break;
  case ID_dry_run: o->dry_run = o->verbose = true; break;
  case ID_help_of: set_help_of(p, value); break;
  case ID_autocomplete: set_query(p, QUERY_AUTOCOMPLETE, value); break;
  case ID_print_file_name: set_query(p, QUERY_FILE_NAME, value); break;
  case ID_print_op: set_query(p, QUERY_OP, value); break;
  case ID_print_prog_name: set_query(p, QUERY_PROG_NAME, value); break;
  case ID_Wp: apply_preprocessor(p, value); break;
  case ID_Wa: add_assembler_args(p, value); break;
  case ID_Xassembler: vec_push(p->arena, &p->assembler, (char *)value); break;
  default: apply_code(p, row, value); break;
  }
}

// What another spelling means: its row, and a value if it stands for one.
static const OptionRow *follow_alias(const OptionRow *row, const char **value) {
  if (row->id != ID_alias)
    return row;
  const OptionRow *meant = option_find(row->text);
  if (row->form == FLAG && meant->form == JOINED)
    *value = row->text + meant->length;
  return meant;
}

static void apply(Parser *p, const OptionRow *row, const char *value) {
  row = follow_alias(row, &value);
  switch (row->id) {
  case ID_ignored: break;
  case ID_unused: warn_unused(p, row, value); break;
  case ID_gcc_code:
    warn_later(p, WARN_ignored_optimization,
               "optimization flag '%s%s' is not supported", row->spelling,
               value);
    break;
  case ID_refused: refuse(p, row, value); break;
  case ID_set: store_number(p, row, row->value); break;
  case ID_store: *(const char **)member_of(p, row) = value; break;
  case ID_append: add_to(p, member_of(p, row), value); break;
  case ID_number: store_parsed(p, row, value); break;
  case ID_choose: store_choice(p, row, value); break;
  case ID_says:
  case ID_branch_protection: say(p, row, value); break;
  case ID_link: add_link_arguments(p, row->text, value); break;
  case ID_query: set_query(p, (Query)row->value, NULL); break;
  case ID_kind: set_kind(p, (OutputKind)row->value); break;
  default: apply_own(p, row, value); break;
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
    const OptionRow *row = *arg == '-' ? option_find(arg) : NULL;
    bool has_file = row && (!strcmp(arg, "-MD") || !strcmp(arg, "-MMD")) &&
                    i + 1 < args.size;
    if (has_file)
      p->o->rule_file = args.data[i + 1];
    if (!row || (row->id != ID_ignored && row->spelling[1] != 'M'))
      p->ok = unknown_option(arena_format(p->arena, "-Wp,%s", arg).data);
    else
      parse_argument(p, &args, &i, &(bool){false});
    i += has_file;
  }
}

// Of GNU as's options LLVM's assembler has few. Those with a value have it
// behind an = or as the next one.
typedef struct AssemblerArgs {
  const StrVec *args;
  size_t i;
  const char *value;
} AssemblerArgs;

static bool is_next(const AssemblerArgs *a, const char *name) {
  return !strcmp(a->args->data[a->i], name);
}

static bool has_value(AssemblerArgs *a, const char *name) {
  const char *arg = a->args->data[a->i];
  size_t n = strlen(name);
  bool is_joined = n == 2; // -Idir
  if (strncmp(arg, name, n) || (arg[n] && arg[n] != '=' && !is_joined))
    return false;
  bool separate = !arg[n] && a->i + 1 < a->args->size;
  a->value = separate ? a->args->data[++a->i] : arg + n + (arg[n] == '=');
  return true;
}

static bool take_assembler_value(Parser *p, AssemblerArgs *a) {
  AssemblyOptions *o = &p->o->assembly;
  if (has_value(a, "-march"))
    o->march = a->value;
  else if (has_value(a, "-mcpu"))
    o->mcpu = a->value;
  else if (has_value(a, "-mfpu"))
    o->mfpu = a->value;
  else if (has_value(a, "-mimplicit-it"))
    say(p, option_find("-mimplicit-it="), a->value);
  else if (has_value(a, "-defsym") || has_value(a, "--defsym"))
    vec_push(p->arena, &o->symbols, (char *)a->value);
  else if (has_value(a, "-I"))
    vec_push(p->arena, &o->include_dirs, (char *)a->value);
  else if (has_value(a, "--compress-debug-sections") && *a->value)
    p->o->code.tweaks.compress_debug =
        choose(p, "-Wa,--compress-debug-sections=", a->value, "none|zlib|zstd");
  else
    return false;
  return true;
}

static void set_assembly_dwarf(AssemblyOptions *o, unsigned version) {
  o->debug = true;
  o->dwarf_version = version;
}

static bool take_assembler_flag(Parser *p, AssemblerArgs *a) {
  AssemblyOptions *o = &p->o->assembly;
  const char *arg = a->args->data[a->i];
  ShimTweaks *tweaks = &p->o->code.tweaks;
  if (is_next(a, "--noexecstack"))
    o->no_exec_stack = true;
  else if (is_next(a, "--fatal-warnings"))
    tweaks->assembler_warnings_are_errors = true;
  else if (is_next(a, "--no-warn") || is_next(a, "-W"))
    tweaks->no_assembler_warnings = true;
  else if (is_next(a, "--compress-debug-sections"))
    tweaks->compress_debug = 1;
  else if (is_next(a, "-L") || is_next(a, "--keep-locals"))
    o->keep_locals = true;
  else if (is_next(a, "-mthumb"))
    o->thumb = TOGGLE_ON;
  else if (is_next(a, "-g") || is_next(a, "--gen-debug"))
    o->debug = true;
  else if (!strncmp(arg, "--gdwarf-", 9) && arg[9] >= '2' && arg[9] <= '5' &&
           !arg[10])
    set_assembly_dwarf(o, (unsigned)(arg[9] - '0'));
  else
    return false;
  return true;
}

static void settle_assembler(Parser *p) {
  const StrVec *args = &p->assembler;
  for (AssemblerArgs a = {args, 0, NULL}; a.i < args->size; a.i++) {
    const char *arg = args->data[a.i];
    if (!take_assembler_flag(p, &a) && !take_assembler_value(p, &a))
      warn_later(p, WARN_unused_argument,
                 "argument unused during compilation: '-Wa,%s'", arg);
  }
}

// The value of an option at args[*i]; NULL after an error.
static const char *value_of(const OptionRow *row, const StrVec *args,
                            size_t *i) {
  const char *arg = args->data[*i];
  size_t n = row->length;
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
  if (*only_inputs && p->o->run) {
    vec_push(p->arena, &p->o->run_args, (char *)arg);
    return;
  }
  if (*only_inputs || arg[0] != '-' || !arg[1]) {
    add_input(p, arg, p->language);
    return;
  }
  if (!strcmp(arg, "--")) {
    *only_inputs = true;
    return;
  }
  const OptionRow *row = option_find(arg);
  if (!row && arg[1] == 'm' && arg[2]) { // a feature of the target, or nothing
    say(p, NULL, arg);
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

// As the compiler was called, for debug information.
static void record_command(Parser *p, int argc, char **argv) {
  Buf text = {0};
  for (int i = 0; i < argc; i++)
    buf_printf(&text, "%s%s", i ? " " : "", argv[i]);
  p->o->code.command = arena_str(p->arena, str_from(buf_cstr(&text))).data;
  buf_release(&text);
}

// MLIR has another OpenMP, so there is nothing to do but link its library.
static void warn_of_openmp(Parser *p) {
  bool has_c = false;
  for (size_t i = 0; i < p->o->inputs.size; i++)
    has_c |= p->o->inputs.data[i].kind == INPUT_C ||
             p->o->inputs.data[i].kind == INPUT_CXX;
  if (p->o->openmp && p->o->kind != OUT_PROGRAM && !has_c)
    warn_later(p, WARN_unused_argument,
               "argument unused during compilation: '-fopenmp'");
}

// The copy may have any name.
static void settle_source_name(Parser *p) {
  const char *name = p->o->source_name;
  Input *only = NULL;
  for (size_t i = 0; name && i < p->o->inputs.size; i++) {
    Input *input = &p->o->inputs.data[i];
    if (input->kind == INPUT_RESPONSE || input->kind == INPUT_LINK_FLAG)
      continue;
    if (only)
      p->ok = plain_error("-fsource-name= cannot be used with several inputs");
    only = input;
  }
  if (only)
    only->kind = input_kind(name);
}

static void finish(Parser *p) {
  p->o->output_given = p->o->output;
  settle_source_name(p);
  settle_assembler(p);
  warn_of_openmp(p);
  settle_math(p);
  settle_specs(p);
  settle_profile(p);
  settle_record(p);
  check_sanitizers(p);
  settle_recovery(p);
  kind_from_output(p);
  if (p->o->emit_llvm)
    settle_emit_llvm(p);
  issue_warnings(p);
}

bool options_parse(Options *options, Arena *arena, int argc, char **argv) {
  *options = (Options){.program = argv[0],
                       .opt_level = OPT_2,
                       .color = -1,
                       .error_limit = 20,
                       .value_limit = 65536,
                       .lowering = {.stack_buffers = 4096,
                                    .widens = true,
                                    .math_loops = true,
                                    .fuses = true,
                                    .tiles = true,
                                    .packs = true,
                                    .reassociates = true},
                       .code = {.trace_granularity = 500},
                       .type_aliases = -1};
  Parser p = {.o = options, .arena = arena, .ok = true};
  StrVec args = {0}, files = {0};
  expand_responses(&args, &files, arena, argc, argv);
  for (size_t i = 0; i < files.size; i++)
    add_input(&p, files.data[i], INPUT_RESPONSE);
  options->command = args;
  p.ok &= configuration_read(arena, argv[0], &args, &options->config_files);
  options->arguments = args;
  bool only_inputs = false;
  for (size_t i = 0; i < args.size; i++)
    parse_argument(&p, &args, &i, &only_inputs);
  finish(&p);
  if (options->code.record_command || options->code.embed_bitcode ||
      options->code.command_section)
    record_command(&p, argc, argv);
  return p.ok;
}
