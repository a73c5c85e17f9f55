package org.hexproof.rule;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.google.common.collect.ImmutableList;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import java.util.function.IntConsumer;
import java.util.stream.IntStream;
import org.hexproof.entailing.ImpartialValue;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Nimstring, and Dots and Boxes, against minimax on every position of small boards. */
final class StringsAndCoinsTest {
  /** Boards of at most twelve lines: four boxes in a square, fewer, and what is no box. */
  private static final String[] BOARDS = {
    "+ +\n\n+ +",
    "+ + +\n\n+ + +",
    "+ + + +\n\n+ + + +",
    "+ + +\n\n+ + +\n\n+ +",
    "+ + +\n\n+ + +\n\n+ + +",
    "+ +\n\n+ + +\n\n  + +",
    "+ + + + +\n\n+ +"
  };

  static EdgeGraph board(int index) throws Exception {
    return CoinReader.read("board", BOARDS[index]);
  }

  @ParameterizedTest
  @ValueSource(ints = {0, 1, 2, 3, 4, 5, 6})
  void everyPositionOfASmallBoardIsAsPlayTells(int index) throws Exception {
    EdgeGraph graph = board(index);
    Nimstring nimstring = new Nimstring(graph, known -> {});
    StringsAndCoins coins = new StringsAndCoins(graph, known -> {});
    NaiveStrings naive = new NaiveStrings(graph);
    for (long position = 0; position <= graph.all(); position++) {
      check(position, nimstring, coins, naive);
    }
  }

  private static void check(
      long position, Nimstring nimstring, StringsAndCoins coins, NaiveStrings naive) {
    Set<Integer> left = NaiveStrings.strings(position);
    ImpartialValue value = nimstring.value(position);
    assertThat(value).as("%s", left).isEqualTo(naive.value(left));
    for (int n = 0; n < 5; n++) {
      assertThat(naive.wins(left, n))
          .as("%s + *%s", left, n)
          .isEqualTo(!value.equals(ImpartialValue.nimber(n)));
    }
    assertThat(coins.margin(position)).as("%s", left).isEqualTo(naive.margin(left));
  }

  private static EdgeGraph randomGraph(Random random) {
    int coins = 1 + random.nextInt(6);
    List<EdgeGraph.Edge> strings = new ArrayList<>();
    for (int coin = 0; coin < coins; coin++) {
      strings.add(string(strings.size(), coin, random.nextInt(coins + 1) - 1));
    }
    int more = random.nextInt(11 - coins);
    for (int i = 0; i < more; i++) {
      strings.add(
          string(strings.size(), random.nextInt(coins + 1) - 1, random.nextInt(coins + 1) - 1));
    }
    return new EdgeGraph(
        IntStream.range(0, coins).mapToObj(i -> "c" + i).collect(ImmutableList.toImmutableList()),
        ImmutableList.copyOf(strings));
  }

  private static EdgeGraph.Edge string(int number, int one, int other) {
    return new EdgeGraph.Edge("s" + number, one, one == other ? EdgeGraph.GROUND : other);
  }

  @Test
  void randomGraphsAreAsPlayTells() {
    Random random = new Random(Long.getLong("hexproof.seed", 3));
    for (int i = 0; i < 80 * Integer.getInteger("hexproof.rounds", 1); i++) {
      EdgeGraph graph = randomGraph(random);
      Nimstring nimstring = new Nimstring(graph, known -> {});
      StringsAndCoins coins = new StringsAndCoins(graph, known -> {});
      NaiveStrings naive = new NaiveStrings(graph);
      check(graph.all(), nimstring, coins, naive);
      checkMoves(graph.all(), nimstring, coins, naive);
    }
  }

  private static void checkMoves(
      long position, Nimstring nimstring, StringsAndCoins coins, NaiveStrings naive) {
    Set<Integer> left = NaiveStrings.strings(position);
    for (Nimstring.Move move : nimstring.moves(position)) {
      Set<Integer> after = NaiveStrings.strings(position & ~(1L << move.string()));
      assertThat(move.takes()).isEqualTo(naive.taken(left, move.string()));
      assertThat(move.after()).isEqualTo(naive.value(after));
      assertThat(move.wins()).isEqualTo(naive.wins(after, 0) == move.takes() > 0);
    }
    for (StringsAndCoins.Move move : coins.moves(position)) {
      int rest = naive.margin(NaiveStrings.strings(position & ~(1L << move.string())));
      int taken = naive.taken(left, move.string());
      assertThat(move.takes()).isEqualTo(taken);
      assertThat(move.margin()).isEqualTo(taken > 0 ? taken + rest : -rest);
      assertThat(move.best()).isEqualTo(move.margin() == naive.margin(left));
    }
  }

