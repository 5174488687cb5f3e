// RUN: %mlcc-opt %s -arith-emulate-wide-int -split-input-file -verify-diagnostics
// RUN: not %mlcc-opt %s -arith-emulate-wide-int=widest-int-supported=24 2>&1 | FileCheck %s

// CHECK: error: widest-int-supported has to be a power of two, and 2 at least

func.func @divides(%a: i64, %b: i64) -> i64 {
  // expected-error@+1 {{failed to legalize operation 'arith.divsi' that was explicitly marked illegal}}
  %0 = arith.divsi %a, %b : i64
  return %0 : i64
}

// -----

// expected-error@+1 {{failed to legalize operation 'func.func' that was explicitly marked illegal}}
func.func @wider(%a: i128) {
  return
}

// -----

func.func @memory(%m: memref<i64>) -> i64 {
  // expected-error@+1 {{failed to legalize unresolved materialization from ('i64') to ('vector<2xi32>') that remained live after conversion}}
  %0 = memref.load %m[] : memref<i64>
  return %0 : i64
}
