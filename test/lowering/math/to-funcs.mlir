// RUN: mlcc-opt %s -convert-math-to-funcs='convert-ctlz min-width-of-fpowi-exponent=9' -split-input-file | FileCheck %s

// Functions that modules get: powers by squaring, and zeros by shifts.

// CHECK-LABEL: func.func @power(
// CHECK-SAME: %[[A0:.*]]: i64, %[[A1:.*]]: i64) -> i64 {
// CHECK: %[[V0:.*]] = call @__mlir_math_ipowi_i64(%[[A0]], %[[A1]]) : (i64, i64) -> i64
func.func @power(%a: i64, %b: i64) -> i64 {
  %r = math.ipowi %a, %b : i64
  return %r : i64
}

// CHECK-LABEL: func.func @lanes(
// CHECK-SAME: %[[A0:.*]]: vector<2xi64>) -> vector<2xi64> {
// CHECK: %[[CST:.*]] = arith.constant dense<0> : vector<2xi64>
// CHECK: %[[V0:.*]] = vector.extract %[[A:.*]]0[0] : i64 from vector<2xi64>
// CHECK: %[[V1:.*]] = vector.extract %[[A]]0[0] : i64 from vector<2xi64>
// CHECK: %[[V2:.*]] = call @__mlir_math_ipowi_i64(%[[V0]], %[[V1]]) : (i64, i64) -> i64
// CHECK: %[[V3:.*]] = vector.insert %[[V2]], %[[CST]] [0] : i64 into vector<2xi64>
// CHECK: %[[V4:.*]] = vector.extract %[[A]]0[1] : i64 from vector<2xi64>
// CHECK: %[[V5:.*]] = vector.extract %[[A]]0[1] : i64 from vector<2xi64>
// CHECK: %[[V6:.*]] = call @__mlir_math_ipowi_i64(%[[V4]], %[[V5]]) : (i64, i64) -> i64
// CHECK: %[[V7:.*]] = vector.insert %[[V6]], %[[V3]] [1] : i64 into vector<2xi64>
func.func @lanes(%a: vector<2xi64>) -> vector<2xi64> {
  %0 = math.ipowi %a, %a : vector<2xi64>
  return %0 : vector<2xi64>
}
// CHECK-LABEL: func.func @stay(
// CHECK-SAME: %[[A0:.*]]: index, %[[A1:.*]]: f32, %[[A2:.*]]: i8) {
// CHECK: %[[V0:.*]] = math.ipowi %[[A0]], %[[A0]] : index
// CHECK: %[[V1:.*]] = math.fpowi %[[A1]], %[[A0]] : f32, index
// CHECK: %[[V2:.*]] = math.fpowi %[[A1]], %[[A2]] : f32, i8
func.func @stay(%a: index, %b: f32, %c: i8) {
  %0 = math.ipowi %a, %a : index
  %1 = math.fpowi %b, %a : f32, index
  %2 = math.fpowi %b, %c : f32, i8
  return
}

