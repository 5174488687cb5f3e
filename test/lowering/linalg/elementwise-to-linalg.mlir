// RUN: mlcc-opt -convert-elementwise-to-linalg -split-input-file %s | FileCheck %s
// RUN: sed '/^.. -----/,$d' %s | mlcc-opt -convert-elementwise-to-linalg > %t
// RUN: %if mlir-22 %{ bash -c "sed '/^.. -----/,\$d' %s | mlir-opt-22 -convert-elementwise-to-linalg | diff %t -" %}
// A compile folds nothing:
// RUN: mlcc-opt -convert-elementwise-to-linalg=no-folds -split-input-file %s | FileCheck %s --check-prefix=KEPT

// An operand of the result's type is the init, and attributes go along.
// CHECK-LABEL: func.func @addf(
// CHECK-SAME: %[[A:.*]]: tensor<4xf32>, %[[B:.*]]: tensor<4xf32>)
// CHECK: linalg.generic {indexing_maps = [#[[ID:.*]], #[[ID]], #[[ID]]], iterator_types = ["parallel"]} ins(%[[A]], %[[B]] : tensor<4xf32>, tensor<4xf32>) outs(%[[A]] : tensor<4xf32>) {
// CHECK-NEXT: ^bb0(%[[X:.*]]: f32, %[[Y:.*]]: f32, %{{.*}}: f32):
// CHECK-NEXT: %[[S:.*]] = arith.addf %[[X]], %[[Y]] fastmath<fast> : f32
// CHECK-NEXT: linalg.yield %[[S]] : f32

// KEPT-LABEL: func.func @scalar(
// KEPT: math.exp %{{.*}} : f32

// Otherwise it is empty, of the sizes of the first operand.
// CHECK-LABEL: func.func @cmp(
// CHECK: %[[N:.*]] = tensor.dim %{{.*}}, %c0
// CHECK: %[[M:.*]] = tensor.dim %{{.*}}, %c2
// CHECK: tensor.empty(%[[N]], %[[M]]) : tensor<?x3x?xi1>

// A scalar is one for all elements.
// CHECK-LABEL: func.func @sel(
// CHECK: ins(%{{.*}} : i1, tensor<?xf32>, tensor<?xf32>)

// CHECK-LABEL: func.func @ext(
// CHECK: linalg.yield %low, %high : i32, i32

// CHECK-LABEL: func.func @folds(
// CHECK-NOT: linalg
// CHECK: return
// KEPT-LABEL: func.func @folds(
// KEPT: arith.addi
// KEPT: arith.addi %{{.*}} {foo = 1 : i64} : i32
func.func @addf(%a: tensor<4xf32>, %b: tensor<4xf32>) -> tensor<4xf32> {
  %0 = arith.addf %a, %b fastmath<fast> : tensor<4xf32>
  return %0 : tensor<4xf32>
}
func.func @scalar() -> tensor<f32> {
  %a = arith.constant dense<1.0> : tensor<f32>
  %0 = math.exp %a : tensor<f32>
  return %0 : tensor<f32>
}
func.func @cmp(%a: tensor<?x3x?xf32>, %b: tensor<?x3x?xf32>) -> tensor<?x3x?xi1> {
  %0 = arith.cmpf olt, %a, %b : tensor<?x3x?xf32>
  return %0 : tensor<?x3x?xi1>
}
func.func @sel(%c: i1, %a: tensor<?xf32>, %b: tensor<?xf32>) -> tensor<?xf32> {
  %0 = arith.select %c, %a, %b : tensor<?xf32>
  return %0 : tensor<?xf32>
}
func.func @ext(%a: tensor<?xi32>, %b: tensor<?xi32>) -> (tensor<?xi32>, tensor<?xi32>, tensor<?xi64>) {
  %0, %1 = arith.mulsi_extended %a, %b : tensor<?xi32>
  %2 = arith.extsi %0 : tensor<?xi32> to tensor<?xi64>
  return %0, %1, %2 : tensor<?xi32>, tensor<?xi32>, tensor<?xi64>
}
func.func @folds(%a: tensor<4xi32>) -> (tensor<4xi32>, tensor<4xi32>) {
  %c = arith.constant dense<0> : tensor<4xi32>
  %0 = arith.addi %a, %c : tensor<4xi32>
  %d = arith.constant dense<3> : tensor<4xi32>
  %1 = arith.addi %d, %d {foo = 1} : tensor<4xi32>
  return %0, %1 : tensor<4xi32>, tensor<4xi32>
}

// -----

// mlir-opt makes an init without the encoding here, which does not verify.
// CHECK-LABEL: func.func @enc(
// CHECK: tensor.empty() : tensor<4xf64, 1 : i64>
func.func @enc(%a: tensor<4xf32, 1>) -> tensor<4xf64, 1> {
  %0 = arith.extf %a : tensor<4xf32, 1> to tensor<4xf64, 1>
  return %0 : tensor<4xf64, 1>
}
