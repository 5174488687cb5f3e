// RUN: mlcc-opt -linalg-outline %s | FileCheck %s
// RUN: mlcc-opt -linalg-outline=least=4 %s | FileCheck %s --check-prefix=FEW

// FEW-NOT: @__mlcc

// Results that overlap nothing are llvm.noalias; memrefs of known shape are
// passed as pointers.
// CHECK: func.func private @__mlcc_exp_0(%{{.*}}: memref<4xf32>, %{{.*}}: memref<4xf32> {llvm.noalias}) attributes {llvm.bareptr = true, no_inline}
// CHECK: linalg.exp
// CHECK: func.func private @__mlcc_generic_1(%{{.*}}: memref<?xf32> {llvm.noalias}, %{{.*}}: f32) attributes {llvm.bareptr = false, no_inline}
// CHECK: arith.constant 2
// CHECK: linalg.generic
// CHECK-LABEL: func.func @operations(
// CHECK: call @__mlcc_exp_0(%arg0, %[[X:.*]])
// CHECK: call @__mlcc_exp_0(%arg0, %[[Y:.*]])
// CHECK: call @__mlcc_generic_1(%arg1, %arg2)
func.func @operations(%a: memref<4xf32>, %b: memref<?xf32>, %x: f32) {
  %two = arith.constant 2.0 : f32
  %c = memref.alloc() : memref<4xf32>
  %d = memref.alloc() : memref<4xf32>
  linalg.exp ins(%a : memref<4xf32>) outs(%c : memref<4xf32>)
  linalg.exp ins(%a : memref<4xf32>) outs(%d : memref<4xf32>)
  linalg.generic {
      indexing_maps = [affine_map<(i) -> (i)>], iterator_types = ["parallel"]}
      outs(%b : memref<?xf32>) {
    ^bb0(%e: f32):
      %p = arith.mulf %e, %x : f32
      %q = arith.addf %p, %two : f32
      linalg.yield %q : f32
  }
  memref.dealloc %c : memref<4xf32>
  memref.dealloc %d : memref<4xf32>
  return
}
