// CPU: aarch64
// FLAGS: -target aarch64-linux-gnu -march=armv8.6-a+i8mm+bf16 -ffast-math
//
// Contractions that instructions for products of matrices do.
func.func @signed_by_signed(%p: !llvm.ptr, %q: !llvm.ptr, %r: !llvm.ptr, %out: !llvm.ptr) {
  %af = llvm.load %p : !llvm.ptr -> vector<64xi8>
  %a = vector.shape_cast %af : vector<64xi8> to vector<4x16xi8>
  %bf = llvm.load %q : !llvm.ptr -> vector<64xi8>
  %b = vector.shape_cast %bf : vector<64xi8> to vector<4x16xi8>
  %x = arith.extsi %a : vector<4x16xi8> to vector<4x16xi32>
  %y = arith.extsi %b : vector<4x16xi8> to vector<4x16xi32>
  %cf = llvm.load %r : !llvm.ptr -> vector<16xi32>
  %c = vector.shape_cast %cf : vector<16xi32> to vector<4x4xi32>
  %0 = vector.contract {indexing_maps = [affine_map<(m, n, k) -> (m, k)>, affine_map<(m, n, k) -> (n, k)>, affine_map<(m, n, k) -> (m, n)>], iterator_types = ["parallel", "parallel", "reduction"], kind = #vector.kind<add>} %x, %y, %c : vector<4x16xi32>, vector<4x16xi32> into vector<4x4xi32>
  %f = vector.shape_cast %0 : vector<4x4xi32> to vector<16xi32>
  llvm.store %f, %out : vector<16xi32>, !llvm.ptr
  return
}
func.func @unsigned_by_unsigned(%p: !llvm.ptr, %q: !llvm.ptr, %r: !llvm.ptr, %out: !llvm.ptr) {
  %af = llvm.load %p : !llvm.ptr -> vector<16xi8>
  %a = vector.shape_cast %af : vector<16xi8> to vector<2x8xi8>
  %bf = llvm.load %q : !llvm.ptr -> vector<32xi8>
  %b = vector.shape_cast %bf : vector<32xi8> to vector<4x8xi8>
  %x = arith.extui %a : vector<2x8xi8> to vector<2x8xi32>
  %y = arith.extui %b : vector<4x8xi8> to vector<4x8xi32>
  %cf = llvm.load %r : !llvm.ptr -> vector<8xi32>
  %c = vector.shape_cast %cf : vector<8xi32> to vector<2x4xi32>
  %0 = vector.contract {indexing_maps = [affine_map<(m, n, k) -> (m, k)>, affine_map<(m, n, k) -> (n, k)>, affine_map<(m, n, k) -> (m, n)>], iterator_types = ["parallel", "parallel", "reduction"], kind = #vector.kind<add>} %x, %y, %c : vector<2x8xi32>, vector<4x8xi32> into vector<2x4xi32>
  %f = vector.shape_cast %0 : vector<2x4xi32> to vector<8xi32>
  llvm.store %f, %out : vector<8xi32>, !llvm.ptr
  return
}
func.func @unsigned_by_signed(%p: !llvm.ptr, %q: !llvm.ptr, %r: !llvm.ptr, %out: !llvm.ptr) {
  %af = llvm.load %p : !llvm.ptr -> vector<16xi8>
  %a = vector.shape_cast %af : vector<16xi8> to vector<2x8xi8>
  %bf = llvm.load %q : !llvm.ptr -> vector<32xi8>
  %b = vector.shape_cast %bf : vector<32xi8> to vector<4x8xi8>
  %x = arith.extui %a : vector<2x8xi8> to vector<2x8xi32>
  %y = arith.extsi %b : vector<4x8xi8> to vector<4x8xi32>
  %cf = llvm.load %r : !llvm.ptr -> vector<8xi32>
  %c = vector.shape_cast %cf : vector<8xi32> to vector<2x4xi32>
  %0 = vector.contract {indexing_maps = [affine_map<(m, n, k) -> (m, k)>, affine_map<(m, n, k) -> (n, k)>, affine_map<(m, n, k) -> (m, n)>], iterator_types = ["parallel", "parallel", "reduction"], kind = #vector.kind<add>} %x, %y, %c : vector<2x8xi32>, vector<4x8xi32> into vector<2x4xi32>
  %f = vector.shape_cast %0 : vector<2x4xi32> to vector<8xi32>
  llvm.store %f, %out : vector<8xi32>, !llvm.ptr
  return
}
func.func @signed_by_unsigned(%p: !llvm.ptr, %q: !llvm.ptr, %r: !llvm.ptr, %out: !llvm.ptr) {
  %af = llvm.load %p : !llvm.ptr -> vector<64xi8>
  %a = vector.shape_cast %af : vector<64xi8> to vector<4x16xi8>
  %bf = llvm.load %q : !llvm.ptr -> vector<32xi8>
  %b = vector.shape_cast %bf : vector<32xi8> to vector<2x16xi8>
  %x = arith.extsi %a : vector<4x16xi8> to vector<4x16xi32>
  %y = arith.extui %b : vector<2x16xi8> to vector<2x16xi32>
  %cf = llvm.load %r : !llvm.ptr -> vector<8xi32>
  %c = vector.shape_cast %cf : vector<8xi32> to vector<4x2xi32>
  %0 = vector.contract {indexing_maps = [affine_map<(m, n, k) -> (m, k)>, affine_map<(m, n, k) -> (n, k)>, affine_map<(m, n, k) -> (m, n)>], iterator_types = ["parallel", "parallel", "reduction"], kind = #vector.kind<add>} %x, %y, %c : vector<4x16xi32>, vector<2x16xi32> into vector<4x2xi32>
  %f = vector.shape_cast %0 : vector<4x2xi32> to vector<8xi32>
  llvm.store %f, %out : vector<8xi32>, !llvm.ptr
  return
}
func.func @one_row(%p: !llvm.ptr, %q: !llvm.ptr, %r: !llvm.ptr, %out: !llvm.ptr) {
  %af = llvm.load %p : !llvm.ptr -> vector<16xi8>
  %a = vector.shape_cast %af : vector<16xi8> to vector<1x16xi8>
  %bf = llvm.load %q : !llvm.ptr -> vector<64xi8>
  %b = vector.shape_cast %bf : vector<64xi8> to vector<4x16xi8>
  %x = arith.extsi %a : vector<1x16xi8> to vector<1x16xi32>
  %y = arith.extsi %b : vector<4x16xi8> to vector<4x16xi32>
  %cf = llvm.load %r : !llvm.ptr -> vector<4xi32>
  %c = vector.shape_cast %cf : vector<4xi32> to vector<1x4xi32>
  %0 = vector.contract {indexing_maps = [affine_map<(m, n, k) -> (m, k)>, affine_map<(m, n, k) -> (n, k)>, affine_map<(m, n, k) -> (m, n)>], iterator_types = ["parallel", "parallel", "reduction"], kind = #vector.kind<add>} %x, %y, %c : vector<1x16xi32>, vector<4x16xi32> into vector<1x4xi32>
  %f = vector.shape_cast %0 : vector<1x4xi32> to vector<4xi32>
  llvm.store %f, %out : vector<4xi32>, !llvm.ptr
  return
}
func.func @row(%p: !llvm.ptr, %q: !llvm.ptr, %r: !llvm.ptr, %out: !llvm.ptr) {
  %a = llvm.load %p : !llvm.ptr -> vector<8xi8>
  %bf = llvm.load %q : !llvm.ptr -> vector<16xi8>
  %b = vector.shape_cast %bf : vector<16xi8> to vector<2x8xi8>
  %x = arith.extsi %a : vector<8xi8> to vector<8xi32>
  %y = arith.extui %b : vector<2x8xi8> to vector<2x8xi32>
  %c = llvm.load %r : !llvm.ptr -> vector<2xi32>
  %0 = vector.contract {indexing_maps = [affine_map<(n, k) -> (k)>, affine_map<(n, k) -> (n, k)>, affine_map<(n, k) -> (n)>], iterator_types = ["parallel", "reduction"], kind = #vector.kind<add>} %x, %y, %c : vector<8xi32>, vector<2x8xi32> into vector<2xi32>
  llvm.store %0, %out : vector<2xi32>, !llvm.ptr
  return
}
func.func @of_bf16(%p: !llvm.ptr, %q: !llvm.ptr, %r: !llvm.ptr, %out: !llvm.ptr) {
  %af = llvm.load %p : !llvm.ptr -> vector<32xbf16>
  %a = vector.shape_cast %af : vector<32xbf16> to vector<4x8xbf16>
  %bf = llvm.load %q : !llvm.ptr -> vector<16xbf16>
  %b = vector.shape_cast %bf : vector<16xbf16> to vector<2x8xbf16>
  %cf = llvm.load %r : !llvm.ptr -> vector<8xf32>
  %c = vector.shape_cast %cf : vector<8xf32> to vector<4x2xf32>
  %0 = vector.contract {indexing_maps = [affine_map<(m, n, k) -> (m, k)>, affine_map<(m, n, k) -> (n, k)>, affine_map<(m, n, k) -> (m, n)>], iterator_types = ["parallel", "parallel", "reduction"], kind = #vector.kind<add>} %a, %b, %c : vector<4x8xbf16>, vector<2x8xbf16> into vector<4x2xf32>
  %f = vector.shape_cast %0 : vector<4x2xf32> to vector<8xf32>
  llvm.store %f, %out : vector<8xf32>, !llvm.ptr
  return
}
