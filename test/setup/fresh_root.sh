#!/bin/sh
# label: setup
# Set-up as a new user meets it: the README's first command in a fresh clone in
# a bare Debian 12 must end with what the example prints, and the second with the
# last of the quick tests; neither may complain on the way. Roots are
#
#   example   as debootstrap leaves it: the first command, with a build that is
#             quick to make, for two targets of the runtime; without optimisation,
#             or as the build under test, whose objects ccache has
#   bare      likewise: both commands as they are, and the runtime of every target
#   clang_14  with Debian's own clang and llvm (of version 14) in PATH: the first
#             command
#
# The test is the first of them; scripts/soak.sh does the others.
#
# The roots are folders here, entered by chroot. Mirrors, proxies and the like
# are those of this machine's apt; packages are downloaded once for both. What
# is committed is tested. Everything runs in namespaces of its own, so mounts
# and processes end with the script, however it ends; roots are removed.
#
# Where no such root can be made the test is skipped, with the reason.
#
# Environment: SOURCE, a clone; BUILD, where it was built. The working directory
# is used. Arguments: the roots to try (example).
set -u
unset CDPATH

skip() {
  echo "$*, skipped"
  exit 77
}

if [ -z "${INSIDE:-}" ]; then
  [ "$(id -u)" = 0 ] || skip "a root is made by root only"
  for tool in debootstrap chroot unshare mount git apt-config; do
    command -v $tool >/dev/null || skip "no $tool"
  done
  [ "$(df -Pk . | awk 'END { print $4 }')" -gt 8000000 ] ||
    skip "less than 8 GB of space"
  separate="unshare --mount --pid --fork --kill-child --mount-proc"
  $separate true 2>/dev/null || skip "no namespaces for mounts and processes"
  trap 'rm -rf --one-file-system base root archives' EXIT
  # The first process of a namespace takes no signals but this one.
  trap 'kill -KILL $inner; exit 1' HUP INT TERM
  INSIDE=yes $separate "$0" "$@" &
  inner=$!
  wait $inner
  exit
fi

stop() { # message, log
  echo "$1; the end of the log:"
  tail -n 60 "$2"
  exit 1
}

now() {
  date +%s
}

# The Debian that this machine's apt knows, as lines of sources.list; bookworm's
# own when it knows another release.
sources() {
  # shellcheck disable=SC2016
  apt-get indextargets --format '$(SITE) $(RELEASE) $(COMPONENT)' \
    'Created-By: Packages' 2>/dev/null |
    awk '$2 ~ /^bookworm(-updates|-security)?$/ { print "deb", $0 }' |
    sort -u >known
  if ! grep -q ' bookworm main$' known; then
    echo "deb http://deb.debian.org/debian bookworm main"
    echo "deb http://deb.debian.org/debian-security bookworm-security main"
  else
    cat known
  fi
}

# A bare Debian 12 in base/, which reaches mirrors as this machine does.
make_base() {
  sources >sources.list
  mirror=$(awk '$3 == "bookworm" { print $2; exit }' sources.list)
  certificates=
  grep -q https: sources.list && certificates=--include=ca-certificates
  debootstrap --variant=minbase $certificates bookworm base "$mirror" \
    >base.log 2>&1 || {
    tail -n 5 base.log
    skip "debootstrap finds no Debian 12 at $mirror"
  }
  cp sources.list base/etc/apt/sources.list
  cp -L /etc/hosts /etc/resolv.conf base/etc/
  [ -z "$certificates" ] ||
    cp -L /etc/ssl/certs/ca-certificates.crt base/etc/ssl/certs/
  apt-config dump | grep '^Acquire::' >base/etc/apt/apt.conf.d/90mirrors
  cat >base/etc/apt/apt.conf.d/91archives <<'END'
Dir::Cache::archives "/archives";
Binary::apt-get::APT::Keep-Downloaded-Packages "true";
END
  echo force-unsafe-io >base/etc/dpkg/dpkg.cfg.d/unsafe-io
  mkdir -p base/archives archives/partial
}

inside() { # command in the shell of the root
  chroot root env -i HOME=/root PATH=/usr/sbin:/usr/bin:/sbin:/bin \
    ${http_proxy:+"http_proxy=$http_proxy"} \
    ${https_proxy:+"https_proxy=$https_proxy"} \
    ${no_proxy:+"no_proxy=$no_proxy"} sh -c "$1"
}

tree=/root/mlcc

make_root() {
  cp -a base root
  mount -t proc proc root/proc
  mount --rbind /dev root/dev
  mount --bind archives root/archives
  mkdir -p "root$tree"
  git clone -q "$SOURCE" "root$tree" 2>clone.log || {
    cat clone.log
    skip "$SOURCE cannot be cloned"
  }
}

remove_root() {
  umount -R root/proc root/dev root/archives
  ! mountpoint -q root/ccache || umount root/ccache
  rm -rf --one-file-system root
}

# What a user would stumble over: warnings, and tools that a script takes for
# granted.
complaints() {
  grep -nE -e 'CMake Warning|warning: |command not found|: not found$' \
    -e '^(No (package|apt-get) |Neither root |Not (installed|everything))' "$1"
}

