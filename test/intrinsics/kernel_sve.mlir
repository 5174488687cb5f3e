// CPU: aarch64 sve128 sve256 sve512
// FLAGS: -target aarch64-linux-gnu -march=armv8.2-a+sve
//
// c += a * b, of f32, by SVE: a vector of a row of `c` at a time, the last one
// masked.
func.func @matmul_f32(%a: memref<?x?xf32>, %b: memref<?x?xf32>, %c: memref<?x?xf32>) attributes {llvm.emit_c_interface} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c4 = arith.constant 4 : index
  %m = memref.dim %c, %c0 : memref<?x?xf32>
  %n = memref.dim %c, %c1 : memref<?x?xf32>
  %depth = memref.dim %a, %c1 : memref<?x?xf32>
  %zero = arith.constant dense<0.0> : vector<[4]xf32>
  %vscale = vector.vscale
  %length = arith.muli %vscale, %c4 : index
  scf.for %i = %c0 to %m step %c1 {
    scf.for %j = %c0 to %n step %length {
      %rest = arith.subi %n, %j : index
      %mask = vector.create_mask %rest : vector<[4]xi1>
      %was = vector.maskedload %c[%i, %j], %mask, %zero : memref<?x?xf32>, vector<[4]xi1>, vector<[4]xf32> into vector<[4]xf32>
      %sum = scf.for %k = %c0 to %depth step %c1 iter_args(%s = %was) -> (vector<[4]xf32>) {
        %x = memref.load %a[%i, %k] : memref<?x?xf32>
        %left = vector.broadcast %x : f32 to vector<[4]xf32>
        %right = vector.maskedload %b[%k, %j], %mask, %zero : memref<?x?xf32>, vector<[4]xi1>, vector<[4]xf32> into vector<[4]xf32>
        %product = arm_sve.masked.mulf %mask, %left, %right : vector<[4]xi1>, vector<[4]xf32>
        %t = arm_sve.masked.addf %mask, %s, %product : vector<[4]xi1>, vector<[4]xf32>
        scf.yield %t : vector<[4]xf32>
      }
      vector.maskedstore %c[%i, %j], %mask, %sum : memref<?x?xf32>, vector<[4]xi1>, vector<[4]xf32>
    }
  }
  return
}
