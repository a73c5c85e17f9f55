// What the C++ library wants of a system, where there is none but the host.
#include <cstddef>
#include <cstdint>

namespace {

constexpr std::size_t kMany = 128;

// Eight bytes of anything, anywhere.
struct __attribute__((packed, may_alias)) Word {
  std::uint64_t bits;
};

}  // namespace

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

// Connections are carried on by copying memory, a quarter of all time in a host that has to step
// through it. Instructions for memory as a whole are quick in every host, but for a few bytes.
void* __wrap_memcpy(void* to, const void* from, std::size_t size) {
  if (size >= kMany) {
    return __builtin_memcpy(to, from, size);
  }
  auto* target = static_cast<unsigned char*>(to);
  const auto* source = static_cast<const unsigned char*>(from);
  for (; size >= sizeof(Word); size -= sizeof(Word)) {
    reinterpret_cast<Word*>(target)->bits = reinterpret_cast<const Word*>(source)->bits;
    target += sizeof(Word);
    source += sizeof(Word);
  }
  for (; size > 0; --size) {
    *target++ = *source++;
  }
  return to;
}
}
