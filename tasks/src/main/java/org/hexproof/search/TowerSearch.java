package org.hexproof.search;

import com.google.common.collect.ImmutableList;
import java.util.Optional;
import org.hexproof.board.Cell;
import org.hexproof.board.Color;
import org.hexproof.board.Goal;
import org.hexproof.board.Position;
import org.hexproof.board.Terminal;
import org.hexproof.compose.PlacedTemplate;
import org.hexproof.solver.Answer;
import org.hexproof.solver.HexSolver;
import org.hexproof.solver.Limits;
import org.hexproof.solver.Problem;
import org.hexproof.solver.Unanswered;
import org.hexproof.template.Promise;

/**
 * Decides whether A, B and the edge are all joined, by questions about a template in a tower of
 * dual simpleswitches ([H3T], Theorem 4.7 and what follows it).
 *
 * <p>A tower of one depth refutes, but does not prove. Where A and B are joined for good, its depth
 * no longer matters. So a proof needs, against each White move, a Black reply after which the
 * position is proved in turn; the solver's own reply is tried first. Two are joined for good if
 * they are joined even when White also has all cells that Black needs to join one of them to the
 * third.
 *
 * <p>Carriers keep the search small: a reply answers all White moves outside the carrier of what it
 * proves, and a refutation all Black moves outside its own.
 */
public final class TowerSearch {
  /**
   * What was found.
   *
   * @param answer Black wins if all are joined
   * @param remark what completed the proof or refuted; nothing if undecided
   */
  public record Outcome(Answer answer, Optional<String> remark) {}

  private final Field field;
  private final ImmutableList<Joins> toEdge;

  /** The same, and the stones to each other but for the edge, where the solver can be asked. */
  private final ImmutableList<Joins> pairs;

  private final PlacedTemplate placed;
  private final HexSolver solver;
  private final Budget budget;
  private final Known white = new Known();
  private final Known black = new Known();
  private final long all;
  private int towers;
  private boolean replied;

  private TowerSearch(
      Position position,
      Promise.ConnectsBoth promise,
      PlacedTemplate placed,
      HexSolver solver,
      Limits limits) {
    this.field = Field.of(position);
    this.placed = placed;
    this.solver = solver;
    this.budget = new Budget(limits);
    this.all = field.mask(position.empty());
    Terminal a = Terminal.of(promise.a());
    Terminal b = Terminal.of(promise.b());
    Terminal edge = Terminal.of(promise.edge());
    this.toEdge =
        ImmutableList.of(joins(ImmutableList.of(a, edge)), joins(ImmutableList.of(b, edge)));
    Joins stones = joins(ImmutableList.of(a, b));
    this.pairs =
        solver.supports(stones.problem(Stones.NONE, Color.WHITE))
            ? ImmutableList.<Joins>builder().addAll(toEdge).add(stones).build()
            : toEdge;
  }

  /** Whether the solver can be asked if A and the edge are joined, and B and the edge. */
  public static boolean supports(
      Position position, Promise.ConnectsBoth promise, HexSolver solver) {
    Terminal edge = Terminal.of(promise.edge());
    return ImmutableList.of(promise.a(), promise.b()).stream()
        .map(stone -> Goal.join(ImmutableList.of(Terminal.of(stone), edge)))
        .allMatch(goal -> solver.supports(new Problem(position, Color.WHITE, goal)));
  }

  private Joins joins(ImmutableList<Terminal> terminals) {
    return new Joins(field, terminals, solver, budget);
  }

  /**
   * Decides with White to move.
   *
   * @param placed the template in a tower of at least one step, with the same black stones
   * @param position the template, perhaps with more white stones
   * @param solver {@link #supports} the position
   * @param limits of the whole search
   * @throws IllegalArgumentException if there are more than {@link PivotSearch#MOST_CELLS} cells
   */
  public static Outcome decide(
      Position position,
      Promise.ConnectsBoth promise,
      PlacedTemplate placed,
      HexSolver solver,
      Limits limits) {
    return new TowerSearch(position, promise, placed, solver, limits).decide(limits);
  }

  private Outcome decide(Limits limits) {
    solver.begin(placed.problem(field.start(), Color.WHITE), limits);
    try {
      Reach verdict = prove(Stones.NONE);
      return new Outcome(budget.answer(verdict, field), Optional.of(remark(verdict)));
    } catch (Unanswered e) {
      return new Outcome(budget.answer(e), Optional.empty());
    }
  }

  private String remark(Reach verdict) {
    String positions = towers == 1 ? "1 position" : towers + " positions";
    if (verdict.black()) {
      return replied
          ? "proved by replies that join A and B for good; %s in the tower".formatted(positions)
          : "proved, since A and B are joined for good from the start";
    }
    if (towers == 0) {
      return "refuted before the tower: A or B alone can't be joined to the edge";
    }
    return replied
        ? "the tower holds, but not all White moves are answered for good; " + positions
        : "refuted by the tower";
  }

