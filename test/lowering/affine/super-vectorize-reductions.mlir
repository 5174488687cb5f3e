// affine-super-vectorize of loops that carry sums and their like.
//
// RUN: %mlcc-opt %s -affine-super-vectorize="virtual-vector-size=8 vectorize-reductions" -split-input-file | FileCheck %s
// RUN: %if mlir-22 %{ mlir-opt-22 %s -affine-super-vectorize="virtual-vector-size=8 vectorize-reductions" -split-input-file | FileCheck %s %}
// RUN: %mlcc-opt %s -affine-super-vectorize=virtual-vector-size=8 -split-input-file | FileCheck --check-prefix=NONE %s

// NONE-NOT: vector

// CHECK-LABEL: @sum(
// CHECK: [[ZERO:%.*]] = arith.constant dense<0.000000e+00> : vector<8xf32>
// CHECK: [[S:%.*]] = affine.for [[I:%.*]] = 0 to 64 step 8 iter_args([[A:%.*]] = [[ZERO]]) -> (vector<8xf32>) {
// CHECK-NOT: vector.create_mask
// CHECK:   [[X:%.*]] = vector.transfer_read
// CHECK:   [[B:%.*]] = arith.addf [[A]], [[X]] : vector<8xf32>
// CHECK:   affine.yield [[B]] : vector<8xf32>
// CHECK: [[R:%.*]] = vector.reduction <add>, [[S]] : vector<8xf32> into f32
// CHECK: return [[R]]
func.func @sum(%m: memref<64xf32>) -> f32 {
  %zero = arith.constant 0.0 : f32
  %s = affine.for %i = 0 to 64 iter_args(%a = %zero) -> f32 {
    %x = affine.load %m[%i] : memref<64xf32>
    %b = arith.addf %a, %x : f32
    affine.yield %b : f32
  }
  return %s : f32
}

// -----

// What the loop began with counts once; what is behind the end does not.

// CHECK: #[[REST:.*]] = affine_map<(d0) -> (-d0 + 60)>
// CHECK-LABEL: @greatest(
// CHECK-SAME: [[INIT:%[^ :]*]]: i32)
// CHECK: [[LEAST:%.*]] = arith.constant dense<-2147483648> : vector<8xi32>
// CHECK: [[S:%.*]] = affine.for [[I:%.*]] = 0 to 60 step 8 iter_args([[A:%.*]] = [[LEAST]])
// CHECK:   [[LEFT:%.*]] = affine.apply #[[REST]]([[I]])
// CHECK:   [[MASK:%.*]] = vector.create_mask [[LEFT]] : vector<8xi1>
// CHECK:   [[X:%.*]] = vector.transfer_read
// CHECK:   [[Y:%.*]] = arith.select [[MASK]], [[X]], [[LEAST]]
// CHECK:   arith.maxsi [[Y]], [[A]]
// CHECK: [[R:%.*]] = vector.reduction <maxsi>, [[S]]
// CHECK: [[T:%.*]] = arith.maxsi [[R]], [[INIT]] : i32
// CHECK: return [[T]]
func.func @greatest(%m: memref<64xi32>, %init: i32) -> i32 {
  %s = affine.for %i = 0 to 60 iter_args(%a = %init) -> i32 {
    %x = affine.load %m[%i] : memref<64xi32>
    %b = arith.maxsi %x, %a : i32
    affine.yield %b : i32
  }
  return %s : i32
}

// -----

// CHECK: #[[ENDS:.*]] = affine_map<(d0, d1) -> (d0, d1)>
// CHECK-LABEL: @ends(
// CHECK: affine.for
// CHECK:   [[END:%.*]] = affine.min #[[ENDS]]
// CHECK:   [[LEFT:%.*]] = affine.apply #{{.*}}(%{{.*}})[[[END]]]
// CHECK:   vector.create_mask [[LEFT]]
func.func @ends(%m: memref<?xi32>, %n: index, %k: index) -> i32 {
  %zero = arith.constant 0 : i32
  %s = affine.for %i = 0 to min affine_map<(d0, d1) -> (d0, d1)>(%n, %k) iter_args(%a = %zero) -> i32 {
    %x = affine.load %m[%i] : memref<?xi32>
    %b = arith.addi %a, %x : i32
    affine.yield %b : i32
  }
  return %s : i32
}

