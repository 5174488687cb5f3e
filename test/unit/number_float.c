// Float formats and arithmetic: against fixed results (of APFloat of LLVM 22),
// against the machine's float and double, and by exact arithmetic in double
// for the formats of eight bits.
#include "test/unit/number_test.h"

typedef struct Conversion {
  FloatKind from, to;
  FloatRounding rounding;
  uint64_t bits[2], result[2];
  int status; // but for underflow
} Conversion;

typedef enum Operation {
  OP_add,
  OP_sub,
  OP_mul,
  OP_div,
  OP_rem,
  OP_fma,
} Operation;

typedef struct Computation {
  FloatKind kind;
  Operation op;
  uint64_t a[2], b[2], c[2], result[2];
  int status; // but for underflow
} Computation;

// clang-format off
static const Conversion conversions[] = {
    {FLOAT_F64, FLOAT_F6E2M3FN, ROUND_NEAREST_EVEN, {0}, {0}, 0},
    {FLOAT_F64, FLOAT_F6E3M2FN, ROUND_NEAREST_EVEN, {0}, {0}, 0},
    {FLOAT_F64, FLOAT_F8E3M4, ROUND_NEAREST_EVEN, {0}, {0}, 0},
    {FLOAT_F64, FLOAT_F8E4M3, ROUND_NEAREST_EVEN, {0}, {0}, 0},
    {FLOAT_F64, FLOAT_F8E4M3FN, ROUND_NEAREST_EVEN, {0}, {0}, 0},
    {FLOAT_F64, FLOAT_F8E5M2FNUZ, ROUND_NEAREST_EVEN, {0}, {0}, 0},
    {FLOAT_F64, FLOAT_BF16, ROUND_NEAREST_EVEN, {0}, {0}, 0},
    {FLOAT_F64, FLOAT_F4E2M1FN, ROUND_NEAREST_EVEN, {0x8000000000000000}, {0x8}, 0},
    {FLOAT_F64, FLOAT_F8E3M4, ROUND_NEAREST_EVEN, {0x8000000000000000}, {0x80}, 0},
    {FLOAT_F64, FLOAT_F8E4M3FN, ROUND_NEAREST_EVEN, {0x8000000000000000}, {0x80}, 0},
    {FLOAT_F64, FLOAT_F8E5M2FNUZ, ROUND_NEAREST_EVEN, {0x8000000000000000}, {0}, 16},
    {FLOAT_F64, FLOAT_TF32, ROUND_NEAREST_EVEN, {0x8000000000000000}, {0x40000}, 0},
    {FLOAT_F64, FLOAT_F32, ROUND_NEAREST_EVEN, {0x8000000000000000}, {0x80000000}, 0},
    {FLOAT_F64, FLOAT_F6E3M2FN, ROUND_DOWNWARD, {0x3ff0000000000000}, {0xc}, 0},
    {FLOAT_F64, FLOAT_F8E4M3FN, ROUND_UPWARD, {0x3ff0000000000000}, {0x38}, 0},
    {FLOAT_F64, FLOAT_F8E5M2, ROUND_TOWARD_ZERO, {0x3ff0000000000000}, {0x3c}, 0},
    {FLOAT_F64, FLOAT_F8E5M2FNUZ, ROUND_TOWARD_ZERO, {0x3ff0000000000000}, {0x40}, 0},
    {FLOAT_F64, FLOAT_F16, ROUND_TOWARD_ZERO, {0x3ff0000000000000}, {0x3c00}, 0},
    {FLOAT_F64, FLOAT_F8E4M3, ROUND_TOWARD_ZERO, {0x407c000000000000}, {0x77}, 16},
    {FLOAT_F64, FLOAT_F8E4M3FN, ROUND_NEAREST_EVEN, {0x407c000000000000}, {0x7e}, 0},
    {FLOAT_F64, FLOAT_F8E5M2FNUZ, ROUND_NEAREST_EVEN, {0x407c000000000000}, {0x63}, 0},
    {FLOAT_F64, FLOAT_TF32, ROUND_NEAREST_EVEN, {0x407c000000000000}, {0x21f00}, 0},
    {FLOAT_F64, FLOAT_F4E2M1FN, ROUND_DOWNWARD, {0x407d000000000000}, {0x7}, 16},
    {FLOAT_F64, FLOAT_F8E3M4, ROUND_UPWARD, {0x407d000000000000}, {0x70}, 20},
    {FLOAT_F64, FLOAT_F8E4M3FN, ROUND_UPWARD, {0x407d000000000000}, {0x7f}, 20},
    {FLOAT_F64, FLOAT_F8E5M2FNUZ, ROUND_TOWARD_ZERO, {0x407d000000000000}, {0x63}, 16},
    {FLOAT_F64, FLOAT_BF16, ROUND_NEAREST_EVEN, {0x407d000000000000}, {0x43e8}, 0},
    {FLOAT_F64, FLOAT_TF32, ROUND_UPWARD, {0x407d000000000000}, {0x21f40}, 0},
    {FLOAT_F64, FLOAT_F32, ROUND_NEAREST_AWAY, {0x407d000000000000}, {0x43e80000}, 0},
    {FLOAT_F64, FLOAT_F4E2M1FN, ROUND_NEAREST_EVEN, {0x407d100000000000}, {0x7}, 16},
    {FLOAT_F64, FLOAT_F6E2M3FN, ROUND_TOWARD_ZERO, {0x407d100000000000}, {0x1f}, 16},
    {FLOAT_F64, FLOAT_F6E3M2FN, ROUND_NEAREST_AWAY, {0x407d100000000000}, {0x1f}, 16},
    {FLOAT_F64, FLOAT_F8E4M3, ROUND_TOWARD_ZERO, {0x407d100000000000}, {0x77}, 16},
    {FLOAT_F64, FLOAT_F8E4M3FN, ROUND_TOWARD_ZERO, {0x407d100000000000}, {0x7e}, 16},
    {FLOAT_F64, FLOAT_F8E5M2, ROUND_DOWNWARD, {0x407d100000000000}, {0x5f}, 16},
    {FLOAT_F64, FLOAT_F8E5M2FNUZ, ROUND_DOWNWARD, {0x407d100000000000}, {0x63}, 16},
    {FLOAT_F64, FLOAT_F16, ROUND_DOWNWARD, {0x407d100000000000}, {0x5f44}, 0},
    {FLOAT_F64, FLOAT_F4E2M1FN, ROUND_NEAREST_AWAY, {0xc07e000000000000}, {0xf}, 16},
    {FLOAT_F64, FLOAT_F6E3M2FN, ROUND_UPWARD, {0xc07e000000000000}, {0x3f}, 16},
    {FLOAT_F64, FLOAT_F8E4M3, ROUND_NEAREST_EVEN, {0xc07e000000000000}, {0xf8}, 20},
    {FLOAT_F64, FLOAT_F8E4M3FN, ROUND_NEAREST_EVEN, {0xc07e000000000000}, {0xff}, 20},
    {FLOAT_F64, FLOAT_F8E4M3FNUZ, ROUND_NEAREST_AWAY, {0xc07e000000000000}, {0x80}, 20},
    {FLOAT_F64, FLOAT_F8E5M2, ROUND_NEAREST_AWAY, {0xc07e000000000000}, {0xe0}, 16},
    {FLOAT_F64, FLOAT_F8E5M2FNUZ, ROUND_DOWNWARD, {0xc07e000000000000}, {0xe4}, 16},
    {FLOAT_F64, FLOAT_F8E3M4, ROUND_NEAREST_EVEN, {0x3ff1000000000000}, {0x31}, 0},
    {FLOAT_F64, FLOAT_F8E4M3FN, ROUND_DOWNWARD, {0x3ff1000000000000}, {0x38}, 16},
    {FLOAT_F64, FLOAT_F8E4M3B11FNUZ, ROUND_NEAREST_AWAY, {0x3ff1000000000000}, {0x59}, 16},
    {FLOAT_F64, FLOAT_F8E5M2FNUZ, ROUND_TOWARD_ZERO, {0x3ff1000000000000}, {0x40}, 16},
    {FLOAT_F64, FLOAT_BF16, ROUND_NEAREST_EVEN, {0x3ff1000000000000}, {0x3f88}, 0},
    {FLOAT_F64, FLOAT_TF32, ROUND_DOWNWARD, {0x3ff1000000000000}, {0x1fc40}, 0},
    {FLOAT_F64, FLOAT_F8E4M3FN, ROUND_DOWNWARD, {0x3ff3000000000000}, {0x39}, 16},
    {FLOAT_F64, FLOAT_F8E5M2, ROUND_NEAREST_EVEN, {0x3ff3000000000000}, {0x3d}, 16},
    {FLOAT_F64, FLOAT_F8E5M2FNUZ, ROUND_UPWARD, {0x3ff3000000000000}, {0x41}, 16},
    {FLOAT_F64, FLOAT_F4E2M1FN, ROUND_DOWNWARD, {0x40ec000000000000}, {0x7}, 16},
    {FLOAT_F64, FLOAT_F6E2M3FN, ROUND_NEAREST_AWAY, {0x40ec000000000000}, {0x1f}, 16},
    {FLOAT_F64, FLOAT_F6E3M2FN, ROUND_NEAREST_AWAY, {0x40ec000000000000}, {0x1f}, 16},
    {FLOAT_F64, FLOAT_F8E4M3FN, ROUND_DOWNWARD, {0x40ec000000000000}, {0x7e}, 16},
    {FLOAT_F64, FLOAT_F8E4M3B11FNUZ, ROUND_TOWARD_ZERO, {0x40ec000000000000}, {0x7f}, 16},
    {FLOAT_F64, FLOAT_F8E5M2, ROUND_DOWNWARD, {0x40ec000000000000}, {0x7b}, 0},
    {FLOAT_F64, FLOAT_F8E5M2FNUZ, ROUND_NEAREST_EVEN, {0x40ec000000000000}, {0x7f}, 0},
    {FLOAT_F64, FLOAT_F8E8M0FNU, ROUND_DOWNWARD, {0x40ec000000000000}, {0x8e}, 16},
    {FLOAT_F64, FLOAT_F16, ROUND_DOWNWARD, {0x40ec000000000000}, {0x7b00}, 0},
    {FLOAT_F64, FLOAT_F4E2M1FN, ROUND_NEAREST_EVEN, {0x40ee000000000000}, {0x7}, 16},
    {FLOAT_F64, FLOAT_F6E2M3FN, ROUND_NEAREST_AWAY, {0x40ee000000000000}, {0x1f}, 16},
    {FLOAT_F64, FLOAT_F6E3M2FN, ROUND_UPWARD, {0x40ee000000000000}, {0x1f}, 16},
    {FLOAT_F64, FLOAT_F8E4M3, ROUND_TOWARD_ZERO, {0x40ee000000000000}, {0x77}, 16},
    {FLOAT_F64, FLOAT_F8E4M3FN, ROUND_NEAREST_AWAY, {0x40ee000000000000}, {0x7f}, 20},
    {FLOAT_F64, FLOAT_F8E5M2, ROUND_TOWARD_ZERO, {0x40ee000000000000}, {0x7b}, 16},
    {FLOAT_F64, FLOAT_F8E5M2FNUZ, ROUND_NEAREST_AWAY, {0x40ee000000000000}, {0x80}, 20},
    {FLOAT_F64, FLOAT_BF16, ROUND_NEAREST_AWAY, {0x40ee000000000000}, {0x4770}, 0},
    {FLOAT_F64, FLOAT_F8E4M3, ROUND_TOWARD_ZERO, {0x3f50000000000000}, {0}, 16},
    {FLOAT_F64, FLOAT_F8E4M3FN, ROUND_NEAREST_EVEN, {0x3f50000000000000}, {0}, 16},
    {FLOAT_F64, FLOAT_F8E5M2, ROUND_DOWNWARD, {0x3f50000000000000}, {0x14}, 0},
    {FLOAT_F64, FLOAT_F8E5M2FNUZ, ROUND_UPWARD, {0x3f50000000000000}, {0x18}, 0},
    {FLOAT_F64, FLOAT_BF16, ROUND_DOWNWARD, {0x3f50000000000000}, {0x3a80}, 0},
    {FLOAT_F64, FLOAT_F6E2M3FN, ROUND_UPWARD, {0x3f58000000000000}, {0x1}, 16},
    {FLOAT_F64, FLOAT_F6E3M2FN, ROUND_NEAREST_AWAY, {0x3f58000000000000}, {0}, 16},
    {FLOAT_F64, FLOAT_F8E4M3, ROUND_TOWARD_ZERO, {0x3f58000000000000}, {0}, 16},
    {FLOAT_F64, FLOAT_F8E4M3FN, ROUND_DOWNWARD, {0x3f58000000000000}, {0}, 16},
    {FLOAT_F64, FLOAT_F8E4M3B11FNUZ, ROUND_NEAREST_EVEN, {0x3f58000000000000}, {0xc}, 0},
    {FLOAT_F64, FLOAT_F8E5M2FNUZ, ROUND_NEAREST_EVEN, {0x3f58000000000000}, {0x1a}, 0},
    {FLOAT_F64, FLOAT_F8E4M3FN, ROUND_NEAREST_EVEN, {0x3ee0000000000000}, {0}, 16},
    {FLOAT_F64, FLOAT_F8E5M2FNUZ, ROUND_NEAREST_EVEN, {0x3ee0000000000000}, {0x1}, 0},
    {FLOAT_F64, FLOAT_F32, ROUND_UPWARD, {0x3ee0000000000000}, {0x37000000}, 0},
    {FLOAT_F64, FLOAT_F4E2M1FN, ROUND_NEAREST_AWAY, {0xbee8000000000000}, {0x8}, 16},
    {FLOAT_F64, FLOAT_F6E2M3FN, ROUND_DOWNWARD, {0xbee8000000000000}, {0x21}, 16},
    {FLOAT_F64, FLOAT_F6E3M2FN, ROUND_UPWARD, {0xbee8000000000000}, {0x20}, 16},
    {FLOAT_F64, FLOAT_F8E4M3FN, ROUND_NEAREST_AWAY, {0xbee8000000000000}, {0x80}, 16},
    {FLOAT_F64, FLOAT_F8E4M3B11FNUZ, ROUND_NEAREST_EVEN, {0xbee8000000000000}, {0}, 16},
    {FLOAT_F64, FLOAT_F8E5M2FNUZ, ROUND_NEAREST_AWAY, {0xbee8000000000000}, {0x82}, 16},
    {FLOAT_F64, FLOAT_F16, ROUND_NEAREST_EVEN, {0xbee8000000000000}, {0x80c0}, 0},
    {FLOAT_F64, FLOAT_TF32, ROUND_NEAREST_AWAY, {0xbee8000000000000}, {0x5ba00}, 0},
    {FLOAT_F64, FLOAT_F32, ROUND_TOWARD_ZERO, {0xbee8000000000000}, {0xb7400000}, 0},
    {FLOAT_F64, FLOAT_F4E2M1FN, ROUND_DOWNWARD, {0x40effde000000000}, {0x7}, 16},
    {FLOAT_F64, FLOAT_F6E3M2FN, ROUND_UPWARD, {0x40effde000000000}, {0x1f}, 16},
    {FLOAT_F64, FLOAT_F8E4M3FN, ROUND_NEAREST_EVEN, {0x40effde000000000}, {0x7f}, 20},
    {FLOAT_F64, FLOAT_F8E4M3FNUZ, ROUND_UPWARD, {0x40effde000000000}, {0x80}, 20},
    {FLOAT_F64, FLOAT_F8E5M2FNUZ, ROUND_UPWARD, {0x40effde000000000}, {0x80}, 20},
    {FLOAT_F64, FLOAT_F16, ROUND_DOWNWARD, {0x40effde000000000}, {0x7bff}, 16},
    {FLOAT_F64, FLOAT_F6E2M3FN, ROUND_UPWARD, {0x40effe0000000000}, {0x1f}, 16},
    {FLOAT_F64, FLOAT_F8E4M3FN, ROUND_UPWARD, {0x40effe0000000000}, {0x7f}, 20},
    {FLOAT_F64, FLOAT_F8E5M2FNUZ, ROUND_TOWARD_ZERO, {0x40effe0000000000}, {0x7f}, 16},
    {FLOAT_F64, FLOAT_F8E8M0FNU, ROUND_NEAREST_EVEN, {0x40effe0000000000}, {0x8f}, 16},
    {FLOAT_F64, FLOAT_F6E3M2FN, ROUND_NEAREST_AWAY, {0x47ef000000000000}, {0x1f}, 16},
    {FLOAT_F64, FLOAT_F8E4M3, ROUND_NEAREST_EVEN, {0x47ef000000000000}, {0x78}, 20},
    {FLOAT_F64, FLOAT_F8E4M3FN, ROUND_TOWARD_ZERO, {0x47ef000000000000}, {0x7e}, 16},
    {FLOAT_F64, FLOAT_F8E5M2, ROUND_UPWARD, {0x47ef000000000000}, {0x7c}, 20},
    {FLOAT_F64, FLOAT_F8E5M2FNUZ, ROUND_NEAREST_EVEN, {0x47ef000000000000}, {0x80}, 20},
    {FLOAT_F64, FLOAT_TF32, ROUND_TOWARD_ZERO, {0x47ef000000000000}, {0x3fbc0}, 0},
    {FLOAT_F64, FLOAT_F6E2M3FN, ROUND_UPWARD, {0x36a0000000000000}, {0x1}, 16},
    {FLOAT_F64, FLOAT_F6E3M2FN, ROUND_NEAREST_AWAY, {0x36a0000000000000}, {0}, 16},
    {FLOAT_F64, FLOAT_F8E4M3FN, ROUND_DOWNWARD, {0x36a0000000000000}, {0}, 16},
    {FLOAT_F64, FLOAT_F8E5M2, ROUND_NEAREST_AWAY, {0x36a0000000000000}, {0}, 16},
    {FLOAT_F64, FLOAT_F8E5M2FNUZ, ROUND_NEAREST_EVEN, {0x36a0000000000000}, {0}, 16},
    {FLOAT_F64, FLOAT_BF16, ROUND_NEAREST_EVEN, {0x36a0000000000000}, {0}, 16},
    {FLOAT_F64, FLOAT_TF32, ROUND_TOWARD_ZERO, {0x36a0000000000000}, {0}, 16},
    {FLOAT_F64, FLOAT_F6E3M2FN, ROUND_NEAREST_AWAY, {0x3690000000000000}, {0}, 16},
    {FLOAT_F64, FLOAT_F8E4M3FN, ROUND_DOWNWARD, {0x3690000000000000}, {0}, 16},
    {FLOAT_F64, FLOAT_F8E5M2FNUZ, ROUND_NEAREST_AWAY, {0x3690000000000000}, {0}, 16},
    {FLOAT_F64, FLOAT_F32, ROUND_NEAREST_EVEN, {0x3690000000000000}, {0}, 16},
    {FLOAT_F64, FLOAT_F6E3M2FN, ROUND_UPWARD, {0xb690000010000000}, {0x20}, 16},
    {FLOAT_F64, FLOAT_F8E4M3FN, ROUND_TOWARD_ZERO, {0xb690000010000000}, {0x80}, 16},
    {FLOAT_F64, FLOAT_F8E5M2FNUZ, ROUND_NEAREST_AWAY, {0xb690000010000000}, {0}, 16},
    {FLOAT_F64, FLOAT_F16, ROUND_UPWARD, {0xb690000010000000}, {0x8000}, 16},
    {FLOAT_F64, FLOAT_TF32, ROUND_DOWNWARD, {0xb690000010000000}, {0x40001}, 16},
    {FLOAT_F64, FLOAT_F32, ROUND_UPWARD, {0xb690000010000000}, {0x80000000}, 16},
    {FLOAT_F64, FLOAT_F6E2M3FN, ROUND_DOWNWARD, {0x4014000000000000}, {0x1a}, 0},
    {FLOAT_F64, FLOAT_F8E3M4, ROUND_TOWARD_ZERO, {0x4014000000000000}, {0x54}, 0},
    {FLOAT_F64, FLOAT_F8E4M3FN, ROUND_UPWARD, {0x4014000000000000}, {0x4a}, 0},
    {FLOAT_F64, FLOAT_F8E4M3FNUZ, ROUND_UPWARD, {0x4014000000000000}, {0x52}, 0},
    {FLOAT_F64, FLOAT_F8E5M2FNUZ, ROUND_NEAREST_EVEN, {0x4014000000000000}, {0x49}, 0},
    {FLOAT_F64, FLOAT_F8E8M0FNU, ROUND_DOWNWARD, {0x4014000000000000}, {0x81}, 16},
    {FLOAT_F64, FLOAT_BF16, ROUND_UPWARD, {0x4014000000000000}, {0x40a0}, 0},
    {FLOAT_F64, FLOAT_F16, ROUND_TOWARD_ZERO, {0x4014000000000000}, {0x4500}, 0},
    {FLOAT_F64, FLOAT_F6E2M3FN, ROUND_TOWARD_ZERO, {0x401c000000000000}, {0x1e}, 0},
    {FLOAT_F64, FLOAT_F8E4M3FN, ROUND_DOWNWARD, {0x401c000000000000}, {0x4e}, 0},
    {FLOAT_F64, FLOAT_F8E4M3FNUZ, ROUND_TOWARD_ZERO, {0x401c000000000000}, {0x56}, 0},
    {FLOAT_F64, FLOAT_F8E5M2FNUZ, ROUND_UPWARD, {0x401c000000000000}, {0x4b}, 0},
    {FLOAT_F64, FLOAT_F8E8M0FNU, ROUND_DOWNWARD, {0x401c000000000000}, {0x81}, 16},
    {FLOAT_F64, FLOAT_F32, ROUND_TOWARD_ZERO, {0x401c000000000000}, {0x40e00000}, 0},
    {FLOAT_F64, FLOAT_F4E2M1FN, ROUND_NEAREST_AWAY, {0x7e37e43c8800759c}, {0x7}, 16},
    {FLOAT_F64, FLOAT_F8E4M3FN, ROUND_DOWNWARD, {0x7e37e43c8800759c}, {0x7e}, 16},
    {FLOAT_F64, FLOAT_F8E4M3FNUZ, ROUND_NEAREST_AWAY, {0x7e37e43c8800759c}, {0x80}, 20},
    {FLOAT_F64, FLOAT_F8E5M2FNUZ, ROUND_DOWNWARD, {0x7e37e43c8800759c}, {0x7f}, 16},
    {FLOAT_F64, FLOAT_BF16, ROUND_UPWARD, {0x7e37e43c8800759c}, {0x7f80}, 20},
    {FLOAT_F64, FLOAT_TF32, ROUND_UPWARD, {0x7e37e43c8800759c}, {0x3fc00}, 20},
    {FLOAT_F64, FLOAT_F4E2M1FN, ROUND_NEAREST_EVEN, {0x81a56e1fc2f8f359}, {0x8}, 16},
    {FLOAT_F64, FLOAT_F8E4M3FN, ROUND_TOWARD_ZERO, {0x81a56e1fc2f8f359}, {0x80}, 16},
    {FLOAT_F64, FLOAT_F8E5M2FNUZ, ROUND_TOWARD_ZERO, {0x81a56e1fc2f8f359}, {0}, 16},
    {FLOAT_F64, FLOAT_F8E3M4, ROUND_NEAREST_EVEN, {0x7ff0000000000000}, {0x70}, 0},
    {FLOAT_F64, FLOAT_F8E4M3FN, ROUND_NEAREST_EVEN, {0x7ff0000000000000}, {0x7f}, 16},
    {FLOAT_F64, FLOAT_F8E5M2FNUZ, ROUND_NEAREST_EVEN, {0x7ff0000000000000}, {0x80}, 16},
    {FLOAT_F64, FLOAT_TF32, ROUND_NEAREST_EVEN, {0x7ff0000000000000}, {0x3fc00}, 0},
    {FLOAT_F64, FLOAT_F8E4M3, ROUND_NEAREST_EVEN, {0xfff0000000000000}, {0xf8}, 0},
    {FLOAT_F64, FLOAT_F8E4M3FN, ROUND_NEAREST_EVEN, {0xfff0000000000000}, {0xff}, 16},
    {FLOAT_F64, FLOAT_F8E5M2FNUZ, ROUND_NEAREST_EVEN, {0xfff0000000000000}, {0x80}, 16},
    {FLOAT_F64, FLOAT_F16, ROUND_NEAREST_EVEN, {0xfff0000000000000}, {0xfc00}, 0},
    {FLOAT_F64, FLOAT_F8E3M4, ROUND_NEAREST_EVEN, {0x7ff8000000000000}, {0x78}, 0},
    {FLOAT_F64, FLOAT_F8E4M3FN, ROUND_NEAREST_EVEN, {0x7ff8000000000000}, {0x7f}, 0},
    {FLOAT_F64, FLOAT_F8E5M2, ROUND_NEAREST_EVEN, {0x7ff8000000000000}, {0x7e}, 0},
    {FLOAT_F64, FLOAT_F8E5M2FNUZ, ROUND_NEAREST_EVEN, {0x7ff8000000000000}, {0x80}, 0},
    {FLOAT_F64, FLOAT_TF32, ROUND_NEAREST_EVEN, {0x7ff8000000000000}, {0x3fe00}, 0},
    {FLOAT_F64, FLOAT_F32, ROUND_NEAREST_EVEN, {0x7ff8000000000000}, {0x7fc00000}, 0},
    {FLOAT_F32, FLOAT_F64, ROUND_NEAREST_EVEN, {0xe2b02829}, {0xc456050520000000}, 0},
    {FLOAT_F32, FLOAT_F64, ROUND_TOWARD_ZERO, {0x25bf3e95}, {0x3cb7e7d2a0000000}, 0},
    {FLOAT_F32, FLOAT_F64, ROUND_DOWNWARD, {0xf9d0e37a}, {0xc73a1c6f40000000}, 0},
    {FLOAT_F32, FLOAT_F64, ROUND_TOWARD_ZERO, {0x7f269e6d}, {0x47e4d3cda0000000}, 0},
    {FLOAT_F32, FLOAT_F80, ROUND_NEAREST_EVEN, {0xfec7238b}, {0xc7238b0000000000, 0xc07d}, 0},
    {FLOAT_F32, FLOAT_F80, ROUND_NEAREST_EVEN, {0x7e4c3c0}, {0xe4c3c00000000000, 0x3f8f}, 0},
    {FLOAT_F32, FLOAT_F80, ROUND_TOWARD_ZERO, {0x3866a4f1}, {0xe6a4f10000000000, 0x3ff0}, 0},
    {FLOAT_F32, FLOAT_F80, ROUND_TOWARD_ZERO, {0x81af8ef0}, {0xaf8ef00000000000, 0xbf83}, 0},
    {FLOAT_F32, FLOAT_F128, ROUND_NEAREST_EVEN, {0xbdc00080}, {0x0, 0xbffb800100000000}, 0},
    {FLOAT_F32, FLOAT_F128, ROUND_NEAREST_AWAY, {0x486e76f2}, {0x0, 0x4010dcede4000000}, 0},
    {FLOAT_F32, FLOAT_F128, ROUND_TOWARD_ZERO, {0x6c94c640}, {0x0, 0x4059298c80000000}, 0},
    {FLOAT_F32, FLOAT_F128, ROUND_TOWARD_ZERO, {0x50e8e000}, {0x0, 0x4021d1c000000000}, 0},
    {FLOAT_F64, FLOAT_F32, ROUND_NEAREST_EVEN, {0x8fe60f5df7246a7e}, {0x80000000}, 16},
    {FLOAT_F64, FLOAT_F32, ROUND_UPWARD, {0xbf8dfab46e15fd64}, {0xbc6fd5a3}, 16},
    {FLOAT_F64, FLOAT_F32, ROUND_DOWNWARD, {0x7cda810ac04246b3}, {0x7f7fffff}, 16},
    {FLOAT_F64, FLOAT_F32, ROUND_NEAREST_EVEN, {0x41b3fbf4bc458f1e}, {0x4d9fdfa6}, 16},
    {FLOAT_F64, FLOAT_F80, ROUND_NEAREST_EVEN, {0x65d16e835829a39a}, {0x8b741ac14d1cd000, 0x425d}, 0},
    {FLOAT_F64, FLOAT_F80, ROUND_TOWARD_ZERO, {0x3ef38371cf742c34}, {0x9c1b8e7ba161a000, 0x3fef}, 0},
    {FLOAT_F64, FLOAT_F80, ROUND_TOWARD_ZERO, {0xe7972c652b3185f1}, {0xb96329598c2f8800, 0xc279}, 0},
    {FLOAT_F64, FLOAT_F80, ROUND_NEAREST_EVEN, {0xbe78c8bf970c0acc}, {0xc645fcb860566000, 0xbfe7}, 0},
    {FLOAT_F64, FLOAT_F128, ROUND_NEAREST_EVEN, {0xc0b6a3600118bfd6},
     {0x6000000000000000, 0xc00b6a3600118bfd}, 0},
    {FLOAT_F64, FLOAT_F128, ROUND_DOWNWARD, {0x3db274c5214f0900}, {0x0, 0x3fdb274c5214f090}, 0},
    {FLOAT_F64, FLOAT_F128, ROUND_UPWARD, {0x82f10125f5782d29}, {0x9000000000000000, 0xbc2f10125f5782d2}, 0},
    {FLOAT_F64, FLOAT_F128, ROUND_NEAREST_EVEN, {0x3fd07779da5f44bd},
     {0xd000000000000000, 0x3ffd07779da5f44b}, 0},
    {FLOAT_F80, FLOAT_F32, ROUND_NEAREST_EVEN, {0xc0a4341dba723cc4, 0x48c9}, {0x7f800000}, 20},
    {FLOAT_F80, FLOAT_F32, ROUND_NEAREST_EVEN, {0x800001203000000a, 0xc001}, {0xc0800001}, 16},
    {FLOAT_F80, FLOAT_F32, ROUND_NEAREST_EVEN, {0xed8d2c867e83fa0a, 0xc018}, {0xcc6d8d2d}, 16},
    {FLOAT_F80, FLOAT_F32, ROUND_DOWNWARD, {0xcce03ecb20197551, 0x528e}, {0x7f7fffff}, 16},
    {FLOAT_F80, FLOAT_F64, ROUND_NEAREST_EVEN, {0x8000000000000000, 0x1}, {0}, 16},
    {FLOAT_F80, FLOAT_F64, ROUND_NEAREST_AWAY, {0x8000820040808009, 0xc01f}, {0xc1f0001040081010}, 16},
    {FLOAT_F80, FLOAT_F64, ROUND_UPWARD, {0x8200008200020008, 0xbfe7}, {0xbe70400010400040}, 16},
    {FLOAT_F80, FLOAT_F64, ROUND_NEAREST_AWAY, {0xe7a0361c15582cfb, 0x3ff0}, {0x3f0cf406c382ab06}, 16},
    {FLOAT_F80, FLOAT_F128, ROUND_NEAREST_EVEN, {0xdb2568d75df265e8, 0x4026},
     {0xcbd0000000000000, 0x4026b64ad1aebbe4}, 0},
    {FLOAT_F80, FLOAT_F128, ROUND_TOWARD_ZERO, {0}, {0}, 0},
    {FLOAT_F80, FLOAT_F128, ROUND_NEAREST_AWAY, {0x8000000000000000, 0xbfe5}, {0x0, 0xbfe5000000000000}, 0},
    {FLOAT_F80, FLOAT_F128, ROUND_TOWARD_ZERO, {0xc3a667b584ff5ee7, 0xffff},
     {0xbdce000000000000, 0xffff874ccf6b09fe}, 0},
    {FLOAT_F128, FLOAT_F32, ROUND_NEAREST_EVEN, {0xbc35083727ba64f2, 0xbfdb34110eeb7dd2}, {0xad9a0887}, 16},
    {FLOAT_F128, FLOAT_F32, ROUND_NEAREST_AWAY, {0xd7ece89cdf4468e5, 0x400c1f95eeb181ab}, {0x460fcaf7}, 16},
    {FLOAT_F128, FLOAT_F32, ROUND_NEAREST_AWAY, {0xc4d6938837230f78, 0xd7c93f41fed2544b}, {0xff800000}, 20},
    {FLOAT_F128, FLOAT_F32, ROUND_UPWARD, {0x1, 0x1000000000000}, {0x1}, 16},
    {FLOAT_F128, FLOAT_F64, ROUND_NEAREST_EVEN, {0x3605155ed403319a, 0x18fd61b60688ca6a}, {0}, 16},
    {FLOAT_F128, FLOAT_F64, ROUND_UPWARD, {0x42315a8a58ca9127, 0x3612600de27d91e6}, {0x1}, 16},
    {FLOAT_F128, FLOAT_F64, ROUND_NEAREST_AWAY, {0x8b818933a6efe384, 0xc289c5c03fee97d0},
     {0xe89c5c03fee97d09}, 16},
    {FLOAT_F128, FLOAT_F64, ROUND_UPWARD, {0xafeea7494a399589, 0xfffd09247c8e5ace}, {0xffefffffffffffff}, 16},
    {FLOAT_F128, FLOAT_F80, ROUND_NEAREST_EVEN, {0xb415bdcfc435897b, 0xb1795c7fb50b7562},
     {0xae3fda85bab15a0b, 0xb179}, 16},
    {FLOAT_F128, FLOAT_F80, ROUND_TOWARD_ZERO, {0x38546f6451149d05, 0x400e049a8d13c07b},
     {0x824d4689e03d9c2a, 0x400e}, 16},
    {FLOAT_F128, FLOAT_F80, ROUND_TOWARD_ZERO, {0x732abc6bdbb4580f, 0x6cb2f71ca9677ff3},
     {0xfb8e54b3bff9b995, 0x6cb2}, 16},
    {FLOAT_F128, FLOAT_F80, ROUND_NEAREST_AWAY, {0x1, 0x8001000000000000}, {0x8000000000000000, 0x8001}, 16},
};

