// scf.index_switch: cases in no order, negative ones, with and without
// results, and a switch with nothing but a default.

func.func private @printI64(i64)
func.func private @printNewline()

func.func @show(%x: i64) {
  func.call @printI64(%x) : (i64) -> ()
  func.call @printNewline() : () -> ()
  return
}

func.func @name(%x: index) -> (i64, i64) {
  %result:2 = scf.index_switch %x -> i64, i64
  case 7 {
    %a = arith.constant 700 : i64
    %b = arith.constant 701 : i64
    scf.yield %a, %b : i64, i64
  }
  case -2 {
    %a = arith.constant 200 : i64
    %b = arith.constant 201 : i64
    scf.yield %a, %b : i64, i64
  }
  case 0 {
    %a = arith.constant 0 : i64
    %b = arith.constant 1 : i64
    scf.yield %a, %b : i64, i64
  }
  default {
    %a = arith.index_cast %x : index to i64
    scf.yield %a, %a : i64, i64
  }
  return %result#0, %result#1 : i64, i64
}

func.func @effects(%x: index) {
  scf.index_switch %x
  case 1 {
    %c = arith.constant 11 : i64
    func.call @show(%c) : (i64) -> ()
    scf.yield
  }
  default {
  }
  return
}

func.func @only_default(%x: index) -> i64 {
  %result = scf.index_switch %x -> i64
  default {
    %c = arith.constant 42 : i64
    scf.yield %c : i64
  }
  return %result : i64
}

func.func @main() -> i32 {
  %m3 = arith.constant -3 : index
  %one = arith.constant 1 : index
  %end = arith.constant 9 : index
  // OUT: -3
  // OUT: -3
  // OUT: 200
  // OUT: 201
  // OUT: -1
  // OUT: -1
  // OUT: 0
  // OUT: 1
  // OUT: 1
  // OUT: 1
  // OUT: 11
  // OUT: 2
  // OUT: 2
  // OUT: 3
  // OUT: 3
  // OUT: 4
  // OUT: 4
  // OUT: 5
  // OUT: 5
  // OUT: 6
  // OUT: 6
  // OUT: 700
  // OUT: 701
  // OUT: 8
  // OUT: 8
  scf.for %x = %m3 to %end step %one {
    %name:2 = func.call @name(%x) : (index) -> (i64, i64)
    func.call @show(%name#0) : (i64) -> ()
    func.call @show(%name#1) : (i64) -> ()
    func.call @effects(%x) : (index) -> ()
  }
  // OUT: 42
  %only = func.call @only_default(%one) : (index) -> i64
  func.call @show(%only) : (i64) -> ()
  %success = arith.constant 0 : i32
  return %success : i32
}
