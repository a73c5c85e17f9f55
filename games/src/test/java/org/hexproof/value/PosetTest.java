package org.hexproof.value;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.google.common.collect.ImmutableList;
import java.util.BitSet;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class PosetTest {
  @ParameterizedTest
  @CsvSource({
    "bool, 2",
    "P2, 2",
    "P3, 5",
    "P5, 5",
    "corner, 5",
    "fork, 4",
    "P4, 4",
    "terminals:2, 2",
    "terminals:3, 5",
    "terminals:4, 14",
    "terminals:5, 42"
  })
  void namedPosetsArePartialOrdersWithTopAndBottom(String name, int size) {
    FinitePoset poset = Posets.named(name);
    assertThat(poset.size()).isEqualTo(size);
    for (int a = 0; a < size; a++) {
      assertThat(poset.leq(a, a)).isTrue();
      assertThat(poset.leq(poset.bottom(), a) && poset.leq(a, poset.top())).isTrue();
      assertThat(poset.find(poset.name(a))).isEqualTo(a);
      for (int b = 0; b < size; b++) {
        assertThat(poset.leq(a, b) && poset.leq(b, a)).isEqualTo(a == b);
        assertThat(!poset.leq(a, b) || a <= b).isTrue();
        // A threshold that holds a holds all above it.
        int missing = poset.thresholds(a) & ~poset.thresholds(b);
        assertThat(poset.leq(a, b) && missing != 0).isFalse();
        for (int c = 0; c < size; c++) {
          assertThat(!(poset.leq(a, b) && poset.leq(b, c)) || poset.leq(a, c)).isTrue();
        }
      }
    }
  }

  @Test
  void cornerAddsOneRelationAndForkMergesTwoAtoms() {
    FinitePoset corner = Posets.CORNER;
    assertThat(corner.leq(corner.find("c"), corner.find("a"))).isTrue();
    assertThat(corner.leq(corner.find("c"), corner.find("b"))).isFalse();
    assertThat(Posets.FORK.find("c")).isEqualTo(-1);
    assertThat(corner.duality()).isPresent();
    assertThat(corner.duality().orElseThrow().get(corner.find("a"))).isEqualTo(corner.find("c"));
  }

  @Test
  void aPosetCanBeWrittenAsChains() throws Exception {
    FinitePoset diamond = PosetReader.read("test", "F<x<T, F < y < T");
    assertThat(diamond).hasToString("⊥,x,y,⊤");
    assertThat(diamond.leq(diamond.find("x"), diamond.find("y"))).isFalse();
    assertThat(diamond.duality()).isPresent();
    FinitePoset chain = PosetReader.read("test", "⊥<a<b<⊤");
    assertThat(chain.leq(chain.find("a"), chain.find("b"))).isTrue();
    assertThat(chain.duality()).isEmpty();
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = ';',
      value = {
        "F<a<T,F<b<a,a<b; a cycle: a < b < a",
        "F<a,F<b; no greatest atom",
        "a<T,b<T; no least atom",
        "a<a; a cycle: a < itself",
        "x<y<z; the least atom must be called",
        "F<a<T,F<<T; test:1:9: expected an atom's name",
        "P7; unknown poset 'P7'",
        "F<T,; test:1:5: expected an atom's name"
      })
  void whatIsNotAPosetIsRefusedWithAReason(String text, String message) {
    assertThatThrownBy(() -> PosetReader.read("test", text))
        .isInstanceOf(ValueSyntaxException.class)
        .hasMessageContaining(message);
  }

  @Test
  void aNameMayNotStandTwiceAndSixtyFourAtomsAreTheLimit() {
    assertThatThrownBy(() -> FinitePoset.of(ImmutableList.of("x", "x"), List.of()))
        .hasMessageContaining("named twice");
    ImmutableList<String> many =
        IntStream.range(0, 65).mapToObj(i -> "x" + i).collect(ImmutableList.toImmutableList());
    assertThatThrownBy(() -> FinitePoset.of(many, List.of())).hasMessageContaining("64");
  }

  @Test
  void subsetsAreOrderedByInclusion() {
    SubsetPoset poset =
        SubsetPoset.of(
            ImmutableList.of("p", "q", "r"),
            List.of(set(), set(0), set(0, 1), set(2), set(0, 1, 2), set(0)));
    assertThat(poset.size()).isEqualTo(5);
    assertThat(poset.leq(poset.find("x1"), poset.find("x3"))).isTrue();
    assertThat(poset.leq(poset.find("x1"), poset.find("x2"))).isFalse();
    assertThat(poset.describe(poset.find("x3"))).containsExactly("p", "q");
    assertThat(poset.find("⊥")).isEqualTo(poset.bottom());
    assertThat(poset.find("⊤")).isEqualTo(poset.top());
    assertThat(poset.find("x4")).isEqualTo(-1);
    for (int a = 0; a < poset.size(); a++) {
      for (int b = 0; b < poset.size(); b++) {
        boolean within = (poset.thresholds(a) & ~poset.thresholds(b)) == 0;
        assertThat(poset.leq(a, b)).isEqualTo(within);
      }
    }
  }

  @ParameterizedTest
  @ValueSource(ints = {1, 2})
  void subsetsNeedALeastAndAGreatestSet(int missing) {
    List<BitSet> sets =
        missing == 1 ? List.of(set(0), set(1), set(0, 1)) : List.of(set(), set(0), set(1));
    assertThatThrownBy(() -> SubsetPoset.of(ImmutableList.of("p", "q"), sets))
        .isInstanceOf(IllegalArgumentException.class);
  }

  private static BitSet set(int... elements) {
    BitSet set = new BitSet();
    for (int element : elements) {
      set.set(element);
    }
    return set;
  }
}
