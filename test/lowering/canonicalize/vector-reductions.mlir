// RUN: %mlcc-opt %s -canonicalize | FileCheck %s
// RUN: %if mlir-22 %{ mlir-opt-22 %s -canonicalize | FileCheck %s %}

// Reductions, products and masks of vectors.

// CHECK-LABEL: @reduce_one(
// CHECK-SAME: [[V:%[a-z0-9]+]]: {{[^,]+}}, [[ACC:%[a-z0-9]+]]: {{[^,]+}}, [[M:%[a-z0-9]+]]: {{[^,]+}}
// CHECK-NEXT: [[EXTRACT:%[a-z0-9_-]+]] = vector.extract [[V]][0] : f32 from vector<1xf32>
// CHECK-NEXT: [[EXTRACT2:%[a-z0-9_-]+]] = vector.extract [[V]][0] : f32 from vector<1xf32>
// CHECK-NEXT: [[MULF:%[a-z0-9_-]+]] = arith.mulf [[EXTRACT2]], [[ACC]] fastmath<nnan> : f32
// CHECK-NEXT: [[EXTRACT3:%[a-z0-9_-]+]] = vector.extract [[M]][0] : i1 from vector<1xi1>
// CHECK-NEXT: [[EXTRACT4:%[a-z0-9_-]+]] = vector.extract [[V]][0] : f32 from vector<1xf32>
// CHECK-NEXT: [[MAXNUMF:%[a-z0-9_-]+]] = arith.maxnumf [[EXTRACT4]], [[ACC]] : f32
// CHECK-NEXT: [[SELECT:%[a-z0-9_-]+]] = arith.select [[EXTRACT3]], [[MAXNUMF]], [[ACC]] : f32
// CHECK-NEXT: return [[EXTRACT]], [[MULF]], [[SELECT]] : f32, f32, f32
func.func @reduce_one(%v: vector<1xf32>, %acc: f32, %m: vector<1xi1>) -> (f32, f32, f32) {
  %0 = vector.reduction <add>, %v : vector<1xf32> into f32
  %1 = vector.reduction <mul>, %v, %acc fastmath<nnan> : vector<1xf32> into f32
  %2 = vector.mask %m { vector.reduction <maxnumf>, %v, %acc : vector<1xf32> into f32 } : vector<1xi1> -> f32
  return %0, %1, %2 : f32, f32, f32
}

// CHECK-LABEL: @reduce_ones(
// CHECK-SAME: [[V:%[a-z0-9]+]]: {{[^,]+}}, [[ACC:%[a-z0-9]+]]: {{[^,]+}}, [[W:%[a-z0-9]+]]: {{[^,]+}}, [[N:%[a-z0-9]+]]: {{[^,]+}}
// CHECK-NEXT: [[SHAPE_CAST:%[a-z0-9_-]+]] = vector.shape_cast [[V]] : vector<4x1xi32> to vector<4xi32>
// CHECK-NEXT: [[ANDI:%[a-z0-9_-]+]] = arith.andi [[ACC]], [[SHAPE_CAST]] : vector<4xi32>
// CHECK-NEXT: [[EXTRACT:%[a-z0-9_-]+]] = vector.extract [[W]][0, 0] : i32 from vector<1x1xi32>
// CHECK-NEXT: [[ADDI:%[a-z0-9_-]+]] = arith.addi [[N]], [[EXTRACT]] : i32
// CHECK-NEXT: return [[ANDI]], [[ADDI]] : vector<4xi32>, i32
func.func @reduce_ones(%v: vector<4x1xi32>, %acc: vector<4xi32>, %w: vector<1x1xi32>, %n: i32) -> (vector<4xi32>, i32) {
  %0 = vector.multi_reduction <and>, %v, %acc [1] : vector<4x1xi32> to vector<4xi32>
  %1 = vector.multi_reduction <add>, %w, %n [0, 1] : vector<1x1xi32> to i32
  return %0, %1 : vector<4xi32>, i32
}

