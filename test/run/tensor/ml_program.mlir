// Variables of ml_program: what was loaded stays what it is when the variable is
// stored to, here, in a loop, in a branch or by a function that is called.
//
// NO ORACLE: it shows what is stored later, and stores memory without contents
// OUT: ( 5, 5, 5 )
// OUT: ( 5, 9, 5 )
// OUT: ( 5, 9, 5 )
// OUT: ( 9, 9, 9 )
// OUT: ( 3, 9, 9 )
// OUT: ( 2, 9, 9 )
// OUT: ( 3, 9, 9 )
// OUT: ( 1, 2, 3 )
// OUT: ( 7, 2, 3 )
// OUT: ( 1, 2, 3 )
// OUT: 17
// OUT: 41
// OUT: 2.5
// OUT: 42
// PASSES: -mlprogram-pipeline-globals
// PASSES: -convert-ml-program -one-shot-bufferize='bufferize-function-boundaries allow-return-allocs-from-loops'
// PASSES: -convert-ml-program -one-shot-bufferize='bufferize-function-boundaries copy-before-write allow-return-allocs-from-loops'

func.func private @printI64(i64)
func.func private @printF64(f64)
func.func private @printNewline()
ml_program.global private mutable @t(dense<5> : tensor<3xi32>) : tensor<3xi32>
ml_program.global private mutable @late : tensor<3xi32>
ml_program.global private @k(dense<[1, 2, 3]> : tensor<3xi32>) : tensor<3xi32>
ml_program.global private mutable @n(40 : i64) : i64
ml_program.global private @half(2.5 : f64) : f64
func.func @show(%t: tensor<3xi32> {bufferization.writable = false}) {
  %c0 = arith.constant 0 : index
  %0 = arith.constant 0 : i32
  %v = vector.transfer_read %t[%c0], %0 {in_bounds = [true]} : tensor<3xi32>, vector<3xi32>
  vector.print %v : vector<3xi32>
  return
}
func.func @number(%x: i64) {
  call @printI64(%x) : (i64) -> ()
  call @printNewline() : () -> ()
  return
}
func.func @put(%t: tensor<3xi32> {bufferization.writable = false}) {
  ml_program.global_store @t = %t : tensor<3xi32>
  return
}
func.func private @constant() -> tensor<3xi32> {
  %0 = ml_program.global_load_const @k : tensor<3xi32>
  return %0 : tensor<3xi32>
}
ml_program.global private @sized(dense<[16, 17]> : tensor<2xi64>) : tensor<?xi64>
func.func private @last() -> i64 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %0 = ml_program.global_load @sized : tensor<?xi64>
  %n = tensor.dim %0, %c0 : tensor<?xi64>
  %i = arith.subi %n, %c1 : index
  %1 = tensor.extract %0[%i] : tensor<?xi64>
  return %1 : i64
}
func.func private @count() -> i64 {
  %0 = ml_program.global_load @n : i64
  %one = arith.constant 1 : i64
  %1 = arith.addi %0, %one : i64
  ml_program.global_store @n = %1 : i64
  return %1 : i64
}

// The old contents, those with one more element, and what the variable has.
func.func @step() {
  %c1 = arith.constant 1 : index
  %nine = arith.constant 9 : i32
  %old = ml_program.global_load @t : tensor<3xi32>
  %new = tensor.insert %nine into %old[%c1] : tensor<3xi32>
  ml_program.global_store @t = %new : tensor<3xi32>
  %now = ml_program.global_load @t : tensor<3xi32>
  call @show(%old) : (tensor<3xi32>) -> ()
  call @show(%new) : (tensor<3xi32>) -> ()
  call @show(%now) : (tensor<3xi32>) -> ()
  return
}

// A splat that is stored, and one that is stored by a callee meanwhile.
func.func @calls() -> tensor<3xi32> {
  %nine = arith.constant dense<9> : tensor<3xi32>
  %two = arith.constant dense<2> : tensor<3xi32>
  ml_program.global_store @t = %nine : tensor<3xi32>
  %0 = ml_program.global_load @t : tensor<3xi32>
  call @put(%two) : (tensor<3xi32>) -> ()
  call @show(%0) : (tensor<3xi32>) -> ()
  call @put(%0) : (tensor<3xi32>) -> ()
  return %0 : tensor<3xi32>
}

// Loads of a loop are carried to its next iteration, which stores before.
func.func @loop(%n: index) -> (tensor<3xi32>, tensor<3xi32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %first = ml_program.global_load @t : tensor<3xi32>
  %last = scf.for %i = %c0 to %n step %c1 iter_args(%before = %first) -> tensor<3xi32> {
    %0 = ml_program.global_load @t : tensor<3xi32>
    %k = arith.index_cast %i : index to i32
    %1 = tensor.insert %k into %0[%c0] : tensor<3xi32>
    ml_program.global_store @t = %1 : tensor<3xi32>
    %even = arith.trunci %k : i32 to i1
    scf.if %even {
      ml_program.global_store @late = %before : tensor<3xi32>
    }
    %2 = ml_program.global_load @t : tensor<3xi32>
    scf.yield %2 : tensor<3xi32>
  }
  %late = ml_program.global_load @late : tensor<3xi32>
  return %last, %late : tensor<3xi32>, tensor<3xi32>
}

func.func @main() -> i32 {
  call @step() : () -> ()
  %kept = call @calls() : () -> tensor<3xi32>
  %n = arith.constant 4 : index
  %a, %b = call @loop(%n) : (index) -> (tensor<3xi32>, tensor<3xi32>)
  call @show(%a) : (tensor<3xi32>) -> ()
  call @show(%b) : (tensor<3xi32>) -> ()
  %now = ml_program.global_load @t : tensor<3xi32>
  call @show(%now) : (tensor<3xi32>) -> ()

  // The callee gives its constant, which its callers do not write.
  %c0 = arith.constant 0 : index
  %seven = arith.constant 7 : i32
  %k0 = call @constant() : () -> tensor<3xi32>
  call @show(%k0) : (tensor<3xi32>) -> ()
  %k1 = tensor.insert %seven into %k0[%c0] : tensor<3xi32>
  %k2 = call @constant() : () -> tensor<3xi32>
  call @show(%k1) : (tensor<3xi32>) -> ()
  call @show(%k2) : (tensor<3xi32>) -> ()

  %l = call @last() : () -> i64
  call @number(%l) : (i64) -> ()
  %x = call @count() : () -> i64
  call @number(%x) : (i64) -> ()
  %h = ml_program.global_load_const @half : f64
  call @printF64(%h) : (f64) -> ()
  call @printNewline() : () -> ()
  %y = call @count() : () -> i64
  call @number(%y) : (i64) -> ()
  %ok = arith.constant 0 : i32
  return %ok : i32
}
