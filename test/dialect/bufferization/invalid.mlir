// RUN: mlcc-opt %s -split-input-file -verify-diagnostics -allow-unregistered-dialect
// RUN: %if mlir-22 %{ mlir-opt-22 %s -split-input-file -verify-diagnostics -allow-unregistered-dialect %}

// What is wrong with operations of bufferization. The expectations hold for mlir-opt as
// well.

func.func @b(%m: memref<2xf32>, %c: i1, %r: memref<*xf32>) {
  // expected-error@+1 {{operation defines 1 results but was provided 2 to bind}}
  %1:2 = bufferization.dealloc (%m, %m : memref<2xf32>, memref<2xf32>) if (%c, %c) retain (%r : memref<*xf32>)
  return
}

// -----

func.func @b(%m: memref<2xf32>, %c: i1, %r: memref<*xf32>) {
  // expected-error@+1 {{'bufferization.dealloc' op must have the same number of conditions as memrefs to deallocate}}
  bufferization.dealloc (%m, %m : memref<2xf32>, memref<2xf32>) if (%c)
  return
}

// -----

func.func @b(%m: tensor<2xf32>, %c: i1, %r: memref<*xf32>) {
  // expected-error@+1 {{'bufferization.dealloc' op operand #0 must be variadic of ranked or unranked memref of any type values, but got 'tensor<2xf32>'}}
  bufferization.dealloc (%m : tensor<2xf32>) if (%c)
  return
}

// -----

func.func @b(%n: index) {
  // expected-error@+1 {{'bufferization.alloc_tensor' op incorrect number of dynamic sizes, has 1, expected 0}}
  %0 = bufferization.alloc_tensor(%n) : tensor<2xf32>
  return
}

// -----

func.func @b(%t: tensor<?xf32>, %n: index) {
  // expected-error@+1 {{dynamic sizes not needed when copying a tensor}}
  %0 = bufferization.alloc_tensor(%n) copy(%t) : tensor<?xf32>
  return
}

// -----

func.func @b(%t: tensor<2xf32>, %n: index) {
  // expected-error@+1 {{expected that `copy` and return type match}}
  %0 = "bufferization.alloc_tensor"(%t) <{operandSegmentSizes = array<i32: 0, 1, 0>}> : (tensor<2xf32>) -> tensor<3xf32>
  return
}

// -----

func.func @b(%t: tensor<2xf32>, %n: index) {
  // expected-error@+1 {{custom op 'bufferization.alloc_tensor' invalid kind of type specified}}
  %0 = bufferization.alloc_tensor() : memref<2xf32>
  return
}

// -----

func.func @b(%t: tensor<2xf32>, %n: index) {
  // expected-error@+1 {{custom op 'bufferization.clone' invalid kind of type specified}}
  %0 = bufferization.clone %t : tensor<2xf32> to tensor<2xf32>
  return
}

// -----

func.func @b(%t: memref<2xf32>, %n: index) {
  // expected-error@+2 {{'bufferization.to_tensor' op failed to verify that specified tensor and buffer types match}}
  // expected-error@+1 {{shapes do not match}}
  %0 = bufferization.to_tensor %t : memref<2xf32> to tensor<3xf32>
  return
}

// -----

func.func @b(%t: memref<2xf32>, %n: index) {
  // expected-error@+2 {{'bufferization.to_tensor' op failed to verify that specified tensor and buffer types match}}
  // expected-error@+1 {{element types do not match}}
  %0 = bufferization.to_tensor %t : memref<2xf32> to tensor<2xi32>
  return
}

// -----

func.func @b(%t: memref<2xf32>, %n: index) {
  // expected-error@+2 {{'bufferization.to_tensor' op failed to verify that specified tensor and buffer types match}}
  // expected-error@+1 {{shapes do not match}}
  %0 = bufferization.to_tensor %t : memref<2xf32> to tensor<?xf32>
  return
}

// -----

func.func @b(%t: memref<2xf32>, %n: index) {
  // expected-error@+2 {{'bufferization.to_tensor' op failed to verify that specified tensor and buffer types match}}
  // expected-error@+1 {{shapes do not match}}
  %0 = bufferization.to_tensor %t : memref<2xf32> to tensor<*xf32>
  return
}

// -----

func.func @b(%t: memref<2xf32>, %n: index) {
  // expected-error@+1 {{custom op 'bufferization.to_tensor' invalid kind of type specified}}
  %0 = bufferization.to_tensor %t : memref<2xf32> to memref<2xf32>
  return
}

// -----

