package org.hexproof.value;

import static com.google.common.base.Preconditions.checkArgument;

import com.google.common.collect.ImmutableList;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/**
 * The values with names ([H3T], sections 4 and 6), for every poset that has the atoms they mention.
 */
public final class NamedValue {
  /** What {@link #parse} understands, for messages. */
  public static final String NAMES =
      "superswitch:N, simpleswitch:N, tripleswitch:N, hex-tripleswitch:N, tester or tester-sente";

  /** The most steps of a Hex tripleswitch, whose value grows quickly. */
  public static final int MAX_HEX_STEPS = 6;

  private static final int MAX_STEPS = 200;
  private static final Pattern SWITCH =
      Pattern.compile("(superswitch|simpleswitch|tripleswitch|hex-tripleswitch):([0-9]{1,9})");

  /** Of three superswitches, each this much deeper than the Hex tripleswitch that they make. */
  private static final int DEEPER = 2;

  private final Poset poset;

  private NamedValue(Poset poset) {
    this.poset = poset;
  }

  /**
   * The game with this name, if it is a name at all; fails if the poset lacks an atom of it or it
   * has too many steps.
   */
  public static Optional<Game> parse(String name, Poset poset) {
    NamedValue values = new NamedValue(poset);
    if (name.equals("tester")) {
      return Optional.of(values.tester());
    }
    if (name.equals("tester-sente")) {
      return Optional.of(values.superswitch(1));
    }
    Matcher matcher = SWITCH.matcher(name);
    if (!matcher.matches()) {
      return Optional.empty();
    }
    int steps = Integer.parseInt(matcher.group(2));
    checkArgument(steps <= MAX_STEPS, "a switch has at most %s steps", MAX_STEPS);
    return Optional.of(
        switch (matcher.group(1)) {
          case "superswitch" -> values.superswitch(steps);
          case "simpleswitch" -> values.simpleswitch(steps);
          case "tripleswitch" -> values.tripleswitch(steps);
          default -> values.hexTripleswitch(steps);
        });
  }

  /** G0 = a, G(n+1) = {a,b|Gn}. */
  private Game superswitch(int steps) {
    return climb(atom("a"), steps, "a", "b");
  }

  /** H0 = a, H1 = {a,{⊤|b}|a}, H(n+1) = {a,b|Hn}. */
  private Game simpleswitch(int steps) {
    if (steps == 0) {
      return atom("a");
    }
    Game threat = game(List.of(atom(Posets.TOP)), atom("b"));
    return climb(game(List.of(atom("a"), threat), atom("a")), steps - 1, "a", "b");
  }

  /** T0 = ⊥, T(n+1) = {a,b,c|Tn}. */
  private Game tripleswitch(int steps) {
    return climb(atom(Posets.BOTTOM), steps, "a", "b", "c");
  }

  /** T'N, a pinwheel of three superswitches of N + 2 steps. */
  private Game hexTripleswitch(int steps) {
    checkArgument(steps <= MAX_HEX_STEPS, "a Hex tripleswitch has at most %s steps", MAX_HEX_STEPS);
    int left = steps + DEEPER;
    return pinwheel(ImmutableList.of(left, left, left), new HashMap<>());
  }

  /**
   * The position in which the superswitches have so many steps left; none means that they are set
   * to a, and less than none that they are set to b.
   */
  private Game pinwheel(ImmutableList<Integer> left, Map<ImmutableList<Integer>, Game> known) {
    Game game = known.get(left);
    if (game != null) {
      return game;
    }
    if (Collections.max(left) <= 0) {
      game = atom(turned(left.get(0) == 0, left.get(1) == 0, left.get(2) == 0));
    } else {
      List<Game> blacks = new ArrayList<>();
      List<Game> whites = new ArrayList<>();
      for (int part = 0; part < left.size(); part++) {
        if (left.get(part) > 0) {
          blacks.add(pinwheel(with(left, part, 0), known));
          blacks.add(pinwheel(with(left, part, -1), known));
          whites.add(pinwheel(with(left, part, left.get(part) - 1), known));
        }
      }
      game = Game.of(blacks, whites);
    }
    known.put(left, game);
    return game;
  }

  private static ImmutableList<Integer> with(ImmutableList<Integer> left, int part, int steps) {
    List<Integer> changed = new ArrayList<>(left);
    changed.set(part, steps);
    return ImmutableList.copyOf(changed);
  }

  /** What parts that are set to a, or else to b, join: two neighbours that turn to each other. */
  private static String turned(boolean first, boolean second, boolean third) {
    if (first && !second) {
      return "c";
    }
    if (second && !third) {
      return "a";
    }
    return third && !first ? "b" : Posets.BOTTOM;
  }

  /** C = {a,b|{a,b|{a|⊥}}}. */
  private Game tester() {
    return climb(game(List.of(atom("a")), atom(Posets.BOTTOM)), 2, "a", "b");
  }

  private Game climb(Game start, int steps, String... choices) {
    List<Game> options = Stream.of(choices).map(this::atom).toList();
    Game game = start;
    for (int i = 0; i < steps; i++) {
      game = game(options, game);
    }
    return game;
  }

  private static Game game(List<Game> left, Game right) {
    return Game.of(left, List.of(right));
  }

  private Game atom(String name) {
    int atom = poset.find(name);
    checkArgument(atom >= 0, "this poset has no atom %s, which the value needs", name);
    return Game.atom(atom);
  }
}
