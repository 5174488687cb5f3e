// mlcc makes a private function with a body internal; not what says otherwise,
// nor what is defined elsewhere. The pass by itself does as mlir-opt's.

// RUN: mlcc -emit-mlir %s | FileCheck %s
// RUN: mlcc-opt -convert-func-to-llvm %s | FileCheck %s --check-prefix=LIKE-MLIR

// CHECK: llvm.func internal @defined()
// LIKE-MLIR: llvm.func @defined()
func.func private @defined() { return }
// CHECK: llvm.func @declared()
func.func private @declared()
// CHECK: llvm.func weak @weak()
func.func private @weak() attributes {llvm.linkage = #llvm.linkage<weak>} { return }
// CHECK: llvm.func @public() {
func.func @public() { return }
// CHECK: llvm.func internal @with_twin()
// CHECK: llvm.func @_mlir_ciface_with_twin()
func.func private @with_twin() attributes {llvm.emit_c_interface} { return }
