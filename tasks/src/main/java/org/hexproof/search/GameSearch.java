package org.hexproof.search;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSet;
import java.util.HashMap;
import java.util.Map;
import org.hexproof.board.Color;
import org.hexproof.board.Edge;
import org.hexproof.board.Position;
import org.hexproof.board.Terminal;
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
  private final Map<Integer, KeepSearch> searches = new HashMap<>();

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
    this(position, terminals, ImmutableSet.of(), values, keeper, solver);
  }

  /**
   * The same on a board where more is Black's.
   *
   * @param edges those besides the terminals
   */
  public GameSearch(
      Position position,
      ImmutableList<Terminal> terminals,
      ImmutableSet<Edge> edges,
      Values values,
      Color keeper,
      HexSolver solver) {
    this.solver = solver;
    field = Field.of(position);
    budget = new Budget(Limits.DEFAULT);
    outlook = new Outlook(values, keeper);
    ends = Ends.of(field, terminals, edges, outlook, solver, budget);
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
      Reach kept = decide(game, Stones.NONE, /* ownMoves= */ false);
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
    if (!decide(game, Stones.NONE, /* ownMoves= */ false).black()) {
      throw new IllegalStateException("the region is not worth that");
    }
    return new GameProof(this, certifier, worth, lines).prove(game, Stones.NONE).node();
  }

  /** Whether the keeper, whose stones are the black ones, keeps a game in a position. */
  Reach decide(int game, Stones stones, boolean ownMoves) throws Unanswered {
    if (outlook.isOutcome(game)) {
      return ends.ask(outlook.from(game), stones, ownMoves);
    }
    KeepSearch search = searches.get(game);
    if (search == null) {
      search = new KeepSearch(this, game);
      searches.put(game, search);
    }
    return search.decide(stones, ownMoves);
  }

  /** Whether it is known by now that the keeper keeps a game with the opponent to move. */
  boolean isKept(int game, Stones stones) {
    KeepSearch search = searches.get(game);
    return search != null && search.known(stones).filter(Reach::black).isPresent();
  }

  long empty(Stones stones) {
    return field.all() & ~stones.black() & ~stones.white();
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
