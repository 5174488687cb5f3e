#!/bin/sh
# What one platform has and others refuse or warn of: embedded ARM's ways to
# make addresses, CodeView, Apple's tables, drafts of RISC-V; and what is put
# into objects besides code.
. "$SOURCE/test/driver/common.inc"
readobj="$LLVM_BIN/llvm-readobj"
need "$readobj" "$LLVM_BIN/llvm-objcopy" "$LLVM_BIN/llvm-dis"
cat >variable.mlir <<'END'
llvm.mlir.global internal @counter(4 : i32) : i32
llvm.mlir.global internal constant @fixed(3 : i32) : i32
func.func @main() -> i32 {
  %p = llvm.mlir.addressof @counter : !llvm.ptr
  %v = llvm.load volatile %p : !llvm.ptr -> i32
  %q = llvm.mlir.addressof @fixed : !llvm.ptr
  %w = llvm.load volatile %q : !llvm.ptr -> i32
  %s = arith.addi %v, %w : i32
  return %s : i32
}
END

asm() { # FLAGS; the assembly into out
  works "$MLCC" "$@" -S variable.mlir -o -
}

has_sections() { # FILE WORD...
  "$readobj" -S "$1" >sections
  shift
  for word; do
    grep -qF -- "Name: $word" sections || { grep Name: sections; stop "no $word"; }
  done
}

lacks_section() { # FILE WORD
  "$readobj" -S "$1" | grep -qF -- "Name: $2" && stop "a section $2"
}

step "-fropi, -frwpi"
arm="-target arm-none-eabi"
asm $arm -frwpi
prints "counter(sbrel)"
asm $arm -frwpi -fno-rwpi
grep -q sbrel out && stop "relative to r9 after -fno-rwpi"
asm $arm -fpic -msingle-pic-base -mpic-register=r9 -mno-pic-data-is-text-relative
prints "counter(sbrel)"
asm $arm -mpic-register=sb -mpic-data-is-text-relative -mno-single-pic-base
grep -q sbrel out && stop "relative to r9 after -mno-single-pic-base"
asm $arm -fropi
prints ".long	fixed-"
prints ".long	counter"
asm $arm -fropi -fno-ropi
prints ".long	fixed"
grep -q "fixed-" out && stop "relative to the code after -fno-ropi"
works "$MLCC" $arm -fropi -S -emit-llvm variable.mlir -o -
grep -q "PIC Level" out && stop "-fropi is no -fpic"
fails "$MLCC" $arm -fropi -fPIC -c variable.mlir
says "'-fropi' cannot be combined with position-independent code of another"
fails "$MLCC" -target x86_64-linux-gnu -fropi -c variable.mlir
says "unsupported option '-fropi' for target 'x86_64-unknown-linux-gnu'"
fails "$MLCC" $arm -mpic-register=r8 -c variable.mlir
says "LLVM finds variables by r9 only"

step "-mfpu=auto is that of the CPU"
works "$MLCC" -target arm-linux-gnueabihf -S -emit-llvm variable.mlir -o -
cp out usual
works "$MLCC" -target arm-linux-gnueabihf -mfpu=auto -S -emit-llvm variable.mlir -o -
cmp out usual || stop "another FPU"

step "-mdynamic-no-pic, -mno-abicalls: addresses as they are"
asm -target i386-apple-macosx10.13 -mdynamic-no-pic
prints "movl	_counter, %eax"
asm -target mipsel-linux-gnu -mno-abicalls
prints "%hi(counter)"

step "-gcodeview"
mingw="-target x86_64-w64-mingw32"
works "$MLCC" $mingw -gcodeview -c variable.mlir -o code.o
has_sections code.o '.debug$S' '.debug$T'
lacks_section code.o .debug_info
"$readobj" --codeview code.o | grep -q "variable.mlir" || stop "no lines"
works "$MLCC" $mingw -gcodeview -gdwarf-4 -c variable.mlir -o code.o
has_sections code.o '.debug$T' .debug_info
works "$MLCC" $mingw -gcodeview-ghash -c variable.mlir -o code.o
has_sections code.o '.debug$H'
works "$MLCC" $mingw -gcodeview-ghash -gno-codeview-ghash -c variable.mlir -o code.o
lacks_section code.o '.debug$H'
works "$MLCC" -target x86_64-linux-gnu -gcodeview -c variable.mlir -o code.o
says "argument unused during compilation: '-gcodeview'"
has_sections code.o .debug_info

step "-femit-dwarf-unwind="
for how in always default no-compact-unwind; do
  works "$MLCC" -target x86_64-apple-macosx11.0 -femit-dwarf-unwind=$how \
    -c variable.mlir -o code.o
  has_sections code.o __compact_unwind
  "$LLVM_BIN/llvm-dwarfdump" --eh-frame code.o >frames.$how
done
cmp -s frames.always frames.no-compact-unwind && stop "always as many tables"
fails "$MLCC" -femit-dwarf-unwind=never -c variable.mlir
says "known: default, always, no-compact-unwind"

step "RISC-V: lengths of vectors, labels of branches"
riscv="-target riscv64-linux-gnu -S variable.mlir -o -"
works "$MLCC" $riscv -emit-llvm -march=rv64gcv_zvl512b -mrvv-vector-bits=zvl
prints "vscale_range(8,8)"
works "$MLCC" $riscv -emit-llvm -march=rv64gcv -mrvv-vector-bits=4096
prints "vscale_range(64,64)"
works "$MLCC" $riscv -march=rv64gc_zicfilp1p0 -fcf-protection=branch \
  -menable-experimental-extensions
prints lpad
works "$MLCC" $riscv -emit-llvm -fcf-protection=branch \
  -mcf-branch-label-scheme=unlabeled
