// Triples and target machines, as LLVM's C++ classes have them.

#include "backend/shim/machine.h"

#include "llvm/ADT/SmallString.h"
#include "llvm/CodeGen/ISDOpcodes.h"
#include "llvm/CodeGen/LinkAllAsmWriterComponents.h"
#include "llvm/CodeGen/TargetLowering.h"
#include "llvm/CodeGen/TargetSubtargetInfo.h"
#include "llvm/IR/BuiltinGCs.h"
#include "llvm/IR/DataLayout.h"
#include "llvm/IR/GCStrategy.h"
#include "llvm/IR/IntrinsicInst.h"
#include "llvm/IR/LegacyPassManager.h"
#include "llvm/IR/Module.h"
#include "llvm/MC/MCSubtargetInfo.h"
#include "llvm/MC/TargetRegistry.h"
#include "llvm/Support/CommandLine.h"
#include "llvm/Support/MemoryBuffer.h"
#include "llvm/Target/TargetMachine.h"
#include "llvm/Target/TargetOptions.h"
#include "llvm/TargetParser/Triple.h"

#include <cstring>
#include <memory>
#include <mutex>
#include <string>

using namespace llvm;

namespace {

const Target *unwrap(LLVMTargetRef target) {
  return reinterpret_cast<const Target *>(target);
}

TargetMachine *unwrap(LLVMTargetMachineRef machine) {
  return reinterpret_cast<TargetMachine *>(machine);
}

const char *object_format_name(Triple::ObjectFormatType format) {
  StringRef name = Triple::getObjectFormatTypeName(format);
  return name.empty() ? "unknown" : name.data();
}

std::optional<Reloc::Model> reloc_model(LLVMRelocMode mode) {
  switch (mode) {
  case LLVMRelocStatic: return Reloc::Static;
  case LLVMRelocPIC: return Reloc::PIC_;
  case LLVMRelocDynamicNoPic: return Reloc::DynamicNoPIC;
  case LLVMRelocROPI: return Reloc::ROPI;
  case LLVMRelocRWPI: return Reloc::RWPI;
  case LLVMRelocROPI_RWPI: return Reloc::ROPI_RWPI;
  case LLVMRelocDefault: break;
  }
  return std::nullopt;
}

std::optional<CodeModel::Model> code_model(LLVMCodeModel model) {
  switch (model) {
  case LLVMCodeModelTiny: return CodeModel::Tiny;
  case LLVMCodeModelSmall: return CodeModel::Small;
  case LLVMCodeModelKernel: return CodeModel::Kernel;
  case LLVMCodeModelMedium: return CodeModel::Medium;
  case LLVMCodeModelLarge: return CodeModel::Large;
  case LLVMCodeModelDefault:
  case LLVMCodeModelJITDefault: break;
  }
  return std::nullopt;
}

DebugCompressionType compression(unsigned kind) {
  return kind == 1   ? DebugCompressionType::Zlib
         : kind == 2 ? DebugCompressionType::Zstd
                     : DebugCompressionType::None;
}

void list_blocks(TargetOptions &options, const char *path) {
  ErrorOr<std::unique_ptr<MemoryBuffer>> list = MemoryBuffer::getFile(path);
  if (!list)
    return;
  options.BBSections = BasicBlockSection::List;
  options.BBSectionsFuncListBuf = std::move(*list);
}

void apply_tweaks(TargetOptions &options, const ShimTweaks &tweaks) {
  options.UniqueSectionNames = !tweaks.shared_section_names;
  options.EmitAddrsig = tweaks.addrsig;
  options.NoZerosInBSS = tweaks.no_zeros_in_bss;
  options.EmitStackSizeSection = tweaks.stack_sizes;
  options.BBAddrMap = tweaks.block_map;
  options.EnableMachineFunctionSplitter = tweaks.split_functions;
  if (tweaks.block_sections)
    options.BBSections = BasicBlockSection::All;
  if (tweaks.block_list)
    list_blocks(options, tweaks.block_list);
  options.UniqueBasicBlockSectionNames = tweaks.named_blocks;
  options.ForceDwarfFrameSection = tweaks.dwarf_frame;
  options.DebugStrictDwarf = tweaks.strict_dwarf;
  options.TLSSize = tweaks.tls_size;
  options.LoopAlignment = tweaks.loop_alignment;
  options.DebuggerTuning = static_cast<DebuggerKind>(tweaks.debugger);
  options.VecLib = static_cast<VectorLibrary>(tweaks.vector_library);
  if (tweaks.single_thread)
    options.ThreadModel = ThreadModel::Single;
  if (tweaks.global_isel > 0)
    options.EnableGlobalISel = true;
  if (tweaks.global_isel > 0)
    options.GlobalISelAbort = GlobalISelAbortMode::Disable;
  if (tweaks.ctors)
    options.UseInitArray = false;
  if (tweaks.tls_descriptors)
    options.EnableTLSDESC = true;
  if (tweaks.stack_usage)
    options.StackUsageOutput = tweaks.stack_usage;
  MCTargetOptions &mc = options.MCOptions;
  mc.MCRelaxAll = tweaks.relax_all;
  mc.MCFatalWarnings = tweaks.assembler_warnings_are_errors;
  mc.MCNoWarn = tweaks.no_assembler_warnings;
  mc.Dwarf64 = tweaks.dwarf64;
  static const EmitDwarfUnwindType unwind[] = {
      EmitDwarfUnwindType::Default, EmitDwarfUnwindType::Always,
      EmitDwarfUnwindType::NoCompactUnwind};
  mc.EmitDwarfUnwind = unwind[tweaks.dwarf_unwind];
  mc.CompressDebugSections = compression(tweaks.compress_debug);
  if (tweaks.no_dwarf_directory)
    mc.MCUseDwarfDirectory = MCTargetOptions::DisableDwarfDirectory;
  if (tweaks.dense_assembly)
    mc.AsmVerbose = mc.PreserveAsmComments = false;
  if (tweaks.split_dwarf)
    mc.SplitDwarfFile = tweaks.split_dwarf;
}

TargetOptions target_options(const ShimMachineOptions &from) {
  TargetOptions options;
  options.FloatABIType = from.float_abi == 1   ? FloatABI::Soft
                         : from.float_abi == 2 ? FloatABI::Hard
                                               : FloatABI::Default;
  options.FunctionSections = from.function_sections;
  options.DataSections = from.data_sections;
  options.EmulatedTLS = from.emulated_tls;
  options.EnableTLSDESC = from.tls_descriptors;
  options.UseInitArray = from.init_array;
  options.MCOptions.AsmVerbose = from.verbose_assembly;
  options.MCOptions.PreserveAsmComments = from.verbose_assembly;
  options.MCOptions.ABIName = from.abi;
  apply_tweaks(options, from.tweaks);
  return options;
}

// A processor of a target. To make one takes LLVM tens of microseconds, for what
// its features imply; questions about the same one follow each other.
class Processor {
  LLVMTargetRef target = nullptr;
  std::string triple, cpu, features;
  std::unique_ptr<MCSubtargetInfo> made;

public:
  // Null for a target that LLVM knows no processors of.
  const MCSubtargetInfo *of(LLVMTargetRef of_target, StringRef of_triple,
                            StringRef of_cpu, StringRef of_features) {
    if (target != of_target || triple != of_triple || cpu != of_cpu ||
        features != of_features) {
      target = of_target;
      triple = of_triple.str();
      cpu = of_cpu.str();
      features = of_features.str();
      made.reset(
          unwrap(target)->createMCSubtargetInfo(Triple(triple), cpu, features));
    }
    return made.get();
  }
};

thread_local Processor generic_processor, chosen_processor;

const MCSubtargetInfo *generic_subtarget(LLVMTargetRef target,
                                         const char *triple) {
  return generic_processor.of(target, triple, "", "");
}

bool knows_feature(const MCSubtargetInfo &subtarget, const char *feature) {
  for (const SubtargetFeatureKV &f : subtarget.getAllProcessorFeatures())
    if (StringRef(f.Key) == feature)
      return true;
  return false;
}

// On ARM, LLVM 22 joins stores into one of several registers with a new base
// register, for which it may take the old one, though a later group of stores
// still adds to that: these go astray. Without the pass code is 0.8 % larger.
// -mllvm -arm-load-store-opt brings it back.
void keep_stores_apart() {
  auto &known = cl::getRegisteredOptions();
  auto found = known.find("arm-load-store-opt");
  if (found != known.end() && !found->second->getNumOccurrences())
    static_cast<cl::opt<bool> *>(found->second)->setValue(false);
}

} // namespace

