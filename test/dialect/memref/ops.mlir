// RUN: grep -v '^//' %s > %t
// RUN: mlcc-opt -allow-unregistered-dialect %t | diff %t -
// RUN: mlcc-opt -allow-unregistered-dialect -mlir-print-op-generic %t > %t.generic
// RUN: mlcc-opt -allow-unregistered-dialect %t.generic | diff %t -
// RUN: %if mlir-22 %{ mlir-opt-22 -allow-unregistered-dialect %t | diff %t - %}
// RUN: %if mlir-22 %{ mlir-opt-22 -allow-unregistered-dialect -mlir-print-op-generic %t | diff %t.generic - %}
//
// Every operation of memref, as it is printed: reading gives it back, in generic
// form too, and what mlir-opt prints is the same.
#map = affine_map<(d0)[s0] -> (d0 * s0)>
module {
  memref.global "private" constant @table : memref<2x2xi32> = dense<[[1, 2], [3, 4]]>
  memref.global @zeroed : memref<4xf32> = uninitialized {alignment = 64 : i64}
  memref.global "nested" @outside : memref<i8>
  func.func @allocation(%arg0: index, %arg1: index) {
    %alloc = memref.alloc() : memref<4xf32>
    %alloc_0 = memref.alloc(%arg0) {alignment = 16 : i64} : memref<?x4xf32>
    %alloc_1 = memref.alloc(%arg0)[%arg1] : memref<?xf32, #map>
    %alloca = memref.alloca(%arg0, %arg0) : memref<?x?xi8, 3>
    %alloca_2 = memref.alloca() {note} : memref<i1>
    %0 = memref.alloca_scope  -> (i32) {
      %c1_i32 = arith.constant 1 : i32
      memref.alloca_scope.return %c1_i32 : i32
    }
    memref.alloca_scope  {
      %alloca_3 = memref.alloca() : memref<2xf32>
    }
    %1 = memref.realloc %alloc : memref<4xf32> to memref<8xf32>
    %2 = memref.realloc %1(%arg0) {alignment = 8 : i64} : memref<8xf32> to memref<?xf32>
    memref.dealloc %2 : memref<?xf32>
    %cast = memref.cast %alloc_0 : memref<?x4xf32> to memref<*xf32>
    memref.dealloc %cast : memref<*xf32>
    return
  }
  func.func @access(%arg0: memref<?x4xf32>, %arg1: memref<8xi64>, %arg2: index, %arg3: f32, %arg4: i64) {
    %0 = memref.load %arg0[%arg2, %arg2] : memref<?x4xf32>
    %1 = memref.load %arg0[%arg2, %arg2] {nontemporal = true} : memref<?x4xf32>
    %2 = memref.load %arg0[%arg2, %arg2] {alignment = 4 : i64} : memref<?x4xf32>
    memref.store %arg3, %arg0[%arg2, %arg2] : memref<?x4xf32>
    memref.store %arg3, %arg0[%arg2, %arg2] {alignment = 8 : i64, nontemporal = true} : memref<?x4xf32>
    memref.prefetch %arg0[%arg2, %arg2], read, locality<0>, data : memref<?x4xf32>
    memref.prefetch %arg0[%arg2, %arg2], write, locality<3>, instr : memref<?x4xf32>
    %3 = memref.atomic_rmw addf %arg3, %arg0[%arg2, %arg2] : (f32, memref<?x4xf32>) -> f32
    %4 = memref.atomic_rmw addi %arg4, %arg1[%arg2] : (i64, memref<8xi64>) -> i64
    %5 = memref.atomic_rmw andi %arg4, %arg1[%arg2] : (i64, memref<8xi64>) -> i64
    %6 = memref.atomic_rmw assign %arg3, %arg0[%arg2, %arg2] : (f32, memref<?x4xf32>) -> f32
    %7 = memref.atomic_rmw maximumf %arg3, %arg0[%arg2, %arg2] : (f32, memref<?x4xf32>) -> f32
    %8 = memref.atomic_rmw maxnumf %arg3, %arg0[%arg2, %arg2] : (f32, memref<?x4xf32>) -> f32
    %9 = memref.atomic_rmw maxs %arg4, %arg1[%arg2] : (i64, memref<8xi64>) -> i64
    %10 = memref.atomic_rmw maxu %arg4, %arg1[%arg2] : (i64, memref<8xi64>) -> i64
    %11 = memref.atomic_rmw minimumf %arg3, %arg0[%arg2, %arg2] : (f32, memref<?x4xf32>) -> f32
    %12 = memref.atomic_rmw minnumf %arg3, %arg0[%arg2, %arg2] : (f32, memref<?x4xf32>) -> f32
    %13 = memref.atomic_rmw mins %arg4, %arg1[%arg2] : (i64, memref<8xi64>) -> i64
    %14 = memref.atomic_rmw minu %arg4, %arg1[%arg2] : (i64, memref<8xi64>) -> i64
    %15 = memref.atomic_rmw mulf %arg3, %arg0[%arg2, %arg2] : (f32, memref<?x4xf32>) -> f32
    %16 = memref.atomic_rmw muli %arg4, %arg1[%arg2] : (i64, memref<8xi64>) -> i64
    %17 = memref.atomic_rmw ori %arg4, %arg1[%arg2] {note} : (i64, memref<8xi64>) -> i64
    %18 = memref.atomic_rmw xori %arg4, %arg1[%arg2] : (i64, memref<8xi64>) -> i64
    %19 = memref.generic_atomic_rmw %arg0[%arg2, %arg2] : memref<?x4xf32> {
    ^bb0(%arg5: f32):
      %20 = arith.addf %arg5, %arg3 : f32
      memref.atomic_yield %20 : f32
    }
    memref.copy %arg1, %arg1 : memref<8xi64> to memref<8xi64>
    return
  }
  func.func @metadata(%arg0: memref<?x4xf32, strided<[?, 1], offset: ?>, 2>, %arg1: memref<*xf32>, %arg2: index) {
    %dim = memref.dim %arg0, %arg2 : memref<?x4xf32, strided<[?, 1], offset: ?>, 2>
    %dim_0 = memref.dim %arg1, %arg2 : memref<*xf32>
    %0 = memref.rank %arg0 : memref<?x4xf32, strided<[?, 1], offset: ?>, 2>
    %1 = memref.rank %arg1 : memref<*xf32>
    %base_buffer, %offset, %sizes:2, %strides:2 = memref.extract_strided_metadata %arg0 : memref<?x4xf32, strided<[?, 1], offset: ?>, 2> -> memref<f32, 2>, index, index, index, index, index
    %alloc = memref.alloc() : memref<i8>
    %base_buffer_1, %offset_2 = memref.extract_strided_metadata %alloc : memref<i8> -> memref<i8>, index
    %intptr = memref.extract_aligned_pointer_as_index %arg0 : memref<?x4xf32, strided<[?, 1], offset: ?>, 2> -> index
    %2 = memref.get_global @table : memref<2x2xi32>
    %assume_align = memref.assume_alignment %2, 64 : memref<2x2xi32>
    %3:2 = memref.distinct_objects %2, %alloc : memref<2x2xi32>, memref<i8>
    return
  }
  func.func @shapes(%arg0: memref<8x16xf32>, %arg1: memref<?xf32>, %arg2: memref<2048xi8>, %arg3: memref<2xindex>, %arg4: memref<*xf32>, %arg5: index) {
    %cast = memref.cast %arg0 : memref<8x16xf32> to memref<?x?xf32, strided<[?, ?], offset: ?>>
    %cast_0 = memref.cast %arg4 : memref<*xf32> to memref<8x16xf32>
    %memspacecast = memref.memory_space_cast %arg0 : memref<8x16xf32> to memref<8x16xf32, 1>
    %subview = memref.subview %arg0[1, %arg5] [2, 4] [1, 1] : memref<8x16xf32> to memref<2x4xf32, strided<[16, 1], offset: ?>>
    %subview_1 = memref.subview %arg0[0, 0] [1, %arg5] [1, %arg5] : memref<8x16xf32> to memref<?xf32, strided<[?]>>
    %subview_2 = memref.subview %arg0[3, 0] [1, 16] [1, 1] : memref<8x16xf32> to memref<16xf32, strided<[1], offset: 48>>
    %collapse_shape = memref.collapse_shape %arg0 [[0, 1]] : memref<8x16xf32> into memref<128xf32>
    %expand_shape = memref.expand_shape %arg1 [[0, 1]] output_shape [%arg5, 4] : memref<?xf32> into memref<?x4xf32>
    %expand_shape_3 = memref.expand_shape %arg0 [[0, 1], [2]] output_shape [2, 4, 16] : memref<8x16xf32> into memref<2x4x16xf32>
    %reinterpret_cast = memref.reinterpret_cast %arg1 to offset: [%arg5], sizes: [4, %arg5], strides: [1, %arg5] : memref<?xf32> to memref<4x?xf32, strided<[1, ?], offset: ?>>
    %reinterpret_cast_4 = memref.reinterpret_cast %arg4 to offset: [0], sizes: [10], strides: [1] : memref<*xf32> to memref<10xf32>
    %reshape = memref.reshape %arg0(%arg3) : (memref<8x16xf32>, memref<2xindex>) -> memref<?x?xf32>
    %reshape_5 = memref.reshape %arg0(%arg3) : (memref<8x16xf32>, memref<2xindex>) -> memref<*xf32>
    %transpose = memref.transpose %arg0 (d0, d1) -> (d1, d0) : memref<8x16xf32> to memref<16x8xf32, strided<[1, 16]>>
    %view = memref.view %arg2[%arg5][%arg5] : memref<2048xi8> to memref<?x4xf32>
    %view_6 = memref.view %arg2[%arg5][] {note} : memref<2048xi8> to memref<64x4xf32>
    return
  }
  func.func @transfers(%arg0: memref<40x128xf32>, %arg1: memref<2x1024xf32, 1>, %arg2: memref<1xi32>, %arg3: index) {
    memref.dma_start %arg0[%arg3, %arg3], %arg1[%arg3, %arg3], %arg3, %arg2[%arg3] : memref<40x128xf32>, memref<2x1024xf32, 1>, memref<1xi32>
    memref.dma_start %arg0[%arg3, %arg3], %arg1[%arg3, %arg3], %arg3, %arg2[%arg3], %arg3, %arg3 : memref<40x128xf32>, memref<2x1024xf32, 1>, memref<1xi32>
    memref.dma_wait %arg2[%arg3], %arg3 : memref<1xi32>
    return
  }
}

