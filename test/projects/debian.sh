#!/bin/sh
# label: slow
# A source package of C and MLIR, built as Debian does: dpkg-buildpackage, with
# every flag that hardens.
. "$SOURCE/test/driver/common.inc"
need dpkg-buildpackage dpkg-buildflags make cc "$LLVM_BIN/llvm-readelf"
mkdir -p sums-1.0/debian/source
cd sums-1.0
cat >Makefile <<'END'
program: main.o kernel.o
	$(MLCC) $(LDFLAGS) $^ -o $@
main.o: main.c
	$(CC) $(CPPFLAGS) $(CFLAGS) -c $<
%.o: %.mlir
	$(MLCC) $(CPPFLAGS) $(CFLAGS) -Werror -c $< -o $@
END
cp ../add.mlir kernel.mlir
cp ../main.c .
cat >debian/control <<'END'
Source: sums
Maintainer: Nobody <nobody@example.org>
Standards-Version: 4.6.2

Package: sums
Architecture: any
Description: sums of numbers
 By a kernel of MLIR.
END
cat >debian/changelog <<'END'
sums (1.0) unstable; urgency=low

  * First.

 -- Nobody <nobody@example.org>  Thu, 01 Jan 2026 00:00:00 +0000
END
echo "3.0 (native)" >debian/source/format
cat >debian/rules <<'END'
#!/usr/bin/make -f
export DEB_BUILD_MAINT_OPTIONS = hardening=+all
include /usr/share/dpkg/buildflags.mk
export CPPFLAGS CFLAGS LDFLAGS
clean:
	rm -rf program *.o debian/tmp debian/files
build build-arch build-indep:
	$(MAKE)
binary binary-arch: build
	install -D program debian/tmp/usr/bin/sums
	install -d debian/tmp/DEBIAN
	dpkg-gencontrol
	dpkg-deb --root-owner-group --build debian/tmp ..
binary-indep:
END
chmod +x debian/rules

step "dpkg-buildpackage"
root=
[ "$(id -u)" = 0 ] || root=-rtrue
# shellcheck disable=SC2086
MLCC=$MLCC works dpkg-buildpackage -d -us -uc -b $root
cd ..
dpkg-deb -x sums_1.0_*.deb root || stop "no package"
works root/usr/bin/sums
prints 42

step "what hardening=+all wants of the program"
"$LLVM_BIN/llvm-readelf" -hldW root/usr/bin/sums >out
prints "DYN"
prints GNU_RELRO
grep -q 'BIND_NOW\|NOW' out || stop "not bound at once"
exit 0
