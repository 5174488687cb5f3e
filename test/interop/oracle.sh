# The oracle: MLIR to an object through mlir-opt, mlir-translate and clang of
# LLVM 22. To be sourced; defines
#
#     oracle_passes BITS [narrow]   the pass pipeline, for an index of BITS
#                             bits; `narrow` adds what f4 and f8 floats need
#     oracle_compile TRIPLE OPT IN.mlir OUT.o [clang options]
#     oracle_runtime TRIPLE OUT.o   what such objects need beyond libc
#     oracle_present          whether the three programs are there
#
# This is the one place where the pipeline is spelled out. Its order is that
# of progressive lowering: operations of memref into simpler ones, structured
# control flow into branches, then every dialect into LLVM's, then the casts
# that the conversions left at their borders.

oracle_present() {
  command -v mlir-opt-22 && command -v mlir-translate-22 &&
    command -v clang-22
} >/dev/null

# What else an input asks for, by words: narrow, math, complex.
oracle_passes() {
  local bits=$1 more=
  case ${2:-} in
  *complex*) more+="convert-complex-to-standard," ;;
  esac
  case ${2:-} in
  *math*) # of f16 in f32; then what LLVM has, and calls
    more+="math-extend-to-supported-types,convert-math-to-funcs,"
    more+="math-expand-ops{ops=clampf},"
    more+="convert-math-to-llvm{approximate-log1p=false},convert-math-to-libm,"
    ;;
  esac
  case ${2:-} in
  *narrow*) more+="arith-expand{include-f8e8m0=true include-f4e2m1=true}," ;;
  esac
  local passes=(
    "func.func(lower-vector-mask)" # masks to what accesses memory
    convert-vector-to-scf   # transfers of n-D vectors, printing -> loops
    expand-realloc          # realloc -> alloc, copy, dealloc
    memref-expand           # atomic_rmw, reshape -> simpler operations
    expand-strided-metadata # subview, expand_shape, ... -> reinterpret_cast
    lower-affine            # what these two leave behind
    convert-scf-to-cf       # loops and ifs -> branches
    "func.func(lower-vector-multi-reduction,test-vector-scan-lowering)"
    convert-vector-to-llvm  # vectors that LLVM has
    convert-complex-to-llvm # parts of numbers
    "convert-arith-to-llvm{index-bitwidth=$bits}"
    "convert-index-to-llvm{index-bitwidth=$bits}"
    "convert-ub-to-llvm{index-bitwidth=$bits}"
    "finalize-memref-to-llvm{index-bitwidth=$bits}"
    "convert-func-to-llvm{index-bitwidth=$bits}"
    "convert-cf-to-llvm{index-bitwidth=$bits}"
    reconcile-unrealized-casts
  )
  local IFS=,
  echo "builtin.module($more${passes[*]})"
}

# Bits of `index`, which is as wide as a pointer.
oracle_index_bits() {
  case $1 in
  arm* | i?86* | riscv32* | wasm32*) echo 32 ;;
  *) echo 64 ;;
  esac
}

oracle_compile() {
  local triple=$1 opt=$2 input=$3 output=$4
  shift 4
  local bits
  bits=$(oracle_index_bits "$triple")
  local words=
  ! grep -q 'f4E2M1FN\|f8E8M0FNU' "$input" || words+=narrow
  ! grep -q '\bmath\.' "$input" || words+=math
  ! grep -q '\bcomplex\.' "$input" || words+=complexmath
  (
    set -o pipefail
    mlir-opt-22 --pass-pipeline="$(oracle_passes "$bits" $words)" "$input" |
      sed 's/ {fastmath = #arith.fastmath<contract>}//' | # nobody reads it
      mlir-translate-22 --mlir-to-llvmir |
      clang-22 -x ir --target="$triple" "$opt" "$@" -Wno-override-module \
        -c - -o "$output"
  )
}

oracle_runtime() {
  clang-22 --target="$1" -O2 -fPIC -ffreestanding \
    -c "$(dirname "${BASH_SOURCE[0]}")/oracle_rt.c" -o "$2"
}
