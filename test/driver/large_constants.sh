#!/bin/sh
# label: quick
# Large constants lie in .rodata as they are written, aligned to 64 bytes: from
# hex text, from resources and of one number, for targets of either byte order.
. "$SOURCE/test/driver/common.inc"
need python3 llvm-objcopy-22 llvm-readelf-22

cat >make.py <<'END'
import random
random.seed(1)
data = random.randbytes(1 << 18)
n = len(data) // 4
use = f"""
func.func @get(%i: index, %j: index) -> f32 {{
  %m = memref.get_global @w : memref<{n // 64}x64xf32>
  %x = memref.load %m[%i, %j] : memref<{n // 64}x64xf32>
  return %x : f32
}}
"""
head = f"memref.global constant @w : memref<{n // 64}x64xf32> = "
shaped = f" : tensor<{n // 64}x64xf32>"
with open("hex.mlir", "w") as file:
    file.write(f'{head}dense<"0x{data.hex().upper()}">{use}')
with open("resource.mlir", "w") as file:
    file.write(f'{head}dense_resource<w>{use}{{-#\n  dialect_resources: {{ builtin: '
               f'{{ w: "0x04000000{data.hex().upper()}" }} }}\n#-}}\n')
with open("splat.mlir", "w") as file:
    file.write(f"{head}dense<1.5>{use}")
with open("x86_64.bin", "wb") as file:
    file.write(data)
with open("s390x.bin", "wb") as file:
    file.write(b"".join(data[i:i + 4][::-1] for i in range(0, len(data), 4)))
END
works python3 make.py
for target in x86_64 s390x; do
  for form in hex resource; do
    step "$form on $target"
    works "$MLCC" -target $target-linux-gnu -O1 -c $form.mlir -o $form.o
    works llvm-objcopy-22 -O binary -j .rodata $form.o $form.bin
    cmp $form.bin $target.bin || stop "other bytes"
    llvm-readelf-22 -S -W $form.o >sections
    [ $target != x86_64 ] ||
      grep -q '\.rodata .* 64$' sections || stop "$(grep rodata sections)"
  done
done

step "a number that is repeated"
works "$MLCC" -target x86_64-linux-gnu -O1 -c splat.mlir -o splat.o
works llvm-objcopy-22 -O binary -j .rodata splat.o splat.bin
works python3 -c 'import struct
assert open("splat.bin", "rb").read() == struct.pack("<f", 1.5) * (1 << 16)'

# Each goes behind the object by itself, which must not double it.
step "many constants"
cat >many.py <<'END'
import random
import sys
random.seed(2)
COUNT, SIZE = 24, 1 << 20
datas = [random.randbytes(SIZE) for _ in range(COUNT)]
if sys.argv[1] == "make":
    with open("many.mlir", "w") as file:
        for i, data in enumerate(datas):
            file.write(f'memref.global constant @w{i} : memref<{SIZE}xi8> = '
                       f'dense<"0x{data.hex()}">\n')
else:
    with open(sys.argv[1], "rb") as file:
        text = file.read()
    assert all(data in text for data in datas), "other bytes"
    assert len(text) < (COUNT + 1) * SIZE, len(text)
END
works python3 many.py make
for target in x86_64-linux-gnu i686-linux-gnu s390x-linux-gnu x86_64-windows-gnu \
  arm64-apple-macos wasm32-wasip1; do
  works "$MLCC" -target $target -O1 -c many.mlir -o many.o
  works python3 many.py many.o
done

step "many constants in shared objects"
for target in x86_64-linux-gnu aarch64-linux-gnu riscv64-linux-gnu; do
  works "$MLCC" -target $target -O1 -shared -nostdlib many.mlir -o many-$target.so
  works python3 many.py many-$target.so
done
if [ "$(uname -m)" = x86_64 ]; then
  cat >loaded.py <<'END'
import ctypes
import random
random.seed(2)
library = ctypes.CDLL("./many-x86_64-linux-gnu.so")
for i in range(24):
    data = (ctypes.c_char * (1 << 20)).in_dll(library, f"w{i}")
    assert data.raw == random.randbytes(1 << 20), i
END
  works python3 loaded.py
fi
