#!/bin/sh
# label: slow
# A module whose functions all mention one another, too large for one part: it
# is optimised whole and split for the rest, from LLVM IR and from MLIR. The same
# bytes for any number of threads, the symbols of an undivided object (-S is
# emitted whole), the same results, sound -g. At -O0 it is split from the start.
. "$SOURCE/test/driver/common.inc"
PATH=$LLVM_BIN:$PATH
need llvm-mc llvm-nm llvm-readelf llvm-dwarfdump
target=x86_64-linux-gnu

# A ring of internal functions, each with a name of its own and of all, and all
# kinds of symbols that must stay together, or be found elsewhere. $1 says how
# long they are; "-g" as $2: with debug information.
generate() {
  awk -v steps="$1" -v debug="${2-}" 'BEGIN {
    functions = 240
    print "target triple = \"x86_64-unknown-linux-gnu\""
    print "$group = comdat any"
    print "@shared = private unnamed_addr constant [12 x i8] c\"shared text\\00\""
    print "@state = internal global i32 5" (debug ? ", !dbg !8" : "")
    print "@per_thread = internal thread_local global i32 7"
    print "@lonely = internal global [2 x ptr] [ptr @f3, ptr @f200], align 16"
    print "@labels = internal constant [2 x ptr] [ptr blockaddress(@jumps, %one), ptr blockaddress(@jumps, %two)]"
    print "@placed = internal global i32 11, section \"own_section\""
    print "@group = linkonce_odr constant i32 3, comdat"
    print "@visible = global ptr @other_name"
    print "@alone = internal alias i32 (i32, i32), ptr @f100"
    print "@other_name = alias i32 (i32, i32), ptr @f7"
    print "@llvm.global_ctors = appending global [1 x { i32, ptr, ptr }] [{ i32, ptr, ptr } { i32 65535, ptr @start, ptr null }]"
    print "@llvm.used = appending global [1 x ptr] [ptr @visible], section \"llvm.metadata\""
    print "declare i32 @puts(ptr)"
    print "define internal void @start() {\n  store i32 6, ptr @state\n  ret void\n}"
    print "define linkonce_odr i32 @first_member(i32 %x) comdat($group) {\n  %v = load volatile i32, ptr @group\n  %r = add i32 %v, %x\n  ret i32 %r\n}"
    print "define weak i32 @weak(i32 %x) {\n  ret i32 %x\n}"
    print "define internal i32 @jumps(i32 %x) noinline {"
    print "  %i = and i32 %x, 1\n  %p = getelementptr ptr, ptr @labels, i32 %i"
    print "  %t = load ptr, ptr %p\n  indirectbr ptr %t, [label %one, label %two]"
    print "one:\n  ret i32 1\ntwo:\n  ret i32 %x\n}"
    for (f = 0; f < functions; f++) {
      print "define internal i32 @f" f "(i32 %n, i32 %x0)" (debug ? " !dbg !" 100 + f : "") " {"
      at = debug ? ", !dbg !" 1000 + f : ""
      for (i = 0; i < steps; i++) {
        print "  %m" i " = mul i32 %x" i ", " f * 2 + i * 8 + 3 at
        print "  %s" i " = lshr i32 %m" i ", " i % 13 + 3 at
        print "  %x" i + 1 " = xor i32 %m" i ", %s" i at
      }
      print "  %y = load i32, ptr @state" at "\n  %z = load i32, ptr @per_thread" at
      print "  %yz = add i32 %y, %z" at "\n  store i32 %yz, ptr @state" at
      if (f % 60 == 1) {
        print "  %k = load volatile i32, ptr @placed" at
        print "  %j = call i32 @jumps(i32 %k)" at
        print "  %c = call i32 @first_member(i32 %j)" at
        print "  %w = call i32 @weak(i32 %c)" at
        print "  store i32 %w, ptr @per_thread" at
        print "  call i32 @puts(ptr @shared)" at
      }
      print "  %done = icmp eq i32 %n, 0" at
      print "  br i1 %done, label %last, label %next" at "\nnext:"
      print "  %less = sub i32 %n, 1" at "\n  %sum = add i32 %yz, %x" steps at
      print "  %r = call i32 @f" (f + 1) % functions "(i32 %less, i32 %sum)" at
      print "  %r1 = add i32 %r, 1" at
      print "  ret i32 %r1" at "\nlast:\n  ret i32 %x" steps at "\n}"
    }
    print "define i32 @run(i32 %n) {"
    print "  %i = and i32 %n, 1\n  %p = getelementptr ptr, ptr @lonely, i32 %i"
    print "  %f = load ptr, ptr %p\n  %a = call i32 %f(i32 %n, i32 %n)"
    print "  %v = load volatile ptr, ptr @visible\n  %b = call i32 %v(i32 3, i32 %a)"
    print "  %c = call i32 @alone(i32 %i, i32 %b)\n  ret i32 %c\n}"
    if (!debug)
      exit
    print "!llvm.dbg.cu = !{!0}\n!llvm.module.flags = !{!2}"
    print "!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, emissionKind: FullDebug, globals: !10, enums: !12)"
    print "!1 = !DIFile(filename: \"ring.c\", directory: \"/\")"
    print "!2 = !{i32 2, !\"Debug Info Version\", i32 3}"
    print "!3 = !DISubroutineType(types: !{})"
    print "!8 = !DIGlobalVariableExpression(var: !9, expr: !DIExpression())"
    print "!9 = distinct !DIGlobalVariable(name: \"state\", scope: !0, file: !1, line: 1, type: !11)"
    print "!10 = !{!8}\n!11 = !DIBasicType(name: \"int\", size: 32, encoding: DW_ATE_signed)"
    print "!12 = !{!13}"
    print "!13 = !DICompositeType(tag: DW_TAG_enumeration_type, name: \"colours\", file: !1, line: 2, size: 32, elements: !14)"
    print "!14 = !{!15}\n!15 = !DIEnumerator(name: \"red\", value: 0)"
    for (f = 0; f < functions; f++) {
      print "!" 100 + f " = distinct !DISubprogram(name: \"f" f "\", scope: !1, file: !1, line: " f + 10 ", type: !3, unit: !0, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition)"
      print "!" 1000 + f " = !DILocation(line: " f + 10 ", scope: !" 100 + f ")"
    }
  }'
}

