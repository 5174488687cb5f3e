// Private functions that write over what they were given, called with what is
// needed again and with what is not.
//
// NO ORACLE: it writes over constants

func.func private @printI64(i64)
func.func private @printNewline()
func.func private @show(%t: tensor<3xi64>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %a = tensor.extract %t[%c0] : tensor<3xi64>
  %b = tensor.extract %t[%c1] : tensor<3xi64>
  %c = tensor.extract %t[%c2] : tensor<3xi64>
  call @printI64(%a) : (i64) -> ()
  call @printI64(%b) : (i64) -> ()
  call @printI64(%c) : (i64) -> ()
  call @printNewline() : () -> ()
  return
}
func.func private @set(%t: tensor<3xi64>, %i: index, %x: i64) -> tensor<3xi64> {
  %r = tensor.insert %x into %t[%i] : tensor<3xi64>
  return %r : tensor<3xi64>
}
func.func private @sums(%n: index, %t: tensor<3xi64>) -> (i64, tensor<3xi64>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %old = tensor.extract %t[%c0] : tensor<3xi64>
  %r = scf.for %i = %c0 to %n step %c1 iter_args(%s = %t) -> tensor<3xi64> {
    %v = tensor.extract %s[%i] : tensor<3xi64>
    %w = arith.addi %v, %v : i64
    %u = func.call @set(%s, %i, %w) : (tensor<3xi64>, index, i64) -> tensor<3xi64>
    scf.yield %u : tensor<3xi64>
  }
  return %old, %r : i64, tensor<3xi64>
}
// Both arguments at once, and each is the result of the other.
func.func private @cross(%a: tensor<3xi64>, %b: tensor<3xi64>) -> (tensor<3xi64>, tensor<3xi64>) {
  %c0 = arith.constant 0 : index
  %x = arith.constant 9 : i64
  %0 = tensor.insert %x into %b[%c0] : tensor<3xi64>
  %1 = tensor.insert %x into %a[%c0] : tensor<3xi64>
  return %0, %1 : tensor<3xi64>, tensor<3xi64>
}
// It calls itself.
func.func private @down(%t: tensor<3xi64>, %i: index) -> tensor<3xi64> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %x = arith.constant 5 : i64
  %r = tensor.insert %x into %t[%i] : tensor<3xi64>
  %end = arith.cmpi eq, %i, %c0 : index
  %s = scf.if %end -> tensor<3xi64> {
    scf.yield %r : tensor<3xi64>
  } else {
    %j = arith.subi %i, %c1 : index
    %d = func.call @down(%r, %j) : (tensor<3xi64>, index) -> tensor<3xi64>
    scf.yield %d : tensor<3xi64>
  }
  return %s : tensor<3xi64>
}
func.func @main() {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %x = arith.constant 7 : i64
  %t = arith.constant dense<[1, 2, 3]> : tensor<3xi64>
// OUT: 172
// OUT: 123
  %n = func.call @set(%t, %c1, %x) : (tensor<3xi64>, index, i64) -> tensor<3xi64>
  %y = arith.constant 2 : i64
  %m = func.call @set(%n, %c2, %y) : (tensor<3xi64>, index, i64) -> tensor<3xi64>
  call @show(%m) : (tensor<3xi64>) -> ()
  call @show(%t) : (tensor<3xi64>) -> ()
// OUT: 2142
// OUT: 172
  %old, %s = func.call @sums(%c2, %m) : (index, tensor<3xi64>) -> (i64, tensor<3xi64>)
  call @show(%s) : (tensor<3xi64>) -> ()
  %again = func.call @set(%m, %c0, %old) : (tensor<3xi64>, index, i64) -> tensor<3xi64>
  call @show(%again) : (tensor<3xi64>) -> ()
// OUT: 972
// OUT: 9142
// OUT: 2142
  %p:2 = func.call @cross(%s, %m) : (tensor<3xi64>, tensor<3xi64>) -> (tensor<3xi64>, tensor<3xi64>)
  call @show(%p#0) : (tensor<3xi64>) -> ()
  call @show(%p#1) : (tensor<3xi64>) -> ()
  call @show(%s) : (tensor<3xi64>) -> ()
  // The same for both.
// OUT: 9142
// OUT: 9142
  %q:2 = func.call @cross(%s, %s) : (tensor<3xi64>, tensor<3xi64>) -> (tensor<3xi64>, tensor<3xi64>)
  call @show(%q#0) : (tensor<3xi64>) -> ()
  call @show(%q#1) : (tensor<3xi64>) -> ()
// OUT: 555
// OUT: 2142
  %d = func.call @down(%s, %c2) : (tensor<3xi64>, index) -> tensor<3xi64>
  call @show(%d) : (tensor<3xi64>) -> ()
  call @show(%s) : (tensor<3xi64>) -> ()
  return
}
