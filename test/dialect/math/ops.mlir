// RUN: grep -v '^//' %s > %t
// RUN: mlcc-opt -allow-unregistered-dialect %t | diff %t -
// RUN: mlcc-opt -allow-unregistered-dialect -mlir-print-op-generic %t > %t.generic
// RUN: mlcc-opt -allow-unregistered-dialect %t.generic | diff %t -
// RUN: %if mlir-22 %{ mlir-opt-22 -allow-unregistered-dialect %t | diff %t - %}
// RUN: %if mlir-22 %{ mlir-opt-22 -allow-unregistered-dialect -mlir-print-op-generic %t | diff %t.generic - %}
//
// Every operation of math, as it is printed: reading gives it back, in generic
// form too, and what mlir-opt prints is the same.
module {
  func.func @unary(%arg0: f32, %arg1: vector<2x[4]xf64>, %arg2: tensor<?xf16>) {
    %0 = math.absf %arg0 : f32
    %1 = math.acos %arg1 fastmath<nnan,afn> : vector<2x[4]xf64>
    %2 = math.acosh %arg2 {note} : tensor<?xf16>
    %3 = math.asin %arg0 : f32
    %4 = math.asinh %arg1 : vector<2x[4]xf64>
    %5 = math.atan %arg2 fastmath<nnan,afn> : tensor<?xf16>
    %6 = math.atanh %arg0 : f32
    %7 = math.cbrt %arg1 {note} : vector<2x[4]xf64>
    %8 = math.ceil %arg2 : tensor<?xf16>
    %9 = math.cos %arg0 fastmath<nnan,afn> : f32
    %10 = math.cosh %arg1 : vector<2x[4]xf64>
    %11 = math.erf %arg2 : tensor<?xf16>
    %12 = math.erfc %arg0 {note} : f32
    %13 = math.exp %arg1 fastmath<nnan,afn> : vector<2x[4]xf64>
    %14 = math.exp2 %arg2 : tensor<?xf16>
    %15 = math.expm1 %arg0 : f32
    %16 = math.floor %arg1 : vector<2x[4]xf64>
    %17 = math.log %arg2 fastmath<nnan,afn> {note} : tensor<?xf16>
    %18 = math.log10 %arg0 : f32
    %19 = math.log1p %arg1 : vector<2x[4]xf64>
    %20 = math.log2 %arg2 : tensor<?xf16>
    %21 = math.round %arg0 fastmath<nnan,afn> : f32
    %22 = math.roundeven %arg1 {note} : vector<2x[4]xf64>
    %23 = math.rsqrt %arg2 : tensor<?xf16>
    %24 = math.sin %arg0 : f32
    %25 = math.sinh %arg1 fastmath<nnan,afn> : vector<2x[4]xf64>
    %26 = math.sqrt %arg2 : tensor<?xf16>
    %27 = math.tan %arg0 {note} : f32
    %28 = math.tanh %arg1 : vector<2x[4]xf64>
    %29 = math.trunc %arg2 fastmath<nnan,afn> : tensor<?xf16>
    return
  }
  func.func @several(%arg0: f32, %arg1: vector<4xf64>, %arg2: i8, %arg3: vector<4xindex>) {
    %0 = math.atan2 %arg0, %arg0 : f32
    %1 = math.copysign %arg1, %arg1 fastmath<fast> : vector<4xf64>
    %2 = math.powf %arg1, %arg1 {note} : vector<4xf64>
    %3 = math.fma %arg0, %arg0, %arg0 fastmath<contract> : f32
    %4 = math.clampf %arg0 to [%arg0, %arg0] fastmath<nsz> : f32
    %5 = math.clampf %arg1 to [%arg1, %arg1] {note} : vector<4xf64>
    %sin, %cos = math.sincos %arg1 fastmath<nnan> : vector<4xf64>
    %6 = math.fpowi %arg0, %arg2 fastmath<reassoc> : f32, i8
    %7 = math.fpowi %arg1, %arg3 : vector<4xf64>, vector<4xindex>
    return
  }
  func.func @classes(%arg0: bf16, %arg1: vector<[2]xf32>) {
    %0 = math.isfinite %arg0 : bf16
    %1 = math.isinf %arg1 {fastmath = #arith.fastmath<ninf>} : vector<[2]xf32>
    %2 = math.isnan %arg1 {note} : vector<[2]xf32>
    %3 = math.isnormal %arg0 : bf16
    return
  }
  func.func @integers(%arg0: i7, %arg1: index, %arg2: vector<2xi128>, %arg3: tensor<2xi1>) {
    %0 = math.absi %arg0 : i7
    %1 = math.ctlz %arg1 : index
    %2 = math.ctpop %arg2 {note} : vector<2xi128>
    %3 = math.cttz %arg3 : tensor<2xi1>
    %4 = math.ipowi %arg0, %arg0 : i7
    return
  }
}