func.func @b(%t: memref<2xf32>, %n: index) {
  // expected-error@+1 {{custom op 'bufferization.to_tensor' invalid kind of type specified}}
  %0 = bufferization.to_tensor %t : memref<2xf32> to f32
  return
}

// -----

func.func @b(%t: tensor<2xf32>, %n: index) {
  // expected-error@+1 {{custom op 'bufferization.to_buffer' invalid kind of type specified}}
  %0 = bufferization.to_buffer %t : tensor<2xf32> to tensor<2xf32>
  return
}

// -----

func.func @b(%t: tensor<2xf32>, %n: index) {
  // expected-error@+2 {{'bufferization.to_buffer' op failed to verify that specified tensor and buffer types match}}
  // expected-error@+1 {{shapes do not match}}
  %0 = bufferization.to_buffer %t : tensor<2xf32> to memref<3xf32>
  return
}

// -----

func.func @b(%t: tensor<2xf32>, %n: index) {
  // expected-error@+2 {{'bufferization.to_buffer' op failed to verify that specified tensor and buffer types match}}
  // expected-error@+1 {{element types do not match}}
  %0 = bufferization.to_buffer %t : tensor<2xf32> to memref<2xi32>
  return
}

// -----

func.func @b(%t: memref<2xf32>, %n: index) {
  // expected-error@+1 {{custom op 'bufferization.dealloc_tensor' invalid kind of type specified}}
  bufferization.dealloc_tensor %t : memref<2xf32>
  return
}

// -----

func.func @b(%t: f32) {
  // expected-error@+1 {{'bufferization.to_tensor' op operand #0 must be BufferLikeType instance, but got 'f32'}}
  %0 = "bufferization.to_tensor"(%t) : (f32) -> tensor<f32>
  return
}

// -----

func.func @b(%t: tensor<f32>) {
  // expected-error@+1 {{'bufferization.to_buffer' op result #0 must be BufferLikeType instance, but got 'f32'}}
  %0 = "bufferization.to_buffer"(%t) : (tensor<f32>) -> f32
  return
}

// -----

func.func @b(%t: f32) {
  // expected-error@+1 {{'bufferization.to_buffer' op operand #0 must be TensorLikeType instance, but got 'f32'}}
  %0 = "bufferization.to_buffer"(%t) : (f32) -> memref<f32>
  return
}

// -----

func.func @b(%t: tensor<f32>) {
  // expected-error@+1 {{'bufferization.clone' op operand #0 must be ranked or unranked memref of any type values, but got 'tensor<f32>'}}
  %0 = "bufferization.clone"(%t) : (tensor<f32>) -> tensor<f32>
  return
}

// -----

func.func @b(%t: tensor<2xf32>, %m: memref<3xf32>) {
  // expected-error@+1 {{'bufferization.materialize_in_destination' op source/destination shapes are incompatible}}
  bufferization.materialize_in_destination %t in writable %m : (tensor<2xf32>, memref<3xf32>) -> ()
  return
}

// -----

func.func @b(%t: tensor<2xf32>, %m: memref<2xf32>) {
  // expected-error@+1 {{'bufferization.materialize_in_destination' op 'writable' must be specified if and only if the destination is of memref type}}
  bufferization.materialize_in_destination %t in %m : (tensor<2xf32>, memref<2xf32>) -> ()
  return
}

// -----

func.func @b(%t: tensor<2xf32>, %m: memref<2xi32>) {
  // expected-error@+1 {{'bufferization.materialize_in_destination' op failed to verify that all of {source, dest} have same element type}}
  bufferization.materialize_in_destination %t in writable %m : (tensor<2xf32>, memref<2xi32>) -> ()
  return
}

// -----

func.func @b(%t: tensor<2xf32>, %m: memref<2xf32>) {
  // expected-error@+1 {{'bufferization.materialize_in_destination' op memref 'dest' implies zero results}}
  %0 = bufferization.materialize_in_destination %t in writable %m : (tensor<2xf32>, memref<2xf32>) -> tensor<2xf32>
  return
}

// -----

func.func @b(%t: tensor<2xf32>, %m: tensor<2xf32>) {
  // expected-error@+1 {{'bufferization.materialize_in_destination' op tensor 'dest' implies exactly one tensor result}}
  bufferization.materialize_in_destination %t in %m : (tensor<2xf32>, tensor<2xf32>) -> ()
  return
}

// -----

func.func @b(%t: tensor<2xf32>, %m: tensor<2xf32>) {
  // expected-error@+1 {{'bufferization.materialize_in_destination' op 'restrict' is valid only for memref destinations}}
  %0 = bufferization.materialize_in_destination %t in restrict %m : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xf32>
  return
}

