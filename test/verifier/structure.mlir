// RUN: mlcc-opt %s -split-input-file -verify-diagnostics -allow-unregistered-dialect
// RUN: %if mlir-22 %{ mlir-opt-22 %s -split-input-file -verify-diagnostics -allow-unregistered-dialect %}

// Blocks and their ends; how many operands, results, regions and successors an
// operation has; segments of operands.

func.func @a(%arg: i32) {
  // expected-error@+1 {{invalid block name in region with named arguments}}
  ^bb0:
  cf.br ^bb0
}

// -----

func.func @a(%arg: i32) {
  "foo.a"() ({
    // expected-error@+1 {{reference to an undefined block}}
    cf.br ^bb1
  }) : () -> ()
^bb1:
  cf.br ^bb0
}

// -----

func.func @a(%arg: i32) {
  // expected-error@+1 {{block with no terminator, has %0 = "arith.addi"(%arg0, %arg0) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32}}
  %x = arith.addi %arg, %arg : i32
}

// -----

func.func @a(%arg: i32) {
  // expected-error@+1 {{invalid block name in region with named arguments}}
  ^bb0:
}

// -----

func.func @a(%arg: i32) {
  func.return
  // expected-error@+1 {{expected ':'}}
  %x = arith.addi %arg, %arg : i32
  func.return
}

// -----

func.func @a(%arg: i32) {
  // expected-error@+1 {{operation with block successors must terminate its parent block}}
  "foo.br"()[^bb1] : () -> ()
  %x = arith.addi %arg, %arg : i32
  func.return
  ^bb1:
  return
}

// -----

func.func @a(%arg: i32) {
  // expected-error@+1 {{'builtin.module' op expects region #0 to have 0 or 1 blocks}}
  builtin.module {
    ^bb0:
    ^bb1:
  }
  func.return
}

// -----

// expected-error@+1 {{'builtin.module' op expects region #0 to have 0 or 1 blocks}}
"builtin.module"() ({
^bb0:
^bb1:
}) : () -> ()

// -----

// expected-error@+1 {{'func.func' op requires attribute 'function_type'}}
"func.func"() ({}) : () -> ()

// -----

// expected-error@+1 {{'func.func' op requires one region}}
"func.func"() <{sym_name = "f", function_type = () -> ()}> ({}, {}) : () -> ()

// -----

// expected-error@+1 {{'arith.addi' op requires one result}}
"arith.addi"() : () -> ()

// -----

%a = arith.constant 1 : i32
// expected-error@+1 {{'arith.addi' op expected 2 operands, but found 1}}
%c = "arith.addi"(%a) : (i32) -> (i32)

// -----

%a = arith.constant 1 : i32
// expected-error@+1 {{'arith.negf' op requires a single operand}}
%c = "arith.negf"() : () -> (i32)

// -----

%a = arith.constant 1 : i32
// expected-error@+1 {{'arith.addi' op requires one result}}
"arith.addi"(%a,%a) : (i32,i32) -> ()

// -----

%a = arith.constant 1 : i32
// expected-error@+1 {{'arith.addui_extended' op expected 2 results}}
%c:3 = "arith.addui_extended"(%a,%a) : (i32,i32) -> (i32,i32,i32)

// -----

%a = arith.constant 1 : i32
// expected-error@+1 {{'arith.addi' op requires zero regions}}
%c = "arith.addi"(%a,%a)({}) : (i32,i32) -> (i32)

// -----

// expected-error@+1 {{'scf.if' op expected 2 regions}}
%c = "scf.if"() : () -> (i32)

// -----

// expected-error@+1 {{operation defines 1 results but was provided 3 to bind}}
%c:3 = "scf.execute_region"() : () -> (i32)

// -----

// expected-error@+1 {{'scf.index_switch' op expected 1 or more regions}}
"scf.index_switch"() : () -> ()

// -----

// expected-error@+1 {{'memref.store' op expected 2 or more operands, but found 0}}
"memref.store"() : () -> ()

// -----

// expected-error@+1 {{'cf.br' op requires 1 successor but found 0}}
"cf.br"() : () -> ()

// -----

func.func @a() {
 // expected-error@+1 {{'cf.cond_br' op requires 2 successors but found 1}}
 "cf.cond_br"()[^bb0] : () -> ()
 ^bb0:
}

// -----

func.func @a() {
 // expected-error@+1 {{'cf.switch' op requires at least 1 successors but found 0}}
 "cf.switch"() : () -> ()
 ^bb0:
}

// -----

func.func @a() {
 // expected-error@+1 {{successors in non-terminator}}
 "cf.assert"()[^bb0] : () -> ()
 ^bb0:
}

// -----

%a = arith.constant 1 : index
// expected-error@+1 {{'memref.alloc' op operand count (1) does not match with the total size (0) specified in attribute 'operandSegmentSizes'}}
"memref.alloc"(%a) : (index) -> memref<?xi32>

// -----

%a = arith.constant 1 : index
// expected-error@+1 {{'memref.alloc' op operand count (1) does not match with the total size (2) specified in attribute 'operandSegmentSizes'}}
"memref.alloc"(%a) <{operandSegmentSizes = array<i32: 1, 1>}> : (index) -> memref<?xi32>

// -----

%a = arith.constant 1 : index
// expected-error@+1 {{'memref.alloc' op 'operandSegmentSizes' attribute cannot have negative elements}}
"memref.alloc"(%a) <{operandSegmentSizes = array<i32: 1, -1>}> : (index) -> memref<?xi32>

// -----

%a = arith.constant 1 : index
// expected-error@+1 {{invalid properties {operandSegmentSizes = array<i32: 1, 0, 0>} for op memref.alloc: size mismatch in attribute conversion: 3 vs 2}}
"memref.alloc"(%a) <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (index) -> memref<?xi32>

// -----

// expected-error@+2 {{unexpected decimal integer literal for a floating point value}}
// expected-note@+1 {{add a trailing dot to make the literal a float}}
%a = arith.constant 1 : f32
"memref.alloc"(%a) <{operandSegmentSizes = array<i32: 1, 0>}> : (f32) -> memref<?xi32>

// -----

func.func @f(%m: memref<?xf32>, %n: index) {
 // expected-error@+1 {{operation defines 1 results but was provided 2 to bind}}
 %a, %b = "memref.realloc"(%m, %n, %n) : (memref<?xf32>, index, index) -> memref<?xf32>
}

// -----

func.func @f(%m: memref<?xf32>, %n: index) {
 // expected-error@+1 {{'memref.realloc' op operand group starting at #1 requires 0 or 1 element, but found 2}}
 %b = "memref.realloc"(%m, %n, %n) : (memref<?xf32>, index, index) -> memref<?xf32>
}
