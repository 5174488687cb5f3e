// Text of floats: against fixed texts (of MLIR 22), against the C library's
// conversions, and printing against reading for every value of the formats of
// up to 16 bits.
#include "test/unit/number_test.h"

#include <float.h>
#include <stdlib.h>

typedef struct Printed {
  FloatKind kind;
  uint64_t bits[2];
  const char *text;
} Printed;

// clang-format off
static const Printed printed[] = {
    {FLOAT_F4E2M1FN, {0}, "0.000000e+00"},
    {FLOAT_F4E2M1FN, {0x9}, "-5.000000e-01"},
    {FLOAT_F4E2M1FN, {0x2}, "1.000000e+00"},
    {FLOAT_F4E2M1FN, {0x5}, "3.000000e+00"},
    {FLOAT_F4E2M1FN, {0x7}, "6.000000e+00"},
    {FLOAT_F4E2M1FN, {0x1}, "5.000000e-01"},
    {FLOAT_F4E2M1FN, {0xa}, "-1.000000e+00"},
    {FLOAT_F6E2M3FN, {0x1}, "1.250000e-01"},
    {FLOAT_F6E2M3FN, {0x26}, "-7.500000e-01"},
    {FLOAT_F6E2M3FN, {0x8}, "1.000000e+00"},
    {FLOAT_F6E2M3FN, {0x15}, "3.250000e+00"},
    {FLOAT_F6E2M3FN, {0x1f}, "7.500000e+00"},
    {FLOAT_F6E2M3FN, {0}, "0.000000e+00"},
    {FLOAT_F6E2M3FN, {0xf}, "1.875000e+00"},
    {FLOAT_F6E2M3FN, {0x24}, "-5.000000e-01"},
    {FLOAT_F6E2M3FN, {0x36}, "-3.500000e+00"},
    {FLOAT_F6E3M2FN, {0x2}, "1.250000e-01"},
    {FLOAT_F6E3M2FN, {0x2a}, "-7.500000e-01"},
    {FLOAT_F6E3M2FN, {0xc}, "1.000000e+00"},
    {FLOAT_F6E3M2FN, {0x12}, "3.000000e+00"},
    {FLOAT_F6E3M2FN, {0x1f}, "2.800000e+01"},
    {FLOAT_F6E3M2FN, {0}, "0.000000e+00"},
    {FLOAT_F6E3M2FN, {0x1}, "6.250000e-02"},
    {FLOAT_F6E3M2FN, {0x4}, "2.500000e-01"},
    {FLOAT_F6E3M2FN, {0x1b}, "1.400000e+01"},
    {FLOAT_F8E3M4, {0x6}, "9.375000e-02"},
    {FLOAT_F8E3M4, {0xa6}, "-6.875000e-01"},
    {FLOAT_F8E3M4, {0x30}, "1.000000e+00"},
    {FLOAT_F8E3M4, {0x49}, "3.125000e+00"},
    {FLOAT_F8E3M4, {0x70}, "0x70"},
    {FLOAT_F8E3M4, {0}, "0.000000e+00"},
    {FLOAT_F8E3M4, {0x6f}, "1.550000e+01"},
    {FLOAT_F8E3M4, {0x1}, "1.562500e-02"},
    {FLOAT_F8E3M4, {0x10}, "2.500000e-01"},
    {FLOAT_F8E3M4, {0x78}, "0x78"},
    {FLOAT_F8E3M4, {0xf0}, "0xF0"},
    {FLOAT_F8E3M4, {0xab}, "-8.437500e-01"},
    {FLOAT_F8E3M4, {0x98}, "-3.750000e-01"},
    {FLOAT_F8E3M4, {0xfb}, "0xFB"},
    {FLOAT_F8E4M3, {0x1d}, "1.015630e-01"},
    {FLOAT_F8E4M3, {0xb3}, "-6.875000e-01"},
    {FLOAT_F8E4M3, {0x38}, "1.000000e+00"},
    {FLOAT_F8E4M3, {0x45}, "3.250000e+00"},
    {FLOAT_F8E4M3, {0x78}, "0x78"},
    {FLOAT_F8E4M3, {0}, "0.000000e+00"},
    {FLOAT_F8E4M3, {0x77}, "2.400000e+02"},
    {FLOAT_F8E4M3, {0x1}, "1.953130e-03"},
    {FLOAT_F8E4M3, {0x8}, "1.562500e-02"},
    {FLOAT_F8E4M3, {0x7c}, "0x7C"},
    {FLOAT_F8E4M3, {0xf8}, "0xF8"},
    {FLOAT_F8E4M3, {0x25}, "2.031250e-01"},
    {FLOAT_F8E4M3, {0xd0}, "-8.000000e+00"},
    {FLOAT_F8E4M3, {0xe6}, "-5.600000e+01"},
    {FLOAT_F8E4M3FN, {0x1d}, "1.015630e-01"},
    {FLOAT_F8E4M3FN, {0xb3}, "-6.875000e-01"},
    {FLOAT_F8E4M3FN, {0x38}, "1.000000e+00"},
    {FLOAT_F8E4M3FN, {0x45}, "3.250000e+00"},
    {FLOAT_F8E4M3FN, {0x7f}, "0x7F"},
    {FLOAT_F8E4M3FN, {0}, "0.000000e+00"},
    {FLOAT_F8E4M3FN, {0x7e}, "4.480000e+02"},
    {FLOAT_F8E4M3FN, {0x1}, "1.953130e-03"},
    {FLOAT_F8E4M3FN, {0x8}, "1.562500e-02"},
    {FLOAT_F8E4M3FN, {0x7a}, "3.200000e+02"},
    {FLOAT_F8E4M3FN, {0xa6}, "-2.187500e-01"},
    {FLOAT_F8E4M3FN, {0x9d}, "-1.015630e-01"},
    {FLOAT_F8E4M3FNUZ, {0x25}, "1.015630e-01"},
    {FLOAT_F8E4M3FNUZ, {0xbb}, "-6.875000e-01"},
    {FLOAT_F8E4M3FNUZ, {0x40}, "1.000000e+00"},
    {FLOAT_F8E4M3FNUZ, {0x4d}, "3.250000e+00"},
    {FLOAT_F8E4M3FNUZ, {0x80}, "0x80"},
    {FLOAT_F8E4M3FNUZ, {0}, "0.000000e+00"},
    {FLOAT_F8E4M3FNUZ, {0x7f}, "2.400000e+02"},
    {FLOAT_F8E4M3FNUZ, {0x1}, "9.765620e-04"},
    {FLOAT_F8E4M3FNUZ, {0x8}, "7.812500e-03"},
    {FLOAT_F8E4M3FNUZ, {0x10}, "1.562500e-02"},
    {FLOAT_F8E4M3FNUZ, {0x24}, "9.375000e-02"},
    {FLOAT_F8E4M3FNUZ, {0x1c}, "4.687500e-02"},
    {FLOAT_F8E4M3B11FNUZ, {0x3d}, "1.015630e-01"},
    {FLOAT_F8E4M3B11FNUZ, {0xd3}, "-6.875000e-01"},
    {FLOAT_F8E4M3B11FNUZ, {0x58}, "1.000000e+00"},
    {FLOAT_F8E4M3B11FNUZ, {0x65}, "3.250000e+00"},
    {FLOAT_F8E4M3B11FNUZ, {0x80}, "0x80"},
    {FLOAT_F8E4M3B11FNUZ, {0}, "0.000000e+00"},
    {FLOAT_F8E4M3B11FNUZ, {0x7f}, "3.000000e+01"},
    {FLOAT_F8E4M3B11FNUZ, {0x1}, "1.220700e-04"},
    {FLOAT_F8E4M3B11FNUZ, {0x8}, "9.765620e-04"},
    {FLOAT_F8E4M3B11FNUZ, {0x6}, "7.324210e-04"},
    {FLOAT_F8E4M3B11FNUZ, {0xb0}, "-3.125000e-02"},
    {FLOAT_F8E4M3B11FNUZ, {0x12}, "2.441410e-03"},
    {FLOAT_F8E5M2, {0x2e}, "9.375000e-02"},
    {FLOAT_F8E5M2, {0xba}, "-7.500000e-01"},
    {FLOAT_F8E5M2, {0x3c}, "1.000000e+00"},
    {FLOAT_F8E5M2, {0x42}, "3.000000e+00"},
    {FLOAT_F8E5M2, {0x7c}, "0x7C"},
    {FLOAT_F8E5M2, {0x1}, "1.525880e-05"},
    {FLOAT_F8E5M2, {0x7b}, "5.734400e+04"},
    {FLOAT_F8E5M2, {0x4}, "6.103520e-05"},
    {FLOAT_F8E5M2, {0}, "0.000000e+00"},
    {FLOAT_F8E5M2, {0x7e}, "0x7E"},
    {FLOAT_F8E5M2, {0xfc}, "0xFC"},
    {FLOAT_F8E5M2, {0xa2}, "-1.171880e-02"},
    {FLOAT_F8E5M2, {0xb9}, "-6.250000e-01"},
    {FLOAT_F8E5M2, {0x99}, "-2.441410e-03"},
    {FLOAT_F8E5M2FNUZ, {0x32}, "9.375000e-02"},
    {FLOAT_F8E5M2FNUZ, {0xbe}, "-7.500000e-01"},
    {FLOAT_F8E5M2FNUZ, {0x40}, "1.000000e+00"},
    {FLOAT_F8E5M2FNUZ, {0x46}, "3.000000e+00"},
    {FLOAT_F8E5M2FNUZ, {0x80}, "0x80"},
    {FLOAT_F8E5M2FNUZ, {0x1}, "7.629390e-06"},
    {FLOAT_F8E5M2FNUZ, {0x7f}, "5.734400e+04"},
    {FLOAT_F8E5M2FNUZ, {0x4}, "3.051760e-05"},
    {FLOAT_F8E5M2FNUZ, {0}, "0.000000e+00"},
    {FLOAT_F8E5M2FNUZ, {0x82}, "-1.525880e-05"},
    {FLOAT_F8E5M2FNUZ, {0xd2}, "-2.400000e+01"},
    {FLOAT_F8E5M2FNUZ, {0x70}, "4.096000e+03"},
    {FLOAT_F8E8M0FNU, {0x7c}, "1.250000e-01"},
    {FLOAT_F8E8M0FNU, {0x7f}, "1.000000e+00"},
    {FLOAT_F8E8M0FNU, {0x81}, "4.000000e+00"},
    {FLOAT_F8E8M0FNU, {0x97}, "1.677720e+07"},
    {FLOAT_F8E8M0FNU, {0x90}, "1.310720e+05"},
    {FLOAT_F8E8M0FNU, {0x93}, "1.048580e+06"},
    {FLOAT_F8E8M0FNU, {0x6e}, "7.629390e-06"},
    {FLOAT_F8E8M0FNU, {0x8f}, "6.553600e+04"},
    {FLOAT_F8E8M0FNU, {0xfe}, "1.701410e+38"},
    {FLOAT_F8E8M0FNU, {0}, "5.877470e-39"},
    {FLOAT_F8E8M0FNU, {0xff}, "0xFF"},
    {FLOAT_F8E8M0FNU, {0xbf}, "1.844670e+19"},
    {FLOAT_F8E8M0FNU, {0x67}, "5.960460e-08"},
    {FLOAT_F8E8M0FNU, {0x9}, "3.009270e-36"},
    {FLOAT_BF16, {0x3dcd}, "1.000980e-01"},
    {FLOAT_BF16, {0xbf33}, "-6.992180e-01"},
    {FLOAT_BF16, {0x3f80}, "1.000000e+00"},
    {FLOAT_BF16, {0x4049}, "3.140630e+00"},
    {FLOAT_BF16, {0x4b80}, "1.677720e+07"},
    {FLOAT_BF16, {0x47f1}, "1.233920e+05"},
    {FLOAT_BF16, {0x4997}, "1.236990e+06"},
    {FLOAT_BF16, {0x3728}, "1.001360e-05"},
    {FLOAT_BF16, {0x4780}, "6.553600e+04"},
    {FLOAT_BF16, {0x5015}, "9.999220e+09"},
    {FLOAT_BF16, {0x66ff}, "6.021020e+23"},
    {FLOAT_BF16, {0x4ceb}, "1.232080e+08"},
    {FLOAT_BF16, {0x6408}, "1.003500e+22"},
    {FLOAT_BF16, {0x65a9}, "9.975990e+22"},
    {FLOAT_BF16, {0x7f7f}, "3.389530e+38"},
    {FLOAT_BF16, {0x1}, "9.183550e-41"},
    {FLOAT_BF16, {0x80}, "1.175490e-38"},
    {FLOAT_BF16, {0}, "0.000000e+00"},
    {FLOAT_BF16, {0x7fc0}, "0x7FC0"},
    {FLOAT_BF16, {0xff80}, "0xFF80"},
    {FLOAT_BF16, {0xef92}, "-9.036960e+28"},
    {FLOAT_BF16, {0xe1e4}, "-5.257320e+20"},
    {FLOAT_BF16, {0xb35e}, "-5.168840e-08"},
    {FLOAT_F16, {0x2e66}, "9.997550e-02"},
    {FLOAT_F16, {0xb99a}, "-7.001950e-01"},
    {FLOAT_F16, {0x3c00}, "1.000000e+00"},
    {FLOAT_F16, {0x4248}, "3.140630e+00"},
    {FLOAT_F16, {0x7c00}, "0x7C00"},
    {FLOAT_F16, {0xa8}, "1.001360e-05"},
    {FLOAT_F16, {0x7bff}, "6.550400e+04"},
    {FLOAT_F16, {0x1}, "5.960460e-08"},
    {FLOAT_F16, {0x400}, "6.103520e-05"},
    {FLOAT_F16, {0}, "0.000000e+00"},
    {FLOAT_F16, {0x7e00}, "0x7E00"},
    {FLOAT_F16, {0xfc00}, "0xFC00"},
    {FLOAT_F16, {0x31e2}, "1.838380e-01"},
    {FLOAT_F16, {0x1a7e}, "3.170010e-03"},
    {FLOAT_F16, {0xff31}, "0xFF31"},
    {FLOAT_TF32, {0x1ee66}, "9.997550e-02"},
    {FLOAT_TF32, {0x5f99a}, "-7.001950e-01"},
    {FLOAT_TF32, {0x1fc00}, "1.000000e+00"},
    {FLOAT_TF32, {0x20248}, "3.140630e+00"},
    {FLOAT_TF32, {0x25c00}, "1.677720e+07"},
    {FLOAT_TF32, {0x23f89}, "1.234560e+05"},
    {FLOAT_TF32, {0x24cb6}, "1.234940e+06"},
    {FLOAT_TF32, {0x1b93e}, "9.998670e-06"},
    {FLOAT_TF32, {0x23bff}, "6.550400e+04"},
    {FLOAT_TF32, {0x280a8}, "9.999220e+09"},
    {FLOAT_TF32, {0x337f8}, "6.021020e+23"},
    {FLOAT_TF32, {0x2675c}, "1.234700e+08"},
    {FLOAT_TF32, {0x3203c}, "9.998130e+21"},
    {FLOAT_TF32, {0x32d4b}, "9.998130e+22"},
    {FLOAT_TF32, {0x3fbff}, "3.401160e+38"},
    {FLOAT_TF32, {0x1}, "1.147940e-41"},
    {FLOAT_TF32, {0x400}, "1.175490e-38"},
    {FLOAT_TF32, {0}, "0.000000e+00"},
    {FLOAT_TF32, {0x3fe00}, "0x3FE00"},
    {FLOAT_TF32, {0x7fc00}, "0x7FC00"},
    {FLOAT_TF32, {0x25706}, "7.364610e+06"},
    {FLOAT_TF32, {0x7f547}, "-1.122370e+38"},
    {FLOAT_TF32, {0x122e5}, "4.784040e-17"},
    {FLOAT_F32, {0x3dcccccd}, "1.000000e-01"},
    {FLOAT_F32, {0xbf333333}, "-0.699999988"},
    {FLOAT_F32, {0x3f800000}, "1.000000e+00"},
    {FLOAT_F32, {0x40490fdb}, "3.14159274"},
    {FLOAT_F32, {0x4b800000}, "0x4B800000"},
    {FLOAT_F32, {0x47f12000}, "1.234560e+05"},
    {FLOAT_F32, {0x4996b438}, "0x4996B438"},
    {FLOAT_F32, {0x3727c5ac}, "9.99999974E-6"},
    {FLOAT_F32, {0x477fe000}, "6.550400e+04"},
    {FLOAT_F32, {0x501502f9}, "1.000000e+10"},
    {FLOAT_F32, {0x66ff0c2e}, "6.02214064E+23"},
    {FLOAT_F32, {0x4ceb79a3}, "0x4CEB79A3"},
    {FLOAT_F32, {0x64078678}, "9.99999977E+21"},
    {FLOAT_F32, {0x65a96816}, "9.99999977E+22"},
    {FLOAT_F32, {0x7f7fffff}, "3.40282347E+38"},
    {FLOAT_F32, {0x1}, "1.401300e-45"},
    {FLOAT_F32, {0x800000}, "1.17549435E-38"},
    {FLOAT_F32, {0}, "0.000000e+00"},
    {FLOAT_F32, {0x7fc00000}, "0x7FC00000"},
    {FLOAT_F32, {0xff800000}, "0xFF800000"},
    {FLOAT_F32, {0x4f6d4133}, "3.98047309E+9"},
    {FLOAT_F32, {0x9db0c660}, "-4.6791927E-21"},
    {FLOAT_F32, {0x1000001}, "2.35098898E-38"},
    {FLOAT_F64, {0x3fb999999999999a}, "1.000000e-01"},
    {FLOAT_F64, {0xbfe6666666666666}, "-0.69999999999999996"},
    {FLOAT_F64, {0x3ff0000000000000}, "1.000000e+00"},
    {FLOAT_F64, {0x400921fb54442d18}, "3.1415926535897931"},
    {FLOAT_F64, {0x4170000010000000}, "0x4170000010000000"},
    {FLOAT_F64, {0x40fe240000000000}, "1.234560e+05"},
    {FLOAT_F64, {0x4132d68700000000}, "0x4132D68700000000"},
    {FLOAT_F64, {0x3ee4f8b588e368f1}, "1.000000e-05"},
    {FLOAT_F64, {0x40effc0000000000}, "6.550400e+04"},
    {FLOAT_F64, {0x4202a05f20000000}, "1.000000e+10"},
    {FLOAT_F64, {0x44dfe185ca57c517}, "6.0221407599999999E+23"},
    {FLOAT_F64, {0x419d6f3456000000}, "123456789.5"},
    {FLOAT_F64, {0x4480f0cf064dd592}, "1.000000e+22"},
    {FLOAT_F64, {0x44b52d02c7e14af6}, "9.9999999999999991E+22"},
    {FLOAT_F64, {0x7fefffffffffffff}, "1.7976931348623157E+308"},
    {FLOAT_F64, {0x1}, "4.940660e-324"},
    {FLOAT_F64, {0x10000000000000}, "2.2250738585072014E-308"},
    {FLOAT_F64, {0}, "0.000000e+00"},
    {FLOAT_F64, {0x7ff8000000000000}, "0x7FF8000000000000"},
    {FLOAT_F64, {0xfff0000000000000}, "0xFFF0000000000000"},
    {FLOAT_F64, {0x88a597a3cd599fca}, "-5.2315891291370243E-267"},
    {FLOAT_F64, {0xe800660386cd8297}, "-9.3521428532649778E+192"},
    {FLOAT_F64, {0x41eb074d0a8442f5}, "3627706452.1331735"},
    {FLOAT_F80, {0xcccccccccccccccd, 0x3ffb}, "1.000000e-01"},
    {FLOAT_F80, {0xb333333333333333, 0xbffe}, "-0.699999999999999999989"},
    {FLOAT_F80, {0x8000000000000000, 0x3fff}, "1.000000e+00"},
    {FLOAT_F80, {0xc90fdaa22168c235, 0x4000}, "3.14159265358979323851"},
    {FLOAT_F80, {0x8000008000000000, 0x4017}, "0x40178000008000000000"},
    {FLOAT_F80, {0xf120000000000000, 0x400f}, "1.234560e+05"},
    {FLOAT_F80, {0x96b4380000000000, 0x4013}, "0x401396B4380000000000"},
    {FLOAT_F80, {0xa7c5ac471b478423, 0x3fee}, "9.99999999999999999994E-6"},
    {FLOAT_F80, {0xffe0000000000000, 0x400e}, "6.550400e+04"},
    {FLOAT_F80, {0x9502f90000000000, 0x4020}, "1.000000e+10"},
    {FLOAT_F80, {0xff0c2e52be28b98c, 0x404d}, "6.02214076E+23"},
    {FLOAT_F80, {0xeb79a2b000000000, 0x4019}, "123456789.5"},
    {FLOAT_F80, {0x878678326eac9000, 0x4048}, "1.000000e+22"},
    {FLOAT_F80, {0xa968163f0a57b400, 0x404b}, "1.000000e+23"},
    {FLOAT_F80, {0xffffffffffffffff, 0x7ffe}, "1.18973149535723176502E+4932"},
    {FLOAT_F80, {0x1}, "3.645200e-4951"},
    {FLOAT_F80, {0x8000000000000000, 0x1}, "3.36210314311209350626E-4932"},
    {FLOAT_F80, {0}, "0.000000e+00"},
    {FLOAT_F80, {0xc000000000000000, 0x7fff}, "0x7FFFC000000000000000"},
    {FLOAT_F80, {0x8000000000000000, 0xffff}, "0xFFFF8000000000000000"},
    {FLOAT_F80, {0x8000410000008a40, 0xbfe4}, "-7.45063832852113722257E-9"},
    {FLOAT_F80, {0x8000000000000000, 0xbffb}, "-6.250000e-02"},
    {FLOAT_F80, {0xb3ccff4c25a582cf, 0xc004}, "-44.950192632482301399"},
    {FLOAT_F128, {0x999999999999999a, 0x3ffb999999999999}, "1.000000e-01"},
    {FLOAT_F128, {0x6666666666666666, 0xbffe666666666666}, "-7.000000e-01"},
    {FLOAT_F128, {0x0, 0x3fff000000000000}, "1.000000e+00"},
    {FLOAT_F128, {0x8469898cc51701b8, 0x4000921fb54442d1}, "3.1415926535897932384626433832795028"},
    {FLOAT_F128, {0x0, 0x4017000001000000}, "0x40170000010000000000000000000000"},
    {FLOAT_F128, {0x0, 0x400fe24000000000}, "1.234560e+05"},
    {FLOAT_F128, {0x0, 0x40132d6870000000}, "0x40132D68700000000000000000000000"},
    {FLOAT_F128, {0x8461f9f01b866e4, 0x3fee4f8b588e368f}, "9.99999999999999999999999999999999966E-6"},
    {FLOAT_F128, {0x0, 0x400effc000000000}, "6.550400e+04"},
    {FLOAT_F128, {0x0, 0x40202a05f2000000}, "1.000000e+10"},
    {FLOAT_F128, {0x7318000000000000, 0x404dfe185ca57c51}, "6.02214076E+23"},
    {FLOAT_F128, {0x0, 0x4019d6f345600000}, "123456789.5"},
    {FLOAT_F128, {0x2000000000000000, 0x40480f0cf064dd59}, "1.000000e+22"},
    {FLOAT_F128, {0x6800000000000000, 0x404b52d02c7e14af}, "1.000000e+23"},
    {FLOAT_F128, {0xffffffffffffffff, 0x7ffeffffffffffff}, "1.18973149535723176508575932662800702E+4932"},
    {FLOAT_F128, {0x1}, "6.475180e-4966"},
    {FLOAT_F128, {0x0, 0x1000000000000}, "3.3621031431120935062626778173217526E-4932"},
    {FLOAT_F128, {0}, "0.000000e+00"},
    {FLOAT_F128, {0x0, 0x7fff800000000000}, "0x7FFF8000000000000000000000000000"},
    {FLOAT_F128, {0x0, 0xffff000000000000}, "0xFFFF0000000000000000000000000000"},
    {FLOAT_F128, {0xb5d3930bc17b642f, 0xbfdd4236ff76a3f9}, "-7.32631714442362695239754485408886337E-11"},
    {FLOAT_F128, {0xf2533c03088521d8, 0xf8c2ba948ae601a8}, "-3.1960903827532911913814086123958246E+4374"},
    {FLOAT_F128, {0xb8851e06d34be87c, 0x3c07bc87cf2f95ce}, "2.47278301582700491201850660653543759E-306"},
    {FLOAT_PPC_FP128, {0x3fb999999999999a, 0xbc5999999999999a}, "0.0999999999999999999999999999999997"},
    {FLOAT_PPC_FP128, {0xbfe6666666666666, 0xbc8999999999999a}, "-7.000000e-01"},
    {FLOAT_PPC_FP128, {0x3ff0000000000000}, "1.000000e+00"},
    {FLOAT_PPC_FP128, {0x400921fb54442d18, 0x3ca1a62633145c06}, "3.14159265358979323846264338327948"},
    {FLOAT_PPC_FP128, {0x4170000010000000}, "0x4170000010000000"},
    {FLOAT_PPC_FP128, {0x40fe240000000000}, "1.234560e+05"},
    {FLOAT_PPC_FP128, {0x4132d68700000000}, "0x4132D68700000000"},
    {FLOAT_PPC_FP128, {0x3ee4f8b588e368f1, 0xbb8ee78183f91e64}, "1.000000e-05"},
    {FLOAT_PPC_FP128, {0x40effc0000000000}, "6.550400e+04"},
    {FLOAT_PPC_FP128, {0x4202a05f20000000}, "1.000000e+10"},
    {FLOAT_PPC_FP128, {0x44dfe185ca57c517, 0x4168c00000000000}, "6.02214076E+23"},
    {FLOAT_PPC_FP128, {0x419d6f3456000000}, "123456789.5"},
    {FLOAT_PPC_FP128, {0x4480f0cf064dd592}, "1.000000e+22"},
    {FLOAT_PPC_FP128, {0x44b52d02c7e14af6, 0x4160000000000000}, "1.000000e+23"},
    {FLOAT_PPC_FP128, {0x7fefffffffffffff, 0x7c8ffffffffffffe}, "1.79769313486231580793728971405301E+308"},
    {FLOAT_PPC_FP128, {0x1}, "4.940660e-324"},
    {FLOAT_PPC_FP128, {0x360000000000000}, "2.00416836000897277799610805135016E-292"},
    {FLOAT_PPC_FP128, {0}, "0.000000e+00"},
    {FLOAT_PPC_FP128, {0x7ff8000000000000}, "0x7FF8000000000000"},
    {FLOAT_PPC_FP128, {0xfff0000000000000}, "0xFFF0000000000000"},
    {FLOAT_PPC_FP128, {0x9c8f420582b6923c}, "-4.04419628466338966481194825494835E-171"},
    {FLOAT_PPC_FP128, {0x9615a566a6354cc6, 0x128a2c01ca2c80b9}, "-2.76161119032154721730099501945504E-202"},
    {FLOAT_PPC_FP128, {0xb21bc6772eb6c4b1, 0x2e93711c4f7661d2}, "-2.57560376724603633893896244255713E-67"},
};
// clang-format on

