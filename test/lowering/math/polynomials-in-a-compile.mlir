// RUN: %mlcc -emit-mlir=math-polynomial-approximation %s -o - | FileCheck %s --check-prefixes=CHECK,PLAIN
// RUN: %mlcc -fapprox-func -emit-mlir=math-polynomial-approximation %s -o - | FileCheck %s --check-prefixes=CHECK,APPROX
// RUN: %mlcc -target aarch64-linux-gnu -fapprox-func -fveclib=SLEEF -emit-mlir=math-polynomial-approximation %s -o - | FileCheck %s --check-prefixes=CHECK,LIBRARY,SLEEF
// RUN: %mlcc -target x86_64-linux-gnu -fapprox-func -fveclib=libmvec -emit-mlir=math-polynomial-approximation %s -o - | FileCheck %s --check-prefixes=CHECK,LIBRARY,LIBMVEC
// RUN: %mlcc -target x86_64-linux-gnu -mfma -emit-mlir=math-polynomial-approximation %s -o - | FileCheck %s --check-prefix=FUSED
// RUN: %mlcc -target x86_64-linux-gnu -fapprox-func -emit-mlir=math-polynomial-approximation %s -o - | FileCheck %s --check-prefix=UNFUSED

// A compile computes vectors of f32 by polynomials that are near everywhere, and
// by others where flags of the operation or the command line allow it; not what
// a library of vector functions has. Where there is no instruction for fma, of
// which LLVM would make calls as well, products and sums are two operations.

// CHECK-LABEL: func.func @near(
// PLAIN-NOT: math.expm1
// APPROX-NOT: math.expm1
// LIBRARY-NOT: math.expm1
// FUSED: math.fma
// UNFUSED-NOT: math.fma
func.func @near(%v: vector<8xf32>) -> vector<8xf32> {
  %0 = math.expm1 %v : vector<8xf32>
  return %0 : vector<8xf32>
}

// CHECK-LABEL: func.func @near_and_in_libraries(
// PLAIN-NOT: math.tanh
// APPROX-NOT: math.tanh
// SLEEF: math.tanh
// LIBMVEC-NOT: math.tanh
func.func @near_and_in_libraries(%v: vector<8xf32>) -> vector<8xf32> {
  %0 = math.tanh %v : vector<8xf32>
  return %0 : vector<8xf32>
}

// CHECK-LABEL: func.func @others(
// PLAIN: math.atan
// APPROX-NOT: math.atan
// SLEEF: math.atan
// LIBMVEC-NOT: math.atan
func.func @others(%v: vector<8xf32>) -> vector<8xf32> {
  %0 = math.atan %v : vector<8xf32>
  return %0 : vector<8xf32>
}

// What is subnormal is none the less right.
// CHECK-LABEL: func.func @exponentials(
// PLAIN-NOT: math.exp
// PLAIN-NOT: math.log
// APPROX-NOT: math.exp
// APPROX-NOT: math.log
// LIBRARY: math.exp
// LIBRARY: math.log
func.func @exponentials(%v: vector<8xf32>) -> vector<8xf32> {
  %0 = math.exp %v : vector<8xf32>
  %1 = math.log %0 : vector<8xf32>
  return %1 : vector<8xf32>
}

// CHECK-LABEL: func.func @allowed(
// PLAIN-NOT: math.atan
// APPROX-NOT: math.atan
// SLEEF: math.atan
func.func @allowed(%v: vector<2x4xf32>) -> vector<2x4xf32> {
  %0 = math.atan %v fastmath<afn> : vector<2x4xf32>
  return %0 : vector<2x4xf32>
}

// CHECK-LABEL: func.func @scalable(
// PLAIN-NOT: math.log
// APPROX-NOT: math.log
// LIBRARY-NOT: math.log
func.func @scalable(%v: vector<2x[4]xf32>) -> vector<2x[4]xf32> {
  %0 = math.log %v : vector<2x[4]xf32>
  return %0 : vector<2x[4]xf32>
}

// CHECK-LABEL: func.func @for_small_numbers(
// CHECK: math.sin
// CHECK: math.cos
// CHECK: math.atan2
func.func @for_small_numbers(%v: vector<8xf32>) -> vector<8xf32> {
  %0 = math.sin %v fastmath<fast> : vector<8xf32>
  %1 = math.cos %0 fastmath<fast> : vector<8xf32>
  %2 = math.atan2 %0, %1 fastmath<fast> : vector<8xf32>
  return %2 : vector<8xf32>
}

// CHECK-LABEL: func.func @others_stay(
// CHECK: math.erf
// CHECK: math.erfc
func.func @others_stay(%a: f32, %v: vector<4xf64>) -> (f32, vector<4xf64>) {
  %0 = math.erf %a fastmath<fast> : f32
  %1 = math.erfc %v fastmath<fast> : vector<4xf64>
  return %0, %1 : f32, vector<4xf64>
}

// A difference of two polynomials that are nearly the same wants what is fused.
// UNFUSED-LABEL: func.func @wants_fma(
// UNFUSED: math.erfc
// FUSED-LABEL: func.func @wants_fma(
// FUSED-NOT: math.erfc
func.func @wants_fma(%v: vector<8xf32>) -> vector<8xf32> {
  %0 = math.erfc %v fastmath<afn> : vector<8xf32>
  return %0 : vector<8xf32>
}
