package org.hexproof.witness;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.ImmutableSet;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.Set;
import java.util.TreeSet;
import org.hexproof.board.Board;
import org.hexproof.board.Cell;
import org.hexproof.board.Edge;
import org.hexproof.board.Position;
import org.hexproof.region.Outcomes;
import org.hexproof.region.PortOutcomes;
import org.hexproof.region.Region;
import org.hexproof.shannon.Coloring;
import org.hexproof.value.Game;
import org.hexproof.value.RememberingNaive;
import org.hexproof.value.Values;
import org.junit.jupiter.api.Test;

/** Probes against their definitions, on forms with nothing simplified. */
final class ProbesTest {
  private static final long BYTES = 1L << 28;

  private record Sample(Position position, ImmutableSet<Cell> cells) {
    static Sample of(Random random) {
      Board board = new Board(7, 6);
      Set<Cell> cells = new TreeSet<>(Set.of(new Cell(3, 3 + random.nextInt(3))));
      while (cells.size() < 4) {
        List<Cell> around =
            cells.stream()
                .flatMap(cell -> board.neighbors(cell).stream())
                .filter(cell -> !cells.contains(cell))
                .toList();
        cells.add(around.get(random.nextInt(around.size())));
      }
      List<Cell> black = new ArrayList<>();
      List<Cell> white = new ArrayList<>();
      for (Cell cell : board.cells()) {
        int draw = cells.contains(cell) ? 9 : random.nextInt(6);
        if (draw < 3) {
          (draw == 0 ? black : white).add(cell);
        }
      }
      return new Sample(Position.of(board, black, white), ImmutableSet.copyOf(cells));
    }

    Region region() {
      return Region.open(position, cells, ImmutableSet.of(Edge.BOTTOM));
    }
  }

  @Test
  void inferiorMovesAreThoseOfTheDefinition() {
    Random random = new Random(3);
    int inferior = 0;
    for (int i = 0; i < 30; i++) {
      Sample sample = Sample.of(random);
      Coloring game = Outcomes.found(sample.region());
      if (game.poset().size() == 1) {
        continue;
      }
      Probes probes = new Probes(game, new Values(game.poset()), BYTES);
      RememberingNaive naive = new RememberingNaive(game.poset());
      Game whole = form(game, 0, 0);
      for (int cell = 0; cell < probes.size(); cell++) {
        Game without = Game.of(options(game, -1, true), options(game, cell, false));
        assertThat(probes.isViable(cell))
            .as("%s, cell %s", sample, cell)
            .isEqualTo(!naive.leq(without, whole));
        if (probes.isViable(cell)) {
          continue;
        }
        inferior++;
        Game move = form(game, 0, 1 << cell);
        Probes.Reason reason = probes.reason(cell);
        for (int other = 0; other < probes.size(); other++) {
          if (other != cell) {
            assertThat(reason.dominating().contains(other))
                .isEqualTo(naive.leq(form(game, 0, 1 << other), move));
            assertThat(reason.reversing().contains(other))
                .isEqualTo(naive.leq(without, form(game, 1 << other, 1 << cell)));
          }
        }
      }
    }
    assertThat(inferior).isGreaterThan(20);
  }

  /** A player's first moves but one. */
  private static List<Game> options(Coloring game, int without, boolean black) {
    List<Game> options = new ArrayList<>();
    for (int cell = 0; cell < game.cells(); cell++) {
      if (cell != without) {
        options.add(form(game, black ? 1 << cell : 0, black ? 0 : 1 << cell));
      }
    }
    return options;
  }

  private static Game form(Coloring game, int black, int white) {
    List<Game> left = new ArrayList<>();
    List<Game> right = new ArrayList<>();
    for (int cell = 0; cell < game.cells(); cell++) {
      if (((black | white) >> cell & 1) == 0) {
        left.add(form(game, black | 1 << cell, white));
        right.add(form(game, black, white | 1 << cell));
      }
    }
    return left.isEmpty() ? Game.atom(game.outcomes().get(black)) : Game.of(left, right);
  }

  @Test
  void whatPortsProveThePlanarOrderProves() {
    Random random = new Random(4);
    int proved = 0;
    for (int i = 0; i < 80; i++) {
      Region region = Sample.of(random).region();
      Coloring ports = PortOutcomes.of(region);
      Coloring planar = Outcomes.found(region);
      Probes byPorts = new Probes(ports, new Values(ports.poset()), BYTES);
      Probes byPlane = new Probes(planar, new Values(planar.poset()), BYTES);
      assertThat(byPorts.viable()).containsAll(byPlane.viable());
      proved += byPorts.size() - byPorts.viable().size();
    }
    assertThat(proved).isGreaterThan(5);
  }
}