static const Computation computations[] = {
    {FLOAT_F8E4M3FN, OP_add, {0x8d}, {0x9f}, {0}, {0xa1}, 16},
    {FLOAT_F8E4M3FN, OP_add, {0xdf}, {0x8}, {0}, {0xdf}, 16},
    {FLOAT_F8E4M3FN, OP_add, {0xf4}, {0xf7}, {0}, {0xfe}, 16},
    {FLOAT_F8E4M3FN, OP_sub, {0x9c}, {0x6e}, {0}, {0xee}, 16},
    {FLOAT_F8E4M3FN, OP_sub, {0xed}, {0xbe}, {0}, {0xed}, 16},
    {FLOAT_F8E4M3FN, OP_sub, {0x9f}, {0x9c}, {0}, {0x8c}, 0},
    {FLOAT_F8E4M3FN, OP_mul, {0}, {0xc7}, {0}, {0x80}, 0},
    {FLOAT_F8E4M3FN, OP_mul, {0x4b}, {0x3e}, {0}, {0x52}, 16},
    {FLOAT_F8E4M3FN, OP_mul, {0x40}, {0x43}, {0}, {0x4b}, 0},
    {FLOAT_F8E4M3FN, OP_div, {0xb8}, {0x4c}, {0}, {0xa3}, 16},
    {FLOAT_F8E4M3FN, OP_div, {0x3e}, {0x89}, {0}, {0xec}, 16},
    {FLOAT_F8E4M3FN, OP_div, {0x33}, {0x30}, {0}, {0x3b}, 0},
    {FLOAT_F8E4M3FN, OP_rem, {0xd9}, {0x89}, {0}, {0x80}, 0},
    {FLOAT_F8E4M3FN, OP_rem, {0xd5}, {0x1d}, {0}, {0x80}, 0},
    {FLOAT_F8E4M3FN, OP_rem, {0xf3}, {0xf0}, {0}, {0xe4}, 0},
    {FLOAT_F8E4M3FN, OP_fma, {0xd1}, {0x54}, {0xde}, {0xf0}, 16},
    {FLOAT_F8E4M3FN, OP_fma, {0x76}, {0x45}, {0x59}, {0x7f}, 20},
    {FLOAT_F8E4M3FN, OP_fma, {0xf8}, {0xfb}, {0xfb}, {0x7f}, 20},
    {FLOAT_F8E4M3FNUZ, OP_add, {0xac}, {0x16}, {0}, {0xaa}, 16},
    {FLOAT_F8E4M3FNUZ, OP_add, {0xf8}, {0x3e}, {0}, {0xf8}, 16},
    {FLOAT_F8E4M3FNUZ, OP_add, {0x46}, {0x45}, {0}, {0x4e}, 16},
    {FLOAT_F8E4M3FNUZ, OP_sub, {0x49}, {0x71}, {0}, {0xf1}, 16},
    {FLOAT_F8E4M3FNUZ, OP_sub, {0xf4}, {0xa6}, {0}, {0xf4}, 16},
    {FLOAT_F8E4M3FNUZ, OP_sub, {0x63}, {0x60}, {0}, {0x54}, 0},
    {FLOAT_F8E4M3FNUZ, OP_mul, {0x58}, {0x4c}, {0}, {0x64}, 0},
    {FLOAT_F8E4M3FNUZ, OP_mul, {0xc6}, {0xc}, {0}, {0x92}, 16},
    {FLOAT_F8E4M3FNUZ, OP_mul, {0xbb}, {0xb8}, {0}, {0x33}, 0},
    {FLOAT_F8E4M3FNUZ, OP_div, {0x7e}, {0xf6}, {0}, {0xc8}, 0},
    {FLOAT_F8E4M3FNUZ, OP_div, {0x28}, {0x81}, {0}, {0xf8}, 0},
    {FLOAT_F8E4M3FNUZ, OP_div, {0xcc}, {0xcf}, {0}, {0x3d}, 16},
    {FLOAT_F8E4M3FNUZ, OP_rem, {0x7a}, {0xa0}, {0}, {0}, 0},
    {FLOAT_F8E4M3FNUZ, OP_rem, {0xd1}, {0xd3}, {0}, {0xd1}, 0},
    {FLOAT_F8E4M3FNUZ, OP_rem, {0xc2}, {0xc1}, {0}, {0xa8}, 0},
    {FLOAT_F8E4M3FNUZ, OP_fma, {0x64}, {0x1a}, {0xd5}, {0xd3}, 16},
    {FLOAT_F8E4M3FNUZ, OP_fma, {0x81}, {0xbc}, {0xc6}, {0xc6}, 16},
    {FLOAT_F8E4M3FNUZ, OP_fma, {0x67}, {0x64}, {0x8c}, {0x80}, 20},
    {FLOAT_F16, OP_add, {0x6c76}, {0x3012}, {0}, {0x6c76}, 16},
    {FLOAT_F16, OP_add, {0x55f6}, {0xa367}, {0}, {0x55f6}, 16},
    {FLOAT_F16, OP_add, {0x95ff}, {0x95fc}, {0}, {0x99fe}, 16},
    {FLOAT_F16, OP_sub, {0xdf3d}, {0x7107}, {0}, {0xf141}, 16},
    {FLOAT_F16, OP_sub, {0x73c5}, {0x211c}, {0}, {0x73c5}, 16},
    {FLOAT_F16, OP_sub, {0x31b3}, {0x31b0}, {0}, {0xe00}, 0},
    {FLOAT_F16, OP_mul, {0x26a4}, {0x5a5f}, {0}, {0x454a}, 16},
    {FLOAT_F16, OP_mul, {0xc878}, {0xaffa}, {0}, {0x3c75}, 16},
    {FLOAT_F16, OP_mul, {0xf2ea}, {0xf2e9}, {0}, {0x7c00}, 20},
    {FLOAT_F16, OP_div, {0xfb87}, {0x819c}, {0}, {0x7c00}, 20},
    {FLOAT_F16, OP_div, {0x36e7}, {0xda1f}, {0}, {0x9883}, 16},
    {FLOAT_F16, OP_div, {0xa03}, {0xa00}, {0}, {0x3c02}, 0},
    {FLOAT_F16, OP_rem, {0x69c0}, {0x4403}, {0}, {0x42d2}, 0},
    {FLOAT_F16, OP_rem, {0xda7f}, {0xc8a3}, {0}, {0xc3b8}, 0},
    {FLOAT_F16, OP_rem, {0xb515}, {0xb516}, {0}, {0xb515}, 0},
    {FLOAT_F16, OP_fma, {0x147a}, {0xf4a1}, {0xd575}, {0xd6c1}, 16},
    {FLOAT_F16, OP_fma, {0xda77}, {0x1d5}, {0xf6ec}, {0xf6ec}, 16},
    {FLOAT_F16, OP_fma, {0x186d}, {0x186e}, {0x2378}, {0x2379}, 16},
    {FLOAT_BF16, OP_add, {0xeb27}, {0x683f}, {0}, {0xeb24}, 16},
    {FLOAT_BF16, OP_add, {0xde25}, {0xb152}, {0}, {0xde25}, 16},
    {FLOAT_BF16, OP_add, {0xef06}, {0xef05}, {0}, {0xef86}, 16},
    {FLOAT_BF16, OP_sub, {0xee4a}, {0xe9ac}, {0}, {0xee4a}, 16},
    {FLOAT_BF16, OP_sub, {0x52ab}, {0xccc7}, {0}, {0x52ab}, 16},
    {FLOAT_BF16, OP_sub, {0x4f87}, {0x4f84}, {0}, {0x4cc0}, 0},
    {FLOAT_BF16, OP_mul, {0x5c98}, {0xa3fc}, {0}, {0xc116}, 16},
    {FLOAT_BF16, OP_mul, {0x8930}, {0xda4b}, {0}, {0x240c}, 16},
    {FLOAT_BF16, OP_mul, {0x8c45}, {0x8c46}, {0}, {0}, 16},
    {FLOAT_BF16, OP_div, {0xa03a}, {0xf977}, {0}, {0}, 16},
    {FLOAT_BF16, OP_div, {0x1c2b}, {0x645c}, {0}, {0}, 16},
    {FLOAT_BF16, OP_div, {0xeb30}, {0xeb33}, {0}, {0x3f7c}, 16},
    {FLOAT_BF16, OP_rem, {0x24a8}, {0x4be1}, {0}, {0x24a8}, 0},
    {FLOAT_BF16, OP_rem, {0xe578}, {0xd7a2}, {0}, {0xd718}, 0},
    {FLOAT_BF16, OP_rem, {0x7e8d}, {0x7e8e}, {0}, {0x7e8d}, 0},
    {FLOAT_BF16, OP_fma, {0x92f2}, {0x6666}, {0x50f3}, {0x50f3}, 16},
    {FLOAT_BF16, OP_fma, {0x8c6d}, {0x2f47}, {0xf1c3}, {0xf1c3}, 16},
    {FLOAT_BF16, OP_fma, {0x3388}, {0x338b}, {0xdff5}, {0xdff5}, 16},
    {FLOAT_F32, OP_add, {0x49f995f3}, {0xeff5fd49}, {0}, {0xeff5fd49}, 16},
    {FLOAT_F32, OP_add, {0xcb8583c1}, {0xcc40a100}, {0}, {0xcc81b170}, 16},
    {FLOAT_F32, OP_add, {0x29d74294}, {0x29d74297}, {0}, {0x2a574296}, 16},
    {FLOAT_F32, OP_sub, {0xbe08c263}, {0x82260093}, {0}, {0xbe08c263}, 16},
    {FLOAT_F32, OP_sub, {0x7efe07cd}, {0x11dc717d}, {0}, {0x7efe07cd}, 16},
    {FLOAT_F32, OP_sub, {0x35fe2098}, {0x35fe209b}, {0}, {0xaac00000}, 0},
    {FLOAT_F32, OP_mul, {0x53014031}, {0x3cf70940}, {0}, {0x50797336}, 16},
    {FLOAT_F32, OP_mul, {0xd2aadf63}, {0x416d9568}, {0}, {0xd49e9488}, 16},
    {FLOAT_F32, OP_mul, {0x4132b678}, {0x4132b67b}, {0}, {0x42f98486}, 16},
    {FLOAT_F32, OP_div, {0x4ef19f4b}, {0xce5f3800}, {0}, {0xc00a8d97}, 16},
    {FLOAT_F32, OP_div, {0xc7f9c308}, {0xaf0817d3}, {0}, {0x586ae8c3}, 16},
    {FLOAT_F32, OP_div, {0xce2b32d9}, {0xce2b32da}, {0}, {0x3f7fffff}, 16},
    {FLOAT_F32, OP_rem, {0x43851250}, {0xc822f8b0}, {0}, {0x43851250}, 0},
    {FLOAT_F32, OP_rem, {0x34b1e720}, {0xc53a3a4f}, {0}, {0x34b1e720}, 0},
    {FLOAT_F32, OP_rem, {0xb483f84b}, {0xb483f848}, {0}, {0xa9c00000}, 0},
    {FLOAT_F32, OP_fma, {0xb8056200}, {0x821472b}, {0xb56bf893}, {0xb56bf893}, 16},
    {FLOAT_F32, OP_fma, {0xb1800002}, {0x7f000001}, {0x4755049b}, {0xf1000003}, 16},
    {FLOAT_F32, OP_fma, {0x80d1d939}, {0x80d1d93a}, {0x3c379c84}, {0x3c379c84}, 16},
    {FLOAT_F64, OP_add, {0xc1c1000200003740}, {0xbf46400000000000}, {0}, {0xc1c1000200004d80}, 0},
    {FLOAT_F64, OP_add, {0x1762198938b64365}, {0x9e2d8ad19f5298b}, {0}, {0x1762198938b64365}, 16},
    {FLOAT_F64, OP_add, {0x80117ead360dffae}, {0x80117ead360dffad}, {0}, {0x80217ead360dffae}, 16},
    {FLOAT_F64, OP_sub, {0xbe3b00d000050028}, {0x8d5275059d44d65e}, {0}, {0xbe3b00d000050028}, 16},
    {FLOAT_F64, OP_sub, {0x4ce1431883e5afbe}, {0xbf0d2e748ee68948}, {0}, {0x4ce1431883e5afbe}, 16},
    {FLOAT_F64, OP_sub, {0xbd90202000010000}, {0xbd90202000010003}, {0}, {0x3a68000000000000}, 0},
    {FLOAT_F64, OP_mul, {0x3e45cdf50216c000}, {0xebb313e24023fcc}, {0}, {0xd128754708254dc}, 16},
    {FLOAT_F64, OP_mul, {0xe41613881c4e485c}, {0x8b2bf5868fa656db}, {0}, {0x2f5349dd36dec46c}, 16},
    {FLOAT_F64, OP_mul, {0x6992b2a018a34ccd}, {0x6992b2a018a34cce}, {0}, {0x7ff0000000000000}, 20},
    {FLOAT_F64, OP_div, {0x7ff0000000000001}, {0x7ff0000000000001}, {0}, {0x7ff8000000000001}, 1},
    {FLOAT_F64, OP_div, {0xc1f31f8cfeef73b5}, {0x40ca000190050008}, {0}, {0xc1178949a84486ca}, 16},
    {FLOAT_F64, OP_div, {0xfff2eb69f3a98a14}, {0xfff2eb69f3a98a17}, {0}, {0xfffaeb69f3a98a14}, 1},
    {FLOAT_F64, OP_rem, {0xbfd9ccad97000000}, {0x423b000000000000}, {0}, {0xbfd9ccad97000000}, 0},
    {FLOAT_F64, OP_rem, {0xbf7f0029058c3af4}, {0x3f98000000000000}, {0}, {0xbf7f0029058c3af4}, 0},
    {FLOAT_F64, OP_rem, {0x3da4187380000000}, {0x3da4187380000003}, {0}, {0x3da4187380000000}, 0},
    {FLOAT_F64, OP_fma, {0x433cb415b960605}, {0x25ae0d089f1c3be7}, {0xc03a0e6f6c31f125},
     {0xc03a0e6f6c31f125}, 16},
    {FLOAT_F64, OP_fma, {0x69f353451c7c2283}, {0x3f55841d00000000}, {0xca441b35759b730e},
     {0x6959fcdcb67b310a}, 16},
    {FLOAT_F64, OP_fma, {0xffe19f421119ea2c}, {0xffe19f421119ea2f}, {0x3e60140020200010},
     {0x7ff0000000000000}, 20},
    {FLOAT_F80, OP_add, {0xa354195e2cfdfe6d, 0x7115}, {0xbe07bf4fdf18c5bf, 0x36c7}, {0},
     {0xa354195e2cfdfe6d, 0x7115}, 16},
    {FLOAT_F80, OP_add, {0x8000000000000000, 0xbfd9}, {0x3ef836a8107eb030}, {0},
     {0x8000000000000000, 0xbfd9}, 16},
    {FLOAT_F80, OP_add, {0xe5fd20ad2e85a481, 0x3ca6}, {0xe5fd20ad2e85a482, 0x3ca6}, {0},
     {0xe5fd20ad2e85a482, 0x3ca7}, 16},
    {FLOAT_F80, OP_sub, {0x8000000000000000, 0x4012}, {0xd40b460aaf6aa0ae, 0x4022}, {0},
     {0xd40ac60aaf6aa0ae, 0xc022}, 0},
    {FLOAT_F80, OP_sub, {0x8000000000002c08, 0x3fdc}, {0xa000640000000010, 0xbff9}, {0},
     {0xa000640400000010, 0x3ff9}, 16},
    {FLOAT_F80, OP_sub, {0xab95cb3d3ca115cf, 0x438a}, {0xab95cb3d3ca115cc, 0x438a}, {0},
     {0xc000000000000000, 0x434c}, 0},
    {FLOAT_F80, OP_mul, {0xa61ac7c1afc69dee, 0xc012}, {0x0, 0x8000}, {0}, {0}, 0},
    {FLOAT_F80, OP_mul, {0x5ea3b426d22e1cc4}, {0x8000000000000000, 0x1}, {0}, {0}, 16},
    {FLOAT_F80, OP_mul, {0x8a6dcca9400366ed, 0x400b}, {0x8a6dcca9400366ee, 0x400b}, {0},
     {0x95b51f7cc984b791, 0x4017}, 16},
    {FLOAT_F80, OP_div, {0xcc9b46519306adc5, 0xd606}, {0xc000a0c004811438, 0xbffc}, {0},
     {0x88671202be124eb9, 0x5609}, 16},
    {FLOAT_F80, OP_div, {0xe408000200002020, 0x401e}, {0xcde329a463086280, 0x4026}, {0},
     {0x8dc44fc28fbc4e8c, 0x3ff7}, 16},
    {FLOAT_F80, OP_div, {0x8000080040000201, 0xbfd7}, {0x8000080040000202, 0xbfd7}, {0},
     {0xfffffffffffffffe, 0x3ffe}, 16},
    {FLOAT_F80, OP_rem, {0xb178d1623c5ed65f, 0xe992}, {0xfb7a51ac1a2b7097, 0xc7e4}, {0},
     {0xb3de130845f31b1f, 0xc7e4}, 0},
    {FLOAT_F80, OP_rem, {0xb1d7ec07ce148f8e, 0xbff5}, {0xea40f308ca2a3e64, 0xbff7}, {0},
     {0xb1d7ec07ce148f8e, 0xbff5}, 0},
    {FLOAT_F80, OP_rem, {0x8000182040a01828, 0x4019}, {0x8000182040a0182b, 0x4019}, {0},
     {0x8000182040a01828, 0x4019}, 0},
    {FLOAT_F80, OP_fma, {0x8000000000000000, 0x3fd7}, {0xef4cf0a28a827c5b, 0xbffb},
     {0xebd099ea6b5a3491, 0x3393}, {0xef4cf0a28a827c5b, 0xbfd3}, 16},
    {FLOAT_F80, OP_fma, {0xace4355ab3b347de, 0xbffe}, {0xc800802408a40480, 0x3ff4},
     {0xf4d9be9b15c20567, 0x2a6d}, {0x8712a0394cfed1a7, 0xbff4}, 16},
    {FLOAT_F80, OP_fma, {0x96e4063ac3e2c9a5, 0x6ce7}, {0x96e4063ac3e2c9a6, 0x6ce7},
     {0x8000000000000000, 0x400b}, {0x8000000000000000, 0x7fff}, 20},
    {FLOAT_F128, OP_add, {0xbdd6279d293888bb, 0x4623ca6490cc6ede},
     {0xd65fb15af5faea1c, 0xbff6ad78083395ef}, {0}, {0xbdd6279d293888bb, 0x4623ca6490cc6ede}, 16},
    {FLOAT_F128, OP_add, {0xcd1c7d0c879506c3, 0x16636c2f5e13b6b5},
     {0x74de5a94acc006ab, 0xc011a2e142770d94}, {0}, {0x74de5a94acc006ab, 0xc011a2e142770d94}, 16},
    {FLOAT_F128, OP_add, {0xc4dbcdd1d72f9aa8, 0x3ff410d060de5756},
     {0xc4dbcdd1d72f9aab, 0x3ff410d060de5756}, {0}, {0xc4dbcdd1d72f9aaa, 0x3ff510d060de5756}, 16},
    {FLOAT_F128, OP_sub, {0x6a6501e0624ced53, 0x5636b5492c509f7d},
     {0x1b9dc09b4eab3415, 0x63cddf79f0e52398}, {0}, {0x1b9dc09b4eab3415, 0xe3cddf79f0e52398}, 16},
    {FLOAT_F128, OP_sub, {0x4cf1a0dd69518e52, 0xc00f506503974034}, {0x0, 0x3ff4280022008000}, {0},
     {0x8d01a0dd69518e52, 0xc00f506503bc4038}, 0},
    {FLOAT_F128, OP_sub, {0x82a15db30fe5a7be, 0x2a99ca5eef012565},
     {0x82a15db30fe5a7bd, 0x2a99ca5eef012565}, {0}, {0x0, 0x2a29000000000000}, 0},
    {FLOAT_F128, OP_mul, {0xbd469e65a2614ccf, 0xd31f7062a54dafe8},
     {0xfe858c93dd72878d, 0x4012728e4538dfe7}, {0}, {0xe9aa9375ac595df3, 0xd3330a9da69f33d5}, 16},
    {FLOAT_F128, OP_mul, {0xc4fdbb0d162631bd, 0xbfd86f76d201cae7}, {0x122010200a40300, 0xc014000000020c11},
     {0}, {0x635d9e8a33748e3e, 0x3fed6f76d204bb27}, 16},
    {FLOAT_F128, OP_mul, {0x0, 0xc007000000400240}, {0x3, 0xc007000000400240}, {0},
     {0x1001200510000003, 0x400f000000800480}, 16},
    {FLOAT_F128, OP_div, {0x7a6594a5f06e5c9e, 0x40068c8935bb9368},
     {0x79d0efffe59bd44a, 0xe9ba1eb3f6598fa7}, {0}, {0xa3508d6673bfeb5, 0x964b62122d060c73}, 16},
    {FLOAT_F128, OP_div, {0x8582653e95113446, 0x42ecf3d899444406},
     {0x9a4eb984db515061, 0xfffe6639cc9e80ba}, {0}, {0xd3f0fdf33c8c6269, 0x82ed6534e13ca5bd}, 16},
    {FLOAT_F128, OP_div, {0xdf1268e24b1174b2, 0x800079396a66ce95},
     {0xdf1268e24b1174b1, 0x800079396a66ce95}, {0}, {0x2, 0x3fff000000000000}, 16},
    {FLOAT_F128, OP_rem, {0x0, 0xc008000040088000}, {0x0, 0xbfd7000000000000}, {0},
     {0x0, 0x8000000000000000}, 0},
    {FLOAT_F128, OP_rem, {0x58fa57df07ff211b, 0x57b96e7c66db0fae}, {0x0, 0x8000000000000000}, {0},
     {0x0, 0x7fff800000000000}, 1},
    {FLOAT_F128, OP_rem, {0x1, 0xfffd000000000000}, {0x2, 0xfffd000000000000}, {0},
     {0x1, 0xfffd000000000000}, 0},
    {FLOAT_F128, OP_fma, {0x6cfed182e427570f, 0x9f93a1457710c777},
     {0xe126e9f19e4a39ea, 0x80022e99c26321b1}, {0x21d656a2352941f, 0x9df1f2956cdb0918},
     {0x21d656a2352941f, 0x9df1f2956cdb0918}, 16},
    {FLOAT_F128, OP_fma, {0x8b3c61b7b51eb67a, 0xbfe09af200c8f35f},
     {0x3f71fc9e0b8f54fd, 0xfffe7541bd09cc25}, {0xe14e5a883813fcb7, 0x7ffd9dc59a04126a},
     {0x697be434555cce37, 0x7ffd9dc59a0d6f1b}, 16},
    {FLOAT_F128, OP_fma, {0x18020402800022c, 0xbfe01000c0064800}, {0x18020402800022f, 0xbfe01000c0064800},
     {0x1268ea8ca2db5856, 0xfc6ea2d7196eebed}, {0x1268ea8ca2db5856, 0xfc6ea2d7196eebed}, 16},
};
// clang-format on

