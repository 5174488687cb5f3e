// affine.if, parallel and load: conditions and elements that are known.
//
// RUN: %mlcc-opt %s -canonicalize -allow-unregistered-dialect | FileCheck %s
// RUN: %if mlir-22 %{ mlir-opt-22 %s -canonicalize -allow-unregistered-dialect | FileCheck %s %}

// CHECK-DAG: #[[MAP:.+]] = affine_map<()[s0] -> (s0 + 1)>
// CHECK-DAG: #[[SET:.+]] = affine_set<()[s0] : (s0 >= 0)>
// CHECK-DAG: #[[SET1:.+]] = affine_set<()[s0, s1] : (-s0 + s1 - 4 >= 0)>


// CHECK-LABEL: @ifs
// CHECK-SAME: [[A0:%[^ :,)#]+]]: index, [[A1:%[^ :,)#]+]]: index, [[A2:%[^ :,)#]+]]: f32, [[A3:%[^ :,)#]+]]: f32
// CHECK: affine.if #[[SET]]()[[[A0]]] {
// CHECK: "then"() : () -> ()
// CHECK: "always"() : () -> ()
// CHECK: [[V0:%[^ :,)#]+]] = affine.if #[[SET1]]()[[[A1]], [[A0]]] -> f32 {
// CHECK: affine.yield [[A2]] : f32
// CHECK: } else {
// CHECK: affine.yield [[A3]] : f32
// CHECK: return [[A2]], [[V0]] : f32, f32
func.func @ifs(%i: index, %n: index, %x: f32, %y: f32) -> (f32, f32) {
  affine.if affine_set<(d0) : (d0 >= 0)>(%i) {
    "then"() : () -> ()
  } else {
  }
  affine.if affine_set<() : (1 == 0)>() {
    "never"() : () -> ()
  }
  affine.if affine_set<() : (1 == 0)>() {
    "never"() : () -> ()
  } else {
    "always"() : () -> ()
  }
  %0 = affine.if affine_set<() : ()>() -> f32 {
    affine.yield %x : f32
  } else {
    affine.yield %y : f32
  }
  %k = affine.apply affine_map<(d0) -> (d0 - 4)>(%i)
  %1 = affine.if affine_set<(d0, d1)[s0] : (d0 - s0 >= 0)>(%k, %i)[%n] -> f32 {
    affine.yield %x : f32
  } else {
    affine.yield %y : f32
  }
  return %0, %1 : f32, f32
}

// CHECK-LABEL: @parallel
// CHECK-SAME: [[A0:%[^ :,)#]+]]: index, [[A1:%[^ :,)#]+]]: memref<?xf32>
// CHECK: affine.parallel ([[A2:%[^ :,)#]+]], [[A3:%[^ :,)#]+]]) = (1, symbol([[A0]]) + 1) to (symbol([[A0]]) + 1, min(symbol([[A0]]), symbol([[A0]]) + 1)) {
// CHECK: "use"([[A2]], [[A3]]) : (index, index) -> ()
// CHECK: return
func.func @parallel(%n: index, %m: memref<?xf32>) {
  %c1 = arith.constant 1 : index
  %k = affine.apply affine_map<(d0) -> (d0 + 1)>(%n)
  affine.parallel (%i, %j) = (%c1, %k) to (%k, min(%n, %k)) {
    "use"(%i, %j) : (index, index) -> ()
  }
  return
}

