// A product of matrices in tiles of 4, whose last ones are cut off by min.
// NO ORACLE on armhf: convert-vector-to-llvm takes index for 64 bits

func.func @main() -> i32 {
  %a = memref.alloc() : memref<6x6xi32>
  %c = memref.alloc() : memref<6x6xi32>
  %zero = arith.constant 0 : i32
  affine.for %i = 0 to 6 {
    affine.for %j = 0 to 6 {
      %n = affine.apply affine_map<(d0, d1) -> (d0 + 2 * d1)>(%i, %j)
      %v = arith.index_cast %n : index to i32
      affine.store %v, %a[%i, %j] : memref<6x6xi32>
      affine.store %zero, %c[%i, %j] : memref<6x6xi32>
    }
  }
  affine.for %ti = 0 to 6 step 4 {
    affine.for %tj = 0 to 6 step 4 {
      affine.for %i = affine_map<(d0) -> (d0)>(%ti) to min affine_map<(d0) -> (d0 + 4, 6)>(%ti) {
        affine.for %j = affine_map<(d0) -> (d0)>(%tj) to min affine_map<(d0) -> (d0 + 4, 6)>(%tj) {
          affine.for %k = 0 to 6 {
            %x = affine.load %a[%i, %k] : memref<6x6xi32>
            %y = affine.load %a[%k, %j] : memref<6x6xi32>
            %z = affine.load %c[%i, %j] : memref<6x6xi32>
            %p = arith.muli %x, %y : i32
            %s = arith.addi %z, %p : i32
            affine.store %s, %c[%i, %j] : memref<6x6xi32>
          }
        }
      }
    }
  }
  affine.for %i = 0 to 6 step 5 {
    %row = affine.vector_load %c[%i, 0] : memref<6x6xi32>, vector<6xi32>
    vector.print %row : vector<6xi32>
  }
  memref.dealloc %a : memref<6x6xi32>
  memref.dealloc %c : memref<6x6xi32>
  %r = arith.constant 0 : i32
  return %r : i32
}
// OUT: ( 110, 170, 230, 290, 350, 410 )
// OUT: ( 185, 305, 425, 545, 665, 785 )
