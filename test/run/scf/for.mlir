// scf.for: bounds and steps of several types, loop-carried values, loops that
// do not run at all.

func.func private @printI64(i64)
func.func private @printNewline()

func.func @show(%x: i64) {
  func.call @printI64(%x) : (i64) -> ()
  func.call @printNewline() : () -> ()
  return
}

// The sum of lower, lower + step, ... below upper, and how many they are.
func.func @sum(%lower: index, %upper: index, %step: index) -> (i64, i64) {
  %zero = arith.constant 0 : i64
  %one = arith.constant 1 : i64
  %result:2 = scf.for %i = %lower to %upper step %step
      iter_args(%sum = %zero, %count = %zero) -> (i64, i64) {
    %value = arith.index_cast %i : index to i64
    %next = arith.addi %sum, %value : i64
    %more = arith.addi %count, %one : i64
    scf.yield %next, %more : i64, i64
  }
  return %result#0, %result#1 : i64, i64
}

func.func @show_sum(%lower: index, %upper: index, %step: index) {
  %sum:2 = func.call @sum(%lower, %upper, %step)
      : (index, index, index) -> (i64, i64)
  func.call @show(%sum#0) : (i64) -> ()
  func.call @show(%sum#1) : (i64) -> ()
  return
}

// Two values that change places in each iteration.
func.func @swap(%times: i32) -> (i64, i64) {
  %zero = arith.constant 0 : i32
  %one = arith.constant 1 : i32
  %a = arith.constant 10 : i64
  %b = arith.constant 20 : i64
  %result:2 = scf.for %i = %zero to %times step %one
      iter_args(%x = %a, %y = %b) -> (i64, i64) : i32 {
    scf.yield %y, %x : i64, i64
  }
  return %result#0, %result#1 : i64, i64
}

// i8 bounds: as signed numbers -6 to 4, as unsigned ones 250 to 4.
func.func @bytes(%lower: i8, %upper: i8, %step: i8) -> (i64, i64) {
  %zero = arith.constant 0 : i64
  %one = arith.constant 1 : i64
  %signed = scf.for %i = %lower to %upper step %step
      iter_args(%count = %zero) -> (i64) : i8 {
    %more = arith.addi %count, %one : i64
    scf.yield %more : i64
  }
  %unsigned = scf.for unsigned %i = %lower to %upper step %step
      iter_args(%count = %zero) -> (i64) : i8 {
    %more = arith.addi %count, %one : i64
    scf.yield %more : i64
  }
  return %signed, %unsigned : i64, i64
}

// Loops in a loop; the inner one's bound is the outer one's variable.
func.func @triangle(%n: index) -> i64 {
  %zero = arith.constant 0 : index
  %one = arith.constant 1 : index
  %zero_i64 = arith.constant 0 : i64
  %one_i64 = arith.constant 1 : i64
  %total = scf.for %i = %zero to %n step %one
      iter_args(%sum = %zero_i64) -> (i64) {
    %row = scf.for %j = %zero to %i step %one
        iter_args(%inner = %sum) -> (i64) {
      %more = arith.addi %inner, %one_i64 : i64
      scf.yield %more : i64
    }
    scf.yield %row : i64
  }
  return %total : i64
}

func.func @main() -> i32 {
  %m5 = arith.constant -5 : index
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c3 = arith.constant 3 : index
  %c10 = arith.constant 10 : index

  // OUT: 45
  // OUT: 10
  func.call @show_sum(%c0, %c10, %c1) : (index, index, index) -> ()
  // OUT: 5
  // OUT: 5
  func.call @show_sum(%m5, %c10, %c3) : (index, index, index) -> ()
  // OUT: 0
  // OUT: 0
  func.call @show_sum(%c10, %c10, %c1) : (index, index, index) -> ()
  // OUT: 0
  // OUT: 0
  func.call @show_sum(%c10, %m5, %c1) : (index, index, index) -> ()

  // OUT: 20
  // OUT: 10
  %three = arith.constant 3 : i32
  %swapped:2 = func.call @swap(%three) : (i32) -> (i64, i64)
  func.call @show(%swapped#0) : (i64) -> ()
  func.call @show(%swapped#1) : (i64) -> ()

  // OUT: 5
  // OUT: 0
  %lower = arith.constant -6 : i8
  %upper = arith.constant 4 : i8
  %step = arith.constant 2 : i8
  %counts:2 = func.call @bytes(%lower, %upper, %step)
      : (i8, i8, i8) -> (i64, i64)
  func.call @show(%counts#0) : (i64) -> ()
  func.call @show(%counts#1) : (i64) -> ()
  // OUT: 0
  // OUT: 123
  %reversed:2 = func.call @bytes(%upper, %lower, %step)
      : (i8, i8, i8) -> (i64, i64)
  func.call @show(%reversed#0) : (i64) -> ()
  func.call @show(%reversed#1) : (i64) -> ()

  // OUT: 45
  %triangle = func.call @triangle(%c10) : (index) -> i64
  func.call @show(%triangle) : (i64) -> ()
  %success = arith.constant 0 : i32
  return %success : i32
}