// CHECK-LABEL: @add_to_contract(
// CHECK-SAME: [[A:%[a-z0-9]+]]: {{[^,]+}}, [[B:%[a-z0-9]+]]: {{[^,]+}}
// CHECK-NEXT: [[CONTRACT:%[a-z0-9_-]+]] = vector.contract {indexing_maps = [#map, #map, #map1], iterator_types = ["parallel", "reduction"], kind = #vector.kind<add>} [[A]], [[A]], [[B]] : vector<2x4xf32>, vector<2x4xf32> into vector<2xf32>
// CHECK-NEXT: return [[CONTRACT]] : vector<2xf32>
#row = affine_map<(d0, d1) -> (d0, d1)>
#acc = affine_map<(d0, d1) -> (d0)>
func.func @add_to_contract(%a: vector<2x4xf32>, %b: vector<2xf32>) -> vector<2xf32> {
  %zero = arith.constant dense<0.0> : vector<2xf32>
  %0 = vector.contract {indexing_maps = [#row, #row, #acc], iterator_types = ["parallel", "reduction"]} %a, %a, %zero : vector<2x4xf32>, vector<2x4xf32> into vector<2xf32>
  %1 = arith.addf %b, %0 : vector<2xf32>
  return %1 : vector<2xf32>
}

// Masks of which all is known.

// CHECK-LABEL: @masks(
// CHECK-SAME: [[I:%[a-z0-9]+]]: {{[^,]+}}
// CHECK-NEXT: [[CONSTANT:%[a-z0-9_-]+]] = arith.constant dense<true> : vector<[4]xi1>
// CHECK-NEXT: [[CONSTANT2:%[a-z0-9_-]+]] = arith.constant dense<true> : vector<4xi1>
// CHECK-NEXT: [[CONSTANT3:%[a-z0-9_-]+]] = arith.constant dense<false> : vector<4xi1>
// CHECK-NEXT: [[CONSTANT_MASK:%[a-z0-9_-]+]] = vector.constant_mask [2, 4] : vector<4x4xi1>
// CHECK-NEXT: [[CREATE_MASK:%[a-z0-9_-]+]] = vector.create_mask [[I]] : vector<4xi1>
// CHECK-NEXT: return [[CONSTANT_MASK]], [[CONSTANT3]], [[CONSTANT2]], [[CONSTANT]], [[CREATE_MASK]] : vector<4x4xi1>, vector<4xi1>, vector<4xi1>, vector<[4]xi1>, vector<4xi1>
func.func @masks(%i: index) -> (vector<4x4xi1>, vector<4xi1>, vector<4xi1>, vector<[4]xi1>, vector<4xi1>) {
  %c2 = arith.constant 2 : index
  %c9 = arith.constant 9 : index
  %c-1 = arith.constant -1 : index
  %0 = vector.create_mask %c2, %c9 : vector<4x4xi1>
  %1 = vector.create_mask %c-1 : vector<4xi1>
  %2 = vector.constant_mask [4] : vector<4xi1>
  %3 = vector.vscale
  %c4 = arith.constant 4 : index
  %4 = arith.muli %3, %c4 : index
  %5 = vector.create_mask %4 : vector<[4]xi1>
  %6 = vector.create_mask %i : vector<4xi1>
  return %0, %1, %2, %5, %6 : vector<4x4xi1>, vector<4xi1>, vector<4xi1>, vector<[4]xi1>, vector<4xi1>
}

// CHECK-LABEL: @mask(
// CHECK-SAME: [[V:%[a-z0-9]+]]: {{[^,]+}}, [[M:%[a-z0-9]+]]: {{[^,]+}}, [[W:%[a-z0-9]+]]: {{[^,]+}}
// CHECK-NEXT: [[REDUCTION:%[a-z0-9_-]+]] = vector.reduction <add>, [[V]] : vector<4xf32> into f32
// CHECK-NEXT: [[SELECT:%[a-z0-9_-]+]] = arith.select [[M]], [[V]], [[W]] : vector<4xi1>, vector<4xf32>
// CHECK-NEXT: return [[REDUCTION]], [[V]], [[SELECT]] : f32, vector<4xf32>, vector<4xf32>
func.func @mask(%v: vector<4xf32>, %m: vector<4xi1>, %w: vector<4xf32>) -> (f32, vector<4xf32>, vector<4xf32>) {
  %all = vector.constant_mask [4] : vector<4xi1>
  %0 = vector.mask %all { vector.reduction <add>, %v : vector<4xf32> into f32 } : vector<4xi1> -> f32
  %1 = vector.mask %m { vector.yield %v : vector<4xf32> } : vector<4xi1> -> vector<4xf32>
  %2 = vector.mask %m, %w { vector.yield %v : vector<4xf32> } : vector<4xi1> -> vector<4xf32>
  return %0, %1, %2 : f32, vector<4xf32>, vector<4xf32>
}

// CHECK-LABEL: @step(
// CHECK-NEXT: [[CONSTANT:%[a-z0-9_-]+]] = arith.constant dense<true> : vector<4xi1>
// CHECK-NEXT: [[CONSTANT2:%[a-z0-9_-]+]] = arith.constant dense<false> : vector<4xi1>
// CHECK-NEXT: [[CONSTANT3:%[a-z0-9_-]+]] = arith.constant dense<3> : vector<4xindex>
// CHECK-NEXT: [[STEP:%[a-z0-9_-]+]] = vector.step : vector<4xindex>
// CHECK-NEXT: [[CMPI:%[a-z0-9_-]+]] = arith.cmpi eq, [[STEP]], [[CONSTANT3]] : vector<4xindex>
// CHECK-NEXT: return [[CONSTANT]], [[CONSTANT2]], [[CMPI]] : vector<4xi1>, vector<4xi1>, vector<4xi1>
func.func @step() -> (vector<4xi1>, vector<4xi1>, vector<4xi1>) {
  %0 = vector.step : vector<4xindex>
  %c4 = arith.constant dense<4> : vector<4xindex>
  %c3 = arith.constant dense<3> : vector<4xindex>
  %1 = arith.cmpi ult, %0, %c4 : vector<4xindex>
  %2 = arith.cmpi ugt, %0, %c3 : vector<4xindex>
  %3 = arith.cmpi eq, %0, %c3 : vector<4xindex>
  return %1, %2, %3 : vector<4xi1>, vector<4xi1>, vector<4xi1>
}
