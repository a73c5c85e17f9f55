package org.hexproof.primary;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import org.hexproof.region.Evaluation;
import org.hexproof.region.Outcomes;
import org.hexproof.shannon.Coloring;
import org.hexproof.value.Image;
import org.hexproof.value.Posets;
import org.hexproof.value.Values;
import org.junit.jupiter.api.Test;

class OutcomeFunctionTest {
  private static final String STONES = "XOOOO123";

  private final Random random = new Random(5);

  /** Stones anywhere; a terminal may be in several pieces. */
  private PrimaryDrawing drawing(int cells) {
    while (true) {
      List<Character> all = new ArrayList<>(Collections.nCopies(cells, '.'));
      while (all.size() < 16) {
        all.add(STONES.charAt(random.nextInt(STONES.length())));
      }
      Collections.shuffle(all, random);
      Map<LatticePoint, Character> signs = new HashMap<>();
      for (int i = 0; i < all.size(); i++) {
        signs.put(new LatticePoint(i / 4, i % 4), all.get(i));
      }
      if (all.containsAll(List.of('1', '2', '3')) && !terminalsTouch(signs)) {
        return PrimaryDrawing.of(signs);
      }
    }
  }

  private static boolean terminalsTouch(Map<LatticePoint, Character> signs) {
    for (LatticePoint first : signs.keySet()) {
      for (LatticePoint second : signs.keySet()) {
        char one = signs.get(first);
        char other = signs.get(second);
        boolean terminals = one != other && isBlack(one) && isBlack(other);
        if (terminals && first.touches(second)) {
          return true;
        }
      }
    }
    return false;
  }

  private static boolean isBlack(char sign) {
    return Character.isDigit(sign) || sign == 'X';
  }

  private static String outcome(OutcomeFunction function, int coloring) {
    boolean a = function.joins(0, coloring);
    boolean b = function.joins(1, coloring);
    boolean c = function.joins(2, coloring);
    return a && b ? "⊤" : a ? "a" : b ? "b" : c ? "c" : "⊥";
  }

  @Test
  void theOutcomesAreThoseOfTheRegion() {
    for (int round = 0; round < 300; round++) {
      PrimaryDrawing drawing = drawing(1 + round % OutcomeFunction.MAX_CELLS);
      OutcomeFunction function = OutcomeFunction.of(drawing);
      Coloring game = Outcomes.of(drawing.region(), Posets.P3);
      for (int coloring = 0; coloring < game.outcomes().length(); coloring++) {
        assertThat(outcome(function, coloring))
            .isEqualTo(Posets.P3.name(game.outcomes().get(coloring)));
      }
    }
  }

  @Test
  void aTakenCellIsLeftOut() {
    for (int round = 0; round < 100; round++) {
      int cells = 1 + round % OutcomeFunction.MAX_CELLS;
      OutcomeFunction function = OutcomeFunction.of(drawing(cells));
      for (int cell = 0; cell < cells; cell++) {
        for (boolean black : new boolean[] {false, true}) {
          OutcomeFunction narrow = function.with(cell, black);
          assertThat(narrow.cells()).isEqualTo(cells - 1);
          for (int coloring = 0; coloring < 1 << (cells - 1); coloring++) {
            int low = coloring & ((1 << cell) - 1);
            int wide = ((coloring - low) << 1) | low | (black ? 1 << cell : 0);
            assertThat(outcome(narrow, coloring)).isEqualTo(outcome(function, wide));
          }
        }
      }
    }
  }

  @Test
  void valuesAreThoseOfTheRegionAndDualsTurnWithThem() {
    Values values = new Values(Posets.P3);
    FunctionValues functionValues = new FunctionValues(values);
    Image dual = Image.dual(values.store(), values, Posets.P3.duality().orElseThrow());
    Orbits orbits = new Orbits(values);
    for (int round = 0; round < 80; round++) {
      PrimaryDrawing drawing = drawing(1 + round % OutcomeFunction.MAX_CELLS);
      Coloring game = Outcomes.of(drawing.region(), Posets.P3);
      OutcomeFunction function = OutcomeFunction.of(drawing);
      int value = functionValues.of(function);
      assertThat(value).isEqualTo(new Evaluation(game, values, 1 << 26).value());
      assertThat(functionValues.of(function.dual())).isEqualTo(dual.of(value));
      assertThat(orbits.of(functionValues.of(function.representative())))
          .isEqualTo(orbits.of(value));
    }
  }
}
