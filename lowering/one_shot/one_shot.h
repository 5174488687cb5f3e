// one-shot-bufferize by name: MLIR's algorithm, step by step, so that its text
// is MLIR's as well. (What a compile does is in lowering/bufferize/: it frees,
// and takes time in proportion to the text.)
//
//   state.c      alias sets, and what operations do to operands, by their rows
//   conflicts.c  whether an operand can be written in place
//   analyze.c    decides that for each operand, in the order of a heuristic
//   annotate.c   shows what was decided, for test-analysis-only
//   copies.c     inserts bufferization.alloc_tensor where it can not
//   buffers.c    replaces operations on tensors one by one; to_tensor and
//                to_buffer stand in between, and are folded in the end
//   functions.c  functions, callees first; calls and signatures
//   of_*.c       rows: BufferizableOpInterface of each dialect's operations
#ifndef MLCC_ONE_SHOT_H
#define MLCC_ONE_SHOT_H

#include "ir/build/arith.h"
#include "ir/build/memref.h"
#include "ir/build/tensor.h"
#include "ir/dialects/memref/memref.h"
#include "lowering/ml_program/global_accesses.h"
#include "lowering/one_shot/passes.h"
#include "lowering/pass/pass.h"

typedef struct OneShot OneShot;

// Words of the options with layouts. ORDER LAYOUTS
typedef enum LayoutChoice {
  LAYOUT_INFER,
  LAYOUT_IDENTITY,
  LAYOUT_DYNAMIC,
} LayoutChoice;

// An operand and a value that may be in the same memory.
typedef struct AliasLink {
  Use *operand;
  Value *value;
  bool equivalent; // the same memory from beginning to end
  bool definite;   // whatever happens while the program runs
} AliasLink;
typedef Vec(AliasLink) AliasLinks;

// Values whose types are being computed, the innermost first.
typedef struct TypeStack {
  const Value *value;
  const struct TypeStack *outer;
} TypeStack;

// BufferizableOpInterface. A NULL member is its default.
typedef struct OneShotRow {
  uint32_t opcode; // 0 ends a list
  // Makes what stands for `op` at the builder's place; false: reported, or
  // nothing was said and the driver does. NULL: it stays as it is.
  bool (*bufferize)(OneShot *z, Op *op);
  bool (*reads)(OneShot *z, Use *operand);                          // NULL: yes
  bool (*writes)(OneShot *z, Use *operand);                         // NULL: no
  void (*values_of)(OneShot *z, Use *operand, AliasLinks *links);   // none
  void (*operands_of)(OneShot *z, Value *value, AliasLinks *links); // inverse
  bool (*result_writes)(OneShot *z, Value *result);
  bool (*is_writable)(OneShot *z, Value *value); // NULL: results are
  bool (*must_be_in_place)(Use *operand);        // NULL: no
  bool (*is_elementwise)(OneShot *z, Op *op, Use *a, Use *b); // NULL: no
  bool (*verify)(OneShot *z, Op *op);
  bool (*resolve)(OneShot *z, Op *op); // NULL: resolve_conflicts()
  Type *(*type_of)(OneShot *z, Value *value, const TypeStack *stack);
  // Whether a region is run several times, besides what EDGES say; and whether
  // these times are in any order.
  bool (*repeats)(OneShot *z, const Op *op);
  bool runs_in_parallel;
  bool allocates;      // results are in new memory
  bool takes_blocks;   // regions may have several blocks
  uint8_t equal, part; // operand plus 1 that the first result is, or is of
  // The sizes of the result (reifyResultShapes), by operations at the builder's
  // place; NULL: nobody knows them.
  void (*sizes)(OneShot *z, Op *op, Mixed *sizes);
  // Puts operand 0 in the place of operand 1, or of the part of it that the
  // operation's own row says (SubsetInsertionOpInterface).
  bool inserts;
  bool keeps_original; // of a tensor that is copied, it uses the original
} OneShotRow;
#define ONE_SHOT(opcode_, bufferize_) .opcode = opcode_, .bufferize = bufferize_
extern const OneShotRow *const one_shot_rows[]; // lists, ends with NULL

