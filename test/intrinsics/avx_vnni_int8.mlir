// CPU: avx_vnni_int8
// FLAGS: -mavxvnniint8
func.func @dot_4(%sum: !llvm.ptr, %in: !llvm.ptr, %by: !llvm.ptr, %out: !llvm.ptr) {
  %w = llvm.load %sum : !llvm.ptr -> vector<4xi32>
  %a = llvm.load %in : !llvm.ptr -> vector<16xi8>
  %b = llvm.load %by : !llvm.ptr -> vector<16xi8>
  %0 = x86vector.avx.dot.i8 %w, %a, %b : vector<16xi8> -> vector<4xi32>
  llvm.store %0, %out : vector<4xi32>, !llvm.ptr
  return
}
func.func @dot_8(%sum: !llvm.ptr, %in: !llvm.ptr, %by: !llvm.ptr, %out: !llvm.ptr) {
  %w = llvm.load %sum : !llvm.ptr -> vector<8xi32>
  %a = llvm.load %in : !llvm.ptr -> vector<32xi8>
  %b = llvm.load %by : !llvm.ptr -> vector<32xi8>
  %0 = x86vector.avx.dot.i8 %w, %a, %b : vector<32xi8> -> vector<8xi32>
  llvm.store %0, %out : vector<8xi32>, !llvm.ptr
  return
}
