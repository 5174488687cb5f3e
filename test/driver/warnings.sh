#!/bin/sh
# Warnings of the command line: -w, -Werror, -W... and names that nobody knows.
. "$SOURCE/test/driver/common.inc"
: >unused.o

quiet() {
  works "$MLCC" "$@" -c add.mlir
  [ ! -s err ] || { cat err; stop "not quiet with $*"; }
}

step "a warning has a name"
works "$MLCC" -c add.mlir unused.o
says "mlcc: warning: unused.o: linker input unused because linking is not done [-Wunused-command-line-argument]"

step "that name takes it back"
quiet -Wno-unused-command-line-argument unused.o
quiet -Qunused-arguments unused.o
quiet -w unused.o
quiet -w -Werror unused.o

step "-Werror"
for flag in -Werror -Werror=unused-command-line-argument; do
  fails "$MLCC" -c add.mlir unused.o $flag
  says "mlcc: error: unused.o: linker input unused because linking is not done [-Werror,-Wunused-command-line-argument]"
done
works "$MLCC" -Werror -Wno-error -c add.mlir unused.o
works "$MLCC" -Werror -Wno-error=unused-command-line-argument -c add.mlir unused.o
says "mlcc: warning: unused.o"
quiet -Werror -Wno-unused-command-line-argument unused.o

step "an unknown name, as build systems probe for one"
works "$MLCC" -Wbogus -c add.mlir
says "mlcc: warning: unknown warning option '-Wbogus' [-Wunknown-warning-option]"
works "$MLCC" -Werror=bogus -c add.mlir
says "unknown warning option '-Werror=bogus'"
fails "$MLCC" -Wbogus -Werror -c add.mlir
says "mlcc: error: unknown warning option '-Wbogus'"
fails "$MLCC" -Werror=unknown-warning-option -Wbogus -c add.mlir
quiet -Wno-bogus -Werror
quiet -Wno-error=bogus -Werror
quiet -Wno-unknown-warning-option -Wbogus -Werror

step "names of C's warnings are passed to every compiler"
quiet -W -Wall -Wextra -Weverything -Wpedantic -Werror -Wformat=2 -Wno-error
quiet -Werror=format-security -Wdate-time -Wno-builtin-macro-redefined
quiet -Wno-maybe-uninitialized -Wshadow -Wimplicit-fallthrough=3

step "warnings of LLVM's"
cat >triple.ll <<'END'
target triple = "x86_64-unknown-linux-gnu"
define void @f() {
  ret void
}
END
works "$MLCC" -target aarch64-linux-gnu -c triple.ll
says "triple.ll: warning: overriding the module target triple"
works "$MLCC" -w -target aarch64-linux-gnu -c triple.ll
[ ! -s err ] || stop "-w is not heard"
works "$MLCC" -w -target aarch64-linux-gnu -S -emit-llvm triple.ll -o -
prints 'target triple = "aarch64-unknown-linux-gnu"'
rm -f triple.o
fails "$MLCC" -Werror -target aarch64-linux-gnu -c triple.ll
says "triple.ll: error: overriding the module target triple"
absent triple.o

step "old spellings"
echo 'llvm.func @f(%a: !llvm.i32) -> !llvm.i32 { llvm.return %a : !llvm.i32 }' >old.mlir
quiet_old() {
  works "$MLCC" "$@" -fsyntax-only old.mlir
  [ ! -s err ] || stop "$* is not quiet"
}
quiet_old -Werror
works "$MLCC" -Wdeprecated-mlir -fsyntax-only old.mlir
says "note: !llvm.iN is an old spelling of iN [-Wdeprecated-mlir]"
quiet_old -Wdeprecated-mlir -Wno-deprecated-mlir
quiet_old -Wdeprecated-mlir -w
for flags in -Werror=deprecated-mlir "-Wdeprecated-mlir -Werror"; do
  fails "$MLCC" $flags -fsyntax-only old.mlir
  says "error: !llvm.iN is an old spelling of iN [-Werror,-Wdeprecated-mlir]"
done

step "-emit-llvm where nothing becomes LLVM IR"
works "$MLCC" -emit-llvm -fsyntax-only add.mlir
says "warning: argument unused during compilation: '-emit-llvm'"

