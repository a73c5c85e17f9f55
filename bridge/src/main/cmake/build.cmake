# cmake -DROOT=FOLDER -DOUT=FILE -P build.cmake
# Writes a hash over all sources that what is proved depends on, by their names and contents alone,
# so that it is the same wherever and whenever they are built.
cmake_minimum_required(VERSION 3.20)

file(GLOB_RECURSE sources RELATIVE "${ROOT}"
  "${ROOT}/*/src/main/*" "${ROOT}/native/include/*" "${ROOT}/native/src/*" "${ROOT}/native/wasm/*")
# Jobs for clusters are outside the program; hidden files are those of editors.
list(FILTER sources EXCLUDE REGEX "^cluster/|/\\.")
list(APPEND sources pom.xml native/pom.xml native/CMakeLists.txt)
list(SORT sources)

set(sums "")
foreach(source IN LISTS sources)
  file(SHA256 "${ROOT}/${source}" sum)
  string(APPEND sums "${sum}  ${source}\n")
endforeach()
string(SHA256 all "${sums}")
# Enough to tell builds apart.
string(SUBSTRING "${all}" 0 16 hash)
# Left alone where it is right already, down to its folder's date, or all that stands on the jar would be
# compiled anew.
set(before "")
if(EXISTS "${OUT}")
  file(READ "${OUT}" before)
endif()
if(NOT before STREQUAL "${hash}\n")
  file(WRITE "${OUT}" "${hash}\n")
endif()
