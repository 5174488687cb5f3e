// RUN: %mlcc-opt %s -convert-index-to-llvm | FileCheck %s
// RUN: %mlcc-opt %s -convert-index-to-llvm=index-bitwidth=32 \
// RUN:   | FileCheck %s --check-prefix=CHECK32

// CHECK-LABEL: func.func @plain(
// CHECK-SAME:  %[[A0:.*]]: index, %[[A1:.*]]: index) -> index {
// CHECK-NEXT:    %[[V0:.*]] = builtin.unrealized_conversion_cast %[[A1]] : index to i64
// CHECK-NEXT:    %[[V1:.*]] = builtin.unrealized_conversion_cast %[[A0]] : index to i64
// CHECK-NEXT:    %[[V2:.*]] = llvm.add %[[V1]], %[[V0]] : i64
// CHECK-NEXT:    %[[V3:.*]] = llvm.sub %[[V2]], %[[V0]] : i64
// CHECK-NEXT:    %[[V4:.*]] = llvm.mul %[[V3]], %[[V0]] : i64
// CHECK-NEXT:    %[[V5:.*]] = llvm.sdiv %[[V4]], %[[V0]] : i64
// CHECK-NEXT:    %[[V6:.*]] = llvm.udiv %[[V5]], %[[V0]] : i64
// CHECK-NEXT:    %[[V7:.*]] = llvm.srem %[[V6]], %[[V0]] : i64
// CHECK-NEXT:    %[[V8:.*]] = llvm.urem %[[V7]], %[[V0]] : i64
// CHECK-NEXT:    %[[V9:.*]] = llvm.intr.smax(%[[V8]], %[[V0]]) : (i64, i64) -> i64
// CHECK-NEXT:    %[[V10:.*]] = llvm.intr.umax(%[[V9]], %[[V0]]) : (i64, i64) -> i64
// CHECK-NEXT:    %[[V11:.*]] = llvm.intr.smin(%[[V10]], %[[V0]]) : (i64, i64) -> i64
// CHECK-NEXT:    %[[V12:.*]] = llvm.intr.umin(%[[V11]], %[[V0]]) : (i64, i64) -> i64
// CHECK-NEXT:    %[[V13:.*]] = llvm.shl %[[V12]], %[[V0]] : i64
// CHECK-NEXT:    %[[V14:.*]] = llvm.ashr %[[V13]], %[[V0]] : i64
// CHECK-NEXT:    %[[V15:.*]] = llvm.lshr %[[V14]], %[[V0]] : i64
// CHECK-NEXT:    %[[V16:.*]] = llvm.and %[[V15]], %[[V0]] : i64
// CHECK-NEXT:    %[[V17:.*]] = llvm.or %[[V16]], %[[V0]] : i64
// CHECK-NEXT:    %[[V18:.*]] = llvm.xor %[[V17]], %[[V0]] : i64
// CHECK-NEXT:    %[[V19:.*]] = builtin.unrealized_conversion_cast %[[V18]] : i64 to index
// CHECK-NEXT:    return %[[V19]] : index
// CHECK-NEXT:  }
func.func @plain(%a: index, %b: index) -> index {
  %0 = index.add %a, %b
  %1 = index.sub %0, %b
  %2 = index.mul %1, %b
  %3 = index.divs %2, %b
  %4 = index.divu %3, %b
  %5 = index.rems %4, %b
  %6 = index.remu %5, %b
  %7 = index.maxs %6, %b
  %8 = index.maxu %7, %b
  %9 = index.mins %8, %b
  %10 = index.minu %9, %b
  %11 = index.shl %10, %b
  %12 = index.shrs %11, %b
  %13 = index.shru %12, %b
  %14 = index.and %13, %b
  %15 = index.or %14, %b
  %16 = index.xor %15, %b
  return %16 : index
}

