package org.hexproof.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.hexproof.cli.Samples.file;
import static org.hexproof.solver.htp.ScriptedEngine.engine;
import static org.hexproof.solver.htp.ScriptedEngine.log;
import static org.hexproof.solver.htp.ScriptedEngine.mohex;
import static org.hexproof.solver.htp.ScriptedEngine.reply;
import static org.hexproof.solver.htp.ScriptedEngine.searches;

import com.google.common.collect.ImmutableList;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import org.hexproof.solver.Answer;
import org.hexproof.solver.htp.HtpSettings;
import org.hexproof.solving.StubSolver;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What {@code annotate} makes of an engine that is asked for its estimates. */
final class AnnotateEngineTest {
  private static final String GAME = "(;GM[11]SZ[4];B[a1];W[d4];B[a2];W[d3])";
  private static final Answer UNDECIDED =
      new Answer.Undecided(Answer.Undecided.Reason.TIME, 1, Duration.ofMillis(1));

  @TempDir private Path folder;

  /** The solver decides nothing. */
  private Shell.Outcome run(HtpSettings engine, String... more) {
    ImmutableList.Builder<String> line = ImmutableList.builder();
    line.add("annotate", file(folder, "a.sgf", GAME));
    line.add("--estimate", "htp:" + String.join(" ", engine.command())).add(more);
    return new Shell(name -> new StubSolver("lazy", problem -> UNDECIDED))
        .run(line.build().toArray(String[]::new));
  }

  /** The action by the number of questions before it, the last one from then on. */
  private static String inTurn(String... actions) {
    StringBuilder cases = new StringBuilder();
    for (int i = 0; i < actions.length - 1; i++) {
      cases.append(i).append(") ").append(actions[i]).append(" ;; ");
    }
    return "n=$(grep -c reg_genmove log); case $((n - 1)) in %s *) %s ;; esac"
        .formatted(cases, actions[actions.length - 1]);
  }

  private static String estimates(Shell.Outcome outcome) {
    return outcome
        .out()
        .lines()
        .filter(line -> line.contains("estimated"))
        .findFirst()
        .orElseThrow();
  }

  @Test
  void itsScoresAreToldAsTheSideToMoveHasThem() throws IOException {
    Shell.Outcome outcome = run(mohex(folder, searches("0.8", "b2")), "--estimate-time", "2.5");
    assertThat(outcome.code()).as(outcome.err()).isZero();
    assertThat(outcome.err()).isEmpty();
    assertThat(outcome.out().lines().limit(5))
        .containsExactly(
            "move  player  cell    winner  estimate    remark",
            "   1  black   a1      -       white 0.80  doubtful: the estimate falls from 0.80 to"
                + " 0.20; it preferred b2",
            "   2  white   d4      -       black 0.80  doubtful: the estimate falls from 0.80 to"
                + " 0.20; it preferred b2",
            "   3  black   a2      -       white 0.80  doubtful: the estimate falls from 0.80 to"
                + " 0.20; it preferred b2",
            "   4  white   d3      -       black 0.80");
    assertThat(estimates(outcome)).contains("which proves nothing (Script, 2500 ms);");
    assertThat(log(folder)).contains("param_mohex max_time 2.500");
  }

  @Test
  void noEstimateOfItsIsToldInTheWordsOfAProof() throws IOException {
    HtpSettings certain = mohex(folder, searches("1", "b2"));
    assertThat(run(certain).out()).contains("black 0.99").doesNotContain("1.00");
    assertThat(run(certain, "--format", "sgf").out())
        .contains("not decided; estimate 0.99 for Black (Script, 1 s)")
        .doesNotContainPattern("\\b(GB|GW|BM)\\b|wins");
  }

  @Test
  void whereItDoesNotSearchOurOwnEstimatesAreToldAndNotCompared() throws IOException {
    String knows = reply("b2");
    Shell.Outcome outcome = run(mohex(folder, inTurn(searches("0.99", "b2"), knows)));
    assertThat(outcome.code()).isZero();
    assertThat(outcome.err()).isEmpty();
    assertThat(estimates(outcome)).contains("own, 10000 playouts").contains("Script, 1 s");
    assertThat(outcome.out().lines().toList().get(1))
        .startsWith("   1  black   a1 ")
        .doesNotContain("doubtful");
  }