void shim_triple_parse(const char *text, ShimTriple *parsed) {
  Triple triple(text);
  parsed->arch = Triple::getArchTypeName(triple.getArch()).data();
  parsed->vendor = Triple::getVendorTypeName(triple.getVendor()).data();
  parsed->os = Triple::getOSTypeName(triple.getOS()).data();
  parsed->environment =
      triple.getEnvironment() == Triple::UnknownEnvironment
          ? ""
          : Triple::getEnvironmentTypeName(triple.getEnvironment()).data();
  VersionTuple version = triple.getOSVersion();
  parsed->os_version[0] = version.getMajor();
  parsed->os_version[1] = version.getMinor().value_or(0);
  parsed->os_version[2] = version.getSubminor().value_or(0);
  parsed->environment_version = triple.getEnvironmentVersion().getMajor();
  parsed->object_format = object_format_name(triple.getObjectFormat());
  parsed->pointer_bits = Triple::getArchPointerBitWidth(triple.getArch());
  parsed->little_endian = triple.isLittleEndian();
}

void shim_triple_data_layout(const char *triple, const char *abi,
                             ShimText *text, void *user) {
  std::string layout = Triple(triple).computeDataLayout(abi);
  text(user, layout.data(), layout.size());
}

void shim_layout_bits(const char *layout, unsigned *pointer_bits,
                      unsigned *index_bits) {
  DataLayout parsed(layout);
  *pointer_bits = parsed.getPointerSizeInBits(0);
  *index_bits = parsed.getIndexSizeInBits(0);
}

