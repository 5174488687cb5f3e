// Metadata.
//
// What the dialect has attributes for (tags of type-based alias analysis, alias
// scopes, access groups, loops, branch weights, hints of a kernel, debug
// information) becomes those, by a table of kinds. Everything else is carried
// in `mlcc.metadata`, a dictionary by kind, nodes as arrays:
//
//   string            "text"
//   number            4 : i32
//   global            @symbol
//   null              unit
//   !{a, b}           [a, b]
//   distinct !{a, b}  distinct[n]<[a, b]>
//   distinct !{}      #llvm.access_group<id = distinct[n]<>>
//   itself            {up = n}: the node n levels further out
//
// A node of debug information is its #llvm.di_* attribute. One that is neither
// is an error.

#include "backend/import/import_int.h"

#include "backend/loop_facts.h"

#include <llvm-c/DebugInfo.h>

typedef Attr *Converter(Import *im, LLVMMetadataRef node);

typedef struct KindRow {
  const char *kind;   // LLVM's
  const char *slot;   // of an operation
  Converter *convert; // NULL when the node is not of the form that fits
} KindRow;

enum { MOST_KINDS = 128 };

struct ImportMetadata {
  const KindRow *rows[MOST_KINDS]; // by number of the kind
  Ident *kinds[MOST_KINDS];        // names, on first use
  unsigned dbg, prof, mmra;
  PtrMap converted; // by node: attributes of the dialect
  PtrMap inexact;   // nodes that come back in another form
  PtrMap distinct;  // by node: a distinct attribute that is its identity
  Ident *up;
  PtrMap slots; // by OpInfo: slot plus one of each kind
};

// Reading nodes

static bool is_string(LLVMMetadataRef md) {
  return md && LLVMGetMetadataKind(md) == LLVMMDStringMetadataKind;
}

static bool is_tuple(LLVMMetadataRef md) {
  return md && LLVMGetMetadataKind(md) == LLVMMDTupleMetadataKind;
}

static Str text_of(LLVMMetadataRef md) {
  size_t size;
  const char *text = shim_md_string(md, &size);
  return (Str){text, size};
}

static Attr *string_attr(Import *im, LLVMMetadataRef md) {
  return attr_string(im->ctx, text_of(md));
}

static unsigned count_of(LLVMMetadataRef node) {
  return shim_md_operand_count(node);
}

static LLVMMetadataRef operand(LLVMMetadataRef node, unsigned i) {
  return shim_md_operand(node, i);
}

// A ConstantInt of `width` bits (0: of any up to 64).
static bool int_of(LLVMMetadataRef md, unsigned width, uint64_t *value) {
  if (!md || LLVMGetMetadataKind(md) != LLVMConstantAsMetadataMetadataKind)
    return false;
  LLVMValueRef constant = shim_md_constant(md);
  if (!LLVMIsAConstantInt(constant))
    return false;
  unsigned own = LLVMGetIntTypeWidth(LLVMTypeOf(constant));
  *value = shim_int_words(constant)[0];
  return own <= 64 && (!width || own == width);
}

// Type-based alias analysis

static Attr *tbaa_type(Import *im, LLVMMetadataRef node);

static Attr *remember(Import *im, LLVMMetadataRef node, Attr *made) {
  if (made)
    ptrmap_set(&im->md->converted, &im->arena, node, made);
  return made;
}

// What a node has become already. The same may be read as another attribute
// elsewhere: !{!"name"} is a root of types, and a domain of scopes.
static Attr *known_as(Import *im, LLVMMetadataRef node, const DefInfo *def) {
  Attr *known = ptrmap_get(&im->md->converted, node);
  return attr_is_def(known, def) ? known : NULL;
}

// One without a name is translated to one that is distinct.
static Attr *tbaa_root(Import *im, LLVMMetadataRef node) {
  Attr *id = NULL;
  if (shim_md_is_distinct(node) || !(count_of(node) || im->options->plain))
    return NULL;
  if (count_of(node))
    id = string_attr(im, operand(node, 0));
  return attr_dialect(im->ctx, def_attr_llvm_tbaa_root, &id);
}

static Attr *tbaa_members(Import *im, LLVMMetadataRef node) {
  uint32_t n = (count_of(node) - 1) / 2;
  Attr **items = arena_array(&im->arena, Attr *, n + 1);
  for (uint32_t i = 0; i < n; i++) {
    uint64_t offset;
    LLVMMetadataRef type = operand(node, 2 * i + 1);
    Attr *member[2] = {is_tuple(type) ? tbaa_type(im, type) : NULL};
    if (!member[0] || !int_of(operand(node, 2 * i + 2), 64, &offset))
      return NULL;
    member[1] = attr_i64(im->ctx, (int64_t)offset);
    items[i] = attr_dialect(im->ctx, def_attr_llvm_tbaa_member, member);
  }
  return attr_array(im->ctx, items, n);
}

// A root or a type. `!{!"name", !member, i64 offset, ...}`
static Attr *tbaa_type(Import *im, LLVMMetadataRef node) {
  unsigned n = count_of(node);
  Attr *known = known_as(
      im, node, n < 2 ? def_attr_llvm_tbaa_root : def_attr_llvm_tbaa_type_desc);
  if (known)
    return known;
  if (n && !is_string(operand(node, 0)))
    return NULL;
  if (n < 2)
    return remember(im, node, tbaa_root(im, node));
  if (n % 2 == 0 || shim_md_is_distinct(node))
    return NULL;
  Attr *params[] = {string_attr(im, operand(node, 0)), tbaa_members(im, node)};
  return params[1]
             ? remember(
                   im, node,
                   attr_dialect(im->ctx, def_attr_llvm_tbaa_type_desc, params))
             : NULL;
}

