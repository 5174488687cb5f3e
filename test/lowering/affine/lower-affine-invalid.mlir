// RUN: %mlcc-opt %s -lower-affine -split-input-file -verify-diagnostics -allow-unregistered-dialect

// Divisors that are not positive, in every place of a map (mlir-opt crashes in
// bounds and conditions).

func.func @apply(%i: index, %m: memref<?xf32>, %f: f32, %v: vector<4xf32>, %t: memref<1xi32>) {
  // expected-error@+1 {{division by non-positive value is not supported}}
  %0 = affine.apply affine_map<(d0) -> (d0 floordiv -2)>(%i)
  "t.use"() : () -> ()
  return
}

// -----

func.func @apply(%i: index, %m: memref<?xf32>, %f: f32, %v: vector<4xf32>, %t: memref<1xi32>) {
  // expected-error@+1 {{modulo by non-positive value is not supported}}
  %0 = affine.apply affine_map<(d0) -> (d0 mod -2)>(%i)
  "t.use"() : () -> ()
  return
}

// -----

func.func @apply(%i: index, %m: memref<?xf32>, %f: f32, %v: vector<4xf32>, %t: memref<1xi32>) {
  // expected-error@+1 {{division by non-positive value is not supported}}
  %0 = affine.apply affine_map<(d0) -> (d0 ceildiv 0)>(%i)
  "t.use"() : () -> ()
  return
}

// -----

func.func @apply(%i: index, %m: memref<?xf32>, %f: f32, %v: vector<4xf32>, %t: memref<1xi32>) {
  // expected-error@+1 {{modulo by non-positive value is not supported}}
  %0 = affine.apply affine_map<(d0) -> (d0 mod 0)>(%i)
  "t.use"() : () -> ()
  return
}

// -----

func.func @apply(%i: index, %m: memref<?xf32>, %f: f32, %v: vector<4xf32>, %t: memref<1xi32>) {
  // expected-error@+1 {{division by non-positive value is not supported}}
  %0 = affine.apply affine_map<(d0) -> (d0 floordiv 0)>(%i)
  "t.use"() : () -> ()
  return
}

// -----

func.func @apply(%i: index, %m: memref<?xf32>, %f: f32, %v: vector<4xf32>, %t: memref<1xi32>) {
  // expected-error@+1 {{division by non-positive value is not supported}}
  %0 = affine.apply affine_map<(d0) -> (d0 ceildiv -3)>(%i)
  "t.use"() : () -> ()
  return
}

// -----

func.func @min(%i: index, %m: memref<?xf32>, %f: f32, %v: vector<4xf32>, %t: memref<1xi32>) {
  // expected-error@+1 {{modulo by non-positive value is not supported}}
  %0 = affine.min affine_map<(d0) -> (d0, d0 mod -2)>(%i)
  "t.use"() : () -> ()
  return
}

// -----

func.func @max(%i: index, %m: memref<?xf32>, %f: f32, %v: vector<4xf32>, %t: memref<1xi32>) {
  // expected-error@+1 {{division by non-positive value is not supported}}
  %0 = affine.max affine_map<(d0) -> (d0 ceildiv 0, d0)>(%i)
  "t.use"() : () -> ()
  return
}

// -----

func.func @load(%i: index, %m: memref<?xf32>, %f: f32, %v: vector<4xf32>, %t: memref<1xi32>) {
  // expected-error@+1 {{modulo by non-positive value is not supported}}
  %0 = affine.load %m[%i mod 0] : memref<?xf32>
  "t.use"() : () -> ()
  return
}

// -----

func.func @store(%i: index, %m: memref<?xf32>, %f: f32, %v: vector<4xf32>, %t: memref<1xi32>) {
  // expected-error@+1 {{division by non-positive value is not supported}}
  affine.store %f, %m[%i floordiv 0] : memref<?xf32>
  "t.use"() : () -> ()
  return
}

// -----

func.func @vector_load(%i: index, %m: memref<?xf32>, %f: f32, %v: vector<4xf32>, %t: memref<1xi32>) {
  // expected-error@+1 {{division by non-positive value is not supported}}
  %0 = affine.vector_load %m[%i ceildiv -3] : memref<?xf32>, vector<4xf32>
  "t.use"() : () -> ()
  return
}

