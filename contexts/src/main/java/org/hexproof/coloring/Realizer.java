package org.hexproof.coloring;

import static com.google.common.base.Preconditions.checkArgument;

import it.unimi.dsi.fastutil.ints.Int2ObjectOpenHashMap;
import it.unimi.dsi.fastutil.ints.IntLinkedOpenHashSet;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.PriorityQueue;
import org.hexproof.coloring.Construction.Choice;
import org.hexproof.coloring.Construction.Coupling;
import org.hexproof.coloring.Construction.Forcing;
import org.hexproof.coloring.Construction.Settled;
import org.hexproof.value.Game;
import org.hexproof.value.GameTooLargeException;
import org.hexproof.value.Values;

/**
 * Builds set coloring games with given values from gadgets ([PASS], sections 3 and 4).
 *
 * <p>What [PASS] proves to be enough is always among what is tried, so that the games keep to
 * Proposition 4.6: one-sided choices ({@link #oneSided}), and couplings of two of them. Where the
 * value is that of a choice or a coupling of simpler games as they are, that saves cells. The
 * smallest is taken.
 */
public final class Realizer {
  /** Of more followers not all pairs are tried. */
  private static final int MAX_CANDIDATES = 24;

  private static final Comparator<Construction> BY_SIZE =
      Comparator.comparingInt(Construction::cells);

  private record Part(int value, Construction game) {}

  private final Values values;
  private final Int2ObjectOpenHashMap<Construction> byValue = new Int2ObjectOpenHashMap<>();
  private final Map<Game, Part> byForm = new HashMap<>();

  public Realizer(Values values) {
    this.values = values;
  }

  /** See {@link Realization#of(Values, int)}. */
  public Construction of(int value) {
    checkArgument(values.isPassable(value), "the value is not passable");
    return checked(smallest(value));
  }

  /**
   * A game with this value, built along the form, which is passable, or any canonical form of its
   * followers.
   */
  public Construction of(Game form) {
    checkArgument(values.isPassable(form), "the form is not passable");
    return checked(part(form).game());
  }

  private static Construction checked(Construction game) {
    if (game.cells() > Construction.MAX_CELLS) {
      throw new GameTooLargeException(
          "the set coloring game has more than %s cells", Construction.MAX_CELLS);
    }
    return game;
  }

  private Part part(Game form) {
    if (!(form instanceof Game.Options options)) {
      int atom = ((Game.Atom) form).atom();
      return new Part(atom, new Settled(atom));
    }
    Part known = byForm.get(form);
    if (known == null) {
      List<Part> left = options.left().stream().map(this::part).toList();
      List<Part> right = options.right().stream().map(this::part).toList();
      int value = values.of(handles(left), handles(right));
      Construction game = smallest(value);
      if (!values.store().isAtom(value)) {
        game = smaller(game, build(value, left, right));
      }
      known = new Part(value, game);
      byForm.put(form, known);
    }
    return known;
  }

  private Construction smallest(int value) {
    if (values.store().isAtom(value)) {
      return new Settled(value);
    }
    Construction known = byValue.get(value);
    if (known == null) {
      known = build(value, parts(values.store().lefts(value)), parts(values.store().rights(value)));
      known = matched(value, known);
      byValue.put(value, known);
    }
    return known;
  }

  private List<Part> parts(int... options) {
    List<Part> parts = new ArrayList<>();
    for (int option : options) {
      parts.add(new Part(option, smallest(option)));
    }
    return parts;
  }

  private static int[] handles(List<Part> parts) {
    return parts.stream().mapToInt(Part::value).toArray();
  }

  private static Construction smaller(Construction first, Construction second) {
    return second.cells() < first.cells() ? second : first;
  }

