package org.hexproof.search;

import com.google.common.collect.ImmutableList;
import org.hexproof.board.Color;
import org.hexproof.board.Position;
import org.hexproof.board.Terminal;
import org.hexproof.solver.Answer;
import org.hexproof.solver.HexSolver;
import org.hexproof.solver.Limits;
import org.hexproof.solver.Problem;
import org.hexproof.solver.Unanswered;
import org.hexproof.template.Promise;

/**
 * Decides whether a fork pivots, straight from Definitions 6.1 and 6.4 of [H3T] (6.4 with b &lt;=
 * G^R). The inequalities are questions to a solver.
 *
 * <p>A fork that pivots joins A or B, so a question whether White can prevent both saves most of
 * the search where Black fails. Black's threat answers all White moves outside its carrier, and so
 * does each reply that pivots again. Likewise a Black reply is hopeless unless it lies in the
 * carrier of every refutation found so far.
 */
public final class PivotSearch extends ReplySearch {
  /** Positions with more empty cells are refused. */
  public static final int MOST_CELLS = Long.SIZE;

  private final Problem subject;
  private final HexSolver solver;
  private final Field field;
  private final long cellB;
  private final boolean sente;
  private final Joins joinsA;
  private final Joins joinsB;
  private final Joins joinsEither;
  private final Budget budget;

  /**
   * A search that has not begun.
   *
   * @param position cell B of the promise is empty or White's, everything outside is White's
   * @throws IllegalArgumentException if the position has too many empty cells
   */
  public PivotSearch(Position position, Promise.Pivoting promise, HexSolver solver) {
    this.solver = solver;
    field = Field.of(position);
    cellB = field.bit(promise.b());
    sente = promise.sente();
    budget = new Budget(Limits.DEFAULT);
    Terminal edge = Terminal.of(promise.edge());
    joinsA = new Joins(field, ImmutableList.of(Terminal.of(promise.a()), edge), solver, budget);
    joinsB = new Joins(field, ImmutableList.of(Terminal.of(promise.b()), edge), solver, budget);
    Handle handle = Handle.of(position, promise);
    joinsEither =
        new Joins(
            Field.of(handle.position()),
            ImmutableList.of(Terminal.of(handle.terminal()), edge),
            solver,
            budget);
    subject = joinsA.problem(Stones.NONE, Color.BLACK);
  }

  /**
   * Does the position keep the promise, with White to move? Black wins if it does.
   *
   * @param position cell B of the promise is empty or White's, everything outside is White's
   * @param limits of the whole search; the tables of the search itself count as much as the
   *     solver's
   * @throws IllegalArgumentException if the position has too many empty cells
   */
  public static Answer decide(
      Position position, Promise.Pivoting promise, HexSolver solver, Limits limits) {
    return new PivotSearch(position, promise, solver).decide(limits);
  }

  /**
   * Does the position keep the promise? Where a limit was hit before, the search goes on from
   * there; the positions that are counted are those of this call.
   */
  public Answer decide(Limits limits) {
    budget.renew(limits);
    solver.begin(subject, limits);
    try {
      return budget.answer(decide(Stones.NONE, /* blackMoves= */ false), field);
    } catch (Unanswered e) {
      return budget.answer(e);
    }
  }

  @Override
  void begin(Node node) throws Unanswered {
    if (node.blackMoves()) {
      beginBlack(node);
    } else {
      beginWhite(node);
    }
  }

  /** Is the position pivoting? If Black threatens, White has to break the threat. */
  private void beginWhite(Node node) throws Unanswered {
    Stones stones = node.stones();
    if (isLostB(stones)) {
      node.decide(joinsA.ask(stones, Color.WHITE));
      return;
    }
    long needed = 0;
    if (!sente) {
      Reach b = achievesB(stones);
      if (b.black()) {
        node.decide(b);
        return;
      }
      needed = b.carrier();
    }
    Reach threat = joinsA.ask(stones, Color.BLACK);
    if (!threat.black()) {
      node.decide(new Reach(false, needed | threat.carrier()));
      return;
    }
    Reach either = joinsEither.ask(stones, Color.WHITE);
    if (either.black()) {
      node.begin(threat.carrier(), threat.carrier());
    } else {
      node.decide(either);
    }
  }

  /** Is there a reply that pivots? It must threaten A again, or take care of B. */
  private void beginBlack(Node node) throws Unanswered {
    Stones stones = node.stones();
    Reach a = joinsA.ask(stones, Color.BLACK);
    if (a.black() || isLostB(stones)) {
      node.decide(a);
      return;
    }
    Reach either = joinsEither.ask(stones, Color.BLACK);
    if (!either.black()) {
      node.decide(either);
      return;
    }
    Reach b = sente ? achievesB(stones) : threatensB(stones);
    if (b.black()) {
      node.decide(b);
      return;
    }
    long both = a.carrier() | b.carrier();
    node.begin(sente ? a.carrier() : both, both);
  }

  /** B can never be joined: then the fork pivots exactly if A is joined outright. */
  private boolean isLostB(Stones stones) {
    return (stones.black() & cellB) == 0 && (stones.white() & cellB) == cellB;
  }

  /** b &lt;= G: White is to move, and takes cell B if that is empty. */
  private Reach achievesB(Stones stones) throws Unanswered {
    return (stones.black() & cellB) != 0
        ? joinsB.ask(stones, Color.WHITE)
        : new Reach(false, cellB);
  }

  /** b ◁ G: Black is to move, and must take cell B if that is empty. */
  private Reach threatensB(Stones stones) throws Unanswered {
    if ((stones.black() & cellB) != 0) {
      return joinsB.ask(stones, Color.BLACK);
    }
    Reach taken = joinsB.ask(stones.withBlack(cellB), Color.WHITE);
    return taken.black() ? new Reach(true, cellB | taken.carrier()) : new Reach(false, cellB);
  }
}
