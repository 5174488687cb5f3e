// Shapes of types that say them; mlir-opt-22 dies of one of these.
//
// RUN: %mlcc-opt %s -canonicalize -allow-unregistered-dialect | FileCheck %s

// CHECK-LABEL: func.func @shapes(
// CHECK-NEXT: %0 = shape.const_shape [1, 1] : !shape.shape
// CHECK-NEXT: %1 = shape.const_shape [2, 3, 4] : tensor<3xindex>
// CHECK-NEXT: %2 = shape.const_shape [2, 3] : tensor<2xindex>
// CHECK-NEXT: %3 = shape.const_shape [2, 3] : !shape.shape
// CHECK-NEXT: %c3 = arith.constant 3 : index
// CHECK-NEXT: %c6 = arith.constant 6 : index
// CHECK-NEXT: %c2 = arith.constant 2 : index
// CHECK-NEXT: %c2_0 = shape.const_size 2
// CHECK-NEXT: %dim = tensor.dim %arg1, %arg2 : tensor<2x?xf32>
// CHECK-NEXT: return %2, %3, %c3, %c6, %c2, %c2_0, %dim, %1, %0, %c3 : tensor<2xindex>, !shape.shape, index, index, index, !shape.size, index, tensor<3xindex>, !shape.shape, index
// CHECK-NEXT: }
func.func @shapes(%t: tensor<2x3xf32>, %d: tensor<2x?xf32>, %i: index) -> (tensor<2xindex>, !shape.shape, index, index, index, !shape.size, index, tensor<3xindex>, !shape.shape, index) {
  %c1 = arith.constant 1 : index
  %0 = shape.shape_of %t : tensor<2x3xf32> -> tensor<2xindex>
  %1 = shape.shape_of %t : tensor<2x3xf32> -> !shape.shape
  %2 = shape.shape_of %d : tensor<2x?xf32> -> tensor<2xindex>
  %3 = shape.get_extent %0, %c1 : tensor<2xindex>, index -> index
  %4 = shape.num_elements %0 : tensor<2xindex> -> index
  %5 = shape.rank %2 : tensor<2xindex> -> index
  %6 = shape.shape_of %d : tensor<2x?xf32> -> !shape.shape
  %7 = shape.rank %6 : !shape.shape -> !shape.size
  %8 = tensor.extract %2[%i] : tensor<2xindex>
  %9 = shape.const_shape [4] : tensor<1xindex>
  %10 = shape.concat %0, %9 : tensor<2xindex>, tensor<1xindex> -> tensor<3xindex>
  %11 = shape.from_extents %c1, %c1 : index, index
  %12 = shape.dim %t, %c1 : tensor<2x3xf32>, index -> index
  return %0, %1, %3, %4, %5, %7, %8, %10, %11, %12 : tensor<2xindex>, !shape.shape, index, index, index, !shape.size, index, tensor<3xindex>, !shape.shape, index
}
