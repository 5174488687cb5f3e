// RUN: %mlcc-opt %s -test-vector-gather-lowering | FileCheck %s
// RUN: %if mlir-22 %{ mlir-opt-22 %s -test-vector-gather-lowering | FileCheck %s %}

// Each element is loaded that the mask asks for.

// CHECK-LABEL: func.func @elements(
// CHECK-SAME: %[[M:[^:]*]]: memref<7x3xf32>, %[[V:[^:]*]]: vector<2xindex>, %[[MASK:[^:]*]]: vector<2xi1>, %[[PASS:[^:]*]]: vector<2xf32>, %[[I:[^:]*]]: index
// CHECK: %[[ASKED0:.*]] = vector.extract %[[MASK]][0] : i1 from vector<2xi1>
// CHECK: %[[V0:.*]] = vector.extract %[[V]][0] : index from vector<2xindex>
// CHECK: %[[AT0:.*]] = arith.addi %[[I]], %[[V0]] : index
// CHECK: %[[R0:.*]] = scf.if %[[ASKED0]] -> (vector<2xf32>) {
// CHECK-NEXT: %[[LOADED:.*]] = vector.load %[[M]][%[[I]], %[[AT0]]] {alignment = 8 : i64} : memref<7x3xf32>, vector<1xf32>
// CHECK-NEXT: %[[E0:.*]] = vector.extract %[[LOADED]][0] : f32 from vector<1xf32>
// CHECK-NEXT: %[[THEN:.*]] = vector.insert %[[E0]], %[[PASS]] [0] : f32 into vector<2xf32>
// CHECK-NEXT: scf.yield %[[THEN]] : vector<2xf32>
// CHECK-NEXT: } else {
// CHECK-NEXT: scf.yield %[[PASS]] : vector<2xf32>
// CHECK: %[[R1:.*]] = scf.if
// CHECK: vector.insert %{{.*}}, %[[R0]] [1] : f32 into vector<2xf32>
// CHECK: scf.yield %[[R0]] : vector<2xf32>
// CHECK: return %[[R1]]
func.func @elements(%m: memref<7x3xf32>, %v: vector<2xindex>, %mask: vector<2xi1>, %pass: vector<2xf32>, %i: index) -> vector<2xf32> {
  %0 = vector.gather %m[%i, %i] [%v], %mask, %pass {alignment = 8} : memref<7x3xf32>, vector<2xindex>, vector<2xi1>, vector<2xf32> into vector<2xf32>
  return %0 : vector<2xf32>
}

// CHECK-LABEL: func.func @rows(
// CHECK: %[[ROW:.*]] = vector.extract %{{.*}}[1] : vector<3xi32> from vector<2x3xi32>
// CHECK: %[[INDICES:.*]] = arith.index_cast %[[ROW]] : vector<3xi32> to vector<3xindex>
// CHECK: vector.extract %{{.*}}[1, 2] : i1 from vector<2x3xi1>
// CHECK: vector.extract %[[INDICES]][2] : index from vector<3xindex>
func.func @rows(%m: memref<?xf32>, %v: vector<2x3xi32>, %mask: vector<2x3xi1>, %pass: vector<2x3xf32>, %i: index) -> vector<2x3xf32> {
  %0 = vector.gather %m[%i] [%v], %mask, %pass : memref<?xf32>, vector<2x3xi32>, vector<2x3xi1>, vector<2x3xf32> into vector<2x3xf32>
  return %0 : vector<2x3xf32>
}

// A column is gathered from all of the matrix.
// CHECK-LABEL: func.func @column(
// CHECK-SAME: %[[M:[^:]*]]: memref<4x3xf32>, %[[V:[^:]*]]: vector<1xindex>
// CHECK: %[[WIDTH:.*]] = arith.constant dense<3> : vector<1xindex>
// CHECK: %[[FLAT:.*]] = memref.collapse_shape %[[M]] {{\[\[}}0, 1]] : memref<4x3xf32> into memref<12xf32>
// CHECK: %[[FAR:.*]] = arith.muli %[[V]], %[[WIDTH]] : vector<1xindex>
// CHECK: vector.extract %[[FAR]][0] : index from vector<1xindex>
// CHECK: vector.load %[[FLAT]]
func.func @column(%m: memref<4x3xf32>, %v: vector<1xindex>, %mask: vector<1xi1>, %pass: vector<1xf32>, %i: index) -> vector<1xf32> {
  %c = memref.subview %m[0, 0] [4, 1] [1, 1] : memref<4x3xf32> to memref<4xf32, strided<[3]>>
  %0 = vector.gather %c[%i] [%v], %mask, %pass : memref<4xf32, strided<[3]>>, vector<1xindex>, vector<1xi1>, vector<1xf32> into vector<1xf32>
  return %0 : vector<1xf32>
}

// CHECK-LABEL: func.func @others(
// CHECK: vector.gather {{.*}} into vector<[2]xf32>
// CHECK: vector.gather {{.*}} memref<7xf32, strided<[2]>>
func.func @others(%m: memref<7xf32>, %n: memref<7xf32, strided<[2]>>, %sv: vector<[2]xindex>, %smask: vector<[2]xi1>, %spass: vector<[2]xf32>, %v: vector<2xindex>, %mask: vector<2xi1>, %pass: vector<2xf32>, %i: index) -> (vector<[2]xf32>, vector<2xf32>) {
  %0 = vector.gather %m[%i] [%sv], %smask, %spass : memref<7xf32>, vector<[2]xindex>, vector<[2]xi1>, vector<[2]xf32> into vector<[2]xf32>
  %1 = vector.gather %n[%i] [%v], %mask, %pass : memref<7xf32, strided<[2]>>, vector<2xindex>, vector<2xi1>, vector<2xf32> into vector<2xf32>
  return %0, %1 : vector<[2]xf32>, vector<2xf32>
}
