package org.hexproof.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.hexproof.cli.Samples.file;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;
import org.hexproof.board.Goal;
import org.hexproof.solver.Answer;
import org.hexproof.solver.ForwardingSolver;
import org.hexproof.solver.HexSolver;
import org.hexproof.solver.Limits;
import org.hexproof.solver.Problem;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

final class MinimizeCommandTest {
  private static final String WIDE =
      """
       . . . . A . . .
        . . . . . . . .
         . . . . . . . .
          ---------------
      """;

  private static final String RIGHT =
      """
      minimal 1 (edge): valid, minimal; 8 of 23 cells
            a b c d e f g h
         1           A .
          2         . . .
           3       . . . .
                ---------------
      """;

  @TempDir private Path folder;

  @Test
  void aDrawingIsToldWhatItLacks() {
    Shell.Outcome cut =
        shell().run("minimize", Samples.file(folder, "c.yaml", Samples.CUT), "--mend");
    assertThat(cut.err()).isEmpty();
    assertThat(cut.out()).startsWith("not valid; valid with one cell more (+): a3\n");
    assertThat(cut.code()).isZero();
    Shell.Outcome json =
        shell()
            .run(
                "minimize",
                Samples.file(folder, "c.yaml", Samples.CUT),
                "--mend",
                "--format",
                "json");
    assertThat(json.out()).startsWith("{\"version\":1,\"valid\":false,\"added\":[\"a3\"],");
    assertThat(shell().run("minimize", wide(), "--mend").out()).isEqualTo("valid as it is\n");
    Shell.Outcome shut =
        shell()
            .run("minimize", Samples.file(folder, "s.txt", " O A O\n  O . O\n   ---\n"), "--mend");
    assertThat(shut.code()).isEqualTo(1);
    assertThat(shut.out()).startsWith("not valid; no cells");
  }

  @ParameterizedTest
  @ValueSource(strings = {"text", "json", "junit", "markdown", "html"})
  void verifyTellsItOnRequest(String format) {
    String cut = Samples.file(folder, "c.yaml", Samples.CUT);
    String good = Samples.file(folder, "z.yaml", Samples.ZIGGURAT);
    String said = "valid with one cell more (+): a3";
    Shell.Outcome asked = shell().run("verify", "--mend", "--format", format, cut, good);
    assertThat(asked.code()).isEqualTo(1);
    assertThat(asked.out().replace("&#43;", "+")).contains(said).contains("+ . . .");
    assertThat(shell().run("verify", "--format", format, cut).out()).doesNotContain("cell more");
  }

  @Test
  void verifyTellsWhereNothingMendsIt() {
    String shut = Samples.file(folder, "s.txt", " O A O\n  O . O\n   ---\n");
    Shell.Outcome outcome = shell().run("verify", "--mend", shut);
    assertThat(outcome.code()).isEqualTo(1);
    assertThat(outcome.out()).contains("no cells in the drawing or a row and a column around it");
  }

  @Test
  void whatASolverCantBeAskedIsNoFaultOfTheProgram() {
    SolverSource wholeBoards =
        name ->
            new ForwardingSolver<>(new InstalledSolvers().start(SolverName.NATIVE)) {
              @Override
              public boolean supports(Problem problem) {
                return problem.goal().equals(Goal.TOP_TO_BOTTOM);
              }

              @Override
              public Answer solve(Problem problem, Limits limits) {
                return supports(problem)
                    ? super.solve(problem, limits)
                    : new Answer.Failed("whole boards only", /* asked= */ false, Duration.ZERO);
              }
            };
    Shell.Outcome outcome =
        new Shell(wholeBoards)
            .run("minimize", Samples.file(folder, "c.yaml", Samples.CUT), "--mend");
    assertThat(outcome.err()).contains("can't be asked this: whole boards only");
    assertThat(outcome.code()).isEqualTo(4);
  }

  private static Shell shell() {
    return new Shell(new InstalledSolvers());
  }

  private String wide() {
    return file(folder, "wide.txt", WIDE);
  }

