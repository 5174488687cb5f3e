#!/bin/sh
# label: slow
# Every atomic update of every type, for every target that can have it: LLVM
# selects some of them wrongly or not at all (backend/codegen/expand_atomics.c). What
# was expanded is run where there is an emulator, without a C library.
. "$SOURCE/test/driver/common.inc"

integers="xchg add sub _and nand _or _xor max min umax umin uinc_wrap \
udec_wrap usub_cond usub_sat"
floats="fadd fsub fmax fmin fmaximum fminimum"

updates() { # type, update...
  type=$1
  shift
  for update; do
    cat <<END
llvm.func @${type}_$update(%p: !llvm.ptr, %q: !llvm.ptr) {
  %v = llvm.load %q : !llvm.ptr -> $type
  %0 = llvm.atomicrmw $update %p, %v seq_cst : !llvm.ptr, $type
  llvm.store %0, %q : $type, !llvm.ptr
  llvm.return
}
END
  done
}

for type in i8 i16 i32 i64; do
  updates $type $integers
done >integers.mlir
for type in f16 bf16 f32 f64; do
  updates $type xchg $floats
done >floats.mlir
updates f128 $floats >quads.mlir
cat integers.mlir floats.mlir quads.mlir >all.mlir
cat integers.mlir floats.mlir >no-quads.mlir

compiles() { # levels, file, target...
  levels=$1
  file=$2
  shift 2
  for target; do
    step "$file for $target"
    for level in $levels; do
      works "$MLCC" -target "$target" "$level" -c "$file" -o x.o
    done
  done
}

compiles "-O0 -O2" all.mlir x86_64-linux-gnu x86_64-pc-windows-msvc arm64-apple-macos \
  aarch64-linux-gnu aarch64_be-linux-gnu i386-linux-gnu arm-linux-gnueabihf \
  arm-linux-gnueabi armv5te-linux-gnueabi thumbv7m-none-eabi \
  riscv64-linux-gnu riscv32-unknown-elf mips-linux-gnu mips64el-linux-gnuabi64 \
  powerpc-linux-gnu powerpc64-linux-gnu powerpc64le-linux-gnu \
  s390x-linux-gnu sparc-linux-gnu sparcv9-linux-gnu loongarch64-linux-gnu \
  wasm32-unknown-unknown wasm64-unknown-unknown hexagon-unknown-elf \
  ve-linux-gnu
compiles "-O0 -O2" no-quads.mlir m68k-linux-gnu amdgcn-amd-amdhsa
compiles -O2 no-quads.mlir avr-unknown-unknown # -O0 runs out of registers

# Results

cat >check.c <<'END'
typedef unsigned long long Bits;
typedef void Update(void *memory, void *operand);
#define ROW(size, name, before, operand, after)                                \
  extern Update name;
#include "rows.inc"
#undef ROW

float fmaxf(float a, float b) {
  return a != a ? b : b != b || a > b ? a : b;
}
float fminf(float a, float b) {
  return a != a ? b : b != b || a < b ? a : b;
}

static void leave(long code) {
#if defined(__s390x__)
  register long number __asm__("1") = 1, value __asm__("2") = code;
  __asm__ volatile("svc 0" : : "r"(number), "r"(value));
#elif defined(__mips64)
  register long number __asm__("$2") = 5058, value __asm__("$4") = code;
  __asm__ volatile("syscall" : : "r"(number), "r"(value));
#elif defined(__powerpc64__)
  register long number __asm__("r0") = 1, value __asm__("r3") = code;
  __asm__ volatile("sc" : : "r"(number), "r"(value));
#elif defined(__arm__)
  register long number __asm__("r7") = 1, value __asm__("r0") = code;
  __asm__ volatile("svc 0" : : "r"(number), "r"(value));
#elif defined(__i386__)
  __asm__ volatile("int $0x80" : : "a"(1), "b"(code));
#endif
  for (;;)
    ;
}

static void put(void *to, Bits value, int size) {
  if (size == 1)
    *(unsigned char *)to = (unsigned char)value;
  else if (size == 2)
    *(unsigned short *)to = (unsigned short)value;
  else if (size == 4)
    *(unsigned *)to = (unsigned)value;
  else
    *(Bits *)to = value;
}

static Bits get(const void *from, int size) {
  return size == 1   ? *(const unsigned char *)from
         : size == 2 ? *(const unsigned short *)from
         : size == 4 ? *(const unsigned *)from
                     : *(const Bits *)from;
}

