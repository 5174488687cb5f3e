// CPU, tuning, features and ABI of a target.
//
// Each family of architectures has its own grammar of -march and -mcpu; LLVM
// has parsers for the rich ones (AArch64, ARM, RISC-V), which tell features.
// What differs between operating systems is in defaults.def. The rules
// by which these combine are clang's:
//
//   x86       -march is a CPU or a level (x86-64-v3); tuned for "generic"
//             unless -march or -mtune says otherwise
//   aarch64   -march is an architecture with modifiers (armv8.2-a+sve) and
//             gives the features; else the CPU with modifiers does
//   arm       the same, but the architecture goes into the triple (armv7-...),
//             features come from the FPU and the float ABI
//   riscv     -march is an ISA string; else the CPU's; else the -mabi's; else
//             the system's. The ABI follows from it.
//   others    -march or -mcpu is a CPU of LLVM's
//
// "native" is this machine's CPU with its features, where the architecture is
// this machine's.
#include "backend/shim/isa.h"
#include "backend/target/target_int.h"

static void append_text(void *user, const char *text, size_t size) {
  buf_bytes(user, text, size);
}

static void append_feature(void *user, const char *text, size_t size) {
  target_add_feature(user, (Str){text, size});
}

static bool is(const char *a, const char *b) {
  return !strcmp(a, b);
}

static const char *keep(Resolve *r, Str text) {
  return arena_str(r->arena, text).data;
}

// A string that a function of the shim sends.
static const char *keep_buf(Resolve *r, Buf *buf) {
  const char *text = keep(r, (Str){buf->data, buf->size});
  buf_release(buf);
  return text;
}

static void try_name(void *nearest, const char *text, size_t size) {
  nearest_try(nearest, (Str){text, size});
}

// Letters and digits alone: armv8-2a is armv8.2-a.
static bool is_spelled_alike(Str a, Str b) {
  size_t i = 0, j = 0;
  for (;;) {
    while (i < a.size && strchr(".-", a.data[i]))
      i++;
    while (j < b.size && strchr(".-", b.data[j]))
      j++;
    if (i == a.size || j == b.size)
      return i == a.size && j == b.size;
    if (a.data[i++] != b.data[j++])
      return false;
  }
}

static void try_spelling(void *nearest, const char *text, size_t size) {
  Nearest *near = nearest;
  Str name = {text, size};
  if (!is_spelled_alike(near->wanted, name))
    return;
  near->best = name;
  near->limit = 0;
}

static void try_archs(const Resolve *r, Nearest *near) {
  bool is_aarch64 = str_starts_with(str_from(r->triple.arch), "aarch64");
  bool is_arm = str_starts_with(str_from(r->triple.arch), "arm") ||
                str_starts_with(str_from(r->triple.arch), "thumb");
  void (*list)(ShimText *, void *) = is_aarch64 ? shim_aarch64_archs
                                     : is_arm   ? shim_arm_archs
                                                : NULL;
  if (!list)
    return;
  list(try_spelling, near);
  list(try_name, near);
}

// Reports an unknown architecture. The name of a CPU may stand for one.
static bool fail(Resolve *r, const char *what, const char *name) {
  Str own = {name, strcspn(name, "+")}; // a modifier ends at the next one
  const char *triple = r->spec->triple;
  Nearest near = nearest_to(own);
  bool is_cpu = shim_target_knows_cpu(r->target, triple, keep(r, own));
  bool wants_cpu = strstr(what, "CPU"), wants_arch = is(what, "architecture");
  if (wants_cpu)
    shim_target_cpus(r->target, triple, try_name, &near);
  else if (wants_arch && !is_cpu)
    try_archs(r, &near);
  buf_printf(r->error, "unknown %s '" STR_FMT "' for target '%s'%s", what,
             STR_ARG(own), triple, nearest_question(&near, r->arena));
  if (is_cpu && wants_arch)
    buf_lit(r->error, "; it is a CPU, for -mcpu=");
  else if (!near.best.size && (wants_cpu || wants_arch))
    buf_printf(r->error, " (%s=help lists all)",
               wants_cpu ? "-mcpu" : "-march");
  return false;
}

void target_add_feature(Resolve *r, Str feature) {
  if (!feature.size)
    return;
  if (r->features.size)
    buf_char(&r->features, ',');
  buf_str(&r->features, feature);
}

