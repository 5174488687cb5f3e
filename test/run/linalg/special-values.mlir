// NaNs, infinities, zeros with a sign and subnormal numbers through what vectors, tiles,
// windows and fused rows make of operations: of each result the number of NaNs, of
// +inf, -inf, +0, -0 and of subnormal numbers. Sizes leave edges beside vectors.
//
// NO ORACLE: its passes know no linalg; test/lowering/linalg compares with them

memref.global "private" constant @values : memref<11xf32> = dense<[1.0, -2.0,
    0.0, -0.0, 0x7FC00000, 0x7F800000, 0xFF800000, 0x00000001, 0x80000001,
    0x007FFFFF, 3.5]>

func.func private @count(%x: memref<?xf32>, %class: i32) -> index {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %n = memref.dim %x, %c0 : memref<?xf32>
  %count = scf.for %i = %c0 to %n step %c1 iter_args(%sum = %c0) -> (index) {
    %e = memref.load %x[%i] : memref<?xf32>
    %bits = arith.bitcast %e : f32 to i32
    %none = arith.constant 0 : i32
    %rest_mask = arith.constant 0x7FFFFFFF : i32
    %rest = arith.andi %bits, %rest_mask : i32
    %inf = arith.constant 0x7F800000 : i32
    %normal = arith.constant 0x00800000 : i32
    %is_negative = arith.cmpi slt, %bits, %none : i32
    %is_nan = arith.cmpi ugt, %rest, %inf : i32
    %is_inf = arith.cmpi eq, %rest, %inf : i32
    %is_zero = arith.cmpi eq, %rest, %none : i32
    %is_small = arith.cmpi ult, %rest, %normal : i32
    %one = arith.constant 1 : i32
    %two = arith.constant 2 : i32
    %three = arith.constant 3 : i32
    %four = arith.constant 4 : i32
    %five = arith.constant 5 : i32
    %other = arith.constant 6 : i32
    %zeros = arith.select %is_negative, %four, %three : i32
    %infs = arith.select %is_negative, %two, %one : i32
    %a = arith.select %is_small, %five, %other : i32
    %b = arith.select %is_zero, %zeros, %a : i32
    %c = arith.select %is_inf, %infs, %b : i32
    %d = arith.select %is_nan, %none, %c : i32
    %is_it = arith.cmpi eq, %d, %class : i32
    %step = arith.select %is_it, %c1, %c0 : index
    %next = arith.addi %sum, %step : index
    scf.yield %next : index
  }
  return %count : index
}

func.func private @classes(%x: memref<?xf32>) {
  %k0 = arith.constant 0 : i32
  %n0 = func.call @count(%x, %k0) : (memref<?xf32>, i32) -> index
  vector.print %n0 : index punctuation <no_punctuation>
  vector.print str " "
  %k1 = arith.constant 1 : i32
  %n1 = func.call @count(%x, %k1) : (memref<?xf32>, i32) -> index
  vector.print %n1 : index punctuation <no_punctuation>
  vector.print str " "
  %k2 = arith.constant 2 : i32
  %n2 = func.call @count(%x, %k2) : (memref<?xf32>, i32) -> index
  vector.print %n2 : index punctuation <no_punctuation>
  vector.print str " "
  %k3 = arith.constant 3 : i32
  %n3 = func.call @count(%x, %k3) : (memref<?xf32>, i32) -> index
  vector.print %n3 : index punctuation <no_punctuation>
  vector.print str " "
  %k4 = arith.constant 4 : i32
  %n4 = func.call @count(%x, %k4) : (memref<?xf32>, i32) -> index
  vector.print %n4 : index punctuation <no_punctuation>
  vector.print str " "
  %k5 = arith.constant 5 : i32
  %n5 = func.call @count(%x, %k5) : (memref<?xf32>, i32) -> index
  vector.print %n5 : index punctuation <no_punctuation>
  vector.print str " "
  vector.print str "\n"
  return
}

func.func private @fill_values(%x: memref<17x19xf32>, %by: index) {
  %values = memref.get_global @values : memref<11xf32>
  linalg.generic {indexing_maps = [affine_map<(i, j) -> (i, j)>],
                  iterator_types = ["parallel", "parallel"]}
      outs(%x : memref<17x19xf32>) {
  ^bb0(%e: f32):
    %i = linalg.index 0 : index
    %j = linalg.index 1 : index
    %0 = arith.muli %i, %by : index
    %1 = arith.addi %0, %j : index
    %c11 = arith.constant 11 : index
    %2 = arith.remui %1, %c11 : index
    %v = memref.load %values[%2] : memref<11xf32>
    linalg.yield %v : f32
  }
  return
}

