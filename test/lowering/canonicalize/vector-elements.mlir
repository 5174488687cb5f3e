// RUN: %mlcc-opt %s -canonicalize | FileCheck %s
// RUN: %if mlir-22 %{ mlir-opt-22 %s -canonicalize | FileCheck %s %}

// Elements and parts of vectors: extract, insert, shuffle, broadcast.

// What is extracted of constants is a constant.

// CHECK-LABEL: @extract_constant(
// CHECK-NEXT: [[CONSTANT:%[a-z0-9_-]+]] = arith.constant 1.000000e+00 : f32
// CHECK-NEXT: [[CONSTANT2:%[a-z0-9_-]+]] = arith.constant dense<[3, 4]> : vector<2xi32>
// CHECK-NEXT: [[CONSTANT3:%[a-z0-9_-]+]] = arith.constant dense<0> : vector<2xi32>
// CHECK-NEXT: return [[CONSTANT]], [[CONSTANT2]], [[CONSTANT3]] : f32, vector<2xi32>, vector<2xi32>
func.func @extract_constant() -> (f32, vector<2xi32>, vector<2xi32>) {
  %splat = arith.constant dense<1.0> : vector<4xf32>
  %dense = arith.constant dense<[[1, 2], [3, 4]]> : vector<2x2xi32>
  %zero = arith.constant dense<0> : vector<2x2xi32>
  %0 = vector.extract %splat[2] : f32 from vector<4xf32>
  %1 = vector.extract %dense[1] : vector<2xi32> from vector<2x2xi32>
  %2 = vector.extract %zero[1] : vector<2xi32> from vector<2x2xi32>
  return %0, %1, %2 : f32, vector<2xi32>, vector<2xi32>
}

// Constant positions become numbers, if they are inside.

// CHECK-LABEL: @extract_position(
// CHECK-SAME: [[V:%[a-z0-9]+]]: {{[^,]+}}
// CHECK-NEXT: [[CONSTANT:%[a-z0-9_-]+]] = arith.constant 4 : index
// CHECK-NEXT: [[EXTRACT:%[a-z0-9_-]+]] = vector.extract [[V]][1] : vector<4xf32> from vector<4x4xf32>
// CHECK-NEXT: [[EXTRACT2:%[a-z0-9_-]+]] = vector.extract [[V]]{{\[}}[[CONSTANT]], 1] : f32 from vector<4x4xf32>
// CHECK-NEXT: return [[EXTRACT]], [[EXTRACT2]] : vector<4xf32>, f32
func.func @extract_position(%v: vector<4x4xf32>, %i: index) -> (vector<4xf32>, f32) {
  %c1 = arith.constant 1 : index
  %c4 = arith.constant 4 : index
  %0 = vector.extract %v[%c1] : vector<4xf32> from vector<4x4xf32>
  %1 = vector.extract %v[%c4, %c1] : f32 from vector<4x4xf32>
  return %0, %1 : vector<4xf32>, f32
}

// A position of -1 is poison, and what is extracted of poison.

// CHECK-LABEL: @extract_poison(
// CHECK-NEXT: [[POISON:%[a-z0-9_-]+]] = ub.poison : f32
// CHECK-NEXT: return [[POISON]], [[POISON]] : f32, f32
func.func @extract_poison(%v: vector<4xf32>) -> (f32, f32) {
  %poison = ub.poison : vector<4xf32>
  %0 = vector.extract %v[-1] : f32 from vector<4xf32>
  %1 = vector.extract %poison[2] : f32 from vector<4xf32>
  return %0, %1 : f32, f32
}

// Of what is extracted: at once.

// CHECK-LABEL: @extract_chain(
// CHECK-SAME: [[V:%[a-z0-9]+]]: {{[^,]+}}
// CHECK-NEXT: [[EXTRACT:%[a-z0-9_-]+]] = vector.extract [[V]][1, 2, 3] : f32 from vector<2x3x4xf32>
// CHECK-NEXT: return [[EXTRACT]] : f32
func.func @extract_chain(%v: vector<2x3x4xf32>) -> f32 {
  %0 = vector.extract %v[1] : vector<3x4xf32> from vector<2x3x4xf32>
  %1 = vector.extract %0[2, 3] : f32 from vector<3x4xf32>
  return %1 : f32
}

