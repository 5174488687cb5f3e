// Inputs of all_modules.py: nests of affine loops made at random, of which
// each is the first that comes to something in a pass.

func.func @f(%C: memref<64xf32>, %n: index) {
  %t0 = memref.alloc() : memref<16x16xf32>
  %t1 = memref.alloc() : memref<64xf32>
  %cst = arith.constant 1.0 : f32
  affine.for %i1 = 0 to 64 step 4 {
    affine.for %i2 = 0 to 1 {
      affine.for %i3 = 0 to 64 {
        %v4 = affine.load %t0[%i2, %i3] : memref<16x16xf32>
        %v5 = arith.subf %v4, %cst : f32
        affine.store %cst, %t0[%i2, %i3] : memref<16x16xf32>
      }
    }
  }
  affine.for %i6 = 0 to %n {
    affine.for %i7 = affine_map<(d0) -> (d0)>(%i6) to affine_map<(d0) -> (d0 + 4)>(%i6) {
      %v8 = affine.load %C[%i6 mod 4] : memref<64xf32>
      affine.store %cst, %t1[%i7] : memref<64xf32>
    }
    affine.for %i9 = 0 to 16 {
      %v10 = affine.load %C[%i9] : memref<64xf32>
      %v11 = affine.load %t0[%i9, %i6] : memref<16x16xf32>
      %v12 = affine.load %C[%i9 * 2] : memref<64xf32>
      affine.store %v12, %C[%i9] : memref<64xf32>
      %v13 = affine.load %t0[%i6, %i9] : memref<16x16xf32>
    }
  }
  return
}

// -----

func.func @f(%E: memref<?x8xf32>, %n: index) {
  %t0 = memref.alloc() : memref<16x16xf32>
  %cst = arith.constant 1.0 : f32
  %r2 = affine.for %i1 = 0 to 16 iter_args(%a3 = %cst) -> (f32) {
    %v4 = affine.load %t0[%i1 + %i1, %i1] : memref<16x16xf32>
    %v5 = arith.mulf %a3, %v4 : f32
    affine.yield %v5 : f32
  }
  affine.for %i6 = 0 to %n {
    %v7 = affine.load %t0[%i6 * 2, %i6] : memref<16x16xf32>
    affine.store %v7, %t0[%i6, %i6] : memref<16x16xf32>
  }
  affine.for %i8 = 0 to %n {
    %v9 = affine.load %t0[%i8 * 2, %i8 - 1] : memref<16x16xf32>
    %v10 = affine.load %E[%i8, %i8] : memref<?x8xf32>
    affine.store %v10, %t0[%i8 mod 4, %i8 + %i8] : memref<16x16xf32>
    %v11 = affine.load %t0[%i8 + 1, %i8 mod 4] : memref<16x16xf32>
  }
  memref.dealloc %t0 : memref<16x16xf32>
  return
}

// -----

func.func @f(%B: memref<16x16xf32>, %C: memref<64xf32>, %E: memref<?x8xf32>, %n: index) {
  %cst = arith.constant 1.0 : f32
  %r2 = affine.for %i1 = 0 to 16 iter_args(%a3 = %cst) -> (f32) {
    %v4 = affine.load %E[%i1, %i1] : memref<?x8xf32>
    %v5 = arith.mulf %a3, %v4 : f32
    affine.yield %v5 : f32
  }
  affine.store %r2, %B[7, 1] : memref<16x16xf32>
  affine.for %i6 = 0 to 8 {
    %v7 = affine.load %E[%i6 mod 4, %i6] : memref<?x8xf32>
    affine.for %i8 = 0 to 12 {
      affine.for %i9 = 0 to 16 step 2 {
        %v10 = affine.load %E[%i8 + 1, %i8 + 1] : memref<?x8xf32>
        %v11 = arith.addf %v10, %v10 : f32
      }
      affine.for %i12 = 0 to 16 {
        %v13 = affine.load %B[%i8 * 2, %i12] : memref<16x16xf32>
        %v14 = affine.load %E[%i12, %i8] : memref<?x8xf32>
        affine.store %v14, %C[%i12] : memref<64xf32>
        %v15 = affine.load %B[%i8, %i12] : memref<16x16xf32>
        %v16 = affine.load %E[%i12, %i12 + symbol(%n)] : memref<?x8xf32>
      }
    }
  }
  affine.for %i17 = 0 to 10 {
    %v18 = affine.load %E[%i17 + 3, %i17] : memref<?x8xf32>
    %v19 = affine.load %C[%i17 * 2] : memref<64xf32>
    %v20 = affine.load %C[%i17] : memref<64xf32>
  }
  return
}

// -----

func.func @f(%A: memref<16x16xf32>, %D: memref<?xf32>, %E: memref<?x8xf32>) {
  %cst = arith.constant 0.0 : f32
  affine.for %i1 = 0 to 1 {
    affine.for %i2 = 0 to 8 step 4 {
      %v3 = affine.load %E[%i2 + %i2, %i1 - 1] : memref<?x8xf32>
      affine.store %v3, %A[%i2, %i1] : memref<16x16xf32>
    }
  }
  affine.for %i4 = 1 to 12 {
    affine.for %i5 = 0 to 16 step 4 {
      %v6 = affine.load %A[%i5, %i4] : memref<16x16xf32>
      %v7 = arith.addf %v6, %v6 : f32
      %v8 = affine.load %E[%i4, %i5] : memref<?x8xf32>
    }
  }
  affine.for %i9 = 0 to 64 step 4 {
    affine.for %i10 = 4 to 5 {
      affine.for %i11 = 0 to 8 {
        %v12 = affine.load %A[%i10, %i11] : memref<16x16xf32>
        %v13 = affine.load %E[%i10, %i11] : memref<?x8xf32>
        %v14 = affine.load %D[%i11 floordiv 2] : memref<?xf32>
        %v15 = arith.subf %v13, %cst : f32
      }
    }
  }
  return
}

// -----

func.func @f(%A: memref<16x16xf32>, %D: memref<?xf32>) {
  %t0 = memref.alloc() : memref<16x16xf32>
  %cst = arith.constant 0.0 : f32
  affine.for %i1 = 0 to 2 {
    affine.for %i2 = 0 to 16 {
      %v3 = affine.load %t0[%i2, %i2 - 1] : memref<16x16xf32>
      affine.store %v3, %A[%i1, %i2] : memref<16x16xf32>
      %v4 = affine.load %D[%i1] : memref<?xf32>
    }
    %v5 = affine.load %A[%i1, %i1 + %i1] : memref<16x16xf32>
    %v6 = affine.load %A[%i1, %i1] : memref<16x16xf32>
  }
  affine.for %i7 = 0 to 2 {
    affine.for %i8 = 0 to 1 {
      %v9 = affine.load %t0[%i8, %i7] : memref<16x16xf32>
      %v10 = affine.load %D[%i7 + %i8] : memref<?xf32>
    }
  }
  memref.dealloc %t0 : memref<16x16xf32>
  return
}

// -----

func.func @f(%C: memref<64xf32>) {
  %t0 = memref.alloc() : memref<10xf32>
  %cst = arith.constant 1.0 : f32
  %r2 = affine.for %i1 = 0 to 2 iter_args(%a3 = %cst) -> (f32) {
    %v4 = affine.load %t0[%i1 + 1] : memref<10xf32>
    %v5 = arith.mulf %a3, %v4 : f32
    affine.yield %v5 : f32
  }
  affine.for %i6 = 0 to 16 {
    affine.for %i7 = 0 to 16 {
      %r9 = affine.for %i8 = 0 to 64 iter_args(%a10 = %cst) -> (f32) {
        %v11 = affine.load %t0[%i8 + %i7] : memref<10xf32>
        %v12 = arith.addf %a10, %v11 : f32
        affine.yield %v12 : f32
      }
      affine.store %r9, %C[%i6] : memref<64xf32>
    }
  }
  return
}

// -----

func.func @f(%C: memref<64xf32>, %D: memref<?xf32>, %n: index) -> memref<f32> {
  %t0 = memref.alloc() : memref<f32>
  %t1 = memref.alloc() : memref<f32>
  %cst = arith.constant 1.0 : f32
  affine.for %i1 = 0 to %n {
    %r3 = affine.for %i2 = 0 to 12 iter_args(%a4 = %cst) -> (f32) {
      %v5 = affine.load %D[%i1 + %i1] : memref<?xf32>
      %v6 = arith.addf %a4, %v5 : f32
      affine.yield %v6 : f32
    }
    affine.store %r3, %t0[] : memref<f32>
    affine.for %i7 = 0 to 12 step 4 {
      %v8 = affine.load %D[%i1] : memref<?xf32>
      %v9 = affine.load %t0[] : memref<f32>
      %v10 = arith.subf %v8, %cst : f32
      affine.store %v9, %t1[] : memref<f32>
      %v11 = affine.load %t1[] : memref<f32>
    }
  }
  affine.for %i12 = 0 to 2 {
    %v13 = affine.load %t0[] : memref<f32>
    %r15 = affine.for %i14 = 0 to 10 step 4 iter_args(%a16 = %cst) -> (f32) {
      %v17 = affine.load %D[%i12] : memref<?xf32>
      %v18 = arith.mulf %a16, %v17 : f32
      affine.yield %v18 : f32
    }
    affine.store %r15, %D[%i12] : memref<?xf32>
  }
  %v19 = affine.load %C[5] : memref<64xf32>
  %v20 = affine.load %t0[] : memref<f32>
  affine.for %i21 = 0 to 16 {
    affine.for %i22 = 2 to 10 {
      %v23 = affine.load %D[%i21] : memref<?xf32>
      %v24 = affine.load %t1[] : memref<f32>
      affine.store %v23, %t0[] : memref<f32>
      %v25 = arith.addf %v24, %cst : f32
      affine.if affine_set<(d0) : (d0 - 2 >= 0)>(%i22) {
        %v26 = arith.addf %v24, %v25 : f32
        affine.if affine_set<(d0) : (d0 - 4 >= 0)>(%i22) {
          affine.store %v25, %t1[] : memref<f32>
          %v27 = arith.addf %v23, %v23 : f32
        }
      }
    }
    %v28 = affine.load %t0[] : memref<f32>
    %v29 = affine.load %C[%i21 + 3] : memref<64xf32>
  }
  return %t0 : memref<f32>
}

