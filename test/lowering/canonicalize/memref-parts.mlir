// Parts and views of memrefs, and what is left as it is.
//
// RUN: %mlcc-opt %s -canonicalize -allow-unregistered-dialect | FileCheck %s
// RUN: %if mlir-22 %{ mlir-opt-22 %s -canonicalize -allow-unregistered-dialect | FileCheck %s %}

// The part that is the whole.
// CHECK-LABEL: @whole(
// CHECK-SAME: [[M:%[^:]+]]:
// CHECK-NEXT: [[CAST:%.+]] = memref.cast [[M]] : memref<4x8xf32> to memref<4x8xf32, strided<[8, 1]>>
// CHECK-NEXT: return [[CAST]]
func.func @whole(%m: memref<4x8xf32>) -> memref<4x8xf32, strided<[8, 1]>> {
  %0 = memref.subview %m[0, 0] [4, 8] [1, 1] : memref<4x8xf32> to memref<4x8xf32, strided<[8, 1]>>
  return %0 : memref<4x8xf32, strided<[8, 1]>>
}

// CHECK-LABEL: @whole_alike(
// CHECK-SAME: [[M:%[^:]+]]:
// CHECK-NEXT: return [[M]]
func.func @whole_alike(%m: memref<4x8xf32, strided<[8, 1]>>) -> memref<4x8xf32, strided<[8, 1]>> {
  %0 = memref.subview %m[0, 0] [4, 8] [1, 1] : memref<4x8xf32, strided<[8, 1]>> to memref<4x8xf32, strided<[8, 1]>>
  return %0 : memref<4x8xf32, strided<[8, 1]>>
}

// CHECK-LABEL: @fewer(
// CHECK-NEXT: memref.subview
func.func @fewer(%m: memref<4x8xf32>) -> memref<4x7xf32, strided<[8, 1]>> {
  %0 = memref.subview %m[0, 0] [4, 7] [1, 1] : memref<4x8xf32> to memref<4x7xf32, strided<[8, 1]>>
  return %0 : memref<4x7xf32, strided<[8, 1]>>
}

// A part of what was cast is one of what it was.
// CHECK-LABEL: @part_of_cast(
// CHECK-SAME: [[M:%[^:]+]]: memref<4x8xf32>, [[I:%[^:]+]]:
// CHECK-NEXT: memref.subview [[M]]{{\[}}[[I]], 0] {{\[}}[[I]], 2] [1, 1] : memref<4x8xf32>
func.func @part_of_cast(%m: memref<4x8xf32>, %i: index) -> memref<?x2xf32, strided<[?, 1], offset: ?>> {
  %1 = memref.cast %m : memref<4x8xf32> to memref<?x8xf32>
  %2 = memref.subview %1[%i, 0] [%i, 2] [1, 1] : memref<?x8xf32> to memref<?x2xf32, strided<[8, 1], offset: ?>>
  %3 = memref.cast %2 : memref<?x2xf32, strided<[8, 1], offset: ?>> to memref<?x2xf32, strided<[?, 1], offset: ?>>
  return %3 : memref<?x2xf32, strided<[?, 1], offset: ?>>
}

// A size of two is known.
// CHECK-LABEL: @some_sizes(
// CHECK-SAME: [[M:%[^:]+]]: memref<64xi8>, [[I:%[^:]+]]: index, [[N:%[^:]+]]: index
// CHECK-NEXT: [[VIEW:%.+]] = memref.view [[M]]{{\[}}[[I]]]{{\[}}[[N]]] : memref<64xi8> to memref<?x2xf32>
// CHECK-NEXT: memref.cast [[VIEW]]
func.func @some_sizes(%m: memref<64xi8>, %i: index, %n: index) -> memref<?x?xf32> {
  %c2 = arith.constant 2 : index
  %0 = memref.view %m[%i][%n, %c2] : memref<64xi8> to memref<?x?xf32>
  return %0 : memref<?x?xf32>
}

// A view of what was cast, whatever made it.
// CHECK-LABEL: @view_of_cast_argument(
// CHECK-SAME: [[M:%[^:]+]]: memref<64xi8>
// CHECK-NEXT: memref.view [[M]]{{.*}} : memref<64xi8> to memref<?xf32>
func.func @view_of_cast_argument(%m: memref<64xi8>, %n: index, %i: index) -> memref<?xf32> {
  %1 = memref.cast %m : memref<64xi8> to memref<?xi8>
  %2 = memref.view %1[%i][%n] : memref<?xi8> to memref<?xf32>
  return %2 : memref<?xf32>
}

