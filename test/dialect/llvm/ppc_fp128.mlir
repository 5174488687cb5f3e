// RUN: mlcc-opt %s -split-input-file > %t.mlir
// RUN: mlcc-opt %t.mlir -split-input-file | diff %t.mlir -
// RUN: FileCheck %s < %t.mlir
// RUN: %if mlir-22 %{ mlir-opt-22 %s -split-input-file | diff %t.mlir - %}

// The llvm dialect's ppc_fp128 is a float like others.

// CHECK-LABEL: func.func @arith
// CHECK: %cst = arith.constant dense<[1.000000e+00, 2.500000e+00]> : vector<2x!llvm.ppc_fp128>
func.func @arith(%a: !llvm.ppc_fp128, %i: i32, %v: vector<2x!llvm.ppc_fp128>) -> i1 {
  %c = arith.constant dense<[1.0, 2.5]> : vector<2x!llvm.ppc_fp128>
  %0 = arith.addf %v, %c : vector<2x!llvm.ppc_fp128>
  %1 = arith.sitofp %i : i32 to !llvm.ppc_fp128
  %2 = arith.truncf %1 : !llvm.ppc_fp128 to f64
  %3 = arith.bitcast %a : !llvm.ppc_fp128 to i128
  %4 = arith.cmpf olt, %a, %1 : !llvm.ppc_fp128
  return %4 : i1
}

// -----

// CHECK: memref.global @g : memref<2x!llvm.ppc_fp128> = dense<1.000000e+00>
memref.global @g : memref<2x!llvm.ppc_fp128> = dense<1.0>
func.func private @types(memref<*x!llvm.ppc_fp128>, complex<!llvm.ppc_fp128>,
                         tensor<2x!llvm.ppc_fp128>)

// -----

// A greater half of zero does not make it zero.
// CHECK: a.a = array<!llvm.ppc_fp128: 1.000000e+00>, a.b = 0x3FF00000000000000000000000000000 : !llvm.ppc_fp128
module attributes {
  a.a = array<!llvm.ppc_fp128: 1.0>,
  a.b = 0x3FF00000000000000000000000000000 : !llvm.ppc_fp128} {}
