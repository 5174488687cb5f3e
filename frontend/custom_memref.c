// Custom forms of the memref dialect.
//
<<<<<<< HEAD
//   memref.alloca_scope (-> (types))? region
//   memref.generic_atomic_rmw %m[indices] : type region
//   memref.prefetch %m[indices], read|write, locality<n>, data|instr : type
//   memref.transpose %m permutation-map : type to type
//   memref.dma_start %src[i], %dst[i], %n, %tag[i] (, %stride, %count)? : types
=======
//   memref.generic_atomic_rmw %m[%i, ...] : type region dictionary?
//   memref.alloca_scope (-> types)? region dictionary?
//   memref.dma_start %src[...], %dst[...], %n, %tag[...] (, %stride, %n)?
//     : types
//   memref.prefetch %m[...], (read|write), locality<n>, (data|instr) : type
//   memref.transpose %m (dims) -> (results) dictionary? : type to type
>>>>>>> main

#include "frontend/hooks.h"

#include "ir/dialects/dialects.h"

<<<<<<< HEAD
static bool parse_indexed(Parser *p, Operand *memref, Operands *indices) {
=======
// %m[%i, ...]
static bool parse_place(Parser *p, Operand *memref, Operands *indices) {
>>>>>>> main
  return parse_operand(p, memref, true) &&
         parse_operands_in(p, DELIM_SQUARE, indices);
}

<<<<<<< HEAD
static void put_indices(OpPrinter *pr, const Op *op, uint32_t first,
                        uint32_t n) {
  put_lit(pr, "[");
  put_values(pr, op->operands + first, n);
  put_lit(pr, "]");
}

bool parse_memref_alloca_scope(Parser *p, OpState *st) {
  Types types = {0};
  if (consume_if(p, TK_ARROW) && !parse_result_types(p, &types))
    return false;
  Region *region = parse_region(p, NULL, 0);
  if (!region)
    return false;
  ensure_terminator(p, region, OP_memref_alloca_scope_return, st->loc);
  state_add_region(p, st, region);
  for (size_t i = 0; i < types.size; i++)
    vec_push(&p->scratch, &st->types, types.data[i]);
  return optional_attr_dict(p, st);
}

void print_memref_alloca_scope(OpPrinter *pr, Op *op) {
  put_lit(pr, " ");
  if (op->nresults) {
    put_lit(pr, " -> (");
    for (uint32_t i = 0; i < op->nresults; i++) {
      if (i)
        put_lit(pr, ", ");
      put_type(pr, op_result(op, i)->type);
    }
    put_lit(pr, ")");
  }
  put_lit(pr, " ");
  put_region(pr, &op->regions[0], false, op->nresults, false);
  put_attr_dict(pr, op, NULL);
}
=======
static bool resolve_place(Parser *p, OpState *st, Operand memref, Type *type,
                          const Operands *indices) {
  return resolve_operand(p, st, memref, type) &&
         resolve_operands_as(p, st, indices, p->ctx->index_type);
}

static void put_place(OpPrinter *pr, const Use *uses, uint32_t nindices) {
  put_value(pr, uses[0].value);
  put_lit(pr, "[");
  put_values(pr, uses + 1, nindices);
  put_lit(pr, "]");
}

// generic_atomic_rmw
>>>>>>> main

bool parse_memref_generic_atomic_rmw(Parser *p, OpState *st) {
  Operand memref;
  Operands indices = {0};
<<<<<<< HEAD
  if (!parse_indexed(p, &memref, &indices) || !parse_punct(p, TK_COLON))
    return false;
  const char *at = p->tok.start;
  Type *type = parse_type(p);
  if (!type)
=======
  if (!parse_place(p, &memref, &indices) || !parse_punct(p, TK_COLON))
    return false;
  const char *at = p->tok.start;
  Type *type = parse_type(p);
  if (!type || !resolve_place(p, st, memref, type, &indices))
    return false;
  Region *region = parse_region(p, NULL, 0);
  if (!region || !optional_attr_dict(p, st))
>>>>>>> main
    return false;
  if (type->kind != TY_MEMREF)
    return error_asm(p, at, "invalid kind of type specified: expected "
                            "builtin.memref, but found '%s'",
                     type_str(p->ctx, type));
<<<<<<< HEAD
  if (!resolve_operand(p, st, memref, type) ||
      !resolve_operands_as(p, st, &indices, p->ctx->index_type))
    return false;
  Region *region = parse_region(p, NULL, 0);
  if (!region)
    return false;
  state_add_region(p, st, region);
  vec_push(&p->scratch, &st->types, type->as.shaped.element);
  return optional_attr_dict(p, st);
=======
  state_add_region(p, st, region);
  vec_push(&p->scratch, &st->types, type_element(type));
  return true;
>>>>>>> main
}

void print_memref_generic_atomic_rmw(OpPrinter *pr, Op *op) {
  put_lit(pr, " ");
<<<<<<< HEAD
  put_value(pr, op_operand(op, 0));
  put_indices(pr, op, 1, op->noperands - 1);
=======
  put_place(pr, op->operands, op->noperands - 1);
>>>>>>> main
  put_lit(pr, " : ");
  put_type(pr, op_operand(op, 0)->type);
  put_lit(pr, " ");
  put_region(pr, &op->regions[0], true, true, false);
  put_attr_dict(pr, op, NULL);
}

<<<<<<< HEAD
static bool parse_choice(Parser *p, const char *yes, const char *no,
                         const char *message, Attr **attr) {
  bool is_yes = optional_keyword(p, yes);
  if (!is_yes && !optional_keyword(p, no))
    return error_asm(p, p->tok.start, "%s", message);
  *attr = attr_bool(p->ctx, is_yes);
  return true;
=======
// alloca_scope

bool parse_memref_alloca_scope(Parser *p, OpState *st) {
  if (!optional_arrow_types(p, &st->types))
    return false;
  Region *region = parse_region(p, NULL, 0);
  if (!region)
    return false;
  ensure_terminator(p, region, OP_memref_alloca_scope_return, st->loc);
  state_add_region(p, st, region);
  return optional_attr_dict(p, st);
}

void print_memref_alloca_scope(OpPrinter *pr, Op *op) {
  put_lit(pr, " ");
  if (op->nresults) {
    put_lit(pr, " -> (");
    put_result_types(pr, op);
    put_lit(pr, ")");
  }
  put_lit(pr, " ");
  put_region(pr, &op->regions[0], false, op->nresults, false);
  put_attr_dict(pr, op, NULL);
}

// dma_start: source, destination, count, tag, maybe two strides

typedef struct Transfer {
  Operand source, destination, count, tag;
  Operands source_indices, destination_indices, tag_indices, strides;
} Transfer;

static bool parse_transfer(Parser *p, Transfer *t) {
  if (!parse_place(p, &t->source, &t->source_indices) ||
      !parse_punct(p, TK_COMMA) ||
      !parse_place(p, &t->destination, &t->destination_indices) ||
      !parse_punct(p, TK_COMMA) || !parse_operand(p, &t->count, true) ||
      !parse_punct(p, TK_COMMA) ||
      !parse_place(p, &t->tag, &t->tag_indices))
    return false;
  return !consume_if(p, TK_COMMA) || parse_operands(p, &t->strides);
}

bool parse_memref_dma_start(Parser *p, OpState *st) {
  Transfer t = {0};
  Types types = {0};
  Type *index = p->ctx->index_type;
  if (!parse_transfer(p, &t))
    return false;
  if (t.strides.size && t.strides.size != 2)
    return error_asm(p, st->at, "expected two stride related operands");
  if (!parse_punct(p, TK_COLON) || !parse_types(p, &types))
    return false;
  if (types.size != 3)
    return error_asm(p, st->at, "fewer/more types expected");
  return resolve_place(p, st, t.source, types.data[0], &t.source_indices) &&
         resolve_place(p, st, t.destination, types.data[1],
                       &t.destination_indices) &&
         resolve_operand(p, st, t.count, index) &&
         resolve_place(p, st, t.tag, types.data[2], &t.tag_indices) &&
         resolve_operands_as(p, st, &t.strides, index);
}

static uint32_t rank_of(const Op *op, uint32_t operand) {
  return (uint32_t)op_operand(op, operand)->type->as.shaped.rank;
}

void print_memref_dma_start(OpPrinter *pr, Op *op) {
  uint32_t source_rank = rank_of(op, 0), destination = 1 + source_rank;
  uint32_t destination_rank = rank_of(op, destination);
  uint32_t count = destination + 1 + destination_rank, tag = count + 1;
  uint32_t tag_rank = rank_of(op, tag), strides = tag + 1 + tag_rank;
  put_lit(pr, " ");
  put_place(pr, op->operands, source_rank);
  put_lit(pr, ", ");
  put_place(pr, op->operands + destination, destination_rank);
  put_lit(pr, ", ");
  put_value(pr, op_operand(op, count));
  put_lit(pr, ", ");
  put_place(pr, op->operands + tag, tag_rank);
  if (strides < op->noperands) {
    put_lit(pr, ", ");
    put_values(pr, op->operands + strides, op->noperands - strides);
  }
  put_attr_dict(pr, op, NULL);
  put_lit(pr, " : ");
  put_type(pr, op_operand(op, 0)->type);
  put_lit(pr, ", ");
  put_type(pr, op_operand(op, destination)->type);
  put_lit(pr, ", ");
  put_type(pr, op_operand(op, tag)->type);
}

// prefetch

static bool parse_word(Parser *p, Str *word) {
  return optional_word(p, word) ||
         error_asm(p, p->tok.start, "expected valid keyword");
>>>>>>> main
}

bool parse_memref_prefetch(Parser *p, OpState *st) {
  Operand memref;
  Operands indices = {0};
<<<<<<< HEAD
  int64_t hint;
  if (!parse_indexed(p, &memref, &indices) || !parse_punct(p, TK_COMMA) ||
      !parse_choice(p, "write", "read",
                    "rw specifier has to be 'read' or 'write'",
                    &st->slots[A_memref_prefetch_isWrite]) ||
      !parse_punct(p, TK_COMMA) || !parse_keyword(p, "locality") ||
      !parse_punct(p, TK_LESS) || !parse_i64(p, &hint) ||
      !parse_punct(p, TK_GREATER) || !parse_punct(p, TK_COMMA) ||
      !parse_choice(p, "data", "instr",
                    "cache type has to be 'data' or 'instr'",
                    &st->slots[A_memref_prefetch_isDataCache]) ||
      !optional_attr_dict(p, st) || !parse_punct(p, TK_COLON))
    return false;
  st->slots[A_memref_prefetch_localityHint] = attr_i32(p->ctx, (int32_t)hint);
  Type *type = parse_type(p);
  return type && resolve_operand(p, st, memref, type) &&
         resolve_operands_as(p, st, &indices, p->ctx->index_type);
=======
  Str access, cache;
  Attr *locality;
  if (!parse_place(p, &memref, &indices) || !parse_punct(p, TK_COMMA) ||
      !parse_word(p, &access) || !parse_punct(p, TK_COMMA) ||
      !parse_keyword(p, "locality") || !parse_punct(p, TK_LESS) ||
      !(locality = parse_attr(p, p->ctx->i32)) ||
      !parse_punct(p, TK_GREATER) || !parse_punct(p, TK_COMMA) ||
      !parse_word(p, &cache) || !parse_punct(p, TK_COLON))
    return false;
  Type *type = parse_memref_typed(p);
  if (!type || !resolve_place(p, st, memref, type, &indices))
    return false;
  bool is_write = str_is(access, "write"), is_data = str_is(cache, "data");
  if (!is_write && !str_is(access, "read"))
    return error_asm(p, st->at, "rw specifier has to be 'read' or 'write'");
  if (!is_data && !str_is(cache, "instr"))
    return error_asm(p, st->at, "cache type has to be 'data' or 'instr'");
  st->slots[A_memref_prefetch_localityHint] = locality;
  st->slots[A_memref_prefetch_isWrite] = attr_bool(p->ctx, is_write);
  st->slots[A_memref_prefetch_isDataCache] = attr_bool(p->ctx, is_data);
  return true;
>>>>>>> main
}

void print_memref_prefetch(OpPrinter *pr, Op *op) {
  static const char *const elided[] = {"localityHint", "isWrite",
                                       "isDataCache", NULL};
<<<<<<< HEAD
  put_lit(pr, " ");
  put_value(pr, op_operand(op, 0));
  put_indices(pr, op, 1, op->noperands - 1);
  bool is_write = attr_to_bool(op_slot(op, A_memref_prefetch_isWrite));
  bool is_data = attr_to_bool(op_slot(op, A_memref_prefetch_isDataCache));
  int64_t hint = attr_to_i64(op_slot(op, A_memref_prefetch_localityHint));
  buf_printf(pr->out, ", %s, locality<%lld>, %s", is_write ? "write" : "read",
             (long long)hint, is_data ? "data" : "instr");
=======
  bool is_write = attr_to_bool(op->slots[A_memref_prefetch_isWrite]);
  bool is_data = attr_to_bool(op->slots[A_memref_prefetch_isDataCache]);
  put_lit(pr, " ");
  put_place(pr, op->operands, op->noperands - 1);
  buf_puts(pr->out, is_write ? ", write" : ", read");
  put_lit(pr, ", locality<");
  buf_i64(pr->out, attr_to_i64(op->slots[A_memref_prefetch_localityHint]));
  buf_puts(pr->out, is_data ? ">, data" : ">, instr");
>>>>>>> main
  put_attr_dict(pr, op, elided);
  put_lit(pr, " : ");
  put_type(pr, op_operand(op, 0)->type);
}

<<<<<<< HEAD
=======
// transpose

>>>>>>> main
bool parse_memref_transpose(Parser *p, OpState *st) {
  Operand memref;
  if (!parse_operand(p, &memref, true))
    return false;
  const char *at = p->tok.start;
  Attr *map = parse_affine_map_or_set(p);
  if (!map)
    return false;
  if (map->kind != AT_AFFINE_MAP)
<<<<<<< HEAD
    return error_at(p, at, "expected an affine map");
  st->slots[A_memref_transpose_permutation] = map;
  if (!optional_attr_dict(p, st) || !parse_punct(p, TK_COLON))
    return false;
  Type *from = parse_type(p);
  if (!from || !resolve_operand(p, st, memref, from) ||
      !parse_keyword(p, "to"))
    return false;
  Type *to = parse_type(p);
  if (to)
    vec_push(&p->scratch, &st->types, to);
  return to;
=======
    return error_at(p, at, "expected AffineMap, but got IntegerSet");
  if (!optional_attr_dict(p, st) || !parse_punct(p, TK_COLON))
    return false;
  Type *from = parse_memref_typed(p);
  if (!from || !resolve_operand(p, st, memref, from) ||
      !parse_keyword(p, "to"))
    return false;
  Type *to = parse_memref_typed(p);
  if (!to)
    return false;
  vec_push(&p->scratch, &st->types, to);
  st->slots[A_memref_transpose_permutation] = map;
  return true;
>>>>>>> main
}

void print_memref_transpose(OpPrinter *pr, Op *op) {
  static const char *const elided[] = {"permutation", NULL};
  put_lit(pr, " ");
  put_value(pr, op_operand(op, 0));
  put_lit(pr, " ");
<<<<<<< HEAD
  affine_map_print(pr->out, op_slot(op, A_memref_transpose_permutation));
=======
  affine_map_print(pr->out, op->slots[A_memref_transpose_permutation]);
>>>>>>> main
  put_attr_dict(pr, op, elided);
  put_lit(pr, " : ");
  put_type(pr, op_operand(op, 0)->type);
  put_lit(pr, " to ");
<<<<<<< HEAD
  put_type(pr, op_result(op, 0)->type);
}

// The transfer's operands, in order: source and indices, destination and
// indices, number of elements, tag and indices, and for strided ones stride
// and elements per stride.
typedef struct Transfer {
  Operand source, target, tag;
  Operands source_at, target_at, tag_at, count, strides;
  Types types;
} Transfer;

static bool parse_transfer(Parser *p, Transfer *t) {
  Operand count;
  if (!parse_indexed(p, &t->source, &t->source_at) ||
      !parse_punct(p, TK_COMMA) ||
      !parse_indexed(p, &t->target, &t->target_at) ||
      !parse_punct(p, TK_COMMA) || !parse_operand(p, &count, true) ||
      !parse_punct(p, TK_COMMA) || !parse_indexed(p, &t->tag, &t->tag_at))
    return false;
  vec_push(&p->scratch, &t->count, count);
  if (consume_if(p, TK_COMMA) && !parse_operands(p, &t->strides))
    return false;
  if (t->strides.size && t->strides.size != 2)
    return error_asm(p, p->tok.start,
                     "expected two stride related operands");
  return true;
}

bool parse_memref_dma_start(Parser *p, OpState *st) {
  Transfer t = {0};
  if (!parse_transfer(p, &t) || !parse_punct(p, TK_COLON))
    return false;
  const char *at = p->tok.start;
  if (!parse_types(p, &t.types))
    return false;
  if (t.types.size != 3)
    return error_asm(p, at, "fewer/more types expected");
  Type *index = p->ctx->index_type;
  return resolve_operand(p, st, t.source, t.types.data[0]) &&
         resolve_operands_as(p, st, &t.source_at, index) &&
         resolve_operand(p, st, t.target, t.types.data[1]) &&
         resolve_operands_as(p, st, &t.target_at, index) &&
         resolve_operands_as(p, st, &t.count, index) &&
         resolve_operand(p, st, t.tag, t.types.data[2]) &&
         resolve_operands_as(p, st, &t.tag_at, index) &&
         resolve_operands_as(p, st, &t.strides, index) &&
         optional_attr_dict(p, st);
}

// The rank of the memref at an operand; its indices follow it.
static uint32_t rank_at(const Op *op, uint32_t i) {
  const Type *type = op_operand(op, i)->type;
  return type->kind == TY_MEMREF ? (uint32_t)type->as.shaped.rank : 0;
}

static uint32_t put_indexed(OpPrinter *pr, const Op *op, uint32_t at) {
  uint32_t rank = rank_at(op, at);
  put_value(pr, op_operand(op, at));
  put_indices(pr, op, at + 1, rank);
  return at + 1 + rank;
}

void print_memref_dma_start(OpPrinter *pr, Op *op) {
  uint32_t target = 1 + rank_at(op, 0);
  put_lit(pr, " ");
  put_indexed(pr, op, 0);
  put_lit(pr, ", ");
  uint32_t count = put_indexed(pr, op, target);
  put_lit(pr, ", ");
  put_value(pr, op_operand(op, count));
  put_lit(pr, ", ");
  uint32_t rest = put_indexed(pr, op, count + 1);
  if (rest < op->noperands) {
    put_lit(pr, ", ");
    put_values(pr, op->operands + rest, op->noperands - rest);
  }
  put_attr_dict(pr, op, NULL);
  put_lit(pr, " : ");
  put_type(pr, op_operand(op, 0)->type);
  put_lit(pr, ", ");
  put_type(pr, op_operand(op, target)->type);
  put_lit(pr, ", ");
  put_type(pr, op_operand(op, count + 1)->type);
=======
  put_type(pr, op->results[0].type);
>>>>>>> main
}
