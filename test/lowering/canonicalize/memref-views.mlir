// Folds and patterns of the memref dialect: parts, views, and what they are made
// of.
//
// RUN: %mlcc-opt %s -canonicalize -allow-unregistered-dialect | FileCheck %s
// RUN: %if mlir-22 %{ mlir-opt-22 %s -canonicalize -allow-unregistered-dialect | FileCheck %s %}

// CHECK-LABEL: @constant_part
// CHECK-SAME: [[M:%.+]]: memref<?x8xf32>, [[N:%.+]]: index
// CHECK: [[S:%.+]] = memref.subview [[M]][2, [[N]]] [4, 4] [1, 2] : memref<?x8xf32> to memref<4x4xf32, strided<[8, 2], offset: ?>>
// CHECK: [[CAST:%.+]] = memref.cast [[S]] : memref<4x4xf32, strided<[8, 2], offset: ?>> to memref<?x4xf32, strided<[?, ?], offset: ?>>
// CHECK: "use"([[CAST]])
func.func @constant_part(%m: memref<?x8xf32>, %n: index) {
  %one = arith.constant 1 : index
  %two = arith.constant 2 : index
  %four = arith.constant 4 : index
  %0 = memref.subview %m[%two, %n] [%four, 4] [%one, %two] : memref<?x8xf32> to memref<?x4xf32, strided<[?, ?], offset: ?>>
  "use"(%0) : (memref<?x4xf32, strided<[?, ?], offset: ?>>) -> ()
  return
}

// A part that would leave the memref stays as it is.

// CHECK-LABEL: @part_outside
// CHECK: [[TEN:%.+]] = arith.constant 10 : index
// CHECK: memref.subview {{%.+}}[[[TEN]]] [1] [1]
func.func @part_outside(%m: memref<4xf32>) {
  %ten = arith.constant 10 : index
  %0 = memref.subview %m[%ten] [1] [1] : memref<4xf32> to memref<1xf32, strided<[1], offset: ?>>
  "use"(%0) : (memref<1xf32, strided<[1], offset: ?>>) -> ()
  return
}

// CHECK-LABEL: @part_of_fewer_dims
// CHECK: [[S:%.+]] = memref.subview {{%.+}}[0, 3] [1, 4] [1, 1] : memref<8x16xf32> to memref<4xf32, strided<[1], offset: 3>>
// CHECK: memref.cast [[S]] : memref<4xf32, strided<[1], offset: 3>> to memref<?xf32, strided<[1], offset: ?>>
func.func @part_of_fewer_dims(%m: memref<8x16xf32>) {
  %three = arith.constant 3 : index
  %four = arith.constant 4 : index
  %0 = memref.subview %m[0, %three] [1, %four] [1, 1] : memref<8x16xf32> to memref<?xf32, strided<[1], offset: ?>>
  "use"(%0) : (memref<?xf32, strided<[1], offset: ?>>) -> ()
  return
}

// CHECK-LABEL: @part_of_cast
// CHECK-SAME: [[M:%.+]]: memref<16x16xf32>
// CHECK: [[S:%.+]] = memref.subview [[M]][0, 1] [3, 4] [1, 1] : memref<16x16xf32> to memref<3x4xf32, strided<[16, 1], offset: 1>>
// CHECK: memref.cast [[S]] : memref<3x4xf32, strided<[16, 1], offset: 1>> to memref<3x4xf32, strided<[?, 1], offset: 1>>
func.func @part_of_cast(%m: memref<16x16xf32>) {
  %0 = memref.cast %m : memref<16x16xf32> to memref<?x?xf32>
  %1 = memref.subview %0[0, 1] [3, 4] [1, 1] : memref<?x?xf32> to memref<3x4xf32, strided<[?, 1], offset: 1>>
  "use"(%1) : (memref<3x4xf32, strided<[?, 1], offset: 1>>) -> ()
  return
}

// What is the whole is no part.

// CHECK-LABEL: @whole
// CHECK-SAME: [[M:%.+]]: memref<4x5xf32>, [[S:%.+]]: memref<4x5xf32, strided<[5, 1], offset: ?>>, [[N:%.+]]: index
// CHECK: [[CAST:%.+]] = memref.cast [[M]] : memref<4x5xf32> to memref<4x5xf32, strided<[5, 1]>>
// CHECK: [[PART:%.+]] = memref.subview [[M]][0, 0] [[[N]], 5] [1, 1]
// CHECK: "use"([[CAST]], [[S]], [[PART]])
func.func @whole(%m: memref<4x5xf32>, %s: memref<4x5xf32, strided<[5, 1], offset: ?>>, %n: index) {
  %0 = memref.subview %m[0, 0] [4, 5] [1, 1] : memref<4x5xf32> to memref<4x5xf32, strided<[5, 1]>>
  %1 = memref.subview %s[0, 0] [4, 5] [1, 1] : memref<4x5xf32, strided<[5, 1], offset: ?>> to memref<4x5xf32, strided<[5, 1], offset: ?>>
  %2 = memref.subview %m[0, 0] [%n, 5] [1, 1] : memref<4x5xf32> to memref<?x5xf32, strided<[5, 1]>>
  %3 = memref.subview %2[0, 0] [%n, 5] [1, 1] : memref<?x5xf32, strided<[5, 1]>> to memref<?x5xf32, strided<[5, 1]>>
  "use"(%0, %1, %3) : (memref<4x5xf32, strided<[5, 1]>>, memref<4x5xf32, strided<[5, 1], offset: ?>>, memref<?x5xf32, strided<[5, 1]>>) -> ()
  return
}

