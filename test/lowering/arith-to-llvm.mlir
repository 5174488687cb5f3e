// RUN: %mlcc-opt %s -convert-arith-to-llvm | FileCheck %s
// Operations with a counterpart, their flags, and casts by the index's width.

// CHECK-LABEL: func.func @integers(
// CHECK-SAME:  %[[A0:.*]]: i32, %[[A1:.*]]: i32) -> i32 {
// CHECK-NEXT:    %[[V0:.*]] = llvm.add %[[A0]], %[[A1]] overflow<nsw, nuw> : i32
// CHECK-NEXT:    %[[V1:.*]] = llvm.sub %[[A1]], %[[V0]] overflow<nsw> : i32
// CHECK-NEXT:    %[[V2:.*]] = llvm.mul %[[V1]], %[[A1]] overflow<nuw> : i32
// CHECK-NEXT:    %[[V3:.*]] = llvm.shl %[[V2]], %[[A1]] : i32
// CHECK-NEXT:    %[[V4:.*]] = llvm.sdiv exact %[[V3]], %[[A1]] : i32
// CHECK-NEXT:    %[[V5:.*]] = llvm.udiv %[[V4]], %[[A1]] : i32
// CHECK-NEXT:    %[[V6:.*]] = llvm.srem %[[V5]], %[[A1]] : i32
// CHECK-NEXT:    %[[V7:.*]] = llvm.urem %[[V6]], %[[A1]] : i32
// CHECK-NEXT:    %[[V8:.*]] = llvm.ashr %[[V7]], %[[A1]] : i32
// CHECK-NEXT:    %[[V9:.*]] = llvm.lshr exact %[[V8]], %[[A1]] : i32
// CHECK-NEXT:    %[[V10:.*]] = llvm.and %[[V9]], %[[A1]] : i32
// CHECK-NEXT:    %[[V11:.*]] = llvm.or %[[V10]], %[[A1]] : i32
// CHECK-NEXT:    %[[V12:.*]] = llvm.xor %[[V11]], %[[A1]] : i32
// CHECK-NEXT:    %[[V13:.*]] = llvm.intr.smax(%[[V12]], %[[A1]]) : (i32, i32) -> i32
// CHECK-NEXT:    %[[V14:.*]] = llvm.intr.umax(%[[V13]], %[[A1]]) : (i32, i32) -> i32
// CHECK-NEXT:    %[[V15:.*]] = llvm.intr.smin(%[[V14]], %[[A1]]) : (i32, i32) -> i32
// CHECK-NEXT:    %[[V16:.*]] = llvm.intr.umin(%[[V15]], %[[A1]]) : (i32, i32) -> i32
// CHECK-NEXT:    return %[[V16]] : i32
// CHECK-NEXT:  }
func.func @integers(%a: i32, %b: i32) -> i32 {
  %0 = arith.addi %a, %b overflow<nsw, nuw> : i32
  %1 = arith.subi %b, %0 overflow<nsw> : i32
  %2 = arith.muli %1, %b overflow<nuw> : i32
  %3 = arith.shli %2, %b : i32
  %4 = arith.divsi %3, %b exact : i32
  %5 = arith.divui %4, %b : i32
  %6 = arith.remsi %5, %b : i32
  %7 = arith.remui %6, %b : i32
  %8 = arith.shrsi %7, %b : i32
  %9 = arith.shrui %8, %b exact : i32
  %10 = arith.andi %9, %b : i32
  %11 = arith.ori %10, %b : i32
  %12 = arith.xori %11, %b : i32
  %13 = arith.maxsi %12, %b : i32
  %14 = arith.maxui %13, %b : i32
  %15 = arith.minsi %14, %b : i32
  %16 = arith.minui %15, %b : i32
  return %16 : i32
}

