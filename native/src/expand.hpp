// The first look at a position: is it decided at once, and if not, which moves are worth trying?
#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include "components.hpp"
#include "connections.hpp"
#include "decomposition.hpp"
#include "graph.hpp"
#include "groups.hpp"
#include "inferior.hpp"
#include "options.hpp"
#include "order.hpp"
#include "sides.hpp"
#include "stop.hpp"
#include "table.hpp"

namespace hexproof {

// What is inferior in a filled position, in either side's graph.
template <int Words>
struct Inferiors {
  std::int64_t bytes() const { return (black ? black->bytes() : 0) + (white ? white->bytes() : 0); }

  std::optional<Inferior<Words>> black;
  std::optional<Inferior<Words>> white;
};

// What is known of a position's links and inferior cells, to go on from.
template <int Words>
struct Context {
  Context(const Sides<Words>& sides, Watch& watch) : black(sides.black(), watch) {
    if (sides.white() != nullptr) {
      white.emplace(*sides.white(), watch);
    }
  }

  std::int64_t bytes() const {
    return black.bytes() + (white ? white->bytes() : 0) + inferiors.bytes();
  }

  State<Words> state;
  Connections<Words> black;
  std::optional<Connections<Words>> white;
  Inferiors<Words> inferiors;
};

template <int Words>
class Expander {
 public:
  using Set = Bits<Words>;

  // Takes up to so many bytes for verdicts on components.
  Expander(const Sides<Words>& sides, std::int64_t bytes, const Options& options, Watch& watch)
      : sides_(sides), options_(options), unions_(bytes, watch) {}

  // A position with dead and captured cells filled in, decided if that does.
  Record<Words> fill(const State<Words>& state) const {
    Record<Words> record = unfilled(state);
    Fill fill;
    if (!record.decided()) {
      fill_in(record, nullptr, fill);
    }
    return record;
  }

  // Looks at a position, given the context of an earlier one if there is one. Unless the record
  // comes out decided, `context` becomes that of its filled position.
  Record<Words> expand(const State<Words>& state, const Context<Words>* earlier,
                       Context<Words>& context) {
    Record<Words> record = unfilled(state);
    if (record.decided()) {
      return record;
    }
    Fill fill;
    do {
      fill_in(record, earlier, fill);
      if (record.decided()) {
        return record;
      }
      if (!options_.links) {
        break;
      }
      look_for_win(record, connections(record.filled, state.to_move, true, earlier, context));
      if (!record.decided()) {
        look_for_loss(record,
                      connections(record.filled, other(state.to_move), false, earlier, context));
      }
      if (record.decided()) {
        return record;
      }
      context.state = record.filled;
      earlier = &context;
    } while (parts() && fill_parts(record.filled, context, fill));
    if (parts()) {
      add_dominated(record, context, fill.dominated);
    }
    record.moves -= fill.dominated;
    if (record.moves.none()) {
      record.decide(false, record.carrier, -1);
      return record;
    }
    context.inferiors = std::move(fill.inferiors);
    record.proof = 1;
    record.disproof = static_cast<std::uint32_t>(record.moves.count());
    if (options_.links && options_.order) {
      const std::size_t cells = static_cast<std::size_t>(sides_.black().empties());
      rank(record.moves, distances(context.black, black_groups(record.filled), cells),
           context.white ? distances(*context.white, white_groups(record.filled), cells)
                         : std::vector<int>(cells, 0),
           record.hints);
    }
    return record;
  }

  // Whether a filled position has components to fill in that a search of up to so many positions
  // finds. From then on they are filled in at once.
  bool finds_components(const State<Words>& filled, std::int64_t most) {
    return parts() && options_.unions &&
           (Components<Words>(black_groups(filled)).united(unions_, most) ||
            (sides_.white() != nullptr &&
             Components<Words>(white_groups(filled)).united(unions_, most)));
  }

  // Makes the context of a filled and undecided position.
  void link(const State<Words>& filled, const Context<Words>* earlier,
            Context<Words>& context) const {
    context.state = filled;
    if (!options_.links) {
      return;
    }
    connections(filled, Side::kBlack, false, earlier, context);
    connections(filled, Side::kWhite, false, earlier, context);
    Fill fill;
    State<Words> state = filled;
    fill_in(state, state.to_move, earlier, fill);
    context.inferiors = std::move(fill.inferiors);
  }

 private:
  // What filling in found.
  struct Fill {
    Set black;      // captured by Black
    Set white;      // captured by White
    Set dominated;  // worse for the mover than another cell
    Inferiors<Words> inferiors;
  };

  bool parts() const { return options_.parts && options_.fill_in && options_.links; }

  Set open(const State<Words>& state) const { return sides_.cells() - state.black - state.white; }

  Groups<Words> black_groups(const State<Words>& state) const {
    return Groups<Words>(sides_.black(), state.black, open(state));
  }

  // White must have a net.
  Groups<Words> white_groups(const State<Words>& state) const {
    return Groups<Words>(*sides_.white(), state.white, open(state));
  }

  // Decided if the game is over.
  Record<Words> unfilled(const State<Words>& state) const {
    Record<Words> record;
    record.state = state;
    record.filled = state;
    is_over(record, {}, {});
    return record;
  }

  // Fills in further, and decides the record if the game is over then.
  void fill_in(Record<Words>& record, const Context<Words>* earlier, Fill& fill) const {
    fill_in(record.filled, record.state.to_move, earlier, fill);
    if (!is_over(record, fill.black, fill.white)) {
      const bool black_moves = record.state.to_move == Side::kBlack;
      record.needed = black_moves ? fill.black : fill.white;
      record.carrier = black_moves ? fill.white : fill.black;
      record.moves = open(record.filled);
    }
  }

