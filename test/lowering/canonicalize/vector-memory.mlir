// RUN: %mlcc-opt %s -canonicalize | FileCheck %s
// RUN: %if mlir-22 %{ mlir-opt-22 %s -canonicalize | FileCheck %s %}

// Vectors and memory.

// CHECK-LABEL: @casts(
// CHECK-SAME: [[B:%[a-z0-9]+]]: {{[^,]+}}, [[I:%[a-z0-9]+]]: {{[^,]+}}, [[V:%[a-z0-9]+]]: {{[^,]+}}
// CHECK-NEXT: [[LOAD:%[a-z0-9_-]+]] = vector.load [[B]]{{\[}}[[I]]] : memref<8xf32>, vector<4xf32>
// CHECK-NEXT: vector.store [[V]], [[B]]{{\[}}[[I]]] : memref<8xf32>, vector<4xf32>
// CHECK-NEXT: return [[LOAD]] : vector<4xf32>
func.func @casts(%b: memref<8xf32>, %i: index, %v: vector<4xf32>) -> vector<4xf32> {
  %0 = memref.cast %b : memref<8xf32> to memref<?xf32>
  %1 = vector.load %0[%i] : memref<?xf32>, vector<4xf32>
  vector.store %v, %0[%i] : memref<?xf32>, vector<4xf32>
  return %1 : vector<4xf32>
}

// CHECK-LABEL: @masked(
// CHECK-SAME: [[B:%[a-z0-9]+]]: {{[^,]+}}, [[I:%[a-z0-9]+]]: {{[^,]+}}, [[V:%[a-z0-9]+]]: {{[^,]+}}
// CHECK-NEXT: [[LOAD:%[a-z0-9_-]+]] = vector.load [[B]]{{\[}}[[I]]] : memref<8xf32>, vector<4xf32>
// CHECK-NEXT: [[LOAD2:%[a-z0-9_-]+]] = vector.load [[B]]{{\[}}[[I]]] : memref<8xf32>, vector<4xf32>
// CHECK-NEXT: vector.store [[V]], [[B]]{{\[}}[[I]]] : memref<8xf32>, vector<4xf32>
// CHECK-NEXT: vector.store [[V]], [[B]]{{\[}}[[I]]] : memref<8xf32>, vector<4xf32>
// CHECK-NEXT: return [[LOAD]], [[V]], [[LOAD2]] : vector<4xf32>, vector<4xf32>, vector<4xf32>
func.func @masked(%b: memref<8xf32>, %i: index, %v: vector<4xf32>) -> (vector<4xf32>, vector<4xf32>, vector<4xf32>) {
  %all = vector.constant_mask [4] : vector<4xi1>
  %none = arith.constant dense<false> : vector<4xi1>
  %0 = vector.maskedload %b[%i], %all, %v : memref<8xf32>, vector<4xi1>, vector<4xf32> into vector<4xf32>
  %1 = vector.maskedload %b[%i], %none, %v : memref<8xf32>, vector<4xi1>, vector<4xf32> into vector<4xf32>
  %2 = vector.expandload %b[%i], %all, %v : memref<8xf32>, vector<4xi1>, vector<4xf32> into vector<4xf32>
  vector.maskedstore %b[%i], %all, %v : memref<8xf32>, vector<4xi1>, vector<4xf32>
  vector.maskedstore %b[%i], %none, %v : memref<8xf32>, vector<4xi1>, vector<4xf32>
  vector.compressstore %b[%i], %all, %v : memref<8xf32>, vector<4xi1>, vector<4xf32>
  return %0, %1, %2 : vector<4xf32>, vector<4xf32>, vector<4xf32>
}

