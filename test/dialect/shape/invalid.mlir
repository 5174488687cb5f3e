// RUN: mlcc-opt %s -split-input-file -verify-diagnostics -allow-unregistered-dialect
// RUN: %if mlir-22 %{ mlir-opt-22 %s -split-input-file -verify-diagnostics -allow-unregistered-dialect %}

// What is wrong with operations of shape. The expectations hold for mlir-opt as
// well.

func.func @f(%z: !shape.size, %i: index) {
  // expected-error@+1 {{'shape.add' op if at least one of the operands can hold error values then the result must be of type `size` to propagate them}}
  %0 = shape.add %z, %i : !shape.size, index -> index
  return
}

// -----

func.func @f(%z: f32, %i: index) {
  // expected-error@+1 {{'shape.add' op operand #0 must be size or index, but got 'f32'}}
  %0 = "shape.add"(%z, %i) : (f32, index) -> index
  return
}

// -----

func.func @f(%i: index) {
  // expected-error@+1 {{'shape.max' op operand #0 must be shape or size, but got 'index'}}
  %0 = "shape.max"(%i, %i) : (index, index) -> index
  return
}

// -----

func.func @f(%s: !shape.shape, %z: !shape.size) {
  // expected-error@+2 {{'shape.max' op failed to infer returned types}}
  // expected-error@+1 {{'shape.max' op inferred type(s) '!shape.shape' are incompatible with return type(s) of operation '!shape.size'}}
  %0 = "shape.max"(%s, %s) : (!shape.shape, !shape.shape) -> !shape.size
  return
}

// -----

func.func @f(%s: !shape.shape, %z: !shape.size) {
  // expected-error@+2 {{'shape.max' op failed to infer returned types}}
  // expected-error@+1 {{'shape.max' op inferred type(s) '!shape.size' are incompatible with return type(s) of operation '!shape.shape'}}
  %0 = "shape.max"(%s, %z) : (!shape.shape, !shape.size) -> !shape.shape
  return
}

// -----

func.func @f() {
  // expected-error@+1 {{'shape.assuming_all' op no operands specified}}
  %0 = "shape.assuming_all"() : () -> !shape.witness
  return
}

// -----

func.func @f(%s: !shape.shape) {
  // expected-error@+1 {{'shape.cstr_broadcastable' op required at least 2 input shapes}}
  %0 = shape.cstr_broadcastable %s : !shape.shape
  return
}

// -----

func.func @f(%s: !shape.shape) {
  // expected-error@+1 {{'shape.broadcast' op if at least one of the operands can hold error values then the result must be of type `shape` to propagate them}}
  %0 = shape.broadcast %s, %s : !shape.shape, !shape.shape -> tensor<?xindex>
  return
}

// -----

func.func @f(%v: !shape.value_shape) {
  // expected-error@+1 {{'shape.shape_of' op if at least one of the operands can hold error values then the result must be of type `shape` to propagate them}}
  %0 = shape.shape_of %v : !shape.value_shape -> tensor<?xindex>
  return
}

// -----

func.func @f(%v: tensor<2x3xf32>) {
  // expected-error@+2 {{'shape.shape_of' op failed to infer returned types}}
  // expected-error@+1 {{'shape.shape_of' op inferred type(s) 'tensor<2xindex>' are incompatible with return type(s) of operation 'tensor<3xindex>'}}
  %0 = shape.shape_of %v : tensor<2x3xf32> -> tensor<3xindex>
  return
}

// -----

func.func @f(%v: f32) {
  // expected-error@+1 {{'shape.shape_of' op operand #0 must be shaped of any type values or , but got 'f32'}}
  %0 = "shape.shape_of"(%v) : (f32) -> tensor<?xindex>
  return
}

// -----

func.func @f(%s: !shape.shape) {
  // expected-error@+1 {{'shape.rank' op if at least one of the operands can hold error values then the result must be of type `size` to propagate them}}
  %0 = shape.rank %s : !shape.shape -> index
  return
}

// -----

func.func @f(%s: !shape.shape) {
  // expected-error@+1 {{'shape.num_elements' op if at least one of the operands can hold error values then the result must be of type `size` to propagate them}}
  %0 = shape.num_elements %s : !shape.shape -> index
  return
}

// -----

func.func @f(%s: !shape.shape, %i: index) {
  // expected-error@+1 {{'shape.get_extent' op if at least one of the operands can hold error values then the result must be of type `size` to propagate them}}
  %0 = shape.get_extent %s, %i : !shape.shape, index -> index
  return
}

// -----

func.func @f() {
  // expected-error@+2 {{'shape.const_shape' op failed to infer returned types}}
  // expected-error@+1 {{'shape.const_shape' op inferred type(s) 'tensor<2xindex>' are incompatible with return type(s) of operation 'tensor<3xindex>'}}
  %0 = shape.const_shape [1, 2] : tensor<3xindex>
  return
}

// -----

func.func @f() {
  // expected-error@+2 {{'shape.const_shape' op failed to infer returned types}}
  // expected-error@+1 {{'shape.const_shape' op inferred type(s) 'tensor<2xindex>' are incompatible with return type(s) of operation 'tensor<?xindex>'}}
  %0 = shape.const_shape [1, 2] : tensor<?xindex>
  return
}

// -----

func.func @f() {
  // expected-error@+1 {{'shape.const_shape' op result #0 must be shape or extent tensor, but got 'f32'}}
  %0 = shape.const_shape [1, 2] : f32
  return
}

// -----

