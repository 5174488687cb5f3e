// affine-super-vectorize with vectors of one dimension.
//
// RUN: %mlcc-opt %s -affine-super-vectorize=virtual-vector-size=8 -split-input-file | FileCheck %s
// RUN: %if mlir-22 %{ mlir-opt-22 %s -affine-super-vectorize=virtual-vector-size=8 -split-input-file | FileCheck %s %}

// What is not of the loop is broadcast; a constant stands in the loop.

// CHECK: #[[NEXT:.*]] = affine_map<(d0) -> (d0 + 1)>
// CHECK-LABEL: @add(
// CHECK-SAME: [[A:%[^ :]*]]: memref<?xf32>, [[B:%[^ :]*]]: memref<?xf32>, [[F:%[^ :]*]]: f32
// CHECK: [[FS:%.*]] = vector.broadcast [[F]] : f32 to vector<8xf32>
// CHECK: [[N:%.*]] = memref.dim [[B]]
// CHECK: affine.for [[I:%.*]] = 0 to [[N]] step 8 {
// CHECK:   [[TWO:%.*]] = arith.constant dense<2.000000e+00> : vector<8xf32>
// CHECK:   [[J:%.*]] = affine.apply #[[NEXT]]([[I]])
// CHECK:   [[PAD:%.*]] = ub.poison : f32
// CHECK:   [[X:%.*]] = vector.transfer_read [[A]][[[J]]], [[PAD]] : memref<?xf32>, vector<8xf32>
// CHECK:   [[Y:%.*]] = arith.mulf [[X]], [[TWO]] fastmath<nnan> : vector<8xf32>
// CHECK:   [[Z:%.*]] = arith.addf [[Y]], [[FS]] {mark} : vector<8xf32>
// CHECK:   vector.transfer_write [[Z]], [[B]][[[I]]] : vector<8xf32>, memref<?xf32>
func.func @add(%a: memref<?xf32>, %b: memref<?xf32>, %f: f32) {
  %c0 = arith.constant 0 : index
  %two = arith.constant 2.0 : f32
  %n = memref.dim %b, %c0 : memref<?xf32>
  affine.for %i = 0 to %n {
    %x = affine.load %a[%i + 1] : memref<?xf32>
    %y = arith.mulf %x, %two fastmath<nnan> : f32
    %z = arith.addf %y, %f {mark} : f32
    affine.store %z, %b[%i] : memref<?xf32>
  }
  return
}

// -----

// An inner loop that stays: its variable is the same in all elements, what it
// carries is a vector, its bounds are of the new variables.

// CHECK-LABEL: @inner(
// CHECK-SAME: [[A:%[^ :]*]]: memref<8x64xi32>
// CHECK: affine.for [[I:%.*]] = 0 to 8 {
// CHECK: affine.for [[J:%.*]] = 0 to 64 step 8 {
// CHECK:   [[ZERO:%.*]] = arith.constant dense<0> : vector<8xi32>
// CHECK:   [[S:%.*]] = affine.for [[K:%.*]] = 0 to #{{.*}}([[I]]) iter_args([[C:%.*]] = [[ZERO]]) -> (vector<8xi32>) {
// CHECK:     [[KS:%.*]] = vector.broadcast [[K]] : index to vector<8xindex>
// CHECK:     [[X:%.*]] = vector.transfer_read [[A]][[[K]], [[J]]]
// CHECK:     [[Y:%.*]] = arith.index_cast [[KS]] : vector<8xindex> to vector<8xi32>
// CHECK:     [[Z:%.*]] = arith.addi [[X]], [[Y]]
// CHECK:     [[D:%.*]] = arith.xori [[C]], [[Z]]
// CHECK:     affine.yield [[D]] : vector<8xi32>
// CHECK:   }
// CHECK:   vector.transfer_write [[S]], %{{.*}}[[[I]], [[J]]]
func.func @inner(%a: memref<8x64xi32>, %b: memref<8x64xi32>) {
  %zero = arith.constant 0 : i32
  affine.for %i = 0 to 8 {
    affine.for %j = 0 to 64 {
      %s = affine.for %k = 0 to affine_map<(d0) -> (d0)>(%i) iter_args(%c = %zero) -> i32 {
        %x = affine.load %a[%k, %j] : memref<8x64xi32>
        %y = arith.index_cast %k : index to i32
        %z = arith.addi %x, %y : i32
        %d = arith.xori %c, %z : i32
        affine.yield %d : i32
      }
      affine.store %s, %b[%i, %j] : memref<8x64xi32>
    }
  }
  return
}

// -----

// One element for all; indices that are computed.

// CHECK: #[[SAME:.*]] = affine_map<(d0) -> (0)>
// CHECK-LABEL: @indices(
// CHECK-SAME: [[A:%[^ :]*]]: memref<64xf32>, [[B:%[^ :]*]]: memref<64xf32>
// CHECK: affine.for [[I:%.*]] = 0 to 32 step 8 {
// CHECK:   [[ZERO:%.*]] = affine.apply
// CHECK:   [[X:%.*]] = vector.transfer_read [[B]][[[ZERO]]], %{{.*}} {permutation_map = #[[SAME]]} : memref<64xf32>, vector<8xf32>
// CHECK:   [[J:%.*]] = affine.apply #{{.*}}([[I]])
// CHECK:   vector.transfer_read [[B]][[[J]]]
// CHECK:   [[K:%.*]] = affine.apply #{{.*}}([[J]])
// CHECK:   vector.transfer_write [[X]], [[A]][[[K]]]
func.func @indices(%a: memref<64xf32>, %b: memref<64xf32>) {
  affine.for %i = 0 to 32 {
    %x = affine.load %b[0] : memref<64xf32>
    %j = affine.apply affine_map<(d0) -> (d0 + 3)>(%i)
    %y = affine.load %b[%j] : memref<64xf32>
    affine.store %x, %a[%j + 4] : memref<64xf32>
  }
  return
}

// -----

// The inner loop cannot be, and so the outer one is.

// CHECK-LABEL: @outer(
// CHECK: affine.for [[I:%.*]] = 0 to 64 step 8 {
// CHECK-NEXT: affine.for [[J:%.*]] = 0 to 16 {
// CHECK: vector.transfer_write %{{.*}}, %{{.*}}[[[J]], [[I]]]
func.func @outer(%a: memref<16x64xindex>) {
  affine.for %i = 0 to 64 {
    affine.for %j = 0 to 16 {
      affine.store %j, %a[%j, %i] : memref<16x64xindex>
    }
  }
  return
}

// -----

// Of two loops in one, each; of loops in each other, one.

// CHECK-LABEL: @siblings(
// CHECK: affine.for %{{.*}} = 0 to 16 {
// CHECK: affine.for %{{.*}} = 0 to 64 step 8 {
// CHECK: affine.for %{{.*}} = 0 to 32 step 8 {
func.func @siblings(%a: memref<16x64xf32>, %f: f32) {
  affine.for %i = 0 to 16 {
    affine.for %j = 0 to 64 {
      affine.store %f, %a[%i, %j] : memref<16x64xf32>
    }
    affine.for %j = 0 to 32 {
      affine.store %f, %a[%i, %j] : memref<16x64xf32>
    }
  }
  return
}

// -----

// A computed index in a map of a load.

// CHECK-LABEL: @computed(
// CHECK-NOT: vector
// CHECK: return
func.func @computed(%a: memref<64xf32>) {
  affine.for %i = 0 to 32 {
    %j = affine.apply affine_map<(d0) -> (d0 + 3)>(%i)
    %x = affine.load %a[%j + 4] : memref<64xf32>
  }
  return
}
