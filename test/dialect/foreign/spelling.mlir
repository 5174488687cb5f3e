// RUN: mlcc-opt %s | FileCheck %s
// RUN: %if mlir-22 %{ mlir-opt-22 %s | FileCheck %s %}
//
// What stands between the brackets is printed without the blanks, comments and
// aliases it was written with.

#flags = #omp.flags<openmp_device_version = 51>
#vce = #spirv.vce<v1.0,  [Shader],[]>
!element = i32

// CHECK: module attributes {
// CHECK-SAME: omp.flags = #omp.flags<openmp_device_version = 51>
// CHECK-SAME: spirv.target_env = #spirv.target_env<#spirv.vce<v1.0, [Shader], []>, api=Vulkan, #spirv.resource_limits<>>
module attributes {omp.flags = #flags, spirv.target_env = #spirv.target_env<
    #vce, api=Vulkan, // the one we have
    #spirv.resource_limits<  > >} {
  // CHECK: func.func private @types(!spirv.ptr<i32, Function>)
  func.func private @types(!spirv.ptr<!element,Function>)
  // CHECK: llvm.func @strings() attributes {gpu.o = #gpu.object<#nvvm.target, "\0A\22\\">}
  llvm.func @strings() attributes {gpu.o = #gpu.object<#nvvm.target, "\n\"\5c">}
}
