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
import java.util.List;
import org.hexproof.board.Color;
import org.hexproof.certificate.statement.Proven.Checked;
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
