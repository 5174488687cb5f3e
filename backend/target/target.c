// From the options of a target to all that is known of it.
//
// Only the one LLVM target that is asked for is initialised, which is half a
// millisecond less than all of them; their mere names, for looking one up and
// for -print-targets, cost nothing to speak of.
#include "backend/target/target.h"

#include "backend/shim/isa.h"
#include "backend/target/target_int.h"

#include <llvm-c/Core.h>
#include <llvm-c/Target.h>
#include <strings.h>

typedef struct Initializer {
  const char *library;
  void (*initialize)(void);
} Initializer;

static const Initializer targets[] = {
#define LLVM_TARGET(name) {#name, LLVMInitialize##name##Target},
#include <llvm/Config/Targets.def>
};
static const Initializer target_mcs[] = {
#define LLVM_TARGET(name) {#name, LLVMInitialize##name##TargetMC},
#include <llvm/Config/Targets.def>
};
static const Initializer printers[] = {
#define LLVM_ASM_PRINTER(name) {#name, LLVMInitialize##name##AsmPrinter},
#include <llvm/Config/AsmPrinters.def>
};
static const Initializer parsers[] = {
#define LLVM_ASM_PARSER(name) {#name, LLVMInitialize##name##AsmParser},
#include <llvm/Config/AsmParsers.def>
};

// A target's own name of its library is that of the functions, but for case
// (XTENSA) and this one.
static bool is_backend(const char *library, const char *backend) {
  return !strcasecmp(library, !strcmp(backend, "PPC") ? "PowerPC" : backend);
}

static void initialize(const char *backend, const Initializer *list,
                       size_t count) {
  for (size_t i = 0; i < count; i++)
    if (is_backend(list[i].library, backend))
      list[i].initialize();
}

static void initialize_target(LLVMTargetRef target) {
  const char *backend = shim_target_backend(target);
  initialize(backend, targets, ARRAY_SIZE(targets));
  initialize(backend, target_mcs, ARRAY_SIZE(target_mcs));
  initialize(backend, printers, ARRAY_SIZE(printers));
  initialize(backend, parsers, ARRAY_SIZE(parsers));
}

// Whether the program has the target, or only its name.
static bool is_present(LLVMTargetRef target) {
  const char *backend = shim_target_backend(target);
  char name[32];
  for (const char *at = MLCC_TARGETS; *at;) {
    size_t n = strcspn(at, " ");
    snprintf(name, sizeof name, "%.*s", (int)n, at);
    if (!strcmp(name, "all") || is_backend(name, backend))
      return true;
    at += n + (at[n] == ' ');
  }
  return false;
}

// The spelling of an architecture in triples that comes nearest.
static void try_architectures(Nearest *nearest) {
  static const char *const others[] = {"x86_64", "i386",       "i686",
                                       "armv7",  "powerpc",    "powerpc64",
                                       "s390x",  "powerpc64le"};
  for (LLVMTargetRef t = LLVMGetFirstTarget(); t; t = LLVMGetNextTarget(t))
    nearest_try(nearest, str_from(LLVMGetTargetName(t)));
  for (size_t i = 0; i < ARRAY_SIZE(others); i++)
    nearest_try(nearest, str_from(others[i]));
}

// Says which architectures the name begins: riscv those of 32 and 64 bits.
static void list_longer(Str name, Buf *error) {
  static const char *const families[] = {"riscv32",    "riscv64", "wasm32",
                                         "wasm64",     "mips64",  "sparc64",
                                         "loongarch64"};
  bool any = false;
  for (size_t i = 0; name.size > 3 && i < ARRAY_SIZE(families); i++)
    if (!strncmp(families[i], name.data, name.size)) {
      buf_printf(error, "%s'%s'", any ? " or " : "; did you mean ",
                 families[i]);
      any = true;
    }
  if (any)
    buf_char(error, '?');
}

