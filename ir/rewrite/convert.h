// The conversion driver: takes a module from what its types and operations are
// to what they are to be, in one walk. See convert.c for how it goes.
//
// A conversion is a table of handlers, by operation, and what types become.
// Requirements on handlers:
//
//   - It looks first and then acts: nothing is rolled back.
//   - It makes what stands for `op` at the builder's place, before `op`, and
//     returns conv_replace() or one of its like; or changes `op` in place, but
//     for its results, and returns true.
//   - It reads types and attributes from the old operation, and values from
//     conv_value() or conv_parts(); one that keeps types may take operands.
//   - It converts what is in the regions of `op` by conv_region() before it
//     moves them, or has them in an operation that it makes, which is walked.
//   - What it erases besides it erases by `c->rw`, or buries (conv_erase()).
#ifndef MLCC_CONVERT_H
#define MLCC_CONVERT_H

#include "ir/rewrite/lists.h"
#include "ir/rewrite/pattern.h"

typedef struct Conv Conv;

// Types

typedef Vec(Type *) TypeVec;
typedef Vec(Value *) ValueVec;

// A type conversion. Each conversion has a struct that begins with this one.
typedef struct TypeConversion TypeConversion;
struct TypeConversion {
  // Returns the converted type, which is the type itself if it stays. Returns
  // NULL, and reports nothing, if it becomes no type or several.
  Type *(*convert)(TypeConversion *types, Type *type);
  // Appends what a type becomes that becomes several, or none. False: it has no
  // conversion. NULL where all types become one.
  bool (*expand)(TypeConversion *types, Arena *arena, Type *type,
                 TypeVec *parts);
  // Messages print why a type has no conversion, and what it cannot become
  // ("LLVM type"); or NULL.
  const char *(*why)(TypeConversion *types, Type *type);
  const char *what;
  // Where one side is not converted: what was there made of what it became, for
  // a result and for an argument of a block, and the other way round. Made at
  // the builder's place. NULL: builtin.unrealized_conversion_cast.
  Value *(*to_source)(Conv *c, Type *type, ValueList parts);
  Value *(*to_argument)(Conv *c, Type *type, ValueList parts);
  Value *(*to_target)(Conv *c, Type *type, Value *value);
  // Makes one value of several that stand for a value of `type` until it is
  // asked for, such as the fields of a memref argument. NULL if no value that
  // becomes one is represented by several.
  Value *(*join)(Conv *c, Type *type, ValueList parts);
};

// Handlers

// False when `op` was left as it is, see conv_decline().
typedef bool ConvFn(Conv *c, Op *op);

typedef struct ConvHandler ConvHandler;
struct ConvHandler {
  ConvFn *convert;
  uint32_t benefit;
  const char *function, *file; // where it is, for who asks (-print-op)
  ConvHandler *next;           // of the same operation, no better
};

typedef struct ConvTable {
  Ctx *ctx;
  Arena *arena;
  OpMap first;               // by opcode, the best handler
  Vec(uint32_t) opcodes;     // that have any
  ConvHandler *any;          // of every operation
  const struct PassRun *run; // for who fills it; or NULL
} ConvTable;

enum { CONV_BENEFIT = 1 }; // what handlers have that say nothing

