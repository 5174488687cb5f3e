// Modules: reading the input, and what a module holds besides code.
//
// LLVM reads the text or bitcode, checks it and gives the module; its messages
// about it are located in the input. Then comdats, globals, aliases and ifuncs
// become operations at the start of the module, each behind the one before;
// flags follow, and functions at the end.

#include "backend/import/import_int.h"

#include <llvm-c/Analysis.h>
#include <llvm-c/Comdat.h>
#include <stdlib.h>

#include "backend/fatal.h"
#include "backend/import/layout.h"
#include "backend/import/read_ir.h"

// Messages

// Where the text defines or declares a symbol, or the start of the file.
static Loc place_of_symbol(Import *im, LLVMValueRef global) {
  size_t size;
  const char *name = LLVMGetValueName2(global, &size);
  Str text = im->input->text;
  Arena arena = {0};
  const char *want = arena_format(&arena, "@%.*s", (int)size, name).data;
  Loc found = im->input->base;
  for (const char *p = text.data, *end = p + text.size; p && p < end;) {
    const char *newline = memchr(p, '\n', (size_t)(end - p));
    size_t n = newline ? (size_t)(newline - p) : (size_t)(end - p);
    const char *at = memmem(p, n, want, size + 1);
    bool defines =
        *p == '@' ||
        (n > 6 && (!memcmp(p, "define", 6) || !memcmp(p, "declar", 6)));
    if (at && defines && (p[0] != '@' || at == p)) {
      found = im->input->base + (Loc)(at - text.data);
      break;
    }
    p = newline ? newline + 1 : NULL;
  }
  arena_release(&arena);
  return found;
}

// Where the text has an instruction: LLVM keeps no positions, so its printed
// form is looked for behind its function's name.
static Loc place_of(Import *im, LLVMValueRef at) {
  LLVMValueRef function = im->function;
  if (at && LLVMIsAGlobalValue(at))
    function = at;
  if (!function)
    return im->input->base;
  Loc loc = place_of_symbol(im, function);
  if (!at || function == at)
    return loc;
  char *printed = LLVMPrintValueToString(at);
  char *start = printed + strspn(printed, " ");
  size_t n = strcspn(start, "!#\n");
  while (n && (start[n - 1] == ' ' || start[n - 1] == ','))
    n--;
  Str text = im->input->text;
  size_t offset = loc - im->input->base;
  const char *found = memmem(text.data + offset, text.size - offset, start, n);
  if (found)
    loc = im->input->base + (Loc)(found - text.data);
  LLVMDisposeMessage(printed);
  return loc;
}

bool import_fails(Import *im, LLVMValueRef at, const char *fmt, ...) {
  va_list args;
  im->ok = false;
  if (import_needs_order(im))
    return false;
  va_start(args, fmt);
  diag_vreport(&im->ctx->diags, DIAG_ERROR, place_of(im, at), fmt, args);
  va_end(args);
  return false;
}

// LLVM's message begins with `name:line:column: error: `.
static bool fail_as_llvm_says(Import *im, const char *message) {
  Str name = im->input->name;
  const char *p = message;
  unsigned long line = 0, column = 0;
  if (!strncmp(p, name.data, name.size) && p[name.size] == ':') {
    char *behind;
    line = strtoul(p + name.size + 1, &behind, 10);
    if (line && *behind == ':')
      column = strtoul(behind + 1, &behind, 10);
    p = line ? behind : p + name.size;
    p += strspn(p, ": ");
  }
  if (!strncmp(p, "error: ", 7))
    p += 7;
  const char *at = im->input->text.data;
  for (unsigned long i = 1; i < line && at; i++)
    at = strchr(at, '\n') ? strchr(at, '\n') + 1 : NULL;
  Attr *file =
      attr_loc_file(im->ctx, ctx_ident(im->ctx, im->input->name), 0, 0);
  Loc loc = line ? im->input->base : ctx_loc(im->ctx, file);
  if (line && at)
    loc += (Loc)(at - im->input->text.data) + (Loc)(column ? column - 1 : 0);
  return diag_error(&im->ctx->diags, loc, "%.*s", (int)strcspn(p, "\n"), p);
}

