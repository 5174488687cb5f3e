// The hooks that CUSTOM(name) in the dialect tables names: parse_name and
// print_name of each. Sources: custom_<dialect>.c.
#ifndef MLCC_FRONTEND_HOOKS_H
#define MLCC_FRONTEND_HOOKS_H

#include "frontend/frontend_int.h"
#include "ir/dialects/dialects.h"

#define DIALECT_TABLE "ir/dialects/all.def"
#include "frontend/hooks.inc"
#undef DIALECT_TABLE

// custom_func.c: what all functions share

typedef struct Signature {
  bool allow_variadic, is_variadic;
  Arguments args;
  Types results;
  Attrs result_attrs; // a dictionary each
  const char *at;
} Signature;

bool parse_function_signature(Parser *p, Signature *s);
// Arrays of dictionaries; NULL when all are empty.
Attr *signature_arg_attrs(Parser *p, const Signature *s);
Attr *signature_result_attrs(Parser *p, const Signature *s);

// directives.c: [%a, 4, %b]; the array has DYNAMIC where a value stands.
Attr *parse_index_list(Parser *p, Delimiter delimiter, Operands *values);
void put_index_list(OpPrinter *pr, Delimiter delimiter, const Use *values,
                    const Attr *statics);

#endif
