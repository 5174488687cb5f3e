#!/bin/sh
# What distributions and build systems pass to every compile and link is taken.
# Each line: name | CFLAGS | LDFLAGS. Warnings are welcome where a flag does
# nothing here; errors are not.
. "$SOURCE/test/driver/common.inc"
cat >sets <<'END'
debian | -g -O2 -ffile-prefix-map=/src=. -fstack-protector-strong -Wformat -Werror=format-security -Wdate-time -D_FORTIFY_SOURCE=2 | -Wl,-z,relro -Wl,-z,now
debian-nopie | -g -O2 -specs=/usr/share/dpkg/no-pie-compile.specs -fstack-protector-strong | -specs=/usr/share/dpkg/no-pie-link.specs -Wl,-z,relro
debian-13 | -g -O2 -fstack-protector-strong -fstack-clash-protection -Wformat -Werror=format-security -fcf-protection -Wdate-time -D_FORTIFY_SOURCE=2 | -Wl,-z,relro -Wl,-z,now
arch | -march=x86-64 -mtune=generic -O2 -pipe -fno-plt -fexceptions -Wp,-D_FORTIFY_SOURCE=3 -Wformat -Werror=format-security -fstack-clash-protection -fcf-protection -fno-omit-frame-pointer -mno-omit-leaf-frame-pointer -g -ffile-prefix-map=/src=/usr/src/debug/p | -Wl,-O1 -Wl,--sort-common -Wl,--as-needed -Wl,-z,relro -Wl,-z,now -Wl,-z,pack-relative-relocs
gentoo | -march=native -O2 -pipe | -Wl,-O1 -Wl,--as-needed -Wl,-z,pack-relative-relocs
alpine | -Os -fstack-clash-protection -Wformat -Werror=format-security | -Wl,--as-needed,-O1,--sort-common
yocto | -m64 -march=core2 -mtune=core2 -msse3 -mfpmath=sse -fstack-protector-strong -O2 -D_FORTIFY_SOURCE=2 -Wformat -Wformat-security -Werror=format-security -pipe -g -feliminate-unused-debug-types -fcanon-prefix-map -fmacro-prefix-map=S=T -fdebug-prefix-map=S=T -pie -fpie | -Wl,-O1 -Wl,--hash-style=gnu -Wl,--as-needed -Wl,-z,relro,-z,now
buildroot | -m64 -Wa,-momit-lock-prefix=yes -ffp-contract=off -fPIE -pie -Wl,-z,now -Wl,-z,relro -D__TIME__="x" -Wno-builtin-macro-redefined |
openwrt | -Os -pipe -fno-caller-saves -fno-plt -ffile-prefix-map=S=p -Wformat -Werror=format-security -fPIC -fstack-protector-strong -D_FORTIFY_SOURCE=1 -Wl,-z,now -Wl,-z,relro | -fPIC -specs=D/hardened-ld-pie.specs -znow -zrelro
nixos | -fPIC -O2 -U_FORTIFY_SOURCE -fstack-protector-strong --param ssp-buffer-size=4 -fPIC -fno-strict-overflow -Wformat -Wformat-security -Werror=format-security -frandom-seed=x -isystem D -B D -D_FORTIFY_SOURCE=3 | -pie -Wl,-rpath,D
bazel | -U_FORTIFY_SOURCE -fstack-protector -Wall -Wthread-safety -Wself-assign -Wunused-but-set-parameter -Wno-free-nonheap-object -fcolor-diagnostics -fno-omit-frame-pointer -g0 -O2 -D_FORTIFY_SOURCE=1 -DNDEBUG -ffunction-sections -fdata-sections -MD -MF x.d -frandom-seed=x.o -fPIC -iquote . -isystem D -no-canonical-prefixes -fno-canonical-system-headers -Wno-builtin-macro-redefined -D__DATE__="redacted" | -fuse-ld=gold -Wl,-no-as-needed -Wl,-z,relro,-z,now -B/usr/bin -pass-exit-codes -Wl,--gc-sections -Wl,--push-state,-as-needed -Wl,--pop-state -Wl,-S
cmake | -DX -I. -isystem D -O3 -DNDEBUG -Os -fPIC -fPIE -fvisibility=hidden -fvisibility-inlines-hidden -std=gnu11 -Werror -fdiagnostics-color=always -MD -MT x.o -MF x.d -Winvalid-pch -include H --gcc-toolchain=/usr | -rdynamic -pie -Xlinker --as-needed -Wl,-rpath,D -Wl,-rpath-link,D -Wl,--export-dynamic -Wl,-Bstatic -Wl,-Bdynamic -Wl,--push-state,--whole-archive -Wl,--pop-state
autotools | -DHAVE_CONFIG_H -I. -g -O2 -MT x.lo -MD -MP -MF x.Tpo -fPIC -DPIC -pedantic-errors -std=gnu11 | -Wl,--export-dynamic
rust-cc | -O3 -ffunction-sections -fdata-sections -fPIC -g -gdwarf-4 -fno-omit-frame-pointer -mno-omit-leaf-frame-pointer -m64 -fno-plt -Wall -Wextra -mno-red-zone -fstack-protector-strong -fmacro-prefix-map=a=b -mstackrealign -Xclang -fdump-record-layouts |
conan | -m64 -O3 -s -DNDEBUG -fPIC -g -stdlib=libstdc++ -std=gnu17 | -m64 -Wl,-rpath,D -Wl,-rpath-link,D
debian-all | -g -O2 -ffile-prefix-map=/src=. -fstack-protector-strong -Wformat -Werror=format-security -Werror=array-bounds -Werror=clobbered -Werror=volatile-register-var -flto=auto -ffat-lto-objects -Wdate-time -D_FORTIFY_SOURCE=2 | -Wl,-z,relro -Wl,-z,now -Wl,-z,deb-canary-0 -flto=auto -ffat-lto-objects
ubuntu | -g -O2 -fno-omit-frame-pointer -mno-omit-leaf-frame-pointer -ffile-prefix-map=/src=. -flto=auto -ffat-lto-objects -fstack-protector-strong -fstack-clash-protection -Wformat -Werror=format-security -fcf-protection -fdebug-prefix-map=/src=/usr/src/p -Wdate-time -D_FORTIFY_SOURCE=3 | -Wl,-Bsymbolic-functions -flto=auto -ffat-lto-objects -Wl,-z,relro -Wl,-z,now
fedora | -O2 -flto=auto -ffat-lto-objects -fexceptions -g -grecord-gcc-switches -pipe -Wall -Wno-complain-wrong-lang -Werror=format-security -Wp,-U_FORTIFY_SOURCE,-D_FORTIFY_SOURCE=3 -Wp,-D_GLIBCXX_ASSERTIONS -specs=/usr/lib/rpm/redhat/redhat-hardened-cc1 -fstack-protector-strong -specs=/usr/lib/rpm/redhat/redhat-annobin-cc1 -m64 -march=x86-64 -mtune=generic -fasynchronous-unwind-tables -fstack-clash-protection -fcf-protection -fno-omit-frame-pointer -mno-omit-leaf-frame-pointer | -Wl,-z,relro -Wl,--as-needed -Wl,-z,pack-relative-relocs -Wl,-z,now -specs=/usr/lib/rpm/redhat/redhat-hardened-ld -specs=/usr/lib/rpm/redhat/redhat-annobin-cc1 -Wl,--build-id=sha1
fedora-clang | -O2 -flto=thin -fexceptions -g -grecord-gcc-switches -pipe -Wall -Werror=format-security --config=./hardened.cfg -fstack-protector-strong -m64 -march=x86-64 -mtune=generic -fstack-clash-protection -fcf-protection | --config=./hardened.cfg -flto=thin -fuse-ld=lld
meson | -fdiagnostics-color=always -D_FILE_OFFSET_BITS=64 -Wall -Winvalid-pch -Wextra -Wpedantic -Werror -std=c11 -O0 -g -fvisibility=default -fPIC -pthread -MD -MQ x.o -MF x.d -flto=auto | -Wl,--as-needed -Wl,--no-undefined -Wl,-O1 -Wl,--start-group -Wl,--end-group -Wl,-rpath,D -Wl,--allow-shlib-undefined -flto=auto
END
cat >objects <<'END'
debian-arm64 | --target=aarch64-linux-gnu -g -O2 -fstack-protector-strong -fstack-clash-protection -mbranch-protection=standard
yocto-arm | --target=arm-linux-gnueabihf -march=armv7-a -mthumb -mfpu=neon -mfloat-abi=hard -O2
debian-sanitize | -g -O2 -fsanitize=address -fno-omit-frame-pointer -fsanitize=undefined
meson-instrumented | -O0 -g --coverage -fprofile-generate
chromium | --target=x86_64-linux-gnu -fno-ident -fno-strict-aliasing -fstack-protector -fno-unwind-tables -fno-asynchronous-unwind-tables -fPIC -pthread -fcolor-diagnostics -fmerge-all-constants -fcrash-diagnostics-dir=D -ffp-contract=off -m64 -msse3 -D__DATE__= -fno-omit-frame-pointer -g0 -fvisibility=hidden -O2 -fdata-sections -ffunction-sections -fno-unique-section-names -std=c11 -ftrivial-auto-var-init=pattern -ggnu-pubnames -fdebug-compilation-dir=. -no-canonical-prefixes -flto=thin -fsplit-lto-unit -Xclang X
zig | -target x86_64-linux-gnu -nostdinc -fno-spell-checking -isystem D -Xclang -target-cpu -Xclang x86-64 -Xclang -target-feature -Xclang +avx -fno-omit-frame-pointer -fPIC -fstack-protector-strong --param ssp-buffer-size=4 -gdwarf-4 -gdwarf32 -fsanitize=undefined -fsanitize-trap=undefined -Og -MD -MV -MF x.d
ndk | --target=aarch64-none-linux-android21 -DANDROID -fcolor-diagnostics -fdata-sections -ffunction-sections -funwind-tables -fstack-protector-strong -no-canonical-prefixes -D_FORTIFY_SOURCE=2 -Wformat -Werror=format-security -fno-limit-debug-info -Qunused-arguments
ndk-armv7 | --target=armv7-none-linux-androideabi21 -march=armv7-a -mthumb -mfpu=vfpv3-d16
ndk-x86 | --target=i686-none-linux-android21 -mstackrealign
bare-metal | -target arm-none-eabi -mcpu=cortex-m4 -mthumb -mfpu=fpv4-sp-d16 -mfloat-abi=hard -Os -g -gdwarf-2 -ggdb3 -std=gnu11 -ffreestanding -fno-builtin -fno-common -ffunction-sections -fdata-sections -fmessage-length=0 -fsigned-char -fno-exceptions -fno-unwind-tables -fstack-usage -fsingle-precision-constant -fshort-enums -mno-unaligned-access -imacros H --specs=nano.specs -MMD -MP -Wa,-ahlms=F
kernel | -Wp,-MMD,x.d -nostdinc -I. -include H -std=gnu11 -fshort-wchar -funsigned-char -fno-common -fno-PIE -fno-strict-aliasing -mno-sse -mno-mmx -mno-3dnow -mno-avx -fcf-protection=branch -fno-jump-tables -m64 -falign-loops=1 -mno-80387 -mstack-alignment=8 -mskip-rax-setup -mtune=generic -mno-red-zone -mcmodel=kernel -fno-asynchronous-unwind-tables -mretpoline-external-thunk -mindirect-branch-cs-prefix -mfunction-return=thunk-extern -mharden-sls=all -fpatchable-function-entry=16,16 -fno-delete-null-pointer-checks -O2 -fstack-protector-strong -ftrivial-auto-var-init=zero -fno-stack-clash-protection -fzero-call-used-regs=used-gpr -pg -mfentry -falign-functions=16 -fstrict-flex-arrays=3 -fno-strict-overflow -fno-stack-check -fmacro-prefix-map=S= -gdwarf-5
END
echo -fPIE >hardened.cfg
cat >main.mlir <<'END'
func.func @main() -> i32 {
  %zero = arith.constant 0 : i32
  return %zero : i32
}
END

links=false
case $("$MLCC" -dumpmachine) in
x86_64*) [ -e "$("$MLCC" -print-file-name=crt1.o)" ] && links=true ;;
esac

[ $links = true ] && while IFS='|' read -r name cflags ldflags; do
  step "the set of $name"
  works "$MLCC" $cflags -c main.mlir -o main.o
  works "$MLCC" $cflags main.o $ldflags -o program
done <sets
while IFS='|' read -r name cflags; do
  step "the set of $name"
  works "$MLCC" $cflags -c add.mlir -o add.o
done <objects
exit 0
