// RUN: mlcc-opt %s -split-input-file -verify-diagnostics -allow-unregistered-dialect
// RUN: %if mlir-22 %{ mlir-opt-22 %s -split-input-file -verify-diagnostics -allow-unregistered-dialect %}
// Operations that are none.

// expected-error@+1 {{expected operation name in quotes}}
"test.op"() : () -> i32, i32

// -----

// expected-error@+1 {{cannot name an operation with no results}}
%0 = "test.op"() : () -> ()

// -----

// expected-error@+1 {{operation defines 1 results but was provided 2 to bind}}
%0:2 = "test.op"() : () -> i32

// -----

// expected-error@+1 {{expected named operation to have at least 1 result}}
%0:0 = "test.op"() : () -> ()

// -----

// expected-error@+1 {{expected integer number of results}}
%0:x = "test.op"() : () -> i32

// -----

// expected-error@+1 {{expected function type}}
"test.op"() : i32

// -----

// expected-error@+1 {{expected ':' followed by operation type}}
"test.op"()

// -----

// expected-error@+1 {{expected '(' to start operand list}}
"test.op" : () -> ()

// -----

// expected-error@+1 {{empty operation name is invalid}}
""() : () -> ()

// -----

// expected-error@+1 {{expected ':' followed by operation type}}
"test.op"() {a} {b} : () -> ()

// -----

// expected-error@+1 {{expected operation name in quotes}}
"test.op"() ({ : () -> ()

// -----

// expected-error@+1 {{expected '=' after SSA name}}
%0#1 = "test.op"() : () -> i32

// -----

// expected-error@+1 {{use of undeclared SSA value name}}
"test.op"(%0#1) : (i32) -> ()
%0 = "test.op"() : () -> i32

// -----

// expected-error@+1 {{custom op 'unknown' is unknown (tried 'builtin.unknown' as well)}}
unknown

// -----

// expected-error@+1 {{expected operation name in quotes}}
%0 = %1

// -----

// expected-error@+1 {{invalid properties {overflowFlags = 1 : i64} for op arith.addi: Invalid attribute `overflowFlags` in property conversion: 1 : i64}}
"arith.addi"() <{overflowFlags = 1}> : () -> ()

// -----

// expected-error@+1 {{expected location instance}}
"test.op"() : () -> () loc(1)

// -----

// expected-error@+1 {{expected operation name in quotes}}
^a:

// -----

// expected-error@+1 {{redefinition of block '^a'}}
func.func @f() { ^a: return ^a: return }

// -----

// expected-error@+1 {{reference to an undefined block}}
func.func @f() { cf.br ^missing }

// -----

// expected-error@+2 {{region entry argument '%a' is already in use}}
// expected-note@+1 {{previously referenced here}}
func.func @f(%a: i32, %a: i32) { return }

// -----

// expected-error@+2 {{redefinition of SSA value '%0'}}
// expected-note@+1 {{previously defined here}}
func.func @f() { %0 = arith.constant 1 : i32 %0 = arith.constant 2 : i32 return }

// -----

// expected-error@+1 {{use of undeclared SSA value name}}
func.func @f() { %0 = arith.addi %x, %x : i32 return }

// -----

// expected-error@+1 {{result number not allowed in argument list}}
func.func @f(%a#1: i32) { return }

// -----

// expected-error@+2 {{redefinition of attribute alias id 'a'}}
#a = 1
#a = 2

// -----

// expected-error@+2 {{redefinition of type alias id 'a'}}
!a = i32
!a = i64

// -----

// expected-error@+1 {{attribute names with a '.' are reserved for dialect-defined names}}
#a.b = 1

// -----

// expected-error@+1 {{expected attribute value}}
#a = 

// -----

// expected-error@+1 {{expected ':'}}
{-# a #-}

// -----

// expected-error@+1 {{expected ':'}}
{-# dialect_resources: { x } #-}

// -----

// expected-error@+1 {{expected operation name in quotes}}
module {

// -----

// expected-error@+1 {{expected '{' to begin a region}}
module }

// -----

// expected-error@+1 {{'builtin.module' op region #0 ('bodyRegion') failed to verify constraint: region with 1 blocks}}
"builtin.module"() ({}) : () -> ()
