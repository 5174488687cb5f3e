// Memory that becomes values, whatever type it is written and read in, and by
// which way its address comes there. mlir-opt-22 makes the same of all but copies,
// which get another alignment here: what is known of it.

// RUN: %mlcc-opt %s -mem2reg -allow-unregistered-dialect | FileCheck %s

// CHECK-LABEL: @slot1(
// CHECK-SAME: %[[ARG0:[0-9a-z_]+]]: i32) -> f32 {
// CHECK-NEXT: %[[V0:[0-9a-z_]+]] = llvm.mlir.constant(1 : i32) : i32
// CHECK-NEXT: %[[V1:[0-9a-z_]+]] = llvm.bitcast %[[ARG0]] : i32 to f32
// CHECK-NEXT: llvm.return %[[V1]] : f32
// CHECK-NEXT: }
llvm.func @slot1(%v: i32) -> f32 {
  %c1 = llvm.mlir.constant(1 : i32) : i32
  %p = llvm.alloca %c1 x i32 : (i32) -> !llvm.ptr
  llvm.store %v, %p : i32, !llvm.ptr
  %r = llvm.load %p : !llvm.ptr -> f32
  llvm.return %r : f32
}

// CHECK-LABEL: @slot2(
// CHECK-SAME: %[[ARG0:[0-9a-z_]+]]: f32) -> i32 {
// CHECK-NEXT: %[[V0:[0-9a-z_]+]] = llvm.mlir.constant(1 : i32) : i32
// CHECK-NEXT: %[[V1:[0-9a-z_]+]] = llvm.bitcast %[[ARG0]] : f32 to i32
// CHECK-NEXT: llvm.return %[[V1]] : i32
// CHECK-NEXT: }
llvm.func @slot2(%v: f32) -> i32 {
  %c1 = llvm.mlir.constant(1 : i32) : i32
  %p = llvm.alloca %c1 x i32 : (i32) -> !llvm.ptr
  llvm.store %v, %p : f32, !llvm.ptr
  %r = llvm.load %p : !llvm.ptr -> i32
  llvm.return %r : i32
}

// CHECK-LABEL: @slot3(
// CHECK-SAME: %[[ARG0:[0-9a-z_]+]]: i8) -> i32 {
// CHECK-NEXT: %[[V0:[0-9a-z_]+]] = llvm.mlir.undef : i32
// CHECK-NEXT: %[[V1:[0-9a-z_]+]] = llvm.mlir.constant(1 : i32) : i32
// CHECK-NEXT: %[[V2:[0-9a-z_]+]] = llvm.zext %[[ARG0]] : i8 to i32
// CHECK-NEXT: %[[V3:[0-9a-z_]+]] = llvm.mlir.constant(-256 : i32) : i32
// CHECK-NEXT: %[[V4:[0-9a-z_]+]] = llvm.and %[[V0]], %[[V3]] : i32
// CHECK-NEXT: %[[V5:[0-9a-z_]+]] = llvm.or %[[V4]], %[[V2]] : i32
// CHECK-NEXT: llvm.return %[[V5]] : i32
// CHECK-NEXT: }
llvm.func @slot3(%v: i8) -> i32 {
  %c1 = llvm.mlir.constant(1 : i32) : i32
  %p = llvm.alloca %c1 x i32 : (i32) -> !llvm.ptr
  llvm.store %v, %p : i8, !llvm.ptr
  %r = llvm.load %p : !llvm.ptr -> i32
  llvm.return %r : i32
}

// CHECK-LABEL: @slot4(
// CHECK-SAME: %[[ARG0:[0-9a-z_]+]]: i32) -> i8 {
// CHECK-NEXT: %[[V0:[0-9a-z_]+]] = llvm.mlir.constant(1 : i32) : i32
// CHECK-NEXT: %[[V1:[0-9a-z_]+]] = llvm.trunc %[[ARG0]] : i32 to i8
// CHECK-NEXT: llvm.return %[[V1]] : i8
// CHECK-NEXT: }
llvm.func @slot4(%v: i32) -> i8 {
  %c1 = llvm.mlir.constant(1 : i32) : i32
  %p = llvm.alloca %c1 x i32 : (i32) -> !llvm.ptr
  llvm.store %v, %p : i32, !llvm.ptr
  %r = llvm.load %p : !llvm.ptr -> i8
  llvm.return %r : i8
}

// CHECK-LABEL: @slot5(
// CHECK-SAME: %[[ARG0:[0-9a-z_]+]]: i32) -> i64 {
// CHECK-NEXT: %[[V0:[0-9a-z_]+]] = llvm.mlir.undef : i64
// CHECK-NEXT: %[[V1:[0-9a-z_]+]] = llvm.mlir.constant(1 : i32) : i32
// CHECK-NEXT: %[[V2:[0-9a-z_]+]] = llvm.zext %[[ARG0]] : i32 to i64
// CHECK-NEXT: %[[V3:[0-9a-z_]+]] = llvm.mlir.constant(-4294967296 : i64) : i64
// CHECK-NEXT: %[[V4:[0-9a-z_]+]] = llvm.and %[[V0]], %[[V3]] : i64
// CHECK-NEXT: %[[V5:[0-9a-z_]+]] = llvm.or %[[V4]], %[[V2]] : i64
// CHECK-NEXT: llvm.return %[[V5]] : i64
// CHECK-NEXT: }
llvm.func @slot5(%v: i32) -> i64 {
  %c1 = llvm.mlir.constant(1 : i32) : i32
  %p = llvm.alloca %c1 x i64 : (i32) -> !llvm.ptr
  llvm.store %v, %p : i32, !llvm.ptr
  %r = llvm.load %p : !llvm.ptr -> i64
  llvm.return %r : i64
}

// CHECK-LABEL: @slot6(
// CHECK-SAME: %[[ARG0:[0-9a-z_]+]]: i64) -> i32 {
// CHECK-NEXT: %[[V0:[0-9a-z_]+]] = llvm.mlir.constant(1 : i32) : i32
// CHECK-NEXT: %[[V1:[0-9a-z_]+]] = llvm.trunc %[[ARG0]] : i64 to i32
// CHECK-NEXT: llvm.return %[[V1]] : i32
// CHECK-NEXT: }
llvm.func @slot6(%v: i64) -> i32 {
  %c1 = llvm.mlir.constant(1 : i32) : i32
  %p = llvm.alloca %c1 x i64 : (i32) -> !llvm.ptr
  llvm.store %v, %p : i64, !llvm.ptr
  %r = llvm.load %p : !llvm.ptr -> i32
  llvm.return %r : i32
}

// CHECK-LABEL: @slot7(
// CHECK-SAME: %[[ARG0:[0-9a-z_]+]]: !llvm.ptr) -> i64 {
// CHECK-NEXT: %[[V0:[0-9a-z_]+]] = llvm.mlir.constant(1 : i32) : i32
// CHECK-NEXT: %[[V1:[0-9a-z_]+]] = llvm.ptrtoint %[[ARG0]] : !llvm.ptr to i64
// CHECK-NEXT: llvm.return %[[V1]] : i64
// CHECK-NEXT: }
llvm.func @slot7(%v: !llvm.ptr) -> i64 {
  %c1 = llvm.mlir.constant(1 : i32) : i32
  %p = llvm.alloca %c1 x i64 : (i32) -> !llvm.ptr
  llvm.store %v, %p : !llvm.ptr, !llvm.ptr
  %r = llvm.load %p : !llvm.ptr -> i64
  llvm.return %r : i64
}

// CHECK-LABEL: @slot8(
// CHECK-SAME: %[[ARG0:[0-9a-z_]+]]: i64) -> !llvm.ptr {
// CHECK-NEXT: %[[V0:[0-9a-z_]+]] = llvm.mlir.constant(1 : i32) : i32
// CHECK-NEXT: %[[V1:[0-9a-z_]+]] = llvm.inttoptr %[[ARG0]] : i64 to !llvm.ptr
// CHECK-NEXT: llvm.return %[[V1]] : !llvm.ptr
// CHECK-NEXT: }
llvm.func @slot8(%v: i64) -> !llvm.ptr {
  %c1 = llvm.mlir.constant(1 : i32) : i32
  %p = llvm.alloca %c1 x i64 : (i32) -> !llvm.ptr
  llvm.store %v, %p : i64, !llvm.ptr
  %r = llvm.load %p : !llvm.ptr -> !llvm.ptr
  llvm.return %r : !llvm.ptr
}

// CHECK-LABEL: @slot9(
// CHECK-SAME: %[[ARG0:[0-9a-z_]+]]: i64) -> !llvm.ptr {
// CHECK-NEXT: %[[V0:[0-9a-z_]+]] = llvm.mlir.constant(1 : i32) : i32
// CHECK-NEXT: %[[V1:[0-9a-z_]+]] = llvm.inttoptr %[[ARG0]] : i64 to !llvm.ptr
// CHECK-NEXT: llvm.return %[[V1]] : !llvm.ptr
// CHECK-NEXT: }
llvm.func @slot9(%v: i64) -> !llvm.ptr {
  %c1 = llvm.mlir.constant(1 : i32) : i32
  %p = llvm.alloca %c1 x !llvm.ptr : (i32) -> !llvm.ptr
  llvm.store %v, %p : i64, !llvm.ptr
  %r = llvm.load %p : !llvm.ptr -> !llvm.ptr
  llvm.return %r : !llvm.ptr
}

// CHECK-LABEL: @slot10(
// CHECK-SAME: %[[ARG0:[0-9a-z_]+]]: f64) -> !llvm.ptr {
// CHECK-NEXT: %[[V0:[0-9a-z_]+]] = llvm.mlir.constant(1 : i32) : i32
// CHECK-NEXT: %[[V1:[0-9a-z_]+]] = llvm.bitcast %[[ARG0]] : f64 to i64
// CHECK-NEXT: %[[V2:[0-9a-z_]+]] = llvm.inttoptr %[[V1]] : i64 to !llvm.ptr
// CHECK-NEXT: llvm.return %[[V2]] : !llvm.ptr
// CHECK-NEXT: }
llvm.func @slot10(%v: f64) -> !llvm.ptr {
  %c1 = llvm.mlir.constant(1 : i32) : i32
  %p = llvm.alloca %c1 x !llvm.ptr : (i32) -> !llvm.ptr
  llvm.store %v, %p : f64, !llvm.ptr
  %r = llvm.load %p : !llvm.ptr -> !llvm.ptr
  llvm.return %r : !llvm.ptr
}

// CHECK-LABEL: @slot11(
// CHECK-SAME: %[[ARG0:[0-9a-z_]+]]: vector<4xi8>) -> i32 {
// CHECK-NEXT: %[[V0:[0-9a-z_]+]] = llvm.mlir.constant(1 : i32) : i32
// CHECK-NEXT: %[[V1:[0-9a-z_]+]] = llvm.bitcast %[[ARG0]] : vector<4xi8> to i32
// CHECK-NEXT: llvm.return %[[V1]] : i32
// CHECK-NEXT: }
llvm.func @slot11(%v: vector<4xi8>) -> i32 {
  %c1 = llvm.mlir.constant(1 : i32) : i32
  %p = llvm.alloca %c1 x i32 : (i32) -> !llvm.ptr
  llvm.store %v, %p : vector<4xi8>, !llvm.ptr
  %r = llvm.load %p : !llvm.ptr -> i32
  llvm.return %r : i32
}