// CHECK-LABEL: @views
// CHECK-SAME: [[BYTES:%.+]]: memref<64xi8>, [[SHIFT:%.+]]: index, [[N:%.+]]: index
// CHECK: [[VIEW:%.+]] = memref.view [[BYTES]][[[SHIFT]]][[[N]]] : memref<64xi8> to memref<?x4xf32>
// CHECK: [[CAST:%.+]] = memref.cast [[VIEW]] : memref<?x4xf32> to memref<?x?xf32>
// CHECK: [[ALLOC:%.+]] = memref.alloc() : memref<64xi8>
// CHECK: [[OTHER:%.+]] = memref.view [[ALLOC]][[[SHIFT]]][]
// CHECK: "use"([[CAST]], [[BYTES]], [[OTHER]])
func.func @views(%bytes: memref<64xi8>, %shift: index, %n: index) {
  %zero = arith.constant 0 : index
  %four = arith.constant 4 : index
  %0 = memref.view %bytes[%shift][%n, %four] : memref<64xi8> to memref<?x?xf32>
  %1 = memref.view %bytes[%zero][] : memref<64xi8> to memref<64xi8>
  %alloc = memref.alloc() : memref<64xi8>
  %2 = memref.cast %alloc : memref<64xi8> to memref<?xi8>
  %3 = memref.view %2[%shift][] : memref<?xi8> to memref<2xf32>
  "use"(%0, %1, %3) : (memref<?x?xf32>, memref<64xi8>, memref<2xf32>) -> ()
  return
}

// What begins elsewhere is another view, of whatever type.

// CHECK-LABEL: @shifted_view
// CHECK: [[VIEW:%.+]] = memref.view
// CHECK: "use"([[VIEW]])
func.func @shifted_view(%bytes: memref<64xi8>) {
  %one = arith.constant 1 : index
  %0 = memref.view %bytes[%one][] : memref<64xi8> to memref<64xi8>
  "use"(%0) : (memref<64xi8>) -> ()
  return
}

