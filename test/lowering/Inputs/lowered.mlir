// Inputs of recorded_lowering.py: what is asked when everything is lowered, one piece
// for each thing that is decided.

func.func @packed(%m: memref<16xi1>, %n: memref<16xi4>, %i: index, %mask: vector<8xi1>, %b: vector<8xi1>, %c: vector<8xi4>) -> (vector<8xi1>, vector<8xi4>, vector<8xi1>) {
  %0 = vector.load %m[%i] : memref<16xi1>, vector<8xi1>
  %1 = vector.load %n[%i] : memref<16xi4>, vector<8xi4>
  vector.store %b, %m[%i] : memref<16xi1>, vector<8xi1>
  vector.store %c, %n[%i] : memref<16xi4>, vector<8xi4>
  %2 = vector.maskedload %m[%i], %mask, %b : memref<16xi1>, vector<8xi1>, vector<8xi1> into vector<8xi1>
  vector.maskedstore %m[%i], %mask, %b : memref<16xi1>, vector<8xi1>, vector<8xi1>
  return %0, %1, %2 : vector<8xi1>, vector<8xi4>, vector<8xi1>
}

// -----

func.func @rows(%m: memref<64xf32>, %i: index, %mask: vector<2x4xi1>, %v: vector<2x4xf32>) -> vector<2x4xf32> {
  %0 = vector.expandload %m[%i], %mask, %v {alignment = 8 : i64} : memref<64xf32>, vector<2x4xi1>, vector<2x4xf32> into vector<2x4xf32>
  vector.compressstore %m[%i], %mask, %v {alignment = 16 : i64} : memref<64xf32>, vector<2x4xi1>, vector<2x4xf32>
  return %0 : vector<2x4xf32>
}

// -----

func.func @rows_of_one(%m: memref<64xf32>, %i: index, %mask: vector<4xi1>, %v: vector<4xf32>) -> vector<4xf32> {
  %0 = vector.expandload %m[%i], %mask, %v {alignment = 8 : i64} : memref<64xf32>, vector<4xi1>, vector<4xf32> into vector<4xf32>
  vector.compressstore %m[%i], %mask, %v {alignment = 1 : i64} : memref<64xf32>, vector<4xi1>, vector<4xf32>
  return %0 : vector<4xf32>
}

// -----

func.func @scattered(%m: memref<8x8xf32, strided<[16, 2], offset: ?>>, %d: memref<?xf32, strided<[?], offset: ?>>, %i: index, %a: vector<4xi64>, %b: vector<4xi32>, %c: vector<4xindex>, %mask: vector<4xi1>, %v: vector<4xf32>) -> (vector<4xf32>, vector<4xf32>, vector<4xf32>) {
  %0 = vector.gather %m[%i, %i] [%a], %mask, %v : memref<8x8xf32, strided<[16, 2], offset: ?>>, vector<4xi64>, vector<4xi1>, vector<4xf32> into vector<4xf32>
  %1 = vector.gather %d[%i] [%b], %mask, %v : memref<?xf32, strided<[?], offset: ?>>, vector<4xi32>, vector<4xi1>, vector<4xf32> into vector<4xf32>
  %2 = vector.gather %d[%i] [%c], %mask, %v : memref<?xf32, strided<[?], offset: ?>>, vector<4xindex>, vector<4xi1>, vector<4xf32> into vector<4xf32>
  vector.scatter %d[%i] [%a], %mask, %v : memref<?xf32, strided<[?], offset: ?>>, vector<4xi64>, vector<4xi1>, vector<4xf32>
  return %0, %1, %2 : vector<4xf32>, vector<4xf32>, vector<4xf32>
}

// -----

func.func @unranked(%u: memref<*xf32>, %v: memref<*xf32, 1>, %n: index, %s: memref<?xindex>) -> (memref<?x4xf32, strided<[4, 1], offset: ?>>, memref<*xf32>, index) {
  %0 = memref.reinterpret_cast %u to offset: [%n], sizes: [%n, 4], strides: [4, 1] : memref<*xf32> to memref<?x4xf32, strided<[4, 1], offset: ?>>
  %1 = memref.reshape %u(%s) : (memref<*xf32>, memref<?xindex>) -> memref<*xf32>
  %2 = memref.rank %v : memref<*xf32, 1>
  %3 = memref.dim %u, %n : memref<*xf32>
  %4 = arith.addi %2, %3 : index
  return %0, %1, %4 : memref<?x4xf32, strided<[4, 1], offset: ?>>, memref<*xf32>, index
}

// -----

func.func @metadata_of_unranked(%u: memref<*xf32>, %s: memref<2xindex>) -> memref<?x?xf32> {
  %0 = memref.reshape %u(%s) : (memref<*xf32>, memref<2xindex>) -> memref<?x?xf32>
  return %0 : memref<?x?xf32>
}