// Symbols

static Ident *symbol_ident(Import *im, LLVMValueRef global) {
  size_t size;
  const char *name = LLVMGetValueName2(global, &size);
  Str text = {name, size};
  if (!size) {
    import_needs_order(im);
    text = arena_format(&im->arena, "mlir.llvm.nameless_%s_%u",
                        LLVMIsAFunction(global) ? "function" : "global",
                        im->nameless++);
  }
  return ctx_ident(im->ctx, text);
}

Attr *import_symbol(Import *im, LLVMValueRef global) {
  Attr *known = ptrmap_get(&im->symbols, global);
  if (known)
    return known;
  Attr *made = attr_symbol(im->ctx, symbol_ident(im, global));
  ptrmap_set(&im->symbols, &im->arena, global, made);
  return made;
}

static Attr *symbol_string(Import *im, LLVMValueRef global) {
  return attr_string(im->ctx,
                     ident_str(import_symbol(im, global)->as.symbol.root));
}

Attr *import_block_address(Import *im, LLVMBasicBlockRef block) {
  import_needs_order(im);
  void **tag = ptrmap_at(&im->tags, &im->arena, block);
  Type *u32 = param_int_type(im->ctx, PARAM_U32);
  if (!*tag) {
    Attr *id = attr_int(im->ctx, u32, im->ntags++);
    *tag = attr_dialect(im->ctx, def_attr_llvm_blocktag, &id);
  }
  LLVMValueRef function = LLVMGetBasicBlockParent(block);
  Attr *params[] = {import_symbol(im, function), *tag};
  return attr_dialect(im->ctx, def_attr_llvm_blockaddress, params);
}

static Attr *string_attr(Import *im, const char *text) {
  return attr_string(im->ctx, str_from(text));
}

static Attr *comdat_ref(Import *im, Str name) {
  Ident *nested = ctx_ident(im->ctx, name);
  return attr_symbol_nested(
      im->ctx, ctx_ident_lit(im->ctx, "__llvm_global_comdat"), &nested, 1);
}

static int64_t linkage_of(LLVMValueRef global) {
  LLVMLinkage linkage = LLVMGetLinkage(global);
  for (unsigned i = 0; i < FACT_LINKAGES; i++)
    if (fact_linkages[i] == linkage)
      return i;
  return 0;
}

// What the dialect has no form for of any symbol.
static void carry_symbol(Import *im, Draft *d, LLVMValueRef global) {
  static const char *const storages[] = {NULL, "dllimport", "dllexport"};
  static const char *const models[] = {NULL, NULL, "localdynamic",
                                       "initialexec", "localexec"};
  if (im->options->plain)
    return;
  const char *storage = storages[LLVMGetDLLStorageClass(global)];
  if (storage)
    draft_extra(d, im->names.dll_storage, string_attr(im, storage));
  const char *model = LLVMIsAFunction(global) || LLVMIsAGlobalIFunc(global)
                          ? NULL
                          : models[LLVMGetThreadLocalMode(global)];
  if (model)
    draft_extra(d, im->names.thread_model, string_attr(im, model));
  unsigned sanitizer = shim_sanitizer_bits(global);
  if (sanitizer)
    draft_extra(d, im->names.sanitizer, attr_i64(im->ctx, sanitizer));
  size_t size;
  const char *partition = shim_partition(global, &size);
  if (size)
    draft_extra(d, im->names.partition,
                attr_string(im->ctx, (Str){partition, size}));
}

