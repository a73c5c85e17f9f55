package org.hexproof.htp;

import static org.assertj.core.api.Assertions.assertThat;
import static org.hexproof.htp.Script.NEVER;
import static org.hexproof.htp.Script.talk;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSet;
import java.io.IOException;
import java.time.Duration;
import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;
import org.hexproof.board.Color;
import org.hexproof.solver.Answer;
import org.hexproof.solver.embedded.EmbeddedLibrary;
import org.hexproof.solving.StubSolver;
import org.junit.jupiter.api.Test;

class PartCommandTest {
  private static final String ZIGGURAT = "hexproof-verify c3 b1-e1 b2-d2 b3";
  private static final Answer LATE =
      new Answer.Undecided(Answer.Undecided.Reason.TIME, 0, Duration.ZERO);
  private static final Answer KEPT =
      new Answer.Decided(Color.BLACK, ImmutableList.of(), ImmutableSet.of(), 0, Duration.ZERO);

  @Test
  void verifiesAPartOfTheBoard() throws IOException {
    List<String> answers =
        talk(
            new HtpEngine(() -> EmbeddedLibrary.load().newSolver(1), NEVER),
            "boardsize 5",
            "play black c3",
            ZIGGURAT,
            "hexproof-verify c3 b1-e1 b2-d2 b3 a1",
            "hexproof-verify c3 b1,c1,d1 b2-d2 b3");
    assertThat(answers.subList(2, 4))
        .containsExactly(
            "= INFLUENCE b1 1 c1 1 d1 1 e1 1 b2 1 c2 1 d2 1 b3 1"
                + " TEXT black's edge template: valid, minimal",
            "= INFLUENCE a1 0 b1 1 c1 1 d1 1 e1 1 b2 1 c2 1 d2 1 b3 1"
                + " TEXT black's edge template: valid, not minimal: a1 is redundant");
    assertThat(answers.get(4))
        .matches(
            "= INFLUENCE (.. 1 )*(?<move>..) 0 (.. 1 )*TEXT .* not valid, white begins with \\k<move>");
  }

  /** The same as Black's, mirrored in the long diagonal. */
  @Test
  void verifiesWhitesTemplatesToo() throws IOException {
    List<String> answers =
        talk(
            new HtpEngine(() -> EmbeddedLibrary.load().newSolver(1), NEVER),
            "boardsize 5",
            "play white c3",
            "hexproof-verify c3 a2-a5 b2-b4 c2",
            "hexproof-verify c3 a2-a4 b2-b4 c2");
    assertThat(answers.get(2))
        .isEqualTo(
            "= INFLUENCE a2 1 b2 1 c2 1 a3 1 b3 1 a4 1 b4 1 a5 1"
                + " TEXT white's edge template: valid, minimal");
    assertThat(answers.get(3)).contains("white's edge template: not valid, black begins with ");
  }

  /** A bridge beside White's edge, and a shape that reaches only that. */
  @Test
  void takesTheOtherSidesEdgesForWalls() throws IOException {
    assertThat(
            talk(
                "boardsize 5",
                "play black b2",
                "play black a4",
                "hexproof-verify a4 b2 a3 b3",
                "hexproof-verify a4 a3 b3",
                "play white e3",
                "hexproof-verify b2 c2 b3 e3"))
        .satisfies(
            answers -> {
              assertThat(answers.get(3)).endsWith("black's interior template: valid, minimal");
              assertThat(answers.get(4)).startsWith("? there is no edge that the template touches");
              assertThat(answers.get(6)).startsWith("?");
            });
  }

  @Test
  void namesWhatIsNoTemplate() throws IOException {
    assertThat(
            talk(
                "boardsize 5",
                "play black c3",
                "hexproof-verify",
                "hexproof-verify c3 c9",
                "hexproof-verify c3 4c",
                "hexproof-verify b1 b2",
                "hexproof-verify c3 b3"))
        .containsExactly(
            "= ",
            "= ",
            "? expected cells, as in b2 c2",
            "? c9 is not on the board",
            "? not a cell: '4c' (expected a column and a row, like d2)",
            "? there is no black stone, so no terminal",
            "? there is no edge that the template touches, and without one an interior template"
                + " joins at least two stones that don't touch");
  }

  @Test
  void saysWhatIsUndecided() throws IOException {
    assertThat(talk(asking(LATE), "boardsize 5", "play b c3", ZIGGURAT).get(2))
        .isEqualTo("? undecided: validity: not decided within the time limit");
    assertThat(
            talk(
                    asking(new Answer.Failed("out of luck", Duration.ZERO)),
                    "boardsize 5",
                    "play b c3",
                    ZIGGURAT)
                .get(2))
        .isEqualTo("? undecided: validity: the solver failed: out of luck");
    assertThat(talk(asking(KEPT, LATE), "boardsize 5", "play b c3", ZIGGURAT).get(2))
        .endsWith("TEXT black's edge template: valid; whether it is minimal is undecided");
  }

  /** An engine whose solver gives these answers, and the last of them again and again. */
  private static HtpEngine asking(Answer... answers) {
    AtomicInteger asked = new AtomicInteger();
    return new HtpEngine(
        () ->
            new StubSolver(
                "stub", problem -> answers[Math.min(asked.getAndIncrement(), answers.length - 1)]),
        NEVER);
  }
}
