// RUN: %mlcc-opt %s -strip-debuginfo -mlir-print-debuginfo | FileCheck %s

// CHECK: #[[UNKNOWN:.+]] = loc(unknown)
// CHECK-NOT: loc("
// CHECK: func.func @f(%{{.+}}: i32 loc(unknown))
// CHECK: return loc(#[[UNKNOWN]])
// CHECK: } loc(#[[UNKNOWN]])
func.func @f(%a: i32 loc("a.c":1:2)) {
  return loc("a.c":2:3)
} loc("a.c":1:1)
