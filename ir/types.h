// Types, attributes and affine expressions: the uniqued half of the IR.
//
// All are owned by their Ctx, immutable, and unique: equal means the same
// pointer (identified structs are the exception: they get their body once).
// Getters take everything that makes the object what it is and never fail;
// checked forms report on `loc` and return NULL. Facts: MLIR's Builtin dialect
// and LLVM dialect documents, BuiltinTypes.td, BuiltinAttributes.td.
#ifndef MLCC_TYPES_H
#define MLCC_TYPES_H

#include "ir/support/number.h"
#include "ir/support/support.h"

typedef struct Ctx Ctx;
typedef struct Type Type;
typedef struct Attr Attr;
typedef struct AffineExpr AffineExpr;
typedef struct Op Op;
typedef struct OpInfo OpInfo;
typedef struct DefInfo DefInfo;
typedef struct EnumInfo EnumInfo;

// Types
//
// Each enumerator names the members of Type.as that are valid.

#define DYNAMIC INT64_MIN // a dimension, stride or offset printed as `?`

typedef enum TypeKind {
  TY_NONE,
  TY_INDEX,   // integer.width: see ctx_set_index_width()
  TY_INTEGER, // integer
  TY_FLOAT,   // float_kind; FLOAT_PPC_FP128 has its name from the llvm dialect
  TY_COMPLEX, // shaped.element
  TY_VECTOR,  // shaped; shaped.scalable has one bool per dimension, or NULL
  TY_TENSOR,  // shaped; shaped.layout is the encoding, or NULL
  TY_UNRANKED_TENSOR, // shaped.element
  TY_MEMREF, // shaped; layout NULL is identity; space NULL is the default
  TY_UNRANKED_MEMREF, // shaped.element, shaped.space
  TY_FUNCTION,        // list: inputs, then results
  TY_GRAPH,           // list: inputs, then results
  TY_TUPLE,           // list: noutputs is 0
  TY_OPAQUE,          // opaque: a type of an unregistered dialect
  TY_DIALECT,         // def: a type that a dialect table defines
  TY_LLVM_VOID,
  TY_LLVM_TOKEN,
  TY_LLVM_METADATA,
  TY_LLVM_LABEL,
  TY_LLVM_X86_AMX,
  TY_LLVM_X86_MMX,
  TY_LLVM_PTR,    // ptr
  TY_LLVM_ARRAY,  // array
  TY_LLVM_STRUCT, // structure
  TY_LLVM_FUNC,   // list: inputs, then the one result; variadic
  TY_LLVM_TARGET, // target
  TY__MAX
} TypeKind;

typedef enum Signedness { SIGNLESS, SIGNED, UNSIGNED } Signedness;

struct Type {
  uint8_t kind;
  uint8_t llvm_compatible; // once found out: see type_is_llvm_compatible()
  uint16_t depth;          // of types in one another, up to identified structs
  uint64_t hash;
  union {
    struct {
      uint32_t width; // 0 .. 2^24 - 1
      Signedness sign;
    } integer;
    FloatKind float_kind;
    struct {
      Type *element;
      int64_t *shape; // DYNAMIC where unknown
      bool *scalable;
      Attr *layout; // AT_AFFINE_MAP or AT_STRIDED, or a dialect's own
      Attr *space;
      int rank;
    } shaped;
    struct {
      Type **types;
      uint32_t ninputs, noutputs;
      bool variadic; // TY_LLVM_FUNC
    } list;
    struct {
      Ident *dialect;
      Str text; // what stood between the angle brackets, or after the dot
    } opaque;
    struct {
      const DefInfo *info;
      Attr **params; // as info says; NULL where absent
    } def;
    struct {
      Type *pointee; // NULL: opaque
      uint32_t space;
    } ptr;
    struct {
      Type *element;
      uint64_t count;
    } array;
    struct {
      Ident *name; // NULL: literal
      Type **fields;
      uint32_t nfields;
      bool packed, opaque, has_body;
    } structure;
    struct {
      Ident *name;
      Type **types;
      uint32_t *ints;
      uint32_t ntypes, nints;
    } target;
  } as;
};

Type *type_none(Ctx *ctx);
Type *type_index(Ctx *ctx);
Type *type_integer(Ctx *ctx, uint32_t width, Signedness sign);
Type *type_int(Ctx *ctx, uint32_t width); // signless
Type *type_float(Ctx *ctx, FloatKind kind);
Type *type_complex(Ctx *ctx, Type *element);
Type *type_vector(Ctx *ctx, int rank, const int64_t *shape,
                  const bool *scalable, Type *element);
