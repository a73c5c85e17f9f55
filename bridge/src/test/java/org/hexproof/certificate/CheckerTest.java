package org.hexproof.certificate;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.List;
import java.util.Random;
import java.util.zip.GZIPOutputStream;
import org.hexproof.board.Color;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Certificates written by hand: sound ones, and for each rule ones that break it. */
final class CheckerTest {
  /** The template on the second row: b1 joined to the bottom by a2 or b2. */
  private static final String BLACK =
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
  private static final String BRIDGE =
      """
      j b1 1,3 ; a2 ;
      j b1 1,3 ; b2 ;
      c a2:2 b2:1
      g ; ; 1
      e 1
      """;

  /** An empty board of 2 x 2, on which the side that moves wins. */
  private static final String WHITE =
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
  private static final String WHITE_PROOF =
      """
      g ; a2 b1 ;
      g ; a2 b2 ;
      c b1:2 b2:1
      e a2 1
      """;

  private static Checked check(String text) throws IOException {
    return check(text.getBytes(StandardCharsets.UTF_8));
  }

  private static Checked check(byte[] bytes) throws IOException {
    return Checker.check(new ByteArrayInputStream(bytes));
  }

  private static void assertRefused(String text, String reason) {
    assertThatThrownBy(() -> check(text))
        .as(text)
        .isInstanceOf(CertificateException.class)
        .hasMessageContaining(reason);
  }

  private static byte[] gzip(String text) throws IOException {
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    try (GZIPOutputStream zip = new GZIPOutputStream(out)) {
      zip.write(text.getBytes(StandardCharsets.UTF_8));
    }
    return out.toByteArray();
  }

  @Test
  void soundCertificatesAreAccepted() throws IOException {
    Checked checked = check(BLACK + BRIDGE);
    assertThat(checked.nodes()).isEqualTo(4);
    assertThat(checked.about()).isEqualTo("second row");
    assertThat(checked.statement().winner()).isEqualTo(Color.BLACK);
    assertThat(checked.statement().toMove()).isEqualTo(Color.WHITE);
    assertThat(checked.statement().position()).hasToString("2x2 black b1 white a1");
    assertThat(check(WHITE + WHITE_PROOF).statement().winner()).isEqualTo(Color.WHITE);
    assertThat(check(gzip(BLACK + BRIDGE))).isEqualTo(checked);
  }

  @Test
  void arcsAreJoinedThroughClaims() throws IOException {
    String joined =
        """
        j 0,2 a2 ; a2 ;
        j a2 3,1 ; a2 b1 ;
        j a2 3,1 ; a2 b2 ;
        c b1:2 b2:1
        g ; a2 ; 4 1
        e a2 1
        """;
    assertThat(check(WHITE + joined).nodes()).isEqualTo(5);
    assertRefused(WHITE.replaceAll("cuts.*", "cuts") + joined, "line 14: the goal does not follow");
  }

  /** Each row: what is wrong, the line of the proof of Black that is replaced, and by what. */
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "1 | j b1 1,3 ; ; | are not joined",
        "1 | j b1 1,3 ; b2 | expected ;",
        "1 | j b1 1,3 ; a1 ; | a1 is not empty at the start",
        "1 | j b1 1,3 ; b1 ; | b1 is not empty at the start",
        "1 | j b1 1,3 ; 1,3 ; | 1,3 is not empty at the start",
        "1 | j b1 1,3 ; a2 a2 ; | given twice",
        "1 | j a2 1,3 ; ; | neither the winner's nor a stone",
        "1 | j b2 b1 ; a2 ; | neither the winner's nor a stone",
        "1 | j 1,0 1,0 ; a2 ; | neither the winner's nor a stone",
        "1 | j b1 1,3 ; a2 ; 1 | no claim 1 nodes back",
        "2 | j b1 1,3 ; b2 ; 0 | no claim 0 nodes back",
        "2 | j b1 1,3 ; b2 ; -1 | expected a number",
        "2 | j b1 1,3 ; b2 ; 99999999999999 | more than 9 digits",
        "3 | c a2:2 | all ways of the choice use a2",
        "3 | c | expected something more",
        "3 | c b2:2 a2:1 | the end still needs a2",
        "3 | c a1:2 b2:1 | a1 is not empty at the start",
        "3 | c a2:2 b2:3 | no claim 3 nodes back",
        "4 | g ; ; | the goal does not follow",
        "4 | g ; ; 1 1 | two claims use a2",
        "4 | g ; a2 ; | the end still needs a2",
        "4 | g ; ; 2 | the end still needs b2",
        "5 | e 2 | not a claim of the goal",
        "5 | e a2 1 | not the winner's turn",
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
  void aBrokenStepIsRefused(int line, String replacement, String reason) {
    String[] lines = BRIDGE.split("\n", -1);
    lines[line - 1] = replacement;
    assertRefused(BLACK + String.join("\n", lines), reason);
  }

