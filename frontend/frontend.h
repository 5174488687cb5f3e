// Text to IR and back.
//
// parse_source() reads one source (a file, or one `// -----` chunk of it) into
// a builtin.module; print_op() writes any operation as mlir-opt does. What both
// know of an operation's custom form comes from the SYNTAX column of its row.
#ifndef MLCC_FRONTEND_H
#define MLCC_FRONTEND_H

#include "frontend/reading.h"
#include "ir/ir.h"

// parse/file.c

// The module, or NULL when there was an error. The operation belongs to the
// pool. A file whose only operation is a module gives that; anything else is
// wrapped into one.
Op *parse_source(Ctx *ctx, Pool *pool, Source *source,
                 const ParseOptions *options);

// parse/file_kind.c

typedef enum SourceUse { // ORDER
  SOURCE_MLIR,
  SOURCE_LLVM_IR,
  SOURCE_ASSEMBLY,
} SourceUse;

// False after reporting that the source is something else: bytecode, an object.
// parse_source() looks itself.
bool source_check_kind(Ctx *ctx, const Source *source, SourceUse use);

// Of text that is no file (options, pass pipelines); errors are reported at
// LOC_UNKNOWN's place in a source named `name`. NULL on error.
Attr *parse_attr_text(Ctx *ctx, const char *name, Str text);

// print.c

// Without a newline at the end when `op` is nested, with one when it is not.
void print_op(Buf *out, Ctx *ctx, Op *op, const OpPrintOptions *options);

// parse/verify_diagnostics.c

// Handles the diagnostics of a context.
void expectations_handle(Expectations *expectations, Ctx *ctx);
// format/syntax.c: the assembly format of an operation in ODS's language, or what
// is said in its place; NULL: it has the generic form only. Once something was
// read or printed in the context.
const char *op_assembly_format(const Ctx *ctx, const OpInfo *info);

#endif
