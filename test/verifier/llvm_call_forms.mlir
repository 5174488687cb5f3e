// RUN: mlcc-opt %s -split-input-file -verify-diagnostics
// RUN: %if mlir-22 %{ mlir-opt-22 %s -split-input-file -verify-diagnostics %}

// Calls and addresses whose custom form is wrong: callees that are no symbols,
// types that do not follow, indices that are no values; globals without a type.

llvm.func @f(%a: i32) {
  // expected-error@+1 {{custom op 'llvm.call_intrinsic' expected direct call to have 1 trailing types}}
  llvm.call_intrinsic "llvm.x"(%a) : (i32) , i32
}

// -----

llvm.func @f(%a: i32) {
  // expected-error@+1 {{custom op 'llvm.call' expected function with 0 or 1 result}}
  %0 = llvm.call @f(%a) : (i32) -> (i32, i32)
}

// -----

llvm.func @f(%a: i32) {
  // expected-error@+1 {{custom op 'llvm.call' expected a non-void result type}}
  %0 = llvm.call @f(%a) : (i32) -> !llvm.void
}

// -----

llvm.func @f(%a: i32) {
  // expected-error@+1 {{cannot name an operation with no results}}
  %0 = llvm.call @f::@g(%a) : (i32) -> ()
}

// -----

llvm.func @f(%a: i32) {
  // expected-error@+1 {{custom op 'llvm.call' invalid kind of attribute specified}}
  %0 = llvm.call "f"(%a) : (i32) -> ()
}

// -----

llvm.func @f(%a: i32) {
  // expected-error@+1 {{expected attribute value}}
  llvm.call f(%a) : (i32) -> ()
}

// -----

llvm.func @f(%a: i32) {
  // expected-error@+1 {{custom op 'llvm.call' expected indirect call to have 2 trailing types}}
  llvm.call %a(%a) : !llvm.ptr (i32) -> ()
}

// -----

llvm.func @f(%a: i32) {
  // expected-error@+2 {{expected '('}}
  // expected-error@+1 {{custom op 'llvm.call' expected trailing function type}}
  llvm.call %a(%a) : !llvm.ptr, i32 -> ()
}

// -----

llvm.func @f(%a: i32) {
  // expected-error@+1 {{expected attribute value}}
  llvm.invoke f(%a) to ^bb1 unwind ^bb1 : (i32) -> ()
}

// -----

llvm.func @f(%a: i32) {
  // expected-error@+1 {{custom op 'llvm.invoke' expected direct call to have 1 trailing types}}
  llvm.invoke @f(%a) to ^bb1 unwind ^bb1 : (i32) i32
}

// -----

llvm.func @f(%a: i32) {
  // expected-error@+2 {{expected '('}}
  // expected-error@+1 {{custom op 'llvm.call' expected direct call to have 1 trailing types}}
  llvm.call @f(%a) : i32
}

// -----

llvm.func @f(%a: !llvm.ptr) {
  // expected-error@+1 {{expected SSA operand}}
  llvm.getelementptr %a[] : (!llvm.ptr) -> !llvm.ptr, i64
}

// -----

llvm.func @f(%a: !llvm.ptr) {
  // expected-error@+1 {{expected SSA operand}}
  llvm.getelementptr %a[foo] : (!llvm.ptr) -> !llvm.ptr, i64
}

// -----

// expected-error@+1 {{custom op 'llvm.mlir.global' type can only be omitted for string globals}}
llvm.mlir.global external @external(1 : i32) {addr_space = 0 : i32}

// -----

llvm.func @f(%a: i32) {
  // expected-error@+1 {{custom op 'llvm.call' invalid kind of attribute specified}}
  llvm.call @f(%a) vararg(7) : (i32) -> ()
}

// -----

llvm.func @f(%a: i32) {
  // expected-error@+1 {{expected attribute value}}
  llvm.call @f(%a) vararg(%a) : (i32) -> ()
}

// -----

llvm.func @f(%a: i32) {
  // expected-error@+1 {{'llvm.call' op attribute 'var_callee_type' failed to satisfy constraint: type attribute of LLVM function type}}
  llvm.call @f(%a) vararg(i32) : (i32) -> ()
}
