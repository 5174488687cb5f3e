// RUN: %mlcc-opt %s -convert-to-llvm | FileCheck %s
// RUN: %if mlir-22 %{ mlir-opt-22 %s -convert-to-llvm | FileCheck %s %}

// Reductions, with and without something to begin with.

// CHECK-LABEL: llvm.func @ints(
// CHECK: %[[V0:[a-z0-9]+]] = "llvm.intr.vector.reduce.add"(%[[VA0:[a-z0-9]+]]) : (vector<4xi32>) -> i32
// CHECK: %[[V1:[a-z0-9]+]] = llvm.add %[[VA1:[a-z0-9]+]], %[[V0]] : i32
// CHECK: %[[V2:[a-z0-9]+]] = "llvm.intr.vector.reduce.mul"(%[[VA0]]) : (vector<4xi32>) -> i32
// CHECK: %[[V3:[a-z0-9]+]] = llvm.mul %[[V1]], %[[V2]] : i32
// CHECK: %[[V4:[a-z0-9]+]] = "llvm.intr.vector.reduce.umin"(%[[VA0]]) : (vector<4xi32>) -> i32
// CHECK: %[[V5:[a-z0-9]+]] = llvm.icmp "ule" %[[V3]], %[[V4]] : i32
// CHECK: %[[V6:[a-z0-9]+]] = llvm.select %[[V5]], %[[V3]], %[[V4]] : i1, i32
// CHECK: %[[V7:[a-z0-9]+]] = "llvm.intr.vector.reduce.smin"(%[[VA0]]) : (vector<4xi32>) -> i32
// CHECK: %[[V8:[a-z0-9]+]] = llvm.icmp "sle" %[[V6]], %[[V7]] : i32
// CHECK: %[[V9:[a-z0-9]+]] = llvm.select %[[V8]], %[[V6]], %[[V7]] : i1, i32
// CHECK: %[[V10:[a-z0-9]+]] = "llvm.intr.vector.reduce.umax"(%[[VA0]]) : (vector<4xi32>) -> i32
// CHECK: %[[V11:[a-z0-9]+]] = llvm.icmp "uge" %[[V9]], %[[V10]] : i32
// CHECK: %[[V12:[a-z0-9]+]] = llvm.select %[[V11]], %[[V9]], %[[V10]] : i1, i32
// CHECK: %[[V13:[a-z0-9]+]] = "llvm.intr.vector.reduce.smax"(%[[VA0]]) : (vector<4xi32>) -> i32
// CHECK: %[[V14:[a-z0-9]+]] = llvm.icmp "sge" %[[V12]], %[[V13]] : i32
// CHECK: %[[V15:[a-z0-9]+]] = llvm.select %[[V14]], %[[V12]], %[[V13]] : i1, i32
// CHECK: %[[V16:[a-z0-9]+]] = "llvm.intr.vector.reduce.and"(%[[VA0]]) : (vector<4xi32>) -> i32
// CHECK: %[[V17:[a-z0-9]+]] = llvm.and %[[V15]], %[[V16]] : i32
// CHECK: %[[V18:[a-z0-9]+]] = "llvm.intr.vector.reduce.or"(%[[VA0]]) : (vector<4xi32>) -> i32
// CHECK: %[[V19:[a-z0-9]+]] = llvm.or %[[V17]], %[[V18]] : i32
// CHECK: %[[V20:[a-z0-9]+]] = "llvm.intr.vector.reduce.xor"(%[[VA0]]) : (vector<4xi32>) -> i32
// CHECK: %[[V21:[a-z0-9]+]] = llvm.xor %[[V19]], %[[V20]] : i32
func.func @ints(%v: vector<4xi32>, %a: i32) -> i32 {
  %0 = vector.reduction <add>, %v, %a : vector<4xi32> into i32
  %1 = vector.reduction <mul>, %v, %0 : vector<4xi32> into i32
  %2 = vector.reduction <minui>, %v, %1 : vector<4xi32> into i32
  %3 = vector.reduction <minsi>, %v, %2 : vector<4xi32> into i32
  %4 = vector.reduction <maxui>, %v, %3 : vector<4xi32> into i32
  %5 = vector.reduction <maxsi>, %v, %4 : vector<4xi32> into i32
  %6 = vector.reduction <and>, %v, %5 : vector<4xi32> into i32
  %7 = vector.reduction <or>, %v, %6 : vector<4xi32> into i32
  %8 = vector.reduction <xor>, %v, %7 : vector<4xi32> into i32
  return %8 : i32
}

