#!/bin/sh
# label: slow
# Links for targets with ways of their own: MIPS, AVR, musl, a 32-bit variant
# in a 64-bit tree, and Android without an NDK.
. "$SOURCE/test/driver/common.inc"
need "$LLVM_BIN/llvm-readelf"

shows() { # FILE TEXT: llvm-readelf says so
  "$LLVM_BIN/llvm-readelf" -hlSdW --notes --dyn-syms "$1" >elf
  grep -qE -- "$2" elf || { cat elf; stop "no '$2' in $1"; }
}

step "targets that lld was told wrong things for"
for triple in mips-linux-gnu mipsel-linux-gnu mips64-linux-gnuabi64 \
  mips64el-linux-gnuabi64 avr; do
  works "$MLCC" -target $triple -nostdlib -e add add.mlir -o prog
  works "$MLCC" -target $triple -nostdlib -shared add.mlir -o lib.so
done

# Start files and libraries with nothing in them, for a target, in a folder.
furnish() {
  for file in $3; do
    "$MLCC" -target "$1" -x assembler -c /dev/null -o "$2/$file" ||
      stop "no $file"
  done
}
LIBC="crt1.o Scrt1.o crti.o crtn.o libc.a libm.a"
GCC="crtbegin.o crtbeginS.o crtend.o crtendS.o libgcc.a libgcc_s.a"

step "musl"
while read -r triple name; do
  root=musl-$triple
  mkdir -p "$root/usr/lib"
  furnish "$triple" "$root/usr/lib" "$LIBC"
  works "$MLCC" -target "$triple" --sysroot="$root" -e add add.mlir -o prog
  shows prog "interpreter: /lib/ld-musl-$name.so.1]"
done <<'END'
x86_64-linux-musl x86_64
i386-linux-musl i386
aarch64-linux-musl aarch64
armv7-linux-musleabihf armhf
armv7-linux-musleabi arm
riscv64-linux-musl riscv64
riscv32-linux-musl riscv32
powerpc64le-linux-musl powerpc64le
s390x-linux-musl s390x
loongarch64-linux-musl loongarch64
mips-linux-musl mips
mipsel-linux-musl mipsel
mips64-linux-musl mips64
END

step "-m32 in a tree of 64 bits, as Debian has it"
mkdir -p multi/usr/lib32 multi/usr/lib/gcc/x86_64-linux-gnu/12/32 \
  multi/usr/lib/x86_64-linux-gnu
furnish i386-linux-gnu multi/usr/lib32 "$LIBC"
furnish i386-linux-gnu multi/usr/lib/gcc/x86_64-linux-gnu/12/32 "$GCC"
furnish x86_64-linux-gnu multi/usr/lib/x86_64-linux-gnu "$LIBC"
furnish x86_64-linux-gnu multi/usr/lib/gcc/x86_64-linux-gnu/12 "$GCC"
for target in "x86_64-linux-gnu -m32" i686-linux-gnu; do
  works "$MLCC" -target $target --sysroot=multi -e add add.mlir -o prog32
  shows prog32 'Class: *ELF32'
  shows prog32 'interpreter: /lib/ld-linux.so.2]'
done
works "$MLCC" -target x86_64-linux-gnu --sysroot=multi -e add add.mlir -o prog
shows prog 'Class: *ELF64'
works "$MLCC" -target i686-linux-gnu -m64 --sysroot=multi -e add add.mlir -o prog
shows prog 'Class: *ELF64'

step "Android without an NDK"
cat >sine.mlir <<'END'
llvm.func @sinf(f32) -> f32
llvm.func @sine(%x: f32) -> f32 {
  %y = llvm.call @sinf(%x) : (f32) -> f32
  llvm.return %y : f32
}
END
android() { # TRIPLE PAGE
  works "$MLCC" -target "$1" -shared add.mlir -Wl,-soname,libadd.so -o libadd.so
  shows libadd.so 'SONAME.*\[libadd.so\]'
  shows libadd.so 'NEEDED.*\[libc.so\]'
  shows libadd.so 'NEEDED.*\[libdl.so\]'
  grep -q 'libm.so' elf && stop "libm.so is needed for nothing"
  shows libadd.so 'FLAGS_1.* NOW'
  shows libadd.so GNU_RELRO
  shows libadd.so 'NT_GNU_BUILD_ID'
  shows libadd.so "LOAD.* $2\$"
  works "$MLCC" -target "$1" -shared sine.mlir -o libsine.so
  shows libsine.so 'NEEDED.*\[libm.so\]'
  shows libsine.so 'UND sinf'
}
android aarch64-linux-android33 0x4000
android x86_64-linux-android33 0x4000
android armv7a-linux-androideabi24 0x1000
fails "$MLCC" -target aarch64-linux-android33 add.mlir -o prog
says "cannot find crtbegin_dynamic.o"
cp sine.mlir libc.so # of the user's, and no library
fails "$MLCC" -target aarch64-linux-android33 -shared add.mlir libc.so -o lib.so
says "libc.so"

step "Android with one"
mkdir -p ndk/usr/lib/aarch64-linux-android/33
furnish aarch64-linux-android33 ndk/usr/lib/aarch64-linux-android/33 \
  "crtbegin_so.o crtend_so.o"
for library in c m dl; do
  works "$MLCC" -target aarch64-linux-android33 -nostdlib -shared \
    -Wl,-soname,libreal$library.so add.mlir \
    -o ndk/usr/lib/aarch64-linux-android/33/lib$library.so
done
works "$MLCC" -target aarch64-linux-android33 --sysroot=ndk -shared add.mlir \
  -o libadd.so
shows libadd.so 'NEEDED.*\[librealc.so\]'
exit 0
