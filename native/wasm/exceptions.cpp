// C++ exceptions in WebAssembly, which knows none that all hosts have. The compiler makes of a call
// that may have to be left, and has something to do then, a call of the host: `invoke_...` with the
// function's place in the table and its arguments. The host calls that, and if it is thrown out of
// by `raise`, puts the stack back and calls setThrew(1, 0); then the compiler's code asks here what
// was thrown and which handler wants it. Beside these two there is nothing of the host's, so that
// each host is small. For what the functions promise see the C++ ABI for Itanium; one thing that
// was thrown is never handled twice at a time, since nothing here throws again while it does.
#include <array>
#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <exception>
#include <initializer_list>
#include <typeinfo>

extern "C" {
// Leaves all functions up to the next one that the host has invoked.
[[noreturn]] __attribute__((import_module("hexproof"), import_name("raise"))) void raise_in_host();

// Whether a handler wants what was thrown, and the object as the handler knows it; libc++abi's.
int __cxa_can_catch(const std::type_info* wanted, const std::type_info* thrown, void** object);
}

namespace {

// Here destructors return the object, and WebAssembly looks at what a function returns.
using Destructor = void* (*)(void*);

// Lies before the object that is thrown.
struct alignas(16) Thrown {
  const std::type_info* type;
  Destructor destroy;
  void* wanted;   // the object as its handler knows it
  Thrown* outer;  // the one that is handled around this one
  int owners;
  int handlers;  // that are in it; negative where the innermost throws it again

  static Thrown* of(void* object) { return static_cast<Thrown*>(object) - 1; }
  void* object() { return this + 1; }
};

// Room for what is thrown when there is no memory.
struct Reserve {
  alignas(16) std::array<unsigned char, 256> bytes;
  bool used;
};
std::array<Reserve, 8> reserves{};

void* take(std::size_t size) {
  if (void* const memory = std::calloc(1, size); memory != nullptr) {
    return memory;
  }
  for (Reserve& reserve : reserves) {
    if (!reserve.used && size <= reserve.bytes.size()) {
      reserve.used = true;
      reserve.bytes.fill(0);
      return reserve.bytes.data();
    }
  }
  std::terminate();
}

void give_back(void* memory) {
  for (Reserve& reserve : reserves) {
    if (memory == reserve.bytes.data()) {
      reserve.used = false;
      return;
    }
  }
  std::free(memory);
}

Thrown* flying = nullptr;
Thrown* handled = nullptr;
unsigned uncaught = 0;
int chosen = 0;  // the type that the handler wants

[[noreturn]] void fly(Thrown* thrown) {
  flying = thrown;
  raise_in_host();
}

void disown(Thrown* thrown) {
  if (--thrown->owners == 0) {
    if (thrown->destroy != nullptr) {
      thrown->destroy(thrown->object());
    }
    give_back(thrown);
  }
}

// Chooses the first of the handlers' types; null is for all. Where none is wanted the objects on
// the way are destroyed.
void* choose(std::initializer_list<const std::type_info*> types) {
  chosen = 0;
  for (const std::type_info* type : types) {
    void* object = flying->object();
    if (type == nullptr || __cxa_can_catch(type, flying->type, &object) != 0) {
      chosen = static_cast<int>(reinterpret_cast<std::uintptr_t>(type));
      flying->wanted = object;
      break;
    }
  }
  return flying->object();
}

using Type = const std::type_info*;

}  // namespace

extern "C" {

void* __cxa_allocate_exception(std::size_t size) noexcept {
  return static_cast<Thrown*>(take(sizeof(Thrown) + size))->object();
}

void __cxa_free_exception(void* object) noexcept { give_back(Thrown::of(object)); }

[[noreturn]] void __cxa_throw(void* object, std::type_info* type, Destructor destroy) {
  Thrown* const thrown = Thrown::of(object);
  thrown->type = type;
  thrown->destroy = destroy;
  thrown->owners = 1;
  ++uncaught;
  fly(thrown);
}

void* __cxa_find_matching_catch_2() { return choose({}); }
void* __cxa_find_matching_catch_3(Type a) { return choose({a}); }
void* __cxa_find_matching_catch_4(Type a, Type b) { return choose({a, b}); }
void* __cxa_find_matching_catch_5(Type a, Type b, Type c) { return choose({a, b, c}); }
void* __cxa_find_matching_catch_6(Type a, Type b, Type c, Type d) { return choose({a, b, c, d}); }
void* __cxa_find_matching_catch_7(Type a, Type b, Type c, Type d, Type e) {
  return choose({a, b, c, d, e});
}

int getTempRet0() { return chosen; }
int llvm_eh_typeid_for(Type type) {
  return static_cast<int>(reinterpret_cast<std::uintptr_t>(type));
}

[[noreturn]] void __resumeException(void* object) { fly(Thrown::of(object)); }

void* __cxa_begin_catch(void* object) noexcept {
  Thrown* const thrown = Thrown::of(object);
  thrown->handlers = std::abs(thrown->handlers) + 1;
  if (handled != thrown) {
    thrown->outer = handled;
    handled = thrown;
  }
  --uncaught;
  return thrown->wanted;
}

void __cxa_end_catch() {
  Thrown* const thrown = handled;
  const bool again = thrown->handlers < 0;
  thrown->handlers += again ? 1 : -1;
  if (thrown->handlers == 0) {
    handled = thrown->outer;
    if (!again) {
      disown(thrown);
    }
  }
}

[[noreturn]] void __cxa_rethrow() {
  if (handled == nullptr) {
    std::terminate();
  }
  handled->handlers = -handled->handlers;
  ++uncaught;
  fly(handled);
}

unsigned __cxa_uncaught_exceptions() noexcept { return uncaught; }

void __cxa_increment_exception_refcount(void* object) noexcept {
  if (object != nullptr) {
    ++Thrown::of(object)->owners;
  }
}

void __cxa_decrement_exception_refcount(void* object) noexcept {
  if (object != nullptr) {
    disown(Thrown::of(object));
  }
}

void* __cxa_current_primary_exception() noexcept {
  if (handled == nullptr) {
    return nullptr;
  }
  ++handled->owners;
  return handled->object();
}

void __cxa_rethrow_primary_exception(void* object) {
  if (object != nullptr) {
    Thrown* const thrown = Thrown::of(object);
    ++thrown->owners;
    ++uncaught;
    fly(thrown);
  }
}
}