  /** {left|right} by [PASS], Propositions 4.2, 4.4 and 4.5. */
  private Construction build(int value, List<Part> left, List<Part> right) {
    if (values.of(handles(left), new int[] {values.bottom()}) == value) {
      return oneSided(false, left);
    }
    if (values.of(new int[] {values.top()}, handles(right)) == value) {
      return oneSided(true, right);
    }
    List<Part> goodLeft = left.stream().filter(part -> values.leq(value, part.value())).toList();
    List<Part> goodRight = right.stream().filter(part -> values.leq(part.value(), value)).toList();
    List<Part> allLeft = left;
    List<Part> allRight = right;
    if (goodRight.isEmpty()) {
      allRight = with(right, forced(false, goodLeft.stream().min(bySize()).orElseThrow()));
    } else if (goodLeft.isEmpty()) {
      allLeft = with(left, forced(true, goodRight.stream().min(bySize()).orElseThrow()));
    }
    Construction coupled = Coupling.of(oneSided(true, allRight), oneSided(false, allLeft));
    if (allLeft.size() == 1 && allRight.size() == 1) {
      return smaller(coupled, Coupling.of(allLeft.get(0).game(), allRight.get(0).game()));
    }
    return coupled;
  }

  private static Comparator<Part> bySize() {
    return Comparator.comparing(Part::game, BY_SIZE);
  }

  private static List<Part> with(List<Part> parts, Part more) {
    List<Part> all = new ArrayList<>(parts);
    all.add(more);
    return all;
  }

  /** {⊤|G} if it is Black's threat, else {G|⊥}. */
  private Part forced(boolean threat, Part part) {
    int[] option = {part.value()};
    return new Part(
        threat
            ? values.of(new int[] {values.top()}, option)
            : values.of(option, new int[] {values.bottom()}),
        Forcing.of(threat, part.game()));
  }

  /**
   * {⊤|H_1,…} if it is Black's threat, else {G_1,…|⊥}: choices among the games forced one by one.
   * Choosing takes two cells for each binary digit, and the largest games get the shortest numbers.
   */
  private static Construction oneSided(boolean threat, List<Part> options) {
    return chosen(
        options.stream().map(option -> (Construction) Forcing.of(threat, option.game())).toList());
  }

  private static Construction chosen(List<Construction> games) {
    PriorityQueue<Construction> open = new PriorityQueue<>(BY_SIZE);
    open.addAll(games);
    while (open.size() > 1) {
      open.add(Choice.of(open.remove(), open.remove()));
    }
    return open.remove();
  }

  /** The value as a choice or a coupling of simpler games, if that is smaller. */
  private Construction matched(int value, Construction known) {
    List<Part> games = candidates(value);
    Construction best = known;
    for (Part first : games) {
      for (Part second : games) {
        int p = first.game().cells();
        int q = second.game().cells();
        if (Math.max(p, q) + Choice.OWN < best.cells() && choice(first, second) == value) {
          best = Choice.of(first.game(), second.game());
        }
        if (p + q + Coupling.OWN < best.cells() && coupling(first, second) == value) {
          best = Coupling.of(first.game(), second.game());
        }
      }
    }
    return best;
  }

  /** Options and their options. */
  private List<Part> candidates(int value) {
    IntLinkedOpenHashSet found = new IntLinkedOpenHashSet();
    for (int[] options : List.of(values.store().lefts(value), values.store().rights(value))) {
      for (int option : options) {
        found.add(option);
        found.addAll(IntLinkedOpenHashSet.of(values.store().lefts(option)));
        found.addAll(IntLinkedOpenHashSet.of(values.store().rights(option)));
      }
    }
    return parts(found.toIntArray()).stream().limit(MAX_CANDIDATES).toList();
  }

  private int choice(Part first, Part second) {
    return values.of(
        new int[] {forced(true, first).value(), forced(true, second).value()},
        new int[] {forced(false, first).value(), forced(false, second).value()});
  }

  private int coupling(Part first, Part second) {
    return values.of(
        new int[] {first.value(), forced(true, second).value()},
        new int[] {forced(false, first).value(), second.value()});
  }
}