static void add(Resolve *r, const char *feature) {
  target_add_feature(r, str_from(feature));
}

// The index behind the last mention of sign and name, 0 when there is none.
static size_t last_mention(const Resolve *r, char sign, const char *name) {
  size_t size = strlen(name), last = 0;
  const char *data = r->features.data;
  for (size_t i = 0; i < r->features.size;) {
    const char *comma = memchr(data + i, ',', r->features.size - i);
    size_t end = comma ? (size_t)(comma - data) : r->features.size;
    if (end - i == size + 1 && data[i] == sign &&
        !memcmp(data + i + 1, name, size))
      last = end;
    i = end + 1;
  }
  return last;
}

// Whether the last mention of it so far is "+name".
static bool has_feature(const Resolve *r, const char *name) {
  return last_mention(r, '+', name) > last_mention(r, '-', name);
}

// "native", or NULL, "" and names; false (and a message) when this machine is
// of another architecture.
static bool check_native(Resolve *r, const char *name) {
  if (!name || !is(name, "native"))
    return true;
  ShimTriple host;
  shim_triple_parse(target_host_triple(r->arena), &host);
  if (is(host.arch, r->triple.arch))
    return true;
  buf_printf(r->error, "'native' is a CPU of '%s', not of target '%s'",
             host.arch, r->spec->triple);
  return false;
}

static const char *host_cpu(Resolve *r) {
  Buf name = {0};
  shim_host_cpu(append_text, &name);
  return keep_buf(r, &name);
}

// The part before the first '+', and the rest behind it ("" if none).
static const char *split_modifiers(Resolve *r, const char *text,
                                   const char **modifiers) {
  size_t size = strcspn(text, "+");
  *modifiers = text[size] ? text + size + 1 : "";
  return keep(r, (Str){text, size});
}

// x86

static bool resolve_x86(Resolve *r) {
  const TargetOptions *options = r->options;
  TargetSpec *spec = r->spec;
  bool only_64_bit = is(r->triple.arch, "x86_64");
  const char *cpu = options->march ? options->march : options->mcpu;
  if (cpu && is(cpu, "native")) {
    cpu = host_cpu(r);
    shim_host_features(append_feature, r);
  }
  if (cpu) {
    if (!shim_x86_knows_cpu(cpu, only_64_bit))
      return fail(r, "target CPU", cpu);
    spec->cpu = cpu;
    spec->tune = "";
  }
  if (!options->mtune)
    return true;
  spec->tune = is(options->mtune, "native") ? host_cpu(r) : options->mtune;
  return is(spec->tune, "generic") ||
         shim_x86_knows_tune(spec->tune, only_64_bit) ||
         fail(r, "CPU to tune for", spec->tune);
}

// aarch64

// An erratum of the Cortex-A53, which phones have; what is compiled for a later
// version does not run there.
static bool needs_a53_fix(const Resolve *r) {
  const char *cpu = r->spec->cpu;
  if (!has_feature(r, "v8a"))
    return false;
  return is(r->triple.environment, "android") ||
         is(r->triple.environment, "ohos") ||
         (is(r->triple.os, "fuchsia") &&
          (is(cpu, "generic") || is(cpu, "cortex-a53")));
}

static bool resolve_aarch64(Resolve *r) {
  const TargetOptions *options = r->options;
  TargetSpec *spec = r->spec;
  const char *march = options->march, *mcpu = options->mcpu;
  const char *arch = NULL, *modifiers = "", *unknown;
  if (march && is(march, "native")) {
    mcpu = "native";
    march = NULL;
  }
  if (mcpu)
    spec->cpu = split_modifiers(r, mcpu, &modifiers);
  else if (march)
    spec->cpu = "generic";
  if (is(spec->cpu, "native"))
    spec->cpu = host_cpu(r);
  if (march)
    arch = split_modifiers(r, march, &modifiers);
  else if (is(spec->cpu, "generic"))
    arch = "armv8-a";
  if (options->mtune)
    spec->tune = is(options->mtune, "native") ? host_cpu(r) : options->mtune;
  if (shim_aarch64_features(arch, spec->cpu, modifiers, append_feature, r,
                            &unknown)) {
    if (needs_a53_fix(r))
      add(r, "+fix-cortex-a53-835769");
    return true;
  }
  const char *what = arch && unknown == arch ? "architecture"
                     : unknown == spec->cpu  ? "target CPU"
                                             : "modifier";
  return fail(r, what, unknown);
}

