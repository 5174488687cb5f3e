// The data layout that a module brings with it: LLVM's string, which comes
// first, or the entries of the dlti dialect.

#include "lowering/lowering.h"

static Attr *named_attr(Ctx *ctx, const Op *module, const char *name) {
  return dict_get(module->attrs, ctx_ident(ctx, str_from(name)));
}

static void read_index_entry(Ctx *ctx, Op *module, DataLayout *layout) {
  const Attr *bits = dlti_entry_of_type(named_attr(ctx, module, "dlti.dl_spec"),
                                        type_index(ctx));
  if (attr_is(bits, AT_INTEGER))
    layout->index_bits = (uint32_t)attr_to_u64(bits);
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
  Str spelled =
      ident_str(ctx_ident(ctx, module_layout_string(ctx, module, &text)));
  buf_release(&text);
  if (!data_layout_parse(layout, spelled, &why))
    return op_error(ctx, module, "invalid data layout: %s", why);
  read_index_entry(ctx, module, layout);
  return true;
}
