package org.hexproof.spot;

import com.google.common.collect.Comparators;
import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSet;
import java.util.Comparator;
import java.util.function.Function;
import org.hexproof.board.Cell;
import org.hexproof.board.Color;
import org.hexproof.template.Kind;
import org.hexproof.template.Promise;
import org.hexproof.template.Template;

/**
 * A template where it stands on a board.
 *
 * @param template as it was drawn
 * @param promise what the side is promised, with the cells and the edge of the board
 * @param stones all stones that the template needs, in reading order
 * @param carrier the cells that are free, in reading order
 */
public record Match(
    Color side,
    Template template,
    Promise promise,
    ImmutableSet<Cell> stones,
    ImmutableSet<Cell> carrier) {
  /** By side, kind, the stones that the promise names, the template's name, and the carrier. */
  static final Comparator<Match> ORDER =
      Comparator.comparing(Match::side)
          .thenComparing(Match::kind)
          .thenComparing(match -> sorted(match.promise.named()), lexicographic())
          .thenComparing(match -> match.template.name())
          .thenComparing(cells(Match::carrier))
          .thenComparing(cells(Match::stones));

  public Kind kind() {
    return template.kind();
  }

  private static Comparator<Match> cells(Function<Match, ImmutableSet<Cell>> part) {
    return Comparator.comparing(match -> part.apply(match).asList(), lexicographic());
  }

  private static Comparator<Iterable<Cell>> lexicographic() {
    return Comparators.lexicographical(Comparator.<Cell>naturalOrder());
  }

  private static ImmutableList<Cell> sorted(ImmutableSet<Cell> cells) {
    return ImmutableList.sortedCopyOf(cells);
  }
}
