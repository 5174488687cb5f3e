#!/bin/sh
# gdb in a program of a kernel and of C: breakpoints by function and by line,
# backtraces through both, steps. Inlining is what fills a name table, and one
# of a single object hides the lines of all others.
. "$SOURCE/test/driver/common.inc"
CC=${CC:-cc}
need "$CC" gdb "$LLVM_BIN/llvm-readelf"

cat >kernel.mlir <<'END'
func.func private @report(i32)
func.func private @twice(%a: i32) -> i32 {
  %b = arith.addi %a, %a : i32
  func.call @report(%b) : (i32) -> ()
  return %b : i32
}
func.func @square(%a: i32) -> i32 {
  %b = arith.muli %a, %a : i32
  %c = func.call @twice(%b) : (i32) -> i32
  %d = arith.addi %c, %a : i32
  return %d : i32
}
END
cat >main.c <<'END'
#include <stdio.h>
int square(int);
void report(int v) {
  printf("reported %d\n", v);
}
int main(void) {
  printf("%d\n", square(6));
  return 0;
}
END

step debugger
debug() { # program, commands of gdb
  program=$1
  shift
  for command; do
    set -- "$@" -ex "$command"
    shift
  done
  gdb -nx -q -batch -ex 'set debuginfod enabled off' "$@" "./$program" \
    >out 2>err </dev/null
  grep -q 'ptrace: Operation not permitted' err && {
    echo "gdb may not trace here, skipped"
    exit 77
  }
}

# What each program must show, whoever linked it.
look_at() {
  step "$1"
  debug "$1" 'break square' 'break main.c:4' 'break kernel.mlir:10' run bt \
    continue bt continue step
  prints "Breakpoint 1, square () at kernel.mlir:"
  prints "Breakpoint 2, report (v=72) at main.c:4"
  prints "#1  "
  grep -Eq '^#1 .* twice .*kernel\.mlir:4$' out || stop "no frame of twice"
  grep -Eq '^#2 .* square .*kernel\.mlir:9$' out || stop "no frame of square"
  grep -Eq '^#3 .* main \(\) at main\.c:7$' out || stop "no frame of main"
  grep -Eq '^Breakpoint 3, .*square \(\) at kernel\.mlir:10$' out ||
    stop "no stop at a line"
  tail -n 2 out | grep -Eq 'kernel\.mlir|main\.c|^1[01]' ||
    stop "a step leads nowhere"
}

for level in 0 2; do
  "$CC" -g -O0 -c main.c -o main.o || stop "no main.o"
  works "$MLCC" -g -O$level -c kernel.mlir -o kernel.o
  "$LLVM_BIN/llvm-readelf" -SW kernel.o | grep -q debug_names &&
    stop "a name table at -O$level"
  "$CC" main.o kernel.o -o by-cc$level || stop "no link"
  look_at by-cc$level
  works "$MLCC" -g -O$level kernel.mlir main.o -o whole$level
  look_at whole$level
done

step "joins of objects"
"$CC" -r main.o kernel.o -o joined.o && "$CC" joined.o -o joined-by-cc ||
  stop "no join"
look_at joined-by-cc
works "$MLCC" -r -g kernel.mlir main.o -o joined.o
works "$MLCC" joined.o -o joined
look_at joined

# A kernel in several partitions, each with a unit of its own.
awk 'BEGIN {
  print "func.func private @report(i32)"
  for (f = 0; f < 8; f++) {
    print "func.func @f" f "(%a: i32, %p: memref<i32>) {"
    for (i = 0; i < 1200; i++)
      print "  memref.store %a, %p[] : memref<i32>"
    print "  func.call @report(%a) : (i32) -> ()"
    print "  return\n}"
  }
}' >large.mlir
cat >calls.c <<'END'
#include <stdio.h>
void f0(int, int *, int *, long);
void f7(int, int *, int *, long);
void report(int v) {
  printf("reported %d\n", v);
}
int main(void) {
  int cell;
  f0(1, &cell, &cell, 0);
  f7(8, &cell, &cell, 0);
  return 0;
}
END
step "partitions"
works "$MLCC" -g -O0 -c large.mlir
[ "$("$LLVM_BIN/llvm-dwarfdump" large.o | grep -c DW_TAG_compile_unit)" -gt 1 ] ||
  stop "one partition"
"$CC" -g -c calls.c && "$CC" calls.o large.o -o large || stop "no link"
debug large 'break large.mlir:1203' 'break f7' 'break calls.c:5' run bt \
  continue continue continue bt
prints "Breakpoint 1, f0 () at large.mlir:1203"
prints "Breakpoint 2, f7 () at large.mlir:"
grep -Eq '^#1 .* f7 \(\) at large\.mlir:9631$' out || stop "no frame of f7"
grep -Eq '^#2 .* main \(\) at calls\.c:10$' out || stop "no frame of main"

step "a module with debug information of its own"
cat >own.mlir <<'END'
#file = #llvm.di_file<"a.c" in "/x">
#unit = #llvm.di_compile_unit<id = distinct[0]<>, sourceLanguage = DW_LANG_C,
  file = #file, isOptimized = true, emissionKind = Full>
#type = #llvm.di_subroutine_type<>
#f = #llvm.di_subprogram<id = distinct[1]<>, compileUnit = #unit,
  scope = #file, name = "f", file = #file, line = 1,
  subprogramFlags = Definition, type = #type>
module {
  llvm.func @f() {
    llvm.return loc(#place)
  } loc(#start)
}
#place = loc("a.c":1:2)
#start = loc(fused<#f>[#place])
END
works "$MLCC" -c own.mlir
"$LLVM_BIN/llvm-readelf" -SW own.o >out
prints .debug_info
grep -q debug_names out && stop "a name table"
exit 0
