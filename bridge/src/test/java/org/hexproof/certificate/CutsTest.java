package org.hexproof.certificate;

import static org.assertj.core.api.Assertions.assertThat;
import static org.hexproof.certificate.Handwritten.BLACK;
import static org.hexproof.certificate.Handwritten.BRIDGE;
import static org.hexproof.certificate.Handwritten.WHITE;
import static org.hexproof.certificate.Handwritten.WHITE_PROOF;
import static org.hexproof.certificate.Handwritten.assertRefused;
import static org.hexproof.certificate.Handwritten.check;

import java.io.IOException;
import org.hexproof.board.Color;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Where White's ways may lead, with cuts from the terminals to the rim and without. */
final class CutsTest {
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
        "cuts 1,-1 1,-2 3,-2 2,-1 3,-1 2,4 2,5 | again at 3,-2",
        "cuts 1,-1 1,-2 -1,-1 0,0 0,-1 -1,-2 2,4 2,5 | again at 1,-2",
      })
  void cutsLeadEachTerminalToOneRunOfTheRim(String cuts, String reason) {
    assertRefused(WHITE.replaceAll("cuts.*", cuts) + WHITE_PROOF, reason);
  }

  @Test
  void cutsMayBeWiderThanNeeded() throws IOException {
    String wide = WHITE.replaceAll("cuts.*", "cuts 1,-1 1,-2 2,-1 2,-2 2,4 2,5 0,0");
    assertThat(check(wide + WHITE_PROOF).statement().winner()).isEqualTo(Color.WHITE);
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
}
