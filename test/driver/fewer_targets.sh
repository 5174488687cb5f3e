#!/bin/sh
# label: slow
# A program with some of LLVM's targets (MLCC_TARGETS): it compiles for those, says
# of the others that they were left out, and is smaller. It is built in
# scripts/soak.sh alone.
. "$SOURCE/test/driver/common.inc"
need cmake ninja
configure() { # OPTIONS
  cmake -G Ninja -S "$SOURCE" -B small "$@" >out 2>&1
}

step "targets that LLVM has not"
! configure "-DMLCC_TARGETS=X86;Z80" || stop "configured"
prints "MLCC_TARGETS: there is no target 'Z80'; LLVM has"
rm -r small
! configure -DMLCC_TARGETS=X86 -DMLCC_SHARED_LLVM=ON || stop "configured"
prints "MLCC_TARGETS is for a static LLVM"
rm -r small

cache=$BUILD/CMakeCache.txt
same() { # VARIABLE: as in the build under test
  sed -n "s/^\($1\):[^=]*=/-D\1=/p" "$cache"
}
[ "${SAMPLE-}" = all ] || exit 0
grep -q '^MLCC_SHARED_LLVM:BOOL=OFF' "$cache" || { echo "LLVM is shared"; exit 77; }

step "X86 and AArch64"
configure "-DMLCC_TARGETS=X86;AArch64" "$(same CMAKE_BUILD_TYPE)" \
  "$(same CMAKE_C_COMPILER)" "$(same CMAKE_CXX_COMPILER)" "$(same MLCC_CHECKS)" \
  "$(same MLCC_WERROR)" "$(same MLCC_CCACHE)" "-DMLCC_RUNTIME_TARGETS=x86_64-linux" ||
  { cat out; stop "not configured"; }
works ninja -C small -j2 mlcc
mlcc=$PWD/small/bin/mlcc
for target in x86_64-linux-gnu aarch64-linux-gnu arm64-apple-macosx; do
  works "$mlcc" -target $target -fno-self-contained -c add.mlir -o few.o
  works "$MLCC" -target $target -fno-self-contained -c add.mlir -o all.o
  cmp few.o all.o || stop "$target: another object"
done
fails "$mlcc" -target riscv64-linux-gnu -c add.mlir
says "target 'riscv64-unknown-linux-gnu' was left out when this mlcc was built; it has only X86 AArch64 (MLCC_TARGETS)"
[ $(($(wc -c <"$mlcc") * 10)) -lt $(($(wc -c <"$MLCC") * 8)) ] ||
  stop "$(wc -c <"$mlcc") bytes, and $(wc -c <"$MLCC") with all"
exit 0
