// RUN: mlcc-opt -one-shot-bufferize='for-compile remarks' %s 2>%t | FileCheck %s
// RUN: FileCheck %s --check-prefix=REMARK --input-file=%t
// Without `restrict` others may write the memory, so a tensor is what was there.

// CHECK-LABEL: func.func @known(
// CHECK: %[[T:.*]] = memref.alloc{{.*}}memref<4xf32>
// CHECK-NEXT: memref.copy %arg0, %[[T]]
// CHECK: memref.store %{{.*}}, %arg0
// CHECK: memref.load %[[T]]
// REMARK: remark: 'bufferization.to_tensor' op copies 'memref<4xf32>', which others may write without 'restrict' [-Rbufferize]
func.func @known(%m: memref<4xf32>, %i: index, %x: f32) -> f32 {
  %0 = bufferization.to_tensor %m : memref<4xf32> to tensor<4xf32>
  memref.store %x, %m[%i] : memref<4xf32>
  %1 = tensor.extract %0[%i] : tensor<4xf32>
  return %1 : f32
}

// CHECK-LABEL: func.func @sizes(
// CHECK: %[[D:.*]] = memref.dim %arg0
// CHECK: %[[T:.*]] = memref.alloc(%[[D]]){{.*}}memref<?x4xf32>
// CHECK: linalg.copy ins(%arg0{{.*}} outs(%[[T]]
// CHECK-NOT: memref.alloc
// CHECK: memref.store %{{.*}}, %[[T]]
// CHECK-NOT: dealloc
// CHECK: return %[[T]]
func.func @sizes(%m: memref<?x4xf32, strided<[8, 1]>>, %i: index, %x: f32) -> tensor<?x4xf32> {
  %0 = bufferization.to_tensor %m writable : memref<?x4xf32, strided<[8, 1]>> to tensor<?x4xf32>
  %1 = tensor.insert %x into %0[%i, %i] : tensor<?x4xf32>
  return %1 : tensor<?x4xf32>
}

// CHECK-LABEL: func.func @any_rank(
// CHECK: bufferization.clone %arg0
func.func @any_rank(%m: memref<*xf32>) -> tensor<*xf32> {
  %0 = bufferization.to_tensor %m : memref<*xf32> to tensor<*xf32>
  return %0 : tensor<*xf32>
}
