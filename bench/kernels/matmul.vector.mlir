// ARRAYS: f32:65536,f32:65536,f32:65536
// C = A B in tiles: vector.contract on what fits into registers.

#mk = affine_map<(m, n, k) -> (m, k)>
#kn = affine_map<(m, n, k) -> (k, n)>
#mn = affine_map<(m, n, k) -> (m, n)>

func.func @kernel(%a: memref<256x256xf32> {llvm.noalias}, %b: memref<256x256xf32> {llvm.noalias},
                  %c: memref<256x256xf32> {llvm.noalias}) {
  %c0 = arith.constant 0 : index
  %c4 = arith.constant 4 : index
  %c16 = arith.constant 16 : index
  %c256 = arith.constant 256 : index
  %pad = arith.constant 0.0 : f32
  %zeros = arith.constant dense<0.0> : vector<4x16xf32>
  scf.for %i = %c0 to %c256 step %c4 {
    scf.for %j = %c0 to %c256 step %c16 {
      %tile = scf.for %k = %c0 to %c256 step %c4 iter_args(%sum = %zeros) -> vector<4x16xf32> {
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
