package org.hexproof.primary;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSet;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import org.hexproof.value.GameReader;
import org.hexproof.value.GameWriter;
import org.hexproof.value.Posets;
import org.hexproof.value.Values;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Larger runs: {@code -Dhexproof.bordered=5}. */
class PrimarySearchTest {
  private static final int BORDERED = Integer.getInteger("hexproof.bordered", 3);

  private static ImmutableList<PrimaryPosition> search(int cells, int stones) {
    return PrimarySearch.positions(cells, stones, () -> false);
  }

  @Test
  void theShippedListIsFoundAgain() {
    List<PrimaryPosition> shipped =
        PrimaryList.shipped().stream().filter(position -> position.cells() <= 4).toList();
    assertThat(PrimaryList.write(search(4, 2))).isEqualTo(PrimaryList.write(shipped));
  }

  /** Values already met with fewer cells or stones aside, and the region with two terminals. */
  @ParameterizedTest
  @CsvSource({"1, 0", "2, 1", "3, 0"})
  void allRegionsInAWindow(int cells, int stones) {
    Set<String> naive = new TreeSet<>();
    for (int fewer = 1; fewer <= cells; fewer++) {
      for (int inside = 0; inside <= stones && fewer + inside <= 4; inside++) {
        naive.addAll(NaiveSearch.classes(fewer, inside));
      }
    }
    Set<String> found =
        search(cells, stones).stream()
            .map(position -> NaiveSearch.firstOfClass(position.value()))
            .collect(Collectors.toCollection(TreeSet::new));
    naive.add(NaiveSearch.firstOfClass(search(1, 0).get(1).value()));
    assertThat(found).isEqualTo(naive);
  }

  @Test
  void theSimpleswitchNeedsSixCells() throws Exception {
    Values values = new Values(Posets.P3);
    Orbits orbits = new Orbits(values);
    int wanted = orbits.of(values.of(GameReader.read("test", "{a,{⊤|b}|a}", Posets.P3)));
    List<PrimaryPosition> all =
        PrimaryList.shipped().stream()
            .filter(position -> orbits.of(values.of(position.value())) == wanted)
            .toList();
    assertThat(all).hasSize(1);
    assertThat(all.get(0).cells()).isEqualTo(6);
    assertThat(orbits.of(values.of(GameReader.read("test", "{b|b,{a|⊥}}", Posets.P3))))
        .isEqualTo(wanted);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = ';',
      value = {"1; {⊤|⊥}", "1; {c|⊥}", "2; {⊤|{a|⊥}}", "3; {a,{⊤|b}|⊥}"})
  void valuesThatThePaperGives(int cells, String value) {
    List<String> values =
        search(cells, 1).stream()
            .filter(position -> position.cells() == cells)
            .map(position -> GameWriter.write(position.value(), Posets.P3, false))
            .toList();
    assertThat(values).contains(value);
  }

  @Test
  void aSearchCanBeStopped() {
    assertThat(PrimarySearch.positions(3, 0, () -> true)).isNotEmpty().hasSizeLessThan(8);
  }

  @Test
  void limitsAreChecked() {
    assertThatThrownBy(() -> search(0, 0)).isInstanceOf(IllegalArgumentException.class);
    assertThatThrownBy(() -> search(PrimarySearch.MAX_CELLS + 1, 0))
        .isInstanceOf(IllegalArgumentException.class);
    assertThatThrownBy(() -> search(1, 3)).isInstanceOf(IllegalArgumentException.class);
  }

  /** The search leaves out colorings that make a region it has met; here none is left out. */
  @Test
  void noBorderIsMissed() {
    Set<Polyhex> shapes = new HashSet<>(Polyhex.all(BORDERED));
    shapes.add(
        Polyhex.of(
            List.of(
                new LatticePoint(0, 1),
                new LatticePoint(0, 3),
                new LatticePoint(1, 1),
                new LatticePoint(1, 2),
                new LatticePoint(2, 0),
                new LatticePoint(2, 2))));
    for (Polyhex shape : shapes) {
      LatticePoint stone = shape.cells().get(1);
      for (ImmutableSet<LatticePoint> black :
          List.of(ImmutableSet.<LatticePoint>of(), ImmutableSet.of(stone))) {
        Interior interior = new Interior(shape, black, ImmutableSet.of());
        for (boolean firstBlack : new boolean[] {true, false}) {
          Set<List<Integer>> touched = new HashSet<>();
          int first = firstBlack ? 0 : 1;
          Borders.visit(
              interior,
              6,
              firstBlack,
              (arcs, masks) ->
                  touched.add(
                      List.of(masks[first], masks[first + 2], masks[first + 4]).stream()
                          .sorted()
                          .toList()));
          assertThat(touched).isEqualTo(NaiveBorders.touched(interior, firstBlack));
        }
      }
    }
  }
}
