// LLVM's assembler: the objects of MC that llvm-mc makes, in its order.

#include "backend/shim/assemble.h"

#include "llvm/ADT/SmallString.h"
#include "llvm/MC/MCAsmBackend.h"
#include "llvm/MC/MCAsmInfo.h"
#include "llvm/MC/MCCodeEmitter.h"
#include "llvm/MC/MCContext.h"
#include "llvm/MC/MCInstrInfo.h"
#include "llvm/MC/MCObjectFileInfo.h"
#include "llvm/MC/MCObjectWriter.h"
#include "llvm/MC/MCParser/MCAsmParser.h"
#include "llvm/MC/MCParser/MCTargetAsmParser.h"
#include "llvm/MC/MCRegisterInfo.h"
#include "llvm/MC/MCStreamer.h"
#include "llvm/MC/MCSubtargetInfo.h"
#include "llvm/MC/TargetRegistry.h"
#include "llvm/Support/MemoryBuffer.h"
#include "llvm/Support/SourceMgr.h"
#include "llvm/Support/VirtualFileSystem.h"
#include "llvm/Support/raw_ostream.h"
#include "llvm/TargetParser/Triple.h"

#include <memory>
#include <string>

using namespace llvm;

namespace {

void report(const SMDiagnostic &diagnostic, void *context) {
  auto *assembly = static_cast<const ShimAssembly *>(context);
  std::string text;
  raw_string_ostream stream(text);
  diagnostic.print(nullptr, stream, /*ShowColors=*/false);
  assembly->message(assembly->user, text.data(), text.size());
}

bool define_symbols(MCContext &context, MCStreamer &streamer,
                    const ShimAssembly &assembly) {
  for (size_t i = 0; i < assembly.nsymbols; i++) {
    auto [name, text] = StringRef(assembly.symbols[i]).split('=');
    int64_t value;
    if (name.empty() || text.getAsInteger(0, value)) {
      std::string why =
          (Twine(assembly.name) + ": error: invalid symbol definition '" +
           assembly.symbols[i] + "'; it is NAME=NUMBER\n")
              .str();
      assembly.message(assembly.user, why.data(), why.size());
      return false;
    }
    context.setSymbolValue(streamer, name, static_cast<uint64_t>(value));
  }
  return true;
}

// Lines of the assembly, unless it has debug information of its own.
void generate_debug_info(MCContext &context, const ShimAssembly &assembly,
                         bool dwarf64) {
  if (!assembly.dwarf_version)
    return;
  context.setGenDwarfForAssembly(true);
  context.setDwarfVersion(static_cast<uint16_t>(assembly.dwarf_version));
  context.setDwarfFormat(dwarf64 ? dwarf::DWARF64 : dwarf::DWARF32);
  context.setDwarfDebugProducer("mlcc");
  context.setMainFileName(assembly.name);
  context.setCompilationDir(assembly.compilation_dir);
  context.setGenDwarfRootFile(assembly.name,
                              StringRef(assembly.text, assembly.size));
}

} // namespace

bool shim_assemble(LLVMTargetRef ref, const ShimMachineOptions *options,
                   const ShimAssembly *assembly) {
  const Target &target = *reinterpret_cast<const Target *>(ref);
  Triple triple(options->triple);
  MCTargetOptions mc;
  mc.ABIName = options->abi;
  mc.MCNoExecStack = assembly->no_exec_stack;
  mc.MCNoWarn = options->tweaks.no_assembler_warnings;
  mc.MCFatalWarnings = options->tweaks.assembler_warnings_are_errors;
  mc.MCRelaxAll = options->tweaks.relax_all;
  mc.MCSaveTempLabels = assembly->keep_locals;

  SourceMgr sources;
  sources.AddNewSourceBuffer(
      MemoryBuffer::getMemBuffer(StringRef(assembly->text, assembly->size),
                                 assembly->name),
      SMLoc());
  sources.setIncludeDirs(std::vector<std::string>(assembly->include_dirs,
                                                  assembly->include_dirs +
                                                      assembly->ninclude_dirs));
  sources.setVirtualFileSystem(vfs::getRealFileSystem());
  auto handler = const_cast<ShimAssembly *>(assembly);
  sources.setDiagHandler(report, handler);

  std::unique_ptr<MCRegisterInfo> registers(target.createMCRegInfo(triple));
  if (!registers || !target.hasMCAsmParser())
    return false;
  std::unique_ptr<MCAsmInfo> info(
      target.createMCAsmInfo(*registers, triple, mc));
  std::unique_ptr<MCSubtargetInfo> subtarget(
      target.createMCSubtargetInfo(triple, options->cpu, options->features));
  std::unique_ptr<MCInstrInfo> instructions(target.createMCInstrInfo());
  MCContext context(triple, info.get(), registers.get(), subtarget.get(),
                    &sources, &mc);
  std::unique_ptr<MCObjectFileInfo> sections(
      target.createMCObjectFileInfo(context, options->reloc != LLVMRelocStatic,
                                    options->code_model == LLVMCodeModelLarge));
  context.setObjectFileInfo(sections.get());
  generate_debug_info(context, *assembly, options->tweaks.dwarf64);

  SmallString<0> object;
  raw_svector_ostream stream(object);
  std::unique_ptr<MCAsmBackend> backend(
      target.createMCAsmBackend(*subtarget, *registers, mc));
  std::unique_ptr<MCCodeEmitter> emitter(
      target.createMCCodeEmitter(*instructions, context));
  if (!backend || !emitter)
    return false;
  auto writer = backend->createObjectWriter(stream);
  std::unique_ptr<MCStreamer> streamer(target.createMCObjectStreamer(
      triple, context, std::move(backend), std::move(writer),
      std::move(emitter), *subtarget));
  std::unique_ptr<MCAsmParser> parser(
      createMCAsmParser(sources, context, *streamer, *info));
  std::unique_ptr<MCTargetAsmParser> target_parser(
      target.createMCAsmParser(*subtarget, *parser, *instructions, mc));
  parser->setTargetParser(*target_parser);
  if (!define_symbols(context, *streamer, *assembly))
    return false;
  if (parser->Run(/*NoInitialTextSection=*/false) || context.hadError())
    return false;
  assembly->object(assembly->user, object.data(), object.size());
  return true;
}
