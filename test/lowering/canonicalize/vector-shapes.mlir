// RUN: %mlcc-opt %s -canonicalize | FileCheck %s
// RUN: %if mlir-22 %{ mlir-opt-22 %s -canonicalize | FileCheck %s %}

// Slices and shapes of vectors.

// CHECK-LABEL: @slice_constant(
// CHECK-NEXT: [[CONSTANT:%[a-z0-9_-]+]] = arith.constant dense<{{\[\[}}5, 6]]> : vector<1x2xi32>
// CHECK-NEXT: [[CONSTANT2:%[a-z0-9_-]+]] = arith.constant dense<1.000000e+00> : vector<2xf32>
// CHECK-NEXT: return [[CONSTANT]], [[CONSTANT2]] : vector<1x2xi32>, vector<2xf32>
func.func @slice_constant() -> (vector<1x2xi32>, vector<2xf32>) {
  %0 = arith.constant dense<[[1, 2, 3], [4, 5, 6]]> : vector<2x3xi32>
  %1 = vector.extract_strided_slice %0 {offsets = [1, 1], sizes = [1, 2], strides = [1, 1]} : vector<2x3xi32> to vector<1x2xi32>
  %2 = arith.constant dense<1.0> : vector<4xf32>
  %3 = vector.extract_strided_slice %2 {offsets = [1], sizes = [2], strides = [1]} : vector<4xf32> to vector<2xf32>
  return %1, %3 : vector<1x2xi32>, vector<2xf32>
}

// CHECK-LABEL: @slice_insert(
// CHECK-SAME: [[V:%[a-z0-9]+]]: {{[^,]+}}, [[W:%[a-z0-9]+]]: {{[^,]+}}
// CHECK-NEXT: [[INSERT_STRIDED_SLICE:%[a-z0-9_-]+]] = vector.insert_strided_slice [[W]], [[V]] {offsets = [4], strides = [1]} : vector<4xf32> into vector<8xf32>
// CHECK-NEXT: [[EXTRACT_STRIDED_SLICE:%[a-z0-9_-]+]] = vector.extract_strided_slice [[W]] {offsets = [1], sizes = [2], strides = [1]} : vector<4xf32> to vector<2xf32>
// CHECK-NEXT: [[EXTRACT_STRIDED_SLICE2:%[a-z0-9_-]+]] = vector.extract_strided_slice [[INSERT_STRIDED_SLICE]] {offsets = [1], sizes = [2], strides = [1]} : vector<8xf32> to vector<2xf32>
// CHECK-NEXT: return [[EXTRACT_STRIDED_SLICE]], [[EXTRACT_STRIDED_SLICE2]], [[V]] : vector<2xf32>, vector<2xf32>, vector<8xf32>
func.func @slice_insert(%v: vector<8xf32>, %w: vector<4xf32>) -> (vector<2xf32>, vector<2xf32>, vector<8xf32>) {
  %0 = vector.insert_strided_slice %w, %v {offsets = [4], strides = [1]} : vector<4xf32> into vector<8xf32>
  %1 = vector.extract_strided_slice %0 {offsets = [5], sizes = [2], strides = [1]} : vector<8xf32> to vector<2xf32>
  %2 = vector.extract_strided_slice %0 {offsets = [1], sizes = [2], strides = [1]} : vector<8xf32> to vector<2xf32>
  %3 = vector.extract_strided_slice %v {offsets = [2], sizes = [4], strides = [1]} : vector<8xf32> to vector<4xf32>
  %4 = vector.insert_strided_slice %3, %v {offsets = [2], strides = [1]} : vector<4xf32> into vector<8xf32>
  return %1, %2, %4 : vector<2xf32>, vector<2xf32>, vector<8xf32>
}

