// RUN: mlcc-opt %s -finalize-memref-to-llvm -convert-func-to-llvm -reconcile-unrealized-casts | FileCheck %s
// RUN: %if mlir-22 %{ mlir-opt-22 %s -finalize-memref-to-llvm -convert-func-to-llvm -reconcile-unrealized-casts | FileCheck %s %}

// LLVM IR Target, unranked memrefs: the descriptor that a function returns is
// copied to the heap, and from there to the caller's stack.

// CHECK-LABEL: llvm.func @ret(
// CHECK: llvm.alloca %{{.*}} x !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK: %[[HEAP:.*]] = llvm.call @malloc(%[[SIZE:.*]]) : (i64) -> !llvm.ptr
// CHECK: "llvm.intr.memcpy"(%[[HEAP]], %{{.*}}, %[[SIZE]]) <{isVolatile = false}>
// CHECK: llvm.return %{{.*}} : !llvm.struct<(i64, ptr)>
func.func @ret(%arg0: memref<2x3xf32>) -> memref<*xf32> {
  %0 = memref.cast %arg0 : memref<2x3xf32> to memref<*xf32>
  return %0 : memref<*xf32>
}
// CHECK-LABEL: llvm.func @use(
// CHECK: llvm.call @ret(
// CHECK: %[[STACK:.*]] = llvm.alloca %[[SIZE:.*]] x i8
// CHECK: "llvm.intr.memcpy"(%[[STACK]], %[[HEAP:.*]], %[[SIZE]]) <{isVolatile = false}>
// CHECK-NEXT: llvm.call @free(%[[HEAP]])
func.func @use(%m: memref<2x3xf32>) -> index {
  %0 = call @ret(%m) : (memref<2x3xf32>) -> memref<*xf32>
  %r = memref.rank %0 : memref<*xf32>
  return %r : index
}

// "The allocation happens immediately before returning."
// CHECK-LABEL: llvm.func @later(
// CHECK: llvm.store
// CHECK: llvm.call @malloc
// CHECK-NOT: llvm.store
// CHECK: llvm.return
func.func @later(%arg0: memref<*xf32>, %m: memref<f32>, %x: f32) -> memref<*xf32> {
  memref.store %x, %m[] : memref<f32>
  return %arg0 : memref<*xf32>
}

// "The conversion of call_indirect copies it to the caller's stack" as well.
// CHECK-LABEL: llvm.func @indirect(
// CHECK: %[[CALLED:.*]] = llvm.call %arg0(
// CHECK: %[[STACK:.*]] = llvm.alloca
// CHECK: %[[COPIED:.*]] = llvm.extractvalue %[[CALLED]][1]
// CHECK: "llvm.intr.memcpy"(%[[STACK]], %[[COPIED]],
// CHECK: llvm.call @free(%[[COPIED]])
func.func @indirect(%f: (memref<*xf32>) -> memref<*xf32>, %m: memref<*xf32>) -> index {
  %0 = call_indirect %f(%m) : (memref<*xf32>) -> memref<*xf32>
  %r = memref.rank %0 : memref<*xf32>
  return %r : index
}
