#!/bin/sh
# label: slow
# Weights of W bytes as hexadecimal text take at most 1.5 W of memory beyond the
# text, and are in the object as they were written.
. "$SOURCE/test/driver/common.inc"
CC=${CC:-cc}
need "$CC"
need python3
cat >gen.py <<'PY'
import random, sys
kind, n = sys.argv[1], int(sys.argv[2])
data = random.Random(1).randbytes(4 * n)
body = f"""
  %v = tensor.extract %w[%i] : tensor<{n}xi32>
  return %v : i32
}}
"""
print("func.func @f(%i: index) -> i32 {")
if kind == "dense":
    print(f'  %w = arith.constant dense<"0x{data.hex()}"> : tensor<{n}xi32>{body}')
    # Another of the same size and ends, and the same once more.
    other = data[:-400] + b"1234" + data[-396:]
    for name, of in ("g", other), ("h", data):
        print(f"func.func @{name}(%i: index) -> i32 {{")
        if n < 1 << 20:
            print(f'  %w = arith.constant dense<"0x{of.hex()}"> : tensor<{n}xi32>{body}')
        else:
            print("  %c = arith.constant 0 : i32\n  return %c : i32\n}")
    # Two with the same data are one attribute, and two sections.
    for name in ("u", "v") if n < 1 << 20 else ():
        print(f'memref.global "private" constant @{name}data : memref<{n}xi32> = dense<"0x{data.hex()}">')
        print(f"""func.func @{name}(%i: index) -> i32 {{
  %w = memref.get_global @{name}data : memref<{n}xi32>
  %v = memref.load %w[%i] : memref<{n}xi32>
  return %v : i32
}}""")
    # What allocates takes a part of the runtime along.
    print("""func.func @filled(%n: index) -> tensor<?xi32> {
  %seven = arith.constant 7 : i32
  %e = tensor.empty(%n) : tensor<?xi32>
  %r = linalg.fill ins(%seven : i32) outs(%e : tensor<?xi32>) -> tensor<?xi32>
  return %r : tensor<?xi32>
}""")
elif kind == "parts":
    # So large that it is compiled in several.
    print("  %c = arith.constant 0 : i32\n  return %c : i32\n}")
    print(f'memref.global "private" constant @data : memref<{n}xi32> = dense<"0x{data.hex()}">')
    for k in range(100):
        print(f"""func.func @f{k}(%m: memref<?xi32>, %i: index) -> i32 {{
  %w = memref.get_global @data : memref<{n}xi32>
  %v0 = memref.load %w[%i] : memref<{n}xi32>""")
        for j in range(40):
            print(f"  %v{j + 1} = arith.muli %v{j}, %v{j} : i32\n  memref.store %v{j + 1}, %m[%i] : memref<?xi32>")
        print("  return %v40 : i32\n}")
elif kind == "product":
    rows, columns = 16, n // 1024
    print(f"""  %c = arith.constant 0 : i32
  return %c : i32
}}
func.func @product(%x: tensor<{rows}x1024xf32>) -> tensor<{rows}x{columns}xf32> {{
  %w = arith.constant dense<"0x{data.hex()}"> : tensor<1024x{columns}xf32>
  %zero = arith.constant 0.0 : f32
  %e = tensor.empty() : tensor<{rows}x{columns}xf32>
  %f = linalg.fill ins(%zero : f32) outs(%e : tensor<{rows}x{columns}xf32>) -> tensor<{rows}x{columns}xf32>
  %r = linalg.matmul ins(%x, %w : tensor<{rows}x1024xf32>, tensor<1024x{columns}xf32>)
      outs(%f : tensor<{rows}x{columns}xf32>) -> tensor<{rows}x{columns}xf32>
  return %r : tensor<{rows}x{columns}xf32>
}}""")
else:
    print(f"  %w = arith.constant dense_resource<w> : tensor<{n}xi32>{body}")
    print(f'{{-# dialect_resources: {{ builtin: {{ w: "0x40000000{data.hex()}" }} }} #-}}')
open("data", "wb").write(data)
PY
cat >peak.py <<'PY'
import os, resource, subprocess, sys
if subprocess.run(sys.argv[1:]).returncode:
    sys.exit(1)
print(resource.getrusage(resource.RUSAGE_CHILDREN).ru_maxrss * 1024)
PY
peak() { # input; object; options
  works python3 peak.py "$MLCC" -O2 -Rno-any-processor ${3-} -c "$1" -o "$2" && cat out
}
# The text is mapped, and may be in memory.
holds() { # peak; what it is
  python3 -c "
text, data, more = $(wc -c <large.mlir), 4 * 8388608, $1 - $least
print(f'{(more - text) / data:.2f} of the data')
exit(more > text + 1.5 * data)" || stop "$2 takes too much"
}
has_data() { # object
  python3 -c "exit(open('data', 'rb').read() not in open('$1', 'rb').read())" ||
    stop "$1 has not the data"
}

