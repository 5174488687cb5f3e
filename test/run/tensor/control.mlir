// Tensors that loops and conditionals carry: in one buffer, in buffers that
// change places, in buffers that grow; and that only one branch writes.
//
// NO ORACLE: its passes know no tensors

func.func private @printMemrefI32(tensor<*xi32>)
func.func @show(%t: tensor<?xi32>) {
  %u = tensor.cast %t : tensor<?xi32> to tensor<*xi32>
  call @printMemrefI32(%u) : (tensor<*xi32>) -> ()
  return
}
func.func @fill(%t: tensor<?xi32>, %n: index) -> tensor<?xi32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %r = scf.for %i = %c0 to %n step %c1 iter_args(%a = %t) -> (tensor<?xi32>) {
    %x = arith.index_cast %i : index to i32
    %b = tensor.insert %x into %a[%i] : tensor<?xi32>
    scf.yield %b : tensor<?xi32>
  }
  return %r : tensor<?xi32>
}
func.func @swap(%n: index) -> (tensor<3xi32>, tensor<3xi32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %p = arith.constant dense<[1, 2, 3]> : tensor<3xi32>
  %q = arith.constant dense<[4, 5, 6]> : tensor<3xi32>
  %r:2 = scf.for %i = %c0 to %n step %c1 iter_args(%a = %p, %b = %q) -> (tensor<3xi32>, tensor<3xi32>) {
    %x = tensor.extract %a[%c1] : tensor<3xi32>
    %y = arith.addi %x, %x : i32
    %a2 = tensor.insert %y into %a[%c0] : tensor<3xi32>
    scf.yield %b, %a2 : tensor<3xi32>, tensor<3xi32>
  }
  return %r#0, %r#1 : tensor<3xi32>, tensor<3xi32>
}
func.func @grow(%n: index) -> tensor<?xi32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %init = tensor.empty(%c1) : tensor<?xi32>
  %seven = arith.constant 7 : i32
  %f = linalg.fill ins(%seven : i32) outs(%init : tensor<?xi32>) -> tensor<?xi32>
  %r = scf.for %i = %c0 to %n step %c1 iter_args(%a = %f) -> (tensor<?xi32>) {
    %d = tensor.dim %a, %c0 : tensor<?xi32>
    %d1 = arith.addi %d, %c1 : index
    %e = tensor.empty(%d1) : tensor<?xi32>
    %x = arith.index_cast %i : index to i32
    %e1 = tensor.insert %x into %e[%d] : tensor<?xi32>
    %e2 = tensor.insert_slice %a into %e1[0] [%d] [1] : tensor<?xi32> into tensor<?xi32>
    scf.yield %e2 : tensor<?xi32>
  }
  return %r : tensor<?xi32>
}
func.func @branch(%c: i1, %t: tensor<?xi32>) -> tensor<?xi32> {
  %c0 = arith.constant 0 : index
  %x = arith.constant 42 : i32
  %r = scf.if %c -> (tensor<?xi32>) {
    %w = tensor.insert %x into %t[%c0] : tensor<?xi32>
    scf.yield %w : tensor<?xi32>
  } else {
    scf.yield %t : tensor<?xi32>
  }
  return %r : tensor<?xi32>
}
func.func @reads_branch(%c: i1, %t: tensor<?xi32>) -> i32 {
  %c0 = arith.constant 0 : index
  %x = arith.constant 42 : i32
  %r = scf.if %c -> (tensor<?xi32>) {
    %w = tensor.insert %x into %t[%c0] : tensor<?xi32>
    scf.yield %w : tensor<?xi32>
  } else {
    scf.yield %t : tensor<?xi32>
  }
  %v = tensor.extract %r[%c0] : tensor<?xi32>
  return %v : i32
}
func.func @switch(%i: index, %t: tensor<3xi32>) -> tensor<3xi32> {
  %c0 = arith.constant 0 : index
  %x = arith.constant 42 : i32
  %e = tensor.empty() : tensor<3xi32>
  %f = linalg.fill ins(%x : i32) outs(%e : tensor<3xi32>) -> tensor<3xi32>
  %r = scf.index_switch %i -> tensor<3xi32>
  case 0 { scf.yield %t : tensor<3xi32> }
  case 1 {
    %w = tensor.insert %x into %t[%c0] : tensor<3xi32>
    scf.yield %w : tensor<3xi32>
  }
  default { scf.yield %f : tensor<3xi32> }
  return %r : tensor<3xi32>
}
func.func @wh(%n: i32) -> (tensor<2xi32>, tensor<2xi32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %one = arith.constant 1 : i32
  %p = arith.constant dense<[1, 1]> : tensor<2xi32>
  %q = arith.constant dense<[0, 9]> : tensor<2xi32>
  %r:2 = scf.while (%a = %p, %b = %q) : (tensor<2xi32>, tensor<2xi32>) -> (tensor<2xi32>, tensor<2xi32>) {
    %x = tensor.extract %a[%c0] : tensor<2xi32>
    %c = arith.cmpi slt, %x, %n : i32
    scf.condition(%c) %b, %a : tensor<2xi32>, tensor<2xi32>
  } do {
  ^bb0(%u: tensor<2xi32>, %v: tensor<2xi32>):
    %x = tensor.extract %v[%c0] : tensor<2xi32>
    %y = arith.addi %x, %x : i32
    %v2 = tensor.insert %y into %v[%c0] : tensor<2xi32>
    %u2 = tensor.insert %x into %u[%c1] : tensor<2xi32>
    scf.yield %v2, %u2 : tensor<2xi32>, tensor<2xi32>
  }
  return %r#0, %r#1 : tensor<2xi32>, tensor<2xi32>
}
func.func @all(%t: tensor<8xi32>) -> tensor<8xi32> {
  %r = scf.forall (%i) in (4) shared_outs(%o = %t) -> (tensor<8xi32>) {
    %two = arith.constant 2 : index
    %off = arith.muli %i, %two : index
    %s = tensor.extract_slice %o[%off] [2] [1] : tensor<8xi32> to tensor<2xi32>
    %x = arith.index_cast %i : index to i32
    %f = linalg.fill ins(%x : i32) outs(%s : tensor<2xi32>) -> tensor<2xi32>
    scf.forall.in_parallel {
      tensor.parallel_insert_slice %f into %o[%off] [2] [1] : tensor<2xi32> into tensor<8xi32>
    }
  }
  return %r : tensor<8xi32>
}
func.func @all_shift(%t: tensor<8xi32>) -> tensor<8xi32> {
  %r = scf.forall (%i) in (7) shared_outs(%o = %t) -> (tensor<8xi32>) {
    %one = arith.constant 1 : index
    %j = arith.addi %i, %one : index
    %s = tensor.extract_slice %o[%i] [1] [1] : tensor<8xi32> to tensor<1xi32>
    scf.forall.in_parallel {
      tensor.parallel_insert_slice %s into %o[%j] [1] [1] : tensor<1xi32> into tensor<8xi32>
    }
  }
  return %r : tensor<8xi32>
}
func.func @show3(%t: tensor<3xi32>) {
  %u = tensor.cast %t : tensor<3xi32> to tensor<?xi32>
  call @show(%u) : (tensor<?xi32>) -> ()
  return
}
// OUT: rank = 1 offset = 0 sizes = [5] strides = [1] data =
// OUT: [0,  1,  2,  3,  4]
// OUT: rank = 1 offset = 0 sizes = [3] strides = [1] data =
// OUT: [10,  5,  6]
// OUT: rank = 1 offset = 0 sizes = [3] strides = [1] data =
// OUT: [4,  2,  3]
// OUT: rank = 1 offset = 0 sizes = [6] strides = [1] data =
// OUT: [7,  0,  1,  2,  3,  4]
// OUT: rank = 1 offset = 0 sizes = [6] strides = [1] data =
// OUT: [42,  0,  1,  2,  3,  4]
// OUT: rank = 1 offset = 0 sizes = [6] strides = [1] data =
// OUT: [7,  0,  1,  2,  3,  4]
// OUT: rank = 1 offset = 0 sizes = [3] strides = [1] data =
// OUT: [42,  7,  7]
// OUT: rank = 1 offset = 0 sizes = [3] strides = [1] data =
// OUT: [42,  7,  7]
// OUT: rank = 1 offset = 0 sizes = [3] strides = [1] data =
// OUT: [42,  7,  7]
// OUT: rank = 1 offset = 0 sizes = [3] strides = [1] data =
// OUT: [42,  42,  42]
// OUT: rank = 1 offset = 0 sizes = [2] strides = [1] data =
// OUT: [0,  64]
// OUT: rank = 1 offset = 0 sizes = [2] strides = [1] data =
// OUT: [128,  1]
// OUT: rank = 1 offset = 0 sizes = [8] strides = [1] data =
// OUT: [0,  0,  1,  1,  2,  2,  3,  3]
// OUT: rank = 1 offset = 0 sizes = [8] strides = [1] data =
// OUT: [10,  10,  11,  12,  13,  14,  15,  16]
func.func @main() -> i32 {
  %zero = arith.constant 0 : i32
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c3 = arith.constant 3 : index
  %c5 = arith.constant 5 : index
  %true = arith.constant true
  %false = arith.constant false
  %e = tensor.empty(%c5) : tensor<?xi32>
  %f = func.call @fill(%e, %c5) : (tensor<?xi32>, index) -> tensor<?xi32>
  call @show(%f) : (tensor<?xi32>) -> ()
  %s:2 = call @swap(%c5) : (index) -> (tensor<3xi32>, tensor<3xi32>)
  call @show3(%s#0) : (tensor<3xi32>) -> ()
  call @show3(%s#1) : (tensor<3xi32>) -> ()
  %g = call @grow(%c5) : (index) -> tensor<?xi32>
  call @show(%g) : (tensor<?xi32>) -> ()
  %b1 = call @branch(%true, %g) : (i1, tensor<?xi32>) -> tensor<?xi32>
  %b2 = call @branch(%false, %g) : (i1, tensor<?xi32>) -> tensor<?xi32>
  call @show(%b1) : (tensor<?xi32>) -> ()
  call @show(%b2) : (tensor<?xi32>) -> ()
  %v1 = call @reads_branch(%true, %b2) : (i1, tensor<?xi32>) -> i32
  %v2 = call @reads_branch(%false, %b2) : (i1, tensor<?xi32>) -> i32
  %v = tensor.from_elements %v1, %v2, %v2 : tensor<3xi32>
  call @show3(%v) : (tensor<3xi32>) -> ()
  scf.for %i = %c0 to %c3 step %c1 {
    %w = func.call @switch(%i, %v) : (index, tensor<3xi32>) -> tensor<3xi32>
    func.call @show3(%w) : (tensor<3xi32>) -> ()
  }
  %hundred = arith.constant 100 : i32
  %w:2 = call @wh(%hundred) : (i32) -> (tensor<2xi32>, tensor<2xi32>)
  %w0 = tensor.cast %w#0 : tensor<2xi32> to tensor<?xi32>
  %w1 = tensor.cast %w#1 : tensor<2xi32> to tensor<?xi32>
  call @show(%w0) : (tensor<?xi32>) -> ()
  call @show(%w1) : (tensor<?xi32>) -> ()
  %k = arith.constant dense<[10, 11, 12, 13, 14, 15, 16, 17]> : tensor<8xi32>
  %al = call @all(%k) : (tensor<8xi32>) -> tensor<8xi32>
  %ald = tensor.cast %al : tensor<8xi32> to tensor<?xi32>
  call @show(%ald) : (tensor<?xi32>) -> ()
  %as = call @all_shift(%k) : (tensor<8xi32>) -> tensor<8xi32>
  %asd = tensor.cast %as : tensor<8xi32> to tensor<?xi32>
  call @show(%asd) : (tensor<?xi32>) -> ()
  return %zero : i32
}
