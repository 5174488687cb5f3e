# What the toolchain files of Android share. With an NDK this is its own file,
# without one CMake takes the target for a Linux: it refuses Android then.

if(NOT DEFINED ANDROID_NATIVE_API_LEVEL)
  set(ANDROID_NATIVE_API_LEVEL 24)
endif()
set(CMAKE_MLIR_COMPILER_TARGET ${_mlcc_triple}${ANDROID_NATIVE_API_LEVEL})

set(_mlcc_ndk)
foreach(_mlcc_folder "${ANDROID_NDK}" "$ENV{ANDROID_NDK}"
    "$ENV{ANDROID_NDK_HOME}" "$ENV{ANDROID_NDK_ROOT}")
  if(EXISTS "${_mlcc_folder}/build/cmake/android.toolchain.cmake")
    set(_mlcc_ndk "${_mlcc_folder}")
    break()
  endif()
endforeach()

if(_mlcc_ndk)
  set(_mlcc_abi_aarch64 arm64-v8a)
  set(_mlcc_abi_armv7-a armeabi-v7a)
  set(_mlcc_abi_x86_64 x86_64)
  set(_mlcc_abi_i686 x86)
  set(_mlcc_abi_riscv64 riscv64)
  set(ANDROID_ABI ${_mlcc_abi_${CMAKE_SYSTEM_PROCESSOR}})
  set(ANDROID_PLATFORM android-${ANDROID_NATIVE_API_LEVEL})
  include("${_mlcc_ndk}/build/cmake/android.toolchain.cmake")
else()
  set(CMAKE_SYSTEM_NAME Linux)
  set(ANDROID TRUE)
endif()

set(_mlcc_tools "")
include("${CMAKE_CURRENT_LIST_DIR}/common.cmake")
