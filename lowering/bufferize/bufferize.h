// Bufferization: tensors become memory. See one_shot_bufferize.c for how the
// parts work together.
//
//   values.c     numbers tensors and collects their uses
//   decide.c     decides which operands are written in place, handed over or
//                copied; it marks uses and changes nothing
//   rewrite.c    replaces operations, as the marks say, by the handlers of the
//                rows (of_tensor.c, of_linalg.c, of_scf.c, of_func.c, ...)
//   ownership.c  frees what was allocated
#ifndef MLCC_BUFFERIZE_H
#define MLCC_BUFFERIZE_H

#include "ir/build/arith.h"
#include "ir/build/memref.h"
#include "lowering/pass/pass.h"

typedef struct Bufferize Bufferize;

// How the results of an operation come by their memory.
typedef enum BufferFlow {
  FLOW_NEW = 1,  // new memory; tensor operands are read
  FLOW_EMPTY,    // new memory of which nobody knows the contents
  FLOW_CONSTANT, // memory that nobody may write
  FLOW_BORROWED, // memory of somebody else
  FLOW_SIZES,    // only the sizes of operands are asked for
  FLOW_WHOLE,    // the first result is all of the first operand's memory
  FLOW_PART,     // the first result is a part of the first operand's memory
  FLOW_EITHER,   // results are any of the tensor operands' memory
  FLOW_WRITES,   // the destinations of the row are written
  FLOW_DESTROYS, // all tensor operands may be written; results are new
  FLOW_BRANCHES, // results are what the regions end with
  FLOW_FOR,
  FLOW_WHILE,
  FLOW_FORALL,
  FLOW_END,  // hands its operands to the operation around it
  FLOW_TAKE, // hands its operands to new owners
} BufferFlow;

// A use of the memory of a tensor.
typedef enum UseKind {
  USE_NONE, // not of memory
  USE_READ,
  USE_WRITE, // destroys what is there
  USE_TAKE,  // gives the memory to somebody else
} UseKind;

typedef struct BufferRow {
  uint32_t opcode; // 0 ends a list
  BufferFlow flow;
  // Makes what stands for `op` at the builder's place; false: reported.
  bool (*rewrite)(Bufferize *z, Op *op);
  // Whether it reads what is in a destination; NULL: it does.
  bool (*reads)(Bufferize *z, const Op *op, uint32_t operand);
  // The flow, where it depends on more than the name; or NULL.
  BufferFlow (*flow_of)(Bufferize *z, const Op *op);
  // Says what it does to a tensor operand, where the flow does not; or NULL.
  UseKind (*use)(Bufferize *z, const Op *op, uint32_t operand);
  // tied_operand(), where the row of the operation does not say; or NULL.
  uint32_t (*tied)(Bufferize *z, const Op *op, uint32_t index);
  // Makes the buffer of the result when somebody asks for it; NULL: `rewrite`
  // has made it. Until then late_size() gives the sizes that the type does not.
  Value *(*late_buffer)(Bufferize *z, Op *op);
  Mixed (*late_size)(const Op *op, int dim);
  // Undoes a view of the first operand on `place`: returns the place of the
  // operand or NULL; or NULL: it cannot be undone.
  Value *(*place_of_source)(Bufferize *z, Op *view, Value *place);
  // The memref that the first operand is put into, if the program says that
  // nobody else knows its memory and that it may be written; or NULL.
  Value *(*filled_memory)(const Op *op);
  bool keeps_sizes; // the result has the sizes of the first operand
  bool names_space; // memory may be in another space than the type says
} BufferRow;
#define BUFFER_ROW(opcode_, flow_, rewrite_)                                   \
  .opcode = opcode_, .flow = flow_, .rewrite = rewrite_
extern const BufferRow *const buffer_rows[]; // lists, ends with NULL

typedef struct TensorUse {
  Op *op;
  uint32_t operand, position, next; // the next of the group, or 0
  uint8_t kind;
  bool copy;         // decided: not in place
  bool content;      // of a copy: there are contents to copy
  const Op *because; // of a copy: needs what was there; NULL: nobody may write
  bool alias; // of what is handed on: there, too, it is that memory, not owned
} TensorUse;

// Tensors that see the same contents of one piece of memory: views of each
// other. What is written is of another group than what was there before.
typedef struct TensorGroup {
  uint32_t into;        // that it became part of, or 0
  uint32_t first, last; // uses, in order of the text
  uint32_t depth;       // loops around
  bool has_content, readonly, unowned;
} TensorGroup;

typedef struct Tensor {
  Value *value;
  uint32_t group;
  Value *same;   // the tensor whose buffer it has, at first itself
  Value *root;   // the tensor that the memory was made for
  bool is_part;  // of that memory
  bool taken;    // decided: of a root, somebody else gets to own it
  bool is_name;  // decided: of a root, scf.while has it and nobody owns it
  Op *namer;     // decided: of a root, the conditional whose result names it
  Value *buffer; // once there is one
} Tensor;

