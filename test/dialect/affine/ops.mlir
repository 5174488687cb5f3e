// RUN: grep -v '^//' %s > %t
// RUN: mlcc-opt -allow-unregistered-dialect %t | diff %t -
// RUN: mlcc-opt -allow-unregistered-dialect -mlir-print-op-generic %t > %t.generic
// RUN: mlcc-opt -allow-unregistered-dialect %t.generic | diff %t -
// RUN: %if mlir-22 %{ mlir-opt-22 -allow-unregistered-dialect %t | diff %t - %}
// RUN: %if mlir-22 %{ mlir-opt-22 -allow-unregistered-dialect -mlir-print-op-generic %t | diff %t.generic - %}
//
// Every operation of affine, as it is printed: reading gives it back, in generic
// form too, and what mlir-opt prints is the same.
#map = affine_map<(d0)[s0] -> (d0 * 4 + s0 - 1)>
#map1 = affine_map<() -> (7)>
#map2 = affine_map<(d0)[s0] -> (d0 + 5, s0 ceildiv 3)>
#map3 = affine_map<(d0) -> (d0 mod 8, 2)>
#map4 = affine_map<(d0) -> (d0 + 1)>
#map5 = affine_map<(d0)[s0] -> (d0 + s0)>
#map6 = affine_map<(d0, d1)[s0] -> (d0, d1, s0 - 1)>
#map7 = affine_map<(d0) -> (d0, 10)>
#set = affine_set<(d0)[s0] : (d0 - 2 >= 0, -d0 + s0 == 0)>
#set1 = affine_set<() : (0 == 0)>
#set2 = affine_set<(d0) : (d0 mod 2 == 0)>
#set3 = affine_set<(d0) : (d0 >= 0)>
module {
  func.func @maps(%arg0: index, %arg1: index) -> index {
    %0 = affine.apply #map(%arg0)[%arg1]
    %1 = affine.apply #map1() {note}
    %2 = affine.min #map2(%arg0)[%arg1]
    %3 = affine.max #map3(%arg0) {note}
    return %0 : index
  }
  func.func @loops(%arg0: index, %arg1: memref<?xf32>, %arg2: f32) -> f32 {
    affine.for %arg3 = 0 to 10 {
    }
    affine.for %arg3 = -3 to %arg0 step 2 {
      affine.for %arg4 = #map4(%arg3) to #map5(%arg3)[%arg0] {
        affine.for %arg5 = max #map6(%arg3, %arg4)[%arg0] to min #map7(%arg4) {
        }
      }
    } {note = "outer"}
    %0 = affine.for %arg3 = %arg0 to 8 iter_args(%arg4 = %arg2) -> (f32) {
      %2 = affine.load %arg1[%arg3] : memref<?xf32>
      %3 = arith.addf %arg4, %2 : f32
      affine.yield %3 : f32
    }
    %1:2 = affine.for %arg3 = 0 to 8 iter_args(%arg4 = %arg2, %arg5 = %arg0) -> (f32, index) {
      affine.yield %arg4, %arg3 : f32, index
    }
    return %0 : f32
  }
  func.func @ifs(%arg0: index, %arg1: index, %arg2: f32) -> f32 {
    affine.if #set(%arg0)[%arg1] {
      "then"() : () -> ()
    }
    affine.if #set1() {
    } else {
      "else"() : () -> ()
    } {note}
    %0 = affine.if #set2(%arg0) -> f32 {
      affine.yield %arg2 : f32
    } else {
      affine.yield %arg2 : f32
    }
    %1:2 = affine.if #set3(%arg0) -> (f32, index) {
      affine.yield %arg2, %arg1 : f32, index
    } else {
      affine.yield %arg2, %arg0 : f32, index
    }
    return %0 : f32
  }
  func.func @parallel(%arg0: index, %arg1: memref<8x8xf32>) -> f32 {
    affine.parallel (%arg2) = (0) to (10) {
    }
    affine.parallel (%arg2, %arg3) = (0, max(%arg0, %arg0 * 2)) to (min(%arg0 + 1, 16), 20) step (2, 1) {
      %2 = affine.load %arg1[%arg2, %arg3] : memref<8x8xf32>
    } {note}
    %0 = affine.parallel (%arg2, %arg3) = (0, 0) to (8, 8) reduce ("addf") -> (f32) {
      %2 = affine.load %arg1[%arg2, %arg3] : memref<8x8xf32>
      affine.yield %2 : f32
    }
    %1:2 = affine.parallel (%arg2) = (0) to (8) reduce ("maximumf", "addi") -> (f32, i32) {
      %2 = affine.load %arg1[%arg2, %arg2] : memref<8x8xf32>
      %c1_i32 = arith.constant 1 : i32
      affine.yield %2, %c1_i32 : f32, i32
    }
    affine.parallel () = () to () {
    }
    return %0 : f32
  }
  func.func @memory(%arg0: memref<8x8xf32>, %arg1: memref<f32>, %arg2: index, %arg3: f32, %arg4: vector<4xf32>) {
    affine.for %arg5 = 0 to 4 {
      %0 = affine.load %arg0[%arg5, %arg5 * 2 + symbol(%arg2)] : memref<8x8xf32>
      %1 = affine.load %arg1[] {note} : memref<f32>
      affine.store %arg3, %arg0[%arg5 + 1, (%arg5 floordiv 2) mod 3] : memref<8x8xf32>
      affine.store %arg3, %arg1[] : memref<f32>
      %2 = affine.vector_load %arg0[%arg5, 4] : memref<8x8xf32>, vector<4xf32>
      affine.vector_store %arg4, %arg0[%arg5, -%arg5 + 7] {note} : memref<8x8xf32>, vector<4xf32>
      affine.prefetch %arg0[%arg5, %arg2 + 1], read, locality<3>, data : memref<8x8xf32>
      affine.prefetch %arg0[%arg5, %arg2], write, locality<0>, instr {note} : memref<8x8xf32>
    }
    return
  }
  func.func @transfers(%arg0: memref<64xf32>, %arg1: memref<64xf32, 1>, %arg2: memref<1xi32>, %arg3: index) {
    affine.for %arg4 = 0 to 4 {
      affine.dma_start %arg0[%arg4 * 16], %arg1[%arg4], %arg2[0], %arg3 : memref<64xf32>, memref<64xf32, 1>, memref<1xi32>
      affine.dma_start %arg0[%arg4], %arg1[symbol(%arg3)], %arg2[0], %arg3, %arg3, %arg3 : memref<64xf32>, memref<64xf32, 1>, memref<1xi32>
      affine.dma_wait %arg2[0], %arg3 : memref<1xi32>
    }
    return
  }
  func.func @bases(%arg0: index, %arg1: index) {
    %0:3 = affine.delinearize_index %arg0 into (2, %arg1, 4) : index, index, index
    %1:3 = affine.delinearize_index %arg0 into (%arg1, 4) {note} : index, index, index
    %2 = affine.linearize_index [%0#0, %0#1, %0#2] by (2, %arg1, 4) : index
    %3 = affine.linearize_index disjoint [%0#0, %0#1, %0#2] by (%arg1, 4) {note} : index
    %4 = affine.linearize_index [] by () : index
    return
  }
}