// The verifier has seen that it has two types and an offset.
static Attr *tbaa_tag(Import *im, LLVMMetadataRef node) {
  Attr *params[4] = {NULL};
  uint64_t offset, constant = 0;
  unsigned n = count_of(node);
  if (n > 4 || shim_md_is_distinct(node))
    return NULL;
  for (unsigned i = 0; i < 2; i++) {
    params[i] = tbaa_type(im, operand(node, i));
    if (!attr_is_def(params[i], def_attr_llvm_tbaa_type_desc))
      return NULL;
  }
  if (!int_of(operand(node, 2), 64, &offset) ||
      (n == 4 && (!int_of(operand(node, 3), 64, &constant) || constant != 1)))
    return NULL;
  params[2] = attr_i64(im->ctx, (int64_t)offset);
  params[3] = constant ? attr_bool(im->ctx, true) : NULL;
  return attr_dialect(im->ctx, def_attr_llvm_tbaa_tag, params);
}

static Attr *convert_tbaa(Import *im, LLVMMetadataRef node) {
  Attr *known = ptrmap_get(&im->md->converted, node);
  if (known)
    return known;
  Attr *tag = tbaa_tag(im, node);
  return tag ? remember(im, node, attr_array(im->ctx, &tag, 1)) : NULL;
}

// Alias scopes and access groups

static Attr *identity(Import *im, LLVMMetadataRef node) {
  void **entry = ptrmap_at(&im->md->distinct, &im->arena, node);
  if (!*entry)
    *entry = attr_distinct(im->ctx, im->ctx->unit);
  return *entry;
}

// Its first operand: a string, or the node itself.
static Attr *scope_id(Import *im, LLVMMetadataRef node) {
  LLVMMetadataRef first = operand(node, 0);
  if (!is_string(first))
    return identity(im, node);
  return shim_md_is_distinct(node) ? NULL : string_attr(im, first);
}

// The verifier has seen that scopes and domains have the operands they should.
static Attr *alias_domain(Import *im, LLVMMetadataRef node) {
  Attr *known = known_as(im, node, def_attr_llvm_alias_scope_domain);
  if (known)
    return known;
  Attr *params[2] = {scope_id(im, node), NULL};
  if (!params[0])
    return NULL;
  if (count_of(node) == 2)
    params[1] = string_attr(im, operand(node, 1));
  return remember(
      im, node,
      attr_dialect(im->ctx, def_attr_llvm_alias_scope_domain, params));
}

static Attr *alias_scope(Import *im, LLVMMetadataRef node) {
  if (!is_tuple(node))
    return NULL;
  Attr *known = known_as(im, node, def_attr_llvm_alias_scope);
  if (known)
    return known;
  Attr *params[3] = {scope_id(im, node), NULL, NULL};
  if (!params[0] || !is_tuple(operand(node, 1)))
    return NULL;
  params[1] = alias_domain(im, operand(node, 1));
  if (count_of(node) == 3)
    params[2] = string_attr(im, operand(node, 2));
  return params[1] ? remember(im, node,
                              attr_dialect(im->ctx, def_attr_llvm_alias_scope,
                                           params))
                   : NULL;
}

static Attr *convert_list(Import *im, LLVMMetadataRef node,
                          Converter *convert) {
  unsigned n = count_of(node);
  Attr **items = arena_array(&im->arena, Attr *, n + 1);
  for (unsigned i = 0; i < n; i++)
    if (!(items[i] = convert(im, operand(node, i))))
      return NULL;
  return attr_array(im->ctx, items, n);
}

static Attr *convert_scopes(Import *im, LLVMMetadataRef node) {
  return count_of(node) && !shim_md_is_distinct(node)
             ? convert_list(im, node, alias_scope)
             : NULL;
}

Attr *import_only_scope(Import *im, LLVMMetadataRef list) {
  return alias_scope(im, operand(list, 0));
}

static bool is_access_group(LLVMMetadataRef node) {
  return is_tuple(node) && shim_md_is_distinct(node) && !count_of(node);
}

static Attr *access_group(Import *im, LLVMMetadataRef node) {
  if (!is_access_group(node))
    return NULL;
  Attr *id = identity(im, node);
  return attr_dialect(im->ctx, def_attr_llvm_access_group, &id);
}

static Attr *convert_access_groups(Import *im, LLVMMetadataRef node) {
  if (!is_access_group(node))
    return count_of(node) > 1 ? convert_list(im, node, access_group) : NULL;
  Attr *group = access_group(im, node);
  return attr_array(im->ctx, &group, 1);
}

// Marks and numbers

static Attr *convert_empty(Import *im, LLVMMetadataRef node) {
  return count_of(node) ? NULL : im->ctx->unit;
}

static Attr *convert_one(Import *im, LLVMMetadataRef node) {
  uint64_t value;
  bool fits =
      count_of(node) == 1 && int_of(operand(node, 0), 32, &value) && value == 1;
  return fits ? im->ctx->unit : NULL;
}

// The verifier has seen that it is one i64.
static Attr *dereferenceable(Import *im, LLVMMetadataRef node, bool or_null) {
  uint64_t bytes = shim_int_words(shim_md_constant(operand(node, 0)))[0];
  Attr *params[] = {
      attr_int(im->ctx, param_int_type(im->ctx, PARAM_U64), (int64_t)bytes),
      or_null ? attr_bool(im->ctx, true) : NULL};
  return attr_dialect(im->ctx, def_attr_llvm_dereferenceable, params);
}

static Attr *convert_dereferenceable(Import *im, LLVMMetadataRef node) {
  return dereferenceable(im, node, false);
}

static Attr *convert_or_null(Import *im, LLVMMetadataRef node) {
  return dereferenceable(im, node, true);
}

