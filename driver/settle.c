// What options say of code, for the target that was found: the facts of SAYS
// rows (driver/options.def), and -m options that are features of the target and
// stand in no row. They come in the order of the command line, so that the last
// one wins; a later fact of the same name replaces an earlier one.

#include "driver/driver.h"

#include <errno.h>
#include <stdlib.h>
#include <unistd.h>

typedef struct Settling {
  Arena *arena;
  Options *o;
  const TargetSpec *target;
  const Said *said;
  Vec(const char *) features;
  StrVec told;           // options of LLVM from rows, behind those of -mllvm
  bool frames_by_option; // kept for want of -f[no-]omit-frame-pointer
  bool ok;
} Settling;

static bool begins(const char **text, const char *word) {
  size_t n = strlen(word);
  if (strncmp(*text, word, n))
    return false;
  *text += n;
  return true;
}

static size_t name_size(const char *fact) {
  return strcspn(fact, "=");
}

static void drop(StrVec *list, const char *fact) {
  size_t n = name_size(fact), kept = 0;
  for (size_t i = 0; i < list->size; i++)
    if (name_size(list->data[i]) != n || memcmp(list->data[i], fact, n))
      list->data[kept++] = list->data[i];
  list->size = kept;
}

static void replace(Settling *s, StrVec *list, const char *fact) {
  drop(list, fact);
  vec_push(s->arena, list, (char *)fact);
}

static void drop_flag(StrVec *flags, const char *name) {
  size_t n = strlen(name), kept = 0;
  for (size_t i = 0; i < flags->size; i++) {
    const char *own = strchr(flags->data[i], ' ') + 1;
    if (name_size(own) != n || memcmp(own, name, n))
      flags->data[kept++] = flags->data[i];
  }
  flags->size = kept;
}

// "4 probe-stack=inline-asm"
static void add_flag(Settling *s, const char *fact) {
  const char *name = strchr(fact, ' ') + 1;
  Str own = {name, name_size(name)};
  drop_flag(&s->o->code.module_flags, arena_str(s->arena, own).data);
  vec_push(s->arena, &s->o->code.module_flags, (char *)fact);
}

static void keep_frames(Settling *s, const char *which) {
  TargetOptions *target = &s->o->target;
  target->frame_pointer =
      !strcmp(which, "reserved") ? FRAME_POINTER_RESERVED : FRAME_POINTER_ALL;
  s->frames_by_option = !target->frame_pointer_given;
  target->frame_pointer_given = true;
}

static void add_link_argument(Settling *s, const char *argument) {
  Input input = {.text = argument, .kind = INPUT_LINK_FLAG};
  vec_push(s->arena, &s->o->inputs, input);
}

static unsigned relocation(const char *name) {
  return !strcmp(name, "ropi")   ? RELOC_ROPI
         : !strcmp(name, "rwpi") ? RELOC_RWPI
                                 : RELOC_DYNAMIC_NO_PIC;
}

static unsigned vector_bits_of(const char *text) {
  return strcmp(text, "none") ? (unsigned)strtoul(text, NULL, 10)
                              : ANY_VECTOR_BITS;
}

// Vectors as long as the architecture says they are at least.
static void take_least_vectors(Settling *s) {
  if (!s->target->vscale_min)
    s->ok = plain_error("'-mrvv-vector-bits=zvl' needs vectors, which target "
                        "'%s' has not",
                        s->target->triple);
  const char *fact = "vscale_range=%u";
  replace(s, &s->o->code.attributes,
          arena_format(s->arena, fact, s->target->vscale_min).data);
}