// CHECK-LABEL: func.func private @__mlir_math_ipowi_i64(
// CHECK-SAME: %[[A0:.*]]: i64, %[[A1:.*]]: i64) -> i64 attributes {llvm.linkage = #llvm.linkage<linkonce_odr>} {
// CHECK: %[[C0_I64:.*]] = arith.constant 0 : i64
// CHECK: %[[C1_I64:.*]] = arith.constant 1 : i64
// CHECK: %[[C:.*]]-1_i64 = arith.constant -1 : i64
// CHECK: %[[V0:.*]] = arith.cmpi eq, %[[A1]], %[[C0_I64]] : i64
// CHECK: cf.cond_br %[[V0]], ^bb1, ^bb2
// CHECK: ^bb1:  // pred: ^bb0
// CHECK: ^bb2:  // pred: ^bb0
// CHECK: %[[V1:.*]] = arith.cmpi sle, %[[A1]], %[[C0_I64]] : i64
// CHECK: cf.cond_br %[[V1]], ^bb3, ^bb12(%[[C1_I64]], %[[A0]], %[[A1]] : i64, i64, i64)
// CHECK: ^bb3:  // pred: ^bb2
// CHECK: %[[V2:.*]] = arith.cmpi eq, %[[A0]], %[[C0_I64]] : i64
// CHECK: cf.cond_br %[[V2]], ^bb4, ^bb5
// CHECK: ^bb4:  // pred: ^bb3
// CHECK: %[[V3:.*]] = arith.divsi %[[C1_I64]], %[[C0_I64]] : i64
// CHECK: ^bb5:  // pred: ^bb3
// CHECK: %[[V4:.*]] = arith.cmpi eq, %[[A0]], %[[C1_I64]] : i64
// CHECK: cf.cond_br %[[V4]], ^bb6, ^bb7
// CHECK: ^bb6:  // pred: ^bb5
// CHECK: ^bb7:  // pred: ^bb5
// CHECK: %[[V5:.*]] = arith.cmpi eq, %[[A0]], %[[C]]-1_i64 : i64
// CHECK: cf.cond_br %[[V5]], ^bb8, ^bb11
// CHECK: ^bb8:  // pred: ^bb7
// CHECK: %[[V6:.*]] = arith.andi %[[A1]], %[[C1_I64]] : i64
// CHECK: %[[V7:.*]] = arith.cmpi ne, %[[V6]], %[[C0_I64]] : i64
// CHECK: cf.cond_br %[[V7]], ^bb9, ^bb10
// CHECK: ^bb9:  // pred: ^bb8
// CHECK: ^bb10:  // pred: ^bb8
// CHECK: ^bb11:  // pred: ^bb7
// CHECK: ^bb12(%[[V8:.*]]: i64, %[[V9:.*]]: i64, %[[V10:.*]]: i64):  // 2 preds: ^bb2, ^bb16
// CHECK: %[[V11:.*]] = arith.andi %[[V10]], %[[C1_I64]] : i64
// CHECK: %[[V12:.*]] = arith.cmpi ne, %[[V11]], %[[C0_I64]] : i64
// CHECK: cf.cond_br %[[V12]], ^bb13, ^bb14(%[[V8]] : i64)
// CHECK: ^bb13:  // pred: ^bb12
// CHECK: %[[V13:.*]] = arith.muli %[[V8]], %[[V9]] : i64
// CHECK: cf.br ^bb14(%[[V13]] : i64)
// CHECK: ^bb14(%[[V14:.*]]: i64):  // 2 preds: ^bb12, ^bb13
// CHECK: %[[V15:.*]] = arith.shrui %[[V10]], %[[C1_I64]] : i64
// CHECK: %[[V16:.*]] = arith.cmpi eq, %[[V15]], %[[C0_I64]] : i64
// CHECK: cf.cond_br %[[V16]], ^bb15, ^bb16
// CHECK: ^bb15:  // pred: ^bb14
// CHECK: ^bb16:  // pred: ^bb14
// CHECK: %[[V17:.*]] = arith.muli %[[V9]], %[[V9]] : i64
// CHECK: cf.br ^bb12(%[[V14]], %[[V17]], %[[V15]] : i64, i64, i64)

// -----

// CHECK-LABEL: func.func @fpower(
// CHECK-SAME: %[[A0:.*]]: f64, %[[A1:.*]]: i128) -> f64 {
// CHECK: %[[V0:.*]] = call @__mlir_math_fpowi_f64_i128(%[[A0]], %[[A1]]) : (f64, i128) -> f64
func.func @fpower(%a: f64, %b: i128) -> f64 {
  %r = math.fpowi %a, %b : f64, i128
  return %r : f64
}


