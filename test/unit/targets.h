// What targets and options are asked for, and what they resolve to, as text:
// what the comparison with clang and the recorded results share.
#ifndef MLCC_TEST_UNIT_TARGETS_H
#define MLCC_TEST_UNIT_TARGETS_H

#include "backend/target/target.h"
#include "test/unit/test.h"

#include <stdlib.h>

typedef struct Case {
  const char *triple;
  const char *options; // of clang, NULL or separated by one space each
} Case;

static const Case cases[] = {
    {"x86_64-linux-gnu", NULL},
    {"x86_64-linux-musl", NULL},
    {"x86_64-linux-gnux32", NULL},
    {"x86_64-linux-android21", NULL},
    {"x86_64-linux-ohos", NULL},
    {"x86_64-freebsd", NULL},
    {"x86_64-openbsd", NULL},
    {"x86_64-netbsd", NULL},
    {"x86_64-dragonfly", NULL},
    {"x86_64-haiku", NULL},
    {"x86_64-solaris", NULL},
    {"x86_64-fuchsia", NULL},
    {"x86_64-elf", NULL},
    {"x86_64-uefi", NULL},
    {"x86_64-windows-msvc", NULL},
    {"x86_64-w64-mingw32", NULL},
    {"x86_64-apple-macosx10.15", NULL},
    {"i686-linux-gnu", NULL},
    {"i386-linux-gnu", NULL},
    {"i686-linux-android", NULL},
    {"i386-freebsd", NULL},
    {"i386-openbsd", NULL},
    {"i386-netbsd", NULL},
    {"i686-haiku", NULL},
    {"i686-elf", NULL},
    {"i686-windows-msvc", NULL},
    {"i686-w64-mingw32", NULL},
    {"aarch64-linux-gnu", NULL},
    {"aarch64-linux-musl", NULL},
    {"aarch64-linux-android", NULL},
    {"aarch64-linux-ohos", NULL},
    {"aarch64_be-linux-gnu", NULL},
    {"aarch64-none-elf", NULL},
    {"aarch64-freebsd", NULL},
    {"aarch64-openbsd", NULL},
    {"aarch64-netbsd", NULL},
    {"aarch64-fuchsia", NULL},
    {"aarch64-windows-msvc", NULL},
    {"aarch64-w64-mingw32", NULL},
    {"arm64-apple-macosx11", NULL},
    {"arm64-apple-ios", NULL},
    {"arm64e-apple-ios", NULL},
    {"arm64-apple-tvos", NULL},
    {"arm64-apple-watchos", NULL},
    {"arm64_32-apple-watchos", NULL},
    {"arm64-apple-xros", NULL},
    {"arm-linux-gnueabi", NULL},
    {"arm-linux-gnueabihf", NULL},
    {"arm-linux-musleabihf", NULL},
    {"armv7-linux-gnueabihf", NULL},
    {"armv7a-linux-gnueabihf", NULL},
    {"armv8a-linux-gnueabihf", NULL},
    {"armv6-linux-gnueabihf", NULL},
    {"armeb-linux-gnueabihf", NULL},
    {"armv7-linux-androideabi24", NULL},
    {"arm-none-eabi", NULL},
    {"armv4t-none-eabi", NULL},
    {"armv7r-none-eabi", NULL},
    {"thumbv6m-none-eabi", NULL},
    {"thumbv7m-none-eabi", NULL},
    {"thumbv7em-none-eabi", NULL},
    {"thumbv7em-none-eabihf", NULL},
    {"thumbv8m.main-none-eabi", NULL},
    {"thumbv8.1m.main-none-eabihf", NULL},
    {"armv7-freebsd", NULL},
    {"armv7-netbsd", NULL},
    {"armv6-netbsd-eabihf", NULL},
    {"armv7-openbsd", NULL},
    {"armv7-windows-msvc", NULL},
    {"armv7k-apple-watchos", NULL},
    {"armv7-apple-ios", NULL},
    {"riscv64-linux-gnu", NULL},
    {"riscv64-linux-musl", NULL},
    {"riscv64-linux-android", NULL},
    {"riscv64-freebsd", NULL},
    {"riscv64-fuchsia", NULL},
    {"riscv64-elf", NULL},
    {"riscv32-linux-gnu", NULL},
    {"riscv32-unknown-elf", NULL},
    {"powerpc-linux-gnu", NULL},
    {"powerpc64-linux-gnu", NULL},
    {"powerpc64-linux-musl", NULL},
    {"powerpc64le-linux-gnu", NULL},
    {"powerpc64-freebsd", NULL},
    {"powerpc64-ibm-aix", NULL},
    {"powerpc-ibm-aix", NULL},
    {"s390x-linux-gnu", NULL},
    {"mips-linux-gnu", NULL},
    {"mipsel-linux-gnu", NULL},
    {"mips64-linux-gnuabi64", NULL},
    {"mips64el-linux-gnuabi64", NULL},
    {"mips64-linux-gnuabin32", NULL},
    {"mipsisa32r6-linux-gnu", NULL},
    {"mipsisa64r6-linux-gnuabi64", NULL},
    {"mips64-openbsd", NULL},
    {"mips64-freebsd", NULL},
    {"mips-elf", NULL},
    {"sparc-linux-gnu", NULL},
    {"sparcv9-linux-gnu", NULL},
    {"loongarch64-linux-gnu", NULL},
    {"loongarch32-linux-gnu", NULL},
    {"loongarch64-elf", NULL},
    {"hexagon-linux-musl", NULL},
    {"hexagon-unknown-elf", NULL},
    {"wasm32", NULL},
    {"wasm32-wasip1", NULL},
    {"wasm64-unknown-unknown", NULL},
    {"bpf", NULL},
    {"bpfeb", NULL},
    {"avr", NULL},
    {"msp430", NULL},
    {"lanai", NULL},
    {"xcore", NULL},
    {"ve-linux-gnu", NULL},
    {"m68k-linux-gnu", NULL},
    {"amdgcn-amd-amdhsa", NULL},
    {"spirv64", NULL},
    // Options.
    {"x86_64-linux-gnu", "-march=x86-64-v3"},
    {"x86_64-linux-gnu", "-march=haswell"},
    {"x86_64-linux-gnu", "-march=skylake -mtune=znver3"},
    {"x86_64-linux-gnu", "-mtune=znver3"},
    {"x86_64-linux-gnu", "-fPIC"},
    {"x86_64-linux-gnu", "-fpic"},
    {"x86_64-linux-gnu", "-fPIE"},
    {"x86_64-linux-gnu", "-fno-pic"},
    {"x86_64-linux-gnu", "-march=native"},
    {"i686-linux-gnu", "-march=pentium4"},
    {"aarch64-linux-android", "-march=armv8.2-a"},
    {"aarch64-linux-android", "-march=armv8.2-a+sve2+nofp16"},
    {"aarch64-linux-android", "-march=armv9-a"},
    {"aarch64-linux-android", "-mcpu=cortex-a76"},
    {"aarch64-linux-android", "-mcpu=neoverse-v2+nosve"},
    {"aarch64-linux-android", "-mcpu=cortex-a55 -march=armv8.4-a+dotprod"},
    {"aarch64-linux-musl", "-mtune=neoverse-n1"},
    {"arm-linux-gnueabihf", "-march=armv7-a -mfpu=neon"},
    {"arm-linux-gnueabihf", "-mcpu=cortex-a15"},
    {"arm-linux-gnueabihf", "-mcpu=cortex-a53"},
    {"arm-linux-gnueabihf", "-march=armv8.2-a+fp16"},
    {"arm-linux-gnueabihf", "-mfloat-abi=softfp -mfpu=vfpv4"},
    {"arm-linux-gnueabi", "-march=armv7-a -mfloat-abi=softfp"},
    {"arm-none-eabi", "-mcpu=cortex-m4 -mfloat-abi=hard"},
    {"arm-none-eabi", "-mcpu=cortex-m55"},
    {"arm-none-eabi", "-march=armv6-m"},
    {"riscv64-linux-gnu", "-march=rv64gcv"},
    {"riscv64-linux-gnu", "-march=rv64gc_zba_zbb"},
    {"riscv64-linux-gnu", "-march=rva23u64"},
    {"riscv64-linux-gnu", "-march=rv64imac -mabi=lp64"},
    {"riscv64-linux-gnu", "-mcpu=sifive-u74"},
    {"riscv64-linux-gnu", "-mabi=lp64"},
    {"riscv32-unknown-elf", "-march=rv32imc -mabi=ilp32"},
    {"powerpc64le-linux-gnu", "-mcpu=power9"},
    {"s390x-linux-gnu", "-march=z14"},
    {"mips64el-linux-gnuabi64", "-march=mips64r6"},
    {"loongarch64-linux-gnu", "-march=la664"},
    {"hexagon-unknown-elf", "-mcpu=hexagonv73"},
    {"wasm32-wasip1", "-mcpu=mvp"},
    {"loongarch64-linux-gnu", "-march=loongarch64"},
    {"riscv64-linux-gnu", "-mcpu=sifive-u74"},
    {"riscv64-linux-gnu", "-mcpu=sifive-p670 -mtune=sifive-u74"},
    {"riscv64-linux-gnu", "-march=rv64gcv -mcpu=sifive-u74"},
    {"riscv64-linux-android34", NULL},
    {"riscv64-fuchsia", NULL},
    {"riscv32-unknown-elf", "-mabi=ilp32e"},
    {"riscv64-unknown-elf", "-mabi=lp64e"},
    {"riscv64-unknown-elf", "-mabi=lp64f -march=rv64imaf"},
    {"armeb-linux-gnueabihf", NULL},
    {"armv8a-linux-gnueabihf", "-march=armv8-a+crypto"},
    {"armv8a-linux-gnueabihf", "-march=armv8-a+crypto+nosha2"},
    {"armv8a-linux-gnueabihf", "-march=armv8.2-a+fp16"},
    {"thumbv6m-none-eabi", NULL},
    {"thumbv8m.base-none-eabi", NULL},
    {"armv7-netbsd-eabihf", NULL},
    {"thumbeb-linux-gnueabi", NULL},
    {"armv5te-linux-androideabi21", NULL},
    {"armv6-linux-androideabi21", NULL},
    {"aarch64-linux-android", "-mcpu=cortex-a53"},
    {"aarch64-linux-android", "-mcpu=cortex-a72"},
    {"aarch64-linux-android", "-march=armv8-a"},
    {"aarch64-linux-ohos", "-mcpu=cortex-a72"},
    {"aarch64-linux-ohos", "-march=armv8.2-a"},
    {"aarch64-fuchsia", "-march=armv8-a"},
    {"aarch64-fuchsia", "-march=armv8.2-a"},
    {"aarch64-fuchsia", "-mcpu=cortex-a53"},
    {"aarch64-fuchsia", "-mcpu=cortex-a72"},
    {"arm-linux-gnueabihf", "-mcpu=generic"},
    {"arm-linux-gnueabihf", "-march=armv8.2-a+fp16fml"},
    {"arm-linux-gnueabihf", "-march=armv8.2-a+fp16fml+nofp16"},
    {"arm-linux-gnueabihf", "-march=armv8-a+crypto+noaes"},
    {"arm-linux-gnueabihf", "-march=armv7-a -mfpu=crypto-neon-fp-armv8"},
    {"arm-none-eabi", "-march=armv8-m.main -mfpu=crypto-neon-fp-armv8"},
    {"arm-linux-gnueabi", "-mabi=aapcs"},
    {"armv7-netbsd", "-mabi=aapcs"},
    {"riscv32-unknown-elf", "-mabi=ilp32"},
    {"mips-linux-gnu", "-mfloat-abi=soft"},
    {"mips64-linux-gnuabi64", "-mfloat-abi=soft"},
    {"powerpc64-linux-gnu", "-mfloat-abi=soft"},
    {"aarch64-linux-gnu", "-mcpu=neoverse-v1"},
    {"aarch64-linux-gnu", "-march=armv8-a -mtune=cortex-a76"},
    {"aarch64-linux-android30", NULL},
    {"powerpc-linux-gnu", "-mcpu=7400"},
    {"powerpc64-linux-gnu", "-mcpu=pwr8"},
    {"mipsel-linux-gnu", "-march=mips32r2"},
    {"sparcv9-linux-gnu", "-mcpu=niagara2"},
};

