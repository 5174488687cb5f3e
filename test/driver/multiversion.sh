#!/bin/sh
# label: slow
# -mmultiversion=: which versions there are, which one a program takes, and what
# that computes, on processors with and without each level, by qemu.
. "$SOURCE/test/driver/common.inc"
need "$LLVM_BIN/llvm-objcopy"
cp "$SOURCE"/test/driver/Inputs/multiversion.* .
x86="-target x86_64-linux-gnu"

has() { # FUNCTION VERSIONS OPTIONS...
  function=$1 want=$2
  shift 2
  works "$MLCC" -emit-mlir=func-multiversion multiversion.mlir -o - "$@"
  got=$(sed -n "s/^  func.func private @\"$function\.\(.*\)\"(.*/\1/p; \
                s/^  func.func private @$function\.\([a-z]*\)(.*/\1/p" out |
    grep -v base | tr '\n' ' ')
  [ "$got" = "$want" ] || stop "$*: versions of $function: '$got', not '$want'"
}

step "which there are"
all="x86-64-v2 x86-64-v3 x86-64-v4 "
has product "" $x86 -O2
has product "$all" $x86 -O3
has product "$all" $x86 -O2 -mmultiversion=auto
has product "" $x86 -O3 -mmultiversion=none
has product "" $x86 -O3 -march=x86-64-v3
has product "" $x86 -O3 -mavx2
has product "$all" $x86 -O3 -mtune=znver4
has product "x86-64-v4 " $x86 -O2 -march=x86-64-v3 -mmultiversion=auto
has product "x86-64-v3 " $x86 -mmultiversion=base,x86-64-v3
has product "" -target aarch64-linux-gnu -O3
has product "dotprod sve " -target aarch64-linux-gnu -mmultiversion=sve,dotprod
has product "v " -target riscv64-linux-gnu -mmultiversion=v
has product "$all" -target x86_64-windows-gnu -O3
has product "$all" -target x86_64-apple-macos -O3
for target in windows-gnu windows-msvc apple-macos freebsd; do
  works "$MLCC" -target x86_64-$target -O3 -c multiversion.mlir -o k.o
done

step "functions with loops have them if levels are named"
has loop "" $x86 -O3
has loop "x86-64-v3 " $x86 -O2 -mmultiversion=x86-64-v3

step "levels that a target does not have"
fails "$MLCC" $x86 -mmultiversion=x86-64-v5 -c multiversion.mlir
says "unknown level 'x86-64-v5' in -mmultiversion="
says "did you mean 'x86-64-v2'?"
fails "$MLCC" -target armv7-linux-gnueabihf -mmultiversion=sve -c multiversion.mlir
says "'armv7-unknown-linux-gnueabihf' has none"
absent multiversion.o
works "$MLCC" -target aarch64-linux-gnu -mmultiversion=auto -c multiversion.mlir
says "argument unused during compilation: '-mmultiversion=auto'"

step "what is made for any processor is remarked upon once"
works "$MLCC" $x86 -O2 -c multiversion.mlir
[ "$(grep -c any-processor err)" = 1 ] || stop "not one remark"
works "$MLCC" $x86 -O2 -c multiversion.mlir -Rno-any-processor -Rany-processor
[ -s err ] || stop "no remark in spite of -Rany-processor"
for quiet in -Rno-any-processor -mmultiversion=none -march=x86-64 -O3 -w; do
  works "$MLCC" $x86 -O2 -c multiversion.mlir $quiet
  [ ! -s err ] || stop "a remark in spite of $quiet"
done

# Makes ./p, whose level can be looked at: COMPILER OPTIONS...
program() {
  cc=$1
  shift
  works "$MLCC" -O2 -c multiversion.mlir -o k.o "$@"
  works "$LLVM_BIN/llvm-objcopy" \
    --globalize-symbol=__mlcc_known_cpu_level k.o
  works $cc -O1 -DLEVEL=__mlcc_known_cpu_level $defines multiversion.c k.o -o p
}

