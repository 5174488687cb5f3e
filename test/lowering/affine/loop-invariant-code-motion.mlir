// affine-loop-invariant-code-motion: what is moved before a loop that runs, and
// what is not.
//
// RUN: %mlcc-opt %s -affine-loop-invariant-code-motion -allow-unregistered-dialect | FileCheck %s
// RUN: %if mlir-22 %{ mlir-opt-22 %s -affine-loop-invariant-code-motion -allow-unregistered-dialect | FileCheck %s %}

// CHECK-LABEL: @accesses(
// CHECK: [[X:%.*]] = affine.load [[M:%.*]][3]
// CHECK-NEXT: [[Y:%.*]] = arith.addf [[X]], [[X]]
// CHECK-NEXT: affine.store [[Y]], [[K:%.*]][2]
// CHECK-NEXT: affine.for [[I:%.*]] = 0 to 10 {
// CHECK-NEXT: affine.load [[M]][[[I]]]
// CHECK-NEXT: }
func.func @accesses(%m: memref<10xf32>, %k: memref<10xf32>) {
  affine.for %i = 0 to 10 {
    %x = affine.load %m[3] : memref<10xf32>
    %v = affine.load %m[%i] : memref<10xf32>
    %y = arith.addf %x, %x : f32
    affine.store %y, %k[2] : memref<10xf32>
  }
  return
}

// Something else in the loop writes there, or reads what is stored.
//
// CHECK-LABEL: @conflicts(
// CHECK: affine.for
// CHECK-NEXT: affine.load
// CHECK-NEXT: affine.store
// CHECK: affine.for
// CHECK-NEXT: affine.store
// CHECK-NEXT: affine.load
func.func @conflicts(%m: memref<10xf32>, %k: memref<10xf32>, %x: f32) {
  affine.for %i = 0 to 10 {
    %v = affine.load %m[3] : memref<10xf32>
    affine.store %x, %m[%i] : memref<10xf32>
  }
  affine.for %i = 0 to 10 {
    affine.store %x, %k[3] : memref<10xf32>
    %v = affine.load %k[%i] : memref<10xf32>
    "use"(%v) : (f32) -> ()
  }
  return
}

// Whole loops and conditions; from the inner loop to before the outer.
//
// CHECK-LABEL: @nests(
// CHECK: affine.load
// CHECK-NEXT: affine.if
// CHECK: }
// CHECK-NEXT: affine.load %{{.*}}[7]
// CHECK-NEXT: affine.for %{{.*}} = 0 to 4 {
// CHECK-NEXT: affine.store %{{.*}}, %{{.*}}[%{{.*}}]
// CHECK-NEXT: }
// CHECK-NEXT: affine.for %{{.*}} = 0 to 10 {
// CHECK-NEXT: affine.for %{{.*}} = 0 to 10 {
// CHECK-NEXT: "use"
func.func @nests(%m: memref<10xf32>, %k: memref<10xf32>, %n: index) {
  affine.for %i = 0 to 10 {
    affine.for %j = 0 to 10 {
      %x = affine.load %m[3] : memref<10xf32>
      "use"(%x) : (f32) -> ()
    }
    affine.if affine_set<()[s0] : (s0 - 3 >= 0)>()[%n] {
      %y = affine.load %m[5] : memref<10xf32>
    }
    affine.for %j = 0 to 4 {
      %y = affine.load %m[7] : memref<10xf32>
      affine.store %y, %k[%j] : memref<10xf32>
    }
  }
  return
}

// By what is carried, by the variable, by what stays.
//
// CHECK-LABEL: @dependent(
// CHECK: affine.for
// CHECK-NEXT: arith.addf
// CHECK-NEXT: affine.apply
// CHECK-NEXT: "value"
// CHECK-NEXT: arith.mulf
// CHECK-NEXT: affine.yield
func.func @dependent(%x: f32) -> f32 {
  %s = affine.for %i = 0 to 10 iter_args(%a = %x) -> f32 {
    %y = arith.addf %a, %x : f32
    %j = affine.apply affine_map<(d0) -> (d0 + 1)>(%i)
    %v = "value"(%j) : (index) -> f32
    %z = arith.mulf %v, %x : f32
    affine.yield %z : f32
  }
  return %s : f32
}
