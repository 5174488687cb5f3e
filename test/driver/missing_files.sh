#!/bin/sh
# What a link needs of others and does not find is one error, which names all of
# it and, where Debian has it, the packages.
. "$SOURCE/test/driver/common.inc"

once() {
  [ "$(grep -c . err)" = 1 ] || { cat err; stop "more than one message"; }
  absent prog
}

step "a C library of Linux"
fails "$MLCC" -target sparc64-linux-gnu -B/nowhere add.mlir -o prog
says "mlcc: error: cannot find Scrt1.o, crti.o, crtbeginS.o, -lm, -lc, \
crtendS.o, crtn.o for the target 'sparc64-unknown-linux-gnu' (Debian: apt-get \
install gcc-sparc64-linux-gnu libc6-dev-sparc64-cross); -B, -L and --sysroot \
name other directories, -nostdlib links without"
once

step "what the command line leaves out is not missed"
fails "$MLCC" -target sparc64-linux-gnu -nodefaultlibs add.mlir -o prog
says "cannot find Scrt1.o, crti.o, crtbeginS.o, crtendS.o, crtn.o for"
once
works "$MLCC" -target aarch64-none-elf -nostdlib -shared add.mlir -o prog
rm prog

step "MinGW"
fails "$MLCC" -target i686-w64-mingw32 --sysroot=/nowhere add.mlir -o prog
says "(Debian: apt-get install gcc-mingw-w64-i686 mingw-w64-i686-dev)"
once

step "Android"
fails "$MLCC" -target aarch64-linux-android add.mlir -o prog
says "cannot find crtbegin_dynamic.o, -lm, -ldl, -lc, crtend_android.o for"
says "(the NDK has them)"
once

step "Apple"
SDKROOT= fails "$MLCC" -target arm64-apple-macosx11 add.mlir -o prog
says "cannot find -lSystem for the target 'arm64-apple-macosx11' (an SDK of"
once

step "-run"
fails "$MLCC" -target sparc64-linux-gnu -run add.mlir
says "cannot find Scrt1.o"
exit 0
