// RUN: %mlcc-opt -split-input-file -one-shot-bufferize="bufferize-function-boundaries allow-return-allocs-from-loops" %s | FileCheck %s
// RUN: %mlcc-opt -split-input-file -one-shot-bufferize="allow-return-allocs-from-loops" %s > %t0
// RUN: %if mlir-22 %{ mlir-opt-22 -split-input-file -one-shot-bufferize="allow-return-allocs-from-loops" %s | diff %t0 - %}
// RUN: %mlcc-opt -split-input-file -one-shot-bufferize="bufferize-function-boundaries allow-return-allocs-from-loops" %s > %t1
// RUN: %if mlir-22 %{ mlir-opt-22 -split-input-file -one-shot-bufferize="bufferize-function-boundaries allow-return-allocs-from-loops" %s | diff %t1 - %}
// RUN: %mlcc-opt -split-input-file -one-shot-bufferize="bufferize-function-boundaries function-boundary-type-conversion=identity-layout-map unknown-type-conversion=identity-layout-map allow-return-allocs-from-loops" %s > %t3
// RUN: %if mlir-22 %{ mlir-opt-22 -split-input-file -one-shot-bufferize="bufferize-function-boundaries function-boundary-type-conversion=identity-layout-map unknown-type-conversion=identity-layout-map allow-return-allocs-from-loops" %s | diff %t3 - %}
// RUN: %mlcc-opt -split-input-file -one-shot-bufferize="bufferize-function-boundaries function-boundary-type-conversion=fully-dynamic-layout-map buffer-alignment=0 allow-return-allocs-from-loops" %s > %t4
// RUN: %if mlir-22 %{ mlir-opt-22 -split-input-file -one-shot-bufferize="bufferize-function-boundaries function-boundary-type-conversion=fully-dynamic-layout-map buffer-alignment=0 allow-return-allocs-from-loops" %s | diff %t4 - %}
// RUN: %mlcc-opt -split-input-file -one-shot-bufferize="bufferize-function-boundaries test-analysis-only analysis-heuristic=top-down allow-return-allocs-from-loops" %s > %t5
// RUN: %if mlir-22 %{ mlir-opt-22 -split-input-file -one-shot-bufferize="bufferize-function-boundaries test-analysis-only analysis-heuristic=top-down allow-return-allocs-from-loops" %s | diff %t5 - %}
// RUN: %mlcc-opt -split-input-file -one-shot-bufferize="bufferize-function-boundaries test-analysis-only analysis-heuristic=bottom-up-from-terminators allow-return-allocs-from-loops" %s > %t6
// RUN: %if mlir-22 %{ mlir-opt-22 -split-input-file -one-shot-bufferize="bufferize-function-boundaries test-analysis-only analysis-heuristic=bottom-up-from-terminators allow-return-allocs-from-loops" %s | diff %t6 - %}
// RUN: %mlcc-opt -split-input-file -one-shot-bufferize="bufferize-function-boundaries check-parallel-regions=false no-analysis-func-filter=for1 allow-return-allocs-from-loops" %s > %t7
// RUN: %if mlir-22 %{ mlir-opt-22 -split-input-file -one-shot-bufferize="bufferize-function-boundaries check-parallel-regions=false no-analysis-func-filter=for1 allow-return-allocs-from-loops" %s | diff %t7 - %}
// By name, bufferization is MLIR's to the letter: arguments may be written, what
// is allocated is not freed, layouts are as the options say.

// CHECK-LABEL: func.func @for1(
// CHECK-SAME: %[[A:.*]]: memref<?xf32, strided<[?], offset: ?>>
// CHECK-NOT: alloc
// CHECK: scf.for
// CHECK: memref.store %{{.*}}, %{{.*}}[
// CHECK: return
func.func @for1(%a: tensor<?xf32>, %n: index, %x: f32) -> tensor<?xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %r = scf.for %i = %c0 to %n step %c1 iter_args(%t = %a) -> (tensor<?xf32>) {
    %u = tensor.insert %x into %t[%i] : tensor<?xf32>
    scf.yield %u : tensor<?xf32>
  }
  return %r : tensor<?xf32>
}

