// RUN: %mlcc-opt %s -convert-to-llvm | FileCheck %s
// RUN: %if mlir-22 %{ mlir-opt-22 %s -convert-to-llvm | FileCheck %s %}

// Elements of vectors: arrays of 1-D vectors are what n-D vectors become.

// CHECK-LABEL: llvm.func @broadcast(
// CHECK: %[[V0:[a-z0-9]+]] = llvm.mlir.poison : vector<1xf32>
// CHECK: %[[V1:[a-z0-9]+]] = llvm.mlir.constant(0 : i32) : i32
// CHECK: %[[V2:[a-z0-9]+]] = llvm.insertelement %[[VA0:[a-z0-9]+]], %[[V0]][%[[V1]] : i32] : vector<1xf32>
// CHECK: %[[V3:[a-z0-9]+]] = llvm.mlir.poison : vector<4xf32>
// CHECK: %[[V4:[a-z0-9]+]] = llvm.mlir.constant(0 : i32) : i32
// CHECK: %[[V5:[a-z0-9]+]] = llvm.insertelement %[[VA0]], %[[V3]][%[[V4]] : i32] : vector<4xf32>
// CHECK: %[[V6:[a-z0-9]+]] = llvm.shufflevector %[[V5]], %[[V3]] [0, 0, 0, 0] : vector<4xf32>
// CHECK: %[[V7:[a-z0-9]+]] = llvm.mlir.poison : vector<[4]xf32>
// CHECK: %[[V8:[a-z0-9]+]] = llvm.mlir.constant(0 : i32) : i32
// CHECK: %[[V9:[a-z0-9]+]] = llvm.insertelement %[[VA0]], %[[V7]][%[[V8]] : i32] : vector<[4]xf32>
// CHECK: %[[V10:[a-z0-9]+]] = llvm.shufflevector %[[V9]], %[[V7]] [0, 0, 0, 0] : vector<[4]xf32>
// CHECK: %[[V11:[a-z0-9]+]] = llvm.mlir.poison : !llvm.array<2 x array<2 x vector<4xf32>>>
// CHECK: %[[V12:[a-z0-9]+]] = llvm.mlir.poison : vector<4xf32>
// CHECK: %[[V13:[a-z0-9]+]] = llvm.mlir.constant(0 : i32) : i32
// CHECK: %[[V14:[a-z0-9]+]] = llvm.insertelement %[[VA0]], %[[V12]][%[[V13]] : i32] : vector<4xf32>
// CHECK: %[[V15:[a-z0-9]+]] = llvm.shufflevector %[[V14]], %[[V14]] [0, 0, 0, 0] : vector<4xf32>
// CHECK: %[[V16:[a-z0-9]+]] = llvm.insertvalue %[[V15]], %[[V11]][0, 0] : !llvm.array<2 x array<2 x vector<4xf32>>>
// CHECK: %[[V17:[a-z0-9]+]] = llvm.insertvalue %[[V15]], %[[V16]][0, 1] : !llvm.array<2 x array<2 x vector<4xf32>>>
// CHECK: %[[V18:[a-z0-9]+]] = llvm.insertvalue %[[V15]], %[[V17]][1, 0] : !llvm.array<2 x array<2 x vector<4xf32>>>
// CHECK: %[[V19:[a-z0-9]+]] = llvm.insertvalue %[[V15]], %[[V18]][1, 1] : !llvm.array<2 x array<2 x vector<4xf32>>>
func.func @broadcast(%s: f32, %v: vector<4xf32>) -> (vector<f32>, vector<4xf32>, vector<[4]xf32>, vector<2x2x4xf32>) {
  %0 = vector.broadcast %s : f32 to vector<f32>
  %1 = vector.broadcast %s : f32 to vector<4xf32>
  %2 = vector.broadcast %s : f32 to vector<[4]xf32>
  %3 = vector.broadcast %s : f32 to vector<2x2x4xf32>
  return %0, %1, %2, %3 : vector<f32>, vector<4xf32>, vector<[4]xf32>, vector<2x2x4xf32>
}

