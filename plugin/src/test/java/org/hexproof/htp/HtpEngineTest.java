package org.hexproof.htp;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.base.Splitter;
import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSet;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.StringReader;
import java.io.StringWriter;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import org.hexproof.board.Board;
import org.hexproof.board.Cell;
import org.hexproof.board.Color;
import org.hexproof.board.Position;
import org.hexproof.format.Diagram;
import org.hexproof.format.FormatException;
import org.hexproof.format.Place;
import org.hexproof.solver.Answer;
import org.hexproof.solver.BruteForceSolver;
import org.hexproof.solver.HexSolver;
import org.hexproof.solver.Limits;
import org.hexproof.solver.Problem;
import org.junit.jupiter.api.Test;

class HtpEngineTest {
  /** A pause that no script makes, however busy the machine is. */
  private static final Duration NEVER = Duration.ofDays(1);

  private static final SgfLoader LOADER =
      file ->
          switch (file.toString()) {
            case "game one.sgf" ->
                Diagram.of(
                    Position.of(
                        new Board(3, 2),
                        ImmutableList.of(Cell.parse("a1")),
                        ImmutableList.of(Cell.parse("c2"))),
                    Optional.of(Color.WHITE));
            case "bad.sgf" ->
                throw new FormatException(new Place("bad.sgf", 3, 7), "no GM", "add GM[11]");
            default -> throw new IOException("no such file");
          };

  private static List<String> talk(String... commands) throws IOException {
    return talk(new HtpEngine(BruteForceSolver::new, LOADER, NEVER), commands);
  }

  /** The answers to the commands, without the empty lines that end them. */
  private static List<String> talk(HtpEngine engine, String... commands) throws IOException {
    StringWriter out = new StringWriter();
    engine.run(new StringReader(String.join("\n", commands) + "\n"), out);
    assertThat(out.toString())
        .satisfiesAnyOf(
            text -> assertThat(text).isEmpty(), text -> assertThat(text).endsWith("\n\n"));
    return Splitter.on("\n\n").omitEmptyStrings().splitToList(out.toString());
  }

  @Test
  void speaksTheProtocol() throws IOException {
    assertThat(
            talk(
                "name",
                "17 protocol_version",
                "",
                "# a comment",
                "  known_command\tundo  # the rest is a comment",
                "known_command fly",
                "fly",
                "4",
                "5 boardsize",
                "na\u0007me",
                "quit",
                "name"))
        .containsExactly(
            "= Hexproof",
            "=17 2",
            "= true",
            "= false",
            "? unknown command: fly",
            "?4 no command after the number",
            "?5 expected 1 to 2 arguments, got 0",
            "= Hexproof",
            "= ");
  }

  @Test
  void endsWithItsInput() throws IOException {
    assertThat(talk("name")).containsExactly("= Hexproof");
    assertThat(talk()).isEmpty();
  }

  @Test
  void speaksBytes() throws IOException {
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    byte[] in = {'n', 'a', 'm', 'e', '\r', '\n', (byte) 0xff, (byte) 0xfe, '\n'};
    new HtpEngine(BruteForceSolver::new).run(new ByteArrayInputStream(in), out);
    assertThat(out.toString(StandardCharsets.UTF_8))
        .startsWith("= Hexproof\n\n? unknown command: ");
  }

  @Test
  void survivesALineWithoutMeasure() throws IOException {
    assertThat(talk("play " + "a".repeat(3 << 20), "name"))
        .containsExactly("? the line is longer than 1048576 characters", "= Hexproof");
  }

  @Test
  void listsOnlyWhatItKnows() throws IOException {
    List<String> answers = talk("list_commands", "hexgui-analyze_commands");
    List<String> commands = Splitter.on('\n').splitToList(answers.get(0).substring("= ".length()));
    assertThat(commands)
        .contains("boardsize", "play", "undo", "genmove", "loadsgf", "dfpn-solve-state", "quit");
    for (String line : Splitter.on('\n').split(answers.get(1).substring("= ".length()))) {
      List<String> parts = Splitter.on('/').splitToList(line);
      assertThat(parts).hasSize(3);
      assertThat(commands).contains(Splitter.on(' ').splitToList(parts.get(2)).get(0));
    }
  }

