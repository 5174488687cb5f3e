// RUN: %mlcc-opt %s -canonicalize -allow-unregistered-dialect | FileCheck %s
// RUN: %if mlir-22 %{ mlir-opt-22 %s -canonicalize -allow-unregistered-dialect | FileCheck %s %}
//
// Shapes, slices and elements of vectors, and of constants.

// CHECK-LABEL: @broadcasts(
// CHECK: %0 = vector.broadcast %arg0 : vector<4xf32> to vector<2x4xf32>
// CHECK: %1 = vector.broadcast %arg0 : vector<4xf32> to vector<2x4xf32>
// CHECK: %2 = vector.shape_cast %arg0 : vector<4xf32> to vector<1x4xf32>
// CHECK: %3 = vector.broadcast %arg0 : vector<4xf32> to vector<3x4xf32>
// CHECK: return %arg0, %0, %1, %3, %2 : vector<4xf32>, vector<2x4xf32>, vector<2x4xf32>, vector<3x4xf32>, vector<1x4xf32>
func.func @broadcasts(%a: vector<4xf32>, %s: f32) -> (vector<4xf32>, vector<2x4xf32>, vector<2x4xf32>, vector<3x4xf32>, vector<1x4xf32>) {
  %0 = vector.broadcast %a : vector<4xf32> to vector<4xf32>
  %1 = vector.shape_cast %a : vector<4xf32> to vector<1x4xf32>
  %2 = vector.broadcast %1 : vector<1x4xf32> to vector<2x4xf32>
  %3 = vector.shape_cast %a : vector<4xf32> to vector<2x2xf32>
  %4 = vector.shape_cast %3 : vector<2x2xf32> to vector<1x1x4xf32>
  %5 = vector.shape_cast %4 : vector<1x1x4xf32> to vector<1x4xf32>
  %6 = vector.broadcast %5 : vector<1x4xf32> to vector<2x4xf32>
  %7 = vector.shape_cast %a : vector<4xf32> to vector<4x1xf32>
  %8 = vector.shape_cast %7 : vector<4x1xf32> to vector<1x4xf32>
  %9 = vector.broadcast %8 : vector<1x4xf32> to vector<3x4xf32>
  %10 = vector.broadcast %8 : vector<1x4xf32> to vector<1x4xf32>
  return %0, %2, %6, %9, %10 : vector<4xf32>, vector<2x4xf32>, vector<2x4xf32>, vector<3x4xf32>, vector<1x4xf32>
}
// CHECK-LABEL: @broadcast_constants(
// CHECK: %0 = ub.poison : vector<3xf32>
// CHECK: %cst = arith.constant dense<[1, 2]> : vector<2xi32>
// CHECK: %cst_0 = arith.constant dense<7> : vector<2xi32>
// CHECK: %cst_1 = arith.constant dense<1.500000e+00> : vector<2x3xf32>
// CHECK: %1 = vector.broadcast %cst : vector<2xi32> to vector<2x2xi32>
// CHECK: return %cst_0, %cst_1, %1, %0 : vector<2xi32>, vector<2x3xf32>, vector<2x2xi32>, vector<3xf32>
func.func @broadcast_constants() -> (vector<2xi32>, vector<2x3xf32>, vector<2x2xi32>, vector<3xf32>) {
  %0 = arith.constant 7 : i32
  %1 = vector.broadcast %0 : i32 to vector<2xi32>
  %2 = arith.constant dense<1.5> : vector<3xf32>
  %3 = vector.broadcast %2 : vector<3xf32> to vector<2x3xf32>
  %4 = arith.constant dense<[1, 2]> : vector<2xi32>
  %5 = vector.broadcast %4 : vector<2xi32> to vector<2x2xi32>
  %6 = ub.poison : f32
  %7 = vector.broadcast %6 : f32 to vector<3xf32>
  return %1, %3, %5, %7 : vector<2xi32>, vector<2x3xf32>, vector<2x2xi32>, vector<3xf32>
}
// CHECK-LABEL: @shuffles(
// CHECK: %0 = vector.shuffle %arg0, %arg1 [2, 3] : vector<2xi32>, vector<3xi32>
// CHECK: %1 = vector.shuffle %arg0, %arg1 [0, 1, 2] : vector<2xi32>, vector<3xi32>
// CHECK: %2 = vector.shuffle %arg0, %arg1 [1, 0] : vector<2xi32>, vector<3xi32>
// CHECK: return %arg0, %arg1, %0, %1, %2 : vector<2xi32>, vector<3xi32>, vector<2xi32>, vector<3xi32>, vector<2xi32>
func.func @shuffles(%a: vector<2xi32>, %b: vector<3xi32>) -> (vector<2xi32>, vector<3xi32>, vector<2xi32>, vector<3xi32>, vector<2xi32>) {
  %0 = vector.shuffle %a, %b [0, 1] : vector<2xi32>, vector<3xi32>
  %1 = vector.shuffle %a, %b [2, 3, 4] : vector<2xi32>, vector<3xi32>
  %2 = vector.shuffle %a, %b [2, 3] : vector<2xi32>, vector<3xi32>
  %3 = vector.shuffle %a, %b [0, 1, 2] : vector<2xi32>, vector<3xi32>
  %4 = vector.shuffle %a, %b [1, 0] : vector<2xi32>, vector<3xi32>
  return %0, %1, %2, %3, %4 : vector<2xi32>, vector<3xi32>, vector<2xi32>, vector<3xi32>, vector<2xi32>
}
// CHECK-LABEL: @shuffled_constants(
// CHECK: %cst = arith.constant dense<{{\[\[}}1, 2], [3, 4]]> : vector<2x2xi32>
// CHECK: %cst_0 = arith.constant dense<[22, 10, 20, 11, 21]> : vector<5xi32>
// CHECK: %cst_1 = arith.constant dense<[11, 10, 10]> : vector<3xi32>
// CHECK: %cst_2 = arith.constant dense<[20, 22, 21]> : vector<3xi32>
// CHECK: %0 = ub.poison : vector<2xi32>
// CHECK: %1 = vector.shuffle %cst, %cst [3, 0] : vector<2x2xi32>, vector<2x2xi32>
// CHECK: return %cst_0, %cst_1, %cst_2, %0, %1 : vector<5xi32>, vector<3xi32>, vector<3xi32>, vector<2xi32>, vector<2x2xi32>
func.func @shuffled_constants() -> (vector<5xi32>, vector<3xi32>, vector<3xi32>, vector<2xi32>, vector<2x2xi32>) {
  %a = arith.constant dense<[10, 11]> : vector<2xi32>
  %b = arith.constant dense<[20, 21, 22]> : vector<3xi32>
  %p = ub.poison : vector<2xi32>
  %q = ub.poison : vector<3xi32>
  %m = arith.constant dense<[[1, 2], [3, 4]]> : vector<2x2xi32>
  %0 = vector.shuffle %a, %b [4, 0, 2, 1, 3] : vector<2xi32>, vector<3xi32>
  %1 = vector.shuffle %a, %q [1, 4, -1] : vector<2xi32>, vector<3xi32>
  %2 = vector.shuffle %p, %b [1, 4, 3] : vector<2xi32>, vector<3xi32>
  %3 = vector.shuffle %p, %q [1, 4] : vector<2xi32>, vector<3xi32>
  %4 = vector.shuffle %m, %m [3, 0] : vector<2x2xi32>, vector<2x2xi32>
  return %0, %1, %2, %3, %4 : vector<5xi32>, vector<3xi32>, vector<3xi32>, vector<2xi32>, vector<2x2xi32>
}
// CHECK-LABEL: @inserts(
// CHECK: %0 = vector.insert %arg2, %arg0 [1] : vector<3xi32> into vector<2x3xi32>
// CHECK: %1 = vector.insert %arg2, %arg0 [%arg3] : vector<3xi32> into vector<2x3xi32>
// CHECK: %2 = vector.insert %arg1, %arg0 [%arg3] : vector<3xi32> into vector<2x3xi32>
// CHECK: %3 = vector.insert %arg2, %2 [%arg4] : vector<3xi32> into vector<2x3xi32>
// CHECK: %4:3 = vector.to_elements %arg1 : vector<3xi32>
// CHECK: %5:3 = vector.to_elements %arg2 : vector<3xi32>
// CHECK: %6 = vector.from_elements %4#0, %4#1, %4#2, %5#0, %5#1, %5#2 : vector<2x3xi32>
// CHECK: %7 = vector.insert %arg6, %arg0 [1, %arg3] : i32 into vector<2x3xi32>
// CHECK: return %0, %1, %3, %6, %7 : vector<2x3xi32>, vector<2x3xi32>, vector<2x3xi32>, vector<2x3xi32>, vector<2x3xi32>
func.func @inserts(%a: vector<2x3xi32>, %v: vector<3xi32>, %w: vector<3xi32>, %i: index, %j: index, %s: i32, %t: i32) -> (vector<2x3xi32>, vector<2x3xi32>, vector<2x3xi32>, vector<2x3xi32>, vector<2x3xi32>) {
  %0 = vector.insert %v, %a [1] : vector<3xi32> into vector<2x3xi32>
  %1 = vector.insert %w, %0 [1] : vector<3xi32> into vector<2x3xi32>
  %2 = vector.insert %v, %a [%i] : vector<3xi32> into vector<2x3xi32>
  %3 = vector.insert %w, %2 [%i] : vector<3xi32> into vector<2x3xi32>
  %4 = vector.insert %v, %a [%i] : vector<3xi32> into vector<2x3xi32>
  %5 = vector.insert %w, %4 [%j] : vector<3xi32> into vector<2x3xi32>
  %6 = vector.insert %v, %a [0] : vector<3xi32> into vector<2x3xi32>
  %7 = vector.insert %w, %6 [1] : vector<3xi32> into vector<2x3xi32>
  %8 = vector.insert %s, %a [1, %i] : i32 into vector<2x3xi32>
  %9 = vector.insert %t, %8 [1, %i] : i32 into vector<2x3xi32>
  return %1, %3, %5, %7, %9 : vector<2x3xi32>, vector<2x3xi32>, vector<2x3xi32>, vector<2x3xi32>, vector<2x3xi32>
}
// CHECK-LABEL: @inserted_constants(
// CHECK: %c42_i32 = arith.constant 42 : i32
// CHECK: %cst = arith.constant dense<{{\[\[}}1, 2, 3], [4, 5, 42]]> : vector<2x3xi32>
// CHECK: %cst_0 = arith.constant dense<{{\[\[}}1, 2, 3], [7, 8, 9]]> : vector<2x3xi32>
// CHECK: %cst_1 = arith.constant dense<{{\[\[}}1, 42, 3], [4, 5, 6]]> : vector<2x3xi32>
// CHECK: %cst_2 = arith.constant dense<{{\[\[}}0.000000e+00, 0.000000e+00, 0.000000e+00], [2.500000e+00, 0.000000e+00, 0.000000e+00]]> : vector<2x3xf32>
// CHECK: %0 = vector.insert %c42_i32, %arg0 [1, 0] : i32 into vector<2x3xi32>
// CHECK: return %cst, %cst_0, %cst_1, %arg0, %cst_2, %0 : vector<2x3xi32>, vector<2x3xi32>, vector<2x3xi32>, vector<2x3xi32>, vector<2x3xf32>, vector<2x3xi32>
func.func @inserted_constants(%x: vector<2x3xi32>) -> (vector<2x3xi32>, vector<2x3xi32>, vector<2x3xi32>, vector<2x3xi32>, vector<2x3xf32>, vector<2x3xi32>) {
  %a = arith.constant dense<[[1, 2, 3], [4, 5, 6]]> : vector<2x3xi32>
  %r = arith.constant dense<[7, 8, 9]> : vector<3xi32>
  %s = arith.constant 42 : i32
  %f = arith.constant 2.5 : f32
  %z = arith.constant dense<0.0> : vector<2x3xf32>
  %0 = vector.insert %s, %a [1, 2] : i32 into vector<2x3xi32>
  %1 = vector.insert %r, %a [1] : vector<3xi32> into vector<2x3xi32>
  %2 = vector.insert %s, %a [0, 1] : i32 into vector<2x3xi32>
  %3 = vector.insert %x, %a [] : vector<2x3xi32> into vector<2x3xi32>
  %4 = vector.insert %f, %z [1, 0] : f32 into vector<2x3xf32>
  %5 = vector.insert %s, %x [1, 0] : i32 into vector<2x3xi32>
  return %0, %1, %2, %3, %4, %5 : vector<2x3xi32>, vector<2x3xi32>, vector<2x3xi32>, vector<2x3xi32>, vector<2x3xf32>, vector<2x3xi32>
}
// CHECK-LABEL: @inserted_slices(
// CHECK: %0 = vector.insert_strided_slice %arg1, %arg0 {offsets = [2, 3], strides = [1, 1]} : vector<4x4xf32> into vector<8x8xf32>
// CHECK: %1 = vector.extract_strided_slice %arg1 {offsets = [1, 2], sizes = [2, 2], strides = [1, 1]} : vector<4x4xf32> to vector<2x2xf32>
// CHECK: %2 = vector.extract_strided_slice %0 {offsets = [0, 5], sizes = [2, 2], strides = [1, 1]} : vector<8x8xf32> to vector<2x2xf32>
// CHECK: %3 = vector.extract_strided_slice %0 {offsets = [5, 4], sizes = [2, 2], strides = [1, 1]} : vector<8x8xf32> to vector<2x2xf32>
// CHECK: %4 = vector.extract_strided_slice %0 {offsets = [6, 0], sizes = [2, 2], strides = [1, 1]} : vector<8x8xf32> to vector<2x2xf32>
// CHECK: return %1, %2, %3, %arg1, %4 : vector<2x2xf32>, vector<2x2xf32>, vector<2x2xf32>, vector<4x4xf32>, vector<2x2xf32>
func.func @inserted_slices(%a: vector<8x8xf32>, %b: vector<4x4xf32>) -> (vector<2x2xf32>, vector<2x2xf32>, vector<2x2xf32>, vector<4x4xf32>, vector<2x2xf32>) {
  %0 = vector.insert_strided_slice %b, %a {offsets = [2, 3], strides = [1, 1]} : vector<4x4xf32> into vector<8x8xf32>
  %1 = vector.extract_strided_slice %0 {offsets = [3, 5], sizes = [2, 2], strides = [1, 1]} : vector<8x8xf32> to vector<2x2xf32>
  %2 = vector.extract_strided_slice %0 {offsets = [0, 5], sizes = [2, 2], strides = [1, 1]} : vector<8x8xf32> to vector<2x2xf32>
  %3 = vector.extract_strided_slice %0 {offsets = [5, 4], sizes = [2, 2], strides = [1, 1]} : vector<8x8xf32> to vector<2x2xf32>
  %4 = vector.extract_strided_slice %0 {offsets = [2, 3], sizes = [4, 4], strides = [1, 1]} : vector<8x8xf32> to vector<4x4xf32>
  %5 = vector.extract_strided_slice %0 {offsets = [6, 0], sizes = [2, 2], strides = [1, 1]} : vector<8x8xf32> to vector<2x2xf32>
  return %1, %2, %3, %4, %5 : vector<2x2xf32>, vector<2x2xf32>, vector<2x2xf32>, vector<4x4xf32>, vector<2x2xf32>
}
// CHECK-LABEL: @slices_of_constants(
// CHECK: %cst = arith.constant dense<{{\[\[}}5, 6], [8, 9]]> : vector<2x2xi32>
// CHECK: %cst_0 = arith.constant dense<{{\[\[}}7, 8, 9]]> : vector<1x3xi32>
// CHECK: %cst_1 = arith.constant dense<1.000000e+00> : vector<1x2xf32>
// CHECK: return %cst, %cst_0, %cst_1 : vector<2x2xi32>, vector<1x3xi32>, vector<1x2xf32>
func.func @slices_of_constants() -> (vector<2x2xi32>, vector<1x3xi32>, vector<1x2xf32>) {
  %a = arith.constant dense<[[1, 2, 3], [4, 5, 6], [7, 8, 9]]> : vector<3x3xi32>
  %s = arith.constant dense<1.0> : vector<2x2xf32>
  %0 = vector.extract_strided_slice %a {offsets = [1, 1], sizes = [2, 2], strides = [1, 1]} : vector<3x3xi32> to vector<2x2xi32>
  %1 = vector.extract_strided_slice %a {offsets = [2], sizes = [1], strides = [1]} : vector<3x3xi32> to vector<1x3xi32>
  %2 = vector.extract_strided_slice %s {offsets = [1], sizes = [1], strides = [1]} : vector<2x2xf32> to vector<1x2xf32>
  return %0, %1, %2 : vector<2x2xi32>, vector<1x3xi32>, vector<1x2xf32>
}
// CHECK-LABEL: @casts(
// CHECK: %0 = vector.shape_cast %arg0 : vector<2x3xf32> to vector<3x2xf32>
// CHECK: %1 = vector.transpose %0, [1, 0] : vector<3x2xf32> to vector<2x3xf32>
// CHECK: %2 = vector.shape_cast %1 : vector<2x3xf32> to vector<3x1x2xf32>
// CHECK: return %arg0, %0, %arg1, %2, %arg1 : vector<2x3xf32>, vector<3x2xf32>, vector<6xf32>, vector<3x1x2xf32>, vector<6xf32>
func.func @casts(%a: vector<2x3xf32>, %b: vector<6xf32>) -> (vector<2x3xf32>, vector<3x2xf32>, vector<6xf32>, vector<3x1x2xf32>, vector<6xf32>) {
  %0 = vector.shape_cast %a : vector<2x3xf32> to vector<6xf32>
  %1 = vector.shape_cast %0 : vector<6xf32> to vector<2x3xf32>
  %2 = vector.shape_cast %0 : vector<6xf32> to vector<3x2xf32>
  %3 = vector.broadcast %b : vector<6xf32> to vector<1x6xf32>
  %4 = vector.shape_cast %3 : vector<1x6xf32> to vector<6xf32>
  %5 = vector.transpose %2, [1, 0] : vector<3x2xf32> to vector<2x3xf32>
  %6 = vector.shape_cast %5 : vector<2x3xf32> to vector<3x1x2xf32>
  %7 = vector.shape_cast %b : vector<6xf32> to vector<1x6xf32>
  %8 = vector.transpose %7, [1, 0] : vector<1x6xf32> to vector<6x1xf32>
  %9 = vector.shape_cast %8 : vector<6x1xf32> to vector<6xf32>
  return %1, %2, %4, %6, %9 : vector<2x3xf32>, vector<3x2xf32>, vector<6xf32>, vector<3x1x2xf32>, vector<6xf32>
}
// CHECK-LABEL: @cast_constants(
// CHECK: %cst = arith.constant dense<[1, 2, 3, 4]> : vector<4xi32>
// CHECK: %0 = ub.poison : vector<2x2xi32>
// CHECK: %1 = ub.poison : vector<4xi32>
// CHECK: return %cst, %0, %1 : vector<4xi32>, vector<2x2xi32>, vector<4xi32>
func.func @cast_constants() -> (vector<4xi32>, vector<2x2xi32>, vector<4xi32>) {
  %a = arith.constant dense<[[1, 2], [3, 4]]> : vector<2x2xi32>
  %p = ub.poison : vector<2x2xi32>
  %0 = vector.shape_cast %a : vector<2x2xi32> to vector<4xi32>
  %1 = vector.transpose %p, [1, 0] : vector<2x2xi32> to vector<2x2xi32>
  %2 = vector.shape_cast %p : vector<2x2xi32> to vector<4xi32>
  return %0, %1, %2 : vector<4xi32>, vector<2x2xi32>, vector<4xi32>
}
// CHECK-LABEL: @transposes(
// CHECK: %cst = arith.constant dense<3> : vector<3x2xi32>
// CHECK: %0 = vector.transpose %arg0, [1, 0] : vector<2x2xf32> to vector<2x2xf32>
// CHECK: return %arg0, %0, %cst : vector<2x2xf32>, vector<2x2xf32>, vector<3x2xi32>
func.func @transposes(%a: vector<2x2xf32>) -> (vector<2x2xf32>, vector<2x2xf32>, vector<3x2xi32>) {
  %s = arith.constant dense<3> : vector<2x3xi32>
  %0 = vector.transpose %a, [0, 1] : vector<2x2xf32> to vector<2x2xf32>
  %1 = vector.transpose %a, [1, 0] : vector<2x2xf32> to vector<2x2xf32>
  %2 = vector.transpose %s, [1, 0] : vector<2x3xi32> to vector<3x2xi32>
  return %0, %1, %2 : vector<2x2xf32>, vector<2x2xf32>, vector<3x2xi32>
}
// CHECK-LABEL: @bits(
// CHECK: %cst = arith.constant dense<361700864190383365> : vector<1xi64>
// CHECK: %cst_0 = arith.constant dense<84215045> : vector<2xi32>
// CHECK: %cst_1 = arith.constant dense<0.00782680511> : vector<2xf32>
// CHECK: %cst_2 = arith.constant dense<1> : vector<4xi32>
// CHECK: %cst_3 = arith.constant dense<1.000000e+00> : vector<2xf32>
// CHECK: %cst_4 = arith.constant dense<9> : vector<3xi32>
// CHECK: %cst_5 = arith.constant dense<5> : vector<2xi32>
// CHECK: %0 = vector.bitcast %arg0 : vector<4xf32> to vector<2xi64>
// CHECK: %1 = vector.bitcast %cst_5 : vector<2xi32> to vector<8xi8>
// CHECK: %2 = vector.bitcast %cst_4 : vector<3xi32> to vector<2xi48>
// CHECK: %3 = vector.bitcast %cst_3 : vector<2xf32> to vector<1xf64>
// CHECK: %4 = vector.bitcast %cst_2 : vector<4xi32> to vector<4xf32>
// CHECK: return %arg0, %arg0, %0, %cst_1, %cst_0, %cst, %1, %2, %3, %4 : vector<4xf32>, vector<4xf32>, vector<2xi64>, vector<2xf32>, vector<2xi32>, vector<1xi64>, vector<8xi8>, vector<2xi48>, vector<1xf64>, vector<4xf32>
func.func @bits(%a: vector<4xf32>) -> (vector<4xf32>, vector<4xf32>, vector<2xi64>, vector<2xf32>, vector<2xi32>, vector<1xi64>, vector<8xi8>, vector<2xi48>, vector<1xf64>, vector<4xf32>) {
  %0 = vector.bitcast %a : vector<4xf32> to vector<4xf32>
  %1 = vector.bitcast %a : vector<4xf32> to vector<4xi32>
  %2 = vector.bitcast %1 : vector<4xi32> to vector<4xf32>
  %3 = vector.bitcast %1 : vector<4xi32> to vector<2xi64>
  %h = arith.constant dense<1.0> : vector<4xf16>
  %4 = vector.bitcast %h : vector<4xf16> to vector<2xf32>
  %b = arith.constant dense<5> : vector<8xi8>
  %5 = vector.bitcast %b : vector<8xi8> to vector<2xi32>
  %6 = vector.bitcast %b : vector<8xi8> to vector<1xi64>
  %i = arith.constant dense<5> : vector<2xi32>
  %7 = vector.bitcast %i : vector<2xi32> to vector<8xi8>
  %j = arith.constant dense<9> : vector<3xi32>
  %8 = vector.bitcast %j : vector<3xi32> to vector<2xi48>
  %k = arith.constant dense<1.0> : vector<2xf32>
  %9 = vector.bitcast %k : vector<2xf32> to vector<1xf64>
  %l = arith.constant dense<1> : vector<4xi32>
  %10 = vector.bitcast %l : vector<4xi32> to vector<4xf32>
  return %0, %2, %3, %4, %5, %6, %7, %8, %9, %10 : vector<4xf32>, vector<4xf32>, vector<2xi64>, vector<2xf32>, vector<2xi32>, vector<1xi64>, vector<8xi8>, vector<2xi48>, vector<1xf64>, vector<4xf32>
}
// CHECK-LABEL: @elements(
// CHECK: %cst = arith.constant dense<[1, 2]> : vector<2xi32>
// CHECK: %c1_i32 = arith.constant 1 : i32
// CHECK: %0:4 = vector.to_elements %arg0 : vector<2x2xf32>
// CHECK: %1 = vector.from_elements %0#0, %0#1, %0#2, %0#3 : vector<4xf32>
// CHECK: %2 = vector.from_elements %0#1, %0#0, %0#2, %0#3 : vector<2x2xf32>
// CHECK: %3 = "test.x"() : () -> i32
// CHECK: %4 = vector.from_elements %c1_i32, %3 : vector<2xi32>
// CHECK: return %arg0, %1, %2, %arg2, %arg1, %cst, %4 : vector<2x2xf32>, vector<4xf32>, vector<2x2xf32>, f32, f32, vector<2xi32>, vector<2xi32>
func.func @elements(%a: vector<2x2xf32>, %s: f32, %t: f32) -> (vector<2x2xf32>, vector<4xf32>, vector<2x2xf32>, f32, f32, vector<2xi32>, vector<2xi32>) {
  %0:4 = vector.to_elements %a : vector<2x2xf32>
  %1 = vector.from_elements %0#0, %0#1, %0#2, %0#3 : vector<2x2xf32>
  %2 = vector.from_elements %0#0, %0#1, %0#2, %0#3 : vector<4xf32>
  %3 = vector.from_elements %0#1, %0#0, %0#2, %0#3 : vector<2x2xf32>
  %4 = vector.from_elements %s, %t : vector<2xf32>
  %5:2 = vector.to_elements %4 : vector<2xf32>
  %6 = vector.broadcast %s : f32 to vector<2xf32>
  %7:2 = vector.to_elements %6 : vector<2xf32>
  %c1 = arith.constant 1 : i32
  %c2 = arith.constant 2 : i32
  %8 = vector.from_elements %c1, %c2 : vector<2xi32>
  %x = "test.x"() : () -> i32
  %9 = vector.from_elements %c1, %x : vector<2xi32>
  return %1, %2, %3, %5#1, %7#1, %8, %9 : vector<2x2xf32>, vector<4xf32>, vector<2x2xf32>, f32, f32, vector<2xi32>, vector<2xi32>
}
// CHECK-LABEL: @masks(
// CHECK: %cst = arith.constant dense<true> : vector<i1>
// CHECK: %cst_0 = arith.constant dense<true> : vector<2x3xi1>
// CHECK: %cst_1 = arith.constant dense<true> : vector<4xi1>
// CHECK: %cst_2 = arith.constant dense<false> : vector<4xi1>
// CHECK: %0 = vector.constant_mask [3] : vector<4xi1>
// CHECK: %1 = vector.constant_mask [2, 2] : vector<2x3xi1>
// CHECK: return %cst_1, %cst_2, %0, %cst_0, %1, %cst : vector<4xi1>, vector<4xi1>, vector<4xi1>, vector<2x3xi1>, vector<2x3xi1>, vector<i1>
func.func @masks() -> (vector<4xi1>, vector<4xi1>, vector<4xi1>, vector<2x3xi1>, vector<2x3xi1>, vector<i1>) {
  %0 = vector.constant_mask [4] : vector<4xi1>
  %1 = vector.constant_mask [0] : vector<4xi1>
  %2 = vector.constant_mask [3] : vector<4xi1>
  %3 = vector.constant_mask [2, 3] : vector<2x3xi1>
  %4 = vector.constant_mask [2, 2] : vector<2x3xi1>
  %5 = vector.constant_mask [1] : vector<i1>
  return %0, %1, %2, %3, %4, %5 : vector<4xi1>, vector<4xi1>, vector<4xi1>, vector<2x3xi1>, vector<2x3xi1>, vector<i1>
}