// -----

func.func @b(%t: tensor<2xf32>, %m: tensor<2xf32>) {
  // expected-error@+1 {{'bufferization.materialize_in_destination' op 'writable' must be specified if and only if the destination is of memref type}}
  %0 = bufferization.materialize_in_destination %t in writable %m : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xf32>
  return
}

// -----

func.func @b(%t: tensor<2xf32>, %m: tensor<?xf32>) {
  // expected-error@+1 {{'bufferization.materialize_in_destination' op result and 'dest' types must match}}
  %0 = bufferization.materialize_in_destination %t in %m : (tensor<2xf32>, tensor<?xf32>) -> tensor<2xf32>
  return
}

// -----

func.func @b(%t: tensor<2xf32>, %m: tensor<3xf32>) {
  // expected-error@+1 {{'bufferization.materialize_in_destination' op source/destination shapes are incompatible}}
  %0 = bufferization.materialize_in_destination %t in %m : (tensor<2xf32>, tensor<3xf32>) -> tensor<3xf32>
  return
}

// -----

func.func @b(%t: tensor<2xf32>, %m: tensor<2x1xf32>) {
  // expected-error@+1 {{'bufferization.materialize_in_destination' op rank mismatch between source and destination shape}}
  %0 = bufferization.materialize_in_destination %t in %m : (tensor<2xf32>, tensor<2x1xf32>) -> tensor<2x1xf32>
  return
}

// -----

func.func @b(%t: tensor<2xf32>, %m: vector<2xf32>) {
  // expected-error@+1 {{'bufferization.materialize_in_destination' op 'dest' must be a tensor or a memref}}
  bufferization.materialize_in_destination %t in %m : (tensor<2xf32>, vector<2xf32>) -> ()
  return
}

// -----

func.func @b(%t: tensor<2xf32>, %m: memref<*xf32>) {
  // expected-error@+1 {{'bufferization.materialize_in_destination' op source/destination shapes are incompatible}}
  bufferization.materialize_in_destination %t in writable %m : (tensor<2xf32>, memref<*xf32>) -> ()
  return
}

// -----

func.func @b(%t: tensor<2xf32>, %m: memref<2xf32>) {
  // expected-error@+1 {{'bufferization.materialize_in_destination' op 'writable' must be specified if and only if the destination is of memref type}}
  bufferization.materialize_in_destination %t in restrict %m : (tensor<2xf32>, memref<2xf32>) -> ()
  return
}

// -----

func.func @b(%m: memref<2xf32>, %c: i1, %r: memref<*xf32>) {
  %0 = "bufferization.dealloc"(%m, %c, %r) <{operandSegmentSizes = array<i32: 1, 1, 1>}> : (memref<2xf32>, i1, memref<*xf32>) -> i1
  // expected-error@+1 {{'bufferization.dealloc' op must have the same number of updated conditions (results) as retained operands}}
  %1:2 = "bufferization.dealloc"(%m, %c, %r) <{operandSegmentSizes = array<i32: 1, 1, 1>}> : (memref<2xf32>, i1, memref<*xf32>) -> (i1, i1)
  return
}

// -----

func.func @b(%m: memref<2xf32>, %c: i32, %r: memref<*xf32>) {
  // expected-error@+1 {{'bufferization.dealloc' op operand #1 must be variadic of 1-bit signless integer, but got 'i32'}}
  %0 = "bufferization.dealloc"(%m, %c, %r) <{operandSegmentSizes = array<i32: 1, 1, 1>}> : (memref<2xf32>, i32, memref<*xf32>) -> i1
  return
}

// -----

func.func @b(%n: index) {
  // expected-error@+1 {{'bufferization.alloc_tensor' op incorrect number of dynamic sizes, has 1, expected 0}}
  %0 = bufferization.alloc_tensor(%n) size_hint = %n : tensor<2xf32>
  return
}

// -----

func.func @b(%n: index, %t: tensor<3xf32>) {
  // expected-error@+1 {{expected ')'}}
  %0 = bufferization.alloc_tensor() copy(%t, %t) : tensor<3xf32>
  return
}

// -----

func.func @b(%n: index, %t: tensor<3xf32>) {
  // expected-error@+1 {{'bufferization.alloc_tensor' op incorrect number of dynamic sizes, has 1, expected 0}}
  %0 = bufferization.alloc_tensor(%n) : tensor<*xf32>
  return
}
