package org.hexproof.prove;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.google.common.primitives.ImmutableIntArray;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Random;
import java.util.Set;
import org.hexproof.board.Board;
import org.hexproof.board.Color;
import org.hexproof.board.Goal;
import org.hexproof.board.Position;
import org.hexproof.solver.Learned;
import org.hexproof.solver.Problem;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

final class ProofStoreTest {
  private static final Problem PROBLEM = problem(4, Color.WHITE);
  private static final int CELLS = 12;

  @TempDir private Path folder;

  private final Random random = new Random(7);
  private Path file;

  @BeforeEach
  void names() {
    file = folder.resolve(ProofStore.FILE);
  }

  private static Problem problem(int cols, Color toMove) {
    return new Problem(Position.empty(new Board(cols, 3)), toMove, Goal.TOP_TO_BOTTOM);
  }

  private Learned position() {
    List<List<Integer>> sets = List.of(new ArrayList<>(), new ArrayList<>(), new ArrayList<>());
    for (int cell = 0; cell < CELLS; cell++) {
      int set = random.nextInt(4);
      if (set < 3) {
        sets.get(set).add(cell);
      }
    }
    Color winner = random.nextBoolean() ? Color.BLACK : Color.WHITE;
    boolean moves = random.nextBoolean() && !sets.get(2).isEmpty();
    return new Learned(
        moves ? winner : winner == Color.BLACK ? Color.WHITE : Color.BLACK,
        winner,
        moves ? sets.get(2).get(0) : -1,
        1 + random.nextInt(1 << 20),
        ImmutableIntArray.copyOf(sets.get(0)),
        ImmutableIntArray.copyOf(sets.get(1)),
        ImmutableIntArray.copyOf(sets.get(2)));
  }

  private List<Learned> positions(int count) {
    List<Learned> positions = new ArrayList<>();
    for (int i = 0; i < count; i++) {
      positions.add(position());
    }
    return positions;
  }

  private ProofStore open() throws IOException {
    return ProofStore.open(folder, PROBLEM, "1", "build 1");
  }

  private List<Learned> read() throws IOException {
    try (ProofStore store = open()) {
      List<Learned> all = new ArrayList<>();
      store.each(all::addAll);
      assertThat(store.size()).isEqualTo(all.size());
      return all;
    }
  }

  private static List<Object> key(Learned position) {
    return List.of(position.toMove(), position.black(), position.white());
  }

  @Test
  void keepsEachPositionOnce() throws IOException {
    List<Learned> expected = new ArrayList<>();
    Set<List<Object>> seen = new HashSet<>();
    for (int run = 0; run < 5; run++) {
      try (ProofStore store = open()) {
        for (int transaction = 0; transaction < 3; transaction++) {
          List<Learned> some = positions(50);
          some.addAll(some.subList(0, 10));
          if (!expected.isEmpty()) {
            some.add(expected.get(random.nextInt(expected.size())));
          }
          int before = expected.size();
          some.stream().filter(each -> seen.add(key(each))).forEach(expected::add);
          assertThat(store.add(some)).isEqualTo(expected.size() - before);
        }
      }
      assertThat(read())
          .containsExactlyInAnyOrderElementsOf(expected)
          .isSortedAccordingTo(Comparator.comparing(Learned::work).reversed());
    }
  }

  @Test
  void aWriteThatFailsLeavesItAsItWas() throws IOException, SQLException {
    List<Learned> first = positions(20);
    List<Learned> later = positions(20);
    try (ProofStore store = open()) {
      store.add(first);
      change(
          "CREATE TRIGGER refused BEFORE INSERT ON entered BEGIN SELECT RAISE(FAIL, 'full'); END");
      assertThatThrownBy(() -> store.add(positions(20)))
          .isInstanceOf(StoreException.class)
          .hasMessageContaining("cannot be written");
      change("DROP TRIGGER refused");
      store.add(later);
    }
    later.addAll(first);
    assertThat(read()).containsExactlyInAnyOrderElementsOf(later);
  }