// expected-note@+1 {{prior use here}}
func.func @f(%w: i1) {
  // expected-error@+1 {{use of value '%w' expects different type than prior uses: '!shape.witness' vs 'i1'}}
  shape.assuming %w { }
  return
}

// -----

func.func @f() {
  // expected-error@+1 {{'shape.assuming_yield' op expects parent op 'shape.assuming'}}
  shape.assuming_yield
}

// -----

func.func @f(%w: !shape.witness) {
  // expected-note@+2 {{region branch point}}
  // expected-error@+1 {{'shape.assuming' op along control flow edge from Operation shape.assuming_yield to parent: region branch point has 0 operands, but region successor needs 1 inputs}}
  %0 = shape.assuming %w -> (f32) { }
  return
}

// -----

func.func @f(%w: !shape.witness, %c: i32) {
  // expected-error@+1 {{'shape.assuming' op along control flow edge from Operation shape.assuming_yield to parent: successor operand type #0 'i32' should match successor input type #0 'f32'}}
  %0 = shape.assuming %w -> (f32) {
    // expected-note@+1 {{region branch point}}
    shape.assuming_yield %c : i32
  }
  return
}

// -----

func.func @f(%e: tensor<?xf32>) {
  // expected-error@+1 {{'shape.from_extent_tensor' op operand #0 must be 1D tensor of index values, but got 'tensor<?xf32>'}}
  %0 = "shape.from_extent_tensor"(%e) : (tensor<?xf32>) -> !shape.shape
  return
}

// -----

func.func @f(%e: !shape.shape, %i: index) {
  // expected-error@+2 {{'shape.meet' op failed to infer returned types}}
  // expected-error@+1 {{requires all sizes or shapes}}
  %0 = shape.meet %e, %i : !shape.shape, index -> !shape.shape
  return
}

// -----

func.func @f(%e: tensor<2xindex>, %i: tensor<3xindex>) {
  // expected-error@+2 {{'shape.meet' op failed to infer returned types}}
  // expected-error@+1 {{unequal shape cardinality}}
  %0 = shape.meet %e, %i : tensor<2xindex>, tensor<3xindex> -> tensor<2xindex>
  return
}

// -----

func.func @f(%e: tensor<2xindex>) {
  // expected-error@+1 {{'shape.size_to_index' op operand #0 must be size or index, but got 'tensor<2xindex>'}}
  %0 = "shape.size_to_index"(%e) : (tensor<2xindex>) -> index
  return
}

// -----

func.func @f(%shape : !shape.shape, %init : !shape.size) {
  // expected-error@+1 {{'shape.reduce' op ReduceOp body is expected to have 3 arguments}}
  %num_elements = shape.reduce(%shape, %init) : !shape.shape -> !shape.size {
    ^bb0(%index: index, %dim: !shape.size):
      shape.yield %dim : !shape.size
  }
  return
}

// -----

func.func @f(%shape : !shape.shape, %init : !shape.size) {
  // expected-error@+1 {{'shape.reduce' op argument 0 of ReduceOp body is expected to be of IndexType}}
  %num_elements = shape.reduce(%shape, %init) : !shape.shape -> !shape.size {
    ^bb0(%index: f32, %dim: !shape.size, %acc: !shape.size):
      %new_acc = "shape.add"(%acc, %dim)
          : (!shape.size, !shape.size) -> !shape.size
      shape.yield %new_acc : !shape.size
  }
  return
}

// -----

func.func @f(%shape : !shape.shape, %init : !shape.size) {
  // expected-error@+1 {{'shape.reduce' op argument 1 of ReduceOp body is expected to be of SizeType if the ReduceOp operates on a ShapeType}}
  %num_elements = shape.reduce(%shape, %init) : !shape.shape -> !shape.size {
    ^bb0(%index: index, %dim: f32, %lci: !shape.size):
      shape.yield
  }
  return
}

// -----

func.func @f(%shape : tensor<?xindex>, %init : index) {
  // expected-error@+1 {{'shape.reduce' op argument 1 of ReduceOp body is expected to be of IndexType if the ReduceOp operates on an extent tensor}}
  %num_elements = shape.reduce(%shape, %init) : tensor<?xindex> -> index {
    ^bb0(%index: index, %dim: f32, %lci: index):
      shape.yield
  }
  return
}

// -----

func.func @f(%shape : !shape.shape, %init : f32) {
  // expected-error@+1 {{'shape.reduce' op type mismatch between argument 2 of ReduceOp body and initial value 0}}
  %num_elements = shape.reduce(%shape, %init) : !shape.shape -> f32 {
    ^bb0(%index: index, %dim: !shape.size, %lci: !shape.size):
      shape.yield
  }
  return
}

// -----

func.func @f(%shape : !shape.shape, %init : !shape.size) {
  // expected-error@+3 {{'shape.yield' op number of operands does not match number of results of its parent}}
  %num_elements = shape.reduce(%shape, %init) : !shape.shape -> !shape.size {
    ^bb0(%index: index, %dim: !shape.size, %lci: !shape.size):
      shape.yield %dim, %dim : !shape.size, !shape.size
  }
  return
}

// -----

func.func @f(%shape : !shape.shape, %init : !shape.size) {
  // expected-error@+4 {{'shape.yield' op types mismatch between yield op and its parent}}
  %num_elements = shape.reduce(%shape, %init) : !shape.shape -> !shape.size {
    ^bb0(%index: index, %dim: !shape.size, %lci: !shape.size):
      %c0 = arith.constant 1 : index
      shape.yield %c0 : index
  }
  return
}
