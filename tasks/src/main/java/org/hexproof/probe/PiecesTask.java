package org.hexproof.probe;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import com.google.common.collect.ImmutableSet;
import com.google.common.collect.Iterables;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.function.Supplier;
import org.hexproof.board.Cell;
import org.hexproof.circuit.Circuit;
import org.hexproof.circuit.CircuitGraph;
import org.hexproof.compose.KnownCircuit;
import org.hexproof.database.Database;
import org.hexproof.database.Lookup;
import org.hexproof.database.View;
import org.hexproof.format.FormatException;
import org.hexproof.format.Place;
import org.hexproof.shannon.Hypergraph;
import org.hexproof.solver.Grounds;
import org.hexproof.solver.HexSolver;
import org.hexproof.solving.Watch;
import org.hexproof.value.Game;
import org.hexproof.witness.PieceLibrary;
import org.hexproof.witness.StepwiseRefinement;
import org.hexproof.witness.WrittenPiece;
import org.hexproof.witness.WrittenPieces;

/**
 * The question what a division of a person's own does for a White move into a region ([H3T],
 * section 7.3): whether the move is viable with the pieces that are given, which values other
 * pieces can have, and, if all pieces are given, on which board it is White's only winning move.
 *
 * @param move the move
 * @param pieces what lies around, which is written at this place
 * @param values of the pieces that have one, by name, over {@link org.hexproof.value.Posets#P3}
 * @param listed the names of the pieces whose values are asked for, in this order
 * @param maxCells how many cells each of them may have
 * @param maxShown how many ways to fill them are told
 * @param known where a board is kept
 */
