package org.hexproof.coloring;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.ImmutableList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;
import java.util.stream.LongStream;
import org.hexproof.region.Evaluation;
import org.hexproof.value.Game;
import org.hexproof.value.GameReader;
import org.hexproof.value.Naive;
import org.hexproof.value.Posets;
import org.hexproof.value.ValueSyntaxException;
import org.hexproof.value.Values;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvFileSource;

class SmallGamesTest {
  private static final long MEMORY = 1L << 26;

  private static final SmallGames.Watch NOBODY =
      new SmallGames.Watch() {
        @Override
        public void begin(int cells, long games) {}

        @Override
        public void step(long games) {}
      };

  private static final Values VALUES = new Values(Posets.FORK);
  private static final Map<Integer, Integer> CELLS = cells(5, VALUES);

  static ImmutableList<SmallGames.Entry> upTo(int cells, Values values) {
    return SmallGames.upTo(cells, values, NOBODY);
  }

  /** The fewest cells of each value, not up to symmetry. */
  static Map<Integer, Integer> cells(int most, Values values) {
    ForkSymmetries symmetries = new ForkSymmetries(values);
    Map<Integer, Integer> cells = new HashMap<>();
    for (SmallGames.Entry entry : upTo(most, values)) {
      for (int image : symmetries.images(entry.value(), entry.game()).keySet()) {
        assertThat(cells.put(image, entry.game().cells())).isNull();
      }
    }
    return cells;
  }

  @Test
  void findsTheValuesOfAllPairsOfFunctions() {
    Values values = new Values(Posets.FORK);
    Map<Integer, Integer> naive = new HashMap<>();
    for (int n = 0; n <= 4; n++) {
      Set<Integer> found = new HashSet<>();
      for (long a : MonotoneFunctions.of(n)) {
        for (long b : MonotoneFunctions.of(n)) {
          ForkGame game = new ForkGame(n, a, b);
          found.add(new Evaluation(game.coloring(), values, MEMORY).value());
        }
      }
      for (int value : found) {
        naive.putIfAbsent(value, n);
      }
    }
    assertThat(cells(4, values)).isEqualTo(naive);
  }

  @Test
  void theOracleFindsTheSameForTwoCells() {
    Naive oracle = new Naive(Posets.FORK);
    Values values = new Values(Posets.FORK);
    Map<Game, Integer> naive = new HashMap<>();
    for (int n = 0; n <= 2; n++) {
      for (long a : MonotoneFunctions.of(n)) {
        for (long b : MonotoneFunctions.of(n)) {
          Game form = new ForkGame(n, a, b).coloring().form();
          naive.putIfAbsent(oracle.canonical(form), n);
        }
      }
    }
    Map<Game, Integer> found = new HashMap<>();
    cells(2, values).forEach((value, n) -> found.put(values.form(value), n));
    assertThat(found).isEqualTo(naive);
  }

  @Test
  void eachGameHasItsValueAndValuesAreDifferent() {
    int[] counts = new int[6];
    for (SmallGames.Entry entry : upTo(5, VALUES)) {
      counts[entry.game().cells()]++;
      assertThat(new Evaluation(entry.game().coloring(), VALUES, MEMORY).value())
          .isEqualTo(entry.value());
    }
    // That no value is there twice is asked by cells.
    assertThat(CELLS).hasSize(178);
    assertThat(counts).containsExactly(2, 2, 2, 3, 9, 37);
  }

  @Test
  void everyGameIsLookedAt() {
    // Each step is told, and at the end all games are.
    long[] games = {0, 0};
    SmallGames.upTo(
        5,
        new Values(Posets.FORK),
        new SmallGames.Watch() {
          @Override
          public void begin(int cells, long count) {
            assertThat(games[1]).isEqualTo(games[0]);
            games[0] = count;
            games[1] = 0;
          }

          @Override
          public void step(long count) {
            games[1] += count;
          }
        });
    assertThat(games[0]).isEqualTo(475_340);
    assertThat(games[1]).isEqualTo(games[0]);
  }

  /**
   * The appendix of [PASS]. Where a game's list can't be read in the text at hand, the column is
   * {@code ?} and only the number of cells is compared, or without the list for b, and then some
   * list must make the game. Rows that are lost altogether are not here.
   */
  @ParameterizedTest
  @CsvFileSource(resources = "appendix.txt", delimiter = ';')
  void theAppendixIsReproduced(int cells, String written, String game) throws ValueSyntaxException {
    int value = VALUES.of(GameReader.read("appendix", written, Posets.FORK));
    assertThat(CELLS).containsEntry(value, cells);
    if (!game.equals("?")) {
      ForkGame read = ForkGame.of(Notation.read("appendix", game, Posets.FORK));
      assertThat(read.cells()).isEqualTo(cells);
      LongStream lists =
          game.contains("b:")
              ? LongStream.of(read.b())
              : LongStream.of(MonotoneFunctions.of(cells));
      assertThat(lists.mapToObj(b -> new ForkGame(cells, read.a(), b)))
          .anyMatch(each -> value(each) == value);
    }
  }

  private static int value(ForkGame game) {
    return new Evaluation(game.coloring(), VALUES, MEMORY).value();
  }

  @Test
  void oneLineOfTheAppendixIsWrongAsPrinted() throws ValueSyntaxException {
    Values values = new Values(Posets.FORK);
    int printed = values.of(GameReader.read("", "{⊤|a,{b|⊥}}", Posets.FORK));
    ForkGame game = ForkGame.of(Notation.read("", "a:{o●●}, b:{o●o,●o●}", Posets.FORK));
    assertThat(new Evaluation(game.coloring(), values, MEMORY).value()).isNotEqualTo(printed);
  }

  @Test
  void forcedValuesOfFewerCellsTakeOneMore() {
    // What the appendix says of {⊤|G} and {G|⊥}: they need at most one cell more than G.
    CELLS.forEach(
        (value, n) -> {
          if (n < 5) {
            int threat = VALUES.of(new int[] {VALUES.top()}, new int[] {value});
            int forced = VALUES.of(new int[] {value}, new int[] {VALUES.bottom()});
            assertThat(CELLS.get(threat)).isLessThanOrEqualTo(n + 1);
            assertThat(CELLS.get(forced)).isLessThanOrEqualTo(n + 1);
          }
        });
  }
}
