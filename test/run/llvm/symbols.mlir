// What stands in a module: constructors in the order of their priorities, an
// address of a block in a table, thread-local data, aliases, initialisers that
// are computed, blocks of memory.

llvm.func @printI64(i64)
llvm.func @printNewline()

llvm.func @show(%x: i32) {
  %0 = llvm.sext %x : i32 to i64
  llvm.call @printI64(%0) : (i64) -> ()
  llvm.call @printNewline() : () -> ()
  llvm.return
}

llvm.mlir.global internal @count(0 : i32) : i32

// Appends a digit to @count.
llvm.func internal @append(%digit: i32) {
  %p = llvm.mlir.addressof @count : !llvm.ptr
  %ten = llvm.mlir.constant(10 : i32) : i32
  %0 = llvm.load %p : !llvm.ptr -> i32
  %1 = llvm.mul %0, %ten : i32
  %2 = llvm.add %1, %digit : i32
  llvm.store %2, %p : i32, !llvm.ptr
  llvm.return
}
llvm.func internal @first() {
  %0 = llvm.mlir.constant(1 : i32) : i32
  llvm.call @append(%0) : (i32) -> ()
  llvm.return
}
llvm.func internal @second() {
  %0 = llvm.mlir.constant(2 : i32) : i32
  llvm.call @append(%0) : (i32) -> ()
  llvm.return
}
llvm.mlir.global_ctors ctors = [@second, @first], priorities = [65535 : i32, 200 : i32], data = [#llvm.zero, #llvm.zero]

// Runs behind @main, and shows what is left in @count.
llvm.func internal @last() {
  %p = llvm.mlir.addressof @count : !llvm.ptr
  %0 = llvm.load %p : !llvm.ptr -> i32
  llvm.call @show(%0) : (i32) -> ()
  llvm.return
}
llvm.mlir.global_dtors dtors = [@last], priorities = [65535 : i32], data = [#llvm.zero]

llvm.comdat @groups {
  llvm.comdat_selector @once any
}
llvm.func linkonce_odr @once(%x: i32) -> i32 comdat(@groups::@once) attributes {no_inline} {
  %0 = llvm.add %x, %x : i32
  llvm.return %0 : i32
}

// The one of two functions that a resolver picks when the program is loaded.
llvm.func internal @four() -> i32 {
  %0 = llvm.mlir.constant(4 : i32) : i32
  llvm.return %0 : i32
}
llvm.func internal @resolve() -> !llvm.ptr {
  %0 = llvm.mlir.addressof @four : !llvm.ptr
  llvm.return %0 : !llvm.ptr
}
llvm.mlir.ifunc internal @picked : !llvm.func<i32 ()>, !llvm.ptr @resolve

llvm.mlir.global internal thread_local @mine(40 : i32) : i32
llvm.mlir.alias internal @also : i32 {
  %0 = llvm.mlir.addressof @plain : !llvm.ptr
  llvm.return %0 : !llvm.ptr
}
llvm.mlir.global internal @plain(7 : i32) : i32
llvm.mlir.global internal constant @words(dense<[10, 20, 30]> : tensor<3xi32>) : !llvm.array<3 x i32>
llvm.mlir.global internal constant @third() : !llvm.ptr {
  %0 = llvm.mlir.addressof @words : !llvm.ptr
  %1 = llvm.getelementptr inbounds %0[0, 2] : (!llvm.ptr) -> !llvm.ptr, !llvm.array<3 x i32>
  llvm.return %1 : !llvm.ptr
}
llvm.mlir.global internal constant @pair() : !llvm.struct<"pair", (i8, struct<packed (i8, i32)>)> {
  %0 = llvm.mlir.poison : !llvm.struct<"pair", (i8, struct<packed (i8, i32)>)>
  %1 = llvm.mlir.constant(1 : i8) : i8
  %2 = llvm.mlir.constant(99 : i32) : i32
  %3 = llvm.insertvalue %1, %0[0] : !llvm.struct<"pair", (i8, struct<packed (i8, i32)>)>
  %4 = llvm.insertvalue %1, %3[1, 0] : !llvm.struct<"pair", (i8, struct<packed (i8, i32)>)>
  %5 = llvm.insertvalue %2, %4[1, 1] : !llvm.struct<"pair", (i8, struct<packed (i8, i32)>)>
  llvm.return %5 : !llvm.struct<"pair", (i8, struct<packed (i8, i32)>)>
}
llvm.mlir.global internal constant @labels() : !llvm.array<2 x ptr> {
  %0 = llvm.mlir.poison : !llvm.array<2 x ptr>
  %1 = llvm.blockaddress <function = @jump, tag = <id = 0>> : !llvm.ptr
  %2 = llvm.blockaddress <function = @jump, tag = <id = 1>> : !llvm.ptr
  %3 = llvm.insertvalue %1, %0[0] : !llvm.array<2 x ptr>
  %4 = llvm.insertvalue %2, %3[1] : !llvm.array<2 x ptr>
  llvm.return %4 : !llvm.array<2 x ptr>
}

llvm.func @jump(%i: i32, %x: i32) -> i32 attributes {no_inline} {
  %p = llvm.mlir.addressof @labels : !llvm.ptr
  %0 = llvm.getelementptr %p[%i] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.ptr
  %1 = llvm.load %0 : !llvm.ptr -> !llvm.ptr
  llvm.indirectbr %1 : !llvm.ptr, [
  ^bb1(%x : i32),
  ^bb2
  ]
^bb1(%2: i32):
  llvm.blocktag <id = 0>
  %3 = llvm.add %2, %2 : i32
  llvm.return %3 : i32
^bb2:
  llvm.blocktag <id = 1>
  %4 = llvm.mul %x, %x : i32
  llvm.return %4 : i32
}

llvm.func @memory() {
  %n = llvm.mlir.constant(16 : i64) : i64
  %one = llvm.mlir.constant(1 : i32) : i32
  %byte = llvm.mlir.constant(3 : i8) : i8
  %saved = llvm.intr.stacksave : !llvm.ptr
  %a = llvm.alloca %one x !llvm.array<16 x i8> : (i32) -> !llvm.ptr
  %b = llvm.alloca %one x !llvm.array<32 x i8> : (i32) -> !llvm.ptr
  llvm.intr.lifetime.start %a : !llvm.ptr
  "llvm.intr.memset"(%a, %byte, %n) <{isVolatile = false}> : (!llvm.ptr, i8, i64) -> ()
  "llvm.intr.memset.inline"(%b, %byte) <{isVolatile = false, len = 4 : i64}> : (!llvm.ptr, i8) -> ()
  "llvm.intr.memcpy"(%b, %a, %n) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
  %c = llvm.getelementptr %b[4] : (!llvm.ptr) -> !llvm.ptr, i8
  "llvm.intr.memcpy.inline"(%c, %a) <{isVolatile = false, len = 4 : i64}> : (!llvm.ptr, !llvm.ptr) -> ()
  "llvm.intr.memmove"(%c, %b, %n) <{isVolatile = true}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
  "llvm.intr.prefetch"(%b) <{cache = 1 : i32, hint = 3 : i32, rw = 0 : i32}> : (!llvm.ptr) -> ()
  %0 = llvm.load %b : !llvm.ptr -> i32
  llvm.intr.lifetime.end %a : !llvm.ptr
  llvm.call @show(%0) : (i32) -> ()
  llvm.intr.stackrestore %saved : !llvm.ptr
  llvm.return
}

llvm.func @main() -> i32 {
  %zero = llvm.mlir.constant(0 : i32) : i32
  %one = llvm.mlir.constant(1 : i32) : i32
  %five = llvm.mlir.constant(5 : i32) : i32
  %0 = llvm.mlir.addressof @count : !llvm.ptr
  %1 = llvm.load %0 : !llvm.ptr -> i32
  llvm.call @show(%1) : (i32) -> ()
  %2 = llvm.mlir.addressof @mine : !llvm.ptr
  %3 = "llvm.intr.threadlocal.address"(%2) : (!llvm.ptr) -> !llvm.ptr
  %4 = llvm.load %3 : !llvm.ptr -> i32
  %5 = llvm.add %4, %one : i32
  llvm.store %5, %3 : i32, !llvm.ptr
  %6 = llvm.load %3 : !llvm.ptr -> i32
  llvm.call @show(%6) : (i32) -> ()
  %7 = llvm.mlir.addressof @also : !llvm.ptr
  llvm.store %five, %7 : i32, !llvm.ptr
  %8 = llvm.mlir.addressof @plain : !llvm.ptr
  %9 = llvm.load %8 : !llvm.ptr -> i32
  llvm.call @show(%9) : (i32) -> ()
  %10 = llvm.mlir.addressof @third : !llvm.ptr
  %11 = llvm.load %10 : !llvm.ptr -> !llvm.ptr
  %12 = llvm.load %11 : !llvm.ptr -> i32
  llvm.call @show(%12) : (i32) -> ()
  %13 = llvm.mlir.addressof @pair : !llvm.ptr
  %14 = llvm.getelementptr %13[0, 1, 1] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<"pair", (i8, struct<packed (i8, i32)>)>
  %15 = llvm.load %14 {alignment = 1 : i64} : !llvm.ptr -> i32
  llvm.call @show(%15) : (i32) -> ()
  %16 = llvm.call @jump(%zero, %five) : (i32, i32) -> i32
  llvm.call @show(%16) : (i32) -> ()
  %17 = llvm.call @jump(%one, %five) : (i32, i32) -> i32
  llvm.call @show(%17) : (i32) -> ()
  llvm.call @memory() : () -> ()
  %18 = llvm.call_intrinsic "llvm.smax.i32"(%one, %five) : (i32, i32) -> i32
  llvm.call @show(%18) : (i32) -> ()
  %19 = llvm.call @once(%five) : (i32) -> i32
  llvm.call @show(%19) : (i32) -> ()
  %22 = llvm.call @picked() : () -> i32
  llvm.call @show(%22) : (i32) -> ()
  %20 = llvm.dso_local_equivalent @once : !llvm.ptr
  %21 = llvm.call %20(%one) : !llvm.ptr, (i32) -> i32
  llvm.call @show(%21) : (i32) -> ()
  llvm.return %zero : i32
}

// OUT: 12
// OUT: 41
// OUT: 5
// OUT: 30
// OUT: 99
// OUT: 10
// OUT: 25
// OUT: 50529027
// OUT: 5
// OUT: 10
// OUT: 4
// OUT: 2
// OUT: 12