  /** Are all joined, with White to move? */
  private Reach prove(Stones stones) throws Unanswered {
    Optional<Reach> found = white.find(stones);
    if (found.isPresent()) {
      return found.get();
    }
    Optional<Reach> apart = apart(stones);
    Reach verdict = apart.isPresent() ? apart.get() : answer(stones);
    white.add(stones, verdict);
    return verdict;
  }

  /** Whether that follows from two joints that don't touch; nothing if it does not say. */
  private Optional<Reach> apart(Stones stones) throws Unanswered {
    for (Joins pair : toEdge) {
      Reach joined = pair.ask(stones, Color.WHITE);
      if (!joined.black()) {
        return Optional.of(joined);
      }
    }
    for (Joins first : pairs) {
      Reach joined = first.ask(stones, Color.WHITE);
      if (joined.black()) {
        Stones without = stones.withWhite(joined.carrier());
        for (Joins second : pairs) {
          if (second == first) {
            continue;
          }
          Reach too = second.ask(without, Color.WHITE);
          if (too.black()) {
            return Optional.of(new Reach(true, joined.carrier() | too.carrier()));
          }
        }
      }
    }
    return Optional.empty();
  }

  private Reach answer(Stones stones) throws Unanswered {
    Reach tower = ask(stones, Color.WHITE).verdict();
    if (!tower.black()) {
      return tower;
    }
    replied = true;
    long moves = empty(stones);
    long carrier = 0;
    for (long left = moves; left != 0; left &= left - 1) {
      long threat = Long.lowestOneBit(left);
      Optional<Reach> after = apart(stones.withBlack(threat));
      if (after.isPresent() && after.get().black()) {
        carrier |= threat | after.get().carrier();
        moves &= threat | after.get().carrier();
      }
    }
    while (moves != 0) {
      long urgent = moves & tower.carrier();
      long move = Long.lowestOneBit(urgent == 0 ? moves : urgent);
      Reach reply = reply(stones.withWhite(move));
      if (!reply.black()) {
        return new Reach(false, move | reply.carrier());
      }
      carrier |= reply.carrier();
      moves &= reply.carrier() & ~move;
    }
    return new Reach(true, carrier);
  }

  /** Has Black a move after which all are joined? */
  private Reach reply(Stones stones) throws Unanswered {
    Optional<Reach> found = black.find(stones);
    if (found.isPresent()) {
      return found.get();
    }
    Reach verdict = tryAll(stones);
    black.add(stones, verdict);
    return verdict;
  }

  private Reach tryAll(Stones stones) throws Unanswered {
    long carrier = 0;
    long moves = empty(stones);
    if (moves == 0) {
      return prove(stones);
    }
    for (Joins pair : toEdge) {
      Reach threat = pair.ask(stones, Color.WHITE);
      if (!threat.black()) {
        moves &= threat.carrier();
        carrier |= threat.carrier();
      }
    }
    for (long left = moves; left != 0; left &= left - 1) {
      long move = Long.lowestOneBit(left);
      Optional<Reach> after = apart(stones.withBlack(move));
      if (after.isPresent()) {
        if (after.get().black()) {
          return new Reach(true, move | after.get().carrier());
        }
        carrier |= after.get().carrier();
        moves &= after.get().carrier() & ~move;
        left &= moves | move;
      }
    }
    if (moves == 0) {
      return new Reach(false, carrier);
    }
    Asked tower = ask(stones, Color.BLACK);
    if (!tower.verdict().black()) {
      return tower.verdict();
    }
    long next = tower.move() & moves;
    while (moves != 0) {
      long move = next != 0 ? next : Long.lowestOneBit(moves);
      next = 0;
      Reach after = prove(stones.withBlack(move));
      if (after.black()) {
        return new Reach(true, move | after.carrier());
      }
      carrier |= after.carrier();
      moves &= after.carrier() & ~move;
    }
    return new Reach(false, carrier);
  }

  private long empty(Stones stones) {
    return all & ~stones.black() & ~stones.white();
  }

  /**
   * What the solver says of the board with the tower.
   *
   * @param move the cell of the template that the solver would play, 0 if it names none
   */
  private record Asked(Reach verdict, long move) {}

  private Asked ask(Stones stones, Color toMove) throws Unanswered {
    Answer answer = solver.solve(placed.problem(field.position(stones), toMove), budget.left());
    if (!(answer instanceof Answer.Decided decided)) {
      throw new Unanswered(answer);
    }
    towers++;
    budget.spend(decided);
    long carrier = 0;
    for (Cell cell : decided.carrier()) {
      carrier |= bit(cell);
    }
    return new Asked(
        new Reach(decided.winner() == Color.BLACK, carrier),
        decided.line().stream().findFirst().map(this::bit).orElse(0L));
  }

  /** Of a cell of the board; 0 outside the template. */
  private long bit(Cell cell) {
    return placed.origin(cell).map(field::bit).orElse(0L);
  }
}