// CHECK-LABEL: llvm.func @extract(
// CHECK: %[[V0:[a-z0-9]+]] = llvm.mlir.constant(2 : i64) : i64
// CHECK: %[[V1:[a-z0-9]+]] = llvm.extractelement %[[VA0:[a-z0-9]+]][%[[V0]] : i64] : vector<4xf32>
// CHECK: %[[V2:[a-z0-9]+]] = llvm.extractelement %[[VA0]][%[[VA3:[a-z0-9]+]] : i64] : vector<4xf32>
// CHECK: %[[V3:[a-z0-9]+]] = llvm.extractvalue %[[VA1:[a-z0-9]+]][1, 2] : !llvm.array<2 x array<3 x vector<4xf32>>>
// CHECK: %[[V4:[a-z0-9]+]] = llvm.mlir.constant(3 : i64) : i64
// CHECK: %[[V5:[a-z0-9]+]] = llvm.extractelement %[[V3]][%[[V4]] : i64] : vector<4xf32>
// CHECK: %[[V6:[a-z0-9]+]] = llvm.extractvalue %[[VA1]][1, 2] : !llvm.array<2 x array<3 x vector<4xf32>>>
// CHECK: %[[V7:[a-z0-9]+]] = llvm.extractelement %[[V6]][%[[VA3]] : i64] : vector<4xf32>
// CHECK: %[[V8:[a-z0-9]+]] = llvm.mlir.constant(0 : i64) : i64
// CHECK: %[[V9:[a-z0-9]+]] = llvm.extractelement %[[VA2:[a-z0-9]+]][%[[V8]] : i64] : vector<1xf32>
func.func @extract(%v: vector<4xf32>, %w: vector<2x3x4xf32>, %z: vector<f32>, %i: index) -> (f32, f32, f32, f32, f32) {
  %0 = vector.extract %v[2] : f32 from vector<4xf32>
  %1 = vector.extract %v[%i] : f32 from vector<4xf32>
  %2 = vector.extract %w[1, 2, 3] : f32 from vector<2x3x4xf32>
  %3 = vector.extract %w[1, 2, %i] : f32 from vector<2x3x4xf32>
  %4 = vector.extract %z[] : f32 from vector<f32>
  return %0, %1, %2, %3, %4 : f32, f32, f32, f32, f32
}

// CHECK-LABEL: llvm.func @extract_row(
// CHECK: %[[V0:[a-z0-9]+]] = llvm.extractvalue %[[VA0:[a-z0-9]+]][1] : !llvm.array<2 x array<3 x vector<4xf32>>>
// CHECK: %[[V1:[a-z0-9]+]] = llvm.extractvalue %[[VA0]][1, 2] : !llvm.array<2 x array<3 x vector<4xf32>>>
func.func @extract_row(%w: vector<2x3x4xf32>) -> (vector<3x4xf32>, vector<4xf32>) {
  %0 = vector.extract %w[1] : vector<3x4xf32> from vector<2x3x4xf32>
  %1 = vector.extract %w[1, 2] : vector<4xf32> from vector<2x3x4xf32>
  return %0, %1 : vector<3x4xf32>, vector<4xf32>
}

