// RUN: mlcc-opt -convert-tensor-to-linalg=for-compile %s | FileCheck %s
// RUN: mlcc -O2 -c %s -o %t.o
// Nothing is inserted of tensors without elements: slices of them do not verify.

// CHECK-LABEL: func.func @pad(
// CHECK-NOT: slice
func.func @pad(%a: tensor<1x0x3xf32>, %x: f32) -> tensor<2x0x4xf32> {
  %0 = tensor.pad %a low[1, 0, 0] high[0, 0, 1] {
  ^bb0(%i: index, %j: index, %k: index):
    tensor.yield %x : f32
  } : tensor<1x0x3xf32> to tensor<2x0x4xf32>
  return %0 : tensor<2x0x4xf32>
}

// CHECK-LABEL: func.func @pad_by_what_is_given(
// CHECK-NOT: slice
func.func @pad_by_what_is_given(%a: tensor<0xf32>, %x: f32, %n: index) -> tensor<?xf32> {
  %0 = tensor.pad %a low[2] high[%n] {
  ^bb0(%i: index):
    tensor.yield %x : f32
  } : tensor<0xf32> to tensor<?xf32>
  return %0 : tensor<?xf32>
}

// CHECK-LABEL: func.func @concat(
// CHECK: tensor.insert_slice %arg0
// CHECK-NOT: tensor.insert_slice
func.func @concat(%a: tensor<3xf32>, %b: tensor<0xf32>) -> tensor<3xf32> {
  %0 = tensor.concat dim(0) %a, %b : (tensor<3xf32>, tensor<0xf32>) -> tensor<3xf32>
  return %0 : tensor<3xf32>
}

// CHECK-LABEL: func.func @scatter(
// CHECK-NOT: slice
func.func @scatter(%a: tensor<2x0xf32>, %b: tensor<4x0xf32>, %i: tensor<2x1xindex>) -> tensor<4x0xf32> {
  %0 = tensor.scatter %a into %b[%i] scatter_dims([0]) unique
      : (tensor<2x0xf32>, tensor<4x0xf32>, tensor<2x1xindex>) -> tensor<4x0xf32>
  return %0 : tensor<4x0xf32>
}

// CHECK-LABEL: func.func @unpack(
// CHECK-NOT: slice
func.func @unpack(%a: tensor<1x0x4xf32>, %b: tensor<3x0xf32>) -> tensor<3x0xf32> {
  %0 = linalg.unpack %a inner_dims_pos = [0] inner_tiles = [4] into %b : tensor<1x0x4xf32> -> tensor<3x0xf32>
  return %0 : tensor<3x0xf32>
}

// Loops over dimensions of which one is empty and one is not known become one.
func.func @unknown(%a: memref<0x5x?xf64>, %x: f64) {
  linalg.fill ins(%x : f64) outs(%a : memref<0x5x?xf64>)
  return
}
