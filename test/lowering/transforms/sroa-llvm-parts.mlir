// Aggregates in memory that are taken apart, and those that are not: for what is
// done with them. Other differences to mlir-opt are in doc/differences.md.

// RUN: %mlcc-opt %s -sroa -allow-unregistered-dialect | FileCheck %s

// CHECK-LABEL: @parts1(
// CHECK-SAME: %[[ARG0:[0-9a-z_]+]]: i32) -> i32 {
// CHECK-NEXT: %[[V0:[0-9a-z_]+]] = llvm.mlir.constant(1 : i32) : i32
// CHECK-NEXT: %[[V1:[0-9a-z_]+]] = llvm.alloca %[[V0]] x i32 : (i32) -> !llvm.ptr
// CHECK-NEXT: llvm.store %[[ARG0]], %[[V1]] : i32, !llvm.ptr
// CHECK-NEXT: %[[V2:[0-9a-z_]+]] = llvm.load %[[V1]] : !llvm.ptr -> i32
// CHECK-NEXT: llvm.return %[[V2]] : i32
// CHECK-NEXT: }
llvm.func @parts1(%v: i32) -> i32 {
  %c1 = llvm.mlir.constant(1 : i32) : i32
  %p = llvm.alloca %c1 x !llvm.struct<(i32, i64, array<2 x i16>)> : (i32) -> !llvm.ptr
  %a = llvm.getelementptr inbounds %p[0, 0] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<(i32, i64, array<2 x i16>)>
  llvm.store %v, %a : i32, !llvm.ptr
  %r = llvm.load %a : !llvm.ptr -> i32
  llvm.return %r : i32
}

// CHECK-LABEL: @parts2(
// CHECK-SAME: %[[ARG0:[0-9a-z_]+]]: i32) -> i32 {
// CHECK-NEXT: %[[V0:[0-9a-z_]+]] = llvm.mlir.constant(1 : i32) : i32
// CHECK-NEXT: %[[V1:[0-9a-z_]+]] = llvm.alloca %[[V0]] x i64 : (i32) -> !llvm.ptr
// CHECK-NEXT: %[[V2:[0-9a-z_]+]] = llvm.alloca %[[V0]] x i32 : (i32) -> !llvm.ptr
// CHECK-NEXT: %[[V3:[0-9a-z_]+]] = llvm.load %[[V1]] : !llvm.ptr -> i64
// CHECK-NEXT: llvm.store %[[ARG0]], %[[V2]] : i32, !llvm.ptr
// CHECK-NEXT: %[[V4:[0-9a-z_]+]] = llvm.load %[[V2]] : !llvm.ptr -> i32
// CHECK-NEXT: llvm.return %[[V4]] : i32
// CHECK-NEXT: }
llvm.func @parts2(%v: i32) -> i32 {
  %c1 = llvm.mlir.constant(1 : i32) : i32
  %p = llvm.alloca %c1 x !llvm.struct<(i32, i64, array<2 x i16>)> : (i32) -> !llvm.ptr
  %a = llvm.getelementptr inbounds %p[0, 0] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<(i32, i64, array<2 x i16>)>
  %b = llvm.getelementptr inbounds %p[0, 1] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<(i32, i64, array<2 x i16>)>
  %x = llvm.load %b : !llvm.ptr -> i64
  llvm.store %v, %a : i32, !llvm.ptr
  %r = llvm.load %a : !llvm.ptr -> i32
  llvm.return %r : i32
}

// CHECK-LABEL: @parts3(
// CHECK-SAME: %[[ARG0:[0-9a-z_]+]]: i32) -> i32 {
// CHECK-NEXT: %[[V0:[0-9a-z_]+]] = llvm.mlir.constant(1 : i32) : i32
// CHECK-NEXT: %[[V1:[0-9a-z_]+]] = llvm.alloca %[[V0]] x i16 : (i32) -> !llvm.ptr
// CHECK-NEXT: %[[V2:[0-9a-z_]+]] = llvm.alloca %[[V0]] x i32 : (i32) -> !llvm.ptr
// CHECK-NEXT: %[[V3:[0-9a-z_]+]] = llvm.load %[[V1]] : !llvm.ptr -> i16
// CHECK-NEXT: llvm.store %[[ARG0]], %[[V2]] : i32, !llvm.ptr
// CHECK-NEXT: %[[V4:[0-9a-z_]+]] = llvm.load %[[V2]] : !llvm.ptr -> i32
// CHECK-NEXT: llvm.return %[[V4]] : i32
// CHECK-NEXT: }
llvm.func @parts3(%v: i32) -> i32 {
  %c1 = llvm.mlir.constant(1 : i32) : i32
  %p = llvm.alloca %c1 x !llvm.struct<(i32, i64, array<2 x i16>)> : (i32) -> !llvm.ptr
  %a = llvm.getelementptr inbounds %p[0, 0] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<(i32, i64, array<2 x i16>)>
  %b = llvm.getelementptr inbounds %p[0, 2, 1] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<(i32, i64, array<2 x i16>)>
  %x = llvm.load %b : !llvm.ptr -> i16
  llvm.store %v, %a : i32, !llvm.ptr
  %r = llvm.load %a : !llvm.ptr -> i32
  llvm.return %r : i32
}

// CHECK-LABEL: @parts4(
// CHECK-SAME: %[[ARG0:[0-9a-z_]+]]: i32) -> i32 {
// CHECK-NEXT: %[[V0:[0-9a-z_]+]] = llvm.mlir.constant(1 : i32) : i32
// CHECK-NEXT: %[[V1:[0-9a-z_]+]] = llvm.alloca %[[V0]] x !llvm.struct<(i32, i64, array<2 x i16>)> : (i32) -> !llvm.ptr
// CHECK-NEXT: %[[V2:[0-9a-z_]+]] = llvm.getelementptr inbounds %[[V1]][0, 0] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<(i32, i64, array<2 x i16>)>
// CHECK-NEXT: %[[V3:[0-9a-z_]+]] = llvm.getelementptr inbounds %[[V1]][1, 0] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<(i32, i64, array<2 x i16>)>
// CHECK-NEXT: %[[V4:[0-9a-z_]+]] = llvm.load %[[V3]] : !llvm.ptr -> i32
// CHECK-NEXT: llvm.store %[[ARG0]], %[[V2]] : i32, !llvm.ptr
// CHECK-NEXT: %[[V5:[0-9a-z_]+]] = llvm.load %[[V2]] : !llvm.ptr -> i32
// CHECK-NEXT: llvm.return %[[V5]] : i32
// CHECK-NEXT: }
llvm.func @parts4(%v: i32) -> i32 {
  %c1 = llvm.mlir.constant(1 : i32) : i32
  %p = llvm.alloca %c1 x !llvm.struct<(i32, i64, array<2 x i16>)> : (i32) -> !llvm.ptr
  %a = llvm.getelementptr inbounds %p[0, 0] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<(i32, i64, array<2 x i16>)>
  %b = llvm.getelementptr inbounds %p[1, 0] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<(i32, i64, array<2 x i16>)>
  %x = llvm.load %b : !llvm.ptr -> i32
  llvm.store %v, %a : i32, !llvm.ptr
  %r = llvm.load %a : !llvm.ptr -> i32
  llvm.return %r : i32
}

// CHECK-LABEL: @parts5(
// CHECK-SAME: %[[ARG0:[0-9a-z_]+]]: i32) -> i32 {
// CHECK-NEXT: %[[V0:[0-9a-z_]+]] = llvm.mlir.constant(1 : i32) : i32
// CHECK-NEXT: %[[V1:[0-9a-z_]+]] = llvm.alloca %[[V0]] x i64 : (i32) -> !llvm.ptr
// CHECK-NEXT: %[[V2:[0-9a-z_]+]] = llvm.alloca %[[V0]] x i32 : (i32) -> !llvm.ptr
// CHECK-NEXT: %[[V3:[0-9a-z_]+]] = llvm.load %[[V1]] : !llvm.ptr -> i32
// CHECK-NEXT: llvm.store %[[ARG0]], %[[V2]] : i32, !llvm.ptr
// CHECK-NEXT: %[[V4:[0-9a-z_]+]] = llvm.load %[[V2]] : !llvm.ptr -> i32
// CHECK-NEXT: llvm.return %[[V4]] : i32
// CHECK-NEXT: }
llvm.func @parts5(%v: i32) -> i32 {
  %c1 = llvm.mlir.constant(1 : i32) : i32
  %p = llvm.alloca %c1 x !llvm.struct<(i32, i64, array<2 x i16>)> : (i32) -> !llvm.ptr
  %a = llvm.getelementptr inbounds %p[0, 0] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<(i32, i64, array<2 x i16>)>
  %b = llvm.getelementptr inbounds %p[0, 1] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<(i32, i64, array<2 x i16>)>
  %x = llvm.load %b : !llvm.ptr -> i32
  llvm.store %v, %a : i32, !llvm.ptr
  %r = llvm.load %a : !llvm.ptr -> i32
  llvm.return %r : i32
}

// CHECK-LABEL: @parts6(
// CHECK-SAME: %[[ARG0:[0-9a-z_]+]]: i32) -> i32 {
// CHECK-NEXT: %[[V0:[0-9a-z_]+]] = llvm.mlir.constant(1 : i32) : i32
// CHECK-NEXT: %[[V1:[0-9a-z_]+]] = llvm.alloca %[[V0]] x !llvm.struct<(i32, i64, array<2 x i16>)> : (i32) -> !llvm.ptr
// CHECK-NEXT: %[[V2:[0-9a-z_]+]] = llvm.getelementptr inbounds %[[V1]][0, 0] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<(i32, i64, array<2 x i16>)>
// CHECK-NEXT: %[[V3:[0-9a-z_]+]] = llvm.getelementptr inbounds %[[V1]][0, 0] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<(i32, i64, array<2 x i16>)>
// CHECK-NEXT: %[[V4:[0-9a-z_]+]] = llvm.load %[[V3]] : !llvm.ptr -> i64
// CHECK-NEXT: llvm.store %[[ARG0]], %[[V2]] : i32, !llvm.ptr
// CHECK-NEXT: %[[V5:[0-9a-z_]+]] = llvm.load %[[V2]] : !llvm.ptr -> i32
// CHECK-NEXT: llvm.return %[[V5]] : i32
// CHECK-NEXT: }
llvm.func @parts6(%v: i32) -> i32 {
  %c1 = llvm.mlir.constant(1 : i32) : i32
  %p = llvm.alloca %c1 x !llvm.struct<(i32, i64, array<2 x i16>)> : (i32) -> !llvm.ptr
  %a = llvm.getelementptr inbounds %p[0, 0] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<(i32, i64, array<2 x i16>)>
  %b = llvm.getelementptr inbounds %p[0, 0] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<(i32, i64, array<2 x i16>)>
  %x = llvm.load %b : !llvm.ptr -> i64
  llvm.store %v, %a : i32, !llvm.ptr
  %r = llvm.load %a : !llvm.ptr -> i32
  llvm.return %r : i32
}

// CHECK-LABEL: @parts7(
// CHECK-SAME: %[[ARG0:[0-9a-z_]+]]: i32) -> i32 {
// CHECK-NEXT: %[[V0:[0-9a-z_]+]] = llvm.mlir.constant(1 : i32) : i32
// CHECK-NEXT: %[[V1:[0-9a-z_]+]] = llvm.alloca %[[V0]] x !llvm.array<2 x i16> : (i32) -> !llvm.ptr
// CHECK-NEXT: %[[V2:[0-9a-z_]+]] = llvm.alloca %[[V0]] x i32 : (i32) -> !llvm.ptr
// CHECK-NEXT: %[[V3:[0-9a-z_]+]] = llvm.load %[[V1]] : !llvm.ptr -> i32
// CHECK-NEXT: llvm.store %[[ARG0]], %[[V2]] : i32, !llvm.ptr
// CHECK-NEXT: %[[V4:[0-9a-z_]+]] = llvm.load %[[V2]] : !llvm.ptr -> i32
// CHECK-NEXT: llvm.return %[[V4]] : i32
// CHECK-NEXT: }
llvm.func @parts7(%v: i32) -> i32 {
  %c1 = llvm.mlir.constant(1 : i32) : i32
  %p = llvm.alloca %c1 x !llvm.struct<(i32, i64, array<2 x i16>)> : (i32) -> !llvm.ptr
  %a = llvm.getelementptr inbounds %p[0, 0] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<(i32, i64, array<2 x i16>)>
  %b = llvm.getelementptr inbounds %p[0, 2] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<(i32, i64, array<2 x i16>)>
  %x = llvm.load %b : !llvm.ptr -> i32
  llvm.store %v, %a : i32, !llvm.ptr
  %r = llvm.load %a : !llvm.ptr -> i32
  llvm.return %r : i32
}