static void test_printed(Tally *t) {
  for (size_t i = 0; i < sizeof printed / sizeof printed[0]; i++) {
    char text[FLOAT_PRINT_MAX];
    const Printed *p = &printed[i];
    EXPECT_TEXT(t, text, float_print(text, p->kind, p->bits), p->text);
  }
}

// What is printed reads back as the same bits, bits in hexadecimal included.
static void test_round_trip(Tally *t, FloatKind kind, const uint64_t *bits) {
  char text[FLOAT_PRINT_MAX];
  uint64_t back[2] = {0};
  size_t size = float_print(text, kind, bits);
  bool negative = text[0] == '-';
  if (size > 2 && text[1] == 'x')
    EXPECT(t, wide_parse(back, 128, text, size));
  else
    EXPECT(t,
           float_parse(back, kind, negative, text + negative, size - negative));
  if (!EXPECT(t, back[0] == bits[0] && back[1] == bits[1]))
    fprintf(stderr, "  %s %.*s\n", float_format(kind)->name, (int)size, text);
}

static void test_all_values(Tally *t) {
  for (int k = 0; k < FLOAT_TF32; k++)
    for (uint64_t i = 0; !(i >> float_format((FloatKind)k)->bits); i++)
      test_round_trip(t, (FloatKind)k, (const uint64_t[2]){i});
}

