// RUN: mlcc-opt %s -convert-math-to-libm | FileCheck %s

// Calls, of functions that are declared once, in the nearest module; of what f32
// stands for, and of elements.

// CHECK-LABEL: func.func private @tanf(
// CHECK-SAME: f32) -> f32 attributes {llvm.readnone}

// CHECK-LABEL: func.func private @roundeven(
// CHECK-SAME: f64) -> f64 attributes {llvm.readnone}

// CHECK-LABEL: func.func private @fmaf(
// CHECK-SAME: f32, f32, f32) -> f32 attributes {llvm.readnone}

// CHECK-LABEL: func.func private @pow(
// CHECK-SAME: f64, f64) -> f64 attributes {llvm.readnone}

// CHECK-LABEL: func.func private @fabsf(
// CHECK-SAME: f32) -> f32 attributes {llvm.readnone}

// CHECK-LABEL: func.func @scalars(
// CHECK-SAME: %[[A0:.*]]: f32, %[[A1:.*]]: f64, %[[A2:.*]]: bf16) {
// CHECK: %[[V0:.*]] = call @fabsf(%[[A0]]) : (f32) -> f32
// CHECK: %[[V1:.*]] = call @pow(%[[A1]], %[[A1]]) : (f64, f64) -> f64
// CHECK: %[[V2:.*]] = arith.extf %[[A2]] : bf16 to f32
// CHECK: %[[V3:.*]] = arith.extf %[[A2]] : bf16 to f32
// CHECK: %[[V4:.*]] = arith.extf %[[A2]] : bf16 to f32
// CHECK: %[[V5:.*]] = call @fmaf(%[[V2]], %[[V3]], %[[V4]]) : (f32, f32, f32) -> f32
// CHECK: %[[V6:.*]] = arith.truncf %[[V5]] : f32 to bf16
// CHECK: %[[V7:.*]] = call @fabsf(%[[V0]]) : (f32) -> f32
func.func @scalars(%a: f32, %b: f64, %h: bf16) {
  %0 = math.absf %a : f32
  %1 = math.powf %b, %b fastmath<fast> {note} : f64
  %2 = math.fma %h, %h, %h : bf16
  %3 = math.absf %0 : f32
  return
}

// CHECK-LABEL: func.func @vector(
// CHECK-SAME: %[[A0:.*]]: vector<2x1xf64>) -> vector<2x1xf64> {
// CHECK: %[[CST:.*]] = arith.constant dense<0.000000e+00> : vector<2x1xf64>
// CHECK: %[[V0:.*]] = vector.extract %[[A:.*]]0[0, 0] : f64 from vector<2x1xf64>
// CHECK: %[[V1:.*]] = call @roundeven(%[[V0]]) : (f64) -> f64
// CHECK: %[[V2:.*]] = vector.insert %[[V1]], %[[CST]] [0, 0] : f64 into vector<2x1xf64>
// CHECK: %[[V3:.*]] = vector.extract %[[A]]0[1, 0] : f64 from vector<2x1xf64>
// CHECK: %[[V4:.*]] = call @roundeven(%[[V3]]) : (f64) -> f64
// CHECK: %[[V5:.*]] = vector.insert %[[V4]], %[[V2]] [1, 0] : f64 into vector<2x1xf64>
func.func @vector(%v: vector<2x1xf64>) -> vector<2x1xf64> {
  %0 = math.roundeven %v : vector<2x1xf64>
  return %0 : vector<2x1xf64>
}

// CHECK-LABEL: func.func @scalable(
// CHECK-SAME: %[[A0:.*]]: vector<[4]xf32>) -> vector<[4]xf32> {
// CHECK: %[[CST:.*]] = arith.constant dense<0.000000e+00> : vector<[4]xf32>
// CHECK: %[[C0:.*]] = arith.constant 0 : index
// CHECK: %[[C1:.*]] = arith.constant 1 : index
// CHECK: %[[C4:.*]] = arith.constant 4 : index
// CHECK: %[[VSCALE:.*]] = vector.vscale
// CHECK: %[[C4_VSCALE:.*]] = arith.muli %[[VSCALE]], %[[C4]] : index
// CHECK: %[[V0:.*]] = scf.for %[[A1:.*]] = %[[C0]] to %[[C4_VSCALE]] step %[[C1]] iter_args(%[[A2:.*]] = %[[CST]]) -> (vector<[4]xf32>) {
// CHECK: %[[V1:.*]] = vector.extract %[[A:.*]]0[%arg1] : f32 from vector<[4]xf32>
// CHECK: %[[V2:.*]] = func.call @tanf(%[[V1]]) : (f32) -> f32
// CHECK: %[[V3:.*]] = vector.insert %[[V2]], %[[A2]] [%arg1] : f32 into vector<[4]xf32>
// CHECK: scf.yield %[[V3]] : vector<[4]xf32>
func.func @scalable(%v: vector<[4]xf32>) -> vector<[4]xf32> {
  %0 = math.tan %v : vector<[4]xf32>
  return %0 : vector<[4]xf32>
}

// What is of a dialect that may stay is left as it is; all else is folded.
// CHECK-LABEL: func.func @folded
// CHECK-SAME: ([[X:%[[:alnum:]]+]]: complex<f32>, [[I:%[[:alnum:]]+]]: i32)
// CHECK: [[ZERO:%.+]] = arith.constant 0
// CHECK-NEXT: [[SUM:%.+]] = arith.addi [[I]], [[ZERO]]
// CHECK-NEXT: return [[X]], [[SUM]]
func.func @folded(%x: complex<f32>, %i: i32) -> (complex<f32>, i32) {
  %re = complex.re %x : complex<f32>
  %im = complex.im %x : complex<f32>
  %0 = complex.create %re, %im : complex<f32>
  %zero = arith.constant 0 : i32
  %1 = arith.addi %i, %zero : i32
  return %0, %1 : complex<f32>, i32
}
