#!/bin/sh
# Symbols that cannot be told apart by name alone, in a module of several
# partitions: members of a comdat stay in one group, a table of labels finds the
# blocks of a function far away, what only another part calls is not dropped,
# and module-level assembly is there once.
. "$SOURCE/test/driver/common.inc"
PATH=$LLVM_BIN:$PATH
need llvm-readelf llvm-nm llvm-dwarfdump

generate() {
  awk -v attributes="$1" 'BEGIN {
    print "module" attributes " {"
    print "llvm.comdat @c { llvm.comdat_selector @first any"
    print "  llvm.comdat_selector @single nodeduplicate }"
    print "llvm.mlir.global internal constant @label() : !llvm.ptr {"
    print "  %0 = llvm.blockaddress <function = @labelled, tag = <id = 1>> : !llvm.ptr"
    print "  llvm.return %0 : !llvm.ptr\n}"
    for (f = 0; f < 40; f++) {
      odr = f == 0 || f == 39 ? "linkonce_odr" : ""
      name = f == 0 ? "first" : f == 20 ? "single" : "f" f
      comdat = odr ? "comdat(@c::@first)" : f == 20 ? "comdat(@c::@single)" : ""
      print "llvm.func " odr " @" name "(%a: !llvm.ptr) -> !llvm.ptr " comdat " {"
      for (i = 0; i < 300; i++)
        print "  %" i " = llvm.load volatile %a : !llvm.ptr -> i32"
      print "  %p = llvm.mlir.addressof @label : !llvm.ptr"
      print "  llvm.return %p : !llvm.ptr\n}"
    }
    print "llvm.func @labelled(%p: !llvm.ptr) -> i32 {"
    print "  llvm.indirectbr %p : !llvm.ptr, [^bb1, ^bb2]"
    print "^bb1:\n  llvm.blocktag <id = 1>"
    print "  %0 = llvm.mlir.constant(0 : i32) : i32\n  llvm.return %0 : i32"
    print "^bb2:\n  %1 = llvm.mlir.constant(1 : i32) : i32\n  llvm.return %1 : i32\n}"
    print "llvm.mlir.alias internal @again : !llvm.func<i32 (ptr)> {"
    print "  %0 = llvm.mlir.addressof @labelled : !llvm.ptr"
    print "  llvm.return %0 : !llvm.ptr\n}"
    print "llvm.func @main() -> i32 {\n  %k = llvm.mlir.constant(1 : i32) : i32"
    print "  %a = llvm.alloca %k x i32 : (i32) -> !llvm.ptr"
    print "  llvm.store %k, %a : i32, !llvm.ptr"
    print "  %p = llvm.call @f39(%a) : (!llvm.ptr) -> !llvm.ptr"
    print "  %q = llvm.load %p : !llvm.ptr -> !llvm.ptr"
    print "  %f = llvm.mlir.addressof @again : !llvm.ptr"
    print "  %r = llvm.call %f(%q) : !llvm.ptr, (!llvm.ptr) -> i32"
    print "  llvm.return %r : i32\n}\n}"
  }'
}

generate "" > symbols.mlir
for level in 0 2; do
  step "-O$level"
  works "$MLCC" -O$level -c symbols.mlir -o symbols.o
  llvm-readelf -gW symbols.o > groups.txt
  grep -A6 '\[first\]' groups.txt | grep -q '\.text\.f39' ||
    stop "f39 is not in the comdat of first"
  grep -q 'COMDAT group section .*\[single\]' groups.txt &&
    stop "nodeduplicate became any"
  llvm-nm -u symbols.o | grep -v ' U _GLOBAL_OFFSET_TABLE_' | grep -q . &&
    stop "undefined symbols"
  works "$CC" symbols.o -o symbols
  ./symbols || stop "wrong label"
done

# As an import writes it.
generate ' attributes {llvm.module_asm = []}' |
  sed 's/^\(llvm.func  @f1(.*\) {$/\1 attributes {passthrough = ["noinline", ["a", "b"]]} {/' >none.mlir
step "no assembly"
for level in 0 2; do
  works "$MLCC" -g -O$level -c none.mlir -o none.o
  llvm-dwarfdump none.o | grep -c DW_TAG_compile_unit >units
  [ "$(cat units)" -gt 1 ] || stop "the module was not divided"
done

generate ' attributes {llvm.module_asm = [".globl once", "once: .byte 1"]}' > asm.mlir
step "assembly of the module"
works "$MLCC" -c asm.mlir -o asm.o
[ "$(llvm-nm asm.o | grep -c ' once$')" = 1 ] || stop "it is not there once"

# A small function that is copied into a part far from it, to be inlined there,
# takes along mentions of what only it has mentioned.
step "what a copy mentions"
awk 'BEGIN {
  print "module {"
  print "llvm.mlir.global private constant @table(dense<[3, 5, 7, 9]> : tensor<4xi32>) : !llvm.array<4 x i32>"
  print "llvm.func linkonce_odr @below(%x: i32) -> i32 {\n  llvm.return %x : i32\n}"
  print "llvm.func @item(%i: i32) -> i32 {"
  print "  %t = llvm.mlir.addressof @table : !llvm.ptr"
  print "  %j = llvm.call @below(%i) : (i32) -> i32"
  print "  %p = llvm.getelementptr %t[%j] : (!llvm.ptr, i32) -> !llvm.ptr, i32"
  print "  %v = llvm.load %p : !llvm.ptr -> i32\n  llvm.return %v : i32\n}"
  for (f = 0; f < 40; f++) {
    print "llvm.func @f" f "(%a: !llvm.ptr) -> i32 {"
    for (i = 0; i < 300; i++)
      print "  %" i " = llvm.load volatile %a : !llvm.ptr -> i32"
    print "  %r = llvm.call @item(%299) : (i32) -> i32"
    print "  llvm.return %r : i32\n}"
  }
  print "llvm.func @main() -> i32 {\n  %k = llvm.mlir.constant(2 : i32) : i32"
  print "  %a = llvm.alloca %k x i32 : (i32) -> !llvm.ptr"
  print "  llvm.store %k, %a : i32, !llvm.ptr"
  print "  %r = llvm.call @f39(%a) : (!llvm.ptr) -> i32"
  print "  llvm.return %r : i32\n}\n}"
}' >copied.mlir
for level in 0 1 2; do
  works "$MLCC" -O$level -c copied.mlir -o copied.o
  llvm-nm -u copied.o | grep -v ' U _GLOBAL_OFFSET_TABLE_' | grep -q . &&
    stop "-O$level: undefined symbols"
  works "$CC" copied.o -o copied
  ./copied && status=0 || status=$?
  [ $status = 7 ] || stop "-O$level: wrong item"
done

# One that calls a private function is not copied: that would have to stay, for
# the copies to call it.
step "what is not copied"
sed -e '/@table/d' -e 's/linkonce_odr/internal/' \
  -e '/getelementptr/d' -e '/%v = /d' -e 's/return %v/return %j/' \
  copied.mlir >private.mlir
works "$MLCC" -O2 -c private.mlir -o private.o
llvm-nm private.o | grep -q ' below$' &&
  stop "the private function is not dropped where it was inlined"
works "$CC" private.o -o private
./private && status=0 || status=$?
[ $status = 2 ] || stop "wrong value"
exit 0
