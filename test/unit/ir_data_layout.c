// Sizes and alignments under data layouts, against what LLVM 22 folds
// `getelementptr T, null, 1` and the offset of T in { i8, T } to, and what
// strings LLVM refuses.

#include "ir/ir.h"

typedef struct LayoutCase {
  const char *layout;
  const char *expected; // size/alignment of every type of make_types()
} LayoutCase;

// clang-format off
static const LayoutCase layouts[] = {
    {// default
     "",
     "1/1 1/1 1/1 2/2 4/4 4/4 8/4 8/4 8/4 12/4 16/4 32/4 2/2 2/2 4/4 8/8 16/16 "
     "16/16 16/16 8/8 8/8 1/1 1/1 2/2 2/2 4/4 4/4 16/16 16/16 16/16 32/32 "
     "32/32 16/16 12/4 32/16 60/4 8/4 12/4 20/4 9/1 0/1 16/8 16/8 32/16 8/4 "
     "0/4"},
    {// x86_64-linux-gnu
     "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-"
     "n8:16:32:64-S128",
     "1/1 1/1 1/1 2/2 4/4 4/4 8/8 8/8 8/8 16/16 16/16 32/16 2/2 2/2 4/4 8/8 "
     "16/16 16/16 16/16 8/8 8/8 1/1 1/1 2/2 2/2 4/4 4/4 16/16 16/16 16/16 "
     "32/32 32/32 16/16 12/4 32/16 80/8 8/4 16/8 32/16 9/1 0/1 16/8 16/8 32/16 "
     "8/4 0/4"},
    {// i386-linux-gnu
     "e-m:e-p:32:32-p270:32:32-p271:32:32-p272:64:64-i128:128-f64:32:64-"
     "f80:32-n8:16:32-S128",
     "1/1 1/1 1/1 2/2 4/4 4/4 8/4 8/4 8/4 16/16 16/16 32/16 2/2 2/2 4/4 8/4 "
     "12/4 16/16 16/16 4/4 4/4 1/1 1/1 2/2 2/2 4/4 4/4 16/16 16/16 16/16 32/32 "
     "32/32 8/8 12/4 24/4 60/4 8/4 12/4 32/16 9/1 0/1 12/4 12/4 16/4 8/4 0/4"},
    {// armv7-linux-gnueabihf
     "e-m:e-p:32:32-Fi8-i64:64-v128:64:128-a:0:32-n32-S64",
     "1/1 1/1 1/1 2/2 4/4 4/4 8/8 8/8 8/8 16/8 16/8 32/8 2/2 2/2 4/4 8/8 16/16 "
     "16/16 16/16 4/4 4/4 1/1 1/1 2/2 2/2 4/4 4/4 16/16 16/16 16/8 32/32 32/32 "
     "8/8 12/4 32/16 80/8 8/4 16/8 24/8 9/1 0/1 12/4 16/8 32/16 8/4 0/4"},
    {// aarch64-linux-gnu
     "e-m:e-p270:32:32-p271:32:32-p272:64:64-i8:8:32-i16:16:32-i64:64-"
     "i128:128-n32:64-S128-Fn32",
     "1/1 1/1 1/1 2/2 4/4 4/4 8/8 8/8 8/8 16/16 16/16 32/16 2/2 2/2 4/4 8/8 "
     "16/16 16/16 16/16 8/8 8/8 1/1 1/1 2/2 2/2 4/4 4/4 16/16 16/16 16/16 "
     "32/32 32/32 16/16 12/4 32/16 80/8 8/4 16/8 32/16 9/1 0/1 16/8 16/8 32/16 "
     "8/4 0/4"},
    {// riscv64-linux-gnu
     "e-m:e-p:64:64-i64:64-i128:128-n32:64-S128",
     "1/1 1/1 1/1 2/2 4/4 4/4 8/8 8/8 8/8 16/16 16/16 32/16 2/2 2/2 4/4 8/8 "
     "16/16 16/16 16/16 8/8 8/8 1/1 1/1 2/2 2/2 4/4 4/4 16/16 16/16 16/16 "
     "32/32 32/32 16/16 12/4 32/16 80/8 8/4 16/8 32/16 9/1 0/1 16/8 16/8 32/16 "
     "8/4 0/4"},
    {// riscv32-unknown-elf
     "e-m:e-p:32:32-i64:64-n32-S128",
     "1/1 1/1 1/1 2/2 4/4 4/4 8/8 8/8 8/8 16/8 16/8 32/8 2/2 2/2 4/4 8/8 16/16 "
     "16/16 16/16 4/4 4/4 1/1 1/1 2/2 2/2 4/4 4/4 16/16 16/16 16/16 32/32 "
     "32/32 8/8 12/4 32/16 80/8 8/4 16/8 24/8 9/1 0/1 12/4 16/8 32/16 8/4 0/4"},
    {// avr
     "e-P1-p:16:8-i8:8-i16:8-i32:8-i64:8-f32:8-f64:8-n8:16-a:8",
     "1/1 1/1 1/1 2/1 3/1 4/1 5/1 6/1 8/1 9/1 16/1 32/1 2/2 2/2 4/1 8/1 16/16 "
     "16/16 16/16 2/1 2/1 1/1 1/1 2/2 2/2 4/4 4/4 16/16 16/16 16/16 32/32 "
     "32/32 4/4 9/1 32/16 45/1 5/1 9/1 17/1 9/1 0/1 6/1 12/1 32/16 8/4 0/1"},
    {// wasm32-unknown-unknown
     "e-m:e-p:32:32-p10:8:8-p20:8:8-i64:64-i128:128-n32:64-S128-ni:1:10:20",
     "1/1 1/1 1/1 2/2 4/4 4/4 8/8 8/8 8/8 16/16 16/16 32/16 2/2 2/2 4/4 8/8 "
     "16/16 16/16 16/16 4/4 4/4 1/1 1/1 2/2 2/2 4/4 4/4 16/16 16/16 16/16 "
     "32/32 32/32 8/8 12/4 32/16 80/8 8/4 16/8 32/16 9/1 0/1 12/4 16/8 32/16 "
     "8/4 0/4"},
    {// s390x-linux-gnu
     "E-m:e-i1:8:16-i8:8:16-i64:64-f128:64-v128:64-a:8:16-n32:64",
     "1/1 1/1 1/1 2/2 4/4 4/4 8/8 8/8 8/8 16/8 16/8 32/8 2/2 2/2 4/4 8/8 16/16 "
     "16/8 16/8 8/8 8/8 1/1 1/1 2/2 2/2 4/4 4/4 16/16 16/16 16/8 32/32 32/32 "
     "16/8 12/4 32/16 80/8 8/4 16/8 24/8 9/1 0/1 16/8 16/8 32/16 8/4 0/4"},
    {// msp430
     "e-m:e-p:16:16-i32:16-i64:16-f32:16-f64:16-a:8-n8:16-S16",
     "1/1 1/1 1/1 2/2 4/2 4/2 6/2 6/2 8/2 10/2 16/2 32/2 2/2 2/2 4/2 8/2 16/16 "
     "16/16 16/16 2/2 2/2 1/1 1/1 2/2 2/2 4/4 4/4 16/16 16/16 16/16 32/32 "
     "32/32 4/4 12/2 32/16 50/2 6/2 10/2 18/2 9/1 0/1 8/2 12/2 32/16 8/4 0/2"},
    {// hexagon-unknown-elf
     "e-m:e-p:32:32:32-a:0-n16:32-i64:64:64-i32:32:32-i16:16:16-i1:8:8-"
     "f32:32:32-f64:64:64-v32:32:32-v64:64:64-v512:512:512-v1024:1024:1024-"
     "v2048:2048:2048",
     "1/1 1/1 1/1 2/2 4/4 4/4 8/8 8/8 8/8 16/8 16/8 32/8 2/2 2/2 4/4 8/8 16/16 "
     "16/16 16/16 4/4 4/4 1/1 1/1 2/2 2/2 4/4 4/4 16/16 16/16 16/16 32/32 "
     "32/32 8/8 12/4 32/16 80/8 8/4 16/8 24/8 9/1 0/1 12/4 16/8 32/16 8/4 0/4"},
    {// nvptx64-nvidia-cuda
     "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64",
     "1/1 1/1 1/1 2/2 4/4 4/4 8/8 8/8 8/8 16/16 16/16 32/32 2/2 2/2 4/4 8/8 "
     "16/16 16/16 16/16 8/8 8/8 1/1 1/1 2/2 2/2 4/4 4/4 16/16 16/16 16/16 "
     "32/32 32/32 16/16 12/4 32/16 80/8 8/4 16/8 32/16 9/1 0/1 16/8 16/8 32/16 "
     "8/4 0/4"},
    {// amdgcn-amd-amdhsa
     "e-m:e-p:64:64-p1:64:64-p2:32:32-p3:32:32-p4:64:64-p5:32:32-p6:32:32-"
     "p7:160:256:256:32-p8:128:128:128:48-p9:192:256:256:32-i64:64-v16:16-"
     "v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-"
     "v2048:2048-n32:64-S32-A5-G1-ni:7:8:9",
     "1/1 1/1 1/1 2/2 4/4 4/4 8/8 8/8 8/8 16/8 16/8 32/8 2/2 2/2 4/4 8/8 16/16 "
     "16/16 16/16 8/8 8/8 1/1 1/1 2/2 2/2 4/4 4/4 16/16 16/16 16/16 32/32 "
     "32/32 16/16 12/4 32/16 80/8 8/4 16/8 24/8 9/1 0/1 16/8 16/8 32/16 8/4 "
     "0/4"},
    {// made up
     "e-p:32:32-i64:64-i24:8-f80:32-v48:16-a:64",
     "1/1 1/1 1/1 2/2 3/1 4/4 8/8 8/8 8/8 16/8 16/8 32/8 2/2 2/2 4/4 8/8 12/4 "
     "16/16 16/16 4/4 4/4 1/1 1/1 2/2 2/2 4/4 4/4 16/16 16/16 16/16 32/32 "
     "32/32 8/8 9/1 24/4 80/8 8/8 16/8 24/8 9/1 0/8 24/8 16/8 16/8 8/8 0/4"},
    {// made up
     "E-i1:16-i16:8-i128:128-f16:8-v8:32-v96:128",
     "2/2 1/1 1/1 2/1 4/4 4/4 8/4 8/4 8/4 16/16 16/16 32/16 2/1 2/1 4/4 8/8 "
     "16/16 16/16 16/16 8/8 8/8 1/1 1/1 2/2 2/2 4/4 4/4 16/16 16/16 16/16 "
     "32/32 32/32 16/16 12/4 32/16 60/4 8/4 12/4 32/16 9/1 0/1 16/8 16/8 32/16 "
     "8/4 0/4"},
};
// clang-format on

