// Products of matrices of i8, with BF16 of bf16 or with F32 of f32, beside oneDNN's, whose memory
// is as ours. rows.inc has ROW(rows, columns, sums, suffix) for each function
// product_<rows>_<columns>_<sums><suffix>; the suffix _transposed says that the
// second matrix is.
#include "turns.h"

#include <cstdint>
#include <cstring>
#include <dnnl.hpp>

using namespace dnnl;

#ifdef BF16
typedef float Sum;
typedef uint16_t Element;
static const memory::data_type element = memory::data_type::bf16;
static const memory::data_type total = memory::data_type::f32;
static Element element_of(float x) { // a number of eight bits
  uint32_t bits;
  std::memcpy(&bits, &x, sizeof bits);
  return Element(bits >> 16);
}
#elif defined(F32)
typedef float Sum;
typedef float Element;
static const memory::data_type element = memory::data_type::f32;
static const memory::data_type total = memory::data_type::f32;
static Element element_of(float x) { // few bits, so that long sums are exact
  return Element(int(x) % 8);
}
#else
typedef int32_t Sum;
typedef int8_t Element;
static const memory::data_type element = memory::data_type::s8;
static const memory::data_type total = memory::data_type::s32;
static Element element_of(float x) {
  return Element(x);
}
#endif

#define ROW(m, n, k, suffix)                                                   \
  void product_##m##_##n##_##k##suffix(Element *, Element *, Sum *);
extern "C" {
#include "rows.inc"
}
#undef ROW

static Element *new_elements(size_t count, int step, int modulus) {
  float *numbers = new_array<float>(count, step, modulus);
  Element *elements = new_array<Element>(count, 1, 1);
  std::transform(numbers, numbers + count, elements, element_of);
  std::free(numbers);
  return elements;
}

static void measure(int m, int n, int k, const char *suffix,
                    void (*ours)(Element *, Element *, Sum *)) {
  engine eng(engine::kind::cpu, 0);
  stream st(eng);
  size_t nsums = size_t(m) * n;
  Element *a = new_elements(size_t(m) * k, 7, 127),
          *b = new_elements(size_t(k) * n, 5, 101);
  Sum *c = new_array<Sum>(nsums, 1, 3), *d = new_array<Sum>(nsums, 1, 3);
  memory::desc left({m, k}, element, memory::format_tag::ab);
  memory::desc right({k, n}, element,
                     *suffix ? memory::format_tag::ba : memory::format_tag::ab);
  memory::desc result({m, n}, total, memory::format_tag::ab);
  matmul::desc described(left, right, result);
  matmul primitive(matmul::primitive_desc(described, eng));
  std::unordered_map<int, memory> args = {
      {DNNL_ARG_SRC, memory(left, eng, a)},
      {DNNL_ARG_WEIGHTS, memory(right, eng, b)},
      {DNNL_ARG_DST, memory(result, eng, d)}};
  auto theirs = [&] {
    primitive.execute(st, args);
    st.wait();
  };
  ours(a, b, c);
  theirs();
  bool is_equal = std::equal(c, c + nsums, d);
  double operations = 2.0 * m * n * k;
  char name[64];
  std::snprintf(name, sizeof name, "%dx%dx%d%s", m, n, k, suffix);
  print_row(name, operations,
            take_turns(
                operations, [&] { ours(a, b, c); }, theirs),
            is_equal);
  std::free(a), std::free(b), std::free(c), std::free(d);
}

int main() {
#define ROW(m, n, k, suffix)                                                   \
  measure(m, n, k, #suffix, product_##m##_##n##_##k##suffix);
#include "rows.inc"
}
