// Masks of 0 to 3 dimensions, made of sizes that are known or not.
// NO ORACLE on armhf: convert-vector-to-llvm takes index for 64 bits

func.func @create(%a: index, %b: index, %c: index) {
  %0 = vector.create_mask %a : vector<i1>
  vector.print %0 : vector<i1>
  %1 = vector.create_mask %a : vector<5xi1>
  vector.print %1 : vector<5xi1>
  %2 = vector.create_mask %a, %b : vector<3x4xi1>
  vector.print %2 : vector<3x4xi1>
  %3 = vector.create_mask %a, %b, %c : vector<2x2x3xi1>
  vector.print %3 : vector<2x2x3xi1>
  return
}

func.func @constant() {
  %0 = vector.constant_mask [0] : vector<i1>
  %1 = vector.constant_mask [1] : vector<i1>
  vector.print %0 : vector<i1>
  vector.print %1 : vector<i1>
  %2 = vector.constant_mask [2] : vector<4xi1>
  vector.print %2 : vector<4xi1>
  %3 = vector.constant_mask [1, 2] : vector<2x3xi1>
  vector.print %3 : vector<2x3xi1>
  %4 = vector.constant_mask [2, 1, 3] : vector<2x2x3xi1>
  vector.print %4 : vector<2x2x3xi1>
  return
}

func.func @gather(%m: memref<8xf32>, %i: index, %n: index) {
  %at = arith.constant dense<[[0, 2, 4], [5, 3, 1]]> : vector<2x3xindex>
  %all = vector.constant_mask [2, 3] : vector<2x3xi1>
  %mask = vector.create_mask %n, %n : vector<2x3xi1>
  %else = arith.constant dense<-1.0> : vector<2x3xf32>
  %0 = vector.gather %m[%i][%at], %mask, %else : memref<8xf32>, vector<2x3xindex>, vector<2x3xi1>, vector<2x3xf32> into vector<2x3xf32>
  vector.print %0 : vector<2x3xf32>
  %zeros = arith.constant dense<0.0> : vector<2x3xf32> // mlir-opt-22 has no other
  %1 = vector.mask %mask { vector.gather %m[%i][%at], %all, %zeros : memref<8xf32>, vector<2x3xindex>, vector<2x3xi1>, vector<2x3xf32> into vector<2x3xf32> } : vector<2x3xi1> -> vector<2x3xf32>
  vector.print %1 : vector<2x3xf32>
  %2 = vector.fma %0, %0, %else : vector<2x3xf32>
  vector.print %2 : vector<2x3xf32>
  return
}

func.func @main() -> i32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c7 = arith.constant 7 : index
  %less = arith.constant -3 : index
  call @create(%c0, %c1, %c2) : (index, index, index) -> ()
  call @create(%c2, %c7, %c1) : (index, index, index) -> ()
  call @create(%c7, %less, %c2) : (index, index, index) -> ()
  call @constant() : () -> ()
  %m = memref.alloc() : memref<8xf32>
  %numbers = arith.constant dense<[0.0, 1.0, 2.0, 3.0, 4.0, 5.0, 6.0, 7.0]> : vector<8xf32>
  vector.store %numbers, %m[%c0] : memref<8xf32>, vector<8xf32>
  call @gather(%m, %c1, %c2) : (memref<8xf32>, index, index) -> ()
  memref.dealloc %m : memref<8xf32>
  %status = arith.constant 0 : i32
  return %status : i32
}

// OUT: ( 0 )
// OUT: ( 0, 0, 0, 0, 0 )
// OUT: ( ( 0, 0, 0, 0 ), ( 0, 0, 0, 0 ), ( 0, 0, 0, 0 ) )
// OUT: ( ( ( 0, 0, 0 ), ( 0, 0, 0 ) ), ( ( 0, 0, 0 ), ( 0, 0, 0 ) ) )
// OUT: ( 1 )
// OUT: ( 1, 1, 0, 0, 0 )
// OUT: ( ( 1, 1, 1, 1 ), ( 1, 1, 1, 1 ), ( 0, 0, 0, 0 ) )
// OUT: ( ( ( 1, 0, 0 ), ( 1, 0, 0 ) ), ( ( 1, 0, 0 ), ( 1, 0, 0 ) ) )
// OUT: ( 1 )
// OUT: ( 1, 1, 1, 1, 1 )
// OUT: ( ( 0, 0, 0, 0 ), ( 0, 0, 0, 0 ), ( 0, 0, 0, 0 ) )
// OUT: ( ( ( 0, 0, 0 ), ( 0, 0, 0 ) ), ( ( 0, 0, 0 ), ( 0, 0, 0 ) ) )
// OUT: ( 0 )
// OUT: ( 1 )
// OUT: ( 1, 1, 0, 0 )
// OUT: ( ( 1, 1, 0 ), ( 0, 0, 0 ) )
// OUT: ( ( ( 1, 1, 1 ), ( 0, 0, 0 ) ), ( ( 1, 1, 1 ), ( 0, 0, 0 ) ) )
// OUT: ( ( 1, 3, -1 ), ( 6, 4, -1 ) )
// OUT: ( ( 1, 3, 0 ), ( 6, 4, 0 ) )
// OUT: ( ( 0, 8, 0 ), ( 35, 15, 0 ) )