// -----

// An argument that nobody else knows, as long as nothing may use what was allocated.
func.func @alone(%a: memref<?xf32> {llvm.noalias}, %i: index, %x: f32, %c: i1) {
  scf.if %c {
    memref.store %x, %a[%i] : memref<?xf32>
  }
  return
}
func.func @calls(%a: memref<?xf32> {llvm.noalias, llvm.nonnull}, %f: () -> ()) {
  func.call_indirect %f() : () -> ()
  return
}
func.func @frees(%a: memref<?xf32> {llvm.noalias}) {
  memref.dealloc %a : memref<?xf32>
  return
}
func.func @grows(%a: memref<?xf32> {llvm.noalias}, %n: index) -> memref<?xf32> {
  %0 = memref.realloc %a(%n) : memref<?xf32> to memref<?xf32>
  return %0 : memref<?xf32>
}
llvm.func @c()
func.func @calls_c(%a: memref<?xf32> {llvm.noalias}) {
  llvm.call @c() : () -> ()
  return
}
func.func @calls_intrinsic(%a: memref<?xf32> {llvm.noalias}) {
  llvm.call_intrinsic "llvm.donothing"() : () -> ()
  return
}
func.func @assembly(%a: memref<?xf32> {llvm.noalias}) {
  llvm.inline_asm has_side_effects "nop", "" : () -> ()
  return
}

// -----

