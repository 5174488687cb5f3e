// The hooks that CUSTOM(name) in the dialect tables names: parse_name and
// print_name of each. Sources: custom_<dialect>.c.
#ifndef MLCC_FRONTEND_HOOKS_H
#define MLCC_FRONTEND_HOOKS_H

#include "frontend/frontend_int.h"
#include "ir/dialects/dialects.h"

#define DIALECT_TABLE "ir/dialects/all.def"
#include "frontend/hooks.inc"
#undef DIALECT_TABLE

// custom/func.c: what all functions share

typedef struct Signature {
  bool allow_variadic, is_variadic;
  Arguments args;
  Types results;
  Attrs result_attrs; // a dictionary each
  const char *at;
} Signature;

bool parse_function_signature(Parser *p, Signature *s);
Attr *optional_visibility(Parser *p); // NULL where there is none
// Arrays of dictionaries; NULL when all are empty.
Attr *signature_arg_attrs(Parser *p, const Signature *s);
Attr *signature_result_attrs(Parser *p, const Signature *s);

// custom/scf.c: (%a = %init, ...), whose types are set later; and loop
// variables in parentheses, which are indices.
bool parse_assignments(Parser *p, Arguments *args, Operands *inits);
void put_assignments(OpPrinter *pr, const Block *block, uint32_t first,
                     const Use *inits, uint32_t n, const char *prefix);
bool parse_loop_variables(Parser *p, Arguments *args);
void put_block_args(OpPrinter *pr, const Block *block);

// custom/memref.c: (read|write), locality<n>, (data|instr)
typedef struct Prefetch {
  Str access, cache;
  Attr *locality;
  bool is_write, is_data; // set by check_prefetch()
} Prefetch;
bool parse_prefetch(Parser *p, Prefetch *how);
bool check_prefetch(Parser *p, OpState *st, Prefetch *how);
void put_prefetch(OpPrinter *pr, const Attr *is_write, const Attr *locality,
                  const Attr *is_data);

// directives.c: [%a, 4, %b]; the array has DYNAMIC where a value stands.
Attr *parse_index_list(Parser *p, Delimiter delimiter, Operands *values);
void put_index_list(OpPrinter *pr, Delimiter delimiter, const Use *values,
                    const Attr *statics);

#endif
