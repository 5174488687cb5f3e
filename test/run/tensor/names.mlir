// Loops that begin with one tensor and go on with another one from outside. They
// carry names of them; what is written afterwards is not what the name is of,
// unless nobody needs that.
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
func.func private @filled(%n: index, %from: i64) -> tensor<?xi64> {
  %t = tensor.generate %n {
  ^bb0(%i: index):
    %x = arith.index_cast %i : index to i64
    %y = arith.addi %x, %from : i64
    tensor.yield %y : i64
  } : tensor<?xi64>
  return %t : tensor<?xi64>
}

// Reads the names in a loop and afterwards. Both tensors are freed here.
func.func private @reads(%n: index) -> i64 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c3 = arith.constant 3 : index
  %zero = arith.constant 0 : i64
  %ten = arith.constant 10 : i64
  %a = call @filled(%c3, %zero) : (index, i64) -> tensor<?xi64>
  %b = call @filled(%c3, %ten) : (index, i64) -> tensor<?xi64>
  %r:2 = scf.for %i = %c0 to %n step %c1 iter_args(%t = %a, %s = %zero) -> (tensor<?xi64>, i64) {
    %x = tensor.extract %t[%c1] : tensor<?xi64>
    %y = arith.addi %s, %x : i64
    scf.yield %b, %y : tensor<?xi64>, i64
  }
  %v = tensor.extract %r#0[%c0] : tensor<?xi64>
  %w = arith.addi %v, %r#1 : i64
  return %w : i64
}

// Writes over the result, and needs what it is a name of.
func.func private @writes(%n: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c3 = arith.constant 3 : index
  %zero = arith.constant 0 : i64
  %ten = arith.constant 10 : i64
  %a = call @filled(%c3, %zero) : (index, i64) -> tensor<?xi64>
  %b = call @filled(%c3, %ten) : (index, i64) -> tensor<?xi64>
  %r = scf.for %i = %c0 to %n step %c1 iter_args(%t = %a) -> tensor<?xi64> {
    func.call @show(%t) : (tensor<?xi64>) -> ()
    scf.yield %b : tensor<?xi64>
  }
  %w = tensor.insert %ten into %r[%c1] : tensor<?xi64>
  call @show(%w) : (tensor<?xi64>) -> ()
  call @show(%a) : (tensor<?xi64>) -> ()
  call @show(%b) : (tensor<?xi64>) -> ()
  return
}

// Writes over what the result is a name of, and over the result at last.
func.func private @writes_over(%n: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c3 = arith.constant 3 : index
  %zero = arith.constant 0 : i64
  %ten = arith.constant 10 : i64
  %a = call @filled(%c3, %zero) : (index, i64) -> tensor<?xi64>
  %b = call @filled(%c3, %ten) : (index, i64) -> tensor<?xi64>
  %r = scf.for %i = %c0 to %n step %c1 iter_args(%t = %a) -> tensor<?xi64> {
    func.call @show(%t) : (tensor<?xi64>) -> ()
    scf.yield %b : tensor<?xi64>
  }
  %v = tensor.insert %ten into %b[%c1] : tensor<?xi64>
  call @show(%v) : (tensor<?xi64>) -> ()
  %w = tensor.insert %zero into %r[%c0] : tensor<?xi64>
  call @show(%w) : (tensor<?xi64>) -> ()
  return
}

// Writes in the loop over the same tensor that it begins with elsewhere.
func.func private @both(%n: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c3 = arith.constant 3 : index
  %zero = arith.constant 0 : i64
  %ten = arith.constant 10 : i64
  %a = call @filled(%c3, %zero) : (index, i64) -> tensor<?xi64>
  %b = call @filled(%c3, %ten) : (index, i64) -> tensor<?xi64>
  %r:3 = scf.for %i = %c0 to %n step %c1 iter_args(%t = %a, %u = %a, %o = %b) -> (tensor<?xi64>, tensor<?xi64>, tensor<?xi64>) {
    func.call @show(%t) : (tensor<?xi64>) -> ()
    %p = tensor.insert %ten into %u[%i] : tensor<?xi64>
    %q = tensor.insert %zero into %o[%i] : tensor<?xi64>
    scf.yield %b, %p, %q : tensor<?xi64>, tensor<?xi64>, tensor<?xi64>
  }
  call @show(%r#0) : (tensor<?xi64>) -> ()
  call @show(%r#1) : (tensor<?xi64>) -> ()
  call @show(%r#2) : (tensor<?xi64>) -> ()
  return
}

// Goes on with a part of another tensor, of other strides.
func.func private @parts(%n: index) -> i64 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c6 = arith.constant 6 : index
  %zero = arith.constant 0 : i64
  %ten = arith.constant 10 : i64
  %a = call @filled(%c6, %zero) : (index, i64) -> tensor<?xi64>
  %b = call @filled(%c6, %ten) : (index, i64) -> tensor<?xi64>
  %x = tensor.extract_slice %a[0] [3] [1] : tensor<?xi64> to tensor<3xi64>
  %y = tensor.extract_slice %b[1] [3] [2] : tensor<?xi64> to tensor<3xi64>
  %r:2 = scf.for %i = %c0 to %n step %c1 iter_args(%t = %x, %s = %zero) -> (tensor<3xi64>, i64) {
    %v = tensor.extract %t[%c1] : tensor<3xi64>
    %w = arith.addi %s, %v : i64
    scf.yield %y, %w : tensor<3xi64>, i64
  }
  %v = tensor.extract %r#0[%c1] : tensor<3xi64>
  %w = arith.addi %v, %r#1 : i64
  return %w : i64
}

func.func @main() -> i32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c3 = arith.constant 3 : index
  scf.for %n = %c0 to %c3 step %c1 {
    %r = func.call @reads(%n) : (index) -> i64
    func.call @printI64(%r) : (i64) -> ()
    func.call @printNewline() : () -> ()
    func.call @writes(%n) : (index) -> ()
    func.call @writes_over(%n) : (index) -> ()
    func.call @both(%n) : (index) -> ()
    %p = func.call @parts(%n) : (index) -> i64
    func.call @printI64(%p) : (i64) -> ()
    func.call @printNewline() : () -> ()
  }
  %ok = arith.constant 0 : i32
  return %ok : i32
}

// OUT: 0
// OUT: 0102
// OUT: 012
// OUT: 101112
// OUT: 101012
// OUT: 012
// OUT: 012
// OUT: 012
// OUT: 101112
// OUT: 1
// OUT: 11
// OUT: 012
// OUT: 101012
// OUT: 012
// OUT: 101112
// OUT: 012
// OUT: 101012
// OUT: 01112
// OUT: 012
// OUT: 101112
// OUT: 1012
// OUT: 01112
// OUT: 14
// OUT: 22
// OUT: 012
// OUT: 101112
// OUT: 101012
// OUT: 012
// OUT: 101112
// OUT: 012
// OUT: 101112
// OUT: 101012
// OUT: 01112
// OUT: 012
// OUT: 101112
// OUT: 101112
// OUT: 10102
// OUT: 0012
// OUT: 27
