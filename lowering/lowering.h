// Lowering: ir to ir, until only the LLVM dialect is left.
//
// A pass is a row of the pass table. A pipeline is a list of passes, written by
// flags or as text; the pass manager runs it, fuses neighbouring conversions
// into one walk, and checks what the rows promise. The driver sees what is in
// this header and no more.
#ifndef MLCC_LOWERING_H
#define MLCC_LOWERING_H

#include "ir/dialects/dialects.h"
#include "ir/target.h"
#include "lowering/pass/row.h"
#include "lowering/pipeline.h"

// pass/table.c

typedef enum PassOptionKind { // what the field is, see passes.def
  OPT_BOOL,
  OPT_INT,
  OPT_UINT,
  OPT_REAL,
  OPT_ENUM,
  OPT_STRING,
  OPT_LIST,
  OPT_INTS,
  OPT_PASSES,
} PassOptionKind;

typedef struct PassOption {
  const char *name;
  PassOptionKind kind;
  size_t offset;     // in the struct of the pass's options
  const char *words; // of OPT_ENUM, with `|` in between
  const char *help;
  bool is_own; // mlcc's; mlir-opt does not have it
} PassOption;

typedef struct PassStat { // a number that a pass counts
  const char *name;
  size_t offset; // in the struct of the pass's counts
  const char *help;
} PassStat;

// The operations that a pass may be run on.
typedef enum PassAnchor {
  ANCHOR_ANY,      // the operation at hand
  ANCHOR_EACH,     // likewise; what is outside stays as it is
  ANCHOR_MODULE,   // builtin.module
  ANCHOR_FUNC,     // func.func; what is outside stays as it is
  ANCHOR_FUNCTION, // a function of any dialect; likewise
} PassAnchor;

struct Pass {
  const char *flag, *name;
  // One of the three, see passes.def.
  void (*handlers)(struct ConvTable *table);
  bool (*prepare)(PassRun *run, Op *root); // before those; or NULL
  bool (*run)(PassRun *run, Op *root);
  const char *dialect;       // a later layer's, which brings `run`; or NULL
  const PassOption *options; // ends with a NULL name
  // The initial values of the options, a struct that begins with its PassId.
  const void *initial;
  size_t options_size;   // of that struct
  const PassStat *stats; // ends with a NULL name
  size_t stats_size;     // of the struct of its counts
  const char *gone; // dialects illegal afterwards, comma-separated, or NULL
  PassAnchor anchor;
  const char *summary;
};

extern const Pass passes[]; // by PassId; ends with a NULL flag
// pass/options.c

void *pass_options_new(Arena *arena, const Pass *pass); // with initial values
// For PassRun.options: the initial ones of all passes.
const void **pass_options_all(Arena *arena);
// Sets what `text` gives, `a=1 b c=x,y`. False with `*why` set to the message
// when the pass has no such option or a value does not fit.
bool pass_options_parse(Arena *arena, const Pass *pass, void *options, Str text,
                        Str *why);
void pass_options_print(Buf *out, const Pass *pass, const void *options);
// pass/parse.c: pipelines as text

typedef struct Step Step;
typedef Vec(Step) Steps;

struct Pipeline {
  Str anchor; // "builtin.module", "func.func", "any"
  Str name;   // "'func.func' Pipeline", in times and statistics
  Steps steps;
};

struct Step {
  const Pass *pass; // or NULL: a nested pipeline
  void *options;    // the struct of the pass
  uint64_t *counts; // likewise, of the last run
  Pipeline *nested;
  const char *only_with; // of this dialect there must be operations, or NULL
};

Step step_new(Arena *arena, const Pass *pass); // with the initial options
// Returns the name that mlir-opt has for the pass.
Str step_name(const Step *step);

// Parses the text inside the parentheses of a pipeline, for any anchor.
Pipeline *pipeline_parse_inner(Arena *arena, Str text, Str *why);
// Neighbours on the same operations become one pipeline, so that all of their
// passes run on an operation before the next one's turn.
void pipeline_join_neighbours(Arena *arena, Pipeline *pipeline);
void step_print(Buf *out, const Step *step); // as text
// pass/pipeline.c: the default pipeline

// Stages of mlcc, for -emit-mlir=<stage>: where the default pipeline may stop.
typedef struct Stage {
  const char *name;
  const char *help;
} Stage;
extern const Stage stages[]; // ends with a NULL name
// The steps up to where functions say which of their arguments results are.
Pipeline *pipeline_of_signatures(Arena *arena, const LoweringChoices *choices);
// All steps up to and including that stage; NULL stage: all. NULL when there
// is no such stage.
Pipeline *pipeline_default(Arena *arena, const char *stage,
                           const LoweringChoices *choices);

// pass/statistics.c