typedef struct BadLayout {
  const char *layout, *why;
} BadLayout;

static const BadLayout bad[] = {
    {"e-", "empty specification is not allowed"},
    {"x", "unknown specifier 'x'"},
    {"e1", "malformed specification, must be just 'e' or 'E'"},
    {"i8", "malformed specification, must be of the form "
           "\"i<size>:<abi>[:<pref>]\""},
    {"f:8", "size component cannot be empty"},
    {"i0:8", "size must be a non-zero 24-bit integer"},
    {"i16777216:8", "size must be a non-zero 24-bit integer"},
    {"i8:16", "i8 must be 8-bit aligned"},
    {"i32:24", "ABI alignment must be a power of two times the byte width"},
    {"i32:65536", "ABI alignment must be a 16-bit integer"},
    {"i32::64", "ABI alignment component cannot be empty"},
    {"f32:0", "ABI alignment must be non-zero"},
    {"i32:64:32", "preferred alignment cannot be less than the ABI alignment"},
    {"a1:8", "size must be zero"},
    {"a:0:0", "preferred alignment must be non-zero"},
    {"p:64", "malformed specification, must be of the form "
             "\"p[<n>]:<size>:<abi>[:<pref>[:<idx>]]\""},
    {"p::8", "pointer size component cannot be empty"},
    {"p:0:8", "pointer size must be a non-zero 24-bit integer"},
    {"p:32:32:32:64", "index size cannot be larger than the pointer size"},
    {"p16777216:32:32", "address space must be a 24-bit integer"},
    {"pz1:64:64", "not a valid pointer specification flag"},
    {"p1():64:64", "Expected `( address space name )`"},
    {"S0", "stack natural alignment must be non-zero"},
    {"n", "size component cannot be empty"},
    {"ni:0", "address space 0 cannot be non-integral"},
    {"ni:1:", "address space component cannot be empty"},
    {"ni", "malformed specification, must be of the form \"ni:<address "
           "space>[:<address space>]...\""},
    {"m:z", "unknown mangling mode"},
    {"Fx8", "unknown function pointer alignment type"},
    {"A", "malformed specification, must be of the form \"A<address space>\""},
    {"f32",
     "malformed specification, must be of the form \"f<size>:<abi>[:<pref>]\""},
    {"v128",
     "malformed specification, must be of the form \"v<size>:<abi>[:<pref>]\""},
    {"v64:128:128:128",
     "malformed specification, must be of the form \"v<size>:<abi>[:<pref>]\""},
    {"i8:8:8:8",
     "malformed specification, must be of the form \"i<size>:<abi>[:<pref>]\""},
    {"a", "malformed specification, must be of the form \"a:<abi>[:<pref>]\""},
    {"a:8:8:8",
     "malformed specification, must be of the form \"a:<abi>[:<pref>]\""},
    {"ax:8", "size must be zero"},
    {"ax", "malformed specification, must be of the form \"a:<abi>[:<pref>]\""},
    {"a:24", "ABI alignment must be a power of two times the byte width"},
    {"a:8:x", "preferred alignment must be a 16-bit integer"},
    {"p:64:64:64:64:64", "malformed specification, must be of the form "
                         "\"p[<n>]:<size>:<abi>[:<pref>[:<idx>]]\""},
    {"p:64:64:64:", "index size component cannot be empty"},
    {"p:64:64:64:0", "index size must be a non-zero 24-bit integer"},
    {"p:64:64:64:x", "index size must be a non-zero 24-bit integer"},
    {"p:64:64:32", "preferred alignment cannot be less than the ABI alignment"},
    {"p:64:24", "ABI alignment must be a power of two times the byte width"},
    {"p:64:65536", "ABI alignment must be a 16-bit integer"},
    {"p:64:0", "ABI alignment must be non-zero"},
    {"pu:64:64", "address space 0 cannot be unstable or have external state"},
    {"p!:64:64", "address space must be a 24-bit integer"},
    {"p1(:64:64", "Expected `( address space name )`"},
    {"p1(x:64:64", "Expected `( address space name )`"},
    {"p1(x)y:64:64", "Expected `( address space name )`"},
    {"p1x:64:64", "address space must be a 24-bit integer"},
    {"i99999999999:8", "size must be a non-zero 24-bit integer"},
    {"i1x:8", "size must be a non-zero 24-bit integer"},
    {"i+8:8", "size must be a non-zero 24-bit integer"},
    {"i32:8x", "ABI alignment must be a 16-bit integer"},
    {"i32:", "ABI alignment component cannot be empty"},
    {"i32:32:", "preferred alignment component cannot be empty"},
    {"i32:32:0", "preferred alignment must be non-zero"},
    {"i32:32:24",
     "preferred alignment must be a power of two times the byte width"},
    {"i32:32:65536", "preferred alignment must be a 16-bit integer"},
    {"i:32", "size component cannot be empty"},
    {"ni1", "malformed specification, must be of the form \"ni:<address "
            "space>[:<address space>]...\""},
    {"ni:x", "address space must be a 24-bit integer"},
    {"ni:1:0", "address space 0 cannot be non-integral"},
    {"ni:16777216", "address space must be a 24-bit integer"},
    {"nx", "size must be a non-zero 24-bit integer"},
    {"n8:", "size component cannot be empty"},
    {"n8:0", "size must be a non-zero 24-bit integer"},
    {"n64:16777216", "size must be a non-zero 24-bit integer"},
    {"S", "malformed specification, must be of the form \"S<size>\""},
    {"S24",
     "stack natural alignment must be a power of two times the byte width"},
    {"S65536", "stack natural alignment must be a 16-bit integer"},
    {"S8:8", "stack natural alignment must be a 16-bit integer"},
    {"F", "malformed specification, must be of the form \"F<type><abi>\""},
    {"Fi", "ABI alignment component cannot be empty"},
    {"Fi0", "ABI alignment must be non-zero"},
    {"Fi24", "ABI alignment must be a power of two times the byte width"},
    {"Fn8:", "ABI alignment must be a 16-bit integer"},
    {"m", "malformed specification, must be of the form \"m:<mangling>\""},
    {"m:", "malformed specification, must be of the form \"m:<mangling>\""},
    {"mo", "malformed specification, must be of the form \"m:<mangling>\""},
    {"m:ee", "unknown mangling mode"},
    {"m!e", "malformed specification, must be of the form \"m:<mangling>\""},
    {"G", "malformed specification, must be of the form \"G<address space>\""},
    {"Gx", "address space must be a 24-bit integer"},
    {"G16777216", "address space must be a 24-bit integer"},
    {"P", "malformed specification, must be of the form \"P<address space>\""},
    {"Px", "address space must be a 24-bit integer"},
    {"Px1", "address space must be a 24-bit integer"},
    {"A16777216", "address space must be a 24-bit integer"},
    {"Ax", "address space must be a 24-bit integer"},
    {"E1", "malformed specification, must be just 'e' or 'E'"},
    {"e2", "malformed specification, must be just 'e' or 'E'"},
    {"z:8", "unknown specifier 'z'"},
    {":", "unknown specifier ':'"},
    {"-e", "empty specification is not allowed"},
    {"e--i8:8", "empty specification is not allowed"},
    {"-", "empty specification is not allowed"},
    {"f16:16:8", "preferred alignment cannot be less than the ABI alignment"},
    {"v0:8", "size must be a non-zero 24-bit integer"},
    {"v16777216:8", "size must be a non-zero 24-bit integer"},
    {"pe0:64:64", "address space 0 cannot be unstable or have external state"},
    {"pu0(x):64:64",
     "address space 0 cannot be unstable or have external state"},
    {"pe(x):64:64",
     "address space 0 cannot be unstable or have external state"},
    {"p!1:64:64", "address space must be a 24-bit integer"},
};

