#!/bin/sh
# label: slow
# Large modules are parsed, imported, verified and printed side by side. What is
# accepted, the text and the messages are those of one thread, whatever stands
# in them.
. "$SOURCE/test/driver/common.inc"

# 900 functions, some 500 kB. What `at` says (a number and a line of text,
# repeatedly) stands before the function of that number.
calls=0
generate() {
  awk -v arguments="$*" -v calls="$calls" '
  BEGIN {
    n = split(arguments, parts, "~")
    for (i = 1; i < n; i += 2)
      before[parts[i] + 0] = parts[i + 1]
    for (f = 0; f < 900; f++) {
      if (f in before)
        print before[f]
      print "func.func @f" f "(%a: i32, %m: memref<?x" f % 7 + 1 "xf32>) -> i32 {"
      print "  %c" f " = arith.constant " f " : index"
      print "  %v0 = arith.constant " f " : i32"
      for (i = 0; i < 9; i++)
        print "  %v" i + 1 " = arith.addi %a, %v" i " : i32"
      print "  cf.br ^next(%v3, %c" f " : i32, index)"
      print "^next(%x: i32, %i: index):"
      if (f && calls)
        print "  %y = call @f" f - 1 "(%x, %m) : (i32, memref<?x" f % 7 + 1 "xf32>) -> i32"
      print "  return %v9 : i32\n}"
    }
  }'
}

in_module() {
  echo "module attributes {a.b = 1 : i32} {"
  sed 's/^/  /'
  echo "}"
}

# The same output, messages and exit status with one thread and with many.
input=input.mlir
compare() {
  for threads in 1 2 7; do
    "$MLCC" -target x86_64-linux-gnu -threads=$threads "$@" $input \
      -o - >out.$threads 2>err.$threads
    echo $? >>err.$threads
  done
  cmp out.1 out.7 || stop "another number of threads, another output"
  cmp err.1 err.7 || stop "another number of threads, other messages"
  cmp out.2 out.7 && cmp err.2 err.7 || stop "2 and 7 threads differ"
}

accepted() {
  compare "$@"
  [ "$(tail -n 1 err.1)" = 0 ] || { cat err.1; stop "refused"; }
}

refused() {
  compare "$@"
  [ "$(tail -n 1 err.1)" = 1 ] || stop "accepted"
}

step "functions alone"
generate >input.mlir
accepted -E
cp out.1 printed.mlir
accepted -emit-mlir

step "functions in a module"
generate | in_module >input.mlir
accepted -E
cp printed.mlir input.mlir
accepted -E
cmp out.1 printed.mlir || stop "what was printed reads as something else"

step "the generic form"
works "$BIN/mlcc-opt" --mlir-print-op-generic printed.mlir -o generic.mlir
works "$BIN/mlcc-opt" --mlir-disable-threading --mlir-print-op-generic \
  printed.mlir -o one.mlir
cmp generic.mlir one.mlir || stop "threads change the generic form"
cp generic.mlir input.mlir
accepted -E
cmp out.1 printed.mlir || stop "the generic form reads as something else"

step "locations"
works "$BIN/mlcc-opt" --mlir-print-debuginfo printed.mlir -o input.mlir
accepted -E
cmp out.1 printed.mlir || stop "locations change what is read"

step "locations that are defined behind their use"
generate | sed 's/arith.addi.*/& loc(#here)/' >input.mlir
echo '#here = loc("there":3:4)' >>input.mlir
accepted -E
works "$BIN/mlcc-opt" --mlir-print-debuginfo input.mlir -o located.mlir
works "$BIN/mlcc-opt" --mlir-print-debuginfo --mlir-disable-threading \
  located.mlir -o one.mlir
cmp located.mlir one.mlir || stop "threads change locations"
grep -c 'loc("there":3:4)' one.mlir | grep -qx 1 || stop "no location"
generate '200~func.func private @g() loc(#b)~700~func.func private @h() loc(#a)~' >input.mlir
refused -E
echo '#b = loc("b")' >>input.mlir
refused -E
echo '#a = 3' >>input.mlir
refused -E

step "syntax errors"
generate '100~func.func @wrong() { %x = nothing }~700~func.func @wrong() -> {}~' \
  >input.mlir
refused -E
grep -c 'error:' err.1 | grep -qx 2 || stop "not two errors"
generate | in_module | sed '3000s/arith/arithmetic/;6000s/: i32/: i/' >input.mlir
refused -E
generate '500~}~' >input.mlir
refused -E
generate | head -n 9000 >input.mlir
refused -E

step "mistakes for the verifier"
generate '100~func.func @wrong() -> i32 { %c = arith.constant 1 : i64 "func.return"(%c) : (i64) -> () }~800~func.func @worse() { "test.op"() : () -> () }~' >input.mlir
refused -E
generate '600~func.func @f3() { return }~' >input.mlir
refused -E
calls=1
generate >input.mlir
refused -E
calls=0
generate '300~func.func @calls() { call @missing() : () -> () return }~' >input.mlir
refused -E

