package org.hexproof.circuit;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSet;
import com.google.common.primitives.ImmutableIntArray;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.IntPredicate;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.hexproof.board.Cell;
import org.hexproof.circuit.Decomposition.Made;
import org.hexproof.circuit.Decomposition.Shape;
import org.hexproof.realize.DrawnHypergraph;
import org.hexproof.realize.Effort;
import org.hexproof.realize.Layout;
import org.hexproof.region.ClosedRegion;
import org.hexproof.region.Evaluation;
import org.hexproof.region.Outcomes;
import org.hexproof.region.RandomClosedRegions;
import org.hexproof.shannon.Hypergraph;
import org.hexproof.shannon.RandomHypergraphs;
import org.hexproof.value.Posets;
import org.hexproof.value.Values;
import org.junit.jupiter.api.Test;

class DecompositionTest {
  private static final long MEMORY = 1 << 26;

  private final Random random = new Random(29);
  private final Values values = new Values(Posets.P3);

  /** The parts of a position are apart and, wired as they say, worth what it is. */
  private void checkParts(Made made, boolean worth) {
    if (made.parts().isEmpty()) {
      return;
    }
    Set<Cell> cells = new TreeSet<>();
    List<ImmutableIntArray> wiring = new ArrayList<>();
    List<Integer> given = new ArrayList<>();
    List<Integer> nodes = new ArrayList<>(made.terminals().asList());
    int fresh = 100;
    while (nodes.size() < 3) {
      nodes.add(++fresh);
    }
    for (Made part : made.parts()) {
      assertThat(cells).doesNotContainAnyElementsOf(part.cells());
      cells.addAll(part.cells());
      ImmutableIntArray.Builder at = ImmutableIntArray.builder();
      for (int i = 0; i < 3; i++) {
        boolean meets = i < part.terminals().length();
        int node = meets ? part.terminals().get(i) : ++fresh;
        at.add(nodes.contains(node) ? nodes.indexOf(node) + 1 : node + 3);
      }
      wiring.add(at.build());
      given.add(values.of(part.value().orElseThrow()));
      checkParts(part, worth);
    }
    assertThat(cells).containsExactlyElementsOf(made.cells());
    if (!worth || made.terminals().stream().distinct().count() < made.terminals().length()) {
      return;
    }
    int value =
        new Assembly(new Wiring(3, ImmutableList.copyOf(wiring)), values, values, MEMORY)
            .value(given.stream().mapToInt(Integer::intValue).toArray());
    assertThat(values.form(value)).isEqualTo(made.value().orElseThrow());
  }

  private static Stream<Made> all(Made made) {
    return Stream.concat(Stream.of(made), made.parts().stream().flatMap(DecompositionTest::all));
  }

  /** Random stones mostly settle things, so half of the regions are drawn circuits. */
  private ClosedRegion region(int cells) {
    if (random.nextBoolean()) {
      return RandomClosedRegions.of(cells, 3, random);
    }
    Hypergraph graph = RandomHypergraphs.of(cells, random).pruned();
    if (graph.cells().isEmpty()) {
      return region(cells);
    }
    DrawnHypergraph drawing = Layout.draw(graph, new Effort(1, 0, 100));
    return new ClosedRegion(
        drawing.position(), ImmutableSet.copyOf(drawing.cells()), drawing.terminals());
  }

  @Test
  void partsMakeTheWhole() {
    int inner = 0;
    for (int round = 0; round < 16; round++) {
      ClosedRegion region = region(3 + round % 7);
      boolean stops = random.nextBoolean();
      Decomposition.Taken taken =
          Decomposition.of(region, value -> stops && value.hashCode() % 3 == 0, MEMORY);
      int expected =
          new Evaluation(Outcomes.of(region.region(), Posets.P3), values, MEMORY).value();
      assertThat(taken.whole().value()).as("%s", region).contains(values.form(expected));
      assertThat(taken.whole().cells().size() + taken.idle().size())
          .isEqualTo(region.cells().size());
      checkParts(taken.whole(), round % 6 == 0);
      inner += (int) all(taken.whole()).filter(made -> !made.parts().isEmpty()).count() - 1;
    }
    assertThat(inner).isGreaterThan(6);
  }

  /** The least cost of a set of cells, by all ways to divide it. */
  private static int naive(Hypergraph graph, int set, IntPredicate known) {
    int size = Integer.bitCount(set);
    if (size == 1 || known.test(set)) {
      return 100;
    }
    int best = 100 * size + 50;
    for (int first = set; first > 0; first = first - 1 & set) {
      for (int second = set & ~first; second > 0; second = second - 1 & set & ~first) {
        int third = set & ~first & ~second;
        List<Integer> parts = Stream.of(first, second, third).filter(part -> part != 0).toList();
        boolean right = parts.stream().allMatch(part -> boundary(graph, part).size() <= 3);
        if (third != 0) {
          right &= isThree(graph, set, parts, 1, 2) || isThree(graph, set, parts, 2, 3);
        }
        if (right) {
          best =
              Math.min(best, 1 + parts.stream().mapToInt(part -> naive(graph, part, known)).sum());
        }
      }
    }
    return best;
  }

  private static Set<Integer> boundary(Hypergraph graph, int set) {
    Set<Integer> inside = new TreeSet<>();
    Set<Integer> around = new TreeSet<>(graph.terminals().asList());
    for (int cell = 0; cell < graph.cells().size(); cell++) {
      ((set >> cell & 1) != 0 ? inside : around).addAll(graph.cells().get(cell).asList());
    }
    inside.retainAll(around);
    return inside;
  }