static const char *const good[] = {
    "a:0",           "pe1:64:64", "p1(x):64:64", "ni:1:2",     "Fn8", "s:1",
    "v32:32-v32:64", "e-E",       "pee1:64:64",  "p(x):64:64", "s",   "sx",
    "v16777215:8"};

enum { MAX_TYPES = 64 };

static Type *array(Ctx *ctx, uint64_t n, Type *element) {
  return type_llvm_array(ctx, element, n);
}

static Type *vector(Ctx *ctx, int64_t n, Type *element) {
  return type_vector(ctx, 1, &n, NULL, element);
}

static Type *structure(Ctx *ctx, bool packed, uint32_t n, Type *a, Type *b,
                       Type *c) {
  Type *fields[] = {a, b, c};
  return type_llvm_struct(ctx, fields, n, packed);
}

// In the order of the tables.
static int make_types(Ctx *ctx, Type **types) {
  static const uint32_t widths[] = {1,  7,  8,  16, 24,  32,
                                    33, 48, 64, 65, 128, 256};
  static const FloatKind floats[] = {FLOAT_F16, FLOAT_BF16, FLOAT_F32,
                                     FLOAT_F64, FLOAT_F80,  FLOAT_F128};
  Type *f80 = type_float(ctx, FLOAT_F80), *i24 = type_int(ctx, 24);
  int n = 0;
  for (size_t i = 0; i < ARRAY_SIZE(widths); i++)
    types[n++] = type_int(ctx, widths[i]);
  for (size_t i = 0; i < ARRAY_SIZE(floats); i++)
    types[n++] = type_float(ctx, floats[i]);
  types[n++] = type_float(ctx, FLOAT_PPC_FP128);
  types[n++] = ctx->llvm_ptr;
  types[n++] = type_llvm_ptr(ctx, NULL, 1);
  types[n++] = vector(ctx, 2, ctx->i1);
  types[n++] = vector(ctx, 3, ctx->i1);
  types[n++] = vector(ctx, 9, ctx->i1);
  types[n++] = vector(ctx, 16, ctx->i1);
  types[n++] = vector(ctx, 4, ctx->i8);
  types[n++] = vector(ctx, 3, ctx->i8);
  types[n++] = vector(ctx, 3, i24);
  types[n++] = vector(ctx, 3, ctx->i32);
  types[n++] = vector(ctx, 2, ctx->i64);
  types[n++] = vector(ctx, 8, ctx->f32);
  types[n++] = vector(ctx, 3, ctx->f64);
  types[n++] = vector(ctx, 2, ctx->llvm_ptr);
  types[n++] = array(ctx, 3, i24);
  types[n++] = array(ctx, 2, f80);
  types[n++] = array(ctx, 5, structure(ctx, false, 2, ctx->i8, ctx->i64, NULL));
  types[n++] = structure(ctx, false, 2, ctx->i8, ctx->i32, NULL);
  types[n++] = structure(ctx, false, 2, ctx->i8, ctx->i64, NULL);
  types[n++] = structure(ctx, false, 2, ctx->i8, type_int(ctx, 128), NULL);
  types[n++] = structure(ctx, true, 2, ctx->i8, ctx->i64, NULL);
  types[n++] = structure(ctx, false, 0, NULL, NULL, NULL);
  types[n++] = structure(ctx, false, 3, ctx->i8,
                         structure(ctx, false, 2, ctx->i16, ctx->i8, NULL),
                         ctx->llvm_ptr);
  types[n++] =
      structure(ctx, false, 3, ctx->i1, array(ctx, 3, ctx->i8), ctx->f64);
  types[n++] = structure(ctx, false, 2, ctx->i8, f80, NULL);
  types[n++] = structure(ctx, false, 2, vector(ctx, 3, ctx->i8), ctx->i8, NULL);
  types[n++] = array(ctx, 0, ctx->i32);
  return n;
}

