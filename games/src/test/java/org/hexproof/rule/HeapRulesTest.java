package org.hexproof.rule;

import static java.util.stream.Collectors.joining;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.google.common.primitives.ImmutableIntArray;
import java.util.ArrayList;
import java.util.List;
import java.util.OptionalInt;
import java.util.Random;
import java.util.function.IntPredicate;
import java.util.stream.IntStream;
import org.hexproof.entailing.AffineGame;
import org.hexproof.entailing.AffineGames;
import org.hexproof.entailing.AffineImpartial;
import org.hexproof.entailing.ImpartialValue;
import org.hexproof.entailing.Nimbers;
import org.junit.jupiter.api.Test;

/** Top Entails and Goldbach's Nim against play, move by move, and against what is known. */
final class HeapRulesTest {
  /** The values of Top Entails are looked at to here. */
  private static final int TABLE = Integer.getInteger("hexproof.heaps", 33_300);

  private static HeapTable table(String rule, int largest, IntPredicate stop) {
    return ((HeapRules) Rules.shipped(rule)).table(largest, stop);
  }

  private static HeapTable topEntails(int largest, IntPredicate stop) {
    return table("top-entails", largest, stop);
  }

  private static HeapTable goldbachsNim(int largest, IntPredicate stop) {
    return table("goldbach-nim", largest, stop);
  }

  @Test
  void topEntailsHasItsKnownValues() {
    HeapTable table = topEntails(20, heap -> false);
    assertThat(
            IntStream.rangeClosed(0, 20)
                .mapToObj(table::value)
                .map(value -> value.isLoony() ? "L" : "" + value.nimber().getAsInt())
                .collect(joining(" ")))
        .isEqualTo("0 L 0 L 1 0 2 1 3 0 1 3 4 0 3 4 2 5 1 6 2");
    assertThat(table.largest()).isEqualTo(20);
  }

  @Test
  void theLoonyHeapsOfTopEntailsAreRare() {
    HeapTable table = topEntails(TABLE, heap -> false);
    assertThat(IntStream.rangeClosed(0, TABLE).filter(n -> table.value(n).isLoony()).toArray())
        .containsExactly(1, 3, 2403, 2505, 33243);
  }

  /** The rule as it is stated, with sets of nimbers instead of words of bits. */
  @Test
  void topEntailsFollowsTheAffineMexRule() {
    HeapTable table = topEntails(700, heap -> false);
    List<Nimbers> won = new ArrayList<>();
    for (int heap = 0; heap <= 700; heap++) {
      Nimbers here = heap == 0 ? Nimbers.NONE : won.get(heap - 1).complement();
      for (int part = 1; part < heap; part++) {
        ImpartialValue split = won.get(part).mex().plus(won.get(heap - part).mex());
        here = here.union(Nimbers.only(split));
      }
      won.add(here);
      assertThat(table.won(heap)).as("%s", heap).isEqualTo(here);
      assertThat(table.value(heap)).as("%s", heap).isEqualTo(here.mex());
    }
  }

  /** Beside nimbers a heap that is worth *n loses just to *n, and one that is loony never. */
  private static void checkHeap(HeapTable rule, NaiveHeaps naive, int heap, int nimbers) {
    for (int n = 0; n < nimbers; n++) {
      ImpartialValue nimber = ImpartialValue.nimber(n);
      assertThat(naive.wins(List.of(heap), -1, n))
          .as("%s + *%s", heap, n)
          .isEqualTo(!rule.value(heap).equals(nimber));
      assertThat(naive.wins(List.of(), heap, n))
          .as("%s! + *%s", heap, n)
          .isEqualTo(rule.won(heap).contains(nimber));
    }
  }

  @Test
  void topEntailsIsAsPlayTells() {
    NaiveHeaps naive = new NaiveHeaps(NaiveHeaps::topEntails);
    HeapTable table = topEntails(12, heap -> false);
    for (int heap = 0; heap <= 12; heap++) {
      checkHeap(table, naive, heap, 9);
    }
  }

