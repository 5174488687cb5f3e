#!/bin/bash
# Every operation of linalg, tensor and bufferization (operations.py), at -O0 and
# -O2, against what Python computes.
#
#   operations.sh TARGET [PATTERN]   x86_64, aarch64, riscv64, armhf or s390x
#
# Environment: MLCC, ARCHIVES, WORK, HOST_CC as for test/examples/run.sh; EACH is
# the number of cases for an operation (4), SEED chooses which, FULL=1 takes
# all; FORMS and LEVELS name some of the forms and of -O0 and -O2. A case that is
# wrong stays in $WORK/operations-TARGET. Exit status: 0 all are right, 1 some
# are not, 77 nothing was run.

set -u
here=$(cd "$(dirname "$0")" && pwd)
. "$here/../interop/targets.sh"

target=${1:?usage: operations.sh TARGET [PATTERN]}
shift
target_select "$target" || exit 2
target_present || {
  echo "skipped: no $target_missing"
  exit 77
}
: "${WORK:?a folder to build in}"
export WORK=$WORK/operations-$target
rm -rf "$WORK"
mkdir -p "$WORK"
export TRIPLE=$triple CC=$cc LINK_FLAGS=$link_flags EMULATOR=$emulator
export RUNTIME=$ARCHIVES/$runtime_row/libmlcc_rt.a BYTE_ORDER=little INDEX_BITS=64 HAS_F128=1
case $target in
s390x) BYTE_ORDER=big ;;
armhf) INDEX_BITS=32 HAS_F128=0 ;;
esac
$cc -O1 -c "$here/operations.c" -o "$WORK/driver.o" || exit 1
exec python3 "$here/operations.py" "$@"
