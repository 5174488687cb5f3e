#!/bin/sh
# label: slow
# Links for what is not ELF: WebAssembly, Windows in its two ways, Apple's
# systems; and without any libraries for every target that lld links.
. "$SOURCE/test/driver/common.inc"
need "$LLVM_BIN/llvm-readobj" "$LLVM_BIN/llvm-ar"

shows() { # FILE TEXT: llvm-readobj says so
  "$LLVM_BIN/llvm-readobj" --file-headers --coff-exports --needed-libs \
    --macho-version-min "$1" >made 2>&1
  grep -qF -- "$2" made || { cat made; stop "no '$2' in $1"; }
}

step "-nostdlib for every target"
for triple in x86_64-linux-gnu i686-linux-gnu aarch64-linux-gnu \
  aarch64_be-linux-gnu arm-linux-gnueabihf thumbv7-linux-gnueabi \
  riscv64-linux-gnu riscv32-linux-gnu powerpc64le-linux-gnu \
  powerpc-linux-gnu s390x-linux-gnu loongarch64-linux-gnu mips-linux-gnu \
  mipsel-linux-musl mips64el-linux-gnuabi64 sparcv9-linux-gnu \
  aarch64-linux-android21 armv7a-linux-androideabi21 \
  arm-none-eabi thumbv7em-none-eabihf aarch64-none-elf riscv64-unknown-elf \
  riscv32-unknown-elf x86_64-none-elf avr hexagon msp430 amdgcn-amd-amdhsa \
  wasm32-unknown-unknown wasm64-unknown-unknown wasm32-wasi wasm32-wasip1 \
  x86_64-w64-windows-gnu i686-w64-windows-gnu aarch64-w64-windows-gnu \
  x86_64-pc-windows-msvc i686-pc-windows-msvc aarch64-pc-windows-msvc; do
  works "$MLCC" -target $triple -nostdlib -e add add.mlir -o program.exe
  works "$MLCC" -target $triple -nostdlib -shared add.mlir -o library.dll
done
for triple in arm64-apple-macosx11.0 x86_64-apple-macosx10.15 \
  arm64-apple-ios15-simulator arm64-apple-tvos15 x86_64-apple-darwin19.6; do
  works "$MLCC" -target $triple -nostdlib -e _add add.mlir -o program
  works "$MLCC" -target $triple -nostdlib -shared add.mlir -o library.dylib
done
fails "$MLCC" -target spirv64 add.mlir -o program
says "linking for 'spirv64' is not supported"
for triple in x86_64-w64-windows-gnu x86_64-pc-windows-msvc; do
  fails "$MLCC" -target $triple -r add.mlir -o joined
  says "-r is not supported for the target '$triple'"
done

step "WebAssembly"
works "$MLCC" -target wasm32-wasi -nostdlib -r add.mlir -o joined.o
shows joined.o "Format: WASM"
fails "$MLCC" -target wasm32-wasi --sysroot=/nowhere add.mlir -o program.wasm
says "cannot find crt1-command.o for the target 'wasm32-unknown-wasi'"
works "$MLCC" -target wasm32-wasi -mexec-model=reactor -nostartfiles -### add.mlir
says '"--entry" "_initialize"'
works "$MLCC" -target wasm32 -nostdlib -Wl,--no-entry -rdynamic add.mlir \
  -o add.wasm
grep -q add add.wasm || stop "no exported add"
works "$MLCC" -target wasm32 -nostdlib -Wl,--no-entry -s add.mlir -o bare.wasm
[ "$(wc -c <bare.wasm)" -lt "$(wc -c <add.wasm)" ] || stop "-s left names"

step "MinGW: names of programs, start files, libraries"
mingw="$MLCC -target x86_64-w64-mingw32"
works $mingw -nostdlib -e add add.mlir -o named
shows named.exe "Subsystem: IMAGE_SUBSYSTEM_WINDOWS_CUI"
works $mingw -nostdlib -e add -mwindows add.mlir -### -o named
says '"--subsystem" "windows"'
works $mingw -nostdlib -e add add.mlir
[ -s a.exe ] || stop "no a.exe"
works $mingw -nostdlib -shared -Wl,--out-implib,libadd.a add.mlir -o add.dll
shows add.dll "Name: add"
[ -s libadd.a ] || stop "no import library"
root=mingw/x86_64-w64-mingw32/lib
mkdir -p $root
for file in crt2.o crt2u.o dllcrt2.o crtbegin.o crtend.o; do
  works "$MLCC" -target x86_64-w64-mingw32 -x assembler -c /dev/null \
    -o $root/$file
