# Sourced by the other scripts: what is needed, and how it gets here.
#
# Debian's packages, by apt. Elsewhere, or where a package is not to be had,
# nothing is installed and what then is missing shows at the build, or as
# skipped tests. clang and llvm-ar make the runtime, for all targets.

build_packages="cmake ninja-build gcc g++ libc6-dev clang-22 llvm-22
  llvm-22-dev liblld-22-dev libpolly-22-dev lld-22 zlib1g-dev libzstd-dev"

# The preset `optimized` wants these besides.
optimize_packages="libclang-rt-22-dev bolt-22"

test_packages="llvm-22-tools mlir-22-tools libclang-rt-22-dev python3
  qemu-user gdb debootstrap make meson ccache distcc icecc bazel-bootstrap
  bazel-rules-java bazel-rules-proto libmpfr-dev dpkg-dev nodejs wasi-libc
  python3-numpy musl-dev
  gcc-mingw-w64-x86-64-win32 mingw-w64-x86-64-dev wine wine64
  gcc-aarch64-linux-gnu gcc-riscv64-linux-gnu gcc-arm-linux-gnueabihf
  gcc-i686-linux-gnu gcc-powerpc64le-linux-gnu gcc-s390x-linux-gnu
  gcc-mips-linux-gnu gcc-mipsel-linux-gnu gcc-mips64el-linux-gnuabi64
  libc6-dev-arm64-cross libc6-dev-riscv64-cross libc6-dev-armhf-cross
  libc6-dev-i386-cross libc6-dev-ppc64el-cross libc6-dev-s390x-cross
  libc6-dev-mips-cross libc6-dev-mipsel-cross libc6-dev-mips64el-cross"

as_root() {
  if [ "$(id -u)" = 0 ]; then
    "$@"
  elif command -v sudo >/dev/null; then
    sudo "$@"
  else
    echo "Neither root nor sudo to run: $*"
    return 1
  fi
}

is_installed() {
  dpkg-query -W -f '${Status}' "$1" 2>/dev/null | grep -q 'ok installed'
}

# Never at the price of what is there: apt would remove what conflicts.
apt_install() {
  as_root env DEBIAN_FRONTEND=noninteractive \
    apt-get install -q -y --no-install-recommends --no-remove "$@"
}

# Installs those of the packages that are missing and can be had.
install_packages() {
  if ! command -v apt-get >/dev/null; then
    echo "No apt-get here to install what is missing of: $*"
    return 0
  fi
  missing=
  for package; do
    is_installed "$package" || missing="$missing $package"
  done
  [ "$missing" ] || return 0
  echo "Installing:$missing"
  as_root apt-get update -q || true
  available=
  for package in $missing; do
    if apt-cache show "$package" >/dev/null 2>&1; then
      available="$available $package"
    else
      echo "No package $package here"
    fi
  done
  [ "$available" ] || return 0
  # shellcheck disable=SC2086
  apt_install $available && return
  echo "Not everything can be installed at once; one after the other:"
  for package in $available; do
    apt_install "$package" || echo "Not installed: $package"
  done
}
