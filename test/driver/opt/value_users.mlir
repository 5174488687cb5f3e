// RUN: mlcc-opt -mlir-print-value-users %s | FileCheck %s
// RUN: %if mlir-22 %{ mlir-opt-22 -mlir-print-value-users %s | FileCheck %s %}
// RUN: mlcc-opt -mlir-print-value-users -mlir-print-op-generic %s > %t
// RUN: %if mlir-22 %{ mlir-opt-22 -mlir-print-value-users -mlir-print-op-generic %s | diff %t - %}
//
// Numbers of what has no results are those that inner regions have, too.

// CHECK: func.func @f(%arg0: i32, %arg1: i32)
// CHECK-NEXT: // %arg0 is used by %[[YIELD:[0-9]+]], %[[B:[0-9]+]]{{$}}
// CHECK-NEXT: // %arg1 is unused
func.func @f(%a: i32, %unused: i32) {
  // CHECK: %true = arith.constant true // users: %[[C:[0-9]+]]#0, %[[C]]#1
  %true = arith.constant true
  // CHECK: %[[B]] = arith.addi %arg0, %arg0 : i32 // users: %[[BR:[0-9]+]], %[[YIELD]], %[[YIELD]]
  %b = arith.addi %a, %a : i32
  %c:2 = scf.if %true -> (i32, i32) {
    // CHECK: scf.yield %arg0, %[[B]] : i32, i32 // id: %[[YIELD]]
    scf.yield %a, %b : i32, i32
  } else {
    scf.yield %b, %b : i32, i32
  // CHECK: } // users: (%[[D:[0-9]+]]), (unused)
  }
  // CHECK: %[[D]] = arith.muli %[[C]]#0, %[[C]]#0 : i32 // user: %[[BR]]
  %d = arith.muli %c#0, %c#0 : i32
  // CHECK: cf.br ^bb1(%[[D]], %[[B]] : i32, i32) // id: %[[BR]]
  cf.br ^bb1(%d, %b : i32, i32)
// CHECK: ^bb1(%[[P:[0-9]+]]: i32, %[[Q:[0-9]+]]: i32):
// CHECK-NEXT: // %[[P]] is unused
// CHECK-NEXT: // %[[Q]] is unused
^bb1(%p: i32, %q: i32):
  // CHECK: %alloc = memref.alloc() : memref<4xi32> // unused
  %m = memref.alloc() : memref<4xi32>
  // CHECK: return{{$}}
  return
}
