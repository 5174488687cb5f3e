// Parts of tensors that loops take out and put back, which
// loop-invariant-subset-hoisting may have them carry or not.
//
// PASSES: -loop-invariant-subset-hoisting
// NO ORACLE: its passes know no tensors

func.func private @printMemrefI32(tensor<*xi32>)
func.func private @printI64(i64)
func.func private @printNewline()

func.func @show(%t: tensor<8xi32>) {
  %u = tensor.cast %t : tensor<8xi32> to tensor<*xi32>
  call @printMemrefI32(%u) : (tensor<*xi32>) -> ()
  return
}
func.func @numbers() -> tensor<8xi32> {
  %t = tensor.generate {
  ^bb0(%i: index):
    %x = arith.index_cast %i : index to i32
    tensor.yield %x : i32
  } : tensor<8xi32>
  return %t : tensor<8xi32>
}
func.func @doubled(%t: tensor<3xi32>) -> tensor<3xi32> {
  %0 = linalg.add ins(%t, %t : tensor<3xi32>, tensor<3xi32>) outs(%t : tensor<3xi32>) -> tensor<3xi32>
  return %0 : tensor<3xi32>
}
// Carried, but for a loop that does not run.
func.func @carried(%t: tensor<8xi32>, %n: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %0 = scf.for %i = %c0 to %n step %c1 iter_args(%a = %t) -> (tensor<8xi32>) {
    %1 = tensor.extract_slice %a[1] [3] [2] : tensor<8xi32> to tensor<3xi32>
    %2 = func.call @doubled(%1) : (tensor<3xi32>) -> tensor<3xi32>
    %3 = tensor.insert_slice %2 into %a[1] [3] [2] : tensor<3xi32> into tensor<8xi32>
    scf.yield %3 : tensor<8xi32>
  }
  call @show(%0) : (tensor<8xi32>) -> ()
  return
}
// What is taken out is what this iteration has put in.
func.func @behind(%t: tensor<8xi32>, %n: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %0 = scf.for %i = %c0 to %n step %c1 iter_args(%a = %t) -> (tensor<8xi32>) {
    %x = arith.index_cast %i : index to i32
    %new = tensor.splat %x : tensor<3xi32>
    %1 = tensor.insert_slice %new into %a[4] [3] [1] : tensor<3xi32> into tensor<8xi32>
    %2 = tensor.extract_slice %1[4] [3] [1] : tensor<8xi32> to tensor<3xi32>
    %3 = tensor.extract %2[%c2] : tensor<3xi32>
    %4 = arith.extsi %3 : i32 to i64
    func.call @printI64(%4) : (i64) -> ()
    func.call @printNewline() : () -> ()
    %5 = tensor.insert_slice %new into %1[1] [3] [1] : tensor<3xi32> into tensor<8xi32>
    scf.yield %5 : tensor<8xi32>
  }
  call @show(%0) : (tensor<8xi32>) -> ()
  return
}
// Elements behind the end are the padding in every iteration.
func.func @padding(%t: tensor<8xi32>, %n: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c6 = arith.constant 6 : index
  %ten = arith.constant 10 : i32
  %0 = scf.for %i = %c0 to %n step %c1 iter_args(%a = %t) -> (tensor<8xi32>) {
    %1 = vector.transfer_read %a[%c6], %ten : tensor<8xi32>, vector<4xi32>
    %2 = vector.shuffle %1, %1 [3, 0, 1, 2] : vector<4xi32>, vector<4xi32>
    %3 = vector.transfer_write %2, %a[%c6] : vector<4xi32>, tensor<8xi32>
    scf.yield %3 : tensor<8xi32>
  }
  call @show(%0) : (tensor<8xi32>) -> ()
  return
}
func.func @main() -> i32 {
  %c0 = arith.constant 0 : index
  %c3 = arith.constant 3 : index
  %zero = arith.constant 0 : i32
  %t = call @numbers() : () -> tensor<8xi32>
  call @carried(%t, %c3) : (tensor<8xi32>, index) -> ()
  call @carried(%t, %c0) : (tensor<8xi32>, index) -> ()
  call @behind(%t, %c3) : (tensor<8xi32>, index) -> ()
  call @padding(%t, %c3) : (tensor<8xi32>, index) -> ()
  return %zero : i32
}
// OUT: rank = 1 offset = 0 sizes = [8] strides = [1] data =
// OUT: [0,  8,  2,  24,  4,  40,  6,  7]
// OUT: rank = 1 offset = 0 sizes = [8] strides = [1] data =
// OUT: [0,  1,  2,  3,  4,  5,  6,  7]
// OUT: 0
// OUT: 1
// OUT: 2
// OUT: rank = 1 offset = 0 sizes = [8] strides = [1] data =
// OUT: [0,  2,  2,  2,  2,  2,  2,  7]
// OUT: rank = 1 offset = 0 sizes = [8] strides = [1] data =
// OUT: [0,  1,  2,  3,  4,  5,  10,  10]
