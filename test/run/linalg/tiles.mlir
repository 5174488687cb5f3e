// Contractions in tiles: for all sizes from 0 to 40 out of a list, whatever the
// layout of the operands, what plain loops give, and nothing beside the result is
// written.
//
// NO ORACLE: its passes know no linalg; the plain loops are the comparison

func.func private @printI64(i64)
func.func private @printNewline()


func.func private @fill_f32(%m: memref<2200xf32>, %step: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c5 = arith.constant 5 : index
  %c11 = arith.constant 11 : index
  %n = arith.constant 2200 : index
  scf.for %i = %c0 to %n step %c1 {
    %far = arith.muli %i, %step : index
    %rest = arith.remui %far, %c11 : index
    %x = arith.subi %rest, %c5 : index
    %value_i = arith.index_cast %x : index to i32
    %value = arith.sitofp %value_i : i32 to f32
    memref.store %value, %m[%i] : memref<2200xf32>
  }
  return
}

func.func private @differ_f32(%a: memref<2200xf32>, %b: memref<2200xf32>) -> i64 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %n = arith.constant 2200 : index
  %zero = arith.constant 0 : i64
  %sum = scf.for %i = %c0 to %n step %c1 iter_args(%s = %zero) -> (i64) {
    %x = memref.load %a[%i] : memref<2200xf32>
    %y = memref.load %b[%i] : memref<2200xf32>
    %d = arith.cmpf une, %x, %y : f32
    %e = arith.extui %d : i1 to i64
    %r = arith.addi %s, %e : i64
    scf.yield %r : i64
  }
  return %sum : i64
}

func.func private @plain_f32(%a: memref<?x?xf32, strided<[?, ?], offset: ?>>, %b: memref<?x?xf32, strided<[?, ?], offset: ?>>, %c: memref<?x?xf32, strided<[?, ?], offset: ?>>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %m = memref.dim %c, %c0 : memref<?x?xf32, strided<[?, ?], offset: ?>>
  %n = memref.dim %c, %c1 : memref<?x?xf32, strided<[?, ?], offset: ?>>
  %k = memref.dim %a, %c1 : memref<?x?xf32, strided<[?, ?], offset: ?>>
  scf.for %i = %c0 to %m step %c1 {
    scf.for %j = %c0 to %n step %c1 {
      scf.for %l = %c0 to %k step %c1 {
        %x = memref.load %a[%i, %l] : memref<?x?xf32, strided<[?, ?], offset: ?>>
        %y = memref.load %b[%l, %j] : memref<?x?xf32, strided<[?, ?], offset: ?>>
        %z = memref.load %c[%i, %j] : memref<?x?xf32, strided<[?, ?], offset: ?>>
        %p = arith.mulf %x, %y : f32
        %s = arith.addf %z, %p : f32
        memref.store %s, %c[%i, %j] : memref<?x?xf32, strided<[?, ?], offset: ?>>
      }
    }
  }
  return
}

func.func private @rows_f32(%a: memref<?x?xf32, strided<[?, 1], offset: ?>>, %b: memref<?x?xf32, strided<[?, 1], offset: ?>>, %c: memref<?x?xf32, strided<[?, 1], offset: ?>>) {
  linalg.generic {
      indexing_maps = [affine_map<(m, n, k) -> (m, k)>,
                       affine_map<(m, n, k) -> (k, n)>,
                       affine_map<(m, n, k) -> (m, n)>],
      iterator_types = ["parallel", "parallel", "reduction"]}
      ins(%a, %b : memref<?x?xf32, strided<[?, 1], offset: ?>>, memref<?x?xf32, strided<[?, 1], offset: ?>>) outs(%c : memref<?x?xf32, strided<[?, 1], offset: ?>>) {
    ^bb0(%x: f32, %y: f32, %z: f32):
      %p = arith.mulf %x, %y : f32
      %s = arith.addf %z, %p : f32
      linalg.yield %s : f32
  }
  return
}

func.func private @try_rows_f32() {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c3 = arith.constant 3 : index
  %c7 = arith.constant 7 : index
  %c12 = arith.constant 12 : index
  %none = arith.constant 0 : i64
  %a = memref.alloc() : memref<2200xf32>
  %b = memref.alloc() : memref<2200xf32>
  %c = memref.alloc() : memref<2200xf32>
  %d = memref.alloc() : memref<2200xf32>
  call @fill_f32(%a, %c3) : (memref<2200xf32>, index) -> ()
  call @fill_f32(%b, %c7) : (memref<2200xf32>, index) -> ()
  %all = scf.for %mi = %c1 to %c12 step %c1 iter_args(%u = %none) -> (i64) {
    %v = scf.for %ni = %c1 to %c12 step %c1 iter_args(%w = %u) -> (i64) {
      %x = scf.for %ki = %c1 to %c12 step %c1 iter_args(%y = %w) -> (i64) {
        %m2 = arith.muli %mi, %mi : index
        %m = arith.divui %m2, %c3 : index
        %n2 = arith.muli %ni, %ni : index
        %n = arith.divui %n2, %c3 : index
        %k2 = arith.muli %ki, %ki : index
        %k = arith.divui %k2, %c3 : index
        func.call @fill_f32(%c, %c7) : (memref<2200xf32>, index) -> ()
        func.call @fill_f32(%d, %c7) : (memref<2200xf32>, index) -> ()
        %avs = memref.reinterpret_cast %a to offset: [3], sizes: [%m, %k], strides: [43, 1]
            : memref<2200xf32> to memref<?x?xf32, strided<[43, 1], offset: 3>>
        %av = memref.cast %avs : memref<?x?xf32, strided<[43, 1], offset: 3>> to memref<?x?xf32, strided<[?, 1], offset: ?>>
        %avp = memref.cast %avs : memref<?x?xf32, strided<[43, 1], offset: 3>> to memref<?x?xf32, strided<[?, ?], offset: ?>>
        %bvs = memref.reinterpret_cast %b to offset: [2], sizes: [%k, %n], strides: [43, 1]
            : memref<2200xf32> to memref<?x?xf32, strided<[43, 1], offset: 2>>
        %bv = memref.cast %bvs : memref<?x?xf32, strided<[43, 1], offset: 2>> to memref<?x?xf32, strided<[?, 1], offset: ?>>
        %bvp = memref.cast %bvs : memref<?x?xf32, strided<[43, 1], offset: 2>> to memref<?x?xf32, strided<[?, ?], offset: ?>>
        %cvs = memref.reinterpret_cast %c to offset: [50], sizes: [%m, %n], strides: [43, 1]
            : memref<2200xf32> to memref<?x?xf32, strided<[43, 1], offset: 50>>
        %cv = memref.cast %cvs : memref<?x?xf32, strided<[43, 1], offset: 50>> to memref<?x?xf32, strided<[?, 1], offset: ?>>
        %cvp = memref.cast %cvs : memref<?x?xf32, strided<[43, 1], offset: 50>> to memref<?x?xf32, strided<[?, ?], offset: ?>>
        %ds = memref.reinterpret_cast %d to offset: [50], sizes: [%m, %n], strides: [43, 1]
            : memref<2200xf32> to memref<?x?xf32, strided<[43, 1], offset: 50>>
        %dx = memref.cast %ds : memref<?x?xf32, strided<[43, 1], offset: 50>> to memref<?x?xf32, strided<[?, 1], offset: ?>>
        %dp = memref.cast %ds : memref<?x?xf32, strided<[43, 1], offset: 50>> to memref<?x?xf32, strided<[?, ?], offset: ?>>
        func.call @rows_f32(%av, %bv, %cv) : (memref<?x?xf32, strided<[?, 1], offset: ?>>, memref<?x?xf32, strided<[?, 1], offset: ?>>, memref<?x?xf32, strided<[?, 1], offset: ?>>) -> ()
        func.call @plain_f32(%avp, %bvp, %dp) : (memref<?x?xf32, strided<[?, ?], offset: ?>>, memref<?x?xf32, strided<[?, ?], offset: ?>>, memref<?x?xf32, strided<[?, ?], offset: ?>>) -> ()
        %differ = func.call @differ_f32(%c, %d) : (memref<2200xf32>, memref<2200xf32>) -> i64
        %z = arith.addi %y, %differ : i64
        scf.yield %z : i64
      }
      scf.yield %x : i64
    }
    scf.yield %v : i64
  }
  call @printI64(%all) : (i64) -> ()
  call @printNewline() : () -> ()
  memref.dealloc %a : memref<2200xf32>
  memref.dealloc %b : memref<2200xf32>
  memref.dealloc %c : memref<2200xf32>
  memref.dealloc %d : memref<2200xf32>
  return
}

