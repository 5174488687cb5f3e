// What tiles would turn round: mlir-opt does.
//
// RUN: %mlcc-opt %s -affine-loop-tile=tile-size=4 | FileCheck %s

// CHECK-LABEL: @back
// CHECK: affine.for {{%.+}} = 1 to 99 {
// CHECK-NEXT: affine.for {{%.+}} = 1 to 99 {
// CHECK-NEXT: affine.load
func.func @back(%m: memref<100x100xf32>) {
  affine.for %i = 1 to 99 {
    affine.for %j = 1 to 99 {
      %x = affine.load %m[%i - 1, %j + 1] : memref<100x100xf32>
      affine.store %x, %m[%i, %j] : memref<100x100xf32>
    }
  }
  return
}

// CHECK-LABEL: @forth
// CHECK: affine.for {{%.+}} = 1 to 99 step 4 {
func.func @forth(%m: memref<100x100xf32>) {
  affine.for %i = 1 to 99 {
    affine.for %j = 1 to 99 {
      %x = affine.load %m[%i - 1, %j - 1] : memref<100x100xf32>
      affine.store %x, %m[%i, %j] : memref<100x100xf32>
    }
  }
  return
}

// CHECK-LABEL: @calls
// CHECK: affine.for {{%.+}} = 0 to 8 {
// CHECK-NEXT: affine.for {{%.+}} = 0 to 8 {
// CHECK-NEXT: func.call
func.func private @called(index, index)
func.func @calls() {
  affine.for %i = 0 to 8 {
    affine.for %j = 0 to 8 {
      func.call @called(%i, %j) : (index, index) -> ()
    }
  }
  return
}

// One loop keeps its order whatever is in it.

// CHECK-LABEL: @one
// CHECK: affine.for {{%.+}} = 0 to 8 step 4 {
func.func @one() {
  affine.for %i = 0 to 8 {
    func.call @called(%i, %i) : (index, index) -> ()
  }
  return
}

// The inner bound goes with a quotient of the outer counter.
//
// CHECK-LABEL: @third
// CHECK: affine.for [[I:%.+]] = 0 to 96 {
// CHECK-NEXT: affine.for {{%.+}} = 0 to #{{.+}}([[I]]) {
func.func @third(%m: memref<100x100xf32>) {
  affine.for %i = 0 to 96 {
    affine.for %j = 0 to affine_map<(d0) -> (d0 floordiv 3)>(%i) {
      %x = affine.load %m[%i, %j] : memref<100x100xf32>
      affine.store %x, %m[%i, %j] : memref<100x100xf32>
    }
  }
  return
}
