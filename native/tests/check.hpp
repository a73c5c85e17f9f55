// A check that fails throws, which ends the program with its words unless a test wants to say more.
// The words have a second line with the values, where the condition is a single comparison.
#pragma once

#include <concepts>
#include <sstream>
#include <stdexcept>
#include <string>
#include <type_traits>

namespace checks {

struct Failed : std::runtime_error {
  using std::runtime_error::runtime_error;
};

template <typename T>
std::string text(const T& value) {
  std::ostringstream out;
  if constexpr (std::is_enum_v<T> || (std::is_integral_v<T> && sizeof(T) == 1)) {
    out << static_cast<long long>(value);  // a number, not a letter
  } else if constexpr (std::is_null_pointer_v<T>) {
    out << "null";
  } else if constexpr (std::is_same_v<std::decay_t<T>, const char*>) {
    out << (value == nullptr ? "null" : value);
  } else if constexpr (std::is_pointer_v<T>) {
    out << (value == nullptr ? "null" : "an address");
  } else if constexpr (requires { out << value; }) {
    out << value;
  } else if constexpr (requires { value.begin(); }) {
    out << '[';
    const char* gap = "";
    for (const auto& element : value) {
      out << gap << text(element);
      gap = " ";
    }
    out << ']';
  } else {
    out << "something";
  }
  return out.str();
}

[[noreturn]] inline void fail(const char* file, int line, const char* condition,
                              const std::string& values) {
  throw Failed(std::string(file) + ":" + std::to_string(line) + ": check failed: " + condition +
               values);
}

template <typename Left, typename Right>
struct Comparison {
  bool holds;
  const Left& left;
  const Right& right;

  operator bool() const { return holds; }
};

// What stands left of a comparison, or all of a condition that is none.
#pragma GCC diagnostic push
#pragma GCC diagnostic ignored "-Wsign-compare"
template <typename Left>
struct Operand {
  const Left& left;

  template <typename Right>
  Comparison<Left, Right> operator==(const Right& right) const {
    return {left == right, left, right};
  }
  template <typename Right>
  Comparison<Left, Right> operator!=(const Right& right) const {
    return {left != right, left, right};
  }
  template <typename Right>
  Comparison<Left, Right> operator<(const Right& right) const {
    return {left < right, left, right};
  }
  template <typename Right>
  Comparison<Left, Right> operator<=(const Right& right) const {
    return {left <= right, left, right};
  }
  template <typename Right>
  Comparison<Left, Right> operator>(const Right& right) const {
    return {left > right, left, right};
  }
  template <typename Right>
  Comparison<Left, Right> operator>=(const Right& right) const {
    return {left >= right, left, right};
  }

  explicit operator bool() const { return static_cast<bool>(left); }
};
#pragma GCC diagnostic pop

struct Begin {
  template <typename Left>
  Operand<Left> operator<<(const Left& left) const {
    return {left};
  }
};

template <typename Condition>
void demand(const Condition& condition, const char* file, int line, const char* words) {
  if (!static_cast<bool>(condition)) {
    fail(file, line, words, "");
  }
}

template <typename Left, typename Right>
void demand(const Comparison<Left, Right>& comparison, const char* file, int line,
            const char* words) {
  if (!comparison.holds) {
    fail(file, line, words, "\n  with " + text(comparison.left) + " and " + text(comparison.right));
  }
}

}  // namespace checks

#define CHECK(...) checks::demand(checks::Begin() << __VA_ARGS__, __FILE__, __LINE__, #__VA_ARGS__)
