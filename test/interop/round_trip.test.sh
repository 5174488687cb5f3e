#!/bin/bash
# label: slow
# LLVM IR through the dialect and its text and back is the same IR: one of six inputs,
# others for each SEED.
: "${BIN:=build/release/bin}" "${SOURCE:=.}"
command -v python3 > /dev/null || exit 77
. "$SOURCE/test/sample.inc"
failed=0
for input in "$SOURCE"/test/import/*.ll; do
  sampled 6 "$input" || continue
  sh "$SOURCE/test/interop/round_trip.sh" "$BIN/mlcc-translate" "$input" \
    "$(basename "$input")" || { echo "$input is not the same"; failed=1; }
done
exit $failed