// CHECK-LABEL: llvm.func @alone(
// CHECK: %[[V0:[a-z0-9]+]] = "llvm.intr.vector.reduce.smax"(%[[VA0:[a-z0-9]+]]) : (vector<4xi32>) -> i32
// CHECK: %[[V1:[a-z0-9]+]] = llvm.mlir.constant({{-?}}0.000000e+00 : f32) : f32
// CHECK: %[[V2:[a-z0-9]+]] = "llvm.intr.vector.reduce.fadd"(%[[V1]], %[[VA1:[a-z0-9]+]]) <{fastmathFlags = #llvm.fastmath<none>}> : (f32, vector<4xf32>) -> f32
// CHECK: %[[V3:[a-z0-9]+]] = llvm.mlir.constant(1.000000e+00 : f32) : f32
// CHECK: %[[V4:[a-z0-9]+]] = "llvm.intr.vector.reduce.fmul"(%[[V3]], %[[VA1]]) <{fastmathFlags = #llvm.fastmath<none>}> : (f32, vector<4xf32>) -> f32
// CHECK: %[[V5:[a-z0-9]+]] = llvm.intr.vector.reduce.fminimum(%[[VA1]]) {fastmathFlags = #llvm.fastmath<ninf>} : (vector<4xf32>) -> f32
func.func @alone(%v: vector<4xi32>, %f: vector<4xf32>) -> (i32, f32, f32, f32) {
  %0 = vector.reduction <maxsi>, %v : vector<4xi32> into i32
  %1 = vector.reduction <add>, %f : vector<4xf32> into f32
  %2 = vector.reduction <mul>, %f : vector<4xf32> into f32
  %3 = vector.reduction <minimumf>, %f fastmath<ninf> : vector<4xf32> into f32
  return %0, %1, %2, %3 : i32, f32, f32, f32
}

// CHECK-LABEL: llvm.func @floats(
// CHECK: %[[V0:[a-z0-9]+]] = "llvm.intr.vector.reduce.fadd"(%[[VA1:[a-z0-9]+]], %[[VA0:[a-z0-9]+]]) <{fastmathFlags = #llvm.fastmath<nnan, nsz>}> : (f32, vector<4xf32>) -> f32
// CHECK: %[[V1:[a-z0-9]+]] = "llvm.intr.vector.reduce.fmul"(%[[V0]], %[[VA0]]) <{fastmathFlags = #llvm.fastmath<nnan, nsz>}> : (f32, vector<4xf32>) -> f32
// CHECK: %[[V2:[a-z0-9]+]] = llvm.intr.vector.reduce.fmin(%[[VA0]]) {fastmathFlags = #llvm.fastmath<nnan, nsz>} : (vector<4xf32>) -> f32
// CHECK: %[[V3:[a-z0-9]+]] = llvm.intr.minnum(%[[V2]], %[[V1]]) : (f32, f32) -> f32
// CHECK: %[[V4:[a-z0-9]+]] = llvm.intr.vector.reduce.fmax(%[[VA0]]) {fastmathFlags = #llvm.fastmath<nnan, nsz>} : (vector<4xf32>) -> f32
// CHECK: %[[V5:[a-z0-9]+]] = llvm.intr.maxnum(%[[V4]], %[[V3]]) : (f32, f32) -> f32
// CHECK: %[[V6:[a-z0-9]+]] = llvm.intr.vector.reduce.fminimum(%[[VA0]]) {fastmathFlags = #llvm.fastmath<nnan, nsz>} : (vector<4xf32>) -> f32
// CHECK: %[[V7:[a-z0-9]+]] = llvm.intr.minimum(%[[V6]], %[[V5]]) : (f32, f32) -> f32
// CHECK: %[[V8:[a-z0-9]+]] = llvm.intr.vector.reduce.fmaximum(%[[VA0]]) {fastmathFlags = #llvm.fastmath<nnan, nsz>} : (vector<4xf32>) -> f32
// CHECK: %[[V9:[a-z0-9]+]] = llvm.intr.maximum(%[[V8]], %[[V7]]) : (f32, f32) -> f32
func.func @floats(%v: vector<4xf32>, %a: f32) -> f32 {
  %0 = vector.reduction <add>, %v, %a fastmath<nnan,nsz> : vector<4xf32> into f32
  %1 = vector.reduction <mul>, %v, %0 fastmath<nnan,nsz> : vector<4xf32> into f32
  %2 = vector.reduction <minnumf>, %v, %1 fastmath<nnan,nsz> : vector<4xf32> into f32
  %3 = vector.reduction <maxnumf>, %v, %2 fastmath<nnan,nsz> : vector<4xf32> into f32
  %4 = vector.reduction <minimumf>, %v, %3 fastmath<nnan,nsz> : vector<4xf32> into f32
  %5 = vector.reduction <maximumf>, %v, %4 fastmath<nnan,nsz> : vector<4xf32> into f32
  return %5 : f32
}

// CHECK-LABEL: llvm.func @fma(
// CHECK: %[[V0:[a-z0-9]+]] = llvm.intr.fmuladd(%[[VA0:[a-z0-9]+]], %[[VA0]], %[[VA0]]) : (vector<4xf32>, vector<4xf32>, vector<4xf32>) -> vector<4xf32>
func.func @fma(%v: vector<4xf32>) -> vector<4xf32> {
  %0 = vector.fma %v, %v, %v : vector<4xf32>
  return %0 : vector<4xf32>
}