func.func @results(%a: memref<?xf32>) -> (memref<?xf32> {llvm.noalias, llvm.noundef}) {
  return %a : memref<?xf32>
}
func.func @result(%a: i8) -> (i8 {llvm.zeroext}) {
  return %a : i8
}
func.func private @linked() attributes {llvm.linkage = #llvm.linkage<extern_weak>, llvm.readnone}
func.func @called() attributes {llvm.linkage = #llvm.linkage<weak>, llvm.readnone, llvm.emit_c_interface, no_inline} {
  call @linked() : () -> ()
  return
}

// -----

func.func @wrapped(%a: memref<?xf32>, %u: memref<*xf32>, %x: f32) -> (memref<?xf32>, f32) attributes {llvm.emit_c_interface} {
  return %a, %x : memref<?xf32>, f32
}
func.func private @elsewhere(memref<2xf32>, index) -> memref<*xf32> attributes {llvm.emit_c_interface}

// -----

func.func @bare(%a: memref<4xf32>) -> memref<4xf32> attributes {llvm.bareptr} {
  return %a : memref<4xf32>
}
func.func @calls_bare(%a: memref<4xf32>, %f: (memref<4xf32>) -> memref<4xf32>) -> (memref<4xf32>, memref<4xf32>) {
  %0 = call @bare(%a) : (memref<4xf32>) -> memref<4xf32>
  %1 = call_indirect %f(%0) : (memref<4xf32>) -> memref<4xf32>
  return %0, %1 : memref<4xf32>, memref<4xf32>
}

// -----

func.func @views(%a: memref<4x6xf32>, %b: memref<?x?xf32, strided<[?, ?], offset: ?>>, %n: index) -> (memref<2x2x6xf32>, memref<24xf32>, memref<?x?x?xf32, strided<[?, ?, ?], offset: ?>>, memref<?x?xf32, strided<[?, ?], offset: ?>>, memref<?xf32, strided<[?], offset: ?>>) {
  %0 = memref.expand_shape %a [[0, 1], [2]] output_shape [2, 2, 6] : memref<4x6xf32> into memref<2x2x6xf32>
  %1 = memref.collapse_shape %a [[0, 1]] : memref<4x6xf32> into memref<24xf32>
  %2 = memref.expand_shape %b [[0, 1], [2]] output_shape [%n, %n, %n] : memref<?x?xf32, strided<[?, ?], offset: ?>> into memref<?x?x?xf32, strided<[?, ?, ?], offset: ?>>
  %3 = memref.subview %b[%n, 1] [%n, %n] [2, %n] : memref<?x?xf32, strided<[?, ?], offset: ?>> to memref<?x?xf32, strided<[?, ?], offset: ?>>
  %4 = memref.subview %b[1, %n] [1, %n] [1, %n] : memref<?x?xf32, strided<[?, ?], offset: ?>> to memref<?xf32, strided<[?], offset: ?>>
  return %0, %1, %2, %3, %4 : memref<2x2x6xf32>, memref<24xf32>, memref<?x?x?xf32, strided<[?, ?, ?], offset: ?>>, memref<?x?xf32, strided<[?, ?], offset: ?>>, memref<?xf32, strided<[?], offset: ?>>
}

// -----

func.func @wide_floats(%a: f80, %b: f128) -> (f80, f128, f80, f128) {
  %0 = math.sin %a : f80
  %1 = math.sin %b : f128
  %2 = math.cbrt %a : f80
  %3 = math.cbrt %b : f128
  return %0, %1, %2, %3 : f80, f128, f80, f128
}

// -----

func.func @scalable_functions(%a: vector<[4]xf32>) -> (vector<[4]xf32>, vector<[4]xf32>, vector<[4]xf32>) {
  %0, %1 = math.sincos %a fastmath<nnan> : vector<[4]xf32>
  %2 = math.cbrt %a : vector<[4]xf32>
  return %0, %1, %2 : vector<[4]xf32>, vector<[4]xf32>, vector<[4]xf32>
}

// -----

func.func @small_floats(%a: f8E4M3FN, %b: f8E5M2, %x: f32, %h: f16, %v: vector<4xf32>, %d: f64) -> (f32, f32, f8E4M3FN, f8E5M2, f16, f8E4M3FN, f8E5M2, vector<4xf8E5M2>, f8E4M3FN) {
  %0 = arith.extf %a : f8E4M3FN to f32
  %1 = arith.extf %b : f8E5M2 to f32
  %2 = arith.truncf %x : f32 to f8E4M3FN
  %3 = arith.truncf %x : f32 to f8E5M2
  %4 = arith.extf %a : f8E4M3FN to f16
  %5 = arith.truncf %h : f16 to f8E4M3FN
  %6 = arith.addf %b, %b : f8E5M2
  %7 = arith.truncf %v : vector<4xf32> to vector<4xf8E5M2>
  %8 = arith.truncf %d : f64 to f8E4M3FN
  return %0, %1, %2, %3, %4, %5, %6, %7, %8 : f32, f32, f8E4M3FN, f8E5M2, f16, f8E4M3FN, f8E5M2, vector<4xf8E5M2>, f8E4M3FN
}

// -----

func.func @smaller_floats(%a: f4E2M1FN, %b: f8E8M0FNU, %x: f32, %c: bf16) -> (f32, f32, f4E2M1FN, f8E8M0FNU, f32, bf16) {
  %0 = arith.extf %a : f4E2M1FN to f32
  %1 = arith.extf %b : f8E8M0FNU to f32
  %2 = arith.truncf %x : f32 to f4E2M1FN
  %3 = arith.truncf %x : f32 to f8E8M0FNU
  %4 = arith.extf %c : bf16 to f32
  %5 = arith.truncf %x : f32 to bf16
  return %0, %1, %2, %3, %4, %5 : f32, f32, f4E2M1FN, f8E8M0FNU, f32, bf16
}

// -----

func.func @positions(%v: vector<2x3x4xf32>, %i: index, %j: index, %x: f32, %r: vector<4xf32>) -> (f32, vector<2x3x4xf32>, vector<4xf32>, vector<2x3x4xf32>) {
  %0 = vector.extract %v[%i, 1, %j] : f32 from vector<2x3x4xf32>
  %1 = vector.insert %x, %v [1, %i, %j] : f32 into vector<2x3x4xf32>
  %2 = vector.extract %v[%i, %j] : vector<4xf32> from vector<2x3x4xf32>
  %3 = vector.insert %r, %v [%i, 2] : vector<4xf32> into vector<2x3x4xf32>
  return %0, %1, %2, %3 : f32, vector<2x3x4xf32>, vector<4xf32>, vector<2x3x4xf32>
}

// -----

func.func @sums_on_the_way(%v: vector<2x4xi32>, %a: vector<4xi32>, %b: vector<2xi32>, %f: vector<2x4xf32>, %g: vector<4xf32>) -> (vector<2x4xi32>, vector<4xi32>, vector<2x4xi32>, vector<2x4xf32>) {
  %0:2 = vector.scan <add>, %v, %a {inclusive = true, reduction_dim = 0 : i64} : vector<2x4xi32>, vector<4xi32>
  %1:2 = vector.scan <mul>, %v, %b {inclusive = false, reduction_dim = 1 : i64} : vector<2x4xi32>, vector<2xi32>
  %2:2 = vector.scan <maximumf>, %f, %g {inclusive = false, reduction_dim = 0 : i64} : vector<2x4xf32>, vector<4xf32>
  return %0#0, %0#1, %1#0, %2#0 : vector<2x4xi32>, vector<4xi32>, vector<2x4xi32>, vector<2x4xf32>
}

// -----

func.func @pointers(%a: !ptr.ptr<#ptr.generic_space>, %n: index, %x: f32) -> f32 {
  %o = ptr.type_offset f32 : index
  %p = ptr.ptr_add inbounds %a, %o : !ptr.ptr<#ptr.generic_space>, index
  %0 = ptr.load volatile %p alignment = 4 : !ptr.ptr<#ptr.generic_space> -> f32
  %1 = ptr.load %p atomic acquire alignment = 4 : !ptr.ptr<#ptr.generic_space> -> f32
  ptr.store %x, %p nontemporal alignment = 4 : f32, !ptr.ptr<#ptr.generic_space>
  %2 = arith.addf %0, %1 : f32
  return %2 : f32
}

// -----

func.func @copies(%a: memref<?x4xf32, strided<[8, 1]>>, %b: memref<?x4xf32>, %c: memref<*xf32>, %d: memref<*xf32>, %e: memref<f32>, %f: memref<f32>) {
  memref.copy %a, %b : memref<?x4xf32, strided<[8, 1]>> to memref<?x4xf32>
  memref.copy %b, %b : memref<?x4xf32> to memref<?x4xf32>
  memref.copy %c, %d : memref<*xf32> to memref<*xf32>
  memref.copy %e, %f : memref<f32> to memref<f32>
  return
}

// -----

func.func @memory(%n: index, %x: f32) -> (memref<?xf32>, memref<2x?xi8>) {
  %0 = memref.alloc(%n) {alignment = 64 : i64} : memref<?xf32>
  %1 = memref.alloc(%n) : memref<2x?xi8>
  %2 = memref.alloca() {alignment = 32 : i64} : memref<4xf32>
  %3 = memref.alloca(%n) : memref<?xvector<4xf32>>
  memref.store %x, %2[%n] : memref<4xf32>
  memref.prefetch %2[%n], write, locality<2>, data : memref<4xf32>
  %4 = memref.atomic_rmw addf %x, %2[%n] : (f32, memref<4xf32>) -> f32
  %5 = memref.generic_atomic_rmw %2[%n] : memref<4xf32> {
  ^bb0(%old: f32):
    %6 = arith.mulf %old, %x : f32
    memref.atomic_yield %6 : f32
  }
  memref.assume_alignment %0, 64 : memref<?xf32>
  return %0, %1 : memref<?xf32>, memref<2x?xi8>
}

// -----

memref.global "private" constant @numbers : memref<2x2xf32> = dense<[[1.0, 2.0], [3.0, 4.0]]> {alignment = 16}
memref.global "public" @room : memref<4xi32> = uninitialized
memref.global @other : memref<4xi32>
func.func @globals() -> (memref<2x2xf32>, memref<4xi32>, memref<4xi32>) {
  %0 = memref.get_global @numbers : memref<2x2xf32>
  %1 = memref.get_global @room : memref<4xi32>
  %2 = memref.get_global @other : memref<4xi32>
  return %0, %1, %2 : memref<2x2xf32>, memref<4xi32>, memref<4xi32>
}

// -----

func.func @complexes(%a: complex<f32>, %b: complex<f32>, %x: f32, %y: f32) -> (complex<f32>, complex<f32>, complex<f32>, f32, f32, i1, complex<f32>) {
  %0 = complex.mul %a, %b fastmath<nnan> : complex<f32>
  %1 = complex.div %a, %b : complex<f32>
  %2 = complex.create %x, %y : complex<f32>
  %3 = complex.abs %a : complex<f32>
  %4 = complex.re %b : complex<f32>
  %5 = complex.neq %a, %b : complex<f32>
  %6 = complex.constant [1.0 : f32, -1.0 : f32] : complex<f32>
  %7 = complex.sqrt %6 : complex<f32>
  return %0, %1, %2, %3, %4, %5, %7 : complex<f32>, complex<f32>, complex<f32>, f32, f32, i1, complex<f32>
}

// -----

// How each type crosses to C.
func.func @crossing(%a: f16, %b: bf16, %c: i8, %d: i1, %e: i128, %f: f128, %g: index, %h: vector<4xf32>, %i: ui16, %j: f64, %k: complex<f32>, %l: f80) -> f16 attributes {llvm.emit_c_interface} {
  return %a : f16
}
func.func @back(%a: bf16) -> (bf16, i8) attributes {llvm.emit_c_interface} {
  %0 = arith.constant 1 : i8
  return %a, %0 : bf16, i8
}
func.func @wide(%a: i128) -> i128 attributes {llvm.emit_c_interface} {
  return %a : i128
}
func.func @signed(%a: i8 {llvm.signext}, %b: i8 {llvm.zeroext}, %c: i1) -> (i16 {llvm.zeroext}) attributes {llvm.emit_c_interface} {
  %0 = arith.extui %b : i8 to i16
  return %0 : i16
}
func.func private @given(f16, i8, i128, memref<?xf16>) -> bf16 attributes {llvm.emit_c_interface}
func.func private @given_more(bf16 {llvm.noundef}, memref<*xf32>) -> memref<?xf32> attributes {llvm.emit_c_interface}
func.func @uses(%a: f16, %b: i8, %c: i128, %d: memref<?xf16>) -> bf16 {
  %0 = call @given(%a, %b, %c, %d) : (f16, i8, i128, memref<?xf16>) -> bf16
  return %0 : bf16
}