Type *type_tensor(Ctx *ctx, int rank, const int64_t *shape, Type *element,
                  Attr *encoding);
Type *type_unranked_tensor(Ctx *ctx, Type *element);
// An identity map is dropped as layout (strided<[1]> is not), integer 0 as
// space.
Type *type_memref(Ctx *ctx, int rank, const int64_t *shape, Type *element,
                  Attr *layout, Attr *space);
Type *type_unranked_memref(Ctx *ctx, Type *element, Attr *space);
Type *type_function(Ctx *ctx, Type *const *inputs, uint32_t ninputs,
                    Type *const *results, uint32_t nresults);
Type *type_graph(Ctx *ctx, Type *const *inputs, uint32_t ninputs,
                 Type *const *results, uint32_t nresults);
Type *type_tuple(Ctx *ctx, Type *const *types, uint32_t n);
Type *type_opaque(Ctx *ctx, Ident *dialect, Str text);
Type *type_dialect(Ctx *ctx, const DefInfo *info, Attr *const *params);
Type *type_llvm_simple(Ctx *ctx, TypeKind kind); // VOID .. PPC_FP128
Type *type_llvm_ptr(Ctx *ctx, Type *pointee, uint32_t space);
Type *type_llvm_array(Ctx *ctx, Type *element, uint64_t count);
Type *type_llvm_func(Ctx *ctx, Type *result, Type *const *inputs,
                     uint32_t ninputs, bool variadic);
Type *type_llvm_struct(Ctx *ctx, Type *const *fields, uint32_t nfields,
                       bool packed);
// The identified struct of that name, made without a body if there is none.
Type *type_llvm_struct_named(Ctx *ctx, Ident *name);
// False (nothing reported) when it has another body already.
bool type_llvm_struct_set_body(Ctx *ctx, Type *type, Type *const *fields,
                               uint32_t nfields, bool packed);
bool type_llvm_struct_set_opaque(Ctx *ctx, Type *type);
// After a crew: the bodies that its forks set stay, or are taken back, since
// which of several bodies comes first depends on the order of the text.
void type_llvm_structs_settle(Ctx *ctx, bool keep);
Type *type_llvm_target(Ctx *ctx, Ident *name, Type *const *types,
                       uint32_t ntypes, const uint32_t *ints, uint32_t nints);

static inline bool type_is(const Type *t, TypeKind kind) {
  return t->kind == kind;
}
bool type_is_int(const Type *t, uint32_t width); // signless of that width
bool type_is_signless(const Type *t);            // any signless integer
bool type_is_int_or_index(const Type *t);        // signless integer or index
bool type_is_float(const Type *t);
bool type_is_float_of(const Type *t, FloatKind kind);
bool type_is_shaped(const Type *t);                // vector, tensors, memrefs
static inline bool type_is_tensor(const Type *t) { // with or without a rank
  return t->kind == TY_TENSOR || t->kind == TY_UNRANKED_TENSOR;
}
static inline bool type_is_memref(const Type *t) {
  return t->kind == TY_MEMREF || t->kind == TY_UNRANKED_MEMREF;
}
bool type_has_rank(const Type *t);
static inline uint32_t type_rank(const Type *shaped) {
  return (uint32_t)shaped->as.shaped.rank;
}
bool type_same_shape(const Type *a, const Type *b); // both have a rank
bool type_has_static_shape(const Type *t);
bool type_is_scalable(const Type *t); // a vector with a scalable dimension
static inline bool type_dim_is_scalable(const Type *vector, int dim) {
  return vector->as.shaped.scalable && vector->as.shaped.scalable[dim];
}
Type *type_element(Type *t); // of a shaped type, else NULL
Type *type_element_or_self(Type *t);
int64_t type_num_elements(const Type *t); // static shape; -1 on overflow
// 0 for types without a fixed width (index, memrefs, ...).
uint32_t type_bit_width(const Type *t); // integers and floats
// Returns the width of integers, floats and index, and 0 for other types.
static inline uint32_t type_number_width(const Type *t) {
  return t->kind == TY_INDEX ? t->as.integer.width : type_bit_width(t);
}
Type *type_with_element(Ctx *ctx, Type *shaped, Type *element);
Type *type_with_shape(Ctx *ctx, Type *shaped, int rank, const int64_t *shape);
Type *type_i1_same_shape(Ctx *ctx, Type *t); // the result type of a compare
static inline Type **type_inputs(const Type *t) {
  return t->as.list.types;
}
static inline Type **type_results(const Type *t) {
  return t->as.list.types + t->as.list.ninputs;
}
// Tests an identified struct. If it has a body, its fields can be read even
// while other threads set bodies of structs.
static inline bool type_struct_has_body(const Type *t) {
  return __atomic_load_n(&t->as.structure.has_body, __ATOMIC_ACQUIRE);
}
// The types directly in a type, in order; of identified structs the fields.
uint32_t type_part_count(const Type *t);
Type *type_part(const Type *t, uint32_t i);
// The same but for what pointers of the llvm dialect point to.
bool type_is_alike(const Type *a, const Type *b);
// Strides and offset of a memref; false if the layout is not strided.
// `strides` has rank entries. DYNAMIC where not static.
bool memref_strides(const Type *memref, int64_t *strides, int64_t *offset);
// A memref of which sizes, strides and offset are all static: it may be passed
// as a pointer to its elements.
bool memref_is_static(const Type *memref);
// Is its layout that of no layout? strided<[1]> is; strided<[]> is not in MLIR.
bool memref_is_identity(const Type *memref);
// A type that values of the LLVM dialect may have (LLVM::isCompatibleType).
bool type_is_llvm_compatible(const Type *t);
// The same of the type itself, whatever it is made of (isCompatibleOuterType,
// which is all that ODS's LLVM_Type asks).
bool type_is_llvm_outer(const Type *t);

