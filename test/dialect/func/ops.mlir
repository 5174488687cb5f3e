// RUN: grep -v '^//' %s > %t
// RUN: mlcc-opt -allow-unregistered-dialect %t | diff %t -
// RUN: mlcc-opt -allow-unregistered-dialect -mlir-print-op-generic %t > %t.generic
// RUN: mlcc-opt -allow-unregistered-dialect %t.generic | diff %t -
// RUN: %if mlir-22 %{ mlir-opt-22 -allow-unregistered-dialect %t | diff %t - %}
// RUN: %if mlir-22 %{ mlir-opt-22 -allow-unregistered-dialect -mlir-print-op-generic %t | diff %t.generic - %}
//
// Every operation of func, as it is printed: reading gives it back, in generic
// form too, and what mlir-opt prints is the same.
module {
  func.func private @declared(i32, memref<?xf32> {llvm.noalias}) -> (i32 {llvm.noundef}, f32)
  func.func private @void() -> !llvm.void
  func.func private @attributes() attributes {llvm.emit_c_interface}
  func.func nested @nested() {
    return
  }
  func.func @"a name"(%arg0: i32) -> i32 {
    return %arg0 : i32
  }
  func.func @f(%arg0: i32, %arg1: memref<?xf32>) -> (i32, f32) attributes {no_inline} {
    %0:2 = call @declared(%arg0, %arg1) : (i32, memref<?xf32>) -> (i32, f32)
    call @nested() {no_inline} : () -> ()
    %f = constant @"a name" : (i32) -> i32
    %1 = call_indirect %f(%arg0) : (i32) -> i32
    %2 = call_indirect %f(%1) {note} : (i32) -> i32
    return {note = 1 : i32} %2, %0#1 : i32, f32
  }
}