// CHECK-LABEL: @parts8(
// CHECK-SAME: %[[ARG0:[0-9a-z_]+]]: i32) -> i32 {
// CHECK-NEXT: %[[V0:[0-9a-z_]+]] = llvm.mlir.constant(1 : i32) : i32
// CHECK-NEXT: %[[V1:[0-9a-z_]+]] = llvm.alloca %[[V0]] x !llvm.struct<(i32, i64, array<2 x i16>)> : (i32) -> !llvm.ptr
// CHECK-NEXT: %[[V2:[0-9a-z_]+]] = llvm.getelementptr inbounds %[[V1]][0, 0] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<(i32, i64, array<2 x i16>)>
// CHECK-NEXT: "use"(%[[V2]]) : (!llvm.ptr) -> ()
// CHECK-NEXT: llvm.store %[[ARG0]], %[[V2]] : i32, !llvm.ptr
// CHECK-NEXT: %[[V3:[0-9a-z_]+]] = llvm.load %[[V2]] : !llvm.ptr -> i32
// CHECK-NEXT: llvm.return %[[V3]] : i32
// CHECK-NEXT: }
llvm.func @parts8(%v: i32) -> i32 {
  %c1 = llvm.mlir.constant(1 : i32) : i32
  %p = llvm.alloca %c1 x !llvm.struct<(i32, i64, array<2 x i16>)> : (i32) -> !llvm.ptr
  %a = llvm.getelementptr inbounds %p[0, 0] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<(i32, i64, array<2 x i16>)>
  "use"(%a) : (!llvm.ptr) -> ()
  llvm.store %v, %a : i32, !llvm.ptr
  %r = llvm.load %a : !llvm.ptr -> i32
  llvm.return %r : i32
}

// CHECK-LABEL: @parts9(
// CHECK-SAME: %[[ARG0:[0-9a-z_]+]]: i32) -> i32 {
// CHECK-NEXT: %[[V0:[0-9a-z_]+]] = llvm.mlir.constant(1 : i32) : i32
// CHECK-NEXT: %[[V1:[0-9a-z_]+]] = llvm.alloca %[[V0]] x !llvm.struct<(i32, i64, array<2 x i16>)> : (i32) -> !llvm.ptr
// CHECK-NEXT: %[[V2:[0-9a-z_]+]] = llvm.getelementptr inbounds %[[V1]][0, 0] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<(i32, i64, array<2 x i16>)>
// CHECK-NEXT: llvm.store %[[V2]], %[[V2]] : !llvm.ptr, !llvm.ptr
// CHECK-NEXT: llvm.store %[[ARG0]], %[[V2]] : i32, !llvm.ptr
// CHECK-NEXT: %[[V3:[0-9a-z_]+]] = llvm.load %[[V2]] : !llvm.ptr -> i32
// CHECK-NEXT: llvm.return %[[V3]] : i32
// CHECK-NEXT: }
llvm.func @parts9(%v: i32) -> i32 {
  %c1 = llvm.mlir.constant(1 : i32) : i32
  %p = llvm.alloca %c1 x !llvm.struct<(i32, i64, array<2 x i16>)> : (i32) -> !llvm.ptr
  %a = llvm.getelementptr inbounds %p[0, 0] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<(i32, i64, array<2 x i16>)>
  llvm.store %a, %a : !llvm.ptr, !llvm.ptr
  llvm.store %v, %a : i32, !llvm.ptr
  %r = llvm.load %a : !llvm.ptr -> i32
  llvm.return %r : i32
}

// CHECK-LABEL: @parts10(
// CHECK-SAME: %[[ARG0:[0-9a-z_]+]]: i32) -> i32 {
// CHECK-NEXT: %[[V0:[0-9a-z_]+]] = llvm.mlir.constant(1 : i32) : i32
// CHECK-NEXT: %[[V1:[0-9a-z_]+]] = llvm.alloca %[[V0]] x i32 : (i32) -> !llvm.ptr
// CHECK-NEXT: %[[V2:[0-9a-z_]+]] = llvm.load volatile %[[V1]] : !llvm.ptr -> i32
// CHECK-NEXT: llvm.store %[[ARG0]], %[[V1]] : i32, !llvm.ptr
// CHECK-NEXT: %[[V3:[0-9a-z_]+]] = llvm.load %[[V1]] : !llvm.ptr -> i32
// CHECK-NEXT: llvm.return %[[V3]] : i32
// CHECK-NEXT: }
llvm.func @parts10(%v: i32) -> i32 {
  %c1 = llvm.mlir.constant(1 : i32) : i32
  %p = llvm.alloca %c1 x !llvm.struct<(i32, i64, array<2 x i16>)> : (i32) -> !llvm.ptr
  %a = llvm.getelementptr inbounds %p[0, 0] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<(i32, i64, array<2 x i16>)>
  %y = llvm.load volatile %a : !llvm.ptr -> i32
  llvm.store %v, %a : i32, !llvm.ptr
  %r = llvm.load %a : !llvm.ptr -> i32
  llvm.return %r : i32
}

// CHECK-LABEL: @parts11(
// CHECK-SAME: %[[ARG0:[0-9a-z_]+]]: i32) -> i32 {
// CHECK-NEXT: %[[V0:[0-9a-z_]+]] = llvm.mlir.constant(1 : i32) : i32
// CHECK-NEXT: %[[V1:[0-9a-z_]+]] = llvm.alloca %[[V0]] x !llvm.struct<(i32, i64, array<2 x i16>)> : (i32) -> !llvm.ptr
// CHECK-NEXT: %[[V2:[0-9a-z_]+]] = llvm.getelementptr inbounds %[[V1]][0, 0] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<(i32, i64, array<2 x i16>)>
// CHECK-NEXT: %[[V3:[0-9a-z_]+]] = llvm.getelementptr %[[V1]][0, %[[ARG0]]] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.array<4 x i32>
// CHECK-NEXT: %[[V4:[0-9a-z_]+]] = llvm.load %[[V3]] : !llvm.ptr -> i32
// CHECK-NEXT: llvm.store %[[ARG0]], %[[V2]] : i32, !llvm.ptr
// CHECK-NEXT: %[[V5:[0-9a-z_]+]] = llvm.load %[[V2]] : !llvm.ptr -> i32
// CHECK-NEXT: llvm.return %[[V5]] : i32
// CHECK-NEXT: }
llvm.func @parts11(%v: i32) -> i32 {
  %c1 = llvm.mlir.constant(1 : i32) : i32
  %p = llvm.alloca %c1 x !llvm.struct<(i32, i64, array<2 x i16>)> : (i32) -> !llvm.ptr
  %a = llvm.getelementptr inbounds %p[0, 0] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<(i32, i64, array<2 x i16>)>
  %b = llvm.getelementptr %p[0, %v] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.array<4 x i32>
  %x = llvm.load %b : !llvm.ptr -> i32
  llvm.store %v, %a : i32, !llvm.ptr
  %r = llvm.load %a : !llvm.ptr -> i32
  llvm.return %r : i32
}

// CHECK-LABEL: @parts12(
// CHECK-SAME: %[[ARG0:[0-9a-z_]+]]: i32) -> i32 {
// CHECK-NEXT: %[[V0:[0-9a-z_]+]] = llvm.mlir.constant(1 : i32) : i32
// CHECK-NEXT: %[[V1:[0-9a-z_]+]] = llvm.alloca %[[V0]] x !llvm.struct<(i32, i64, array<2 x i16>)> : (i32) -> !llvm.ptr
// CHECK-NEXT: %[[V2:[0-9a-z_]+]] = llvm.getelementptr inbounds %[[V1]][0, 0] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<(i32, i64, array<2 x i16>)>
// CHECK-NEXT: %[[V3:[0-9a-z_]+]] = llvm.getelementptr %[[V1]][8] : (!llvm.ptr) -> !llvm.ptr, i8
// CHECK-NEXT: %[[V4:[0-9a-z_]+]] = llvm.load %[[V3]] : !llvm.ptr -> i64
// CHECK-NEXT: llvm.store %[[ARG0]], %[[V2]] : i32, !llvm.ptr
// CHECK-NEXT: %[[V5:[0-9a-z_]+]] = llvm.load %[[V2]] : !llvm.ptr -> i32
// CHECK-NEXT: llvm.return %[[V5]] : i32
// CHECK-NEXT: }
llvm.func @parts12(%v: i32) -> i32 {
  %c1 = llvm.mlir.constant(1 : i32) : i32
  %p = llvm.alloca %c1 x !llvm.struct<(i32, i64, array<2 x i16>)> : (i32) -> !llvm.ptr
  %a = llvm.getelementptr inbounds %p[0, 0] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<(i32, i64, array<2 x i16>)>
  %b = llvm.getelementptr %p[8] : (!llvm.ptr) -> !llvm.ptr, i8
  %x = llvm.load %b : !llvm.ptr -> i64
  llvm.store %v, %a : i32, !llvm.ptr
  %r = llvm.load %a : !llvm.ptr -> i32
  llvm.return %r : i32
}

// CHECK-LABEL: @parts13(
// CHECK-SAME: %[[ARG0:[0-9a-z_]+]]: i32) -> i32 {
// CHECK-NEXT: %[[V0:[0-9a-z_]+]] = llvm.mlir.constant(1 : i32) : i32
// CHECK-NEXT: %[[V1:[0-9a-z_]+]] = llvm.alloca %[[V0]] x i64 : (i32) -> !llvm.ptr
// CHECK-NEXT: %[[V2:[0-9a-z_]+]] = llvm.alloca %[[V0]] x i32 : (i32) -> !llvm.ptr
// CHECK-NEXT: %[[V3:[0-9a-z_]+]] = llvm.getelementptr %[[V1]][2] : (!llvm.ptr) -> !llvm.ptr, i8
// CHECK-NEXT: %[[V4:[0-9a-z_]+]] = llvm.load %[[V3]] : !llvm.ptr -> i16
// CHECK-NEXT: llvm.store %[[ARG0]], %[[V2]] : i32, !llvm.ptr
// CHECK-NEXT: %[[V5:[0-9a-z_]+]] = llvm.load %[[V2]] : !llvm.ptr -> i32
// CHECK-NEXT: llvm.return %[[V5]] : i32
// CHECK-NEXT: }
llvm.func @parts13(%v: i32) -> i32 {
  %c1 = llvm.mlir.constant(1 : i32) : i32
  %p = llvm.alloca %c1 x !llvm.struct<(i32, i64, array<2 x i16>)> : (i32) -> !llvm.ptr
  %a = llvm.getelementptr inbounds %p[0, 0] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<(i32, i64, array<2 x i16>)>
  %b = llvm.getelementptr %p[6] : (!llvm.ptr) -> !llvm.ptr, i8
  %x = llvm.load %b : !llvm.ptr -> i16
  llvm.store %v, %a : i32, !llvm.ptr
  %r = llvm.load %a : !llvm.ptr -> i32
  llvm.return %r : i32
}