// -----

// CHECK-LABEL: func.func @if1(
// CHECK: memref.alloc
// CHECK: memref.copy
func.func @if1(%a: tensor<?xf32>, %b: tensor<?xf32>, %c: i1, %i: index, %x: f32) -> (tensor<?xf32>, f32) {
  %r = scf.if %c -> tensor<?xf32> {
    %u = tensor.insert %x into %a[%i] : tensor<?xf32>
    scf.yield %u : tensor<?xf32>
  } else {
    %cst = tensor.empty(%i) : tensor<?xf32>
    scf.yield %cst : tensor<?xf32>
  }
  %e = tensor.extract %a[%i] : tensor<?xf32>
  return %r, %e : tensor<?xf32>, f32
}

// -----

func.func @while1(%a: tensor<5xi1>, %i: index) -> tensor<5xi1> {
  %r = scf.while (%t = %a) : (tensor<5xi1>) -> tensor<5xi1> {
    %c = tensor.extract %t[%i] : tensor<5xi1>
    scf.condition(%c) %t : tensor<5xi1>
  } do {
  ^bb0(%t: tensor<5xi1>):
    %f = arith.constant false
    %u = tensor.insert %f into %t[%i] : tensor<5xi1>
    scf.yield %u : tensor<5xi1>
  }
  return %r : tensor<5xi1>
}

// -----

// CHECK-LABEL: func.func @swap(
// CHECK: scf.for
// CHECK: memref.copy
// CHECK: memref.copy
// CHECK: scf.yield
func.func @swap(%a: tensor<?xf32>, %b: tensor<?xf32>, %n: index) -> (tensor<?xf32>, tensor<?xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %r:2 = scf.for %i = %c0 to %n step %c1 iter_args(%s = %a, %t = %b) -> (tensor<?xf32>, tensor<?xf32>) {
    scf.yield %t, %s : tensor<?xf32>, tensor<?xf32>
  }
  return %r#0, %r#1 : tensor<?xf32>, tensor<?xf32>
}

// -----

func.func @forall(%in: tensor<100xf32>, %out: tensor<100xf32>) -> tensor<100xf32> {
  %c1 = arith.constant 1 : index
  %n = arith.constant 10 : index
  %r = scf.forall (%i) in (%n) shared_outs(%o = %out) -> tensor<100xf32> {
    %1 = tensor.extract_slice %in[%i][1][1] : tensor<100xf32> to tensor<1xf32>
    scf.forall.in_parallel { tensor.parallel_insert_slice %1 into %o[%i][1][1] : tensor<1xf32> into tensor<100xf32> }
  }
  return %r : tensor<100xf32>
}

// -----

// CHECK-LABEL: func.func @mm(
// CHECK-COUNT-2: memref.alloc()
// CHECK-NOT: memref.alloc
// CHECK: return
func.func @mm(%a: tensor<4x4xf32>, %b: tensor<4x4xf32>) -> tensor<4x4xf32> {
  %z = arith.constant 0.0 : f32
  %e = tensor.empty() : tensor<4x4xf32>
  %f = linalg.fill ins(%z : f32) outs(%e : tensor<4x4xf32>) -> tensor<4x4xf32>
  %r = linalg.matmul ins(%a, %b : tensor<4x4xf32>, tensor<4x4xf32>) outs(%f : tensor<4x4xf32>) -> tensor<4x4xf32>
  %s = linalg.matmul ins(%r, %b : tensor<4x4xf32>, tensor<4x4xf32>) outs(%f : tensor<4x4xf32>) -> tensor<4x4xf32>
  %g = linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%s : tensor<4x4xf32>) outs(%e : tensor<4x4xf32>) {
   ^bb0(%x: f32, %y: f32):
    %q = arith.addf %x, %x : f32
    linalg.yield %q : f32 } -> tensor<4x4xf32>
  return %g : tensor<4x4xf32>
}

