// Sums of vectors of one i128, with themselves too, in a block and across
// blocks.
// NO ORACLE on armhf: convert-vector-to-llvm takes index for 64 bits

func.func @show(%v: vector<1xi128>) attributes {no_inline} {
  %s = arith.constant dense<64> : vector<1xi128>
  %low = arith.trunci %v : vector<1xi128> to vector<1xi64>
  %shifted = arith.shrui %v, %s : vector<1xi128>
  %high = arith.trunci %shifted : vector<1xi128> to vector<1xi64>
  vector.print %high : vector<1xi64>
  vector.print %low : vector<1xi64>
  return
}

func.func @twice(%a: i128, %m: memref<1xi128>) attributes {no_inline} {
  %v = vector.broadcast %a : i128 to vector<1xi128>
  %r = arith.addi %v, %v : vector<1xi128>
  cf.br ^b
^b:
  %c0 = arith.constant 0 : index
  vector.store %r, %m[%c0] : memref<1xi128>, vector<1xi128>
  return
}

func.func @sums(%a: vector<1xi128>, %b: vector<1xi128>) -> vector<1xi128> attributes {no_inline} {
  %0 = arith.addi %a, %a overflow<nuw> : vector<1xi128>
  %1 = arith.addi %0, %b : vector<1xi128>
  %2 = arith.muli %1, %b : vector<1xi128>
  %3 = arith.addi %2, %2 : vector<1xi128>
  return %3 : vector<1xi128>
}

func.func @main() -> i32 {
  %m = memref.alloca() : memref<1xi128>
  %c0 = arith.constant 0 : index
  %a = arith.constant 0x8000000000000001 : i128
  call @twice(%a, %m) : (i128, memref<1xi128>) -> ()
  %v = vector.load %m[%c0] : memref<1xi128>, vector<1xi128>
  call @show(%v) : (vector<1xi128>) -> ()
  %three = arith.constant dense<3> : vector<1xi128>
  %s = call @sums(%v, %three) : (vector<1xi128>, vector<1xi128>) -> vector<1xi128>
  call @show(%s) : (vector<1xi128>) -> ()
  %r = arith.constant 0 : i32
  return %r : i32
}
// OUT: ( 1 )
// OUT: ( 2 )
// OUT: ( 12 )
// OUT: ( 42 )
