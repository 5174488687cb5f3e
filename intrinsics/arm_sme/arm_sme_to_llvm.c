// convert-arm-sme-to-llvm: operations on tiles become those that LLVM has, on
// numbered tiles of ZA.
//
// Requires: control flow is blocks and branches of cf; no arm_sme.tile_load or
//   tile_store.
// Guarantees: of operations on tiles only get_tile and copy_tile are left,
//   which do nothing; in a compile no value is a tile.
// Invalidates: scf.for is back where tiles are in memory.
//
// Before:
//
//   %t = arm_sme.zero : vector<[4]x[4]xf32>
//   %u = arm_sme.outerproduct %a, %b acc(%t) : vector<[4]xf32>, vector<[4]xf32>
//
// After:
//
//   "arm_sme.intr.zero"() <{tile_mask = 17 : i32}> : () -> ()
//   "arm_sme.intr.mopa"(%all, %all, %a, %b) <{tile_id = 0 : i32}> : ...
//
// Tiles are allocated first (tile_allocation.c). An operation whose tile is in
// memory swaps that with tile 0 before and after it, slice by slice.

#include "intrinsics/arm_sme/arm_sme.h"
#include "lowering/pass/brought.h"
#include "lowering/to_llvm/to_llvm.h"
#include "ir/build/arith.h"

#include "intrinsics/intrinsics.h"
#include "ir/dialects/match.h"
#include "ir/build/vector.h"

// Widths of elements: bytes, ... 128 bits.
enum { WIDTHS = 5 };

static uint32_t width_index(const Type *tile) {
  uint32_t bytes = type_bit_width(tile->as.shaped.element) / 8, i = 0;
  while (bytes >>= 1)
    i++;
  return i;
}

static Attr *i32_attr(Ctx *ctx, int64_t value) {
  return attr_int(ctx, ctx->i32, value);
}

static Value *cast(Conv *c, uint32_t opcode, Type *type, Value *value) {
  return build_unary(&c->b, opcode, type, value);
}

static Value *slice_number(Conv *c, uint32_t opcode, Value *slice) {
  return cast(c, opcode, c->ctx->i32, slice);
}

static Value *all_true(Conv *c, const Type *tile) {
  return arith_int(&c->b,
                   type_i1_same_shape(c->ctx, sme_slice_type(c->ctx, tile)), 1);
}

static Op *make_intr(Conv *c, uint32_t opcode, Type *result,
                     Value *const *operands, uint32_t n, Attr *tile) {
  Op *op = build_op(&c->b, opcode, &result, result != NULL, operands, n);
  op->slots[0] = tile; // its only attribute
  return op;
}

// Loads and stores of slices

#define BY_WIDTH(what, way)                                                    \
  {                                                                            \
    OP_arm_sme_intr_##what##b_##way, OP_arm_sme_intr_##what##h_##way,          \
        OP_arm_sme_intr_##what##w_##way, OP_arm_sme_intr_##what##d_##way,      \
        OP_arm_sme_intr_##what##q_##way                                        \
  }
static const uint32_t loads[2][WIDTHS] = {BY_WIDTH(ld1, horiz),
                                          BY_WIDTH(ld1, vert)};
static const uint32_t stores[2][WIDTHS] = {BY_WIDTH(st1, horiz),
                                           BY_WIDTH(st1, vert)};
#undef BY_WIDTH

static bool is_vertical(const Attr *layout) {
  return enum_value(layout, E_arm_sme_layout_horizontal) ==
         E_arm_sme_layout_vertical;
}

// Tiles in memory

static Op *find_slot(Ctx *ctx, const Block *entry, const Attr *id) {
  for (Op *op = entry->first; op; op = op->next)
    if (op_is(op, OP_memref_alloca) &&
        op_attr_str(ctx, op, "arm_sme.in_memory_tile_id") == id)
      return op;
  return NULL;
}

