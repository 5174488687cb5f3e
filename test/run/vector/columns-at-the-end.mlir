// Transfers of columns that go beyond the last row, not beyond the last column.
// NO ORACLE: mlir-opt compares the place among columns with their number
//
// PASSES: -convert-vector-to-llvm

func.func private @printI64(i64)
func.func private @printNewline()
func.func private @printComma()

func.func private @column(%m: memref<6x4xi32>, %i: index, %j: index) {
  %p = arith.constant -1 : i32
  %v = vector.transfer_read %m[%i, %j], %p
    {permutation_map = affine_map<(d0, d1) -> (d0)>} : memref<6x4xi32>, vector<8xi32>
  vector.print %v : vector<8xi32>
  %w = arith.addi %v, %v : vector<8xi32>
  vector.transfer_write %w, %m[%i, %j]
    {permutation_map = affine_map<(d0, d1) -> (d0)>} : vector<8xi32>, memref<6x4xi32>
  return
}

func.func @main() -> i32 {
  %m = memref.alloc() : memref<6x4xi32>
  affine.for %i = 0 to 6 {
    affine.for %j = 0 to 4 {
      %k = affine.apply affine_map<(i, j) -> (i * 10 + j)>(%i, %j)
      %x = arith.index_cast %k : index to i32
      affine.store %x, %m[%i, %j] : memref<6x4xi32>
    }
  }
  %c1 = arith.constant 1 : index
  %c3 = arith.constant 3 : index
  // OUT: ( 11, 21, 31, 41, 51, -1, -1, -1 )
  call @column(%m, %c1, %c1) : (memref<6x4xi32>, index, index) -> ()
  // OUT: ( 33, 43, 53, -1, -1, -1, -1, -1 )
  call @column(%m, %c3, %c3) : (memref<6x4xi32>, index, index) -> ()
  // OUT: 1, 2, 3, 22, 12, 13, 42, 22, 23, 62, 32, 66, 82, 42, 86, 102, 52, 106,
  affine.for %i = 0 to 6 {
    affine.for %j = 1 to 4 {
      %x = affine.load %m[%i, %j] : memref<6x4xi32>
      %wide = arith.extsi %x : i32 to i64
      func.call @printI64(%wide) : (i64) -> ()
      func.call @printComma() : () -> ()
    }
  }
  func.call @printNewline() : () -> ()
  memref.dealloc %m : memref<6x4xi32>
  %ok = arith.constant 0 : i32
  return %ok : i32
}
