// Packs a constant right operand when it is compiled: a global has what the
// functions of pack.c would copy, block by block, and no call of them is made.
//
//   memref.global "private" constant @w : memref<512x1024xf32> = dense<...>
//
// becomes
//
//   memref.global "private" constant @w_packed : memref<524288xf32> = dense<...>
//
// if nothing else mentions @w, so that the object does not grow. Blocks of sums stand
// one behind the other, in them blocks of columns, and in these slabs: the loops of
// compute_tiles.c find a block by the sums and columns before it.
#include "lowering/linalg/tiling.h"

#include "ir/analysis/access.h"
#include "ir/analysis/analysis.h"
#include "ir/build/memref.h"

// Finding it

static void add_mention(Kernels *k, const void *of) {
  void **count = ptrmap_at(k->mentions, k->rw.arena, of);
  *count = (void *)((uintptr_t)*count + 1);
}

static uintptr_t mentions_of(const Kernels *k, const void *of) {
  return (uintptr_t)ptrmap_get(k->mentions, of);
}

static void count_symbol(void *user, Op *op, const Attr *ref) {
  add_mention(user, ref->as.symbol.root);
  (void)op;
}

// The key that elements are counted by: two attributes may name one resource.
static const void *owner_of_elements(Ctx *ctx, const Attr *value) {
  return attr_is(value, AT_DENSE_RESOURCE)
             ? (const void *)ctx_resource(ctx, value->as.resource.key)
             : value;
}

static void count_elements(void *user, Op *op) {
  Kernels *k = user;
  uint32_t ndiscardable = op->attrs ? op->attrs->as.dict.count : 0;
  for (uint32_t i = 0; i < op->nslots + ndiscardable; i++) {
    const Attr *value = i < op->nslots
                            ? op_slot(op, i)
                            : op->attrs->as.dict.items[i - op->nslots].value;
    if (attr_is(value, AT_DENSE) || attr_is(value, AT_DENSE_RESOURCE))
      add_mention(k, owner_of_elements(k->rw.b.ctx, value));
  }
}

// Counts the mentions of all symbols of the module, once. False: a table of symbols
// within it may mention others, so nothing is known.
static bool count_mentions(Kernels *k, Op *module) {
  if (k->mentions)
    return !ptrmap_get(k->mentions, module);
  k->mentions = arena_zero(k->rw.arena, sizeof *k->mentions, 8);
  bool is_known = true;
  for (Op *op = module->regions[0].first->first; op; op = op->next)
    is_known &=
        !op_has(op, TRAIT_SYMBOL_TABLE) && op_symbol_refs(op, count_symbol, k);
  op_walk(module, count_elements, k);
  if (!is_known)
    ptrmap_set(k->mentions, k->rw.arena, module, module);
  return is_known;
}

static bool is_plain(const Type *type) {
  return type_is(type, TY_MEMREF) && !type->as.shaped.layout &&
         !type->as.shaped.space && type_has_static_shape(type);
}

// The name of the global that the memref is, or another shape of, if nothing else is
// made of it.
static const Attr *find_global_name(Value *memref) {
  int64_t n = is_plain(memref->type) ? type_num_elements(memref->type) : -1;
  const Type *element = type_element(memref->type);
  while (memref && is_plain(memref->type) && value_has_one_use(memref) &&
         type_num_elements(memref->type) == n &&
         type_element(memref->type) == element) {
    const Attr *name = memref_global_name(memref);
    if (name)
      return name;
    memref = view_source(memref);
  }
  return NULL;
}

// The elements, little-endian ones; NULL: they are not known, or all are equal.
static const char *elements_of(Ctx *ctx, const Op *global) {
  const Attr *value = constant_global_value(global);
  if (attr_is(value, AT_DENSE))
    return value->as.dense.splat ? NULL : value->as.dense.data;
  if (!attr_is(value, AT_DENSE_RESOURCE))
    return NULL;
  const Resource *resource = ctx_resource(ctx, value->as.resource.key);
  size_t size = (size_t)type_num_elements(value->type) *
                dense_element_size(type_element(value->type));
  return resource->defined && resource->blob.size == size ? resource->blob.data
                                                          : NULL;
}

static bool is_private(const Ctx *ctx, const Op *op) {
  const Attr *visibility = symbol_visibility(ctx, op);
  return attr_is(visibility, AT_STRING) &&
         str_eq(visibility->as.string, STR("private"));
}

