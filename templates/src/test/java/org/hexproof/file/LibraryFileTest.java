package org.hexproof.file;

import static org.assertj.core.api.Assertions.assertThatCode;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Libraries of the Java runtime, and heads made by hand of systems that are not there. */
final class LibraryFileTest {
  private static final int SEGMENT_64 = 0x19;

  @TempDir private Path folder;

  private Path file(byte[] bytes) throws IOException {
    return Files.write(folder.resolve("library"), bytes);
  }

  private void assertWholeOnly(byte[] bytes, int... lengths) throws IOException {
    Path whole = file(bytes);
    assertThatCode(() -> LibraryFile.check(whole)).doesNotThrowAnyException();
    for (int length : lengths) {
      Path cut = file(Arrays.copyOf(bytes, length));
      assertThatThrownBy(() -> LibraryFile.check(cut))
          .as("%s bytes", length)
          .isInstanceOf(IOException.class)
          .hasMessageContaining("is cut off: it has " + length + " bytes");
    }
  }

  @ParameterizedTest
  @ValueSource(strings = {"verify", "java", "net"})
  void wholeLibrariesOfThisSystemPassAndCutOnesDont(String name) throws IOException {
    Path library = Path.of(System.getProperty("java.home"), "lib", System.mapLibraryName(name));
    byte[] bytes = Files.readAllBytes(library);
    assertWholeOnly(bytes, 5, 20, 64, 100, bytes.length / 3, bytes.length / 2, bytes.length - 1);
  }

  private static ByteBuffer mach(ByteOrder order) {
    ByteBuffer bytes = ByteBuffer.allocate(400).order(order);
    bytes.putInt(0, 0xfeedfacf).putInt(16, 2);
    bytes.putInt(32, 2).putInt(36, 24);
    bytes.putInt(56, SEGMENT_64).putInt(60, 72).putLong(56 + 40, 100).putLong(56 + 48, 300);
    return bytes;
  }

  @Test
  void segmentsOfMachAreMeasured() throws IOException {
    for (ByteOrder order : new ByteOrder[] {ByteOrder.LITTLE_ENDIAN, ByteOrder.BIG_ENDIAN}) {
      assertWholeOnly(mach(order).array(), 399, 200, 90, 33, 10);
    }
  }

  @Test
  void slicesOfFatFilesAreMeasured() throws IOException {
    ByteBuffer fat = ByteBuffer.allocate(900).putInt(0, 0xcafebabe).putInt(4, 1);
    fat.putInt(8 + 8, 500).putInt(8 + 12, 400);
    fat.put(500, mach(ByteOrder.LITTLE_ENDIAN).array());
    assertWholeOnly(fat.array(), 899, 600, 501, 20, 6);
  }

  @Test
  void sectionsOfLargeAndSmallElfFilesAreMeasured() throws IOException {
    ByteBuffer small = ByteBuffer.allocate(300).order(ByteOrder.BIG_ENDIAN);
    small.put(0, new byte[] {0x7f, 'E', 'L', 'F', 1, 2});
    small.putInt(28, 52).putInt(32, 260);
    small.putShort(42, (short) 32).putShort(44, (short) 1);
    small.putShort(46, (short) 40).putShort(48, (short) 1);
    small.putInt(52 + 4, 100).putInt(52 + 16, 150);
    assertWholeOnly(small.array(), 299, 200, 60, 40, 6);
  }

  @Test
  void numbersThatMakeNoSenseAreNoLibraries() throws IOException {
    ByteBuffer mach = mach(ByteOrder.LITTLE_ENDIAN);
    mach.putLong(56 + 40, Long.MAX_VALUE).putLong(56 + 48, Long.MAX_VALUE);
    byte[] wild = new byte[mach.capacity()];
    mach.get(0, wild);
    Path file = file(wild);
    assertThatThrownBy(() -> LibraryFile.check(file)).hasMessageContaining("is cut off");
    ByteBuffer many = ByteBuffer.allocate(64).put(0, new byte[] {0x7f, 'E', 'L', 'F', 2, 1});
    many.putLong(32, -8).putShort(54, (short) -1).putShort(56, (short) -1);
    Path other = file(many.array());
    assertThatThrownBy(() -> LibraryFile.check(other)).hasMessageContaining("is cut off");
  }

  @Test
  void otherFilesAreLeftToTheSystem() throws IOException {
    for (String text : new String[] {"", "no", "not a library"}) {
      Path file = file(text.getBytes(java.nio.charset.StandardCharsets.UTF_8));
      assertThatCode(() -> LibraryFile.check(file)).doesNotThrowAnyException();
    }
  }
}
