// Values that are too large for registers by far: vectors, and the LLVM
// dialect's arrays, structs and wide integers.
//
// A vector is a value, however large: LLVM has its elements in registers, or in
// places of the stack of which each has its number. Operations on it become as
// many instructions as registers of the target hold it, or a call for each
// element, in one block. LLVM's selection and scheduling of a block take time
// that grows with the square of its length: 4,096 take seconds, 65,536 half an
// hour, and more elements than 2^16 in one vector are more operands than its
// nodes have.
//
//   %0 = math.sin %a : vector<64x64x64xf32>  // 262144 calls
//
// Nothing is made a loop here: it would need memory for each value, and what is
// in memory has loops of its own already, written with memrefs and small
// vectors. The first such operation of a function is named instead, and refused
// when it comes to more than the limit.
//
// Transfers of several dimensions are loops that LLVM joins to copies; they are
// refused like all others, but nobody is warned of them. What globals begin with
// is no value of a function.

#include "lowering/large_values.h"

#include "ir/affine.h"
#include "ir/dialects/dialects.h"
#include "lowering/math/math.h"

enum { MANY = 4096 }; // that are worth a warning

typedef struct Counted { // of a struct
  uint64_t registers;    // that hold a value of it
  bool done;             // else its fields are still being counted
} Counted;

typedef struct LargeValueSearch {
  Ctx *ctx;
  const ValueLimits *limits;
  const Op *function; // of which something was said last
  bool ok;
  Arena arena;
  PtrMap structs; // to what is Counted of each
  Type *endless;  // a struct that was found to contain itself
} LargeValueSearch;

typedef struct Cost {
  uint64_t count; // of instructions, or of calls
  Type *type;     // of the value it is
  bool calls, computes;
} Cost;

static uint64_t times(uint64_t a, uint64_t b) {
  return b && a > UINT64_MAX / b ? UINT64_MAX : a * b;
}

static uint64_t elements_of(const Type *type) {
  int64_t count = type_num_elements(type);
  return count < 0 ? UINT64_MAX : (uint64_t)count;
}

// Registers that hold so many elements of the type.
static uint64_t registers_for(const LargeValueSearch *s, uint64_t count,
                              Type *type) {
  uint32_t bits = type_number_width(type_element(type));
  uint32_t lanes = bits ? s->limits->register_bits / bits : 1;
  return count / (lanes ? lanes : 1);
}

static uint64_t registers_of(LargeValueSearch *s, Type *type);

// Counts each struct once, since one may be in others many times. One that is in
// itself has no size: MLIR takes it, and LLVM does not.
static uint64_t registers_of_struct(LargeValueSearch *s, Type *type) {
  Counted *known = ptrmap_get(&s->structs, type);
  if (known && !known->done)
    s->endless = type;
  if (known)
    return known->registers;
  known = arena_new(&s->arena, Counted);
  *known = (Counted){0, false};
  ptrmap_set(&s->structs, &s->arena, type, known);
  uint64_t sum = 0;
  for (uint32_t i = 0; i < type->as.structure.nfields; i++) {
    uint64_t field = registers_of(s, type->as.structure.fields[i]);
    sum = field > UINT64_MAX - sum ? UINT64_MAX : sum + field;
  }
  *known = (Counted){sum, true};
  return sum;
}

// Registers that hold a value of the type.
static uint64_t registers_of(LargeValueSearch *s, Type *type) {
  switch ((TypeKind)type->kind) {
  case TY_VECTOR: return registers_for(s, elements_of(type), type);
  case TY_INTEGER: return type->as.integer.width / 64;
  case TY_LLVM_ARRAY: {
    uint64_t each = registers_of(s, type->as.array.element);
    return times(type->as.array.count, each ? each : 1);
  }
  case TY_LLVM_STRUCT: return registers_of_struct(s, type);
  default: return 0;
  }
}

static void note_type(LargeValueSearch *s, Cost *cost, Type *type) {
  bool calls = cost->calls && type_is(type, TY_VECTOR);
  uint64_t count = calls ? elements_of(type) : registers_of(s, type);
  if (count > cost->count)
    *cost = (Cost){count, type, cost->calls, cost->computes};
}

