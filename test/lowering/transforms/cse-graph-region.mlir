// RUN: %mlcc-opt %s -cse -allow-unregistered-dialect | FileCheck %s
// In a module the order says nothing: a use that was looked at already keeps
// its value.

// CHECK: %[[FIRST:.+]] = arith.constant 1
// CHECK: "test.use"(%[[FIRST]], %[[FIRST]])
%0 = arith.constant 1 : i32
%1 = arith.constant 1 : i32
"test.use"(%0, %1) : (i32, i32) -> ()
