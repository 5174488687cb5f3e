// LLVM's optimisation pipelines.

#include "backend/shim/pipeline.h"

#include "llvm/IR/Module.h"
#include "llvm/IR/Verifier.h"
#include "llvm/Passes/PassBuilder.h"
#include "llvm/Passes/StandardInstrumentations.h"
#include "llvm/Target/TargetMachine.h"
#include "llvm/Transforms/IPO/Annotation2Metadata.h"
#include "llvm/Transforms/IPO/ElimAvailExtern.h"
#include "llvm/Transforms/IPO/ForceFunctionAttrs.h"
#include "llvm/Transforms/IPO/FunctionAttrs.h"
#include "llvm/Transforms/IPO/GlobalDCE.h"

using namespace llvm;

namespace {

OptimizationLevel level_of(const ShimPipeline &pipeline) {
  if (pipeline.size)
    return pipeline.size == 1 ? OptimizationLevel::Os : OptimizationLevel::Oz;
  return pipeline.speed == 0   ? OptimizationLevel::O0
         : pipeline.speed == 1 ? OptimizationLevel::O1
         : pipeline.speed == 2 ? OptimizationLevel::O2
                               : OptimizationLevel::O3;
}

PipelineTuningOptions tuning_of(const ShimPipeline &pipeline) {
  PipelineTuningOptions tuning;
  tuning.LoopVectorization = pipeline.loop_vectorization;
  tuning.SLPVectorization = pipeline.slp_vectorization;
  tuning.LoopUnrolling = pipeline.unrolling;
  tuning.LoopInterleaving = pipeline.interleaving;
  return tuning;
}

// The default pipeline up to its second half, and what looks at all functions
// there: what is then dead or deduced is so in all parts.
ModulePassManager first_half(PassBuilder &builder, OptimizationLevel level) {
  ModulePassManager passes;
  passes.addPass(Annotation2MetadataPass());
  passes.addPass(ForceFunctionAttrsPass());
  builder.invokePipelineStartEPCallbacks(passes, level);
  passes.addPass(builder.buildModuleSimplificationPipeline(
      level, ThinOrFullLTOPhase::None));
  passes.addPass(EliminateAvailableExternallyPass());
  passes.addPass(ReversePostOrderFunctionAttrsPass());
  passes.addPass(GlobalDCEPass());
  return passes;
}

ModulePassManager passes_of(PassBuilder &builder, ShimStage stage,
                            OptimizationLevel level) {
  switch (stage) {
  case SHIM_FIRST_HALF: return first_half(builder, level);
  case SHIM_SECOND_HALF:
    return builder.buildModuleOptimizationPipeline(level,
                                                   ThinOrFullLTOPhase::None);
  case SHIM_WHOLE: break;
  }
  return level == OptimizationLevel::O0
             ? builder.buildO0DefaultPipeline(level)
             : builder.buildPerModuleDefaultPipeline(level);
}

bool add_text(PassBuilder &builder, ModulePassManager &passes, const char *text,
              ShimText *message, void *user) {
  if (!text)
    return true;
  Error error = builder.parsePassPipeline(passes, text);
  if (!error)
    return true;
  std::string why = toString(std::move(error));
  message(user, why.data(), why.size());
  return false;
}

} // namespace

bool shim_run_pipeline(LLVMModuleRef of, LLVMTargetMachineRef machine,
                       const ShimPipeline *pipeline, ShimText *message,
                       void *user) {
  PassInstrumentationCallbacks callbacks;
  PassBuilder builder(reinterpret_cast<TargetMachine *>(machine),
                      tuning_of(*pipeline), std::nullopt, &callbacks);
  LoopAnalysisManager loops;
  FunctionAnalysisManager functions;
  CGSCCAnalysisManager components;
  ModuleAnalysisManager modules;
  builder.registerLoopAnalyses(loops);
  builder.registerFunctionAnalyses(functions);
  builder.registerCGSCCAnalyses(components);
  builder.registerModuleAnalyses(modules);
  builder.crossRegisterProxies(loops, functions, components, modules);
  Module &module = *unwrap(of);
  StandardInstrumentations instrumentations(module.getContext(), false,
                                            pipeline->verify_each);
  instrumentations.registerCallbacks(callbacks, &modules);
  ModulePassManager passes;
  if (!add_text(builder, passes, pipeline->before, message, user))
    return false;
  passes.addPass(passes_of(builder, pipeline->stage, level_of(*pipeline)));
  if (!add_text(builder, passes, pipeline->after, message, user))
    return false;
  passes.run(module, modules);
  return true;
}