// CHECK-LABEL: @parts14(
// CHECK-SAME: %[[ARG0:[0-9a-z_]+]]: i32) -> i32 {
// CHECK-NEXT: %[[V0:[0-9a-z_]+]] = llvm.mlir.constant(1 : i32) : i32
// CHECK-NEXT: %[[V1:[0-9a-z_]+]] = llvm.alloca %[[V0]] x !llvm.struct<(i32, i64, array<2 x i16>)> : (i32) -> !llvm.ptr
// CHECK-NEXT: %[[V2:[0-9a-z_]+]] = llvm.getelementptr inbounds %[[V1]][0, 0] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<(i32, i64, array<2 x i16>)>
// CHECK-NEXT: %[[V3:[0-9a-z_]+]] = llvm.getelementptr %[[V1]][-4] : (!llvm.ptr) -> !llvm.ptr, i8
// CHECK-NEXT: %[[V4:[0-9a-z_]+]] = llvm.load %[[V3]] : !llvm.ptr -> i16
// CHECK-NEXT: llvm.store %[[ARG0]], %[[V2]] : i32, !llvm.ptr
// CHECK-NEXT: %[[V5:[0-9a-z_]+]] = llvm.load %[[V2]] : !llvm.ptr -> i32
// CHECK-NEXT: llvm.return %[[V5]] : i32
// CHECK-NEXT: }
llvm.func @parts14(%v: i32) -> i32 {
  %c1 = llvm.mlir.constant(1 : i32) : i32
  %p = llvm.alloca %c1 x !llvm.struct<(i32, i64, array<2 x i16>)> : (i32) -> !llvm.ptr
  %a = llvm.getelementptr inbounds %p[0, 0] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<(i32, i64, array<2 x i16>)>
  %b = llvm.getelementptr %p[-4] : (!llvm.ptr) -> !llvm.ptr, i8
  %x = llvm.load %b : !llvm.ptr -> i16
  llvm.store %v, %a : i32, !llvm.ptr
  %r = llvm.load %a : !llvm.ptr -> i32
  llvm.return %r : i32
}

// CHECK-LABEL: @parts15(
// CHECK-SAME: %[[ARG0:[0-9a-z_]+]]: i32) -> i32 {
// CHECK-NEXT: %[[V0:[0-9a-z_]+]] = llvm.mlir.constant(1 : i32) : i32
// CHECK-NEXT: %[[V1:[0-9a-z_]+]] = llvm.alloca %[[V0]] x i32 : (i32) -> !llvm.ptr
// CHECK-NEXT: %[[V2:[0-9a-z_]+]] = llvm.getelementptr %[[V1]][1] : (!llvm.ptr) -> !llvm.ptr, i16
// CHECK-NEXT: %[[V3:[0-9a-z_]+]] = llvm.load %[[V2]] : !llvm.ptr -> i16
// CHECK-NEXT: llvm.store %[[ARG0]], %[[V1]] : i32, !llvm.ptr
// CHECK-NEXT: %[[V4:[0-9a-z_]+]] = llvm.load %[[V1]] : !llvm.ptr -> i32
// CHECK-NEXT: llvm.return %[[V4]] : i32
// CHECK-NEXT: }
llvm.func @parts15(%v: i32) -> i32 {
  %c1 = llvm.mlir.constant(1 : i32) : i32
  %p = llvm.alloca %c1 x !llvm.struct<(i32, i64, array<2 x i16>)> : (i32) -> !llvm.ptr
  %a = llvm.getelementptr inbounds %p[0, 0] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<(i32, i64, array<2 x i16>)>
  %b = llvm.getelementptr %a[1] : (!llvm.ptr) -> !llvm.ptr, i16
  %x = llvm.load %b : !llvm.ptr -> i16
  llvm.store %v, %a : i32, !llvm.ptr
  %r = llvm.load %a : !llvm.ptr -> i32
  llvm.return %r : i32
}

// CHECK-LABEL: @parts16(
// CHECK-SAME: %[[ARG0:[0-9a-z_]+]]: i32) -> i32 {
// CHECK-NEXT: %[[V0:[0-9a-z_]+]] = llvm.mlir.constant(1 : i32) : i32
// CHECK-NEXT: %[[V1:[0-9a-z_]+]] = llvm.alloca %[[V0]] x !llvm.struct<(i32, i64, array<2 x i16>)> : (i32) -> !llvm.ptr
// CHECK-NEXT: %[[V2:[0-9a-z_]+]] = llvm.getelementptr inbounds %[[V1]][0, 0] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<(i32, i64, array<2 x i16>)>
// CHECK-NEXT: %[[V3:[0-9a-z_]+]] = llvm.getelementptr %[[V2]][2] : (!llvm.ptr) -> !llvm.ptr, i16
// CHECK-NEXT: %[[V4:[0-9a-z_]+]] = llvm.load %[[V3]] : !llvm.ptr -> i16
// CHECK-NEXT: llvm.store %[[ARG0]], %[[V2]] : i32, !llvm.ptr
// CHECK-NEXT: %[[V5:[0-9a-z_]+]] = llvm.load %[[V2]] : !llvm.ptr -> i32
// CHECK-NEXT: llvm.return %[[V5]] : i32
// CHECK-NEXT: }
llvm.func @parts16(%v: i32) -> i32 {
  %c1 = llvm.mlir.constant(1 : i32) : i32
  %p = llvm.alloca %c1 x !llvm.struct<(i32, i64, array<2 x i16>)> : (i32) -> !llvm.ptr
  %a = llvm.getelementptr inbounds %p[0, 0] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<(i32, i64, array<2 x i16>)>
  %b = llvm.getelementptr %a[2] : (!llvm.ptr) -> !llvm.ptr, i16
  %x = llvm.load %b : !llvm.ptr -> i16
  llvm.store %v, %a : i32, !llvm.ptr
  %r = llvm.load %a : !llvm.ptr -> i32
  llvm.return %r : i32
}

// CHECK-LABEL: @parts17(
// CHECK-SAME: %[[ARG0:[0-9a-z_]+]]: i32) -> i32 {
// CHECK-NEXT: %[[V0:[0-9a-z_]+]] = llvm.mlir.constant(1 : i32) : i32
// CHECK-NEXT: %[[V1:[0-9a-z_]+]] = llvm.alloca %[[V0]] x i32 : (i32) -> !llvm.ptr
// CHECK-NEXT: llvm.store %[[ARG0]], %[[V1]] : i32, !llvm.ptr
// CHECK-NEXT: %[[V2:[0-9a-z_]+]] = llvm.load %[[V1]] : !llvm.ptr -> i32
// CHECK-NEXT: llvm.return %[[V2]] : i32
// CHECK-NEXT: }
llvm.func @parts17(%v: i32) -> i32 {
  %c1 = llvm.mlir.constant(1 : i32) : i32
  %p = llvm.alloca %c1 x !llvm.struct<(i32, i64, array<2 x i16>)> : (i32) -> !llvm.ptr
  %a = llvm.getelementptr inbounds %p[0, 0] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<(i32, i64, array<2 x i16>)>
  llvm.intr.lifetime.start %p : !llvm.ptr
  llvm.store %v, %a : i32, !llvm.ptr
  %r = llvm.load %a : !llvm.ptr -> i32
  llvm.intr.lifetime.end %p : !llvm.ptr
  llvm.return %r : i32
}

// CHECK-LABEL: @parts18(
// CHECK-SAME: %[[ARG0:[0-9a-z_]+]]: i32) -> i32 {
// CHECK-NEXT: %[[V0:[0-9a-z_]+]] = llvm.mlir.constant(1 : i32) : i32
// CHECK-NEXT: %[[V1:[0-9a-z_]+]] = llvm.alloca %[[V0]] x !llvm.struct<(i32, i64, array<2 x i16>)> : (i32) -> !llvm.ptr
// CHECK-NEXT: %[[V2:[0-9a-z_]+]] = llvm.getelementptr inbounds %[[V1]][0, 0] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<(i32, i64, array<2 x i16>)>
// CHECK-NEXT: %[[V3:[0-9a-z_]+]] = llvm.load %[[V1]] : !llvm.ptr -> !llvm.struct<(i32, i64, array<2 x i16>)>
// CHECK-NEXT: llvm.store %[[ARG0]], %[[V2]] : i32, !llvm.ptr
// CHECK-NEXT: %[[V4:[0-9a-z_]+]] = llvm.load %[[V2]] : !llvm.ptr -> i32
// CHECK-NEXT: llvm.return %[[V4]] : i32
// CHECK-NEXT: }
llvm.func @parts18(%v: i32) -> i32 {
  %c1 = llvm.mlir.constant(1 : i32) : i32
  %p = llvm.alloca %c1 x !llvm.struct<(i32, i64, array<2 x i16>)> : (i32) -> !llvm.ptr
  %a = llvm.getelementptr inbounds %p[0, 0] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<(i32, i64, array<2 x i16>)>
  %x = llvm.load %p : !llvm.ptr -> !llvm.struct<(i32, i64, array<2 x i16>)>
  llvm.store %v, %a : i32, !llvm.ptr
  %r = llvm.load %a : !llvm.ptr -> i32
  llvm.return %r : i32
}

// CHECK-LABEL: @parts19(
// CHECK-SAME: %[[ARG0:[0-9a-z_]+]]: i32) -> i32 {
// CHECK-NEXT: %[[V0:[0-9a-z_]+]] = llvm.mlir.constant(1 : i32) : i32
// CHECK-NEXT: %[[V1:[0-9a-z_]+]] = llvm.alloca %[[V0]] x i32 : (i32) -> !llvm.ptr
// CHECK-NEXT: %[[V2:[0-9a-z_]+]] = llvm.load %[[V1]] : !llvm.ptr -> i32
// CHECK-NEXT: llvm.store %[[ARG0]], %[[V1]] : i32, !llvm.ptr
// CHECK-NEXT: %[[V3:[0-9a-z_]+]] = llvm.load %[[V1]] : !llvm.ptr -> i32
// CHECK-NEXT: llvm.return %[[V3]] : i32
// CHECK-NEXT: }
llvm.func @parts19(%v: i32) -> i32 {
  %c1 = llvm.mlir.constant(1 : i32) : i32
  %p = llvm.alloca %c1 x !llvm.struct<(i32, i64, array<2 x i16>)> : (i32) -> !llvm.ptr
  %a = llvm.getelementptr inbounds %p[0, 0] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<(i32, i64, array<2 x i16>)>
  %x = llvm.load %p : !llvm.ptr -> i32
  llvm.store %v, %a : i32, !llvm.ptr
  %r = llvm.load %a : !llvm.ptr -> i32
  llvm.return %r : i32
}

// CHECK-LABEL: @parts20(
// CHECK-SAME: %[[ARG0:[0-9a-z_]+]]: i32) -> i32 {
// CHECK-NEXT: %[[V0:[0-9a-z_]+]] = llvm.mlir.constant(1 : i32) : i32
// CHECK-NEXT: %[[V1:[0-9a-z_]+]] = llvm.alloca %[[V0]] x !llvm.struct<(i32, i64, array<2 x i16>)> : (i32) -> !llvm.ptr
// CHECK-NEXT: %[[V2:[0-9a-z_]+]] = llvm.getelementptr inbounds %[[V1]][0, 0] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<(i32, i64, array<2 x i16>)>
// CHECK-NEXT: %[[V3:[0-9a-z_]+]] = llvm.bitcast %[[V1]] : !llvm.ptr to !llvm.ptr
// CHECK-NEXT: %[[V4:[0-9a-z_]+]] = llvm.load %[[V3]] : !llvm.ptr -> i32
// CHECK-NEXT: llvm.store %[[ARG0]], %[[V2]] : i32, !llvm.ptr
// CHECK-NEXT: %[[V5:[0-9a-z_]+]] = llvm.load %[[V2]] : !llvm.ptr -> i32
// CHECK-NEXT: llvm.return %[[V5]] : i32
// CHECK-NEXT: }
llvm.func @parts20(%v: i32) -> i32 {
  %c1 = llvm.mlir.constant(1 : i32) : i32
  %p = llvm.alloca %c1 x !llvm.struct<(i32, i64, array<2 x i16>)> : (i32) -> !llvm.ptr
  %a = llvm.getelementptr inbounds %p[0, 0] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<(i32, i64, array<2 x i16>)>
  %q = llvm.bitcast %p : !llvm.ptr to !llvm.ptr
  %x = llvm.load %q : !llvm.ptr -> i32
  llvm.store %v, %a : i32, !llvm.ptr
  %r = llvm.load %a : !llvm.ptr -> i32
  llvm.return %r : i32
}

