// linalg-block-pack-matmul: a product of matrices becomes one of matrices of
// blocks.
//
// Requires: nothing.
// Guarantees: folds apply.
// Invalidates: nothing.
//
// Before:
//
//   %0 = linalg.matmul ins(%a, %b : tensor<64x128xf32>, tensor<128x96xf32>)
//                      outs(%c : tensor<64x96xf32>) -> tensor<64x96xf32>
//
// After, with block-factors=32,16,64:
//
//   %1 = linalg.pack %a ... : tensor<64x128xf32> -> tensor<2x2x32x64xf32>
//   %2 = linalg.pack %b ... : tensor<128x96xf32> -> tensor<6x2x16x64xf32>
//   %3 = linalg.pack %c ... : tensor<64x96xf32> -> tensor<2x6x32x16xf32>
//   %4 = linalg.generic ... ins(%1, %2) outs(%3)
//   %0 = linalg.unpack %4 ... into %c
//
// The last three loops of the generic are those inside a block. The three
// before them are the loops m, n and k of the product, in the order of
// mnk-order, and count blocks; those of a batch are the outermost. Blocks that
// are not full are padded with zeros: that adds zeros to sums, which are not
// unpacked where the sum itself is padding.

#include "ir/affine.h"
#include "ir/build/affine.h"
#include "ir/build/linalg.h"
#include "ir/build/tensor.h"
#include "ir/build/vector.h"
#include "ir/dialects/match.h"
#include "lowering/linalg/linalg.h"
#include "lowering/linalg/passes.h"
#include "lowering/pass/pass.h"

enum { M, N, K, NROLES };
enum { NOPERANDS = 3 }; // both factors and the sum

typedef struct BlockPacking {
  Structured s;
  uint32_t loops[NROLES]; // of the product, those that are blocked
  uint32_t *place;        // of each loop among those that count blocks
  uint32_t order[NROLES]; // the role at each of the last places
  Mixed tiles[NROLES];
} BlockPacking;

// Which product it is

// By its row: an operation that says its maps itself, or may say them.
static bool may_be_product(const OpInfo *info) {
  return info->opcode == OP_linalg_generic ||
         (info_has_named_loops(info) &&
          op_slot_index(info, STR("indexing_maps")) >= 0);
}

static bool uses_loop(const Attr *map, uint32_t loop) {
  for (uint32_t i = 0; i < map->as.map.nresults; i++)
    if (map->as.map.results[i]->value == loop)
      return true;
  return false;
}

// Finds the innermost loop of each role. False: there is one without.
static bool find_roles(BlockPacking *p) {
  const Structured *s = &p->s;
  bool found[NROLES] = {false};
  for (uint32_t i = 0; i < s->nloops; i++) {
    bool left = uses_loop(s->maps[0], i), right = uses_loop(s->maps[1], i);
    bool sum = uses_loop(s->maps[2], i);
    if (sum == s->reduces[i] || (left && right && sum) || (!left && !right))
      continue;
    int role = !sum ? K : left ? M : N;
    if (role == K && !(left && right))
      continue;
    p->loops[role] = i;
    found[role] = true;
  }
  return found[M] && found[N] && found[K];
}

// Whether all maps are permutations of some of the loops.
static bool maps_are_projected(const Structured *s) {
  for (uint32_t i = 0; i < NOPERANDS; i++)
    if (!map_is_projected_permutation(s->maps[i]))
      return false;
  return true;
}

// A generic is one of matrices, of which one may be transposed.
static bool is_plain_product(Ctx *ctx, const Structured *s) {
  AffineExpr *i = affine_dim(ctx, 0), *j = affine_dim(ctx, 1),
             *k = affine_dim(ctx, 2);
  AffineExpr *const forms[][NOPERANDS][2] = {{{i, k}, {k, j}, {i, j}},
                                             {{k, i}, {k, j}, {i, j}},
                                             {{i, k}, {j, k}, {i, j}}};
  if (s->nloops != 3)
    return false;
  for (size_t form = 0; form < ARRAY_SIZE(forms); form++) {
    bool same = true;
    for (uint32_t o = 0; o < NOPERANDS; o++)
      same &= s->maps[o] == attr_affine_map(ctx, 3, 0, forms[form][o], 2);
    if (same)
      return true;
  }
  return false;
}

