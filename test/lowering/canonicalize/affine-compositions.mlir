// RUN: %mlcc-opt %s -canonicalize -allow-unregistered-dialect | FileCheck %s
// RUN: %if mlir-22 %{ mlir-opt-22 %s -canonicalize -allow-unregistered-dialect | FileCheck %s %}
//
// Maps composed and made simple, loops and conditions that do nothing.

// CHECK-LABEL: @chains(
// CHECK: %0 = affine.load %arg2[symbol(%arg1) * -3 + symbol(%arg0) floordiv 4 + 3, symbol(%arg0) + symbol(%arg1) + symbol(%arg0) floordiv 4] : memref<100x100xf32>
// CHECK: return %0 : f32
func.func @chains(%a: index, %b: index, %m: memref<100x100xf32>) -> f32 {
  %0 = affine.apply affine_map<(d0, d1) -> (d0 + d1 * 4)>(%a, %b)
  %1 = affine.apply affine_map<(d0)[s0] -> (d0 floordiv 4 + s0)>(%0)[%a]
  %2 = affine.apply affine_map<(d0, d1) -> (d0 - d1 + 3)>(%1, %0)
  %3 = affine.load %m[%2, %1] : memref<100x100xf32>
  return %3 : f32
}
// CHECK-LABEL: @constants(
// CHECK: %c6 = arith.constant 6 : index
// CHECK: %0 = affine.apply #map()[%arg0]
// CHECK: %1 = affine.load %arg1[7, 0] : memref<100x100xf32>
// CHECK: return %c6, %0, %1 : index, index, f32
func.func @constants(%a: index, %m: memref<100x100xf32>) -> (index, index, f32) {
  %c3 = arith.constant 3 : index
  %c0 = arith.constant 0 : index
  %0 = affine.apply affine_map<(d0)[s0] -> (d0 * 2 + s0)>(%c3)[%c0]
  %1 = affine.apply affine_map<(d0)[s0] -> (d0 * 2 + s0)>(%a)[%c3]
  %2 = affine.load %m[%c3 + 4, %c0] : memref<100x100xf32>
  return %0, %1, %2 : index, index, f32
}
// CHECK-LABEL: @unused_and_twice(
// CHECK: %0 = affine.apply #map1()[%arg1]
// CHECK: %1 = affine.apply #map2()[%arg1]
// CHECK: return %0, %1 : index, index
func.func @unused_and_twice(%a: index, %b: index) -> (index, index) {
  %0 = affine.apply affine_map<(d0, d1)[s0] -> (d1 + d1)>(%a, %b)[%a]
  %1 = affine.apply affine_map<(d0, d1)[s0, s1] -> (d0 - d1 + s0 - s1 * 2)>(%a, %a)[%b, %b]
  return %0, %1 : index, index
}
// CHECK-LABEL: @of_loops(
// CHECK: affine.for %arg2 = 0 to 64 step 4 {
// CHECK: affine.for %arg3 = 0 to min #map3(%arg2)[%arg1] {
// CHECK: %0 = affine.load %arg0[%arg3, (%arg2 floordiv 4) * 4] : memref<64x64xf32>
// CHECK: affine.store %0, %arg0[%arg3, %arg3 + 1] : memref<64x64xf32>
func.func @of_loops(%m: memref<64x64xf32>, %n: index) {
  affine.for %i = 0 to 64 step 4 {
    %0 = affine.apply affine_map<(d0) -> (d0 mod 4)>(%i)
    %1 = affine.apply affine_map<(d0) -> ((d0 floordiv 4) * 4)>(%i)
    affine.for %j = 0 to min affine_map<(d0)[s0] -> (d0 + 4, s0, 64)>(%1)[%n] {
      %2 = affine.apply affine_map<(d0, d1) -> (d0 + d1)>(%0, %j)
      %3 = affine.load %m[%2, %1] : memref<64x64xf32>
      affine.store %3, %m[%j, %2 + 1] : memref<64x64xf32>
    }
  }
  return
}
// CHECK-LABEL: @bounds(
// CHECK: %c3 = arith.constant 3 : index
// CHECK: affine.for %arg2 = max #map4()[%arg0] to 8 {
// CHECK: affine.for %arg3 = #map5(%arg2) to #map6(%arg2) {
// CHECK: "test.use"(%arg2, %arg3) : (index, index) -> ()
// CHECK: %0 = affine.min #map7()[%arg0]
// CHECK: "test.use"(%0, %arg0, %c3) : (index, index, index) -> ()
func.func @bounds(%n: index, %m: memref<?xf32>) {
  affine.for %i = max affine_map<(d0) -> (0, d0 - 4)>(%n) to 8 {
    affine.for %j = affine_map<(d0) -> (d0)>(%i) to affine_map<(d0) -> (d0 + 1)>(%i) {
      "test.use"(%i, %j) : (index, index) -> ()
    }
  }
  %0 = affine.min affine_map<(d0) -> (d0, 8, d0 + 1)>(%n)
  %1 = affine.max affine_map<(d0)[s0] -> (d0, s0)>(%n)[%n]
  %2 = affine.min affine_map<() -> (3, 5)>()
  "test.use"(%0, %1, %2) : (index, index, index) -> ()
  return
}
// CHECK-LABEL: @conditions(
// CHECK: affine.if #set()[%arg0] {
// CHECK: "test.a"() : () -> ()
// CHECK: } else {
// CHECK: "test.b"() : () -> ()
// CHECK: affine.if #set1()[%arg1] {
// CHECK: "test.c"() : () -> ()
// CHECK: affine.if #set2() {
// CHECK: "test.d"() : () -> ()
// CHECK: affine.if #set3() {
// CHECK: "test.e"() : () -> ()
// CHECK: } else {
// CHECK: "test.f"() : () -> ()
func.func @conditions(%a: index, %b: index) {
  %0 = affine.apply affine_map<(d0) -> (d0 * 2)>(%a)
  affine.if affine_set<(d0, d1)[s0] : (d0 - 1 >= 0, d1 - s0 == 0)>(%0, %b)[%b] {
    "test.a"() : () -> ()
  } else {
    "test.b"() : () -> ()
  }
  affine.if affine_set<(d0) : (d0 >= 0)>(%b) {
    "test.c"() : () -> ()
  } else {
  }
  affine.if affine_set<() : (0 >= 0)>() {
    "test.d"() : () -> ()
  }
  affine.if affine_set<() : (-1 >= 0)>() {
    "test.e"() : () -> ()
  } else {
    "test.f"() : () -> ()
  }
  return
}
// CHECK-LABEL: @split(
// CHECK: %c0 = arith.constant 0 : index
// CHECK: return %arg0, %arg1, %c0, %arg0 : index, index, index, index
func.func @split(%i: index, %j: index) -> (index, index, index, index) {
  %0 = affine.linearize_index disjoint [%i, %j] by (8, 16) : index
  %1:2 = affine.delinearize_index %0 into (8, 16) : index, index
  %2:2 = affine.delinearize_index %i into (1, 4) : index, index
  %3 = affine.linearize_index [%2#0, %2#1] by (1, 4) : index
  return %1#0, %1#1, %2#0, %3 : index, index, index, index
}
// CHECK-LABEL: @prefetched(
// CHECK: affine.prefetch %arg1[symbol(%arg0) + 3], read, locality<3>, data : memref<100xf32>
// CHECK: %0 = affine.load %arg1[symbol(%arg0) + 1] : memref<100xf32>
// CHECK: affine.store %0, %arg1[symbol(%arg0)] : memref<100xf32>
// CHECK: %1 = affine.vector_load %arg1[symbol(%arg0) + 1] : memref<100xf32>, vector<4xf32>
// CHECK: affine.vector_store %1, %arg1[symbol(%arg0) + 5] : memref<100xf32>, vector<4xf32>
func.func @prefetched(%a: index, %m: memref<100xf32>) {
  %0 = affine.apply affine_map<(d0) -> (d0 + 1)>(%a)
  affine.prefetch %m[%0 + 2], read, locality<3>, data : memref<100xf32>
  %c = memref.cast %m : memref<100xf32> to memref<?xf32>
  %v = affine.load %c[%0] : memref<?xf32>
  affine.store %v, %c[%0 - 1] : memref<?xf32>
  %w = affine.vector_load %m[%0] : memref<100xf32>, vector<4xf32>
  affine.vector_store %w, %m[%0 + 4] : memref<100xf32>, vector<4xf32>
  return
}
// CHECK-LABEL: @parallel(
// CHECK: affine.parallel (%arg2, %arg3) = (0, 0) to (symbol(%arg0) * 2, 4) {
// CHECK: %0 = affine.load %arg1[%arg2, %arg3] : memref<?x4xf32>
// CHECK: affine.store %0, %arg1[%arg2 + 1, %arg3] : memref<?x4xf32>
// CHECK: affine.parallel (%arg2) = (0) to (1) {
// CHECK: %0 = affine.load %arg1[%arg2, 0] : memref<?x4xf32>
// CHECK: affine.store %0, %arg1[%arg2 + 1, 3] : memref<?x4xf32>
func.func @parallel(%n: index, %m: memref<?x4xf32>) {
  %0 = affine.apply affine_map<(d0) -> (d0 * 2)>(%n)
  affine.parallel (%i, %j) = (0, 0) to (symbol(%0), 4) {
    %1 = affine.load %m[%i, %j] : memref<?x4xf32>
    affine.store %1, %m[%i + 1, %j] : memref<?x4xf32>
  }
  affine.parallel (%i) = (0) to (1) {
    %1 = affine.load %m[%i, 0] : memref<?x4xf32>
    affine.store %1, %m[%i + 1, 3] : memref<?x4xf32>
  }
  return
}
// CHECK-LABEL: @empty(
// CHECK: %0 = arith.addi %arg1, %arg1 : i32
// CHECK: return %0 : i32
func.func @empty(%n: index, %a: i32) -> i32 {
  affine.for %i = 0 to %n {
  }
  %0 = affine.for %i = 0 to 4 iter_args(%x = %a) -> i32 {
    affine.yield %x : i32
  }
  %1 = affine.for %i = 0 to 0 iter_args(%x = %a) -> i32 {
    %2 = "test.next"(%x) : (i32) -> i32
    affine.yield %2 : i32
  }
  %3 = arith.addi %0, %1 : i32
  return %3 : i32
}

// Between two multiples of 8 a remainder stays above that of the first number.

// CHECK-LABEL: @remainder_of_range(
// CHECK: affine.for [[I:%.+]] = 12 to 15 {
// CHECK-NEXT: affine.for {{%.+}} = #{{map[0-9]*}}([[I]]) to 100 {
func.func @remainder_of_range(%m: memref<100xindex>) {
  affine.for %i = 12 to 15 {
    affine.for %j = max affine_map<(d0) -> (d0 mod 8, 3)>(%i) to 100 {
      affine.store %i, %m[%j] : memref<100xindex>
    }
  }
  return
}