// Features that only clang's own part of the compiler knows (it takes
// soft-float-abi away before LLVM sees the list), and outline atomics.
static bool is_ignored(const char *feature) {
  return !strcmp(feature + 1, "fmv") ||
         !strcmp(feature + 1, "outline-atomics") ||
         !strcmp(feature + 1, "soft-float-abi");
}

static TargetOptions parse_options(Arena *arena, const Case *c) {
  TargetOptions o = {.triple = c->triple};
  const char *given = c->options ? c->options : "";
  char *text = arena_copy(arena, given, strlen(given) + 1, 1);
  for (char *word = strtok(text, " "); word; word = strtok(NULL, " ")) {
    if (!strncmp(word, "-march=", 7))
      o.march = word + 7;
    else if (!strncmp(word, "-mcpu=", 6))
      o.mcpu = word + 6;
    else if (!strncmp(word, "-mtune=", 7))
      o.mtune = word + 7;
    else if (!strncmp(word, "-mabi=", 6))
      o.mabi = word + 6;
    else if (!strncmp(word, "-mfpu=", 6))
      o.mfpu = word + 6;
    else if (!strcmp(word, "-mfloat-abi=soft"))
      o.float_abi = FLOAT_ABI_SOFT;
    else if (!strcmp(word, "-mfloat-abi=softfp"))
      o.float_abi = FLOAT_ABI_SOFTFP;
    else if (!strcmp(word, "-mfloat-abi=hard"))
      o.float_abi = FLOAT_ABI_HARD;
    else if (!strcmp(word, "-fPIC"))
      o.pic = PIC_BIG;
    else if (!strcmp(word, "-fpic"))
      o.pic = PIC_SMALL;
    else if (!strcmp(word, "-fPIE"))
      o.pic = PIE_BIG;
    else if (!strcmp(word, "-fno-pic"))
      o.pic = PIC_NONE;
    else
      EXPECT(!word);
  }
  return o;
}