// The verifier has seen a string in front, and as many weights as it takes.
static Attr *convert_weights(Import *im, LLVMMetadataRef node) {
  unsigned n = count_of(node), first = 1;
  int32_t *weights = arena_array(&im->arena, int32_t, n + 1);
  if (!str_is(text_of(operand(node, 0)), "branch_weights"))
    return NULL;
  if (is_string(operand(node, 1)) &&
      str_is(text_of(operand(node, 1)), "expected")) {
    ptrmap_set(&im->md->inexact, &im->arena, node, node);
    first++;
  }
  for (unsigned i = first; i < n; i++) {
    uint64_t weight;
    if (!int_of(operand(node, i), 32, &weight))
      return NULL;
    weights[i - first] = (int32_t)weight;
  }
  return attr_dense_i32(im->ctx, weights, n - first);
}

// Loops. A property that no row knows makes the whole loop one to be carried.

// The translation writes properties in the order of the tables; a loop whose
// are in another is also carried as it is.

typedef struct LoopParts {
  unsigned last;   // place in the tables of the property before
  bool disordered; // or of another form: not written back as it was
  Attr *whole[16];
  Attr *parts[16][8]; // by LoopPart
  bool any[16];
} LoopParts;

static Attr *convert_loop(Import *im, LLVMMetadataRef node);

static Attr *flag_value(Import *im, LLVMMetadataRef node, unsigned width,
                        bool inverse) {
  uint64_t value;
  if (count_of(node) != 2 || !int_of(operand(node, 1), width, &value) ||
      value > 1)
    return NULL;
  return attr_bool(im->ctx, (value != 0) != inverse);
}

static Attr *property_value(Import *im, const LoopProperty *p, Str name,
                            LLVMMetadataRef node) {
  uint64_t value;
  unsigned n = count_of(node);
  switch (p->form) {
  case PROPERTY_MARK:
    if (n == 2)
      return flag_value(im, node, 1, false);
    // fall through
  case PROPERTY_UNIT: return n == 1 ? attr_bool(im->ctx, true) : NULL;
  case PROPERTY_SWITCH:
    return n == 1 ? attr_bool(im->ctx, str_is(name, p->name)) : NULL;
  case PROPERTY_BOOL: return flag_value(im, node, 1, false);
  case PROPERTY_INVERSE: return flag_value(im, node, 1, true);
  case PROPERTY_BOOL32: return flag_value(im, node, 32, false);
  case PROPERTY_INT:
    return n == 2 && int_of(operand(node, 1), 32, &value)
               ? attr_i32(im->ctx, (int32_t)value)
               : NULL;
  case PROPERTY_FOLLOWUP:
    return n == 2 && is_tuple(operand(node, 1))
               ? convert_loop(im, operand(node, 1))
               : NULL;
  }
  unreachable();
}

// An imported mark is written as its name alone. Where the loop that follows
// is not written as it was, neither is this one.
static void note_form(Import *im, LoopParts *parts, const LoopProperty *p,
                      LLVMMetadataRef node) {
  parts->disordered |= shim_md_is_distinct(node);
  if (p->form == PROPERTY_MARK)
    parts->disordered |= count_of(node) != 1;
  if (p->form == PROPERTY_FOLLOWUP)
    parts->disordered |= ptrmap_get(&im->md->inexact, operand(node, 1)) != NULL;
}

// Each may be there once; so may one of two that exclude each other.
static bool set_property(Import *im, LoopParts *parts, const LoopProperty *p,
                         Str name, LLVMMetadataRef node, Attr **values) {
  Attr *value = values[p->param] ? NULL : property_value(im, p, name, node);
  if (!value)
    return false;
  note_form(im, parts, p, node);
  values[p->param] = value;
  return true;
}

static void note_place(LoopParts *parts, unsigned place) {
  parts->disordered |= place < parts->last;
  parts->last = place;
}

static const LoopProperty *find_property(const LoopProperty *list, unsigned n,
                                         Str name) {
  for (unsigned i = 0; i < n; i++)
    if (str_is(name, list[i].name) ||
        (list[i].if_false && str_is(name, list[i].if_false)))
      return &list[i];
  return NULL;
}

static bool take_property(Import *im, LoopParts *parts, LLVMMetadataRef node) {
  Str name = text_of(operand(node, 0));
  const LoopProperty *p = find_property(loop_properties, LOOP_PROPERTIES, name);
  if (p) {
    note_place(parts, 2 + (unsigned)(p - loop_properties));
    return set_property(im, parts, p, name, node, parts->whole);
  }
  for (unsigned i = 0; loop_parts[i].properties; i++) {
    const LoopPart *part = &loop_parts[i];
    if (!(p = find_property(part->properties, part->count, name)))
      continue;
    parts->any[i] = true;
    note_place(parts, 16 * (i + 1) + (unsigned)(p - part->properties));
    return set_property(im, parts, p, name, node, parts->parts[i]);
  }
  return false;
}

static Attr *parallel_accesses(Import *im, LLVMMetadataRef node) {
  unsigned n = count_of(node);
  Attr **items = arena_array(&im->arena, Attr *, n);
  for (unsigned i = 1; i < n; i++)
    if (!(items[i - 1] = access_group(im, operand(node, i))))
      return NULL;
  return n > 1 ? attr_array(im->ctx, items, n - 1) : NULL;
}

static bool take_location(Import *im, LoopParts *parts, LLVMMetadataRef node) {
  uint32_t param = parts->whole[P_llvm_loop_annotation_startLoc]
                       ? P_llvm_loop_annotation_endLoc
                       : P_llvm_loop_annotation_startLoc;
  if (parts->whole[param])
    return false;
  Attr *loc = import_plain_location(im, node);
  parts->whole[param] = loc;
  note_place(parts, 0);
  // The number of a carried one goes with the whole loop.
  parts->disordered |= im->carried_debug != NULL;
  return loc->kind == AT_LOC_FUSED || im->options->plain;
}