  @Test
  void showsTheBoard() throws IOException {
    assertThat(talk("boardsize 3 2", "play black c1", "play w a2", "showboard").get(3))
        .isEqualTo(
            """
            =\s
               a  b  c
             1\\.  .  B\\1
              2\\W  .  .\\2
                 a  b  c\
            """);
  }

  @Test
  void playsAndTakesBack() throws IOException {
    assertThat(
            talk(
                "boardsize 2 2",
                "play black a1",
                "play white A1",
                "play white c1",
                "play green b1",
                "play white b",
                "play white b1",
                "all_legal_moves",
                "undo",
                "undo",
                "undo",
                "all_legal_moves black",
                "play black resign",
                "final_score"))
        .containsExactly(
            "= ",
            "= ",
            "? illegal move: white a1 (occupied)",
            "? illegal move: white c1 (not on the board)",
            "? argument 1 is not a colour: green",
            "? not a cell: 'b' (expected a column and a row, like d2)",
            "= ",
            "= a2 b2",
            "= ",
            "= ",
            "? there is no move to take back",
            "= a1 b1 a2 b2",
            "= ",
            "= W+");
  }

  @Test
  void swapsThePieces() throws IOException {
    List<String> answers =
        talk(
            "boardsize 3",
            "play white swap-pieces",
            "play black a2",
            "play black swap-pieces",
            "all_legal_moves white",
            "play white swap-pieces",
            "showboard",
            "play black swap-pieces",
            "undo",
            "all_legal_moves black",
            "boardsize 3 2",
            "play black a2",
            "play white swap-pieces");
    assertThat(answers.get(1)).startsWith("? illegal move: white swap-pieces");
    assertThat(answers.get(3)).startsWith("? illegal move: black swap-pieces");
    assertThat(answers.get(4)).isEqualTo("= swap-pieces a1 b1 c1 b2 c2 a3 b3 c3");
    assertThat(answers.get(5)).isEqualTo("= ");
    assertThat(answers.get(6)).contains("1\\.  W  .\\1").doesNotContain("B");
    assertThat(answers.get(7)).startsWith("?");
    assertThat(answers.get(9)).isEqualTo("= a1 b1 c1 b2 c2 a3 b3 c3");
    assertThat(answers.get(12)).startsWith("? illegal move: white swap-pieces");
  }

  @Test
  void refusesBoardsThatAreTooLarge() throws IOException {
    assertThat(talk("boardsize 41", "boardsize 0 3", "boardsize x", "boardsize 40", "play b an40"))
        .containsExactly(
            "? argument 1 must be from 1 to 40: 41",
            "? argument 1 must be from 1 to 40: 0",
            "? argument 1 is not a number: x",
            "= ",
            "= ");
  }

  /** The cells that White does not need to win, when White may move first. */
  @Test
  void marksWhatHexGuiNeedNotConsider() throws IOException {
    Answer white =
        new Answer.Decided(
            Color.WHITE,
            ImmutableList.of(),
            ImmutableSet.of(Cell.parse("a2"), Cell.parse("b1")),
            0,
            Duration.ZERO);
    assertThat(
            talk(
                new HtpEngine(() -> new Stub(Optional.of(white)), LOADER, NEVER),
                "boardsize 3 2",
                "play white c1",
                "vc-build black",
                "vc-build",
                "vc-build white",
                "vc-build green"))
        .containsExactly(
            "= ",
            "= ",
            "= a1 x b2 x c2 x",
            "= a1 x b2 x c2 x",
            "= ",
            "? argument 1 is not a colour: green");
    Answer late = new Answer.Undecided(Answer.Undecided.Reason.TIME, 0, Duration.ZERO);
    assertThat(
            talk(
                new HtpEngine(() -> new Stub(Optional.of(late)), LOADER, NEVER),
                "boardsize 3 2",
                "vc-build"))
        .containsExactly("= ", "? undecided time");
  }

