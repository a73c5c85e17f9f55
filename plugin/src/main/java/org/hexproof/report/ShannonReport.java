package org.hexproof.report;

import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import org.hexproof.board.Position;
import org.hexproof.compose.HexOfGame;
import org.hexproof.shannon.SameGame;
import org.hexproof.shannon.Settled;
import org.hexproof.shannon.ShannonGame;
import org.hexproof.shannon.file.ShannonWriter;

/**
 * What is told of a Shannon game in text and in JSON.
 *
 * @param whole the game with all its cells, of which some may be settled
 * @param settled those that were taken out
 */
public record ShannonReport(ShannonGame whole, Settled settled) {
  /** The game, after comments that say what was settled. */
  public String text(ShannonGame game) {
    return comment("dead", settled.dead())
        + comment("captured by Black", settled.black())
        + comment("captured by White", settled.white())
        + ShannonWriter.text(game);
  }

  private String comment(String what, Set<Integer> cells) {
    return cells.isEmpty() ? "" : "# " + what + ": " + String.join(" ", whole.names(cells)) + "\n";
  }

  public String json(ShannonGame game) {
    return line(document(game));
  }

  /** The game and the board that it became. */
  public String json(ShannonGame game, HexOfGame hex) {
    Position position = hex.diagram().position();
    Document cells = new Document();
    for (String name : game.cells()) {
      cells.add(name, Optional.ofNullable(hex.cells().get(name)));
    }
    return line(
        document(game)
            .add(
                "board",
                new Document()
                    .add("cols", position.board().cols())
                    .add("rows", position.board().rows())
                    .add("black", position.black())
                    .add("white", position.white()))
            .add("cells", cells)
            .addIfPresent("stones", hex.terminals()));
  }

  /** Whether two games are the same. */
  public static String json(SameGame same) {
    Document document =
        Document.versioned()
            .add(
                "isomorphic",
                same instanceof SameGame.Unknown
                    ? Optional.empty()
                    : Optional.of(same instanceof SameGame.Yes));
    return line(same instanceof SameGame.Yes yes ? document.add("cells", yes.cells()) : document);
  }

  /** The same in words. */
  public static String text(SameGame same) {
    if (same instanceof SameGame.Yes yes) {
      return "isomorphic: "
          + yes.cells().entrySet().stream()
              .map(cell -> cell.getKey() + "=" + cell.getValue())
              .collect(Collectors.joining(" "))
          + "\n";
    }
    return same instanceof SameGame.No
        ? "not isomorphic\n"
        : "undecided: the cells touch in different ways, and there are too many ways to win to"
            + " compare them\n";
  }

  private Document document(ShannonGame game) {
    return Document.versioned()
        .add("terminals", game.terminals())
        .add("vertices", game.cells())
        .add("black", game.names(game.black()))
        .add("white", game.names(game.white()))
        .add("edges", game.hyperedges())
        .add("dead", whole.names(settled.dead()))
        .add("capturedByBlack", whole.names(settled.black()))
        .add("capturedByWhite", whole.names(settled.white()));
  }

  private static String line(Document document) {
    return document + "\n";
  }
}
