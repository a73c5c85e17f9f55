package org.hexproof.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import org.hexproof.solver.BruteForceSolver;
import org.hexproof.solver.HexSolver;
import org.hexproof.solver.htp.HtpSettings;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

final class SolverStartTest {
  @TempDir private Path folder;
  private String file;

  @BeforeEach
  void writeFile() throws IOException {
    file = Files.writeString(folder.resolve("b.yaml"), Samples.ZIGGURAT).toString();
  }

  /** Keeps how long solvers may take to start. */
  private static final class Limited implements SolverSource {
    private final List<Duration> limits = Collections.synchronizedList(new ArrayList<>());

    @Override
    public HexSolver start(SolverName name) {
      if (name.isHtp()) {
        limits.add(name.start());
      }
      return new BruteForceSolver();
    }
  }

  private String[] line(String command, String solver, String... more) {
    List<String> words = new ArrayList<>(List.of(command, file, "--solver", solver));
    if (command.equals("bench")) {
      words.addAll(List.of("--solver", "native"));
    }
    words.addAll(List.of(more));
    return words.toArray(String[]::new);
  }

  @ParameterizedTest
  @ValueSource(strings = {"solve", "verify", "bench"})
  void theStartOfAnEngineHasALimitOfItsOwn(String command) {
    Limited solvers = new Limited();
    Shell shell = new Shell(solvers);
    Shell.Outcome outcome = shell.run(line(command, "htp:engine", "--timeout", "7.5"));
    assertThat(outcome.code()).as(outcome.err()).isZero();
    assertThat(solvers.limits).isNotEmpty().containsOnly(HtpSettings.START);
    solvers.limits.clear();
    shell.run(line(command, "htp:engine", "--engine-start", "7.5"));
    assertThat(solvers.limits).isNotEmpty().containsOnly(Duration.ofMillis(7500));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {"htp:'sleep 1000", "htp:mohex \"--quiet", "htp:mohex\\", "htp:''", "htp: "})
  void aCommandThatIsNoneIsBadUsage(String name) {
    for (String command : new String[] {"solve", "verify", "bench"}) {
      Shell.Outcome outcome = new Shell().run(line(command, name));
      assertThat(outcome.code()).as(name).isEqualTo(2);
      assertThat(outcome.err()).contains(name).doesNotContain("Exception");
    }
  }

  @Test
  void anOpenQuoteIsToldWithItsPlace() {
    assertThat(new Shell().run("solve", file, "--solver", "htp:'sleep 1000").err())
        .isEqualTo(
            "hexproof: the solver 'htp:'sleep 1000' names no command: the quote ' at 1 is left"
                + " open: 'sleep 1000 (quotes come in pairs; a backslash keeps the character behind"
                + " it)\n");
  }

  @ParameterizedTest
  @ValueSource(strings = {"text", "json", "junit", "sarif", "markdown"})
  void whyASolverDoesNotStartIsToldOnce(String format) {
    Shell shell =
        new Shell(
            name -> {
              throw new IllegalStateException("no library:\n  one place\n  hint: build it");
            });
    String templates =
        Samples.file(folder, "a.yaml", Samples.SECOND_ROW + "---\n" + Samples.ZIGGURAT);
    Shell.Outcome outcome = shell.run("verify", templates, "--format", format);
    assertThat(outcome.code()).isEqualTo(4);
    assertThat(outcome.err())
        .isEqualTo("hexproof: native does not start: no library:\n  one place\n  hint: build it\n");
    assertThat(outcome.out()).contains("native does not start: no library").doesNotContain("place");
  }
}
