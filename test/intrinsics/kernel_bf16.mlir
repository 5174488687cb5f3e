// CPU: avx512f avx512vl avx512_bf16
// FLAGS: -mavx512f -mavx512vl -mavx512bf16
//
// c += a * b, of bf16, by AVX-512 BF16: 4 rows and 32 columns at a time. Two
// neighbours of a row of `a` are one i32; `b` has rows 2k and 2k + 1 interleaved.
func.func @matmul_bf16(%a: memref<?x?xi32>, %b: memref<?x?xbf16>, %c: memref<?x?xf32>) attributes {llvm.emit_c_interface} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c3 = arith.constant 3 : index
  %c4 = arith.constant 4 : index
  %c16 = arith.constant 16 : index
  %c32 = arith.constant 32 : index
  %m = memref.dim %c, %c0 : memref<?x?xf32>
  %n = memref.dim %c, %c1 : memref<?x?xf32>
  %pairs = memref.dim %a, %c1 : memref<?x?xi32>
  scf.for %i = %c0 to %m step %c4 {
    %i1 = arith.addi %i, %c1 : index
    %i2 = arith.addi %i, %c2 : index
    %i3 = arith.addi %i, %c3 : index
    scf.for %j = %c0 to %n step %c32 {
      %j16 = arith.addi %j, %c16 : index
      %jb = arith.muli %j, %c2 : index
      %jb32 = arith.addi %jb, %c32 : index
      %s0 = vector.load %c[%i, %j] : memref<?x?xf32>, vector<16xf32>
      %s1 = vector.load %c[%i, %j16] : memref<?x?xf32>, vector<16xf32>
      %s2 = vector.load %c[%i1, %j] : memref<?x?xf32>, vector<16xf32>
      %s3 = vector.load %c[%i1, %j16] : memref<?x?xf32>, vector<16xf32>
      %s4 = vector.load %c[%i2, %j] : memref<?x?xf32>, vector<16xf32>
      %s5 = vector.load %c[%i2, %j16] : memref<?x?xf32>, vector<16xf32>
      %s6 = vector.load %c[%i3, %j] : memref<?x?xf32>, vector<16xf32>
      %s7 = vector.load %c[%i3, %j16] : memref<?x?xf32>, vector<16xf32>
      %sum:8 = scf.for %k = %c0 to %pairs step %c1 iter_args(%t0 = %s0, %t1 = %s1, %t2 = %s2, %t3 = %s3, %t4 = %s4, %t5 = %s5, %t6 = %s6, %t7 = %s7) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>) {
        %b0 = vector.load %b[%k, %jb] : memref<?x?xbf16>, vector<32xbf16>
        %b1 = vector.load %b[%k, %jb32] : memref<?x?xbf16>, vector<32xbf16>
        %p0 = memref.load %a[%i, %k] : memref<?x?xi32>
        %q0 = vector.broadcast %p0 : i32 to vector<16xi32>
        %a0 = vector.bitcast %q0 : vector<16xi32> to vector<32xbf16>
        %n0 = x86vector.avx512.dot %t0, %a0, %b0 : vector<32xbf16> -> vector<16xf32>
        %n1 = x86vector.avx512.dot %t1, %a0, %b1 : vector<32xbf16> -> vector<16xf32>
        %p1 = memref.load %a[%i1, %k] : memref<?x?xi32>
        %q1 = vector.broadcast %p1 : i32 to vector<16xi32>
        %a1 = vector.bitcast %q1 : vector<16xi32> to vector<32xbf16>
        %n2 = x86vector.avx512.dot %t2, %a1, %b0 : vector<32xbf16> -> vector<16xf32>
        %n3 = x86vector.avx512.dot %t3, %a1, %b1 : vector<32xbf16> -> vector<16xf32>
        %p2 = memref.load %a[%i2, %k] : memref<?x?xi32>
        %q2 = vector.broadcast %p2 : i32 to vector<16xi32>
        %a2 = vector.bitcast %q2 : vector<16xi32> to vector<32xbf16>
        %n4 = x86vector.avx512.dot %t4, %a2, %b0 : vector<32xbf16> -> vector<16xf32>
        %n5 = x86vector.avx512.dot %t5, %a2, %b1 : vector<32xbf16> -> vector<16xf32>
        %p3 = memref.load %a[%i3, %k] : memref<?x?xi32>
        %q3 = vector.broadcast %p3 : i32 to vector<16xi32>
        %a3 = vector.bitcast %q3 : vector<16xi32> to vector<32xbf16>
        %n6 = x86vector.avx512.dot %t6, %a3, %b0 : vector<32xbf16> -> vector<16xf32>
        %n7 = x86vector.avx512.dot %t7, %a3, %b1 : vector<32xbf16> -> vector<16xf32>
        scf.yield %n0, %n1, %n2, %n3, %n4, %n5, %n6, %n7 : vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>
      }
      vector.store %sum#0, %c[%i, %j] : memref<?x?xf32>, vector<16xf32>
      vector.store %sum#1, %c[%i, %j16] : memref<?x?xf32>, vector<16xf32>
      vector.store %sum#2, %c[%i1, %j] : memref<?x?xf32>, vector<16xf32>
      vector.store %sum#3, %c[%i1, %j16] : memref<?x?xf32>, vector<16xf32>
      vector.store %sum#4, %c[%i2, %j] : memref<?x?xf32>, vector<16xf32>
      vector.store %sum#5, %c[%i2, %j16] : memref<?x?xf32>, vector<16xf32>
      vector.store %sum#6, %c[%i3, %j] : memref<?x?xf32>, vector<16xf32>
      vector.store %sum#7, %c[%i3, %j16] : memref<?x?xf32>, vector<16xf32>
    }
  }
  return
}
