#!/bin/sh
# Functions with thousands of names of values: what a name meant in one function
# is forgotten in the next, however large the table of names has become.
. "$SOURCE/test/driver/common.inc"

# Three functions of 3000 values each: %N, %vN, and %gN:2, of which the first is
# used before it is defined. TYPE is another one in each.
functions() { # NUMBERS_FROM_ONE_END_TO_THE_OTHER
  awk -v on="$1" 'BEGIN {
    split("i8 i16 i32", types)
    for (f = 1; f <= 3; f++) {
      t = types[f]
      print "func.func @f" f "() {\n  cf.br ^bb2\n^bb1:"
      print "  \"t.use\"(%g0#1) : (" t ") -> ()\n  return\n^bb2:"
      for (i = 0; i < 1000; i++) {
        n = on ? 1000 * f + i : i
        print "  %" n " = \"t.a\"() : () -> " t
        print "  %v" i " = \"t.b\"(%" n ") : (" t ") -> " t
        print "  %g" i ":2 = \"t.c\"(%v" i ") : (" t ") -> (" t ", " t ")"
      }
      print "  cf.br ^bb1\n}"
    }
  }'
}

opt=$(dirname "$MLCC")/mlcc-opt

step "names of one function again in the next"
functions 0 > again.mlir
works "$opt" -allow-unregistered-dialect again.mlir -o again.out
[ "$(grep -c '"t.b"' again.out)" = 3000 ] || stop "operations are missing"

step "numbers that go on from function to function"
functions 1 > on.mlir
works "$opt" -allow-unregistered-dialect on.mlir -o on.out
cmp again.out on.out || stop "numbers matter"

step "a value of the function before"
functions 1 > stray.mlir
echo 'func.func @g() { "t.use"(%3999) : (i32) -> () return }' >> stray.mlir
fails "$opt" -allow-unregistered-dialect stray.mlir
says "use of undeclared SSA value name"
