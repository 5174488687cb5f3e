// RUN: %mlcc-opt %s -symbol-dce -split-input-file | FileCheck %s

// What is public refers to what stays.
// CHECK-NOT: @unused
// CHECK: func.func private @called
// CHECK: memref.global "private" @table
// CHECK: func.func @main
func.func private @unused() {
  call @unused() : () -> ()
  return
}
func.func private @called()
memref.global "private" @table : memref<4xi32>
func.func @main() -> memref<4xi32> {
  call @called() : () -> ()
  %0 = memref.get_global @table : memref<4xi32>
  return %0 : memref<4xi32>
}

// -----

// Nested symbols may be seen from the tables around; without any they may not.
// CHECK-LABEL: module @outer
// CHECK-NOT: @never
// CHECK: func.func nested @used
module @outer {
  module @inner {
    func.func nested @never()
    func.func nested @used()
  }
  func.func @main() attributes {test.ref = @inner::@used} { return }
}

// -----

// A reference in an operation that is no symbol counts.
// CHECK: func.func private @mentioned
// CHECK-NOT: func.func private @other
func.func private @mentioned()
func.func private @other()
module attributes {test.refs = [[@mentioned]]} {
}