static bool same(const uint64_t *a, const uint64_t *b) {
  return a[0] == b[0] && a[1] == b[1];
}

static void test_conversions(Tally *t) {
  for (size_t i = 0; i < sizeof conversions / sizeof conversions[0]; i++) {
    const Conversion *c = &conversions[i];
    uint64_t r[2];
    int status = float_convert(r, c->to, c->bits, c->from, c->rounding);
    if (!EXPECT(t,
                same(r, c->result) && (status & ~FLOAT_UNDERFLOW) == c->status))
      fprintf(stderr, "  conversion %zu: %s to %s, status %d\n", i,
              float_format(c->from)->name, float_format(c->to)->name, status);
  }
}

static int compute(uint64_t *r, FloatKind kind, Operation op, const uint64_t *a,
                   const uint64_t *b, const uint64_t *c) {
  switch (op) {
  case OP_add: return float_add(r, kind, a, b);
  case OP_sub: return float_sub(r, kind, a, b);
  case OP_mul: return float_mul(r, kind, a, b);
  case OP_div: return float_div(r, kind, a, b);
  case OP_rem: return float_rem(r, kind, a, b);
  case OP_fma: return float_fma(r, kind, a, b, c);
  }
  return -1;
}

static void test_computations(Tally *t) {
  for (size_t i = 0; i < sizeof computations / sizeof computations[0]; i++) {
    const Computation *c = &computations[i];
    uint64_t r[2];
    int status = compute(r, c->kind, c->op, c->a, c->b, c->c);
    if (!EXPECT(t,
                same(r, c->result) && (status & ~FLOAT_UNDERFLOW) == c->status))
      fprintf(stderr, "  computation %zu: %s, status %d\n", i,
              float_format(c->kind)->name, status);
  }
}

