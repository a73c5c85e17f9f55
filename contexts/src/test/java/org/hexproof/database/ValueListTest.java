package org.hexproof.database;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.HashSet;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import java.util.TreeMap;
import org.hexproof.closure.SmallDatabases;
import org.hexproof.value.Game;
import org.hexproof.value.GameReader;
import org.hexproof.value.GameWriter;
import org.hexproof.value.Store;
import org.hexproof.value.Values;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

class ValueListTest {
  private static final long MEMORY = 1 << 28;

  @TempDir private static Path folder;
  private static Path file;

  @BeforeAll
  static void build() throws Exception {
    file = SmallDatabases.file(folder, 6);
  }

  private static ValueList list(View view, int cells, ValueList.Filter filter) throws Exception {
    try (Database database = Database.open(file)) {
      return ValueList.of(database, view, cells, filter, MEMORY);
    }
  }

  /** Through the text of every labelled value. */
  private static Map<String, Integer> expected(View view, int maxCells) throws Exception {
    Map<String, Integer> cells = new TreeMap<>();
    Values values = new Values(view.poset());
    try (Database database = Database.open(file)) {
      for (int number = 0; number < database.size(); number++) {
        DatabaseEntry entry = database.entry(number);
        for (Game game : new Lookup(database).values(entry).values()) {
          String text = GameWriter.write(game, View.GENERAL.poset(), true);
          text = view == View.FORK ? text.replace('c', 'F') : text;
          int value = values.of(GameReader.read("test", text, view.poset()));
          if (entry.cells() <= maxCells) {
            cells.merge(Lookup.text(values, value), entry.cells(), Math::min);
          }
        }
      }
    }
    return cells;
  }

  @ParameterizedTest
  @EnumSource(View.class)
  void allAreThereOnceInOrder(View view) throws Exception {
    for (int most : new int[] {4, 6}) {
      ValueList list = list(view, most, ValueList.Filter.ALL);
      Values values = new Values(list.store());
      Map<String, Integer> found = new TreeMap<>();
      try (Database database = Database.open(file)) {
        Lookup lookup = new Lookup(database);
        for (int place = 0; place < list.size(); place++) {
          found.put(Lookup.text(values, list.value(place)), list.cells(place));
          assertThat(place == 0 || list.cells(place - 1) <= list.cells(place)).isTrue();
          assertThat(lookup.seen(view, list.reference(place)))
              .isEqualTo(values.form(list.value(place)));
        }
      }
      assertThat(found).isEqualTo(expected(view, most)).hasSize(list.size());
    }
  }

  @Test
  void aFilterTakesSome() throws Exception {
    ValueList all = list(View.FORK, 6, ValueList.Filter.ALL);
    ValueList some = list(View.FORK, 6, (store, value, cells) -> store.atoms(value) <= 5);
    assertThat(some.size()).isPositive().isLessThan(all.size());
    Set<String> expected = new HashSet<>();
    for (int place = 0; place < all.size(); place++) {
      if (all.store().atoms(all.value(place)) <= 5) {
        expected.add(text(all.store(), all.value(place)));
      }
    }
    Set<String> found = new HashSet<>();
    for (int place = 0; place < some.size(); place++) {
      found.add(text(some.store(), some.value(place)));
    }
    assertThat(found).isEqualTo(expected);
  }

  private static String text(Store store, int value) {
    return Lookup.text(new Values(store), value);
  }

  /** Those above that have no other above below them, and the other way round. */
  @ParameterizedTest
  @EnumSource(View.class)
  void neighborsAreWhatTheDefinitionSays(View view) throws Exception {
    ValueList list = list(view, 5, ValueList.Filter.ALL);
    ValueList many = list(view, 6, ValueList.Filter.ALL);
    Values values = new Values(list.store());
    Values manyValues = new Values(many.store());
    Random random = new Random(5);
    for (int i = 0; i < 20; i++) {
      Game game = manyValues.form(many.value(random.nextInt(many.size())));
      int value = values.of(game);
      Set<Integer> above = new HashSet<>();
      Set<Integer> below = new HashSet<>();
      for (int place = 0; place < list.size(); place++) {
        int here = list.value(place);
        boolean nearestAbove = values.leq(value, here);
        boolean nearestBelow = values.leq(here, value);
        for (int j = 0; (nearestAbove || nearestBelow) && j < list.size(); j++) {
          int other = list.value(j);
          if (j != place) {
            nearestAbove &= !(values.leq(value, other) && values.leq(other, here));
            nearestBelow &= !(values.leq(other, value) && values.leq(here, other));
          }
        }
        if (nearestAbove) {
          above.add(place);
        }
        if (nearestBelow) {
          below.add(place);
        }
      }
      Neighbors found = Neighbors.of(game, list);
      assertThat(found.above()).doesNotHaveDuplicates().containsExactlyInAnyOrderElementsOf(above);
      assertThat(found.below()).doesNotHaveDuplicates().containsExactlyInAnyOrderElementsOf(below);
    }
  }

  /** Of values that are there and of others, what the list of all values has. */
  @Test
  void theNearestOfADatabaseAreTheNeighborsInItsList() throws Exception {
    try (Database database = Database.open(SmallDatabases.file(folder, 7))) {
      for (int cells : new int[] {5, 7}) {
        ValueList list =
            ValueList.of(database, View.GENERAL, cells, ValueList.Filter.ALL, 1L << 30);
        Values values = new Values(list.store());
        Random random = new Random(cells);
        for (int i = 0; i < 30; i++) {
          int one = list.value(random.nextInt(list.size()));
          int other = list.value(random.nextInt(list.size()));
          Game game = values.form(i % 3 == 0 ? one : values.of(new int[] {one}, new int[] {other}));
          Neighbors expected = Neighbors.of(game, list);
          Nearest found = Nearest.of(database, game, cells, () -> false, 1L << 30);
          assertThat(found.above())
              .containsExactlyElementsOf(expected.above().stream().map(list::reference).toList());
          assertThat(found.below())
              .containsExactlyElementsOf(expected.below().stream().map(list::reference).toList());
        }
      }
    }
  }
}
