// Structured operations on tensors that one of them computes at -O2: layers,
// rows, transpositions, indices, and values that several operations want.
//
// NO ORACLE: its passes know no linalg; the numbers are exact

func.func private @printF32(f32)
func.func private @printNewline()

// The sum of (i + 1) * element, so that each has its place.
func.func private @show(%t: tensor<?x?xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %zero = arith.constant 0.0 : f32
  %m = tensor.dim %t, %c0 : tensor<?x?xf32>
  %n = tensor.dim %t, %c1 : tensor<?x?xf32>
  %r = scf.for %i = %c0 to %m step %c1 iter_args(%acc = %zero) -> f32 {
    %row = scf.for %j = %c0 to %n step %c1 iter_args(%a = %acc) -> f32 {
      %x = tensor.extract %t[%i, %j] : tensor<?x?xf32>
      %at = arith.muli %i, %n : index
      %place = arith.addi %at, %j : index
      %next = arith.addi %place, %c1 : index
      %k = arith.index_cast %next : index to i32
      %w = arith.sitofp %k : i32 to f32
      %p = arith.mulf %x, %w : f32
      %s = arith.addf %a, %p : f32
      scf.yield %s : f32
    }
    scf.yield %row : f32
  }
  call @printF32(%r) : (f32) -> ()
  call @printNewline() : () -> ()
  return
}

// x[i, j] = i - 2 * j + 1
func.func private @numbers(%m: index, %n: index) -> tensor<?x?xf32> {
  %one = arith.constant 1.0 : f32
  %two = arith.constant 2.0 : f32
  %e = tensor.empty(%m, %n) : tensor<?x?xf32>
  %x = linalg.generic {indexing_maps = [affine_map<(i, j) -> (i, j)>], iterator_types = ["parallel", "parallel"]} outs(%e : tensor<?x?xf32>) {
  ^bb0(%o: f32):
    %i = linalg.index 0 : index
    %j = linalg.index 1 : index
    %ii = arith.index_cast %i : index to i32
    %jj = arith.index_cast %j : index to i32
    %fi = arith.sitofp %ii : i32 to f32
    %fj = arith.sitofp %jj : i32 to f32
    %d = arith.mulf %fj, %two : f32
    %s = arith.subf %fi, %d : f32
    %y = arith.addf %s, %one : f32
    linalg.yield %y : f32
  } -> tensor<?x?xf32>
  return %x : tensor<?x?xf32>
}

// max(x * w + bias, 0)
func.func private @layer(%x: tensor<?x?xf32>, %w: tensor<?x?xf32>, %bias: tensor<?xf32>) -> tensor<?x?xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %z = arith.constant 0.0 : f32
  %m = tensor.dim %x, %c0 : tensor<?x?xf32>
  %n = tensor.dim %w, %c1 : tensor<?x?xf32>
  %e = tensor.empty(%m, %n) : tensor<?x?xf32>
  %f = linalg.fill ins(%z : f32) outs(%e : tensor<?x?xf32>) -> tensor<?x?xf32>
  %p = linalg.matmul ins(%x, %w : tensor<?x?xf32>, tensor<?x?xf32>) outs(%f : tensor<?x?xf32>) -> tensor<?x?xf32>
  %b = linalg.broadcast ins(%bias : tensor<?xf32>) outs(%e : tensor<?x?xf32>) dimensions = [0]
  %s = linalg.add ins(%p, %b : tensor<?x?xf32>, tensor<?x?xf32>) outs(%e : tensor<?x?xf32>) -> tensor<?x?xf32>
  %r = linalg.max ins(%s, %f : tensor<?x?xf32>, tensor<?x?xf32>) outs(%e : tensor<?x?xf32>) -> tensor<?x?xf32>
  return %r : tensor<?x?xf32>
}

// x minus the sum of each row of its squares
func.func private @rows(%x: tensor<?x?xf32>) -> tensor<?x?xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %z = arith.constant 0.0 : f32
  %m = tensor.dim %x, %c0 : tensor<?x?xf32>
  %n = tensor.dim %x, %c1 : tensor<?x?xf32>
  %e = tensor.empty(%m, %n) : tensor<?x?xf32>
  %e1 = tensor.empty(%m) : tensor<?xf32>
  %f = linalg.fill ins(%z : f32) outs(%e1 : tensor<?xf32>) -> tensor<?xf32>
  %q = linalg.square ins(%x : tensor<?x?xf32>) outs(%e : tensor<?x?xf32>) -> tensor<?x?xf32>
  %s = linalg.reduce { arith.addf } ins(%q : tensor<?x?xf32>) outs(%f : tensor<?xf32>) dimensions = [1]
  %b = linalg.broadcast ins(%s : tensor<?xf32>) outs(%e : tensor<?x?xf32>) dimensions = [1]
  %r = linalg.sub ins(%x, %b : tensor<?x?xf32>, tensor<?x?xf32>) outs(%e : tensor<?x?xf32>) -> tensor<?x?xf32>
  return %r : tensor<?x?xf32>
}