// CHECK-LABEL: func.func @floats(
// CHECK-SAME:  %[[A0:.*]]: f32, %[[A1:.*]]: f32) -> f32 {
// CHECK-NEXT:    %[[V0:.*]] = llvm.fadd %[[A0]], %[[A1]] {fastmathFlags = #llvm.fastmath<nnan, ninf>} : f32
// CHECK-NEXT:    %[[V1:.*]] = llvm.fsub %[[V0]], %[[A1]] {fastmathFlags = #llvm.fastmath<fast>} : f32
// CHECK-NEXT:    %[[V2:.*]] = llvm.fmul %[[V1]], %[[A1]] {fastmathFlags = #llvm.fastmath<contract>} : f32
// CHECK-NEXT:    %[[V3:.*]] = llvm.fdiv %[[V2]], %[[A1]] {fastmathFlags = #llvm.fastmath<arcp>} : f32
// CHECK-NEXT:    %[[V4:.*]] = llvm.frem %[[V3]], %[[A1]] {fastmathFlags = #llvm.fastmath<afn, reassoc>} : f32
// CHECK-NEXT:    %[[V5:.*]] = llvm.fneg %[[V4]] {fastmathFlags = #llvm.fastmath<nsz>} : f32
// CHECK-NEXT:    %[[V6:.*]] = llvm.intr.maximum(%[[V5]], %[[A1]]) : (f32, f32) -> f32
// CHECK-NEXT:    %[[V7:.*]] = llvm.intr.minimum(%[[V6]], %[[A1]]) : (f32, f32) -> f32
// CHECK-NEXT:    %[[V8:.*]] = llvm.intr.maxnum(%[[V7]], %[[A1]]) : (f32, f32) -> f32
// CHECK-NEXT:    %[[V9:.*]] = llvm.intr.minnum(%[[V8]], %[[A1]]) : (f32, f32) -> f32
// CHECK-NEXT:    return %[[V9]] : f32
// CHECK-NEXT:  }
func.func @floats(%a: f32, %b: f32) -> f32 {
  %0 = arith.addf %a, %b fastmath<nnan,ninf> : f32
  %1 = arith.subf %0, %b fastmath<fast> : f32
  %2 = arith.mulf %1, %b fastmath<contract> : f32
  %3 = arith.divf %2, %b fastmath<arcp> : f32
  %4 = arith.remf %3, %b fastmath<afn,reassoc> : f32
  %5 = arith.negf %4 fastmath<nsz> : f32
  %6 = arith.maximumf %5, %b : f32
  %7 = arith.minimumf %6, %b : f32
  %8 = arith.maxnumf %7, %b : f32
  %9 = arith.minnumf %8, %b : f32
  return %9 : f32
}

// CHECK-LABEL: func.func @conversions(
// CHECK-SAME:  %[[A0:.*]]: i32, %[[A1:.*]]: f32, %[[A2:.*]]: f16, %[[A3:.*]]: f64, %[[A4:.*]]: i64) -> (f32, i64, i8) {
// CHECK-NEXT:    %[[V0:.*]] = llvm.sext %[[A0]] : i32 to i64
// CHECK-NEXT:    %[[V1:.*]] = llvm.zext %[[A0]] : i32 to i64
// CHECK-NEXT:    %[[V2:.*]] = llvm.trunc %[[A4]] overflow<nsw> : i64 to i8
// CHECK-NEXT:    %[[V3:.*]] = llvm.sitofp %[[A0]] : i32 to f32
// CHECK-NEXT:    %[[V4:.*]] = llvm.uitofp %[[A0]] : i32 to f64
// CHECK-NEXT:    %[[V5:.*]] = llvm.fptosi %[[V3]] : f32 to i64
// CHECK-NEXT:    %[[V6:.*]] = llvm.fptoui %[[V4]] : f64 to i64
// CHECK-NEXT:    %[[V7:.*]] = llvm.fpext %[[A2]] : f16 to f32
// CHECK-NEXT:    %[[V8:.*]] = llvm.fptrunc %[[A3]] : f64 to f32
// CHECK-NEXT:    %[[V9:.*]] = llvm.bitcast %[[A0]] : i32 to f32
// CHECK-NEXT:    return %[[V9]], %[[V6]], %[[V2]] : f32, i64, i8
// CHECK-NEXT:  }
func.func @conversions(%a: i32, %x: f32, %h: f16, %d: f64, %w: i64) -> (f32, i64, i8) {
  %0 = arith.extsi %a : i32 to i64
  %1 = arith.extui %a : i32 to i64
  %2 = arith.trunci %w overflow<nsw> : i64 to i8
  %3 = arith.sitofp %a : i32 to f32
  %4 = arith.uitofp %a : i32 to f64
  %5 = arith.fptosi %3 : f32 to i64
  %6 = arith.fptoui %4 : f64 to i64
  %7 = arith.extf %h : f16 to f32
  %8 = arith.truncf %d : f64 to f32
  %9 = arith.bitcast %a : i32 to f32
  return %9, %6, %2 : f32, i64, i8
}