// CHECK-LABEL: @slice_whole(
// CHECK-SAME: [[V:%[a-z0-9]+]]: {{[^,]+}}, [[W:%[a-z0-9]+]]: {{[^,]+}}
// CHECK-NEXT: [[EXTRACT:%[a-z0-9_-]+]] = vector.extract [[V]][2] : vector<8xf32> from vector<4x8xf32>
// CHECK-NEXT: [[SHAPE_CAST:%[a-z0-9_-]+]] = vector.shape_cast [[EXTRACT]] : vector<8xf32> to vector<1x8xf32>
// CHECK-NEXT: return [[V]], [[SHAPE_CAST]], [[W]] : vector<4x8xf32>, vector<1x8xf32>, vector<4x8xf32>
func.func @slice_whole(%v: vector<4x8xf32>, %w: vector<4x8xf32>) -> (vector<4x8xf32>, vector<1x8xf32>, vector<4x8xf32>) {
  %0 = vector.extract_strided_slice %v {offsets = [0], sizes = [4], strides = [1]} : vector<4x8xf32> to vector<4x8xf32>
  %1 = vector.extract_strided_slice %v {offsets = [2], sizes = [1], strides = [1]} : vector<4x8xf32> to vector<1x8xf32>
  %2 = vector.insert_strided_slice %w, %v {offsets = [0, 0], strides = [1, 1]} : vector<4x8xf32> into vector<4x8xf32>
  return %0, %1, %2 : vector<4x8xf32>, vector<1x8xf32>, vector<4x8xf32>
}

// CHECK-LABEL: @slice_broadcast(
// CHECK-SAME: [[V:%[a-z0-9]+]]: {{[^,]+}}, [[F:%[a-z0-9]+]]: {{[^,]+}}
// CHECK-NEXT: [[EXTRACT_STRIDED_SLICE:%[a-z0-9_-]+]] = vector.extract_strided_slice [[V]] {offsets = [1], sizes = [2], strides = [1]} : vector<4xf32> to vector<2xf32>
// CHECK-NEXT: [[BROADCAST:%[a-z0-9_-]+]] = vector.broadcast [[EXTRACT_STRIDED_SLICE]] : vector<2xf32> to vector<1x2xf32>
// CHECK-NEXT: [[BROADCAST2:%[a-z0-9_-]+]] = vector.broadcast [[V]] : vector<4xf32> to vector<2x4xf32>
// CHECK-NEXT: [[BROADCAST3:%[a-z0-9_-]+]] = vector.broadcast [[F]] : f32 to vector<2xf32>
// CHECK-NEXT: return [[BROADCAST]], [[BROADCAST2]], [[BROADCAST3]] : vector<1x2xf32>, vector<2x4xf32>, vector<2xf32>
func.func @slice_broadcast(%v: vector<4xf32>, %f: f32) -> (vector<1x2xf32>, vector<2x4xf32>, vector<2xf32>) {
  %0 = vector.broadcast %v : vector<4xf32> to vector<3x4xf32>
  %1 = vector.extract_strided_slice %0 {offsets = [1, 1], sizes = [1, 2], strides = [1, 1]} : vector<3x4xf32> to vector<1x2xf32>
  %2 = vector.extract_strided_slice %0 {offsets = [1], sizes = [2], strides = [1]} : vector<3x4xf32> to vector<2x4xf32>
  %3 = vector.broadcast %f : f32 to vector<4xf32>
  %4 = vector.extract_strided_slice %3 {offsets = [1], sizes = [2], strides = [1]} : vector<4xf32> to vector<2xf32>
  return %1, %2, %4 : vector<1x2xf32>, vector<2x4xf32>, vector<2xf32>
}

// CHECK-LABEL: @slice_mask(
// CHECK-SAME: [[I:%[a-z0-9]+]]: {{[^,]+}}, [[J:%[a-z0-9]+]]: {{[^,]+}}
// CHECK-NEXT: [[CONSTANT:%[a-z0-9_-]+]] = arith.constant 1 : index
// CHECK-NEXT: [[SUBI:%[a-z0-9_-]+]] = arith.subi [[I]], [[CONSTANT]] : index
// CHECK-NEXT: [[CREATE_MASK:%[a-z0-9_-]+]] = vector.create_mask [[SUBI]], [[J]] : vector<2x4xi1>
// CHECK-NEXT: [[CONSTANT_MASK:%[a-z0-9_-]+]] = vector.constant_mask [1, 1] : vector<2x2xi1>
// CHECK-NEXT: return [[CREATE_MASK]], [[CONSTANT_MASK]] : vector<2x4xi1>, vector<2x2xi1>
func.func @slice_mask(%i: index, %j: index) -> (vector<2x4xi1>, vector<2x2xi1>) {
  %0 = vector.create_mask %i, %j : vector<4x4xi1>
  %1 = vector.extract_strided_slice %0 {offsets = [1], sizes = [2], strides = [1]} : vector<4x4xi1> to vector<2x4xi1>
  %2 = vector.constant_mask [2, 3] : vector<4x4xi1>
  %3 = vector.extract_strided_slice %2 {offsets = [1, 2], sizes = [2, 2], strides = [1, 1]} : vector<4x4xi1> to vector<2x2xi1>
  return %1, %3 : vector<2x4xi1>, vector<2x2xi1>
}