// arm

typedef struct Arm {
  const char *arch; // of -march without modifiers, or as in the triple
  const char *cpu;
  const char *arch_modifiers, *cpu_modifiers;
  const char *sub_arch; // "v7", "v8.1m.main"
  int version;
  bool profile_m, android, apple;
} Arm;

static bool has_sub_arch(const Arm *arm, const char *name) {
  return is(arm->sub_arch, name);
}

// The architecture goes into the triple: LLVM takes base features from there.
static void set_arm_triple(Resolve *r, Arm *arm) {
  TargetSpec *spec = r->spec;
  bool big = is(r->triple.arch, "armeb") || is(r->triple.arch, "thumbeb");
  bool thumb = arm->profile_m || is(r->triple.arch, "thumb") ||
               is(r->triple.arch, "thumbeb") ||
               (arm->version == 7 && is(r->triple.object_format, "macho")) ||
               is(r->triple.os, "windows");
  const char *rest = strchr(spec->triple, '-');
  Str triple = arena_format(r->arena, "%s%s%s%s", thumb ? "thumb" : "arm",
                            big ? "eb" : "", arm->sub_arch, rest ? rest : "");
  spec->triple = triple.data;
  shim_triple_parse(spec->triple, &r->triple);
}

// So does the float ABI where the environment is one of a pair: gnueabi and
// gnueabihf.
static void set_arm_environment(Resolve *r) {
  TargetSpec *spec = r->spec;
  const char *eabi = strstr(spec->triple, "eabi");
  if (!eabi || is(r->triple.environment, "android"))
    return;
  const char *rest = eabi + strlen("eabi");
  if (!strncmp(rest, "hf", 2))
    rest += 2;
  Str triple = arena_format(
      r->arena, "%.*s%s%s", (int)(eabi - spec->triple + 4), spec->triple,
      spec->float_abi == FLOAT_ABI_HARD ? "hf" : "", rest);
  spec->triple = triple.data;
  shim_triple_parse(spec->triple, &r->triple);
}

static bool find_arm_arch(Resolve *r, Arm *arm) {
  const TargetOptions *options = r->options;
  const char *march = options->march, *mcpu = options->mcpu;
  if (march && is(march, "native")) {
    mcpu = "native";
    march = NULL;
  }
  const char *arch =
      march ? split_modifiers(r, march, &arm->arch_modifiers) : "";
  arm->arch = march ? arch : r->arch_text;
  arm->cpu = mcpu ? split_modifiers(r, mcpu, &arm->cpu_modifiers)
                  : shim_arm_cpu(r->spec->triple, arm->arch);
  if (is(arm->cpu, "native"))
    arm->cpu = host_cpu(r);
  if (march && !*shim_arm_sub_arch(arch, ""))
    return fail(r, "architecture", march);
  bool generic = is(arm->cpu, "generic") || !*arm->cpu;
  if (is(arm->arch, "armv7k") || is(arm->arch, "thumbv7k"))
    arm->sub_arch = "v7k";
  else if (!generic)
    arm->sub_arch = shim_arm_sub_arch("", arm->cpu);
  else
    arm->sub_arch =
        shim_arm_sub_arch(arm->arch, shim_arm_cpu(r->spec->triple, arm->arch));
  if (!*arm->sub_arch)
    return fail(r, "target CPU", arm->cpu);
  arm->version = shim_arm_version(arm->sub_arch);
  arm->profile_m = strchr(arm->sub_arch, 'm') != NULL;
  arm->android = is(r->triple.environment, "android");
  arm->apple = is(r->triple.vendor, "apple");
  return true;
}

static void choose_arm_float_abi(Resolve *r, const Arm *arm) {
  FloatAbi abi = r->options->float_abi;
  if (abi == FLOAT_ABI_DEFAULT) {
    abi = target_default_float_abi(r);
    if (abi == FLOAT_ABI_SOFTFP && arm->version < (arm->android ? 7 : 6))
      abi = FLOAT_ABI_SOFT;
  }
  r->spec->float_abi = abi;
}

static bool add_arm_extensions(Resolve *r, const Arm *arm,
                               const char *modifiers) {
  while (*modifiers) {
    size_t size = strcspn(modifiers, "+");
    const char *name = keep(r, (Str){modifiers, size});
    if (!shim_arm_extension_features(name, arm->cpu, arm->arch, append_feature,
                                     r))
      return fail(r, "modifier", name);
    modifiers += size + (modifiers[size] == '+');
  }
  return true;
}

