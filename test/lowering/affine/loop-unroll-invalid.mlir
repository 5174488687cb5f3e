// Factors that affine-loop-unroll and affine-loop-unroll-jam refuse, and what
// they are not for.
//
// RUN: not %mlcc-opt %s -affine-loop-unroll=unroll-factor=0 2>&1 | FileCheck --check-prefix=FACTOR %s
// RUN: not %mlcc-opt %s -affine-loop-unroll=unroll-factor=-2 2>&1 | FileCheck --check-prefix=FACTOR %s
// RUN: not %mlcc-opt %s -affine-loop-unroll-jam=unroll-jam-factor=0 2>&1 | FileCheck --check-prefix=JAM %s
// RUN: not %mlcc-opt %s -affine-loop-unroll=unroll-factor=two 2>&1 | FileCheck --check-prefix=NUMBER %s
// RUN: not %mlcc-opt %s -pass-pipeline="builtin.module(affine-loop-unroll)" 2>&1 | FileCheck --check-prefix=MODULE %s

// FACTOR: [[#@LINE+5]]:1: error: Invalid option: 'unroll-factor' should be greater than 0 or equal to -1
// JAM: [[#@LINE+4]]:1: error: unroll-jam-factor is not positive
// NUMBER: 'two' value invalid for long argument!
// MODULE: unable to schedule pass 'AffineLoopUnroll' on a PassManager intended to run on 'builtin.module'!

func.func @f() {
  return
}