// Affine expressions, maps and sets (AffineExpr.h; maps are simplified as they
// are built, like MLIR's).

typedef enum AffineKind {
  AFFINE_ADD, // lhs, rhs
  AFFINE_MUL,
  AFFINE_MOD,
  AFFINE_FLOORDIV,
  AFFINE_CEILDIV,
  AFFINE_CONSTANT, // value
  AFFINE_DIM,      // value is the position
  AFFINE_SYMBOL,
} AffineKind;

struct AffineExpr {
  AffineKind kind;
  uint16_t depth; // 0 for leaves; at most UINT16_MAX is counted
  bool symbolic;  // no dimension in it
  uint64_t hash;
  int64_t value; // of a binary one: the greatest number known to divide it
  AffineExpr *lhs, *rhs;
};

// The deepest expression that recursion meets; parsers refuse deeper ones.
enum { AFFINE_MAX_DEPTH = 10000 };

AffineExpr *affine_constant(Ctx *ctx, int64_t value);
AffineExpr *affine_dim(Ctx *ctx, uint32_t position);
AffineExpr *affine_symbol(Ctx *ctx, uint32_t position);
// Builds and simplifies.
AffineExpr *affine_binary(Ctx *ctx, AffineKind kind, AffineExpr *lhs,
                          AffineExpr *rhs);
static inline bool affine_is_symbolic_or_constant(const AffineExpr *expr) {
  return expr->symbolic;
}
// Evaluates with constants for dims and symbols; false on division by zero
// or overflow.
bool affine_eval(const AffineExpr *expr, const int64_t *dims,
                 const int64_t *symbols, int64_t *result);

// Attributes

typedef enum AttrKind {
  AT_UNIT,
  AT_INTEGER,        // integer; type is integer or index; bool is i1
  AT_FLOAT,          // float_bits; type is float
  AT_STRING,         // string; type is NULL or what stood after the colon
  AT_SYMBOL_REF,     // symbol
  AT_ARRAY,          // array
  AT_DICT,           // dict: sorted by name, names unique
  AT_TYPE,           // type
  AT_AFFINE_MAP,     // map
  AT_INTEGER_SET,    // set
  AT_DENSE,          // dense: elements (type is shaped, static)
  AT_DENSE_STRING,   // dense_strings
  AT_DENSE_RESOURCE, // resource
  AT_SPARSE,         // sparse
  AT_DENSE_ARRAY,    // dense: array<i32: ...>; type is the element type
  AT_STRIDED,        // strided
  AT_OPAQUE,         // opaque: an attribute of an unregistered dialect
  AT_DISTINCT,       // distinct
  AT_DIALECT,        // def
  AT_LOC_UNKNOWN,
  AT_LOC_FILE,     // file
  AT_LOC_NAME,     // loc: text, child
  AT_LOC_CALLSITE, // loc: child is the callee, caller
  AT_LOC_FUSED,    // fused
  AT_LOC_OPAQUE,   // never parsed; kept for completeness of the kinds
  AT__MAX
} AttrKind;

