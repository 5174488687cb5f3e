ml_program.global private mutable @g(dense<0> : tensor<4xi64>) : tensor<?xi64>
func.func @f() -> i64 {
  %c0 = arith.constant 0 : index
  // expected-error@+1 {{cannot be bufferized: not all sizes of 'tensor<?xi64>' are known}}
  %0 = ml_program.global_load @g : tensor<?xi64>
  %1 = tensor.extract %0[%c0] : tensor<?xi64>
  return %1 : i64
}

// -----

// expected-error@+1 {{cannot be bufferized: not all sizes of 'tensor<?xi64>' are known}}
ml_program.global private mutable @unused(dense<0> : tensor<4xi64>) : tensor<?xi64>