// -----

func.func @f(%A: memref<16x16xf32>, %B: memref<16x16xf32>) {
  %t0 = memref.alloc() : memref<16x16xf32>
  %cst = arith.constant 0.0 : f32
  affine.for %i1 = 0 to 64 {
    affine.for %i2 = 0 to 1 {
      %v3 = affine.load %t0[%i1, %i2] : memref<16x16xf32>
      affine.store %v3, %t0[%i2 + 1, %i2 + 2] : memref<16x16xf32>
      %v4 = arith.addf %v3, %cst : f32
      %v5 = affine.load %A[%i1, %i2] : memref<16x16xf32>
      affine.store %cst, %t0[%i2, %i2] : memref<16x16xf32>
    }
  }
  affine.for %i6 = 0 to 16 {
    affine.parallel (%i7) = (0) to (16) {
      %v8 = affine.load %A[%i6, %i7] : memref<16x16xf32>
      %v9 = affine.load %B[%i6, %i7] : memref<16x16xf32>
      %v10 = affine.load %t0[%i6, %i6 floordiv 2] : memref<16x16xf32>
      %v11 = affine.load %B[%i6, %i7] : memref<16x16xf32>
      %v12 = affine.load %A[%i6, %i7] : memref<16x16xf32>
    }
  }
  return
}

// -----

func.func @f(%B: memref<16x16xf32>, %C: memref<64xf32>, %D: memref<?xf32>, %n: index) {
  %cst = arith.constant 0.0 : f32
  affine.for %i1 = 0 to 16 {
    affine.for %i2 = 0 to 64 {
      %v3 = affine.load %C[%i1] : memref<64xf32>
      %v4 = affine.load %B[%i2, %i2] : memref<16x16xf32>
    }
  }
  affine.for %i5 = 0 to 10 {
    %v6 = affine.load %D[%i5 + 2] : memref<?xf32>
    affine.for %i7 = 0 to 16 step 2 {
      %v8 = affine.load %D[%i5] : memref<?xf32>
      affine.store %v8, %B[%i7 + 1, %i5 + %i7] : memref<16x16xf32>
      %v9 = affine.load %B[%i7, %i5] : memref<16x16xf32>
      %v10 = affine.load %B[%i5 - 1, %i7] : memref<16x16xf32>
      affine.store %v10, %D[%i7 + 1] : memref<?xf32>
    }
    affine.for %i11 = 0 to 1 {
      %v12 = affine.load %C[%i5] : memref<64xf32>
      %v13 = arith.subf %v12, %v12 : f32
      %v14 = affine.load %B[%i5 + symbol(%n), %i11 + 3] : memref<16x16xf32>
    }
  }
  affine.for %i15 = 0 to 1 {
    %v16 = affine.load %D[%i15 - 1] : memref<?xf32>
    affine.for %i17 = 0 to %n {
      %v18 = affine.load %D[%i17] : memref<?xf32>
      %v19 = affine.load %D[%i15] : memref<?xf32>
    }
  }
  return
}

// -----

func.func @f(%B: memref<16x16xf32>, %D: memref<?xf32>, %E: memref<?x8xf32>, %n: index) {
  %t0 = memref.alloc() : memref<16x16xf32>
  %cst = arith.constant 0.0 : f32
  affine.for %i1 = 0 to 1 step 2 {
    affine.for %i2 = 0 to 16 {
      %v3 = affine.load %D[%i1] : memref<?xf32>
      %v4 = affine.load %D[%i1] : memref<?xf32>
      affine.if affine_set<(d0) : (d0 - 1 >= 0)>(%i2) {
        affine.store %v4, %E[%i1, %i2] : memref<?x8xf32>
        %v5 = affine.load %D[%i1 + %i2] : memref<?xf32>
      }
    }
  }
  affine.for %i6 = 4 to 8 {
    affine.for %i7 = 0 to 1 {
      %v8 = affine.load %t0[%i6, %i7] : memref<16x16xf32>
      affine.store %v8, %D[%i7] : memref<?xf32>
      %v9 = affine.load %E[%i6, %i7] : memref<?x8xf32>
      affine.store %v8, %B[%i6, %i7] : memref<16x16xf32>
    }
  }
  affine.for %i10 = 0 to 16 step 2 {
    affine.for %i11 = 1 to %n {
      affine.for %i12 = 0 to 10 {
        %v13 = affine.load %B[%i11, %i12] : memref<16x16xf32>
        %v14 = arith.addf %v13, %v13 : f32
        affine.store %v13, %t0[%i12, %i10] : memref<16x16xf32>
      }
    }
    affine.for %i15 = 0 to %n {
      affine.for %i16 = 0 to 2 {
        %v17 = affine.load %B[%i15, %i16] : memref<16x16xf32>
        %v18 = affine.load %D[%i15] : memref<?xf32>
        affine.store %v17, %D[%i15] : memref<?xf32>
        affine.store %v18, %D[%i15 * 2] : memref<?xf32>
      }
    }
  }
  %v19 = affine.load %E[0, 6] : memref<?x8xf32>
  affine.store %v19, %t0[7, 5] : memref<16x16xf32>
  memref.dealloc %t0 : memref<16x16xf32>
  return
}

// -----

func.func @f(%C: memref<64xf32>, %E: memref<?x8xf32>) {
  %t0 = memref.alloc() : memref<64xf32>
  %cst = arith.constant 1.0 : f32
  affine.for %i1 = 0 to 8 step 2 {
    affine.for %i2 = 3 to 4 {
      %v3 = affine.load %E[1, %i1 + 1] : memref<?x8xf32>
      %v4 = arith.addf %v3, %cst : f32
    }
  }
  affine.for %i5 = 0 to 2 {
    %v6 = affine.load %E[%i5, %i5 + 2] : memref<?x8xf32>
    affine.for %i7 = 0 to 8 {
      %v8 = affine.load %E[%i5, %i7] : memref<?x8xf32>
      %v9 = affine.load %t0[%i7 - 1] : memref<64xf32>
    }
  }
  affine.for %i10 = 0 to 8 {
    affine.for %i11 = 0 to 64 {
      %v12 = affine.load %E[%i10, %i11] : memref<?x8xf32>
      affine.store %v12, %C[%i10 * 2] : memref<64xf32>
      %v13 = memref.load %C[%i11] : memref<64xf32>
      affine.if affine_set<(d0) : (d0 - 3 >= 0)>(%i11) {
        affine.store %v13, %C[%i10 + %i10] : memref<64xf32>
        %v14 = affine.load %t0[%i10 + 1] : memref<64xf32>
      }
    }
    affine.for %i15 = 0 to 16 step 4 {
      %v16 = affine.load %C[%i10] : memref<64xf32>
      affine.store %v16, %E[%i15, %i10] : memref<?x8xf32>
      affine.store %v16, %C[%i15] : memref<64xf32>
      affine.store %v16, %E[%i10 + %i15, %i15] : memref<?x8xf32>
    }
    %v17 = affine.load %E[%i10, %i10 + %i10] : memref<?x8xf32>
    %v18 = affine.load %E[%i10 + %i10, %i10] : memref<?x8xf32>
  }
  %v19 = affine.load %t0[5] : memref<64xf32>
  affine.store %v19, %E[0, 7] : memref<?x8xf32>
  return
}

// -----

func.func @f(%C: memref<64xf32>, %D: memref<?xf32>, %n: index) {
  %t0 = memref.alloc() : memref<f32>
  %t1 = memref.alloca() : memref<64xf32>
  %cst = arith.constant 1.0 : f32
  affine.for %i1 = 1 to %n {
    affine.for %i2 = 0 to 1 {
      %v3 = affine.load %D[%i1 - 1] : memref<?xf32>
      %v4 = arith.addf %v3, %cst : f32
    }
  }
  affine.for %i5 = 0 to min affine_map<(d0) -> (d0, 12)>(%n) {
    %v6 = affine.load %C[%i5] : memref<64xf32>
    %v7 = affine.load %t0[] : memref<f32>
    %v8 = affine.load %t0[] : memref<f32>
  }
  return
}

