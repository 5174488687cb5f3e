// Vectors in memory: whole ones, those behind a mask, and elements wherever
// they are.
// NO ORACLE on armhf: convert-vector-to-llvm takes index for 64 bits

func.func @show(%v: vector<4xf32>) {
  %0:4 = vector.to_elements %v : vector<4xf32>
  vector.print %0#0 : f32 punctuation <comma>
  vector.print %0#1 : f32 punctuation <comma>
  vector.print %0#2 : f32 punctuation <comma>
  vector.print %0#3 : f32
  return
}

func.func @show_all(%m: memref<3x4xf32>) {
  %0 = arith.constant 0 : index
  %1 = arith.constant 1 : index
  %3 = arith.constant 3 : index
  scf.for %i = %0 to %3 step %1 {
    %row = vector.load %m[%i, %0] : memref<3x4xf32>, vector<4xf32>
    func.call @show(%row) : (vector<4xf32>) -> ()
  }
  return
}

func.func @whole(%m: memref<3x4xf32>, %v: vector<4xf32>) {
  %1 = arith.constant 1 : index
  %2 = arith.constant 2 : index
  vector.store %v, %m[%1, %2] : memref<3x4xf32>, vector<4xf32>
  call @show_all(%m) : (memref<3x4xf32>) -> ()
  %part = memref.subview %m[%1, 1] [2, 3] [1, 1] : memref<3x4xf32> to memref<2x3xf32, strided<[4, 1], offset: ?>>
  %0 = arith.constant 0 : index
  %w = vector.load %part[%0, %1] : memref<2x3xf32, strided<[4, 1], offset: ?>>, vector<4xf32>
  call @show(%w) : (vector<4xf32>) -> ()
  return
}

func.func @masked(%m: memref<3x4xf32>, %v: vector<4xf32>, %k: vector<4xi1>) {
  %0 = arith.constant 0 : index
  %1 = arith.constant 1 : index
  vector.maskedstore %m[%0, %0], %k, %v : memref<3x4xf32>, vector<4xi1>, vector<4xf32>
  vector.compressstore %m[%1, %0], %k, %v : memref<3x4xf32>, vector<4xi1>, vector<4xf32>
  call @show_all(%m) : (memref<3x4xf32>) -> ()
  %2 = vector.maskedload %m[%1, %0], %k, %v : memref<3x4xf32>, vector<4xi1>, vector<4xf32> into vector<4xf32>
  call @show(%2) : (vector<4xf32>) -> ()
  %3 = vector.expandload %m[%1, %0], %k, %v : memref<3x4xf32>, vector<4xi1>, vector<4xf32> into vector<4xf32>
  call @show(%3) : (vector<4xf32>) -> ()
  return
}

func.func @scattered(%m: memref<3x4xf32>, %v: vector<4xf32>, %k: vector<4xi1>) {
  %0 = arith.constant 0 : index
  %1 = arith.constant 1 : index
  %places = arith.constant dense<[3, 0, 7, -4]> : vector<4xi32>
  vector.scatter %m[%1, %0] [%places], %k, %v : memref<3x4xf32>, vector<4xi32>, vector<4xi1>, vector<4xf32>
  call @show_all(%m) : (memref<3x4xf32>) -> ()
  %2 = vector.gather %m[%1, %0] [%places], %k, %v : memref<3x4xf32>, vector<4xi32>, vector<4xi1>, vector<4xf32> into vector<4xf32>
  call @show(%2) : (vector<4xf32>) -> ()
  return
}

func.func @vectors(%m: memref<3x4xf32>) {
  %all = vector.type_cast %m : memref<3x4xf32> to memref<vector<3x4xf32>>
  %v = memref.load %all[] : memref<vector<3x4xf32>>
  %row = vector.extract %v[1] : vector<4xf32> from vector<3x4xf32>
  call @show(%row) : (vector<4xf32>) -> ()
  return
}

func.func @main() -> i32 {
  %m = memref.alloc() : memref<3x4xf32>
  %0 = arith.constant 0 : index
  %1 = arith.constant 1 : index
  %2 = arith.constant 2 : index
  %zero = arith.constant dense<0.0> : vector<4xf32>
  vector.store %zero, %m[%0, %0] : memref<3x4xf32>, vector<4xf32>
  vector.store %zero, %m[%1, %0] : memref<3x4xf32>, vector<4xf32>
  vector.store %zero, %m[%2, %0] : memref<3x4xf32>, vector<4xf32>
  %v = arith.constant dense<[1.0, 2.0, 3.0, 4.0]> : vector<4xf32>
  %w = arith.constant dense<[10.0, 20.0, 30.0, 40.0]> : vector<4xf32>
  %x = arith.constant dense<[100.0, 200.0, 300.0, 400.0]> : vector<4xf32>
  %k = arith.constant dense<[true, false, true, true]> : vector<4xi1>
  call @whole(%m, %v) : (memref<3x4xf32>, vector<4xf32>) -> ()
  call @masked(%m, %w, %k) : (memref<3x4xf32>, vector<4xf32>, vector<4xi1>) -> ()
  call @scattered(%m, %x, %k) : (memref<3x4xf32>, vector<4xf32>, vector<4xi1>) -> ()
  call @vectors(%m) : (memref<3x4xf32>) -> ()
  memref.dealloc %m : memref<3x4xf32>
  %r = arith.constant 0 : i32
  return %r : i32
}

// OUT: 0, 0, 0, 0
// OUT: 0, 0, 1, 2
// OUT: 3, 4, 0, 0
// OUT: 1, 2, 3, 4
// OUT: 10, 0, 30, 40
// OUT: 10, 30, 40, 2
// OUT: 3, 4, 0, 0
// OUT: 10, 20, 40, 2
// OUT: 10, 20, 30, 40
// OUT: 400, 0, 30, 40
// OUT: 10, 30, 40, 100
// OUT: 3, 4, 0, 300
// OUT: 100, 200, 300, 400
// OUT: 10, 30, 40, 100