// CHECK-LABEL: @parts21(
// CHECK-SAME: %[[ARG0:[0-9a-z_]+]]: i32) -> i32 {
// CHECK-NEXT: %[[V0:[0-9a-z_]+]] = llvm.mlir.constant(1 : i32) : i32
// CHECK-NEXT: %[[V1:[0-9a-z_]+]] = llvm.alloca %[[ARG0]] x !llvm.struct<(i32, i64, array<2 x i16>)> : (i32) -> !llvm.ptr
// CHECK-NEXT: %[[V2:[0-9a-z_]+]] = llvm.getelementptr inbounds %[[V1]][0, 0] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<(i32, i64, array<2 x i16>)>
// CHECK-NEXT: llvm.store %[[ARG0]], %[[V2]] : i32, !llvm.ptr
// CHECK-NEXT: %[[V3:[0-9a-z_]+]] = llvm.load %[[V2]] : !llvm.ptr -> i32
// CHECK-NEXT: llvm.return %[[V3]] : i32
// CHECK-NEXT: }
llvm.func @parts21(%v: i32) -> i32 {
  %c1 = llvm.mlir.constant(1 : i32) : i32
  %p = llvm.alloca %v x !llvm.struct<(i32, i64, array<2 x i16>)> : (i32) -> !llvm.ptr
  %a = llvm.getelementptr inbounds %p[0, 0] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<(i32, i64, array<2 x i16>)>
  llvm.store %v, %a : i32, !llvm.ptr
  %r = llvm.load %a : !llvm.ptr -> i32
  llvm.return %r : i32
}

// CHECK-LABEL: @parts22(
// CHECK-SAME: %[[ARG0:[0-9a-z_]+]]: i32) -> i32 {
// CHECK-NEXT: %[[V0:[0-9a-z_]+]] = llvm.mlir.constant(1 : i32) : i32
// CHECK-NEXT: %[[V1:[0-9a-z_]+]] = llvm.alloca %[[V0]] x i32 : (i32) -> !llvm.ptr
// CHECK-NEXT: %[[V2:[0-9a-z_]+]] = llvm.mlir.constant(2 : i32) : i32
// CHECK-NEXT: llvm.store %[[ARG0]], %[[V1]] : i32, !llvm.ptr
// CHECK-NEXT: %[[V3:[0-9a-z_]+]] = llvm.load %[[V1]] : !llvm.ptr -> i32
// CHECK-NEXT: llvm.return %[[V3]] : i32
// CHECK-NEXT: }
llvm.func @parts22(%v: i32) -> i32 {
  %c1 = llvm.mlir.constant(1 : i32) : i32
  %p = llvm.alloca %c1 x !llvm.struct<(i32, i64, array<2 x i16>)> : (i32) -> !llvm.ptr
  %c2 = llvm.mlir.constant(2 : i32) : i32
  %a = llvm.getelementptr inbounds %p[0, 0] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<(i32, i64, array<2 x i16>)>
  llvm.store %v, %a : i32, !llvm.ptr
  %r = llvm.load %a : !llvm.ptr -> i32
  llvm.return %r : i32
}

// CHECK-LABEL: @parts23(
// CHECK-SAME: %[[ARG0:[0-9a-z_]+]]: i32) -> i32 {
// CHECK-NEXT: %[[V0:[0-9a-z_]+]] = llvm.mlir.constant(1 : i32) : i32
// CHECK-NEXT: %[[V1:[0-9a-z_]+]] = llvm.alloca %[[V0]] x i32 : (i32) -> !llvm.ptr
// CHECK-NEXT: %[[V2:[0-9a-z_]+]] = llvm.alloca %[[V0]] x i32 : (i32) -> !llvm.ptr
// CHECK-NEXT: llvm.store %[[ARG0]], %[[V1]] : i32, !llvm.ptr
// CHECK-NEXT: llvm.store %[[ARG0]], %[[V2]] : i32, !llvm.ptr
// CHECK-NEXT: %[[V3:[0-9a-z_]+]] = llvm.load %[[V2]] : !llvm.ptr -> i32
// CHECK-NEXT: llvm.return %[[V3]] : i32
// CHECK-NEXT: }
llvm.func @parts23(%v: i32) -> i32 {
  %c1 = llvm.mlir.constant(1 : i32) : i32
  %p = llvm.alloca %c1 x !llvm.array<4 x i32> : (i32) -> !llvm.ptr
  %a = llvm.getelementptr inbounds %p[0, 0] : (!llvm.ptr) -> !llvm.ptr, !llvm.array<4 x i32>
  %b = llvm.getelementptr inbounds %p[0, 3] : (!llvm.ptr) -> !llvm.ptr, !llvm.array<4 x i32>
  llvm.store %v, %b : i32, !llvm.ptr
  llvm.store %v, %a : i32, !llvm.ptr
  %r = llvm.load %a : !llvm.ptr -> i32
  llvm.return %r : i32
}

// CHECK-LABEL: @parts24(
// CHECK-SAME: %[[ARG0:[0-9a-z_]+]]: i32) -> i32 {
// CHECK-NEXT: %[[V0:[0-9a-z_]+]] = llvm.mlir.constant(1 : i32) : i32
// CHECK-NEXT: %[[V1:[0-9a-z_]+]] = llvm.alloca %[[V0]] x i32 : (i32) -> !llvm.ptr
// CHECK-NEXT: llvm.store %[[ARG0]], %[[V1]] : i32, !llvm.ptr
// CHECK-NEXT: %[[V2:[0-9a-z_]+]] = llvm.load %[[V1]] : !llvm.ptr -> i32
// CHECK-NEXT: llvm.return %[[V2]] : i32
// CHECK-NEXT: }
llvm.func @parts24(%v: i32) -> i32 {
  %c1 = llvm.mlir.constant(1 : i32) : i32
  %p = llvm.alloca %c1 x !llvm.array<16 x i32> : (i32) -> !llvm.ptr
  %a = llvm.getelementptr inbounds %p[0, 0] : (!llvm.ptr) -> !llvm.ptr, !llvm.array<16 x i32>
  llvm.store %v, %a : i32, !llvm.ptr
  %r = llvm.load %a : !llvm.ptr -> i32
  llvm.return %r : i32
}

// CHECK-LABEL: @parts25(
// CHECK-SAME: %[[ARG0:[0-9a-z_]+]]: i32) -> i32 {
// CHECK-NEXT: %[[V0:[0-9a-z_]+]] = llvm.mlir.constant(1 : i32) : i32
// CHECK-NEXT: %[[V1:[0-9a-z_]+]] = llvm.alloca %[[V0]] x !llvm.array<17 x i32> : (i32) -> !llvm.ptr
// CHECK-NEXT: %[[V2:[0-9a-z_]+]] = llvm.getelementptr inbounds %[[V1]][0, 0] : (!llvm.ptr) -> !llvm.ptr, !llvm.array<17 x i32>
// CHECK-NEXT: llvm.store %[[ARG0]], %[[V2]] : i32, !llvm.ptr
// CHECK-NEXT: %[[V3:[0-9a-z_]+]] = llvm.load %[[V2]] : !llvm.ptr -> i32
// CHECK-NEXT: llvm.return %[[V3]] : i32
// CHECK-NEXT: }
llvm.func @parts25(%v: i32) -> i32 {
  %c1 = llvm.mlir.constant(1 : i32) : i32
  %p = llvm.alloca %c1 x !llvm.array<17 x i32> : (i32) -> !llvm.ptr
  %a = llvm.getelementptr inbounds %p[0, 0] : (!llvm.ptr) -> !llvm.ptr, !llvm.array<17 x i32>
  llvm.store %v, %a : i32, !llvm.ptr
  %r = llvm.load %a : !llvm.ptr -> i32
  llvm.return %r : i32
}

// CHECK-LABEL: @parts26(
// CHECK-SAME: %[[ARG0:[0-9a-z_]+]]: i32) -> i32 {
// CHECK-NEXT: %[[V0:[0-9a-z_]+]] = llvm.mlir.constant(1 : i32) : i32
// CHECK-NEXT: %[[V1:[0-9a-z_]+]] = llvm.alloca %[[V0]] x i32 : (i32) -> !llvm.ptr
// CHECK-NEXT: llvm.store %[[ARG0]], %[[V1]] : i32, !llvm.ptr
// CHECK-NEXT: %[[V2:[0-9a-z_]+]] = llvm.load %[[V1]] : !llvm.ptr -> i32
// CHECK-NEXT: llvm.return %[[V2]] : i32
// CHECK-NEXT: }
llvm.func @parts26(%v: i32) -> i32 {
  %c1 = llvm.mlir.constant(1 : i32) : i32
  %p = llvm.alloca %c1 x !llvm.struct<packed (i8, i32)> : (i32) -> !llvm.ptr
  %a = llvm.getelementptr inbounds %p[0, 1] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<packed (i8, i32)>
  llvm.store %v, %a : i32, !llvm.ptr
  %r = llvm.load %a : !llvm.ptr -> i32
  llvm.return %r : i32
}

// CHECK-LABEL: @parts27(
// CHECK-SAME: %[[ARG0:[0-9a-z_]+]]: i32) -> i32 {
// CHECK-NEXT: %[[V0:[0-9a-z_]+]] = llvm.mlir.constant(1 : i32) : i32
// CHECK-NEXT: %[[V1:[0-9a-z_]+]] = llvm.alloca %[[V0]] x !llvm.struct<(i32, i64, array<2 x i16>)> : (i32) -> !llvm.ptr
// CHECK-NEXT: %[[V2:[0-9a-z_]+]] = llvm.mlir.constant(24 : i64) : i64
// CHECK-NEXT: %[[V3:[0-9a-z_]+]] = llvm.mlir.constant(0 : i8) : i8
// CHECK-NEXT: %[[V4:[0-9a-z_]+]] = llvm.getelementptr inbounds %[[V1]][0, 0] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<(i32, i64, array<2 x i16>)>
// CHECK-NEXT: %[[V5:[0-9a-z_]+]] = llvm.getelementptr inbounds %[[V1]][0, 1] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<(i32, i64, array<2 x i16>)>
// CHECK-NEXT: "llvm.intr.memset"(%[[V1]], %[[V3]], %[[V2]]) <{isVolatile = false}> : (!llvm.ptr, i8, i64) -> ()
// CHECK-NEXT: %[[V6:[0-9a-z_]+]] = llvm.load %[[V5]] : !llvm.ptr -> i64
// CHECK-NEXT: llvm.store %[[ARG0]], %[[V4]] : i32, !llvm.ptr
// CHECK-NEXT: %[[V7:[0-9a-z_]+]] = llvm.load %[[V4]] : !llvm.ptr -> i32
// CHECK-NEXT: llvm.return %[[V7]] : i32
// CHECK-NEXT: }
llvm.func @parts27(%v: i32) -> i32 {
  %c1 = llvm.mlir.constant(1 : i32) : i32
  %p = llvm.alloca %c1 x !llvm.struct<(i32, i64, array<2 x i16>)> : (i32) -> !llvm.ptr
  %n = llvm.mlir.constant(24 : i64) : i64
  %z = llvm.mlir.constant(0 : i8) : i8
  %a = llvm.getelementptr inbounds %p[0, 0] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<(i32, i64, array<2 x i16>)>
  %b = llvm.getelementptr inbounds %p[0, 1] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<(i32, i64, array<2 x i16>)>
  "llvm.intr.memset"(%p, %z, %n) <{isVolatile = false}> : (!llvm.ptr, i8, i64) -> ()
  %x = llvm.load %b : !llvm.ptr -> i64
  llvm.store %v, %a : i32, !llvm.ptr
  %r = llvm.load %a : !llvm.ptr -> i32
  llvm.return %r : i32
}

