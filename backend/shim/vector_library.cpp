// Libraries of functions of vectors: TargetLibraryInfo, which llvm-c lacks.

#include "backend/shim/vector_library.h"

#include "llvm/Analysis/TargetLibraryInfo.h"

using namespace llvm;

struct ShimVectorLibrary {
  TargetLibraryInfoImpl info;
};

ShimVectorLibrary *shim_vector_library_create(const char *triple,
                                              unsigned number) {
  return new ShimVectorLibrary{TargetLibraryInfoImpl(
      Triple(triple), static_cast<VectorLibrary>(number))};
}

void shim_vector_library_dispose(ShimVectorLibrary *library) {
  delete library;
}

unsigned shim_vector_library_lanes(const ShimVectorLibrary *library,
                                   const char *name, size_t size,
                                   unsigned wanted, unsigned most) {
  unsigned best = 0;
  for (unsigned lanes = 2; lanes <= most && best < wanted; lanes *= 2)
    if (library->info.getVectorMappingInfo(
            StringRef(name, size), ElementCount::getFixed(lanes), false))
      best = lanes;
  return best;
}
