// Functions of each element, of one, two and three operands.
//
// PASSES: -convert-linalg-to-affine-loops
// PASSES: -convert-linalg-to-parallel-loops
// PASSES: -linalg-generalize-named-ops -canonicalize
// NO ORACLE: its passes know no linalg; test/lowering/linalg compares with them

func.func private @printF64(f64)
func.func private @printComma()
func.func private @printNewline()

memref.global "private" constant @signed : memref<4xf64> = dense<[-2.5, -1.0, 1.5, 4.0]>
memref.global "private" constant @positive : memref<4xf64> = dense<[0.25, 1.0, 4.0, 16.0]>

func.func @show(%m: memref<4xf64>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c4 = arith.constant 4 : index
  scf.for %i = %c0 to %c4 step %c1 {
    %x = memref.load %m[%i] : memref<4xf64>
    func.call @printF64(%x) : (f64) -> ()
    func.call @printComma() : () -> ()
  }
  call @printNewline() : () -> ()
  return
}

func.func @main() -> i32 {
  %s = memref.get_global @signed : memref<4xf64>
  %p = memref.get_global @positive : memref<4xf64>
  %r = memref.alloc() : memref<4xf64>

  // OUT: 0.082085, 0.367879, 4.48169, 54.5982,
  linalg.exp ins(%s : memref<4xf64>) outs(%r : memref<4xf64>)
  call @show(%r) : (memref<4xf64>) -> ()

  // OUT: -1.38629, 0, 1.38629, 2.77259,
  linalg.log ins(%p : memref<4xf64>) outs(%r : memref<4xf64>)
  call @show(%r) : (memref<4xf64>) -> ()

  // OUT: 2.5, 1, 1.5, 4,
  linalg.abs ins(%s : memref<4xf64>) outs(%r : memref<4xf64>)
  call @show(%r) : (memref<4xf64>) -> ()

  // OUT: -2, -1, 2, 4,
  linalg.ceil ins(%s : memref<4xf64>) outs(%r : memref<4xf64>)
  call @show(%r) : (memref<4xf64>) -> ()

  // OUT: -3, -1, 1, 4,
  linalg.floor ins(%s : memref<4xf64>) outs(%r : memref<4xf64>)
  call @show(%r) : (memref<4xf64>) -> ()

  // OUT: 2.5, 1, -1.5, -4,
  linalg.negf ins(%s : memref<4xf64>) outs(%r : memref<4xf64>)
  call @show(%r) : (memref<4xf64>) -> ()

  // OUT: -0.4, -1, 0.666667, 0.25,
  linalg.reciprocal ins(%s : memref<4xf64>) outs(%r : memref<4xf64>)
  call @show(%r) : (memref<4xf64>) -> ()

  // OUT: -3, -1, 2, 4,
  linalg.round ins(%s : memref<4xf64>) outs(%r : memref<4xf64>)
  call @show(%r) : (memref<4xf64>) -> ()

  // OUT: 0.5, 1, 2, 4,
  linalg.sqrt ins(%p : memref<4xf64>) outs(%r : memref<4xf64>)
  call @show(%r) : (memref<4xf64>) -> ()

  // OUT: 2, 1, 0.5, 0.25,
  linalg.rsqrt ins(%p : memref<4xf64>) outs(%r : memref<4xf64>)
  call @show(%r) : (memref<4xf64>) -> ()

  // OUT: 6.25, 1, 2.25, 16,
  linalg.square ins(%s : memref<4xf64>) outs(%r : memref<4xf64>)
  call @show(%r) : (memref<4xf64>) -> ()

  // OUT: -0.986614, -0.761594, 0.905148, 0.999329,
  linalg.tanh ins(%s : memref<4xf64>) outs(%r : memref<4xf64>)
  call @show(%r) : (memref<4xf64>) -> ()

  // OUT: -0.999593, -0.842701, 0.966105, 1,
  linalg.erf ins(%s : memref<4xf64>) outs(%r : memref<4xf64>)
  call @show(%r) : (memref<4xf64>) -> ()

  // OUT: -2.25, 0, 5.5, 20,
  linalg.add ins(%p, %s : memref<4xf64>, memref<4xf64>) outs(%r : memref<4xf64>)
  call @show(%r) : (memref<4xf64>) -> ()

  // OUT: 2.75, 2, 2.5, 12,
  linalg.sub ins(%p, %s : memref<4xf64>, memref<4xf64>) outs(%r : memref<4xf64>)
  call @show(%r) : (memref<4xf64>) -> ()

  // OUT: -0.625, -1, 6, 64,
  linalg.mul ins(%p, %s : memref<4xf64>, memref<4xf64>) outs(%r : memref<4xf64>)
  call @show(%r) : (memref<4xf64>) -> ()

  // OUT: -0.1, -1, 2.66667, 4,
  linalg.div ins(%p, %s : memref<4xf64>, memref<4xf64>) outs(%r : memref<4xf64>)
  call @show(%r) : (memref<4xf64>) -> ()

  // OUT: 0.25, 1, 4, 16,
  linalg.max ins(%p, %s : memref<4xf64>, memref<4xf64>) outs(%r : memref<4xf64>)
  call @show(%r) : (memref<4xf64>) -> ()

  // OUT: -2.5, -1, 1.5, 4,
  linalg.min ins(%p, %s : memref<4xf64>, memref<4xf64>) outs(%r : memref<4xf64>)
  call @show(%r) : (memref<4xf64>) -> ()

  // OUT: 32, 1, 8, 65536,
  linalg.powf ins(%p, %s : memref<4xf64>, memref<4xf64>) outs(%r : memref<4xf64>)
  call @show(%r) : (memref<4xf64>) -> ()

  // Of unsigned integers: 4294967293 / 2.
  // OUT: 2.14748e+09
  %big = arith.constant -3 : i32
  %two = arith.constant 2 : i32
  %ints = memref.alloc() : memref<i32>
  %others = memref.alloc() : memref<i32>
  memref.store %big, %ints[] : memref<i32>
  memref.store %two, %others[] : memref<i32>
  linalg.div_unsigned ins(%ints, %others : memref<i32>, memref<i32>) outs(%ints : memref<i32>)
  %quotient = memref.load %ints[] : memref<i32>
  %as_float = arith.uitofp %quotient : i32 to f64
  call @printF64(%as_float) : (f64) -> ()
  call @printNewline() : () -> ()

  // OUT: -2.5, 1, 1.5, 16,
  %which = memref.alloc() : memref<4xi1>
  linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]}
      outs(%which : memref<4xi1>) {
  ^bb0(%old: i1):
    %i = linalg.index 0 : index
    %c1 = arith.constant 1 : index
    %low = arith.andi %i, %c1 : index
    %even = arith.cmpi ne, %low, %c1 : index
    linalg.yield %even : i1
  }
  linalg.select ins(%which, %s, %p : memref<4xi1>, memref<4xf64>, memref<4xf64>) outs(%r : memref<4xf64>)
  call @show(%r) : (memref<4xf64>) -> ()

  // OUT: 0.25, 1, 4, 16,
  linalg.copy ins(%p : memref<4xf64>) outs(%r : memref<4xf64>)
  call @show(%r) : (memref<4xf64>) -> ()

  // OUT: 7, 7, 7, 7,
  %seven = arith.constant 7.0 : f64
  linalg.fill ins(%seven : f64) outs(%r : memref<4xf64>)
  call @show(%r) : (memref<4xf64>) -> ()

  // Onto an operand.
  // OUT: 4.5, 6, 8.5, 11,
  linalg.add ins(%s, %r : memref<4xf64>, memref<4xf64>) outs(%r : memref<4xf64>)
  call @show(%r) : (memref<4xf64>) -> ()
  %ok = arith.constant 0 : i32
  return %ok : i32
}
