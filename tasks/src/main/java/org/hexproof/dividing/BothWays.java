package org.hexproof.dividing;

import com.google.common.base.Stopwatch;
import java.io.IOException;
import java.util.Optional;
import org.hexproof.solver.Answer;
import org.hexproof.solver.HexSolver;
import org.hexproof.solver.Limits;
import org.hexproof.solver.Problem;
import org.hexproof.solving.Watch;

/**
 * A board that is proved by a search of the whole or by a division, whichever comes first. A while
 * after the whole was begun chains are looked for, which is done in a moment, and then the two take
 * turns, each time with more work.
 *
 * @param whole the solver that searches the whole, which nobody else asks meanwhile
 */
public record BothWays(Problem problem, HexSolver whole, DivideTask divisions) {
  /** Work of the first round for each part, a second or so, and how much more the next one has. */
  private static final int FIRST = 300;

  private static final int MORE = 6;

  /** Work for the whole that comes first, a quarter of a minute: what it decides costs no more. */
  private static final int BEFORE_CHAINS = 15_000;

  /** Work for each link of these, so little that they are found or not within a second or two. */
  private static final int CHAINS = 100;

  /** Work for the whole that comes between chains and other divisions, the rest of a minute. */
  private static final int BEFORE_FORKS = 35_000;

  /** Then so many parts' work for the whole. */
  private static final int PARTS = 20;

  /**
   * What came of it.
   *
   * @param whole the last answer of the search of the whole
   * @param division one that was proved, if the search did not decide
   */
  public record Outcome(Answer whole, Optional<DivideTask.Found> division) {}

  /**
   * Goes on until the board is decided or a limit is hit.
   *
   * @param limits of all that
   * @throws IOException if the database of the divisions can't be read
   */
  public Outcome run(Limits limits, Watch watch) throws IOException {
    Stopwatch time = Stopwatch.createStarted();
    whole.begin(problem, limits);
    Answer answer = whole(BEFORE_CHAINS, limits);
    if (isOpen(answer, time, limits, watch)) {
      Optional<DivideTask.Found> chain =
          divisions.chain(CHAINS, limits.after(time.elapsed()), watch);
      if (chain.isPresent()) {
        return new Outcome(answer, chain);
      }
      if (answer.isUndecided(Answer.Undecided.Reason.TIME)) {
        answer = whole(BEFORE_FORKS, limits.after(time.elapsed()));
      }
    }
    for (long work = FIRST; isOpen(answer, time, limits, watch); work *= MORE) {
      Optional<DivideTask.Found> division =
          divisions.round(most(work), limits.after(time.elapsed()), watch);
      if (division.isPresent()) {
        return new Outcome(answer, division);
      }
      if (answer.isUndecided(Answer.Undecided.Reason.TIME)) {
        if (isOpen(answer, time, limits, watch)) {
          answer = whole(PARTS * work * MORE, limits.after(time.elapsed()));
        }
      } else if (divisions.isOver() || work >= Limits.UNLIMITED_WORK) {
        break;
      }
    }
    return new Outcome(answer, Optional.empty());
  }

  private Answer whole(long work, Limits limits) {
    return whole.solve(problem, limits.withWork(most(work)));
  }

  private static boolean isOpen(Answer answer, Stopwatch time, Limits limits, Watch watch) {
    return answer instanceof Answer.Undecided
        && !watch.isStopped()
        && time.elapsed().compareTo(limits.time()) < 0;
  }

  private static int most(long work) {
    return (int) Math.min(work, Limits.UNLIMITED_WORK - 1);
  }
}
