// The functions by which a program finds out which level its processor has,
// with a table of levels: their names, and the bits that they want.
//
// x86-64 is asked by CPUID, and XGETBV tells which registers the operating
// system keeps. Linux says the same of other processors by getauxval(), which is
// a weak symbol: without it a processor has no level but the first.

#include "lowering/func/cpu_levels.h"

#define BIT(n)           (1u << (n))
#define BITS(a, b, c, d) (BIT(a) | BIT(b) | BIT(c) | BIT(d))

const CpuLevel cpu_levels[] = {
#define LEVEL(arch, name, cpu, features, sign, is_automatic, ...)              \
  {arch, name, cpu, features, sign, is_automatic, {__VA_ARGS__}},
#include "lowering/func/cpu_levels.def"
    {0},
};

// Functions that return what a processor says of itself, as a vector of words.

#define WORDS     "vector<4xi32>"
#define REGISTERS "!llvm.struct<(i32, i32, i32, i32)>"
#define PAIR      "!llvm.struct<(i32, i32)>"

// A leaf that is beyond the last one is none.
static const char words_of_x86[] =
    "llvm.func internal @__mlcc_cpuid(%leaf: i32) -> " REGISTERS " {\n"
    "  %none = llvm.mlir.constant(0 : i32) : i32\n"
    "  %all = llvm.inline_asm has_side_effects \"cpuid\",\n"
    "    \"={ax},={bx},={cx},={dx},0,2\" %leaf, %none\n"
    "    : (i32, i32) -> " REGISTERS "\n"
    "  llvm.return %all : " REGISTERS "\n"
    "}\n"
    "llvm.func internal @__mlcc_cpu_words() -> " WORDS " {\n"
    "  %i0 = llvm.mlir.constant(0 : i32) : i32\n"
    "  %i1 = llvm.mlir.constant(1 : i32) : i32\n"
    "  %i2 = llvm.mlir.constant(2 : i32) : i32\n"
    "  %i3 = llvm.mlir.constant(3 : i32) : i32\n"
    "  %i7 = llvm.mlir.constant(7 : i32) : i32\n"
    "  %extended = llvm.mlir.constant(0x80000001 : i32) : i32\n"
    "  %osxsave = llvm.mlir.constant(0x8000000 : i32) : i32\n"
    "  %leaf0 = llvm.call @__mlcc_cpuid(%i0) : (i32) -> " REGISTERS "\n"
    "  %leaf1 = llvm.call @__mlcc_cpuid(%i1) : (i32) -> " REGISTERS "\n"
    "  %leaf7 = llvm.call @__mlcc_cpuid(%i7) : (i32) -> " REGISTERS "\n"
    "  %leaf8 = llvm.call @__mlcc_cpuid(%extended) : (i32) -> " REGISTERS "\n"
    "  %last = llvm.extractvalue %leaf0[0] : " REGISTERS "\n"
    "  %ecx1 = llvm.extractvalue %leaf1[2] : " REGISTERS "\n"
    "  %ebx7 = llvm.extractvalue %leaf7[1] : " REGISTERS "\n"
    "  %ecx8 = llvm.extractvalue %leaf8[2] : " REGISTERS "\n"
    "  %has7 = llvm.icmp \"uge\" %last, %i7 : i32\n"
    "  %if7 = llvm.select %has7, %ebx7, %i0 : i1, i32\n"
    "  %no = llvm.mlir.zero : " WORDS "\n"
    "  %one = llvm.insertelement %ecx1, %no[%i0 : i32] : " WORDS "\n"
    "  %two = llvm.insertelement %if7, %one[%i1 : i32] : " WORDS "\n"
    "  %three = llvm.insertelement %ecx8, %two[%i2 : i32] : " WORDS "\n"
    "  %saves = llvm.and %ecx1, %osxsave : i32\n"
    "  %has_xcr0 = llvm.icmp \"ne\" %saves, %i0 : i32\n"
    "  llvm.cond_br %has_xcr0, ^xcr0, ^end(%three : " WORDS ")\n"
    "^xcr0:\n"
    "  %xcr0 = llvm.inline_asm has_side_effects \"xgetbv\",\n"
    "    \"={ax},={dx},{cx}\" %i0 : (i32) -> " PAIR "\n"
    "  %low = llvm.extractvalue %xcr0[0] : " PAIR "\n"
    "  %four = llvm.insertelement %low, %three[%i3 : i32] : " WORDS "\n"
    "  llvm.br ^end(%four : " WORDS ")\n"
    "^end(%words: " WORDS "):\n"
    "  llvm.return %words : " WORDS "\n"
    "}\n";