  /** Three parts with three nodes each, so many of which are of the whole. */
  private static boolean isThree(
      Hypergraph graph, int set, List<Integer> parts, int outer, int sharing) {
    Set<Integer> whole = boundary(graph, set);
    List<Set<Integer>> nodes = parts.stream().map(part -> boundary(graph, part)).toList();
    Set<Integer> all = nodes.stream().flatMap(Set::stream).collect(Collectors.toSet());
    return whole.size() == 3
        && all.containsAll(whole)
        && nodes.stream().allMatch(own -> own.size() == 3)
        && nodes.stream().allMatch(own -> own.stream().filter(whole::contains).count() == outer)
        && all.stream()
            .allMatch(
                node ->
                    nodes.stream().filter(own -> own.contains(node)).count()
                        == (whole.contains(node) ? outer : sharing));
  }

  private static int cost(Piece piece) {
    return piece.children().isEmpty()
        ? 100
        : piece.children().stream().mapToInt(DecompositionTest::cost).sum()
            + (isFlat(piece) ? 50 : 1);
  }

  private static boolean isFlat(Piece piece) {
    return piece.children().stream().allMatch(child -> child.size() == 1)
        && piece.children().size() > 2
        && !piece.isPinwheel()
        && !piece.isStar();
  }

  @Test
  void noOtherDivisionsHaveFewerParts() {
    int divided = 0;
    for (int round = 0; round < 80; round++) {
      Hypergraph drawn = RandomHypergraphs.of(3 + round % 4, random).reduced().graph();
      // Of pinwheels the duals are stars.
      Hypergraph graph = round % 2 == 0 ? drawn : drawn.dual().reduced().graph();
      int salt = random.nextInt();
      IntPredicate known =
          set -> Integer.bitCount(set) < 4 && Integer.hashCode(set * 31 + salt) % 4 == 0;
      Piece whole =
          Divisions.of(graph, piece -> known.test((int) piece.cells()))
              .orElse(new Piece(0, 0, ImmutableList.of()));
      int all = (1 << graph.cells().size()) - 1;
      if (all != 0) {
        assertThat(cost(whole)).as("%s", graph).isEqualTo(naive(graph, all, known));
        divided += whole.children().size() > 1 ? 1 : 0;
      }
    }
    assertThat(divided).isGreaterThan(40);
  }

  private static void checkBoundaries(Hypergraph graph, Piece piece, boolean isAll) {
    long mask = Piece.mask(ImmutableIntArray.copyOf(boundary(graph, (int) piece.cells())));
    // A terminal of the whole that no cell touches is in its boundary.
    assertThat(isAll ? piece.boundary() & mask : piece.boundary()).isEqualTo(mask);
    assertThat(isAll || Long.bitCount(mask) <= 3).isTrue();
    long cells = 0;
    for (Piece child : piece.children()) {
      assertThat(cells & child.cells()).isZero();
      cells |= child.cells();
      checkBoundaries(graph, child, false);
    }
    assertThat(cells).isEqualTo(piece.children().isEmpty() ? 0 : piece.cells());
    assertThat(piece.children().isEmpty()).isEqualTo(piece.size() == 1);
  }

  @Test
  void largeRegionsAreTakenApartFromSmallToLarge() {
    int found = 0;
    for (int round = 0; round < 12; round++) {
      Hypergraph graph = RandomHypergraphs.of(6 + 2 * round, random).reduced().graph();
      if (graph.cells().size() > 1) {
        Piece whole = RegionParts.of(graph);
        checkBoundaries(graph, whole, true);
        found += whole.children().stream().anyMatch(child -> child.size() > 1) ? 1 : 0;
      }
    }
    assertThat(found).isGreaterThan(4);
  }

  @Test
  void largeRegionsAreWorthWhatTheirPartsAre() {
    Hypergraph graph = RandomHypergraphs.of(18, random).reduced().graph();
    while (graph.cells().size() != Divisions.MOST_CELLS + 1) {
      graph = RandomHypergraphs.of(18, random).reduced().graph();
    }
    DrawnHypergraph drawing = Layout.draw(graph, new Effort(1, 0, 100));
    ClosedRegion region =
        new ClosedRegion(
            drawing.position(), ImmutableSet.copyOf(drawing.cells()), drawing.terminals());
    Decomposition.Taken taken = Decomposition.of(region, value -> false, MEMORY);
    int expected = RegionValue.of(region.region(), Posets.P3, values, MEMORY);
    assertThat(taken.whole().value()).contains(values.form(expected));
  }

  @Test
  void pinwheelsAndStarsAreKnown() {
    Shape[] shapes = {Shape.PINWHEEL, Shape.STAR};
    Wiring[] wirings = {Wiring.PINWHEEL, Wiring.STAR};
    for (int i = 0; i < shapes.length; i++) {
      List<Piece> parts = new ArrayList<>();
      for (ImmutableIntArray nodes : wirings[i].parts()) {
        parts.add(new Piece(1L << parts.size(), Piece.mask(nodes), ImmutableList.of()));
      }
      Piece whole = new Piece(7, 7, ImmutableList.copyOf(parts));
      assertThat(whole.isPinwheel()).isEqualTo(shapes[i] == Shape.PINWHEEL);
      assertThat(whole.isStar()).isEqualTo(shapes[i] == Shape.STAR);
    }
  }
}
