package org.hexproof.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.hexproof.cli.Samples.file;

import com.google.common.collect.ImmutableSet;
import com.google.gson.JsonElement;
import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.atomic.AtomicInteger;
import org.hexproof.board.Cell;
import org.hexproof.board.Color;
import org.hexproof.solver.Answer;
import org.hexproof.solver.BruteForceSolver;
import org.hexproof.solver.ForwardingSolver;
import org.hexproof.solver.HexSolver;
import org.hexproof.solver.Limits;
import org.hexproof.solver.Problem;
import org.hexproof.solving.StubSolver;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** A solver that fails in the midst of a command's questions loses nothing of the other answers. */
final class FailingSolverTest {
  private static final String EMPTY = "(;FF[4]GM[11]SZ[3]PL[W])";
  private static final String WIDE =
      """
       . . A .
        . . . .
         . . . .
          -------
      """;

  /** So many of a command's questions fail, one in each run. */
  private static final int STEPS = 12;

  @TempDir private Path folder;

  private String out;

  /** Answers but for some questions; the winning moves are asked for one by one, as of engines. */
  private static final class Failing extends ForwardingSolver<HexSolver> {
    private static final Answer.Failed FAILED = new Answer.Failed("it died", Duration.ZERO);

    private final AtomicInteger asked;
    private final int first;
    private final int last;

    /** Fails at the questions from this to that number. */
    Failing(AtomicInteger asked, int first, int last) {
      super(new BruteForceSolver());
      this.asked = asked;
      this.first = first;
      this.last = last;
    }

    @Override
    public Answer solve(Problem problem, Limits limits) {
      int number = asked.getAndIncrement();
      return number < first || number > last ? super.solve(problem, limits) : FAILED;
    }

    @Override
    public Moves winningMoves(Problem problem, Limits limits) {
      if (!(solve(problem, limits) instanceof Answer.Decided verdict)) {
        return new Moves(FAILED, ImmutableSet.of());
      }
      Color mover = problem.toMove();
      ImmutableSet.Builder<Cell> winning = ImmutableSet.builder();
      for (Cell cell : problem.position().empty()) {
        Problem after =
            new Problem(
                problem.position().with(cell, mover.stone()), mover.opposite(), problem.goal());
        if (!(solve(after, limits) instanceof Answer.Decided decided)) {
          return new Moves(FAILED, winning.build(), Optional.of(verdict));
        }
        if (decided.winner() == mover) {
          winning.add(cell);
        }
      }
      return new Moves(verdict, winning.build());
    }
  }

  /** A run in which some questions fail, and how many were put. */
  private record Run(Shell.Outcome outcome, int asked) {
    JsonObject json() {
      return JsonParser.parseString(outcome.out()).getAsJsonObject();
    }
  }

  private static Run run(int first, int last, String... args) {
    AtomicInteger asked = new AtomicInteger();
    Shell.Outcome outcome = new Shell(name -> new Failing(asked, first, last)).run(args);
    return new Run(outcome, asked.get());
  }

  private static Set<String> set(JsonObject json, String name) {
    Set<String> elements = new LinkedHashSet<>();
    if (json.has(name)) {
      for (JsonElement element : json.getAsJsonArray(name)) {
        elements.add(element.toString());
      }
    }
    return elements;
  }

  private static void assertTold(Shell.Outcome outcome) {
    assertThat(outcome.code()).isEqualTo(4);
    assertThat(outcome.err())
        .containsOnlyOnce("failed: it died\n  what was decided is told all the same\n");
  }

  @Test
  void theWinnerIsKnownThoughTheWinningMovesAreNot() {
    String[] args = {"solve", "--all-winning", "--format", "json", file(folder, "a.sgf", EMPTY)};
    Run whole = run(-1, -1, args);
    Set<String> all = set(whole.json(), "winning");
    assertThat(whole.json().has("complete")).isFalse();
    Run none = run(0, 0, args);
    assertThat(none.outcome().code()).isEqualTo(4);
    assertThat(none.outcome().out()).isEmpty();
    int most = 0;
    for (int k = 1; k < whole.asked(); k++) {
      Run run = run(k, k, args);
      assertTold(run.outcome());
      assertThat(run.json().get("winner").getAsString()).isEqualTo("white");
      assertThat(run.json().get("complete").getAsBoolean()).isFalse();
      assertThat(all).containsAll(set(run.json(), "winning"));
      most = Math.max(most, set(run.json(), "winning").size());
    }
    assertThat(most).isPositive();
    assertThat(run(4, 4, "solve", "--all-winning", file(folder, "a.sgf", EMPTY)).outcome().out())
        .startsWith("with white to move, white wins\nwinning moves: ")
        .contains(" known; whether others win is undecided: the solver failed\n");
  }

  @ParameterizedTest
  @ValueSource(strings = {"", "--pairs", "--first"})
  void intrusionsThatAreDecidedAreTold(String option) {
    List<String> words =
        new ArrayList<>(
            List.of("intrusions", "--format", "json", file(folder, "a.yaml", Samples.ZIGGURAT)));
    if (!option.isEmpty()) {
      words.add(option);
    }
    String[] args = words.toArray(String[]::new);
    Run whole = run(-1, -1, args);
    Set<String> all = set(whole.json(), "intrusions");
    assertThat(set(whole.json(), "open")).isEmpty();
    for (int k = 1; k < whole.asked(); k += 1 + whole.asked() / STEPS) {
      Run once = run(k, k, args);
      assertTold(once.outcome());
      assertThat(once.json().get("valid").getAsBoolean()).isTrue();
      assertThat(set(once.json(), "open")).hasSizeLessThanOrEqualTo(1);
      Set<String> kept = set(once.json(), "intrusions");
      kept.retainAll(all);
      assertThat(kept).hasSizeGreaterThanOrEqualTo(all.size() - 1);
      Run dead = run(k, Integer.MAX_VALUE, args);
      assertTold(dead.outcome());
      assertThat(dead.json().get("valid").getAsBoolean()).isTrue();
      assertThat(set(dead.json(), "open")).isNotEmpty();
    }
  }