// Memory for a tile, at the beginning of the function.
static Value *tile_memory(Conv *c, Op *op, const Type *tile, Attr *id) {
  Op *func = op;
  while (!op_is(func, OP_func_func))
    func = op_parent(func);
  Block *entry = func->regions[0].first;
  Op *slot = find_slot(c->ctx, entry, id);
  if (slot)
    return op_result(slot, 0);
  builder_before(&c->b, entry->first);
  c->b.loc = op->loc;
  Value *vscale = sme_vscale(&c->b);
  Value *least = build_index(&c->b, tile->as.shaped.shape[0]);
  Value *n = build_binary(&c->b, OP_arith_muli, vscale, least);
  Type *type = type_memref(c->ctx, 2, (int64_t[]){DYNAMIC, DYNAMIC},
                           tile->as.shaped.element, NULL, NULL);
  slot = build_op(&c->b, OP_memref_alloca, &type, 1, (Value *[]){n, n}, 2);
  slot->slots[A_memref_alloca_operandSegmentSizes] =
      attr_dense_i32(c->ctx, (int32_t[]){2, 0}, 2);
  op_set_attr(c->ctx, slot, ctx_ident_lit(c->ctx, "arm_sme.in_memory_tile_id"),
              id);
  return op_result(slot, 0);
}

static Value *slice_address(Conv *c, Value *memory, Value *slice) {
  Value *descriptor = cast(c, OP_builtin_unrealized_conversion_cast,
                           type_convert(llvm_types(c), memory->type), memory);
  Value *zero = arith_int(&c->b, c->ctx->i64, 0);
  Value *row = cast(c, OP_arith_index_cast, c->ctx->i64, slice);
  return descriptor_element(c, descriptor, memory->type, (Value *[]){row, zero},
                            false);
}

static void swap_slice(Conv *c, Value *memory, const Type *tile, Value *slice) {
  Type *type = sme_slice_type(c->ctx, tile);
  Attr *first = i32_attr(c->ctx, 0);
  Value *number = slice_number(c, OP_arith_index_cast, slice);
  Value *all = all_true(c, tile), *rest = llvm_poison(c, type);
  Value *address = slice_address(c, memory, slice);
  Op *read = make_intr(c, OP_arm_sme_intr_read_horiz, type,
                       (Value *[]){rest, all, number}, 3, first);
  make_intr(c, loads[0][width_index(tile)], NULL,
            (Value *[]){all, address, number}, 3, first);
  Value *zero = build_index(&c->b, 0);
  Op *store = build_op(&c->b, OP_vector_store, NULL, 0,
                       (Value *[]){op_result(read, 0), memory, slice, zero}, 4);
  store->slots[A_vector_store_nontemporal] = attr_bool(c->ctx, false);
}

// Exchanges tile 0 with memory.
static void swap_tile(Conv *c, Value *memory, const Type *tile) {
  Value *least = build_index(&c->b, tile->as.shaped.shape[0]);
  Value *zero = build_index(&c->b, 0), *vscale = sme_vscale(&c->b);
  Value *count = build_binary(&c->b, OP_arith_muli, least, vscale);
  Value *one = build_index(&c->b, 1);
  Op *loop = build_for(&c->rw, zero, count, one, (ValueList){0});
  Builder saved = c->b;
  builder_at_end(&c->b, body_of(loop, 0));
  swap_slice(c, memory, tile, block_arg(body_of(loop, 0), 0));
  build_yield(&c->rw, (ValueList){0});
  c->b = saved;
}

static bool is_in_memory(Conv *c, const Op *op) {
  const Attr *id = sme_tile_id(c->ctx, op);
  return id && attr_to_u64(id) >= SME_IN_MEMORY;
}

static void report_memory(Conv *c, Op *op) {
  diag_warning(&c->ctx->diags, op->loc,
               "failed to allocate SME virtual tile to operation, tile value "
               "will go through memory, expect degraded performance");
}