// A use that reads or writes. As long as everything that matters is in one block
// without a way back to it, only a write from `first` to `last` can come between
// a definition of what is read and the read; `block` is NULL where that is not
// so. A write is from its place to its place.
typedef struct Access {
  Use *use;
  const Block *block;
  uint32_t first, last;
  bool is_public; // a write that needs no buffer of a thread's own
} Access;
typedef Vec(Access) Accesses;

// All that is done to the values of an alias set, of writes those in place.
typedef struct AliasAccesses {
  Accesses reads, writes;
  bool is_readonly; // nobody may write to one of them
} AliasAccesses;

typedef struct AliasMember {
  Value *value;
  uint32_t set, equal;     // parents in the two forests
  uint32_t next;           // of the set, a ring that begins with the root
  uint32_t last;           // of the root of a set: whose next it is
  uint32_t analysis;       // that `accesses` are of
  uint32_t defined;        // the analysis that `definitions` are of
  AliasAccesses *accesses; // of the root of a set, if somebody asked
  ValueVec definitions;    // of what is in the value, if somebody asked
} AliasMember;

typedef struct FunctionFacts {
  Op *func;
  bool analyzed;
  uint32_t nargs, nresults;
  bool *reads, *writes; // by argument
  bool *aliases;        // by argument and result
  bool *readonly;       // by result: it may be memory that nobody may write
  int32_t *equal_args;  // by result the argument that it is; -1: none
} FunctionFacts;

struct OneShot {
  Listener listener; // first
  PassRun *run;
  const Options_one_shot_bufferize *options;
  Ctx *ctx;
  union {
    Rewriter rw;
    Builder b;
  };
  Arena *arena; // `local` for a function, `scratch` for one of its operations
  Arena *keep;  // until the pass ends
  Op *module;
  OpMap rows;       // of functions and calls with `boundaries` only
  bool has_filters; // which is_allowed() asks
  SymbolTables tables;
  bool boundaries;        // functions are bufferized
  bool copy_before_write; // nothing is known
  bool analyzing;         // functions of no-analysis-func-filter are left out
  PtrMap facts;           // functions, to FunctionFacts
  struct FuncOrder *func_order; // NULL: nobody asked
  GlobalAccesses globals; // of the module as it was, if it has loads of them
  // The rest belongs to an analysis.
  bool knows_aliases;
  bool refused;  // something cannot be as it was decided; it was reported
  PtrMap *asked; // values that value_writes() is about; NULL: none
  // By Value.id; that of any other value is one of another value, or of none.
  Vec(AliasMember) sets;
  // DECIDED_* of operands: those of an operation begin at Op.id, which is 0 where
  // none was a tensor when the analysis began.
  uint8_t *decisions;
  bool has_threads;   // some operation runs in parallel
  uint32_t analysis;  // a number for each
  Arena local;        // until that ends, or the rewriting of a function
  Arena scratch;      // until a question is answered, or an operation done
  uint32_t conflicts; // that were annotated
  uint32_t renamed;   // globals whose names were taken
  // The rest belongs to rewriting.
  Vec(Op *) work; // by Op.id - 1; NULL: erased. Others have the number 0
  size_t nold;    // of them were there before
  Op *root;       // NULL: erased
};

enum {
  DECIDED_IN_PLACE = 1 << 0,
  DECIDED_UNDEFINED = 1 << 1, // it has no contents
};

// What is allocated from one to the other is in `local`, and goes.
typedef struct LocalArena {
  Arena *arena, *rewriting;
  ArenaMark mark;
} LocalArena;
static inline LocalArena arena_begin(OneShot *z, Arena *arena) {
  LocalArena outer = {z->arena, z->rw.arena, arena_save(arena)};
  z->arena = z->rw.arena = arena;
  return outer;
}
static inline void arena_end(OneShot *z, const LocalArena *outer) {
  Arena *arena = z->arena;
  z->arena = outer->arena;
  z->rw.arena = outer->rewriting;
  arena_restore(arena, outer->mark);
}
static inline LocalArena local_begin(OneShot *z) {
  return arena_begin(z, &z->local);
}
// The same of `scratch`: a question, or what is done to one operation.
static inline LocalArena scratch_begin(OneShot *z) {
  return arena_begin(z, &z->scratch);
}

