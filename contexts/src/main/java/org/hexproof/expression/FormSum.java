package org.hexproof.expression;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.Interner;
import com.google.common.collect.Interners;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import org.hexproof.value.Game;
import org.hexproof.value.GameTooLargeException;

/**
 * The form of a sum of forms, word for word ([H3T], Definition 3.6): each player moves in one of
 * them, until all are atoms. Equal positions are made once.
 */
final class FormSum {
  private static final int MAX_POSITIONS = 50_000;

  /** What the sum of atoms is. */
  interface Outcome {
    int of(int... atoms);
  }

  private final ImmutableList<Game> parts;
  private final Outcome outcome;
  private final IdentityHashMap<Game, Integer> numbers = new IdentityHashMap<>();
  private final Map<List<Integer>, Game> known = new HashMap<>();
  private final Interner<Game> forms = Interners.newStrongInterner();

  FormSum(ImmutableList<Game> parts, Outcome outcome) {
    this.parts = parts;
    this.outcome = outcome;
  }

  Game form() {
    return form(parts);
  }

  private Game form(ImmutableList<Game> games) {
    List<Integer> key = games.stream().map(this::number).toList();
    Game form = known.get(key);
    if (form == null) {
      form = forms.intern(make(games));
      known.put(key, form);
      if (known.size() > MAX_POSITIONS) {
        throw new GameTooLargeException(
            "the form of the sum has more than %s positions", MAX_POSITIONS);
      }
    }
    return form;
  }

  private Game make(ImmutableList<Game> games) {
    List<Game> left = new ArrayList<>();
    List<Game> right = new ArrayList<>();
    for (int part = 0; part < games.size(); part++) {
      if (games.get(part) instanceof Game.Options options) {
        for (Game option : options.left()) {
          left.add(form(with(games, part, option)));
        }
        for (Game option : options.right()) {
          right.add(form(with(games, part, option)));
        }
      }
    }
    return left.isEmpty()
        ? Game.atom(
            outcome.of(games.stream().mapToInt(game -> ((Game.Atom) game).atom()).toArray()))
        : Game.of(left, right);
  }

  private static ImmutableList<Game> with(ImmutableList<Game> games, int part, Game option) {
    ImmutableList.Builder<Game> changed = ImmutableList.builder();
    for (int i = 0; i < games.size(); i++) {
      changed.add(i == part ? option : games.get(i));
    }
    return changed.build();
  }

  /** Atoms by what they are, other games by which object they are. */
  private int number(Game game) {
    return game instanceof Game.Atom atom
        ? -1 - atom.atom()
        : numbers.computeIfAbsent(game, key -> numbers.size());
  }
}
