// An extremum and its place, found by vectors, beside a loop of scalars: ties,
// zeros of both signs, NaNs among the elements and in the inits, places from
// before. Rows of 150 elements leave a rest for every size of vectors.
//
// NO ORACLE: its passes lower no linalg

#id = affine_map<(i, j) -> (i, j)>
#row = affine_map<(i, j) -> (i)>

func.func @first_f32(%a: memref<3x150xf32>, %v: memref<3xf32>, %p: memref<3xi32>) {
  linalg.generic {indexing_maps = [#id, #row, #row], iterator_types = ["parallel", "reduction"]}
      ins(%a : memref<3x150xf32>) outs(%v, %p : memref<3xf32>, memref<3xi32>) {
  ^bb0(%x: f32, %m: f32, %q: i32):
    %i = linalg.index 1 : index
    %j = arith.index_cast %i : index to i32
    %c = arith.cmpf ogt, %x, %m : f32
    %n = arith.select %c, %x, %m : f32
    %k = arith.select %c, %j, %q : i32
    linalg.yield %n, %k : f32, i32
  }
  return
}

func.func @first_f32_plain(%a: memref<3x150xf32>, %v: memref<3xf32>, %p: memref<3xi32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %rows = arith.constant 3 : index
  %columns = arith.constant 150 : index
  scf.for %r = %c0 to %rows step %c1 {
    scf.for %i = %c0 to %columns step %c1 {
      %x = memref.load %a[%r, %i] : memref<3x150xf32>
      %m = memref.load %v[%r] : memref<3xf32>
      %q = memref.load %p[%r] : memref<3xi32>
      %j = arith.index_cast %i : index to i32
      %c = arith.cmpf ogt, %x, %m : f32
      %n = arith.select %c, %x, %m : f32
      %k = arith.select %c, %j, %q : i32
      memref.store %n, %v[%r] : memref<3xf32>
      memref.store %k, %p[%r] : memref<3xi32>
    }
  }
  return
}

func.func @element_of_first_f32(%k: index, %kind: i32) -> f32 {
  %s = arith.index_cast %k : index to i32
  %c17 = arith.constant 17 : i32
  %c8 = arith.constant 8 : i32
  %u = arith.remui %s, %c17 : i32
  %d = arith.subi %u, %c8 : i32
  %f = arith.sitofp %d : i32 to f32
  %c3 = arith.constant 3 : i32
  %z = arith.remui %s, %c3 : i32
  %c0 = arith.constant 0 : i32
  %c1 = arith.constant 1 : i32
  %is0 = arith.cmpi eq, %kind, %c0 : i32
  %is1 = arith.cmpi eq, %kind, %c1 : i32
  %odd = arith.cmpi eq, %z, %c0 : i32
  %plus = arith.constant 0.0 : f32
  %minus = arith.constant -0.0 : f32
  %nan = arith.constant 0x7FC00000 : f32
  %zero = arith.select %odd, %plus, %minus : f32
  %c61 = arith.constant 61 : i32
  %y = arith.remui %s, %c61 : i32
  %rare = arith.cmpi eq, %y, %c3 : i32
  %g = arith.select %rare, %nan, %f : f32
  %h = arith.select %is1, %zero, %g : f32
  %e = arith.select %is0, %f, %h : f32
  return %e : f32
}

func.func @test_first_f32(%kind: i32, %seed: index) -> i32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %rows = arith.constant 3 : index
  %columns = arith.constant 150 : index
  %a0 = memref.alloc() : memref<3x150xf32>
  %a = memref.cast %a0 : memref<3x150xf32> to memref<3x150xf32>
  %v = memref.alloca() : memref<3xf32>
  %w = memref.alloca() : memref<3xf32>
  %p = memref.alloca() : memref<3xi32>
  %q = memref.alloca() : memref<3xi32>
  %square = arith.muli %seed, %seed : index
  %before = arith.constant -3 : i32
  scf.for %r = %c0 to %rows step %c1 {
    %r1 = arith.addi %r, %seed : index
    %init = func.call @element_of_first_f32(%r1, %kind) : (index, i32) -> f32
    memref.store %init, %v[%r] : memref<3xf32>
    memref.store %init, %w[%r] : memref<3xf32>
    memref.store %before, %p[%r] : memref<3xi32>
    memref.store %before, %q[%r] : memref<3xi32>
    scf.for %i = %c0 to %columns step %c1 {
      %i1 = arith.addi %i, %seed : index
      %i2 = arith.muli %i1, %i1 : index
      %k = arith.addi %i2, %r : index
      %x = func.call @element_of_first_f32(%k, %kind) : (index, i32) -> f32
      memref.store %x, %a0[%r, %i] : memref<3x150xf32>
    }
  }
  func.call @first_f32(%a, %v, %p) : (memref<3x150xf32>, memref<3xf32>, memref<3xi32>) -> ()
  func.call @first_f32_plain(%a, %w, %q) : (memref<3x150xf32>, memref<3xf32>, memref<3xi32>) -> ()
  %none = arith.constant 0 : i32
  %wrong = scf.for %r = %c0 to %rows step %c1 iter_args(%n = %none) -> i32 {
    %x = memref.load %v[%r] : memref<3xf32>
    %y = memref.load %w[%r] : memref<3xf32>
    %i = memref.load %p[%r] : memref<3xi32>
    %j = memref.load %q[%r] : memref<3xi32>
    %xb = arith.bitcast %x : f32 to i32
    %yb = arith.bitcast %y : f32 to i32
    %same = arith.cmpi eq, %xb, %yb : i32
    %xn = arith.cmpf uno, %x, %x : f32
    %yn = arith.cmpf uno, %y, %y : f32
    %nans = arith.andi %xn, %yn : i1
    %bits = arith.ori %same, %nans : i1
    %place = arith.cmpi eq, %i, %j : i32
    %right = arith.andi %bits, %place : i1
    %one = arith.constant 1 : i32
    %more = arith.addi %n, %one : i32
    %next = arith.select %right, %n, %more : i32
    scf.yield %next : i32
  }
  memref.dealloc %a0 : memref<3x150xf32>
  return %wrong : i32
}

func.func @nans_f32(%a: memref<3x?xf32>, %v: memref<3xf32>, %p: memref<3xi64>) {
  linalg.generic {indexing_maps = [#id, #row, #row], iterator_types = ["parallel", "reduction"]}
      ins(%a : memref<3x?xf32>) outs(%v, %p : memref<3xf32>, memref<3xi64>) {
  ^bb0(%x: f32, %m: f32, %q: i64):
    %i = linalg.index 1 : index
    %j = arith.index_cast %i : index to i64
    %c = arith.cmpf ogt, %x, %m : f32
    %n = arith.maximumf %m, %x : f32
    %k = arith.select %c, %j, %q : i64
    linalg.yield %n, %k : f32, i64
  }
  return
}

func.func @nans_f32_plain(%a: memref<3x?xf32>, %v: memref<3xf32>, %p: memref<3xi64>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %rows = arith.constant 3 : index
  %columns = arith.constant 150 : index
  scf.for %r = %c0 to %rows step %c1 {
    scf.for %i = %c0 to %columns step %c1 {
      %x = memref.load %a[%r, %i] : memref<3x?xf32>
      %m = memref.load %v[%r] : memref<3xf32>
      %q = memref.load %p[%r] : memref<3xi64>
      %j = arith.index_cast %i : index to i64
      %c = arith.cmpf ogt, %x, %m : f32
      %n = arith.maximumf %m, %x : f32
      %k = arith.select %c, %j, %q : i64
      memref.store %n, %v[%r] : memref<3xf32>
      memref.store %k, %p[%r] : memref<3xi64>
    }
  }
  return
}

func.func @element_of_nans_f32(%k: index, %kind: i32) -> f32 {
  %s = arith.index_cast %k : index to i32
  %c17 = arith.constant 17 : i32
  %c8 = arith.constant 8 : i32
  %u = arith.remui %s, %c17 : i32
  %d = arith.subi %u, %c8 : i32
  %f = arith.sitofp %d : i32 to f32
  %c3 = arith.constant 3 : i32
  %z = arith.remui %s, %c3 : i32
  %c0 = arith.constant 0 : i32
  %c1 = arith.constant 1 : i32
  %is0 = arith.cmpi eq, %kind, %c0 : i32
  %is1 = arith.cmpi eq, %kind, %c1 : i32
  %odd = arith.cmpi eq, %z, %c0 : i32
  %plus = arith.constant 0.0 : f32
  %minus = arith.constant -0.0 : f32
  %nan = arith.constant 0x7FC00000 : f32
  %zero = arith.select %odd, %plus, %minus : f32
  %c61 = arith.constant 61 : i32
  %y = arith.remui %s, %c61 : i32
  %rare = arith.cmpi eq, %y, %c3 : i32
  %g = arith.select %rare, %nan, %f : f32
  %h = arith.select %is1, %zero, %g : f32
  %e = arith.select %is0, %f, %h : f32
  return %e : f32
}

func.func @test_nans_f32(%kind: i32, %seed: index) -> i32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %rows = arith.constant 3 : index
  %columns = arith.constant 150 : index
  %a0 = memref.alloc() : memref<3x150xf32>
  %a = memref.cast %a0 : memref<3x150xf32> to memref<3x?xf32>
  %v = memref.alloca() : memref<3xf32>
  %w = memref.alloca() : memref<3xf32>
  %p = memref.alloca() : memref<3xi64>
  %q = memref.alloca() : memref<3xi64>
  %square = arith.muli %seed, %seed : index
  %before = arith.constant -3 : i64
  scf.for %r = %c0 to %rows step %c1 {
    %r1 = arith.addi %r, %seed : index
    %init = func.call @element_of_nans_f32(%r1, %kind) : (index, i32) -> f32
    memref.store %init, %v[%r] : memref<3xf32>
    memref.store %init, %w[%r] : memref<3xf32>
    memref.store %before, %p[%r] : memref<3xi64>
    memref.store %before, %q[%r] : memref<3xi64>
    scf.for %i = %c0 to %columns step %c1 {
      %i1 = arith.addi %i, %seed : index
      %i2 = arith.muli %i1, %i1 : index
      %k = arith.addi %i2, %r : index
      %x = func.call @element_of_nans_f32(%k, %kind) : (index, i32) -> f32
      memref.store %x, %a0[%r, %i] : memref<3x150xf32>
    }
  }
  func.call @nans_f32(%a, %v, %p) : (memref<3x?xf32>, memref<3xf32>, memref<3xi64>) -> ()
  func.call @nans_f32_plain(%a, %w, %q) : (memref<3x?xf32>, memref<3xf32>, memref<3xi64>) -> ()
  %none = arith.constant 0 : i32
  %wrong = scf.for %r = %c0 to %rows step %c1 iter_args(%n = %none) -> i32 {
    %x = memref.load %v[%r] : memref<3xf32>
    %y = memref.load %w[%r] : memref<3xf32>
    %i = memref.load %p[%r] : memref<3xi64>
    %j = memref.load %q[%r] : memref<3xi64>
    %xb = arith.bitcast %x : f32 to i32
    %yb = arith.bitcast %y : f32 to i32
    %same = arith.cmpi eq, %xb, %yb : i32
    %xn = arith.cmpf uno, %x, %x : f32
    %yn = arith.cmpf uno, %y, %y : f32
    %nans = arith.andi %xn, %yn : i1
    %bits = arith.ori %same, %nans : i1
    %place = arith.cmpi eq, %i, %j : i64
    %right = arith.andi %bits, %place : i1
    %one = arith.constant 1 : i32
    %more = arith.addi %n, %one : i32
    %next = arith.select %right, %n, %more : i32
    scf.yield %next : i32
  }
  memref.dealloc %a0 : memref<3x150xf32>
  return %wrong : i32
}

func.func @least_f64(%a: memref<3x?xf64>, %v: memref<3xf64>, %p: memref<3xindex>) {
  linalg.generic {indexing_maps = [#id, #row, #row], iterator_types = ["parallel", "reduction"]}
      ins(%a : memref<3x?xf64>) outs(%v, %p : memref<3xf64>, memref<3xindex>) {
  ^bb0(%x: f64, %m: f64, %q: index):
    %i = linalg.index 1 : index
    %j = arith.addi %i, %i : index
    %c = arith.cmpf olt, %x, %m : f64
    %n = arith.minnumf %m, %x : f64
    %k = arith.select %c, %j, %q : index
    linalg.yield %n, %k : f64, index
  }
  return
}

func.func @least_f64_plain(%a: memref<3x?xf64>, %v: memref<3xf64>, %p: memref<3xindex>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %rows = arith.constant 3 : index
  %columns = arith.constant 150 : index
  scf.for %r = %c0 to %rows step %c1 {
    scf.for %i = %c0 to %columns step %c1 {
      %x = memref.load %a[%r, %i] : memref<3x?xf64>
      %m = memref.load %v[%r] : memref<3xf64>
      %q = memref.load %p[%r] : memref<3xindex>
      %j = arith.addi %i, %i : index
      %c = arith.cmpf olt, %x, %m : f64
      %n = arith.minnumf %m, %x : f64
      %k = arith.select %c, %j, %q : index
      memref.store %n, %v[%r] : memref<3xf64>
      memref.store %k, %p[%r] : memref<3xindex>
    }
  }
  return
}

func.func @element_of_least_f64(%k: index, %kind: i32) -> f64 {
  %s = arith.index_cast %k : index to i32
  %c17 = arith.constant 17 : i32
  %c8 = arith.constant 8 : i32
  %u = arith.remui %s, %c17 : i32
  %d = arith.subi %u, %c8 : i32
  %f = arith.sitofp %d : i32 to f64
  %c3 = arith.constant 3 : i32
  %z = arith.remui %s, %c3 : i32
  %c0 = arith.constant 0 : i32
  %c1 = arith.constant 1 : i32
  %is0 = arith.cmpi eq, %kind, %c0 : i32
  %is1 = arith.cmpi eq, %kind, %c1 : i32
  %odd = arith.cmpi eq, %z, %c0 : i32
  %plus = arith.constant 0.0 : f64
  %minus = arith.constant -0.0 : f64
  %nan = arith.constant 0x7FF8000000000000 : f64
  %zero = arith.select %odd, %plus, %minus : f64
  %c61 = arith.constant 61 : i32
  %y = arith.remui %s, %c61 : i32
  %rare = arith.cmpi eq, %y, %c3 : i32
  %g = arith.select %rare, %nan, %f : f64
  %h = arith.select %is1, %zero, %g : f64
  %e = arith.select %is0, %f, %h : f64
  return %e : f64
}

func.func @test_least_f64(%kind: i32, %seed: index) -> i32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %rows = arith.constant 3 : index
  %columns = arith.constant 150 : index
  %a0 = memref.alloc() : memref<3x150xf64>
  %a = memref.cast %a0 : memref<3x150xf64> to memref<3x?xf64>
  %v = memref.alloca() : memref<3xf64>
  %w = memref.alloca() : memref<3xf64>
  %p = memref.alloca() : memref<3xindex>
  %q = memref.alloca() : memref<3xindex>
  %square = arith.muli %seed, %seed : index
  %before = arith.constant -3 : index
  scf.for %r = %c0 to %rows step %c1 {
    %r1 = arith.addi %r, %seed : index
    %init = func.call @element_of_least_f64(%r1, %kind) : (index, i32) -> f64
    memref.store %init, %v[%r] : memref<3xf64>
    memref.store %init, %w[%r] : memref<3xf64>
    memref.store %before, %p[%r] : memref<3xindex>
    memref.store %before, %q[%r] : memref<3xindex>
    scf.for %i = %c0 to %columns step %c1 {
      %i1 = arith.addi %i, %seed : index
      %i2 = arith.muli %i1, %i1 : index
      %k = arith.addi %i2, %r : index
      %x = func.call @element_of_least_f64(%k, %kind) : (index, i32) -> f64
      memref.store %x, %a0[%r, %i] : memref<3x150xf64>
    }
  }
  func.call @least_f64(%a, %v, %p) : (memref<3x?xf64>, memref<3xf64>, memref<3xindex>) -> ()
  func.call @least_f64_plain(%a, %w, %q) : (memref<3x?xf64>, memref<3xf64>, memref<3xindex>) -> ()
  %none = arith.constant 0 : i32
  %wrong = scf.for %r = %c0 to %rows step %c1 iter_args(%n = %none) -> i32 {
    %x = memref.load %v[%r] : memref<3xf64>
    %y = memref.load %w[%r] : memref<3xf64>
    %i = memref.load %p[%r] : memref<3xindex>
    %j = memref.load %q[%r] : memref<3xindex>
    %xb = arith.bitcast %x : f64 to i64
    %yb = arith.bitcast %y : f64 to i64
    %same = arith.cmpi eq, %xb, %yb : i64
    %xn = arith.cmpf uno, %x, %x : f64
    %yn = arith.cmpf uno, %y, %y : f64
    %nans = arith.andi %xn, %yn : i1
    %bits = arith.ori %same, %nans : i1
    %equal = arith.cmpf oeq, %x, %y : f64
    %value = arith.ori %bits, %equal : i1
    %place = arith.cmpi eq, %i, %j : index
    %right = arith.andi %value, %place : i1
    %one = arith.constant 1 : i32
    %more = arith.addi %n, %one : i32
    %next = arith.select %right, %n, %more : i32
    scf.yield %next : i32
  }
  memref.dealloc %a0 : memref<3x150xf64>
  return %wrong : i32
}

func.func @unsigned_i8(%a: memref<3x150xi8>, %v: memref<3xi8>, %p: memref<3xi32>) {
  linalg.generic {indexing_maps = [#id, #row, #row], iterator_types = ["parallel", "reduction"]}
      ins(%a : memref<3x150xi8>) outs(%v, %p : memref<3xi8>, memref<3xi32>) {
  ^bb0(%x: i8, %m: i8, %q: i32):
    %i = linalg.index 1 : index
    %j = arith.index_cast %i : index to i32
    %c = arith.cmpi ult, %x, %m : i8
    %n = arith.minui %m, %x : i8
    %k = arith.select %c, %j, %q : i32
    linalg.yield %n, %k : i8, i32
  }
  return
}

func.func @unsigned_i8_plain(%a: memref<3x150xi8>, %v: memref<3xi8>, %p: memref<3xi32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %rows = arith.constant 3 : index
  %columns = arith.constant 150 : index
  scf.for %r = %c0 to %rows step %c1 {
    scf.for %i = %c0 to %columns step %c1 {
      %x = memref.load %a[%r, %i] : memref<3x150xi8>
      %m = memref.load %v[%r] : memref<3xi8>
      %q = memref.load %p[%r] : memref<3xi32>
      %j = arith.index_cast %i : index to i32
      %c = arith.cmpi ult, %x, %m : i8
      %n = arith.minui %m, %x : i8
      %k = arith.select %c, %j, %q : i32
      memref.store %n, %v[%r] : memref<3xi8>
      memref.store %k, %p[%r] : memref<3xi32>
    }
  }
  return
}

func.func @element_of_unsigned_i8(%k: index, %kind: i32) -> i8 {
  %s = arith.index_cast %k : index to i32
  %c = arith.constant 167 : i32
  %u = arith.remui %s, %c : i32
  %d = arith.subi %u, %kind : i32
  %e = arith.trunci %d : i32 to i8
  return %e : i8
}

func.func @test_unsigned_i8(%kind: i32, %seed: index) -> i32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %rows = arith.constant 3 : index
  %columns = arith.constant 150 : index
  %a0 = memref.alloc() : memref<3x150xi8>
  %a = memref.cast %a0 : memref<3x150xi8> to memref<3x150xi8>
  %v = memref.alloca() : memref<3xi8>
  %w = memref.alloca() : memref<3xi8>
  %p = memref.alloca() : memref<3xi32>
  %q = memref.alloca() : memref<3xi32>
  %square = arith.muli %seed, %seed : index
  %before = arith.constant -3 : i32
  scf.for %r = %c0 to %rows step %c1 {
    %r1 = arith.addi %r, %seed : index
    %init = func.call @element_of_unsigned_i8(%r1, %kind) : (index, i32) -> i8
    memref.store %init, %v[%r] : memref<3xi8>
    memref.store %init, %w[%r] : memref<3xi8>
    memref.store %before, %p[%r] : memref<3xi32>
    memref.store %before, %q[%r] : memref<3xi32>
    scf.for %i = %c0 to %columns step %c1 {
      %i1 = arith.addi %i, %seed : index
      %i2 = arith.muli %i1, %i1 : index
      %k = arith.addi %i2, %r : index
      %x = func.call @element_of_unsigned_i8(%k, %kind) : (index, i32) -> i8
      memref.store %x, %a0[%r, %i] : memref<3x150xi8>
    }
  }
  func.call @unsigned_i8(%a, %v, %p) : (memref<3x150xi8>, memref<3xi8>, memref<3xi32>) -> ()
  func.call @unsigned_i8_plain(%a, %w, %q) : (memref<3x150xi8>, memref<3xi8>, memref<3xi32>) -> ()
  %none = arith.constant 0 : i32
  %wrong = scf.for %r = %c0 to %rows step %c1 iter_args(%n = %none) -> i32 {
    %x = memref.load %v[%r] : memref<3xi8>
    %y = memref.load %w[%r] : memref<3xi8>
    %i = memref.load %p[%r] : memref<3xi32>
    %j = memref.load %q[%r] : memref<3xi32>
    %value = arith.cmpi eq, %x, %y : i8
    %place = arith.cmpi eq, %i, %j : i32
    %right = arith.andi %value, %place : i1
    %one = arith.constant 1 : i32
    %more = arith.addi %n, %one : i32
    %next = arith.select %right, %n, %more : i32
    scf.yield %next : i32
  }
  memref.dealloc %a0 : memref<3x150xi8>
  return %wrong : i32
}

func.func @squares_i64(%a: memref<3x?xi64>, %v: memref<3xi64>, %p: memref<3xi16>) {
  linalg.generic {indexing_maps = [#id, #row, #row], iterator_types = ["parallel", "reduction"]}
      ins(%a : memref<3x?xi64>) outs(%v, %p : memref<3xi64>, memref<3xi16>) {
  ^bb0(%x: i64, %m: i64, %q: i16):
    %i = linalg.index 1 : index
    %j = arith.index_cast %i : index to i16
    %e = arith.muli %x, %x : i64
    %c = arith.cmpi sgt, %e, %m : i64
    %n = arith.select %c, %e, %m : i64
    %k = arith.select %c, %j, %q : i16
    linalg.yield %n, %k : i64, i16
  }
  return
}

func.func @squares_i64_plain(%a: memref<3x?xi64>, %v: memref<3xi64>, %p: memref<3xi16>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %rows = arith.constant 3 : index
  %columns = arith.constant 150 : index
  scf.for %r = %c0 to %rows step %c1 {
    scf.for %i = %c0 to %columns step %c1 {
      %x = memref.load %a[%r, %i] : memref<3x?xi64>
      %m = memref.load %v[%r] : memref<3xi64>
      %q = memref.load %p[%r] : memref<3xi16>
      %j = arith.index_cast %i : index to i16
      %e = arith.muli %x, %x : i64
      %c = arith.cmpi sgt, %e, %m : i64
      %n = arith.select %c, %e, %m : i64
      %k = arith.select %c, %j, %q : i16
      memref.store %n, %v[%r] : memref<3xi64>
      memref.store %k, %p[%r] : memref<3xi16>
    }
  }
  return
}

func.func @element_of_squares_i64(%k: index, %kind: i32) -> i64 {
  %s = arith.index_cast %k : index to i32
  %c = arith.constant 167 : i32
  %u = arith.remui %s, %c : i32
  %d = arith.subi %u, %kind : i32
  %e = arith.extsi %d : i32 to i64
  return %e : i64
}

func.func @test_squares_i64(%kind: i32, %seed: index) -> i32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %rows = arith.constant 3 : index
  %columns = arith.constant 150 : index
  %a0 = memref.alloc() : memref<3x150xi64>
  %a = memref.cast %a0 : memref<3x150xi64> to memref<3x?xi64>
  %v = memref.alloca() : memref<3xi64>
  %w = memref.alloca() : memref<3xi64>
  %p = memref.alloca() : memref<3xi16>
  %q = memref.alloca() : memref<3xi16>
  %square = arith.muli %seed, %seed : index
  %before = arith.constant -3 : i16
  scf.for %r = %c0 to %rows step %c1 {
    %r1 = arith.addi %r, %seed : index
    %init = func.call @element_of_squares_i64(%r1, %kind) : (index, i32) -> i64
    memref.store %init, %v[%r] : memref<3xi64>
    memref.store %init, %w[%r] : memref<3xi64>
    memref.store %before, %p[%r] : memref<3xi16>
    memref.store %before, %q[%r] : memref<3xi16>
    scf.for %i = %c0 to %columns step %c1 {
      %i1 = arith.addi %i, %seed : index
      %i2 = arith.muli %i1, %i1 : index
      %k = arith.addi %i2, %r : index
      %x = func.call @element_of_squares_i64(%k, %kind) : (index, i32) -> i64
      memref.store %x, %a0[%r, %i] : memref<3x150xi64>
    }
  }
  func.call @squares_i64(%a, %v, %p) : (memref<3x?xi64>, memref<3xi64>, memref<3xi16>) -> ()
  func.call @squares_i64_plain(%a, %w, %q) : (memref<3x?xi64>, memref<3xi64>, memref<3xi16>) -> ()
  %none = arith.constant 0 : i32
  %wrong = scf.for %r = %c0 to %rows step %c1 iter_args(%n = %none) -> i32 {
    %x = memref.load %v[%r] : memref<3xi64>
    %y = memref.load %w[%r] : memref<3xi64>
    %i = memref.load %p[%r] : memref<3xi16>
    %j = memref.load %q[%r] : memref<3xi16>
    %value = arith.cmpi eq, %x, %y : i64
    %place = arith.cmpi eq, %i, %j : i16
    %right = arith.andi %value, %place : i1
    %one = arith.constant 1 : i32
    %more = arith.addi %n, %one : i32
    %next = arith.select %right, %n, %more : i32
    scf.yield %next : i32
  }
  memref.dealloc %a0 : memref<3x150xi64>
  return %wrong : i32
}

// OUT: 0
// OUT: 0
// OUT: 0
// OUT: 0
// OUT: 0
func.func @main() -> i32 {
  %none = arith.constant 0 : i32
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %kinds = arith.constant 3 : index
  %seeds = arith.constant 40 : index
  %wrong0 = scf.for %kind = %c0 to %kinds step %c1 iter_args(%n = %none) -> i32 {
    %k = arith.index_cast %kind : index to i32
    %m = scf.for %seed = %c0 to %seeds step %c1 iter_args(%o = %n) -> i32 {
      %w = func.call @test_first_f32(%k, %seed) : (i32, index) -> i32
      %s = arith.addi %o, %w : i32
      scf.yield %s : i32
    }
    scf.yield %m : i32
  }
  vector.print %wrong0 : i32
  %wrong1 = scf.for %kind = %c0 to %kinds step %c1 iter_args(%n = %none) -> i32 {
    %k = arith.index_cast %kind : index to i32
    %m = scf.for %seed = %c0 to %seeds step %c1 iter_args(%o = %n) -> i32 {
      %w = func.call @test_nans_f32(%k, %seed) : (i32, index) -> i32
      %s = arith.addi %o, %w : i32
      scf.yield %s : i32
    }
    scf.yield %m : i32
  }
  vector.print %wrong1 : i32
  %wrong2 = scf.for %kind = %c0 to %kinds step %c1 iter_args(%n = %none) -> i32 {
    %k = arith.index_cast %kind : index to i32
    %m = scf.for %seed = %c0 to %seeds step %c1 iter_args(%o = %n) -> i32 {
      %w = func.call @test_least_f64(%k, %seed) : (i32, index) -> i32
      %s = arith.addi %o, %w : i32
      scf.yield %s : i32
    }
    scf.yield %m : i32
  }
  vector.print %wrong2 : i32
  %wrong3 = scf.for %kind = %c0 to %kinds step %c1 iter_args(%n = %none) -> i32 {
    %k = arith.index_cast %kind : index to i32
    %m = scf.for %seed = %c0 to %seeds step %c1 iter_args(%o = %n) -> i32 {
      %w = func.call @test_unsigned_i8(%k, %seed) : (i32, index) -> i32
      %s = arith.addi %o, %w : i32
      scf.yield %s : i32
    }
    scf.yield %m : i32
  }
  vector.print %wrong3 : i32
  %wrong4 = scf.for %kind = %c0 to %kinds step %c1 iter_args(%n = %none) -> i32 {
    %k = arith.index_cast %kind : index to i32
    %m = scf.for %seed = %c0 to %seeds step %c1 iter_args(%o = %n) -> i32 {
      %w = func.call @test_squares_i64(%k, %seed) : (i32, index) -> i32
      %s = arith.addi %o, %w : i32
      scf.yield %s : i32
    }
    scf.yield %m : i32
  }
  vector.print %wrong4 : i32
  return %none : i32
}