// The machine as oracle

static double as_double(uint64_t bits) {
  double value;
  memcpy(&value, &bits, sizeof value);
  return value;
}

static uint64_t of_double(double value) {
  uint64_t bits;
  memcpy(&bits, &value, sizeof bits);
  return bits;
}

static float as_float(uint64_t bits) {
  uint32_t low = (uint32_t)bits;
  float value;
  memcpy(&value, &low, sizeof value);
  return value;
}

static uint64_t of_float(float value) {
  uint32_t bits;
  memcpy(&bits, &value, sizeof bits);
  return bits;
}

static bool same_double(uint64_t bits, double want) {
  return want != want ? as_double(bits) != as_double(bits)
                      : bits == of_double(want);
}

static bool same_float(uint64_t bits, float want) {
  return want != want ? as_float(bits) != as_float(bits)
                      : bits == of_float(want);
}

static void test_against_double(Tally *t, uint64_t x, uint64_t y) {
  uint64_t a[2] = {x}, b[2] = {y}, r[2];
  double p = as_double(x), q = as_double(y);
  float_add(r, FLOAT_F64, a, b);
  EXPECT(t, same_double(r[0], p + q));
  float_sub(r, FLOAT_F64, a, b);
  EXPECT(t, same_double(r[0], p - q));
  float_mul(r, FLOAT_F64, a, b);
  EXPECT(t, same_double(r[0], p * q));
  float_div(r, FLOAT_F64, a, b);
  EXPECT(t, same_double(r[0], p / q));
  float_convert(r, FLOAT_F32, a, FLOAT_F64, ROUND_NEAREST_EVEN);
  EXPECT(t, same_float(r[0], (float)p));
  FloatOrder order = float_compare(FLOAT_F64, a, b);
  EXPECT(t, (order == FLOAT_LESS) == (p < q));
  EXPECT(t, (order == FLOAT_EQUAL) == (p == q));
  EXPECT(t, (order == FLOAT_GREATER) == (p > q));
}

