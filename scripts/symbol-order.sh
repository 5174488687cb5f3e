#!/bin/sh
# Makes cmake/symbol-order.tar.xz: the functions of the program in the order in
# which a typical compile first calls them. The linker lays them out so, and
# starting the program then reads a tenth of the pages it would otherwise.
#
#   scripts/symbol-order.sh [program]        default build/release/bin/mlcc
#
# The traces come from qemu-x86_64 (Debian: qemu-user), which logs each block
# of instructions when it first meets it. Worth running again when LLVM changes
# or much of the program does; a stale list only costs some of the gain.
set -eu
cd "$(dirname "$0")/.."
. scripts/typical.sh
program=${1:-build/release/bin/mlcc}
output=cmake/symbol-order.tar.xz
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT

# The order of the traces is the order of the list.
trace() {
  qemu-x86_64 -d in_asm -D "$work/log" "$@" >/dev/null
  awk '/^IN:/ { block = 1; next }
       block && /^0x/ {
         block = 0
         address = substr($1, 3, length($1) - 3)
         while (length(address) < 16)
           address = "0" address
         if (address < "0000004000000000") # beyond are the shared libraries
           print address
       }' "$work/log" >>"$work/addresses"
}

: >"$work/addresses"
typical_compiles trace "$program" "$work"

# Addresses, numbered by first appearance, among the sorted symbols: the last
# symbol at or below an address has it.
awk '!seen[$0]++ { print $0, 1, ++n }' "$work/addresses" >"$work/merged"
nm "$program" | awk '$2 ~ /^[tTwWvVuU]$/ && length($1) == 16 {
    print $1, 0, $3
  }' >>"$work/merged"
sort "$work/merged" | awk '
  $2 == 0 { name = $3; next }
  name != "" && (!(name in first) || $3 + 0 < first[name]) {
    first[name] = $3 + 0
  }
  END { for (name in first) print first[name], name }' |
  sort -n | cut -d' ' -f2 >"$work/symbol-order.txt"
wc -l <"$work/symbol-order.txt"
tar -C "$work" -cf - --mtime=@0 --owner=0 --group=0 symbol-order.txt |
  xz -9e >"$output"