// CHECK-LABEL: @slot12(
// CHECK-SAME: %[[ARG0:[0-9a-z_]+]]: i32) -> vector<4xi8> {
// CHECK-NEXT: %[[V0:[0-9a-z_]+]] = llvm.mlir.constant(1 : i32) : i32
// CHECK-NEXT: %[[V1:[0-9a-z_]+]] = llvm.bitcast %[[ARG0]] : i32 to vector<4xi8>
// CHECK-NEXT: llvm.return %[[V1]] : vector<4xi8>
// CHECK-NEXT: }
llvm.func @slot12(%v: i32) -> vector<4xi8> {
  %c1 = llvm.mlir.constant(1 : i32) : i32
  %p = llvm.alloca %c1 x vector<4xi8> : (i32) -> !llvm.ptr
  llvm.store %v, %p : i32, !llvm.ptr
  %r = llvm.load %p : !llvm.ptr -> vector<4xi8>
  llvm.return %r : vector<4xi8>
}

// CHECK-LABEL: @slot13(
// CHECK-SAME: %[[ARG0:[0-9a-z_]+]]: i24) -> i32 {
// CHECK-NEXT: %[[V0:[0-9a-z_]+]] = llvm.mlir.undef : i32
// CHECK-NEXT: %[[V1:[0-9a-z_]+]] = llvm.mlir.constant(1 : i32) : i32
// CHECK-NEXT: %[[V2:[0-9a-z_]+]] = llvm.zext %[[ARG0]] : i24 to i32
// CHECK-NEXT: %[[V3:[0-9a-z_]+]] = llvm.mlir.constant(-16777216 : i32) : i32
// CHECK-NEXT: %[[V4:[0-9a-z_]+]] = llvm.and %[[V0]], %[[V3]] : i32
// CHECK-NEXT: %[[V5:[0-9a-z_]+]] = llvm.or %[[V4]], %[[V2]] : i32
// CHECK-NEXT: llvm.return %[[V5]] : i32
// CHECK-NEXT: }
llvm.func @slot13(%v: i24) -> i32 {
  %c1 = llvm.mlir.constant(1 : i32) : i32
  %p = llvm.alloca %c1 x i32 : (i32) -> !llvm.ptr
  llvm.store %v, %p : i24, !llvm.ptr
  %r = llvm.load %p : !llvm.ptr -> i32
  llvm.return %r : i32
}

// CHECK-LABEL: @slot14(
// CHECK-SAME: %[[ARG0:[0-9a-z_]+]]: i32) -> i24 {
// CHECK-NEXT: %[[V0:[0-9a-z_]+]] = llvm.mlir.constant(1 : i32) : i32
// CHECK-NEXT: %[[V1:[0-9a-z_]+]] = llvm.trunc %[[ARG0]] : i32 to i24
// CHECK-NEXT: llvm.return %[[V1]] : i24
// CHECK-NEXT: }
llvm.func @slot14(%v: i32) -> i24 {
  %c1 = llvm.mlir.constant(1 : i32) : i32
  %p = llvm.alloca %c1 x i32 : (i32) -> !llvm.ptr
  llvm.store %v, %p : i32, !llvm.ptr
  %r = llvm.load %p : !llvm.ptr -> i24
  llvm.return %r : i24
}

// CHECK-LABEL: @slot15(
// CHECK-SAME: %[[ARG0:[0-9a-z_]+]]: i64) -> i32 {
// CHECK-NEXT: %[[V0:[0-9a-z_]+]] = llvm.mlir.constant(1 : i32) : i32
// CHECK-NEXT: %[[V1:[0-9a-z_]+]] = llvm.alloca %[[V0]] x i32 : (i32) -> !llvm.ptr
// CHECK-NEXT: llvm.store %[[ARG0]], %[[V1]] : i64, !llvm.ptr
// CHECK-NEXT: %[[V2:[0-9a-z_]+]] = llvm.load %[[V1]] : !llvm.ptr -> i32
// CHECK-NEXT: llvm.return %[[V2]] : i32
// CHECK-NEXT: }
llvm.func @slot15(%v: i64) -> i32 {
  %c1 = llvm.mlir.constant(1 : i32) : i32
  %p = llvm.alloca %c1 x i32 : (i32) -> !llvm.ptr
  llvm.store %v, %p : i64, !llvm.ptr
  %r = llvm.load %p : !llvm.ptr -> i32
  llvm.return %r : i32
}

// CHECK-LABEL: @slot16(
// CHECK-SAME: %[[ARG0:[0-9a-z_]+]]: i32) -> i64 {
// CHECK-NEXT: %[[V0:[0-9a-z_]+]] = llvm.mlir.constant(1 : i32) : i32
// CHECK-NEXT: %[[V1:[0-9a-z_]+]] = llvm.alloca %[[V0]] x i32 : (i32) -> !llvm.ptr
// CHECK-NEXT: llvm.store %[[ARG0]], %[[V1]] : i32, !llvm.ptr
// CHECK-NEXT: %[[V2:[0-9a-z_]+]] = llvm.load %[[V1]] : !llvm.ptr -> i64
// CHECK-NEXT: llvm.return %[[V2]] : i64
// CHECK-NEXT: }
llvm.func @slot16(%v: i32) -> i64 {
  %c1 = llvm.mlir.constant(1 : i32) : i32
  %p = llvm.alloca %c1 x i32 : (i32) -> !llvm.ptr
  llvm.store %v, %p : i32, !llvm.ptr
  %r = llvm.load %p : !llvm.ptr -> i64
  llvm.return %r : i64
}

// CHECK-LABEL: @slot17(
// CHECK-SAME: %[[ARG0:[0-9a-z_]+]]: i32) -> i32 {
// CHECK-NEXT: %[[V0:[0-9a-z_]+]] = llvm.mlir.constant(1 : i32) : i32
// CHECK-NEXT: %[[V1:[0-9a-z_]+]] = llvm.alloca %[[V0]] x !llvm.array<4 x i8> : (i32) -> !llvm.ptr
// CHECK-NEXT: llvm.store %[[ARG0]], %[[V1]] : i32, !llvm.ptr
// CHECK-NEXT: %[[V2:[0-9a-z_]+]] = llvm.load %[[V1]] : !llvm.ptr -> i32
// CHECK-NEXT: llvm.return %[[V2]] : i32
// CHECK-NEXT: }
llvm.func @slot17(%v: i32) -> i32 {
  %c1 = llvm.mlir.constant(1 : i32) : i32
  %p = llvm.alloca %c1 x !llvm.array<4 x i8> : (i32) -> !llvm.ptr
  llvm.store %v, %p : i32, !llvm.ptr
  %r = llvm.load %p : !llvm.ptr -> i32
  llvm.return %r : i32
}

// CHECK-LABEL: @slot18(
// CHECK-SAME: %[[ARG0:[0-9a-z_]+]]: i32) -> !llvm.array<4 x i8> {
// CHECK-NEXT: %[[V0:[0-9a-z_]+]] = llvm.mlir.constant(1 : i32) : i32
// CHECK-NEXT: %[[V1:[0-9a-z_]+]] = llvm.alloca %[[V0]] x i32 : (i32) -> !llvm.ptr
// CHECK-NEXT: llvm.store %[[ARG0]], %[[V1]] : i32, !llvm.ptr
// CHECK-NEXT: %[[V2:[0-9a-z_]+]] = llvm.load %[[V1]] : !llvm.ptr -> !llvm.array<4 x i8>
// CHECK-NEXT: llvm.return %[[V2]] : !llvm.array<4 x i8>
// CHECK-NEXT: }
llvm.func @slot18(%v: i32) -> !llvm.array<4 x i8> {
  %c1 = llvm.mlir.constant(1 : i32) : i32
  %p = llvm.alloca %c1 x i32 : (i32) -> !llvm.ptr
  llvm.store %v, %p : i32, !llvm.ptr
  %r = llvm.load %p : !llvm.ptr -> !llvm.array<4 x i8>
  llvm.return %r : !llvm.array<4 x i8>
}

// CHECK-LABEL: @slot19(
// CHECK-SAME: %[[ARG0:[0-9a-z_]+]]: !llvm.struct<(i32)>) -> i32 {
// CHECK-NEXT: %[[V0:[0-9a-z_]+]] = llvm.mlir.constant(1 : i32) : i32
// CHECK-NEXT: %[[V1:[0-9a-z_]+]] = llvm.alloca %[[V0]] x !llvm.struct<(i32)> : (i32) -> !llvm.ptr
// CHECK-NEXT: llvm.store %[[ARG0]], %[[V1]] : !llvm.struct<(i32)>, !llvm.ptr
// CHECK-NEXT: %[[V2:[0-9a-z_]+]] = llvm.load %[[V1]] : !llvm.ptr -> i32
// CHECK-NEXT: llvm.return %[[V2]] : i32
// CHECK-NEXT: }
llvm.func @slot19(%v: !llvm.struct<(i32)>) -> i32 {
  %c1 = llvm.mlir.constant(1 : i32) : i32
  %p = llvm.alloca %c1 x !llvm.struct<(i32)> : (i32) -> !llvm.ptr
  llvm.store %v, %p : !llvm.struct<(i32)>, !llvm.ptr
  %r = llvm.load %p : !llvm.ptr -> i32
  llvm.return %r : i32
}

// CHECK-LABEL: @slot20(
// CHECK-SAME: %[[ARG0:[0-9a-z_]+]]: !llvm.ptr) -> !llvm.ptr<1> {
// CHECK-NEXT: %[[V0:[0-9a-z_]+]] = llvm.mlir.constant(1 : i32) : i32
// CHECK-NEXT: %[[V1:[0-9a-z_]+]] = llvm.addrspacecast %[[ARG0]] : !llvm.ptr to !llvm.ptr<1>
// CHECK-NEXT: llvm.return %[[V1]] : !llvm.ptr<1>
// CHECK-NEXT: }
llvm.func @slot20(%v: !llvm.ptr) -> !llvm.ptr<1> {
  %c1 = llvm.mlir.constant(1 : i32) : i32
  %p = llvm.alloca %c1 x !llvm.ptr<1> : (i32) -> !llvm.ptr
  llvm.store %v, %p : !llvm.ptr, !llvm.ptr
  %r = llvm.load %p : !llvm.ptr -> !llvm.ptr<1>
  llvm.return %r : !llvm.ptr<1>
}

// CHECK-LABEL: @slot21(
// CHECK-SAME: %[[ARG0:[0-9a-z_]+]]: !llvm.ptr<1>) -> !llvm.ptr {
// CHECK-NEXT: %[[V0:[0-9a-z_]+]] = llvm.mlir.constant(1 : i32) : i32
// CHECK-NEXT: %[[V1:[0-9a-z_]+]] = llvm.addrspacecast %[[ARG0]] : !llvm.ptr<1> to !llvm.ptr
// CHECK-NEXT: llvm.return %[[V1]] : !llvm.ptr
// CHECK-NEXT: }
llvm.func @slot21(%v: !llvm.ptr<1>) -> !llvm.ptr {
  %c1 = llvm.mlir.constant(1 : i32) : i32
  %p = llvm.alloca %c1 x !llvm.ptr : (i32) -> !llvm.ptr
  llvm.store %v, %p : !llvm.ptr<1>, !llvm.ptr
  %r = llvm.load %p : !llvm.ptr -> !llvm.ptr
  llvm.return %r : !llvm.ptr
}

