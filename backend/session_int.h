// What a session has, for who works on its IR.
#ifndef MLCC_SESSION_INT_H
#define MLCC_SESSION_INT_H

#include <pthread.h>

#include "backend/session.h"
#include "backend/target/target.h"
#include "frontend/frontend.h"
#include "lowering/lowering.h"

// The processors that functions name themselves, each once.
typedef struct FunctionTarget {
  const Attr *cpu, *features;
  TargetModel model;
} FunctionTarget;

typedef struct FunctionTargets {
  pthread_mutex_t lock; // of all this
  Arena arena;
  Vec(FunctionTarget *) items;
} FunctionTargets;

struct Session {
  SessionOptions options;
  Ctx *ctx;
  Pool *pool;
  Op *module; // once it was read
  PassManager manager;
  DataLayout layout;           // of the target, once there is one
  TargetModel model;           // likewise
  const TargetSpec *target;    // likewise
  FunctionTargets own_targets; // of functions
  Reproducer reproducer;       // what the text says
  Arena arena;
  Times *times; // or NULL
};

// Has passes lower for that target, which has to live as long. False, reported:
// what the module says of its layout contradicts it.
bool session_set_target(Session *s, const TargetSpec *target);

// For the pass manager; the user is the session.
void session_print_op(void *session, Buf *out, Ctx *ctx, Op *op);

#endif
