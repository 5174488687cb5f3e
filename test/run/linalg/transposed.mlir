// Products with a transposed right operand, whose sums are contiguous: it is packed
// by squares, which overlap at the end, or element by element where there are
// fewer sums than a vector has elements. 252 shapes of each type, beside loops.
//
// NO ORACLE: its passes know no linalg; the numbers are exact

func.func private @printF32(f32)
func.func private @printNewline()

func.func private @product_f32(%a: memref<?x?xf32>, %b: memref<?x?xf32>, %c: memref<?x?xf32>) {
  linalg.matmul indexing_maps = [affine_map<(m, n, k) -> (m, k)>, affine_map<(m, n, k) -> (n, k)>, affine_map<(m, n, k) -> (m, n)>]
      ins(%a, %b : memref<?x?xf32>, memref<?x?xf32>) outs(%c : memref<?x?xf32>)
  return
}

// How many elements of the product are not what loops add up.
func.func private @wrong_f32(%m: index, %n: index, %k: index) -> i32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c5 = arith.constant 5 : index
  %c7 = arith.constant 7 : index
  %none = arith.constant 0 : i32
  %zero = arith.constant 0.0 : f32
  %a = memref.alloc(%m, %k) : memref<?x?xf32>
  %b = memref.alloc(%n, %k) : memref<?x?xf32>
  %c = memref.alloc(%m, %n) : memref<?x?xf32>
  linalg.generic {indexing_maps = [affine_map<(i, j) -> (i, j)>], iterator_types = ["parallel", "parallel"]} outs(%a : memref<?x?xf32>) {
  ^bb0(%o: f32):
    %i = linalg.index 0 : index
    %j = linalg.index 1 : index
    %s = arith.muli %i, %c5 : index
    %p = arith.addi %s, %j : index
    %r = arith.remui %p, %c7 : index
    %w = arith.index_cast %r : index to i32
    %x = arith.sitofp %w : i32 to f32
    linalg.yield %x : f32
  }
  linalg.generic {indexing_maps = [affine_map<(i, j) -> (i, j)>], iterator_types = ["parallel", "parallel"]} outs(%b : memref<?x?xf32>) {
  ^bb0(%o: f32):
    %i = linalg.index 0 : index
    %j = linalg.index 1 : index
    %s = arith.muli %j, %c7 : index
    %p = arith.addi %s, %i : index
    %r = arith.remui %p, %c5 : index
    %w = arith.index_cast %r : index to i32
    %x = arith.sitofp %w : i32 to f32
    linalg.yield %x : f32
  }
  linalg.fill ins(%zero : f32) outs(%c : memref<?x?xf32>)
  call @product_f32(%a, %b, %c) : (memref<?x?xf32>, memref<?x?xf32>, memref<?x?xf32>) -> ()
  %wrong = scf.for %i = %c0 to %m step %c1 iter_args(%u = %none) -> (i32) {
    %v = scf.for %j = %c0 to %n step %c1 iter_args(%w = %u) -> (i32) {
      %sum = scf.for %l = %c0 to %k step %c1 iter_args(%s = %zero) -> (f32) {
        %x = memref.load %a[%i, %l] : memref<?x?xf32>
        %y = memref.load %b[%j, %l] : memref<?x?xf32>
        %p = arith.mulf %x, %y : f32
        %q = arith.addf %s, %p : f32
        scf.yield %q : f32
      }
      %got = memref.load %c[%i, %j] : memref<?x?xf32>
      %bad = arith.cmpf une, %got, %sum : f32
      %e = arith.extui %bad : i1 to i32
      %z = arith.addi %w, %e : i32
      scf.yield %z : i32
    }
    scf.yield %v : i32
  }
  memref.dealloc %a : memref<?x?xf32>
  memref.dealloc %b : memref<?x?xf32>
  memref.dealloc %c : memref<?x?xf32>
  return %wrong : i32
}

func.func private @all_f32() {
  %none = arith.constant 0 : i32
  %c1 = arith.constant 1 : index
  %c3 = arith.constant 3 : index
  %c4 = arith.constant 4 : index
  %c11 = arith.constant 11 : index
  %c70 = arith.constant 70 : index
  %c41 = arith.constant 41 : index
  %all = scf.for %n = %c1 to %c70 step %c4 iter_args(%u = %none) -> (i32) {
    %v = scf.for %k = %c1 to %c41 step %c3 iter_args(%w = %u) -> (i32) {
      %x = func.call @wrong_f32(%c11, %n, %k) : (index, index, index) -> i32
      %y = arith.addi %w, %x : i32
      scf.yield %y : i32
    }
    scf.yield %v : i32
  }
  %f = arith.sitofp %all : i32 to f32
  call @printF32(%f) : (f32) -> ()
  call @printNewline() : () -> ()
  return
}