static LLVMTargetRef refuse(const char *triple, Buf *error) {
  size_t n = strcspn(triple, "-");
  Nearest near = nearest_to((Str){triple, n});
  try_architectures(&near);
  buf_printf(error, "unknown target '%s' (-print-targets lists all)", triple);
  if (near.best.size)
    buf_printf(error, "; did you mean '" STR_FMT "%s'?", STR_ARG(near.best),
               triple + n);
  else
    list_longer((Str){triple, n}, error);
  return NULL;
}

LLVMTargetRef target_lookup(const char *triple, Buf *error) {
  LLVMInitializeAllTargetInfos();
  LLVMTargetRef target;
  char *message = NULL;
  if (LLVMGetTargetFromTriple(triple, &target, &message)) {
    LLVMDisposeMessage(message);
    return refuse(triple, error);
  }
  if (!is_present(target)) {
    buf_printf(error,
               "target '%s' was left out when this mlcc was built; it has "
               "only " MLCC_TARGETS " (MLCC_TARGETS)",
               triple);
    return NULL;
  }
  initialize_target(target);
  return target;
}

// LLVM calls two of its targets by names that its triples do not know.
static char *normalize(const char *triple) {
  static const struct {
    const char *name, *arch;
  } names[] = {{"x86-64", "x86_64"}, {"x86", "i386"}};
  for (size_t i = 0; i < ARRAY_SIZE(names); i++) {
    size_t n = strlen(names[i].name);
    if (strncmp(triple, names[i].name, n) || (triple[n] && triple[n] != '-'))
      continue;
    Buf other = {0};
    buf_printf(&other, "%s%s", names[i].arch, triple + n);
    char *normal = LLVMNormalizeTargetTriple(buf_cstr(&other));
    buf_release(&other);
    return normal;
  }
  return LLVMNormalizeTargetTriple(triple);
}

bool target_exists(const char *triple) {
  LLVMInitializeAllTargetInfos();
  char *normal = normalize(triple), *message = NULL;
  LLVMTargetRef target;
  bool known = !LLVMGetTargetFromTriple(normal, &target, &message);
  LLVMDisposeMessage(message);
  LLVMDisposeMessage(normal);
  return known;
}

static const char *keep_message(Arena *arena, char *message) {
  const char *text = arena_str(arena, str_from(message)).data;
  LLVMDisposeMessage(message);
  return text;
}

const char *target_host_triple(Arena *arena) {
  return keep_message(arena, LLVMGetDefaultTargetTriple());
}

const char *target_normal_triple(Arena *arena, const char *triple) {
  return keep_message(arena, normalize(triple));
}

static void append_text(void *user, const char *text, size_t size) {
  buf_bytes(user, text, size);
}

static const char *keep_buf(Arena *arena, Buf *buf) {
  const char *text = arena_str(arena, (Str){buf->data, buf->size}).data;
  buf_release(buf);
  return text;
}

static bool find_code_model(Resolve *r) {
  const char *name = r->options->mcmodel;
  if (!name)
    return true;
  r->spec->code_model = target_known_code_model(r, name);
  if (r->spec->code_model)
    return true;
  buf_printf(r->error, "unsupported code model '-mcmodel=%s' for target '%s'",
             name, r->spec->triple);
  target_list_code_models(r, r->error);
  return false;
}

static bool take_variant(Resolve *r, Toggle wanted, ShimVariant variant) {
  static const char *const options[] = {[SHIM_BIG_ENDIAN] = "-mbig-endian",
                                        [SHIM_LITTLE_ENDIAN] =
                                            "-mlittle-endian",
                                        [SHIM_THUMB] = "-mthumb",
                                        [SHIM_ARM] = "-marm"};
  Buf other = {0};
  if (!wanted)
    return true;
  shim_triple_variant(r->spec->triple, variant, append_text, &other);
  if (!other.size) {
    buf_printf(r->error, "unsupported option '%s' for target '%s'",
               options[variant], r->spec->given);
    return false;
  }
  r->spec->triple = keep_buf(r->arena, &other);
  return true;
}

