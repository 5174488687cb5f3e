// LLVM's optimisation pipelines.

#include "backend/shim/pipeline.h"

#include "llvm/Analysis/CGSCCPassManager.h"
#include "llvm/Analysis/LoopAnalysisManager.h"
#include "llvm/Analysis/TargetLibraryInfo.h"
#include "llvm/Bitcode/BitcodeWriter.h"
#include "llvm/Bitcode/BitcodeWriterPass.h"
#include "llvm/IR/Module.h"
#include "llvm/IR/Verifier.h"
#include "llvm/Passes/PassBuilder.h"
#include "llvm/Passes/StandardInstrumentations.h"
#include "llvm/ProfileData/InstrProfReader.h"
#include "llvm/Support/PGOOptions.h"
#include "llvm/Support/VirtualFileSystem.h"
#include "llvm/Target/TargetMachine.h"
#include "llvm/Transforms/IPO/Annotation2Metadata.h"
#include "llvm/Transforms/IPO/ElimAvailExtern.h"
#include "llvm/Transforms/IPO/ForceFunctionAttrs.h"
#include "llvm/Transforms/IPO/FunctionAttrs.h"
#include "llvm/Transforms/IPO/GlobalDCE.h"
#include "llvm/Transforms/IPO/ThinLTOBitcodeWriter.h"
#include "llvm/Transforms/Instrumentation/GCOVProfiler.h"
#include "llvm/Transforms/Instrumentation/SanitizerCoverage.h"

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

// What "default<O0>" and its like are before a linker goes on.
ModulePassManager unoptimized(PassBuilder &builder, ShimStage stage,
                              OptimizationLevel level) {
  bool full = stage == SHIM_BEFORE_LTO, thin = stage == SHIM_BEFORE_THIN_LTO;
  return builder.buildO0DefaultPipeline(
      level, full   ? ThinOrFullLTOPhase::FullLTOPreLink
             : thin ? ThinOrFullLTOPhase::ThinLTOPreLink
                    : ThinOrFullLTOPhase::None);
}

ModulePassManager passes_of(PassBuilder &builder, ShimStage stage,
                            OptimizationLevel level) {
  bool fat = stage == SHIM_FAT_LTO || stage == SHIM_FAT_THIN_LTO;
  if (level == OptimizationLevel::O0 && !fat)
    return unoptimized(builder, stage, level);
  switch (stage) {
  case SHIM_FIRST_HALF: return first_half(builder, level);
  case SHIM_SECOND_HALF:
    return builder.buildModuleOptimizationPipeline(level,
                                                   ThinOrFullLTOPhase::None);
  case SHIM_BEFORE_LTO: return builder.buildLTOPreLinkDefaultPipeline(level);
  case SHIM_BEFORE_THIN_LTO:
    return builder.buildThinLTOPreLinkDefaultPipeline(level);
  case SHIM_FAT_LTO:
  case SHIM_FAT_THIN_LTO:
    return builder.buildFatLTODefaultPipeline(level, stage == SHIM_FAT_THIN_LTO,
                                              /*EmitSummary=*/true);
  case SHIM_WHOLE: break;
  }
  return builder.buildPerModuleDefaultPipeline(level);
}

// Of edges, as all of clang's kinds are.
SanitizerCoverageOptions coverage_of(unsigned traces) {
  SanitizerCoverageOptions options;
  options.CoverageType = traces & SHIM_TRACE_FUNCTIONS
                             ? SanitizerCoverageOptions::SCK_Function
                             : SanitizerCoverageOptions::SCK_Edge;
  options.TracePC = traces & SHIM_TRACE_PC;
  options.TracePCGuard = traces & SHIM_TRACE_PC_GUARD;
  options.Inline8bitCounters = traces & SHIM_TRACE_COUNTERS;
  options.PCTable = traces & SHIM_TRACE_PC_TABLE;
  options.TraceCmp = traces & SHIM_TRACE_COMPARISONS;
  options.IndirectCalls = traces & SHIM_TRACE_INDIRECT_CALLS;
  return options;
}

