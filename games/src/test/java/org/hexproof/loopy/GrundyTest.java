package org.hexproof.loopy;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.hexproof.loopy.Graphs.canonical;
import static org.hexproof.loopy.Graphs.grundy;
import static org.hexproof.loopy.Graphs.number;
import static org.hexproof.loopy.Graphs.sum;

import com.google.common.collect.ImmutableList;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.Set;
import java.util.stream.IntStream;
import org.hexproof.cgt.Side;
import org.hexproof.loopy.Graphs.Kind;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** [HYP], section 5: the generalised Grundy function and the canonical games. */
final class GrundyTest {
  private static final ImmutableList<String> NUMBERS =
      ImmutableList.of(
          "0",
          "1",
          "2",
          "3",
          "5",
          "∞",
          "∞{0}",
          "∞{1}",
          "∞{2}",
          "∞{0,1}",
          "∞{1,2}",
          "∞{0,3}",
          "∞{1,2,4}");

  private static Optional<Player> winning(GameGraph game) {
    return PlayOutcomes.of(game).winning(game.start());
  }

  /** The marks of a game by the definition: the least fixed point of T, and ∞ of what is left. */
  private static void checkNumbers(GameGraph game) {
    int[] marks = Naive.leastFixedPoint(game);
    Grundy grundy = Grundy.of(game);
    for (int position = 0; position < game.size(); position++) {
      if (marks[position] >= 0) {
        assertThat(grundy.number(position)).isEqualTo(new GrundyNumber.Finite(marks[position]));
      } else {
        int[] heaps =
            game.options(Side.LEFT, position).stream()
                .map(option -> marks[option])
                .filter(mark -> mark >= 0)
                .distinct()
                .sorted()
                .toArray();
        assertThat(((GrundyNumber.Infinite) grundy.number(position)).heaps())
            .containsExactlyElementsOf(Arrays.stream(heaps).boxed().toList());
      }
    }
  }

  @Test
  void theorem36NumbersAreTheLeastFixedPoint() {
    for (Kind kind : List.of(Kind.IMPARTIAL, Kind.IMPARTIAL_ENDING)) {
      Graphs.many(36, 1500, 14, kind).forEach(GrundyTest::checkNumbers);
    }
  }

  @Test
  void proposition26OfGamesThatEndTheyAreGrundyNumbers() {
    for (GameGraph game : Graphs.many(26, 1000, 14, Kind.IMPARTIAL_ENDING)) {
      Grundy grundy = Grundy.of(game);
      for (int position = 0; position < game.size(); position++) {
        Set<Integer> options = new HashSet<>();
        for (int option : game.options(Side.LEFT, position).toArray()) {
          options.add(((GrundyNumber.Finite) grundy.number(option)).size());
        }
        assertThat(grundy.number(position)).isEqualTo(new GrundyNumber.Finite(Naive.mex(options)));
      }
    }
  }

  @Test
  void lemma25DifferentHeapsAreNotEqual() {
    for (int one = 0; one < 6; one++) {
      for (int two = 0; two < 6; two++) {
        LoopyComparison comparison =
            LoopyComparison.of(canonical("" + one), canonical("" + two), GraphLimit.DEFAULT);
        assertThat(Comparisons.isBoth(comparison)).isEqualTo(one == two);
      }
    }
  }

  @Test
  void theorem27EveryGameThatEndsIsAHeap() {
    for (GameGraph game : Graphs.many(27, 300, 10, Kind.IMPARTIAL_ENDING)) {
      GrundyNumber number = grundy(game);
      assertThat(winning(game)).contains(number.secondWins() ? Player.II : Player.I);
      for (int size = 0; size < 6; size++) {
        LoopyComparison comparison =
            LoopyComparison.of(game, canonical("" + size), GraphLimit.DEFAULT);
        assertThat(Comparisons.isBoth(comparison))
            .isEqualTo(number.equals(new GrundyNumber.Finite(size)));
      }
    }
  }

  @Test
  void proposition28AndCorollary29SumsOfHeaps() {
    assertThat(number("1").plus(number("3"))).isEqualTo(number("2"));
    for (int one = 0; one < 6; one++) {
      for (int two = 0; two < 6; two++) {
        GameGraph sum = sum(canonical("" + one), canonical("" + two));
        assertThat(grundy(sum)).isEqualTo(new GrundyNumber.Finite(one ^ two));
      }
    }
  }

  @Test
  void lemma31CanonicalGamesAreWonByIOrDrawn() {
    for (String text : NUMBERS) {
      GrundyNumber number = number(text);
      Optional<Player> expected =
          text.equals("0")
              ? Optional.of(Player.II)
              : !text.startsWith("∞") || text.contains("0")
                  ? Optional.of(Player.I)
                  : Optional.empty();
      assertThat(winning(canonical(text))).as(text).isEqualTo(expected);
      assertThat(number.secondWins()).isEqualTo(expected.equals(Optional.of(Player.II)));
      assertThat(number.firstWins()).isEqualTo(expected.equals(Optional.of(Player.I)));
      assertThat(grundy(canonical(text))).isEqualTo(number);
    }
  }

