// memref.atomic_rmw of every kind that is one instruction of LLVM, on several
// types, and generic_atomic_rmw: each gives the old value, and leaves the new
// one in memory.

func.func private @printI64(i64)
func.func private @printF64(f64)
func.func private @printNewline()

func.func @show(%x: i64) {
  func.call @printI64(%x) : (i64) -> ()
  func.call @printNewline() : () -> ()
  return
}

func.func @show_index(%x: index) {
  %y = arith.index_cast %x : index to i64
  func.call @show(%y) : (i64) -> ()
  return
}

func.func @show_f64(%x: f64) {
  func.call @printF64(%x) : (f64) -> ()
  func.call @printNewline() : () -> ()
  return
}

// cell = (cell * 3 + x) modulo 100.
func.func @mix(%cells: memref<?xi32>, %i: index, %x: i32) -> i32 {
  %old = memref.generic_atomic_rmw %cells[%i] : memref<?xi32> {
  ^bb0(%current: i32):
    %three = arith.constant 3 : i32
    %hundred = arith.constant 100 : i32
    %tripled = arith.muli %current, %three : i32
    %sum = arith.addi %tripled, %x : i32
    %rest = arith.remsi %sum, %hundred : i32
    memref.atomic_yield %rest : i32
  }
  return %old : i32
}

