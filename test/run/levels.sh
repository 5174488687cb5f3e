#!/bin/bash
# Runs the programs of linalg and tensor (programs.sh) again for this machine's
# processor and for levels of x86-64 that it has, whose vectors and tiles are others;
# and once more with AddressSanitizer in what mlcc makes of them.
#
# Environment: as for programs.sh. Exit status: 0 all passed, 1 something failed.

set -u
here=$(cd "$(dirname "$0")" && pwd)
export ONLY WAYS=O2 FLAGS LINK=
ONLY=$(cd "$here" && echo linalg/*.mlir tensor/*.mlir)
levels=(native x86-64-v2)
! grep -qw avx2 /proc/cpuinfo || levels+=(x86-64-v3)

failed=0
for level in "${levels[@]}"; do
  FLAGS="-march=$level -Rno-any-processor"
  "$here/programs.sh" x86_64 || {
    echo "with $FLAGS"
    failed=1
  }
done

# Many of the programs leave memory of theirs to the end of the process.
export ASAN_OPTIONS=detect_leaks=0
LINK=-fsanitize=address
if echo 'int main(void) { return 0; }' |
  "${HOST_CC:-cc}" $LINK -x c - -o /dev/null 2>/dev/null; then
  FLAGS="-march=native -Rno-any-processor -fsanitize=address"
  "$here/programs.sh" x86_64 || {
    echo "with $FLAGS"
    failed=1
  }
else
  echo "skipped: no AddressSanitizer"
fi
exit $failed
