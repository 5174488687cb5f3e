// RUN: mlcc-opt %s -inline -allow-unregistered-dialect | FileCheck %s
// RUN: %if mlir-22 %{ mlir-opt-22 %s -inline -allow-unregistered-dialect | FileCheck %s %}

// Functions that nobody can call any more go; what else refers to them keeps
// them.

// CHECK-NOT: @gone
// CHECK: func.func private @in_constant()
// CHECK: func.func private @in_attribute()
// CHECK: func.func @public()
func.func private @gone() { return }
func.func nested @gone_as_well() { return }
func.func private @in_constant() { return }
func.func private @in_attribute() { return }
func.func @public() -> (() -> ()) {
  call @gone() : () -> ()
  call @gone_as_well() : () -> ()
  call @in_constant() : () -> ()
  call @in_attribute() : () -> ()
  %0 = constant @in_constant : () -> ()
  return %0 : () -> ()
}
"test.use"() {of = @in_attribute} : () -> ()

// What is nested in a table that has a name may be called by that.

// CHECK-LABEL: module @named
// CHECK-NOT: @gone
// CHECK: func.func @public()
module @named {
  func.func private @gone() { return }
  func.func @public() {
    call @gone() : () -> ()
    return
  }
}

// CHECK-LABEL: module @hidden
// CHECK-NOT: @nested
// CHECK: func.func @public()
module @hidden attributes {sym_visibility = "private"} {
  func.func nested @nested() { return }
  func.func @public() {
    call @nested() : () -> ()
    return
  }
}
