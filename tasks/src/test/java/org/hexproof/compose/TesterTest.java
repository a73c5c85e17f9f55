package org.hexproof.compose;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSet;
import com.google.common.primitives.ImmutableIntArray;
import java.util.List;
import org.hexproof.certificate.statement.Tester;
import org.hexproof.circuit.RegionValue;
import org.hexproof.realize.DrawnHypergraph;
import org.hexproof.realize.Effort;
import org.hexproof.realize.Layout;
import org.hexproof.realize.NamedContexts;
import org.hexproof.region.Region;
import org.hexproof.shannon.Hypergraph;
import org.hexproof.value.NamedValue;
import org.hexproof.value.Posets;
import org.hexproof.value.Values;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** The testers that manifests are about, which the checkers know as tables. */
final class TesterTest {
  private static final long MEMORY = 1 << 28;

  private static Hypergraph graph(List<ImmutableList<Integer>> cells) {
    return new Hypergraph(
        ImmutableIntArray.of(1, 2, 3),
        cells.stream().map(ImmutableIntArray::copyOf).collect(ImmutableList.toImmutableList()));
  }

  /** The order counts: a manifest lists the cells of a board in it. */
  @ParameterizedTest
  @EnumSource
  void theyAreWhatTemplatesAreComposedWith(Tester tester) {
    Hypergraph composed = NamedContexts.hypergraph(tester.label(), false).orElseThrow().pruned();
    assertThat(graph(tester.cells()).terminals()).isEqualTo(composed.terminals());
    assertThat(tester.cells())
        .isEqualTo(
            composed.cells().stream()
                .map(cell -> cell.stream().sorted().boxed().toList())
                .toList());
  }

  @ParameterizedTest
  @EnumSource
  void theyHaveTheValuesOfTheirNames(Tester tester) {
    Values values = new Values(Posets.P3);
    DrawnHypergraph drawing = Layout.draw(graph(tester.cells()), new Effort(1, 0, 10_000));
    Region region =
        Region.closed(
            drawing.position(), ImmutableSet.copyOf(drawing.cells()), drawing.terminals());
    assertThat(RegionValue.of(region, Posets.P3, values, MEMORY))
        .isEqualTo(values.of(NamedValue.parse(tester.label(), Posets.P3).orElseThrow()));
  }
}
