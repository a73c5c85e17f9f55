package org.hexproof.primary;

import static com.google.common.base.Preconditions.checkArgument;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSet;
import com.google.common.primitives.ImmutableIntArray;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.function.BooleanSupplier;
import org.hexproof.value.Game;
import org.hexproof.value.GameWriter;
import org.hexproof.value.Posets;
import org.hexproof.value.Values;

/**
 * Goes through all regions of a board with three terminals and few empty cells. A region is a
 * connected shape without holes with a few stones inside, surrounded by three black and three white
 * arcs of stones. For each value, up to renumbering of the terminals and duality, the first region
 * is kept: fewest empty cells, then smallest box with the stones around, then fewest stones inside,
 * then a fixed order.
 *
 * <p>Of the regions with two terminals the single cell is enough: all are worth ⊤, ⊥ or {c|⊥}.
 *
 * <p>One thread at a time.
 */
public final class PrimarySearch {
  /** Regions can't have more empty cells. */
  public static final int MAX_CELLS = OutcomeFunction.MAX_CELLS;

  /** There can't be more stones inside. */
  public static final int MAX_STONES = 2;

  private static final Comparator<Found> ORDER =
      Comparator.comparingInt((Found found) -> found.drawing().cells().size())
          .thenComparingLong(found -> found.value().atoms())
          .thenComparing(found -> GameWriter.write(found.value(), Posets.P3, true));

  private record Found(Game value, PrimaryDrawing drawing) {}

  private final Values values = new Values(Posets.P3);
  private final FunctionValues functionValues = new FunctionValues(values);
  private final Orbits orbits = new Orbits(values);
  private final Set<OutcomeFunction> functions = new HashSet<>();
  private final Set<Integer> known = new HashSet<>();
  private final List<Found> found = new ArrayList<>();
  private final BooleanSupplier stop;
  private boolean stopped;

  private PrimarySearch(BooleanSupplier stop) {
    this.stop = stop;
  }

  public static int shapes(int maxCells, int maxStones) {
    check(maxCells, maxStones);
    int count = 0;
    for (int cells = 1; cells <= maxCells; cells++) {
      count += shapesOf(cells, maxStones).size();
    }
    return count;
  }

  private static void check(int maxCells, int maxStones) {
    checkArgument(maxCells >= 1 && maxCells <= MAX_CELLS, "1 to %s cells", MAX_CELLS);
    checkArgument(maxStones >= 0 && maxStones <= MAX_STONES, "0 to %s stones", MAX_STONES);
  }

  private static List<Polyhex> shapesOf(int cells, int maxStones) {
    List<Polyhex> shapes = new ArrayList<>();
    for (int stones = 0; stones <= maxStones; stones++) {
      shapes.addAll(Polyhex.all(cells + stones));
    }
    return shapes;
  }

  /**
   * The positions, numbered by cells, then atoms of the value, then its text.
   *
   * @param maxCells the most empty cells, 1 to {@link #MAX_CELLS}
   * @param maxStones the most stones inside, 0 to {@link #MAX_STONES}
   * @param stop asked after each shape; if it says yes, the search ends with what it has
   */
  public static ImmutableList<PrimaryPosition> positions(
      int maxCells, int maxStones, BooleanSupplier stop) {
    check(maxCells, maxStones);
    PrimarySearch search = new PrimarySearch(stop);
    for (int cells = 1; cells <= maxCells && !search.stopped; cells++) {
      search.search(cells, maxStones);
    }
    return search.numbered();
  }

  private ImmutableList<PrimaryPosition> numbered() {
    found.sort(ORDER);
    ImmutableList.Builder<PrimaryPosition> positions = ImmutableList.builder();
    for (int i = 0; i < found.size(); i++) {
      PrimaryDrawing drawing = found.get(i).drawing();
      positions.add(
          new PrimaryPosition(
              "Q" + (i + 1), drawing.cells().size(), found.get(i).value(), drawing));
    }
    return positions.build();
  }

  private void search(int cells, int maxStones) {
    List<Polyhex> shapes = shapesOf(cells, maxStones);
    // The order of the shapes stays where the boxes are equal.
    shapes.sort(Comparator.comparingInt(Bordered::leastArea));
    functions.clear();
    for (Polyhex shape : shapes) {
      for (Interior interior : interiors(shape, shape.cells().size() - cells)) {
        search(interior, 3);
        if (shape.cells().size() == 1) {
          search(interior, 2);
        }
      }
      stopped = stop.getAsBoolean();
      if (stopped) {
        return;
      }
    }
  }

  /** One of each pair that differ by an exchange of the colors. */
  private static ImmutableList<Interior> interiors(Polyhex shape, int stones) {
    ImmutableList<LatticePoint> cells = shape.cells();
    ImmutableList.Builder<Interior> interiors = ImmutableList.builder();
    if (stones == 0) {
      interiors.add(new Interior(shape, ImmutableSet.of(), ImmutableSet.of()));
    } else if (stones == 1) {
      for (LatticePoint stone : cells) {
        interiors.add(new Interior(shape, ImmutableSet.of(stone), ImmutableSet.of()));
      }
    } else {
      for (int i = 0; i < cells.size(); i++) {
        LatticePoint first = cells.get(i);
        for (LatticePoint second : cells.subList(i + 1, cells.size())) {
          interiors.add(new Interior(shape, ImmutableSet.of(first, second), ImmutableSet.of()));
          interiors.add(new Interior(shape, ImmutableSet.of(first), ImmutableSet.of(second)));
        }
      }
    }
    return interiors.build();
  }

  private void search(Interior interior, int terminals) {
    int cells = interior.empty().size();
    int[] touches = Interior.touches(interior.places());
    boolean bare = interior.black().isEmpty();
    for (boolean firstBlack : bare ? new boolean[] {true} : new boolean[] {true, false}) {
      int first = firstBlack ? 0 : 1;
      Borders.visit(
          interior,
          2 * terminals,
          firstBlack,
          (arcs, touched) -> {
            int third = terminals == 3 ? touched[first + 4] : 0;
            OutcomeFunction function =
                OutcomeFunction.of(cells, touches, touched[first], touched[first + 2], third)
                    .representative();
            if (functions.add(function)) {
              int orbit = orbits.of(functionValues.of(function));
              if (!values.store().isAtom(orbit) && known.add(orbit)) {
                keep(
                    new Bordered(interior, ImmutableIntArray.copyOf(arcs), terminals, firstBlack),
                    orbit);
              }
            }
          });
    }
  }

  private void keep(Bordered region, int value) {
    for (PrimaryDrawing drawing : region.drawings()) {
      int worth = functionValues.of(OutcomeFunction.of(drawing));
      if (worth == value || drawing.terminals().size() == 2) {
        found.add(new Found(values.form(worth), drawing));
        return;
      }
    }
    throw new AssertionError("no drawing has the value of its class");
  }
}
