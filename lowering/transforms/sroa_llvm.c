// Taking apart what llvm.alloca gives: structs and short arrays. Their fields
// get memory of their own if every address is known to stay within one field:
//
//   %a = llvm.alloca %1 x !llvm.struct<(i32, array<2 x i16>)>
//   %p = llvm.getelementptr %a[0, 1, 1] : ...
//   llvm.store %x, %p : i16, !llvm.ptr
//   %0 = llvm.load %a : !llvm.ptr -> i32
//
// becomes
//
//   %b = llvm.alloca %1 x i32
//   %c = llvm.alloca %1 x !llvm.array<2 x i16>
//   %p = llvm.getelementptr %c[2] : (!llvm.ptr) -> !llvm.ptr, i8
//   llvm.store %x, %p : i16, !llvm.ptr
//   %0 = llvm.load %b : !llvm.ptr -> i32
//
// and the array is next. Copies and fills of the whole become those of fields.
// Lifetimes and casts that lead nowhere go. An address that is stored or passed
// to somebody keeps the memory whole.

#include "lowering/transforms/llvm_slots.h"
#include "lowering/transforms/sroa.h"

typedef enum TouchKind {
  TOUCH_ACCESS,  // loads and stores the first field
  TOUCH_ADDRESS, // gives an address in a field
  TOUCH_FILL,    // copies or fills the whole
  TOUCH_DROP,    // goes, or says undef
} TouchKind;

typedef struct Touch {
  Op *op;
  TouchKind kind;
  uint32_t field;
  uint64_t offset; // in the field
} Touch;

typedef struct Slot {
  PassRun *run;
  Rewriter *rw;
  const DataLayout *layout;
  Op *alloca;
  Value *address;
  Type *type;
  uint32_t nfields;
  PtrMap touches;        // of operations, to Touch
  Vec(Touch *) in_order; // of the text
  uint64_t *alignments;  // by field: what an access says; 0: what the type says
  Value **fields;        // by field: its memory
  Vec(uint32_t) used;    // fields, as they are allocated
  Vec(Op *) gone;
} Slot;

bool sroa_llvm_may_apply(const Op *op) {
  return op_is(op, OP_llvm_alloca) &&
         slot_field_count(op_slot(op, A_llvm_alloca_elem_type)->type);
}

static bool is_one(Ctx *ctx, const Value *value) {
  const Attr *count = value_constant(ctx, value);
  return attr_is(count, AT_INTEGER) && type_number_width(count->type) <= 64 &&
         attr_to_u64(count) == 1;
}

// Whether it may be taken apart

static void note(Slot *s, Op *op, TouchKind kind, uint32_t field,
                 uint64_t offset) {
  Touch *touch = arena_new(s->rw->arena, Touch);
  *touch = (Touch){op, kind, field, offset};
  ptrmap_set(&s->touches, s->rw->arena, op, touch);
}

static bool can_drop(Slot *s, Op *op) {
  SlotUse use = llvm_slot_use_of(op);
  if (use == SLOT_USE_OTHER)
    return false;
  note(s, op, TOUCH_DROP, 0, 0);
  for (uint32_t i = 0; use == SLOT_USE_FORWARD && i < op->nresults; i++)
    for (const Use *u = op->results[i].uses; u; u = u->next)
      if (!can_drop(s, u->owner))
        return false;
  return true;
}

static void note_alignment(Slot *s, const Op *op, uint32_t field) {
  const Attr *attr =
      op_slot(op, op_is(op, OP_llvm_load) ? (uint32_t)A_llvm_load_alignment
                                          : (uint32_t)A_llvm_store_alignment);
  uint64_t alignment = attr ? attr_to_u64(attr) : 0;
  if (alignment > s->alignments[field] &&
      alignment >
          data_layout_abi_align(s->layout, slot_field_type(s->type, field)))
    s->alignments[field] = alignment;
}

// The type that `op` reads or writes at `address`; NULL: it does neither.
static Type *accessed(const Op *op, const Value *address) {
  if (op_is(op, OP_llvm_load))
    return op->results[0].type;
  return op_is(op, OP_llvm_store) && op_operand(op, 0) != address
             ? op_operand(op, 0)->type
             : NULL;
}

// Whether all that uses an address stays within the `left` bytes behind it.
static bool stays_within(Slot *s, Value *address, uint32_t field,
                         uint64_t left) {
  for (Use *use = address->uses; use; use = use->next) {
    Op *op = use->owner;
    const Type *type = accessed(op, address);
    uint64_t size;
    if (type && slot_size(s->layout, type) <= left)
      note_alignment(s, op, field);
    else if (op_is(op, OP_llvm_getelementptr) &&
             gep_offset(s->layout, op, &size) && size < left) {
      if (!stays_within(s, op_result(op, 0), field, left - size))
        return false;
    } else if (memory_fill_of(op)) {
      if (op_operand(op, 0) != address || op_operand(op, 1) == address ||
          !memory_fill_length(s->rw->b.ctx, op, &size) || size > left)
        return false;
    } else if (!can_drop(s, op)) {
      return false;
    }
  }
  return true;
}