// A contraction multiplies for each point of its iteration space.
static void note_contraction(const LargeValueSearch *s, Cost *cost,
                             const Op *op) {
  const Attr *maps = op_slot(op, A_vector_contract_indexing_maps);
  uint64_t points = 1, seen = 0;
  for (uint32_t i = 0; i < 2; i++) {
    const Attr *map = maps->as.array.items[i];
    const int64_t *shape = op_operand(op, i)->type->as.shaped.shape;
    for (uint32_t k = 0; k < map->as.map.nresults; k++) {
      uint64_t bit = UINT64_C(1) << (map->as.map.results[k]->value & 63);
      points = seen & bit ? points : times(points, (uint64_t)shape[k]);
      seen |= bit;
    }
  }
  Type *type = op_operand(op, 0)->type;
  *cost = (Cost){registers_for(s, points, type), type, false, true};
}

static bool has_args(const Op *op, uint32_t region, uint32_t n) {
  const Block *entry = op->regions[region].first;
  return entry && n < entry->nargs;
}

static Cost cost_of(LargeValueSearch *s, const Op *op) {
  Cost cost = {.calls = math_is_call(op),
               .computes = op_has(op, TRAIT_ELEMENTWISE)};
  if (op_is(op, OP_vector_contract)) {
    note_contraction(s, &cost, op);
    return cost;
  }
  for (uint32_t i = 0; i < op->nresults; i++)
    note_type(s, &cost, op->results[i].type);
  for (uint32_t i = 0; i < op->noperands; i++)
    note_type(s, &cost, op_operand(op, i)->type);
  for (uint32_t i = 0; i < op->nregions; i++) // arguments that nobody uses
    for (uint32_t k = 0; has_args(op, i, k); k++)
      note_type(s, &cost, block_arg(op->regions[i].first, k)->type);
  return cost;
}

static const Op *function_around(const Op *op) {
  while (op && !op_has(op, TRAIT_FUNCTION))
    op = op_parent(op);
  return op;
}

static const char *unit(const Cost *cost) {
  return cost->calls ? "calls" : "instructions";
}

static void warn(LargeValueSearch *s, const Op *op, const Cost *cost) {
  const ValueLimits *l = s->limits;
  diag_report(&s->ctx->diags, l->is_error ? DIAG_ERROR : DIAG_WARNING, op->loc,
              "'" STR_FMT "' op of '%s' becomes %llu %s in one function, for "
              "which LLVM needs a time that grows with their square "
              "[%s-Wlarge-values]",
              STR_ARG(op_name(op)), type_str(s->ctx, cost->type),
              (unsigned long long)cost->count, unit(cost),
              l->is_error ? "-Werror," : "");
  s->ok &= !l->is_error;
}

static void refuse(LargeValueSearch *s, const Op *op, const Cost *cost) {
  const char *type = type_str(s->ctx, cost->type);
  unsigned long long count = cost->count;
  unsigned limit = s->limits->limit;
  if (op->nregions)
    op_error(s->ctx, op,
             "takes a '%s', which fills %llu registers, more than "
             "-flarge-value-limit=%u",
             type, count, limit);
  else
    op_error(s->ctx, op,
             "of '%s' becomes %llu %s, more than -flarge-value-limit=%u", type,
             count, unit(cost), limit);
  s->ok = false;
}

// Reports an operation whose values LLVM could not finish.
static void check_op(void *user, Op *op) {
  LargeValueSearch *s = user;
  const ValueLimits *l = s->limits;
  Cost cost = cost_of(s, op);
  if (s->endless) {
    s->ok = op_error(s->ctx, op, "is of '%s', which contains itself",
                     type_str(s->ctx, s->endless));
    s->endless = NULL;
    return;
  }
  bool refused = l->limit && cost.count > l->limit;
  bool warned = l->warns && cost.computes && cost.count > MANY;
  const Op *function = refused || warned ? function_around(op) : NULL;
  if (!function || function == s->function || op_has(op, TRAIT_CONSTANT_LIKE))
    return;
  s->function = function;
  if (refused)
    refuse(s, op, &cost);
  else
    warn(s, op, &cost);
}

bool large_values_check(Ctx *ctx, Op *module, const ValueLimits *limits) {
  LargeValueSearch s = {.ctx = ctx, .limits = limits, .ok = true};
  op_walk(module, check_op, &s);
  arena_release(&s.arena);
  return s.ok;
}
