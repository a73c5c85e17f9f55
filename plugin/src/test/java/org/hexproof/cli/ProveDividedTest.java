package org.hexproof.cli;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.gson.JsonParser;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.hexproof.solver.embedded.EmbeddedLibrary;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** {@code hexproof prove --divide}. */
final class ProveDividedTest {
  @TempDir private Path folder;

  private Shell.Outcome divide(String board, String... more) throws Exception {
    Path file = folder.resolve("board.txt");
    Files.writeString(file, board);
    List<String> args = new ArrayList<>(List.of("prove", file.toString(), "--divide"));
    args.addAll(List.of(more));
    return new Shell(name -> EmbeddedLibrary.load().newSolver(1)).run(args.toArray(String[]::new));
  }

  @Test
  void aBoardIsDividedAndWrittenDown() throws Exception {
    Path file = folder.resolve("divided.cert");
    Shell.Outcome outcome =
        divide(
            ". . . . . . .\n . . . . . . .\n  . . . X . . .\n   . . . . . . .\n    . . . . . . .\n",
            "--to-move",
            "white",
            "--certify",
            file.toString());
    assertThat(outcome.code()).as(outcome.err()).isZero();
    assertThat(outcome.out())
        .contains("above d3: 15 cells between d3, top", "below d3: 15 cells between d3, bottom")
        .endsWith("rests on  the certificate " + file + " of the whole board, checked\n");
    assertThat(Files.readString(file)).contains("\nblack d3\nwhite\n");
  }

  /** A fork about b2 is all that is found, but b2 touches a3. */
  @Test
  void whatHasNoPlaceInACertificateIsNotLookedFor() throws Exception {
    String board = "O O . . .\n O . . X O\n  X O O . O\n";
    assertThat(divide(board, "--to-move", "white").out())
        .contains("3 cells between b2, d2, top", "solver (--certify writes certificates)");
    Path file = folder.resolve("fork.cert");
    Shell.Outcome outcome = divide(board, "--to-move", "white", "--certify", file.toString());
    assertThat(outcome.code()).as(outcome.err()).isEqualTo(ExitCode.UNDECIDED.number());
    assertThat(outcome.out()).contains("undecided");
    assertThat(file).doesNotExist();
  }

  @Test
  void aBoardThatIsNotDividedIsUndecided() throws Exception {
    Shell.Outcome outcome =
        divide(". . .\n . . .\n  X . .\n", "--to-move", "white", "--format", "json");
    assertThat(outcome.code()).isEqualTo(ExitCode.UNDECIDED.number());
    assertThat(JsonParser.parseString(outcome.out()).getAsJsonObject().get("proved").isJsonNull())
        .isTrue();
    assertThat(divide(". . .\n . . .\n  X . .\n", "--to-move", "white").out())
        .contains("undecided: no division along the row of a black stone was proved");
  }

  @Test
  void whatCannotBeDividedIsTold() throws Exception {
    assertThat(divide(". .\n . .\n", "--to-move", "black").err())
        .contains("--divide is for a whole board", "White moves first");
    assertThat(divide(". .\n . .\n", "--to-move", "white", "--store", folder.toString()).err())
        .contains("--divide searches with one thread, without --store");
  }
}