static void take_block_sections(Settling *s, const char *which) {
  ShimTweaks *tweaks = &s->o->code.tweaks;
  bool is_named = !strcmp(which, "named");
  if (is_named || !strcmp(which, "unnamed")) {
    tweaks->named_blocks = is_named;
    return;
  }
  tweaks->block_list = NULL;
  tweaks->block_sections = false;
  if (strcmp(s->target->object_format, "elf"))
    s->ok = plain_error("unsupported option '-fbasic-block-sections=%s' for "
                        "target '%s'",
                        which, s->target->triple);
  else if (begins(&which, "list="))
    tweaks->block_list = which;
  else if (!strcmp(which, "all"))
    tweaks->block_sections = true;
  else if (strcmp(which, "none"))
    s->ok = plain_error("invalid value '%s' in '-fbasic-block-sections=%s'; "
                        "known: all, none, list=FILE",
                        which, which);
  if (tweaks->block_list && access(tweaks->block_list, R_OK))
    s->ok = plain_error("cannot read '%s': %s", which, strerror(errno));
}

static void warn_unused(Settling *s) {
  s->ok &= warning_print(&s->o->warnings, WARN_unused_argument,
                         "argument unused during compilation: '%s%s'",
                         s->said->row->spelling, s->said->value);
}

static void take_fact(Settling *s, const char *fact) {
  CodeOptions *code = &s->o->code;
  if (*fact == '+' || *fact == '-')
    vec_push(s->arena, &s->features, fact);
  else if (begins(&fact, "fn "))
    replace(s, &code->attributes, fact);
  else if (begins(&fact, "no-fn "))
    drop(&code->attributes, fact);
  else if (begins(&fact, "flag "))
    add_flag(s, fact);
  else if (begins(&fact, "no-flag "))
    drop_flag(&code->module_flags, fact);
  else if (begins(&fact, "llvm "))
    replace(s, &s->told, fact);
  else if (begins(&fact, "link "))
    add_link_argument(s, fact);
  else if (begins(&fact, "frame "))
    keep_frames(s, fact);
  else if (begins(&fact, "cpu "))
    s->o->target.mcpu = fact;
  else if (begins(&fact, "reloc "))
    s->o->target.reloc |= relocation(fact);
  else if (begins(&fact, "no-reloc "))
    s->o->target.reloc &= ~relocation(fact);
  else if (!strcmp(fact, "no-pic"))
    s->o->target.pic = PIC_NONE;
  else if (begins(&fact, "widest "))
    s->o->target.vector_bits = vector_bits_of(fact);
  else if (!strcmp(fact, "zvl"))
    take_least_vectors(s);
  else if (begins(&fact, "blocks "))
    take_block_sections(s, fact);
  else if (!strcmp(fact, "unused"))
    warn_unused(s);
  else if (!strcmp(fact, "profiled"))
    s->o->profiled = true;
  else if (!strcmp(fact, "plt") || !strcmp(fact, "no-plt"))
    code->no_plt = *fact == 'n';
  else
    unreachable();
}

// A fact with the option's value in place of "*".
static const char *fill(Settling *s, Str fact) {
  const char *star = memchr(fact.data, '*', fact.size);
  if (!star)
    return arena_str(s->arena, fact).data;
  int before = (int)(star - fact.data);
  int after = (int)fact.size - before - 1;
  return arena_format(s->arena, "%.*s%s%.*s", before, fact.data, s->said->value,
                      after, star + 1)
      .data;
}

static void take_facts(Settling *s, const char *facts) {
  while (*facts) {
    const char *end = strstr(facts, "; ");
    size_t n = end ? (size_t)(end - facts) : strlen(facts);
    take_fact(s, fill(s, (Str){facts, n}));
    facts += n + (end ? 2 : 0);
  }
}

// What other targets' systems have is an error, as -m options are.
static bool refuse(const Settling *s, const OptionRow *row) {
  const char *spelling = row->spelling;
  bool addresses = row->text && !strncmp(row->text, "reloc ", 6);
  if (!strncmp(spelling, "-m", 2) || !strncmp(row->arch, "macosx", 6) ||
      addresses)
    return plain_error("unsupported option '%s%s' for target '%s'", spelling,
                       s->said->value, s->target->triple);
  return warning_print(&s->o->warnings, WARN_unused_argument,
                       "argument unused during compilation: '%s%s'", spelling,
                       s->said->value);
}

