package org.hexproof.dividing;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSet;
import com.google.common.collect.Sets;
import java.util.Collection;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.BooleanSupplier;
import org.hexproof.board.Cell;
import org.hexproof.board.Color;
import org.hexproof.board.Goal;
import org.hexproof.board.Position;
import org.hexproof.board.Terminal;
import org.hexproof.division.DividedRegion;
import org.hexproof.division.PartClaim;
import org.hexproof.division.Way;
import org.hexproof.format.RegionText;
import org.hexproof.solver.Answer;
import org.hexproof.solver.HexSolver;
import org.hexproof.solver.Limits;
import org.hexproof.solver.Problem;

/**
 * Parts that join two places when White moves first, with the cells that a solver needs for that. A
 * solver that has the whole board to look at goes astray in it, so it is asked about small windows
 * first.
 */
final class Links {
  private record Question(Position position, ImmutableList<Terminal> ends) {}

  private final CutBoard board;
  private final HexSolver solver;
  private final Map<Question, Optional<ImmutableSet<Cell>>> known = new HashMap<>();
  private final Set<Question> open = new HashSet<>();
  private Limits limits = Limits.DEFAULT;
  private BooleanSupplier stopped = () -> false;

  Links(CutBoard board, HexSolver solver) {
    this.board = board;
    this.solver = solver;
  }

  /** What was not decided is asked again, within these limits of each solve. */
  void begin(Limits of, BooleanSupplier isOver) {
    limits = of;
    stopped = isOver;
    open.clear();
  }

  /** Whether a question of this round was not decided. */
  boolean isOpen() {
    return !open.isEmpty();
  }

  /**
   * A part of some of the free cells that joins both places.
   *
   * @return nothing if none was found
   */
  Optional<DividedRegion> between(Terminal first, Terminal second, Collection<Cell> free) {
    ImmutableList<Terminal> ends = ImmutableList.of(first, second);
    for (ImmutableSet<Cell> window :
        new Windows(board.position().board(), first, second).of(free)) {
      Optional<ImmutableSet<Cell>> needed = needed(ends, window);
      if (needed.isPresent()) {
        return needed.map(cells -> part(ends, cells));
      }
    }
    return Optional.empty();
  }

  private Optional<ImmutableSet<Cell>> needed(
      ImmutableList<Terminal> ends, ImmutableSet<Cell> window) {
    Question question = new Question(board.drawn(part(ends, window)), ends);
    Optional<ImmutableSet<Cell>> found = known.get(question);
    if (found != null) {
      return found;
    }
    if (open.contains(question) || stopped.getAsBoolean()) {
      open.add(question);
      return Optional.empty();
    }
    Answer answer =
        solver.solve(new Problem(question.position(), Color.WHITE, Goal.join(ends)), limits);
    if (!(answer instanceof Answer.Decided decided)) {
      open.add(question);
      return Optional.empty();
    }
    Optional<ImmutableSet<Cell>> needed =
        decided.winner() == Color.BLACK
            ? Optional.of(Sets.intersection(decided.carrier(), window).immutableCopy())
            : Optional.empty();
    known.put(question, needed);
    return needed;
  }

  private DividedRegion part(ImmutableList<Terminal> ends, ImmutableSet<Cell> cells) {
    return new DividedRegion(
        RegionText.terminal(ends.get(0)) + " to " + RegionText.terminal(ends.get(1)),
        board.place(),
        cells,
        ends,
        new PartClaim.AtLeast(board.text("⊤")),
        Optional.of(Way.DIRECT));
  }
}
