// RUN: mlcc-opt %s -convert-math-to-llvm | FileCheck %s

// Each operation that LLVM has an intrinsic of, and those made of others.


// CHECK-LABEL: func.func @unary(
// CHECK-SAME: %[[A0:.*]]: f32) -> f32 {
// CHECK: %[[V0:.*]] = llvm.intr.fabs(%[[A0]]) : (f32) -> f32
// CHECK: %[[V1:.*]] = llvm.intr.acos(%[[V0]]) : (f32) -> f32
// CHECK: %[[V2:.*]] = llvm.intr.asin(%[[V1]]) : (f32) -> f32
// CHECK: %[[V3:.*]] = llvm.intr.atan(%[[V2]]) : (f32) -> f32
// CHECK: %[[V4:.*]] = llvm.intr.ceil(%[[V3]]) : (f32) -> f32
// CHECK: %[[V5:.*]] = llvm.intr.cos(%[[V4]]) : (f32) -> f32
// CHECK: %[[V6:.*]] = llvm.intr.cosh(%[[V5]]) : (f32) -> f32
// CHECK: %[[V7:.*]] = llvm.intr.exp(%[[V6]]) {fastmathFlags = #llvm.fastmath<nnan, afn>} : (f32) -> f32
// CHECK: %[[V8:.*]] = llvm.intr.exp2(%[[V7]]) : (f32) -> f32
// CHECK: %[[V9:.*]] = llvm.intr.floor(%[[V8]]) : (f32) -> f32
// CHECK: %[[V10:.*]] = llvm.intr.log(%[[V9]]) : (f32) -> f32
// CHECK: %[[V11:.*]] = llvm.intr.log10(%[[V10]]) : (f32) -> f32
// CHECK: %[[V12:.*]] = llvm.intr.log2(%[[V11]]) : (f32) -> f32
// CHECK: %[[V13:.*]] = llvm.intr.round(%[[V12]]) : (f32) -> f32
// CHECK: %[[V14:.*]] = llvm.intr.roundeven(%[[V13]]) : (f32) -> f32
// CHECK: %[[V15:.*]] = llvm.intr.sin(%[[V14]]) : (f32) -> f32
// CHECK: %[[V16:.*]] = llvm.intr.sinh(%[[V15]]) : (f32) -> f32
// CHECK: %[[V17:.*]] = llvm.intr.sqrt(%[[V16]]) : (f32) -> f32
// CHECK: %[[V18:.*]] = llvm.intr.tan(%[[V17]]) : (f32) -> f32
// CHECK: %[[V19:.*]] = llvm.intr.tanh(%[[V18]]) {note} : (f32) -> f32
// CHECK: %[[V20:.*]] = llvm.intr.trunc(%[[V19]]) : (f32) -> f32
func.func @unary(%a: f32) -> f32 {
  %0 = math.absf %a : f32
  %1 = math.acos %0 : f32
  %2 = math.asin %1 : f32
  %3 = math.atan %2 : f32
  %4 = math.ceil %3 : f32
  %5 = math.cos %4 : f32
  %6 = math.cosh %5 : f32
  %7 = math.exp %6 fastmath<nnan,afn> : f32
  %8 = math.exp2 %7 : f32
  %9 = math.floor %8 : f32
  %10 = math.log %9 : f32
  %11 = math.log10 %10 : f32
  %12 = math.log2 %11 : f32
  %13 = math.round %12 : f32
  %14 = math.roundeven %13 : f32
  %15 = math.sin %14 : f32
  %16 = math.sinh %15 : f32
  %17 = math.sqrt %16 : f32
  %18 = math.tan %17 : f32
  %19 = math.tanh %18 {note} : f32
  %20 = math.trunc %19 : f32
  return %20 : f32
}

// CHECK-LABEL: func.func @several(
// CHECK-SAME: %[[A0:.*]]: vector<[4]xf64>, %[[A1:.*]]: vector<[4]xf64>) -> vector<[4]xf64> {
// CHECK: %[[V0:.*]] = llvm.intr.atan2(%[[A0]], %[[A1]]) : (vector<[4]xf64>, vector<[4]xf64>) -> vector<[4]xf64>
// CHECK: %[[V1:.*]] = llvm.intr.copysign(%[[V0]], %[[A1]]) : (vector<[4]xf64>, vector<[4]xf64>) -> vector<[4]xf64>
// CHECK: %[[V2:.*]] = llvm.intr.pow(%[[V1]], %[[A1]]) : (vector<[4]xf64>, vector<[4]xf64>) -> vector<[4]xf64>
// CHECK: %[[V3:.*]] = llvm.intr.fma(%[[A0]], %[[A1]], %[[V2]]) {fastmathFlags = #llvm.fastmath<contract>} : (vector<[4]xf64>, vector<[4]xf64>, vector<[4]xf64>) -> vector<[4]xf64>
func.func @several(%a: vector<[4]xf64>, %b: vector<[4]xf64>) -> vector<[4]xf64> {
  %0 = math.atan2 %a, %b : vector<[4]xf64>
  %1 = math.copysign %0, %b : vector<[4]xf64>
  %2 = math.powf %1, %b : vector<[4]xf64>
  %3 = math.fma %a, %b, %2 fastmath<contract> : vector<[4]xf64>
  return %3 : vector<[4]xf64>
}