static inline uint32_t operand_number(const Use *operand) {
  return (uint32_t)(operand - operand->owner->operands);
}
static inline Use *operand_use(const Op *op, uint32_t i) {
  CHECK(i < op->noperands);
  return (Use *)&op->operands[i];
}

// state.c
Op *value_owner(const Value *value); // that has it, or the block it is of
bool has_tensor_semantics(const Op *op);
bool is_allowed(const OneShot *z, const Op *op);
// NULL: unknown; with row_of(), or not to be bufferized.
static inline const OneShotRow *known_row(const OneShot *z, const Op *op) {
  return opmap_get(&z->rows, op->info->opcode);
}
static inline const OneShotRow *row_of(const OneShot *z, const Op *op) {
  const OneShotRow *row = known_row(z, op);
  return row && (!z->has_filters || is_allowed(z, op)) ? row : NULL;
}
// The analysis of `root`, in which numbers of values and operations are taken;
// what it needs is in `arena`.
void begin_aliases(OneShot *z, Op *root);
void end_aliases(OneShot *z, Op *root);
bool may_share(OneShot *z, const Value *a, const Value *b);
bool are_equivalent(OneShot *z, const Value *a, const Value *b);
void unite_equivalent(OneShot *z, Value *a, Value *b);
// Appends the values of the alias set, in the order in which they came to it.
void add_alias_set(OneShot *z, Value *value, ValueVec *values);
AliasAccesses *accesses_of(OneShot *z, Value *value); // of its set
bool is_in_place(OneShot *z, Use *operand);
void decide_in_place(OneShot *z, Use *operand);
bool is_undefined(const OneShot *z, const Use *operand);
void decide_undefined(OneShot *z, const Use *operand);
bool operand_reads(OneShot *z, Use *operand);
bool operand_writes(OneShot *z, Use *operand);
bool value_writes(OneShot *z, Value *value);
bool value_is_read(OneShot *z, Value *value);
bool value_is_written(OneShot *z, Value *value);
bool value_is_writable(OneShot *z, Value *value);
AliasLinks values_of(OneShot *z, Use *operand);
AliasLinks operands_of(OneShot *z, Value *value);
void add_link(OneShot *z, AliasLinks *links, Use *operand, Value *value,
              bool equivalent, bool definite);
// The values that a use gets its contents from: where `stops` is true for, or
// that come from nowhere. With `any_leaf` false, only the former.
typedef struct Chase {
  bool (*stops)(OneShot *z, Value *value, const void *user);
  const void *user;
  bool leaves, equivalent_only, same_type_only;
} Chase;
PtrMap find_sources(OneShot *z, const Use *operand, const Chase *chase);
bool value_defines(OneShot *z, Value *value, const void *user); // as `stops`
const ValueVec *find_definitions(OneShot *z, const Use *operand);
const Region *repetitive_region(OneShot *z, const Region *region);
const Region *parallel_region(OneShot *z, const Region *region);
bool region_repeats(OneShot *z, const Region *region);
FunctionFacts *facts_of(OneShot *z, const Op *func);

// conflicts.c
// What a value and its uses add to an alias set, and a write by itself.
void add_accesses(OneShot *z, AliasAccesses *a, Value *value);
Access write_access(Use *use);
typedef enum Conflict {
  CONFLICT_NONE,
  CONFLICT_READONLY, // memory would be written that nobody may write
  CONFLICT_ORDER,    // a read would see a write that comes too early
} Conflict;
// What is in the way of an operand in place. With `consistency`, the write of the
// operand itself does not count.
Conflict find_conflict(OneShot *z, Use *operand, bool consistency);

// analyze.c
// False: reported, and nothing was decided. What was decided and cannot be is
// reported too, and `refused`.
bool analyze_op(OneShot *z, Op *root);