func.func private @zeros_f32(%a: memref<?x?xf32, strided<[?, 1], offset: ?>>, %b: memref<?x?xf32, strided<[?, 1], offset: ?>>, %c: memref<?x?xf32, strided<[?, 1], offset: ?>>) {
  %zero = arith.constant 0.0 : f32
  linalg.fill ins(%zero : f32) outs(%c : memref<?x?xf32, strided<[?, 1], offset: ?>>)
  linalg.generic {
      indexing_maps = [affine_map<(m, n, k) -> (m, k)>,
                       affine_map<(m, n, k) -> (k, n)>,
                       affine_map<(m, n, k) -> (m, n)>],
      iterator_types = ["parallel", "parallel", "reduction"]}
      ins(%a, %b : memref<?x?xf32, strided<[?, 1], offset: ?>>, memref<?x?xf32, strided<[?, 1], offset: ?>>) outs(%c : memref<?x?xf32, strided<[?, 1], offset: ?>>) {
    ^bb0(%x: f32, %y: f32, %z: f32):
      %p = arith.mulf %x, %y : f32
      %s = arith.addf %z, %p : f32
      linalg.yield %s : f32
  }
  return
}

func.func private @try_zeros_f32() {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c3 = arith.constant 3 : index
  %c7 = arith.constant 7 : index
  %c12 = arith.constant 12 : index
  %none = arith.constant 0 : i64
  %a = memref.alloc() : memref<2200xf32>
  %b = memref.alloc() : memref<2200xf32>
  %c = memref.alloc() : memref<2200xf32>
  %d = memref.alloc() : memref<2200xf32>
  call @fill_f32(%a, %c3) : (memref<2200xf32>, index) -> ()
  call @fill_f32(%b, %c7) : (memref<2200xf32>, index) -> ()
  %all = scf.for %mi = %c1 to %c12 step %c1 iter_args(%u = %none) -> (i64) {
    %v = scf.for %ni = %c1 to %c12 step %c1 iter_args(%w = %u) -> (i64) {
      %x = scf.for %ki = %c1 to %c12 step %c1 iter_args(%y = %w) -> (i64) {
        %m2 = arith.muli %mi, %mi : index
        %m = arith.divui %m2, %c3 : index
        %n2 = arith.muli %ni, %ni : index
        %n = arith.divui %n2, %c3 : index
        %k2 = arith.muli %ki, %ki : index
        %k = arith.divui %k2, %c3 : index
        func.call @fill_f32(%c, %c7) : (memref<2200xf32>, index) -> ()
        func.call @fill_f32(%d, %c7) : (memref<2200xf32>, index) -> ()
        %avs = memref.reinterpret_cast %a to offset: [3], sizes: [%m, %k], strides: [43, 1]
            : memref<2200xf32> to memref<?x?xf32, strided<[43, 1], offset: 3>>
        %av = memref.cast %avs : memref<?x?xf32, strided<[43, 1], offset: 3>> to memref<?x?xf32, strided<[?, 1], offset: ?>>
        %avp = memref.cast %avs : memref<?x?xf32, strided<[43, 1], offset: 3>> to memref<?x?xf32, strided<[?, ?], offset: ?>>
        %bvs = memref.reinterpret_cast %b to offset: [2], sizes: [%k, %n], strides: [43, 1]
            : memref<2200xf32> to memref<?x?xf32, strided<[43, 1], offset: 2>>
        %bv = memref.cast %bvs : memref<?x?xf32, strided<[43, 1], offset: 2>> to memref<?x?xf32, strided<[?, 1], offset: ?>>
        %bvp = memref.cast %bvs : memref<?x?xf32, strided<[43, 1], offset: 2>> to memref<?x?xf32, strided<[?, ?], offset: ?>>
        %cvs = memref.reinterpret_cast %c to offset: [50], sizes: [%m, %n], strides: [43, 1]
            : memref<2200xf32> to memref<?x?xf32, strided<[43, 1], offset: 50>>
        %cv = memref.cast %cvs : memref<?x?xf32, strided<[43, 1], offset: 50>> to memref<?x?xf32, strided<[?, 1], offset: ?>>
        %cvp = memref.cast %cvs : memref<?x?xf32, strided<[43, 1], offset: 50>> to memref<?x?xf32, strided<[?, ?], offset: ?>>
        %ds = memref.reinterpret_cast %d to offset: [50], sizes: [%m, %n], strides: [43, 1]
            : memref<2200xf32> to memref<?x?xf32, strided<[43, 1], offset: 50>>
        %dx = memref.cast %ds : memref<?x?xf32, strided<[43, 1], offset: 50>> to memref<?x?xf32, strided<[?, 1], offset: ?>>
        %dp = memref.cast %ds : memref<?x?xf32, strided<[43, 1], offset: 50>> to memref<?x?xf32, strided<[?, ?], offset: ?>>
        %zero = arith.constant 0.0 : f32
        scf.for %p = %c0 to %m step %c1 {
          scf.for %q = %c0 to %n step %c1 {
            memref.store %zero, %dp[%p, %q] : memref<?x?xf32, strided<[?, ?], offset: ?>>
          }
        }
        func.call @zeros_f32(%av, %bv, %cv) : (memref<?x?xf32, strided<[?, 1], offset: ?>>, memref<?x?xf32, strided<[?, 1], offset: ?>>, memref<?x?xf32, strided<[?, 1], offset: ?>>) -> ()
        func.call @plain_f32(%avp, %bvp, %dp) : (memref<?x?xf32, strided<[?, ?], offset: ?>>, memref<?x?xf32, strided<[?, ?], offset: ?>>, memref<?x?xf32, strided<[?, ?], offset: ?>>) -> ()
        %differ = func.call @differ_f32(%c, %d) : (memref<2200xf32>, memref<2200xf32>) -> i64
        %z = arith.addi %y, %differ : i64
        scf.yield %z : i64
      }
      scf.yield %x : i64
    }
    scf.yield %v : i64
  }
  call @printI64(%all) : (i64) -> ()
  call @printNewline() : () -> ()
  memref.dealloc %a : memref<2200xf32>
  memref.dealloc %b : memref<2200xf32>
  memref.dealloc %c : memref<2200xf32>
  memref.dealloc %d : memref<2200xf32>
  return
}

func.func private @left_transposed(%a: memref<?x?xf32, strided<[?, 1], offset: ?>>, %b: memref<?x?xf32, strided<[?, 1], offset: ?>>, %c: memref<?x?xf32, strided<[?, 1], offset: ?>>) {
  linalg.generic {
      indexing_maps = [affine_map<(m, n, k) -> (k, m)>,
                       affine_map<(m, n, k) -> (k, n)>,
                       affine_map<(m, n, k) -> (m, n)>],
      iterator_types = ["parallel", "parallel", "reduction"]}
      ins(%a, %b : memref<?x?xf32, strided<[?, 1], offset: ?>>, memref<?x?xf32, strided<[?, 1], offset: ?>>) outs(%c : memref<?x?xf32, strided<[?, 1], offset: ?>>) {
    ^bb0(%x: f32, %y: f32, %z: f32):
      %p = arith.mulf %x, %y : f32
      %s = arith.addf %z, %p : f32
      linalg.yield %s : f32
  }
  return
}

