// RUN: %mlcc-opt %s -allow-unregistered-dialect -reconcile-unrealized-casts | FileCheck %s
// Casts that undo each other go, and those that nobody uses; others stay.

// CHECK-LABEL: @back(
// CHECK-SAME:    %[[A:.*]]: i64)
// CHECK-NEXT:    return %[[A]]
func.func @back(%a: i64) -> i64 {
  %0 = builtin.unrealized_conversion_cast %a : i64 to index
  %1 = builtin.unrealized_conversion_cast %0 : index to i64
  return %1 : i64
}

// CHECK-LABEL: @long_way_back(
// CHECK-SAME:    %[[A:.*]]: i64)
// CHECK-NEXT:    return %[[A]]
func.func @long_way_back(%a: i64) -> i64 {
  %0 = builtin.unrealized_conversion_cast %a : i64 to index
  %1 = builtin.unrealized_conversion_cast %0 : index to i32
  %2 = builtin.unrealized_conversion_cast %1 : i32 to index
  %3 = builtin.unrealized_conversion_cast %2 : index to i64
  return %3 : i64
}

// CHECK-LABEL: @several(
// CHECK-SAME:    %[[A:.*]]: i64, %[[B:.*]]: i64)
// CHECK-NEXT:    return %[[B]]
func.func @several(%a: i64, %b: i64) -> i64 {
  %0 = builtin.unrealized_conversion_cast %a, %b : i64, i64 to !llvm.struct<(i64, i64)>
  %1:2 = builtin.unrealized_conversion_cast %0 : !llvm.struct<(i64, i64)> to i64, i64
  return %1#1 : i64
}

// CHECK-LABEL: @elsewhere(
// CHECK-NEXT:    %[[X:.*]] = builtin.unrealized_conversion_cast %{{.*}} : i64 to index
// CHECK-NEXT:    %[[Y:.*]] = builtin.unrealized_conversion_cast %[[X]] : index to i32
// CHECK-NEXT:    return %[[Y]]
func.func @elsewhere(%a: i64) -> i32 {
  %0 = builtin.unrealized_conversion_cast %a : i64 to index
  %1 = builtin.unrealized_conversion_cast %0 : index to i32
  return %1 : i32
}

// One of the chain is in use: it stays, the one behind it goes.
// CHECK-LABEL: @used(
// CHECK-SAME:    %[[A:.*]]: i64)
// CHECK-NEXT:    %[[X:.*]] = builtin.unrealized_conversion_cast %[[A]] : i64 to index
// CHECK-NEXT:    "test.use"(%[[X]])
// CHECK-NEXT:    return %[[A]]
func.func @used(%a: i64) -> i64 {
  %0 = builtin.unrealized_conversion_cast %a : i64 to index
  "test.use"(%0) : (index) -> ()
  %1 = builtin.unrealized_conversion_cast %0 : index to i64
  return %1 : i64
}

// CHECK-LABEL: @unused(
// CHECK-NEXT:    return
func.func @unused(%a: i64) {
  %0 = builtin.unrealized_conversion_cast %a : i64 to index
  %1 = builtin.unrealized_conversion_cast %0 : index to i32
  return
}