done
for library in mingw32 moldname mingwex msvcrt ucrt advapi32 shell32 user32 \
  kernel32 gdi32 comdlg32; do
  works "$LLVM_BIN/llvm-ar" rc $root/lib$library.a
done
cat >starts.s <<'END'
.globl mainCRTStartup, DllMainCRTStartup, WinMainCRTStartup
mainCRTStartup:
DllMainCRTStartup:
WinMainCRTStartup:
  ret
END
works $mingw -c starts.s -o $root/crt2.o
cp $root/crt2.o $root/crt2u.o
cp $root/crt2.o $root/dllcrt2.o
works $mingw --sysroot=mingw add.mlir -o program
shows program.exe "Subsystem: IMAGE_SUBSYSTEM_WINDOWS_CUI"
works $mingw --sysroot=mingw -mwindows add.mlir -o program
shows program.exe "Subsystem: IMAGE_SUBSYSTEM_WINDOWS_GUI"
works $mingw --sysroot=mingw -mconsole -mthreads add.mlir -o program
shows program.exe "Subsystem: IMAGE_SUBSYSTEM_WINDOWS_CUI"
works $mingw --sysroot=mingw -municode add.mlir -### -o program
says 'crt2u.o"'
works $mingw --sysroot=mingw add.mlir -lucrt -### -o program
grep -q lmsvcrt err && stop "two C libraries"
for flag in -mdll -shared; do
  works $mingw --sysroot=mingw $flag add.mlir -o add.dll
  shows add.dll "IMAGE_FILE_DLL"
done
fails $mingw --sysroot=/nowhere -B/nowhere add.mlir -o program
says "cannot find crt2.o for the target 'x86_64-w64-windows-gnu'"
for flag in -mwindows -mconsole -municode -mthreads -mdll; do
  fails "$MLCC" -target x86_64-linux-gnu $flag -c add.mlir
  says "unsupported option '$flag' for target 'x86_64-unknown-linux-gnu'"
done

step "MSVC: libraries of a sysroot, options in both ways"
msvc="$MLCC -target x86_64-pc-windows-msvc"
mkdir -p msvc/crt/lib/x86_64 msvc/sdk/lib/um/x86_64 libraries
works $msvc -c starts.s -o starts.obj
works "$LLVM_BIN/llvm-ar" rc msvc/crt/lib/x86_64/libcmt.lib starts.obj
works "$LLVM_BIN/llvm-ar" rc msvc/crt/lib/x86_64/oldnames.lib
works "$LLVM_BIN/llvm-ar" rc libraries/own.lib
works $msvc --sysroot=msvc -Wl,-subsystem:console add.mlir -Llibraries -lown -o a.exe
shows a.exe "Subsystem: IMAGE_SUBSYSTEM_WINDOWS_CUI"
works $msvc --sysroot=msvc -mwindows add.mlir -o w.exe -###
says '"-subsystem:windows" "gdi32.lib"'
works $msvc -nostdlib -shared -Wl,-export:add add.mlir -o add.dll
shows add.dll "Name: add"
[ -s add.lib ] || stop "no import library"
works $msvc -nostdlib -g -e add -u add add.mlir -###
says '"-debug:dwarf"'
says '"-entry:add" "-include:add"'
fails $msvc add.mlir -o program.exe
says "cannot find libcmt.lib, oldnames.lib for the target"

step "Apple's systems against an SDK of stubs"
mkdir -p sdk/usr/lib sdk/System/Library/Frameworks/Own.framework
cat >sdk/usr/lib/libSystem.tbd <<'END'
--- !tapi-tbd
tbd-version: 4
targets: [ x86_64-macos, arm64-macos, arm64-ios-simulator ]
install-name: '/usr/lib/libSystem.B.dylib'
exports:
  - targets: [ x86_64-macos, arm64-macos, arm64-ios-simulator ]
    symbols: [ _abort, _fflush, _free, _malloc, _printf, _putchar, _write, dyld_stub_binder ]
...
END
sed 's,/usr/lib/libSystem.B.dylib,/Own.framework/Own,' sdk/usr/lib/libSystem.tbd \
  >sdk/System/Library/Frameworks/Own.framework/Own.tbd