// -----

func.func @f(%B: memref<16x16xf32>, %D: memref<?xf32>, %E: memref<?x8xf32>, %n: index) {
  %t0 = memref.alloc() : memref<10xf32>
  %t1 = memref.alloc() : memref<16x16xf32>
  %cst = arith.constant 0.0 : f32
  affine.for %i1 = 1 to %n {
    affine.for %i2 = 0 to 2 {
      %v3 = affine.load %E[%i1, %i2] : memref<?x8xf32>
      %v4 = affine.load %t1[%i2, %i2 + 2] : memref<16x16xf32>
    }
  }
  affine.for %i5 = 0 to 16 step 4 {
    %v6 = affine.load %D[%i5 + %i5] : memref<?xf32>
    %v7 = affine.load %B[%i5, %i5 * 2] : memref<16x16xf32>
  }
  affine.parallel (%i8) = (0) to (16) {
    %v9 = affine.load %B[%i8 * 2, %i8] : memref<16x16xf32>
    %v10 = affine.load %E[%i8, %i8] : memref<?x8xf32>
  }
  return
}

// -----

func.func @f(%B: memref<16x16xf32>, %E: memref<?x8xf32>, %n: index) {
  %t0 = memref.alloc() : memref<f32>
  %cst = arith.constant 0.0 : f32
  affine.for %i1 = 0 to 64 {
    %r3 = affine.for %i2 = 0 to 8 iter_args(%a4 = %cst) -> (f32) {
      %v5 = affine.load %E[%i2, %i1] : memref<?x8xf32>
      %v6 = arith.mulf %a4, %v5 : f32
      affine.yield %v6 : f32
    }
    affine.store %r3, %B[%i1 mod 4, %i1 + 2] : memref<16x16xf32>
  }
  affine.for %i7 = 0 to 2 step 4 {
    affine.for %i8 = 0 to min affine_map<(d0) -> (d0, 12)>(%n) {
      %v9 = affine.load %B[%i7, %i8] : memref<16x16xf32>
      %v10 = affine.load %t0[] : memref<f32>
      %v11 = arith.mulf %v9, %v9 : f32
      affine.store %v10, %t0[] : memref<f32>
      %v12 = arith.subf %v10, %v9 : f32
    }
  }
  memref.dealloc %t0 : memref<f32>
  return
}

// -----

func.func @f(%A: memref<16x16xf32>, %C: memref<64xf32>, %E: memref<?x8xf32>, %n: index) {
  %t0 = memref.alloc() : memref<16x16xf32>
  %cst = arith.constant 0.0 : f32
  affine.for %i1 = 0 to %n {
    affine.for %i2 = 0 to 16 {
      affine.for %i3 = 0 to 8 {
        %v4 = affine.load %A[%i1, %i2] : memref<16x16xf32>
        affine.store %v4, %E[%i3, %i2] : memref<?x8xf32>
      }
    }
  }
  affine.for %i5 = 0 to 64 {
    affine.for %i6 = 0 to min affine_map<(d0) -> (d0, 12)>(%n) {
      %v7 = affine.load %C[%i6 + %i6] : memref<64xf32>
      affine.for %i8 = 0 to 8 step 2 {
        %v9 = affine.load %C[%i8] : memref<64xf32>
        %v10 = affine.load %A[%i6, %i8] : memref<16x16xf32>
        affine.store %v10, %C[%i8 + 3] : memref<64xf32>
        affine.store %v9, %E[%i8, %i6] : memref<?x8xf32>
      }
    }
  }
  return
}

// -----

func.func @f(%B: memref<16x16xf32>, %C: memref<64xf32>, %E: memref<?x8xf32>) {
  %cst = arith.constant 0.0 : f32
  affine.for %i1 = 0 to 16 {
    affine.for %i2 = 0 to 16 {
      %v3 = affine.load %E[%i1, %i2] : memref<?x8xf32>
      %v4 = affine.load %E[%i1, %i2] : memref<?x8xf32>
      affine.store %v4, %E[%i1, %i2] : memref<?x8xf32>
      affine.store %v3, %B[%i2, %i2] : memref<16x16xf32>
      %v5 = affine.load %E[%i2, %i1] : memref<?x8xf32>
    }
    affine.for %i6 = 0 to 16 {
      %v7 = affine.load %C[%i6] : memref<64xf32>
      %v8 = arith.subf %v7, %cst : f32
      %v9 = arith.mulf %v8, %cst : f32
      affine.if affine_set<(d0) : (d0 - 1 >= 0)>(%i6) {
        %v10 = arith.subf %v9, %v9 : f32
        %v11 = arith.addf %v10, %v10 : f32
      }
    }
    %v12 = affine.load %E[%i1, %i1 + 2] : memref<?x8xf32>
    affine.store %v12, %E[%i1, %i1] : memref<?x8xf32>
  }
  return
}

// -----

func.func @f(%A: memref<16x16xf32>, %B: memref<16x16xf32>, %D: memref<?xf32>, %E: memref<?x8xf32>, %n: index) {
  %cst = arith.constant 1.0 : f32
  affine.for %i1 = 0 to 16 step 2 {
    affine.for %i2 = affine_map<(d0) -> (d0)>(%i1) to affine_map<(d0) -> (d0 + 4)>(%i1) {
      %r4 = affine.for %i3 = 0 to 16 iter_args(%a5 = %cst) -> (f32) {
        %v6 = affine.load %D[%i2 + 1] : memref<?xf32>
        %v7 = arith.addf %a5, %v6 : f32
        affine.yield %v7 : f32
      }
      affine.store %r4, %A[%i2, %n] : memref<16x16xf32>
      affine.for %i8 = 0 to 8 {
        %v9 = affine.load %A[%i2 - 1, %i8] : memref<16x16xf32>
        %v10 = affine.load %B[%i8, %i2] : memref<16x16xf32>
      }
    }
  }
  %v11 = affine.load %E[1, 4] : memref<?x8xf32>
  affine.store %cst, %D[6] : memref<?xf32>
  %r13 = affine.for %i12 = 0 to 16 iter_args(%a14 = %cst) -> (f32) {
    %v15 = affine.load %A[%i12, %i12] : memref<16x16xf32>
    %v16 = arith.mulf %a14, %v15 : f32
    affine.yield %v16 : f32
  }
  %v17 = affine.load %D[6] : memref<?xf32>
  %v18 = affine.load %A[3, 7] : memref<16x16xf32>
  return
}

// -----

func.func @f(%A: memref<16x16xf32>, %B: memref<16x16xf32>, %C: memref<64xf32>, %n: index) {
  %cst = arith.constant 1.0 : f32
  affine.for %i1 = 0 to 2 step 2 {
    affine.for %i2 = 0 to 8 {
      %v3 = affine.load %A[%i1, %i2] : memref<16x16xf32>
      affine.store %v3, %B[%i1, %i1 mod 4] : memref<16x16xf32>
      %v4 = affine.load %C[%i1 - 1] : memref<64xf32>
      affine.store %v4, %A[%i1, %i2] : memref<16x16xf32>
      %v5 = affine.load %B[%i2 + 3, %i2] : memref<16x16xf32>
    }
  }
  affine.for %i6 = 0 to 16 step 2 {
    affine.for %i7 = 0 to 16 {
      %v8 = affine.load %A[%i6, %i7] : memref<16x16xf32>
      affine.store %v8, %C[%i6 + 2] : memref<64xf32>
      %v9 = affine.load %C[%i6] : memref<64xf32>
    }
  }
  affine.for %i10 = 0 to %n {
    affine.for %i11 = 0 to 1 {
      affine.for %i12 = 0 to 64 step 2 {
        %v13 = affine.load %C[%i11 * 2] : memref<64xf32>
        %v14 = affine.load %C[%i11 + 1] : memref<64xf32>
        %v15 = affine.load %A[%i11, %i12] : memref<16x16xf32>
      }
    }
  }
  %v16 = affine.load %C[5] : memref<64xf32>
  %v17 = affine.load %B[6, 4] : memref<16x16xf32>
  return
}

// -----

func.func @f(%A: memref<16x16xf32>, %n: index) {
  %t0 = memref.alloc() : memref<16x16xf32>
  %t1 = memref.alloc() : memref<f32>
  %cst = arith.constant 1.0 : f32
  %r2 = affine.for %i1 = 1 to 10 iter_args(%a3 = %cst) -> (f32) {
    %v4 = affine.load %t0[2, %i1] : memref<16x16xf32>
    %v5 = arith.mulf %a3, %v4 : f32
    affine.yield %v5 : f32
  }
  affine.store %r2, %A[1, 0] : memref<16x16xf32>
  %v6 = affine.load %t0[1, 0] : memref<16x16xf32>
  %v7 = arith.mulf %v6, %cst : f32
  %r9 = affine.for %i8 = 0 to %n iter_args(%a10 = %cst) -> (f32) {
    %v11 = affine.load %t0[%i8, %i8 + %i8] : memref<16x16xf32>
    %v12 = arith.addf %a10, %v11 : f32
    affine.yield %v12 : f32
  }
  memref.dealloc %t0 : memref<16x16xf32>
  return
}

// -----

