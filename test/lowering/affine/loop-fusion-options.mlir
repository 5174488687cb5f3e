// What options of affine-loop-fusion do.
//
// RUN: %mlcc-opt %s -affine-loop-fusion=mode=producer -split-input-file | FileCheck --check-prefix=PRODUCER %s
// RUN: %mlcc-opt %s -affine-loop-fusion=mode=sibling -split-input-file | FileCheck --check-prefix=SIBLING %s
// RUN: %mlcc-opt %s -affine-loop-fusion="fast-mem-space=2 local-buf-threshold=1" -split-input-file | FileCheck --check-prefix=FAST %s
// RUN: %mlcc-opt %s -affine-loop-fusion=compute-tolerance=0 -split-input-file | FileCheck --check-prefix=EXACT %s
// RUN: %mlcc-opt %s -affine-loop-fusion=compute-tolerance=9.5 -split-input-file | FileCheck --check-prefix=ANY %s
// RUN: %mlcc-opt %s -affine-loop-fusion=maximal -split-input-file | FileCheck --check-prefix=ANY %s
// RUN: not %mlcc-opt %s -affine-loop-fusion=compute-tolerance=some 2>&1 | FileCheck --check-prefix=REFUSED %s
// RUN: %mlcc-opt %s -affine-loop-fusion -dump-pass-pipeline -split-input-file 2>&1 | FileCheck --check-prefix=DUMP %s
// RUN: %if mlir-22 %{ mlir-opt-22 %s -affine-loop-fusion=mode=producer -split-input-file | FileCheck --check-prefix=PRODUCER %s %}
// RUN: %if mlir-22 %{ mlir-opt-22 %s -affine-loop-fusion=mode=sibling -split-input-file | FileCheck --check-prefix=SIBLING %s %}
// RUN: %if mlir-22 %{ mlir-opt-22 %s -affine-loop-fusion="fast-mem-space=2 local-buf-threshold=1" -split-input-file | FileCheck --check-prefix=FAST %s %}
// RUN: %if mlir-22 %{ mlir-opt-22 %s -affine-loop-fusion=compute-tolerance=0 -split-input-file | FileCheck --check-prefix=EXACT %s %}
// RUN: %if mlir-22 %{ mlir-opt-22 %s -affine-loop-fusion=maximal -split-input-file | FileCheck --check-prefix=ANY %s %}

// REFUSED: for the --compute-tolerance option: 'some' value invalid for floating point argument!
// DUMP: affine-loop-fusion{compute-tolerance=3.000000e-01 fast-mem-space=0 local-buf-threshold=0 maximal=false mode=greedy}

// PRODUCER-LABEL: func.func @modes(
// PRODUCER-COUNT-2: affine.for
// PRODUCER-NOT:     affine.for
// PRODUCER:         return
// SIBLING-LABEL: func.func @modes(
// SIBLING-COUNT-2: affine.for
// SIBLING-NOT:     affine.for
// SIBLING:         return
// FAST-LABEL: func.func @modes(
// FAST: memref.alloc() : memref<1xf32, 2>
// FAST-COUNT-1: affine.for
// FAST-NOT:     affine.for
// FAST:         return
func.func @modes(%x: f32, %y: memref<10xf32>, %z: memref<10xf32>, %w: memref<10xf32>) {
  %m = memref.alloc() : memref<10xf32>
  affine.for %i = 0 to 10 {
    affine.store %x, %m[%i] : memref<10xf32>
  }
  affine.for %i = 0 to 10 {
    %0 = affine.load %m[%i] : memref<10xf32>
    %1 = affine.load %z[%i] : memref<10xf32>
    %2 = arith.addf %0, %1 : f32
    affine.store %2, %y[%i] : memref<10xf32>
  }
  affine.for %i = 0 to 10 {
    %0 = affine.load %z[%i] : memref<10xf32>
    affine.store %0, %w[%i] : memref<10xf32>
  }
  return
}

// -----

// Every element is computed three times.
//
// EXACT-LABEL: func.func @tolerance(
// EXACT-COUNT-3: affine.for
// ANY-LABEL: func.func @tolerance(
// ANY-COUNT-2: affine.for
// ANY-NOT:     affine.for
// ANY:         return
func.func @tolerance(%a: memref<10xf32>, %y: memref<3x10xf32>) {
  %m = memref.alloc() : memref<10xf32>
  affine.for %i = 0 to 10 {
    %0 = affine.load %a[%i] : memref<10xf32>
    %1 = arith.mulf %0, %0 : f32
    %2 = arith.mulf %1, %0 : f32
    %3 = arith.mulf %2, %0 : f32
    affine.store %3, %m[%i] : memref<10xf32>
  }
  affine.for %i = 0 to 3 {
    affine.for %j = 0 to 10 {
      %0 = affine.load %m[%j] : memref<10xf32>
      affine.store %0, %y[%i, %j] : memref<3x10xf32>
    }
  }
  return
}
