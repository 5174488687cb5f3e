// Operations on tensors that become structured ones before tensors have memory:
// padding (negative, too, and such that it is not known), concatenation, gather
// and scatter, bits of another type, packing, softmax, elementwise operations.
//
// PASSES: -canonicalize
// PASSES: -convert-tensor-to-linalg=for-compile -eliminate-empty-tensors -canonicalize
// PASSES: -convert-tensor-to-linalg=for-compile -convert-elementwise-to-linalg -linalg-fuse-elementwise-ops -linalg-inline-scalar-operands -canonicalize
// PASSES: -convert-tensor-to-linalg=for-compile -empty-tensor-to-alloc-tensor
// NO ORACLE: its passes know no tensors

func.func private @printMemrefF32(tensor<*xf32>)
func.func private @printMemrefI32(tensor<*xi32>)
func.func private @printF32(f32)
func.func private @printNewline()
func.func @iota2(%n: index, %m: index) -> tensor<?x?xf32> {
  %t = tensor.generate %n, %m {
  ^bb0(%i: index, %j: index):
    %c = arith.constant 10 : index
    %x = arith.muli %i, %c : index
    %y = arith.addi %x, %j : index
    %z = arith.index_cast %y : index to i32
    %f = arith.sitofp %z : i32 to f32
    tensor.yield %f : f32
  } : tensor<?x?xf32>
  return %t : tensor<?x?xf32>
}
func.func @show(%t: tensor<?x?xf32>) {
  %u = tensor.cast %t : tensor<?x?xf32> to tensor<*xf32>
  call @printMemrefF32(%u) : (tensor<*xf32>) -> ()
  return
}
func.func @pads(%t: tensor<?x?xf32>, %l: index, %h: index) {
  %c = arith.constant -1.0 : f32
  %0 = tensor.pad %t low[%l, 1] high[%h, -1] {
  ^bb0(%i: index, %j: index):
    tensor.yield %c : f32
  } : tensor<?x?xf32> to tensor<?x?xf32>
  call @show(%0) : (tensor<?x?xf32>) -> ()
  return
}
func.func @padplace(%t: tensor<?x?xf32>) {
  %0 = tensor.pad %t low[1, 0] high[0, 2] {
  ^bb0(%i: index, %j: index):
    %c = arith.constant 100 : index
    %x = arith.muli %i, %c : index
    %y = arith.addi %x, %j : index
    %z = arith.index_cast %y : index to i32
    %f = arith.sitofp %z : i32 to f32
    tensor.yield %f : f32
  } : tensor<?x?xf32> to tensor<?x?xf32>
  call @show(%0) : (tensor<?x?xf32>) -> ()
  return
}
// OUT: rank = 2 offset = 0 sizes = [5, 3] strides = [3, 1] data =
// OUT: [[-1,   -1,   -1],
// OUT:  [-1,   0,   1],
// OUT:  [-1,   10,   11],
// OUT:  [-1,   -1,   -1],
// OUT:  [-1,   -1,   -1]]
// OUT: rank = 2 offset = 0 sizes = [3, 3] strides = [3, 1] data =
// OUT: [[-1,   10,   11],
// OUT:  [-1,   -1,   -1],
// OUT:  [-1,   -1,   -1]]
// OUT: rank = 2 offset = 0 sizes = [4, 3] strides = [3, 1] data =
// OUT: [[-1,   -1,   -1],
// OUT:  [-1,   -1,   -1],
// OUT:  [-1,   -1,   -1],
// OUT:  [-1,   -1,   -1]]
// OUT: rank = 2 offset = 0 sizes = [1, 3] strides = [3, 1] data =
// OUT: [[-1,   -1,   -1]]
// OUT: rank = 2 offset = 0 sizes = [3, 5] strides = [5, 1] data =
// OUT: [[0,   1,   2,   3,   4],
// OUT:  [0,   1,   2,   103,   104],
// OUT:  [10,   11,   12,   203,   204]]
// OUT: rank = 2 offset = 0 sizes = [2, 7] strides = [7, 1] data =
// OUT: [[0,   1,   2,   0,   0,   1,   2],
// OUT:  [10,   11,   12,   10,   10,   11,   12]]
// OUT: rank = 2 offset = 0 sizes = [4, 3] strides = [3, 1] data =
// OUT: [[40,   41,   42],
// OUT:  [0,   1,   2],
// OUT:  [40,   41,   42],
// OUT:  [20,   21,   22]]
// OUT: rank = 1 offset = 0 sizes = [2] strides = [1] data =
// OUT: [42,  0]
// OUT: rank = 2 offset = 0 sizes = [5, 3] strides = [3, 1] data =
// OUT: [[0,   1,   2],
// OUT:  [10,   11,   12],
// OUT:  [20,   21,   22],
// OUT:  [0,   1,   2],
// OUT:  [40,   41,   42]]
// OUT: rank = 2 offset = 0 sizes = [2, 3] strides = [3, 1] data =
// OUT: [[0,   1065353216,   1073741824],
// OUT:  [1092616192,   1093664768,   1094713344]]
// OUT: rank = 4 offset = 0 sizes = [2, 3, 2, 2] strides = [12, 4, 2, 1] data =
// OUT: [[[[0,     10],
// OUT:    [1,     11]],
// OUT:   [[20,     30],
// OUT:    [21,     31]],
// OUT:   [[40,     -7],
// OUT:    [41,     -7]]],
// OUT:  [[[2,     12],
// OUT:    [-7,     -7]],
// OUT:   [[22,     32],
// OUT:    [-7,     -7]],
// OUT:   [[42,     -7],
// OUT:    [-7,     -7]]]]
// OUT: rank = 2 offset = 0 sizes = [5, 3] strides = [3, 1] data =
// OUT: [[0,   1,   2],
// OUT:  [10,   11,   12],
// OUT:  [20,   21,   22],
// OUT:  [30,   31,   32],
// OUT:  [40,   41,   42]]
// OUT: rank = 4 offset = 0 sizes = [2, 2, 2, 3] strides = [12, 6, 3, 1] data =
// OUT: [[[[0,     10,     20],
// OUT:    [1,     11,     21]],
// OUT:   [[2,     12,     22],
// OUT:    [-7,     -7,     -7]]],
// OUT:  [[[30,     40,     -7],
// OUT:    [31,     41,     -7]],
// OUT:   [[32,     42,     -7],
// OUT:    [-7,     -7,     -7]]]]
// OUT: rank = 2 offset = 0 sizes = [5, 3] strides = [3, 1] data =
// OUT: [[0,   1,   2],
// OUT:  [10,   11,   12],
// OUT:  [20,   21,   22],
// OUT:  [30,   31,   32],
// OUT:  [40,   41,   42]]
// OUT: rank = 2 offset = 0 sizes = [2, 3] strides = [3, 1] data =
// OUT: [[0.30061,   0.332225,   0.367165],
// OUT:  [0.30061,   0.332225,   0.367165]]
// OUT: rank = 2 offset = 0 sizes = [2, 3] strides = [3, 1] data =
// OUT: [[0.268941,   0.268941,   0.268941],
// OUT:  [0.731059,   0.731059,   0.731059]]
// OUT: rank = 2 offset = 0 sizes = [2, 3] strides = [3, 1] data =
// OUT: [[nan,   nan,   nan],
// OUT:  [0,   0.5,   0.5]]
// OUT: rank = 2 offset = 0 sizes = [2, 3] strides = [3, 1] data =
// OUT: [[nan,   nan,   nan],
// OUT:  [0,   0.5,   0.5]]
// OUT: 1
// OUT: rank = 1 offset = 0 sizes = [3] strides = [1] data =
// OUT: [0,  1,  0]
func.func @main() -> i32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c3 = arith.constant 3 : index
  %c5 = arith.constant 5 : index
  %m1 = arith.constant -1 : index
  %m3 = arith.constant -3 : index
  %t = call @iota2(%c2, %c3) : (index, index) -> tensor<?x?xf32>
  call @pads(%t, %c1, %c2) : (tensor<?x?xf32>, index, index) -> ()
  call @pads(%t, %m1, %c2) : (tensor<?x?xf32>, index, index) -> ()
  call @pads(%t, %m3, %c5) : (tensor<?x?xf32>, index, index) -> ()
  call @pads(%t, %c2, %m3) : (tensor<?x?xf32>, index, index) -> ()
  call @padplace(%t) : (tensor<?x?xf32>) -> ()
  %a = call @iota2(%c2, %c1) : (index, index) -> tensor<?x?xf32>
  %cc = tensor.concat dim(1) %t, %a, %t : (tensor<?x?xf32>, tensor<?x?xf32>, tensor<?x?xf32>) -> tensor<?x?xf32>
  call @show(%cc) : (tensor<?x?xf32>) -> ()
  %w = call @iota2(%c5, %c3) : (index, index) -> tensor<?x?xf32>
  %ix = arith.constant dense<[[4], [0], [4], [2]]> : tensor<4x1xi32>
  %g = tensor.gather %w[%ix] gather_dims([0]) : (tensor<?x?xf32>, tensor<4x1xi32>) -> tensor<4x?xf32>
  %gc = tensor.cast %g : tensor<4x?xf32> to tensor<?x?xf32>
  call @show(%gc) : (tensor<?x?xf32>) -> ()
  %iy = arith.constant dense<[[2, 4], [0, 0]]> : tensor<2x2xindex>
  %h0 = tensor.cast %w : tensor<?x?xf32> to tensor<5x3xf32>
  %tt = tensor.empty() : tensor<3x5xf32>
  %tr = linalg.transpose ins(%h0 : tensor<5x3xf32>) outs(%tt : tensor<3x5xf32>) permutation = [1, 0]
  %g2 = tensor.gather %tr[%iy] gather_dims([0, 1]) : (tensor<3x5xf32>, tensor<2x2xindex>) -> tensor<2xf32>
  %g2u = tensor.cast %g2 : tensor<2xf32> to tensor<*xf32>
  call @printMemrefF32(%g2u) : (tensor<*xf32>) -> ()
  %iz = arith.constant dense<[[3], [1]]> : tensor<2x1xi32>
  %st = tensor.cast %t : tensor<?x?xf32> to tensor<2x?xf32>
  %s = tensor.scatter %st into %w[%iz] scatter_dims([0]) unique : (tensor<2x?xf32>, tensor<?x?xf32>, tensor<2x1xi32>) -> tensor<?x?xf32>
  call @show(%s) : (tensor<?x?xf32>) -> ()
  %b = tensor.bitcast %t : tensor<?x?xf32> to tensor<?x?xi32>
  %bu = tensor.cast %b : tensor<?x?xi32> to tensor<*xi32>
  call @printMemrefI32(%bu) : (tensor<*xi32>) -> ()
  // pack
  %p = arith.constant -7.0 : f32
  %pd0 = tensor.empty() : tensor<2x3x2x2xf32>
  %pk = linalg.pack %w padding_value(%p : f32) outer_dims_perm = [1, 0] inner_dims_pos = [1, 0] inner_tiles = [2, 2] into %pd0 : tensor<?x?xf32> -> tensor<2x3x2x2xf32>
  %pku = tensor.cast %pk : tensor<2x3x2x2xf32> to tensor<*xf32>
  call @printMemrefF32(%pku) : (tensor<*xf32>) -> ()
  %ud = tensor.empty(%c5, %c3) : tensor<?x?xf32>
  %up = linalg.unpack %pk outer_dims_perm = [1, 0] inner_dims_pos = [1, 0] inner_tiles = [2, 2] into %ud : tensor<2x3x2x2xf32> -> tensor<?x?xf32>
  call @show(%up) : (tensor<?x?xf32>) -> ()
  %dd = tensor.empty(%c2, %c2, %c2, %c3) : tensor<?x?x?x?xf32>
  %dk = linalg.pack %w padding_value(%p : f32) inner_dims_pos = [1, 0] inner_tiles = [%c2, %c3] into %dd : tensor<?x?xf32> -> tensor<?x?x?x?xf32>
  %dku = tensor.cast %dk : tensor<?x?x?x?xf32> to tensor<*xf32>
  call @printMemrefF32(%dku) : (tensor<*xf32>) -> ()
  %ue = tensor.empty(%c5, %c3) : tensor<?x?xf32>
  %uq = linalg.unpack %dk inner_dims_pos = [1, 0] inner_tiles = [%c2, %c3] into %ue : tensor<?x?x?x?xf32> -> tensor<?x?xf32>
  call @show(%uq) : (tensor<?x?xf32>) -> ()
  %k10 = arith.constant dense<0.1> : tensor<2x3xf32>
  %tk = tensor.cast %t : tensor<?x?xf32> to tensor<2x3xf32>
  %t1 = arith.mulf %tk, %k10 : tensor<2x3xf32>
  %so = tensor.empty() : tensor<2x3xf32>
  %sm = linalg.softmax dimension(1) ins(%t1 : tensor<2x3xf32>) outs(%so : tensor<2x3xf32>) -> tensor<2x3xf32>
  %smu = tensor.cast %sm : tensor<2x3xf32> to tensor<*xf32>
  call @printMemrefF32(%smu) : (tensor<*xf32>) -> ()
  %sm0 = linalg.softmax dimension(0) ins(%t1 : tensor<2x3xf32>) outs(%so : tensor<2x3xf32>) -> tensor<2x3xf32>
  %smu0 = tensor.cast %sm0 : tensor<2x3xf32> to tensor<*xf32>
  call @printMemrefF32(%smu0) : (tensor<*xf32>) -> ()
  %nn = arith.constant dense<[[1.0, 0x7FC00000, 2.0], [0xFF800000, 1.0, 1.0]]> : tensor<2x3xf32>
  %sm1 = linalg.softmax dimension(1) ins(%nn : tensor<2x3xf32>) outs(%so : tensor<2x3xf32>) -> tensor<2x3xf32>
  %smu1 = tensor.cast %sm1 : tensor<2x3xf32> to tensor<*xf32>
  call @printMemrefF32(%smu1) : (tensor<*xf32>) -> ()
  // A NaN reaches its whole row, on memrefs as on tensors.
  %mem = memref.alloc() : memref<2x3xf32>
  bufferization.materialize_in_destination %nn in restrict writable %mem : (tensor<2x3xf32>, memref<2x3xf32>) -> ()
  linalg.softmax dimension(1) ins(%mem : memref<2x3xf32>) outs(%mem : memref<2x3xf32>)
  %memt = bufferization.to_tensor %mem restrict : memref<2x3xf32> to tensor<2x3xf32>
  %memu = tensor.cast %memt : tensor<2x3xf32> to tensor<*xf32>
  call @printMemrefF32(%memu) : (tensor<*xf32>) -> ()
  memref.dealloc %mem : memref<2x3xf32>
  // A sum in f16 would end at 2048.
  %many = arith.constant dense<1.0> : tensor<4096xf16>
  %he = tensor.empty() : tensor<4096xf16>
  %hs = linalg.softmax dimension(0) ins(%many : tensor<4096xf16>) outs(%he : tensor<4096xf16>) -> tensor<4096xf16>
  %share = tensor.extract %hs[%c5] : tensor<4096xf16>
  %inverse = arith.constant 4096.0 : f32
  %wide = arith.extf %share : f16 to f32
  %one = arith.mulf %wide, %inverse : f32
  call @printF32(%one) : (f32) -> ()
  call @printNewline() : () -> ()
  // Elementwise operations on whole tensors, several results among them.
  %big = arith.constant dense<[65536, -65536, 7]> : tensor<3xi32>
  %lo, %hi = arith.mulsi_extended %big, %big : tensor<3xi32>
  %less = arith.cmpi slt, %lo, %big : tensor<3xi32>
  %pick = arith.select %less, %lo, %hi : tensor<3xi1>, tensor<3xi32>
  %picku = tensor.cast %pick : tensor<3xi32> to tensor<*xi32>
  call @printMemrefI32(%picku) : (tensor<*xi32>) -> ()
  %zero = arith.constant 0 : i32
  return %zero : i32
}
