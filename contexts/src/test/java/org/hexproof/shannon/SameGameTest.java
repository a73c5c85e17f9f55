package org.hexproof.shannon;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.Collections2;
import com.google.common.collect.ImmutableList;
import com.google.common.primitives.ImmutableIntArray;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import java.util.stream.IntStream;
import org.hexproof.board.Board;
import org.hexproof.board.Edge;
import org.hexproof.board.Position;
import org.hexproof.board.Terminal;
import org.junit.jupiter.api.Test;

class SameGameTest {
  private final Random random = new Random(14);

  @Test
  void smallGamesAreComparedAsByAllWaysToExchangeCells() {
    int same = 0;
    int other = 0;
    for (int round = 0; round < 500; round++) {
      int cells = 1 + random.nextInt(5);
      int terminals = 2 + random.nextInt(2);
      ShannonGame one = RandomGames.any(cells, 4, terminals, random);
      ShannonGame second = RandomGames.any(cells, 4, terminals, random);
      SameGame answer = SameGame.compare(one, second);
      boolean wanted =
          Collections2.permutations(IntStream.range(0, cells).boxed().toList()).stream()
              .anyMatch(cell -> agree(one, second, cell));
      assertThat(answer instanceof SameGame.Yes).as("%s %s", one, second).isEqualTo(wanted);
      assertThat(answer).isNotInstanceOf(SameGame.Unknown.class);
      if (answer instanceof SameGame.Yes yes) {
        assertThat(agree(one, second, mapping(one, second, yes))).isTrue();
        same++;
      } else {
        other++;
      }
    }
    assertThat(same).isGreaterThan(50);
    assertThat(other).isGreaterThan(50);
  }

  /** Whether each filling joins the same if cell i of the first is this one of the second. */
  private static boolean agree(ShannonGame one, ShannonGame other, List<Integer> cell) {
    return IntStream.range(0, 1 << cell.size())
        .allMatch(mask -> agree(one, other, cell, RandomGames.bits(mask)));
  }

  private static boolean agree(
      ShannonGame one, ShannonGame other, List<Integer> cell, BitSet black) {
    BitSet image = new BitSet();
    black.stream().forEach(i -> image.set(cell.get(i)));
    return RandomGames.joined(one.graph(), black).equals(RandomGames.joined(other.graph(), image));
  }

  private static List<Integer> mapping(ShannonGame one, ShannonGame other, SameGame.Yes yes) {
    return one.cells().stream().map(yes.cells()::get).map(other.cells()::indexOf).toList();
  }

  /** Large ones under other numbers and in another order: the same winner in random fillings. */
  @Test
  void largeGamesAreFoundAgain() {
    for (int cells = 20; cells <= 80; cells += 20) {
      ShannonGame game = RandomGames.planar(cells, random);
      ShannonGame shuffled = shuffled(game);
      SameGame answer = SameGame.compare(game, shuffled);
      assertThat(answer).isInstanceOf(SameGame.Yes.class);
      List<Integer> mapping = mapping(game, shuffled, (SameGame.Yes) answer);
      for (int filling = 0; filling < 300; filling++) {
        BitSet black = new BitSet();
        IntStream.range(0, cells).filter(i -> random.nextInt(3) > 0).forEach(black::set);
        assertThat(agree(game, shuffled, mapping, black)).isTrue();
      }
    }
  }

  private ShannonGame shuffled(ShannonGame game) {
    List<Integer> nodes =
        new ArrayList<>(IntStream.rangeClosed(1, game.graph().nodes()).boxed().toList());
    List<ImmutableIntArray> cells = new ArrayList<>(game.graph().cells());
    Collections.shuffle(nodes, random);
    Collections.shuffle(cells, random);
    return RandomGames.named(
        new Hypergraph(
            renumbered(game.graph().terminals(), nodes),
            cells.stream()
                .map(cell -> renumbered(cell, nodes))
                .collect(ImmutableList.toImmutableList())));
  }

  private static ImmutableIntArray renumbered(ImmutableIntArray old, List<Integer> nodes) {
    return ImmutableIntArray.copyOf(old.stream().map(node -> nodes.get(node - 1)));
  }

  /** 3x4 Hex has twelve cells as 4x3 Hex has, and other ways to win. */
  @Test
  void boardsOfAsManyCellsDiffer() {
    assertThat(SameGame.compare(hex(3, 4), hex(4, 3))).isEqualTo(new SameGame.No());
    assertThat(SameGame.compare(hex(3, 4), hex(3, 4))).isInstanceOf(SameGame.Yes.class);
  }

  @Test
  void tooManyWaysToWinAreNotCompared() {
    ShannonGame one = hex(7, 7);
    ShannonGame other =
        RandomGames.named(
            new Hypergraph(
                one.graph().terminals(), ImmutableList.copyOf(one.graph().cells().subList(0, 48))));
    assertThat(SameGame.compare(one, other)).isEqualTo(new SameGame.No());
    assertThat(SameGame.compare(one, hexWithout(7))).isEqualTo(new SameGame.Unknown());
  }

  private static ShannonGame hex(int cols, int rows) {
    Position position = Position.empty(new Board(cols, rows));
    return ShannonGame.of(
        position,
        position.empty(),
        ImmutableList.of(Terminal.of(Edge.TOP), Terminal.of(Edge.BOTTOM)));
  }

  /** Hex in which one cell touches nothing. */
  private static ShannonGame hexWithout(int side) {
    ShannonGame game = hex(side, side);
    List<ImmutableIntArray> cells = new ArrayList<>(game.graph().cells());
    cells.set(side * side / 2, ImmutableIntArray.of());
    return RandomGames.named(new Hypergraph(game.graph().terminals(), ImmutableList.copyOf(cells)));
  }
}