// Any exponent, or one near zero; any fraction, or one with few bits.
static void some_bits(uint64_t *bits, FloatKind kind, uint64_t *seed) {
  uint32_t width = float_format(kind)->bits;
  uint64_t words[2] = {next_random(seed), next_random(seed)};
  if (next_random(seed) % 2) {
    double value = (double)(int64_t)next_random(seed) / 4294967296.0;
    if (next_random(seed) % 2)
      value = (double)(float)value;
    float_from_double(words, kind, value);
  }
  bits[0] = words[0];
  bits[1] = width > 64 ? words[1] : 0;
  bits[width > 64] &= wide_mask(width);
  if (kind == FLOAT_F80 && float_is_nan(kind, bits))
    float_nan(bits, kind);
}

static void test_some_values(Tally *t, uint64_t *seed) {
  for (int k = FLOAT_TF32; k < FLOAT_PPC_FP128; k++)
    for (int i = 0; i < (k > FLOAT_F64 ? 400 : 4000); i++) {
      uint64_t bits[2];
      some_bits(bits, (FloatKind)k, seed);
      test_round_trip(t, (FloatKind)k, bits);
    }
}

static void expect_as_libc(Tally *t, const char *text) {
  double d = strtod(text, NULL);
  float f = strtof(text, NULL);
  uint64_t want_d, got[2];
  uint32_t want_f;
  memcpy(&want_d, &d, sizeof d);
  memcpy(&want_f, &f, sizeof f);
  bool ok = EXPECT(t, float_parse(got, FLOAT_F64, false, text, strlen(text)) &&
                          got[0] == want_d);
  // glibc 2.36 rounds some subnormals wrong.
  if (f == 0 || f >= FLT_MIN)
    ok &= EXPECT(t, float_parse(got, FLOAT_F32, false, text, strlen(text)) &&
                        got[0] == want_f);
  if (!ok)
    fprintf(stderr, "  %s\n", text);
}