// One right operand for all loops around the tiles, every place of it known.
static bool has_known_places(const Contraction *c) {
  for (uint32_t i = 0; i < c->nloops; i++) {
    const ContractionLoop *loop = &c->loops[i];
    bool is_known = mixed_is_known(loop->extent) && loop->extent.number > 0 &&
                    mixed_is_known(loop->strides[RIGHT]);
    if (loop->moves[RIGHT] && (loop->role == LOOP_OUTER || !is_known))
      return false;
    if ((loop->role == LOOP_SUM || loop->role == LOOP_COLUMN) && !is_known)
      return false;
  }
  return mixed_is_known(c->offsets[RIGHT]);
}

Op *find_packable_constant(Kernels *k, const Contraction *c) {
  Ctx *ctx = k->rw.b.ctx;
  const Attr *name = find_global_name(c->operands[RIGHT]);
  Op *module = op_parent_of_kind(c->s.op, OP_builtin_module);
  if (!name || !module || !has_known_places(c))
    return NULL;
  Op *global = symbol_tables_lookup(&k->tables, c->s.op, name);
  if (!global || !is_private(ctx, global) || !elements_of(ctx, global) ||
      op_parent(global) != module || !count_mentions(k, module))
    return NULL;
  return mentions_of(k, name->as.symbol.root) == 1 ? global : NULL;
}

// Packing it

typedef struct Copying {
  Tiling *t;
  const char *from; // the elements
  char *to;
  size_t element_size;
  const ContractionLoop *column, *sums[MOST_SUM_LOOPS];
  uint32_t nsums;
  int64_t group;
  // The block begins at these iterations of the sums, has so many of each, and its
  // slabs have so many rows, behind those of the blocks before it.
  int64_t begins[MOST_SUM_LOOPS], counts[MOST_SUM_LOOPS], nrows, rows_before;
  // Rows are copied in pieces; so many are in the pieces before the present one.
  int64_t piece_before;
  // Elements before this are wanted by no other block and no operation.
  int64_t released;
  bool releases;
} Copying;

typedef struct Slab {
  int64_t width; // columns
  int64_t first; // of the operand's columns
  // Where the last vector begins, if that is not behind the others; the columns end.
  int64_t back, end;
  int64_t lanes;
} Slab;

static Copying copying_of(Tiling *t) {
  Copying c = {.t = t,
               .from = elements_of(t->rw->b.ctx, t->constant),
               .element_size = dense_element_size(t->product.elements[RIGHT]),
               .column = contraction_loop(&t->c, LOOP_COLUMN),
               .group = t->product.group};
  for (uint32_t i = 0; i < t->c.nloops; i++)
    if (t->c.loops[i].role == LOOP_SUM)
      c.sums[c.nsums++] = &t->c.loops[i];
  return c;
}

static int64_t column_of(const Slab *slab, int64_t x) {
  bool is_last = x >= slab->width - slab->lanes;
  return is_last ? slab->back + x - (slab->width - slab->lanes)
                 : slab->first + x;
}

// A row of a slab: a group of sums, from the element at `place` on, of each column;
// zeros where there are none.
static void copy_row(const Copying *c, const Slab *slab, int64_t place,
                     int64_t nleft, char *to) {
  int64_t stride = c->sums[c->nsums - 1]->strides[RIGHT].number;
  int64_t step = c->column->strides[RIGHT].number;
  size_t size = c->element_size;
  memset(to, 0, (size_t)(slab->width * c->group) * size);
  for (int64_t x = 0; x < slab->width; x++) {
    int64_t column = column_of(slab, x);
    for (int64_t i = 0; i < c->group && i < nleft && column < slab->end; i++) {
      int64_t at = place + i * stride + column * step;
      memcpy(to + (size_t)(x * c->group + i) * size,
             c->from + (size_t)at * size, size);
    }
  }
}

// The rows of a slab that loop number `i` over sums has, and those within.
static char *copy_rows(const Copying *c, const Slab *slab, uint32_t i,
                       int64_t place, char *to) {
  int64_t stride = c->sums[i]->strides[RIGHT].number, count = c->counts[i];
  bool is_last = i + 1 == c->nsums;
  place += c->begins[i] * stride;
  for (int64_t k = 0; k < count; k += is_last ? c->group : 1) {
    if (!is_last) {
      to = copy_rows(c, slab, i + 1, place + k * stride, to);
      continue;
    }
    copy_row(c, slab, place + k * stride, count - k, to);
    to += (size_t)(slab->width * c->group) * c->element_size;
  }
  return to;
}

