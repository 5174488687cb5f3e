#!/bin/sh
# Passes run on many functions side by side. What they make, what they say and
# what they count are the same on one thread.
. "$SOURCE/test/driver/common.inc"
opt=${MLCC%/*}/mlcc-opt

# 100 functions, each with an operation to fold, one to share and a loop.
awk 'BEGIN {
  for (f = 0; f < 100; f++) {
    print "func.func @f" f "(%a: i32, %n: index) -> i32 {"
    print "  %c1 = arith.constant " f " : i32"
    print "  %c2 = arith.constant 2 : i32"
    print "  %0 = arith.addi %c1, %c2 : i32"
    print "  %1 = arith.addi %a, %0 : i32"
    print "  %2 = arith.addi %a, %0 : i32"
    print "  %3 = arith.muli %1, %2 : i32"
    print "  scf.for %i = %n to %n step %n {"
    print "    scf.yield"
    print "  }"
    print "  return %3 : i32\n}"
  }
}' >many.mlir

same_on_one() {
  "$opt" many.mlir "$@" -mlir-pass-statistics >many.out 2>many.err
  many=$?
  "$opt" many.mlir "$@" -mlir-pass-statistics -mlir-disable-threading \
    >one.out 2>one.err
  [ $? -eq $many ] || stop "another exit status"
  cmp many.out one.out || stop "another output"
  cmp many.err one.err || stop "other messages"
}

for passes in 'cse' 'canonicalize,cse' 'func.func(cse,canonicalize),cse' \
  strip-debuginfo; do
  step "$passes"
  same_on_one -pass-pipeline="builtin.module($passes)" -mlir-print-debuginfo
  [ $many -eq 0 ] || stop "exit status $many"
done

# Neighbours that make a stretch, with what is no function, and a conversion
# whose preparation is part of it.
{
  cat many.mlir
  printf '%s\n' 'func.func private @elsewhere(i32)' \
    'memref.global "private" constant @table : memref<4xi32>' \
    'llvm.func @other(%a: i32) -> i32 {' \
    '  %0 = llvm.mlir.constant(1 : i32) : i32' \
    '  %1 = llvm.add %a, %0 : i32' \
    '  llvm.return %a : i32' '}' \
    'module { func.func @inside(%n: index, %v: vector<2x2xf32>) -> f32 {' \
    '  scf.for %i = %n to %n step %n { scf.yield }' \
    '  %0 = vector.extract %v[1, 0] : f32 from vector<2x2xf32>' \
    '  return %0 : f32' '} }'
} >mixed.mlir
cp many.mlir functions.mlir
cp mixed.mlir many.mlir
for passes in 'func.func(cse),convert-scf-to-cf,lower-affine,func.func(canonicalize,llvm-request-c-wrappers),cse,convert-vector-to-llvm' \
  'canonicalize,convert-vector-to-llvm' convert-vector-to-llvm; do
  step "$passes"
  same_on_one -pass-pipeline="builtin.module($passes)"
  [ $many -eq 0 ] || stop "exit status $many"
  # Whoever wants to see single passes has them run on the module.
  "$opt" many.mlir -pass-pipeline="builtin.module($passes)" -verify-each=1 \
    >whole || stop "it fails"
  cmp many.out whole || stop "differs from what each pass makes"
done
cp functions.mlir many.mlir

step "what functions are to a module"
"$opt" many.mlir -canonicalize -cse >divided
# With another limit the module is looked at as a whole.
"$opt" many.mlir -canonicalize=max-iterations=11 -cse >whole
cmp divided whole || stop "differs"
[ "$(grep -c muli divided)" -eq 100 ] || stop "something is missing"

step "messages in order"
same_on_one -pass-pipeline='builtin.module(func.func(scf.for(cse)))'
[ $many -eq 1 ] || stop "exit status $many"
[ "$(grep -c 'error:.*IsolatedFromAbove' many.err)" -eq 100 ] || stop "missing"
grep -o "^many.mlir:[0-9]*" many.err | sort -t: -k2 -n -c ||
  stop "out of order"

step "messages of a stretch, in which no function stops another"
same_on_one -pass-pipeline='builtin.module(func.func(scf.for(cse)),cse)'
[ $many -eq 1 ] || stop "exit status $many"
[ "$(grep -c 'error:.*IsolatedFromAbove' many.err)" -eq 100 ] || stop "missing"

step "times of all threads are those of one pass"
for threads in '' -mlir-disable-threading; do
  # shellcheck disable=SC2086
  "$opt" many.mlir $threads -mlir-timing -pass-pipeline='builtin.module(func.func(canonicalize,cse),lower-affine,convert-vector-to-llvm)' \
    2>times >/dev/null || stop "it fails"
  sed -n 's/.*%)//p' times >names$threads
done
[ "$(grep -c 'ConvertVectorToLLVMPass$' names)" -eq 1 ] || stop "is there twice"
grep -q 'ConvertVectorToLLVMPass (preparation)' names || stop "unnamed"
grep -q Canonicalizer names && grep -q LowerAffinePass names || stop "no times of passes"
diff names names-mlir-disable-threading || stop "other passes"