step "memory"
python3 gen.py dense 262144 >small.mlir
least=$(peak small.mlir small.o) || exit 1
kinds='dense resource parts:-threads=4 product:-fno-linalg-pack product:-flinalg-pack'
sanitized && kinds= # what they add is not counted
for kind in $kinds; do
  option=${kind#*:}
  [ "$option" != "$kind" ] || option=
  python3 gen.py "${kind%%:*}" 8388608 >large.mlir
  most=$(peak large.mlir large.o "$option") || exit 1
  holds "$most" "$kind"
  [ "$option" = -flinalg-pack ] || has_data large.o # in another order
done
if [ "$kinds" ]; then
  python3 gen.py dense 8388608 >large.mlir
  for target in x86_64-pc-windows-msvc x86_64-windows-gnu arm64-apple-macosx11.0; do
    most=$(peak large.mlir large.o "-target $target") || exit 1
    holds "$most" "$target"
    has_data large.o
  done
fi
rm -f large.mlir large.o data

step "what is read"
cat >main.c <<'END_C'
#include <stdio.h>
#include <stdint.h>
int f(intptr_t), g(intptr_t), h(intptr_t), u(intptr_t), v(intptr_t);
int main(void) {
  FILE *data = fopen("data", "rb");
  int word, wrong = 0, n = 300000;
  for (int i = 0; i < n; i++) {
    if (fread(&word, 4, 1, data) != 1)
      return 1;
    wrong += f(i) != word || h(i) != word;
    wrong += u(i) != word || v(i) != word;
    wrong += g(i) != (i == n - 100 ? 0x34333231 : word);
  }
  return wrong != 0;
}
END_C
python3 gen.py dense 300000 >three.mlir
for options in -O0 -O2 -O2\ -g '-O2 -ffat-lto-objects -flto' '-O2 -fembed-bitcode' \
  '-O3 -fPIC -fdata-sections'; do
  works "$MLCC" $options -c three.mlir -o three.o
  works "$CC" main.c three.o -o p
  works ./p
done

# Sections of COFF get their data when the object is there; its checksum is LLVM's.
step "in objects for Windows"
cat >checksum.py <<'PY'
import struct, sys, zlib
object = open(sys.argv[1], "rb").read()
count, symbols, nsymbols = struct.unpack_from("<2xH4x2I", object)
found = 0
for i in range(count):
    name, size, at, flags = struct.unpack_from("<8s8x2I12xI", object, 20 + 40 * i)
    if size < 1 << 20:
        continue
    found += 1
    assert name == b".rdata\0\0" and flags & 0xff0fffff == 0x40000040, (name, flags)
    data = object[at:at + size]
    for k in range(nsymbols):
        entry = symbols + 18 * k
        section, kind, more = struct.unpack_from("<h2x2B", object, entry + 12)
        if section == i + 1 and kind == 3 and more:
            length, checksum, selection = struct.unpack_from("<I4xI2xB", object, entry + 18)
            # CRC-32 without its inversions
            assert length == size and not selection
            assert zlib.crc32(data, 0xffffffff) ^ 0xffffffff == checksum, hex(checksum)
            break
    else:
        sys.exit("no symbol of the section")
assert found >= 4, found
PY
for target in x86_64-windows-gnu i686-windows-gnu aarch64-pc-windows-msvc; do
  for level in -O0 -O2; do
    works "$MLCC" -target $target $level -c three.mlir -o win.o
    works python3 checksum.py win.o
    has_data win.o
  done
done
if command -v wine >/dev/null && command -v x86_64-w64-mingw32-gcc >/dev/null; then
  export WINEPREFIX=$PWD/wine WINEDEBUG=-all
  for threads in 1 4; do
    works "$MLCC" -target x86_64-windows-gnu -O2 -threads=$threads -c three.mlir -o win.o
    works x86_64-w64-mingw32-gcc main.c win.o -o win.exe
    works wine win.exe
  done
fi

step "the same object each time"
for target in x86_64-pc-windows-msvc arm64-apple-macosx11.0 wasm32-wasip1 \
  s390x-linux-gnu arm-linux-gnueabihf; do
  works "$MLCC" -target $target -O2 -c three.mlir -o one.o
  works "$MLCC" -target $target -O2 -c three.mlir -o two.o
  works cmp one.o two.o
done
python3 -c "exit(open('data', 'rb').read() not in open('two.o', 'rb').read())" ||
  stop "it has not the data"
exit 0
