package org.hexproof.induction;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSet;
import com.google.common.collect.Sets;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.BooleanSupplier;
import org.hexproof.board.Cell;
import org.hexproof.board.Color;
import org.hexproof.board.Content;
import org.hexproof.board.Position;
import org.hexproof.ladder.Ladder;
import org.hexproof.solver.Answer;
import org.hexproof.solver.HexSolver;
import org.hexproof.solver.Limits;
import org.hexproof.solver.Problem;
import org.hexproof.solving.Watch;

/**
 * Looks for Black's replies to all that White may do in a window and deepens until it has them.
 * Moves that stopped or answered others before come first. Whether the head is joined to the edge
 * or to the head of a later ladder is asked of a solver.
 */
final class StepSearch {
  private static final int FOREVER = Integer.MAX_VALUE;

  private final Window window;
  private final HexSolver solver;
  private final Limits limits;
  private final Map<Rung, ImmutableSet<Cell>> rungs = new LinkedHashMap<>();
  private final Map<Position, Integer> lost = new HashMap<>();
  private final Map<Cell, Integer> refuted = new HashMap<>();
  private final Map<List<Cell>, Integer> answered = new HashMap<>();
  private final Map<Problem, Optional<Answer.Decided>> wins = new HashMap<>();
  private long solves;
  private long nodes;
  private Optional<Answer> failure = Optional.empty();
  private BooleanSupplier isStopped = () -> false;

  /**
   * A search that has not begun.
   *
   * @param lower ladders that may be taken over, too
   * @param limits of each solve
   */
  StepSearch(Window window, ImmutableList<Ladder> lower, HexSolver solver, Limits limits) {
    this.window = window;
    this.solver = solver;
    this.limits = limits;
    window.rungs(lower).forEach(rung -> rungs.put(rung, rung.room(window)));
  }

  long solves() {
    return solves;
  }

  /** The positions that the solver searched. */
  long nodes() {
    return nodes;
  }

  /** What the solver said when it failed, which ended the search. */
  Optional<Answer> failure() {
    return failure;
  }

  /**
   * The step, or nothing if none is found by so many solves, before the watch is stopped or the
   * solver fails.
   */
  Optional<ImmutableList<Reply>> run(Watch watch, long most) {
    isStopped = () -> solves >= most || failure.isPresent() || watch.isStopped();
    Position start = Position.amidWhite(window.board(), Set.of(window.head()), window.room());
    solver.begin(toEdgeFrom(start, Color.WHITE), limits);
    Optional<ImmutableList<Reply>> found = Optional.empty();
    for (int depth = 0;
        found.isEmpty() && lostFor(start) < FOREVER && !isStopped.getAsBoolean();
        depth++) {
      found = replies(start, depth);
    }
    return found;
  }

  /** For how many more moves of White's it is known that a position is lost. */
  private int lostFor(Position position) {
    return lost.getOrDefault(position, -1);
  }

  /** Replies to White's next move, before so many more that are no longer answered at once. */
  private Optional<ImmutableList<Reply>> replies(Position position, int depth) {
    if (lostFor(position) >= depth || isStopped.getAsBoolean()) {
      return Optional.empty();
    }
    Optional<Reply> elsewhere = toEdge(position);
    if (elsewhere.isEmpty()) {
      lost.put(position, FOREVER);
      return Optional.empty();
    }
    List<Reply> replies = new ArrayList<>(elsewhere.stream().toList());
    Set<Cell> open = new LinkedHashSet<>(elsewhere.get().way());
    while (!open.isEmpty()) {
      Cell move =
          Collections.max(open, Comparator.comparing(cell -> refuted.getOrDefault(cell, 0)));
      Position after = position.with(move, Content.WHITE);
      Optional<Reply> reply = reply(after, move, depth);
      if (reply.isEmpty()) {
        refuted.replaceAll((cell, weight) -> weight * 7 / 8);
        refuted.merge(move, 1000, Integer::sum);
        lost.put(position, Math.max(depth, lostFor(after)));
        return Optional.empty();
      }
      replies.add(reply.get());
      open.retainAll(reply.get().way());
    }
    return Optional.of(ImmutableList.copyOf(replies));
  }

