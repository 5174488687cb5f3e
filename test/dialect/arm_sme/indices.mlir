// RUN: mlcc-opt %s -allow-unregistered-dialect -split-input-file -verify-diagnostics
// As many indices as the memref has dimensions; mlir-opt takes any number, and
// ends when it lowers such an access.

%m = "t.v"() : () -> memref<?x?xi32>
%t = "t.v"() : () -> vector<[4]x[4]xi32>
%c = "t.v"() : () -> index
// expected-error @+1 {{'arm_sme.tile_store' op requires 2 indices}}
arm_sme.tile_store %t, %m[%c] : memref<?x?xi32>, vector<[4]x[4]xi32>

// -----

%m = "t.v"() : () -> memref<?x?xi32>
%c = "t.v"() : () -> index
// expected-error @+1 {{'arm_sme.tile_load' op requires 2 indices}}
%0 = arm_sme.tile_load %m[%c, %c, %c] : memref<?x?xi32>, vector<[4]x[4]xi32>

// -----

%m = "t.v"() : () -> memref<?x?xi32>
%k = "t.v"() : () -> vector<[4]xi1>
%t = "t.v"() : () -> vector<[4]x[4]xi32>
%c = "t.v"() : () -> index
// expected-error @+1 {{'arm_sme.load_tile_slice' op requires 2 indices}}
%0 = arm_sme.load_tile_slice %m[], %k, %t, %c : memref<?x?xi32>, vector<[4]xi1>, vector<[4]x[4]xi32>

// -----

%m = "t.v"() : () -> memref<?xi32>
%k = "t.v"() : () -> vector<[4]xi1>
%t = "t.v"() : () -> vector<[4]x[4]xi32>
%c = "t.v"() : () -> index
// expected-error @+1 {{'arm_sme.store_tile_slice' op requires 1 indices}}
arm_sme.store_tile_slice %t, %c, %k, %m[%c, %c] : memref<?xi32>, vector<[4]xi1>, vector<[4]x[4]xi32>
