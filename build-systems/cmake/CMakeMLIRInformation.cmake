# How MLIR is compiled and linked: mlcc takes what gcc takes.

if(CMAKE_SYSTEM_NAME STREQUAL "Windows")
  set(CMAKE_MLIR_OUTPUT_EXTENSION .obj)
else()
  set(CMAKE_MLIR_OUTPUT_EXTENSION .o)
endif()
set(CMAKE_INCLUDE_FLAG_MLIR "-I")

# What CMake's properties become
set(CMAKE_MLIR_COMPILE_OPTIONS_TARGET "--target=")
set(CMAKE_MLIR_COMPILE_OPTIONS_SYSROOT "--sysroot=")
set(CMAKE_MLIR_COMPILE_OPTIONS_PIC "-fPIC")
set(CMAKE_MLIR_COMPILE_OPTIONS_PIE "-fPIE")
set(CMAKE_MLIR_LINK_OPTIONS_PIE -fPIE -pie)
set(CMAKE_MLIR_LINK_OPTIONS_NO_PIE -no-pie)
set(CMAKE_MLIR_COMPILE_OPTIONS_VISIBILITY "-fvisibility=")
set(CMAKE_MLIR_COMPILE_OPTIONS_COLOR_DIAGNOSTICS "-fdiagnostics-color=always")
set(CMAKE_MLIR_COMPILE_OPTIONS_COLOR_DIAGNOSTICS_OFF "-fdiagnostics-color=never")
set(CMAKE_MLIR_LINKER_WRAPPER_FLAG "-Wl,")
set(CMAKE_MLIR_LINKER_WRAPPER_FLAG_SEP ",")
set(CMAKE_MLIR_RESPONSE_FILE_FLAG "@")
set(CMAKE_MLIR_RESPONSE_FILE_LINK_FLAG "@")
set(CMAKE_SHARED_LIBRARY_MLIR_FLAGS "-fPIC")
set(CMAKE_SHARED_LIBRARY_CREATE_MLIR_FLAGS "-shared")
set(CMAKE_SHARED_LIBRARY_LINK_MLIR_FLAGS "")
set(CMAKE_SHARED_LIBRARY_SONAME_MLIR_FLAG "-Wl,-soname,")
set(CMAKE_SHARED_LIBRARY_RUNTIME_MLIR_FLAG "-Wl,-rpath,")
set(CMAKE_SHARED_LIBRARY_RUNTIME_MLIR_FLAG_SEP ":")
set(CMAKE_SHARED_LIBRARY_RPATH_LINK_MLIR_FLAG "-Wl,-rpath-link,")
set(CMAKE_EXECUTABLE_RUNTIME_MLIR_FLAG "-Wl,-rpath,")
set(CMAKE_EXECUTABLE_RUNTIME_MLIR_FLAG_SEP ":")
set(CMAKE_EXECUTABLE_RPATH_LINK_MLIR_FLAG "-Wl,-rpath-link,")
set(CMAKE_EXE_EXPORTS_MLIR_FLAG "-rdynamic")

# CMake heeds INTERPROCEDURAL_OPTIMIZATION for languages of its own only; here it
# is an option of the targets that are yet to come. Bitcode alone is for linkers
# that read it: mlcc, and clang when it is not older. Others get code as well.
set(_mlir_bitcode "1")
foreach(_mlir_other C CXX)
  string(APPEND _mlir_bitcode ",$<OR:$<STREQUAL:$<${_mlir_other}_COMPILER_ID>,>,$<AND:$<${_mlir_other}_COMPILER_ID:Clang>,$<VERSION_GREATER_EQUAL:$<${_mlir_other}_COMPILER_VERSION>,${CMAKE_MLIR_COMPILER_LLVM_VERSION}>>>")
endforeach()
set(_mlir_ipo_of_type "$<TARGET_PROPERTY:INTERPROCEDURAL_OPTIMIZATION_$<UPPER_CASE:$<CONFIG>>>")
set(_mlir_ipo "$<BOOL:$<IF:$<STREQUAL:${_mlir_ipo_of_type},>,$<TARGET_PROPERTY:INTERPROCEDURAL_OPTIMIZATION>,${_mlir_ipo_of_type}>>")
add_compile_options("$<$<AND:$<COMPILE_LANGUAGE:MLIR>,${_mlir_ipo}>:$<IF:$<AND:${_mlir_bitcode}>,-flto=thin,-flto;-ffat-lto-objects>>")
add_link_options("$<$<AND:$<LINK_LANGUAGE:MLIR>,${_mlir_ipo}>:-flto=thin>")

# What a source depends on is in the rule that mlcc writes beside the object.
set(CMAKE_MLIR_DEPFILE_FORMAT gcc)
set(CMAKE_MLIR_DEPENDS_USE_COMPILER TRUE)
set(CMAKE_DEPFILE_FLAGS_MLIR "-MD -MT <DEP_TARGET> -MF <DEP_FILE>")

