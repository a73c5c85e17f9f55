package org.hexproof.search;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSet;
import java.util.HashMap;
import java.util.Map;
import java.util.OptionalLong;
import org.hexproof.board.Cell;
import org.hexproof.board.Color;
import org.hexproof.board.Edge;
import org.hexproof.board.Position;
import org.hexproof.board.Terminal;
import org.hexproof.compose.PlacedTemplate;
import org.hexproof.solver.Answer;
import org.hexproof.solver.Certifier;
import org.hexproof.solver.HexSolver;
import org.hexproof.solver.Limits;
import org.hexproof.solver.Unanswered;
import org.hexproof.sum.Lines;
import org.hexproof.sum.Worth;
import org.hexproof.value.FinitePoset;
import org.hexproof.value.Values;

/**
 * Whether a region is worth at least a game to Black, or at most one, without its value: what is
 * joined at the end is asked of a solver, and between lies a search of moves in the region and the
 * game ([H3T], section 3).
 */
public final class GameSearch {
  /** Regions with more cells are refused. */
  public static final int MOST_CELLS = Long.SIZE;

  private final Field field;
  private final Outlook outlook;
  private final Ends ends;
  private final HexSolver solver;
  private final Budget budget;
  private final Stones start;
  private final Map<Integer, Keeping> searches = new HashMap<>();

  /**
   * A search that has not begun.
   *
   * @param position the empty cells are those of the region
   * @param terminals in the order of their numbers: stones, edges, or empty cells of the region
   * @param values over outcomes of so many terminals
   * @param keeper BLACK to ask whether the region is at least a game, WHITE for at most
   * @throws IllegalArgumentException if there are too many empty cells
   */
  public GameSearch(
      Position position,
      ImmutableList<Terminal> terminals,
      Values values,
      Color keeper,
      HexSolver solver) {
    this(position, terminals, ImmutableSet.of(), ImmutableSet.of(), values, keeper, solver);
  }

  /**
   * The same on a board where more is Black's.
   *
   * @param lent cells that are empty and taken for the keeper's
   * @param edges those besides the terminals
   */
  public GameSearch(
      Position position,
      ImmutableList<Terminal> terminals,
      ImmutableSet<Cell> lent,
      ImmutableSet<Edge> edges,
      Values values,
      Color keeper,
      HexSolver solver) {
    this.solver = solver;
    field = Field.of(position);
    start = new Stones(field.mask(lent), 0);
    budget = new Budget(Limits.DEFAULT);
    outlook = new Outlook(values, keeper);
    ends = Ends.of(field, terminals, edges, outlook, solver, budget);
  }

  /**
   * Leaves a question to another solver, on a board where the region stands beside stones.
   *
   * @param board Black wins it with White to move if he, the keeper, keeps the game, and else he
   *     does not
   */
  public void beside(int game, PlacedTemplate board, HexSolver other) {
    BesideSearch search = new BesideSearch(board, field, other, budget);
    other.begin(search.example(), Limits.DEFAULT);
    searches.put(game, search);
  }

  /**
   * Whether the keeper keeps a game, a value of {@link FinitePoset its outcomes}; the keeper is the
   * winner if he does. Where a limit was hit before, the search goes on from there.
   *
   * @param limits of the whole search; its own tables count as much as the solver's
   */
  public Answer decide(int game, Limits limits) {
    budget.renew(limits);
    solver.begin(ends.example(), limits);
    try {
      Reach kept = decide(game, start, /* ownMoves= */ false);
      return budget.answer(
          kept.black() ? outlook.keeper() : outlook.keeper().opposite(), kept.carrier(), field);
    } catch (Unanswered e) {
      return budget.answer(e);
    }
  }

  /**
   * Adds a proof that Black, the keeper, keeps a game, which he must; returns its last node.
   *
   * @throws Unanswered if a limit is hit
   */
  int prove(int game, Certifier certifier, Worth worth, Lines lines, Limits limits)
      throws Unanswered {
    budget.renew(limits);
    certifier.begin(ends.example(), limits);
    if (!decide(game, start, /* ownMoves= */ false).black()) {
      throw new IllegalStateException("the region is not worth that");
    }
    return new GameProof(this, certifier, worth, lines).prove(game, start).node();
  }

  /** Whether the keeper, whose stones are the black ones, keeps a game in a position. */
  Reach decide(int game, Stones stones, boolean ownMoves) throws Unanswered {
    if (outlook.isOutcome(game)) {
      return ends.ask(outlook.from(game), stones, ownMoves);
    }
    return keeping(game).decide(stones, ownMoves);
  }

  private Keeping keeping(int game) {
    return searches.computeIfAbsent(game, key -> new KeepSearch(this, game));
  }

  /** A move after which Black keeps a game, where one is known to be. */
  OptionalLong reply(int game, Stones stones) throws Unanswered {
    return keeping(game).reply(stones);
  }

  /** Whether it costs little to ask whether a game is kept with other stones. */
  boolean isQuick(int game) {
    return outlook.isOutcome(game) || keeping(game).isQuick();
  }

  long empty(Stones stones) {
    return field.all() & ~stones.black() & ~stones.white();
  }

  /** The keeper's stones but for those of cells that are lent. */
  long played(Stones stones) {
    return stones.black() & ~start.black();
  }

  Limits left() throws Unanswered {
    return budget.left();
  }

  void spend(Answer.Decided decided) {
    budget.spend(decided);
  }

  Field field() {
    return field;
  }

  Outlook outlook() {
    return outlook;
  }

  Ends ends() {
    return ends;
  }
}
