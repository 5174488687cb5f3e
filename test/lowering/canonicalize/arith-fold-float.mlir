// Folds of arith on floats.
//
// RUN: %mlcc-opt %s -canonicalize | FileCheck %s
// RUN: %if mlir-22 %{ mlir-opt-22 %s -canonicalize | FileCheck %s %}

// Adding zero is nothing only if it keeps the sign of a zero.

// CHECK-LABEL: @neutral
// CHECK-SAME: ([[A:%.+]]: f32)
// CHECK: [[SUM:%.+]] = arith.addf [[A]],
// CHECK: [[DIFFERENCE:%.+]] = arith.subf [[A]],
// CHECK: return [[A]], [[SUM]], [[A]], [[DIFFERENCE]], [[A]], [[A]], [[A]]
func.func @neutral(%a: f32) -> (f32, f32, f32, f32, f32, f32, f32) {
  %zero = arith.constant 0.0 : f32
  %minus_zero = arith.constant -0.0 : f32
  %one = arith.constant 1.0 : f32
  %negated = arith.negf %a : f32
  %0 = arith.addf %a, %minus_zero : f32
  %1 = arith.addf %a, %zero : f32
  %2 = arith.subf %a, %zero : f32
  %3 = arith.subf %a, %minus_zero : f32
  %4 = arith.mulf %a, %one : f32
  %5 = arith.divf %a, %one : f32
  %6 = arith.negf %negated : f32
  return %0, %1, %2, %3, %4, %5, %6 : f32, f32, f32, f32, f32, f32, f32
}

// CHECK-LABEL: @times_zero
// CHECK-SAME: ([[A:%.+]]: f32)
// CHECK-NEXT: [[ZERO:%.+]] = arith.constant 0.0{{.*}} : f32
// CHECK-NEXT: [[PRODUCT:%.+]] = arith.mulf [[A]], [[ZERO]] fastmath<nnan>
// CHECK-NEXT: return [[ZERO]], [[PRODUCT]]
func.func @times_zero(%a: f32) -> (f32, f32) {
  %zero = arith.constant 0.0 : f32
  %0 = arith.mulf %a, %zero fastmath<nnan, nsz> : f32
  %1 = arith.mulf %a, %zero fastmath<nnan> : f32
  return %0, %1 : f32, f32
}

// CHECK-LABEL: @extremes
// CHECK-SAME: ([[A:%.+]]: f32)
// CHECK-NEXT: return [[A]], [[A]], [[A]], [[A]], [[A]], [[A]], [[A]], [[A]]
func.func @extremes(%a: f32) -> (f32, f32, f32, f32, f32, f32, f32, f32) {
  %infinity = arith.constant 0x7F800000 : f32
  %minus_infinity = arith.constant 0xFF800000 : f32
  %nan = arith.constant 0x7FC00000 : f32
  %0 = arith.maximumf %a, %a : f32
  %1 = arith.maximumf %a, %minus_infinity : f32
  %2 = arith.minimumf %a, %a : f32
  %3 = arith.minimumf %a, %infinity : f32
  %4 = arith.maxnumf %a, %a : f32
  %5 = arith.maxnumf %a, %nan : f32
  %6 = arith.minnumf %a, %a : f32
  %7 = arith.minnumf %a, %nan : f32
  return %0, %1, %2, %3, %4, %5, %6, %7 : f32, f32, f32, f32, f32, f32, f32, f32
}

// CHECK-LABEL: @constants
// CHECK-DAG: [[SUM:%.+]] = arith.constant 5.0{{.*}} : f32
// CHECK-DAG: [[DIFFERENCE:%.+]] = arith.constant 2.0{{.*}} : bf16
// CHECK-DAG: [[PRODUCTS:%.+]] = arith.constant dense<[4.5{{.*}}, 9.0{{.*}}]> : vector<2xf64>
// CHECK-DAG: [[THIRD:%.+]] = arith.constant 3.437500e-01 : f8E4M3FN
// CHECK-DAG: [[REST:%.+]] = arith.constant -1.5{{.*}} : f16
// CHECK-DAG: [[NAN:%.+]] = arith.constant 0x7FC00000 : f32
// CHECK-DAG: [[GREATER:%.+]] = arith.constant 3.5{{.*}} : f32
// CHECK-DAG: [[MINUS:%.+]] = arith.constant dense<-1.5{{.*}}> : tensor<8xf32>
// CHECK: return [[SUM]], [[DIFFERENCE]], [[PRODUCTS]], [[THIRD]], [[REST]], [[NAN]], [[GREATER]], [[MINUS]]
func.func @constants() -> (f32, bf16, vector<2xf64>, f8E4M3FN, f16, f32, f32, tensor<8xf32>) {
  %a = arith.constant 1.5 : f32
  %b = arith.constant 3.5 : f32
  %c = arith.constant 3.5 : bf16
  %d = arith.constant 1.5 : bf16
  %e = arith.constant dense<[1.5, 3.0]> : vector<2xf64>
  %f = arith.constant dense<3.0> : vector<2xf64>
  %g = arith.constant 1.0 : f8E4M3FN
  %h = arith.constant 3.0 : f8E4M3FN
  %i = arith.constant -5.5 : f16
  %j = arith.constant 2.0 : f16
  %nan = arith.constant 0x7FC00000 : f32
  %k = arith.constant dense<1.5> : tensor<8xf32>
  %0 = arith.addf %a, %b : f32
  %1 = arith.subf %c, %d : bf16
  %2 = arith.mulf %e, %f : vector<2xf64>
  %3 = arith.divf %g, %h : f8E4M3FN
  %4 = arith.remf %i, %j : f16
  %5 = arith.maximumf %b, %nan : f32
  %6 = arith.maxnumf %nan, %b : f32
  %7 = arith.negf %k : tensor<8xf32>
  return %0, %1, %2, %3, %4, %5, %6, %7
      : f32, bf16, vector<2xf64>, f8E4M3FN, f16, f32, f32, tensor<8xf32>
}

// One NaN says it all.

// CHECK-LABEL: @cmpf
// CHECK-DAG: [[TRUE:%.+]] = arith.constant true
// CHECK-DAG: [[FALSE:%.+]] = arith.constant false
// CHECK: return [[TRUE]], [[FALSE]], [[FALSE]], [[TRUE]], [[TRUE]]
func.func @cmpf(%a: f32) -> (i1, i1, i1, i1, i1) {
  %zero = arith.constant 0.0 : f32
  %minus_zero = arith.constant -0.0 : f32
  %nan = arith.constant 0x7FC00000 : f32
  %0 = arith.cmpf oeq, %zero, %minus_zero : f32
  %1 = arith.cmpf one, %zero, %minus_zero : f32
  %2 = arith.cmpf ord, %a, %nan : f32
  %3 = arith.cmpf une, %nan, %a : f32
  %4 = arith.cmpf ult, %a, %nan : f32
  return %0, %1, %2, %3, %4 : i1, i1, i1, i1, i1
}
