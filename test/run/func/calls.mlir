// func.call: recursion, two functions that call each other, many arguments
// (more than fit in registers) of mixed types, no or several results, and a
// function defined after its use, with its terminator's full name.

func.func private @printI64(i64)
func.func private @printF64(f64)
func.func private @printNewline()

func.func @factorial(%n: i64) -> i64 {
  %one = arith.constant 1 : i64
  %is_one = arith.cmpi sle, %n, %one : i64
  %result = scf.if %is_one -> (i64) {
    scf.yield %one : i64
  } else {
    %less = arith.subi %n, %one : i64
    %rest = func.call @factorial(%less) : (i64) -> i64
    %product = arith.muli %n, %rest : i64
    scf.yield %product : i64
  }
  return %result : i64
}

func.func @is_even(%n: i64) -> i1 {
  %zero = arith.constant 0 : i64
  %one = arith.constant 1 : i64
  %is_zero = arith.cmpi eq, %n, %zero : i64
  cf.cond_br %is_zero, ^yes, ^ask
^yes:
  %true = arith.constant true
  return %true : i1
^ask:
  %less = arith.subi %n, %one : i64
  %odd = func.call @is_odd(%less) : (i64) -> i1
  return %odd : i1
}

func.func @is_odd(%n: i64) -> i1 {
  %zero = arith.constant 0 : i64
  %one = arith.constant 1 : i64
  %is_zero = arith.cmpi eq, %n, %zero : i64
  cf.cond_br %is_zero, ^no, ^ask
^no:
  %false = arith.constant false
  return %false : i1
^ask:
  %less = arith.subi %n, %one : i64
  %even = func.call @is_even(%less) : (i64) -> i1
  return %even : i1
}

// A weighted sum, so that each argument has its own part in the result.
func.func @many(%a: i64, %b: f64, %c: i8, %d: i64, %e: f32, %f: i64, %g: i16,
                %h: i64, %i: i64, %j: f64, %k: i1, %l: i64) -> i64 {
  %ten = arith.constant 10 : i64
  %b_i64 = arith.fptosi %b : f64 to i64
  %c_i64 = arith.extsi %c : i8 to i64
  %e_i64 = arith.fptosi %e : f32 to i64
  %g_i64 = arith.extsi %g : i16 to i64
  %j_i64 = arith.fptosi %j : f64 to i64
  %k_i64 = arith.extui %k : i1 to i64
  %x0 = arith.muli %a, %ten : i64
  %x1 = arith.addi %x0, %b_i64 : i64
  %x2 = arith.muli %x1, %ten : i64
  %x3 = arith.addi %x2, %c_i64 : i64
  %x4 = arith.muli %x3, %ten : i64
  %x5 = arith.addi %x4, %d : i64
  %x6 = arith.muli %x5, %ten : i64
  %x7 = arith.addi %x6, %e_i64 : i64
  %x8 = arith.muli %x7, %ten : i64
  %x9 = arith.addi %x8, %f : i64
  %y0 = arith.muli %x9, %ten : i64
  %y1 = arith.addi %y0, %g_i64 : i64
  %y2 = arith.muli %y1, %ten : i64
  %y3 = arith.addi %y2, %h : i64
  %y4 = arith.muli %y3, %ten : i64
  %y5 = arith.addi %y4, %i : i64
  %y6 = arith.muli %y5, %ten : i64
  %y7 = arith.addi %y6, %j_i64 : i64
  %y8 = arith.muli %y7, %ten : i64
  %y9 = arith.addi %y8, %k_i64 : i64
  %z0 = arith.muli %y9, %ten : i64
  %z1 = arith.addi %z0, %l : i64
  return %z1 : i64
}

// Six results of several types.
func.func @several(%x: i64) -> (i64, f64, i1, f32, i8, index) {
  %f = arith.sitofp %x : i64 to f64
  %g = arith.sitofp %x : i64 to f32
  %zero = arith.constant 0 : i64
  %is_positive = arith.cmpi sgt, %x, %zero : i64
  %byte = arith.trunci %x : i64 to i8
  %index = arith.index_cast %x : i64 to index
  return %x, %f, %is_positive, %g, %byte, %index
      : i64, f64, i1, f32, i8, index
}

func.func @main() -> i32 {
  // OUT: 2432902008176640000
  %c20 = arith.constant 20 : i64
  %factorial = func.call @factorial(%c20) : (i64) -> i64
  func.call @show(%factorial) : (i64) -> ()
  // OUT: 1
  // OUT: 0
  %even = func.call @is_even(%c20) : (i64) -> i1
  %odd = func.call @is_odd(%c20) : (i64) -> i1
  %even_i64 = arith.extui %even : i1 to i64
  %odd_i64 = arith.extui %odd : i1 to i64
  func.call @show(%even_i64) : (i64) -> ()
  func.call @show(%odd_i64) : (i64) -> ()

  // OUT: 123456789012
  %a = arith.constant 1 : i64
  %b = arith.constant 2.0 : f64
  %c = arith.constant 3 : i8
  %d = arith.constant 4 : i64
  %e = arith.constant 5.0 : f32
  %f = arith.constant 6 : i64
  %g = arith.constant 7 : i16
  %h = arith.constant 8 : i64
  %i = arith.constant 9 : i64
  %j = arith.constant 0.0 : f64
  %k = arith.constant true
  %l = arith.constant 2 : i64
  %many = func.call @many(%a, %b, %c, %d, %e, %f, %g, %h, %i, %j, %k, %l)
      : (i64, f64, i8, i64, f32, i64, i16, i64, i64, f64, i1, i64) -> i64
  func.call @show(%many) : (i64) -> ()

  // OUT: -300
  // OUT: -300
  // OUT: 0
  // OUT: -300
  // OUT: -44
  // OUT: -300
  %x = arith.constant -300 : i64
  %s:6 = func.call @several(%x) : (i64) -> (i64, f64, i1, f32, i8, index)
  %s1 = arith.fptosi %s#1 : f64 to i64
  %s2 = arith.extui %s#2 : i1 to i64
  %s3 = arith.fptosi %s#3 : f32 to i64
  %s4 = arith.extsi %s#4 : i8 to i64
  %s5 = arith.index_cast %s#5 : index to i64
  func.call @show(%s#0) : (i64) -> ()
  func.call @show(%s1) : (i64) -> ()
  func.call @show(%s2) : (i64) -> ()
  func.call @show(%s3) : (i64) -> ()
  func.call @show(%s4) : (i64) -> ()
  func.call @show(%s5) : (i64) -> ()
  %success = arith.constant 0 : i32
  return %success : i32
}

func.func @show(%x: i64) {
  func.call @printI64(%x) : (i64) -> ()
  func.call @printNewline() : () -> ()
  func.return
}
