// RUN: mlcc-opt %s -allow-unregistered-dialect -split-input-file -verify-diagnostics
// RUN: %if mlir-22 %{ mlir-opt-22 %s -allow-unregistered-dialect -split-input-file -verify-diagnostics %}

// expected-error @+1 {{'arm_sme.get_tile' op result #0 must be a vector type that fits into a SME tile, but got 'vector<[8]x[4]xi32>'}}
%0 = "arm_sme.get_tile"() : () -> vector<[8]x[4]xi32>

// -----

// expected-error @+1 {{'arm_sme.zero' op result #0 must be a vector type that fits into a SME tile, but got 'vector<[4]x4xi32>'}}
%0 = "arm_sme.zero"() : () -> vector<[4]x4xi32>

// -----

// expected-error @+1 {{'arm_sme.zero' op result #0 must be a vector type that fits into a SME tile, but got 'vector<[1]x[1]xf128>'}}
%0 = "arm_sme.zero"() : () -> vector<[1]x[1]xf128>

// -----

// expected-error @+1 {{'arm_sme.get_tile' op tile ID should be a 32-bit signless integer}}
%0 = arm_sme.get_tile {tile_id = 0 : i64} : vector<[4]x[4]xi32>

// -----

%a = "t.a"() : () -> vector<[4]x[4]xi32>
// expected-error @+1 {{'arm_sme.copy_tile' op failed to verify that all of {tile, result} have same type}}
%0 = "arm_sme.copy_tile"(%a) : (vector<[4]x[4]xi32>) -> vector<[4]x[4]xf32>

// -----

%m = "t.m"() : () -> memref<?xf32>
%i = "t.i"() : () -> index
// expected-error @+1 {{'arm_sme.tile_load' op operand #0 must be 2D memref of any type values, but got 'memref<?xf32>'}}
%0 = "arm_sme.tile_load"(%m, %i) <{operandSegmentSizes = array<i32: 1, 1, 0, 0>}> : (memref<?xf32>, index) -> vector<[4]x[4]xf32>

// -----

%m = "t.m"() : () -> memref<?x?xf32>
%i = "t.i"() : () -> index
// expected-error @+1 {{'arm_sme.tile_load' op failed to verify that all of {result, base} have same element type}}
%0 = arm_sme.tile_load %m[%i, %i] : memref<?x?xf32>, vector<[4]x[4]xi32>

// -----

%m = "t.m"() : () -> memref<?x?xf32>
%i = "t.i"() : () -> index
%p = "t.p"() : () -> i32
%k = "t.k"() : () -> vector<[4]x[4]xi1>
// expected-error @+1 {{'arm_sme.tile_load' op failed to verify that padding type matches element type of result}}
%0 = "arm_sme.tile_load"(%m, %i, %i, %p, %k) <{operandSegmentSizes = array<i32: 1, 2, 1, 1>}> : (memref<?x?xf32>, index, index, i32, vector<[4]x[4]xi1>) -> vector<[4]x[4]xf32>

// -----

%m = "t.m"() : () -> memref<?x?xf32>
%i = "t.i"() : () -> index
%p = "t.p"() : () -> f32
%k = "t.k"() : () -> vector<[8]x[8]xi1>
// expected-error @+1 {{'arm_sme.tile_load' op failed to verify that mask has i1 element type and same shape as result}}
%0 = "arm_sme.tile_load"(%m, %i, %i, %p, %k) <{operandSegmentSizes = array<i32: 1, 2, 1, 1>}> : (memref<?x?xf32>, index, index, f32, vector<[8]x[8]xi1>) -> vector<[4]x[4]xf32>

// -----

