// scf.if: with and without else, with several results, and nested.

func.func private @printI64(i64)
func.func private @printNewline()

func.func @show(%x: i64) {
  func.call @printI64(%x) : (i64) -> ()
  func.call @printNewline() : () -> ()
  return
}

func.func @sign(%x: i64) -> i64 {
  %zero = arith.constant 0 : i64
  %one = arith.constant 1 : i64
  %minus_one = arith.constant -1 : i64
  %is_negative = arith.cmpi slt, %x, %zero : i64
  %sign = scf.if %is_negative -> (i64) {
    scf.yield %minus_one : i64
  } else {
    %is_zero = arith.cmpi eq, %x, %zero : i64
    %inner = scf.if %is_zero -> (i64) {
      scf.yield %zero : i64
    } else {
      scf.yield %one : i64
    }
    scf.yield %inner : i64
  }
  return %sign : i64
}

// Only with a side effect.
func.func @show_if(%condition: i1, %x: i64) {
  scf.if %condition {
    func.call @show(%x) : (i64) -> ()
  }
  return
}

// Three results of three types.
func.func @three(%condition: i1) -> (i64, f64, i1) {
  %result:3 = scf.if %condition -> (i64, f64, i1) {
    %a = arith.constant 1 : i64
    %b = arith.constant 1.5 : f64
    %c = arith.constant true
    scf.yield %a, %b, %c : i64, f64, i1
  } else {
    %a = arith.constant 2 : i64
    %b = arith.constant 2.5 : f64
    %c = arith.constant false
    scf.yield %a, %b, %c : i64, f64, i1
  }
  return %result#0, %result#1, %result#2 : i64, f64, i1
}

func.func @show_three(%condition: i1) {
  %three:3 = func.call @three(%condition) : (i1) -> (i64, f64, i1)
  func.call @show(%three#0) : (i64) -> ()
  %whole = arith.fptosi %three#1 : f64 to i64
  func.call @show(%whole) : (i64) -> ()
  %bit = arith.extui %three#2 : i1 to i64
  func.call @show(%bit) : (i64) -> ()
  return
}

func.func @main() -> i32 {
  // OUT: -1
  // OUT: 0
  // OUT: 1
  %m7 = arith.constant -7 : i64
  %c0 = arith.constant 0 : i64
  %c7 = arith.constant 7 : i64
  %s0 = func.call @sign(%m7) : (i64) -> i64
  %s1 = func.call @sign(%c0) : (i64) -> i64
  %s2 = func.call @sign(%c7) : (i64) -> i64
  func.call @show(%s0) : (i64) -> ()
  func.call @show(%s1) : (i64) -> ()
  func.call @show(%s2) : (i64) -> ()

  // OUT: 7
  %true = arith.constant true
  %false = arith.constant false
  func.call @show_if(%false, %m7) : (i1, i64) -> ()
  func.call @show_if(%true, %c7) : (i1, i64) -> ()

  // OUT: 1
  // OUT: 1
  // OUT: 1
  func.call @show_three(%true) : (i1) -> ()
  // OUT: 2
  // OUT: 2
  // OUT: 0
  func.call @show_three(%false) : (i1) -> ()
  %success = arith.constant 0 : i32
  return %success : i32
}
