// Where nothing gets, operations may be made of each other, and what a pattern
// puts in the place of one may be itself.
//
// RUN: %mlcc-opt %s -allow-unregistered-dialect -canonicalize=region-simplify=disabled | FileCheck %s

// CHECK-LABEL: @index_cast(
// CHECK: arith.index_cast
func.func @index_cast() {
  return
^nowhere:
  %0 = arith.index_cast %1 : i64 to index
  %1 = arith.index_cast %0 : index to i64
  "use"(%1) : (i64) -> ()
  return
}