// CHECK-LABEL: func.func private @__mlir_math_fpowi_f64_i128(
// CHECK-SAME: %[[A0:.*]]: f64, %[[A1:.*]]: i128) -> f64 attributes {llvm.linkage = #llvm.linkage<linkonce_odr>} {
// CHECK: %[[CST:.*]] = arith.constant 1.000000e+00 : f64
// CHECK: %[[C0_I128:.*]] = arith.constant 0 : i128
// CHECK: %[[C1_I128:.*]] = arith.constant 1 : i128
// CHECK: %[[C:.*]]-170141183460469231731687303715884105728_i128 = arith.constant -170141183460469231731687303715884105728 : i128
// CHECK: %[[C170141183460469231731687303715884105727_I128:.*]] = arith.constant 170141183460469231731687303715884105727 : i128
// CHECK: %[[V0:.*]] = arith.cmpi eq, %[[A1]], %[[C0_I128]] : i128
// CHECK: cf.cond_br %[[V0]], ^bb1, ^bb2
// CHECK: ^bb1:  // pred: ^bb0
// CHECK: ^bb2:  // pred: ^bb0
// CHECK: %[[V1:.*]] = arith.cmpi sle, %[[A1]], %[[C0_I128]] : i128
// CHECK: %[[V2:.*]] = arith.cmpi eq, %[[A1]], %[[C]]-170141183460469231731687303715884105728_i128 : i128
// CHECK: %[[V3:.*]] = arith.subi %[[C0_I128]], %[[A1]] : i128
// CHECK: %[[V4:.*]] = arith.select %[[V1]], %[[V3]], %[[A1]] : i128
// CHECK: %[[V5:.*]] = arith.select %[[V2]], %[[C170141183460469231731687303715884105727_I128]], %[[V4]] : i128
// CHECK: cf.br ^bb3(%[[CST]], %[[A0]], %[[V5]] : f64, f64, i128)
// CHECK: ^bb3(%[[V6:.*]]: f64, %[[V7:.*]]: f64, %[[V8:.*]]: i128):  // 2 preds: ^bb2, ^bb6
// CHECK: %[[V9:.*]] = arith.andi %[[V8]], %[[C1_I128]] : i128
// CHECK: %[[V10:.*]] = arith.cmpi ne, %[[V9]], %[[C0_I128]] : i128
// CHECK: cf.cond_br %[[V10]], ^bb4, ^bb5(%[[V6]] : f64)
// CHECK: ^bb4:  // pred: ^bb3
// CHECK: %[[V11:.*]] = arith.mulf %[[V6]], %[[V7]] : f64
// CHECK: cf.br ^bb5(%[[V11]] : f64)
// CHECK: ^bb5(%[[V12:.*]]: f64):  // 2 preds: ^bb3, ^bb4
// CHECK: %[[V13:.*]] = arith.shrui %[[V8]], %[[C1_I128]] : i128
// CHECK: %[[V14:.*]] = arith.cmpi eq, %[[V13]], %[[C0_I128]] : i128
// CHECK: cf.cond_br %[[V14]], ^bb7(%[[V12]] : f64), ^bb6
// CHECK: ^bb6:  // pred: ^bb5
// CHECK: %[[V15:.*]] = arith.mulf %[[V7]], %[[V7]] : f64
// CHECK: cf.br ^bb3(%[[V12]], %[[V15]], %[[V13]] : f64, f64, i128)
// CHECK: ^bb7(%[[V16:.*]]: f64):  // pred: ^bb5
// CHECK: cf.cond_br %[[V2]], ^bb8, ^bb9(%[[V16]] : f64)
// CHECK: ^bb8:  // pred: ^bb7
// CHECK: %[[V17:.*]] = arith.mulf %[[V16]], %[[A0]] : f64
// CHECK: cf.br ^bb9(%[[V17]] : f64)
// CHECK: ^bb9(%[[V18:.*]]: f64):  // 2 preds: ^bb7, ^bb8
// CHECK: cf.cond_br %[[V1]], ^bb10, ^bb11(%[[V18]] : f64)
// CHECK: ^bb10:  // pred: ^bb9
// CHECK: %[[V19:.*]] = arith.divf %[[CST]], %[[V18]] : f64
// CHECK: cf.br ^bb11(%[[V19]] : f64)
// CHECK: ^bb11(%[[V20:.*]]: f64):  // 2 preds: ^bb9, ^bb10

