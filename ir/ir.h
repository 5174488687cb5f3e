// The IR: context, operations, blocks, regions, values, and what is built on
// them (builder, symbol tables, dominance, data layout, verifier).
//
// Memory: types, attributes and strings live in the Ctx. Operations, blocks
// and regions live in a Pool (one per module, or per parsing thread); erased
// ones go back to its free lists. Nothing is freed one by one.
#ifndef MLCC_IR_H
#define MLCC_IR_H

#include "ir/types.h"

typedef struct Value Value;
typedef struct Use Use;
typedef struct Block Block;
typedef struct Region Region;
typedef struct Dialect Dialect;

// pool.c: memory of operations

typedef struct Pool {
  Arena arena;
  void *free_lists[128]; // by size in units of 8 bytes
} Pool;

Pool *pool_new(void);
void pool_release(Pool *pool);
void *pool_alloc(Pool *pool, size_t size);
void pool_free(Pool *pool, void *block, size_t size);
// Moves the contents of `other` to `pool` and releases `other`.
void pool_adopt(Pool *pool, Pool *other);

// context.c

typedef struct CtxOptions {
  bool allow_unregistered_dialects;
} CtxOptions;

typedef struct Resource {
  Ident *key;
  Str blob; // raw bytes, alignment prefix removed
  uint32_t alignment;
  bool defined; // a dialect_resources section gave it
} Resource;

// A dialect that MLIR has, of which attributes and types are known by name.
typedef struct ForeignDialect {
  const char *name;
  const char *attrs, *types; // mnemonics, with blanks in between
  bool takes_unknown_ops;    // unregistered ones, in the generic form
} ForeignDialect;

// Where an attribute that a dialect hangs on others may be.
typedef enum AttrPlace { ATTR_ON_OP, ATTR_ON_ARG, ATTR_ON_RES } AttrPlace;

struct DialectEntry;
struct Uniquer;
struct LocTable;
struct Frontend;
struct CtxTables;

// The names of values that print_op() uses, by the isolated operation around
// them. Naming them anew for each message would take quadratic time.
typedef struct KeptNames {
  Arena arena;
  PtrMap scopes; // Op to PtrMap
} KeptNames;

struct Ctx {
  Arena arena; // of the main thread; the uniquer's shards have their own
  CtxOptions options;
  Diags diags;
  SourceSet sources;
  IdentTable *idents;
  struct Uniquer *uniquer;
  struct LocTable *locs;
  struct Frontend *frontend; // compiled assembly formats
  void (*frontend_release)(struct Frontend *frontend); // set with it
  struct CtxTables *tables;
  Vec(const Dialect *) dialects;  // in the order of their registration
  struct DialectEntry **numbered; // by Dialect.number, NULL where none is
  const ForeignDialect *foreign;  // those of MLIR that are not among them
  size_t nforeign;
  bool (*verify_foreign_attr)(Ctx *ctx, const Op *op, AttrPlace place,
                              const Attr *siblings, NamedAttr attr);
  Vec(Resource *) resources; // of dense_resource, in order of first mention
  bool threaded;             // uniquing takes locks
  bool forked;               // made by ctx_fork()
  unsigned threads;    // to parse, verify and print with; 0: one per processor
  bool frozen;         // uniquing is a bug
  bool between_passes; // of a compile: see TRAIT_LOWERED_LAST
  // The operation as messages show it, in generic form; set by frontend/.
  void (*print_op)(Buf *out, Ctx *ctx, Op *op);
  // Each operation in `root` as mlir-opt writes it there, on one line, with
  // `{...}` for regions; set by frontend/.
  void (*print_each)(Ctx *ctx, Op *root,
                     void (*each)(void *user, Op *op, Str text), void *user);
  // The names that values in `root` have when it is printed, as text in the
  // arena; set by frontend/.
  void (*name_values)(Ctx *ctx, Op *root, PtrMap *names, Arena *arena);
  DiagExtras extras;
  unsigned claimed;             // see scratch_claim()
  bool notes_ops;               // with ctx_add_notes()
  const Op *at_hand;            // that a message may be about; or NULL
  struct KeptNames *kept_names; // of print_op(), while nothing changes; or NULL
  // Types that everybody asks for.
  Type *none_type, *index_type, *i1, *i8, *i16, *i32, *i64, *f16, *bf16, *f32,
      *f64, *llvm_ptr, *llvm_void;
  Attr *unit, *true_attr, *false_attr, *empty_dict, *empty_array, *unknown_loc;
};

