// RUN: grep -v '^//' %s > %t
// RUN: mlcc-opt -allow-unregistered-dialect %t | diff %t -
// RUN: mlcc-opt -allow-unregistered-dialect -mlir-print-op-generic %t > %t.generic
// RUN: mlcc-opt -allow-unregistered-dialect %t.generic | diff %t -
// RUN: %if mlir-22 %{ mlir-opt-22 -allow-unregistered-dialect %t | diff %t - %}
// RUN: %if mlir-22 %{ mlir-opt-22 -allow-unregistered-dialect -mlir-print-op-generic %t | diff %t.generic - %}
//
// Every operation of ptr, its types and attributes, as they are printed: reading
// gives them back, in generic form too, and what mlir-opt prints is the same.
module attributes {dlti.dl_spec = #dlti.dl_spec<!ptr.ptr<#ptr.generic_space> = #ptr.spec<size = 64, abi = 32, preferred = 64, index = 32>>} {
  func.func private @types(!ptr.ptr<#llvm.address_space<1>>, !ptr.ptr_metadata<memref<*xf32, 1>>, memref<4x!ptr.ptr<#ptr.generic_space>>, tensor<?x!ptr.ptr<#ptr.generic_space>>)
  "t.attributes"() {a = #ptr.address<-12> : !ptr.ptr<#ptr.generic_space>, b = #ptr.address<147573952589676412928> : !ptr.ptr<#ptr.generic_space>, c = #ptr.generic_space, d = #ptr.null : !ptr.ptr<#llvm.address_space<1>>, e = #ptr.spec<size = 32, abi = 32, preferred = 32>} : () -> ()
  func.func @a(%arg0: !ptr.ptr<#ptr.generic_space>, %arg1: vector<4x!ptr.ptr<#ptr.generic_space>>, %arg2: index, %arg3: vector<4xi32>, %arg4: memref<?x4xf32, strided<[?, 1], offset: ?>, #ptr.generic_space>, %arg5: memref<f32, #ptr.generic_space>, %arg6: vector<4xi1>, %arg7: vector<4xf32>, %arg8: f32) -> index {
    %0 = ptr.constant #ptr.null : !ptr.ptr<#ptr.generic_space>
    %1 = ptr.constant #ptr.address<4096> : !ptr.ptr<#ptr.generic_space>
    %2 = ptr.type_offset f32 : index
    %3 = ptr.type_offset vector<3xf64> : i32
    %4 = ptr.ptr_add %arg0, %2 : !ptr.ptr<#ptr.generic_space>, index
    %5 = ptr.ptr_add nusw %arg1, %arg3 : vector<4x!ptr.ptr<#ptr.generic_space>>, vector<4xi32>
    %6 = ptr.ptr_add inbounds %arg0, %arg3 : !ptr.ptr<#ptr.generic_space>, vector<4xi32>
    %7 = ptr.ptr_add nuw %arg1, %3 : vector<4x!ptr.ptr<#ptr.generic_space>>, i32
    %8 = ptr.ptr_diff %arg0, %4 : !ptr.ptr<#ptr.generic_space> -> i64
    %9 = ptr.ptr_diff nuw|nsw %arg1, %5 : vector<4x!ptr.ptr<#ptr.generic_space>> -> vector<4xi32>
    %10 = ptr.ptr_diff nsw %arg0, %4 : !ptr.ptr<#ptr.generic_space> -> index
    %11 = ptr.get_metadata %arg4 : memref<?x4xf32, strided<[?, 1], offset: ?>, #ptr.generic_space>
    %12 = ptr.to_ptr %arg4 : memref<?x4xf32, strided<[?, 1], offset: ?>, #ptr.generic_space> -> <#ptr.generic_space>
    %13 = ptr.from_ptr %12 metadata %11 : <#ptr.generic_space> -> memref<?x4xf32, strided<[?, 1], offset: ?>, #ptr.generic_space>
    %14 = ptr.from_ptr %12 : <#ptr.generic_space> -> memref<f32, #ptr.generic_space>
    %15 = ptr.load %arg0 : !ptr.ptr<#ptr.generic_space> -> f32
    %16 = ptr.load volatile %arg0 atomic syncscope("wg") acquire nontemporal invariant invariant_group alignment = 4 : !ptr.ptr<#ptr.generic_space> -> i32
    ptr.store %arg8, %arg0 : f32, !ptr.ptr<#ptr.generic_space>
    ptr.store volatile %3, %arg0 atomic syncscope("wg") release nontemporal invariant_group alignment = 4 : i32, !ptr.ptr<#ptr.generic_space>
    %17 = ptr.gather %arg1, %arg6, %arg7 : vector<4x!ptr.ptr<#ptr.generic_space>> -> vector<4xf32>
    %18 = ptr.gather %arg1, %arg6, %arg7 alignment = 8 : vector<4x!ptr.ptr<#ptr.generic_space>> -> vector<4xf32>
    %19 = ptr.masked_load %arg0, %arg6, %arg7 alignment = 8 : !ptr.ptr<#ptr.generic_space> -> vector<4xf32>
    ptr.masked_store %arg7, %arg0, %arg6 alignment = 8 : vector<4xf32>, !ptr.ptr<#ptr.generic_space>
    ptr.scatter %arg7, %arg1, %arg6 alignment = 8 : vector<4xf32>, vector<4x!ptr.ptr<#ptr.generic_space>>
    return %10 : index
  }
  func.func @atomic_in_llvm_space(%arg0: !ptr.ptr<#llvm.address_space<1>>) {
    %0 = ptr.load %arg0 atomic monotonic alignment = 4 : !ptr.ptr<#llvm.address_space<1>> -> i32
    %1 = ptr.load %arg0 atomic monotonic alignment = 8 : !ptr.ptr<#llvm.address_space<1>> -> f64
    %2 = ptr.load %arg0 atomic monotonic alignment = 8 : !ptr.ptr<#llvm.address_space<1>> -> !llvm.ptr
    return
  }
}

