// RUN: %mlcc-opt %s -convert-to-llvm | FileCheck %s
// RUN: %if mlir-22 %{ mlir-opt-22 %s -convert-to-llvm | FileCheck %s %}

// Memory is aligned as elements are, unless the operation says more; and what is
// printed.

// CHECK-LABEL: llvm.func @load(
// CHECK: %[[V6:[a-z0-9]+]] = llvm.extractvalue %[[V5:[a-z0-9]+]][1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK: %[[V7:[a-z0-9]+]] = llvm.getelementptr %[[V6]][%[[VA5:[a-z0-9]+]]] : (!llvm.ptr, i64) -> !llvm.ptr, f32
// CHECK: %[[V8:[a-z0-9]+]] = llvm.load %[[V7]] {alignment = 4 : i64} : !llvm.ptr -> vector<4xf32>
// CHECK: %[[V9:[a-z0-9]+]] = llvm.extractvalue %[[V5]][1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK: %[[V10:[a-z0-9]+]] = llvm.getelementptr %[[V9]][%[[VA5]]] : (!llvm.ptr, i64) -> !llvm.ptr, f32
// CHECK: %[[V11:[a-z0-9]+]] = llvm.load %[[V10]] {alignment = 16 : i64, nontemporal} : !llvm.ptr -> vector<4xf32>
func.func @load(%m: memref<?xf32>, %i: index) -> (vector<4xf32>, vector<4xf32>) {
  %0 = vector.load %m[%i] : memref<?xf32>, vector<4xf32>
  %1 = vector.load %m[%i] {alignment = 16 : i64, nontemporal = true} : memref<?xf32>, vector<4xf32>
  return %0, %1 : vector<4xf32>, vector<4xf32>
}

// CHECK-LABEL: llvm.func @store(
// CHECK: %[[V8:[a-z0-9]+]] = llvm.extractvalue %[[V7:[a-z0-9]+]][1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK: %[[V9:[a-z0-9]+]] = llvm.extractvalue %[[V7]][2] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK: %[[V10:[a-z0-9]+]] = llvm.getelementptr %[[V8]][%[[V9]]] : (!llvm.ptr, i64) -> !llvm.ptr, i64
// CHECK: %[[V11:[a-z0-9]+]] = llvm.extractvalue %[[V7]][4, 0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK: %[[V12:[a-z0-9]+]] = llvm.mul %[[VA7:[a-z0-9]+]], %[[V11]] : i64
// CHECK: %[[V13:[a-z0-9]+]] = llvm.add %[[V12]], %[[VA7]] : i64
// CHECK: %[[V14:[a-z0-9]+]] = llvm.getelementptr %[[V10]][%[[V13]]] : (!llvm.ptr, i64) -> !llvm.ptr, i64
// CHECK: llvm.store %[[VA8:[a-z0-9]+]], %[[V14]] {alignment = 8 : i64} : vector<2xi64>, !llvm.ptr
func.func @store(%m: memref<?x?xi64, strided<[?, 1], offset: ?>>, %i: index, %v: vector<2xi64>) {
  vector.store %v, %m[%i, %i] : memref<?x?xi64, strided<[?, 1], offset: ?>>, vector<2xi64>
  return
}