func.func @f(%A: memref<16x16xf32>, %C: memref<64xf32>, %D: memref<?xf32>) {
  %t0 = memref.alloc() : memref<64xf32>
  %cst = arith.constant 0.0 : f32
  affine.for %i1 = 0 to 64 {
    %r3 = affine.for %i2 = 0 to 1 iter_args(%a4 = %cst) -> (f32) {
      %v5 = affine.load %C[%i1] : memref<64xf32>
      %v6 = arith.addf %a4, %v5 : f32
      affine.yield %v6 : f32
    }
    affine.store %r3, %C[%i1 * 2] : memref<64xf32>
    %v7 = affine.load %t0[%i1 * 2] : memref<64xf32>
    %v8 = affine.load %D[%i1 * 2] : memref<?xf32>
  }
  affine.for %i9 = 0 to 1 {
    %v10 = affine.load %A[%i9, %i9] : memref<16x16xf32>
    affine.for %i11 = 3 to 16 {
      %v12 = affine.load %t0[%i9] : memref<64xf32>
      %v13 = affine.load %t0[%i9] : memref<64xf32>
    }
    %v14 = affine.load %D[%i9 - 1] : memref<?xf32>
    affine.store %v14, %t0[%i9 - 1] : memref<64xf32>
  }
  memref.dealloc %t0 : memref<64xf32>
  return
}

// -----

func.func @f(%A: memref<16x16xf32>, %E: memref<?x8xf32>, %n: index) {
  %t0 = memref.alloca() : memref<10xf32>
  %cst = arith.constant 0.0 : f32
  affine.for %i1 = 0 to 12 {
    affine.for %i2 = 0 to 2 {
      affine.for %i3 = 0 to 1 {
        %v4 = affine.load %A[%i2 + %i3, %i3] : memref<16x16xf32>
        affine.store %v4, %E[%i2, %i3] : memref<?x8xf32>
        %v5 = affine.load %E[%i2, %i3] : memref<?x8xf32>
      }
    }
    affine.for %i6 = 0 to 1 {
      affine.for %i7 = 0 to %n {
        %v8 = affine.load %E[%i6, %i7] : memref<?x8xf32>
        %v9 = affine.load %A[%i7 + %i7, %i7 mod 4] : memref<16x16xf32>
        %v10 = affine.load %t0[%i1] : memref<10xf32>
        %v11 = affine.load %t0[%i7] : memref<10xf32>
        %v12 = affine.load %E[%i7, %i6] : memref<?x8xf32>
      }
    }
  }
  affine.for %i13 = 0 to 64 {
    %v14 = affine.load %E[%i13, %i13] : memref<?x8xf32>
    affine.store %v14, %E[%i13 + 2, %i13 + symbol(%n)] : memref<?x8xf32>
    %v15 = affine.load %A[%i13, %i13] : memref<16x16xf32>
  }
  return
}

// -----

func.func @f(%D: memref<?xf32>, %E: memref<?x8xf32>, %n: index) {
  %t0 = memref.alloc() : memref<10xf32>
  %t1 = memref.alloc() : memref<10xf32>
  %cst = arith.constant 0.0 : f32
  affine.for %i1 = 0 to %n {
    %r3 = affine.for %i2 = 0 to 10 iter_args(%a4 = %cst) -> (f32) {
      %v5 = affine.load %t1[%i2] : memref<10xf32>
      %v6 = arith.addf %a4, %v5 : f32
      affine.yield %v6 : f32
    }
    affine.store %r3, %t1[%i1 + 2] : memref<10xf32>
    affine.for %i7 = 0 to affine_map<(d0) -> (d0 + 1)>(%i1) {
      affine.for %i8 = 0 to 8 {
        %v9 = affine.load %D[%i8] : memref<?xf32>
        %v10 = affine.load %E[%i7, %i8] : memref<?x8xf32>
      }
    }
  }
  affine.for %i11 = 0 to 1 {
    affine.for %i12 = 0 to 2 {
      %v13 = affine.load %t1[%i11 + %i12] : memref<10xf32>
      affine.store %v13, %D[%i12 + 1] : memref<?xf32>
      %v14 = memref.load %t0[%i11] : memref<10xf32>
      %v15 = affine.load %t1[%i12 mod 4] : memref<10xf32>
    }
    %v16 = affine.load %t0[%i11] : memref<10xf32>
    affine.store %v16, %E[%i11 mod 4, %i11] : memref<?x8xf32>
  }
  return
}

// -----

func.func @f(%B: memref<16x16xf32>, %E: memref<?x8xf32>, %n: index) {
  %t0 = memref.alloca() : memref<64xf32>
  %cst = arith.constant 0.0 : f32
  affine.for %i1 = 0 to 16 {
    affine.for %i2 = 0 to 1 {
      %v3 = affine.load %E[%i1 + 2, %i1] : memref<?x8xf32>
      %v4 = affine.load %B[%i1, %i1 + 2] : memref<16x16xf32>
      affine.store %v3, %t0[%i2] : memref<64xf32>
      %v5 = affine.load %t0[%i2] : memref<64xf32>
      affine.store %v4, %t0[%i1] : memref<64xf32>
    }
  }
  affine.for %i6 = 0 to 2 {
    affine.for %i7 = 0 to %n {
      %v8 = affine.load %B[%i6, %i6] : memref<16x16xf32>
      %v9 = affine.load %E[%i6, %i6] : memref<?x8xf32>
    }
  }
  return
}

// -----

func.func @f(%B: memref<16x16xf32>, %D: memref<?xf32>, %n: index) {
  %cst = arith.constant 0.0 : f32
  affine.for %i1 = 0 to 16 step 2 {
    affine.for %i2 = 1 to %n {
      %v3 = affine.load %B[%i1, %i2] : memref<16x16xf32>
      %v4 = affine.load %B[%i1, %i2] : memref<16x16xf32>
      %v5 = affine.load %B[%i2, %i1] : memref<16x16xf32>
    }
    affine.for %i6 = 4 to 16 {
      %v7 = affine.load %D[%i1] : memref<?xf32>
      %v8 = memref.load %D[%i1] : memref<?xf32>
      %v9 = arith.addf %v8, %v7 : f32
    }
  }
  affine.for %i10 = 0 to 1 step 4 {
    affine.for %i11 = 4 to 16 {
      %v12 = affine.load %D[%i10 + 3] : memref<?xf32>
      %v13 = affine.load %D[%i11 + 1] : memref<?xf32>
    }
  }
  affine.for %i14 = 0 to 16 {
    affine.for %i15 = 0 to 2 {
      %v16 = affine.load %D[%i14 mod 4] : memref<?xf32>
      %v17 = affine.load %B[%i14, %i15] : memref<16x16xf32>
      %v18 = affine.load %B[%i14, %i15] : memref<16x16xf32>
      %v19 = affine.load %B[%i14, %i15] : memref<16x16xf32>
    }
    %v20 = affine.load %B[%i14 + %i14, %i14 + 3] : memref<16x16xf32>
    %v21 = arith.subf %v20, %v20 : f32
  }
  return
}

// -----

func.func @f(%A: memref<16x16xf32>, %B: memref<16x16xf32>, %E: memref<?x8xf32>, %n: index) {
  %t0 = memref.alloc() : memref<64xf32>
  %cst = arith.constant 0.0 : f32
  affine.for %i1 = 0 to 16 {
    %v2 = affine.load %A[%i1, 6] : memref<16x16xf32>
    affine.for %i3 = 3 to 64 {
      affine.for %i4 = 0 to 64 {
        %v5 = affine.load %B[%i4, %i3] : memref<16x16xf32>
        %v6 = arith.addf %v5, %v5 : f32
      }
      affine.for %i7 = 0 to 8 {
        %v8 = affine.load %t0[%i7 + 2] : memref<64xf32>
        %v9 = arith.subf %v8, %cst : f32
        %v10 = affine.load %t0[%i7 - 1] : memref<64xf32>
      }
    }
    affine.for %i11 = 4 to 5 {
      affine.for %i12 = 0 to 10 {
        %v13 = affine.load %B[%i11 + %i1, %i11] : memref<16x16xf32>
        affine.store %v13, %E[%i11 + 3, %i11 * 2] : memref<?x8xf32>
        %v14 = affine.load %t0[%i11] : memref<64xf32>
      }
      affine.for %i15 = 0 to %n {
        %v16 = affine.load %t0[%i15 - 1] : memref<64xf32>
        %v17 = affine.load %E[%i11, %i15] : memref<?x8xf32>
      }
    }
  }
  %v18 = affine.load %E[7, 4] : memref<?x8xf32>
  %v19 = arith.mulf %v18, %v18 : f32
  %r21 = affine.for %i20 = 2 to 16 iter_args(%a22 = %cst) -> (f32) {
    %v23 = affine.load %t0[%i20] : memref<64xf32>
    %v24 = arith.addf %a22, %v23 : f32
    affine.yield %v24 : f32
  }
  memref.dealloc %t0 : memref<64xf32>
  return
}

// -----

