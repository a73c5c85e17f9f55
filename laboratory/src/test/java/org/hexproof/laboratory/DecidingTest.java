package org.hexproof.laboratory;

import static org.assertj.core.api.Assertions.assertThat;
import static org.hexproof.laboratory.Answers.cells;
import static org.hexproof.laboratory.Answers.text;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import com.google.gson.JsonObject;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.hexproof.board.Board;
import org.hexproof.board.Cell;
import org.hexproof.board.Color;
import org.hexproof.board.Content;
import org.hexproof.board.Goal;
import org.hexproof.board.Position;
import org.hexproof.format.yaml.YamlWriter;
import org.hexproof.library.Library;
import org.hexproof.solver.BruteForceSolver;
import org.hexproof.solver.HexSolver;
import org.hexproof.solver.Limits;
import org.hexproof.solver.Problem;
import org.hexproof.template.Promise;
import org.hexproof.template.Template;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;

/** What the laboratory says, with the native solver behind it, is what is known. */
final class DecidingTest {
  private static final ImmutableList<Template> LIBRARY = Library.read();

  /** Too short for some, so that they are asked again. */
  private static final String SLICE = "100";

  /** Forks with more empty cells take minutes, and other templates too. */
  private static final int MOST_OF_FORKS = 24;

  private static final int MOST_CELLS = 40;

  private static Answers answers;

  @BeforeAll
  static void begin() {
    answers = Answers.ofNative();
  }

  @AfterAll
  static void end() {
    answers.engine().orElseThrow().solver().close();
  }

  private static JsonObject decided(String question, String... arguments) {
    return answers.decided(question, SLICE, arguments);
  }

  @Test
  void everyTemplateOfTheLibraryIsAsItClaims() {
    int redundant = 0;
    for (Template template : LIBRARY) {
      boolean isFork = template.promise() instanceof Promise.Pivoting;
      if (template.carrier().size() > (isFork ? MOST_OF_FORKS : MOST_CELLS)) {
        continue;
      }
      String text = new YamlWriter().write(template);
      String verdict = decided("valid", "text", text).get("verdict").getAsString();
      assertThat(verdict).as(text).isEqualTo(template.claim().valid() ? "valid" : "invalid");
      if (template.claim().valid() && template.claim().redundant().isPresent()) {
        List<String> found = new ArrayList<>();
        for (String cell : cells(answers.get("weakenings", "text", text), "cells")) {
          if (decided("needed", "text", text, "cell", cell)
              .get("verdict")
              .getAsString()
              .equals("redundant")) {
            found.add(cell);
          }
        }
        assertThat(found)
            .as(text)
            .containsExactlyInAnyOrderElementsOf(
                template.claim().redundant().get().stream().map(Cell::toString).toList());
        redundant += found.size();
      }
    }
    assertThat(redundant).isPositive();
  }

  @Test
  void whiteBreaksWhatIsNotValid() {
    String text =
        """
        name: n
        kind: edge
        board: |
          # A .
           . . .
            . . .
             -----
        """;
    JsonObject answer = decided("valid", "text", text);
    assertThat(answer.get("verdict").getAsString()).isEqualTo("invalid");
    String first = cells(answer, "line").get(0);
    assertThat(answer.get("reason").getAsString())
        .isEqualTo("White breaks the promise with " + first);
    String weaker = text(answers.get("set", "text", text, "cell", first, "to", "outside"));
    assertThat(decided("valid", "text", weaker).get("verdict").getAsString()).isEqualTo("invalid");
  }

  @Test
  void aDrawingIsMended() {
    String text =
        """
        name: ''
        kind: edge
        board: |
          # # A #
           # . . .
            . . . .
             -------
        """;
    JsonObject answer = decided("mend", "text", text);
    assertThat(answer.get("verdict").getAsString()).isEqualTo("mended");
    assertThat(cells(answer, "added")).containsExactly("d1");
    assertThat(decided("valid", "text", text(answer)).get("verdict").getAsString())
        .isEqualTo("valid");
    assertThat(decided("mend", "text", text(answer)).get("verdict").getAsString())
        .isEqualTo("valid");
  }