// CHECK-LABEL: func.func @of_others(
// CHECK-SAME: %[[A0:.*]]: f32, %[[A1:.*]]: vector<4xf16>) {
// CHECK: %[[V0:.*]] = llvm.mlir.constant(1.000000e+00 : f32) : f32
// CHECK: %[[V1:.*]] = llvm.intr.exp(%[[A0]]) {fastmathFlags = #llvm.fastmath<nnan, afn>, note} : (f32) -> f32
// CHECK: %[[V2:.*]] = llvm.fsub %[[V1]], %[[V0]] {fastmathFlags = #llvm.fastmath<nnan, afn>, note} : f32
// CHECK: %[[V3:.*]] = llvm.mlir.constant(1.000000e+00 : f32) : f32
// CHECK: %[[V4:.*]] = llvm.fadd %[[V3]], %[[A0]] {fastmathFlags = #llvm.fastmath<ninf, afn>} : f32
// CHECK: %[[V5:.*]] = llvm.intr.log(%[[V4]]) {fastmathFlags = #llvm.fastmath<ninf, afn>} : (f32) -> f32
// CHECK: %[[V6:.*]] = llvm.mlir.constant(dense<1.000000e+00> : vector<4xf16>) : vector<4xf16>
// CHECK: %[[V7:.*]] = llvm.intr.sqrt(%[[A1]]) {fastmathFlags = #llvm.fastmath<nsz>} : (vector<4xf16>) -> vector<4xf16>
// CHECK: %[[V8:.*]] = llvm.fdiv %[[V6]], %[[V7]] {fastmathFlags = #llvm.fastmath<nsz>} : vector<4xf16>
func.func @of_others(%a: f32, %v: vector<4xf16>) {
  %0 = math.expm1 %a fastmath<nnan,afn> {note} : f32
  %1 = math.log1p %a fastmath<ninf,afn> : f32
  %2 = math.rsqrt %v fastmath<nsz> : vector<4xf16>
  return
}

// CHECK-LABEL: func.func @sincos(
// CHECK-SAME: %[[A0:.*]]: f64) -> (f64, f64) {
// CHECK: %[[V0:.*]] = llvm.intr.sincos(%[[A0]]) {fastmathFlags = #llvm.fastmath<afn>, note} : (f64) -> !llvm.struct<(f64, f64)>
// CHECK: %[[V1:.*]] = llvm.extractvalue %0[0] : !llvm.struct<(f64, f64)>
// CHECK: %[[V2:.*]] = llvm.extractvalue %0[1] : !llvm.struct<(f64, f64)>
func.func @sincos(%a: f64) -> (f64, f64) {
  %sin, %cos = math.sincos %a fastmath<afn> {note} : f64
  return %sin, %cos : f64, f64
}

// CHECK-LABEL: func.func @rows(
// CHECK-SAME: %[[A0:.*]]: vector<2x4xf32>) -> vector<2x4xf32> {
// CHECK: %[[V0:.*]] = builtin.unrealized_conversion_cast %[[A0]] : vector<2x4xf32> to !llvm.array<2 x vector<4xf32>>
// CHECK: %[[V1:.*]] = llvm.mlir.poison : !llvm.array<2 x vector<4xf32>>
// CHECK: %[[V2:.*]] = llvm.extractvalue %0[0] : !llvm.array<2 x vector<4xf32>>
// CHECK: %[[V3:.*]] = llvm.intr.exp(%[[V2]]) : (vector<4xf32>) -> vector<4xf32>
// CHECK: %[[V4:.*]] = llvm.insertvalue %[[V3]], %1[0] : !llvm.array<2 x vector<4xf32>>
// CHECK: %[[V5:.*]] = llvm.extractvalue %0[1] : !llvm.array<2 x vector<4xf32>>
// CHECK: %[[V6:.*]] = llvm.intr.exp(%[[V5]]) : (vector<4xf32>) -> vector<4xf32>
// CHECK: %[[V7:.*]] = llvm.insertvalue %[[V6]], %4[1] : !llvm.array<2 x vector<4xf32>>
// CHECK: %[[V8:.*]] = builtin.unrealized_conversion_cast %[[V7]] : !llvm.array<2 x vector<4xf32>> to vector<2x4xf32>
func.func @rows(%v: vector<2x4xf32>) -> vector<2x4xf32> {
  %0 = math.exp %v : vector<2x4xf32>
  return %0 : vector<2x4xf32>
}

