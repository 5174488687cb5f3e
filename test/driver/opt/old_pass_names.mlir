// RUN: mlcc-opt -dump-pass-pipeline %s --convert-loop-to-std --convert-scf-to-std --lower-to-cfg --convert-memref-to-llvm --convert-std-to-llvm --test-scf-uplift-while-to-for 2>&1 | FileCheck %s
// Passes by what earlier releases called them.

// CHECK: convert-scf-to-cf
// CHECK-NEXT: convert-scf-to-cf
// CHECK-NEXT: convert-scf-to-cf
// CHECK-NEXT: finalize-memref-to-llvm
// CHECK-NEXT: convert-to-llvm
// CHECK-NEXT: scf-uplift-while-to-for
module {}