static bool reduces_once(const Structured *s) {
  uint32_t n = 0;
  for (uint32_t i = 0; i < s->nloops; i++)
    n += s->reduces[i];
  return n == 1;
}

// Operands of more than two dimensions have to have each in its usual place.
static bool is_product(Ctx *ctx, const Structured *s) {
  if (s->ninputs != 2 || s->ninits != 1 || !op_has_pure_tensors(s->op) ||
      !maps_are_projected(s) || !body_adds_products(structured_body(s)))
    return false;
  const OpInfo *info = s->op->info;
  if (!info_has_named_loops(info))
    return is_plain_product(ctx, s);
  const Attr *maps =
      op_slot(s->op, (uint32_t)op_slot_index(info, STR("indexing_maps")));
  return reduces_once(s) &&
         (s->nloops == NROLES || !maps ||
          maps == named_default_maps(ctx, info, s->op->slots));
}

// Where each loop goes: the three to the end, in their order, and the others
// before them.
static void place_loops(Rewriter *rw, BlockPacking *p, const int64_t *order) {
  uint32_t first = p->s.nloops - NROLES, other = 0;
  p->place = arena_array(rw->arena, uint32_t, p->s.nloops);
  for (uint32_t i = 0; i < p->s.nloops; i++)
    p->place[i] = UINT32_MAX;
  for (uint32_t role = 0; role < NROLES; role++) {
    p->order[order[role]] = role;
    p->place[p->loops[role]] = first + (uint32_t)order[role];
  }
  for (uint32_t i = 0; i < p->s.nloops; i++)
    if (p->place[i] == UINT32_MAX)
      p->place[i] = other++;
}

// The role of the dimension `i` of an operand; NROLES: none, it is not blocked.
static uint32_t role_of(const BlockPacking *p, const Attr *map, uint32_t i) {
  for (uint32_t role = 0; role < NROLES; role++)
    if (map->as.map.results[i]->value == p->loops[role])
      return role;
  return NROLES;
}

// How often a loop runs, as far as types say it.
static int64_t known_extent(const Structured *s, uint32_t loop) {
  for (uint32_t o = 0; o < NOPERANDS; o++)
    for (uint32_t i = 0; i < s->maps[o]->as.map.nresults; i++) {
      int64_t size = op_operand(s->op, o)->type->as.shaped.shape[i];
      if (s->maps[o]->as.map.results[i]->value == loop && size != DYNAMIC)
        return size;
    }
  return DYNAMIC;
}

static bool blocks_are_full(const BlockPacking *p, const int64_t *factors) {
  for (uint32_t role = 0; role < NROLES; role++) {
    int64_t extent = known_extent(&p->s, p->loops[role]);
    if (extent == DYNAMIC || extent % factors[role])
      return false;
  }
  return true;
}

// Tiles

// The size of each loop, that of the first dimension that it runs along. As in
// mlir-opt, all sizes are asked for: constants come in the order of that.
static Mixed *find_extents(Rewriter *rw, const Structured *s) {
  Mixed *extents = arena_array(rw->arena, Mixed, s->nloops);
  bool *found = arena_zero(rw->arena, s->nloops * sizeof *found, 1);
  for (uint32_t o = 0; o < NOPERANDS; o++) {
    Mixed *sizes = tensor_sizes(&rw->b, rw->arena, op_operand(s->op, o));
    for (uint32_t i = 0; i < s->maps[o]->as.map.nresults; i++) {
      int64_t loop = s->maps[o]->as.map.results[i]->value;
      if (!found[loop])
        extents[loop] = sizes[i];
      found[loop] = true;
    }
  }
  return extents;
}

static void find_tiles(Rewriter *rw, BlockPacking *p,
                       const Options_linalg_block_pack_matmul *o) {
  Ctx *ctx = rw->b.ctx;
  Mixed *extents = find_extents(rw, &p->s);
  for (uint32_t i = 0; i < NROLES; i++) {
    uint32_t role = p->order[i];
    int64_t multiple =
        o->mnk_padded_multiples.size ? o->mnk_padded_multiples.data[role] : 0;
    p->tiles[role] = mixed_number(o->block_factors.data[role]);
    if (!multiple)
      continue;
    AffineExpr *blocks = affine_binary(ctx, AFFINE_CEILDIV, affine_dim(ctx, 0),
                                       affine_constant(ctx, multiple));
    p->tiles[role] = affine_apply_mixed(
        &rw->b, rw->arena, affine_mul_number(ctx, blocks, multiple),
        &extents[p->loops[role]]);
  }
}

