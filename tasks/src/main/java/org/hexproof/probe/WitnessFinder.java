package org.hexproof.probe;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import com.google.common.collect.ImmutableSet;
import java.util.ArrayList;
import java.util.Collection;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.BooleanSupplier;
import java.util.function.Supplier;
import org.hexproof.board.Cell;
import org.hexproof.board.Content;
import org.hexproof.board.Position;
import org.hexproof.board.Terminal;
import org.hexproof.realize.Composition;
import org.hexproof.realize.Effort;
import org.hexproof.realize.Enclosure;
import org.hexproof.realize.RingedRegion;
import org.hexproof.region.ClosedRegion;
import org.hexproof.solver.HexSolver;
import org.hexproof.solver.Limits;
import org.hexproof.witness.WitnessSearch;

/**
 * Makes witnesses of contexts: draws the board, lets a solver decide, goes on by moves in the
 * context where the move is not the only one yet ([H3T], Lemma 7.2), and gives cells of the context
 * to either side as long as it stays the only one.
 *
 * @param limits of the next question to the solver
 * @param effort to make boards small
 */
public record WitnessFinder(
    HexSolver solver, Supplier<Limits> limits, Effort effort, BooleanSupplier stopped) {
  /** So many boards are asked about on the way to one where the move is the only one. */
  private static final int MOST_FOLLOWERS = 400;

  /** So many moves are made in the context. */
  private static final int MOST_MOVES = 3;

  /** With an effort that ends when the search is stopped. */
  public WitnessFinder {
    effort = effort.until(stopped);
  }

  /**
   * The witness.
   *
   * @param cells the region; what was found may have the cells of its holes as well
   * @return nothing if the context can't be drawn around the region, or the solver doesn't confirm
   *     what it should do, or the search is stopped
   */
  public Optional<Witness> witness(WitnessSearch.Found found, Collection<Cell> cells) {
    Optional<Composition> drawn = stopped.getAsBoolean() ? Optional.empty() : draw(found);
    if (drawn.isEmpty()) {
      return Optional.empty();
    }
    ImmutableMap<Cell, Cell> places = drawn.get().template();
    ImmutableSet<Cell> region =
        cells.stream().map(places::get).collect(ImmutableSet.toImmutableSet());
    Cell move = places.get(found.probe());
    return followed(new Witness(drawn.get().position(), move, region)).map(this::shrunk);
  }

  private Optional<Composition> draw(WitnessSearch.Found found) {
    ClosedRegion region = found.region();
    Terminal bottom = region.terminals().get(0);
    Optional<Cell> stone =
        bottom.edges().isEmpty() ? bottom.cells().stream().findFirst() : Optional.empty();
    ImmutableList<Cell> groups =
        region.terminals().stream()
            .skip(1)
            .map(terminal -> terminal.cells().asList().get(0))
            .collect(ImmutableList.toImmutableList());
    try {
      return Optional.of(
          Enclosure.compose(
              new RingedRegion(region.stones(), region.cells(), stone, groups),
              found.context(),
              effort));
    } catch (IllegalArgumentException e) {
      return Optional.empty();
    }
  }

  /** Whether the move is White's only winning one; no if that is not decided. */
  public boolean isUnique(Witness witness) {
    return decided(witness).filter(Uniqueness.Decided::unique).isPresent();
  }

  /** What the solver says of the move, if it decides it. */
  Optional<Uniqueness.Decided> decided(Witness witness) {
    return !stopped.getAsBoolean()
            && new UniqueMove(solver, witness.problem(), limits.get(), stopped).test(witness.move())
                instanceof Uniqueness.Decided decided
        ? Optional.of(decided)
        : Optional.empty();
  }

  /** The first board on which the move is the only one; those after few moves come first. */
  private Optional<Witness> followed(Witness first) {
    List<Witness> open = new ArrayList<>(List.of(first));
    Set<Position> seen = new HashSet<>(Set.of(first.position()));
    int empty = first.position().empty().size();
    for (int i = 0; i < Math.min(open.size(), MOST_FOLLOWERS) && !stopped.getAsBoolean(); i++) {
      Witness witness = open.get(i);
      if (isUnique(witness)) {
        return Optional.of(witness);
      }
      if (empty - witness.position().empty().size() >= MOST_MOVES) {
        continue;
      }
      for (Cell cell : witness.context()) {
        for (Content stone : ImmutableList.of(Content.BLACK, Content.WHITE)) {
          Witness after = witness.with(cell, stone);
          if (seen.add(after.position())) {
            open.add(after);
          }
        }
      }
    }
    return Optional.empty();
  }

  private Witness shrunk(Witness witness) {
    Witness smallest = witness;
    for (Cell cell : witness.context()) {
      for (Content stone : ImmutableList.of(Content.WHITE, Content.BLACK)) {
        Witness smaller = smallest.with(cell, stone);
        if (smallest.position().at(cell) == Content.EMPTY && isUnique(smaller)) {
          smallest = smaller;
        }
      }
    }
    return smallest;
  }
}
