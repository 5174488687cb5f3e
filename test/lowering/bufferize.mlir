// RUN: %mlcc-opt -one-shot-bufferize="for-compile stack-buffers=64" %s | FileCheck %s
// RUN: %mlcc -Rbufferize -c %s -o %t.o 2>&1 | FileCheck %s --check-prefix=REMARK
// RUN: %mlcc -Rno-bufferize -c %s -o %t.o 2>&1 | count 0
// RUN: %mlcc -emit-mlir %s -o - | FileCheck %s --check-prefix=STACK
// RUN: %mlcc -fstack-buffers=0 -emit-mlir %s -o - | FileCheck %s --check-prefix=HEAP
// Copies are named with what needs them, tensors that are inserted in the end are
// built in their place, and small ones are on the stack.

// CHECK-LABEL: func.func @concat
// STACK-LABEL: llvm.func @concat
// HEAP-LABEL: llvm.func @concat
func.func @concat(%a: tensor<4xf32>, %b: tensor<4xf32>) -> tensor<8xf32> {
  // CHECK: %[[WHOLE:.*]] = memref.alloc() {alignment = 64 : i64, mlcc.checked} : memref<8xf32>
  // CHECK-NEXT: %[[LOW:.*]] = memref.subview %[[WHOLE]][0] [4] [1]
  // CHECK-NEXT: linalg.add {{.*}} outs(%[[LOW]]
  // CHECK-NEXT: %[[HIGH:.*]] = memref.subview %[[WHOLE]][4] [4] [1]
  // CHECK-NEXT: linalg.sub {{.*}} outs(%[[HIGH]]
  // CHECK-NEXT: return %[[WHOLE]]
  %e = tensor.empty() : tensor<4xf32>
  %e8 = tensor.empty() : tensor<8xf32>
  %x = linalg.add ins(%a, %b : tensor<4xf32>, tensor<4xf32>) outs(%e : tensor<4xf32>) -> tensor<4xf32>
  %r = tensor.insert_slice %x into %e8[0] [4] [1] : tensor<4xf32> into tensor<8xf32>
  %y = linalg.sub ins(%a, %b : tensor<4xf32>, tensor<4xf32>) outs(%e : tensor<4xf32>) -> tensor<4xf32>
  %s = tensor.insert_slice %y into %r[4] [4] [1] : tensor<4xf32> into tensor<8xf32>
  return %s : tensor<8xf32>
}

// CHECK-LABEL: func.func @again
// STACK-LABEL: llvm.func @again
// STACK: llvm.alloca
// HEAP-LABEL: llvm.func @again
// HEAP-NOT: llvm.alloca
func.func @again(%a: tensor<4xf32>, %x: f32) -> (tensor<4xf32>, f32) {
  %0 = arith.constant 0 : index
  // CHECK: memref.alloca() {alignment = 16 : i64} : memref<4xf32>
  // REMARK: [[@LINE+1]]:8: remark: 'tensor.insert' op copies 'tensor<4xf32>', which nobody may write [-Rbufferize]
  %b = tensor.insert %x into %a[%0] : tensor<4xf32>
  // CHECK: memref.alloc()
  // REMARK: [[@LINE+2]]:8: remark: 'tensor.insert' op copies 'tensor<4xf32>' [-Rbufferize]
  // REMARK: [[@LINE+2]]:8: note: what it held is used here
  %c = tensor.insert %x into %b[%0] : tensor<4xf32>
  %y = tensor.extract %b[%0] : tensor<4xf32>
  return %c, %y : tensor<4xf32>, f32
}

// Not in a loop, and not beyond the limit.
// CHECK-LABEL: func.func @large
// CHECK: memref.alloc()
// CHECK: scf.for
// CHECK: memref.alloc()
// CHECK-NOT: alloca
func.func @large(%a: tensor<64xf32>, %n: index, %x: f32) -> f32 {
  %0 = arith.constant 0 : index
  %1 = arith.constant 1 : index
  %b = tensor.insert %x into %a[%0] : tensor<64xf32>
  %r = scf.for %i = %0 to %n step %1 iter_args(%s = %x) -> (f32) {
    %p = tensor.extract_slice %b[%i] [2] [1] : tensor<64xf32> to tensor<2xf32>
    %q = tensor.insert %s into %p[%0] : tensor<2xf32>
    %u = tensor.extract %q[%1] : tensor<2xf32>
    %v = tensor.extract %b[%i] : tensor<64xf32>
    %w = arith.addf %u, %v : f32
    scf.yield %w : f32
  }
  return %r : f32
}

// Other tensors in turn, which are only read, have another name in the loop, and
// are freed behind the last use of it.
// CHECK-LABEL: func.func @names
// CHECK: %[[A:.*]] = memref.alloc
// CHECK: %[[B:.*]] = memref.alloc
// CHECK-NOT: memref.copy
// CHECK: scf.for {{.*}} iter_args(%[[T:.*]] = %[[A]], %{{.*}} = %{{.*}}) -> (memref<?xf32>, f32) {
// CHECK: memref.load %[[T]]
// CHECK: scf.yield %[[B]], %{{.*}} : memref<?xf32>, f32
// CHECK: memref.load
// CHECK-DAG: memref.dealloc %[[A]] :
// CHECK-DAG: memref.dealloc %[[B]] :
func.func @names(%n: index, %x: f32) -> f32 {
  %0 = arith.constant 0 : index
  %1 = arith.constant 1 : index
  %a = tensor.generate %n {
  ^bb0(%i: index):
    tensor.yield %x : f32
  } : tensor<?xf32>
  %y = arith.negf %x : f32
  %b = tensor.generate %n {
  ^bb0(%i: index):
    tensor.yield %y : f32
  } : tensor<?xf32>
  %r:2 = scf.for %i = %0 to %n step %1 iter_args(%t = %a, %s = %x) -> (tensor<?xf32>, f32) {
    %u = tensor.extract %t[%i] : tensor<?xf32>
    %v = arith.mulf %u, %s : f32
    scf.yield %b, %v : tensor<?xf32>, f32
  }
  %u = tensor.extract %r#0[%0] : tensor<?xf32>
  %v = arith.mulf %u, %r#1 : f32
  return %v : f32
}
