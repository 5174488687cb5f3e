// Slices, masks, and what is broadcast: as mlir-opt folds and keeps them.
//
// RUN: mlcc-opt %s -canonicalize="test-convergence" -split-input-file | FileCheck %s

// Slices of what is broadcast, as far as it has the dimensions.
//
// CHECK-LABEL: func.func @slice_of_broadcast(
// CHECK-SAME:    [[X:%[^:]+]]: vector<8xf32>
// CHECK:         [[BROADCAST:%.+]] = vector.broadcast [[X]] : vector<8xf32> to vector<2x8xf32>
// CHECK:         return [[BROADCAST]] : vector<2x8xf32>
func.func @slice_of_broadcast(%x: vector<8xf32>) -> vector<2x8xf32> {
  %0 = vector.broadcast %x : vector<8xf32> to vector<4x8xf32>
  %1 = vector.extract_strided_slice %0 {offsets = [1], sizes = [2], strides = [1]} : vector<4x8xf32> to vector<2x8xf32>
  return %1 : vector<2x8xf32>
}

// CHECK-LABEL: func.func @slice_within_broadcast(
// CHECK-SAME:    [[X:%[^:]+]]: vector<8x1x5xf32>
// CHECK:         [[SLICE:%.+]] = vector.extract_strided_slice [[X]] {offsets = [2, 0], sizes = [3, 1], strides = [1, 1]} : vector<8x1x5xf32> to vector<3x1x5xf32>
// CHECK:         [[BROADCAST:%.+]] = vector.broadcast [[SLICE]] : vector<3x1x5xf32> to vector<2x3x2x5xf32>
// CHECK:         return [[BROADCAST]] : vector<2x3x2x5xf32>
func.func @slice_within_broadcast(%x: vector<8x1x5xf32>) -> vector<2x3x2x5xf32> {
  %0 = vector.broadcast %x : vector<8x1x5xf32> to vector<4x8x4x5xf32>
  %1 = vector.extract_strided_slice %0 {offsets = [1, 2, 1], sizes = [2, 3, 2], strides = [1, 1, 1]} : vector<4x8x4x5xf32> to vector<2x3x2x5xf32>
  return %1 : vector<2x3x2x5xf32>
}

// CHECK-LABEL: func.func @slice_of_scalable(
// CHECK-SAME:    [[X:%[^:]+]]: vector<4x[3]xf32>
// CHECK:         [[SLICE:%.+]] = vector.extract_strided_slice [[X]] {offsets = [1], sizes = [1], strides = [1]} : vector<4x[3]xf32> to vector<1x[3]xf32>
// CHECK:         return [[SLICE]] : vector<1x[3]xf32>
func.func @slice_of_scalable(%x: vector<4x[3]xf32>) -> vector<1x[3]xf32> {
  %0 = vector.extract_strided_slice %x {offsets = [1], sizes = [1], strides = [1]} : vector<4x[3]xf32> to vector<1x[3]xf32>
  return %0 : vector<1x[3]xf32>
}

// What is inserted is not what was there.
//
// CHECK-LABEL: func.func @insert_elsewhere(
// CHECK-SAME:    [[X:%[^:]+]]: vector<4xf32>
// CHECK:         [[SLICE:%.+]] = vector.extract_strided_slice [[X]] {offsets = [1], sizes = [2], strides = [1]} : vector<4xf32> to vector<2xf32>
// CHECK:         [[INSERTED:%.+]] = vector.insert_strided_slice [[SLICE]], [[X]] {offsets = [2], strides = [1]} : vector<2xf32> into vector<4xf32>
// CHECK:         return [[INSERTED]] : vector<4xf32>
func.func @insert_elsewhere(%x: vector<4xf32>) -> vector<4xf32> {
  %0 = vector.extract_strided_slice %x {offsets = [1], sizes = [2], strides = [1]} : vector<4xf32> to vector<2xf32>
  %1 = vector.insert_strided_slice %0, %x {offsets = [2], strides = [1]} : vector<2xf32> into vector<4xf32>
  return %1 : vector<4xf32>
}

