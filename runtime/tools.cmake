# Which programs make the runtime: for each row of targets.list, the variables
# compiler_<directory> (with the flags that it must have) and
# archiver_<directory>, empty where there is none.
#
# A clang serves every row, but not any clang: Debian 12's own is of version 14,
# which cannot read IR with opaque pointers, and others may lack a target. So
# nothing is taken by its name. A candidate is asked to do what the build will
# ask of it, and one that cannot is passed over with a line that says why; each
# row has the first that can. The last candidate is the compiler of the rest of
# the project, which may be a gcc, for the row of this machine. Archivers are
# chosen likewise: an archive needs an index, and GNU ar writes none for formats
# of other systems.
#
#   MLCC_RUNTIME_CLANG   a clang to try first; empty for no clang at all
#   MLCC_RUNTIME_AR      an archiver to try first
#
# MLCC_RUNTIME_CLANG_USED is the clang that tests of the runtime use; or empty.

set(probe ${CMAKE_CURRENT_BINARY_DIR}/probe)
file(MAKE_DIRECTORY ${probe})
file(WRITE ${probe}/opaque.ll "define ptr @f(ptr %p) {\n  ret ptr %p\n}\n")

# Sets `out` to `given` and what there is by the names, in the order of the
# names, in PATH and beside LLVM's tools.
function(mlcc_runtime_candidates out given)
  set(paths ${given})
  foreach(name IN LISTS ARGN)
    find_program(in_path ${name} NO_CACHE)
    find_program(in_llvm ${name} PATHS ${MLCC_LLVM_BINDIR} NO_CACHE
      NO_DEFAULT_PATH)
    foreach(path ${in_path} ${in_llvm})
      if(path)
        list(APPEND paths ${path})
      endif()
    endforeach()
    unset(in_path)
    unset(in_llvm)
  endforeach()
  list(REMOVE_DUPLICATES paths)
  set(${out} "${paths}" PARENT_SCOPE)
endfunction()

# Runs a command in this directory. `why` becomes empty when it succeeds, and
# otherwise the line of its output that says most.
function(mlcc_runtime_try why)
  execute_process(COMMAND ${ARGN} WORKING_DIRECTORY ${CMAKE_CURRENT_SOURCE_DIR}
    RESULT_VARIABLE status OUTPUT_VARIABLE said ERROR_VARIABLE said)
  set(line)
  if(NOT status EQUAL 0)
    if(said MATCHES "error: ([^\n]+)")
      set(line ${CMAKE_MATCH_1})
    elseif(said MATCHES "([^\n]+)")
      set(line ${CMAKE_MATCH_1})
    else()
      set(line "it ends with ${status}")
    endif()
  endif()
  set(${why} "${line}" PARENT_SCOPE)
endfunction()

# The same for a command that makes `output`, which is appended to it. What has
# succeeded once is not tried again with the same program.
function(mlcc_runtime_make why output program)
  file(TIMESTAMP ${program} time "%s")
  set(maker "${program} ${ARGN} ${time}")
  set(made_by)
  if(EXISTS ${output} AND EXISTS ${output}.maker)
    file(READ ${output}.maker made_by)
  endif()
  set(reason)
  if(NOT made_by STREQUAL maker)
    mlcc_runtime_try(reason ${program} ${ARGN} -o ${output})
    if(NOT reason)
      file(WRITE ${output}.maker "${maker}")
    endif()
  endif()
  set(${why} "${reason}" PARENT_SCOPE)
endfunction()

# Sets `why` to the reason why a program is no clang for the runtime, whatever
# the target; empty when it is one.
function(mlcc_runtime_judge_clang why clang)
  mlcc_runtime_make(reason ${probe}/opaque.o ${clang} -Wno-override-module
    -x ir -c ${probe}/opaque.ll)
  if(reason)
    string(PREPEND reason "it cannot read IR with opaque pointers: ")
  endif()
  set(${why} "${reason}" PARENT_SCOPE)
endfunction()

# The same for an archiver and an object of probe.c. The index is the first
# member of an archive, and holds the name that is defined there.
function(mlcc_runtime_judge_archiver why archiver object)
  set(archive ${probe}/probe.a)
  file(REMOVE ${archive})
  mlcc_runtime_try(reason ${archiver} qcsD ${archive} ${object})
  if(NOT reason)
    file(READ ${archive} head LIMIT 112 HEX)
    string(HEX "mlcc_probe" name)
    if(NOT head MATCHES ${name})
      set(reason "its archives have no index")
    endif()
  endif()
  set(${why} "${reason}" PARENT_SCOPE)
endfunction()

# Sets archiver_<directory> for the row that ${probe}/<directory>.o is for.
macro(mlcc_runtime_choose_archiver directory)
  foreach(archiver IN LISTS archivers)
    if(NOT archiver_${directory})
      mlcc_runtime_judge_archiver(reason ${archiver} ${probe}/${directory}.o)
      if(reason)
        message(STATUS
          "Runtime: ${archiver} passed over for ${directory}: ${reason}")
      else()
        set(archiver_${directory} ${archiver})
      endif()
    endif()
  endforeach()
endmacro()

# Gives the row to a compiler, a program and its flags, if it can build it.
macro(mlcc_runtime_offer directory program)
  mlcc_runtime_make(reason ${probe}/${directory}.o ${program} ${ARGN}
    -c probe.c)
  if(reason)
    message(STATUS
      "Runtime: ${program} passed over for ${directory}: ${reason}")
  else()
    set(compiler_${directory} ${program} ${ARGN})
    mlcc_runtime_choose_archiver(${directory})
    list(REMOVE_ITEM rows_open ${directory})
  endif()
endmacro()

# Offers it all rows that are still open.
macro(mlcc_runtime_offer_clang clang)
  mlcc_runtime_judge_clang(reason ${clang})
  if(reason)
    message(STATUS "Runtime: ${clang} passed over: ${reason}")
  else()
    list(APPEND clangs_used ${clang})
    foreach(directory IN LISTS rows_open)
      mlcc_runtime_offer(${directory} ${clang} --target=${triple_${directory}}
        -nostdlibinc ${flags_${directory}} ${common_flags})
    endforeach()
  endif()
endmacro()

# Candidates are asked as long as a row is open.
macro(mlcc_runtime_tools)
  mlcc_runtime_candidates(archivers "${MLCC_RUNTIME_AR}"
    llvm-ar-22 llvm-ar ${CMAKE_AR} ar)
  set(clangs)
  if(NOT DEFINED MLCC_RUNTIME_CLANG OR MLCC_RUNTIME_CLANG)
    mlcc_runtime_candidates(clangs "${MLCC_RUNTIME_CLANG}"
      clang-22 clang clang-23 clang-21)
  endif()
  set(rows_open ${runtime_rows})
  set(clangs_used)
  foreach(clang IN LISTS clangs)
    if(rows_open)
      mlcc_runtime_offer_clang(${clang})
    endif()
  endforeach()
  set(host ${CMAKE_SYSTEM_PROCESSOR}-linux)
  if(host IN_LIST rows_open)
    set(host_flags ${common_flags})
    if(NOT CMAKE_C_COMPILER_ID MATCHES "Clang")
      list(FILTER host_flags EXCLUDE REGEX "vectorize")
    endif()
    mlcc_runtime_offer(${host} ${CMAKE_C_COMPILER} ${flags_${host}}
      ${host_flags})
  endif()
  list(POP_FRONT clangs_used clang)
  set(MLCC_RUNTIME_CLANG_USED "${clang}" CACHE INTERNAL "")
endmacro()
