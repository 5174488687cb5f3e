// RUN: mlcc-opt %s -split-input-file -verify-diagnostics -allow-unregistered-dialect
// RUN: %if mlir-22 %{ mlir-opt-22 %s -split-input-file -verify-diagnostics -allow-unregistered-dialect %}

// What is wrong with operations of ptr, its types and attributes.

#g = #ptr.generic_space
// expected-error@+1 {{alignment must be a power of 2}}
func.func @a(%p: !ptr.ptr<#g>) { %0 = ptr.load %p alignment = 3 : !ptr.ptr<#g> -> i64 
return }

// -----

#g = #ptr.generic_space
// expected-error@+1 {{alignment must be positive}}
func.func @a(%p: !ptr.ptr<#g>) { %0 = ptr.load %p alignment = -4 : !ptr.ptr<#g> -> i64 
return }

// -----

#g = #ptr.generic_space
// expected-error@+1 {{alignment must be positive}}
func.func @a(%p: !ptr.ptr<#g>) { %0 = ptr.load %p alignment = 0 : !ptr.ptr<#g> -> i64 
return }

// -----

#g = #ptr.generic_space
// expected-error@+1 {{'ptr.load' op unsupported ordering 'release'}}
func.func @a(%p: !ptr.ptr<#g>) { %0 = ptr.load %p atomic release alignment = 4 : !ptr.ptr<#g> -> i64 
return }

// -----

#g = #ptr.generic_space
// expected-error@+1 {{'ptr.load' op expected alignment for atomic access}}
func.func @a(%p: !ptr.ptr<#g>) { %0 = ptr.load %p atomic acquire : !ptr.ptr<#g> -> i64 
return }

// -----

#g = #ptr.generic_space
// expected-error@+1 {{'ptr.load' op expected syncscope to be null for non-atomic access}}
func.func @a(%p: !ptr.ptr<#g>) { %0 = "ptr.load"(%p) <{syncscope = "x", ordering = 0 : i32}> : (!ptr.ptr<#g>) -> i64 
return }

// -----

#g = #ptr.generic_space
// expected-error@+1 {{'ptr.load' op property 'ordering' failed to satisfy constraint: Atomic ordering for LLVM's memory model}}
func.func @a(%p: !ptr.ptr<#g>) { %0 = "ptr.load"(%p) <{ordering = 9 : i32}>: (!ptr.ptr<#g>) -> i64 
return }

// -----

#g = #ptr.generic_space
// expected-error@+1 {{alignment must be a power of 2}}
func.func @a(%p: !ptr.ptr<#g>, %v: i64) { ptr.store %v, %p alignment = 3 : i64, !ptr.ptr<#g>
return }

// -----

#g = #ptr.generic_space
// expected-error@+1 {{'ptr.store' op unsupported ordering 'acquire'}}
func.func @a(%p: !ptr.ptr<#g>, %v: i64) { ptr.store %v, %p atomic acquire alignment = 8 : i64, !ptr.ptr<#g>
return }

// -----

#g = #ptr.generic_space
// expected-error@+1 {{'ptr.store' op expected alignment for atomic access}}
func.func @a(%p: !ptr.ptr<#g>, %v: i64) { ptr.store %v, %p atomic monotonic : i64, !ptr.ptr<#g>
return }

// -----

func.func @llvm_load(%arg0: !ptr.ptr<#llvm.address_space<1>>) -> (memref<f32>) {
  // expected-error@+1 {{type must be LLVM type with size, but got 'memref<f32>'}}
  %0 = ptr.load %arg0 : !ptr.ptr<#llvm.address_space<1>> -> memref<f32>
  return %0 : memref<f32>
}

// -----

func.func @llvm_store(%arg0: !ptr.ptr<#llvm.address_space<1>>, %arg1: memref<f32>) {
  // expected-error@+1 {{type must be LLVM type with size, but got 'memref<f32>'}}
  ptr.store %arg1, %arg0 : memref<f32>, !ptr.ptr<#llvm.address_space<1>>
  return
}

// -----

func.func @llvm_load(%arg0: !ptr.ptr<#llvm.address_space<1>>) -> vector<4xf32> {
  // expected-error@+1 {{unsupported type 'vector<4xf32>' for atomic access}}
  %0 = ptr.load %arg0 atomic monotonic alignment = 8 : !ptr.ptr<#llvm.address_space<1>> -> vector<4xf32>
  return %0 : vector<4xf32>
}