// CHECK-LABEL: @parts28(
// CHECK-SAME: %[[ARG0:[0-9a-z_]+]]: i32, %[[ARG1:[0-9a-z_]+]]: !llvm.ptr) -> i32 {
// CHECK-NEXT: %[[V0:[0-9a-z_]+]] = llvm.mlir.constant(1 : i32) : i32
// CHECK-NEXT: %[[V1:[0-9a-z_]+]] = llvm.alloca %[[V0]] x !llvm.struct<(i32, i64, array<2 x i16>)> : (i32) -> !llvm.ptr
// CHECK-NEXT: %[[V2:[0-9a-z_]+]] = llvm.mlir.constant(24 : i64) : i64
// CHECK-NEXT: %[[V3:[0-9a-z_]+]] = llvm.getelementptr inbounds %[[V1]][0, 0] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<(i32, i64, array<2 x i16>)>
// CHECK-NEXT: %[[V4:[0-9a-z_]+]] = llvm.getelementptr inbounds %[[V1]][0, 1] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<(i32, i64, array<2 x i16>)>
// CHECK-NEXT: "llvm.intr.memcpy"(%[[V1]], %[[ARG1]], %[[V2]]) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
// CHECK-NEXT: %[[V5:[0-9a-z_]+]] = llvm.load %[[V4]] : !llvm.ptr -> i64
// CHECK-NEXT: llvm.store %[[ARG0]], %[[V3]] : i32, !llvm.ptr
// CHECK-NEXT: %[[V6:[0-9a-z_]+]] = llvm.load %[[V3]] : !llvm.ptr -> i32
// CHECK-NEXT: llvm.return %[[V6]] : i32
// CHECK-NEXT: }
llvm.func @parts28(%v: i32, %q: !llvm.ptr) -> i32 {
  %c1 = llvm.mlir.constant(1 : i32) : i32
  %p = llvm.alloca %c1 x !llvm.struct<(i32, i64, array<2 x i16>)> : (i32) -> !llvm.ptr
  %n = llvm.mlir.constant(24 : i64) : i64
  %a = llvm.getelementptr inbounds %p[0, 0] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<(i32, i64, array<2 x i16>)>
  %b = llvm.getelementptr inbounds %p[0, 1] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<(i32, i64, array<2 x i16>)>
  "llvm.intr.memcpy"(%p, %q, %n) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
  %x = llvm.load %b : !llvm.ptr -> i64
  llvm.store %v, %a : i32, !llvm.ptr
  %r = llvm.load %a : !llvm.ptr -> i32
  llvm.return %r : i32
}

// CHECK-LABEL: @parts29(
// CHECK-SAME: %[[ARG0:[0-9a-z_]+]]: i32, %[[ARG1:[0-9a-z_]+]]: i64, %[[ARG2:[0-9a-z_]+]]: !llvm.ptr) -> i32 {
// CHECK-NEXT: %[[V0:[0-9a-z_]+]] = llvm.mlir.constant(1 : i32) : i32
// CHECK-NEXT: %[[V1:[0-9a-z_]+]] = llvm.alloca %[[V0]] x !llvm.struct<(i32, i64, array<2 x i16>)> : (i32) -> !llvm.ptr
// CHECK-NEXT: %[[V2:[0-9a-z_]+]] = llvm.mlir.constant(24 : i64) : i64
// CHECK-NEXT: %[[V3:[0-9a-z_]+]] = llvm.getelementptr inbounds %[[V1]][0, 0] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<(i32, i64, array<2 x i16>)>
// CHECK-NEXT: %[[V4:[0-9a-z_]+]] = llvm.getelementptr inbounds %[[V1]][0, 1] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<(i32, i64, array<2 x i16>)>
// CHECK-NEXT: llvm.store %[[ARG1]], %[[V4]] : i64, !llvm.ptr
// CHECK-NEXT: "llvm.intr.memmove"(%[[ARG2]], %[[V1]], %[[V2]]) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
// CHECK-NEXT: llvm.store %[[ARG0]], %[[V3]] : i32, !llvm.ptr
// CHECK-NEXT: %[[V5:[0-9a-z_]+]] = llvm.load %[[V3]] : !llvm.ptr -> i32
// CHECK-NEXT: llvm.return %[[V5]] : i32
// CHECK-NEXT: }
llvm.func @parts29(%v: i32, %w: i64, %q: !llvm.ptr) -> i32 {
  %c1 = llvm.mlir.constant(1 : i32) : i32
  %p = llvm.alloca %c1 x !llvm.struct<(i32, i64, array<2 x i16>)> : (i32) -> !llvm.ptr
  %n = llvm.mlir.constant(24 : i64) : i64
  %a = llvm.getelementptr inbounds %p[0, 0] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<(i32, i64, array<2 x i16>)>
  %b = llvm.getelementptr inbounds %p[0, 1] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<(i32, i64, array<2 x i16>)>
  llvm.store %w, %b : i64, !llvm.ptr
  "llvm.intr.memmove"(%q, %p, %n) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
  llvm.store %v, %a : i32, !llvm.ptr
  %r = llvm.load %a : !llvm.ptr -> i32
  llvm.return %r : i32
}

// CHECK-LABEL: @parts30(
// CHECK-SAME: %[[ARG0:[0-9a-z_]+]]: i32) -> i32 {
// CHECK-NEXT: %[[V0:[0-9a-z_]+]] = llvm.mlir.constant(1 : i32) : i32
// CHECK-NEXT: %[[V1:[0-9a-z_]+]] = llvm.alloca %[[V0]] x i64 : (i32) -> !llvm.ptr
// CHECK-NEXT: %[[V2:[0-9a-z_]+]] = llvm.alloca %[[V0]] x i32 : (i32) -> !llvm.ptr
// CHECK-NEXT: %[[V3:[0-9a-z_]+]] = llvm.mlir.constant(16 : i64) : i64
// CHECK-NEXT: %[[V4:[0-9a-z_]+]] = llvm.mlir.constant(0 : i8) : i8
// CHECK-NEXT: %[[V5:[0-9a-z_]+]] = llvm.mlir.constant(4 : i64) : i64
// CHECK-NEXT: "llvm.intr.memset"(%[[V2]], %[[V4]], %[[V5]]) <{isVolatile = false}> : (!llvm.ptr, i8, i64) -> ()
// CHECK-NEXT: %[[V6:[0-9a-z_]+]] = llvm.mlir.constant(8 : i64) : i64
// CHECK-NEXT: "llvm.intr.memset"(%[[V1]], %[[V4]], %[[V6]]) <{isVolatile = false}> : (!llvm.ptr, i8, i64) -> ()
// CHECK-NEXT: %[[V7:[0-9a-z_]+]] = llvm.load %[[V1]] : !llvm.ptr -> i64
// CHECK-NEXT: llvm.store %[[ARG0]], %[[V2]] : i32, !llvm.ptr
// CHECK-NEXT: %[[V8:[0-9a-z_]+]] = llvm.load %[[V2]] : !llvm.ptr -> i32
// CHECK-NEXT: llvm.return %[[V8]] : i32
// CHECK-NEXT: }
llvm.func @parts30(%v: i32) -> i32 {
  %c1 = llvm.mlir.constant(1 : i32) : i32
  %p = llvm.alloca %c1 x !llvm.struct<(i32, i64, array<2 x i16>)> : (i32) -> !llvm.ptr
  %n = llvm.mlir.constant(16 : i64) : i64
  %z = llvm.mlir.constant(0 : i8) : i8
  %a = llvm.getelementptr inbounds %p[0, 0] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<(i32, i64, array<2 x i16>)>
  %b = llvm.getelementptr inbounds %p[0, 1] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<(i32, i64, array<2 x i16>)>
  "llvm.intr.memset"(%p, %z, %n) <{isVolatile = false}> : (!llvm.ptr, i8, i64) -> ()
  %x = llvm.load %b : !llvm.ptr -> i64
  llvm.store %v, %a : i32, !llvm.ptr
  %r = llvm.load %a : !llvm.ptr -> i32
  llvm.return %r : i32
}

// CHECK-LABEL: @parts31(
// CHECK-SAME: %[[ARG0:[0-9a-z_]+]]: i32, %[[ARG1:[0-9a-z_]+]]: !llvm.ptr) -> i32 {
// CHECK-NEXT: %[[V0:[0-9a-z_]+]] = llvm.mlir.constant(1 : i32) : i32
// CHECK-NEXT: %[[V1:[0-9a-z_]+]] = llvm.alloca %[[V0]] x i64 : (i32) -> !llvm.ptr
// CHECK-NEXT: %[[V2:[0-9a-z_]+]] = llvm.alloca %[[V0]] x i32 : (i32) -> !llvm.ptr
// CHECK-NEXT: %[[V3:[0-9a-z_]+]] = llvm.mlir.constant(16 : i64) : i64
// CHECK-NEXT: %[[V4:[0-9a-z_]+]] = llvm.getelementptr %[[ARG1]][0, 0] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<(i32, i64, array<2 x i16>)>
// CHECK-NEXT: %[[V5:[0-9a-z_]+]] = llvm.mlir.constant(4 : i64) : i64
// CHECK-NEXT: "llvm.intr.memcpy"(%[[V2]], %[[V4]], %[[V5]]) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
// CHECK-NEXT: %[[V6:[0-9a-z_]+]] = llvm.getelementptr %[[ARG1]][0, 1] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<(i32, i64, array<2 x i16>)>
// CHECK-NEXT: %[[V7:[0-9a-z_]+]] = llvm.mlir.constant(8 : i64) : i64
// CHECK-NEXT: "llvm.intr.memcpy"(%[[V1]], %[[V6]], %[[V7]]) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
// CHECK-NEXT: %[[V8:[0-9a-z_]+]] = llvm.load %[[V1]] : !llvm.ptr -> i64
// CHECK-NEXT: llvm.store %[[ARG0]], %[[V2]] : i32, !llvm.ptr
// CHECK-NEXT: %[[V9:[0-9a-z_]+]] = llvm.load %[[V2]] : !llvm.ptr -> i32
// CHECK-NEXT: llvm.return %[[V9]] : i32
// CHECK-NEXT: }
llvm.func @parts31(%v: i32, %q: !llvm.ptr) -> i32 {
  %c1 = llvm.mlir.constant(1 : i32) : i32
  %p = llvm.alloca %c1 x !llvm.struct<(i32, i64, array<2 x i16>)> : (i32) -> !llvm.ptr
  %n = llvm.mlir.constant(16 : i64) : i64
  %a = llvm.getelementptr inbounds %p[0, 0] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<(i32, i64, array<2 x i16>)>
  %b = llvm.getelementptr inbounds %p[0, 1] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<(i32, i64, array<2 x i16>)>
  "llvm.intr.memcpy"(%p, %q, %n) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
  %x = llvm.load %b : !llvm.ptr -> i64
  llvm.store %v, %a : i32, !llvm.ptr
  %r = llvm.load %a : !llvm.ptr -> i32
  llvm.return %r : i32
}

