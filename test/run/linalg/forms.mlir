// Structured operations that say by attributes what they do: generic, map,
// reduce, transpose, broadcast, elementwise, contract, products with maps of the
// program's, and conversions.
//
// PASSES: -convert-linalg-to-affine-loops
// PASSES: -convert-linalg-to-parallel-loops
// PASSES: -linalg-generalize-named-ops -canonicalize
// NO ORACLE: its passes know no linalg; test/lowering/linalg compares with them

func.func private @printI64(i64)
func.func private @printComma()
func.func private @printNewline()
func.func private @printF64(f64)

func.func @show(%m: memref<?xi32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %n = memref.dim %m, %c0 : memref<?xi32>
  scf.for %i = %c0 to %n step %c1 {
    %x = memref.load %m[%i] : memref<?xi32>
    %wide = arith.extsi %x : i32 to i64
    func.call @printI64(%wide) : (i64) -> ()
    func.call @printComma() : () -> ()
  }
  call @printNewline() : () -> ()
  return
}

func.func @show_matrix(%m: memref<?x?xi32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %n = memref.dim %m, %c0 : memref<?x?xi32>
  %k = memref.dim %m, %c1 : memref<?x?xi32>
  scf.for %i = %c0 to %n step %c1 {
    %row = memref.alloc(%k) : memref<?xi32>
    scf.for %j = %c0 to %k step %c1 {
      %x = memref.load %m[%i, %j] : memref<?x?xi32>
      memref.store %x, %row[%j] : memref<?xi32>
    }
    func.call @show(%row) : (memref<?xi32>) -> ()
    memref.dealloc %row : memref<?xi32>
  }
  return
}

memref.global "private" constant @a : memref<2x3xi32> = dense<[[1, 2, 3], [4, 5, 6]]>
memref.global "private" constant @v : memref<3xi32> = dense<[10, 20, 30]>
memref.global "private" constant @bytes : memref<2x2xi8> = dense<[[-1, 2], [3, -4]]>

