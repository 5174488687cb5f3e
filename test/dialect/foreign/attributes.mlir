// RUN: grep -v '^//' %s > %t
// RUN: mlcc-opt %t | diff %t -
// RUN: mlcc-opt -mlir-print-op-generic %t | mlcc-opt | diff %t -
// RUN: %if mlir-22 %{ mlir-opt-22 %t | diff %t - %}
//
// Attributes and types of dialects that MLIR has, and mlcc has not, on what
// mlcc has.
module attributes {acc.t = {acc.u = [#acc.device_type<none>]}, gpu.container_module, nvvm.t = #nvvm.target<chip = "sm_90", flags = {fast}>, omp.flags = #omp.flags<debug_kind = 1, openmp_device_version = 51>, omp.is_target_device = false, rocdl.t = [#rocdl.target, #rocdl.target<O = 3>], spirv.target_env = #spirv.target_env<#spirv.vce<v1.0, [Shader], []>, #spirv.resource_limits<>>, transform.with_named_sequence} {
  func.func private @argument(i32 {gpu.known_block_size = 1 : i64}) -> (i32 {omp.x})
  func.func private @types(!gpu.async.token, !shape.shape, memref<4xf32, #spirv.storage_class<StorageBuffer>>, !spirv.ptr<i32, Function>, vector<4x!ptr.ptr<#ptr.generic_space>>)
  func.func @operations(%arg0: i32) attributes {acc.routine_info = #acc.routine_info<[@r, @s]>, gpu.kernel, gpu.known_block_size = array<i32: 1, 2, 3>, gpu.o = #gpu.object<#nvvm.target, "\0A\22">, spirv.entry_point_abi = #spirv.entry_point_abi<workgroup_size = [1, 2, 3]>} {
    %alloc = memref.alloc() {bufferization.manual_deallocation, xegpu.l = #xegpu.layout<sg_layout = [8, 4], sg_data = [32, 32]>} : memref<4xf32, #amdgpu.address_space<fat_raw_buffer>>
    %0 = arith.addi %arg0, %arg0 {vector.k = #vector.kind<add>} : i32
    return {async.v = !async.value<i32>, transform.target_tag = "x"}
  }
  llvm.func @kernel(%arg0: !llvm.ptr {llvm.byval = i32, nvvm.grid_constant}) attributes {nvvm.kernel, nvvm.maxntid = array<i32: 1, 2, 3>} {
    llvm.return
  }
  llvm.func @target() attributes {omp.declare_target = #omp.declaretarget<device_type = (any), capture_clause = (to)>, rocdl.kernel} {
    llvm.return
  }
}

