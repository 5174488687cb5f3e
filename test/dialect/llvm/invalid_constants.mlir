// RUN: mlcc-opt %s -split-input-file -verify-diagnostics -allow-unregistered-dialect
// RUN: %if mlir-22 %{ mlir-opt-22 %s -split-input-file -verify-diagnostics -allow-unregistered-dialect %}

// What the verifier finds wrong with constants and addresses of globals.

// llvm.mlir.constant

llvm.func @f() {
  // expected-error@+1 {{'llvm.mlir.constant' op result #0 must be LLVM dialect-compatible type, but got 'index'}}
  %x = llvm.mlir.constant(1 : index) : index
  llvm.return
}

// -----

llvm.func @f() {
  // expected-error@+1 {{'llvm.mlir.constant' op expected integer type}}
  %x = llvm.mlir.constant(1 : i32) : f32
  llvm.return
}

// -----

llvm.func @f() {
  // expected-error@+1 {{'llvm.mlir.constant' op attribute and type have different float semantics}}
  %x = llvm.mlir.constant(1.0 : f64) : f32
  llvm.return
}

// -----

llvm.func @f() {
  // expected-error@+1 {{'llvm.mlir.constant' op expected array type of 3 i8 elements for the string constant}}
  %x = llvm.mlir.constant("abc") : i32
  llvm.return
}

// -----

llvm.func @f() {
  // expected-error@+1 {{'llvm.mlir.constant' op expected array type of 3 i8 elements for the string constant}}
  %x = llvm.mlir.constant("abc") : !llvm.array<4 x i8>
  llvm.return
}

// -----

llvm.func @f() {
  // expected-error@+1 {{'llvm.mlir.constant' op expected array type of 3 i8 elements for the string constant}}
  %x = llvm.mlir.constant("abc") : !llvm.array<3 x i32>
  llvm.return
}

// -----

llvm.func @f() {
  // expected-error@+1 {{'llvm.mlir.constant' op type and attribute have a different number of elements: 3 vs. 2}}
  %x = llvm.mlir.constant(dense<1> : vector<2xi32>) : vector<3xi32>
  llvm.return
}

// -----

llvm.func @f() {
  // expected-error@+1 {{'llvm.mlir.constant' op expected integer element type for integer elements attribute}}
  %x = llvm.mlir.constant(dense<1> : vector<2xi32>) : vector<2xf32>
  llvm.return
}

// -----

llvm.func @f() {
  // expected-error@+1 {{'llvm.mlir.constant' op attribute and type have different float semantics}}
  %x = llvm.mlir.constant(dense<1.0> : vector<2xf32>) : vector<2xf64>
  llvm.return
}

// -----

llvm.func @f() {
  // expected-error@+1 {{'llvm.mlir.constant' op type and attribute have a different number of elements: 8 vs. 6}}
  %x = llvm.mlir.constant(dense<1> : tensor<2x3xi32>) : !llvm.array<2 x array<4 x i32>>
  llvm.return
}

// -----

llvm.func @f() {
  // expected-error@+1 {{'llvm.mlir.constant' op expected vector or array type}}
  %x = llvm.mlir.constant(dense<1> : tensor<2xi32>) : i32
  llvm.return
}

// -----

llvm.func @f() {
  // expected-error@+1 {{'llvm.mlir.constant' op scalable vector type requires a splat attribute}}
  %x = llvm.mlir.constant(dense<[1,2]> : vector<[2]xi32>) : vector<[2]xi32>
  llvm.return
}

// -----

llvm.func @f() {
  // expected-error@+1 {{'llvm.mlir.constant' op scalable vector type requires a splat attribute}}
  %x = llvm.mlir.constant(dense<[1,2]> : vector<2xi32>) : vector<[2]xi32>
  llvm.return
}

// -----

llvm.func @f() {
  // expected-error@+1 {{'llvm.mlir.constant' op struct element at index 1 is of wrong type}}
  %x = llvm.mlir.constant([1 : i32, 2.0 : f32]) : !llvm.struct<(i32, i32)>
  llvm.return
}

// -----

llvm.func @f() {
  // expected-error@+1 {{'llvm.mlir.constant' op expected array attribute of size 2}}
  %x = llvm.mlir.constant([1 : i32]) : !llvm.struct<(i32, i32)>
  llvm.return
}

// -----

llvm.func @f() {
  // expected-error@+1 {{'llvm.mlir.constant' op expected array attribute for struct type}}
  %x = llvm.mlir.constant(1 : i32) : !llvm.struct<(i32, i32)>
  llvm.return
}

// -----

llvm.func @f() {
  // expected-error@+1 {{'llvm.mlir.constant' op expected element of array attribute to be floating point or integer}}
  %x = llvm.mlir.constant([1 : i32, "a"]) : !llvm.struct<(i32, i32)>
  llvm.return
}