  @Test
  void targetsOfAChoiceAgree() {
    assertRefused(
        BLACK + "j b1 1,3 ; a2 ;\nj b1 b1 ; ;\nc a2:2 b2:1\ng ; ; 1\ne 1\n", "different targets");
    assertRefused(BLACK + "g ; a2 ;\nj b1 b1 ; ;\nc a2:2 b2:1\ne 1\n", "different targets");
  }

  @Test
  void theGoalIsNoLink() {
    assertRefused(BLACK + "g ; a2 ;\ng ; ; 1\ne 1\n", "a claim of the goal");
  }

  /** White's b2 threatens both bridges at once, so it breaks one. */
  @Test
  void roomsOfClaimsAreDisjoint() {
    String two =
        """
        hexproof certificate 1
        about
        board 3 3
        black b1 c2 a3
        white a1 c1 c3
        goal b1 / c2 / a3
        to-move white
        winner black
        cuts
        j b1 a3 ; a2 ;
        j b1 a3 ; b2 ;
        c a2:2 b2:1
        j c2 a3 ; b2 ;
        j c2 a3 ; b3 ;
        c b2:2 b3:1
        """;
    assertRefused(two + "g ; ; 4 1\ne 1\n", "line 16: two claims use b2");
    assertRefused(two + "j b1 c2 ; ; 4 1\ng ; ; 1\ne 1\n", "line 16: two claims use b2");
    assertRefused(two + "g ; ; 4\ne 1\n", "the goal does not follow");
    assertRefused(two + "g ; b2 ; 4 1\ne 1\n", "the end still needs b2");
  }

  /** The room of a claim lies in the way, and a way in the room of the choice. */
  @Test
  void roomsAreHandedOn() throws IOException {
    String text =
        """
        hexproof certificate 1
        about
        board 3 3
        black b1 c1 c2 a3
        white a1
        goal b1 / a3
        to-move white
        winner black
        cuts
        j b1 a3 ; a2 ;
        j b1 a3 ; b2 ;
        c a2:2 b2:1
        j b1 a3 ; b3 ;
        """;
    assertThat(check(text + "c b3:1 c3:2\ng ; ; 1\ne 1\n").nodes()).isEqualTo(6);
    assertRefused(text + "c b3:2 c3:2\n", "all ways of the choice use a2");
    assertRefused(text + "c b3:1 c3:2\ng ; ; 1 3\n", "two claims use a2");
    assertRefused(text + "j b1 a3 ; ; 2\ng ; ; 1 3\n", "two claims use a2");
    assertRefused(text + "j b1 a3 ; ; 1\ng ; ; 1\ne 1\n", "the end still needs b3");
  }

  /** Black has b2 or c2, and so joins c1 with c3; claims that have a2 and b1 to spare. */
  private static final String PAIR =
      """
      hexproof certificate 1
      about
      board 3 3
      black c1 b3 c3
      white
      goal c1 / c3
      to-move black
      winner black
      cuts
      j c1 b3 ; b2 ;
      c a2:1 b1:1
      """;