// Digits, and digits that are exactly halfway between two numbers, or all but.
static void test_against_libc(Tally *t, uint64_t *seed) {
  static char text[2400];
  for (int i = 0; i < 20000; i++) {
    uint64_t a = next_random(seed) >> next_random(seed) % 64;
    uint64_t b = next_random(seed) >> next_random(seed) % 64;
    int exponent = (int)(next_random(seed) % 700) - 350;
    if (i % 2)
      exponent %= 40;
    snprintf(text, sizeof text, "%llu.%llue%d", (unsigned long long)a,
             (unsigned long long)b, exponent);
    expect_as_libc(t, text);
  }
  for (int i = 0; i < 2000; i++) {
    uint64_t bits = next_random(seed);
    if (i % 2) // an odd multiple of half the last place of an f32
      bits = (bits & 0xffffffffe0000000) | 0x10000000;
    if (i % 3 == 0)
      bits = (bits & 0x8bffffffffffffff) | 0x3800000000000000;
    double d;
    memcpy(&d, &bits, sizeof d);
    if (d != d || d - d != 0)
      continue;
    int size = snprintf(text, sizeof text - 40, "%.*f", 1100, d < 0 ? -d : d);
    expect_as_libc(t, text);
    text[size - 1] = '1';
    expect_as_libc(t, text);
  }
}