Ctx *ctx_new(const CtxOptions *options);
void ctx_release(Ctx *ctx);
void ctx_set_threaded(Ctx *ctx, bool threaded);
// The bits of an index, in which constants of it are kept and folded: 64 until
// this says otherwise, before which numbers may have been made that the new
// width does not have (lowering/index_width.c).
enum { INDEX_WIDTH_MAX = 64 };
void ctx_set_index_width(Ctx *ctx, uint32_t width);
// A context for one thread of a crew, which shares all that is unique. It
// reports nothing: what goes wrong is counted, and the work is then done again
// with the context itself, so that messages and their order do not depend on
// threads. Whatever would depend on the order of the text gives up as well.
void ctx_fork(Ctx *fork, Ctx *ctx);
void ctx_join(Ctx *ctx, Ctx *fork);
static inline void ctx_give_up(Ctx *ctx) {
  ctx->diags.nsilent += ctx->forked;
}
static inline bool ctx_gave_up(const Ctx *ctx) {
  return ctx->diags.nsilent;
}
// Messages look like mlir-opt's from here on: notes say from where what is at a
// call site is called and, with `ops`, which operation it is about.
void ctx_add_notes(Ctx *ctx, bool ops);
Ident *ctx_ident(Ctx *ctx, Str text);
#define ctx_ident_lit(ctx, literal) ctx_ident((ctx), STR(literal))
// Makes a dialect's operations and definitions known. Cheap: its names are
// entered when the first of them is looked up.
void ctx_register_dialect(Ctx *ctx, const Dialect *dialect);
const Dialect *ctx_dialect(Ctx *ctx, Str name); // NULL when not registered
// The same, but NULL also for one that has attributes and types only.
const Dialect *ctx_op_dialect(Ctx *ctx, Str name);
// One of MLIR's that is known by name only, or in part.
const ForeignDialect *ctx_foreign_dialect(const Ctx *ctx, Str name);
// Whether operations of that dialect may be read that nobody registered.
bool ctx_takes_unknown_ops(Ctx *ctx, Str dialect);
// The operation of a full name ("arith.addi"); NULL when no registered
// dialect has it.
const OpInfo *ctx_op_info(Ctx *ctx, Ident *name);
// An OpInfo with opcode OP_UNREGISTERED for that name; the same every time.
const OpInfo *ctx_op_info_unregistered(Ctx *ctx, Ident *name);
// The type or attribute definition of a full name ("llvm.loop_annotation").
const DefInfo *ctx_def_info(Ctx *ctx, Str name, bool is_type);
Resource *ctx_resource(Ctx *ctx, Ident *key); // made when new
// Whether any type or attribute was made that may have an alias when printed,
// or a place in a list behind the module. Who makes an attribute of a location
// to hang it on an operation has to note that.
bool ctx_has_aliased(const Ctx *ctx);
void ctx_note_aliased(Ctx *ctx);
Loc ctx_loc(Ctx *ctx, Attr *loc); // an attribute as a Loc
Attr *ctx_loc_attr(Ctx *ctx, Loc loc);

// Operation tables (filled by ir/dialects/*.def)

// Traits, bits of OpInfo.traits.
// clang-format off
#define TRAIT_BIT(n) (UINT64_C(1) << (n))
#define TRAIT_TERMINATOR                            TRAIT_BIT(0)
#define TRAIT_ISOLATED                              TRAIT_BIT(1)  // IsIsolatedFromAbove
#define TRAIT_SINGLE_BLOCK                          TRAIT_BIT(2)  // every region has at most one block
#define TRAIT_NO_TERMINATOR                         TRAIT_BIT(3)  // its blocks need none
#define TRAIT_GRAPH_REGION                          TRAIT_BIT(4)  // no dominance inside
#define TRAIT_SYMBOL_TABLE                          TRAIT_BIT(5)
#define TRAIT_SYMBOL                                TRAIT_BIT(6)  // has attribute sym_name
#define TRAIT_PURE                                  TRAIT_BIT(7)
#define TRAIT_COMMUTATIVE                           TRAIT_BIT(8)
#define TRAIT_CONSTANT_LIKE                         TRAIT_BIT(9)
#define TRAIT_RETURN_LIKE                           TRAIT_BIT(10)
#define TRAIT_SAME_OPERANDS_AND_RESULT_TYPE         TRAIT_BIT(11)
#define TRAIT_SAME_TYPE_OPERANDS                    TRAIT_BIT(12)
#define TRAIT_SAME_OPERANDS_AND_RESULT_SHAPE        TRAIT_BIT(13)
#define TRAIT_SAME_OPERANDS_AND_RESULT_ELEMENT_TYPE TRAIT_BIT(14)
#define TRAIT_ELEMENTWISE                           TRAIT_BIT(15) // with Scalarizable, Vectorizable, Tensorizable
#define TRAIT_OPERAND_SEGMENTS                      TRAIT_BIT(16) // AttrSizedOperandSegments
#define TRAIT_RESULT_SEGMENTS                       TRAIT_BIT(17)
#define TRAIT_NO_REGION_ARGS                        TRAIT_BIT(18)
#define TRAIT_IMPLICIT_TERMINATOR                   TRAIT_BIT(19) // `implicit_terminator` says which
#define TRAIT_ALLOCATION_SCOPE                      TRAIT_BIT(20)
#define TRAIT_AFFINE_SCOPE                          TRAIT_BIT(21)
#define TRAIT_DEFAULT_DIALECT                       TRAIT_BIT(22) // its regions may drop its dialect's prefix
#define TRAIT_RECURSIVE_EFFECTS                     TRAIT_BIT(23)
#define TRAIT_PARALLEL_REGION                       TRAIT_BIT(24)
#define TRAIT_SAME_OPERANDS_SHAPE                   TRAIT_BIT(25)
#define TRAIT_SAME_OPERANDS_ELEMENT_TYPE            TRAIT_BIT(26)
#define TRAIT_CAST                                  TRAIT_BIT(27)
#define TRAIT_FUNCTION                              TRAIT_BIT(28) // FunctionOpInterface
#define TRAIT_NO_EFFECT                             TRAIT_BIT(29) // NoMemoryEffect; may trap, unlike PURE
#define TRAIT_TRANSLATED                            TRAIT_BIT(30) // to LLVM IR as it stands, though not of the llvm dialect
#define TRAIT_IDEMPOTENT                            TRAIT_BIT(31) // f(x, x) is x, f(f(x)) is f(x)
#define TRAIT_LOWERED_LAST                          TRAIT_BIT(32) // after what is in it, of which come blocks and calls
// clang-format on

typedef enum Arity { ARITY_ONE, ARITY_OPTIONAL, ARITY_VARIADIC } Arity;

// A constraint of a row on a type. Messages print its summary ("index"). The
// constraints are rows of ir/dialects/constraints.def.
typedef struct TypeConstraint {
  const char *summary;
  bool (*fits)(const Type *type); // NULL: any type does
  Type *(*build)(Ctx *ctx);       // the only type that does, else NULL
  // Types that MLIR reads as a C++ class, so that another is an error of
  // syntax: bits by TypeKind, 0: all; and what messages call them, or NULL.
  uint32_t class_kinds;
  const char *class_name;
} TypeConstraint;