// CHECK-LABEL: func.func @insert_into_other(
// CHECK-SAME:    [[X:%[^:]+]]: vector<4xf32>
// CHECK-SAME:    [[Y:%[^:]+]]: vector<4xf32>
// CHECK:         [[SLICE:%.+]] = vector.extract_strided_slice [[X]] {offsets = [1], sizes = [2], strides = [1]} : vector<4xf32> to vector<2xf32>
// CHECK:         [[INSERTED:%.+]] = vector.insert_strided_slice [[SLICE]], [[Y]] {offsets = [1], strides = [1]} : vector<2xf32> into vector<4xf32>
// CHECK:         return [[INSERTED]] : vector<4xf32>
func.func @insert_into_other(%x: vector<4xf32>, %y: vector<4xf32>) -> vector<4xf32> {
  %0 = vector.extract_strided_slice %x {offsets = [1], sizes = [2], strides = [1]} : vector<4xf32> to vector<2xf32>
  %1 = vector.insert_strided_slice %0, %y {offsets = [1], strides = [1]} : vector<2xf32> into vector<4xf32>
  return %1 : vector<4xf32>
}

// CHECK-LABEL: func.func @insert_splat_into_other(
// CHECK-SAME:    [[A:%[^:]+]]: f32
// CHECK-SAME:    [[B:%[^:]+]]: f32
// CHECK:         [[BROADCAST:%.+]] = vector.broadcast [[A]] : f32 to vector<2xf32>
// CHECK:         [[BROADCAST1:%.+]] = vector.broadcast [[B]] : f32 to vector<4xf32>
// CHECK:         [[INSERTED:%.+]] = vector.insert_strided_slice [[BROADCAST]], [[BROADCAST1]] {offsets = [1], strides = [1]} : vector<2xf32> into vector<4xf32>
// CHECK:         return [[INSERTED]] : vector<4xf32>
func.func @insert_splat_into_other(%a: f32, %b: f32) -> vector<4xf32> {
  %x = vector.broadcast %a : f32 to vector<2xf32>
  %y = vector.broadcast %b : f32 to vector<4xf32>
  %1 = vector.insert_strided_slice %x, %y {offsets = [1], strides = [1]} : vector<2xf32> into vector<4xf32>
  return %1 : vector<4xf32>
}

// A large constant that others use stays as it is.
//
// CHECK-LABEL: func.func @insert_into_many_used(
// CHECK:         [[CST:%.+]] = arith.constant dense<{{\[\[}}1, 2], [3, 4]]> : vector<2x2xi32>
// CHECK:         [[CST1:%.+]] = arith.constant dense<7> : vector<4x128xi32>
// CHECK:         [[INSERTED:%.+]] = vector.insert_strided_slice [[CST]], [[CST1]] {offsets = [1, 3], strides = [1, 1]} : vector<2x2xi32> into vector<4x128xi32>
// CHECK:         return [[INSERTED]], [[CST1]] : vector<4x128xi32>, vector<4x128xi32>
func.func @insert_into_many_used(%z: vector<4x128xi32>) -> (vector<4x128xi32>, vector<4x128xi32>) {
  %x = arith.constant dense<[[1, 2], [3, 4]]> : vector<2x2xi32>
  %y = arith.constant dense<7> : vector<4x128xi32>
  %0 = vector.insert_strided_slice %x, %y {offsets = [1, 3], strides = [1, 1]} : vector<2x2xi32> into vector<4x128xi32>
  return %0, %y : vector<4x128xi32>, vector<4x128xi32>
}

// Masks lose dimensions of size 1 at the end, where all of it is set.
//
// CHECK-LABEL: func.func @cast_created_mask_of_none(
// CHECK-SAME:    [[A:%[^:]+]]: index
// CHECK-SAME:    [[B:%[^:]+]]: index
// CHECK:         [[CREATE_MASK:%.+]] = vector.create_mask [[A]], [[B]] : vector<4x1xi1>
// CHECK:         [[SHAPE_CAST:%.+]] = vector.shape_cast [[CREATE_MASK]] : vector<4x1xi1> to vector<4xi1>
// CHECK:         return [[SHAPE_CAST]] : vector<4xi1>
func.func @cast_created_mask_of_none(%a: index, %b: index) -> vector<4xi1> {
  %m = vector.create_mask %a, %b : vector<4x1xi1>
  %0 = vector.shape_cast %m : vector<4x1xi1> to vector<4xi1>
  return %0 : vector<4xi1>
}