// CHECK-LABEL: llvm.func @masked(
// CHECK: %[[V6:[a-z0-9]+]] = llvm.extractvalue %[[V5:[a-z0-9]+]][1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK: %[[V7:[a-z0-9]+]] = llvm.getelementptr %[[V6]][%[[VA5:[a-z0-9]+]]] : (!llvm.ptr, i64) -> !llvm.ptr, f32
// CHECK: %[[V8:[a-z0-9]+]] = llvm.intr.masked.load %[[V7]], %[[VA6:[a-z0-9]+]], %[[VA7:[a-z0-9]+]] {alignment = 4 : i32} : (!llvm.ptr, vector<4xi1>, vector<4xf32>) -> vector<4xf32>
// CHECK: %[[V9:[a-z0-9]+]] = llvm.extractvalue %[[V5]][1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK: %[[V10:[a-z0-9]+]] = llvm.getelementptr %[[V9]][%[[VA5]]] : (!llvm.ptr, i64) -> !llvm.ptr, f32
// CHECK: llvm.intr.masked.store %[[VA7]], %[[V10]], %[[VA6]] {alignment = 4 : i32} : vector<4xf32>, vector<4xi1> into !llvm.ptr
// CHECK: %[[V11:[a-z0-9]+]] = llvm.extractvalue %[[V5]][1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK: %[[V12:[a-z0-9]+]] = llvm.getelementptr %[[V11]][%[[VA5]]] : (!llvm.ptr, i64) -> !llvm.ptr, f32
// CHECK: %[[V13:[a-z0-9]+]] = "llvm.intr.masked.expandload"(%[[V12]], %[[VA6]], %[[VA7]]) <{arg_attrs = [{llvm.align = 8 : i64}, {}, {}]}> : (!llvm.ptr, vector<4xi1>, vector<4xf32>) -> vector<4xf32>
// CHECK: %[[V14:[a-z0-9]+]] = llvm.extractvalue %[[V5]][1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK: %[[V15:[a-z0-9]+]] = llvm.getelementptr %[[V14]][%[[VA5]]] : (!llvm.ptr, i64) -> !llvm.ptr, f32
// CHECK: "llvm.intr.masked.compressstore"(%[[VA7]], %[[V15]], %[[VA6]]) : (vector<4xf32>, !llvm.ptr, vector<4xi1>) -> ()
func.func @masked(%m: memref<?xf32>, %i: index, %k: vector<4xi1>, %v: vector<4xf32>) -> (vector<4xf32>, vector<4xf32>) {
  %0 = vector.maskedload %m[%i], %k, %v : memref<?xf32>, vector<4xi1>, vector<4xf32> into vector<4xf32>
  vector.maskedstore %m[%i], %k, %v : memref<?xf32>, vector<4xi1>, vector<4xf32>
  %1 = vector.expandload %m[%i], %k, %v {alignment = 8 : i64} : memref<?xf32>, vector<4xi1>, vector<4xf32> into vector<4xf32>
  vector.compressstore %m[%i], %k, %v : memref<?xf32>, vector<4xi1>, vector<4xf32>
  return %0, %1 : vector<4xf32>, vector<4xf32>
}

// CHECK-LABEL: llvm.func @gather(
// CHECK: %[[V6:[a-z0-9]+]] = llvm.extractvalue %[[V5:[a-z0-9]+]][1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK: %[[V7:[a-z0-9]+]] = llvm.getelementptr %[[V6]][%[[VA5:[a-z0-9]+]]] : (!llvm.ptr, i64) -> !llvm.ptr, f32
// CHECK: %[[V8:[a-z0-9]+]] = llvm.getelementptr %[[V7]][%[[VA6:[a-z0-9]+]]] : (!llvm.ptr, vector<4xi32>) -> vector<4x!llvm.ptr>, f32
// CHECK: %[[V9:[a-z0-9]+]] = llvm.intr.masked.gather %[[V8]], %[[VA7:[a-z0-9]+]], %[[VA8:[a-z0-9]+]] {alignment = 4 : i32} : (vector<4x!llvm.ptr>, vector<4xi1>, vector<4xf32>) -> vector<4xf32>
// CHECK: %[[V10:[a-z0-9]+]] = llvm.extractvalue %[[V5]][1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK: %[[V11:[a-z0-9]+]] = llvm.getelementptr %[[V10]][%[[VA5]]] : (!llvm.ptr, i64) -> !llvm.ptr, f32
// CHECK: %[[V12:[a-z0-9]+]] = llvm.getelementptr %[[V11]][%[[VA6]]] : (!llvm.ptr, vector<4xi32>) -> vector<4x!llvm.ptr>, f32
// CHECK: llvm.intr.masked.scatter %[[VA8]], %[[V12]], %[[VA7]] {alignment = 4 : i32} : vector<4xf32>, vector<4xi1> into vector<4x!llvm.ptr>
func.func @gather(%m: memref<?xf32>, %i: index, %x: vector<4xi32>, %k: vector<4xi1>, %v: vector<4xf32>) -> vector<4xf32> {
  %0 = vector.gather %m[%i] [%x], %k, %v : memref<?xf32>, vector<4xi32>, vector<4xi1>, vector<4xf32> into vector<4xf32>
  vector.scatter %m[%i] [%x], %k, %v : memref<?xf32>, vector<4xi32>, vector<4xi1>, vector<4xf32>
  return %0 : vector<4xf32>
}

