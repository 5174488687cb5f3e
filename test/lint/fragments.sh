#!/bin/sh
# Comments are sentences with a subject and a verb. Those that begin as fragments
# do ("What x is of y", "Of the same") are counted, and their number only falls:
# who rewrites some of them lowers it here.
set -eu
cd "${SOURCE:-.}"
most=471

# A comment that begins with Those leaves its noun to the reader.
if grep -rn '// Those ' ir lowering frontend intrinsics backend driver \
  --include='*.c' --include='*.h' --include='*.cpp' --include='*.def'; then
  echo "comments begin with Those: name what they speak of"
  exit 1
fi

count=$(find ir lowering frontend intrinsics backend driver \
  \( -name '*.c' -o -name '*.h' -o -name '*.cpp' \) -print | sort | xargs awk '
    { is_comment = $0 ~ /^[ \t]*\/\// }
    is_comment && !was_comment && /\/\/ (What|Of) / { n++ }
    { was_comment = is_comment && FNR }
    END { print n + 0 }')
if [ "$count" -gt "$most" ]; then
  echo "$count comments begin with What or Of, and $most did: write sentences"
  exit 1
fi
if [ "$count" -lt $((most - 20)) ]; then
  echo "$count comments begin with What or Of: say so in $0, which has $most"
  exit 1
fi
