// cf.br and cf.cond_br: block arguments, one block as both successors with
// different operands, arguments that change places on a back edge, and blocks
// that nothing reaches.

func.func private @printI64(i64)
func.func private @printNewline()

func.func @show(%x: i64) {
  func.call @printI64(%x) : (i64) -> ()
  func.call @printNewline() : () -> ()
  return
}

// Both edges go to the same block.
func.func @choose(%condition: i1, %a: i64, %b: i64) -> i64 {
  cf.cond_br %condition, ^end(%a : i64), ^end(%b : i64)
^end(%x: i64):
  return %x : i64
}

// Both edges go to the same block, with the same operand.
func.func @same(%condition: i1, %a: i64) -> i64 {
  cf.cond_br %condition, ^end(%a : i64), ^end(%a : i64)
^end(%x: i64):
  return %x : i64
}

// Fibonacci numbers: each iteration's arguments are the last one's, moved.
func.func @fibonacci(%n: i64) -> i64 {
  %zero = arith.constant 0 : i64
  %one = arith.constant 1 : i64
  cf.br ^loop(%n, %zero, %one : i64, i64, i64)
^loop(%left: i64, %a: i64, %b: i64):
  %done = arith.cmpi eq, %left, %zero : i64
  cf.cond_br %done, ^end, ^next
^next:
  %sum = arith.addi %a, %b : i64
  %less = arith.subi %left, %one : i64
  cf.br ^loop(%less, %b, %sum : i64, i64, i64)
^end:
  return %a : i64
}

// Two arguments that are swapped on the way back: not one after the other.
func.func @swap(%n: i64, %a: i64, %b: i64) -> (i64, i64) {
  %zero = arith.constant 0 : i64
  %one = arith.constant 1 : i64
  cf.br ^loop(%n, %a, %b : i64, i64, i64)
^loop(%left: i64, %x: i64, %y: i64):
  %less = arith.subi %left, %one : i64
  %more = arith.cmpi sgt, %less, %zero : i64
  cf.cond_br %more, ^loop(%less, %y, %x : i64, i64, i64), ^end
^end:
  return %x, %y : i64, i64
}

// Blocks in another order than they run in, and one that never does.
func.func @order(%x: i64) -> i64 {
  cf.br ^third
^second(%b: i64):
  %twice = arith.addi %b, %b : i64
  return %twice : i64
^unreached(%u: i64):
  %bad = arith.muli %u, %u : i64
  cf.br ^second(%bad : i64)
^third:
  %one = arith.constant 1 : i64
  %more = arith.addi %x, %one : i64
  cf.br ^second(%more : i64)
}

func.func @main() -> i32 {
  %true = arith.constant true
  %false = arith.constant false
  %c1 = arith.constant 1 : i64
  %c2 = arith.constant 2 : i64
  // OUT: 1
  // OUT: 2
  %a = func.call @choose(%true, %c1, %c2) : (i1, i64, i64) -> i64
  %b = func.call @choose(%false, %c1, %c2) : (i1, i64, i64) -> i64
  func.call @show(%a) : (i64) -> ()
  func.call @show(%b) : (i64) -> ()
  // OUT: 2
  %s = func.call @same(%false, %c2) : (i1, i64) -> i64
  func.call @show(%s) : (i64) -> ()
  // OUT: 832040
  %c30 = arith.constant 30 : i64
  %fibonacci = func.call @fibonacci(%c30) : (i64) -> i64
  func.call @show(%fibonacci) : (i64) -> ()
  // OUT: 2
  // OUT: 1
  %c4 = arith.constant 4 : i64
  %swapped:2 = func.call @swap(%c4, %c1, %c2)
      : (i64, i64, i64) -> (i64, i64)
  func.call @show(%swapped#0) : (i64) -> ()
  func.call @show(%swapped#1) : (i64) -> ()
  // OUT: 62
  %ordered = func.call @order(%c30) : (i64) -> i64
  func.call @show(%ordered) : (i64) -> ()
  %success = arith.constant 0 : i32
  return %success : i32
}