// CHECK-LABEL: @metadata
// CHECK-SAME: [[M:%.+]]: memref<?x4xf32, strided<[8, 1], offset: ?>>
// CHECK-DAG: [[ONE:%.+]] = arith.constant 1 : index
// CHECK-DAG: [[FOUR:%.+]] = arith.constant 4 : index
// CHECK-DAG: [[EIGHT:%.+]] = arith.constant 8 : index
// CHECK: {{%.+}}, [[OFFSET:%.+]], [[SIZES:%.+]]:2, {{%.+}}:2 = memref.extract_strided_metadata [[M]]
// CHECK: "use"([[OFFSET]], [[SIZES]]#0, [[FOUR]], [[EIGHT]], [[ONE]])
func.func @metadata(%m: memref<?x4xf32, strided<[8, 1], offset: ?>>) {
  %0 = memref.cast %m : memref<?x4xf32, strided<[8, 1], offset: ?>> to memref<?x?xf32, strided<[?, ?], offset: ?>>
  %base, %offset, %sizes:2, %strides:2 = memref.extract_strided_metadata %0 : memref<?x?xf32, strided<[?, ?], offset: ?>> -> memref<f32>, index, index, index, index, index
  "use"(%offset, %sizes#0, %sizes#1, %strides#0, %strides#1) : (index, index, index, index, index) -> ()
  return
}

// CHECK-LABEL: @reinterpret_casts
// CHECK-SAME: [[M:%.+]]: memref<2x3xf32>, [[N:%.+]]: index
// CHECK: [[OF_PART:%.+]] = memref.reinterpret_cast [[M]] to offset: [0], sizes: [6], strides: [1] : memref<2x3xf32> to memref<6xf32>
// CHECK: [[KNOWN:%.+]] = memref.reinterpret_cast [[M]] to offset: [0], sizes: [[[N]], 2], strides: [2, 1] : memref<2x3xf32> to memref<?x2xf32, strided<[2, 1]>>
// CHECK: [[CAST:%.+]] = memref.cast [[KNOWN]] : memref<?x2xf32, strided<[2, 1]>> to memref<?x?xf32, strided<[?, 1], offset: ?>>
// CHECK: "use"([[OF_PART]], [[CAST]], [[M]])
func.func @reinterpret_casts(%m: memref<2x3xf32>, %n: index) {
  %zero = arith.constant 0 : index
  %two = arith.constant 2 : index
  %part = memref.subview %m[0, 0] [1, 2] [1, 1] : memref<2x3xf32> to memref<1x2xf32, strided<[3, 1]>>
  %other = memref.reinterpret_cast %part to offset: [0], sizes: [3], strides: [1] : memref<1x2xf32, strided<[3, 1]>> to memref<3xf32>
  %0 = memref.reinterpret_cast %other to offset: [0], sizes: [6], strides: [1] : memref<3xf32> to memref<6xf32>
  %1 = memref.reinterpret_cast %m to offset: [%zero], sizes: [%n, %two], strides: [%two, 1] : memref<2x3xf32> to memref<?x?xf32, strided<[?, 1], offset: ?>>
  %2 = memref.reinterpret_cast %m to offset: [0], sizes: [2, 3], strides: [3, 1] : memref<2x3xf32> to memref<2x3xf32>
  "use"(%0, %1, %2) : (memref<6xf32>, memref<?x?xf32, strided<[?, 1], offset: ?>>, memref<2x3xf32>) -> ()
  return
}

// Put together again from its own parts, a memref is what it was.

// CHECK-LABEL: @same_metadata
// CHECK-SAME: [[M:%.+]]: memref<?x4xf32>
// CHECK: [[CAST:%.+]] = memref.cast [[M]] : memref<?x4xf32> to memref<?x?xf32, strided<[?, 1], offset: ?>>
// CHECK: [[OTHER:%.+]] = memref.reinterpret_cast [[M]] to offset: [0], sizes: [2, 2], strides: [4, 1]
// CHECK: "use"([[CAST]], [[OTHER]])
func.func @same_metadata(%m: memref<?x4xf32>) {
  %base, %offset, %sizes:2, %strides:2 = memref.extract_strided_metadata %m : memref<?x4xf32> -> memref<f32>, index, index, index, index, index
  %0 = memref.reinterpret_cast %base to offset: [%offset], sizes: [%sizes#0, %sizes#1], strides: [%strides#0, 1] : memref<f32> to memref<?x?xf32, strided<[?, 1], offset: ?>>
  %1 = memref.reinterpret_cast %base to offset: [0], sizes: [2, 2], strides: [4, 1] : memref<f32> to memref<2x2xf32, strided<[4, 1]>>
  "use"(%0, %1) : (memref<?x?xf32, strided<[?, 1], offset: ?>>, memref<2x2xf32, strided<[4, 1]>>) -> ()
  return
}

// CHECK-LABEL: @transposes
// CHECK-SAME: [[M:%.+]]: memref<2x3x4xf32>
// CHECK: [[T:%.+]] = memref.transpose [[M]] (d0, d1, d2) -> (d2, d1, d0)
// CHECK: "use"([[T]], [[M]])
func.func @transposes(%m: memref<2x3x4xf32>) {
  %0 = memref.transpose %m (d0, d1, d2) -> (d1, d2, d0) : memref<2x3x4xf32> to memref<3x4x2xf32, strided<[4, 1, 12]>>
  %1 = memref.transpose %0 (d0, d1, d2) -> (d1, d0, d2) : memref<3x4x2xf32, strided<[4, 1, 12]>> to memref<4x3x2xf32, strided<[1, 4, 12]>>
  %2 = memref.transpose %m (d0, d1, d2) -> (d0, d1, d2) : memref<2x3x4xf32> to memref<2x3x4xf32>
  "use"(%1, %2) : (memref<4x3x2xf32, strided<[1, 4, 12]>>, memref<2x3x4xf32>) -> ()
  return
}

// What is taken apart and put together again is what it was, in order.

// CHECK-LABEL: @put_together
// CHECK-SAME: ([[A:%.+]]: memref<?x?xf32, strided<[?, ?], offset: ?>>)
// CHECK: return [[A]]
func.func @put_together(%a: memref<?x?xf32, strided<[?, ?], offset: ?>>) -> memref<?x?xf32, strided<[?, ?], offset: ?>> {
  %base, %offset, %sizes:2, %strides:2 = memref.extract_strided_metadata %a : memref<?x?xf32, strided<[?, ?], offset: ?>> -> memref<f32>, index, index, index, index, index
  %0 = memref.reinterpret_cast %base to offset: [%offset], sizes: [%sizes#0, %sizes#1], strides: [%strides#0, %strides#1] : memref<f32> to memref<?x?xf32, strided<[?, ?], offset: ?>>
  return %0 : memref<?x?xf32, strided<[?, ?], offset: ?>>
}
