// Elements of vectors of 0, 1 and 2 dimensions: taken, put, shuffled and
// printed. No array of vectors is an argument: LLVM 22 loses all but the last
// vector on RISC-V.
// NO ORACLE on armhf: convert-vector-to-llvm takes index for 64 bits

func.func @show(%v: vector<4xi32>) {
  %0:4 = vector.to_elements %v : vector<4xi32>
  vector.print punctuation <open>
  vector.print %0#0 : i32 punctuation <comma>
  vector.print %0#1 : i32 punctuation <comma>
  vector.print %0#2 : i32 punctuation <comma>
  vector.print %0#3 : i32 punctuation <close>
  vector.print punctuation <newline>
  return
}

func.func @places(%v: vector<4xi32>, %i: index) {
  %w = arith.constant dense<[[10, 20, 30, 40], [50, 60, 70, 80]]> : vector<2x4xi32>
  %0 = vector.extract %v[%i] : i32 from vector<4xi32>
  vector.print %0 : i32
  %1 = vector.extract %w[1, %i] : i32 from vector<2x4xi32>
  vector.print %1 : i32
  %2 = vector.insert %1, %v[%i] : i32 into vector<4xi32>
  call @show(%2) : (vector<4xi32>) -> ()
  %3 = vector.insert %2, %w[0] : vector<4xi32> into vector<2x4xi32>
  %4 = vector.insert %0, %3[0, 0] : i32 into vector<2x4xi32>
  %5 = arith.addi %4, %w : vector<2x4xi32>
  %6 = vector.extract %5[0] : vector<4xi32> from vector<2x4xi32>
  call @show(%6) : (vector<4xi32>) -> ()
  return
}

func.func @shuffles(%v: vector<4xi32>) {
  %w = arith.constant dense<[[10, 20, 30, 40], [50, 60, 70, 80]]> : vector<2x4xi32>
  %0, %1 = vector.deinterleave %v : vector<4xi32> -> vector<2xi32>
  %2 = vector.interleave %1, %0 : vector<2xi32> -> vector<4xi32>
  call @show(%2) : (vector<4xi32>) -> ()
  %3 = vector.shuffle %v, %0 [5, 3, 4, 0] : vector<4xi32>, vector<2xi32>
  call @show(%3) : (vector<4xi32>) -> ()
  %4 = vector.shuffle %w, %w [1, 2] : vector<2x4xi32>, vector<2x4xi32>
  %5 = vector.extract %4[0] : vector<4xi32> from vector<2x4xi32>
  call @show(%5) : (vector<4xi32>) -> ()
  %6 = vector.bitcast %v : vector<4xi32> to vector<2xi64>
  %7 = vector.bitcast %6 : vector<2xi64> to vector<4xi32>
  call @show(%7) : (vector<4xi32>) -> ()
  return
}

func.func @made(%x: i32) {
  %0 = vector.broadcast %x : i32 to vector<i32>
  %1 = vector.extract %0[] : i32 from vector<i32>
  %2 = vector.from_elements %1, %x, %1, %x : vector<4xi32>
  %3 = vector.broadcast %x : i32 to vector<4xi32>
  %4 = arith.addi %2, %3 : vector<4xi32>
  call @show(%4) : (vector<4xi32>) -> ()
  %5 = vector.broadcast %x : i32 to vector<3x2x4xi32>
  %6 = vector.extract %5[2, 1] : vector<4xi32> from vector<3x2x4xi32>
  call @show(%6) : (vector<4xi32>) -> ()
  return
}

func.func @numbers() {
  %0 = arith.constant true
  %1 = arith.constant -1 : i8
  %2 = arith.constant 2.5 : f32
  %3 = arith.constant -0.125 : f64
  %4 = arith.constant 7 : index
  vector.print %0 : i1
  vector.print %1 : i8 punctuation <comma>
  vector.print %2 : f32 punctuation <comma>
  vector.print %3 : f64 punctuation <comma>
  vector.print %4 : index
  return
}

func.func @main() -> i32 {
  %v = arith.constant dense<[1, 2, 3, 4]> : vector<4xi32>
  %i = arith.constant 2 : index
  %x = arith.constant -5 : i32
  call @places(%v, %i) : (vector<4xi32>, index) -> ()
  call @shuffles(%v) : (vector<4xi32>) -> ()
  call @made(%x) : (i32) -> ()
  call @numbers() : () -> ()
  %0 = arith.constant 0 : i32
  return %0 : i32
}

// OUT: 3
// OUT: 70
// OUT: ( 1, 2, 70, 4 )
// OUT: ( 13, 22, 100, 44 )
// OUT: ( 2, 1, 4, 3 )
// OUT: ( 3, 4, 1, 1 )
// OUT: ( 50, 60, 70, 80 )
// OUT: ( 1, 2, 3, 4 )
// OUT: ( -10, -10, -10, -10 )
// OUT: ( -5, -5, -5, -5 )
// OUT: 1
// OUT: -1, 2.5, -0.125, 7
