#!/bin/sh
# A dialect is its own files and one line that registers it: nothing in the
# sources names the one of test/own_dialect/ but its folder, and program.c once
# to declare and once to call what registers it. Nor do lists of dialects grow
# elsewhere: what its folder has is known by the programs that link it.
#
# Environment: SOURCE, BUILD. Exit status 77: the program was not built.
set -eu
cd "${SOURCE:-.}"
own=test/own_dialect
failed=0

named=$(grep -rIl qnum CMakeLists.txt cmake ir frontend lowering intrinsics \
  backend driver runtime bench scripts test 2>/dev/null |
  grep -v -e "^$own/qnum/" -e "^$own/[^/]*\.mlir$" -e "^test/lint/own_dialect.sh$" ||
  true)
if [ "$named" != "$own/program.c" ]; then
  echo "named beside its folder and program.c: $named"
  failed=1
fi
calls=$(grep -c '^  .*qnum' $own/program.c || true)
lines=$(grep -c qnum $own/program.c || true)
if [ "$calls" != 1 ] || [ "$lines" != 2 ]; then
  echo "program.c: $calls lines register it, $lines lines name it"
  failed=1
fi

# The other way round: without that line the dialect is not there.
program=${BUILD:-build/ci}/$own/bin/mlcc-opt
if [ ! -x "$program" ]; then
  echo "$program is not there, skipped"
  exit 77
fi
if ! "$program" -show-dialects | grep -q qnum; then
  echo "-show-dialects of $program does not list it"
  failed=1
fi
if "${BUILD:-build/ci}/bin/mlcc-opt" -show-dialects | grep -q qnum; then
  echo "mlcc-opt has it, too"
  failed=1
fi
exit $failed