// With its tile in ZA: in tile 0, for as long as it takes, if it is in memory.
static bool lower_tile_op(Conv *c, Op *op, ConvFn *lower) {
  if (!sme_tile_id(c->ctx, op))
    return op_error(c->ctx, op,
                    "expected tile ID to be allocated before conversion to "
                    "LLVM");
  if (!is_in_memory(c, op))
    return lower(c, op);
  const Type *tile = sme_tile_of(op);
  report_memory(c, op);
  Attr *id = (Attr *)sme_tile_id(c->ctx, op);
  Value *memory = tile_memory(c, op, tile, id);
  op_set_attr(c->ctx, op, ctx_ident_lit(c->ctx, "tile_id"),
              i32_attr(c->ctx, 0));
  builder_before(&c->b, op);
  swap_tile(c, memory, tile);
  if (!lower(c, op))
    return false;
  swap_tile(c, memory, tile);
  return true;
}

static Attr *tile_of(Conv *c, const Op *op) {
  return (Attr *)sme_tile_id(c->ctx, op);
}

// Each operation

// Bits of the tiles of 64 bits that a tile is.
static int64_t zero_mask(const Type *tile, int64_t id) {
  static const int64_t first[WIDTHS] = {0xff, 0x55, 0x11, 0x01, 0x01};
  return first[width_index(tile)] << id;
}

static Value *make_zero(Conv *c, Type *tile, Attr *id) {
  int64_t mask = zero_mask(tile, (int64_t)attr_to_u64(id));
  make_intr(c, OP_arm_sme_intr_zero, NULL, NULL, 0, i32_attr(c->ctx, mask));
  Builder saved = c->b;
  builder_at_start(&c->b, c->b.block);
  Value *value = build_value(&c->b, OP_arm_sme_get_tile, tile, NULL, 0);
  c->b = saved;
  return value;
}

static bool convert_zero(Conv *c, Op *op) {
  return conv_replace1(c, op,
                       make_zero(c, op_result(op, 0)->type, tile_of(c, op)));
}

// The address at the operands from `base` on; NULL after declining.
static Value *address_at(Conv *c, Op *op, uint32_t base, uint32_t indices) {
  Value *memref = op_operand(op, base);
  uint32_t first, rank;
  op_operand_group(op, indices, &first, &rank);
  Value **values = arena_array(c->arena, Value *, rank + 1);
  if (!memref_layout(llvm_types(c), memref->type)) {
    conv_decline_type(c, op, memref->type);
    return NULL;
  }
  if (!conv_operands(c, op, base, 1, values))
    return NULL;
  Value *descriptor = values[0];
  if (!conv_operands(c, op, first, rank, values))
    return NULL;
  return descriptor_element(c, descriptor, memref->type, values, false);
}

static bool convert_load(Conv *c, Op *op) {
  Value *address = address_at(c, op, 0, G_arm_sme_load_tile_slice_indices);
  if (!address)
    return false;
  bool vertical = is_vertical(op_slot(op, A_arm_sme_load_tile_slice_layout));
  Value *slice =
      slice_number(c, OP_arith_index_castui, op_operand(op, op->noperands - 1));
  make_intr(c, loads[vertical][width_index(op_result(op, 0)->type)], NULL,
            (Value *[]){op_operand(op, 1), address, slice}, 3, tile_of(c, op));
  return conv_replace1(c, op, op_operand(op, 2));
}

static bool convert_store(Conv *c, Op *op) {
  conv_value(c, op_operand(op, 1)); // casts are made in the order of operands
  Value *address = address_at(c, op, 3, G_arm_sme_store_tile_slice_indices);
  if (!address)
    return false;
  bool vertical = is_vertical(op_slot(op, A_arm_sme_store_tile_slice_layout));
  Value *slice = slice_number(c, OP_arith_index_castui, op_operand(op, 1));
  make_intr(c, stores[vertical][width_index(op_operand(op, 0)->type)], NULL,
            (Value *[]){op_operand(op, 2), address, slice}, 3, tile_of(c, op));
  return conv_erase(c, op);
}