static void test_rejected(Tally *t) {
  static const char *const bad[] = {"",     ".5",   "e5",   "1e",
                                    "1e+",  "1.5f", "+1.0", "1.0e5x",
                                    "1..2", "-1",   "nan",  "0x1p3"};
  for (size_t i = 0; i < sizeof bad / sizeof bad[0]; i++) {
    uint64_t r[2];
    EXPECT(t, !float_parse(r, FLOAT_F64, false, bad[i], strlen(bad[i])));
  }
}

typedef struct Read {
  FloatKind kind;
  bool literal, negative;
  const char *text;
  uint64_t bits[2];
} Read;

// clang-format off
static const Read texts[] = {
    {FLOAT_F64, false, false, "1", {0x3ff0000000000000}},
    {FLOAT_F64, false, false, "1.", {0x3ff0000000000000}},
    {FLOAT_F64, false, true, "0.0", {0x8000000000000000}},
    {FLOAT_F64, false, false, "0.0e999999999999999999999999", {0}},
    {FLOAT_F64, false, false, "1.0e99999999999999999999999999", {0x7ff0000000000000}},
    {FLOAT_F64, false, true, "1.0e-99999999999999999999999999", {0x8000000000000000}},
    {FLOAT_F64, false, false, "1.7976931348623158e308", {0x7fefffffffffffff}},
    {FLOAT_F64, false, false, "1.7976931348623159e308", {0x7ff0000000000000}},
    {FLOAT_F64, false, false, "2.4703282292062327e-324", {0}},
    {FLOAT_F64, false, false, "2.4703282292062328e-324", {1}},
    {FLOAT_F64, false, false, "9007199254740993.0", {0x4340000000000000}},
    {FLOAT_F64, false, false, "9007199254740993.0000000000000000000000000000000000001", {0x4340000000000001}},
    // Between the halves of two roundings: one, then the other.
    {FLOAT_F32, false, false, "1.000000059604644775390626", {0x3f800001}},
    {FLOAT_F32, true, false, "1.000000059604644775390626", {0x3f800000}},
    {FLOAT_F32, false, false,
     "0.00000000000000000000000000000000000000894916668303307184670171253228574387344522394955624038815832"
     "076780137352076116563637242506956681609153747558593750", {0x6172a3}},
    {FLOAT_F128, false, false, "0.1", {0x999999999999999a, 0x3ffb999999999999}},
    {FLOAT_F128, true, false, "0.1", {0xa000000000000000, 0x3ffb999999999999}},
    {FLOAT_F80, false, false, "0.1", {0xcccccccccccccccd, 0x3ffb}},
    {FLOAT_F80, true, false, "0.1", {0xccccccccccccd000, 0x3ffb}},
    {FLOAT_F128, false, false, "6.5e-4966", {1, 0}},
    {FLOAT_F128, false, false, "3.2e-4966", {0, 0}},
    {FLOAT_F128, false, false, "1.2e4932", {0, 0x7fff000000000000}},
    {FLOAT_F8E4M3FN, false, false, "464.0", {0x7e}},
    {FLOAT_F8E4M3FN, false, false, "464.00000000000000000001", {0x7f}},
    {FLOAT_F8E4M3FN, true, false, "464.00000000000000000001", {0x7e}},
    {FLOAT_F8E4M3FN, false, true, "465.0", {0xff}},
    {FLOAT_F8E5M2FNUZ, false, true, "1.0e9", {0x80}},
    {FLOAT_F8E5M2FNUZ, false, true, "1.0e-9", {0}},
    {FLOAT_F4E2M1FN, false, true, "1.0e9", {0xf}},
    {FLOAT_F4E2M1FN, false, false, "0.25", {0}},
    {FLOAT_F4E2M1FN, false, false, "0.2500000000000000000000000000000001", {1}},
    {FLOAT_F8E8M0FNU, false, false, "0.0", {0}},
    {FLOAT_F8E8M0FNU, false, false, "3.0", {0x81}},
    {FLOAT_F8E8M0FNU, false, false, "2.99", {0x80}},
};
// clang-format on

