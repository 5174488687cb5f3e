// RUN: mlcc-opt %s -math-extend-to-supported-types | FileCheck %s

// Small floats in f32, each extended where it is defined; fma stays.

// CHECK-LABEL: func.func @a(
// CHECK-SAME: %[[A0:.*]]: vector<2x4xf16>, %[[A1:.*]]: f16, %[[A2:.*]]: bf16, %[[A3:.*]]: f8E5M2, %[[A4:.*]]: i32) {
// CHECK: %[[V0:.*]] = arith.extf %[[A3]] fastmath<contract> : f8E5M2 to f32
// CHECK: %[[V1:.*]] = arith.extf %[[A2]] fastmath<contract> : bf16 to f32
// CHECK: %[[V2:.*]] = arith.extf %[[A1]] fastmath<contract> : f16 to f32
// CHECK: %[[V3:.*]] = arith.extf %[[A0]] fastmath<contract> : vector<2x4xf16> to vector<2x4xf32>
// CHECK: %[[V4:.*]] = math.exp %[[V3]] fastmath<nnan> {foo} : vector<2x4xf32>
// CHECK: %[[V5:.*]] = arith.truncf %[[V4]] fastmath<contract> : vector<2x4xf32> to vector<2x4xf16>
// CHECK: %[[V6:.*]] = math.absf %[[V2]] : f32
// CHECK: %[[V7:.*]] = arith.truncf %[[V6]] fastmath<contract> : f32 to f16
// CHECK: %[[V8:.*]] = math.fma %[[A1]], %[[A1]], %[[A1]] : f16
// CHECK: %[[V9:.*]] = math.exp %[[V1]] : f32
// CHECK: %[[V10:.*]] = arith.truncf %[[V9]] fastmath<contract> : f32 to bf16
// CHECK: %[[V11:.*]] = math.exp %[[V0]] : f32
// CHECK: %[[V12:.*]] = arith.truncf %[[V11]] fastmath<contract> : f32 to f8E5M2
// CHECK: %[[V13:.*]] = math.isnan %[[V2]] : f32
// CHECK: %[[SIN:.*]], %[[COS:.*]] = math.sincos %[[V2]] : f32
// CHECK: %[[V14:.*]] = arith.truncf %[[SIN]] fastmath<contract> : f32 to f16
// CHECK: %[[V15:.*]] = arith.truncf %[[COS]] fastmath<contract> : f32 to f16
// CHECK: %[[V16:.*]] = math.fpowi %[[V2]], %[[A4]] : f32, i32
// CHECK: %[[V17:.*]] = arith.truncf %[[V16]] fastmath<contract> : f32 to f16
// CHECK: %[[V18:.*]] = math.clampf %[[V2]] to [%2, %[[V2]]] : f32
// CHECK: %[[V19:.*]] = arith.truncf %[[V18]] fastmath<contract> : f32 to f16
func.func @a(%x: vector<2x4xf16>, %h: f16, %b: bf16, %e: f8E5M2, %i: i32) {
  %0 = math.exp %x fastmath<nnan> {foo}: vector<2x4xf16>
  %1 = math.absf %h : f16
  %2 = math.fma %h, %h, %h : f16
  %3 = math.exp %b : bf16
  %7 = math.exp %e : f8E5M2
  %8 = math.isnan %h : f16
  %9, %10 = math.sincos %h : f16
  %11 = math.fpowi %h, %i : f16, i32
  %12 = math.clampf %h to [%h, %h] : f16
  return
}
