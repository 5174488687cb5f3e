// Programs that compute with shapes: broadcasting, demands, sizes that may be
// errors, and blocks that run where something holds.
//
// NO ORACLE: its passes know no tensors

func.func private @printMemrefF32(tensor<*xf32>)
func.func private @printMemrefI64(tensor<*xi64>)

func.func @show(%t: tensor<?xindex>) {
  %w = arith.index_cast %t : tensor<?xindex> to tensor<?xi64>
  %u = tensor.cast %w : tensor<?xi64> to tensor<*xi64>
  call @printMemrefI64(%u) : (tensor<*xi64>) -> ()
  return
}

// A sum of two tensors of which either may be the larger.
func.func @add(%a: tensor<?x?xf32>, %b: tensor<?xf32>) -> tensor<?x?xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %sa = shape.shape_of %a : tensor<?x?xf32> -> tensor<2xindex>
  %sb = shape.shape_of %b : tensor<?xf32> -> tensor<1xindex>
  %w = shape.cstr_broadcastable %sa, %sb : tensor<2xindex>, tensor<1xindex>
  %r = shape.assuming %w -> (tensor<?x?xf32>) {
    %s = shape.broadcast %sa, %sb : tensor<2xindex>, tensor<1xindex> -> tensor<2xindex>
    %m = shape.get_extent %s, %c0 : tensor<2xindex>, index -> index
    %n = tensor.extract %s[%c1] : tensor<2xindex>
    %na = tensor.dim %a, %c1 : tensor<?x?xf32>
    %nb = tensor.dim %b, %c0 : tensor<?xf32>
    %a1 = arith.cmpi eq, %na, %c1 : index
    %b1 = arith.cmpi eq, %nb, %c1 : index
    %o = tensor.generate %m, %n {
    ^bb0(%i: index, %j: index):
      %ja = arith.select %a1, %c0, %j : index
      %jb = arith.select %b1, %c0, %j : index
      %x = tensor.extract %a[%i, %ja] : tensor<?x?xf32>
      %y = tensor.extract %b[%jb] : tensor<?xf32>
      %z = arith.addf %x, %y : f32
      tensor.yield %z : f32
    } : tensor<?x?xf32>
    shape.assuming_yield %o : tensor<?x?xf32>
  }
  return %r : tensor<?x?xf32>
}

// Shapes and sizes that may be errors, handed to a function and through a loop.
func.func private @drop_first(%s: !shape.shape, %w: !shape.witness) -> (!shape.shape, !shape.size, !shape.witness) {
  %c1 = arith.constant 1 : index
  %all = shape.assuming_all %w, %w
  %tail = shape.assuming %all -> (!shape.shape) {
    %h, %t = "shape.split_at"(%s, %c1) : (!shape.shape, index) -> (!shape.shape, !shape.shape)
    shape.assuming_yield %t : !shape.shape
  }
  %n = shape.num_elements %tail : !shape.shape -> !shape.size
  return %tail, %n, %all : !shape.shape, !shape.size, !shape.witness
}
func.func @errors(%x: tensor<*xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %s = shape.shape_of %x : tensor<*xf32> -> !shape.shape
  %true = shape.const_witness true
  %zero = shape.const_size 0
  %t, %n, %w = call @drop_first(%s, %true) : (!shape.shape, !shape.witness) -> (!shape.shape, !shape.size, !shape.witness)
  %sum = scf.for %i = %c0 to %c2 step %c1 iter_args(%a = %zero) -> (!shape.size) {
    %d = shape.get_extent %s, %i : !shape.shape, index -> !shape.size
    %next = shape.add %a, %d : !shape.size, !shape.size -> !shape.size
    scf.yield %next : !shape.size
  }
  %three = shape.index_to_size %c2
  %q = shape.div %sum, %three : !shape.size, !shape.size -> !shape.size
  %max = shape.max %q, %n : !shape.size, !shape.size -> !shape.size
  %min = shape.min %q, %n : !shape.size, !shape.size -> !shape.size
  %p = shape.mul %q, %n : !shape.size, !shape.size -> !shape.size
  %rank = shape.rank %s : !shape.shape -> !shape.size
  %made = shape.from_extents %n, %sum, %q, %max, %min, %p, %rank, %c2 : !shape.size, !shape.size, !shape.size, !shape.size, !shape.size, !shape.size, !shape.size, index
  %both = shape.concat %made, %t : !shape.shape, !shape.shape -> !shape.shape
  %e = shape.to_extent_tensor %both : !shape.shape -> tensor<?xindex>
  call @show(%e) : (tensor<?xindex>) -> ()
  return
}

// Reductions and comparisons of shapes that are tensors.
func.func @sizes(%s: tensor<?xindex>, %i: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %k = shape.const_shape [4, 1, 6] : tensor<3xindex>
  %last, %count = shape.reduce(%s, %c0, %c1) : tensor<?xindex> -> (index, index) {
  ^bb0(%at: index, %size: index, %l: index, %n: index):
    %m = shape.mul %n, %size : index, index -> index
    %sum = shape.add %at, %size : index, index -> index
    shape.yield %sum, %m : index, index
  }
  %n = shape.num_elements %s : tensor<?xindex> -> index
  %rank = shape.rank %s : tensor<?xindex> -> index
  %eq = shape.shape_eq %s, %k : tensor<?xindex>, tensor<3xindex>
  %fits = shape.is_broadcastable %s, %k : tensor<?xindex>, tensor<3xindex>
  %same = arith.index_castui %eq : i1 to index
  %may = arith.index_castui %fits : i1 to index
  %any = shape.any %s, %s : tensor<?xindex>, tensor<?xindex> -> tensor<?xindex>
  %h, %t = "shape.split_at"(%any, %i) : (tensor<?xindex>, index) -> (tensor<?xindex>, tensor<?xindex>)
  %nt = shape.rank %t : tensor<?xindex> -> index
  %d = shape.div %n, %rank : index, index -> index
  %all = tensor.from_elements %last, %count, %n, %rank, %same, %may, %nt, %d : tensor<8xindex>
  %cast = tensor.cast %all : tensor<8xindex> to tensor<?xindex>
  call @show(%cast) : (tensor<?xindex>) -> ()
  call @show(%h) : (tensor<?xindex>) -> ()
  return
}