// What is put together from its own metadata, and from other.
// CHECK-LABEL: @reinterpreted_as_it_is(
// CHECK-SAME: [[M:%[^:]+]]:
// CHECK-NEXT: memref.cast [[M]] : memref<4x8xf32, strided<[8, 1]>> to memref<4x8xf32>
func.func @reinterpreted_as_it_is(%m: memref<4x8xf32, strided<[8, 1]>>) -> memref<4x8xf32> {
  %base, %offset, %sizes:2, %strides:2 = memref.extract_strided_metadata %m : memref<4x8xf32, strided<[8, 1]>> -> memref<f32>, index, index, index, index, index
  %0 = memref.reinterpret_cast %base to offset: [0], sizes: [4, 8], strides: [8, 1] : memref<f32> to memref<4x8xf32>
  return %0 : memref<4x8xf32>
}

// CHECK-LABEL: @reinterpreted_turned(
// CHECK-NEXT: memref.reinterpret_cast {{.*}} strides: [1, 4]
func.func @reinterpreted_turned(%m: memref<4x8xf32>) -> memref<4x8xf32, strided<[1, 4]>> {
  %base, %offset, %sizes:2, %strides:2 = memref.extract_strided_metadata %m : memref<4x8xf32> -> memref<f32>, index, index, index, index, index
  %0 = memref.reinterpret_cast %base to offset: [0], sizes: [4, 8], strides: [1, 4] : memref<f32> to memref<4x8xf32, strided<[1, 4]>>
  return %0 : memref<4x8xf32, strided<[1, 4]>>
}

// CHECK-LABEL: @reinterpreted_shorter(
// CHECK-NEXT: memref.reinterpret_cast {{.*}} sizes: [4, 7]
func.func @reinterpreted_shorter(%m: memref<4x8xf32>) -> memref<4x7xf32, strided<[8, 1]>> {
  %base, %offset, %sizes:2, %strides:2 = memref.extract_strided_metadata %m : memref<4x8xf32> -> memref<f32>, index, index, index, index, index
  %0 = memref.reinterpret_cast %base to offset: [0], sizes: [4, 7], strides: [8, 1] : memref<f32> to memref<4x7xf32, strided<[8, 1]>>
  return %0 : memref<4x7xf32, strided<[8, 1]>>
}

// Either side of a copy may have no elements.
// CHECK-LABEL: @copy_of_nothing(
// CHECK-NEXT: return
func.func @copy_of_nothing(%m: memref<?x4xf32>, %n: memref<0x4xf32>) {
  %0 = memref.cast %n : memref<0x4xf32> to memref<?x4xf32>
  memref.copy %n, %m : memref<0x4xf32> to memref<?x4xf32>
  memref.copy %m, %n : memref<?x4xf32> to memref<0x4xf32>
  return
}

// A scope stays where memory would live longer without.
// CHECK-LABEL: @scope_in_branch(
// CHECK-NEXT: scf.if
// CHECK-NEXT: memref.alloca_scope
func.func @scope_in_branch(%c: i1) {
  scf.if %c {
    memref.alloca_scope {
      %0 = memref.alloca() : memref<i32>
      "use"(%0) : (memref<i32>) -> ()
    }
  }
  "more"() : () -> ()
  return
}

// CHECK-LABEL: @scope_in_branch_of_two(
// CHECK-NEXT: scf.if
// CHECK-NEXT: memref.alloca_scope
func.func @scope_in_branch_of_two(%c: i1) {
  scf.if %c {
    memref.alloca_scope {
      %0 = memref.alloca() : memref<i32>
      "use"(%0) : (memref<i32>) -> ()
    }
    "more"() : () -> ()
  }
  return
}

// A size is read from the shape where its index is known.
// CHECK-LABEL: @reshaped_later(
// CHECK: memref.dim
func.func @reshaped_later(%m: memref<*xf32>, %s: memref<3xindex>) -> index {
  %0 = memref.reshape %m(%s) : (memref<*xf32>, memref<3xindex>) -> memref<?x?x?xf32>
  %i = "index"() : () -> index
  %1 = memref.dim %0, %i : memref<?x?x?xf32>
  return %1 : index
}

// CHECK-LABEL: @reshaped_around(
// CHECK-SAME: [[SHAPE:%[^:]+]]: memref<3xindex>
// CHECK: memref.load [[SHAPE]]
func.func @reshaped_around(%m: memref<*xf32>, %s: memref<3xindex>, %c: i1, %i: index) {
  scf.if %c {
    %0 = memref.reshape %m(%s) : (memref<*xf32>, memref<3xindex>) -> memref<?x?x?xf32>
    %1 = memref.dim %0, %i : memref<?x?x?xf32>
    "use"(%1) : (index) -> ()
  }
  return
}
