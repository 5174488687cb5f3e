// RUN: mlcc-opt -allow-unregistered-dialect %s -convert-to-llvm | FileCheck %s
// RUN: %if mlir-22 %{ mlcc-opt -allow-unregistered-dialect %s -convert-to-llvm > %t %}
// RUN: %if mlir-22 %{ mlir-opt-22 -allow-unregistered-dialect %s -convert-to-llvm | diff %t - %}
//
// What a conversion makes on demand, and folds on the way, as in MLIR.

func.func private @callee(memref<?xf32>, memref<?x?xf32>)

// Who asks first for what memrefs become has it made first; each comes before
// those that were made earlier. Nobody asks for the last.
//
// CHECK-LABEL: llvm.func @asked(
// CHECK:         %[[B:.*]] = llvm.mlir.poison
// CHECK-NEXT:    llvm.insertvalue %arg5, %[[B]][0]
// CHECK:         %[[A:.*]] = llvm.mlir.poison
// CHECK-NEXT:    llvm.insertvalue %arg0, %[[A]][0]
// CHECK:         %[[C:.*]] = llvm.mlir.poison
// CHECK-NEXT:    llvm.insertvalue %arg12, %[[C]][0]
// CHECK-NOT:     llvm.mlir.poison
// CHECK:         llvm.call @callee(
func.func @asked(%a: memref<?xf32>, %b: memref<?x?xf32>, %c: memref<f32>, %d: memref<f32>) {
  %0 = memref.load %c[] : memref<f32>
  "use"(%0) : (f32) -> ()
  func.call @callee(%a, %b) : (memref<?xf32>, memref<?x?xf32>) -> ()
  return
}

// What stays takes what they were, made in the end: the last one first, but for
// one that was asked for.
//
// CHECK-LABEL: llvm.func @as_they_were(
// CHECK-NEXT:    %[[I:.*]] = builtin.unrealized_conversion_cast %arg10 : i64 to index
// CHECK:         llvm.insertvalue %arg5,
// CHECK:         %[[B:.*]] = builtin.unrealized_conversion_cast {{.*}} to memref<?xf32, 1>
// CHECK:         llvm.insertvalue %arg0,
// CHECK:         %[[A:.*]] = builtin.unrealized_conversion_cast {{.*}} to memref<?xf32>
// CHECK:         "use"(%[[A]], %[[B]], %[[I]])
func.func @as_they_were(%a: memref<?xf32>, %b: memref<?xf32, 1>, %i: index) {
  %0 = memref.load %a[%i] : memref<?xf32>
  "use"(%a, %b, %i) : (memref<?xf32>, memref<?xf32, 1>, index) -> ()
  return
}

// A function's own arguments are none while it is converted: no symbols.
//
// CHECK-LABEL: llvm.func @no_symbol(
// CHECK:         affine.for %{{.*}} = #{{.*}}(%{{.*}}) to #{{.*}}()[%{{.*}}] {
func.func @no_symbol(%n: index) {
  %m = "make"() : () -> index
  affine.for %i = affine_map<(d0) -> (d0 - 1)>(%n) to affine_map<(d0) -> (d0 + 1)>(%m) {
    "use"(%i) : (index) -> ()
  }
  return
}

// One cast for what folds to the same.
//
// CHECK-LABEL: llvm.func @two_names(
// CHECK-COUNT-1: unrealized_conversion_cast
// CHECK-NOT:     unrealized_conversion_cast
// CHECK:         "use"(%[[I:.*]], %[[I]], %[[I]])
func.func @two_names(%i: index) {
  %c0 = index.constant 0
  %0 = index.add %i, %c0
  %1 = index.add %0, %c0
  "use"(%0, %1, %i) : (index, index, index) -> ()
  return
}

// Constants that folding made besides stay as they are.
//
// CHECK-LABEL: llvm.func @known_sizes(
// CHECK:         %[[FOUR:.*]] = arith.constant 4 : index
// CHECK:         %[[SIZE:.*]] = llvm.extractvalue %{{.*}}[3, 0]
// CHECK-NEXT:    llvm.extractvalue %{{.*}}[3, 1]
// CHECK-NEXT:    llvm.extractvalue %{{.*}}[4, 0]
// CHECK-NEXT:    llvm.extractvalue %{{.*}}[4, 1]
// CHECK:         "use"(%[[FOUR]])
func.func @known_sizes(%m: memref<?x4xf32>) -> index {
  %base, %offset, %sizes:2, %strides:2 = memref.extract_strided_metadata %m : memref<?x4xf32> -> memref<f32>, index, index, index, index, index
  "use"(%sizes#1) : (index) -> ()
  return %sizes#0 : index
}

// A constant tensor has no conversion: nothing folds to one.
//
// CHECK-LABEL: func.func @tensors(
// CHECK:         arith.muli
func.func @tensors() -> tensor<4xi8> {
  %a = arith.constant dense<3> : tensor<4xi8>
  %b = arith.constant dense<4> : tensor<4xi8>
  %0 = arith.muli %a, %b : tensor<4xi8>
  return %0 : tensor<4xi8>
}

// CHECK-LABEL: llvm.func @steps(
// CHECK:         vector.step : vector<4xindex>
// CHECK:         llvm.intr.stepvector : vector<[4]xi64>
func.func @steps() -> (vector<4xindex>, vector<[4]xindex>) {
  %0 = vector.step : vector<4xindex>
  %1 = vector.step : vector<[4]xindex>
  return %0, %1 : vector<4xindex>, vector<[4]xindex>
}
