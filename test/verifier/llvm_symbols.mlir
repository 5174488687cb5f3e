// What the verifier says of constants, globals, calls and the like of the llvm
// dialect, a piece for each side of its conditions; without an error, none.

// RUN: %mlcc-opt %s -std=mlir22 -split-input-file -verify-diagnostics -allow-unregistered-dialect
// RUN: %if mlir-22 %{ mlir-opt-22 %s -split-input-file -verify-diagnostics -allow-unregistered-dialect %}

llvm.func @constant0() -> i32 {
  %0 = llvm.mlir.constant(1 : i32) : i32
  llvm.return %0 : i32
}


// -----

llvm.func @constant1() -> i64 {
  %0 = llvm.mlir.constant(1 : i32) : i64
  llvm.return %0 : i64
}


// -----

llvm.func @constant2() -> f32 {
// expected-error@+1 {{'llvm.mlir.constant' op expected integer type}}
  %0 = llvm.mlir.constant(1 : i32) : f32
  llvm.return %0 : f32
}


// -----

llvm.func @constant3() -> f32 {
  %0 = llvm.mlir.constant(1.0 : f32) : f32
  llvm.return %0 : f32
}


// -----

llvm.func @constant4() -> i32 {
  %0 = llvm.mlir.constant(1.0 : f32) : i32
  llvm.return %0 : i32
}


// -----

llvm.func @constant5() -> i16 {
// expected-error@+1 {{'llvm.mlir.constant' op expected integer type of width 32}}
  %0 = llvm.mlir.constant(1.0 : f32) : i16
  llvm.return %0 : i16
}


// -----

llvm.func @constant6() -> f32 {
// expected-error@+1 {{'llvm.mlir.constant' op attribute and type have different float semantics}}
  %0 = llvm.mlir.constant(1.0 : f64) : f32
  llvm.return %0 : f32
}


// -----

llvm.func @constant7() -> i16 {
  %0 = llvm.mlir.constant(1.0 : bf16) : i16
  llvm.return %0 : i16
}


// -----

llvm.func @constant8() -> !llvm.array<2 x i8> {
  %0 = llvm.mlir.constant("ab") : !llvm.array<2 x i8>
  llvm.return %0 : !llvm.array<2 x i8>
}


// -----

llvm.func @constant9() -> !llvm.array<2 x i8> {
// expected-error@+1 {{'llvm.mlir.constant' op expected array type of 3 i8 elements for the string constant}}
  %0 = llvm.mlir.constant("abc") : !llvm.array<2 x i8>
  llvm.return %0 : !llvm.array<2 x i8>
}


// -----

llvm.func @constant10() -> !llvm.array<2 x i16> {
// expected-error@+1 {{'llvm.mlir.constant' op expected array type of 2 i8 elements for the string constant}}
  %0 = llvm.mlir.constant("ab") : !llvm.array<2 x i16>
  llvm.return %0 : !llvm.array<2 x i16>
}


// -----

llvm.func @constant11() -> i16 {
// expected-error@+1 {{'llvm.mlir.constant' op expected array type of 2 i8 elements for the string constant}}
  %0 = llvm.mlir.constant("ab") : i16
  llvm.return %0 : i16
}


// -----

llvm.func @constant12() -> !llvm.ptr {
// expected-error@+1 {{'llvm.mlir.constant' op expected array type of 2 i8 elements for the string constant}}
  %0 = llvm.mlir.constant("ab") : !llvm.ptr
  llvm.return %0 : !llvm.ptr
}


// -----

llvm.func @constant13() -> vector<2xi32> {
  %0 = llvm.mlir.constant(dense<1> : vector<2xi32>) : vector<2xi32>
  llvm.return %0 : vector<2xi32>
}


// -----

llvm.func @constant14() -> vector<3xi32> {
// expected-error@+1 {{'llvm.mlir.constant' op type and attribute have a different number of elements: 3 vs. 2}}
  %0 = llvm.mlir.constant(dense<1> : vector<2xi32>) : vector<3xi32>
  llvm.return %0 : vector<3xi32>
}


// -----

llvm.func @constant15() -> !llvm.array<2 x i32> {
  %0 = llvm.mlir.constant(dense<1> : vector<2xi32>) : !llvm.array<2 x i32>
  llvm.return %0 : !llvm.array<2 x i32>
}


// -----

llvm.func @constant16() -> !llvm.array<3 x i32> {
// expected-error@+1 {{'llvm.mlir.constant' op type and attribute have a different number of elements: 3 vs. 2}}
  %0 = llvm.mlir.constant(dense<1> : vector<2xi32>) : !llvm.array<3 x i32>
  llvm.return %0 : !llvm.array<3 x i32>
}


// -----

llvm.func @constant17() -> !llvm.array<2 x i64> {
  %0 = llvm.mlir.constant(dense<1> : vector<2xi32>) : !llvm.array<2 x i64>
  llvm.return %0 : !llvm.array<2 x i64>
}


// -----

llvm.func @constant18() -> !llvm.array<2 x array<3 x i32>> {
  %0 = llvm.mlir.constant(dense<1> : tensor<2x3xi32>) : !llvm.array<2 x array<3 x i32>>
  llvm.return %0 : !llvm.array<2 x array<3 x i32>>
}


// -----

llvm.func @constant19() -> !llvm.array<3 x array<2 x i32>> {
  %0 = llvm.mlir.constant(dense<1> : tensor<2x3xi32>) : !llvm.array<3 x array<2 x i32>>
  llvm.return %0 : !llvm.array<3 x array<2 x i32>>
}


// -----

