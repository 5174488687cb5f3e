// LLVM's target parsers, called.

#include "backend/shim/isa.h"

#include "llvm/TargetParser/AArch64TargetParser.h"
#include "llvm/TargetParser/ARMTargetParser.h"
#include "llvm/TargetParser/Host.h"
#include "llvm/TargetParser/LoongArchTargetParser.h"
#include "llvm/TargetParser/PPCTargetParser.h"
#include "llvm/TargetParser/RISCVISAInfo.h"
#include "llvm/TargetParser/RISCVTargetParser.h"
#include "llvm/TargetParser/Triple.h"
#include "llvm/TargetParser/X86TargetParser.h"

#include <algorithm>

using namespace llvm;

namespace {

void send(StringRef feature, ShimText *text, void *user) {
  text(user, feature.data(), feature.size());
}

template <typename T>
void send_all(const T &features, ShimText *text, void *user) {
  for (const auto &feature : features)
    send(feature, text, user);
}

ARM::ArchKind arm_arch(StringRef arch, StringRef cpu) {
  ARM::ArchKind kind = ARM::parseArch(arch);
  return kind == ARM::ArchKind::INVALID ? ARM::parseCPUArch(cpu) : kind;
}

} // namespace

bool shim_aarch64_features(const char *arch, const char *cpu,
                           const char *modifiers, ShimText *text, void *user,
                           const char **unknown) {
  AArch64::ExtensionSet extensions;
  if (arch) {
    const AArch64::ArchInfo *info = AArch64::parseArch(arch);
    if (!info) {
      *unknown = arch;
      return false;
    }
    extensions.addArchDefaults(*info);
  } else {
    std::optional<AArch64::CpuInfo> info = AArch64::parseCpu(cpu);
    if (!info) {
      *unknown = cpu;
      return false;
    }
    extensions.addCPUDefaults(*info);
  }
  SmallVector<StringRef, 8> names;
  StringRef(modifiers).split(names, '+', -1, false);
  for (StringRef name : names) {
    if (!extensions.parseModifier(name)) {
      *unknown = name.data(); // ends at the next + of the argument
      return false;
    }
  }
  std::vector<StringRef> features;
  extensions.toLLVMFeatureList(features);
  send_all(features, text, user);
  return true;
}

void shim_aarch64_archs(ShimText *text, void *user) {
  for (const AArch64::ArchInfo *info : AArch64::ArchInfos)
    send(info->Name, text, user);
}

void shim_arm_archs(ShimText *text, void *user) {
  for (const auto &names : ARM::ARMArchNames)
    send(names.Name, text, user);
}

const char *shim_arm_cpu(const char *triple, const char *arch) {
  StringRef cpu = ARM::getARMCPUForArch(Triple(triple), arch);
  return cpu.empty() ? "" : cpu.data();
}

const char *shim_arm_sub_arch(const char *arch, const char *cpu) {
  ARM::ArchKind kind = arm_arch(arch, cpu);
  if (kind == ARM::ArchKind::INVALID)
    return "";
  return ARM::getSubArch(kind).data();
}

int shim_arm_version(const char *arch) {
  return static_cast<int>(ARM::parseArchVersion(arch));
}

bool shim_arm_cpu_features(const char *cpu, ShimText *text, void *user) {
  ARM::ArchKind kind = ARM::parseCPUArch(cpu);
  if (kind == ARM::ArchKind::INVALID)
    return false;
  std::vector<StringRef> features;
  ARM::getExtensionFeatures(ARM::getDefaultExtensions(cpu, kind), features);
  send_all(features, text, user);
  return true;
}

bool shim_arm_fpu_features(const char *fpu, const char *cpu, const char *arch,
                           ShimText *text, void *user) {
  ARM::FPUKind kind =
      *fpu ? ARM::parseFPU(fpu) : ARM::getDefaultFPU(cpu, arm_arch(arch, cpu));
  std::vector<StringRef> features;
  if (!ARM::getFPUFeatures(kind, features))
    return false;
  send_all(features, text, user);
  return true;
}

bool shim_arm_extension_features(const char *extension, const char *cpu,
                                 const char *arch, ShimText *text, void *user) {
  std::vector<StringRef> features;
  ARM::FPUKind fpu = ARM::FK_INVALID;
  if (!ARM::appendArchExtFeatures(cpu, arm_arch(arch, cpu), extension, features,
                                  fpu))
    return false;
  std::vector<StringRef> of_fpu;
  if (fpu != ARM::FK_INVALID && ARM::getFPUFeatures(fpu, of_fpu))
    send_all(of_fpu, text, user);
  send_all(features, text, user);
  return true;
}

const char *shim_arm_default_abi(const char *triple) {
  return ARM::computeDefaultTargetABI(Triple(triple)).data();
}

bool shim_riscv_features(const char *march, ShimRiscv *riscv, ShimText *text,
                         ShimText *canonical, ShimText *message, void *user) {
  auto isa = RISCVISAInfo::parseArchString(march, true, true);
  if (!isa) {
    send(toString(isa.takeError()), message, user);
    return false;
  }
  riscv->xlen = (*isa)->getXLen();
  riscv->min_vlen = (*isa)->getMinVLen();
  riscv->abi = (*isa)->computeDefaultABI().data();
  send_all((*isa)->toFeatures(true, true), text, user);
  send((*isa)->toString(), canonical, user);
  return true;
}

bool shim_riscv_knows_extension(const char *name) {
  return RISCVISAInfo::isSupportedExtension(name);
}

const char *shim_riscv_march_of_cpu(const char *cpu) {
  StringRef march = RISCV::getMArchFromMcpu(cpu);
  return march.empty() ? "" : march.data();
}

void shim_riscv_cpu_features(const char *cpu, ShimText *text, void *user) {
  if (RISCV::hasFastScalarUnalignedAccess(cpu))
    send("+unaligned-scalar-mem", text, user);
  if (RISCV::hasFastVectorUnalignedAccess(cpu))
    send("+unaligned-vector-mem", text, user);
}

bool shim_loongarch_features(const char *march, ShimText *text, void *user) {
  std::vector<StringRef> features;
  if (!LoongArch::getArchFeatures(march, features))
    return false;
  send_all(features, text, user);
  return true;
}

void shim_powerpc_cpu(const char *triple, const char *cpu, ShimText *text,
                      void *user) {
  send(PPC::getNormalizedPPCTargetCPU(Triple(triple), cpu), text, user);
}

bool shim_x86_knows_cpu(const char *cpu, bool only_64_bit) {
  return X86::parseArchX86(cpu, only_64_bit) != X86::CK_None;
}

bool shim_x86_knows_tune(const char *cpu, bool only_64_bit) {
  return X86::parseTuneCPU(cpu, only_64_bit) != X86::CK_None;
}

void shim_host_cpu(ShimText *text, void *user) {
  send(sys::getHostCPUName(), text, user);
}

void shim_host_features(ShimText *text, void *user) {
  std::vector<std::string> features;
  for (const auto &feature : sys::getHostCPUFeatures())
    features.push_back((feature.second ? "+" : "-") + feature.first().str());
  std::sort(features.begin(), features.end());
  send_all(features, text, user);
}
