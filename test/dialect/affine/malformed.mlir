// RUN: mlcc-opt %s -split-input-file -verify-diagnostics -allow-unregistered-dialect
// RUN: %if mlir-22 %{ mlir-opt-22 %s -split-input-file -verify-diagnostics -allow-unregistered-dialect %}
// Operands that are no indices, and reductions that are none.

// expected-note@+1 {{prior use here}}
func.func @f(%x: index, %i: i32, %m: memref<4xf32>) {
  // expected-error@+1 {{use of value '%i' expects different type than prior uses: 'index' vs 'i32'}}
  %0 = affine.apply affine_map<(d0) -> (d0)>(%i)
  return
}

// -----

// expected-note@+1 {{prior use here}}
func.func @f(%x: index, %i: i32, %m: memref<4xf32>) {
  // expected-error@+1 {{use of value '%i' expects different type than prior uses: 'index' vs 'i32'}}
  affine.for %k = %i to 4 { }
  return
}

// -----

func.func @f(%x: index, %i: i32, %m: memref<4xf32>) {
  // expected-error@+1 {{expected SSA operand}}
  affine.for %k = affine_map<(d0) -> (d0)>(+) to 4 { }
  return
}

// -----

// expected-note@+1 {{prior use here}}
func.func @f(%x: index, %i: i32, %m: memref<4xf32>) {
  // expected-error@+1 {{use of value '%i' expects different type than prior uses: 'index' vs 'i32'}}
  affine.for %k = affine_map<(d0) -> (d0)>(%i) to 4 { }
  return
}

// -----

// expected-note@+1 {{prior use here}}
func.func @f(%x: index, %i: i32, %m: memref<4xf32>) {
  // expected-error@+1 {{use of value '%i' expects different type than prior uses: 'index' vs 'i32'}}
  affine.for %k = 0 to %i { }
  return
}

// -----

func.func @f(%x: index, %i: i32, %m: memref<4xf32>) {
  // expected-error@+1 {{custom op 'affine.for' mismatch between the number of loop-carried values and results}}
  affine.for %k = 0 to 4 iter_args(%a = %x) -> (index, i32) { affine.yield %a : index }
  return
}

// -----

func.func @f(%x: index, %i: i32, %m: memref<4xf32>) {
  // expected-error@+1 {{custom op 'affine.for' mismatch between the number of loop-carried values and results}}
  affine.for %k = 0 to 4 iter_args(%a = %x, %b = %x) -> (index) { affine.yield %a : index }
  return
}

// -----

// expected-note@+1 {{prior use here}}
func.func @f(%x: index, %i: i32, %m: memref<4xf32>) {
  // expected-error@+1 {{use of value '%i' expects different type than prior uses: 'index' vs 'i32'}}
  affine.for %k = 0 to 4 iter_args(%a = %i) -> (index) { affine.yield %a : index }
  return
}

// -----

// expected-note@+1 {{prior use here}}
func.func @f(%x: index, %i: i32, %m: memref<4xf32>) {
  // expected-error@+1 {{use of value '%i' expects different type than prior uses: 'index' vs 'i32'}}
  affine.parallel (%k) = (max(%i, 2)) to (4) { }
  return
}

// -----

// expected-note@+1 {{prior use here}}
func.func @f(%x: index, %i: i32, %m: memref<4xf32>) {
  // expected-error@+1 {{use of value '%i' expects different type than prior uses: 'index' vs 'i32'}}
  affine.parallel (%k) = (0) to (%i) { }
  return
}

// -----

func.func @f(%x: index, %i: i32, %m: memref<4xf32>) {
  // expected-error@+1 {{missing left operand of binary operator}}
  affine.parallel (%k) = (0) to (+) { }
  return
}

// -----

func.func @f(%x: index, %f: f32) {
  // expected-error@+1 {{integer literal not valid for specified type}}
  %r = affine.parallel (%k) = (0) to (4) reduce (1) -> (f32) { affine.yield %f : f32 }
  return
}

// -----

func.func @f(%x: index, %f: f32) {
  // expected-error@+1 {{custom op 'affine.parallel' invalid reduction value: "add"}}
  %r = affine.parallel (%k) = (0) to (4) reduce ("add") -> (f32) { affine.yield %f : f32 }
  return
}

// -----

func.func @f(%x: index, %f: f32) {
  // expected-error@+1 {{custom op 'affine.parallel' invalid kind of attribute specified}}
  %r = affine.parallel (%k) = (0) to (4) reduce (@addf) -> (f32) { affine.yield %f : f32 }
  return
}

// -----