// Of what is inserted, or not there; a transposition is looked through.

// CHECK-LABEL: @extract_insert(
// CHECK-SAME: [[V:%[a-z0-9]+]]: {{[^,]+}}, [[F:%[a-z0-9]+]]: {{[^,]+}}, [[ROW:%[a-z0-9]+]]: {{[^,]+}}
// CHECK-NEXT: [[EXTRACT:%[a-z0-9_-]+]] = vector.extract [[V]][0, 2] : f32 from vector<2x4xf32>
// CHECK-NEXT: [[EXTRACT2:%[a-z0-9_-]+]] = vector.extract [[ROW]][3] : f32 from vector<4xf32>
// CHECK-NEXT: return [[F]], [[EXTRACT]], [[EXTRACT2]], [[ROW]] : f32, f32, f32, vector<4xf32>
func.func @extract_insert(%v: vector<2x4xf32>, %f: f32, %row: vector<4xf32>) -> (f32, f32, f32, vector<4xf32>) {
  %0 = vector.insert %f, %v [1, 2] : f32 into vector<2x4xf32>
  %1 = vector.extract %0[1, 2] : f32 from vector<2x4xf32>
  %2 = vector.extract %0[0, 2] : f32 from vector<2x4xf32>
  %3 = vector.insert %row, %v [1] : vector<4xf32> into vector<2x4xf32>
  %4 = vector.transpose %3, [1, 0] : vector<2x4xf32> to vector<4x2xf32>
  %5 = vector.extract %4[3, 1] : f32 from vector<4x2xf32>
  %6 = vector.extract %3[1] : vector<4xf32> from vector<2x4xf32>
  return %1, %2, %5, %6 : f32, f32, f32, vector<4xf32>
}

// CHECK-LABEL: @extract_broadcast(
// CHECK-SAME: [[F:%[a-z0-9]+]]: {{[^,]+}}, [[V:%[a-z0-9]+]]: {{[^,]+}}, [[I:%[a-z0-9]+]]: {{[^,]+}}
// CHECK-NEXT: [[EXTRACT:%[a-z0-9_-]+]] = vector.extract [[V]]{{\[}}[[I]]] : f32 from vector<4xf32>
// CHECK-NEXT: [[BROADCAST:%[a-z0-9_-]+]] = vector.broadcast [[V]] : vector<4xf32> to vector<2x4xf32>
// CHECK-NEXT: return [[F]], [[EXTRACT]], [[V]], [[BROADCAST]] : f32, f32, vector<4xf32>, vector<2x4xf32>
func.func @extract_broadcast(%f: f32, %v: vector<4xf32>, %i: index) -> (f32, f32, vector<4xf32>, vector<2x4xf32>) {
  %0 = vector.broadcast %f : f32 to vector<2x4xf32>
  %1 = vector.extract %0[%i, 2] : f32 from vector<2x4xf32>
  %2 = vector.broadcast %v : vector<4xf32> to vector<3x2x4xf32>
  %3 = vector.extract %2[0, 0, %i] : f32 from vector<3x2x4xf32>
  %4 = vector.extract %2[0, 1] : vector<4xf32> from vector<3x2x4xf32>
  %5 = vector.extract %2[2] : vector<2x4xf32> from vector<3x2x4xf32>
  return %1, %3, %4, %5 : f32, f32, vector<4xf32>, vector<2x4xf32>
}

// The one element of a vector without dimensions, wherever it was repeated to.