static void test_texts(Tally *t) {
  for (size_t i = 0; i < sizeof texts / sizeof texts[0]; i++) {
    const Read *p = &texts[i];
    uint64_t r[2];
    size_t size = strlen(p->text);
    bool ok = p->literal
                  ? float_parse_literal(r, p->kind, p->negative, p->text, size)
                  : float_parse(r, p->kind, p->negative, p->text, size);
    if (!EXPECT(t, ok && r[0] == p->bits[0] && r[1] == p->bits[1]))
      fprintf(stderr, "  %s %s\n", float_format(p->kind)->name, p->text);
  }
}

// Digits by the million cost their reading and no more.
static void test_long_text(Tally *t) {
  size_t size = 3000000;
  char *text = malloc(size);
  uint64_t r[2];
  memset(text, '0', size);
  text[size / 3] = '.';
  text[size - 1] = '1';
  EXPECT(t, float_parse(r, FLOAT_F64, false, text, size) && r[0] == 0);
  text[0] = '1';
  text[1] = '.';
  text[size / 3] = '0';
  EXPECT(t, float_parse(r, FLOAT_F32, false, text, size));
  EXPECT(t, r[0] == 0x3f800000);
  memcpy(text, "1000000059604644775390625", 25); // halfway, then a bit more
  memcpy(text + size - 9, "1e-999990", 9);
  text[1000] = '.';
  EXPECT(t, float_parse(r, FLOAT_F32, false, text, size) && r[0] == 0);
  memset(text, '9', size);
  memcpy(text + size - 9, "e-2999991", 9);
  EXPECT(t, float_parse(r, FLOAT_F32, false, text, size));
  EXPECT(t, r[0] == 0x3f800000);
  free(text);
}

int main(void) {
  Tally t = {0};
  uint64_t seed = 3;
  test_printed(&t);
  test_texts(&t);
  test_rejected(&t);
  test_all_values(&t);
  test_some_values(&t, &seed);
  test_against_libc(&t, &seed);
  test_long_text(&t);
  return finish(&t);
}
