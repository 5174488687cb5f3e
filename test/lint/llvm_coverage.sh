#!/bin/bash
# label: slow
# Every operation of the llvm dialect's table is in tests of five kinds:
#
#   forms       custom and generic form, to and fro: ops_*.mlir, whose RUN lines
#               are looked at too
#   refused     a case that the verifier or the parser refuses
#   translated  the LLVM IR that it becomes, which interop/translate.test.sh
#               compares with mlir-translate's
#   imported    what that LLVM IR becomes again: there too, or import/*.ll
#   run         a program, or a table of cases, that computes with it
#
# Environment: CC. Exit status: 0 all are there, 1 some are missing, 77 a tool
# is absent.

set -u
here=$(cd "$(dirname "$0")" && pwd)
root=$here/../..
tests=$root/test
command -v python3 >/dev/null || { echo "no python3, skipped"; exit 77; }

# What some kind has no test of, and why: kind, operation, reason.
exempt='
run      llvm.intr.dbg.declare  for debuggers only
run      llvm.intr.dbg.label    for debuggers only
run      llvm.intr.dbg.value    for debuggers only
run      llvm.linker_options    for linkers of other systems
run      llvm.module_flags      for the compiler only
'

# The third argument of LLVM_OP is the name.
operations() {
  printf '%s\n' '#define LLVM_OP(dialect, token, name, ...) @ name' \
    '#include "ir/dialects/llvm/llvm.def"' |
    "${CC:-cc}" -E -P -I "$root" - | grep -oE '@ "[^"]*"' | tr -d '@" '
}

mentions() { grep -ohE '\bllvm\.[a-z_]+[a-z0-9_.]*[a-z0-9_]' "$@" | sort -u; }
code() { cat "$@" | grep -v '^ *//'; }

# Files that translate.test.sh compares, without those marked so.
compared() { # marks
  for file in "$tests"/translate/*.mlir "$tests"/dialect/llvm/*.mlir; do
    grep -qE '^// ?---' "$file" ||
      grep -qE "^// oracle: ($1): " "$file" || echo "$file"
  done
}

names=$(operations | sort)
[ "$(echo "$names" | wc -l)" -ge 284 ] ||
  { echo "few names in llvm.def"; exit 1; }

status=0
complain() { # what, names
  [ -z "$2" ] && return
  echo "$1:" $2
  status=1
}

# Names on standard input are all, but for the exempt ones; and those that are
# exempt are in the table and not there.
covers() { # kind
  local shown excused
  shown=$(mentions)
  excused=$(awk -v kind="$1" '$1 == kind { print $2 }' <<<"$exempt" | sort)
  complain "not $1" "$(comm -23 <(echo "$names") \
    <(printf '%s\n' "$shown" "$excused" | sort -u))"
  complain "$1, though exempt" "$(comm -12 <(echo "$shown") \
    <(echo "$excused"))"
  complain "exempt from being $1, but no operation" \
    "$(comm -13 <(echo "$names") <(echo "$excused" | grep .))"
}

covers forms < <(code "$tests"/dialect/llvm/ops_*.mlir)
covers refused < <(grep -h 'expected-error' \
  "$tests"/dialect/llvm/invalid*.mlir "$tests"/verifier/llvm_*.mlir)
covers translated < <(code $(compared refuses))
covers imported < <(code $(compared 'refuses|import refuses')
  grep -h '^; CHECK' "$tests"/import/*.ll)
covers run < <(code "$tests"/run/*/*.mlir "$tests/driver/exceptions.sh"
  python3 "$tests/run/table.py" code)

# The lines that show both forms, in this order, and compare them with
# mlir-opt's.
for file in "$tests"/dialect/llvm/ops_*.mlir; do
  for line in 'mlcc-opt %s > %t.custom' '-mlir-print-op-generic %s > %t.generic' \
    'mlcc-opt %t.generic | diff - %t.custom' 'mlir-opt-22 %s | diff' \
    'mlir-opt-22 --mlir-print-op-generic %s | diff' '-mlir-to-llvmir %s'; do
    grep -q "^// RUN:.*$line" "$file" || complain "$(basename "$file") lacks" "$line"
  done
done
exit $status