static int is_wrong(int size, Update *update, Bits before, Bits with,
                    Bits after) {
  static Bits memory, operand;
  put(&memory, before, size);
  put(&operand, with, size);
  update(&memory, &operand);
  return get(&memory, size) != after || get(&operand, size) != before;
}

void _start(void) {
#define ROW(size, name, before, operand, after)                                \
  if (is_wrong(size, name, before, operand, after))                            \
    leave(__LINE__ % 200 + 1);
#include "rows.inc"
  leave(0);
}
END
# 1, 2, 3, -1; 256 + 1 is a tie; NaN and signs of zero.
cat >bfloats.inc <<'END'
ROW(2, bf16_fadd, 0x3f80, 0x4000, 0x4040)
ROW(2, bf16_fadd, 0x4380, 0x3f80, 0x4380)
ROW(2, bf16_fsub, 0x3f80, 0x4000, 0xbf80)
ROW(2, bf16_fmax, 0x7fc0, 0x3f80, 0x3f80)
ROW(2, bf16_fmin, 0x3f80, 0x4000, 0x3f80)
ROW(2, bf16_fmaximum, 0x7fc0, 0x3f80, 0x7fc0)
ROW(2, bf16_fmaximum, 0x8000, 0x0000, 0x0000)
ROW(2, bf16_fminimum, 0x0000, 0x8000, 0x8000)
END
cat >doubles.inc <<'END'
ROW(8, f64_fmaximum, 0x3ff0000000000000, 0x4000000000000000, 0x4000000000000000)
ROW(8, f64_fmaximum, 0x8000000000000000, 0x0000000000000000, 0x0000000000000000)
ROW(8, f64_fmaximum, 0x3ff0000000000000, 0x7ff8000000000000, 0x7ff8000000000000)
ROW(8, f64_fminimum, 0x3ff0000000000000, 0x4000000000000000, 0x3ff0000000000000)
ROW(8, f64_fminimum, 0x0000000000000000, 0x8000000000000000, 0x8000000000000000)
END
cat >wraps.inc <<'END'
ROW(4, i32_uinc_wrap, 4, 5, 5)
ROW(4, i32_uinc_wrap, 5, 5, 0)
ROW(4, i32_udec_wrap, 3, 7, 2)
ROW(4, i32_udec_wrap, 0, 7, 7)
ROW(4, i32_udec_wrap, 9, 7, 7)
ROW(4, i32_usub_cond, 5, 3, 2)
ROW(4, i32_usub_cond, 3, 5, 3)
ROW(4, i32_usub_sat, 3, 5, 0)
ROW(1, i8_uinc_wrap, 254, 255, 255)
ROW(1, i8_usub_sat, 200, 100, 100)
END

compute() { # target, emulator, rows...
  target=$1
  emulator=$2
  shift 2
  step "results for $target"
  command -v "$emulator" >/dev/null || { echo "no $emulator, skipped"; return; }
  cat "$@" >rows.inc
  case $target in
  mips*) abi="-mno-abicalls -G0" ;; # nobody sets up its registers
  *) abi= ;;
  esac
  clang-22 -target "$target" -O1 -ffreestanding -fno-builtin -fno-stack-protector \
    -fno-pic $abi -c check.c -o check.o 2>err || stop "no check.o"
  sed -n 's/.*, \([a-z0-9_]*\), .*, .*, .*/\1/p' rows.inc | sort -u >names
  while read -r name; do
    updates "${name%%_*}" "${name#*_}"
  done <names >some.mlir
  for level in -O0 -O2; do
    works "$MLCC" -target "$target" $level -fno-pic -c some.mlir -o some.o
    works "$MLCC" -target "$target" -nostdlib -static \
      -Wl,--hash-style=sysv,-e,_start some.o check.o -o program
    "$emulator" ./program || stop "row $? is wrong at $level"
  done
}

command -v clang-22 >/dev/null || { echo "no clang-22, not run"; exit 0; }
compute s390x-linux-gnu qemu-s390x bfloats.inc wraps.inc
compute mips64el-linux-gnuabi64 qemu-mips64el bfloats.inc wraps.inc
compute powerpc64le-linux-gnu qemu-ppc64le bfloats.inc
compute arm-linux-gnueabihf qemu-arm doubles.inc wraps.inc
compute i386-linux-gnu qemu-i386 doubles.inc
exit 0
