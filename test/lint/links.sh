#!/bin/sh
# Links and paths in the documents lead somewhere.
command -v python3 >/dev/null && command -v git >/dev/null ||
  { echo "no python3 or no git, skipped"; exit 77; }
git -C "$SOURCE" rev-parse >/dev/null 2>&1 || { echo "no clone, skipped"; exit 77; }
exec python3 "$SOURCE/test/lint/links.py" "$SOURCE"
