// RUN: mlcc-opt -linalg-widen-accumulation %s | FileCheck %s
// RUN: mlcc-opt -linalg-widen-accumulation=off %s | FileCheck %s --check-prefix=OFF
// RUN: mlcc -fprint-pipeline %s -c -o /dev/null 2>&1 | FileCheck %s --check-prefix=ON
// RUN: mlcc -fwide-accumulation -fno-wide-accumulation -fprint-pipeline %s -c -o /dev/null 2>&1 | FileCheck %s --check-prefix=NARROW
// ON-NOT: linalg-widen-accumulation{off
// NARROW: linalg-widen-accumulation{off
// OFF-NOT: f32

// test/run/linalg/wide-accumulation.mlir runs all of it.

// CHECK-LABEL: func.func @tensors(
// CHECK: linalg.generic {{.*}} outs(%{{.*}} : tensor<4x4xf32>)
// CHECK: arith.mulf %{{.*}}, %{{.*}} fastmath<contract> : f32
// CHECK: arith.truncf
func.func @tensors(%a: tensor<4x8xf16>, %b: tensor<8x4xf16>, %c: tensor<4x4xf16>) -> tensor<4x4xf16> {
  %r = linalg.generic {indexing_maps = [affine_map<(m, n, k) -> (m, k)>, affine_map<(m, n, k) -> (k, n)>, affine_map<(m, n, k) -> (m, n)>], iterator_types = ["parallel", "parallel", "reduction"]}
      ins(%a, %b : tensor<4x8xf16>, tensor<8x4xf16>) outs(%c : tensor<4x4xf16>) {
  ^bb0(%x: f16, %y: f16, %z: f16):
    %p = arith.mulf %x, %y fastmath<contract> : f16
    %s = arith.addf %z, %p : f16
    linalg.yield %s : f16
  } -> tensor<4x4xf16>
  return %r : tensor<4x4xf16>
}

// CHECK-LABEL: func.func @memrefs(
// CHECK: scf.for
// CHECK: scf.for
// CHECK: arith.extf
// CHECK: scf.for {{.*}} iter_args({{.*}}) -> (f32)
// CHECK: arith.truncf
func.func @memrefs(%a: memref<4x8xbf16>, %b: memref<8x4xbf16>, %c: memref<4x4xbf16>) {
  linalg.matmul ins(%a, %b : memref<4x8xbf16>, memref<8x4xbf16>) outs(%c : memref<4x4xbf16>)
  return
}

// A sum without a window, a greatest element and a product of pairs stay.
// CHECK-LABEL: func.func @others(
// CHECK-NOT: f32
func.func @others(%a: memref<4x8xbf16>, %c: memref<4xbf16>, %k: memref<2xbf16>, %o: memref<1x3x1xbf16>, %i: memref<1x4x1xbf16>) {
  linalg.reduce { arith.addf } ins(%a : memref<4x8xbf16>) outs(%c : memref<4xbf16>) dimensions = [1]
  linalg.pooling_nwc_max ins(%i, %k : memref<1x4x1xbf16>, memref<2xbf16>) outs(%o : memref<1x3x1xbf16>)
  linalg.mul ins(%c, %c : memref<4xbf16>, memref<4xbf16>) outs(%c : memref<4xbf16>)
  return
}
