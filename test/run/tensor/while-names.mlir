// scf.while with tensors from outside: what is only read is carried as a name.
// What is written afterwards is not what the name is of, unless nobody needs
// that, and everything is freed once.
//
// NO ORACLE: its loops end with the buffers that they begin with

func.func private @printI64(i64)
func.func private @printNewline()
func.func private @show(%t: tensor<?xi64>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %n = tensor.dim %t, %c0 : tensor<?xi64>
  scf.for %i = %c0 to %n step %c1 {
    %x = tensor.extract %t[%i] : tensor<?xi64>
    func.call @printI64(%x) : (i64) -> ()
  }
  call @printNewline() : () -> ()
  return
}
func.func private @filled(%n: index, %from: i64) -> tensor<?xi64> attributes {no_inline} {
  %t = tensor.generate %n {
  ^bb0(%i: index):
    %x = arith.index_cast %i : index to i64
    %y = arith.addi %x, %from : i64
    tensor.yield %y : i64
  } : tensor<?xi64>
  return %t : tensor<?xi64>
}

// Goes on with another tensor. The result is read, written, and the owner of one
// of both is returned.
func.func private @goes_on(%n: index) -> tensor<?xi64> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c3 = arith.constant 3 : index
  %zero = arith.constant 0 : i64
  %ten = arith.constant 10 : i64
  %a = call @filled(%c3, %zero) : (index, i64) -> tensor<?xi64>
  %b = call @filled(%c3, %ten) : (index, i64) -> tensor<?xi64>
  %k, %r = scf.while (%i = %c0, %t = %a) : (index, tensor<?xi64>) -> (index, tensor<?xi64>) {
    %go = arith.cmpi ult, %i, %n : index
    scf.condition(%go) %i, %t : index, tensor<?xi64>
  } do {
  ^bb0(%i: index, %u: tensor<?xi64>):
    func.call @show(%u) : (tensor<?xi64>) -> ()
    %j = arith.addi %i, %c1 : index
    scf.yield %j, %b : index, tensor<?xi64>
  }
  %w = tensor.insert %ten into %r[%c1] : tensor<?xi64>
  call @show(%w) : (tensor<?xi64>) -> ()
  call @show(%a) : (tensor<?xi64>) -> ()
  return %b : tensor<?xi64>
}

// Names change places. The result of the loop is returned.
func.func private @changes_places(%n: index) -> tensor<?xi64> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c3 = arith.constant 3 : index
  %zero = arith.constant 0 : i64
  %ten = arith.constant 10 : i64
  %a = call @filled(%c3, %zero) : (index, i64) -> tensor<?xi64>
  %b = call @filled(%c3, %ten) : (index, i64) -> tensor<?xi64>
  %k, %r, %s = scf.while (%i = %c0, %t = %a, %u = %b) : (index, tensor<?xi64>, tensor<?xi64>) -> (index, tensor<?xi64>, tensor<?xi64>) {
    %go = arith.cmpi ult, %i, %n : index
    scf.condition(%go) %i, %u, %t : index, tensor<?xi64>, tensor<?xi64>
  } do {
  ^bb0(%i: index, %v: tensor<?xi64>, %w: tensor<?xi64>):
    func.call @show(%v) : (tensor<?xi64>) -> ()
    %j = arith.addi %i, %c1 : index
    scf.yield %j, %v, %w : index, tensor<?xi64>, tensor<?xi64>
  }
  call @show(%s) : (tensor<?xi64>) -> ()
  call @show(%a) : (tensor<?xi64>) -> ()
  %x = tensor.insert %zero into %b[%c0] : tensor<?xi64>
  call @show(%x) : (tensor<?xi64>) -> ()
  return %r : tensor<?xi64>
}

// A constant and a cast that stand in the loop, a loop in the loop, and memory
// that each iteration of a loop around owns.
func.func private @inside(%n: index, %given: tensor<3xi64>) -> i64 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c3 = arith.constant 3 : index
  %zero = arith.constant 0 : i64
  %sum = scf.for %l = %c0 to %c3 step %c1 iter_args(%s = %zero) -> i64 {
    %from = arith.index_cast %l : index to i64
    %a = func.call @filled(%c3, %from) : (index, i64) -> tensor<?xi64>
    %k, %r = scf.while (%i = %c0, %t = %a) : (index, tensor<?xi64>) -> (index, tensor<?xi64>) {
      %go = arith.cmpi ult, %i, %n : index
      %even = arith.cmpi eq, %i, %c1 : index
      %constant = arith.constant dense<[7, 8, 9]> : tensor<3xi64>
      %cast = tensor.cast %constant : tensor<3xi64> to tensor<?xi64>
      scf.condition(%go) %i, %cast : index, tensor<?xi64>
    } do {
    ^bb0(%i: index, %u: tensor<?xi64>):
      %m, %q = scf.while (%j = %c0, %t = %u) : (index, tensor<?xi64>) -> (index, tensor<?xi64>) {
        %go = arith.cmpi ult, %j, %i : index
        %x = tensor.extract %t[%j] : tensor<?xi64>
        func.call @printI64(%x) : (i64) -> ()
        scf.condition(%go) %j, %a : index, tensor<?xi64>
      } do {
      ^bb0(%j: index, %v: tensor<?xi64>):
        %next = arith.addi %j, %c1 : index
        %cast = tensor.cast %given : tensor<3xi64> to tensor<?xi64>
        scf.yield %next, %cast : index, tensor<?xi64>
      }
      func.call @show(%q) : (tensor<?xi64>) -> ()
      %j = arith.addi %i, %c1 : index
      scf.yield %j, %a : index, tensor<?xi64>
    }
    %x = tensor.extract %r[%c1] : tensor<?xi64>
    %y = tensor.extract %a[%c1] : tensor<?xi64>
    %z = arith.muli %x, %y : i64
    %next = arith.addi %s, %z : i64
    scf.yield %next : i64
  }
  return %sum : i64
}