static int check_layout(Ctx *ctx, const LayoutCase *test) {
  Type *types[MAX_TYPES];
  int n = make_types(ctx, types), failures = 0;
  const char *why, *at = test->expected;
  DataLayout layout;
  if (!data_layout_parse(&layout, str_from(test->layout), &why)) {
    printf("\"%s\" is refused: %s\n", test->layout, why);
    return 1;
  }
  for (int i = 0; i < n; i++) {
    unsigned size, align;
    int used;
    if (sscanf(at, "%u/%u%n", &size, &align, &used) != 2)
      bug("the table is too short");
    at += used;
    if (data_layout_alloc_size(&layout, types[i]) == size &&
        data_layout_abi_align(&layout, types[i]) == align)
      continue;
    printf("\"%s\": %s has %u/%u, not %u/%u\n", test->layout,
           type_str(ctx, types[i]),
           (unsigned)data_layout_alloc_size(&layout, types[i]),
           data_layout_abi_align(&layout, types[i]), size, align);
    failures++;
  }
  return failures;
}

static int check_strings(void) {
  int failures = 0;
  DataLayout layout;
  const char *why = "accepted";
  for (size_t i = 0; i < ARRAY_SIZE(good); i++)
    if (!data_layout_parse(&layout, str_from(good[i]), &why)) {
      printf("\"%s\" is refused: %s\n", good[i], why);
      failures++;
    }
  for (size_t i = 0; i < ARRAY_SIZE(bad); i++, why = "accepted")
    if (data_layout_parse(&layout, str_from(bad[i].layout), &why) ||
        strcmp(why, bad[i].why)) {
      printf("\"%s\": %s\n", bad[i].layout, why);
      failures++;
    }
  return failures;
}