// -----

func.func @part_of_a_byte(%arg0: !ptr.ptr<#llvm.address_space<1>>) {
  // expected-error@+1 {{unsupported type 'i4' for atomic access}}
  %0 = ptr.load %arg0 atomic monotonic alignment = 1 : !ptr.ptr<#llvm.address_space<1>> -> i4
  return
}

// -----

func.func @no_power_of_two(%arg0: !ptr.ptr<#llvm.address_space<1>>) {
  // expected-error@+1 {{unsupported type 'f80' for atomic access}}
  %0 = ptr.load %arg0 atomic monotonic alignment = 16 : !ptr.ptr<#llvm.address_space<1>> -> f80
  return
}

// -----

func.func @ptr_add_mismatch(%ptrs: tensor<8x!ptr.ptr<#ptr.generic_space>>, %offsets: vector<8xi64>) -> tensor<8x!ptr.ptr<#ptr.generic_space>> {
  // expected-error@+1 {{the shaped containers type must match}}
  %res = ptr.ptr_add %ptrs, %offsets : tensor<8x!ptr.ptr<#ptr.generic_space>>, vector<8xi64>
  return %res : tensor<8x!ptr.ptr<#ptr.generic_space>>
}

// -----

func.func @ptr_add_shape_mismatch(%ptrs: tensor<8x!ptr.ptr<#ptr.generic_space>>, %offsets: tensor<4xi64>) -> tensor<8x!ptr.ptr<#ptr.generic_space>> {
  // expected-error@+1 {{shapes of base and offset must match}}
  %res = ptr.ptr_add %ptrs, %offsets : tensor<8x!ptr.ptr<#ptr.generic_space>>, tensor<4xi64>
  return %res : tensor<8x!ptr.ptr<#ptr.generic_space>>
}

// -----

func.func @x(%p: vector<8x!ptr.ptr<#ptr.generic_space>>, %offsets: vector<8xf32>) {
  // expected-error@+1 {{'ptr.ptr_add' op operand #1 must be A shaped type with value semantics and rank. of signless integer or index values or signless integer or index, but got 'vector<8xf32>'}}
  %res = ptr.ptr_add %p, %offsets : vector<8x!ptr.ptr<#ptr.generic_space>>, vector<8xf32>
  return
}

// -----

func.func @x(%p: i32, %offsets: vector<8xi32>) {
  // expected-error@+1 {{'ptr.ptr_add' op operand #0 must be A shaped type with value semantics and rank. of pointer type values or pointer type, but got 'i32'}}
  %res = ptr.ptr_add %p, %offsets : i32, vector<8xi32>
  return
}

// -----

