// RUN: mlcc-opt %s -split-input-file -verify-diagnostics -allow-unregistered-dialect
// RUN: %if mlir-22 %{ mlir-opt-22 %s -split-input-file -verify-diagnostics -allow-unregistered-dialect %}

// What the verifier finds wrong with operations of arith: types of operands and
// results, and what casts to what.

// arith.addi

%a = arith.constant dense<1> : vector<2xi32>
%b = arith.constant dense<1> : vector<3xi32>
// expected-error@+1 {{'arith.addi' op requires the same type for all operands and results}}
%c = "arith.addi"(%a,%b) : (vector<2xi32>,vector<3xi32>) -> (vector<2xi32>)

// -----

%a = "foo.a"() : () -> tensor<*xi32>
// expected-error@+1 {{'arith.addi' op all non-scalar operands/results must have the same shape and base type}}
%c = "arith.addi"(%a, %a) : (tensor<*xi32>, tensor<*xi32>) -> (tensor<2xi32>)

// -----

%a = "foo.a"() : () -> tensor<*xi32>
%b = "foo.a"() : () -> tensor<2xi32>
// expected-error@+1 {{'arith.addi' op all non-scalar operands/results must have the same shape and base type}}
%c = "arith.addi"(%a, %b) : (tensor<*xi32>, tensor<2xi32>) -> (tensor<2xi32>)

// -----

%a = "foo.a"() : () -> tensor<?xi32>
%b = "foo.a"() : () -> tensor<2xi32>
// expected-error@+2 {{'arith.addi' op inferred type(s) 'tensor<?xi32>' are incompatible with return type(s) of operation 'tensor<2xi32>'}}
// expected-error@+1 {{'arith.addi' op failed to infer returned types}}
%c = "arith.addi"(%a, %b) : (tensor<?xi32>, tensor<2xi32>) -> (tensor<2xi32>)

// -----

%b = "foo.a"() : () -> tensor<2xi32, "enc">
%a = "foo.a"() : () -> tensor<2xi32>
// expected-error@+2 {{'arith.addi' op inferred type(s) 'tensor<2xi32, "enc">' are incompatible with return type(s) of operation 'tensor<2xi32>'}}
// expected-error@+1 {{'arith.addi' op failed to infer returned types}}
%c = "arith.addi"(%b, %a) : (tensor<2xi32, "enc">, tensor<2xi32>) -> (tensor<2xi32>)

// -----

%b = "foo.a"() : () -> tensor<2xi32, "enc">
%a = "foo.a"() : () -> tensor<2xi32>
// expected-error@+1 {{'arith.addi' op requires the same encoding for all operands and results}}
%c = "arith.addi"(%a, %b) : (tensor<2xi32>, tensor<2xi32,"enc">) -> (tensor<2xi32, "enc">)

// -----

%b = "foo.a"() : () -> vector<2xi32>
%a = "foo.a"() : () -> vector<[2]xi32>
// expected-error@+1 {{'arith.addi' op all non-scalar operands/results must have the same shape and base type}}
%c = "arith.addi"(%b, %a) : (vector<2xi32>, vector<[2]xi32>) -> (vector<2xi32>)

// -----

// arith.bitcast

%b = "foo.a"() : () -> memref<2xf32>
// expected-error@+1 {{'arith.bitcast' op operand type 'memref<2xf32>' and result type 'memref<2xi16>' are cast incompatible}}
%e = "arith.bitcast"(%b) : (memref<2xf32>) -> memref<2xi16>

// -----

%b = "foo.a"() : () -> vector<2xf32>
// expected-error@+1 {{'arith.bitcast' op operand type 'vector<2xf32>' and result type 'vector<2xi16>' are cast incompatible}}
%e = "arith.bitcast"(%b) : (vector<2xf32>) -> vector<2xi16>

// -----

%b = "foo.a"() : () -> vector<2xf32>
// expected-error@+1 {{'arith.bitcast' op failed to verify that input and output have the same tensor dimensions}}
%e = "arith.bitcast"(%b) : (vector<2xf32>) -> tensor<2xi32>

// -----

%b = "foo.a"() : () -> f32
// expected-error@+1 {{'arith.bitcast' op requires the same shape for all operands and results}}
%e = "arith.bitcast"(%b) : (f32) -> memref<2xi32>

// -----

// arith.cmpi

%a = arith.constant dense<1> : vector<2xi32>
// expected-error@+1 {{'arith.cmpi' op result #0 must be bool-like, but got 'vector<2xi32>'}}
%c = "arith.cmpi"(%a,%a) <{predicate = 0 : i64}> : (vector<2xi32>,vector<2xi32>) -> (vector<2xi32>)

// -----

