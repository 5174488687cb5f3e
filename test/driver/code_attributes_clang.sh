#!/bin/sh
# label: slow
# What a flag adds to and takes from the attributes of functions and the flags
# of the module is what it does to clang's. Each line: target | flags.
. "$SOURCE/test/driver/common.inc"
need clang-22
cat >flags <<'END'
x86_64-linux-gnu | -fstack-protector-strong --param ssp-buffer-size=4
x86_64-linux-gnu | -fstack-protector --param=ssp-buffer-size=16
x86_64-linux-gnu | -fstack-clash-protection
x86_64-linux-gnu | -fstack-clash-protection -fno-stack-clash-protection
x86_64-linux-gnu | -fcf-protection
x86_64-linux-gnu | -fcf-protection=full
x86_64-linux-gnu | -fcf-protection=branch
x86_64-linux-gnu | -fcf-protection=return
x86_64-linux-gnu | -fcf-protection -fcf-protection=none
x86_64-linux-gnu | -mno-red-zone
x86_64-linux-gnu | -mno-red-zone -mred-zone
x86_64-linux-gnu | -mprefer-vector-width=256
x86_64-linux-gnu | -mstackrealign
x86_64-linux-gnu | -mstack-alignment=16
x86_64-linux-gnu | -mskip-rax-setup
x86_64-linux-gnu | -mindirect-branch-cs-prefix
x86_64-linux-gnu | -mfunction-return=thunk-extern
x86_64-linux-gnu | -mfunction-return=thunk-extern -mfunction-return=keep
x86_64-linux-gnu | -mno-implicit-float
x86_64-linux-gnu | -mspeculative-load-hardening
x86_64-linux-gnu | -mrecip=all
x86_64-linux-gnu | -mno-tls-direct-seg-refs
x86_64-linux-gnu | -mcmodel=medium -mlarge-data-threshold=100
x86_64-linux-gnu | -mstack-protector-guard=global
x86_64-linux-gnu | -mstack-protector-guard=tls -mstack-protector-guard-reg=gs -mstack-protector-guard-offset=40
x86_64-linux-gnu | -fno-delete-null-pointer-checks
x86_64-linux-gnu | -fno-jump-tables
x86_64-linux-gnu | -fzero-call-used-regs=used-gpr
x86_64-linux-gnu | -fpatchable-function-entry=2
x86_64-linux-gnu | -fpatchable-function-entry=2,1
x86_64-linux-gnu | -finstrument-functions-after-inlining
x86_64-linux-gnu | -finstrument-function-entry-bare
x86_64-linux-gnu | -pg
x86_64-linux-gnu | -pg -mfentry
x86_64-linux-gnu | -mfentry
x86_64-linux-gnu | -fno-optimize-sibling-calls
x86_64-linux-gnu | -fno-inline
x86_64-linux-gnu | -fno-inline-functions
x86_64-linux-gnu | -finline-max-stacksize=4096
x86_64-linux-gnu | -fdenormal-fp-math=preserve-sign
x86_64-linux-gnu | -fdenormal-fp-math=preserve-sign,ieee
x86_64-linux-gnu | -fms-hotpatch
x86_64-linux-gnu | -fsplit-stack
x86_64-linux-gnu | -fconvergent-functions
x86_64-linux-gnu | -fxray-instrument
x86_64-linux-gnu | -Wframe-larger-than=100
x86_64-linux-gnu | -fno-omit-frame-pointer
x86_64-linux-gnu | -mno-omit-leaf-frame-pointer
x86_64-linux-gnu | -fno-omit-frame-pointer -momit-leaf-frame-pointer
x86_64-linux-gnu | -fno-omit-frame-pointer -mno-omit-leaf-frame-pointer
aarch64-linux-gnu | -fno-omit-frame-pointer
aarch64-linux-gnu | -fno-omit-frame-pointer -mno-omit-leaf-frame-pointer
aarch64-linux-gnu | -mno-omit-leaf-frame-pointer
aarch64-linux-gnu | -fomit-frame-pointer
aarch64-linux-gnu | -fstack-clash-protection
aarch64-linux-gnu | -mbranch-protection=standard
aarch64-linux-gnu | -mbranch-protection=bti
aarch64-linux-gnu | -mbranch-protection=pac-ret
aarch64-linux-gnu | -mbranch-protection=pac-ret+leaf+b-key
aarch64-linux-gnu | -mbranch-protection=pac-ret+bti
aarch64-linux-gnu | -mbranch-protection=standard -mbranch-protection=bti
aarch64-linux-gnu | -mbranch-protection=standard -mbranch-protection=none
aarch64-linux-gnu | -msign-return-address=all
aarch64-linux-gnu | -msign-return-address=non-leaf
aarch64-linux-gnu | -mstack-protector-guard=sysreg -mstack-protector-guard-reg=sp_el0 -mstack-protector-guard-offset=1160
aarch64-linux-gnu | -mspeculative-load-hardening
aarch64-linux-gnu | -mno-red-zone
aarch64-linux-gnu | -pg
arm-none-eabi | -march=armv8.1-m.main -mbranch-protection=pac-ret+bti
armv7-linux-gnueabihf | -mframe-chain=aapcs
riscv64-linux-gnu | -fstack-clash-protection
riscv64-linux-gnu | -mstack-protector-guard=tls -mstack-protector-guard-reg=tp -mstack-protector-guard-offset=16
riscv64-linux-gnu | -pg
s390x-linux-gnu | -fstack-clash-protection
s390x-linux-gnu | -mbackchain
powerpc64le-linux-gnu | -fstack-clash-protection
END
cat >features <<'END'
x86_64-linux-gnu | -mharden-sls=all
x86_64-linux-gnu | -mharden-sls=return
x86_64-linux-gnu | -mretpoline
x86_64-linux-gnu | -mretpoline-external-thunk
x86_64-linux-gnu | -mno-gather
x86_64-linux-gnu | -mapxf
aarch64-linux-gnu | -mharden-sls=all
aarch64-linux-gnu | -mtp=el1
aarch64-linux-gnu | -ffixed-x18
aarch64-linux-gnu | -fcall-saved-x18
armv7-linux-gnueabihf | -mno-unaligned-access
armv7-linux-gnueabihf | -mno-movt
armv7-linux-gnueabihf | -mframe-chain=aapcs
armv7-linux-gnueabihf | -ffixed-r9
riscv64-linux-gnu | -mstrict-align
riscv64-linux-gnu | -mno-strict-align
riscv64-linux-gnu | -mscalar-strict-align
mipsel-linux-gnu | -mnan=2008
mipsel-linux-gnu | -mxgot
mipsel-linux-gnu | -mips16
END
echo 'int f(int a) { return a; }' >f.c
echo 'llvm.func @f(%a: i32) -> i32 { llvm.return %a : i32 }' >f.mlir