func.func private @classes_of_matrix(%x: memref<17x19xf32>) {
  %flat = memref.collapse_shape %x [[0, 1]] : memref<17x19xf32> into memref<323xf32>
  %any = memref.cast %flat : memref<323xf32> to memref<?xf32>
  call @classes(%any) : (memref<?xf32>) -> ()
  return
}

#id = affine_map<(i, j) -> (i, j)>
#row = affine_map<(i, j) -> (i)>

func.func private @maximumf(%x: memref<17x19xf32>, %y: memref<17x19xf32>, %z: memref<17x19xf32>) {
  linalg.generic {indexing_maps = [#id, #id, #id],
                  iterator_types = ["parallel", "parallel"]}
      ins(%x, %y : memref<17x19xf32>, memref<17x19xf32>) outs(%z : memref<17x19xf32>) {
  ^bb0(%a: f32, %b: f32, %c: f32):
    %0 = arith.maximumf %a, %b : f32
    linalg.yield %0 : f32
  }
  call @classes_of_matrix(%z) : (memref<17x19xf32>) -> ()
  return
}

func.func private @minimumf(%x: memref<17x19xf32>, %y: memref<17x19xf32>, %z: memref<17x19xf32>) {
  linalg.generic {indexing_maps = [#id, #id, #id],
                  iterator_types = ["parallel", "parallel"]}
      ins(%x, %y : memref<17x19xf32>, memref<17x19xf32>) outs(%z : memref<17x19xf32>) {
  ^bb0(%a: f32, %b: f32, %c: f32):
    %0 = arith.minimumf %a, %b : f32
    linalg.yield %0 : f32
  }
  call @classes_of_matrix(%z) : (memref<17x19xf32>) -> ()
  return
}

func.func private @addf(%x: memref<17x19xf32>, %y: memref<17x19xf32>, %z: memref<17x19xf32>) {
  linalg.generic {indexing_maps = [#id, #id, #id],
                  iterator_types = ["parallel", "parallel"]}
      ins(%x, %y : memref<17x19xf32>, memref<17x19xf32>) outs(%z : memref<17x19xf32>) {
  ^bb0(%a: f32, %b: f32, %c: f32):
    %0 = arith.addf %a, %b : f32
    linalg.yield %0 : f32
  }
  call @classes_of_matrix(%z) : (memref<17x19xf32>) -> ()
  return
}

func.func private @subf(%x: memref<17x19xf32>, %y: memref<17x19xf32>, %z: memref<17x19xf32>) {
  linalg.generic {indexing_maps = [#id, #id, #id],
                  iterator_types = ["parallel", "parallel"]}
      ins(%x, %y : memref<17x19xf32>, memref<17x19xf32>) outs(%z : memref<17x19xf32>) {
  ^bb0(%a: f32, %b: f32, %c: f32):
    %0 = arith.subf %a, %b : f32
    linalg.yield %0 : f32
  }
  call @classes_of_matrix(%z) : (memref<17x19xf32>) -> ()
  return
}

func.func private @mulf(%x: memref<17x19xf32>, %y: memref<17x19xf32>, %z: memref<17x19xf32>) {
  linalg.generic {indexing_maps = [#id, #id, #id],
                  iterator_types = ["parallel", "parallel"]}
      ins(%x, %y : memref<17x19xf32>, memref<17x19xf32>) outs(%z : memref<17x19xf32>) {
  ^bb0(%a: f32, %b: f32, %c: f32):
    %0 = arith.mulf %a, %b : f32
    linalg.yield %0 : f32
  }
  call @classes_of_matrix(%z) : (memref<17x19xf32>) -> ()
  return
}

func.func private @divf(%x: memref<17x19xf32>, %y: memref<17x19xf32>, %z: memref<17x19xf32>) {
  linalg.generic {indexing_maps = [#id, #id, #id],
                  iterator_types = ["parallel", "parallel"]}
      ins(%x, %y : memref<17x19xf32>, memref<17x19xf32>) outs(%z : memref<17x19xf32>) {
  ^bb0(%a: f32, %b: f32, %c: f32):
    %0 = arith.divf %a, %b : f32
    linalg.yield %0 : f32
  }
  call @classes_of_matrix(%z) : (memref<17x19xf32>) -> ()
  return
}

// Of rows, less their maximum, so that a NaN or +inf makes the row NaNs and -inf zero.
func.func private @softmax(%x: memref<17x19xf32>, %z: memref<17x19xf32>) {
  %lowest = arith.constant 0xFF800000 : f32
  %zero = arith.constant 0.0 : f32
  %most = memref.alloc() : memref<17xf32>
  %sum = memref.alloc() : memref<17xf32>
  linalg.fill ins(%lowest : f32) outs(%most : memref<17xf32>)
  linalg.generic {indexing_maps = [#id, #row], iterator_types = ["parallel", "reduction"]}
      ins(%x : memref<17x19xf32>) outs(%most : memref<17xf32>) {
  ^bb0(%a: f32, %m: f32):
    %0 = arith.maximumf %a, %m : f32
    linalg.yield %0 : f32
  }
  linalg.generic {indexing_maps = [#id, #row, #id], iterator_types = ["parallel", "parallel"]}
      ins(%x, %most : memref<17x19xf32>, memref<17xf32>) outs(%z : memref<17x19xf32>) {
  ^bb0(%a: f32, %m: f32, %b: f32):
    %0 = arith.subf %a, %m : f32
    %1 = math.exp %0 : f32
    linalg.yield %1 : f32
  }
  linalg.fill ins(%zero : f32) outs(%sum : memref<17xf32>)
  linalg.generic {indexing_maps = [#id, #row], iterator_types = ["parallel", "reduction"]}
      ins(%z : memref<17x19xf32>) outs(%sum : memref<17xf32>) {
  ^bb0(%a: f32, %m: f32):
    %0 = arith.addf %a, %m : f32
    linalg.yield %0 : f32
  }
  linalg.generic {indexing_maps = [#row, #id], iterator_types = ["parallel", "parallel"]}
      ins(%sum : memref<17xf32>) outs(%z : memref<17x19xf32>) {
  ^bb0(%m: f32, %a: f32):
    %0 = arith.divf %a, %m : f32
    linalg.yield %0 : f32
  }
  memref.dealloc %most : memref<17xf32>
  memref.dealloc %sum : memref<17xf32>
  call @classes_of_matrix(%z) : (memref<17x19xf32>) -> ()
  return
}

// Row 0 has a NaN, row 1 +inf, row 2 only -inf, row 3 one -inf, the others 1 and,
// as their last, a subnormal number.
func.func private @fill_rows(%x: memref<17x19xf32>) {
  linalg.generic {indexing_maps = [#id], iterator_types = ["parallel", "parallel"]}
      outs(%x : memref<17x19xf32>) {
  ^bb0(%e: f32):
    %one = arith.constant 1.0 : f32
    %nan = arith.constant 0x7FC00000 : f32
    %inf = arith.constant 0x7F800000 : f32
    %neg = arith.constant 0xFF800000 : f32
    %tiny = arith.constant 0x00000001 : f32
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c2 = arith.constant 2 : index
    %c3 = arith.constant 3 : index
    %c18 = arith.constant 18 : index
    %i = linalg.index 0 : index
    %j = linalg.index 1 : index
    %r0 = arith.cmpi eq, %i, %c0 : index
    %r1 = arith.cmpi eq, %i, %c1 : index
    %r2 = arith.cmpi eq, %i, %c2 : index
    %r3 = arith.cmpi eq, %i, %c3 : index
    %last = arith.cmpi eq, %j, %c18 : index
    %v0 = arith.select %r0, %nan, %tiny : f32
    %v1 = arith.select %r1, %inf, %v0 : f32
    %v3 = arith.select %r3, %neg, %v1 : f32
    %v4 = arith.select %last, %v3, %one : f32
    %v5 = arith.select %r2, %neg, %v4 : f32
    linalg.yield %v5 : f32
  }
  return
}

func.func private @pooling(%x: memref<17x19xf32>, %start: f32) -> memref<15x17xf32> {
  %image = memref.expand_shape %x [[0, 1], [2, 3]] output_shape [1, 17, 19, 1]
      : memref<17x19xf32> into memref<1x17x19x1xf32>
  %window = memref.alloc() : memref<3x3xf32>
  %z = memref.alloc() : memref<15x17xf32>
  %to = memref.expand_shape %z [[0, 1], [2, 3]] output_shape [1, 15, 17, 1]
      : memref<15x17xf32> into memref<1x15x17x1xf32>
  linalg.fill ins(%start : f32) outs(%to : memref<1x15x17x1xf32>)
  linalg.pooling_nhwc_max
      ins(%image, %window : memref<1x17x19x1xf32>, memref<3x3xf32>)
      outs(%to : memref<1x15x17x1xf32>)
  memref.dealloc %window : memref<3x3xf32>
  return %z : memref<15x17xf32>
}

// The product with a matrix of threes.
func.func private @product(%x: memref<17x19xf32>, %z: memref<17x19xf32>) {
  %zero = arith.constant 0.0 : f32
  %three = arith.constant 3.0 : f32
  %threes = memref.alloc() : memref<19x19xf32>
  linalg.fill ins(%three : f32) outs(%threes : memref<19x19xf32>)
  linalg.fill ins(%zero : f32) outs(%z : memref<17x19xf32>)
  linalg.matmul ins(%x, %threes : memref<17x19xf32>, memref<19x19xf32>)
                outs(%z : memref<17x19xf32>)
  memref.dealloc %threes : memref<19x19xf32>
  call @classes_of_matrix(%z) : (memref<17x19xf32>) -> ()
  return
}

func.func @main() -> i32 {
  %x = memref.alloc() : memref<17x19xf32>
  %y = memref.alloc() : memref<17x19xf32>
  %z = memref.alloc() : memref<17x19xf32>
  %c3 = arith.constant 3 : index
  %c7 = arith.constant 7 : index
  call @fill_values(%x, %c3) : (memref<17x19xf32>, index) -> ()
  call @fill_values(%y, %c7) : (memref<17x19xf32>, index) -> ()
  // OUT: 55 49 4 25 18 75
  call @maximumf(%x, %y, %z) : (memref<17x19xf32>, memref<17x19xf32>, memref<17x19xf32>) -> ()
  // OUT: 55 4 51 28 35 85
  call @minimumf(%x, %y, %z) : (memref<17x19xf32>, memref<17x19xf32>, memref<17x19xf32>) -> ()
  // OUT: 61 43 45 14 4 41
  call @addf(%x, %y, %z) : (memref<17x19xf32>, memref<17x19xf32>, memref<17x19xf32>) -> ()
  // OUT: 63 45 41 30 2 41
  call @subf(%x, %y, %z) : (memref<17x19xf32>, memref<17x19xf32>, memref<17x19xf32>) -> ()
  // OUT: 72 40 37 52 45 42
  call @mulf(%x, %y, %z) : (memref<17x19xf32>, memref<17x19xf32>, memref<17x19xf32>) -> ()
  // OUT: 83 40 47 44 40 14
  call @divf(%x, %y, %z) : (memref<17x19xf32>, memref<17x19xf32>, memref<17x19xf32>) -> ()
  %lowest = arith.constant 0xFF800000 : f32
  %pooled = call @pooling(%x, %lowest) : (memref<17x19xf32>, f32) -> memref<15x17xf32>
  %flat = memref.collapse_shape %pooled [[0, 1]] : memref<15x17xf32> into memref<255xf32>
  %any = memref.cast %flat : memref<255xf32> to memref<?xf32>
  // OUT: 209 23 0 0 0 0
  call @classes(%any) : (memref<?xf32>) -> ()
  memref.dealloc %pooled : memref<15x17xf32>
  call @fill_rows(%x) : (memref<17x19xf32>) -> ()
  %rows = call @pooling(%x, %lowest) : (memref<17x19xf32>, f32) -> memref<15x17xf32>
  %flat_rows = memref.collapse_shape %rows [[0, 1]] : memref<15x17xf32> into memref<255xf32>
  %any_rows = memref.cast %flat_rows : memref<255xf32> to memref<?xf32>
  // OUT: 1 1 0 0 0 0
  call @classes(%any_rows) : (memref<?xf32>) -> ()
  memref.dealloc %rows : memref<15x17xf32>
  // OUT: 57 0 0 1 0 0
  call @softmax(%x, %z) : (memref<17x19xf32>, memref<17x19xf32>) -> ()
  // OUT: 19 19 38 0 0 0
  call @product(%x, %z) : (memref<17x19xf32>, memref<17x19xf32>) -> ()

  // 19 products of the least subnormal number with 3 are 57 of it.
  %tiny = arith.constant 0x00000001 : f32
  linalg.fill ins(%tiny : f32) outs(%x : memref<17x19xf32>)
  // OUT: 0 0 0 0 0 323
  call @product(%x, %z) : (memref<17x19xf32>, memref<17x19xf32>) -> ()
  %c16 = arith.constant 16 : index
  %c18 = arith.constant 18 : index
  %corner = memref.load %z[%c16, %c18] : memref<17x19xf32>
  %bits = arith.bitcast %corner : f32 to i32
  // OUT: 57
  vector.print %bits : i32
  memref.dealloc %x : memref<17x19xf32>
  memref.dealloc %y : memref<17x19xf32>
  memref.dealloc %z : memref<17x19xf32>
  %success = arith.constant 0 : i32
  return %success : i32
}
