// RUN: mlcc-opt %s -affine-loop-fusion -split-input-file | FileCheck %s

// What the iterations of source and sink have to do with each other.

// Loops in other steps.
//
// CHECK-LABEL: func.func @other_steps(
// CHECK-SAME:    [[Y:%[^:]+]]: memref<12xf32>
// CHECK-SAME:    [[X:%[^:]+]]: f32
// CHECK:         [[ALLOC:%.+]] = memref.alloc() : memref<1xf32>
// CHECK:         affine.for [[I:%.+]] = 0 to 12 step 3 {
// CHECK:           affine.store [[X]], [[ALLOC]][0] : memref<1xf32>
// CHECK:           [[LOAD:%.+]] = affine.load [[ALLOC]][0] : memref<1xf32>
// CHECK:           affine.store [[LOAD]], [[Y]][[[I]]] : memref<12xf32>
func.func @other_steps(%y: memref<12xf32>, %x: f32) {
  %m = memref.alloc() : memref<12xf32>
  affine.for %i = 0 to 12 {
    affine.store %x, %m[%i] : memref<12xf32>
  }
  affine.for %i = 0 to 12 step 3 {
    %0 = affine.load %m[%i] : memref<12xf32>
    affine.store %0, %y[%i] : memref<12xf32>
  }
  return
}

// -----

// CHECK-LABEL: func.func @step_in_source(
// CHECK-SAME:    [[Y:%[^:]+]]: memref<12xf32>
// CHECK-SAME:    [[X:%[^:]+]]: f32
// CHECK:         [[ALLOC:%.+]] = memref.alloc() : memref<12xf32>
// CHECK:         affine.for [[I:%.+]] = 0 to 12 step 3 {
// CHECK:           affine.store [[X]], [[ALLOC]][[[I]]] : memref<12xf32>
// CHECK:         affine.for [[I1:%.+]] = 0 to 12 {
// CHECK:           [[LOAD:%.+]] = affine.load [[ALLOC]][[[I1]]] : memref<12xf32>
// CHECK:           affine.store [[LOAD]], [[Y]][[[I1]]] : memref<12xf32>
func.func @step_in_source(%y: memref<12xf32>, %x: f32) {
  %m = memref.alloc() : memref<12xf32>
  affine.for %i = 0 to 12 step 3 {
    affine.store %x, %m[%i] : memref<12xf32>
  }
  affine.for %i = 0 to 12 {
    %0 = affine.load %m[%i] : memref<12xf32>
    affine.store %0, %y[%i] : memref<12xf32>
  }
  return
}

// -----

// Of vectors.
//
// CHECK-LABEL: func.func @vectors(
// CHECK-SAME:    [[Y:%[^:]+]]: memref<8xvector<4xf32>>
// CHECK-SAME:    [[X:%[^:]+]]: vector<4xf32>
// CHECK:         [[ALLOC:%.+]] = memref.alloc() : memref<1xvector<4xf32>>
// CHECK:         affine.for [[I:%.+]] = 0 to 8 {
// CHECK:           affine.store [[X]], [[ALLOC]][0] : memref<1xvector<4xf32>>
// CHECK:           [[LOAD:%.+]] = affine.load [[ALLOC]][0] : memref<1xvector<4xf32>>
// CHECK:           affine.store [[LOAD]], [[Y]][[[I]]] : memref<8xvector<4xf32>>
func.func @vectors(%y: memref<8xvector<4xf32>>, %x: vector<4xf32>) {
  %m = memref.alloc() : memref<8xvector<4xf32>>
  affine.for %i = 0 to 8 {
    affine.store %x, %m[%i] : memref<8xvector<4xf32>>
  }
  affine.for %i = 0 to 8 {
    %0 = affine.load %m[%i] : memref<8xvector<4xf32>>
    affine.store %0, %y[%i] : memref<8xvector<4xf32>>
  }
  return
}

// -----

// Loops of other lengths.
//
// CHECK-LABEL: func.func @longer_source(
// CHECK-SAME:    [[Y:%[^:]+]]: memref<8xf32>
// CHECK-SAME:    [[X:%[^:]+]]: f32
// CHECK:         [[ALLOC:%.+]] = memref.alloc() : memref<1xf32>
// CHECK:         affine.for [[I:%.+]] = 2 to 8 {
// CHECK:           affine.store [[X]], [[ALLOC]][0] : memref<1xf32>
// CHECK:           [[LOAD:%.+]] = affine.load [[ALLOC]][0] : memref<1xf32>
// CHECK:           affine.store [[LOAD]], [[Y]][[[I]]] : memref<8xf32>
func.func @longer_source(%y: memref<8xf32>, %x: f32) {
  %m = memref.alloc() : memref<10xf32>
  affine.for %i = 0 to 10 {
    affine.store %x, %m[%i] : memref<10xf32>
  }
  affine.for %i = 2 to 8 {
    %0 = affine.load %m[%i] : memref<10xf32>
    affine.store %0, %y[%i] : memref<8xf32>
  }
  return
}

// -----

// CHECK-LABEL: func.func @longer_sink(
// CHECK-SAME:    [[Y:%[^:]+]]: memref<12xf32>
// CHECK-SAME:    [[X:%[^:]+]]: f32
// CHECK:         [[ALLOC:%.+]] = memref.alloc() : memref<12xf32>
// CHECK:         affine.for [[I:%.+]] = 2 to 8 {
// CHECK:           affine.store [[X]], [[ALLOC]][[[I]]] : memref<12xf32>
// CHECK:         affine.for [[I1:%.+]] = 0 to 12 {
// CHECK:           [[LOAD:%.+]] = affine.load [[ALLOC]][[[I1]]] : memref<12xf32>
// CHECK:           affine.store [[LOAD]], [[Y]][[[I1]]] : memref<12xf32>
func.func @longer_sink(%y: memref<12xf32>, %x: f32) {
  %m = memref.alloc() : memref<12xf32>
  affine.for %i = 2 to 8 {
    affine.store %x, %m[%i] : memref<12xf32>
  }
  affine.for %i = 0 to 12 {
    %0 = affine.load %m[%i] : memref<12xf32>
    affine.store %0, %y[%i] : memref<12xf32>
  }
  return
}
