// Declarations for the files that print types and attributes.
#ifndef MLCC_PRINT_INT_H
#define MLCC_PRINT_INT_H

#include "ir/ir.h"

// The identified structs whose bodies are being printed: a reference to one of
// them from inside is its name alone.
typedef struct PrintedStruct {
  const Type *type;
  const struct PrintedStruct *outer;
  uint32_t depth;
} PrintedStruct;

enum { MAX_STRUCT_NESTING = 1000 };

typedef struct Printer {
  Buf *out;
  Ctx *ctx;
  const PrintOptions *options; // never NULL
  const PrintedStruct *structs;
  size_t start; // of the text in the buffer
} Printer;

// Whether `: type` follows a number, string or elements attribute.
typedef enum TypeElision {
  TYPE_PRINTED,
  TYPE_IMPLIED, // not for i64 and f64, as in lists
  TYPE_ELIDED,
} TypeElision;

Printer printer_make(Buf *out, Ctx *ctx, const PrintOptions *options);
void print_type(Printer *p, const Type *type);
void print_attr(Printer *p, const Attr *attr, TypeElision elision);
void print_loc(Printer *p, const Attr *loc, bool is_top);
// `<...>` of AT_DENSE; hexadecimal beyond the limit only if allowed.
void print_dense(Printer *p, const Attr *dense, bool allow_hex);
void print_dense_strings(Printer *p, const Attr *dense);
void print_dense_array(Printer *p, const Attr *dense); // after `array<type`
// One number of a type: true and false for i1, signed unless ui.
void print_int_words(Buf *out, const uint64_t *words, const Type *type);
void print_float_bits(Buf *out, const uint64_t bits[2], FloatKind kind);
void print_quoted(Buf *out, Str text);
// A type or attribute of a dialect: `sigil` is '!' or '#'.
void print_def(Printer *p, char sigil, const DefInfo *info,
               Attr *const *params);
void print_dialect_symbol(Buf *out, char sigil, Str dialect, Str text);
bool print_alias(Printer *p, Str alias); // false when there is none

#endif