// CHECK-LABEL: @insert_slice(
// CHECK-SAME: [[F:%[a-z0-9]+]]: {{[^,]+}}
// CHECK-NEXT: [[CONSTANT:%[a-z0-9_-]+]] = arith.constant dense<{{\[\[}}0, 0, 0], [0, 1, 2]]> : vector<2x3xi32>
// CHECK-NEXT: [[BROADCAST:%[a-z0-9_-]+]] = vector.broadcast [[F]] : f32 to vector<4xf32>
// CHECK-NEXT: return [[BROADCAST]], [[CONSTANT]] : vector<4xf32>, vector<2x3xi32>
func.func @insert_slice(%f: f32) -> (vector<4xf32>, vector<2x3xi32>) {
  %0 = vector.broadcast %f : f32 to vector<2xf32>
  %1 = vector.broadcast %f : f32 to vector<4xf32>
  %2 = vector.insert_strided_slice %0, %1 {offsets = [1], strides = [1]} : vector<2xf32> into vector<4xf32>
  %3 = arith.constant dense<0> : vector<2x3xi32>
  %4 = arith.constant dense<[1, 2]> : vector<2xi32>
  %5 = vector.insert_strided_slice %4, %3 {offsets = [1, 1], strides = [1]} : vector<2xi32> into vector<2x3xi32>
  return %2, %5 : vector<4xf32>, vector<2x3xi32>
}

// CHECK-LABEL: @shape_cast(
// CHECK-SAME: [[V:%[a-z0-9]+]]: {{[^,]+}}, [[W:%[a-z0-9]+]]: {{[^,]+}}
// CHECK-NEXT: [[CONSTANT:%[a-z0-9_-]+]] = arith.constant dense<1.000000e+00> : vector<8xf32>
// CHECK-NEXT: [[CONSTANT2:%[a-z0-9_-]+]] = arith.constant dense<{{\[\[}}1, 2], [3, 4]]> : vector<2x2xi32>
// CHECK-NEXT: [[SHAPE_CAST:%[a-z0-9_-]+]] = vector.shape_cast [[W]] : vector<1x4xf32> to vector<2x2xf32>
// CHECK-NEXT: [[SHAPE_CAST2:%[a-z0-9_-]+]] = vector.shape_cast [[W]] : vector<1x4xf32> to vector<4xf32>
// CHECK-NEXT: [[SHAPE_CAST3:%[a-z0-9_-]+]] = vector.shape_cast [[V]] : vector<4xf32> to vector<1x1x4xf32>
// CHECK-NEXT: return [[V]], [[SHAPE_CAST]], [[SHAPE_CAST2]], [[CONSTANT2]], [[SHAPE_CAST3]], [[CONSTANT]] : vector<4xf32>, vector<2x2xf32>, vector<4xf32>, vector<2x2xi32>, vector<1x1x4xf32>, vector<8xf32>
func.func @shape_cast(%v: vector<4xf32>, %w: vector<1x4xf32>) -> (vector<4xf32>, vector<2x2xf32>, vector<4xf32>, vector<2x2xi32>, vector<1x1x4xf32>, vector<8xf32>) {
  %0 = vector.shape_cast %v : vector<4xf32> to vector<2x2xf32>
  %1 = vector.shape_cast %0 : vector<2x2xf32> to vector<4xf32>
  %2 = vector.shape_cast %w : vector<1x4xf32> to vector<4x1xf32>
  %3 = vector.shape_cast %2 : vector<4x1xf32> to vector<2x2xf32>
  %4 = vector.transpose %w, [1, 0] : vector<1x4xf32> to vector<4x1xf32>
  %5 = vector.shape_cast %4 : vector<4x1xf32> to vector<4xf32>
  %6 = arith.constant dense<[1, 2, 3, 4]> : vector<4xi32>
  %7 = vector.shape_cast %6 : vector<4xi32> to vector<2x2xi32>
  %8 = vector.broadcast %v : vector<4xf32> to vector<1x4xf32>
  %9 = vector.shape_cast %8 : vector<1x4xf32> to vector<1x1x4xf32>
  %10 = arith.constant 1.0 : f32
  %11 = vector.broadcast %10 : f32 to vector<2x4xf32>
  %12 = vector.shape_cast %11 : vector<2x4xf32> to vector<8xf32>
  return %1, %3, %5, %7, %9, %12 : vector<4xf32>, vector<2x2xf32>, vector<4xf32>, vector<2x2xi32>, vector<1x1x4xf32>, vector<8xf32>
}

