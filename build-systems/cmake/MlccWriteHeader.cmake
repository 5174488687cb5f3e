# Run by what mlcc_generate_header adds: makes MADE, the header of SOURCE by
# COMPILER with the options that are the lines of FLAGS, and HEADER, a copy that
# is only touched when its text changes.

file(STRINGS "${FLAGS}" lines ENCODING UTF-8)
set(options)
foreach(line IN LISTS lines)
  if(line MATCHES "^SHELL:(.*)$")
    separate_arguments(line UNIX_COMMAND "${CMAKE_MATCH_1}")
  endif()
  list(APPEND options ${line})
endforeach()
execute_process(COMMAND "${COMPILER}" ${options} -fsyntax-only
  "-femit-header=${MADE}" "${SOURCE}" RESULT_VARIABLE status)
if(NOT status EQUAL 0)
  message(FATAL_ERROR " ${SOURCE} has no header")
endif()
configure_file("${MADE}" "${HEADER}" COPYONLY)