static void test_against_float(Tally *t, uint64_t x, uint64_t y) {
  uint64_t a[2] = {x}, b[2] = {y}, r[2];
  float p = as_float(x), q = as_float(y);
  float_add(r, FLOAT_F32, a, b);
  EXPECT(t, same_float(r[0], p + q));
  float_sub(r, FLOAT_F32, a, b);
  EXPECT(t, same_float(r[0], p - q));
  float_mul(r, FLOAT_F32, a, b);
  EXPECT(t, same_float(r[0], p * q));
  float_div(r, FLOAT_F32, a, b);
  EXPECT(t, same_float(r[0], p / q));
  // A double holds the product of two floats.
  float_fma(r, FLOAT_F32, a, b, (const uint64_t[2]){0x80000000});
  EXPECT(t, same_float(r[0], (float)((double)p * q)));
  EXPECT(t, same_double(of_double(float_to_double(FLOAT_F32, a)), (double)p));
}

static void test_integers(Tally *t, uint64_t x) {
  uint64_t r[2], w[2];
  int64_t s = (int64_t)x;
  float_from_wide(r, FLOAT_F64, &x, 64, false, ROUND_NEAREST_EVEN);
  EXPECT(t, r[0] == of_double((double)x));
  float_from_wide(r, FLOAT_F32, &x, 64, true, ROUND_NEAREST_EVEN);
  EXPECT(t, r[0] == of_float((float)s));
  float_from_wide(r, FLOAT_F64, &x, 64, true, ROUND_NEAREST_EVEN);
  EXPECT(t, r[0] == of_double((double)s));
  double d = (double)s / 65536;
  float_from_double(r, FLOAT_F64, d);
  float_to_wide(w, 64, true, FLOAT_F64, r, ROUND_TOWARD_ZERO);
  EXPECT(t, (int64_t)w[0] == (int64_t)d);
  float_to_wide(w, 64, true, FLOAT_F64, r, ROUND_DOWNWARD);
  EXPECT(t, (int64_t)w[0] == (int64_t)d - ((double)(int64_t)d > d));
  float_round(r, FLOAT_F64, r, ROUND_UPWARD);
  EXPECT(t, as_double(r[0]) >= d && as_double(r[0]) < d + 1);
  EXPECT(t, float_is_integer(FLOAT_F64, r));
}

