// With enable-avx2 inverse square roots of vectors are an instruction's
// estimate, for eight at a time, and a step of Newton's method.
//
// RUN: %mlcc-opt --test-math-polynomial-approximation=enable-avx2 --split-input-file %s | FileCheck %s
// RUN: %mlcc-opt --test-math-polynomial-approximation --split-input-file %s | FileCheck %s --check-prefix=WITHOUT

// WITHOUT-NOT: x86vector

// CHECK-LABEL: func @eight(
// CHECK-SAME: %[[X:.+]]: vector<8xf32>
// CHECK-DAG: %[[INFINITY:.+]] = arith.constant dense<0x7F800000>
// CHECK-DAG: %[[MORE:.+]] = arith.constant dense<1.500000e+00>
// CHECK-DAG: %[[HALF:.+]] = arith.constant dense<-5.000000e-01>
// CHECK-DAG: %[[LEAST:.+]] = arith.constant dense<1.17549435E-38>
// CHECK: %[[HALVED:.+]] = arith.mulf %[[X]], %[[HALF]]
// CHECK: %[[SMALL:.+]] = arith.cmpf olt, %[[X]], %[[LEAST]]
// CHECK: %[[INFINITE:.+]] = arith.cmpf oeq, %[[X]], %[[INFINITY]]
// CHECK: %[[STAYS:.+]] = arith.ori %[[SMALL]], %[[INFINITE]]
// CHECK: %[[FIRST:.+]] = x86vector.avx.rsqrt %[[X]] : vector<8xf32>
// CHECK: %[[PRODUCT:.+]] = arith.mulf %[[HALVED]], %[[FIRST]]
// CHECK: %[[STEP:.+]] = math.fma %[[FIRST]], %[[PRODUCT]], %[[MORE]]
// CHECK: %[[SECOND:.+]] = arith.mulf %[[FIRST]], %[[STEP]]
// CHECK: %[[RESULT:.+]] = arith.select %[[STAYS]], %[[FIRST]], %[[SECOND]]
// CHECK: return %[[RESULT]]
func.func @eight(%x: vector<8xf32>) -> vector<8xf32> {
  %0 = math.rsqrt %x : vector<8xf32>
  return %0 : vector<8xf32>
}

// CHECK-LABEL: func @rows(
// CHECK-SAME: %[[X:.+]]: vector<2x16xf32>
// CHECK: %[[NONE:.+]] = arith.constant dense<0.000000e+00> : vector<2x2x8xf32>
// CHECK: %[[ROWS:.+]] = vector.shape_cast %[[X]] : vector<2x16xf32> to vector<2x2x8xf32>
// CHECK: %[[ROW:.+]] = vector.extract %[[ROWS]][0, 0]
// CHECK: %[[ROW00:.+]] = x86vector.avx.rsqrt %[[ROW]]
// CHECK: %[[ROW:.+]] = vector.extract %[[ROWS]][0, 1]
// CHECK: %[[ROW01:.+]] = x86vector.avx.rsqrt %[[ROW]]
// CHECK: %[[ROW:.+]] = vector.extract %[[ROWS]][1, 0]
// CHECK: %[[ROW10:.+]] = x86vector.avx.rsqrt %[[ROW]]
// CHECK: %[[ROW:.+]] = vector.extract %[[ROWS]][1, 1]
// CHECK: %[[ROW11:.+]] = x86vector.avx.rsqrt %[[ROW]]
// CHECK: %[[ONE:.+]] = vector.insert %[[ROW00]], %[[NONE]] [0, 0]
// CHECK: %[[TWO:.+]] = vector.insert %[[ROW01]], %[[ONE]] [0, 1]
// CHECK: %[[THREE:.+]] = vector.insert %[[ROW10]], %[[TWO]] [1, 0]
// CHECK: %[[FOUR:.+]] = vector.insert %[[ROW11]], %[[THREE]] [1, 1]
// CHECK: vector.shape_cast %[[FOUR]] : vector<2x2x8xf32> to vector<2x16xf32>
func.func @rows(%x: vector<2x16xf32>) -> vector<2x16xf32> {
  %0 = math.rsqrt %x : vector<2x16xf32>
  return %0 : vector<2x16xf32>
}

// CHECK-LABEL: func @half(
// CHECK: %[[WIDER:.+]] = arith.extf %{{.+}} : vector<8xf16> to vector<8xf32>
// CHECK: x86vector.avx.rsqrt %[[WIDER]]
// CHECK: arith.truncf %{{.+}} : vector<8xf32> to vector<8xf16>
func.func @half(%x: vector<8xf16>) -> vector<8xf16> {
  %0 = math.rsqrt %x : vector<8xf16>
  return %0 : vector<8xf16>
}

// -----

// CHECK-LABEL: func @others(
// CHECK-COUNT-4: math.rsqrt
func.func @others(%a: vector<5xf32>, %b: f32, %c: vector<8xf64>, %d: tensor<8xf32>)
    -> (vector<5xf32>, f32, vector<8xf64>, tensor<8xf32>) {
  %0 = math.rsqrt %a : vector<5xf32>
  %1 = math.rsqrt %b : f32
  %2 = math.rsqrt %c : vector<8xf64>
  %3 = math.rsqrt %d : tensor<8xf32>
  return %0, %1, %2, %3 : vector<5xf32>, f32, vector<8xf64>, tensor<8xf32>
}

// -----

// There is no instruction for an unknown number of elements.
// CHECK-LABEL: func @scalable(
// CHECK-NEXT: math.rsqrt
func.func @scalable(%x: vector<[8]xf32>) -> vector<[8]xf32> {
  %0 = math.rsqrt %x : vector<[8]xf32>
  return %0 : vector<[8]xf32>
}
