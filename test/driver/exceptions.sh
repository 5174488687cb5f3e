#!/bin/bash
# label: slow
# Exceptions, with a program in C++ at the other end: what C++ throws is caught
# and cleaned up after in MLIR, what passes through MLIR is caught in C++; and
# lists of variadic arguments, which C passes.
. "$SOURCE/test/driver/common.inc"
CXX=${CXX:-c++}
need "$CXX"
case $("$CXX" -dumpmachine) in
x86_64-*linux*) ;;
*) echo "no C++ compiler for x86_64 Linux, skipped"; exit 77 ;;
esac

cat >throws.cpp <<'END'
#include <cstdarg>
#include <cstdio>

extern "C" {
int checked(int x);
long sum(int n, ...);
int cleanups = 0;

int may_throw(int x) {
  if (x == 1)
    throw 42;
  if (x == 2)
    throw "text";
  return x;
}

void clean_up() { cleanups++; }
}

// What a call does: its value, or 1000 when it lets an exception of another
// type through.
static int outcome(int x) {
  try {
    return checked(x);
  } catch (const char *) {
    return 1000;
  }
}

int main() {
  std::printf("%d %d %d\n", outcome(7), outcome(1), outcome(2));
  std::printf("%d\n", cleanups);
  std::printf("%ld\n", sum(3, 10L, 20L, 12L));
}
END

# checked(x): may_throw(x) + 1; -n when it throws the int n.
cat >catches.mlir <<'END'
llvm.func @__gxx_personality_v0(...) -> i32
llvm.func @__cxa_begin_catch(!llvm.ptr) -> !llvm.ptr
llvm.func @__cxa_end_catch()
llvm.mlir.global external constant @_ZTIi() : !llvm.ptr
llvm.func @may_throw(i32) -> i32
llvm.func @clean_up()

llvm.func @checked(%x: i32) -> i32 attributes {personality = @__gxx_personality_v0} {
  %type = llvm.mlir.addressof @_ZTIi : !llvm.ptr
  %0 = llvm.invoke @may_throw(%x) to ^bb1 unwind ^bb2 : (i32) -> i32
^bb1:
  %one = llvm.mlir.constant(1 : i32) : i32
  %1 = llvm.add %0, %one : i32
  llvm.return %1 : i32
^bb2:
  %2 = llvm.landingpad cleanup (catch %type : !llvm.ptr) : !llvm.struct<(ptr, i32)>
  llvm.call @clean_up() : () -> ()
  %3 = llvm.extractvalue %2[1] : !llvm.struct<(ptr, i32)>
  %4 = llvm.intr.eh.typeid.for %type : (!llvm.ptr) -> i32
  %5 = llvm.icmp "eq" %3, %4 : i32
  llvm.cond_br %5, ^bb3, ^bb4
^bb3:
  %6 = llvm.extractvalue %2[0] : !llvm.struct<(ptr, i32)>
  %7 = llvm.call @__cxa_begin_catch(%6) : (!llvm.ptr) -> !llvm.ptr
  %8 = llvm.load %7 : !llvm.ptr -> i32
  llvm.call @__cxa_end_catch() : () -> ()
  %zero = llvm.mlir.constant(0 : i32) : i32
  %9 = llvm.sub %zero, %8 : i32
  llvm.return %9 : i32
^bb4:
  llvm.resume %2 : !llvm.struct<(ptr, i32)>
}

// The sum of `n` longs, read twice, from a list and a copy of it.
llvm.func @sum(%n: i32, ...) -> i64 {
  %one = llvm.mlir.constant(1 : i32) : i32
  %l = llvm.alloca %one x !llvm.struct<(i32, i32, ptr, ptr)> {alignment = 8 : i64} : (i32) -> !llvm.ptr
  %m = llvm.alloca %one x !llvm.struct<(i32, i32, ptr, ptr)> {alignment = 8 : i64} : (i32) -> !llvm.ptr
  llvm.intr.vastart %l : !llvm.ptr
  llvm.intr.vacopy %l to %m : !llvm.ptr, !llvm.ptr
  %i0 = llvm.mlir.constant(0 : i32) : i32
  %s0 = llvm.mlir.constant(0 : i64) : i64
  llvm.br ^bb1(%i0, %s0 : i32, i64)
^bb1(%i: i32, %s: i64):
  %0 = llvm.icmp "eq" %i, %n : i32
  llvm.cond_br %0, ^bb3, ^bb2
^bb2:
  %1 = llvm.va_arg %l : (!llvm.ptr) -> i64
  %2 = llvm.va_arg %m : (!llvm.ptr) -> i64
  %3 = llvm.add %s, %1 : i64
  %4 = llvm.add %3, %2 : i64
  %5 = llvm.add %i, %one : i32
  llvm.br ^bb1(%5, %4 : i32, i64)
^bb3:
  llvm.intr.vaend %l : !llvm.ptr
  llvm.intr.vaend %m : !llvm.ptr
  llvm.return %s : i64
}
END

printf '8 -42 1000\n2\n84\n' >expected
for level in 0 2; do
  step "-O$level"
  works "$MLCC" -target x86_64-linux-gnu -O$level -c catches.mlir -o catches.o
  works "$CXX" throws.cpp catches.o -o throws
  works ./throws
  diff expected out || stop "the program prints something else"
done
