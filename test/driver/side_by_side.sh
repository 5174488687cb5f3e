#!/bin/sh
# label: slow
# Large modules are parsed, verified and printed side by side. What is accepted,
# the text and the messages are those of one thread, whatever stands in them.
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
compare() {
  for threads in 1 2 7; do
    "$MLCC" -target x86_64-linux-gnu -threads=$threads "$@" input.mlir \
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

step "old spellings"
generate '300~llvm.func @s() -> !llvm.i32~800~llvm.func @t() -> !llvm.i32~' >input.mlir
accepted -E -Wdeprecated-mlir
grep -c 'note:' err.1 | grep -qx 1 || { cat err.1; stop "not one note"; }
