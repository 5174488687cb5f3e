#!/bin/sh
# The man pages of the tools have every option that --help has.
. "$SOURCE/test/driver/common.inc"

for tool in mlcc-opt mlcc-translate; do
  step "$tool"
  page=$BUILD/man/$tool.1
  "$BIN/$tool" --help | grep -oE '^ +-[^ ,]+' | tr -d ' ' >options
  [ "$(grep -c . options)" -gt 10 ] || stop "no options in --help"
  sed -e 's,\\-,-,g' -e 's,\\:,,g' "$page" >text
  while read -r option; do
    grep -qF -e ".B $option" text || stop "the page lacks $option"
  done <options
done

step "warnings of groff"
command -v groff >/dev/null || exit 0
for page in "$BUILD"/man/*.1 "$SOURCE"/doc/mlcc.1; do
  groff -man -ww -Tutf8 "$page" 2>err >out
  [ ! -s err ] || { cat err; stop "in $page"; }
done
