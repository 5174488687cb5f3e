#!/bin/sh
# What a module says of its target, and what an input cannot be written as.
. "$SOURCE/test/driver/common.inc"
x86="-target x86_64-linux-gnu"

states() { # LAYOUT
  echo "module attributes {llvm.data_layout = \"$1\"} { llvm.func @f() { llvm.return } }" >stated.mlir
}

step "layouts that agree where it matters"
for layout in "" e e-p:64:64 e-i64:32 e-S64 e-p1:32:32-i16:16; do
  states "$layout"
  works "$MLCC" $x86 -S -emit-llvm stated.mlir -o -
  prints 'target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"'
done

step "layouts that do not"
refused() { # MESSAGE
  fails "$MLCC" $x86 -c stated.mlir -o stated.o
  says "stated.mlir:1:1: error: $1"
  absent stated.o
}
states "E"
refused "data layout 'E' is big-endian, target 'x86_64-unknown-linux-gnu' is not"
states "e-p:32:32"
refused "data layout 'e-p:32:32' has 32-bit pointers, target 'x86_64-unknown-linux-gnu' has 64-bit pointers"
states "e"
fails "$MLCC" -target s390x-linux-gnu -c stated.mlir -o stated.o
says "data layout 'e' is little-endian, target 's390x-unknown-linux-gnu' is not"

step "the module's own target"
own() { # TRIPLE
  echo "module attributes {llvm.target_triple = \"$1\"} { llvm.func @f() { llvm.return } }" >own.mlir
}
own aarch64-unknown-linux-gnu
works "$MLCC" -S -emit-llvm own.mlir -o -
prints 'target triple = "aarch64-unknown-linux-gnu"'
works "$MLCC" $x86 -S -emit-llvm own.mlir -o -
prints 'target triple = "x86_64-unknown-linux-gnu"'
own ""
works "$MLCC" -S -emit-llvm own.mlir -o -
prints "target triple = \"$("$MLCC" -print-target-triple)\""
own nonsense-linux
fails "$MLCC" -c own.mlir -o own.o
says "own.mlir:1:1: error: unknown target 'nonsense-unknown-linux'"
absent own.o
fails "$MLCC" -target nonsense-linux -c add.mlir -o own.o
says "mlcc: error: unknown target 'nonsense-unknown-linux'"

step "what LLVM IR and assembly are written as"
echo 'define i32 @f(i32 %a) { ret i32 %a }' >f.ll
printf '.globl g\ng: .long 7\n' >g.s
works "$MLCC" $x86 -emit-mlir f.ll -o -
prints "llvm.func @f(%arg0: i32) -> i32"
works "$MLCC" $x86 -E f.ll
prints "llvm.func @f(%arg0: i32) -> i32"
works "$MLCC" $x86 -S f.ll -o f.s
grep -q '^f:' f.s || stop "no assembly"
works "$MLCC" $x86 -c -emit-llvm f.ll -o f.bc
works "$MLCC" $x86 -S -emit-llvm f.bc -o -
prints "define i32 @f(i32 "
works "$MLCC" $x86 -fsyntax-only f.ll
for how in "-S -emit-llvm" "-c -emit-llvm" -emit-mlir -S; do
  fails "$MLCC" $x86 $how g.s -o -
  says "nothing to compile: 'g.s' is assembly, which becomes an object only"
done

step "other names for inputs"
sed 's/%c/%nowhere/' wrong.mlir >copy.txt
fails "$MLCC" $x86 -fsource-name=dir/kernel.mlir -c copy.txt -o x.o
says "dir/kernel.mlir:2:23: error: use of undeclared SSA value name"
cp f.ll copy.ll.txt
works "$MLCC" $x86 -fsource-name=dir/f.ll -S -emit-llvm copy.ll.txt -o -
prints "define i32 @f("
fails "$MLCC" $x86 -fsource-name=dir/f.ll -c f.ll add.mlir
says "-fsource-name= cannot be used with several inputs"
works "$MLCC" $x86 -fsource-name=f.ll -shared -nostdlib copy.ll.txt -Wl,-z,now -o f.so

step "modules between passes"
works "$MLCC" $x86 -print-after=convert-arith-to-llvm -c add.mlir -o x.o
grep -q 'IR Dump After.*convert-arith-to-llvm' err || { cat err; stop "nothing printed"; }
[ "$(grep -c 'IR Dump After' err)" = 1 ] || stop "more than one is printed"
works "$MLCC" $x86 -print-after=all -c add.mlir -o x.o
[ "$(grep -c 'IR Dump After' err)" -gt 1 ] || stop "not all are printed"
fails "$MLCC" $x86 -stop-after=bogus add.mlir -o x.o
says "unknown pass 'bogus' in '-stop-after=bogus'; -print-passes lists them"
exit 0
