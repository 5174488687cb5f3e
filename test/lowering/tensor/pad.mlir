// RUN: mlcc-opt -convert-tensor-to-linalg %s | FileCheck %s
// RUN: mlcc-opt -convert-tensor-to-linalg %s > %t
// RUN: %if mlir-22 %{ mlir-opt-22 -convert-tensor-to-linalg %s | diff %t - %}

// CHECK-LABEL: func.func @p1(
// CHECK-SAME: %[[T:.*]]: tensor<4x?xf32>, %[[H:.*]]: index)
// CHECK: %[[N:.*]] = tensor.dim %[[T]], %c1
// CHECK: %[[NL:.*]] = arith.addi %[[N]], %c2
// CHECK: %[[NLH:.*]] = arith.addi %[[NL]], %[[H]]
// CHECK: %[[E:.*]] = tensor.empty(%[[NLH]]) : tensor<6x?xf32>
// CHECK: %[[F:.*]] = linalg.fill ins(%{{.*}} : f32) outs(%[[E]] : tensor<6x?xf32>)
// CHECK: %[[M:.*]] = tensor.dim %[[T]], %c1
// CHECK: tensor.insert_slice %[[T]] into %[[F]][1, 2] [4, %[[M]]] [1, 1]

// Padding that depends on its place is generated.
// CHECK-LABEL: func.func @p3(
// CHECK: tensor.generate %{{.*}} {
// CHECK-NEXT: ^bb0(%[[I:.*]]: index):
// CHECK-NEXT: tensor.yield %[[I]] : index
func.func @p1(%t: tensor<4x?xf32>, %h: index) -> tensor<6x?xf32> {
  %cst = arith.constant 1.0 : f32
  %0 = tensor.pad %t low[1, 2] high[1, %h] {
  ^bb0(%i: index, %j: index):
    tensor.yield %cst : f32
  } : tensor<4x?xf32> to tensor<6x?xf32>
  return %0 : tensor<6x?xf32>
}
func.func @p2(%t: tensor<4xf32>, %l: index, %h: index) -> tensor<?xf32> {
  %0 = tensor.pad %t low[%l] high[%h] {
  ^bb0(%i: index):
    %cst = arith.constant 1.0 : f32
    tensor.yield %cst : f32
  } : tensor<4xf32> to tensor<?xf32>
  return %0 : tensor<?xf32>
}
func.func @p3(%t: tensor<?xindex>, %l: index, %h: index) -> tensor<?xindex> {
  %0 = tensor.pad %t low[%l] high[0] {
  ^bb0(%i: index):
    tensor.yield %i : index
  } : tensor<?xindex> to tensor<?xindex>
  return %0 : tensor<?xindex>
}
func.func @p4(%t: tensor<4xf32>, %v: f32) -> tensor<9xf32> {
  %0 = tensor.pad %t low[2] high[3] {
  ^bb0(%i: index):
    tensor.yield %v : f32
  } : tensor<4xf32> to tensor<9xf32>
  return %0 : tensor<9xf32>
}
func.func @p5(%t: tensor<4x5xi32>) -> tensor<4x5xi32> {
  %c0 = arith.constant 0 : i32
  %0 = tensor.pad %t low[0, 0] high[0, 0] {
  ^bb0(%i: index, %j : index):
    tensor.yield %c0 : i32
  } : tensor<4x5xi32> to tensor<4x5xi32>
  return %0 : tensor<4x5xi32>
}
func.func @p6(%t: tensor<4x?x?xi32>, %h: index) -> tensor<?x?x?xi32> {
  %c0 = arith.constant 0 : i32
  %0 = tensor.pad %t low[1, 0, %h] high[%h, 0, 1] {
  ^bb0(%i: index, %j : index, %k : index):
    tensor.yield %c0 : i32
  } : tensor<4x?x?xi32> to tensor<?x?x?xi32>
  return %0 : tensor<?x?x?xi32>
}
func.func @p7(%t: tensor<f32>, %c: f32) -> tensor<f32> {
  %0 = tensor.pad %t low[] high[] {
  ^bb0:
    tensor.yield %c : f32
  } : tensor<f32> to tensor<f32>
  return %0 : tensor<f32>
}
func.func @p8(%t: tensor<4x?xf32>, %c: f32, %n: index) -> tensor<?x?xf32> {
  %0 = tensor.pad %t low[%n, 3] high[2, %n] {
  ^bb0(%i: index, %j: index):
    %x = arith.addi %i, %j : index
    %y = arith.index_cast %x : index to i32
    %z = arith.sitofp %y : i32 to f32
    tensor.yield %z : f32
  } : tensor<4x?xf32> to tensor<?x?xf32>
  return %0 : tensor<?x?xf32>
}
// CHECK-LABEL: func.func @p9(
// CHECK: tensor.insert_slice %arg0 into %{{.*}}[2, %arg2]
func.func @p9(%t: tensor<4x?xf32>, %c: f32, %n: index) -> tensor<?x?xf32> {
  %c2 = arith.constant 2 : index
  %0 = tensor.pad %t low[%c2, %n] high[0, 0] {
  ^bb0(%i: index, %j: index):
    tensor.yield %c : f32
  } : tensor<4x?xf32> to tensor<?x?xf32>
  return %0 : tensor<?x?xf32>
}
// A size that is known of what is cast is asked of nobody, and operations on
// numbers stay as they are.
// CHECK-LABEL: func.func @p10(
// CHECK: arith.muli %c4, %arg1
// CHECK-NOT: tensor.dim
// CHECK: tensor.insert_slice %cast into %{{.*}}[%{{.*}}] [%c4_{{.*}}] [1]
func.func @p10(%t: tensor<4xf32>, %n: index, %c: f32) -> tensor<?xf32> {
  %c4 = arith.constant 4 : index
  %low = arith.muli %c4, %n : index
  %cast = tensor.cast %t : tensor<4xf32> to tensor<?xf32>
  %0 = tensor.pad %cast low[%low] high[0] {
  ^bb0(%i: index):
    tensor.yield %c : f32
  } : tensor<?xf32> to tensor<?xf32>
  return %0 : tensor<?xf32>
}
