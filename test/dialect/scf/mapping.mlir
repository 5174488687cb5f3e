// RUN: mlcc-opt %s | FileCheck %s
// RUN: %if mlir-22 %{ mlir-opt-22 %s | FileCheck %s %}
// The gpu dialect's attributes that scf.forall and memrefs mention are read
// without -allow-unregistered-dialect.

// CHECK: mapping = [#gpu.thread<y>, #gpu.thread<linear_dim_3>]
func.func @forall(%n: index) {
  scf.forall (%i, %j) in (%n, %n) {
  } {mapping = [#gpu.thread<y>, #gpu.thread<linear_dim_3>]}
  return
}
// CHECK: memref<4xf32, #gpu.address_space<workgroup>>
func.func private @shared(memref<4xf32, #gpu.address_space<workgroup>>)
// CHECK: [#gpu.block<x>, #gpu.warpgroup<x>, #gpu.warp<x>, #gpu.lane<x>, #gpu.mask<5>, #gpu.memory_space<private>]
func.func private @others() attributes {
  a = [#gpu.block<x>, #gpu.warpgroup<x>, #gpu.warp<x>, #gpu.lane<x>, #gpu.mask<5>, #gpu.memory_space<private>]}