// A rounding mode is that of a constrained intrinsic.
//
// CHECK-LABEL: func.func @rounding(
// CHECK-SAME:  %[[A0:.*]]: f64) -> (f32, f32, f32, f32, f32) {
// CHECK-NEXT:    %[[V0:.*]] = llvm.intr.experimental.constrained.fptrunc %[[A0]] tonearest ignore : f64 to f32
// CHECK-NEXT:    %[[V1:.*]] = llvm.intr.experimental.constrained.fptrunc %[[A0]] downward ignore : f64 to f32
// CHECK-NEXT:    %[[V2:.*]] = llvm.intr.experimental.constrained.fptrunc %[[A0]] upward ignore : f64 to f32
// CHECK-NEXT:    %[[V3:.*]] = llvm.intr.experimental.constrained.fptrunc %[[A0]] towardzero ignore : f64 to f32
// CHECK-NEXT:    %[[V4:.*]] = llvm.intr.experimental.constrained.fptrunc %[[A0]] tonearestaway ignore : f64 to f32
// CHECK-NEXT:    return %[[V0]], %[[V1]], %[[V2]], %[[V3]], %[[V4]] : f32, f32, f32, f32, f32
// CHECK-NEXT:  }
func.func @rounding(%d: f64) -> (f32, f32, f32, f32, f32) {
  %0 = arith.truncf %d to_nearest_even : f64 to f32
  %1 = arith.truncf %d downward : f64 to f32
  %2 = arith.truncf %d upward : f64 to f32
  %3 = arith.truncf %d toward_zero : f64 to f32
  %4 = arith.truncf %d to_nearest_away : f64 to f32
  return %0, %1, %2, %3, %4 : f32, f32, f32, f32, f32
}

// CHECK-LABEL: func.func @comparisons(
// CHECK-SAME:  %[[A0:.*]]: i32, %[[A1:.*]]: i32, %[[A2:.*]]: f32, %[[A3:.*]]: f32) -> (i1, i1, i32) {
// CHECK-NEXT:    %[[V0:.*]] = llvm.icmp "slt" %[[A0]], %[[A1]] : i32
// CHECK-NEXT:    %[[V1:.*]] = llvm.icmp "uge" %[[A0]], %[[A1]] : i32
// CHECK-NEXT:    %[[V2:.*]] = llvm.fcmp "olt" %[[A2]], %[[A3]] {fastmathFlags = #llvm.fastmath<nnan>} : f32
// CHECK-NEXT:    %[[V3:.*]] = llvm.fcmp "une" %[[A2]], %[[A3]] : f32
// CHECK-NEXT:    %[[V4:.*]] = llvm.select %[[V0]], %[[A0]], %[[A1]] : i1, i32
// CHECK-NEXT:    return %[[V1]], %[[V3]], %[[V4]] : i1, i1, i32
// CHECK-NEXT:  }
func.func @comparisons(%a: i32, %b: i32, %x: f32, %y: f32) -> (i1, i1, i32) {
  %0 = arith.cmpi slt, %a, %b : i32
  %1 = arith.cmpi uge, %a, %b : i32
  %2 = arith.cmpf olt, %x, %y fastmath<nnan> : f32
  %3 = arith.cmpf une, %x, %y : f32
  %4 = arith.select %0, %a, %b : i32
  return %1, %3, %4 : i1, i1, i32
}