// Whether a profile has what -fcs-profile-generate counts as well.
bool has_contexts(const char *path) {
  auto files = vfs::getRealFileSystem();
  auto reader = IndexedInstrProfReader::create(path, *files);
  if (reader)
    return (*reader)->hasCSIRLevelProfile();
  consumeError(reader.takeError()); // the pass that reads it says so
  return false;
}

std::optional<PGOOptions> profile_of(const ShimPipeline &pipeline) {
  static const PGOOptions::PGOAction actions[] = {
      PGOOptions::NoAction, PGOOptions::IRInstr, PGOOptions::IRUse,
      PGOOptions::SampleUse};
  const char *counted_again = pipeline.context_profile_file;
  if (pipeline.profile == SHIM_NO_PROFILE && !counted_again &&
      !pipeline.discriminators && !pipeline.probes)
    return std::nullopt;
  const char *file = pipeline.profile_file ? pipeline.profile_file : "";
  PGOOptions::CSPGOAction again =
      counted_again ? PGOOptions::CSIRInstr
      : pipeline.profile == SHIM_PROFILE_USE && has_contexts(file)
          ? PGOOptions::CSIRUse
          : PGOOptions::NoCSAction;
  return PGOOptions(file, counted_again ? counted_again : "", "", "",
                    actions[pipeline.profile], again,
                    PGOOptions::ColdFuncOpt::Default, pipeline.discriminators,
                    pipeline.probes, pipeline.profile_atomically);
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
                      tuning_of(*pipeline), profile_of(*pipeline), &callbacks);
  LoopAnalysisManager loops;
  FunctionAnalysisManager functions;
  CGSCCAnalysisManager components;
  ModuleAnalysisManager modules;
  // Of all analyses only this one is told which vector library there is.
  auto &target = *reinterpret_cast<TargetMachine *>(machine);
  TargetLibraryInfoImpl library(target.getTargetTriple(),
                                target.Options.VecLib);
  functions.registerPass([&] { return TargetLibraryAnalysis(library); });
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
  if (pipeline->gcov)
    passes.addPass(GCOVProfilerPass());
  passes.addPass(passes_of(builder, pipeline->stage, level_of(*pipeline)));
  if (pipeline->traces)
    passes.addPass(SanitizerCoveragePass(coverage_of(pipeline->traces)));
  if (!add_text(builder, passes, pipeline->after, message, user))
    return false;
  passes.run(module, modules);
  return true;
}

void shim_write_for_lto(LLVMModuleRef of, LLVMTargetMachineRef machine,
                        bool thin, ShimText *text, void *user) {
  PassBuilder builder(reinterpret_cast<TargetMachine *>(machine));
  LoopAnalysisManager loops;
  FunctionAnalysisManager functions;
  CGSCCAnalysisManager components;
  ModuleAnalysisManager modules;
  builder.registerLoopAnalyses(loops);
  builder.registerFunctionAnalyses(functions);
  builder.registerCGSCCAnalyses(components);
  builder.registerModuleAnalyses(modules);
  builder.crossRegisterProxies(loops, functions, components, modules);
  SmallString<0> bitcode;
  raw_svector_ostream stream(bitcode);
  ModulePassManager passes;
  if (thin)
    passes.addPass(ThinLTOBitcodeWriterPass(stream, nullptr));
  else
    passes.addPass(BitcodeWriterPass(stream, /*ShouldPreserveUseListOrder=*/
                                     false, /*EmitSummaryIndex=*/true));
  passes.run(*unwrap(of), modules);
  text(user, bitcode.data(), bitcode.size());
}

void shim_embed_bitcode(LLVMModuleRef ref, bool whole, const char *command) {
  StringRef text = command ? command : "";
  std::vector<uint8_t> bytes(text.begin(), text.end());
  embedBitcodeInModule(*unwrap(ref), MemoryBufferRef(), whole,
                       /*EmbedCmdline=*/command != nullptr, bytes);
}