// -----

func.func @vector_store(%i: index, %m: memref<?xf32>, %f: f32, %v: vector<4xf32>, %t: memref<1xi32>) {
  // expected-error@+1 {{division by non-positive value is not supported}}
  affine.vector_store %v, %m[%i floordiv -2] : memref<?xf32>, vector<4xf32>
  "t.use"() : () -> ()
  return
}

// -----

func.func @prefetch(%i: index, %m: memref<?xf32>, %f: f32, %v: vector<4xf32>, %t: memref<1xi32>) {
  // expected-error@+1 {{modulo by non-positive value is not supported}}
  affine.prefetch %m[%i mod -2], read, locality<3>, data : memref<?xf32>
  "t.use"() : () -> ()
  return
}

// -----

func.func @lower_bound(%i: index, %m: memref<?xf32>, %f: f32, %v: vector<4xf32>, %t: memref<1xi32>) {
  // expected-error@+1 {{division by non-positive value is not supported}}
  affine.for %j = affine_map<(d0) -> (d0 ceildiv 0)>(%i) to 8 {
  }
  "t.use"() : () -> ()
  return
}

// -----

func.func @upper_bound(%i: index, %m: memref<?xf32>, %f: f32, %v: vector<4xf32>, %t: memref<1xi32>) {
  // expected-error@+1 {{modulo by non-positive value is not supported}}
  affine.for %j = 0 to affine_map<(d0) -> (d0 mod 0)>(%i) {
  }
  "t.use"() : () -> ()
  return
}

// -----

func.func @condition(%i: index, %m: memref<?xf32>, %f: f32, %v: vector<4xf32>, %t: memref<1xi32>) {
  // expected-error@+1 {{division by non-positive value is not supported}}
  affine.if affine_set<(d0) : (d0 floordiv 0 >= 0)>(%i) {
  }
  "t.use"() : () -> ()
  return
}

// -----

func.func @lower_bounds(%i: index, %m: memref<?xf32>, %f: f32, %v: vector<4xf32>, %t: memref<1xi32>) {
  // expected-error@+1 {{division by non-positive value is not supported}}
  affine.parallel (%j) = (%i ceildiv -3) to (8) {
  }
  "t.use"() : () -> ()
  return
}

// -----

func.func @upper_bounds(%i: index, %m: memref<?xf32>, %f: f32, %v: vector<4xf32>, %t: memref<1xi32>) {
  // expected-error@+1 {{division by non-positive value is not supported}}
  affine.parallel (%j) = (0) to (%i floordiv -2) {
  }
  "t.use"() : () -> ()
  return
}

// -----

func.func @source(%i: index, %m: memref<?xf32>, %f: f32, %v: vector<4xf32>, %t: memref<1xi32>) {
  // expected-error@+1 {{modulo by non-positive value is not supported}}
  affine.dma_start %m[%i mod -2], %m[%i], %t[0], %i : memref<?xf32>, memref<?xf32>, memref<1xi32>
  "t.use"() : () -> ()
  return
}

// -----

func.func @target(%i: index, %m: memref<?xf32>, %f: f32, %v: vector<4xf32>, %t: memref<1xi32>) {
  // expected-error@+1 {{division by non-positive value is not supported}}
  affine.dma_start %m[%i], %m[%i ceildiv 0], %t[0], %i : memref<?xf32>, memref<?xf32>, memref<1xi32>
  "t.use"() : () -> ()
  return
}

// -----

func.func @tag(%i: index, %m: memref<?xf32>, %f: f32, %v: vector<4xf32>, %t: memref<1xi32>) {
  // expected-error@+1 {{modulo by non-positive value is not supported}}
  affine.dma_start %m[%i], %m[%i], %t[%i mod 0], %i : memref<?xf32>, memref<?xf32>, memref<1xi32>
  "t.use"() : () -> ()
  return
}

// -----

func.func @wait(%i: index, %m: memref<?xf32>, %f: f32, %v: vector<4xf32>, %t: memref<1xi32>) {
  // expected-error@+1 {{division by non-positive value is not supported}}
  affine.dma_wait %t[%i floordiv 0], %i : memref<1xi32>
  "t.use"() : () -> ()
  return
}