// The slabs of a stretch that begins at column `begin` of the operand.
static char *copy_stretch(const Copying *c, const Stretch *stretch,
                          int64_t begin, char *to) {
  int64_t lanes = c->t->plan.lanes, width = slab_of(c->t, stretch);
  size_t row = (size_t)(width * c->group) * c->element_size;
  int64_t end = begin + stretch->count.number;
  for (int64_t first = begin; first < end; first += width) {
    Slab slab = {.width = width,
                 .first = first,
                 .back = first + width - lanes,
                 .end = end,
                 .lanes = lanes};
    if (stretch->edge == EDGE_BACK)
      slab.back = end - lanes;
    copy_rows(c, &slab, 0, c->t->c.offsets[RIGHT].number,
              to + (size_t)c->piece_before * row);
    to += (size_t)c->nrows * row;
  }
  return to;
}

static Stretches cut_block(const Tiling *t, int64_t begin, int64_t *count) {
  int64_t extent = contraction_loop(&t->c, LOOP_COLUMN)->extent.number;
  *count = extent - begin < t->plan.column_block ? extent - begin
                                                 : t->plan.column_block;
  return cut_columns(NULL, mixed_number(*count), &t->plan, tiling_has_masks(t));
}

static int64_t slab_columns(const Tiling *t, const Stretches *s) {
  int64_t n = 0;
  for (uint32_t i = 0; i < s->n; i++) {
    int64_t width = slab_of(t, &s->items[i]);
    n += (s->items[i].count.number + width - 1) / width * width;
  }
  return n;
}

// All blocks of columns of a piece of a block of sums.
static void copy_block(Copying *c) {
  int64_t extent = c->column->extent.number, count;
  char *to =
      c->to + (size_t)(c->rows_before * c->t->packed_columns * c->group) *
                  c->element_size;
  for (int64_t begin = 0; begin < extent; begin += count) {
    Stretches s = cut_block(c->t, begin, &count);
    for (uint32_t i = 0; i < s.n; i++)
      to = copy_stretch(c, &s.items[i], begin + s.items[i].begin.number, to);
  }
}

static int64_t count_rows(const Copying *c, const int64_t *counts) {
  int64_t n = 1;
  for (uint32_t i = 0; i < c->nsums; i++)
    n *= i + 1 == c->nsums ? (counts[i] + c->group - 1) / c->group : counts[i];
  return n;
}

// Whether all elements of an iteration of the outermost sum lie before those of the
// next.
static bool is_in_order_of_sums(const Copying *c) {
  int64_t last =
      (c->column->extent.number - 1) * c->column->strides[RIGHT].number;
  bool is_forward = c->column->strides[RIGHT].number >= 0;
  for (uint32_t i = 1; i < c->nsums; i++) {
    last += (c->sums[i]->extent.number - 1) * c->sums[i]->strides[RIGHT].number;
    is_forward &= c->sums[i]->strides[RIGHT].number >= 0;
  }
  return is_forward && last < c->sums[0]->strides[RIGHT].number;
}

// Releases elements that no other block and no operation reads, so that a model's
// weights are in memory once.
static void release_until(Copying *c, int64_t end) {
  if (!c->releases || end <= c->released)
    return;
  pages_release(c->from + (size_t)c->released * c->element_size,
                (size_t)(end - c->released) * c->element_size);
  c->released = end;
}

static void release_before(Copying *c, int64_t sum) {
  if (is_in_order_of_sums(c))
    release_until(c, c->t->c.offsets[RIGHT].number +
                         sum * c->sums[0]->strides[RIGHT].number);
}

// Whether the block has all iterations of the other sums.
static bool has_inner_sums_whole(const Copying *c) {
  for (uint32_t i = 1; i < c->nsums; i++)
    if (c->counts[i] != c->sums[i]->extent.number)
      return false;
  return true;
}

// A block of sums by pieces of the outermost one, so that elements that were copied
// can be released before the others are.
static void copy_pieces(Copying *c) {
  enum { ROWS_OF_PIECE = 1 << 10 };
  int64_t begin = c->begins[0], count = c->counts[0];
  c->nrows = count_rows(c, c->counts);
  int64_t piece =
      (ROWS_OF_PIECE * count / c->nrows + c->group) / c->group * c->group;
  c->piece_before = 0;
  for (int64_t at = 0; at < count; at += piece) {
    c->begins[0] = begin + at;
    c->counts[0] = count - at < piece ? count - at : piece;
    copy_block(c);
    c->piece_before += count_rows(c, c->counts);
    if (has_inner_sums_whole(c))
      release_before(c, c->begins[0] + c->counts[0]);
  }
  c->begins[0] = begin;
  c->counts[0] = count;
  c->rows_before += c->nrows;
}

