// RUN: mlcc-opt %s -math-uplift-to-fma | FileCheck %s

// Where both say contract, on either side; flags are those that both have.

// CHECK-LABEL: func.func @a(
// CHECK-SAME: %[[A0:.*]]: f32, %[[A1:.*]]: f32, %[[A2:.*]]: f32, %[[A3:.*]]: vector<4xf32>) -> (f32, f32, f32, f32, vector<4xf32>) {
// CHECK: %[[V0:.*]] = math.fma %[[A0]], %[[A1]], %[[A2]] fastmath<contract> : f32
// CHECK: %[[V1:.*]] = arith.mulf %[[A0]], %[[A1]] fastmath<fast> : f32
// CHECK: %[[V2:.*]] = math.fma %[[A0]], %[[A1]], %[[A2]] fastmath<nnan,contract> : f32
// CHECK: %[[V3:.*]] = arith.mulf %[[A0]], %[[A1]] : f32
// CHECK: %[[V4:.*]] = arith.addf %[[A2]], %[[V3]] fastmath<nnan,contract> : f32
// CHECK: %[[V5:.*]] = arith.subf %[[V1]], %[[A2]] fastmath<fast> : f32
// CHECK: %[[V6:.*]] = arith.mulf %[[A3]], %[[A3]] fastmath<fast> : vector<4xf32>
// CHECK: %[[V7:.*]] = math.fma %[[A3]], %[[A3]], %[[V6]] fastmath<contract> : vector<4xf32>
func.func @a(%x: f32, %y: f32, %z: f32, %v: vector<4xf32>) -> (f32, f32, f32, f32, vector<4xf32>) {
  %0 = arith.mulf %x, %y fastmath<contract> {a}: f32
  %1 = arith.addf %0, %z fastmath<contract> {b}: f32
  %2 = arith.mulf %x, %y fastmath<fast> : f32
  %3 = arith.addf %z, %2 fastmath<contract,nnan> : f32
  %4 = arith.mulf %x, %y : f32
  %5 = arith.addf %z, %4 fastmath<contract,nnan> : f32
  %6 = arith.subf %2, %z fastmath<fast> : f32
  %7 = arith.mulf %v, %v fastmath<fast> : vector<4xf32>
  %8 = arith.addf %7, %7 fastmath<contract> : vector<4xf32>
  return %1, %3, %5, %6, %8 : f32, f32, f32, f32, vector<4xf32>
}