func.func @f(%A: memref<16x16xf32>, %B: memref<16x16xf32>, %D: memref<?xf32>) {
  %cst = arith.constant 0.0 : f32
  affine.for %i1 = 1 to 10 {
    affine.for %i2 = 0 to 12 {
      %v3 = affine.load %D[%i1] : memref<?xf32>
      %v4 = arith.mulf %v3, %cst : f32
    }
  }
  %r6 = affine.for %i5 = 0 to 12 iter_args(%a7 = %cst) -> (f32) {
    %v8 = affine.load %A[%i5, %i5] : memref<16x16xf32>
    %v9 = arith.addf %a7, %v8 : f32
    affine.yield %v9 : f32
  }
  affine.store %r6, %D[7] : memref<?xf32>
  affine.for %i10 = 0 to 16 {
    affine.for %i11 = 0 to 10 {
      %v12 = affine.load %A[%i10, %i11] : memref<16x16xf32>
      %v13 = affine.load %B[%i11, %i10] : memref<16x16xf32>
    }
  }
  return
}

// -----

func.func @f(%B: memref<16x16xf32>, %n: index) -> memref<16x16xf32> {
  %t0 = memref.alloc() : memref<16x16xf32>
  %cst = arith.constant 0.0 : f32
  affine.for %i1 = 0 to %n {
    affine.for %i2 = 2 to 64 {
      affine.for %i3 = 1 to 10 {
        %v4 = affine.load %t0[%i2, %i3] : memref<16x16xf32>
        %v5 = affine.load %t0[%i2 - 1, %i2] : memref<16x16xf32>
      }
      affine.for %i6 = 0 to 16 {
        %v7 = affine.load %B[%i2, %i6] : memref<16x16xf32>
        affine.store %cst, %t0[%i2, %i6] : memref<16x16xf32>
      }
    }
    affine.for %i8 = 0 to 12 {
      affine.for %i9 = 0 to 16 {
        %v10 = affine.load %t0[%i9, %i8] : memref<16x16xf32>
        %v11 = arith.mulf %v10, %v10 : f32
        affine.store %v11, %B[%i8, %i9] : memref<16x16xf32>
        %v12 = affine.load %B[%i8, %i9] : memref<16x16xf32>
        %v13 = arith.subf %v10, %v12 : f32
      }
    }
    %v14 = affine.load %B[%i1, %i1 * 2] : memref<16x16xf32>
    affine.store %v14, %t0[%i1, %i1 - 1] : memref<16x16xf32>
  }
  %v15 = affine.load %t0[0, 6] : memref<16x16xf32>
  %v16 = affine.load %t0[6, 0] : memref<16x16xf32>
  return %t0 : memref<16x16xf32>
}

// -----

func.func @f() {
  %t0 = memref.alloca() : memref<64xf32>
  %cst = arith.constant 0.0 : f32
  affine.for %i1 = 2 to 64 {
    affine.for %i2 = 0 to 16 {
      %v3 = affine.load %t0[%i1] : memref<64xf32>
      %v4 = arith.addf %v3, %cst : f32
      %v5 = arith.addf %v3, %cst : f32
    }
  }
  return
}

// -----

func.func @f(%C: memref<64xf32>, %D: memref<?xf32>, %E: memref<?x8xf32>, %n: index) -> memref<10xf32> {
  %t0 = memref.alloc() : memref<10xf32>
  %cst = arith.constant 1.0 : f32
  affine.for %i1 = 0 to 16 {
    affine.for %i2 = 0 to 8 {
      %v3 = affine.load %C[%i1] : memref<64xf32>
      affine.for %i4 = 0 to 12 {
        %v5 = affine.load %D[%i4] : memref<?xf32>
        %v6 = affine.load %E[%i4, %n] : memref<?x8xf32>
      }
    }
  }
  affine.for %i7 = 0 to 16 {
    %v8 = affine.load %t0[5] : memref<10xf32>
    %v9 = arith.subf %v8, %cst : f32
  }
  return %t0 : memref<10xf32>
}

// -----

func.func @f(%A: memref<16x16xf32>, %B: memref<16x16xf32>, %C: memref<64xf32>) {
  %cst = arith.constant 1.0 : f32
  affine.for %i1 = 0 to 2 step 4 {
    %v2 = affine.load %A[%i1, %i1 + %i1] : memref<16x16xf32>
    %v3 = affine.load %A[%i1, 2] : memref<16x16xf32>
    %v4 = affine.load %B[%i1 + 1, %i1] : memref<16x16xf32>
    %v5 = affine.load %A[%i1 + %i1, %i1] : memref<16x16xf32>
    %v6 = affine.load %C[%i1] : memref<64xf32>
  }
  affine.for %i7 = 0 to 8 {
    affine.for %i8 = 0 to affine_map<(d0) -> (d0 + 1)>(%i7) {
      affine.for %i9 = 2 to 16 {
        %v10 = affine.load %C[%i8] : memref<64xf32>
        %v11 = arith.addf %v10, %cst : f32
      }
    }
  }
  return
}

// -----

func.func @f(%D: memref<?xf32>, %n: index) {
  %t0 = memref.alloc() : memref<16x16xf32>
  %cst = arith.constant 1.0 : f32
  affine.for %i1 = 0 to 12 {
    affine.for %i2 = 0 to 16 {
      %v3 = affine.load %D[%i1] : memref<?xf32>
      affine.store %v3, %t0[%i2, %i1] : memref<16x16xf32>
    }
  }
  affine.for %i4 = 0 to 1 {
    affine.for %i5 = 1 to 2 {
      %v6 = affine.load %t0[%i4, %i5] : memref<16x16xf32>
      %v7 = affine.load %t0[%i4 + 3, %i5] : memref<16x16xf32>
    }
    %v8 = affine.load %t0[%i4, %i4 + 1] : memref<16x16xf32>
    affine.store %v8, %t0[%i4 * 2, %i4] : memref<16x16xf32>
  }
  affine.for %i9 = 0 to 1 {
    affine.for %i10 = 0 to 16 {
      affine.for %i11 = 4 to %n {
        %v12 = affine.load %D[%i11] : memref<?xf32>
        %v13 = arith.mulf %v12, %v12 : f32
      }
    }
  }
  return
}

// -----

func.func @f(%B: memref<16x16xf32>, %C: memref<64xf32>, %n: index) {
  %cst = arith.constant 1.0 : f32
  affine.for %i1 = 0 to 16 step 4 {
    %r3 = affine.for %i2 = 0 to %n iter_args(%a4 = %cst) -> (f32) {
      %v5 = affine.load %B[%i2, %i1] : memref<16x16xf32>
      %v6 = arith.mulf %a4, %v5 : f32
      affine.yield %v6 : f32
    }
    affine.store %r3, %C[%i1] : memref<64xf32>
  }
  affine.for %i7 = 0 to %n {
    affine.for %i8 = 0 to 2 {
      %v9 = affine.load %B[%i7, %i8] : memref<16x16xf32>
      affine.store %v9, %B[%i8 floordiv 2, %i8 + 3] : memref<16x16xf32>
      %v10 = affine.load %B[%i8 + %i8, %i8 + %i8] : memref<16x16xf32>
    }
  }
  affine.for %i11 = 0 to %n {
    affine.for %i12 = 0 to affine_map<(d0) -> (d0 + 1)>(%i11) {
      %v13 = affine.load %C[%i12 + symbol(%n)] : memref<64xf32>
      %v14 = affine.load %C[%i11] : memref<64xf32>
    }
  }
  return
}

// -----

func.func @f(%C: memref<64xf32>) {
  %t0 = memref.alloc() : memref<64xf32>
  %cst = arith.constant 0.0 : f32
  affine.parallel (%i1) = (0) to (16) {
    affine.for %i2 = affine_map<(d0) -> (d0)>(%i1) to affine_map<(d0) -> (d0 + 4)>(%i1) {
      affine.for %i3 = 0 to 12 {
        %v4 = affine.load %t0[%i3 + 2] : memref<64xf32>
        %v5 = affine.load %C[%i3 + 3] : memref<64xf32>
      }
    }
    affine.for %i6 = 0 to 12 {
      affine.for %i7 = 0 to 16 {
        %v8 = affine.load %t0[%i1 * 2] : memref<64xf32>
        affine.store %v8, %t0[%i1 * 2] : memref<64xf32>
      }
    }
  }
  return
}

// -----

func.func @f(%D: memref<?xf32>, %E: memref<?x8xf32>, %n: index) {
  %t0 = memref.alloca() : memref<16x16xf32>
  %cst = arith.constant 1.0 : f32
  affine.for %i1 = 0 to %n {
    affine.for %i2 = 0 to 12 {
      %v3 = affine.load %D[%i1] : memref<?xf32>
      %v4 = affine.load %D[%i1] : memref<?xf32>
      %v5 = affine.load %D[%i1] : memref<?xf32>
    }
    affine.for %i6 = 2 to 10 {
      %v7 = affine.load %D[%i1 * 2] : memref<?xf32>
      %v8 = arith.addf %v7, %cst : f32
      affine.store %v7, %E[%i1 + %i1, %i6 floordiv 2] : memref<?x8xf32>
      affine.store %v7, %D[%i6] : memref<?xf32>
    }
  }
  return
}

// -----

