// Accesses to memrefs of several dimensions become accesses to one.
//
// RUN: %mlcc-opt %s -flatten-memref -allow-unregistered-dialect | FileCheck %s
// RUN: %if mlir-22 %{ mlir-opt-22 %s -flatten-memref -allow-unregistered-dialect | FileCheck %s %}

// CHECK-DAG: [[SUM:#.+]] = affine_map<()[s0, s1, s2] -> (s0 * s1 + s2)>
// CHECK-DAG: [[MAX:#.+]] = affine_map<()[s0, s1, s2] -> (s0 * s1, s2)>

// CHECK-LABEL: @constant_indices
// CHECK-SAME: [[M:%.+]]: memref<12x32xf32>, [[S:%.+]]: memref<4x5xf32, strided<[16, 2], offset: 7>>
// CHECK-DAG: [[AT:%.+]] = arith.constant 35 : index
// CHECK-DAG: [[THERE:%.+]] = arith.constant 22 : index
// CHECK: [[FLAT:%.+]] = memref.reinterpret_cast [[M]] to offset: [0], sizes: [384], strides: [1] : memref<12x32xf32> to memref<384xf32, strided<[1]>>
// CHECK: [[X:%.+]] = memref.load [[FLAT]][[[AT]]] {alignment = 16 : i64}
// CHECK: [[PART:%.+]] = memref.reinterpret_cast [[S]] to offset: [7], sizes: [64], strides: [1] : memref<4x5xf32, strided<[16, 2], offset: 7>> to memref<64xf32, strided<[1], offset: 7>>
// CHECK: memref.store [[X]], [[PART]][[[THERE]]]
func.func @constant_indices(%m: memref<12x32xf32>, %s: memref<4x5xf32, strided<[16, 2], offset: 7>>) {
  %one = arith.constant 1 : index
  %three = arith.constant 3 : index
  %x = memref.load %m[%one, %three] {alignment = 16 : i64} : memref<12x32xf32>
  memref.store %x, %s[%one, %three] : memref<4x5xf32, strided<[16, 2], offset: 7>>
  return
}

// CHECK-LABEL: @allocations
// CHECK: [[A:%.+]] = memref.alloc() {alignment = 64 : i64} : memref<6xf32, strided<[1]>>
// CHECK: [[B:%.+]] = memref.reinterpret_cast [[A]] to offset: [0], sizes: [2, 3], strides: [3, 1] : memref<6xf32, strided<[1]>> to memref<2x3xf32>
// CHECK: "use"([[B]])
// CHECK: memref.dealloc [[B]]
func.func @allocations() {
  %a = memref.alloc() {alignment = 64 : i64} : memref<2x3xf32>
  "use"(%a) : (memref<2x3xf32>) -> ()
  memref.dealloc %a : memref<2x3xf32>
  return
}

// CHECK-LABEL: @indices
// CHECK-SAME: [[M:%.+]]: memref<?x?xf32>, [[I:%.+]]: index, [[J:%.+]]: index
// CHECK: {{%.+}}, {{%.+}}, [[SIZES:%.+]]:2, [[STRIDES:%.+]]:2 = memref.extract_strided_metadata [[M]]
// CHECK: [[AT:%.+]] = affine.apply [[SUM]]()[[[I]], [[STRIDES]]#0, [[J]]]
// CHECK: [[SIZE:%.+]] = affine.max [[MAX]]()[[[STRIDES]]#0, [[SIZES]]#0, [[SIZES]]#1]
// CHECK: [[FLAT:%.+]] = memref.reinterpret_cast [[M]] to offset: [0], sizes: [[[SIZE]]], strides: [1]
// CHECK: memref.load [[FLAT]][[[AT]]]
func.func @indices(%m: memref<?x?xf32>, %i: index, %j: index) -> f32 {
  %x = memref.load %m[%i, %j] : memref<?x?xf32>
  return %x : f32
}

// CHECK-LABEL: @vectors
// CHECK: vector.load {{%.+}}[{{%.+}}] {nontemporal = true} : memref<48xf32, strided<[1]>>, vector<4xf32>
// CHECK: vector.store {{%.+}}, {{%.+}}[{{%.+}}] : memref<48xf32, strided<[1]>>, vector<4xf32>
func.func @vectors(%m: memref<6x8xf32>, %i: index) {
  %v = vector.load %m[%i, %i] {nontemporal = true} : memref<6x8xf32>, vector<4xf32>
  vector.store %v, %m[%i, %i] : memref<6x8xf32>, vector<4xf32>
  return
}

// CHECK-LABEL: @masked
// CHECK-SAME: [[K:%[^:]+]]: vector<4xi1>, [[V:%[^:]+]]: vector<4xf32>
// CHECK: vector.maskedload {{%.+}}[{{%.+}}], [[K]], [[V]] : memref<48xf32, strided<[1]>>
// CHECK: [[AT:%.+]] = affine.apply {{.*}}()[%{{.*}}, %{{.*}}]
// CHECK: [[FLAT:%.+]] = memref.reinterpret_cast
// CHECK: vector.maskedstore [[FLAT]][[[AT]]], [[K]], [[V]] {alignment = 8 : i64} : memref<48xf32, strided<[1]>>
func.func @masked(%m: memref<6x8xf32>, %i: index, %j: index, %k: vector<4xi1>, %v: vector<4xf32>) -> vector<4xf32> {
  %0 = vector.maskedload %m[%j, %i], %k, %v : memref<6x8xf32>, vector<4xi1>, vector<4xf32> into vector<4xf32>
  vector.maskedstore %m[%i, %j], %k, %v {alignment = 8 : i64} : memref<6x8xf32>, vector<4xi1>, vector<4xf32>
  return %0 : vector<4xf32>
}
