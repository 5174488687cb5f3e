// Parts without dimensions of size 1, which may be any of several.
//
// PASSES: -one-shot-bufferize=for-compile
// PASSES: -one-shot-bufferize="bufferize-function-boundaries allow-return-allocs-from-loops"
// PASSES: -one-shot-bufferize="bufferize-function-boundaries allow-return-allocs-from-loops function-boundary-type-conversion=identity-layout-map"
// NO ORACLE: its passes know no tensors

func.func private @printI64(i64)
func.func private @printNewline()

func.func private @iota() -> tensor<2x3x4xi64> {
  %t = tensor.generate {
  ^bb0(%i: index, %j: index, %k: index):
    %c10 = arith.constant 10 : index
    %a = arith.muli %i, %c10 : index
    %b = arith.addi %a, %j : index
    %c = arith.muli %b, %c10 : index
    %d = arith.addi %c, %k : index
    %e = arith.index_cast %d : index to i64
    tensor.yield %e : i64
  } : tensor<2x3x4xi64>
  return %t : tensor<2x3x4xi64>
}

func.func private @show(%t: tensor<?x?xi64>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %m = tensor.dim %t, %c0 : tensor<?x?xi64>
  %n = tensor.dim %t, %c1 : tensor<?x?xi64>
  scf.for %i = %c0 to %m step %c1 {
    scf.for %j = %c0 to %n step %c1 {
      %x = tensor.extract %t[%i, %j] : tensor<?x?xi64>
      func.call @printI64(%x) : (i64) -> ()
      func.call @printNewline() : () -> ()
    }
  }
  return
}

func.func private @parts(%n: index) {
  %t = func.call @iota() : () -> tensor<2x3x4xi64>
  // OUT: 102
  // OUT: 112
  %0 = tensor.extract_slice %t[1, 0, 2] [1, %n, 1] [1, 1, 1] : tensor<2x3x4xi64> to tensor<1x?xi64>
  %1 = tensor.cast %0 : tensor<1x?xi64> to tensor<?x?xi64>
  func.call @show(%1) : (tensor<?x?xi64>) -> ()
  // OUT: 2
  // OUT: 102
  %2 = tensor.extract_slice %t[0, 0, 2] [%n, 1, 1] [1, 1, 1] : tensor<2x3x4xi64> to tensor<?x1xi64>
  %3 = tensor.cast %2 : tensor<?x1xi64> to tensor<?x?xi64>
  func.call @show(%3) : (tensor<?x?xi64>) -> ()
  // OUT: 120
  // OUT: 121
  %4 = tensor.extract_slice %t[1, 2, 0] [1, 1, %n] [1, 1, 1] : tensor<2x3x4xi64> to tensor<1x?xi64>
  %5 = tensor.cast %4 : tensor<1x?xi64> to tensor<?x?xi64>
  func.call @show(%5) : (tensor<?x?xi64>) -> ()
  // Written back a row lower, into a column.
  // OUT: 12
  // OUT: 120
  // OUT: 121
  %6 = tensor.insert_slice %4 into %t[0, 2, 1] [1, 1, %n] [1, 1, 1] : tensor<1x?xi64> into tensor<2x3x4xi64>
  %c3 = arith.constant 3 : index
  %7 = tensor.extract_slice %6[0, 1, 2] [1, 1, 1] [1, 1, 1] : tensor<2x3x4xi64> to tensor<1x1xi64>
  %8 = tensor.cast %7 : tensor<1x1xi64> to tensor<?x?xi64>
  func.call @show(%8) : (tensor<?x?xi64>) -> ()
  %9 = tensor.extract_slice %6[0, 2, 1] [1, 1, 2] [1, 1, 1] : tensor<2x3x4xi64> to tensor<1x2xi64>
  %10 = tensor.cast %9 : tensor<1x2xi64> to tensor<?x?xi64>
  func.call @show(%10) : (tensor<?x?xi64>) -> ()
  // Steps of unknown size tell which dimension is missing.
  // OUT: 12
  // OUT: 112
  %11 = tensor.extract_slice %t[0, 1, 2] [1, 1, 1] [%n, 1, %n] : tensor<2x3x4xi64> to tensor<1x1xi64>
  %12 = tensor.cast %11 : tensor<1x1xi64> to tensor<?x?xi64>
  func.call @show(%12) : (tensor<?x?xi64>) -> ()
  %13 = tensor.extract_slice %t[1, 1, 2] [1, 1, 1] [1, 1, 1] : tensor<2x3x4xi64> to tensor<1x1xi64>
  %14 = tensor.insert_slice %13 into %t[0, 0, 0] [1, 1, 1] [%n, 1, %n] : tensor<1x1xi64> into tensor<2x3x4xi64>
  %15 = tensor.extract_slice %14[0, 0, 0] [1, 1, 1] [1, 1, 1] : tensor<2x3x4xi64> to tensor<1x1xi64>
  %16 = tensor.cast %15 : tensor<1x1xi64> to tensor<?x?xi64>
  func.call @show(%16) : (tensor<?x?xi64>) -> ()
  return
}

func.func @main() {
  %c2 = arith.constant 2 : index
  call @parts(%c2) : (index) -> ()
  return
}
