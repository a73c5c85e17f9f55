// The first look at a position: is it decided at once, and if not, which moves are worth trying?
#pragma once

#include <optional>

#include "chain.hpp"
#include "graph.hpp"
#include "groups.hpp"
#include "inferior.hpp"
#include "stop.hpp"
#include "table.hpp"

namespace hexproof {

template <int Words>
class Expander {
 public:
  using Set = Bits<Words>;

  // The dual graph may be null.
  Expander(const Graph<Words>& graph, const Graph<Words>* dual, Watch& watch)
      : graph_(graph), dual_(dual), watch_(watch) {}

  Record<Words> expand(const State<Words>& state) const {
    Record<Words> record;
    record.state = state;
    record.filled = state;
    const bool black_moves = state.to_move == Side::kBlack;
    if (is_over(record, {}, {})) {
      return record;
    }

    Fill fill;
    fill_in(record.filled, state.to_move, fill);
    if (is_over(record, fill.black, fill.white)) {
      return record;
    }
    record.needed = black_moves ? fill.black : fill.white;
    record.carrier = black_moves ? fill.white : fill.black;
    record.moves = graph_.cells() - record.filled.black - record.filled.white;
    if (black_moves) {
      look(record, black_groups(record.filled), white_groups(record.filled));
    } else {
      look(record, white_groups(record.filled), black_groups(record.filled));
    }
    if (record.decided()) {
      return record;
    }
    record.moves -= fill.dominated;
    if (record.moves.none()) {
      record.decide(false, record.carrier, -1);
      return record;
    }
    record.proof = 1;
    record.disproof = static_cast<std::uint32_t>(record.moves.count());
    return record;
  }

 private:
  // The cells that each side captured, and the mover's dominated ones.
  struct Fill {
    Set black;
    Set white;
    Set dominated;
  };

  Set open(const State<Words>& state) const {
    return graph_.cells() - state.black - state.white;
  }

  Groups<Words> black_groups(const State<Words>& state) const {
    return Groups<Words>(graph_, state.black, open(state));
  }

  // None without a dual graph.
  std::optional<Groups<Words>> white_groups(const State<Words>& state) const {
    if (dual_ == nullptr) {
      return std::nullopt;
    }
    return Groups<Words>(*dual_, state.white, open(state));
  }

  // Fills in dead and captured cells, as Black's graph and White's show them in turn. Dead cells
  // become white.
  void fill_in(State<Words>& state, Side mover, Fill& fill) const {
    while (true) {
      const Inferior<Words> inferior(black_groups(state));
      fill.black |= inferior.black_captured();
      fill.white |= inferior.white_captured();
      state.black |= inferior.black_captured();
      state.white = graph_.cells() - inferior.open() - state.black;
      fill.dominated = {};
      inferior.add_dominated(mover, fill.dominated);
      if (dual_ == nullptr) {
        return;
      }
      const Inferior<Words> dual(*white_groups(state));
      fill.white |= dual.black_captured();
      fill.black |= dual.white_captured();
      state.black |= dual.white_captured();
      state.white = graph_.cells() - dual.open() - state.black;
      if (dual.open() == inferior.open()) {
        dual.add_dominated(other(mover), fill.dominated);
        return;
      }
    }
  }

  // Decides the record if Black has joined an alternative or can't any more.
  bool is_over(Record<Words>& record, const Set& black_needs, const Set& white_needs) const {
    const bool black_moves = record.state.to_move == Side::kBlack;
    if (graph_.joins(graph_.nodes() | record.filled.black)) {
      record.decide(black_moves, black_needs, -1);
    } else if (!graph_.joins((graph_.nodes() | graph_.cells()) - record.filled.white)) {
      record.decide(!black_moves, white_needs, -1);
    }
    return record.decided();
  }

  // Looks for a win of the mover by one move and a chain, for a chain of the opponent's, and for
  // what the opponent threatens to win by one move and a chain.
  template <typename Mine, typename Theirs>
  void look(Record<Words>& record, const Mine& mine, const Theirs& theirs) const {
    if (const auto links = chain_of(theirs)) {
      record.decide(false, record.carrier | *links, -1);
      return;
    }
    const Set cells = record.moves;
    cells.each([&](int cell) {
      if (record.decided()) {
        return;
      }
      watch_.check();
      if (const auto links = threat(record, mine, cell)) {
        record.decide(true, record.needed | *links, cell);
      }
    });
    cells.each([&](int cell) {
      if (record.decided()) {
        return;
      }
      watch_.check();
      if (const auto links = threat(record, theirs, cell)) {
        refute(record, *links);
      }
    });
  }

  static std::optional<Set> chain_of(const Groups<Words>& groups) {
    return chain(groups.list(), groups.graph().alternatives());
  }

  static std::optional<Set> chain_of(const std::optional<Groups<Words>>& groups) {
    return groups ? chain_of(*groups) : std::nullopt;
  }

  // The carrier of the side's win if it takes the cell and then has a chain.
  static std::optional<Set> threat(const Record<Words>&, const Groups<Words>& groups, int cell) {
    auto links = chain(groups.with(cell), groups.graph().alternatives());
    if (links) {
      links->set(cell);
    }
    return links;
  }

  // White's, which without a dual graph is a threat to separate at once.
  std::optional<Set> threat(const Record<Words>& record, const std::optional<Groups<Words>>& groups,
                            int cell) const {
    if (groups) {
      return threat(record, *groups, cell);
    }
    Set left = graph_.nodes() | (graph_.cells() - record.filled.white);
    left.reset(cell);
    if (graph_.joins(left)) {
      return std::nullopt;
    }
    return Set::single(cell);
  }

  // The opponent threatens to win with these cells: the mover must take one of them.
  static void refute(Record<Words>& record, const Set& threat) {
    if (record.moves.within(threat)) {
      return;
    }
    record.moves &= threat;
    record.carrier |= threat;
    if (record.moves.none()) {
      record.decide(false, record.carrier, -1);
    }
  }

  const Graph<Words>& graph_;
  const Graph<Words>* dual_;
  Watch& watch_;
};

}  // namespace hexproof
