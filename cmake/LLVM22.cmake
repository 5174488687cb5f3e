# libLLVM 22 and lld 22: the target mlcc_llvm, MLCC_LLVM_INCLUDE for the
# backend, MLCC_LLVM_BINDIR for tools. llvm-config is asked, and not LLVM's
# CMake package: that one wants the development packages of everything LLVM
# was ever built with (libxml2, Z3, libedit, curl).

find_program(MLCC_LLVM_CONFIG NAMES llvm-config-22 llvm-config
  HINTS /usr/lib/llvm-22/bin)
if(NOT MLCC_LLVM_CONFIG)
  message(FATAL_ERROR "llvm-config of LLVM 22 not found (Debian: llvm-22-dev); "
    "give its path by -DMLCC_LLVM_CONFIG=")
endif()

function(llvm_config out)
  execute_process(COMMAND ${MLCC_LLVM_CONFIG} ${ARGN} OUTPUT_VARIABLE text
    OUTPUT_STRIP_TRAILING_WHITESPACE COMMAND_ERROR_IS_FATAL ANY)
  set(${out} "${text}" PARENT_SCOPE)
endfunction()

llvm_config(MLCC_LLVM_VERSION --version)
if(NOT MLCC_LLVM_VERSION MATCHES "^22\\.")
  message(FATAL_ERROR "${MLCC_LLVM_CONFIG} is of LLVM ${MLCC_LLVM_VERSION}; "
    "mlcc needs 22")
endif()
llvm_config(MLCC_LLVM_INCLUDE --includedir)
llvm_config(MLCC_LLVM_LIBDIR --libdir)
llvm_config(MLCC_LLVM_BINDIR --bindir)
message(STATUS "LLVM ${MLCC_LLVM_VERSION} in ${MLCC_LLVM_LIBDIR}")

# lld flavours before what they share; lld's LTO calls Polly in Debian's LLVM.
set(lld_libraries lldELF lldCOFF lldMinGW lldMachO lldWasm lldCommon)
foreach(name ${lld_libraries} Polly PollyISL)
  find_library(${name}_ARCHIVE NAMES lib${name}.a HINTS ${MLCC_LLVM_LIBDIR}
    NO_DEFAULT_PATH)
  mark_as_advanced(${name}_ARCHIVE)
endforeach()
if(NOT lldELF_ARCHIVE)
  message(FATAL_ERROR "lld's libraries not found in ${MLCC_LLVM_LIBDIR} "
    "(Debian: liblld-22-dev)")
endif()

# Two ways to link it: mlcc_llvm is what the program is made with, and
# mlcc_llvm_tests what the tests of backend/ are, shared where there is a shared
# one, because they are many and each would carry 120 MB.
set(lld_archives)
foreach(name ${lld_libraries})
  list(APPEND lld_archives ${${name}_ARCHIVE})
endforeach()
find_library(Z_ARCHIVE NAMES libz.a z REQUIRED)
find_library(ZSTD_ARCHIVE NAMES libzstd.a zstd REQUIRED)
set(system_libraries ${Z_ARCHIVE} ${ZSTD_ARCHIVE} m ${CMAKE_DL_LIBS} pthread)

find_library(MLCC_LLVM_SO NAMES LLVM-22 LLVM HINTS ${MLCC_LLVM_LIBDIR}
  NO_DEFAULT_PATH)
if(MLCC_LLVM_SO)
  add_library(mlcc_llvm_shared INTERFACE)
  target_link_libraries(mlcc_llvm_shared INTERFACE ${lld_archives}
    ${MLCC_LLVM_SO} ${system_libraries})
  target_link_options(mlcc_llvm_shared INTERFACE
    LINKER:-rpath,${MLCC_LLVM_LIBDIR})
endif()

# Which of LLVM's targets the program has. All are known by name, so that it can
# say why it does not compile for one; for the others' functions, which lld and
# we refer to, stand empty ones.
set(MLCC_TARGETS all CACHE STRING
  "LLVM's targets in the program (X86;AArch64;...), or all")