// CHECK-LABEL: llvm.func @insert(
// CHECK: %[[V0:[a-z0-9]+]] = llvm.mlir.constant(2 : i64) : i64
// CHECK: %[[V1:[a-z0-9]+]] = llvm.insertelement %[[VA0:[a-z0-9]+]], %[[VA1:[a-z0-9]+]][%[[V0]] : i64] : vector<4xf32>
// CHECK: %[[V2:[a-z0-9]+]] = llvm.insertelement %[[VA0]], %[[VA1]][%[[VA4:[a-z0-9]+]] : i64] : vector<4xf32>
// CHECK: %[[V3:[a-z0-9]+]] = llvm.extractvalue %[[VA2:[a-z0-9]+]][1, 2] : !llvm.array<2 x array<3 x vector<4xf32>>>
// CHECK: %[[V4:[a-z0-9]+]] = llvm.mlir.constant(3 : i64) : i64
// CHECK: %[[V5:[a-z0-9]+]] = llvm.insertelement %[[VA0]], %[[V3]][%[[V4]] : i64] : vector<4xf32>
// CHECK: %[[V6:[a-z0-9]+]] = llvm.insertvalue %[[V5]], %[[VA2]][1, 2] : !llvm.array<2 x array<3 x vector<4xf32>>>
// CHECK: %[[V7:[a-z0-9]+]] = llvm.extractvalue %[[VA2]][1, 2] : !llvm.array<2 x array<3 x vector<4xf32>>>
// CHECK: %[[V8:[a-z0-9]+]] = llvm.insertelement %[[VA0]], %[[V7]][%[[VA4]] : i64] : vector<4xf32>
// CHECK: %[[V9:[a-z0-9]+]] = llvm.insertvalue %[[V8]], %[[VA2]][1, 2] : !llvm.array<2 x array<3 x vector<4xf32>>>
// CHECK: %[[V10:[a-z0-9]+]] = llvm.mlir.constant(0 : i64) : i64
// CHECK: %[[V11:[a-z0-9]+]] = llvm.insertelement %[[VA0]], %[[VA3:[a-z0-9]+]][%[[V10]] : i64] : vector<1xf32>
func.func @insert(%s: f32, %v: vector<4xf32>, %w: vector<2x3x4xf32>, %z: vector<f32>, %i: index) -> (vector<4xf32>, vector<4xf32>, vector<2x3x4xf32>, vector<2x3x4xf32>, vector<f32>) {
  %0 = vector.insert %s, %v[2] : f32 into vector<4xf32>
  %1 = vector.insert %s, %v[%i] : f32 into vector<4xf32>
  %2 = vector.insert %s, %w[1, 2, 3] : f32 into vector<2x3x4xf32>
  %3 = vector.insert %s, %w[1, 2, %i] : f32 into vector<2x3x4xf32>
  %4 = vector.insert %s, %z[] : f32 into vector<f32>
  return %0, %1, %2, %3, %4 : vector<4xf32>, vector<4xf32>, vector<2x3x4xf32>, vector<2x3x4xf32>, vector<f32>
}

// CHECK-LABEL: llvm.func @insert_row(
// CHECK: %[[V0:[a-z0-9]+]] = llvm.insertvalue %[[VA0:[a-z0-9]+]], %[[VA2:[a-z0-9]+]][1] : !llvm.array<2 x array<3 x vector<4xf32>>>
// CHECK: %[[V1:[a-z0-9]+]] = llvm.insertvalue %[[VA1:[a-z0-9]+]], %[[VA2]][1, 2] : !llvm.array<2 x array<3 x vector<4xf32>>>
func.func @insert_row(%u: vector<3x4xf32>, %v: vector<4xf32>, %w: vector<2x3x4xf32>) -> (vector<2x3x4xf32>, vector<2x3x4xf32>) {
  %0 = vector.insert %u, %w[1] : vector<3x4xf32> into vector<2x3x4xf32>
  %1 = vector.insert %v, %w[1, 2] : vector<4xf32> into vector<2x3x4xf32>
  return %0, %1 : vector<2x3x4xf32>, vector<2x3x4xf32>
}

