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

step "times of all threads are those of one pass"
for threads in '' -mlir-disable-threading; do
  # shellcheck disable=SC2086
  "$opt" many.mlir $threads -mlir-timing -pass-pipeline='builtin.module(func.func(canonicalize,cse))' \
    2>times >/dev/null || stop "it fails"
  sed -n 's/.*%)//p' times >names$threads
done
grep -q Canonicalizer names || stop "no times of passes"
diff names names-mlir-disable-threading || stop "other passes"