// CHECK-LABEL: @extract_broadcast_of_one(
// CHECK-SAME: [[ONE:%[a-z0-9]+]]: vector<f32>
// CHECK-NEXT: [[EXTRACT:%[a-z0-9_-]+]] = vector.extract [[ONE]][] : f32 from vector<f32>
// CHECK-NEXT: [[EXTRACT2:%[a-z0-9_-]+]] = vector.extract [[ONE]][] : f32 from vector<f32>
// CHECK-NEXT: return [[EXTRACT]], [[EXTRACT2]] : f32, f32
func.func @extract_broadcast_of_one(%one: vector<f32>, %i: index) -> (f32, f32) {
  %0 = vector.broadcast %one : vector<f32> to vector<4xf32>
  %1 = vector.extract %0[%i] : f32 from vector<4xf32>
  %2 = vector.extract %0[2] : f32 from vector<4xf32>
  return %1, %2 : f32, f32
}

// CHECK-LABEL: @extract_shuffle(
// CHECK-SAME: [[A:%[a-z0-9]+]]: {{[^,]+}}, [[B:%[a-z0-9]+]]: {{[^,]+}}
// CHECK-NEXT: [[EXTRACT:%[a-z0-9_-]+]] = vector.extract [[A]][1] : f32 from vector<4xf32>
// CHECK-NEXT: [[EXTRACT2:%[a-z0-9_-]+]] = vector.extract [[B]][2] : f32 from vector<4xf32>
// CHECK-NEXT: return [[EXTRACT]], [[EXTRACT2]] : f32, f32
func.func @extract_shuffle(%a: vector<4xf32>, %b: vector<4xf32>) -> (f32, f32) {
  %0 = vector.shuffle %a, %b [1, 6] : vector<4xf32>, vector<4xf32>
  %1 = vector.extract %0[0] : f32 from vector<2xf32>
  %2 = vector.extract %0[1] : f32 from vector<2xf32>
  return %1, %2 : f32, f32
}

// CHECK-LABEL: @extract_shape_cast(
// CHECK-SAME: [[V:%[a-z0-9]+]]: {{[^,]+}}
// CHECK-NEXT: [[EXTRACT:%[a-z0-9_-]+]] = vector.extract [[V]][1, 4] : f32 from vector<2x6xf32>
// CHECK-NEXT: [[EXTRACT2:%[a-z0-9_-]+]] = vector.extract [[V]][1] : vector<6xf32> from vector<2x6xf32>
// CHECK-NEXT: return [[EXTRACT]], [[EXTRACT2]] : f32, vector<6xf32>
func.func @extract_shape_cast(%v: vector<2x6xf32>) -> (f32, vector<6xf32>) {
  %0 = vector.shape_cast %v : vector<2x6xf32> to vector<4x3xf32>
  %1 = vector.extract %0[3, 1] : f32 from vector<4x3xf32>
  %2 = vector.shape_cast %v : vector<2x6xf32> to vector<1x2x6xf32>
  %3 = vector.extract %2[0, 1] : vector<6xf32> from vector<1x2x6xf32>
  return %1, %3 : f32, vector<6xf32>
}

// CHECK-LABEL: @extract_slices(
// CHECK-SAME: [[V:%[a-z0-9]+]]: {{[^,]+}}, [[S:%[a-z0-9]+]]: {{[^,]+}}
// CHECK-NEXT: [[EXTRACT:%[a-z0-9_-]+]] = vector.extract [[V]][2] : vector<4xf32> from vector<4x4xf32>
// CHECK-NEXT: [[INSERT_STRIDED_SLICE:%[a-z0-9_-]+]] = vector.insert_strided_slice [[S]], [[V]] {offsets = [2, 0], strides = [1, 1]} : vector<2x4xf32> into vector<4x4xf32>
// CHECK-NEXT: [[EXTRACT2:%[a-z0-9_-]+]] = vector.extract [[S]][1] : vector<4xf32> from vector<2x4xf32>
// CHECK-NEXT: [[EXTRACT3:%[a-z0-9_-]+]] = vector.extract [[INSERT_STRIDED_SLICE]][1] : vector<4xf32> from vector<4x4xf32>
// CHECK-NEXT: return [[EXTRACT]], [[EXTRACT2]], [[EXTRACT3]] : vector<4xf32>, vector<4xf32>, vector<4xf32>
func.func @extract_slices(%v: vector<4x4xf32>, %s: vector<2x4xf32>) -> (vector<4xf32>, vector<4xf32>, vector<4xf32>) {
  %0 = vector.extract_strided_slice %v {offsets = [1], sizes = [2], strides = [1]} : vector<4x4xf32> to vector<2x4xf32>
  %1 = vector.extract %0[1] : vector<4xf32> from vector<2x4xf32>
  %2 = vector.insert_strided_slice %s, %v {offsets = [2, 0], strides = [1, 1]} : vector<2x4xf32> into vector<4x4xf32>
  %3 = vector.extract %2[3] : vector<4xf32> from vector<4x4xf32>
  %4 = vector.extract %2[1] : vector<4xf32> from vector<4x4xf32>
  return %1, %3, %4 : vector<4xf32>, vector<4xf32>, vector<4xf32>
}