// CHECK-LABEL: llvm.func @elements(
// CHECK: %[[V0:[a-z0-9]+]] = llvm.mlir.constant(1 : i64) : i64
// CHECK: %[[V1:[a-z0-9]+]] = llvm.extractelement %[[VA0:[a-z0-9]+]][%[[V0]] : i64] : vector<4xf32>
// CHECK: %[[V2:[a-z0-9]+]] = llvm.mlir.constant(3 : i64) : i64
// CHECK: %[[V3:[a-z0-9]+]] = llvm.extractelement %[[VA0]][%[[V2]] : i64] : vector<4xf32>
// CHECK: %[[V4:[a-z0-9]+]] = llvm.fadd %[[V1]], %[[V3]] : f32
// CHECK: %[[V5:[a-z0-9]+]] = llvm.mlir.poison : vector<3xf32>
// CHECK: %[[V6:[a-z0-9]+]] = llvm.mlir.constant(0 : i64) : i64
// CHECK: %[[V7:[a-z0-9]+]] = llvm.insertelement %[[V4]], %[[V5]][%[[V6]] : i64] : vector<3xf32>
// CHECK: %[[V8:[a-z0-9]+]] = llvm.mlir.constant(1 : i64) : i64
// CHECK: %[[V9:[a-z0-9]+]] = llvm.insertelement %[[VA1:[a-z0-9]+]], %[[V7]][%[[V8]] : i64] : vector<3xf32>
// CHECK: %[[V10:[a-z0-9]+]] = llvm.mlir.constant(2 : i64) : i64
// CHECK: %[[V11:[a-z0-9]+]] = llvm.insertelement %[[VA1]], %[[V9]][%[[V10]] : i64] : vector<3xf32>
// CHECK: %[[V12:[a-z0-9]+]] = llvm.mlir.poison : vector<1xf32>
// CHECK: %[[V13:[a-z0-9]+]] = llvm.mlir.constant(0 : i64) : i64
// CHECK: %[[V14:[a-z0-9]+]] = llvm.insertelement %[[VA1]], %[[V12]][%[[V13]] : i64] : vector<1xf32>
func.func @elements(%v: vector<4xf32>, %s: f32) -> (f32, vector<3xf32>, vector<f32>) {
  %0:4 = vector.to_elements %v : vector<4xf32>
  %1 = arith.addf %0#1, %0#3 : f32
  %2 = vector.from_elements %1, %s, %s : vector<3xf32>
  %3 = vector.from_elements %s : vector<f32>
  return %1, %2, %3 : f32, vector<3xf32>, vector<f32>
}

