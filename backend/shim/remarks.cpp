// Remarks of LLVM's passes, and its profile of time.

#include "backend/shim/remarks.h"

#include "llvm/ADT/SmallString.h"
#include "llvm/IR/DiagnosticInfo.h"
#include "llvm/IR/LLVMContext.h"
#include "llvm/IR/LLVMRemarkStreamer.h"
#include "llvm/Support/CBindingWrapping.h"
#include "llvm/Support/Regex.h"
#include "llvm/Support/TimeProfiler.h"

#include <memory>
#include <optional>

using namespace llvm;

struct ShimRecord {
  std::string text;
  raw_string_ostream stream{text};
};

namespace {

struct Handler : DiagnosticHandler {
  std::optional<Regex> passed, missed, analysis;

  static bool fits(const std::optional<Regex> &pattern, StringRef pass) {
    return pattern && pattern->match(pass);
  }
  bool isPassedOptRemarkEnabled(StringRef pass) const override {
    return fits(passed, pass);
  }
  bool isMissedOptRemarkEnabled(StringRef pass) const override {
    return fits(missed, pass);
  }
  bool isAnalysisRemarkEnabled(StringRef pass) const override {
    return fits(analysis, pass);
  }
  bool isAnyRemarkEnabled() const override {
    return passed || missed || analysis;
  }
};

bool compile(const char *text, std::optional<Regex> &pattern, ShimText *message,
             void *user) {
  std::string why;
  if (!text)
    return true;
  pattern.emplace(text);
  if (pattern->isValid(why))
    return true;
  why = std::string("in pattern '") + text + "': " + why;
  message(user, why.data(), why.size());
  return false;
}

const DiagnosticInfoOptimizationBase *as_remark(LLVMDiagnosticInfoRef info) {
  auto *base = reinterpret_cast<DiagnosticInfo *>(info);
  return dyn_cast<DiagnosticInfoOptimizationBase>(base);
}

const char *option_of(const DiagnosticInfoOptimizationBase &remark) {
  return remark.isPassed()   ? "-Rpass="
         : remark.isMissed() ? "-Rpass-missed="
                             : "-Rpass-analysis=";
}

} // namespace

ShimRecord *shim_remarks_begin(LLVMContextRef ref, const ShimRemarks *remarks,
                               ShimText *message, void *user) {
  LLVMContext &context = *unwrap(ref);
  auto handler = std::make_unique<Handler>();
  if (!compile(remarks->passed, handler->passed, message, user) ||
      !compile(remarks->missed, handler->missed, message, user) ||
      !compile(remarks->analysis, handler->analysis, message, user))
    return nullptr;
  context.setDiagnosticHandler(std::move(handler));
  if (!remarks->record_format)
    return nullptr;
  auto record = std::make_unique<ShimRecord>();
  const char *passes = remarks->record_passes;
  Error error = setupLLVMOptimizationRemarks(context, record->stream,
                                             passes ? passes : "",
                                             remarks->record_format, false);
  if (!error)
    return record.release();
  std::string why = toString(std::move(error));
  message(user, why.data(), why.size());
  return nullptr;
}

void shim_remarks_end(LLVMContextRef context, ShimRecord *record,
                      ShimText *text, void *user) {
  if (!record)
    return;
  finalizeLLVMOptimizationRemarks(*unwrap(context));
  record->stream.flush();
  text(user, record->text.data(), record->text.size());
  delete record;
}

bool shim_remark_text(LLVMDiagnosticInfoRef info, ShimText *text, void *user) {
  const DiagnosticInfoOptimizationBase *remark = as_remark(info);
  if (!remark || !remark->isEnabled())
    return false;
  std::string line;
  if (remark->isLocationAvailable())
    line = remark->getLocationStr() + ": ";
  line += "remark: " + remark->getMsg() + " [" + option_of(*remark) +
          remark->getPassName().str() + "]";
  text(user, line.data(), line.size());
  return true;
}

void shim_trace_begin(unsigned granularity, const char *name) {
  timeTraceProfilerInitialize(granularity, name);
}

void shim_trace_end(ShimText *text, void *user) {
  SmallString<0> json;
  raw_svector_ostream stream(json);
  timeTraceProfilerWrite(stream);
  timeTraceProfilerCleanup();
  text(user, json.data(), json.size());
}

void shim_trace_step(const char *name) {
  timeTraceProfilerBegin(name, StringRef());
}

void shim_trace_step_end(void) {
  timeTraceProfilerEnd();
}
