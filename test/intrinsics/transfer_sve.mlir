// CPU: aarch64 sve128 sve256 sve512
// FLAGS: -target aarch64-linux-gnu -march=armv8.6-a+sve+i8mm
//
// Rows of 8 bytes whose number is scalable, read from row `j` on and multiplied
// with 4 rows; those behind the last row count as 3s.
func.func @products(%lhs: memref<4x8xi8>, %rhs: memref<?x8xi8>, %acc: memref<?x?xi32>, %j: index) attributes {llvm.emit_c_interface} {
  %c0 = arith.constant 0 : index
  %three = arith.constant 3 : i8
  %zero = arith.constant 0 : i32
  %a = vector.transfer_read %lhs[%c0, %c0], %three {in_bounds = [true, true]} : memref<4x8xi8>, vector<4x8xi8>
  %b = vector.transfer_read %rhs[%j, %c0], %three {in_bounds = [false, true]} : memref<?x8xi8>, vector<[4]x8xi8>
  %c = vector.transfer_read %acc[%c0, %c0], %zero {in_bounds = [true, true]} : memref<?x?xi32>, vector<4x[4]xi32>
  %x = arith.extsi %a : vector<4x8xi8> to vector<4x8xi32>
  %y = arith.extsi %b : vector<[4]x8xi8> to vector<[4]x8xi32>
  %0 = vector.contract {indexing_maps = [affine_map<(m, n, k) -> (m, k)>, affine_map<(m, n, k) -> (n, k)>, affine_map<(m, n, k) -> (m, n)>], iterator_types = ["parallel", "parallel", "reduction"], kind = #vector.kind<add>} %x, %y, %c : vector<4x8xi32>, vector<[4]x8xi32> into vector<4x[4]xi32>
  vector.transfer_write %0, %acc[%c0, %c0] {in_bounds = [true, true]} : vector<4x[4]xi32>, memref<?x?xi32>
  return
}