# Names, what they are, and what a target keeps beside visibility, which means
# nothing to local symbols.
symbols() { # <object>
  llvm-readelf -sW "$1" | awk '
    $4 ~ /FUNC|OBJECT|TLS|NOTYPE/ && $NF !~ /^[$.]/ && NF > 7 {
      other = /other:/ ? $8 : ""
      sub(/2>/, "0>", other) # hidden, as well
      print $NF, $4, $5, $5 == "LOCAL" ? "" : $6, other,
        $(NF - 1) == "UND" ? "undefined" : "defined"
    }' | sort
}

cat >main.c <<'END'
#include <stdio.h>
int run(int);
int main(void) {
  for (int i = 0; i < 500; i += 7)
    printf("%d\n", run(i));
  return 0;
}
END
native=$([ "$(uname -m)" = x86_64 ] && echo yes || echo no)
[ $native = no ] || "$CC" -c main.c || stop "no main.o"

# As -S, which is emitted whole, says.
expect_like_whole() { # <input> <object> <option>...
  input=$1 object=$2
  shift 2
  works "$MLCC" -target $target "$@" -S "$input" -o whole.s
  works llvm-mc -filetype=obj -triple=$target whole.s -o whole.o
  symbols whole.o >whole.nm
  symbols "$object" >split.nm
  diff whole.nm split.nm || stop "other symbols than those of the whole"
  [ $native = yes ] || return 0
  works "$CC" main.o "$object" -o split
  works "$CC" main.o whole.o -o whole
  ./split >split.out || stop "the program of parts fails"
  ./whole >whole.out || stop "the program of one piece fails"
  cmp whole.out split.out || stop "the program of parts says something else"
}

generate 40 >ring.ll
works "$MLCC" -target $target -emit-mlir ring.ll -o ring.mlir
for input in ring.ll ring.mlir; do
  for level in 0 1 2; do
    step "$input, -O$level"
    for threads in 1 2 8; do
      works "$MLCC" -target $target -O$level -c -threads=$threads $input \
        -o $threads.o
    done
    cmp 1.o 2.o && cmp 1.o 8.o || stop "another number of threads, other bytes"
    expect_like_whole $input 1.o -O$level
  done
done

step "an executable of parts"
[ $native = no ] || {
  works "$MLCC" -target $target -O2 ring.mlir main.o -o split
  ./split >split.out || stop "the program fails"
  cmp whole.out split.out || stop "it says something else"
}

# Every part is a unit; the variable and the enumeration are described once.
expect_described() { # <input> <option>...
  works "$MLCC" -target $target -c -threads=1 "$@" -o debug.o
  works "$MLCC" -target $target -c -threads=8 "$@" -o debug8.o
  cmp debug.o debug8.o || stop "another number of threads, other bytes"
  works llvm-dwarfdump --verify debug.o
  llvm-dwarfdump debug.o >debug.txt
  [ "$(grep -c DW_TAG_compile_unit debug.txt)" -gt 1 ] ||
    stop "the module was not divided"
  for tag in variable enumeration_type; do
    [ "$(grep -c DW_TAG_$tag debug.txt)" = 1 ] || stop "not one $tag"
  done
  [ "$(grep -c 'DW_AT_name.*"f[0-9]*"' debug.txt)" = 240 ] ||
    stop "not every function is described once"
}

generate 40 -g >debug.ll
works "$BIN/mlcc-translate" -import-llvm -mlir-print-debuginfo debug.ll \
  -o debug.mlir
for input in debug.ll debug.mlir; do
  step "debug information, $input"
  expect_described $input -O2
done

# At -O0 text is cut before it is read.
step "a large text at -O0"
generate 140 >large.ll
for threads in 1 2 8; do
  works "$MLCC" -target $target -O0 -c -threads=$threads large.ll -o $threads.o
done
cmp 1.o 2.o && cmp 1.o 8.o || stop "another number of threads, other bytes"
expect_like_whole large.ll 1.o -O0
step "a large text that is wrong"
sed '60000s/= /= no /' large.ll >wrong.ll
fails "$MLCC" -target $target -O0 -c wrong.ll
says "wrong.ll:60000:"
[ "$(grep -c error: err)" = 1 ] || stop "not one error"
sed 's/%r1 = add i32 %r, 1/%r1 = add i32 %r1, 1/' large.ll >wrong.ll
fails "$MLCC" -target $target -O0 -c wrong.ll
says "wrong.ll: error: Only PHI nodes may reference their own value"

step "debug information of a large text"
generate 140 -g >large.ll
expect_described large.ll -O0

step "other targets"
for of in aarch64-linux-gnu riscv64-linux-gnu powerpc64le-linux-gnu \
  s390x-linux-gnu armv7-linux-gnueabihf i686-linux-gnu; do
  grep -v '^target' ring.ll >any.ll
  works "$MLCC" -target $of -O1 -c any.ll -o any.o
  works "$MLCC" -target $of -O1 -S any.ll -o any.s
  works "$MLCC" -target $of -c any.s -o whole.o
  symbols whole.o >whole.nm
  symbols any.o >split.nm
  diff whole.nm split.nm || stop "$of: other symbols than those of the whole"
done
exit 0