  /** Counts what the native solver solves. */
  private static final class Counting implements SolverSource {
    private final AtomicInteger solves = new AtomicInteger();

    @Override
    public HexSolver start(SolverName name) {
      HexSolver solver = new InstalledSolvers().start(name);
      return new ForwardingSolver<>(solver) {
        @Override
        public Answer solve(Problem problem, Limits limits) {
          solves.incrementAndGet();
          return super.solve(problem, limits);
        }
      };
    }
  }

  @Test
  void anOverdrawnZigguratIsFoundAgain() {
    Shell.Outcome outcome = shell().run("minimize", wide(), "--order", "right");
    assertThat(outcome.code()).isZero();
    assertThat(outcome.out()).startsWith(RIGHT).contains("1 template;");
  }

  @Test
  void keptCellsAndTheWidthChoose() {
    Shell.Outcome wider = shell().run("minimize", wide(), "--all", "--keep", "d1 f1");
    assertThat(wider.code()).isZero();
    assertThat(wider.out()).contains("10 of 23 cells").contains("\n1 template");
    Shell.Outcome none = shell().run("minimize", wide(), "--all", "--width", "3");
    assertThat(none.code()).isEqualTo(1);
    assertThat(none.err()).contains("no minimal template inside is as wanted");
  }

  @Test
  void badInputIsRefused() {
    Shell.Outcome invalid = shell().run("minimize", file(folder, "b.yaml", Samples.BROKEN));
    assertThat(invalid.code()).isEqualTo(1);
    assertThat(invalid.err()).contains("the drawing is not valid");
    assertThat(invalid.out()).isEmpty();
    Shell.Outcome cell = shell().run("minimize", wide(), "--keep", "e1");
    assertThat(cell.code()).isEqualTo(2);
    assertThat(cell.err()).contains("wide.txt:1:1").contains("e1");
    assertThat(shell().run("minimize", wide(), "--all", "--order", "left").code()).isEqualTo(2);
    assertThat(shell().run("minimize", wide(), "--order", "best").code()).isEqualTo(2);
  }

  @Test
  void templatesAreWrittenAloneAndReadBack() {
    String out = folder.resolve("found.yaml").toString();
    assertThat(shell().run("minimize", wide(), "--all", "--to", "yaml", "--out", out).code())
        .isZero();
    Shell.Outcome verified = shell().run("verify", "--brief", out);
    assertThat(verified.code()).isZero();
    assertThat(verified.out()).contains("3 templates: 3 pass");
  }

  @Test
  void certificatesAreWrittenAndCheck() {
    String proofs = folder.resolve("proofs").toString();
    assertThat(shell().run("minimize", wide(), "--certify", proofs).code()).isZero();
    Shell.Outcome checked = shell().run("check", proofs);
    assertThat(checked.code()).isZero();
    assertThat(checked.out()).contains("minimal-1.valid.cert.gz");
  }

  @Test
  void aRunThatWasKilledGoesOnWhereItWas() throws IOException {
    Path resume = folder.resolve("run.jsonl");
    String[] args = {"minimize", wide(), "--all", "--format", "json", "--resume", "" + resume};
    Counting first = new Counting();
    Shell.Outcome whole = new Shell(first).run(args);
    assertThat(whole.code()).isZero();
    Counting again = new Counting();
    String found = new Shell(again).run(args).out();
    assertThat(found).contains("\"journal\"").doesNotContain("\"solver\"");
    assertThat(found.replace("\"journal\"", "\"solver\"")).isEqualTo(whole.out());
    assertThat(again.solves.get()).isZero();
    List<String> lines = Files.readAllLines(resume);
    int kept = lines.size() / 2;
    Files.writeString(resume, String.join("\n", lines.subList(0, kept)) + "\n{\"key\":\"cut o");
    Counting rest = new Counting();
    Shell.Outcome resumed = new Shell(rest).run(args);
    assertThat(resumed.out().lines().filter(line -> line.contains("\"name\"")).count())
        .isEqualTo(3);
    assertThat(rest.solves.get()).isPositive().isLessThan(first.solves.get());
  }
}
