#!/bin/sh
# Hexadecimal data of a module that threads begin to read and give up.
. "$SOURCE/test/driver/common.inc"
need python3
python3 - >old.mlir <<'PY'
import random
r = random.Random(3)
for i in range(12):
    # The old spelling is to be named, in order.
    print(f"""func.func @f{i}(%i: index) -> i32 {{
  %w = arith.constant dense<"0x{r.randbytes(160000).hex()}"> : tensor<40000xi32>
  %v = tensor.extract %w[%i] : tensor<40000xi32>
  %c = constant 1 : i32
  return %v : i32
}}""")
PY
step "read"
works "${MLCC}-opt" -mlir-disable-threading old.mlir -o one.mlir
works "${MLCC}-opt" old.mlir -o several.mlir
works cmp one.mlir several.mlir
works "$MLCC" -O2 -threads=1 -c old.mlir -o one.o
works "$MLCC" -O2 -threads=4 -c old.mlir -o several.o
works cmp one.o several.o
exit 0
