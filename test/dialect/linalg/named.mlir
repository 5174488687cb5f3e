// RUN: grep -v '^//' %s > %t
// RUN: mlcc-opt %t | diff %t -
// RUN: mlcc-opt -mlir-print-op-generic %t > %t.generic
// RUN: mlcc-opt %t.generic | diff %t -
// RUN: %if mlir-22 %{ mlir-opt-22 %t | diff %t - %}
//
// Every operation of named.def with loops of its own, as it is printed: reading
// gives it back, in generic form too, and what mlir-opt prints is the same.
// In generic form mlir-opt shows maps besides, which it keeps as an attribute.
module {
  func.func @matmul(%arg0: memref<2x3xf32>, %arg1: memref<3x2xf32>, %arg2: memref<2x2xf32>) {
    linalg.matmul ins(%arg0, %arg1 : memref<2x3xf32>, memref<3x2xf32>) outs(%arg2 : memref<2x2xf32>)
    return
  }
  func.func @batch_matmul(%arg0: tensor<?x2x3xf32>, %arg1: tensor<?x3x2xf32>, %arg2: tensor<?x2x2xf32>) -> tensor<?x2x2xf32> {
    %0 = linalg.batch_matmul ins(%arg0, %arg1 : tensor<?x2x3xf32>, tensor<?x3x2xf32>) outs(%arg2 : tensor<?x2x2xf32>) -> tensor<?x2x2xf32>
    return %0 : tensor<?x2x2xf32>
  }
  func.func @batch_reduce_matmul(%arg0: memref<2x2x3xf32>, %arg1: memref<2x3x2xf32>, %arg2: memref<2x2xf32>) {
    linalg.batch_reduce_matmul ins(%arg0, %arg1 : memref<2x2x3xf32>, memref<2x3x2xf32>) outs(%arg2 : memref<2x2xf32>)
    return
  }
  func.func @quantized_matmul(%arg0: tensor<2x3xi8>, %arg1: tensor<3x2xi8>, %arg2: i32, %arg3: i32, %arg4: tensor<2x2xi32>) -> tensor<2x2xi32> {
    %0 = linalg.quantized_matmul ins(%arg0, %arg1, %arg2, %arg3 : tensor<2x3xi8>, tensor<3x2xi8>, i32, i32) outs(%arg4 : tensor<2x2xi32>) -> tensor<2x2xi32>
    return %0 : tensor<2x2xi32>
  }
  func.func @mmt4d(%arg0: memref<2x3x2x2xf32>, %arg1: memref<2x3x3x2xf32>, %arg2: memref<2x2x2x3xf32>) {
    linalg.mmt4d ins(%arg0, %arg1 : memref<2x3x2x2xf32>, memref<2x3x3x2xf32>) outs(%arg2 : memref<2x2x2x3xf32>)
    return
  }
  func.func @batch_mmt4d(%arg0: tensor<2x2x3x2x2xf32>, %arg1: tensor<2x2x3x3x2xf32>, %arg2: tensor<2x2x2x2x3xf32>) -> tensor<2x2x2x2x3xf32> {
    %0 = linalg.batch_mmt4d ins(%arg0, %arg1 : tensor<2x2x3x2x2xf32>, tensor<2x2x3x3x2xf32>) outs(%arg2 : tensor<2x2x2x2x3xf32>) -> tensor<2x2x2x2x3xf32>
    return %0 : tensor<2x2x2x2x3xf32>
  }
  func.func @quantized_batch_matmul(%arg0: memref<?x2x3xi8>, %arg1: memref<?x3x2xi8>, %arg2: i32, %arg3: i32, %arg4: memref<?x2x2xi32>) {
    linalg.quantized_batch_matmul ins(%arg0, %arg1, %arg2, %arg3 : memref<?x2x3xi8>, memref<?x3x2xi8>, i32, i32) outs(%arg4 : memref<?x2x2xi32>)
    return
  }
  func.func @matvec(%arg0: tensor<2x2xf32>, %arg1: tensor<2xf32>, %arg2: tensor<2xf32>) -> tensor<2xf32> {
    %0 = linalg.matvec ins(%arg0, %arg1 : tensor<2x2xf32>, tensor<2xf32>) outs(%arg2 : tensor<2xf32>) -> tensor<2xf32>
    return %0 : tensor<2xf32>
  }
  func.func @vecmat(%arg0: memref<2xf32>, %arg1: memref<2x2xf32>, %arg2: memref<2xf32>) {
    linalg.vecmat ins(%arg0, %arg1 : memref<2xf32>, memref<2x2xf32>) outs(%arg2 : memref<2xf32>)
    return
  }
  func.func @batch_matvec(%arg0: tensor<2x2x3xf32>, %arg1: tensor<2x3xf32>, %arg2: tensor<2x2xf32>) -> tensor<2x2xf32> {
    %0 = linalg.batch_matvec ins(%arg0, %arg1 : tensor<2x2x3xf32>, tensor<2x3xf32>) outs(%arg2 : tensor<2x2xf32>) -> tensor<2x2xf32>
    return %0 : tensor<2x2xf32>
  }
  func.func @batch_vecmat(%arg0: memref<2x3xf32>, %arg1: memref<2x3x2xf32>, %arg2: memref<2x2xf32>) {
    linalg.batch_vecmat ins(%arg0, %arg1 : memref<2x3xf32>, memref<2x3x2xf32>) outs(%arg2 : memref<2x2xf32>)
    return
  }
  func.func @dot(%arg0: tensor<?xf32>, %arg1: tensor<?xf32>, %arg2: tensor<f32>) -> tensor<f32> {
    %0 = linalg.dot ins(%arg0, %arg1 : tensor<?xf32>, tensor<?xf32>) outs(%arg2 : tensor<f32>) -> tensor<f32>
    return %0 : tensor<f32>
  }
  func.func @conv_1d(%arg0: memref<5xf32>, %arg1: memref<3xf32>, %arg2: memref<3xf32>) {
    linalg.conv_1d ins(%arg0, %arg1 : memref<5xf32>, memref<3xf32>) outs(%arg2 : memref<3xf32>)
    return
  }
  func.func @conv_2d(%arg0: tensor<3x5xf32>, %arg1: tensor<2x3xf32>, %arg2: tensor<2x3xf32>) -> tensor<2x3xf32> {
    %0 = linalg.conv_2d ins(%arg0, %arg1 : tensor<3x5xf32>, tensor<2x3xf32>) outs(%arg2 : tensor<2x3xf32>) -> tensor<2x3xf32>
    return %0 : tensor<2x3xf32>
  }
  func.func @conv_3d(%arg0: memref<3x3x5xf32>, %arg1: memref<2x2x3xf32>, %arg2: memref<2x2x3xf32>) {
    linalg.conv_3d ins(%arg0, %arg1 : memref<3x3x5xf32>, memref<2x2x3xf32>) outs(%arg2 : memref<2x2x3xf32>)
    return
  }
  func.func @conv_1d_nwc_wcf(%arg0: tensor<2x5x3xf32>, %arg1: tensor<3x3x2xf32>, %arg2: tensor<2x3x2xf32>) -> tensor<2x3x2xf32> {
    %0 = linalg.conv_1d_nwc_wcf ins(%arg0, %arg1 : tensor<2x5x3xf32>, tensor<3x3x2xf32>) outs(%arg2 : tensor<2x3x2xf32>) -> tensor<2x3x2xf32>
    return %0 : tensor<2x3x2xf32>
  }
  func.func @conv_1d_ncw_fcw(%arg0: memref<?x3x7xf32>, %arg1: memref<?x3x3xf32>, %arg2: memref<?x2x3xf32>) {
    linalg.conv_1d_ncw_fcw {dilations = dense<1> : tensor<1xi64>, strides = dense<2> : tensor<1xi64>} ins(%arg0, %arg1 : memref<?x3x7xf32>, memref<?x3x3xf32>) outs(%arg2 : memref<?x2x3xf32>)
    return
  }
  func.func @conv_2d_nhwc_hwcf(%arg0: tensor<2x4x7x3xf32>, %arg1: tensor<2x3x3x2xf32>, %arg2: tensor<2x2x3x2xf32>) -> tensor<2x2x3x2xf32> {
    %0 = linalg.conv_2d_nhwc_hwcf {dilations = dense<[1, 2]> : tensor<2xi64>, strides = dense<[2, 1]> : tensor<2xi64>} ins(%arg0, %arg1 : tensor<2x4x7x3xf32>, tensor<2x3x3x2xf32>) outs(%arg2 : tensor<2x2x3x2xf32>) -> tensor<2x2x3x2xf32>
    return %0 : tensor<2x2x3x2xf32>
  }
  func.func @conv_2d_nhwc_fhwc(%arg0: memref<2x3x5x3xf32>, %arg1: memref<2x2x3x3xf32>, %arg2: memref<2x2x3x2xf32>) {
    linalg.conv_2d_nhwc_fhwc ins(%arg0, %arg1 : memref<2x3x5x3xf32>, memref<2x2x3x3xf32>) outs(%arg2 : memref<2x2x3x2xf32>)
    return
  }
  func.func @conv_2d_nhwc_hwcf_q(%arg0: tensor<2x4x7x3xi8>, %arg1: tensor<2x3x3x2xi8>, %arg2: i32, %arg3: i32, %arg4: tensor<2x2x3x2xi32>) -> tensor<2x2x3x2xi32> {
    %0 = linalg.conv_2d_nhwc_hwcf_q {dilations = dense<[1, 2]> : tensor<2xi64>, strides = dense<[2, 1]> : tensor<2xi64>} ins(%arg0, %arg1, %arg2, %arg3 : tensor<2x4x7x3xi8>, tensor<2x3x3x2xi8>, i32, i32) outs(%arg4 : tensor<2x2x3x2xi32>) -> tensor<2x2x3x2xi32>
    return %0 : tensor<2x2x3x2xi32>
  }
  func.func @conv_2d_nhwc_fhwc_q(%arg0: memref<2x4x7x3xi8>, %arg1: memref<2x2x3x3xi8>, %arg2: i32, %arg3: i32, %arg4: memref<2x2x3x2xi32>) {
    linalg.conv_2d_nhwc_fhwc_q {dilations = dense<[1, 2]> : tensor<2xi64>, strides = dense<[2, 1]> : tensor<2xi64>} ins(%arg0, %arg1, %arg2, %arg3 : memref<2x4x7x3xi8>, memref<2x2x3x3xi8>, i32, i32) outs(%arg4 : memref<2x2x3x2xi32>)
    return
  }
  func.func @conv_2d_nchw_fchw_q(%arg0: tensor<?x3x3x5xi8>, %arg1: tensor<?x3x2x3xi8>, %arg2: i32, %arg3: i32, %arg4: tensor<?x2x2x3xi32>) -> tensor<?x2x2x3xi32> {
    %0 = linalg.conv_2d_nchw_fchw_q ins(%arg0, %arg1, %arg2, %arg3 : tensor<?x3x3x5xi8>, tensor<?x3x2x3xi8>, i32, i32) outs(%arg4 : tensor<?x2x2x3xi32>) -> tensor<?x2x2x3xi32>
    return %0 : tensor<?x2x2x3xi32>
  }
  func.func @conv_2d_nchw_fchw(%arg0: memref<2x3x4x7xf32>, %arg1: memref<2x3x2x3xf32>, %arg2: memref<2x2x2x3xf32>) {
    linalg.conv_2d_nchw_fchw {dilations = dense<[1, 2]> : tensor<2xi64>, strides = dense<[2, 1]> : tensor<2xi64>} ins(%arg0, %arg1 : memref<2x3x4x7xf32>, memref<2x3x2x3xf32>) outs(%arg2 : memref<2x2x2x3xf32>)
    return
  }
  func.func @conv_2d_ngchw_fgchw(%arg0: tensor<2x2x3x4x7xf32>, %arg1: tensor<2x2x3x2x3xf32>, %arg2: tensor<2x2x2x2x3xf32>) -> tensor<2x2x2x2x3xf32> {
    %0 = linalg.conv_2d_ngchw_fgchw {dilations = dense<[1, 2]> : tensor<2xi64>, strides = dense<[2, 1]> : tensor<2xi64>} ins(%arg0, %arg1 : tensor<2x2x3x4x7xf32>, tensor<2x2x3x2x3xf32>) outs(%arg2 : tensor<2x2x2x2x3xf32>) -> tensor<2x2x2x2x3xf32>
    return %0 : tensor<2x2x2x2x3xf32>
  }
  func.func @conv_2d_ngchw_gfchw(%arg0: memref<2x2x3x3x5xf32>, %arg1: memref<2x2x3x2x3xf32>, %arg2: memref<2x2x2x2x3xf32>) {
    linalg.conv_2d_ngchw_gfchw ins(%arg0, %arg1 : memref<2x2x3x3x5xf32>, memref<2x2x3x2x3xf32>) outs(%arg2 : memref<2x2x2x2x3xf32>)
    return
  }
  func.func @conv_2d_nhwgc_gfhwc(%arg0: tensor<2x4x7x2x3xf32>, %arg1: tensor<2x2x2x3x3xf32>, %arg2: tensor<2x2x3x2x2xf32>) -> tensor<2x2x3x2x2xf32> {
    %0 = linalg.conv_2d_nhwgc_gfhwc {dilations = dense<[1, 2]> : tensor<2xi64>, strides = dense<[2, 1]> : tensor<2xi64>} ins(%arg0, %arg1 : tensor<2x4x7x2x3xf32>, tensor<2x2x2x3x3xf32>) outs(%arg2 : tensor<2x2x3x2x2xf32>) -> tensor<2x2x3x2x2xf32>
    return %0 : tensor<2x2x3x2x2xf32>
  }
  func.func @conv_2d_nhwgc_gfhwc_q(%arg0: memref<?x4x7x2x3xi8>, %arg1: memref<?x2x2x3x3xi8>, %arg2: i32, %arg3: i32, %arg4: memref<?x2x3x2x2xi32>) {
    linalg.conv_2d_nhwgc_gfhwc_q {dilations = dense<[1, 2]> : tensor<2xi64>, strides = dense<[2, 1]> : tensor<2xi64>} ins(%arg0, %arg1, %arg2, %arg3 : memref<?x4x7x2x3xi8>, memref<?x2x2x3x3xi8>, i32, i32) outs(%arg4 : memref<?x2x3x2x2xi32>)
    return
  }
  func.func @conv_2d_ngchw_gfchw_q(%arg0: tensor<2x2x3x3x5xi8>, %arg1: tensor<2x2x3x2x3xi8>, %arg2: i32, %arg3: i32, %arg4: tensor<2x2x2x2x3xi32>) -> tensor<2x2x2x2x3xi32> {
    %0 = linalg.conv_2d_ngchw_gfchw_q ins(%arg0, %arg1, %arg2, %arg3 : tensor<2x2x3x3x5xi8>, tensor<2x2x3x2x3xi8>, i32, i32) outs(%arg4 : tensor<2x2x2x2x3xi32>) -> tensor<2x2x2x2x3xi32>
    return %0 : tensor<2x2x2x2x3xi32>
  }
  func.func @conv_3d_ndhwc_dhwcf(%arg0: memref<2x4x4x7x3xf32>, %arg1: memref<2x2x3x3x2xf32>, %arg2: memref<2x2x2x3x2xf32>) {
    linalg.conv_3d_ndhwc_dhwcf {dilations = dense<[1, 2, 1]> : tensor<3xi64>, strides = dense<[2, 1, 2]> : tensor<3xi64>} ins(%arg0, %arg1 : memref<2x4x4x7x3xf32>, memref<2x2x3x3x2xf32>) outs(%arg2 : memref<2x2x2x3x2xf32>)
    return
  }
  func.func @conv_3d_ndhwc_dhwcf_q(%arg0: tensor<2x4x4x7x3xi8>, %arg1: tensor<2x2x3x3x2xi8>, %arg2: i32, %arg3: i32, %arg4: tensor<2x2x2x3x2xi32>) -> tensor<2x2x2x3x2xi32> {
    %0 = linalg.conv_3d_ndhwc_dhwcf_q {dilations = dense<[1, 2, 1]> : tensor<3xi64>, strides = dense<[2, 1, 2]> : tensor<3xi64>} ins(%arg0, %arg1, %arg2, %arg3 : tensor<2x4x4x7x3xi8>, tensor<2x2x3x3x2xi8>, i32, i32) outs(%arg4 : tensor<2x2x2x3x2xi32>) -> tensor<2x2x2x3x2xi32>
    return %0 : tensor<2x2x2x3x2xi32>
  }
  func.func @conv_3d_ncdhw_fcdhw(%arg0: memref<2x3x3x3x5xf32>, %arg1: memref<2x3x2x2x3xf32>, %arg2: memref<2x2x2x2x3xf32>) {
    linalg.conv_3d_ncdhw_fcdhw ins(%arg0, %arg1 : memref<2x3x3x3x5xf32>, memref<2x3x2x2x3xf32>) outs(%arg2 : memref<2x2x2x2x3xf32>)
    return
  }
  func.func @depthwise_conv_1d_nwc_wc(%arg0: tensor<?x7x3xf32>, %arg1: tensor<?x3xf32>, %arg2: tensor<?x3x3xf32>) -> tensor<?x3x3xf32> {
    %0 = linalg.depthwise_conv_1d_nwc_wc {dilations = dense<1> : tensor<1xi64>, strides = dense<2> : tensor<1xi64>} ins(%arg0, %arg1 : tensor<?x7x3xf32>, tensor<?x3xf32>) outs(%arg2 : tensor<?x3x3xf32>) -> tensor<?x3x3xf32>
    return %0 : tensor<?x3x3xf32>
  }
  func.func @depthwise_conv_1d_ncw_cw(%arg0: memref<2x3x7xf32>, %arg1: memref<3x3xf32>, %arg2: memref<2x3x3xf32>) {
    linalg.depthwise_conv_1d_ncw_cw {dilations = dense<1> : tensor<1xi64>, strides = dense<2> : tensor<1xi64>} ins(%arg0, %arg1 : memref<2x3x7xf32>, memref<3x3xf32>) outs(%arg2 : memref<2x3x3xf32>)
    return
  }
  func.func @depthwise_conv_1d_nwc_wcm(%arg0: tensor<2x5x3xf32>, %arg1: tensor<3x3x2xf32>, %arg2: tensor<2x3x3x2xf32>) -> tensor<2x3x3x2xf32> {
    %0 = linalg.depthwise_conv_1d_nwc_wcm ins(%arg0, %arg1 : tensor<2x5x3xf32>, tensor<3x3x2xf32>) outs(%arg2 : tensor<2x3x3x2xf32>) -> tensor<2x3x3x2xf32>
    return %0 : tensor<2x3x3x2xf32>
  }
  func.func @depthwise_conv_2d_nhwc_hwc(%arg0: memref<2x4x7x3xf32>, %arg1: memref<2x3x3xf32>, %arg2: memref<2x2x3x3xf32>) {
    linalg.depthwise_conv_2d_nhwc_hwc {dilations = dense<[1, 2]> : tensor<2xi64>, strides = dense<[2, 1]> : tensor<2xi64>} ins(%arg0, %arg1 : memref<2x4x7x3xf32>, memref<2x3x3xf32>) outs(%arg2 : memref<2x2x3x3xf32>)
    return
  }
  func.func @depthwise_conv_2d_nchw_chw(%arg0: tensor<2x3x4x7xf32>, %arg1: tensor<3x2x3xf32>, %arg2: tensor<2x3x2x3xf32>) -> tensor<2x3x2x3xf32> {
    %0 = linalg.depthwise_conv_2d_nchw_chw {dilations = dense<[1, 2]> : tensor<2xi64>, strides = dense<[2, 1]> : tensor<2xi64>} ins(%arg0, %arg1 : tensor<2x3x4x7xf32>, tensor<3x2x3xf32>) outs(%arg2 : tensor<2x3x2x3xf32>) -> tensor<2x3x2x3xf32>
    return %0 : tensor<2x3x2x3xf32>
  }
  func.func @depthwise_conv_2d_nhwc_hwc_q(%arg0: memref<?x3x5x3xi8>, %arg1: memref<?x3x3xi8>, %arg2: i32, %arg3: i32, %arg4: memref<?x2x3x3xi32>) {
    linalg.depthwise_conv_2d_nhwc_hwc_q ins(%arg0, %arg1, %arg2, %arg3 : memref<?x3x5x3xi8>, memref<?x3x3xi8>, i32, i32) outs(%arg4 : memref<?x2x3x3xi32>)
    return
  }
  func.func @depthwise_conv_2d_nhwc_hwcm(%arg0: tensor<2x4x7x3xf32>, %arg1: tensor<2x3x3x2xf32>, %arg2: tensor<2x2x3x3x2xf32>) -> tensor<2x2x3x3x2xf32> {
    %0 = linalg.depthwise_conv_2d_nhwc_hwcm {dilations = dense<[1, 2]> : tensor<2xi64>, strides = dense<[2, 1]> : tensor<2xi64>} ins(%arg0, %arg1 : tensor<2x4x7x3xf32>, tensor<2x3x3x2xf32>) outs(%arg2 : tensor<2x2x3x3x2xf32>) -> tensor<2x2x3x3x2xf32>
    return %0 : tensor<2x2x3x3x2xf32>
  }
  func.func @depthwise_conv_2d_nhwc_hwcm_q(%arg0: memref<2x4x7x3xi8>, %arg1: memref<2x3x3x2xi8>, %arg2: i32, %arg3: i32, %arg4: memref<2x2x3x3x2xi32>) {
    linalg.depthwise_conv_2d_nhwc_hwcm_q {dilations = dense<[1, 2]> : tensor<2xi64>, strides = dense<[2, 1]> : tensor<2xi64>} ins(%arg0, %arg1, %arg2, %arg3 : memref<2x4x7x3xi8>, memref<2x3x3x2xi8>, i32, i32) outs(%arg4 : memref<2x2x3x3x2xi32>)
    return
  }
  func.func @depthwise_conv_3d_ndhwc_dhwc(%arg0: tensor<2x3x3x5x3xf32>, %arg1: tensor<2x2x3x3xf32>, %arg2: tensor<2x2x2x3x3xf32>) -> tensor<2x2x2x3x3xf32> {
    %0 = linalg.depthwise_conv_3d_ndhwc_dhwc ins(%arg0, %arg1 : tensor<2x3x3x5x3xf32>, tensor<2x2x3x3xf32>) outs(%arg2 : tensor<2x2x2x3x3xf32>) -> tensor<2x2x2x3x3xf32>
    return %0 : tensor<2x2x2x3x3xf32>
  }
  func.func @depthwise_conv_3d_ncdhw_cdhw(%arg0: memref<2x3x4x4x7xf32>, %arg1: memref<3x2x2x3xf32>, %arg2: memref<2x3x2x2x3xf32>) {
    linalg.depthwise_conv_3d_ncdhw_cdhw {dilations = dense<[1, 2, 1]> : tensor<3xi64>, strides = dense<[2, 1, 2]> : tensor<3xi64>} ins(%arg0, %arg1 : memref<2x3x4x4x7xf32>, memref<3x2x2x3xf32>) outs(%arg2 : memref<2x3x2x2x3xf32>)
    return
  }
  func.func @depthwise_conv_3d_ndhwc_dhwcm(%arg0: tensor<?x4x4x7x3xf32>, %arg1: tensor<?x2x3x3x2xf32>, %arg2: tensor<?x2x2x3x3x2xf32>) -> tensor<?x2x2x3x3x2xf32> {
    %0 = linalg.depthwise_conv_3d_ndhwc_dhwcm {dilations = dense<[1, 2, 1]> : tensor<3xi64>, strides = dense<[2, 1, 2]> : tensor<3xi64>} ins(%arg0, %arg1 : tensor<?x4x4x7x3xf32>, tensor<?x2x3x3x2xf32>) outs(%arg2 : tensor<?x2x2x3x3x2xf32>) -> tensor<?x2x2x3x3x2xf32>
    return %0 : tensor<?x2x2x3x3x2xf32>
  }
  func.func @pooling_nhwc_sum(%arg0: memref<2x3x5x3xf32>, %arg1: memref<2x3xf32>, %arg2: memref<2x2x3x3xf32>) {
    linalg.pooling_nhwc_sum ins(%arg0, %arg1 : memref<2x3x5x3xf32>, memref<2x3xf32>) outs(%arg2 : memref<2x2x3x3xf32>)
    return
  }
  func.func @pooling_nchw_sum(%arg0: tensor<2x3x4x7xf32>, %arg1: tensor<2x3xf32>, %arg2: tensor<2x3x2x3xf32>) -> tensor<2x3x2x3xf32> {
    %0 = linalg.pooling_nchw_sum {dilations = dense<[1, 2]> : tensor<2xi64>, strides = dense<[2, 1]> : tensor<2xi64>} ins(%arg0, %arg1 : tensor<2x3x4x7xf32>, tensor<2x3xf32>) outs(%arg2 : tensor<2x3x2x3xf32>) -> tensor<2x3x2x3xf32>
    return %0 : tensor<2x3x2x3xf32>
  }
  func.func @pooling_nhwc_max(%arg0: memref<2x4x7x3xf32>, %arg1: memref<2x3xf32>, %arg2: memref<2x2x3x3xf32>) {
    linalg.pooling_nhwc_max {dilations = dense<[1, 2]> : tensor<2xi64>, strides = dense<[2, 1]> : tensor<2xi64>} ins(%arg0, %arg1 : memref<2x4x7x3xf32>, memref<2x3xf32>) outs(%arg2 : memref<2x2x3x3xf32>)
    return
  }
  func.func @pooling_nhwc_max_unsigned(%arg0: tensor<2x3x5x3xi32>, %arg1: tensor<2x3xi32>, %arg2: tensor<2x2x3x3xi32>) -> tensor<2x2x3x3xi32> {
    %0 = linalg.pooling_nhwc_max_unsigned ins(%arg0, %arg1 : tensor<2x3x5x3xi32>, tensor<2x3xi32>) outs(%arg2 : tensor<2x2x3x3xi32>) -> tensor<2x2x3x3xi32>
    return %0 : tensor<2x2x3x3xi32>
  }
  func.func @pooling_nchw_max(%arg0: memref<?x3x4x7xf32>, %arg1: memref<?x3xf32>, %arg2: memref<?x3x2x3xf32>) {
    linalg.pooling_nchw_max {dilations = dense<[1, 2]> : tensor<2xi64>, strides = dense<[2, 1]> : tensor<2xi64>} ins(%arg0, %arg1 : memref<?x3x4x7xf32>, memref<?x3xf32>) outs(%arg2 : memref<?x3x2x3xf32>)
    return
  }
  func.func @pooling_nhwc_min(%arg0: tensor<2x4x7x3xf32>, %arg1: tensor<2x3xf32>, %arg2: tensor<2x2x3x3xf32>) -> tensor<2x2x3x3xf32> {
    %0 = linalg.pooling_nhwc_min {dilations = dense<[1, 2]> : tensor<2xi64>, strides = dense<[2, 1]> : tensor<2xi64>} ins(%arg0, %arg1 : tensor<2x4x7x3xf32>, tensor<2x3xf32>) outs(%arg2 : tensor<2x2x3x3xf32>) -> tensor<2x2x3x3xf32>
    return %0 : tensor<2x2x3x3xf32>
  }
  func.func @pooling_nhwc_min_unsigned(%arg0: memref<2x3x5x3xi32>, %arg1: memref<2x3xi32>, %arg2: memref<2x2x3x3xi32>) {
    linalg.pooling_nhwc_min_unsigned ins(%arg0, %arg1 : memref<2x3x5x3xi32>, memref<2x3xi32>) outs(%arg2 : memref<2x2x3x3xi32>)
    return
  }
  func.func @pooling_nwc_sum(%arg0: tensor<2x7x3xf32>, %arg1: tensor<3xf32>, %arg2: tensor<2x3x3xf32>) -> tensor<2x3x3xf32> {
    %0 = linalg.pooling_nwc_sum {dilations = dense<1> : tensor<1xi64>, strides = dense<2> : tensor<1xi64>} ins(%arg0, %arg1 : tensor<2x7x3xf32>, tensor<3xf32>) outs(%arg2 : tensor<2x3x3xf32>) -> tensor<2x3x3xf32>
    return %0 : tensor<2x3x3xf32>
  }
  func.func @pooling_ncw_sum(%arg0: memref<2x3x7xf32>, %arg1: memref<3xf32>, %arg2: memref<2x3x3xf32>) {
    linalg.pooling_ncw_sum {dilations = dense<1> : tensor<1xi64>, strides = dense<2> : tensor<1xi64>} ins(%arg0, %arg1 : memref<2x3x7xf32>, memref<3xf32>) outs(%arg2 : memref<2x3x3xf32>)
    return
  }
  func.func @pooling_nwc_max(%arg0: tensor<?x5x3xf32>, %arg1: tensor<?xf32>, %arg2: tensor<?x3x3xf32>) -> tensor<?x3x3xf32> {
    %0 = linalg.pooling_nwc_max ins(%arg0, %arg1 : tensor<?x5x3xf32>, tensor<?xf32>) outs(%arg2 : tensor<?x3x3xf32>) -> tensor<?x3x3xf32>
    return %0 : tensor<?x3x3xf32>
  }
  func.func @pooling_nwc_max_unsigned(%arg0: memref<2x7x3xi32>, %arg1: memref<3xi32>, %arg2: memref<2x3x3xi32>) {
    linalg.pooling_nwc_max_unsigned {dilations = dense<1> : tensor<1xi64>, strides = dense<2> : tensor<1xi64>} ins(%arg0, %arg1 : memref<2x7x3xi32>, memref<3xi32>) outs(%arg2 : memref<2x3x3xi32>)
    return
  }
  func.func @pooling_ncw_max(%arg0: tensor<2x3x7xf32>, %arg1: tensor<3xf32>, %arg2: tensor<2x3x3xf32>) -> tensor<2x3x3xf32> {
    %0 = linalg.pooling_ncw_max {dilations = dense<1> : tensor<1xi64>, strides = dense<2> : tensor<1xi64>} ins(%arg0, %arg1 : tensor<2x3x7xf32>, tensor<3xf32>) outs(%arg2 : tensor<2x3x3xf32>) -> tensor<2x3x3xf32>
    return %0 : tensor<2x3x3xf32>
  }
  func.func @pooling_nwc_min(%arg0: memref<2x5x3xf32>, %arg1: memref<3xf32>, %arg2: memref<2x3x3xf32>) {
    linalg.pooling_nwc_min ins(%arg0, %arg1 : memref<2x5x3xf32>, memref<3xf32>) outs(%arg2 : memref<2x3x3xf32>)
    return
  }
  func.func @pooling_nwc_min_unsigned(%arg0: tensor<2x7x3xi32>, %arg1: tensor<3xi32>, %arg2: tensor<2x3x3xi32>) -> tensor<2x3x3xi32> {
    %0 = linalg.pooling_nwc_min_unsigned {dilations = dense<1> : tensor<1xi64>, strides = dense<2> : tensor<1xi64>} ins(%arg0, %arg1 : tensor<2x7x3xi32>, tensor<3xi32>) outs(%arg2 : tensor<2x3x3xi32>) -> tensor<2x3x3xi32>
    return %0 : tensor<2x3x3xi32>
  }
  func.func @pooling_ndhwc_sum(%arg0: memref<?x4x4x7x3xf32>, %arg1: memref<?x2x3xf32>, %arg2: memref<?x2x2x3x3xf32>) {
    linalg.pooling_ndhwc_sum {dilations = dense<[1, 2, 1]> : tensor<3xi64>, strides = dense<[2, 1, 2]> : tensor<3xi64>} ins(%arg0, %arg1 : memref<?x4x4x7x3xf32>, memref<?x2x3xf32>) outs(%arg2 : memref<?x2x2x3x3xf32>)
    return
  }
  func.func @pooling_ndhwc_max(%arg0: tensor<2x3x3x5x3xf32>, %arg1: tensor<2x2x3xf32>, %arg2: tensor<2x2x2x3x3xf32>) -> tensor<2x2x2x3x3xf32> {
    %0 = linalg.pooling_ndhwc_max ins(%arg0, %arg1 : tensor<2x3x3x5x3xf32>, tensor<2x2x3xf32>) outs(%arg2 : tensor<2x2x2x3x3xf32>) -> tensor<2x2x2x3x3xf32>
    return %0 : tensor<2x2x2x3x3xf32>
  }
  func.func @pooling_ndhwc_min(%arg0: memref<2x4x4x7x3xf32>, %arg1: memref<2x2x3xf32>, %arg2: memref<2x2x2x3x3xf32>) {
    linalg.pooling_ndhwc_min {dilations = dense<[1, 2, 1]> : tensor<3xi64>, strides = dense<[2, 1, 2]> : tensor<3xi64>} ins(%arg0, %arg1 : memref<2x4x4x7x3xf32>, memref<2x2x3xf32>) outs(%arg2 : memref<2x2x2x3x3xf32>)
    return
  }
  func.func @fill_rng_2d(%arg0: f64, %arg1: f64, %arg2: i32, %arg3: tensor<2x2xf64>) -> tensor<2x2xf64> {
    %0 = linalg.fill_rng_2d ins(%arg0, %arg1, %arg2 : f64, f64, i32) outs(%arg3 : tensor<2x2xf64>) -> tensor<2x2xf64>
    return %0 : tensor<2x2xf64>
  }
}

