// RUN: mlcc-opt "-convert-vector-to-llvm=enable-arm-neon enable-arm-i8mm" %s | FileCheck %s
//
// What looks like a product of matrices and is none that the instructions do;
// mlir-opt multiplies some of these all the same, or stops.

// CHECK-LABEL: @long_sums(
// CHECK-NOT: arm_neon
func.func @long_sums(%a: vector<2x8xi8>, %b: vector<2x8xi8>, %c: vector<2x2xi64>) -> vector<2x2xi64> {
  %0 = vector.contract {indexing_maps = [affine_map<(m, n, k) -> (m, k)>, affine_map<(m, n, k) -> (n, k)>, affine_map<(m, n, k) -> (m, n)>], iterator_types = ["parallel", "parallel", "reduction"], kind = #vector.kind<add>} %a, %b, %c : vector<2x8xi8>, vector<2x8xi8> into vector<2x2xi64>
  return %0 : vector<2x2xi64>
}

// CHECK-LABEL: @turned(
// CHECK-NOT: arm_neon
func.func @turned(%a: vector<8x8xi8>, %b: vector<8x8xi8>, %c: vector<8x8xi32>) -> vector<8x8xi32> {
  %0 = vector.contract {indexing_maps = [affine_map<(m, n, k) -> (m, k)>, affine_map<(m, n, k) -> (k, n)>, affine_map<(m, n, k) -> (m, n)>], iterator_types = ["parallel", "parallel", "reduction"], kind = #vector.kind<add>} %a, %b, %c : vector<8x8xi8>, vector<8x8xi8> into vector<8x8xi32>
  return %0 : vector<8x8xi32>
}

// CHECK-LABEL: @largest(
// CHECK-NOT: arm_neon
func.func @largest(%a: vector<2x8xi8>, %b: vector<2x8xi8>, %c: vector<2x2xi32>) -> vector<2x2xi32> {
  %0 = vector.contract {indexing_maps = [affine_map<(m, n, k) -> (m, k)>, affine_map<(m, n, k) -> (n, k)>, affine_map<(m, n, k) -> (m, n)>], iterator_types = ["parallel", "parallel", "reduction"], kind = #vector.kind<maxsi>} %a, %b, %c : vector<2x8xi8>, vector<2x8xi8> into vector<2x2xi32>
  return %0 : vector<2x2xi32>
}

// CHECK-LABEL: @masked(
// CHECK-NOT: arm_neon
func.func @masked(%a: vector<2x8xi8>, %b: vector<2x8xi8>, %c: vector<2x2xi32>, %m: vector<2x2x8xi1>) -> vector<2x2xi32> {
  %x = arith.extsi %a : vector<2x8xi8> to vector<2x8xi32>
  %y = arith.extsi %b : vector<2x8xi8> to vector<2x8xi32>
  %0 = vector.mask %m { vector.contract {indexing_maps = [affine_map<(m, n, k) -> (m, k)>, affine_map<(m, n, k) -> (n, k)>, affine_map<(m, n, k) -> (m, n)>], iterator_types = ["parallel", "parallel", "reduction"], kind = #vector.kind<add>} %x, %y, %c : vector<2x8xi32>, vector<2x8xi32> into vector<2x2xi32> } : vector<2x2x8xi1> -> vector<2x2xi32>
  return %0 : vector<2x2xi32>
}
