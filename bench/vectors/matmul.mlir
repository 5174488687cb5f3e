// A product of matrices in tiles: vector.contract on what fits into registers.

#mk = affine_map<(m, n, k) -> (m, k)>
#kn = affine_map<(m, n, k) -> (k, n)>
#mn = affine_map<(m, n, k) -> (m, n)>

func.func @matmul(%a: memref<256x256xf32>, %b: memref<256x256xf32>, %c: memref<256x256xf32>) {
  %c0 = arith.constant 0 : index
  %c4 = arith.constant 4 : index
  %c16 = arith.constant 16 : index
  %c256 = arith.constant 256 : index
  %pad = arith.constant 0.0 : f32
  scf.for %i = %c0 to %c256 step %c4 {
    scf.for %j = %c0 to %c256 step %c16 {
      %start = vector.transfer_read %c[%i, %j], %pad {in_bounds = [true, true]} : memref<256x256xf32>, vector<4x16xf32>
      %tile = scf.for %k = %c0 to %c256 step %c4 iter_args(%sum = %start) -> vector<4x16xf32> {
        %x = vector.transfer_read %a[%i, %k], %pad {in_bounds = [true, true]} : memref<256x256xf32>, vector<4x4xf32>
        %y = vector.transfer_read %b[%k, %j], %pad {in_bounds = [true, true]} : memref<256x256xf32>, vector<4x16xf32>
        %next = vector.contract {indexing_maps = [#mk, #kn, #mn], iterator_types = ["parallel", "parallel", "reduction"]}
          %x, %y, %sum : vector<4x4xf32>, vector<4x16xf32> into vector<4x16xf32>
        scf.yield %next : vector<4x16xf32>
      }
      vector.transfer_write %tile, %c[%i, %j] {in_bounds = [true, true]} : vector<4x16xf32>, memref<256x256xf32>
    }
  }
  return
}

func.func @main() -> i32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c7 = arith.constant 7 : index
  %c256 = arith.constant 256 : index
  %rounds = arith.constant 400 : index
  %zero = arith.constant 0.0 : f32
  %a = memref.alloc() {alignment = 64 : i64} : memref<256x256xf32>
  %b = memref.alloc() {alignment = 64 : i64} : memref<256x256xf32>
  %c = memref.alloc() {alignment = 64 : i64} : memref<256x256xf32>
  scf.for %i = %c0 to %c256 step %c1 {
    scf.for %j = %c0 to %c256 step %c1 {
      %sum = arith.addi %i, %j : index
      %small = arith.remui %sum, %c7 : index
      %word = arith.index_cast %small : index to i32
      %x = arith.sitofp %word : i32 to f32
      memref.store %x, %a[%i, %j] : memref<256x256xf32>
      memref.store %x, %b[%j, %i] : memref<256x256xf32>
      memref.store %zero, %c[%i, %j] : memref<256x256xf32>
    }
  }
  scf.for %round = %c0 to %rounds step %c1 {
    func.call @matmul(%a, %b, %c) : (memref<256x256xf32>, memref<256x256xf32>, memref<256x256xf32>) -> ()
  }
  %last = memref.load %c[%c7, %c1] : memref<256x256xf32>
  vector.print %last : f32
  %status = arith.constant 0 : i32
  return %status : i32
}
