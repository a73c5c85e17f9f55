package org.hexproof.circuit;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.hexproof.primary.PrimaryList;
import org.hexproof.primary.PrimaryPosition;
import org.hexproof.value.Posets;
import org.hexproof.value.Values;
import org.junit.jupiter.api.Test;

class SmallCircuitsTest {
  private static final long MEMORY = 1 << 26;

  private final Values values = new Values(Posets.P3);

  /** Read back from its text, each circuit has its value and its number of cells. */
  @Test
  void circuitsHaveTheirValues() throws Exception {
    SmallCircuits circuits = SmallCircuits.of(5, values);
    for (int cells = 1; cells <= 5; cells++) {
      for (int value : circuits.ofSize(cells).toIntArray()) {
        Circuit circuit = circuits.circuit("X", value).orElseThrow();
        CircuitFile file = CircuitReader.read("test", circuit.toString());
        assertThat(file.value(values, MEMORY)).as("%s", circuit).isEqualTo(value);
        assertThat(file.cells()).hasValue(cells);
        assertThat(circuits.cells(value)).contains(cells);
      }
    }
  }

  /** All wirings of all values in any order, from the definition; nothing is left out. */
  @Test
  void noSmallCircuitIsMissed() {
    int most = 4;
    List<Set<Integer>> naive = new ArrayList<>(List.of(Set.of()));
    Set<Integer> known = new HashSet<>();
    Assembly concatenation = new Assembly(Wiring.CONCATENATION, values, values, MEMORY);
    Assembly pinwheel = new Assembly(Wiring.PINWHEEL, values, values, MEMORY);
    Assembly star = new Assembly(Wiring.STAR, values, values, MEMORY);
    for (int cells = 1; cells <= most; cells++) {
      Set<Integer> found = new HashSet<>();
      for (PrimaryPosition position : PrimaryList.shipped()) {
        if (position.cells() == cells) {
          found.add(values.of(position.value()));
        }
      }
      for (int i = 1; i < cells; i++) {
        for (int g : naive.get(i)) {
          for (int h : naive.get(cells - i)) {
            found.add(concatenation.value(g, h));
          }
          for (int j = 1; i + j < cells; j++) {
            for (int h : naive.get(j)) {
              for (int k : naive.get(cells - i - j)) {
                found.add(pinwheel.value(g, h, k));
                found.add(star.value(g, h, k));
              }
            }
          }
        }
      }
      Set<Integer> images = new HashSet<>();
      for (TerminalSymmetry symmetry : TerminalSymmetry.ALL) {
        found.forEach(value -> images.add(symmetry.image(values).of(value)));
      }
      images.removeIf(value -> values.store().isAtom(value) || !known.add(value));
      naive.add(images);
    }
    SmallCircuits circuits = SmallCircuits.of(most, values);
    for (int cells = 1; cells <= most; cells++) {
      assertThat(new HashSet<>(circuits.ofSize(cells))).isEqualTo(naive.get(cells));
    }
  }

  @Test
  void aSearchJoinsWhatIsThere() throws Exception {
    SmallCircuits circuits = SmallCircuits.of(5, values);
    SmallCircuits few = SmallCircuits.of(3, values);
    int found = 0;
    for (int value : circuits.ofSize(5).toIntArray()) {
      for (Circuit circuit : few.search("X", value, 5)) {
        found++;
        CircuitFile file = CircuitReader.read("test", circuit.toString());
        assertThat(file.value(values, MEMORY)).as("%s", circuit).isEqualTo(value);
        assertThat(file.cells()).hasValue(5);
      }
    }
    assertThat(found).isPositive();
    assertThat(circuits.circuit("X", values.top())).isEmpty();
  }
}
