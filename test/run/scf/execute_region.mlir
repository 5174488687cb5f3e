// scf.execute_region: blocks and branches where only operations can be, in
// the body of a loop, with results and without, and one in another.

func.func private @printI64(i64)
func.func private @printNewline()

func.func @show(%x: i64) {
  func.call @printI64(%x) : (i64) -> ()
  func.call @printNewline() : () -> ()
  return
}

// The first divisor of n above 1: a loop of blocks, with a result.
func.func @first_divisor(%n: i64) -> i64 {
  %zero = arith.constant 0 : i64
  %one = arith.constant 1 : i64
  %two = arith.constant 2 : i64
  %result = scf.execute_region -> i64 {
    cf.br ^try(%two : i64)
  ^try(%d: i64):
    %rest = arith.remui %n, %d : i64
    %divides = arith.cmpi eq, %rest, %zero : i64
    %next = arith.addi %d, %one : i64
    cf.cond_br %divides, ^found, ^try(%next : i64)
  ^found:
    scf.yield %d : i64
  }
  return %result : i64
}

// Two yields in one region, and a region without results in another.
func.func @nested(%x: i64) -> i64 {
  %five = arith.constant 5 : i64
  %result = scf.execute_region -> i64 {
    %is_small = arith.cmpi slt, %x, %five : i64
    scf.execute_region {
      func.call @show(%x) : (i64) -> ()
      scf.yield
    }
    cf.cond_br %is_small, ^small, ^large
  ^small:
    scf.yield %five : i64
  ^large:
    %twice = arith.addi %x, %x : i64
    scf.yield %twice : i64
  }
  return %result : i64
}

func.func @main() -> i32 {
  // OUT: 2
  // OUT: 3
  // OUT: 2
  // OUT: 5
  // OUT: 2
  // OUT: 7
  %c2 = arith.constant 2 : i64
  %c8 = arith.constant 8 : i64
  %one = arith.constant 1 : i64
  scf.for %n = %c2 to %c8 step %one : i64 {
    %d = func.call @first_divisor(%n) : (i64) -> i64
    func.call @show(%d) : (i64) -> ()
  }
  // OUT: 2
  // OUT: 5
  %a = func.call @nested(%c2) : (i64) -> i64
  func.call @show(%a) : (i64) -> ()
  // OUT: 8
  // OUT: 16
  %b = func.call @nested(%c8) : (i64) -> i64
  func.call @show(%b) : (i64) -> ()
  %success = arith.constant 0 : i32
  return %success : i32
}
