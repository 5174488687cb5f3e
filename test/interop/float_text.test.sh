#!/bin/sh
# label: slow
# Text of floats against mlir-opt, with many more numbers than the unit
# test has; the program exits with 77 where mlir-opt is absent.
exec "$BUILD/test/unit/unit-number_oracle" 20000 20
