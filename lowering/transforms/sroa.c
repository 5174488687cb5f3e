// sroa: allocates the elements of small memory on the stack one by one.
//
// Requires: nothing.
// Guarantees: memory of up to 16 elements, and structs, that is only read and
//   written at known places is gone; each element that is mentioned has its own.
// Invalidates: nothing.
//
// Before:
//
//   %m = memref.alloca() : memref<2x2xi32>
//   memref.store %a, %m[%c0, %c1] : memref<2x2xi32>
//   %0 = memref.load %m[%c1, %c1] : memref<2x2xi32>
//
// After:
//
//   %m11 = memref.alloca() : memref<i32>
//   %m01 = memref.alloca() : memref<i32>
//   memref.store %a, %m01[] : memref<i32>
//   %0 = memref.load %m11[] : memref<i32>
//
// mem2reg then has values in their place. The element that is mentioned last is
// allocated first. What llvm.alloca gives is taken apart in sroa_llvm.c, level
// by level.

#include "ir/analysis/access.h"
#include "ir/analysis/fold.h"
#include "ir/rewrite/rewriter.h"
#include "lowering/pass/pass.h"
#include "lowering/transforms/passes.h"
#include "lowering/transforms/sroa.h"

enum { MOST_ELEMENTS = 16 };

typedef struct ElementAccess {
  Op *op;
  uint32_t base;   // operand, before the indices
  int64_t element; // in order of the indices
} ElementAccess;

typedef struct Sroa {
  PassRun *run;
  Rewriter rw;
  SroaList allocas; // that may be taken apart
  Op *alloca;       // at hand
  Vec(ElementAccess) accesses;
  bool all; // its uses are accesses
} Sroa;

static bool is_destructurable(const Op *op) {
  if (!op_is(op, OP_memref_alloca) ||
      !type_has_static_shape(op->results[0].type))
    return false;
  int64_t n = type_num_elements(op->results[0].type);
  return n > 1 && n <= MOST_ELEMENTS && op->results[0].uses;
}

static bool find_element(Ctx *ctx, ElementAccess *access, const Type *type) {
  for (int i = 0; i < type->as.shaped.rank; i++) {
    const Attr *index = value_constant(
        ctx, op_operand(access->op, access->base + 1 + (uint32_t)i));
    int64_t size = type->as.shaped.shape[i];
    if (!attr_is(index, AT_INTEGER) || attr_to_u64(index) >= (uint64_t)size)
      return false;
    access->element = access->element * size + attr_to_i64(index);
  }
  return true;
}

// Does it read or write one element?
static bool accesses_element(const Op *op, const Type *memref) {
  return (op_is_load(op) || op_is_store(op)) && access_is_indexed(op) &&
         !access_mask(op) && accessed_type(op) == memref->as.shaped.element;
}

static bool find_access(const Sroa *s, Op *op, ElementAccess *access) {
  const Value *memory = op_result(s->alloca, 0);
  uint32_t uses = 0;
  for (uint32_t i = 0; i < op->noperands; i++)
    uses += op_operand(op, i) == memory;
  if (uses != 1 || !accesses_element(op, memory->type) ||
      access_base(op) != memory)
    return false;
  *access = (ElementAccess){.op = op, .base = access_base_operand(op)};
  return find_element(s->rw.b.ctx, access, memory->type);
}

static bool uses_memory(const Sroa *s, const Op *op) {
  for (uint32_t i = 0; i < op->noperands; i++)
    if (op->operands[i].value == &s->alloca->results[0])
      return true;
  return false;
}

static void visit_user(void *user, Op *op) {
  Sroa *s = user;
  ElementAccess access;
  if (!uses_memory(s, op))
    return;
  if (find_access(s, op, &access))
    vec_push(s->rw.arena, &s->accesses, access);
  else
    s->all = false;
}

static Value *make_element(Sroa *s) {
  Builder *b = &s->rw.b;
  const Type *whole = s->alloca->results[0].type;
  Type *type = type_memref(b->ctx, 0, NULL, whole->as.shaped.element, NULL,
                           whole->as.shaped.space);
  Op *op = build_op(b, OP_memref_alloca, &type, 1, NULL, 0);
  op->slots[A_memref_alloca_operandSegmentSizes] =
      op_slot(s->alloca, A_memref_alloca_operandSegmentSizes);
  return op_result(op, 0);
}

static void rewire(Sroa *s, const ElementAccess *access, Value *element) {
  uint32_t nindices = (uint32_t)s->alloca->results[0].type->as.shaped.rank;
  rewrite_erase_operands(&s->rw, access->op, access->base + 1, nindices);
  rewrite_set_operand(&s->rw, access->op, access->base, element);
}

void sroa_count(PassRun *run, uint64_t used, uint64_t all) {
  Counts_sroa *counts = PASS_COUNTS(run, sroa);
  counts->destructured++;
  counts->beneficial += used < all;
  if (counts->most < all)
    counts->most = all;
}

static void count(const Sroa *s, Value *const *elements, int64_t all) {
  uint64_t used = 0;
  for (int64_t i = 0; i < all; i++)
    used += elements[i] != NULL;
  sroa_count(s->run, used, (uint64_t)all);
}

static void destructure(Sroa *s) {
  Value *elements[MOST_ELEMENTS] = {NULL};
  builder_after(&s->rw.b, s->alloca);
  s->rw.b.loc = s->alloca->loc;
  for (size_t i = s->accesses.size; i-- > 0;) {
    const ElementAccess *access = &s->accesses.data[i];
    Value **element = &elements[access->element];
    if (!*element)
      *element = make_element(s);
    rewire(s, access, *element);
  }
  count(s, elements, type_num_elements(s->alloca->results[0].type));
  rewrite_erase(&s->rw, s->alloca);
}

static void add_alloca(void *user, Op *op) {
  Sroa *s = user;
  if (is_destructurable(op) || sroa_llvm_may_apply(op))
    vec_push(s->rw.arena, &s->allocas, ((SroaSlot){op, false}));
}

static void try_memref(Sroa *s, Op *alloca) {
  s->alloca = alloca;
  s->all = true;
  s->accesses.size = 0;
  op_walk(op_parent(alloca), visit_user, s);
  if (s->all)
    destructure(s);
}

// Whether any was taken apart; what remains to be tried is in the list then.
static bool run_round(Sroa *s) {
  SroaList list = s->allocas;
  bool changed = false;
  s->allocas = (SroaList){0};
  for (size_t i = 0; i < list.size; i++) {
    SroaSlot slot = list.data[i];
    if (!op_is(slot.alloca, OP_llvm_alloca))
      try_memref(s, slot.alloca); // elements are no memory to be taken apart
    else if (sroa_llvm(s->run, &s->rw, slot, &s->allocas))
      changed = true;
    else
      vec_push(s->rw.arena, &s->allocas, slot);
  }
  return changed;
}

bool lower_sroa(PassRun *run, Op *root) {
  Sroa s = {
      .run = run,
      .rw = {.b = {.ctx = run->ctx, .pool = run->pool}, .arena = run->arena}};
  op_walk_post(root, add_alloca, &s);
  while (run_round(&s))
    ;
  return true;
}
