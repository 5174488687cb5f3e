// CPU: aarch64
// FLAGS: -target aarch64-linux-gnu -march=armv8.6-a+i8mm
//
// c += a * b, of signed bytes, by smmla: each instruction multiplies 2 rows of
// `a` with 2 columns of `b`, 8 numbers of each. `b` is transposed.
func.func @matmul_i8(%a: memref<?x?xi8>, %b: memref<?x?xi8>, %c: memref<?x?xi32>) attributes {llvm.emit_c_interface} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c8 = arith.constant 8 : index
  %m = memref.dim %c, %c0 : memref<?x?xi32>
  %n = memref.dim %c, %c1 : memref<?x?xi32>
  %depth = memref.dim %a, %c1 : memref<?x?xi8>
  %zero = arith.constant dense<0> : vector<4xi32>
  scf.for %i = %c0 to %m step %c2 {
    %i1 = arith.addi %i, %c1 : index
    scf.for %j = %c0 to %n step %c2 {
      %j1 = arith.addi %j, %c1 : index
      %sum = scf.for %k = %c0 to %depth step %c8 iter_args(%s = %zero) -> (vector<4xi32>) {
        %a0 = vector.load %a[%i, %k] : memref<?x?xi8>, vector<8xi8>
        %a1 = vector.load %a[%i1, %k] : memref<?x?xi8>, vector<8xi8>
        %b0 = vector.load %b[%j, %k] : memref<?x?xi8>, vector<8xi8>
        %b1 = vector.load %b[%j1, %k] : memref<?x?xi8>, vector<8xi8>
        %rows = vector.shuffle %a0, %a1 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xi8>, vector<8xi8>
        %columns = vector.shuffle %b0, %b1 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xi8>, vector<8xi8>
        %t = arm_neon.intr.smmla %s, %rows, %columns : vector<16xi8> to vector<4xi32>
        scf.yield %t : vector<4xi32>
      }
      %low = vector.extract_strided_slice %sum {offsets = [0], sizes = [2], strides = [1]} : vector<4xi32> to vector<2xi32>
      %high = vector.extract_strided_slice %sum {offsets = [2], sizes = [2], strides = [1]} : vector<4xi32> to vector<2xi32>
      %was0 = vector.load %c[%i, %j] : memref<?x?xi32>, vector<2xi32>
      %was1 = vector.load %c[%i1, %j] : memref<?x?xi32>, vector<2xi32>
      %now0 = arith.addi %was0, %low : vector<2xi32>
      %now1 = arith.addi %was1, %high : vector<2xi32>
      vector.store %now0, %c[%i, %j] : memref<?x?xi32>, vector<2xi32>
      vector.store %now1, %c[%i1, %j] : memref<?x?xi32>, vector<2xi32>
    }
  }
  return
}