// How an assembly format writes `$attribute`.
typedef enum AttrForm {
  FORM_FULL,        // as anywhere else
  FORM_UNTYPED,     // without `: type`, which is build()'s (NULL: has none)
  FORM_KEYWORD,     // an integer of type build(), by its name in enum_info
  FORM_STRIPPED,    // of `def`, without #dialect.mnemonic
  FORM_SYMBOL_NAME, // a string, as @name
  FORM_DENSE_ARRAY, // [1, 2], the element type is build()'s
  FORM_UNIT,        // by its presence alone
} AttrForm;

typedef struct AttrConstraint {
  const char *summary;
  bool (*fits)(const Attr *attr); // NULL: any attribute does
  // The kind of attribute that the slot takes (the verifier sees to the rest);
  // AT__MAX: only what fits.
  AttrKind storage;
  AttrForm form;
  Type *(*build)(Ctx *ctx);
  const EnumInfo *enum_info;
  const DefInfo *def;
  // For a property, which is no attribute in MLIR: the text of what may give
  // it.
  const char *property;
} AttrConstraint;

typedef struct ValueInfo { // an operand or result group of a row
  const char *name;
  const TypeConstraint *constraint;
  Arity arity;
} ValueInfo;

typedef enum AttrPresence {
  ATTR_REQUIRED,
  ATTR_OPTIONAL,
  ATTR_DEFAULT, // `default_text` when absent; the slot is then filled
} AttrPresence;

typedef struct AttrInfo { // an inherent attribute of a row
  const char *name;
  const AttrConstraint *constraint;
  AttrPresence presence;
  // Assembly; attr-dict does not print an attribute that equals it. An
  // optional one may have it too: it is not filled in when absent.
  const char *default_text;
} AttrInfo;

typedef struct RegionInfo {
  const char *name;
  bool variadic;
  uint8_t max_blocks; // 0: any; 1: SizedRegion<1>
  uint8_t min_blocks;
} RegionInfo;

typedef enum TypeRefKind {
  REF_NONE,
  REF_OPERAND,
  REF_RESULT,
  REF_ATTR,
} TypeRefKind;

// The type of an operand or result group or of a typed attribute, of a row.
typedef struct TypeRef {
  uint8_t kind, index; // TypeRefKind; in the row's list
  const char *name;
} TypeRef;

// A relation between types. `fn` and `list` also infer: `to` is fn(`from`)
// (or the same when both are NULL), or the types of group `to` are
// list(`from`); with `count` they are that many, each fn(`from`). ODS's
// TypesMatchWith, AllTypesMatch; with `holds` only a check, PredOpTrait.
typedef struct TypeMatch {
  TypeRef from, to;
  Type *(*fn)(Ctx *ctx, Type *from);
  Type **(*list)(const Type *from, uint32_t *count);
  int64_t (*count)(const Type *from);
  bool (*holds)(Ctx *ctx, const Op *op);
  const char *summary; // "failed to verify that <summary>"; NULL ends a list
} TypeMatch;

// Where control, and with it values, go between an operation, its regions and
// back (RegionBranchOpInterface). Regions by number, or:
enum { EDGE_OP = -1, EDGE_EACH = -2, EDGE_END = -3, EDGE_NOTHING = -1 };
typedef struct RegionEdge {
  int8_t from, to;       // EDGE_OP: the operation; from EDGE_EACH: any region
  int8_t group;          // from EDGE_OP: the operands passed, or EDGE_NOTHING
  uint8_t skip_operands; // from a region: those its terminator keeps
  uint8_t skip_args;     // to a region: those that get their value otherwise
} RegionEdge;

// Where control goes if the first operand of an operation is a constant: the
// number of a successor or region, or:
enum { TAKEN_ANY = -1, TAKEN_RESULTS = -2 };

// A loop: it runs all its regions again and again (LoopLikeOpInterface).
typedef struct OpLoop {
  bool is_parallel; // in any order
  // Each is the group of operands plus 1, or 0 if an attribute has it or there
  // is none.
  uint8_t lower, upper, step, inits;
} OpLoop;

// An access: it reads or writes elements of a memref at indices, as its effects
// say. Each is a group of operands, or the slot of an attribute, plus 1; or 0
// if there is none.
typedef struct OpAccess {
  uint8_t base, indices;
  uint8_t stored; // the operand that is written; 0: the first result is read
  uint8_t mask, otherwise; // which elements, and what stands for the others
  uint8_t spread;          // each element has an index of its own, besides
  bool is_compact; // elements of the mask stand one behind the other in memory
  uint8_t map;     // slot: the indices are what it makes of the operands
  // Slot of the map from dimensions of memory to those of the vector, of which
  // what is out of bounds is not accessed.
  uint8_t permutation;
  uint8_t nontemporal, alignment, is_volatile; // slots
} OpAccess;

// A rectangular part (OffsetSizeAndStrideOpInterface): groups of operands and the
// slot of the first list of numbers. ORDER SLICE. The result is the part of the
// first operand; or the first operand replaces the part of `whole`.
typedef struct OpPart {
  uint8_t whole, offsets, static_offsets;
} OpPart;

enum { CALLEE_BY_VALUE = -1 };

// Whether an operation may run where it would not have run
// (ConditionallySpeculatable).
typedef enum Speculation {
  SPECULATION_NEVER,
  SPECULATION_ALWAYS,
  SPECULATION_INSIDE, // if all operations inside may
} Speculation;