// What is not said by sizes.
static int check_facts(Ctx *ctx) {
  DataLayout layout;
  const char *why;
  Type *types[] = {ctx->i8, ctx->i64, ctx->i8};
  Type *record = type_llvm_struct(ctx, types, 3, false);
  bool ok =
      data_layout_parse(&layout, STR("E-p:32:16-p3:64:64:64:32-A5-G1-P2-n8:16"),
                        &why) &&
      layout.big_endian && layout.pointer_bits == 32 &&
      layout.index_bits == 32 && layout.alloca_space == 5 &&
      layout.global_space == 1 && layout.program_space == 2 &&
      layout.legal_ints == ((1u << 8) | (1u << 16)) &&
      data_layout_pointer_bits(&layout, 3) == 64 &&
      data_layout_index_bits(&layout, 3) == 32 &&
      data_layout_pointer_bits(&layout, 7) == 32 &&
      data_layout_pointer_align(&layout, 0) == 2 &&
      data_layout_bits(&layout, ctx->index_type) == 32 &&
      data_layout_field_offset(&layout, record, 1) == 4 &&
      data_layout_field_offset(&layout, record, 2) == 12 &&
      data_layout_store_size(&layout, type_int(ctx, 65)) == 9;
  if (!ok)
    printf("a fact of a layout is wrong\n");
  return !ok;
}

