// The data layout that modules bring with them: LLVM's string, which comes
// first, or the entries of the dlti dialect, which add to what the module
// around says.
//
//   module attributes {dlti.dl_spec = #dlti.dl_spec<index = 32>} {
//     module {}                                             index: 32 bits
//     module attributes {llvm.data_layout = "e-p:16:16"} {}        16 bits
//     module attributes {dlti.dl_spec = #dlti.dl_spec<index = 8>} {} 8 bits
//   }

#include "lowering/lowering.h"

static Attr *named_attr(Ctx *ctx, const Op *module, const char *name) {
  return dict_get(module->attrs, ctx_ident(ctx, str_from(name)));
}

static bool has_string(Ctx *ctx, const Op *module) {
  return attr_is(named_attr(ctx, module, "llvm.data_layout"), AT_STRING);
}

bool op_states_layout(Ctx *ctx, const Op *op) {
  return op->attrs &&
         (has_string(ctx, op) || named_attr(ctx, op, "dlti.dl_spec"));
}

// The closest entry, unless a string is closer.
static void read_index_entry(Ctx *ctx, const Op *module, DataLayout *layout) {
  for (; module; module = op_parent(module)) {
    const Attr *bits = dlti_entry_of_type(
        named_attr(ctx, module, "dlti.dl_spec"), type_index(ctx));
    if (attr_is(bits, AT_INTEGER))
      layout->index_bits = (uint32_t)attr_to_u64(bits);
    if (attr_is(bits, AT_INTEGER) || has_string(ctx, module))
      return;
  }
}

// What is said later holds, so what is closer comes last.
static void put_closest(Ctx *ctx, const Op *module, Buf *out) {
  const Attr *text = named_attr(ctx, module, "llvm.data_layout");
  if (attr_is(text, AT_STRING)) {
    buf_str(out, text->as.string);
    return;
  }
  if (op_parent(module))
    put_closest(ctx, op_parent(module), out);
  dlti_layout_string(out, named_attr(ctx, module, "dlti.dl_spec"));
}

Str module_layout_string(Ctx *ctx, Op *module, Buf *out) {
  const Attr *text = named_attr(ctx, module, "llvm.data_layout");
  if (attr_is(text, AT_STRING))
    buf_str(out, text->as.string);
  else
    dlti_layout_string(out, named_attr(ctx, module, "dlti.dl_spec"));
  return (Str){buf_cstr(out), out->size};
}

bool module_data_layout(Ctx *ctx, Op *module, DataLayout *layout) {
  Buf text = {0};
  const char *why;
  put_closest(ctx, module, &text);
  Str spelled = ident_str(ctx_ident(ctx, (Str){buf_cstr(&text), text.size}));
  buf_release(&text);
  if (!data_layout_parse(layout, spelled, &why))
    return op_error(ctx, module, "invalid data layout: %s", why);
  read_index_entry(ctx, module, layout);
  return true;
}