static bool add_arm_fpu(Resolve *r, const Arm *arm) {
  const char *fpu = r->options->mfpu;
  if (fpu && is(fpu, "auto")) // as gcc has it: that of the CPU
    fpu = NULL;
  bool generic_apple = arm->apple && is(arm->cpu, "generic");
  if (!fpu && arm->version >= 7 && (arm->android || generic_apple))
    fpu = "neon";
  if (shim_arm_fpu_features(fpu ? fpu : "", arm->cpu, arm->sub_arch,
                            append_feature, r) ||
      !fpu)
    return true;
  return fail(r, "FPU", fpu);
}

// Half-precision multiply-add needs half precision; the later mention wins.
static void settle_fp16fml(Resolve *r) {
  size_t without = last_mention(r, '-', "fullfp16");
  size_t with = last_mention(r, '+', "fp16fml");
  if (without > with)
    add(r, "-fp16fml");
  else if (with > without)
    add(r, "+fullfp16");
}

static void drop_arm_fpu(Resolve *r, const Arm *arm) {
  static const char *const dropped[] = {"-dotprod", "-fp16fml", "-bf16",
                                        "-mve",     "-mve.fp",  "-fpregs"};
  shim_arm_fpu_features("none", arm->cpu, arm->sub_arch, append_feature, r);
  for (size_t i = 0; i < ARRAY_SIZE(dropped); i++)
    add(r, dropped[i]);
}

// The last mention of either name is a positive one.
static bool has_either(const Resolve *r, const char *a, const char *b) {
  size_t on = last_mention(r, '+', a), off = last_mention(r, '-', a);
  size_t on_b = last_mention(r, '+', b), off_b = last_mention(r, '-', b);
  return (on > on_b ? on : on_b) > (off > off_b ? off : off_b);
}

// "crypto" is sha2 and aes; they exist from version 8 of the A and R profiles
// on.
static void settle_crypto(Resolve *r, const Arm *arm) {
  bool sha2 = has_either(r, "sha2", "crypto");
  bool aes = has_either(r, "aes", "crypto");
  if (last_mention(r, '+', "crypto") || last_mention(r, '-', "crypto")) {
    add(r, sha2 && aes ? "+crypto" : "-crypto");
    add(r, sha2 ? "+sha2" : "-sha2");
    add(r, aes ? "+aes" : "-aes");
  }
  if ((sha2 || aes) && (arm->version < 8 || arm->profile_m)) {
    add(r, "-sha2");
    add(r, "-aes");
  }
}

static bool needs_alignment(const Resolve *r, const Arm *arm) {
  if (has_sub_arch(arm, "v6m"))
    return true;
  if (arm->apple || is(r->triple.os, "netbsd"))
    return arm->version < 6;
  return arm->version < 7 || has_sub_arch(arm, "v8m.base");
}

static bool resolve_arm(Resolve *r) {
  Arm arm = {.arch_modifiers = "", .cpu_modifiers = ""};
  if (!find_arm_arch(r, &arm))
    return false;
  set_arm_triple(r, &arm);
  choose_arm_float_abi(r, &arm);
  set_arm_environment(r);
  TargetSpec *spec = r->spec;
  if (!r->options->mcpu && !r->options->march)
    arm.cpu = shim_arm_cpu(
        spec->triple, keep(r, (Str){spec->triple, strcspn(spec->triple, "-")}));
  spec->cpu = arm.cpu;
  spec->abi = r->abi ? r->abi : shim_arm_default_abi(spec->triple);
  if (spec->float_abi == FLOAT_ABI_SOFT)
    add(r, "+soft-float");
  if (arm.version >= 7 && !arm.profile_m)
    add(r, "+read-tp-tpidruro");
  if (r->options->mcpu && is(r->options->mcpu, "native"))
    shim_host_features(append_feature, r);
  else if (r->options->mcpu && !is(arm.cpu, "generic"))
    shim_arm_cpu_features(arm.cpu, append_feature, r);
  if (!add_arm_fpu(r, &arm) ||
      !add_arm_extensions(r, &arm, arm.arch_modifiers) ||
      !add_arm_extensions(r, &arm, arm.cpu_modifiers))
    return false;
  settle_fp16fml(r);
  if (spec->float_abi == FLOAT_ABI_SOFT)
    drop_arm_fpu(r, &arm);
  settle_crypto(r, &arm);
  if (needs_alignment(r, &arm))
    add(r, "+strict-align");
  return true;
}

