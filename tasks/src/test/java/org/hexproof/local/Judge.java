package org.hexproof.local;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSet;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import org.hexproof.board.Board;
import org.hexproof.board.Cell;
import org.hexproof.board.Color;
import org.hexproof.board.Edge;
import org.hexproof.board.Goal;
import org.hexproof.board.Position;
import org.hexproof.board.Symmetry;
import org.hexproof.board.Terminal;
import org.hexproof.solver.Answer;
import org.hexproof.solver.HexSolver;
import org.hexproof.solver.Limits;
import org.hexproof.solver.Problem;
import org.hexproof.spot.Match;
import org.hexproof.template.Kind;

/** Says what is true, as far as a solver knows. */
record Judge(HexSolver solver, Limits limits) {
  /** More empty cells are too many for brute force. */
  static final int MOST_EMPTY = 13;

  /** A board with so many stones that brute force decides it. */
  static Position crowded(Random random) {
    Board board = new Board(4 + random.nextInt(2), 4 + random.nextInt(3));
    List<Cell> cells = new ArrayList<>(board.cells());
    Collections.shuffle(cells, random);
    int stones = board.size() - MOST_EMPTY;
    int black = random.nextInt(stones + 1);
    return Position.of(board, cells.subList(0, black), cells.subList(black, stones));
  }

  /** Who gets his way: the side that joins these terminals, or the other one. */
  Optional<Color> winner(
      Position position, Color side, Color toMove, ImmutableList<Terminal> terminals) {
    Board board = position.board();
    boolean isBlack = side == Color.BLACK;
    Position shown =
        isBlack
            ? position
            : Position.of(
                Symmetry.REFLECTION.apply(board),
                Cell.moved(position.white(), cell -> Symmetry.REFLECTION.apply(cell, board)),
                Cell.moved(position.black(), cell -> Symmetry.REFLECTION.apply(cell, board)));
    ImmutableList<Terminal> goal =
        isBlack
            ? terminals
            : terminals.stream()
                .map(terminal -> reflected(terminal, board))
                .collect(ImmutableList.toImmutableList());
    return solver
        .solve(new Problem(shown, isBlack ? toMove : toMove.opposite(), Goal.join(goal)), limits)
        .decided()
        .map(Answer.Decided::winner)
        .map(winner -> isBlack ? winner : winner.opposite());
  }

  private static Terminal reflected(Terminal terminal, Board board) {
    return new Terminal(
        Cell.moved(terminal.cells(), cell -> Symmetry.REFLECTION.apply(cell, board)),
        terminal.edges().stream()
            .map(Symmetry.REFLECTION::apply)
            .collect(ImmutableSet.toImmutableSet()));
  }

  /** Who wins the game. */
  Color winner(Position position, Color toMove) {
    return winner(position, Color.BLACK, toMove, edges(Color.BLACK)).orElseThrow();
  }

  static ImmutableList<Terminal> edges(Color side) {
    return side == Color.BLACK
        ? ImmutableList.of(Terminal.of(Edge.TOP), Terminal.of(Edge.BOTTOM))
        : ImmutableList.of(Terminal.of(Edge.LEFT), Terminal.of(Edge.RIGHT));
  }

  /** What is promised, in the carrier alone, to the side that has the template. */
  Optional<Color> winner(Match match, Position position, Color toMove) {
    Position alone = Position.empty(position.board());
    for (Cell cell : position.board().cells()) {
      boolean isPart = match.stones().contains(cell) || match.carrier().contains(cell);
      Color other = match.side().opposite();
      alone = alone.with(cell, isPart ? position.at(cell) : other.stone());
    }
    List<Terminal> terminals = new ArrayList<>();
    if (match.kind() == Kind.EDGE) {
      terminals.add(Terminal.of(match.promise().named()));
    } else {
      match.promise().named().forEach(stone -> terminals.add(Terminal.of(stone)));
    }
    match.promise().edges().forEach(edge -> terminals.add(Terminal.of(edge)));
    return winner(alone, match.side(), toMove, ImmutableList.copyOf(terminals));
  }
}