// -----

// CHECK-LABEL: @kinds(
// CHECK-COUNT-2: arith.constant dense<1.000000e+00>
// CHECK: arith.constant dense<0xFF800000>
// CHECK: arith.constant dense<0x7F800000>
// CHECK: arith.constant dense<0xFFC00000>
// CHECK: arith.constant dense<0x7FC00000>
// CHECK: vector.reduction <mul>
// CHECK: vector.reduction <mul>
// CHECK: vector.reduction <maximumf>
// CHECK: vector.reduction <minimumf>
// CHECK: vector.reduction <maxnumf>
// CHECK: vector.reduction <minnumf>
func.func @kinds(%m: memref<64xf32>, %init: f32) -> (f32, f32, f32, f32, f32, f32) {
  %r:6 = affine.for %i = 0 to 64 iter_args(%s0 = %init, %s1 = %init, %s2 = %init, %s3 = %init, %s4 = %init, %s5 = %init) -> (f32, f32, f32, f32, f32, f32) {
    %x = affine.load %m[%i] : memref<64xf32>
    %0 = arith.mulf %s0, %x : f32
    %1 = arith.mulf %s1, %x : f32
    %2 = arith.maximumf %s2, %x : f32
    %3 = arith.minimumf %s3, %x : f32
    %4 = arith.maxnumf %s4, %x : f32
    %5 = arith.minnumf %s5, %x : f32
    affine.yield %0, %1, %2, %3, %4, %5 : f32, f32, f32, f32, f32, f32
  }
  return %r#0, %r#1, %r#2, %r#3, %r#4, %r#5 : f32, f32, f32, f32, f32, f32
}

// -----

// CHECK-LABEL: @integers(
// CHECK: vector.reduction <mul>
// CHECK: vector.reduction <minsi>
// CHECK: vector.reduction <maxui>
// CHECK: vector.reduction <minui>
// CHECK: vector.reduction <and>
// CHECK: vector.reduction <or>
// CHECK: vector.reduction <xor>
func.func @integers(%m: memref<64xi32>, %init: i32) -> (i32, i32, i32, i32, i32, i32, i32) {
  %r:7 = affine.for %i = 0 to 64 iter_args(%s0 = %init, %s1 = %init, %s2 = %init, %s3 = %init, %s4 = %init, %s5 = %init, %s6 = %init) -> (i32, i32, i32, i32, i32, i32, i32) {
    %x = affine.load %m[%i] : memref<64xi32>
    %0 = arith.muli %s0, %x : i32
    %1 = arith.minsi %s1, %x : i32
    %2 = arith.maxui %s2, %x : i32
    %3 = arith.minui %s3, %x : i32
    %4 = arith.andi %s4, %x : i32
    %5 = arith.ori %s5, %x : i32
    %6 = arith.xori %s6, %x : i32
    affine.yield %0, %1, %2, %3, %4, %5, %6 : i32, i32, i32, i32, i32, i32, i32
  }
  return %r#0, %r#1, %r#2, %r#3, %r#4, %r#5, %r#6 : i32, i32, i32, i32, i32, i32, i32
}

// -----

// Wide numbers, and what is no reduction.

// CHECK-LABEL: @others(
// CHECK: affine.for %{{.*}} = 0 to 64 iter_args
// CHECK: arith.constant dense<170141183460469231731687303715884105727> : vector<8xi128>
// CHECK: arith.constant dense<-170141183460469231731687303715884105728> : vector<8xi128>
func.func @others(%m: memref<64xi32>, %w: memref<64xi128>, %x: i32, %y: i128) -> (i32, i128, i128) {
  %r = affine.for %i = 0 to 64 iter_args(%a = %x) -> i32 {
    %v = affine.load %m[%i] : memref<64xi32>
    %b = arith.subi %a, %v : i32
    affine.yield %b : i32
  }
  %s:2 = affine.for %i = 0 to 64 iter_args(%a = %y, %b = %y) -> (i128, i128) {
    %v = affine.load %w[%i] : memref<64xi128>
    %c = arith.minsi %a, %v : i128
    %d = arith.maxsi %b, %v : i128
    affine.yield %c, %d : i128, i128
  }
  return %r, %s#0, %s#1 : i32, i128, i128
}