  @Test
  void capturedPairs() throws IOException {
    String joined = "j b1 1,3 ; a2 ;\n";
    assertThat(check(BLACK + joined + "k a2 b2 ; ; 1\ng ; ; 1\ne 1\n").nodes()).isEqualTo(3);
    assertThat(check(BLACK + "g ; a2 ;\nk b2 a2 ; ; 1\ne 1\n").nodes()).isEqualTo(2);
    assertThat(check(BLACK + "g ; a2 b2 ;\nk b2 a2 ; ; 1\ne 1\n").nodes()).isEqualTo(2);
    assertThat(check(PAIR + "k b2 c2 ; ; 2\ng ; ; 1\ne 1\n").nodes()).isEqualTo(4);
    assertThat(check(PAIR + "k b2 c2 ; b1 ; 1\ng ; ; 1\ne b1 1\n").nodes()).isEqualTo(4);
    // What touches a1 touches each other, whoever has it.
    String corner = PAIR.replace("c1 b3 c3", "c1 c2").replace("c1 / c3", "c1 / c2");
    corner = corner.replace("j c1 b3 ; b2 ;", "j c1 c2 ; ;") + "k a1 c3 ; ; 1\n";
    assertThat(check(corner + "g ; ; 1\ne 1\n").nodes()).isEqualTo(4);
    // One of the pair, or both, may be in the claim's room.
    String room = "j c1 b3 ; b2 ;\nc c2:1 a1:1\n";
    assertThat(check(PAIR + room + "k b2 c2 ; ; 1\ng ; ; 1\ne 1\n").nodes()).isEqualTo(6);
    assertThat(check(BLACK + BRIDGE.replace("g ;", "k a2 b2 ; ; 1\ng ;")).nodes()).isEqualTo(5);
    String white = "j a2 3,1 ; a2 b1 ;\nk b1 b2 ; ; 1\n";
    assertThat(check(WHITE + white + "g ; a2 ; 1\ne a2 1\n").nodes()).isEqualTo(3);
    assertThat(check(WHITE + "g ; a2 b1 ;\nk b1 b2 ; ; 1\ne a2 1\n").nodes()).isEqualTo(2);
  }