static bool take_loop_operand(Import *im, LoopParts *parts,
                              LLVMMetadataRef node) {
  if (node && LLVMGetMetadataKind(node) == LLVMDILocationMetadataKind)
    return take_location(im, parts, node);
  if (!is_tuple(node) || !count_of(node) || !is_string(operand(node, 0)))
    return false;
  if (!str_is(text_of(operand(node, 0)), "llvm.loop.parallel_accesses"))
    return take_property(im, parts, node);
  if (parts->whole[P_llvm_loop_annotation_parallelAccesses])
    return false;
  Attr *list = parallel_accesses(im, node);
  note_place(parts, UINT32_MAX);
  parts->disordered |= shim_md_is_distinct(node);
  parts->whole[P_llvm_loop_annotation_parallelAccesses] = list;
  return list;
}

static Attr *convert_loop(Import *im, LLVMMetadataRef node) {
  Attr *known = known_as(im, node, def_attr_llvm_loop_annotation);
  if (known)
    return known;
  unsigned n = count_of(node);
  LoopParts parts = {0};
  if (n < 2 || operand(node, 0) != node)
    return NULL;
  for (unsigned i = 1; i < n; i++)
    if (!take_loop_operand(im, &parts, operand(node, i)))
      return NULL;
  if (parts.disordered)
    ptrmap_set(&im->md->inexact, &im->arena, node, node);
  for (unsigned i = 0; loop_parts[i].properties; i++)
    if (parts.any[i])
      parts.whole[loop_parts[i].param] =
          attr_dialect(im->ctx, loop_parts[i].def, parts.parts[i]);
  return remember(
      im, node,
      attr_dialect(im->ctx, def_attr_llvm_loop_annotation, parts.whole));
}

// Hints of functions

static Attr *convert_sizes(Import *im, LLVMMetadataRef node) {
  unsigned n = count_of(node);
  int32_t sizes[3];
  if (n != 3)
    return NULL;
  for (unsigned i = 0; i < n; i++) {
    uint64_t size;
    if (!int_of(operand(node, i), 32, &size))
      return NULL;
    sizes[i] = (int32_t)size;
  }
  return attr_dense_i32(im->ctx, sizes, n);
}

static Attr *convert_int32(Import *im, LLVMMetadataRef node) {
  uint64_t value;
  return count_of(node) == 1 && int_of(operand(node, 0), 32, &value)
             ? attr_i32(im->ctx, (int32_t)value)
             : NULL;
}

static Attr *convert_type_hint(Import *im, LLVMMetadataRef node) {
  uint64_t is_signed;
  LLVMMetadataRef first = count_of(node) == 2 ? operand(node, 0) : NULL;
  if (!first ||
      LLVMGetMetadataKind(first) != LLVMConstantAsMetadataMetadataKind ||
      !int_of(operand(node, 1), 32, &is_signed) || is_signed > 1)
    return NULL;
  LLVMValueRef value = shim_md_constant(first);
  Type *type = import_type(im, LLVMTypeOf(value));
  if (!type)
    return NULL;
  if (!LLVMIsUndef(value)) // poison, which is one, has no form to be carried in
    ptrmap_set(&im->md->inexact, &im->arena, node, node);
  Attr *params[] = {attr_type(im->ctx, type),
                    is_signed ? attr_bool(im->ctx, true) : NULL};
  return attr_dialect(im->ctx, def_attr_llvm_vec_type_hint, params);
}

static const KindRow kind_rows[] = {
    {"tbaa", "tbaa", convert_tbaa},
    {"prof", "branch_weights", convert_weights},
    {"alias.scope", "alias_scopes", convert_scopes},
    {"noalias", "noalias_scopes", convert_scopes},
    {"llvm.access.group", "access_groups", convert_access_groups},
    {"llvm.loop", "loop_annotation", convert_loop},
    {"nontemporal", "nontemporal", convert_one},
    {"invariant.load", "invariant", convert_empty},
    {"invariant.group", "invariantGroup", convert_empty},
    {"dereferenceable", "dereferenceable", convert_dereferenceable},
    {"dereferenceable_or_null", "dereferenceable", convert_or_null},
    {"vec_type_hint", "vec_type_hint", convert_type_hint},
    {"work_group_size_hint", "work_group_size_hint", convert_sizes},
    {"reqd_work_group_size", "reqd_work_group_size", convert_sizes},
    {"intel_reqd_sub_group_size", "intel_reqd_sub_group_size", convert_int32},
};

void metadata_start(Import *im) {
  struct ImportMetadata *md = arena_new(&im->arena, struct ImportMetadata);
  im->md = md;
  for (size_t i = 0; i < ARRAY_SIZE(kind_rows); i++) {
    const char *kind = kind_rows[i].kind;
    unsigned id =
        LLVMGetMDKindIDInContext(im->llvm, kind, (unsigned)strlen(kind));
    if (id < MOST_KINDS)
      md->rows[id] = &kind_rows[i];
  }
  md->dbg = LLVMGetMDKindIDInContext(im->llvm, "dbg", 3);
  md->prof = LLVMGetMDKindIDInContext(im->llvm, "prof", 4);
  md->mmra = LLVMGetMDKindIDInContext(im->llvm, "mmra", 4);
  md->up = ctx_ident_lit(im->ctx, "up");
}

// Carried metadata

typedef struct Outer { // nodes around the one being carried
  LLVMMetadataRef node;
  const struct Outer *next;
} Outer;

static Attr *carry(Import *im, LLVMMetadataRef md, const Outer *outer,
                   uint32_t *reach);