// Suggests an option or another feature, whichever is nearer.
static bool unknown_flag(const Settling *s, const char *flag) {
  bool off = !strncmp(flag, "-mno-", 5);
  size_t prefix = off ? strlen("-mno-") : strlen("-m");
  Nearest feature = nearest_to(str_from(flag + prefix));
  Nearest option = nearest_to(str_from(flag));
  option_try_all(&option);
  target_feature_flag_try(&feature, s->target->triple);
  if (!feature.best.size || (option.best.size && option.limit < feature.limit))
    return unknown_option(flag);
  return plain_error("unknown argument '%s'; did you mean '%.*s" STR_FMT "'?",
                     flag, (int)prefix, flag, STR_ARG(feature.best));
}

// -mavx2 and -mno-avx2 by the target's own features; those of -mattr= as they
// are.
static bool take_feature(Settling *s, const char *flag) {
  const char *feature = flag;
  bool named = flag[0] == '-' && flag[1] == 'm';
  if (named &&
      !target_feature_flag(s->arena, s->target->triple, flag + 2, &feature))
    return unknown_flag(s, flag);
  vec_push(s->arena, &s->features, feature);
  return true;
}

// Parts of -mbranch-protection= become what clang says of them.
static bool take_branch_protection(Settling *s, const char *parts) {
  static const char *const names[] = {"standard", "bti",  "gcs",
                                      "pac-ret",  "leaf", "b-key"};
  enum { STANDARD = 1, BTI = 2, GCS = 4, PAC = 8, LEAF = 16, B_KEY = 32 };
  unsigned set = 0;
  for (const char *p = parts; *p;) {
    size_t n = strcspn(p, "+"), i = 0;
    while (i < ARRAY_SIZE(names) &&
           (strlen(names[i]) != n || memcmp(names[i], p, n)))
      i++;
    if (i == ARRAY_SIZE(names))
      return plain_error("unsupported part '%.*s' in '-mbranch-protection=%s'; "
                         "known: none, standard, bti, gcs, pac-ret, leaf, "
                         "b-key",
                         (int)n, p, parts);
    set |= 1u << i;
    p += n + (p[n] == '+');
  }
  take_facts(s, option_find("-mbranch-protection=none")->text);
  if (set & STANDARD)
    set |= BTI | PAC | GCS;
  if (set & BTI)
    take_facts(s, "fn branch-target-enforcement; "
                  "flag 8 branch-target-enforcement=2");
  if (set & GCS)
    take_facts(s, "fn guarded-control-stack; flag 8 guarded-control-stack=2");
  if (set & PAC)
    take_facts(s, "fn sign-return-address=non-leaf; "
                  "fn sign-return-address-key=a_key; "
                  "flag 8 sign-return-address=2");
  if (set & PAC && set & LEAF)
    take_facts(s, "fn sign-return-address=all; "
                  "flag 8 sign-return-address-all=2");
  if (set & PAC && set & B_KEY)
    take_facts(s, "fn sign-return-address-key=b_key; "
                  "flag 8 sign-return-address-with-bkey=2");
  return true;
}

static bool take_said(Settling *s) {
  if (!s->said->row)
    return take_feature(s, s->said->value);
  const OptionRow *row =
      option_for_target(s->said->row, s->target->arch, s->target->os);
  if (!row)
    return refuse(s, s->said->row);
  if (row->id == ID_branch_protection)
    return take_branch_protection(s, s->said->value);
  take_facts(s, row->text);
  return true;
}

static const char *value_of(const StrVec *facts, const char *name) {
  size_t n = strlen(name);
  for (size_t i = 0; i < facts->size; i++)
    if (!strncmp(facts->data[i], name, n) &&
        (!facts->data[i][n] || facts->data[i][n] == '='))
      return facts->data[i] + n + (facts->data[i][n] == '=');
  return NULL;
}