// -----

func.func @reshapes(%a: tensor<4x?xf32>, %s: tensor<2xindex>, %i: index) -> (tensor<?xf32>, tensor<2x2x?xf32>, tensor<?x?xf32>, tensor<?xf32>) {
  %0 = tensor.collapse_shape %a [[0, 1]] : tensor<4x?xf32> into tensor<?xf32>
  %1 = tensor.expand_shape %a [[0, 1], [2]] output_shape [2, 2, %i] : tensor<4x?xf32> into tensor<2x2x?xf32>
  %2 = tensor.reshape %a(%s) : (tensor<4x?xf32>, tensor<2xindex>) -> tensor<?x?xf32>
  %3 = tensor.extract_slice %a[%i, 0] [1, %i] [1, 2] : tensor<4x?xf32> to tensor<?xf32>
  return %0, %1, %2, %3 : tensor<?xf32>, tensor<2x2x?xf32>, tensor<?x?xf32>, tensor<?xf32>
}

// -----

func.func @vec(%a: tensor<4xf32>, %v: vector<4xf32>, %i: index) -> (tensor<4xf32>, vector<4xf32>, tensor<4xf32>) {
  %c0 = arith.constant 0 : index
  %p = arith.constant 0.0 : f32
  %r = vector.transfer_read %a[%i], %p : tensor<4xf32>, vector<4xf32>
  %w = vector.transfer_write %v, %a[%c0] : vector<4xf32>, tensor<4xf32>
  %w2 = vector.transfer_write %r, %a[%i] : vector<4xf32>, tensor<4xf32>
  return %w, %r, %w2 : tensor<4xf32>, vector<4xf32>, tensor<4xf32>
}

// -----

func.func @sel(%a: tensor<4xf32> {bufferization.writable = false}, %b: tensor<4xf32>, %c: i1, %i: index, %x: f32) -> tensor<4xf32> {
  %s = arith.select %c, %a, %b : tensor<4xf32>
  %r = tensor.insert %x into %s[%i] : tensor<4xf32>
  return %r : tensor<4xf32>
}

// -----

func.func @mat(%a: tensor<4xf32>, %m: memref<4xf32>, %i: index, %x: f32) -> tensor<4xf32> {
  %r = tensor.insert %x into %a[%i] : tensor<4xf32>
  bufferization.materialize_in_destination %r in restrict writable %m : (tensor<4xf32>, memref<4xf32>) -> ()
  %t = bufferization.to_tensor %m restrict : memref<4xf32> to tensor<4xf32>
  %q = tensor.insert %x into %t[%i] : tensor<4xf32>
  %al = bufferization.alloc_tensor() copy(%q) : tensor<4xf32>
  %z = tensor.insert %x into %al[%i] : tensor<4xf32>
  return %z : tensor<4xf32>
}

// -----

// CHECK-LABEL: func.func @slices(
// CHECK-SAME: %[[T:.*]]: memref<16xf32
// CHECK: linalg.fill
// CHECK: memref.copy %[[T]],
func.func @slices(%t: tensor<16xf32>, %x: f32) -> tensor<16xf32> {
  %0 = tensor.extract_slice %t[4][4][1] : tensor<16xf32> to tensor<4xf32>
  %1 = linalg.fill ins(%x : f32) outs(%0 : tensor<4xf32>) -> tensor<4xf32>
  %2 = tensor.insert_slice %1 into %t[4][4][1] : tensor<4xf32> into tensor<16xf32>
  %3 = tensor.extract_slice %t[0][4][1] : tensor<16xf32> to tensor<4xf32>
  %4 = tensor.insert_slice %3 into %2[8][4][1] : tensor<4xf32> into tensor<16xf32>
  return %4 : tensor<16xf32>
}

// -----

