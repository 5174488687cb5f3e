// RUN: %mlcc-opt -one-shot-bufferize %s | FileCheck %s

// Operations of the module that see each other's tensors are analyzed together:
// what is read behind the insertion is what was there before.

// CHECK: %[[F:.*]] = arith.constant 1.0
// CHECK: %[[A:.*]] = memref.alloc()
// CHECK: linalg.fill ins({{.*}}) outs(%[[A]]
// CHECK: %[[B:.*]] = memref.alloc()
// CHECK: memref.copy %[[A]], %[[B]]
// CHECK: memref.store %[[F]], %[[B]]
// CHECK: memref.load %[[A]]
// CHECK: memref.load %[[B]]

%f = arith.constant 1.0 : f32
%z = arith.constant 0.0 : f32
%c0 = arith.constant 0 : index
%e = tensor.empty() : tensor<4xf32>
%t = linalg.fill ins(%z : f32) outs(%e : tensor<4xf32>) -> tensor<4xf32>
%r = tensor.insert %f into %t[%c0] : tensor<4xf32>
%x = tensor.extract %t[%c0] : tensor<4xf32>
%y = tensor.extract %r[%c0] : tensor<4xf32>
vector.print %x : f32
vector.print %y : f32
