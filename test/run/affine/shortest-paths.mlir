// Floyd and Warshall's shortest paths: loops around one that depends on all before.
// NO ORACLE on armhf: convert-vector-to-llvm takes index for 64 bits

func.func @main() -> i32 {
  %m = memref.alloca() : memref<4x4xi32>
  %far = arith.constant 1000 : i32
  %zero = arith.constant 0 : i32
  affine.for %i = 0 to 4 {
    affine.for %j = 0 to 4 {
      %d = affine.if affine_set<(d0, d1) : (d0 - d1 == 0)>(%i, %j) -> i32 {
        affine.yield %zero : i32
      } else {
        affine.yield %far : i32
      }
      affine.store %d, %m[%i, %j] : memref<4x4xi32>
    }
    %n = arith.index_cast %i : index to i32
    %one = arith.constant 1 : i32
    %next = arith.addi %n, %one : i32
    affine.store %next, %m[%i, (%i + 1) mod 4] : memref<4x4xi32>
  }
  affine.for %k = 0 to 4 {
    affine.for %i = 0 to 4 {
      affine.for %j = 0 to 4 {
        %d = affine.load %m[%i, %j] : memref<4x4xi32>
        %a = affine.load %m[%i, %k] : memref<4x4xi32>
        %b = affine.load %m[%k, %j] : memref<4x4xi32>
        %s = arith.addi %a, %b : i32
        %least = arith.minsi %d, %s : i32
        affine.store %least, %m[%i, %j] : memref<4x4xi32>
      }
    }
  }
  affine.for %i = 0 to 4 {
    %row = affine.vector_load %m[%i, 0] : memref<4x4xi32>, vector<4xi32>
    vector.print %row : vector<4xi32>
  }
  %r = arith.constant 0 : i32
  return %r : i32
}
// OUT: ( 0, 1, 3, 6 )
// OUT: ( 9, 0, 2, 5 )
// OUT: ( 7, 8, 0, 3 )
// OUT: ( 4, 5, 7, 0 )