// Shapes of memory and of values of integers.
func.func @memory(%m: memref<?x3xf32>, %v: tensor<2xi32>) {
  %c0 = arith.constant 0 : index
  %s = shape.shape_of %m : memref<?x3xf32> -> tensor<2xindex>
  %d = shape.dim %m, %c0 : memref<?x3xf32>, index -> index
  %u = memref.cast %m : memref<?x3xf32> to memref<*xf32>
  %su = shape.shape_of %u : memref<*xf32> -> tensor<?xindex>
  %z = shape.value_as_shape %v : tensor<2xi32> -> !shape.shape
  %f = shape.from_extent_tensor %su : tensor<?xindex>
  %max = shape.max %f, %z : !shape.shape, !shape.shape -> !shape.shape
  %b = shape.broadcast %max, %z, %su : !shape.shape, !shape.shape, tensor<?xindex> -> !shape.shape
  %e = shape.to_extent_tensor %b : !shape.shape -> tensor<2xindex>
  %both = shape.concat %e, %s : tensor<2xindex>, tensor<2xindex> -> tensor<?xindex>
  call @show(%both) : (tensor<?xindex>) -> ()
  return
}

// OUT: rank = 2 offset = 0 sizes = [2, 3] strides = [3, 1] data =
// OUT: [[11,   12,   13],
// OUT:  [14,   15,   16]]
// OUT: rank = 2 offset = 0 sizes = [2, 3] strides = [3, 1] data =
// OUT: [[11,   22,   33],
// OUT:  [14,   25,   36]]
// OUT: rank = 1 offset = 0 sizes = [9] strides = [1] data =
// OUT: [3,  5,  2,  3,  2,  6,  2,  2,  3]
// OUT: rank = 1 offset = 0 sizes = [8] strides = [1] data =
// OUT: [8,  24,  24,  3,  1,  1,  1,  8]
// OUT: rank = 1 offset = 0 sizes = [2] strides = [1] data =
// OUT: [4,  1]
// OUT: rank = 1 offset = 0 sizes = [8] strides = [1] data =
// OUT: [7,  42,  42,  2,  0,  1,  1,  21]
// OUT: rank = 1 offset = 0 sizes = [1] strides = [1] data =
// OUT: [7]
// OUT: rank = 1 offset = 0 sizes = [4] strides = [1] data =
// OUT: [3,  3,  3,  3]
func.func @main() -> i32 {
  %c2 = arith.constant 2 : index
  %m1 = arith.constant -1 : index
  %c3 = arith.constant 3 : index
  %a = arith.constant dense<[[1.0, 2.0, 3.0], [4.0, 5.0, 6.0]]> : tensor<2x3xf32>
  %b = arith.constant dense<[10.0]> : tensor<1xf32>
  %c = arith.constant dense<[10.0, 20.0, 30.0]> : tensor<3xf32>
  %da = tensor.cast %a : tensor<2x3xf32> to tensor<?x?xf32>
  %db = tensor.cast %b : tensor<1xf32> to tensor<?xf32>
  %dc = tensor.cast %c : tensor<3xf32> to tensor<?xf32>
  %r0 = call @add(%da, %db) : (tensor<?x?xf32>, tensor<?xf32>) -> tensor<?x?xf32>
  %u0 = tensor.cast %r0 : tensor<?x?xf32> to tensor<*xf32>
  call @printMemrefF32(%u0) : (tensor<*xf32>) -> ()
  %r1 = call @add(%da, %dc) : (tensor<?x?xf32>, tensor<?xf32>) -> tensor<?x?xf32>
  %u1 = tensor.cast %r1 : tensor<?x?xf32> to tensor<*xf32>
  call @printMemrefF32(%u1) : (tensor<*xf32>) -> ()
  call @errors(%u1) : (tensor<*xf32>) -> ()
  %k = arith.constant dense<[4, 1, 6]> : tensor<3xindex>
  %dk = tensor.cast %k : tensor<3xindex> to tensor<?xindex>
  call @sizes(%dk, %c2) : (tensor<?xindex>, index) -> ()
  %l = arith.constant dense<[7, 6]> : tensor<2xindex>
  %dl = tensor.cast %l : tensor<2xindex> to tensor<?xindex>
  call @sizes(%dl, %m1) : (tensor<?xindex>, index) -> ()
  %mem = memref.alloc(%c3) : memref<?x3xf32>
  %v = arith.constant dense<[1, 3]> : tensor<2xi32>
  call @memory(%mem, %v) : (memref<?x3xf32>, tensor<2xi32>) -> ()
  memref.dealloc %mem : memref<?x3xf32>
  %ok = arith.constant 0 : i32
  return %ok : i32
}
