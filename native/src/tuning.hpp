// What of the engine was found by trying, not by reasoning. In brackets the positions that `bench
// session` took over the questions of the template library but for VI-1-a when the constant was
// chosen, then 29143, with half and with twice the value; what is best on these need not be so on
// puzzles of whole boards.
#pragma once

#include <cstddef>
#include <cstdint>

namespace hexproof::tuning {

// Memory that the links of one side in one position may take; further links are dropped.
inline constexpr std::size_t kLinkBytes = std::size_t{48} << 20;

// Empty cells from which on templates are placed as links. VI-1-a, which has 56, takes 6,122
// positions without and 9,958 with IV-1-d; VII-1-a, which has 83, 2,327,768 and 2,101,434, and with
// a white stone often two.
inline constexpr int kTemplatesFrom = 65;

// Ways kept to join three or more terminals by a threat (29143 with half).
inline constexpr std::size_t kThreats = 200;

// Proof sets of one winner and with one or either side to move. All 7x7 openings with certificates
// take 220,972 positions, 235,868 with a quarter, 226,756 with twice as many; VII-1-a spends a
// tenth of its time on looking among them.
inline constexpr int kProofSets = 1 << 14;

// Cells of a link's carrier that may reach out of what it joins, if it is to be filled in (30215
// with none, 29143 with five).
inline constexpr int kReachingOut = 3;

// Cells of a component that is looked at as soon as it is met (24585 with 8, 38290 with 24; the
// searches inside components are not counted here).
inline constexpr int kSmallComponent = 16;

// Positions of the search for such a component: what takes longer is seldom worth its time, until
// the whole has taken long (28097, 30071).
inline constexpr std::int64_t kComponentPositions = 50;

// Positions after which a search looks at the components of its first position again; then twice
// as many (29143, 29143).
inline constexpr std::int64_t kPatience = 1000;

// Positions that one thread searches before others join it. So what is decided sooner is decided
// in the same way each time. Tests of threads ask about small boards, and let them join at once.
#ifndef HEXPROOF_ALONE
#define HEXPROOF_ALONE 1000
#endif
inline constexpr std::int64_t kAlone = HEXPROOF_ALONE;

// The disproof number of a position is the largest of its children's proof numbers, and one for so
// many of the other children (26708, 29436), and a part of the sum of their numbers (on 7x7 48,053
// positions with 5, 56,046 with 10, 62,524 with 20; native/README.md has more).
inline constexpr std::size_t kChildrenPerOne = 4;
inline constexpr std::uint64_t kSumPart = 5;

// A child is searched until its number exceeds that of the second best by this part of it (29332,
// 29590).
inline constexpr std::uint32_t kWidening = 4;

// Weights of the guesses at moves, and how fast they learn the odds of moves and which one is the
// first to win. Nine questions of VII-1-a with a stone for White take 99089 positions. A trial that
// differed in rounding and in the places of features took 70210, and 106824 with a third of
// kOddsRate, 98904, 74937 and 127617 with none, half and twice of kFirstRate: so single figures
// tell little.
inline constexpr std::size_t kWeights = std::size_t{1} << 20;
inline constexpr double kOddsRate = 0.3;
inline constexpr double kFirstRate = 0.1;

// The logarithm of the odds of a move of which nothing is known.
inline constexpr double kOdds = -1;

// Moves that a position's record ranks by the links that they lie on; the others come after them,
// and all are of one rank to the guesses.
inline constexpr std::size_t kHints = 24;

// The distance in links of a cell that a terminal's links don't reach.
inline constexpr int kFar = 30;

// A move looks worse by one for so many moves ranked before it, and for so many links by which its
// connections are longer than the best one's.
inline constexpr int kHintsPerOne = 4;

// Records in a bucket of the table.
inline constexpr std::size_t kWays = 4;

}  // namespace hexproof::tuning
