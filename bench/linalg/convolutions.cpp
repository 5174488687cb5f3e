// Convolutions beside oneDNN, which has its filters in the order that it likes
// best before the clock runs. rows.inc has ROW(number, layout, height, width,
// channels in, channels out, window, stride) for each function of
// convolutions.mlir; images are padded.
#include "turns.h"

#include <cstring>
#include <dnnl.hpp>

using namespace dnnl;
typedef memory::format_tag Tag;

#define ROW(number, ...) void convolution_##number(float *, float *, float *);
extern "C" {
#include "rows.inc"
}
#undef ROW

struct Layer {
  const char *layout; // nhwc, nchw or depthwise
  int height, width, in, out, window, stride;
};

// oneDNN's convolution, with its memory.
struct Theirs {
  convolution_forward primitive;
  std::unordered_map<int, memory> args;
};

static Theirs make_theirs(engine &eng, stream &st, const Layer &l, float *image,
                          float *filter, float *result) {
  bool is_depthwise = !std::strcmp(l.layout, "depthwise");
  bool is_nchw = !std::strcmp(l.layout, "nchw");
  int height = (l.height - 1) * l.stride + l.window;
  int width = (l.width - 1) * l.stride + l.window;
  Tag tag = is_nchw ? Tag::nchw : Tag::nhwc;
  memory::desc source({1, l.in, height, width}, memory::data_type::f32, tag);
  memory::desc target({1, l.out, l.height, l.width}, memory::data_type::f32,
                      tag);
  memory::dims dims = is_depthwise
                          ? memory::dims{l.in, 1, 1, l.window, l.window}
                          : memory::dims{l.out, l.in, l.window, l.window};
  Tag given = is_depthwise ? Tag::hwigo : is_nchw ? Tag::oihw : Tag::hwio;
  memory::desc any(dims, memory::data_type::f32, Tag::any);
  memory::desc plain(dims, memory::data_type::f32, given);
  convolution_forward::primitive_desc desc({prop_kind::forward_inference,
                                            algorithm::convolution_direct,
                                            source,
                                            any,
                                            target,
                                            {l.stride, l.stride},
                                            {0, 0},
                                            {0, 0}},
                                           eng);
  memory from(plain, eng, filter), to(desc.weights_desc(), eng);
  reorder(from, to).execute(st, from, to);
  st.wait();
  return {convolution_forward(desc),
          {{DNNL_ARG_SRC, memory(source, eng, image)},
           {DNNL_ARG_WEIGHTS, to},
           {DNNL_ARG_DST, memory(target, eng, result)}}};
}

static void measure(Layer l, void (*ours)(float *, float *, float *)) {
  engine eng(engine::kind::cpu, 0);
  stream st(eng);
  bool is_depthwise = !std::strcmp(l.layout, "depthwise");
  size_t height = size_t((l.height - 1) * l.stride + l.window);
  size_t width = size_t((l.width - 1) * l.stride + l.window);
  size_t taps = size_t(l.window * l.window) * (is_depthwise ? 1 : l.in);
  size_t nresults = size_t(l.height) * l.width * l.out;
  float *image = new_array<float>(height * width * l.in, 7, 13);
  float *filter = new_array<float>(taps * l.out, 5, 11);
  float *c = new_array<float>(nresults, 1, 3),
        *d = new_array<float>(nresults, 1, 3);
  Theirs theirs = make_theirs(eng, st, l, image, filter, d);
  auto run_theirs = [&] {
    theirs.primitive.execute(st, theirs.args);
    st.wait();
  };
  ours(image, filter, c);
  run_theirs();
  bool is_equal = std::equal(c, c + nresults, d);
  double operations = 2.0 * double(nresults) * double(taps);
  char name[96];
  std::snprintf(name, sizeof name, "%s %dx%d, %d to %d, %dx%d by %d", l.layout,
                l.height, l.width, l.in, l.out, l.window, l.window, l.stride);
  print_row(name, operations,
            take_turns(
                operations, [&] { ours(image, filter, c); }, run_theirs),
            is_equal);
  std::free(image), std::free(filter), std::free(c), std::free(d);
}

int main() {
#define ROW(number, layout, ...)                                               \
  measure({layout, __VA_ARGS__}, convolution_##number);
#include "rows.inc"
}
