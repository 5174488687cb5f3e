// RUN: mlcc-opt -one-shot-bufferize=for-compile %s | FileCheck %s
// RUN: mlcc -O0 -c %s -o %t.o
// RUN: mlcc -O2 -c %s -o %t.o
// RUN: mlcc-opt -canonicalize %s | FileCheck %s --check-prefix=SIZES
// Of three dimensions two have the size and the stride 1, and the first is not
// the one that is left out.

// CHECK: memref.subview %arg0[0, 0, %arg1] [1, %arg2, 1] [1, %arg3, 1] : memref<1x1x1xi1> to memref<1x?xi1, strided<[1, ?], offset: ?>>
func.func @last(%a: tensor<1x1x1xi1>, %o: index, %n: index, %s: index) -> tensor<1x?xi1> {
  %0 = tensor.extract_slice %a[0, 0, %o] [1, %n, 1] [1, %s, 1] : tensor<1x1x1xi1> to tensor<1x?xi1>
  return %0 : tensor<1x?xi1>
}

// Which one is left out follows from the part, not from what it is a part of.
// SIZES-LABEL: func.func @size(
// SIZES-NEXT: return %arg4
func.func @size(%m: memref<3x3x2xf32>, %i: index, %j: index, %k: index, %n: index, %s: index) -> index {
  %c1 = arith.constant 1 : index
  %0 = memref.subview %m[%i, %j, %k] [1, 1, %n] [1, 2, %s] : memref<3x3x2xf32> to memref<1x?xf32, strided<[6, ?], offset: ?>>
  %1 = memref.dim %0, %c1 : memref<1x?xf32, strided<[6, ?], offset: ?>>
  return %1 : index
}
