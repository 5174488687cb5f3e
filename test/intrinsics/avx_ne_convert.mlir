// CPU: avx_ne_convert
// FLAGS: -mavxneconvert
func.func @all_bf16_4(%in: memref<8xbf16>, %out: !llvm.ptr) attributes {llvm.bareptr} {
  %0 = x86vector.avx.bcst_to_f32.packed %in : memref<8xbf16> -> vector<4xf32>
  llvm.store %0, %out : vector<4xf32>, !llvm.ptr
  return
}
func.func @even_bf16_4(%in: memref<8xbf16>, %out: !llvm.ptr) attributes {llvm.bareptr} {
  %0 = x86vector.avx.cvt.packed.even.indexed_to_f32 %in : memref<8xbf16> -> vector<4xf32>
  llvm.store %0, %out : vector<4xf32>, !llvm.ptr
  return
}
func.func @odd_bf16_4(%in: memref<8xbf16>, %out: !llvm.ptr) attributes {llvm.bareptr} {
  %0 = x86vector.avx.cvt.packed.odd.indexed_to_f32 %in : memref<8xbf16> -> vector<4xf32>
  llvm.store %0, %out : vector<4xf32>, !llvm.ptr
  return
}
func.func @all_f16_4(%in: memref<8xf16>, %out: !llvm.ptr) attributes {llvm.bareptr} {
  %0 = x86vector.avx.bcst_to_f32.packed %in : memref<8xf16> -> vector<4xf32>
  llvm.store %0, %out : vector<4xf32>, !llvm.ptr
  return
}
func.func @even_f16_4(%in: memref<8xf16>, %out: !llvm.ptr) attributes {llvm.bareptr} {
  %0 = x86vector.avx.cvt.packed.even.indexed_to_f32 %in : memref<8xf16> -> vector<4xf32>
  llvm.store %0, %out : vector<4xf32>, !llvm.ptr
  return
}
func.func @odd_f16_4(%in: memref<8xf16>, %out: !llvm.ptr) attributes {llvm.bareptr} {
  %0 = x86vector.avx.cvt.packed.odd.indexed_to_f32 %in : memref<8xf16> -> vector<4xf32>
  llvm.store %0, %out : vector<4xf32>, !llvm.ptr
  return
}
func.func @all_bf16_8(%in: memref<16xbf16>, %out: !llvm.ptr) attributes {llvm.bareptr} {
  %0 = x86vector.avx.bcst_to_f32.packed %in : memref<16xbf16> -> vector<8xf32>
  llvm.store %0, %out : vector<8xf32>, !llvm.ptr
  return
}
func.func @even_bf16_8(%in: memref<16xbf16>, %out: !llvm.ptr) attributes {llvm.bareptr} {
  %0 = x86vector.avx.cvt.packed.even.indexed_to_f32 %in : memref<16xbf16> -> vector<8xf32>
  llvm.store %0, %out : vector<8xf32>, !llvm.ptr
  return
}
func.func @odd_bf16_8(%in: memref<16xbf16>, %out: !llvm.ptr) attributes {llvm.bareptr} {
  %0 = x86vector.avx.cvt.packed.odd.indexed_to_f32 %in : memref<16xbf16> -> vector<8xf32>
  llvm.store %0, %out : vector<8xf32>, !llvm.ptr
  return
}
func.func @all_f16_8(%in: memref<16xf16>, %out: !llvm.ptr) attributes {llvm.bareptr} {
  %0 = x86vector.avx.bcst_to_f32.packed %in : memref<16xf16> -> vector<8xf32>
  llvm.store %0, %out : vector<8xf32>, !llvm.ptr
  return
}
func.func @even_f16_8(%in: memref<16xf16>, %out: !llvm.ptr) attributes {llvm.bareptr} {
  %0 = x86vector.avx.cvt.packed.even.indexed_to_f32 %in : memref<16xf16> -> vector<8xf32>
  llvm.store %0, %out : vector<8xf32>, !llvm.ptr
  return
}
func.func @odd_f16_8(%in: memref<16xf16>, %out: !llvm.ptr) attributes {llvm.bareptr} {
  %0 = x86vector.avx.cvt.packed.odd.indexed_to_f32 %in : memref<16xf16> -> vector<8xf32>
  llvm.store %0, %out : vector<8xf32>, !llvm.ptr
  return
}
