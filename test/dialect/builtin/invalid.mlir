// RUN: mlcc-opt %s -split-input-file -verify-diagnostics -allow-unregistered-dialect
// RUN: %if mlir-22 %{ mlir-opt-22 %s -split-input-file -verify-diagnostics -allow-unregistered-dialect %}

// What the verifier finds wrong with modules and casts.

// builtin.unrealized_conversion_cast

// expected-error@+1 {{'builtin.unrealized_conversion_cast' op expected at least one result for cast operation}}
"builtin.unrealized_conversion_cast"() : () -> ()

// -----

// builtin.module

// expected-error@+1 {{'builtin.module' op visibility expected to be one of ["public", "private", "nested"], but got "foo"}}
builtin.module @a { builtin.module @b attributes {sym_visibility="foo"} {} }

// -----

// expected-error@+1 {{'builtin.module' op region should have no arguments}}
"builtin.module"() ({ ^bb0(%a: i32): }) : () -> ()

// -----

// expected-error@+1 {{'builtin.module' op region #0 ('bodyRegion') failed to verify constraint: region with 1 blocks}}
"builtin.module"() ({  }) : () -> ()

// -----

// expected-error@+1 {{'builtin.module' op can only contain attributes with dialect-prefixed names, found: 'foo'}}
"builtin.module"() ({ ^bb0: }) {foo=3}: () -> ()

// -----

// expected-error@+1 {{invalid properties {sym_name = 3 : i64} for op builtin.module: Invalid attribute `sym_name` in property conversion: 3 : i64}}
"builtin.module"() <{sym_name = 3}> ({ ^bb0: }) : () -> ()

// -----

// expected-error@+2 {{redefinition of symbol named 'b'}}
// expected-note@+1 {{see existing symbol definition here}}
builtin.module @a {  func.func private @b()  func.func private @b() }

// -----

// expected-error@+1 {{expected shape ([4, 4]); inferred shape of indices literal ([2, 2]); inferred shape of values literal ([3])}}
module attributes {unknown.a = sparse<[[0, 1], [1, 1]], [3, 4, 5]> : tensor<4x4xi32>} {}

// -----

// expected-error@+1 {{sparse index #1 is not contained within the value shape, with index=[1, 5], and type='tensor<4x4xi32>'}}
module attributes {unknown.a = sparse<[[0, 1], [1, 5]], [3, 4]> : tensor<4x4xi32>} {}

// -----

func.func @f(%a: i32) {
  // expected-error@+1 {{invalid properties {x = 1 : i64} for op arith.remui: this operation does not support properties}}
  %0 = "arith.remui"(%a, %a) <{x = 1}> : (i32, i32) -> i32
  return
}

// -----

// expected-error@+1 {{invalid properties {function_type = "a", sym_name = 3 : i64} for op func.func: Invalid attribute `function_type` in property conversion: "a"}}
"func.func"() <{sym_name = 3, function_type = "a"}> ({}) : () -> ()

// -----

// expected-error@+1 {{invalid properties {operandSegmentSizes = 1 : i64} for op memref.alloc: expected DenseI32ArrayAttr for key `value`}}
%m = "memref.alloc"() <{operandSegmentSizes = 1}> : () -> memref<i32>