func.func private @try_left_transposed() {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c3 = arith.constant 3 : index
  %c7 = arith.constant 7 : index
  %c12 = arith.constant 12 : index
  %none = arith.constant 0 : i64
  %a = memref.alloc() : memref<2200xf32>
  %b = memref.alloc() : memref<2200xf32>
  %c = memref.alloc() : memref<2200xf32>
  %d = memref.alloc() : memref<2200xf32>
  call @fill_f32(%a, %c3) : (memref<2200xf32>, index) -> ()
  call @fill_f32(%b, %c7) : (memref<2200xf32>, index) -> ()
  %all = scf.for %mi = %c1 to %c12 step %c1 iter_args(%u = %none) -> (i64) {
    %v = scf.for %ni = %c1 to %c12 step %c1 iter_args(%w = %u) -> (i64) {
      %x = scf.for %ki = %c1 to %c12 step %c1 iter_args(%y = %w) -> (i64) {
        %m2 = arith.muli %mi, %mi : index
        %m = arith.divui %m2, %c3 : index
        %n2 = arith.muli %ni, %ni : index
        %n = arith.divui %n2, %c3 : index
        %k2 = arith.muli %ki, %ki : index
        %k = arith.divui %k2, %c3 : index
        func.call @fill_f32(%c, %c7) : (memref<2200xf32>, index) -> ()
        func.call @fill_f32(%d, %c7) : (memref<2200xf32>, index) -> ()
        %avs = memref.reinterpret_cast %a to offset: [3], sizes: [%k, %m], strides: [43, 1]
            : memref<2200xf32> to memref<?x?xf32, strided<[43, 1], offset: 3>>
        %av = memref.cast %avs : memref<?x?xf32, strided<[43, 1], offset: 3>> to memref<?x?xf32, strided<[?, 1], offset: ?>>
        %avd = memref.cast %avs : memref<?x?xf32, strided<[43, 1], offset: 3>> to memref<?x?xf32, strided<[?, ?], offset: ?>>
        %avp = memref.transpose %avd (r, s) -> (s, r) : memref<?x?xf32, strided<[?, ?], offset: ?>> to memref<?x?xf32, strided<[?, ?], offset: ?>>
        %bvs = memref.reinterpret_cast %b to offset: [2], sizes: [%k, %n], strides: [43, 1]
            : memref<2200xf32> to memref<?x?xf32, strided<[43, 1], offset: 2>>
        %bv = memref.cast %bvs : memref<?x?xf32, strided<[43, 1], offset: 2>> to memref<?x?xf32, strided<[?, 1], offset: ?>>
        %bvp = memref.cast %bvs : memref<?x?xf32, strided<[43, 1], offset: 2>> to memref<?x?xf32, strided<[?, ?], offset: ?>>
        %cvs = memref.reinterpret_cast %c to offset: [50], sizes: [%m, %n], strides: [43, 1]
            : memref<2200xf32> to memref<?x?xf32, strided<[43, 1], offset: 50>>
        %cv = memref.cast %cvs : memref<?x?xf32, strided<[43, 1], offset: 50>> to memref<?x?xf32, strided<[?, 1], offset: ?>>
        %cvp = memref.cast %cvs : memref<?x?xf32, strided<[43, 1], offset: 50>> to memref<?x?xf32, strided<[?, ?], offset: ?>>
        %ds = memref.reinterpret_cast %d to offset: [50], sizes: [%m, %n], strides: [43, 1]
            : memref<2200xf32> to memref<?x?xf32, strided<[43, 1], offset: 50>>
        %dx = memref.cast %ds : memref<?x?xf32, strided<[43, 1], offset: 50>> to memref<?x?xf32, strided<[?, 1], offset: ?>>
        %dp = memref.cast %ds : memref<?x?xf32, strided<[43, 1], offset: 50>> to memref<?x?xf32, strided<[?, ?], offset: ?>>
        func.call @left_transposed(%av, %bv, %cv) : (memref<?x?xf32, strided<[?, 1], offset: ?>>, memref<?x?xf32, strided<[?, 1], offset: ?>>, memref<?x?xf32, strided<[?, 1], offset: ?>>) -> ()
        func.call @plain_f32(%avp, %bvp, %dp) : (memref<?x?xf32, strided<[?, ?], offset: ?>>, memref<?x?xf32, strided<[?, ?], offset: ?>>, memref<?x?xf32, strided<[?, ?], offset: ?>>) -> ()
        %differ = func.call @differ_f32(%c, %d) : (memref<2200xf32>, memref<2200xf32>) -> i64
        %z = arith.addi %y, %differ : i64
        scf.yield %z : i64
      }
      scf.yield %x : i64
    }
    scf.yield %v : i64
  }
  call @printI64(%all) : (i64) -> ()
  call @printNewline() : () -> ()
  memref.dealloc %a : memref<2200xf32>
  memref.dealloc %b : memref<2200xf32>
  memref.dealloc %c : memref<2200xf32>
  memref.dealloc %d : memref<2200xf32>
  return
}

func.func private @right_transposed(%a: memref<?x?xf32, strided<[?, 1], offset: ?>>, %b: memref<?x?xf32, strided<[?, 1], offset: ?>>, %c: memref<?x?xf32, strided<[?, 1], offset: ?>>) {
  %zero = arith.constant 0.0 : f32
  linalg.fill ins(%zero : f32) outs(%c : memref<?x?xf32, strided<[?, 1], offset: ?>>)
  linalg.generic {
      indexing_maps = [affine_map<(m, n, k) -> (m, k)>,
                       affine_map<(m, n, k) -> (n, k)>,
                       affine_map<(m, n, k) -> (m, n)>],
      iterator_types = ["parallel", "parallel", "reduction"]}
      ins(%a, %b : memref<?x?xf32, strided<[?, 1], offset: ?>>, memref<?x?xf32, strided<[?, 1], offset: ?>>) outs(%c : memref<?x?xf32, strided<[?, 1], offset: ?>>) {
    ^bb0(%x: f32, %y: f32, %z: f32):
      %p = arith.mulf %x, %y : f32
      %s = arith.addf %z, %p : f32
      linalg.yield %s : f32
  }
  return
}

func.func private @try_right_transposed() {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c3 = arith.constant 3 : index
  %c7 = arith.constant 7 : index
  %c12 = arith.constant 12 : index
  %none = arith.constant 0 : i64
  %a = memref.alloc() : memref<2200xf32>
  %b = memref.alloc() : memref<2200xf32>
  %c = memref.alloc() : memref<2200xf32>
  %d = memref.alloc() : memref<2200xf32>
  call @fill_f32(%a, %c3) : (memref<2200xf32>, index) -> ()
  call @fill_f32(%b, %c7) : (memref<2200xf32>, index) -> ()
  %all = scf.for %mi = %c1 to %c12 step %c1 iter_args(%u = %none) -> (i64) {
    %v = scf.for %ni = %c1 to %c12 step %c1 iter_args(%w = %u) -> (i64) {
      %x = scf.for %ki = %c1 to %c12 step %c1 iter_args(%y = %w) -> (i64) {
        %m2 = arith.muli %mi, %mi : index
        %m = arith.divui %m2, %c3 : index
        %n2 = arith.muli %ni, %ni : index
        %n = arith.divui %n2, %c3 : index
        %k2 = arith.muli %ki, %ki : index
        %k = arith.divui %k2, %c3 : index
        func.call @fill_f32(%c, %c7) : (memref<2200xf32>, index) -> ()
        func.call @fill_f32(%d, %c7) : (memref<2200xf32>, index) -> ()
        %avs = memref.reinterpret_cast %a to offset: [3], sizes: [%m, %k], strides: [43, 1]
            : memref<2200xf32> to memref<?x?xf32, strided<[43, 1], offset: 3>>
        %av = memref.cast %avs : memref<?x?xf32, strided<[43, 1], offset: 3>> to memref<?x?xf32, strided<[?, 1], offset: ?>>
        %avp = memref.cast %avs : memref<?x?xf32, strided<[43, 1], offset: 3>> to memref<?x?xf32, strided<[?, ?], offset: ?>>
        %bvs = memref.reinterpret_cast %b to offset: [2], sizes: [%n, %k], strides: [43, 1]
            : memref<2200xf32> to memref<?x?xf32, strided<[43, 1], offset: 2>>
        %bv = memref.cast %bvs : memref<?x?xf32, strided<[43, 1], offset: 2>> to memref<?x?xf32, strided<[?, 1], offset: ?>>
        %bvd = memref.cast %bvs : memref<?x?xf32, strided<[43, 1], offset: 2>> to memref<?x?xf32, strided<[?, ?], offset: ?>>
        %bvp = memref.transpose %bvd (r, s) -> (s, r) : memref<?x?xf32, strided<[?, ?], offset: ?>> to memref<?x?xf32, strided<[?, ?], offset: ?>>
        %cvs = memref.reinterpret_cast %c to offset: [50], sizes: [%m, %n], strides: [43, 1]
            : memref<2200xf32> to memref<?x?xf32, strided<[43, 1], offset: 50>>
        %cv = memref.cast %cvs : memref<?x?xf32, strided<[43, 1], offset: 50>> to memref<?x?xf32, strided<[?, 1], offset: ?>>
        %cvp = memref.cast %cvs : memref<?x?xf32, strided<[43, 1], offset: 50>> to memref<?x?xf32, strided<[?, ?], offset: ?>>
        %ds = memref.reinterpret_cast %d to offset: [50], sizes: [%m, %n], strides: [43, 1]
            : memref<2200xf32> to memref<?x?xf32, strided<[43, 1], offset: 50>>
        %dx = memref.cast %ds : memref<?x?xf32, strided<[43, 1], offset: 50>> to memref<?x?xf32, strided<[?, 1], offset: ?>>
        %dp = memref.cast %ds : memref<?x?xf32, strided<[43, 1], offset: 50>> to memref<?x?xf32, strided<[?, ?], offset: ?>>
        %zero = arith.constant 0.0 : f32
        scf.for %p = %c0 to %m step %c1 {
          scf.for %q = %c0 to %n step %c1 {
            memref.store %zero, %dp[%p, %q] : memref<?x?xf32, strided<[?, ?], offset: ?>>
          }
        }
        func.call @right_transposed(%av, %bv, %cv) : (memref<?x?xf32, strided<[?, 1], offset: ?>>, memref<?x?xf32, strided<[?, 1], offset: ?>>, memref<?x?xf32, strided<[?, 1], offset: ?>>) -> ()
        func.call @plain_f32(%avp, %bvp, %dp) : (memref<?x?xf32, strided<[?, ?], offset: ?>>, memref<?x?xf32, strided<[?, ?], offset: ?>>, memref<?x?xf32, strided<[?, ?], offset: ?>>) -> ()
        %differ = func.call @differ_f32(%c, %d) : (memref<2200xf32>, memref<2200xf32>) -> i64
        %z = arith.addi %y, %differ : i64
        scf.yield %z : i64
      }
      scf.yield %x : i64
    }
    scf.yield %v : i64
  }
  call @printI64(%all) : (i64) -> ()
  call @printNewline() : () -> ()
  memref.dealloc %a : memref<2200xf32>
  memref.dealloc %b : memref<2200xf32>
  memref.dealloc %c : memref<2200xf32>
  memref.dealloc %d : memref<2200xf32>
  return
}