// All blocks of sums, of which those of the loops before number `i` are chosen.
static void copy_blocks(Copying *c, const int64_t *blocks, uint32_t i) {
  if (i == c->nsums) {
    copy_pieces(c);
    return;
  }
  CHECK(i < MOST_SUM_LOOPS);
  int64_t extent = c->sums[i]->extent.number;
  int64_t most = blocks[i] ? blocks[i] : extent;
  for (int64_t begin = 0; begin < extent; begin += most) {
    c->begins[i] = begin;
    c->counts[i] = extent - begin < most ? extent - begin : most;
    copy_blocks(c, blocks, i + 1);
    if (!i)
      release_before(c,
                     begin + (extent - begin < most ? extent - begin : most));
  }
}

static int64_t count_packed_columns(const Tiling *t) {
  int64_t extent = contraction_loop(&t->c, LOOP_COLUMN)->extent.number;
  int64_t n = 0, count;
  for (int64_t begin = 0; begin < extent; begin += count) {
    Stretches s = cut_block(t, begin, &count);
    n += slab_columns(t, &s);
  }
  return n;
}

// A resource, since those are not compared with all others.
static Attr *packed_elements(Tiling *t, Ident *name, Type *type) {
  Ctx *ctx = t->rw->b.ctx;
  Copying c = copying_of(t);
  size_t size = (size_t)type_num_elements(type) * c.element_size;
  int64_t blocks[MOST_SUM_LOOPS];
  tiling_sum_blocks(t, blocks);
  c.to = arena_alloc(&ctx->arena, size, 64);
  const Attr *value = constant_global_value(t->constant);
  c.releases = mentions_of(t->k, owner_of_elements(ctx, value)) == 1;
  copy_blocks(&c, blocks, 0);
  release_until(&c, type_num_elements(value->type));
  Resource *resource = ctx_resource(ctx, name);
  resource->blob = (Str){c.to, size};
  resource->alignment = 64;
  resource->defined = true;
  return attr_dense_resource(ctx, type, name);
}

static Ident *packed_name(Tiling *t, SymbolTable *table) {
  Ctx *ctx = t->rw->b.ctx;
  Buf name = {0};
  buf_printf(&name, STR_FMT "_packed", STR_ARG(symbol_name(t->constant)));
  Str text = {name.data, name.size};
  Ident *ident = ctx_ident(ctx, text);
  if (symbol_lookup(table, ident) || ctx_resource(ctx, ident)->defined)
    ident = symbol_unique(table, ctx, t->rw->arena, text, NULL);
  buf_release(&name);
  return ident;
}

Value *pack_constant(Tiling *t) {
  Builder *b = tiling_at(t);
  Ctx *ctx = b->ctx;
  SymbolTable *table = symbol_table_of(&t->k->tables, op_parent(t->constant));
  Copying c = copying_of(t);
  int64_t extents[MOST_SUM_LOOPS];
  for (uint32_t i = 0; i < c.nsums; i++)
    extents[i] = c.sums[i]->extent.number;
  t->packed_columns = count_packed_columns(t);
  int64_t count = count_rows(&c, extents) * c.group * t->packed_columns;
  Type *element = t->product.elements[RIGHT];
  Type *type = type_memref(ctx, 1, &count, element, NULL, NULL);
  Type *tensor = type_tensor(ctx, 1, &count, element, NULL);
  Ident *name = packed_name(t, table);
  Builder outside = *b;
  builder_before(b, t->constant);
  Op *global = build_constant_global(
      b, name, type, packed_elements(t, name, tensor), attr_i64(ctx, 64));
  ptrmap_set(&table->by_name, t->rw->arena, name, global);
  *b = outside;
  return build_get_global(b, type, name);
}

void erase_packed_constant(Tiling *t) {
  Value *memref = t->c.operands[RIGHT];
  while (memref && !op_has_uses(value_op(memref))) {
    Op *op = value_op(memref);
    memref = view_source(memref);
    rewrite_erase(t->rw, op);
  }
  if (memref)
    return;
  SymbolTable *table = symbol_table_of(&t->k->tables, op_parent(t->constant));
  Ident *name = ctx_ident(t->rw->b.ctx, symbol_name(t->constant));
  ptrmap_set(&table->by_name, t->rw->arena, name, NULL);
  rewrite_erase(t->rw, t->constant);
}
