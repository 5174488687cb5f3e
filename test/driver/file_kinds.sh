#!/bin/sh
# A file that is not what its name or -x says: one message that says what it is
# and what to do, whatever reads it.
. "$SOURCE/test/driver/common.inc"

is() { # WHAT ADVICE FILE OPTION...
  what=$1 advice=$2
  shift 2
  rm -f out.o
  fails "$MLCC" -c "$@" -o out.o
  says "error: the file is $what, not $advice"
  [ "$(grep -c 'error' err)" -le 2 ] || stop "$(cat err)"
  absent out.o
}

bytes() { # FILE OCTAL...
  printf "$2" >"$1"
}

bytes bytecode.mlir 'ML\357R\015MLIR22'
bytes bitcode.mlir 'BC\300\336\065'
bytes wrapped.mlir '\336\300\027\013'
bytes elf.mlir '\177ELF\002\001\001'
bytes macho.mlir '\317\372\355\376'
bytes coff.mlir '\144\206\003\000'
bytes arm.mlir '\144\252\003\000'
bytes windows.mlir 'MZ\220\000\003'
bytes wasm.mlir '\000asm\001\000\000\000'
bytes archive.mlir '!<arch>\n/  0'
bytes gzip.mlir '\037\213\010'
bytes xz.mlir '\3757zXZ\000'
bytes zip.mlir 'PK\003\004'
bytes utf16.mlir '\377\376m\000'
bytes utf32.mlir '\377\376\000\000m\000\000\000'
bytes spirv.mlir '\003\002#\007'
bytes pdf.mlir '%%PDF-1.4'
bytes page.mlir '<!DOCTYPE html>'
bytes lfs.mlir 'version https://git-lfs.github.com/spec/v1\n'
bytes ir.mlir '; ModuleID = "x"\ndefine void @f() { ret void }\n'

step "in place of MLIR"
is "MLIR bytecode" "MLIR text; mlir-opt writes it as text, which mlcc reads" bytecode.mlir
for file in bitcode wrapped; do
  is "LLVM bitcode" "MLIR text; '-x ir' reads it, or a name that ends in .ll or .bc" $file.mlir
done
is "LLVM IR" "MLIR text; '-x ir' reads it" ir.mlir
is "an ELF file" "MLIR text; '-x object' links it" elf.mlir
is "a Mach-O file" "MLIR text; '-x object' links it" macho.mlir
for file in coff arm; do
  is "a COFF object" "MLIR text; '-x object' links it" $file.mlir
done
is "a program or library of Windows" "MLIR text" windows.mlir
is "a WebAssembly module" "MLIR text; '-x object' links it" wasm.mlir
is "an archive" "MLIR text; '-x object' links it" archive.mlir
is "compressed by gzip" "MLIR text; unpack it first" gzip.mlir
is "compressed by xz" "MLIR text; unpack it first" xz.mlir
is "a ZIP archive" "MLIR text; unpack it first" zip.mlir
is "text in UTF-16" "MLIR text; 'iconv -f UTF-16 -t UTF-8' makes UTF-8 of it" utf16.mlir
is "text in UTF-32" "MLIR text; 'iconv -f UTF-32 -t UTF-8' makes UTF-8 of it" utf32.mlir
is "a SPIR-V module" "MLIR text" spirv.mlir
is "a PDF document" "MLIR text" pdf.mlir
is "an HTML page" "MLIR text" page.mlir
is "a pointer of Git LFS" "MLIR text; 'git lfs pull' gets the file itself" lfs.mlir

step "in place of LLVM IR and assembly"
is "MLIR" "LLVM IR; '-x mlir' reads it" -x ir add.mlir
is "an ELF file" "LLVM IR; '-x object' links it" -x ir elf.mlir
is "an ELF file" "assembly; '-x object' links it" -x assembler elf.mlir
works "$MLCC" -x ir -c ir.mlir -o ir.o
works "$MLCC" -c -emit-llvm -x ir ir.mlir -o ir.bc
works "$MLCC" -x ir -c ir.bc -o ir.o

step "by the tools"
for command in "mlcc-opt" "mlcc-opt -split-input-file" "mlcc-translate -mlir-to-llvmir"; do
  fails "$BIN"/$command elf.mlir
  says "error: the file is an ELF file, not MLIR text"
  [ "$(wc -l <err)" = 1 ] || stop "$(cat err)"
done
fails "$BIN/mlcc-translate" -import-llvm add.mlir
says "error: the file is MLIR, not LLVM IR"

step "text that only looks so"
for text in 'module {}' 'MZ' 'PK' '%x' 'ML' '// BC' ''; do
  printf '%s' "$text" >text.mlir
  "$MLCC" -c text.mlir -o text.o >out 2>err
  grep -q "the file is" err && stop "$text: $(cat err)"
done

step "what mlir-opt and mlcc make"
works "$MLCC" -c add.mlir -o add.o
cp add.o object.mlir
is "an ELF file" "MLIR text" object.mlir
if command -v mlir-opt-22 >/dev/null; then
  works mlir-opt-22 --emit-bytecode add.mlir -o add.mlirbc
  is "MLIR bytecode" "MLIR text" add.mlirbc
fi
exit 0