// CHECK-LABEL: func.func @ceildivs(
// CHECK-SAME:  %[[A0:.*]]: index, %[[A1:.*]]: index) -> index {
// CHECK-NEXT:    %[[V0:.*]] = builtin.unrealized_conversion_cast %[[A1]] : index to i64
// CHECK-NEXT:    %[[V1:.*]] = builtin.unrealized_conversion_cast %[[A0]] : index to i64
// CHECK-NEXT:    %[[V2:.*]] = llvm.mlir.constant(0 : i64) : i64
// CHECK-NEXT:    %[[V3:.*]] = llvm.sdiv %[[V1]], %[[V0]] : i64
// CHECK-NEXT:    %[[V4:.*]] = llvm.srem %[[V1]], %[[V0]] : i64
// CHECK-NEXT:    %[[V5:.*]] = llvm.mlir.constant(1 : i64) : i64
// CHECK-NEXT:    %[[V6:.*]] = llvm.add %[[V3]], %[[V5]] : i64
// CHECK-NEXT:    %[[V7:.*]] = llvm.icmp "slt" %[[V4]], %[[V2]] : i64
// CHECK-NEXT:    %[[V8:.*]] = llvm.icmp "slt" %[[V0]], %[[V2]] : i64
// CHECK-NEXT:    %[[V9:.*]] = llvm.icmp "eq" %[[V7]], %[[V8]] : i1
// CHECK-NEXT:    %[[V10:.*]] = llvm.icmp "ne" %[[V4]], %[[V2]] : i64
// CHECK-NEXT:    %[[V11:.*]] = llvm.and %[[V10]], %[[V9]] : i1
// CHECK-NEXT:    %[[V12:.*]] = llvm.select %[[V11]], %[[V6]], %[[V3]] : i1, i64
// CHECK-NEXT:    %[[V13:.*]] = builtin.unrealized_conversion_cast %[[V12]] : i64 to index
// CHECK-NEXT:    return %[[V13]] : index
// CHECK-NEXT:  }
func.func @ceildivs(%a: index, %b: index) -> index {
  %0 = index.ceildivs %a, %b
  return %0 : index
}

// CHECK-LABEL: func.func @ceildivu(
// CHECK-SAME:  %[[A0:.*]]: index, %[[A1:.*]]: index) -> index {
// CHECK-NEXT:    %[[V0:.*]] = builtin.unrealized_conversion_cast %[[A1]] : index to i64
// CHECK-NEXT:    %[[V1:.*]] = builtin.unrealized_conversion_cast %[[A0]] : index to i64
// CHECK-NEXT:    %[[V2:.*]] = llvm.mlir.constant(0 : i64) : i64
// CHECK-NEXT:    %[[V3:.*]] = llvm.mlir.constant(1 : i64) : i64
// CHECK-NEXT:    %[[V4:.*]] = llvm.sub %[[V1]], %[[V3]] : i64
// CHECK-NEXT:    %[[V5:.*]] = llvm.udiv %[[V4]], %[[V0]] : i64
// CHECK-NEXT:    %[[V6:.*]] = llvm.add %[[V5]], %[[V3]] : i64
// CHECK-NEXT:    %[[V7:.*]] = llvm.icmp "eq" %[[V1]], %[[V2]] : i64
// CHECK-NEXT:    %[[V8:.*]] = llvm.select %[[V7]], %[[V2]], %[[V6]] : i1, i64
// CHECK-NEXT:    %[[V9:.*]] = builtin.unrealized_conversion_cast %[[V8]] : i64 to index
// CHECK-NEXT:    return %[[V9]] : index
// CHECK-NEXT:  }
func.func @ceildivu(%a: index, %b: index) -> index {
  %0 = index.ceildivu %a, %b
  return %0 : index
}

// CHECK-LABEL: func.func @floordivs(
// CHECK-SAME:  %[[A0:.*]]: index, %[[A1:.*]]: index) -> index {
// CHECK-NEXT:    %[[V0:.*]] = builtin.unrealized_conversion_cast %[[A1]] : index to i64
// CHECK-NEXT:    %[[V1:.*]] = builtin.unrealized_conversion_cast %[[A0]] : index to i64
// CHECK-NEXT:    %[[V2:.*]] = llvm.mlir.constant(0 : i64) : i64
// CHECK-NEXT:    %[[V3:.*]] = llvm.sdiv %[[V1]], %[[V0]] : i64
// CHECK-NEXT:    %[[V4:.*]] = llvm.srem %[[V1]], %[[V0]] : i64
// CHECK-NEXT:    %[[V5:.*]] = llvm.mlir.constant(-1 : i64) : i64
// CHECK-NEXT:    %[[V6:.*]] = llvm.add %[[V3]], %[[V5]] : i64
// CHECK-NEXT:    %[[V7:.*]] = llvm.icmp "slt" %[[V4]], %[[V2]] : i64
// CHECK-NEXT:    %[[V8:.*]] = llvm.icmp "slt" %[[V0]], %[[V2]] : i64
// CHECK-NEXT:    %[[V9:.*]] = llvm.icmp "ne" %[[V7]], %[[V8]] : i1
// CHECK-NEXT:    %[[V10:.*]] = llvm.icmp "ne" %[[V4]], %[[V2]] : i64
// CHECK-NEXT:    %[[V11:.*]] = llvm.and %[[V10]], %[[V9]] : i1
// CHECK-NEXT:    %[[V12:.*]] = llvm.select %[[V11]], %[[V6]], %[[V3]] : i1, i64
// CHECK-NEXT:    %[[V13:.*]] = builtin.unrealized_conversion_cast %[[V12]] : i64 to index
// CHECK-NEXT:    return %[[V13]] : index
// CHECK-NEXT:  }
func.func @floordivs(%a: index, %b: index) -> index {
  %0 = index.floordivs %a, %b
  return %0 : index
}

