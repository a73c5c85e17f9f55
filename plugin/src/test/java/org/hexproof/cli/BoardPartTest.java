package org.hexproof.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.hexproof.cli.Samples.file;

import java.nio.file.Path;
import org.hexproof.solver.embedded.EmbeddedLibrary;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** {@code --cells}: a part of a board as a template. */
final class BoardPartTest {
  /** A ziggurat at the bottom, with other stones around. */
  private static final String GAME = "(;FF[4]GM[11]SZ[6:5]AB[d3][f1]AW[a2][e2]PL[W])";

  private static final String ZIGGURAT = "d3-e3 c4-e4 b5-e5";

  @TempDir private Path folder;

  private final Shell shell = new Shell(name -> EmbeddedLibrary.load().newSolver(1));

  private Shell.Outcome run(String command, String cells, String... more) {
    String[] args = new String[more.length + 4];
    args[0] = command;
    args[1] = file(folder, "a.sgf", GAME);
    args[2] = "--cells";
    args[3] = cells;
    System.arraycopy(more, 0, args, 4, more.length);
    return shell.run(args);
  }

  @Test
  void aPartOfABoardIsATemplate() {
    Shell.Outcome text = run("convert", ZIGGURAT, "--to", "text");
    assertThat(text.err()).isEmpty();
    assertThat(text.out().lines().map(String::strip))
        .containsSubsequence("3         X .", "4       . . .", "5     . . . .", "-----------");
    Shell.Outcome verified = run("verify", ZIGGURAT);
    assertThat(verified.code()).isZero();
    assertThat(verified.out()).contains("(edge): valid, minimal");
  }

  /** The other cells don't help Black, and White's stones among the cells are as they are. */
  @ParameterizedTest
  @CsvSource({"d3-e3 c4-e4 b5-e5, black wins", "d3 c4 b5-c5, white wins", "a2-e5, black wins"})
  void solveAsksWhoWinsInThePart(String cells, String says) {
    Shell.Outcome outcome = run("solve", cells);
    assertThat(outcome.err()).isEmpty();
    assertThat(outcome.out()).contains(says);
    assertThat(outcome.code()).isZero();
  }

  @ParameterizedTest
  @ValueSource(strings = {"intrusions", "probe"})
  void commandsThatReadTemplatesReadTheSame(String command) {
    String drawn =
        """
        # # # # # #
         # # # # # #
          # # # A . #
           # # . . . #
            # . . . . #
             -----------
        """;
    String whole = shell.run(command, file(folder, "z.txt", drawn)).out();
    assertThat(whole).isNotEmpty();
    Shell.Outcome part = run(command, ZIGGURAT);
    assertThat(part.code()).isZero();
    assertThat(part.out()).isEqualTo(whole);
  }

  /** The top edge is Black's, the left one is not, and what is not touched is not drawn. */
  @Test
  void edgesAreThoseThatTheCellsTouch() {
    String bottom = run("convert", ZIGGURAT, "--to", "hexboard").out();
    assertThat(bottom).contains("edges=\"bottom\"");
    assertThat(run("convert", "a5-e5", "--to", "hexboard").out()).contains("edges=\"bottom left\"");
    assertThat(run("convert", "c3-d3 c4-d4", "--to", "hexboard").out()).contains("edges=\"none\"");
    assertThat(run("convert", "f1-f1 e1", "--to", "hexboard").out())
        .contains("edges=\"top right\"");
  }

  @Test
  void rangesMayBeNamedFromAnyCorner() {
    String rectangle = run("convert", "b3-d5", "--to", "text").out();
    assertThat(run("convert", "d5-b3", "--to", "text").out()).isEqualTo(rectangle);
    assertThat(run("convert", "b5-d3", "--to", "text").out()).isEqualTo(rectangle);
    assertThat(run("convert", "b3-b5, c3-c5 d3-d5", "--to", "text").out()).isEqualTo(rectangle);
  }

  @ParameterizedTest
  @CsvSource({
    "z9, z9 is not on the board",
    "b2-c3-d4, not a cell: 'c3-d4'",
    "b2 hello, not a cell: 'hello'",
    "'-', --cells: not a cell",
    "b2-, --cells: not a cell",
    "', ', --cells: expected cells",
    "a4-a5, there is no black stone",
    "f1-f5, the template touches both"
  })
  void whatIsNoPartIsRefused(String cells, String message) {
    Shell.Outcome outcome = run("solve", cells);
    assertThat(outcome.code()).isEqualTo(2);
    assertThat(outcome.out()).isEmpty();
    assertThat(outcome.err()).contains(message);
  }
}