// -----

llvm.func @f() {
  // expected-error@+1 {{'llvm.mlir.constant' op struct element at index 1 is of wrong type}}
  %x = llvm.mlir.constant([1 : i32, 1 : i64]) : !llvm.struct<(i32, i32)>
  llvm.return
}

// -----

llvm.func @f() {
  // expected-error@+1 {{'llvm.mlir.constant' op struct element at index 1 is of wrong type}}
  %x = llvm.mlir.constant([1.0 : f32, 1.0 : f64]) : !llvm.struct<(f32, f32)>
  llvm.return
}

// -----

llvm.func @f() {
  // expected-error@+1 {{'llvm.mlir.constant' op expected struct element types to be floating point type or integer type}}
  %x = llvm.mlir.constant([1.0 : f32, 1 : i32]) : !llvm.struct<(f32, ptr)>
  llvm.return
}

// -----

llvm.func @f() {
  // expected-error@+1 {{'llvm.mlir.constant' op for array with an array attribute must have a struct element type}}
  %x = llvm.mlir.constant([1 : i32, 2 : i32]) : !llvm.array<2 x i32>
  llvm.return
}

// -----

llvm.func @f() {
  // expected-error@+1 {{'llvm.mlir.constant' op array attribute size does not match array type size in dimension 0: 2 vs. 3}}
  %x = llvm.mlir.constant([1 : i32, 2 : i32]) : !llvm.array<3 x i32>
  llvm.return
}

// -----

llvm.func @f() {
  // expected-error@+1 {{'llvm.mlir.constant' op expected array or struct type for array attribute}}
  %x = llvm.mlir.constant([1 : i32, 2 : i32]) : vector<2xi32>
  llvm.return
}

// -----

