// CPU: aarch64 sve128 sve256 sve512
// FLAGS: -target aarch64-linux-gnu -march=armv8.6-a+sve+i8mm+bf16
func.func @sdot_32(%p: !llvm.ptr, %q: !llvm.ptr, %r: !llvm.ptr, %out: !llvm.ptr) {
  %a = llvm.load %p : !llvm.ptr -> vector<[4]xi32>
  %b = llvm.load %q : !llvm.ptr -> vector<[16]xi8>
  %c = llvm.load %r : !llvm.ptr -> vector<[16]xi8>
  %0 = arm_sve.sdot %a, %b, %c : vector<[16]xi8> to vector<[4]xi32>
  llvm.store %0, %out : vector<[4]xi32>, !llvm.ptr
  return
}
func.func @sdot_64(%p: !llvm.ptr, %q: !llvm.ptr, %r: !llvm.ptr, %out: !llvm.ptr) {
  %a = llvm.load %p : !llvm.ptr -> vector<[2]xi64>
  %b = llvm.load %q : !llvm.ptr -> vector<[8]xi16>
  %c = llvm.load %r : !llvm.ptr -> vector<[8]xi16>
  %0 = arm_sve.sdot %a, %b, %c : vector<[8]xi16> to vector<[2]xi64>
  llvm.store %0, %out : vector<[2]xi64>, !llvm.ptr
  return
}
func.func @udot_32(%p: !llvm.ptr, %q: !llvm.ptr, %r: !llvm.ptr, %out: !llvm.ptr) {
  %a = llvm.load %p : !llvm.ptr -> vector<[4]xi32>
  %b = llvm.load %q : !llvm.ptr -> vector<[16]xi8>
  %c = llvm.load %r : !llvm.ptr -> vector<[16]xi8>
  %0 = arm_sve.udot %a, %b, %c : vector<[16]xi8> to vector<[4]xi32>
  llvm.store %0, %out : vector<[4]xi32>, !llvm.ptr
  return
}
func.func @udot_64(%p: !llvm.ptr, %q: !llvm.ptr, %r: !llvm.ptr, %out: !llvm.ptr) {
  %a = llvm.load %p : !llvm.ptr -> vector<[2]xi64>
  %b = llvm.load %q : !llvm.ptr -> vector<[8]xi16>
  %c = llvm.load %r : !llvm.ptr -> vector<[8]xi16>
  %0 = arm_sve.udot %a, %b, %c : vector<[8]xi16> to vector<[2]xi64>
  llvm.store %0, %out : vector<[2]xi64>, !llvm.ptr
  return
}
func.func @smmla(%p: !llvm.ptr, %q: !llvm.ptr, %r: !llvm.ptr, %out: !llvm.ptr) {
  %a = llvm.load %p : !llvm.ptr -> vector<[4]xi32>
  %b = llvm.load %q : !llvm.ptr -> vector<[16]xi8>
  %c = llvm.load %r : !llvm.ptr -> vector<[16]xi8>
  %0 = arm_sve.smmla %a, %b, %c : vector<[16]xi8> to vector<[4]xi32>
  llvm.store %0, %out : vector<[4]xi32>, !llvm.ptr
  return
}
func.func @ummla(%p: !llvm.ptr, %q: !llvm.ptr, %r: !llvm.ptr, %out: !llvm.ptr) {
  %a = llvm.load %p : !llvm.ptr -> vector<[4]xi32>
  %b = llvm.load %q : !llvm.ptr -> vector<[16]xi8>
  %c = llvm.load %r : !llvm.ptr -> vector<[16]xi8>
  %0 = arm_sve.ummla %a, %b, %c : vector<[16]xi8> to vector<[4]xi32>
  llvm.store %0, %out : vector<[4]xi32>, !llvm.ptr
  return
}
func.func @usmmla(%p: !llvm.ptr, %q: !llvm.ptr, %r: !llvm.ptr, %out: !llvm.ptr) {
  %a = llvm.load %p : !llvm.ptr -> vector<[4]xi32>
  %b = llvm.load %q : !llvm.ptr -> vector<[16]xi8>
  %c = llvm.load %r : !llvm.ptr -> vector<[16]xi8>
  %0 = arm_sve.usmmla %a, %b, %c : vector<[16]xi8> to vector<[4]xi32>
  llvm.store %0, %out : vector<[4]xi32>, !llvm.ptr
  return
}
func.func @bfmmla(%p: !llvm.ptr, %q: !llvm.ptr, %r: !llvm.ptr, %out: !llvm.ptr) {
  %a = llvm.load %p : !llvm.ptr -> vector<[4]xf32>
  %b = llvm.load %q : !llvm.ptr -> vector<[8]xbf16>
  %c = llvm.load %r : !llvm.ptr -> vector<[8]xbf16>
  %0 = arm_sve.intr.bfmmla %a, %b, %c : vector<[8]xbf16> to vector<[4]xf32>
  llvm.store %0, %out : vector<[4]xf32>, !llvm.ptr
  return
}
func.func @addi(%n: i64, %p: !llvm.ptr, %q: !llvm.ptr, %out: !llvm.ptr) {
  %zero = arith.constant 0 : i64
  %mask = "arm_sve.intr.whilelt"(%zero, %n) : (i64, i64) -> vector<[4]xi1>
  %a = llvm.load %p : !llvm.ptr -> vector<[4]xi32>
  %b = llvm.load %q : !llvm.ptr -> vector<[4]xi32>
  %0 = arm_sve.masked.addi %mask, %a, %b : vector<[4]xi1>, vector<[4]xi32>
  llvm.store %0, %out : vector<[4]xi32>, !llvm.ptr
  return
}
func.func @subi(%n: i64, %p: !llvm.ptr, %q: !llvm.ptr, %out: !llvm.ptr) {
  %zero = arith.constant 0 : i64
  %mask = "arm_sve.intr.whilelt"(%zero, %n) : (i64, i64) -> vector<[4]xi1>
  %a = llvm.load %p : !llvm.ptr -> vector<[4]xi32>
  %b = llvm.load %q : !llvm.ptr -> vector<[4]xi32>
  %0 = arm_sve.masked.subi %mask, %a, %b : vector<[4]xi1>, vector<[4]xi32>
  llvm.store %0, %out : vector<[4]xi32>, !llvm.ptr
  return
}
func.func @muli(%n: i64, %p: !llvm.ptr, %q: !llvm.ptr, %out: !llvm.ptr) {
  %zero = arith.constant 0 : i64
  %mask = "arm_sve.intr.whilelt"(%zero, %n) : (i64, i64) -> vector<[4]xi1>
  %a = llvm.load %p : !llvm.ptr -> vector<[4]xi32>
  %b = llvm.load %q : !llvm.ptr -> vector<[4]xi32>
  %0 = arm_sve.masked.muli %mask, %a, %b : vector<[4]xi1>, vector<[4]xi32>
  llvm.store %0, %out : vector<[4]xi32>, !llvm.ptr
  return
}
func.func @divi_signed(%n: i64, %p: !llvm.ptr, %q: !llvm.ptr, %out: !llvm.ptr) {
  %zero = arith.constant 0 : i64
  %mask = "arm_sve.intr.whilelt"(%zero, %n) : (i64, i64) -> vector<[4]xi1>
  %a = llvm.load %p : !llvm.ptr -> vector<[4]xi32>
  %b = llvm.load %q : !llvm.ptr -> vector<[4]xi32>
  %0 = arm_sve.masked.divi_signed %mask, %a, %b : vector<[4]xi1>, vector<[4]xi32>
  llvm.store %0, %out : vector<[4]xi32>, !llvm.ptr
  return
}
func.func @divi_unsigned(%n: i64, %p: !llvm.ptr, %q: !llvm.ptr, %out: !llvm.ptr) {
  %zero = arith.constant 0 : i64
  %mask = "arm_sve.intr.whilelt"(%zero, %n) : (i64, i64) -> vector<[4]xi1>
  %a = llvm.load %p : !llvm.ptr -> vector<[4]xi32>
  %b = llvm.load %q : !llvm.ptr -> vector<[4]xi32>
  %0 = arm_sve.masked.divi_unsigned %mask, %a, %b : vector<[4]xi1>, vector<[4]xi32>
  llvm.store %0, %out : vector<[4]xi32>, !llvm.ptr
  return
}
func.func @addf(%n: i64, %p: !llvm.ptr, %q: !llvm.ptr, %out: !llvm.ptr) {
  %zero = arith.constant 0 : i64
  %mask = "arm_sve.intr.whilelt"(%zero, %n) : (i64, i64) -> vector<[4]xi1>
  %a = llvm.load %p : !llvm.ptr -> vector<[4]xf32>
  %b = llvm.load %q : !llvm.ptr -> vector<[4]xf32>
  %0 = arm_sve.masked.addf %mask, %a, %b : vector<[4]xi1>, vector<[4]xf32>
  llvm.store %0, %out : vector<[4]xf32>, !llvm.ptr
  return
}
func.func @subf(%n: i64, %p: !llvm.ptr, %q: !llvm.ptr, %out: !llvm.ptr) {
  %zero = arith.constant 0 : i64
  %mask = "arm_sve.intr.whilelt"(%zero, %n) : (i64, i64) -> vector<[4]xi1>
  %a = llvm.load %p : !llvm.ptr -> vector<[4]xf32>
  %b = llvm.load %q : !llvm.ptr -> vector<[4]xf32>
  %0 = arm_sve.masked.subf %mask, %a, %b : vector<[4]xi1>, vector<[4]xf32>
  llvm.store %0, %out : vector<[4]xf32>, !llvm.ptr
  return
}
func.func @mulf(%n: i64, %p: !llvm.ptr, %q: !llvm.ptr, %out: !llvm.ptr) {
  %zero = arith.constant 0 : i64
  %mask = "arm_sve.intr.whilelt"(%zero, %n) : (i64, i64) -> vector<[4]xi1>
  %a = llvm.load %p : !llvm.ptr -> vector<[4]xf32>
  %b = llvm.load %q : !llvm.ptr -> vector<[4]xf32>
  %0 = arm_sve.masked.mulf %mask, %a, %b : vector<[4]xi1>, vector<[4]xf32>
  llvm.store %0, %out : vector<[4]xf32>, !llvm.ptr
  return
}
func.func @divf(%n: i64, %p: !llvm.ptr, %q: !llvm.ptr, %out: !llvm.ptr) {
  %zero = arith.constant 0 : i64
  %mask = "arm_sve.intr.whilelt"(%zero, %n) : (i64, i64) -> vector<[4]xi1>
  %a = llvm.load %p : !llvm.ptr -> vector<[4]xf32>
  %b = llvm.load %q : !llvm.ptr -> vector<[4]xf32>
  %0 = arm_sve.masked.divf %mask, %a, %b : vector<[4]xi1>, vector<[4]xf32>
  llvm.store %0, %out : vector<[4]xf32>, !llvm.ptr
  return
}
// Words of a predicate for words, by way of one for bytes.
func.func @through_bytes(%n: i64, %p: !llvm.ptr, %out: !llvm.ptr) {
  %zero = arith.constant 0 : i64
  %mask = "arm_sve.intr.whilelt"(%zero, %n) : (i64, i64) -> vector<[4]xi1>
  %bytes = arm_sve.convert_to_svbool %mask : vector<[4]xi1>
  %words = arm_sve.convert_from_svbool %bytes : vector<[4]xi1>
  %a = llvm.load %p : !llvm.ptr -> vector<[4]xi32>
  %0 = arm_sve.masked.addi %words, %a, %a : vector<[4]xi1>, vector<[4]xi32>
  llvm.store %0, %out : vector<[4]xi32>, !llvm.ptr
  return
}
func.func @second_block(%p: !llvm.ptr, %out: !llvm.ptr) {
  %a = llvm.load %p : !llvm.ptr -> vector<[4]xi32>
  %0 = arm_sve.dupq_lane %a[1] : vector<[4]xi32>
  llvm.store %0, %out : vector<[4]xi32>, !llvm.ptr
  return
}