static const char words_of_linux[] =
    "llvm.func extern_weak @getauxval(i64) -> i64\n"
    "llvm.func internal @__mlcc_cpu_words() -> " WORDS " {\n"
    "  %hwcap = llvm.mlir.constant(16 : i64) : i64\n"
    "  %first = llvm.mlir.constant(0 : i32) : i32\n"
    "  %null = llvm.mlir.zero : !llvm.ptr\n"
    "  %no = llvm.mlir.zero : " WORDS "\n"
    "  %get = llvm.mlir.addressof @getauxval : !llvm.ptr\n"
    "  %is_there = llvm.icmp \"ne\" %get, %null : !llvm.ptr\n"
    "  llvm.cond_br %is_there, ^get, ^end(%no : " WORDS ")\n"
    "^get:\n"
    "  %bits = llvm.call @getauxval(%hwcap) : (i64) -> i64\n"
    "  %low = llvm.trunc %bits : i64 to i32\n"
    "  %one = llvm.insertelement %low, %no[%first : i32] : " WORDS "\n"
    "  llvm.br ^end(%one : " WORDS ")\n"
    "^end(%words: " WORDS "):\n"
    "  llvm.return %words : " WORDS "\n"
    "}\n";

// The table

enum { NAME_BYTES = 16 };

static void put_names(Buf *out, const CpuLevels *levels) {
  buf_lit(out, "llvm.mlir.global internal constant "
               "@__mlcc_cpu_level_names(\"");
  for (size_t i = 0; i < levels->size; i++) {
    const char *name = levels->data[i]->name;
    buf_puts(out, name);
    for (size_t n = strlen(name); n < NAME_BYTES; n++)
      buf_lit(out, "\\00");
  }
  buf_printf(out, "\") : !llvm.array<%zu x i8>\n", levels->size * NAME_BYTES);
}

static void put_masks(Buf *out, const CpuLevels *levels) {
  buf_lit(out, "llvm.mlir.global internal constant "
               "@__mlcc_cpu_level_bits(dense<[");
  for (size_t i = 0; i < levels->size; i++) {
    const uint32_t *words = levels->data[i]->words;
    buf_printf(out, "%s[0x%x, 0x%x, 0x%x, 0x%x]", i ? ", " : "", words[0],
               words[1], words[2], words[3]);
  }
  buf_printf(out, "]> : tensor<%zux4xi32>) : !llvm.array<%zu x " WORDS ">\n",
             levels->size, levels->size);
}

// Whether the processor has a level, by its place in the table.

static const char has_by_name[] =
    "llvm.func extern_weak @mlcc_cpu_has(!llvm.ptr) -> i32\n"
    "llvm.func internal @__mlcc_has_cpu_level(%words: " WORDS
    ", %level: i64) -> i1 {\n"
    "  %null = llvm.mlir.zero : !llvm.ptr\n"
    "  %has = llvm.mlir.addressof @mlcc_cpu_has : !llvm.ptr\n"
    "  %is_there = llvm.icmp \"ne\" %has, %null : !llvm.ptr\n"
    "  llvm.cond_br %is_there, ^ask, ^look\n"
    "^ask:\n"
    "  %names = llvm.mlir.addressof @__mlcc_cpu_level_names : !llvm.ptr\n"
    "  %name = llvm.getelementptr %names[%level]\n"
    "    : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.array<16 x i8>\n"
    "  %none = llvm.mlir.constant(0 : i32) : i32\n"
    "  %answer = llvm.call @mlcc_cpu_has(%name) : (!llvm.ptr) -> i32\n"
    "  %yes = llvm.icmp \"ne\" %answer, %none : i32\n"
    "  llvm.return %yes : i1\n"
    "^look:\n"
    "  %by_bits = llvm.call @__mlcc_has_cpu_bits(%words, %level)\n"
    "    : (" WORDS ", i64) -> i1\n"
    "  llvm.return %by_bits : i1\n"
    "}\n";

