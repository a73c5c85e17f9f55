package org.hexproof.local;

import static com.google.common.collect.ImmutableList.toImmutableList;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSet;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Predicate;
import org.hexproof.board.Cell;
import org.hexproof.board.Edge;
import org.hexproof.spot.Match;
import org.hexproof.template.Kind;

/**
 * What a move joins, by what was connected before and is connected after it.
 *
 * @param held what was connected before the other side's move before
 */
record Joining(Cell move, Bonds before, Bonds after, Bonds held) {
  /**
   * That the edges are joined, or stones to edges, or else stones to each other; nothing where the
   * edges had been joined, and so through them anything might be.
   */
  ImmutableList<Fact> facts() {
    if (before.span()) {
      return ImmutableList.of();
    }
    if (after.span() && !before.span()) {
      return ImmutableList.of(new Fact.Spans(after.side(), after.usedAt(move)));
    }
    ImmutableList<Match> templates = fresh();
    List<Fact> facts = new ArrayList<>();
    for (Edge edge : after.edges()) {
      if (after.reaches(move, edge)) {
        nearest(stone -> !before.reaches(stone, edge))
            .or(() -> Optional.of(move).filter(stone -> !templates.isEmpty()))
            .ifPresent(
                stone ->
                    facts.add(
                        new Fact.Reaches(
                            move,
                            stone,
                            edge,
                            isKept(stone, other -> held.reaches(other, edge)),
                            templates)));
      }
    }
    return facts.isEmpty() ? joins(templates) : ImmutableList.copyOf(facts);
  }

  /** The templates that the move made. */
  private ImmutableList<Match> fresh() {
    Set<Match> known = new HashSet<>(before.used());
    return after.usedAt(move).stream()
        .filter(match -> !known.contains(match))
        .collect(toImmutableList());
  }

  private ImmutableList<Fact> joins(ImmutableList<Match> templates) {
    Optional<Cell> one = nearest(stone -> true);
    if (one.isEmpty()) {
      return ImmutableList.of();
    }
    Optional<Cell> other = nearest(stone -> !before.areJoined(one.get(), stone));
    if (other.isPresent()) {
      return ImmutableList.of(
          new Fact.Joins(
              move,
              one.get(),
              other.get(),
              isKept(one.get(), stone -> held.areJoined(stone, other.get())),
              templates));
    }
    return templates.isEmpty()
        ? ImmutableList.of()
        : ImmutableList.of(new Fact.Joins(move, move, one.get(), false, templates));
  }

  /** Whether that was so of a stone already. */
  private boolean isKept(Cell stone, Predicate<Cell> was) {
    return !stone.equals(move) && was.test(stone);
  }

  /** Of the other stones that the move is connected to, the nearest of some. */
  private Optional<Cell> nearest(Predicate<Cell> among) {
    return after.joinedTo(move).stream()
        .filter(stone -> !stone.equals(move))
        .filter(among)
        .min(Comparator.comparingInt(move::steps));
  }

  /**
   * That an edge template stands which goes ill together with others that are held, and so is told
   * by itself.
   *
   * @param standing the templates after the move
   * @param stood those before it
   */
  ImmutableList<Fact> reaching(List<Match> standing, List<Match> stood) {
    ImmutableSet<Cell> stones = after.joinedTo(move);
    return after.edges().stream()
        .filter(edge -> !after.reaches(move, edge) && !before.span())
        .filter(edge -> stood.stream().noneMatch(match -> isFrom(match, stones, edge)))
        .flatMap(
            edge ->
                standing.stream()
                    .filter(match -> isFrom(match, stones, edge))
                    .limit(1)
                    .map(match -> reaches(match, edge)))
        .collect(toImmutableList());
  }

  private static boolean isFrom(Match match, ImmutableSet<Cell> stones, Edge edge) {
    return match.kind() == Kind.EDGE
        && match.promise().named().size() == 1
        && match.promise().edges().contains(edge)
        && stones.containsAll(match.promise().named());
  }

  private Fact reaches(Match match, Edge edge) {
    Cell stone = match.promise().named().iterator().next();
    return new Fact.Reaches(
        move,
        stone,
        edge,
        isKept(stone, other -> held.reaches(other, edge)),
        ImmutableList.of(match));
  }
}