void import_symbol_properties(Import *im, Draft *d, LLVMValueRef global) {
  const SymbolSlots *slots = symbol_slots_of(d->spec.info);
  draft_set(d, (uint32_t)draft_slot(d, SLOT_SYM_NAME),
            symbol_string(im, global));
  draft_enum(im, d, (uint32_t)slots->linkage, linkage_of(global));
  draft_unit(im, d, (uint32_t)slots->dso_local, shim_is_dso_local(global));
  if (slots->thread_local_ >= 0)
    draft_unit(im, d, (uint32_t)slots->thread_local_,
               LLVMIsThreadLocal(global));
  LLVMUnnamedAddr unnamed = LLVMGetUnnamedAddress(global);
  if (unnamed)
    draft_enum(im, d, (uint32_t)slots->unnamed_addr, unnamed);
  draft_enum(im, d, (uint32_t)slots->visibility, LLVMGetVisibility(global));
  size_t size;
  const char *comdat = shim_comdat_name(global, &size);
  if (slots->comdat >= 0 && comdat)
    draft_set(d, (uint32_t)slots->comdat, comdat_ref(im, (Str){comdat, size}));
  if (slots->section >= 0) {
    const char *section = LLVMGetSection(global);
    if (section && *section)
      draft_set(d, (uint32_t)slots->section, string_attr(im, section));
    unsigned alignment = LLVMGetAlignment(global);
    if (alignment)
      draft_set(d, (uint32_t)slots->alignment, attr_i64(im->ctx, alignment));
  }
  carry_symbol(im, d, global);
}

static Op *insert_global(Import *im, Draft *d, bool has_region) {
  d->spec.nregions = has_region;
  Op *op = draft_build(im, d, im->loc);
  if (im->last_global && im->last_global->next)
    op_insert_before(im->last_global->next, op);
  else if (!im->last_global && im->body->first)
    op_insert_before(im->body->first, op);
  else
    op_append(im->body, op);
  return im->last_global = op;
}

// Comdats, in the order of the variables and functions that are in them.

static void add_comdat(Import *im, LLVMValueRef global, PtrMap *seen) {
  LLVMComdatRef comdat = LLVMGetComdat(global);
  size_t size;
  if (!comdat || ptrmap_get(seen, comdat))
    return;
  ptrmap_set(seen, &im->arena, comdat, comdat);
  Draft d;
  if (!im->comdats) {
    draft_start(im, &d, OP_llvm_comdat);
    draft_set(&d, A_llvm_comdat_sym_name,
              string_attr(im, "__llvm_global_comdat"));
    im->comdats = insert_global(im, &d, true);
    block_append(&im->comdats->regions[0], block_create(im->pool, im->loc));
  }
  const char *name = shim_comdat_name(global, &size);
  draft_start(im, &d, OP_llvm_comdat_selector);
  draft_set(&d, A_llvm_comdat_selector_sym_name,
            attr_string(im->ctx, (Str){name, size}));
  // ORDER: the dialect's Comdat enum and LLVM's selection kinds agree.
  draft_enum(im, &d, A_llvm_comdat_selector_comdat,
             LLVMGetComdatSelectionKind(comdat));
  op_append(im->comdats->regions[0].first, draft_build(im, &d, im->loc));
}

static void import_comdats(Import *im) {
  LLVMModuleRef m = im->source;
  PtrMap seen = {0};
  for (LLVMValueRef g = LLVMGetFirstGlobal(m); g; g = LLVMGetNextGlobal(g))
    add_comdat(im, g, &seen);
  for (LLVMValueRef f = LLVMGetFirstFunction(m); f; f = LLVMGetNextFunction(f))
    add_comdat(im, f, &seen);
}

// Globals

static Attr *structor_function(Import *im, LLVMValueRef value) {
  return LLVMIsAGlobalValue(value) ? import_symbol(im, value) : NULL;
}