static Attr *carry_constant(Import *im, LLVMMetadataRef md) {
  LLVMValueRef constant = shim_md_constant(md);
  if (LLVMIsAGlobalValue(constant))
    return import_symbol(im, constant);
  if (LLVMIsAConstantInt(constant) || LLVMIsAConstantFP(constant))
    return import_constant_attr(im, constant);
  if (LLVMIsAConstantPointerNull(constant) &&
      !LLVMGetPointerAddressSpace(LLVMTypeOf(constant)))
    return attr_dialect(im->ctx, def_attr_llvm_zero, NULL);
  return import_dense_attr(im, constant);
}

// `*reach` becomes the distance to the outermost node that is referred to from
// inside, 0 when none is.
static Attr *carry_tuple(Import *im, LLVMMetadataRef node, const Outer *outer,
                         uint32_t *reach) {
  uint32_t up = 1;
  for (const Outer *o = outer; o; o = o->next, up++)
    if (o->node == node) {
      // It is there before its operands.
      if (!shim_md_is_distinct(node))
        return NULL;
      NamedAttr item = {im->md->up, attr_i64(im->ctx, up - 1)};
      *reach = up > *reach ? up : *reach;
      return attr_dict(im->ctx, &item, 1);
    }
  // Instructions may be of the group, too.
  if (is_access_group(node))
    return access_group(im, node);
  Attr *known = ptrmap_get(&im->metadata, node);
  if (known)
    return known;
  Outer here = {node, outer};
  unsigned n = count_of(node);
  uint32_t inner = 0;
  Attr **items = arena_array(&im->arena, Attr *, n + 1);
  for (unsigned i = 0; i < n; i++)
    if (!(items[i] = carry(im, operand(node, i), &here, &inner)))
      return NULL;
  Attr *made = attr_array(im->ctx, items, n);
  bool distinct = shim_md_is_distinct(node);
  // A node with an identity must read the same wherever it stands.
  if (distinct && inner > 1)
    return NULL;
  if (distinct)
    made = attr_distinct(im->ctx, made);
  if (inner <= 1)
    ptrmap_set(&im->metadata, &im->arena, node, made);
  else if (inner - 1 > *reach)
    *reach = inner - 1;
  return made;
}

static Attr *carry(Import *im, LLVMMetadataRef md, const Outer *outer,
                   uint32_t *reach) {
  if (!md)
    return im->ctx->unit;
  switch (LLVMGetMetadataKind(md)) {
  case LLVMMDStringMetadataKind: return string_attr(im, md);
  case LLVMConstantAsMetadataMetadataKind: return carry_constant(im, md);
  case LLVMMDTupleMetadataKind: return carry_tuple(im, md, outer, reach);
  case LLVMDILocationMetadataKind:
    return im->carried_debug ? carry_debug_reference(im, md)
                             : import_plain_location(im, md);
  default: {
    Attr *carried = carry_debug_reference(im, md);
    return carried ? carried : import_debug_node(im, md);
  }
  }
}

Attr *import_metadata(Import *im, LLVMMetadataRef md) {
  uint32_t reach = 0;
  return carry(im, md, NULL, &reach);
}

// Attachments

typedef struct Attachments {
  Import *im;
  Draft *draft;
  LLVMValueRef of;
  bool of_global;
  Vec(NamedAttr) carried;
  bool ok;
} Attachments;

static Ident *kind_name(Import *im, unsigned kind) {
  Ident **name = kind < MOST_KINDS ? &im->md->kinds[kind] : NULL;
  if (name && *name)
    return *name;
  size_t size;
  const char *text = shim_md_kind_name(im->llvm, kind, &size);
  Ident *made = ctx_ident(im->ctx, (Str){text, size});
  if (name)
    *name = made;
  return made;
}

static void carry_attachment(Attachments *a, unsigned kind,
                             LLVMMetadataRef node) {
  Import *im = a->im;
  if (im->options->plain)
    return;
  Ident *name = kind_name(im, kind);
  Attr *made = import_metadata(im, node);
  if (!made) {
    a->ok = import_fails(im, a->of,
                         "metadata '!%s' has no form in the llvm dialect",
                         name->data);
    return;
  }
  if (a->of_global)
    made = attr_array(im->ctx, &made, 1);
  for (size_t i = 0; i < a->carried.size; i++) {
    NamedAttr *item = &a->carried.data[i];
    if (item->name != name)
      continue;
    uint32_t n = item->value->as.array.count;
    Attr **items = arena_array(&im->arena, Attr *, n + 1);
    memcpy(items, item->value->as.array.items, n * sizeof *items);
    items[n] = made->as.array.items[0];
    item->value = attr_array(im->ctx, items, n + 1);
    return;
  }
  NamedAttr item = {name, made};
  vec_push(&im->arena, &a->carried, item);
}

// By kind the slot of the row plus one.
static const uint8_t *slots_of(Import *im, const OpInfo *info) {
  void **entry = ptrmap_at(&im->md->slots, &im->arena, info);
  if (*entry)
    return *entry;
  uint8_t *slots = arena_zero(&im->arena, MOST_KINDS, 1);
  for (unsigned kind = 0; kind < MOST_KINDS; kind++) {
    const KindRow *row = im->md->rows[kind];
    int slot = row ? op_slot_index(info, str_from(row->slot)) : -1;
    slots[kind] = (uint8_t)(slot + 1);
  }
  return *entry = slots;
}

// Loops and access groups are distinct. A hint's type is all that matters.
static bool is_exact(const Attachments *a, const KindRow *row,
                     LLVMMetadataRef node) {
  bool has_identity =
      row->convert == convert_loop || row->convert == convert_type_hint ||
      (row->convert == convert_access_groups && is_access_group(node));
  return !ptrmap_get(&a->im->md->inexact, node) &&
         (has_identity || !shim_md_is_distinct(node));
}