  // Fills in dead and captured cells, as the sides' nets show them in turn. Dead cells become
  // white.
  void fill_in(State<Words>& state, Side mover, const Context<Words>* earlier, Fill& fill) const {
    if (!options_.fill_in) {
      return;
    }
    const Inferiors<Words> none;
    const Inferiors<Words>& before = earlier == nullptr ? none : earlier->inferiors;
    while (true) {
      const Inferior<Words>& black =
          carry_on(fill.inferiors.black, before.black, black_groups(state));
      fill.black |= black.own_captured();
      fill.white |= black.other_captured();
      state.black |= black.own_captured();
      state.white = sides_.cells() - black.open() - state.black;
      fill.dominated = {};
      black.add_dominated(mover == Side::kBlack, fill.dominated);
      if (sides_.white() == nullptr) {
        return;
      }
      const Inferior<Words>& white =
          carry_on(fill.inferiors.white, before.white, white_groups(state));
      fill.white |= white.own_captured();
      fill.black |= white.other_captured();
      state.black |= white.other_captured();
      state.white = sides_.cells() - white.open() - state.black;
      if (white.open() == black.open()) {
        white.add_dominated(mover == Side::kWhite, fill.dominated);
        return;
      }
    }
  }

  // Goes on from what is there already, else from that of an earlier position if there is one.
  static const Inferior<Words>& carry_on(std::optional<Inferior<Words>>& inferior,
                                         const std::optional<Inferior<Words>>& earlier,
                                         const Groups<Words>& groups) {
    const std::optional<Inferior<Words>>& last = inferior ? inferior : earlier;
    inferior = Inferior<Words>(groups, last ? &*last : nullptr);
    return *inferior;
  }

  // Adds the mover's moves in parts where it can join the two groups with another one.
  void add_dominated(const Record<Words>& record, const Context<Words>& context,
                     Set& dominated) const {
    if (record.state.to_move == Side::kBlack) {
      Decomposition<Words>(black_groups(record.filled)).add_dominated(context.black, dominated);
    } else if (context.white) {
      Decomposition<Words>(white_groups(record.filled)).add_dominated(*context.white, dominated);
    }
  }

  // Fills in a part that one side holds; false if there is none.
  bool fill_parts(State<Words>& state, const Context<Words>& context, Fill& fill) {
    const auto black = part(black_groups(state), context.black, *fill.inferiors.black);
    if (black) {
      state.black |= black->cells;
      state.white |= black->lost;
      fill.black |= black->carrier;
      fill.white |= black->lost;
      return true;
    }
    if (!context.white) {
      return false;
    }
    const auto white = part(white_groups(state), *context.white, *fill.inferiors.white);
    if (white) {
      state.white |= white->cells;
      state.black |= white->lost;
      fill.white |= white->carrier;
      fill.black |= white->lost;
    }
    return white.has_value();
  }

  auto part(const Groups<Words>& groups, const Connections<Words>& connections,
            const Inferior<Words>& inferior) {
    const Decomposition<Words> decomposition(groups);
    auto found = decomposition.held(connections);
    if (!found) {
      found = decomposition.settled(connections, inferior);
    }
    return found || !options_.unions ? found : Components<Words>(groups).united(unions_);
  }

  // Decides the record if a side has reached its goal or Black can't any more.
  bool is_over(Record<Words>& record, const Set& black_needs, const Set& white_needs) const {
    const bool black_moves = record.state.to_move == Side::kBlack;
    if (sides_.black_wins(record.filled)) {
      record.decide(black_moves, black_needs, -1);
    } else if (sides_.white_wins(record.filled)) {
      record.decide(!black_moves, white_needs, -1);
    }
    return record.decided();
  }

  // Finds the side's connections in a filled position; null for White where it has no net.
  const Connections<Words>* connections(const State<Words>& filled, Side side, bool first_threat,
                                        const Context<Words>* earlier,
                                        Context<Words>& context) const {
    const bool black = side == Side::kBlack;
    if (!black && !context.white) {
      return nullptr;
    }
    Connections<Words>& found = black ? context.black : *context.white;
    const Groups<Words> groups = black ? black_groups(filled) : white_groups(filled);
    if (earlier == nullptr) {
      found.search(groups, first_threat);
    } else {
      const State<Words>& before = earlier->state;
      const Set more_black = filled.black - before.black;
      const Set more_white = filled.white - before.white;
      found.search_on(black ? earlier->black : *earlier->white, black ? more_black : more_white,
                      black ? more_white : more_black, groups, first_threat);
    }
    return &found;
  }

  static void look_for_win(Record<Words>& record, const Connections<Words>* own) {
    if (own == nullptr) {
      return;
    }
    if (own->win()) {
      record.decide(true, *own->win() | record.needed, -1);
    } else if (!own->threats().empty()) {
      const auto& threat = own->threats().front();
      record.decide(true, threat.cells | record.needed, threat.key);
    }
  }

  static void look_for_loss(Record<Words>& record, const Connections<Words>* others) {
    if (others == nullptr) {
      return;
    }
    if (others->win()) {
      record.decide(false, *others->win() | record.carrier, -1);
      return;
    }
    for (const auto& threat : others->threats()) {
      refute(record, threat.cells);
    }
    if (record.moves.none()) {
      record.decide(false, record.carrier, -1);
    }
  }

  // The opponent threatens to win with these cells: the mover must take one of them.
  static void refute(Record<Words>& record, const Set& threat) {
    if (!record.moves.within(threat)) {
      record.moves &= threat;
      record.carrier |= threat;
    }
  }

  const Sides<Words>& sides_;
  Options options_;
  Unions unions_;
};

}  // namespace hexproof
