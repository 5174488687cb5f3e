#!/bin/sh
# What is made twice is the same, a second later and in another folder: objects,
# what is linked, and the runtime's archives, which have no time in them.
. "$SOURCE/test/driver/common.inc"
need python3

cat >k.mlir <<'END'
func.func @f(%m: memref<?xf32>, %i: index) -> f32 {
  %x = memref.load %m[%i] : memref<?xf32>
  %y = math.sin %x : f32
  return %y : f32
}
END
make() { # FOLDER
  mkdir -p "$1"
  cp k.mlir "$1"
  cd "$1" || exit 1
  for target in x86_64-linux-gnu aarch64-linux-gnu x86_64-w64-mingw32 \
    x86_64-pc-windows-msvc arm64-apple-macosx11 wasm32-wasi; do
    for kind in -c -S "-c -emit-llvm" "-c -flto=thin"; do
      works "$MLCC" -target $target -O1 $kind k.mlir \
        -o "$target$(echo "$kind" | tr -d ' ')"
    done
  done
  sed 's/math.sin %x/arith.negf %x/' k.mlir >alone.mlir
  works "$MLCC" -target x86_64-linux-gnu -shared -nostdlib alone.mlir -o k.so
  for target in x86_64-w64-mingw32 aarch64-pc-windows-msvc; do
    works "$MLCC" -target $target -shared -nostdlib alone.mlir -o $target.dll \
      -Wl,--out-implib,$target.lib
    works "$MLCC" -target $target -nostdlib -e f alone.mlir -o $target.exe
  done
  rm -f out err
  cd ..
}
step "twice"
make first
sleep 1.1
make second
diff -r first second || stop "differs the second time"

step "who wants a time stamp has it"
works "$MLCC" -target x86_64-w64-mingw32 -shared -nostdlib first/alone.mlir \
  -o stamped.dll -Wl,--insert-timestamp
cmp -s stamped.dll first/x86_64-w64-mingw32.dll && stop "no time stamp"
SOURCE_DATE_EPOCH=5 works "$MLCC" -target aarch64-pc-windows-msvc -shared \
  -nostdlib first/alone.mlir -o stamped.dll
cmp -s stamped.dll first/aarch64-pc-windows-msvc.dll && stop "no time stamp"

step "the runtime for Windows"
python3 - "$("$MLCC" -print-resource-dir)" <<'END' || exit 1
import glob, struct, sys
seen = 0
for path in glob.glob(sys.argv[1] + "/*-windows/*.a"):
    data = open(path, "rb").read()
    at = 8
    while at < len(data):
        name, time, size = data[at:at+16], data[at+16:at+28], int(data[at+48:at+58])
        body = data[at+60:at+60+size]
        machine, stamp = struct.unpack("<H2xI", body[:8].ljust(8, b"\0"))
        is_object = machine in (0x8664, 0xaa64)
        if int(time.strip() or b"0") or (is_object and stamp):
            sys.exit("%s: %s has a time stamp" % (path, name.decode().strip()))
        seen += is_object
        at += 60 + size + size % 2
print(seen, "objects")
END
exit 0
