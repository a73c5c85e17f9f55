package org.hexproof.certificate;

import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.zip.GZIPOutputStream;
import org.hexproof.certificate.statement.Proven;
import org.hexproof.certificate.statement.Proven.Checked;

/** Two sound certificates written by hand, in pieces that tests alter, and the checker on them. */
public final class Handwritten {
  private Handwritten() {}

  /** The template on the second row: b1 joined to the bottom by a2 or b2. */
  public static final String BLACK =
      """
      hexproof certificate 1
      about second row
      board 2 2
      black b1
      white a1
      goal b1 / bottom
      to-move white
      winner black
      cuts
      """;

  /** The bridge from b1 to the bottom. */
  public static final String BRIDGE =
      """
      j b1 1,3 ; a2 ;
      j b1 1,3 ; b2 ;
      c a2:2 b2:1
      g ; ; 1
      e 1
      """;

  /** An empty board of 2 x 2, on which the side that moves wins. */
  public static final String WHITE =
      """
      hexproof certificate 1
      about
      board 2 2
      black
      white
      goal top / bottom
      to-move white
      winner white
      cuts 1,-1 1,-2 2,4 2,5
      """;

  /** White takes a2, then a1 (which touches left) is not needed: b1 or b2 joins to the right. */
  public static final String WHITE_PROOF =
      """
      g ; a2 b1 ;
      g ; a2 b2 ;
      c b1:2 b2:1
      e a2 1
      """;

  public static Proven proven(byte[] bytes) throws IOException {
    try (Checking checking = new Checking(Checking.memory(), 1, () -> false)) {
      return checking.proven(new ByteArrayInputStream(bytes));
    }
  }

  static Checked check(String text) throws IOException {
    return check(text.getBytes(StandardCharsets.UTF_8));
  }

  static Checked check(byte[] bytes) throws IOException {
    return Checking.certificate(new ByteArrayInputStream(bytes), Checking.memory());
  }

  static void assertRefused(String text, String reason) {
    assertThatThrownBy(() -> check(text))
        .as(text)
        .isInstanceOf(CertificateException.class)
        .hasMessageContaining(reason);
  }

  /**
   * The text with another line.
   *
   * @param number of the line, from 1
   */
  static String withLine(String text, int number, String line) {
    String[] lines = text.split("\n", -1);
    lines[number - 1] = line;
    return String.join("\n", lines);
  }

  static byte[] gzip(String text) throws IOException {
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    try (GZIPOutputStream zip = new GZIPOutputStream(out)) {
      zip.write(text.getBytes(StandardCharsets.UTF_8));
    }
    return out.toByteArray();
  }
}
