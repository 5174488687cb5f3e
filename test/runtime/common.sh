# Sourced by the test scripts of this directory.
set -eu
here=$(cd "$(dirname "$0")" && pwd)
mkdir -p "$WORK"

skip() {
  echo "skipped: $*"
  exit 77
}

need_file() {
  [ -e "$1" ] || skip "no $1"
}

need_tool() {
  command -v "$1" >/dev/null 2>&1 || skip "no $1"
}

find_lld() {
  command -v ld.lld-22 || command -v ld.lld || {
    [ -x /usr/lib/llvm-22/bin/ld.lld ] && echo /usr/lib/llvm-22/bin/ld.lld
  }
}
