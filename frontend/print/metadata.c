// The dictionary behind a module, `{-# ... #-}`: the bytes of resources, and
// the passes that a reproducer runs.
//
//   {-#
//     dialect_resources: {
//       builtin: {
//         key: "0x<alignment, 4 bytes><data>"
//       }
//     },
//     external_resources: {
//       mlir_reproducer: {
//         pipeline: "builtin.module(cse)",
//         disable_threading: false,
//         verify_each: true
//       }
//     }
//   #-}

#include "frontend/print/print_int.h"

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

static bool put_dialect_resources(OpPrinter *pr) {
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
    put_lit(pr, "\n    }\n  }");
  return !first;
}

static void put_reproducer(OpPrinter *pr, const Reproducer *reproducer) {
  put_lit(pr, "  external_resources: {\n    mlir_reproducer: {\n"
              "      pipeline: \"");
  string_print_escaped(pr->out, reproducer->pipeline);
  buf_printf(pr->out,
             "\",\n      disable_threading: %s,\n      verify_each: %s\n"
             "    }\n  }",
             reproducer->disable_threading ? "true" : "false",
             reproducer->verify_each ? "true" : "false");
}

void metadata_print(OpPrinter *pr) {
  const Reproducer *reproducer = pr->options->reproducer;
  bool any = put_dialect_resources(pr);
  if (reproducer) {
    buf_puts(pr->out, any ? ",\n" : "\n{-#\n");
    put_reproducer(pr, reproducer);
  }
  buf_puts(pr->out, any || reproducer ? "\n#-}\n" : "");
}