// CHECK-LABEL: @gather(
// CHECK-SAME: [[B:%[a-z0-9]+]]: {{[^,]+}}, [[I:%[a-z0-9]+]]: {{[^,]+}}, [[M:%[a-z0-9]+]]: {{[^,]+}}, [[V:%[a-z0-9]+]]: {{[^,]+}}
// CHECK-NEXT: [[MASKEDLOAD:%[a-z0-9_-]+]] = vector.maskedload [[B]]{{\[}}[[I]]], [[M]], [[V]] : memref<8xf32>, vector<4xi1>, vector<4xf32> into vector<4xf32>
// CHECK-NEXT: vector.maskedstore [[B]]{{\[}}[[I]]], [[M]], [[V]] : memref<8xf32>, vector<4xi1>, vector<4xf32>
// CHECK-NEXT: return [[MASKEDLOAD]], [[V]] : vector<4xf32>, vector<4xf32>
func.func @gather(%b: memref<8xf32>, %i: index, %m: vector<4xi1>, %v: vector<4xf32>) -> (vector<4xf32>, vector<4xf32>) {
  %at = arith.constant dense<[0, 1, 2, 3]> : vector<4xi32>
  %step = vector.step : vector<4xindex>
  %none = vector.constant_mask [0] : vector<4xi1>
  %0 = vector.gather %b[%i] [%at], %m, %v : memref<8xf32>, vector<4xi32>, vector<4xi1>, vector<4xf32> into vector<4xf32>
  %1 = vector.gather %b[%i] [%at], %none, %v : memref<8xf32>, vector<4xi32>, vector<4xi1>, vector<4xf32> into vector<4xf32>
  vector.scatter %b[%i] [%step], %m, %v : memref<8xf32>, vector<4xindex>, vector<4xi1>, vector<4xf32>
  vector.scatter %b[%i] [%at], %none, %v : memref<8xf32>, vector<4xi32>, vector<4xi1>, vector<4xf32>
  return %0, %1 : vector<4xf32>, vector<4xf32>
}

// Bounds that are surely kept, and masks that mask nothing.

// CHECK-LABEL: @transfers(
// CHECK-SAME: [[B:%[a-z0-9]+]]: {{[^,]+}}, [[F:%[a-z0-9]+]]: {{[^,]+}}, [[I:%[a-z0-9]+]]: {{[^,]+}}
// CHECK-NEXT: [[CONSTANT:%[a-z0-9_-]+]] = arith.constant 2 : index
// CHECK-NEXT: [[TRANSFER_READ:%[a-z0-9_-]+]] = vector.transfer_read [[B]]{{\[}}[[CONSTANT]], [[I]]], [[F]] {in_bounds = [true, false]} : memref<8x8xf32>, vector<4x4xf32>
// CHECK-NEXT: [[TRANSFER_READ2:%[a-z0-9_-]+]] = vector.transfer_read [[B]]{{\[}}[[I]], [[I]]], [[F]] : memref<8x8xf32>, vector<4xf32>
// CHECK-NEXT: [[TRANSFER_READ3:%[a-z0-9_-]+]] = vector.transfer_read [[B]]{{\[}}[[CONSTANT]], [[CONSTANT]]], [[F]] {in_bounds = [true, true], permutation_map = #map} : memref<8x8xf32>, vector<4x4xf32>
// CHECK-NEXT: vector.transfer_write [[TRANSFER_READ]], [[B]]{{\[}}[[I]], [[CONSTANT]]] {in_bounds = [false, true]} : vector<4x4xf32>, memref<8x8xf32>
// CHECK-NEXT: return [[TRANSFER_READ]], [[TRANSFER_READ2]], [[TRANSFER_READ3]] : vector<4x4xf32>, vector<4xf32>, vector<4x4xf32>
func.func @transfers(%b: memref<8x8xf32>, %f: f32, %i: index) -> (vector<4x4xf32>, vector<4xf32>, vector<4x4xf32>) {
  %c2 = arith.constant 2 : index
  %all = vector.constant_mask [4] : vector<4xi1>
  %0 = vector.transfer_read %b[%c2, %i], %f : memref<8x8xf32>, vector<4x4xf32>
  %1 = vector.transfer_read %b[%i, %i], %f, %all : memref<8x8xf32>, vector<4xf32>
  %2 = vector.transfer_read %b[%c2, %c2], %f {permutation_map = affine_map<(d0, d1) -> (d0, 0)>} : memref<8x8xf32>, vector<4x4xf32>
  vector.transfer_write %0, %b[%i, %c2] : vector<4x4xf32>, memref<8x8xf32>
  return %0, %1, %2 : vector<4x4xf32>, vector<4xf32>, vector<4x4xf32>
}