llvm.func @constant20() -> !llvm.array<2 x vector<3xi32>> {
  %0 = llvm.mlir.constant(dense<1> : tensor<2x3xi32>) : !llvm.array<2 x vector<3xi32>>
  llvm.return %0 : !llvm.array<2 x vector<3xi32>>
}


// -----

llvm.func @constant21() -> !llvm.array<2 x array<3 x i32>> {
  %0 = llvm.mlir.constant(dense<1> : tensor<6xi32>) : !llvm.array<2 x array<3 x i32>>
  llvm.return %0 : !llvm.array<2 x array<3 x i32>>
}


// -----

llvm.func @constant22() -> vector<[2]xi32> {
  %0 = llvm.mlir.constant(dense<1> : vector<[2]xi32>) : vector<[2]xi32>
  llvm.return %0 : vector<[2]xi32>
}


// -----

llvm.func @constant23() -> vector<[2]xi32> {
// expected-error@+1 {{'llvm.mlir.constant' op scalable vector type requires a splat attribute}}
  %0 = llvm.mlir.constant(dense<[1, 2]> : vector<2xi32>) : vector<[2]xi32>
  llvm.return %0 : vector<[2]xi32>
}


// -----

llvm.func @constant24() -> vector<[2]xi32> {
  %0 = llvm.mlir.constant(dense<1> : vector<2xi32>) : vector<[2]xi32>
  llvm.return %0 : vector<[2]xi32>
}


// -----

llvm.func @constant25() -> i32 {
// expected-error@+1 {{'llvm.mlir.constant' op expected vector or array type}}
  %0 = llvm.mlir.constant(dense<1> : vector<2xi32>) : i32
  llvm.return %0 : i32
}


// -----

llvm.func @constant26() -> vector<2xi32> {
  %0 = llvm.mlir.constant(dense<1.0> : vector<2xf32>) : vector<2xi32>
  llvm.return %0 : vector<2xi32>
}


// -----

llvm.func @constant27() -> vector<2xi32> {
  %0 = llvm.mlir.constant(sparse<[[0]], [1]> : vector<2xi32>) : vector<2xi32>
  llvm.return %0 : vector<2xi32>
}


// -----

llvm.func @constant28() -> !llvm.struct<(i32, f32)> {
  %0 = llvm.mlir.constant([1 : i32, 2.0 : f32]) : !llvm.struct<(i32, f32)>
  llvm.return %0 : !llvm.struct<(i32, f32)>
}


// -----

llvm.func @constant29() -> !llvm.struct<(i32, f32)> {
// expected-error@+1 {{'llvm.mlir.constant' op struct element at index 1 is of wrong type}}
  %0 = llvm.mlir.constant([1 : i32, 2 : i32]) : !llvm.struct<(i32, f32)>
  llvm.return %0 : !llvm.struct<(i32, f32)>
}


// -----

llvm.func @constant30() -> !llvm.struct<(i32, f32)> {
// expected-error@+1 {{'llvm.mlir.constant' op expected array attribute of size 2}}
  %0 = llvm.mlir.constant([1 : i32]) : !llvm.struct<(i32, f32)>
  llvm.return %0 : !llvm.struct<(i32, f32)>
}


// -----

llvm.func @constant31() -> !llvm.struct<(i32, f32)> {
// expected-error@+1 {{'llvm.mlir.constant' op struct element at index 1 is of wrong type}}
  %0 = llvm.mlir.constant([1 : i32, 2.0 : f64]) : !llvm.struct<(i32, f32)>
  llvm.return %0 : !llvm.struct<(i32, f32)>
}


// -----

llvm.func @constant32() -> !llvm.array<2 x i32> {
// expected-error@+1 {{'llvm.mlir.constant' op for array with an array attribute must have a struct element type}}
  %0 = llvm.mlir.constant([1 : i32, 2 : i32]) : !llvm.array<2 x i32>
  llvm.return %0 : !llvm.array<2 x i32>
}


// -----

llvm.func @constant33() -> !llvm.array<3 x i32> {
// expected-error@+1 {{'llvm.mlir.constant' op array attribute size does not match array type size in dimension 0: 2 vs. 3}}
  %0 = llvm.mlir.constant([1 : i32, 2 : i32]) : !llvm.array<3 x i32>
  llvm.return %0 : !llvm.array<3 x i32>
}


// -----

llvm.func @constant34() -> !llvm.array<2 x i32> {
// expected-error@+1 {{'llvm.mlir.constant' op for array with an array attribute must have a struct element type}}
  %0 = llvm.mlir.constant([1 : i32, 2.0 : f32]) : !llvm.array<2 x i32>
  llvm.return %0 : !llvm.array<2 x i32>
}


// -----

llvm.func @constant35() -> i32 {
// expected-error@+1 {{'llvm.mlir.constant' op expected array or struct type for array attribute}}
  %0 = llvm.mlir.constant([1 : i32, 2 : i32]) : i32
  llvm.return %0 : i32
}


// -----

llvm.func @constant36() -> !llvm.struct<(i32, i32, i32)> {
// expected-error@+1 {{'llvm.mlir.constant' op expected array attribute of size 3}}
  %0 = llvm.mlir.constant([1 : i32, 2 : i32]) : !llvm.struct<(i32, i32, i32)>
  llvm.return %0 : !llvm.struct<(i32, i32, i32)>
}


// -----

