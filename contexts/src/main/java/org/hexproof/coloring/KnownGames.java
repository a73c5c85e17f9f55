package org.hexproof.coloring;

import static com.google.common.base.Preconditions.checkState;

import com.google.common.base.Splitter;
import com.google.common.primitives.ImmutableIntArray;
import com.google.common.primitives.Ints;
import it.unimi.dsi.fastutil.ints.IntOpenHashSet;
import it.unimi.dsi.fastutil.ints.IntRBTreeSet;
import it.unimi.dsi.fastutil.ints.IntSortedSet;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.hexproof.file.ShippedText;
import org.hexproof.shannon.Coloring;
import org.hexproof.value.GameWriter;
import org.hexproof.value.Image;
import org.hexproof.value.Poset;
import org.hexproof.value.Posets;
import org.hexproof.value.Store;
import org.hexproof.value.ValueSyntaxException;
import org.hexproof.value.Values;

/**
 * The smallest games of values over {@link Posets#FORK}, from the list that {@link SmallGames}
 * makes, which is complete up to some number of cells.
 *
 * <p>They serve every poset. If the outcomes of a value are ⊥, ⊤ and at most two others x and y,
 * which can't be compared, then its game over the fork is one over the poset. It is a smallest one
 * there, too: the monotone map to the fork that asks of each outcome whether x and whether y is
 * below it leaves the value as it is.
 */
public final class KnownGames {
  private static final String LIST = "set-coloring-games.txt";
  private static final Splitter COLUMNS = Splitter.on("  ");
  private static final int NONE = -1;

  /** What is known of the smallest games of a value. */
  public sealed interface Smallest {
    /** A game, and there is none of fewer cells. */
    record Found(Coloring game) implements Smallest {}

    /** All games have more cells than this. */
    record MoreThan(int cells) implements Smallest {}

    /** The value has outcomes for which no games were searched. */
    record NotSearched() implements Smallest {}
  }

  /** A line of the list, of which only those that are asked for are read. */
  private record Line(int cells, String game) {}

  private final Values values = new Values(Posets.FORK);
  private final ForkSymmetries symmetries = new ForkSymmetries(values);
  private final Map<String, Line> lines = new HashMap<>();
  private int searched;

  private KnownGames(Iterable<String> list) {
    for (String line : list) {
      if (!line.startsWith("#")) {
        List<String> columns = COLUMNS.splitToList(line);
        checkState(columns.size() == 3, "three columns, not %s", line);
        int cells = Integer.parseInt(columns.get(0));
        lines.put(columns.get(1), new Line(cells, columns.get(2)));
        searched = Math.max(searched, cells);
      }
    }
  }

  /** The list that comes with the program. */
  public static KnownGames shipped() {
    return new KnownGames(ShippedText.read(KnownGames.class, LIST).lines().toList());
  }

  /** What the list says of a value. */
  public Smallest find(Values over, int value) {
    Poset poset = over.poset();
    IntSortedSet between = new IntRBTreeSet();
    outcomes(over.store(), value, between, new IntOpenHashSet());
    between.remove(poset.bottom());
    between.remove(poset.top());
    int x = between.isEmpty() ? NONE : between.firstInt();
    int y = between.size() < 2 ? NONE : between.lastInt();
    if (between.size() > 2 || (y != NONE && poset.leq(x, y))) {
      return new Smallest.NotSearched();
    }
    int[] atoms = new int[poset.size()];
    for (int atom = 0; atom < atoms.length; atom++) {
      atoms[atom] = atom == x ? ForkGame.A : atom == y ? ForkGame.B : NONE;
    }
    atoms[poset.bottom()] = values.bottom();
    atoms[poset.top()] = values.top();
    Image image = Image.of(over.store(), values, ImmutableIntArray.copyOf(atoms));
    int overFork = image.of(value);
    for (int symmetry = 0; symmetry < ForkSymmetries.COUNT; symmetry++) {
      Line line = lines.get(GameWriter.write(symmetries.image(overFork, symmetry), values));
      if (line != null) {
        ForkGame game = ForkSymmetries.image(read(line), symmetry);
        return new Smallest.Found(translated(game, poset, x, y));
      }
    }
    return new Smallest.MoreThan(searched);
  }

  private static ForkGame read(Line line) {
    try {
      return ForkGame.of(Notation.read(LIST, line.game(), Posets.FORK));
    } catch (ValueSyntaxException e) {
      throw new IllegalStateException(e);
    }
  }

  private static Coloring translated(ForkGame game, Poset poset, int x, int y) {
    int[] atoms = new int[Posets.FORK.size()];
    atoms[Posets.FORK.top()] = poset.top();
    // An outcome that the value doesn't have may be any.
    atoms[ForkGame.A] = x == NONE ? poset.bottom() : x;
    atoms[ForkGame.B] = y == NONE ? poset.bottom() : y;
    ImmutableIntArray own = game.coloring().outcomes();
    return Coloring.of(poset, game.cells(), black -> atoms[own.get(black)]);
  }

  private static void outcomes(Store store, int value, IntSortedSet found, IntOpenHashSet seen) {
    if (store.isAtom(value)) {
      found.add(value);
      return;
    }
    if (seen.add(value)) {
      for (int option : Ints.concat(store.lefts(value), store.rights(value))) {
        outcomes(store, option, found, seen);
      }
    }
  }
}
