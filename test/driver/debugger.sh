#!/bin/sh
# label: slow
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
  grep -Eq '^Breakpoint 1, square \(a=(6|<optimized out>)\) at kernel.mlir:' out ||
    stop "no stop in square"
  prints "Breakpoint 2, report (v=72) at main.c:4"
  prints "#1  "
  grep -Eq '^#1 .* twice .*kernel\.mlir:4$' out || stop "no frame of twice"
  grep -Eq '^#2 .* square \(a=.*\).*kernel\.mlir:9$' out || stop "no frame of square"
  grep -Eq '^#3 .* main \(\) at main\.c:7$' out || stop "no frame of main"
  grep -Eq '^Breakpoint 3, .*square \(a=.*\) at kernel\.mlir:10$' out ||
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

step "arguments, and memrefs by the printer that is shipped"
cat >types.mlir <<'END'
func.func private @report(i32)
func.func @look(%m: memref<?x2xf32>, %row: memref<2xi16, strided<[3], offset: ?>>,
    %cell: memref<f64>, %any: memref<*xf32>, %n: index, %scale: f32,
    %flag: i1, %v: vector<4xf32>, %z: complex<f64>) -> i32
    attributes {llvm.emit_c_interface} {
  %c = arith.constant 7 : i32
  func.call @report(%c) : (i32) -> ()
  return %c : i32
}
func.func @looks() {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %one = arith.constant 1.0 : f32
  %half = arith.constant 0.5 : f64
  %short = arith.constant 9 : i16
  %true = arith.constant true
  %v = arith.constant dense<[1.0, 2.0, 3.0, 4.0]> : vector<4xf32>
  %z = complex.constant [1.5 : f64, 2.0 : f64] : complex<f64>
  %m = memref.alloc() : memref<2x2xf32>
  memref.store %one, %m[%c0, %c0] : memref<2x2xf32>
  memref.store %one, %m[%c0, %c1] : memref<2x2xf32>
  memref.store %one, %m[%c1, %c0] : memref<2x2xf32>
  memref.store %one, %m[%c1, %c1] : memref<2x2xf32>
  %s = memref.alloc() : memref<8xi16>
  memref.store %short, %s[%c0] : memref<8xi16>
  memref.store %short, %s[%c1] : memref<8xi16>
  %c4 = arith.constant 4 : index
  memref.store %short, %s[%c4] : memref<8xi16>
  %row = memref.subview %s[%c1] [2] [3] : memref<8xi16> to memref<2xi16, strided<[3], offset: ?>>
  %cell = memref.alloc() : memref<f64>
  memref.store %half, %cell[] : memref<f64>
  %any = memref.cast %m : memref<2x2xf32> to memref<*xf32>
  %d = memref.cast %m : memref<2x2xf32> to memref<?x2xf32>
  %status = func.call @look(%d, %row, %cell, %any, %c4, %one, %true, %v, %z) :
    (memref<?x2xf32>, memref<2xi16, strided<[3], offset: ?>>, memref<f64>,
     memref<*xf32>, index, f32, i1, vector<4xf32>, complex<f64>) -> i32
  return
}
END
cat >looks.c <<'END'
void looks(void);
void report(int v) { (void)v; }
int main(void) {
  looks();
  return 0;
}
END
"$CC" -g -c looks.c || stop "no looks.o"
works "$MLCC" -g -O0 types.mlir looks.o -o types
printers="source $SOURCE/build-systems/gdb/mlcc_printers.py"
debug types "$printers" 'break report' run up 'info args' 'print sizeof(m)' \
  'ptype cell' 'print m.sizes[0]' 'set print elements 3' 'print m' finish
prints 'm = memref<?x2xf32> 2x2 = {{1, 1}, {1, 1}}'
prints 'row = memref<2xi16, strided<[3], offset: ?>> 2 = {9, 9}'
prints 'cell = memref<f64> = 0.5'
prints 'any = memref<*xf32> 2x2 = {{1, 1}, {1, 1}}'
prints 'n = 4'
prints 'scale = 1'
prints 'flag = true'
prints 'v = {1, 2, 3, 4}'
prints 'z = 1.5 + 2i'
prints '$1 = 56'
prints '    f64 *aligned;'
prints '$2 = 2'
prints '$3 = memref<?x2xf32> 2x2 = {{1, 1}, {1, ...}}'
debug types 'break report' run finish finish
prints 'Value returned is $1 = 7'

