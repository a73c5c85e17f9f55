package org.hexproof.format.sgf;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import com.google.common.collect.ImmutableSet;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.OptionalInt;
import java.util.Random;
import org.hexproof.board.Cell;
import org.hexproof.format.FormatException;
import org.hexproof.format.Mutator;
import org.hexproof.format.SiteDiagrams;
import org.hexproof.format.Source;
import org.hexproof.format.sgf.SgfAddition.Property;
import org.junit.jupiter.api.Test;

class SgfAdditionsTest {
  private static final int MUTATIONS = 200 * Integer.getInteger("hexproof.rounds", 1);
  private static final ImmutableList<String> REMARKS =
      ImmutableList.of("", "Black wins.", "a ] \\ [ : ; ( b", "two\nlines \\");

  private static ImmutableList<SgfGame> games(String text) throws FormatException {
    return new SgfReader()
        .entries(new Source("game.sgf", text)).stream()
            .map(entry -> ((SgfEntry) entry).game())
            .collect(ImmutableList.toImmutableList());
  }

  private static SgfCollection file(String text) {
    return SgfCollection.of(new Source("game.sgf", text));
  }

  private static String add(String text, int game, Map<Integer, SgfAddition> additions) {
    SgfCollection.Annotated annotated = file(text).with(ImmutableMap.of(game, additions));
    assertThat(annotated.untouched()).isEmpty();
    return annotated.source().text();
  }

  private static String remove(String text, int game) {
    return file(text).without(ImmutableSet.of(game)).text();
  }

  private static SgfAddition remark(String text) {
    return new SgfAddition(text, ImmutableList.of(), ImmutableList.of());
  }

  private static SgfAddition variation(String... moves) {
    ImmutableList.Builder<ImmutableList<Property>> nodes = ImmutableList.builder();
    for (String move : moves) {
      nodes.add(ImmutableList.of(Property.of(move.substring(0, 1), move.substring(1))));
    }
    return new SgfAddition("", ImmutableList.of(), nodes.build());
  }

  @Test
  void propertiesAndRemarksStandAtTheEndOfTheNode() {
    String text = "(;GM[11]SZ[3] ; B[a1]\n C[first \\]] ;W[b1];)";
    SgfAddition good =
        new SgfAddition(
            "Black ] wins",
            ImmutableList.of(
                Property.of("GB", "1"), new Property("TR", ImmutableList.of("a", "b"))),
            ImmutableList.of());
    assertThat(add(text, 0, ImmutableMap.of(1, good, 2, good, 3, remark("so"))))
        .isEqualTo(
            "(;GM[11]SZ[3] ; B[a1]\n C[first \\]\n\nBlack \\] wins]HXP[GB TR C+15]GB[1]TR[a][b] "
                + ";W[b1]HXP[GB TR C=13]GB[1]TR[a][b]C[Black \\] wins];HXP[C=2]C[so])");
  }

  @Test
  void whatTheNodeHasIsNotAdded() {
    SgfAddition good =
        new SgfAddition("", ImmutableList.of(Property.of("GB", "1")), ImmutableList.of());
    String text = "(;GM[11]SZ[3]GB[2])";
    assertThat(add(text, 0, ImmutableMap.of(0, good))).isEqualTo(text);
    SgfAddition move =
        new SgfAddition("", ImmutableList.of(Property.of("B", "a1")), ImmutableList.of());
    assertThatThrownBy(() -> add(text, 0, ImmutableMap.of(0, move)))
        .isInstanceOf(IllegalArgumentException.class);
  }

  @Test
  void variationsForkWhatFollows() {
    ImmutableMap<Integer, SgfAddition> additions =
        ImmutableMap.of(1, variation("Wb1", "Bc1"), 2, variation("Bc2"));
    assertThat(add("(;GM[11]SZ[3];B[a1]\n;W[b2] ;B[c3])", 0, additions))
        .isEqualTo(
            "(;GM[11]SZ[3];B[a1]HXP[fork]\n(;W[b2]HXP[fork] (;B[c3])(;HXP[added]B[c2]))"
                + "(;HXP[added]W[b1];B[c1]))");
    assertThat(add("(;GM[11]SZ[3];B[a1](;W[b2];B[c3])(;W[c3]))", 0, additions))
        .isEqualTo(
            "(;GM[11]SZ[3];B[a1](;W[b2]HXP[fork](;B[c3])(;HXP[added]B[c2]))(;W[c3])"
                + "(;HXP[added]W[b1];B[c1]))");
    assertThat(add("(;GM[11]SZ[3];B[a1] )", 0, ImmutableMap.of(1, variation("Wb1"))))
        .isEqualTo("(;GM[11]SZ[3];B[a1] (;HXP[added]C[The record ends here.])(;HXP[added]W[b1]))");
  }