static int by_text(const void *a, const void *b) {
  return strcmp(*(const char *const *)a, *(const char *const *)b);
}

// The last mention of each feature, sorted: later ones win.
static const char *canonical(Arena *arena, const char **list, size_t count) {
  size_t kept = 0;
  for (size_t i = 0; i < count; i++) {
    bool last = !is_ignored(list[i]);
    for (size_t j = i + 1; j < count && last; j++)
      last = strcmp(list[i] + 1, list[j] + 1) != 0;
    if (last)
      list[kept++] = list[i];
  }
  qsort(list, kept, sizeof *list, by_text);
  Buf text = {0};
  for (size_t i = 0; i < kept; i++)
    buf_printf(&text, "%s ", list[i]);
  const char *result = arena_str(arena, str_from(buf_cstr(&text))).data;
  buf_release(&text);
  return result;
}

static const char *our_features(Arena *arena, const TargetSpec *spec) {
  const char **list = arena_array(arena, const char *, 2000);
  size_t count = 0;
  char *text = arena_copy(arena, spec->features, strlen(spec->features) + 1, 1);
  for (char *f = strtok(text, ","); f; f = strtok(NULL, ","))
    list[count++] = f;
  return canonical(arena, list, count);
}

static const char *our_pic(const TargetSpec *spec) {
  static const char *const names[] = {[PIC_NONE] = "static",
                                      [PIC_SMALL] = "pic 1",
                                      [PIC_BIG] = "pic 2",
                                      [PIE_SMALL] = "pic 1 pie",
                                      [PIE_BIG] = "pic 2 pie"};
  return names[spec->pic];
}

static const char *our_frame(const TargetSpec *spec) {
  static const char *const names[] = {"none", "non-leaf", "all", "reserved",
                                      "non-leaf-no-reserve"};
  return names[spec->frame_pointer];
}

static const char *our_float_abi(const TargetSpec *spec) {
  return spec->float_abi == FLOAT_ABI_HARD ? "hard" : "soft";
}

#endif
