// Variables of ml_program. A load is the memory of the variable, which nobody
// writes but by stores, and these copy into it.
//
// A load is copied if a use of it may come after a store to the variable: a store or
// a call in the block of the load, or anything outside of that block. MLIR never
// copies it.

#include "lowering/ml_program/global_memory.h"
#include "lowering/one_shot/one_shot.h"

// The memref.global of a variable; NULL: reported, at `op`.
static Type *memory_type(OneShot *z, const Op *op, const Op *global) {
  const Type *tensor = ml_global_contents(global);
  if (type_is(tensor, TY_TENSOR) && type_has_static_shape(tensor))
    return chosen_type(z, tensor, LAYOUT_IDENTITY);
  op_error(z->ctx, op, "cannot be bufferized: not all sizes of '%s' are known",
           type_str(z->ctx, tensor));
  return NULL;
}

static Value *build_get(OneShot *z, Op *op, const Attr *name) {
  Type *type = memory_type(z, op, accessed_global(&z->globals, op));
  return type ? build_get_global(&z->b, type, name->as.symbol.root) : NULL;
}

// Loads

static bool bufferize_load_of(OneShot *z, Op *op, const Attr *name) {
  Value *memory = build_get(z, op, name);
  if (!memory)
    return false;
  Type *type = chosen_type(z, op->results[0].type, LAYOUT_IDENTITY);
  return replace_with_buffer(z, op, cast_buffer_to(z, memory, type));
}

static bool bufferize_load(OneShot *z, Op *op) {
  return bufferize_load_of(z, op, op_slot(op, A_ml_program_global_load_global));
}

static bool bufferize_load_const(OneShot *z, Op *op) {
  return bufferize_load_of(z, op,
                           op_slot(op, A_ml_program_global_load_const_global));
}

static Type *type_of_load(OneShot *z, Value *value, const TypeStack *stack) {
  (void)stack;
  return chosen_type(z, value->type, LAYOUT_IDENTITY);
}

static bool load_is_writable(OneShot *z, Value *value) {
  (void)z;
  (void)value;
  return false;
}

// The uses of a loaded value.
typedef struct LoadUses {
  Op *last;     // in the block of the load; NULL: nowhere
  bool escapes; // it leaves the block
} LoadUses;

static void see_use(LoadUses *uses, const Op *load, const Use *use) {
  Op *at = use->owner;
  while (at && at->block != load->block)
    at = op_parent(at);
  if (!at || (at == use->owner && op_has(at, TRAIT_TERMINATOR)))
    uses->escapes = true;
  else if (!uses->last || op_is_before(uses->last, at))
    uses->last = at;
}

static LoadUses uses_of_load(OneShot *z, Op *load) {
  LoadUses uses = {0};
  PtrMap seen = {0};
  ValueVec work = {0};
  vec_push(z->arena, &work, op_result(load, 0));
  while (work.size) {
    Value *value = vec_pop(&work);
    void **entry = ptrmap_at(&seen, z->arena, value);
    if (*entry)
      continue;
    *entry = value;
    for (Use *u = value->uses; u; u = u->next) {
      see_use(&uses, load, u);
      if (!is_in_place(z, u))
        continue;
      AliasLinks links = values_of(z, u);
      for (size_t i = 0; i < links.size; i++)
        vec_push(z->arena, &work, links.data[i].value);
    }
  }
  return uses;
}

static bool may_store(GlobalAccesses *a, Op *op, uint32_t number,
                      uint8_t *does) {
  if (op_is(op, OP_ml_program_global_store) || op->nregions || op_is_call(op))
    add_global_accesses(a, op, does);
  return does[number] & GLOBAL_STORED;
}

void find_globals(OneShot *z) {
  if (collect_ops(z->run, z->module, OP_ml_program_global).count)
    z->globals = find_global_accesses(z->ctx, z->keep, z->module);
}

static bool outlives_store(OneShot *z, Op *load) {
  GlobalAccesses *a = &z->globals;
  uint32_t number = global_number(a, accessed_global(a, load));
  if (!(a->anywhere[number] & GLOBAL_STORED))
    return false;
  LoadUses uses = uses_of_load(z, load);
  if (uses.escapes || !uses.last)
    return uses.escapes;
  uint8_t *does = arena_zero(z->arena, a->nglobals, 1);
  for (Op *op = load->next; op != uses.last; op = op->next)
    if (may_store(a, op, number, does))
      return true;
  // A store itself has read what it stores when it writes.
  return !op_is(uses.last, OP_ml_program_global_store) &&
         may_store(a, uses.last, number, does);
}

static bool resolve_load(OneShot *z, Op *load) {
  return !outlives_store(z, load) || copy_result(z, op_result(load, 0));
}

// Stores

static bool bufferize_store(OneShot *z, Op *op) {
  Value *from = get_buffer(z, op_operand(op, 0));
  Value *to =
      from ? build_get(z, op, op_slot(op, A_ml_program_global_store_global))
           : NULL;
  if (!to)
    return false;
  build_memcpy(z, from, to);
  rewrite_erase(&z->rw, op);
  return true;
}

const OneShotRow one_shot_ml_program[] = {
    {ONE_SHOT(OP_ml_program_global_load, bufferize_load),
     .is_writable = load_is_writable, .type_of = type_of_load,
     .resolve = resolve_load},
    {ONE_SHOT(OP_ml_program_global_load_const, bufferize_load_const),
     .is_writable = load_is_writable, .type_of = type_of_load},
    {ONE_SHOT(OP_ml_program_global_store, bufferize_store)},
    {0},
};

// The variables. Loads and stores find them by their names until the end.
bool bufferize_globals(OneShot *z) {
  OpList globals = collect_ops(z->run, z->module, OP_ml_program_global);
  z->b.listener = NULL;
  for (size_t i = 0; i < globals.count; i++) {
    Op *global = globals.items[i];
    if (!type_is_tensor(ml_global_type(global)) || !is_allowed(z, global) ||
        (z->boundaries && op_parent(global) != z->module))
      continue;
    Type *memory =
        ml_global_check(z->ctx, global) ? memory_type(z, global, global) : NULL;
    if (!memory)
      return false;
    ml_global_to_memory(&z->rw, global, memory, NULL);
  }
  return true;
}