// CHECK-LABEL: @slot22(
// CHECK-SAME: %[[ARG0:[0-9a-z_]+]]: i8) -> f32 {
// CHECK-NEXT: %[[V0:[0-9a-z_]+]] = llvm.mlir.undef : f32
// CHECK-NEXT: %[[V1:[0-9a-z_]+]] = llvm.mlir.constant(1 : i32) : i32
// CHECK-NEXT: %[[V2:[0-9a-z_]+]] = llvm.bitcast %[[V0]] : f32 to i32
// CHECK-NEXT: %[[V3:[0-9a-z_]+]] = llvm.zext %[[ARG0]] : i8 to i32
// CHECK-NEXT: %[[V4:[0-9a-z_]+]] = llvm.mlir.constant(-256 : i32) : i32
// CHECK-NEXT: %[[V5:[0-9a-z_]+]] = llvm.and %[[V2]], %[[V4]] : i32
// CHECK-NEXT: %[[V6:[0-9a-z_]+]] = llvm.or %[[V5]], %[[V3]] : i32
// CHECK-NEXT: %[[V7:[0-9a-z_]+]] = llvm.bitcast %[[V6]] : i32 to f32
// CHECK-NEXT: llvm.return %[[V7]] : f32
// CHECK-NEXT: }
llvm.func @slot22(%v: i8) -> f32 {
  %c1 = llvm.mlir.constant(1 : i32) : i32
  %p = llvm.alloca %c1 x f32 : (i32) -> !llvm.ptr
  llvm.store %v, %p : i8, !llvm.ptr
  %r = llvm.load %p : !llvm.ptr -> f32
  llvm.return %r : f32
}

// CHECK-LABEL: @slot23(
// CHECK-SAME: %[[ARG0:[0-9a-z_]+]]: vector<2xi8>) -> i32 {
// CHECK-NEXT: %[[V0:[0-9a-z_]+]] = llvm.mlir.undef : i32
// CHECK-NEXT: %[[V1:[0-9a-z_]+]] = llvm.mlir.constant(1 : i32) : i32
// CHECK-NEXT: %[[V2:[0-9a-z_]+]] = llvm.bitcast %[[ARG0]] : vector<2xi8> to i16
// CHECK-NEXT: %[[V3:[0-9a-z_]+]] = llvm.zext %[[V2]] : i16 to i32
// CHECK-NEXT: %[[V4:[0-9a-z_]+]] = llvm.mlir.constant(-65536 : i32) : i32
// CHECK-NEXT: %[[V5:[0-9a-z_]+]] = llvm.and %[[V0]], %[[V4]] : i32
// CHECK-NEXT: %[[V6:[0-9a-z_]+]] = llvm.or %[[V5]], %[[V3]] : i32
// CHECK-NEXT: llvm.return %[[V6]] : i32
// CHECK-NEXT: }
llvm.func @slot23(%v: vector<2xi8>) -> i32 {
  %c1 = llvm.mlir.constant(1 : i32) : i32
  %p = llvm.alloca %c1 x i32 : (i32) -> !llvm.ptr
  llvm.store %v, %p : vector<2xi8>, !llvm.ptr
  %r = llvm.load %p : !llvm.ptr -> i32
  llvm.return %r : i32
}

// CHECK-LABEL: @slot24(
// CHECK-SAME: %[[ARG0:[0-9a-z_]+]]: !llvm.ptr) -> f64 {
// CHECK-NEXT: %[[V0:[0-9a-z_]+]] = llvm.mlir.constant(1 : i32) : i32
// CHECK-NEXT: %[[V1:[0-9a-z_]+]] = llvm.ptrtoint %[[ARG0]] : !llvm.ptr to i64
// CHECK-NEXT: %[[V2:[0-9a-z_]+]] = llvm.bitcast %[[V1]] : i64 to f64
// CHECK-NEXT: llvm.return %[[V2]] : f64
// CHECK-NEXT: }
llvm.func @slot24(%v: !llvm.ptr) -> f64 {
  %c1 = llvm.mlir.constant(1 : i32) : i32
  %p = llvm.alloca %c1 x f64 : (i32) -> !llvm.ptr
  llvm.store %v, %p : !llvm.ptr, !llvm.ptr
  %r = llvm.load %p : !llvm.ptr -> f64
  llvm.return %r : f64
}

// CHECK-LABEL: @slot25(
// CHECK-SAME: %[[ARG0:[0-9a-z_]+]]: i8) -> !llvm.ptr {
// CHECK-NEXT: %[[V0:[0-9a-z_]+]] = llvm.mlir.undef : !llvm.ptr
// CHECK-NEXT: %[[V1:[0-9a-z_]+]] = llvm.mlir.constant(1 : i32) : i32
// CHECK-NEXT: %[[V2:[0-9a-z_]+]] = llvm.ptrtoint %[[V0]] : !llvm.ptr to i64
// CHECK-NEXT: %[[V3:[0-9a-z_]+]] = llvm.zext %[[ARG0]] : i8 to i64
// CHECK-NEXT: %[[V4:[0-9a-z_]+]] = llvm.mlir.constant(-256 : i64) : i64
// CHECK-NEXT: %[[V5:[0-9a-z_]+]] = llvm.and %[[V2]], %[[V4]] : i64
// CHECK-NEXT: %[[V6:[0-9a-z_]+]] = llvm.or %[[V5]], %[[V3]] : i64
// CHECK-NEXT: %[[V7:[0-9a-z_]+]] = llvm.inttoptr %[[V6]] : i64 to !llvm.ptr
// CHECK-NEXT: llvm.return %[[V7]] : !llvm.ptr
// CHECK-NEXT: }
llvm.func @slot25(%v: i8) -> !llvm.ptr {
  %c1 = llvm.mlir.constant(1 : i32) : i32
  %p = llvm.alloca %c1 x !llvm.ptr : (i32) -> !llvm.ptr
  llvm.store %v, %p : i8, !llvm.ptr
  %r = llvm.load %p : !llvm.ptr -> !llvm.ptr
  llvm.return %r : !llvm.ptr
}

// CHECK-LABEL: @slot26(
// CHECK-SAME: %[[ARG0:[0-9a-z_]+]]: i8, %[[ARG1:[0-9a-z_]+]]: i32) -> i32 {
// CHECK-NEXT: %[[V0:[0-9a-z_]+]] = llvm.mlir.constant(1 : i32) : i32
// CHECK-NEXT: %[[V1:[0-9a-z_]+]] = llvm.zext %[[ARG0]] : i8 to i32
// CHECK-NEXT: %[[V2:[0-9a-z_]+]] = llvm.mlir.constant(-256 : i32) : i32
// CHECK-NEXT: %[[V3:[0-9a-z_]+]] = llvm.and %[[ARG1]], %[[V2]] : i32
// CHECK-NEXT: %[[V4:[0-9a-z_]+]] = llvm.or %[[V3]], %[[V1]] : i32
// CHECK-NEXT: llvm.return %[[V4]] : i32
// CHECK-NEXT: }
llvm.func @slot26(%v: i8, %w: i32) -> i32 {
  %c1 = llvm.mlir.constant(1 : i32) : i32
  %p = llvm.alloca %c1 x i32 : (i32) -> !llvm.ptr
  llvm.store %w, %p : i32, !llvm.ptr
  llvm.store %v, %p : i8, !llvm.ptr
  %r = llvm.load %p : !llvm.ptr -> i32
  llvm.return %r : i32
}

// CHECK-LABEL: @slot27(
// CHECK-SAME: %[[ARG0:[0-9a-z_]+]]: i16, %[[ARG1:[0-9a-z_]+]]: i64) -> i64 {
// CHECK-NEXT: %[[V0:[0-9a-z_]+]] = llvm.mlir.constant(1 : i32) : i32
// CHECK-NEXT: %[[V1:[0-9a-z_]+]] = llvm.zext %[[ARG0]] : i16 to i64
// CHECK-NEXT: %[[V2:[0-9a-z_]+]] = llvm.mlir.constant(-65536 : i64) : i64
// CHECK-NEXT: %[[V3:[0-9a-z_]+]] = llvm.and %[[ARG1]], %[[V2]] : i64
// CHECK-NEXT: %[[V4:[0-9a-z_]+]] = llvm.or %[[V3]], %[[V1]] : i64
// CHECK-NEXT: llvm.return %[[V4]] : i64
// CHECK-NEXT: }
llvm.func @slot27(%v: i16, %w: i64) -> i64 {
  %c1 = llvm.mlir.constant(1 : i32) : i32
  %p = llvm.alloca %c1 x i64 : (i32) -> !llvm.ptr
  llvm.store %w, %p : i64, !llvm.ptr
  llvm.store %v, %p : i16, !llvm.ptr
  %r = llvm.load %p : !llvm.ptr -> i64
  llvm.return %r : i64
}

// CHECK-LABEL: @slot28(
// CHECK-SAME: %[[ARG0:[0-9a-z_]+]]: i16, %[[ARG1:[0-9a-z_]+]]: f32) -> f32 {
// CHECK-NEXT: %[[V0:[0-9a-z_]+]] = llvm.mlir.constant(1 : i32) : i32
// CHECK-NEXT: %[[V1:[0-9a-z_]+]] = llvm.bitcast %[[ARG1]] : f32 to i32
// CHECK-NEXT: %[[V2:[0-9a-z_]+]] = llvm.zext %[[ARG0]] : i16 to i32
// CHECK-NEXT: %[[V3:[0-9a-z_]+]] = llvm.mlir.constant(-65536 : i32) : i32
// CHECK-NEXT: %[[V4:[0-9a-z_]+]] = llvm.and %[[V1]], %[[V3]] : i32
// CHECK-NEXT: %[[V5:[0-9a-z_]+]] = llvm.or %[[V4]], %[[V2]] : i32
// CHECK-NEXT: %[[V6:[0-9a-z_]+]] = llvm.bitcast %[[V5]] : i32 to f32
// CHECK-NEXT: llvm.return %[[V6]] : f32
// CHECK-NEXT: }
llvm.func @slot28(%v: i16, %w: f32) -> f32 {
  %c1 = llvm.mlir.constant(1 : i32) : i32
  %p = llvm.alloca %c1 x f32 : (i32) -> !llvm.ptr
  llvm.store %w, %p : f32, !llvm.ptr
  llvm.store %v, %p : i16, !llvm.ptr
  %r = llvm.load %p : !llvm.ptr -> f32
  llvm.return %r : f32
}

// CHECK-LABEL: @slot29(
// CHECK-SAME: %[[ARG0:[0-9a-z_]+]]: i32, %[[ARG1:[0-9a-z_]+]]: !llvm.ptr) -> !llvm.ptr {
// CHECK-NEXT: %[[V0:[0-9a-z_]+]] = llvm.mlir.constant(1 : i32) : i32
// CHECK-NEXT: %[[V1:[0-9a-z_]+]] = llvm.ptrtoint %[[ARG1]] : !llvm.ptr to i64
// CHECK-NEXT: %[[V2:[0-9a-z_]+]] = llvm.zext %[[ARG0]] : i32 to i64
// CHECK-NEXT: %[[V3:[0-9a-z_]+]] = llvm.mlir.constant(-4294967296 : i64) : i64
// CHECK-NEXT: %[[V4:[0-9a-z_]+]] = llvm.and %[[V1]], %[[V3]] : i64
// CHECK-NEXT: %[[V5:[0-9a-z_]+]] = llvm.or %[[V4]], %[[V2]] : i64
// CHECK-NEXT: %[[V6:[0-9a-z_]+]] = llvm.inttoptr %[[V5]] : i64 to !llvm.ptr
// CHECK-NEXT: llvm.return %[[V6]] : !llvm.ptr
// CHECK-NEXT: }
llvm.func @slot29(%v: i32, %w: !llvm.ptr) -> !llvm.ptr {
  %c1 = llvm.mlir.constant(1 : i32) : i32
  %p = llvm.alloca %c1 x !llvm.ptr : (i32) -> !llvm.ptr
  llvm.store %w, %p : !llvm.ptr, !llvm.ptr
  llvm.store %v, %p : i32, !llvm.ptr
  %r = llvm.load %p : !llvm.ptr -> !llvm.ptr
  llvm.return %r : !llvm.ptr
}