// Of tensors: what was written before is read, and nothing written over.

// CHECK-LABEL: @tensors(
// CHECK-SAME: [[T:%[a-z0-9]+]]: {{[^,]+}}, [[U:%[a-z0-9]+]]: {{[^,]+}}, [[V:%[a-z0-9]+]]: {{[^,]+}}, [[W:%[a-z0-9]+]]: {{[^,]+}}
// CHECK-NEXT: [[CONSTANT:%[a-z0-9_-]+]] = arith.constant 0 : index
// CHECK-NEXT: [[CONSTANT2:%[a-z0-9_-]+]] = arith.constant 1 : index
// CHECK-NEXT: [[CONSTANT3:%[a-z0-9_-]+]] = arith.constant 2 : index
// CHECK-NEXT: [[TRANSFER_WRITE:%[a-z0-9_-]+]] = vector.transfer_write [[W]], [[T]]{{\[}}[[CONSTANT3]], [[CONSTANT]]] {in_bounds = [true, true]} : vector<1x4xf32>, tensor<4x4xf32>
// CHECK-NEXT: [[TRANSFER_WRITE2:%[a-z0-9_-]+]] = vector.transfer_write [[W]], [[TRANSFER_WRITE]]{{\[}}[[CONSTANT2]], [[CONSTANT]]] {in_bounds = [true, true]} : vector<1x4xf32>, tensor<4x4xf32>
// CHECK-NEXT: [[EXTRACT:%[a-z0-9_-]+]] = vector.extract [[V]][0] : vector<4xf32> from vector<1x4xf32>
// CHECK-NEXT: [[BROADCAST:%[a-z0-9_-]+]] = vector.broadcast [[EXTRACT]] : vector<4xf32> to vector<3x4xf32>
// CHECK-NEXT: [[TRANSPOSE:%[a-z0-9_-]+]] = vector.transpose [[BROADCAST]], [1, 0] : vector<3x4xf32> to vector<4x3xf32>
// CHECK-NEXT: return [[V]], [[TRANSPOSE]], [[TRANSFER_WRITE2]], [[U]] : vector<1x4xf32>, vector<4x3xf32>, tensor<4x4xf32>, tensor<4x4xf32>
func.func @tensors(%t: tensor<4x4xf32>, %u: tensor<4x4xf32>, %v: vector<1x4xf32>, %w: vector<1x4xf32>, %f: f32) -> (vector<1x4xf32>, vector<4x3xf32>, tensor<4x4xf32>, tensor<4x4xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %0 = vector.transfer_write %v, %t[%c1, %c0] {in_bounds = [true, true]} : vector<1x4xf32>, tensor<4x4xf32>
  %1 = vector.transfer_write %w, %0[%c2, %c0] {in_bounds = [true, true]} : vector<1x4xf32>, tensor<4x4xf32>
  %2 = vector.transfer_read %1[%c1, %c0], %f {in_bounds = [true, true]} : tensor<4x4xf32>, vector<1x4xf32>
  %3 = vector.transfer_write %w, %1[%c1, %c0] {in_bounds = [true, true]} : vector<1x4xf32>, tensor<4x4xf32>
  %4 = vector.transfer_read %u[%c0, %c0], %f {in_bounds = [true, true]} : tensor<4x4xf32>, vector<4x4xf32>
  %5 = vector.transfer_write %4, %t[%c0, %c0] {in_bounds = [true, true]} : vector<4x4xf32>, tensor<4x4xf32>
  %6 = vector.extract %v[0] : vector<4xf32> from vector<1x4xf32>
  %7 = vector.transfer_write %6, %t[%c1, %c0] {in_bounds = [true]} : vector<4xf32>, tensor<4x4xf32>
  %8 = vector.transfer_read %7[%c1, %c0], %f {in_bounds = [true, true], permutation_map = affine_map<(d0, d1) -> (d1, 0)>} : tensor<4x4xf32>, vector<4x3xf32>
  return %2, %8, %3, %5 : vector<1x4xf32>, vector<4x3xf32>, tensor<4x4xf32>, tensor<4x4xf32>
}
