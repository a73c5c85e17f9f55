package org.hexproof.search;

import java.util.EnumMap;
import java.util.HashMap;
import java.util.Map;
import java.util.OptionalLong;
import org.hexproof.board.Cell;
import org.hexproof.board.Color;
import org.hexproof.compose.PlacedTemplate;
import org.hexproof.solver.Answer;
import org.hexproof.solver.HexSolver;
import org.hexproof.solver.Problem;
import org.hexproof.solver.Unanswered;

/**
 * Whether Black keeps a game, by a solver on a whole board where the region stands beside stones
 * with which that game is just enough ([H3T], section 6).
 */
final class BesideSearch implements Keeping {
  private final PlacedTemplate board;
  private final Field field;
  private final HexSolver solver;
  private final Budget budget;
  private final Map<Color, Known> known = new EnumMap<>(Color.class);

  /** The moves that the solver found in the region, where Black is to move. */
  private final Map<Stones, Long> moves = new HashMap<>();

  BesideSearch(PlacedTemplate board, Field field, HexSolver solver, Budget budget) {
    this.board = board;
    this.field = field;
    this.solver = solver;
    this.budget = budget;
    known.put(Color.BLACK, new Known());
    known.put(Color.WHITE, new Known());
  }

  /** Something that is asked. */
  Problem example() {
    return board.problem(field.start(), Color.WHITE);
  }

  @Override
  public Reach decide(Stones stones, boolean ownMoves) throws Unanswered {
    Color toMove = ownMoves ? Color.BLACK : Color.WHITE;
    return known.get(toMove).find(stones).isPresent()
        ? known.get(toMove).find(stones).get()
        : ask(stones, toMove);
  }

  private Reach ask(Stones stones, Color toMove) throws Unanswered {
    Answer answer = solver.solve(board.problem(field.position(stones), toMove), budget.left());
    if (!(answer instanceof Answer.Decided decided)) {
      throw new Unanswered(answer);
    }
    budget.spend(decided);
    long carrier =
        decided.carrier().stream()
            .flatMap(cell -> board.origin(cell).stream())
            .mapToLong(field::bit)
            .reduce(0, (x, y) -> x | y);
    Reach verdict = new Reach(decided.winner() == Color.BLACK, carrier);
    known.get(toMove).add(stones, verdict);
    if (toMove == Color.BLACK && !decided.line().isEmpty()) {
      Cell first = decided.line().get(0);
      board.origin(first).ifPresent(cell -> moves.put(stones, field.bit(cell)));
    }
    return verdict;
  }

  @Override
  public OptionalLong reply(Stones stones) throws Unanswered {
    if (!moves.containsKey(stones)) {
      ask(stones, Color.BLACK);
    }
    Long move = moves.get(stones);
    return move != null && decide(stones.withBlack(move), /* ownMoves= */ false).black()
        ? OptionalLong.of(move)
        : OptionalLong.empty();
  }

  @Override
  public boolean isQuick() {
    return true;
  }
}