typedef struct OddType {
  const char *name; // of a target type
  TypeKind kind;    // of another
  unsigned bits, align;
} OddType;

static const OddType odd_types[] = {
    {"aarch64.svcount", 0, 16, 2}, {"spirv.Image", 0, 48, 4},
    {"dx.RawBuffer", 0, 48, 4},    {"amdgcn.named.barrier", 0, 0, 1},
    {NULL, TY_LLVM_LABEL, 48, 4},  {NULL, TY_LLVM_X86_AMX, 8192, 64},
    {NULL, TY_INDEX, 32, 16},
};

// Types that have no size in the table above, in a layout in which nothing is
// as wide as something else.
static int check_odd_types(Ctx *ctx) {
  int failures = 0;
  DataLayout layout;
  const char *why;
  if (!data_layout_parse(&layout, STR("p:48:32:32:32-i32:128"), &why))
    bug("%s", why);
  for (size_t i = 0; i < ARRAY_SIZE(odd_types); i++) {
    const OddType *odd = &odd_types[i];
    Type *type =
        odd->name ? type_llvm_target(ctx, ctx_ident(ctx, str_from(odd->name)),
                                     NULL, 0, NULL, 0)
        : odd->kind == TY_INDEX ? ctx->index_type
                                : type_llvm_simple(ctx, odd->kind);
    if (data_layout_bits(&layout, type) == odd->bits &&
        data_layout_abi_align(&layout, type) == odd->align)
      continue;
    printf("%s has %u bits, aligned to %u\n", type_str(ctx, type),
           (unsigned)data_layout_bits(&layout, type),
           data_layout_abi_align(&layout, type));
    failures++;
  }
  return failures;
}

int main(void) {
  Ctx *ctx = ctx_new(NULL);
  int failures = check_strings() + check_facts(ctx) + check_odd_types(ctx);
  for (size_t i = 0; i < ARRAY_SIZE(layouts); i++)
    failures += check_layout(ctx, &layouts[i]);
  ctx_release(ctx);
  return failures != 0;
}
