package org.hexproof.htp;

import static org.assertj.core.api.Assertions.assertThat;
import static org.hexproof.htp.Script.NEVER;
import static org.hexproof.htp.Script.talk;

import com.google.common.collect.ImmutableSet;
import com.google.common.collect.Iterables;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.hexproof.board.Board;
import org.hexproof.board.Cell;
import org.hexproof.board.Color;
import org.hexproof.board.Content;
import org.hexproof.board.Goal;
import org.hexproof.board.Position;
import org.hexproof.solver.Answer;
import org.hexproof.solver.BruteForceSolver;
import org.hexproof.solver.Limits;
import org.hexproof.solver.Problem;
import org.hexproof.solver.embedded.EmbeddedLibrary;
import org.junit.jupiter.api.Test;

class CarrierCommandTest {
  private static final Pattern ANSWER =
      Pattern.compile(
          "= INFLUENCE (?<cells>.*)TEXT (?<mover>black|white) to move("
              + " wins( with (?<first>..))?|, (?<other>black|white) wins)"
              + ", within (?<count>[0-9]+) of (?<empty>[0-9]+) empty cells");

  /** Whoever wins still wins when the other has all cells outside. */
  @Test
  void theCellsAreEnough() throws IOException {
    Random random = new Random(18);
    List<Position> positions = new ArrayList<>();
    List<Color> movers = new ArrayList<>();
    List<String> script = new ArrayList<>();
    for (int i = 0; i < 200; i++) {
      positions.add(random(new Board(3 + random.nextInt(2), 3), random));
      movers.add(random.nextBoolean() ? Color.BLACK : Color.WHITE);
      addQuestion(positions.get(i), movers.get(i), script);
    }
    List<String> answers =
        talk(engine(), script.toArray(new String[0])).stream()
            .filter(answer -> answer.length() > "= ".length())
            .toList();
    assertThat(answers).hasSameSizeAs(positions);
    int smaller = 0;
    int firsts = 0;
    for (int i = 0; i < answers.size(); i++) {
      Position position = positions.get(i);
      Color mover = movers.get(i);
      Matcher answer = ANSWER.matcher(answers.get(i));
      assertThat(answer.matches()).as("%s", position).isTrue();
      Color winner =
          color(answer.group("other") == null ? answer.group("mover") : answer.group("other"));
      assertThat(color(answer.group("mover"))).isEqualTo(mover);
      ImmutableSet<Cell> cells = cells(answer.group("cells"), "[01]");
      assertThat(winner(position, mover)).isEqualTo(winner);
      Position outside = position;
      for (Cell cell : position.empty()) {
        if (!cells.contains(cell)) {
          outside = outside.with(cell, winner.opposite().stone());
        }
      }
      assertThat(winner(outside, mover)).as("%s within %s", position, cells).isEqualTo(winner);
      ImmutableSet<Cell> blue = cells(answer.group("cells"), "0");
      if (answer.group("first") != null) {
        assertThat(blue).containsExactly(Cell.parse(answer.group("first")));
        Cell first = Iterables.getOnlyElement(blue);
        assertThat(winner(outside.with(first, mover.stone()), mover.opposite())).isEqualTo(winner);
        firsts++;
      } else {
        assertThat(blue).isEmpty();
      }
      assertThat(position.empty()).containsAll(cells);
      assertThat(answer.group("count")).isEqualTo(Integer.toString(cells.size()));
      assertThat(answer.group("empty")).isEqualTo(Integer.toString(position.empty().size()));
      smaller += cells.size() < position.empty().size() ? 1 : 0;
    }
    assertThat(smaller).isGreaterThan(50);
    assertThat(firsts).isGreaterThan(20);
  }

  private static HtpEngine engine() {
    return new HtpEngine(() -> EmbeddedLibrary.load().newSolver(1), NEVER);
  }

  private static Position random(Board board, Random random) {
    Position position = Position.empty(board);
    for (Cell cell : board.cells()) {
      int choice = random.nextInt(6);
      if (choice < 2) {
        position = position.with(cell, choice == 0 ? Content.BLACK : Content.WHITE);
      }
    }
    return position;
  }

  private static void addQuestion(Position position, Color mover, List<String> script) {
    script.add("boardsize " + position.board().cols() + " " + position.board().rows());
    position.black().forEach(cell -> script.add("play black " + cell));
    position.white().forEach(cell -> script.add("play white " + cell));
    script.add("hexproof-carrier " + mover.label());
  }

  private static ImmutableSet<Cell> cells(String pairs, String value) {
    return Pattern.compile("([a-z][0-9]+) " + value + " ")
        .matcher(pairs)
        .results()
        .map(pair -> Cell.parse(pair.group(1)))
        .collect(ImmutableSet.toImmutableSet());
  }

  private static Color color(String name) {
    return name.equals("black") ? Color.BLACK : Color.WHITE;
  }

  private static Color winner(Position position, Color toMove) {
    try (BruteForceSolver solver = new BruteForceSolver()) {
      Answer answer =
          solver.solve(new Problem(position, toMove, Goal.TOP_TO_BOTTOM), Limits.DEFAULT);
      return ((Answer.Decided) answer).winner();
    }
  }

  @Test
  void isRefusedWithoutAVerdict() throws IOException {
    assertThat(
            talk(
                "boardsize 5 6",
                "param_dfpn timelimit 0.02",
                "hexproof-carrier",
                "hexproof-carrier red",
                "hexproof-carrier black white"))
        .containsExactly(
            "= ",
            "= ",
            "? undecided time",
            "? argument 1 is not a colour: red",
            "? expected 0 to 1 arguments, got 2");
  }
}
