// CPU: aarch64 sme128 sme256 sme512
// FLAGS: -target aarch64-linux-gnu -march=armv9-a+sme
//
// What the emulator has of SVE in streaming mode only. Bit `i` of the second
// predicate, which has the first `m` elements, says whether the first counts.
func.func @words(%p: !llvm.ptr, %n: i64, %m: i64, %i: index, %out: !llvm.ptr) attributes {arm_locally_streaming} {
  %zero = arith.constant 0 : i64
  %first = "arm_sve.intr.whilelt"(%zero, %n) : (i64, i64) -> vector<[4]xi1>
  %second = "arm_sve.intr.whilelt"(%zero, %m) : (i64, i64) -> vector<[8]xi1>
  %mask = arm_sve.psel %first, %second[%i] : vector<[4]xi1>, vector<[8]xi1>
  %a = llvm.load %p : !llvm.ptr -> vector<[4]xi32>
  %0 = arm_sve.masked.addi %mask, %a, %a : vector<[4]xi1>, vector<[4]xi32>
  llvm.store %0, %out : vector<[4]xi32>, !llvm.ptr
  return
}
func.func @bytes(%p: !llvm.ptr, %n: i64, %m: i64, %i: index, %out: !llvm.ptr) attributes {arm_locally_streaming} {
  %zero = arith.constant 0 : i64
  %first = "arm_sve.intr.whilelt"(%zero, %n) : (i64, i64) -> vector<[16]xi1>
  %second = "arm_sve.intr.whilelt"(%zero, %m) : (i64, i64) -> vector<[2]xi1>
  %mask = arm_sve.psel %first, %second[%i] : vector<[16]xi1>, vector<[2]xi1>
  %a = llvm.load %p : !llvm.ptr -> vector<[16]xi8>
  %0 = arm_sve.masked.addi %mask, %a, %a : vector<[16]xi1>, vector<[16]xi8>
  llvm.store %0, %out : vector<[16]xi8>, !llvm.ptr
  return
}