// CHECK-LABEL: @slot30(
// CHECK-SAME: %[[ARG0:[0-9a-z_]+]]: i16, %[[ARG1:[0-9a-z_]+]]: vector<4xi8>) -> vector<4xi8> {
// CHECK-NEXT: %[[V0:[0-9a-z_]+]] = llvm.mlir.constant(1 : i32) : i32
// CHECK-NEXT: %[[V1:[0-9a-z_]+]] = llvm.bitcast %[[ARG1]] : vector<4xi8> to i32
// CHECK-NEXT: %[[V2:[0-9a-z_]+]] = llvm.zext %[[ARG0]] : i16 to i32
// CHECK-NEXT: %[[V3:[0-9a-z_]+]] = llvm.mlir.constant(-65536 : i32) : i32
// CHECK-NEXT: %[[V4:[0-9a-z_]+]] = llvm.and %[[V1]], %[[V3]] : i32
// CHECK-NEXT: %[[V5:[0-9a-z_]+]] = llvm.or %[[V4]], %[[V2]] : i32
// CHECK-NEXT: %[[V6:[0-9a-z_]+]] = llvm.bitcast %[[V5]] : i32 to vector<4xi8>
// CHECK-NEXT: llvm.return %[[V6]] : vector<4xi8>
// CHECK-NEXT: }
llvm.func @slot30(%v: i16, %w: vector<4xi8>) -> vector<4xi8> {
  %c1 = llvm.mlir.constant(1 : i32) : i32
  %p = llvm.alloca %c1 x vector<4xi8> : (i32) -> !llvm.ptr
  llvm.store %w, %p : vector<4xi8>, !llvm.ptr
  llvm.store %v, %p : i16, !llvm.ptr
  %r = llvm.load %p : !llvm.ptr -> vector<4xi8>
  llvm.return %r : vector<4xi8>
}

// CHECK-LABEL: @slot31(
// CHECK-SAME: %[[ARG0:[0-9a-z_]+]]: i32) -> i32 {
// CHECK-NEXT: %[[V0:[0-9a-z_]+]] = llvm.mlir.constant(1 : i32) : i32
// CHECK-NEXT: %[[V1:[0-9a-z_]+]] = llvm.alloca %[[V0]] x i32 : (i32) -> !llvm.ptr
// CHECK-NEXT: llvm.store volatile %[[ARG0]], %[[V1]] : i32, !llvm.ptr
// CHECK-NEXT: %[[V2:[0-9a-z_]+]] = llvm.load %[[V1]] : !llvm.ptr -> i32
// CHECK-NEXT: llvm.return %[[V2]] : i32
// CHECK-NEXT: }
llvm.func @slot31(%v: i32) -> i32 {
  %c1 = llvm.mlir.constant(1 : i32) : i32
  %p = llvm.alloca %c1 x i32 : (i32) -> !llvm.ptr
  llvm.store volatile %v, %p : i32, !llvm.ptr
  %r = llvm.load %p : !llvm.ptr -> i32
  llvm.return %r : i32
}

// CHECK-LABEL: @slot32(
// CHECK-SAME: %[[ARG0:[0-9a-z_]+]]: i32) -> i32 {
// CHECK-NEXT: %[[V0:[0-9a-z_]+]] = llvm.mlir.constant(1 : i32) : i32
// CHECK-NEXT: %[[V1:[0-9a-z_]+]] = llvm.alloca %[[V0]] x i32 : (i32) -> !llvm.ptr
// CHECK-NEXT: llvm.store %[[V1]], %[[V1]] : !llvm.ptr, !llvm.ptr
// CHECK-NEXT: %[[V2:[0-9a-z_]+]] = llvm.load %[[V1]] : !llvm.ptr -> i32
// CHECK-NEXT: llvm.return %[[V2]] : i32
// CHECK-NEXT: }
llvm.func @slot32(%v: i32) -> i32 {
  %c1 = llvm.mlir.constant(1 : i32) : i32
  %p = llvm.alloca %c1 x i32 : (i32) -> !llvm.ptr
  llvm.store %p, %p : !llvm.ptr, !llvm.ptr
  %r = llvm.load %p : !llvm.ptr -> i32
  llvm.return %r : i32
}

// CHECK-LABEL: @slot33(
// CHECK-SAME: %[[ARG0:[0-9a-z_]+]]: i32) -> i32 {
// CHECK-NEXT: %[[V0:[0-9a-z_]+]] = llvm.mlir.constant(1 : i32) : i32
// CHECK-NEXT: %[[V1:[0-9a-z_]+]] = llvm.alloca %[[V0]] x i32 : (i32) -> !llvm.ptr
// CHECK-NEXT: %[[V2:[0-9a-z_]+]] = llvm.load volatile %[[V1]] : !llvm.ptr -> i32
// CHECK-NEXT: %[[V3:[0-9a-z_]+]] = llvm.load %[[V1]] : !llvm.ptr -> i32
// CHECK-NEXT: llvm.return %[[V3]] : i32
// CHECK-NEXT: }
llvm.func @slot33(%v: i32) -> i32 {
  %c1 = llvm.mlir.constant(1 : i32) : i32
  %p = llvm.alloca %c1 x i32 : (i32) -> !llvm.ptr
  %z = llvm.load volatile %p : !llvm.ptr -> i32
  %r = llvm.load %p : !llvm.ptr -> i32
  llvm.return %r : i32
}

// CHECK-LABEL: @slot34(
// CHECK-SAME: %[[ARG0:[0-9a-z_]+]]: i32) -> i32 {
// CHECK-NEXT: %[[V0:[0-9a-z_]+]] = llvm.mlir.constant(1 : i32) : i32
// CHECK-NEXT: %[[V1:[0-9a-z_]+]] = llvm.alloca %[[V0]] x i32 : (i32) -> !llvm.ptr
// CHECK-NEXT: "use"(%[[V1]]) : (!llvm.ptr) -> ()
// CHECK-NEXT: %[[V2:[0-9a-z_]+]] = llvm.load %[[V1]] : !llvm.ptr -> i32
// CHECK-NEXT: llvm.return %[[V2]] : i32
// CHECK-NEXT: }
llvm.func @slot34(%v: i32) -> i32 {
  %c1 = llvm.mlir.constant(1 : i32) : i32
  %p = llvm.alloca %c1 x i32 : (i32) -> !llvm.ptr
  "use"(%p) : (!llvm.ptr) -> ()
  %r = llvm.load %p : !llvm.ptr -> i32
  llvm.return %r : i32
}

// CHECK-LABEL: @slot35(
// CHECK-SAME: %[[ARG0:[0-9a-z_]+]]: i32) -> i32 {
// CHECK-NEXT: %[[V0:[0-9a-z_]+]] = llvm.mlir.constant(1 : i32) : i32
// CHECK-NEXT: llvm.return %[[ARG0]] : i32
// CHECK-NEXT: }
llvm.func @slot35(%v: i32) -> i32 {
  %c1 = llvm.mlir.constant(1 : i32) : i32
  %p = llvm.alloca %c1 x i32 : (i32) -> !llvm.ptr
  llvm.store %v, %p {nontemporal} : i32, !llvm.ptr
  %r = llvm.load %p : !llvm.ptr -> i32
  llvm.return %r : i32
}

// CHECK-LABEL: @slot36(
// CHECK-SAME: %[[ARG0:[0-9a-z_]+]]: i32) -> i32 {
// CHECK-NEXT: %[[V0:[0-9a-z_]+]] = llvm.mlir.constant(1 : i32) : i32
// CHECK-NEXT: llvm.return %[[ARG0]] : i32
// CHECK-NEXT: }
llvm.func @slot36(%v: i32) -> i32 {
  %c1 = llvm.mlir.constant(1 : i32) : i32
  %p = llvm.alloca %c1 x i32 : (i32) -> !llvm.ptr
  llvm.store %v, %p atomic release {alignment = 4 : i64} : i32, !llvm.ptr
  %r = llvm.load %p : !llvm.ptr -> i32
  llvm.return %r : i32
}

// CHECK-LABEL: @slot37(
// CHECK-SAME: %[[ARG0:[0-9a-z_]+]]: i32) -> i32 {
// CHECK-NEXT: %[[V0:[0-9a-z_]+]] = llvm.mlir.constant(1 : i32) : i32
// CHECK-NEXT: %[[V1:[0-9a-z_]+]] = llvm.alloca %[[V0]] x i32 : (i32) -> !llvm.ptr
// CHECK-NEXT: %[[V2:[0-9a-z_]+]] = llvm.bitcast %[[V1]] : !llvm.ptr to !llvm.ptr
// CHECK-NEXT: llvm.store %[[ARG0]], %[[V2]] : i32, !llvm.ptr
// CHECK-NEXT: %[[V3:[0-9a-z_]+]] = llvm.load %[[V1]] : !llvm.ptr -> i32
// CHECK-NEXT: llvm.return %[[V3]] : i32
// CHECK-NEXT: }
llvm.func @slot37(%v: i32) -> i32 {
  %c1 = llvm.mlir.constant(1 : i32) : i32
  %p = llvm.alloca %c1 x i32 : (i32) -> !llvm.ptr
  %q = llvm.bitcast %p : !llvm.ptr to !llvm.ptr
  llvm.store %v, %q : i32, !llvm.ptr
  %r = llvm.load %p : !llvm.ptr -> i32
  llvm.return %r : i32
}

// CHECK-LABEL: @slot38(
// CHECK-SAME: %[[ARG0:[0-9a-z_]+]]: i32) -> i32 {
// CHECK-NEXT: %[[V0:[0-9a-z_]+]] = llvm.mlir.constant(1 : i32) : i32
// CHECK-NEXT: %[[V1:[0-9a-z_]+]] = llvm.alloca %[[V0]] x i32 : (i32) -> !llvm.ptr
// CHECK-NEXT: %[[V2:[0-9a-z_]+]] = llvm.addrspacecast %[[V1]] : !llvm.ptr to !llvm.ptr<1>
// CHECK-NEXT: llvm.store %[[ARG0]], %[[V2]] : i32, !llvm.ptr<1>
// CHECK-NEXT: %[[V3:[0-9a-z_]+]] = llvm.load %[[V1]] : !llvm.ptr -> i32
// CHECK-NEXT: llvm.return %[[V3]] : i32
// CHECK-NEXT: }
llvm.func @slot38(%v: i32) -> i32 {
  %c1 = llvm.mlir.constant(1 : i32) : i32
  %p = llvm.alloca %c1 x i32 : (i32) -> !llvm.ptr
  %q = llvm.addrspacecast %p : !llvm.ptr to !llvm.ptr<1>
  llvm.store %v, %q : i32, !llvm.ptr<1>
  %r = llvm.load %p : !llvm.ptr -> i32
  llvm.return %r : i32
}

// CHECK-LABEL: @slot39(
// CHECK-SAME: %[[ARG0:[0-9a-z_]+]]: i32) -> i32 {
// CHECK-NEXT: %[[V0:[0-9a-z_]+]] = llvm.mlir.constant(1 : i32) : i32
// CHECK-NEXT: %[[V1:[0-9a-z_]+]] = llvm.alloca %[[V0]] x i32 : (i32) -> !llvm.ptr
// CHECK-NEXT: %[[V2:[0-9a-z_]+]] = llvm.intr.launder.invariant.group %[[V1]] : !llvm.ptr
// CHECK-NEXT: llvm.store %[[ARG0]], %[[V2]] : i32, !llvm.ptr
// CHECK-NEXT: %[[V3:[0-9a-z_]+]] = llvm.load %[[V1]] : !llvm.ptr -> i32
// CHECK-NEXT: llvm.return %[[V3]] : i32
// CHECK-NEXT: }
llvm.func @slot39(%v: i32) -> i32 {
  %c1 = llvm.mlir.constant(1 : i32) : i32
  %p = llvm.alloca %c1 x i32 : (i32) -> !llvm.ptr
  %q = llvm.intr.launder.invariant.group %p : !llvm.ptr
  llvm.store %v, %q : i32, !llvm.ptr
  %r = llvm.load %p : !llvm.ptr -> i32
  llvm.return %r : i32
}

