package org.hexproof.circuit;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.hexproof.value.Posets;
import org.hexproof.value.Values;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class ContractionTest {
  private static final long MEMORY = 1 << 28;

  @ParameterizedTest
  @CsvSource(
      delimiter = ';',
      value = {
        "Empty; Empty",
        "Eq(3,2); Eq(2,3)",
        "Eq(1,4), Eq(4,3); Eq(1,3)",
        "Eq(3,4), Eq(4,1), Eq(2,3); Eq(1,2,3)",
        "Q2(1,9), Eq(9,7), Q5(7,2,3)x; Q2(1,4), Q5(4,2,3)x",
        "Eq(6,4,3), Q2(5,1), Q1op(5,2,7), Q5(6,5,7); Q2(4,1), Q1op(4,2,5), Q5(3,4,5)"
      })
  void jointsOfInnerNodesGo(String parts, String expected) throws Exception {
    Circuit circuit = CircuitReader.read("test", "G(1,2,3) = " + parts).main();
    assertThat(Contraction.of(circuit).toString()).isEqualTo("G(1,2,3) = " + expected);
  }

  @Test
  void theValueStays() throws Exception {
    Random random = new Random(11);
    Values values = new Values(Posets.P3);
    for (int i = 0; i < 200; i++) {
      List<String> parts = new ArrayList<>();
      for (int j = 0; j < 2 + random.nextInt(4); j++) {
        String name = List.of("Eq", "Eq", "Q2", "Q1", "Q5", "Q3op").get(random.nextInt(6));
        int two = name.equals("Q2") || (name.equals("Eq") && random.nextBoolean()) ? 2 : 3;
        List<String> nodes = new ArrayList<>();
        for (int k = 0; k < two; k++) {
          nodes.add(Integer.toString(1 + random.nextInt(6)));
        }
        parts.add(name + "(" + String.join(",", nodes) + ")");
      }
      String text = "G(1,2,3) = " + String.join(", ", parts);
      CircuitFile file = CircuitReader.read("test", text);
      String contracted = Contraction.of(file.main()).toString();
      CircuitFile back = CircuitReader.read("test", contracted);
      assertThat(back.value(values, MEMORY))
          .as("%s and %s", text, contracted)
          .isEqualTo(file.value(values, MEMORY));
      assertThat(back.cells()).isEqualTo(file.cells());
    }
  }
}