%a = arith.constant dense<1> : vector<2xi32>
// expected-error@+1 {{'arith.cmpi' op failed to verify that result type has i1 element type and same shape as operands}}
%c = "arith.cmpi"(%a,%a) <{predicate = 0 : i64}> : (vector<2xi32>,vector<2xi32>) -> (i1)

// -----

%a = arith.constant dense<1> : vector<2xi32>
%b = arith.constant dense<1> : vector<3xi32>
// expected-error@+1 {{'arith.cmpi' op requires all operands to have the same type}}
%c = "arith.cmpi"(%a,%b) <{predicate = 0 : i64}> : (vector<2xi32>,vector<3xi32>) -> (vector<2xi1>)

// -----

%b = "foo.a"() : () -> vector<[2]xi32>
// expected-error@+1 {{'arith.cmpi' op failed to verify that result type has i1 element type and same shape as operands}}
%c = "arith.cmpi"(%b,%b) <{predicate = 0 : i64}> : (vector<[2]xi32>,vector<[2]xi32>) -> (vector<2xi1>)

// -----

// arith.constant

// expected-error@+1 {{'arith.constant' op value must be an integer, float, or elements attribute}}
%g = arith.constant "abc"

// -----

// expected-error@+1 {{custom op 'arith.constant' invalid kind of attribute specified}}
%g = arith.constant @abc

// -----

// expected-error@+1 {{'arith.constant' op failed to verify that all of {value, result} have same type}}
%g = "arith.constant"() <{value = 1.0 : f32}> : () -> f64

// -----

// expected-error@+1 {{'arith.constant' op integer return type must be signless}}
%g = "arith.constant"() <{value = 1 : si32}> : () -> si32

// -----

// expected-error@+1 {{'arith.constant' op failed to verify that all of {value, result} have same type}}
%g = "arith.constant"() <{value = dense<1> : tensor<2xi32>}> : () -> vector<2xi32>

// -----

// expected-error@+1 {{'arith.constant' op intializing scalable vectors with elements attribute is not supported unless it's a vector splat}}
%g = "arith.constant"() <{value = dense<[1,2]> : vector<[2]xi32>}> : () -> vector<[2]xi32>

// -----

// expected-error@+1 {{'arith.constant' op value must be an integer, float, or elements attribute}}
%g = "arith.constant"() <{value = "abc" : i32}> : () -> i32

// -----

