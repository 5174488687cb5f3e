// Tensors in functions of several blocks, in recursion, and in variables of
// ml_program.
//
// NO ORACLE: its passes know no tensors

func.func private @printMemrefI32(tensor<*xi32>)
func.func private @printMemrefI64(tensor<*xi64>)
ml_program.global private mutable @seed(dense<7> : tensor<2xi64>) : tensor<2xi64>
ml_program.global private @k(dense<[1, 2]> : tensor<2xi64>) : tensor<2xi64>
func.func @show(%t: tensor<3xi32>) {
  %u = tensor.cast %t : tensor<3xi32> to tensor<*xi32>
  call @printMemrefI32(%u) : (tensor<*xi32>) -> ()
  return
}
func.func @show64(%t: tensor<2xi64>) {
  %u = tensor.cast %t : tensor<2xi64> to tensor<*xi64>
  call @printMemrefI64(%u) : (tensor<*xi64>) -> ()
  return
}
func.func @f(%c: i1, %t: tensor<3xi32>) -> tensor<3xi32> {
  %c0 = arith.constant 0 : index
  %x = arith.constant 5 : i32
  cf.cond_br %c, ^a, ^b(%t : tensor<3xi32>)
^a:
  %w = tensor.insert %x into %t[%c0] : tensor<3xi32>
  cf.br ^b(%w : tensor<3xi32>)
^b(%r: tensor<3xi32>):
  return %r : tensor<3xi32>
}
func.func @loop(%n: i32, %t: tensor<3xi32>) -> tensor<3xi32> {
  %c0 = arith.constant 0 : index
  %one = arith.constant 1 : i32
  cf.br ^a(%n, %t : i32, tensor<3xi32>)
^a(%i: i32, %a: tensor<3xi32>):
  %w = tensor.insert %i into %a[%c0] : tensor<3xi32>
  %z = arith.constant 0 : i32
  %early = arith.cmpi eq, %i, %z : i32
  cf.cond_br %early, ^out(%a : tensor<3xi32>), ^next
^next:
  %j = arith.subi %i, %one : i32
  %neg = arith.cmpi slt, %j, %z : i32
  cf.cond_br %neg, ^out(%w : tensor<3xi32>), ^a(%j, %w : i32, tensor<3xi32>)
^out(%r: tensor<3xi32>):
  return %r : tensor<3xi32>
}
func.func @rec(%n: i32, %t: tensor<3xi32>) -> tensor<3xi32> {
  %z = arith.constant 0 : i32
  %one = arith.constant 1 : i32
  %c1 = arith.constant 1 : index
  %e = arith.cmpi eq, %n, %z : i32
  cf.cond_br %e, ^done, ^more
^done:
  return %t : tensor<3xi32>
^more:
  %m = arith.subi %n, %one : i32
  %x = tensor.extract %t[%c1] : tensor<3xi32>
  %y = arith.addi %x, %n : i32
  %w = tensor.insert %y into %t[%c1] : tensor<3xi32>
  %r = call @rec(%m, %w) : (i32, tensor<3xi32>) -> tensor<3xi32>
  return %r : tensor<3xi32>
}
// OUT: rank = 1 offset = 0 sizes = [3] strides = [1] data =
// OUT: [5,  20,  30]
// OUT: rank = 1 offset = 0 sizes = [3] strides = [1] data =
// OUT: [10,  20,  30]
// OUT: rank = 1 offset = 0 sizes = [3] strides = [1] data =
// OUT: [1,  20,  30]
// OUT: rank = 1 offset = 0 sizes = [3] strides = [1] data =
// OUT: [10,  30,  30]
// OUT: rank = 1 offset = 0 sizes = [2] strides = [1] data =
// OUT: [7,  7]
// OUT: rank = 1 offset = 0 sizes = [2] strides = [1] data =
// OUT: [8,  9]
// OUT: rank = 1 offset = 0 sizes = [2] strides = [1] data =
// OUT: [5,  6]
// OUT: rank = 1 offset = 0 sizes = [2] strides = [1] data =
// OUT: [1,  2]
func.func @main() -> i32 {
  %zero = arith.constant 0 : i32
  %true = arith.constant true
  %false = arith.constant false
  %n = arith.constant 4 : i32
  %k = arith.constant dense<[10, 20, 30]> : tensor<3xi32>
  %a = call @f(%true, %k) : (i1, tensor<3xi32>) -> tensor<3xi32>
  %b = call @f(%false, %k) : (i1, tensor<3xi32>) -> tensor<3xi32>
  call @show(%a) : (tensor<3xi32>) -> ()
  call @show(%b) : (tensor<3xi32>) -> ()
  %c = call @loop(%n, %k) : (i32, tensor<3xi32>) -> tensor<3xi32>
  call @show(%c) : (tensor<3xi32>) -> ()
  %d = call @rec(%n, %k) : (i32, tensor<3xi32>) -> tensor<3xi32>
  call @show(%d) : (tensor<3xi32>) -> ()
  %s1 = ml_program.global_load @seed : tensor<2xi64>
  %kk = ml_program.global_load_const @k : tensor<2xi64>
  %e = tensor.empty() : tensor<2xi64>
  %sum = linalg.add ins(%s1, %kk : tensor<2xi64>, tensor<2xi64>) outs(%e : tensor<2xi64>) -> tensor<2xi64>
  ml_program.global_store @seed = %sum : tensor<2xi64>
  %s2 = ml_program.global_load @seed : tensor<2xi64>
  %cst = arith.constant dense<[5, 6]> : tensor<2xi64>
  ml_program.global_store @seed = %cst : tensor<2xi64>
  %s3 = ml_program.global_load @seed : tensor<2xi64>
  call @show64(%s1) : (tensor<2xi64>) -> ()
  call @show64(%s2) : (tensor<2xi64>) -> ()
  call @show64(%s3) : (tensor<2xi64>) -> ()
  call @show64(%kk) : (tensor<2xi64>) -> ()
  return %zero : i32
}