  @Test
  void lemma32HeapsTellCanonicalGamesApart() {
    for (String one : NUMBERS) {
      for (String two : NUMBERS) {
        boolean apart =
            IntStream.range(0, 6)
                .mapToObj(size -> canonical("" + size))
                .anyMatch(
                    heap ->
                        !Equivalence.areEquidetermined(
                            sum(canonical(one), heap), sum(canonical(two), heap)));
        assertThat(apart).isEqualTo(!one.equals(two));
      }
    }
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = ';',
      value = {
        "1;3;2",
        "2;∞{1,2};∞{0,3}",
        "∞{1,2};∞{2};∞",
        "∞;∞;∞",
        "∞;3;∞",
        "5;∞{0};∞{5}",
        "∞{0,1};1;∞{0,1}",
        "0;∞{4};∞{4}"
      })
  void generalisedNimSums(String one, String two, String sum) {
    assertThat(number(one).plus(number(two))).isEqualTo(number(sum));
    assertThat(number(two).plus(number(one))).isEqualTo(number(sum));
  }

  /** The contexts need not be impartial here, though the proof takes only such. */
  @Test
  void proposition33SumsOfCanonicalGamesAreCanonical() {
    List<GameGraph> contexts = new ArrayList<>(Graphs.many(33, 25, 3, Kind.PARTIZAN));
    contexts.addAll(Graphs.many(34, 15, 3, Kind.IMPARTIAL));
    for (String one : NUMBERS) {
      for (String two : NUMBERS) {
        GameGraph sum = sum(canonical(one), canonical(two));
        GrundyNumber number = number(one).plus(number(two));
        assertThat(grundy(sum)).isEqualTo(number);
        GameGraph worth = Graphs.canonical(number);
        for (GameGraph context : contexts) {
          assertThat(Equivalence.areEquidetermined(sum(sum, context), sum(worth, context)))
              .isTrue();
        }
      }
    }
  }

  /** All labellings of a game that belong to D, and are below another one where that is asked. */
  private static boolean isInD(GameGraph game, int[] f) {
    int[] next = Naive.operatorT(game, f);
    return IntStream.range(0, f.length).allMatch(i -> f[i] < 0 || f[i] == next[i]);
  }

  private static boolean isBelow(int[] f, int[] g) {
    return IntStream.range(0, f.length).allMatch(i -> f[i] < 0 || f[i] == g[i]);
  }

  private static List<int[]> labellings(int size) {
    List<int[]> all = new ArrayList<>();
    int[] f = new int[size];
    Arrays.fill(f, -1);
    while (true) {
      all.add(f.clone());
      int i = 0;
      while (i < size && f[i] == size - 1) {
        f[i++] = -1;
      }
      if (i == size) {
        return all;
      }
      f[i]++;
    }
  }

  @Test
  void lemmas34And35TheOperatorIsMonotoneOnD() {
    for (GameGraph game : Graphs.many(35, 150, 4, Kind.IMPARTIAL)) {
      if (game.size() > 4) {
        continue;
      }
      List<int[]> inD = labellings(game.size()).stream().filter(f -> isInD(game, f)).toList();
      for (int[] f : inD) {
        assertThat(isInD(game, Naive.operatorT(game, f))).isTrue();
        for (int[] g : inD) {
          if (isBelow(f, g)) {
            assertThat(isBelow(Naive.operatorT(game, f), Naive.operatorT(game, g))).isTrue();
          }
        }
      }
    }
  }

  @Test
  void proposition37AFiniteNumberIsTheMexOfTheFiniteOnes() {
    for (GameGraph game : Graphs.many(37, 1500, 12, Kind.IMPARTIAL)) {
      Grundy grundy = Grundy.of(game);
      Set<Integer> options = new HashSet<>();
      for (int option : game.options(Side.LEFT, game.start()).toArray()) {
        if (grundy.number(option) instanceof GrundyNumber.Finite finite) {
          options.add(finite.size());
        }
      }
      if (grundy.number(game.start()) instanceof GrundyNumber.Finite finite) {
        assertThat(finite.size()).isEqualTo(Naive.mex(options));
      }
    }
  }

