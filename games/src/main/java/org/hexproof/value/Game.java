package org.hexproof.value;

import static com.google.common.base.Preconditions.checkArgument;

import com.google.common.collect.ImmutableList;
import java.util.Collection;
import java.util.Comparator;
import java.util.List;

/**
 * A short game form over a poset: an atom, or left and right options ([H3T], Definition 3.1).
 * Options are sets: they are kept sorted by {@link #ORDER} and without repetition.
 */
public sealed interface Game {
  /**
   * Sorts by depth, then number of atoms, then atoms by their numbers, then the left options one by
   * one, then the right options. Only equal forms compare as equal.
   */
  Comparator<Game> ORDER = Game::compare;

  /** 0 for an atom, else one more than the deepest option's. */
  int depth();

  /** How many atoms the written form has; {@link Long#MAX_VALUE} if that is more. */
  long atoms();

  static Game atom(int atom) {
    return new Atom(atom);
  }

  /** The form with these options, at least one on each side. */
  static Game of(Collection<? extends Game> left, Collection<? extends Game> right) {
    checkArgument(!left.isEmpty() && !right.isEmpty(), "both players need an option");
    return new Options(sorted(left), sorted(right));
  }

  private static ImmutableList<Game> sorted(Collection<? extends Game> options) {
    List<Game> sorted = options.stream().<Game>map(option -> option).sorted(ORDER).toList();
    ImmutableList.Builder<Game> distinct = ImmutableList.builder();
    for (int i = 0; i < sorted.size(); i++) {
      if (i == 0 || compare(sorted.get(i - 1), sorted.get(i)) != 0) {
        distinct.add(sorted.get(i));
      }
    }
    return distinct.build();
  }

  private static int compare(Game first, Game second) {
    if (first == second) {
      return 0;
    }
    int result = Integer.compare(first.depth(), second.depth());
    if (result == 0) {
      result = Long.compare(first.atoms(), second.atoms());
    }
    if (result == 0 && first instanceof Atom a && second instanceof Atom b) {
      return Integer.compare(a.atom(), b.atom());
    }
    if (result == 0 && first instanceof Options a && second instanceof Options b) {
      result = compare(a.left(), b.left());
      return result != 0 ? result : compare(a.right(), b.right());
    }
    return result;
  }

  private static int compare(ImmutableList<Game> first, ImmutableList<Game> second) {
    for (int i = 0; i < Math.min(first.size(), second.size()); i++) {
      int result = compare(first.get(i), second.get(i));
      if (result != 0) {
        return result;
      }
    }
    return Integer.compare(first.size(), second.size());
  }

  /** A settled game: the number of an atom of the poset. */
  record Atom(int atom) implements Game {
    @Override
    public int depth() {
      return 0;
    }

    @Override
    public long atoms() {
      return 1;
    }

    // Written out, since what a record makes of itself at run time costs every start a moment.
    @Override
    public boolean equals(Object other) {
      return other instanceof Atom that && atom == that.atom;
    }

    @Override
    public int hashCode() {
      return atom;
    }
  }

  /** A game in which both players have a move. Made by {@link Game#of}. */
  final class Options implements Game {
    private final ImmutableList<Game> left;
    private final ImmutableList<Game> right;
    private final int depth;
    private final long atoms;
    private final int hash;

    private Options(ImmutableList<Game> left, ImmutableList<Game> right) {
      this.left = left;
      this.right = right;
      int deepest = 0;
      long sum = 0;
      for (List<Game> side : List.of(left, right)) {
        for (Game option : side) {
          deepest = Math.max(deepest, option.depth());
          sum = sum + option.atoms() < 0 ? Long.MAX_VALUE : sum + option.atoms();
        }
      }
      this.depth = deepest + 1;
      this.atoms = sum;
      this.hash = 31 * left.hashCode() + right.hashCode();
    }

    public ImmutableList<Game> left() {
      return left;
    }

    public ImmutableList<Game> right() {
      return right;
    }

    @Override
    public int depth() {
      return depth;
    }

    @Override
    public long atoms() {
      return atoms;
    }

    @Override
    public boolean equals(Object other) {
      return other instanceof Options that && compare(this, that) == 0;
    }

    @Override
    public int hashCode() {
      return hash;
    }

    @Override
    public String toString() {
      return "a game of depth " + depth + " with " + atoms + " atoms";
    }
  }
}
