// A stand-in for LLVM's merging of Windows manifests.
//
// lld for COFF can merge XML manifests, and LLVM does that with libxml2, which
// brings ICU: 35 MB and two libraries more for something that no program
// without a manifest of its own needs. The real archive is left out of the
// link; a program that does ask for merging gets an error.

#include "llvm/Support/MemoryBuffer.h"
#include "llvm/WindowsManifest/WindowsManifestMerger.h"

namespace llvm::windows_manifest {

class WindowsManifestMerger::WindowsManifestMergerImpl {};

// True, so that lld does not look for an external mt.exe instead.
bool isAvailable() {
  return true;
}

WindowsManifestMerger::WindowsManifestMerger() = default;
WindowsManifestMerger::~WindowsManifestMerger() = default;

Error WindowsManifestMerger::merge(MemoryBufferRef manifest) {
  return createStringError("merging manifests is not supported");
}

std::unique_ptr<MemoryBuffer> WindowsManifestMerger::getMergedManifest() {
  return nullptr;
}

} // namespace llvm::windows_manifest