// An effect on memory (MemoryEffectOpInterface): on the memory that a group of
// operands or results refers to, or on any memory.
typedef enum EffectKind {
  EFFECT_END, // of a row's list
  EFFECT_READ = 1 << 0,
  EFFECT_WRITE = 1 << 1,
  EFFECT_ALLOCATE = 1 << 2,
  EFFECT_FREE = 1 << 3,
} EffectKind;
typedef enum EffectPlace {
  EFFECT_ANYWHERE,
  EFFECT_ON_OPERANDS,
  EFFECT_ON_MEMREFS, // on operands, those that are memrefs
  EFFECT_ON_RESULTS
} EffectPlace;
typedef struct OpEffect {
  uint8_t kind, place;
  uint8_t group; // of the row; unless anywhere
} OpEffect;

// Folding: what an operation is worth without running it. A fold looks at
// constant operands and at what made the others; it may change the operation in
// place, but makes none; what is inside may move before it. Types stay.
typedef struct FoldResult { // one of the two
  Value *value;             // that exists and may stand for the result
  Attr *constant;
} FoldResult;

typedef struct Fold {
  Ctx *ctx;
  Pool *pool;
  Arena *arena;           // until the fold returns
  Attr *const *constants; // of each operand its constant, or NULL
  FoldResult *results;    // to be filled, one for each of the operation
  bool in_place;          // set instead when the operation was changed
} Fold;
// False when there is nothing to fold; then nothing was changed.
typedef bool FoldFn(Fold *f, Op *op);

struct SymbolTables;
struct OpSpec;
struct Builder;

// An opcode is the number of a dialect and an index into its operations. No
// dialect has the number 0. What layers know of operations besides their rows
// is in arrays by index, one for each dialect (OpMap, DialectPart).
#define OPCODE(dialect, index) ((dialect) << 12 | (index))
#define opcode_dialect(opcode) ((opcode) >> 12)
#define opcode_index(opcode)   ((opcode)&0xfff)
enum { OP_UNREGISTERED = 0, DIALECTS_MAX = 128 };
#define INFER_FAILED UINT32_MAX

struct OpInfo {
  const char *name;       // "arith.addi"
  Ident *ident;           // only in ctx_op_info_unregistered() ones
  const Dialect *dialect; // NULL: of none that is registered
  uint32_t opcode;        // OP_arith_addi
  uint64_t traits;
  const ValueInfo *operands, *results; // end with a NULL name
  const AttrInfo *attrs;
  const RegionInfo *regions;
  const char *const *successors; // names, "*name" is variadic; ends with NULL
  const TypeMatch *matches;
  uint8_t noperands, nresults, nattrs, nregions, nsuccessors; // of the lists
  const uint32_t *parents;      // opcodes, ends with 0; NULL: any
  uint32_t implicit_terminator; // opcode or 0
  const RegionEdge *edges;      // ends with EDGE_END; or NULL
  // Which of the edges there are of an operation; NULL: all.
  bool (*edge_exists)(const Op *op, const RegionEdge *edge);
  // For AT_INTEGER `condition`, the first operand: TAKEN_ANY, ...; or NULL. Of
  // a terminator: the region that comes next, or TAKEN_RESULTS.
  int (*taken)(const Op *op, const Attr *condition);
  const OpLoop *loop; // or NULL
  // The group of operands, plus 1, that results have the sizes of, each of one
  // (DestinationStyleOpInterface), or 0.
  uint8_t destinations;
  const OpAccess *access; // or NULL
  // The operand plus 1 of whose memory the first result is a view
  // (ViewLikeOpInterface); 0: none.
  uint8_t view;
  const OpPart *part; // or NULL
  // Facts about the memory of results: the slot plus 1 of the symbol that owns
  // it, or 0; whether its scope frees it; whether no two results overlap.
  uint8_t memory_of;
  bool on_stack, distinct;
  // For a call (CallOpInterface), the slot of the symbol plus 1, or
  // CALLEE_BY_VALUE; 0 for other operations.
  int8_t callee;
  // The slot plus 1 of the attribute that divides the last group of operands
  // among successors, from `first_case` on; or 0.
  int8_t case_segments;
  uint8_t first_case;
  // Where not by trait PURE, or NULL: never.
  Speculation (*speculation)(Ctx *ctx, const Op *op);
  // Besides traits PURE, NO_EFFECT and RECURSIVE_EFFECTS; NULL: not known
  // unless by a trait. Ends with EFFECT_END.
  const OpEffect *effects;
  FoldFn *fold; // or NULL
  const char *fold_name;
  // Whether it reads and writes anything, beyond its effects; or NULL.
  bool (*touches_anything)(const Op *op);
  // How groups divide further: before operands are looked at in any way.
  bool (*verify_groups)(Ctx *ctx, Op *op);
  bool (*verify)(Ctx *ctx, Op *op);         // hasVerifier
  bool (*verify_regions)(Ctx *ctx, Op *op); // hasRegionVerifier: after nested
  bool (*verify_loop)(Ctx *ctx, Op *op);    // before `edges`
  // SymbolUserOpInterface, once per symbol table.
  bool (*verify_symbol_uses)(Ctx *ctx, Op *op, struct SymbolTables *tables);
  bool (*cast_fits)(const Type *from, const Type *to); // of TRAIT_CAST
  bool (*is_declaration)(const Op *op); // symbols that must not be public then
  // The operand range passed to successor `index` (BranchOpInterface).
  void (*successor_operands)(Op *op, uint32_t index, uint32_t *first,
                             uint32_t *count);
  // Result types from the rest of what the operation is made of
  // (InferTypeOpInterface): how many there are, of which `results` gets the
  // first `room`; INFER_FAILED when that was reported.
  uint32_t (*infer)(Ctx *ctx, const struct OpSpec *spec, Type **results,
                    uint32_t room);
  // Whether an inferred type stands for that of a result; NULL: the same.
  bool (*infer_fits)(const Type *inferred, const Type *type);
  // A name for result `index` ("c0", "alloc"); false: none.
  bool (*result_name)(Ctx *ctx, Op *op, uint32_t index, Buf *out);
  // The same for argument `index` of the first block of its regions.
  bool (*arg_name)(Ctx *ctx, Op *op, uint32_t index, Buf *out);
  const char *summary;
};