// riscv

static const char *default_riscv_march(const Resolve *r, bool is_64) {
  const char *abi = r->options->mabi;
  if (abi && (is(abi, "ilp32e") || is(abi, "lp64e")))
    return is_64 ? "rv64e" : "rv32e";
  if (is(r->triple.os, "fuchsia"))
    return "rva22u64_v";
  if (is_64 && is(r->triple.environment, "android"))
    return "rv64imafdcv_zba_zbb_zbs";
  if (is(r->triple.os, "unknown") && !abi)
    return is_64 ? "rv64imac" : "rv32imac";
  return is_64 ? "rv64imafdc" : "rv32imafdc";
}

// Whether a letter is among those that the string begins with; g is five.
static bool has_letter(const char *march, const char *extension) {
  const char *letters = march + strlen("rv32");
  size_t n = strcspn(letters, "_zsx");
  bool has_g = memchr(letters, 'g', n) && strchr("imafd", *extension);
  return !extension[1] && (has_g || memchr(letters, *extension, n));
}

// Extensions that -mattr adds belong into the ISA string, which objects carry.
static const char *with_extensions(Resolve *r, const char *march) {
  for (size_t i = 0; i < r->options->nmattr; i++) {
    const char *feature = r->options->mattr[i];
    if (*feature == '+' && shim_riscv_knows_extension(feature + 1) &&
        !has_letter(march, feature + 1))
      march = arena_format(r->arena, "%s_%s", march, feature + 1).data;
  }
  return march;
}

typedef struct Riscv {
  Resolve *r;
  Buf canonical, message;
} Riscv;

static void append_riscv_feature(void *user, const char *text, size_t size) {
  target_add_feature(((Riscv *)user)->r, (Str){text, size});
}

static void append_canonical(void *user, const char *text, size_t size) {
  buf_bytes(&((Riscv *)user)->canonical, text, size);
}

static void append_message(void *user, const char *text, size_t size) {
  buf_bytes(&((Riscv *)user)->message, text, size);
}

static bool add_riscv_isa(Resolve *r, const char *march, bool is_64) {
  TargetSpec *spec = r->spec;
  ShimRiscv isa;
  Riscv riscv = {.r = r};
  bool ok =
      shim_riscv_features(with_extensions(r, march), &isa, append_riscv_feature,
                          append_canonical, append_message, &riscv);
  spec->isa_string = keep_buf(r, &riscv.canonical);
  const char *message = keep_buf(r, &riscv.message);
  if (!ok || isa.xlen != (is_64 ? 64 : 32)) {
    buf_printf(r->error, "invalid architecture '%s' for target '%s'", march,
               spec->triple);
    if (!ok)
      buf_printf(r->error, ": %s", message);
    return false;
  }
  spec->abi = r->abi ? r->abi : isa.abi;
  if (isa.min_vlen >= 64) {
    spec->vscale_min = isa.min_vlen / 64;
    spec->vscale_max = 65536 / 64;
  }
  return true;
}

static bool resolve_riscv(Resolve *r) {
  const TargetOptions *options = r->options;
  bool is_64 = !strncmp(r->triple.arch, "riscv64", 7);
  const char *cpu = options->mcpu, *march = options->march;
  if (march && is(march, "native")) {
    cpu = march;
    march = NULL;
  }
  if (cpu && is(cpu, "native"))
    cpu = host_cpu(r);
  if (cpu)
    r->spec->cpu = cpu;
  if (options->mtune)
    r->spec->tune = is(options->mtune, "native") ? host_cpu(r) : options->mtune;
  if (!march && cpu)
    march = shim_riscv_march_of_cpu(cpu);
  if (!march || !*march)
    march = default_riscv_march(r, is_64);
  if (!add_riscv_isa(r, march, is_64))
    return false;
  add(r, "+relax");
  if (cpu)
    shim_riscv_cpu_features(cpu, append_feature, r);
  if (is(r->triple.environment, "android")) {
    add(r, "+unaligned-scalar-mem");
    add(r, "+unaligned-vector-mem");
  }
  return true;
}

// others

