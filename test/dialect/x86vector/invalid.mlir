// RUN: mlcc-opt %s -allow-unregistered-dialect -split-input-file -verify-diagnostics

%a = "t.a"() : () -> f32
// expected-error @+1 {{'x86vector.avx512.mask.compress' op operand #0 must be vector of 1-bit signless integer values of length 16/8, but got 'f32'}}
%0 = "x86vector.avx512.mask.compress"(%a, %a) : (f32, f32) -> f32

// -----

%a = "t.a"() : () -> vector<16xi1>
// expected-error @+1 {{'x86vector.avx512.mask.compress' op operand #1 must be vector of 32-bit float or 32-bit signless integer or 64-bit float or 64-bit signless integer values of length 16/8, but got 'vector<16xi1>'}}
%0 = "x86vector.avx512.mask.compress"(%a, %a) : (vector<16xi1>, vector<16xi1>) -> f32

// -----

%a = "t.a"() : () -> f32
// expected-error @+1 {{'x86vector.avx512.mask.rndscale' op operand #0 must be vector of 32-bit float or 64-bit float values of length 16/8, but got 'f32'}}
%0 = "x86vector.avx512.mask.rndscale"(%a, %a, %a, %a, %a) : (f32, f32, f32, f32,f32) -> f32

// -----

%a = "t.a"() : () -> f32
%1 = "t.a"() : () -> vector<16xf32>
// expected-error @+1 {{'x86vector.avx512.mask.rndscale' op operand #1 must be 32-bit signless integer, but got 'f32'}}
%0 = "x86vector.avx512.mask.rndscale"(%1, %a, %a, %a, %a) : (vector<16xf32>, f32, f32, f32,f32) -> f32

// -----

%a = "t.a"() : () -> f32
%2 = "t.a"() : () -> i32
%1 = "t.a"() : () -> vector<16xf32>
// expected-error @+1 {{'x86vector.avx512.mask.rndscale' op operand #3 must be 16-bit signless integer or 8-bit signless integer, but got 'f32'}}
%0 = "x86vector.avx512.mask.rndscale"(%1, %2, %1, %a, %a) : (vector<16xf32>, i32, vector<16xf32>, f32,f32) -> f32

// -----

%a = "t.a"() : () -> f32
// expected-error @+1 {{'x86vector.avx512.vp2intersect' op operand #0 must be vector of 32-bit signless integer or 64-bit signless integer values of length 16/8, but got 'f32'}}
%0:2 = "x86vector.avx512.vp2intersect"(%a, %a) : (f32, f32) -> (f32, f32)

// -----

%1 = "t.a"() : () -> vector<16xi32>
// expected-error @+1 {{'x86vector.avx512.vp2intersect' op result #0 must be vector of 1-bit signless integer values of length 16/8, but got 'f32'}}
%0:2 = "x86vector.avx512.vp2intersect"(%1, %1) : (vector<16xi32>, vector<16xi32>) -> (f32, f32)

// -----

%a = "t.a"() : () -> f32
// expected-error @+1 {{'x86vector.avx512.dot' op operand #0 must be vector of 32-bit float values of length 4/8/16, but got 'f32'}}
%0 = "x86vector.avx512.dot"(%a, %a, %a) : (f32, f32, f32) -> f32

// -----

%a = "t.a"() : () -> f32
%1 = "t.a"() : () -> vector<16xf32>
// expected-error @+1 {{'x86vector.avx512.dot' op operand #1 must be vector of bfloat16 type values of length 8/16/32, but got 'f32'}}
%0 = "x86vector.avx512.dot"(%1, %a, %a) : (vector<16xf32>, f32, f32) -> f32

// -----

%a = "t.a"() : () -> f32
// expected-error @+1 {{'x86vector.avx512.cvt.packed.f32_to_bf16' op operand #0 must be vector of 32-bit float values of length 8/16, but got 'f32'}}
%0 = "x86vector.avx512.cvt.packed.f32_to_bf16"(%a) : (f32) -> f32

// -----

%a = "t.a"() : () -> vector<8xf32>
// expected-error @+1 {{'x86vector.avx512.cvt.packed.f32_to_bf16' op result #0 must be vector of bfloat16 type values of length 8/16, but got 'f32'}}
%0 = "x86vector.avx512.cvt.packed.f32_to_bf16"(%a) : (vector<8xf32>) -> f32

// -----

%a = "t.a"() : () -> vector<8xf32>
// expected-error @+1 {{'x86vector.avx512.cvt.packed.f32_to_bf16' op failed to verify that all of {a, dst} have same element count}}
%0 = "x86vector.avx512.cvt.packed.f32_to_bf16"(%a) : (vector<8xf32>) -> vector<16xbf16>

// -----

%a = "t.a"() : () -> f32
// expected-error @+1 {{'x86vector.avx.rsqrt' op operand #0 must be vector of 32-bit float values of length 8, but got 'f32'}}
%0 = "x86vector.avx.rsqrt"(%a) : (f32) -> f32

// -----

%a = "t.a"() : () -> f32
// expected-error @+1 {{'x86vector.avx.dot.i8' op operand #0 must be vector of 32-bit signless integer values of length 4/8, but got 'f32'}}
%0 = "x86vector.avx.dot.i8"(%a, %a, %a) : (f32, f32, f32) -> f32

// -----

%a = "t.a"() : () -> f32
%1 = "t.a"() : () -> vector<8xi32>
// expected-error @+1 {{'x86vector.avx.dot.i8' op operand #1 must be vector of 8-bit signless integer values of length 16/32, but got 'f32'}}
%0 = "x86vector.avx.dot.i8"(%1, %a, %a) : (vector<8xi32>, f32, f32) -> f32

// -----

%a = "t.a"() : () -> f32
// expected-error @+1 {{'x86vector.avx.bcst_to_f32.packed' op operand #0 must be memref of bfloat16 type or 16-bit float values, but got 'f32'}}
%0 = "x86vector.avx.bcst_to_f32.packed"(%a) : (f32) -> f32

// -----

%a = "t.a"() : () -> memref<1xbf16>
// expected-error @+1 {{'x86vector.avx.bcst_to_f32.packed' op result #0 must be vector of 32-bit float values of length 4/8, but got 'f32'}}
%0 = "x86vector.avx.bcst_to_f32.packed"(%a) : (memref<1xbf16>) -> f32
