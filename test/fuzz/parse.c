// Fuzz target: text to IR and back. What is accepted is printed, read again
// and printed again; the second print must be the first one, in the custom
// form, in the generic form and with locations. The custom form has no place for
// that of an operation in a vector.mask, so it need not keep locations. MLIR has
// no form at all for a symbol without a name, which need not be read again.

#include "fuzz.h"

#include <stdio.h>
#include <string.h>

static void print_as(Buf *out, Fuzz *f, const OpPrintOptions *options) {
  print_op(out, f->ctx, f->module, options);
  buf_char(out, '\n');
}

static void fail(const char *what, const Buf *first, const Buf *second) {
  fprintf(stderr, "%s\n--- first\n%.*s\n--- second\n%.*s\n", what,
          (int)first->size, first->data, (int)second->size,
          second->data ? second->data : "");
  abort();
}

static void check(const Buf *first, const OpPrintOptions *options,
                  const Buf *expected) {
  static const char nameless[] = "<<INVALID EMPTY SYMBOL>>";
  Buf second = {0};
  if (memmem(first->data, first->size, nameless, sizeof nameless - 1))
    return;
  Fuzz again = fuzz_open(first->data, first->size, true);
  if (!again.module)
    fail("what was printed is refused", first, &second);
  print_as(&second, &again, options);
  if (second.size != expected->size ||
      memcmp(second.data, expected->data, second.size))
    fail("what was printed changes", expected, &second);
  buf_release(&second);
  fuzz_close(&again);
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size) {
  Fuzz f = fuzz_open((const char *)data, size, true);
  if (f.module) {
    const OpPrintOptions custom = {0}, generic = {.generic = true},
                         located = {.generic = true, .debug_info = true},
                         custom_located = {.debug_info = true};
    Buf text = {0}, other = {0};
    print_as(&text, &f, &custom);
    check(&text, &custom, &text);
    print_as(&other, &f, &generic);
    check(&other, &custom, &text);
    other.size = 0;
    print_as(&other, &f, &located);
    check(&other, &located, &other);
    other.size = 0;
    print_as(&other, &f, &custom_located);
    check(&other, &custom, &text);
    buf_release(&text);
    buf_release(&other);
  }
  fuzz_close(&f);
  return 0;
}
