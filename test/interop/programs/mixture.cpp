// Exceptions, thread-locals, atomics and inline assembly in one program; what
// it prints does not depend on how its threads take turns.
#include <array>
#include <atomic>
#include <cstdint>
#include <cstdio>
#include <exception>
#include <memory>
#include <optional>
#include <stdexcept>
#include <string>
#include <thread>
#include <vector>

struct Failure : std::runtime_error {
  int code;
  Failure(int code, const std::string &what)
      : std::runtime_error(what), code(code) {
  }
};

struct Base {
  virtual ~Base() = default;
  virtual std::string name() const = 0;
};
struct Left : virtual Base {
  std::string name() const override {
    return "left";
  }
};
struct Both : Left {
  std::array<std::uint64_t, 4> more{1, 2, 3, 4};
  std::string name() const override {
    return "both " + std::to_string(more[3]);
  }
};

// Thread-locals, with and without a constructor, of several models.
thread_local std::vector<int> seen;
thread_local int depth;
static thread_local std::uint64_t state = 0x9e3779b97f4a7c15;
__attribute__((tls_model("initial-exec"))) thread_local long nearby = 7;

// Atomics of all sizes and orders.
std::atomic<std::uint8_t> bytes{250};
std::atomic<std::uint64_t> sum{0};
std::atomic<int *> place{nullptr};
std::atomic_flag lock = ATOMIC_FLAG_INIT;
struct alignas(16) Pair {
  std::uint64_t low, high;
};
std::atomic<double> most{-1};
_Atomic(int) plain = 3;

static void raise_to(double value) {
  double old = most.load(std::memory_order_relaxed);
  while (old < value &&
         !most.compare_exchange_weak(old, value, std::memory_order_acq_rel,
                                     std::memory_order_relaxed))
    ;
}

// Inline assembly: outputs, ties, memory, clobbers, alternatives, labels.
static std::uint64_t next() {
  std::uint64_t x = state;
#if defined(__x86_64__)
  std::uint64_t t;
  asm("mov %1, %0\n\tshl $13, %0\n\txor %0, %1" : "=&r"(t), "+r"(x) : : "cc");
  asm("mov %1, %0\n\tshr $7, %0\n\txor %0, %1" : "=&r"(t), "+r"(x) : : "cc");
#else
  x ^= x << 13;
  x ^= x >> 7;
#endif
  x ^= x << 17;
  asm volatile("" : "+m"(state) : "r"(x) : "memory");
  state = x;
  return x;
}

static unsigned count_bits(std::uint32_t x) {
  unsigned n = 0;
#if defined(__x86_64__)
  unsigned char carry;
  for (int i = 0; i < 32; i++) {
    asm("bt %2, %1" : "=@ccc"(carry) : "r"(x), "Ir"(i));
    n += carry;
  }
#else
  for (int i = 0; i < 32; i++)
    n += x >> i & 1;
#endif
  return n;
}

#if defined(__x86_64__)
asm(".pushsection .rodata\nmixture_table: .byte 3, 1, 4\n.popsection");
extern "C" const unsigned char mixture_table[3] asm("mixture_table");
#else
static const unsigned char mixture_table[3] = {3, 1, 4};
#endif

struct Guard {
  const char *what;
  ~Guard() {
    std::printf("leaves %s, depth %d\n", what, depth);
  }
};

static int descend(int n) {
  depth++;
  seen.push_back(n);
  Guard guard{"descend"};
  if (n == 0)
    throw Failure(42, "the bottom");
  int below = 0;
  try {
    below = descend(n - 1);
  } catch (const Failure &failure) {
    depth--;
    if (n < 2)
      throw;
    return failure.code + n;
  }
  return below;
}

static std::string name_of(const Base &base) noexcept(false) {
  if (auto *both = dynamic_cast<const Both *>(&base))
    return both->name();
  throw base.name().size();
}

static std::optional<int> number(const std::string &text) {
  try {
    return std::stoi(text);
  } catch (const std::invalid_argument &) {
    return std::nullopt;
  } catch (const std::out_of_range &) {
    return -1;
  }
}

static void work(int i, std::exception_ptr *failed) {
  try {
    state += static_cast<unsigned>(i);
    for (int k = 0; k < 1000; k++) {
      sum.fetch_add(next() % 97, std::memory_order_relaxed);
      bytes++;
      nearby += k;
      while (lock.test_and_set(std::memory_order_acquire))
        std::this_thread::yield();
      plain = plain + 1;
      lock.clear(std::memory_order_release);
    }
    raise_to(static_cast<double>(nearby) / (i + 1));
    if (i == 2)
      throw Failure(i, "in a thread");
    std::atomic_thread_fence(std::memory_order_seq_cst);
  } catch (...) {
    *failed = std::current_exception();
  }
}

static void run_threads() {
  std::array<std::exception_ptr, 4> failed;
  std::vector<std::thread> threads;
  for (int i = 0; i < 4; i++)
    threads.emplace_back(work, i, &failed[static_cast<unsigned>(i)]);
  for (std::thread &thread : threads)
    thread.join();
  for (const std::exception_ptr &what : failed)
    try {
      if (what)
        std::rethrow_exception(what);
    } catch (const Failure &failure) {
      std::printf("%d %s\n", failure.code, failure.what());
    }
  std::printf("%llu %u %d %.2f %ld\n",
              static_cast<unsigned long long>(sum.load()), bytes.load(),
              static_cast<int>(plain), most.load(), nearby);
}

int main(int argc, char **argv) {
  std::printf("%d\n", descend(3 + argc));
  std::printf("%zu seen, depth %d\n", seen.size(), depth);
  run_threads();
  int local = 5, *expected = nullptr;
  std::printf("%d", place.compare_exchange_strong(expected, &local));
  std::printf(" %d\n", *place.exchange(nullptr));
  Both both;
  Left left;
  std::printf("%s\n", name_of(both).c_str());
  try {
    name_of(left);
  } catch (std::size_t size) {
    std::printf("%zu letters\n", size);
  }
  std::printf("%d %d %d\n", number("12").value_or(0), number("x").value_or(0),
              number("99999999999").value_or(0));
  std::printf("%u %u\n", count_bits(0xf0f0f0f1u), mixture_table[2]);
  static std::unique_ptr<Base> kept = std::make_unique<Both>();
  std::printf("%s %d\n", kept->name().c_str(), argv[argc] == nullptr);
  return 3;
}