// The greater benefit is tried first; of equal ones the earlier, those of every
// operation (OP_ANY) last.
void conv_add(ConvTable *table, uint32_t opcode, ConvHandler handler);
#define conv_on_with(table, opcode, benefit, convert)                          \
  conv_add(table, opcode,                                                      \
           (ConvHandler){convert, benefit, #convert, __FILE__, NULL})
#define conv_on(table, opcode, convert)                                        \
  conv_on_with(table, opcode, CONV_BENEFIT, convert)
// An entry of a list of handlers that is added by a loop.
typedef struct ConvRow {
  uint32_t opcode;
  ConvHandler handler;
} ConvRow;
#define CONV_ROW(opcode, convert)                                              \
  {                                                                            \
    opcode, {                                                                  \
      convert, CONV_BENEFIT, #convert, __FILE__, NULL                          \
    }                                                                          \
  }

// The walk

typedef enum Legality {
  CONV_LEGAL,   // is left alone if no handler takes it
  CONV_UNKNOWN, // likewise, but folded first if it can be
  CONV_ILLEGAL, // the same; when it is left the walk fails
} Legality;

typedef struct ConvEntry {
  Value *old, *now; // NULL: its parts
  ValueList parts;
} ConvEntry;

typedef struct ConvArg { // of a block whose argument was replaced
  Block *block;
  BlockArg *old; // of Conv.nowhere since
} ConvArg;

typedef struct ConvListener { // hears of what handlers make
  Listener base;
  Conv *conv;
} ConvListener;

struct Conv {
  Ctx *ctx;
  union { // before the operation at hand
    Rewriter rw;
    Builder b;
  };
  const ConvTable *table;
  TypeConversion *types; // NULL: all stay
  // NULL: what has no handler is well as it is, and nothing is folded.
  Legality (*legality)(Conv *c, const Op *op);
  // Before an operation is folded: replaces uses of its results. Or NULL.
  void (*fold_uses)(Conv *c, Op *op);
  // So does it when a cast is left that the type conversion has nothing for.
  bool refuses_casts;
  // Every operation that legality() rejects has a handler.
  bool handles_illegal;
  // Makes what walks of functions have requested of their module; or NULL.
  bool (*settle)(Conv *c);
  // Code is to be produced: what is declined is an error.
  bool total;
  struct PassRun *run; // of lowering/; or NULL
  void *user;          // of who runs it
  Arena *arena;        // until the pass ends
  Op *module;          // the nearest builtin.module
  bool failed;
  // The driver's own.
  bool changed; // anything in the unit at hand
  bool is_idle; // no operation has a handler
  bool folded;  // all that was there when the walk of the unit began
  ConvListener listener;
  Vec(ConvEntry) map;
  Vec(Op *) dead;
  Vec(Op *) made; // by handlers, still to be visited
  Vec(ConvArg) old_args;
  Vec(ConvEntry) cast; // what was in the map before a value was cast, if it was
  Block nowhere;       // the block of arguments that were replaced
  Vec(Op *) casts;     // made here; those without a use go at the end
  Buf why;             // what was said last by a handler that declined
  void *states[DIALECTS_MAX];
};

// On all below (and including) `root`; members up to `arena` are set. False:
// reported.
bool convert_run(Conv *c, Op *root);

// State that the handlers of a dialect keep during a conversion: a struct that
// is zeroed when it is first asked for.
void *conv_state_new(Conv *c, uint32_t dialect, size_t size);
static inline void *conv_state(Conv *c, uint32_t dialect, size_t size) {
  void *state = c->states[dialect];
  return state ? state : conv_state_new(c, dialect, size);
}

// Values

// Returns the converted value, which has the converted type. Returns NULL if
// the type does not become one type; then the caller returns
// conv_decline_type().
Value *conv_value(Conv *c, Value *old);
static inline Value *conv_operand(Conv *c, const Op *op, uint32_t i) {
  return conv_value(c, op_operand(op, i));
}
// All of them into `values`; false when one has no type to become, and then the
// operation was declined.
bool conv_operands(Conv *c, Op *op, uint32_t first, uint32_t count,
                   Value **values);
// The same of values that become several, or none, appended.
bool conv_parts(Conv *c, Value *old, ValueVec *parts);
// Appends what a type becomes. False: it has no conversion.
bool conv_types(Conv *c, Type *type, TypeVec *parts);
// Whether the types of all operands, results and arguments of blocks stay.
bool conv_is_legal(Conv *c, const Op *op);

// Replacing

// Sets what stands for the results (NULL for one without uses). True.
bool conv_replace(Conv *c, Op *op, Value *const *values);
bool conv_replace1(Conv *c, Op *op, Value *value);
bool conv_replace_parts(Conv *c, Op *op, const ValueList *lists); // one each
bool conv_erase(Conv *c, Op *op); // without results
void conv_map(Conv *c, Value *old, Value *now);
void conv_map_to_parts(Conv *c, Value *old, ValueList parts);
// Replaces the argument by one of `type`, and has it stand for the old one.
Value *conv_replace_arg(Conv *c, Block *block, uint32_t index, Type *type);
// `old` was of `block`, and is no more.
void conv_retire_arg(Conv *c, Block *block, BlockArg *old);
// Gives the arguments the types that theirs become, as far as those have any.
void conv_args(Conv *c, Block *block);
void conv_region(Conv *c, Region *region); // converts what is in it
void conv_block(Conv *c, Block *block);
// Gives `to` a discardable attribute; one that it has itself becomes that, if
// it fits, and is dropped if not.
void conv_carry_attr(Conv *c, Op *to, NamedAttr attr);
// All of `from`, as mlir-opt does where one operation becomes one.
void conv_carry_attrs(Conv *c, Op *to, const Op *from);

// Leaves `op` to the next handler; returns false. If there is none and code is
// to be produced, this is an error that says why:
// `'x.y' op cannot be lowered: <why>`.
bool conv_decline(Conv *c, Op *op, const char *fmt, ...) PRINTF_LIKE(3, 4);
bool conv_decline_type(Conv *c, Op *op, Type *type);

#endif
