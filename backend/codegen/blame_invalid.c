// Which operations LLVM's verifier refuses.
//
// It says what is wrong and prints the instruction, or the function that is
// called or is wrong itself:
//
//   The landingpad instruction should have a result type that is a structure
//     %1 = landingpad bf16
//             catch ptr null
//
// When a part was refused, and only then, it is translated again. Of the
// instructions that operations have become, one is printed like that.

#include "backend/codegen/blame.h"

#include <llvm-c/Analysis.h>
#include <llvm-c/Core.h>

#include "backend/fatal.h"

typedef struct Made {
  Op *op;
  LLVMValueRef instruction;
  Str text; // its first line; empty in a function without faults
} Made;

typedef struct Refused {
  Op *op;     // or NULL
  Str symbol; // then
  Str reason;
} Refused;

typedef struct BlameSearch {
  BlameMake *make;
  void *user;
  Arena arena;
  Vec(Made) made;
  Vec(Refused) refused;
} BlameSearch;

static Str first_line(const char *text) {
  return (Str){text, strcspn(text, "\n")};
}

static void note_instruction(void *user, Op *op, LLVMValueRef instruction) {
  BlameSearch *search = user;
  Made made = {op, instruction, {0}};
  vec_push(&search->arena, &search->made, made);
}

static void print_faulty(BlameSearch *search) {
  LLVMValueRef last = NULL;
  bool is_faulty = false;
  for (size_t i = 0; i < search->made.size; i++) {
    Made *made = &search->made.data[i];
    LLVMBasicBlockRef block = LLVMGetInstructionParent(made->instruction);
    LLVMValueRef function = LLVMGetBasicBlockParent(block);
    if (function != last)
      is_faulty = LLVMVerifyFunction(function, LLVMReturnStatusAction);
    last = function;
    if (!is_faulty)
      continue;
    char *text = LLVMPrintValueToString(made->instruction);
    made->text = arena_str(&search->arena, first_line(text));
    LLVMDisposeMessage(text);
  }
}

// What the verifier prints

static Str called_by(LLVMValueRef instruction) {
  Str name = {0};
  LLVMValueRef callee =
      LLVMIsACallInst(instruction) || LLVMIsAInvokeInst(instruction)
          ? LLVMGetCalledValue(instruction)
          : NULL;
  if (callee && LLVMIsAFunction(callee))
    name.data = LLVMGetValueName2(callee, &name.size);
  return name;
}

// Of `ptr @name`; empty if the line is none.
static Str symbol_of(Str line) {
  const char *at =
      str_starts_with(line, "ptr ") ? memchr(line.data, '@', line.size) : NULL;
  if (!at++)
    return (Str){0};
  Str name = {at, (size_t)(line.data + line.size - at)};
  bool is_quoted = name.size > 1 && *name.data == '"';
  return is_quoted ? (Str){name.data + 1, name.size - 2} : name;
}

// A type may stand before it in the line.
static bool ends_with(Str line, Str text) {
  return line.size >= text.size &&
         !memcmp(line.data + line.size - text.size, text.data, text.size);
}

static Op *op_of(const BlameSearch *search, Str line, Str symbol) {
  for (size_t i = 0; i < search->made.size; i++) {
    const Made *made = &search->made.data[i];
    if (made->text.size &&
        (symbol.size ? str_eq(called_by(made->instruction), symbol)
                     : ends_with(line, made->text)))
      return made->op;
  }
  return NULL;
}

static bool is_known(const BlameSearch *search, const Op *op, Str symbol) {
  for (size_t i = 0; i < search->refused.size; i++) {
    const Refused *known = &search->refused.data[i];
    if (op ? known->op == op : !known->op && str_eq(known->symbol, symbol))
      return true;
  }
  return false;
}

static void take_line(BlameSearch *search, Str line, Str reason) {
  Str symbol = symbol_of(line);
  Op *op = op_of(search, line, symbol);
  if ((!op && !symbol.size) || is_known(search, op, symbol))
    return;
  Refused refused = {op, arena_str(&search->arena, symbol),
                     arena_str(&search->arena, reason)};
  vec_push(&search->arena, &search->refused, refused);
}

// Whether it is a value or type, as `  %1 = ...`, `i32 %1` and `ptr @f`.
static bool is_value(Str line) {
  const char *last = line.size ? memrchr(line.data, ' ', line.size) : NULL;
  return last && (last == line.data || strchr("%@!0123456789", last[1]) ||
                  str_starts_with(line, " "));
}

static void take_message(BlameSearch *search, const char *message) {
  Str reason = {0};
  while (*message) {
    Str line = first_line(message);
    if (is_value(line))
      take_line(search, line, reason);
    else
      reason = line;
    message += line.size + (message[line.size] == '\n');
  }
}

static void verify_again(void *user) {
  BlameSearch *search = user;
  CodegenPart part = {0};
  LLVMContextRef context = codegen_context_new(&part, true);
  LLVMModuleRef module = LLVMModuleCreateWithNameInContext("again", context);
  char *message = NULL;
  backend_own(true);
  bool ok = search->make(search->user, module, note_instruction, search);
  backend_own(false);
  if (ok && LLVMVerifyModule(module, LLVMReturnStatusAction, &message)) {
    print_faulty(search);
    take_message(search, message);
  }
  LLVMDisposeMessage(message);
  LLVMDisposeModule(module);
  LLVMContextDispose(context);
  codegen_release(&part, 1);
}

bool blame_invalid(BlameMake *make, BlameInvalid *report, void *user) {
  BlameSearch search = {.make = make, .user = user};
  Buf error = {0};
  backend_guard(verify_again, &search, &error);
  for (size_t i = 0; i < search.refused.size; i++) {
    const Refused *refused = &search.refused.data[i];
    report(user, refused->op, refused->symbol, refused->reason);
  }
  bool found = search.refused.size;
  buf_release(&error);
  arena_release(&search.arena);
  return found;
}