struct Dialect {
  const char *name;
  const OpInfo *ops;
  uint32_t nops;
  uint32_t number;            // the upper part of its opcodes; from 1 on
  const DefInfo *const *defs; // types and attributes; ends with NULL, or NULL
  bool takes_unknown_ops;     // unregistered ones, in the generic form
  bool has_no_ops;            // in MLIR neither
  // Makes the operation that has a constant which folds gave as its result, be
  // it of another dialect; NULL when there is none.
  Op *(*materialize)(struct Builder *b, Attr *value, Type *type);
  // Checks of this dialect's discardable attributes on any operation.
  bool (*verify_op_attr)(Ctx *ctx, Op *op, NamedAttr attr);
  bool (*verify_arg_attr)(Ctx *ctx, Op *op, uint32_t arg, NamedAttr attr);
  bool (*verify_result_attr)(Ctx *ctx, Op *op, uint32_t res, NamedAttr attr);
};

// A part of a dialect beyond its rows: a table that belongs to one layer
// (`syntax` of frontend/, ...). Parts are registered in a context, so that a
// program that brings a dialect brings all parts of it.
typedef enum DialectPart {
  PART_SYNTAX,       // frontend/: Syntax of each operation, by index
  PART_PATTERNS,     // ir/rewrite/: Patterns of canonicalize, an empty one ends
  PART_RANGES,       // ir/rewrite/: RangeRules, an empty one ends
  PART_TO_LLVM,      // lowering/: ToLLVM, the handlers of its operations
  PART_TYPES,        // lowering/: TypeRules, an empty one ends
  PART_PASSES,       // lowering/: DialectPasses, an empty one ends
  PART_CONTRACTIONS, // lowering/: Contractions
  PART_VIEWS,        // lowering/: ViewRows, an empty one ends
  PART_TRANSLATION,  // backend/: OpTranslation of each operation, by index
  PART__MAX
} DialectPart;

typedef struct DialectEntry { // of one context
  const Dialect *dialect;
  bool named;    // its operations' names are known
  uint8_t *made; // of each operation, by index, whether there ever was one
  const void *parts[PART__MAX];
} DialectEntry;

static inline bool ctx_has_dialect(const Ctx *ctx, const Dialect *dialect) {
  const DialectEntry *entry = ctx->numbered[dialect->number];
  return entry && entry->dialect == dialect;
}
// Adds a part to a registered dialect, before anything asks for it.
void ctx_add_part(Ctx *ctx, const Dialect *dialect, DialectPart part,
                  const void *table);
// NULL where there is none.
static inline const void *
ctx_dialect_part(const Ctx *ctx, const Dialect *dialect, DialectPart part) {
  return ctx->numbered[dialect->number]->parts[part];
}
// That of the dialect that has this operation.
static inline const void *ctx_part(const Ctx *ctx, const OpInfo *info,
                                   DialectPart part) {
  const DialectEntry *entry = ctx->numbered[opcode_dialect(info->opcode)];
  return entry ? entry->parts[part] : NULL;
}
static inline const OpInfo *ctx_op_by_opcode(const Ctx *ctx, uint32_t opcode) {
  const DialectEntry *entry = ctx->numbered[opcode_dialect(opcode)];
  CHECK(entry && opcode_index(opcode) < entry->dialect->nops);
  return &entry->dialect->ops[opcode_index(opcode)];
}

// Whether an operation of this kind was ever made in the context: where none
// was there is none, and whoever looks for it need not look.
static inline bool ctx_has_made(const Ctx *ctx, uint32_t opcode) {
  const DialectEntry *entry = ctx->numbered[opcode_dialect(opcode)];
  return entry &&
         __atomic_load_n(&entry->made[opcode_index(opcode)], __ATOMIC_RELAXED);
}

// Values by opcode: for each dialect that has any, an array by index.
typedef struct OpMap {
  void **rows[DIALECTS_MAX];
} OpMap;
static inline void *opmap_get(const OpMap *map, uint32_t opcode) {
  void **row = map->rows[opcode_dialect(opcode)];
  return row ? row[opcode_index(opcode)] : NULL;
}
void opmap_set(OpMap *map, const Ctx *ctx, Arena *arena, uint32_t opcode,
               void *value);

// Operations

typedef enum ValueKind {
  VALUE_PLACEHOLDER, // for one that is not defined yet
  VALUE_RESULT,      // it stands in its Op
  VALUE_ARG,         // it stands in its BlockArg
} ValueKind;

struct Value {
  Type *type;
  Use *uses;           // of no particular order
  uint32_t kind : 2;   // ValueKind
  uint32_t index : 30; // among the results or arguments
  uint32_t id;         // SCRATCH_VALUE_ID
};
enum { VALUE_MOST = (1 << 30) - 1 };

static inline Value value_make(Type *type, ValueKind kind, uint32_t index) {
  CHECK(index <= VALUE_MOST);
  return (Value){.type = type, .kind = kind & 3u, .index = index & VALUE_MOST};
}

typedef struct BlockArg {
  Value value; // first
  Block *block;
  Loc loc;
} BlockArg;

struct Use { // an operand
  Value *value;
  Use *next, **link; // in value->uses
  Op *owner;
};

typedef struct Successor {
  Block *block;
  struct Successor *next, **link; // in block->preds
  Op *owner;
} Successor;

struct Region {
  Op *parent;
  Block *first, *last;
};

struct Block {
  Region *parent; // NULL while unlinked
  Block *prev, *next;
  Op *first, *last;
  BlockArg **args;
  uint32_t nargs, args_capacity;
  Successor *preds; // one entry per edge
  uint32_t id;      // SCRATCH_BLOCK_ID
  bool ordered;     // Op.order is valid
  Loc loc;
};

