// RUN: mlcc-opt %s -allow-unregistered-dialect -split-input-file -verify-diagnostics

%a = "t.a"() : () -> f32
// expected-error @+1 {{'arm_sve.sdot' op operand #0 must be scalable vector of 32-bit signless integer or 64-bit signless integer values of length 4/2, but got 'f32'}}
%0 = "arm_sve.sdot"(%a, %a, %a) : (f32, f32, f32) -> f32

// -----

%a = "t.a"() : () -> vector<4xi32>
// expected-error @+1 {{'arm_sve.sdot' op operand #0 must be scalable vector of 32-bit signless integer or 64-bit signless integer values of length 4/2, but got 'vector<4xi32>'}}
%0 = "arm_sve.sdot"(%a, %a, %a) : (vector<4xi32>, vector<4xi32>, vector<4xi32>) -> f32

// -----

%a = "t.a"() : () -> vector<[4]xi32>
// expected-error @+1 {{'arm_sve.udot' op operand #1 must be scalable vector of 8-bit signless integer or 16-bit signless integer values of length 16/8, but got 'vector<[4]xi32>'}}
%0 = "arm_sve.udot"(%a, %a, %a) : (vector<[4]xi32>, vector<[4]xi32>, vector<[4]xi32>) -> f32

// -----

%a = "t.a"() : () -> f32
// expected-error @+1 {{'arm_sve.smmla' op operand #0 must be scalable vector of 32-bit signless integer values of length 4, but got 'f32'}}
%0 = "arm_sve.smmla"(%a, %a, %a) : (f32, f32, f32) -> f32

// -----

%a = "t.a"() : () -> vector<[4]xi32>
// expected-error @+1 {{'arm_sve.ummla' op operand #1 must be scalable vector of 8-bit signless integer values of length 16, but got 'vector<[4]xi32>'}}
%0 = "arm_sve.ummla"(%a, %a, %a) : (vector<[4]xi32>, vector<[4]xi32>, vector<[4]xi32>) -> f32

// -----

%a = "t.a"() : () -> vector<[4]xi32>
%b = "t.a"() : () -> vector<[16]xi8>
// expected-error @+1 {{'arm_sve.usmmla' op result #0 must be scalable vector of 32-bit signless integer values of length 4, but got 'f32'}}
%0 = "arm_sve.usmmla"(%a, %b, %b) : (vector<[4]xi32>, vector<[16]xi8>, vector<[16]xi8>) -> f32

// -----

%a = "t.a"() : () -> f32
// expected-error @+1 {{'arm_sve.intr.bfmmla' op operand #0 must be scalable vector of 32-bit float values of length 4, but got 'f32'}}
%0 = "arm_sve.intr.bfmmla"(%a, %a, %a) : (f32, f32, f32) -> f32

// -----

%a = "t.a"() : () -> vector<[4]xf32>
// expected-error @+1 {{'arm_sve.intr.bfmmla' op operand #1 must be scalable vector of bfloat16 type values of length 8, but got 'vector<[4]xf32>'}}
%0 = "arm_sve.intr.bfmmla"(%a, %a, %a) : (vector<[4]xf32>, vector<[4]xf32>, vector<[4]xf32>) -> vector<[4]xf32>

// -----

%a = "t.a"() : () -> f32
// expected-error @+1 {{'arm_sve.masked.addi' op operand #0 must be scalable vector of 1-bit signless integer values, but got 'f32'}}
%0 = "arm_sve.masked.addi"(%a, %a, %a) : (f32, f32, f32) -> f32

// -----

%m = "t.a"() : () -> vector<[4]xi1>
// expected-error @+1 {{'arm_sve.masked.addi' op operand #1 must be scalable vector of 8-bit signless integer or 16-bit signless integer or 32-bit signless integer or 64-bit signless integer values, but got 'vector<[4]xi1>'}}
%0 = "arm_sve.masked.addi"(%m, %m, %m) : (vector<[4]xi1>, vector<[4]xi1>, vector<[4]xi1>) -> vector<[4]xi1>

// -----

%m = "t.a"() : () -> vector<[4]xi1>
// expected-error @+1 {{'arm_sve.masked.addf' op operand #1 must be scalable vector of floating-point values, but got 'vector<[4]xi1>'}}
%0 = "arm_sve.masked.addf"(%m, %m, %m) : (vector<[4]xi1>, vector<[4]xi1>, vector<[4]xi1>) -> vector<[4]xi1>

// -----

%m = "t.a"() : () -> vector<[4]xi1>
%a = "t.a"() : () -> vector<[8]xi32>
// expected-error @+1 {{'arm_sve.masked.muli' op failed to verify that mask has i1 element type and same shape as operands}}
%0 = "arm_sve.masked.muli"(%m, %a, %a) : (vector<[4]xi1>, vector<[8]xi32>, vector<[8]xi32>) -> vector<[8]xi32>

// -----

%m = "t.a"() : () -> vector<4xi1>
// expected-error @+1 {{'arm_sve.convert_to_svbool' op operand #0 must be trailing scalable vector of 1-bit signless integer values with dim -1 having a size of {16, 8, 4, 2, 1}, but got 'vector<4xi1>'}}
%0 = "arm_sve.convert_to_svbool"(%m) : (vector<4xi1>) -> vector<[16]xi1>