func.func @main() -> i32 {
  %a = memref.get_global @a : memref<2x3xi32>
  %v = memref.get_global @v : memref<3xi32>
  %bytes = memref.get_global @bytes : memref<2x2xi8>
  %ten = arith.constant 10 : i32
  %zero = arith.constant 0 : i32
  %r = memref.alloc() : memref<2x3xi32>
  %rd = memref.cast %r : memref<2x3xi32> to memref<?x?xi32>
  %t = memref.alloc() : memref<3x2xi32>
  %td = memref.cast %t : memref<3x2xi32> to memref<?x?xi32>
  %s = memref.alloc() : memref<2x2xi32>
  %sd = memref.cast %s : memref<2x2xi32> to memref<?x?xi32>
  %w = memref.alloc() : memref<2xi32>
  %wd = memref.cast %w : memref<2xi32> to memref<?xi32>
  %x = memref.alloc() : memref<2xi32>
  %xd = memref.cast %x : memref<2xi32> to memref<?xi32>

  // A body that holds another structured operation, on memory of its own.
  // OUT: 30, 31,
  %pair = memref.alloc() : memref<2xi32>
  linalg.generic {indexing_maps = [affine_map<(i) -> (i)>], iterator_types = ["parallel"]}
      outs(%x : memref<2xi32>) {
  ^bb0(%out: i32):
    %i = linalg.index 0 : index
    %i32 = arith.index_cast %i : index to i32
    %each = arith.addi %ten, %i32 : i32
    linalg.generic {indexing_maps = [affine_map<(k) -> (k)>], iterator_types = ["parallel"]}
        outs(%pair : memref<2xi32>) {
    ^bb0(%inner: i32):
      %k = linalg.index 0 : index
      %k32 = arith.index_cast %k : index to i32
      %0 = arith.muli %k32, %ten : i32
      %1 = arith.addi %0, %each : i32
      linalg.yield %1 : i32
    }
    %one = arith.constant 1 : index
    %second = memref.load %pair[%one] : memref<2xi32>
    %2 = arith.addi %second, %ten : i32
    linalg.yield %2 : i32
  }
  memref.dealloc %pair : memref<2xi32>
  call @show(%xd) : (memref<?xi32>) -> ()

  // A scalar, a row that is broadcast, indices.
  // OUT: 20, 40, 60,
  // OUT: 24, 45, 66,
  linalg.generic {
      indexing_maps = [affine_map<(i, j) -> ()>, affine_map<(i, j) -> (j)>, affine_map<(i, j) -> (i, j)>,
                       affine_map<(i, j) -> (i, j)>],
      iterator_types = ["parallel", "parallel"]}
      ins(%ten, %v, %a : i32, memref<3xi32>, memref<2x3xi32>) outs(%r : memref<2x3xi32>) {
  ^bb0(%scalar: i32, %row: i32, %in: i32, %out: i32):
    %i = linalg.index 0 : index
    %j = linalg.index 1 : index
    %i32 = arith.index_cast %i : index to i32
    %j32 = arith.index_cast %j : index to i32
    %0 = arith.muli %i32, %in : i32
    %1 = arith.addi %row, %0 : i32
    %2 = arith.muli %j32, %scalar : i32
    %3 = arith.addi %1, %2 : i32
    %4 = arith.addi %3, %scalar : i32
    linalg.yield %4 : i32
  }
  call @show_matrix(%rd) : (memref<?x?xi32>) -> ()

  // OUT: 1, 4, 9,
  // OUT: 16, 25, 36,
  linalg.map { arith.muli } ins(%a, %a : memref<2x3xi32>, memref<2x3xi32>) outs(%r : memref<2x3xi32>)
  call @show_matrix(%rd) : (memref<?x?xi32>) -> ()

  // OUT: -9, -8, -7,
  // OUT: -6, -5, -4,
  linalg.map ins(%a : memref<2x3xi32>) outs(%r : memref<2x3xi32>)
    (%in: i32, %init: i32) {
      %0 = arith.subi %in, %ten : i32
      linalg.yield %0 : i32
    }
  call @show_matrix(%rd) : (memref<?x?xi32>) -> ()

  // OUT: 6, 15,
  linalg.fill ins(%zero : i32) outs(%w : memref<2xi32>)
  linalg.reduce { arith.addi } ins(%a : memref<2x3xi32>) outs(%w : memref<2xi32>) dimensions = [1]
  call @show(%wd) : (memref<?xi32>) -> ()

  // The sum and the greatest one.
  // OUT: 12, 30,
  // OUT: 3, 6,
  linalg.fill ins(%zero : i32) outs(%x : memref<2xi32>)
  linalg.reduce ins(%a, %a : memref<2x3xi32>, memref<2x3xi32>) outs(%w, %x : memref<2xi32>, memref<2xi32>)
      dimensions = [1]
    (%in: i32, %in_0: i32, %init: i32, %init_0: i32) {
      %0 = arith.addi %in, %init : i32
      %1 = arith.maxsi %in_0, %init_0 : i32
      linalg.yield %0, %1 : i32, i32
    }
  call @show(%wd) : (memref<?xi32>) -> ()
  call @show(%xd) : (memref<?xi32>) -> ()

  // OUT: 1, 4,
  // OUT: 2, 5,
  // OUT: 3, 6,
  linalg.transpose ins(%a : memref<2x3xi32>) outs(%t : memref<3x2xi32>) permutation = [1, 0]
  call @show_matrix(%td) : (memref<?x?xi32>) -> ()

  // OUT: 10, 10,
  // OUT: 20, 20,
  // OUT: 30, 30,
  linalg.broadcast ins(%v : memref<3xi32>) outs(%t : memref<3x2xi32>) dimensions = [1]
  call @show_matrix(%td) : (memref<?x?xi32>) -> ()

  // OUT: 11, 22, 33,
  // OUT: 14, 25, 36,
  linalg.elementwise kind=#linalg.elementwise_kind<add>
      indexing_maps = [affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (j)>, affine_map<(i, j) -> (i, j)>]
      ins(%a, %v : memref<2x3xi32>, memref<3xi32>) outs(%r : memref<2x3xi32>)
  call @show_matrix(%rd) : (memref<?x?xi32>) -> ()

  // OUT: 14, 32,
  // OUT: 32, 77,
  linalg.fill ins(%zero : i32) outs(%s : memref<2x2xi32>)
  linalg.contract
      indexing_maps = [affine_map<(m, n, k) -> (m, k)>, affine_map<(m, n, k) -> (n, k)>,
                       affine_map<(m, n, k) -> (m, n)>]
      ins(%a, %a : memref<2x3xi32>, memref<2x3xi32>) outs(%s : memref<2x2xi32>)
  call @show_matrix(%sd) : (memref<?x?xi32>) -> ()

  // Onto what is there, the second matrix transposed.
  // OUT: 28, 64,
  // OUT: 64, 154,
  linalg.matmul
      indexing_maps = [affine_map<(m, n, k) -> (m, k)>, affine_map<(m, n, k) -> (n, k)>,
                       affine_map<(m, n, k) -> (m, n)>]
      ins(%a, %a : memref<2x3xi32>, memref<2x3xi32>) outs(%s : memref<2x2xi32>)
  call @show_matrix(%sd) : (memref<?x?xi32>) -> ()

  // Bytes are extended before they are multiplied, as signed or as unsigned ones.
  // OUT: 7, -10,
  // OUT: -15, 22,
  linalg.fill ins(%zero : i32) outs(%s : memref<2x2xi32>)
  linalg.matmul ins(%bytes, %bytes : memref<2x2xi8>, memref<2x2xi8>) outs(%s : memref<2x2xi32>)
  call @show_matrix(%sd) : (memref<?x?xi32>) -> ()
  // OUT: 65031, 1014,
  // OUT: 1521, 63510,
  linalg.fill ins(%zero : i32) outs(%s : memref<2x2xi32>)
  linalg.matmul {cast = #linalg.type_fn<cast_unsigned>}
      ins(%bytes, %bytes : memref<2x2xi8>, memref<2x2xi8>) outs(%s : memref<2x2xi32>)
  call @show_matrix(%sd) : (memref<?x?xi32>) -> ()
  // OUT: -1, 2,
  // OUT: 3, -4,
  linalg.copy ins(%bytes : memref<2x2xi8>) outs(%s : memref<2x2xi32>)
  call @show_matrix(%sd) : (memref<?x?xi32>) -> ()

  // Or and and of bits.
  // OUT: 1, 0,
  %bits = memref.alloc() : memref<2xi1>
  %true = arith.constant true
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %false = arith.constant false
  memref.store %true, %bits[%c0] : memref<2xi1>
  memref.store %false, %bits[%c1] : memref<2xi1>
  linalg.add ins(%bits, %bits : memref<2xi1>, memref<2xi1>) outs(%bits : memref<2xi1>)
  linalg.map ins(%bits : memref<2xi1>) outs(%w : memref<2xi32>)
    (%in: i1, %init: i32) {
      %0 = arith.extui %in : i1 to i32
      linalg.yield %0 : i32
    }
  call @show(%wd) : (memref<?xi32>) -> ()

  // Complex numbers: (1 + 2i)(1 + 2i) = -3 + 4i.
  // OUT: -3
  // OUT: 4
  %one = arith.constant 1.0 : f64
  %two = arith.constant 2.0 : f64
  %z = complex.create %one, %two : complex<f64>
  %cell = memref.alloc() : memref<complex<f64>>
  linalg.fill ins(%z : complex<f64>) outs(%cell : memref<complex<f64>>)
  linalg.mul ins(%cell, %cell : memref<complex<f64>>, memref<complex<f64>>) outs(%cell : memref<complex<f64>>)
  %zz = memref.load %cell[] : memref<complex<f64>>
  %re = complex.re %zz : complex<f64>
  %im = complex.im %zz : complex<f64>
  call @printF64(%re) : (f64) -> ()
  call @printNewline() : () -> ()
  call @printF64(%im) : (f64) -> ()
  call @printNewline() : () -> ()

  // Numbers from -10 to 10 that follow from a seed.
  // OUT: -4, 0, 5,
  // OUT: -9, -4, 0,
  %low = arith.constant -10.0 : f64
  %high = arith.constant 10.0 : f64
  %seed = arith.constant 42 : i32
  linalg.fill_rng_2d ins(%low, %high, %seed : f64, f64, i32) outs(%r : memref<2x3xi32>)
  call @show_matrix(%rd) : (memref<?x?xi32>) -> ()
  return %zero : i32
}