// CHECK-LABEL: @parts32(
// CHECK-SAME: %[[ARG0:[0-9a-z_]+]]: i32, %[[ARG1:[0-9a-z_]+]]: i64, %[[ARG2:[0-9a-z_]+]]: !llvm.ptr) -> i32 {
// CHECK-NEXT: %[[V0:[0-9a-z_]+]] = llvm.mlir.constant(1 : i32) : i32
// CHECK-NEXT: %[[V1:[0-9a-z_]+]] = llvm.alloca %[[V0]] x i32 : (i32) -> !llvm.ptr
// CHECK-NEXT: %[[V2:[0-9a-z_]+]] = llvm.alloca %[[V0]] x i64 : (i32) -> !llvm.ptr
// CHECK-NEXT: %[[V3:[0-9a-z_]+]] = llvm.alloca %[[V0]] x i16 : (i32) -> !llvm.ptr
// CHECK-NEXT: %[[V4:[0-9a-z_]+]] = llvm.alloca %[[V0]] x i16 : (i32) -> !llvm.ptr
// CHECK-NEXT: %[[V5:[0-9a-z_]+]] = llvm.mlir.constant(16 : i64) : i64
// CHECK-NEXT: llvm.store %[[ARG1]], %[[V2]] : i64, !llvm.ptr
// CHECK-NEXT: %[[V6:[0-9a-z_]+]] = llvm.getelementptr %[[ARG2]][0, 0] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<(i32, i64, array<2 x i16>)>
// CHECK-NEXT: %[[V7:[0-9a-z_]+]] = llvm.mlir.constant(4 : i64) : i64
// CHECK-NEXT: "llvm.intr.memmove"(%[[V6]], %[[V1]], %[[V7]]) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
// CHECK-NEXT: %[[V8:[0-9a-z_]+]] = llvm.getelementptr %[[ARG2]][0, 1] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<(i32, i64, array<2 x i16>)>
// CHECK-NEXT: %[[V9:[0-9a-z_]+]] = llvm.mlir.constant(8 : i64) : i64
// CHECK-NEXT: "llvm.intr.memmove"(%[[V8]], %[[V2]], %[[V9]]) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
// CHECK-NEXT: %[[V10:[0-9a-z_]+]] = llvm.getelementptr %[[ARG2]][0, 2] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<(i32, i64, array<2 x i16>)>
// CHECK-NEXT: %[[V11:[0-9a-z_]+]] = llvm.mlir.constant(4 : i64) : i64
// CHECK-NEXT: %[[V12:[0-9a-z_]+]] = llvm.getelementptr %[[V10]][0, 0] : (!llvm.ptr) -> !llvm.ptr, !llvm.array<2 x i16>
// CHECK-NEXT: %[[V13:[0-9a-z_]+]] = llvm.mlir.constant(2 : i64) : i64
// CHECK-NEXT: "llvm.intr.memmove"(%[[V12]], %[[V3]], %[[V13]]) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
// CHECK-NEXT: %[[V14:[0-9a-z_]+]] = llvm.getelementptr %[[V10]][0, 1] : (!llvm.ptr) -> !llvm.ptr, !llvm.array<2 x i16>
// CHECK-NEXT: %[[V15:[0-9a-z_]+]] = llvm.mlir.constant(2 : i64) : i64
// CHECK-NEXT: "llvm.intr.memmove"(%[[V14]], %[[V4]], %[[V15]]) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
// CHECK-NEXT: llvm.store %[[ARG0]], %[[V1]] : i32, !llvm.ptr
// CHECK-NEXT: %[[V16:[0-9a-z_]+]] = llvm.load %[[V1]] : !llvm.ptr -> i32
// CHECK-NEXT: llvm.return %[[V16]] : i32
// CHECK-NEXT: }
llvm.func @parts32(%v: i32, %w: i64, %q: !llvm.ptr) -> i32 {
  %c1 = llvm.mlir.constant(1 : i32) : i32
  %p = llvm.alloca %c1 x !llvm.struct<(i32, i64, array<2 x i16>)> : (i32) -> !llvm.ptr
  %n = llvm.mlir.constant(16 : i64) : i64
  %a = llvm.getelementptr inbounds %p[0, 0] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<(i32, i64, array<2 x i16>)>
  %b = llvm.getelementptr inbounds %p[0, 1] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<(i32, i64, array<2 x i16>)>
  llvm.store %w, %b : i64, !llvm.ptr
  "llvm.intr.memmove"(%q, %p, %n) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
  llvm.store %v, %a : i32, !llvm.ptr
  %r = llvm.load %a : !llvm.ptr -> i32
  llvm.return %r : i32
}

// CHECK-LABEL: @parts33(
// CHECK-SAME: %[[ARG0:[0-9a-z_]+]]: i32) -> i32 {
// CHECK-NEXT: %[[V0:[0-9a-z_]+]] = llvm.mlir.constant(1 : i32) : i32
// CHECK-NEXT: %[[V1:[0-9a-z_]+]] = llvm.alloca %[[V0]] x i64 : (i32) -> !llvm.ptr
// CHECK-NEXT: %[[V2:[0-9a-z_]+]] = llvm.alloca %[[V0]] x i32 : (i32) -> !llvm.ptr
// CHECK-NEXT: %[[V3:[0-9a-z_]+]] = llvm.mlir.constant(4 : i64) : i64
// CHECK-NEXT: %[[V4:[0-9a-z_]+]] = llvm.mlir.constant(0 : i8) : i8
// CHECK-NEXT: %[[V5:[0-9a-z_]+]] = llvm.mlir.constant(4 : i64) : i64
// CHECK-NEXT: "llvm.intr.memset"(%[[V2]], %[[V4]], %[[V5]]) <{isVolatile = false}> : (!llvm.ptr, i8, i64) -> ()
// CHECK-NEXT: %[[V6:[0-9a-z_]+]] = llvm.load %[[V1]] : !llvm.ptr -> i64
// CHECK-NEXT: llvm.store %[[ARG0]], %[[V2]] : i32, !llvm.ptr
// CHECK-NEXT: %[[V7:[0-9a-z_]+]] = llvm.load %[[V2]] : !llvm.ptr -> i32
// CHECK-NEXT: llvm.return %[[V7]] : i32
// CHECK-NEXT: }
llvm.func @parts33(%v: i32) -> i32 {
  %c1 = llvm.mlir.constant(1 : i32) : i32
  %p = llvm.alloca %c1 x !llvm.struct<(i32, i64, array<2 x i16>)> : (i32) -> !llvm.ptr
  %n = llvm.mlir.constant(4 : i64) : i64
  %z = llvm.mlir.constant(0 : i8) : i8
  %a = llvm.getelementptr inbounds %p[0, 0] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<(i32, i64, array<2 x i16>)>
  %b = llvm.getelementptr inbounds %p[0, 1] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<(i32, i64, array<2 x i16>)>
  "llvm.intr.memset"(%p, %z, %n) <{isVolatile = false}> : (!llvm.ptr, i8, i64) -> ()
  %x = llvm.load %b : !llvm.ptr -> i64
  llvm.store %v, %a : i32, !llvm.ptr
  %r = llvm.load %a : !llvm.ptr -> i32
  llvm.return %r : i32
}

// CHECK-LABEL: @parts34(
// CHECK-SAME: %[[ARG0:[0-9a-z_]+]]: i32, %[[ARG1:[0-9a-z_]+]]: !llvm.ptr) -> i32 {
// CHECK-NEXT: %[[V0:[0-9a-z_]+]] = llvm.mlir.constant(1 : i32) : i32
// CHECK-NEXT: %[[V1:[0-9a-z_]+]] = llvm.alloca %[[V0]] x !llvm.struct<(i32, i64, array<2 x i16>)> : (i32) -> !llvm.ptr
// CHECK-NEXT: %[[V2:[0-9a-z_]+]] = llvm.mlir.constant(4 : i64) : i64
// CHECK-NEXT: %[[V3:[0-9a-z_]+]] = llvm.getelementptr inbounds %[[V1]][0, 0] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<(i32, i64, array<2 x i16>)>
// CHECK-NEXT: %[[V4:[0-9a-z_]+]] = llvm.getelementptr inbounds %[[V1]][0, 1] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<(i32, i64, array<2 x i16>)>
// CHECK-NEXT: "llvm.intr.memcpy"(%[[V1]], %[[ARG1]], %[[V2]]) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
// CHECK-NEXT: %[[V5:[0-9a-z_]+]] = llvm.load %[[V4]] : !llvm.ptr -> i64
// CHECK-NEXT: llvm.store %[[ARG0]], %[[V3]] : i32, !llvm.ptr
// CHECK-NEXT: %[[V6:[0-9a-z_]+]] = llvm.load %[[V3]] : !llvm.ptr -> i32
// CHECK-NEXT: llvm.return %[[V6]] : i32
// CHECK-NEXT: }
llvm.func @parts34(%v: i32, %q: !llvm.ptr) -> i32 {
  %c1 = llvm.mlir.constant(1 : i32) : i32
  %p = llvm.alloca %c1 x !llvm.struct<(i32, i64, array<2 x i16>)> : (i32) -> !llvm.ptr
  %n = llvm.mlir.constant(4 : i64) : i64
  %a = llvm.getelementptr inbounds %p[0, 0] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<(i32, i64, array<2 x i16>)>
  %b = llvm.getelementptr inbounds %p[0, 1] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<(i32, i64, array<2 x i16>)>
  "llvm.intr.memcpy"(%p, %q, %n) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
  %x = llvm.load %b : !llvm.ptr -> i64
  llvm.store %v, %a : i32, !llvm.ptr
  %r = llvm.load %a : !llvm.ptr -> i32
  llvm.return %r : i32
}

// CHECK-LABEL: @parts35(
// CHECK-SAME: %[[ARG0:[0-9a-z_]+]]: i32, %[[ARG1:[0-9a-z_]+]]: i64, %[[ARG2:[0-9a-z_]+]]: !llvm.ptr) -> i32 {
// CHECK-NEXT: %[[V0:[0-9a-z_]+]] = llvm.mlir.constant(1 : i32) : i32
// CHECK-NEXT: %[[V1:[0-9a-z_]+]] = llvm.alloca %[[V0]] x !llvm.struct<(i32, i64, array<2 x i16>)> : (i32) -> !llvm.ptr
// CHECK-NEXT: %[[V2:[0-9a-z_]+]] = llvm.mlir.constant(4 : i64) : i64
// CHECK-NEXT: %[[V3:[0-9a-z_]+]] = llvm.getelementptr inbounds %[[V1]][0, 0] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<(i32, i64, array<2 x i16>)>
// CHECK-NEXT: %[[V4:[0-9a-z_]+]] = llvm.getelementptr inbounds %[[V1]][0, 1] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<(i32, i64, array<2 x i16>)>
// CHECK-NEXT: llvm.store %[[ARG1]], %[[V4]] : i64, !llvm.ptr
// CHECK-NEXT: "llvm.intr.memmove"(%[[ARG2]], %[[V1]], %[[V2]]) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
// CHECK-NEXT: llvm.store %[[ARG0]], %[[V3]] : i32, !llvm.ptr
// CHECK-NEXT: %[[V5:[0-9a-z_]+]] = llvm.load %[[V3]] : !llvm.ptr -> i32
// CHECK-NEXT: llvm.return %[[V5]] : i32
// CHECK-NEXT: }
llvm.func @parts35(%v: i32, %w: i64, %q: !llvm.ptr) -> i32 {
  %c1 = llvm.mlir.constant(1 : i32) : i32
  %p = llvm.alloca %c1 x !llvm.struct<(i32, i64, array<2 x i16>)> : (i32) -> !llvm.ptr
  %n = llvm.mlir.constant(4 : i64) : i64
  %a = llvm.getelementptr inbounds %p[0, 0] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<(i32, i64, array<2 x i16>)>
  %b = llvm.getelementptr inbounds %p[0, 1] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<(i32, i64, array<2 x i16>)>
  llvm.store %w, %b : i64, !llvm.ptr
  "llvm.intr.memmove"(%q, %p, %n) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
  llvm.store %v, %a : i32, !llvm.ptr
  %r = llvm.load %a : !llvm.ptr -> i32
  llvm.return %r : i32
}

// CHECK-LABEL: @parts36(
// CHECK-SAME: %[[ARG0:[0-9a-z_]+]]: i32) -> i32 {
// CHECK-NEXT: %[[V0:[0-9a-z_]+]] = llvm.mlir.constant(1 : i32) : i32
// CHECK-NEXT: %[[V1:[0-9a-z_]+]] = llvm.alloca %[[V0]] x !llvm.struct<(i32, i64, array<2 x i16>)> : (i32) -> !llvm.ptr
// CHECK-NEXT: %[[V2:[0-9a-z_]+]] = llvm.mlir.constant(32 : i64) : i64
// CHECK-NEXT: %[[V3:[0-9a-z_]+]] = llvm.mlir.constant(0 : i8) : i8
// CHECK-NEXT: %[[V4:[0-9a-z_]+]] = llvm.getelementptr inbounds %[[V1]][0, 0] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<(i32, i64, array<2 x i16>)>
// CHECK-NEXT: %[[V5:[0-9a-z_]+]] = llvm.getelementptr inbounds %[[V1]][0, 1] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<(i32, i64, array<2 x i16>)>
// CHECK-NEXT: "llvm.intr.memset"(%[[V1]], %[[V3]], %[[V2]]) <{isVolatile = false}> : (!llvm.ptr, i8, i64) -> ()
// CHECK-NEXT: %[[V6:[0-9a-z_]+]] = llvm.load %[[V5]] : !llvm.ptr -> i64
// CHECK-NEXT: llvm.store %[[ARG0]], %[[V4]] : i32, !llvm.ptr
// CHECK-NEXT: %[[V7:[0-9a-z_]+]] = llvm.load %[[V4]] : !llvm.ptr -> i32
// CHECK-NEXT: llvm.return %[[V7]] : i32
// CHECK-NEXT: }
llvm.func @parts36(%v: i32) -> i32 {
  %c1 = llvm.mlir.constant(1 : i32) : i32
  %p = llvm.alloca %c1 x !llvm.struct<(i32, i64, array<2 x i16>)> : (i32) -> !llvm.ptr
  %n = llvm.mlir.constant(32 : i64) : i64
  %z = llvm.mlir.constant(0 : i8) : i8
  %a = llvm.getelementptr inbounds %p[0, 0] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<(i32, i64, array<2 x i16>)>
  %b = llvm.getelementptr inbounds %p[0, 1] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<(i32, i64, array<2 x i16>)>
  "llvm.intr.memset"(%p, %z, %n) <{isVolatile = false}> : (!llvm.ptr, i8, i64) -> ()
  %x = llvm.load %b : !llvm.ptr -> i64
  llvm.store %v, %a : i32, !llvm.ptr
  %r = llvm.load %a : !llvm.ptr -> i32
  llvm.return %r : i32
}