  @Test
  void whatBreaksADrawingIsTold() {
    String drawing = file(folder, "a.yaml", Samples.BROKEN);
    Run run = run(1, 1, "intrusions", drawing);
    assertTold(run.outcome());
    assertThat(run.outcome().out())
        .contains("not valid\n", "White breaks it\n", "Not decided:\n  other moves: ");
    assertThat(run(1, 1, "intrusions", drawing, "--to", "hexboard").outcome().out())
        .contains("Blue breaks it.", "Not decided: other moves.");
  }

  @ParameterizedTest
  @ValueSource(strings = {"a3", "b2", ""})
  void winningMovesThatAreKnownAreTold(String cell) {
    List<String> words =
        new ArrayList<>(List.of("witness", "--format", "json", file(folder, "a.sgf", EMPTY)));
    if (!cell.isEmpty()) {
      words.addAll(List.of("--cell", cell));
    }
    String[] args = words.toArray(String[]::new);
    Run whole = run(-1, -1, args);
    assertThat(whole.json().get("unique").getAsBoolean()).isFalse();
    boolean decided = false;
    for (int k = 1; k < whole.asked(); k++) {
      Run run = run(k, k, args);
      assertThat(run.outcome().code()).isEqualTo(4);
      if (!run.outcome().out().isEmpty()) {
        assertTold(run.outcome());
        JsonElement unique = run.json().get("unique");
        assertThat(unique.isJsonNull() || !unique.getAsBoolean()).isTrue();
        decided |= !unique.isJsonNull();
      }
    }
    assertThat(decided || whole.asked() <= 2).isTrue();
  }

  @Test
  void theOnlyWinningMoveIsNotBelievedWhereAnotherOneIsOpen() {
    String game = file(folder, "a.sgf", "(;FF[4]GM[11]SZ[3]AB[a3]AW[a1]PL[W])");
    String[] args = {"witness", "--format", "json", game, "--cell", "b2"};
    Run whole = run(-1, -1, args);
    assertThat(whole.json().get("unique").getAsBoolean()).isTrue();
    for (int k = 1; k < whole.asked(); k++) {
      Run run = run(k, k, args);
      assertTold(run.outcome());
      assertThat(run.json().get("unique").isJsonNull()).isTrue();
      assertThat(set(run.json(), "winning")).containsExactly("\"b2\"");
    }
    assertThat(run(1, 1, "witness", game, "--cell", "b2").outcome().out())
        .startsWith("undecided: the solver failed\nWhite wins with b2\n");
  }

  @ParameterizedTest
  @ValueSource(strings = {"--all", "--order=fewest"})
  void minimalTemplatesThatWereFoundAreWritten(String option) throws Exception {
    String drawing = file(folder, "w.txt", WIDE);
    String[] args = {"minimize", drawing, option, "--to", "yaml", "--out", out()};
    Run whole = run(-1, -1, args);
    assertThat(whole.outcome().code()).isZero();
    int written = 0;
    for (int k = 1; k < whole.asked(); k += 1 + whole.asked() / STEPS) {
      Files.deleteIfExists(Path.of(out));
      Run run = run(k, k, args);
      assertThat(run.outcome().code()).isEqualTo(4);
      if (Files.exists(Path.of(out))) {
        written++;
        assertThat(Files.readString(Path.of(out))).isNotEmpty();
      } else {
        assertThat(run.outcome().err()).contains("failed: it died");
      }
    }
    assertThat(written).isPositive();
  }

  private String out() {
    out = folder.resolve("out.yaml").toString();
    return out;
  }

  @ParameterizedTest
  @ValueSource(strings = {"", "--perimeter"})
  void probesNeedNoSolverToBeJudged(String option) {
    String template = file(folder, "z.yaml", Samples.ZIGGURAT);
    List<String> words = new ArrayList<>(List.of("probe", template));
    if (!option.isEmpty()) {
      words.add(option);
    }
    Shell.Outcome outcome =
        new Shell(
                name -> {
                  throw new IllegalStateException("no library");
                })
            .run(words.toArray(String[]::new));
    assertThat(outcome.code()).isEqualTo(4);
    assertThat(outcome.out()).contains("0 inferior", "8 viable");
    assertThat(outcome.err())
        .containsOnlyOnce("no library\n  what was decided is told all the same\n");
    Shell.Outcome dying =
        new Shell(name -> new StubSolver("dying", problem -> Failing.FAILED))
            .run(words.toArray(String[]::new));
    assertTold(dying);
    assertThat(dying.out()).contains("8 viable");
  }

  @Test
  void aGameOnABoardThatIsTooLargeCostsItselfAlone() {
    String games =
        file(folder, "g.sgf", "(;FF[4]GM[11]SZ[3];B[b2];W[a1])(;FF[4]GM[11]SZ[9];B[b2];W[a1])");
    Shell.Outcome outcome = new Shell().run("annotate", games);
    assertThat(outcome.code()).isEqualTo(4);
    assertThat(outcome.err()).contains("does not play boards of this size");
    assertThat(outcome.out()).contains("3 positions, 3 decided");
  }
}
