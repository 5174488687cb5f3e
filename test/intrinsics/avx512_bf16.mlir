// CPU: avx512_bf16 avx512vl
// FLAGS: -mavx512bf16 -mavx512vl
func.func @dot_4(%sum: !llvm.ptr, %in: !llvm.ptr, %by: !llvm.ptr, %out: !llvm.ptr) {
  %src = llvm.load %sum : !llvm.ptr -> vector<4xf32>
  %a = llvm.load %in : !llvm.ptr -> vector<8xbf16>
  %b = llvm.load %by : !llvm.ptr -> vector<8xbf16>
  %0 = x86vector.avx512.dot %src, %a, %b : vector<8xbf16> -> vector<4xf32>
  llvm.store %0, %out : vector<4xf32>, !llvm.ptr
  return
}
func.func @dot_8(%sum: !llvm.ptr, %in: !llvm.ptr, %by: !llvm.ptr, %out: !llvm.ptr) {
  %src = llvm.load %sum : !llvm.ptr -> vector<8xf32>
  %a = llvm.load %in : !llvm.ptr -> vector<16xbf16>
  %b = llvm.load %by : !llvm.ptr -> vector<16xbf16>
  %0 = x86vector.avx512.dot %src, %a, %b : vector<16xbf16> -> vector<8xf32>
  llvm.store %0, %out : vector<8xf32>, !llvm.ptr
  return
}
func.func @dot_16(%sum: !llvm.ptr, %in: !llvm.ptr, %by: !llvm.ptr, %out: !llvm.ptr) {
  %src = llvm.load %sum : !llvm.ptr -> vector<16xf32>
  %a = llvm.load %in : !llvm.ptr -> vector<32xbf16>
  %b = llvm.load %by : !llvm.ptr -> vector<32xbf16>
  %0 = x86vector.avx512.dot %src, %a, %b : vector<32xbf16> -> vector<16xf32>
  llvm.store %0, %out : vector<16xf32>, !llvm.ptr
  return
}
func.func @round_8(%in: !llvm.ptr, %out: !llvm.ptr) {
  %a = llvm.load %in : !llvm.ptr -> vector<8xf32>
  %0 = x86vector.avx512.cvt.packed.f32_to_bf16 %a : vector<8xf32> -> vector<8xbf16>
  llvm.store %0, %out : vector<8xbf16>, !llvm.ptr
  return
}
func.func @round_16(%in: !llvm.ptr, %out: !llvm.ptr) {
  %a = llvm.load %in : !llvm.ptr -> vector<16xf32>
  %0 = x86vector.avx512.cvt.packed.f32_to_bf16 %a : vector<16xf32> -> vector<16xbf16>
  llvm.store %0, %out : vector<16xbf16>, !llvm.ptr
  return
}