  @Test
  void solves() throws IOException {
    assertThat(
            talk(
                "boardsize 3 3",
                "dfpn-solve-state",
                "dfpn-solve-state white",
                "play black b2",
                "3 dfpn-solve-state",
                "dfpn-solver-find-winning white",
                "dfpn-clear-tt",
                "dfpn-solver-find-winning b",
                "dfpn-solve-state red"))
        .containsExactly(
            "= ",
            "= black",
            "= white",
            "= ",
            "=3 black",
            "= ",
            "= ",
            "= a1 b1 c1 a2 c2 a3 b3 c3",
            "? argument 1 is not a colour: red");
  }

  @Test
  void solvesGoals() throws IOException {
    assertThat(
            talk(
                "boardsize 3 1",
                "play black a1",
                "hexproof-solve-goal white left / right",
                "hexproof-solve-goal black left / right",
                "hexproof-solve-goal white left / a1+right",
                "hexproof-solve-goal white c1 / right | left / top",
                "hexproof-find-winning white left / b1",
                "hexproof-find-winning black a1",
                "hexproof-find-winning black a1 / d1",
                "hexproof-find-winning",
                "hexproof-solve-goal black"))
        .containsExactly(
            "= ",
            "= ",
            "= white",
            "= white",
            "= black",
            "= black",
            "= b1",
            "? not a goal: 'a1' names one terminal (expected at least two, like a1 / bottom)",
            "? the goal names d1, which is not on the board (3 x 1)",
            "? expected a colour and a goal, like black a1+b2 / c3 / bottom",
            "= black");
  }

  @Test
  void keepsLimits() throws IOException {
    assertThat(
            talk(
                "boardsize 5 6",
                "param_dfpn timelimit 0.02",
                "dfpn-solve-state",
                "dfpn-solver-find-winning black",
                "hexproof-solve-goal black",
                "hexproof-find-winning black",
                "param_dfpn timelimit 100",
                "param_dfpn memory 1",
                "hexproof-solve-goal black",
                "param_dfpn",
                "param_dfpn timelimit 0",
                "param_dfpn timelimit -1",
                "param_dfpn memory 0",
                "param_dfpn fly 1",
                "param_dfpn use_guifx 1"))
        .containsExactly(
            "= ",
            "= ",
            "= empty",
            "? undecided time",
            "= undecided time",
            "= undecided time",
            "= ",
            "= ",
            "= undecided memory",
            "= \n[string] timelimit 100.0\n[string] memory 1",
            "= ",
            "? argument 2 must be from 0 to 1000000000 seconds: -1",
            "? argument 2 must be from 1 to 1048576: 0",
            "? unknown parameter: fly",
            "= ");
  }

  @Test
  void generatesMovesThatWin() throws IOException {
    assertThat(
            talk(
                "boardsize 3 1",
                "play white a1",
                "play white c1",
                "reg_genmove black",
                "hexproof-why",
                "final_score",
                "genmove black",
                "final_score",
                "genmove white",
                "hexproof-why"))
        .containsExactly(
            "= ",
            "= ",
            "= ",
            "= b1",
            "= b1 wins",
            "= cannot score",
            "= b1",
            "= B+",
            "= resign",
            "= the game is over: black has won");
  }

  @Test
  void saysWhenAMoveIsAGuess() throws IOException {
    assertThat(
            talk(
                "boardsize 3 3",
                "play black a1",
                "play black b2",
                "genmove white",
                "hexproof-why",
                "boardsize 5 6",
                "param_dfpn timelimit 0.02",
                "genmove black",
                "hexproof-why"))
        .satisfies(
            answers -> {
              assertThat(answers.get(3)).matches("= [a-c][1-3]");
              assertThat(answers.get(4)).startsWith("= every move loses; ");
              assertThat(answers.get(7)).matches("= [a-e][1-6]");
              assertThat(answers.get(8)).startsWith("= not decided within the limits; ");
            });
  }

