package org.hexproof.primary;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class PolyhexTest {
  /** OEIS A018190: free polyhexes without holes. */
  @ParameterizedTest
  @CsvSource({"1, 1", "2, 1", "3, 3", "4, 7", "5, 22", "6, 81", "7, 331"})
  void asManyAsAreKnown(int cells, int count) {
    assertThat(Polyhex.all(cells)).hasSize(count);
  }

  @Test
  void symmetriesKeepNeighborsAndTheSenseOfRotation() {
    Point center = new Point(3, -2);
    for (int symmetry = 0; symmetry < Point.SYMMETRIES; symmetry++) {
      Point image = center.image(symmetry);
      int first = direction(image, center.step(0).image(symmetry));
      for (int direction = 0; direction < Point.DIRECTIONS; direction++) {
        int turned = Point.mirrors(symmetry) ? first - direction : first + direction;
        assertThat(center.step(direction).image(symmetry)).isEqualTo(image.step(turned));
      }
    }
  }

  private static int direction(Point from, Point to) {
    for (int direction = 0; direction < Point.DIRECTIONS; direction++) {
      if (from.step(direction).equals(to)) {
        return direction;
      }
    }
    throw new AssertionError("not neighbors");
  }

  @Test
  void touchesIsWhatStepsReach() {
    Point center = new Point(0, 0);
    Set<Point> reached = new HashSet<>();
    for (int direction = 0; direction < Point.DIRECTIONS; direction++) {
      reached.add(center.step(direction));
    }
    assertThat(reached).hasSize(Point.DIRECTIONS);
    for (int row = -2; row <= 2; row++) {
      for (int col = -2; col <= 2; col++) {
        Point point = new Point(row, col);
        assertThat(center.touches(point)).isEqualTo(reached.contains(point));
      }
    }
  }

  @Test
  void theRingIsAllThatTouchesTheShape() {
    for (Polyhex shape : Polyhex.all(6)) {
      List<Point> ring = shape.ring();
      Set<Point> around = new TreeSet<>();
      for (Point cell : shape.cells()) {
        for (int direction = 0; direction < Point.DIRECTIONS; direction++) {
          around.add(cell.step(direction));
        }
      }
      around.removeAll(new ArrayList<>(shape.cells()));
      assertThat(new TreeSet<>(ring)).isEqualTo(around);
      for (int i = 0; i < ring.size(); i++) {
        assertThat(ring.get(i).touches(ring.get((i + 1) % ring.size()))).isTrue();
      }
    }
  }
}