// expected-note@+1 {{prior use here}}
func.func @f(%i: i32, %m: memref<4xf32>) {
  // expected-error@+1 {{use of value '%i' expects different type than prior uses: 'index' vs 'i32'}}
  %0 = affine.load %m[%i] : memref<4xf32>
  return
}

// -----

// expected-note@+1 {{prior use here}}
func.func @f(%i: i32, %m: memref<4xf32>, %f: f32) {
  // expected-error@+1 {{use of value '%i' expects different type than prior uses: 'index' vs 'i32'}}
  affine.store %f, %m[%i] : memref<4xf32>
  return
}

// -----

// expected-note@+1 {{prior use here}}
func.func @f(%i: i32, %m: memref<4xf32>) {
  // expected-error@+1 {{use of value '%i' expects different type than prior uses: 'index' vs 'i32'}}
  affine.prefetch %m[%i], read, locality<3>, data : memref<4xf32>
  return
}

// -----

// expected-note@+1 {{prior use here}}
func.func @f(%x: index, %i: i32, %m: memref<64xf32>, %t: memref<1xi32>) {
  // expected-error@+1 {{use of value '%i' expects different type than prior uses: 'index' vs 'i32'}}
  affine.dma_start %m[%i], %m[%x], %t[0], %x : memref<64xf32>, memref<64xf32>, memref<1xi32>
  return
}

// -----

// expected-note@+1 {{prior use here}}
func.func @f(%x: index, %i: i32, %m: memref<64xf32>, %t: memref<1xi32>) {
  // expected-error@+1 {{use of value '%i' expects different type than prior uses: 'index' vs 'i32'}}
  affine.dma_start %m[%x], %m[%x], %t[%i], %x : memref<64xf32>, memref<64xf32>, memref<1xi32>
  return
}

// -----

// expected-note@+1 {{prior use here}}
func.func @f(%x: index, %i: i32, %m: memref<64xf32>, %t: memref<1xi32>) {
  // expected-error@+1 {{use of value '%i' expects different type than prior uses: 'index' vs 'i32'}}
  affine.dma_start %m[%x], %m[%x], %t[0], %i : memref<64xf32>, memref<64xf32>, memref<1xi32>
  return
}

// -----

// expected-note@+1 {{prior use here}}
func.func @f(%x: index, %i: i32, %m: memref<64xf32>, %t: memref<1xi32>) {
  // expected-error@+1 {{use of value '%i' expects different type than prior uses: 'index' vs 'i32'}}
  affine.dma_start %m[%x], %m[%x], %t[0], %x, %x, %i : memref<64xf32>, memref<64xf32>, memref<1xi32>
  return
}

// -----

// expected-note@+1 {{prior use here}}
func.func @f(%x: index, %i: i32, %m: memref<64xf32>, %t: memref<1xi32>) {
  // expected-error@+1 {{use of value '%i' expects different type than prior uses: 'index' vs 'i32'}}
  affine.dma_wait %t[0], %i : memref<1xi32>
  return
}

// -----

func.func @f(%x: index, %i: i32, %m: memref<64xf32>, %t: memref<1xi32>) {
  // expected-error@+1 {{custom op 'affine.dma_wait' expected tag to be of memref type}}
  affine.dma_wait %i[0], %x : i32
  return
}

// -----

// expected-note@+1 {{prior use here}}
func.func @f(%x: index, %i: i32, %m: memref<64xf32>, %t: memref<1xi32>) {
  // expected-error@+1 {{use of value '%i' expects different type than prior uses: 'index' vs 'i32'}}
  affine.dma_wait %t[%i], %x : memref<1xi32>
  return
}

// -----

// expected-note@+1 {{prior use here}}
func.func @f(%x: index, %i: i32) {
  // expected-error@+1 {{use of value '%i' expects different type than prior uses: 'index' vs 'i32'}}
  %r:2 = affine.delinearize_index %x into (%i, 4) : index, index
  return
}

// -----

// expected-note@+1 {{prior use here}}
func.func @f(%x: index, %i: i32) {
  // expected-error@+1 {{use of value '%i' expects different type than prior uses: 'index' vs 'i32'}}
  %r:2 = affine.delinearize_index %i into (%x, 4) : index, index
  return
}

// -----

// expected-note@+1 {{prior use here}}
func.func @f(%x: index, %i: i32) {
  // expected-error@+1 {{use of value '%i' expects different type than prior uses: 'index' vs 'i32'}}
  %r = affine.linearize_index [%x, %x] by (%i, 4) : index
  return
}

// -----

// expected-note@+1 {{prior use here}}
func.func @f(%x: index, %i: i32) {
  // expected-error@+1 {{use of value '%i' expects different type than prior uses: 'index' vs 'i32'}}
  %r = affine.linearize_index [%i, %x] by (%x, 4) : index
  return
}
