# What build systems read of mlcc: its language for CMake with a toolchain file
# for each target, pieces for make, Meson and Bazel. All of it is made below
# share/ of the build tree, which is laid out as what is installed, so that
# find_package(mlcc) works with either.
include(CMakePackageConfigHelpers)

set(share ${PROJECT_BINARY_DIR}/share)

foreach(file CMakeDetermineMLIRCompiler.cmake CMakeMLIRCompiler.cmake.in
    CMakeMLIRInformation.cmake CMakeTestMLIRCompiler.cmake
    MlccGenerateHeader.cmake MlccWriteHeader.cmake)
  configure_file(build-systems/cmake/${file} ${share}/cmake/mlcc/${file}
    COPYONLY)
endforeach()
configure_file(build-systems/cmake/WASI.cmake
  ${share}/cmake/mlcc/Platform/WASI.cmake COPYONLY)
configure_package_config_file(build-systems/cmake/mlccConfig.cmake.in
  ${share}/cmake/mlcc/mlccConfig.cmake INSTALL_DESTINATION share/cmake/mlcc)
write_basic_package_version_file(${share}/cmake/mlcc/mlccConfigVersion.cmake
  COMPATIBILITY SameMinorVersion ARCH_INDEPENDENT)

set(toolchain_files ${share}/mlcc/toolchain-files)
foreach(file common.cmake common-android.cmake)
  configure_file(toolchain-files/${file} ${toolchain_files}/${file} COPYONLY)
endforeach()
configure_file(build-systems/make/mlcc.mk ${share}/mlcc/mlcc.mk COPYONLY)
configure_file(build-systems/distcc/mlcc-remote
  ${PROJECT_BINARY_DIR}/bin/mlcc-remote COPYONLY)
configure_file(build-systems/bazel/mlir.bzl ${share}/mlcc/mlir.bzl COPYONLY)

# Meson's words for a processor
function(mlcc_meson_machine triple processor)
  set(family ${processor})
  if(processor MATCHES "^i.86$")
    set(family x86)
  elseif(processor STREQUAL "AMD64")
    set(family x86_64)
  elseif(processor STREQUAL "ARM64")
    set(family aarch64)
  elseif(processor MATCHES "^arm")
    set(family arm)
  elseif(processor MATCHES "^ppc64")
    set(family ppc64)
  endif()
  set(endian little)
  if(triple MATCHES "^(s390x|mips)-")
    set(endian big)
  endif()
  set(family ${family} PARENT_SCOPE)
  set(endian ${endian} PARENT_SCOPE)
endfunction()

function(mlcc_toolchain_files triple system processor tools emulator)
  set(runs "")
  set(more "")
  if(emulator)
    set(runs " Tests run under ${emulator}.")
    set(more "exe_wrapper = ['${emulator}', '-L', '/usr/${tools}']\n")
    if(NOT emulator MATCHES "^qemu")
      set(more "exe_wrapper = ['${emulator}']\n")
    endif()
  endif()
  if(NOT tools) # C's compiler, only named so that its absence is clear
    set(tools ${triple})
  endif()
  if(system STREQUAL "Android")
    configure_file(toolchain-files/android.cmake.in
      ${toolchain_files}/${triple}.cmake @ONLY)
    return()
  endif()
  configure_file(toolchain-files/toolchain.cmake.in
    ${toolchain_files}/${triple}.cmake @ONLY)
  mlcc_meson_machine(${triple} ${processor})
  set(c "'${tools}-gcc'")
  set(cpp "'${tools}-g++'")
  set(binutils ${tools}-)
  set(machine_system none)
  if(system STREQUAL "Linux")
    set(machine_system linux)
  elseif(system STREQUAL "Windows")
    set(machine_system windows)
    string(PREPEND more "windres = '${tools}-windres'\n")
  elseif(system STREQUAL "WASI") # there is no gcc
    set(machine_system wasi)
    set(c "['clang', '--target=${triple}']")
    set(cpp "['clang++', '--target=${triple}']")
    set(binutils llvm-)
  endif()
  configure_file(toolchain-files/meson.ini.in
    ${toolchain_files}/meson/${triple}.ini @ONLY)
endfunction()

set_property(DIRECTORY APPEND PROPERTY CMAKE_CONFIGURE_DEPENDS
  toolchain-files/targets.list)
file(STRINGS toolchain-files/targets.list rows REGEX "^[^#]")
foreach(row ${rows})
  separate_arguments(row UNIX_COMMAND "${row}")
  foreach(column triple system processor tools emulator)
    list(POP_FRONT row ${column})
    string(REGEX REPLACE "^-$" "" ${column} "${${column}}")
  endforeach()
  mlcc_toolchain_files("${triple}" "${system}" "${processor}" "${tools}"
    "${emulator}")
endforeach()

# What debuggers show of what -g says
configure_file(build-systems/gdb/mlcc_printers.py
  ${share}/mlcc/gdb/mlcc_printers.py COPYONLY)

# Installed by runtime/; here for the build tree
file(GLOB headers CONFIGURE_DEPENDS runtime/include/mlcc/*.h)
foreach(header ${headers})
  get_filename_component(name ${header} NAME)
  configure_file(${header} ${PROJECT_BINARY_DIR}/include/mlcc/${name} COPYONLY)
endforeach()

install(DIRECTORY ${share}/cmake ${share}/mlcc DESTINATION share)
