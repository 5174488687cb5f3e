// CPU: avx
// FLAGS: -mavx
func.func @rsqrt(%in: !llvm.ptr, %out: !llvm.ptr) {
  %a = llvm.load %in : !llvm.ptr -> vector<8xf32>
  %0 = x86vector.avx.rsqrt %a : vector<8xf32>
  llvm.store %0, %out : vector<8xf32>, !llvm.ptr
  return
}
func.func @dot(%in: !llvm.ptr, %by: !llvm.ptr, %out: !llvm.ptr) {
  %a = llvm.load %in : !llvm.ptr -> vector<8xf32>
  %b = llvm.load %by : !llvm.ptr -> vector<8xf32>
  %0 = x86vector.avx.intr.dot %a, %b : vector<8xf32>
  llvm.store %0, %out : vector<8xf32>, !llvm.ptr
  return
}
