// RUN: mlcc-opt -reify-result-shapes %s | FileCheck %s
// RUN: mlcc-opt -reify-result-shapes %s -o %t
// RUN: %if mlir-22 %{ mlir-opt-22 -reify-result-shapes %s | diff %t - %}

// CHECK-LABEL: func.func @pad(
// CHECK: tensor.pad
// CHECK: : tensor<?x4xf32> to tensor<?x9xf32>
// CHECK: tensor.cast %padded : tensor<?x9xf32> to tensor<?x?xf32>
// CHECK-LABEL: func.func @concat2(
// CHECK: tensor.concat dim(0) %arg0, %arg1 {a = 1 : i64} : (tensor<3x4xf32>, tensor<2x4xf32>) -> tensor<5x4xf32>
func.func @pad(%t: tensor<?x4xf32>, %f: f32, %o: index, %n: index) -> tensor<?x?xf32> { 
 %c2 = arith.constant 2 : index
 %e = tensor.pad %t low[%o, %c2] high[2, 3] { ^bb0(%i: index, %j: index): tensor.yield %f : f32 } : tensor<?x4xf32> to tensor<?x?xf32>
 return %e : tensor<?x?xf32> }
func.func @concat(%t: tensor<?x4xf32>, %u: tensor<?x?xf32>) -> tensor<?x?xf32> {
 %e = tensor.concat dim(0) %t, %u : (tensor<?x4xf32>, tensor<?x?xf32>) -> tensor<?x?xf32>
 return %e : tensor<?x?xf32> }
func.func @concat2(%t: tensor<3x4xf32>, %u: tensor<2x4xf32>) -> tensor<?x?xf32> {
 %e = tensor.concat dim(0) %t, %u {a = 1} : (tensor<3x4xf32>, tensor<2x4xf32>) -> tensor<?x?xf32>
 return %e : tensor<?x?xf32> }
func.func @concat3(%t: tensor<3x?xf32>, %u: tensor<2x?xf32>) -> tensor<?x4xf32> {
 %e = tensor.concat dim(0) %t, %u {a = 1} : (tensor<3x?xf32>, tensor<2x?xf32>) -> tensor<?x4xf32>
 return %e : tensor<?x4xf32> }
// What is padded to 64 has 64, though its own size is not known.
// CHECK-LABEL: func.func @part(
// CHECK: : tensor<1x?xf32> to tensor<1x64xf32>
func.func @part(%t: tensor<64x?xf32>, %f: f32) -> tensor<1x?xf32> {
 %c1 = arith.constant 1 : index
 %n = tensor.dim %t, %c1 : tensor<64x?xf32>
 %rest = affine.apply affine_map<()[s0] -> (64 - s0)>()[%n]
 %s = tensor.extract_slice %t[0, 0] [1, %n] [1, 1] : tensor<64x?xf32> to tensor<1x?xf32>
 %e = tensor.pad %s low[0, 0] high[0, %rest] { ^bb0(%i: index, %j: index): tensor.yield %f : f32 } : tensor<1x?xf32> to tensor<1x?xf32>
 return %e : tensor<1x?xf32> }
// A size that is known of what is cast is known of what pads it.
// CHECK-LABEL: func.func @of_cast(
// CHECK: : tensor<?x?xf32> to tensor<64x?xf32>
func.func @of_cast(%t: tensor<62x?xf32>, %f: f32) -> tensor<?x?xf32> {
 %c = tensor.cast %t : tensor<62x?xf32> to tensor<?x?xf32>
 %e = tensor.pad %c low[1, 1] high[1, 1] { ^bb0(%i: index, %j: index): tensor.yield %f : f32 } : tensor<?x?xf32> to tensor<?x?xf32>
 return %e : tensor<?x?xf32> }
