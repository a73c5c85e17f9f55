package org.hexproof.solver;

import static com.google.common.base.Preconditions.checkArgument;
import static com.google.common.base.Preconditions.checkState;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSet;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.hexproof.board.Board;
import org.hexproof.board.Cell;
import org.hexproof.board.Color;
import org.hexproof.board.Edge;
import org.hexproof.board.Goal;
import org.hexproof.board.Terminal;

/**
 * The oracle of the solver tests: minimax over all positions, with a table, straight from the
 * definition of {@link Goal}. It stops early in two ways only: Black has reached the goal, or could
 * not even with all empty cells. Boards of up to 31 cells, about 20 of them empty.
 */
public final class BruteForceSolver implements HexSolver {
  private static final int MOST_CELLS = 31;
  private static final long BYTES_PER_ENTRY = 100;

  private final Map<Long, Boolean> table = new HashMap<>();
  private Game game = new Game(new Board(1, 1), Goal.TOP_TO_BOTTOM);
  private volatile boolean cancelled;
  private volatile boolean closed;
  private long nodes;
  private long end;
  private long entries;

  @Override
  public String name() {
    return "brute force";
  }

  @Override
  public boolean supports(Problem problem) {
    return problem.position().board().size() <= MOST_CELLS;
  }

  @Override
  public Answer solve(Problem problem, Limits limits) {
    return ask(problem, limits, false).answer();
  }

  @Override
  public Moves winningMoves(Problem problem, Limits limits) {
    return ask(problem, limits, true);
  }

  private Moves ask(Problem problem, Limits limits, boolean all) {
    checkState(!closed, "closed");
    checkArgument(supports(problem), "at most %s cells", MOST_CELLS);
    long start = System.nanoTime();
    begin(problem, limits, start);
    int black = mask(game.board, problem.position().black());
    int white = mask(game.board, problem.position().white());
    boolean blackMoves = problem.toMove() == Color.BLACK;
    try {
      Color winner = blackWins(black, white, blackMoves) ? Color.BLACK : Color.WHITE;
      ImmutableSet.Builder<Cell> winning = ImmutableSet.builder();
      for (Cell cell : all ? problem.position().empty() : ImmutableSet.<Cell>of()) {
        int bit = 1 << game.board.index(cell);
        boolean blackWins =
            blackMoves ? blackWins(black | bit, white, false) : blackWins(black, white | bit, true);
        if (blackWins == blackMoves) {
          winning.add(cell);
        }
      }
      return new Moves(
          new Answer.Decided(
              winner, ImmutableList.of(), problem.position().empty(), nodes, since(start)),
          winning.build());
    } catch (Stopped stopped) {
      return new Moves(
          new Answer.Undecided(stopped.reason, nodes, since(start)), ImmutableSet.of());
    }
  }

  private void begin(Problem problem, Limits limits, long start) {
    cancelled = false;
    nodes = 0;
    end = start + limits.time().toNanos();
    entries = limits.bytes() / BYTES_PER_ENTRY;
    Board board = problem.position().board();
    if (!game.board.equals(board) || !game.goal.equals(problem.goal())) {
      game = new Game(board, problem.goal());
      table.clear();
    }
  }

  private static Duration since(long start) {
    return Duration.ofNanos(System.nanoTime() - start);
  }

  private boolean blackWins(int black, int white, boolean blackMoves) {
    if (game.reached(black)) {
      return true;
    }
    if (!game.reached(game.all & ~white)) {
      return false;
    }
    long key = (long) black << 32 | (long) white << 1 | (blackMoves ? 1 : 0);
    Boolean known = table.get(key);
    if (known != null) {
      return known;
    }
    checkLimits();
    boolean blackWins = !blackMoves;
    int empty = game.all & ~(black | white);
    while (empty != 0 && blackWins != blackMoves) {
      int bit = Integer.lowestOneBit(empty);
      empty ^= bit;
      blackWins =
          blackMoves ? blackWins(black | bit, white, false) : blackWins(black, white | bit, true);
    }
    table.put(key, blackWins);
    return blackWins;
  }

  private void checkLimits() {
    nodes++;
    if (cancelled) {
      throw new Stopped(Answer.Undecided.Reason.CANCELLED);
    }
    if (nodes % 64 == 0 && System.nanoTime() > end) {
      throw new Stopped(Answer.Undecided.Reason.TIME);
    }
    if (table.size() >= entries) {
      throw new Stopped(Answer.Undecided.Reason.MEMORY);
    }
  }

  @Override
  public void cancel() {
    cancelled = true;
  }

  @Override
  public void close() {
    cancelled = true;
    closed = true;
  }

  private static int mask(Board board, Iterable<Cell> cells) {
    int mask = 0;
    for (Cell cell : cells) {
      mask |= 1 << board.index(cell);
    }
    return mask;
  }

  /** Unwinds the search. */
  private static final class Stopped extends RuntimeException {
    private static final long serialVersionUID = 1L;
    private final Answer.Undecided.Reason reason;

    Stopped(Answer.Undecided.Reason reason) {
      super(reason.name());
      this.reason = reason;
    }
  }

  /** A goal on a board, sets of cells being bit sets. */
  private static final class Game {
    private final Board board;
    private final Goal goal;
    private final int all;
    private final int[] neighbors;

    /** The terminals of all alternatives, one alternative after the other. */
    private final List<Terminal> terminals = new ArrayList<>();

    private final int[] contacts;

    Game(Board board, Goal goal) {
      this.board = board;
      this.goal = goal;
      all = (1 << board.size()) - 1;
      neighbors =
          board.cells().stream().mapToInt(cell -> mask(board, board.neighbors(cell))).toArray();
      goal.alternatives().forEach(terminals::addAll);
      contacts = terminals.stream().mapToInt(this::contact).toArray();
    }

    /** The cells that belong to the terminal, or touch an edge of it, once they are black. */
    private int contact(Terminal terminal) {
      int contact = mask(board, terminal.cells());
      for (Edge edge : terminal.edges()) {
        contact |= mask(board, board.along(edge));
      }
      return contact;
    }

    boolean reached(int black) {
      int first = 0;
      for (ImmutableList<Terminal> alternative : goal.alternatives()) {
        if (joined(first, alternative.size(), black)) {
          return true;
        }
        first += alternative.size();
      }
      return false;
    }

    /** Whether a walk over black cells and all terminals leads from the first to the others. */
    private boolean joined(int first, int count, int black) {
      boolean[] seen = new boolean[contacts.length];
      seen[first] = true;
      int cells = contacts[first] & black;
      boolean grown = true;
      while (grown) {
        int before = cells;
        for (int left = cells; left != 0; left &= left - 1) {
          cells |= neighbors[Integer.numberOfTrailingZeros(left)] & black;
        }
        grown = cells != before;
        for (int i = 0; i < contacts.length; i++) {
          if (!seen[i] && ((contacts[i] & cells) != 0 || sharesEdge(i, seen))) {
            seen[i] = true;
            cells |= contacts[i] & black;
            grown = true;
          }
        }
      }
      for (int i = first; i < first + count; i++) {
        if (!seen[i]) {
          return false;
        }
      }
      return true;
    }

    private boolean sharesEdge(int terminal, boolean[] seen) {
      for (int i = 0; i < seen.length; i++) {
        if (seen[i]
            && !Collections.disjoint(terminals.get(i).edges(), terminals.get(terminal).edges())) {
          return true;
        }
      }
      return false;
    }
  }
}
