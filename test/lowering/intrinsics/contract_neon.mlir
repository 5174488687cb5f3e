// RUN: mlcc-opt "-convert-vector-to-llvm=enable-arm-neon enable-arm-i8mm enable-arm-bf16" %s | FileCheck %s
// RUN: %if mlir-22 %{ mlir-opt-22 "-convert-vector-to-llvm=enable-arm-neon enable-arm-i8mm enable-arm-bf16" %s | FileCheck %s %}
// RUN: mlcc-opt -convert-vector-to-llvm=enable-arm-neon %s | FileCheck %s --check-prefix=NONE
// RUN: mlcc-opt "-convert-vector-to-llvm=enable-arm-i8mm enable-arm-bf16" %s | FileCheck %s --check-prefix=NONE
// RUN: mlcc-opt "-convert-vector-to-llvm=enable-arm-neon enable-arm-bf16" %s | FileCheck %s --check-prefix=BF16
//
// Products of matrices by instructions for 2 by 8 bytes, or 2 by 4 bf16.

// NONE-NOT: arm_neon
// BF16-NOT: {{[su]}}mmla
// BF16-COUNT-3: arm_neon.intr.bfmmla

// CHECK-LABEL: @signed(
// CHECK: %[[SUM:.*]] = arm_neon.intr.smmla %{{.*}}, %{{.*}}, %{{.*}} : vector<16xi8> to vector<4xi32>
// CHECK: llvm.shufflevector %[[SUM]]
// CHECK-NOT: arm_neon
func.func @signed(%a: vector<2x8xi8>, %b: vector<2x8xi8>, %c: vector<2x2xi32>) -> vector<2x2xi32> {
  %x = arith.extsi %a : vector<2x8xi8> to vector<2x8xi32>
  %y = arith.extsi %b : vector<2x8xi8> to vector<2x8xi32>
  %0 = vector.contract {indexing_maps = [affine_map<(m, n, k) -> (m, k)>, affine_map<(m, n, k) -> (n, k)>, affine_map<(m, n, k) -> (m, n)>], iterator_types = ["parallel", "parallel", "reduction"], kind = #vector.kind<add>} %x, %y, %c : vector<2x8xi32>, vector<2x8xi32> into vector<2x2xi32>
  return %0 : vector<2x2xi32>
}

// CHECK-LABEL: @extended_by_it(
// CHECK: arm_neon.intr.smmla
// CHECK-NOT: arm_neon
func.func @extended_by_it(%a: vector<2x8xi8>, %b: vector<2x8xi8>, %c: vector<2x2xi32>) -> vector<2x2xi32> {
  %0 = vector.contract {indexing_maps = [affine_map<(m, n, k) -> (m, k)>, affine_map<(m, n, k) -> (n, k)>, affine_map<(m, n, k) -> (m, n)>], iterator_types = ["parallel", "parallel", "reduction"], kind = #vector.kind<add>} %a, %b, %c : vector<2x8xi8>, vector<2x8xi8> into vector<2x2xi32>
  return %0 : vector<2x2xi32>
}

// Sums go on along a row.
// CHECK-LABEL: @unsigned(
// CHECK: %[[SUM:.*]] = arm_neon.intr.ummla
// CHECK: arm_neon.intr.ummla %[[SUM]],
// CHECK: %[[NEXT:.*]] = arm_neon.intr.ummla
// CHECK: arm_neon.intr.ummla %[[NEXT]],
// CHECK-NOT: arm_neon
func.func @unsigned(%a: vector<4x16xi8>, %b: vector<2x16xi8>, %c: vector<4x2xi32>) -> vector<4x2xi32> {
  %x = arith.extui %a : vector<4x16xi8> to vector<4x16xi32>
  %y = arith.extui %b : vector<2x16xi8> to vector<2x16xi32>
  %0 = vector.contract {indexing_maps = [affine_map<(m, n, k) -> (m, k)>, affine_map<(m, n, k) -> (n, k)>, affine_map<(m, n, k) -> (m, n)>], iterator_types = ["parallel", "parallel", "reduction"], kind = #vector.kind<add>} %x, %y, %c : vector<4x16xi32>, vector<2x16xi32> into vector<4x2xi32>
  return %0 : vector<4x2xi32>
}

// CHECK-LABEL: @unsigned_by_signed(
// CHECK-COUNT-2: arm_neon.intr.usmmla
// CHECK-NOT: arm_neon
func.func @unsigned_by_signed(%a: vector<2x8xi8>, %b: vector<4x8xi8>, %c: vector<2x4xi32>) -> vector<2x4xi32> {
  %x = arith.extui %a : vector<2x8xi8> to vector<2x8xi32>
  %y = arith.extsi %b : vector<4x8xi8> to vector<4x8xi32>
  %0 = vector.contract {indexing_maps = [affine_map<(m, n, k) -> (m, k)>, affine_map<(m, n, k) -> (n, k)>, affine_map<(m, n, k) -> (m, n)>], iterator_types = ["parallel", "parallel", "reduction"], kind = #vector.kind<add>} %x, %y, %c : vector<2x8xi32>, vector<4x8xi32> into vector<2x4xi32>
  return %0 : vector<2x4xi32>
}

// The factors change places, and what is added is transposed.
// CHECK-LABEL: @signed_by_unsigned(
// CHECK: arm_neon.intr.usmmla
// CHECK-NOT: arm_neon
func.func @signed_by_unsigned(%a: vector<2x8xi8>, %b: vector<2x8xi8>, %c: vector<2x2xi32>) -> vector<2x2xi32> {
  %x = arith.extsi %a : vector<2x8xi8> to vector<2x8xi32>
  %y = arith.extui %b : vector<2x8xi8> to vector<2x8xi32>
  %0 = vector.contract {indexing_maps = [affine_map<(m, n, k) -> (m, k)>, affine_map<(m, n, k) -> (n, k)>, affine_map<(m, n, k) -> (m, n)>], iterator_types = ["parallel", "parallel", "reduction"], kind = #vector.kind<add>} %x, %y, %c : vector<2x8xi32>, vector<2x8xi32> into vector<2x2xi32>
  return %0 : vector<2x2xi32>
}

// CHECK-LABEL: @nibbles(
// CHECK-COUNT-2: arith.extsi %{{.*}} : vector<2x8xi4> to vector<2x8xi8>
// CHECK: arm_neon.intr.smmla
// CHECK-NOT: arm_neon
func.func @nibbles(%a: vector<2x8xi4>, %b: vector<2x8xi4>, %c: vector<2x2xi32>) -> vector<2x2xi32> {
  %x = arith.extsi %a : vector<2x8xi4> to vector<2x8xi32>
  %y = arith.extsi %b : vector<2x8xi4> to vector<2x8xi32>
  %0 = vector.contract {indexing_maps = [affine_map<(m, n, k) -> (m, k)>, affine_map<(m, n, k) -> (n, k)>, affine_map<(m, n, k) -> (m, n)>], iterator_types = ["parallel", "parallel", "reduction"], kind = #vector.kind<add>} %x, %y, %c : vector<2x8xi32>, vector<2x8xi32> into vector<2x2xi32>
  return %0 : vector<2x2xi32>
}

// CHECK-LABEL: @one_row(
// CHECK-COUNT-2: arm_neon.intr.smmla
// CHECK-NOT: arm_neon
func.func @one_row(%a: vector<1x8xi8>, %b: vector<4x8xi8>, %c: vector<1x4xi32>) -> vector<1x4xi32> {
  %x = arith.extsi %a : vector<1x8xi8> to vector<1x8xi32>
  %y = arith.extsi %b : vector<4x8xi8> to vector<4x8xi32>
  %0 = vector.contract {indexing_maps = [affine_map<(m, n, k) -> (m, k)>, affine_map<(m, n, k) -> (n, k)>, affine_map<(m, n, k) -> (m, n)>], iterator_types = ["parallel", "parallel", "reduction"], kind = #vector.kind<add>} %x, %y, %c : vector<1x8xi32>, vector<4x8xi32> into vector<1x4xi32>
  return %0 : vector<1x4xi32>
}

// CHECK-LABEL: @row(
// CHECK-COUNT-2: arm_neon.intr.smmla
// CHECK-NOT: arm_neon
func.func @row(%a: vector<16xi8>, %b: vector<2x16xi8>, %c: vector<2xi32>) -> vector<2xi32> {
  %x = arith.extsi %a : vector<16xi8> to vector<16xi32>
  %y = arith.extsi %b : vector<2x16xi8> to vector<2x16xi32>
  %0 = vector.contract {indexing_maps = [affine_map<(n, k) -> (k)>, affine_map<(n, k) -> (n, k)>, affine_map<(n, k) -> (n)>], iterator_types = ["parallel", "reduction"], kind = #vector.kind<add>} %x, %y, %c : vector<16xi32>, vector<2x16xi32> into vector<2xi32>
  return %0 : vector<2xi32>
}

// CHECK-LABEL: @bf16(
// CHECK-COUNT-2: arm_neon.intr.bfmmla
// CHECK-NOT: arm_neon
func.func @bf16(%a: vector<2x8xbf16>, %b: vector<2x8xbf16>, %c: vector<2x2xf32>) -> vector<2x2xf32> {
  %0 = vector.contract {indexing_maps = [affine_map<(m, n, k) -> (m, k)>, affine_map<(m, n, k) -> (n, k)>, affine_map<(m, n, k) -> (m, n)>], iterator_types = ["parallel", "parallel", "reduction"], kind = #vector.kind<add>} %a, %b, %c : vector<2x8xbf16>, vector<2x8xbf16> into vector<2x2xf32>
  return %0 : vector<2x2xf32>
}

// CHECK-LABEL: @bf16_row(
// CHECK: arm_neon.intr.bfmmla
// CHECK-NOT: arm_neon
func.func @bf16_row(%a: vector<4xbf16>, %b: vector<2x4xbf16>, %c: vector<2xf32>) -> vector<2xf32> {
  %0 = vector.contract {indexing_maps = [affine_map<(n, k) -> (k)>, affine_map<(n, k) -> (n, k)>, affine_map<(n, k) -> (n)>], iterator_types = ["parallel", "reduction"], kind = #vector.kind<add>} %a, %b, %c : vector<4xbf16>, vector<2x4xbf16> into vector<2xf32>
  return %0 : vector<2xf32>
}

// What no instruction does.
// CHECK-LABEL: @three_rows(
// CHECK-NOT: arm_neon
func.func @three_rows(%a: vector<3x8xi8>, %b: vector<2x8xi8>, %c: vector<3x2xi32>) -> vector<3x2xi32> {
  %x = arith.extsi %a : vector<3x8xi8> to vector<3x8xi32>
  %y = arith.extsi %b : vector<2x8xi8> to vector<2x8xi32>
  %0 = vector.contract {indexing_maps = [affine_map<(m, n, k) -> (m, k)>, affine_map<(m, n, k) -> (n, k)>, affine_map<(m, n, k) -> (m, n)>], iterator_types = ["parallel", "parallel", "reduction"], kind = #vector.kind<add>} %x, %y, %c : vector<3x8xi32>, vector<2x8xi32> into vector<3x2xi32>
  return %0 : vector<3x2xi32>
}

// CHECK-LABEL: @three_columns(
// CHECK-NOT: arm_neon
func.func @three_columns(%a: vector<2x8xi8>, %b: vector<3x8xi8>, %c: vector<2x3xi32>) -> vector<2x3xi32> {
  %x = arith.extsi %a : vector<2x8xi8> to vector<2x8xi32>
  %y = arith.extsi %b : vector<3x8xi8> to vector<3x8xi32>
  %0 = vector.contract {indexing_maps = [affine_map<(m, n, k) -> (m, k)>, affine_map<(m, n, k) -> (n, k)>, affine_map<(m, n, k) -> (m, n)>], iterator_types = ["parallel", "parallel", "reduction"], kind = #vector.kind<add>} %x, %y, %c : vector<2x8xi32>, vector<3x8xi32> into vector<2x3xi32>
  return %0 : vector<2x3xi32>
}

// CHECK-LABEL: @short_rows(
// CHECK-NOT: arm_neon
func.func @short_rows(%a: vector<2x4xi8>, %b: vector<2x4xi8>, %c: vector<2x2xi32>) -> vector<2x2xi32> {
  %x = arith.extsi %a : vector<2x4xi8> to vector<2x4xi32>
  %y = arith.extsi %b : vector<2x4xi8> to vector<2x4xi32>
  %0 = vector.contract {indexing_maps = [affine_map<(m, n, k) -> (m, k)>, affine_map<(m, n, k) -> (n, k)>, affine_map<(m, n, k) -> (m, n)>], iterator_types = ["parallel", "parallel", "reduction"], kind = #vector.kind<add>} %x, %y, %c : vector<2x4xi32>, vector<2x4xi32> into vector<2x2xi32>
  return %0 : vector<2x2xi32>
}

// CHECK-LABEL: @short_rows_of_bf16(
// CHECK-NOT: arm_neon
func.func @short_rows_of_bf16(%a: vector<2x2xbf16>, %b: vector<2x2xbf16>, %c: vector<2x2xf32>) -> vector<2x2xf32> {
  %0 = vector.contract {indexing_maps = [affine_map<(m, n, k) -> (m, k)>, affine_map<(m, n, k) -> (n, k)>, affine_map<(m, n, k) -> (m, n)>], iterator_types = ["parallel", "parallel", "reduction"], kind = #vector.kind<add>} %a, %b, %c : vector<2x2xbf16>, vector<2x2xbf16> into vector<2x2xf32>
  return %0 : vector<2x2xf32>
}

// CHECK-LABEL: @long_factors(
// CHECK-NOT: arm_neon
func.func @long_factors(%a: vector<2x8xi16>, %b: vector<2x8xi16>, %c: vector<2x2xi32>) -> vector<2x2xi32> {
  %x = arith.extsi %a : vector<2x8xi16> to vector<2x8xi32>
  %y = arith.extsi %b : vector<2x8xi16> to vector<2x8xi32>
  %0 = vector.contract {indexing_maps = [affine_map<(m, n, k) -> (m, k)>, affine_map<(m, n, k) -> (n, k)>, affine_map<(m, n, k) -> (m, n)>], iterator_types = ["parallel", "parallel", "reduction"], kind = #vector.kind<add>} %x, %y, %c : vector<2x8xi32>, vector<2x8xi32> into vector<2x2xi32>
  return %0 : vector<2x2xi32>
}

// CHECK-LABEL: @bf16_sums(
// CHECK-NOT: arm_neon
func.func @bf16_sums(%a: vector<2x4xbf16>, %b: vector<2x4xbf16>, %c: vector<2x2xbf16>) -> vector<2x2xbf16> {
  %0 = vector.contract {indexing_maps = [affine_map<(m, n, k) -> (m, k)>, affine_map<(m, n, k) -> (n, k)>, affine_map<(m, n, k) -> (m, n)>], iterator_types = ["parallel", "parallel", "reduction"], kind = #vector.kind<add>} %a, %b, %c : vector<2x4xbf16>, vector<2x4xbf16> into vector<2x2xbf16>
  return %0 : vector<2x2xbf16>
}
