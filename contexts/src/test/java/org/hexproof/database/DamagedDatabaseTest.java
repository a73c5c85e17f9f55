package org.hexproof.database;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.Random;
import java.util.zip.GZIPInputStream;
import java.util.zip.GZIPOutputStream;
import org.hexproof.closure.SmallDatabases;
import org.hexproof.value.GameReader;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * Files with some bytes altered give answers or say that they are damaged; nothing else happens.
 */
class DamagedDatabaseTest {
  private static final int CASES = 150;

  @TempDir private static Path folder;
  private static byte[] file;
  private static byte[] text;

  @BeforeAll
  static void build() throws Exception {
    Path path = SmallDatabases.file(folder, 3);
    file = Files.readAllBytes(path);
    try (Database database = Database.open(path)) {
      ByteArrayOutputStream out = new ByteArrayOutputStream();
      CompactWriter.write(database, 6, out);
      text = new GZIPInputStream(new ByteArrayInputStream(out.toByteArray())).readAllBytes();
    }
  }

  private static byte[] altered(byte[] bytes, Random random) {
    byte[] altered = bytes.clone();
    for (int i = 0; i < 1 + random.nextInt(20); i++) {
      altered[random.nextInt(altered.length)] =
          random.nextBoolean() ? (byte) random.nextInt(256) : bytes[random.nextInt(bytes.length)];
    }
    return altered;
  }

  private static byte[] packed(byte[] bytes) throws IOException {
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    try (GZIPOutputStream packed = new GZIPOutputStream(out)) {
      packed.write(bytes);
    }
    return out.toByteArray();
  }

  /** With the checksum that such a file would have. */
  private static byte[] sealed(byte[] bytes) throws IOException {
    Path path = Files.write(folder.resolve("sealed"), bytes);
    Checksum.write(path);
    return Files.readAllBytes(path);
  }

  private static byte[] flipped(byte[] bytes, Random random) {
    byte[] flipped = bytes.clone();
    flipped[random.nextInt(flipped.length)] ^= (byte) (1 << random.nextInt(Byte.SIZE));
    return flipped;
  }

  private static String exported(byte[] bytes) throws IOException {
    StringBuilder text = new StringBuilder();
    try (Database database = Database.open(Files.write(folder.resolve("flipped"), bytes))) {
      text.append(database.meta()).append(database.regions()).append(database.counts());
      database.entries(
          entry -> {
            text.append(entry);
            return true;
          });
    }
    return text.toString();
  }

  /** Whether all could be read. */
  private static boolean isRead(byte[] bytes) throws Exception {
    Path path = Files.write(folder.resolve("altered"), bytes);
    try (Database database = Database.open(path)) {
      database.counts();
      Lookup lookup = new Lookup(database);
      EntryCircuits circuits = EntryCircuits.of(database);
      for (int number = 0; number < Math.min(database.size(), 20); number++) {
        DatabaseEntry entry = database.entry(number);
        lookup.values(entry);
        circuits.circuit("G", entry.reference(5));
      }
      for (View view : View.values()) {
        database.find(view, GameReader.read("test", "{b,{⊤|a}|⊥}", view.poset()));
      }
      ValueList.of(database, View.FORK, 4, ValueList.Filter.ALL, 1 << 26);
      return true;
    } catch (DatabaseException e) {
      return false;
    } catch (UncheckedIOException e) {
      assertThat(e.getCause()).isInstanceOf(DatabaseException.class);
      return false;
    }
  }

  @Test
  void damageToEitherKindOfFileIsToldAsSuch() throws Exception {
    Random random = new Random(9);
    int read = 0;
    for (int i = 0; i < CASES; i++) {
      read += isRead(sealed(altered(file, random))) ? 1 : 0;
      read += isRead(packed(altered(text, random))) ? 1 : 0;
    }
    assertThat(isRead(file)).isTrue();
    assertThat(isRead(packed(text))).isTrue();
    assertThat(read).isLessThan(2 * CASES);
  }

  @Test
  void aBitThatIsFlippedIsFoundOnOpening() {
    Random random = new Random(10);
    for (int i = 0; i < 4 * CASES; i++) {
      byte[] flipped = flipped(file, random);
      assertThatThrownBy(() -> exported(flipped)).isInstanceOf(DatabaseException.class);
    }
  }

  /**
   * A packed file tells by its own checksum; some bits of its head say nothing of what is in it.
   */
  @Test
  void aBitThatIsFlippedInAPackedFileIsFoundOrChangesNothing() throws Exception {
    byte[] whole = packed(text);
    String expected = exported(whole);
    Random random = new Random(11);
    int found = 0;
    for (int i = 0; i < 2 * CASES; i++) {
      try {
        assertThat(exported(flipped(whole, random))).isEqualTo(expected);
      } catch (DatabaseException e) {
        found++;
      }
    }
    assertThat(found).isGreaterThan(CASES);
  }

  @Test
  void aFileOfAnEarlierVersionHasNoChecksum() throws Exception {
    byte[] earlier = file.clone();
    Arrays.fill(earlier, 60, 64, (byte) 0);
    Arrays.fill(earlier, 68, 72, (byte) 0);
    assertThat(exported(earlier)).isEqualTo(exported(file));
  }
}
