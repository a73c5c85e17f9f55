// What the C++ library wants of a system, where there is none but the host.
#include <cstddef>

extern "C" {
// Makes the memory larger by so many pages; tells whether it did.
__attribute__((import_module("hexproof"), import_name("grow"))) int grow_in_host(int pages);

// In place of the library's, which would take a refusal of the host for a fault. The linker sends
// calls here.
int __wrap_emscripten_resize_heap(std::size_t size) {
  constexpr std::size_t kPage = 65536;
  const std::size_t now = __builtin_wasm_memory_size(0) * kPage;
  return grow_in_host(static_cast<int>((size - now + kPage - 1) / kPage));
}

[[noreturn]] void __wrap_abort() { __builtin_trap(); }
}
