package org.hexproof.witness;

import static com.google.common.base.Preconditions.checkArgument;

import com.google.common.collect.ImmutableList;
import com.google.common.primitives.ImmutableIntArray;
import java.util.OptionalInt;
import java.util.function.BooleanSupplier;
import java.util.stream.IntStream;
import org.hexproof.board.Cell;
import org.hexproof.database.ValueList;
import org.hexproof.region.ClosedRegion;
import org.hexproof.region.Outcomes;
import org.hexproof.shannon.Coloring;
import org.hexproof.shannon.Hypergraph;
import org.hexproof.value.Game;
import org.hexproof.value.Image;
import org.hexproof.value.Posets;
import org.hexproof.value.Store;
import org.hexproof.value.Sum;
import org.hexproof.value.Values;

/**
 * A probe around which the pieces of a subdivision are put one after another ([H3T], section 7.3).
 * It is compared over the coarsest order that respects all that the open pieces can be, so that a
 * probe that isn't viable is so in no board of this subdivision.
 *
 * <p>One thread at a time.
 */
public final class StepwiseRefinement {
  private static final int CACHE_BITS = 14;

  private final ClosedRegion region;
  private final Cell move;
  private final Subdivision subdivision;
  private final Stages stages;
  private final long maxBytes;
  private final int stage;
  private final Values values;
  private final ImmutableList<RefinedProbe> probes;

  /**
   * What came of all the values that a piece can have.
   *
   * @param tried how many values there were, times the ways in which the pieces before were filled
   * @param viable how many of them keep the probe viable
   * @param after the simplest of these, each of which makes something else of the probe
   */
  public record Choice(long tried, long viable, StepwiseRefinement after) {}

  /**
   * A way in which the pieces that were chosen from a list are filled.
   *
   * @param cells how many empty cells they have together
   * @param references where the database has each of them
   */
  public record Way(int cells, ImmutableIntArray references) {}

  private StepwiseRefinement(
      StepwiseRefinement before, Values values, ImmutableList<RefinedProbe> probes) {
    this.region = before.region;
    this.move = before.move;
    this.subdivision = before.subdivision;
    this.stages = before.stages;
    this.maxBytes = before.maxBytes;
    this.stage = before.stage + 1;
    this.values = values;
    this.probes = probes;
  }

  /**
   * Before the first piece.
   *
   * @param region its first terminal is Black's bottom side
   * @param move a cell of the region
   * @param subdivision its pieces in the order in which they are put on; those of more than three
   *     terminals stay open, and so come last
   * @param maxBytes how much memory the values of each step may take
   * @throws IllegalArgumentException if the region has more groups around it than can be told apart
   * @throws org.hexproof.value.GameTooLargeException if the region has too many cells
   * @throws org.hexproof.value.StoreFullException if the values take too much memory, here or in
   *     any step
   */
  public StepwiseRefinement(
      ClosedRegion region, Cell move, Subdivision subdivision, long maxBytes) {
    int groups = region.terminals().size();
    checkArgument(
        groups <= Posets.MAX_TERMINALS,
        "there are %s black groups around the region, the bottom's among them; values are computed"
            + " for at most %s",
        groups,
        Posets.MAX_TERMINALS);
    Coloring game =
        Outcomes.partitions(region.region())
            .orElseThrow(
                () ->
                    new IllegalArgumentException(
                        "groups around the region are joined across each other"));
    Probes all = ViableRing.probes(game, maxBytes);
    int probe = ImmutableList.sortedCopyOf(region.cells()).indexOf(move);
    this.region = region;
    this.move = move;
    this.subdivision = subdivision;
    this.maxBytes = maxBytes;
    this.stage = 0;
    this.stages = new Stages(game, subdivision);
    this.values = values(0);
    Image image = Image.of(all.values().store(), values, stages.first());
    this.probes =
        viable(
            values,
            new RefinedProbe(
                image.of(all.whole()), image.of(all.without(probe)), 0, ImmutableIntArray.of()));
  }

  private Values values(int ofStage) {
    return new Values(new Store(stages.poset(ofStage), maxBytes), CACHE_BITS);
  }

  private static ImmutableList<RefinedProbe> viable(Values values, RefinedProbe probe) {
    return values.leq(probe.h(), probe.g()) ? ImmutableList.of() : ImmutableList.of(probe);
  }

  /** Whether the probe is viable, in one of the ways that were chosen if there are several. */
  public boolean isViable() {
    return !probes.isEmpty();
  }

  /** Puts on the next piece with this value over {@link Posets#P3}, which must be passable. */
  public StepwiseRefinement put(Game piece) {
    PieceOutcomes outcomes = stages.outcomes(stage);
    Values seen = new Values(new Store(outcomes.poset(), maxBytes), CACHE_BITS);
    int value = seen(piece, outcomes, seen);
    Sum sum =
        new Sum(values.store(), seen.store(), values(stage + 1), stages.table(stage, outcomes));
    return new StepwiseRefinement(
        this,
        sum.result(),
        probes.stream()
            .flatMap(
                probe ->
                    viable(
                        sum.result(),
                        new RefinedProbe(
                            sum.of(probe.g(), value),
                            sum.of(probe.h(), value),
                            probe.cells(),
                            probe.chosen()))
                        .stream())
            .collect(ImmutableList.toImmutableList()));
  }

  private static int seen(Game piece, PieceOutcomes outcomes, Values to) {
    Values general = new Values(Posets.P3);
    return Image.of(general.store(), to, outcomes.classes()).of(general.of(piece));
  }

  /**
   * Where a library has the next piece: the simplest that is worth the same where the piece lies.
   */
  public OptionalInt find(Game piece, PieceLibrary library) {
    PieceLibrary.Pieces there = library.where(stages.outcomes(stage));
    ValueList list = there.list();
    int value = seen(piece, there.outcomes(), new Values(list.store()));
    return IntStream.range(0, list.size())
        .filter(place -> list.value(place) == value)
        .map(list::reference)
        .findFirst();
  }

  /**
   * Puts on the next piece with each value that a library has for it.
   *
   * @param maxCells how many cells this piece may have
   * @param maxWays how many ways are kept at most
   * @param stopped once it says so, those known so far are returned
   */
  public Choice choose(PieceLibrary library, int maxCells, int maxWays, BooleanSupplier stopped) {
    PieceLibrary.Pieces there = library.where(stages.outcomes(stage));
    ValueList list = there.list();
    Sum sum =
        new Sum(
            values.store(), list.store(), values(stage + 1), stages.table(stage, there.outcomes()));
    int[] places =
        IntStream.range(0, list.size()).filter(place -> list.cells(place) <= maxCells).toArray();
    Extension.Result found =
        new Extension(sum, list, new FillingSearch.Limits(maxWays, maxBytes, stopped))
            .of(probes, places, Integer.MAX_VALUE);
    return new Choice(
        found.tried(), found.viable(), new StepwiseRefinement(this, sum.result(), found.kept()));
  }

  /** How the pieces that were chosen are filled, in their order, simple ways first. */
  public ImmutableList<Way> ways() {
    return probes.stream()
        .map(probe -> new Way(probe.cells(), probe.chosen()))
        .collect(ImmutableList.toImmutableList());
  }

  /** The probe amid the pieces, each of which has three terminals. */
  public WitnessSearch.Found found(ImmutableList<Hypergraph> pieces) {
    int cells = pieces.stream().mapToInt(piece -> piece.cells().size()).sum();
    Filling filling = new Filling(subdivision, ImmutableIntArray.of(), cells);
    return new WitnessSearch.Found(move, region, filling.graph(pieces), cells);
  }
}
