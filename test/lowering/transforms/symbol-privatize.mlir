// RUN: %mlcc-opt %s -symbol-privatize=exclude=main | FileCheck %s

// CHECK: func.func @main()
func.func @main() { return }
// CHECK: func.func private @helper()
func.func @helper() { return }
// CHECK: memref.global "private" @table
memref.global @table : memref<4xi32>
// CHECK: module @inner attributes {sym_visibility = "private"}
module @inner {
  // CHECK: func.func @nested()
  func.func @nested() { return }
}
