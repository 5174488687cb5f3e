// affine-loop-unroll-jam where mlir-opt goes wrong: what a sum begins with
// counts once; what is no reduction stays.
//
// RUN: %mlcc-opt %s -affine-loop-unroll-jam=unroll-jam-factor=2 -split-input-file | FileCheck %s

// CHECK-LABEL: @sum(
// CHECK-SAME: [[X:%[^ :]*]]: f32
// CHECK: [[ZERO:%.*]] = arith.constant 0.000000e+00 : f32
// CHECK: [[S:%.*]]:2 = affine.for %{{.*}} = 0 to 10 step 2 iter_args(%{{.*}} = [[X]], %{{.*}} = [[ZERO]])
// CHECK: arith.addf [[S]]#0, [[S]]#1
func.func @sum(%x: f32, %m: memref<10xf32>) -> f32 {
  %s = affine.for %i = 0 to 10 iter_args(%a = %x) -> f32 {
    %v = affine.load %m[%i] : memref<10xf32>
    %z = arith.addf %a, %v : f32
    affine.yield %z : f32
  }
  return %s : f32
}

// -----

// CHECK-LABEL: @product(
// CHECK: [[ONE:%.*]] = arith.constant 1 : i32
// CHECK: affine.for %{{.*}} = 0 to 10 step 2 iter_args(%{{.*}} = %{{.*}}, %{{.*}} = [[ONE]])
func.func @product(%x: i32, %m: memref<10xi32>) -> i32 {
  %s = affine.for %i = 0 to 10 iter_args(%a = %x) -> i32 {
    %v = affine.load %m[%i] : memref<10xi32>
    %z = arith.muli %v, %a : i32
    affine.yield %z : i32
  }
  return %s : i32
}

// -----

// CHECK-LABEL: @difference(
// CHECK: affine.for %{{.*}} = 0 to 10 iter_args
func.func @difference(%x: f32, %m: memref<10xf32>) -> f32 {
  %s = affine.for %i = 0 to 10 iter_args(%a = %x) -> f32 {
    %v = affine.load %m[%i] : memref<10xf32>
    %z = arith.subf %a, %v : f32
    affine.yield %z : f32
  }
  return %s : f32
}

// -----

// CHECK-LABEL: @twice_itself(
// CHECK: affine.for %{{.*}} = 0 to 10 iter_args
func.func @twice_itself(%x: f32, %y: f32) -> f32 {
  %s:2 = affine.for %i = 0 to 10 iter_args(%a = %x, %b = %y) -> (f32, f32) {
    %c = arith.addf %b, %b : f32
    %z = arith.addf %a, %c : f32
    affine.yield %z, %b : f32, f32
  }
  return %s#0 : f32
}

// -----

// CHECK-LABEL: @passed_on(
// CHECK: [[S:%.*]]:4 = affine.for
// CHECK: [[R:%.*]] = arith.minui [[S]]#1, [[S]]#3
// CHECK: return [[S]]#0, [[R]]
func.func @passed_on(%x: i32, %m: memref<10xi32>) -> (i32, i32) {
  %s:2 = affine.for %i = 0 to 10 iter_args(%a = %x, %b = %x) -> (i32, i32) {
    %v = affine.load %m[%i] : memref<10xi32>
    %z = arith.minui %v, %b : i32
    affine.yield %a, %z : i32, i32
  }
  return %s#0, %s#1 : i32, i32
}

// -----

// An iteration reads what the one before it writes later in the inner loop.
//
// CHECK-LABEL: @waits(
// CHECK: affine.for %{{.*}} = 1 to 5 {
func.func @waits(%m: memref<6x6xi32>) {
  affine.for %i = 1 to 5 {
    affine.for %j = 0 to 4 {
      %v = affine.load %m[%i - 1, %j + 1] : memref<6x6xi32>
      affine.store %v, %m[%i, %j] : memref<6x6xi32>
    }
  }
  return
}

// -----

// It does so four iterations on, which are not run side by side.
//
// CHECK-LABEL: @far(
// CHECK: affine.for %{{.*}} = 4 to 8 step 2 {
func.func @far(%m: memref<9x9xi32>) {
  affine.for %i = 4 to 8 {
    affine.for %j = 0 to 4 {
      %v = affine.load %m[%i - 4, %j + 1] : memref<9x9xi32>
      affine.store %v, %m[%i, %j] : memref<9x9xi32>
    }
  }
  return
}

// -----

// What comes behind the inner loop would come behind that of the next iteration.
//
// CHECK-LABEL: @behind(
// CHECK: affine.for %{{.*}} = 1 to 5 {
func.func @behind(%m: memref<6xi32>, %x: i32) {
  affine.for %i = 1 to 5 {
    affine.for %j = 0 to 4 {
      %v = affine.load %m[%i - 1] : memref<6xi32>
      affine.store %v, %m[5] : memref<6xi32>
    }
    affine.store %x, %m[%i] : memref<6xi32>
  }
  return
}

// -----

// CHECK-LABEL: @calls(
// CHECK: affine.for %{{.*}} = 0 to 4 {
func.func private @print(index)
func.func @calls() {
  affine.for %i = 0 to 4 {
    affine.for %j = 0 to 4 {
      func.call @print(%j) : (index) -> ()
    }
  }
  return
}

// -----

// Its arguments are of the same memory.
//
// CHECK-LABEL: @overlaps(
// CHECK: affine.for %{{.*}} = 1 to 5 {
func.func private @overlaps(%a: memref<6x6xi32>, %b: memref<6x6xi32>) {
  affine.for %i = 1 to 5 {
    affine.for %j = 0 to 4 {
      %v = affine.load %a[%i, %j] : memref<6x6xi32>
      affine.store %v, %b[%i, %j] : memref<6x6xi32>
    }
  }
  return
}
func.func @caller(%m: memref<6x6xi32>) {
  call @overlaps(%m, %m) : (memref<6x6xi32>, memref<6x6xi32>) -> ()
  return
}
