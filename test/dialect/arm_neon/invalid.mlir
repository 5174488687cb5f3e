// RUN: mlcc-opt %s -allow-unregistered-dialect -split-input-file -verify-diagnostics

%a = "t.a"() : () -> f32
// expected-error @+1 {{'arm_neon.intr.smull' op operand #0 must be vector of 8-bit signless integer or 16-bit signless integer or 32-bit signless integer values of length 8/4/2, but got 'f32'}}
%0 = "arm_neon.intr.smull"(%a, %a) : (f32, f32) -> f32

// -----

%a = "t.a"() : () -> vector<8xi8>
// expected-error @+1 {{'arm_neon.intr.smull' op result #0 must be vector of 16-bit signless integer or 32-bit signless integer or 64-bit signless integer values of length 8/4/2, but got 'f32'}}
%0 = "arm_neon.intr.smull"(%a, %a) : (vector<8xi8>, vector<8xi8>) -> f32

// -----

%a = "t.a"() : () -> f32
// expected-error @+1 {{'arm_neon.intr.sdot' op operand #0 must be vector of 32-bit signless integer values of length 4/2, but got 'f32'}}
%0 = "arm_neon.intr.sdot"(%a, %a, %a) : (f32, f32, f32) -> f32

// -----

%a = "t.a"() : () -> f32
%1 = "t.a"() : () -> vector<4xi32>
// expected-error @+1 {{'arm_neon.intr.sdot' op operand #1 must be vector of 8-bit signless integer values of length 16/8, but got 'f32'}}
%0 = "arm_neon.intr.sdot"(%1, %a, %a) : (vector<4xi32>, f32, f32) -> f32

// -----

%a = "t.a"() : () -> f32
// expected-error @+1 {{'arm_neon.intr.smmla' op operand #0 must be a vector with length 4 of 32-bit signless integer values, but got 'f32'}}
%0 = "arm_neon.intr.smmla"(%a, %a, %a) : (f32, f32, f32) -> f32

// -----

%a = "t.a"() : () -> f32
%1 = "t.a"() : () -> vector<4xi32>
// expected-error @+1 {{'arm_neon.intr.smmla' op operand #1 must be a vector with length 16 of 8-bit signless integer values, but got 'f32'}}
%0 = "arm_neon.intr.smmla"(%1, %a, %a) : (vector<4xi32>, f32, f32) -> f32

// -----

%a = "t.a"() : () -> f32
// expected-error @+1 {{'arm_neon.intr.bfmmla' op operand #0 must be a vector with length 4 of 32-bit float values, but got 'f32'}}
%0 = "arm_neon.intr.bfmmla"(%a, %a, %a) : (f32, f32, f32) -> f32

// -----

%a = "t.a"() : () -> f32
%1 = "t.a"() : () -> vector<4xf32>
// expected-error @+1 {{'arm_neon.intr.bfmmla' op operand #1 must be a vector with length 8 of bfloat16 type values, but got 'f32'}}
%0 = "arm_neon.intr.bfmmla"(%1, %a, %a) : (vector<4xf32>, f32, f32) -> f32

// -----

%1 = "t.a"() : () -> vector<4xi32>
%a = "t.a"() : () -> vector<16xi8>
// expected-error @+1 {{'arm_neon.2d.sdot' op failed to verify that operand `b` should be 2-dimensional}}
%0 = "arm_neon.2d.sdot"(%1, %a, %a) : (vector<4xi32>, vector<16xi8>, vector<16xi8>) -> vector<4xi32>

// -----

%1 = "t.a"() : () -> vector<2x2xi32>
%a = "t.a"() : () -> vector<16xi8>
// expected-error @+1 {{'arm_neon.2d.sdot' op failed to verify that operand `a` should be 1-dimensional}}
%0 = "arm_neon.2d.sdot"(%1, %a, %a) : (vector<2x2xi32>, vector<16xi8>, vector<16xi8>) -> vector<2x2xi32>