// llvm.global_ctors and llvm.global_dtors. False when the list is not of the
// form that the operation has, nothing reported.
static bool import_structors(Import *im, LLVMValueRef global, uint32_t opcode) {
  LLVMValueRef list = LLVMGetInitializer(global);
  bool is_empty = LLVMIsNull(list);
  uint32_t n = is_empty ? 0 : (uint32_t)LLVMGetNumOperands(list);
  Attr **items = arena_array(&im->arena, Attr *, 3 * n + 1);
  if (shim_address_space(global) && !im->options->plain)
    return false;
  for (uint32_t i = 0; i < n; i++) {
    LLVMValueRef entry = LLVMGetOperand(list, i);
    if (!LLVMIsAConstantStruct(entry) || LLVMGetNumOperands(entry) != 3)
      return false;
    LLVMValueRef data = LLVMGetOperand(entry, 2);
    items[i] = structor_function(im, LLVMGetOperand(entry, 1));
    items[n + i] = import_int(im, LLVMGetOperand(entry, 0));
    items[2 * n + i] = LLVMIsNull(data)
                           ? attr_dialect(im->ctx, def_attr_llvm_zero, NULL)
                           : structor_function(im, data);
    if (!items[i] || !items[2 * n + i])
      return false;
  }
  // ORDER: ctors (or dtors), priorities, data.
  Draft d;
  draft_start(im, &d, opcode);
  for (uint32_t slot = 0; slot < 3; slot++)
    draft_set(&d, slot, attr_array(im->ctx, items + slot * n, n));
  insert_global(im, &d, false);
  return true;
}

static bool is_structors(Import *im, LLVMValueRef global) {
  size_t size;
  const char *name = LLVMGetValueName2(global, &size);
  Str text = {name, size};
  if (LLVMIsDeclaration(global))
    return false;
  if (str_is(text, "llvm.global_ctors"))
    return import_structors(im, global, OP_llvm_mlir_global_ctors);
  return str_is(text, "llvm.global_dtors") &&
         import_structors(im, global, OP_llvm_mlir_global_dtors);
}

static bool import_global(Import *im, LLVMValueRef global) {
  if (is_structors(im, global))
    return true;
  Draft d;
  draft_start(im, &d, OP_llvm_mlir_global);
  Type *type = import_type(im, LLVMGlobalGetValueType(global));
  if (!type)
    return false;
  draft_set(&d, A_llvm_mlir_global_global_type, attr_type(im->ctx, type));
  draft_unit(im, &d, A_llvm_mlir_global_constant, LLVMIsGlobalConstant(global));
  draft_unit(im, &d, A_llvm_mlir_global_externally_initialized,
             LLVMIsExternallyInitialized(global));
  draft_set(&d, A_llvm_mlir_global_addr_space,
            attr_i32(im->ctx, (int32_t)shim_address_space(global)));
  import_symbol_properties(im, &d, global);
  LLVMValueRef value = LLVMGetInitializer(global);
  Attr *attr = value ? import_constant_attr(im, value) : NULL;
  draft_set(&d, A_llvm_mlir_global_value, attr);
  unsigned model = shim_code_model(global);
  if (model && !im->options->plain)
    draft_extra(&d, im->names.code_model, attr_i64(im->ctx, model));
  import_global_attributes(im, &d, global);
  import_global_metadata(im, &d, global);
  Op *op = insert_global(im, &d, true);
  return !value || attr || import_initializer(im, op, value);
}

static bool import_alias(Import *im, LLVMValueRef alias) {
  Draft d;
  Type *type = import_type(im, LLVMGlobalGetValueType(alias));
  if (!type)
    return false;
  draft_start(im, &d, OP_llvm_mlir_alias);
  draft_set(&d, A_llvm_mlir_alias_alias_type, attr_type(im->ctx, type));
  import_symbol_properties(im, &d, alias);
  Op *op = insert_global(im, &d, true);
  return import_initializer(im, op, LLVMAliasGetAliasee(alias));
}