func.func private @sum_transposed(%a: memref<?x?xf32, strided<[?, 1], offset: ?>>, %b: memref<?x?xf32, strided<[?, 1], offset: ?>>, %c: memref<?x?xf32, strided<[?, 1], offset: ?>>) {
  linalg.generic {
      indexing_maps = [affine_map<(m, n, k) -> (m, k)>,
                       affine_map<(m, n, k) -> (k, n)>,
                       affine_map<(m, n, k) -> (n, m)>],
      iterator_types = ["parallel", "parallel", "reduction"]}
      ins(%a, %b : memref<?x?xf32, strided<[?, 1], offset: ?>>, memref<?x?xf32, strided<[?, 1], offset: ?>>) outs(%c : memref<?x?xf32, strided<[?, 1], offset: ?>>) {
    ^bb0(%x: f32, %y: f32, %z: f32):
      %p = arith.mulf %x, %y : f32
      %s = arith.addf %z, %p : f32
      linalg.yield %s : f32
  }
  return
}

func.func private @try_sum_transposed() {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c3 = arith.constant 3 : index
  %c7 = arith.constant 7 : index
  %c12 = arith.constant 12 : index
  %none = arith.constant 0 : i64
  %a = memref.alloc() : memref<2200xf32>
  %b = memref.alloc() : memref<2200xf32>
  %c = memref.alloc() : memref<2200xf32>
  %d = memref.alloc() : memref<2200xf32>
  call @fill_f32(%a, %c3) : (memref<2200xf32>, index) -> ()
  call @fill_f32(%b, %c7) : (memref<2200xf32>, index) -> ()
  %all = scf.for %mi = %c1 to %c12 step %c1 iter_args(%u = %none) -> (i64) {
    %v = scf.for %ni = %c1 to %c12 step %c1 iter_args(%w = %u) -> (i64) {
      %x = scf.for %ki = %c1 to %c12 step %c1 iter_args(%y = %w) -> (i64) {
        %m2 = arith.muli %mi, %mi : index
        %m = arith.divui %m2, %c3 : index
        %n2 = arith.muli %ni, %ni : index
        %n = arith.divui %n2, %c3 : index
        %k2 = arith.muli %ki, %ki : index
        %k = arith.divui %k2, %c3 : index
        func.call @fill_f32(%c, %c7) : (memref<2200xf32>, index) -> ()
        func.call @fill_f32(%d, %c7) : (memref<2200xf32>, index) -> ()
        %avs = memref.reinterpret_cast %a to offset: [3], sizes: [%m, %k], strides: [43, 1]
            : memref<2200xf32> to memref<?x?xf32, strided<[43, 1], offset: 3>>
        %av = memref.cast %avs : memref<?x?xf32, strided<[43, 1], offset: 3>> to memref<?x?xf32, strided<[?, 1], offset: ?>>
        %avp = memref.cast %avs : memref<?x?xf32, strided<[43, 1], offset: 3>> to memref<?x?xf32, strided<[?, ?], offset: ?>>
        %bvs = memref.reinterpret_cast %b to offset: [2], sizes: [%k, %n], strides: [43, 1]
            : memref<2200xf32> to memref<?x?xf32, strided<[43, 1], offset: 2>>
        %bv = memref.cast %bvs : memref<?x?xf32, strided<[43, 1], offset: 2>> to memref<?x?xf32, strided<[?, 1], offset: ?>>
        %bvp = memref.cast %bvs : memref<?x?xf32, strided<[43, 1], offset: 2>> to memref<?x?xf32, strided<[?, ?], offset: ?>>
        %cvs = memref.reinterpret_cast %c to offset: [50], sizes: [%n, %m], strides: [43, 1]
            : memref<2200xf32> to memref<?x?xf32, strided<[43, 1], offset: 50>>
        %cv = memref.cast %cvs : memref<?x?xf32, strided<[43, 1], offset: 50>> to memref<?x?xf32, strided<[?, 1], offset: ?>>
        %cvd = memref.cast %cvs : memref<?x?xf32, strided<[43, 1], offset: 50>> to memref<?x?xf32, strided<[?, ?], offset: ?>>
        %cvp = memref.transpose %cvd (r, s) -> (s, r) : memref<?x?xf32, strided<[?, ?], offset: ?>> to memref<?x?xf32, strided<[?, ?], offset: ?>>
        %ds = memref.reinterpret_cast %d to offset: [50], sizes: [%n, %m], strides: [43, 1]
            : memref<2200xf32> to memref<?x?xf32, strided<[43, 1], offset: 50>>
        %dx = memref.cast %ds : memref<?x?xf32, strided<[43, 1], offset: 50>> to memref<?x?xf32, strided<[?, 1], offset: ?>>
        %dd = memref.cast %ds : memref<?x?xf32, strided<[43, 1], offset: 50>> to memref<?x?xf32, strided<[?, ?], offset: ?>>
        %dp = memref.transpose %dd (r, s) -> (s, r) : memref<?x?xf32, strided<[?, ?], offset: ?>> to memref<?x?xf32, strided<[?, ?], offset: ?>>
        func.call @sum_transposed(%av, %bv, %cv) : (memref<?x?xf32, strided<[?, 1], offset: ?>>, memref<?x?xf32, strided<[?, 1], offset: ?>>, memref<?x?xf32, strided<[?, 1], offset: ?>>) -> ()
        func.call @plain_f32(%avp, %bvp, %dp) : (memref<?x?xf32, strided<[?, ?], offset: ?>>, memref<?x?xf32, strided<[?, ?], offset: ?>>, memref<?x?xf32, strided<[?, ?], offset: ?>>) -> ()
        %differ = func.call @differ_f32(%c, %d) : (memref<2200xf32>, memref<2200xf32>) -> i64
        %z = arith.addi %y, %differ : i64
        scf.yield %z : i64
      }
      scf.yield %x : i64
    }
    scf.yield %v : i64
  }
  call @printI64(%all) : (i64) -> ()
  call @printNewline() : () -> ()
  memref.dealloc %a : memref<2200xf32>
  memref.dealloc %b : memref<2200xf32>
  memref.dealloc %c : memref<2200xf32>
  memref.dealloc %d : memref<2200xf32>
  return
}