step "mistakes of both kinds"
generate '100~func.func @f3() { return }~300~func.func @wrong(%x: f32) { %y = arith.addi %x, %x : f32 return }~500~func.func @wrong2(%x: i32) { %y = arith.addi %x, %nope : i32 return }~700~func.func @wrong3() { %x = nothing }~' \
  >input.mlir
refused -E
grep 'error:' err.1 | cut -d: -f2 | sort -cn || stop "not in order"
grep -c 'error:' err.1 | grep -qx 4 || stop "not four errors"

step "what cannot be translated"
bad='%u = llvm.add %a, %a {mlcc.flags = ["foo"]} : i32 return %u : i32 }'
generate "50~func.func @g(%a: i32) -> i32 { $bad~800~func.func @h(%a: i32) -> i32 { $bad~" >input.mlir
refused -c -O0
grep -q "error: attribute 'mlcc.flags' does not fit" err.1 || stop "no error"
grep 'error:' err.1 | cut -d: -f2 | sort -cn || stop "not in order"

step "values between pieces"
generate '3~%p = arith.constant 1 : i32~800~func.func @g() -> i32 { return %p : i32 }~' >input.mlir
refused -E
generate '3~func.func @g() -> i32 { return %p : i32 }~800~%p = arith.constant 1 : i32~' >input.mlir
refused -E
generate '3~%p = ub.poison : i32~800~%q = ub.poison : i64~' >input.mlir
accepted -E

step "what stands between functions"
generate '400~#m = affine_map<(d0) -> (d0 * 2)>~500~func.func private @g(memref<4xf32, #m>)~' >input.mlir
accepted -E
generate '400~func.func private @g(memref<4xf32, #m>)~500~#m = affine_map<(d0) -> (d0 * 2)>~' >input.mlir
refused -E
generate '200~module attributes {a.a = distinct[1]<1 : i32>} {}~700~module attributes {a.a = distinct[0]<2 : i32>} {}~' >input.mlir
accepted -E
generate '200~memref.global @b : memref<2xi32> = dense_resource<b>~700~memref.global @a : memref<2xi32> = dense_resource<a>~' >input.mlir
compare -E
generate '300~func.func private @text() attributes {a.b = "func.func}"}
// func.func @no
@600@/// {@' >input.mlir
compare -E

step "structs"
generate '200~llvm.func @s() -> !llvm.struct<"s", (i32)>~700~llvm.func @t() -> !llvm.struct<"s", (i32)>~' >input.mlir
accepted -E
generate '200~llvm.func @s() -> !llvm.struct<"s", (i32)>~700~llvm.func @t() -> !llvm.struct<"s", (i64)>~' >input.mlir
refused -E
generate '200~llvm.func @s() -> !llvm.struct<"s">~700~llvm.func @t() -> !llvm.struct<"s", (i64)>~' >input.mlir
refused -E

generate '200~llvm.func @s() -> !llvm.struct<"s", (i32)>~700~llvm.func @t() -> !llvm.struct<"s", opaque>~' >input.mlir
refused -E
generate '300~llvm.func @s() -> !llvm.struct<"s", (struct<"t", (i32)>)>~800~llvm.func @t() -> !llvm.struct<"t", (i32)>~' >input.mlir
accepted -E
accepted -emit-mlir -print-type-aliases
# What a thread saw of a struct is forgotten when the text is read in order.
generate '5~llvm.func @a(!llvm.ptr, !llvm.struct<"s", (i32)>)~850~llvm.func @s() -> !llvm.struct<"s", (i64)>~890~func.func @wrong() -> {}~' >input.mlir
refused -E

step "distinct attributes"
generate '450~func.func private @d() attributes {a.b = distinct[0]<>}~451~func.func private @e() attributes {a.b = distinct[1]<>}~' >input.mlir
accepted -E
grep -q 'distinct\[1\]<>' out.1 || stop "other numbers"

step "old spellings"
generate '300~llvm.func @s() -> !llvm.i32~800~llvm.func @t() -> !llvm.i32~' >input.mlir
accepted -E -Wdeprecated-mlir
grep -c 'note:' err.1 | grep -qx 1 || { cat err.1; stop "not one note"; }