llvm.func @f() {
  // expected-error@+1 {{'llvm.mlir.constant' op nested array attribute size for struct element at index 0 must match struct size: 1 vs. 2}}
  %x = llvm.mlir.constant([[1 : i32], #llvm.zero]) : !llvm.array<2 x struct<(i32, f32)>>
  llvm.return
}

// -----

llvm.func @f() {
  // expected-error@+1 {{'llvm.mlir.constant' op nested attribute for struct element at index 1 must be a zero, or undef, or array attribute}}
  %x = llvm.mlir.constant([[1 : i32, 2.0 : f32], 3 : i32]) : !llvm.array<2 x struct<(i32, f32)>>
  llvm.return
}

// -----

llvm.func @f() {
  // expected-error@+1 {{'llvm.mlir.constant' op nested attribute for struct element at index 0 must be a zero, or undef, or array attribute}}
  %x = llvm.mlir.constant([#llvm.poison, #llvm.undef]) : !llvm.array<2 x struct<(i32, f32)>>
  llvm.return
}

// -----

llvm.func @f() {
  // expected-error@+1 {{'llvm.mlir.constant' op array attribute size does not match array type size in dimension 1: 2 vs. 1}}
  %x = llvm.mlir.constant([[[1 : i32, 2.0 : f32]], [#llvm.undef, #llvm.undef]]) : !llvm.array<2 x array<1 x struct<(i32, f32)>>>
  llvm.return
}

// -----

llvm.func @f() {
  // expected-error@+1 {{'llvm.mlir.constant' op nested attribute for sub-array in dimension 0 at index 1 must be a zero, or undef, or array attribute}}
  %x = llvm.mlir.constant([[[1 : i32, 2.0 : f32]], 1 : i32]) : !llvm.array<2 x array<1 x struct<(i32, f32)>>>
  llvm.return
}

// -----

llvm.func @f() {
  // expected-error@+1 {{'llvm.mlir.constant' op only supports integer, float, string or elements attributes}}
  %x = llvm.mlir.constant(@f::@g) : !llvm.ptr
  llvm.return
}

// -----

llvm.func @f() {
  // expected-error@+1 {{'llvm.mlir.constant' op only supports integer, float, string or elements attributes}}
  %x = llvm.mlir.constant(unit) : i32
  llvm.return
}

// -----

llvm.func @f() {
  // expected-error@+1 {{'llvm.mlir.constant' op only supports integer, float, string or elements attributes}}
  %x = llvm.mlir.constant(#llvm.zero) : i32
  llvm.return
}

// -----

llvm.func @f() {
  // expected-error@+1 {{'llvm.mlir.constant' op does not support target extension type.}}
  %x = llvm.mlir.constant(1 : i32) : !llvm.target<"spirv.Event">
  llvm.return
}

// -----

llvm.func @f() {
  // expected-error@+1 {{'llvm.mlir.constant' op result #0 must be LLVM dialect-compatible type, but got 'f8E4M3FN'}}
  %x = llvm.mlir.constant(1 : i8) : f8E4M3FN
  llvm.return
}

// -----

llvm.func @f() {
  // expected-error@+1 {{'llvm.mlir.constant' op result #0 must be LLVM dialect-compatible type, but got 'f8E4M3FN'}}
  %x = llvm.mlir.constant(1.0 : f8E4M3FN) : f8E4M3FN
  llvm.return
}

// -----

llvm.func @f() {
  // expected-error@+1 {{'llvm.mlir.constant' op expected integer type}}
  %x = llvm.mlir.constant(1 : i64) : !llvm.ptr
  llvm.return
}

// -----

llvm.func @f() {
  // expected-error@+1 {{'llvm.mlir.constant' op expected integer type}}
  %x = llvm.mlir.constant(1 : i64) : vector<2xi64>
  llvm.return
}

// -----

llvm.func @f() {
  // expected-error@+1 {{'llvm.mlir.constant' op expected integer type}}
  %x = llvm.mlir.constant(1 : i64) : !llvm.array<2 x i64>
  llvm.return
}

// -----

llvm.func @f() {
  // expected-error@+1 {{'llvm.mlir.constant' op attribute and type have different float semantics}}
  %x = llvm.mlir.constant(1.0 : f64) : !llvm.ppc_fp128
  llvm.return
}

// -----

llvm.func @f() {
  // expected-error@+1 {{'llvm.mlir.constant' op type and attribute have a different number of elements: 3 vs. 2}}
  %x = llvm.mlir.constant(dense_resource<a> : tensor<2xi32>) : !llvm.array<3 x i32>
  llvm.return
}

// -----

llvm.func @f() {
  // expected-error@+1 {{'llvm.mlir.constant' op only supports integer, float, string or elements attributes}}
  %x = llvm.mlir.constant(array<i32: 1, 2>) : !llvm.array<2 x i32>
  llvm.return
}

// -----

// llvm.mlir.zero

llvm.func @f() {
  // expected-error@+1 {{'llvm.mlir.zero' op target extension type does not support zero-initializer}}
  %x = llvm.mlir.zero : !llvm.target<"foo">
  llvm.return
}

// -----

// llvm.mlir.undef

llvm.func @f() {
  // expected-error@+1 {{'llvm.mlir.undef' op result #0 must be LLVM dialect-compatible type, but got 'index'}}
  %x = llvm.mlir.undef : index
  llvm.return
}

// -----

// llvm.mlir.addressof

llvm.func @f() {
  // expected-error@+1 {{'llvm.mlir.addressof' op must reference a global defined by 'llvm.mlir.global', 'llvm.mlir.alias' or 'llvm.func' or 'llvm.mlir.ifunc'}}
  %x = llvm.mlir.addressof @nope : !llvm.ptr
  llvm.return
}

// -----

llvm.mlir.global external @g() : i32

llvm.func @f() {
  // expected-error@+1 {{'llvm.mlir.addressof' op pointer address space must match address space of the referenced global or alias}}
  %x = llvm.mlir.addressof @g : !llvm.ptr<1>
  llvm.return
}

// -----

llvm.comdat @cd {
  llvm.comdat_selector @any any
}

llvm.func @f() {
  // expected-error@+1 {{'llvm.mlir.addressof' op must reference a global defined by 'llvm.mlir.global', 'llvm.mlir.alias' or 'llvm.func' or 'llvm.mlir.ifunc'}}
  %x = llvm.mlir.addressof @cd : !llvm.ptr
  llvm.return
}

// -----

// llvm.dso_local_equivalent

llvm.mlir.global external @g() : i32

llvm.func @f() {
  // expected-error@+1 {{'llvm.dso_local_equivalent' op must reference a global defined by 'llvm.func' or 'llvm.mlir.alias'}}
  %x = llvm.dso_local_equivalent @g : !llvm.ptr
  llvm.return
}

// -----

llvm.func @f() {
  // expected-error@+1 {{'llvm.dso_local_equivalent' op must reference a global defined by 'llvm.func' or 'llvm.mlir.alias'}}
  %x = llvm.dso_local_equivalent @nope : !llvm.ptr
  llvm.return
}

// -----

llvm.func extern_weak @ew(i32)

llvm.func @f() {
  // expected-error@+1 {{'llvm.dso_local_equivalent' op target function with 'extern_weak' linkage not allowed}}
  %x = llvm.dso_local_equivalent @ew : !llvm.ptr
  llvm.return
}

// -----

llvm.mlir.global external @g() : i32
llvm.mlir.alias external @al : i32 {
  %0 = llvm.mlir.addressof @g : !llvm.ptr
  llvm.return %0 : !llvm.ptr
}

llvm.func @f() {
  // expected-error@+1 {{'llvm.dso_local_equivalent' op must reference an alias to a function}}
  %x = llvm.dso_local_equivalent @al : !llvm.ptr
  llvm.return
}
