// RUN: mlcc-opt -one-shot-bufferize=for-compile %s | FileCheck %s
// RUN: mlcc -O0 -c %s -o %t.o
// RUN: mlcc -O2 -c %s -o %t.o
// Of three dimensions two have the size and the stride 1, and the first is not
// the one that is left out.

// CHECK: memref.subview %arg0[0, 0, %arg1] [1, %arg2, 1] [1, %arg3, 1] : memref<1x1x1xi1> to memref<1x?xi1, strided<[1, ?], offset: ?>>
func.func @last(%a: tensor<1x1x1xi1>, %o: index, %n: index, %s: index) -> tensor<1x?xi1> {
  %0 = tensor.extract_slice %a[0, 0, %o] [1, %n, 1] [1, %s, 1] : tensor<1x1x1xi1> to tensor<1x?xi1>
  return %0 : tensor<1x?xi1>
}