// CHECK-LABEL: @extract_mask(
// CHECK-SAME: [[I:%[a-z0-9]+]]: {{[^,]+}}
// CHECK-NEXT: [[CONSTANT:%[a-z0-9_-]+]] = arith.constant dense<false> : vector<4xi1>
// CHECK-NEXT: [[CREATE_MASK:%[a-z0-9_-]+]] = vector.create_mask [[I]] : vector<4xi1>
// CHECK-NEXT: return [[CREATE_MASK]], [[CONSTANT]] : vector<4xi1>, vector<4xi1>
func.func @extract_mask(%i: index) -> (vector<4xi1>, vector<4xi1>) {
  %c1 = arith.constant 1 : index
  %0 = vector.create_mask %c1, %i : vector<2x4xi1>
  %1 = vector.extract %0[0] : vector<4xi1> from vector<2x4xi1>
  %2 = vector.extract %0[1] : vector<4xi1> from vector<2x4xi1>
  return %1, %2 : vector<4xi1>, vector<4xi1>
}

// CHECK-LABEL: @extract_elements(
// CHECK-SAME: {{[^,]+}}, {{[^,]+}}, [[C:%[a-z0-9]+]]: {{[^,]+}}, [[D:%[a-z0-9]+]]: {{[^,]+}}
// CHECK-NEXT: [[FROM_ELEMENTS:%[a-z0-9_-]+]] = vector.from_elements [[C]], [[D]] : vector<2xf32>
// CHECK-NEXT: return [[C]], [[FROM_ELEMENTS]] : f32, vector<2xf32>
func.func @extract_elements(%a: f32, %b: f32, %c: f32, %d: f32) -> (f32, vector<2xf32>) {
  %0 = vector.from_elements %a, %b, %c, %d : vector<2x2xf32>
  %1 = vector.extract %0[1, 0] : f32 from vector<2x2xf32>
  %2 = vector.extract %0[1] : vector<2xf32> from vector<2x2xf32>
  return %1, %2 : f32, vector<2xf32>
}

// CHECK-LABEL: @elements(
// CHECK-SAME: [[A:%[a-z0-9]+]]: {{[^,]+}}, [[V:%[a-z0-9]+]]: {{[^,]+}}, [[W:%[a-z0-9]+]]: {{[^,]+}}
// CHECK-NEXT: [[BROADCAST:%[a-z0-9_-]+]] = vector.broadcast [[A]] : f32 to vector<2xf32>
// CHECK-NEXT: [[TO_ELEMENTS:%[a-z0-9_-]+]]:2 = vector.to_elements [[V]] : vector<2xf32>
// CHECK-NEXT: [[EXTRACT:%[a-z0-9_-]+]] = vector.extract [[W]][1] : vector<2xf32> from vector<2x2xf32>
// CHECK-NEXT: return [[V]], [[BROADCAST]], [[A]], [[TO_ELEMENTS]]#0, [[TO_ELEMENTS]]#1, [[EXTRACT]] : vector<2xf32>, vector<2xf32>, f32, f32, f32, vector<2xf32>
func.func @elements(%a: f32, %v: vector<2xf32>, %w: vector<2x2xf32>) -> (vector<2xf32>, vector<2xf32>, f32, f32, f32, vector<2xf32>) {
  %0:2 = vector.to_elements %v : vector<2xf32>
  %1 = vector.from_elements %0#0, %0#1 : vector<2xf32>
  %2 = vector.from_elements %a, %a : vector<2xf32>
  %3:2 = vector.to_elements %2 : vector<2xf32>
  %4 = vector.broadcast %v : vector<2xf32> to vector<2x2xf32>
  %5:4 = vector.to_elements %4 : vector<2x2xf32>
  %6 = vector.extract %w[1, 0] : f32 from vector<2x2xf32>
  %7 = vector.extract %w[1, 1] : f32 from vector<2x2xf32>
  %8 = vector.from_elements %6, %7 : vector<2xf32>
  return %1, %2, %3#1, %5#0, %5#3, %8 : vector<2xf32>, vector<2xf32>, f32, f32, f32, vector<2xf32>
}