// CHECK-LABEL: func.func @cast_created_mask_of_zero(
// CHECK-SAME:    [[A:%[^:]+]]: index
// CHECK:         [[C2:%.+]] = arith.constant 2 : index
// CHECK:         [[CREATE_MASK:%.+]] = vector.create_mask [[A]], [[C2]] : vector<4x1xi1>
// CHECK:         [[SHAPE_CAST:%.+]] = vector.shape_cast [[CREATE_MASK]] : vector<4x1xi1> to vector<4xi1>
// CHECK:         return [[SHAPE_CAST]] : vector<4xi1>
func.func @cast_created_mask_of_zero(%a: index) -> vector<4xi1> {
  %c = arith.constant 2 : index
  %m = vector.create_mask %a, %c : vector<4x1xi1>
  %0 = vector.shape_cast %m : vector<4x1xi1> to vector<4xi1>
  return %0 : vector<4xi1>
}

// CHECK-LABEL: func.func @cast_created_mask_in_front(
// CHECK-SAME:    [[A:%[^:]+]]: index
// CHECK:         [[C1:%.+]] = arith.constant 1 : index
// CHECK:         [[CREATE_MASK:%.+]] = vector.create_mask [[C1]], [[A]] : vector<1x4xi1>
// CHECK:         [[SHAPE_CAST:%.+]] = vector.shape_cast [[CREATE_MASK]] : vector<1x4xi1> to vector<4xi1>
// CHECK:         return [[SHAPE_CAST]] : vector<4xi1>
func.func @cast_created_mask_in_front(%a: index) -> vector<4xi1> {
  %c = arith.constant 1 : index
  %m = vector.create_mask %c, %a : vector<1x4xi1>
  %0 = vector.shape_cast %m : vector<1x4xi1> to vector<4xi1>
  return %0 : vector<4xi1>
}

// CHECK-LABEL: func.func @cast_mask_to_other_dims(
// CHECK-SAME:    [[A:%[^:]+]]: index
// CHECK-SAME:    [[B:%[^:]+]]: index
// CHECK:         [[C1:%.+]] = arith.constant 1 : index
// CHECK:         [[CREATE_MASK:%.+]] = vector.create_mask [[A]], [[B]], [[C1]] : vector<4x3x1xi1>
// CHECK:         [[SHAPE_CAST:%.+]] = vector.shape_cast [[CREATE_MASK]] : vector<4x3x1xi1> to vector<3x4xi1>
// CHECK:         return [[SHAPE_CAST]] : vector<3x4xi1>
func.func @cast_mask_to_other_dims(%a: index, %b: index) -> vector<3x4xi1> {
  %c = arith.constant 1 : index
  %m = vector.create_mask %a, %b, %c : vector<4x3x1xi1>
  %0 = vector.shape_cast %m : vector<4x3x1xi1> to vector<3x4xi1>
  return %0 : vector<3x4xi1>
}

// CHECK-LABEL: func.func @cast_broadcast_across(
// CHECK-SAME:    [[X:%[^:]+]]: vector<4xf32>
// CHECK:         [[BROADCAST:%.+]] = vector.broadcast [[X]] : vector<4xf32> to vector<6x4xf32>
// CHECK:         [[SHAPE_CAST:%.+]] = vector.shape_cast [[BROADCAST]] : vector<6x4xf32> to vector<24xf32>
// CHECK:         return [[SHAPE_CAST]] : vector<24xf32>
func.func @cast_broadcast_across(%x: vector<4xf32>) -> vector<24xf32> {
  %0 = vector.broadcast %x : vector<4xf32> to vector<6x4xf32>
  %1 = vector.shape_cast %0 : vector<6x4xf32> to vector<24xf32>
  return %1 : vector<24xf32>
}

// Dimensions that are broadcast may change places among themselves.
//
// CHECK-LABEL: func.func @transposed_broadcast_within(
// CHECK-SAME:    [[X:%[^:]+]]: vector<1x3xf32>
// CHECK:         [[BROADCAST:%.+]] = vector.broadcast [[X]] : vector<1x3xf32> to vector<4x2x3xf32>
// CHECK:         return [[BROADCAST]] : vector<4x2x3xf32>
func.func @transposed_broadcast_within(%x: vector<1x3xf32>) -> vector<4x2x3xf32> {
  %0 = vector.broadcast %x : vector<1x3xf32> to vector<2x4x3xf32>
  %1 = vector.transpose %0, [1, 0, 2] : vector<2x4x3xf32> to vector<4x2x3xf32>
  return %1 : vector<4x2x3xf32>
}

