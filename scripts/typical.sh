# Sourced by the scripts that watch the program at work: what users do with it,
# the most frequent first.
#
#   typical_compiles RUN PROGRAM WORK    RUN is called with PROGRAM and its
#                                        arguments, once for each compile; WORK
#                                        is a folder for what they make
#
# Paths are relative to the source tree.

typical_compiles() {
  set -- "$1" "$2" "$3" examples/matmul/matmul.mlir
  "$1" "$2" --version
  "$1" "$2" -O2 -c "$4" -o "$3/a.o"
  "$1" "$2" -O0 -c "$4" -o "$3/a.o"
  "$1" "$2" -target aarch64-linux-android "$4" -o "$3/a.o"
  "$1" "$2" -target riscv64-linux-gnu -c "$4" -o "$3/a.o"
  "$1" "$2" -O2 -S "$4" -o "$3/a.s"
  "$1" "$2" -O2 -g -c examples/conv2d/conv2d.mlir -o "$3/a.o"
  cc -O2 -I runtime/include -c examples/matmul/main.c -o "$3/main.o"
  "$1" "$2" -O2 "$4" "$3/main.o" -lm -o "$3/a"
}
