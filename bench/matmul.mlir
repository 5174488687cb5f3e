// The small kernel of the benchmarks: what a user's first kernel looks like.
func.func @matmul(%A: memref<?x?xf32>, %B: memref<?x?xf32>,
                  %C: memref<?x?xf32>) {
  %zero = arith.constant 0 : index
  %one = arith.constant 1 : index
  %start = arith.constant 0.0 : f32
  %rows = memref.dim %A, %zero : memref<?x?xf32>
  %depth = memref.dim %A, %one : memref<?x?xf32>
  %cols = memref.dim %B, %one : memref<?x?xf32>
  scf.for %i = %zero to %rows step %one {
    scf.for %j = %zero to %cols step %one {
      %total = scf.for %k = %zero to %depth step %one
          iter_args(%sum = %start) -> (f32) {
        %a = memref.load %A[%i, %k] : memref<?x?xf32>
        %b = memref.load %B[%k, %j] : memref<?x?xf32>
        %product = arith.mulf %a, %b : f32
        %next = arith.addf %sum, %product : f32
        scf.yield %next : f32
      }
      memref.store %total, %C[%i, %j] : memref<?x?xf32>
    }
  }
  return
}