struct Op {
  Op *prev, *next;
  Block *block; // NULL while unlinked and for top-level modules
  const OpInfo *info;
  Attr *attrs;   // discardable: AT_DICT, or NULL
  Use *operands; // inline, or replaced by a larger array
  Successor *successors;
  Region *regions;
  Attr **slots; // inherent attributes by A_<op>_<name>; unregistered: one
                // slot, the properties attribute; NULL where absent
  Loc loc;
  uint32_t noperands, nresults, nsuccessors, nregions;
  uint32_t order; // in its block, see op_is_before()
  uint32_t operands_capacity;
  uint32_t bytes; // of the allocation
  uint32_t id;    // SCRATCH_OP_ID; 0 when not claimed
  uint16_t nslots;
  uint16_t flags; // scratch of passes; OP_FLAG_*
  Value results[];
};

// Everything to make an operation of. Lists are copied.
typedef struct OpSpec {
  const OpInfo *info;
  Loc loc;
  Type *const *result_types;
  Value *const *operands;
  Block *const *successors;
  uint32_t nresults, noperands, nsuccessors, nregions;
  Attr *const *slots; // info->nattrs of them, or NULL for none
  Attr *attrs;        // discardable dictionary or NULL
} OpSpec;

Op *op_create(Ctx *ctx, Pool *pool, const OpSpec *spec);
// Unlinks and frees it with all inside; no result may be used any more.
void op_erase(Pool *pool, Op *op);
void op_unlink(Op *op);
void op_insert_before(Op *before, Op *op);
void op_append(Block *block, Op *op);
static inline bool op_is(const Op *op, uint32_t opcode) {
  return op->info->opcode == opcode;
}
static inline bool op_has(const Op *op, uint64_t trait) {
  return op->info->traits & trait;
}
Str op_name(const Op *op);
static inline Value *op_operand(const Op *op, uint32_t i) {
  CHECK(i < op->noperands);
  return op->operands[i].value;
}
static inline Value *op_result(const Op *op, uint32_t i) {
  CHECK(i < op->nresults);
  return (Value *)&op->results[i];
}
static inline Type *op_operand_type(const Op *op, uint32_t i) {
  return op_operand(op, i)->type;
}
static inline Type *op_result_type(const Op *op) { // the first one's
  return op_result(op, 0)->type;
}
static inline bool op_has_uses(const Op *op) { // of any result
  for (uint32_t i = 0; i < op->nresults; i++)
    if (op->results[i].uses)
      return true;
  return false;
}
static inline Attr *op_slot(const Op *op, uint32_t i) {
  CHECK(i < op->nslots);
  return op->slots[i];
}
void op_set_operand(Op *op, uint32_t i, Value *value);
void op_set_operands(Pool *pool, Op *op, Value *const *values, uint32_t n);
void op_set_successor(Op *op, uint32_t i, Block *block);
// Operand or result group `group` of the row: first index and size, segment
// sizes taken into account. False when the segments do not fit (malformed).
bool op_operand_group(const Op *op, uint32_t group, uint32_t *first,
                      uint32_t *count);
bool op_result_group(const Op *op, uint32_t group, uint32_t *first,
                     uint32_t *count);
// The slot with the sizes of groups: of TRAIT_OPERAND_SEGMENTS or RESULT_.
uint32_t op_segments_slot(const OpInfo *info, uint64_t trait);
// The operand of a group of arity one or optional; NULL when absent.
Value *op_operand_of(const Op *op, uint32_t group);
// Any attribute by name: inherent slot first, then discardable.
Attr *op_attr(const Op *op, const Ident *name);
Attr *op_attr_str(const Ctx *ctx, const Op *op, const char *name);
// Sets (NULL removes) a discardable attribute.
void op_set_attr(Ctx *ctx, Op *op, Ident *name, Attr *value);
int op_slot_index(const OpInfo *info, Str name); // -1: not inherent
Op *op_parent(const Op *op);
Op *op_parent_of_kind(const Op *op, uint32_t opcode);
bool op_is_before(Op *a, Op *b); // in one block; numbers the block if needed
bool op_is_ancestor(const Op *ancestor, const Op *op); // or the same
// Returns the operation in `block` that contains `op` or is `op`, or NULL.
Op *op_ancestor_in_block(const Op *op, const Block *block);
Op *op_ancestor_in_region(const Op *op, const Region *region);
static inline Loc op_loc(const Op *op) {
  return op->loc;
}
// A deep copy; `map` (Value and Block pointers, old to new) is extended.
Op *op_clone(Ctx *ctx, Pool *pool, Op *op, PtrMap *map, Arena *scratch);

static inline bool value_is_arg(const Value *v) {
  return v->kind == VALUE_ARG;
}
static inline bool value_is_placeholder(const Value *v) {
  return v->kind == VALUE_PLACEHOLDER;
}
static inline Op *value_op(const Value *v) { // NULL for block arguments
  return v->kind == VALUE_RESULT
             ? (Op *)((char *)(v - v->index) - offsetof(Op, results))
             : NULL;
}
static inline Block *value_arg_block(const Value *v) { // NULL for results
  return v->kind == VALUE_ARG ? ((const BlockArg *)v)->block : NULL;
}
Loc value_loc(const Value *v);
// Returns the constant of a value that an operation of TRAIT_CONSTANT_LIKE
// defines, or NULL.
Attr *value_constant(Ctx *ctx, const Value *v);
static inline bool op_is_loop(const Op *op) {
  return op->info->loop;
}
// A call names its callee, or calls a value; op_callee() is NULL then.
static inline bool op_is_call(const Op *op) {
  return op->info->callee;
}
static inline Attr *op_callee(const Op *op) {
  return op->info->callee > 0 ? op->slots[op->info->callee - 1] : NULL;
}
void value_replace_uses(Value *from, Value *to);
// The operation that made it if it is of that opcode, else NULL.
Op *value_def(const Value *v, uint32_t opcode);
static inline bool value_has_one_use(const Value *v) {
  return v->uses && !v->uses->next;
}

