// Elements of memory that stand apart, from anywhere and to anywhere: with a
// stride that is known, and with one that is not.
// NO ORACLE: mlir-opt-22 leaves them

func.func private @show(%v: vector<4xi32>) {
  %0:4 = vector.to_elements %v : vector<4xi32>
  vector.print %0#0 : i32 punctuation <comma>
  vector.print %0#1 : i32 punctuation <comma>
  vector.print %0#2 : i32 punctuation <comma>
  vector.print %0#3 : i32
  return
}

func.func @at(%m: memref<16xi32>, %n: index, %by: index) {
  %c1 = arith.constant 1 : index
  %mask = arith.constant dense<[true, true, false, true]> : vector<4xi1>
  %none = arith.constant dense<-1> : vector<4xi32>
  %known = memref.reinterpret_cast %m to offset: [1], sizes: [5], strides: [3]
    : memref<16xi32> to memref<5xi32, strided<[3], offset: 1>>
  %narrow = arith.constant dense<[3, 0, 1, -1]> : vector<4xi8>
  %0 = vector.gather %known[%c1] [%narrow], %mask, %none
    : memref<5xi32, strided<[3], offset: 1>>, vector<4xi8>, vector<4xi1>, vector<4xi32> into vector<4xi32>
  call @show(%0) : (vector<4xi32>) -> ()
  %unknown = memref.reinterpret_cast %m to offset: [0], sizes: [%n], strides: [%by]
    : memref<16xi32> to memref<?xi32, strided<[?]>>
  %wide = arith.constant dense<[0, 5, 1, 2]> : vector<4xindex>
  %1 = vector.gather %unknown[%c1] [%wide], %mask, %none
    : memref<?xi32, strided<[?]>>, vector<4xindex>, vector<4xi1>, vector<4xi32> into vector<4xi32>
  call @show(%1) : (vector<4xi32>) -> ()
  vector.scatter %unknown[%c1] [%wide], %mask, %0
    : memref<?xi32, strided<[?]>>, vector<4xindex>, vector<4xi1>, vector<4xi32>
  %2 = vector.load %m[%c1] : memref<16xi32>, vector<4xi32>
  call @show(%2) : (vector<4xi32>) -> ()
  %c12 = arith.constant 12 : index
  %3 = vector.load %m[%c12] : memref<16xi32>, vector<4xi32>
  call @show(%3) : (vector<4xi32>) -> ()
  return
}
// OUT: 113, 104, -1, 101
// OUT: 102, 112, -1, 106
// OUT: 101, 113, 103, 104
// OUT: 104, 113, 114, 115

func.func @main() -> i32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c8 = arith.constant 8 : index
  %c16 = arith.constant 16 : index
  %m = memref.alloc() : memref<16xi32>
  %hundred = arith.constant 100 : index
  scf.for %i = %c0 to %c16 step %c1 {
    %k = arith.addi %i, %hundred : index
    %x = arith.index_cast %k : index to i32
    memref.store %x, %m[%i] : memref<16xi32>
  }
  call @at(%m, %c8, %c2) : (memref<16xi32>, index, index) -> ()
  memref.dealloc %m : memref<16xi32>
  %status = arith.constant 0 : i32
  return %status : i32
}