static bool take_attachment(Attachments *a, unsigned kind,
                            LLVMMetadataRef node) {
  Import *im = a->im;
  const uint8_t *slots = slots_of(im, a->draft->spec.info);
  if (kind >= MOST_KINDS || !slots[kind] || !is_tuple(node))
    return false;
  uint32_t slot = slots[kind] - 1u;
  Attr *made = im->md->rows[kind]->convert(im, node);
  if (!made || a->draft->slots[slot])
    return false;
  bool exact = is_exact(a, im->md->rows[kind], node);
  // What is carried of a global comes to the rest; that of others replaces it.
  if (exact || im->options->plain || !a->of_global)
    draft_set(a->draft, slot, made);
  return exact;
}

// !{!"prefix", !"suffix"}; the verifier lets only that, and lists of it, pass.
static Attr *mmra_tag(Import *im, LLVMMetadataRef node) {
  if (count_of(node) != 2 || shim_md_is_distinct(node) ||
      !is_string(operand(node, 0)))
    return NULL;
  Attr *parts[] = {attr_string(im->ctx, text_of(operand(node, 0))),
                   attr_string(im->ctx, text_of(operand(node, 1)))};
  return attr_dialect(im->ctx, def_attr_llvm_mmra_tag, parts);
}

// Memory-model relaxation annotations: a tag or a list of them, which any
// operation may have. A list of one is translated to that one.
static bool take_mmra(Attachments *a, LLVMMetadataRef node) {
  Import *im = a->im;
  Attr *made = mmra_tag(im, node);
  if (!made && shim_md_is_distinct(node))
    return false;
  if (!made) {
    unsigned n = count_of(node);
    if (n == 1 && !im->options->plain)
      return false;
    Attr **tags = arena_array(&im->arena, Attr *, n + 1);
    for (unsigned i = 0; i < n; i++)
      if (!(tags[i] = mmra_tag(im, operand(node, i))))
        return false;
    made = attr_array(im->ctx, tags, n);
  }
  draft_extra(a->draft, ctx_ident_lit(im->ctx, "llvm.mmra"), made);
  return true;
}

static void visit_attachment(void *user, unsigned kind, LLVMMetadataRef node) {
  Attachments *a = user;
  if (kind == a->im->md->mmra && !a->of_global && take_mmra(a, node))
    return;
  if (a->ok && !take_attachment(a, kind, node))
    carry_attachment(a, kind, node);
}

static void finish_attachments(Attachments *a) {
  if (a->carried.size)
    draft_extra(
        a->draft, a->im->names.metadata,
        attr_dict(a->im->ctx, a->carried.data, (uint32_t)a->carried.size));
}

void import_instruction_metadata(Body *b, Draft *d, LLVMValueRef inst) {
  Attachments a = {.draft = d, .of = inst, .ok = true};
  if (!shim_has_other_metadata(inst))
    return;
  a.im = import_enter(b->im);
  shim_instruction_attachments(inst, visit_attachment, &a);
  finish_attachments(&a);
  import_leave(b->im);
}

// What a function's entry count says already, and debug information.
static bool is_said(const Attachments *a, unsigned kind) {
  struct ImportMetadata *md = a->im->md;
  if (kind == md->dbg)
    return true;
  if (kind != md->prof || !LLVMIsAFunction(a->of))
    return false;
  return a->draft->slots[A_llvm_func_function_entry_count];
}

static void visit_global_attachment(void *user, unsigned kind,
                                    LLVMMetadataRef node) {
  Attachments *a = user;
  if (!is_said(a, kind))
    visit_attachment(a, kind, node);
}

typedef struct Expressions {
  Import *im;
  Vec(Attr *) list;
  Vec(LLVMMetadataRef) nodes;
  bool ok;
} Expressions;

static void visit_expression(void *user, unsigned kind, LLVMMetadataRef node) {
  Expressions *e = user;
  if (kind != e->im->md->dbg)
    return;
  Attr *made = import_debug_node(e->im, node);
  e->ok &= made != NULL;
  vec_push(&e->im->arena, &e->list, made);
  vec_push(&e->im->arena, &e->nodes, node);
}

static void import_expressions(Import *im, Draft *d, LLVMValueRef global) {
  Expressions e = {.im = im, .ok = true};
  shim_global_attachments(global, visit_expression, &e);
  if (e.list.size && e.ok)
    draft_set(d, A_llvm_mlir_global_dbg_exprs,
              attr_array(im->ctx, e.list.data, (uint32_t)e.list.size));
  carry_debug_nodes(im, d, e.nodes.data, (uint32_t)e.nodes.size);
}

void import_global_metadata(Import *im, Draft *d, LLVMValueRef global) {
  Attachments a = {
      .im = im, .draft = d, .of = global, .of_global = true, .ok = true};
  shim_global_attachments(global, visit_global_attachment, &a);
  if (!LLVMIsAFunction(global))
    import_expressions(im, d, global);
  finish_attachments(&a);
}

// Named metadata of the module

// The verifier has seen that it is two functions or nulls, and a number.
static Attr *profile_entry(Import *im, LLVMMetadataRef node) {
  Attr *params[3] = {NULL};
  uint64_t count;
  if (!int_of(operand(node, 2), 64, &count))
    return NULL;
  for (unsigned i = 0; i < 2; i++) {
    LLVMMetadataRef function = operand(node, i);
    if (!function)
      continue;
    if (!LLVMIsAGlobalValue(shim_md_constant(function)))
      return NULL;
    params[i] = import_symbol(im, shim_md_constant(function));
  }
  params[2] =
      attr_int(im->ctx, param_int_type(im->ctx, PARAM_U64), (int64_t)count);
  return attr_dialect(im->ctx, def_attr_llvm_cgprofile_entry, params);
}

// `!{!"name", value}`: the value, NULL when the name is another.
static LLVMMetadataRef named_value(LLVMMetadataRef node, const char *name) {
  return is_tuple(node) && count_of(node) == 2 && is_string(operand(node, 0)) &&
                 str_is(text_of(operand(node, 0)), name)
             ? operand(node, 1)
             : NULL;
}

