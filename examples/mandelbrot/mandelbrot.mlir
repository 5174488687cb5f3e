// The Mandelbrot set: for every point of a grid, how many steps of
// z = z * z + c it takes until |z| > 2, at most %limit.
//
// The loop has no count known beforehand, hence scf.while: its first region
// computes the condition and hands values on, its second makes the next
// iteration's. Here the condition region passes the squares it has computed
// to the other, so that they are not computed twice.

func.func private @escape_time(%cr: f64, %ci: f64, %limit: i32) -> i32 {
  %zero = arith.constant 0.0 : f64
  %four = arith.constant 4.0 : f64
  %zero_i32 = arith.constant 0 : i32
  %one_i32 = arith.constant 1 : i32
  %result:5 = scf.while (%zr = %zero, %zi = %zero, %n = %zero_i32)
      : (f64, f64, i32) -> (f64, f64, f64, f64, i32) {
    %rr = arith.mulf %zr, %zr : f64
    %ii = arith.mulf %zi, %zi : f64
    %norm = arith.addf %rr, %ii : f64
    %is_near = arith.cmpf ole, %norm, %four : f64
    %may_go_on = arith.cmpi slt, %n, %limit : i32
    %goes_on = arith.andi %is_near, %may_go_on : i1
    scf.condition(%goes_on) %zr, %zi, %rr, %ii, %n : f64, f64, f64, f64, i32
  } do {
  ^bb0(%zr: f64, %zi: f64, %rr: f64, %ii: f64, %n: i32):
    %real = arith.subf %rr, %ii : f64
    %new_zr = arith.addf %real, %cr : f64
    %half_imaginary = arith.mulf %zr, %zi : f64
    %imaginary = arith.addf %half_imaginary, %half_imaginary : f64
    %new_zi = arith.addf %imaginary, %ci : f64
    %next = arith.addi %n, %one_i32 : i32
    scf.yield %new_zr, %new_zi, %next : f64, f64, i32
  }
  return %result#4 : i32
}

// Fills counts[y][x] for c = (left + x * step, top - y * step).
func.func @mandelbrot(%counts: memref<?x?xi32>, %left: f64, %top: f64,
                      %step: f64, %limit: i32)
    attributes {llvm.emit_c_interface} {
  %zero = arith.constant 0 : index
  %one = arith.constant 1 : index
  %height = memref.dim %counts, %zero : memref<?x?xi32>
  %width = memref.dim %counts, %one : memref<?x?xi32>
  scf.for %y = %zero to %height step %one {
    %y_i32 = arith.index_cast %y : index to i32
    %y_f64 = arith.sitofp %y_i32 : i32 to f64
    %down = arith.mulf %y_f64, %step : f64
    %ci = arith.subf %top, %down : f64
    scf.for %x = %zero to %width step %one {
      %x_i32 = arith.index_cast %x : index to i32
      %x_f64 = arith.sitofp %x_i32 : i32 to f64
      %right = arith.mulf %x_f64, %step : f64
      %cr = arith.addf %left, %right : f64
      %n = func.call @escape_time(%cr, %ci, %limit) : (f64, f64, i32) -> i32
      memref.store %n, %counts[%y, %x] : memref<?x?xi32>
    }
  }
  return
}
