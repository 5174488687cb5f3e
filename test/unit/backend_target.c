// Targets: widths, errors and listings. What resolves to what is compared with
// clang in backend_target_clang.c.
#include "backend/target/target.h"
#include "test/unit/test.h"

static void test_widths(void) {
  static const struct {
    const char *triple;
    unsigned pointer, index;
    bool little;
  } widths[] = {
      {"x86_64-linux-gnu", 64, 64, true},
      {"i686-linux-gnu", 32, 32, true},
      {"armv7-linux-gnueabihf", 32, 32, true},
      {"avr", 16, 16, true},
      {"msp430", 16, 16, true},
      {"s390x-linux-gnu", 64, 64, false},
      {"x86_64-linux-gnux32", 32, 32, true},
      {"wasm32", 32, 32, true},
      {"mips64-linux-gnuabin32", 32, 32, false},
      {"riscv32-unknown-elf", 32, 32, true},
      {"aarch64_be-linux-gnu", 64, 64, false},
  };
  for (size_t i = 0; i < ARRAY_SIZE(widths); i++) {
    Arena arena;
    arena_init(&arena);
    TargetOptions options = {.triple = widths[i].triple};
    TargetSpec spec;
    Buf error = {0};
    EXPECT(target_resolve(&arena, &options, &spec, &error));
    EXPECT(spec.pointer_bits == widths[i].pointer);
    EXPECT(spec.index_bits == widths[i].index);
    EXPECT(spec.little_endian == widths[i].little);
    EXPECT(strlen(spec.data_layout) > 5);
    buf_release(&error);
    arena_release(&arena);
  }
}

static void test_errors(void) {
  static const char *const unknown_feature[] = {"+avx2", "+avx9"};
  static const char *const no_sign[] = {"avx2"};
  static const struct {
    TargetOptions options;
    const char *message;
  } errors[] = {
      {{.triple = "nonsense-linux-gnu"}, "unknown target 'nonsense"},
      {{.triple = "x86_64-linux-gnu", .march = "armv8-a"},
       "unknown target CPU 'armv8-a' for target 'x86_64-unknown-linux-gnu'"},
      {{.triple = "x86_64-linux-gnu", .march = "pentium4m2"},
       "unknown target CPU 'pentium4m2'"},
      {{.triple = "x86_64-linux-gnu", .mtune = "pentium4m2"},
       "unknown CPU to tune for 'pentium4m2'"},
      {{.triple = "aarch64-linux-gnu", .march = "armv8.2-a+foo+sve"},
       "unknown modifier 'foo' for target"},
      {{.triple = "aarch64-linux-gnu", .march = "haswell"},
       "unknown architecture 'haswell'"},
      {{.triple = "aarch64-linux-gnu", .mcpu = "haswell"},
       "unknown target CPU 'haswell'"},
      {{.triple = "riscv64-linux-gnu", .march = "rv64gcq_nope"},
       "invalid architecture 'rv64gcq_nope'"},
      {{.triple = "riscv64-linux-gnu", .march = "rv32gc"},
       "invalid architecture 'rv32gc'"},
      {{.triple = "arm-linux-gnueabihf", .march = "armv99-a"},
       "unknown architecture 'armv99-a'"},
      {{.triple = "arm-linux-gnueabihf", .mfpu = "neon9"},
       "unknown FPU 'neon9'"},
      {{.triple = "s390x-linux-gnu", .march = "native"},
       "'native' is a CPU of"},
      {{.triple = "s390x-linux-gnu", .mcpu = "native"}, "'native' is a CPU of"},
      {{.triple = "s390x-linux-gnu", .mtune = "native"},
       "'native' is a CPU of"},
      {{.triple = "s390x-linux-gnu", .mcpu = "z99"},
       "unknown target CPU 'z99' for target 's390x-unknown-linux-gnu' "
       "(-mcpu=help lists all)"},
      {{.triple = "s390x-linux-gnu", .mtune = "z99"},
       "unknown CPU to tune for 'z99'"},
      {{.triple = "riscv64-linux-gnu", .mcpu = "rocket-rv99"},
       "unknown target CPU 'rocket-rv99'"},
      {{.triple = "wasm32", .mtune = "none"}, "unknown CPU to tune for 'none'"},
      {{.triple = "arm-linux-gnueabihf", .mcpu = "cortex-a999+crc"},
       "unknown target CPU 'cortex-a999' for target"},
      {{.triple = "arm-linux-gnueabihf", .march = "armv8-a+crc+nope+sb"},
       "unknown modifier 'nope' for target"},
      {{.triple = "arm-linux-gnueabihf", .mcpu = "cortex-a53+nope"},
       "unknown modifier 'nope' for target"},
      {{.triple = "loongarch64-linux-gnu", .march = "la999"},
       "unknown architecture 'la999' for target "
       "'loongarch64-unknown-linux-gnu' (-march=help lists all)"},
      {{.triple = "mips-linux-gnu", .float_abi = FLOAT_ABI_SOFTFP},
       "unsupported option '-mfloat-abi=softfp' for target"},
      {{.triple = "sparc-linux-gnu", .float_abi = FLOAT_ABI_SOFT},
       "unsupported option '-mfloat-abi=soft' for target"},
      {{.triple = "riscv32-unknown-elf", .march = "rv32i", .mabi = "ilp32d"},
       "ABI '-mabi=ilp32d' needs more registers than"},
      {{.triple = "riscv32-unknown-elf", .march = "rv32e", .mabi = "ilp32"},
       "ABI '-mabi=ilp32' needs more registers than"},
      {{.triple = "avr", .bits = 64}, "has no 64-bit variant"},
      {{.triple = "x86_64-linux-gnu", .mattr = unknown_feature, .nmattr = 2},
       "unknown target feature '+avx9'"},
      {{.triple = "x86_64-linux-gnu", .mattr = no_sign, .nmattr = 1},
       "unknown target feature 'avx2'"},
  };
  for (size_t i = 0; i < ARRAY_SIZE(errors); i++) {
    Arena arena;
    arena_init(&arena);
    TargetSpec spec;
    Buf error = {0};
    EXPECT(!target_resolve(&arena, &errors[i].options, &spec, &error));
    if (!strstr(buf_cstr(&error), errors[i].message)) {
      fprintf(stderr, "got: %s\n", buf_cstr(&error));
      EXPECT(!errors[i].message);
    }
    buf_release(&error);
    arena_release(&arena);
  }
}

