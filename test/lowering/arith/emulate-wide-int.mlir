// RUN: %mlcc-opt %s -arith-emulate-wide-int | FileCheck %s
// RUN: %mlcc-opt %s -arith-emulate-wide-int=widest-int-supported=64 | FileCheck %s --check-prefix=WIDE

// WIDE-LABEL: func.func @add(
// WIDE: arith.addi %{{.*}}, %{{.*}} : i64
// CHECK-LABEL: func.func @add(
// CHECK-SAME: %[[A:.*]]: vector<2xi32>, %[[B:.*]]: vector<2xi32>) -> vector<2xi32>
// CHECK-NEXT: %[[A0:.*]] = vector.extract %[[A]][0] : i32 from vector<2xi32>
// CHECK-NEXT: %[[A1:.*]] = vector.extract %[[A]][1] : i32 from vector<2xi32>
// CHECK-NEXT: %[[B0:.*]] = vector.extract %[[B]][0] : i32 from vector<2xi32>
// CHECK-NEXT: %[[B1:.*]] = vector.extract %[[B]][1] : i32 from vector<2xi32>
// CHECK-NEXT: %[[SUM:.*]], %[[OVER:.*]] = arith.addui_extended %[[A0]], %[[B0]] : i32, i1
// CHECK-NEXT: %[[CARRY:.*]] = arith.extui %[[OVER]] : i1 to i32
// CHECK-NEXT: %[[H:.*]] = arith.addi %[[CARRY]], %[[A1]] : i32
// CHECK-NEXT: %[[HIGH:.*]] = arith.addi %[[H]], %[[B1]] : i32
// CHECK-NEXT: %[[ZERO:.*]] = arith.constant dense<0> : vector<2xi32>
// CHECK-NEXT: %[[LOW:.*]] = vector.insert %[[SUM]], %[[ZERO]] [0] : i32 into vector<2xi32>
// CHECK-NEXT: %[[R:.*]] = vector.insert %[[HIGH]], %[[LOW]] [1] : i32 into vector<2xi32>
// CHECK-NEXT: return %[[R]] : vector<2xi32>
func.func @add(%a: i64, %b: i64) -> i64 {
  %0 = arith.addi %a, %b : i64
  return %0 : i64
}

// Halves are the last dimension, kept as one of 1 while computing.
// CHECK-LABEL: func.func @vectors(
// CHECK-SAME: %[[A:.*]]: vector<3x2xi32>, %{{.*}}: vector<3x2xi32>) -> vector<3xi1>
// CHECK: %[[A0:.*]] = vector.extract_strided_slice %[[A]] {offsets = [0, 0], sizes = [3, 1], strides = [1, 1]} : vector<3x2xi32> to vector<3x1xi32>
// CHECK: %[[A1:.*]] = vector.extract_strided_slice %[[A]] {offsets = [0, 1], sizes = [3, 1], strides = [1, 1]} : vector<3x2xi32> to vector<3x1xi32>
// CHECK: %[[L:.*]] = arith.cmpi ult, %[[A0]], %{{.*}} : vector<3x1xi32>
// CHECK: %[[H:.*]] = arith.cmpi slt, %[[A1]], %[[B1:.*]] : vector<3x1xi32>
// CHECK: %[[E:.*]] = arith.cmpi eq, %[[A1]], %[[B1]] : vector<3x1xi32>
// CHECK: %[[S:.*]] = arith.select %[[E]], %[[L]], %[[H]] : vector<3x1xi1>, vector<3x1xi1>
// CHECK: %[[R:.*]] = vector.shape_cast %[[S]] : vector<3x1xi1> to vector<3xi1>
// CHECK: return %[[R]]
func.func @vectors(%a: vector<3xi64>, %b: vector<3xi64>) -> vector<3xi1> {
  %0 = arith.cmpi slt, %a, %b : vector<3xi64>
  return %0 : vector<3xi1>
}

// CHECK-LABEL: func.func @constants(
// CHECK-NEXT: arith.constant dense<[1, 2]> : vector<2xi32>
// CHECK-NEXT: arith.constant dense<-1> : vector<2xi32>
// CHECK-NEXT: arith.constant dense<{{\[\[}}3, 0], [0, 1]]> : vector<2x2xi32>
// CHECK-NEXT: arith.constant 7 : i32
// CHECK-NEXT: return
func.func @constants() -> (i64, i64, vector<2xi64>, i32) {
  %0 = arith.constant 8589934593 : i64
  %1 = arith.constant -1 : i64
  %2 = arith.constant dense<[3, 4294967296]> : vector<2xi64>
  %3 = arith.constant 7 : i32
  return %0, %1, %2, %3 : i64, i64, vector<2xi64>, i32
}

// What folds is folded first.
// CHECK-LABEL: func.func @folded(
// CHECK: arith.constant dense<[5, 0]> : vector<2xi32>
// CHECK-NOT: vector.insert
// CHECK: return
func.func @folded() -> i64 {
  %0 = arith.constant 5 : i32
  %1 = arith.extsi %0 : i32 to i64
  return %1 : i64
}

// By a comparison and a select of the whole, which are emulated in their turn.
// CHECK-LABEL: func.func @largest(
// CHECK-NOT: i64
// CHECK: arith.cmpi sgt
// CHECK: arith.select
// CHECK: vector.insert
// CHECK: vector.print %{{.*}} : vector<2xi32>
func.func @largest(%a: i64, %b: i64) {
  %0 = arith.maxsi %a, %b : i64
  vector.print %0 : i64
  return
}

// Nothing is shifted by its width.
// CHECK-LABEL: func.func @shift(
// CHECK: %[[A0:.*]] = vector.extract %{{.*}}[0]
// CHECK: %[[BY:.*]] = vector.extract %{{.*}}[0]
// CHECK: %[[REST:.*]] = arith.subi %{{.*}}, %{{.*}} : i32
// CHECK: %[[STAYS:.*]] = arith.cmpi eq, %[[BY]], %[[ZERO:.*]] : i32
// CHECK: %[[NEAR:.*]] = arith.shrui %[[A0]], %[[REST]] : i32
// CHECK: arith.select %[[STAYS]], %[[ZERO]], %[[NEAR]] : i32
func.func @shift(%a: i64, %b: i64) -> i64 {
  %0 = arith.shli %a, %b : i64
  return %0 : i64
}

// CHECK-LABEL: func.func @casts(
// CHECK: %[[L:.*]] = vector.extract %{{.*}}[0] : i32 from vector<2xi32>
// CHECK: arith.trunci %[[L]] : i32 to i8
// CHECK: arith.index_cast %{{.*}} : i32 to index
// CHECK: arith.index_castui %{{.*}} : index to i32
// CHECK: arith.uitofp %{{.*}} : i32 to f32
// CHECK: arith.constant 4.2949673E+9 : f32
// CHECK: arith.remf
func.func @casts(%a: i64, %i: index) -> (i8, index, i64, f32, i64) {
  %0 = arith.trunci %a : i64 to i8
  %1 = arith.index_cast %a : i64 to index
  %2 = arith.index_castui %i : index to i64
  %3 = arith.uitofp %a : i64 to f32
  %4 = arith.fptoui %3 : f32 to i64
  return %0, %1, %2, %3, %4 : i8, index, i64, f32, i64
}

// CHECK-LABEL: func.func @call(
// CHECK: call @add(%{{.*}}, %{{.*}}) {note} : (vector<2xi32>, vector<2xi32>) -> vector<2xi32>
func.func @call(%a: i64) -> i64 {
  %0 = call @add(%a, %a) {note} : (i64, i64) -> i64
  return %0 : i64
}