# Attributes of f, but for the features and what clang says of the protector
# in any case, and the flags of the module.
attributes() {
  sed -n 's/^attributes #0 = { \(.*\) }$/\1/p' "$1" |
    sed 's/"target-features"="[^"]*"//; s/"\([^" ]*\)"/\1/g; s/vscale_range([^)]*)//' | tr ' ' '\n' |
    grep -vE '^(stack-protector-buffer-size=8|)$'
  grep -oE '!\{i32 [0-9], !"[^"]*", .*\}' "$1"
}

features() {
  sed -n 's/.*"target-features"="\([^"]*\)".*/\1/p' "$1" | head -1 | tr ',' '\n'
}

# What the flags change: "<" and ">" and the fact.
changes() { # facts-of COMPILER... -- flags
  of=$1
  shift
  "$@" -o without.ll 2>/dev/null || stop "cannot compile without $flags"
  "$@" $flags -o with.ll 2>err || { cat err; stop "$1 refuses"; }
  "$of" without.ll | sort -u >without
  "$of" with.ll | sort -u >with
  diff without with | grep '^[<>]' | sort
}

compare() { # facts-of, what both change
  changes "$1" clang-22 -target $target -O1 -S -emit-llvm f.c >theirs
  changes "$1" "$MLCC" -target $target -O1 -S -emit-llvm f.mlir >ours
  diff theirs ours || stop "differs from clang"
}

while IFS='|' read -r target flags; do
  step "$target $flags"
  compare attributes
done <flags
while IFS='|' read -r target flags; do
  step "$target $flags"
  compare features
done <features

step "levels of MIPS are CPUs, and say how wide the registers of o32 are"
for level in 1 2 3 4 32 32r2 32r3 32r5 32r6 64 64r2 64r3 64r5 64r6; do
  clang-22 -target mipsel-linux-gnu -mips$level -S -emit-llvm f.c -o theirs.ll 2>err
  "$MLCC" -target mipsel-linux-gnu -mips$level -S -emit-llvm f.mlir -o ours.ll
  grep -q "\"target-cpu\"=\"mips$level\"" ours.ll || stop "-mips$level is no CPU"
  features theirs.ll | grep -vFx "+mips$level" | sort >theirs
  features ours.ll | sort | diff theirs - || stop "-mips$level differs from clang"
done

step "multipliers of MSP430"
for kind in 16bit 32bit f5series; do
  clang-22 -target msp430 -mhwmult=$kind -S -emit-llvm f.c -o theirs.ll
  "$MLCC" -target msp430 -mhwmult=none -mhwmult=$kind -S -emit-llvm f.mlir -o ours.ll
  features theirs.ll >theirs
  features ours.ll | grep '^+' | diff theirs - || stop "-mhwmult=$kind differs"
done
exit 0