  @Test
  void oneThatDiesOrAnswersNonsenseIsToldOnceAndAskedAgain() throws IOException {
    String good = searches("0.6", "b2");
    String dies = "echo 'out of luck' >&2; exit 3";
    Path out = folder.resolve("out.sgf");
    Shell.Outcome outcome =
        run(
            mohex(folder, inTurn(good, dies, searches("nan", "b2"), good)),
            "--out",
            out.toString());
    assertThat(outcome.code()).isEqualTo(4);
    assertThat(outcome.err())
        .matches(
            "hexproof: htp:sh \\S+ failed: 'reg_genmove white': the engine ended \\(exit code 3\\);"
                + " its last words: out of luck\n"
                + "  our own estimates take its place where it has none\n");
    assertThat(estimates(outcome)).startsWith("5 positions estimated");
    assertThat(Files.readString(out)).contains("own, 10000 playouts").contains("Script, 1 s");
    assertThat(log(folder)).filteredOn("start"::equals).hasSize(3);
  }

  @Test
  void oneThatFailsThriceInARowIsAskedNoMore() throws IOException {
    Shell.Outcome outcome = run(mohex(folder, searches("nan", "b2")));
    assertThat(outcome.code()).isEqualTo(4);
    assertThat(outcome.err())
        .contains("failed: the engine answered nonsense: score nan, move b2\n")
        .contains("failed 3 times in a row and is not asked any more\n");
    assertThat(estimates(outcome)).contains("5 positions estimated").contains("(own, 10000");
    assertThat(log(folder)).filteredOn(line -> line.startsWith("reg_genmove")).hasSize(3);
  }

  @Test
  void oneThatHasNoScoresIsRefusedAtOnce() throws IOException {
    Path out = folder.resolve("out.sgf");
    Shell.Outcome outcome = run(engine(folder, "genmove", ""), "--out", out.toString());
    assertThat(outcome.code()).isEqualTo(4);
    assertThat(outcome.out()).isEmpty();
    assertThat(outcome.err())
        .contains(" can't estimate: Script tells no scores: ")
        .contains("mohex-search-statistics");
    assertThat(out).doesNotExist();
  }

  @Test
  void aBoardThatItDoesNotTakeIsToldOnceAndNoFailure() throws IOException {
    HtpSettings small = mohex(folder, searches("0.6", "b2"));
    Path script = folder.resolve("engine.sh");
    String refuses = "boardsize' '4*) printf '?%s too large\\n\\n' \"$number\" ;; ";
    Files.writeString(
        script, Files.readString(script).replace("boardsize*|", refuses + "boardsize*|"));
    Shell.Outcome outcome = run(small);
    assertThat(outcome.code()).as(outcome.err()).isZero();
    assertThat(outcome.err())
        .containsOnlyOnce("refuses a board of 4 x 4")
        .endsWith("\n  our own estimates take its place where it has none\n");
    assertThat(estimates(outcome)).contains("5 positions estimated").contains("(own, 10000");
  }

  @Test
  void aTimeIsOfUseForEnginesOnly() {
    Shell.Outcome outcome =
        new Shell().run("annotate", file(folder, "a.sgf", GAME), "--estimate-time", "3");
    assertThat(outcome.code()).isEqualTo(2);
    assertThat(outcome.err()).contains("--estimate-time is for engines");
  }

  @Test
  void aCommandThatIsNoneIsBadUsage() {
    for (String name : List.of("htp: ", "htp:'mohex")) {
      Shell.Outcome outcome =
          new Shell().run("annotate", file(folder, "a.sgf", GAME), "--estimate", name);
      assertThat(outcome.code()).isEqualTo(2);
      assertThat(outcome.err()).contains(name);
    }
  }
}
