#!/bin/sh
# Where memory is short, a compile ends in one message, exit status 1 and no
# file, whoever asked for the memory and on whatever thread.
#
# label: slow
. "$SOURCE/test/driver/common.inc"
step "less and less memory"
awk 'BEGIN {
  for (f = 0; f < 2000; f++)
    printf "func.func @f%d(%%a: i32) -> i32 {\n  %%b = arith.muli %%a, %%a : i32\n  return %%b : i32\n}\n", f
}' >large.mlir

# Sanitizers want more addresses than there are: then there is nothing to see.
(ulimit -v 1000000 && exec "$MLCC" --version) >out 2>err || exit 77
least=50000
until sh -c "ulimit -c 0; ulimit -v $least && exec '$MLCC' -fsyntax-only add.mlir" \
  >out 2>&1; do
  least=$((least + 10000))
  [ $least -lt 1000000 ] || stop "add.mlir cannot be read"
done
seen=0 limit=$least
while [ $limit -lt $((least + 120000)) ]; do
  (ulimit -c 0 && ulimit -v $limit && exec "$MLCC" -threads=2 -c large.mlir) \
    >out 2>err
  status=$?
  case $status in
  0) rm large.o ;;
  1)
    absent large.o
    [ "$(grep -c 'error: ' err)" -ge 1 ] || { cat err; stop "no error"; }
    [ "$(wc -l <err)" -le 2 ] || { cat err; stop "not one message"; }
    ! grep -qx 'mlcc: error: out of memory' err || seen=$((seen + 1))
    ;;
  *) cat err; stop "exit status $status with $limit kB" ;;
  esac
  limit=$((limit + 8000))
done
[ $seen -gt 0 ] || stop "memory was never short"
exit 0