// Packing

// An operand, its blocked dimensions in the order of their tiles, and in which
// order the dimensions of the packed one are.
typedef struct Packing {
  Value *plain;
  Attr *map;
  uint32_t rank, ntiles;
  int64_t dims[NROLES], *outer; // `outer` is NULL: dimensions keep their order
  Mixed tiles[NROLES];
  uint32_t roles[NROLES];
} Packing;

static Packing packing_of(Rewriter *rw, const BlockPacking *p, uint32_t operand,
                          bool is_ordered) {
  Packing a = {.plain = op_operand(p->s.op, operand),
               .map = p->s.maps[operand]};
  a.rank = type_rank(a.plain->type);
  for (uint32_t i = 0; i < NROLES; i++)
    for (uint32_t dim = 0; dim < a.rank; dim++)
      if (role_of(p, a.map, dim) == p->order[i]) {
        a.roles[a.ntiles] = p->order[i];
        a.dims[a.ntiles] = dim;
        a.tiles[a.ntiles++] = p->tiles[p->order[i]];
      }
  a.outer = is_ordered ? arena_array(rw->arena, int64_t, a.rank + 1) : NULL;
  for (uint32_t i = 0; is_ordered && i < a.rank; i++)
    a.outer[i] = i;
  return a;
}

// Orders the last two dimensions of blocks, and those within a block: that of the
// role is the first one of each pair, or the second.
static void order_dims(Packing *a, uint32_t role, bool outer_second,
                       bool inner_second, uint32_t outer_role) {
  if ((outer_role != role) != outer_second) {
    int64_t last = a->outer[a->rank - 1];
    a->outer[a->rank - 1] = a->outer[a->rank - 2];
    a->outer[a->rank - 2] = last;
  }
  if ((a->roles[0] != role) == inner_second)
    return;
  Packing old = *a;
  for (int i = 0; i < 2; i++) {
    a->roles[i] = old.roles[1 - i];
    a->dims[i] = old.dims[1 - i];
    a->tiles[i] = old.tiles[1 - i];
  }
}

static Mixed count_blocks(Rewriter *rw, Mixed size, Mixed tile) {
  Ctx *ctx = rw->b.ctx;
  AffineExpr *blocks = affine_binary(ctx, AFFINE_CEILDIV, affine_dim(ctx, 0),
                                     affine_symbol(ctx, 0));
  return affine_apply_mixed(&rw->b, rw->arena, blocks, (Mixed[]){size, tile});
}

static Value *empty_packed(Rewriter *rw, const Packing *a) {
  Mixed *sizes = tensor_sizes(&rw->b, rw->arena, a->plain);
  Mixed *packed = arena_array(rw->arena, Mixed, a->rank + a->ntiles + 1);
  for (uint32_t i = 0; i < a->ntiles; i++)
    sizes[a->dims[i]] = count_blocks(rw, sizes[a->dims[i]], a->tiles[i]);
  for (uint32_t i = 0; i < a->rank; i++)
    packed[i] = sizes[a->outer ? a->outer[i] : i];
  for (uint32_t i = 0; i < a->ntiles; i++)
    packed[a->rank + i] = a->tiles[i];
  return build_tensor_empty(&rw->b, rw->arena, packed, a->rank + a->ntiles,
                            type_element(a->plain->type), NULL);
}

static bool is_full(const Packing *a) {
  for (uint32_t i = 0; i < a->ntiles; i++)
    if (a->tiles[i].value ||
        a->plain->type->as.shaped.shape[a->dims[i]] % a->tiles[i].number)
      return false;
  return type_has_static_shape(a->plain->type);
}

_Static_assert(A_linalg_pack_outer_dims_perm ==
                       (int)A_linalg_unpack_outer_dims_perm &&
                   A_linalg_pack_inner_dims_pos ==
                       (int)A_linalg_unpack_inner_dims_pos &&
                   A_linalg_pack_static_inner_tiles ==
                       (int)A_linalg_unpack_static_inner_tiles,
               "the slots are the same");

