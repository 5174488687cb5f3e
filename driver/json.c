#include "driver/json.h"

// A byte that is no text has the character of its number.
void json_string(Buf *out, Str text) {
  buf_char(out, '"');
  for (size_t i = 0, n; i < text.size; i += n) {
    unsigned char c = (unsigned char)text.data[i];
    n = shown_size((Str){text.data + i, text.size - i});
    if (c == '"' || c == '\\')
      buf_printf(out, "\\%c", c);
    else if (!n || c < ' ')
      buf_printf(out, "\\u%04x", c);
    else
      buf_bytes(out, text.data + i, n);
    n += !n;
  }
  buf_char(out, '"');
}

void json_member(Buf *out, const char *name, Str value) {
  buf_printf(out, "\"%s\": ", name);
  json_string(out, value);
}
