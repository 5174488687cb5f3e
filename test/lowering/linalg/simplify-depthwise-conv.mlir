// RUN: mlcc-opt -simplify-depthwise-conv %s | FileCheck %s
// RUN: mlcc-opt -simplify-depthwise-conv %s > %t
// RUN: %if mlir-22 %{ mlir-opt-22 -simplify-depthwise-conv %s | diff %t - %}

// CHECK-LABEL: func.func @conv(
// CHECK: %[[K:.*]] = tensor.collapse_shape %arg1 {{\[\[}}0], [1], [2, 3]]
// CHECK: %[[O:.*]] = tensor.collapse_shape %arg2 {{\[\[}}0], [1], [2], [3, 4]]
// CHECK: %[[R:.*]] = linalg.depthwise_conv_2d_nhwc_hwc {dilations = dense<1> : tensor<2xi64>, foo = 1 : i32, strides = dense<2> : tensor<2xi64>} ins(%arg0, %[[K]] : {{.*}}) outs(%[[O]] :
// CHECK: tensor.expand_shape %[[R]]
// CHECK-LABEL: func.func @convq(
// CHECK: linalg.depthwise_conv_2d_nhwc_hwc_q
// CHECK-LABEL: func.func @stays(
// CHECK: linalg.depthwise_conv_2d_nhwc_hwcm
func.func @conv(%a: tensor<?x9x9x4xf32>, %k: tensor<3x3x4x1xf32>, %o: tensor<?x4x4x4x1xf32>) -> tensor<?x4x4x4x1xf32> {
  %0 = linalg.depthwise_conv_2d_nhwc_hwcm {dilations = dense<1> : tensor<2xi64>, strides = dense<2> : tensor<2xi64>, foo = 1 : i32} ins(%a, %k : tensor<?x9x9x4xf32>, tensor<3x3x4x1xf32>) outs(%o : tensor<?x4x4x4x1xf32>) -> tensor<?x4x4x4x1xf32>
  return %0 : tensor<?x4x4x4x1xf32>
}
func.func @convq(%a: tensor<1x9x9x4xi8>, %k: tensor<3x3x4x1xi8>, %z: i32, %o: tensor<1x7x7x4x1xi32>) -> tensor<1x7x7x4x1xi32> {
  %0 = linalg.depthwise_conv_2d_nhwc_hwcm_q {dilations = dense<1> : tensor<2xi64>, strides = dense<1> : tensor<2xi64>} ins(%a, %k, %z, %z : tensor<1x9x9x4xi8>, tensor<3x3x4x1xi8>, i32, i32) outs(%o : tensor<1x7x7x4x1xi32>) -> tensor<1x7x7x4x1xi32>
  return %0 : tensor<1x7x7x4x1xi32>
}
func.func @stays(%a: tensor<1x9x9x4xf32>, %k: tensor<3x3x4x2xf32>, %o: tensor<1x7x7x4x2xf32>) -> tensor<1x7x7x4x2xf32> {
  %0 = linalg.depthwise_conv_2d_nhwc_hwcm ins(%a, %k : tensor<1x9x9x4xf32>, tensor<3x3x4x2xf32>) outs(%o : tensor<1x7x7x4x2xf32>) -> tensor<1x7x7x4x2xf32>
  return %0 : tensor<1x7x7x4x2xf32>
}
