#!/bin/sh
# What README.md, doc/speed.md and examples/README.md show, done and compared
# (snippets.py).
command -v python3 >/dev/null || { echo "no python3, skipped"; exit 77; }
exec python3 "$SOURCE/test/docs/snippets.py" "$SOURCE/README.md" \
  "$SOURCE/doc/speed.md" "$SOURCE/examples/README.md"