// CHECK-LABEL: func.func @extended(
// CHECK-SAME:  %[[A0:.*]]: i32, %[[A1:.*]]: i32) -> (i32, i1, i32, i32, i32, i32) {
// CHECK-NEXT:    %[[V0:.*]] = "llvm.intr.uadd.with.overflow"(%[[A0]], %[[A1]]) : (i32, i32) -> !llvm.struct<(i32, i1)>
// CHECK-NEXT:    %[[V1:.*]] = llvm.extractvalue %[[V0]][0] : !llvm.struct<(i32, i1)>
// CHECK-NEXT:    %[[V2:.*]] = llvm.extractvalue %[[V0]][1] : !llvm.struct<(i32, i1)>
// CHECK-NEXT:    %[[V3:.*]] = llvm.sext %[[A0]] : i32 to i64
// CHECK-NEXT:    %[[V4:.*]] = llvm.sext %[[A1]] : i32 to i64
// CHECK-NEXT:    %[[V5:.*]] = llvm.mul %[[V3]], %[[V4]] : i64
// CHECK-NEXT:    %[[V6:.*]] = llvm.trunc %[[V5]] : i64 to i32
// CHECK-NEXT:    %[[V7:.*]] = llvm.mlir.constant(32 : i64) : i64
// CHECK-NEXT:    %[[V8:.*]] = llvm.lshr %[[V5]], %[[V7]] : i64
// CHECK-NEXT:    %[[V9:.*]] = llvm.trunc %[[V8]] : i64 to i32
// CHECK-NEXT:    %[[V10:.*]] = llvm.zext %[[A0]] : i32 to i64
// CHECK-NEXT:    %[[V11:.*]] = llvm.zext %[[A1]] : i32 to i64
// CHECK-NEXT:    %[[V12:.*]] = llvm.mul %[[V10]], %[[V11]] : i64
// CHECK-NEXT:    %[[V13:.*]] = llvm.trunc %[[V12]] : i64 to i32
// CHECK-NEXT:    %[[V14:.*]] = llvm.mlir.constant(32 : i64) : i64
// CHECK-NEXT:    %[[V15:.*]] = llvm.lshr %[[V12]], %[[V14]] : i64
// CHECK-NEXT:    %[[V16:.*]] = llvm.trunc %[[V15]] : i64 to i32
// CHECK-NEXT:    return %[[V1]], %[[V2]], %[[V6]], %[[V9]], %[[V13]], %[[V16]] : i32, i1, i32, i32, i32, i32
// CHECK-NEXT:  }
func.func @extended(%a: i32, %b: i32) -> (i32, i1, i32, i32, i32, i32) {
  %0:2 = arith.addui_extended %a, %b : i32, i1
  %1:2 = arith.mulsi_extended %a, %b : i32
  %2:2 = arith.mului_extended %a, %b : i32
  return %0#0, %0#1, %1#0, %1#1, %2#0, %2#1 : i32, i1, i32, i32, i32, i32
}

// CHECK-LABEL: func.func @constants(
// CHECK-SAME:  ) -> (i1, f16, index, i8) {
// CHECK-NEXT:    %[[V0:.*]] = llvm.mlir.constant(true) : i1
// CHECK-NEXT:    %[[V1:.*]] = llvm.mlir.constant(1.500000e+00 : f16) : f16
// CHECK-NEXT:    %[[V2:.*]] = llvm.mlir.constant(7 : index) : i64
// CHECK-NEXT:    %[[V3:.*]] = builtin.unrealized_conversion_cast %[[V2]] : i64 to index
// CHECK-NEXT:    %[[V4:.*]] = llvm.mlir.constant(-2 : i8) : i8
// CHECK-NEXT:    return %[[V0]], %[[V1]], %[[V3]], %[[V4]] : i1, f16, index, i8
// CHECK-NEXT:  }
func.func @constants() -> (i1, f16, index, i8) {
  %0 = arith.constant true
  %1 = arith.constant 1.5 : f16
  %2 = arith.constant 7 : index
  %3 = arith.constant -2 : i8
  return %0, %1, %2, %3 : i1, f16, index, i8
}

// Small floats are integers; a cast to their bits is nothing.
//
// CHECK-LABEL: func.func @small_floats(
// CHECK-SAME:  %[[A0:.*]]: f8E4M3FN, %[[A1:.*]]: i1) -> i8 {
// CHECK-NEXT:    %[[V0:.*]] = builtin.unrealized_conversion_cast %[[A0]] : f8E4M3FN to i8
// CHECK-NEXT:    %[[V1:.*]] = llvm.mlir.constant(1.000000e+00 : f8E4M3FN) : i8
// CHECK-NEXT:    %[[V2:.*]] = llvm.select %[[A1]], %[[V0]], %[[V1]] : i1, i8
// CHECK-NEXT:    return %[[V2]] : i8
// CHECK-NEXT:  }
func.func @small_floats(%a: f8E4M3FN, %c: i1) -> i8 {
  %0 = arith.constant 1.0 : f8E4M3FN
  %1 = arith.select %c, %a, %0 : f8E4M3FN
  %2 = arith.bitcast %1 : f8E4M3FN to i8
  return %2 : i8
}

// What computes with them is left to arith-expand.
//
// CHECK-LABEL: func.func @small_float_arithmetic(
// CHECK-SAME:  %[[A0:.*]]: f8E4M3FN) -> f8E4M3FN {
// CHECK-NEXT:    %[[V0:.*]] = arith.addf %[[A0]], %[[A0]] : f8E4M3FN
// CHECK-NEXT:    return %[[V0]] : f8E4M3FN
// CHECK-NEXT:  }
func.func @small_float_arithmetic(%a: f8E4M3FN) -> f8E4M3FN {
  %0 = arith.addf %a, %a : f8E4M3FN
  return %0 : f8E4M3FN
}