// x * transposed(y), where y = x + 1 is transposed before
func.func private @transposed(%x: tensor<?x?xf32>) -> tensor<?x?xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %z = arith.constant 0.0 : f32
  %one = arith.constant 1.0 : f32
  %m = tensor.dim %x, %c0 : tensor<?x?xf32>
  %n = tensor.dim %x, %c1 : tensor<?x?xf32>
  %e = tensor.empty(%m, %n) : tensor<?x?xf32>
  %et = tensor.empty(%n, %m) : tensor<?x?xf32>
  %es = tensor.empty(%m, %m) : tensor<?x?xf32>
  %ones = linalg.fill ins(%one : f32) outs(%e : tensor<?x?xf32>) -> tensor<?x?xf32>
  %y = linalg.add ins(%x, %ones : tensor<?x?xf32>, tensor<?x?xf32>) outs(%e : tensor<?x?xf32>) -> tensor<?x?xf32>
  %t = linalg.transpose ins(%y : tensor<?x?xf32>) outs(%et : tensor<?x?xf32>) permutation = [1, 0]
  %f = linalg.fill ins(%z : f32) outs(%es : tensor<?x?xf32>) -> tensor<?x?xf32>
  %p = linalg.matmul ins(%x, %t : tensor<?x?xf32>, tensor<?x?xf32>) outs(%f : tensor<?x?xf32>) -> tensor<?x?xf32>
  return %p : tensor<?x?xf32>
}

// The sum over a loop of squares, which are computed before it, and are wanted
// again behind it.
func.func private @loop(%x: tensor<?x?xf32>, %rounds: index) -> tensor<?x?xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %m = tensor.dim %x, %c0 : tensor<?x?xf32>
  %n = tensor.dim %x, %c1 : tensor<?x?xf32>
  %e = tensor.empty(%m, %n) : tensor<?x?xf32>
  %q = linalg.square ins(%x : tensor<?x?xf32>) outs(%e : tensor<?x?xf32>) -> tensor<?x?xf32>
  %r = scf.for %i = %c0 to %rounds step %c1 iter_args(%a = %x) -> (tensor<?x?xf32>) {
    %s = linalg.add ins(%a, %q : tensor<?x?xf32>, tensor<?x?xf32>) outs(%e : tensor<?x?xf32>) -> tensor<?x?xf32>
    scf.yield %s : tensor<?x?xf32>
  }
  %d = linalg.sub ins(%r, %x : tensor<?x?xf32>, tensor<?x?xf32>) outs(%e : tensor<?x?xf32>) -> tensor<?x?xf32>
  return %d : tensor<?x?xf32>
}

// Twice the same in one operation, and an input that the caller keeps.
func.func private @twice(%x: tensor<?x?xf32>) -> (tensor<?x?xf32>, tensor<?x?xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %m = tensor.dim %x, %c0 : tensor<?x?xf32>
  %n = tensor.dim %x, %c1 : tensor<?x?xf32>
  %e = tensor.empty(%m, %n) : tensor<?x?xf32>
  %q = linalg.negf ins(%x : tensor<?x?xf32>) outs(%e : tensor<?x?xf32>) -> tensor<?x?xf32>
  %s = linalg.mul ins(%q, %q : tensor<?x?xf32>, tensor<?x?xf32>) outs(%e : tensor<?x?xf32>) -> tensor<?x?xf32>
  %t = linalg.sub ins(%s, %x : tensor<?x?xf32>, tensor<?x?xf32>) outs(%e : tensor<?x?xf32>) -> tensor<?x?xf32>
  return %t, %q : tensor<?x?xf32>, tensor<?x?xf32>
}

func.func @main() {
  // OUT: 44
  // OUT: -100170
  // OUT: 45500
  // OUT: 47250
  // OUT: 17430
  // OUT: 1680
  // OUT: -1680
  %c0 = arith.constant 0 : index
  %c3 = arith.constant 3 : index
  %c4 = arith.constant 4 : index
  %c5 = arith.constant 5 : index
  %c7 = arith.constant 7 : index
  %x = call @numbers(%c5, %c7) : (index, index) -> tensor<?x?xf32>
  %w = call @numbers(%c7, %c4) : (index, index) -> tensor<?x?xf32>
  %row = tensor.extract_slice %w[2, 0] [1, 4] [1, 1] : tensor<?x?xf32> to tensor<4xf32>
  %bias = tensor.cast %row : tensor<4xf32> to tensor<?xf32>
  %l = call @layer(%x, %w, %bias) : (tensor<?x?xf32>, tensor<?x?xf32>, tensor<?xf32>) -> tensor<?x?xf32>
  call @show(%l) : (tensor<?x?xf32>) -> ()
  %r = call @rows(%x) : (tensor<?x?xf32>) -> tensor<?x?xf32>
  call @show(%r) : (tensor<?x?xf32>) -> ()
  %t = call @transposed(%x) : (tensor<?x?xf32>) -> tensor<?x?xf32>
  call @show(%t) : (tensor<?x?xf32>) -> ()
  %p = call @loop(%x, %c3) : (tensor<?x?xf32>, index) -> tensor<?x?xf32>
  call @show(%p) : (tensor<?x?xf32>) -> ()
  %s:2 = call @twice(%x) : (tensor<?x?xf32>) -> (tensor<?x?xf32>, tensor<?x?xf32>)
  call @show(%s#0) : (tensor<?x?xf32>) -> ()
  call @show(%s#1) : (tensor<?x?xf32>) -> ()
  call @show(%x) : (tensor<?x?xf32>) -> ()
  return
}
