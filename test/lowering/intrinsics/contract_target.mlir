// RUN: %mlcc -target aarch64-linux-gnu -march=armv8.6-a -S %s -o - | FileCheck %s --implicit-check-not=bfmmla
// RUN: %mlcc -target aarch64-linux-gnu -march=armv8.6-a -ffast-math -S %s -o - | FileCheck %s --check-prefixes=CHECK,FAST
// RUN: %mlcc -target aarch64-linux-gnu -march=armv8-a -S %s -o - | FileCheck %s --check-prefix=NONE
//
// A compile multiplies bytes by what the target has, and bf16, whose sums are
// rounded otherwise then, with -ffast-math; but not where a function says what it
// runs on.

// NONE-NOT: mmla

// CHECK-LABEL: byte_rows:
// CHECK: smmla
func.func @byte_rows(%a: vector<2x8xi8>, %b: vector<2x8xi8>, %c: vector<2x2xi32>) -> vector<2x2xi32> {
  %0 = vector.contract {indexing_maps = [affine_map<(m, n, k) -> (m, k)>, affine_map<(m, n, k) -> (n, k)>, affine_map<(m, n, k) -> (m, n)>], iterator_types = ["parallel", "parallel", "reduction"], kind = #vector.kind<add>} %a, %b, %c : vector<2x8xi8>, vector<2x8xi8> into vector<2x2xi32>
  return %0 : vector<2x2xi32>
}

// CHECK-LABEL: bf16:
// FAST: bfmmla
func.func @bf16(%a: vector<4xbf16>, %b: vector<2x4xbf16>, %c: vector<2xf32>) -> vector<2xf32> {
  %0 = vector.contract {indexing_maps = [affine_map<(n, k) -> (k)>, affine_map<(n, k) -> (n, k)>, affine_map<(n, k) -> (n)>], iterator_types = ["parallel", "reduction"], kind = #vector.kind<add>} %a, %b, %c : vector<4xbf16>, vector<2x4xbf16> into vector<2xf32>
  return %0 : vector<2xf32>
}

// CHECK-LABEL: older:
// CHECK-NOT: smmla
func.func @older(%a: vector<2x8xi8>, %b: vector<2x8xi8>, %c: vector<2x2xi32>) -> vector<2x2xi32> attributes {target_features = #llvm.target_features<["+neon"]>} {
  %0 = vector.contract {indexing_maps = [affine_map<(m, n, k) -> (m, k)>, affine_map<(m, n, k) -> (n, k)>, affine_map<(m, n, k) -> (m, n)>], iterator_types = ["parallel", "parallel", "reduction"], kind = #vector.kind<add>} %a, %b, %c : vector<2x8xi8>, vector<2x8xi8> into vector<2x2xi32>
  return %0 : vector<2x2xi32>
}
