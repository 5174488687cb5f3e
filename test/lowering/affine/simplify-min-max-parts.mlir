// affine-simplify-min-max: what is known of the parts of an index.
//
// RUN: %mlcc-opt %s -pass-pipeline='builtin.module(func.func(affine-simplify-min-max))' | FileCheck %s
// RUN: %if mlir-22 %{ mlir-opt-22 %s -pass-pipeline='builtin.module(func.func(affine-simplify-min-max))' | FileCheck %s %}

// CHECK-LABEL: @parts(
// CHECK: %[[A:.+]]:3 = affine.delinearize_index %{{.+}} into (6, 4, 8)
// CHECK: %[[B:.+]]:3 = affine.delinearize_index %{{.+}} into (4, 8)
// CHECK: %[[LESS0:.+]] = affine.min
// CHECK: %[[LESS1:.+]] = affine.min
// CHECK: %[[LESS2:.+]] = affine.min
// CHECK: return %[[A]]#0, %[[A]]#1, %[[B]]#2, %[[LESS0]], %[[LESS1]], %[[LESS2]]
func.func @parts(%x: index, %n: index) -> (index, index, index, index, index, index) {
  %a:3 = affine.delinearize_index %x into (6, 4, 8) : index, index, index
  %b:3 = affine.delinearize_index %x into (4, 8) : index, index, index
  %0 = affine.min affine_map<(d0) -> (d0, 5)>(%a#0)
  %1 = affine.min affine_map<(d0) -> (d0, 3)>(%a#1)
  %2 = affine.min affine_map<(d0) -> (d0, 7)>(%b#2)
  %3 = affine.min affine_map<(d0) -> (d0, 4)>(%a#0)
  %4 = affine.min affine_map<(d0) -> (d0, 2)>(%a#1)
  %5 = affine.min affine_map<(d0) -> (d0, 6)>(%b#2)
  return %0, %1, %2, %3, %4, %5 : index, index, index, index, index, index
}

// CHECK-LABEL: @unknown(
// CHECK-COUNT-2: affine.min
func.func @unknown(%x: index, %n: index) -> (index, index) {
  %a:3 = affine.delinearize_index %x into (%n, 4, 8) : index, index, index
  %b:3 = affine.delinearize_index %x into (4, 8) : index, index, index
  %0 = affine.min affine_map<(d0)[s0] -> (d0, s0 - 1)>(%a#0)[%n]
  %1 = affine.min affine_map<(d0) -> (d0, 5)>(%b#0)
  return %0, %1 : index, index
}