// CHECK-LABEL: @parts37(
// CHECK-SAME: %[[ARG0:[0-9a-z_]+]]: i32, %[[ARG1:[0-9a-z_]+]]: !llvm.ptr) -> i32 {
// CHECK-NEXT: %[[V0:[0-9a-z_]+]] = llvm.mlir.constant(1 : i32) : i32
// CHECK-NEXT: %[[V1:[0-9a-z_]+]] = llvm.alloca %[[V0]] x !llvm.struct<(i32, i64, array<2 x i16>)> : (i32) -> !llvm.ptr
// CHECK-NEXT: %[[V2:[0-9a-z_]+]] = llvm.mlir.constant(32 : i64) : i64
// CHECK-NEXT: %[[V3:[0-9a-z_]+]] = llvm.getelementptr inbounds %[[V1]][0, 0] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<(i32, i64, array<2 x i16>)>
// CHECK-NEXT: %[[V4:[0-9a-z_]+]] = llvm.getelementptr inbounds %[[V1]][0, 1] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<(i32, i64, array<2 x i16>)>
// CHECK-NEXT: "llvm.intr.memcpy"(%[[V1]], %[[ARG1]], %[[V2]]) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
// CHECK-NEXT: %[[V5:[0-9a-z_]+]] = llvm.load %[[V4]] : !llvm.ptr -> i64
// CHECK-NEXT: llvm.store %[[ARG0]], %[[V3]] : i32, !llvm.ptr
// CHECK-NEXT: %[[V6:[0-9a-z_]+]] = llvm.load %[[V3]] : !llvm.ptr -> i32
// CHECK-NEXT: llvm.return %[[V6]] : i32
// CHECK-NEXT: }
llvm.func @parts37(%v: i32, %q: !llvm.ptr) -> i32 {
  %c1 = llvm.mlir.constant(1 : i32) : i32
  %p = llvm.alloca %c1 x !llvm.struct<(i32, i64, array<2 x i16>)> : (i32) -> !llvm.ptr
  %n = llvm.mlir.constant(32 : i64) : i64
  %a = llvm.getelementptr inbounds %p[0, 0] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<(i32, i64, array<2 x i16>)>
  %b = llvm.getelementptr inbounds %p[0, 1] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<(i32, i64, array<2 x i16>)>
  "llvm.intr.memcpy"(%p, %q, %n) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
  %x = llvm.load %b : !llvm.ptr -> i64
  llvm.store %v, %a : i32, !llvm.ptr
  %r = llvm.load %a : !llvm.ptr -> i32
  llvm.return %r : i32
}

// CHECK-LABEL: @parts38(
// CHECK-SAME: %[[ARG0:[0-9a-z_]+]]: i32, %[[ARG1:[0-9a-z_]+]]: i64, %[[ARG2:[0-9a-z_]+]]: !llvm.ptr) -> i32 {
// CHECK-NEXT: %[[V0:[0-9a-z_]+]] = llvm.mlir.constant(1 : i32) : i32
// CHECK-NEXT: %[[V1:[0-9a-z_]+]] = llvm.alloca %[[V0]] x !llvm.struct<(i32, i64, array<2 x i16>)> : (i32) -> !llvm.ptr
// CHECK-NEXT: %[[V2:[0-9a-z_]+]] = llvm.mlir.constant(32 : i64) : i64
// CHECK-NEXT: %[[V3:[0-9a-z_]+]] = llvm.getelementptr inbounds %[[V1]][0, 0] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<(i32, i64, array<2 x i16>)>
// CHECK-NEXT: %[[V4:[0-9a-z_]+]] = llvm.getelementptr inbounds %[[V1]][0, 1] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<(i32, i64, array<2 x i16>)>
// CHECK-NEXT: llvm.store %[[ARG1]], %[[V4]] : i64, !llvm.ptr
// CHECK-NEXT: "llvm.intr.memmove"(%[[ARG2]], %[[V1]], %[[V2]]) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
// CHECK-NEXT: llvm.store %[[ARG0]], %[[V3]] : i32, !llvm.ptr
// CHECK-NEXT: %[[V5:[0-9a-z_]+]] = llvm.load %[[V3]] : !llvm.ptr -> i32
// CHECK-NEXT: llvm.return %[[V5]] : i32
// CHECK-NEXT: }
llvm.func @parts38(%v: i32, %w: i64, %q: !llvm.ptr) -> i32 {
  %c1 = llvm.mlir.constant(1 : i32) : i32
  %p = llvm.alloca %c1 x !llvm.struct<(i32, i64, array<2 x i16>)> : (i32) -> !llvm.ptr
  %n = llvm.mlir.constant(32 : i64) : i64
  %a = llvm.getelementptr inbounds %p[0, 0] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<(i32, i64, array<2 x i16>)>
  %b = llvm.getelementptr inbounds %p[0, 1] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<(i32, i64, array<2 x i16>)>
  llvm.store %w, %b : i64, !llvm.ptr
  "llvm.intr.memmove"(%q, %p, %n) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
  llvm.store %v, %a : i32, !llvm.ptr
  %r = llvm.load %a : !llvm.ptr -> i32
  llvm.return %r : i32
}

// CHECK-LABEL: @parts39(
// CHECK-SAME: %[[ARG0:[0-9a-z_]+]]: i32) -> i32 {
// CHECK-NEXT: %[[V0:[0-9a-z_]+]] = llvm.mlir.constant(1 : i32) : i32
// CHECK-NEXT: %[[V1:[0-9a-z_]+]] = llvm.alloca %[[V0]] x i64 : (i32) -> !llvm.ptr
// CHECK-NEXT: %[[V2:[0-9a-z_]+]] = llvm.alloca %[[V0]] x i32 : (i32) -> !llvm.ptr
// CHECK-NEXT: %[[V3:[0-9a-z_]+]] = llvm.mlir.constant(5 : i64) : i64
// CHECK-NEXT: %[[V4:[0-9a-z_]+]] = llvm.mlir.constant(0 : i8) : i8
// CHECK-NEXT: %[[V5:[0-9a-z_]+]] = llvm.mlir.constant(4 : i64) : i64
// CHECK-NEXT: "llvm.intr.memset"(%[[V2]], %[[V4]], %[[V5]]) <{isVolatile = false}> : (!llvm.ptr, i8, i64) -> ()
// CHECK-NEXT: %[[V6:[0-9a-z_]+]] = llvm.mlir.constant(1 : i64) : i64
// CHECK-NEXT: "llvm.intr.memset"(%[[V1]], %[[V4]], %[[V6]]) <{isVolatile = false}> : (!llvm.ptr, i8, i64) -> ()
// CHECK-NEXT: %[[V7:[0-9a-z_]+]] = llvm.load %[[V1]] : !llvm.ptr -> i64
// CHECK-NEXT: llvm.store %[[ARG0]], %[[V2]] : i32, !llvm.ptr
// CHECK-NEXT: %[[V8:[0-9a-z_]+]] = llvm.load %[[V2]] : !llvm.ptr -> i32
// CHECK-NEXT: llvm.return %[[V8]] : i32
// CHECK-NEXT: }
llvm.func @parts39(%v: i32) -> i32 {
  %c1 = llvm.mlir.constant(1 : i32) : i32
  %p = llvm.alloca %c1 x !llvm.struct<(i32, i64, array<2 x i16>)> : (i32) -> !llvm.ptr
  %n = llvm.mlir.constant(5 : i64) : i64
  %z = llvm.mlir.constant(0 : i8) : i8
  %a = llvm.getelementptr inbounds %p[0, 0] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<(i32, i64, array<2 x i16>)>
  %b = llvm.getelementptr inbounds %p[0, 1] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<(i32, i64, array<2 x i16>)>
  "llvm.intr.memset"(%p, %z, %n) <{isVolatile = false}> : (!llvm.ptr, i8, i64) -> ()
  %x = llvm.load %b : !llvm.ptr -> i64
  llvm.store %v, %a : i32, !llvm.ptr
  %r = llvm.load %a : !llvm.ptr -> i32
  llvm.return %r : i32
}

// CHECK-LABEL: @parts40(
// CHECK-SAME: %[[ARG0:[0-9a-z_]+]]: i32, %[[ARG1:[0-9a-z_]+]]: !llvm.ptr) -> i32 {
// CHECK-NEXT: %[[V0:[0-9a-z_]+]] = llvm.mlir.constant(1 : i32) : i32
// CHECK-NEXT: %[[V1:[0-9a-z_]+]] = llvm.alloca %[[V0]] x !llvm.struct<(i32, i64, array<2 x i16>)> : (i32) -> !llvm.ptr
// CHECK-NEXT: %[[V2:[0-9a-z_]+]] = llvm.mlir.constant(5 : i64) : i64
// CHECK-NEXT: %[[V3:[0-9a-z_]+]] = llvm.getelementptr inbounds %[[V1]][0, 0] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<(i32, i64, array<2 x i16>)>
// CHECK-NEXT: %[[V4:[0-9a-z_]+]] = llvm.getelementptr inbounds %[[V1]][0, 1] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<(i32, i64, array<2 x i16>)>
// CHECK-NEXT: "llvm.intr.memcpy"(%[[V1]], %[[ARG1]], %[[V2]]) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
// CHECK-NEXT: %[[V5:[0-9a-z_]+]] = llvm.load %[[V4]] : !llvm.ptr -> i64
// CHECK-NEXT: llvm.store %[[ARG0]], %[[V3]] : i32, !llvm.ptr
// CHECK-NEXT: %[[V6:[0-9a-z_]+]] = llvm.load %[[V3]] : !llvm.ptr -> i32
// CHECK-NEXT: llvm.return %[[V6]] : i32
// CHECK-NEXT: }
llvm.func @parts40(%v: i32, %q: !llvm.ptr) -> i32 {
  %c1 = llvm.mlir.constant(1 : i32) : i32
  %p = llvm.alloca %c1 x !llvm.struct<(i32, i64, array<2 x i16>)> : (i32) -> !llvm.ptr
  %n = llvm.mlir.constant(5 : i64) : i64
  %a = llvm.getelementptr inbounds %p[0, 0] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<(i32, i64, array<2 x i16>)>
  %b = llvm.getelementptr inbounds %p[0, 1] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<(i32, i64, array<2 x i16>)>
  "llvm.intr.memcpy"(%p, %q, %n) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
  %x = llvm.load %b : !llvm.ptr -> i64
  llvm.store %v, %a : i32, !llvm.ptr
  %r = llvm.load %a : !llvm.ptr -> i32
  llvm.return %r : i32
}