uint64_t *pass_counts_new(Arena *arena, const Pass *pass); // zeros
// pass/legality.c: a builtin.unrealized_conversion_cast of the input. A type is
// NULL where it has none.
typedef struct WrittenCast {
  Loc loc;
  const Type *from, *to;
} WrittenCast;
typedef Vec(WrittenCast) WrittenCasts;

// pass/manager.c

typedef struct PassPatterns PassPatterns;

typedef struct PassManager {
  Ctx *ctx;
  Pool *pool;
  const DataLayout *layout;  // of the target; NULL: that of the module
  const TargetModel *target; // NULL: target_model_unknown
  // That of a function which names its processor itself, by the attributes
  // target_cpu and target_features; called by several threads. NULL: all are for
  // the target.
  const TargetModel *(*target_of)(void *user, const Op *func);
  void *target_user;
  // Code is to be produced: what cannot be lowered is an error where it is
  // found, and after the last step nothing but llvm.* may be left.
  bool total;
  // Lowered memrefs and functions have pointers that say what they point to.
  bool typed_pointers;
  bool verify_each;
  bool separate;          // one walk per conversion, even without observers
  const char *stop_after; // a pass's flag, or NULL
  bool stopped;           // there
  PassPrint print;        // forces `separate`, as does the next
  PassReproducer reproducer;
  // See pass_add_text(); reading text is the session's.
  bool (*add_text)(Ctx *ctx, Pool *pool, Op *module, const char *name,
                   Str text);
  void (*print_op)(void *user, Buf *out, Ctx *ctx, Op *op);
  // With the pipeline that is to run on it, for a reproducer.
  void (*print_with_passes)(void *user, Buf *out, Ctx *ctx, Op *module,
                            Str pipeline);
  void *user;
  bool verifies;   // after passes, here or there
  PtrMap files;    // how many the tree has, by operation
  Buf reproduces;  // what is left when a pass fails
  bool has_failed; // one did, and it was written
  Times *times;    // or NULL
  WrittenCasts casts;
  // Whether a pass is to give reasons for what it leaves, and what follows them
  // in brackets (or NULL); or NULL: none is.
  bool (*explains)(void *user, const Pass *pass, Str *suffix);
  void *explain_user;
  // Told of the patterns and handlers that a pass has made use of; or NULL.
  void (*catalog)(void *user, const Pass *pass, const PassPatterns *made);
  void *catalog_user;
  // Told of each pass that has run on an operation; or NULL.
  void (*watch)(void *user, Str pass, Op *op);
  void *watch_user;
  // The pass, the first of those that ran as one, that made of a valid module
  // what the verifier refused; NULL if none did.
  const char *broken_by;
  Arena arena; // of the manager's own
} PassManager;

void pass_manager_init(PassManager *pm, Ctx *ctx, Pool *pool);
void pass_manager_release(PassManager *pm);
// False when a pass failed or a check did; diagnostics were reported.
bool pass_manager_run(PassManager *pm, Pipeline *pipeline, Op *root);

// pass/legality.c

// The casts that a module has before passes make more.
void lowering_note_casts(Ctx *ctx, Arena *arena, Op *module,
                         WrittenCasts *written);
// Reports every operation below `module` that LLVM IR cannot be made of. Of
// casts it speaks of one that is `written`, in its types; NULL: all are.
bool lowering_check(Ctx *ctx, const WrittenCasts *written, Op *module);
// Reports what stands in `module`, or in one inside, beside its functions and
// would have to run.
bool lowering_check_places(Ctx *ctx, Op *module);
bool lowering_is_in_place(Ctx *ctx, const Op *op); // the same of one operation

// Reports tensors and memrefs that no memory holds: stored in ways of a dialect
// that mlcc has not, or of more elements than there are numbers.
bool lowering_check_shapes(Ctx *ctx, Op *module);

// index_width.c

typedef struct IndexTarget {
  const char *triple;
  uint32_t index_bits;
  bool warns, is_error; // of numbers that its index does not have
} IndexTarget;
// Gives index the width of the target. False when the module has what the
// target cannot, reported.
bool index_width_apply(Ctx *ctx, Op *module, const IndexTarget *target);

// target_layout.c

// The data layout string that a module asks for by itself, held by `out`:
// `llvm.data_layout`, else what `dlti.dl_spec` says.
Str module_layout_string(Ctx *ctx, Op *module, Buf *out);
// The same, with what modules around it say and the entry of `index` in
// `dlti.dl_spec`; 64-bit pointers if none asks for anything. False: malformed,
// reported.
bool module_data_layout(Ctx *ctx, Op *module, DataLayout *layout);
// Whether an operation says anything of the layout itself.
bool op_states_layout(Ctx *ctx, const Op *op);

#endif
