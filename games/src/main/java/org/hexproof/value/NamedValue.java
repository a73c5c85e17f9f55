package org.hexproof.value;

import static com.google.common.base.Preconditions.checkArgument;

import com.google.common.collect.ImmutableList;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * The values with names ([H3T], sections 4 and 6), for every poset that has the atoms they mention.
 */
public final class NamedValue {
  /** What {@link #parse} understands, for messages. */
  public static final String NAMES =
      "superswitch:N, simpleswitch:N, tripleswitch:N, tester or tester-sente";

  private static final int MAX_STEPS = 200;
  private static final Pattern SWITCH =
      Pattern.compile("(superswitch|simpleswitch|tripleswitch):([0-9]{1,9})");

  private final Poset poset;

  private NamedValue(Poset poset) {
    this.poset = poset;
  }

  /**
   * The game with this name, if it is a name at all.
   *
   * @throws IllegalArgumentException if the poset lacks an atom of it or it has too many steps
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
          default -> values.tripleswitch(steps);
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

  /** C = {a,b|{a,b|{a|⊥}}}. */
  private Game tester() {
    return climb(game(List.of(atom("a")), atom(Posets.BOTTOM)), 2, "a", "b");
  }

  private Game climb(Game start, int steps, String... choices) {
    ImmutableList.Builder<Game> left = ImmutableList.builder();
    for (String choice : choices) {
      left.add(atom(choice));
    }
    ImmutableList<Game> options = left.build();
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