static uint64_t some_float(uint64_t *seed, bool wide) {
  uint64_t bits = next_random(seed);
  if (!wide)
    bits &= 0xffffffff;
  switch (next_random(seed) % 4) {
  case 0: return bits;
  case 1: return wide ? bits & 0x800fffffffffffff : bits & 0x807fffff;
  case 2: {
    double d = (double)(int64_t)bits;
    return wide ? of_double(d) : of_float((float)d);
  }
  default: {
    double d = (double)(int64_t)(bits % 4096) / 64 - 30;
    return wide ? of_double(d) : of_float((float)d);
  }
  }
}

static void test_against_machine(Tally *t) {
  uint64_t seed = 2;
  for (int i = 0; i < 20000; i++) {
    test_against_double(t, some_float(&seed, true), some_float(&seed, true));
    test_against_float(t, some_float(&seed, false), some_float(&seed, false));
    test_integers(t, next_random(&seed) >> next_random(&seed) % 64);
  }
}

// Eight bits: doubles hold sums and products exactly, and quotients closely
// enough; rounding them is the conversion's.

static void test_pair(Tally *t, FloatKind kind, uint64_t x, uint64_t y) {
  uint64_t a[2] = {x}, b[2] = {y}, c[2] = {x ^ y}, r[2], want[2];
  double p = float_to_double(kind, a), q = float_to_double(kind, b);
  double s = float_to_double(kind, c);
  float_add(r, kind, a, b);
  float_from_double(want, kind, p + q);
  EXPECT(t, r[0] == want[0]);
  float_mul(r, kind, a, b);
  float_from_double(want, kind, p * q);
  EXPECT(t, r[0] == want[0]);
  float_div(r, kind, a, b);
  float_from_double(want, kind, p / q);
  EXPECT(t, q == 0 || r[0] == want[0]);
  float_fma(r, kind, a, b, c);
  float_from_double(want, kind, p * q + s);
  EXPECT(t, r[0] == want[0]);
  float_minimum(r, kind, a, b);
  EXPECT(t, float_to_double(kind, r) == (p < q ? p : q));
  float_maximum(r, kind, a, b);
  EXPECT(t, float_to_double(kind, r) == (p > q ? p : q));
  float_minnum(r, kind, a, b);
  EXPECT(t, float_to_double(kind, r) == (p < q ? p : q));
  float_rem(r, kind, a, b);
  if (q == 0)
    return;
  // All values are whole multiples of 2^-24.
  int64_t whole = (int64_t)(p * 16777216) % (int64_t)(q * 16777216);
  EXPECT(t, float_to_double(kind, r) == (double)whole / 16777216);
}

