// RUN: mlcc-opt %s -convert-func-to-llvm -allow-unregistered-dialect | FileCheck %s
// RUN: %if mlir-22 %{ mlir-opt-22 %s -convert-func-to-llvm -allow-unregistered-dialect | FileCheck %s %}

// LLVM IR Target, Default Calling Convention: a memref is passed as its parts.

// CHECK-LABEL: llvm.func @foo(%arg0: !llvm.ptr, %arg1: !llvm.ptr, %arg2: i64, %arg3: i64, %arg4: i64) {
// CHECK-NEXT: %[[D0:.*]] = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT: %[[D1:.*]] = llvm.insertvalue %arg0, %[[D0]][0]
// CHECK-NEXT: %[[D2:.*]] = llvm.insertvalue %arg1, %[[D1]][1]
// CHECK-NEXT: %[[D3:.*]] = llvm.insertvalue %arg2, %[[D2]][2]
// CHECK-NEXT: %[[D4:.*]] = llvm.insertvalue %arg3, %[[D3]][3, 0]
// CHECK-NEXT: %[[D5:.*]] = llvm.insertvalue %arg4, %[[D4]][4, 0]
// CHECK-NEXT: %[[M:.*]] = builtin.unrealized_conversion_cast %[[D5]]
// CHECK-NEXT: "use"(%[[M]]) : (memref<?xf32>) -> ()
func.func @foo(%arg0: memref<?xf32>) -> () {
  "use"(%arg0) : (memref<?xf32>) -> ()
  return
}
// CHECK-LABEL: llvm.func @bar() {
// CHECK-NEXT: %[[M:.*]] = "get"() : () -> memref<?xf32>
// CHECK-NEXT: %[[D:.*]] = builtin.unrealized_conversion_cast %[[M]]
// CHECK-NEXT: %[[P0:.*]] = llvm.extractvalue %[[D]][0]
// CHECK-NEXT: %[[P1:.*]] = llvm.extractvalue %[[D]][1]
// CHECK-NEXT: %[[P2:.*]] = llvm.extractvalue %[[D]][2]
// CHECK-NEXT: %[[P3:.*]] = llvm.extractvalue %[[D]][3, 0]
// CHECK-NEXT: %[[P4:.*]] = llvm.extractvalue %[[D]][4, 0]
// CHECK-NEXT: llvm.call @foo(%[[P0]], %[[P1]], %[[P2]], %[[P3]], %[[P4]]) : (!llvm.ptr, !llvm.ptr, i64, i64, i64) -> ()
func.func @bar() {
  %0 = "get"() : () -> (memref<?xf32>)
  call @foo(%0) : (memref<?xf32>) -> ()
  return
}

// An unranked one as its rank and a pointer to the descriptor.

// CHECK-LABEL: llvm.func @foo_unranked(%arg0: i64, %arg1: !llvm.ptr) {
// CHECK-NEXT: %[[D0:.*]] = llvm.mlir.poison : !llvm.struct<(i64, ptr)>
// CHECK-NEXT: %[[D1:.*]] = llvm.insertvalue %arg0, %[[D0]][0]
// CHECK-NEXT: %[[D2:.*]] = llvm.insertvalue %arg1, %[[D1]][1]
func.func @foo_unranked(%arg0: memref<*xf32>) -> () {
  "use"(%arg0) : (memref<*xf32>) -> ()
  return
}
// CHECK-LABEL: llvm.func @bar_unranked() {
// CHECK: %[[P0:.*]] = llvm.extractvalue %{{.*}}[0] : !llvm.struct<(i64, ptr)>
// CHECK-NEXT: %[[P1:.*]] = llvm.extractvalue %{{.*}}[1] : !llvm.struct<(i64, ptr)>
// CHECK-NEXT: llvm.call @foo_unranked(%[[P0]], %[[P1]]) : (i64, !llvm.ptr) -> ()
func.func @bar_unranked() {
  %0 = "get"() : () -> (memref<*xf32>)
  call @foo_unranked(%0) : (memref<*xf32>) -> ()
  return
}