static bool import_ifunc(Import *im, LLVMValueRef ifunc) {
  Draft d;
  LLVMValueRef resolver = LLVMGetGlobalIFuncResolver(ifunc);
  Type *type = import_type(im, LLVMGlobalGetValueType(ifunc));
  if (!LLVMIsAGlobalValue(resolver))
    return import_fails(im, ifunc, "the resolver of an ifunc is no function");
  Type *resolver_type = import_type(im, LLVMTypeOf(resolver));
  if (!type || !resolver_type)
    return false;
  draft_start(im, &d, OP_llvm_mlir_ifunc);
  draft_set(&d, A_llvm_mlir_ifunc_i_func_type, attr_type(im->ctx, type));
  draft_set(&d, A_llvm_mlir_ifunc_resolver, import_symbol(im, resolver));
  draft_set(&d, A_llvm_mlir_ifunc_resolver_type,
            attr_type(im->ctx, resolver_type));
  draft_set(&d, A_llvm_mlir_ifunc_address_space,
            attr_i32(im->ctx, (int32_t)shim_address_space(ifunc)));
  import_symbol_properties(im, &d, ifunc);
  insert_global(im, &d, false);
  return true;
}

// The module

static Attr *lines_of(Import *im, Str text) {
  Vec(Attr *) lines = {0};
  while (text.size) {
    const char *newline = memchr(text.data, '\n', text.size);
    size_t n = newline ? (size_t)(newline - text.data) : text.size;
    Attr *line = attr_string(im->ctx, (Str){text.data, n});
    vec_push(&im->arena, &lines, line);
    text.data += n + (newline != NULL);
    text.size -= n + (newline != NULL);
  }
  return attr_array(im->ctx, lines.data, (uint32_t)lines.size);
}

static Attr *assembly_lines(Import *im) {
  Str text = {0};
  text.data = LLVMGetModuleInlineAsm(im->source, &text.size);
  return lines_of(im, text);
}

static void set_module_attr(Import *im, const char *name, Attr *value) {
  if (value)
    op_set_attr(im->ctx, im->module, ctx_ident(im->ctx, str_from(name)), value);
}

static void describe_module(Import *im) {
  const char *layout = LLVMGetDataLayoutStr(im->source);
  set_module_attr(im, "dlti.dl_spec", import_layout(im->ctx, str_from(layout)));
  set_module_attr(im, "llvm.module_asm", assembly_lines(im));
  set_module_attr(im, "llvm.target_triple",
                  string_attr(im, LLVMGetTarget(im->source)));
  if (im->options->plain)
    return;
  set_module_attr(im, "llvm.data_layout", string_attr(im, layout));
  set_module_attr(im, "mlcc.imported", im->ctx->unit);
  size_t size;
  const char *name = LLVMGetSourceFileName(im->source, &size);
  set_module_attr(im, "mlcc.source_filename",
                  attr_string(im->ctx, (Str){name, size}));
  if (im->summary.size)
    set_module_attr(im, "mlcc.summary",
                    lines_of(im, (Str){im->summary.data, im->summary.size}));
}

static void make_module(Import *im) {
  Attr *file =
      attr_loc_file(im->ctx, ctx_ident(im->ctx, im->input->name), 0, 0);
  im->loc = ctx_loc(im->ctx, file);
  OpSpec spec = {.info = ctx_op_by_opcode(im->ctx, OP_builtin_module),
                 .loc = im->loc,
                 .nregions = 1};
  im->module = op_create(im->ctx, im->pool, &spec);
  im->body = block_create(im->pool, im->loc);
  block_append(&im->module->regions[0], im->body);
}

bool import_definitions(Import *im) {
  LLVMModuleRef m = im->source;
  describe_module(im);
  import_comdats(im);
  if (!import_module_metadata(im))
    return false;
  bool ok = true;
  for (LLVMValueRef g = LLVMGetFirstGlobal(m); g; g = LLVMGetNextGlobal(g))
    ok &= import_global(im, g);
  for (LLVMValueRef g = LLVMGetFirstGlobalAlias(m); g;
       g = LLVMGetNextGlobalAlias(g))
    ok &= import_alias(im, g);
  for (LLVMValueRef g = LLVMGetFirstGlobalIFunc(m); g;
       g = LLVMGetNextGlobalIFunc(g))
    ok &= import_ifunc(im, g);
  return ok;
}

