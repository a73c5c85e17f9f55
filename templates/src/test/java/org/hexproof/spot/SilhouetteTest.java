package org.hexproof.spot;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSet;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import org.hexproof.board.Cell;
import org.hexproof.board.Edge;
import org.hexproof.board.GridSymmetry;
import org.hexproof.board.Offset;
import org.hexproof.board.Symmetry;
import org.hexproof.library.Library;
import org.hexproof.template.Template;
import org.junit.jupiter.api.Test;

/** The twin has cells as three numbers whose sum is 0, which the symmetries exchange and negate. */
final class SilhouetteTest {
  private static final int[][] EXCHANGED = {
    {0, 1, 2}, {0, 2, 1}, {1, 0, 2}, {1, 2, 0}, {2, 0, 1}, {2, 1, 0}
  };

  private static Offset turned(Offset cell, int[] exchanged, int sign) {
    int[] numbers = {cell.col(), -cell.col() - cell.row(), cell.row()};
    return new Offset(sign * numbers[exchanged[0]], sign * numbers[exchanged[2]]);
  }

  private static Set<Silhouette> naive(Template template) {
    Set<Silhouette> all = new HashSet<>();
    for (int[] exchanged : EXCHANGED) {
      for (int sign : new int[] {1, -1}) {
        all.add(naive(template, exchanged, sign));
      }
    }
    return all;
  }

  private static Silhouette naive(Template template, int[] exchanged, int sign) {
    Map<Integer, Map<Integer, Character>> rows = new TreeMap<>();
    Set<Integer> cols = new HashSet<>();
    for (Cell cell : template.board().cells()) {
      boolean isStone = template.stones().black().contains(cell);
      if (isStone || template.carrier().contains(cell)) {
        Offset at = turned(Offset.of(cell), exchanged, sign);
        rows.computeIfAbsent(at.row(), row -> new TreeMap<>()).put(at.col(), isStone ? 'X' : '.');
        cols.add(at.col());
      }
    }
    Optional<Edge> edge = Optional.empty();
    for (Edge drawn : template.promise().edges()) {
      Set<Offset> beyond = new HashSet<>();
      GridSymmetry.beyond(drawn).forEach(step -> beyond.add(turned(step, exchanged, sign)));
      for (Edge black : List.of(Edge.TOP, Edge.BOTTOM)) {
        if (beyond.equals(GridSymmetry.beyond(black))) {
          edge = Optional.of(black);
          Cell beside = template.board().along(drawn).iterator().next();
          rows.computeIfAbsent(
              turned(Offset.of(beside), exchanged, sign).row(), row -> new TreeMap<>());
        }
      }
    }
    int first = rows.keySet().stream().min(Integer::compare).orElseThrow();
    int last = rows.keySet().stream().max(Integer::compare).orElseThrow();
    int left = cols.stream().min(Integer::compare).orElseThrow();
    int right = cols.stream().max(Integer::compare).orElseThrow();
    List<String> lines = new ArrayList<>();
    for (int row = first; row <= last; row++) {
      StringBuilder line = new StringBuilder();
      for (int col = left; col <= right; col++) {
        line.append((char) rows.getOrDefault(row, Map.of()).getOrDefault(col, '#'));
      }
      lines.add(line.toString());
    }
    return new Silhouette(ImmutableList.copyOf(lines), edge);
  }

  @Test
  void aTemplateHasThoseOfTheTwin() {
    int most = 0;
    for (Template template : Library.read()) {
      ImmutableSet<Silhouette> all = Silhouette.of(template);
      assertThat(all).as(template.name()).isEqualTo(naive(template));
      most = Math.max(most, all.size());
    }
    assertThat(most).isEqualTo(12);
  }

  @Test
  void theFirstIsAsItIsDrawn() {
    Template ziggurat =
        Library.read().stream().filter(t -> t.name().equals("III-1-a")).findFirst().orElseThrow();
    Silhouette drawn = Silhouette.of(ziggurat).iterator().next();
    assertThat(drawn.rows()).containsExactly("##X.", "#...", "....");
    assertThat(drawn.edge()).contains(Edge.BOTTOM);
  }

  @Test
  void theyAreTheSameWhicheverWayItIsDrawn() {
    for (Template template : Library.read()) {
      for (Symmetry symmetry : Symmetry.values()) {
        if (template.promise().edges().stream()
            .map(symmetry::apply)
            .allMatch(edge -> edge == Edge.TOP || edge == Edge.BOTTOM)) {
          assertThat(Silhouette.of(template.at(symmetry))).isEqualTo(Silhouette.of(template));
        }
      }
    }
  }
}
