// affine.delinearize_index and linearize_index: sizes of 1, constants, and one that
// undoes the other.
//
// RUN: %mlcc-opt %s -canonicalize -allow-unregistered-dialect | FileCheck %s
// RUN: %if mlir-22 %{ mlir-opt-22 %s -canonicalize -allow-unregistered-dialect | FileCheck %s %}

// CHECK-DAG: #[[MAP:.+]] = affine_map<()[s0] -> (s0 * 6)>


// CHECK-LABEL: @join
// CHECK-SAME: [[A0:%[^ :,)#]+]]: index, [[A1:%[^ :,)#]+]]: index, [[A2:%[^ :,)#]+]]: index, [[A3:%[^ :,)#]+]]: index
// CHECK: [[C57:%[^ :,)#]+]] = arith.constant 57 : index
// CHECK: [[C13:%[^ :,)#]+]] = arith.constant 13 : index
// CHECK: [[C0:%[^ :,)#]+]] = arith.constant 0 : index
// CHECK: [[V0:%[^ :,)#]+]] = affine.linearize_index [[[A0]], [[A1]]] by (2, 5) : index
// CHECK: [[V1:%[^ :,)#]+]] = affine.linearize_index disjoint [[[A0]], [[A2]]] by (4, 5) : index
// CHECK: [[V2:%[^ :,)#]+]] = affine.linearize_index [[[A0]], [[A1]]] by (1, 4) : index
// CHECK: return [[C13]], [[C0]], [[A0]], [[V0]], [[V1]], [[V2]], [[C57]] : index, index, index, index, index, index, index
func.func @join(%a: index, %b: index, %c: index, %n: index) -> (index, index, index, index, index, index, index) {
  %c0 = arith.constant 0 : index
  %c2 = arith.constant 2 : index
  %c3 = arith.constant 3 : index
  %0 = affine.linearize_index [%c2, %c3] by (4, 5) : index
  %1 = affine.linearize_index [] by () : index
  %2 = affine.linearize_index [%a] by (4) : index
  %3 = affine.linearize_index [%c0, %a, %b] by (4, %c2, 5) : index
  %4 = affine.linearize_index disjoint [%a, %b, %c] by (4, 1, 5) : index
  %5 = affine.linearize_index [%a, %b, %c0] by (1, 4, 1) : index
  %6 = affine.linearize_index [%c2, %c3, %c2] by (4, 5) : index
  return %0, %1, %2, %3, %4, %5, %6 : index, index, index, index, index, index, index
}

// CHECK-LABEL: @undo
// CHECK-SAME: [[A0:%[^ :,)#]+]]: index, [[A1:%[^ :,)#]+]]: index, [[A2:%[^ :,)#]+]]: index, [[A3:%[^ :,)#]+]]: index
// CHECK: [[C0:%[^ :,)#]+]] = arith.constant 0 : index
// CHECK: [[V0:%[^ :,)#]+]] = affine.linearize_index disjoint [[[A0]], [[A1]], [[A2]]] by (2, 3, [[A3]]) : index
// CHECK: [[V1:%[^ :,)#]+]] = affine.linearize_index disjoint [[[A0]], [[A1]]] by (2, 3) : index
// CHECK: [[V2:%[^ :,)#]+]] = affine.linearize_index disjoint [[[A0]], [[A1]], [[A2]]] by (3, 2, 32) : index
// CHECK: [[V3:%[^ :,)#]+]] = affine.linearize_index disjoint [[[A0]], [[A1]]] by (3, 2) : index
// CHECK: [[V4:%[^ :,)#]+]]:2 = affine.delinearize_index [[V3]] into (2, 3) : index, index
// CHECK: [[V5:%[^ :,)#]+]]:2 = affine.delinearize_index [[A2]] into (8, 4) : index, index
// CHECK: "use"([[V4]]#0, [[V4]]#1, [[V5]]#0, [[V5]]#1) : (index, index, index, index) -> ()
// CHECK: return [[A0]], [[A1]], [[A2]], [[V1]], [[C0]], [[A2]], [[V0]], [[V2]] : index, index, index, index, index, index, index, index
func.func @undo(%a: index, %b: index, %c: index, %n: index) -> (index, index, index, index, index, index, index, index) {
  %0 = affine.linearize_index disjoint [%a, %b, %c] by (2, 3, %n) : index
  %1:3 = affine.delinearize_index %0 into (2, 3, %n) : index, index, index
  %2:3 = affine.delinearize_index %0 into (6, 1, %n) : index, index, index
  %3 = affine.linearize_index disjoint [%a, %b, %c] by (3, 2, 32) : index
  %4:4 = affine.delinearize_index %3 into (2, 3, 8, 4) : index, index, index, index
  "use"(%4#0, %4#1, %4#2, %4#3) : (index, index, index, index) -> ()
  return %1#0, %1#1, %1#2, %2#0, %2#1, %2#2, %0, %3 : index, index, index, index, index, index, index, index
}

// CHECK-LABEL: @rejoin
// CHECK-SAME: [[A0:%[^ :,)#]+]]: index, [[A1:%[^ :,)#]+]]: index, [[A2:%[^ :,)#]+]]: index
// CHECK: [[V0:%[^ :,)#]+]] = affine.apply #[[MAP]]()[[[A1]]]
// CHECK: [[V1:%[^ :,)#]+]] = affine.linearize_index [[[A0]], [[A2]]] by ([[V0]], 16) : index
// CHECK: [[V2:%[^ :,)#]+]]:3 = affine.delinearize_index [[A0]] into (7, 6, 5) : index, index, index
// CHECK: [[V3:%[^ :,)#]+]] = affine.linearize_index [[[A2]], [[V2]]#1] by (4, 6) : index
// CHECK: [[V4:%[^ :,)#]+]] = affine.linearize_index disjoint [[[A2]], [[A0]]] by (3, 32) : index
// CHECK: return [[V1]], [[V3]], [[V4]], [[A0]], [[V2]]#2 : index, index, index, index, index
func.func @rejoin(%x: index, %n: index, %a: index) -> (index, index, index, index, index) {
  %0:3 = affine.delinearize_index %x into (2, 3, %n) : index, index, index
  %1 = affine.linearize_index [%0#0, %0#1, %0#2, %a] by (2, 3, %n, 16) : index
  %2:4 = affine.delinearize_index %x into (7, 2, 3, 5) : index, index, index, index
  %3 = affine.linearize_index [%a, %2#1, %2#2] by (4, 2, 3) : index
  %4:2 = affine.delinearize_index %x into (8) : index, index
  %5 = affine.linearize_index disjoint [%a, %4#0, %4#1] by (3, 4, 8) : index
  %6 = affine.linearize_index [%4#0, %4#1] by (9, 8) : index
  %7 = affine.linearize_index [%a, %4#0, %4#1] by (3, 4, 8) : index
  return %1, %3, %5, %6, %2#3 : index, index, index, index, index
}
