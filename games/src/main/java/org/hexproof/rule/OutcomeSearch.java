package org.hexproof.rule;

import com.google.common.collect.ImmutableMultiset;
import com.google.common.collect.Multiset;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Stream;
import org.hexproof.cgt.Side;
import org.hexproof.hot.Game;
import org.hexproof.hot.Games;
import org.hexproof.value.GameTooLargeException;

/**
 * Who wins, by search, where a position is too large for its value. Small parts of a position are
 * taken together by their value; parts that are negatives of each other are left out; each state is
 * searched once. Not for several threads.
 */
final class OutcomeSearch<P> {
  /** Parts of so many cells have values that are quickly found. */
  private static final int SMALL = 10;

  private static final int MAX_STATES = 6_000_000;

  /** Large parts, and what the small ones are worth together. */
  private record State<P>(ImmutableMultiset<Ruleset.Component<P>> parts, Game rest) {}

  private record Asked<P>(State<P> state, boolean leftFirst) {}

  private record Way<P>(State<P> after, int mobility) {}

  private final Ruleset<P> rules;
  private final boolean isMisere;
  private final Games games;
  private final Runnable watch;
  private final RuleValues<P> values;
  private final Map<Asked<P>, Boolean> known = new HashMap<>();

  /**
   * The watch is told of each state, and may throw to stop the search.
   *
   * @param isMisere whether who can't move wins; then both players must have the same moves
   */
  OutcomeSearch(Ruleset<P> rules, boolean isMisere, Games games, Runnable watch) {
    this.rules = rules;
    this.isMisere = isMisere;
    this.games = games;
    this.watch = watch;
    this.values = new RuleValues<>(rules, games);
  }

  /** Whether who moves first wins, Left or Right. */
  boolean firstWins(P position, boolean left) {
    return wins(with(new State<>(ImmutableMultiset.of(), games.zero()), position, false), left);
  }

  /** With the parts of a position more, or of its negative. */
  private State<P> with(State<P> state, P position, boolean negative) {
    List<Ruleset.Component<P>> parts = new ArrayList<>(state.parts());
    Game rest = state.rest();
    for (Ruleset.Component<P> part : rules.parts(position)) {
      boolean turned = part.negative() != negative && !isMisere;
      if (isMisere) {
        parts.add(new Ruleset.Component<>(part.position(), false));
      } else if (rules.size(part.position()) <= SMALL) {
        Game value = values.of(part.position());
        rest = games.sum(rest, turned ? games.negative(value) : value);
      } else if (!parts.remove(new Ruleset.Component<>(part.position(), !turned))) {
        parts.add(new Ruleset.Component<>(part.position(), turned));
      }
    }
    return new State<>(ImmutableMultiset.copyOf(parts), rest);
  }

  private boolean wins(State<P> state, boolean left) {
    if (state.parts().isEmpty() && !isMisere) {
      return left
          ? !games.isAtMost(state.rest(), games.zero())
          : !games.isAtMost(games.zero(), state.rest());
    }
    Asked<P> asked = new Asked<>(state, left);
    Boolean answer = known.get(asked);
    if (answer == null) {
      watch.run();
      answer = search(state, left);
      if (known.size() >= MAX_STATES) {
        throw new GameTooLargeException("more than %s positions come up", MAX_STATES);
      }
      known.put(asked, answer);
    }
    return answer;
  }

  private boolean search(State<P> state, boolean left) {
    List<Way<P>> ways = new ArrayList<>();
    if (isMisere) {
      state.parts().elementSet().forEach(part -> checkImpartial(part.position()));
    }
    for (Multiset.Entry<Ruleset.Component<P>> entry : state.parts().entrySet()) {
      Ruleset.Component<P> part = entry.getElement();
      List<Ruleset.Component<P>> others = new ArrayList<>(state.parts());
      others.remove(part);
      State<P> without = new State<>(ImmutableMultiset.copyOf(others), state.rest());
      Side mover = left != part.negative() ? Side.LEFT : Side.RIGHT;
      for (P option : rules.options(part.position(), mover)) {
        int mobility =
            rules.options(option, mover.opponent()).size() - rules.options(option, mover).size();
        ways.add(new Way<>(with(without, option, part.negative()), mobility));
      }
    }
    ways.sort(Comparator.comparingInt(Way::mobility));
    Stream<State<P>> rests =
        state.rest().options(left ? Side.LEFT : Side.RIGHT).stream()
            .map(option -> new State<>(state.parts(), option));
    return (isMisere && ways.isEmpty())
        || Stream.concat(ways.stream().map(Way::after), rests)
            .anyMatch(after -> !wins(after, isMisere || !left));
  }

  private void checkImpartial(P part) {
    if (!Set.copyOf(rules.options(part, Side.LEFT))
        .equals(Set.copyOf(rules.options(part, Side.RIGHT)))) {
      throw new IllegalArgumentException(
          "misère play is for games in which both players have the same moves");
    }
  }
}
