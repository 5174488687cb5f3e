// What complex numbers become: structs of their parts.
//
// RUN: %mlcc-opt %s -convert-complex-to-llvm | FileCheck %s
// RUN: %mlcc-opt %s -convert-complex-to-llvm=complex-range=none | FileCheck %s
// RUN: %mlcc-opt %s -convert-to-llvm | FileCheck %s
// RUN: %if mlir-22 %{ mlir-opt-22 %s -convert-complex-to-llvm | FileCheck %s %}

// CHECK-LABEL: @parts
// CHECK: [[RE:%.+]] = llvm.extractvalue [[X:%.+]][0] : !llvm.struct<(f64, f64)>
// CHECK: [[IM:%.+]] = llvm.extractvalue [[X]][1]
// CHECK: [[NONE:%.+]] = llvm.mlir.poison : !llvm.struct<(f64, f64)>
// CHECK: [[HALF:%.+]] = llvm.insertvalue [[IM]], [[NONE]][0]
// CHECK: llvm.insertvalue [[RE]], [[HALF]][1]
func.func @parts(%x: complex<f64>) -> complex<f64> {
  %re = complex.re %x : complex<f64>
  %im = complex.im %x : complex<f64>
  %turned = complex.create %im, %re : complex<f64>
  return %turned : complex<f64>
}

// CHECK-LABEL: @constants
// CHECK: llvm.mlir.constant([1.000000e+00, -2.000000e+00]) {note} : !llvm.struct<(f64, f64)>
// CHECK: llvm.mlir.constant([3 : i8, 4 : i8]) : !llvm.struct<(i8, i8)>
func.func @constants() -> (complex<f64>, complex<i8>) {
  %floats = complex.constant [1.0, -2.0] {note} : complex<f64>
  %integers = complex.constant [3 : i8, 4 : i8] : complex<i8>
  return %floats, %integers : complex<f64>, complex<i8>
}

// CHECK-LABEL: @abs
// CHECK: [[RE:%.+]] = llvm.extractvalue [[X:%.+]][0]
// CHECK: [[IM:%.+]] = llvm.extractvalue [[X]][1]
// CHECK: [[RE2:%.+]] = llvm.fmul [[RE]], [[RE]] {fastmathFlags = #llvm.fastmath<nnan>}
// CHECK: [[IM2:%.+]] = llvm.fmul [[IM]], [[IM]] {fastmathFlags = #llvm.fastmath<nnan>}
// CHECK: [[SUM:%.+]] = llvm.fadd [[RE2]], [[IM2]] {fastmathFlags = #llvm.fastmath<nnan>}
// CHECK: llvm.intr.sqrt([[SUM]]) : (f32) -> f32
func.func @abs(%x: complex<f32>) -> f32 {
  %abs = complex.abs %x fastmath<nnan> : complex<f32>
  return %abs : f32
}

// CHECK-LABEL: @sums
// CHECK: [[RE_X:%.+]] = llvm.extractvalue [[X:%.+]][0]
// CHECK: [[IM_X:%.+]] = llvm.extractvalue [[X]][1]
// CHECK: [[RE_Y:%.+]] = llvm.extractvalue [[Y:%.+]][0]
// CHECK: [[IM_Y:%.+]] = llvm.extractvalue [[Y]][1]
// CHECK: [[RE:%.+]] = llvm.fadd [[RE_X]], [[RE_Y]] {fastmathFlags = #llvm.fastmath<fast>}
// CHECK: [[IM:%.+]] = llvm.fadd [[IM_X]], [[IM_Y]] {fastmathFlags = #llvm.fastmath<fast>}
// CHECK: [[HALF:%.+]] = llvm.insertvalue [[RE]], {{.*}}[0]
// CHECK: llvm.insertvalue [[IM]], [[HALF]][1]
// CHECK: [[RE_X:%.+]] = llvm.extractvalue [[X:%.+]][0]
// CHECK: [[IM_X:%.+]] = llvm.extractvalue [[X]][1]
// CHECK: [[RE_Y:%.+]] = llvm.extractvalue [[Y:%.+]][0]
// CHECK: [[IM_Y:%.+]] = llvm.extractvalue [[Y]][1]
// CHECK: [[RE:%.+]] = llvm.fsub [[RE_X]], [[RE_Y]] : f32
// CHECK: [[IM:%.+]] = llvm.fsub [[IM_X]], [[IM_Y]] : f32
// CHECK: [[HALF:%.+]] = llvm.insertvalue [[RE]], {{.*}}[0]
// CHECK: llvm.insertvalue [[IM]], [[HALF]][1]
func.func @sums(%x: complex<f32>, %y: complex<f32>)
    -> (complex<f32>, complex<f32>) {
  %sum = complex.add %x, %y fastmath<fast> : complex<f32>
  %difference = complex.sub %x, %y : complex<f32>
  return %sum, %difference : complex<f32>, complex<f32>
}

