// RUN: mlcc-opt %s -std=mlir22 -split-input-file -verify-diagnostics
// RUN: %if mlir-22 %{ mlir-opt-22 %s -split-input-file -verify-diagnostics %}

// What LLVM 22 says of the old forms.

// expected-error@+1 {{expected 'ctors'}}
llvm.mlir.global_ctors {ctors = [], priorities = []}

// -----

llvm.func @shuffle(%v: vector<4xf32>) {
  // expected-error@+1 {{expected ']'}}
  %0 = llvm.shufflevector %v, %v [0 : i32] : vector<4xf32>
}

// -----

llvm.func @shuffle(%v: vector<4xf32>) {
  // expected-error@+1 {{expected operation name in quotes}}
  %0 = llvm.shufflevector %v, %v [0] : vector<4xf32>, vector<4xf32>
}

// -----

llvm.func @switch(%i: i32) {
  // expected-error@+1 {{expected ':'}}
  llvm.switch %i, ^bb1 [
  ]
^bb1:
  llvm.return
}

// -----

llvm.func @weights(%c: i1) {
  // expected-error@+1 {{expected '['}}
  llvm.cond_br %c weights(dense<[5, 10]> : vector<2xi32>), ^bb1, ^bb1
^bb1:
  llvm.return
}

// -----

llvm.func @lifetime(%p: !llvm.ptr) {
  // expected-error@+1 {{expected SSA operand}}
  llvm.intr.lifetime.start 4, %p : !llvm.ptr
}

// -----

llvm.func @memcpy(%p: !llvm.ptr, %n: i32, %v: i1) {
  // expected-error@+1 {{'llvm.intr.memcpy' op expected 3 operands, but found 4}}
  "llvm.intr.memcpy"(%p, %p, %n, %v) : (!llvm.ptr, !llvm.ptr, i32, i1) -> ()
  llvm.return
}

// -----

// expected-error@+1 {{"llvm.noalias" should be a unit attribute}}
llvm.func @noalias(!llvm.ptr {llvm.noalias = true})

// -----

// expected-error@+1 {{'llvm.func' op attribute 'linkage' failed to satisfy constraint: LLVM Linkage specification}}
"llvm.func"() ({
}) {sym_name = "f", function_type = !llvm.func<void ()>, linkage = 10 : i64} : () -> ()