public record PiecesTask(
    ProbedRegion region,
    Cell move,
    WrittenPieces pieces,
    Place place,
    ImmutableMap<String, Game> values,
    ImmutableList<String> listed,
    int maxCells,
    int maxShown,
    KnownWitnesses known,
    ProbePlan plan) {
  /** So many ways to fill the pieces before are tried with the next. */
  private static final int MAX_WAYS = 20_000;

  /**
   * Answers.
   *
   * @param solvers starts native solvers; whoever stops the watch cancels them too
   * @throws FormatException if the pieces don't fit the region, or no position of a value is known
   * @throws IOException if the database can't be read, or the board can't be kept
   * @throws IllegalArgumentException if the region can't be walked around
   * @throws org.hexproof.value.GameTooLargeException if the region is too large
   * @throws org.hexproof.value.StoreFullException if there is too little memory
   */
  public PiecesAnswer run(Watch watch, Supplier<HexSolver> solvers) throws IOException {
    RingedProbe ringed = RingedProbe.of(region, pieces, place);
    ImmutableList<WrittenPiece> order = order();
    StepwiseRefinement refined =
        new StepwiseRefinement(
            ringed.closed(), move, ringed.subdivision(order, pieces.top(), place), plan.bytes());
    PiecesAnswer answer = new PiecesAnswer(ringed.region(), move, names(order, values.keySet()));
    if (!refined.isViable()) {
      return answer.lostBy("");
    }
    List<StepwiseRefinement> before = new ArrayList<>();
    for (WrittenPiece piece : order.subList(0, values.size())) {
      before.add(refined);
      refined = refined.put(values.get(piece.name()));
      if (!refined.isViable()) {
        return answer.lostBy(piece.name());
      }
    }
    if (!listed.isEmpty()) {
      return listed(refined, answer, watch, solvers);
    }
    return values.size() == order.size()
        ? board(before, refined, order, answer, watch, solvers)
        : answer;
  }

  /** Pieces with values first, then those that are listed, and at last those of many terminals. */
  private ImmutableList<WrittenPiece> order() {
    ImmutableList.Builder<WrittenPiece> order = ImmutableList.builder();
    pieces.pieces().stream().filter(piece -> piece.value().isPresent()).forEach(order::add);
    listed.forEach(name -> order.add(Iterables.find(pieces.pieces(), p -> p.name().equals(name))));
    for (boolean isRest : new boolean[] {false, true}) {
      pieces.pieces().stream()
          .filter(piece -> piece.value().isEmpty() && !listed.contains(piece.name()))
          .filter(piece -> piece.isRest() == isRest)
          .forEach(order::add);
    }
    return order.build();
  }

  private static ImmutableList<String> names(
      List<WrittenPiece> pieces, ImmutableSet<String> among) {
    return pieces.stream()
        .map(WrittenPiece::name)
        .filter(among::contains)
        .collect(ImmutableList.toImmutableList());
  }

  private PiecesAnswer listed(
      StepwiseRefinement start, PiecesAnswer answer, Watch watch, Supplier<HexSolver> solvers)
      throws IOException {
    StepwiseRefinement refined = start;
    ImmutableList.Builder<PiecesAnswer.Count> counts = ImmutableList.builder();
    ImmutableList.Builder<PiecesAnswer.Way> shown = ImmutableList.builder();
    Span span = new Span(plan, watch, solvers, plan.time());
    try (Database database = plan.open();
        Watch.Stage stage = span.await("searching")) {
      PieceLibrary library = PieceLibrary.of(database, maxCells, plan.bytes());
      for (String name : listed) {
        stage.say("piece " + name);
        StepwiseRefinement.Choice choice =
            refined.choose(library, maxCells, MAX_WAYS, span::isOver);
        refined = choice.after();
        int kept = refined.ways().size();
        boolean isCut = kept == MAX_WAYS || span.isOver();
        counts.add(new PiecesAnswer.Count(name, choice.tried(), choice.viable(), kept, isCut));
      }
      Lookup lookup = new Lookup(database);
      for (StepwiseRefinement.Way way : Iterables.limit(refined.ways(), maxShown)) {
        ImmutableList.Builder<Game> games = ImmutableList.builder();
        for (int reference : way.references().asList()) {
          games.add(lookup.seen(View.GENERAL, reference));
        }
        shown.add(new PiecesAnswer.Way(way.cells(), games.build()));
      }
    }
    return answer.with(counts.build(), shown.build());
  }

  private PiecesAnswer board(
      List<StepwiseRefinement> before,
      StepwiseRefinement refined,
      List<WrittenPiece> order,
      PiecesAnswer answer,
      Watch watch,
      Supplier<HexSolver> solvers)
      throws IOException {
    ImmutableList.Builder<Hypergraph> graphs = ImmutableList.builder();
    try (Database database = plan.open()) {
      PieceLibrary library = PieceLibrary.of(database, maxCells, plan.bytes());
      for (int i = 0; i < order.size(); i++) {
        graphs.add(CircuitGraph.of(circuit(order.get(i), before.get(i), library, database)));
      }
    }
    Grounds grounds = new Grounds();
    Span span = new Span(plan, watch, () -> grounds.of(solvers.get()), plan.time());
    try (HexSolver solver = span.start();
        Watch.Stage stage = span.await("drawing")) {
      stage.say("a board of " + answer.given().size() + " pieces");
      Optional<Witness> witness =
          span.finder(solver).witness(refined.found(graphs.build()), region.cells());
      if (witness.isPresent()) {
        known.keep(region.name(move), witness.get());
      }
      return answer.with(witness, grounds.failure().map(words -> "failed: " + words));
    } catch (Span.NoSolverException e) {
      return answer.with(Optional.empty(), Optional.of(e.getMessage()));
    }
  }

  /** The simplest that does the same in its place, or else one of the value itself. */
  private Circuit circuit(
      WrittenPiece piece, StepwiseRefinement before, PieceLibrary library, Database database)
      throws IOException {
    Game value = values.get(piece.name());
    OptionalInt reference = before.find(value, library);
    if (reference.isPresent()) {
      return KnownCircuit.ofReference(reference.getAsInt(), database);
    }
    return KnownCircuit.of(value, database)
        .orElseThrow(
            () ->
                new FormatException(
                    piece.place(),
                    "no position is known of the value of piece " + piece.name(),
                    "'hexproof db lookup' tells what comes near; --db FILE names a larger"
                        + " database"))
        .circuit();
  }
}