func.func @f(%B: memref<16x16xf32>, %C: memref<64xf32>, %n: index) {
  %t0 = memref.alloca() : memref<f32>
  %t1 = memref.alloc() : memref<64xf32>
  %cst = arith.constant 0.0 : f32
  affine.for %i1 = 2 to 12 {
    %v2 = affine.load %t1[%i1] : memref<64xf32>
    %v3 = arith.mulf %v2, %v2 : f32
    %v4 = affine.load %C[%i1 * 2] : memref<64xf32>
    affine.store %v4, %C[%i1] : memref<64xf32>
  }
  affine.for %i5 = 1 to %n {
    affine.for %i6 = 2 to 16 {
      affine.for %i7 = 0 to 10 {
        %v8 = affine.load %B[%i6, %i7] : memref<16x16xf32>
        %v9 = affine.load %t1[%i5] : memref<64xf32>
      }
    }
  }
  return
}

// -----

func.func @f(%E: memref<?x8xf32>) {
  %t0 = memref.alloc() : memref<10xf32>
  %t1 = memref.alloc() : memref<16x16xf32>
  %cst = arith.constant 0.0 : f32
  affine.for %i1 = 0 to 8 {
    affine.for %i2 = 0 to 12 {
      %v3 = affine.load %t0[%i2 mod 4] : memref<10xf32>
      %v4 = affine.load %t1[%i1 + %i2, %i1 * 2] : memref<16x16xf32>
      %v5 = arith.addf %v3, %v3 : f32
      affine.store %v4, %E[%i1, %i2] : memref<?x8xf32>
    }
    %v6 = affine.load %t0[%i1] : memref<10xf32>
    %v7 = affine.load %t1[%i1 - 1, %i1 floordiv 2] : memref<16x16xf32>
  }
  affine.for %i8 = 0 to 2 {
    %v9 = affine.load %t0[%i8 * 2] : memref<10xf32>
    %v10 = affine.load %E[%i8, 2] : memref<?x8xf32>
    %v11 = affine.load %t0[%i8 + 2] : memref<10xf32>
    %v12 = affine.load %t0[%i8 - 1] : memref<10xf32>
  }
  memref.dealloc %t1 : memref<16x16xf32>
  return
}

// -----

func.func @f(%C: memref<64xf32>) -> memref<16x16xf32> {
  %t0 = memref.alloc() : memref<16x16xf32>
  %cst = arith.constant 0.0 : f32
  affine.for %i1 = 0 to 16 {
    affine.for %i2 = 0 to 64 {
      %v3 = affine.load %C[%i1 + 1] : memref<64xf32>
      %v4 = arith.mulf %v3, %v3 : f32
      %v5 = affine.load %t0[%i1, %i2] : memref<16x16xf32>
    }
  }
  return %t0 : memref<16x16xf32>
}

// -----

func.func @f(%A: memref<16x16xf32>, %E: memref<?x8xf32>, %n: index) {
  %t0 = memref.alloc() : memref<16x16xf32>
  %cst = arith.constant 0.0 : f32
  affine.for %i1 = 0 to 16 {
    %v2 = affine.load %A[%i1 - 1, %i1] : memref<16x16xf32>
    affine.for %i3 = 0 to 16 {
      affine.for %i4 = 0 to %n {
        %v5 = affine.load %E[%i3, %i4] : memref<?x8xf32>
        %v6 = affine.load %A[%i3, %i4] : memref<16x16xf32>
        %v7 = affine.load %A[%i3, %i4] : memref<16x16xf32>
        %v8 = affine.load %t0[%i3, %i4] : memref<16x16xf32>
      }
    }
  }
  affine.for %i9 = 0 to 1 step 4 {
    affine.for %i10 = 0 to min affine_map<(d0) -> (d0, 12)>(%n) {
      %v11 = affine.load %t0[%i9 * 2, %n] : memref<16x16xf32>
      %v12 = arith.addf %v11, %v11 : f32
    }
  }
  return
}

// -----

func.func @f(%B: memref<16x16xf32>, %C: memref<64xf32>) {
  %t0 = memref.alloc() : memref<16x16xf32>
  %t1 = memref.alloc() : memref<f32>
  %cst = arith.constant 1.0 : f32
  affine.for %i1 = 0 to 16 {
    %v2 = affine.load %t1[] : memref<f32>
    %v3 = affine.load %t1[] : memref<f32>
    %v4 = arith.addf %v2, %v2 : f32
    %v5 = affine.load %C[0] : memref<64xf32>
    affine.store %v4, %C[%i1 + 1] : memref<64xf32>
  }
  affine.for %i6 = 0 to 64 {
    affine.for %i7 = 0 to 8 {
      %v8 = affine.load %C[%i6 * 2] : memref<64xf32>
      %v9 = affine.load %B[%i7, %i6] : memref<16x16xf32>
    }
    %v10 = affine.load %t0[%i6, %i6] : memref<16x16xf32>
    affine.store %v10, %t0[%i6 + 2, %i6] : memref<16x16xf32>
  }
  memref.dealloc %t0 : memref<16x16xf32>
  memref.dealloc %t1 : memref<f32>
  return
}

// -----

func.func @f(%C: memref<64xf32>, %D: memref<?xf32>) {
  %t0 = memref.alloc() : memref<16x16xf32>
  %t1 = memref.alloca() : memref<64xf32>
  %cst = arith.constant 0.0 : f32
  affine.for %i1 = 0 to 8 {
    %v2 = affine.load %t1[%i1] : memref<64xf32>
    affine.store %v2, %D[%i1 mod 4] : memref<?xf32>
    %v3 = affine.load %t1[%i1 mod 4] : memref<64xf32>
    affine.if affine_set<(d0) : (d0 - 3 >= 0)>(%i1) {
      affine.store %v2, %D[%i1 + %i1] : memref<?xf32>
      %v4 = affine.load %D[%i1 * 2] : memref<?xf32>
    }
  }
  affine.for %i5 = 0 to 12 {
    affine.for %i6 = 0 to 2 {
      %v7 = affine.load %C[%i5] : memref<64xf32>
      %v8 = affine.load %C[%i5 - 1] : memref<64xf32>
      %v9 = arith.addf %v8, %v7 : f32
    }
  }
  affine.for %i10 = 4 to 16 {
    %v11 = affine.load %D[%i10 * 2] : memref<?xf32>
    %v12 = arith.mulf %v11, %v11 : f32
  }
  return
}

// -----

func.func @f(%C: memref<64xf32>, %D: memref<?xf32>) {
  %t0 = memref.alloc() : memref<16x16xf32>
  %t1 = memref.alloca() : memref<16x16xf32>
  %cst = arith.constant 1.0 : f32
  affine.for %i1 = 1 to 16 step 2 {
    affine.for %i2 = 0 to 8 {
      %v3 = affine.load %t0[%i2, %i2] : memref<16x16xf32>
      affine.store %v3, %t0[%i1, %i2] : memref<16x16xf32>
      %v4 = affine.load %t0[%i1, %i2] : memref<16x16xf32>
      %v5 = arith.subf %v3, %cst : f32
    }
    affine.for %i6 = affine_map<(d0) -> (d0)>(%i1) to affine_map<(d0) -> (d0 + 4)>(%i1) {
      %v7 = affine.load %D[%i1 - 1] : memref<?xf32>
      %v8 = affine.load %D[%i6 + 1] : memref<?xf32>
    }
  }
  affine.for %i9 = 0 to 12 {
    affine.for %i10 = 0 to 16 {
      %v11 = affine.load %C[%i10] : memref<64xf32>
      %v12 = affine.load %C[%i10] : memref<64xf32>
      affine.store %v11, %t0[%i9, %i10] : memref<16x16xf32>
    }
  }
  return
}

// -----

func.func @f(%C: memref<64xf32>, %n: index) {
  %t0 = memref.alloc() : memref<10xf32>
  %cst = arith.constant 0.0 : f32
  %r2 = affine.for %i1 = 2 to 8 iter_args(%a3 = %cst) -> (f32) {
    %v4 = affine.load %t0[%i1 + %i1] : memref<10xf32>
    %v5 = arith.mulf %a3, %v4 : f32
    affine.yield %v5 : f32
  }
  affine.for %i6 = 0 to %n {
    affine.for %i7 = 0 to 16 {
      affine.for %i8 = 4 to 16 {
        %v9 = affine.load %C[%i8] : memref<64xf32>
        affine.store %v9, %C[%i8 - 1] : memref<64xf32>
      }
      %r11 = affine.for %i10 = 0 to 1 iter_args(%a12 = %cst) -> (f32) {
        %v13 = affine.load %t0[%i7] : memref<10xf32>
        %v14 = arith.mulf %a12, %v13 : f32
        affine.yield %v14 : f32
      }
      affine.store %r11, %C[%i7 - 1] : memref<64xf32>
      %v15 = affine.load %C[%i6] : memref<64xf32>
      %v16 = arith.addf %v15, %v15 : f32
    }
    affine.for %i17 = 0 to 2 {
      affine.for %i18 = 0 to 16 {
        %v19 = affine.load %t0[%i17 + %i6] : memref<10xf32>
        affine.store %v19, %t0[%i17 - 1] : memref<10xf32>
      }
    }
  }
  return
}

// -----

