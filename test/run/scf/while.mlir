// scf.while: regions of different types, a body that never runs, do-while,
// and one loop in another.

func.func private @printI64(i64)
func.func private @printNewline()

func.func @show(%x: i64) {
  func.call @printI64(%x) : (i64) -> ()
  func.call @printNewline() : () -> ()
  return
}

// Steps of the Collatz sequence from n to 1. Between the regions the value
// travels as another type.
func.func @collatz(%n: i64) -> i64 {
  %zero = arith.constant 0 : i64
  %one = arith.constant 1 : i64
  %three = arith.constant 3 : i64
  %end:2 = scf.while (%x = %n, %steps = %zero)
      : (i64, i64) -> (i64, index) {
    %goes_on = arith.cmpi ne, %x, %one : i64
    %steps_index = arith.index_cast %steps : i64 to index
    scf.condition(%goes_on) %x, %steps_index : i64, index
  } do {
  ^bb0(%x: i64, %steps_index: index):
    %odd = arith.andi %x, %one : i64
    %is_odd = arith.cmpi eq, %odd, %one : i64
    %next = scf.if %is_odd -> (i64) {
      %tripled = arith.muli %x, %three : i64
      %up = arith.addi %tripled, %one : i64
      scf.yield %up : i64
    } else {
      %down = arith.shrui %x, %one : i64
      scf.yield %down : i64
    }
    %steps = arith.index_cast %steps_index : index to i64
    %more = arith.addi %steps, %one : i64
    scf.yield %next, %more : i64, i64
  }
  %steps = arith.index_cast %end#1 : index to i64
  return %steps : i64
}

// The work is in the condition's region: it is done at least once.
func.func @do_while(%n: i64) -> i64 {
  %one = arith.constant 1 : i64
  %limit = arith.constant 100 : i64
  %last = scf.while (%x = %n) : (i64) -> i64 {
    %twice = arith.addi %x, %x : i64
    %goes_on = arith.cmpi slt, %twice, %limit : i64
    scf.condition(%goes_on) %twice : i64
  } do {
  ^bb0(%x: i64):
    scf.yield %x : i64
  }
  return %last : i64
}

// No operands and no results: all state is in memory.
func.func @countdown(%cell: memref<i64>) {
  %zero = arith.constant 0 : i64
  %one = arith.constant 1 : i64
  scf.while : () -> () {
    %x = memref.load %cell[] : memref<i64>
    %goes_on = arith.cmpi sgt, %x, %zero : i64
    scf.condition(%goes_on)
  } do {
    %x = memref.load %cell[] : memref<i64>
    func.call @show(%x) : (i64) -> ()
    %less = arith.subi %x, %one : i64
    memref.store %less, %cell[] : memref<i64>
    scf.yield
  }
  return
}

// The greatest common divisor of all pairs below n, added up: a while in a
// for in a for.
func.func @gcd_sum(%n: i64) -> i64 {
  %zero = arith.constant 0 : i64
  %one = arith.constant 1 : i64
  %total = scf.for %a = %one to %n step %one iter_args(%sum_a = %zero)
      -> (i64) : i64 {
    %row = scf.for %b = %one to %n step %one iter_args(%sum = %sum_a)
        -> (i64) : i64 {
      %gcd:2 = scf.while (%x = %a, %y = %b) : (i64, i64) -> (i64, i64) {
        %goes_on = arith.cmpi ne, %y, %zero : i64
        scf.condition(%goes_on) %x, %y : i64, i64
      } do {
      ^bb0(%x: i64, %y: i64):
        %rest = arith.remui %x, %y : i64
        scf.yield %y, %rest : i64, i64
      }
      %more = arith.addi %sum, %gcd#0 : i64
      scf.yield %more : i64
    }
    scf.yield %row : i64
  }
  return %total : i64
}

func.func @main() -> i32 {
  // OUT: 111
  %c27 = arith.constant 27 : i64
  %steps = func.call @collatz(%c27) : (i64) -> i64
  func.call @show(%steps) : (i64) -> ()
  // OUT: 0
  %c1 = arith.constant 1 : i64
  %none = func.call @collatz(%c1) : (i64) -> i64
  func.call @show(%none) : (i64) -> ()

  // OUT: 192
  %c3 = arith.constant 3 : i64
  %doubled = func.call @do_while(%c3) : (i64) -> i64
  func.call @show(%doubled) : (i64) -> ()
  // OUT: 400
  %c200 = arith.constant 200 : i64
  %once = func.call @do_while(%c200) : (i64) -> i64
  func.call @show(%once) : (i64) -> ()

  // OUT: 3
  // OUT: 2
  // OUT: 1
  %cell = memref.alloca() : memref<i64>
  memref.store %c3, %cell[] : memref<i64>
  func.call @countdown(%cell) : (memref<i64>) -> ()

  // OUT: 145
  %c10 = arith.constant 10 : i64
  %sum = func.call @gcd_sum(%c10) : (i64) -> i64
  func.call @show(%sum) : (i64) -> ()
  %success = arith.constant 0 : i32
  return %success : i32
}
