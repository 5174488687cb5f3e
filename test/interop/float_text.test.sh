#!/bin/sh
# label: slow
# Text of floats against mlir-opt, with many more numbers than the unit
# test has; the program exits with 77 where mlir-opt is absent.
[ "${SAMPLE-}" = all ] && count=20000 || count=4000
exec "$BUILD/test/unit/unit-number_oracle" $count 20