func.func private @any_strides(%a: memref<?x?xf32, strided<[?, ?], offset: ?>>, %b: memref<?x?xf32, strided<[?, ?], offset: ?>>, %c: memref<?x?xf32, strided<[?, ?], offset: ?>>) {
  %zero = arith.constant 0.0 : f32
  linalg.fill ins(%zero : f32) outs(%c : memref<?x?xf32, strided<[?, ?], offset: ?>>)
  linalg.generic {
      indexing_maps = [affine_map<(m, n, k) -> (m, k)>,
                       affine_map<(m, n, k) -> (k, n)>,
                       affine_map<(m, n, k) -> (m, n)>],
      iterator_types = ["parallel", "parallel", "reduction"]}
      ins(%a, %b : memref<?x?xf32, strided<[?, ?], offset: ?>>, memref<?x?xf32, strided<[?, ?], offset: ?>>) outs(%c : memref<?x?xf32, strided<[?, ?], offset: ?>>) {
    ^bb0(%x: f32, %y: f32, %z: f32):
      %p = arith.mulf %x, %y : f32
      %s = arith.addf %z, %p : f32
      linalg.yield %s : f32
  }
  return
}

func.func private @try_any_strides() {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c3 = arith.constant 3 : index
  %c7 = arith.constant 7 : index
  %c12 = arith.constant 12 : index
  %none = arith.constant 0 : i64
  %a = memref.alloc() : memref<2200xf32>
  %b = memref.alloc() : memref<2200xf32>
  %c = memref.alloc() : memref<2200xf32>
  %d = memref.alloc() : memref<2200xf32>
  call @fill_f32(%a, %c3) : (memref<2200xf32>, index) -> ()
  call @fill_f32(%b, %c7) : (memref<2200xf32>, index) -> ()
  %all = scf.for %mi = %c1 to %c12 step %c1 iter_args(%u = %none) -> (i64) {
    %v = scf.for %ni = %c1 to %c12 step %c1 iter_args(%w = %u) -> (i64) {
      %x = scf.for %ki = %c1 to %c12 step %c1 iter_args(%y = %w) -> (i64) {
        %m2 = arith.muli %mi, %mi : index
        %m = arith.divui %m2, %c3 : index
        %n2 = arith.muli %ni, %ni : index
        %n = arith.divui %n2, %c3 : index
        %k2 = arith.muli %ki, %ki : index
        %k = arith.divui %k2, %c3 : index
        func.call @fill_f32(%c, %c7) : (memref<2200xf32>, index) -> ()
        func.call @fill_f32(%d, %c7) : (memref<2200xf32>, index) -> ()
        %avs = memref.reinterpret_cast %a to offset: [3], sizes: [%m, %k], strides: [43, 1]
            : memref<2200xf32> to memref<?x?xf32, strided<[43, 1], offset: 3>>
        %av = memref.cast %avs : memref<?x?xf32, strided<[43, 1], offset: 3>> to memref<?x?xf32, strided<[?, ?], offset: ?>>
        %avp = memref.cast %avs : memref<?x?xf32, strided<[43, 1], offset: 3>> to memref<?x?xf32, strided<[?, ?], offset: ?>>
        %bvs = memref.reinterpret_cast %b to offset: [2], sizes: [%k, %n], strides: [43, 1]
            : memref<2200xf32> to memref<?x?xf32, strided<[43, 1], offset: 2>>
        %bv = memref.cast %bvs : memref<?x?xf32, strided<[43, 1], offset: 2>> to memref<?x?xf32, strided<[?, ?], offset: ?>>
        %bvp = memref.cast %bvs : memref<?x?xf32, strided<[43, 1], offset: 2>> to memref<?x?xf32, strided<[?, ?], offset: ?>>
        %cvs = memref.reinterpret_cast %c to offset: [50], sizes: [%m, %n], strides: [43, 1]
            : memref<2200xf32> to memref<?x?xf32, strided<[43, 1], offset: 50>>
        %cv = memref.cast %cvs : memref<?x?xf32, strided<[43, 1], offset: 50>> to memref<?x?xf32, strided<[?, ?], offset: ?>>
        %cvp = memref.cast %cvs : memref<?x?xf32, strided<[43, 1], offset: 50>> to memref<?x?xf32, strided<[?, ?], offset: ?>>
        %ds = memref.reinterpret_cast %d to offset: [50], sizes: [%m, %n], strides: [43, 1]
            : memref<2200xf32> to memref<?x?xf32, strided<[43, 1], offset: 50>>
        %dx = memref.cast %ds : memref<?x?xf32, strided<[43, 1], offset: 50>> to memref<?x?xf32, strided<[?, ?], offset: ?>>
        %dp = memref.cast %ds : memref<?x?xf32, strided<[43, 1], offset: 50>> to memref<?x?xf32, strided<[?, ?], offset: ?>>
        %zero = arith.constant 0.0 : f32
        scf.for %p = %c0 to %m step %c1 {
          scf.for %q = %c0 to %n step %c1 {
            memref.store %zero, %dp[%p, %q] : memref<?x?xf32, strided<[?, ?], offset: ?>>
          }
        }
        func.call @any_strides(%av, %bv, %cv) : (memref<?x?xf32, strided<[?, ?], offset: ?>>, memref<?x?xf32, strided<[?, ?], offset: ?>>, memref<?x?xf32, strided<[?, ?], offset: ?>>) -> ()
        func.call @plain_f32(%avp, %bvp, %dp) : (memref<?x?xf32, strided<[?, ?], offset: ?>>, memref<?x?xf32, strided<[?, ?], offset: ?>>, memref<?x?xf32, strided<[?, ?], offset: ?>>) -> ()
        %differ = func.call @differ_f32(%c, %d) : (memref<2200xf32>, memref<2200xf32>) -> i64
        %z = arith.addi %y, %differ : i64
        scf.yield %z : i64
      }
      scf.yield %x : i64
    }
    scf.yield %v : i64
  }
  call @printI64(%all) : (i64) -> ()
  call @printNewline() : () -> ()
  memref.dealloc %a : memref<2200xf32>
  memref.dealloc %b : memref<2200xf32>
  memref.dealloc %c : memref<2200xf32>
  memref.dealloc %d : memref<2200xf32>
  return
}

func.func private @fill_f64(%m: memref<2200xf64>, %step: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c5 = arith.constant 5 : index
  %c11 = arith.constant 11 : index
  %n = arith.constant 2200 : index
  scf.for %i = %c0 to %n step %c1 {
    %far = arith.muli %i, %step : index
    %rest = arith.remui %far, %c11 : index
    %x = arith.subi %rest, %c5 : index
    %value_i = arith.index_cast %x : index to i64
    %value = arith.sitofp %value_i : i64 to f64
    memref.store %value, %m[%i] : memref<2200xf64>
  }
  return
}

func.func private @differ_f64(%a: memref<2200xf64>, %b: memref<2200xf64>) -> i64 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %n = arith.constant 2200 : index
  %zero = arith.constant 0 : i64
  %sum = scf.for %i = %c0 to %n step %c1 iter_args(%s = %zero) -> (i64) {
    %x = memref.load %a[%i] : memref<2200xf64>
    %y = memref.load %b[%i] : memref<2200xf64>
    %d = arith.cmpf une, %x, %y : f64
    %e = arith.extui %d : i1 to i64
    %r = arith.addi %s, %e : i64
    scf.yield %r : i64
  }
  return %sum : i64
}

func.func private @plain_f64(%a: memref<?x?xf64, strided<[?, ?], offset: ?>>, %b: memref<?x?xf64, strided<[?, ?], offset: ?>>, %c: memref<?x?xf64, strided<[?, ?], offset: ?>>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %m = memref.dim %c, %c0 : memref<?x?xf64, strided<[?, ?], offset: ?>>
  %n = memref.dim %c, %c1 : memref<?x?xf64, strided<[?, ?], offset: ?>>
  %k = memref.dim %a, %c1 : memref<?x?xf64, strided<[?, ?], offset: ?>>
  scf.for %i = %c0 to %m step %c1 {
    scf.for %j = %c0 to %n step %c1 {
      scf.for %l = %c0 to %k step %c1 {
        %x = memref.load %a[%i, %l] : memref<?x?xf64, strided<[?, ?], offset: ?>>
        %y = memref.load %b[%l, %j] : memref<?x?xf64, strided<[?, ?], offset: ?>>
        %z = memref.load %c[%i, %j] : memref<?x?xf64, strided<[?, ?], offset: ?>>
        %p = arith.mulf %x, %y : f64
        %s = arith.addf %z, %p : f64
        memref.store %s, %c[%i, %j] : memref<?x?xf64, strided<[?, ?], offset: ?>>
      }
    }
  }
  return
}

