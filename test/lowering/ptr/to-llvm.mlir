// Addresses of the ptr dialect as pointers of LLVM. mlir-opt-22 converts casts of
// memrefs, ptr_add of one address and type_offset, to the same.
//
// RUN: %mlcc-opt %s -convert-to-llvm | FileCheck %s

#g = #ptr.generic_space

// CHECK-LABEL: @types
// CHECK-SAME: (!llvm.ptr, !llvm.ptr<3>, !llvm.struct<(ptr, i64, i64)>, vector<4x!llvm.ptr>, !llvm.ptr<1>, !llvm.ptr<1>, i64, i64, i64)
func.func private @types(!ptr.ptr<#g>, !ptr.ptr<#llvm.address_space<3>>, !ptr.ptr_metadata<memref<?x4xf32, strided<[?, 1]>, #g>>, vector<4x!ptr.ptr<#g>>, memref<?xf32, #llvm.address_space<1>>)

// CHECK-LABEL: @constants
// CHECK-NEXT: [[NULL:%.+]] = llvm.mlir.zero : !llvm.ptr
// CHECK-NEXT: [[N:%.+]] = llvm.mlir.constant(4096 : i64) : i64
// CHECK-NEXT: [[LOW:%.+]] = llvm.inttoptr [[N]] : i64 to !llvm.ptr<1>
func.func @constants() -> (!ptr.ptr<#g>, !ptr.ptr<#llvm.address_space<1>>) {
  %0 = ptr.constant #ptr.null : !ptr.ptr<#g>
  %1 = ptr.constant #ptr.address<4096> : !ptr.ptr<#llvm.address_space<1>>
  return %0, %1 : !ptr.ptr<#g>, !ptr.ptr<#llvm.address_space<1>>
}

// CHECK-LABEL: @type_offset
// CHECK-NEXT: [[NULL:%.+]] = llvm.mlir.zero
// CHECK-NEXT: [[END:%.+]] = llvm.getelementptr [[NULL]][1] : (!llvm.ptr) -> !llvm.ptr, f64
// CHECK-NEXT: llvm.ptrtoint [[END]] : !llvm.ptr to i32
func.func @type_offset() -> i32 {
  %0 = ptr.type_offset f64 : i32
  return %0 : i32
}

// CHECK-LABEL: @add
// CHECK-SAME: ([[P:%[a-z0-9]+]]: !llvm.ptr, [[I:%[a-z0-9]+]]: i64, [[PS:%[a-z0-9]+]]: vector<4x!llvm.ptr>, [[IS:%[a-z0-9]+]]: vector<4xi32>)
// CHECK-NEXT: llvm.getelementptr [[P]][[[I]]] : (!llvm.ptr, i64) -> !llvm.ptr, i8
// CHECK-NEXT: llvm.getelementptr nusw [[PS]][[[IS]]] : (vector<4x!llvm.ptr>, vector<4xi32>) -> vector<4x!llvm.ptr>, i8
// CHECK-NEXT: llvm.getelementptr inbounds [[P]][[[IS]]] : (!llvm.ptr, vector<4xi32>) -> vector<4x!llvm.ptr>, i8
// CHECK-NEXT: llvm.getelementptr nuw [[PS]][[[I]]] : (vector<4x!llvm.ptr>, i64) -> vector<4x!llvm.ptr>, i8
func.func @add(%p: !ptr.ptr<#g>, %i: index, %ps: vector<4x!ptr.ptr<#g>>, %is: vector<4xi32>) {
  %0 = ptr.ptr_add %p, %i : !ptr.ptr<#g>, index
  %1 = ptr.ptr_add nusw %ps, %is : vector<4x!ptr.ptr<#g>>, vector<4xi32>
  %2 = ptr.ptr_add inbounds %p, %is : !ptr.ptr<#g>, vector<4xi32>
  %3 = ptr.ptr_add nuw %ps, %i : vector<4x!ptr.ptr<#g>>, index
  return
}

// CHECK-LABEL: @diff
// CHECK: llvm.sub {{%.+}}, {{%.+}} : i64
// CHECK: [[SHORT:%.+]] = llvm.sub {{%.+}}, {{%.+}} overflow<nuw> : i64
// CHECK: llvm.trunc [[SHORT]] : i64 to i16
// CHECK: [[LONG:%.+]] = llvm.sub {{%.+}}, {{%.+}} overflow<nsw> : i64
// CHECK: llvm.sext [[LONG]] : i64 to i128
// CHECK: llvm.sub {{%.+}}, {{%.+}} overflow<nsw, nuw> : vector<4xi64>
func.func @diff(%p: !ptr.ptr<#g>, %q: !ptr.ptr<#g>, %ps: vector<4x!ptr.ptr<#g>>) {
  %0 = ptr.ptr_diff %p, %q : !ptr.ptr<#g> -> index
  %1 = ptr.ptr_diff nuw %p, %q : !ptr.ptr<#g> -> i16
  %2 = ptr.ptr_diff nsw %p, %q : !ptr.ptr<#g> -> i128
  %3 = ptr.ptr_diff nuw|nsw %ps, %ps : vector<4x!ptr.ptr<#g>> -> vector<4xi64>
  return
}

// CHECK-LABEL: @accesses
// CHECK: llvm.load [[P:%[a-z0-9]+]] : !llvm.ptr -> f32
// CHECK-NEXT: llvm.load volatile [[P]] atomic syncscope("s") acquire invariant invariant_group {alignment = 4 : i64, nontemporal} : !llvm.ptr -> i32
// CHECK-NEXT: llvm.load [[P]] atomic unordered {alignment = 8 : i64} : !llvm.ptr -> i32
// CHECK-NEXT: llvm.store {{%.+}}, [[P]] : f32, !llvm.ptr
// CHECK-NEXT: llvm.store volatile {{%.+}}, [[P]] atomic syncscope("s") seq_cst invariant_group {alignment = 4 : i64, nontemporal} : f32, !llvm.ptr
func.func @accesses(%p: !ptr.ptr<#g>, %f: f32) {
  %0 = ptr.load %p : !ptr.ptr<#g> -> f32
  %1 = ptr.load volatile %p atomic syncscope("s") acquire nontemporal invariant invariant_group alignment = 4 : !ptr.ptr<#g> -> i32
  %2 = ptr.load %p atomic unordered alignment = 8 : !ptr.ptr<#g> -> i32
  ptr.store %f, %p : f32, !ptr.ptr<#g>
  ptr.store volatile %f, %p atomic syncscope("s") seq_cst nontemporal invariant_group alignment = 4 : f32, !ptr.ptr<#g>
  return
}

// CHECK-LABEL: @masked
// CHECK: llvm.intr.masked.gather {{.*}} {alignment = 1 : i32}
// CHECK: llvm.intr.masked.load {{.*}} {alignment = 8 : i32}
// CHECK: llvm.intr.masked.store {{.*}} {alignment = 1 : i32}
// CHECK: llvm.intr.masked.scatter {{.*}} {alignment = 2 : i32}
func.func @masked(%p: !ptr.ptr<#g>, %ps: vector<4x!ptr.ptr<#g>>, %mask: vector<4xi1>, %v: vector<4xi32>) {
  %0 = ptr.gather %ps, %mask, %v : vector<4x!ptr.ptr<#g>> -> vector<4xi32>
  %1 = ptr.masked_load %p, %mask, %0 alignment = 8 : !ptr.ptr<#g> -> vector<4xi32>
  ptr.masked_store %1, %p, %mask : vector<4xi32>, !ptr.ptr<#g>
  ptr.scatter %v, %ps, %mask alignment = 2 : vector<4xi32>, vector<4x!ptr.ptr<#g>>
  return
}
