#!/bin/sh
# -c -S -E -emit-llvm -emit-mlir, and what the name of the output says.
. "$SOURCE/test/driver/common.inc"

magic() { # the first four bytes of a file, in hex
  head -c 4 "$1" | od -An -tx1 | tr -d ' \n'
}

step "-c"
works "$MLCC" -target x86_64-linux-gnu -c add.mlir
[ "$(magic add.o)" = 7f454c46 ] || stop "add.o is no ELF file"

step "-S"
works "$MLCC" -target x86_64-linux-gnu -S add.mlir
grep -q '^add:' add.s || stop "no label in add.s"

step "-S -emit-llvm"
works "$MLCC" -S -emit-llvm add.mlir
grep -q 'define .*@add(' add.ll || stop "no definition in add.ll"

step "-c -emit-llvm"
works "$MLCC" -c -emit-llvm add.mlir
[ "$(magic add.bc)" = 4243c0de ] || stop "add.bc is no bitcode"

step "-emit-llvm without a stage"
fails "$MLCC" -emit-llvm add.mlir
says "-emit-llvm cannot be used when linking"

step "-emit-mlir"
works "$MLCC" -emit-mlir add.mlir
prints "llvm.func @add("
works "$MLCC" -emit-mlir=input add.mlir
prints "func.func @add("
works "$MLCC" -emit-mlir=convert-arith-to-llvm add.mlir
prints "llvm.add"
fails "$MLCC" -emit-mlir=nowhere add.mlir
says "unknown stage 'nowhere'"
fails "$MLCC" -emit-mlir=llvm-request-c-wrappers add.mlir
says "a compile does not run the pass 'llvm-request-c-wrappers'"

