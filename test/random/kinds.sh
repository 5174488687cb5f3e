# The kinds of processors of a target whose products have tiles of their own. To be
# sourced, behind test/interop/targets.sh; defines
#
#     kinds_of TARGET   sets `kinds`: mlcc's flags; behind a colon what this
#                       machine's processor must have for them, behind an @ the
#                       processor that the emulator shall be
#     kind_select KIND  sets `flags` and the emulator's QEMU_CPU; fails where
#                       this machine lacks what the kind needs

kinds_of() {
  case $1 in
  x86_64)
    kinds=("" "-march=x86-64-v2" "-march=x86-64-v3:avx2"
      "-march=x86-64-v3 -mavxvnni:avx_vnni"
      "-march=x86-64-v3 -fparallel=3:avx2" "-march=x86-64-v4:avx512bw"
      "-march=x86-64-v4 -mavx512vnni:avx512_vnni"
      "-march=x86-64-v4 -mavx512bf16:avx512_bf16"
      "-march=x86-64-v4 -mavx512vnni -mprefer-vector-width=256:avx512_vnni")
    ;;
  aarch64)
    kinds=("" "-fparallel" "-march=armv8.2-a+dotprod"
      "-march=armv8.6-a+i8mm+bf16" "-march=armv9-a+sve2@max,sve128=on"
      "-march=armv9-a+sve2@max,sve512=on")
    ;;
  armhf) kinds=("" "-march=armv8.2-a+dotprod") ;;
  riscv64)
    kinds=("" "-march=rv64gcv@rv64,v=true,vlen=128"
      "-march=rv64gcv@rv64,v=true,vlen=512"
      "-march=rv64gcv_zvl256b@rv64,v=true,vlen=256")
    ;;
  s390x) kinds=("" "-march=z14") ;;
  esac
}

kind_select() {
  flags=$1
  case $1 in
  *:*)
    flags=${1%%:*}
    grep -qw "${1#*:}" /proc/cpuinfo || return 1
    ;;
  *@*)
    flags=${1%%@*}
    export QEMU_CPU=${1#*@}
    ;;
  esac
}