static void test_bits(void) {
  Arena arena;
  arena_init(&arena);
  TargetSpec spec;
  Buf error = {0};
  TargetOptions options = {.triple = "x86_64-linux-gnu", .bits = 32};
  EXPECT(target_resolve(&arena, &options, &spec, &error));
  EXPECT(!strcmp(spec.triple, "i386-unknown-linux-gnu"));
  EXPECT(spec.index_bits == 32);
  buf_release(&error);
  arena_release(&arena);
}

// Extensions from -mattr reach the ISA string that the object carries.
static void test_riscv_attributes(void) {
  Arena arena;
  arena_init(&arena);
  TargetSpec spec;
  Buf error = {0};
  TargetOptions options = {.triple = "riscv64-linux-gnu",
                           .mattr = (const char *const[]){"+v", "+zba"},
                           .nmattr = 2};
  EXPECT(target_resolve(&arena, &options, &spec, &error));
  EXPECT(strstr(spec.isa_string, "_v1p0") && strstr(spec.isa_string, "_zba"));
  EXPECT(spec.vscale_min == 2 && spec.vscale_max == 1024);
  buf_release(&error);
  arena_release(&arena);
}

// Only what the string does not say already, and what it has a name for.
static void test_riscv_letters(void) {
  static const struct {
    const char *march, *attribute, *isa;
  } rows[] = {
      {"rv64g", "+m",
       "rv64i2p1_m2p0_a2p1_f2p2_d2p2_zicsr2p0_zifencei2p0_"
       "zmmul1p0_zaamo1p0_zalrsc1p0"},
      {"rv64g", "+c",
       "rv64i2p1_m2p0_a2p1_f2p2_d2p2_c2p0_zicsr2p0_zifencei2p0_"
       "zmmul1p0_zaamo1p0_zalrsc1p0_zca1p0_zcd1p0"},
      {"rv64im", "+m", "rv64i2p1_m2p0_zmmul1p0"},
      {"rv64im", "-m", "rv64i2p1_m2p0_zmmul1p0"},
      {"rv64im", "+relax", "rv64i2p1_m2p0_zmmul1p0"},
      {"rv64im", "+zba", "rv64i2p1_m2p0_zmmul1p0_zba1p0"},
  };
  for (size_t i = 0; i < ARRAY_SIZE(rows); i++) {
    Arena arena;
    arena_init(&arena);
    TargetSpec spec;
    Buf error = {0};
    TargetOptions options = {.triple = "riscv64-linux-gnu",
                             .march = rows[i].march,
                             .mattr = &rows[i].attribute,
                             .nmattr = 1};
    EXPECT(target_resolve(&arena, &options, &spec, &error));
    if (strcmp(spec.isa_string, rows[i].isa) != 0) {
      fprintf(stderr, "%s %s: %s\n", rows[i].march, rows[i].attribute,
              spec.isa_string);
      EXPECT(!rows[i].isa);
    }
    buf_release(&error);
    arena_release(&arena);
  }
}

static void test_feature_flags(void) {
  Arena arena;
  arena_init(&arena);
  const char *feature = NULL;
  EXPECT(target_feature_flag(&arena, "x86_64-linux-gnu", "avx2", &feature));
  EXPECT(feature && !strcmp(feature, "+avx2"));
  EXPECT(target_feature_flag(&arena, "x86_64-linux-gnu", "no-sse4a", &feature));
  EXPECT(feature && !strcmp(feature, "-sse4a"));
  EXPECT(!target_feature_flag(&arena, "x86_64-linux-gnu", "sve", &feature));
  EXPECT(target_feature_flag(&arena, "aarch64-linux-gnu", "sve", &feature));
  arena_release(&arena);
}

static void test_listings(void) {
  Buf out = {0}, error = {0};
  target_print_all(&out);
  EXPECT_CONTAINS(&out, "    aarch64      - AArch64 (little endian)\n");
  EXPECT_CONTAINS(&out, "x86-64");
  out.size = 0;
  EXPECT(target_print_cpus("x86_64-linux-gnu", &out, &error));
  EXPECT_CONTAINS(&out, "    haswell\n");
  out.size = 0;
  EXPECT(target_print_features("aarch64-linux-gnu", &out, &error));
  EXPECT_CONTAINS(&out, "    sve ");
  EXPECT(!target_print_cpus("nonsense", &out, &error));
  EXPECT_CONTAINS(&error, "unknown target 'nonsense'");
  buf_release(&out);
  buf_release(&error);
}

int main(void) {
  RUN(test_widths);
  RUN(test_errors);
  RUN(test_bits);
  RUN(test_riscv_attributes);
  RUN(test_riscv_letters);
  RUN(test_feature_flags);
  RUN(test_listings);
  return TEST_RESULT;
}
