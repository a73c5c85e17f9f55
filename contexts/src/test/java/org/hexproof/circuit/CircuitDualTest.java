package org.hexproof.circuit;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.hexproof.value.Image;
import org.hexproof.value.Posets;
import org.hexproof.value.Values;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class CircuitDualTest {
  private static final long MEMORY = 1 << 28;

  private final Values values = new Values(Posets.P3);
  private final Image dual = Image.dual(values.store(), values, Posets.P3.duality().orElseThrow());

  private int value(Circuit circuit) throws Exception {
    return CircuitReader.read("test", circuit.toString()).value(values, MEMORY);
  }

  private void assertDual(Circuit circuit) throws Exception {
    Circuit opposite = CircuitDual.of(circuit);
    int value = value(circuit);
    assertThat(value(opposite)).as("%s and %s", circuit, opposite).isEqualTo(dual.of(value));
    Circuit back = CircuitDual.of(opposite);
    assertThat(value(back)).as("%s and %s", opposite, back).isEqualTo(value);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "Empty",
        "Eq(1,2)",
        "Eq(1,3)",
        "Eq(1,2,3)",
        "Q2(1,2)",
        "Q2(1,2), Q2(2,3)",
        "Eq(2,3), Q2(1,2)",
        "Q2(1,4), Q2(4,2), Q1(4,5,3), Q2(5,3)",
        "Q1(1,2,3), Q2(4,5), Q1(6,7,7)",
        "Q5(1,2,2)",
        "Q5(1,4,4), Q5op(4,2,3)x",
        "P1(3,4), P3op(4,5,3), P3(2,4,6), P5(2,1,6)x, Q9(2,5,4)",
        "Q8op(6,4,1)x, Q15(4,2,5), Q15(6,5,3)"
      })
  void theDualHasTheDualValue(String parts) throws Exception {
    assertDual(CircuitReader.read("test", "G(1,2,3) = " + parts).main());
  }

  /** Circuits as searches find them, among them concatenations, pinwheels and stars. */
  @Test
  void theDualsOfSmallCircuitsHaveTheDualValues() throws Exception {
    SmallCircuits circuits = SmallCircuits.of(4, values);
    for (int cells = 1; cells <= 4; cells++) {
      for (int value : circuits.ofSize(cells).toIntArray()) {
        assertDual(circuits.circuit("G", value).orElseThrow());
      }
    }
  }

  /** A primary position and its dual are the same drawing with the colours exchanged. */
  @Test
  void mirroredPartsStayMirrored() throws Exception {
    for (String part : new String[] {"Q5(1,2,3)", "Q5(1,3,2)x", "Q5op(3,1,2)"}) {
      Circuit circuit = CircuitReader.read("test", "G(1,2,3) = " + part).main();
      String expected = part.contains("op") ? part.replace("op", "") : part.replace("Q5", "Q5op");
      assertThat(CircuitDual.of(circuit).toString()).isEqualTo("G(1,2,3) = " + expected);
    }
  }

  @Test
  void whatIsNotPlanarHasNoDual() throws Exception {
    String crossing =
        "G(1,2,3) = Q2(1,4), Q2(1,5), Q2(1,6), Q2(2,4), Q2(2,5), Q2(2,6), Q2(3,4), Q2(3,5), Q2(3,6)";
    Circuit circuit = CircuitReader.read("test", crossing).main();
    assertThatThrownBy(() -> CircuitDual.of(circuit))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageContaining("not planar");
    Circuit two = CircuitReader.read("test", "G(1,2) = Q2(1,2)").main();
    assertThatThrownBy(() -> CircuitDual.of(two)).hasMessageContaining("three terminals");
  }
}
