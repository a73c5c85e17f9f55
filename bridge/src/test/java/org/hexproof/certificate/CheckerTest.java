package org.hexproof.certificate;

import static org.assertj.core.api.Assertions.assertThat;
import static org.hexproof.certificate.Handwritten.BLACK;
import static org.hexproof.certificate.Handwritten.BRIDGE;
import static org.hexproof.certificate.Handwritten.WHITE;
import static org.hexproof.certificate.Handwritten.WHITE_PROOF;
import static org.hexproof.certificate.Handwritten.assertRefused;
import static org.hexproof.certificate.Handwritten.check;
import static org.hexproof.certificate.Handwritten.gzip;
import static org.hexproof.certificate.Handwritten.withLine;

import java.io.IOException;
import org.hexproof.board.Color;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Certificates written by hand: sound ones, and for each rule ones that break it. */
final class CheckerTest {
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

  /** Each row: the line of Black's proof that is replaced, by what, and what is said of it. */
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "1 | j b1 1,3 ; ; | are not joined",
        "1 | j b1 1,3 ; a1 ; | a1 is not empty at the start",
        "1 | j b1 1,3 ; b1 ; | b1 is not empty at the start",
        "1 | j b1 1,3 ; 1,3 ; | 1,3 is not empty at the start",
        "1 | j b1 1,3 ; a2 a2 ; | given twice",
        "1 | j a2 1,3 ; ; | neither the winner's nor a stone",
        "1 | j b2 b1 ; a2 ; | neither the winner's nor a stone",
        "1 | j 1,0 1,0 ; a2 ; | neither the winner's nor a stone",
        "1 | j b1 1,3 ; a2 ; 1 | no claim 1 nodes back",
        "2 | j b1 1,3 ; b2 ; 0 | no claim 0 nodes back",
        "3 | c a2:2 | all ways of the choice use a2",
        "3 | c b2:2 a2:1 | the end still needs a2",
        "3 | c a1:2 b2:1 | a1 is not empty at the start",
        "3 | c a2:2 b2:3 | no claim 3 nodes back",
        "4 | g ; ; | the goal does not follow",
        "4 | g ; ; 1 1 | two claims use a2",
        "4 | g ; a2 ; | the end still needs a2",
        "4 | g ; ; 2 | the end still needs b2",
        "5 | e 2 | not a claim of the goal",
        "5 | e a2 1 | not the winner's turn",
      })
  void aBrokenStepIsRefused(int line, String replacement, String reason) {
    assertRefused(BLACK + withLine(BRIDGE, line, replacement), reason);
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
        "k a2 a2 ; ; 3 | a2 can't be captured",
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
    assertRefused(named + "k a2 b2 ; ; 1\n", "a2 can't be captured");
    assertRefused(named + "k b2 a2 ; ; 1\n", "a2 can't be captured");
    // The claim is that b2 itself is joined.
    assertRefused(PAIR + "j b2 b3 ; b2 ;\nk b2 c2 ; ; 1\n", "b2 can't be captured");
    assertRefused(PAIR + "j b3 b2 ; b2 ;\nk c2 b2 ; ; 1\n", "b2 can't be captured");
    assertRefused(PAIR + "j a1 b2 ; b2 a1 b1 ;\nk c2 b2 ; ; 1\n", "b2 can't be captured");
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
  void whiteCapturesOnlyWithCuts() {
    String proof = "g ; a2 b1 ;\nk b1 b2 ; a2 ; 1\ne a2 1\n";
    assertRefused(WHITE.replaceAll("cuts.*", "cuts") + proof, "White captures, but there are no");
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
}