cat >printing.mlir <<'END'
func.func @main() -> i32 {
  %v = arith.constant dense<1.0> : vector<2xf32>
  vector.print %v : vector<2xf32>
  %zero = arith.constant 0 : i32
  return %zero : i32
}
END
apple() { # TRIPLE PLATFORM VERSION
  works "$MLCC" -target "$1" -isysroot "$PWD/sdk" printing.mlir -o program
  shows program "/usr/lib/libSystem.B.dylib"
  works "$MLCC" -target "$1" -isysroot "$PWD/sdk" -### printing.mlir
  says "\"-platform_version\" \"$2\" \"$3\" \"$3\""
}
apple arm64-apple-macosx12.3 macos 12.3
apple x86_64-apple-macosx macos 10.4.0
apple arm64-apple-macosx macos 11.0.0
apple x86_64-apple-darwin19.6 macos 10.15.6
apple arm64-apple-darwin21 macos 12.0.0
apple arm64-apple-ios15-simulator ios-simulator 15
mac="-target arm64-apple-macosx"
SDKROOT=$PWD/sdk works "$MLCC" $mac printing.mlir -o program
fails "$MLCC" $mac printing.mlir -o program
says "cannot find -lSystem for the target"
works "$MLCC" $mac -isysroot "$PWD/sdk" -framework Own add.mlir -shared -s \
  -install_name @rpath/libadd.dylib -current_version 2.1 -o libadd.dylib
"$LLVM_BIN/llvm-objdump" --macho --dylib-id libadd.dylib | grep -q @rpath ||
  stop "no install name"
shows libadd.dylib "/Own.framework/Own"
works "$MLCC" $mac -isysroot "$PWD/sdk" -dynamiclib add.mlir -o libadd.dylib
shows libadd.dylib "FileType: DynamicLibrary"
works "$MLCC" $mac -isysroot "$PWD/sdk" -bundle add.mlir -o add.bundle
shows add.bundle "FileType: Bundle"
for flag in -dynamiclib "-framework X" "-install_name X" "-undefined error" \
  "-arch arm64" -mmacosx-version-min=11 -mtargetos=macos11; do
  fails "$MLCC" -target x86_64-linux-gnu $flag -c add.mlir
  says "unsupported option '${flag%% *}"
done
works "$MLCC" -target x86_64-linux-gnu -F Frameworks -c add.mlir
[ -s err ] && stop "a warning of -F"

step "Apple's ways to say the triple"
triple() { # FLAGS, THEN THE TRIPLE
  works "$MLCC" $1 -dumpmachine
  [ "$(cat out)" = "$2" ] || stop "$(cat out), not $2"
}
triple "$mac -mmacosx-version-min=11.3" arm64-apple-macosx11.3
triple "$mac -mios-version-min=14" arm64-apple-ios14
triple "$mac -mios-simulator-version-min=14" arm64-apple-ios14-simulator
triple "$mac -mtargetos=macos12" arm64-apple-macos12
triple "$mac -arch x86_64" x86_64-apple-macosx
MACOSX_DEPLOYMENT_TARGET=13.0 triple "$mac" arm64-apple-macosx13.0
MACOSX_DEPLOYMENT_TARGET=13.0 triple "${mac}11.0" arm64-apple-macosx11.0
MACOSX_DEPLOYMENT_TARGET=13.0 triple "-target x86_64-linux-gnu" \
  x86_64-unknown-linux-gnu
works "$MLCC" $mac -mmacosx-version-min=11.3 -S add.mlir -o -
prints ".build_version macos, 11, 3"
fails "$MLCC" $mac -arch arm64 -arch x86_64 -c add.mlir
says "an object is for one architecture"

step "-v prints links that can be run"
for triple in wasm32 x86_64-w64-mingw32 x86_64-pc-windows-msvc \
  arm64-apple-macosx11.0; do
  entry=add
  [ $triple = arm64-apple-macosx11.0 ] && entry=_add
  works "$MLCC" -target $triple -nostdlib -e $entry add.mlir -o whole.exe
  "$MLCC" -target $triple -nostdlib -e $entry add.mlir -o steps.exe -### 2>&1 |
    grep '^ "' >steps
  sh -e steps >out 2>&1 || { cat steps out; stop "a step fails"; }
  [ -s steps.exe ] || stop "no program of the steps"
done
exit 0