static void test_pairs(Tally *t, FloatKind kind) {
  uint64_t n = (uint64_t)1 << float_format(kind)->bits;
  for (uint64_t x = 0; x < n; x++)
    for (uint64_t y = x % 7; y < n; y += 7) {
      uint64_t z = x ^ y;
      if (float_is_finite(kind, &x) && float_is_finite(kind, &y) &&
          float_is_finite(kind, &z))
        test_pair(t, kind, x, y);
    }
}

// Every value, by way of f64 and of f128.
static void test_values(Tally *t, FloatKind kind) {
  const FloatFormat *f = float_format(kind);
  for (uint64_t x = 0; !(x >> f->bits); x++) {
    uint64_t a[2] = {x}, wide[2], r[2];
    FloatKind via = x % 2 ? FLOAT_F64 : FLOAT_F128;
    float_convert(wide, via, a, kind, ROUND_NEAREST_EVEN);
    float_convert(r, kind, wide, via, ROUND_TOWARD_ZERO);
    FloatClass class = float_class(kind, a);
    EXPECT(t, class == float_class(via, wide));
    EXPECT(t, float_is_nan(kind, a) ? float_is_nan(kind, r) : r[0] == x);
    if (!f->has_sign || float_is_nan(kind, a))
      continue;
    float_neg(r, kind, a);
    float_sub(wide, kind, (const uint64_t[2]){0}, a);
    EXPECT(t, class == FLOAT_ZERO || r[0] == wide[0]);
    float_abs(r, kind, r);
    EXPECT(t, !float_is_neg(kind, r));
    float_copysign(r, kind, r, a);
    EXPECT(t, r[0] == x);
  }
}

