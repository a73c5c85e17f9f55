// Parts of the engine that can be left out; verdicts are the same.
#pragma once

#include <cstdint>

#include "tuning.hpp"

namespace hexproof {

struct Options {
  bool fill_in = true;     // dead, captured and dominated cells
  bool links = true;       // wins and threats by virtual connections
  bool parts = true;       // fill in parts that two groups hold; with fill_in and links only
  bool unions = true;      // fill in components whose groups a side joins; with parts only
  bool order = true;       // moves by distance, which links tell
  bool guesses = true;     // moves look worse by what was learned from others
  bool proof_sets = true;  // proofs are used in other positions

  // Templates are links where at least so many cells are empty; with links only.
  int templates_from = tuning::kTemplatesFrom;

  // Positions that one thread searches before others join it.
  std::int64_t alone = tuning::kAlone;
};

}  // namespace hexproof
