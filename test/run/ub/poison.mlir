// ub.poison is harmless as long as nothing depends on it: as the value of the
// branch that is not taken, the operand that is not selected, the first value
// of a loop that always sets it. ub.unreachable ends a block that is never
// reached.

func.func private @printI64(i64)
func.func private @printF64(f64)
func.func private @printNewline()

func.func @show(%x: i64) {
  func.call @printI64(%x) : (i64) -> ()
  func.call @printNewline() : () -> ()
  return
}

func.func @not_selected(%condition: i1, %x: i64) -> i64 {
  %poison = ub.poison : i64
  %result = arith.select %condition, %x, %poison : i64
  return %result : i64
}

func.func @last_of(%n: index) -> i64 {
  %zero = arith.constant 0 : index
  %one = arith.constant 1 : index
  %nothing = ub.poison : i64
  %last = scf.for %i = %zero to %n step %one iter_args(%before = %nothing)
      -> (i64) {
    %value = arith.index_cast %i : index to i64
    scf.yield %value : i64
  }
  return %last : i64
}

func.func @halve(%x: i64) -> i64 {
  %zero = arith.constant 0 : i64
  %one = arith.constant 1 : i64
  %odd = arith.andi %x, %one : i64
  %is_odd = arith.cmpi ne, %odd, %zero : i64
  cf.cond_br %is_odd, ^never, ^even
^never:
  ub.unreachable
^even:
  %half = arith.shrsi %x, %one : i64
  return %half : i64
}

// Of other types.
func.func @types(%condition: i1) -> f64 {
  %one = arith.constant 1.25 : f64
  %f = ub.poison : f64
  %i = ub.poison : i7
  %v = ub.poison : vector<4xf32>
  %x = ub.poison : index
  %result = arith.select %condition, %one, %f : f64
  return %result : f64
}

func.func @main() -> i32 {
  %true = arith.constant true
  %x = arith.constant 86 : i64
  %five = arith.constant 5 : index
  // OUT: 86
  %a = func.call @not_selected(%true, %x) : (i1, i64) -> i64
  func.call @show(%a) : (i64) -> ()
  // OUT: 4
  %b = func.call @last_of(%five) : (index) -> i64
  func.call @show(%b) : (i64) -> ()
  // OUT: 43
  %c = func.call @halve(%x) : (i64) -> i64
  func.call @show(%c) : (i64) -> ()
  // OUT: 1.25
  %d = func.call @types(%true) : (i1) -> f64
  func.call @printF64(%d) : (f64) -> ()
  func.call @printNewline() : () -> ()
  %success = arith.constant 0 : i32
  return %success : i32
}
