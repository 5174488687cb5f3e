// Folds and patterns of the complex dialect.
//
// RUN: %mlcc-opt %s -canonicalize | FileCheck %s
// RUN: %if mlir-22 %{ mlir-opt-22 %s -canonicalize | FileCheck %s %}

// CHECK-LABEL: @parts
// CHECK-SAME: ([[A:%[[:alnum:]_]+]]: f32, [[B:%[[:alnum:]_]+]]: f32, [[X:%[[:alnum:]_]+]]: complex<f32>
// CHECK: [[SWAPPED:%[[:alnum:]_]+]] = complex.create
// CHECK: [[OTHER:%[[:alnum:]_]+]] = complex.create
// CHECK: return [[A]], [[B]], [[X]], [[SWAPPED]], [[OTHER]]
func.func @parts(%a: f32, %b: f32, %x: complex<f32>, %y: complex<f32>)
    -> (f32, f32, complex<f32>, complex<f32>, complex<f32>) {
  %c = complex.create %a, %b : complex<f32>
  %re = complex.re %c : complex<f32>
  %im = complex.im %c : complex<f32>
  %re_x = complex.re %x : complex<f32>
  %im_x = complex.im %x : complex<f32>
  %im_y = complex.im %y : complex<f32>
  %same = complex.create %re_x, %im_x : complex<f32>
  %swapped = complex.create %im_x, %re_x : complex<f32>
  %other = complex.create %re_x, %im_y : complex<f32>
  return %re, %im, %same, %swapped, %other
      : f32, f32, complex<f32>, complex<f32>, complex<f32>
}

// CHECK-LABEL: @parts_of_constants
// CHECK-DAG: [[ONE:%[[:alnum:]_]+]] = arith.constant 1.0{{.*}} : f32
// CHECK-DAG: [[TWO:%[[:alnum:]_]+]] = arith.constant 2.0{{.*}} : f32
// CHECK: return [[ONE]], [[TWO]]
func.func @parts_of_constants() -> (f32, f32) {
  %c = complex.constant [1.0 : f32, 2.0 : f32] : complex<f32>
  %re = complex.re %c : complex<f32>
  %im = complex.im %c : complex<f32>
  return %re, %im : f32, f32
}

// CHECK-LABEL: @parts_of_neg
// CHECK-SAME: ([[A:%[[:alnum:]_]+]]: f32, [[B:%[[:alnum:]_]+]]: f32, [[X:%[[:alnum:]_]+]]: complex<f32>)
// CHECK-DAG: [[RE:%[[:alnum:]_]+]] = arith.negf [[A]] : f32
// CHECK-DAG: [[IM:%[[:alnum:]_]+]] = arith.negf [[B]] : f32
// CHECK: [[NEG:%[[:alnum:]_]+]] = complex.neg [[X]]
// CHECK: [[NEG_RE:%[[:alnum:]_]+]] = complex.re [[NEG]]
// CHECK: return [[RE]], [[IM]], [[NEG_RE]]
func.func @parts_of_neg(%a: f32, %b: f32, %x: complex<f32>)
    -> (f32, f32, f32) {
  %c = complex.create %a, %b : complex<f32>
  %neg = complex.neg %c : complex<f32>
  %re = complex.re %neg : complex<f32>
  %im = complex.im %neg : complex<f32>
  %neg_x = complex.neg %x : complex<f32>
  %re_x = complex.re %neg_x : complex<f32>
  return %re, %im, %re_x : f32, f32, f32
}

// CHECK-LABEL: @bitcasts
// CHECK-SAME: ([[I:%[[:alnum:]_]+]]: i64, [[C:%[[:alnum:]_]+]]: complex<f32>, [[F:%[[:alnum:]_]+]]: f64)
// CHECK-DAG: [[TO_F:%[[:alnum:]_]+]] = arith.bitcast [[I]] : i64 to f64
// CHECK-DAG: [[TO_C:%[[:alnum:]_]+]] = complex.bitcast [[F]] : f64 to complex<f32>
// CHECK-DAG: [[OF_C:%[[:alnum:]_]+]] = complex.bitcast [[C]] : complex<f32> to f64
// CHECK: return [[C]], [[TO_F]], [[TO_C]], [[OF_C]]
func.func @bitcasts(%i: i64, %c: complex<f32>, %f: f64)
    -> (complex<f32>, f64, complex<f32>, f64) {
  %bits = complex.bitcast %c : complex<f32> to i64
  %0 = complex.bitcast %bits : i64 to complex<f32>
  %number = complex.bitcast %i : i64 to complex<f32>
  %1 = complex.bitcast %number : complex<f32> to f64
  %integer = arith.bitcast %f : f64 to i64
  %2 = complex.bitcast %integer : i64 to complex<f32>
  %3 = arith.bitcast %bits : i64 to f64
  return %0, %1, %2, %3 : complex<f32>, f64, complex<f32>, f64
}
