// Results that are written over writable arguments.
//
// RUN: mlcc-opt -share-writable-arguments %s | FileCheck %s

// CHECK: func.func @over(%{{.*}}: tensor<4xf32> {bufferization.writable = true, tf.aliasing_output = 1 : i32}
func.func @over(%a: tensor<4xf32> {bufferization.writable = true}, %x: f32) -> (f32, tensor<4xf32>) {
  %c1 = arith.constant 1 : index
  %r = tensor.insert %x into %a[%c1] : tensor<4xf32>
  return %x, %r : f32, tensor<4xf32>
}
// It already is one, as is the result.
// CHECK: func.func @is_one(%{{.*}}: tensor<4xf32> {bufferization.writable = true, tf.aliasing_output = 0 : i32}, %{{.*}}: tensor<4xf32> {bufferization.writable = true})
func.func @is_one(%a: tensor<4xf32> {bufferization.writable = true, tf.aliasing_output = 0 : i32}, %b: tensor<4xf32> {bufferization.writable = true}) -> tensor<4xf32> {
  return %b : tensor<4xf32>
}
// One result only.
// CHECK: func.func @once(%{{.*}}: tensor<4xf32> {bufferization.writable = true, tf.aliasing_output = 0 : i32})
func.func @once(%a: tensor<4xf32> {bufferization.writable = true}) -> (tensor<4xf32>, tensor<4xf32>) {
  return %a, %a : tensor<4xf32>, tensor<4xf32>
}
// CHECK: func.func @part(%{{.*}}: tensor<4xf32> {bufferization.writable = true})
func.func @part(%a: tensor<4xf32> {bufferization.writable = true}) -> tensor<4xf32> {
  %e = tensor.empty() : tensor<8xf32>
  %r = tensor.insert_slice %a into %e[0] [4] [1] : tensor<4xf32> into tensor<8xf32>
  %s = tensor.extract_slice %r[0] [4] [1] : tensor<8xf32> to tensor<4xf32>
  return %s : tensor<4xf32>
}
// CHECK: func.func @not_true(%{{.*}}: tensor<4xf32> {bufferization.writable = false})
func.func @not_true(%a: tensor<4xf32> {bufferization.writable = false}) -> tensor<4xf32> {
  return %a : tensor<4xf32>
}
// Unranked tensors have copies.
// CHECK: func.func @unranked(%{{.*}}: tensor<*xf32> {bufferization.writable = true})
func.func @unranked(%a: tensor<*xf32> {bufferization.writable = true}) -> tensor<*xf32> {
  return %a : tensor<*xf32>
}
// Nothing is said here of what bufferization does not know.
// CHECK: func.func @unknown(%{{.*}}: tensor<4xf32> {bufferization.writable = true})
func.func @unknown(%a: tensor<4xf32> {bufferization.writable = true}) -> (tensor<4xf32>, tensor<4xf32>) {
  %r = math.sin %a : tensor<4xf32>
  return %a, %r : tensor<4xf32>, tensor<4xf32>
}
