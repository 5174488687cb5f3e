// RUN: mlcc-opt %s -split-input-file -verify-diagnostics -allow-unregistered-dialect

// Statements that are not well formed, where mlir-opt says something else or
// more, or takes a number that does not fit.

func.func @f(%a: vector<4xf32>, %b: f32) {
  // expected-error@+1 {{'vector.contract' op attribute 'iterator_types' failed to satisfy constraint: Iterator type should be an enum.}}
  %0 = vector.contract {indexing_maps = [], iterator_types = [1]} %a, %a, %b : vector<4xf32>, vector<4xf32> into f32
  return
}

// -----

func.func @f(%a: vector<4xf32>) {
  // expected-error@+1 {{custom op 'vector.contract' expected 3 operands}}
  %0 = vector.contract {iterator_types = ["reduction"]} %a, %a : vector<4xf32>, vector<4xf32> into f32
  return
}

// -----

func.func @f(%a: vector<4xf32>, %b: f32) {
  // expected-error@+1 {{custom op 'vector.contract' expected 3 operands}}
  %0 = vector.contract {iterator_types = ["reduction"]} %a, %a, %b, %b : vector<4xf32>, vector<4xf32> into f32
  return
}

// -----

func.func @f(%a: vector<4xf32>, %b: f32) {
  // expected-error@+1 {{custom op 'vector.contract' expected two types}}
  %0 = vector.contract {iterator_types = ["reduction"]} %a, %a, %b : vector<4xf32> into f32
  return
}

// -----

func.func @f(%a: vector<4xf32>, %b: f32) {
  // expected-error@+1 {{custom op 'vector.contract' expected two types}}
  %0 = vector.contract {iterator_types = ["reduction"]} %a, %a, %b : vector<4xf32>, vector<4xf32>, f32 into f32
  return
}

// -----

func.func @f(%m: memref<?xf32>, %i: index, %f: f32) {
  // expected-error@+1 {{custom op 'vector.transfer_read' invalid kind of attribute specified}}
  %0 = vector.transfer_read %m[%i], %f {permutation_map = "x"} : memref<?xf32>, vector<4xf32>
  return
}

// -----

func.func @f(%f: f32) {
  // expected-error@+1 {{custom op 'memref.generic_atomic_rmw' invalid kind of type specified: expected builtin.memref, but found 'f32'}}
  %0 = memref.generic_atomic_rmw %f[] : f32 { }
  return
}

// -----

func.func @f(%i: i32) {
  %0 = llvm.shufflevector %i, %i [0] : i32
  // expected-error@+1 {{custom op 'llvm.shufflevector' expected an LLVM compatible vector type}}
  return
}

// -----

func.func @f(%i: i32) {
  // expected-error@+1 {{integer constant out of range for attribute}}
  llvm.switch %i : i32, ^bb1 [99999999999: ^bb1] ^bb1:
  return
}

// -----

func.func @f(%b: i1) {
  // expected-error@+1 {{integer constant out of range for attribute}}
  llvm.switch %b : i1, ^bb1 [2: ^bb1] ^bb1:
  return
}

// -----

func.func @f(%b: i1) {
  // expected-error@+1 {{integer constant out of range for attribute}}
  llvm.switch %b : i1, ^bb1 [-2: ^bb1] ^bb1:
  return
}

// -----

func.func @f(%f: f32) {
  // expected-error@+1 {{'cf.switch' op operand #0 must be integer, but got 'f32'}}
  cf.switch %f : f32, [default: ^bb1] ^bb1:
  return
}

// -----

func.func @f(%p: !llvm.ptr) {
  // expected-error@+1 {{expected ','}}
  llvm.indirectbr %p : !llvm.ptr, [^bb1 ^bb1:
  return
}

// -----

func.func @f(%i: i32) {
  // expected-error@+1 {{expected string}}
  llvm.call @f(%i) [x()] : (i32) -> ()
  return
}

// -----

func.func @f(%i: i32) {
  // expected-error@+1 {{expected ':'}}
  llvm.invoke @f(%i) to ^bb1 unwind ^bb2(+ : i32) : (i32) -> () ^bb1: ^bb2:
  return
}

// -----

func.func @f(%p: !llvm.ptr) {
  // expected-error@+1 {{custom op 'llvm.landingpad' expected 'catch'}}
  %0 = llvm.landingpad (throw %p : i32) : i32
  return
}

// -----

func.func @f(%x: index) {
  // expected-error@+1 {{custom op 'index.cmp' expected IndexCmpPredicate to be one of: eq, ne, slt, sle, sgt, sge, ult, ule, ugt, uge}}
  %0 = index.cmp what(%x, %x)
  return
}

// -----

func.func @f(%i: i32) {
  // expected-error@+1 {{custom op 'arith.addi' expected ::mlir::arith::IntegerOverflowFlags to be one of: none, nsw, nuw}}
  %0 = arith.addi %i, %i overflow<what> : i32
  return
}

// -----

func.func @f(%i: i32) {
  // expected-error@+1 {{custom op 'arith.addi' expected valid keyword or string}}
  %0 = arith.addi %i, %i overflow<> : i32
  return
}

// -----

func.func @f(%v: vector<4xf32>) {
  // expected-error@+1 {{inferred shape of elements literal ([1]) does not match type ([4])}}
  %0 = vector.transpose %v, dense<[0]> : vector<4xf32> to vector<4xf32>
  return
}

// -----

// expected-error@+1 {{'cf.br' op branching to block of a different region}}
cf.br ^bb1
