package org.hexproof.certificate;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.hexproof.certificate.Handwritten.BLACK;
import static org.hexproof.certificate.Handwritten.BRIDGE;
import static org.hexproof.certificate.Handwritten.assertRefused;
import static org.hexproof.certificate.Handwritten.check;
import static org.hexproof.certificate.Handwritten.gzip;
import static org.hexproof.certificate.Handwritten.withLine;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.List;
import java.util.Random;
import org.hexproof.certificate.statement.Proven.Checked;
import org.hexproof.certificate.statement.Statement;
import org.hexproof.certificate.writing.CertificateWriter;
import org.hexproof.certificate.writing.Numbers;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** How a certificate is written: its head, its steps, its characters, gzip, and where it ends. */
final class FileFormTest {
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "1 | hexproof certificate 4 | expected 'hexproof certificate 1",
        "1 | hexproof certificate 1 1 | expected nothing more",
        "2 | abut | expected 'about",
        "3 | board 2 | the numbers of columns and rows",
        "3 | board 2 41 | 1 to 40",
        "3 | board 0 2 | 1 to 40",
        "3 | board 2 99999999999 | the numbers of columns and rows",
        "4 | black b1 b1 | one stone on a cell",
        "4 | black b1 a1 | one stone on a cell",
        "4 | black b3 | a cell of the board",
        "4 | black b1x | not a cell",
        "3 | board 02 2 | the numbers of columns and rows",
        "3 | board 2  2 | the numbers of columns and rows",
        "4 | black B1 | expected b1, not 'B1'",
        "4 | black b01 | expected b1, not 'b01'",
        "5 | white a1  b2 | one space between cells",
        "5 | white  a1 | one space behind 'white'",
        "5 | 'white ' | one space behind 'white'",
        "5 | 'white a1 ' | none at the end",
        "2 | about  second row | one space behind 'about'",
        "2 | 'about row ' | none at the end",
        "6 | goal b1/bottom | expected 'b1 / bottom', not 'b1/bottom'",
        "6 | goal B1 / bottom | expected 'b1 / bottom'",
        "6 | goal b1 / Bottom | expected 'b1 / bottom'",
        "6 | goal b1+b1 / bottom | expected 'b1 / bottom'",
        "6 | goal b1 / bottom+b2 | expected 'b1 / b2+bottom'",
        "7 | to-move  white | one space behind 'to-move'",
        "8 | winner Black | expected black or white",
        "6 | goal b1 | at least two",
        "6 | goal b1 / | not a terminal",
        "6 | goal b1 / c5 | a cell of the board",
        "6 | goal b1 / nowhere | not a cell",
        "7 | to-move red | expected black or white",
        "8 | winner | expected black or white",
        "9 | cuts x | expected ",
        "9 | cut | expected s",
        "9 | 'cuts ' | an item behind the space",
      })
  void aDamagedHeadIsRefused(int line, String replacement, String reason) {
    String text = withLine(BLACK, line, replacement) + BRIDGE;
    assertRefused(text, reason);
    int blamed = line == 4 && replacement.equals("black b1 a1") ? 5 : line;
    assertRefused(text, "line " + blamed + ": ");
  }

  /** Each row: the line of Black's proof that is replaced, by what, and what is said of it. */
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "1 | j b1 1,3 ; b2 | expected ;",
        "2 | j b1 1,3 ; b2 ; -1 | expected a number",
        "2 | j b1 1,3 ; b2 ; 99999999999999 | more than 9 digits",
        "3 | c | expected something more",
        "5 | e | expected something more",
        "5 | x | expected a node",
        "1 | j c1 1,3 ; ; | no cell in column 3, row 1",
        "1 | j a0 1,3 ; ; | no cell in column 1, row 0",
        "1 | j b1 1,1 ; ; | no place outside in column 1, row 1",
        "1 | j b1 1,6 ; ; | no place outside in column 1, row 6",
        "1 | j b1 -3,1 ; ; | no place outside in column -3",
        "1 | j zzzzzzzzzzzzzz1 1,3 ; ; | expected a number",
        "1 | j B1 1,3 ; a2 ; | expected a number",
        "1 | j b01 1,3 ; a2 ; | leading zero",
        "1 | j b1 01,3 ; a2 ; | leading zero",
        "1 | j b1 1,-0 ; a2 ; | a zero with a sign",
        "1 | j b1 -0,1 ; a2 ; | a zero with a sign",
        "1 | j  b1 1,3 ; a2 ; | an item behind the space",
        "1 | j b1 1,3  ; a2 ; | an item behind the space",
        "1 | j b1 1,3; a2 ; | expected a space",
        "1 | j b1 1,3 ;a2 ; | expected a space",
        "1 | j b1 1,3 ; a2; | expected a space",
        "1 | 'j b1 1,3 ; a2 ; ' | an item behind the space",
        "1 | j b1 1,3 ;  a2 ; | an item behind the space",
        "3 | c a2:02 b2:1 | leading zero",
        "3 | 'c a2:2 b2:1 ' | an item behind the space",
        "4 | g ;; 1 | expected a space",
        "4 | g ; ; 01 | leading zero",
        "5 | e  1 | an item behind the space",
        "5 | e 01 | leading zero",
        "5 | 'e 1 ' | expected the end of the line",
      })
  void aDamagedStepIsRefused(int line, String replacement, String reason) {
    assertRefused(BLACK + withLine(BRIDGE, line, replacement), reason);
  }

  @Test
  void whatIsSaidAboutItHasNoControlCharacters() throws IOException {
    assertThat(check(BLACK.replace("row", "row \u00e4 \u2013  \ud83d\ude00") + BRIDGE).about())
        .isEqualTo("second row \u00e4 \u2013  \ud83d\ude00");
    for (String odd : List.of("\u001b[31m", "\u007f", "\u009b", "\t", "\0", "\r")) {
      assertRefused(BLACK.replace("row", "row" + odd + "x") + BRIDGE, "line 2: ");
    }
    byte[] bytes = (BLACK + BRIDGE).getBytes(StandardCharsets.UTF_8);
    bytes[BLACK.indexOf("row")] = (byte) 0xe4;
    assertThatThrownBy(() -> check(bytes))
        .isInstanceOf(CertificateException.class)
        .hasMessageContaining("line 2: the line is not in UTF-8");
  }

  @Test
  void whatTheWriterSaysAboutItIsCanonical() throws IOException {
    Statement statement = check(BLACK + BRIDGE).statement();
    Numbers bridge = NaiveProver.prove(statement, new Random(1)).orElseThrow();
    for (String about :
        List.of("", " ", "  a  b ", "\u001b[1mx\u009b\n", "x".repeat(999) + " y", "\u00e4\ud83d")) {
      ByteArrayOutputStream out = new ByteArrayOutputStream();
      CertificateWriter.write(out, statement, about, bridge);
      assertThat(out.toString(StandardCharsets.UTF_8)).matches(Grammar.CERTIFICATE);
      assertThat(check(out.toByteArray()).statement()).isEqualTo(statement);
    }
  }

  @Test
  void everyBeginningOfAFileIsRefused() throws IOException {
    String text = BLACK + BRIDGE;
    for (int i = 0; i < text.length(); i++) {
      assertRefused(text.substring(0, i), "line ");
    }
    byte[] bytes = gzip(text);
    for (int i = 0; i < bytes.length; i++) {
      byte[] cut = Arrays.copyOf(bytes, i);
      assertThatThrownBy(() -> check(cut)).isInstanceOf(CertificateException.class);
    }
  }

  @Test
  void nothingFollowsTheEnd() throws IOException {
    for (String more : new String[] {"\n", " ", "e 1\n", "\0", "x"}) {
      assertRefused(BLACK + BRIDGE + more, "something follows the end");
    }
    for (int more : new int[] {1, 8, 9, 18, 19, 40, 100_000}) {
      byte[] bytes = gzip(BLACK + BRIDGE);
      byte[] longer = Arrays.copyOf(bytes, bytes.length + more);
      assertThatThrownBy(() -> check(longer)).isInstanceOf(CertificateException.class);
    }
    byte[] bytes = gzip(BLACK + BRIDGE);
    byte[] twice = Arrays.copyOf(bytes, 2 * bytes.length);
    System.arraycopy(bytes, 0, twice, bytes.length, bytes.length);
    assertThatThrownBy(() -> check(twice)).isInstanceOf(CertificateException.class);
  }

  @Test
  void damagedGzipIsRefusedOrUnchanged() throws IOException {
    byte[] bytes = gzip(BLACK + BRIDGE);
    Checked right = check(bytes);
    for (int i = 2; i < bytes.length; i++) {
      byte[] damaged = bytes.clone();
      damaged[i] ^= 0x55;
      try {
        // The time and the system in the head of gzip say nothing.
        assertThat(check(damaged)).isEqualTo(right);
      } catch (CertificateException e) {
        assertThat(e).hasMessageStartingWith("line ");
      }
    }
  }

  @Test
  void endlessFilesAreRefused() {
    for (String endless : List.of("x", " ", "about ", "\n", "0")) {
      for (String head : List.of("", "hexproof certificate 1\nabout ", BLACK.strip() + " ")) {
        InputStream in = new Endless(head, endless, 50_000_000);
        assertThatThrownBy(() -> Checking.certificate(in, Checking.memory()))
            .isInstanceOf(CertificateException.class);
      }
    }
  }

  @ParameterizedTest
  @ValueSource(strings = {"\r\n", "\t", "\u00e4"})
  void otherCharactersAreRefused(String odd) {
    assertRefused(BLACK + BRIDGE.replace("\n", odd + "\n"), "line 10");
  }

  /** The same text again and again, up to a number of bytes. */
  private static final class Endless extends InputStream {
    private final byte[] head;
    private final byte[] unit;
    private final long most;
    private long at;

    Endless(String head, String unit, long most) {
      this.head = head.getBytes(StandardCharsets.UTF_8);
      this.unit = unit.getBytes(StandardCharsets.UTF_8);
      this.most = most;
    }

    @Override
    public int read() {
      if (at >= most) {
        return -1;
      }
      long i = at++;
      return i < head.length ? head[(int) i] : unit[(int) ((i - head.length) % unit.length)];
    }

    @Override
    public int read(byte[] bytes, int from, int length) {
      int count = 0;
      while (count < length && at < most) {
        bytes[from + count++] = (byte) read();
      }
      return count == 0 ? -1 : count;
    }
  }
}
