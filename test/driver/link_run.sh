#!/bin/sh
# label: slow
# Programs that are linked for other systems run there: on Node's WASI, by
# Wine; and those with another C library, musl, run here.
. "$SOURCE/test/driver/common.inc"
cat >printing.mlir <<'END'
func.func private @twice(%v: vector<2xf32>) -> vector<2xf32> {
  %r = arith.addf %v, %v : vector<2xf32>
  return %r : vector<2xf32>
}
func.func @main() -> i32 {
  %v = arith.constant dense<[1.0, 2.5]> : vector<2xf32>
  %r = func.call @twice(%v) : (vector<2xf32>) -> vector<2xf32>
  vector.print %r : vector<2xf32>
  %status = arith.constant 7 : i32
  return %status : i32
}
END
tried=0

ends_with_7() {
  "$@" >out 2>err
  status=$?
  [ $status -eq 7 ] || { cat out err; stop "exit status $status of $*"; }
  tr -d '\r' <out | grep -qF "( 2, 5 )" || { cat out; stop "another output"; }
}

wasi() { # MODULE ARGUMENTS...
  node --no-warnings "$SOURCE/test/driver/wasi.mjs" "$@"
}

if command -v node >/dev/null && [ -e /usr/lib/wasm32-wasi/libc.a ]; then
  tried=$((tried + 1))
  for triple in wasm32-wasi wasm32-wasip1; do
    for level in 0 2; do
      step "$triple -O$level"
      works "$MLCC" -target $triple -O$level printing.mlir -o printing.wasm
      ends_with_7 wasi printing.wasm
    done
  done
  for triple in wasm32-wasi wasm32-wasip1; do
    step "C and MLIR for $triple"
    works env CC="$LLVM_BIN/clang" "$MLCC" -target $triple main.c add.mlir \
      -o main.wasm
    works wasi main.wasm
    prints 42
  done
  step "a reactor"
  works "$MLCC" -target wasm32-wasi -mexec-model=reactor add.mlir \
    -Wl,--export=add -o reactor.wasm
  works node -e '
    const { readFileSync } = require("fs")
    const none = { get: () => () => 0 }
    const imports = { wasi_snapshot_preview1: new Proxy({}, none) }
    WebAssembly.instantiate(readFileSync("reactor.wasm"), imports).then(m => {
      m.instance.exports._initialize()
      console.log(m.instance.exports.add(40, 2))
    })'
  prints 42
fi

gcc=x86_64-w64-mingw32-gcc
if command -v wine >/dev/null && command -v $gcc >/dev/null; then
  tried=$((tried + 1))
  WINEPREFIX=$PWD/wine WINEDEBUG=-all
  export WINEPREFIX WINEDEBUG
  mingw="$MLCC -target x86_64-w64-mingw32"
  for flags in -O0 -O2 -static -g -municode; do
    step "Windows, $flags"
    source=printing.mlir
    [ $flags = -municode ] && sed 's/@main/@wmain/' printing.mlir >wide.mlir &&
      source=wide.mlir
    works $mingw $flags $source -o printing
    ends_with_7 wine printing.exe
  done
  step "C and MLIR for Windows"
  works env CC=$gcc $mingw add.mlir main.c -o main.exe
  works wine main.exe
  prints 42
  step "a DLL, which a program of gcc's uses"
  works $mingw -shared add.mlir -Wl,--out-implib,libadd.dll.a -o add.dll
  works $gcc main.c libadd.dll.a -o uses.exe
  works wine uses.exe
  prints 42
fi

triple=$(uname -m)-linux-musl
if [ -e "/usr/lib/$triple/crt1.o" ]; then
  tried=$((tried + 1))
  for flags in "" -O0 -static -static-pie; do
    step "musl, $flags"
    works "$MLCC" -target "$triple" $flags printing.mlir -o printing
    ends_with_7 ./printing
  done
fi
[ $tried -gt 0 ] || exit 77
