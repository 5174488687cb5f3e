// What a session has, for who works on its IR.
#ifndef MLCC_SESSION_INT_H
#define MLCC_SESSION_INT_H

#include "backend/session.h"
#include "backend/target/target.h"
#include "frontend/frontend.h"
#include "lowering/lowering.h"

struct Session {
  SessionOptions options;
  Ctx *ctx;
  Pool *pool;
  Op *module; // once it was read
  PassManager manager;
  DataLayout layout;     // of the target, once there is one
  TargetModel model;     // likewise
  Reproducer reproducer; // what the text says
  Arena arena;
  Times *times; // or NULL
};

// Has passes lower for that target, which has to live as long. False, reported:
// what the module says of its layout contradicts it.
bool session_set_target(Session *s, const TargetSpec *target);

// For the pass manager; the user is the session.
void session_print_op(void *session, Buf *out, Ctx *ctx, Op *op);

#endif
