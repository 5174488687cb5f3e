#!/bin/sh
# Programs for other machines, against Debian's cross libcs, under qemu.
. "$SOURCE/test/driver/common.inc"
tested=0

try() { # triple, emulator
  command -v "$1-gcc" >/dev/null && command -v "$2" >/dev/null || {
    echo "no $1-gcc or no $2, skipped"
    return
  }
  step "$1"
  "$1-gcc" -c main.c -o main.o || stop "no main.o"
  works "$MLCC" --target="$1" -static add.mlir main.o -o static
  [ "$("$2" ./static)" = 42 ] || stop "the static program is wrong"
  works "$MLCC" -target "$1" add.mlir main.o -o dynamic
  [ "$("$2" -L "/usr/$1" ./dynamic)" = 42 ] || stop "the dynamic one is wrong"
  tested=$((tested + 1))
}

try aarch64-linux-gnu qemu-aarch64
try riscv64-linux-gnu qemu-riscv64
try arm-linux-gnueabihf qemu-arm
try mipsel-linux-gnu qemu-mipsel
try powerpc64le-linux-gnu qemu-ppc64le
try s390x-linux-gnu qemu-s390x
[ $tested -gt 0 ] || exit 77
exit 0