void shim_triple_with_bits(const char *text, unsigned bits, ShimText *result,
                           void *user) {
  Triple triple(text);
  bool has_segments = triple.isX86();
  triple =
      bits == 64 ? triple.get64BitArchVariant() : triple.get32BitArchVariant();
  if (bits == 16) { // i386's instructions, where addresses have 16 bits
    if (!has_segments)
      return;
    triple.setEnvironment(Triple::CODE16);
  }
  if (triple.getArch() != Triple::UnknownArch)
    result(user, triple.str().data(), triple.str().size());
}

// "armv7" and "thumbv7" are one processor in two states.
static std::string arm_state(const Triple &triple, bool thumb) {
  StringRef own = triple.getArchName();
  if (!triple.isARM() && !triple.isThumb())
    return "";
  StringRef from = thumb ? "arm" : "thumb";
  if (!own.starts_with(from))
    return triple.str();
  Triple other(triple);
  other.setArchName((thumb ? "thumb" : "arm") + own.substr(from.size()).str());
  return other.str();
}

void shim_triple_variant(const char *text, ShimVariant variant,
                         ShimText *result, void *user) {
  Triple triple(text);
  std::string other;
  if (variant == SHIM_THUMB || variant == SHIM_ARM) {
    other = arm_state(triple, variant == SHIM_THUMB);
  } else if (triple.isLittleEndian() == (variant == SHIM_LITTLE_ENDIAN)) {
    other = triple.str();
  } else {
    Triple turned = variant == SHIM_BIG_ENDIAN
                        ? triple.getBigEndianArchVariant()
                        : triple.getLittleEndianArchVariant();
    if (turned.getArch() != Triple::UnknownArch)
      other = turned.str();
  }
  result(user, other.data(), other.size());
}

const char *shim_os_name(unsigned index) {
  unsigned type = Triple::UnknownOS + 1 + index;
  return type > Triple::LastOSType
             ? nullptr
             : Triple::getOSTypeName(Triple::OSType(type)).data();
}

const char *shim_environment_name(unsigned index) {
  unsigned type = Triple::UnknownEnvironment + 1 + index;
  return type > Triple::LastEnvironmentType
             ? nullptr
             : Triple::getEnvironmentTypeName(Triple::EnvironmentType(type))
                   .data();
}

const char *shim_target_backend(LLVMTargetRef target) {
  return unwrap(target)->getBackendName();
}

LLVMTargetMachineRef shim_machine_create(LLVMTargetRef target,
                                         const ShimMachineOptions *options) {
  static std::once_flag once;
  Triple triple(options->triple);
  if (triple.isARM() || triple.isThumb())
    std::call_once(once, keep_stores_apart);
  TargetMachine *machine = unwrap(target)->createTargetMachine(
      triple, options->cpu, options->features, target_options(*options),
      reloc_model(options->reloc), code_model(options->code_model),
      static_cast<CodeGenOptLevel>(options->level));
  if (machine && options->tweaks.global_isel < 0)
    machine->setGlobalISel(false);
  return reinterpret_cast<LLVMTargetMachineRef>(machine);
}

