// Loops and structured operations beside the primitives that oneDNN has for them.
// rows.inc has ROW(name, elements read, elements written) for functions of
// loops.mlir, and ROW_F64 for those of f64, which oneDNN does not compute.
#include "turns.h"

#include <cmath>
#include <cstring>
#include <dnnl.hpp>
#include <functional>
#include <map>
#include <string>

using namespace dnnl;

typedef void Function(const float *a, const float *b, float *r);
#define ROW(name, reads, writes) Function name;
#define ROW_F64(...)
extern "C" {
#include "rows.inc"
}
#undef ROW

typedef std::unordered_map<int, memory> Args;

static engine cpu(engine::kind::cpu, 0);

struct Primitive {
  primitive made;
  Args args;
};

static memory::desc matrix(memory::dim rows, memory::dim columns) {
  return {{rows, columns}, memory::data_type::f32, memory::format_tag::ab};
}

static memory of(memory::desc desc, const float *data) {
  return {desc, cpu, const_cast<float *>(data)};
}

static Primitive eltwise(algorithm what, int count, const float *a, float *r) {
  memory::desc all = matrix(1, count);
  eltwise_forward::primitive_desc desc(
      {prop_kind::forward_inference, what, all, 0.0f, 0.0f}, cpu);
  return {eltwise_forward(desc),
          {{DNNL_ARG_SRC, of(all, a)}, {DNNL_ARG_DST, of(all, r)}}};
}

static Primitive softmax_of(int rows, int columns, const float *a, float *r) {
  memory::desc all = matrix(rows, columns);
  softmax_forward::primitive_desc desc({prop_kind::forward_inference, all, 1},
                                       cpu);
  return {softmax_forward(desc),
          {{DNNL_ARG_SRC, of(all, a)}, {DNNL_ARG_DST, of(all, r)}}};
}

static Primitive normalization(const float *a, const float *b, float *r) {
  memory::desc all = matrix(256, 1024);
  memory::desc scale({1024}, memory::data_type::f32, memory::format_tag::a);
  layer_normalization_forward::primitive_desc desc(
      {prop_kind::forward_inference, all, 1e-5f, normalization_flags::use_scale},
      cpu);
  return {layer_normalization_forward(desc),
          {{DNNL_ARG_SRC, of(all, a)},
           {DNNL_ARG_SCALE, of(scale, b)},
           {DNNL_ARG_DST, of(all, r)}}};
}

static Primitive bias_and_relu(const float *a, const float *b, float *r) {
  memory::desc all = matrix(256, 1024), row = matrix(1, 1024);
  post_ops relu;
  relu.append_eltwise(1.0f, algorithm::eltwise_relu, 0.0f, 0.0f);
  primitive_attr attr;
  attr.set_post_ops(relu);
  binary::primitive_desc desc({algorithm::binary_add, all, row, all}, attr,
                              cpu);
  return {binary(desc),
          {{DNNL_ARG_SRC_0, of(all, a)},
           {DNNL_ARG_SRC_1, of(row, b)},
           {DNNL_ARG_DST, of(all, r)}}};
}

static Primitive reduction_of(algorithm what, int rows, int columns,
                              const float *a, float *r) {
  memory::desc all = matrix(256, 1024), some = matrix(rows, columns);
  reduction::primitive_desc desc({what, all, some, 0.0f, 0.0f}, cpu);
  return {reduction(desc),
          {{DNNL_ARG_SRC, of(all, a)}, {DNNL_ARG_DST, of(some, r)}}};
}

static Primitive transposition(const float *a, float *r) {
  memory::desc columns({512, 512}, memory::data_type::f32,
                       memory::format_tag::ba);
  memory from = of(matrix(512, 512), a), to = of(columns, r);
  return {reorder(from, to), {{DNNL_ARG_FROM, from}, {DNNL_ARG_TO, to}}};
}

static Primitive theirs_of(const std::string &name, const float *a,
                           const float *b, float *r) {
  const std::map<std::string, std::function<Primitive()>> makers = {
      {"loop_exp",
       [&] { return eltwise(algorithm::eltwise_exp, 4096, a, r); }},
      {"loop_gelu_erf",
       [&] { return eltwise(algorithm::eltwise_gelu_erf, 4096, a, r); }},
      {"loop_gelu_tanh",
       [&] { return eltwise(algorithm::eltwise_gelu_tanh, 4096, a, r); }},
      {"loop_softmax", [&] { return softmax_of(64, 1000, a, r); }},
      {"softmax", [&] { return softmax_of(256, 1000, a, r); }},
      {"layernorm", [&] { return normalization(a, b, r); }},
      {"gelu",
       [&] { return eltwise(algorithm::eltwise_gelu_erf, 1 << 18, a, r); }},
      {"bias_relu", [&] { return bias_and_relu(a, b, r); }},
      {"sum_rows",
       [&] { return reduction_of(algorithm::reduction_sum, 256, 1, a, r); }},
      {"sum_columns",
       [&] { return reduction_of(algorithm::reduction_sum, 1, 1024, a, r); }},
      {"max_rows",
       [&] { return reduction_of(algorithm::reduction_max, 256, 1, a, r); }},
      {"transpose", [&] { return transposition(a, r); }},
  };
  return makers.at(name)();
}

static bool is_near(const float *ours, const float *theirs, size_t count) {
  for (size_t i = 0; i < count; i++)
    if (!(std::fabs(ours[i] - theirs[i]) <= 1e-4f * (1 + std::fabs(theirs[i]))))
      return false;
  return true;
}

static void measure(const char *name, size_t reads, size_t writes,
                    Function *ours) {
  float *a = new_array<float>(reads, 7, 4001),
        *b = new_array<float>(4096, 5, 11);
  float *c = new_array<float>(writes, 1, 3),
        *d = new_array<float>(writes, 1, 3);
  for (size_t i = 0; i < reads; i++)
    a[i] /= 500; // from -4 to 4
  stream st(cpu);
  Primitive theirs = theirs_of(name, a, b, d);
  auto run_theirs = [&] {
    theirs.made.execute(st, theirs.args);
    st.wait();
  };
  ours(a, b, c);
  run_theirs();
  bool is_equal = is_near(c, d, writes);
  Turns turns = take_turns(
      double(reads) * 8, [&] { ours(a, b, c); }, run_theirs);
  print_row(name, double(reads), turns, is_equal);
  std::free(a), std::free(b), std::free(c), std::free(d);
}

int main() {
#define ROW(name, reads, writes) measure(#name, reads, writes, name);
#include "rows.inc"
}