func.func @x(%p: !ptr.ptr<#ptr.generic_space>, %offsets: vector<8xi32>) {
  // expected-error@+2 {{'ptr.ptr_add' op inferred type(s) 'vector<8x!ptr.ptr<#ptr.generic_space>>' are incompatible with return type(s) of operation 'vector<9x!ptr.ptr<#ptr.generic_space>>'}}
  // expected-error@+1 {{'ptr.ptr_add' op failed to infer returned types}}
  %res = "ptr.ptr_add"(%p, %offsets) : (!ptr.ptr<#ptr.generic_space>, vector<8xi32>) -> vector<9x!ptr.ptr<#ptr.generic_space>>
  return
}

// -----

func.func @x(%p: !ptr.ptr<#ptr.generic_space>, %offsets: vector<8xi32>) {
  // expected-error@+1 {{'ptr.ptr_add' op property 'flags' failed to satisfy constraint: Pointer add flags}}
  %res = "ptr.ptr_add"(%p, %offsets) <{flags = 4 : i32}> : (!ptr.ptr<#ptr.generic_space>, vector<8xi32>) -> vector<8x!ptr.ptr<#ptr.generic_space>>
  return
}

// -----

func.func @x(%p: vector<8x!ptr.ptr<#ptr.generic_space>>) {
  // expected-error@+1 {{expected the result to have the same container type as the operands when operands are shaped}}
  %res = ptr.ptr_diff %p, %p : vector<8x!ptr.ptr<#ptr.generic_space>> -> tensor<8xi32>
  return
}

// -----

func.func @x(%p: vector<8x!ptr.ptr<#ptr.generic_space>>) {
  // expected-error@+1 {{'ptr.ptr_diff' op requires the same shape for all operands and results}}
  %res = ptr.ptr_diff %p, %p : vector<8x!ptr.ptr<#ptr.generic_space>> -> vector<4xi32>
  return
}

// -----

func.func @x(%p: vector<8x!ptr.ptr<#ptr.generic_space>>) {
  // expected-error@+1 {{'ptr.ptr_diff' op requires the same shape for all operands and results}}
  %res = ptr.ptr_diff %p, %p : vector<8x!ptr.ptr<#ptr.generic_space>> -> i32
  return
}

// -----

func.func @x(%p: vector<8x!ptr.ptr<#ptr.generic_space>>, %q: !ptr.ptr<#ptr.generic_space>) {
  // expected-error@+1 {{'ptr.ptr_diff' op failed to verify that all of {lhs, rhs} have same type}}
  %res = "ptr.ptr_diff"(%p, %q) : (vector<8x!ptr.ptr<#ptr.generic_space>>, !ptr.ptr<#ptr.generic_space>) -> i32
  return
}

// -----

func.func @x(%p: !ptr.ptr<#ptr.generic_space>) {
  // expected-error@+1 {{'ptr.ptr_diff' op result #0 must be A shaped type with value semantics and rank. of signless integer or index values or signless integer or index, but got 'f32'}}
  %res = ptr.ptr_diff %p, %p : !ptr.ptr<#ptr.generic_space> -> f32
  return
}

// -----

func.func @x(%v: memref<f32, 0>) {
  // expected-error@+1 {{expected the input and output to have the same memory space}}
  %r = ptr.to_ptr %v : memref<f32, 0> -> !ptr.ptr<#ptr.generic_space>
  return
}

// -----

func.func @x(%v: memref<f32>) {
  // expected-error@+1 {{expected the input and output to have the same memory space}}
  %r = ptr.to_ptr %v : memref<f32> -> !ptr.ptr<#ptr.generic_space>
  return
}

// -----

func.func @x(%v: !ptr.ptr<#ptr.generic_space>) {
  // expected-error@+1 {{the input value cannot be of type `!ptr.ptr`}}
  %r = ptr.to_ptr %v : !ptr.ptr<#ptr.generic_space> -> !ptr.ptr<#ptr.generic_space>
  return
}

// -----

func.func @x(%v: !ptr.ptr<#ptr.generic_space>) {
  // expected-error@+1 {{the result type cannot be `!ptr.ptr`}}
  %r = ptr.from_ptr %v : !ptr.ptr<#ptr.generic_space> -> !ptr.ptr<#ptr.generic_space>
  return
}

// -----

func.func @x(%v: !ptr.ptr<#ptr.generic_space>) {
  // expected-error@+1 {{expected the input and output to have the same memory space}}
  %r = ptr.from_ptr %v : !ptr.ptr<#ptr.generic_space> -> memref<f32>
  return
}

// -----

func.func @x(%v: !ptr.ptr<#ptr.generic_space>) {
  // expected-error@+1 {{custom op 'ptr.from_ptr' invalid kind of type specified}}
  %r = ptr.from_ptr %v : !ptr.ptr<#ptr.generic_space> -> f32
  return
}

// -----

func.func @x(%v: f32) {
  // expected-error@+1 {{custom op 'ptr.to_ptr' invalid kind of type specified}}
  %r = ptr.to_ptr %v : f32 -> !ptr.ptr<#ptr.generic_space>
  return
}

// -----

func.func @x(%v: !ptr.ptr<#ptr.generic_space>, %m: !ptr.ptr_metadata<memref<f32>>) {
  // expected-error@+1 {{'ptr.from_ptr' op failed to verify that metadata type}}
  %r = "ptr.from_ptr"(%v, %m) : (!ptr.ptr<#ptr.generic_space>, !ptr.ptr_metadata<memref<f32>>) -> memref<f32, #ptr.generic_space>
  return
}

// -----

func.func @x(%v: memref<f32>) {
  // expected-error@+1 {{'ptr.get_metadata' op failed to verify that metadata type}}
  %r = "ptr.get_metadata"(%v) : (memref<f32>) -> !ptr.ptr_metadata<memref<i32>>
  return
}

// -----

func.func @x() {
  // expected-error@+1 {{'ptr.type_offset' op result #0 must be signless integer or index, but got 'f32'}}
  %q = ptr.type_offset f32 : f32
  return
}

// -----

func.func @x() {
  // expected-error@+1 {{'ptr.constant' op result #0 must be pointer type, but got 'i32'}}
  %q = ptr.constant 3 : i32
  return
}

// -----

func.func @x() {
  // expected-error@+1 {{'ptr.constant' op failed to verify that all of {value, result} have same type}}
  %q = "ptr.constant"() <{value = #ptr.null : !ptr.ptr<#ptr.generic_space>}> : () -> !ptr.ptr<#llvm.address_space<1>>
  return
}

// -----

func.func @x(%ps: vector<4x!ptr.ptr<#ptr.generic_space>>, %mask: vector<5xi1>, %v: vector<4xf32>) {
  // expected-error@+1 {{'ptr.gather' op failed to verify that result and mask must be compatible}}
  %q = "ptr.gather"(%ps, %mask, %v) : (vector<4x!ptr.ptr<#ptr.generic_space>>, vector<5xi1>, vector<4xf32>) -> vector<4xf32>
  return
}

// -----

func.func @x(%ps: vector<4x!ptr.ptr<#ptr.generic_space>>, %mask: vector<4xi1>, %v: vector<4xf64>) {
  // expected-error@+1 {{'ptr.gather' op failed to verify that all of {result, passthrough} have same type}}
  %q = "ptr.gather"(%ps, %mask, %v) : (vector<4x!ptr.ptr<#ptr.generic_space>>, vector<4xi1>, vector<4xf64>) -> vector<4xf32>
  return
}

// -----

func.func @x(%ps: vector<5x!ptr.ptr<#ptr.generic_space>>, %mask: vector<4xi1>, %v: vector<4xf64>) {
  // expected-error@+1 {{'ptr.gather' op failed to verify that all of {result, ptrs} have same shape}}
  %q = ptr.gather %ps, %mask, %v : vector<5x!ptr.ptr<#ptr.generic_space>> -> vector<4xf64>
  return
}

// -----

func.func @x(%ps: tensor<4x!ptr.ptr<#ptr.generic_space>>, %mask: vector<4xi1>, %v: vector<4xf64>) {
  // expected-error@+1 {{'ptr.gather' op failed to verify that all of {result, ptrs} have same type IDs}}
  %q = ptr.gather %ps, %mask, %v : tensor<4x!ptr.ptr<#ptr.generic_space>> -> vector<4xf64>
  return
}

// -----

func.func @x(%ps: vector<4x!ptr.ptr<#ptr.generic_space>>, %mask: vector<4xi1>, %v: vector<4xf64>) {
  // expected-error@+1 {{alignment must be a power of 2}}
  %q = ptr.gather %ps, %mask, %v alignment = 3 : vector<4x!ptr.ptr<#ptr.generic_space>> -> vector<4xf64>
  return
}

// -----

func.func @x(%ps: vector<2x2x!ptr.ptr<#ptr.generic_space>>, %mask: vector<2x2xi1>, %v: vector<2x2xf64>) {
  // expected-error@+1 {{custom op 'ptr.gather' 'result' must be A shaped type with value semantics and rank. of any type values, but got 'vector<2x2xf64>'}}
  %q = ptr.gather %ps, %mask, %v : vector<2x2x!ptr.ptr<#ptr.generic_space>> -> vector<2x2xf64>
  return
}

// -----

func.func @x(%p: !ptr.ptr<#ptr.generic_space>, %mask: vector<4xi1>, %v: vector<4xf64>) {
  // expected-error@+1 {{'ptr.masked_load' op failed to verify that result and mask must be compatible}}
  %q = "ptr.masked_load"(%p, %mask, %v) : (!ptr.ptr<#ptr.generic_space>, vector<4xi1>, vector<4xf64>) -> vector<5xf64>
  return
}

// -----

func.func @x(%p: !ptr.ptr<#ptr.generic_space>, %mask: vector<4xi1>, %v: vector<4xf64>) {
  // expected-error@+1 {{'ptr.masked_load' op failed to verify that all of {result, passthrough} have same type}}
  %q = "ptr.masked_load"(%p, %mask, %v) : (!ptr.ptr<#ptr.generic_space>, vector<4xi1>, vector<4xf64>) -> vector<4xf32>
  return
}

// -----

func.func @x(%p: !ptr.ptr<#ptr.generic_space>, %mask: vector<4xi1>, %v: vector<5xf64>) {
  // expected-error@+1 {{'ptr.masked_store' op failed to verify that value and mask must be compatible}}
  "ptr.masked_store"(%v, %p, %mask) : (vector<5xf64>, !ptr.ptr<#ptr.generic_space>, vector<4xi1>) -> ()
  return
}

// -----

func.func @x(%ps: vector<4x!ptr.ptr<#ptr.generic_space>>, %mask: vector<4xi1>, %v: vector<5xf64>) {
  // expected-error@+1 {{'ptr.scatter' op failed to verify that value and mask must be compatible}}
  "ptr.scatter"(%v, %ps, %mask) : (vector<5xf64>, vector<4x!ptr.ptr<#ptr.generic_space>>, vector<4xi1>) -> ()
  return
}

// -----

func.func @x(%ps: tensor<4x!ptr.ptr<#ptr.generic_space>>, %mask: vector<4xi1>, %v: vector<4xf64>) {
  // expected-error@+1 {{'ptr.scatter' op failed to verify that all of {value, ptrs} have same type IDs}}
  "ptr.scatter"(%v, %ps, %mask) : (vector<4xf64>, tensor<4x!ptr.ptr<#ptr.generic_space>>, vector<4xi1>) -> ()
  return
}

// -----

func.func @x(%ps: vector<4x!ptr.ptr<#ptr.generic_space>>, %mask: vector<4xi1>, %v: vector<4xf64>) {
  // expected-error@+1 {{alignment must be a power of 2}}
  ptr.scatter %v, %ps, %mask alignment = 6 : vector<4xf64>, vector<4x!ptr.ptr<#ptr.generic_space>>
  return
}

// -----

// expected-note@+1 {{enclosing op with data layout}}
module attributes {dlti.dl_spec = #dlti.dl_spec<!ptr.ptr<#ptr.generic_space> = #ptr.spec<size = 32, abi = 32, preferred = 64>>} {
// expected-error@+1 {{data layout does not combine with layouts of enclosing ops}}
module attributes {dlti.dl_spec = #dlti.dl_spec<!ptr.ptr<#ptr.generic_space> = #ptr.spec<size = 64, abi = 32, preferred = 64>>} {
}
}

// -----

// expected-error@+1 {{data layout specified for a type that does not support it}}
module attributes {dlti.dl_spec = #dlti.dl_spec<!ptr.ptr_metadata<memref<f32>> = #ptr.spec<size = 32, abi = 32, preferred = 64>>} {
}

// -----

func.func @x(%v: !ptr.ptr<#ptr.generic_space>, %m: i32) {
  // expected-error@+1 {{'ptr.from_ptr' op operand #1 must be Pointer metadata type, but got 'i32'}}
  %r = "ptr.from_ptr"(%v, %m) : (!ptr.ptr<#ptr.generic_space>, i32) -> memref<f32, #ptr.generic_space>
  return
}

// -----

func.func @x(%v: !ptr.ptr<#ptr.generic_space>, %m: i32) {
  // expected-error@+1 {{'ptr.from_ptr' op result #0 must be PtrLikeTypeInterface instance, but got 'i32'}}
  %r = "ptr.from_ptr"(%v) : (!ptr.ptr<#ptr.generic_space>) -> i32
  return
}

// -----

func.func @x(%ps: i32, %mask: vector<4xi1>, %v: vector<4xf64>) {
  // expected-error@+1 {{'ptr.scatter' op operand #1 must be A shaped type with value semantics and rank. of pointer type values, but got 'i32'}}
  "ptr.scatter"(%v, %ps, %mask) : (vector<4xf64>, i32, vector<4xi1>) -> ()
  return
}

// -----

func.func @x(%ps: !ptr.ptr<#ptr.generic_space>, %mask: vector<4xi1>, %v: vector<4xf64>) {
  // expected-error@+1 {{'ptr.masked_store' op operand #2 must be A shaped type with value semantics and rank. of 1-bit signless integer values, but got 'vector<4xf64>'}}
  "ptr.masked_store"(%v, %ps, %v) : (vector<4xf64>, !ptr.ptr<#ptr.generic_space>, vector<4xf64>) -> ()
  return
}

// -----

func.func @x(%ps: vector<4x!ptr.ptr<#ptr.generic_space>>, %v: vector<4xf64>) {
  // expected-error@+1 {{'ptr.gather' op operand #1 must be A shaped type with value semantics and rank. of 1-bit signless integer values, but got 'vector<4xf64>'}}
  "ptr.gather"(%ps, %v, %v) : (vector<4x!ptr.ptr<#ptr.generic_space>>, vector<4xf64>, vector<4xf64>) -> vector<4xf64>
  return
}

// -----

func.func @x(%p: !ptr.ptr<#ptr.generic_space>, %m: memref<f32>) {
  %0 = ptr.ptr_diff nuw | nsw %p, %p {a} : !ptr.ptr<#ptr.generic_space> -> i64
  // expected-error@+1 {{expected the input and output to have the same memory space}}
  %t = ptr.to_ptr %m : memref<f32> -> <#ptr.generic_space>
  return
}

// -----

func.func @x(%p: !ptr.ptr<#ptr.generic_space>, %v: f32) {
  // expected-error@+1 {{expected non-function type}}
  %0 = ptr.ptr_diff none %p, %p {a} : <#ptr.generic_space> -> i64
  return
}

// -----

func.func @x(%p: !ptr.ptr<#ptr.generic_space>, %v: f32) {
  ptr.store %v, %p invariant_group alignment = 4 nontemporal {a}: f32, !ptr.ptr<#ptr.generic_space>
  // expected-error@+1 {{custom op 'ptr.store' `alignment` clause can appear at most once in the expansion of the oilist directive}}
  ptr.store %v, %p alignment = 4 alignment = 4 nontemporal {a}: f32, !ptr.ptr<#ptr.generic_space>
  return
}

// -----

func.func @x() {
  %0 = ptr.constant #ptr.null
  // expected-error@+1 {{expected a trailing type}}
  return
}

// -----

func.func @x(%m: tensor<?x!ptr.ptr<#ptr.generic_space>>, %i: tensor<?xi32>, %j: tensor<4xi32>, %vm: vector<[4]x!ptr.ptr<#ptr.generic_space>>, %k: tensor<2x2xindex>, %p: !ptr.ptr<#ptr.generic_space>) {
  %0 = ptr.ptr_add %m, %i : tensor<?x!ptr.ptr<#ptr.generic_space>>, tensor<?xi32>
  %2 = ptr.ptr_add %p, %k : !ptr.ptr<#ptr.generic_space>, tensor<2x2xindex>
  %3 = ptr.ptr_diff %vm, %vm : vector<[4]x!ptr.ptr<#ptr.generic_space>> -> vector<[4]xi32>
  // expected-error@+1 {{shapes of base and offset must match}}
  %1 = ptr.ptr_add %m, %j : tensor<?x!ptr.ptr<#ptr.generic_space>>, tensor<4xi32>
  return
}

// -----

// expected-note@+1 {{enclosing op with data layout}}
module attributes {dlti.dl_spec = #dlti.dl_spec<!ptr.ptr<#ptr.generic_space> = #ptr.spec<size = 32, abi = 32, preferred = 64>>} {
// expected-error@+1 {{data layout does not combine with layouts of enclosing ops}}
module attributes {dlti.dl_spec = #dlti.dl_spec<!ptr.ptr<#ptr.generic_space> = #ptr.spec<size = 32, abi = 16, preferred = 64>>} {
}
}

// -----

// expected-note@+1 {{enclosing op with data layout}}
module attributes {dlti.dl_spec = #dlti.dl_spec<!ptr.ptr<#ptr.generic_space> = #ptr.spec<size = 32, abi = 32, preferred = 64>>} {
// expected-error@+1 {{data layout does not combine with layouts of enclosing ops}}
module attributes {dlti.dl_spec = #dlti.dl_spec<!ptr.ptr<#ptr.generic_space> = #ptr.spec<size = 32, abi = 64, preferred = 64>>} {
}
}

// -----

// expected-error@+1 {{expected layout attribute for '!ptr.ptr<#ptr.generic_space>' to be a #ptr.spec attribute}}
module attributes {dlti.dl_spec = #dlti.dl_spec<!ptr.ptr<#ptr.generic_space> = dense<32>: vector<3xi64>>} {
}

// -----

// expected-error@+1 {{index entry must be divisible by 8}}
"t.x"() {a = #ptr.spec<size = 32, abi = 32, preferred = 64, index = 12>} : () -> ()

// -----

// expected-error@+1 {{size entry must be divisible by 8}}
"t.x"() {a = #ptr.spec<size = 31, abi = 32, preferred = 64, index = 12>} : () -> ()

// -----

// expected-error@+1 {{abi entry must be divisible by 8}}
"t.x"() {a = #ptr.spec<size = 32, abi = 65, preferred = 64, index = 16>} : () -> ()

// -----

// expected-error@+1 {{preferred alignment is expected to be at least as large as ABI alignment}}
"t.x"() {a = #ptr.spec<size = 32, abi = 64, preferred = 32, index = 16>} : () -> ()

// -----

// expected-error@+1 {{preferred entry must be divisible by 8}}
"t.x"() {a = #ptr.spec<size = 32, abi = 64, preferred = 33, index = 16>} : () -> ()

// -----

// expected-error@+1 {{struct is missing required parameter: abi}}
"t.x"() {a = #ptr.spec<size = 32, preferred = 32>} : () -> ()

// -----

// expected-error@+2 {{invalid kind of type specified}}
// expected-error@+1 {{failed to parse Ptr_PtrMetadata parameter 'type' which is to be a `PtrLikeTypeInterface`}}
"t.x"() {a = !ptr.ptr_metadata<f32>} : () -> ()

// -----

// expected-error@+1 {{the ptr-like type has no metadata}}
"t.x"() {a = !ptr.ptr_metadata<!ptr.ptr<#ptr.generic_space>>} : () -> ()

// -----

// expected-error@+2 {{invalid kind of attribute specified}}
// expected-error@+1 {{failed to parse Ptr_PtrType parameter 'memorySpace' which is to be a `MemorySpaceAttrInterface`}}
"t.x"() {a = !ptr.ptr<1>} : () -> ()

// -----

// expected-error@+1 {{expected '<'}}
"t.x"() {a = !ptr.ptr} : () -> ()

// -----

// expected-error@+1 {{expected a trailing type}}
"t.x"() {a = #ptr.null} : () -> ()

// -----

// expected-error@+1 {{invalid kind of type specified}}
"t.x"() {a = #ptr.null : i32} : () -> ()

// -----

// expected-error@+2 {{invalid kind of attribute specified}}
// expected-error@+1 {{failed to parse Ptr_PtrType parameter 'memorySpace' which is to be a `MemorySpaceAttrInterface`}}
"t.x"() {a = !ptr.ptr<#gpu.address_space<global>>} : () -> ()

// -----

// expected-error@+1 {{unknown  type `foo` in dialect `ptr`}}
"t.x"() {a = !ptr.foo} : () -> ()

// -----

// expected-error@+1 {{unknown attribute `foo` in dialect `ptr`}}
"t.x"() {a = #ptr.foo} : () -> ()

// -----

// expected-error@+2 {{invalid kind of attribute specified}}
// expected-error@+1 {{failed to parse Ptr_PtrType parameter 'memorySpace' which is to be a `MemorySpaceAttrInterface`}}
"t.x"() {a = !ptr.ptr<#foo.x>} : () -> ()

// -----

// expected-error@+2 {{invalid kind of type specified}}
// expected-error@+1 {{failed to parse Ptr_PtrMetadata parameter 'type' which is to be a `PtrLikeTypeInterface`}}
"t.x"() {a = !ptr.ptr_metadata<tensor<f32>>} : () -> ()

// -----

// expected-error@+2 {{invalid kind of type specified}}
// expected-error@+1 {{failed to parse Ptr_PtrMetadata parameter 'type' which is to be a `PtrLikeTypeInterface`}}
"t.x"() {a = !ptr.ptr_metadata<!llvm.ptr>} : () -> ()
