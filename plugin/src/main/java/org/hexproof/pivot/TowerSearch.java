package org.hexproof.pivot;

import com.google.common.collect.ImmutableList;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashSet;
import java.util.Optional;
import java.util.Set;
import org.hexproof.board.Cell;
import org.hexproof.board.Color;
import org.hexproof.board.Content;
import org.hexproof.board.Edge;
import org.hexproof.board.Position;
import org.hexproof.compose.PlacedTemplate;
import org.hexproof.solver.Answer;
import org.hexproof.solver.HexSolver;
import org.hexproof.solver.Limits;
import org.hexproof.template.Promise;

/**
 * Decides whether A, B and the edge are all joined, by questions about a template in a tower of
 * dual simpleswitches (main paper, Theorem 4.7 and what follows it).
 *
 * <p>A tower of one depth refutes, but does not prove. Where A and B are one group, its depth no
 * longer matters. So a proof needs, against each White move, a Black reply after which the position
 * is proved in turn; the solver's own reply is tried first. Carriers keep the search small: a reply
 * answers all White moves outside the carrier of what it proves, and a refutation all Black moves
 * outside its own.
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
  private final Cell a;
  private final Cell b;
  private final Edge edge;
  private final PlacedTemplate placed;
  private final HexSolver solver;
  private final Budget budget;
  private final Known white = new Known();
  private final Known black = new Known();
  private final long all;
  private int asked;
  private int joined;
  private int proved;

  private TowerSearch(
      Position position,
      Promise.ConnectsBoth promise,
      PlacedTemplate placed,
      HexSolver solver,
      Limits limits) {
    this.field = Field.of(position);
    this.a = promise.a();
    this.b = promise.b();
    this.edge = promise.edge();
    this.placed = placed;
    this.solver = solver;
    this.budget = new Budget(limits);
    this.all = field.mask(position.empty());
  }

  /**
   * Decides with White to move.
   *
   * @param placed the template in a tower of at least one step, with the same black stones
   * @param position the template, perhaps with more white stones
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
      Verdict verdict = prove(Stones.NONE);
      return new Outcome(
          new Answer.Decided(
              verdict.black() ? Color.BLACK : Color.WHITE,
              ImmutableList.of(),
              field.set(verdict.carrier()),
              budget.nodes(),
              budget.time()),
          Optional.of(remark(verdict)));
    } catch (Unanswered e) {
      return new Outcome(
          e.answer() instanceof Answer.Undecided undecided
              ? budget.undecided(undecided.reason())
              : e.answer(),
          Optional.empty());
    }
  }

  private String remark(Verdict verdict) {
    if (!verdict.black()) {
      return asked == 1
          ? "refuted by the tower itself"
          : "the tower holds, but not all White moves are answered for good; %d positions"
              .formatted(asked);
    }
    return joined == proved
        ? "A and B are joined from the start, so the depth of the tower does not matter"
        : "replies that join A and B for good complete the proof; %d positions".formatted(asked);
  }

  /** Are all joined, with White to move? */
  private Verdict prove(Stones stones) throws Unanswered {
    Optional<Verdict> found = white.find(stones);
    if (found.isPresent()) {
      return found.get();
    }
    Verdict verdict = prove(stones, ask(stones, Color.WHITE).verdict());
    if (verdict.black()) {
      proved++;
    }
    white.add(stones, verdict);
    return verdict;
  }

  private Verdict prove(Stones stones, Verdict tower) throws Unanswered {
    if (!tower.black()) {
      return tower;
    }
    if (areOneGroup(stones)) {
      joined++;
      return tower;
    }
    long moves = all & ~stones.black() & ~stones.white();
    if (moves == 0) {
      return new Verdict(false, 0);
    }
    long carrier = 0;
    while (moves != 0) {
      long urgent = moves & tower.carrier();
      long move = Long.lowestOneBit(urgent == 0 ? moves : urgent);
      Verdict reply = reply(stones.withWhite(move));
      if (!reply.black()) {
        return new Verdict(false, move | reply.carrier());
      }
      carrier |= reply.carrier();
      moves &= reply.carrier() & ~move;
    }
    return new Verdict(true, carrier);
  }

  /** Has Black a move after which all are joined? */
  private Verdict reply(Stones stones) throws Unanswered {
    Optional<Verdict> found = black.find(stones);
    if (found.isPresent()) {
      return found.get();
    }
    Verdict verdict = reply(stones, ask(stones, Color.BLACK));
    black.add(stones, verdict);
    return verdict;
  }

  private Verdict reply(Stones stones, Asked tower) throws Unanswered {
    if (!tower.verdict().black() || areOneGroup(stones)) {
      return tower.verdict();
    }
    long moves = all & ~stones.black() & ~stones.white();
    long carrier = 0;
    long next = tower.move() & moves;
    while (moves != 0) {
      long move = next != 0 ? next : Long.lowestOneBit(moves);
      next = 0;
      Verdict after = prove(stones.withBlack(move));
      if (after.black()) {
        return new Verdict(true, move | after.carrier());
      }
      carrier |= after.carrier();
      moves &= after.carrier() & ~move;
    }
    return new Verdict(false, carrier);
  }

  /**
   * What the solver says of the board with the tower.
   *
   * @param move the cell of the template that the solver would play, 0 if it names none
   */
  private record Asked(Verdict verdict, long move) {}

  private Asked ask(Stones stones, Color toMove) throws Unanswered {
    Answer answer = solver.solve(placed.problem(field.position(stones), toMove), budget.left());
    if (!(answer instanceof Answer.Decided decided)) {
      throw new Unanswered(answer);
    }
    asked++;
    budget.spend(decided.nodes());
    long carrier = 0;
    for (Cell cell : decided.carrier()) {
      carrier |= bit(cell);
    }
    return new Asked(
        new Verdict(decided.winner() == Color.BLACK, carrier),
        decided.line().stream().findFirst().map(this::bit).orElse(0L));
  }

  /** Of a cell of the board; 0 outside the template. */
  private long bit(Cell cell) {
    return placed.origin(cell).map(field::bit).orElse(0L);
  }

  /** Also where each of A and B is joined to the edge. */
  private boolean areOneGroup(Stones stones) {
    Position position = field.position(stones);
    Set<Cell> groupA = group(position, a);
    if (groupA.stream().anyMatch(cell -> position.board().touches(cell, edge))) {
      Set<Cell> other = group(position, b);
      return other.stream().anyMatch(cell -> position.board().touches(cell, edge))
          || other.contains(a);
    }
    return groupA.contains(b);
  }

  private static Set<Cell> group(Position position, Cell stone) {
    Set<Cell> seen = new HashSet<>();
    Deque<Cell> open = new ArrayDeque<>();
    seen.add(stone);
    open.add(stone);
    while (!open.isEmpty()) {
      for (Cell next : position.board().neighbors(open.remove())) {
        if (position.at(next) == Content.BLACK && seen.add(next)) {
          open.add(next);
        }
      }
    }
    return seen;
  }
}
