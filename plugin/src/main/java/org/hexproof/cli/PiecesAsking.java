package org.hexproof.cli;

import com.google.common.base.CharMatcher;
import com.google.common.base.Splitter;
import com.google.common.collect.ImmutableList;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.hexproof.board.Cell;
import org.hexproof.format.Entry;
import org.hexproof.format.Place;
import org.hexproof.probe.KnownWitnesses;
import org.hexproof.probe.PiecesAnswer;
import org.hexproof.probe.PiecesTask;
import org.hexproof.probe.ProbePlan;
import org.hexproof.probe.ProbedRegion;
import org.hexproof.probe.ShippedWitnesses;
import org.hexproof.solving.Watch;
import org.hexproof.witness.WrittenPiece;
import org.hexproof.witness.WrittenPieces;
import org.hexproof.word.Suggestion;

/** {@code hexproof probe --pieces}. */
final class PiecesAsking {
  static final Choice<String> PIECES = Choice.text("pieces", "PIECES").read();
  private static final int MOST_CELLS = 20;
  private static final int MOST_SHOWN = 20_000;
  private static final Choice<List<String>> LIST =
      Choice.of(
          "list",
          "NAMES",
          text -> Splitter.on(CharMatcher.anyOf(", ")).omitEmptyStrings().splitToList(text));
  private static final Choice<Integer> PIECE_CELLS =
      Choice.count("piece-cells", "N", MOST_CELLS).or(5);
  private static final Choice<Integer> LIMIT = Choice.count("limit", "N", MOST_SHOWN).or(10);

  static final ImmutableList<Choice<?>> CHOICES =
      ImmutableList.of(PIECES, LIST, PIECE_CELLS, LIMIT, ValueCommand.ASCII);

  static final Rule RULE =
      new Rule.Needs(
          ImmutableList.of(LIST, PIECE_CELLS, LIMIT, ValueCommand.ASCII),
          "%s is about what lies around, which --pieces divides",
          ImmutableList.of(PIECES));

  private final Line line;
  private final Surroundings surroundings;

  PiecesAsking(Line line, Surroundings surroundings) {
    this.line = line;
    this.surroundings = surroundings;
  }

  /** The answer about one move of a region. */
  PiecesAnswer answer(
      Entry entry,
      ProbedRegion region,
      String move,
      Optional<Path> keep,
      ProbePlan plan,
      Watch watch)
      throws IOException {
    Cell cell = region.cell(move, entry.place());
    WrittenPieces pieces = pieces();
    ImmutableList<String> listed = listed(pieces);
    return new PiecesTask(
            region,
            cell,
            pieces,
            new Place(origin(), 1, 1),
            new PieceValues(folder(), surroundings.in(), plan.bytes()).of(pieces),
            listed,
            line.get(PIECE_CELLS),
            line.get(LIMIT),
            KnownWitnesses.of(keep, entry.diagram().name(), ShippedWitnesses.none()),
            plan)
        .run(watch, () -> surroundings.stoppable(SolverName.NATIVE));
  }

  private boolean isText() {
    return line.get(PIECES).matches("(?s).*[(=].*");
  }

  /** What messages call the place where the pieces are written. */
  private String origin() {
    return isText() ? PIECES.toString() : line.get(PIECES);
  }

  /** Where the files are that pieces name. */
  private Path folder() {
    Path here = Path.of("");
    return isText() ? here : Databases.path(line.get(PIECES)).resolveSibling(here);
  }

  private WrittenPieces pieces() throws IOException {
    String text =
        isText()
            ? line.get(PIECES)
            : new String(
                new Inputs(surroundings.in()).bytes(new Operand(origin(), Optional.empty())),
                StandardCharsets.UTF_8);
    return WrittenPieces.read(origin(), text);
  }

  private ImmutableList<String> listed(WrittenPieces pieces) {
    Set<String> names = new LinkedHashSet<>(line.find(LIST).orElse(List.of()));
    for (String name : names) {
      WrittenPiece piece =
          pieces.pieces().stream()
              .filter(each -> each.name().equals(name))
              .findFirst()
              .orElseThrow(
                  () ->
                      CommandException.usage(
                          "--list: there is no piece "
                              + name
                              + Suggestion.of(
                                  name,
                                  "",
                                  pieces.pieces().stream().map(WrittenPiece::name).toList())));
      if (piece.value().isPresent() || piece.isRest()) {
        throw CommandException.usage(
            "--list: piece %s %s"
                .formatted(
                    name,
                    piece.isRest()
                        ? "has more than three nodes, so it is not listed"
                        : "has a value already"));
      }
    }
    return ImmutableList.copyOf(names);
  }
}
