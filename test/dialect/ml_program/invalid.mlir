// RUN: mlcc-opt %s -split-input-file -verify-diagnostics -allow-unregistered-dialect
// RUN: %if mlir-22 %{ mlir-opt-22 %s -split-input-file -verify-diagnostics -allow-unregistered-dialect %}

// What is wrong with operations of ml_program. The expectations hold for mlir-opt as
// well.

ml_program.global private @a(dense<4> : tensor<4xi32>) : tensor<?xi32>
// expected-error@+1 {{custom op 'ml_program.global' expected 'public', 'private', or 'nested'}}
ml_program.global mutable @b : i32
ml_program.global public mutable @c(#ml_program.extern : tensor<4xi32>) : tensor<?xi32> {note}
ml_program.global @x(unit) : i32
ml_program.global @y(3 : i32) : i32
ml_program.func @f(%arg0: tensor<4xi32> {x.y}) -> tensor<?xi32> {
  %0 = ml_program.global_load @a : tensor<?xi32>
  %1 = ml_program.global_load_const @a : tensor<?xi32>
  ml_program.global_store @c = %0 : tensor<?xi32>
  ml_program.return %0 : tensor<?xi32>
}
ml_program.func private @g(i32) -> (i32, i64 {a.b}) attributes {note}
ml_program.subgraph private @s(%arg0: i32) -> i32 {
  %t = ml_program.token
  %0, %t1 = ml_program.global_load_graph @b ordering(() -> !ml_program.token) : i32
  %1, %t2 = ml_program.global_load_graph @b ordering(%t, %t1 -> !ml_program.token) : i32
  %t3 = ml_program.global_store_graph @b = %1 ordering(%t2 -> !ml_program.token) : i32
  %t4 = ml_program.global_store_graph @b = %5 ordering(() -> !ml_program.token) {note} : i32
  %5 = arith.addi %1, %0 : i32
  ml_program.output %5 : i32
}

// -----

// expected-error@+1 {{'ml_program.global' op immutable global must have an initial value}}
ml_program.global private @a : tensor<?xi32>

// -----

// expected-error@+1 {{custom op 'ml_program.global' expected 'public', 'private', or 'nested'}}
ml_program.global @x(unit) : i32

// -----

// expected-error@+1 {{'ml_program.return' op has 0 operands, but enclosing function (@f) returns 1}}
ml_program.func @f() -> i32 { ml_program.return }

// -----

// expected-error@+1 {{'ml_program.global_load' op undefined global: @a}}
ml_program.func @f() -> i32 { %0 = ml_program.global_load @a : i32
ml_program.return %0 : i32 }

// -----

ml_program.global private @a(4 : i32) : i32
// expected-error@+1 {{'ml_program.global_load' op cannot load from global typed 'i32' as 'i64'}}
ml_program.func @f() -> i64 { %0 = ml_program.global_load @a : i64
ml_program.return %0 : i64 }

// -----

ml_program.global private mutable @a(4 : i32) : i32
// expected-error@+1 {{'ml_program.global_load_const' op cannot load as const from mutable global @a}}
ml_program.func @f() -> i32 { %0 = ml_program.global_load_const @a : i32
ml_program.return %0 : i32 }

// -----

ml_program.global private @a(4 : i32) : i32
// expected-error@+1 {{'ml_program.global_store' op cannot store to an immutable global @a}}
ml_program.func @f(%x: i32) { ml_program.global_store @a = %x : i32
ml_program.return }

// -----

ml_program.global private mutable @a(4 : i64) : i64
// expected-error@+1 {{'ml_program.global_store' op cannot store to a global typed 'i64' from 'i32'}}
ml_program.func @f(%x: i32) { ml_program.global_store @a = %x : i32
ml_program.return }

// -----

// expected-error@+1 {{type of output operand 0 ('i32') doesn't match function result type ('i64') in function @f}}
ml_program.subgraph @f(%x: i32) -> i64 { ml_program.output %x : i32 }

// -----

// expected-error@+1 {{'ml_program.return' op expects parent op 'ml_program.func'}}
ml_program.subgraph @f(%x: i32) { ml_program.return }

// -----

// expected-error@+1 {{'ml_program.return' op expects parent op 'ml_program.func'}}
func.func @f(%x: i32) { ml_program.return }

// -----

// expected-error@+1 {{'ml_program.subgraph' op symbol declaration cannot have public visibility}}
ml_program.subgraph @f(i32) -> i64

// -----

ml_program.global private mutable @a(4 : i32) : i32
// expected-error@+1 {{operation defines 2 results but was provided 1 to bind}}
ml_program.func @f(%x: i32) { %0 = ml_program.global_load_graph @a : i32
ml_program.return }

// -----

// expected-error@+1 {{custom op 'ml_program.func' expected SSA identifier}}
ml_program.func @f(%x: i32, ...) { ml_program.return }

// -----

func.func private @h(f32)
// expected-error@+1 {{'ml_program.global_load' op undefined global: @h}}
ml_program.func @f() -> f32 { %0 = ml_program.global_load @h : f32
ml_program.return %0 : f32 }

// -----

// expected-error@+1 {{type of return operand 0 ('i32') doesn't match function result type ('i64') in function @f}}
ml_program.func @f(%a: i32) -> i64 { ml_program.return %a : i32 }

// -----

// expected-error@+1 {{custom op 'ml_program.func' 'sym_name' is an inferred attribute and should not be specified in the explicit attribute dictionary}}
ml_program.func @f(%a: i32) attributes {sym_name = "x"} { ml_program.return  }

// -----

// expected-error@+1 {{block with no terminator, has %0 = "arith.constant"() <{value = 1 : i32}> : () -> i32}}
ml_program.func @f(%a: i32) { %0 = arith.constant 1 : i32 }

// -----

// expected-error@+1 {{'func.return' op expects parent op 'func.func'}}
ml_program.func @f(%a: i32) { func.return }

// -----

// expected-error@+1 {{block with no terminator, has %0 = "arith.constant"() <{value = 1 : i32}> : () -> i32}}
ml_program.subgraph @f(%a: i32) { %0 = arith.constant 1 : i32 }

// -----

// expected-error@+1 {{custom op 'ml_program.global' expected 'public', 'private', or 'nested'}}
func.func @f(%a: i32) { ml_program.global @x : i32
return }

// -----

// expected-error@+1 {{'ml_program.global' op immutable global must have an initial value}}
ml_program.global private @x : i32

// -----

ml_program.global private @a(4 : i32) : i32
// expected-error@+1 {{'ml_program.global_store_graph' op cannot store to an immutable global @a}}
ml_program.subgraph @f(%x: i32) { %t = ml_program.global_store_graph @a = %x ordering(()-> !ml_program.token) : i32
ml_program.output }

// -----

ml_program.global private mutable @a(4 : i32) : i32
// expected-error@+1 {{'ml_program.global_store_graph' op cannot store to a global typed 'i32' from 'i64'}}
ml_program.subgraph @f(%x: i64) { %t = ml_program.global_store_graph @a = %x ordering(()-> !ml_program.token) : i64
ml_program.output }

// -----

// expected-error@+1 {{'ml_program.global_load_graph' op undefined global: @a}}
ml_program.subgraph @f(%x: i64) { %u, %t = ml_program.global_load_graph @a ordering(()-> !ml_program.token) : i64
ml_program.output }

// -----

// expected-error@+1 {{'ml_program.output' op has 0 operands, but enclosing function (@f) outputs 1}}
ml_program.subgraph @f(%x: i64) -> i32 { ml_program.output }

// -----

// expected-error@+1 {{'ml_program.global' op symbol's parent must have the SymbolTable trait}}
func.func @f(%a: i32) { ml_program.global private mutable @x : i32
return }

// -----

// expected-error@+1 {{'ml_program.subgraph' op expects region #0 to have 0 or 1 blocks}}
ml_program.subgraph @f(%a: i32) { 
cf.br ^a
^a:
ml_program.output }
