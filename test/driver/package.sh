#!/bin/sh
# label: slow
# The packages that CPack makes: a .deb, which is unpacked into a root of its
# own where it compiles, links and has gdb's printer read, and a tarball.
. "$SOURCE/test/driver/common.inc"
need cpack dpkg-deb cc
step "a .deb"
# Not compressed as well as one that is published, which takes a minute; lintian
# wants what Debian has.
compression=zstd
[ "${SAMPLE-}" != all ] || compression=gzip
works cpack -G DEB --config "$BUILD/CPackConfig.cmake" -B "$PWD/made" \
  -D CPACK_DEBIAN_COMPRESSION_TYPE=$compression
set -- made/*.deb
dpkg-deb -x "$1" root || stop "no package"
dpkg-deb -f "$1" Depends >depends
grep -q libc6 depends || stop "depends on: $(cat depends)"
dpkg-deb -f "$1" Version | grep -q '^[0-9.]*+llvm22$' || stop "another version"
for file in usr/bin/mlcc usr/bin/mlcc-opt usr/share/man/man1/mlcc.1.gz \
  usr/share/mlcc/gdb/mlcc_printers.py etc/gdb/gdbinit.d/mlcc.gdb \
  usr/share/doc/mlcc/copyright usr/share/doc/mlcc/changelog.gz; do
  [ -e root/$file ] || stop "no $file"
done
size=$(dpkg-deb -f "$1" Installed-Size)
[ "$size" -lt $(($(du -sk root | cut -f1) + 1000)) ] || stop "counts $size kB"
# lintian takes a minute for the program and a thousand objects: for all of them
# in scripts/soak.sh, else for the package with a small program and one library.
if command -v lintian >/dev/null; then
  package=$1
  if [ "${SAMPLE-}" != all ]; then
    package=small.deb
    dpkg-deb -R "$1" small
    echo 'int main(void) { return 0; }' >small.c
    works cc -O2 -s small.c -o small/usr/bin/mlcc
    for library in small/usr/lib/mlcc/*/; do
      [ "$(basename "$library")" = "$(uname -m)-linux" ] || rm -r "$library"
    done
    (cd small && find usr etc -type f -exec md5sum {} + >DEBIAN/md5sums)
    works dpkg-deb --root-owner-group -Zgzip -b small "$package"
  fi
  works lintian --allow-root --fail-on error,warning "$package"
fi
cat >hello.mlir <<'END'
func.func @main() -> i32 {
  %v = arith.constant dense<[1.0, 2.0]> : vector<2xf32>
  vector.print %v : vector<2xf32>
  %zero = arith.constant 0 : i32
  return %zero : i32
}
END
works root/usr/bin/mlcc hello.mlir -o hello
works ./hello
prints "( 1, 2 )"
exit 0
