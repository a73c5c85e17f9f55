package org.hexproof.certificate;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.google.common.base.Splitter;
import com.google.common.collect.ImmutableList;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import org.hexproof.certificate.statement.Proven;
import org.hexproof.certificate.statement.Proven.Checked;
import org.junit.jupiter.api.Test;

/** The example of a sum that the page of certificates has, and what is refused of it. */
final class SumsTest {
  private static final String EXAMPLE =
      """
      hexproof certificate 2
      about one of two cells
      board 3 1
      black
      white b1
      goal top / bottom
      to-move white
      winner black
      cuts
      o 1,0 1,2
      o
      h 1 ; 2
      s 1 ; a1 ;
      s 2 ; ;
      v 3 ; 1 ; a1:2
      s 1 ; c1 ;
      v 3 ; 3 ; c1:1
      s ; ; 3 1
      e 1
      """;

  private static final List<String> LINES = Splitter.on('\n').splitToList(EXAMPLE);

  /** The goal by a choice that claims an outcome. */
  private static final List<String> BY_CHOICE =
      ImmutableList.<String>builder()
          .addAll(LINES.subList(0, 13))
          .add("s 1 ; c1 ;", "c a1:2 c1:1", "s ; ; 1", "e 1", "")
          .build();

  /** Certificates that others may alter. */
  static final ImmutableList<String> SOUND =
      ImmutableList.of(EXAMPLE, String.join("\n", BY_CHOICE));

  private static Proven check(List<String> lines) throws IOException {
    byte[] text = String.join("\n", lines).getBytes(StandardCharsets.UTF_8);
    return Handwritten.proven(text);
  }

  private static void assertRefused(int line, String instead, String reason) {
    List<String> lines = new ArrayList<>(LINES);
    lines.set(line - 1, instead);
    assertThatThrownBy(() -> check(lines))
        .as(instead)
        .isInstanceOf(CertificateException.class)
        .hasMessageStartingWith("line " + line + ": ")
        .hasMessageContaining(reason);
  }

  @Test
  void theLinesOfGamesAreNoNodes() throws IOException {
    assertThat(((Checked) check(LINES)).nodes()).isEqualTo(6);
  }

  @Test
  void whatIsWrongIsToldWithItsLine() {
    assertRefused(12, "h 1 ; 3", "there is no game 3");
    assertRefused(12, "h 0 ; 2", "there is no game 0");
    assertRefused(13, "s 1 ; ;", "the sum of the games does not suffice");
    assertRefused(13, "s 1 ; b1 ;", "b1");
    assertRefused(13, "s 4 ; a1 ;", "there is no game 4");
    assertRefused(13, "s ; ;", "the sum of the games does not suffice");
    assertRefused(15, "v 1 ; 1 ; a1:2", "game 1 has no options");
    assertRefused(15, "v 3 ; 2 ; a1:2", "the claim is of another target than game 3");
    assertRefused(15, "v 3 ; a1:1 ; a1:2", "the claim is of another target than game 3");
    assertRefused(15, "v 3 ; 1 ; a1:1", "the claim is of another target than game 1");
    assertRefused(15, "v 3 ; 1 ; b1:2", "b1");
    assertRefused(15, "v 3 ; 3 ; a1:2", "there is no claim 3 nodes back");
    assertRefused(15, "v 3 ; 1 ; a1:2 a1:2", "");
    assertRefused(15, "v 3 ; ; a1:2", "");
    assertRefused(18, "s ; ; 3", "the sum of the games does not suffice");
    assertRefused(18, "s ; ; 1 1", "two claims use c1");
    assertRefused(18, "s 1 ; ; 3", "the sum of the games does not suffice");
    assertRefused(18, "j 1,0 1,2 ; ; 3", "a claim of a game where one that places are joined");
    assertRefused(18, "c a1:3", "a choice can't claim a game with options");
    assertRefused(18, "k a1 a1 ; ; 5", "a1 can't be filled in");
    assertRefused(19, "e 2", "");
  }

  /** There is one way only, so none is left when the opponent plays into it. */
  @Test
  void theFirstWaysOfAValueHaveNoCellInCommon() {
    assertRefused(17, "v 3 ; c1:2 ; c1:1", "all first ways of the value use a1");
  }

  @Test
  void aChoiceMayClaimAnOutcome() throws IOException {
    assertThat(((Checked) check(BY_CHOICE)).nodes()).isEqualTo(4);
  }

  @Test
  void thereAreNoGamesInTheFirstFormat() {
    List<String> lines = new ArrayList<>(LINES);
    lines.set(0, "hexproof certificate 1");
    assertThatThrownBy(() -> check(lines)).hasMessageStartingWith("line 10: expected a node");
    lines.set(9, "s ; a1 ;");
    assertThatThrownBy(() -> check(lines)).hasMessageStartingWith("line 10: expected a node");
    lines.set(9, "v 1 ; 1 ; 1");
    assertThatThrownBy(() -> check(lines)).hasMessageStartingWith("line 10: expected a node");
  }

  @Test
  void aPlayOfTooManyStatesIsRefused() throws IOException {
    List<String> lines = new ArrayList<>(LINES.subList(0, 11));
    int deepest = 2;
    for (; deepest < 40; deepest++) {
      lines.add("h 1 ; " + deepest);
    }
    lines.add("s " + deepest + " ; a1 ;");
    lines.add("s ; ; 1 1 1");
    lines.add("e a1 1");
    lines.add("");
    lines.set(6, "to-move black");
    assertThat(((Checked) check(lines)).nodes()).isEqualTo(2);
    lines.set(lines.size() - 3, "s ; ; 1 1 1 1");
    assertThatThrownBy(() -> check(lines))
        .hasMessageContaining("the play has more than 65536 states");
  }
}