step "values by their names"
cat >values.mlir <<'END'
func.func private @report(i32)
func.func @sum(%m: memref<?xf32>, %scale: f32) -> f32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %zero = arith.constant 0.0 : f32
  %n = memref.dim %m, %c0 : memref<?xf32>
  %copy = memref.alloc(%n) : memref<?xf32>
  memref.copy %m, %copy : memref<?xf32> to memref<?xf32>
  %total = scf.for %i = %c0 to %n step %c1 iter_args(%acc = %zero) -> (f32) {
    %x = memref.load %copy[%i] : memref<?xf32>
    %y = arith.mulf %x, %scale : f32
    %code = arith.fptosi %y : f32 to i32
    func.call @report(%code) : (i32) -> ()
    %next = arith.addf %acc, %y : f32
    scf.yield %next : f32
  }
  memref.dealloc %copy : memref<?xf32>
  return %total : f32
}
func.func @looks() {
  %0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %two = arith.constant 2.0 : f32
  %three = arith.constant 3.0 : f32
  %m = memref.alloca() : memref<2xf32>
  memref.store %two, %m[%0] : memref<2xf32>
  memref.store %three, %m[%c1] : memref<2xf32>
  %d = memref.cast %m : memref<2xf32> to memref<?xf32>
  %s = func.call @sum(%d, %three) : (memref<?xf32>, f32) -> f32
  return
}
END
for level in 0 2; do
  works "$MLCC" -g -O$level values.mlir looks.o -o values$level
  debug values$level "$printers" 'break report' run up 'info locals'
  for line in 'c1 = 1' 'n = 2' 'i = 0' 'x = 2' 'y = 6' 'code = 6'; do
    prints "$line"
  done
done
debug values0 "$printers" 'break values.mlir:12' run 'print copy' 'print i'
prints '$1 = memref<?xf32> 2 = {2, 3}'
prints '$2 = 0'
debug values0 "$printers" 'break report' run continue up 'info locals'
prints 'acc = 6'
prints 'next = 6'
works "$MLCC" -g1 -O0 -c values.mlir -o values.o
"$LLVM_BIN/llvm-dwarfdump" values.o >out
grep -q DW_TAG_variable out && stop "variables with -g1"

step "what the optimiser keeps of arguments"
works "$MLCC" -g -O2 -c types.mlir -o types.o
"$LLVM_BIN/llvm-dwarfdump" types.o >out
prints 'DW_AT_name	("memref<?x2xf32>")'
prints DW_OP_piece
works "$MLCC" -g -O2 types.mlir looks.o -o types2
debug types2 "$printers" 'break types.mlir:6' run 'info args'
prints 'm = memref<?x2xf32>'
prints 'n = 4'

step "-g1 has lines, and no arguments"
for flag in -g1 -gmlt -gline-tables-only -ggdb1; do
  works "$MLCC" $flag -c types.mlir -o types.o
  "$LLVM_BIN/llvm-dwarfdump" types.o >out
  grep -q DW_TAG_formal_parameter out && stop "arguments with $flag"
  "$LLVM_BIN/llvm-dwarfdump" --debug-line types.o >out
  prints types.mlir
done

step "-gsplit-dwarf: types are apart, lines in the object"
works "$MLCC" -g -O0 -gsplit-dwarf -c types.mlir -o split.o
"$LLVM_BIN/llvm-dwarfdump" split.dwo >out
prints 'DW_AT_name	("memref<?x2xf32>")'
works "$CC" looks.o split.o -o split
debug split "$printers" 'break report' run up 'print m'
prints 'memref<?x2xf32> 2x2 = {{1, 1}, {1, 1}}'

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
grep -Eq '^Breakpoint 1, f0 \(a=.* at large\.mlir:1203$' out ||
  { cat out; stop "no stop at a line of f0"; }
prints "Breakpoint 2, f7 (a="
grep -Eq '^#1 .* f7 \(a=.*\) at large\.mlir:9631$' out || stop "no frame of f7"
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
