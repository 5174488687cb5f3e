// RUN: %mlcc-opt %s -convert-vector-to-llvm | FileCheck %s
// RUN: %if mlir-22 %{ mlir-opt-22 %s -convert-vector-to-llvm | FileCheck %s %}
// Slices are shuffles of rows.

// CHECK-LABEL: func.func @extract(
// CHECK: %[[ROW1:.*]] = llvm.extractvalue %{{.*}}[1] : !llvm.array<4 x vector<8xf32>>
// CHECK: %[[PART1:.*]] = llvm.shufflevector %[[ROW1]], %[[ROW1]] [2, 3] : vector<8xf32>
// CHECK: llvm.insertvalue %[[PART1]], %{{.*}}[0]
// CHECK: %[[ROW2:.*]] = llvm.extractvalue %{{.*}}[2] : !llvm.array<4 x vector<8xf32>>
// CHECK: %[[PART2:.*]] = llvm.shufflevector %[[ROW2]], %[[ROW2]] [2, 3] : vector<8xf32>
// CHECK: llvm.insertvalue %[[PART2]], %{{.*}}[1]
func.func @extract(%v: vector<4x8xf32>) -> vector<2x2xf32> {
  %0 = vector.extract_strided_slice %v {offsets = [1, 2], sizes = [2, 2], strides = [1, 1]}
      : vector<4x8xf32> to vector<2x2xf32>
  return %0 : vector<2x2xf32>
}

// CHECK-LABEL: func.func @extract_whole_rows(
// CHECK: %[[ROW:.*]] = llvm.extractvalue %{{.*}}[1] : !llvm.array<3 x vector<4xf32>>
// CHECK: llvm.insertvalue %[[ROW]], %{{.*}}[0] : !llvm.array<2 x vector<4xf32>>
func.func @extract_whole_rows(%v: vector<3x4xf32>) -> vector<2x4xf32> {
  %0 = vector.extract_strided_slice %v {offsets = [1], sizes = [2], strides = [1]}
      : vector<3x4xf32> to vector<2x4xf32>
  return %0 : vector<2x4xf32>
}

// CHECK-LABEL: func.func @extract_scalable(
// CHECK: %[[E1:.*]] = llvm.extractvalue %{{.*}}[1]
// CHECK: llvm.insertvalue %[[E1]], %{{.*}}[0]
// CHECK-NOT: shufflevector
// CHECK: return
func.func @extract_scalable(%v: vector<4x[8]xf32>) -> vector<1x[8]xf32> {
  %0 = vector.extract_strided_slice %v {offsets = [1], sizes = [1], strides = [1]}
      : vector<4x[8]xf32> to vector<1x[8]xf32>
  return %0 : vector<1x[8]xf32>
}

// CHECK-LABEL: func.func @insert(
// CHECK: %[[NEW:.*]] = llvm.extractvalue %{{.*}}[0] : !llvm.array<2 x vector<2xf32>>
// CHECK: %[[OLD:.*]] = llvm.extractvalue %{{.*}}[1] : !llvm.array<4 x vector<4xf32>>
// CHECK: %[[LONG:.*]] = llvm.shufflevector %[[NEW]], %[[NEW]] [0, 1, 0, 0] : vector<2xf32>
// CHECK: %[[BOTH:.*]] = llvm.shufflevector %[[LONG]], %[[OLD]] [4, 0, 1, 7] : vector<4xf32>
// CHECK: llvm.insertvalue %[[BOTH]], %{{.*}}[1]
// CHECK: llvm.extractvalue %{{.*}}[1] : !llvm.array<2 x vector<2xf32>>
// CHECK: llvm.insertvalue %{{.*}}[2] : !llvm.array<4 x vector<4xf32>>
func.func @insert(%part: vector<2x2xf32>, %v: vector<4x4xf32>) -> vector<4x4xf32> {
  %0 = vector.insert_strided_slice %part, %v {offsets = [1, 1], strides = [1, 1]}
      : vector<2x2xf32> into vector<4x4xf32>
  return %0 : vector<4x4xf32>
}

// CHECK-LABEL: func.func @insert_row(
// CHECK: %[[OLD:.*]] = llvm.extractvalue %{{.*}}[1, 3] : !llvm.array<2 x array<4 x vector<4xf32>>>
// CHECK: llvm.shufflevector %{{.*}}, %[[OLD]] [4, 5, 0, 1] : vector<4xf32>
// CHECK: llvm.insertvalue %{{.*}}[1, 3]
func.func @insert_row(%part: vector<2xf32>, %v: vector<2x4x4xf32>) -> vector<2x4x4xf32> {
  %0 = vector.insert_strided_slice %part, %v {offsets = [1, 3, 2], strides = [1]}
      : vector<2xf32> into vector<2x4x4xf32>
  return %0 : vector<2x4x4xf32>
}

// CHECK-LABEL: func.func @insert_all(
// CHECK-SAME: %[[PART:.*]]: vector<4xf32>, %
// CHECK-NEXT: return %[[PART]]
func.func @insert_all(%part: vector<4xf32>, %v: vector<4xf32>) -> vector<4xf32> {
  %0 = vector.insert_strided_slice %part, %v {offsets = [0], strides = [1]}
      : vector<4xf32> into vector<4xf32>
  return %0 : vector<4xf32>
}

// CHECK-LABEL: func.func @insert_scalable(
// CHECK: %[[ROW:.*]] = llvm.extractvalue %{{.*}}[0] : !llvm.array<1 x vector<[4]xf32>>
// CHECK-NEXT: llvm.insertvalue %[[ROW]], %{{.*}}[1] : !llvm.array<2 x vector<[4]xf32>>
func.func @insert_scalable(%part: vector<1x[4]xf32>, %v: vector<2x[4]xf32>) -> vector<2x[4]xf32> {
  %0 = vector.insert_strided_slice %part, %v {offsets = [1, 0], strides = [1, 1]}
      : vector<1x[4]xf32> into vector<2x[4]xf32>
  return %0 : vector<2x[4]xf32>
}
