# The machines that tests run programs for: this one, and four under
# qemu-user with Debian's cross compilers and libcs. To be sourced.
#
#     target_select NAME   x86_64, aarch64, riscv64, armhf or s390x; sets
#                          triple, cc, link_flags, emulator, runtime_row
#     target_present       whether the compiler and the emulator are there;
#                          else target_missing names what is not
#
# Cross programs are linked statically, so that the emulator needs no sysroot.

target_select() {
  link_flags=-static
  unset QEMU_CPU
  case $1 in
  x86_64)
    triple=x86_64-linux-gnu cc=${HOST_CC:-cc} emulator= link_flags=
    ;;
  aarch64)
    triple=aarch64-linux-gnu cc=aarch64-linux-gnu-gcc emulator=qemu-aarch64
    ;;
  riscv64)
    triple=riscv64-linux-gnu cc=riscv64-linux-gnu-gcc emulator=qemu-riscv64
    export QEMU_CPU=rv64,v=true # with vectors, which programs may ask for
    ;;
  s390x)
    triple=s390x-linux-gnu cc=s390x-linux-gnu-gcc emulator=qemu-s390x
    ;;
  armhf)
    triple=arm-linux-gnueabihf cc=arm-linux-gnueabihf-gcc emulator=qemu-arm
    ;;
  *)
    echo "unknown target $1" >&2
    return 1
    ;;
  esac
  runtime_row=$1-linux # of runtime/targets.list
}

target_present() {
  for target_missing in $cc $emulator; do
    command -v "$target_missing" >/dev/null || return 1
  done
  target_missing=
  [ -n "$emulator" ] || target_missing="machine of type $triple"
  [ -n "$emulator" ] || [ "$(uname -m)" = "${triple%%-*}" ]
}
