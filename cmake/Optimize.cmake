# How the program is optimised beyond what a compiler does to a file.
#
# MLCC_LTO, in the preset `release`: our C is optimised as a whole when lld links
# it (ThinLTO), since the layers are many small functions that call each other.
# Objects hold machine code as well, so that tests link as ever.
#
# MLCC_OPTIMIZE, the preset `optimized`, is the program as it is packaged. Three
# steps beyond the release, all by what typical work shows (scripts/train.sh):
#
#   1. A tree of its own, train/, makes a program of ours that counts, which is
#      run; mlcc.profdata is what it counted.
#   2. Our C is compiled with that profile and linked as a whole, at once.
#   3. BOLT lays out the finished program anew, LLVM and all
#      (scripts/bolt.sh). Without llvm-bolt this step is left out.

option(MLCC_LTO "Optimise our C as a whole when it is linked (clang 22)" OFF)
option(MLCC_OPTIMIZE "Optimise the program by a profile of typical work" OFF)
option(MLCC_COUNT "Make a program that counts, for such a profile" OFF)
mark_as_advanced(MLCC_COUNT)

if(MLCC_COUNT)
  target_compile_options(mlcc_flags INTERFACE
    $<$<COMPILE_LANGUAGE:C>:-fprofile-generate>)
  target_link_options(mlcc_flags INTERFACE -fprofile-generate)
  target_compile_definitions(mlcc_flags INTERFACE MLCC_RUNS_DESTRUCTORS)
endif()

# lld reads what a clang of its own version makes.
if((MLCC_LTO OR MLCC_OPTIMIZE) AND NOT (CMAKE_C_COMPILER_ID STREQUAL Clang
    AND CMAKE_C_COMPILER_VERSION VERSION_GREATER_EQUAL 22
    AND CMAKE_C_COMPILER_VERSION VERSION_LESS 23 AND MLCC_LD_LLD))
  message(FATAL_ERROR "MLCC_LTO and MLCC_OPTIMIZE need clang and lld of LLVM 22, "
    "not ${CMAKE_C_COMPILER}; turn them off for another compiler")
endif()

set(mlcc_lto)
if(MLCC_OPTIMIZE)
  set(mlcc_lto -flto -ffat-lto-objects)
elseif(MLCC_LTO)
  set(mlcc_lto -flto=thin -ffat-lto-objects)
endif()

if(MLCC_OPTIMIZE)
  find_program(MLCC_PROFDATA NAMES llvm-profdata HINTS ${MLCC_LLVM_BINDIR}
    NO_DEFAULT_PATH REQUIRED)
  find_program(MLCC_BOLT NAMES llvm-bolt HINTS ${MLCC_LLVM_BINDIR}
    NO_DEFAULT_PATH)
  if(NOT MLCC_BOLT)
    message(STATUS "No llvm-bolt of LLVM 22 (Debian: bolt-22): "
      "the program is not laid out by it")
  endif()

  set(train ${PROJECT_BINARY_DIR}/train)
  set(mlcc_profile ${PROJECT_BINARY_DIR}/mlcc.profdata)
  set(counted ir frontend lowering intrinsics backend driver)
  list(TRANSFORM counted PREPEND ${PROJECT_SOURCE_DIR}/)
  set(patterns)
  foreach(folder ${counted})
    list(APPEND patterns ${folder}/*.c ${folder}/*.h ${folder}/*.def
      ${folder}/*.inc)
  endforeach()
  file(GLOB_RECURSE counted CONFIGURE_DEPENDS ${patterns})
  add_custom_command(OUTPUT ${mlcc_profile}
    COMMAND ${CMAKE_COMMAND} -E rm -rf ${train}/profiles
    COMMAND ${CMAKE_COMMAND} -S ${PROJECT_SOURCE_DIR} -B ${train}
      -G ${CMAKE_GENERATOR} -DCMAKE_BUILD_TYPE=Release -DMLCC_COUNT=ON
      -DCMAKE_C_COMPILER=${CMAKE_C_COMPILER}
      -DCMAKE_CXX_COMPILER=${CMAKE_CXX_COMPILER}
      -DMLCC_LLVM_CONFIG=${MLCC_LLVM_CONFIG} --log-level=WARNING
      -DMLCC_RUNTIME_TARGETS=${CMAKE_HOST_SYSTEM_PROCESSOR}-linux$<SEMICOLON>aarch64-linux$<SEMICOLON>riscv64-linux
    COMMAND ${CMAKE_COMMAND} --build ${train} --target mlcc mlcc_runtime
    COMMAND ${CMAKE_COMMAND} -E env
      LLVM_PROFILE_FILE=${train}/profiles/%p.profraw
      ${PROJECT_SOURCE_DIR}/scripts/train.sh ${train}/bin/mlcc ${train}/work
    COMMAND sh -c "\"$1\" merge -o \"$2\" \"$3\"/*.profraw" sh
      ${MLCC_PROFDATA} ${mlcc_profile} ${train}/profiles
    DEPENDS ${counted} ${PROJECT_SOURCE_DIR}/scripts/train.sh
      ${PROJECT_SOURCE_DIR}/scripts/typical.sh
    COMMENT "Profile of typical work"
    USES_TERMINAL VERBATIM)
  add_custom_target(mlcc_profile DEPENDS ${mlcc_profile})
endif()

# Has a layer of the program, or the program, compiled to be linked as a whole,
# and by the profile; nothing else is, since only these wait for it.
function(mlcc_optimize_sources target sources)
  set(flags ${mlcc_lto})
  if(MLCC_OPTIMIZE)
    set_property(SOURCE ${sources} APPEND PROPERTY OBJECT_DEPENDS
      ${mlcc_profile})
    list(APPEND flags -fprofile-use=${mlcc_profile})
  endif()
  target_compile_options(${target} PRIVATE
    "$<$<COMPILE_LANGUAGE:C>:${flags}>")
endfunction()

# The program's part in it.
function(mlcc_optimize program)
  target_link_options(${program} PRIVATE ${mlcc_lto})
  if(MLCC_OPTIMIZE AND MLCC_BOLT)
    target_link_options(${program} PRIVATE LINKER:--emit-relocs)
    add_dependencies(${program} mlcc_runtime) # what is trained on links it
    set(bolt ${PROJECT_SOURCE_DIR}/scripts/bolt.sh)
    add_custom_command(TARGET ${program} POST_BUILD
      COMMAND ${bolt} $<TARGET_FILE:${program}> ${MLCC_LLVM_BINDIR}
        ${PROJECT_BINARY_DIR}/bolt
      COMMENT "Laying ${program} out by its profile")
    set_property(TARGET ${program} APPEND PROPERTY LINK_DEPENDS ${bolt})
  endif()
endfunction()
