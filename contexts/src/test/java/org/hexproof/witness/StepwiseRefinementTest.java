package org.hexproof.witness;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.hexproof.region.Cells.cells;
import static org.hexproof.witness.FillingSearchTest.ZIGGURAT;
import static org.hexproof.witness.FillingSearchTest.closed;

import com.google.common.collect.ImmutableList;
import com.google.common.primitives.ImmutableIntArray;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.hexproof.board.Cell;
import org.hexproof.board.Terminal;
import org.hexproof.circuit.CircuitGraph;
import org.hexproof.database.Database;
import org.hexproof.database.EntryCircuits;
import org.hexproof.database.Lookup;
import org.hexproof.database.View;
import org.hexproof.region.ClosedRegion;
import org.hexproof.region.Outcomes;
import org.hexproof.shannon.Hypergraph;
import org.hexproof.value.Game;
import org.hexproof.value.GameReader;
import org.hexproof.value.Posets;
import org.hexproof.value.ValueSyntaxException;
import org.junit.jupiter.api.Test;

/** Pieces around a probe, put on one after another, against the order's definition. */
final class StepwiseRefinementTest {
  private static final int ROUNDS = 40 * Integer.getInteger("hexproof.rounds", 1);
  private static final long SEED = Long.getLong("hexproof.seed", 1);
  private static final long BYTES = 1L << 28;

  /** So many cells of region and pieces are played out. */
  private static final int MOST_CELLS = 6;

  private static final Cell C3 = ZIGGURAT.get(6);

  private static Game game(String text) throws ValueSyntaxException {
    return GameReader.read("value", text, Posets.P3);
  }

  private static Subdivision subdivision(int terminals, int top, int[]... pieces) {
    return new Subdivision(
        terminals,
        ImmutableList.copyOf(List.of(pieces).stream().map(ImmutableIntArray::copyOf).toList()),
        top);
  }

  /** Of a region with three groups besides the bottom; some have a piece of more nodes. */
  private static List<Subdivision> subdivisions() {
    List<Subdivision> all = new ArrayList<>(Subdivisions.of(3, 2));
    all.addAll(Subdivisions.of(3, 3));
    for (int i = 0; i < 20; i++) {
      all.add(subdivision(3, 5, new int[] {0, 1, 2, 3, 4, 5}));
      all.add(subdivision(3, 5, new int[] {0, 1, 6}, new int[] {6, 1, 2, 3, 4, 5}));
      all.add(subdivision(3, 5, new int[] {0, 1, 6}, new int[] {6, 2, 3, 4, 5}));
      all.add(subdivision(3, 5, new int[] {3, 4, 6}, new int[] {0, 1, 2, 6, 5}));
      all.add(subdivision(3, 2, new int[] {0, 1, 2}, new int[] {2, 3, 4}));
    }
    return all;
  }

  @Test
  void probesWithSomePiecesOpenAreViableExactlyIfTheDefinitionSaysSo() throws IOException {
    Random random = new Random(SEED);
    ClosedRegion region = closed("", cells("e7 f7 e8 f8"), "d7 f6 g7");
    List<Cell> moves = ImmutableList.sortedCopyOf(region.cells());
    List<Subdivision> subdivisions = subdivisions();
    int viable = 0;
    try (Database database = Database.shipped()) {
      EntryCircuits circuits = EntryCircuits.of(database);
      Lookup lookup = new Lookup(database);
      for (int i = 0; i < ROUNDS; i++) {
        Subdivision subdivision = subdivisions.get(random.nextInt(subdivisions.size()));
        assertThat(subdivision.isPlanar()).as("%s", subdivision).isTrue();
        int probe = random.nextInt(moves.size());
        StepwiseRefinement refined =
            new StepwiseRefinement(region, moves.get(probe), subdivision, BYTES);
        List<Hypergraph> given = new ArrayList<>();
        int cells = moves.size();
        for (int piece = random.nextInt(subdivision.pieces().size() + 1); piece > 0; piece--) {
          int reference = random.nextInt(12 * 12);
          Hypergraph graph = CircuitGraph.of(circuits.circuit("G", reference));
          cells += graph.cells().size();
          if (cells > MOST_CELLS || subdivision.pieces().get(given.size()).length() > 3) {
            break;
          }
          refined = refined.put(lookup.seen(View.GENERAL, reference));
          given.add(graph);
        }
        boolean expected =
            new NaiveRefinement(
                    Outcomes.partitions(region.region()).orElseThrow(), subdivision, given, probe)
                .isViable();
        assertThat(refined.isViable())
            .as("round %s: %s with %s, probe %s", i, subdivision, given, probe)
            .isEqualTo(expected);
        viable += expected ? 1 : 0;
      }
    }
    assertThat(viable).isBetween(1, ROUNDS - 1);
  }

