// What needs a loop of compare and exchange: memref.atomic_rmw that multiplies,
// and memref.generic_atomic_rmw of floats, whose bits are exchanged.
// NO ORACLE: finalize-memref-to-llvm leaves the former, and wants integers for
// the latter.

func.func private @printF64(f64)
func.func private @printI64(i64)
func.func private @printNewline()

func.func @show(%x: f64) {
  func.call @printF64(%x) : (f64) -> ()
  func.call @printNewline() : () -> ()
  return
}

func.func @show_i64(%x: i64) {
  func.call @printI64(%x) : (i64) -> ()
  func.call @printNewline() : () -> ()
  return
}

// The larger of the cell and x, with a NaN losing against any number.
func.func @raise(%cells: memref<?xf32>, %i: index, %x: f32) -> f32 {
  %old = memref.generic_atomic_rmw %cells[%i] : memref<?xf32> {
  ^bb0(%current: f32):
    %is_larger = arith.cmpf ogt, %x, %current : f32
    %new = arith.select %is_larger, %x, %current : f32
    memref.atomic_yield %new : f32
  }
  return %old : f32
}

func.func @main() -> i32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  // muli on i32.
  // OUT: 10
  // OUT: 30
  %m9 = memref.alloca() : memref<3xi32>
  %a9 = arith.constant 10 : i32
  %b9 = arith.constant 3 : i32
  memref.store %a9, %m9[%c1] : memref<3xi32>
  %o9 = memref.atomic_rmw muli %b9, %m9[%c1] : (i32, memref<3xi32>) -> i32
  %r9 = memref.load %m9[%c1] : memref<3xi32>
  %o9_i64 = arith.extsi %o9 : i32 to i64
  func.call @show_i64(%o9_i64) : (i64) -> ()
  %r9_i64 = arith.extsi %r9 : i32 to i64
  func.call @show_i64(%r9_i64) : (i64) -> ()
  // mulf on f32.
  // OUT: 1.5
  // OUT: -3
  %m14 = memref.alloca() : memref<f32>
  %a14 = arith.constant 1.5 : f32
  %b14 = arith.constant -2.0 : f32
  memref.store %a14, %m14[] : memref<f32>
  %o14 = memref.atomic_rmw mulf %b14, %m14[] : (f32, memref<f32>) -> f32
  %r14 = memref.load %m14[] : memref<f32>
  %o14_f64 = arith.extf %o14 : f32 to f64
  func.call @show(%o14_f64) : (f64) -> ()
  %r14_f64 = arith.extf %r14 : f32 to f64
  func.call @show(%r14_f64) : (f64) -> ()
  // OUT: 1.5
  // OUT: 2.25
  %f = memref.alloca() : memref<f64>
  %start = arith.constant 1.5 : f64
  memref.store %start, %f[] : memref<f64>
  %old_f = memref.generic_atomic_rmw %f[] : memref<f64> {
  ^bb0(%current: f64):
    %square = arith.mulf %current, %current : f64
    memref.atomic_yield %square : f64
  }
  %new_f = memref.load %f[] : memref<f64>
  func.call @show(%old_f) : (f64) -> ()
  func.call @show(%new_f) : (f64) -> ()
  // OUT: -1
  // OUT: 3.5
  // OUT: 3.5
  %m1 = arith.constant -1.0 : f32
  %x = arith.constant 3.5 : f32
  %y = arith.constant 2.5 : f32
  %cells = memref.alloca(%c2) : memref<?xf32>
  memref.store %m1, %cells[%c0] : memref<?xf32>
  %o0 = func.call @raise(%cells, %c0, %x) : (memref<?xf32>, index, f32) -> f32
  %o1 = func.call @raise(%cells, %c0, %y) : (memref<?xf32>, index, f32) -> f32
  %last = memref.load %cells[%c0] : memref<?xf32>
  %o0_f64 = arith.extf %o0 : f32 to f64
  %o1_f64 = arith.extf %o1 : f32 to f64
  %last_f64 = arith.extf %last : f32 to f64
  func.call @show(%o0_f64) : (f64) -> ()
  func.call @show(%o1_f64) : (f64) -> ()
  func.call @show(%last_f64) : (f64) -> ()
  %success = arith.constant 0 : i32
  return %success : i32
}