  @Test
  void swapsWhereThatWins() throws IOException {
    assertThat(talk("boardsize 3 3", "play black b2", "genmove white", "dfpn-solve-state black"))
        .containsExactly("= ", "= ", "= swap-pieces", "= white");
  }

  @Test
  void thinksForATenthOfTheTimeLeft() throws IOException {
    assertThat(
            talk(
                "boardsize 5 6",
                "time_left black",
                "time_left black 0.2",
                "genmove black",
                "hexproof-why",
                "clear_board",
                "time_left black",
                "time_left white 12.34",
                "time_left white"))
        .satisfies(
            answers -> {
              assertThat(answers.get(1)).isEqualTo("= unlimited");
              assertThat(answers.get(4)).contains("not decided within the limits");
              assertThat(answers.get(6)).isEqualTo("= unlimited");
              assertThat(answers.get(8)).isEqualTo("= 12.3");
            });
  }

  @Test
  void loadsGames() throws IOException {
    assertThat(
            talk(
                "loadsgf game one.sgf",
                "all_legal_moves",
                "dfpn-solve-state",
                "undo",
                "loadsgf bad.sgf",
                "loadsgf other.sgf",
                "loadsgf",
                "all_legal_moves"))
        .containsExactly(
            "= ",
            "= b1 c1 a2 b2",
            "= black",
            "? there is no move to take back",
            "? bad.sgf:3:7: no GM\n  hint: add GM[11]",
            "? can't read other.sgf: no such file",
            "? expected the name of a file",
            "= b1 c1 a2 b2");
  }

  /** A solver that answers as told, or throws if there is nothing to answer. */
  private record Stub(Optional<Answer> answer) implements HexSolver {
    @Override
    public String name() {
      return "stub";
    }

    @Override
    public boolean supports(Problem problem) {
      return problem.position().board().cols() < 9;
    }

    @Override
    public Answer solve(Problem problem, Limits limits) {
      return answer.orElseThrow();
    }

    @Override
    public Moves winningMoves(Problem problem, Limits limits) {
      throw new UnsupportedOperationException();
    }

    @Override
    public void cancel() {}

    @Override
    public void close() {}
  }

  @Test
  void goesOnWhenTheSolverFails() throws IOException {
    Answer failed = new Answer.Failed("out of luck\n\nreally", Duration.ZERO);
    assertThat(
            talk(
                new HtpEngine(() -> new Stub(Optional.of(failed)), LOADER, NEVER),
                "boardsize 3",
                "dfpn-solve-state black",
                "boardsize 9",
                "7 dfpn-solve-state black",
                "name"))
        .containsExactly(
            "= ",
            "? the solver failed: out of luck\n \nreally",
            "= ",
            "?7 the solver can't be asked this",
            "= Hexproof");
    assertThat(
            talk(
                new HtpEngine(() -> new Stub(Optional.empty()), LOADER, NEVER),
                "boardsize 3",
                "dfpn-solve-state black",
                "name"))
        .satisfies(
            answers -> {
              assertThat(answers.get(1)).startsWith("? the command failed: ");
              assertThat(answers.get(2)).isEqualTo("= Hexproof");
            });
    assertThat(talk(new HtpEngine(BruteForceSolver::new), "loadsgf a.sgf"))
        .containsExactly("? can't read a.sgf: this engine has no reader of SGF files");
  }

  @Test
  void answersNumbersInWesternDigitsEverywhere() throws IOException {
    assertThat(talk("param_dfpn"))
        .containsExactly("= \n[string] timelimit 600.0\n[string] memory 1024");
  }
}