// CHECK-LABEL: @shape_cast_mask(
// CHECK-SAME: [[I:%[a-z0-9]+]]: {{[^,]+}}
// CHECK-NEXT: [[CREATE_MASK:%[a-z0-9_-]+]] = vector.create_mask [[I]] : vector<4xi1>
// CHECK-NEXT: [[CONSTANT_MASK:%[a-z0-9_-]+]] = vector.constant_mask [2] : vector<4xi1>
// CHECK-NEXT: return [[CREATE_MASK]], [[CONSTANT_MASK]] : vector<4xi1>, vector<4xi1>
func.func @shape_cast_mask(%i: index) -> (vector<4xi1>, vector<4xi1>) {
  %c1 = arith.constant 1 : index
  %0 = vector.create_mask %i, %c1 : vector<4x1xi1>
  %1 = vector.shape_cast %0 : vector<4x1xi1> to vector<4xi1>
  %2 = vector.constant_mask [2, 1] : vector<4x1xi1>
  %3 = vector.shape_cast %2 : vector<4x1xi1> to vector<4xi1>
  return %1, %3 : vector<4xi1>, vector<4xi1>
}

// CHECK-LABEL: @transpose(
// CHECK-SAME: [[V:%[a-z0-9]+]]: {{[^,]+}}, {{[^,]+}}, [[F:%[a-z0-9]+]]: {{[^,]+}}
// CHECK-NEXT: [[CONSTANT:%[a-z0-9_-]+]] = arith.constant dense<3> : vector<4x2xi32>
// CHECK-NEXT: [[BROADCAST:%[a-z0-9_-]+]] = vector.broadcast [[F]] : f32 to vector<1x1xf32>
// CHECK-NEXT: [[BROADCAST2:%[a-z0-9_-]+]] = vector.broadcast [[F]] : f32 to vector<4x2xf32>
// CHECK-NEXT: return [[V]], [[BROADCAST]], [[BROADCAST2]], [[CONSTANT]] : vector<2x4xf32>, vector<1x1xf32>, vector<4x2xf32>, vector<4x2xi32>
func.func @transpose(%v: vector<2x4xf32>, %w: vector<1x4xf32>, %f: f32) -> (vector<2x4xf32>, vector<1x1xf32>, vector<4x2xf32>, vector<4x2xi32>) {
  %0 = vector.transpose %v, [1, 0] : vector<2x4xf32> to vector<4x2xf32>
  %1 = vector.transpose %0, [1, 0] : vector<4x2xf32> to vector<2x4xf32>
  %2 = vector.broadcast %f : f32 to vector<1x1xf32>
  %3 = vector.transpose %2, [1, 0] : vector<1x1xf32> to vector<1x1xf32>
  %4 = vector.broadcast %f : f32 to vector<2x4xf32>
  %5 = vector.transpose %4, [1, 0] : vector<2x4xf32> to vector<4x2xf32>
  %6 = arith.constant dense<3> : vector<2x4xi32>
  %7 = vector.transpose %6, [1, 0] : vector<2x4xi32> to vector<4x2xi32>
  return %1, %3, %5, %7 : vector<2x4xf32>, vector<1x1xf32>, vector<4x2xf32>, vector<4x2xi32>
}