// CHECK-LABEL: @parts41(
// CHECK-SAME: %[[ARG0:[0-9a-z_]+]]: i32, %[[ARG1:[0-9a-z_]+]]: i64, %[[ARG2:[0-9a-z_]+]]: !llvm.ptr) -> i32 {
// CHECK-NEXT: %[[V0:[0-9a-z_]+]] = llvm.mlir.constant(1 : i32) : i32
// CHECK-NEXT: %[[V1:[0-9a-z_]+]] = llvm.alloca %[[V0]] x !llvm.struct<(i32, i64, array<2 x i16>)> : (i32) -> !llvm.ptr
// CHECK-NEXT: %[[V2:[0-9a-z_]+]] = llvm.mlir.constant(5 : i64) : i64
// CHECK-NEXT: %[[V3:[0-9a-z_]+]] = llvm.getelementptr inbounds %[[V1]][0, 0] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<(i32, i64, array<2 x i16>)>
// CHECK-NEXT: %[[V4:[0-9a-z_]+]] = llvm.getelementptr inbounds %[[V1]][0, 1] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<(i32, i64, array<2 x i16>)>
// CHECK-NEXT: llvm.store %[[ARG1]], %[[V4]] : i64, !llvm.ptr
// CHECK-NEXT: "llvm.intr.memmove"(%[[ARG2]], %[[V1]], %[[V2]]) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
// CHECK-NEXT: llvm.store %[[ARG0]], %[[V3]] : i32, !llvm.ptr
// CHECK-NEXT: %[[V5:[0-9a-z_]+]] = llvm.load %[[V3]] : !llvm.ptr -> i32
// CHECK-NEXT: llvm.return %[[V5]] : i32
// CHECK-NEXT: }
llvm.func @parts41(%v: i32, %w: i64, %q: !llvm.ptr) -> i32 {
  %c1 = llvm.mlir.constant(1 : i32) : i32
  %p = llvm.alloca %c1 x !llvm.struct<(i32, i64, array<2 x i16>)> : (i32) -> !llvm.ptr
  %n = llvm.mlir.constant(5 : i64) : i64
  %a = llvm.getelementptr inbounds %p[0, 0] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<(i32, i64, array<2 x i16>)>
  %b = llvm.getelementptr inbounds %p[0, 1] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<(i32, i64, array<2 x i16>)>
  llvm.store %w, %b : i64, !llvm.ptr
  "llvm.intr.memmove"(%q, %p, %n) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
  llvm.store %v, %a : i32, !llvm.ptr
  %r = llvm.load %a : !llvm.ptr -> i32
  llvm.return %r : i32
}

// CHECK-LABEL: @parts42(
// CHECK-SAME: %[[ARG0:[0-9a-z_]+]]: i32) -> i32 {
// CHECK-NEXT: %[[V0:[0-9a-z_]+]] = llvm.mlir.constant(1 : i32) : i32
// CHECK-NEXT: %[[V1:[0-9a-z_]+]] = llvm.alloca %[[V0]] x !llvm.struct<(i32, i64, array<2 x i16>)> : (i32) -> !llvm.ptr
// CHECK-NEXT: %[[V2:[0-9a-z_]+]] = llvm.mlir.constant(24 : i64) : i64
// CHECK-NEXT: %[[V3:[0-9a-z_]+]] = llvm.getelementptr inbounds %[[V1]][0, 0] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<(i32, i64, array<2 x i16>)>
// CHECK-NEXT: "llvm.intr.memcpy"(%[[V1]], %[[V1]], %[[V2]]) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
// CHECK-NEXT: llvm.store %[[ARG0]], %[[V3]] : i32, !llvm.ptr
// CHECK-NEXT: %[[V4:[0-9a-z_]+]] = llvm.load %[[V3]] : !llvm.ptr -> i32
// CHECK-NEXT: llvm.return %[[V4]] : i32
// CHECK-NEXT: }
llvm.func @parts42(%v: i32) -> i32 {
  %c1 = llvm.mlir.constant(1 : i32) : i32
  %p = llvm.alloca %c1 x !llvm.struct<(i32, i64, array<2 x i16>)> : (i32) -> !llvm.ptr
  %n = llvm.mlir.constant(24 : i64) : i64
  %a = llvm.getelementptr inbounds %p[0, 0] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<(i32, i64, array<2 x i16>)>
  "llvm.intr.memcpy"(%p, %p, %n) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
  llvm.store %v, %a : i32, !llvm.ptr
  %r = llvm.load %a : !llvm.ptr -> i32
  llvm.return %r : i32
}

// CHECK-LABEL: @parts43(
// CHECK-SAME: %[[ARG0:[0-9a-z_]+]]: i32, %[[ARG1:[0-9a-z_]+]]: !llvm.ptr) -> i32 {
// CHECK-NEXT: %[[V0:[0-9a-z_]+]] = llvm.mlir.constant(1 : i32) : i32
// CHECK-NEXT: %[[V1:[0-9a-z_]+]] = llvm.alloca %[[V0]] x !llvm.struct<(i32, i64, array<2 x i16>)> : (i32) -> !llvm.ptr
// CHECK-NEXT: %[[V2:[0-9a-z_]+]] = llvm.mlir.constant(24 : i64) : i64
// CHECK-NEXT: %[[V3:[0-9a-z_]+]] = llvm.getelementptr inbounds %[[V1]][0, 0] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<(i32, i64, array<2 x i16>)>
// CHECK-NEXT: "llvm.intr.memcpy"(%[[V1]], %[[ARG1]], %[[V2]]) <{isVolatile = true}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
// CHECK-NEXT: llvm.store %[[ARG0]], %[[V3]] : i32, !llvm.ptr
// CHECK-NEXT: %[[V4:[0-9a-z_]+]] = llvm.load %[[V3]] : !llvm.ptr -> i32
// CHECK-NEXT: llvm.return %[[V4]] : i32
// CHECK-NEXT: }
llvm.func @parts43(%v: i32, %q: !llvm.ptr) -> i32 {
  %c1 = llvm.mlir.constant(1 : i32) : i32
  %p = llvm.alloca %c1 x !llvm.struct<(i32, i64, array<2 x i16>)> : (i32) -> !llvm.ptr
  %n = llvm.mlir.constant(24 : i64) : i64
  %a = llvm.getelementptr inbounds %p[0, 0] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<(i32, i64, array<2 x i16>)>
  "llvm.intr.memcpy"(%p, %q, %n) <{isVolatile = true}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
  llvm.store %v, %a : i32, !llvm.ptr
  %r = llvm.load %a : !llvm.ptr -> i32
  llvm.return %r : i32
}

// CHECK-LABEL: @parts44(
// CHECK-SAME: %[[ARG0:[0-9a-z_]+]]: i32, %[[ARG1:[0-9a-z_]+]]: !llvm.ptr, %[[ARG2:[0-9a-z_]+]]: i64) -> i32 {
// CHECK-NEXT: %[[V0:[0-9a-z_]+]] = llvm.mlir.constant(1 : i32) : i32
// CHECK-NEXT: %[[V1:[0-9a-z_]+]] = llvm.alloca %[[V0]] x !llvm.struct<(i32, i64, array<2 x i16>)> : (i32) -> !llvm.ptr
// CHECK-NEXT: %[[V2:[0-9a-z_]+]] = llvm.getelementptr inbounds %[[V1]][0, 0] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<(i32, i64, array<2 x i16>)>
// CHECK-NEXT: "llvm.intr.memcpy"(%[[V1]], %[[ARG1]], %[[ARG2]]) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
// CHECK-NEXT: llvm.store %[[ARG0]], %[[V2]] : i32, !llvm.ptr
// CHECK-NEXT: %[[V3:[0-9a-z_]+]] = llvm.load %[[V2]] : !llvm.ptr -> i32
// CHECK-NEXT: llvm.return %[[V3]] : i32
// CHECK-NEXT: }
llvm.func @parts44(%v: i32, %q: !llvm.ptr, %n: i64) -> i32 {
  %c1 = llvm.mlir.constant(1 : i32) : i32
  %p = llvm.alloca %c1 x !llvm.struct<(i32, i64, array<2 x i16>)> : (i32) -> !llvm.ptr
  %a = llvm.getelementptr inbounds %p[0, 0] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<(i32, i64, array<2 x i16>)>
  "llvm.intr.memcpy"(%p, %q, %n) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
  llvm.store %v, %a : i32, !llvm.ptr
  %r = llvm.load %a : !llvm.ptr -> i32
  llvm.return %r : i32
}

// CHECK-LABEL: @parts45(
// CHECK-SAME: %[[ARG0:[0-9a-z_]+]]: i32, %[[ARG1:[0-9a-z_]+]]: !llvm.ptr) -> i32 {
// CHECK-NEXT: %[[V0:[0-9a-z_]+]] = llvm.mlir.constant(1 : i32) : i32
// CHECK-NEXT: %[[V1:[0-9a-z_]+]] = llvm.alloca %[[V0]] x !llvm.struct<(i32, i64, array<2 x i16>)> : (i32) -> !llvm.ptr
// CHECK-NEXT: %[[V2:[0-9a-z_]+]] = llvm.mlir.constant(24 : i64) : i64
// CHECK-NEXT: %[[V3:[0-9a-z_]+]] = llvm.getelementptr inbounds %[[V1]][0, 0] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<(i32, i64, array<2 x i16>)>
// CHECK-NEXT: "llvm.intr.memcpy"(%[[V1]], %[[ARG1]], %[[V2]]) <{arg_attrs = [{llvm.align = 8 : i64}, {llvm.align = 4 : i64}, {}], isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
// CHECK-NEXT: llvm.store %[[ARG0]], %[[V3]] : i32, !llvm.ptr
// CHECK-NEXT: %[[V4:[0-9a-z_]+]] = llvm.load %[[V3]] : !llvm.ptr -> i32
// CHECK-NEXT: llvm.return %[[V4]] : i32
// CHECK-NEXT: }
llvm.func @parts45(%v: i32, %q: !llvm.ptr) -> i32 {
  %c1 = llvm.mlir.constant(1 : i32) : i32
  %p = llvm.alloca %c1 x !llvm.struct<(i32, i64, array<2 x i16>)> : (i32) -> !llvm.ptr
  %n = llvm.mlir.constant(24 : i64) : i64
  %a = llvm.getelementptr inbounds %p[0, 0] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<(i32, i64, array<2 x i16>)>
  "llvm.intr.memcpy"(%p, %q, %n) <{arg_attrs = [{llvm.align = 8 : i64}, {llvm.align = 4 : i64}, {}], isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
  llvm.store %v, %a : i32, !llvm.ptr
  %r = llvm.load %a : !llvm.ptr -> i32
  llvm.return %r : i32
}

// CHECK-LABEL: @parts46(
// CHECK-SAME: %[[ARG0:[0-9a-z_]+]]: i32) -> i32 {
// CHECK-NEXT: %[[V0:[0-9a-z_]+]] = llvm.mlir.constant(1 : i32) : i32
// CHECK-NEXT: %[[V1:[0-9a-z_]+]] = llvm.alloca %[[V0]] x !llvm.struct<(i32, i64, array<2 x i16>)> : (i32) -> !llvm.ptr
// CHECK-NEXT: %[[V2:[0-9a-z_]+]] = llvm.mlir.constant(4 : i64) : i64
// CHECK-NEXT: %[[V3:[0-9a-z_]+]] = llvm.getelementptr inbounds %[[V1]][0, 0] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<(i32, i64, array<2 x i16>)>
// CHECK-NEXT: %[[V4:[0-9a-z_]+]] = llvm.getelementptr inbounds %[[V1]][0, 2] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<(i32, i64, array<2 x i16>)>
// CHECK-NEXT: "llvm.intr.memcpy"(%[[V3]], %[[V4]], %[[V2]]) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
// CHECK-NEXT: llvm.store %[[ARG0]], %[[V3]] : i32, !llvm.ptr
// CHECK-NEXT: %[[V5:[0-9a-z_]+]] = llvm.load %[[V3]] : !llvm.ptr -> i32
// CHECK-NEXT: llvm.return %[[V5]] : i32
// CHECK-NEXT: }
llvm.func @parts46(%v: i32) -> i32 {
  %c1 = llvm.mlir.constant(1 : i32) : i32
  %p = llvm.alloca %c1 x !llvm.struct<(i32, i64, array<2 x i16>)> : (i32) -> !llvm.ptr
  %n = llvm.mlir.constant(4 : i64) : i64
  %a = llvm.getelementptr inbounds %p[0, 0] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<(i32, i64, array<2 x i16>)>
  %b = llvm.getelementptr inbounds %p[0, 2] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<(i32, i64, array<2 x i16>)>
  "llvm.intr.memcpy"(%a, %b, %n) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
  llvm.store %v, %a : i32, !llvm.ptr
  %r = llvm.load %a : !llvm.ptr -> i32
  llvm.return %r : i32
}