  @Test
  void whatIsListedIsWhatStaysViableWhenItIsPutOn() throws IOException {
    ClosedRegion region = closed("f6", ZIGGURAT, "d7 f5 h5 h7");
    Subdivision slices =
        subdivision(4, 6, new int[] {0, 1, 7}, new int[] {8, 4, 5}, new int[] {7, 2, 3, 8, 6});
    StepwiseRefinement start = new StepwiseRefinement(region, C3, slices, BYTES);
    assertThat(start.isViable()).isTrue();
    try (Database database = Database.shipped()) {
      PieceLibrary library = PieceLibrary.of(database, 3, BYTES);
      Lookup lookup = new Lookup(database);
      StepwiseRefinement.Choice choice = start.choose(library, 3, 1000, () -> false);
      List<Integer> kept =
          choice.after().ways().stream().map(way -> way.references().get(0)).toList();
      assertThat(kept).doesNotHaveDuplicates();
      long viable = 0;
      long tried = 0;
      for (int reference : everyValue(start, library, lookup)) {
        boolean isViable = start.put(lookup.seen(View.GENERAL, reference)).isViable();
        tried++;
        viable += isViable ? 1 : 0;
        assertThat(isViable || !kept.contains(reference)).isTrue();
      }
      assertThat(choice.tried()).isEqualTo(tried);
      assertThat(choice.viable()).isEqualTo(viable).isBetween(1L, tried - 1);
      assertThat(start.choose(library, 3, 4, () -> false).after().ways())
          .isEqualTo(choice.after().ways().subList(0, 4));
      assertThat(start.choose(library, 3, 4, () -> true).tried()).isZero();
    }
  }

  /** The references of all values of few cells that differ where the first piece lies. */
  private static List<Integer> everyValue(
      StepwiseRefinement start, PieceLibrary library, Lookup lookup) throws IOException {
    List<Integer> references = new ArrayList<>();
    for (int reference = 0; reference < 12 * 40; reference++) {
      Game value = lookup.seen(View.GENERAL, reference);
      start.find(value, library).ifPresent(references::add);
    }
    return references.stream().distinct().toList();
  }

  /** [H3T], section 7.3: the five values that it prints, in the only arch in which they do it. */
  @Test
  void theValuesOfThePaperKeepTheProbeViable() throws IOException {
    ClosedRegion region = closed("f6", ZIGGURAT, "d7 f5 h5 h7");
    Subdivision arch =
        subdivision(
            4,
            8,
            new int[] {0, 1, 6},
            new int[] {6, 2, 7},
            new int[] {7, 3, 8},
            new int[] {8, 3, 9},
            new int[] {9, 4, 5});
    StepwiseRefinement refined = new StepwiseRefinement(region, C3, arch, BYTES);
    List<String> values =
        List.of(
            "{a,c|{a|F}}", "{{T|b}|b,{a|F}}", "{{T|b}|F}", "{{T|a},{T|c,{b|F}}|F}", "{a,c|{c|F}}");
    for (String value : values) {
      refined = refined.put(game(value));
    }
    assertThat(refined.isViable()).isTrue();
    StepwiseRefinement other = new StepwiseRefinement(region, C3, arch, BYTES);
    for (String value : values) {
      other = other.put(game(value.equals("{{T|b}|F}") ? "{{T|a}|F}" : value));
    }
    assertThat(other.isViable()).isFalse();
  }

  @Test
  void onlyWhatLiesInThePlaneIsPlanar() {
    for (int pieces = 1; pieces <= 3; pieces++) {
      assertThat(Subdivisions.of(3, pieces)).allMatch(Subdivision::isPlanar);
    }
    assertThat(Arches.of(4, 6)).allMatch(Subdivision::isPlanar);
    assertThat(subdivision(3, 5, new int[] {0, 1, 2, 3, 4, 5}).isPlanar()).isTrue();
    assertThat(subdivision(3, 5, new int[] {0, 1, 3, 2, 4, 5}).isPlanar()).isFalse();
    assertThat(subdivision(3, 2, new int[] {1, 2, 3}).isPlanar()).isFalse();
    assertThat(subdivision(3, 5, new int[] {0, 2, 5}, new int[] {1, 3, 5}).isPlanar()).isFalse();
  }

  @Test
  void moreGroupsThanCanBeToldApartAreRefused() {
    ClosedRegion region = closed("", cells("d8 e8 f8 g8 h8"), "d7 f7 h7");
    ClosedRegion many =
        new ClosedRegion(
            region.stones(),
            region.cells(),
            ImmutableList.<Terminal>builder()
                .addAll(region.terminals())
                .addAll(region.terminals())
                .build());
    assertThatThrownBy(
            () ->
                new StepwiseRefinement(
                    many, cells("e8").get(0), subdivision(7, 9, new int[] {0, 1, 9}), BYTES))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageContaining("at most 5");
  }
}
