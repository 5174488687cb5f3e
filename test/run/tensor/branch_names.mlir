// A conditional of which one branch ends with a part of what it has written in
// memory from outside, and another gives that memory away as another result.
//
// NO ORACLE: its passes know no tensors

func.func private @printI64(i64)
func.func private @printNewline()
func.func private @filled(%n: index, %from: i64) -> tensor<?xi64> {
  %t = tensor.generate %n {
  ^bb0(%i: index):
    %x = arith.index_cast %i : index to i64
    %y = arith.addi %x, %from : i64
    tensor.yield %y : i64
  } : tensor<?xi64>
  return %t : tensor<?xi64>
}
func.func private @sum(%t: tensor<?xi64>) -> i64 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %zero = arith.constant 0 : i64
  %n = tensor.dim %t, %c0 : tensor<?xi64>
  %r = scf.for %i = %c0 to %n step %c1 iter_args(%s = %zero) -> i64 {
    %x = tensor.extract %t[%i] : tensor<?xi64>
    %y = arith.addi %s, %x : i64
    scf.yield %y : i64
  }
  return %r : i64
}
func.func private @choose(%which: index) {
  %c0 = arith.constant 0 : index
  %c8 = arith.constant 8 : index
  %one = arith.constant 1 : i64
  %seven = arith.constant 7 : i64
  %a = call @filled(%c8, %one) : (index, i64) -> tensor<?xi64>
  %b = call @filled(%c8, %seven) : (index, i64) -> tensor<?xi64>
  %r:2 = scf.index_switch %which -> tensor<?xi64>, tensor<?xi64>
  case 0 {
    scf.yield %b, %a : tensor<?xi64>, tensor<?xi64>
  }
  default {
    %f = linalg.fill ins(%seven : i64) outs(%a : tensor<?xi64>) -> tensor<?xi64>
    %s = tensor.extract_slice %f[0] [2] [1] : tensor<?xi64> to tensor<2xi64>
    %u = tensor.cast %s : tensor<2xi64> to tensor<?xi64>
    scf.yield %u, %b : tensor<?xi64>, tensor<?xi64>
  }
  %x = call @sum(%r#1) : (tensor<?xi64>) -> i64
  call @printI64(%x) : (i64) -> ()
  call @printNewline() : () -> ()
  %d = call @filled(%c8, %x) : (index, i64) -> tensor<?xi64> // in free memory
  %v = tensor.extract %d[%c0] : tensor<?xi64>
  %y = call @sum(%r#0) : (tensor<?xi64>) -> i64
  %z = arith.addi %y, %v : i64
  call @printI64(%z) : (i64) -> ()
  call @printNewline() : () -> ()
  return
}
func.func @main() {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  // OUT: 36
  // OUT: 120
  call @choose(%c0) : (index) -> ()
  // OUT: 84
  // OUT: 98
  call @choose(%c1) : (index) -> ()
  return
}