func.func @sw(%a: tensor<4xf32>, %b: tensor<4xf32>, %i: index) -> tensor<4xf32> {
  %r = scf.index_switch %i -> tensor<4xf32>
  case 0 { scf.yield %a : tensor<4xf32> }
  case 3 { %e = tensor.empty() : tensor<4xf32> scf.yield %e : tensor<4xf32> }
  default { scf.yield %b : tensor<4xf32> }
  return %r : tensor<4xf32>
}

// -----

func.func @exr(%a: tensor<4xf32>, %i: index, %x: f32) -> tensor<4xf32> {
  %r = scf.execute_region -> tensor<4xf32> {
    %q = tensor.insert %x into %a[%i] : tensor<4xf32>
    scf.yield %q : tensor<4xf32>
  }
  return %r : tensor<4xf32>
}

// -----

func.func @forinv(%a: tensor<?xf32>, %b: tensor<?xf32>, %n: index, %x: f32) -> tensor<?xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %r = scf.for %i = %c0 to %n step %c1 iter_args(%t = %a) -> (tensor<?xf32>) {
    %l = linalg.fill ins(%x : f32) outs(%b : tensor<?xf32>) -> tensor<?xf32>
    %d = tensor.dim %t, %c0 : tensor<?xf32>
    %k = scf.for %j = %c0 to %d step %c1 iter_args(%s = %l) -> (tensor<?xf32>) {
      %y = tensor.extract %b[%j] : tensor<?xf32>
      %u = tensor.insert %y into %s[%j] : tensor<?xf32>
      scf.yield %u : tensor<?xf32>
    }
    scf.yield %k : tensor<?xf32>
  }
  return %r : tensor<?xf32>
}

// -----

func.func @two(%a: tensor<4xi32>) -> (tensor<4xindex>, tensor<f32>, tensor<2x2xi8>, index) {
  %c = arith.constant dense<[[1,2],[3,4]]> : tensor<2x2xi8>
  %s = arith.constant dense<2.0> : tensor<f32>
  %i = arith.index_cast %a : tensor<4xi32> to tensor<4xindex>
  %u = tensor.cast %a : tensor<4xi32> to tensor<?xi32>
  %rk = tensor.rank %u : tensor<?xi32>
  return %i, %s, %c, %rk : tensor<4xindex>, tensor<f32>, tensor<2x2xi8>, index
}

// -----

func.func @f(%a: tensor<4xf32>, %x: f32, %i: index) -> tensor<4xf32> {
  %r = tensor.insert %x into %a[%i] : tensor<4xf32>
  return %r : tensor<4xf32>
}
func.func @g(%a: tensor<?xf32>, %i: index) -> tensor<?xf32> {
  %cst = arith.constant dense<[1.,2.,3.,4.]> : tensor<4xf32>
  %c0 = arith.constant 0 : index
  %x = arith.constant 1.0 : f32
  %p = tensor.pad %a low[1] high[%i] { ^bb0(%k: index): tensor.yield %x : f32 } : tensor<?xf32> to tensor<?xf32>
  %g = tensor.generate %i { ^bb0(%k: index): %q = tensor.extract %cst[%k] : tensor<4xf32>  tensor.yield %q : f32 } : tensor<?xf32>
  %e = tensor.empty(%i) : tensor<?xf32>
  %f = linalg.fill ins(%x: f32) outs(%e : tensor<?xf32>) -> tensor<?xf32>
  %s = tensor.splat %x[%i] : tensor<?xf32>
  %1 = linalg.add ins(%f, %g : tensor<?xf32>, tensor<?xf32>) outs(%p : tensor<?xf32>) -> tensor<?xf32>
  %2 = linalg.add ins(%s, %1 : tensor<?xf32>, tensor<?xf32>) outs(%1 : tensor<?xf32>) -> tensor<?xf32>
  %fe = tensor.from_elements %x, %x : tensor<2xf32>
  %3 = tensor.insert_slice %fe into %2[%i][2][1] : tensor<2xf32> into tensor<?xf32>
  %4 = func.call @f(%cst, %x, %i) : (tensor<4xf32>, f32, index) -> tensor<4xf32>
  %5 = tensor.concat dim(0) %4, %3, %fe : (tensor<4xf32>, tensor<?xf32>, tensor<2xf32>) -> tensor<?xf32>
  return %5 : tensor<?xf32>
}