func.func private @product_f64(%a: memref<?x?xf64>, %b: memref<?x?xf64>, %c: memref<?x?xf64>) {
  linalg.matmul indexing_maps = [affine_map<(m, n, k) -> (m, k)>, affine_map<(m, n, k) -> (n, k)>, affine_map<(m, n, k) -> (m, n)>]
      ins(%a, %b : memref<?x?xf64>, memref<?x?xf64>) outs(%c : memref<?x?xf64>)
  return
}

// How many elements of the product are not what loops add up.
func.func private @wrong_f64(%m: index, %n: index, %k: index) -> i32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c5 = arith.constant 5 : index
  %c7 = arith.constant 7 : index
  %none = arith.constant 0 : i32
  %zero = arith.constant 0.0 : f64
  %a = memref.alloc(%m, %k) : memref<?x?xf64>
  %b = memref.alloc(%n, %k) : memref<?x?xf64>
  %c = memref.alloc(%m, %n) : memref<?x?xf64>
  linalg.generic {indexing_maps = [affine_map<(i, j) -> (i, j)>], iterator_types = ["parallel", "parallel"]} outs(%a : memref<?x?xf64>) {
  ^bb0(%o: f64):
    %i = linalg.index 0 : index
    %j = linalg.index 1 : index
    %s = arith.muli %i, %c5 : index
    %p = arith.addi %s, %j : index
    %r = arith.remui %p, %c7 : index
    %w = arith.index_cast %r : index to i32
    %x = arith.sitofp %w : i32 to f64
    linalg.yield %x : f64
  }
  linalg.generic {indexing_maps = [affine_map<(i, j) -> (i, j)>], iterator_types = ["parallel", "parallel"]} outs(%b : memref<?x?xf64>) {
  ^bb0(%o: f64):
    %i = linalg.index 0 : index
    %j = linalg.index 1 : index
    %s = arith.muli %j, %c7 : index
    %p = arith.addi %s, %i : index
    %r = arith.remui %p, %c5 : index
    %w = arith.index_cast %r : index to i32
    %x = arith.sitofp %w : i32 to f64
    linalg.yield %x : f64
  }
  linalg.fill ins(%zero : f64) outs(%c : memref<?x?xf64>)
  call @product_f64(%a, %b, %c) : (memref<?x?xf64>, memref<?x?xf64>, memref<?x?xf64>) -> ()
  %wrong = scf.for %i = %c0 to %m step %c1 iter_args(%u = %none) -> (i32) {
    %v = scf.for %j = %c0 to %n step %c1 iter_args(%w = %u) -> (i32) {
      %sum = scf.for %l = %c0 to %k step %c1 iter_args(%s = %zero) -> (f64) {
        %x = memref.load %a[%i, %l] : memref<?x?xf64>
        %y = memref.load %b[%j, %l] : memref<?x?xf64>
        %p = arith.mulf %x, %y : f64
        %q = arith.addf %s, %p : f64
        scf.yield %q : f64
      }
      %got = memref.load %c[%i, %j] : memref<?x?xf64>
      %bad = arith.cmpf une, %got, %sum : f64
      %e = arith.extui %bad : i1 to i32
      %z = arith.addi %w, %e : i32
      scf.yield %z : i32
    }
    scf.yield %v : i32
  }
  memref.dealloc %a : memref<?x?xf64>
  memref.dealloc %b : memref<?x?xf64>
  memref.dealloc %c : memref<?x?xf64>
  return %wrong : i32
}

func.func private @all_f64() {
  %none = arith.constant 0 : i32
  %c1 = arith.constant 1 : index
  %c3 = arith.constant 3 : index
  %c4 = arith.constant 4 : index
  %c11 = arith.constant 11 : index
  %c70 = arith.constant 70 : index
  %c41 = arith.constant 41 : index
  %all = scf.for %n = %c1 to %c70 step %c4 iter_args(%u = %none) -> (i32) {
    %v = scf.for %k = %c1 to %c41 step %c3 iter_args(%w = %u) -> (i32) {
      %x = func.call @wrong_f64(%c11, %n, %k) : (index, index, index) -> i32
      %y = arith.addi %w, %x : i32
      scf.yield %y : i32
    }
    scf.yield %v : i32
  }
  %f = arith.sitofp %all : i32 to f32
  call @printF32(%f) : (f32) -> ()
  call @printNewline() : () -> ()
  return
}