# 400 functions of LLVM IR, some 400 kB, with what threads must agree on: types,
# scopes with an identity, constants that LLVM makes when asked. `$1` stands in
# front, `$2` in every fiftieth function, `$3` at the end.
generate_ir() {
  awk -v first="${1-}" -v in_some="${2-}" -v last="${3-}" '
  BEGIN {
    print "target triple = \"x86_64-unknown-linux-gnu\"\n" first
    print "%point = type { i32, [2 x i64], ptr }"
    print "%large = type { %point, <4 x float>, { i8, i8 } }"
    print "@table = global [4 x %point] zeroinitializer"
    print "declare void @llvm.assume(i1)\ndeclare i32 @other(ptr, i64) memory(read)"
    for (f = 0; f < 400; f++) {
      print "define i32 @f" f "(i32 %a, ptr noalias %p) {\nentry:"
      print "  store %large zeroinitializer, ptr %p, align 16"
      print "  store ptr getelementptr inbounds (i8, ptr @table, i64 " f % 64 "), ptr %p, align 8, !tbaa !" f % 3 + 2
      print "  %v0 = load i32, ptr %p, align 4, !alias.scope !" 8 + f % 2 ", !noalias !" 9 - f % 2
      for (i = 0; i < 12; i++)
        print "  %v" i + 1 " = add nsw i32 %v" i ", " f * i
      print "  br label %loop\nloop:"
      print "  %i = phi i32 [ %v3, %entry ], [ %n, %loop ]"
      print "  %q = getelementptr inbounds nuw %large, ptr %p, i64 " f ", i32 0, i32 1, i64 1"
      print "  store i64 ptrtoint (ptr @f" (f * 7) % 400 " to i64), ptr %q, align 8"
      print "  %n = call i32 @other(ptr nonnull %q, i64 " f ") #0"
      if (f % 50 == 49)
        print in_some
      print "  %c = icmp samesign ult i32 %n, %v12"
      print "  br i1 %c, label %loop, label %end, !prof !" 12 ", !llvm.loop !" 13 + f % 2
      print "end:\n  ret i32 %i\n}"
    }
    print "attributes #0 = { nounwind \"x\"=\"y\" }"
    print "!0 = !{!\"root\"}\n!1 = !{!\"char\", !0, i64 0}"
    print "!2 = !{!5, !5, i64 0}\n!3 = !{!6, !6, i64 0}\n!4 = !{!7, !5, i64 4}"
    print "!5 = !{!\"int\", !1, i64 0}\n!6 = !{!\"ptr\", !1, i64 0}\n!7 = !{!\"s\", !5, i64 0, !5, i64 4}"
    print "!8 = !{!10}\n!9 = !{!11}"
    print "!10 = distinct !{!10, !15}\n!11 = distinct !{!11, !15, !\"named\"}"
    print "!12 = !{!\"branch_weights\", i32 7, i32 1}"
    print "!13 = distinct !{!13, !16}\n!14 = distinct !{!14, !16, !17}"
    print "!15 = distinct !{!15}\n!16 = !{!\"llvm.loop.mustprogress\"}"
    print "!17 = !{!\"llvm.loop.unroll.disable\"}"
    print last
  }'
}

input=input.ll

step "LLVM IR"
generate_ir >input.ll
accepted -emit-mlir
accepted -emit-mlir -print-type-aliases
works "$BIN/mlcc-translate" -import-llvm input.ll -o import.mlir
works "$BIN/mlcc-translate" -import-llvm --mlir-disable-threading input.ll \
  -o one.mlir
cmp import.mlir one.mlir || stop "threads change what is imported"
if command -v mlir-translate-22 >/dev/null; then
  works "$BIN/mlcc-translate" -import-llvm -import-plain input.ll -o plain.mlir
  mlir-translate-22 -import-llvm input.ll -o oracle.mlir 2>/dev/null
  cmp plain.mlir oracle.mlir || stop "mlir-translate imports something else"
fi

step "LLVM IR that says more than the dialect"
generate_ir '' '  %e = add i32 %n, 1, !some !18' \
  '!18 = distinct !{!"text", !19}
!19 = !{i32 3, ptr @f3}' >input.ll
accepted -emit-mlir

step "LLVM IR with something that is numbered"
generate_ir '%0 = type { i32 }
%1 = type { i64 }' '  %e = alloca %1
  %g = alloca %0' >input.ll
accepted -emit-mlir
generate_ir '@0 = global i32 3' '  store ptr @2, ptr %p
  store ptr @1, ptr %p' 'define void @1() { ret void }
define void @2() { ret void }' >input.ll
accepted -emit-mlir
generate_ir '@address = global ptr blockaddress(@f99, %loop)' \
  '  store ptr blockaddress(@f349, %end), ptr %p' >input.ll
accepted -emit-mlir
generate_ir '' '' 'define i32 @line() !dbg !24 { ret i32 0, !dbg !25 }
!llvm.dbg.cu = !{!20}
!llvm.module.flags = !{!22}
!20 = distinct !DICompileUnit(language: DW_LANG_C99, file: !21, emissionKind: FullDebug)
!21 = !DIFile(filename: "a.c", directory: "/")
!22 = !{i32 2, !"Debug Info Version", i32 3}
!23 = !DISubroutineType(types: !{})
!24 = distinct !DISubprogram(name: "line", file: !21, line: 3, type: !23, unit: !20, spFlags: DISPFlagDefinition)
!25 = !DILocation(line: 4, scope: !24)' >input.ll
accepted -emit-mlir

step "LLVM IR with no form"
generate_ir '' '  call void asm "", ""() [ "x"(i32 1) ]' >input.ll
refused -emit-mlir
grep -c 'error:' err.1 | grep -qx 8 || stop "not eight errors"
generate_ir '' '' '@g = global i32 @wrong' >input.ll
refused -emit-mlir
generate_ir '' '' 'define void @callbr() {
  callbr void asm "", "!i"() to label %a [label %b]
a:
  ret void
b:
  ret void
}' >input.ll
refused -emit-mlir
grep -c 'error:' err.1 | grep -qx 1 || stop "not one error"
