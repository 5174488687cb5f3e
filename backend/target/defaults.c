// Lookup in the tables of defaults.def.
#include "backend/target/target_int.h"

typedef struct Match {
  const char *arch, *os, *environment; // patterns
} Match;

bool target_is_listed(const char *pattern, const char *name) {
  if (!pattern)
    return true;
  size_t size = strlen(name);
  for (const char *at = pattern; at; at = strchr(at, '|')) {
    at += *at == '|';
    if (!strncmp(at, name, size) && (!at[size] || at[size] == '|'))
      return true;
  }
  return false;
}

static bool row_fits(const Match *row, const Resolve *r) {
  return (target_is_listed(row->arch, r->triple.arch) ||
          target_is_listed(row->arch, r->arch_text)) &&
         target_is_listed(row->os, r->triple.os) &&
         target_is_listed(row->environment, r->triple.environment);
}

void target_default_cpu(const Resolve *r, const char **cpu, const char **tune) {
  static const struct {
    Match match;
    const char *cpu, *tune;
  } rows[] = {
#define DEFAULT_CPU(arch, os, env, cpu, tune) {{arch, os, env}, cpu, tune},
#include "backend/target/defaults.def"
  };
  for (size_t i = 0; i < ARRAY_SIZE(rows); i++) {
    if (!row_fits(&rows[i].match, r))
      continue;
    *cpu = rows[i].cpu;
    *tune = rows[i].tune;
    return;
  }
}

const char *target_default_features(const Resolve *r) {
  static const struct {
    Match match;
    const char *features;
  } rows[] = {
#define DEFAULT_FEATURES(arch, os, env, features) {{arch, os, env}, features},
#include "backend/target/defaults.def"
  };
  for (size_t i = 0; i < ARRAY_SIZE(rows); i++)
    if (row_fits(&rows[i].match, r))
      return rows[i].features;
  return "";
}

const char *target_default_abi(const Resolve *r) {
  static const struct {
    Match match;
    const char *abi;
  } rows[] = {
#define DEFAULT_ABI(arch, os, env, abi) {{arch, os, env}, abi},
#include "backend/target/defaults.def"
  };
  for (size_t i = 0; i < ARRAY_SIZE(rows); i++)
    if (row_fits(&rows[i].match, r))
      return rows[i].abi;
  return "";
}

typedef struct AbiRow {
  Match match;
  const char *name, *llvm;
} AbiRow;

static const AbiRow abis[] = {
#define KNOWN_ABI(arch, os, env, name, llvm) {{arch, os, env}, name, llvm},
#include "backend/target/defaults.def"
};

const char *target_known_abi(const Resolve *r, const char *name) {
  for (size_t i = 0; i < ARRAY_SIZE(abis); i++)
    if (!strcmp(abis[i].name, name) && row_fits(&abis[i].match, r))
      return abis[i].llvm;
  return NULL;
}

void target_list_abis(const Resolve *r, Buf *out) {
  const char *before = "; it has ";
  for (size_t i = 0; i < ARRAY_SIZE(abis); i++)
    if (row_fits(&abis[i].match, r)) {
      buf_printf(out, "%s%s", before, abis[i].name);
      before = ", ";
    }
  if (*before == ';')
    buf_lit(out, "; it has only one");
}

static const struct {
  Match match;
  const char *name;
  CodeModel model;
} code_models[] = {
#define CODE_MODEL(arch, os, env, name, model) {{arch, os, env}, name, model},
#include "backend/target/defaults.def"
};

CodeModel target_known_code_model(const Resolve *r, const char *name) {
  for (size_t i = 0; i < ARRAY_SIZE(code_models); i++)
    if (!strcmp(code_models[i].name, name) &&
        row_fits(&code_models[i].match, r))
      return code_models[i].model;
  return CODE_MODEL_DEFAULT;
}

void target_list_code_models(const Resolve *r, Buf *out) {
  const char *before = "; it has ";
  for (size_t i = 0; i < ARRAY_SIZE(code_models); i++)
    if (row_fits(&code_models[i].match, r)) {
      buf_printf(out, "%s%s", before, code_models[i].name);
      before = ", ";
    }
}

// Numbers by kind.
typedef enum Defaults {
  DEFAULTS_FLOAT,
  DEFAULTS_PIC,
  DEFAULTS_FRAME,
  DEFAULTS_UNWIND,
  DEFAULTS_DWARF,
} Defaults;

