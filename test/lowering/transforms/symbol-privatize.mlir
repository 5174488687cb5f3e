// RUN: %mlcc-opt %s -symbol-privatize=exclude=main | FileCheck %s

// CHECK: func.func @main()
func.func @main() { return }
// CHECK: func.func private @helper()
func.func @helper() { return }
// CHECK: memref.global "private" @table
memref.global @table : memref<4xi32>
// CHECK: llvm.mlir.global external @global{{.*}} sym_visibility = "private"
llvm.mlir.global @global(1 : i32) : i32
// CHECK: module @inner attributes {sym_visibility = "private"}
module @inner {
  // CHECK: func.func @nested()
  func.func @nested() { return }
}
