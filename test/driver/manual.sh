#!/bin/sh
# The manual's list of options is that of --help, and what its text names exists.
. "$SOURCE/test/driver/common.inc"
need awk

step "all options"
works "$MLCC" --help
cp out help
awk -f "$SOURCE/doc/mlcc.1.awk" - "$SOURCE/doc/mlcc.1" <help >manual
expected=$(grep -c '^  -' help)
listed=$(sed -n '/^.SH ALL OPTIONS/,/^.SH EXIT/p' manual | grep -c '^.TP')
[ "$listed" = "$expected" ] || stop "$listed of $expected options"
if command -v groff >/dev/null; then
  groff -man -ww -Tutf8 manual >/dev/null 2>warnings
  [ -s warnings ] && stop "$(cat warnings)"
fi

step "all operations"
works "$MLCC" '-print-op=*'
awk -f "$SOURCE/doc/operations.awk" <out >operations.md
[ "$(grep -c '^### ' operations.md)" = "$(grep -c '^[a-z]' out)" ] ||
  stop "operations.md lacks some"
for dialect in builtin linalg llvm amx; do
  grep -qx "## $dialect" operations.md || stop "no chapter on $dialect"
done

step "options in the text"
works "$MLCC" --autocomplete=-
cut -f1 out >known
# In bold and behind a backslash: \-\-config=.
sed -n '/^.SH OPTIONS/,/^.SH EXIT/p' "$SOURCE/doc/mlcc.1" | grep '^\.[BT]' |
  grep -oE '\\-[^ ",]*' | sed 's/\\f[RIB].*//; s/\\//g' | grep -E '^--?[a-zA-Z#]' |
  sort -u >named
[ "$(wc -l <named)" -gt 30 ] || stop "only $(wc -l <named) options are named"
# Or an option and its value: -O2, -gdwarf-4.
missing=$(awk 'NR == FNR { known[$0]; next }
  { for (k in known) if (index(k, $0) == 1 || index($0, k) == 1) next; print }' known named)
[ -z "$missing" ] || stop "no such options: $missing"
exit 0
