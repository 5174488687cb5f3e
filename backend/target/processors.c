// CPUs and features that functions name for themselves (target_cpu, tune_cpu,
// target_features), and garbage collectors. LLVM passes over those that it does
// not know, or ends; here they are errors. To take a feature away that does not
// exist is none.
#include "backend/codegen/codegen.h"

#include "backend/target/target_int.h"

#include <llvm-c/Core.h>

typedef struct ProcessorCheck {
  const TargetSpec *spec;
  LLVMTargetRef target;
  Buf *error;
} ProcessorCheck;

static bool refuse(const ProcessorCheck *c, const char *what, Str name) {
  buf_printf(c->error, "unknown %s '" STR_FMT "' for target '%s'", what,
             STR_ARG(name), c->spec->triple);
  return false;
}

static bool check_cpu(const ProcessorCheck *c, Str name) {
  Buf text = {0};
  buf_str(&text, name);
  bool known = !name.size || shim_target_knows_cpu(c->target, c->spec->triple,
                                                   buf_cstr(&text));
  buf_release(&text);
  return known || refuse(c, "target CPU", name);
}

static bool check_feature(const ProcessorCheck *c, Str feature) {
  Buf text = {0};
  if (!feature.size || *feature.data == '-')
    return true;
  buf_str(&text, (Str){feature.data + 1, feature.size - 1});
  bool known =
      *feature.data == '+' &&
      shim_target_knows_feature(c->target, c->spec->triple, buf_cstr(&text));
  buf_release(&text);
  return known || refuse(c, "target feature", feature);
}

static bool check_features(const ProcessorCheck *c, Str list) {
  for (size_t at = 0; at < list.size;) {
    const char *comma = memchr(list.data + at, ',', list.size - at);
    size_t end = comma ? (size_t)(comma - list.data) : list.size;
    if (!check_feature(c, (Str){list.data + at, end - at}))
      return false;
    at = end + 1;
  }
  return true;
}

typedef struct Kind {
  const char *name;
  bool (*check)(const ProcessorCheck *c, Str value);
  LLVMAttributeRef known; // the last one that was well; they are unique
} Kind;

static bool check_kind(const ProcessorCheck *c, Kind *kind,
                       LLVMValueRef function) {
  LLVMAttributeRef attr = LLVMGetStringAttributeAtIndex(
      function, (unsigned)LLVMAttributeFunctionIndex, kind->name,
      (unsigned)strlen(kind->name));
  if (!attr || attr == kind->known)
    return true;
  unsigned size;
  const char *value = LLVMGetStringAttributeValue(attr, &size);
  if (!kind->check(c, (Str){value, size}))
    return false;
  kind->known = attr;
  return true;
}

static bool check_collector(const ProcessorCheck *c, LLVMValueRef function) {
  const char *name = LLVMGetGC(function);
  return !name || shim_knows_collector(name) ||
         refuse(c, "garbage collector", str_from(name));
}

static bool check_function(const ProcessorCheck *c, Kind *kinds, size_t nkinds,
                           LLVMValueRef function) {
  for (size_t i = 0; i < nkinds; i++)
    if (!check_kind(c, &kinds[i], function))
      return false;
  return check_collector(c, function);
}

bool codegen_check_processors(const TargetSpec *spec, LLVMModuleRef module,
                              Buf *error, Buf *symbol) {
  ProcessorCheck c = {spec, target_lookup(spec->triple, error), error};
  Kind kinds[] = {{"target-cpu", check_cpu, NULL},
                  {"tune-cpu", check_cpu, NULL},
                  {"target-features", check_features, NULL}};
  for (LLVMValueRef f = LLVMGetFirstFunction(module); f;
       f = LLVMGetNextFunction(f))
    if (!check_function(&c, kinds, ARRAY_SIZE(kinds), f)) {
      size_t size;
      const char *name = LLVMGetValueName2(f, &size);
      buf_str(symbol, (Str){name, size});
      return false;
    }
  return true;
}
