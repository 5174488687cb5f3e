// RUN: mlcc -S -emit-llvm -O2 %s -o %t.ll
// RUN: llvm-as %t.ll -o %t.bc
// RUN: mlcc -c %t.bc -o %t.o
// oracle: differs: the block has a name
// oracle: import refuses: it has none there

// The address of a block of a function that stands before: LLVM reads it only by
// name.

llvm.func @a(%p: !llvm.ptr, %v: i32) -> i32 {
  llvm.indirectbr %p : !llvm.ptr, [
  ^bb1,
  ^bb2
  ]
^bb1:
  llvm.blocktag <id = 1>
  llvm.return %v : i32
^bb2:
  llvm.blocktag <id = 2>
  %1 = llvm.add %v, %v : i32
  llvm.return %1 : i32
}
llvm.func @b() -> !llvm.ptr {
  %0 = llvm.blockaddress <function = @a, tag = <id = 2>> : !llvm.ptr
  llvm.return %0 : !llvm.ptr
}
