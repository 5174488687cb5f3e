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

mkdir -p sdk/usr/lib
fails "$MLCC" -target arm64-apple-macosx11 -isysroot sdk add.mlir -o prog
says "cannot find -lSystem for the target 'arm64-apple-macosx11' in 'sdk' (an SDK of"
once

step "MSVC"
for sysroot in "" --sysroot=sdk; do
  LIB= fails "$MLCC" -target x86_64-pc-windows-msvc $sysroot add.mlir -o prog
  says "cannot find libcmt.lib, oldnames.lib for the target \
'x86_64-pc-windows-msvc' (Visual C++ and the Windows SDK have them); -B, -L and"
  once
done
LIB=/nowhere fails "$MLCC" -target x86_64-pc-windows-msvc add.mlir -o prog
says "could not open 'libcmt.lib'"

step "a machine that Debian 12 has no packages for"
fails "$MLCC" -target loongarch64-linux-gnu add.mlir -o prog
says "for the target 'loongarch64-unknown-linux-gnu'; -B, -L and"
once

step "-run"
fails "$MLCC" -target sparc64-linux-gnu -run add.mlir
says "cannot find Scrt1.o"
exit 0