// Elements of a row that is the only one of its matrix are that row.

// CHECK-LABEL: @elements_of_only_row(
// CHECK-SAME: [[V:%[a-z0-9]+]]: {{[^,]+}}
// CHECK-NEXT: [[ROW:%[a-z0-9_-]+]] = vector.extract [[V]][1, 0] : vector<2xf32> from vector<3x1x2xf32>
// CHECK-NEXT: return [[ROW]] : vector<2xf32>
func.func @elements_of_only_row(%v: vector<3x1x2xf32>) -> vector<2xf32> {
  %0 = vector.extract %v[1, 0, 0] : f32 from vector<3x1x2xf32>
  %1 = vector.extract %v[1, 0, 1] : f32 from vector<3x1x2xf32>
  %2 = vector.from_elements %0, %1 : vector<2xf32>
  return %2 : vector<2xf32>
}

// CHECK-LABEL: @constant_elements(
// CHECK-NEXT: [[CONSTANT:%[a-z0-9_-]+]] = arith.constant dense<[1, 2]> : vector<2xi32>
// CHECK-NEXT: return [[CONSTANT]] : vector<2xi32>
func.func @constant_elements() -> vector<2xi32> {
  %c1 = arith.constant 1 : i32
  %c2 = arith.constant 2 : i32
  %0 = vector.from_elements %c1, %c2 : vector<2xi32>
  return %0 : vector<2xi32>
}

// CHECK-LABEL: @insert_constant(
// CHECK-NEXT: [[CONSTANT:%[a-z0-9_-]+]] = arith.constant dense<{{\[\[}}0, 7], [5, 6]]> : vector<2x2xi32>
// CHECK-NEXT: return [[CONSTANT]] : vector<2x2xi32>
func.func @insert_constant() -> vector<2x2xi32> {
  %0 = arith.constant dense<0> : vector<2x2xi32>
  %1 = arith.constant dense<[5, 6]> : vector<2xi32>
  %c7 = arith.constant 7 : i32
  %2 = vector.insert %1, %0 [1] : vector<2xi32> into vector<2x2xi32>
  %3 = vector.insert %c7, %2 [0, 1] : i32 into vector<2x2xi32>
  return %3 : vector<2x2xi32>
}

// Twice at one place: the last one counts; everything, one after another.

