package org.hexproof.value;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.google.common.primitives.ImmutableIntArray;
import it.unimi.dsi.fastutil.ints.IntList;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import org.junit.jupiter.api.Test;

class StoreTest {
  @Test
  void threadsThatShareAStoreFindTheSameValues() throws Exception {
    Store store = new Store(Posets.P3);
    List<Game> games = new ArrayList<>();
    RandomGames random = RandomGames.passable(Posets.P3, 31, 3);
    for (int i = 0; i < 4_000; i++) {
      games.add(random.next(1 + i % 4));
    }
    ExecutorService threads = Executors.newFixedThreadPool(4);
    try {
      List<Future<int[]>> found = new ArrayList<>();
      for (int thread = 0; thread < 4; thread++) {
        boolean backwards = thread % 2 == 1;
        Callable<int[]> work =
            () -> {
              Values values = new Values(store);
              int[] handles = new int[games.size()];
              for (int i = 0; i < handles.length; i++) {
                int place = backwards ? handles.length - 1 - i : i;
                handles[place] = values.of(games.get(place));
              }
              return handles;
            };
        found.add(threads.submit(work));
      }
      int[] first = found.get(0).get();
      for (Future<int[]> other : found) {
        assertThat(other.get()).isEqualTo(first);
      }
      Values alone = new Values(Posets.P3);
      Values shared = new Values(store);
      for (int i = 0; i < first.length; i++) {
        assertThat(shared.form(first[i])).isEqualTo(alone.form(alone.of(games.get(i))));
      }
      assertThat(store.size()).isEqualTo(alone.store().size());
    } finally {
      threads.shutdown();
    }
  }

  @Test
  void sizesAndDepths() throws Exception {
    Values values = new Values(Posets.P3);
    Game game = GameReader.read("test", "{a,{⊤|b}|{a|⊥},b}", Posets.P3);
    int value = values.of(game);
    assertThat(values.store().depth(value)).isEqualTo(2);
    assertThat(values.store().atoms(value)).isEqualTo(6);
    assertThat(values.store().lefts(value)).hasSize(2);
    assertThat(values.store().rights(value)).hasSize(2);
    assertThat(game.atoms()).isEqualTo(6);
    assertThat(game.depth()).isEqualTo(2);
  }

  @Test
  void aFullStoreSaysSoAndKeepsItsValues() {
    Values values = new Values(new Store(Posets.named("terminals:5"), 1 << 20));
    RandomGames random = RandomGames.any(values.poset(), 32, 4);
    int first = values.of(random.next(2));
    Game form = values.form(first);
    assertThatThrownBy(
            () -> {
              for (int i = 0; i < 100_000; i++) {
                values.of(random.next(3));
              }
            })
        .isInstanceOf(StoreFullException.class)
        .hasMessageContaining("limit is 1 MiB");
    assertThat(values.of(form)).isEqualTo(first);
  }

  @Test
  void mapsMustBeMonotoneAndDualsMustReverse() {
    Values p3 = new Values(Posets.P3);
    Values fork = new Values(Posets.FORK);
    assertThatThrownBy(() -> Image.of(p3.store(), fork, ImmutableIntArray.of(1, 0, 2, 0, 3)))
        .hasMessageContaining("not monotone: ⊥ <= a");
    assertThatThrownBy(() -> Image.dual(p3.store(), p3, ImmutableIntArray.of(0, 1, 2, 3, 4)))
        .hasMessageContaining("not order-reversing");
    assertThatThrownBy(
            () -> new SumTable(Posets.BOOLEAN, Posets.BOOLEAN, Posets.BOOLEAN, (a, b) -> 1 - a))
        .hasMessageContaining("not monotone: (⊥, ⊥) <= (⊤, ⊥)");
  }