  @Test
  void goldbachsNimIsAsPlayTells() {
    NaiveHeaps naive = new NaiveHeaps(NaiveHeaps::goldbachsNim);
    HeapTable table = goldbachsNim(40, heap -> false);
    for (int heap = 0; heap <= 40; heap++) {
      checkHeap(table, naive, heap, 12);
    }
  }

  private static void checkPositions(HeapTable rule, NaiveHeaps naive, int largest) {
    Random random = new Random(1);
    int wins = 0;
    for (int i = 0; i < 400; i++) {
      int[] heaps = random.ints(1 + random.nextInt(3), 0, largest + 1).toArray();
      OptionalInt bound =
          random.nextBoolean() ? OptionalInt.empty() : OptionalInt.of(random.nextInt(heaps.length));
      HeapPosition position = new HeapPosition(ImmutableIntArray.copyOf(heaps), bound);
      assertThat(position.isWin(rule)).as(position.text()).isEqualTo(naiveWins(naive, position));
      assertThat(position.moves(rule))
          .as(position.text())
          .allSatisfy(move -> assertThat(move.wins()).isEqualTo(!naiveWins(naive, move.after())));
      assertThat(position.moves(rule).stream().anyMatch(HeapPosition.Move::wins))
          .isEqualTo(position.isWin(rule));
      wins += position.isWin(rule) ? 1 : 0;
    }
    assertThat(wins).isBetween(100, 399);
  }

  private static boolean naiveWins(NaiveHeaps naive, HeapPosition position) {
    List<Integer> heaps = new ArrayList<>(position.heaps().asList());
    int bound = position.bound().isPresent() ? heaps.remove(position.bound().getAsInt()) : -1;
    return naive.wins(heaps, bound, 0);
  }

  @Test
  void movesWinAsPlayTells() {
    checkPositions(topEntails(10, heap -> false), new NaiveHeaps(NaiveHeaps::topEntails), 10);
    checkPositions(goldbachsNim(25, heap -> false), new NaiveHeaps(NaiveHeaps::goldbachsNim), 25);
  }

  /** Heaps as games of affine normal play: an entailing move threatens to win. */
  private static void checkForms(HeapTable rule, int largest) {
    AffineGames games = new AffineGames();
    AffineImpartial impartial = new AffineImpartial(games);
    List<AffineGame> forms = new ArrayList<>();
    for (int heap = 0; heap <= largest; heap++) {
      List<AffineGame> left = new ArrayList<>();
      for (HeapPosition move : rule.moves(heap)) {
        if (move.bound().isPresent()) {
          int rest = move.heaps().get(0);
          left.add(
              rest == 0
                  ? games.infinity()
                  : games.of(List.of(games.infinity()), forms.get(rest).right()));
        } else {
          left.add(move.heaps().asList().stream().map(forms::get).reduce(games.zero(), games::sum));
        }
      }
      if (left.isEmpty()) {
        left.add(games.minusInfinity());
      }
      forms.add(games.of(left, left.stream().map(games::conjugate).toList()));
      assertThat(impartial.value(forms.get(heap))).as("%s", heap).isEqualTo(rule.value(heap));
    }
  }

  @Test
  void heapsAreAffineImpartialGames() {
    checkForms(topEntails(8, heap -> false), 8);
    checkForms(goldbachsNim(30, heap -> false), 30);
  }

  @Test
  void positionsAreWritten() {
    assertThat(new HeapPosition(ImmutableIntArray.of(3, 5, 2), OptionalInt.of(1)).text())
        .isEqualTo("3+5!+2");
    assertThat(new HeapPosition(ImmutableIntArray.of(), OptionalInt.empty()).text()).isEqualTo("0");
  }

  @Test
  void tablesEndWhereTheyAreStopped() {
    assertThat(topEntails(1000, heap -> heap == 17).largest()).isEqualTo(17);
    assertThat(goldbachsNim(1000, heap -> heap == 17).largest()).isEqualTo(17);
    assertThatThrownBy(() -> topEntails(5, heap -> false).value(6))
        .isInstanceOf(IllegalArgumentException.class);
  }
}
