// Assembly formats, compiled: a tree of elements that parser and printer walk.
// Only for format*.c and the custom directives they call.
#ifndef MLCC_FORMAT_H
#define MLCC_FORMAT_H

#include "frontend/frontend_int.h"

// What an argument of type(), functional-type() or custom<>() names.
typedef enum RefKind {
  VAR_OPERAND,      // index: a group of the row
  VAR_RESULT,       // index: a group of the row
  VAR_ATTR,         // index: a slot
  VAR_REGION,       // index
  VAR_SUCCESSOR,    // index
  VAR_ALL_OPERANDS, // the directives of these names
  VAR_ALL_RESULTS,
  VAR_ALL_REGIONS,
  VAR_ALL_SUCCESSORS,
  VAR_STRING, // text, given to a directive
  VAR_END,    // behind the arguments of a directive
} RefKind;

typedef struct Ref {
  uint8_t kind;
  uint8_t index;
  bool is_type; // type($x)
  bool is_ref;  // ref($x): read already
  Str text;     // NUL-terminated
} Ref;

typedef enum ElementKind {
  EL_LITERAL,
  EL_SPACE, // prints a blank (`flag`) or keeps one away
  EL_NEWLINE,
  EL_VARIABLE,        // refs[0]; `flag`: qualified
  EL_TYPE,            // refs[0]
  EL_FUNCTIONAL_TYPE, // refs[0], refs[1]
  EL_ATTR_DICT,       // `flag`: with keyword
  EL_PROP_DICT,
  EL_GROUP,  // then, otherwise, anchor
  EL_OILIST, // then: each clause a group
  EL_CUSTOM, // directive, refs
} ElementKind;

struct Element;
typedef struct Elements {
  struct Element *items;
  uint32_t count;
} Elements;

typedef struct FormatState FormatState;
typedef struct CustomArgs CustomArgs;

// A custom<...> directive; VAR_END ends its arguments. `*present` tells whether
// an optional one was there; others leave it alone.
struct Directive {
  const char *name;
  bool (*parse)(Parser *p, FormatState *f, const Ref *args, bool *present);
  void (*print)(OpPrinter *pr, Op *op, const Ref *args);
};

typedef struct Element {
  uint8_t kind;
  bool space; // a blank is printed before it
  bool flag;
  bool elided; // the unit attribute that a group's keyword stands for
  uint8_t nrefs;
  uint8_t token; // TokenKind of a literal; TK_BARE_ID: a keyword
  Str text;      // of a literal, NUL-terminated
  Ref *refs;
  const Directive *directive;
  Elements then, otherwise;
  struct Element *anchor; // in `then`, or in `otherwise` if `flag`
} Element;

// Where the types of an operand or result group come from.
typedef enum SourceKind {
  FROM_TEXT,    // the format has them
  FROM_BUILD,   // the constraint allows only one
  FROM_OPERAND, // fn or list of those of a group; `index`
  FROM_RESULT,
  FROM_ATTR,
  FROM_INFER, // the row's infer hook
} SourceKind;

typedef struct TypeSource {
  uint8_t kind, index;
  bool set;
  Type *(*fn)(Ctx *ctx, Type *from);
  Type **(*list)(const Type *from, uint32_t *count);
  int64_t (*count)(const Type *from); // how many of them; NULL: as needed
} TypeSource;

struct Format {
  const OpInfo *info;
  Elements elements;
  TypeSource *operands, *results; // by group
  bool all_operands;              // the `operands` directive
  bool all_operand_types;         // type(operands) or functional-type of them
  bool all_result_types;
  bool infers;         // result types come from the infer hook
  bool prop_dict;      // attr-dict has only discardable attributes
  const char **elided; // of attr-dict: attributes with places of their own
};

// The state of reading one operation by its format.

typedef struct Group {
  Operands operands;
  const char *at; // of the operands
  Types types;
  bool typed;
} Group;

struct FormatState {
  const Format *format;
  OpState *st;
  Group *operands, *results; // by group of the row
  Group all_operands, all_results;
  Vec(Block *) * successors; // by name of the row
  Vec(Region *) * regions;
  const char *dict_at; // of the attribute dictionary
  bool in_square;      // brackets opened where parentheses are meant
  bool is_whole;       // an old form ended early
};

// custom/directives_llvm.c: those of the llvm dialect; ends with a NULL name.
extern const Directive llvm_directives[];
// `own` (or NULL) is looked at first.
const Directive *directive_named(const Directive *own, Str name);

void put_integer_bytes(OpPrinter *pr, Type *type, const char *data);

// custom/directives_typed.c: operations on typed pointers
typedef bool ParseDirective(Parser *p, FormatState *f, const Ref *args,
                            bool *present);
typedef void PrintDirective(OpPrinter *pr, Op *op, const Ref *args);
ParseDirective parse_pointer_to_result, parse_value_to_pointer,
    parse_source_element, parse_pointer_and_value;
PrintDirective print_pointer_to_result, print_value_to_pointer,
    print_source_element, print_pointer_and_value;

// custom/ptr.c
ParseDirective parse_ptr_alignment, parse_ptr_type;
PrintDirective print_ptr_alignment, print_ptr_type;

// custom/ml_program.c
ParseDirective parse_symbol_visibility, parse_typed_initial_value,
    parse_token_ordering;
PrintDirective print_symbol_visibility, print_typed_initial_value,
    print_token_ordering;

Types *format_types(FormatState *f, Ref ref);
Group *format_group(FormatState *f, Ref ref);

// What a reference stands for in an operation that is printed.
void ref_operands(const Op *op, Ref ref, uint32_t *first, uint32_t *count);

// old/formats.c: whether the text ends before this literal as it did in another
// year; then the rest was read, or that failed.
bool old_ends_early(Parser *p, FormatState *f, const Element *e);

#endif
