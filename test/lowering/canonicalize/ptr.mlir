// Casts of the ptr dialect that undo one another, and sums with nothing.
//
// RUN: %mlcc-opt %s -canonicalize | FileCheck %s
// RUN: %if mlir-22 %{ mlir-opt-22 %s -canonicalize | FileCheck %s %}

#g = #ptr.generic_space

// CHECK-LABEL: @add
// CHECK-SAME: ([[P:%.+]]: !ptr.ptr<{{.*}}>, [[PS:%.+]]: vector
// CHECK: [[SUM:%.+]] = ptr.ptr_add [[P]], %c1
// CHECK: return [[P]], [[SUM]], [[PS]]
func.func @add(%p: !ptr.ptr<#g>, %ps: vector<4x!ptr.ptr<#g>>) -> (!ptr.ptr<#g>, !ptr.ptr<#g>, vector<4x!ptr.ptr<#g>>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %zeros = arith.constant dense<0> : vector<4xi32>
  %0 = ptr.ptr_add %p, %c0 : !ptr.ptr<#g>, index
  %1 = ptr.ptr_add %p, %c1 : !ptr.ptr<#g>, index
  %2 = ptr.ptr_add %ps, %zeros : vector<4x!ptr.ptr<#g>>, vector<4xi32>
  return %0, %1, %2 : !ptr.ptr<#g>, !ptr.ptr<#g>, vector<4x!ptr.ptr<#g>>
}

// With the metadata that it had: what was cast.
// CHECK-LABEL: @to_and_from
// CHECK-SAME: ([[M:%.+]]: memref
// CHECK-NEXT: return [[M]]
func.func @to_and_from(%m: memref<?xf32, #g>) -> memref<?xf32, #g> {
  %0 = ptr.to_ptr %m : memref<?xf32, #g> -> !ptr.ptr<#g>
  %1 = ptr.get_metadata %m : memref<?xf32, #g>
  %2 = ptr.from_ptr %0 metadata %1 : !ptr.ptr<#g> -> memref<?xf32, #g>
  %3 = ptr.to_ptr %2 : memref<?xf32, #g> -> !ptr.ptr<#g>
  %4 = ptr.get_metadata %2 : memref<?xf32, #g>
  %5 = ptr.from_ptr %3 metadata %4 : !ptr.ptr<#g> -> memref<?xf32, #g>
  return %5 : memref<?xf32, #g>
}

// Without them, with another's, or to another type: not.
// CHECK-LABEL: @not_back
// CHECK: [[NO:%.+]] = ptr.from_ptr
// CHECK: [[OTHER:%.+]] = ptr.from_ptr
// CHECK: [[TYPE:%.+]] = ptr.from_ptr
// CHECK: return [[NO]], [[OTHER]], [[TYPE]]
func.func @not_back(%m: memref<?xf32, #g>, %n: memref<?xf32, #g>) -> (memref<?xf32, #g>, memref<?xf32, #g>, memref<?xi32, #g>) {
  %0 = ptr.to_ptr %m : memref<?xf32, #g> -> !ptr.ptr<#g>
  %1 = ptr.get_metadata %n : memref<?xf32, #g>
  %2 = ptr.from_ptr %0 : !ptr.ptr<#g> -> memref<?xf32, #g>
  %3 = ptr.from_ptr %0 metadata %1 : !ptr.ptr<#g> -> memref<?xf32, #g>
  %4 = ptr.from_ptr %0 : !ptr.ptr<#g> -> memref<?xi32, #g>
  return %2, %3, %4 : memref<?xf32, #g>, memref<?xf32, #g>, memref<?xi32, #g>
}

// CHECK-LABEL: @from_and_to
// CHECK-SAME: ([[P:%.+]]: !ptr
// CHECK-NEXT: return [[P]]
func.func @from_and_to(%p: !ptr.ptr<#g>) -> !ptr.ptr<#g> {
  %0 = ptr.from_ptr %p : !ptr.ptr<#g> -> memref<4xf32, #g>
  %1 = ptr.to_ptr %0 : memref<4xf32, #g> -> !ptr.ptr<#g>
  %2 = ptr.from_ptr %1 : !ptr.ptr<#g> -> memref<2xf32, #g>
  %3 = ptr.to_ptr %2 : memref<2xf32, #g> -> !ptr.ptr<#g>
  return %3 : !ptr.ptr<#g>
}

// What reads only may go; what is volatile or orders memory stays.
// CHECK-LABEL: @unused
// CHECK-NEXT: ptr.load volatile
// CHECK-NEXT: ptr.load {{.*}} atomic monotonic
// CHECK-NEXT: return
func.func @unused(%p: !ptr.ptr<#g>, %ps: vector<4x!ptr.ptr<#g>>, %mask: vector<4xi1>, %v: vector<4xi32>) {
  %0 = ptr.load %p : !ptr.ptr<#g> -> f32
  %1 = ptr.load volatile %p : !ptr.ptr<#g> -> f32
  %2 = ptr.load %p atomic monotonic alignment = 4 : !ptr.ptr<#g> -> f32
  %3 = ptr.load %p atomic unordered alignment = 4 : !ptr.ptr<#g> -> f32
  %4 = ptr.gather %ps, %mask, %v : vector<4x!ptr.ptr<#g>> -> vector<4xi32>
  %5 = ptr.masked_load %p, %mask, %v : !ptr.ptr<#g> -> vector<4xi32>
  %6 = ptr.type_offset f32 : index
  %7 = ptr.constant #ptr.null : !ptr.ptr<#g>
  return
}
