// Tensors in straight lines: results belong to the caller and share nothing,
// arguments and constants keep their contents, slices are written in place.
//
// NO ORACLE: its passes know no tensors

func.func private @printMemrefF32(tensor<*xf32>)
func.func private @printMemrefI32(tensor<*xi32>)
func.func private @printMemrefInd(tensor<*xindex>)
func.func @show(%t: tensor<?x?xf32>) {
  %u = tensor.cast %t : tensor<?x?xf32> to tensor<*xf32>
  call @printMemrefF32(%u) : (tensor<*xf32>) -> ()
  return
}
func.func @show1(%t: tensor<?xf32>) {
  %u = tensor.cast %t : tensor<?xf32> to tensor<*xf32>
  call @printMemrefF32(%u) : (tensor<*xf32>) -> ()
  return
}
// An argument is not written.
func.func @keeps_argument(%t: tensor<4xf32>) -> (tensor<4xf32>, tensor<4xf32>) {
  %i = arith.constant 1 : index
  %x = arith.constant 50.0 : f32
  %r = tensor.insert %x into %t[%i] : tensor<4xf32>
  return %t, %r : tensor<4xf32>, tensor<4xf32>
}
func.func @twice(%t: tensor<?xf32>) -> (tensor<?xf32>, tensor<?xf32>) {
  return %t, %t : tensor<?xf32>, tensor<?xf32>
}
func.func @slices(%n: index) -> tensor<?x?xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %z = arith.constant 0.0 : f32
  %g = tensor.generate %n, %n {
  ^bb0(%i: index, %j: index):
    %a = arith.muli %i, %n : index
    %b = arith.addi %a, %j : index
    %c = arith.index_cast %b : index to i32
    %d = arith.sitofp %c : i32 to f32
    tensor.yield %d : f32
  } : tensor<?x?xf32>
  %s = tensor.extract_slice %g[1, 0] [2, %n] [1, 1] : tensor<?x?xf32> to tensor<2x?xf32>
  %f = linalg.fill ins(%z : f32) outs(%s : tensor<2x?xf32>) -> tensor<2x?xf32>
  %r = tensor.insert_slice %f into %g[1, 0] [2, %n] [1, 1] : tensor<2x?xf32> into tensor<?x?xf32>
  %col = tensor.extract_slice %r[0, 0] [%n, 1] [1, 1] : tensor<?x?xf32> to tensor<?xf32>
  %dest = tensor.empty(%n, %n) : tensor<?x?xf32>
  %d1 = linalg.transpose ins(%r : tensor<?x?xf32>) outs(%dest : tensor<?x?xf32>) permutation = [1, 0]
  %d2 = tensor.insert_slice %col into %d1[0, 1] [%n, 1] [1, 1] : tensor<?xf32> into tensor<?x?xf32>
  return %d2 : tensor<?x?xf32>
}
// OUT: rank = 1 offset = 0 sizes = [4] strides = [1] data =
// OUT: [1,  2,  3,  4]
// OUT: rank = 1 offset = 0 sizes = [4] strides = [1] data =
// OUT: [1,  50,  3,  4]
// OUT: rank = 1 offset = 0 sizes = [4] strides = [1] data =
// OUT: [9,  50,  3,  4]
// OUT: rank = 1 offset = 0 sizes = [4] strides = [1] data =
// OUT: [1,  50,  3,  4]
// OUT: rank = 2 offset = 0 sizes = [5, 5] strides = [5, 1] data =
// OUT: [[0,   0,   0,   15,   20],
// OUT:  [1,   0,   0,   16,   21],
// OUT:  [2,   0,   0,   17,   22],
// OUT:  [3,   15,   0,   18,   23],
// OUT:  [4,   20,   0,   19,   24]]
// OUT: rank = 1 offset = 0 sizes = [6] strides = [1] data =
// OUT: [0,  1,  3,  5,  0,  1]
// OUT: rank = 1 offset = 0 sizes = [6] strides = [1] data =
// OUT: [0,  0,  2,  0,  4,  0]
// OUT: rank = 1 offset = 0 sizes = [2] strides = [1] data =
// OUT: [3,  3]
// OUT: rank = 3 offset = 0 sizes = [3, 1, 1] strides = [1, 1, 1] data =
// OUT: [[[0]],
// OUT:  [[2]],
// OUT:  [[4]]]
// OUT: rank = 1 offset = 0 sizes = [3] strides = [1] data =
// OUT: [2,  2,  2]
// OUT: rank = 1 offset = 0 sizes = [5] strides = [1] data =
// OUT: [5,  5,  4.5,  5,  5]
// OUT: rank = 1 offset = 0 sizes = [5] strides = [1] data =
// OUT: [5,  5,  4.5,  5,  5]
// OUT: rank = 2 offset = 0 sizes = [3, 4] strides = [4, 1] data =
// OUT: [[9.5,   9.5,   9.5,   9.5],
// OUT:  [21.5,   21.5,   21.5,   21.5],
// OUT:  [33.5,   33.5,   33.5,   33.5]]
// OUT: rank = 2 offset = 0 sizes = [5, 5] strides = [5, 1] data =
// OUT: [[0,   0,   0,   15,   20],
// OUT:  [1,   0,   0,   16,   21],
// OUT:  [2,   0,   0,   17,   22],
// OUT:  [3,   15,   0,   18,   23],
// OUT:  [4,   20,   0,   19,   24]]
// OUT: rank = 2 offset = 0 sizes = [5, 5] strides = [5, 1] data =
// OUT: [[0,   9,   0,   15,   20],
// OUT:  [1,   0,   0,   16,   21],
// OUT:  [2,   0,   0,   17,   22],
// OUT:  [3,   15,   0,   18,   23],
// OUT:  [4,   20,   0,   19,   24]]
// OUT: rank = 2 offset = 0 sizes = [5, 5] strides = [5, 1] data =
// OUT: [[0,   0,   0,   15,   20],
// OUT:  [1,   0,   0,   16,   21],
// OUT:  [2,   0,   0,   17,   22],
// OUT:  [3,   15,   0,   18,   23],
// OUT:  [4,   20,   0,   19,   24]]
func.func @main() -> i32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c3 = arith.constant 3 : index
  %c5 = arith.constant 5 : index
  %zero = arith.constant 0 : i32
  %k = arith.constant dense<[1.0, 2.0, 3.0, 4.0]> : tensor<4xf32>
  %a, %b = call @keeps_argument(%k) : (tensor<4xf32>) -> (tensor<4xf32>, tensor<4xf32>)
  %ad = tensor.cast %a : tensor<4xf32> to tensor<?xf32>
  %bd = tensor.cast %b : tensor<4xf32> to tensor<?xf32>
  call @show1(%ad) : (tensor<?xf32>) -> ()
  call @show1(%bd) : (tensor<?xf32>) -> ()
  %t:2 = call @twice(%bd) : (tensor<?xf32>) -> (tensor<?xf32>, tensor<?xf32>)
  %nine = arith.constant 9.0 : f32
  %t2 = tensor.insert %nine into %t#0[%c0] : tensor<?xf32>
  call @show1(%t2) : (tensor<?xf32>) -> ()
  call @show1(%t#1) : (tensor<?xf32>) -> ()
  %s = call @slices(%c5) : (index) -> tensor<?x?xf32>
  call @show(%s) : (tensor<?x?xf32>) -> ()
  // reshapes
  %fe = tensor.from_elements %c0, %c1, %c3, %c5, %c0, %c1 : tensor<2x3xindex>
  %ex = tensor.expand_shape %fe [[0, 1], [2]] output_shape [1, 2, 3] : tensor<2x3xindex> into tensor<1x2x3xindex>
  %co = tensor.collapse_shape %ex [[0, 1, 2]] : tensor<1x2x3xindex> into tensor<6xindex>
  %cou = tensor.cast %co : tensor<6xindex> to tensor<*xindex>
  call @printMemrefInd(%cou) : (tensor<*xindex>) -> ()
  %shape = tensor.from_elements %c3, %c1, %c1 : tensor<3xindex>
  %part = tensor.extract_slice %s[0, 0] [3, 2] [2, 2] : tensor<?x?xf32> to tensor<3x2xf32>
  %pc = tensor.collapse_shape %part [[0, 1]] : tensor<3x2xf32> into tensor<6xf32>
  %pcd = tensor.cast %pc : tensor<6xf32> to tensor<?xf32>
  call @show1(%pcd) : (tensor<?xf32>) -> ()
  %three = tensor.extract_slice %pc[0] [3] [2] : tensor<6xf32> to tensor<3xf32>
  %rs = tensor.reshape %three(%shape) : (tensor<3xf32>, tensor<3xindex>) -> tensor<?x?x?xf32>
  %rank = tensor.rank %rs : tensor<?x?x?xf32>
  %d0 = tensor.dim %rs, %c0 : tensor<?x?x?xf32>
  %sizes = tensor.from_elements %rank, %d0 : tensor<2xindex>
  %sizesu = tensor.cast %sizes : tensor<2xindex> to tensor<*xindex>
  call @printMemrefInd(%sizesu) : (tensor<*xindex>) -> ()
  %rsu = tensor.cast %rs : tensor<?x?x?xf32> to tensor<*xf32>
  call @printMemrefF32(%rsu) : (tensor<*xf32>) -> ()
  %back = tensor.cast %rsu : tensor<*xf32> to tensor<3x1x1xf32>
  %e = tensor.extract %back[%c1, %c0, %c0] : tensor<3x1x1xf32>
  %sp = tensor.splat %e[%c3] : tensor<?xf32>
  call @show1(%sp) : (tensor<?xf32>) -> ()
  %lit = arith.constant dense<2.5> : tensor<20xf32>
  %lit2 = tensor.insert %e into %lit[%c3] : tensor<20xf32>
  %li = tensor.extract_slice %lit[0] [5] [2] : tensor<20xf32> to tensor<5xf32>
  %li2 = tensor.extract_slice %lit2[1] [5] [1] : tensor<20xf32> to tensor<5xf32>
  %em = tensor.empty() : tensor<5xf32>
  %sum = linalg.add ins(%li, %li2 : tensor<5xf32>, tensor<5xf32>) outs(%em : tensor<5xf32>) -> tensor<5xf32>
  %sumd = tensor.cast %sum : tensor<5xf32> to tensor<?xf32>
  call @show1(%sumd) : (tensor<?xf32>) -> ()
  // splat inputs are scalars
  %ones = arith.constant dense<1.0> : tensor<5xf32>
  %m = linalg.mul ins(%ones, %sum : tensor<5xf32>, tensor<5xf32>) outs(%em : tensor<5xf32>) -> tensor<5xf32>
  %md = tensor.cast %m : tensor<5xf32> to tensor<?xf32>
  call @show1(%md) : (tensor<?xf32>) -> ()
  %A = arith.constant dense<[[1.0, 2.0], [3.0, 4.0], [5.0, 6.0]]> : tensor<3x2xf32>
  %B = arith.constant dense<3.0> : tensor<2x4xf32>
  %C = arith.constant dense<0.5> : tensor<3x4xf32>
  %mm = linalg.matmul ins(%A, %B : tensor<3x2xf32>, tensor<2x4xf32>) outs(%C : tensor<3x4xf32>) -> tensor<3x4xf32>
  %mmd = tensor.cast %mm : tensor<3x4xf32> to tensor<?x?xf32>
  call @show(%mmd) : (tensor<?x?xf32>) -> ()
  %true = arith.cmpf ogt, %e, %nine : f32
  %sel = arith.select %true, %mmd, %s : tensor<?x?xf32>
  call @show(%sel) : (tensor<?x?xf32>) -> ()
  %selw = tensor.insert %nine into %sel[%c0, %c1] : tensor<?x?xf32>
  call @show(%selw) : (tensor<?x?xf32>) -> ()
  call @show(%sel) : (tensor<?x?xf32>) -> ()
  return %zero : i32
}
