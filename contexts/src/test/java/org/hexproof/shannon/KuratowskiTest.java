package org.hexproof.shannon;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSet;
import com.google.common.primitives.ImmutableIntArray;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.Set;
import org.junit.jupiter.api.Test;

class KuratowskiTest {
  /** What is found is in the game, is what it is said to be, and is found unless all is planar. */
  @Test
  void whatIsNotPlanarHoldsFiveOrSixThingsThatLeadToEachOther() {
    Random random = new Random(13);
    int planar = 0;
    int six = 0;
    for (int round = 0; round < 600; round++) {
      ShannonGame game =
          RandomGames.any(
              4 + random.nextInt(8), 3 + random.nextInt(5), 2 + random.nextInt(2), random);
      Optional<Kuratowski> found = Kuratowski.find(game);
      boolean isPlanar =
          PlaneDrawing.of(game.graph().terminals(), game.graph().cells()).isPresent();
      if (found.isEmpty()) {
        assertThat(isPlanar).as("%s", game).isTrue();
        planar++;
        continue;
      }
      check(found.get(), game);
      six += found.get().ends().size() == 6 ? 1 : 0;
    }
    assertThat(planar).isGreaterThan(30);
    assertThat(six).isGreaterThan(30);
  }

  @Test
  void fiveHyperedgesThatAllShareVertices() {
    ImmutableList.Builder<ImmutableIntArray> cells = ImmutableList.builder();
    for (int one = 1; one <= 5; one++) {
      for (int other = 1; other < one; other++) {
        cells.add(ImmutableIntArray.of(one, other));
      }
    }
    ShannonGame game = RandomGames.named(new Hypergraph(ImmutableIntArray.of(1, 2), cells.build()));
    Kuratowski found = Kuratowski.find(game).orElseThrow();
    assertThat(found.ends()).hasSize(5);
    check(found, game);
    assertThat(found.toString()).startsWith("K5: each of {t1 v0 v1 v3 v6}, ");
  }

  private static void check(Kuratowski found, ShannonGame game) {
    List<String> ends = found.ends();
    Set<Set<String>> wanted = new HashSet<>();
    for (int one = 0; one < ends.size(); one++) {
      for (int other = one + 1; other < ends.size(); other++) {
        if (ends.size() == 5 || (one < 3 && other >= 3)) {
          wanted.add(Set.of(ends.get(one), ends.get(other)));
        }
      }
    }
    Set<Set<String>> joined = new HashSet<>();
    List<String> inner = new ArrayList<>();
    for (ImmutableList<String> path : found.paths()) {
      joined.add(Set.of(path.get(0), path.get(path.size() - 1)));
      inner.addAll(path.subList(1, path.size() - 1));
      for (int i = 1; i < path.size(); i++) {
        assertThat(touch(path.get(i - 1), path.get(i), game)).as("%s in %s", path, game).isTrue();
      }
    }
    assertThat(joined).isEqualTo(wanted).hasSameSizeAs(found.paths());
    assertThat(inner).doesNotHaveDuplicates().doesNotContainAnyElementsOf(ends);
  }

  /**
   * By their names: a hyperedge and a vertex in it, or the outside and a hyperedge of a terminal.
   */
  private static boolean touch(String one, String other, ShannonGame game) {
    if (!one.startsWith("{")) {
      return other.startsWith("{") && touch(other, one, game);
    }
    Set<String> members = ImmutableSet.copyOf(one.substring(1, one.length() - 1).split(" ", -1));
    assertThat(members)
        .isSubsetOf(
            ImmutableSet.<String>builder().addAll(game.terminals()).addAll(game.cells()).build());
    return other.equals("the outside")
        ? game.terminals().stream().anyMatch(members::contains)
        : members.contains(other);
  }
}
