// RUN: mlcc-opt %s -split-input-file -arm-sme-vector-legalization -verify-diagnostics
// RUN: %if mlir-22 %{ mlir-opt-22 %s -split-input-file -arm-sme-vector-legalization -verify-diagnostics %}
// RUN: not %mlcc -target aarch64-linux-gnu -march=armv9-a+sme -c %s -o %t.o 2>&1 | FileCheck %s
//
// What is as large as several tiles, and cannot be several. A compile says why.

// A mask that comes from elsewhere.

// CHECK: :[[#@LINE+3]]:8: error: 'vector.transfer_read' op cannot be lowered: the mask is not made by vector.create_mask
func.func @mask(%m: memref<?x?xf32>, %i: index, %p: f32, %k: vector<[8]x[4]xi1>) -> vector<[8]x[4]xf32> {
  // expected-error @+1 {{failed to legalize operation 'vector.transfer_read' that was explicitly marked illegal}}
  %0 = vector.transfer_read %m[%i, %i], %p, %k {in_bounds = [true, true]} : memref<?x?xf32>, vector<[8]x[4]xf32>
  return %0 : vector<[8]x[4]xf32>
}

// -----

// A row that is read again and again.

// CHECK: :[[#@LINE+3]]:8: error: 'vector.transfer_read' op cannot be lowered: its map is no permutation
func.func @map(%m: memref<?x?xf32>, %i: index, %p: f32) -> vector<[8]x[4]xf32> {
  // expected-error @+1 {{failed to legalize operation 'vector.transfer_read' that was explicitly marked illegal}}
  %0 = vector.transfer_read %m[%i, %i], %p {in_bounds = [true, true], permutation_map = affine_map<(d0, d1) -> (0, d1)>} : memref<?x?xf32>, vector<[8]x[4]xf32>
  return %0 : vector<[8]x[4]xf32>
}

// -----

// CHECK: :[[#@LINE+3]]:8: error: 'vector.mask' op cannot be lowered: the mask is not made by vector.create_mask
func.func @product(%a: vector<[8]xf32>, %b: vector<[4]xf32>, %k: vector<[8]x[4]xi1>) -> vector<[8]x[4]xf32> {
  // expected-error @+1 {{failed to legalize operation 'vector.mask' that was explicitly marked illegal}}
  %0 = vector.mask %k { vector.outerproduct %a, %b {kind = #vector.kind<add>} : vector<[8]xf32>, vector<[4]xf32> } : vector<[8]x[4]xi1> -> vector<[8]x[4]xf32>
  return %0 : vector<[8]x[4]xf32>
}

// -----

// Arithmetic on several tiles.

func.func @sum(%a: vector<[8]x[4]xf32>) -> vector<[8]x[4]xf32> {
  // expected-error @+1 {{failed to legalize operation 'arith.addf' that was explicitly marked illegal}}
  %0 = arith.addf %a, %a : vector<[8]x[4]xf32>
  return %0 : vector<[8]x[4]xf32>
}
