package org.hexproof.annotate;

import static com.google.common.collect.ImmutableList.toImmutableList;
import static com.google.common.collect.ImmutableSet.toImmutableSet;
import static java.util.stream.Collectors.joining;
import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.ImmutableList;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import java.util.stream.IntStream;
import org.hexproof.board.Board;
import org.hexproof.board.Cell;
import org.hexproof.format.Source;
import org.hexproof.format.sgf.SgfEntry;
import org.hexproof.format.sgf.SgfReader;
import org.hexproof.solver.HexSolver;
import org.hexproof.solver.Limits;
import org.hexproof.solver.embedded.EmbeddedLibrary;
import org.hexproof.solving.Watch;
import org.junit.jupiter.api.Test;

/** What is proved of a game is proved of the same game with rows as columns and colours swapped. */
final class TurnedGamesTest {
  private static final int GAMES = 12 * Integer.getInteger("hexproof.rounds", 1);
  private static final int SIDE = 5;
  private static final int FIRST = 4;

  private static Cell turned(Cell cell) {
    return new Cell(/* col= */ cell.row(), /* row= */ cell.col());
  }

  private static Analysis analyze(List<Cell> moves, String players, HexSolver solver)
      throws Exception {
    String text =
        IntStream.range(0, moves.size())
            .mapToObj(i -> ";" + players.charAt(i % 2) + "[" + moves.get(i) + "]")
            .collect(joining("", "(;GM[11]SZ[" + SIDE + "]", ")"));
    SgfEntry entry = (SgfEntry) new SgfReader().entries(new Source("game.sgf", text)).get(0);
    Analyst.Effort effort = new Analyst.Effort(Limits.DEFAULT, 1, Duration.ZERO);
    return Analyst.analyze(new GameRecord(entry.game()), solver, effort, Watch.until(() -> false));
  }

  @Test
  void turnedGamesAreJudgedAlike() throws Exception {
    Random random = new Random(Long.getLong("hexproof.seed", 1));
    try (HexSolver solver = EmbeddedLibrary.load().newSolver(1)) {
      for (int round = 0; round < GAMES; round++) {
        List<Cell> cells = new ArrayList<>(new Board(SIDE, SIDE).cells());
        Collections.shuffle(cells, random);
        List<Cell> moves = cells.subList(0, FIRST + random.nextInt(cells.size() - FIRST));
        ImmutableList<Cell> others =
            moves.stream().map(TurnedGamesTest::turned).collect(toImmutableList());
        Analysis analysis = analyze(moves, "BW", solver);
        Analysis other = analyze(others, "WB", solver);
        for (int i = 1; i < analysis.game().size(); i++) {
          PositionVerdict.Won won = (PositionVerdict.Won) analysis.verdict(i);
          PositionVerdict.Won its = (PositionVerdict.Won) other.verdict(i);
          assertThat(its.winner()).isEqualTo(won.winner().opposite());
          assertThat(its.winning())
              .isEqualTo(
                  won.winning().stream().map(TurnedGamesTest::turned).collect(toImmutableSet()));
        }
        assertThat(other.blunders().keySet()).isEqualTo(analysis.blunders().keySet());
      }
    }
  }
}