// CHECK-LABEL: @slot40(
// CHECK-SAME: %[[ARG0:[0-9a-z_]+]]: i32) -> i32 {
// CHECK-NEXT: %[[V0:[0-9a-z_]+]] = llvm.mlir.constant(1 : i32) : i32
// CHECK-NEXT: %[[V1:[0-9a-z_]+]] = llvm.alloca %[[V0]] x i32 : (i32) -> !llvm.ptr
// CHECK-NEXT: %[[V2:[0-9a-z_]+]] = llvm.intr.strip.invariant.group %[[V1]] : !llvm.ptr
// CHECK-NEXT: llvm.store %[[ARG0]], %[[V2]] : i32, !llvm.ptr
// CHECK-NEXT: %[[V3:[0-9a-z_]+]] = llvm.load %[[V1]] : !llvm.ptr -> i32
// CHECK-NEXT: llvm.return %[[V3]] : i32
// CHECK-NEXT: }
llvm.func @slot40(%v: i32) -> i32 {
  %c1 = llvm.mlir.constant(1 : i32) : i32
  %p = llvm.alloca %c1 x i32 : (i32) -> !llvm.ptr
  %q = llvm.intr.strip.invariant.group %p : !llvm.ptr
  llvm.store %v, %q : i32, !llvm.ptr
  %r = llvm.load %p : !llvm.ptr -> i32
  llvm.return %r : i32
}

// CHECK-LABEL: @slot41(
// CHECK-SAME: %[[ARG0:[0-9a-z_]+]]: i32) -> i32 {
// CHECK-NEXT: %[[V0:[0-9a-z_]+]] = llvm.mlir.constant(1 : i32) : i32
// CHECK-NEXT: %[[V1:[0-9a-z_]+]] = llvm.alloca %[[V0]] x i32 : (i32) -> !llvm.ptr
// CHECK-NEXT: %[[V2:[0-9a-z_]+]] = llvm.getelementptr %[[V1]][0] : (!llvm.ptr) -> !llvm.ptr, i32
// CHECK-NEXT: llvm.store %[[ARG0]], %[[V2]] : i32, !llvm.ptr
// CHECK-NEXT: %[[V3:[0-9a-z_]+]] = llvm.load %[[V1]] : !llvm.ptr -> i32
// CHECK-NEXT: llvm.return %[[V3]] : i32
// CHECK-NEXT: }
llvm.func @slot41(%v: i32) -> i32 {
  %c1 = llvm.mlir.constant(1 : i32) : i32
  %p = llvm.alloca %c1 x i32 : (i32) -> !llvm.ptr
  %q = llvm.getelementptr %p[0] : (!llvm.ptr) -> !llvm.ptr, i32
  llvm.store %v, %q : i32, !llvm.ptr
  %r = llvm.load %p : !llvm.ptr -> i32
  llvm.return %r : i32
}

// CHECK-LABEL: @slot42(
// CHECK-SAME: %[[ARG0:[0-9a-z_]+]]: i32) -> i32 {
// CHECK-NEXT: %[[V0:[0-9a-z_]+]] = llvm.mlir.constant(1 : i32) : i32
// CHECK-NEXT: %[[V1:[0-9a-z_]+]] = llvm.alloca %[[V0]] x i32 : (i32) -> !llvm.ptr
// CHECK-NEXT: %[[V2:[0-9a-z_]+]] = llvm.getelementptr %[[V1]][1] : (!llvm.ptr) -> !llvm.ptr, i32
// CHECK-NEXT: llvm.store %[[ARG0]], %[[V2]] : i32, !llvm.ptr
// CHECK-NEXT: %[[V3:[0-9a-z_]+]] = llvm.load %[[V1]] : !llvm.ptr -> i32
// CHECK-NEXT: llvm.return %[[V3]] : i32
// CHECK-NEXT: }
llvm.func @slot42(%v: i32) -> i32 {
  %c1 = llvm.mlir.constant(1 : i32) : i32
  %p = llvm.alloca %c1 x i32 : (i32) -> !llvm.ptr
  %q = llvm.getelementptr %p[1] : (!llvm.ptr) -> !llvm.ptr, i32
  llvm.store %v, %q : i32, !llvm.ptr
  %r = llvm.load %p : !llvm.ptr -> i32
  llvm.return %r : i32
}

// CHECK-LABEL: @slot43(
// CHECK-SAME: %[[ARG0:[0-9a-z_]+]]: i32) -> i32 {
// CHECK-NEXT: %[[V0:[0-9a-z_]+]] = llvm.mlir.constant(1 : i32) : i32
// CHECK-NEXT: %[[V1:[0-9a-z_]+]] = llvm.alloca %[[V0]] x i32 : (i32) -> !llvm.ptr
// CHECK-NEXT: %[[V2:[0-9a-z_]+]] = llvm.getelementptr %[[V1]][%[[ARG0]]] : (!llvm.ptr, i32) -> !llvm.ptr, i32
// CHECK-NEXT: llvm.store %[[ARG0]], %[[V2]] : i32, !llvm.ptr
// CHECK-NEXT: %[[V3:[0-9a-z_]+]] = llvm.load %[[V1]] : !llvm.ptr -> i32
// CHECK-NEXT: llvm.return %[[V3]] : i32
// CHECK-NEXT: }
llvm.func @slot43(%v: i32) -> i32 {
  %c1 = llvm.mlir.constant(1 : i32) : i32
  %p = llvm.alloca %c1 x i32 : (i32) -> !llvm.ptr
  %q = llvm.getelementptr %p[%v] : (!llvm.ptr, i32) -> !llvm.ptr, i32
  llvm.store %v, %q : i32, !llvm.ptr
  %r = llvm.load %p : !llvm.ptr -> i32
  llvm.return %r : i32
}

// CHECK-LABEL: @slot44(
// CHECK-SAME: %[[ARG0:[0-9a-z_]+]]: i32) -> i32 {
// CHECK-NEXT: %[[V0:[0-9a-z_]+]] = llvm.mlir.constant(1 : i32) : i32
// CHECK-NEXT: llvm.return %[[ARG0]] : i32
// CHECK-NEXT: }
llvm.func @slot44(%v: i32) -> i32 {
  %c1 = llvm.mlir.constant(1 : i32) : i32
  %p = llvm.alloca %c1 x i32 : (i32) -> !llvm.ptr
  llvm.intr.lifetime.start %p : !llvm.ptr
  %i = llvm.intr.invariant.start 4, %p : !llvm.ptr
  llvm.store %v, %p : i32, !llvm.ptr
  llvm.intr.invariant.end %i, 4, %p : !llvm.ptr
  %r = llvm.load %p : !llvm.ptr -> i32
  llvm.intr.lifetime.end %p : !llvm.ptr
  llvm.return %r : i32
}

// CHECK-LABEL: @slot45(
// CHECK-SAME: %[[ARG0:[0-9a-z_]+]]: i8) -> i32 {
// CHECK-NEXT: %[[V0:[0-9a-z_]+]] = llvm.mlir.constant(1 : i32) : i32
// CHECK-NEXT: %[[V1:[0-9a-z_]+]] = llvm.mlir.constant(4 : i64) : i64
// CHECK-NEXT: %[[V2:[0-9a-z_]+]] = llvm.zext %[[ARG0]] : i8 to i32
// CHECK-NEXT: %[[V3:[0-9a-z_]+]] = llvm.mlir.constant(8 : i32) : i32
// CHECK-NEXT: %[[V4:[0-9a-z_]+]] = llvm.shl %[[V2]], %[[V3]] : i32
// CHECK-NEXT: %[[V5:[0-9a-z_]+]] = llvm.or %[[V2]], %[[V4]] : i32
// CHECK-NEXT: %[[V6:[0-9a-z_]+]] = llvm.mlir.constant(16 : i32) : i32
// CHECK-NEXT: %[[V7:[0-9a-z_]+]] = llvm.shl %[[V5]], %[[V6]] : i32
// CHECK-NEXT: %[[V8:[0-9a-z_]+]] = llvm.or %[[V5]], %[[V7]] : i32
// CHECK-NEXT: llvm.return %[[V8]] : i32
// CHECK-NEXT: }
llvm.func @slot45(%v: i8) -> i32 {
  %c1 = llvm.mlir.constant(1 : i32) : i32
  %p = llvm.alloca %c1 x i32 : (i32) -> !llvm.ptr
  %n = llvm.mlir.constant(4 : i64) : i64
  "llvm.intr.memset"(%p, %v, %n) <{isVolatile = false}> : (!llvm.ptr, i8, i64) -> ()
  %r = llvm.load %p : !llvm.ptr -> i32
  llvm.return %r : i32
}

// CHECK-LABEL: @slot46(
// CHECK-SAME: %[[ARG0:[0-9a-z_]+]]: i8) -> i32 {
// CHECK-NEXT: %[[V0:[0-9a-z_]+]] = llvm.mlir.constant(1 : i32) : i32
// CHECK-NEXT: %[[V1:[0-9a-z_]+]] = llvm.alloca %[[V0]] x i32 : (i32) -> !llvm.ptr
// CHECK-NEXT: %[[V2:[0-9a-z_]+]] = llvm.mlir.constant(3 : i64) : i64
// CHECK-NEXT: "llvm.intr.memset"(%[[V1]], %[[ARG0]], %[[V2]]) <{isVolatile = false}> : (!llvm.ptr, i8, i64) -> ()
// CHECK-NEXT: %[[V3:[0-9a-z_]+]] = llvm.load %[[V1]] : !llvm.ptr -> i32
// CHECK-NEXT: llvm.return %[[V3]] : i32
// CHECK-NEXT: }
llvm.func @slot46(%v: i8) -> i32 {
  %c1 = llvm.mlir.constant(1 : i32) : i32
  %p = llvm.alloca %c1 x i32 : (i32) -> !llvm.ptr
  %n = llvm.mlir.constant(3 : i64) : i64
  "llvm.intr.memset"(%p, %v, %n) <{isVolatile = false}> : (!llvm.ptr, i8, i64) -> ()
  %r = llvm.load %p : !llvm.ptr -> i32
  llvm.return %r : i32
}

// CHECK-LABEL: @slot47(
// CHECK-SAME: %[[ARG0:[0-9a-z_]+]]: i8) -> i64 {
// CHECK-NEXT: %[[V0:[0-9a-z_]+]] = llvm.mlir.constant(1 : i32) : i32
// CHECK-NEXT: %[[V1:[0-9a-z_]+]] = llvm.mlir.constant(8 : i64) : i64
// CHECK-NEXT: %[[V2:[0-9a-z_]+]] = llvm.zext %[[ARG0]] : i8 to i64
// CHECK-NEXT: %[[V3:[0-9a-z_]+]] = llvm.mlir.constant(8 : i64) : i64
// CHECK-NEXT: %[[V4:[0-9a-z_]+]] = llvm.shl %[[V2]], %[[V3]] : i64
// CHECK-NEXT: %[[V5:[0-9a-z_]+]] = llvm.or %[[V2]], %[[V4]] : i64
// CHECK-NEXT: %[[V6:[0-9a-z_]+]] = llvm.mlir.constant(16 : i64) : i64
// CHECK-NEXT: %[[V7:[0-9a-z_]+]] = llvm.shl %[[V5]], %[[V6]] : i64
// CHECK-NEXT: %[[V8:[0-9a-z_]+]] = llvm.or %[[V5]], %[[V7]] : i64
// CHECK-NEXT: %[[V9:[0-9a-z_]+]] = llvm.mlir.constant(32 : i64) : i64
// CHECK-NEXT: %[[V10:[0-9a-z_]+]] = llvm.shl %[[V8]], %[[V9]] : i64
// CHECK-NEXT: %[[V11:[0-9a-z_]+]] = llvm.or %[[V8]], %[[V10]] : i64
// CHECK-NEXT: llvm.return %[[V11]] : i64
// CHECK-NEXT: }
llvm.func @slot47(%v: i8) -> i64 {
  %c1 = llvm.mlir.constant(1 : i32) : i32
  %p = llvm.alloca %c1 x i64 : (i32) -> !llvm.ptr
  %n = llvm.mlir.constant(8 : i64) : i64
  "llvm.intr.memset"(%p, %v, %n) <{isVolatile = false}> : (!llvm.ptr, i8, i64) -> ()
  %r = llvm.load %p : !llvm.ptr -> i64
  llvm.return %r : i64
}