// linalg.pack or linalg.unpack; `padding` may be NULL.
static Value *build_relayout(Rewriter *rw, uint32_t opcode, const Packing *a,
                             Value *source, Value *dest, Value *padding) {
  Ctx *ctx = rw->b.ctx;
  Value *operands[3 + NROLES] = {source, dest, padding};
  uint32_t n = padding ? 3 : 2;
  uint32_t dynamic = mixed_values(a->tiles, a->ntiles, operands + n);
  const OpInfo *info = ctx_op_by_opcode(ctx, opcode);
  Op *op = build_spec(&rw->b, &(OpSpec){.info = info,
                                        .operands = operands,
                                        .noperands = n + dynamic,
                                        .result_types = &dest->type,
                                        .nresults = 1});
  if (a->outer)
    op->slots[A_linalg_pack_outer_dims_perm] =
        attr_dense_i64(ctx, a->outer, a->rank);
  op->slots[A_linalg_pack_inner_dims_pos] =
      attr_dense_i64(ctx, a->dims, a->ntiles);
  op->slots[A_linalg_pack_static_inner_tiles] =
      mixed_statics(ctx, rw->arena, a->tiles, a->ntiles);
  if (op_has(op, TRAIT_OPERAND_SEGMENTS))
    op->slots[op_segments_slot(info, TRAIT_OPERAND_SEGMENTS)] = attr_dense_i32(
        ctx, (int32_t[]){1, 1, padding ? 1 : 0, (int32_t)dynamic}, 4);
  return op_result(op, 0);
}

// Packs an operand with its dimensions in their order.
static Value *pack(Rewriter *rw, const Packing *a) {
  Packing plain = *a;
  plain.outer = NULL;
  Value *empty = empty_packed(rw, &plain), *zero = NULL;
  if (!is_full(a))
    zero = build_zeros(&rw->b, type_element(a->plain->type));
  return build_relayout(rw, OP_linalg_pack, &plain, a->plain, empty, zero);
}

// Packs it in the given order instead: in two steps, as mlir-opt does, since
// constants come in the order in which the greedy driver hears of them.
static Value *repack(Rewriter *rw, const Packing *a, Value *packed) {
  Op *op = value_op(packed);
  builder_before(&rw->b, op);
  Value *made =
      build_relayout(rw, OP_linalg_pack, a, a->plain, empty_packed(rw, a),
                     op_operand_of(op, G_linalg_pack_padding_value));
  rewrite_erase(rw, op);
  return made;
}

// The loops of each dimension of a packed operand.
static Attr *packed_map(Rewriter *rw, const BlockPacking *p, const Packing *a) {
  Ctx *ctx = rw->b.ctx;
  AffineExpr **results =
      arena_array(rw->arena, AffineExpr *, a->rank + a->ntiles + 1);
  for (uint32_t i = 0; i < a->rank; i++) {
    int64_t dim = a->outer ? a->outer[i] : i;
    results[i] = affine_dim(ctx, p->place[a->map->as.map.results[dim]->value]);
  }
  for (uint32_t i = 0; i < a->ntiles; i++)
    results[a->rank + i] =
        affine_dim(ctx, NROLES + p->place[p->loops[a->roles[i]]]);
  return attr_affine_map(ctx, p->s.nloops + NROLES, 0, results,
                         a->rank + a->ntiles);
}

static Op *build_product(Rewriter *rw, const BlockPacking *p,
                         const Packing *packings) {
  const Structured *s = &p->s;
  uint32_t nloops = s->nloops + NROLES;
  Value *operands[NOPERANDS];
  Attr *maps[NOPERANDS];
  bool *reduces = arena_array(rw->arena, bool, nloops);
  for (uint32_t i = 0; i < NOPERANDS; i++) {
    operands[i] = pack(rw, &packings[i]);
    maps[i] = packed_map(rw, p, &packings[i]);
  }
  for (uint32_t i = 0; i < s->ninputs; i++)
    operands[i] = repack(rw, &packings[i], operands[i]);
  builder_before(&rw->b, s->op);
  for (uint32_t i = 0; i < s->nloops; i++)
    reduces[p->place[i]] = s->reduces[i];
  for (uint32_t i = 0; i < NROLES; i++)
    reduces[s->nloops + i] = s->reduces[p->loops[p->order[i]]];
  Op *generic = build_generic(&rw->b, rw->arena,
                              &(GenericParts){.operands = operands,
                                              .noperands = NOPERANDS,
                                              .ninputs = s->ninputs,
                                              .maps = maps,
                                              .nloops = nloops,
                                              .reduces = reduces});
  rewrite_inline_region(rw, &s->op->regions[0], &generic->regions[0], NULL);
  return generic;
}