// CHECK-LABEL: func.func @powers(
// CHECK-SAME: %[[A0:.*]]: f32, %[[A1:.*]]: i32, %[[A2:.*]]: vector<2xf32>, %[[A3:.*]]: vector<2xi32>) {
// CHECK: %[[V0:.*]] = llvm.intr.powi(%[[A0]], %[[A1]]) {fastmathFlags = #llvm.fastmath<fast>} : (f32, i32) -> f32
// CHECK: %[[V1:.*]] = llvm.mlir.poison : vector<2xf32>
// CHECK: %[[V2:.*]] = llvm.mlir.constant(0 : i64) : i64
// CHECK: %[[V3:.*]] = llvm.extractelement %[[A:.*]]2[%2 : i64] : vector<2xf32>
// CHECK: %[[V4:.*]] = llvm.extractelement %[[A]]3[%2 : i64] : vector<2xi32>
// CHECK: %[[V5:.*]] = llvm.intr.powi(%[[V3]], %[[V4]]) : (f32, i32) -> f32
// CHECK: %[[V6:.*]] = llvm.insertelement %[[V5]], %1[%2 : i64] : vector<2xf32>
// CHECK: %[[V7:.*]] = llvm.mlir.constant(1 : i64) : i64
// CHECK: %[[V8:.*]] = llvm.extractelement %[[A]]2[%7 : i64] : vector<2xf32>
// CHECK: %[[V9:.*]] = llvm.extractelement %[[A]]3[%7 : i64] : vector<2xi32>
// CHECK: %[[V10:.*]] = llvm.intr.powi(%[[V8]], %[[V9]]) : (f32, i32) -> f32
// CHECK: %[[V11:.*]] = llvm.insertelement %[[V10]], %6[%7 : i64] : vector<2xf32>
func.func @powers(%a: f32, %i: i32, %v: vector<2xf32>, %w: vector<2xi32>) {
  %0 = math.fpowi %a, %i fastmath<fast> : f32, i32
  %1 = math.fpowi %v, %w : vector<2xf32>, vector<2xi32>
  return
}

// CHECK-LABEL: func.func @classes(
// CHECK-SAME: %[[A0:.*]]: f32, %[[A1:.*]]: vector<4xbf16>) {
// CHECK: %[[V0:.*]] = "llvm.intr.is.fpclass"(%[[A0]]) <{bit = 504 : i32}> : (f32) -> i1
// CHECK: %[[V1:.*]] = "llvm.intr.is.fpclass"(%[[A1]]) <{bit = 516 : i32}> : (vector<4xbf16>) -> vector<4xi1>
// CHECK: %[[V2:.*]] = "llvm.intr.is.fpclass"(%[[A1]]) <{bit = 3 : i32}> : (vector<4xbf16>) -> vector<4xi1>
// CHECK: %[[V3:.*]] = "llvm.intr.is.fpclass"(%[[A0]]) <{bit = 264 : i32}> : (f32) -> i1
func.func @classes(%a: f32, %v: vector<4xbf16>) {
  %0 = math.isfinite %a : f32
  %1 = math.isinf %v : vector<4xbf16>
  %2 = math.isnan %v : vector<4xbf16>
  %3 = math.isnormal %a : f32
  return
}

// CHECK-LABEL: func.func @integers(
// CHECK-SAME: %[[A0:.*]]: i32, %[[A1:.*]]: index) {
// CHECK: %[[V0:.*]] = builtin.unrealized_conversion_cast %[[A1]] : index to i64
// CHECK: %[[V1:.*]] = "llvm.intr.abs"(%[[A0]]) <{is_int_min_poison = false}> : (i32) -> i32
// CHECK: %[[V2:.*]] = "llvm.intr.ctlz"(%[[A0]]) <{is_zero_poison = false}> : (i32) -> i32
// CHECK: %[[V3:.*]] = llvm.intr.ctpop(%[[A0]]) {note} : (i32) -> i32
// CHECK: %[[V4:.*]] = "llvm.intr.cttz"(%[[V0]]) <{is_zero_poison = false}> : (i64) -> i64
func.func @integers(%a: i32, %i: index) {
  %0 = math.absi %a {note} : i32
  %1 = math.ctlz %a : i32
  %2 = math.ctpop %a {note} : i32
  %3 = math.cttz %i : index
  return
}

// CHECK-LABEL: func.func @stay(
// CHECK-SAME: %[[A0:.*]]: f32, %[[A1:.*]]: tensor<4xf32>, %[[A2:.*]]: f8E5M2, %[[A3:.*]]: i32) {
// CHECK: %[[V0:.*]] = math.erf %[[A0]] : f32
// CHECK: %[[V1:.*]] = math.exp %[[A1]] : tensor<4xf32>
// CHECK: %[[V2:.*]] = math.exp %[[A2]] : f8E5M2
// CHECK: %[[V3:.*]] = math.ipowi %[[A3]], %[[A3]] : i32
func.func @stay(%a: f32, %t: tensor<4xf32>, %e: f8E5M2, %i: i32) {
  %0 = math.erf %a : f32
  %1 = math.exp %t : tensor<4xf32>
  %2 = math.exp %e : f8E5M2
  %3 = math.ipowi %i, %i : i32
  return
}
