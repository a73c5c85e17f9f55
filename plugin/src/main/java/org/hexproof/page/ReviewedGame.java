package org.hexproof.page;

import com.google.common.base.Ascii;
import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSet;
import com.google.common.collect.Iterables;
import java.io.IOException;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.hexproof.annotate.Analysis;
import org.hexproof.annotate.Blunder;
import org.hexproof.annotate.MoveTable;
import org.hexproof.annotate.PositionVerdict;
import org.hexproof.annotate.Remarks;
import org.hexproof.annotate.TurningPoint;
import org.hexproof.board.Board;
import org.hexproof.board.Cell;
import org.hexproof.board.Color;
import org.hexproof.board.Content;
import org.hexproof.board.Naming;
import org.hexproof.board.Position;
import org.hexproof.format.Diagram;
import org.hexproof.format.GameMove;
import org.hexproof.format.sgf.SgfNode;
import org.hexproof.format.sgf.SgfStep;
import org.hexproof.local.Fact;
import org.hexproof.local.FactText;
import org.hexproof.report.Document;
import org.hexproof.report.Printable;

/**
 * A game as the page's script wants it: its steps, each with what changed on the board and with who
 * is proved to win, or else with an estimate.
 *
 * @param title what it is called if the record names no players
 * @param about where it is from
 */
record ReviewedGame(Analysis analysis, Naming naming, String title, String about) {
  /**
   * Makes the document.
   *
   * @param proofs of its positions
   */
  Document document(PositionProofs proofs) throws IOException {
    Position start = analysis.game().step(0).position();
    TurningPoint turn = TurningPoint.of(analysis);
    return new Document()
        .add("title", Printable.text(title))
        .add("about", Printable.text(about))
        .add("colors", naming == Naming.RED_AND_BLUE ? "red" : "dark")
        .add("names", new Document().add("black", said("PB")).add("white", said("PW")))
        .add("result", Printable.text(result()))
        .add("basis", Printable.text(analysis.basis().remark().orElse("")))
        .add("turn", new Document().add("step", turn.step()).add("kind", turn.kind()))
        .addAll(PageWriter.board(Diagram.of(start, Optional.empty()), ImmutableSet.of()))
        .add("steps", steps(proofs));
  }

  /** A text of the record's first node, or an empty one. */
  private String said(String property) {
    return said(analysis.game().step(0).node(), property);
  }

  private static String said(SgfNode node, String property) {
    return node.property(property)
        .map(found -> Printable.text(found.values().get(0).text().strip()))
        .orElse("");
  }

  /** How the game ended, by its last move or else by what the record says; maybe empty. */
  private String result() {
    Optional<GameMove> last =
        analysis.game().step(Iterables.getLast(analysis.game().mainLine())).move();
    if (last.isPresent() && last.get().kind().ends()) {
      String player = naming.name(last.get().player());
      return player + (last.get().kind() == GameMove.Kind.RESIGN ? " resigned" : " forfeited");
    }
    String said = said("RE");
    return switch (Ascii.toUpperCase(said).replaceFirst("[^A-Z].*", "")) {
      case "B", "BLACK" -> naming.name(Color.BLACK) + " won" + how(said);
      case "W", "WHITE" -> naming.name(Color.WHITE) + " won" + how(said);
      default -> said;
    };
  }

  private static String how(String result) {
    String rest = result.replaceFirst("[^+]*\\+?", "");
    return switch (rest.isEmpty() ? ' ' : Ascii.toUpperCase(rest.charAt(0))) {
      case 'R' -> " by resignation";
      case 'T' -> " on time";
      case 'F' -> " by forfeit";
      default -> "";
    };
  }

  private ImmutableList<Document> steps(PositionProofs proofs) throws IOException {
    Set<Integer> main = new HashSet<>(analysis.game().mainLine());
    int[] numbers = new int[analysis.game().size()];
    ImmutableList.Builder<Document> steps = ImmutableList.builder();
    for (int i = 0; i < numbers.length; i++) {
      SgfStep step = analysis.game().step(i);
      numbers[i] =
          (step.parent().isPresent() ? numbers[step.parent().getAsInt()] : 0)
              + (step.move().isPresent() ? 1 : 0);
      boolean isNumbered = main.contains(i) && (step.move().isPresent() || i == 0);
      steps.add(
          new Document()
              .add("id", isNumbered ? "" + numbers[i] : "s" + i)
              .add("number", numbers[i])
              .add("main", main.contains(i))
              .addAll(move(step))
              .addAll(known(i))
              .add("proof", proofs.of(i)));
    }
    return steps.build();
  }

  /** What was done, and what that changed. */
  private Document move(SgfStep step) {
    Document move = new Document();
    if (step.parent().isPresent()) {
      Position before = analysis.game().step(step.parent().getAsInt()).position();
      move.add("parent", step.parent().getAsInt()).add("changes", changes(before, step.position()));
    }
    move.addIfPresent("player", step.move().map(GameMove::player))
        .addIfPresent("move", step.move().map(MoveTable::text))
        .addIfPresent("cell", step.move().flatMap(GameMove::cell))
        .addIfPresent("toMove", step.toMove());
    String comment = said(step.node(), "C");
    return comment.isEmpty() ? move : move.add("comment", comment);
  }

  /** The cells that have other contents, by these. */
  private static Document changes(Position before, Position after) {
    Board board = after.board();
    Document changes = new Document();
    for (Content content : Content.values()) {
      List<Cell> cells =
          board.cells().stream()
              .filter(cell -> after.at(cell) == content && before.at(cell) != content)
              .toList();
      if (!cells.isEmpty()) {
        changes.add(Ascii.toLowerCase(content.name()), cells);
      }
    }
    return changes;
  }

  /** What is known of a step, in words and for the marks on the board and beside the moves. */
  private Document known(int number) {
    Document known = new Document().add("mark", mark(number));
    analysis.winner(number).ifPresent(winner -> known.add("winner", winner));
    analysis
        .estimate(number)
        .filter(estimate -> analysis.winner(number).isEmpty())
        .ifPresent(estimate -> known.add("estimate", estimate.percent(Color.BLACK)));
    if (analysis.verdict(number) instanceof PositionVerdict.Won won && !won.winning().isEmpty()) {
      known.add("winning", won.winning());
    }
    analysis
        .blunder(number)
        .map(Blunder::before)
        .ifPresent(before -> known.add("kept", before.winning()));
    return known
        .addEach("words", new Remarks(analysis, naming).sentences(number), Printable::text)
        .addEach("facts", analysis.facts(number), ReviewedGame::fact);
  }

  /** What is proved of a move by itself, and the cells that it needs. */
  private static Document fact(Fact fact) {
    return new Document()
        .add("words", Printable.text(new FactText(fact).words()))
        .add("cells", fact.cells());
  }

  private String mark(int number) {
    if (analysis.blunder(number).isPresent() || analysis.resignsWon(number)) {
      return "??";
    }
    return analysis.doubt(number).isPresent() ? "?!" : "";
  }
}