// CHECK-LABEL: @insert_chain(
// CHECK-SAME: [[V:%[a-z0-9]+]]: {{[^,]+}}, [[A:%[a-z0-9]+]]: {{[^,]+}}, [[B:%[a-z0-9]+]]: {{[^,]+}}, [[W:%[a-z0-9]+]]: {{[^,]+}}
// CHECK-NEXT: [[INSERT:%[a-z0-9_-]+]] = vector.insert [[B]], [[V]] [1] : f32 into vector<4xf32>
// CHECK-NEXT: [[FROM_ELEMENTS:%[a-z0-9_-]+]] = vector.from_elements [[A]], [[B]] : vector<2xf32>
// CHECK-NEXT: [[TO_ELEMENTS:%[a-z0-9_-]+]]:2 = vector.to_elements [[W]] : vector<2xf32>
// CHECK-NEXT: [[TO_ELEMENTS2:%[a-z0-9_-]+]]:2 = vector.to_elements [[W]] : vector<2xf32>
// CHECK-NEXT: [[FROM_ELEMENTS2:%[a-z0-9_-]+]] = vector.from_elements [[TO_ELEMENTS]]#0, [[TO_ELEMENTS]]#1, [[TO_ELEMENTS2]]#0, [[TO_ELEMENTS2]]#1 : vector<2x2xf32>
// CHECK-NEXT: return [[INSERT]], [[FROM_ELEMENTS]], [[FROM_ELEMENTS2]] : vector<4xf32>, vector<2xf32>, vector<2x2xf32>
func.func @insert_chain(%v: vector<4xf32>, %a: f32, %b: f32, %w: vector<2xf32>) -> (vector<4xf32>, vector<2xf32>, vector<2x2xf32>) {
  %0 = vector.insert %a, %v [1] : f32 into vector<4xf32>
  %1 = vector.insert %b, %0 [1] : f32 into vector<4xf32>
  %poison = ub.poison : vector<2xf32>
  %2 = vector.insert %a, %poison [0] : f32 into vector<2xf32>
  %3 = vector.insert %b, %2 [1] : f32 into vector<2xf32>
  %4 = ub.poison : vector<2x2xf32>
  %5 = vector.insert %w, %4 [0] : vector<2xf32> into vector<2x2xf32>
  %6 = vector.insert %w, %5 [1] : vector<2xf32> into vector<2x2xf32>
  return %1, %3, %6 : vector<4xf32>, vector<2xf32>, vector<2x2xf32>
}

// CHECK-LABEL: @insert_all(
// CHECK-SAME: [[V:%[a-z0-9]+]]: {{[^,]+}}, {{[^,]+}}, [[F:%[a-z0-9]+]]: {{[^,]+}}
// CHECK-NEXT: [[BROADCAST:%[a-z0-9_-]+]] = vector.broadcast [[V]] : vector<4xf32> to vector<1x4xf32>
// CHECK-NEXT: [[BROADCAST2:%[a-z0-9_-]+]] = vector.broadcast [[F]] : f32 to vector<1x4xf32>
// CHECK-NEXT: return [[BROADCAST]], [[BROADCAST2]] : vector<1x4xf32>, vector<1x4xf32>
func.func @insert_all(%v: vector<4xf32>, %w: vector<1x4xf32>, %f: f32) -> (vector<1x4xf32>, vector<1x4xf32>) {
  %0 = vector.insert %v, %w [0] : vector<4xf32> into vector<1x4xf32>
  %1 = vector.broadcast %f : f32 to vector<4xf32>
  %2 = vector.broadcast %f : f32 to vector<1x4xf32>
  %3 = vector.insert %1, %2 [0] : vector<4xf32> into vector<1x4xf32>
  return %0, %3 : vector<1x4xf32>, vector<1x4xf32>
}