Block *block_create(Pool *pool, Loc loc);
void block_append(Region *region, Block *block);
void block_insert_before(Block *before, Block *block);
void block_unlink(Block *block);
// Unlinks and frees it with its operations; nothing may refer to it.
void block_erase(Pool *pool, Block *block);
Value *block_add_arg(Pool *pool, Block *block, Type *type, Loc loc);
void block_remove_arg(Pool *pool, Block *block, uint32_t index);
static inline Value *block_arg(const Block *block, uint32_t i) {
  CHECK(i < block->nargs);
  return &block->args[i]->value;
}
// Moves `op` and all behind it to a new block after this one.
Block *block_split_before(Pool *pool, Op *op);
// Moves all blocks of `from` to stand before `before` (NULL: at the end of
// `region`).
void region_move_blocks(Region *from, Region *region, Block *before);
static inline Op *block_terminator(const Block *block) { // NULL when empty
  return block->last;
}
static inline bool region_is_empty(const Region *region) {
  return !region->first;
}
// Drops all uses inside, so that the rest can be erased in any order.
void region_drop_uses(Region *region);

// Calls `visit` for every operation below (and not including) `op`. The visit
// may insert before the visited operation, and may erase it if it has no
// regions or has been walked already (post).
typedef void OpVisitor(void *user, Op *op);
void op_walk(Op *op, OpVisitor *visit, void *user);      // parents first
void op_walk_post(Op *op, OpVisitor *visit, void *user); // children first

// builder.c: making operations at a place

// Who wants to know what is made (see ir/rewrite/rewriter.h).
struct Listener;

typedef struct Builder {
  Ctx *ctx;
  Pool *pool;
  Block *block; // where to
  Op *before;   // NULL: at the end of block
  Loc loc;
  struct Listener *listener; // or NULL
} Builder;

typedef struct Listener {
  // Made, or moved from elsewhere; inner ones before the outer.
  void (*op_inserted)(struct Listener *listener, Op *op);
  void (*op_modified)(struct Listener *listener, Op *op);
  // Its results are about to be replaced by `values`.
  void (*op_replaced)(struct Listener *listener, Op *op, Value *const *values);
  // About to be erased; inner ones before the outer.
  void (*op_erased)(struct Listener *listener, Op *op);
  // About to go, be it with its block; that of an operation comes after those
  // inside.
  void (*arg_erased)(struct Listener *listener, Value *arg);
  struct Listener *next; // told as well; or NULL
} Listener;
// Each calls that member of every listener that has it.
void listener_inserted(Listener *listener, Op *op);
void listener_modified(Listener *listener, Op *op);
void listener_replaced(Listener *listener, Op *op, Value *const *values);
void listener_erased(Listener *listener, Op *op);
void listener_arg_erased(Listener *listener, Value *arg);

static inline void builder_at_end(Builder *b, Block *block) {
  b->block = block;
  b->before = NULL;
}
static inline void builder_before(Builder *b, Op *op) {
  b->block = op->block;
  b->before = op;
  b->loc = op->loc;
}
void builder_after(Builder *b, Op *op);
void builder_at_start(Builder *b, Block *block);
Op *build_insert(Builder *b, Op *op);
Op *build_spec(Builder *b, const OpSpec *spec); // loc is the builder's
// An operation of fixed arity: operands up to NULL; slots empty.
// The same operation on other operands, as many, with results of `types`.
Op *build_same(Builder *b, const Op *op, Value *const *operands,
               Type *const *types, uint32_t ntypes);
Op *build_op(Builder *b, uint32_t opcode, Type *const *result_types,
             uint32_t nresults, Value *const *operands, uint32_t noperands);
Value *build_value(Builder *b, uint32_t opcode, Type *result,
                   Value *const *operands, uint32_t noperands);
Value *build_unary(Builder *b, uint32_t opcode, Type *result, Value *operand);
Value *build_binary(Builder *b, uint32_t opcode, Value *lhs, Value *rhs);

// symbol_table.c

typedef struct SymbolTable {
  Op *table_op;
  PtrMap by_name; // Ident to Op
  PtrMap counted; // Ident to the number behind the last that made it unique
} SymbolTable;
Str symbol_name(const Op *op); // data is NULL when it is not a symbol
// Its `sym_visibility`, NULL where it has none and is public; and sets it.
Attr *symbol_visibility(const Ctx *ctx, const Op *op);
void symbol_set_visibility(Ctx *ctx, Op *op, Attr *visibility);
// If several symbols have one name, the first is entered.
void symbol_table_build(SymbolTable *table, Ctx *ctx, Arena *arena,
                        Op *table_op);
Op *symbol_lookup(const SymbolTable *table, const Ident *name);
// Resolves a possibly nested reference from `from` outwards, by walking.
Op *symbol_lookup_nearest(Op *from, const Attr *ref);
// A name not in the table, made of `base` and a number; for `op`, entered.
Ident *symbol_unique(SymbolTable *table, Ctx *ctx, Arena *arena, Str base,
                     Op *op);

// Tables of many operations, each built when first asked for.
typedef struct SymbolTables {
  Ctx *ctx;
  Arena *arena;
  PtrMap tables; // Op to SymbolTable
} SymbolTables;
SymbolTable *symbol_table_of(SymbolTables *tables, Op *table_op);
// Like symbol_lookup_nearest(), but only in the nearest table.
Op *symbol_tables_lookup(SymbolTables *tables, Op *from, const Attr *ref);

