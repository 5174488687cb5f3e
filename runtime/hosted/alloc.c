// Allocation for memrefs, under the names that lowerings to LLVM call: those
// of MLIR's runner library, and those of
// finalize-memref-to-llvm{use-generic-functions}.
//
// The generic names have one release function for both kinds of allocation.
// On Windows memory from _aligned_malloc may not be given to free, so there all
// of the generic names use the aligned pair.

#include "libc.h"

void *mlirAlloc(size_t size);
void *mlirAlignedAlloc(size_t alignment, size_t size);
void mlirFree(void *block);
void mlirAlignedFree(void *block);
void *_mlir_memref_to_llvm_alloc(size_t size);
void *_mlir_memref_to_llvm_aligned_alloc(size_t alignment, size_t size);
void _mlir_memref_to_llvm_free(void *block);

RT_INLINE void *allocate_aligned(size_t alignment, size_t size) {
#if RT_WINDOWS
  return _aligned_malloc(size, alignment);
#elif RT_POSIX
  void *block = NULL;
  if (alignment < sizeof(void *))
    alignment = sizeof(void *);
  return posix_memalign(&block, alignment, size) ? NULL : block;
#else
  return aligned_alloc(alignment, (size + alignment - 1) & ~(alignment - 1));
#endif
}

RT_INLINE void release_aligned(void *block) {
#if RT_WINDOWS
  _aligned_free(block);
#else
  free(block);
#endif
}

RT_FUNCTION void *mlirAlloc(size_t size) {
  return malloc(size);
}

RT_FUNCTION void mlirFree(void *block) {
  free(block);
}

RT_FUNCTION void *mlirAlignedAlloc(size_t alignment, size_t size) {
  return allocate_aligned(alignment, size);
}

RT_FUNCTION void mlirAlignedFree(void *block) {
  release_aligned(block);
}

RT_FUNCTION void *_mlir_memref_to_llvm_alloc(size_t size) {
#if RT_WINDOWS
  return _aligned_malloc(size, 16);
#else
  return malloc(size);
#endif
}

RT_FUNCTION void *_mlir_memref_to_llvm_aligned_alloc(size_t alignment,
                                                     size_t size) {
  return allocate_aligned(alignment, size);
}

RT_FUNCTION void _mlir_memref_to_llvm_free(void *block) {
  release_aligned(block);
}