static void test_constants(Tally *t, FloatKind kind) {
  uint64_t r[2], more[2], one[2];
  float_largest(r, kind, false);
  EXPECT(t, float_is_finite(kind, r));
  float_add(more, kind, r, r);
  EXPECT(t, !float_is_finite(kind, more) ||
                float_format(kind)->specials == FLOAT_FINITE);
  float_smallest(r, kind, false);
  EXPECT(t, float_class(kind, r) == FLOAT_NORMAL);
  float_from_double(one, kind, 0.25);
  float_mul(more, kind, r, one);
  EXPECT(t, float_is_zero(kind, more) || !float_format(kind)->has_zero);
  FloatKind found;
  const char *name = float_format(kind)->name;
  EXPECT(t, float_kind_named(name, strlen(name), &found) && found == kind);
}

int main(void) {
  Tally t = {0};
  test_conversions(&t);
  test_computations(&t);
  test_against_machine(&t);
  for (int k = FLOAT_F6E2M3FN; k < FLOAT_F8E8M0FNU; k++)
    test_pairs(&t, (FloatKind)k);
  for (int k = 0; k < FLOAT_TF32; k++)
    test_values(&t, (FloatKind)k);
  for (int k = 0; k < FLOAT__MAX; k++)
    test_constants(&t, (FloatKind)k);
  return finish(&t);
}