// CHECK-LABEL: llvm.func @shuffle(
// CHECK: %[[V0:[a-z0-9]+]] = llvm.shufflevector %[[VA0:[a-z0-9]+]], %[[VA0]] [0, 5, 2, -1, 1] : vector<4xf32>
// CHECK: %[[V1:[a-z0-9]+]] = llvm.mlir.poison : vector<3xf32>
// CHECK: %[[V2:[a-z0-9]+]] = llvm.mlir.constant(0 : index) : i64
// CHECK: %[[V3:[a-z0-9]+]] = llvm.extractelement %[[VA0]][%[[V2]] : i64] : vector<4xf32>
// CHECK: %[[V4:[a-z0-9]+]] = llvm.mlir.constant(0 : index) : i64
// CHECK: %[[V5:[a-z0-9]+]] = llvm.insertelement %[[V3]], %[[V1]][%[[V4]] : i64] : vector<3xf32>
// CHECK: %[[V6:[a-z0-9]+]] = llvm.mlir.constant(1 : index) : i64
// CHECK: %[[V7:[a-z0-9]+]] = llvm.extractelement %[[VA1:[a-z0-9]+]][%[[V6]] : i64] : vector<2xf32>
// CHECK: %[[V8:[a-z0-9]+]] = llvm.mlir.constant(1 : index) : i64
// CHECK: %[[V9:[a-z0-9]+]] = llvm.insertelement %[[V7]], %[[V5]][%[[V8]] : i64] : vector<3xf32>
// CHECK: %[[V10:[a-z0-9]+]] = llvm.mlir.constant(2 : index) : i64
// CHECK: %[[V11:[a-z0-9]+]] = llvm.extractelement %[[VA0]][%[[V10]] : i64] : vector<4xf32>
// CHECK: %[[V12:[a-z0-9]+]] = llvm.mlir.constant(2 : index) : i64
// CHECK: %[[V13:[a-z0-9]+]] = llvm.insertelement %[[V11]], %[[V9]][%[[V12]] : i64] : vector<3xf32>
// CHECK: %[[V14:[a-z0-9]+]] = llvm.mlir.poison : !llvm.array<2 x vector<4xf32>>
// CHECK: %[[V15:[a-z0-9]+]] = llvm.extractvalue %[[VA2:[a-z0-9]+]][0] : !llvm.array<3 x vector<4xf32>>
// CHECK: %[[V16:[a-z0-9]+]] = llvm.insertvalue %[[V15]], %[[V14]][0] : !llvm.array<2 x vector<4xf32>>
// CHECK: %[[V17:[a-z0-9]+]] = llvm.extractvalue %[[VA3:[a-z0-9]+]][0] : !llvm.array<2 x vector<4xf32>>
// CHECK: %[[V18:[a-z0-9]+]] = llvm.insertvalue %[[V17]], %[[V16]][1] : !llvm.array<2 x vector<4xf32>>
// CHECK: %[[V19:[a-z0-9]+]] = llvm.shufflevector %[[VA4:[a-z0-9]+]], %[[VA4]] [0, 1, 0] : vector<1xf32>
func.func @shuffle(%v: vector<4xf32>, %o: vector<2xf32>, %u: vector<3x4xf32>, %q: vector<2x4xf32>, %z: vector<f32>) -> (vector<5xf32>, vector<3xf32>, vector<2x4xf32>, vector<3xf32>) {
  %0 = vector.shuffle %v, %v [0, 5, 2, -1, 1] : vector<4xf32>, vector<4xf32>
  %1 = vector.shuffle %v, %o [0, 5, 2] : vector<4xf32>, vector<2xf32>
  %2 = vector.shuffle %u, %q [0, 3] : vector<3x4xf32>, vector<2x4xf32>
  %3 = vector.shuffle %z, %z [0, 1, 0] : vector<f32>, vector<f32>
  return %0, %1, %2, %3 : vector<5xf32>, vector<3xf32>, vector<2x4xf32>, vector<3xf32>
}

// CHECK-LABEL: llvm.func @interleave(
// CHECK: %[[V0:[a-z0-9]+]] = llvm.shufflevector %[[VA0:[a-z0-9]+]], %[[VA0]] [0, 4, 1, 5, 2, 6, 3, 7] : vector<4xf32>
// CHECK: %[[V1:[a-z0-9]+]] = llvm.mlir.poison : vector<4xf32>
// CHECK: %[[V2:[a-z0-9]+]] = llvm.shufflevector %[[VA0]], %[[V1]] [0, 2] : vector<4xf32>
// CHECK: %[[V3:[a-z0-9]+]] = llvm.shufflevector %[[VA0]], %[[V1]] [1, 3] : vector<4xf32>
// CHECK: %[[V4:[a-z0-9]+]] = "llvm.intr.vector.interleave2"(%[[VA1:[a-z0-9]+]], %[[VA1]]) : (vector<[4]xf32>, vector<[4]xf32>) -> vector<[8]xf32>
// CHECK: %[[V5:[a-z0-9]+]] = "llvm.intr.vector.deinterleave2"(%[[V4]]) : (vector<[8]xf32>) -> !llvm.struct<(vector<[4]xf32>, vector<[4]xf32>)>
// CHECK: %[[V6:[a-z0-9]+]] = llvm.extractvalue %[[V5]][0] : !llvm.struct<(vector<[4]xf32>, vector<[4]xf32>)>
// CHECK: %[[V7:[a-z0-9]+]] = llvm.extractvalue %[[V5]][1] : !llvm.struct<(vector<[4]xf32>, vector<[4]xf32>)>
func.func @interleave(%v: vector<4xf32>, %s: vector<[4]xf32>) -> (vector<8xf32>, vector<2xf32>, vector<2xf32>, vector<[8]xf32>, vector<[4]xf32>, vector<[4]xf32>) {
  %0 = vector.interleave %v, %v : vector<4xf32> -> vector<8xf32>
  %1, %2 = vector.deinterleave %v : vector<4xf32> -> vector<2xf32>
  %3 = vector.interleave %s, %s : vector<[4]xf32> -> vector<[8]xf32>
  %4, %5 = vector.deinterleave %3 : vector<[8]xf32> -> vector<[4]xf32>
  return %0, %1, %2, %3, %4, %5 : vector<8xf32>, vector<2xf32>, vector<2xf32>, vector<[8]xf32>, vector<[4]xf32>, vector<[4]xf32>
}