static void name_carried(Import *im) {
  Ctx *ctx = im->ctx;
  CarriedNames *n = &im->names;
  n->metadata = ctx_ident_lit(ctx, "mlcc.metadata");
  n->attributes = ctx_ident_lit(ctx, "mlcc.attributes");
  n->arg_attributes = ctx_ident_lit(ctx, "mlcc.arg_attributes");
  n->result_attributes = ctx_ident_lit(ctx, "mlcc.result_attributes");
  n->flags = ctx_ident_lit(ctx, "mlcc.flags");
  n->fastmath = ctx_ident_lit(ctx, "mlcc.fastmath");
  n->callee_type = ctx_ident_lit(ctx, "mlcc.callee_type");
  n->inrange = ctx_ident_lit(ctx, "mlcc.inrange");
  n->prefix = ctx_ident_lit(ctx, "mlcc.prefix");
  n->prologue = ctx_ident_lit(ctx, "mlcc.prologue");
  n->convention = ctx_ident_lit(ctx, "mlcc.convention");
  n->thread_model = ctx_ident_lit(ctx, "mlcc.thread_model");
  n->dll_storage = ctx_ident_lit(ctx, "mlcc.dll_storage");
  n->code_model = ctx_ident_lit(ctx, "mlcc.code_model");
  n->sanitizer = ctx_ident_lit(ctx, "mlcc.sanitizer");
  n->partition = ctx_ident_lit(ctx, "mlcc.partition");
  n->named_metadata = ctx_ident_lit(ctx, "mlcc.named_metadata");
  n->named_order = ctx_ident_lit(ctx, "mlcc.named_metadata_order");
  n->summary = ctx_ident_lit(ctx, "mlcc.summary");
  n->metadata_operands = ctx_ident_lit(ctx, "mlcc.metadata_operands");
  n->node = ctx_ident_lit(ctx, "mlcc.node");
}

void import_start(Import *im) {
  name_carried(im);
  draft_rows_start(im);
  make_module(im);
  metadata_start(im);
}

static bool import_in_order(Import *im) {
  import_start(im);
  bool ok = import_definitions(im);
  for (LLVMValueRef f = LLVMGetFirstFunction(im->source); f;
       f = LLVMGetNextFunction(f))
    ok &= import_function(im, f);
  im->function = NULL;
  carry_debug_finish(im);
  return ok && im->ok;
}

static bool read_input(Import *im) {
  Str text = im->input->text;
  Arena arena = {0};
  const char *name = arena_str(&arena, im->input->name).data;
  char *message = ir_read(im->llvm, name, text, &im->source, &im->summary);
  arena_release(&arena);
  if (message) {
    fail_as_llvm_says(im, message);
    LLVMDisposeMessage(message);
    return false;
  }
  bool ok = !LLVMVerifyModule(im->source, LLVMReturnStatusAction, &message) ||
            fail_as_llvm_says(im, message);
  LLVMDisposeMessage(message);
  return ok;
}

// What was read is left to the end of the process: taking a module apart costs
// a tenth of what importing it does. Leak checkers would rightly complain.
static void release(Import *im) {
#if defined(__SANITIZE_ADDRESS__)
  if (im->source)
    LLVMDisposeModule(im->source);
  LLVMContextDispose(im->llvm);
#else
  (void)im;
#endif
}

static void run(void *user) {
  Import *im = user;
  im->llvm = LLVMContextCreate();
  im->ok = true;
  bool ok = read_input(im);
  if (ok) {
    backend_own(true);
    carry_debug_start(im);
    ok = import_side_by_side(im) || import_in_order(im);
  }
  im->ok = ok;
  release(im);
}

Op *import_llvm_ir(Ctx *ctx, Pool *pool, Source *source,
                   const ImportOptions *options) {
  Import im = {.ctx = ctx, .pool = pool, .input = source, .options = options};
  Buf error = {0};
  bool lived = backend_guard(run, &im, &error);
  if (!lived)
    diag_error(&ctx->diags, source->base, "%s", buf_cstr(&error));
  buf_release(&error);
  buf_release(&im.summary);
  arena_release(&im.arena);
  return lived && im.ok ? im.module : NULL;
}