func.func @f(%A: memref<16x16xf32>, %B: memref<16x16xf32>, %E: memref<?x8xf32>, %n: index) {
  %cst = arith.constant 1.0 : f32
  affine.for %i1 = 0 to 10 {
    affine.for %i2 = 0 to %n {
      %v3 = affine.load %E[%i1, %i2] : memref<?x8xf32>
      affine.store %cst, %A[%i2, %i1 + 1] : memref<16x16xf32>
      %v4 = affine.load %E[%i2 + %i1, %i1] : memref<?x8xf32>
    }
    %v5 = affine.load %A[%i1, 0] : memref<16x16xf32>
    affine.store %v5, %B[%i1 + %i1, %i1 + 3] : memref<16x16xf32>
  }
  affine.for %i6 = 0 to 64 {
    %v7 = affine.load %E[%i6, %i6] : memref<?x8xf32>
    affine.for %i8 = 3 to 10 {
      %v9 = affine.load %A[%i6, %i8] : memref<16x16xf32>
      %v10 = affine.load %A[%i6, %i8] : memref<16x16xf32>
    }
  }
  return
}

// -----

func.func @f(%A: memref<16x16xf32>, %D: memref<?xf32>, %E: memref<?x8xf32>, %n: index) {
  %cst = arith.constant 0.0 : f32
  affine.for %i1 = 1 to 12 {
    affine.for %i2 = 0 to affine_map<(d0) -> (d0 + 1)>(%i1) {
      %v3 = affine.load %A[%i1 + 2, %i1] : memref<16x16xf32>
      %v4 = arith.mulf %v3, %v3 : f32
    }
    affine.for %i5 = 2 to 64 {
      %v6 = affine.load %D[%i5] : memref<?xf32>
      %v7 = affine.load %E[%i5, %i1] : memref<?x8xf32>
    }
  }
  affine.for %i8 = 0 to min affine_map<(d0) -> (d0, 12)>(%n) {
    %v9 = affine.load %A[%i8 + 3, %i8 + %i8] : memref<16x16xf32>
    affine.for %i10 = 0 to 8 {
      %v11 = affine.load %E[%i10, %i10] : memref<?x8xf32>
      %v12 = arith.addf %v11, %cst : f32
      %v13 = affine.load %A[%i8, %i10] : memref<16x16xf32>
    }
  }
  affine.for %i14 = 0 to 16 {
    %v15 = affine.load %E[%i14 * 2, %i14] : memref<?x8xf32>
    %v16 = arith.addf %v15, %cst : f32
  }
  return
}

// -----

func.func @f(%B: memref<16x16xf32>, %E: memref<?x8xf32>, %n: index) {
  %t0 = memref.alloc() : memref<64xf32>
  %cst = arith.constant 0.0 : f32
  affine.for %i1 = 0 to %n {
    %r3 = affine.for %i2 = 1 to 10 iter_args(%a4 = %cst) -> (f32) {
      %v5 = affine.load %E[%i2 + 1, %i2 + 2] : memref<?x8xf32>
      %v6 = arith.addf %a4, %v5 : f32
      affine.yield %v6 : f32
    }
    affine.store %r3, %E[3, %i1 + 2] : memref<?x8xf32>
    %v7 = affine.load %B[%i1 + 2, %i1] : memref<16x16xf32>
    %v8 = affine.load %B[%i1 floordiv 2, %n] : memref<16x16xf32>
  }
  %r10 = affine.for %i9 = 0 to %n iter_args(%a11 = %cst) -> (f32) {
    %v12 = affine.load %B[%i9, %i9] : memref<16x16xf32>
    %v13 = arith.mulf %a11, %v12 : f32
    affine.yield %v13 : f32
  }
  affine.store %r10, %t0[5] : memref<64xf32>
  affine.for %i14 = 0 to min affine_map<(d0) -> (d0, 12)>(%n) {
    %v15 = affine.load %B[%i14, 1] : memref<16x16xf32>
    affine.for %i16 = 0 to 10 {
      %v17 = affine.load %B[%i14, %i16] : memref<16x16xf32>
      %v18 = affine.load %t0[%i14 + 2] : memref<64xf32>
    }
  }
  return
}

// -----

func.func @f(%A: memref<16x16xf32>, %B: memref<16x16xf32>, %E: memref<?x8xf32>) {
  %cst = arith.constant 1.0 : f32
  %r2 = affine.for %i1 = 0 to 8 iter_args(%a3 = %cst) -> (f32) {
    %v4 = affine.load %B[%i1 - 1, %i1 + 3] : memref<16x16xf32>
    %v5 = arith.addf %a3, %v4 : f32
    affine.yield %v5 : f32
  }
  affine.store %r2, %E[0, 3] : memref<?x8xf32>
  affine.for %i6 = 0 to 64 {
    affine.for %i7 = 0 to 16 step 2 {
      affine.for %i8 = 1 to 16 {
        %v9 = affine.load %A[%i8, %i7] : memref<16x16xf32>
        %v10 = affine.load %B[%i7 + 2, %i8] : memref<16x16xf32>
        affine.store %v9, %A[%i7, %i8] : memref<16x16xf32>
      }
      %v11 = affine.load %E[%i6, %i7] : memref<?x8xf32>
      %v12 = affine.load %B[%i6, %i7] : memref<16x16xf32>
    }
    affine.for %i13 = affine_map<(d0) -> (d0)>(%i6) to affine_map<(d0) -> (d0 + 4)>(%i6) {
      affine.for %i14 = 0 to 12 {
        %v15 = affine.load %B[%i13, %i14] : memref<16x16xf32>
        %v16 = arith.subf %v15, %cst : f32
      }
    }
  }
  %v17 = affine.load %B[0, 1] : memref<16x16xf32>
  %v18 = affine.load %A[1, 7] : memref<16x16xf32>
  return
}

// -----

func.func @f(%A: memref<16x16xf32>, %C: memref<64xf32>) {
  %t0 = memref.alloc() : memref<f32>
  %t1 = memref.alloc() : memref<16x16xf32>
  %cst = arith.constant 1.0 : f32
  affine.for %i1 = 0 to 12 {
    %v2 = affine.load %A[2, %i1 * 2] : memref<16x16xf32>
    affine.for %i3 = 0 to 16 {
      affine.for %i4 = 0 to 10 {
        %v5 = affine.load %C[%i4] : memref<64xf32>
        affine.store %cst, %t0[] : memref<f32>
      }
    }
  }
  affine.for %i6 = 3 to 64 {
    affine.for %i7 = 0 to 1 {
      %v8 = affine.load %t0[] : memref<f32>
      %v9 = affine.load %A[%i7 + 3, %i7] : memref<16x16xf32>
      affine.store %v8, %t1[%i6, %i7] : memref<16x16xf32>
      %v10 = affine.load %A[%i6, %i7] : memref<16x16xf32>
    }
  }
  affine.for %i11 = 0 to 16 {
    affine.for %i12 = 0 to 16 {
      %v13 = affine.load %A[%i12, %i11] : memref<16x16xf32>
      %v14 = arith.mulf %v13, %v13 : f32
    }
    affine.for %i15 = 1 to 16 {
      %v16 = affine.load %A[%i11, %i15] : memref<16x16xf32>
      affine.store %v16, %t0[] : memref<f32>
      %v17 = arith.subf %v16, %cst : f32
      affine.store %v16, %t1[%i15, %i11] : memref<16x16xf32>
    }
  }
  memref.dealloc %t0 : memref<f32>
  return
}

// -----

func.func @f(%B: memref<16x16xf32>, %C: memref<64xf32>, %D: memref<?xf32>) {
  %t0 = memref.alloc() : memref<16x16xf32>
  %cst = arith.constant 1.0 : f32
  affine.for %i1 = 0 to 10 {
    affine.for %i2 = 4 to 16 {
      %v3 = affine.load %t0[%i1, %i2] : memref<16x16xf32>
      affine.for %i4 = 0 to affine_map<(d0) -> (d0 + 1)>(%i2) {
        %v5 = affine.load %C[%i4] : memref<64xf32>
        %v6 = affine.load %B[%i2, %i4] : memref<16x16xf32>
      }
      affine.for %i7 = 0 to 12 {
        %v8 = affine.load %B[%i2, %i7] : memref<16x16xf32>
        %v9 = arith.addf %v8, %v8 : f32
        affine.if affine_set<(d0) : (d0 - 2 >= 0)>(%i7) {
          affine.store %v8, %t0[%i2, %i7] : memref<16x16xf32>
          affine.store %v9, %D[%i2] : memref<?xf32>
        }
        %v10 = affine.load %D[%i7] : memref<?xf32>
      }
    }
    affine.for %i11 = 0 to 16 {
      affine.for %i12 = 0 to 64 {
        %v13 = affine.load %C[%i1 * 2] : memref<64xf32>
        affine.store %v13, %D[%i12 - 1] : memref<?xf32>
        %v14 = affine.load %D[%i1] : memref<?xf32>
      }
    }
  }
  %r16 = affine.for %i15 = 0 to 8 iter_args(%a17 = %cst) -> (f32) {
    %v18 = affine.load %D[%i15 + 3] : memref<?xf32>
    %v19 = arith.addf %a17, %v18 : f32
    affine.yield %v19 : f32
  }
  return
}

// -----