  /** A reply to this move of White's. */
  private Optional<Reply> reply(Position position, Cell last, int depth) {
    if (lostFor(position) >= depth) {
      return Optional.empty();
    }
    Optional<Reply> reply = toEdge(position).or(() -> toLadder(position));
    for (int later = Math.max(0, lostFor(position)); later < depth && reply.isEmpty(); later++) {
      reply = onward(position, last, later);
    }
    if (reply.isEmpty() && lostFor(position) < depth) {
      lost.put(position, depth);
    }
    return reply;
  }

  private Optional<Reply> onward(Position position, Cell last, int depth) {
    List<Cell> moves = new ArrayList<>(position.empty());
    moves.sort(
        Comparator.<Cell>comparingInt(move -> -answered.getOrDefault(List.of(last, move), 0))
            .thenComparingInt(move -> move.steps(last)));
    int least = FOREVER;
    for (Cell move : moves) {
      Position after = position.with(move, Content.BLACK);
      Optional<ImmutableList<Reply>> then = replies(after, depth);
      if (then.isPresent()) {
        answered.merge(List.of(last, move), 1, Integer::sum);
        return Optional.of(new Reply.Onward(move, then.get()));
      }
      least = Math.min(least, lostFor(after));
    }
    if (least == FOREVER) {
      lost.put(position, FOREVER);
    }
    return Optional.empty();
  }

  private Problem toEdgeFrom(Position position, Color toMove) {
    return window.toEdge(position.black(), position.empty(), toMove);
  }

  private Optional<Reply> toEdge(Position position) {
    return ask(toEdgeFrom(position, Color.BLACK))
        .map(
            found -> {
              Cell move = move(found, position);
              return new Reply.ToEdge(move, without(found.carrier(), move));
            });
  }

  private Optional<Reply> toLadder(Position position) {
    for (Map.Entry<Rung, ImmutableSet<Cell>> entry : rungs.entrySet()) {
      Optional<Reply> reply = toLadder(position, entry.getKey(), entry.getValue());
      if (reply.isPresent()) {
        return reply;
      }
    }
    return Optional.empty();
  }

  private Optional<Reply> toLadder(Position position, Rung rung, ImmutableSet<Cell> needed) {
    Cell head = rung.head(window);
    if (position.at(head) == Content.WHITE
        || needed.stream().anyMatch(cell -> position.at(cell) == Content.WHITE)) {
      return Optional.empty();
    }
    boolean isThere = position.at(head) == Content.BLACK;
    Position with = position.with(head, Content.BLACK);
    ImmutableSet<Cell> black = Sets.difference(with.black(), needed).immutableCopy();
    ImmutableSet<Cell> free = Sets.difference(with.empty(), needed).immutableCopy();
    Set<Cell> passable = Sets.union(black, free);
    if (!window.board().flood(Set.of(window.head()), passable::contains).contains(head)) {
      return Optional.empty();
    }
    return ask(window.toCell(black, free, isThere ? Color.BLACK : Color.WHITE, head))
        .map(
            found -> {
              Cell move = isThere ? move(found, position) : head;
              Set<Cell> cells = Sets.union(found.carrier(), Sets.difference(needed, with.black()));
              return new Reply.ToLadder(move, without(cells, move), rung);
            });
  }

  private static ImmutableSet<Cell> without(Set<Cell> cells, Cell move) {
    return Sets.difference(cells, Set.of(move)).immutableCopy();
  }

  /** The first move; any will do where Black is joined already. */
  private static Cell move(Answer.Decided found, Position position) {
    return found.line().stream().findFirst().orElseGet(() -> position.empty().iterator().next());
  }

  /** The answer if Black wins. */
  private Optional<Answer.Decided> ask(Problem problem) {
    Optional<Answer.Decided> known = wins.get(problem);
    if (known == null) {
      Answer answer = solver.solve(problem, limits);
      solves++;
      nodes += answer.nodes();
      if (answer instanceof Answer.Failed) {
        failure = Optional.of(answer);
      }
      known = answer.decided().filter(decided -> decided.winner() == Color.BLACK);
      wins.put(problem, known);
    }
    return known;
  }
}
