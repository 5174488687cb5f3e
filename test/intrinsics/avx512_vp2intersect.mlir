// CPU: avx512_vp2intersect avx512vl
// FLAGS: -mavx512vp2intersect -mavx512vl
func.func @intersect_i32_16(%in: !llvm.ptr, %with: !llvm.ptr, %out: !llvm.ptr, %out2: !llvm.ptr) {
  %a = llvm.load %in : !llvm.ptr -> vector<16xi32>
  %b = llvm.load %with : !llvm.ptr -> vector<16xi32>
  %k1, %k2 = x86vector.avx512.vp2intersect %a, %b : vector<16xi32>
  llvm.store %k1, %out : vector<16xi1>, !llvm.ptr
  llvm.store %k2, %out2 : vector<16xi1>, !llvm.ptr
  return
}
func.func @intersect_i32_8(%in: !llvm.ptr, %with: !llvm.ptr, %out: !llvm.ptr, %out2: !llvm.ptr) {
  %a = llvm.load %in : !llvm.ptr -> vector<8xi32>
  %b = llvm.load %with : !llvm.ptr -> vector<8xi32>
  %k1, %k2 = x86vector.avx512.vp2intersect %a, %b : vector<8xi32>
  llvm.store %k1, %out : vector<8xi1>, !llvm.ptr
  llvm.store %k2, %out2 : vector<8xi1>, !llvm.ptr
  return
}
func.func @intersect_i64_8(%in: !llvm.ptr, %with: !llvm.ptr, %out: !llvm.ptr, %out2: !llvm.ptr) {
  %a = llvm.load %in : !llvm.ptr -> vector<8xi64>
  %b = llvm.load %with : !llvm.ptr -> vector<8xi64>
  %k1, %k2 = x86vector.avx512.vp2intersect %a, %b : vector<8xi64>
  llvm.store %k1, %out : vector<8xi1>, !llvm.ptr
  llvm.store %k2, %out2 : vector<8xi1>, !llvm.ptr
  return
}