// CHECK-LABEL: func.func @compare(
// CHECK-SAME:  %[[A0:.*]]: index, %[[A1:.*]]: index) -> (i1, i1) {
// CHECK-NEXT:    %[[V0:.*]] = builtin.unrealized_conversion_cast %[[A1]] : index to i64
// CHECK-NEXT:    %[[V1:.*]] = builtin.unrealized_conversion_cast %[[A0]] : index to i64
// CHECK-NEXT:    %[[V2:.*]] = llvm.icmp "sle" %[[V1]], %[[V0]] : i64
// CHECK-NEXT:    %[[V3:.*]] = llvm.icmp "ugt" %[[V1]], %[[V0]] : i64
// CHECK-NEXT:    return %[[V2]], %[[V3]] : i1, i1
// CHECK-NEXT:  }
func.func @compare(%a: index, %b: index) -> (i1, i1) {
  %0 = index.cmp sle(%a, %b)
  %1 = index.cmp ugt(%a, %b)
  return %0, %1 : i1, i1
}

// CHECK-LABEL: func.func @constants(
// CHECK-SAME:  ) -> (index, i1, index) {
// CHECK-NEXT:    %[[V0:.*]] = llvm.mlir.constant(-5 : i64) : i64
// CHECK-NEXT:    %[[V1:.*]] = builtin.unrealized_conversion_cast %[[V0]] : i64 to index
// CHECK-NEXT:    %[[V2:.*]] = llvm.mlir.constant(true) : i1
// CHECK-NEXT:    %[[V3:.*]] = llvm.mlir.constant(64 : i64) : i64
// CHECK-NEXT:    %[[V4:.*]] = builtin.unrealized_conversion_cast %[[V3]] : i64 to index
// CHECK-NEXT:    return %[[V1]], %[[V2]], %[[V4]] : index, i1, index
// CHECK-NEXT:  }
func.func @constants() -> (index, i1, index) {
  %0 = index.constant -5
  %1 = index.bool.constant true
  %2 = index.sizeof
  return %0, %1, %2 : index, i1, index
}

// CHECK32-LABEL: @constants
// CHECK32:         llvm.mlir.constant(-5 : i32) : i32
// CHECK32:         llvm.mlir.constant(32 : i32) : i32

// Narrower is cut off, wider is extended; the same width is nothing.
//
// CHECK-LABEL: func.func @casts(
// CHECK-SAME:  %[[A0:.*]]: index, %[[A1:.*]]: i32, %[[A2:.*]]: i64, %[[A3:.*]]: i128) -> (index, index, index, index, i32, i128) {
// CHECK-NEXT:    %[[V0:.*]] = builtin.unrealized_conversion_cast %[[A2]] : i64 to index
// CHECK-NEXT:    %[[V1:.*]] = builtin.unrealized_conversion_cast %[[A0]] : index to i64
// CHECK-NEXT:    %[[V2:.*]] = llvm.sext %[[A1]] : i32 to i64
// CHECK-NEXT:    %[[V3:.*]] = builtin.unrealized_conversion_cast %[[V2]] : i64 to index
// CHECK-NEXT:    %[[V4:.*]] = llvm.zext %[[A1]] : i32 to i64
// CHECK-NEXT:    %[[V5:.*]] = builtin.unrealized_conversion_cast %[[V4]] : i64 to index
// CHECK-NEXT:    %[[V6:.*]] = llvm.trunc %[[A3]] : i128 to i64
// CHECK-NEXT:    %[[V7:.*]] = builtin.unrealized_conversion_cast %[[V6]] : i64 to index
// CHECK-NEXT:    %[[V8:.*]] = llvm.trunc %[[V1]] : i64 to i32
// CHECK-NEXT:    %[[V9:.*]] = llvm.zext %[[V1]] : i64 to i128
// CHECK-NEXT:    return %[[V3]], %[[V5]], %[[V0]], %[[V7]], %[[V8]], %[[V9]] : index, index, index, index, i32, i128
// CHECK-NEXT:  }
func.func @casts(%i: index, %a: i32, %b: i64, %c: i128) -> (index, index, index, index, i32, i128) {
  %0 = index.casts %a : i32 to index
  %1 = index.castu %a : i32 to index
  %2 = index.casts %b : i64 to index
  %3 = index.castu %c : i128 to index
  %4 = index.casts %i : index to i32
  %5 = index.castu %i : index to i128
  return %0, %1, %2, %3, %4, %5 : index, index, index, index, i32, i128
}

// CHECK32-LABEL: @casts
// CHECK32:         llvm.trunc {{.*}} : i64 to i32
// CHECK32-NEXT:    builtin.unrealized_conversion_cast
// CHECK32-NEXT:    llvm.trunc {{.*}} : i128 to i32
// CHECK32-NEXT:    builtin.unrealized_conversion_cast
// CHECK32-NEXT:    llvm.zext {{.*}} : i32 to i128