// -----

func.func @w2(%a: tensor<5xi1>, %b: tensor<5xi1>, %i: index) -> (tensor<5xi1>, tensor<5xi1>) {
  %r:2 = scf.while (%t = %a, %s = %b) : (tensor<5xi1>, tensor<5xi1>) -> (tensor<5xi1>, tensor<5xi1>) {
    %c = tensor.extract %t[%i] : tensor<5xi1>
    scf.condition(%c) %s, %t : tensor<5xi1>, tensor<5xi1>
  } do {
  ^bb0(%t: tensor<5xi1>, %s: tensor<5xi1>):
    %f = arith.constant false
    %u = tensor.insert %f into %t[%i] : tensor<5xi1>
    scf.yield %s, %u : tensor<5xi1>, tensor<5xi1>
  }
  return %r#0, %r#1 : tensor<5xi1>, tensor<5xi1>
}
func.func @w3(%a: tensor<5xi1>, %i: index) -> (tensor<5xi1>) {
  %r = scf.while (%t = %a) : (tensor<5xi1>) -> (tensor<5xi1>) {
    %c = tensor.extract %t[%i] : tensor<5xi1>
    %e = tensor.empty() : tensor<5xi1>
    scf.condition(%c) %e : tensor<5xi1>
  } do {
  ^bb0(%t: tensor<5xi1>):
    %f = arith.constant false
    %e = tensor.empty() : tensor<5xi1>
    %u = tensor.insert %f into %e[%i] : tensor<5xi1>
    scf.yield %u : tensor<5xi1>
  }
  return %r: tensor<5xi1>
}

// -----

func.func @softmax(%a: tensor<4x8xf32>, %o: tensor<4x8xf32>) -> tensor<4x8xf32> {
  %0 = linalg.softmax dimension(1) ins(%a : tensor<4x8xf32>) outs(%o : tensor<4x8xf32>) -> tensor<4x8xf32>
  return %0 : tensor<4x8xf32>
}

// -----

// Padding by constants that are values is that of numbers.
// CHECK-LABEL: func.func @pad_values(
// CHECK: memref.subview %{{.*}}[0, 0] [%{{.*}}, %{{.*}}] [1, 1] : memref<2x4xf32> to memref<?x?xf32, strided<[4, 1]>>
func.func @pad_values(%t: tensor<?x?xf32>, %high: index, %f: f32) -> tensor<2x4xf32> {
  %c0 = arith.constant 0 : index
  %0 = tensor.pad %t low[%c0, %c0] high[%high, %high] {
  ^bb0(%i: index, %j: index):
    tensor.yield %f : f32
  } : tensor<?x?xf32> to tensor<2x4xf32>
  return %0 : tensor<2x4xf32>
}

// -----

// CHECK-LABEL: func.func @concat_sizes(
func.func @concat_sizes(%t: tensor<?x?xi32>, %u: tensor<?x12xi32>) -> tensor<?x?xi32> {
  %0 = tensor.concat dim(0) %t, %u : (tensor<?x?xi32>, tensor<?x12xi32>) -> tensor<?x?xi32>
  return %0 : tensor<?x?xi32>
}

// -----

// To expand a tensor does not read it.
// CHECK-LABEL: func.func @expanded_size(
func.func @expanded_size(%t: tensor<?xf32>, %n: index) -> index {
  %c0 = arith.constant 0 : index
  %0 = tensor.expand_shape %t [[0, 1]] output_shape [%n, 5] : tensor<?xf32> into tensor<?x5xf32>
  %1 = tensor.dim %0, %c0 : tensor<?x5xf32>
  return %1 : index
}
