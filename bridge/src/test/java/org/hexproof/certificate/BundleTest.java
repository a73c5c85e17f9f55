package org.hexproof.certificate;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.hexproof.certificate.Handwritten.BLACK;
import static org.hexproof.certificate.Handwritten.BRIDGE;
import static org.hexproof.certificate.Handwritten.gzip;
import static org.hexproof.certificate.Handwritten.withLine;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import org.hexproof.board.Cell;
import org.hexproof.certificate.statement.Proven;
import org.hexproof.certificate.statement.Proven.CheckedBundle;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** A sound bundle, and for each rule some that break it. */
final class BundleTest {
  private static final String HEAD =
      """
      hexproof bundle 1
      about a ziggurat with a white stone
      board 4 3
      black c1
      white a1 b1 a2 a3
      goal c1 / bottom
      only-move c2
      """;

  private static final String WIN =
      """
      after c2
      cuts 3,-2 3,-1 3,0 1,6 1,5
      g ; d2 b3 ;
      k b2 b3 ; ; 1
      k d1 d2 ; ; 1
      e 1
      """;

  /** Black needs b2, c2 and b3, so that this answers c3, d2 and d3, too. */
  private static final String AFTER_D1 =
      """
      after d1
      cuts
      g ; c2 b3 ;
      k b2 c2 ; ; 1
      e b3 1
      """;

  private static final String AFTER_B2 =
      """
      after b2
      cuts
      g ; c2 b3 ;
      k b3 c3 ; ; 1
      e c2 1
      """;

  private static final String AFTER_B3 =
      """
      after b3
      cuts
      g ; c2 c3 ;
      k c3 d3 ; d2 ; 1
      k d1 c2 ; ; 1
      e d2 1
      """;

  private static final String ALL = HEAD + WIN + AFTER_D1 + AFTER_B2 + AFTER_B3;

  private static Proven check(byte[] bytes) throws IOException {
    return Handwritten.proven(bytes);
  }

  private static Proven check(String text) throws IOException {
    return check(text.getBytes(StandardCharsets.UTF_8));
  }

  private static void assertRefused(String text, String reason) {
    assertThatThrownBy(() -> check(text))
        .as(text)
        .isInstanceOf(CertificateException.class)
        .hasMessageContaining(reason);
  }

  @Test
  void aSoundBundleIsAccepted() throws IOException {
    CheckedBundle checked = (CheckedBundle) check(ALL);
    assertThat(checked.claim().move()).isEqualTo(Cell.parse("c2"));
    assertThat(checked.claim().position()).hasToString("4x3 black c1 white a1 b1 a2 a3");
    assertThat(checked.about()).isEqualTo("a ziggurat with a white stone");
    assertThat(checked.proofs()).isEqualTo(4);
    assertThat(checked.nodes()).isEqualTo(3 + 2 + 2 + 3);
    assertThat(check(gzip(ALL))).isEqualTo(checked);
    assertThat(check(HEAD + AFTER_D1 + AFTER_B2 + AFTER_B3 + WIN)).isEqualTo(checked);
  }

  /** Its own moves' proof, and what it does not need, are all that a proof answers. */
  @Test
  void aMoveThatIsLeftOutIsToldOf() throws IOException {
    assertRefused(HEAD, "line 8: nothing is proved of d1 b2 c2 d2 b3 c3 d3");
    assertRefused(HEAD + WIN, "nothing is proved of d1 b2 d2 b3 c3 d3");
    assertRefused(HEAD + WIN + AFTER_D1 + AFTER_B2, "nothing is proved of b3");
    assertRefused(HEAD + WIN + AFTER_B2 + AFTER_B3, "line 25: nothing is proved of c3");
    // Black does not need b2 after b3.
    assertThat(((CheckedBundle) check(HEAD + WIN + AFTER_D1 + AFTER_B3)).proofs()).isEqualTo(3);
    assertRefused(HEAD + AFTER_D1 + AFTER_B2 + AFTER_B3, "nothing is proved of c2");
  }