// CHECK-LABEL: llvm.func @bitcast(
// CHECK: %[[V0:[a-z0-9]+]] = llvm.bitcast %[[VA0:[a-z0-9]+]] : vector<4xf32> to vector<8xi16>
// CHECK: %[[V1:[a-z0-9]+]] = llvm.bitcast %[[VA1:[a-z0-9]+]] : vector<1xf32> to vector<1xi32>
func.func @bitcast(%v: vector<4xf32>, %z: vector<f32>) -> (vector<8xi16>, vector<i32>) {
  %0 = vector.bitcast %v : vector<4xf32> to vector<8xi16>
  %1 = vector.bitcast %z : vector<f32> to vector<i32>
  return %0, %1 : vector<8xi16>, vector<i32>
}

// CHECK-LABEL: llvm.func @scalable(
// CHECK: %[[V0:[a-z0-9]+]] = llvm.intr.vector.extract %[[VA0:[a-z0-9]+]][4] : vector<4xf32> from vector<[4]xf32>
// CHECK: %[[V1:[a-z0-9]+]] = llvm.intr.vector.insert %[[V0]], %[[VA0]][0] : vector<4xf32> into vector<[4]xf32>
// CHECK: %[[V2:[a-z0-9]+]] = "llvm.intr.vscale"() : () -> i64
// CHECK: %[[V3:[a-z0-9]+]] = llvm.intr.stepvector : vector<[4]xi64>
// CHECK: %[[V4:[a-z0-9]+]] = llvm.intr.stepvector : vector<[4]xi64>
// CHECK: %[[V5:[a-z0-9]+]] = llvm.mlir.poison : vector<[4]xi64>
// CHECK: %[[V6:[a-z0-9]+]] = llvm.mlir.constant(0 : i32) : i32
// CHECK: %[[V7:[a-z0-9]+]] = llvm.insertelement %[[VA1:[a-z0-9]+]], %[[V5]][%[[V6]] : i32] : vector<[4]xi64>
// CHECK: %[[V8:[a-z0-9]+]] = llvm.shufflevector %[[V7]], %[[V5]] [0, 0, 0, 0] : vector<[4]xi64>
// CHECK: %[[V9:[a-z0-9]+]] = llvm.icmp "slt" %[[V4]], %[[V8]] : vector<[4]xi64>
func.func @scalable(%a: vector<[4]xf32>, %n: index) -> (vector<4xf32>, vector<[4]xf32>, index, vector<[4]xindex>, vector<[4]xi1>) {
  %0 = vector.scalable.extract %a[4] : vector<4xf32> from vector<[4]xf32>
  %1 = vector.scalable.insert %0, %a[0] : vector<4xf32> into vector<[4]xf32>
  %2 = vector.vscale
  %3 = vector.step : vector<[4]xindex>
  %4 = vector.create_mask %n : vector<[4]xi1>
  return %0, %1, %2, %3, %4 : vector<4xf32>, vector<[4]xf32>, index, vector<[4]xindex>, vector<[4]xi1>
}
