// RUN: split-file %s %t
// RUN: not mlcc -O2 -c %t/memref.mlir -o %t.o 2>&1 | FileCheck %t/memref.mlir
// RUN: not mlcc -c %t/tensor.mlir -o %t.o 2>&1 | FileCheck %t/tensor.mlir
// RUN: mlcc -O2 -c %t/most.mlir -o %t.o
// Sizes of which the product is no number of 64 bits are no program's; passes
// compute with such products, and are spared it.

//--- memref.mlir
// CHECK: memref.mlir:2:1: error: 'func.func' op cannot be lowered: 'memref<?x9223372036854775807x8xf32>' has more elements than 64 bits count
func.func @f(%a: memref<?x9223372036854775807x8xf32>, %b: memref<9223372036854775807x8xf32>) {
  linalg.reduce ins(%a : memref<?x9223372036854775807x8xf32>) outs(%b : memref<9223372036854775807x8xf32>) dimensions = [0]
    (%in: f32, %init: f32) {
      %sum = arith.addf %in, %init : f32
      linalg.yield %sum : f32
    }
  return
}

//--- tensor.mlir
func.func @f(%i: index) -> f32 {
  // CHECK: tensor.mlir:3:8: error: 'tensor.empty' op cannot be lowered: 'tensor<2x4611686018427387904xf32>' has more elements than 64 bits count
  %0 = tensor.empty() : tensor<2x4611686018427387904xf32>
  %1 = tensor.extract %0[%i, %i] : tensor<2x4611686018427387904xf32>
  return %1 : f32
}

//--- most.mlir
func.func @f(%a: memref<7x0x1317624576693539401xi8>, %b: memref<7x0x1317624576693539401xi8>) {
  linalg.add ins(%a, %a : memref<7x0x1317624576693539401xi8>, memref<7x0x1317624576693539401xi8>) outs(%b : memref<7x0x1317624576693539401xi8>)
  return
}
func.func @g(%a: memref<7x1317624576693539401xi8>, %b: memref<7x1317624576693539401xi8>) {
  linalg.add ins(%a, %a : memref<7x1317624576693539401xi8>, memref<7x1317624576693539401xi8>) outs(%b : memref<7x1317624576693539401xi8>)
  return
}
