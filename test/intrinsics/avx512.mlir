// CPU: avx512f avx512vl
// FLAGS: -mavx512f -mavx512vl
func.func @compress_f32_16(%mask: !llvm.ptr, %in: !llvm.ptr, %rest: !llvm.ptr, %out: !llvm.ptr) {
  %k = llvm.load %mask : !llvm.ptr -> vector<16xi1>
  %a = llvm.load %in : !llvm.ptr -> vector<16xf32>
  %src = llvm.load %rest : !llvm.ptr -> vector<16xf32>
  %0 = x86vector.avx512.mask.compress %k, %a, %src : vector<16xf32>, vector<16xf32>
  llvm.store %0, %out : vector<16xf32>, !llvm.ptr
  return
}
func.func @compress_f32_8(%mask: !llvm.ptr, %in: !llvm.ptr, %rest: !llvm.ptr, %out: !llvm.ptr) {
  %k = llvm.load %mask : !llvm.ptr -> vector<8xi1>
  %a = llvm.load %in : !llvm.ptr -> vector<8xf32>
  %src = llvm.load %rest : !llvm.ptr -> vector<8xf32>
  %0 = x86vector.avx512.mask.compress %k, %a, %src : vector<8xf32>, vector<8xf32>
  llvm.store %0, %out : vector<8xf32>, !llvm.ptr
  return
}
func.func @compress_i32_16(%mask: !llvm.ptr, %in: !llvm.ptr, %rest: !llvm.ptr, %out: !llvm.ptr) {
  %k = llvm.load %mask : !llvm.ptr -> vector<16xi1>
  %a = llvm.load %in : !llvm.ptr -> vector<16xi32>
  %src = llvm.load %rest : !llvm.ptr -> vector<16xi32>
  %0 = x86vector.avx512.mask.compress %k, %a, %src : vector<16xi32>, vector<16xi32>
  llvm.store %0, %out : vector<16xi32>, !llvm.ptr
  return
}
func.func @compress_i32_8(%mask: !llvm.ptr, %in: !llvm.ptr, %rest: !llvm.ptr, %out: !llvm.ptr) {
  %k = llvm.load %mask : !llvm.ptr -> vector<8xi1>
  %a = llvm.load %in : !llvm.ptr -> vector<8xi32>
  %src = llvm.load %rest : !llvm.ptr -> vector<8xi32>
  %0 = x86vector.avx512.mask.compress %k, %a, %src : vector<8xi32>, vector<8xi32>
  llvm.store %0, %out : vector<8xi32>, !llvm.ptr
  return
}
func.func @compress_f64_8(%mask: !llvm.ptr, %in: !llvm.ptr, %rest: !llvm.ptr, %out: !llvm.ptr) {
  %k = llvm.load %mask : !llvm.ptr -> vector<8xi1>
  %a = llvm.load %in : !llvm.ptr -> vector<8xf64>
  %src = llvm.load %rest : !llvm.ptr -> vector<8xf64>
  %0 = x86vector.avx512.mask.compress %k, %a, %src : vector<8xf64>, vector<8xf64>
  llvm.store %0, %out : vector<8xf64>, !llvm.ptr
  return
}
func.func @compress_i64_8(%mask: !llvm.ptr, %in: !llvm.ptr, %rest: !llvm.ptr, %out: !llvm.ptr) {
  %k = llvm.load %mask : !llvm.ptr -> vector<8xi1>
  %a = llvm.load %in : !llvm.ptr -> vector<8xi64>
  %src = llvm.load %rest : !llvm.ptr -> vector<8xi64>
  %0 = x86vector.avx512.mask.compress %k, %a, %src : vector<8xi64>, vector<8xi64>
  llvm.store %0, %out : vector<8xi64>, !llvm.ptr
  return
}
func.func @compress_zeros(%mask: !llvm.ptr, %in: !llvm.ptr, %out: !llvm.ptr) {
  %k = llvm.load %mask : !llvm.ptr -> vector<16xi1>
  %a = llvm.load %in : !llvm.ptr -> vector<16xi32>
  %0 = x86vector.avx512.mask.compress %k, %a : vector<16xi32>
  llvm.store %0, %out : vector<16xi32>, !llvm.ptr
  return
}
func.func @compress_constant(%mask: !llvm.ptr, %in: !llvm.ptr, %out: !llvm.ptr) {
  %k = llvm.load %mask : !llvm.ptr -> vector<16xi1>
  %a = llvm.load %in : !llvm.ptr -> vector<16xi32>
  %0 = x86vector.avx512.mask.compress %k, %a {constant_src = dense<77> : vector<16xi32>} : vector<16xi32>
  llvm.store %0, %out : vector<16xi32>, !llvm.ptr
  return
}
// To 2 binary digits behind the point, to the nearest.
func.func @rndscale_f32(%in: !llvm.ptr, %else: !llvm.ptr, %mask: i16, %out: !llvm.ptr) {
  %a = llvm.load %in : !llvm.ptr -> vector<16xf32>
  %src = llvm.load %else : !llvm.ptr -> vector<16xf32>
  %digits = arith.constant 32 : i32
  %current = arith.constant 4 : i32
  %0 = x86vector.avx512.mask.rndscale %a, %digits, %src, %mask, %current : vector<16xf32>
  llvm.store %0, %out : vector<16xf32>, !llvm.ptr
  return
}
func.func @scalef_f32(%in: !llvm.ptr, %by: !llvm.ptr, %else: !llvm.ptr, %mask: i16, %out: !llvm.ptr) {
  %a = llvm.load %in : !llvm.ptr -> vector<16xf32>
  %b = llvm.load %by : !llvm.ptr -> vector<16xf32>
  %src = llvm.load %else : !llvm.ptr -> vector<16xf32>
  %current = arith.constant 4 : i32
  %0 = x86vector.avx512.mask.scalef %a, %b, %src, %mask, %current : vector<16xf32>
  llvm.store %0, %out : vector<16xf32>, !llvm.ptr
  return
}
// To 2 binary digits behind the point, to the nearest.
func.func @rndscale_f64(%in: !llvm.ptr, %else: !llvm.ptr, %mask: i8, %out: !llvm.ptr) {
  %a = llvm.load %in : !llvm.ptr -> vector<8xf64>
  %src = llvm.load %else : !llvm.ptr -> vector<8xf64>
  %digits = arith.constant 32 : i32
  %current = arith.constant 4 : i32
  %0 = x86vector.avx512.mask.rndscale %a, %digits, %src, %mask, %current : vector<8xf64>
  llvm.store %0, %out : vector<8xf64>, !llvm.ptr
  return
}
func.func @scalef_f64(%in: !llvm.ptr, %by: !llvm.ptr, %else: !llvm.ptr, %mask: i8, %out: !llvm.ptr) {
  %a = llvm.load %in : !llvm.ptr -> vector<8xf64>
  %b = llvm.load %by : !llvm.ptr -> vector<8xf64>
  %src = llvm.load %else : !llvm.ptr -> vector<8xf64>
  %current = arith.constant 4 : i32
  %0 = x86vector.avx512.mask.scalef %a, %b, %src, %mask, %current : vector<8xf64>
  llvm.store %0, %out : vector<8xf64>, !llvm.ptr
  return
}