try() { # log, command
  start=$(now)
  inside "cd $tree && $2" >"$1" 2>&1 || stop "$name: '$2' fails" "$1"
  complaints "$1" && stop "$name: '$2' complains" "$1"
  echo "$name: $2: $(($(now) - start)) s"
}

check_quickstart() { # log, rows of the runtime
  tail -n 1 "$1" | grep -q '^matmul: ok,' ||
    stop "$name: not the result of the example" "$1"
  tail -n 1 "$1"
  for row in $2; do
    for library in libmlcc_rt.a libmlcc_nolibc.a; do
      [ -s "root$tree/build/release/lib/mlcc/$row/$library" ] ||
        stop "$name: no $library for $row" "$1"
    done
  done
}

check_tests() {
  grep -q '^100% tests passed' "$1" || stop "$name: not all tests passed" "$1"
  sed -n '/tests passed/p; /did not run/,$p' "$1"
}

all_rows=$(sed -n 's/^\([^# ][^ ]*\) .*/\1/p' "$SOURCE/runtime/targets.list")

# Whether the build under test was made with a ccache, by Debian 12's gcc and a
# file at a time: what it compiled is what the root would, at the same path.
is_shared() {
  command -v ccache >/dev/null && dpkg-query -W gcc-12 >/dev/null 2>&1 &&
    grep -q '^MLCC_CCACHE:.*ccache$' "${BUILD:-.}/CMakeCache.txt" 2>/dev/null &&
    grep -q '^CMAKE_C_COMPILER:.*=.*gcc$' "$BUILD/CMakeCache.txt" &&
    grep -q '^MLCC_LTO:BOOL=OFF' "$BUILD/CMakeCache.txt"
}

# What of the cache is not as it would be compiled here is compiled: ccache looks
# at each header that a file includes, and at the compiler.
share_objects() {
  # The language of messages is a part of what ccache looks for.
  cp "$(command -v ccache)" root/usr/local/bin/ccache.program
  {
    echo '#!/bin/sh'
    env | sed -n "s/'//g; s/^\\(LANG\\|LC_[A-Z]*\\)=\\(.*\\)/export \\1='\\2'/p"
    echo 'exec /usr/local/bin/ccache.program "$@"'
  } >root/usr/local/bin/ccache
  chmod +x root/usr/local/bin/ccache
  ldd "$(command -v ccache)" | sed -n 's/.*=> \(.*\) (.*/\1/p' | while read -r lib; do
    [ -e "root$lib" ] ||
      cp "$lib" root/usr/local/lib
  done
  inside ldconfig
  mkdir root/ccache
  mount --bind "$(ccache -k cache_dir)" root/ccache
  printf '%s\n' 'cache_dir = /ccache' 'read_only = true' \
    'temporary_dir = /tmp' >root/etc/ccache.conf
}

# Options of the build under test that say how a file is compiled.
options_of_build() {
  sed -nE 's/^(CMAKE_BUILD_TYPE|CMAKE_C(XX)?_COMPILER|MLCC_(CHECKS|WERROR)):[^=]*=(.*)/-D\1=\4/p' \
    "$BUILD/CMakeCache.txt" | tr '\n' ' '
}

try_example() {
  rows="$(uname -m)-linux aarch64-linux"
  options=-DCMAKE_BUILD_TYPE=Debug
  if is_shared; then
    share_objects
    options="-DMLCC_CCACHE=/usr/local/bin/ccache $(options_of_build)"
  fi
  try $name-quickstart.log "scripts/quickstart.sh -DMLCC_LTO=OFF \
    -DMLCC_SHARED_LLVM=ON $options \
    -DMLCC_RUNTIME_TARGETS='$(echo "$rows" | tr ' ' ';')'"
  check_quickstart $name-quickstart.log "$rows"
}

try_bare() {
  try $name-quickstart.log scripts/quickstart.sh
  check_quickstart $name-quickstart.log "$all_rows"
  try $name-test.log "scripts/test.sh -L quick"
  check_tests $name-test.log
}

try_clang_14() {
  log=$name-packages.log
  inside "apt-get update -q && apt-get install -q -y --no-install-recommends \
    clang llvm && clang --version" >$log 2>&1 ||
    stop "Debian's clang is not installed" $log
  grep -q 'clang version 14' $log || stop "Debian's clang is not 14" $log
  try $name-quickstart.log scripts/quickstart.sh
  check_quickstart $name-quickstart.log "$all_rows"
  log=$name-runtime.log
  inside "cmake -G Ninja -S $tree/runtime -B /tmp/runtime \
    -DMLCC_RUNTIME_CLANG=/usr/bin/clang" >$log 2>&1
  grep 'Runtime: /usr/bin/clang passed over: it cannot read IR' $log ||
    stop "clang 14 is not passed over" $log
}

make_base
for name in ${*:-example}; do
  # Where the build under test is made of it, as its paths are in what ccache has.
  [ "$name" != example ] || ! is_shared || tree=$SOURCE
  make_root
  "try_$name"
  remove_root
  tree=/root/mlcc
done
