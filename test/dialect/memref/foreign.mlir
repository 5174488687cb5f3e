// RUN: grep -v '^//' %s > %t
// RUN: mlcc-opt -allow-unregistered-dialect %t | diff %t -
// RUN: %if mlir-22 %{ mlir-opt-22 %t | diff %t - %}
//
// Pointers and memory spaces of dialects that MLIR has, and mlcc has not.
module {
  func.func @load(%arg0: memref<4x!ptr.ptr<#ptr.generic_space>>, %arg1: index) -> !ptr.ptr<#ptr.generic_space> {
    %0 = memref.load %arg0[%arg1] : memref<4x!ptr.ptr<#ptr.generic_space>>
    return %0 : !ptr.ptr<#ptr.generic_space>
  }
  func.func private @vector(memref<4xvector<2x!ptr.ptr<#ptr.generic_space>>, #nvvm.memory_space<shared>>)
  func.func private @spaces(memref<4xf32, #spirv.storage_class<StorageBuffer>>, memref<*xf32, #ptr.generic_space>)
}

