#!/bin/sh
# label: slow
# Every operation that the parser knows is lowered, or refused with its place and
# its name; see every_operation.py.
command -v python3 >/dev/null || { echo "no python3, skipped"; exit 77; }
exec python3 "$SOURCE/test/driver/every_operation.py" "$MLCC" "$BIN/mlcc-opt" \
  "$SOURCE"