static bool normalize_triple(Resolve *r) {
  const TargetOptions *options = r->options;
  TargetSpec *spec = r->spec;
  spec->given =
      options->triple ? options->triple : target_host_triple(r->arena);
  spec->triple = keep_message(r->arena, normalize(spec->given));
  if (options->bits) {
    Buf other = {0};
    shim_triple_with_bits(spec->triple, options->bits, append_text, &other);
    if (!other.size) {
      buf_printf(r->error, "target '%s' has no %u-bit variant", spec->given,
                 options->bits);
      return false;
    }
    spec->triple = keep_buf(r->arena, &other);
  }
  if (!take_variant(r, options->big_endian,
                    options->big_endian == TOGGLE_ON ? SHIM_BIG_ENDIAN
                                                     : SHIM_LITTLE_ENDIAN) ||
      !take_variant(r, options->thumb,
                    options->thumb == TOGGLE_ON ? SHIM_THUMB : SHIM_ARM))
    return false;
  shim_triple_parse(spec->triple, &r->triple);
  size_t size = strcspn(spec->triple, "-");
  r->arch_text = arena_str(r->arena, (Str){spec->triple, size}).data;
  // Words that are no architecture may stand elsewhere in the triple.
  bool is_known = !str_starts_with(str_from(spec->triple), "unknown-");
  r->target = target_lookup(is_known ? spec->triple : spec->given, r->error);
  return r->target && target_check_triple(r);
}

// Of the final triple and ABI.
static void describe_target(Resolve *r) {
  TargetSpec *spec = r->spec;
  spec->arch = r->triple.arch;
  spec->vendor = r->triple.vendor;
  spec->os = r->triple.os;
  spec->environment = r->triple.environment;
  spec->environment_version = r->triple.environment_version;
  spec->object_format = r->triple.object_format;
  spec->little_endian = r->triple.little_endian;
  Buf layout = {0};
  shim_triple_data_layout(spec->triple, spec->abi, append_text, &layout);
  spec->data_layout = keep_buf(r->arena, &layout);
  shim_layout_bits(spec->data_layout, &spec->pointer_bits, &spec->index_bits);
}

// A table of addresses is another way to be independent of where one is.
static bool choose_relocations(Resolve *r) {
  TargetSpec *spec = r->spec;
  unsigned reloc = r->options->reloc;
  bool has_table = r->options->pic > PIC_NONE;
  if (reloc & RELOC_DYNAMIC_NO_PIC)
    reloc = r->triple.pointer_bits == 32 ? RELOC_DYNAMIC_NO_PIC : 0;
  else if (reloc && has_table)
    buf_printf(r->error,
               "'%s' cannot be combined with position-independent "
               "code of another kind (-fPIC, -fPIE)",
               reloc & RELOC_ROPI ? "-fropi" : "-frwpi");
  if (reloc)
    spec->pic = PIC_NONE;
  spec->reloc = reloc;
  return !(reloc & ~RELOC_DYNAMIC_NO_PIC) || !has_table;
}

bool target_resolve(Arena *arena, const TargetOptions *options,
                    TargetSpec *spec, Buf *error) {
  memset(spec, 0, sizeof *spec);
  Resolve r = {arena, options, spec, error, .features = {0}};
  if (!normalize_triple(&r))
    return false;
  bool ok = target_resolve_isa(&r);
  spec->features = keep_buf(arena, &r.features);
  if (!ok || !find_code_model(&r))
    return false;
  target_apply_defaults(&r);
  if (!choose_relocations(&r))
    return false;
  describe_target(&r);
  spec->vector_bits = options->vector_bits;
  return true;
}

bool target_feature_flag(Arena *arena, const char *triple, const char *name,
                         const char **feature) {
  Buf error = {0};
  const char *normal = keep_message(arena, normalize(triple));
  LLVMTargetRef target = target_lookup(normal, &error);
  buf_release(&error);
  bool off = !strncmp(name, "no-", 3);
  name += off ? 3 : 0;
  if (!target || !shim_target_knows_feature(target, normal, name))
    return false;
  *feature = arena_format(arena, "%c%s", off ? '-' : '+', name).data;
  return true;
}

// Listings

static void swap_targets(LLVMTargetRef *a, LLVMTargetRef *b) {
  LLVMTargetRef t = *a;
  *a = *b;
  *b = t;
}

