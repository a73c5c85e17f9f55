package org.hexproof.spot;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import com.google.common.collect.ImmutableSet;
import java.util.ArrayList;
import java.util.IntSummaryStatistics;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.hexproof.board.Cell;
import org.hexproof.board.Edge;
import org.hexproof.board.GridSymmetry;
import org.hexproof.board.Offset;
import org.hexproof.template.Template;

/**
 * What a template looks like, moved, turned or mirrored, whatever it promises: its black stones and
 * its carrier in the box around them, which reaches up to the edge that it connects to, if that is
 * top or bottom. Of other directions of the edge nothing is kept, since no board has Black's edges
 * there.
 *
 * @param rows from the top, {@link #STONE}, {@link #FREE} and {@link #OUTSIDE}; all of one length,
 *     and each is shifted by half a cell against the row above
 * @param edge top or bottom, or none
 */
public record Silhouette(ImmutableList<String> rows, Optional<Edge> edge) {
  public static final char STONE = 'X';
  public static final char FREE = '.';
  public static final char OUTSIDE = '#';

  private static final ImmutableSet<Edge> BLACKS = ImmutableSet.of(Edge.TOP, Edge.BOTTOM);

  /** All different ones of a template, of which there are at most twelve; as it is drawn first. */
  public static ImmutableSet<Silhouette> of(Template template) {
    return GridSymmetry.ALL.stream()
        .map(symmetry -> of(template, symmetry))
        .collect(ImmutableSet.toImmutableSet());
  }

  private static Silhouette of(Template template, GridSymmetry symmetry) {
    ImmutableMap.Builder<Offset, Character> signs = ImmutableMap.builder();
    template.stones().black().forEach(cell -> signs.put(image(cell, symmetry), STONE));
    template.carrier().forEach(cell -> signs.put(image(cell, symmetry), FREE));
    ImmutableMap<Offset, Character> all = signs.buildOrThrow();
    Optional<Edge> drawn = template.promise().edges().stream().findFirst();
    Optional<Edge> edge = drawn.flatMap(symmetry::apply).filter(BLACKS::contains);
    List<Offset> reached = new ArrayList<>(all.keySet());
    if (edge.isPresent()) {
      Cell beside = template.board().along(drawn.orElseThrow()).iterator().next();
      reached.add(new Offset(reached.get(0).col(), image(beside, symmetry).row()));
    }
    return new Silhouette(rows(all, reached), edge);
  }

  private static Offset image(Cell cell, GridSymmetry symmetry) {
    return symmetry.apply(Offset.of(cell));
  }

  private static ImmutableList<String> rows(Map<Offset, Character> signs, List<Offset> reached) {
    IntSummaryStatistics cols = reached.stream().mapToInt(Offset::col).summaryStatistics();
    IntSummaryStatistics rows = reached.stream().mapToInt(Offset::row).summaryStatistics();
    ImmutableList.Builder<String> lines = ImmutableList.builder();
    for (int row = rows.getMin(); row <= rows.getMax(); row++) {
      StringBuilder line = new StringBuilder();
      for (int col = cols.getMin(); col <= cols.getMax(); col++) {
        line.append((char) signs.getOrDefault(new Offset(col, row), OUTSIDE));
      }
      lines.add(line.toString());
    }
    return lines.build();
  }
}