// One name, and one that is written in the loop, both of the same tensor; and a
// result that a conditional gives on.
func.func private @both(%n: index, %which: i1) -> tensor<?xi64> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c3 = arith.constant 3 : index
  %zero = arith.constant 0 : i64
  %ten = arith.constant 10 : i64
  %a = call @filled(%c3, %zero) : (index, i64) -> tensor<?xi64>
  %b = call @filled(%c3, %ten) : (index, i64) -> tensor<?xi64>
  %k, %r, %s = scf.while (%i = %c0, %t = %a, %u = %a) : (index, tensor<?xi64>, tensor<?xi64>) -> (index, tensor<?xi64>, tensor<?xi64>) {
    %go = arith.cmpi ult, %i, %n : index
    scf.condition(%go) %i, %t, %u : index, tensor<?xi64>, tensor<?xi64>
  } do {
  ^bb0(%i: index, %t: tensor<?xi64>, %u: tensor<?xi64>):
    %w = tensor.insert %ten into %u[%i] : tensor<?xi64>
    func.call @show(%t) : (tensor<?xi64>) -> ()
    %j = arith.addi %i, %c1 : index
    scf.yield %j, %b, %w : index, tensor<?xi64>, tensor<?xi64>
  }
  call @show(%s) : (tensor<?xi64>) -> ()
  %g = scf.if %which -> tensor<?xi64> {
    scf.yield %r : tensor<?xi64>
  } else {
    %f = func.call @filled(%c1, %ten) : (index, i64) -> tensor<?xi64>
    scf.yield %f : tensor<?xi64>
  }
  call @show(%g) : (tensor<?xi64>) -> ()
  %v = tensor.insert %ten into %g[%c0] : tensor<?xi64>
  call @show(%b) : (tensor<?xi64>) -> ()
  return %v : tensor<?xi64>
}

func.func @main() -> i32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c3 = arith.constant 3 : index
  %given = arith.constant dense<[4, 5, 6]> : tensor<3xi64>
  scf.for %n = %c0 to %c3 step %c1 {
    %0 = func.call @goes_on(%n) : (index) -> tensor<?xi64>
    func.call @show(%0) : (tensor<?xi64>) -> ()
    %1 = func.call @changes_places(%n) : (index) -> tensor<?xi64>
    func.call @show(%1) : (tensor<?xi64>) -> ()
    %2 = func.call @inside(%n, %given) : (index, tensor<3xi64>) -> i64
    func.call @printI64(%2) : (i64) -> ()
    func.call @printNewline() : () -> ()
    %odd = arith.cmpi eq, %n, %c1 : index
    %3 = func.call @both(%n, %odd) : (index, i1) -> tensor<?xi64>
    func.call @show(%3) : (tensor<?xi64>) -> ()
  }
  %ok = arith.constant 0 : i32
  return %ok : i32
}

// OUT: 0102
// OUT: 012
// OUT: 101112
// OUT: 012
// OUT: 012
// OUT: 01112
// OUT: 101112
// OUT: 48
// OUT: 012
// OUT: 10
// OUT: 101112
// OUT: 10
// OUT: 012
// OUT: 101012
// OUT: 012
// OUT: 101112
// OUT: 101112
// OUT: 101112
// OUT: 012
// OUT: 01112
// OUT: 012
// OUT: 7012
// OUT: 7123
// OUT: 7234
// OUT: 48
// OUT: 012
// OUT: 1012
// OUT: 101112
// OUT: 101112
// OUT: 101112
// OUT: 012
// OUT: 101112
// OUT: 101012
// OUT: 012
// OUT: 101112
// OUT: 101112
// OUT: 012
// OUT: 012
// OUT: 012
// OUT: 01112
// OUT: 101112
// OUT: 7012
// OUT: 75012
// OUT: 7123
// OUT: 75123
// OUT: 7234
// OUT: 75234
// OUT: 48
// OUT: 012
// OUT: 101112
// OUT: 10102
// OUT: 10
// OUT: 101112
// OUT: 10