// CHECK-LABEL: @slot48(
// CHECK-SAME: %[[ARG0:[0-9a-z_]+]]: i8) -> f32 {
// CHECK-NEXT: %[[V0:[0-9a-z_]+]] = llvm.mlir.constant(1 : i32) : i32
// CHECK-NEXT: %[[V1:[0-9a-z_]+]] = llvm.mlir.constant(4 : i64) : i64
// CHECK-NEXT: %[[V2:[0-9a-z_]+]] = llvm.zext %[[ARG0]] : i8 to i32
// CHECK-NEXT: %[[V3:[0-9a-z_]+]] = llvm.mlir.constant(8 : i32) : i32
// CHECK-NEXT: %[[V4:[0-9a-z_]+]] = llvm.shl %[[V2]], %[[V3]] : i32
// CHECK-NEXT: %[[V5:[0-9a-z_]+]] = llvm.or %[[V2]], %[[V4]] : i32
// CHECK-NEXT: %[[V6:[0-9a-z_]+]] = llvm.mlir.constant(16 : i32) : i32
// CHECK-NEXT: %[[V7:[0-9a-z_]+]] = llvm.shl %[[V5]], %[[V6]] : i32
// CHECK-NEXT: %[[V8:[0-9a-z_]+]] = llvm.or %[[V5]], %[[V7]] : i32
// CHECK-NEXT: %[[V9:[0-9a-z_]+]] = llvm.bitcast %[[V8]] : i32 to f32
// CHECK-NEXT: llvm.return %[[V9]] : f32
// CHECK-NEXT: }
llvm.func @slot48(%v: i8) -> f32 {
  %c1 = llvm.mlir.constant(1 : i32) : i32
  %p = llvm.alloca %c1 x f32 : (i32) -> !llvm.ptr
  %n = llvm.mlir.constant(4 : i64) : i64
  "llvm.intr.memset"(%p, %v, %n) <{isVolatile = false}> : (!llvm.ptr, i8, i64) -> ()
  %r = llvm.load %p : !llvm.ptr -> f32
  llvm.return %r : f32
}

// CHECK-LABEL: @slot49(
// CHECK-SAME: %[[ARG0:[0-9a-z_]+]]: i8) -> !llvm.array<4 x i8> {
// CHECK-NEXT: %[[V0:[0-9a-z_]+]] = llvm.mlir.constant(1 : i32) : i32
// CHECK-NEXT: %[[V1:[0-9a-z_]+]] = llvm.alloca %[[V0]] x !llvm.array<4 x i8> : (i32) -> !llvm.ptr
// CHECK-NEXT: %[[V2:[0-9a-z_]+]] = llvm.mlir.constant(4 : i64) : i64
// CHECK-NEXT: "llvm.intr.memset"(%[[V1]], %[[ARG0]], %[[V2]]) <{isVolatile = false}> : (!llvm.ptr, i8, i64) -> ()
// CHECK-NEXT: %[[V3:[0-9a-z_]+]] = llvm.load %[[V1]] : !llvm.ptr -> !llvm.array<4 x i8>
// CHECK-NEXT: llvm.return %[[V3]] : !llvm.array<4 x i8>
// CHECK-NEXT: }
llvm.func @slot49(%v: i8) -> !llvm.array<4 x i8> {
  %c1 = llvm.mlir.constant(1 : i32) : i32
  %p = llvm.alloca %c1 x !llvm.array<4 x i8> : (i32) -> !llvm.ptr
  %n = llvm.mlir.constant(4 : i64) : i64
  "llvm.intr.memset"(%p, %v, %n) <{isVolatile = false}> : (!llvm.ptr, i8, i64) -> ()
  %r = llvm.load %p : !llvm.ptr -> !llvm.array<4 x i8>
  llvm.return %r : !llvm.array<4 x i8>
}

// CHECK-LABEL: @slot50(
// CHECK-SAME: %[[ARG0:[0-9a-z_]+]]: i8) -> i8 {
// CHECK-NEXT: %[[V0:[0-9a-z_]+]] = llvm.mlir.constant(1 : i32) : i32
// CHECK-NEXT: %[[V1:[0-9a-z_]+]] = llvm.mlir.constant(1 : i64) : i64
// CHECK-NEXT: llvm.return %[[ARG0]] : i8
// CHECK-NEXT: }
llvm.func @slot50(%v: i8) -> i8 {
  %c1 = llvm.mlir.constant(1 : i32) : i32
  %p = llvm.alloca %c1 x i8 : (i32) -> !llvm.ptr
  %n = llvm.mlir.constant(1 : i64) : i64
  "llvm.intr.memset"(%p, %v, %n) <{isVolatile = false}> : (!llvm.ptr, i8, i64) -> ()
  %r = llvm.load %p : !llvm.ptr -> i8
  llvm.return %r : i8
}

// CHECK-LABEL: @slot51(
// CHECK-SAME: %[[ARG0:[0-9a-z_]+]]: i8) -> i24 {
// CHECK-NEXT: %[[V0:[0-9a-z_]+]] = llvm.mlir.constant(1 : i32) : i32
// CHECK-NEXT: %[[V1:[0-9a-z_]+]] = llvm.mlir.constant(3 : i64) : i64
// CHECK-NEXT: %[[V2:[0-9a-z_]+]] = llvm.zext %[[ARG0]] : i8 to i24
// CHECK-NEXT: %[[V3:[0-9a-z_]+]] = llvm.mlir.constant(8 : i24) : i24
// CHECK-NEXT: %[[V4:[0-9a-z_]+]] = llvm.shl %[[V2]], %[[V3]] : i24
// CHECK-NEXT: %[[V5:[0-9a-z_]+]] = llvm.or %[[V2]], %[[V4]] : i24
// CHECK-NEXT: %[[V6:[0-9a-z_]+]] = llvm.mlir.constant(16 : i24) : i24
// CHECK-NEXT: %[[V7:[0-9a-z_]+]] = llvm.shl %[[V5]], %[[V6]] : i24
// CHECK-NEXT: %[[V8:[0-9a-z_]+]] = llvm.or %[[V5]], %[[V7]] : i24
// CHECK-NEXT: llvm.return %[[V8]] : i24
// CHECK-NEXT: }
llvm.func @slot51(%v: i8) -> i24 {
  %c1 = llvm.mlir.constant(1 : i32) : i32
  %p = llvm.alloca %c1 x i24 : (i32) -> !llvm.ptr
  %n = llvm.mlir.constant(3 : i64) : i64
  "llvm.intr.memset"(%p, %v, %n) <{isVolatile = false}> : (!llvm.ptr, i8, i64) -> ()
  %r = llvm.load %p : !llvm.ptr -> i24
  llvm.return %r : i24
}

// CHECK-LABEL: @slot52(
// CHECK-SAME: %[[ARG0:[0-9a-z_]+]]: i8) -> !llvm.ptr {
// CHECK-NEXT: %[[V0:[0-9a-z_]+]] = llvm.mlir.constant(1 : i32) : i32
// CHECK-NEXT: %[[V1:[0-9a-z_]+]] = llvm.alloca %[[V0]] x !llvm.ptr : (i32) -> !llvm.ptr
// CHECK-NEXT: %[[V2:[0-9a-z_]+]] = llvm.mlir.constant(8 : i64) : i64
// CHECK-NEXT: "llvm.intr.memset"(%[[V1]], %[[ARG0]], %[[V2]]) <{isVolatile = false}> : (!llvm.ptr, i8, i64) -> ()
// CHECK-NEXT: %[[V3:[0-9a-z_]+]] = llvm.load %[[V1]] : !llvm.ptr -> !llvm.ptr
// CHECK-NEXT: llvm.return %[[V3]] : !llvm.ptr
// CHECK-NEXT: }
llvm.func @slot52(%v: i8) -> !llvm.ptr {
  %c1 = llvm.mlir.constant(1 : i32) : i32
  %p = llvm.alloca %c1 x !llvm.ptr : (i32) -> !llvm.ptr
  %n = llvm.mlir.constant(8 : i64) : i64
  "llvm.intr.memset"(%p, %v, %n) <{isVolatile = false}> : (!llvm.ptr, i8, i64) -> ()
  %r = llvm.load %p : !llvm.ptr -> !llvm.ptr
  llvm.return %r : !llvm.ptr
}

// CHECK-LABEL: @slot53(
// CHECK-SAME: %[[ARG0:[0-9a-z_]+]]: i8) -> i32 {
// CHECK-NEXT: %[[V0:[0-9a-z_]+]] = llvm.mlir.constant(1 : i32) : i32
// CHECK-NEXT: %[[V1:[0-9a-z_]+]] = llvm.alloca %[[V0]] x i32 : (i32) -> !llvm.ptr
// CHECK-NEXT: %[[V2:[0-9a-z_]+]] = llvm.mlir.constant(4 : i64) : i64
// CHECK-NEXT: "llvm.intr.memset"(%[[V1]], %[[ARG0]], %[[V2]]) <{isVolatile = true}> : (!llvm.ptr, i8, i64) -> ()
// CHECK-NEXT: %[[V3:[0-9a-z_]+]] = llvm.load %[[V1]] : !llvm.ptr -> i32
// CHECK-NEXT: llvm.return %[[V3]] : i32
// CHECK-NEXT: }
llvm.func @slot53(%v: i8) -> i32 {
  %c1 = llvm.mlir.constant(1 : i32) : i32
  %p = llvm.alloca %c1 x i32 : (i32) -> !llvm.ptr
  %n = llvm.mlir.constant(4 : i64) : i64
  "llvm.intr.memset"(%p, %v, %n) <{isVolatile = true}> : (!llvm.ptr, i8, i64) -> ()
  %r = llvm.load %p : !llvm.ptr -> i32
  llvm.return %r : i32
}

// CHECK-LABEL: @slot54(
// CHECK-SAME: %[[ARG0:[0-9a-z_]+]]: i8, %[[ARG1:[0-9a-z_]+]]: i64) -> i32 {
// CHECK-NEXT: %[[V0:[0-9a-z_]+]] = llvm.mlir.constant(1 : i32) : i32
// CHECK-NEXT: %[[V1:[0-9a-z_]+]] = llvm.alloca %[[V0]] x i32 : (i32) -> !llvm.ptr
// CHECK-NEXT: "llvm.intr.memset"(%[[V1]], %[[ARG0]], %[[ARG1]]) <{isVolatile = false}> : (!llvm.ptr, i8, i64) -> ()
// CHECK-NEXT: %[[V2:[0-9a-z_]+]] = llvm.load %[[V1]] : !llvm.ptr -> i32
// CHECK-NEXT: llvm.return %[[V2]] : i32
// CHECK-NEXT: }
llvm.func @slot54(%v: i8, %n: i64) -> i32 {
  %c1 = llvm.mlir.constant(1 : i32) : i32
  %p = llvm.alloca %c1 x i32 : (i32) -> !llvm.ptr
  "llvm.intr.memset"(%p, %v, %n) <{isVolatile = false}> : (!llvm.ptr, i8, i64) -> ()
  %r = llvm.load %p : !llvm.ptr -> i32
  llvm.return %r : i32
}