static const char has_by_bits[] =
    "llvm.func internal @%s(%%words: " WORDS ", %%level: i64) -> i1 {\n"
    "  %%all = llvm.mlir.addressof @__mlcc_cpu_level_bits : !llvm.ptr\n"
    "  %%at = llvm.getelementptr %%all[%%level]\n"
    "    : (!llvm.ptr, i64) -> !llvm.ptr, " WORDS "\n"
    "  %%wanted = llvm.load %%at : !llvm.ptr -> " WORDS "\n"
    "  %%set = llvm.and %%words, %%wanted : " WORDS "\n"
    "  %%differ = llvm.icmp \"ne\" %%set, %%wanted : " WORDS "\n"
    "  %%any = \"llvm.intr.vector.reduce.or\"(%%differ) : (vector<4xi1>) -> "
    "i1\n"
    "  %%true = llvm.mlir.constant(true) : i1\n"
    "  %%has = llvm.xor %%any, %%true : i1\n"
    "  llvm.return %%has : i1\n"
    "}\n";

// All levels one after the other, and what came of that.

static const char find_level[] =
    "llvm.func internal @__mlcc_find_cpu_level() -> i32"
    " attributes {no_inline} {\n"
    "  %%none = llvm.mlir.constant(0 : i64) : i64\n"
    "  %%one = llvm.mlir.constant(1 : i64) : i64\n"
    "  %%two = llvm.mlir.constant(2 : i64) : i64\n"
    "  %%count = llvm.mlir.constant(%zu : i64) : i64\n"
    "  %%words = llvm.call @__mlcc_cpu_words() : () -> " WORDS "\n"
    "  llvm.br ^next(%%none, %%one : i64, i64)\n"
    "^next(%%level: i64, %%before: i64):\n"
    "  %%is_level = llvm.icmp \"ult\" %%level, %%count : i64\n"
    "  llvm.cond_br %%is_level, ^test, ^end\n"
    "^test:\n"
    "  %%has = llvm.call @__mlcc_has_cpu_level(%%words, %%level)\n"
    "    : (" WORDS ", i64) -> i1\n"
    "  %%number = llvm.add %%level, %%two : i64\n"
    "  %%last = llvm.select %%has, %%number, %%before : i1, i64\n"
    "  %%behind = llvm.add %%level, %%one : i64\n"
    "  llvm.br ^next(%%behind, %%last : i64, i64)\n"
    "^end:\n"
    "  %%found = llvm.trunc %%before : i64 to i32\n"
    "  llvm.return %%found : i32\n"
    "}\n";

static const char known_level[] =
    "llvm.mlir.global internal @__mlcc_known_cpu_level(0 : i32)"
    " {alignment = 4 : i64} : i32\n"
    "func.func private @" CPU_LEVEL_FUNCTION "() -> i32 {\n"
    "  %none = llvm.mlir.constant(0 : i32) : i32\n"
    "  %at = llvm.mlir.addressof @__mlcc_known_cpu_level : !llvm.ptr\n"
    "  %known = llvm.load %at atomic monotonic {alignment = 4 : i64}\n"
    "    : !llvm.ptr -> i32\n"
    "  %is_known = llvm.icmp \"ne\" %known, %none : i32\n"
    "  llvm.cond_br %is_known, ^end(%known : i32), ^find\n"
    "^find:\n"
    "  %found = llvm.call @__mlcc_find_cpu_level() : () -> i32\n"
    "  llvm.store %found, %at atomic monotonic {alignment = 4 : i64}\n"
    "    : i32, !llvm.ptr\n"
    "  llvm.br ^end(%found : i32)\n"
    "^end(%level: i32):\n"
    "  func.return %level : i32\n"
    "}\n";

void put_cpu_level_function(Buf *out, const CpuLevels *levels, bool asks) {
  bool is_x86 = !strcmp(levels->data[0]->arch, "x86_64");
  buf_puts(out, is_x86 ? words_of_x86 : words_of_linux);
  put_masks(out, levels);
  buf_printf(out, has_by_bits,
             asks ? "__mlcc_has_cpu_bits" : "__mlcc_has_cpu_level");
  if (asks) {
    put_names(out, levels);
    buf_puts(out, has_by_name);
  }
  buf_printf(out, find_level, levels->size);
  buf_puts(out, known_level);
}