// expected-error@+1 {{'arith.constant' op value must be an integer, float, or elements attribute}}
%g = "arith.constant"() <{value = #foo.bar : i32}> : () -> i32

// -----

// expected-error@+1 {{invalid properties {value = array<i32: 1>} for op arith.constant: Invalid attribute `value` in property conversion: array<i32: 1>}}
%g = "arith.constant"() <{value = array<i32: 1>}> : () -> i32

// -----

// expected-error@+1 {{failed to verify 'elementType': VectorElementTypeInterface instance}}
%g = "arith.constant"() <{value = dense<(1.0,2.0)> : vector<2xcomplex<f32>>}> : () -> vector<2xcomplex<f32>>

// -----

// arith.extf

%b = "foo.a"() : () -> f16
// expected-error@+1 {{'arith.extf' op operand type 'f16' and result type 'bf16' are cast incompatible}}
%g = "arith.extf"(%b) : (f16) -> bf16

// -----

%b = "foo.a"() : () -> f16
// expected-error@+1 {{invalid properties {fastmath = 1 : i32} for op arith.extf: Invalid attribute `fastmath` in property conversion: 1 : i32}}
%g = "arith.extf"(%b) <{fastmath = 1 : i32}> : (f16) -> f32

// -----

// arith.extsi

%a = arith.constant dense<1> : vector<2xi32>
// expected-error@+1 {{'arith.extsi' op requires the same shape for all operands and results}}
%c = "arith.extsi"(%a) : (vector<2xi32>) -> (vector<3xi64>)

// -----

%a = arith.constant dense<1> : vector<2xi32>
// expected-error@+1 {{'arith.extsi' op requires the same shape for all operands and results}}
%c = "arith.extsi"(%a) : (vector<2xi32>) -> (vector<2x1xi64>)

// -----

%a = arith.constant dense<1> : vector<2xi32>
// expected-error@+1 {{'arith.extsi' op requires the same shape for all operands and results}}
%c = "arith.extsi"(%a) : (vector<2xi32>) -> (i64)

// -----

%a = arith.constant dense<1> : vector<2xi32>
// expected-error@+1 {{'arith.extsi' op operand type 'vector<2xi32>' and result type 'vector<2xi16>' are cast incompatible}}
%c = "arith.extsi"(%a) : (vector<2xi32>) -> (vector<2xi16>)

// -----

%a = arith.constant dense<1> : tensor<2xi32>
// expected-error@+1 {{'arith.extsi' op failed to verify that input and output have the same tensor dimensions}}
%c = "arith.extsi"(%a) : (tensor<2xi32>) -> (tensor<?xi64>)

// -----

%a = arith.constant dense<1> : tensor<2xi32>
// expected-error@+1 {{'arith.extsi' op failed to verify that input and output have the same tensor dimensions}}
%c = "arith.extsi"(%a) : (tensor<2xi32>) -> (vector<2xi64>)

// -----

%a = "foo.a"() : () -> tensor<*xi32>
%b = "foo.a"() : () -> tensor<2xi32>
// expected-error@+1 {{'arith.extsi' op failed to verify that input and output have the same tensor dimensions}}
%c = "arith.extsi"(%a) : (tensor<*xi32>) -> (tensor<2xi64>)

// -----

%b = "foo.a"() : () -> vector<[2]xi32>
// expected-error@+1 {{'arith.extsi' op requires the same shape for all operands and results}}
%c = "arith.extsi"(%b) : (vector<[2]xi32>) -> (vector<2xi64>)

// -----

// arith.index_cast

%b = "foo.a"() : () -> memref<2xi32>
// expected-error@+1 {{'arith.index_cast' op operand type 'memref<2xi32>' and result type 'memref<2xi32>' are cast incompatible}}
%e = "arith.index_cast"(%b) : (memref<2xi32>) -> memref<2xi32>

// -----

%b = "foo.a"() : () -> memref<2xindex>
// expected-error@+1 {{'arith.index_cast' op requires the same shape for all operands and results}}
%e = "arith.index_cast"(%b) : (memref<2xindex>) -> memref<3xi32>

// -----

%b = "foo.a"() : () -> vector<2xindex>
// expected-error@+1 {{'arith.index_cast' op operand type 'vector<2xindex>' and result type 'vector<2xindex>' are cast incompatible}}
%e = "arith.index_cast"(%b) : (vector<2xindex>) -> vector<2xindex>

// -----

// arith.scaling_extf

%b = "foo.a"() : () -> f8E4M3FN
%c = "foo.a"() : () -> f8E8M0FNU
%d = arith.scaling_extf %b, %c : f8E4M3FN, f8E8M0FNU to f32
// expected-error@+1 {{'arith.scaling_extf' op operand types 'f8E4M3FN', 'f8E8M0FNU' and result type 'f8E4M3FN' are cast incompatible}}
%e = arith.scaling_extf %b, %c : f8E4M3FN, f8E8M0FNU to f8E4M3FN

// -----

// arith.scaling_truncf

%b = "foo.a"() : () -> f8E4M3FN
%c = "foo.a"() : () -> f8E8M0FNU
// expected-error@+1 {{'arith.scaling_truncf' op operand types 'f8E4M3FN', 'f8E8M0FNU' and result type 'f8E4M3FN' are cast incompatible}}
%e = arith.scaling_truncf %b, %c : f8E4M3FN, f8E8M0FNU to f8E4M3FN

// -----

// arith.select

%a = arith.constant dense<1> : tensor<2xi32>
%t = arith.constant dense<1> : tensor<2xi1>
%s = arith.constant dense<1> : vector<2xi1>
%c = "arith.select"(%t, %a, %a) : (tensor<2xi1>, tensor<2xi32>, tensor<2xi32>) -> tensor<2xi32>
// expected-error@+1 {{'arith.select' op all non-scalar operands/results must have the same shape and base type}}
%d = "arith.select"(%s, %a, %a) : (vector<2xi1>, tensor<2xi32>, tensor<2xi32>) -> tensor<2xi32>

// -----

%b = "foo.a"() : () -> tensor<3xi16>
%s = "foo.a"() : () -> tensor<2xi1>
// expected-error@+1 {{'arith.select' op failed to verify that condition is signless i1 or has matching shape}}
%g = "arith.select"(%s, %b, %b)  : (tensor<2xi1>,tensor<3xi16>, tensor<3xi16>) -> tensor<3xi16>

// -----

// arith.sitofp

%b = "foo.a"() : () -> i16
// expected-error@+1 {{'arith.sitofp' op result #0 must be floating-point-like, but got 'i16'}}
%g = "arith.sitofp"(%b)  : (i16) -> i16

// -----

// arith.truncf

%b = "foo.a"() : () -> f32
// expected-error@+1 {{'arith.truncf' op operand type 'f32' and result type 'f32' are cast incompatible}}
%e = "arith.truncf"(%b) : (f32) -> f32

// -----

// arith.trunci

%b = "foo.a"() : () -> i16
// expected-error@+1 {{'arith.trunci' op operand type 'i16' and result type 'i16' are cast incompatible}}
%g = "arith.trunci"(%b)  : (i16) -> i16