// The field that has the byte at `*offset`, which is then that within it.
static bool find_field(const Slot *s, uint64_t *offset, uint32_t *field) {
  for (uint32_t i = 0; i < s->nfields; i++) {
    uint64_t start = slot_field_offset(s->layout, s->type, i);
    if (*offset < start ||
        *offset >= start + slot_size(s->layout, slot_field_type(s->type, i)))
      continue;
    *offset -= start;
    *field = i;
    return true;
  }
  return false;
}

static bool is_volatile(const Op *op) {
  return op_slot(op, op_is(op, OP_llvm_load)
                         ? (uint32_t)A_llvm_load_volatile_
                         : (uint32_t)A_llvm_store_volatile_);
}

static bool check_access(Slot *s, Op *op, const Type *type) {
  if (is_volatile(op) || slot_size(s->layout, type) >
                             slot_size(s->layout, slot_field_type(s->type, 0)))
    return false;
  note_alignment(s, op, 0);
  note(s, op, TOUCH_ACCESS, 0, 0);
  return true;
}

static bool check_address(Slot *s, Op *gep) {
  uint64_t offset;
  uint32_t field;
  if (!gep_offset(s->layout, gep, &offset) || !find_field(s, &offset, &field))
    return false;
  note(s, gep, TOUCH_ADDRESS, field, offset);
  return stays_within(s, op_result(gep, 0), field,
                      slot_size(s->layout, slot_field_type(s->type, field)) -
                          offset);
}

// Copies are of the whole; fills may end earlier.
static bool check_fill(Slot *s, Op *op) {
  uint64_t size = slot_size(s->layout, s->type), length;
  bool copies = memory_fill_of(op)->copies;
  if (memory_fill_is_volatile(op) ||
      !memory_fill_length(s->rw->b.ctx, op, &length) || length > size ||
      op_operand(op, 0) == op_operand(op, 1))
    return false;
  if (copies ? length != size : op_operand(op, 0) != s->address)
    return false;
  note(s, op, TOUCH_FILL, 0, 0);
  return true;
}

static bool check_use(Slot *s, Op *op) {
  const Type *type = accessed(op, s->address);
  if (type)
    return check_access(s, op, type) || can_drop(s, op);
  if (memory_fill_of(op))
    return check_fill(s, op);
  if (op_is(op, OP_llvm_getelementptr) && check_address(s, op))
    return true;
  return can_drop(s, op);
}

static bool check_uses(Slot *s) {
  for (Use *use = s->address->uses; use; use = use->next)
    if (!check_use(s, use->owner))
      return false;
  return true;
}

// Memory of fields

static void use_field(Slot *s, uint32_t field) {
  for (size_t i = 0; i < s->used.size; i++)
    if (s->used.data[i] == field)
      return;
  vec_push(s->rw->arena, &s->used, field);
}

static void use_fields_of(Slot *s, const Touch *touch) {
  if (touch->kind == TOUCH_ACCESS || touch->kind == TOUCH_ADDRESS)
    use_field(s, touch->field);
  if (touch->kind == TOUCH_FILL && memory_fill_of(touch->op)->copies &&
      op_operand(touch->op, 1) == s->address)
    for (uint32_t i = 0; i < s->nfields; i++)
      use_field(s, i);
}

static void collect(void *user, Op *op) {
  Slot *s = user;
  Touch *touch = ptrmap_get(&s->touches, op);
  if (touch)
    vec_push(s->rw->arena, &s->in_order, touch);
}

static void allocate_fields(Slot *s, SroaList *made) {
  Builder *b = &s->rw->b;
  builder_after(b, s->alloca);
  b->loc = s->alloca->loc;
  for (size_t i = 0; i < s->used.size; i++) {
    uint32_t field = s->used.data[i];
    Op *op = make_llvm_alloca(b, slot_field_type(s->type, field),
                              op_operand(s->alloca, 0));
    if (s->alignments[field])
      op->slots[A_llvm_alloca_alignment] =
          attr_i64(b->ctx, (int64_t)s->alignments[field]);
    s->fields[field] = op_result(op, 0);
    if (sroa_llvm_may_apply(op))
      vec_push(s->rw->arena, made, ((SroaSlot){op, true}));
  }
}

// Rewiring

static void rewire_access(Slot *s, const Touch *touch) {
  uint32_t address = op_is(touch->op, OP_llvm_load) ? 0 : 1;
  rewrite_set_operand(s->rw, touch->op, address, s->fields[0]);
}