set(CMAKE_MLIR_FLAGS_INIT "$ENV{MLIRFLAGS} ${CMAKE_MLIR_FLAGS_INIT}")
string(APPEND CMAKE_MLIR_FLAGS_DEBUG_INIT " -O0 -g")
string(APPEND CMAKE_MLIR_FLAGS_MINSIZEREL_INIT " -Os")
string(APPEND CMAKE_MLIR_FLAGS_RELEASE_INIT " -O3")
string(APPEND CMAKE_MLIR_FLAGS_RELWITHDEBINFO_INIT " -O2 -g")
cmake_initialize_per_config_variable(CMAKE_MLIR_FLAGS
  "Flags of the MLIR compiler")

include(CMakeCommonLanguageInclude)

# CMake starts launchers for languages of its own only. ccache knows files that
# need no preprocessor by that language, and what they depend on by the rule.
if(NOT CMAKE_MLIR_COMPILER_LAUNCHER AND
    DEFINED ENV{CMAKE_MLIR_COMPILER_LAUNCHER})
  set(CMAKE_MLIR_COMPILER_LAUNCHER "$ENV{CMAKE_MLIR_COMPILER_LAUNCHER}"
    CACHE STRING "What starts the MLIR compiler, ccache say")
endif()
set(_mlir_compiler "<CMAKE_MLIR_COMPILER>")
set(_mlir_source "<SOURCE>")
if(CMAKE_MLIR_COMPILER_LAUNCHER)
  list(JOIN CMAKE_MLIR_COMPILER_LAUNCHER " " _mlir_launcher)
  if(_mlir_launcher MATCHES "(^|/)ccache( |$)")
    set(_mlir_launcher
      "\"${CMAKE_COMMAND}\" -E env CCACHE_DEPEND=1 ${_mlir_launcher}")
    set(_mlir_source "-x cpp-output <SOURCE>")
  endif()
  set(_mlir_compiler "${_mlir_launcher} <CMAKE_MLIR_COMPILER>")
endif()

# The rules. Who sets one before (a toolchain file) keeps it.
function(_mlir_rule name)
  if(NOT DEFINED CMAKE_MLIR_${name})
    set(CMAKE_MLIR_${name} ${ARGN} PARENT_SCOPE)
  endif()
endfunction()

_mlir_rule(COMPILE_OBJECT
  "${_mlir_compiler} <DEFINES> <INCLUDES> <FLAGS> -o <OBJECT> -c ${_mlir_source}")
_mlir_rule(CREATE_ASSEMBLY_SOURCE
  "<CMAKE_MLIR_COMPILER> <DEFINES> <INCLUDES> <FLAGS> -S <SOURCE> -o <ASSEMBLY_SOURCE>")
_mlir_rule(CREATE_PREPROCESSED_SOURCE
  "<CMAKE_MLIR_COMPILER> <DEFINES> <INCLUDES> <FLAGS> -E <SOURCE> -o <PREPROCESSED_SOURCE>")
_mlir_rule(ARCHIVE_CREATE "<CMAKE_AR> qc <TARGET> <LINK_FLAGS> <OBJECTS>")
_mlir_rule(ARCHIVE_APPEND "<CMAKE_AR> q <TARGET> <LINK_FLAGS> <OBJECTS>")
_mlir_rule(ARCHIVE_FINISH "<CMAKE_RANLIB> <TARGET>")
if(CMAKE_SYSTEM_NAME STREQUAL "Windows")
  _mlir_rule(CREATE_SHARED_LIBRARY
    "<CMAKE_MLIR_COMPILER> <LANGUAGE_COMPILE_FLAGS> <LINK_FLAGS> -shared -Wl,--out-implib,<TARGET_IMPLIB> -o <TARGET> <OBJECTS> <LINK_LIBRARIES>")
endif()
_mlir_rule(CREATE_SHARED_LIBRARY
  "<CMAKE_MLIR_COMPILER> <CMAKE_SHARED_LIBRARY_MLIR_FLAGS> <LANGUAGE_COMPILE_FLAGS> <LINK_FLAGS> <CMAKE_SHARED_LIBRARY_CREATE_MLIR_FLAGS> <SONAME_FLAG><TARGET_SONAME> -o <TARGET> <OBJECTS> <LINK_LIBRARIES>")
_mlir_rule(CREATE_SHARED_MODULE "${CMAKE_MLIR_CREATE_SHARED_LIBRARY}")
_mlir_rule(LINK_EXECUTABLE
  "<CMAKE_MLIR_COMPILER> <FLAGS> <CMAKE_MLIR_LINK_FLAGS> <LINK_FLAGS> <OBJECTS> -o <TARGET> <LINK_LIBRARIES>")

include("${CMAKE_CURRENT_LIST_DIR}/MlccGenerateHeader.cmake")

set(CMAKE_MLIR_INFORMATION_LOADED 1)