// CHECK-LABEL: @mul
// CHECK: [[RE_X:%.+]] = llvm.extractvalue [[X:%.+]][0]
// CHECK: [[IM_X:%.+]] = llvm.extractvalue [[X]][1]
// CHECK: [[RE_Y:%.+]] = llvm.extractvalue [[Y:%.+]][0]
// CHECK: [[IM_Y:%.+]] = llvm.extractvalue [[Y]][1]
// CHECK: [[REAL:%.+]] = llvm.fmul [[RE_Y]], [[RE_X]]
// CHECK: [[TURNED:%.+]] = llvm.fmul [[IM_Y]], [[IM_X]]
// CHECK: [[RE:%.+]] = llvm.fsub [[REAL]], [[TURNED]]
// CHECK: [[LEFT:%.+]] = llvm.fmul [[IM_X]], [[RE_Y]]
// CHECK: [[RIGHT:%.+]] = llvm.fmul [[RE_X]], [[IM_Y]]
// CHECK: [[IM:%.+]] = llvm.fadd [[LEFT]], [[RIGHT]]
// CHECK: [[HALF:%.+]] = llvm.insertvalue [[RE]], {{.*}}[0]
// CHECK: llvm.insertvalue [[IM]], [[HALF]][1]
func.func @mul(%x: complex<f32>, %y: complex<f32>) -> complex<f32> {
  %product = complex.mul %x, %y : complex<f32>
  return %product : complex<f32>
}

// CHECK-LABEL: @div
// CHECK: [[RE_X:%.+]] = llvm.extractvalue [[X:%.+]][0]
// CHECK: [[IM_X:%.+]] = llvm.extractvalue [[X]][1]
// CHECK: [[RE_Y:%.+]] = llvm.extractvalue [[Y:%.+]][0]
// CHECK: [[IM_Y:%.+]] = llvm.extractvalue [[Y]][1]
// CHECK: [[RE2:%.+]] = llvm.fmul [[RE_Y]], [[RE_Y]]
// CHECK: [[IM2:%.+]] = llvm.fmul [[IM_Y]], [[IM_Y]]
// CHECK: [[SQUARE:%.+]] = llvm.fadd [[RE2]], [[IM2]]
// CHECK: [[A:%.+]] = llvm.fmul [[RE_X]], [[RE_Y]]
// CHECK: [[B:%.+]] = llvm.fmul [[IM_X]], [[IM_Y]]
// CHECK: [[NUMERATOR:%.+]] = llvm.fadd [[A]], [[B]]
// CHECK: [[C:%.+]] = llvm.fmul [[IM_X]], [[RE_Y]]
// CHECK: [[D:%.+]] = llvm.fmul [[RE_X]], [[IM_Y]]
// CHECK: [[OTHER:%.+]] = llvm.fsub [[C]], [[D]]
// CHECK: [[RE:%.+]] = llvm.fdiv [[NUMERATOR]], [[SQUARE]]
// CHECK: [[IM:%.+]] = llvm.fdiv [[OTHER]], [[SQUARE]]
// CHECK: [[HALF:%.+]] = llvm.insertvalue [[RE]], {{.*}}[0]
// CHECK: llvm.insertvalue [[IM]], [[HALF]][1]
func.func @div(%x: complex<f32>, %y: complex<f32>) -> complex<f32> {
  %quotient = complex.div %x, %y : complex<f32>
  return %quotient : complex<f32>
}
