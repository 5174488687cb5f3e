#!/bin/sh
# label: setup
# Set-up as a new user meets it: the README's first command in a fresh clone in
# a bare Debian 12 must end with what the example prints, and the second with the
# last of the quick tests; neither may complain on the way. Roots are
#
#   example   as debootstrap leaves it: the first command, with a build that is
#             quick to make, without optimisation and for two targets
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
# Environment: SOURCE, a clone. The working directory is used. Arguments: the
# roots to try (example).
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

make_root() {
  cp -a base root
  mount -t proc proc root/proc
  mount --rbind /dev root/dev
  mount --bind archives root/archives
  git clone -q "$SOURCE" root/root/mlcc 2>clone.log || {
    cat clone.log
    skip "$SOURCE cannot be cloned"
  }
}

remove_root() {
  umount -R root/proc root/dev root/archives
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
  inside "cd /root/mlcc && $2" >"$1" 2>&1 || stop "$name: '$2' fails" "$1"
  complaints "$1" && stop "$name: '$2' complains" "$1"
  echo "$name: $2: $(($(now) - start)) s"
}

check_quickstart() { # log, rows of the runtime
  tail -n 1 "$1" | grep -q '^matmul: ok,' ||
    stop "$name: not the result of the example" "$1"
  tail -n 1 "$1"
  for row in $2; do
    for library in libmlcc_rt.a libmlcc_nolibc.a; do
      [ -s "root/root/mlcc/build/release/lib/mlcc/$row/$library" ] ||
        stop "$name: no $library for $row" "$1"
    done
  done
}

check_tests() {
  grep -q '^100% tests passed' "$1" || stop "$name: not all tests passed" "$1"
  sed -n '/tests passed/p; /did not run/,$p' "$1"
}

all_rows=$(sed -n 's/^\([^# ][^ ]*\) .*/\1/p' "$SOURCE/runtime/targets.list")

try_example() {
  rows="$(uname -m)-linux aarch64-linux"
  try $name-quickstart.log "scripts/quickstart.sh -DMLCC_LTO=OFF \
    -DMLCC_SHARED_LLVM=ON -DCMAKE_BUILD_TYPE=Debug \
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
  inside "cmake -G Ninja -S /root/mlcc/runtime -B /tmp/runtime \
    -DMLCC_RUNTIME_CLANG=/usr/bin/clang" >$log 2>&1
  grep 'Runtime: /usr/bin/clang passed over: it cannot read IR' $log ||
    stop "clang 14 is not passed over" $log
}

make_base
for name in ${*:-example}; do
  make_root
  "try_$name"
  remove_root
done