// -----

// CHECK-LABEL: func.func @zeros(
// CHECK-SAME: %[[A0:.*]]: i7) -> i7 {
// CHECK: %[[V0:.*]] = call @__mlir_math_ctlz_i7(%[[A0]]) : (i7) -> i7
func.func @zeros(%a: i7) -> i7 {
  %r = math.ctlz %a : i7
  return %r : i7
}
// CHECK-LABEL: func.func private @__mlir_math_ctlz_i7(
// CHECK-SAME: %[[A0:.*]]: i7) -> i7 attributes {llvm.linkage = #llvm.linkage<linkonce_odr>} {
// CHECK: %[[C7_I7:.*]] = arith.constant 7 : i7
// CHECK: %[[C0_I7:.*]] = arith.constant 0 : i7
// CHECK: %[[V0:.*]] = arith.cmpi eq, %[[A0]], %[[C0_I7]] : i7
// CHECK: %[[V1:.*]] = scf.if %[[V0]] -> (i7) {
// CHECK: scf.yield %[[C7_I7]] : i7
// CHECK: } else {
// CHECK: %[[C1:.*]] = arith.constant 1 : index
// CHECK: %[[C1_I7:.*]] = arith.constant 1 : i7
// CHECK: %[[C7:.*]] = arith.constant 7 : index
// CHECK: %[[C0_I7_0:.*]] = arith.constant 0 : i7
// CHECK: %[[V2:.*]]:2 = scf.for %[[A1:.*]] = %[[C1]] to %[[C7]] step %[[C1]] iter_args(%[[A2:.*]] = %[[A0]], %[[A3:.*]] = %[[C0_I7_0]]) -> (i7, i7) {
// CHECK: %[[V3:.*]] = arith.cmpi slt, %[[A2]], %[[C0_I7]] : i7
// CHECK: %[[V4:.*]]:2 = scf.if %[[V3]] -> (i7, i7) {
// CHECK: scf.yield %[[A2]], %[[A3]] : i7, i7
// CHECK: } else {
// CHECK: %[[V5:.*]] = arith.addi %[[A3]], %[[C1_I7]] : i7
// CHECK: %[[V6:.*]] = arith.shli %[[A2]], %[[C1_I7]] : i7
// CHECK: scf.yield %[[V6]], %[[V5]] : i7, i7
// CHECK: scf.yield %[[V4]]#0, %[[V4]]#1 : i7, i7
// CHECK: scf.yield %[[V2]]#1 : i7

// -----

// What is of a dialect that may stay is left as it is; all else is folded, powers
// too.
// CHECK-LABEL: func.func @folded
// CHECK-SAME: (%[[X:.*]]: complex<f32>, %[[I:.*]]: i32, %[[V:.*]]: vector<4xf32>)
// CHECK: %[[ZERO:.*]] = arith.constant 0 : i32
// CHECK-NEXT: %[[SUM:.*]] = arith.addi %[[I]], %[[ZERO]]
// CHECK-NEXT: arith.constant 1 : i32
// CHECK-NEXT: %[[ONE:.*]] = arith.constant 1 : i32
// CHECK-NEXT: %[[CAST:.*]] = vector.shape_cast %[[V]]
// CHECK-NEXT: return %[[X]], %[[SUM]], %[[ONE]], %[[CAST]]
func.func @folded(%x: complex<f32>, %i: i32, %v: vector<4xf32>) -> (complex<f32>, i32, i32, vector<4xf32>) {
  %re = complex.re %x : complex<f32>
  %im = complex.im %x : complex<f32>
  %0 = complex.create %re, %im : complex<f32>
  %zero = arith.constant 0 : i32
  %1 = arith.addi %i, %zero : i32
  %one = arith.constant 1 : i32
  %2 = math.ipowi %one, %one : i32
  %3 = vector.shape_cast %v : vector<4xf32> to vector<4xf32>
  return %0, %1, %2, %3 : complex<f32>, i32, i32, vector<4xf32>
}