memref.global "private" constant @g : memref<2x2xi32> = dense<[[1, 2], [3, 4]]>
memref.global "private" constant @s : memref<2x2xi32> = dense<7>
memref.global "private" @w : memref<2x2xi32> = dense<7>
// CHECK-LABEL: @loads
// CHECK-SAME: [[A0:%[^ :,)#]+]]: index, [[A1:%[^ :,)#]+]]: memref<4xf32>, [[A2:%[^ :,)#]+]]: f32
// CHECK: [[C7_I32:%[^ :,)#]+]] = arith.constant 7 : i32
// CHECK: [[C3_I32:%[^ :,)#]+]] = arith.constant 3 : i32
// CHECK: [[V0:%[^ :,)#]+]] = memref.get_global @g : memref<2x2xi32>
// CHECK: [[V1:%[^ :,)#]+]] = memref.get_global @w : memref<2x2xi32>
// CHECK: [[V2:%[^ :,)#]+]] = affine.load [[V0]][symbol([[A0]]), 0] : memref<2x2xi32>
// CHECK: [[V3:%[^ :,)#]+]] = affine.load [[V1]][0, 0] : memref<2x2xi32>
// CHECK: [[V4:%[^ :,)#]+]] = affine.load [[A1]][symbol([[A0]])] : memref<4xf32>
// CHECK: affine.store [[A2]], [[A1]][symbol([[A0]])] : memref<4xf32>
// CHECK: affine.prefetch [[A1]][symbol([[A0]])], read, locality<3>, data : memref<4xf32>
// CHECK: return [[C3_I32]], [[V2]], [[C7_I32]], [[V3]], [[V4]] : i32, i32, i32, i32, f32
func.func @loads(%i: index, %c: memref<4xf32>, %x: f32) -> (i32, i32, i32, i32, f32) {
  %g = memref.get_global @g : memref<2x2xi32>
  %s = memref.get_global @s : memref<2x2xi32>
  %w = memref.get_global @w : memref<2x2xi32>
  %0 = affine.load %g[1, 0] : memref<2x2xi32>
  %1 = affine.load %g[%i, 0] : memref<2x2xi32>
  %2 = affine.load %s[%i, 0] : memref<2x2xi32>
  %3 = affine.load %w[0, 0] : memref<2x2xi32>
  %d = memref.cast %c : memref<4xf32> to memref<?xf32>
  %4 = affine.load %d[%i] : memref<?xf32>
  affine.store %x, %d[%i] : memref<?xf32>
  affine.prefetch %d[%i], read, locality<3>, data : memref<?xf32>
  return %0, %1, %2, %3, %4 : i32, i32, i32, i32, f32
}

// CHECK-LABEL: @split
// CHECK-SAME: [[A0:%[^ :,)#]+]]: index, [[A1:%[^ :,)#]+]]: index, [[A2:%[^ :,)#]+]]: memref<100xf32>
// CHECK: [[C4:%[^ :,)#]+]] = arith.constant 4 : index
// CHECK: [[C5:%[^ :,)#]+]] = arith.constant 5 : index
// CHECK: [[C0:%[^ :,)#]+]] = arith.constant 0 : index
// CHECK: [[V0:%[^ :,)#]+]]:2 = affine.delinearize_index [[A0]] into (2, 3) : index, index
// CHECK: [[V1:%[^ :,)#]+]]:2 = affine.delinearize_index [[A0]] into (4, 8) : index, index
// CHECK: [[V2:%[^ :,)#]+]] = affine.apply #[[MAP]]()[[[A0]]]
// CHECK: [[V3:%[^ :,)#]+]] = "none"() : () -> f32
// CHECK: "use"([[V3]], [[C0]], [[C0]], [[V0]]#1) : (f32, index, index, index) -> ()
// CHECK: return [[C4]], [[C5]], [[A0]], [[A0]], [[V0]]#0, [[V2]], [[V1]]#1 : index, index, index, index, index, index, index
func.func @split(%x: index, %n: index, %m: memref<100xf32>) -> (index, index, index, index, index, index, index) {
  %c4 = arith.constant 4 : index
  %c37 = arith.constant 37 : index
  %0:2 = affine.delinearize_index %c37 into (5, 8) : index, index
  %1:2 = affine.delinearize_index %x into (%c4, 1) : index, index
  %2 = affine.delinearize_index %x into (8) : index
  %3:3 = affine.delinearize_index %x into (2, 1, 3) : index, index, index
  %4:2 = affine.delinearize_index %x into (4, 8) : index, index
  %5 = affine.apply affine_map<(d0, d1) -> (d0 * 8 + d1 + 1)>(%4#0, %4#1)
  %6 = "none"() : () -> f32
  "use"(%6, %1#1, %3#1, %3#2) : (f32, index, index, index) -> ()
  return %0#0, %0#1, %1#0, %2, %3#0, %5, %4#1 : index, index, index, index, index, index, index
}
