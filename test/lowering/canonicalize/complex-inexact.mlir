// Folds of complex that hold for numbers, not for floats: only with flags, but for
// those of zeros that change no sign. mlir-opt-22 folds all of them.
//
// RUN: %mlcc-opt %s -canonicalize | FileCheck %s

// CHECK-LABEL: @sums
// CHECK: [[DIFFERENCE:%.*]] = complex.sub
// CHECK: [[BACK:%.*]] = complex.add [[DIFFERENCE]]
// CHECK: [[SUM:%.*]] = complex.add
// CHECK: [[LESS:%.*]] = complex.sub [[SUM]]
// CHECK: return [[BACK]], [[LESS]]
func.func @sums(%a: complex<f64>, %b: complex<f64>)
    -> (complex<f64>, complex<f64>) {
  %difference = complex.sub %a, %b : complex<f64>
  %0 = complex.add %difference, %b : complex<f64>
  %sum = complex.add %a, %b : complex<f64>
  %1 = complex.sub %sum, %b : complex<f64>
  return %0, %1 : complex<f64>, complex<f64>
}

// CHECK-LABEL: @sums_with_flags
// CHECK-SAME: ([[A:%[[:alnum:]_]+]]: complex<f64>
// CHECK: [[ROUNDED:%.*]] = complex.add %{{.*}}, %{{.*}} : complex<f64>
// CHECK: [[STAYS:%.*]] = complex.sub [[ROUNDED]]
// CHECK: return [[A]], [[A]], [[A]], [[STAYS]]
func.func @sums_with_flags(%a: complex<f64>, %b: complex<f64>)
    -> (complex<f64>, complex<f64>, complex<f64>, complex<f64>) {
  %difference = complex.sub %a, %b fastmath<reassoc,nsz> : complex<f64>
  %0 = complex.add %difference, %b fastmath<reassoc,nsz> : complex<f64>
  %1 = complex.add %b, %difference fastmath<fast> : complex<f64>
  %sum = complex.add %a, %b fastmath<fast> : complex<f64>
  %2 = complex.sub %sum, %b fastmath<fast> : complex<f64>
  %rounded = complex.add %a, %b : complex<f64>
  %3 = complex.sub %rounded, %b fastmath<fast> : complex<f64>
  return %0, %1, %2, %3
      : complex<f64>, complex<f64>, complex<f64>, complex<f64>
}

// A sum with 0 is not -0, one with -0 is anything.
//
// CHECK-LABEL: @zeros
// CHECK-SAME: ([[A:%[[:alnum:]_]+]]: complex<f64>
// CHECK: [[PLUS:%.*]] = complex.add [[A]]
// CHECK: [[MINUS:%.*]] = complex.sub [[A]]
// CHECK: return [[A]], [[A]], [[A]], [[PLUS]], [[MINUS]]
func.func @zeros(%a: complex<f64>)
    -> (complex<f64>, complex<f64>, complex<f64>, complex<f64>, complex<f64>) {
  %zero = complex.constant [0.0, 0.0] : complex<f64>
  %minus = complex.constant [-0.0, -0.0] : complex<f64>
  %0 = complex.add %a, %minus : complex<f64>
  %1 = complex.sub %a, %zero : complex<f64>
  %2 = complex.add %a, %zero fastmath<nsz> : complex<f64>
  %3 = complex.add %a, %zero : complex<f64>
  %4 = complex.sub %a, %minus : complex<f64>
  return %0, %1, %2, %3, %4
      : complex<f64>, complex<f64>, complex<f64>, complex<f64>, complex<f64>
}

// CHECK-LABEL: @ones
// CHECK-SAME: ([[A:%[[:alnum:]_]+]]: complex<f64>
// CHECK: [[PRODUCT:%.*]] = complex.mul [[A]]
// CHECK: [[QUOTIENT:%.*]] = complex.div [[A]]
// CHECK: return [[A]], [[A]], [[PRODUCT]], [[QUOTIENT]]
func.func @ones(%a: complex<f64>)
    -> (complex<f64>, complex<f64>, complex<f64>, complex<f64>) {
  %one = complex.constant [1.0, -0.0] : complex<f64>
  %0 = complex.mul %a, %one fastmath<nnan,nsz> : complex<f64>
  %1 = complex.div %a, %one fastmath<fast> : complex<f64>
  %2 = complex.mul %a, %one : complex<f64>
  %3 = complex.div %a, %one fastmath<nsz> : complex<f64>
  return %0, %1, %2, %3
      : complex<f64>, complex<f64>, complex<f64>, complex<f64>
}

// The imaginary part of a logarithm is an angle.
//
// CHECK-LABEL: @inverses
// CHECK-SAME: ([[A:%[[:alnum:]_]+]]: complex<f64>
// CHECK: [[EXP:%.*]] = complex.exp [[A]]
// CHECK: [[LOG:%.*]] = complex.log [[EXP]]
// CHECK: [[ROUNDED:%.*]] = complex.log [[A]]
// CHECK: [[TWICE:%.*]] = complex.exp [[ROUNDED]]
// CHECK: return [[A]], [[A]], [[LOG]], [[A]], [[TWICE]]
func.func @inverses(%a: complex<f64>)
    -> (complex<f64>, complex<f64>, complex<f64>, complex<f64>, complex<f64>) {
  %neg = complex.neg %a : complex<f64>
  %0 = complex.neg %neg : complex<f64>
  %conj = complex.conj %a : complex<f64>
  %1 = complex.conj %conj : complex<f64>
  %exp = complex.exp %a fastmath<fast> : complex<f64>
  %2 = complex.log %exp fastmath<fast> : complex<f64>
  %log = complex.log %a fastmath<reassoc> : complex<f64>
  %3 = complex.exp %log fastmath<reassoc> : complex<f64>
  %rounded = complex.log %a : complex<f64>
  %4 = complex.exp %rounded : complex<f64>
  return %0, %1, %2, %3, %4
      : complex<f64>, complex<f64>, complex<f64>, complex<f64>, complex<f64>
}