func.func @f(%B: memref<16x16xf32>, %C: memref<64xf32>) {
  %t0 = memref.alloc() : memref<16x16xf32>
  %t1 = memref.alloc() : memref<16x16xf32>
  %cst = arith.constant 1.0 : f32
  affine.for %i1 = 0 to 1 step 2 {
    %v2 = affine.load %C[%i1] : memref<64xf32>
    %v3 = affine.load %B[%i1 + 1, %i1 * 2] : memref<16x16xf32>
    affine.store %cst, %t0[%i1, %i1] : memref<16x16xf32>
    %v4 = arith.addf %v2, %v2 : f32
    affine.store %v3, %t0[%i1 + 1, %i1] : memref<16x16xf32>
  }
  %r6 = affine.for %i5 = 0 to 12 iter_args(%a7 = %cst) -> (f32) {
    %v8 = affine.load %t0[%i5, %i5 * 2] : memref<16x16xf32>
    %v9 = arith.mulf %a7, %v8 : f32
    affine.yield %v9 : f32
  }
  affine.store %r6, %B[7, 5] : memref<16x16xf32>
  affine.for %i10 = 0 to 10 {
    affine.for %i11 = 0 to 2 {
      %v12 = affine.load %t1[%i10, %i11] : memref<16x16xf32>
      affine.for %i13 = 0 to 8 {
        %v14 = affine.load %C[%i11 + 3] : memref<64xf32>
        affine.if affine_set<(d0) : (d0 - 3 >= 0)>(%i13) {
          affine.store %v14, %t1[%i13, %i11] : memref<16x16xf32>
          affine.store %v14, %t0[%i13, %i11] : memref<16x16xf32>
        }
        %v15 = affine.load %t0[%i13, %i11 + 2] : memref<16x16xf32>
        affine.store %v14, %t0[%i11, %i11] : memref<16x16xf32>
        %v16 = affine.load %t0[%i13, %i11] : memref<16x16xf32>
      }
    }
  }
  return
}

// -----

func.func @f(%A: memref<16x16xf32>, %D: memref<?xf32>, %E: memref<?x8xf32>) {
  %t0 = memref.alloc() : memref<64xf32>
  %t1 = memref.alloca() : memref<16x16xf32>
  %cst = arith.constant 1.0 : f32
  affine.for %i1 = 0 to 16 {
    %v2 = affine.load %E[%i1, %i1] : memref<?x8xf32>
    %v3 = affine.load %t0[%i1] : memref<64xf32>
    %v4 = affine.load %t1[%i1, %i1] : memref<16x16xf32>
    affine.store %v3, %t0[%i1 + %i1] : memref<64xf32>
  }
  affine.for %i5 = 3 to 16 {
    affine.for %i6 = 0 to 2 step 4 {
      affine.for %i7 = 0 to 64 {
        %v8 = affine.load %t1[%i6, %i7] : memref<16x16xf32>
        affine.store %cst, %E[%i6, %i7] : memref<?x8xf32>
        affine.store %v8, %A[%i5, %i7] : memref<16x16xf32>
        affine.if affine_set<(d0) : (d0 - 4 >= 0)>(%i7) {
          affine.store %cst, %t1[%i6, %i7] : memref<16x16xf32>
          %v9 = affine.load %E[%i6, %i7] : memref<?x8xf32>
        }
      }
    }
  }
  affine.for %i10 = 0 to 1 step 2 {
    affine.for %i11 = 0 to affine_map<(d0) -> (d0 + 1)>(%i10) {
      %v12 = affine.load %A[%i11, %i10] : memref<16x16xf32>
      affine.for %i13 = 0 to 64 {
        %v14 = affine.load %t0[%i11] : memref<64xf32>
        %v15 = arith.mulf %v14, %v14 : f32
        %v16 = affine.load %A[%i11, %i13] : memref<16x16xf32>
        affine.store %v15, %D[%i10] : memref<?xf32>
        %v17 = affine.load %t1[%i11, %i13] : memref<16x16xf32>
      }
    }
  }
  return
}

// -----

func.func @f(%A: memref<16x16xf32>, %B: memref<16x16xf32>, %C: memref<64xf32>, %n: index) {
  %t0 = memref.alloc() : memref<10xf32>
  %t1 = memref.alloca() : memref<10xf32>
  %cst = arith.constant 0.0 : f32
  affine.for %i1 = 0 to %n {
    %v2 = affine.load %C[%i1] : memref<64xf32>
    affine.for %i3 = 0 to 16 {
      %v4 = affine.load %C[%i1 floordiv 2] : memref<64xf32>
      %v5 = affine.load %C[%i3 floordiv 2] : memref<64xf32>
      %v6 = arith.mulf %v5, %v4 : f32
      %v7 = affine.load %C[%i3 + 1] : memref<64xf32>
      %v8 = affine.load %A[%i1, %i3] : memref<16x16xf32>
    }
  }
  affine.for %i9 = 0 to 64 {
    %v10 = affine.load %A[3, %i9] : memref<16x16xf32>
    affine.if affine_set<(d0) : (d0 - 3 >= 0)>(%i9) {
      %v11 = affine.load %t0[%i9 mod 4] : memref<10xf32>
      %v12 = affine.load %B[%i9, %i9] : memref<16x16xf32>
    }
    %v13 = affine.load %A[%i9 + 3, %i9] : memref<16x16xf32>
    %v14 = affine.load %t1[%i9] : memref<10xf32>
    affine.store %v13, %t0[%i9 - 1] : memref<10xf32>
  }
  affine.for %i15 = 3 to 64 step 4 {
    affine.for %i16 = 0 to 16 step 2 {
      %v17 = affine.load %t0[%i16] : memref<10xf32>
      %v18 = arith.addf %v17, %v17 : f32
      affine.if affine_set<(d0) : (d0 - 4 >= 0)>(%i16) {
        %v19 = arith.addf %v17, %v17 : f32
        %v20 = affine.load %C[%i15] : memref<64xf32>
      }
      affine.store %v17, %B[%i16, %i16] : memref<16x16xf32>
    }
  }
  return
}

// -----

func.func @f(%A: memref<16x16xf32>, %B: memref<16x16xf32>, %n: index) {
  %t0 = memref.alloc() : memref<10xf32>
  %cst = arith.constant 0.0 : f32
  affine.for %i1 = 3 to 16 {
    affine.for %i2 = 0 to 12 {
      %v3 = affine.load %A[%i2, %i1] : memref<16x16xf32>
      %v4 = affine.load %B[%i2 + symbol(%n), %i2 - 1] : memref<16x16xf32>
      affine.store %v4, %t0[%i1 + 1] : memref<10xf32>
      affine.store %v4, %t0[%i2 + %i1] : memref<10xf32>
    }
  }
  affine.for %i5 = 0 to 16 step 2 {
    affine.for %i6 = 0 to 16 {
      %v7 = affine.load %A[%i5 + 2, %i6 - 1] : memref<16x16xf32>
      %v8 = affine.load %t0[%i6 + 1] : memref<10xf32>
      affine.store %cst, %B[%i6, %i5] : memref<16x16xf32>
    }
    %r10 = affine.for %i9 = 1 to 16 iter_args(%a11 = %cst) -> (f32) {
      %v12 = affine.load %t0[%i5 + %i9] : memref<10xf32>
      %v13 = arith.mulf %a11, %v12 : f32
      affine.yield %v13 : f32
    }
    affine.store %r10, %t0[%i5] : memref<10xf32>
  }
  affine.for %i14 = 0 to 16 step 2 {
    affine.for %i15 = 1 to 2 {
      affine.for %i16 = 0 to 16 {
        %v17 = affine.load %t0[%i15] : memref<10xf32>
        affine.store %v17, %A[%i16, %i16 + 2] : memref<16x16xf32>
        %v18 = affine.load %t0[%i15] : memref<10xf32>
        affine.store %v17, %A[%i15, %i16] : memref<16x16xf32>
        affine.store %v17, %t0[%i16 + 2] : memref<10xf32>
      }
    }
    affine.for %i19 = affine_map<(d0) -> (d0)>(%i14) to affine_map<(d0) -> (d0 + 4)>(%i14) {
      affine.for %i20 = 0 to 16 {
        %v21 = affine.load %B[%i20, %i19] : memref<16x16xf32>
        affine.store %v21, %A[%i19, %i20] : memref<16x16xf32>
      }
    }
  }
  return
}
// -----

// What a loop computes for another keeps it in front of that one.
func.func @result_between(%m: memref<10xf32>, %n: memref<10xf32>, %o: memref<1xf32>) {
  %c = arith.constant 1.0 : f32
  affine.for %i = 0 to 10 {
    affine.store %c, %m[%i] : memref<10xf32>
  }
  %t = affine.for %i = 0 to 10 iter_args(%s = %c) -> (f32) {
    %0 = affine.load %m[%i] : memref<10xf32>
    %1 = arith.addf %s, %0 : f32
    affine.yield %1 : f32
  }
  affine.for %i = 0 to 10 {
    %0 = affine.load %m[%i] : memref<10xf32>
    %1 = arith.addf %0, %t : f32
    affine.store %1, %n[%i] : memref<10xf32>
  }
  return
}
