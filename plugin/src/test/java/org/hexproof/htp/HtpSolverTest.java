package org.hexproof.htp;

import com.google.common.collect.ImmutableList;
import java.nio.file.Path;
import java.util.stream.Stream;
import org.hexproof.board.Board;
import org.hexproof.board.Color;
import org.hexproof.board.Goal;
import org.hexproof.board.Position;
import org.hexproof.solver.HexSolver;
import org.hexproof.solver.HexSolverContract;
import org.hexproof.solver.Problem;
import org.hexproof.solver.Problems;
import org.hexproof.solver.htp.HtpSettings;
import org.hexproof.solver.htp.HtpSolver;

/** The HTP client against this program's own engine, run as a child process. */
class HtpSolverTest extends HexSolverContract {
  @Override
  protected HexSolver newSolver() {
    String java = Path.of(System.getProperty("java.home"), "bin", "java").toString();
    return new HtpSolver(
        HtpSettings.of(
            "hexproof",
            ImmutableList.of(
                java,
                "-XX:TieredStopAtLevel=1",
                "-XX:+UseSerialGC",
                "-cp",
                System.getProperty("java.class.path"),
                EngineMain.class.getName())));
  }

  @Override
  protected Stream<Board> smallBoards() {
    return Problems.boards(3).filter(board -> board.size() <= 4);
  }

  @Override
  protected Stream<Problem> wholeBoards() {
    Problems problems = new Problems(6);
    return Stream.generate(() -> problems.whole(4, 11)).limit(800);
  }

  @Override
  protected Stream<Problem> composedGoals() {
    Problems problems = new Problems(7);
    return Stream.generate(() -> problems.composed(4, 9)).limit(800);
  }

  @Override
  protected Problem hard() {
    return new Problem(Position.empty(new Board(5, 6)), Color.BLACK, Goal.TOP_TO_BOTTOM);
  }
}
