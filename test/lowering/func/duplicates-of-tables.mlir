// Functions of different symbol tables stay: references do not reach across.
// (mlir-opt renames them all the same, and then finds no function.)
//
// RUN: %mlcc-opt %s -duplicate-function-elimination | FileCheck %s

// CHECK: func.func @f
// CHECK: module @inner
// CHECK: func.func @g
// CHECK: call @g()
func.func @f() {
  return
}
module @inner {
  func.func @g() {
    return
  }
  func.func @user() {
    func.call @g() : () -> ()
    func.call @g() : () -> ()
    return
  }
}