  /** Additions to some nodes, with moves that can be played there. */
  private static Map<Integer, SgfAddition> additions(SgfGame game, Random random) {
    Map<Integer, SgfAddition> additions = new HashMap<>();
    ImmutableList<SgfStep> steps = game.steps();
    for (int i = 0; i < steps.size(); i++) {
      List<Cell> free = steps.get(i).position().empty().asList();
      ImmutableList.Builder<ImmutableList<Property>> line = ImmutableList.builder();
      for (int k = random.nextInt(3); k > 0 && k <= free.size(); k--) {
        line.add(
            ImmutableList.of(
                Property.of(k % 2 == 0 ? "B" : "W", free.get(k - 1).toString()),
                Property.of("C", "why")));
      }
      boolean isGood = random.nextBoolean();
      SgfAddition addition =
          new SgfAddition(
              REMARKS.get(random.nextInt(REMARKS.size())),
              isGood ? ImmutableList.of(Property.of("GW", "1")) : ImmutableList.of(),
              random.nextBoolean() ? line.build() : ImmutableList.of());
      if (random.nextInt(3) > 0) {
        additions.put(i, addition);
      }
    }
    return additions;
  }

  /** The numbers of the steps that are not in variations that were added. */
  private static List<Integer> old(ImmutableList<SgfStep> steps) {
    List<Integer> old = new ArrayList<>();
    for (int i = 0; i < steps.size(); i++) {
      OptionalInt parent = steps.get(i).parent();
      boolean begins =
          steps.get(i).node().property("HXP").stream()
              .anyMatch(mark -> mark.values().get(0).raw().equals("added"));
      if (!begins && (parent.isEmpty() || old.contains(parent.getAsInt()))) {
        old.add(i);
      }
    }
    return old;
  }

  @Test
  void randomGamesKeepAllTheyHadAndCanBeHadBack() throws FormatException {
    SiteDiagrams random = new SiteDiagrams(5);
    Random choice = new Random(6);
    int longer = 0;
    for (int i = 0; i < 500; i++) {
      String text = random.game() + random.game();
      int number = choice.nextInt(2);
      SgfGame before = games(text).get(number);
      String annotated = add(text, number, additions(before, choice));
      SgfGame after = games(annotated).get(number);
      assertThat(games(annotated).get(1 - number).steps().stream().map(SgfStep::position))
          .containsExactlyElementsOf(
              games(text).get(1 - number).steps().stream().map(SgfStep::position).toList());
      ImmutableList<SgfStep> steps = after.steps();
      List<Integer> old = old(steps);
      assertThat(old).hasSize(before.steps().size());
      for (int k = 0; k < old.size(); k++) {
        SgfStep was = before.steps().get(k);
        SgfStep is = steps.get(old.get(k));
        assertThat(is.position()).isEqualTo(was.position());
        assertThat(is.move()).isEqualTo(was.move());
        assertThat(is.parent().stream().map(old::indexOf))
            .containsExactlyElementsOf(was.parent().stream().boxed().toList());
      }
      assertThat(after.mainLine().position()).isEqualTo(before.mainLine().position());
      assertThat(remove(annotated, number)).as(annotated).isEqualTo(text);
      assertThat(remove(annotated, 1 - number)).isEqualTo(annotated);
      longer += steps.size() > old.size() ? 1 : 0;
    }
    assertThat(longer).isPositive();
  }

  @Test
  void damagedMarksDoNoHarm() throws FormatException {
    SiteDiagrams random = new SiteDiagrams(8);
    Random choice = new Random(9);
    List<String> seeds = new ArrayList<>();
    seeds.add("(;GM[11]SZ[3]C[a\n\nb]HXP[C+3 C+3 fork fork GB GB](;B[a1])(;W[b1]HXP[added]))");
    seeds.add("(;HXP[added]GM[11]SZ[3];B[a1]HXP[B W C C=0 C+1 fork](;W[b1])(;W[c1]))");
    for (int i = 0; i < 30; i++) {
      String text = random.game();
      seeds.add(add(text, 0, additions(games(text).get(0), choice)));
    }
    Mutator mutator = new Mutator(10);
    int read = 0;
    for (int i = 0; i < MUTATIONS; i++) {
      String text =
          mutator.mutate(seeds.get(i % seeds.size()), seeds.get(i / seeds.size() % seeds.size()));
      ImmutableList<SgfGame> games;
      try {
        games = games(text);
      } catch (FormatException e) {
        continue;
      }
      read++;
      String removed = remove(text, 0);
      assertThat(games(removed)).as(text).hasSameSizeAs(games);
    }
    assertThat(read).isPositive();
  }

  @Test
  void whatOthersWroteStays() throws FormatException {
    for (String text :
        new String[] {
          "(;GM[11]SZ[3]C[a\n\nb];B[a1]C[Hexproof: mine]GB[1])",
          "(;HXP[added]GM[11]SZ[3]XX[1];B[a1])",
        }) {
      assertThat(remove(text, 0)).isEqualTo(text);
    }
    // A mark whose remark was changed since takes nothing but itself.
    assertThat(remove("(;GM[11]SZ[3]HXP[C=3 GB B]GB[1]C[so it is];B[a1])", 0))
        .isEqualTo("(;GM[11]SZ[3]C[so it is];B[a1])");
    assertThat(remove("(;GM[11]SZ[3]C[so\n\nit is]HXP[C+3];B[a1])", 0))
        .isEqualTo("(;GM[11]SZ[3]C[so\n\nit is];B[a1])");
    // Brackets stay where a variation of somebody else's came to what was forked.
    assertThat(remove("(;GM[11]SZ[3]HXP[fork](;B[a1])(;HXP[added]B[b1])(;B[c1]))", 0))
        .isEqualTo("(;GM[11]SZ[3](;B[a1])(;B[c1]))");
  }
}
