// Results of an if that a loop's condition passes on twice: behind the loop they
// are what the else gives, in its body what the other region does.
//
// PASSES: -canonicalize
// PASSES: -canonicalize=enable-patterns=WhileMoveIfDown
// PASSES: -scf-uplift-while-to-for -canonicalize -remove-dead-values
// PASSES: -convert-scf-to-cf -canonicalize -lift-cf-to-scf -canonicalize

func.func private @printI64(i64)
func.func private @printNewline()

func.func @show(%x: index) {
  %wide = arith.index_cast %x : index to i64
  func.call @printI64(%wide) : (i64) -> ()
  func.call @printNewline() : () -> ()
  return
}

func.func @twice(%zero: index, %limit: index) -> (index, index, index) {
  %one = arith.constant 1 : index
  %five = arith.constant 5 : index
  %big = arith.constant 77 : index
  %out:3 = scf.while (%s = %zero) : (index) -> (index, index, index) {
    %go = arith.cmpi slt, %s, %limit : index
    %pick = scf.if %go -> index {
      %n = arith.addi %s, %five : index
      scf.yield %n : index
    } else {
      scf.yield %big : index
    }
    scf.condition(%go) %pick, %pick, %s : index, index, index
  } do {
  ^bb0(%p: index, %q: index, %previous: index):
    func.call @show(%p) : (index) -> ()
    scf.yield %q : index
  }
  return %out#0, %out#1, %out#2 : index, index, index
}

// Two results, of which one is passed on three times, and what the if takes from
// the block before it.
func.func @mixed(%zero: index, %limit: index) -> (index, index, index, index) {
  %one = arith.constant 1 : index
  %out:4 = scf.while (%s = %zero, %t = %limit) : (index, index)
      -> (index, index, index, index) {
    %go = arith.cmpi slt, %s, %limit : index
    %more = arith.addi %t, %one : index
    %pick:2 = scf.if %go -> (index, index) {
      %n = arith.addi %s, %one : index
      scf.yield %n, %more : index, index
    } else {
      scf.yield %t, %s : index, index
    }
    scf.condition(%go) %pick#0, %pick#1, %pick#0, %pick#0
      : index, index, index, index
  } do {
  ^bb0(%a: index, %b: index, %c: index, %d: index):
    %sum = arith.addi %a, %c : index
    func.call @show(%sum) : (index) -> ()
    scf.yield %d, %b : index, index
  }
  return %out#0, %out#1, %out#2, %out#3 : index, index, index, index
}

func.func @main() -> i32 {
  %zero = arith.constant 0 : index
  %one = arith.constant 1 : index
  %three = arith.constant 3 : index
  // OUT: 5
  // OUT: 77
  // OUT: 77
  // OUT: 5
  %a:3 = call @twice(%zero, %one) : (index, index) -> (index, index, index)
  call @show(%a#0) : (index) -> ()
  call @show(%a#1) : (index) -> ()
  call @show(%a#2) : (index) -> ()
  // OUT: 2
  // OUT: 4
  // OUT: 6
  // OUT: 6
  // OUT: 3
  // OUT: 6
  // OUT: 6
  %b:4 = call @mixed(%zero, %three)
    : (index, index) -> (index, index, index, index)
  call @show(%b#0) : (index) -> ()
  call @show(%b#1) : (index) -> ()
  call @show(%b#2) : (index) -> ()
  call @show(%b#3) : (index) -> ()
  %ok = arith.constant 0 : i32
  return %ok : i32
}
