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
    LatticePoint center = new LatticePoint(3, -2);
    for (int symmetry = 0; symmetry < LatticePoint.SYMMETRIES; symmetry++) {
      LatticePoint image = center.image(symmetry);
      int first = direction(image, center.step(0).image(symmetry));
      for (int direction = 0; direction < LatticePoint.DIRECTIONS; direction++) {
        int turned = LatticePoint.mirrors(symmetry) ? first - direction : first + direction;
        assertThat(center.step(direction).image(symmetry)).isEqualTo(image.step(turned));
      }
    }
  }

  private static int direction(LatticePoint from, LatticePoint to) {
    for (int direction = 0; direction < LatticePoint.DIRECTIONS; direction++) {
      if (from.step(direction).equals(to)) {
        return direction;
      }
    }
    throw new AssertionError("not neighbors");
  }

  @Test
  void touchesIsWhatStepsReach() {
    LatticePoint center = new LatticePoint(0, 0);
    Set<LatticePoint> reached = new HashSet<>();
    for (int direction = 0; direction < LatticePoint.DIRECTIONS; direction++) {
      reached.add(center.step(direction));
    }
    assertThat(reached).hasSize(LatticePoint.DIRECTIONS);
    for (int row = -2; row <= 2; row++) {
      for (int col = -2; col <= 2; col++) {
        LatticePoint point = new LatticePoint(row, col);
        assertThat(center.touches(point)).isEqualTo(reached.contains(point));
      }
    }
  }

  @Test
  void theRingIsAllThatTouchesTheShape() {
    for (Polyhex shape : Polyhex.all(6)) {
      List<LatticePoint> ring = shape.ring();
      Set<LatticePoint> around = new TreeSet<>();
      for (LatticePoint cell : shape.cells()) {
        for (int direction = 0; direction < LatticePoint.DIRECTIONS; direction++) {
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
