// RUN: mlcc-opt %s -convert-shape-to-std | FileCheck %s

// Where mlir-opt makes something invalid: it asks a memref as if it were a
// tensor, and forgets the type of a result.

// CHECK-LABEL: func.func @of_memref(
// CHECK-SAME: %[[M:.*]]: memref<?x3xf32>, %[[U:.*]]: memref<*xf32>, %[[I:.*]]: index)
// CHECK-NEXT: %[[C0:.*]] = arith.constant 0 : index
// CHECK-NEXT: %[[D:.*]] = memref.dim %[[M]], %[[C0]] : memref<?x3xf32>
// CHECK-NEXT: %[[C3:.*]] = arith.constant 3 : index
// CHECK-NEXT: %[[S:.*]] = tensor.from_elements %[[D]], %[[C3]] : tensor<2xindex>
// CHECK:      %[[RANK:.*]] = memref.rank %[[U]] : memref<*xf32>
// CHECK-NEXT: %[[T:.*]] = tensor.generate %[[RANK]] {
// CHECK:        memref.dim %[[U]], %{{.*}} : memref<*xf32>
// CHECK:      tensor.cast %[[T]] : tensor<?xindex> to tensor<2xindex>
// CHECK-NEXT: memref.dim %[[M]], %[[I]] : memref<?x3xf32>
func.func @of_memref(%m: memref<?x3xf32>, %u: memref<*xf32>, %i: index) -> (tensor<2xindex>, tensor<2xindex>, index) {
  %0 = shape.shape_of %m : memref<?x3xf32> -> tensor<2xindex>
  %1 = shape.shape_of %u : memref<*xf32> -> tensor<2xindex>
  %2 = shape.get_extent %0, %i : tensor<2xindex>, index -> index
  return %0, %1, %2 : tensor<2xindex>, tensor<2xindex>, index
}

// CHECK-LABEL: func.func @types(
// CHECK:      %[[H:.*]] = tensor.extract_slice
// CHECK:      %[[T:.*]] = tensor.extract_slice
// CHECK-NEXT: %[[HEAD:.*]] = tensor.cast %[[H]] : tensor<?xindex> to tensor<1xindex>
// CHECK-NEXT: %[[TAIL:.*]] = tensor.cast %[[T]] : tensor<?xindex> to tensor<2xindex>
// CHECK-NEXT: %[[ANY:.*]] = tensor.cast %[[TAIL]] : tensor<2xindex> to tensor<?xindex>
// CHECK-NEXT: return %[[HEAD]], %[[ANY]]
func.func @types(%s: tensor<3xindex>, %i: index) -> (tensor<1xindex>, tensor<?xindex>) {
  %h, %t = "shape.split_at"(%s, %i) : (tensor<3xindex>, index) -> (tensor<1xindex>, tensor<2xindex>)
  %0 = shape.any %t, %s : tensor<2xindex>, tensor<3xindex> -> tensor<?xindex>
  return %h, %0 : tensor<1xindex>, tensor<?xindex>
}
