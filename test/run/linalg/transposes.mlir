// Operands that are read across rows, of all sizes from 0 to 20, so that there are
// tiles, small tiles and elements of each kind: a transposition, and a sum with what
// is read along the row, a number of the row, and what was there; in place as well.
//
// NO ORACLE: its passes lower no linalg

#id = affine_map<(i, j, k) -> (i, j, k)>
#swapped = affine_map<(i, j, k) -> (k, i, j)>
#row = affine_map<(i, j, k) -> (j)>

func.func private @transpose_i8(%a: memref<?x?xi8>, %r: memref<?x?xi8>) {
  linalg.transpose ins(%a : memref<?x?xi8>) outs(%r : memref<?x?xi8>) permutation = [1, 0]
  return
}

func.func private @sum_i8(%a: memref<?x?x?xi8>, %b: memref<?xi8>, %r: memref<?x?x?xi8>) {
  linalg.generic {indexing_maps = [#row, #swapped, #id], iterator_types = ["parallel", "parallel", "parallel"]}
      ins(%b, %a : memref<?xi8>, memref<?x?x?xi8>) outs(%r : memref<?x?x?xi8>) {
  ^bb0(%y: i8, %x: i8, %o: i8):
    %s = arith.addi %x, %y : i8
    %u = arith.addi %s, %o : i8
    linalg.yield %u : i8
  }
  return
}

func.func private @number_i8(%i: index, %j: index, %k: index) -> i8 {
    %c7 = arith.constant 7 : index
    %c3 = arith.constant 3 : index
    %c23 = arith.constant 23 : index
    %p = arith.muli %i, %c7 : index
    %q = arith.muli %j, %c3 : index
    %pq = arith.addi %p, %q : index
    %pqk = arith.addi %pq, %k : index
    %s = arith.remui %pqk, %c23 : index
    %e = arith.index_cast %s : index to i8
    return %e : i8
}

func.func private @wrong_i8(%m: index, %n: index) -> i32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %none = arith.constant 0 : i32
  %a = memref.alloc(%n, %m) : memref<?x?xi8>
  %r = memref.alloc(%m, %n) : memref<?x?xi8>
  %a3 = memref.alloc(%n, %c2, %m) : memref<?x?x?xi8>
  %b = memref.alloc(%m) : memref<?xi8>
  %r3 = memref.alloc(%c2, %m, %n) : memref<?x?x?xi8>
  scf.for %j = %c0 to %n step %c1 {
    scf.for %i = %c0 to %m step %c1 {
      %x = func.call @number_i8(%c0, %j, %i) : (index, index, index) -> i8
      memref.store %x, %a[%j, %i] : memref<?x?xi8>
      %y = func.call @number_i8(%i, %i, %c1) : (index, index, index) -> i8
      memref.store %y, %b[%i] : memref<?xi8>
      scf.for %h = %c0 to %c2 step %c1 {
        %z = func.call @number_i8(%h, %j, %i) : (index, index, index) -> i8
        memref.store %z, %a3[%j, %h, %i] : memref<?x?x?xi8>
        %w = func.call @number_i8(%i, %h, %j) : (index, index, index) -> i8
        memref.store %w, %r3[%h, %i, %j] : memref<?x?x?xi8>
      }
    }
  }
  func.call @transpose_i8(%a, %r) : (memref<?x?xi8>, memref<?x?xi8>) -> ()
  func.call @sum_i8(%a3, %b, %r3) : (memref<?x?x?xi8>, memref<?xi8>, memref<?x?x?xi8>) -> ()
  %wrong = scf.for %j = %c0 to %n step %c1 iter_args(%p = %none) -> i32 {
    %u = scf.for %i = %c0 to %m step %c1 iter_args(%q = %p) -> i32 {
      %want = func.call @number_i8(%c0, %j, %i) : (index, index, index) -> i8
      %x = memref.load %r[%i, %j] : memref<?x?xi8>
      %bad = arith.cmpi ne, %x, %want : i8
      %badi = arith.extui %bad : i1 to i32
      %qb = arith.addi %q, %badi : i32
      %v = scf.for %h = %c0 to %c2 step %c1 iter_args(%s = %qb) -> i32 {
        %z = func.call @number_i8(%h, %j, %i) : (index, index, index) -> i8
        %y = func.call @number_i8(%i, %i, %c1) : (index, index, index) -> i8
        %w = func.call @number_i8(%i, %h, %j) : (index, index, index) -> i8
        %zy = arith.addi %z, %y : i8
        %sum = arith.addi %zy, %w : i8
        %got = memref.load %r3[%h, %i, %j] : memref<?x?x?xi8>
        %bad3 = arith.cmpi ne, %got, %sum : i8
        %bad3i = arith.extui %bad3 : i1 to i32
        %next = arith.addi %s, %bad3i : i32
        scf.yield %next : i32
      }
      scf.yield %v : i32
    }
    scf.yield %u : i32
  }
  memref.dealloc %a : memref<?x?xi8>
  memref.dealloc %r : memref<?x?xi8>
  memref.dealloc %a3 : memref<?x?x?xi8>
  memref.dealloc %b : memref<?xi8>
  memref.dealloc %r3 : memref<?x?x?xi8>
  return %wrong : i32
}

func.func private @transpose_i16(%a: memref<?x?xi16>, %r: memref<?x?xi16>) {
  linalg.transpose ins(%a : memref<?x?xi16>) outs(%r : memref<?x?xi16>) permutation = [1, 0]
  return
}

func.func private @sum_i16(%a: memref<?x?x?xi16>, %b: memref<?xi16>, %r: memref<?x?x?xi16>) {
  linalg.generic {indexing_maps = [#row, #swapped, #id], iterator_types = ["parallel", "parallel", "parallel"]}
      ins(%b, %a : memref<?xi16>, memref<?x?x?xi16>) outs(%r : memref<?x?x?xi16>) {
  ^bb0(%y: i16, %x: i16, %o: i16):
    %s = arith.addi %x, %y : i16
    %u = arith.addi %s, %o : i16
    linalg.yield %u : i16
  }
  return
}

func.func private @number_i16(%i: index, %j: index, %k: index) -> i16 {
    %c7 = arith.constant 7 : index
    %c3 = arith.constant 3 : index
    %c23 = arith.constant 23 : index
    %p = arith.muli %i, %c7 : index
    %q = arith.muli %j, %c3 : index
    %pq = arith.addi %p, %q : index
    %pqk = arith.addi %pq, %k : index
    %s = arith.remui %pqk, %c23 : index
    %e = arith.index_cast %s : index to i16
    return %e : i16
}

func.func private @wrong_i16(%m: index, %n: index) -> i32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %none = arith.constant 0 : i32
  %a = memref.alloc(%n, %m) : memref<?x?xi16>
  %r = memref.alloc(%m, %n) : memref<?x?xi16>
  %a3 = memref.alloc(%n, %c2, %m) : memref<?x?x?xi16>
  %b = memref.alloc(%m) : memref<?xi16>
  %r3 = memref.alloc(%c2, %m, %n) : memref<?x?x?xi16>
  scf.for %j = %c0 to %n step %c1 {
    scf.for %i = %c0 to %m step %c1 {
      %x = func.call @number_i16(%c0, %j, %i) : (index, index, index) -> i16
      memref.store %x, %a[%j, %i] : memref<?x?xi16>
      %y = func.call @number_i16(%i, %i, %c1) : (index, index, index) -> i16
      memref.store %y, %b[%i] : memref<?xi16>
      scf.for %h = %c0 to %c2 step %c1 {
        %z = func.call @number_i16(%h, %j, %i) : (index, index, index) -> i16
        memref.store %z, %a3[%j, %h, %i] : memref<?x?x?xi16>
        %w = func.call @number_i16(%i, %h, %j) : (index, index, index) -> i16
        memref.store %w, %r3[%h, %i, %j] : memref<?x?x?xi16>
      }
    }
  }
  func.call @transpose_i16(%a, %r) : (memref<?x?xi16>, memref<?x?xi16>) -> ()
  func.call @sum_i16(%a3, %b, %r3) : (memref<?x?x?xi16>, memref<?xi16>, memref<?x?x?xi16>) -> ()
  %wrong = scf.for %j = %c0 to %n step %c1 iter_args(%p = %none) -> i32 {
    %u = scf.for %i = %c0 to %m step %c1 iter_args(%q = %p) -> i32 {
      %want = func.call @number_i16(%c0, %j, %i) : (index, index, index) -> i16
      %x = memref.load %r[%i, %j] : memref<?x?xi16>
      %bad = arith.cmpi ne, %x, %want : i16
      %badi = arith.extui %bad : i1 to i32
      %qb = arith.addi %q, %badi : i32
      %v = scf.for %h = %c0 to %c2 step %c1 iter_args(%s = %qb) -> i32 {
        %z = func.call @number_i16(%h, %j, %i) : (index, index, index) -> i16
        %y = func.call @number_i16(%i, %i, %c1) : (index, index, index) -> i16
        %w = func.call @number_i16(%i, %h, %j) : (index, index, index) -> i16
        %zy = arith.addi %z, %y : i16
        %sum = arith.addi %zy, %w : i16
        %got = memref.load %r3[%h, %i, %j] : memref<?x?x?xi16>
        %bad3 = arith.cmpi ne, %got, %sum : i16
        %bad3i = arith.extui %bad3 : i1 to i32
        %next = arith.addi %s, %bad3i : i32
        scf.yield %next : i32
      }
      scf.yield %v : i32
    }
    scf.yield %u : i32
  }
  memref.dealloc %a : memref<?x?xi16>
  memref.dealloc %r : memref<?x?xi16>
  memref.dealloc %a3 : memref<?x?x?xi16>
  memref.dealloc %b : memref<?xi16>
  memref.dealloc %r3 : memref<?x?x?xi16>
  return %wrong : i32
}

func.func private @transpose_f32(%a: memref<?x?xf32>, %r: memref<?x?xf32>) {
  linalg.transpose ins(%a : memref<?x?xf32>) outs(%r : memref<?x?xf32>) permutation = [1, 0]
  return
}

func.func private @sum_f32(%a: memref<?x?x?xf32>, %b: memref<?xf32>, %r: memref<?x?x?xf32>) {
  linalg.generic {indexing_maps = [#row, #swapped, #id], iterator_types = ["parallel", "parallel", "parallel"]}
      ins(%b, %a : memref<?xf32>, memref<?x?x?xf32>) outs(%r : memref<?x?x?xf32>) {
  ^bb0(%y: f32, %x: f32, %o: f32):
    %s = arith.addf %x, %y : f32
    %u = arith.addf %s, %o : f32
    linalg.yield %u : f32
  }
  return
}

func.func private @number_f32(%i: index, %j: index, %k: index) -> f32 {
    %c7 = arith.constant 7 : index
    %c3 = arith.constant 3 : index
    %c23 = arith.constant 23 : index
    %p = arith.muli %i, %c7 : index
    %q = arith.muli %j, %c3 : index
    %pq = arith.addi %p, %q : index
    %pqk = arith.addi %pq, %k : index
    %s = arith.remui %pqk, %c23 : index
    %n = arith.index_cast %s : index to i32
    %e = arith.sitofp %n : i32 to f32
    return %e : f32
}

func.func private @wrong_f32(%m: index, %n: index) -> i32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %none = arith.constant 0 : i32
  %a = memref.alloc(%n, %m) : memref<?x?xf32>
  %r = memref.alloc(%m, %n) : memref<?x?xf32>
  %a3 = memref.alloc(%n, %c2, %m) : memref<?x?x?xf32>
  %b = memref.alloc(%m) : memref<?xf32>
  %r3 = memref.alloc(%c2, %m, %n) : memref<?x?x?xf32>
  scf.for %j = %c0 to %n step %c1 {
    scf.for %i = %c0 to %m step %c1 {
      %x = func.call @number_f32(%c0, %j, %i) : (index, index, index) -> f32
      memref.store %x, %a[%j, %i] : memref<?x?xf32>
      %y = func.call @number_f32(%i, %i, %c1) : (index, index, index) -> f32
      memref.store %y, %b[%i] : memref<?xf32>
      scf.for %h = %c0 to %c2 step %c1 {
        %z = func.call @number_f32(%h, %j, %i) : (index, index, index) -> f32
        memref.store %z, %a3[%j, %h, %i] : memref<?x?x?xf32>
        %w = func.call @number_f32(%i, %h, %j) : (index, index, index) -> f32
        memref.store %w, %r3[%h, %i, %j] : memref<?x?x?xf32>
      }
    }
  }
  func.call @transpose_f32(%a, %r) : (memref<?x?xf32>, memref<?x?xf32>) -> ()
  func.call @sum_f32(%a3, %b, %r3) : (memref<?x?x?xf32>, memref<?xf32>, memref<?x?x?xf32>) -> ()
  %wrong = scf.for %j = %c0 to %n step %c1 iter_args(%p = %none) -> i32 {
    %u = scf.for %i = %c0 to %m step %c1 iter_args(%q = %p) -> i32 {
      %want = func.call @number_f32(%c0, %j, %i) : (index, index, index) -> f32
      %x = memref.load %r[%i, %j] : memref<?x?xf32>
      %bad = arith.cmpf une, %x, %want : f32
      %badi = arith.extui %bad : i1 to i32
      %qb = arith.addi %q, %badi : i32
      %v = scf.for %h = %c0 to %c2 step %c1 iter_args(%s = %qb) -> i32 {
        %z = func.call @number_f32(%h, %j, %i) : (index, index, index) -> f32
        %y = func.call @number_f32(%i, %i, %c1) : (index, index, index) -> f32
        %w = func.call @number_f32(%i, %h, %j) : (index, index, index) -> f32
        %zy = arith.addf %z, %y : f32
        %sum = arith.addf %zy, %w : f32
        %got = memref.load %r3[%h, %i, %j] : memref<?x?x?xf32>
        %bad3 = arith.cmpf une, %got, %sum : f32
        %bad3i = arith.extui %bad3 : i1 to i32
        %next = arith.addi %s, %bad3i : i32
        scf.yield %next : i32
      }
      scf.yield %v : i32
    }
    scf.yield %u : i32
  }
  memref.dealloc %a : memref<?x?xf32>
  memref.dealloc %r : memref<?x?xf32>
  memref.dealloc %a3 : memref<?x?x?xf32>
  memref.dealloc %b : memref<?xf32>
  memref.dealloc %r3 : memref<?x?x?xf32>
  return %wrong : i32
}

func.func private @transpose_f64(%a: memref<?x?xf64>, %r: memref<?x?xf64>) {
  linalg.transpose ins(%a : memref<?x?xf64>) outs(%r : memref<?x?xf64>) permutation = [1, 0]
  return
}

func.func private @sum_f64(%a: memref<?x?x?xf64>, %b: memref<?xf64>, %r: memref<?x?x?xf64>) {
  linalg.generic {indexing_maps = [#row, #swapped, #id], iterator_types = ["parallel", "parallel", "parallel"]}
      ins(%b, %a : memref<?xf64>, memref<?x?x?xf64>) outs(%r : memref<?x?x?xf64>) {
  ^bb0(%y: f64, %x: f64, %o: f64):
    %s = arith.addf %x, %y : f64
    %u = arith.addf %s, %o : f64
    linalg.yield %u : f64
  }
  return
}

func.func private @number_f64(%i: index, %j: index, %k: index) -> f64 {
    %c7 = arith.constant 7 : index
    %c3 = arith.constant 3 : index
    %c23 = arith.constant 23 : index
    %p = arith.muli %i, %c7 : index
    %q = arith.muli %j, %c3 : index
    %pq = arith.addi %p, %q : index
    %pqk = arith.addi %pq, %k : index
    %s = arith.remui %pqk, %c23 : index
    %n = arith.index_cast %s : index to i32
    %e = arith.sitofp %n : i32 to f64
    return %e : f64
}

func.func private @wrong_f64(%m: index, %n: index) -> i32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %none = arith.constant 0 : i32
  %a = memref.alloc(%n, %m) : memref<?x?xf64>
  %r = memref.alloc(%m, %n) : memref<?x?xf64>
  %a3 = memref.alloc(%n, %c2, %m) : memref<?x?x?xf64>
  %b = memref.alloc(%m) : memref<?xf64>
  %r3 = memref.alloc(%c2, %m, %n) : memref<?x?x?xf64>
  scf.for %j = %c0 to %n step %c1 {
    scf.for %i = %c0 to %m step %c1 {
      %x = func.call @number_f64(%c0, %j, %i) : (index, index, index) -> f64
      memref.store %x, %a[%j, %i] : memref<?x?xf64>
      %y = func.call @number_f64(%i, %i, %c1) : (index, index, index) -> f64
      memref.store %y, %b[%i] : memref<?xf64>
      scf.for %h = %c0 to %c2 step %c1 {
        %z = func.call @number_f64(%h, %j, %i) : (index, index, index) -> f64
        memref.store %z, %a3[%j, %h, %i] : memref<?x?x?xf64>
        %w = func.call @number_f64(%i, %h, %j) : (index, index, index) -> f64
        memref.store %w, %r3[%h, %i, %j] : memref<?x?x?xf64>
      }
    }
  }
  func.call @transpose_f64(%a, %r) : (memref<?x?xf64>, memref<?x?xf64>) -> ()
  func.call @sum_f64(%a3, %b, %r3) : (memref<?x?x?xf64>, memref<?xf64>, memref<?x?x?xf64>) -> ()
  %wrong = scf.for %j = %c0 to %n step %c1 iter_args(%p = %none) -> i32 {
    %u = scf.for %i = %c0 to %m step %c1 iter_args(%q = %p) -> i32 {
      %want = func.call @number_f64(%c0, %j, %i) : (index, index, index) -> f64
      %x = memref.load %r[%i, %j] : memref<?x?xf64>
      %bad = arith.cmpf une, %x, %want : f64
      %badi = arith.extui %bad : i1 to i32
      %qb = arith.addi %q, %badi : i32
      %v = scf.for %h = %c0 to %c2 step %c1 iter_args(%s = %qb) -> i32 {
        %z = func.call @number_f64(%h, %j, %i) : (index, index, index) -> f64
        %y = func.call @number_f64(%i, %i, %c1) : (index, index, index) -> f64
        %w = func.call @number_f64(%i, %h, %j) : (index, index, index) -> f64
        %zy = arith.addf %z, %y : f64
        %sum = arith.addf %zy, %w : f64
        %got = memref.load %r3[%h, %i, %j] : memref<?x?x?xf64>
        %bad3 = arith.cmpf une, %got, %sum : f64
        %bad3i = arith.extui %bad3 : i1 to i32
        %next = arith.addi %s, %bad3i : i32
        scf.yield %next : i32
      }
      scf.yield %v : i32
    }
    scf.yield %u : i32
  }
  memref.dealloc %a : memref<?x?xf64>
  memref.dealloc %r : memref<?x?xf64>
  memref.dealloc %a3 : memref<?x?x?xf64>
  memref.dealloc %b : memref<?xf64>
  memref.dealloc %r3 : memref<?x?x?xf64>
  return %wrong : i32
}

func.func private @transpose_i64(%a: memref<?x?xi64>, %r: memref<?x?xi64>) {
  linalg.transpose ins(%a : memref<?x?xi64>) outs(%r : memref<?x?xi64>) permutation = [1, 0]
  return
}

func.func private @sum_i64(%a: memref<?x?x?xi64>, %b: memref<?xi64>, %r: memref<?x?x?xi64>) {
  linalg.generic {indexing_maps = [#row, #swapped, #id], iterator_types = ["parallel", "parallel", "parallel"]}
      ins(%b, %a : memref<?xi64>, memref<?x?x?xi64>) outs(%r : memref<?x?x?xi64>) {
  ^bb0(%y: i64, %x: i64, %o: i64):
    %s = arith.addi %x, %y : i64
    %u = arith.addi %s, %o : i64
    linalg.yield %u : i64
  }
  return
}

func.func private @number_i64(%i: index, %j: index, %k: index) -> i64 {
    %c7 = arith.constant 7 : index
    %c3 = arith.constant 3 : index
    %c23 = arith.constant 23 : index
    %p = arith.muli %i, %c7 : index
    %q = arith.muli %j, %c3 : index
    %pq = arith.addi %p, %q : index
    %pqk = arith.addi %pq, %k : index
    %s = arith.remui %pqk, %c23 : index
    %e = arith.index_cast %s : index to i64
    return %e : i64
}

func.func private @wrong_i64(%m: index, %n: index) -> i32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %none = arith.constant 0 : i32
  %a = memref.alloc(%n, %m) : memref<?x?xi64>
  %r = memref.alloc(%m, %n) : memref<?x?xi64>
  %a3 = memref.alloc(%n, %c2, %m) : memref<?x?x?xi64>
  %b = memref.alloc(%m) : memref<?xi64>
  %r3 = memref.alloc(%c2, %m, %n) : memref<?x?x?xi64>
  scf.for %j = %c0 to %n step %c1 {
    scf.for %i = %c0 to %m step %c1 {
      %x = func.call @number_i64(%c0, %j, %i) : (index, index, index) -> i64
      memref.store %x, %a[%j, %i] : memref<?x?xi64>
      %y = func.call @number_i64(%i, %i, %c1) : (index, index, index) -> i64
      memref.store %y, %b[%i] : memref<?xi64>
      scf.for %h = %c0 to %c2 step %c1 {
        %z = func.call @number_i64(%h, %j, %i) : (index, index, index) -> i64
        memref.store %z, %a3[%j, %h, %i] : memref<?x?x?xi64>
        %w = func.call @number_i64(%i, %h, %j) : (index, index, index) -> i64
        memref.store %w, %r3[%h, %i, %j] : memref<?x?x?xi64>
      }
    }
  }
  func.call @transpose_i64(%a, %r) : (memref<?x?xi64>, memref<?x?xi64>) -> ()
  func.call @sum_i64(%a3, %b, %r3) : (memref<?x?x?xi64>, memref<?xi64>, memref<?x?x?xi64>) -> ()
  %wrong = scf.for %j = %c0 to %n step %c1 iter_args(%p = %none) -> i32 {
    %u = scf.for %i = %c0 to %m step %c1 iter_args(%q = %p) -> i32 {
      %want = func.call @number_i64(%c0, %j, %i) : (index, index, index) -> i64
      %x = memref.load %r[%i, %j] : memref<?x?xi64>
      %bad = arith.cmpi ne, %x, %want : i64
      %badi = arith.extui %bad : i1 to i32
      %qb = arith.addi %q, %badi : i32
      %v = scf.for %h = %c0 to %c2 step %c1 iter_args(%s = %qb) -> i32 {
        %z = func.call @number_i64(%h, %j, %i) : (index, index, index) -> i64
        %y = func.call @number_i64(%i, %i, %c1) : (index, index, index) -> i64
        %w = func.call @number_i64(%i, %h, %j) : (index, index, index) -> i64
        %zy = arith.addi %z, %y : i64
        %sum = arith.addi %zy, %w : i64
        %got = memref.load %r3[%h, %i, %j] : memref<?x?x?xi64>
        %bad3 = arith.cmpi ne, %got, %sum : i64
        %bad3i = arith.extui %bad3 : i1 to i32
        %next = arith.addi %s, %bad3i : i32
        scf.yield %next : i32
      }
      scf.yield %v : i32
    }
    scf.yield %u : i32
  }
  memref.dealloc %a : memref<?x?xi64>
  memref.dealloc %r : memref<?x?xi64>
  memref.dealloc %a3 : memref<?x?x?xi64>
  memref.dealloc %b : memref<?xi64>
  memref.dealloc %r3 : memref<?x?x?xi64>
  return %wrong : i32
}

// An operand that overlaps the result: what the loops of rows and columns leave.
func.func private @in_place(%m: memref<20x20xi32>) {
  linalg.transpose ins(%m : memref<20x20xi32>) outs(%m : memref<20x20xi32>) permutation = [1, 0]
  return
}

// OUT: 0
// OUT: 0
// OUT: 0
// OUT: 0
// OUT: 0
// OUT: 0
func.func @main() -> i32 {
  %none = arith.constant 0 : i32
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c20 = arith.constant 20 : index
  %sizes = arith.constant 21 : index
  %wrong0 = scf.for %m = %c0 to %sizes step %c1 iter_args(%p = %none) -> i32 {
    %u = scf.for %n = %c0 to %sizes step %c1 iter_args(%q = %p) -> i32 {
      %w = func.call @wrong_i8(%m, %n) : (index, index) -> i32
      %s = arith.addi %q, %w : i32
      scf.yield %s : i32
    }
    scf.yield %u : i32
  }
  vector.print %wrong0 : i32
  %wrong1 = scf.for %m = %c0 to %sizes step %c1 iter_args(%p = %none) -> i32 {
    %u = scf.for %n = %c0 to %sizes step %c1 iter_args(%q = %p) -> i32 {
      %w = func.call @wrong_i16(%m, %n) : (index, index) -> i32
      %s = arith.addi %q, %w : i32
      scf.yield %s : i32
    }
    scf.yield %u : i32
  }
  vector.print %wrong1 : i32
  %wrong2 = scf.for %m = %c0 to %sizes step %c1 iter_args(%p = %none) -> i32 {
    %u = scf.for %n = %c0 to %sizes step %c1 iter_args(%q = %p) -> i32 {
      %w = func.call @wrong_f32(%m, %n) : (index, index) -> i32
      %s = arith.addi %q, %w : i32
      scf.yield %s : i32
    }
    scf.yield %u : i32
  }
  vector.print %wrong2 : i32
  %wrong3 = scf.for %m = %c0 to %sizes step %c1 iter_args(%p = %none) -> i32 {
    %u = scf.for %n = %c0 to %sizes step %c1 iter_args(%q = %p) -> i32 {
      %w = func.call @wrong_f64(%m, %n) : (index, index) -> i32
      %s = arith.addi %q, %w : i32
      scf.yield %s : i32
    }
    scf.yield %u : i32
  }
  vector.print %wrong3 : i32
  %wrong4 = scf.for %m = %c0 to %sizes step %c1 iter_args(%p = %none) -> i32 {
    %u = scf.for %n = %c0 to %sizes step %c1 iter_args(%q = %p) -> i32 {
      %w = func.call @wrong_i64(%m, %n) : (index, index) -> i32
      %s = arith.addi %q, %w : i32
      scf.yield %s : i32
    }
    scf.yield %u : i32
  }
  vector.print %wrong4 : i32
  // The lower triangle is copied to the upper one, which is copied back.
  %t = memref.alloca() : memref<20x20xi32>
  scf.for %i = %c0 to %c20 step %c1 {
    scf.for %j = %c0 to %c20 step %c1 {
      %r = arith.muli %i, %c20 : index
      %s = arith.addi %r, %j : index
      %x = arith.index_cast %s : index to i32
      memref.store %x, %t[%i, %j] : memref<20x20xi32>
    }
  }
  call @in_place(%t) : (memref<20x20xi32>) -> ()
  %wrong = scf.for %i = %c0 to %c20 step %c1 iter_args(%p = %none) -> i32 {
    %u = scf.for %j = %c0 to %c20 step %c1 iter_args(%q = %p) -> i32 {
      %greater = arith.maxui %i, %j : index
      %less = arith.minui %i, %j : index
      %r = arith.muli %greater, %c20 : index
      %s = arith.addi %r, %less : index
      %want = arith.index_cast %s : index to i32
      %x = memref.load %t[%i, %j] : memref<20x20xi32>
      %bad = arith.cmpi ne, %x, %want : i32
      %one = arith.extui %bad : i1 to i32
      %v = arith.addi %q, %one : i32
      scf.yield %v : i32
    }
    scf.yield %u : i32
  }
  vector.print %wrong : i32
  return %none : i32
}
