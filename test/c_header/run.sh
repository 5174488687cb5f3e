#!/bin/sh
# label: slow
# C calls kernels by the header that mlcc writes, on every target with a C
# compiler and an emulator here: what both think of layouts and of passing
# values must agree. A run tries this machine and one of three others.
. "$SOURCE/test/driver/common.inc"

tried=0

# Bare pointers by the option and by the attribute: the same object and header.
compile_pointers() { # options of mlcc
  cp "$SOURCE/test/c_header/pointers.mlir" .
  works "$MLCC" "$@" -fmemref-abi=bare -femit-header=pointers.h \
    -c pointers.mlir -o pointers.o
  mkdir -p marked
  awk '/^func/ { head = 1 }
    head && / \{$/ { sub(/\{$/, "attributes {llvm.bareptr} {"); head = 0 }
    { print }' pointers.mlir >marked/pointers.mlir
  (cd marked && works "$MLCC" "$@" -femit-header=pointers.h -c pointers.mlir \
    -o pointers.o) || exit 1
  cmp pointers.h marked/pointers.h || stop "llvm.bareptr has another header"
  cmp pointers.o marked/pointers.o || stop "llvm.bareptr has another object"
}

# C compiler; what runs its programs; options of mlcc
on() {
  cc=$1 emulator=$2
  shift 2
  [ -z "$emulator" ] || sampled 3 "$cc" || return 0
  command -v "$cc" >/dev/null || { echo "no $cc"; return 0; }
  [ -z "$emulator" ] || command -v "$emulator" >/dev/null ||
    { echo "no $emulator"; return 0; }
  bfloat=
  "$MLCC" "$@" -O1 -femit-header=bfloat.h -c "$SOURCE/test/c_header/bfloat.mlir" \
    -o bfloat.o 2>err && bfloat="-DHAVE_BFLOAT bfloat.o"
  [ -n "$bfloat" ] || says "cannot be compiled"
  for level in 0 2; do
    step "$cc -O$level"
    works "$MLCC" "$@" -O$level -femit-header=kernels.h \
      -c "$SOURCE/test/c_header/kernels.mlir" -o kernels.o
    # shellcheck disable=SC2086
    works "$cc" -std=c11 -O$level -Wall -Wextra -Werror -static -I. \
      "$SOURCE/test/c_header/main.c" kernels.o $bfloat -o main
    # shellcheck disable=SC2086
    works $emulator ./main
    prints "c_header: ok"
    compile_pointers -O$level "$@"
    # shellcheck disable=SC2086
    works "$cc" -std=c11 -O$level -Wall -Wextra -Werror -static -I. \
      "$SOURCE/test/c_header/pointers.c" pointers.o -o pointers
    # shellcheck disable=SC2086
    works $emulator ./pointers
    prints "pointers: ok"
    works "$MLCC" "$@" -O$level -femit-header=tensors.h \
      -c "$SOURCE/test/c_header/tensors.mlir" -o tensors.o
    # shellcheck disable=SC2086
    works "$cc" -std=c11 -O$level -Wall -Wextra -Werror -static -I. \
      "$SOURCE/test/c_header/tensors.c" tensors.o -o tensors
    # shellcheck disable=SC2086
    works $emulator ./tensors
    prints "tensors: ok"
  done
  tried=$((tried + 1))
}

# The same where mlcc links: C compiler, emulator; options of mlcc
linked_on() {
  cc=$1 emulator=$2
  shift 2
  sampled 3 "$cc" || return 0
  command -v "${cc%% *}" >/dev/null || { echo "no $cc"; return 0; }
  command -v "${emulator%% *}" >/dev/null || { echo "no $emulator"; return 0; }
  for level in 0 2; do
    step "$cc -O$level, linked by mlcc"
    works "$MLCC" "$@" -O$level -femit-header=kernels.h \
      -c "$SOURCE/test/c_header/kernels.mlir" -o kernels.o
    # shellcheck disable=SC2086
    works $cc -std=c11 -O$level -Wall -Wextra -Werror -I. \
      -c "$SOURCE/test/c_header/main.c" -o main.o
    works "$MLCC" "$@" main.o kernels.o -o main.exe
    # shellcheck disable=SC2086
    works $emulator main.exe
    prints "c_header: ok"
    compile_pointers -O$level "$@"
    # shellcheck disable=SC2086
    works $cc -std=c11 -O$level -Wall -Wextra -Werror -I. \
      -c "$SOURCE/test/c_header/pointers.c" -o main.o
    works "$MLCC" "$@" main.o pointers.o -o main.exe
    # shellcheck disable=SC2086
    works $emulator main.exe
    prints "pointers: ok"
  done
  tried=$((tried + 1))
}

on cc ""
on i686-linux-gnu-gcc qemu-i386 --target=i686-linux-gnu -msse2
on aarch64-linux-gnu-gcc qemu-aarch64 --target=aarch64-linux-gnu
on arm-linux-gnueabihf-gcc qemu-arm --target=arm-linux-gnueabihf
on riscv64-linux-gnu-gcc qemu-riscv64 --target=riscv64-linux-gnu
on powerpc64le-linux-gnu-gcc qemu-ppc64le --target=powerpc64le-linux-gnu
on s390x-linux-gnu-gcc qemu-s390x --target=s390x-linux-gnu
on mipsel-linux-gnu-gcc qemu-mipsel --target=mipsel-linux-gnu
on mips-linux-gnu-gcc qemu-mips --target=mips-linux-gnu
on mips64el-linux-gnuabi64-gcc qemu-mips64el --target=mips64el-linux-gnuabi64
# Debian 12 has no C compiler and C library for it: clang, and bare.h. Its qemu
# has no vectors.
clang=$LLVM_BIN/clang
linked_on "$clang --target=loongarch64-linux-gnu -march=loongarch64 -ffreestanding -DWITHOUT_LIBC" \
  qemu-loongarch64 --target=loongarch64-linux-gnu -march=loongarch64 -nostdlib \
  -static
WINEPREFIX=$PWD/wine WINEDEBUG=-all
export WINEPREFIX WINEDEBUG
linked_on x86_64-w64-mingw32-gcc wine --target=x86_64-w64-mingw32
[ -e /usr/lib/wasm32-wasi/libc.a ] &&
  linked_on "$clang --target=wasm32-wasi -Wno-deprecated" \
    "node --no-warnings $SOURCE/test/driver/wasi.mjs" --target=wasm32-wasi
echo "$tried targets"
[ $tried -gt 0 ] || exit 77
