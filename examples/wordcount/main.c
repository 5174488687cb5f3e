// Runs wordcount.mlir on a few texts, an empty one and a random one among
// them. Four results of a kernel arrive in a struct.
//
//     make -C examples wordcount

#include "../check.h"

#include <mlcc/memref.h>

typedef struct {
  int64_t lines, words, numbers, longest;
} Counts;

void _mlir_ciface_wordcount(Counts *result, MemRef1dI8 *text);

static bool is_digit(char c) {
  return c >= '0' && c <= '9';
}

static bool is_letter(char c) {
  return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z');
}

static Counts count_in_c(const char *text, size_t size) {
  Counts counts = {0, 0, 0, 0};
  for (size_t i = 0; i < size;) {
    size_t begin = i;
    if (is_letter(text[i])) {
      while (i < size && (is_letter(text[i]) || is_digit(text[i])))
        i++;
      counts.words++;
      int64_t length = (int64_t)(i - begin);
      counts.longest = length > counts.longest ? length : counts.longest;
    } else if (is_digit(text[i])) {
      while (i < size && is_digit(text[i]))
        i++;
      counts.numbers++;
    } else {
      counts.lines += text[i++] == '\n';
    }
  }
  return counts;
}

static void run(Check *check, const char *what, const char *text, size_t size) {
  static int8_t copy[4000];
  memcpy(copy, text, size);
  MemRef1dI8 Text = MEMREF_1D(MemRef1dI8, copy, (intptr_t)size);
  Counts got, want = count_in_c(text, size);
  _mlir_ciface_wordcount(&got, &Text);
  check_bits(check, what, &got, &want, 4, 64);
}

int main(int argc, char **argv) {
  Check check = check_begin("wordcount", argc, argv);
  static const char verse[] = "Full fathom five thy father lies;\n"
                              "Of his bones are coral made;\n\n"
                              "1611 x2 3y 44\t5,6 end";
  static char random[4000];
  uint64_t seed = 20;
  for (size_t i = 0; i < sizeof random; i++)
    random[i] = (char)(random_u32(&seed) % 128);
  run(&check, "verse", verse, sizeof verse - 1);
  run(&check, "empty", "", 0);
  run(&check, "letter", "x", 1);
  run(&check, "digit", "7", 1);
  run(&check, "random", random, sizeof random);
  return check_end(&check);
}