// The translation writes all numbers of a profile with 64 bits, LLVM itself some
// with 32.
static unsigned profile_width(Import *im) {
  return im->options->plain ? 0 : 64;
}

// !{i64 cut_off, i64 min_count, i64 num_counts}
static Attr *profile_detail(Import *im, LLVMMetadataRef node) {
  static const ParamKind kinds[] = {PARAM_U32, PARAM_U64, PARAM_U32};
  unsigned width = profile_width(im);
  Attr *params[ARRAY_SIZE(kinds)];
  if (!is_tuple(node) || count_of(node) != ARRAY_SIZE(kinds))
    return NULL;
  for (unsigned i = 0; i < ARRAY_SIZE(kinds); i++) {
    uint64_t value;
    if (!int_of(operand(node, i), width, &value) ||
        (kinds[i] == PARAM_U32 && value > UINT32_MAX))
      return NULL;
    params[i] =
        attr_int(im->ctx, param_int_type(im->ctx, kinds[i]), (int64_t)value);
  }
  return attr_dialect(im->ctx, def_attr_llvm_profile_summary_detailed, params);
}

static Attr *profile_format(Import *im, LLVMMetadataRef node) {
  LLVMMetadataRef word = named_value(node, "ProfileFormat");
  const EnumInfo *formats = &enum_llvm_profile_format;
  for (int64_t i = 0; is_string(word) && enum_name(formats, i); i++)
    if (str_is(text_of(word), enum_name(formats, i)))
      return attr_int(im->ctx, type_int(im->ctx, formats->width), i);
  return NULL;
}

// In the order in which LLVM, and the translation, write the parts; the last
// two before the details may be missing.
static Attr *profile_summary(Import *im, LLVMMetadataRef node) {
  static const char *const names[] = {
      "TotalCount", "MaxCount",     "MaxInternalCount", "MaxFunctionCount",
      "NumCounts",  "NumFunctions", "IsPartialProfile"};
  enum { REQUIRED = ARRAY_SIZE(names) - 1 };
  Attr *params[P_llvm_profile_summary_detailed_summary + 1] = {NULL};
  LLVMMetadataRef value;
  uint64_t number;
  unsigned n = count_of(node), at = 1;
  if (n < REQUIRED + 2 || !(params[0] = profile_format(im, operand(node, 0))))
    return NULL;
  for (unsigned i = 0; i < ARRAY_SIZE(names); i++) {
    value = named_value(operand(node, at), names[i]);
    if (value && int_of(value, profile_width(im), &number)) {
      params[i + 1] = attr_int(im->ctx, param_int_type(im->ctx, PARAM_U64),
                               (int64_t)number);
      at++;
    } else if (i < REQUIRED) {
      return NULL;
    }
  }
  value = at < n ? named_value(operand(node, at), "PartialProfileRatio") : NULL;
  if (value &&
      LLVMGetMetadataKind(value) == LLVMConstantAsMetadataMetadataKind &&
      LLVMIsAConstantFP(shim_md_constant(value))) {
    params[P_llvm_profile_summary_partial_profile_ratio] =
        import_constant_attr(im, shim_md_constant(value));
    at++;
  }
  value =
      at + 1 == n ? named_value(operand(node, at), "DetailedSummary") : NULL;
  if (!is_tuple(value))
    return NULL;
  Attr *details = convert_list(im, value, profile_detail);
  params[P_llvm_profile_summary_detailed_summary] = details;
  return details ? attr_dialect(im->ctx, def_attr_llvm_profile_summary, params)
                 : NULL;
}

static Attr *flag_attr(Import *im, Str key, LLVMMetadataRef value) {
  uint64_t number;
  if (is_string(value))
    return string_attr(im, value);
  if (int_of(value, 0, &number))
    return import_int(im, shim_md_constant(value));
  if (str_is(key, "CG Profile") && is_tuple(value))
    return convert_list(im, value, profile_entry);
  if (str_is(key, "ProfileSummary") && is_tuple(value))
    return profile_summary(im, value);
  return NULL;
}

// !{i32 behaviour, !"key", value}, as the verifier has seen
static Attr *module_flag(Import *im, LLVMMetadataRef node) {
  uint64_t behavior;
  if (!int_of(operand(node, 0), 32, &behavior))
    return NULL;
  Str key = text_of(operand(node, 1));
  Attr *value = flag_attr(im, key, operand(node, 2));
  if (!value)
    return NULL;
  Attr *params[] = {attr_i64(im->ctx, (int64_t)behavior),
                    attr_string(im->ctx, key), value};
  return attr_dialect(im->ctx, def_attr_llvm_mlir_module_flag, params);
}

static void append(Import *im, Draft *d) {
  op_append(im->body, draft_build(im, d, im->loc));
}

typedef Vec(Attr *) AttrVec;

// Flags of forms that the operation has; others are carried behind them.
static bool take_flags(Import *im, LLVMNamedMDNodeRef named, AttrVec *rest) {
  AttrVec flags = {0};
  for (unsigned i = 0; i < shim_named_metadata_count(named); i++) {
    LLVMMetadataRef node = shim_named_metadata_operand(named, i);
    Attr *flag = module_flag(im, node);
    Attr *carried = flag ? NULL : import_metadata(im, node);
    if (flag)
      vec_push(&im->arena, &flags, flag);
    else if (carried)
      vec_push(&im->arena, rest, carried);
    else
      return false;
  }
  Draft d;
  if (!flags.size)
    return true;
  draft_start(im, &d, OP_llvm_module_flags);
  draft_set(&d, A_llvm_module_flags_flags,
            attr_array(im->ctx, flags.data, (uint32_t)flags.size));
  append(im, &d);
  return true;
}

