package org.hexproof.find;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSet;
import java.util.Collection;
import java.util.OptionalLong;
import java.util.stream.IntStream;
import org.hexproof.board.Board;
import org.hexproof.board.Cell;
import org.hexproof.board.Color;
import org.hexproof.board.Edge;
import org.hexproof.board.Goal;
import org.hexproof.board.Position;
import org.hexproof.board.Terminal;
import org.hexproof.solver.Answer;
import org.hexproof.solver.HexSolver;
import org.hexproof.solver.Limits;
import org.hexproof.solver.Problem;

/** As a solver sees it; one more row below the box is the edge. */
record SolvedDuel(HexSolver solver, Board box, long named) implements Duel {
  @Override
  public OptionalLong refutation(long black, long empty) {
    ImmutableList.Builder<Terminal> terminals = ImmutableList.builder();
    cells(named).forEach(cell -> terminals.add(Terminal.of(cell)));
    if (named >>> box.size() != 0) {
      terminals.add(Terminal.of(Edge.BOTTOM));
    }
    Problem problem =
        new Problem(
            Position.amidWhite(box, cells(black), cells(empty)),
            Color.WHITE,
            Goal.join(terminals.build()));
    Answer.Decided decided = solver.solve(problem, Limits.DEFAULT).decided().orElseThrow();
    return decided.winner() == Color.BLACK
        ? OptionalLong.empty()
        : OptionalLong.of(mask(decided.carrier()));
  }

  private ImmutableSet<Cell> cells(long set) {
    return IntStream.range(0, box.size())
        .filter(i -> (set >> i & 1) != 0)
        .mapToObj(box::cell)
        .collect(ImmutableSet.toImmutableSet());
  }

  private long mask(Collection<Cell> cells) {
    return cells.stream().mapToLong(cell -> 1L << box.index(cell)).sum();
  }
}
