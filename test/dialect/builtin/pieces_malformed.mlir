// RUN: mlcc-opt %s -split-input-file -verify-diagnostics -allow-unregistered-dialect
// RUN: %if mlir-22 %{ mlir-opt-22 %s -split-input-file -verify-diagnostics -allow-unregistered-dialect %}
// Types, places, names of values and lists in which one thing is wrong.

// expected-error@+1 {{expected a trailing type}}
"t.t"() {a = #ptr.null} : () -> ()

// -----

// expected-error@+1 {{invalid kind of type specified}}
"t.t"() {a = #ptr.null : i32} : () -> ()

// -----

// expected-error@+1 {{expected non-function type}}
"t.t"() {a = #ptr.null : +} : () -> ()

// -----

// expected-error@+1 {{unbalanced '<' character in pretty dialect name}}
"t.t"() {a = #ptr.address<1 : !ptr.ptr<#ptr.generic_space>} : () -> ()

// -----

// expected-error@+1 {{expected a trailing type}}
"t.t"() {a = #ptr.address<1> !ptr.ptr<#ptr.generic_space>} : () -> ()

// -----

// expected-error@+1 {{invalid kind of type specified}}
"t.t"() {a = #ptr.address<1> : i64} : () -> ()

// -----

func.func @f(%p: !ptr.ptr<#ptr.generic_space>) {
  // expected-error@+1 {{expected attribute value}}
  %0 = ptr.load %p atomic monotonic {alignment = } : !ptr.ptr<#ptr.generic_space> -> i32
  return
}

// -----

func.func @f(%m: memref<f32, #ptr.generic_space>) {
  // expected-error@+1 {{expected '>'}}
  %0 = ptr.to_ptr %m : memref<f32, #ptr.generic_space> -> <#ptr.generic_space
  return
}

// -----

func.func @f(%m: memref<f32, #ptr.generic_space>) {
  // expected-error@+1 {{'ptr.to_ptr' op result #0 must be pointer type, but got 'i32'}}
  %0 = "ptr.to_ptr"(%m) : (memref<f32, #ptr.generic_space>) -> i32
  return
}

// -----

// expected-error@+1 {{constant too large for index}}
"t.t"() {a = affine_map<(d0) -> (d0 + 9223372036854775808)>} : () -> ()

// -----

// expected-error@+2 {{constant too large for index}}
// expected-error@+1 {{missing operand of negation}}
"t.t"() {a = affine_map<(d0) -> (d0 * -9223372036854775808)>} : () -> ()

// -----

func.func @f(%m: memref<4xf32>) {
  // expected-error@+1 {{invalid SSA name}}
  %0 = affine.load %m[%] : memref<4xf32>
  return
}

// -----

func.func @f(%m: memref<4xf32>) {
  // expected-error@+1 {{expected ssa identifier}}
  %0 = affine.load %m[symbol(+)] : memref<4xf32>
  return
}

// -----

// expected-error@+1 {{expected '=' in attribute alias definition}}
#x i32

// -----

// expected-error@+1 {{expected '=' in type alias definition}}
!x i32

// -----

// expected-error@+1 {{expected '=' in attribute alias definition}}
#x<"y"> = 1

// -----

// expected-error@+1 {{expected integer line number in FileLineColRange}}
"t.t"() : () -> () loc("f":99999999999999999999:1)

// -----

// expected-error@+1 {{expected integer line number in FileLineColRange}}
"t.t"() : () -> () loc("f":4294967296:1)

// -----

// expected-error@+1 {{expected integer column number in FileLineColRange}}
"t.t"() : () -> () loc("f":1:4294967296)

// -----

// expected-error@+1 {{expected integer line number in FileLineColRange}}
"t.t"() : () -> () loc("f":1:2 to 99999999999:1)

// -----

// expected-error@+1 {{expected attribute value}}
"t.t"() : () -> () loc(fused<+>["a"])

// -----

// expected-error@+1 {{expected location instance}}
"t.t"() : () -> () loc(fused<1>[1])

// -----

// expected-error@+1 {{operation location alias was never defined}}
"t.t"() : () -> () loc(#x)

// -----

// expected-error@+1 {{undefined symbol alias id 'x'}}
"t.t"() : () -> () loc(callsite(#x at "a"))

// -----

#x = 1 : i32
// expected-error@+1 {{expected location, but found '1 : i32'}}
"t.t"() : () -> () loc(#x)

// -----

// expected-error@+1 {{expected location instance}}
"t.t"() : () -> () loc(callsite(1 at "x"))

// -----

// expected-error@+1 {{expected location instance}}
"t.t"() : () -> () loc(1)

// -----

func.func @f(%a: i32) {
  // expected-error@+1 {{invalid SSA value result number}}
  "t.t"(%a#99999999999999999999) : (i32) -> ()
  return
}

// -----

func.func @f(%a: i32) {
  // expected-error@+1 {{reference to invalid result number}}
  "t.t"(%a#1) : (i32) -> ()
  return
}

// -----

func.func @f(%a: i32) {
  // expected-error@+1 {{expected ')' to end operand list}}
  "t.t"(%a#0x1) : (i32) -> ()
  return
}

// -----

func.func @f(%a: i32) {
  // expected-error@+1 {{expected named operation to have at least 1 result}}
  %0:99999999999999999999 = "t.t"() : () -> i32
  return
}

// -----

func.func @f(%a: i32) {
  // expected-error@+1 {{expected named operation to have at least 1 result}}
  %0:0 = "t.t"() : () -> ()
  return
}

// -----

func.func @f(%a: i32) {
  // expected-error@+1 {{expected operation name in quotes}}
  func.return(%a) : i32
  return
}

// -----

func.func @f(%a: i32) {
  // expected-error@+1 {{expected operation name in quotes}}
  func.return[%a] : i32
  return
}

// -----

func.func @f(%a: i32) {
  // expected-error@+1 {{expected '('}}
  %0 = memref.alloc %a : memref<4xi32>
  return
}

// -----

func.func @f(%a: i32) {
  // expected-error@+1 {{unexpected delimiter}}
  %0 = arith.select (%a) : i32
  return
}

// -----

func.func @f(%a: i1) {
  // expected-error@+1 {{custom op 'arith.select' expected 3 operands}}
  %0 = arith.select %a : i32
  return
}

// -----

func.func @f(%a: i1) {
  // expected-error@+1 {{custom op 'arith.select' expected 3 operands}}
  %0 = arith.select %a, %a, %a, %a : i1
  return
}

// -----

func.func @f(%a: i1) {
  // expected-error@+1 {{expected ':'}}
  cf.cond_br %a, ^bb1(%a), ^bb1 ^bb1:
  return
}

// -----

func.func @f(%a: i1) {
  // expected-error@+1 {{expected non-function type}}
  cf.cond_br %a, ^bb1(%a : i1, ^bb1 ^bb1:
  return
}

// -----

func.func @f(%a: i1) {
  // expected-error@+1 {{expected ':'}}
  cf.cond_br %a, ^bb1(+), ^bb1 ^bb1:
  return
}

// -----

func.func @f(%a: i1) {
  // expected-error@+1 {{expected non-function type}}
  cf.cond_br %a, ^bb1(%a : ), ^bb1 ^bb1:
  return
}

// -----

func.func @f(%a: i1) {
  // expected-error@+1 {{invalid properties {a} for op func.return: this operation does not support properties}}
  "func.return"() <{a}> : () -> ()
  return
}

// -----

func.func @f(%a: i1) {
  // expected-error@+1 {{invalid properties 1 : i32 for op func.return: this operation does not support properties}}
  "func.return"() <1 : i32> : () -> ()
  return
}

// -----

func.func @f(%a: i1) {
  // expected-error@+1 {{invalid properties "x" for op func.return: this operation does not support properties}}
  "func.return"() <"x"> : () -> ()
  return
}

// -----

func.func @f(%a: i1) {
  // expected-error@+1 {{invalid properties {operandSegmentSizes = array<i64: 1, 0, 0>} for op cf.cond_br: expected DenseI32ArrayAttr for key `value`}}
  %0 = "cf.cond_br"(%a)[^bb1, ^bb1] <{operandSegmentSizes = array<i64: 1, 0, 0>}> : (i1) -> () ^bb1:
  return
}

// -----

func.func @f(%a: i1) {
  // expected-error@+1 {{invalid properties {operandSegmentSizes = array<i64: 1, 0, 0>} for op cf.cond_br: expected DenseI32ArrayAttr for key `value`}}
  "cf.cond_br"(%a)[^bb1, ^bb1] <{operandSegmentSizes = array<i64: 1, 0, 0>}> : (i1) -> () ^bb1:
  return
}

// -----

func.func @f(%a: i1) {
  // expected-error@+1 {{'cf.cond_br' op operand count (1) does not match with the total size (0) specified in attribute 'operandSegmentSizes'}}
  "cf.cond_br"(%a)[^bb1, ^bb1] {operandSegmentSizes = array<i32: 1, 0>} : (i1) -> () ^bb1:
  return
}

// -----

func.func @f(%a: i1) {
  // expected-error@+1 {{invalid properties {operandSegmentSizes = dense<[1, 0, 0]> : vector<3xi32>} for op cf.cond_br: expected DenseI32ArrayAttr for key `value`}}
  "cf.cond_br"(%a)[^bb1, ^bb1] <{operandSegmentSizes = dense<[1, 0, 0]> : vector<3xi32>}> : (i1) -> () ^bb1:
  return
}

// -----

func.func @f(%a: i1) {
  // expected-error@+1 {{duplicate key 'overflowFlags' in dictionary attribute}}
  "arith.addi"(%a, %a) {overflowFlags = #arith.overflow<none>, overflowFlags = 1} : (i1, i1) -> i1
  return
}

// -----

// expected-error@+1 {{invalid type identifier}}
"t.t"() {a = !"x y"} : () -> ()

// -----

// expected-error@+1 {{invalid dialect namespace '"x-y"'}}
"t.t"() {a = !x-y.z} : () -> ()

// -----

// expected-error@+1 {{undefined symbol alias id '0'}}
"t.t"() {a = !0x.z} : () -> ()

// -----

// expected-error@+1 {{undefined symbol alias id '0'}}
"t.t"() {a = #0x.z} : () -> ()

// -----

// expected-error@+1 {{invalid dialect namespace '"x-y"'}}
"t.t"() {a = #x-y.z} : () -> ()

// -----

// expected-error@+1 {{invalid attribute name}}
"t.t"() {a = #"x"} : () -> ()

// -----

// expected-error@+1 {{invalid dimension}}
"t.t"() {a = tensor<99999999999999999999xi32>} : () -> ()

// -----

// expected-error@+1 {{invalid dimension}}
"t.t"() {a = tensor<9223372036854775808xi32>} : () -> ()

// -----

// expected-error@+1 {{expected 'x' in dimension list}}
"t.t"() {a = vector<4i32>} : () -> ()

// -----

// expected-error@+1 {{expected non-function type}}
"t.t"() {a = vector<x4xi32>} : () -> ()

// -----

// expected-error@+1 {{expected non-function type}}
"t.t"() {a = vector<4x>} : () -> ()

// -----

// expected-error@+1 {{expected non-function type}}
"t.t"() {a = vector<4xx4xi32>} : () -> ()

// -----

// expected-error@+1 {{missing ']' closing scalable dimension}}
"t.t"() {a = vector<[4>} : () -> ()

// -----

// expected-error@+1 {{expected 'x' in dimension list}}
"t.t"() {a = vector<[4]} : () -> ()

// -----

// expected-error@+1 {{expected 'x' in dimension list}}
"t.t"() {a = vector<[4]i32>} : () -> ()

// -----

// expected-error@+1 {{invalid dimension}}
"t.t"() {a = vector<[x]xi32>} : () -> ()

// -----

// expected-error@+1 {{failed to verify 'elementType': VectorElementTypeInterface instance}}
"t.t"() {a = vector<4xvector<4xi32>>} : () -> ()

// -----

// expected-error@+1 {{failed to verify 'elementType': VectorElementTypeInterface instance}}
"t.t"() {a = vector<4xtensor<4xi32>>} : () -> ()

// -----

// expected-error@+1 {{invalid tensor element type}}
"t.t"() {a = tensor<4xmemref<*xi32>>} : () -> ()

// -----

// expected-error@+1 {{invalid tensor element type}}
"t.t"() {a = tensor<4xtensor<4xi32>>} : () -> ()

// -----

// expected-error@+1 {{invalid tensor element type}}
"t.t"() {a = tensor<4x(i32) -> i32>} : () -> ()

// -----

// expected-error@+1 {{expected '>' in tensor type}}
"t.t"() {a = tensor<4xi32, +>} : () -> ()

// -----

// expected-error@+1 {{invalid tensor element type}}
"t.t"() {a = tensor<*x(i32) -> i32>} : () -> ()

// -----

// expected-error@+1 {{expected '<' in complex type}}
"t.t"() {a = complex f32} : () -> ()

// -----

// expected-error@+1 {{expected '>' in complex type}}
"t.t"() {a = complex<i32} : () -> ()

// -----

// expected-error@+1 {{invalid element type for complex}}
"t.t"() {a = complex<index>} : () -> ()

// -----

// expected-error@+1 {{expected '<' in tuple type}}
"t.t"() {a = tuple i32} : () -> ()

// -----

// expected-error@+1 {{expected '>' in tuple type}}
"t.t"() {a = tuple<i32} : () -> ()

// -----

// expected-error@+1 {{unsupported memory space Attribute}}
"t.t"() {a = memref<4xi32, [1]>} : () -> ()

// -----

// expected-error@+1 {{unsupported memory space Attribute}}
"t.t"() {a = memref<4xi32, @x>} : () -> ()

// -----

// expected-error@+1 {{multiple memory spaces specified in memref type}}
"t.t"() {a = memref<4xi32, 1, 2>} : () -> ()

// -----

// expected-error@+1 {{unsupported memory space Attribute}}
"t.t"() {a = memref<4xi32, unit>} : () -> ()

// -----

// expected-error@+1 {{unsupported memory space Attribute}}
"t.t"() {a = memref<4xi32, 1.0>} : () -> ()

// -----

// expected-error@+1 {{unsupported memory space Attribute}}
"t.t"() {a = memref<*xi32, [1]>} : () -> ()

// -----

// expected-error@+1 {{unsupported memory space Attribute}}
"t.t"() {a = memref<*xi32, unit>} : () -> ()

// -----

// expected-error@+1 {{expected memory space to be last in memref type}}
"t.t"() {a = memref<4xi32, 1, affine_map<(d0) -> (d0)>>} : () -> ()

// -----

// expected-error@+1 {{expected non-function type}}
"t.t"() {a = !amx.tile<[4]x4xi32>} : () -> ()

// -----

// expected-error@+1 {{failed to verify 'elementType': 32-bit float or 16-bit float or bfloat16 type or 32-bit signless integer or 8-bit signless integer}}
"t.t"() {a = !amx.tile<4x4xi64>} : () -> ()

// -----

// expected-error@+1 {{expected non-function type}}
"t.t"() {a = !amx.tile<+>} : () -> ()

// -----

// expected-error@+1 {{expected ')'}}
func.func @f(%a: i32 {x.y = 1}

// -----

// expected-error@+1 {{expected operation name in quotes}}
%0 = "t.t"() : () -> i32 }

// -----

// expected-error@+1 {{expected operation name in quotes}}
}

// -----

// expected-error@+2 {{redefinition of SSA value '%a'}}
// expected-note@+1 {{previously defined here}}
"t.t"() ({ ^bb0(%a: i32, %a: i32): }) : () -> ()

// -----

// expected-error@+1 {{dialect 'nope' is unknown}}
{-# dialect_resources: { nope: { x: "0x0400000001" } } #-}

// -----

// expected-error@+1 {{unexpected 'resource' section for dialect 'arith'}}
{-# dialect_resources: { arith: { x: "0x0400000001" } } #-}

// -----

// expected-error@+1 {{unknown key 'other_resources' in file metadata dictionary}}
{-# other_resources: { } #-}

// -----

// expected-error@+1 {{expected identifier key in file metadata dictionary}}
{-# 1 #-}

// -----

module {
// expected-error@+1 {{expected operation name in quotes}}
}
}

// -----

// expected-error@+1 {{expected operation name in quotes}}
"t.t"() : () -> () }

// -----

func.func @f(%a: i32) {
  // expected-note@+1 {{previously used here with type 'i32'}}
  %0 = "t.t"(%b) : (i32) -> i32
  // expected-error@+1 {{definition of SSA value '%b#0' has type 'i64'}}
  %b = "t.t"() : () -> i64
  return
}

// -----

// expected-note@+1 {{previously defined here}}
func.func @f(%a: i32) {
  // expected-error@+1 {{redefinition of SSA value '%a'}}
  %a = "t.t"() : () -> i64
  return
}

// -----

func.func @f(%a: i32) {
  // expected-error@+1 {{use of undeclared SSA value name}}
  %0 = "t.t"(%b#1) : (i32) -> i32
  %b = "t.t"() : () -> i32
  return
}

// -----

func.func @f(%a: i32) {
  // expected-error@+1 {{operation defines 1 results but was provided 2 to bind}}
  %b:2 = "t.t"() : () -> i32
  return
}

// -----

func.func @f(%a: i32) {
  // expected-error@+1 {{operation defines 1 results but was provided 2 to bind}}
  %b, %c = "t.t"() : () -> i32
  return
}

// -----

func.func @f(%a: i32) {
  %1 = "t.t"() : () -> i32
  // expected-error@+1 {{use of undeclared SSA value name}}
  %01 = "t.t"(%001) : (i32) -> i32
  return
}

// -----

func.func @f(%a: i32) {
  // expected-error@+2 {{use of value '%late' expects different type than prior uses: 'i64' vs 'i32'}}
  // expected-note@+1 {{prior use here}}
  "t.t"(%late, %late) : (i32, i64) -> ()
  return
}

// -----

func.func @f(%a: i32) {
  // expected-error@+1 {{expected operation name in quotes}}
  %0 = memref.alloc() : memref<4xi32>, %1
  return
}