prints '!"cf-branch-label-scheme", !"unlabeled"'

step "-fembed-bitcode"
linux="-target x86_64-linux-gnu"
works "$MLCC" $linux -fembed-bitcode -c variable.mlir -o code.o
"$LLVM_BIN/llvm-objcopy" --dump-section .llvmbc=code.bc \
  --dump-section .llvmcmd=command code.o /dev/null || stop "no sections"
"$LLVM_BIN/llvm-dis" code.bc -o - | grep -q "i32 @main" || stop "no bitcode"
grep -q -- "-fembed-bitcode -c variable.mlir" command || stop "no command line"
for marker in -fembed-bitcode=marker -fembed-bitcode-marker; do
  works "$MLCC" -target arm64-apple-macosx11 $marker -c variable.mlir -o code.o
  has_sections code.o __bitcode __cmdline
done
works "$MLCC" $linux -fembed-bitcode=bitcode -c variable.mlir -o code.o
lacks_section code.o .llvmcmd
works "$MLCC" $linux -fembed-bitcode -fembed-bitcode=off -c variable.mlir -o code.o
lacks_section code.o .llvmbc

step "-funified-lto: the linker says which"
for kind in full thin; do
  works "$MLCC" -flto=$kind -funified-lto -S -emit-llvm variable.mlir -o -
  prints '!"UnifiedLTO", i32 1'
  prints '!"EnableSplitLTOUnit", i32 1'
done
works "$MLCC" -flto -funified-lto -fno-unified-lto -S -emit-llvm variable.mlir -o -
grep -q UnifiedLTO out && stop "-fno-unified-lto is not heard"
if [ "$("$MLCC" -dumpmachine)" = x86_64-pc-linux-gnu ]; then
  works "$MLCC" -flto=full -funified-lto -c variable.mlir -o code.o
  for kind in full thin; do
    works "$MLCC" -flto=$kind -funified-lto code.o -o program -v
    says "\"--lto=$kind\""
    ./program
    [ $? = 7 ] || stop "another status"
  done
fi

step "-fbasic-block-sections="
cat >blocks.mlir <<'END'
func.func @choose(%c: i1, %p: memref<i32>, %v: i32) {
  cf.cond_br %c, ^store, ^end
^store:
  memref.store %v, %p[] : memref<i32>
  cf.br ^end
^end:
  return
}
END
works "$MLCC" $linux -O0 -fbasic-block-sections=all \
  -funique-basic-block-section-names -c blocks.mlir
has_sections blocks.o .text.choose.choose.__part.1
works "$MLCC" $linux -O0 -fbasic-block-sections=all -fbasic-block-sections=none \
  -c blocks.mlir
lacks_section blocks.o __part
works "$MLCC" $linux -O0 -fbasic-block-sections=all \
  -funique-basic-block-section-names -fno-unique-basic-block-section-names \
  -c blocks.mlir
lacks_section blocks.o .text.choose.choose.__part.1
printf 'v1\nf choose\nc 0\n' >list
works "$MLCC" $linux -O0 -fbasic-block-sections=list=list -c blocks.mlir
has_sections blocks.o .text.split.choose
fails "$MLCC" $linux -fbasic-block-sections=list=none -c blocks.mlir
says "cannot read 'none': No such file"
fails "$MLCC" $linux -fbasic-block-sections=some -c blocks.mlir
says "known: all, none, list=FILE"
fails "$MLCC" -target x86_64-w64-mingw32 -fbasic-block-sections=all -c blocks.mlir
says "unsupported option '-fbasic-block-sections=all'"

step "sections that say who made an object, and how"
works "$MLCC" $linux -fident -c variable.mlir -o code.o
grep -q "mlcc version" code.o || stop "no .comment"
works "$MLCC" $linux -fident -fno-ident -c variable.mlir -o code.o
lacks_section code.o .comment
recorded() { # FLAG CONTRARY
  works "$MLCC" $linux "$1" -c variable.mlir -o code.o
  grep -q -- "$1 -c variable.mlir" code.o || stop "no command line"
  works "$MLCC" $linux "$1" "$2" -c variable.mlir -o code.o
  lacks_section code.o .GCC.command.line
}
recorded -frecord-command-line -fno-record-command-line
recorded -frecord-gcc-switches -fno-record-gcc-switches

step "columns, and stacks"
works "$MLCC" $linux -g -gno-column-info -S -emit-llvm variable.mlir -o -
prints "!DILocation(line: 5, scope:"
works "$MLCC" $linux -g -gno-column-info -gcolumn-info -S -emit-llvm variable.mlir -o -
prints "!DILocation(line: 5, column: "
works "$MLCC" $linux -g -gdwarf-aranges -c variable.mlir -o code.o
has_sections code.o .debug_aranges

step "-Wl,-z,deb-canary-... is for nobody"
works "$MLCC" $linux -nostdlib -e main -Wl,-z,deb-canary-12ab variable.mlir -o program
[ -s err ] && { cat err; stop "a warning"; }

step "-fopenmp: a library for programs"
mkdir both gcc
touch both/libomp.so both/libgomp.so gcc/libgomp.so
openmp() { # LIBRARY, FLAGS
  library=$1
  shift
  works "$MLCC" $linux variable.mlir "$@" -o program -###
  says "\"$library\""
}
openmp -lomp -fopenmp -Lboth
openmp -lgomp -fopenmp=libgomp
openmp -liomp5 -fopenmp=libiomp5
openmp -lomp -fopenmp=libomp -Lgcc
works "$MLCC" $linux -fopenmp -fno-openmp variable.mlir -###
grep -q 'omp"' err && stop "a library of OpenMP after -fno-openmp"
works "$MLCC" -fopenmp -c variable.mlir
says "argument unused during compilation: '-fopenmp'"
exit 0