static void rewire_address(Slot *s, const Touch *touch) {
  Op *gep = touch->op;
  Value *address = s->fields[touch->field];
  int32_t index = (int32_t)touch->offset;
  if (index)
    address = make_llvm_gep(&s->rw->b, s->rw->b.ctx->i8, address, &index, 1,
                            op_slot(gep, A_llvm_getelementptr_noWrapFlags));
  rewrite_replace_uses(s->rw, op_result(gep, 0), address);
  vec_push(s->rw->arena, &s->gone, gep);
}

static void rewire_set(Slot *s, Op *op, uint64_t length) {
  for (uint32_t i = 0; i < s->nfields; i++) {
    uint64_t start = slot_field_offset(s->layout, s->type, i);
    uint64_t size = slot_size(s->layout, slot_field_type(s->type, i));
    if (s->fields[i] && start < length)
      make_memory_fill(s->rw, op, s->fields[i], op_operand(op, 1),
                       size < length - start ? size : length - start);
  }
}

static void rewire_copy(Slot *s, Op *op) {
  bool is_source = op_operand(op, 1) == s->address;
  for (uint32_t i = 0; i < s->nfields; i++) {
    if (!s->fields[i])
      continue;
    int32_t indices[] = {0, (int32_t)i};
    Value *other =
        make_llvm_gep(&s->rw->b, s->type, op_operand(op, is_source ? 0 : 1),
                      indices, 2, attr_i32(s->rw->b.ctx, 0));
    make_memory_fill(s->rw, op, is_source ? other : s->fields[i],
                     is_source ? s->fields[i] : other,
                     slot_size(s->layout, slot_field_type(s->type, i)));
  }
}

static void rewire_fill(Slot *s, Op *op) {
  uint64_t length = 0;
  memory_fill_length(s->rw->b.ctx, op, &length);
  if (memory_fill_of(op)->copies)
    rewire_copy(s, op);
  else
    rewire_set(s, op, length);
  vec_push(s->rw->arena, &s->gone, op);
}

static void drop(Slot *s, Op *op) {
  if (llvm_slot_use_of(op) != SLOT_USE_DEBUG) {
    vec_push(s->rw->arena, &s->gone, op);
    return;
  }
  builder_before(&s->rw->b, op);
  rewrite_set_operand(s->rw, op, 0,
                      make_llvm_undef(&s->rw->b, op_operand(op, 0)->type));
}

static void rewire(Slot *s, const Touch *touch) {
  builder_after(&s->rw->b, touch->op);
  s->rw->b.loc = touch->op->loc;
  switch (touch->kind) {
  case TOUCH_ACCESS: rewire_access(s, touch); break;
  case TOUCH_ADDRESS: rewire_address(s, touch); break;
  case TOUCH_FILL: rewire_fill(s, touch->op); break;
  case TOUCH_DROP: drop(s, touch->op); break;
  }
}

// Users before what they use, wherever they stand.
static void erase_gone(Slot *s) {
  while (s->gone.size) {
    size_t left = 0;
    for (size_t i = 0; i < s->gone.size; i++)
      if (op_has_uses(s->gone.data[i]))
        s->gone.data[left++] = s->gone.data[i];
      else
        rewrite_erase(s->rw, s->gone.data[i]);
    CHECK(left < s->gone.size);
    s->gone.size = left;
  }
}

bool sroa_llvm(PassRun *run, Rewriter *rw, SroaSlot slot, SroaList *made) {
  Slot s = {.run = run,
            .rw = rw,
            .layout = run->layout,
            .alloca = slot.alloca,
            .address = op_result(slot.alloca, 0),
            .type = op_slot(slot.alloca, A_llvm_alloca_elem_type)->type};
  s.nfields = slot_field_count(s.type);
  s.alignments = arena_zero(rw->arena, s.nfields * sizeof *s.alignments,
                            _Alignof(uint64_t));
  s.fields =
      arena_zero(rw->arena, s.nfields * sizeof *s.fields, _Alignof(Value *));
  if (!s.address->uses || s.address->type != rw->b.ctx->llvm_ptr ||
      !is_one(rw->b.ctx, op_operand(slot.alloca, 0)) || !check_uses(&s))
    return false;
  op_walk(op_parent(slot.alloca), collect, &s);
  for (size_t i = 0, n = s.in_order.size; i < n; i++)
    use_fields_of(&s, s.in_order.data[slot.made ? i : n - 1 - i]);
  allocate_fields(&s, made);
  for (size_t i = s.in_order.size; i-- > 0;)
    rewire(&s, s.in_order.data[i]);
  erase_gone(&s);
  sroa_count(run, s.used.size, s.nfields);
  rewrite_erase(rw, slot.alloca);
  return true;
}
