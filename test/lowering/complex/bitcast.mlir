// complex.bitcast: the real part is what comes first in memory. mlir-opt does not
// lower it.
//
// RUN: %mlcc-opt %s -split-input-file -convert-complex-to-llvm | FileCheck %s

// CHECK-LABEL: @to_bits
// CHECK: [[RE:%.+]] = llvm.extractvalue [[X:%.+]][0]
// CHECK: [[IM:%.+]] = llvm.extractvalue [[X]][1]
// CHECK: [[LOW:%.+]] = llvm.bitcast [[RE]] : f32 to i32
// CHECK: [[LOW64:%.+]] = llvm.zext [[LOW]] : i32 to i64
// CHECK: [[HIGH:%.+]] = llvm.bitcast [[IM]] : f32 to i32
// CHECK: [[HIGH64:%.+]] = llvm.zext [[HIGH]] : i32 to i64
// CHECK: [[WIDTH:%.+]] = llvm.mlir.constant(32 : i64)
// CHECK: [[SHIFTED:%.+]] = llvm.shl [[HIGH64]], [[WIDTH]]
// CHECK: [[BITS:%.+]] = llvm.or [[SHIFTED]], [[LOW64]]
// CHECK: return [[BITS]]
func.func @to_bits(%x: complex<f32>) -> i64 {
  %bits = complex.bitcast %x : complex<f32> to i64
  return %bits : i64
}

// CHECK-LABEL: @of_float
// CHECK-SAME: ([[X:%.+]]: f32)
// CHECK: [[BITS:%.+]] = llvm.bitcast [[X]] : f32 to i32
// CHECK: [[LOW:%.+]] = llvm.trunc [[BITS]] : i32 to i16
// CHECK: [[WIDTH:%.+]] = llvm.mlir.constant(16 : i32)
// CHECK: [[SHIFTED:%.+]] = llvm.lshr [[BITS]], [[WIDTH]]
// CHECK: [[HIGH:%.+]] = llvm.trunc [[SHIFTED]] : i32 to i16
// CHECK: [[RE:%.+]] = llvm.bitcast [[LOW]] : i16 to f16
// CHECK: [[IM:%.+]] = llvm.bitcast [[HIGH]] : i16 to f16
// CHECK: [[HALF:%.+]] = llvm.insertvalue [[RE]], {{.*}}[0]
// CHECK: llvm.insertvalue [[IM]], [[HALF]][1]
func.func @of_float(%x: f32) -> complex<f16> {
  %number = complex.bitcast %x : f32 to complex<f16>
  return %number : complex<f16>
}

// -----

// Of integers, and with the first byte the greatest.
module attributes {llvm.data_layout = "E"} {
  // CHECK-LABEL: @big_endian
  // CHECK: [[RE:%.+]] = llvm.extractvalue [[X:%.+]][0]
  // CHECK: [[IM:%.+]] = llvm.extractvalue [[X]][1]
  // CHECK: [[LOW:%.+]] = llvm.zext [[IM]] : i8 to i16
  // CHECK: [[HIGH:%.+]] = llvm.zext [[RE]] : i8 to i16
  // CHECK: [[SHIFTED:%.+]] = llvm.shl [[HIGH]]
  // CHECK: [[BITS:%.+]] = llvm.or [[SHIFTED]], [[LOW]]
  // CHECK: [[FIRST:%.+]] = llvm.trunc [[BITS]] : i16 to i8
  // CHECK: [[SECOND:%.+]] = llvm.trunc {{.*}} : i16 to i8
  // CHECK: [[HALF:%.+]] = llvm.insertvalue [[SECOND]], {{.*}}[0]
  // CHECK: llvm.insertvalue [[FIRST]], [[HALF]][1]
  func.func @big_endian(%x: complex<i8>) -> complex<i8> {
    %bits = complex.bitcast %x : complex<i8> to i16
    %number = complex.bitcast %bits : i16 to complex<i8>
    return %number : complex<i8>
  }
}
