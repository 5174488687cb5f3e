#!/bin/sh
# What lld is told about a target is what clang tells it: for every row of
# toolchains.def and some triples besides, by kind of link. Compared are the
# emulation, the interpreter, the style of hashes, build-id, -z and what else
# depends on the target; not where files are. A run compares a tenth of them, others
# for each SEED.
#
# label: slow
set -u
: "${MLCC:?}" "${SOURCE:?}"
. "$SOURCE/test/sample.inc"
command -v clang-22 >/dev/null || { echo "no clang-22, skipped"; exit 77; }
bad=0 compared=0
: >none.o

# Deliberate differences, as "triple: what clang does without".
differences='
mips64-linux-muslabin32: musl calls its loader after its own name of the ABI
mips64el-linux-muslabin32: likewise
'

# One flag a line of the linker's command line on the standard input. What says
# nothing new is left out: -EL and -EB (the emulation does), --eh-frame-hdr
# (always), and the hashes of MIPS, which are the default there.
flags() {
  tail -1 | tr ' ' '\n' | tr -d '"' | awk '
    want { print want " " $0; want = ""; next }
    $0 == "-m" || $0 == "-dynamic-linker" || $0 == "-z" { want = $0; next }
    /^(-shared|-static|-pie|-X|--no-dynamic-linker|--no-rosegment)$/ { print }
    /^--(hash-style=(gnu|both)|build-id|use-android|pack-dyn|fix-)/ { print }
  ' | sort
}

compare() { # triple, flags...
  triple=$1
  sampled 10 "$*" || return 0
  clang-22 '-###' --target="$@" -x none none.o -o none 2>&1 | flags >theirs
  "$MLCC" '-###' --target="$@" none.o -o none 2>&1 | flags >ours
  compared=$((compared + 1))
  cmp -s ours theirs && return
  echo "$differences" | grep -q "^$triple: " && return
  echo "$*: (< mlcc, > clang)"
  diff ours theirs
  bad=1
}

# The triples that the rows of systems are named after.
rows=$(sed -n \
  -e 's/^\(GLIBC\|GLIBC_MIPS\|MUSL\)("[^"]*", "[^"]*", "\([^"]*\)".*/\2/p' \
  -e 's/^ANDROID("[^"]*", "\([^"]*\)".*/\1/p' \
  "$SOURCE/toolchain-files/toolchains.def")
for triple in $rows; do
  for kind in -pie -no-pie -shared -static -static-pie; do
    compare "$triple" $kind
  done
  compare "$triple"
done
[ $compared -gt 10 ] || { echo "only $compared comparisons"; exit 1; }

for level in 21 23 24 28 29 30 35; do
  for triple in aarch64-linux-android x86_64-linux-android \
    armv7a-linux-androideabi i686-linux-android riscv64-linux-android; do
    compare $triple$level -shared
  done
done
compare armv7-linux-gnueabihf
compare thumbv7-linux-gnueabihf
compare thumbv7-linux-musleabihf
compare armv7-linux-gnueabi -mfloat-abi=hard
compare armv7-linux-musleabi -mfloat-abi=hard
compare i686-linux-gnu
compare x86_64-linux-gnu -m32
compare riscv64-linux-gnu -mabi=lp64
compare riscv32-linux-gnu -mabi=ilp32
compare loongarch64-linux-gnu -mabi=lp64s
echo "$compared command lines compared"
exit $bad
