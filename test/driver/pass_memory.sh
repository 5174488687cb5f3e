#!/bin/sh
# label: quick
# What a pass needs for a function, or for one operation, is used again for the
# next one: many functions take about as much memory as what they become.
. "$SOURCE/test/driver/common.inc"
need python3
if sanitized; then
  echo "a sanitizer's memory is counted as well, skipped"
  exit 77
fi

cat >gen.py <<'PY'
matrix = "memref<16x16xf32>"
for i in range(6000):
    print(f"func.func @f{i}(%a: {matrix}, %b: {matrix}, %c: {matrix}) {{")
    print(f"  linalg.matmul ins(%a, %b : {matrix}, {matrix}) outs(%c : {matrix})")
    print("  return\n}")
PY
cat >peak.py <<'PY'
import resource, subprocess, sys
if subprocess.run(sys.argv[1:]).returncode:
    sys.exit(1)
print(resource.getrusage(resource.RUSAGE_CHILDREN).ru_maxrss)
PY
peak() { works python3 peak.py "$MLCC-opt" -mlir-disable-threading "$@" && cat out; }

step "structured operations become loops"
python3 gen.py >products.mlir
most=$(peak -convert-linalg-to-loops products.mlir -o loops.mlir) || exit 1
least=$(peak loops.mlir -o again.mlir) || exit 1
echo "$most and $least kB"
[ "$most" -lt $((least * 6 / 5)) ] || stop "the pass takes $most kB, its result $least"

step "chains are fused, one by one"
cat >chains.py <<'PY'
type = "tensor<16x16xf32>"
for i in range(200):
    print(f"func.func @f{i}(%v0: {type}, %b: {type}) -> {type} {{")
    print(f"  %e = tensor.empty() : {type}")
    for j in range(100):
        print(f"  %v{j + 1} = linalg.{('add', 'mul', 'sub')[j % 3]} "
              f"ins(%v{j}, %b : {type}, {type}) outs(%e : {type}) -> {type}")
    print(f"  return %v100 : {type}\n}}")
PY
python3 chains.py >chains.mlir
most=$(peak -linalg-fuse-producers chains.mlir -o fused.mlir) || exit 1
least=$(peak chains.mlir -o again.mlir) || exit 1
echo "$most and $least kB"
[ "$most" -lt $((least * 2)) ] || stop "the pass takes $most kB, its input $least"
exit 0
