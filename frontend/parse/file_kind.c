// Recognizes files that are not MLIR text by their first bytes. One message says
// what the file is and what to do, in place of one for each byte that begins no
// token.

#include "frontend/frontend_int.h"

typedef enum Is { // what the file is good for
  IS_NOTHING,
  IS_BYTECODE,
  IS_MLIR,
  IS_LLVM_IR,
  IS_LINKED,
  IS_PACKED,
  IS_UTF16,
  IS_UTF32,
  IS_LFS,
} Is;

typedef struct FileKind {
  Str magic;
  Is is;
  const char *what;
} FileKind;

#define KIND(magic, is, what)                                                  \
  { {magic, sizeof(magic) - 1}, is, what }

static const FileKind kinds[] = {
    KIND("ML\xEFR", IS_BYTECODE, "MLIR bytecode"),
    KIND("BC\xC0\xDE", IS_LLVM_IR, "LLVM bitcode"),
    KIND("\xDE\xC0\x17\x0B", IS_LLVM_IR, "LLVM bitcode"),
    KIND("; ModuleID = ", IS_LLVM_IR, "LLVM IR"),
    KIND("source_filename = ", IS_LLVM_IR, "LLVM IR"),
    KIND("target datalayout = ", IS_LLVM_IR, "LLVM IR"),
    KIND("target triple = ", IS_LLVM_IR, "LLVM IR"),
    KIND("define ", IS_LLVM_IR, "LLVM IR"),
    KIND("module ", IS_MLIR, "MLIR"),
    KIND("func.func ", IS_MLIR, "MLIR"),
    KIND("llvm.func ", IS_MLIR, "MLIR"),
    KIND("builtin.module ", IS_MLIR, "MLIR"),
    KIND("\177ELF", IS_LINKED, "an ELF file"),
    KIND("\xCE\xFA\xED\xFE", IS_LINKED, "a Mach-O file"),
    KIND("\xCF\xFA\xED\xFE", IS_LINKED, "a Mach-O file"),
    KIND("\xCA\xFE\xBA\xBE", IS_LINKED, "a universal Mach-O file"),
    KIND("\x64\x86", IS_LINKED, "a COFF object"),
    KIND("\x64\xAA", IS_LINKED, "a COFF object"),
    KIND("\x4C\x01", IS_LINKED, "a COFF object"),
    KIND("\xC4\x01", IS_LINKED, "a COFF object"),
    KIND("\0\0\xFF\xFF", IS_LINKED, "a COFF object"),
    KIND("MZ\x90\0", IS_LINKED, "a program or library of Windows"),
    KIND("MZx\0", IS_LINKED, "a program or library of Windows"),
    KIND("\0asm", IS_LINKED, "a WebAssembly module"),
    KIND("!<arch>\n", IS_LINKED, "an archive"),
    KIND("!<thin>\n", IS_LINKED, "an archive"),
    KIND("\x1F\x8B", IS_PACKED, "compressed by gzip"),
    KIND("BZh", IS_PACKED, "compressed by bzip2"),
    KIND("\3757zXZ", IS_PACKED, "compressed by xz"),
    KIND("\x28\xB5\x2F\xFD", IS_PACKED, "compressed by zstd"),
    KIND("PK\3\4", IS_PACKED, "a ZIP archive"),
    KIND("\xFF\xFE\0\0", IS_UTF32, "text in UTF-32"),
    KIND("\0\0\xFE\xFF", IS_UTF32, "text in UTF-32"),
    KIND("\xFF\xFE", IS_UTF16, "text in UTF-16"),
    KIND("\xFE\xFF", IS_UTF16, "text in UTF-16"),
    KIND("version https://git-lfs", IS_LFS, "a pointer of Git LFS"),
    KIND("\3\2#\7", IS_NOTHING, "a SPIR-V module"),
    KIND("\x93NUMPY", IS_NOTHING, "an array of NumPy"),
    KIND("\x89PNG", IS_NOTHING, "a PNG image"),
    KIND("%PDF-", IS_NOTHING, "a PDF document"),
    KIND("<!DOCTYPE", IS_NOTHING, "an HTML page"),
    KIND("<!doctype", IS_NOTHING, "an HTML page"),
    KIND("<html", IS_NOTHING, "an HTML page"),
};

// Each message ends with what the user can do.
static const char *const advice[] = {
    [IS_NOTHING] = "",
    [IS_BYTECODE] = "; mlir-opt writes it as text, which mlcc reads",
    [IS_MLIR] = "; '-x mlir' reads it, or a name that ends in .mlir",
    [IS_LLVM_IR] = "; '-x ir' reads it, or a name that ends in .ll or .bc",
    [IS_LINKED] = "; '-x object' links it",
    [IS_PACKED] = "; unpack it first",
    [IS_UTF16] = "; 'iconv -f UTF-16 -t UTF-8' makes UTF-8 of it",
    [IS_UTF32] = "; 'iconv -f UTF-32 -t UTF-8' makes UTF-8 of it",
    [IS_LFS] = "; 'git lfs pull' gets the file itself",
};

bool source_check_kind(Ctx *ctx, const Source *source, SourceUse use) {
  static const char *const wanted[] = {[SOURCE_MLIR] = "MLIR text",
                                       [SOURCE_LLVM_IR] = "LLVM IR",
                                       [SOURCE_ASSEMBLY] = "assembly"};
  static const Is right[] = {[SOURCE_MLIR] = IS_MLIR,
                             [SOURCE_LLVM_IR] = IS_LLVM_IR,
                             [SOURCE_ASSEMBLY] = IS_NOTHING};
  for (size_t i = 0; i < ARRAY_SIZE(kinds); i++) {
    const FileKind *kind = &kinds[i];
    Str text = source->text, magic = kind->magic;
    if (text.size < magic.size || memcmp(text.data, magic.data, magic.size))
      continue;
    if (kind->is == right[use] && kind->is)
      return true;
    Attr *place = attr_loc_file(ctx, ctx_ident(ctx, source->name), 0, 0);
    return diag_error(&ctx->diags, ctx_loc(ctx, place),
                      "the file is %s, not %s%s", kind->what, wanted[use],
                      advice[kind->is]);
  }
  return true;
}