  /** Each row: what follows two claims that b1 or a2 joins b1 with the bottom, and the choice. */
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "k a2 a2 ; ; 3 | a2 can't be filled in",
        "k a1 b2 ; ; 3 | a1 is not empty at the start",
        "k a2 b1 ; ; 3 | b1 is not empty at the start",
        "k a2 1,3 ; ; 3 | 1,3 is not empty at the start",
        "k a2 b2 ; a1 ; 3 | a1 is not empty at the start",
        "k a2 ; ; 3 | expected something more",
        "k a2 b2 ; ; | expected something more",
        "k a2 b2 ; 3 | expected ,",
        "k a2 b2 ; ; 4 | no claim 4 nodes back",
        "k a2 b2 ; ; 3 2 | expected the end of the line",
      })
  void aBrokenPairIsRefused(String line, String reason) {
    String claims = "j b1 1,3 ; a2 ;\nj b1 1,3 ; b2 ;\nc a2:2 b2:1\n";
    assertRefused(BLACK + claims + line + "\ng ; ; 1\ne 1\n", reason);
  }

  @Test
  void whatIsInUseIsNotCaptured() {
    // A terminal names a2.
    String named = BLACK.replace("b1 / bottom", "b1+a2 / bottom") + "g ; a2 ;\n";
    assertRefused(named + "k a2 b2 ; ; 1\n", "a2 can't be filled in");
    assertRefused(named + "k b2 a2 ; ; 1\n", "a2 can't be filled in");
    // The claim is that b2 itself is joined.
    assertRefused(PAIR + "j b2 b3 ; b2 ;\nk b2 c2 ; ; 1\n", "b2 can't be filled in");
    assertRefused(PAIR + "j b3 b2 ; b2 ;\nk c2 b2 ; ; 1\n", "b2 can't be filled in");
    assertRefused(PAIR + "j a1 b2 ; b2 a1 b1 ;\nk c2 b2 ; ; 1\n", "b2 can't be filled in");
  }

  @Test
  void bothOfAPairAreDead() {
    // With the room's a2 it is b2 only that joins a2 with c1.
    assertRefused(PAIR + "k b2 c2 ; ; 1\n", "b2 joins ");
    assertRefused(PAIR + "k c2 b2 ; ; 1\n", "b2 joins ");
    // So it is with a needed a2, or one of the stones.
    assertRefused(PAIR + "j c1 b3 ; b2 a2 ;\nk b2 c2 ; ; 1\n", "b2 joins ");
    assertRefused(PAIR + "k b2 c2 ; a2 ; 2\n", "b2 joins ");
    // A pair that is far apart, and one that has only one of its cells beside both ends.
    assertRefused(PAIR + "k b2 a1 ; ; 2\n", "b2 joins ");
    assertRefused(BLACK.replace("white a1", "white") + "g ; a2 ;\nk a2 a1 ; ; 1\n", "a2 joins ");
    // Stones that are not the winner's join nothing.
    String cut = PAIR.replace("c1 b3 c3", "c1 c3").replace("white", "white b3");
    assertRefused(cut.replace("c1 b3 ; b2", "c1 c3 ; c2") + "k b2 c2 ; ; 2\n", "c2 joins ");
  }

  @Test
  void whiteFillsInOnlyWithCuts() {
    for (String filled : List.of("k b1 b2 ; a2 ; 1", "p b1 b2 ; a2 ; 1", "p b1 ; ; 1")) {
      String proof = "g ; a2 b1 ;\n" + filled + "\ne a2 1\n";
      assertRefused(WHITE.replaceAll("cuts.*", "cuts") + proof, "White fills in, but there are no");
    }
  }

  @Test
  void whatAPairNeedsAndUsesIsHandedOn() {
    String needed = PAIR + "k b2 c2 ; b1 ; 1\n";
    assertRefused(needed + "g ; ; 1\ne 1\n", "the end still needs b1");
    assertRefused(needed + "g ; ; 1 2\ne 1\n", "two claims use a2");
    String far = PAIR + "j c1 b3 ; b2 a1 ;\nk b2 c2 ; ; 1\n";
    assertRefused(far + "g ; ; 1\ne 1\n", "the end still needs a1");
    String pair = PAIR + "k b2 c2 ; ; 2\n";
    assertRefused(pair + "g ; ; 1 1\n", "two claims use b2");
    String secondInUse = pair + "j c1 b3 ; b2 ;\nc c2:1 a3:1\n";
    assertRefused(secondInUse + "g ; ; 1 3\n", "two claims use c2");
    String firstInUse = pair + "j c1 b3 ; c2 ;\nc b2:1 a3:1\n";
    assertRefused(firstInUse + "g ; ; 1 3\n", "two claims use b2");
    assertRefused(pair + "c a3:1 c2:1\n", "all ways of the choice use b2");
  }

  /** Black joins c1 and b3 by b2 or c2, and the goal if it has both. */
  private static final String PART =
      PAIR.replaceAll("(?s)j c1.*", "")
          + """
          j c1 b3 ; b2 ;
          j c1 b3 ; c2 ;
          c b2:2 c2:1
          g ; b2 c2 ;
          """;

  @Test
  void parts() throws IOException {
    assertThat(check(PART + "p b2 c2 ; ; 1 2\ne 1\n").nodes()).isEqualTo(5);
    assertThat(check(PART + "p c2 b2 a1 ; ; 1 2\ne 1\n").nodes()).isEqualTo(5);
    assertThat(check(PART + "p b2 c2 ; a3 ; 1 2\ne a3 1\n").nodes()).isEqualTo(5);
    // The claim's room may have cells of the part, and so may the one that joins.
    String room = PART + "g ; b2 ;\ng ; c2 ;\nc b2:2 c2:1\n";
    assertThat(check(room + "p b2 c2 ; ; 1 5\ne 1\n").nodes()).isEqualTo(8);
    assertThat(check(room + "p b2 c2 a1 ; ; 1 5\ne 1\n").nodes()).isEqualTo(8);
    // Black's a2 touches b2, but joins nothing itself: it belongs to the part.
    String inside = PART.replace("black c1", "black a2 c1");
    assertThat(check(inside + "p b2 a2 c2 ; ; 1 2\ne 1\n").nodes()).isEqualTo(5);
    // With a3 it is joined to b3.
    assertThat(check(inside + "p b2 c2 ; a3 ; 1 2\ne a3 1\n").nodes()).isEqualTo(5);
    assertThat(check(inside + "g ; b2 c2 a3 ;\np b2 c2 ; ; 1 3\ne a3 1\n").nodes()).isEqualTo(6);
    // The stones of the claim that joins will do as well.
    String needy = inside + "j c1 b3 ; b2 a3 ;\nj c1 b3 ; c2 ;\nc b2:2 c2:1\n";
    assertThat(check(needy + "p b2 c2 ; ; 4 1\ne a3 1\n").nodes()).isEqualTo(8);
    // Two claims join three places.
    String three = inside + "j a2 b3 ; a3 ;\nj a2 b3 ; b2 ;\nc a3:2 b2:1\n";
    String second = "j c1 b3 ; c2 ;\n";
    assertThat(check(three + second + "p b2 ; ; 5 1 2\ne c2 1\n").nodes()).isEqualTo(9);
    String white = "j 0,1 3,1 ; a2 b1 ;\nj 0,1 3,1 ; a2 b2 ;\nc b1:2 b2:1\ng ; a2 b1 ;\n";
    assertThat(check(WHITE + white + "p b1 b2 ; ; 1 2\ne a2 1\n").nodes()).isEqualTo(5);
  }

  /** Each row: what follows the claims that join c1 and b3, and the goal. */
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "p ; ; 1 2 | expected something more",
        "p b2 c2 b2 ; ; 1 2 | b2 is no empty or own cell, or given twice",
        "p b2 c2 4,1 ; ; 1 2 | 4,1 is no empty or own cell",
        "p b2 c2 0,1 ; ; 1 2 | 0,1 is no empty or own cell",
        "p b2 c2 a3 ; ; 1 2 | a3 is no empty or own cell",
        "p b2 c2 c1 ; ; 1 2 | c1 can't be filled in",
        "p b2 c2 c3 ; ; 1 2 | c3 can't be filled in",
        "p b2 c2 ; a3 ; 1 2 | a3 is not empty at the start",
        "p b2 c2 ; b1 b1 ; 1 2 | stone b1 is given twice",
        "p b2 c2 ; ; | expected something more",
        "p b2 c2 ; 1 2 | expected ,",
        "p b2 c2 ; ; 5 2 | no claim 5 nodes back",
        "p b2 c2 ; ; 1 5 | no claim 5 nodes back",
        "p b2 c2 ; ; 1 1 | a claim of the goal where",
        "p b2 c2 ; ; 1 2 2 | two claims use b2",
        "p b2 c2 ; ; 1 | b2+c2 joins ",
        "p b2 ; ; 1 | the end still needs c2",
      })
  void aBrokenPartIsRefused(String line, String reason) {
    assertRefused(PART.replace("white", "white a3") + line + "\ne 1\n", reason);
  }

  @Test
  void whatTouchesAPartIsJoined() {
    // A stone at the start, one of the claim's, of those given and of the one that joins; its room.
    String inside = PART.replace("black c1", "black a2 c1");
    assertRefused(inside + "p b2 c2 ; ; 1 2\n", "b2+c2 joins ");
    assertRefused(PART + "g ; b2 c2 a2 ;\np b2 c2 ; ; 1 3\n", "b2+c2 joins ");
    assertRefused(PART + "p b2 c2 ; a2 ; 1 2\n", "b2+c2 joins ");
    String needy = "j c1 b3 ; b2 a2 ;\nj c1 b3 ; c2 ;\nc b2:2 c2:1\n";
    assertRefused(PART + needy + "p b2 c2 ; ; 4 1\n", "b2+c2 joins ");
    String room = "g ; b2 c2 ;\nc a2:1 a3:1\n";
    assertRefused(PART + room + "p b2 c2 ; ; 1 4\n", "b2+c2 joins ");
    assertRefused(inside + "p c2 b2 a2 ; b1 ; 1\n", "c2+b2+a2 joins ");
    // By none of the part's own stones.
    String stone = PAIR.replaceAll("(?s)j c1.*", "").replace("black c1", "black b2 c1");
    assertRefused(stone + "g ; ;\np b2 ; ; 1\n", "b2 joins ");
  }

  @Test
  void noEndOfTheTargetIsFilledIn() {
    assertRefused(PART + "j b2 b3 ; b2 ;\np b2 c2 ; ; 1 3\n", "b2 can't be filled in");
    assertRefused(PART + "j c1 c2 ; c2 ;\np b2 c2 ; ; 1 3\n", "c2 can't be filled in");
    String end = PART + "j b3 c1 ; b2 ;\np b2 c2 b3 ; ; 1 3\n";
    assertRefused(end, "b3 can't be filled in");
    String named = PART.replace("goal c1 / c3", "goal c1 / c3+b2");
    assertRefused(named + "p b2 c2 ; ; 1 2\n", "b2 can't be filled in");
    // Places beside the board are the winner's, but goals may be reached there.
    assertRefused(WHITE + "g ; a2 b1 ;\np b1 0,1 ; ; 1\n", "0,1 is no empty or own cell");
    assertRefused(BLACK + "g ; a2 ;\np a2 1,3 ; ; 1\n", "1,3 is no empty or own cell");
  }

  @Test
  void whatAPartNeedsAndUsesIsHandedOn() {
    assertRefused(PART + "p b2 c2 ; a3 ; 1 2\ne 1\n", "the end still needs a3");
    assertRefused(PART + "g ; b2 c2 a3 ;\np b2 c2 ; ; 1 3\ne 1\n", "the end still needs a3");
    assertRefused(PART + "p b2 a1 ; ; 1 2\ne 1\n", "the end still needs c2");
    String needy = "j c1 b3 ; b2 a3 ;\nj c1 b3 ; c2 ;\nc b2:2 c2:1\n";
    assertRefused(PART + needy + "p b2 c2 ; ; 4 1\ne 1\n", "the end still needs a3");
    String joined = PART + "j c1 c3 ; b2 ;\np b2 c2 ; ; 1 3\n";
    assertRefused(joined + "g ; ; 1 4\n", "two claims use b2");
    assertRefused(joined + "c a3:1 c2:1\n", "all ways of the choice use b2");
    // The claim's room and that of the one that joins, outside the part and what is needed.
    String wide = "j c1 b3 ; b2 ;\nc a3:1 a1:1\ng ; b2 c2 ;\nc a3:1 a1:1\n";
    assertRefused(PART + wide + "p b2 c2 ; ; 1 3\n", "two claims use a1");
    assertRefused(PART + wide + "p b2 c2 ; a1 ; 1 3\n", "two claims use a3");
  }

  @Test
  void placesOfTwoEdgesDoNotTouch() {
    String corner = BLACK.replace("b1 / bottom", "top / left").replace("white a1", "white a1 a2");
    assertRefused(corner + "g ; ;\ne 1\n", "the goal does not follow");
    assertRefused(corner + "j 1,0 0,1 ; ;\ne 1\n", "are not joined");
  }

  @Test
  void everyTerminalOfAnAlternativeIsJoined() {
    String three = BLACK.replace("b1 / bottom", "b1 / bottom / top | a1 / b1");
    assertRefused(three + "j b1 1,3 ; a2 ;\nj b1 1,3 ; b2 ;\nc a2:2 b2:1\ng ; ; 1\n", "");
    String wall = BLACK.replace("b1 / bottom", "b1 / a1");
    assertRefused(wall + "g ; a2 b2 ;\n", "the goal does not follow");
  }

  @Test
  void whiteWallsAreNoBlackEdges() {
    assertRefused(BLACK + "j b1 2,0 ; ;\n", "neither the winner's");
    assertRefused(BLACK + "j b1 0,1 ; ;\n", "neither the winner's");
  }

  @Test
  void whiteMayNotWalkOverCutsOrEdges() {
    assertRefused(WHITE + "j 1,-1 0,0 ; ;\n", "neither the winner's");
    assertRefused(WHITE + "j 0,0 3,0 ; ;\n", "are not joined");
    assertRefused(WHITE + "j 1,0 0,0 ; ;\n", "neither the winner's");
    assertRefused(WHITE + "g ; b1 ;\n", "the goal does not follow");
    assertRefused(WHITE + "g ; ;\n", "the goal does not follow");
  }

  @Test
  void whiteCutsOffWithoutClaimsOnly() {
    String none = WHITE.replaceAll("cuts.*", "cuts");
    assertRefused(none + "j a2 b1 ; a2 b1 ;\ng ; a2 ; 1\n", "the goal does not follow");
    assertRefused(none + "j a2 b1 ; a2 b1 ;\ng ; a2 b1 ; 1\n", "the goal does not follow");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "cuts 1,-1 1,-2 | all members of the terminals to the rim",
        "cuts 1,-1 1,-2 1,-2 2,4 2,5 | given twice",
        "cuts a1 | a1 is not white",
        "cuts 1,0 | 1,0 is not white",
        "cuts 1,-1 1,-2 2,-1 2,-2 2,4 2,5 0,0 | refused nowhere",
        "cuts 1,-1 1,-2 3,-2 2,-1 3,-1 2,4 2,5 | again at 3,-2",
        "cuts 1,-1 1,-2 -1,-1 0,0 0,-1 -1,-2 2,4 2,5 | again at 1,-2",
      })
  void cutsLeadEachTerminalToOneRunOfTheRim(String cuts, String reason) throws IOException {
    String text = WHITE.replaceAll("cuts.*", cuts);
    if (reason.equals("refused nowhere")) {
      assertThat(check(text + WHITE_PROOF).statement().winner()).isEqualTo(Color.WHITE);
    } else {
      assertRefused(text + WHITE_PROOF, reason);
    }
  }

  @Test
  void twoRunsOfATerminalAreRefused() {
    // From the top edge to the rim above its both ends: the stretch between is no arc.
    assertRefused(
        WHITE.replaceAll("cuts.*", "cuts 1,-1 1,-2 3,-1 4,-2 2,4 2,5") + WHITE_PROOF,
        "comes to the rim again");
    assertRefused(
        WHITE.replaceAll("cuts.*", "cuts 1,-1 1,-2 2,4 2,5 3,0 4,0 5,0") + WHITE_PROOF,
        "again at 5,0");
  }

  /** White may pass between the top and b2, which is no help: Black joins b2 with the bottom. */
  @Test
  void everyMemberOfATerminalIsLedToTheRim() {
    String island =
        """
        hexproof certificate 1
        about
        board 3 3
        black b2
        white
        goal b2+top / bottom
        to-move white
        winner white
        cuts 1,-1 1,-2 2,5 2,6
        g ; a1 b1 c1 ;
        e 1
        """;
    assertRefused(island, "line 9: the cuts don't lead all members of the terminals");
  }

  /** The terminal's members come to the rim above a1 and above d1. */
  private static final String TWO_RUNS =
      """
      hexproof certificate 1
      about
      board 4 2
      black a1 d1
      white
      goal a1+d1 / bottom
      to-move white
      winner white
      cuts 1,0 1,-1 1,-2 4,0 4,-1 4,-2 1,4 1,5
      """;

  /** From the one arc to the other is enough only where it parts the terminals. */
  @Test
  void aTerminalMayComeToTheRimInSeveralRuns() {
    String apart = "the goal does not follow";
    assertRefused(TWO_RUNS + "g ; b1 a2 ;\n", apart);
    assertRefused(TWO_RUNS + "g ; c1 c2 d2 ;\n", apart);
    assertRefused(TWO_RUNS + "g ; a2 b2 c2 ;\n", apart);
    assertRefused(TWO_RUNS + "g ; a2 b2 c2 d2 ;\ne 1\n", "the end still needs");
    assertRefused(TWO_RUNS + "g ; a2 b1 c1 c2 d2 ;\ne 1\n", "the end still needs");
    assertRefused(TWO_RUNS + "j 2,0 0,2 ; a2 b1 ;\nj 2,0 5,2 ; c1 c2 d2 ;\ng ; ; 1\n", apart);
    assertRefused(
        TWO_RUNS + "j 2,0 0,2 ; a2 b1 ;\nj 2,0 5,2 ; c1 c2 d2 ;\ng ; ; 1 2\ne 1\n",
        "the end still needs");
  }

  /** White's stones below b1 join the arcs on its sides, so that its run parts nothing. */
  @Test
  void arcsMayBeJoinedFromTheStart() throws IOException {
    String around =
        """
        hexproof certificate 1
        about
        board 5 3
        black b1 e1
        white a1 c1 a2 b2 d2 e2 c3 d3 e3
        goal b1+e1 / left
        to-move black
        winner white
        cuts 2,-2 2,-1 2,0 8,1 7,1 6,1 -2,1 -1,1
        g ; b3 ;
        k d1 b3 ; ; 1
        e 1
        """;
    assertThat(check(around).statement().winner()).isEqualTo(Color.WHITE);
    assertRefused(around.replace("g ; b3", "g ;"), "the goal does not follow");
  }

  /** White's a1 will never be Black's. */
  @Test
  void whiteMembersOfATerminalNeedNoCuts() throws IOException {
    String text = WHITE.replace("white\ngoal top", "white a1\ngoal a1+top");
    assertThat(check(text + WHITE_PROOF).nodes()).isEqualTo(3);
    assertRefused(text.replace("a1+top", "a1") + WHITE_PROOF, "a terminal has no black member");
  }

  @Test
  void terminalsThatMeetAreOne() {
    String around =
        "cuts 1,-1 1,-2 2,4 2,5 0,-2 -1,-2 -2,-2 -2,-1 -2,0 -2,1 -2,2 -2,3 -2,4 -2,5 -1,5 0,5 1,5";
    assertRefused(
        WHITE.replaceAll("cuts.*", around) + WHITE_PROOF, "all terminals to the same run");
  }

  @Test
  void cutsAreForWhiteAndOneAlternativeOfBlackStones() {
    assertRefused(BLACK.replace("cuts", "cuts 0,0") + BRIDGE, "cuts are for White");
    assertRefused(
        WHITE.replace("top / bottom", "top / bottom | left / top") + WHITE_PROOF,
        "one alternative");
    assertRefused(
        WHITE.replace("top / bottom", "a1+top / bottom") + WHITE_PROOF, "a1 of the goal is empty");
  }

  /** Black's a1 is cut off, so it is as good as white: White joins left and right through it. */
  @Test
  void uselessCellsCountAsWhite() throws IOException {
    String shutIn =
        """
        hexproof certificate 1
        about
        board 3 3
        black b2
        white a2 b1 c1 a3 b3 c2
        goal top / bottom
        to-move black
        winner white
        cuts
        g ; ;
        e 1
        """;
    assertThat(check(shutIn).nodes()).isEqualTo(1);
    // The empty a1 and the black b2 lie on no way from top to bottom, so both are White's.
    assertRefused(shutIn.replace("g ; ;", "g ; a1 ;"), "a1 is not empty at the start");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "1 | hexproof certificate 2 | expected 'hexproof certificate 1",
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
    String[] lines = BLACK.split("\n", -1);
    lines[line - 1] = replacement;
    String text = String.join("\n", lines) + BRIDGE;
    assertRefused(text, reason);
    int blamed = line == 4 && replacement.equals("black b1 a1") ? 5 : line;
    assertRefused(text, "line " + blamed + ": ");
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
        assertThatThrownBy(() -> Checker.check(in)).isInstanceOf(CertificateException.class);
      }
    }
    InputStream nodes = new Endless(BLACK, "j b1 b1 ; ;\n", Long.MAX_VALUE);
    assertThatThrownBy(() -> Checker.check(nodes, 1 << 22))
        .isInstanceOf(CertificateException.class)
        .hasMessageContaining("more nodes than there is memory for");
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
