// RUN: grep -v '^//' %s > %t
// RUN: mlcc-opt -allow-unregistered-dialect %t | diff %t -
// RUN: mlcc-opt -allow-unregistered-dialect -mlir-print-op-generic %t > %t.generic
// RUN: mlcc-opt -allow-unregistered-dialect %t.generic | diff %t -
// RUN: %if mlir-22 %{ mlir-opt-22 -allow-unregistered-dialect %t | diff %t - %}
// RUN: %if mlir-22 %{ mlir-opt-22 -allow-unregistered-dialect -mlir-print-op-generic %t | diff %t.generic - %}
//
// Every operation of shape, as it is printed: reading gives it back, in generic
// form too, and what mlir-opt prints is the same.
module {
  func.func @a(%arg0: tensor<2x?xf32>, %arg1: tensor<?xindex>, %arg2: !shape.shape, %arg3: !shape.size, %arg4: index, %arg5: !shape.witness, %arg6: !shape.value_shape, %arg7: i1, %arg8: tensor<*xf32>) {
    %0 = shape.add %arg3, %arg4 : !shape.size, index -> !shape.size
    %1 = shape.add %arg4, %arg4 : index, index -> index
    %2 = shape.any %arg1, %arg2 : tensor<?xindex>, !shape.shape -> !shape.shape
    %3 = shape.assuming_all %arg5, %arg5
    %4 = shape.assuming %arg5 -> (f32) {
      %cst = arith.constant 1.000000e+00 : f32
      shape.assuming_yield %cst : f32
    }
    shape.assuming %arg5 {
    }
    %5:2 = shape.assuming %arg5 -> (f32, i32) {
      %cst = arith.constant 1.000000e+00 : f32
      %c1_i32 = arith.constant 1 : i32
      shape.assuming_yield %cst, %c1_i32 : f32, i32
    } {note}
    %6 = shape.broadcast %arg1, %arg1 : tensor<?xindex>, tensor<?xindex> -> tensor<?xindex>
    %7 = shape.broadcast %arg1, %arg2 {error = "x"} : tensor<?xindex>, !shape.shape -> !shape.shape
    %8 = shape.concat %arg1, %arg2 : tensor<?xindex>, !shape.shape -> !shape.shape
    %9 = shape.const_shape [1, 2] : tensor<2xindex>
    %10 = shape.const_shape [] : !shape.shape
    %11 = shape.const_shape  {note}[] : tensor<0xindex>
    %c4 = shape.const_size 4
    %12 = shape.const_witness true
    %13 = shape.cstr_broadcastable %arg1, %arg2 : tensor<?xindex>, !shape.shape
    %14 = shape.cstr_eq %arg1, %arg2 {note} : tensor<?xindex>, !shape.shape
    %15 = shape.cstr_require %arg7, "msg"
    %16 = "shape.debug_print"(%arg2) : (!shape.shape) -> !shape.shape
    %17 = shape.dim %arg0, %arg4 : tensor<2x?xf32>, index -> index
    %18 = shape.div %arg3, %arg3 : !shape.size, !shape.size -> !shape.size
    %19 = shape.from_extent_tensor %arg1 : tensor<?xindex>
    %20 = shape.from_extents %arg4, %arg3 : index, !shape.size
    %21 = shape.get_extent %arg1, %arg4 : tensor<?xindex>, index -> index
    %22 = shape.get_extent %arg2, %arg3 : !shape.shape, !shape.size -> !shape.size
    %23 = shape.index_to_size %arg4
    %24 = shape.is_broadcastable %arg1, %arg2 : tensor<?xindex>, !shape.shape
    %25 = shape.max %arg2, %arg2 : !shape.shape, !shape.shape -> !shape.shape
    %26 = shape.meet %arg2, %arg2 : !shape.shape, !shape.shape -> !shape.shape
    %27 = shape.meet %arg1, %arg1, error = "no" : tensor<?xindex>, tensor<?xindex> -> tensor<?xindex>
    %28 = shape.min %arg3, %arg3 : !shape.size, !shape.size -> !shape.size
    %29 = shape.mul %arg4, %arg4 : index, index -> index
    %30 = shape.num_elements %arg1 : tensor<?xindex> -> index
    %31 = shape.num_elements %arg2 : !shape.shape -> !shape.size
    %32 = shape.rank %arg1 : tensor<?xindex> -> index
    %33 = shape.shape_eq %arg1, %arg1 : tensor<?xindex>, tensor<?xindex>
    %34 = shape.shape_of %arg0 : tensor<2x?xf32> -> tensor<2xindex>
    %35 = shape.shape_of %arg8 : tensor<*xf32> -> tensor<?xindex>
    %36 = shape.shape_of %arg0 : tensor<2x?xf32> -> !shape.shape
    %37 = shape.shape_of %arg6 : !shape.value_shape -> !shape.shape
    %38 = shape.size_to_index %arg3 : !shape.size
    %head, %tail = "shape.split_at"(%arg2, %arg4) : (!shape.shape, index) -> (!shape.shape, !shape.shape)
    %39 = shape.to_extent_tensor %arg2 : !shape.shape -> tensor<3xindex>
    %40 = shape.value_as_shape %arg1 : tensor<?xindex> -> !shape.shape
    %41 = shape.value_of %arg6 : tensor<4xf32>
    %42 = shape.with_shape %arg0, %arg2 : tensor<2x?xf32>, !shape.shape
    %43 = shape.reduce(%arg1, %arg4) : tensor<?xindex> -> index {
    ^bb0(%arg9: index, %arg10: index, %arg11: index):
      %45 = shape.mul %arg10, %arg11 : index, index -> index
      shape.yield %45 : index
    } {note}
    %44:2 = shape.reduce(%arg2, %arg3, %arg4) : !shape.shape -> (!shape.size, index) {
    ^bb0(%arg9: index, %arg10: !shape.size, %arg11: !shape.size, %arg12: index):
      shape.yield %arg10, %arg9 : !shape.size, index
    }
    return
  }
}

