package org.hexproof.realize;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.ImmutableList;
import java.awt.geom.Line2D;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.hexproof.shannon.Kuratowski;
import org.hexproof.shannon.RandomGames;
import org.hexproof.shannon.ShannonGame;
import org.junit.jupiter.api.Test;

class SketchTest {
  @Test
  void linesMeetOnlyAtTheirEnds() {
    Random random = new Random(16);
    int drawn = 0;
    for (int round = 0; round < 150; round++) {
      ShannonGame game =
          round % 2 == 0
              ? RandomGames.planar(1 + random.nextInt(25), random)
              : RandomGames.any(1 + random.nextInt(8), 8, 2 + random.nextInt(2), random);
      if (Kuratowski.find(game).isPresent()) {
        continue;
      }
      drawn++;
      Sketch sketch = Sketch.of(game.graph());
      List<Sketch.Wire> all = new ArrayList<>(sketch.wires());
      all.addAll(sketch.leads());
      for (int one = 0; one < all.size(); one++) {
        for (int other = 0; other < one; other++) {
          assertThat(meetInside(all.get(one).points(), all.get(other).points()))
              .as("%s: %s %s", game, all.get(one), all.get(other))
              .isFalse();
        }
      }
      for (int cell = 0; cell < game.cells().size(); cell++) {
        int number = cell;
        long ends =
            sketch.wires().stream()
                .filter(wire -> wire.points().get(0).equals(sketch.cells().get(number)))
                .count();
        assertThat(ends).isEqualTo(game.graph().cells().get(cell).length());
      }
      assertThat(sketch.cells()).doesNotHaveDuplicates();
    }
    assertThat(drawn).isGreaterThan(90);
  }

  private static boolean meetInside(
      ImmutableList<Sketch.Point> one, ImmutableList<Sketch.Point> other) {
    for (int i = 1; i < one.size(); i++) {
      for (int j = 1; j < other.size(); j++) {
        Sketch.Point a = one.get(i - 1);
        Sketch.Point b = one.get(i);
        Sketch.Point c = other.get(j - 1);
        Sketch.Point d = other.get(j);
        boolean haveEndInCommon = a.equals(c) || a.equals(d) || b.equals(c) || b.equals(d);
        if (!haveEndInCommon
            && Line2D.linesIntersect(a.x(), a.y(), b.x(), b.y(), c.x(), c.y(), d.x(), d.y())) {
          return true;
        }
      }
    }
    return false;
  }
}