static void set_tuning(Resolve *r) {
  const char *cpu = r->options->mtune;
  if (cpu)
    r->spec->tune = is(cpu, "native") ? host_cpu(r) : cpu;
}

static bool resolve_loongarch(Resolve *r) {
  const char *march = r->options->march;
  set_tuning(r);
  if (!march) {
    if (is(r->triple.arch, "loongarch64"))
      add(r, "+lsx");
    return true;
  }
  if (is(march, "native"))
    march = host_cpu(r);
  r->spec->cpu = march;
  return shim_loongarch_features(march, append_feature, r) ||
         fail(r, "architecture", march);
}

static const char *powerpc_cpu(Resolve *r, const char *cpu) {
  Buf name = {0};
  shim_powerpc_cpu(r->spec->triple, is(cpu, "native") ? host_cpu(r) : cpu,
                   append_text, &name);
  return keep_buf(r, &name);
}

static bool resolve_powerpc(Resolve *r) {
  const TargetOptions *options = r->options;
  const char *cpu = options->mcpu ? options->mcpu : options->march;
  if (cpu)
    r->spec->cpu = powerpc_cpu(r, cpu);
  if (options->mtune)
    r->spec->tune = powerpc_cpu(r, options->mtune);
  return true;
}

static bool resolve_other(Resolve *r) {
  const TargetOptions *options = r->options;
  const char *cpu = options->mcpu ? options->mcpu : options->march;
  if (cpu)
    r->spec->cpu = is(cpu, "native") ? host_cpu(r) : cpu;
  set_tuning(r);
  return true;
}

typedef bool ResolveFamily(Resolve *r);

static ResolveFamily *find_family(const char *arch) {
  static const struct {
    const char *prefix; // of LLVM's name of the architecture
    ResolveFamily *resolve;
  } families[] = {
      {"x86_64", resolve_x86},          {"i386", resolve_x86},
      {"aarch64", resolve_aarch64},     {"arm", resolve_arm},
      {"thumb", resolve_arm},           {"riscv", resolve_riscv},
      {"loongarch", resolve_loongarch}, {"powerpc", resolve_powerpc},
  };
  for (size_t i = 0; i < ARRAY_SIZE(families); i++)
    if (str_starts_with(str_from(arch), families[i].prefix))
      return families[i].resolve;
  return resolve_other;
}

// What the parsers above do not check.
static bool check_cpu(Resolve *r, const char *cpu, const char *what) {
  return !*cpu || shim_target_knows_cpu(r->target, r->spec->triple, cpu) ||
         fail(r, what, cpu);
}

static bool unknown_feature(Resolve *r, const char *feature) {
  bool is_signed = *feature == '+' || *feature == '-';
  Nearest near = nearest_to(str_from(feature + is_signed));
  target_try_features(r->target, r->spec->triple, &near);
  buf_printf(r->error, "unknown target feature '%s' for target '%s'", feature,
             r->spec->triple);
  if (near.best.size)
    buf_printf(r->error, "; did you mean '%.*s" STR_FMT "'?", is_signed,
               feature, STR_ARG(near.best));
  return false;
}

static bool add_attributes(Resolve *r) {
  for (size_t i = 0; i < r->options->nmattr; i++) {
    const char *feature = r->options->mattr[i];
    if ((*feature != '+' && *feature != '-') ||
        !shim_target_knows_feature(r->target, r->spec->triple, feature + 1)) {
      return unknown_feature(r, feature);
    }
    add(r, feature);
  }
  return true;
}

static bool is_one_of(const char *name, const char *const *names, size_t n) {
  for (size_t i = 0; i < n; i++)
    if (str_starts_with(str_from(name), names[i]))
      return true;
  return false;
}

static bool unsupported(Resolve *r, const char *option, const char *value) {
  buf_printf(r->error, "unsupported option '%s%s' for target '%s'", option,
             value, r->spec->triple);
  return false;
}

// The float ABI is a choice of 32-bit ARM's, and on some others whether there
// is an FPU at all.
static bool check_float_options(Resolve *r) {
  static const char *const names[] = {"", "soft", "softfp", "hard"};
  static const char *const arm[] = {"arm", "thumb"};
  static const char *const optional[] = {"mips", "powerpc"};
  const TargetOptions *options = r->options;
  const char *arch = r->triple.arch;
  if (is_one_of(arch, arm, ARRAY_SIZE(arm)))
    return true;
  if (options->mfpu)
    return unsupported(r, "-mfpu=", options->mfpu);
  if (options->float_abi == FLOAT_ABI_DEFAULT ||
      (is_one_of(arch, optional, ARRAY_SIZE(optional)) &&
       options->float_abi != FLOAT_ABI_SOFTFP))
    return true;
  return unsupported(r, "-mfloat-abi=", names[options->float_abi]);
}

