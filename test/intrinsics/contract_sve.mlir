// CPU: aarch64 sve128 sve256 sve512
// FLAGS: -target aarch64-linux-gnu -march=armv8.6-a+sve+i8mm+bf16 -ffast-math
//
// Contractions with a scalable number of rows.
func.func @signed_by_signed(%p: !llvm.ptr, %q: !llvm.ptr, %r: !llvm.ptr, %out: !llvm.ptr) {
  %af = llvm.load %p : !llvm.ptr -> vector<32xi8>
  %a = vector.shape_cast %af : vector<32xi8> to vector<4x8xi8>
  %bf = llvm.load %q : !llvm.ptr -> vector<[32]xi8>
  %b = vector.shape_cast %bf : vector<[32]xi8> to vector<[4]x8xi8>
  %x = arith.extsi %a : vector<4x8xi8> to vector<4x8xi32>
  %y = arith.extsi %b : vector<[4]x8xi8> to vector<[4]x8xi32>
  %c0 = arith.constant dense<0> : vector<4x[4]xi32>
  %vscale = vector.vscale
  %length = arith.constant 4 : index
  %row = arith.muli %vscale, %length : index
  %step = arith.index_cast %row : index to i64
  %r0 = llvm.load %r : !llvm.ptr -> vector<[4]xi32>
  %c1 = vector.insert %r0, %c0 [0] : vector<[4]xi32> into vector<4x[4]xi32>
  %rp1 = llvm.getelementptr %r[%step] : (!llvm.ptr, i64) -> !llvm.ptr, i32
  %r1 = llvm.load %rp1 : !llvm.ptr -> vector<[4]xi32>
  %c2 = vector.insert %r1, %c1 [1] : vector<[4]xi32> into vector<4x[4]xi32>
  %rp2 = llvm.getelementptr %rp1[%step] : (!llvm.ptr, i64) -> !llvm.ptr, i32
  %r2 = llvm.load %rp2 : !llvm.ptr -> vector<[4]xi32>
  %c3 = vector.insert %r2, %c2 [2] : vector<[4]xi32> into vector<4x[4]xi32>
  %rp3 = llvm.getelementptr %rp2[%step] : (!llvm.ptr, i64) -> !llvm.ptr, i32
  %r3 = llvm.load %rp3 : !llvm.ptr -> vector<[4]xi32>
  %c4 = vector.insert %r3, %c3 [3] : vector<[4]xi32> into vector<4x[4]xi32>
  %0 = vector.contract {indexing_maps = [affine_map<(m, n, k) -> (m, k)>, affine_map<(m, n, k) -> (n, k)>, affine_map<(m, n, k) -> (m, n)>], iterator_types = ["parallel", "parallel", "reduction"], kind = #vector.kind<add>} %x, %y, %c4 : vector<4x8xi32>, vector<[4]x8xi32> into vector<4x[4]xi32>
  %o0 = vector.extract %0[0] : vector<[4]xi32> from vector<4x[4]xi32>
  llvm.store %o0, %out : vector<[4]xi32>, !llvm.ptr
  %o1 = vector.extract %0[1] : vector<[4]xi32> from vector<4x[4]xi32>
  %op1 = llvm.getelementptr %out[%step] : (!llvm.ptr, i64) -> !llvm.ptr, i32
  llvm.store %o1, %op1 : vector<[4]xi32>, !llvm.ptr
  %o2 = vector.extract %0[2] : vector<[4]xi32> from vector<4x[4]xi32>
  %op2 = llvm.getelementptr %op1[%step] : (!llvm.ptr, i64) -> !llvm.ptr, i32
  llvm.store %o2, %op2 : vector<[4]xi32>, !llvm.ptr
  %o3 = vector.extract %0[3] : vector<[4]xi32> from vector<4x[4]xi32>
  %op3 = llvm.getelementptr %op2[%step] : (!llvm.ptr, i64) -> !llvm.ptr, i32
  llvm.store %o3, %op3 : vector<[4]xi32>, !llvm.ptr
  return
}
func.func @unsigned_by_unsigned(%p: !llvm.ptr, %q: !llvm.ptr, %r: !llvm.ptr, %out: !llvm.ptr) {
  %af = llvm.load %p : !llvm.ptr -> vector<16xi8>
  %a = vector.shape_cast %af : vector<16xi8> to vector<2x8xi8>
  %bf = llvm.load %q : !llvm.ptr -> vector<[32]xi8>
  %b = vector.shape_cast %bf : vector<[32]xi8> to vector<[4]x8xi8>
  %x = arith.extui %a : vector<2x8xi8> to vector<2x8xi32>
  %y = arith.extui %b : vector<[4]x8xi8> to vector<[4]x8xi32>
  %c0 = arith.constant dense<0> : vector<2x[4]xi32>
  %vscale = vector.vscale
  %length = arith.constant 4 : index
  %row = arith.muli %vscale, %length : index
  %step = arith.index_cast %row : index to i64
  %r0 = llvm.load %r : !llvm.ptr -> vector<[4]xi32>
  %c1 = vector.insert %r0, %c0 [0] : vector<[4]xi32> into vector<2x[4]xi32>
  %rp1 = llvm.getelementptr %r[%step] : (!llvm.ptr, i64) -> !llvm.ptr, i32
  %r1 = llvm.load %rp1 : !llvm.ptr -> vector<[4]xi32>
  %c2 = vector.insert %r1, %c1 [1] : vector<[4]xi32> into vector<2x[4]xi32>
  %0 = vector.contract {indexing_maps = [affine_map<(m, n, k) -> (m, k)>, affine_map<(m, n, k) -> (n, k)>, affine_map<(m, n, k) -> (m, n)>], iterator_types = ["parallel", "parallel", "reduction"], kind = #vector.kind<add>} %x, %y, %c2 : vector<2x8xi32>, vector<[4]x8xi32> into vector<2x[4]xi32>
  %o0 = vector.extract %0[0] : vector<[4]xi32> from vector<2x[4]xi32>
  llvm.store %o0, %out : vector<[4]xi32>, !llvm.ptr
  %o1 = vector.extract %0[1] : vector<[4]xi32> from vector<2x[4]xi32>
  %op1 = llvm.getelementptr %out[%step] : (!llvm.ptr, i64) -> !llvm.ptr, i32
  llvm.store %o1, %op1 : vector<[4]xi32>, !llvm.ptr
  return
}
func.func @unsigned_by_signed(%p: !llvm.ptr, %q: !llvm.ptr, %r: !llvm.ptr, %out: !llvm.ptr) {
  %af = llvm.load %p : !llvm.ptr -> vector<16xi8>
  %a = vector.shape_cast %af : vector<16xi8> to vector<2x8xi8>
  %bf = llvm.load %q : !llvm.ptr -> vector<[32]xi8>
  %b = vector.shape_cast %bf : vector<[32]xi8> to vector<[4]x8xi8>
  %x = arith.extui %a : vector<2x8xi8> to vector<2x8xi32>
  %y = arith.extsi %b : vector<[4]x8xi8> to vector<[4]x8xi32>
  %c0 = arith.constant dense<0> : vector<2x[4]xi32>
  %vscale = vector.vscale
  %length = arith.constant 4 : index
  %row = arith.muli %vscale, %length : index
  %step = arith.index_cast %row : index to i64
  %r0 = llvm.load %r : !llvm.ptr -> vector<[4]xi32>
  %c1 = vector.insert %r0, %c0 [0] : vector<[4]xi32> into vector<2x[4]xi32>
  %rp1 = llvm.getelementptr %r[%step] : (!llvm.ptr, i64) -> !llvm.ptr, i32
  %r1 = llvm.load %rp1 : !llvm.ptr -> vector<[4]xi32>
  %c2 = vector.insert %r1, %c1 [1] : vector<[4]xi32> into vector<2x[4]xi32>
  %0 = vector.contract {indexing_maps = [affine_map<(m, n, k) -> (m, k)>, affine_map<(m, n, k) -> (n, k)>, affine_map<(m, n, k) -> (m, n)>], iterator_types = ["parallel", "parallel", "reduction"], kind = #vector.kind<add>} %x, %y, %c2 : vector<2x8xi32>, vector<[4]x8xi32> into vector<2x[4]xi32>
  %o0 = vector.extract %0[0] : vector<[4]xi32> from vector<2x[4]xi32>
  llvm.store %o0, %out : vector<[4]xi32>, !llvm.ptr
  %o1 = vector.extract %0[1] : vector<[4]xi32> from vector<2x[4]xi32>
  %op1 = llvm.getelementptr %out[%step] : (!llvm.ptr, i64) -> !llvm.ptr, i32
  llvm.store %o1, %op1 : vector<[4]xi32>, !llvm.ptr
  return
}
func.func @signed_by_unsigned(%p: !llvm.ptr, %q: !llvm.ptr, %r: !llvm.ptr, %out: !llvm.ptr) {
  %af = llvm.load %p : !llvm.ptr -> vector<32xi8>
  %a = vector.shape_cast %af : vector<32xi8> to vector<4x8xi8>
  %bf = llvm.load %q : !llvm.ptr -> vector<[64]xi8>
  %b = vector.shape_cast %bf : vector<[64]xi8> to vector<[8]x8xi8>
  %x = arith.extsi %a : vector<4x8xi8> to vector<4x8xi32>
  %y = arith.extui %b : vector<[8]x8xi8> to vector<[8]x8xi32>
  %c0 = arith.constant dense<0> : vector<4x[8]xi32>
  %vscale = vector.vscale
  %length = arith.constant 8 : index
  %row = arith.muli %vscale, %length : index
  %step = arith.index_cast %row : index to i64
  %r0 = llvm.load %r : !llvm.ptr -> vector<[8]xi32>
  %c1 = vector.insert %r0, %c0 [0] : vector<[8]xi32> into vector<4x[8]xi32>
  %rp1 = llvm.getelementptr %r[%step] : (!llvm.ptr, i64) -> !llvm.ptr, i32
  %r1 = llvm.load %rp1 : !llvm.ptr -> vector<[8]xi32>
  %c2 = vector.insert %r1, %c1 [1] : vector<[8]xi32> into vector<4x[8]xi32>
  %rp2 = llvm.getelementptr %rp1[%step] : (!llvm.ptr, i64) -> !llvm.ptr, i32
  %r2 = llvm.load %rp2 : !llvm.ptr -> vector<[8]xi32>
  %c3 = vector.insert %r2, %c2 [2] : vector<[8]xi32> into vector<4x[8]xi32>
  %rp3 = llvm.getelementptr %rp2[%step] : (!llvm.ptr, i64) -> !llvm.ptr, i32
  %r3 = llvm.load %rp3 : !llvm.ptr -> vector<[8]xi32>
  %c4 = vector.insert %r3, %c3 [3] : vector<[8]xi32> into vector<4x[8]xi32>
  %0 = vector.contract {indexing_maps = [affine_map<(m, n, k) -> (m, k)>, affine_map<(m, n, k) -> (n, k)>, affine_map<(m, n, k) -> (m, n)>], iterator_types = ["parallel", "parallel", "reduction"], kind = #vector.kind<add>} %x, %y, %c4 : vector<4x8xi32>, vector<[8]x8xi32> into vector<4x[8]xi32>
  %o0 = vector.extract %0[0] : vector<[8]xi32> from vector<4x[8]xi32>
  llvm.store %o0, %out : vector<[8]xi32>, !llvm.ptr
  %o1 = vector.extract %0[1] : vector<[8]xi32> from vector<4x[8]xi32>
  %op1 = llvm.getelementptr %out[%step] : (!llvm.ptr, i64) -> !llvm.ptr, i32
  llvm.store %o1, %op1 : vector<[8]xi32>, !llvm.ptr
  %o2 = vector.extract %0[2] : vector<[8]xi32> from vector<4x[8]xi32>
  %op2 = llvm.getelementptr %op1[%step] : (!llvm.ptr, i64) -> !llvm.ptr, i32
  llvm.store %o2, %op2 : vector<[8]xi32>, !llvm.ptr
  %o3 = vector.extract %0[3] : vector<[8]xi32> from vector<4x[8]xi32>
  %op3 = llvm.getelementptr %op2[%step] : (!llvm.ptr, i64) -> !llvm.ptr, i32
  llvm.store %o3, %op3 : vector<[8]xi32>, !llvm.ptr
  return
}
func.func @of_bf16(%p: !llvm.ptr, %q: !llvm.ptr, %r: !llvm.ptr, %out: !llvm.ptr) {
  %af = llvm.load %p : !llvm.ptr -> vector<16xbf16>
  %a = vector.shape_cast %af : vector<16xbf16> to vector<4x4xbf16>
  %bf = llvm.load %q : !llvm.ptr -> vector<[16]xbf16>
  %b = vector.shape_cast %bf : vector<[16]xbf16> to vector<[4]x4xbf16>
  %c0 = arith.constant dense<0.0> : vector<4x[4]xf32>
  %vscale = vector.vscale
  %length = arith.constant 4 : index
  %row = arith.muli %vscale, %length : index
  %step = arith.index_cast %row : index to i64
  %r0 = llvm.load %r : !llvm.ptr -> vector<[4]xf32>
  %c1 = vector.insert %r0, %c0 [0] : vector<[4]xf32> into vector<4x[4]xf32>
  %rp1 = llvm.getelementptr %r[%step] : (!llvm.ptr, i64) -> !llvm.ptr, f32
  %r1 = llvm.load %rp1 : !llvm.ptr -> vector<[4]xf32>
  %c2 = vector.insert %r1, %c1 [1] : vector<[4]xf32> into vector<4x[4]xf32>
  %rp2 = llvm.getelementptr %rp1[%step] : (!llvm.ptr, i64) -> !llvm.ptr, f32
  %r2 = llvm.load %rp2 : !llvm.ptr -> vector<[4]xf32>
  %c3 = vector.insert %r2, %c2 [2] : vector<[4]xf32> into vector<4x[4]xf32>
  %rp3 = llvm.getelementptr %rp2[%step] : (!llvm.ptr, i64) -> !llvm.ptr, f32
  %r3 = llvm.load %rp3 : !llvm.ptr -> vector<[4]xf32>
  %c4 = vector.insert %r3, %c3 [3] : vector<[4]xf32> into vector<4x[4]xf32>
  %0 = vector.contract {indexing_maps = [affine_map<(m, n, k) -> (m, k)>, affine_map<(m, n, k) -> (n, k)>, affine_map<(m, n, k) -> (m, n)>], iterator_types = ["parallel", "parallel", "reduction"], kind = #vector.kind<add>} %a, %b, %c4 : vector<4x4xbf16>, vector<[4]x4xbf16> into vector<4x[4]xf32>
  %o0 = vector.extract %0[0] : vector<[4]xf32> from vector<4x[4]xf32>
  llvm.store %o0, %out : vector<[4]xf32>, !llvm.ptr
  %o1 = vector.extract %0[1] : vector<[4]xf32> from vector<4x[4]xf32>
  %op1 = llvm.getelementptr %out[%step] : (!llvm.ptr, i64) -> !llvm.ptr, f32
  llvm.store %o1, %op1 : vector<[4]xf32>, !llvm.ptr
  %o2 = vector.extract %0[2] : vector<[4]xf32> from vector<4x[4]xf32>
  %op2 = llvm.getelementptr %op1[%step] : (!llvm.ptr, i64) -> !llvm.ptr, f32
  llvm.store %o2, %op2 : vector<[4]xf32>, !llvm.ptr
  %o3 = vector.extract %0[3] : vector<[4]xf32> from vector<4x[4]xf32>
  %op3 = llvm.getelementptr %op2[%step] : (!llvm.ptr, i64) -> !llvm.ptr, f32
  llvm.store %o3, %op3 : vector<[4]xf32>, !llvm.ptr
  return
}