  /**
   * Its first figure, as far as it is drawn: a 1 with moves to the starts of longer and longer
   * walks.
   */
  @ParameterizedTest
  @ValueSource(ints = {1, 3, 40})
  void remark38TheGraphWithoutABoundOnPaths(int walks) {
    GraphBuilder builder = new GraphBuilder(GraphLimit.DEFAULT);
    int root = builder.position("root");
    int last = builder.position("0");
    builder.move(root, last);
    for (int walk = 1; walk < walks; walk++) {
      int one = builder.position("1 of " + walk);
      int zero = builder.position("0 of " + walk);
      builder.move(one, last);
      builder.move(zero, one);
      builder.move(root, zero);
      last = zero;
    }
    Grundy grundy = Grundy.of(builder.build(root));
    for (int position = 0; position < grundy.graph().size(); position++) {
      String name = grundy.graph().name(position);
      assertThat(grundy.number(position))
          .isEqualTo(number(name.equals("root") || name.startsWith("1") ? "1" : "0"));
    }
  }

  /**
   * Its other two figures, of which the infinite walk is bent into a circle. Fixed points of T are
   * not unique even on such a finite graph, where a function that satisfies the axioms is said to
   * be; so not every fixed point of T satisfies them.
   */
  @Test
  void remark38TheLeastFixedPointOfSeveralIsTheSafeOne() {
    GameGraph game = Graphs.read("start x x = {y, o} y = {x} o = {z} z = {}");
    List<int[]> fixed =
        labellings(game.size()).stream()
            .filter(f -> Arrays.equals(f, Naive.operatorT(game, f)))
            .toList();
    List<String> names = IntStream.range(0, game.size()).mapToObj(game::name).toList();
    assertThat(names).containsExactly("x", "y", "o", "z");
    assertThat(fixed)
        .containsExactlyInAnyOrder(
            new int[] {-1, -1, 1, 0}, new int[] {0, 1, 1, 0}, new int[] {2, 0, 1, 0});
    Grundy grundy = Grundy.of(game);
    assertThat(IntStream.range(0, game.size()).mapToObj(grundy::number).map(String::valueOf))
        .containsExactly("∞{1}", "∞", "1", "0");
    // By the others II would win at x, or at y.
    assertThat(PlayOutcomes.of(game).nonLosing(0)).contains(Player.I);
    assertThat(PlayOutcomes.of(game).nonLosing(1)).contains(Player.I);
  }

  @Test
  void proposition40NumbersOfSums() {
    Random random = new Random(40);
    for (int i = 0; i < 1500; i++) {
      GameGraph x = Graphs.random(random, 6, Kind.IMPARTIAL);
      GameGraph y = Graphs.random(random, 6, i % 2 == 0 ? Kind.IMPARTIAL : Kind.IMPARTIAL_ENDING);
      GrundyNumber number = grundy(x).plus(grundy(y));
      assertThat(grundy(sum(x, y))).isEqualTo(number);
      ImpartialSum sum = ImpartialSum.of(ImmutableList.of(x, y));
      assertThat(sum.number()).isEqualTo(number);
    }
  }

  @Test
  void goodMovesOfSumsAreThoseOfTheWholeGraph() {
    Random random = new Random(41);
    for (int i = 0; i < 1500; i++) {
      GameGraph x = Graphs.random(random, 5, Kind.IMPARTIAL);
      GameGraph y = Graphs.random(random, 5, i % 2 == 0 ? Kind.IMPARTIAL : Kind.IMPARTIAL_ENDING);
      GameGraph whole = sum(x, y);
      PlayOutcomes outcomes = PlayOutcomes.of(whole);
      Optional<Side> best = outcomes.winner(whole.start(), Side.LEFT);
      Set<String> expected = new HashSet<>();
      for (int option : whole.options(Side.LEFT, whole.start()).toArray()) {
        if (!best.equals(Optional.of(Side.RIGHT))
            && outcomes.winner(option, Side.RIGHT).equals(best)) {
          expected.add(whole.name(option));
        }
      }
      Set<String> found = new HashSet<>();
      for (ImpartialSum.Move move : ImpartialSum.of(ImmutableList.of(x, y)).goodMoves()) {
        found.add(
            move.part() == 0
                ? x.name(move.to()) + " + " + y.name(y.start())
                : x.name(x.start()) + " + " + y.name(move.to()));
      }
      assertThat(found).isEqualTo(expected);
    }
  }

  @Test
  void partizanGamesHaveNoNumbers() {
    assertThatThrownBy(() -> Grundy.of(Graphs.A0))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageContaining("at a the sides have different moves");
  }

  @Test
  void numbersReadBack() {
    for (String text : NUMBERS) {
      assertThat(number(text)).hasToString(text);
      assertThat(number(text.replace("∞", "oo"))).isEqualTo(number(text));
    }
    assertThat(number(" ∞ { 2, 1 } ")).hasToString("∞{1,2}");
    assertThat(number("∞{}")).isEqualTo(number("∞"));
    for (String wrong : List.of("", "-1", "∞{1,}", "∞{,}", "∞{1", "{1}", "1234567890", "∞3")) {
      assertThat(GrundyNumber.parse(wrong)).as(wrong).isEmpty();
    }
  }
}