// CHECK-LABEL: func.func @transposed_broadcast_across(
// CHECK-SAME:    [[X:%[^:]+]]: vector<3xf32>
// CHECK:         [[BROADCAST:%.+]] = vector.broadcast [[X]] : vector<3xf32> to vector<2x3xf32>
// CHECK:         [[TRANSPOSE:%.+]] = vector.transpose [[BROADCAST]], [1, 0] : vector<2x3xf32> to vector<3x2xf32>
// CHECK:         return [[TRANSPOSE]] : vector<3x2xf32>
func.func @transposed_broadcast_across(%x: vector<3xf32>) -> vector<3x2xf32> {
  %0 = vector.broadcast %x : vector<3xf32> to vector<2x3xf32>
  %1 = vector.transpose %0, [1, 0] : vector<2x3xf32> to vector<3x2xf32>
  return %1 : vector<3x2xf32>
}

// CHECK-LABEL: func.func @transposed_broadcast_between(
// CHECK-SAME:    [[X:%[^:]+]]: vector<3x1x1x2xf32>
// CHECK:         [[BROADCAST:%.+]] = vector.broadcast [[X]] : vector<3x1x1x2xf32> to vector<4x3x6x5x2xf32>
// CHECK:         return [[BROADCAST]] : vector<4x3x6x5x2xf32>
func.func @transposed_broadcast_between(%x: vector<3x1x1x2xf32>) -> vector<4x3x6x5x2xf32> {
  %0 = vector.broadcast %x : vector<3x1x1x2xf32> to vector<4x3x5x6x2xf32>
  %1 = vector.transpose %0, [0, 1, 3, 2, 4] : vector<4x3x5x6x2xf32> to vector<4x3x6x5x2xf32>
  return %1 : vector<4x3x6x5x2xf32>
}

// CHECK-LABEL: func.func @transposed_broadcast_out_of_group(
// CHECK-SAME:    [[X:%[^:]+]]: vector<3x1x1x2xf32>
// CHECK:         [[BROADCAST:%.+]] = vector.broadcast [[X]] : vector<3x1x1x2xf32> to vector<4x3x5x6x2xf32>
// CHECK:         [[TRANSPOSE:%.+]] = vector.transpose [[BROADCAST]], [1, 0, 3, 2, 4] : vector<4x3x5x6x2xf32> to vector<3x4x6x5x2xf32>
// CHECK:         return [[TRANSPOSE]] : vector<3x4x6x5x2xf32>
func.func @transposed_broadcast_out_of_group(%x: vector<3x1x1x2xf32>) -> vector<3x4x6x5x2xf32> {
  %0 = vector.broadcast %x : vector<3x1x1x2xf32> to vector<4x3x5x6x2xf32>
  %1 = vector.transpose %0, [1, 0, 3, 2, 4] : vector<4x3x5x6x2xf32> to vector<3x4x6x5x2xf32>
  return %1 : vector<3x4x6x5x2xf32>
}

// CHECK-LABEL: func.func @transposed_elements(
// CHECK-SAME:    [[A:%[^:]+]]: f32
// CHECK-SAME:    [[B:%[^:]+]]: f32
// CHECK-SAME:    [[C:%[^:]+]]: f32
// CHECK-SAME:    [[D:%[^:]+]]: f32
// CHECK-SAME:    [[E:%[^:]+]]: f32
// CHECK-SAME:    [[F:%[^:]+]]: f32
// CHECK:         [[FROM_ELEMENTS:%.+]] = vector.from_elements [[A]], [[D]], [[B]], [[E]], [[C]], [[F]] : vector<3x2xf32>
// CHECK:         return [[FROM_ELEMENTS]] : vector<3x2xf32>
func.func @transposed_elements(%a: f32, %b: f32, %c: f32, %d: f32, %e: f32, %f: f32) -> vector<3x2xf32> {
  %0 = vector.from_elements %a, %b, %c, %d, %e, %f : vector<2x3xf32>
  %1 = vector.transpose %0, [1, 0] : vector<2x3xf32> to vector<3x2xf32>
  return %1 : vector<3x2xf32>
}
