// RUN: %mlcc-opt %s -allow-unregistered-dialect -convert-arith-to-llvm | FileCheck %s
// Where nothing gets, operations may be made of each other; what would come to be
// another name of itself stays an operation.

// CHECK-LABEL: func.func @folded(
// CHECK:         %[[OR:.*]] = llvm.or %[[OR]], %[[OR]] : i32
// CHECK-NEXT:    "use"(%[[OR]]) : (i32) -> ()
func.func @folded() {
  return
^nowhere:
  %zero = arith.constant 0 : i32
  %0 = arith.addi %1, %zero : i32
  %1 = arith.ori %0, %0 : i32
  "use"(%0) : (i32) -> ()
  return
}

// CHECK-LABEL: func.func @cast(
// CHECK:         %[[WIDE:.*]] = arith.index_cast %[[INDEX:.*]] : index to i64
// CHECK-NEXT:    %[[INDEX]] = builtin.unrealized_conversion_cast %[[WIDE]] : i64 to index
// CHECK-NEXT:    "use"(%[[WIDE]]) : (i64) -> ()
func.func @cast() {
  return
^nowhere:
  %0 = arith.index_cast %1 : i64 to index
  %1 = arith.index_cast %0 : index to i64
  "use"(%1) : (i64) -> ()
  return
}