static bool convert_insert(Conv *c, Op *op) {
  bool vertical = is_vertical(op_slot(op, A_arm_sme_insert_tile_slice_layout));
  const Type *tile = op_result(op, 0)->type;
  Value *slice = slice_number(c, OP_arith_index_castui, op_operand(op, 2));
  Value *one = arith_int(&c->b, c->ctx->i1, 1);
  Value *all = build_vector_broadcast(
      &c->b, type_i1_same_shape(c->ctx, sme_slice_type(c->ctx, tile)), one);
  make_intr(
      c, vertical ? OP_arm_sme_intr_write_vert : OP_arm_sme_intr_write_horiz,
      NULL, (Value *[]){slice, all, op_operand(op, 0)}, 3, tile_of(c, op));
  return conv_replace1(c, op, op_operand(op, 1));
}

static bool convert_extract(Conv *c, Op *op) {
  bool vertical = is_vertical(op_slot(op, A_arm_sme_extract_tile_slice_layout));
  Type *type = op_result(op, 0)->type;
  Value *all = all_true(c, op_operand(op, 0)->type);
  Value *zeros = build_zeros(&c->b, type);
  Value *slice = slice_number(c, OP_arith_index_cast, op_operand(op, 1));
  Op *read = make_intr(
      c, vertical ? OP_arm_sme_intr_read_vert : OP_arm_sme_intr_read_horiz,
      type, (Value *[]){zeros, all, slice}, 3, tile_of(c, op));
  return conv_replace1(c, op, op_result(read, 0));
}

// What multiplies, and of what
static const struct {
  uint32_t opcode, becomes;
} products[] = {
    {OP_arm_sme_fmopa_2way, OP_arm_sme_intr_mopa_wide},
    {OP_arm_sme_fmops_2way, OP_arm_sme_intr_mops_wide},
    {OP_arm_sme_smopa_2way, OP_arm_sme_intr_smopa_za32},
    {OP_arm_sme_smops_2way, OP_arm_sme_intr_smops_za32},
    {OP_arm_sme_umopa_2way, OP_arm_sme_intr_umopa_za32},
    {OP_arm_sme_umops_2way, OP_arm_sme_intr_umops_za32},
    {OP_arm_sme_smopa_4way, OP_arm_sme_intr_smopa_wide},
    {OP_arm_sme_smops_4way, OP_arm_sme_intr_smops_wide},
    {OP_arm_sme_umopa_4way, OP_arm_sme_intr_umopa_wide},
    {OP_arm_sme_umops_4way, OP_arm_sme_intr_umops_wide},
    {OP_arm_sme_sumopa_4way, OP_arm_sme_intr_sumopa_wide},
    {OP_arm_sme_sumops_4way, OP_arm_sme_intr_sumops_wide},
    {OP_arm_sme_usmopa_4way, OP_arm_sme_intr_usmopa_wide},
    {OP_arm_sme_usmops_4way, OP_arm_sme_intr_usmops_wide},
};

static uint32_t product_of(const Op *op) {
  for (size_t i = 0; i < ARRAY_SIZE(products); i++)
    if (op_is(op, products[i].opcode))
      return products[i].becomes;
  return enum_value(op_slot(op, A_arm_sme_outerproduct_kind),
                    E_arm_sme_kind_add) == E_arm_sme_kind_sub
             ? OP_arm_sme_intr_mops
             : OP_arm_sme_intr_mopa;
}

// ORDER of operand groups: the same in all of them.
_Static_assert((int)G_arm_sme_fmopa_2way_lhsMask ==
                       (int)G_arm_sme_outerproduct_lhsMask &&
                   (int)G_arm_sme_fmopa_2way_rhsMask ==
                       (int)G_arm_sme_outerproduct_rhsMask &&
                   (int)G_arm_sme_fmopa_2way_acc ==
                       (int)G_arm_sme_outerproduct_acc,
               "products have one order of operands");