  @Test
  void aMoveIsAnsweredOnce() {
    assertRefused(HEAD + WIN + WIN, "of the move c2 enough is proved already");
    assertRefused(HEAD + AFTER_D1 + AFTER_D1, "of the move d1 enough is proved already");
    String afterD3 = AFTER_D1.replace("d1", "d3");
    assertRefused(HEAD + AFTER_D1 + afterD3, "of the move d3 enough is proved already");
  }

  @Test
  void aProofOfAnotherMoveProvesNothing() {
    assertRefused(
        ALL.replace("after b2", "after x")
            .replace("after b3", "after b2")
            .replace("after x", "after b3"),
        "line 21: b3 is not empty at the start");
    assertRefused(HEAD + AFTER_D1.replace("d1", "b2"), "b2 is not empty at the start");
    assertRefused(HEAD + AFTER_D1.replace("d1", "c2"), "c2 is not empty at the start");
    assertRefused(HEAD + WIN.replace("after c2", "after d1"), "cuts are for White");
    // Black wins, and says that White does.
    assertRefused(HEAD + "after c2\ncuts\ng ; ;\ne 1\n", "the goal does not follow");
  }

  /** Each row: the line of the head that is replaced, by what, and what is said of it. */
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "1 | hexproof bundle 2 | line 1: expected 'hexproof bundle 1",
        "1 | hexproof bundles | line 1: expected 'hexproof bundle 1",
        "1 | hexproof certificate 1 | line 7: expected 'to-move",
        "4 | black | line 9: cuts, but c1 of the goal is empty",
        "4 | black c1 d1 | line 12: d1 is not empty at the start",
        "4 | black c1 b3 | line 10: b3 is not empty at the start",
        "5 | white a1 b1 a2 | line 10: the goal does not follow",
        "5 | white a1 b1 a2 a3 d2 | line 10: d2 is not empty at the start",
        "6 | goal c1 / right | line ",
        "7 | only-move d2 | line 9: cuts are for White",
        "7 | only-move c1 | line 7: expected an empty cell, not 'c1'",
        "7 | only-move a1 | line 7: expected an empty cell, not 'a1'",
        "7 | only-move e1 | line 7: expected a cell of the board, not 'e1'",
        "7 | only-move C2 | line 7: expected c2, not 'C2'",
        "7 | only-move | line 7: not a cell",
        "7 | only-move c2 d2 | line 7: not a cell",
        "7 | to-move white | line 7: expected 'only-move",
        "8 | after c1 | line 8: expected an empty cell, not 'c1'",
        "8 | after  c2 | line 8: expected one space",
        "8 | after | line 8: not a cell",
        "8 | cuts | line 8: expected 'after",
      })
  void anotherHeadIsRefused(int line, String replacement, String reason) {
    assertRefused(withLine(ALL, line, replacement), reason);
  }

  @Test
  void nothingFollowsTheLastProof() {
    for (String more : new String[] {"\n", "x", "after d2\n", AFTER_D1, ALL}) {
      assertRefused(ALL + more, "something follows the end");
    }
  }

  @Test
  void everyBeginningIsRefused() throws IOException {
    for (int i = 0; i < ALL.length(); i++) {
      assertRefused(ALL.substring(0, i), "line ");
    }
    byte[] bytes = gzip(ALL);
    for (int i = 0; i < bytes.length; i++) {
      byte[] cut = Arrays.copyOf(bytes, i);
      assertThatThrownBy(() -> check(cut)).isInstanceOf(CertificateException.class);
    }
  }

  @Test
  void aCertificateIsNoBundleAndABundleNoCertificate() throws IOException {
    assertThat(check(BLACK + BRIDGE)).isEqualTo(Handwritten.check(BLACK + BRIDGE));
    Handwritten.assertRefused(ALL, "line 1: this is no certificate");
  }
}