%m = "t.m"() : () -> memref<?x?xf32>
%i = "t.i"() : () -> index
%p = "t.p"() : () -> f32
// expected-error @+1 {{'arm_sme.tile_load' op failed to verify that both `padding` and `mask` should be provided or neither}}
%0 = "arm_sme.tile_load"(%m, %i, %i, %p) <{operandSegmentSizes = array<i32: 1, 2, 1, 0>}> : (memref<?x?xf32>, index, index, f32) -> vector<[4]x[4]xf32>

// -----

%m = "t.m"() : () -> memref<?x?xf32>
%i = "t.i"() : () -> index
%t = "t.t"() : () -> vector<[4]x[4]xi32>
// expected-error @+1 {{'arm_sme.tile_store' op failed to verify that all of {valueToStore, base} have same element type}}
arm_sme.tile_store %t, %m[%i, %i] : memref<?x?xf32>, vector<[4]x[4]xi32>

// -----

%m = "t.m"() : () -> memref<?x?xf32>
%i = "t.i"() : () -> index
%t = "t.t"() : () -> vector<[4]x[4]xf32>
%k = "t.k"() : () -> vector<[8]xi1>
// expected-error @+1 {{'arm_sme.tile_store' op failed to verify that mask has i1 element type and same shape as valueToStore}}
"arm_sme.tile_store"(%t, %m, %i, %i, %k) <{operandSegmentSizes = array<i32: 1, 1, 2, 1>}> : (vector<[4]x[4]xf32>, memref<?x?xf32>, index, index, vector<[8]xi1>) -> ()

// -----

%m = "t.m"() : () -> memref<?x?xf32>
%i = "t.i"() : () -> index
%t = "t.t"() : () -> vector<[4]x[4]xi32>
%k = "t.k"() : () -> vector<[4]xi1>
// expected-error @+1 {{'arm_sme.load_tile_slice' op failed to verify that all of {tile, base} have same element type}}
%0 = arm_sme.load_tile_slice %m[%i, %i], %k, %t, %i : memref<?x?xf32>, vector<[4]xi1>, vector<[4]x[4]xi32>

// -----

%m = "t.m"() : () -> memref<?x?xf32>
%i = "t.i"() : () -> index
%t = "t.t"() : () -> vector<[4]x[4]xf32>
%k = "t.k"() : () -> vector<[8]xi1>
// expected-error @+1 {{'arm_sme.load_tile_slice' op failed to verify that `mask` has i1 element type and the shape is a slice of `result`}}
%0 = arm_sme.load_tile_slice %m[%i, %i], %k, %t, %i : memref<?x?xf32>, vector<[8]xi1>, vector<[4]x[4]xf32>

// -----

%m = "t.m"() : () -> memref<?x?xf32>
%i = "t.i"() : () -> index
%t = "t.t"() : () -> vector<[4]x[4]xf32>
%k = "t.k"() : () -> vector<4xi1>
// expected-error @+1 {{'arm_sme.store_tile_slice' op operand #2 must be a vector type that matches the size of a SVE predicate, but got 'vector<4xi1>'}}
arm_sme.store_tile_slice %t, %i, %k, %m[%i, %i] : memref<?x?xf32>, vector<4xi1>, vector<[4]x[4]xf32>

// -----

%m = "t.m"() : () -> memref<?x?xf32>
%i = "t.i"() : () -> index
%t = "t.t"() : () -> vector<[4]x[4]xf32>
%k = "t.k"() : () -> vector<[2]xi1>
// expected-error @+1 {{'arm_sme.store_tile_slice' op failed to verify that `mask` has i1 element type and the shape is a slice of `tile`}}
arm_sme.store_tile_slice %t, %i, %k, %m[%i, %i] : memref<?x?xf32>, vector<[2]xi1>, vector<[4]x[4]xf32>

// -----

%t = "t.t"() : () -> vector<[4]x[4]xi32>
%i = "t.i"() : () -> index
%v = "t.v"() : () -> vector<[4]xf32>
// expected-error @+1 {{'arm_sme.insert_tile_slice' op failed to verify that type of 'vector' matches type of 'tile' slice}}
%0 = arm_sme.insert_tile_slice %v, %t[%i] : vector<[4]xf32> into vector<[4]x[4]xi32>

