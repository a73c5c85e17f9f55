package org.hexproof.prove;

import com.google.common.collect.Sets;
import com.google.common.hash.Hashing;
import com.google.common.primitives.ImmutableIntArray;
import java.nio.charset.StandardCharsets;
import java.util.Set;
import org.hexproof.board.Board;
import org.hexproof.board.Cell;
import org.hexproof.solver.Learned;
import org.hexproof.solver.Problem;
import org.hexproof.solving.Question;

/**
 * A problem and the one that the solver has begun with: the same, or the same with fewer stones, so
 * that what is learned of one problem serves the next. What is learned is told as seen from the
 * base.
 */
record Setting(Problem problem, Problem base) {
  /** On the way from a base where that is possible, else by itself. */
  static Setting of(Problem problem, Problem base) {
    boolean isOnTheWay =
        problem.toMove() == base.toMove()
            && problem.goal().equals(base.goal())
            && problem.position().board().equals(base.position().board())
            && problem.position().black().containsAll(base.position().black())
            && problem.position().white().containsAll(base.position().white());
    return new Setting(problem, isOnTheWay ? base : problem);
  }

  /** The stones that Black has more in the problem than in the base, as indices of the board. */
  ImmutableIntArray black() {
    return more(problem.position().black(), base.position().black());
  }

  /** The same of White. */
  ImmutableIntArray white() {
    return more(problem.position().white(), base.position().white());
  }

  private ImmutableIntArray more(Set<Cell> all, Set<Cell> before) {
    Board board = base.position().board();
    return ImmutableIntArray.copyOf(
        Sets.difference(all, before).stream().mapToInt(board::index).sorted());
  }

  /** Whether a position is that of the problem. */
  boolean isAt(Learned position) {
    return position.toMove() == problem.toMove()
        && position.black().equals(black())
        && position.white().equals(white());
  }

  /** Whether a position may be that of the problem or its mirror image: it has as many stones. */
  boolean isLike(Learned position) {
    return position.toMove() == problem.toMove()
        && position.black().length() == black().length()
        && position.white().length() == white().length();
  }

  /** The question in words. */
  String text() {
    String asked = new Question.Goal(problem).text();
    return problem.equals(base) ? asked : asked + "; from " + new Question.Goal(base).text();
  }

  /** What a store of it may be called. */
  String hash(String version) {
    return Hashing.sha256().hashString(version + "\n" + text(), StandardCharsets.UTF_8).toString();
  }
}
