// RUN: %mlcc-opt %s -test-arith-emulate-wide-int | FileCheck %s --check-prefixes=CHECK,ALL
// RUN: %mlcc-opt %s -test-arith-emulate-wide-int="function-prefix=ot widest-int-supported=16" | FileCheck %s --check-prefixes=OTHER,ALL
// RUN: %if mlir-22 %{ mlir-opt-22 %s -test-arith-emulate-wide-int | FileCheck %s --check-prefixes=CHECK,ALL %}
// RUN: not %mlcc-opt %s -test-arith-emulate-wide-int=widest-int-supported=24 2>&1 | FileCheck %s --check-prefix=WIDTH
// RUN: not %mlcc-opt %s -test-arith-emulate-wide-int=function-prefix=div 2>&1 | FileCheck %s --check-prefix=DIVIDES

// Functions whose names begin so compute by halves, and keep their types.

// WIDTH: error: widest-int-supported has to be a power of two, and 2 at least
// DIVIDES: error: failed to legalize operation 'arith.divsi' that was explicitly marked illegal

// ALL-LABEL: func.func @emulate_xor(
// ALL-SAME: %[[A:[^:]*]]: i64
// OTHER: arith.xori
// CHECK: %[[IN:.*]] = llvm.bitcast %[[A]] : i64 to vector<2xi32>
// CHECK: %[[LOW:.*]] = arith.xori %{{.*}}, %{{.*}} : i32
// CHECK: %[[HIGH:.*]] = arith.xori %{{.*}}, %{{.*}} : i32
// CHECK: vector.insert %[[LOW]]
// CHECK: %[[BOTH:.*]] = vector.insert %[[HIGH]]
// CHECK: %[[OUT:.*]] = llvm.bitcast %[[BOTH]] : vector<2xi32> to i64
// CHECK: %[[GIVEN:.*]] = call @other(%[[OUT]]) : (i64) -> i64
// CHECK: return %[[GIVEN]] : i64
func.func @emulate_xor(%a: i64, %b: i64) -> i64 {
  %0 = arith.xori %a, %b : i64
  %1 = func.call @other(%0) : (i64) -> i64
  return %1 : i64
}

// What calls it has nothing to do with it.
// ALL-LABEL: func.func @calls(
// ALL-NEXT: call @emulate_xor(%{{.*}}) : (i64, i64) -> i64
// ALL-NEXT: arith.addi %{{.*}}, %{{.*}} : i64
func.func @calls(%a: i64) -> i64 {
  %0 = func.call @emulate_xor(%a, %a) : (i64, i64) -> i64
  %1 = arith.addi %0, %0 : i64
  return %1 : i64
}

// ALL-LABEL: func.func @other_and(
// CHECK: arith.andi %{{.*}}, %{{.*}} : i32
// OTHER: llvm.bitcast %{{.*}} : i32 to vector<2xi16>
func.func @other_and(%a: i32, %b: i32) -> i32 {
  %0 = arith.andi %a, %b : i32
  return %0 : i32
}

// ALL-LABEL: func.func @div(
func.func @div(%a: i64, %b: i64) -> i64 {
  %0 = arith.divsi %a, %b : i64
  return %0 : i64
}

func.func private @other(i64) -> i64
