#!/bin/sh
# A project for Meson: objects by a generator, for this machine and, by the
# cross file that mlcc brings, for another.
. "$SOURCE/test/projects/common.inc"
need meson ninja
project meson

step "builds and runs"
works meson setup build src -Dheaders="$BUILD/include"
works ninja -C build
works meson test -C build
runs build/program

step "nothing to do the second time"
works ninja -C build
prints "no work to do"

step "a kernel that changed is compiled again"
later src/scale.mlir
works ninja -C build -v
prints "scale.mlir"
! grep -q 'main\.c$' out || stop "$(cat out)"

step "another machine"
need aarch64-linux-gnu-gcc qemu-aarch64
works meson setup cross src -Dheaders="$BUILD/include" \
  --cross-file "$SHARE/mlcc/toolchain-files/meson/aarch64-linux-gnu.ini"
works ninja -C cross
works meson test -C cross
