// Dead operations of affine, and what may be a symbol: sizes of memrefs, and what
// is computed of symbols.
//
// RUN: %mlcc-opt %s -canonicalize -allow-unregistered-dialect | FileCheck %s
// RUN: %if mlir-22 %{ mlir-opt-22 %s -canonicalize -allow-unregistered-dialect | FileCheck %s %}

// CHECK-DAG: #[[MAP:.+]] = affine_map<()[s0] -> (s0 + 1)>
// CHECK-DAG: #[[MAP1:.+]] = affine_map<(d0, d1)[s0] -> (d0 + d1 + s0)>


// CHECK-LABEL: @dead
// CHECK-SAME: [[A0:%[^ :,)#]+]]: memref<4xf32>, [[A1:%[^ :,)#]+]]: f32
// CHECK: return
func.func @dead(%m: memref<4xf32>, %x: f32) {
  affine.for %i = 0 to 4 {
  }
  %0 = affine.load %m[0] : memref<4xf32>
  %1 = affine.for %i = 0 to 4 iter_args(%a = %x) -> f32 {
    %2 = arith.addf %a, %x : f32
    affine.yield %2 : f32
  }
  affine.parallel (%i) = (0) to (4) {
  }
  affine.if affine_set<() : (1 >= 0)>() {
  }
  return
}

// CHECK-LABEL: @symbols
// CHECK-SAME: [[A0:%[^ :,)#]+]]: memref<?x?xf32>
// CHECK: [[C0:%[^ :,)#]+]] = arith.constant 0 : index
// CHECK: [[C1:%[^ :,)#]+]] = arith.constant 1 : index
// CHECK: affine.for [[A1:%[^ :,)#]+]] = 0 to 4 {
// CHECK: [[DIM:%[^ :,)#]+]] = memref.dim [[A0]], [[C0]] : memref<?x?xf32>
// CHECK: [[DIM_0:%[^ :,)#]+]] = memref.dim [[A0]], [[C1]] : memref<?x?xf32>
// CHECK: [[V0:%[^ :,)#]+]] = arith.muli [[DIM]], [[DIM_0]] : index
// CHECK: affine.for [[A2:%[^ :,)#]+]] = [[DIM]] to #[[MAP]]()[[[V0]]] {
// CHECK: [[V1:%[^ :,)#]+]] = affine.apply #[[MAP1]]([[A2]], [[A1]])[[[DIM]]]
// CHECK: "use"([[V1]]) : (index) -> ()
// CHECK: [[ALLOC:%[^ :,)#]+]] = memref.alloc([[DIM]]) : memref<?xf32>
// CHECK: [[CAST:%[^ :,)#]+]] = memref.cast [[ALLOC]] : memref<?xf32> to memref<*xf32>
// CHECK: affine.for [[A2]] = 0 to 4 {
// CHECK: "use"([[A2]], [[CAST]]) : (index, memref<*xf32>) -> ()
// CHECK: return
func.func @symbols(%m: memref<?x?xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  affine.for %i = 0 to 4 {
    %d = memref.dim %m, %c0 : memref<?x?xf32>
    %e = memref.dim %m, %c1 : memref<?x?xf32>
    %s = arith.muli %d, %e : index
    affine.for %j = affine_map<(d0) -> (d0)>(%d) to affine_map<(d0) -> (d0 + 1)>(%s) {
      %k = affine.apply affine_map<(d0, d1, d2) -> (d0 + d1 + d2)>(%j, %d, %i)
      "use"(%k) : (index) -> ()
    }
    %al = memref.alloc(%d) : memref<?xf32>
    %al2 = memref.cast %al : memref<?xf32> to memref<*xf32>
    %al3 = memref.cast %al : memref<?xf32> to memref<4xf32>
    %f = memref.dim %al3, %c0 : memref<4xf32>
    affine.for %j = 0 to %f {
      "use"(%j, %al2) : (index, memref<*xf32>) -> ()
    }
  }
  return
}
