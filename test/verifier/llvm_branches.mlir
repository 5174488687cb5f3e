// RUN: mlcc-opt %s -split-input-file -verify-diagnostics -allow-unregistered-dialect
// RUN: %if mlir-22 %{ mlir-opt-22 %s -split-input-file -verify-diagnostics -allow-unregistered-dialect %}

// Branches, invokes and switches: values of the wrong types and numbers,
// weights that do not fit, in both forms.

func.func @f(%a: index) {
  // expected-error@+1 {{'llvm.br' op operand #0 must be variadic of LLVM dialect-compatible type, but got 'index'}}
  llvm.br ^bb1(%a : index)
^bb1(%0: index):
  llvm.return
}

// -----

llvm.func @f(%a: i32) {
  // expected-error@+1 {{type mismatch for bb argument #0 of successor #0}}
  llvm.br ^bb1(%a : i32)
^bb1(%0: i64):
  llvm.return
}

// -----

llvm.func @f(%a: i32) {
  // expected-error@+1 {{branch has 1 operands for successor #0, but target block has 0}}
  llvm.br ^bb1(%a : i32)
^bb1:
  llvm.return
}

// -----

llvm.func @f(%a: i32) {
  // expected-error@+1 {{'llvm.cond_br' op operand #0 must be 1-bit signless integer, but got 'i32'}}
  "llvm.cond_br"(%a)[^bb1, ^bb1] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i32) -> ()
^bb1:
  llvm.return
}

// -----

llvm.func @f(%a: i1) {
  // expected-error@+1 {{expects number of branch weights to match number of successors: 3 vs 2}}
  llvm.cond_br %a weights([1, 2, 3]), ^bb1, ^bb1
^bb1:
  llvm.return
}

// -----

llvm.func @f(%a: i1, %b: f32) {
  // expected-error@+1 {{branch has 1 operands for successor #1, but target block has 0}}
  llvm.cond_br %a, ^bb1, ^bb1(%b : f32)
^bb1:
  llvm.return
}

// -----

llvm.func @f(%a: i32) {
  llvm.switch %a : i32, ^bb1 [
    // expected-error@+1 {{expected integer value}}
    f32: ^bb1
  ]
^bb1:
  llvm.return
}

// -----

llvm.func @f(%a: i32) {
  // expected-error@+1 {{expects number of branch weights to match number of successors: 1 vs 2}}
  llvm.switch %a : i32, ^bb1 [
    0: ^bb1
  ] {branch_weights = array<i32: 1>}
^bb1:
  llvm.return
}

// -----

llvm.func @f(%a: f32) {
  // expected-error@+1 {{'llvm.switch' op operand #0 must be signless integer, but got 'f32'}}
  "llvm.switch"(%a)[^bb1] <{case_operand_segments = array<i32>, operandSegmentSizes = array<i32: 1, 0, 0>}> : (f32) -> ()
^bb1:
  llvm.return
}

// -----

llvm.func @g() -> i32
llvm.func @f() attributes {personality = @g} {
  // expected-error@+1 {{first operation in unwind destination should be a llvm.landingpad operation}}
  "llvm.invoke"()[^bb1, ^bb1] <{callee = @g, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 0, 0, 0, 0>}> : () -> ()
^bb1:
  llvm.return
}

// -----

llvm.func @g(...) -> i32
func.func @f(%a: index) attributes {personality = @g} {
  // expected-error@+1 {{'llvm.invoke' op operand #0 must be variadic of LLVM dialect-compatible type, but got 'index'}}
  "llvm.invoke"(%a)[^bb1, ^bb2] <{callee = @g, op_bundle_sizes = array<i32>, operandSegmentSizes = array<i32: 1, 0, 0, 0>}> : (index) -> ()
^bb1:
  llvm.return
^bb2:
  %0 = llvm.landingpad cleanup : !llvm.struct<(ptr, i32)>
  llvm.return
}

// -----

%a = "test.value"() : () -> i32
// expected-error@+1 {{invalid properties {overflowFlags = "x"} for op llvm.add: expected ::mlir::LLVM::IntegerOverflowFlagsAttr or IntegerAttr storage for ::mlir::LLVM::IntegerOverflowFlags}}
%r = "llvm.add"(%a, %a) <{overflowFlags = "x"}> : (i32, i32) -> i32