  @Test
  void atomsThatNoValueHasNeedNoImage() {
    Values p3 = new Values(Posets.P3);
    Values bool = new Values(Posets.BOOLEAN);
    int[] atoms = new int[Posets.P3.size()];
    Arrays.fill(atoms, -1);
    atoms[Posets.P3.bottom()] = Posets.BOOLEAN.bottom();
    atoms[Posets.P3.find("a")] = Posets.BOOLEAN.top();
    Image image = Image.of(p3.store(), bool, ImmutableIntArray.copyOf(atoms));
    int open = p3.of(new int[] {Posets.P3.find("a")}, new int[] {Posets.P3.bottom()});
    assertThat(image.of(open))
        .isEqualTo(bool.of(new int[] {Posets.BOOLEAN.top()}, new int[] {Posets.BOOLEAN.bottom()}));
    assertThatThrownBy(() -> image.of(Posets.P3.find("b"))).hasMessageContaining("b has no image");
    atoms[Posets.P3.bottom()] = Posets.BOOLEAN.top();
    atoms[Posets.P3.find("a")] = Posets.BOOLEAN.bottom();
    assertThatThrownBy(() -> Image.of(p3.store(), bool, ImmutableIntArray.copyOf(atoms)))
        .hasMessageContaining("not monotone: ⊥ <= a");
  }

  @Test
  void mapsAgreeWithTheNaiveOnes() {
    Values p3 = new Values(Posets.P3);
    Values corner = new Values(Posets.CORNER);
    Image image = Image.byName(p3.store(), corner);
    RandomGames random = RandomGames.passable(Posets.P3, 33, 2);
    for (int i = 0; i < 5_000; i++) {
      Game game = random.next(1 + i % 3);
      Game mapped = Naive.map(game, atom -> Posets.CORNER.find(Posets.P3.name(atom)));
      assertThat(image.of(p3.of(game))).isEqualTo(corner.of(mapped));
    }
  }

  @Test
  void equivalentGamesShareAHandleWhateverIsAdded() {
    Values values = new Values(Posets.P3);
    RandomGames random = RandomGames.passable(Posets.P3, 34, 2);
    for (int i = 0; i < 5_000; i++) {
      Game.Options game;
      do {
        game = random.next(1 + i % 3) instanceof Game.Options options ? options : null;
      } while (game == null);
      Game extra = random.next(i % 3);
      int value = values.of(game);
      List<Game> left = new ArrayList<>(game.left());
      List<Game> right = new ArrayList<>(game.right());
      int gift = values.of(extra);
      // Gift horses: an option that doesn't help its player changes nothing.
      if (values.leqFirst(gift, value)) {
        left.add(extra);
      }
      if (values.leqFirst(value, gift)) {
        right.add(extra);
      }
      assertThat(values.of(Game.of(left, right))).isEqualTo(value);
    }
  }

  @Test
  void aDumpRestoresTheSameHandles() {
    Values values = new Values(Posets.P3);
    Store store = values.store();
    RandomGames random = RandomGames.passable(Posets.P3, 32, 3);
    for (int i = 0; i < 1_000; i++) {
      values.of(random.next(1 + i % 4));
    }
    Store copy = new Store(Posets.P3);
    int middle = store.size() / 2;
    copy.restore(store.dump(copy.size(), middle));
    copy.restore(store.dump(middle, store.size()));
    assertThat(copy.size()).isEqualTo(store.size());
    assertThat(copy.filledBytes()).isEqualTo(store.filledBytes());
    Values restored = new Values(copy);
    for (int value = 0; value < store.size(); value++) {
      assertThat(restored.form(value)).isEqualTo(values.form(value));
      assertThat(copy.depth(value)).isEqualTo(store.depth(value));
      assertThat(copy.atoms(value)).isEqualTo(store.atoms(value));
    }
  }

  @Test
  void whatIsNoDumpIsRefused() {
    for (int[] numbers : new int[][] {{1}, {1, 1, 0}, {1, 1, 0, 9}, {2, 1, 1, 0, 0}, {0, 1, 2}}) {
      Store store = new Store(Posets.P3);
      assertThatThrownBy(() -> store.restore(IntList.of(numbers)))
          .isInstanceOf(IllegalArgumentException.class);
    }
    Store store = new Store(Posets.P3);
    IntList twice = IntList.of(1, 1, 0, 1, 1, 1, 0, 1);
    assertThatThrownBy(() -> store.restore(twice)).hasMessageContaining("is there already");
  }
}
