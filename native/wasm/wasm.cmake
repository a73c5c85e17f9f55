# The solver as WebAssembly, by Emscripten: emcmake cmake -S native -B build/wasm
#
# The library becomes one file that any host can start which knows native/wasm/hexproof.js's few
# imports, and the tests become programs that Node runs.
# With more optimization than -O2 it becomes larger, and no faster.
add_compile_options(-fexceptions $<$<CONFIG:Release>:-O2>)

# As the library and each test are linked. The stack is what native programs have, nearly; more than
# 2 GiB of memory not all hosts have.
set(wasm_link_options -fexceptions -sSTANDALONE_WASM -sWASM_BIGINT -sTOTAL_STACK=5MB
  -sALLOW_MEMORY_GROWTH -sMAXIMUM_MEMORY=2147418112
  -sERROR_ON_UNDEFINED_SYMBOLS=0 -sWARN_ON_UNDEFINED_SYMBOLS=0
  "SHELL:-Wl,--wrap=emscripten_resize_heap -Wl,--wrap=abort -Wl,--wrap=memcpy")

# What is linked to all in place of what a system has.
add_library(host OBJECT wasm/exceptions.cpp wasm/host.cpp)
# That what copies memory is not made a call of itself, the compiler has to be told.
target_compile_options(host PRIVATE -fno-exceptions -mbulk-memory -fno-builtin-memcpy)

# Makes an executable of CMake one of WebAssembly. The linker optimizes too, which takes long.
function(hexproof_program target optimization)
  target_sources(${target} PRIVATE $<TARGET_OBJECTS:host>)
  target_link_options(${target} PRIVATE ${optimization} ${wasm_link_options})
  set_target_properties(${target} PROPERTIES SUFFIX .wasm)
endfunction()

find_program(HEXPROOF_NODE node REQUIRED)
set(CMAKE_CROSSCOMPILING_EMULATOR "${HEXPROOF_NODE}" --no-warnings
  "${CMAKE_CURRENT_SOURCE_DIR}/wasm/run.js")

# The functions of the interface, as its header declares them.
file(STRINGS include/hexproof.h declarations REGEX "hexproof_[a-z_]+\\(")
string(REGEX MATCHALL "hexproof_[a-z_]+\\(" functions "${declarations}")
list(TRANSFORM functions REPLACE "(.*)\\(" "_\\1")
list(REMOVE_DUPLICATES functions)
list(JOIN functions "," functions)

# The library.
function(hexproof_wasm_library)
  add_library(hexproof STATIC src/abi.cpp $<TARGET_OBJECTS:solver>)
  target_include_directories(hexproof PUBLIC include)
  add_executable(hexproof_wasm)
  hexproof_program(hexproof_wasm -O2)
  target_link_libraries(hexproof_wasm PRIVATE hexproof)
  target_link_options(hexproof_wasm PRIVATE --no-entry
    "-sEXPORTED_FUNCTIONS=${functions},_malloc,_free")
  set_target_properties(hexproof_wasm PROPERTIES OUTPUT_NAME hexproof
    RUNTIME_OUTPUT_DIRECTORY "${HEXPROOF_LIBRARY_DIR}/wasm")
  add_test(NAME start_test COMMAND "${HEXPROOF_NODE}"
    "${CMAKE_CURRENT_SOURCE_DIR}/wasm/start_test.js" $<TARGET_FILE:hexproof_wasm>)
endfunction()
