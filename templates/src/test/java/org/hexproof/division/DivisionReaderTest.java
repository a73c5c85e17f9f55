package org.hexproof.division;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.file.Files;
import java.nio.file.Path;
import org.hexproof.board.Cell;
import org.hexproof.board.Content;
import org.hexproof.format.FormatException;
import org.hexproof.format.Source;
import org.hexproof.format.yaml.DivisionReader;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Plans of proofs by parts, and what is wrong with some. */
final class DivisionReaderTest {
  private static final String PLAN =
      """
      name: two bridges
      board: |2
          ---------
          \\ . . . O \\
           \\ O X . O \\
            \\ . . O O \\
             \\ X . . O \\
              ---------
      parts:
        - name: upper
          cells: a1-c1 c2
          terminals: [b2, top]
          at-least: ⊤
        - name: lower
          cells: a3-b3 b4-c4
          terminals: [b2, bottom]
          at-least: '⊤'
          by: direct
      """;

  private static Division read(String plan) throws FormatException {
    return DivisionReader.read(new Source("plan.yaml", plan));
  }

  @Test
  void aPlanIsRead() throws Exception {
    Division division = read(PLAN);
    assertThat(division.name()).isEqualTo("two bridges");
    assertThat(division.parts()).hasSize(2);
    DividedRegion upper = division.parts().get(0);
    assertThat(upper.terminalNames()).containsExactly("b2", "top");
    assertThat(upper.way()).isEmpty();
    assertThat(upper.claim()).isInstanceOf(PartClaim.AtLeast.class);
    assertThat(division.parts().get(1).way()).contains(Way.DIRECT);
    assertThat(division.parts().get(1).claim().text().start().column()).isEqualTo(16);
  }

  @Test
  void aPartHasItsStonesOnly() throws Exception {
    Division division = read(PLAN);
    DividedRegion upper = division.parts().get(0);
    assertThat(division.drawn(upper).black()).containsExactly(Cell.parse("b2"));
    assertThat(division.drawn(upper).at(Cell.parse("b4"))).isEqualTo(Content.WHITE);
    assertThat(division.drawn(upper).empty()).isEqualTo(upper.cells());
    // a4 is on the lower part's edge, so that it belongs to the edge there.
    assertThat(division.drawn(division.parts().get(1)).black())
        .containsExactlyInAnyOrder(Cell.parse("b2"), Cell.parse("a4"));
  }

  @Test
  void contactsBetweenPartsAreGivenUp() throws Exception {
    assertThat(read(PLAN).cuts().stream().map(Cut::toString)).containsExactly("c2-b3");
    String moved = PLAN.replace("a1-c1 c2", "a1-c1").replace("a3-b3 b4-c4", "c2 a3-b3 b4-c4");
    assertThat(read(moved).cuts().stream().map(Cut::toString)).containsExactly("c1-c2");
    assertThat(read(moved + "cuts: [c2-c1]\n").parts()).hasSize(2);
    assertThatThrownBy(() -> read(moved + "cuts: []\n"))
        .hasMessageContaining("plan.yaml:19:7: the contact c1-c2 is given up and not listed");
    assertThatThrownBy(() -> read(moved + "cuts: [c1-c2, a1-top]\n"))
        .hasMessageContaining("a1-top is no contact that the parts give up");
    String withoutTop = moved.replace("[b2, top]", "[b2, bottom]");
    assertThat(read(withoutTop).cuts().stream().map(Cut::toString))
        .containsExactly("a1-top", "b1-top", "c1-c2", "c1-top");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = ';',
      quoteCharacter = '~',
      value = {
        "a1-c1 c2           ; a1-b1 c2          ; the parts leave a gap: c1 is in none",
        "a3-b3 b4-c4        ; a3-b3 b4-c4 c2    ; c2 is in 'upper' too, and parts must not overlap",
        "a1-c1 c2           ; a1-c1 c2 b2       ; there is a stone on b2",
        "a1-c1 c2           ; a1-c1 c2 e1       ; e1 is not on the board (4x4)",
        "a1-c1 c2           ; x                 ; not a cell",
        "[b2, top]          ; [b2]              ; a part has two or three terminals, not 1",
        "[b2, top]          ; [b2, left]        ; the left edge is White's",
        "[b2, top]          ; [d1, top]         ; there is a white stone on the terminal d1",
        "[b2, top]          ; [b2, b2]          ; two terminals are the same",
        "[b2, top]          ; [b2, middle]      ; a terminal is a cell, a stone, top or bottom",
        "[b2, bottom]       ; [a4, b2]          ; a4 hangs together with the bottom edge",
        "[b2, bottom]       ; [b2, c2]          ; which does not name it as terminal",
        "name: lower        ; name: upper       ; another part has the same name",
        "by: direct         ; by: hand          ; 'hand' is no way to verify a claim",
        "at-least: ⊤        ; beside: ⊤         ; two bridges",
        "at-least: ⊤        ; name: x           ; key 'name' stands here twice",
        "name: two bridges  ; names: none       ; unknown key 'names'",
        "board: |2          ; board: >2         ; the board is not a block of text",
      })
  void faultsAreToldWithTheirPlaces(String from, String to, String message) throws Exception {
    assertThat(PLAN).contains(from);
    String plan = PLAN.replace(from, to);
    if (message.equals("two bridges")) {
      assertThat(read(plan).name()).isEqualTo(message);
      return;
    }
    assertThatThrownBy(() -> read(plan))
        .isInstanceOf(FormatException.class)
        .hasMessageContaining(message)
        .hasMessageStartingWith("plan.yaml:");
  }

  @Test
  void bothOrNoClaimIsAFault() {
    assertThatThrownBy(() -> read(PLAN.replace("    at-least: ⊤\n", "")))
        .hasMessageContaining("expected one of the keys at-least and beside, not none");
    assertThatThrownBy(() -> read(PLAN.replace("by: direct", "beside: a")))
        .hasMessageContaining("expected one of the keys at-least and beside, not both");
  }

  @Test
  void aBoardThatIsNotWholeIsAFault() {
    assertThatThrownBy(() -> read(PLAN.replace("        ---------\n", "")))
        .hasMessageContaining("the board is not whole");
  }

  /** A stone on a lent cell must join nothing that White can keep apart. */
  @Test
  void aLentCellJoinsNothingThatIsNotJoined() throws Exception {
    String lent =
        PLAN.replace("a1-c1 c2", "a1-c1 c2 b4")
            .replace("a3-b3 b4-c4", "a3-b3 c4")
            .replace("[b2, top]", "[b4, top]")
            .replace("[b2, bottom]", "[b4, b2]");
    assertThatThrownBy(() -> read(lent))
        .hasMessageContaining("it touches c4 and b3, which don't touch");
    String stone = lent.replace("[b4, b2]", "[b4, bottom]");
    assertThatThrownBy(() -> read(stone)).hasMessageContaining("it touches the bottom edge");
  }

  @Test
  void theShippedPlanIsSound() throws Exception {
    Path file = Path.of("plans/handicap.yaml");
    Division division = DivisionReader.read(new Source(file.toString(), Files.readString(file)));
    assertThat(division.cuts().stream().map(Cut::toString))
        .containsExactly("d6-c7", "d6-d7", "f6-e7", "f6-f7");
  }
}
