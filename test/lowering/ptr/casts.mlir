// The address of a memref, and what else there is of it: the allocated pointer
// and what its type does not say.
//
// RUN: %mlcc-opt %s -convert-to-llvm | FileCheck %s
// RUN: %if mlir-22 %{ mlir-opt-22 %s -convert-to-llvm | FileCheck %s %}

#g = #ptr.generic_space

// CHECK-LABEL: @metadata
// CHECK-SAME: ([[P:%[a-z0-9]+]]: !llvm.ptr,
// CHECK: [[M:%.+]] = llvm.insertvalue {{.*}}[4, 1]
// CHECK-NEXT: [[UNDEF:%.+]] = llvm.mlir.undef : !llvm.struct<(ptr, i64, i64, i64)>
// CHECK-NEXT: [[ALLOCATED:%.+]] = llvm.extractvalue [[M]][0]
// CHECK-NEXT: [[D0:%.+]] = llvm.insertvalue [[ALLOCATED]], [[UNDEF]][0]
// CHECK-NEXT: [[OFFSET:%.+]] = llvm.extractvalue [[M]][2]
// CHECK-NEXT: [[D1:%.+]] = llvm.insertvalue [[OFFSET]], [[D0]][1]
// CHECK-NEXT: [[SIZE:%.+]] = llvm.extractvalue [[M]][3, 0]
// CHECK-NEXT: [[D2:%.+]] = llvm.insertvalue [[SIZE]], [[D1]][2]
// CHECK-NEXT: [[STRIDE:%.+]] = llvm.extractvalue [[M]][4, 0]
// CHECK-NEXT: [[D3:%.+]] = llvm.insertvalue [[STRIDE]], [[D2]][3]
// CHECK-NEXT: [[POISON:%.+]] = llvm.mlir.poison
// CHECK-NEXT: [[A:%.+]] = llvm.extractvalue [[D3]][0]
// CHECK-NEXT: [[N0:%.+]] = llvm.insertvalue [[A]], [[POISON]][0]
// CHECK-NEXT: [[N1:%.+]] = llvm.insertvalue [[P]], [[N0]][1]
// CHECK-NEXT: [[O:%.+]] = llvm.extractvalue [[D3]][1]
// CHECK-NEXT: [[N2:%.+]] = llvm.insertvalue [[O]], [[N1]][2]
// CHECK-NEXT: [[S:%.+]] = llvm.extractvalue [[D3]][2]
// CHECK-NEXT: [[N3:%.+]] = llvm.insertvalue [[S]], [[N2]][3, 0]
// CHECK-NEXT: [[C4:%.+]] = llvm.mlir.constant(4 : index)
// CHECK-NEXT: [[N4:%.+]] = llvm.insertvalue [[C4]], [[N3]][3, 1]
// CHECK-NEXT: [[T:%.+]] = llvm.extractvalue [[D3]][3]
// CHECK-NEXT: [[N5:%.+]] = llvm.insertvalue [[T]], [[N4]][4, 0]
// CHECK-NEXT: [[C1:%.+]] = llvm.mlir.constant(1 : index)
// CHECK-NEXT: [[N6:%.+]] = llvm.insertvalue [[C1]], [[N5]][4, 1]
// CHECK-NEXT: llvm.return [[N6]]
func.func @metadata(%p: !ptr.ptr<#g>, %m: memref<?x4xf32, strided<[?, 1], offset: ?>, #g>) -> memref<?x4xf32, strided<[?, 1], offset: ?>, #g> {
  %0 = ptr.get_metadata %m : memref<?x4xf32, strided<[?, 1], offset: ?>, #g>
  %2 = ptr.from_ptr %p metadata %0 : !ptr.ptr<#g> -> memref<?x4xf32, strided<[?, 1], offset: ?>, #g>
  return %2 : memref<?x4xf32, strided<[?, 1], offset: ?>, #g>
}

// CHECK-LABEL: @address
// CHECK: [[M:%.+]] = llvm.insertvalue {{.*}}[4, 0]
// CHECK-NEXT: [[P:%.+]] = llvm.extractvalue [[M]][1]
// CHECK-NEXT: llvm.return [[P]]
func.func @address(%m: memref<4xf32, #g>) -> !ptr.ptr<#g> {
  %0 = ptr.to_ptr %m : memref<4xf32, #g> -> !ptr.ptr<#g>
  return %0 : !ptr.ptr<#g>
}