runs() { # OUTPUT COMMAND...
  want=$1
  shift
  works "$@"
  [ "$(cat out)" = "$want" ] || stop "$*: '$(cat out)', not '$want'"
}

defines=
if command -v aarch64-linux-gnu-gcc qemu-aarch64 >/dev/null; then
  step "AArch64"
  program aarch64-linux-gnu-gcc -target aarch64-linux-gnu \
    -mmultiversion=dotprod,sve
  root="qemu-aarch64 -L /usr/aarch64-linux-gnu"
  runs "1 fused" $root -cpu cortex-a53 ./p
  runs "2 fused" $root -cpu cortex-a76 ./p
  runs "3 fused" $root -cpu max ./p
fi
if command -v riscv64-linux-gnu-gcc qemu-riscv64 >/dev/null; then
  step "RISC-V, whose emulator says nothing of vectors"
  defines=-DSAYS
  program riscv64-linux-gnu-gcc -target riscv64-linux-gnu -mmultiversion=v
  root="qemu-riscv64 -L /usr/riscv64-linux-gnu"
  LEVELS= runs "1 fused" $root -cpu rv64 ./p
  LEVELS=v runs "2 fused" $root -cpu rv64,v=true,vlen=128 ./p
fi

case $("$MLCC" -dumpmachine) in
x86_64*) ;;
*) exit 0 ;;
esac
need gcc

step "the level of this processor"
cat >level.c <<'END'
#include <stdio.h>
int main(void) {
  int level = 1;
  if (__builtin_cpu_supports("x86-64-v2"))
    level = 2;
  if (__builtin_cpu_supports("x86-64-v3"))
    level = 3;
  if (__builtin_cpu_supports("x86-64-v4"))
    level = 4;
  printf("%d%s\n", level, level > 2 ? " fused" : "");
}
END
works gcc level.c -o level
mine=$(./level)
defines=
for how in "" -static "-pie -fPIE"; do
  program "gcc $how" -mmultiversion=auto
  runs "$mine" ./p
done
works "$MLCC" -O3 multiversion.mlir multiversion.c -o p
runs "0${mine#?}" ./p
works "$MLCC" -O2 -mmultiversion=auto -shared -fPIC multiversion.mlir -o libk.so
works gcc -O1 multiversion.c -o p ./libk.so
runs "0${mine#?}" ./p
works "$MLCC" -O2 -g -mmultiversion=auto -flto -c multiversion.mlir -o k.o
works gcc -O1 -c multiversion.c
works "$MLCC" -O2 -flto multiversion.o k.o -o p
runs "0${mine#?}" ./p

step "nothing to make versions of"
works "$MLCC" -S -emit-llvm multiversion.mlir -o read.ll
works "$MLCC" -mmultiversion=x86-64-v3 -c read.ll
says "warning: argument unused during compilation: '-mmultiversion=x86-64-v3': no input is MLIR"
works "$MLCC" -mmultiversion=none -c read.ll
[ ! -s err ] || stop "$(cat err)"

step "the program's own word, and every level that there is here"
defines=-DSAYS
program gcc -mmultiversion=auto
LEVELS= runs "1" ./p
case $mine in [234]*) LEVELS=x86-64-v2 runs "2" ./p ;; esac
case $mine in [34]*) LEVELS=x86-64-v3 runs "3 fused" ./p ;; esac
case $mine in 4*) LEVELS=x86-64-v4 runs "4 fused" ./p ;; esac

if command -v qemu-x86_64 >/dev/null; then
  step "processors that lack a level"
  defines=
  program "gcc -static" -mmultiversion=auto
  runs "1" qemu-x86_64 -cpu core2duo ./p
  runs "2" qemu-x86_64 -cpu Nehalem ./p
  ! qemu-x86_64 -cpu help | grep -q Haswell ||
    runs "3 fused" qemu-x86_64 -cpu max ./p
fi