static bool convert_product(Conv *c, Op *op) {
  Type *tile = op_result(op, 0)->type;
  Value *lhs = op_operand(op, 0), *rhs = op_operand(op, 1);
  Value *acc = op_operand_of(op, G_arm_sme_outerproduct_acc);
  Value *lhs_mask = op_operand_of(op, G_arm_sme_outerproduct_lhsMask);
  Value *rhs_mask = op_operand_of(op, G_arm_sme_outerproduct_rhsMask);
  if (!acc)
    acc = make_zero(c, tile, tile_of(c, op));
  if (!lhs_mask)
    lhs_mask = rhs_mask =
        arith_int(&c->b, type_i1_same_shape(c->ctx, lhs->type), 1);
  make_intr(c, product_of(op), NULL, (Value *[]){lhs_mask, rhs_mask, lhs, rhs},
            4, tile_of(c, op));
  return conv_replace1(c, op, acc);
}

static bool convert_outerproduct(Conv *c, Op *op) {
  const Type *tile = op_result(op, 0)->type;
  if (!type_is_float(tile->as.shaped.element)) {
    diag_error(&c->ctx->diags, op->loc, "unsupported type");
    return false;
  }
  return convert_product(c, op);
}

static bool lower_streaming_vl(Conv *c, Op *op) {
  int64_t size = enum_value(op_slot(op, A_arm_sme_streaming_vl_type_size), 0);
  Type *index = c->ctx->index_type;
  Value *words =
      build_value(&c->b, OP_arm_sme_intr_cntsd, c->ctx->i64, NULL, 0);
  words = cast(c, OP_arith_index_cast, index, words);
  Value *scale = build_index(&c->b, 8 >> size);
  return conv_replace1(c, op, build_binary(&c->b, OP_arith_muli, words, scale));
}

#define ON_TILE(name)                                                          \
  static bool lower_##name(Conv *c, Op *op) {                                  \
    return lower_tile_op(c, op, convert_##name);                               \
  }
ON_TILE(zero)
ON_TILE(load)
ON_TILE(store)
ON_TILE(insert)
ON_TILE(extract)
ON_TILE(product)
ON_TILE(outerproduct)
#undef ON_TILE

static void add_handlers(ConvTable *table) {
  conv_on(table, OP_arm_sme_zero, lower_zero);
  conv_on(table, OP_arm_sme_load_tile_slice, lower_load);
  conv_on(table, OP_arm_sme_store_tile_slice, lower_store);
  conv_on(table, OP_arm_sme_insert_tile_slice, lower_insert);
  conv_on(table, OP_arm_sme_extract_tile_slice, lower_extract);
  conv_on(table, OP_arm_sme_outerproduct, lower_outerproduct);
  conv_on(table, OP_arm_sme_streaming_vl, lower_streaming_vl);
  for (size_t i = 0; i < ARRAY_SIZE(products); i++)
    conv_on(table, products[i].opcode, lower_product);
}

static bool is_placeholder(const Op *op) {
  return op_is(op, OP_arm_sme_get_tile) || op_is(op, OP_arm_sme_copy_tile);
}

static Legality sme_to_llvm_legality(Conv *c, const Op *op) {
  (void)c;
  switch (opcode_dialect(op->info->opcode)) {
  case DIALECT_arm_sme:
    return is_placeholder(op) || op_has(op, TRAIT_TRANSLATED) ? CONV_LEGAL
                                                              : CONV_ILLEGAL;
  case DIALECT_arith:
  case DIALECT_llvm:
  case DIALECT_memref:
  case DIALECT_scf:
  case DIALECT_vector: return CONV_LEGAL;
  default: return CONV_UNKNOWN;
  }
}