  /** Chains between the ground and a coin, or back to where they began, and loops. */
  @Test
  void chainsAndLoopsAreAsPlayTells() throws Exception {
    Random random = new Random(Long.getLong("hexproof.seed", 3));
    for (int i = 0; i < 20 * Integer.getInteger("hexproof.rounds", 1); i++) {
      StringBuilder text = new StringBuilder("ground hub\n");
      int left = 11;
      for (int chain = 0; left > 3; chain++) {
        int coins = 2 + random.nextInt(left - 3);
        String name = " " + (char) ('a' + chain);
        String[] ends = {"ground", "hub", name + "0"};
        String start = ends[random.nextInt(3)];
        text.append(start);
        for (int coin = start.equals(ends[2]) ? 1 : 0; coin < coins; coin++) {
          text.append(name).append(coin);
        }
        String end = start.equals(ends[2]) ? start : ends[random.nextInt(2)];
        text.append(' ').append(end).append('\n');
        left -= coins + 1;
      }
      EdgeGraph graph = CoinReader.read("chains", text.toString());
      NaiveStrings naive = new NaiveStrings(graph);
      StringsAndCoins coins = new StringsAndCoins(graph, known -> {});
      assertThat(coins.margin(graph.all()))
          .as("%s", text)
          .isEqualTo(naive.margin(NaiveStrings.strings(graph.all())));
      checkMoves(graph.all(), new Nimstring(graph, known -> {}), coins, naive);
    }
  }

  /** Positions of one form have the same margin, and a square has few. */
  @Test
  void positionsOfOneFormAreAlike() throws Exception {
    EdgeGraph graph = board(4);
    CoinStrings strings = new CoinStrings(graph);
    CoinForms forms = new CoinForms(graph);
    Chains none = Chains.none();
    NaiveStrings naive = new NaiveStrings(graph);
    Map<List<Long>, Integer> margins = new HashMap<>();
    for (long position = 0; position <= graph.all(); position++) {
      if (strings.takers(position) == 0) {
        int margin = naive.margin(NaiveStrings.strings(position));
        CoinForm form = forms.of(position, none);
        assertThat(margins.computeIfAbsent(List.of(form.one(), form.other()), key -> margin))
            .isEqualTo(margin);
      }
    }
    assertThat(margins.size()).isLessThan(100);
  }

  /** Coins and strings in another order make the same form, and a string less another one. */
  @Test
  void formsAreOfNoOrder() throws Exception {
    Random random = new Random(Long.getLong("hexproof.seed", 3));
    EdgeGraph board = CoinReader.read("board", "+ + + +\n\n+ + + +\n\n+ + + +\n\n+ + + +");
    CoinStrings strings = new CoinStrings(board);
    Chains none = Chains.none();
    CoinForms forms = new CoinForms(board);
    int compared = 0;
    for (int i = 0; i < 2000; i++) {
      long cut = random.nextLong();
      long position = board.all() & ~(cut & random.nextLong());
      if (strings.takers(position) != 0) {
        continue;
      }
      List<Integer> coins = shuffled(board.vertices().size(), random);
      List<Integer> order = shuffled(board.edges().size(), random);
      EdgeGraph other =
          new EdgeGraph(
              board.vertices(),
              order.stream()
                  .map(board.edges()::get)
                  .map(edge -> string(0, renamed(coins, edge.one()), renamed(coins, edge.other())))
                  .collect(ImmutableList.toImmutableList()));
      long moved =
          IntStream.range(0, order.size())
              .filter(place -> (position & (1L << order.get(place))) != 0)
              .mapToLong(place -> 1L << place)
              .sum();
      CoinForm form = forms.of(position, none);
      CoinForm image = new CoinForms(other).of(moved, form.chains());
      // The chains beside it are found a second time.
      CoinForm twice = forms.of(position, form.chains());
      assertThat(image.equalsForm(twice)).as("%s", position).isTrue();
      compared++;
      long less = position & (position - 1);
      assertThat(forms.of(less, none).equalsForm(form)).isFalse();
    }
    assertThat(compared).isGreaterThan(100);
  }

  private static List<Integer> shuffled(int count, Random random) {
    List<Integer> numbers = new ArrayList<>(IntStream.range(0, count).boxed().toList());
    Collections.shuffle(numbers, random);
    return numbers;
  }

  private static int renamed(List<Integer> names, int coin) {
    return coin == EdgeGraph.GROUND ? coin : names.get(coin);
  }

  private static ImpartialValue nimstring(String text) throws Exception {
    EdgeGraph graph = CoinReader.read("graph", text);
    return new Nimstring(graph, known -> {}).value(graph.all());
  }

  @Test
  void wellKnownGraphsHaveTheirValues() throws Exception {
    // A string by itself is one more move; a long chain or loop is opened by nobody.
    assertThat(nimstring("ground ground")).isEqualTo(ImpartialValue.nimber(1));
    assertThat(nimstring("ground a b c ground")).isEqualTo(ImpartialValue.ZERO);
    assertThat(nimstring("a b c d a")).isEqualTo(ImpartialValue.ZERO);
    // Chains of one and two coins are moves.
    assertThat(nimstring("ground a ground")).isEqualTo(ImpartialValue.nimber(1));
    assertThat(nimstring("ground a b ground")).isEqualTo(ImpartialValue.nimber(1));
    // A coin that can be taken with another behind it.
    assertThat(nimstring("a b ground")).isEqualTo(ImpartialValue.LOONY);
    assertThat(nimstring("a ground")).isEqualTo(ImpartialValue.ZERO);
    assertThat(nimstring("a b")).isEqualTo(ImpartialValue.ZERO);
  }

  @Test
  void boardsThatAreTooLargeStopWhenToldTo() throws Exception {
    EdgeGraph graph = board(4);
    IntConsumer watch =
        count -> {
          if (count > 3) {
            throw new IllegalStateException("enough");
          }
        };
    assertThatThrownBy(() -> new Nimstring(graph, watch).value(graph.all())).hasMessage("enough");
    assertThatThrownBy(() -> new StringsAndCoins(graph, watch).margin(graph.all()))
        .hasMessage("enough");
  }
}
