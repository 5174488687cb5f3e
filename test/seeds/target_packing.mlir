// RUN: mlcc-opt %s -convert-func-to-llvm -convert-arith-to-llvm -allow-unregistered-dialect | FileCheck %s
// RUN: %if mlir-22 %{ mlir-opt-22 %s -convert-func-to-llvm -convert-arith-to-llvm -allow-unregistered-dialect | FileCheck %s %}

// LLVM IR Target, Function Result Packing: several results are one struct.

// CHECK-LABEL: llvm.func @foo(%arg0: i32, %arg1: i64) -> !llvm.struct<(i32, i64)> {
// CHECK-NEXT: %[[S0:.*]] = llvm.mlir.poison : !llvm.struct<(i32, i64)>
// CHECK-NEXT: %[[S1:.*]] = llvm.insertvalue %arg0, %[[S0]][0] : !llvm.struct<(i32, i64)>
// CHECK-NEXT: %[[S2:.*]] = llvm.insertvalue %arg1, %[[S1]][1] : !llvm.struct<(i32, i64)>
// CHECK-NEXT: llvm.return %[[S2]] : !llvm.struct<(i32, i64)>
func.func @foo(%arg0: i32, %arg1: i64) -> (i32, i64) {
  return %arg0, %arg1 : i32, i64
}
// CHECK-LABEL: llvm.func @bar() {
// CHECK-DAG: %[[A:.*]] = llvm.mlir.constant(42 : i32) : i32
// CHECK-DAG: %[[B:.*]] = llvm.mlir.constant(17 : i64) : i64
// CHECK: %[[R:.*]] = llvm.call @foo(%[[A]], %[[B]]) : (i32, i64) -> !llvm.struct<(i32, i64)>
// CHECK-NEXT: %[[R0:.*]] = llvm.extractvalue %[[R]][0] : !llvm.struct<(i32, i64)>
// CHECK-NEXT: %[[R1:.*]] = llvm.extractvalue %[[R]][1] : !llvm.struct<(i32, i64)>
// CHECK-NEXT: "use_i32"(%[[R0]]) : (i32) -> ()
// CHECK-NEXT: "use_i64"(%[[R1]]) : (i64) -> ()
func.func @bar() {
  %0 = arith.constant 42 : i32
  %1 = arith.constant 17 : i64
  %2:2 = call @foo(%0, %1) : (i32, i64) -> (i32, i64)
  "use_i32"(%2#0) : (i32) -> ()
  "use_i64"(%2#1) : (i64) -> ()
  return
}
