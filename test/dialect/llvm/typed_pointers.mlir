// RUN: mlcc-opt %s > %t.custom
// RUN: FileCheck %s < %t.custom
// RUN: mlcc-opt %t.custom | diff %t.custom -
// RUN: mlcc-opt -mlir-print-op-generic %s | mlcc-opt | diff %t.custom -
// RUN: mlcc-translate -mlir-to-llvmir %s | FileCheck %s -check-prefix=LLVM
// RUN: not mlcc-opt -std=mlir22 %s
// oracle: refuses: typed pointers

// Typed pointers and the syntax that operations had with them: types that the
// pointer says are not said again. They are erased by the translation only.

// CHECK: llvm.mlir.global external @g
llvm.mlir.global external @g(1 : i32) : i32
llvm.mlir.global external @in_space(1 : i32) {addr_space = 3 : i32} : i32
llvm.func @callee(i32) -> i32

// CHECK-LABEL: llvm.func @memory
// LLVM-LABEL: define float @memory(ptr %0, i64 %1, ptr %2)
llvm.func @memory(%p: !llvm.ptr<f32>, %n: i64, %q: !llvm.ptr<ptr<f32, 3>>) -> f32 {
  // CHECK: %[[V:.*]] = llvm.load %arg0 : !llvm.ptr<f32>{{$}}
  // LLVM: %[[V:.*]] = load float, ptr %0, align 4
  %v = llvm.load %p : !llvm.ptr<f32>
  // CHECK: llvm.store %[[V]], %arg0 : !llvm.ptr<f32>{{$}}
  // LLVM: store float %[[V]], ptr %0
  llvm.store %v, %p : !llvm.ptr<f32>
  // CHECK: llvm.load volatile %arg0 {alignment = 8 : i64} : !llvm.ptr<f32>{{$}}
  %w = llvm.load volatile %p {alignment = 8 : i64} : !llvm.ptr<f32>
  // Said all the same.
  // CHECK: llvm.load %arg0 : !llvm.ptr<f32>{{$}}
  %x = llvm.load %p : !llvm.ptr<f32> -> f32
  // CHECK: llvm.store %{{.*}}, %arg0 : !llvm.ptr<f32>{{$}}
  llvm.store %x, %p : f32, !llvm.ptr<f32>
  // CHECK: llvm.alloca %arg1 x f32 : (i64) -> !llvm.ptr<f32>
  // LLVM: alloca float, i64 %1
  %a = llvm.alloca %n x f32 : (i64) -> (!llvm.ptr<f32>)
  // CHECK: llvm.alloca %arg1 x f64 : (i64) -> !llvm.ptr<f64>
  %b = "llvm.alloca"(%n) : (i64) -> !llvm.ptr<f64>
  // CHECK: llvm.load %arg2 : !llvm.ptr<ptr<f32, 3>>{{$}}
  // LLVM: load ptr addrspace(3), ptr %2
  %r = llvm.load %q : !llvm.ptr<ptr<f32, 3>>
  // CHECK: llvm.load %{{.*}} : !llvm.ptr<f32, 3>{{$}}
  %s = llvm.load %r : !llvm.ptr<f32, 3>
  llvm.return %s : f32
}

// CHECK-LABEL: llvm.func @addresses
// LLVM-LABEL: define void @addresses
llvm.func @addresses(%p: !llvm.ptr<struct<(i32, array<4 x f64>)>>, %i: i64, %v: vector<4x!llvm.ptr<f32>>) {
  // CHECK: llvm.getelementptr %arg0[%arg1] : (!llvm.ptr<struct<(i32, array<4 x f64>)>>, i64) -> !llvm.ptr<struct<(i32, array<4 x f64>)>>{{$}}
  // LLVM: getelementptr { i32, [4 x double] }, ptr %0, i64 %1
  %0 = llvm.getelementptr %p[%i] : (!llvm.ptr<struct<(i32, array<4 x f64>)>>, i64) -> !llvm.ptr<struct<(i32, array<4 x f64>)>>
  // Indices of fields were operands, before they were numbers.
  %c1 = llvm.mlir.constant(1 : i32) : i32
  // CHECK: llvm.getelementptr %arg0[%arg1, 1, %arg1] : (!llvm.ptr<struct<(i32, array<4 x f64>)>>, i64, i64) -> !llvm.ptr<f64>{{$}}
  // LLVM: getelementptr { i32, [4 x double] }, ptr %0, i64 %1, i32 1, i64 %1
  %1 = llvm.getelementptr %p[%i, %c1, %i] : (!llvm.ptr<struct<(i32, array<4 x f64>)>>, i64, i32, i64) -> !llvm.ptr<f64>
  // CHECK: llvm.getelementptr %arg0[%arg1, 1] : {{.*}} -> !llvm.ptr<array<4 x f64>>{{$}}
  %2 = "llvm.getelementptr"(%p, %i, %c1) : (!llvm.ptr<struct<(i32, array<4 x f64>)>>, i64, i32) -> !llvm.ptr<array<4 x f64>>
  // CHECK: llvm.getelementptr inbounds %arg2[%arg1] : (vector<4x!llvm.ptr<f32>>, i64) -> vector<4x!llvm.ptr<f32>>{{$}}
  // LLVM: getelementptr inbounds float, <4 x ptr> %2, i64 %1
  %3 = llvm.getelementptr inbounds %v[%i] : (vector<4x!llvm.ptr<f32>>, i64) -> vector<4x!llvm.ptr<f32>>
  // An element type of its own is written.
  // CHECK: llvm.getelementptr %arg0[%arg1] : (!llvm.ptr<struct<(i32, array<4 x f64>)>>, i64) -> !llvm.ptr<i8>, i8
  %4 = llvm.getelementptr %p[%i] : (!llvm.ptr<struct<(i32, array<4 x f64>)>>, i64) -> !llvm.ptr<i8>, i8
  llvm.return
}