step "-Wp,"
works "$MLCC" -Wp,-MD,one.d -c add.mlir -o dir.o
[ "$(cat one.d)" = "dir.o: add.mlir" ] || stop "$(cat one.d)"
works "$MLCC" -Wp,-MMD,two.d,-MT,target -c add.mlir
[ "$(cat two.d)" = "target: add.mlir" ] || stop "$(cat two.d)"
quiet -Wp,-U_FORTIFY_SOURCE,-D_FORTIFY_SOURCE=3 -Wp,-D_GLIBCXX_ASSERTIONS
fails "$MLCC" -Wp,-bogus -c add.mlir
says "unknown argument: '-Wp,-bogus'"

step "-Wa,"
quiet -Wa,--noexecstack
echo 'nop' >plain.s
works "$MLCC" -target x86_64-linux-gnu -c plain.s
grep -q note.GNU-stack plain.o && stop "a stack section without being asked"
works "$MLCC" -target x86_64-linux-gnu -Wa,--noexecstack -c plain.s
grep -q note.GNU-stack plain.o || stop "-Wa,--noexecstack is not heard"
works "$MLCC" -Wa,-ahlms=F,--statistics -c add.mlir
says "argument unused during compilation: '-Wa,-ahlms=F'"
says "'-Wa,--statistics' [-Wunused-command-line-argument]"

step "-Wa, says more of assembly"
mkdir -p more
echo 'included:' >more/more.s
printf '.include "more.s"\n.long level\n.Lkept:\n' >asm.s
works "$MLCC" -Wa,-defsym,level=3 -Xassembler -Imore -Wa,-L -c asm.s
"$LLVM_BIN/llvm-nm" asm.o >out
prints "0000000000000003 a level"
prints "t included"
prints "t .Lkept"
fails "$MLCC" -Wa,-Imore,--defsym,level=q -c asm.s
says "invalid symbol definition 'level=q'; it is NAME=NUMBER"
arm="-target armv7-linux-gnueabihf"
echo 'addne r0, r1, r2' >it.s
fails "$MLCC" $arm -Wa,-mthumb -c it.s
says "predicated instructions must be in IT block"
works "$MLCC" $arm -Wa,-mthumb,-mimplicit-it=always -c it.s
echo 'vadd.f32 q0, q1, q2' >neon.s
fails "$MLCC" $arm -Wa,-mfpu=vfpv3 -c neon.s
works "$MLCC" $arm -Wa,-mfpu=neon -c neon.s
echo 'sdiv r0, r1, r2' >divide.s
fails "$MLCC" $arm -c divide.s
works "$MLCC" $arm -Wa,-march=armv7ve -c divide.s
works "$MLCC" $arm -Wa,-mcpu=cortex-a15 -c divide.s
exit 0

step "numbers of index that the target does not have"
cat >wide.mlir <<'END'
func.func @f(%m: memref<?xf32>) -> index {
  %large = arith.constant 4294967301 : index
  affine.for %i = 0 to 4294967299 {
  }
  %part = memref.subview %m[4294967303] [4] [1]
      : memref<?xf32> to memref<4xf32, strided<[1], offset: 4294967303>>
  return %large : index
}
END
works "$MLCC" -target arm-linux-gnueabihf -c wide.mlir
says "wide.mlir:2:12: warning: 4294967301 does not fit the 32-bit index of 'armv7-unknown-linux-gnueabihf', and becomes 5 [-Wconstant-conversion]"
says "wide.mlir:3:3: warning: 4294967299 does not fit"
says "wide.mlir:5:11: warning: 4294967303 does not fit"
cat >elements.mlir <<'END'
func.func @f() -> tensor<4xindex> {
  %0 = arith.constant dense<[1, 4294967301, 2, 4294967302]> : tensor<4xindex>
  return %0 : tensor<4xindex>
}
END
works "$MLCC" -target arm-linux-gnueabihf -c elements.mlir
says "and becomes 5; 1 more element does not fit [-Wconstant-conversion]"
fails "$MLCC" -target arm-linux-gnueabihf -Werror=constant-conversion -c wide.mlir
says "wide.mlir:2:12: error: 4294967301 does not fit"
for flags in "-target x86_64-linux-gnu" \
  "-target arm-linux-gnueabihf -Wno-constant-conversion"; do
  works "$MLCC" $flags -c wide.mlir
  [ ! -s err ] || { cat err; stop "not quiet with $flags"; }
done
cat >huge.mlir <<'END'
func.func @f() {
  %m = memref.alloc() : memref<65536x65536xf32>
  memref.dealloc %m : memref<65536x65536xf32>
  return
}
END
fails "$MLCC" -target wasm32-wasi -w -c huge.mlir
says "huge.mlir:2:8: error: 'memref.alloc' op has a 'memref<65536x65536xf32>', which is larger than the memory of 'wasm32-unknown-wasi'"