// "N,M" of -fpatchable-function-entry=: M of the N are in front of the entry.
static bool split_patchable_entry(Settling *s) {
  StrVec *facts = &s->o->code.attributes;
  const char *value = value_of(facts, "patchable-function-entry");
  if (!value)
    return true;
  char *end;
  unsigned long n = strtoul(value, &end, 10), m = 0;
  if (*end == ',')
    m = strtoul(end + 1, &end, 10);
  if (*end || m > n || n > 65535)
    return plain_error("invalid argument '%s' to "
                       "'-fpatchable-function-entry='; it is N or N,M with M "
                       "of at most N",
                       value);
  const char *entry = "patchable-function-entry=%lu";
  replace(s, facts, arena_format(s->arena, entry, n - m).data);
  if (m)
    replace(s, facts,
            arena_format(s->arena, "patchable-function-prefix=%lu", m).data);
  return true;
}

// __fentry__ is called in place of mcount, only with -pg, and needs no frame.
static void settle_mcount(Settling *s) {
  StrVec *facts = &s->o->code.attributes;
  bool counts = value_of(facts, "instrument-function-entry-inlined");
  if (!value_of(facts, "fentry-call"))
    return;
  drop(facts, counts ? "instrument-function-entry-inlined" : "fentry-call");
  if (counts && s->frames_by_option)
    s->o->target.frame_pointer_given = false;
}

static void denormals_both_ways(Settling *s, const char *name) {
  StrVec *facts = &s->o->code.attributes;
  const char *value = value_of(facts, name);
  if (value && !strchr(value, ','))
    replace(s, facts,
            arena_format(s->arena, "%s=%s,%s", name, value, value).data);
}

// DWARF has had a place for it since its version 5.
static bool check_embedded_source(const Settling *s) {
  const CodeOptions *code = &s->o->code;
  unsigned version = code->dwarf_version   ? code->dwarf_version
                     : code->dwarf_default ? code->dwarf_default
                                           : s->target->dwarf_version;
  return !code->embed_source || version >= 5 ||
         plain_error("'-gembed-source' is only allowed with '-gdwarf-5'");
}

// As clang has them; others are for any architecture, or Apple's.
static bool check_vector_library(const Settling *s) {
  static const struct {
    const char *name, *architectures; // each between spaces
  } libraries[] = {
      [3] = {"libmvec", " x86_64 i386 aarch64 aarch64_be "},
      [4] = {"MASSV", " powerpc64 powerpc64le "},
      [5] = {"SVML", " x86_64 i386 "},
      [6] = {"SLEEF", " aarch64 aarch64_be riscv64 "},
      [7] = {"ArmPL", " aarch64 aarch64_be "},
      [8] = {"AMDLIBM", " x86_64 i386 "},
  };
  unsigned which = s->o->code.tweaks.vector_library;
  if (which >= ARRAY_SIZE(libraries) || !libraries[which].name)
    return true;
  Str arch = arena_format(s->arena, " %s ", s->target->arch);
  return strstr(libraries[which].architectures, arch.data) ||
         plain_error("unsupported vector library '%s' for target '%s'",
                     libraries[which].name, s->target->triple);
}

bool options_settle(Arena *arena, Options *options, const TargetSpec *target) {
  Settling s = {.arena = arena, .o = options, .target = target, .ok = true};
  for (size_t i = 0; i < options->said.size; i++) {
    s.said = &options->said.data[i];
    s.ok &= take_said(&s);
  }
  s.ok &= split_patchable_entry(&s);
  s.ok &= check_embedded_source(&s);
  s.ok &= check_vector_library(&s);
  settle_mcount(&s);
  denormals_both_ways(&s, "denormal-fp-math");
  denormals_both_ways(&s, "denormal-fp-math-f32");
  for (size_t i = 0; i < s.told.size; i++)
    vec_push(arena, &options->mllvm, s.told.data[i]);
  options->target.mattr = s.features.data;
  options->target.nmattr = s.features.size;
  return s.ok;
}
