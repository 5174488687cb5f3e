#!/bin/sh
# Values that nobody knows are errors, not defaults.
. "$SOURCE/test/driver/common.inc"

refused() { # ARGUMENT MESSAGE
  argument=$1
  fails "$MLCC" $argument -c add.mlir
  says "$2"
  absent add.o
}

step "-x"
refused "-x f77" "'-x f77' is another language; compile it with its own compiler"
refused "-x cuda" "another language"
refused "-x mlri" "language not recognized: 'mlri'; known: mlir, ir"

step "components of a target"
for target in aarch64-linux-andriod aarch64-linux-andriod21 aarch64-linux-androidd; do
  refused "-target $target" "unknown environment '${target##*-}' in target '$target'; did you mean 'android'?"
done
refused "-target aarch64-linx-gnu" "unknown operating system 'linx' in target 'aarch64-linx-gnu'; did you mean 'linux'?"
refused "-target x86_64-linuxx-gnu" "did you mean 'linux'?"
refused "-target x86_64-pc-windows-mscv" "did you mean 'msvc'?"
for target in riscv64-unknown-elf armv7a-linux-androideabi21 wasm32-wasip2 \
  arm64-apple-ios14-simulator x86_64-pc-linux-gnu-elf x86_64-w64-mingw32 avr \
  x86_64-alpine-linux-musl aarch64-linux-gnu_ilp32 x86_64-linux-gnu2.31 \
  powerpc64-ibm-aix7.2 arm-none-eabihf i386-unknown-freebsd13.1; do
  works "$MLCC" -target $target -c add.mlir -o /dev/null
done

step "-mabi="
riscv="-target riscv64-linux-gnu"
refused "$riscv -mabi=foo" "unknown ABI '-mabi=foo' for target 'riscv64-unknown-linux-gnu'; it has lp64, lp64f, lp64d, lp64e"
refused "$riscv -mabi=ilp32d" "unknown ABI '-mabi=ilp32d'"
refused "$riscv -march=rv64imac -mabi=lp64d" "needs more registers"
refused "-target x86_64-linux-gnu -mabi=lp64" "it has sysv"
refused "-target s390x-linux-gnu -mabi=lp64" "it has only one"
works "$MLCC" -target mips64-linux-gnuabi64 -mabi=64 -c add.mlir -o /dev/null

step "-mcmodel="
refused "-target x86_64-linux-gnu -mcmodel=medlow" "unsupported code model '-mcmodel=medlow'"
refused "-target aarch64-linux-gnu -mcmodel=kernel" "unsupported code model"
refused "$riscv -mcmodel=bogus" "unsupported code model"
works "$MLCC" $riscv -mcmodel=medany -c add.mlir -o /dev/null

step "-mfloat-abi=, -mfpu="
refused "-mfloat-abi=bogus" "known: soft, softfp, hard"
refused "-target x86_64-linux-gnu -mfloat-abi=soft" "unsupported option '-mfloat-abi=soft'"
refused "-target aarch64-linux-gnu -mfpu=neon" "unsupported option '-mfpu=neon'"
works "$MLCC" -target mips-linux-gnu -mfloat-abi=soft -S -emit-llvm add.mlir -o -
prints "+soft-float"

step "-mtune="
for target in x86_64 aarch64 riscv64 s390x powerpc64le arm mips64 loongarch64; do
  works "$MLCC" -target $target-linux-gnu -mtune=generic -c add.mlir -o /dev/null
  [ ! -s err ] || stop "$target: $(cat err)"
  refused "-target $target-linux-gnu -mtune=bogus" "unknown CPU to tune for 'bogus'"
done
works "$MLCC" -target powerpc64le-linux-gnu -mtune=power9 -S -emit-llvm add.mlir -o -
prints '"tune-cpu"="pwr9"'
works "$MLCC" -target arm-linux-gnueabihf -mtune=cortex-a53 -c add.mlir -o /dev/null
says "warning: argument unused during compilation: '-mtune=cortex-a53'"
works "$MLCC" -mtune=native -c add.mlir -o /dev/null

step "options of LLVM's"
refused "-mllvm -bogus" "Unknown command line argument '-bogus'"
refused "-mllvm -inline-threshold=many" "-mllvm"
works "$MLCC" -mllvm -x86-asm-syntax=intel -c add.mlir

step "passes, levels, numbers, prefixes"
refused -print-after=bogus "unknown pass 'bogus' in '-print-after=bogus'"
refused -stop-after=bogus "unknown pass 'bogus' in '-stop-after=bogus'"
refused -emit-mlir=bogus "unknown stage 'bogus'"
refused -Obogus "invalid optimization level '-Obogus'"
refused -fmessage-length=bogus "invalid number in '-fmessage-length=bogus'"
refused -ffile-prefix-map=here "it must be OLD=NEW"
works "$MLCC" -O9 -c add.mlir
says "warning: optimization level '-O9' is not supported; using '-O3' instead"

# A name is sought for 64 values that nobody has defined; those read last.
step "many undefined values"
awk 'BEGIN {
  print "func.func @f(%alpha: i32) {"
  for (i = 0; i < 65; i++)
    print "  %" i " = arith.addi %alpha" i ", %alpha : i32"
  print "  return\n}"
}' >names.mlir
fails "$MLCC" -c names.mlir
says "names.mlir:3:19: note: did you mean '%alpha'?"
grep -q "names.mlir:2:19: note:" err && stop "a name is sought for the first"

step "-fdiagnostics-color="
rm -f add.o
refused -fdiagnostics-color=bogus \
  "invalid value 'bogus' in '-fdiagnostics-color=bogus'; known: auto, never, always"
works "$MLCC" -fdiagnostics-color=never -c add.mlir
exit 0