// CHECK-LABEL: @transpose_others(
// CHECK-SAME: [[V:%[a-z0-9]+]]: {{[^,]+}}, [[A:%[a-z0-9]+]]: {{[^,]+}}, [[B:%[a-z0-9]+]]: {{[^,]+}}, [[I:%[a-z0-9]+]]: {{[^,]+}}, [[J:%[a-z0-9]+]]: {{[^,]+}}
// CHECK-NEXT: [[SHAPE_CAST:%[a-z0-9_-]+]] = vector.shape_cast [[V]] : vector<4xf32> to vector<4x1xf32>
// CHECK-NEXT: [[FROM_ELEMENTS:%[a-z0-9_-]+]] = vector.from_elements [[A]], [[B]] : vector<2x1xf32>
// CHECK-NEXT: [[CREATE_MASK:%[a-z0-9_-]+]] = vector.create_mask [[J]], [[I]] : vector<4x2xi1>
// CHECK-NEXT: [[CONSTANT_MASK:%[a-z0-9_-]+]] = vector.constant_mask [2, 1] : vector<4x2xi1>
// CHECK-NEXT: [[BROADCAST:%[a-z0-9_-]+]] = vector.broadcast [[V]] : vector<4xf32> to vector<1x3x4xf32>
// CHECK-NEXT: return [[SHAPE_CAST]], [[FROM_ELEMENTS]], [[CREATE_MASK]], [[CONSTANT_MASK]], [[BROADCAST]] : vector<4x1xf32>, vector<2x1xf32>, vector<4x2xi1>, vector<4x2xi1>, vector<1x3x4xf32>
func.func @transpose_others(%v: vector<4xf32>, %a: f32, %b: f32, %i: index, %j: index) -> (vector<4x1xf32>, vector<2x1xf32>, vector<4x2xi1>, vector<4x2xi1>, vector<1x3x4xf32>) {
  %0 = vector.shape_cast %v : vector<4xf32> to vector<1x4xf32>
  %1 = vector.transpose %0, [1, 0] : vector<1x4xf32> to vector<4x1xf32>
  %2 = vector.from_elements %a, %b : vector<1x2xf32>
  %3 = vector.transpose %2, [1, 0] : vector<1x2xf32> to vector<2x1xf32>
  %4 = vector.create_mask %i, %j : vector<2x4xi1>
  %5 = vector.transpose %4, [1, 0] : vector<2x4xi1> to vector<4x2xi1>
  %6 = vector.constant_mask [1, 2] : vector<2x4xi1>
  %7 = vector.transpose %6, [1, 0] : vector<2x4xi1> to vector<4x2xi1>
  %8 = vector.broadcast %v : vector<4xf32> to vector<3x1x4xf32>
  %9 = vector.transpose %8, [1, 0, 2] : vector<3x1x4xf32> to vector<1x3x4xf32>
  return %1, %3, %5, %7, %9 : vector<4x1xf32>, vector<2x1xf32>, vector<4x2xi1>, vector<4x2xi1>, vector<1x3x4xf32>
}

// CHECK-LABEL: @bitcast(
// CHECK-SAME: [[V:%[a-z0-9]+]]: {{[^,]+}}
// CHECK-NEXT: [[CONSTANT:%[a-z0-9_-]+]] = arith.constant dense<65537> : vector<2xi32>
// CHECK-NEXT: [[BITCAST:%[a-z0-9_-]+]] = vector.bitcast [[V]] : vector<4xf32> to vector<2xi64>
// CHECK-NEXT: return [[V]], [[BITCAST]], [[CONSTANT]] : vector<4xf32>, vector<2xi64>, vector<2xi32>
func.func @bitcast(%v: vector<4xf32>) -> (vector<4xf32>, vector<2xi64>, vector<2xi32>) {
  %0 = vector.bitcast %v : vector<4xf32> to vector<4xi32>
  %1 = vector.bitcast %0 : vector<4xi32> to vector<4xf32>
  %2 = vector.bitcast %0 : vector<4xi32> to vector<2xi64>
  %3 = arith.constant dense<1> : vector<4xi16>
  %4 = vector.bitcast %3 : vector<4xi16> to vector<2xi32>
  return %1, %2, %4 : vector<4xf32>, vector<2xi64>, vector<2xi32>
}
