// What checks say when they fail.
#include "check.hpp"

#include <cstddef>
#include <cstdint>
#include <functional>
#include <string>
#include <vector>

#include "hexproof.h"

namespace {

std::string words(const std::function<void()>& check) {
  try {
    check();
    return "";
  } catch (const checks::Failed& failed) {
    const std::string text = failed.what();
    return text.substr(text.find("check failed: "));
  }
}

void says(const std::string& expected, const std::function<void()>& check) {
  CHECK(words(check) == (expected.empty() ? expected : "check failed: " + expected));
}

}  // namespace

int main() {
  const int status = HEXPROOF_TIME;
  const std::vector<int> cells{3, 4};
  const char* const none = nullptr;
  says("", [&] { CHECK(status == HEXPROOF_TIME); });
  says("", [&] { CHECK(status > 0 && !cells.empty()); });
  says("status == HEXPROOF_DECIDED\n  with 1 and 0", [&] { CHECK(status == HEXPROOF_DECIDED); });
  says("cells.size() + 1 < std::size_t{3}\n  with 3 and 3",
       [&] { CHECK(cells.size() + 1 < std::size_t{3}); });
  says("cells == std::vector<int>{}\n  with [3 4] and []",
       [&] { CHECK(cells == std::vector<int>{}); });
  says("std::string(\"a\") != \"a\"\n  with a and a", [&] { CHECK(std::string("a") != "a"); });
  says("none != nullptr\n  with null and null", [&] { CHECK(none != nullptr); });
  const std::uint8_t byte = 7;
  const std::uint8_t* const bytes = &byte;
  says("bytes == nullptr\n  with an address and null", [&] { CHECK(bytes == nullptr); });
  says("byte == std::uint8_t{55}\n  with 7 and 55", [&] { CHECK(byte == std::uint8_t{55}); });
  says("", [&] { CHECK(bytes == nullptr || byte == 7); });
  says("status <= 0\n  with 1 and 0", [&] { CHECK(status <= 0); });
  says("status >= 2\n  with 1 and 2", [&] { CHECK(status >= 2); });
  says("cells.empty()", [&] { CHECK(cells.empty()); });
  says("status == 1 && cells.empty()", [&] { CHECK(status == 1 && cells.empty()); });
  bool failed = false;
  try {
    says("nothing", [] {});
  } catch (const checks::Failed&) {
    failed = true;
  }
  CHECK(failed);
  return 0;
}