typedef struct NamedAttr {
  Ident *name;
  Attr *value;
} NamedAttr;

struct Attr {
  uint8_t kind;
  uint64_t hash;
  Type *type; // of typed attributes, else NULL
  union {
    uint64_t *words;        // integer: wide_int words for the type's width,
                            // bits above the width are zero
    uint64_t float_bits[2]; // number.h
    Str string;
    struct {
      Ident *root;
      Ident **nested;
      uint32_t nnested;
    } symbol;
    struct {
      Attr **items;
      uint32_t count;
    } array;
    struct {
      NamedAttr *items;
      uint32_t count;
    } dict;
    struct {
      AffineExpr **results;
      uint32_t ndims, nsymbols, nresults;
    } map;
    struct {
      AffineExpr **exprs;
      bool *is_eq; // expr == 0, else expr >= 0
      uint32_t ndims, nsymbols, nexprs;
    } set;
    // Raw little-endian elements of dense_element_size() bytes each; i1 is
    // one byte of 0 or 1; a splat has one element.
    struct {
      const char *data;
      size_t size;
      uint64_t count; // elements in the type (or the array)
      bool splat;
      Arena *arena; // of a candidate: to be taken over with the data; or NULL
    } dense;
    struct {
      Str *items; // one when splat
      uint64_t count;
      bool splat;
    } dense_strings;
    struct {
      Ident *dialect; // "builtin"
      Ident *key;
    } resource; // blob: ctx_resource()
    struct {
      Attr *indices, *values; // AT_DENSE
    } sparse;
    struct {
      int64_t offset; // DYNAMIC: ?
      int64_t *strides;
      uint32_t count;
    } strided;
    struct {
      Ident *dialect;
      Str text;
    } opaque;
    struct {
      uint64_t id; // printing order is another
      Attr *value;
    } distinct;
    struct {
      const DefInfo *info;
      Attr **params; // as info says; NULL where absent
    } def;
    struct {
      Ident *name;
      uint32_t line, column, end_line, end_column;
      bool has_end; // else a position, and its end is the start
    } file;
    struct {
      Ident *text;
      Attr *child, *caller;
    } loc;
    struct {
      Attr **items;
      uint32_t count;
      Attr *metadata; // or NULL
    } fused;
  } as;
};

Attr *attr_unit(Ctx *ctx);
Attr *attr_integer(Ctx *ctx, Type *type, const uint64_t *words);
Attr *attr_int(Ctx *ctx, Type *type, int64_t value); // truncated to the type
Attr *attr_i64(Ctx *ctx, int64_t value);             // : i64
Attr *attr_i32(Ctx *ctx, int32_t value);             // : i32
Attr *attr_index(Ctx *ctx, int64_t value);           // : index
Attr *attr_bool(Ctx *ctx, bool value);               // i1
Attr *attr_float(Ctx *ctx, Type *type, const uint64_t bits[2]);
Attr *attr_double(Ctx *ctx, Type *type, double value); // rounded to the type
Attr *attr_string(Ctx *ctx, Str text);
Attr *attr_string_typed(Ctx *ctx, Str text, Type *type);
Attr *attr_symbol(Ctx *ctx, Ident *root);
Attr *attr_symbol_nested(Ctx *ctx, Ident *root, Ident *const *nested,
                         uint32_t nnested);
Attr *attr_array(Ctx *ctx, Attr *const *items, uint32_t count);
// Sorts; a later duplicate of a name is the caller's error.
Attr *attr_dict(Ctx *ctx, const NamedAttr *items, uint32_t count);
Attr *attr_type(Ctx *ctx, Type *type);
Attr *attr_affine_map(Ctx *ctx, uint32_t ndims, uint32_t nsymbols,
                      AffineExpr *const *results, uint32_t nresults);
Attr *attr_integer_set(Ctx *ctx, uint32_t ndims, uint32_t nsymbols,
                       AffineExpr *const *exprs, const bool *is_eq,
                       uint32_t nexprs);
// `data` holds one element if splat (also found out when all are equal).
Attr *attr_dense(Ctx *ctx, Type *type, const void *data, size_t size,
                 bool splat);