func.func private @rows_f64(%a: memref<?x?xf64, strided<[?, 1], offset: ?>>, %b: memref<?x?xf64, strided<[?, 1], offset: ?>>, %c: memref<?x?xf64, strided<[?, 1], offset: ?>>) {
  %zero = arith.constant 0.0 : f64
  linalg.fill ins(%zero : f64) outs(%c : memref<?x?xf64, strided<[?, 1], offset: ?>>)
  linalg.generic {
      indexing_maps = [affine_map<(m, n, k) -> (m, k)>,
                       affine_map<(m, n, k) -> (k, n)>,
                       affine_map<(m, n, k) -> (m, n)>],
      iterator_types = ["parallel", "parallel", "reduction"]}
      ins(%a, %b : memref<?x?xf64, strided<[?, 1], offset: ?>>, memref<?x?xf64, strided<[?, 1], offset: ?>>) outs(%c : memref<?x?xf64, strided<[?, 1], offset: ?>>) {
    ^bb0(%x: f64, %y: f64, %z: f64):
      %p = arith.mulf %x, %y : f64
      %s = arith.addf %z, %p : f64
      linalg.yield %s : f64
  }
  return
}

func.func private @try_rows_f64() {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c3 = arith.constant 3 : index
  %c7 = arith.constant 7 : index
  %c12 = arith.constant 12 : index
  %none = arith.constant 0 : i64
  %a = memref.alloc() : memref<2200xf64>
  %b = memref.alloc() : memref<2200xf64>
  %c = memref.alloc() : memref<2200xf64>
  %d = memref.alloc() : memref<2200xf64>
  call @fill_f64(%a, %c3) : (memref<2200xf64>, index) -> ()
  call @fill_f64(%b, %c7) : (memref<2200xf64>, index) -> ()
  %all = scf.for %mi = %c1 to %c12 step %c1 iter_args(%u = %none) -> (i64) {
    %v = scf.for %ni = %c1 to %c12 step %c1 iter_args(%w = %u) -> (i64) {
      %x = scf.for %ki = %c1 to %c12 step %c1 iter_args(%y = %w) -> (i64) {
        %m2 = arith.muli %mi, %mi : index
        %m = arith.divui %m2, %c3 : index
        %n2 = arith.muli %ni, %ni : index
        %n = arith.divui %n2, %c3 : index
        %k2 = arith.muli %ki, %ki : index
        %k = arith.divui %k2, %c3 : index
        func.call @fill_f64(%c, %c7) : (memref<2200xf64>, index) -> ()
        func.call @fill_f64(%d, %c7) : (memref<2200xf64>, index) -> ()
        %avs = memref.reinterpret_cast %a to offset: [3], sizes: [%m, %k], strides: [43, 1]
            : memref<2200xf64> to memref<?x?xf64, strided<[43, 1], offset: 3>>
        %av = memref.cast %avs : memref<?x?xf64, strided<[43, 1], offset: 3>> to memref<?x?xf64, strided<[?, 1], offset: ?>>
        %avp = memref.cast %avs : memref<?x?xf64, strided<[43, 1], offset: 3>> to memref<?x?xf64, strided<[?, ?], offset: ?>>
        %bvs = memref.reinterpret_cast %b to offset: [2], sizes: [%k, %n], strides: [43, 1]
            : memref<2200xf64> to memref<?x?xf64, strided<[43, 1], offset: 2>>
        %bv = memref.cast %bvs : memref<?x?xf64, strided<[43, 1], offset: 2>> to memref<?x?xf64, strided<[?, 1], offset: ?>>
        %bvp = memref.cast %bvs : memref<?x?xf64, strided<[43, 1], offset: 2>> to memref<?x?xf64, strided<[?, ?], offset: ?>>
        %cvs = memref.reinterpret_cast %c to offset: [50], sizes: [%m, %n], strides: [43, 1]
            : memref<2200xf64> to memref<?x?xf64, strided<[43, 1], offset: 50>>
        %cv = memref.cast %cvs : memref<?x?xf64, strided<[43, 1], offset: 50>> to memref<?x?xf64, strided<[?, 1], offset: ?>>
        %cvp = memref.cast %cvs : memref<?x?xf64, strided<[43, 1], offset: 50>> to memref<?x?xf64, strided<[?, ?], offset: ?>>
        %ds = memref.reinterpret_cast %d to offset: [50], sizes: [%m, %n], strides: [43, 1]
            : memref<2200xf64> to memref<?x?xf64, strided<[43, 1], offset: 50>>
        %dx = memref.cast %ds : memref<?x?xf64, strided<[43, 1], offset: 50>> to memref<?x?xf64, strided<[?, 1], offset: ?>>
        %dp = memref.cast %ds : memref<?x?xf64, strided<[43, 1], offset: 50>> to memref<?x?xf64, strided<[?, ?], offset: ?>>
        %zero = arith.constant 0.0 : f64
        scf.for %p = %c0 to %m step %c1 {
          scf.for %q = %c0 to %n step %c1 {
            memref.store %zero, %dp[%p, %q] : memref<?x?xf64, strided<[?, ?], offset: ?>>
          }
        }
        func.call @rows_f64(%av, %bv, %cv) : (memref<?x?xf64, strided<[?, 1], offset: ?>>, memref<?x?xf64, strided<[?, 1], offset: ?>>, memref<?x?xf64, strided<[?, 1], offset: ?>>) -> ()
        func.call @plain_f64(%avp, %bvp, %dp) : (memref<?x?xf64, strided<[?, ?], offset: ?>>, memref<?x?xf64, strided<[?, ?], offset: ?>>, memref<?x?xf64, strided<[?, ?], offset: ?>>) -> ()
        %differ = func.call @differ_f64(%c, %d) : (memref<2200xf64>, memref<2200xf64>) -> i64
        %z = arith.addi %y, %differ : i64
        scf.yield %z : i64
      }
      scf.yield %x : i64
    }
    scf.yield %v : i64
  }
  call @printI64(%all) : (i64) -> ()
  call @printNewline() : () -> ()
  memref.dealloc %a : memref<2200xf64>
  memref.dealloc %b : memref<2200xf64>
  memref.dealloc %c : memref<2200xf64>
  memref.dealloc %d : memref<2200xf64>
  return
}

func.func private @fill_i8(%m: memref<2200xi8>, %step: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c5 = arith.constant 5 : index
  %c11 = arith.constant 11 : index
  %n = arith.constant 2200 : index
  scf.for %i = %c0 to %n step %c1 {
    %far = arith.muli %i, %step : index
    %rest = arith.remui %far, %c11 : index
    %x = arith.subi %rest, %c5 : index
    %value = arith.index_cast %x : index to i8
    memref.store %value, %m[%i] : memref<2200xi8>
  }
  return
}

func.func private @differ_i8(%a: memref<2200xi8>, %b: memref<2200xi8>) -> i64 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %n = arith.constant 2200 : index
  %zero = arith.constant 0 : i64
  %sum = scf.for %i = %c0 to %n step %c1 iter_args(%s = %zero) -> (i64) {
    %x = memref.load %a[%i] : memref<2200xi8>
    %y = memref.load %b[%i] : memref<2200xi8>
    %d = arith.cmpi ne, %x, %y : i8
    %e = arith.extui %d : i1 to i64
    %r = arith.addi %s, %e : i64
    scf.yield %r : i64
  }
  return %sum : i64
}

func.func private @fill_i32(%m: memref<2200xi32>, %step: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c5 = arith.constant 5 : index
  %c11 = arith.constant 11 : index
  %n = arith.constant 2200 : index
  scf.for %i = %c0 to %n step %c1 {
    %far = arith.muli %i, %step : index
    %rest = arith.remui %far, %c11 : index
    %x = arith.subi %rest, %c5 : index
    %value = arith.index_cast %x : index to i32
    memref.store %value, %m[%i] : memref<2200xi32>
  }
  return
}

func.func private @differ_i32(%a: memref<2200xi32>, %b: memref<2200xi32>) -> i64 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %n = arith.constant 2200 : index
  %zero = arith.constant 0 : i64
  %sum = scf.for %i = %c0 to %n step %c1 iter_args(%s = %zero) -> (i64) {
    %x = memref.load %a[%i] : memref<2200xi32>
    %y = memref.load %b[%i] : memref<2200xi32>
    %d = arith.cmpi ne, %x, %y : i32
    %e = arith.extui %d : i1 to i64
    %r = arith.addi %s, %e : i64
    scf.yield %r : i64
  }
  return %sum : i64
}