// CHECK-LABEL: llvm.func @type_cast(
// CHECK: %[[V0:[a-z0-9]+]] = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK: %[[V1:[a-z0-9]+]] = llvm.insertvalue %[[VA0:[a-z0-9]+]], %[[V0]][0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK: %[[V2:[a-z0-9]+]] = llvm.insertvalue %[[VA1:[a-z0-9]+]], %[[V1]][1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK: %[[V3:[a-z0-9]+]] = llvm.insertvalue %[[VA2:[a-z0-9]+]], %[[V2]][2] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK: %[[V4:[a-z0-9]+]] = llvm.insertvalue %[[VA3:[a-z0-9]+]], %[[V3]][3, 0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK: %[[V5:[a-z0-9]+]] = llvm.insertvalue %[[VA5:[a-z0-9]+]], %[[V4]][4, 0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK: %[[V6:[a-z0-9]+]] = llvm.insertvalue %[[VA4:[a-z0-9]+]], %[[V5]][3, 1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK: %[[V7:[a-z0-9]+]] = llvm.insertvalue %[[VA6:[a-z0-9]+]], %[[V6]][4, 1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK: %[[V8:[a-z0-9]+]] = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64)>
// CHECK: %[[V9:[a-z0-9]+]] = llvm.extractvalue %[[V7]][0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK: %[[V10:[a-z0-9]+]] = llvm.insertvalue %[[V9]], %[[V8]][0] : !llvm.struct<(ptr, ptr, i64)>
// CHECK: %[[V11:[a-z0-9]+]] = llvm.extractvalue %[[V7]][1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK: %[[V12:[a-z0-9]+]] = llvm.insertvalue %[[V11]], %[[V10]][1] : !llvm.struct<(ptr, ptr, i64)>
// CHECK: %[[V13:[a-z0-9]+]] = llvm.mlir.constant(0 : index) : i64
// CHECK: %[[V14:[a-z0-9]+]] = llvm.insertvalue %[[V13]], %[[V12]][2] : !llvm.struct<(ptr, ptr, i64)>
func.func @type_cast(%m: memref<3x4xf32>) -> memref<vector<3x4xf32>> {
  %0 = vector.type_cast %m : memref<3x4xf32> to memref<vector<3x4xf32>>
  return %0 : memref<vector<3x4xf32>>
}

// CHECK-LABEL: llvm.func @print(
// CHECK: %[[V0:[a-z0-9]+]] = llvm.zext %[[VA0:[a-z0-9]+]] : i1 to i64
// CHECK: llvm.call @printI64(%[[V0]]) : (i64) -> ()
// CHECK: llvm.call @printNewline() : () -> ()
// CHECK: %[[V1:[a-z0-9]+]] = llvm.sext %[[VA1:[a-z0-9]+]] : i8 to i64
// CHECK: llvm.call @printI64(%[[V1]]) : (i64) -> ()
// CHECK: llvm.call @printComma() : () -> ()
// CHECK: llvm.call @printF32(%[[VA2:[a-z0-9]+]]) : (f32) -> ()
// CHECK: llvm.call @printU64(%[[VA3:[a-z0-9]+]]) : (i64) -> ()
// CHECK: llvm.call @printNewline() : () -> ()
// CHECK: %[[V2:[a-z0-9]+]] = llvm.bitcast %[[VA4:[a-z0-9]+]] : f16 to i16
// CHECK: llvm.call @printF16(%[[V2]]) : (i16) -> ()
// CHECK: llvm.call @printNewline() : () -> ()
// CHECK: %[[V3:[a-z0-9]+]] = llvm.zext %[[VA5:[a-z0-9]+]] : i8 to i64
// CHECK: llvm.call @printU64(%[[V3]]) : (i64) -> ()
// CHECK: llvm.call @printNewline() : () -> ()
// CHECK: llvm.call @printOpen() : () -> ()
// CHECK: llvm.call @printClose() : () -> ()
func.func @print(%a: i1, %b: i8, %c: f32, %d: index, %e: f16, %f: ui8) {
  vector.print %a : i1
  vector.print %b : i8 punctuation <comma>
  vector.print %c : f32 punctuation <no_punctuation>
  vector.print %d : index
  vector.print %e : f16
  vector.print %f : ui8
  vector.print punctuation <open>
  vector.print punctuation <close>
  return
}