bool shim_emit_split(LLVMTargetMachineRef machine, LLVMModuleRef module,
                     ShimText *object, void *object_user, ShimText *debug,
                     void *debug_user) {
  SmallString<0> code, apart;
  raw_svector_ostream code_stream(code), apart_stream(apart);
  legacy::PassManager passes;
  if (unwrap(machine)->addPassesToEmitFile(passes, code_stream, &apart_stream,
                                           CodeGenFileType::ObjectFile))
    return false;
  passes.run(*reinterpret_cast<Module *>(module));
  object(object_user, code.data(), code.size());
  debug(debug_user, apart.data(), apart.size());
  return true;
}

bool shim_machine_has_feature(LLVMTargetMachineRef machine,
                              const char *feature) {
  std::string wanted = std::string("+") + feature;
  return unwrap(machine)->getMCSubtargetInfo()->checkFeatures(wanted);
}

bool shim_cpu_has_feature(LLVMTargetRef target, const char *triple,
                          const char *cpu, const char *features,
                          const char *feature) {
  auto subtarget = chosen_processor.of(target, triple, cpu, features);
  if (!subtarget || !knows_feature(*subtarget, feature))
    return false; // LLVM would die of its name
  return subtarget->checkFeatures(std::string("+") + feature);
}

void shim_target_cpus(LLVMTargetRef target, const char *triple, ShimText *text,
                      void *user) {
  auto subtarget = generic_subtarget(target, triple);
  if (!subtarget)
    return;
  for (const SubtargetSubTypeKV &cpu : subtarget->getAllProcessorDescriptions())
    text(user, cpu.Key, strlen(cpu.Key));
}

void shim_target_features(LLVMTargetRef target, const char *triple,
                          ShimText *text, void *user) {
  auto subtarget = generic_subtarget(target, triple);
  if (!subtarget)
    return;
  for (const SubtargetFeatureKV &f : subtarget->getAllProcessorFeatures()) {
    text(user, f.Key, strlen(f.Key));
    text(user, f.Desc, strlen(f.Desc));
  }
}

bool shim_target_knows_cpu(LLVMTargetRef target, const char *triple,
                           const char *cpu) {
  auto subtarget = generic_subtarget(target, triple);
  if (!subtarget)
    return false;
  if (subtarget->isCPUStringValid(cpu)) // knows aliases
    return true;
  for (const SubtargetSubTypeKV &known :
       subtarget->getAllProcessorDescriptions())
    if (StringRef(known.Key) == cpu)
      return true;
  return false;
}

bool shim_target_knows_feature(LLVMTargetRef target, const char *triple,
                               const char *feature) {
  auto subtarget = generic_subtarget(target, triple);
  return subtarget && knows_feature(*subtarget, feature);
}

static unsigned node_of(Intrinsic::ID id) {
  switch (id) {
  case Intrinsic::ceil: return ISD::FCEIL;
  case Intrinsic::floor: return ISD::FFLOOR;
  case Intrinsic::nearbyint: return ISD::FNEARBYINT;
  case Intrinsic::rint: return ISD::FRINT;
  case Intrinsic::round: return ISD::FROUND;
  case Intrinsic::roundeven: return ISD::FROUNDEVEN;
  case Intrinsic::trunc: return ISD::FTRUNC;
  default: return ISD::DELETED_NODE;
  }
}

bool shim_calls_library(LLVMTargetMachineRef ref, LLVMValueRef call_ref) {
  auto *machine = reinterpret_cast<TargetMachine *>(ref);
  auto *call = dyn_cast<IntrinsicInst>(unwrap(call_ref));
  unsigned node = ISD::DELETED_NODE;
  if (call)
    node = node_of(call->getIntrinsicID());
  if (node == ISD::DELETED_NODE)
    return false;
  const TargetLowering *lowering =
      machine->getSubtargetImpl(*call->getFunction())->getTargetLowering();
  EVT type = lowering->getValueType(call->getModule()->getDataLayout(),
                                    call->getType());
  return !lowering->isOperationLegalOrCustom(node, type);
}

bool shim_knows_collector(const char *name) {
  linkAllBuiltinGCs();
  for (const auto &entry : GCRegistry::entries())
    if (entry.getName() == name)
      return true;
  return false;
}

bool shim_set_llvm_options(int argc, const char *const *argv, ShimText *text,
                           void *user) {
  std::string message;
  raw_string_ostream stream(message);
  bool ok = cl::ParseCommandLineOptions(argc, argv, "", &stream);
  text(user, message.data(), message.size());
  return ok;
}
