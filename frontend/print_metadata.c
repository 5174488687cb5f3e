// The dictionary behind a module, `{-# ... #-}`: the bytes of resources.
//
//   {-#
//     dialect_resources: {
//       builtin: {
//         key: "0x<alignment, 4 bytes><data>"
//       }
//     }
//   #-}

#include "frontend/print_int.h"

static void put_hex(Buf *out, const void *data, size_t size) {
  static const char digits[] = "0123456789ABCDEF";
  const unsigned char *bytes = data;
  for (size_t i = 0; i < size; i++) {
    buf_char(out, digits[bytes[i] >> 4]);
    buf_char(out, digits[bytes[i] & 15]);
  }
}

static bool is_shown(const OpPrinter *pr, const Resource *resource) {
  uint32_t limit = pr->options->elide_resources_from;
  return resource->defined && (!limit || resource->blob.size * 2 + 10 < limit);
}

static void put_resource(OpPrinter *pr, const Resource *resource, bool first) {
  buf_puts(pr->out, first ? "      " : ",\n      ");
  keyword_or_string_print(pr->out, ident_str(resource->key));
  uint32_t alignment = resource->alignment;
  put_lit(pr, ": \"0x");
  put_hex(pr->out, &alignment, sizeof alignment);
  put_hex(pr->out, resource->blob.data, resource->blob.size);
  put_lit(pr, "\"");
}

void metadata_print(OpPrinter *pr) {
  const Collector *c = pr->symbols.user;
  bool first = true;
  for (uint32_t i = 0; i < c->resources.size; i++) {
    const Resource *resource = c->resources.entries[i].value;
    if (!is_shown(pr, resource))
      continue;
    if (first)
      put_lit(pr, "\n{-#\n  dialect_resources: {\n    builtin: {\n");
    put_resource(pr, resource, first);
    first = false;
  }
  if (!first)
    put_lit(pr, "\n    }\n  }\n#-}\n");
}
