// What translate_programs.test.sh sends through the llvm dialect: exceptions,
// thread-locals, atomics, virtual calls, inline assembly, containers.
#include <atomic>
#include <cstdio>
#include <map>
#include <memory>
#include <stdexcept>
#include <string>
#include <thread>
#include <vector>

thread_local int depth = 3;
thread_local std::string trace = "x";
std::atomic<int> counter{0};
std::atomic<long> total;

struct Node {
  virtual ~Node() {
  }
  virtual int value(int x) = 0;
};

struct Limit : Node {
  int most;
  std::unique_ptr<Node> next;
  explicit Limit(int most) : most(most) {
  }
  int value(int x) override {
    if (x > most)
      throw std::runtime_error("above the limit");
    return x + (next ? next->value(x - 1) : 0);
  }
};

static int buckets(int n) {
  std::map<std::string, std::vector<int>> by_name;
  for (int i = 0; i < n; i++)
    by_name[std::to_string(i % 7)].push_back(i);
  int sum = 0;
  for (auto &[name, items] : by_name)
    for (int item : items)
      sum += item;
  return sum;
}

template <typename T> T between(T a, T low, T high) {
  return a < low ? low : a > high ? high : a;
}

static void count(int n) {
  std::unique_ptr<Node> node(new Limit(3));
  for (int i = 0; i < n + 5; i++)
    counter.fetch_add(node->value(i), std::memory_order_acq_rel);
}

int main(int argc, char **) {
  try {
    count(argc);
  } catch (const std::runtime_error &error) {
    std::puts(error.what());
  } catch (...) {
    throw;
  }
  int expected = 4;
  counter.compare_exchange_weak(expected, 9, std::memory_order_release,
                                std::memory_order_relaxed);
  std::atomic_thread_fence(std::memory_order_seq_cst);
  std::thread other([] {
    depth++;
    total += depth;
    trace += "y";
  });
  other.join();
  int copy = argc;
  asm volatile("" : "+r"(copy) : : "memory");
  float table[4] = {1, 2, 3, (float)between(argc * 1.5, 1.0, 3.0)};
  switch (argc) {
  case 1: std::puts("one"); break;
  case 2: std::puts("two"); break;
  case 17: std::puts("many"); break;
  }
  return (buckets(argc * 100) + depth + copy + (int)table[argc & 3] +
          counter.load(std::memory_order_acquire)) &
         127;
}