// CHECK-LABEL: @slot55(
// CHECK-SAME: %[[ARG0:[0-9a-z_]+]]: i8) -> i32 {
// CHECK-NEXT: %[[V0:[0-9a-z_]+]] = llvm.mlir.constant(1 : i32) : i32
// CHECK-NEXT: %[[V1:[0-9a-z_]+]] = llvm.zext %[[ARG0]] : i8 to i32
// CHECK-NEXT: %[[V2:[0-9a-z_]+]] = llvm.mlir.constant(8 : i32) : i32
// CHECK-NEXT: %[[V3:[0-9a-z_]+]] = llvm.shl %[[V1]], %[[V2]] : i32
// CHECK-NEXT: %[[V4:[0-9a-z_]+]] = llvm.or %[[V1]], %[[V3]] : i32
// CHECK-NEXT: %[[V5:[0-9a-z_]+]] = llvm.mlir.constant(16 : i32) : i32
// CHECK-NEXT: %[[V6:[0-9a-z_]+]] = llvm.shl %[[V4]], %[[V5]] : i32
// CHECK-NEXT: %[[V7:[0-9a-z_]+]] = llvm.or %[[V4]], %[[V6]] : i32
// CHECK-NEXT: llvm.return %[[V7]] : i32
// CHECK-NEXT: }
llvm.func @slot55(%v: i8) -> i32 {
  %c1 = llvm.mlir.constant(1 : i32) : i32
  %p = llvm.alloca %c1 x i32 : (i32) -> !llvm.ptr
  "llvm.intr.memset.inline"(%p, %v) <{isVolatile = false, len = 4 : i64}> : (!llvm.ptr, i8) -> ()
  %r = llvm.load %p : !llvm.ptr -> i32
  llvm.return %r : i32
}

// CHECK-LABEL: @slot56(
// CHECK-SAME: %[[ARG0:[0-9a-z_]+]]: i32, %[[ARG1:[0-9a-z_]+]]: !llvm.ptr) -> i32 {
// CHECK-NEXT: %[[V0:[0-9a-z_]+]] = llvm.mlir.constant(1 : i32) : i32
// CHECK-NEXT: %[[V1:[0-9a-z_]+]] = llvm.mlir.constant(4 : i64) : i64
// CHECK-NEXT: %[[V2:[0-9a-z_]+]] = llvm.load %[[ARG1]] {alignment = 1 : i64} : !llvm.ptr -> i32
// CHECK-NEXT: llvm.return %[[V2]] : i32
// CHECK-NEXT: }
llvm.func @slot56(%v: i32, %q: !llvm.ptr) -> i32 {
  %c1 = llvm.mlir.constant(1 : i32) : i32
  %p = llvm.alloca %c1 x i32 : (i32) -> !llvm.ptr
  %n = llvm.mlir.constant(4 : i64) : i64
  llvm.store %v, %p : i32, !llvm.ptr
  "llvm.intr.memcpy"(%p, %q, %n) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
  %r = llvm.load %p : !llvm.ptr -> i32
  llvm.return %r : i32
}

// CHECK-LABEL: @slot57(
// CHECK-SAME: %[[ARG0:[0-9a-z_]+]]: i32, %[[ARG1:[0-9a-z_]+]]: !llvm.ptr) -> i32 {
// CHECK-NEXT: %[[V0:[0-9a-z_]+]] = llvm.mlir.constant(1 : i32) : i32
// CHECK-NEXT: %[[V1:[0-9a-z_]+]] = llvm.mlir.constant(4 : i64) : i64
// CHECK-NEXT: llvm.store %[[ARG0]], %[[ARG1]] {alignment = 1 : i64} : i32, !llvm.ptr
// CHECK-NEXT: llvm.return %[[ARG0]] : i32
// CHECK-NEXT: }
llvm.func @slot57(%v: i32, %q: !llvm.ptr) -> i32 {
  %c1 = llvm.mlir.constant(1 : i32) : i32
  %p = llvm.alloca %c1 x i32 : (i32) -> !llvm.ptr
  %n = llvm.mlir.constant(4 : i64) : i64
  llvm.store %v, %p : i32, !llvm.ptr
  "llvm.intr.memcpy"(%q, %p, %n) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
  %r = llvm.load %p : !llvm.ptr -> i32
  llvm.return %r : i32
}

// CHECK-LABEL: @slot58(
// CHECK-SAME: %[[ARG0:[0-9a-z_]+]]: i32, %[[ARG1:[0-9a-z_]+]]: !llvm.ptr) -> i32 {
// CHECK-NEXT: %[[V0:[0-9a-z_]+]] = llvm.mlir.constant(1 : i32) : i32
// CHECK-NEXT: %[[V1:[0-9a-z_]+]] = llvm.mlir.constant(4 : i64) : i64
// CHECK-NEXT: llvm.store %[[ARG0]], %[[ARG1]] {alignment = 1 : i64} : i32, !llvm.ptr
// CHECK-NEXT: llvm.return %[[ARG0]] : i32
// CHECK-NEXT: }
llvm.func @slot58(%v: i32, %q: !llvm.ptr) -> i32 {
  %c1 = llvm.mlir.constant(1 : i32) : i32
  %p = llvm.alloca %c1 x i32 : (i32) -> !llvm.ptr
  %n = llvm.mlir.constant(4 : i64) : i64
  llvm.store %v, %p : i32, !llvm.ptr
  "llvm.intr.memmove"(%q, %p, %n) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
  %r = llvm.load %p : !llvm.ptr -> i32
  llvm.return %r : i32
}

// CHECK-LABEL: @slot59(
// CHECK-SAME: %[[ARG0:[0-9a-z_]+]]: i32, %[[ARG1:[0-9a-z_]+]]: !llvm.ptr) -> i32 {
// CHECK-NEXT: %[[V0:[0-9a-z_]+]] = llvm.mlir.constant(1 : i32) : i32
// CHECK-NEXT: %[[V1:[0-9a-z_]+]] = llvm.mlir.constant(4 : i64) : i64
// CHECK-NEXT: %[[V2:[0-9a-z_]+]] = llvm.load %[[ARG1]] {alignment = 1 : i64} : !llvm.ptr -> i32
// CHECK-NEXT: llvm.return %[[V2]] : i32
// CHECK-NEXT: }
llvm.func @slot59(%v: i32, %q: !llvm.ptr) -> i32 {
  %c1 = llvm.mlir.constant(1 : i32) : i32
  %p = llvm.alloca %c1 x i32 : (i32) -> !llvm.ptr
  %n = llvm.mlir.constant(4 : i64) : i64
  llvm.store %v, %p : i32, !llvm.ptr
  "llvm.intr.memmove"(%p, %q, %n) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
  %r = llvm.load %p : !llvm.ptr -> i32
  llvm.return %r : i32
}

// CHECK-LABEL: @slot60(
// CHECK-SAME: %[[ARG0:[0-9a-z_]+]]: i32, %[[ARG1:[0-9a-z_]+]]: i1) -> i32 {
// CHECK-NEXT: %[[V0:[0-9a-z_]+]] = llvm.mlir.undef : i32
// CHECK-NEXT: %[[V1:[0-9a-z_]+]] = llvm.mlir.constant(1 : i32) : i32
// CHECK-NEXT: llvm.cond_br %[[ARG1]], ^[[BLOCKBB1:[0-9a-z_]+]], ^[[BLOCKBB2:[0-9a-z_]+]](%[[V0]] : i32)
// CHECK-NEXT: ^[[BLOCKBB1]]:  // pred: ^[[BLOCKBB0:[0-9a-z_]+]]
// CHECK-NEXT: llvm.br ^[[BLOCKBB2]](%[[ARG0]] : i32)
// CHECK-NEXT: ^[[BLOCKBB2]](%[[V2:[0-9a-z_]+]]: i32):  // 2 preds: ^[[BLOCKBB0]], ^[[BLOCKBB1]]
// CHECK-NEXT: llvm.return %[[V2]] : i32
// CHECK-NEXT: }
llvm.func @slot60(%v: i32, %c: i1) -> i32 {
  %c1 = llvm.mlir.constant(1 : i32) : i32
  %p = llvm.alloca %c1 x i32 : (i32) -> !llvm.ptr
  llvm.cond_br %c, ^a, ^b
^a:
  llvm.store %v, %p : i32, !llvm.ptr
  llvm.br ^b
^b:
  %r = llvm.load %p : !llvm.ptr -> i32
  llvm.return %r : i32
}

// CHECK-LABEL: @slot61(
// CHECK-SAME: %[[ARG0:[0-9a-z_]+]]: i32, %[[ARG1:[0-9a-z_]+]]: i1) -> i32 {
// CHECK-NEXT: %[[V0:[0-9a-z_]+]] = llvm.mlir.undef : i32
// CHECK-NEXT: %[[V1:[0-9a-z_]+]] = llvm.mlir.constant(1 : i32) : i32
// CHECK-NEXT: llvm.br ^[[BLOCKBB1:[0-9a-z_]+]](%[[ARG0]] : i32)
// CHECK-NEXT: ^[[BLOCKBB1]](%[[V2:[0-9a-z_]+]]: i32):  // 2 preds: ^[[BLOCKBB0:[0-9a-z_]+]], ^[[BLOCKBB1]]
// CHECK-NEXT: %[[V3:[0-9a-z_]+]] = llvm.add %[[V2]], %[[ARG0]] : i32
// CHECK-NEXT: llvm.cond_br %[[ARG1]], ^[[BLOCKBB1]](%[[V3]] : i32), ^[[BLOCKBB2:[0-9a-z_]+]]
// CHECK-NEXT: ^[[BLOCKBB2]]:  // pred: ^[[BLOCKBB1]]
// CHECK-NEXT: llvm.return %[[V3]] : i32
// CHECK-NEXT: ^[[BLOCKBB3:[0-9a-z_]+]]:  // no predecessors
// CHECK-NEXT: llvm.return %[[V0]] : i32
// CHECK-NEXT: }
llvm.func @slot61(%v: i32, %c: i1) -> i32 {
  %c1 = llvm.mlir.constant(1 : i32) : i32
  %p = llvm.alloca %c1 x i32 : (i32) -> !llvm.ptr
  llvm.store %v, %p : i32, !llvm.ptr
  llvm.br ^a
^a:
  %x = llvm.load %p : !llvm.ptr -> i32
  %y = llvm.add %x, %v : i32
  llvm.store %y, %p : i32, !llvm.ptr
  llvm.cond_br %c, ^a, ^b
^b:
  %r = llvm.load %p : !llvm.ptr -> i32
  llvm.return %r : i32
^dead:
  llvm.store %v, %p : i32, !llvm.ptr
  %d = llvm.load %p : !llvm.ptr -> i32
  llvm.return %d : i32
}

