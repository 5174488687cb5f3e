// RUN: mlcc-opt %s -allow-unregistered-dialect | FileCheck %s
// RUN: %if mlir-22 %{ mlir-opt-22 %s -allow-unregistered-dialect | FileCheck %s %}

// What may stand behind a backslash in a string, and how it is printed.

// CHECK: line = "a\0Ab", quotes = "\22\\", tab = "a\09b"
"test.op"() {line = "a\nb", quotes = "\"\\", tab = "a\tb"} : () -> ()
// CHECK: digits = "AJz\00\FF", lower = "\0A/"
"test.op"() {digits = "\41\4A\7a\00\fF", lower = "\0a\2f"} : () -> ()
// CHECK: func.func private @"a b\09c"()
func.func private @"a b\tc"()