static unsigned default_of(const Resolve *r, Defaults kind) {
  static const struct {
    Defaults kind;
    Match match;
    unsigned value;
  } rows[] = {
#define ROW(kind, arch, os, env, value)  {kind, {arch, os, env}, value},
#define DEFAULT_FLOAT(arch, os, env, v)  ROW(DEFAULTS_FLOAT, arch, os, env, v)
#define DEFAULT_PIC(arch, os, env, v)    ROW(DEFAULTS_PIC, arch, os, env, v)
#define DEFAULT_FRAME(arch, os, env, v)  ROW(DEFAULTS_FRAME, arch, os, env, v)
#define DEFAULT_UNWIND(arch, os, env, v) ROW(DEFAULTS_UNWIND, arch, os, env, v)
#define DEFAULT_DWARF(arch, os, env, v)  ROW(DEFAULTS_DWARF, arch, os, env, v)
#include "backend/target/defaults.def"
#undef ROW
  };
  size_t i = 0;
  while (rows[i].kind != kind || !row_fits(&rows[i].match, r))
    i++; // the last row of a kind fits all
  return rows[i].value;
}

FloatAbi target_default_float_abi(const Resolve *r) {
  return (FloatAbi)default_of(r, DEFAULTS_FLOAT);
}

typedef struct Flags {
  bool emulated_tls, tls_descriptors, no_init_array, data_sections;
} Flags;

static Flags default_flags(const Resolve *r) {
  static const struct {
    Match match;
    Flags flags;
  } rows[] = {
#define DEFAULT_FLAG(arch, os, env, flag) {{arch, os, env}, {.flag = true}},
#include "backend/target/defaults.def"
  };
  Flags flags = {0};
  for (size_t i = 0; i < ARRAY_SIZE(rows); i++) {
    if (!row_fits(&rows[i].match, r))
      continue;
    flags.emulated_tls |= rows[i].flags.emulated_tls;
    flags.tls_descriptors |= rows[i].flags.tls_descriptors;
    flags.no_init_array |= rows[i].flags.no_init_array;
    flags.data_sections |= rows[i].flags.data_sections;
  }
  return flags;
}

static bool toggled(Toggle toggle, bool otherwise) {
  return toggle == TOGGLE_DEFAULT ? otherwise : toggle == TOGGLE_ON;
}

static unsigned wchar_size(const Resolve *r) {
  if (target_is_listed("windows|uefi", r->triple.os) ||
      target_is_listed("avr|msp430", r->triple.arch))
    return 2;
  if (target_is_listed("powerpc", r->triple.arch) &&
      target_is_listed("aix", r->triple.os))
    return 2;
  return target_is_listed("xcore", r->triple.arch) ? 1 : 4;
}

// Without tables for unwinding from anywhere there are none, unless those of
// calls are asked for or usual.
static unsigned unwind_tables(const Resolve *r) {
  const TargetOptions *options = r->options;
  unsigned usual = default_of(r, DEFAULTS_UNWIND);
  bool whole = usual == 2 && options->unwind_tables != TOGGLE_OFF;
  if (toggled(options->async_unwind_tables, whole))
    return 2;
  return toggled(options->unwind_tables, usual == 1) ? 1 : 0;
}

// Who wants frame pointers on the command line wants them in functions that
// call nothing too, but where clang does not think so.
static FramePointer frame_pointer(const Resolve *r) {
  const TargetOptions *options = r->options;
  FramePointer usual = (FramePointer)default_of(r, DEFAULTS_FRAME);
  FramePointer kept =
      options->frame_pointer_given ? options->frame_pointer : usual;
  Toggle omit_leaf = options->omit_leaf_frame_pointer;
  bool leaves_some = usual == FRAME_POINTER_NON_LEAF_NO_RESERVE ||
                     target_is_listed("aarch64|aarch64_be", r->triple.arch);
  if (kept == FRAME_POINTER_NONE || kept == FRAME_POINTER_RESERVED)
    return kept;
  return toggled(omit_leaf, leaves_some) ? FRAME_POINTER_NON_LEAF_NO_RESERVE
                                         : FRAME_POINTER_ALL;
}

void target_apply_defaults(Resolve *r) {
  const TargetOptions *options = r->options;
  TargetSpec *spec = r->spec;
  Flags flags = default_flags(r);
  // Android's loader knows of thread-local memory since its level 29.
  if (target_is_listed("android", r->triple.environment) &&
      r->triple.environment_version >= 29)
    flags.emulated_tls = false;
  spec->pic =
      options->pic ? options->pic : (PicMode)default_of(r, DEFAULTS_PIC);
  spec->frame_pointer = frame_pointer(r);
  spec->unwind_tables = unwind_tables(r);
  spec->function_sections = toggled(options->function_sections, false);
  spec->data_sections = toggled(options->data_sections, flags.data_sections);
  spec->emulated_tls = toggled(options->emulated_tls, flags.emulated_tls);
  spec->tls_descriptors = flags.tls_descriptors;
  spec->init_array = !flags.no_init_array;
  spec->wchar_size = wchar_size(r);
  spec->dwarf_version = default_of(r, DEFAULTS_DWARF);
}