llvm.func @constant37() -> !llvm.array<2 x i32> {
// expected-error@+1 {{'llvm.mlir.constant' op for array with an array attribute must have a struct element type}}
  %0 = llvm.mlir.constant([#llvm.zero, 1 : i32]) : !llvm.array<2 x i32>
  llvm.return %0 : !llvm.array<2 x i32>
}


// -----

llvm.func @constant38() -> !llvm.array<2 x ptr> {
// expected-error@+1 {{'llvm.mlir.constant' op for array with an array attribute must have a struct element type}}
  %0 = llvm.mlir.constant([#llvm.undef, #llvm.poison]) : !llvm.array<2 x ptr>
  llvm.return %0 : !llvm.array<2 x ptr>
}


// -----

llvm.func @constant39() -> !llvm.array<2 x array<2 x i32>> {
// expected-error@+1 {{'llvm.mlir.constant' op for array with an array attribute must have a struct element type}}
  %0 = llvm.mlir.constant([[1 : i32, 2 : i32], [3 : i32, 4 : i32]]) : !llvm.array<2 x array<2 x i32>>
  llvm.return %0 : !llvm.array<2 x array<2 x i32>>
}


// -----

llvm.func @constant40() -> !llvm.array<2 x array<2 x i32>> {
// expected-error@+1 {{'llvm.mlir.constant' op array attribute size does not match array type size in dimension 1: 1 vs. 2}}
  %0 = llvm.mlir.constant([[1 : i32], [3 : i32, 4 : i32]]) : !llvm.array<2 x array<2 x i32>>
  llvm.return %0 : !llvm.array<2 x array<2 x i32>>
}


// -----

llvm.func @constant41() -> !llvm.array<2 x array<2 x i32>> {
// expected-error@+1 {{'llvm.mlir.constant' op nested attribute for sub-array in dimension 0 at index 0 must be a zero, or undef, or array attribute}}
  %0 = llvm.mlir.constant([1 : i32, [3 : i32, 4 : i32]]) : !llvm.array<2 x array<2 x i32>>
  llvm.return %0 : !llvm.array<2 x array<2 x i32>>
}


// -----

llvm.func @constant42() -> !llvm.array<2 x array<2 x i32>> {
// expected-error@+1 {{'llvm.mlir.constant' op nested attribute for sub-array in dimension 0 at index 0 must be a zero, or undef, or array attribute}}
  %0 = llvm.mlir.constant([dense<1> : tensor<2xi32>, dense<2> : tensor<2xi32>]) : !llvm.array<2 x array<2 x i32>>
  llvm.return %0 : !llvm.array<2 x array<2 x i32>>
}


// -----

llvm.func @constant43() -> !llvm.array<2 x array<2 x i32>> {
// expected-error@+1 {{'llvm.mlir.constant' op nested attribute for sub-array in dimension 0 at index 0 must be a zero, or undef, or array attribute}}
  %0 = llvm.mlir.constant([dense<1> : tensor<3xi32>, dense<2> : tensor<2xi32>]) : !llvm.array<2 x array<2 x i32>>
  llvm.return %0 : !llvm.array<2 x array<2 x i32>>
}


// -----

llvm.func @constant44() -> i32 {
// expected-error@+1 {{'llvm.mlir.constant' op only supports integer, float, string or elements attributes}}
  %0 = llvm.mlir.constant(unit) : i32
  llvm.return %0 : i32
}


// -----

llvm.func @constant45() -> !llvm.ptr {
// expected-error@+1 {{'llvm.mlir.constant' op only supports integer, float, string or elements attributes}}
  %0 = llvm.mlir.constant(@g) : !llvm.ptr
  llvm.return %0 : !llvm.ptr
}


// -----

llvm.func @constant46() -> i32 {
// expected-error@+1 {{'llvm.mlir.constant' op only supports integer, float, string or elements attributes}}
  %0 = llvm.mlir.constant(i32) : i32
  llvm.return %0 : i32
}


// -----

llvm.func @constant47() -> i1 {
  %0 = llvm.mlir.constant(true) : i1
  llvm.return %0 : i1
}


// -----

llvm.func @constant48() -> i64 {
  %0 = llvm.mlir.constant(1 : index) : i64
  llvm.return %0 : i64
}


// -----

llvm.func @constant49() -> i32 {
  %0 = llvm.mlir.constant(1 : index) : i32
  llvm.return %0 : i32
}


// -----

llvm.func @constant50() -> vector<2xi32> {
// expected-error@+1 {{'llvm.mlir.constant' op expected integer type}}
  %0 = llvm.mlir.constant(1 : i32) : vector<2xi32>
  llvm.return %0 : vector<2xi32>
}


// -----

llvm.func @constant51() -> i32 {
// expected-error@+1 {{'llvm.mlir.constant' op only supports integer, float, string or elements attributes}}
  %0 = llvm.mlir.constant(#llvm.zero) : i32
  llvm.return %0 : i32
}


// -----

llvm.func @constant52() -> !llvm.struct<(i32)> {
// expected-error@+1 {{'llvm.mlir.constant' op expected array attribute for struct type}}
  %0 = llvm.mlir.constant(#llvm.undef) : !llvm.struct<(i32)>
  llvm.return %0 : !llvm.struct<(i32)>
}


// -----

llvm.func @constant53() -> i8 {
// expected-error@+1 {{'llvm.mlir.constant' op only supports integer, float, string or elements attributes}}
  %0 = llvm.mlir.constant(#llvm.poison) : i8
  llvm.return %0 : i8
}


// -----

llvm.func @constant54() -> !llvm.ptr {
// expected-error@+1 {{'llvm.mlir.constant' op expected integer type}}
  %0 = llvm.mlir.constant(1 : i32) : !llvm.ptr
  llvm.return %0 : !llvm.ptr
}


// -----

llvm.func @constant55() -> f80 {
  %0 = llvm.mlir.constant(1.0 : f80) : f80
  llvm.return %0 : f80
}


// -----

llvm.func @constant56() -> i80 {
  %0 = llvm.mlir.constant(1.0 : f80) : i80
  llvm.return %0 : i80
}


// -----

llvm.func @constant57() -> i8 {
  %0 = llvm.mlir.constant(1.0 : f8E4M3FN) : i8
  llvm.return %0 : i8
}


// -----

llvm.func @constant58() -> f32 {
// expected-error@+1 {{'llvm.mlir.constant' op attribute and type have different float semantics}}
  %0 = llvm.mlir.constant(1.0 : f8E4M3FN) : f32
  llvm.return %0 : f32
}


// -----

llvm.func @constant59() -> i16 {
// expected-error@+1 {{'llvm.mlir.constant' op expected integer type of width 8}}
  %0 = llvm.mlir.constant(1.0 : f8E4M3FN) : i16
  llvm.return %0 : i16
}


// -----

llvm.func @constant60() -> !llvm.target<"spirv.Image"> {
// expected-error@+1 {{'llvm.mlir.constant' op does not support target extension type.}}
  %0 = llvm.mlir.constant(1 : i32) : !llvm.target<"spirv.Image">
  llvm.return %0 : !llvm.target<"spirv.Image">
}


// -----

llvm.func @constant61() -> !llvm.struct<(i8)> {
// expected-error@+1 {{'llvm.mlir.constant' op expected array attribute for struct type}}
  %0 = llvm.mlir.constant(1 : i8) : !llvm.struct<(i8)>
  llvm.return %0 : !llvm.struct<(i8)>
}


// -----

// expected-error@+1 {{custom op 'llvm.func' failed to construct function type: expected LLVM type for function results'complex<f32>'}}
llvm.func @constant62() -> complex<f32> {
  %0 = llvm.mlir.constant(1.0 : f32) : complex<f32>
  llvm.return %0 : complex<f32>
}


// -----

// expected-error@+1 {{'llvm.mlir.global' op expects type to be a valid element type for an LLVM global}}
llvm.mlir.global external @g(1 : i32) : !llvm.void


// -----

// expected-error@+1 {{'llvm.mlir.global' op expects type to be a valid element type for an LLVM global}}
llvm.mlir.global external @g() : !llvm.token


// -----

// expected-error@+1 {{'llvm.mlir.global' op expects type to be a valid element type for an LLVM global}}
llvm.mlir.global external @g() : !llvm.label


// -----

llvm.mlir.global external @g() : !llvm.func<void ()>


// -----

// expected-error@+1 {{alignment attribute is not a power of 2}}
llvm.mlir.global external @g(1 : i32) {alignment = 3 : i64} : i32


// -----

// expected-error@+1 {{alignment attribute is not a power of 2}}
llvm.mlir.global external @g(1 : i32) {alignment = 0 : i64} : i32


// -----

llvm.mlir.global external @g(1 : i32) {alignment = 8 : i64} : i32


// -----

// expected-error@+1 {{'llvm.mlir.global' op attribute 'addr_space' failed to satisfy constraint: 32-bit signless integer attribute whose value is non-negative}}
llvm.mlir.global external @g(1 : i32) {addr_space = -1 : i32} : i32


// -----

llvm.mlir.global common @g(0 : i32) : i32


// -----

// expected-error@+1 {{'llvm.mlir.global' op expected zero value for 'common' linkage}}
llvm.mlir.global common @g(1 : i32) : i32


// -----

llvm.mlir.global common constant @g(0 : i32) : i32


// -----

llvm.mlir.global common @g(0.0 : f32) : f32


// -----

// expected-error@+1 {{'llvm.mlir.global' op expected zero value for 'common' linkage}}
llvm.mlir.global common @g(0.5 : f32) : f32


// -----

llvm.mlir.global common @g(dense<0> : vector<2xi32>) : vector<2xi32>


// -----

llvm.mlir.global common @g() : i32


// -----

llvm.mlir.global appending @g() : !llvm.array<2 x i32>


// -----

// expected-error@+1 {{'llvm.mlir.global' op expected array type for 'appending' linkage}}
llvm.mlir.global appending @g(1 : i32) : i32


// -----

llvm.mlir.global extern_weak @g() : i32


// -----

llvm.mlir.global internal @g() : i32


// -----

llvm.mlir.global private @g() : i32


// -----

llvm.mlir.global weak @g() : i32


// -----

llvm.mlir.global available_externally @g(1 : i32) : i32


// -----

llvm.mlir.global external @g(1 : i32) {dso_local, thr_local} : i32


// -----

// expected-error@+1 {{'llvm.mlir.global' op cannot have both initializer value and region}}
llvm.mlir.global external @g(1 : i32) : i32 {
  %0 = llvm.mlir.constant(1 : i32) : i32
  llvm.return %0 : i32
}


// -----

// expected-error@+1 {{'llvm.mlir.global' op initializer region type 'i64' does not match global type 'i32'}}
llvm.mlir.global external @g() : i32 {
  %0 = llvm.mlir.constant(1 : i64) : i64
  llvm.return %0 : i64
}


// -----

// expected-error@+1 {{'llvm.mlir.global' op initializer region cannot return void}}
llvm.mlir.global external @g() : i32 {
  llvm.return
}


// -----

llvm.mlir.global external @g() : i32 {
// expected-error@+1 {{ops with side effects not allowed in global initializers}}
  %0 = llvm.call @f() : () -> i32
  llvm.return %0 : i32
}
llvm.func @f() -> i32


// -----

// expected-error@+1 {{'llvm.mlir.global' op expects region #0 to have 0 or 1 blocks}}
llvm.mlir.global external @g() : i32 {
  %0 = llvm.mlir.constant(1 : i32) : i32
  llvm.br ^a
^a:
  llvm.return %0 : i32
}


// -----

llvm.func @f() {
// expected-error@+1 {{'llvm.mlir.global' op symbol's parent must have the SymbolTable trait}}
  llvm.mlir.global external @g() : i32
  llvm.return
}


// -----

"x.y"() ({
// expected-error@+1 {{'llvm.mlir.global' op must appear at the module level}}
  llvm.mlir.global external @g() : i32
}) : () -> ()


// -----

// expected-error@+1 {{expected comdat symbol}}
llvm.mlir.global external @g(1 : i32) comdat(@c::@g) : i32


// -----

// expected-error@+1 {{'llvm.comdat' op region #0 ('body') failed to verify constraint: region with 1 blocks}}
llvm.comdat @c {
}
llvm.mlir.global external @g(1 : i32) comdat(@c::@g) : i32


// -----

llvm.comdat @c {
  llvm.comdat_selector @g any
}
llvm.mlir.global external @g(1 : i32) comdat(@c::@g) : i32


// -----

llvm.func @c()
// expected-error@+1 {{expected comdat symbol}}
llvm.mlir.global external @g(1 : i32) comdat(@c) : i32


// -----

llvm.comdat @c {
// expected-error@+1 {{'llvm.mlir.global' op must appear at the module level}}
  llvm.mlir.global external @g() : i32
}


// -----

llvm.mlir.alias external @a : i32 {
  %0 = llvm.mlir.addressof @g : !llvm.ptr
  llvm.return %0 : !llvm.ptr
}
llvm.mlir.global external @g() : i32


// -----

// expected-error@+1 {{'llvm.mlir.alias' op initializer region must always return a pointer}}
llvm.mlir.alias external @a : i32 {
  %0 = llvm.mlir.constant(1 : i32) : i32
  llvm.return %0 : i32
}


// -----

llvm.mlir.alias external @a {addr_space = 1 : i32} : i32 {
  %0 = llvm.mlir.addressof @g : !llvm.ptr
  llvm.return %0 : !llvm.ptr
}
llvm.mlir.global external @g() : i32


// -----

// expected-error@+1 {{'llvm.mlir.alias' op 'common' linkage not supported in aliases, available options: private, internal, linkonce, weak, linkonce_odr, weak_odr, external or available_externally}}
llvm.mlir.alias common @a : i32 {
  %0 = llvm.mlir.addressof @g : !llvm.ptr
  llvm.return %0 : !llvm.ptr
}
llvm.mlir.global external @g() : i32


// -----

llvm.mlir.alias weak @a : i32 {
  %0 = llvm.mlir.addressof @g : !llvm.ptr
  llvm.return %0 : !llvm.ptr
}
llvm.mlir.global external @g() : i32


// -----

// expected-error@+1 {{'llvm.mlir.alias' op expects type to be a valid element type for an LLVM global alias}}
llvm.mlir.alias external @a : !llvm.void {
  %0 = llvm.mlir.addressof @g : !llvm.ptr
  llvm.return %0 : !llvm.ptr
}
llvm.mlir.global external @g() : i32


// -----

llvm.mlir.alias external @a : i32 {
// expected-error@+1 {{ops with side effects are not allowed in alias initializers}}
  %0 = "x.y"() : () -> !llvm.ptr
  llvm.return %0 : !llvm.ptr
}


// -----

llvm.func @f() {
// expected-error@+1 {{'llvm.mlir.addressof' op must reference a global defined by 'llvm.mlir.global', 'llvm.mlir.alias' or 'llvm.func' or 'llvm.mlir.ifunc'}}
  %0 = llvm.mlir.addressof @absent : !llvm.ptr
  llvm.return
}


// -----

llvm.mlir.global external @g() {addr_space = 3 : i32} : i32
llvm.func @f() {
// expected-error@+1 {{'llvm.mlir.addressof' op pointer address space must match address space of the referenced global or alias}}
  %0 = llvm.mlir.addressof @g : !llvm.ptr
  llvm.return
}


// -----

llvm.mlir.global external @g() {addr_space = 3 : i32} : i32
llvm.func @f() {
  %0 = llvm.mlir.addressof @g : !llvm.ptr<3>
  llvm.return
}


// -----

// expected-error@+1 {{'llvm.comdat' op region #0 ('body') failed to verify constraint: region with 1 blocks}}
llvm.comdat @c {
}
llvm.func @f() {
  %0 = llvm.mlir.addressof @c : !llvm.ptr
  llvm.return
}


// -----

llvm.mlir.ifunc external @i : !llvm.func<void ()>, !llvm.ptr @r
llvm.func @r() -> !llvm.ptr {
  %0 = llvm.mlir.zero : !llvm.ptr
  llvm.return %0 : !llvm.ptr
}


// -----

// expected-error@+1 {{'llvm.mlir.ifunc' op resolver must be a definition}}
llvm.mlir.ifunc external @i : !llvm.func<void ()>, !llvm.ptr @r
llvm.func @r() -> !llvm.ptr


// -----

// expected-error@+1 {{'llvm.mlir.ifunc' op resolver must return a pointer}}
llvm.mlir.ifunc external @i : !llvm.func<void ()>, !llvm.ptr @r
llvm.func @r() -> i32 {
  %0 = llvm.mlir.constant(1 : i32) : i32
  llvm.return %0 : i32
}


// -----

// expected-error@+1 {{'llvm.mlir.ifunc' op must have a function resolver}}
llvm.mlir.ifunc external @i : !llvm.func<void ()>, !llvm.ptr @r
llvm.mlir.global external @r() : i32


// -----

// expected-error@+1 {{'llvm.mlir.ifunc' op resolver has incorrect type}}
llvm.mlir.ifunc external @i : !llvm.func<void ()>, !llvm.ptr<1> @r
llvm.func @r() -> !llvm.ptr {
  %0 = llvm.mlir.zero : !llvm.ptr
  llvm.return %0 : !llvm.ptr
}


// -----

// expected-error@+1 {{'llvm.mlir.ifunc' op 'common' linkage not supported in ifuncs, available options: private, internal, linkonce, weak, linkonce_odr, weak_odr, or external linkage}}
llvm.mlir.ifunc common @i : !llvm.func<void ()>, !llvm.ptr @r
llvm.func @r() -> !llvm.ptr {
  %0 = llvm.mlir.zero : !llvm.ptr
  llvm.return %0 : !llvm.ptr
}


// -----

llvm.mlir.ifunc external @i : !llvm.func<void ()>, !llvm.ptr @a
llvm.mlir.alias external @a : !llvm.func<ptr ()> {
  %0 = llvm.mlir.addressof @r : !llvm.ptr
  llvm.return %0 : !llvm.ptr
}
llvm.func @r() -> !llvm.ptr {
  %0 = llvm.mlir.zero : !llvm.ptr
  llvm.return %0 : !llvm.ptr
}


// -----

// expected-error@+1 {{'llvm.mlir.global_ctors' op 'f' does not have a definition}}
llvm.mlir.global_ctors ctors = [@f], priorities = [0 : i32], data = [#llvm.zero]
llvm.func @f()


// -----

// expected-error@+1 {{ctors, priorities, and data must have the same number of elements}}
llvm.mlir.global_ctors ctors = [@f], priorities = [0 : i32, 1 : i32], data = [#llvm.zero]
llvm.func @f()


// -----

// expected-error@+1 {{data element must be symbol or #llvm.zero}}
llvm.mlir.global_ctors ctors = [@f], priorities = [0 : i32], data = [1 : i32]
llvm.func @f()


// -----

// expected-error@+1 {{ctors, priorities, and data must have the same number of elements}}
llvm.mlir.global_ctors ctors = [@f], priorities = [0 : i32], data = [#llvm.zero, #llvm.zero]
llvm.func @f()


// -----

// expected-error@+1 {{'llvm.mlir.global_ctors' op 'f' does not reference a valid LLVM function}}
llvm.mlir.global_ctors ctors = [@f], priorities = [0 : i32], data = [#llvm.zero]


// -----

// expected-error@+1 {{'llvm.mlir.global_ctors' op 'f' does not reference a valid LLVM function}}
llvm.mlir.global_ctors ctors = [@f], priorities = [0 : i32], data = [#llvm.zero]
llvm.mlir.global external @f() : i32


// -----

// expected-error@+1 {{dtors, priorities, and data must have the same number of elements}}
llvm.mlir.global_dtors dtors = [@f], priorities = [0 : i32, 1 : i32], data = [#llvm.zero]
llvm.func @f()


// -----

// expected-error@+1 {{'llvm.mlir.global_dtors' op 'f' does not have a definition}}
llvm.mlir.global_dtors dtors = [@f], priorities = [0 : i32], data = [@f]
llvm.func @f()


// -----

llvm.func @f(%a: i32) {
// expected-error@+1 {{'llvm.call' op 'absent' does not reference a symbol in the current scope}}
  %0 = llvm.call @absent(%a) : (i32) -> i32
  llvm.return
}


// -----

llvm.mlir.global external @g() : i32
llvm.func @f(%a: i32) {
// expected-error@+1 {{'llvm.call' op 'g' does not reference a valid LLVM function or IFunc}}
  %0 = llvm.call @g(%a) : (i32) -> i32
  llvm.return
}


// -----

llvm.func @c(i32) -> i32
llvm.func @f(%a: i64) {
// expected-error@+1 {{'llvm.call' op operand type mismatch for operand 0: 'i64' != 'i32'}}
  %0 = llvm.call @c(%a) : (i64) -> i32
  llvm.return
}


// -----

llvm.func @c(i32) -> i32
llvm.func @f(%a: i32) {
// expected-error@+1 {{'llvm.call' op incorrect number of operands (2) for callee (expecting: 1)}}
  %0 = llvm.call @c(%a, %a) : (i32, i32) -> i32
  llvm.return
}


// -----

llvm.func @c(i32) -> i32
llvm.func @f(%a: i32) {
// expected-error@+1 {{'llvm.call' op result type mismatch: 'i64' != 'i32'}}
  %0 = llvm.call @c(%a) : (i32) -> i64
  llvm.return
}


// -----

llvm.func @c(i32) -> i32
llvm.func @f(%a: i32) {
// expected-error@+1 {{'llvm.call' op expected function call to produce a value}}
  llvm.call @c(%a) : (i32) -> ()
  llvm.return
}


// -----

llvm.func @c(i32)
llvm.func @f(%a: i32) {
// expected-error@+1 {{'llvm.call' op calling function with void result must not produce values}}
  %0 = llvm.call @c(%a) : (i32) -> i32
  llvm.return
}


// -----

llvm.func @c(i32, ...)
llvm.func @f(%a: i32) {
// expected-error@+1 {{'llvm.call' op expected var_callee_type to have at most 0 parameters}}
  llvm.call @c() vararg(!llvm.func<void (i32, ...)>) : () -> ()
  llvm.return
}


// -----

llvm.func @c(i32, ...)
llvm.func @f(%a: i32) {
  llvm.call @c(%a, %a) vararg(!llvm.func<void (i32, ...)>) : (i32, i32) -> ()
  llvm.return
}


// -----

llvm.func @c(i32, ...)
llvm.func @f(%a: i32) {
// expected-error@+1 {{'llvm.call' op missing var_callee_type attribute for vararg call}}
  llvm.call @c(%a, %a) : (i32, i32) -> ()
  llvm.return
}


// -----

llvm.func @c(i32)
llvm.func @f(%a: i32) {
// expected-error@+1 {{'llvm.call' op expected var_callee_type to be a variadic function type}}
  llvm.call @c(%a) vararg(!llvm.func<void (i32)>) : (i32) -> ()
  llvm.return
}


// -----

llvm.func @c(i32, ...) -> i32
llvm.func @f(%a: i32) {
// expected-error@+1 {{'llvm.call' op expected function call to produce a value}}
  llvm.call @c(%a) vararg(!llvm.func<void (i32, ...)>) : (i32) -> ()
  llvm.return
}


// -----

llvm.func @c(i32, ...) -> i32
llvm.func @f(%a: i32) {
// expected-error@+1 {{'llvm.call' op var_callee_type return type mismatch: 'i64' != 'i32'}}
  %0 = llvm.call @c(%a) vararg(!llvm.func<i64 (i32, ...)>) : (i32) -> i32
  llvm.return
}


// -----

llvm.func @c(i32, ...) -> i32
llvm.func @f(%a: i32) {
// expected-error@+1 {{'llvm.call' op var_callee_type parameter type mismatch: 'i64' != 'i32'}}
  %0 = llvm.call @c(%a) vararg(!llvm.func<i32 (i64, ...)>) : (i32) -> i32
  llvm.return
}


// -----

llvm.func @f(%a: i32) {
// expected-error@+1 {{'llvm.call' op indirect call expects a pointer as callee: 'i32'}}
  llvm.call %a() : i32, () -> ()
  llvm.return
}


// -----

llvm.func @f(%p: !llvm.ptr) {
  llvm.call %p() : !llvm.ptr, () -> ()
  llvm.return
}


// -----

llvm.func @f(%p: !llvm.ptr) {
// expected-error@+1 {{'llvm.call' op result group starting at #0 requires 0 or 1 element, but found 2}}
  %0:2 = "llvm.call"(%p) <{operandSegmentSizes = array<i32: 1, 0>, op_bundle_sizes = array<i32>}> : (!llvm.ptr) -> (i32, i32)
  llvm.return
}


// -----

llvm.func @f() {
// expected-error@+1 {{'llvm.call' op must have either a `callee` attribute or at least an operand}}
  "llvm.call"() <{operandSegmentSizes = array<i32: 0, 0>, op_bundle_sizes = array<i32>}> : () -> ()
  llvm.return
}


// -----

llvm.func @f(%a: i32) -> i32 {
// expected-error@+1 {{'llvm.call_intrinsic' op intrinsic name must start with 'llvm.'}}
  %0 = llvm.call_intrinsic "abs"(%a) : (i32) -> i32
  llvm.return %0 : i32
}


// -----

// expected-note@+1 {{when returning from function}}
llvm.func @f() -> i32 {
// expected-error@+1 {{'llvm.return' op expected 1 operand}}
  llvm.return
}


// -----

// expected-note@+1 {{when returning from function}}
llvm.func @f() {
  %0 = llvm.mlir.constant(1 : i32) : i32
// expected-error@+1 {{'llvm.return' op expected no operands}}
  llvm.return %0 : i32
}


// -----

// expected-note@+1 {{when returning from function}}
llvm.func @f() -> i32 {
  %0 = llvm.mlir.constant(1 : i64) : i64
// expected-error@+1 {{'llvm.return' op mismatching result types}}
  llvm.return %0 : i64
}


// -----

llvm.func @c()
llvm.func @f() {
// expected-error@+1 {{first operation in unwind destination should be a llvm.landingpad operation}}
  llvm.invoke @c() to ^a unwind ^a : () -> ()
^a:
  llvm.return
}


// -----

llvm.func @c()
llvm.func @p() -> i32
llvm.func @f() attributes {personality = @p} {
  llvm.invoke @c() to ^a unwind ^b : () -> ()
^a:
  llvm.return
^b:
  %0 = llvm.landingpad cleanup : !llvm.struct<(ptr, i32)>
  llvm.return
}


// -----

llvm.func @c()
llvm.func @f() {
  llvm.invoke @c() to ^a unwind ^b : () -> ()
^a:
  llvm.return
^b:
// expected-error@+1 {{llvm.landingpad needs to be in a function with a personality}}
  %0 = llvm.landingpad cleanup : !llvm.struct<(ptr, i32)>
  llvm.return
}


// -----

llvm.func @p() -> i32
llvm.func @f() attributes {personality = @p} {
// expected-error@+1 {{landingpad instruction expects at least one clause or cleanup attribute}}
  %0 = llvm.landingpad : !llvm.struct<(ptr, i32)>
  llvm.return
}


// -----

llvm.func @p() -> i32
llvm.func @f(%x: !llvm.ptr) attributes {personality = @p} {
// expected-error@+1 {{clause #0 is not a known constant - null, addressof, bitcast}}
  %0 = llvm.landingpad (catch %x : !llvm.ptr) : !llvm.struct<(ptr, i32)>
  llvm.return
}


// -----

llvm.func @p() -> i32
llvm.func @f(%x: !llvm.array<1 x ptr>) attributes {personality = @p} {
  %0 = llvm.landingpad (filter %x : !llvm.array<1 x ptr>) : !llvm.struct<(ptr, i32)>
  llvm.return
}


// -----

llvm.func @p() -> i32
llvm.mlir.global external @g() : i8
llvm.func @f() attributes {personality = @p} {
  %0 = llvm.mlir.addressof @g : !llvm.ptr
  %1 = llvm.bitcast %0 : !llvm.ptr to !llvm.ptr
  %2 = llvm.landingpad (catch %1 : !llvm.ptr) : !llvm.struct<(ptr, i32)>
  llvm.return
}


// -----

llvm.func @p() -> i32
llvm.func @f(%x: !llvm.ptr) attributes {personality = @p} {
// expected-note@+1 {{global addresses expected as operand to bitcast used in clauses for landingpad}}
  %1 = llvm.bitcast %x : !llvm.ptr to !llvm.ptr
// expected-error@+1 {{constant clauses expected}}
  %2 = llvm.landingpad (catch %1 : !llvm.ptr) : !llvm.struct<(ptr, i32)>
  llvm.return
}


// -----

llvm.func @p() -> i32
// expected-error@+1 {{'llvm.resume' should have a consistent input type inside a function}}
llvm.func @f(%x: !llvm.ptr) attributes {personality = @p} {
  %0 = llvm.landingpad cleanup : !llvm.struct<(ptr, i32)>
  llvm.resume %x : !llvm.ptr
}


// -----

llvm.func @p() -> i32
// expected-error@+1 {{'llvm.landingpad' should have a consistent result type inside a function}}
llvm.func @f(%x: i1) attributes {personality = @p} {
  %0 = llvm.landingpad cleanup : !llvm.struct<(ptr, i32)>
  llvm.cond_br %x, ^a, ^b
^a:
  llvm.resume %0 : !llvm.struct<(ptr, i32)>
^b:
  %1 = llvm.landingpad cleanup : !llvm.struct<(ptr, i64)>
  llvm.return
}


// -----

llvm.func @f(%x: i1) {
// expected-error@+1 {{cannot name an operation with no results}}
  %t = llvm.blocktag <id = 1>
  llvm.blocktag <id = 1>
  llvm.return
}


// -----

llvm.func @f(%a: i32) {
  %0 = llvm.blockaddress <function = @f, tag = <id = 1>> : !llvm.ptr
  llvm.blocktag <id = 1>
  llvm.return
}


// -----

llvm.func @f(%a: i32) {
// expected-error@+1 {{'llvm.blockaddress' op expects an existing block label target in the referenced function}}
  %0 = llvm.blockaddress <function = @f, tag = <id = 2>> : !llvm.ptr
  llvm.blocktag <id = 1>
  llvm.return
}


// -----

llvm.func @f(%a: i32) {
// expected-error@+1 {{'llvm.blockaddress' op expects an existing block label target in the referenced function}}
  %0 = llvm.blockaddress <function = @absent, tag = <id = 2>> : !llvm.ptr
  llvm.return
}


// -----

llvm.mlir.global external @g() : i32
llvm.func @f(%a: i32) {
// expected-error@+1 {{'llvm.dso_local_equivalent' op must reference a global defined by 'llvm.func' or 'llvm.mlir.alias'}}
  %0 = llvm.dso_local_equivalent @g : !llvm.ptr
  llvm.return
}


// -----

llvm.func @f(%a: i32) {
  %0 = llvm.dso_local_equivalent @f : !llvm.ptr
  llvm.return
}


// -----

llvm.func @f(%a: i32) {
// expected-error@+1 {{'llvm.dso_local_equivalent' op must reference a global defined by 'llvm.func' or 'llvm.mlir.alias'}}
  %0 = llvm.dso_local_equivalent @absent : !llvm.ptr
  llvm.return
}


// -----

llvm.func @w()
llvm.func extern_weak @f(%a: i32)
llvm.func @g() {
// expected-error@+1 {{'llvm.dso_local_equivalent' op target function with 'extern_weak' linkage not allowed}}
  %0 = llvm.dso_local_equivalent @f : !llvm.ptr
  llvm.return
}


// -----

// expected-error@+1 {{custom op 'llvm.func' failed to construct function type: expected LLVM type for function arguments}}
llvm.func @f(%a: index) {
  llvm.return
}


// -----

// expected-error@+1 {{'llvm.func' op external functions must have 'external' or 'extern_weak' linkage}}
llvm.func weak @f()


// -----

llvm.func linkonce @f() {
  llvm.return
}


// -----

// expected-error@+1 {{'llvm.func' op functions cannot have 'common' linkage}}
llvm.func common @f() {
  llvm.return
}


// -----

// expected-error@+1 {{'llvm.func' op external functions must have 'external' or 'extern_weak' linkage}}
llvm.func appending @f()


// -----

llvm.func @f() attributes {alignment = 3 : i64}


// -----

// expected-error@+1 {{expected comdat symbol}}
llvm.func @f() comdat(@c)


// -----

llvm.func @f(i32, ...) {
^e(%a: i32):
  llvm.return
}


// -----

// expected-error@+1 {{'llvm.func' op type of entry block argument #0('i64') must match the type of the corresponding argument in function signature('i32')}}
"llvm.func"() <{function_type = !llvm.func<void (i32)>, sym_name = "f"}> ({
^e(%a: i64):
  llvm.return
}) : () -> ()


// -----

// expected-error@+1 {{'llvm.func' op entry block must have 1 arguments to match function signature}}
"llvm.func"() <{function_type = !llvm.func<void (i32)>, sym_name = "f"}> ({
^e:
  llvm.return
}) : () -> ()
