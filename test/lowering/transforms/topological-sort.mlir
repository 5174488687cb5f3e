// RUN: %mlcc-opt %s -topological-sort -allow-unregistered-dialect | FileCheck %s

// A definition comes before its uses, also those in regions.
// CHECK: "test.make"
// CHECK: "test.use"
// CHECK: "test.around"
%1 = "test.use"(%0) : (i32) -> i32
"test.around"() ({
  "test.inside"(%1) : (i32) -> ()
}) : () -> ()
%0 = "test.make"() : () -> i32

// A cycle is broken at its first operation.
// CHECK: "test.first"
// CHECK-NEXT: "test.second"
%a = "test.first"(%b) : (i32) -> i32
%b = "test.second"(%a) : (i32) -> i32
