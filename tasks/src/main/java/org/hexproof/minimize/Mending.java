package org.hexproof.minimize;

import com.google.common.collect.ImmutableSet;
import com.google.common.collect.Sets;
import java.math.BigInteger;
import java.util.function.UnaryOperator;
import org.hexproof.board.Board;
import org.hexproof.board.Cell;
import org.hexproof.board.Content;
import org.hexproof.board.Edge;
import org.hexproof.solver.Answer;
import org.hexproof.solver.Unanswered;
import org.hexproof.solving.Asking;
import org.hexproof.solving.SolverPool;
import org.hexproof.solving.Watch;
import org.hexproof.template.Template;
import org.hexproof.template.TemplateClaim;
import org.hexproof.verify.Plan;

/**
 * Mends a drawing that does not keep its promise: finds the fewest cells that its carrier lacks, in
 * the box of the drawing or, if that is too small, with a row and a column more on each side but
 * that of the promise's edge. What is added is a set with a {@link Monotone} property, as what is
 * left is when a drawing is minimized.
 */
public record Mending(Asking asking) {
  public sealed interface Outcome {
    /** The drawing keeps its promise as it is. */
    record Valid() implements Outcome {}

    /** No cells there do. */
    record None() implements Outcome {}

    /** A question was not answered; the solver said this instead. */
    record Open(Answer answer) implements Outcome {}

    /**
     * These cells do, and no fewer.
     *
     * @param drawing with them, perhaps on a larger board
     * @param added where they are on that board
     */
    record Mended(Template drawing, ImmutableSet<Cell> added) implements Outcome {}
  }

  /** Looks for the fewest cells with a solver of its own, one of the first that are planned. */
  public static Outcome mend(Template drawing, Plan plan, Watch watch) {
    try (SolverPool pool = new SolverPool(1, plan.limits(), plan.first().source())) {
      watch.onStop(() -> pool.cancel(MinimizeTask.PATIENCE));
      return new Mending(pool.inTurn()).mend(drawing);
    }
  }

  /** Looks for the fewest cells. */
  public Outcome mend(Template drawing) {
    try {
      Outcome inside = among(drawing);
      return inside instanceof Outcome.None && isExtensible(drawing.board())
          ? among(wider(drawing))
          : inside;
    } catch (Unanswered e) {
      return new Outcome.Open(e.answer());
    }
  }

  private static boolean isExtensible(Board board) {
    return Math.max(board.cols(), board.rows()) + 2 <= Board.MAX_SIDE;
  }

  private Outcome among(Template drawing) throws Unanswered {
    Template whole =
        withCarrier(
            drawing,
            drawing.board().cells().stream()
                .filter(cell -> drawing.stones().at(cell) == Content.EMPTY)
                .collect(ImmutableSet.toImmutableSet()));
    Elements ground = new Elements(whole);
    BigInteger room =
        ground.places(Sets.difference(whole.carrier(), drawing.carrier()).immutableCopy());
    BigInteger base = ground.all().andNot(room);
    Duality duality = new Duality(new Larger(new Validity(ground, asking), base), room);
    if (duality.has(BigInteger.ZERO)) {
      return new Outcome.Valid();
    }
    if (!duality.has(room)) {
      return new Outcome.None();
    }
    Fewest fewest = new Fewest(room);
    new JointGeneration(duality, room, Integer.MAX_VALUE, fewest::accept).search(room);
    return new Outcome.Mended(
        withCarrier(whole, ground.carrier(base.or(fewest.set))),
        Sets.difference(ground.carrier(base.or(fewest.set)), drawing.carrier()).immutableCopy());
  }

  private static Template withCarrier(Template drawing, ImmutableSet<Cell> carrier) {
    return new Template(
        drawing.name(),
        drawing.aliases(),
        drawing.stones(),
        carrier,
        drawing.promise(),
        TemplateClaim.UNSTATED,
        drawing.source());
  }

  /** The same on a larger board. */
  private static Template wider(Template drawing) {
    ImmutableSet<Edge> edges = drawing.promise().edges();
    int left = edges.contains(Edge.LEFT) ? 0 : 1;
    int above = edges.contains(Edge.TOP) ? 0 : 1;
    Board board =
        new Board(
            left + drawing.board().cols() + (edges.contains(Edge.RIGHT) ? 0 : 1),
            above + drawing.board().rows() + (edges.contains(Edge.BOTTOM) ? 0 : 1));
    UnaryOperator<Cell> place = cell -> cell.moved(left, above);
    return new Template(
        drawing.name(),
        drawing.aliases(),
        drawing.stones().moved(board, place),
        Cell.moved(drawing.carrier(), place),
        drawing.promise().moved(place, UnaryOperator.identity()),
        TemplateClaim.UNSTATED,
        drawing.source());
  }

  /** Whether a set keeps the promise together with what is there already. */
  private record Larger(Validity validity, BigInteger base) implements Monotone {
    @Override
    public Judgement of(BigInteger set) throws Unanswered {
      return validity.of(base.or(set)) instanceof Has has
          ? new Has(has.part().andNot(base))
          : new Lacks();
    }

    @Override
    public BigInteger lacking(BigInteger set) throws Unanswered {
      return validity.lacking(base.or(set)).andNot(base);
    }
  }

  /** The smallest of all sets that it is told of. */
  private static final class Fewest {
    private BigInteger set;

    Fewest(BigInteger set) {
      this.set = set;
    }

    int accept(BigInteger other) {
      if (other.bitCount() < set.bitCount()) {
        set = other;
      }
      return set.bitCount() - 1;
    }
  }
}
