// RUN: mlcc-opt "-convert-vector-to-llvm=enable-arm-sve enable-arm-i8mm enable-arm-bf16" %s | FileCheck %s
// RUN: %if mlir-22 %{ mlir-opt-22 "-convert-vector-to-llvm=enable-arm-sve enable-arm-i8mm enable-arm-bf16" %s | FileCheck %s %}
// RUN: mlcc-opt "-convert-vector-to-llvm=enable-arm-neon enable-arm-i8mm enable-arm-bf16" %s | FileCheck %s --check-prefix=NONE
//
// Products of rows with a scalable number of rows, by instructions.

// NONE-NOT: {{arm_sve|arm_neon}}

// CHECK-LABEL: @signed(
// CHECK-COUNT-2: "arm_sve.intr.dupq_lane"
// CHECK-COUNT-4: "arm_sve.intr.smmla"
// CHECK-NOT: arm_sve.
func.func @signed(%a: vector<4x8xi8>, %flat: vector<[32]xi8>, %c: vector<4x[4]xi32>) -> vector<4x[4]xi32> {
  %b = vector.shape_cast %flat : vector<[32]xi8> to vector<[4]x8xi8>
  %x = arith.extsi %a : vector<4x8xi8> to vector<4x8xi32>
  %y = arith.extsi %b : vector<[4]x8xi8> to vector<[4]x8xi32>
  %0 = vector.contract {indexing_maps = [affine_map<(m, n, k) -> (m, k)>, affine_map<(m, n, k) -> (n, k)>, affine_map<(m, n, k) -> (m, n)>], iterator_types = ["parallel", "parallel", "reduction"], kind = #vector.kind<add>} %x, %y, %c : vector<4x8xi32>, vector<[4]x8xi32> into vector<4x[4]xi32>
  return %0 : vector<4x[4]xi32>
}

// CHECK-LABEL: @unsigned(
// CHECK: %[[LHS:.*]] = "arm_sve.intr.dupq_lane"
// CHECK: %[[RHS:.*]] = llvm.intr.vector.extract %{{.*}}[0] : vector<[16]xi8> from vector<[32]xi8>
// CHECK: llvm.bitcast %{{.*}} : vector<[4]xi32> to vector<[2]xi64>
// CHECK: "llvm.intr.vector.interleave2"
// CHECK: %[[SUM:.*]] = llvm.intr.vector.extract %{{.*}}[0] : vector<[4]xi32> from vector<[8]xi32>
// CHECK: "arm_sve.intr.ummla"(%[[SUM]], %[[LHS]], %[[RHS]])
// CHECK: "arm_sve.intr.ummla"
// CHECK: llvm.intr.vector.deinterleave2
func.func @unsigned(%a: vector<2x8xi8>, %flat: vector<[32]xi8>, %c: vector<2x[4]xi32>) -> vector<2x[4]xi32> {
  %b = vector.shape_cast %flat : vector<[32]xi8> to vector<[4]x8xi8>
  %x = arith.extui %a : vector<2x8xi8> to vector<2x8xi32>
  %y = arith.extui %b : vector<[4]x8xi8> to vector<[4]x8xi32>
  %0 = vector.contract {indexing_maps = [affine_map<(m, n, k) -> (m, k)>, affine_map<(m, n, k) -> (n, k)>, affine_map<(m, n, k) -> (m, n)>], iterator_types = ["parallel", "parallel", "reduction"], kind = #vector.kind<add>} %x, %y, %c : vector<2x8xi32>, vector<[4]x8xi32> into vector<2x[4]xi32>
  return %0 : vector<2x[4]xi32>
}

// CHECK-LABEL: @unsigned_by_signed(
// CHECK: %[[LHS:.*]] = "arm_sve.intr.dupq_lane"
// CHECK: "arm_sve.intr.usmmla"(%{{.*}}, %[[LHS]], %{{.*}})
func.func @unsigned_by_signed(%a: vector<2x8xi8>, %flat: vector<[32]xi8>, %c: vector<2x[4]xi32>) -> vector<2x[4]xi32> {
  %b = vector.shape_cast %flat : vector<[32]xi8> to vector<[4]x8xi8>
  %x = arith.extui %a : vector<2x8xi8> to vector<2x8xi32>
  %y = arith.extsi %b : vector<[4]x8xi8> to vector<[4]x8xi32>
  %0 = vector.contract {indexing_maps = [affine_map<(m, n, k) -> (m, k)>, affine_map<(m, n, k) -> (n, k)>, affine_map<(m, n, k) -> (m, n)>], iterator_types = ["parallel", "parallel", "reduction"], kind = #vector.kind<add>} %x, %y, %c : vector<2x8xi32>, vector<[4]x8xi32> into vector<2x[4]xi32>
  return %0 : vector<2x[4]xi32>
}

// The factors change places, and what is added is transposed.
// CHECK-LABEL: @signed_by_unsigned(
// CHECK: %[[LHS:.*]] = "arm_sve.intr.dupq_lane"
// CHECK-NOT: llvm.bitcast
// CHECK: "arm_sve.intr.usmmla"(%{{.*}}, %{{.*}}, %[[LHS]])
func.func @signed_by_unsigned(%a: vector<2x8xi8>, %flat: vector<[32]xi8>, %c: vector<2x[4]xi32>) -> vector<2x[4]xi32> {
  %b = vector.shape_cast %flat : vector<[32]xi8> to vector<[4]x8xi8>
  %x = arith.extsi %a : vector<2x8xi8> to vector<2x8xi32>
  %y = arith.extui %b : vector<[4]x8xi8> to vector<[4]x8xi32>
  %0 = vector.contract {indexing_maps = [affine_map<(m, n, k) -> (m, k)>, affine_map<(m, n, k) -> (n, k)>, affine_map<(m, n, k) -> (m, n)>], iterator_types = ["parallel", "parallel", "reduction"], kind = #vector.kind<add>} %x, %y, %c : vector<2x8xi32>, vector<[4]x8xi32> into vector<2x[4]xi32>
  return %0 : vector<2x[4]xi32>
}

// CHECK-LABEL: @bf16(
// CHECK-COUNT-2: arm_sve.intr.bfmmla
// CHECK-NOT: arm_sve.
func.func @bf16(%a: vector<2x4xbf16>, %flat: vector<[16]xbf16>, %c: vector<2x[4]xf32>) -> vector<2x[4]xf32> {
  %b = vector.shape_cast %flat : vector<[16]xbf16> to vector<[4]x4xbf16>
  %0 = vector.contract {indexing_maps = [affine_map<(m, n, k) -> (m, k)>, affine_map<(m, n, k) -> (n, k)>, affine_map<(m, n, k) -> (m, n)>], iterator_types = ["parallel", "parallel", "reduction"], kind = #vector.kind<add>} %a, %b, %c : vector<2x4xbf16>, vector<[4]x4xbf16> into vector<2x[4]xf32>
  return %0 : vector<2x[4]xf32>
}
