// RUN: %mlcc-opt %s -convert-vector-to-llvm | FileCheck %s
// RUN: %if mlir-22 %{ mlir-opt-22 %s -convert-vector-to-llvm | FileCheck %s %}

// vector.outerproduct, row by row.

// CHECK-LABEL: func.func @plain(
// CHECK: arith.muli %{{[0-9]+}}, %arg1 : vector<3xi32>
// CHECK: arith.muli %{{[0-9]+}}, %arg1 : vector<3xi32>
// CHECK-NOT: arith.
func.func @plain(%a: vector<2xi32>, %b: vector<3xi32>) -> vector<2x3xi32> {
  %0 = vector.outerproduct %a, %b : vector<2xi32>, vector<3xi32>
  return %0 : vector<2x3xi32>
}

// CHECK-LABEL: func.func @sum(
// CHECK-COUNT-2: llvm.intr.fmuladd
func.func @sum(%a: vector<2xf32>, %b: vector<3xf32>, %c: vector<2x3xf32>) -> vector<2x3xf32> {
  %0 = vector.outerproduct %a, %b, %c : vector<2xf32>, vector<3xf32>
  return %0 : vector<2x3xf32>
}

// CHECK-LABEL: func.func @most(
// CHECK: %[[P:[0-9]+]] = arith.muli
// CHECK: arith.maxui %[[P]], %{{[0-9]+}}
func.func @most(%a: vector<1xi32>, %b: vector<3xi32>, %c: vector<1x3xi32>) -> vector<1x3xi32> {
  %0 = vector.outerproduct %a, %b, %c {kind = #vector.kind<maxui>} : vector<1xi32>, vector<3xi32>
  return %0 : vector<1x3xi32>
}

// CHECK-LABEL: func.func @number(
// CHECK: %[[P:[0-9]+]] = arith.mulf %arg0, %{{[0-9]+}} : vector<3xf32>
// CHECK: arith.minnumf %[[P]], %arg2
func.func @number(%a: vector<3xf32>, %b: f32, %c: vector<3xf32>) -> vector<3xf32> {
  %0 = vector.outerproduct %a, %b, %c {kind = #vector.kind<minnumf>} : vector<3xf32>, f32
  return %0 : vector<3xf32>
}

// Where the mask is false, what was there stays.
// CHECK-LABEL: func.func @masked(
// CHECK: %[[C:[0-9]+]] = llvm.extractvalue %{{[0-9]+}}[0] : !llvm.array<1 x vector<3xf32>>
// CHECK: %[[M:[0-9]+]] = llvm.extractvalue %{{[0-9]+}}[0] : !llvm.array<1 x vector<3xi1>>
// CHECK: %[[S:[0-9]+]] = llvm.intr.fmuladd(%{{.*}}, %[[C]])
// CHECK: arith.select %[[M]], %[[S]], %[[C]]
func.func @masked(%a: vector<1xf32>, %b: vector<3xf32>, %c: vector<1x3xf32>, %m: vector<1x3xi1>) -> vector<1x3xf32> {
  %0 = vector.mask %m { vector.outerproduct %a, %b, %c : vector<1xf32>, vector<3xf32> } : vector<1x3xi1> -> vector<1x3xf32>
  return %0 : vector<1x3xf32>
}

// CHECK-LABEL: func.func @all_scalable(
// CHECK: vector.outerproduct
func.func @all_scalable(%a: vector<[2]xf32>, %b: vector<[2]xf32>) -> vector<[2]x[2]xf32> {
  %0 = vector.outerproduct %a, %b : vector<[2]xf32>, vector<[2]xf32>
  return %0 : vector<[2]x[2]xf32>
}