// -----

%t = "t.t"() : () -> vector<[4]x[4]xi32>
%i = "t.i"() : () -> index
// expected-error @+1 {{'arm_sme.extract_tile_slice' op failed to verify that type of 'result' matches type of 'tile' slice}}
%0 = arm_sme.extract_tile_slice %t[%i] : vector<[2]xi32> from vector<[4]x[4]xi32>

// -----

%v = "t.v"() : () -> vector<[4]xf32>
%w = "t.v"() : () -> vector<[4]xi32>
// expected-error @+1 {{'arm_sme.outerproduct' op failed to verify that all of {lhs, rhs} have same type}}
%0 = arm_sme.outerproduct %v, %w : vector<[4]xf32>, vector<[4]xi32>

// -----

%v = "t.v"() : () -> vector<[4]xf32>
%k = "t.v"() : () -> vector<[4]xi1>
// expected-error @+1 {{'arm_sme.outerproduct' op failed to verify that both `lhsMask` and `rhsMask` should be provided or neither}}
%0 = "arm_sme.outerproduct"(%v, %v, %k) <{operandSegmentSizes = array<i32: 1, 1, 1, 0, 0>}> : (vector<[4]xf32>, vector<[4]xf32>, vector<[4]xi1>) -> vector<[4]x[4]xf32>

// -----

%v = "t.v"() : () -> vector<[4]xf32>
%k = "t.v"() : () -> vector<[2]xi1>
// expected-error @+1 {{'arm_sme.outerproduct' op failed to verify that lhsMask has i1 element type and same shape as lhs}}
%0 = "arm_sme.outerproduct"(%v, %v, %k, %k) <{operandSegmentSizes = array<i32: 1, 1, 1, 1, 0>}> : (vector<[4]xf32>, vector<[4]xf32>, vector<[2]xi1>, vector<[2]xi1>) -> vector<[4]x[4]xf32>

// -----

%v = "t.v"() : () -> vector<[4]xf32>
// expected-error @+1 {{'arm_sme.outerproduct' op failed to verify that resulttype is derived from `lhs` and `rhs`}}
%0 = "arm_sme.outerproduct"(%v, %v) <{operandSegmentSizes = array<i32: 1, 1, 0, 0, 0>}> : (vector<[4]xf32>, vector<[4]xf32>) -> vector<[2]x[2]xf64>

// -----

%v = "t.v"() : () -> vector<[4]xf32>
// expected-error @+1 {{'arm_sme.fmopa_2way' op operand #0 must be  of ranks 1scalable vector of 16-bit float or bfloat16 type values of length 8, but got 'vector<[4]xf32>'}}
%0 = "arm_sme.fmopa_2way"(%v, %v) <{operandSegmentSizes = array<i32: 1, 1, 0, 0, 0>}> : (vector<[4]xf32>, vector<[4]xf32>) -> vector<[4]x[4]xf32>

// -----

%v = "t.v"() : () -> vector<[8]xi16>
%a = "t.v"() : () -> vector<[4]x[4]xf32>
// expected-error @+1 {{'arm_sme.umops_2way' op failed to verify that `result` and `acc` have the same type}}
%0 = "arm_sme.umops_2way"(%v, %v, %a) <{operandSegmentSizes = array<i32: 1, 1, 0, 0, 1>}> : (vector<[8]xi16>, vector<[8]xi16>, vector<[4]x[4]xf32>) -> vector<[4]x[4]xi32>

// -----

%v = "t.v"() : () -> vector<[8]xi16>
// expected-error @+1 {{'arm_sme.smopa_4way' op failed to verify that tile element size equals input element size * 4}}
%0 = "arm_sme.smopa_4way"(%v, %v) <{operandSegmentSizes = array<i32: 1, 1, 0, 0, 0>}> : (vector<[8]xi16>, vector<[8]xi16>) -> vector<[4]x[4]xi32>