// CHECK-LABEL: llvm.func @symbols
// LLVM-LABEL: define i32 @symbols
llvm.func @symbols() -> i32 {
  // CHECK: llvm.mlir.addressof @g : !llvm.ptr<i32>
  %0 = llvm.mlir.addressof @g : !llvm.ptr<i32>
  // CHECK: llvm.mlir.addressof @in_space : !llvm.ptr<i32, 3>
  %1 = llvm.mlir.addressof @in_space : !llvm.ptr<i32, 3>
  // CHECK: llvm.mlir.addressof @callee : !llvm.ptr<func<i32 (i32)>>
  %2 = llvm.mlir.addressof @callee : !llvm.ptr<func<i32 (i32)>>
  // CHECK: %[[I:.*]] = llvm.load %{{.*}} : !llvm.ptr<i32>{{$}}
  // LLVM: load i32, ptr @g
  %3 = llvm.load %0 : !llvm.ptr<i32>
  // The pointer of an indirect call was not written.
  // CHECK: llvm.call %{{.*}}(%[[I]]) : !llvm.ptr<func<i32 (i32)>>, (i32) -> i32
  // LLVM: call i32 @callee(i32
  %4 = llvm.call %2(%3) : (i32) -> i32
  // CHECK: llvm.mlir.zero : !llvm.ptr<func<void ()>>
  %5 = llvm.mlir.null : !llvm.ptr<func<void ()>>
  llvm.return %4 : i32
}

// CHECK-LABEL: llvm.func @invoke
// LLVM-LABEL: define i32 @invoke
llvm.func @personality(...) -> i32
llvm.func @invoke(%f: !llvm.ptr<func<i32 (i32)>>, %x: i32) -> i32 attributes {personality = @personality} {
  // CHECK: llvm.invoke %arg0(%arg1) to ^bb1 unwind ^bb2 : !llvm.ptr<func<i32 (i32)>>, (i32) -> i32
  // LLVM: invoke i32 %0(i32 %1)
  %0 = llvm.invoke %f(%x) to ^bb1 unwind ^bb2 : (i32) -> i32
^bb1:
  llvm.return %0 : i32
^bb2:
  // CHECK: llvm.landingpad cleanup : !llvm.struct<(ptr<i8>, i32)>
  %1 = llvm.landingpad cleanup : !llvm.struct<(ptr<i8>, i32)>
  llvm.resume %1 : !llvm.struct<(ptr<i8>, i32)>
}

// CHECK-LABEL: llvm.func @casts
// LLVM-LABEL: define ptr @casts(ptr %0)
llvm.func @casts(%p: !llvm.ptr<i8>) -> !llvm.ptr<struct<"node", (i32, ptr<struct<"node">>)>> {
  // CHECK: llvm.bitcast %arg0 : !llvm.ptr<i8> to !llvm.ptr<struct<"node", (i32, ptr<struct<"node">>)>>
  // LLVM-NEXT: ret ptr %0
  %0 = llvm.bitcast %p : !llvm.ptr<i8> to !llvm.ptr<struct<"node", (i32, ptr<struct<"node">>)>>
  llvm.return %0 : !llvm.ptr<struct<"node", (i32, ptr<struct<"node">>)>>
}

// CHECK-LABEL: llvm.func @atomics
// LLVM-LABEL: define void @atomics
llvm.func @atomics(%p: !llvm.ptr<i32>, %o: !llvm.ptr, %v: i32) {
  // CHECK: llvm.atomicrmw add %arg0, %arg2 monotonic : !llvm.ptr<i32>, i32
  // LLVM: atomicrmw add ptr %0, i32 %2 monotonic
  %0 = llvm.atomicrmw add %p, %v monotonic : i32
  // CHECK: llvm.atomicrmw add %arg1, %arg2 monotonic : !llvm.ptr, i32
  %1 = llvm.atomicrmw add %o, %v monotonic : i32
  // CHECK: llvm.cmpxchg %arg0, %arg2, %arg2 acq_rel monotonic : !llvm.ptr<i32>, i32
  // LLVM: cmpxchg ptr %0, i32 %2, i32 %2 acq_rel monotonic
  %2 = llvm.cmpxchg %p, %v, %v acq_rel monotonic : i32
  llvm.return
}