// annotate.c
void annotate_decisions(OneShot *z, Op *root);
void annotate_alias_sets(OneShot *z, Op *root);
void annotate_conflict(OneShot *z, const Use *read, const Use *write,
                       const Value *definition);
void annotate_readonly(OneShot *z, const Value *value);
void annotate_function(OneShot *z, const FunctionFacts *facts);

// copies.c
bool insert_copies(OneShot *z, Op *root);
bool resolve_conflicts(OneShot *z, Op *op);
// Replaces all uses of a result by a copy of it. False: reported.
bool copy_result(OneShot *z, Value *value);
// A bufferization.alloc_tensor of that shape, at the builder's place.
Value *allocate_like(OneShot *z, Value *tensor, bool copy);

// buffers.c
bool bufferize_op(OneShot *z, Op *root);
Value *get_buffer(OneShot *z, Value *tensor); // NULL: reported
// NULL: reported. `stack` may be NULL.
Type *get_buffer_type(OneShot *z, Value *tensor, const TypeStack *stack);
Type *identity_type(OneShot *z, const Type *tensor, Attr *space);
Type *dynamic_type(OneShot *z, const Type *tensor, Attr *space);
Type *chosen_type(OneShot *z, const Type *tensor, LayoutChoice layout);
// The type for an operation that is not bufferized; NULL: its memory space is
// not known.
Type *unknown_type(OneShot *z, const Type *tensor);
// The memory space of new memory; false: reported, at `op`.
bool default_space(OneShot *z, const Type *tensor, const Op *op, Attr **space);
Value *build_to_tensor(OneShot *z, Value *buffer, Type *tensor);
Value *build_to_buffer(OneShot *z, Value *tensor, Type *buffer);
// Has buffers stand for results, and erases `op`; true.
bool replace_with_buffers(OneShot *z, Op *op, Value *const *values);
static inline bool replace_with_buffer(OneShot *z, Op *op, Value *value) {
  return replace_with_buffers(z, op, &value);
}
Value *cast_buffer_to(OneShot *z, Value *buffer, Type *type);
// The same where that may need a copy.
Value *cast_or_copy(OneShot *z, Value *buffer, Type *type);
Value *build_alloc(OneShot *z, Type *memref, Value *const *sizes, uint32_t n);
void build_memcpy(OneShot *z, Value *from, Value *to);
Value *build_dim(OneShot *z, Value *shaped, int64_t dim);
// Arguments of a block become memrefs, and what is passed to it.
bool bufferize_block(OneShot *z, Block *block);

// shapes.c: sizes of results, as operations say them (reifyResultShapes)
bool reify_shape(OneShot *z, Value *tensor, Mixed *sizes);
// For rows: the size of a dimension, the sizes of another value, and those that
// the operands of a group are where the type of the result does not know them.
Mixed size_of_dim(OneShot *z, Value *tensor, int dim);
void sizes_of_value(OneShot *z, Value *tensor, Mixed *sizes);
void sizes_of_group(const Op *op, uint32_t group, Mixed *sizes);

// functions.c
bool analyze_module(OneShot *z);
Op *called_function(OneShot *z, const Op *call); // NULL: none in the module
Type *function_arg_type(OneShot *z, const Op *func, uint32_t i);
bool bufferize_module(OneShot *z, Op *module);

// of_ml_program.c: finds the variables and which functions store to them, while they
// do; and gives the variables of the module memory. False: reported.
void find_globals(OneShot *z);
bool bufferize_globals(OneShot *z);

// of_*.c
extern const OneShotRow one_shot_arith[], one_shot_bufferization[],
    one_shot_cf[], one_shot_func[], one_shot_ml_program[], one_shot_scf[],
    one_shot_tensor[], one_shot_vector[], one_shot_linalg[];
extern const OneShotRow one_shot_structured;
bool reads_never(OneShot *z, Use *operand);
bool writes_always(OneShot *z, Use *operand);
void links_of_branch_arg(OneShot *z, Value *arg, AliasLinks *links);
Type *type_of_branch_arg(OneShot *z, Value *arg, const TypeStack *stack);

#endif