// A loop carries a value in one of these ways.
typedef enum SlotKind {
  SLOT_OTHER,  // no tensor
  SLOT_STAYS,  // one buffer throughout
  SLOT_COPIED, // likewise, what is yielded is copied into it
  SLOT_MOVES,  // each iteration has a buffer of its own, and owns it
  SLOT_NAMED,  // names of memory from outside, which is only read by them
} SlotKind;

// An operation in the new form hands the memory of an operand on.
typedef enum Handing {
  HAND_NOTHING,
  HAND_OWNER, // it has another owner from then on
  HAND_NAME,  // a result of the loop, or of the operation around a
              // terminator, is that memory, too
} Handing;

typedef struct OwnedBuffer {
  Value *memref;
  Value *flag; // i1: whether it is owned; NULL: it is
} OwnedBuffer;

typedef struct ArgChange {
  Block *block;
  uint32_t index; // of the tensor
  Value *now;     // a later argument that is to stand there; NULL: it goes
} ArgChange;

// A result of a function that is an argument: the tensor without views at the
// end, and the view of the argument that it is to be.
typedef struct PlacedResult {
  Value *tensor, *place;
} PlacedResult;

struct Bufferize {
  PassRun *run;
  Ctx *ctx;
  union {
    Rewriter rw;
    Builder b;
  };
  Arena *arena;
  Op *module;
  OpMap rows;
  SymbolTables tables;
  PtrMap globals;     // constants, to memref.global
  PtrMap out_results; // functions that return no tensors, see out_results.c
  PtrMap needs;       // of memory, by function, see needs.c
  bool remarks;       // says what is copied
  bool copies_all;    // each write is one to a copy
  bool only_asks;     // says nothing of what cannot be bufferized
  uint32_t alignment; // of new buffers, in bytes; 0: as the allocation has it
  uint64_t stack;     // bytes that a function may have for buffers on the stack
  // The rest belongs to the function at hand. Entries 0 are nobody's.
  Op *func;
  Vec(Tensor) tensors; // by Value.id
  Vec(TensorGroup) groups;
  Vec(TensorUse) uses;
  Vec(uint32_t) first_use; // by Op.id
  Vec(Op *) numbered;
  PtrMap slots;   // loops, to SlotKinds
  PtrMap fresh;   // parts without contents, see destinations.c
  PtrMap written; // arguments of foralls, to the memrefs that are written
  PtrMap named;   // arguments of SLOT_NAMED, to the memrefs that are yielded
  uint32_t depth; // loops around what is walked
  Vec(Op *) dead;
  Vec(OwnedBuffer) owned;
  Vec(ArgChange) arg_changes;
  PlacedResult *placed; // by result, see destinations.c
  PtrMap handed; // operations that hand memory on, to Handings by operand
};

const BufferRow *buffer_row(const Bufferize *z, const Op *op);
BufferFlow buffer_flow(Bufferize *z, const Op *op);
static inline Block *only_block(const Region *region) {
  return region->first;
}

// one_shot_bufferize.c
void add_buffer_rows(Bufferize *z);
// Makes blocks that branch to each other loops and conditionals.
bool structure_function(Bufferize *z, Op *func);

// values.c
bool number_tensors(Bufferize *z);
void forget_numbers(Bufferize *z);
bool is_numbered(const Bufferize *z, const Value *value);
Tensor *tensor_of(Bufferize *z, const Value *value);
TensorGroup *group_of(Bufferize *z, const Value *value);
uint32_t group_id(Bufferize *z, uint32_t group);
void merge_groups(Bufferize *z, const Value *a, const Value *b);
// Returns the use that an operand is; NULL if the operand is no tensor.
TensorUse *use_of(Bufferize *z, const Op *op, uint32_t operand);
// The operand that result `index` overwrites, or UINT32_MAX.
uint32_t tied_operand(Bufferize *z, const Op *op, uint32_t index);
bool reads_destination(Bufferize *z, const Op *op, uint32_t operand);

// parts.c: rectangular parts
bool same_part(Bufferize *z, const Op *a, const Op *b);

// of_tensor.c: erases insertions of a part, unchanged, where it was taken from.
void drop_unchanged_inserts(Bufferize *z, Op *func);
// of_scf.c: takes away results of regions that never end.
void drop_results_never_given(Bufferize *z, Op *func);
// of_bufferization.c: erases tensors in new memory that nobody uses.
void drop_unused_copies(Bufferize *z, Op *func);
bool parts_are_apart(Bufferize *z, const Op *a, const Op *b);

// destinations.c
void build_in_destinations(Bufferize *z);
void build_in_arguments(Bufferize *z);
// The use of what `value` began with before it was written step by step, if
// that is to be kept, and so would be copied; or NULL.
Use *begins_with_others(Bufferize *z, const Value *value);
// The tensor that `value` has the sizes of, as far back as that is known.
Value *of_same_sizes(Bufferize *z, Value *value);