set(target_components all-targets)
if(NOT MLCC_TARGETS STREQUAL "all")
  if(MLCC_SHARED_LLVM)
    message(FATAL_ERROR "MLCC_TARGETS is for a static LLVM; a shared one has all")
  endif()
  llvm_config(built --targets-built)
  string(REPLACE " " ";" built "${built}")
  foreach(name ${MLCC_TARGETS})
    if(NOT name IN_LIST built)
      message(FATAL_ERROR "MLCC_TARGETS: there is no target '${name}'; "
        "LLVM has ${built}")
    endif()
  endforeach()
  set(target_components ${MLCC_TARGETS})
  set(empty "// Made by cmake/LLVM22.cmake for the targets left out.\n")
  foreach(name ${built})
    if(NOT name IN_LIST MLCC_TARGETS)
      list(APPEND target_components ${name}info)
      foreach(part Target TargetMC AsmPrinter AsmParser Disassembler)
        string(APPEND empty "void LLVMInitialize${name}${part}(void);\n"
          "void LLVMInitialize${name}${part}(void) {}\n")
      endforeach()
    endif()
  endforeach()
  string(TOLOWER "${target_components}" target_components)
  file(CONFIGURE OUTPUT absent_targets.c CONTENT "${empty}")
  add_library(mlcc_absent_targets STATIC
    ${CMAKE_CURRENT_BINARY_DIR}/absent_targets.c)
endif()

if(NOT MLCC_SHARED_LLVM)
  add_library(mlcc_llvm_static INTERFACE)
  llvm_config(components --link-static --libfiles ${target_components} passes linker
    bitwriter bitreader irreader asmparser lto option libdriver dtlto
    debuginfodwarf debuginfopdb windowsdriver textapi textapibinaryreader objcopy)
  string(REPLACE " " ";" components "${components}")
  list(FILTER components EXCLUDE REGEX LLVMWindowsManifest) # a stub replaces it
  target_link_libraries(mlcc_llvm_static INTERFACE ${lld_archives})
  if(Polly_ARCHIVE)
    target_link_libraries(mlcc_llvm_static INTERFACE ${Polly_ARCHIVE}
      ${PollyISL_ARCHIVE})
  endif()
  if(TARGET mlcc_absent_targets)
    list(APPEND components mlcc_absent_targets)
  endif()
  target_link_libraries(mlcc_llvm_static INTERFACE ${components}
    ${system_libraries})
  target_link_options(mlcc_llvm_static INTERFACE -static-libstdc++
    -static-libgcc)
elseif(NOT MLCC_LLVM_SO)
  message(FATAL_ERROR "no shared libLLVM in ${MLCC_LLVM_LIBDIR}")
endif()

if(MLCC_SHARED_LLVM)
  add_library(mlcc_llvm ALIAS mlcc_llvm_shared)
else()
  add_library(mlcc_llvm ALIAS mlcc_llvm_static)
endif()
if(MLCC_LLVM_SO)
  add_library(mlcc_llvm_tests ALIAS mlcc_llvm_shared)
else()
  add_library(mlcc_llvm_tests ALIAS mlcc_llvm_static)
endif()

# lld links the 120 MB of LLVM in a second, and orders the symbols.
find_program(MLCC_LD_LLD NAMES ld.lld HINTS ${MLCC_LLVM_BINDIR} NO_DEFAULT_PATH)
if(MLCC_LD_LLD)
  target_link_options(mlcc_flags INTERFACE -fuse-ld=lld -B${MLCC_LLVM_BINDIR})
elseif(NOT MLCC_SHARED_LLVM)
  message(FATAL_ERROR "ld.lld not found in ${MLCC_LLVM_BINDIR} "
    "(Debian: lld-22); without it only -DMLCC_SHARED_LLVM=ON links")
endif()
# backend/shim/memory_files.cpp stands in front of MemoryBuffer::getFile().
target_link_options(mlcc_flags INTERFACE
  LINKER:--wrap=_ZN4llvm12MemoryBuffer7getFileERKNS_5TwineEbbbSt8optionalINS_5AlignEE)
if(NOT MLCC_SANITIZE)
  target_link_options(mlcc_flags INTERFACE LINKER:--gc-sections LINKER:-O1)
endif()