step "every example after some stages, and compiled from there"
for example in "$SOURCE"/examples/*/*.mlir; do
  for stage in cf arith-expand llvm; do
    works "$MLCC" -w -emit-mlir=$stage "$example" -o stage.mlir
    works "$MLCC" -w -emit-mlir stage.mlir -o whole.mlir
  done
done

step "-E"
works "$MLCC" -E add.mlir
prints "arith.addi"
works "$MLCC" -E - <add.mlir
prints "arith.addi"

step "-fsyntax-only"
works "$MLCC" -fsyntax-only add.mlir
fails "$MLCC" -fsyntax-only wrong.mlir

step "the name of the output"
works "$MLCC" add.mlir -o named.o
[ "$(magic named.o)" = 7f454c46 ] || stop "named.o is no ELF file"
works "$MLCC" add.mlir -o named.s
grep -q '^add:' named.s || stop "named.s is no assembly"
works "$MLCC" add.mlir -o named.ll
grep -q '@add(' named.ll || stop "named.ll is no IR"
works "$MLCC" add.mlir -o named.bc
[ "$(magic named.bc)" = 4243c0de ] || stop "named.bc is no bitcode"
works "$MLCC" add.mlir -o named.mlir
grep -q 'llvm.func @add(' named.mlir || stop "named.mlir is no MLIR"

step "-o -"
works "$MLCC" -S add.mlir -o -
prints "add:"

step "LLVM IR as input gives the same object"
works "$MLCC" -O0 -c add.mlir -o direct.o
works "$MLCC" -O0 -S -emit-llvm add.mlir -o through.ll
works "$MLCC" -O0 -c through.ll -o through.o
cmp direct.o through.o || stop "objects differ"
works "$MLCC" -O0 -c -emit-llvm add.mlir -o through.bc
works "$MLCC" -O0 -c through.bc -o through.o
cmp direct.o through.o || stop "objects differ by way of bitcode"

step "the target of LLVM IR is its own"
works "$MLCC" -target aarch64-linux-gnu -S -emit-llvm add.mlir -o arm.ll
works "$MLCC" -S arm.ll -o arm.s
grep -q 'w0, w0, w1\|w0, w1, w0' arm.s || stop "arm.s is not for AArch64"
grep -q '// %bb.0' arm.s || stop "arm.s does not say what is where"
fails "$MLCC" -target armv7-linux-gnueabihf -c arm.ll -o wrong.o
says "contradicts that of target"
absent wrong.o
layout() {
  echo "target datalayout = \"$1\""
  cat <<'END'
define i32 @f(i32 %a) {
  %b = add i32 %a, %c
  %c = add i32 1, 2
  ret i32 %b
}
END
}
layout E-m:e-i64:64 >big.ll
fails "$MLCC" -target x86_64-linux-gnu -c big.ll
says "contradicts that of target"
layout e-m:e-i64:64 >brief.ll
fails "$MLCC" -target x86_64-linux-gnu -c brief.ll
says "brief.ll: error: Instruction does not dominate all uses!"
[ "$(wc -l <err)" -eq 3 ] || stop "$(cat err)" # both instructions
sed 's/%c$/%a/' brief.ll >agrees.ll
works "$MLCC" -target x86_64-linux-gnu -S -emit-llvm agrees.ll -o -
prints 'target datalayout = "e-m:e-p270:32:32-'

step "assembly as input"
works "$MLCC" -target aarch64-linux-gnu -c arm.s -o arm.o
[ "$(magic arm.o)" = 7f454c46 ] || stop "arm.o is no ELF file"
printf 'f:\n  nonsense x\n' >bad.s
fails "$MLCC" -c bad.s
says "bad.s:2:3: error: "
absent bad.o
printf '#include "x.h"\n' >pre.S
fails "$MLCC" -c pre.S
says "x.h"

step "assembled, -S is -c"
cat >loop.mlir <<'END'
func.func @sum(%x: memref<?xi32>) -> i32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %zero = arith.constant 0 : i32
  %n = memref.dim %x, %c0 : memref<?xi32>
  %sum = scf.for %i = %c0 to %n step %c1 iter_args(%s = %zero) -> i32 {
    %v = memref.load %x[%i] : memref<?xi32>
    %t = arith.addi %s, %v : i32
    scf.yield %t : i32
  }
  return %sum : i32
}
END
for triple in x86_64-linux-gnu aarch64-linux-gnu arm-linux-gnueabihf; do
  works "$MLCC" -target $triple -c loop.mlir -o direct.o
  works "$MLCC" -target $triple -S loop.mlir -o loop.s
  works "$MLCC" -target $triple -c loop.s -o assembled.o
  cmp direct.o assembled.o || stop "objects for $triple differ"
done

step "wrong LLVM IR"
printf 'define i32 @f() {\n  ret i64 0\n}\n' >bad.ll
fails "$MLCC" -c bad.ll
says "bad.ll:2:7: error: "
[ "$(wc -l <err)" -eq 3 ] || stop "$(cat err)" # the line and a caret
absent bad.o

step "every optimisation level"
for level in 0 1 2 3 s z g fast ''; do
  works "$MLCC" "-O$level" -c add.mlir -o "level$level.o"
done
fails "$MLCC" -O9x -c add.mlir
says "invalid optimization level '-O9x'"

step "-save-temps"
works "$MLCC" -save-temps -c add.mlir -o saved.o
for file in add.llvm.mlir add.ll add.s saved.o; do
  [ -s $file ] || stop "no $file"
done

step "-g"
works "$MLCC" -g -S -emit-llvm add.mlir -o debug.ll
grep -q 'DILocation(line: 2' debug.ll || stop "no line 2 in the debug info"
works "$MLCC" -g0 -S -emit-llvm add.mlir -o debug.ll
grep -q DILocation debug.ll && stop "-g0 makes debug information"
fails "$MLCC" -garbage -c add.mlir

step "much text from a pipe"
{
  cat add.mlir
  yes '// a comment that is as long as they are' | head -c 8000000
} | "$BIN/mlcc-opt" - > piped.mlir || stop "a pipe of 8 MB is not read"
"$BIN/mlcc-opt" add.mlir > read.mlir
cmp -s read.mlir piped.mlir || stop "a pipe of 8 MB is not what was written"
exit 0