func.func @main() -> i32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  // addi on i32.
  // OUT: 10
  // OUT: 13
  %m0 = memref.alloca() : memref<3xi32>
  %a0 = arith.constant 10 : i32
  %b0 = arith.constant 3 : i32
  memref.store %a0, %m0[%c1] : memref<3xi32>
  %o0 = memref.atomic_rmw addi %b0, %m0[%c1] : (i32, memref<3xi32>) -> i32
  %r0 = memref.load %m0[%c1] : memref<3xi32>
  %o0_i64 = arith.extsi %o0 : i32 to i64
  func.call @show(%o0_i64) : (i64) -> ()
  %r0_i64 = arith.extsi %r0 : i32 to i64
  func.call @show(%r0_i64) : (i64) -> ()
  // andi on i32.
  // OUT: 12
  // OUT: 8
  %m1 = memref.alloca() : memref<3xi32>
  %a1 = arith.constant 12 : i32
  %b1 = arith.constant 10 : i32
  memref.store %a1, %m1[%c1] : memref<3xi32>
  %o1 = memref.atomic_rmw andi %b1, %m1[%c1] : (i32, memref<3xi32>) -> i32
  %r1 = memref.load %m1[%c1] : memref<3xi32>
  %o1_i64 = arith.extsi %o1 : i32 to i64
  func.call @show(%o1_i64) : (i64) -> ()
  %r1_i64 = arith.extsi %r1 : i32 to i64
  func.call @show(%r1_i64) : (i64) -> ()
  // ori on i32.
  // OUT: 12
  // OUT: 14
  %m2 = memref.alloca() : memref<3xi32>
  %a2 = arith.constant 12 : i32
  %b2 = arith.constant 10 : i32
  memref.store %a2, %m2[%c1] : memref<3xi32>
  %o2 = memref.atomic_rmw ori %b2, %m2[%c1] : (i32, memref<3xi32>) -> i32
  %r2 = memref.load %m2[%c1] : memref<3xi32>
  %o2_i64 = arith.extsi %o2 : i32 to i64
  func.call @show(%o2_i64) : (i64) -> ()
  %r2_i64 = arith.extsi %r2 : i32 to i64
  func.call @show(%r2_i64) : (i64) -> ()
  // xori on i32.
  // OUT: 12
  // OUT: 6
  %m3 = memref.alloca() : memref<3xi32>
  %a3 = arith.constant 12 : i32
  %b3 = arith.constant 10 : i32
  memref.store %a3, %m3[%c1] : memref<3xi32>
  %o3 = memref.atomic_rmw xori %b3, %m3[%c1] : (i32, memref<3xi32>) -> i32
  %r3 = memref.load %m3[%c1] : memref<3xi32>
  %o3_i64 = arith.extsi %o3 : i32 to i64
  func.call @show(%o3_i64) : (i64) -> ()
  %r3_i64 = arith.extsi %r3 : i32 to i64
  func.call @show(%r3_i64) : (i64) -> ()
  // maxs on i32.
  // OUT: -5
  // OUT: 3
  %m4 = memref.alloca() : memref<3xi32>
  %a4 = arith.constant -5 : i32
  %b4 = arith.constant 3 : i32
  memref.store %a4, %m4[%c1] : memref<3xi32>
  %o4 = memref.atomic_rmw maxs %b4, %m4[%c1] : (i32, memref<3xi32>) -> i32
  %r4 = memref.load %m4[%c1] : memref<3xi32>
  %o4_i64 = arith.extsi %o4 : i32 to i64
  func.call @show(%o4_i64) : (i64) -> ()
  %r4_i64 = arith.extsi %r4 : i32 to i64
  func.call @show(%r4_i64) : (i64) -> ()
  // mins on i32.
  // OUT: -5
  // OUT: -5
  %m5 = memref.alloca() : memref<3xi32>
  %a5 = arith.constant -5 : i32
  %b5 = arith.constant 3 : i32
  memref.store %a5, %m5[%c1] : memref<3xi32>
  %o5 = memref.atomic_rmw mins %b5, %m5[%c1] : (i32, memref<3xi32>) -> i32
  %r5 = memref.load %m5[%c1] : memref<3xi32>
  %o5_i64 = arith.extsi %o5 : i32 to i64
  func.call @show(%o5_i64) : (i64) -> ()
  %r5_i64 = arith.extsi %r5 : i32 to i64
  func.call @show(%r5_i64) : (i64) -> ()
  // maxu on i32.
  // OUT: -5
  // OUT: -5
  %m6 = memref.alloca() : memref<3xi32>
  %a6 = arith.constant -5 : i32
  %b6 = arith.constant 3 : i32
  memref.store %a6, %m6[%c1] : memref<3xi32>
  %o6 = memref.atomic_rmw maxu %b6, %m6[%c1] : (i32, memref<3xi32>) -> i32
  %r6 = memref.load %m6[%c1] : memref<3xi32>
  %o6_i64 = arith.extsi %o6 : i32 to i64
  func.call @show(%o6_i64) : (i64) -> ()
  %r6_i64 = arith.extsi %r6 : i32 to i64
  func.call @show(%r6_i64) : (i64) -> ()
  // minu on i32.
  // OUT: -5
  // OUT: 3
  %m7 = memref.alloca() : memref<3xi32>
  %a7 = arith.constant -5 : i32
  %b7 = arith.constant 3 : i32
  memref.store %a7, %m7[%c1] : memref<3xi32>
  %o7 = memref.atomic_rmw minu %b7, %m7[%c1] : (i32, memref<3xi32>) -> i32
  %r7 = memref.load %m7[%c1] : memref<3xi32>
  %o7_i64 = arith.extsi %o7 : i32 to i64
  func.call @show(%o7_i64) : (i64) -> ()
  %r7_i64 = arith.extsi %r7 : i32 to i64
  func.call @show(%r7_i64) : (i64) -> ()
  // assign on i32.
  // OUT: 10
  // OUT: 3
  %m8 = memref.alloca() : memref<3xi32>
  %a8 = arith.constant 10 : i32
  %b8 = arith.constant 3 : i32
  memref.store %a8, %m8[%c1] : memref<3xi32>
  %o8 = memref.atomic_rmw assign %b8, %m8[%c1] : (i32, memref<3xi32>) -> i32
  %r8 = memref.load %m8[%c1] : memref<3xi32>
  %o8_i64 = arith.extsi %o8 : i32 to i64
  func.call @show(%o8_i64) : (i64) -> ()
  %r8_i64 = arith.extsi %r8 : i32 to i64
  func.call @show(%r8_i64) : (i64) -> ()
  // addi on i64.
  // OUT: 1099511627776
  // OUT: 1099511627775
  %m10 = memref.alloca() : memref<3xi64>
  %a10 = arith.constant 1099511627776 : i64
  %b10 = arith.constant -1 : i64
  memref.store %a10, %m10[%c1] : memref<3xi64>
  %o10 = memref.atomic_rmw addi %b10, %m10[%c1] : (i64, memref<3xi64>) -> i64
  %r10 = memref.load %m10[%c1] : memref<3xi64>
  func.call @show(%o10) : (i64) -> ()
  func.call @show(%r10) : (i64) -> ()
  // maxs on i8.
  // OUT: -100
  // OUT: 100
  %m11 = memref.alloca() : memref<3xi8>
  %a11 = arith.constant -100 : i8
  %b11 = arith.constant 100 : i8
  memref.store %a11, %m11[%c1] : memref<3xi8>
  %o11 = memref.atomic_rmw maxs %b11, %m11[%c1] : (i8, memref<3xi8>) -> i8
  %r11 = memref.load %m11[%c1] : memref<3xi8>
  %o11_i64 = arith.extsi %o11 : i8 to i64
  func.call @show(%o11_i64) : (i64) -> ()
  %r11_i64 = arith.extsi %r11 : i8 to i64
  func.call @show(%r11_i64) : (i64) -> ()
  // addi on i16.
  // OUT: 32767
  // OUT: -32768
  %m12 = memref.alloca() : memref<3xi16>
  %a12 = arith.constant 32767 : i16
  %b12 = arith.constant 1 : i16
  memref.store %a12, %m12[%c1] : memref<3xi16>
  %o12 = memref.atomic_rmw addi %b12, %m12[%c1] : (i16, memref<3xi16>) -> i16
  %r12 = memref.load %m12[%c1] : memref<3xi16>
  %o12_i64 = arith.extsi %o12 : i16 to i64
  func.call @show(%o12_i64) : (i64) -> ()
  %r12_i64 = arith.extsi %r12 : i16 to i64
  func.call @show(%r12_i64) : (i64) -> ()
  // addf on f32.
  // OUT: 1.5
  // OUT: 1.75
  %m13 = memref.alloca() : memref<f32>
  %a13 = arith.constant 1.5 : f32
  %b13 = arith.constant 0.25 : f32
  memref.store %a13, %m13[] : memref<f32>
  %o13 = memref.atomic_rmw addf %b13, %m13[] : (f32, memref<f32>) -> f32
  %r13 = memref.load %m13[] : memref<f32>
  %o13_f64 = arith.extf %o13 : f32 to f64
  func.call @show_f64(%o13_f64) : (f64) -> ()
  %r13_f64 = arith.extf %r13 : f32 to f64
  func.call @show_f64(%r13_f64) : (f64) -> ()
  // maximumf on f32.
  // OUT: 1.5
  // OUT: 2
  %m15 = memref.alloca() : memref<f32>
  %a15 = arith.constant 1.5 : f32
  %b15 = arith.constant 2.0 : f32
  memref.store %a15, %m15[] : memref<f32>
  %o15 = memref.atomic_rmw maximumf %b15, %m15[] : (f32, memref<f32>) -> f32
  %r15 = memref.load %m15[] : memref<f32>
  %o15_f64 = arith.extf %o15 : f32 to f64
  func.call @show_f64(%o15_f64) : (f64) -> ()
  %r15_f64 = arith.extf %r15 : f32 to f64
  func.call @show_f64(%r15_f64) : (f64) -> ()
  // minimumf on f32.
  // OUT: 1.5
  // OUT: -2
  %m16 = memref.alloca() : memref<f32>
  %a16 = arith.constant 1.5 : f32
  %b16 = arith.constant -2.0 : f32
  memref.store %a16, %m16[] : memref<f32>
  %o16 = memref.atomic_rmw minimumf %b16, %m16[] : (f32, memref<f32>) -> f32
  %r16 = memref.load %m16[] : memref<f32>
  %o16_f64 = arith.extf %o16 : f32 to f64
  func.call @show_f64(%o16_f64) : (f64) -> ()
  %r16_f64 = arith.extf %r16 : f32 to f64
  func.call @show_f64(%r16_f64) : (f64) -> ()
  // maxnumf on f32.
  // OUT: 1.5
  // OUT: 2
  %m17 = memref.alloca() : memref<f32>
  %a17 = arith.constant 1.5 : f32
  %b17 = arith.constant 2.0 : f32
  memref.store %a17, %m17[] : memref<f32>
  %o17 = memref.atomic_rmw maxnumf %b17, %m17[] : (f32, memref<f32>) -> f32
  %r17 = memref.load %m17[] : memref<f32>
  %o17_f64 = arith.extf %o17 : f32 to f64
  func.call @show_f64(%o17_f64) : (f64) -> ()
  %r17_f64 = arith.extf %r17 : f32 to f64
  func.call @show_f64(%r17_f64) : (f64) -> ()
  // minnumf on f32.
  // OUT: 1.5
  // OUT: -2
  %m18 = memref.alloca() : memref<f32>
  %a18 = arith.constant 1.5 : f32
  %b18 = arith.constant -2.0 : f32
  memref.store %a18, %m18[] : memref<f32>
  %o18 = memref.atomic_rmw minnumf %b18, %m18[] : (f32, memref<f32>) -> f32
  %r18 = memref.load %m18[] : memref<f32>
  %o18_f64 = arith.extf %o18 : f32 to f64
  func.call @show_f64(%o18_f64) : (f64) -> ()
  %r18_f64 = arith.extf %r18 : f32 to f64
  func.call @show_f64(%r18_f64) : (f64) -> ()
  // assign on f32.
  // OUT: 1.5
  // OUT: -2
  %m19 = memref.alloca() : memref<f32>
  %a19 = arith.constant 1.5 : f32
  %b19 = arith.constant -2.0 : f32
  memref.store %a19, %m19[] : memref<f32>
  %o19 = memref.atomic_rmw assign %b19, %m19[] : (f32, memref<f32>) -> f32
  %r19 = memref.load %m19[] : memref<f32>
  %o19_f64 = arith.extf %o19 : f32 to f64
  func.call @show_f64(%o19_f64) : (f64) -> ()
  %r19_f64 = arith.extf %r19 : f32 to f64
  func.call @show_f64(%r19_f64) : (f64) -> ()
  // addf on f64.
  // OUT: 1.5
  // OUT: 1.75
  %m20 = memref.alloca() : memref<f64>
  %a20 = arith.constant 1.5 : f64
  %b20 = arith.constant 0.25 : f64
  memref.store %a20, %m20[] : memref<f64>
  %o20 = memref.atomic_rmw addf %b20, %m20[] : (f64, memref<f64>) -> f64
  %r20 = memref.load %m20[] : memref<f64>
  func.call @show_f64(%o20) : (f64) -> ()
  func.call @show_f64(%r20) : (f64) -> ()
  // maximumf on f64.
  // OUT: -1.5
  // OUT: -1.5
  %m21 = memref.alloca() : memref<f64>
  %a21 = arith.constant -1.5 : f64
  %b21 = arith.constant -2.0 : f64
  memref.store %a21, %m21[] : memref<f64>
  %o21 = memref.atomic_rmw maximumf %b21, %m21[] : (f64, memref<f64>) -> f64
  %r21 = memref.load %m21[] : memref<f64>
  func.call @show_f64(%o21) : (f64) -> ()
  func.call @show_f64(%r21) : (f64) -> ()
  // generic_atomic_rmw on i32, twice.
  // OUT: 50
  // OUT: 57
  // OUT: 78
  %seven = arith.constant 7 : i32
  %fifty = arith.constant 50 : i32
  %two = arith.constant 2 : index
  %cells = memref.alloca(%two) : memref<?xi32>
  memref.store %fifty, %cells[%c1] : memref<?xi32>
  %g0 = func.call @mix(%cells, %c1, %seven) : (memref<?xi32>, index, i32) -> i32
  %g1 = func.call @mix(%cells, %c1, %seven) : (memref<?xi32>, index, i32) -> i32
  %g2 = memref.load %cells[%c1] : memref<?xi32>
  %g0_i64 = arith.extsi %g0 : i32 to i64
  %g1_i64 = arith.extsi %g1 : i32 to i64
  %g2_i64 = arith.extsi %g2 : i32 to i64
  func.call @show(%g0_i64) : (i64) -> ()
  func.call @show(%g1_i64) : (i64) -> ()
  func.call @show(%g2_i64) : (i64) -> ()
  %success = arith.constant 0 : i32
  return %success : i32
}