// decide.c
void decide(Bufferize *z);
// The tensor that `value` was written over, or is a view of; or NULL.
Value *written_before(Bufferize *z, const Value *value);
uint32_t first_init(const Op *loop); // the number of that operand
// Whether the memory of a root is there before and behind the operation.
bool outlives(Bufferize *z, const Op *op, const Value *root);
// Whether it is a part of the memory of its root, which the result of a conditional
// may come to be after views of it were numbered.
bool is_part_of_root(Bufferize *z, const Value *value);

// while_names.c
void decide_while_names(Bufferize *z, Op *loop);

// summaries.c
void summarize_functions(Bufferize *z, const OpList *funcs);
// Calls `visit` for each function, callees first.
typedef void VisitFunction(Bufferize *z, Op *func);
void visit_callees_first(Bufferize *z, const OpList *funcs,
                         VisitFunction *visit);
// Marks the argument as being the result, by `tf.aliasing_output`.
void result_is_argument(Bufferize *z, Op *func, uint32_t result, uint32_t arg);

// out_results.c
bool results_to_arguments(Bufferize *z, Op *root);

// rewrite.c
bool rewrite_function(Bufferize *z);
bool rewrite_block(Bufferize *z, Block *block);
bool rewrite_regions(Bufferize *z, Op *op);
Type *buffer_type(Bufferize *z, const Type *tensor); // row-major
Value *buffer_of(Bufferize *z, Value *tensor);
void set_buffer(Bufferize *z, Value *tensor, Value *buffer);
void op_is_dead(Bufferize *z, Op *op);
// The memory that an operation writes its result to.
Value *destination(Bufferize *z, Op *op, uint32_t operand);
Mixed dim_size(Bufferize *z, Value *tensor, int dim);
Mixed *dim_sizes(Bufferize *z, Value *tensor);
// New memory, which is owned.
Value *new_buffer(Bufferize *z, Type *memref, const Mixed *sizes);
Value *new_buffer_like(Bufferize *z, Value *tensor);
void own(Bufferize *z, Value *memref);
void build_copy(Bufferize *z, Value *from, Value *to);
void copy_contents(Bufferize *z, Value *tensor, Value *to);
// A copy of memory of any rank, which is owned.
Value *clone_of(Bufferize *z, Value *memref);
// A buffer with the contents of a tensor that nobody else has.
Value *copy_of(Bufferize *z, Value *tensor);
Value *cast_buffer(Bufferize *z, Value *memref, Type *type);
// The buffer of a tensor in row-major order, copied if need be.
Value *compact_buffer(Bufferize *z, Value *tensor);
// The buffer of an operand that goes to a new owner.
Value *taken_buffer(Bufferize *z, Op *op, uint32_t operand);
// The buffer of an operand that is handed over, or handed on as a name; or the
// operand, if it is no tensor.
Value *handed_buffer(Bufferize *z, Op *op, uint32_t operand, Handing *handing);
// Rewrites a terminator that hands its operands over: a return, a condition.
bool rewrite_take(Bufferize *z, Op *op);
Type *dynamic_layout(Bufferize *z, const Type *memref);
// The value of a constant; the splat that it is. Or NULL.
Attr *tensor_constant(Bufferize *z, const Value *tensor);
Attr *splat_of(Bufferize *z, const Value *tensor);
void fill_with(Bufferize *z, Attr *splat, Value *memref);

// By operand, HAND_NOTHING at first.
Handing *handings_of(Bufferize *z, Op *op);

// ownership.c
void free_buffers(Bufferize *z);
uint64_t buffer_bytes(const Type *memref); // UINT64_MAX: not known

// needs.c
void remark_needs(Bufferize *z, const OpList *funcs);

// of_*.c
extern const BufferRow rows_tensor[], rows_bufferization[], rows_scf[],
    rows_func[], rows_arith[], rows_vector[], rows_ml_program[];
bool rewrite_structured(Bufferize *z, Op *op); // of_linalg.c
// of_tensor.c, of_scf.c: insertions
bool insert_part(Bufferize *z, Op *op, Value *dest);
bool rewrite_parallel_insert(Bufferize *z, Op *op);

// of_ml_program.c
void settle_globals(Bufferize *z, Op *root);
void convert_global(Bufferize *z, Op *global);

// of_func.c
bool argument_is_writable(Bufferize *z, const Op *func, uint32_t index);
// Whether the last use of the memory is that a function of the runtime prints
// it, which takes any strides. Others get rows without gaps, as by mlir-opt,
// which copies what is used again.
bool is_only_printed(Bufferize *z, const Value *tensor);
// Whether `bufferization.writable` says so.
bool argument_may_be_written(Bufferize *z, const Op *func, uint32_t index);
// The argument of the function at hand that a result is to be; or NULL.
Value *argument_of_result(Bufferize *z, uint32_t result);
bool change_signature(Bufferize *z, Op *func);

#endif
