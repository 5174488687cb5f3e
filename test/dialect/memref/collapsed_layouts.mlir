// RUN: mlcc-opt %s -split-input-file -verify-diagnostics -allow-unregistered-dialect
// RUN: %if mlir-22 %{ mlir-opt-22 %s -split-input-file -verify-diagnostics -allow-unregistered-dialect %}
// Which strides a collapse has, and where there is none.

func.func @rows(%m: memref<?x4xf32, strided<[4, 1]>>) {
  %0 = memref.collapse_shape %m [[0, 1]] : memref<?x4xf32, strided<[4, 1]>> into memref<?xf32, strided<[1]>>
  return
}
func.func @one_row(%m: memref<1x4xf32, strided<[100, 1]>>) {
  %0 = memref.collapse_shape %m [[0, 1]] : memref<1x4xf32, strided<[100, 1]>> into memref<4xf32, strided<[1]>>
  return
}
func.func @one_column(%m: memref<4x1xf32, strided<[2, 7]>>) {
  %0 = memref.collapse_shape %m [[0, 1]] : memref<4x1xf32, strided<[2, 7]>> into memref<4xf32, strided<[2]>>
  return
}
func.func @unknown(%m: memref<4x?xf32, strided<[?, 1]>>) {
  %0 = memref.collapse_shape %m [[0, 1]] : memref<4x?xf32, strided<[?, 1]>> into memref<?xf32, strided<[?]>>
  return
}
func.func @offset(%m: memref<2x4xf32, strided<[8, 2], offset: 3>>) {
  %0 = memref.collapse_shape %m [[0, 1]] : memref<2x4xf32, strided<[8, 2], offset: 3>> into memref<8xf32, strided<[2], offset: 3>>
  return
}

// -----

func.func @gaps(%m: memref<4x4xf32, strided<[8, 1]>>) {
  // expected-error@+1 {{invalid source layout map or collapsing non-contiguous dims}}
  %0 = memref.collapse_shape %m [[0, 1]] : memref<4x4xf32, strided<[8, 1]>> into memref<16xf32, strided<[1]>>
  return
}

// -----

func.func @column_stride(%m: memref<1x4xf32, strided<[100, 1]>>) {
  // expected-error@+1 {{expected collapsed type to be 'memref<4xf32, strided<[1]>>' but found 'memref<4xf32, strided<[100]>>'}}
  %0 = memref.collapse_shape %m [[0, 1]] : memref<1x4xf32, strided<[100, 1]>> into memref<4xf32, strided<[100]>>
  return
}

// -----

func.func @unknown_stride(%m: memref<4x?xf32, strided<[?, 1]>>) {
  // expected-error@+1 {{expected collapsed type to be 'memref<?xf32, strided<[?]>>' but found 'memref<?xf32, strided<[1]>>'}}
  %0 = memref.collapse_shape %m [[0, 1]] : memref<4x?xf32, strided<[?, 1]>> into memref<?xf32, strided<[1]>>
  return
}