// -----

%m = "t.a"() : () -> vector<[4]xi1>
// expected-error @+1 {{'arm_sve.convert_to_svbool' op result #0 must be trailing scalable vector of 1-bit signless integer values with dim -1 having a size of {16}, but got 'vector<[8]xi1>'}}
%0 = "arm_sve.convert_to_svbool"(%m) : (vector<[4]xi1>) -> vector<[8]xi1>

// -----

%m = "t.a"() : () -> vector<2x[4]xi1>
// expected-error @+1 {{'arm_sve.convert_to_svbool' op failed to verify that expected corresponding svbool type widened to [16]xi1}}
%0 = "arm_sve.convert_to_svbool"(%m) : (vector<2x[4]xi1>) -> vector<[16]xi1>

// -----

%m = "t.a"() : () -> vector<[4]xi1>
// expected-error @+1 {{'arm_sve.convert_from_svbool' op operand #0 must be trailing scalable vector of 1-bit signless integer values with dim -1 having a size of {16}, but got 'vector<[4]xi1>'}}
%0 = "arm_sve.convert_from_svbool"(%m) : (vector<[4]xi1>) -> vector<[4]xi1>

// -----

%m = "t.a"() : () -> vector<[4]xi1>
// expected-error @+1 {{'arm_sve.zip.x2' op operand #0 must be an SVE vector with element size <= 64-bit, but got 'vector<[4]xi1>'}}
%0:2 = "arm_sve.zip.x2"(%m, %m) : (vector<[4]xi1>, vector<[4]xi1>) -> (f32, f32)

// -----

%m = "t.a"() : () -> vector<[4]xi32>
// expected-error @+1 {{'arm_sve.zip.x2' op failed to verify that all of {sourceV1, sourceV2, resultV1, resultV2} have same type}}
%0:2 = "arm_sve.zip.x2"(%m, %m) : (vector<[4]xi32>, vector<[4]xi32>) -> (vector<[4]xi32>, vector<[4]xf32>)

// -----

%m = "t.a"() : () -> vector<4xi1>
%i = "t.a"() : () -> index
// expected-error @+1 {{'arm_sve.psel' op operand #0 must be vector<[1]xi1>, vector<[2]xi1>, vector<[4]xi1>, vector<[8]xi1>, or vector<[16]xi1>, but got 'vector<4xi1>'}}
%0 = "arm_sve.psel"(%m, %m, %i) : (vector<4xi1>, vector<4xi1>, index) -> vector<4xi1>

// -----

%m = "t.a"() : () -> f32
// expected-error @+1 {{'arm_sve.dupq_lane' op operand #0 must be an SVE vector with element size <= 64-bit, but got 'f32'}}
%0 = "arm_sve.dupq_lane"(%m) <{lane = 2 : i64}> : (f32) -> f32

// -----

%p = "t.a"() : () -> vector<[16]xi1>
// expected-error @+1 {{'arm_sve.intr.convert.from.svbool' op failed to verify that 'res' is vector<[1]xi1>, vector<[2]xi1>, vector<[4]xi1>, vector<[8]xi1>, or vector<[16]xi1>}}
%0 = "arm_sve.intr.convert.from.svbool"(%p) : (vector<[16]xi1>) -> vector<[4]xi32>

// -----

%p = "t.a"() : () -> vector<[4]xi1>
// expected-error @+1 {{'arm_sve.intr.convert.to.svbool' op failed to verify that 'res' is vector<[16]xi1>}}
%0 = "arm_sve.intr.convert.to.svbool"(%p) : (vector<[4]xi1>) -> vector<[4]xi1>

// -----

%p = "t.a"() : () -> vector<4xi1>
// expected-error @+1 {{'arm_sve.intr.add' op operand #0 must be scalable vector of any type values, but got 'vector<4xi1>'}}
%0 = "arm_sve.intr.add"(%p, %p, %p) : (vector<4xi1>, vector<4xi1>, vector<4xi1>) -> vector<4xi1>

// -----

%p = "t.a"() : () -> vector<[4]xi1>
// expected-error @+1 {{'arm_sve.intr.dupq_lane' op requires attribute 'lane'}}
%0 = "arm_sve.intr.dupq_lane"(%p) : (vector<[4]xi1>) -> vector<[4]xi1>

// -----

func.func @f(%v: vector<8xi32>) {
  // expected-error @+1 {{'arm_sve.intr.dupq_lane' op operand #0 must be  of ranks 1, but got 'vector<8xi32>'}}
  %0 = "arm_sve.intr.dupq_lane"(%v) <{lane = 0 : i64}> : (vector<8xi32>) -> vector<8xi32>
  return
}

// -----

func.func @f(%v: vector<2x[4]xi32>) {
  // expected-error @+1 {{'arm_sve.intr.dupq_lane' op operand #0 must be  of ranks 1, but got 'vector<2x[4]xi32>'}}
  %0 = "arm_sve.intr.dupq_lane"(%v) <{lane = 0 : i64}> : (vector<2x[4]xi32>) -> vector<2x[4]xi32>
  return
}