// CHECK-LABEL: @shuffle(
// CHECK-SAME: [[A:%[a-z0-9]+]]: {{[^,]+}}, [[B:%[a-z0-9]+]]: {{[^,]+}}, [[F:%[a-z0-9]+]]: {{[^,]+}}, {{[^,]+}}, [[Y:%[a-z0-9]+]]: {{[^,]+}}
// CHECK-NEXT: [[INTERLEAVE:%[a-z0-9_-]+]] = vector.interleave [[A]], [[B]] : vector<2xf32> -> vector<4xf32>
// CHECK-NEXT: [[BROADCAST:%[a-z0-9_-]+]] = vector.broadcast [[F]] : f32 to vector<3xf32>
// CHECK-NEXT: [[BROADCAST2:%[a-z0-9_-]+]] = vector.broadcast [[Y]] : vector<f32> to vector<1xf32>
// CHECK-NEXT: return [[A]], [[B]], [[INTERLEAVE]], [[BROADCAST]], [[BROADCAST2]] : vector<2xf32>, vector<2xf32>, vector<4xf32>, vector<3xf32>, vector<1xf32>
func.func @shuffle(%a: vector<2xf32>, %b: vector<2xf32>, %f: f32, %z: vector<f32>, %y: vector<f32>) -> (vector<2xf32>, vector<2xf32>, vector<4xf32>, vector<3xf32>, vector<1xf32>) {
  %0 = vector.shuffle %a, %b [0, 1] : vector<2xf32>, vector<2xf32>
  %1 = vector.shuffle %a, %b [2, 3] : vector<2xf32>, vector<2xf32>
  %2 = vector.shuffle %a, %b [0, 2, 1, 3] : vector<2xf32>, vector<2xf32>
  %3 = vector.broadcast %f : f32 to vector<2xf32>
  %4 = vector.shuffle %3, %3 [3, 1, 2] : vector<2xf32>, vector<2xf32>
  %5 = vector.shuffle %z, %y [1] : vector<f32>, vector<f32>
  return %0, %1, %2, %4, %5 : vector<2xf32>, vector<2xf32>, vector<4xf32>, vector<3xf32>, vector<1xf32>
}

// What is poison is the first number that is none.

// CHECK-LABEL: @shuffle_constants(
// CHECK-NEXT: [[CONSTANT:%[a-z0-9_-]+]] = arith.constant dense<[4, 1, 1, 3]> : vector<4xi32>
// CHECK-NEXT: [[POISON:%[a-z0-9_-]+]] = ub.poison : vector<2xi32>
// CHECK-NEXT: return [[CONSTANT]], [[POISON]] : vector<4xi32>, vector<2xi32>
func.func @shuffle_constants() -> (vector<4xi32>, vector<2xi32>) {
  %poison = ub.poison : vector<4xi32>
  %0 = arith.constant dense<[1, 2, 3, 4]> : vector<4xi32>
  %1 = vector.shuffle %0, %poison [3, 5, -1, 2] : vector<4xi32>, vector<4xi32>
  %2 = vector.shuffle %poison, %poison [3, 5] : vector<4xi32>, vector<4xi32>
  return %1, %2 : vector<4xi32>, vector<2xi32>
}

// CHECK-LABEL: @broadcast(
// CHECK-SAME: [[F:%[a-z0-9]+]]: {{[^,]+}}, [[V:%[a-z0-9]+]]: {{[^,]+}}
// CHECK-NEXT: [[CONSTANT:%[a-z0-9_-]+]] = arith.constant dense<7> : vector<2x4xi32>
// CHECK-NEXT: [[BROADCAST:%[a-z0-9_-]+]] = vector.broadcast [[F]] : f32 to vector<2x4xf32>
// CHECK-NEXT: [[BROADCAST2:%[a-z0-9_-]+]] = vector.broadcast [[V]] : vector<4xf32> to vector<2x4xf32>
// CHECK-NEXT: return [[BROADCAST]], [[V]], [[CONSTANT]], [[BROADCAST2]] : vector<2x4xf32>, vector<4xf32>, vector<2x4xi32>, vector<2x4xf32>
func.func @broadcast(%f: f32, %v: vector<4xf32>) -> (vector<2x4xf32>, vector<4xf32>, vector<2x4xi32>, vector<2x4xf32>) {
  %c7 = arith.constant 7 : i32
  %0 = vector.broadcast %f : f32 to vector<4xf32>
  %1 = vector.broadcast %0 : vector<4xf32> to vector<2x4xf32>
  %2 = vector.broadcast %v : vector<4xf32> to vector<4xf32>
  %3 = vector.broadcast %c7 : i32 to vector<2x4xi32>
  %4 = vector.shape_cast %v : vector<4xf32> to vector<1x4xf32>
  %5 = vector.broadcast %4 : vector<1x4xf32> to vector<2x4xf32>
  return %1, %2, %3, %5 : vector<2x4xf32>, vector<4xf32>, vector<2x4xi32>, vector<2x4xf32>
}