func.func private @plain_i8(%a: memref<?x?xi8, strided<[?, ?], offset: ?>>, %b: memref<?x?xi8, strided<[?, ?], offset: ?>>, %c: memref<?x?xi32, strided<[?, ?], offset: ?>>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %m = memref.dim %c, %c0 : memref<?x?xi32, strided<[?, ?], offset: ?>>
  %n = memref.dim %c, %c1 : memref<?x?xi32, strided<[?, ?], offset: ?>>
  %k = memref.dim %a, %c1 : memref<?x?xi8, strided<[?, ?], offset: ?>>
  scf.for %i = %c0 to %m step %c1 {
    scf.for %j = %c0 to %n step %c1 {
      scf.for %l = %c0 to %k step %c1 {
        %x = memref.load %a[%i, %l] : memref<?x?xi8, strided<[?, ?], offset: ?>>
        %y = memref.load %b[%l, %j] : memref<?x?xi8, strided<[?, ?], offset: ?>>
        %z = memref.load %c[%i, %j] : memref<?x?xi32, strided<[?, ?], offset: ?>>
        %xw = arith.extsi %x : i8 to i32
        %yw = arith.extsi %y : i8 to i32
        %p = arith.muli %xw, %yw : i32
        %s = arith.addi %z, %p : i32
        memref.store %s, %c[%i, %j] : memref<?x?xi32, strided<[?, ?], offset: ?>>
      }
    }
  }
  return
}

func.func private @rows_i8(%a: memref<?x?xi8, strided<[?, 1], offset: ?>>, %b: memref<?x?xi8, strided<[?, 1], offset: ?>>, %c: memref<?x?xi32, strided<[?, 1], offset: ?>>) {
  %zero = arith.constant 0 : i32
  linalg.fill ins(%zero : i32) outs(%c : memref<?x?xi32, strided<[?, 1], offset: ?>>)
  linalg.generic {
      indexing_maps = [affine_map<(m, n, k) -> (m, k)>,
                       affine_map<(m, n, k) -> (k, n)>,
                       affine_map<(m, n, k) -> (m, n)>],
      iterator_types = ["parallel", "parallel", "reduction"]}
      ins(%a, %b : memref<?x?xi8, strided<[?, 1], offset: ?>>, memref<?x?xi8, strided<[?, 1], offset: ?>>) outs(%c : memref<?x?xi32, strided<[?, 1], offset: ?>>) {
    ^bb0(%x: i8, %y: i8, %z: i32):
      %xw = arith.extsi %x : i8 to i32
      %yw = arith.extsi %y : i8 to i32
      %p = arith.muli %xw, %yw : i32
      %s = arith.addi %z, %p : i32
      linalg.yield %s : i32
  }
  return
}

func.func private @try_rows_i8() {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c3 = arith.constant 3 : index
  %c7 = arith.constant 7 : index
  %c12 = arith.constant 12 : index
  %none = arith.constant 0 : i64
  %a = memref.alloc() : memref<2200xi8>
  %b = memref.alloc() : memref<2200xi8>
  %c = memref.alloc() : memref<2200xi32>
  %d = memref.alloc() : memref<2200xi32>
  call @fill_i8(%a, %c3) : (memref<2200xi8>, index) -> ()
  call @fill_i8(%b, %c7) : (memref<2200xi8>, index) -> ()
  %all = scf.for %mi = %c1 to %c12 step %c1 iter_args(%u = %none) -> (i64) {
    %v = scf.for %ni = %c1 to %c12 step %c1 iter_args(%w = %u) -> (i64) {
      %x = scf.for %ki = %c1 to %c12 step %c1 iter_args(%y = %w) -> (i64) {
        %m2 = arith.muli %mi, %mi : index
        %m = arith.divui %m2, %c3 : index
        %n2 = arith.muli %ni, %ni : index
        %n = arith.divui %n2, %c3 : index
        %k2 = arith.muli %ki, %ki : index
        %k = arith.divui %k2, %c3 : index
        func.call @fill_i32(%c, %c7) : (memref<2200xi32>, index) -> ()
        func.call @fill_i32(%d, %c7) : (memref<2200xi32>, index) -> ()
        %avs = memref.reinterpret_cast %a to offset: [3], sizes: [%m, %k], strides: [43, 1]
            : memref<2200xi8> to memref<?x?xi8, strided<[43, 1], offset: 3>>
        %av = memref.cast %avs : memref<?x?xi8, strided<[43, 1], offset: 3>> to memref<?x?xi8, strided<[?, 1], offset: ?>>
        %avp = memref.cast %avs : memref<?x?xi8, strided<[43, 1], offset: 3>> to memref<?x?xi8, strided<[?, ?], offset: ?>>
        %bvs = memref.reinterpret_cast %b to offset: [2], sizes: [%k, %n], strides: [43, 1]
            : memref<2200xi8> to memref<?x?xi8, strided<[43, 1], offset: 2>>
        %bv = memref.cast %bvs : memref<?x?xi8, strided<[43, 1], offset: 2>> to memref<?x?xi8, strided<[?, 1], offset: ?>>
        %bvp = memref.cast %bvs : memref<?x?xi8, strided<[43, 1], offset: 2>> to memref<?x?xi8, strided<[?, ?], offset: ?>>
        %cvs = memref.reinterpret_cast %c to offset: [50], sizes: [%m, %n], strides: [43, 1]
            : memref<2200xi32> to memref<?x?xi32, strided<[43, 1], offset: 50>>
        %cv = memref.cast %cvs : memref<?x?xi32, strided<[43, 1], offset: 50>> to memref<?x?xi32, strided<[?, 1], offset: ?>>
        %cvp = memref.cast %cvs : memref<?x?xi32, strided<[43, 1], offset: 50>> to memref<?x?xi32, strided<[?, ?], offset: ?>>
        %ds = memref.reinterpret_cast %d to offset: [50], sizes: [%m, %n], strides: [43, 1]
            : memref<2200xi32> to memref<?x?xi32, strided<[43, 1], offset: 50>>
        %dx = memref.cast %ds : memref<?x?xi32, strided<[43, 1], offset: 50>> to memref<?x?xi32, strided<[?, 1], offset: ?>>
        %dp = memref.cast %ds : memref<?x?xi32, strided<[43, 1], offset: 50>> to memref<?x?xi32, strided<[?, ?], offset: ?>>
        %zero = arith.constant 0 : i32
        scf.for %p = %c0 to %m step %c1 {
          scf.for %q = %c0 to %n step %c1 {
            memref.store %zero, %dp[%p, %q] : memref<?x?xi32, strided<[?, ?], offset: ?>>
          }
        }
        func.call @rows_i8(%av, %bv, %cv) : (memref<?x?xi8, strided<[?, 1], offset: ?>>, memref<?x?xi8, strided<[?, 1], offset: ?>>, memref<?x?xi32, strided<[?, 1], offset: ?>>) -> ()
        func.call @plain_i8(%avp, %bvp, %dp) : (memref<?x?xi8, strided<[?, ?], offset: ?>>, memref<?x?xi8, strided<[?, ?], offset: ?>>, memref<?x?xi32, strided<[?, ?], offset: ?>>) -> ()
        %differ = func.call @differ_i32(%c, %d) : (memref<2200xi32>, memref<2200xi32>) -> i64
        %z = arith.addi %y, %differ : i64
        scf.yield %z : i64
      }
      scf.yield %x : i64
    }
    scf.yield %v : i64
  }
  call @printI64(%all) : (i64) -> ()
  call @printNewline() : () -> ()
  memref.dealloc %a : memref<2200xi8>
  memref.dealloc %b : memref<2200xi8>
  memref.dealloc %c : memref<2200xi32>
  memref.dealloc %d : memref<2200xi32>
  return
}

func.func private @fill_i64(%m: memref<2200xi64>, %step: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c5 = arith.constant 5 : index
  %c11 = arith.constant 11 : index
  %n = arith.constant 2200 : index
  scf.for %i = %c0 to %n step %c1 {
    %far = arith.muli %i, %step : index
    %rest = arith.remui %far, %c11 : index
    %x = arith.subi %rest, %c5 : index
    %value = arith.index_cast %x : index to i64
    memref.store %value, %m[%i] : memref<2200xi64>
  }
  return
}