// The same of data, no splat, in an arena that is taken over or released.
Attr *attr_dense_in(Ctx *ctx, Type *type, Arena *arena, const void *data,
                    size_t size);
Attr *attr_dense_strings(Ctx *ctx, Type *type, const Str *items, uint64_t count,
                         bool splat);
Attr *attr_dense_resource(Ctx *ctx, Type *type, Ident *key);
Attr *attr_sparse(Ctx *ctx, Type *type, Attr *indices, Attr *values);
Attr *attr_dense_array(Ctx *ctx, Type *element, const void *data,
                       uint64_t count);
Attr *attr_dense_i32(Ctx *ctx, const int32_t *items, uint64_t count);
Attr *attr_dense_i64(Ctx *ctx, const int64_t *items, uint64_t count);
Attr *attr_strided(Ctx *ctx, int64_t offset, const int64_t *strides,
                   uint32_t count);
Attr *attr_opaque(Ctx *ctx, Ident *dialect, Str text, Type *type);
Attr *attr_distinct(Ctx *ctx, Attr *value); // a new one at every call
Attr *attr_dialect(Ctx *ctx, const DefInfo *info, Attr *const *params);
Attr *attr_loc_unknown(Ctx *ctx);
Attr *attr_loc_file(Ctx *ctx, Ident *name, uint32_t line, uint32_t column);
Attr *attr_loc_range(Ctx *ctx, Ident *name, uint32_t line, uint32_t column,
                     uint32_t end_line, uint32_t end_column);
Attr *attr_loc_name(Ctx *ctx, Ident *name, Attr *child);
Attr *attr_loc_callsite(Ctx *ctx, Attr *callee, Attr *caller);
Attr *attr_loc_fused(Ctx *ctx, Attr *const *items, uint32_t count,
                     Attr *metadata);

static inline bool attr_is(const Attr *a, AttrKind kind) {
  return a && a->kind == kind;
}
bool attr_is_loc(const Attr *a);
uint32_t attr_word_count(const Attr *a); // AT_INTEGER: of as.words
int64_t attr_to_i64(const Attr *a);  // AT_INTEGER, sign-extended, width <= 64
uint64_t attr_to_u64(const Attr *a); // zero-extended
bool attr_to_bool(const Attr *a);
Attr *dict_get(const Attr *dict, const Ident *name); // NULL dict is empty
Attr *dict_with(Ctx *ctx, Attr *dict, Ident *name, Attr *value); // set
Attr *dict_without(Ctx *ctx, Attr *dict, const Ident *name);
// Bytes per element of dense data: ceil(width / 8), i1 is 1, index 8,
// complex twice its element's.
size_t dense_element_size(const Type *element);
const char *dense_element(const Attr *dense, uint64_t index);
int64_t dense_int(const Attr *dense, uint64_t index); // sign-extended, <= 64
// An element as an attribute; NULL when it is a complex number.
Attr *dense_attr(Ctx *ctx, const Attr *dense, uint64_t index);
// All elements of `type` are that number.
Attr *dense_splat(Ctx *ctx, Type *type, const Attr *element);
bool map_is_identity(const Attr *map);

// Parameters of dialect-defined types and attributes (`def` above). Each is
// held as an attribute of the natural kind: a type parameter as AT_TYPE, an
// integer as AT_INTEGER of param_int_type(), an enum as AT_INTEGER i32 or i64
// of its value, a string as AT_STRING, a list as AT_ARRAY; absent is NULL, and
// so is what equals the default.

typedef enum ParamKind {
  PARAM_ATTR, // with its own type printed behind it
  PARAM_TYPE,
  PARAM_INT, // int64_t, bare
  PARAM_U32, // unsigned
  PARAM_U64, // uint64_t
  PARAM_BOOL,
  PARAM_STRING,
  PARAM_ENUM, // `enum_info`
  PARAM_LIST, // `element` says of what; separated by commas
} ParamKind;

typedef struct ParamInfo {
  const char *name;
  ParamKind kind;
  bool optional;
  const char *default_text; // NULL, or the value in assembly
  bool zero_default;        // a number, enum or bool: 0 is as if absent
  const EnumInfo *enum_info;
  ParamKind element;              // of a list
  bool (*fits)(const Attr *attr); // of an attribute, or each of a list
  const char *def;      // "llvm.di_file": always of that definition, printed
                        // without `#dialect.mnemonic` unless `qualified`
  const char *brackets; // "{}" around a list; NULL: none
  const char *cpp;      // MLIR's C++ type, for messages; NULL: not named there
} ParamInfo;