func.func private @product_i16(%a: memref<?x?xi16>, %b: memref<?x?xi16>, %c: memref<?x?xi16>) {
  linalg.matmul indexing_maps = [affine_map<(m, n, k) -> (m, k)>, affine_map<(m, n, k) -> (n, k)>, affine_map<(m, n, k) -> (m, n)>]
      ins(%a, %b : memref<?x?xi16>, memref<?x?xi16>) outs(%c : memref<?x?xi16>)
  return
}

// How many elements of the product are not what loops add up.
func.func private @wrong_i16(%m: index, %n: index, %k: index) -> i32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c5 = arith.constant 5 : index
  %c7 = arith.constant 7 : index
  %none = arith.constant 0 : i32
  %zero = arith.constant 0 : i16
  %a = memref.alloc(%m, %k) : memref<?x?xi16>
  %b = memref.alloc(%n, %k) : memref<?x?xi16>
  %c = memref.alloc(%m, %n) : memref<?x?xi16>
  linalg.generic {indexing_maps = [affine_map<(i, j) -> (i, j)>], iterator_types = ["parallel", "parallel"]} outs(%a : memref<?x?xi16>) {
  ^bb0(%o: i16):
    %i = linalg.index 0 : index
    %j = linalg.index 1 : index
    %s = arith.muli %i, %c5 : index
    %p = arith.addi %s, %j : index
    %r = arith.remui %p, %c7 : index
    %w = arith.index_cast %r : index to i32
    %x = arith.trunci %w : i32 to i16
    linalg.yield %x : i16
  }
  linalg.generic {indexing_maps = [affine_map<(i, j) -> (i, j)>], iterator_types = ["parallel", "parallel"]} outs(%b : memref<?x?xi16>) {
  ^bb0(%o: i16):
    %i = linalg.index 0 : index
    %j = linalg.index 1 : index
    %s = arith.muli %j, %c7 : index
    %p = arith.addi %s, %i : index
    %r = arith.remui %p, %c5 : index
    %w = arith.index_cast %r : index to i32
    %x = arith.trunci %w : i32 to i16
    linalg.yield %x : i16
  }
  linalg.fill ins(%zero : i16) outs(%c : memref<?x?xi16>)
  call @product_i16(%a, %b, %c) : (memref<?x?xi16>, memref<?x?xi16>, memref<?x?xi16>) -> ()
  %wrong = scf.for %i = %c0 to %m step %c1 iter_args(%u = %none) -> (i32) {
    %v = scf.for %j = %c0 to %n step %c1 iter_args(%w = %u) -> (i32) {
      %sum = scf.for %l = %c0 to %k step %c1 iter_args(%s = %zero) -> (i16) {
        %x = memref.load %a[%i, %l] : memref<?x?xi16>
        %y = memref.load %b[%j, %l] : memref<?x?xi16>
        %p = arith.muli %x, %y : i16
        %q = arith.addi %s, %p : i16
        scf.yield %q : i16
      }
      %got = memref.load %c[%i, %j] : memref<?x?xi16>
      %bad = arith.cmpi ne, %got, %sum : i16
      %e = arith.extui %bad : i1 to i32
      %z = arith.addi %w, %e : i32
      scf.yield %z : i32
    }
    scf.yield %v : i32
  }
  memref.dealloc %a : memref<?x?xi16>
  memref.dealloc %b : memref<?x?xi16>
  memref.dealloc %c : memref<?x?xi16>
  return %wrong : i32
}

func.func private @all_i16() {
  %none = arith.constant 0 : i32
  %c1 = arith.constant 1 : index
  %c3 = arith.constant 3 : index
  %c4 = arith.constant 4 : index
  %c11 = arith.constant 11 : index
  %c70 = arith.constant 70 : index
  %c41 = arith.constant 41 : index
  %all = scf.for %n = %c1 to %c70 step %c4 iter_args(%u = %none) -> (i32) {
    %v = scf.for %k = %c1 to %c41 step %c3 iter_args(%w = %u) -> (i32) {
      %x = func.call @wrong_i16(%c11, %n, %k) : (index, index, index) -> i32
      %y = arith.addi %w, %x : i32
      scf.yield %y : i32
    }
    scf.yield %v : i32
  }
  %f = arith.sitofp %all : i32 to f32
  call @printF32(%f) : (f32) -> ()
  call @printNewline() : () -> ()
  return
}

func.func @main() {
  // OUT: 0
  call @all_f32() : () -> ()
  // OUT: 0
  call @all_f64() : () -> ()
  // OUT: 0
  call @all_i16() : () -> ()
  return
}