  @Test
  void isOneRunsAtATime() throws IOException {
    try (ProofStore store = open()) {
      assertThatThrownBy(this::open)
          .isInstanceOf(StoreException.class)
          .hasMessageContaining("in use by another run");
      assertThat(store.add(positions(1))).isEqualTo(1);
    }
    assertThat(read()).hasSize(1);
  }

  @Test
  void isOneQuestionsAndVersions() throws IOException {
    try (ProofStore store = open()) {
      store.add(positions(10));
    }
    byte[] bytes = Files.readAllBytes(file);
    for (Problem other : List.of(problem(5, Color.WHITE), problem(4, Color.BLACK))) {
      assertThatThrownBy(() -> ProofStore.open(folder, other, "1", "build 1"))
          .isInstanceOf(StoreException.class)
          .hasMessageContaining("a store of another question; name another folder")
          .hasMessageContaining("it has: goal; 4x3");
    }
    assertThatThrownBy(() -> ProofStore.open(folder, PROBLEM, "2", "build 1"))
        .isInstanceOf(StoreException.class)
        .hasMessageContaining("a store of hexproof 1, but this is 2");
    assertThat(Files.readAllBytes(file)).isEqualTo(bytes);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "UPDATE position SET work = work + 1 WHERE number = 7 | transaction 1",
        "UPDATE position SET proof = (SELECT proof FROM position WHERE number = 3) WHERE number ="
            + " 15 | transaction 2",
        "DELETE FROM position WHERE number = 4 | transaction 1",
        "UPDATE position SET entered = 1 WHERE number = 12 | transaction 1",
        "UPDATE position SET entered = 9 WHERE number = 12 | transaction 2",
        "INSERT INTO position VALUES (99, 3, x'01', x'02', 5) | transaction 3",
        "DELETE FROM entered WHERE number = 1 | transaction 1",
        "DELETE FROM entered | transaction 1",
        "UPDATE entered SET hash = x'' WHERE number = 2 | transaction 2",
        "UPDATE header SET format = 'hexproof proof 9' | found 'hexproof proof 9'",
        "UPDATE header SET question = 'none' | another question",
        "DELETE FROM header | does not say what it is for",
        "DROP TABLE entered | no such table",
      })
  void tellsWhatWasAltered(String change, String words) throws Exception {
    try (ProofStore store = open()) {
      store.add(positions(10));
      store.add(positions(10));
    }
    change(change);
    assertThatThrownBy(this::open)
        .isInstanceOf(StoreException.class)
        .hasMessageStartingWith(file + ": ")
        .hasMessageContaining(words);
  }

  private void change(String statement) throws SQLException {
    try (Connection connection = DriverManager.getConnection("jdbc:sqlite:" + file);
        Statement change = connection.createStatement()) {
      change.execute(statement);
    }
  }

  /** What still opens has all that was there, since nothing that counts was hit. */
  @Test
  void isRefusedWhereBytesAreAlteredOrMissing() throws IOException {
    try (ProofStore store = open()) {
      for (int i = 0; i < 20; i++) {
        store.add(positions(20));
      }
    }
    List<Learned> all = read();
    byte[] bytes = Files.readAllBytes(file);
    int refused = 0;
    for (int i = 0; i < 300; i++) {
      byte[] altered = bytes.clone();
      if (i % 3 == 0) {
        altered = Arrays.copyOf(bytes, 1 + random.nextInt(bytes.length - 1));
      } else {
        altered[random.nextInt(bytes.length)] ^= (byte) (1 << random.nextInt(8));
      }
      Files.write(file, altered);
      try {
        assertThat(read()).containsExactlyInAnyOrderElementsOf(all);
      } catch (StoreException e) {
        refused++;
      }
    }
    assertThat(refused).isGreaterThan(100);
  }

  @Test
  void isNoOtherFile() throws IOException {
    Files.writeString(file, "some text that is no store of a proof, but longer than a header. ");
    assertThatThrownBy(this::open)
        .isInstanceOf(StoreException.class)
        .hasMessageContaining("not a store of a proof");
    Files.delete(file);
    Files.createDirectory(file);
    assertThatThrownBy(this::open).hasMessageContaining("is no regular file");
  }
}