func.func private @differ_i64(%a: memref<2200xi64>, %b: memref<2200xi64>) -> i64 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %n = arith.constant 2200 : index
  %zero = arith.constant 0 : i64
  %sum = scf.for %i = %c0 to %n step %c1 iter_args(%s = %zero) -> (i64) {
    %x = memref.load %a[%i] : memref<2200xi64>
    %y = memref.load %b[%i] : memref<2200xi64>
    %d = arith.cmpi ne, %x, %y : i64
    %e = arith.extui %d : i1 to i64
    %r = arith.addi %s, %e : i64
    scf.yield %r : i64
  }
  return %sum : i64
}

func.func private @plain_i64(%a: memref<?x?xi64, strided<[?, ?], offset: ?>>, %b: memref<?x?xi64, strided<[?, ?], offset: ?>>, %c: memref<?x?xi64, strided<[?, ?], offset: ?>>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %m = memref.dim %c, %c0 : memref<?x?xi64, strided<[?, ?], offset: ?>>
  %n = memref.dim %c, %c1 : memref<?x?xi64, strided<[?, ?], offset: ?>>
  %k = memref.dim %a, %c1 : memref<?x?xi64, strided<[?, ?], offset: ?>>
  scf.for %i = %c0 to %m step %c1 {
    scf.for %j = %c0 to %n step %c1 {
      scf.for %l = %c0 to %k step %c1 {
        %x = memref.load %a[%i, %l] : memref<?x?xi64, strided<[?, ?], offset: ?>>
        %y = memref.load %b[%l, %j] : memref<?x?xi64, strided<[?, ?], offset: ?>>
        %z = memref.load %c[%i, %j] : memref<?x?xi64, strided<[?, ?], offset: ?>>
        %p = arith.muli %x, %y : i64
        %s = arith.addi %z, %p : i64
        memref.store %s, %c[%i, %j] : memref<?x?xi64, strided<[?, ?], offset: ?>>
      }
    }
  }
  return
}

func.func private @right_transposed_i64(%a: memref<?x?xi64, strided<[?, 1], offset: ?>>, %b: memref<?x?xi64, strided<[?, 1], offset: ?>>, %c: memref<?x?xi64, strided<[?, 1], offset: ?>>) {
  linalg.generic {
      indexing_maps = [affine_map<(m, n, k) -> (m, k)>,
                       affine_map<(m, n, k) -> (n, k)>,
                       affine_map<(m, n, k) -> (m, n)>],
      iterator_types = ["parallel", "parallel", "reduction"]}
      ins(%a, %b : memref<?x?xi64, strided<[?, 1], offset: ?>>, memref<?x?xi64, strided<[?, 1], offset: ?>>) outs(%c : memref<?x?xi64, strided<[?, 1], offset: ?>>) {
    ^bb0(%x: i64, %y: i64, %z: i64):
      %p = arith.muli %x, %y : i64
      %s = arith.addi %z, %p : i64
      linalg.yield %s : i64
  }
  return
}

func.func private @try_right_transposed_i64() {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c3 = arith.constant 3 : index
  %c7 = arith.constant 7 : index
  %c12 = arith.constant 12 : index
  %none = arith.constant 0 : i64
  %a = memref.alloc() : memref<2200xi64>
  %b = memref.alloc() : memref<2200xi64>
  %c = memref.alloc() : memref<2200xi64>
  %d = memref.alloc() : memref<2200xi64>
  call @fill_i64(%a, %c3) : (memref<2200xi64>, index) -> ()
  call @fill_i64(%b, %c7) : (memref<2200xi64>, index) -> ()
  %all = scf.for %mi = %c1 to %c12 step %c1 iter_args(%u = %none) -> (i64) {
    %v = scf.for %ni = %c1 to %c12 step %c1 iter_args(%w = %u) -> (i64) {
      %x = scf.for %ki = %c1 to %c12 step %c1 iter_args(%y = %w) -> (i64) {
        %m2 = arith.muli %mi, %mi : index
        %m = arith.divui %m2, %c3 : index
        %n2 = arith.muli %ni, %ni : index
        %n = arith.divui %n2, %c3 : index
        %k2 = arith.muli %ki, %ki : index
        %k = arith.divui %k2, %c3 : index
        func.call @fill_i64(%c, %c7) : (memref<2200xi64>, index) -> ()
        func.call @fill_i64(%d, %c7) : (memref<2200xi64>, index) -> ()
        %avs = memref.reinterpret_cast %a to offset: [3], sizes: [%m, %k], strides: [43, 1]
            : memref<2200xi64> to memref<?x?xi64, strided<[43, 1], offset: 3>>
        %av = memref.cast %avs : memref<?x?xi64, strided<[43, 1], offset: 3>> to memref<?x?xi64, strided<[?, 1], offset: ?>>
        %avp = memref.cast %avs : memref<?x?xi64, strided<[43, 1], offset: 3>> to memref<?x?xi64, strided<[?, ?], offset: ?>>
        %bvs = memref.reinterpret_cast %b to offset: [2], sizes: [%n, %k], strides: [43, 1]
            : memref<2200xi64> to memref<?x?xi64, strided<[43, 1], offset: 2>>
        %bv = memref.cast %bvs : memref<?x?xi64, strided<[43, 1], offset: 2>> to memref<?x?xi64, strided<[?, 1], offset: ?>>
        %bvd = memref.cast %bvs : memref<?x?xi64, strided<[43, 1], offset: 2>> to memref<?x?xi64, strided<[?, ?], offset: ?>>
        %bvp = memref.transpose %bvd (r, s) -> (s, r) : memref<?x?xi64, strided<[?, ?], offset: ?>> to memref<?x?xi64, strided<[?, ?], offset: ?>>
        %cvs = memref.reinterpret_cast %c to offset: [50], sizes: [%m, %n], strides: [43, 1]
            : memref<2200xi64> to memref<?x?xi64, strided<[43, 1], offset: 50>>
        %cv = memref.cast %cvs : memref<?x?xi64, strided<[43, 1], offset: 50>> to memref<?x?xi64, strided<[?, 1], offset: ?>>
        %cvp = memref.cast %cvs : memref<?x?xi64, strided<[43, 1], offset: 50>> to memref<?x?xi64, strided<[?, ?], offset: ?>>
        %ds = memref.reinterpret_cast %d to offset: [50], sizes: [%m, %n], strides: [43, 1]
            : memref<2200xi64> to memref<?x?xi64, strided<[43, 1], offset: 50>>
        %dx = memref.cast %ds : memref<?x?xi64, strided<[43, 1], offset: 50>> to memref<?x?xi64, strided<[?, 1], offset: ?>>
        %dp = memref.cast %ds : memref<?x?xi64, strided<[43, 1], offset: 50>> to memref<?x?xi64, strided<[?, ?], offset: ?>>
        func.call @right_transposed_i64(%av, %bv, %cv) : (memref<?x?xi64, strided<[?, 1], offset: ?>>, memref<?x?xi64, strided<[?, 1], offset: ?>>, memref<?x?xi64, strided<[?, 1], offset: ?>>) -> ()
        func.call @plain_i64(%avp, %bvp, %dp) : (memref<?x?xi64, strided<[?, ?], offset: ?>>, memref<?x?xi64, strided<[?, ?], offset: ?>>, memref<?x?xi64, strided<[?, ?], offset: ?>>) -> ()
        %differ = func.call @differ_i64(%c, %d) : (memref<2200xi64>, memref<2200xi64>) -> i64
        %z = arith.addi %y, %differ : i64
        scf.yield %z : i64
      }
      scf.yield %x : i64
    }
    scf.yield %v : i64
  }
  call @printI64(%all) : (i64) -> ()
  call @printNewline() : () -> ()
  memref.dealloc %a : memref<2200xi64>
  memref.dealloc %b : memref<2200xi64>
  memref.dealloc %c : memref<2200xi64>
  memref.dealloc %d : memref<2200xi64>
  return
}

func.func @main() {
  // OUT: 0
  call @try_rows_f32() : () -> ()
  // OUT: 0
  call @try_zeros_f32() : () -> ()
  // OUT: 0
  call @try_left_transposed() : () -> ()
  // OUT: 0
  call @try_right_transposed() : () -> ()
  // OUT: 0
  call @try_sum_transposed() : () -> ()
  // OUT: 0
  call @try_any_strides() : () -> ()
  // OUT: 0
  call @try_rows_f64() : () -> ()
  // OUT: 0
  call @try_rows_i8() : () -> ()
  // OUT: 0
  call @try_right_transposed_i64() : () -> ()
  return
}
