package org.hexproof.coloring;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.base.Splitter;
import com.google.common.io.Resources;
import com.google.common.primitives.ImmutableIntArray;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import org.hexproof.coloring.KnownGames.Smallest;
import org.hexproof.region.Evaluation;
import org.hexproof.shannon.Coloring;
import org.hexproof.value.FinitePoset;
import org.hexproof.value.GameReader;
import org.hexproof.value.GameWriter;
import org.hexproof.value.Posets;
import org.hexproof.value.ValueSyntaxException;
import org.hexproof.value.Values;
import org.junit.jupiter.api.Test;

class KnownGamesTest {
  private static final long MEMORY = 1L << 26;

  private static List<List<String>> shipped() throws IOException {
    return Resources.readLines(
            Resources.getResource(KnownGames.class, "set-coloring-games.txt"),
            StandardCharsets.UTF_8)
        .stream()
        .filter(line -> !line.startsWith("#"))
        .map(line -> Splitter.on("  ").splitToList(line))
        .toList();
  }

  @Test
  void theShippedListIsWhatTheSearchFinds() throws IOException {
    Values values = new Values(Posets.FORK);
    List<List<String>> found = new ArrayList<>();
    for (SmallGames.Entry entry : SmallGamesTest.upTo(5, values)) {
      found.add(
          List.of(
              String.valueOf(entry.game().cells()),
              GameWriter.write(entry.value(), values),
              Notation.write(entry.game().coloring(), false)));
    }
    assertThat(shipped().subList(0, found.size())).isEqualTo(found);
  }

  @Test
  void eachShippedGameHasItsValueAndEachValueIsThereOnce()
      throws IOException, ValueSyntaxException {
    Values values = new Values(Posets.FORK);
    ForkSymmetries symmetries = new ForkSymmetries(values);
    Map<Integer, Integer> lines = new HashMap<>();
    int line = 0;
    for (List<String> columns : shipped()) {
      line++;
      Coloring game = Notation.read("", columns.get(2), Posets.FORK);
      int value = new Evaluation(game, values, MEMORY).value();
      assertThat(GameWriter.write(value, values)).isEqualTo(columns.get(1));
      if (!columns.get(0).equals("0")) {
        assertThat(game.cells()).isEqualTo(Integer.parseInt(columns.get(0)));
      }
      for (int image : symmetries.images(value, ForkGame.of(game)).keySet()) {
        assertThat(lines.put(image, line)).isNull();
      }
    }
    assertThat(line).isEqualTo(2567);
  }

  @Test
  void smallestGamesOverOtherPosetsAreSo() {
    // All games of at most two cells over posets of up to seven outcomes, one by one.
    KnownGames known = KnownGames.shipped();
    Random random = new Random(9);
    int compared = 0;
    for (int i = 0; i < 12; i++) {
      FinitePoset poset = RandomPosets.next(random);
      Values values = new Values(poset);
      Map<Integer, Integer> naive = new HashMap<>();
      for (int cells = 0; cells <= 2; cells++) {
        for (Coloring game : all(poset, cells)) {
          naive.putIfAbsent(new Evaluation(game, values, MEMORY).value(), game.cells());
        }
      }
      for (Map.Entry<Integer, Integer> each : naive.entrySet()) {
        Smallest smallest = known.find(values, each.getKey());
        if (smallest instanceof Smallest.Found found) {
          assertThat(found.game().cells()).isEqualTo(each.getValue());
          assertThat(new Evaluation(found.game(), values, MEMORY).value()).isEqualTo(each.getKey());
          compared++;
        } else {
          assertThat(smallest).isInstanceOf(Smallest.NotSearched.class);
        }
      }
    }
    assertThat(compared).isGreaterThan(50);
  }

  private static List<Coloring> all(FinitePoset poset, int cells) {
    List<Coloring> games = new ArrayList<>();
    int count = 1;
    for (int i = 0; i < 1 << cells; i++) {
      count *= poset.size();
    }
    for (int number = 0; number < count; number++) {
      ImmutableIntArray.Builder outcomes = ImmutableIntArray.builder();
      for (int rest = number, i = 0; i < 1 << cells; i++, rest /= poset.size()) {
        outcomes.add(rest % poset.size());
      }
      try {
        games.add(new Coloring(poset, cells, outcomes.build()));
      } catch (IllegalArgumentException e) {
        assertThat(e).hasMessageContaining("not monotone");
      }
    }
    return games;
  }

  @Test
  void whatIsNotInTheListTakesMoreCellsOrWasNotSearched() throws ValueSyntaxException {
    KnownGames known = KnownGames.shipped();
    Values values = new Values(Posets.P3);
    assertThat(known.find(values, value("{a,b,c|⊥}", values)))
        .isEqualTo(new Smallest.NotSearched());
    assertThat(known.find(values, value("{a,c|{a,c|{a|{a,c|⊥}}}}", values)))
        .isEqualTo(new Smallest.MoreThan(6));
    assertThat(known.find(values, value("{⊤|c}", values))).isInstanceOf(Smallest.Found.class);
  }

  private static int value(String game, Values values) throws ValueSyntaxException {
    return values.of(GameReader.read("", game, values.poset()));
  }
}
