#!/bin/bash
# Random programs on tensors (tensors.py; tensor_flow.py every third), which must
# print what the generator says, at -O0 and -O2, and leave no memory behind nor
# touch any that is not theirs (-fsanitize=address, where a clang links that).
# Functions are public, private, or have their arguments as results, by the number
# of the program; of the public ones some have their results in memory of the
# caller's.
#
# Environment: MLCC, WORK. FIRST is the number of the first program
# (1), COUNT how many there are (10). A program that differs stays in
# $WORK/random-tensors. Exit status: 0 all the same, 1 some differ.

set -u
here=$(cd "$(dirname "$0")" && pwd)
: "${WORK:?a folder to build in}"
work=$WORK/random-tensors
rm -rf "$work"
mkdir -p "$work"
failed=0 ran=0

checked() { # source program
  "$MLCC" -O1 "-ftensor-results=$results" -fsanitize=address -c "$1" -o "$2.o" &&
    "$clang" -fsanitize=address "$2.o" -lm -o "$2.checked" &&
    ASAN_OPTIONS=detect_leaks=1 "$2.checked"
}

ways=(O0 O2)
clang=
for name in clang-22 clang; do
  command -v $name >/dev/null && clang=$name && break
done
echo 'int main(void) { return 0; }' >"$work/empty.c"
[ -n "$clang" ] &&
  "$clang" -fsanitize=address "$work/empty.c" -o "$work/empty" 2>/dev/null &&
  ways+=(checked)

for ((seed = ${FIRST:-1}; seed < ${FIRST:-1} + ${COUNT:-10}; seed++)); do
  program=$work/$seed
  case $((seed % 4)) in
  0) kind='' results=new ;;
  1) kind='' results=out ;;
  2) kind=private results=new ;;
  3) kind=aliasing results=$([ $((seed % 8)) = 3 ] && echo out || echo new) ;;
  esac
  generator=tensors
  [ $((seed % 3)) != 0 ] || generator=tensor_flow
  python3 "$here/$generator.py" $seed "$program.mlir" "$program.expected" $kind ||
    exit 1
  # Of some the sizes of results are known only when they are there.
  [ $results = new ] ||
    ! "$MLCC" -O0 -ftensor-results=out -c "$program.mlir" -o "$program.o" 2>&1 |
      grep -q 'cannot be in memory of the caller' || results=new
  for way in "${ways[@]}"; do
    ran=$((ran + 1))
    case $way in
    checked) checked "$program.mlir" "$program" ;;
    *) "$MLCC" -$way "-ftensor-results=$results" -run "$program.mlir" ;;
    esac 2>"$program.err" | sed 's/ *$//' >"$program.out"
    if [ "${PIPESTATUS[0]}" != 0 ] ||
      ! cmp -s "$program.expected" "$program.out"; then
      echo "FAIL $seed $way"
      head -3 "$program.err"
      failed=$((failed + 1))
    fi
  done
done
echo "$ran programs, $failed failed"
[ $failed = 0 ]