// Whose dimension is the first one of the last two.
static uint32_t outer_role(const BlockPacking *p, const Packing *a) {
  return role_of(p, a->map, a->rank - 2);
}

// Divides a product of matrices into blocks.
static bool block_pack(Rewriter *rw, Op *op) {
  const Options_linalg_block_pack_matmul *o = rw->state;
  static const int64_t in_order[] = {M, N, K};
  BlockPacking p;
  if (!structured_of(rw->b.ctx, rw->arena, op, &p.s) ||
      !is_product(rw->b.ctx, &p.s) || !find_roles(&p))
    return rewrite_decline(rw, op, "it is no product of matrices");
  if (!o->allow_padding && !blocks_are_full(&p, o->block_factors.data))
    return rewrite_decline(rw, op, "there are blocks that are not full");
  for (uint32_t i = 0; i < NOPERANDS; i++)
    if (!attr_zero(rw->b.ctx, type_element(op_operand(op, i)->type)))
      return rewrite_decline(rw, op, "there is no zero to pad with");
  place_loops(rw, &p, o->mnk_order.size ? o->mnk_order.data : in_order);
  find_tiles(rw, &p, o);
  Packing packings[NOPERANDS];
  for (uint32_t i = 0; i < NOPERANDS; i++)
    packings[i] = packing_of(rw, &p, i, i < p.s.ninputs);
  Packing *left = &packings[0], *right = &packings[1], *sum = &packings[2];
  order_dims(left, M, o->lhs_transpose_outer_blocks,
             o->lhs_transpose_inner_blocks, outer_role(&p, left));
  order_dims(right, K, o->rhs_transpose_outer_blocks,
             o->rhs_transpose_inner_blocks, outer_role(&p, right));
  Op *product = build_product(rw, &p, packings);
  return rewrite_replace1(rw, op,
                          build_relayout(rw, OP_linalg_unpack, sum,
                                         op_result(product, 0), sum->plain,
                                         NULL));
}

static const Pattern patterns[] = {
    PATTERN_WHERE(may_be_product, 1, block_pack, ""),
    {0},
};

// Whether the numbers are of that range, as many as there are roles or none.
static bool are_numbers(const IntList *list, int64_t least, int64_t most) {
  if (list->size && list->size != NROLES)
    return false;
  for (size_t i = 0; i < list->size; i++)
    if (list->data[i] < least || list->data[i] > most)
      return false;
  return true;
}

static bool is_permutation(const IntList *list) {
  uint32_t seen = 0;
  if (!are_numbers(list, 0, NROLES - 1))
    return false;
  for (size_t i = 0; i < list->size; i++)
    seen |= 1u << list->data[i];
  return !list->size || seen == (1u << NROLES) - 1;
}

// Reports options that are not one for each of m, n and k.
static bool check_options(PassRun *run, const Op *root,
                          const Options_linalg_block_pack_matmul *o) {
  Diags *diags = &run->ctx->diags;
  if (!are_numbers(&o->block_factors, 1, INT64_MAX))
    return diag_error(diags, root->loc,
                      "'block-factors' takes three positive numbers");
  if (!are_numbers(&o->mnk_padded_multiples, 0, INT64_MAX))
    return diag_error(diags, root->loc,
                      "'mnk-padded-multiples' takes three numbers, none of "
                      "them negative");
  if (!is_permutation(&o->mnk_order))
    return diag_error(diags, root->loc,
                      "'mnk-order' takes 0, 1 and 2 in some order");
  return true;
}

bool lower_linalg_block_pack_matmul(PassRun *run, Op *root) {
  const Options_linalg_block_pack_matmul *o =
      PASS_OPTIONS(run, linalg_block_pack_matmul);
  if (!check_options(run, root, o))
    return false;
  GreedyOptions options = greedy_defaults;
  options.patterns =
      o->block_factors.size == NROLES ? pass_pattern_list(run, patterns) : NULL;
  options.declines = run->declines;
  options.state = o;
  GreedyResult result =
      greedy_run_all(run->ctx, run->pool, run->arena, root, &options);
  return pass_by_drivers(run, result != GREEDY_FAILED);
}
