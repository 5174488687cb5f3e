// CPU: aarch64
// FLAGS: -target aarch64-linux-gnu -march=armv8.6-a+i8mm+bf16+dotprod
func.func @smull_i8(%in: !llvm.ptr, %by: !llvm.ptr, %out: !llvm.ptr) {
  %a = llvm.load %in : !llvm.ptr -> vector<8xi8>
  %b = llvm.load %by : !llvm.ptr -> vector<8xi8>
  %0 = arm_neon.intr.smull %a, %b : vector<8xi8> to vector<8xi16>
  llvm.store %0, %out : vector<8xi16>, !llvm.ptr
  return
}
func.func @smull_i16(%in: !llvm.ptr, %by: !llvm.ptr, %out: !llvm.ptr) {
  %a = llvm.load %in : !llvm.ptr -> vector<4xi16>
  %b = llvm.load %by : !llvm.ptr -> vector<4xi16>
  %0 = arm_neon.intr.smull %a, %b : vector<4xi16> to vector<4xi32>
  llvm.store %0, %out : vector<4xi32>, !llvm.ptr
  return
}
func.func @smull_i32(%in: !llvm.ptr, %by: !llvm.ptr, %out: !llvm.ptr) {
  %a = llvm.load %in : !llvm.ptr -> vector<2xi32>
  %b = llvm.load %by : !llvm.ptr -> vector<2xi32>
  %0 = arm_neon.intr.smull %a, %b : vector<2xi32> to vector<2xi64>
  llvm.store %0, %out : vector<2xi64>, !llvm.ptr
  return
}
func.func @sdot_2(%sum: !llvm.ptr, %in: !llvm.ptr, %by: !llvm.ptr, %out: !llvm.ptr) {
  %a = llvm.load %sum : !llvm.ptr -> vector<2xi32>
  %b = llvm.load %in : !llvm.ptr -> vector<8xi8>
  %c = llvm.load %by : !llvm.ptr -> vector<8xi8>
  %0 = arm_neon.intr.sdot %a, %b, %c : vector<8xi8>, vector<8xi8> to vector<2xi32>
  llvm.store %0, %out : vector<2xi32>, !llvm.ptr
  return
}
func.func @sdot_2d_2(%sum: !llvm.ptr, %in: !llvm.ptr, %by: !llvm.ptr, %out: !llvm.ptr) {
  %a = llvm.load %sum : !llvm.ptr -> vector<2xi32>
  %b = llvm.load %in : !llvm.ptr -> !llvm.array<2 x vector<4xi8>>
  %c = llvm.load %by : !llvm.ptr -> !llvm.array<2 x vector<4xi8>>
  %b2 = builtin.unrealized_conversion_cast %b : !llvm.array<2 x vector<4xi8>> to vector<2x4xi8>
  %c2 = builtin.unrealized_conversion_cast %c : !llvm.array<2 x vector<4xi8>> to vector<2x4xi8>
  %0 = arm_neon.2d.sdot %a, %b2, %c2 : vector<2x4xi8>, vector<2x4xi8> to vector<2xi32>
  llvm.store %0, %out : vector<2xi32>, !llvm.ptr
  return
}
func.func @sdot_4(%sum: !llvm.ptr, %in: !llvm.ptr, %by: !llvm.ptr, %out: !llvm.ptr) {
  %a = llvm.load %sum : !llvm.ptr -> vector<4xi32>
  %b = llvm.load %in : !llvm.ptr -> vector<16xi8>
  %c = llvm.load %by : !llvm.ptr -> vector<16xi8>
  %0 = arm_neon.intr.sdot %a, %b, %c : vector<16xi8>, vector<16xi8> to vector<4xi32>
  llvm.store %0, %out : vector<4xi32>, !llvm.ptr
  return
}
func.func @sdot_2d_4(%sum: !llvm.ptr, %in: !llvm.ptr, %by: !llvm.ptr, %out: !llvm.ptr) {
  %a = llvm.load %sum : !llvm.ptr -> vector<4xi32>
  %b = llvm.load %in : !llvm.ptr -> !llvm.array<4 x vector<4xi8>>
  %c = llvm.load %by : !llvm.ptr -> !llvm.array<4 x vector<4xi8>>
  %b2 = builtin.unrealized_conversion_cast %b : !llvm.array<4 x vector<4xi8>> to vector<4x4xi8>
  %c2 = builtin.unrealized_conversion_cast %c : !llvm.array<4 x vector<4xi8>> to vector<4x4xi8>
  %0 = arm_neon.2d.sdot %a, %b2, %c2 : vector<4x4xi8>, vector<4x4xi8> to vector<4xi32>
  llvm.store %0, %out : vector<4xi32>, !llvm.ptr
  return
}
func.func @smmla(%sum: !llvm.ptr, %in: !llvm.ptr, %by: !llvm.ptr, %out: !llvm.ptr) {
  %acc = llvm.load %sum : !llvm.ptr -> vector<4xi32>
  %a = llvm.load %in : !llvm.ptr -> vector<16xi8>
  %b = llvm.load %by : !llvm.ptr -> vector<16xi8>
  %0 = arm_neon.intr.smmla %acc, %a, %b : vector<16xi8> to vector<4xi32>
  llvm.store %0, %out : vector<4xi32>, !llvm.ptr
  return
}
func.func @ummla(%sum: !llvm.ptr, %in: !llvm.ptr, %by: !llvm.ptr, %out: !llvm.ptr) {
  %acc = llvm.load %sum : !llvm.ptr -> vector<4xi32>
  %a = llvm.load %in : !llvm.ptr -> vector<16xi8>
  %b = llvm.load %by : !llvm.ptr -> vector<16xi8>
  %0 = arm_neon.intr.ummla %acc, %a, %b : vector<16xi8> to vector<4xi32>
  llvm.store %0, %out : vector<4xi32>, !llvm.ptr
  return
}
func.func @usmmla(%sum: !llvm.ptr, %in: !llvm.ptr, %by: !llvm.ptr, %out: !llvm.ptr) {
  %acc = llvm.load %sum : !llvm.ptr -> vector<4xi32>
  %a = llvm.load %in : !llvm.ptr -> vector<16xi8>
  %b = llvm.load %by : !llvm.ptr -> vector<16xi8>
  %0 = arm_neon.intr.usmmla %acc, %a, %b : vector<16xi8> to vector<4xi32>
  llvm.store %0, %out : vector<4xi32>, !llvm.ptr
  return
}
func.func @bfmmla(%sum: !llvm.ptr, %in: !llvm.ptr, %by: !llvm.ptr, %out: !llvm.ptr) {
  %acc = llvm.load %sum : !llvm.ptr -> vector<4xf32>
  %a = llvm.load %in : !llvm.ptr -> vector<8xbf16>
  %b = llvm.load %by : !llvm.ptr -> vector<8xbf16>
  %0 = arm_neon.intr.bfmmla %acc, %a, %b : vector<8xbf16> to vector<4xf32>
  llvm.store %0, %out : vector<4xf32>, !llvm.ptr
  return
}
