package org.hexproof.board;

import static com.google.common.collect.ImmutableSet.toImmutableSet;
import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import com.google.common.collect.ImmutableSet;
import com.google.common.collect.Sets;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import java.util.stream.IntStream;
import org.hexproof.library.Library;
import org.hexproof.solving.RandomTemplates;
import org.hexproof.template.Kind;
import org.hexproof.template.Promise;
import org.hexproof.template.Template;
import org.junit.jupiter.api.Test;

/** Symmetries of templates are those among all maps that are linear in columns and rows. */
final class SelfMapTest {
  private static final int SHAPES = 100 * Integer.getInteger("hexproof.rounds", 1);

  /** The six neighbors of a cell, as steps of columns and rows. */
  private static final ImmutableSet<ImmutableList<Integer>> STEPS =
      ImmutableSet.of(
          ImmutableList.of(-1, 0),
          ImmutableList.of(1, 0),
          ImmutableList.of(0, -1),
          ImmutableList.of(0, 1),
          ImmutableList.of(1, -1),
          ImmutableList.of(-1, 1));

  private static ImmutableList<Integer> image(int[] matrix, List<Integer> step) {
    int col = step.get(0);
    int row = step.get(1);
    return ImmutableList.of(matrix[0] * col + matrix[1] * row, matrix[2] * col + matrix[3] * row);
  }

  /** All matrices of small numbers that take neighbors to neighbors. */
  private static List<int[]> matrices() {
    return IntStream.range(0, 81)
        .mapToObj(i -> new int[] {i % 3 - 1, i / 3 % 3 - 1, i / 9 % 3 - 1, i / 27 - 1})
        .filter(
            matrix ->
                STEPS.stream()
                    .map(step -> image(matrix, step))
                    .collect(toImmutableSet())
                    .equals(STEPS))
        .toList();
  }

  private static Set<Map<Cell, Cell>> naive(Position position, Promise promise) {
    Set<Cell> cells = Sets.union(position.black(), position.empty());
    Cell origin = cells.iterator().next();
    Set<Map<Cell, Cell>> maps = Sets.newHashSet();
    for (int[] matrix : matrices()) {
      for (Cell target : cells) {
        ImmutableMap.Builder<Cell, Cell> images = ImmutableMap.builder();
        boolean inside = true;
        for (Cell cell : cells) {
          ImmutableList<Integer> step =
              image(matrix, ImmutableList.of(cell.col() - origin.col(), cell.row() - origin.row()));
          int col = target.col() + step.get(0);
          int row = target.row() + step.get(1);
          inside &= col >= 0 && row >= 0 && cells.contains(new Cell(col, row));
          if (inside) {
            images.put(cell, new Cell(col, row));
          }
        }
        if (inside && isKept(images.buildOrThrow(), position, promise)) {
          maps.add(images.buildOrThrow());
        }
      }
    }
    return maps;
  }

  private static boolean isKept(Map<Cell, Cell> map, Position position, Promise promise) {
    return map.entrySet().stream()
        .allMatch(
            entry ->
                position.at(entry.getKey()) == position.at(entry.getValue())
                    && promise.named().contains(entry.getKey())
                        == promise.named().contains(entry.getValue())
                    && promise.pivot().filter(entry.getKey()::equals).isPresent()
                        == promise.pivot().filter(entry.getValue()::equals).isPresent()
                    && touched(entry.getKey(), position, promise)
                        .equals(touched(entry.getValue(), position, promise)));
  }

  private static Set<Edge> touched(Cell cell, Position position, Promise promise) {
    return promise.edges().stream()
        .filter(edge -> position.board().touches(cell, edge))
        .collect(toImmutableSet());
  }

  private static int check(Template template) {
    Position position = template.surrounded();
    List<Map<Cell, Cell>> found = new ArrayList<>();
    Promise promise = template.promise();
    Set<Cell> named = new HashSet<>(promise.named());
    promise.pivot().ifPresent(named::add);
    SelfMap.of(position, named, promise.edges()).forEach(map -> found.add(map.images()));
    assertThat(found).doesNotHaveDuplicates();
    assertThat(found.get(0)).allSatisfy((cell, image) -> assertThat(image).isEqualTo(cell));
    assertThat(Set.copyOf(found))
        .as(template.name() + " " + position)
        .isEqualTo(naive(position, promise));
    return found.size();
  }

  @Test
  void thoseOfRandomShapes() {
    RandomTemplates random = new RandomTemplates(new Random(3), 5);
    int symmetric = 0;
    for (int i = 0; i < SHAPES; i++) {
      for (Kind kind : Kind.values()) {
        symmetric += check(random.next(kind)) > 1 ? 1 : 0;
      }
    }
    assertThat(symmetric).isGreaterThan(SHAPES / 50);
  }

  @Test
  void thoseOfTheLibrary() {
    int most = 0;
    int symmetric = 0;
    for (Template template : Library.read()) {
      int maps = check(template);
      most = Math.max(most, maps);
      symmetric += maps > 1 ? 1 : 0;
    }
    assertThat(symmetric).isGreaterThan(10);
    assertThat(most).isGreaterThan(2);
  }
}
