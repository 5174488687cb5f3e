// RUN: %mlcc-opt %s -convert-vector-to-llvm | FileCheck %s
// RUN: %if mlir-22 %{ mlir-opt-22 %s -convert-vector-to-llvm | FileCheck %s %}
// RUN: %mlcc-opt %s -convert-vector-to-llvm=force-32bit-vector-indices=false | FileCheck %s --check-prefix=WIDE
// RUN: %mlcc -emit-mlir %s -o - | FileCheck %s --check-prefix=OWN
// Masks are made row by row, and compare numbers of elements with their bounds.

// CHECK-LABEL: func.func @create(
// CHECK-SAME: %[[ROWS:.*]]: index, %[[COLUMNS:.*]]: index
// CHECK-DAG: %[[C1:.*]] = arith.constant 1 : index
// CHECK-DAG: %[[C0:.*]] = arith.constant 0 : index
// CHECK-DAG: %[[NONE:.*]] = arith.constant dense<false> : vector<3xi1>
// CHECK-DAG: %[[NUMBERS:.*]] = arith.constant dense<[0, 1, 2]> : vector<3xi32>
// CHECK: arith.index_cast %[[COLUMNS]] : index to i32
// CHECK: %[[BOUNDS:.*]] = llvm.shufflevector {{.*}} : vector<3xi32>
// CHECK: %[[ROW:.*]] = arith.cmpi sgt, %[[BOUNDS]], %[[NUMBERS]]
// CHECK: %[[IS0:.*]] = arith.cmpi sgt, %[[ROWS]], %[[C0]]
// CHECK: %[[ROW0:.*]] = arith.select %[[IS0]], %[[ROW]], %[[NONE]]
// CHECK: llvm.insertvalue %[[ROW0]], %{{.*}}[0]
// CHECK: %[[IS1:.*]] = arith.cmpi sgt, %[[ROWS]], %[[C1]]
// CHECK: %[[ROW1:.*]] = arith.select %[[IS1]], %[[ROW]], %[[NONE]]
// CHECK: llvm.insertvalue %[[ROW1]], %{{.*}}[1]
// WIDE-LABEL: func.func @create(
// WIDE: arith.constant dense<[0, 1, 2]> : vector<3xi64>
// WIDE: arith.index_cast %{{.*}} : index to i64
// Bounds that 32 bits do not hold are as good as their greatest number.
// OWN-LABEL: llvm.func @create(
// OWN-DAG: %[[GREATEST:.*]] = llvm.mlir.constant(2147483647 : index) : i64
// OWN-DAG: %[[C0:.*]] = llvm.mlir.constant(0 : index) : i64
// OWN: %[[AT_LEAST:.*]] = llvm.intr.smax(%{{.*}}, %[[C0]])
// OWN: %[[AT_MOST:.*]] = llvm.intr.smin(%[[AT_LEAST]], %[[GREATEST]])
// OWN: llvm.trunc %[[AT_MOST]] : i64 to i32
func.func @create(%rows: index, %columns: index) -> vector<2x3xi1> {
  %0 = vector.create_mask %rows, %columns : vector<2x3xi1>
  return %0 : vector<2x3xi1>
}

// CHECK-LABEL: func.func @create_0d(
// CHECK: %[[NUMBER:.*]] = arith.constant dense<0> : vector<i32>
// CHECK: arith.cmpi sgt, %{{.*}}, %[[NUMBER]] : vector<i32>
func.func @create_0d(%size: index) -> vector<i1> {
  %0 = vector.create_mask %size : vector<i1>
  return %0 : vector<i1>
}

// CHECK-LABEL: func.func @create_scalable(
// CHECK: %[[STEP:.*]] = llvm.intr.stepvector : vector<[4]xi32>
// CHECK: arith.index_cast %{{.*}} : index to i32
// CHECK: arith.cmpi slt, %[[STEP]], %{{.*}} : vector<[4]xi32>
// WIDE-LABEL: func.func @create_scalable(
// WIDE: llvm.intr.stepvector : vector<[4]xi64>
func.func @create_scalable(%size: index) -> vector<[4]xi1> {
  %0 = vector.create_mask %size : vector<[4]xi1>
  return %0 : vector<[4]xi1>
}

// CHECK-LABEL: func.func @constant(
// CHECK: arith.constant dense<{{\[}}[true, true, false], [false, false, false]]> : vector<2x3xi1>
func.func @constant() -> vector<2x3xi1> {
  %0 = vector.constant_mask [1, 2] : vector<2x3xi1>
  return %0 : vector<2x3xi1>
}

// CHECK-LABEL: func.func @constant_0d(
// CHECK-DAG: arith.constant dense<true> : vector<i1>
// CHECK-DAG: arith.constant dense<false> : vector<i1>
func.func @constant_0d() -> (vector<i1>, vector<i1>) {
  %0 = vector.constant_mask [1] : vector<i1>
  %1 = vector.constant_mask [0] : vector<i1>
  return %0, %1 : vector<i1>, vector<i1>
}

// CHECK-LABEL: func.func @constant_scalable(
// CHECK-DAG: %[[ALL:.*]] = arith.constant dense<true> : vector<[3]xi1>
// CHECK-DAG: arith.constant dense<false> : vector<2x[3]xi1>
// CHECK: llvm.insertvalue %[[ALL]], %{{.*}}[0]
// CHECK-NOT: llvm.insertvalue
func.func @constant_scalable() -> vector<2x[3]xi1> {
  %0 = vector.constant_mask [1, 3] : vector<2x[3]xi1>
  return %0 : vector<2x[3]xi1>
}

// CHECK-LABEL: func.func @one(
// CHECK-NOT: arith.select
// CHECK: llvm.insertelement
// CHECK-LABEL: func.func @two(
// CHECK: arith.select
func.func @one(%c: i1) -> vector<1xi1> {
  %true = arith.constant dense<true> : vector<1xi1>
  %false = arith.constant dense<false> : vector<1xi1>
  %0 = arith.select %c, %true, %false : vector<1xi1>
  return %0 : vector<1xi1>
}
func.func @two(%c: i1) -> vector<2xi1> {
  %true = arith.constant dense<true> : vector<2xi1>
  %false = arith.constant dense<false> : vector<2xi1>
  %0 = arith.select %c, %true, %false : vector<2xi1>
  return %0 : vector<2xi1>
}
