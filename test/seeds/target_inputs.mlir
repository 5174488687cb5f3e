// RUN: mlcc-opt %s -ftyped-pointers -allow-unregistered-dialect -finalize-memref-to-llvm -convert-func-to-llvm -convert-arith-to-llvm -reconcile-unrealized-casts > %t.mlir
// RUN: FileCheck %s < %t.mlir
// RUN: mlcc-opt %t.mlir -allow-unregistered-dialect | diff %t.mlir -

// LLVM IR Target: the examples of calling conventions and of addresses, in the
// spelling of 2021, and what they become, with pointers of then. What is
// written there is in target_outputs.mlir.

// Function Result Packing
// CHECK-LABEL: llvm.func @foo(%arg0: i32, %arg1: i64) -> !llvm.struct<(i32, i64)> {
// CHECK-NEXT: %[[S0:.*]] = llvm.mlir.poison : !llvm.struct<(i32, i64)>
// CHECK-NEXT: %[[S1:.*]] = llvm.insertvalue %arg0, %[[S0]][0] : !llvm.struct<(i32, i64)>
// CHECK-NEXT: %[[S2:.*]] = llvm.insertvalue %arg1, %[[S1]][1] : !llvm.struct<(i32, i64)>
// CHECK-NEXT: llvm.return %[[S2]] : !llvm.struct<(i32, i64)>
func @foo(%arg0: i32, %arg1: i64) -> (i32, i64) {
  return %arg0, %arg1 : i32, i64
}
// CHECK-LABEL: llvm.func @bar() {
// CHECK: %[[R:.*]] = llvm.call @foo(%{{.*}}, %{{.*}}) : (i32, i64) -> !llvm.struct<(i32, i64)>
// CHECK-NEXT: %[[R0:.*]] = llvm.extractvalue %[[R]][0] : !llvm.struct<(i32, i64)>
// CHECK-NEXT: %[[R1:.*]] = llvm.extractvalue %[[R]][1] : !llvm.struct<(i32, i64)>
// CHECK-NEXT: "use_i32"(%[[R0]]) : (i32) -> ()
// CHECK-NEXT: "use_i64"(%[[R1]]) : (i64) -> ()
func @bar() {
  %0 = arith.constant 42 : i32
  %1 = arith.constant 17 : i64
  %2:2 = call @foo(%0, %1) : (i32, i64) -> (i32, i64)
  "use_i32"(%2#0) : (i32) -> ()
  "use_i64"(%2#1) : (i64) -> ()
  return
}

// Default Calling Convention for Ranked MemRef
// CHECK-LABEL: llvm.func @ranked(%arg0: !llvm.ptr<f32>, %arg1: !llvm.ptr<f32>, %arg2: i64, %arg3: i64, %arg4: i64) {
// CHECK-NEXT: %[[D0:.*]] = llvm.mlir.poison : !llvm.struct<(ptr<f32>, ptr<f32>, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %[[D1:.*]] = llvm.insertvalue %arg0, %[[D0]][0] : !llvm.struct<(ptr<f32>, ptr<f32>, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %[[D2:.*]] = llvm.insertvalue %arg1, %[[D1]][1]
// CHECK-NEXT: %[[D3:.*]] = llvm.insertvalue %arg2, %[[D2]][2]
// CHECK-NEXT: %[[D4:.*]] = llvm.insertvalue %arg3, %[[D3]][3, 0]
// CHECK-NEXT: %[[D5:.*]] = llvm.insertvalue %arg4, %[[D4]][4, 0]
func @ranked(%arg0: memref<?xf32>) -> () {
  "use"(%arg0) : (memref<?xf32>) -> ()
  return
}
// CHECK-LABEL: llvm.func @ranked_bar() {
// CHECK: %[[D:.*]] = builtin.unrealized_conversion_cast
// CHECK-NEXT: %[[P0:.*]] = llvm.extractvalue %[[D]][0] : !llvm.struct<(ptr<f32>, ptr<f32>, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %[[P1:.*]] = llvm.extractvalue %[[D]][1]
// CHECK-NEXT: %[[P2:.*]] = llvm.extractvalue %[[D]][2]
// CHECK-NEXT: %[[P3:.*]] = llvm.extractvalue %[[D]][3, 0]
// CHECK-NEXT: %[[P4:.*]] = llvm.extractvalue %[[D]][4, 0]
// CHECK-NEXT: llvm.call @ranked(%[[P0]], %[[P1]], %[[P2]], %[[P3]], %[[P4]]) : (!llvm.ptr<f32>, !llvm.ptr<f32>, i64, i64, i64) -> ()
func @ranked_bar() {
  %0 = "get"() : () -> (memref<?xf32>)
  call @ranked(%0) : (memref<?xf32>) -> ()
  return
}

// Default Calling Convention for Unranked MemRef
// CHECK-LABEL: llvm.func @unranked(%arg0: i64, %arg1: !llvm.ptr<i8>) {
// CHECK-NEXT: %[[D0:.*]] = llvm.mlir.poison : !llvm.struct<(i64, ptr<i8>)>
// CHECK-NEXT: %[[D1:.*]] = llvm.insertvalue %arg0, %[[D0]][0] : !llvm.struct<(i64, ptr<i8>)>
// CHECK-NEXT: llvm.insertvalue %arg1, %[[D1]][1] : !llvm.struct<(i64, ptr<i8>)>
func @unranked(%arg0: memref<*xf32>) -> () {
  "use"(%arg0) : (memref<*xf32>) -> ()
  return
}
// CHECK-LABEL: llvm.func @unranked_bar() {
// CHECK: %[[D:.*]] = builtin.unrealized_conversion_cast
// CHECK-NEXT: %[[P0:.*]] = llvm.extractvalue %[[D]][0] : !llvm.struct<(i64, ptr<i8>)>
// CHECK-NEXT: %[[P1:.*]] = llvm.extractvalue %[[D]][1] : !llvm.struct<(i64, ptr<i8>)>
// CHECK-NEXT: llvm.call @unranked(%[[P0]], %[[P1]]) : (i64, !llvm.ptr<i8>) -> ()
func @unranked_bar() {
  %0 = "get"() : () -> (memref<*xf32>)
  call @unranked(%0) : (memref<*xf32>) -> ()
  return
}

// C-compatible wrapper emission: a function outside,
// CHECK-LABEL: llvm.func private @qux(%arg0: !llvm.ptr<f32>, %arg1: !llvm.ptr<f32>, %arg2: i64, %arg3: i64, %arg4: i64, %arg5: i64, %arg6: i64)
// CHECK: %[[D:.*]] = llvm.insertvalue %arg6, %{{.*}}[4, 1] : !llvm.struct<(ptr<f32>, ptr<f32>, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT: %[[ONE:.*]] = llvm.mlir.constant(1 : index) : i64
// CHECK-NEXT: %[[P:.*]] = llvm.alloca %[[ONE]] x !llvm.struct<(ptr<f32>, ptr<f32>, i64, array<2 x i64>, array<2 x i64>)> : (i64) -> !llvm.ptr<struct<(ptr<f32>, ptr<f32>, i64, array<2 x i64>, array<2 x i64>)>>
// CHECK-NEXT: llvm.store %[[D]], %[[P]] : !llvm.ptr<struct<(ptr<f32>, ptr<f32>, i64, array<2 x i64>, array<2 x i64>)>>
// CHECK-NEXT: llvm.call @_mlir_ciface_qux(%[[P]]) : (!llvm.ptr<struct<(ptr<f32>, ptr<f32>, i64, array<2 x i64>, array<2 x i64>)>>) -> ()
// CHECK-NEXT: llvm.return
// CHECK: llvm.func @_mlir_ciface_qux(!llvm.ptr<struct<(ptr<f32>, ptr<f32>, i64, array<2 x i64>, array<2 x i64>)>>)
func @qux(%arg0: memref<?x?xf32>) attributes {llvm.emit_c_interface}

// one with a body,
// CHECK-LABEL: llvm.func @wrapped(%arg0: !llvm.ptr<f32>, %arg1: !llvm.ptr<f32>, %arg2: i64, %arg3: i64, %arg4: i64, %arg5: i64, %arg6: i64)
// CHECK-LABEL: llvm.func @_mlir_ciface_wrapped(%arg0: !llvm.ptr<struct<(ptr<f32>, ptr<f32>, i64, array<2 x i64>, array<2 x i64>)>>)
// CHECK-NEXT: %[[D:.*]] = llvm.load %arg0 : !llvm.ptr<struct<(ptr<f32>, ptr<f32>, i64, array<2 x i64>, array<2 x i64>)>>{{$}}
// CHECK-NEXT: llvm.extractvalue %[[D]][0] : !llvm.struct<(ptr<f32>, ptr<f32>, i64, array<2 x i64>, array<2 x i64>)>
// CHECK: llvm.call @wrapped({{.*}}) : (!llvm.ptr<f32>, !llvm.ptr<f32>, i64, i64, i64, i64, i64) -> ()
func @wrapped(%arg0: memref<?x?xf32>) attributes {llvm.emit_c_interface} {
  return
}

// and one that returns a memref.
// CHECK-LABEL: llvm.func @returns(%arg0: !llvm.ptr<f32>
// CHECK-SAME: -> !llvm.struct<(ptr<f32>, ptr<f32>, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-LABEL: llvm.func @_mlir_ciface_returns(%arg0: !llvm.ptr<struct<(ptr<f32>, ptr<f32>, i64, array<2 x i64>, array<2 x i64>)>>, %arg1: !llvm.ptr<struct<(ptr<f32>, ptr<f32>, i64, array<2 x i64>, array<2 x i64>)>>)
// CHECK-NEXT: llvm.load %arg1 : !llvm.ptr<struct<(ptr<f32>, ptr<f32>, i64, array<2 x i64>, array<2 x i64>)>>{{$}}
// CHECK: %[[R:.*]] = llvm.call @returns(
// CHECK-NEXT: llvm.store %[[R]], %arg0 : !llvm.ptr<struct<(ptr<f32>, ptr<f32>, i64, array<2 x i64>, array<2 x i64>)>>{{$}}
func @returns(%arg0: memref<?x?xf32>) -> memref<?x?xf32> attributes {llvm.emit_c_interface} {
  return %arg0 : memref<?x?xf32>
}

// Address Computation; the offset alone is in the type, as it is written there.
// CHECK-LABEL: llvm.func @load(
// CHECK: %[[BASE:.*]] = llvm.extractvalue %[[D:.*]][1] : !llvm.struct<(ptr<f32>, ptr<f32>, i64, array<4 x i64>, array<4 x i64>)>
// CHECK-NEXT: %[[OFFSET:.*]] = llvm.extractvalue %[[D]][2]
// CHECK-NEXT: %[[START:.*]] = llvm.getelementptr %[[BASE]][%[[OFFSET]]] : (!llvm.ptr<f32>, i64) -> !llvm.ptr<f32>{{$}}
// CHECK-NEXT: %[[S0:.*]] = llvm.extractvalue %[[D]][4, 0]
// CHECK-NEXT: %[[M0:.*]] = llvm.mul %{{.*}}, %[[S0]]
// CHECK-NEXT: %[[C32:.*]] = llvm.mlir.constant(32 : index) : i64
// CHECK-NEXT: %[[M1:.*]] = llvm.mul %{{.*}}, %[[C32]]
// CHECK-NEXT: %[[A1:.*]] = llvm.add %[[M0]], %[[M1]]
// CHECK-NEXT: %[[C8:.*]] = llvm.mlir.constant(8 : index) : i64
// CHECK-NEXT: %[[M2:.*]] = llvm.mul %{{.*}}, %[[C8]]
// CHECK-NEXT: %[[A2:.*]] = llvm.add %[[A1]], %[[M2]]
// CHECK-NEXT: %[[A3:.*]] = llvm.add %[[A2]], %{{.*}}
// CHECK-NEXT: %[[P:.*]] = llvm.getelementptr inbounds{{[|nuw]*}} %[[START]][%[[A3]]] : (!llvm.ptr<f32>, i64) -> !llvm.ptr<f32>{{$}}
// CHECK-NEXT: llvm.load %[[P]] : !llvm.ptr<f32>{{$}}
func @load(%m: memref<?x?x4x8xf32, offset: ?>, %1: index, %2: index, %3: index, %4: index) -> f32 {
  %0 = memref.load %m[%1,%2,%3,%4] : memref<?x?x4x8xf32, offset: ?>
  return %0 : f32
}

// For stores, the address computation code is identical.
// CHECK-LABEL: llvm.func @store(
// CHECK: %[[P:.*]] = llvm.getelementptr inbounds{{[|nuw]*}} %{{.*}}[%{{.*}}] : (!llvm.ptr<f32>, i64) -> !llvm.ptr<f32>{{$}}
// CHECK-NEXT: llvm.store %{{.*}}, %[[P]] : !llvm.ptr<f32>{{$}}
func @store(%m: memref<?x?x4x8xf32, offset: ?>, %v: f32, %1: index, %2: index, %3: index, %4: index) {
  memref.store %v, %m[%1,%2,%3,%4] : memref<?x?x4x8xf32, offset: ?>
  return
}