// -----

%v = "t.v"() : () -> vector<[8]xi16>
// expected-error @+1 {{'arm_sme.smopa_2way' op result #0 must be vector<[4]x[4]xi32> of 32-bit signless integer values, but got 'vector<[2]x[2]xi64>'}}
%0 = "arm_sme.smopa_2way"(%v, %v) <{operandSegmentSizes = array<i32: 1, 1, 0, 0, 0>}> : (vector<[8]xi16>, vector<[8]xi16>) -> vector<[2]x[2]xi64>

// -----

%v = "t.v"() : () -> vector<[1]xi64>
%k = "t.v"() : () -> vector<[1]xi1>
// expected-error @+1 {{'arm_sme.intr.mopa' op operand #0 must be a vector type that is a supported predicate for the SME MOP instructions, but got 'vector<[1]xi1>'}}
"arm_sme.intr.mopa"(%k, %k, %v, %v) <{tile_id = 0 : i32}> : (vector<[1]xi1>, vector<[1]xi1>, vector<[1]xi64>, vector<[1]xi64>) -> ()

// -----

%v = "t.v"() : () -> vector<[2]xi64>
%k = "t.v"() : () -> vector<[2]xi1>
// expected-error @+1 {{'arm_sme.intr.mopa' op operand #2 must be a vector type that is a supported input for the SME MOP instructions, but got 'vector<[2]xi64>'}}
"arm_sme.intr.mopa"(%k, %k, %v, %v) <{tile_id = 0 : i32}> : (vector<[2]xi1>, vector<[2]xi1>, vector<[2]xi64>, vector<[2]xi64>) -> ()

// -----

%v = "t.v"() : () -> vector<[4]xi32>
%k = "t.v"() : () -> vector<[2]xi1>
%i = "t.i"() : () -> i32
// expected-error @+1 {{'arm_sme.intr.write.horiz' op failed to verify that all of {predicate, vector} have same shape}}
"arm_sme.intr.write.horiz"(%i, %k, %v) <{tile_id = 0 : i32}> : (i32, vector<[2]xi1>, vector<[4]xi32>) -> ()

// -----

%v = "t.v"() : () -> vector<[4]xi32>
%k = "t.v"() : () -> vector<[4]xi1>
%i = "t.i"() : () -> i32
// expected-error @+1 {{'arm_sme.intr.read.vert' op failed to verify that all of {vector, predicate, res} have same shape}}
%0 = "arm_sme.intr.read.vert"(%v, %k, %i) <{tile_id = 0 : i32}> : (vector<[4]xi32>, vector<[4]xi1>, i32) -> vector<[2]xi32>

// -----

%v = "t.v"() : () -> vector<[4]xi32>
%k = "t.v"() : () -> vector<[4]xi1>
%i = "t.i"() : () -> i32
// expected-error @+1 {{'arm_sme.intr.read.horiz' op failed to verify that all of {vector, res} have same element type}}
%0 = "arm_sme.intr.read.horiz"(%v, %k, %i) <{tile_id = 0 : i32}> : (vector<[4]xi32>, vector<[4]xi1>, i32) -> vector<[4]xf32>

// -----

// expected-error @+1 {{'arm_sme.intr.cntsd' op failed to verify that `res` is i64}}
%0 = "arm_sme.intr.cntsd"() : () -> i32

// -----

// expected-error @+1 {{'arm_sme.intr.zero' op attribute 'tile_mask' failed to satisfy constraint: 32-bit signless integer attribute}}
"arm_sme.intr.zero"() <{tile_mask = 17 : i64}> : () -> ()

// -----

// expected-error @+1 {{'arm_sme.streaming_vl' op requires attribute 'type_size'}}
%0 = "arm_sme.streaming_vl"() : () -> index