static void add_float_abi(Resolve *r) {
  if (r->options->float_abi != FLOAT_ABI_SOFT)
    return;
  if (str_starts_with(str_from(r->triple.arch), "mips"))
    add(r, "+soft-float");
  else if (str_starts_with(str_from(r->triple.arch), "powerpc"))
    add(r, "-hard-float");
}

// Objects of o32 go with those for either width of float registers, where the
// CPU can have both (clang, isFPXXDefault).
static void add_float_width(Resolve *r) {
  static const char *const both[] = {
      "mips2",    "mips3",    "mips4",  "mips5",    "mips32",   "mips32r2",
      "mips32r3", "mips32r5", "mips64", "mips64r2", "mips64r3", "mips64r5"};
  if (!is(r->spec->abi, "o32") || r->options->float_abi == FLOAT_ABI_SOFT)
    return;
  for (size_t i = 0; i < ARRAY_SIZE(both); i++)
    if (is(r->spec->cpu, both[i]))
      add(r, "+fpxx,+nooddspreg");
}

static bool find_abi(Resolve *r) {
  const char *name = r->options->mabi;
  if (!name)
    return true;
  r->abi = target_known_abi(r, name);
  if (r->abi)
    return true;
  buf_printf(r->error, "unknown ABI '-mabi=%s' for target '%s'", name,
             r->spec->triple);
  target_list_abis(r, r->error);
  return false;
}

// LLVM falls back on another ABI when registers that it wants are not there.
static bool check_abi(Resolve *r) {
  static const char *const by_letter[] = {"riscv", "loongarch"};
  const char *abi = r->abi;
  if (!abi || !is_one_of(r->triple.arch, by_letter, ARRAY_SIZE(by_letter)))
    return true;
  char last[] = {abi[strlen(abi) - 1], '\0'};
  bool wants_floats = *last == 'f' || *last == 'd';
  bool is_embedded = has_feature(r, "e") && *last != 'e';
  if ((!wants_floats || has_feature(r, last)) && !is_embedded)
    return true;
  buf_printf(r->error,
             "ABI '-mabi=%s' needs more registers than the "
             "architecture of target '%s' has",
             abi, r->spec->triple);
  return false;
}

// Some targets are never tuned: the CPU must exist all the same.
static bool check_tuning(Resolve *r, const char *cpu) {
  static const char *const tuned[] = {"x86_64", "i386",     "aarch64",
                                      "riscv",  "s390x",    "powerpc",
                                      "sparc",  "loongarch"};
  if (is_one_of(r->triple.arch, tuned, ARRAY_SIZE(tuned)))
    return true;
  r->spec->tune = "";
  if (is(cpu, "generic"))
    return true;
  r->spec->unused = arena_format(r->arena, "-mtune=%s", cpu).data;
  return is(cpu, "native") || check_cpu(r, cpu, "CPU to tune for");
}

bool target_resolve_isa(Resolve *r) {
  const TargetOptions *options = r->options;
  TargetSpec *spec = r->spec;
  if (!check_native(r, options->march) || !check_native(r, options->mcpu) ||
      !check_native(r, options->mtune))
    return false;
  spec->cpu = spec->tune = "";
  target_default_cpu(r, &spec->cpu, &spec->tune);
  if (!find_abi(r) || !check_float_options(r))
    return false;
  spec->abi = r->abi ? r->abi : target_default_abi(r);
  if (!find_family(r->triple.arch)(r))
    return false;
  add(r, target_default_features(r));
  add_float_abi(r);
  add_float_width(r);
  if (options->mtune && !check_tuning(r, options->mtune))
    return false;
  if (!check_cpu(r, spec->cpu, "target CPU") ||
      !check_cpu(r, spec->tune, "CPU to tune for") || !add_attributes(r) ||
      !check_abi(r))
    return false;
  if (has_feature(r, "sve")) {
    spec->vscale_min = 1;
    spec->vscale_max = 16;
  }
  return true;
}
