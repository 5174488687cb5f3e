// memref.alloca_scope with structured control flow inside, and results of
// index and memref type.
// NO ORACLE: finalize-memref-to-llvm lowers neither more than one block in a
// scope nor results that it has to convert.

func.func private @printI64(i64)
func.func private @printNewline()

func.func @show(%x: i64) {
  func.call @printI64(%x) : (i64) -> ()
  func.call @printNewline() : () -> ()
  return
}

func.func @show_index(%x: index) {
  %y = arith.index_cast %x : index to i64
  func.call @show(%y) : (i64) -> ()
  return
}

func.func @largest(%values: memref<?xi64>) -> index {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %n = memref.dim %values, %c0 : memref<?xi64>
  %place = memref.alloca_scope -> (index) {
    %best = memref.alloca() : memref<i64>
    %lowest = arith.constant -9223372036854775808 : i64
    memref.store %lowest, %best[] : memref<i64>
    %at = scf.for %i = %c0 to %n step %c1 iter_args(%at = %c0) -> (index) {
      %value = memref.load %values[%i] : memref<?xi64>
      %so_far = memref.load %best[] : memref<i64>
      %is_larger = arith.cmpi sgt, %value, %so_far : i64
      %next = scf.if %is_larger -> (index) {
        memref.store %value, %best[] : memref<i64>
        scf.yield %i : index
      } else {
        scf.yield %at : index
      }
      scf.yield %next : index
    }
    memref.alloca_scope.return %at : index
  }
  return %place : index
}

// A scope may hand on a memref that is not its own.
func.func @pick(%a: memref<?xi64>, %b: memref<?xi64>, %first: i1)
    -> memref<?xi64> {
  %picked = memref.alloca_scope -> (memref<?xi64>) {
    %result = scf.if %first -> (memref<?xi64>) {
      scf.yield %a : memref<?xi64>
    } else {
      scf.yield %b : memref<?xi64>
    }
    memref.alloca_scope.return %result : memref<?xi64>
  }
  return %picked : memref<?xi64>
}

func.func @main() -> i32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c3 = arith.constant 3 : index
  %m7 = arith.constant -7 : i64
  %m3 = arith.constant -3 : i64
  %values = memref.alloca(%c3) : memref<?xi64>
  memref.store %m7, %values[%c0] : memref<?xi64>
  memref.store %m7, %values[%c1] : memref<?xi64>
  memref.store %m3, %values[%c2] : memref<?xi64>
  // OUT: 2
  %place = func.call @largest(%values) : (memref<?xi64>) -> index
  func.call @show_index(%place) : (index) -> ()
  // OUT: -3
  %other = memref.alloca(%c1) : memref<?xi64>
  %false = arith.constant false
  %picked = func.call @pick(%other, %values, %false)
      : (memref<?xi64>, memref<?xi64>, i1) -> memref<?xi64>
  %value = memref.load %picked[%c2] : memref<?xi64>
  func.call @show(%value) : (i64) -> ()
  %success = arith.constant 0 : i32
  return %success : i32
}