void target_print_all(Buf *out) {
  LLVMTargetRef list[256];
  size_t count = 0;
  LLVMInitializeAllTargetInfos();
  for (LLVMTargetRef t = LLVMGetFirstTarget(); t && count < ARRAY_SIZE(list);
       t = LLVMGetNextTarget(t))
    if (is_present(t))
      list[count++] = t;
  for (size_t i = 1; i < count; i++)
    for (size_t j = i; j && strcmp(LLVMGetTargetName(list[j - 1]),
                                   LLVMGetTargetName(list[j])) > 0;
         j--)
      swap_targets(&list[j - 1], &list[j]);
  buf_lit(out, "  Registered Targets:\n");
  for (size_t i = 0; i < count; i++)
    buf_printf(out, "    %-12s - %s\n", LLVMGetTargetName(list[i]),
               LLVMGetTargetDescription(list[i]));
}

typedef struct Listing {
  Buf *out;
  bool second; // the next text is a description
} Listing;

static void print_cpu(void *user, const char *text, size_t size) {
  Listing *listing = user;
  buf_printf(listing->out, "    %.*s\n", (int)size, text);
}

static void print_feature(void *user, const char *text, size_t size) {
  Listing *listing = user;
  if (listing->second)
    buf_printf(listing->out, " - %.*s\n", (int)size, text);
  else
    buf_printf(listing->out, "    %-32.*s", (int)size, text);
  listing->second = !listing->second;
}

bool target_has_objects(const TargetSpec *spec) {
  Buf error = {0};
  LLVMTargetRef target = target_lookup(spec->triple, &error);
  buf_release(&error);
  return target && LLVMTargetHasAsmBackend(target);
}

bool target_has_feature(const TargetSpec *spec, const char *feature) {
  Buf error = {0};
  LLVMTargetRef target = target_lookup(spec->triple, &error);
  buf_release(&error);
  return target && shim_cpu_has_feature(target, spec->triple, spec->cpu,
                                        spec->features, feature);
}

bool target_knows_feature(const TargetSpec *spec, const char *feature) {
  Buf error = {0};
  LLVMTargetRef target = target_lookup(spec->triple, &error);
  buf_release(&error);
  return target && shim_target_knows_feature(target, spec->triple, feature);
}

// Names and descriptions take turns.
typedef struct NamesOnly {
  Nearest *nearest;
  bool second;
} NamesOnly;

static void try_feature(void *user, const char *text, size_t size) {
  NamesOnly *names = user;
  if (!names->second)
    nearest_try(names->nearest, (Str){text, size});
  names->second = !names->second;
}

void target_try_features(LLVMTargetRef target, const char *triple,
                         Nearest *nearest) {
  NamesOnly names = {nearest, false};
  shim_target_features(target, triple, try_feature, &names);
}

void target_feature_flag_try(Nearest *nearest, const char *triple) {
  Buf error = {0};
  LLVMTargetRef target = target_lookup(triple, &error);
  buf_release(&error);
  if (target)
    target_try_features(target, triple, nearest);
}

static LLVMTargetRef lookup_given(const char *triple, char **normal,
                                  Buf *error) {
  *normal = triple ? normalize(triple) : LLVMGetDefaultTargetTriple();
  return target_lookup(*normal, error);
}

bool target_print_cpus(const char *triple, Buf *out, Buf *error) {
  char *normal;
  LLVMTargetRef target = lookup_given(triple, &normal, error);
  if (target) {
    Listing listing = {out, false};
    buf_printf(out, "CPUs of target '%s':\n", normal);
    shim_target_cpus(target, normal, print_cpu, &listing);
  }
  LLVMDisposeMessage(normal);
  return target;
}

bool target_print_features(const char *triple, Buf *out, Buf *error) {
  char *normal;
  LLVMTargetRef target = lookup_given(triple, &normal, error);
  if (target) {
    Listing listing = {out, false};
    buf_printf(out, "Features of target '%s':\n", normal);
    shim_target_features(target, normal, print_feature, &listing);
  }
  LLVMDisposeMessage(normal);
  return target;
}
