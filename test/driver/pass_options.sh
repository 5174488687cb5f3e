#!/bin/sh
# label: slow
# Each option of each pass does what it is there for, as in mlir-opt if that is
# here, or says that it does not; see pass_options.py.
command -v python3 >/dev/null || { echo "no python3, skipped"; exit 77; }
oracle=
[ -x "$LLVM_BIN/mlir-opt" ] && oracle="--mlir-opt $LLVM_BIN/mlir-opt"
exec python3 "$SOURCE/test/driver/pass_options.py" $oracle "$BIN/mlcc-opt" \
  "$SOURCE"
