#!/bin/sh
# label: slow
# What the tutorial and the pages on trouble and on editors show, done and
# compared (snippets.py).
command -v python3 >/dev/null || { echo "no python3, skipped"; exit 77; }
exec python3 "$SOURCE/test/docs/snippets.py" "$SOURCE/doc/tutorial.md" \
  "$SOURCE/doc/troubleshooting.md" "$SOURCE/doc/editors.md"