static bool take_linker_options(Import *im, LLVMNamedMDNodeRef named,
                                AttrVec *rest) {
  for (unsigned i = 0; i < shim_named_metadata_count(named); i++) {
    Draft d;
    LLVMMetadataRef node = shim_named_metadata_operand(named, i);
    Attr *options = import_metadata(im, node);
    if (!options)
      return false;
    bool plain = attr_is(options, AT_ARRAY);
    for (uint32_t k = 0; plain && k < options->as.array.count; k++)
      plain = attr_is(options->as.array.items[k], AT_STRING);
    if (!plain) {
      vec_push(&im->arena, rest, options);
      continue;
    }
    draft_start(im, &d, OP_llvm_linker_options);
    draft_set(&d, A_llvm_linker_options_options, options);
    append(im, &d);
  }
  return true;
}

// The string of the one node, as the verifier has seen it; NULL where there are
// more.
static Attr *only_string(Import *im, LLVMNamedMDNodeRef named) {
  if (shim_named_metadata_count(named) != 1)
    return NULL;
  LLVMMetadataRef node = shim_named_metadata_operand(named, 0);
  return shim_md_is_distinct(node) ? NULL : string_attr(im, operand(node, 0));
}

static Attr *library(Import *im, LLVMNamedMDNodeRef named) {
  unsigned n = shim_named_metadata_count(named);
  Attr **items = arena_array(&im->arena, Attr *, n + 1);
  for (unsigned i = 0; i < n; i++) {
    LLVMMetadataRef node = shim_named_metadata_operand(named, i);
    if (count_of(node) != 1 || !is_string(operand(node, 0)) ||
        shim_md_is_distinct(node))
      return NULL;
    items[i] = string_attr(im, operand(node, 0));
  }
  return n ? attr_array(im->ctx, items, n) : NULL;
}

static const struct {
  const char *named, *attribute;
  Attr *(*convert)(Import *im, LLVMNamedMDNodeRef named);
} module_attributes[] = {
    {"llvm.ident", "llvm.ident", only_string},
    {"llvm.commandline", "llvm.commandline", only_string},
    {"llvm.dependent-libraries", "llvm.dependent_libraries", library},
};

static bool take_as_attribute(Import *im, Str name, LLVMNamedMDNodeRef named) {
  for (size_t i = 0; i < ARRAY_SIZE(module_attributes); i++) {
    if (!str_is(name, module_attributes[i].named))
      continue;
    Attr *value = module_attributes[i].convert(im, named);
    if (value)
      op_set_attr(im->ctx, im->module,
                  ctx_ident(im->ctx, str_from(module_attributes[i].attribute)),
                  value);
    return value;
  }
  return false;
}

// Units of debug information come with what refers to them.
static bool is_left_out(Str name) {
  return str_is(name, "llvm.dbg.cu");
}

static bool take_all(Import *im, LLVMNamedMDNodeRef named, AttrVec *list) {
  for (unsigned i = 0; i < shim_named_metadata_count(named); i++) {
    Attr *made = import_metadata(im, shim_named_metadata_operand(named, i));
    if (!made)
      return false;
    vec_push(&im->arena, list, made);
  }
  return true;
}

static bool import_named(Import *im, LLVMNamedMDNodeRef named, Str name,
                         AttrVec *rest) {
  if (str_is(name, "llvm.module.flags"))
    return take_flags(im, named, rest);
  if (str_is(name, "llvm.linker.options"))
    return take_linker_options(im, named, rest);
  return take_as_attribute(im, name, named) || take_all(im, named, rest);
}

// The names in their order, where the translation would have them in another.
static void import_named_order(Import *im) {
  AttrVec names = {0};
  bool sorted = true;
  Str last = {0};
  for (LLVMNamedMDNodeRef named = LLVMGetFirstNamedMetadata(im->source); named;
       named = LLVMGetNextNamedMetadata(named)) {
    Str name = {0};
    name.data = LLVMGetNamedMetadataName(named, &name.size);
    sorted &= !names.size || named_metadata_order(last, name) < 0;
    vec_push(&im->arena, &names, attr_string(im->ctx, name));
    last = name;
  }
  if (!sorted)
    op_set_attr(im->ctx, im->module, im->names.named_order,
                attr_array(im->ctx, names.data, (uint32_t)names.size));
}

// Linker options come first among the operations, as mlir-translate has them.
static int place_of(Str name) {
  return str_is(name, "llvm.linker.options") ? 0 : 1;
}

bool import_module_metadata(Import *im) {
  Vec(NamedAttr) carried = {0};
  LLVMNamedMDNodeRef first = LLVMGetFirstNamedMetadata(im->source);
  LLVMNamedMDNodeRef named = first;
  bool ok = true;
  for (int place = 0; place < 2; named = first, place++) {
    for (; named; named = LLVMGetNextNamedMetadata(named)) {
      size_t size;
      const char *text = LLVMGetNamedMetadataName(named, &size);
      Str name = {text, size};
      AttrVec rest = {0};
      if (is_left_out(name) || place_of(name) != place)
        continue;
      if (!import_named(im, named, name, &rest) && !im->options->plain)
        ok = import_fails(im, NULL,
                          "named metadata '!%.*s' has no form in the llvm "
                          "dialect",
                          (int)size, text);
      NamedAttr item = {ctx_ident(im->ctx, name),
                        attr_array(im->ctx, rest.data, (uint32_t)rest.size)};
      if (rest.size || !shim_named_metadata_count(named))
        vec_push(&im->arena, &carried, item);
    }
  }
  if (im->options->plain)
    return ok;
  import_named_order(im);
  if (carried.size)
    op_set_attr(im->ctx, im->module, im->names.named_metadata,
                attr_dict(im->ctx, carried.data, (uint32_t)carried.size));
  return ok;
}