// Scratch fields, which hold anything until somebody claims them, but for those
// of operations: they are 0, and left so. Nobody else uses them until they are
// released; debug builds see to that. Each thread claims those of the
// operations it works on. What an OP_FLAG_ means belongs to who defines it.
enum {
  SCRATCH_VALUE_ID = 1 << 0,
  SCRATCH_BLOCK_ID = 1 << 1,
  SCRATCH_OP_ID = 1 << 2,
};
static inline void scratch_claim(Ctx *ctx, unsigned fields) {
  CHECK(!(ctx->claimed & fields));
  ctx->claimed |= fields;
}
static inline void scratch_release(Ctx *ctx, unsigned fields) {
  CHECK((ctx->claimed & fields) == fields);
  ctx->claimed &= ~fields;
}

// fingerprint.c

// The same for as long as nothing in there has changed.
uint64_t op_fingerprint(const Op *op);

// dominance.c

typedef struct Dominance Dominance;
// Claims the numbers of blocks until it is released.
Dominance *dominance_new(Ctx *ctx, Arena *arena);
void dominance_release(Dominance *d);
// Both may be in nested regions; a value dominates uses in regions inside.
bool dominates(Dominance *d, const Value *value, const Op *user);
// False for regions in which the order of operations says nothing, and where
// nobody knows.
bool region_has_dominance(const Region *region);
bool block_dominates(Dominance *d, Block *a, Block *b);
bool block_is_reachable(Dominance *d, Block *block);
// The blocks of `region` that are reached, each before those it dominates,
// which follow it at once: entries i + 1 to i + dominated[i].
Block **dominance_preorder(Dominance *d, Region *region, uint32_t *count,
                           uint32_t **dominated);

// data_layout.c: what the lowering must know of the target

typedef struct DataLayoutSpec {
  uint32_t bits, abi_align; // bytes
} DataLayoutSpec;

typedef struct DataLayoutSpecs { // sorted by bits
  DataLayoutSpec items[24];
  uint32_t count;
} DataLayoutSpecs;

typedef struct DataLayout {
  Str text;              // LLVM's data layout string; empty: LLVM's default
  uint32_t pointer_bits; // of address space 0
  uint32_t index_bits;   // its index width
  uint32_t alloca_space, global_space, program_space;
  bool big_endian;
  struct {
    uint32_t space, bits, index_bits, abi_align; // bytes
  } pointers[32];
  uint32_t npointers;
  DataLayoutSpecs ints, floats, vectors;
  uint32_t aggregate_align; // bytes
  uint32_t stack_align;     // bytes; 0: not said
  uint64_t legal_ints;      // bit n: integers of n bits are native, n < 64
  char message[24];         // of a malformed string, where there is no constant
} DataLayout;
// False (nothing reported, `*why` says what as long as the layout lives) on a
// malformed string.
bool data_layout_parse(DataLayout *layout, Str text, const char **why);
uint32_t data_layout_pointer_bits(const DataLayout *layout, uint32_t space);
uint32_t data_layout_index_bits(const DataLayout *layout, uint32_t space);
uint32_t data_layout_pointer_align(const DataLayout *layout, uint32_t space);
// Returns the size of an LLVM-compatible type, or of index as an integer of
// index_bits. A scalable vector counts once.
uint64_t data_layout_bits(const DataLayout *layout, const Type *type);
// Bytes (alloc size includes padding to alignment).
uint64_t data_layout_alloc_size(const DataLayout *layout, const Type *type);
uint64_t data_layout_field_offset(const DataLayout *layout, const Type *type,
                                  uint32_t field); // of a struct
uint64_t data_layout_store_size(const DataLayout *layout, const Type *type);
uint32_t data_layout_abi_align(const DataLayout *layout, const Type *type);
// Whether it names an 80-bit float, as those of x86 do.
bool data_layout_has_f80(const DataLayout *layout);

// verifier.c: reports what is wrong below `op`; false if anything is.

bool verify(Ctx *ctx, Op *op);

typedef enum Soundness {
  SOUND_HEADER = 1, // something inside, or an operand, is wrong or missing
  UNSOUND,          // the operation itself is wrong
} Soundness;

// Damage that is known to be in a module.
typedef struct Damage {
  Arena arena;
  PtrMap ops;      // Op to Soundness, if not sound
  PtrMap symbols;  // Ident of those that are missing, to anything
  bool any_symbol; // also some of which nobody knows the name
  bool incomplete; // something is missing
} Damage;

void damage_add(Damage *damage, const Op *op, Soundness soundness);
// The same when something is wrong already, as far as that is still to be told
// from its consequences: operations of which nothing is missing, function by
// function, and names that no missing operation may have had. `verify` stops
// at the symbols of a table when anything in it is wrong; this does not.
bool verify_rest(Ctx *ctx, Op *op, Damage *damage);
// verify_hints.c: notes behind errors, for whoever wrote the text. A terminator
// does not pass the values of these types that are needed.
void hint_yield(Ctx *ctx, const Op *terminator, Type *const *needed,
                uint32_t n);
// A return of that name stands in a region of a loop or branch.
void hint_early_return(Ctx *ctx, Str name, const OpInfo *parent, Loc loc);
// An operation does not take the type; perhaps one of another name does.
void hint_twin(Ctx *ctx, const OpInfo *info, Type *type, Loc loc);

// `'arith.addi' op <text>`, at the operation; false.
bool op_error(Ctx *ctx, const Op *op, const char *fmt, ...) PRINTF_LIKE(3, 4);
// The same without the operation's name.
bool op_plain_error(Ctx *ctx, const Op *op, const char *fmt, ...)
    PRINTF_LIKE(3, 4);
bool op_warning(Ctx *ctx, const Op *op, const char *fmt, ...) PRINTF_LIKE(3, 4);

#endif