static bool convert_ops(PassRun *run, Op *func) {
  ConvTable *table = conv_table_new(run);
  add_handlers(table);
  TypeConverter types;
  type_converter_init(&types, run);
  Conv c = pass_conversion(run, table);
  c.types = &types.conversion;
  c.legality = sme_to_llvm_legality;
  c.settle = conv_settle_requests;
  conv_state(&c, DIALECT_llvm, sizeof(ToLLVMState));
  conv_attrs_init(&c);
  return convert_run(&c, func);
}

// Afterwards

// Neighbouring zeros become one.
static void merge_zeros(Rewriter *rw, Block *block) {
  for (Op *op = block->first; op; op = op->next)
    while (op_is(op, OP_arm_sme_intr_zero) && op->next &&
           op_is(op->next, OP_arm_sme_intr_zero)) {
      uint64_t mask =
          attr_to_u64(op_slot(op, A_arm_sme_intr_zero_tile_mask)) |
          attr_to_u64(op_slot(op->next, A_arm_sme_intr_zero_tile_mask));
      op->slots[A_arm_sme_intr_zero_tile_mask] =
          i32_attr(rw->b.ctx, (int64_t)mask);
      rewrite_erase(rw, op->next);
    }
}

static bool has_tile(const Op *op) {
  return sme_tile_of(op) != NULL;
}

typedef struct TileCheck {
  Ctx *ctx;
  bool ok;
} TileCheck;

static void check_op(void *user, Op *op) {
  TileCheck *check = user;
  if (has_tile(op) && !is_placeholder(op) && !op_is(op, OP_cf_br) &&
      op->info->opcode != OP_UNREGISTERED)
    check->ok = op_error(check->ctx, op,
                         "unexpected operation with SME tile type after "
                         "conversion to LLVM");
}

// In a compile: tiles are nothing any more.
static void drop_tile_arg(Rewriter *rw, Block *block, uint32_t i) {
  for (Successor *pred = block->preds; pred; pred = pred->next)
    rewrite_erase_successor_operand(
        rw, pred->owner, (uint32_t)(pred - pred->owner->successors), i);
  Value *arg = block_arg(block, i);
  builder_at_start(&rw->b, block);
  if (arg->uses)
    rewrite_replace_uses(
        rw, arg, build_value(&rw->b, OP_arm_sme_get_tile, arg->type, NULL, 0));
  rewrite_erase_arg(rw, block, i);
}

static void drop_tile_args(Rewriter *rw, Region *body) {
  for (Block *block = body->first->next; block; block = block->next)
    for (uint32_t i = block->nargs; i-- > 0;)
      if (type_is_sme_tile(block_arg(block, i)->type))
        drop_tile_arg(rw, block, i);
}

static void drop_tiles(Rewriter *rw, Region *body) {
  drop_tile_args(rw, body);
  for (bool changed = true; changed;) {
    changed = false;
    for (Block *block = body->last; block; block = block->prev)
      for (Op *op = block->last, *prev; op; op = prev) {
        prev = op->prev;
        if (is_placeholder(op) && !op_result(op, 0)->uses) {
          rewrite_erase(rw, op);
          changed = true;
        }
      }
  }
}

bool lower_arm_sme_to_llvm(PassRun *run, Op *func) {
  bool show = PASS_OPTIONS(run, arm_sme_to_llvm)->dump_tile_live_ranges;
  if (!sme_allocate(run, func, (SmeAllocateOptions){.show = show}) ||
      !convert_ops(run, func))
    return false;
  Rewriter rw = pass_rewriter(run);
  Region *body = &func->regions[0];
  for (Block *block = body->first; block; block = block->next)
    merge_zeros(&rw, block);
  TileCheck check = {run->ctx, true};
  op_walk(func, check_op, &check);
  if (check.ok && run->total && !region_is_empty(body))
    drop_tiles(&rw, body);
  return check.ok;
}
