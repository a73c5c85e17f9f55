package org.hexproof.witness;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.math.IntMath;
import com.google.common.primitives.ImmutableIntArray;
import java.util.Set;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;

/** The subdivisions whose pieces stand in a row around the region. */
final class ArchesTest {
  @Test
  void oneHasRoomForTheValuesOfTheZiggurat() {
    assertThat(Arches.of(4, 5))
        .map(Subdivision::toString)
        .contains("(left 1 6) (6 2 7) (7 3 8) (8 3 9) (9 4 right) top 8");
  }

  @Test
  void thereIsOneForEachChoiceOfFeetAndTop() {
    for (int terminals = 1; terminals <= 4; terminals++) {
      for (int pieces = Math.max(2, terminals); pieces <= 6; pieces++) {
        assertThat(Set.copyOf(Arches.of(terminals, pieces)))
            .as("%d terminals, %d pieces", terminals, pieces)
            .hasSize(IntMath.binomial(pieces - 1, terminals - 1) * (pieces - 1))
            .hasSameSizeAs(Arches.of(terminals, pieces));
      }
    }
  }

  @Test
  void eachTerminalHasItsPiecesNextToEachOther() {
    for (Subdivision arch : Arches.of(3, 5)) {
      int[] feet = arch.pieces().stream().mapToInt(piece -> piece.get(1)).toArray();
      assertThat(feet).isSorted().containsOnly(1, 2, 3);
      for (int i = 1; i < feet.length; i++) {
        ImmutableIntArray left = arch.pieces().get(i - 1);
        assertThat(arch.pieces().get(i).get(0)).isEqualTo(left.get(2));
      }
    }
  }

  @Test
  void archesAreAmongAllSubdivisions() {
    for (int terminals = 1; terminals <= 3; terminals++) {
      Set<String> all =
          Subdivisions.of(terminals, 3).stream()
              .map(Subdivisions::key)
              .collect(Collectors.toUnmodifiableSet());
      assertThat(Arches.of(terminals, 3)).map(Subdivisions::key).isSubsetOf(all);
    }
  }
}