Type *param_int_type(Ctx *ctx, ParamKind kind); // i64, ui32 or ui64

typedef struct EnumCase {
  const char *name;
  int64_t value;
  bool is_group; // printed in place of its bits, be it only one
} EnumCase;

struct EnumInfo {
  const char *name;
  const char *summary;    // what messages say it is; NULL: the name
  const EnumCase *cases;  // ends with a NULL name
  bool is_bits;           // cases are bits, printed with the separator
  bool all_cases;         // bits of a printed group are named as well
  bool quoted;            // several names stand in quotes
  bool is_dwarf;          // names are DWARF's, and only they are read
  const char *separator;  // ", " or "|"
  uint16_t ncases, width; // of the integers that hold it: 32 or 64
};
bool enum_parse(const EnumInfo *info, Str name, int64_t *value);
const char *enum_name(const EnumInfo *info, int64_t value);     // NULL: no such
void enum_print(Buf *out, const EnumInfo *info, int64_t value); // and bits

typedef struct PrintOptions PrintOptions;

struct DefInfo {
  const char *name; // "llvm.loop_annotation"
  const struct Dialect *dialect;
  uint16_t index; // among its dialect's
  bool is_type;
  const ParamInfo *params; // ends with a NULL name
  uint16_t nparams;
  const char *format; // ODS assemblyFormat, or NULL when a hook serves
  uint16_t classes;   // bits to which the dialect gives a meaning
  bool has_alias;     // printed as `#mnemonic`, defined at the top
  bool is_typed;      // the first parameter is the attribute's type
  const char *cpp;    // MLIR's ODS name, for messages
  // Reports on loc and returns false when the parameters do not fit.
  bool (*verify)(Ctx *ctx, Loc loc, Attr *const *params);
  // Prints the text behind the mnemonic where the format language cannot say
  // it, or the `custom<...>` of a format.
  void (*print)(Buf *out, Ctx *ctx, Attr *const *params, const PrintOptions *o);
};

// Printing (MLIR's syntax). `alias` may be NULL; it returns the alias to print
// in place of a type or attribute, or NULL.

struct PrintOptions {
  Str (*type_alias)(void *user, const Type *type);
  Str (*attr_alias)(void *user, const Attr *attr);
  // The number to print for a distinct attribute; NULL: its id.
  uint64_t (*distinct_id)(void *user, const Attr *attr);
  void *user;
  uint32_t elide_elements_from; // the least number; 0 or UINT32_MAX: never
  uint32_t hex_elements_from;   // default 101, UINT32_MAX: never
  // Bytes of a type's text beyond which an identified struct says only its
  // name, for messages; 0: never.
  uint32_t elide_bodies_above;
  bool opaque_pointers; // what typed ones point to is not said
};

void type_print(Buf *out, Ctx *ctx, const Type *type, const PrintOptions *o);
void attr_print(Buf *out, Ctx *ctx, const Attr *attr, const PrintOptions *o);
// Without `: type` behind numbers and strings.
void attr_print_untyped(Buf *out, Ctx *ctx, const Attr *attr,
                        const PrintOptions *o);
// An attribute of a dialect's definition without `#dialect.mnemonic`.
void attr_print_stripped(Buf *out, Ctx *ctx, const Attr *attr,
                         const PrintOptions *o);
void affine_print(Buf *out, const AffineExpr *expr);
// With other names of dimensions and symbols than d0 and s0.
typedef void AffineNamer(void *user, Buf *out, const AffineExpr *leaf);
void affine_print_named(Buf *out, const AffineExpr *expr, AffineNamer *name,
                        void *user);
void affine_map_print(Buf *out, const Attr *map); // (d0) -> (d0 + 1)
void loc_print(Buf *out, Ctx *ctx, const Attr *loc, const PrintOptions *o);
void symbol_name_print(Buf *out, Str name); // @name or @"na me"
void keyword_or_string_print(Buf *out, Str text);
void string_print_escaped(Buf *out, Str text); // without quotes
// For messages: NUL-terminated text in the context's scratch of this thread.
const char *type_str(Ctx *ctx, const Type *type);
const char *attr_str(Ctx *ctx, const Attr *attr);

#endif
