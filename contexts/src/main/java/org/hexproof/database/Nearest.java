package org.hexproof.database;

import com.google.common.collect.ImmutableList;
import it.unimi.dsi.fastutil.ints.IntOpenHashSet;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.function.BooleanSupplier;
import org.hexproof.circuit.TerminalSymmetry;
import org.hexproof.value.Game;
import org.hexproof.value.Image;
import org.hexproof.value.Posets;
import org.hexproof.value.Store;
import org.hexproof.value.Values;

/**
 * The labelled values of a database that are {@link Neighbors} of a game among all of them. What
 * renumbering and duality make of values is compared with the game by what they make of the game
 * the other way round, so that only the few values that are above or below it have to be changed.
 *
 * @param above references, of values of fewer cells first
 * @param below references, of values of fewer cells first
 */
public record Nearest(ImmutableList<Integer> above, ImmutableList<Integer> below) {
  /**
   * Finds them among entries of at most so many cells, for a game over {@link Posets#P3} in any
   * form; not all if it is stopped.
   */
  public static Nearest of(
      Database database, Game game, int maxCells, BooleanSupplier stopped, long maxBytes)
      throws IOException {
    Values values = new Values(new Store(Posets.P3, maxBytes));
    int value = values.of(game);
    List<Image> images = TerminalSymmetry.ALL.stream().map(each -> each.image(values)).toList();
    int[] changed =
        TerminalSymmetry.ALL.stream()
            .mapToInt(each -> each.inverse().image(values).of(value))
            .toArray();
    FormReader reader = new FormReader(values);
    Best above = new Best(values::leq);
    Best below = new Best((one, other) -> values.leq(other, one));
    database.entries(
        entry -> {
          if (entry.cells() > maxCells || stopped.getAsBoolean()) {
            return false;
          }
          int here = reader.read(entry.form());
          for (int i = 0; i < changed.length; i++) {
            boolean isDual = TerminalSymmetry.ALL.get(i).dual();
            boolean isAbove = values.leq(changed[i], here);
            boolean isBelow = values.leq(here, changed[i]);
            if (isDual ? isBelow : isAbove) {
              above.add(images.get(i).of(here), entry.reference(i));
            }
            if (isDual ? isAbove : isBelow) {
              below.add(images.get(i).of(here), entry.reference(i));
            }
          }
          return true;
        });
    return new Nearest(above.references(), below.references());
  }

  /** Whether one value is at least as near as another. */
  interface Nearness {
    boolean holds(int one, int other);
  }

  private record Found(int value, int reference) {}

  /** Those that none of the others comes between. */
  static final class Best {
    private final Nearness nearness;
    private final IntOpenHashSet known = new IntOpenHashSet();
    private final List<Found> found = new ArrayList<>();

    Best(Nearness nearness) {
      this.nearness = nearness;
    }

    void add(int value, int reference) {
      if (!known.add(value)
          || found.stream().anyMatch(each -> nearness.holds(each.value(), value))) {
        return;
      }
      found.removeIf(each -> nearness.holds(value, each.value()));
      found.add(new Found(value, reference));
    }

    ImmutableList<Integer> references() {
      return found.stream().map(Found::reference).collect(ImmutableList.toImmutableList());
    }
  }
}