// CHECK-LABEL: @slot62(
// CHECK-SAME: %[[ARG0:[0-9a-z_]+]]: i32) -> i32 {
// CHECK-NEXT: %[[V0:[0-9a-z_]+]] = llvm.mlir.undef : i32
// CHECK-NEXT: %[[V1:[0-9a-z_]+]] = llvm.mlir.constant(1 : i32) : i32
// CHECK-NEXT: llvm.switch %[[ARG0]] : i32, ^[[BLOCKBB1:[0-9a-z_]+]] [
// CHECK-NEXT: 1: ^[[BLOCKBB2:[0-9a-z_]+]],
// CHECK-NEXT: 2: ^[[BLOCKBB2]]
// CHECK-NEXT: ]
// CHECK-NEXT: ^[[BLOCKBB1]]:  // pred: ^[[BLOCKBB0:[0-9a-z_]+]]
// CHECK-NEXT: llvm.br ^[[BLOCKBB3:[0-9a-z_]+]](%[[ARG0]] : i32)
// CHECK-NEXT: ^[[BLOCKBB2]]:  // 2 preds: ^[[BLOCKBB0]], ^[[BLOCKBB0]]
// CHECK-NEXT: llvm.br ^[[BLOCKBB3]](%[[V1]] : i32)
// CHECK-NEXT: ^[[BLOCKBB3]](%[[V2:[0-9a-z_]+]]: i32):  // 3 preds: ^[[BLOCKBB1]], ^[[BLOCKBB2]], ^[[BLOCKBB4:[0-9a-z_]+]]
// CHECK-NEXT: llvm.return %[[V2]] : i32
// CHECK-NEXT: ^[[BLOCKBB4]]:  // no predecessors
// CHECK-NEXT: llvm.br ^[[BLOCKBB3]](%[[V0]] : i32)
// CHECK-NEXT: }
llvm.func @slot62(%v: i32) -> i32 {
  %c1 = llvm.mlir.constant(1 : i32) : i32
  %p = llvm.alloca %c1 x i32 : (i32) -> !llvm.ptr
  llvm.switch %v : i32, ^a [
    1: ^b,
    2: ^b
  ]
^a:
  llvm.store %v, %p : i32, !llvm.ptr
  llvm.br ^c
^b:
  llvm.store %c1, %p : i32, !llvm.ptr
  llvm.br ^c
^c:
  %r = llvm.load %p : !llvm.ptr -> i32
  llvm.return %r : i32
^dead:
  llvm.br ^c
}

// CHECK-LABEL: @slot63(
// CHECK-SAME: %[[ARG0:[0-9a-z_]+]]: i32, %[[ARG1:[0-9a-z_]+]]: !llvm.ptr) -> i32 {
// CHECK-NEXT: %[[V0:[0-9a-z_]+]] = llvm.mlir.constant(1 : i32) : i32
// CHECK-NEXT: llvm.indirectbr %[[ARG1]] : !llvm.ptr, [
// CHECK-NEXT: ^[[BLOCKBB1:[0-9a-z_]+]],
// CHECK-NEXT: ^[[BLOCKBB2:[0-9a-z_]+]](%[[ARG0]] : i32)
// CHECK-NEXT: ]
// CHECK-NEXT: ^[[BLOCKBB1]]:  // pred: ^[[BLOCKBB0:[0-9a-z_]+]]
// CHECK-NEXT: llvm.br ^[[BLOCKBB2]](%[[V0]] : i32)
// CHECK-NEXT: ^[[BLOCKBB2]](%[[V1:[0-9a-z_]+]]: i32):  // 2 preds: ^[[BLOCKBB0]], ^[[BLOCKBB1]]
// CHECK-NEXT: llvm.return %[[V1]] : i32
// CHECK-NEXT: }
llvm.func @slot63(%v: i32, %q: !llvm.ptr) -> i32 {
  %c1 = llvm.mlir.constant(1 : i32) : i32
  %p = llvm.alloca %c1 x i32 : (i32) -> !llvm.ptr
  llvm.store %v, %p : i32, !llvm.ptr
  llvm.indirectbr %q : !llvm.ptr, [
  ^a,
  ^b
  ]
^a:
  llvm.store %c1, %p : i32, !llvm.ptr
  llvm.br ^b
^b:
  %r = llvm.load %p : !llvm.ptr -> i32
  llvm.return %r : i32
}

// CHECK-LABEL: @slot64(
// CHECK-SAME: %[[ARG0:[0-9a-z_]+]]: i32) -> i32 {
// CHECK-NEXT: %[[V0:[0-9a-z_]+]] = llvm.mlir.constant(1 : i32) : i32
// CHECK-NEXT: llvm.return %[[ARG0]] : i32
// CHECK-NEXT: }
llvm.func @slot64(%v: i32) -> i32 {
  %c1 = llvm.mlir.constant(1 : i32) : i32
  %p = llvm.alloca %v x i32 : (i32) -> !llvm.ptr
  llvm.store %v, %p : i32, !llvm.ptr
  %r = llvm.load %p : !llvm.ptr -> i32
  llvm.return %r : i32
}

// CHECK-LABEL: @slot65(
// CHECK-SAME: %[[ARG0:[0-9a-z_]+]]: i32) -> i32 {
// CHECK-NEXT: %[[V0:[0-9a-z_]+]] = llvm.mlir.constant(1 : i32) : i32
// CHECK-NEXT: llvm.br ^[[BLOCKBB1:[0-9a-z_]+]]
// CHECK-NEXT: ^[[BLOCKBB1]]:  // pred: ^[[BLOCKBB0:[0-9a-z_]+]]
// CHECK-NEXT: %[[V1:[0-9a-z_]+]] = llvm.alloca %[[V0]] x i32 : (i32) -> !llvm.ptr
// CHECK-NEXT: llvm.store %[[ARG0]], %[[V1]] : i32, !llvm.ptr
// CHECK-NEXT: %[[V2:[0-9a-z_]+]] = llvm.load %[[V1]] : !llvm.ptr -> i32
// CHECK-NEXT: llvm.return %[[V2]] : i32
// CHECK-NEXT: }
llvm.func @slot65(%v: i32) -> i32 {
  %c1 = llvm.mlir.constant(1 : i32) : i32
  llvm.br ^a
^a:
  %p = llvm.alloca %c1 x i32 : (i32) -> !llvm.ptr
  llvm.store %v, %p : i32, !llvm.ptr
  %r = llvm.load %p : !llvm.ptr -> i32
  llvm.return %r : i32
}

// CHECK-LABEL: @nested(
// CHECK-SAME: %[[ARG0:[0-9a-z_]+]]: i1, %[[ARG1:[0-9a-z_]+]]: i32, %[[ARG2:[0-9a-z_]+]]: index) -> i32 {
// CHECK-NEXT: %[[ALLOCA:[0-9a-z_]+]] = memref.alloca() : memref<i32>
// CHECK-NEXT: memref.store %[[ARG1]], %[[ALLOCA]][] : memref<i32>
// CHECK-NEXT: scf.if %[[ARG0]] {
// CHECK-NEXT: memref.store %[[ARG1]], %[[ALLOCA]][] : memref<i32>
// CHECK-NEXT: }
// CHECK-NEXT: %[[V0:[0-9a-z_]+]] = memref.load %[[ALLOCA]][] : memref<i32>
// CHECK-NEXT: return %[[V0]] : i32
// CHECK-NEXT: }
func.func @nested(%c: i1, %v: i32, %n: index) -> i32 {
  %m = memref.alloca() : memref<i32>
  memref.store %v, %m[] : memref<i32>
  scf.if %c {
    memref.store %v, %m[] : memref<i32>
  }
  %r = memref.load %m[] : memref<i32>
  return %r : i32
}

// CHECK-LABEL: @stored_itself(
// CHECK-SAME: %[[ARG0:[0-9a-z_]+]]: index) -> memref<index> {
// CHECK-NEXT: %[[ALLOCA:[0-9a-z_]+]] = memref.alloca() : memref<index>
// CHECK-NEXT: memref.store %[[ARG0]], %[[ALLOCA]][] : memref<index>
// CHECK-NEXT: return %[[ALLOCA]] : memref<index>
// CHECK-NEXT: }
func.func @stored_itself(%n: index) -> memref<index> {
  %m = memref.alloca() : memref<memref<index>>
  %a = memref.alloca() : memref<index>
  memref.store %a, %m[] : memref<memref<index>>
  memref.store %n, %a[] : memref<index>
  %r = memref.load %m[] : memref<memref<index>>
  return %r : memref<index>
}

// CHECK-LABEL: @one_element(
// CHECK-SAME: %[[ARG0:[0-9a-z_]+]]: i32, %[[ARG1:[0-9a-z_]+]]: index) -> (i32, i32, i32) {
// CHECK-NEXT: %[[C0:[0-9a-z_]+]] = arith.constant 0 : index
// CHECK-NEXT: %[[ALLOCA:[0-9a-z_]+]] = memref.alloca(%[[ARG1]]) : memref<?xi32>
// CHECK-NEXT: memref.store %[[ARG0]], %[[ALLOCA]][%[[C0]]] : memref<?xi32>
// CHECK-NEXT: %[[V0:[0-9a-z_]+]] = memref.load %[[ALLOCA]][%[[C0]]] : memref<?xi32>
// CHECK-NEXT: %[[ALLOCA_0:[0-9a-z_]+]] = memref.alloca() : memref<2xi32>
// CHECK-NEXT: memref.store %[[ARG0]], %[[ALLOCA_0]][%[[C0]]] : memref<2xi32>
// CHECK-NEXT: %[[V1:[0-9a-z_]+]] = memref.load %[[ALLOCA_0]][%[[C0]]] : memref<2xi32>
// CHECK-NEXT: return %[[ARG0]], %[[V0]], %[[V1]] : i32, i32, i32
// CHECK-NEXT: }
func.func @one_element(%v: i32, %n: index) -> (i32, i32, i32) {
  %c0 = arith.constant 0 : index
  %a = memref.alloca() : memref<1x1xi32>
  memref.store %v, %a[%c0, %c0] : memref<1x1xi32>
  %0 = memref.load %a[%c0, %c0] : memref<1x1xi32>
  %b = memref.alloca(%n) : memref<?xi32>
  memref.store %v, %b[%c0] : memref<?xi32>
  %1 = memref.load %b[%c0] : memref<?xi32>
  %d = memref.alloca() : memref<2xi32>
  memref.store %v, %d[%c0] : memref<2xi32>
  %2 = memref.load %d[%c0] : memref<2xi32>
  return %0, %1, %2 : i32, i32, i32
}

// CHECK-LABEL: @unset(
// CHECK-SAME: %[[ARG0:[0-9a-z_]+]]: i1, %[[ARG1:[0-9a-z_]+]]: i32) -> i32 {
// CHECK-NEXT: %[[V0:[0-9a-z_]+]] = ub.poison : i32
// CHECK-NEXT: cf.cond_br %[[ARG0]], ^[[BLOCKBB1:[0-9a-z_]+]], ^[[BLOCKBB2:[0-9a-z_]+]](%[[V0]] : i32)
// CHECK-NEXT: ^[[BLOCKBB1]]:  // pred: ^[[BLOCKBB0:[0-9a-z_]+]]
// CHECK-NEXT: cf.br ^[[BLOCKBB2]](%[[ARG1]] : i32)
// CHECK-NEXT: ^[[BLOCKBB2]](%[[V1:[0-9a-z_]+]]: i32):  // 2 preds: ^[[BLOCKBB0]], ^[[BLOCKBB1]]
// CHECK-NEXT: return %[[V1]] : i32
// CHECK-NEXT: }
func.func @unset(%c: i1, %v: i32) -> i32 {
  %m = memref.alloca() : memref<i32>
  cf.cond_br %c, ^a, ^b
^a:
  memref.store %v, %m[] : memref<i32>
  cf.br ^b
^b:
  %r = memref.load %m[] : memref<i32>
  return %r : i32
}

// CHECK-LABEL: @never_read(
// CHECK-SAME: %[[ARG0:[0-9a-z_]+]]: i32) {
// CHECK-NEXT: %[[ALLOCA:[0-9a-z_]+]] = memref.alloca() : memref<i32>
// CHECK-NEXT: memref.store %[[ARG0]], %[[ALLOCA]][] : memref<i32>
// CHECK-NEXT: memref.dealloc %[[ALLOCA]] : memref<i32>
// CHECK-NEXT: return
// CHECK-NEXT: }
func.func @never_read(%v: i32) {
  %m = memref.alloca() : memref<i32>
  memref.store %v, %m[] : memref<i32>
  memref.dealloc %m : memref<i32>
  return
}