  /** The certificate of every goal is accepted, with a word altered it is not, or says as much. */
  @Test
  void certificatesAreChecked() {
    int checked = 0;
    for (Template template : LIBRARY) {
      if (template.promise().goal().isEmpty() || template.carrier().size() > MOST_CELLS) {
        continue;
      }
      JsonObject answer = decided("certificate", "text", new YamlWriter().write(template));
      assertThat(answer.get("winner").getAsString())
          .isEqualTo(template.claim().valid() ? "black" : "white");
      String certificate = answer.get("certificate").getAsString();
      JsonObject again = answers.get("check", "certificate", certificate);
      assertThat(again.get("accepted").getAsBoolean()).isTrue();
      assertThat(again.get("words")).isEqualTo(answer.get("checked"));
      String lie =
          certificate.contains("winner black")
              ? certificate.replace("winner black", "winner white")
              : certificate.replace("winner white", "winner black");
      assertThat(answers.get("check", "certificate", lie).get("accepted").getAsBoolean()).isFalse();
      checked++;
    }
    assertThat(checked).isGreaterThan(100);
    assertThat(Answers.ofDesk().get("check", "certificate", "x").get("words").getAsString())
        .startsWith("does not check: line 1: ");
  }

  /** Against brute force. */
  @Test
  void wholeBoards() {
    Random random = new Random(Long.getLong("hexproof.seed", 1));
    try (HexSolver naive = new BruteForceSolver()) {
      for (int round = 0; round < 40 * Integer.getInteger("hexproof.rounds", 1); round++) {
        Position position = Position.empty(new Board(3, 3));
        for (Cell cell : position.board().cells()) {
          int dice = random.nextInt(4);
          position =
              position.with(
                  cell, dice == 0 ? Content.BLACK : dice == 1 ? Content.WHITE : Content.EMPTY);
        }
        Color toMove = random.nextBoolean() ? Color.BLACK : Color.WHITE;
        Problem problem = new Problem(position, toMove, Goal.TOP_TO_BOTTOM);
        HexSolver.Moves moves = naive.winningMoves(problem, Limits.DEFAULT);
        String text = Draft.board("", position, ImmutableMap.of(), toMove).text();
        assertThat(decided("winner", "text", text).get("winner").getAsString())
            .as(text)
            .isEqualTo(naive.solve(problem, Limits.DEFAULT).decided().get().winner().label());
        assertThat(cells(decided("moves", "text", text), "winning"))
            .as(text)
            .containsExactlyInAnyOrderElementsOf(
                moves.winning().stream().map(Cell::toString).toList());
      }
    }
  }

  @Test
  void whatIsNotDrawnForItIsRefused() {
    String board = text(answers.get("new", "kind", "board", "cols", "3", "rows", "3"));
    String begun = text(answers.get("new", "kind", "edge", "cols", "3", "rows", "3"));
    assertThat(answers.fault("valid", "text", board, "millis", "9")).contains("whole board");
    assertThat(answers.fault("valid", "text", begun, "millis", "9")).contains("no black stone");
    assertThat(answers.fault("winner", "text", begun, "millis", "9")).contains("a template");
    assertThat(answers.fault("winner", "text", board, "millis", "0")).contains("from 1 to");
    assertThat(answers.fault("winner", "text", board)).contains("needs 'millis'");
    assertThat(Answers.ofDesk().fault("winner", "text", board, "millis", "9"))
        .isEqualTo("there is no solver here to decide that");
    String fork = "name: n\nkind: pivoting\nboard: |\n  A . b\n   . . .\n    . . .\n     -----\n";
    assertThat(answers.fault("certificate", "text", fork, "millis", "9")).contains("a fork");
  }
}
