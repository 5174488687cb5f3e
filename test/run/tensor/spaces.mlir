// Tensors in the memory space that alloc_tensor names: they leave it where the
// type of a tensor is that of others.
//
// SKIP on s390x: its space 1 has pointers of 31 bits
// NO ORACLE: its passes refuse other spaces at calls and in loops

func.func private @printI64(i64)
func.func private @printNewline()
func.func @show(%t: tensor<3xi64>) {
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
func.func @given(%x: i64, %n: index) -> (tensor<3xi64>, tensor<?xi64>) {
  %c0 = arith.constant 0 : index
  %a = bufferization.alloc_tensor() {memory_space = 1 : i64} : tensor<3xi64>
  %f = linalg.fill ins(%x : i64) outs(%a : tensor<3xi64>) -> tensor<3xi64>
  %b = bufferization.alloc_tensor(%n) {memory_space = 1 : i64} : tensor<?xi64>
  %g = linalg.fill ins(%x : i64) outs(%b : tensor<?xi64>) -> tensor<?xi64>
  %h = tensor.insert %x into %g[%c0] : tensor<?xi64>
  return %f, %h : tensor<3xi64>, tensor<?xi64>
}
func.func @copied(%t: tensor<3xi64>, %c: i1) -> tensor<3xi64> {
  %c1 = arith.constant 1 : index
  %x = arith.constant 8 : i64
  %a = bufferization.alloc_tensor() copy(%t) {memory_space = 1 : i64} : tensor<3xi64>
  %b = tensor.insert %x into %a[%c1] : tensor<3xi64>
  func.call @show(%b) : (tensor<3xi64>) -> ()
  func.call @show(%t) : (tensor<3xi64>) -> ()
  %s = arith.select %c, %b, %t : tensor<3xi64>
  func.call @show(%s) : (tensor<3xi64>) -> ()
  %r = scf.if %c -> tensor<3xi64> {
    scf.yield %b : tensor<3xi64>
  } else {
    scf.yield %t : tensor<3xi64>
  }
  func.call @show(%r) : (tensor<3xi64>) -> ()
  func.call @show(%b) : (tensor<3xi64>) -> ()
  return %r : tensor<3xi64>
}
func.func @loop(%n: index) -> tensor<3xi64> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %x = arith.constant 1 : i64
  %a = bufferization.alloc_tensor() {memory_space = 1 : i64} : tensor<3xi64>
  %f = linalg.fill ins(%x : i64) outs(%a : tensor<3xi64>) -> tensor<3xi64>
  %r:2 = scf.for %i = %c0 to %n step %c1 iter_args(%s = %f, %t = %f) -> (tensor<3xi64>, tensor<3xi64>) {
    %v = tensor.extract %s[%i] : tensor<3xi64>
    %w = arith.addi %v, %v : i64
    %u = tensor.insert %w into %t[%c0] : tensor<3xi64>
    scf.yield %u, %s : tensor<3xi64>, tensor<3xi64>
  }
  return %r#0 : tensor<3xi64>
}
func.func @main() {
  %x = arith.constant 7 : i64
  %c3 = arith.constant 3 : index
  %yes = arith.constant true
  %no = arith.constant false
  %t = arith.constant dense<[1, 2, 3]> : tensor<3xi64>
// OUT: 777
// OUT: 777
  %g:2 = call @given(%x, %c3) : (i64, index) -> (tensor<3xi64>, tensor<?xi64>)
  call @show(%g#0) : (tensor<3xi64>) -> ()
  %d = tensor.cast %g#1 : tensor<?xi64> to tensor<3xi64>
  call @show(%d) : (tensor<3xi64>) -> ()
// OUT: 183
// OUT: 123
// OUT: 183
// OUT: 183
// OUT: 183
  %a = call @copied(%t, %yes) : (tensor<3xi64>, i1) -> tensor<3xi64>
// OUT: 183
// OUT: 123
// OUT: 123
// OUT: 123
// OUT: 183
  %b = call @copied(%t, %no) : (tensor<3xi64>, i1) -> tensor<3xi64>
// OUT: 183
  call @show(%a) : (tensor<3xi64>) -> ()
// OUT: 123
  call @show(%b) : (tensor<3xi64>) -> ()
// OUT: 211
  %l = call @loop(%c3) : (index) -> tensor<3xi64>
  call @show(%l) : (tensor<3xi64>) -> ()
  return
}
