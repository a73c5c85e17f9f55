package org.hexproof.solving;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSet;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import org.hexproof.board.Board;
import org.hexproof.board.Cell;
import org.hexproof.board.Color;
import org.hexproof.board.Edge;
import org.hexproof.board.Goal;
import org.hexproof.board.Position;
import org.hexproof.board.Terminal;
import org.hexproof.solver.Problem;
import org.hexproof.template.Promise;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

final class QuestionTest {
  private static final int RANDOM = 3000;

  private static final Cell A1 = Cell.parse("a1");
  private static final Cell B1 = Cell.parse("b1");

  private static final Position POSITION =
      Position.of(new Board(3, 2), ImmutableList.of(A1, B1), ImmutableList.of(Cell.parse("c2")));

  @Test
  void questionsAreWrittenInOneLineEach() {
    assertThat(
            new Question.Goal(
                    new Problem(
                        POSITION,
                        Color.WHITE,
                        new Goal(
                            ImmutableList.of(
                                ImmutableList.of(
                                    new Terminal(
                                        ImmutableSet.of(B1, A1),
                                        ImmutableSet.of(Edge.RIGHT, Edge.TOP)),
                                    Terminal.of(Edge.BOTTOM)),
                                ImmutableList.of(Terminal.of(A1), Terminal.of(B1))))))
                .text())
        .isEqualTo(
            "goal; 3x2 black a1 b1 white c2; white to move; a1+b1+top+right / bottom | a1 / b1");
    assertThat(
            new Question.Pivot(POSITION, new Promise.Pivoting(A1, Cell.parse("c2"), Edge.TOP, true))
                .text())
        .isEqualTo("pivot; 3x2 black a1 b1 white c2; pivoting-sente a1 c2 top");
    assertThat(
            new Question.InContext(POSITION, new Promise.ConnectsBoth(B1, A1, Edge.BOTTOM), 2)
                .text())
        .isEqualTo("context; 3x2 black a1 b1 white c2; connects-both b1 a1 bottom; depth 2");
    assertThat(new Question.Value(POSITION, new Promise.Interior(ImmutableSet.of(B1, A1))).text())
        .isEqualTo("value; 3x2 black a1 b1 white c2; interior a1 b1");
  }

  @Test
  void whatIsWrittenReadsBack() {
    RandomQuestions questions = new RandomQuestions(new Random(7));
    Map<String, Question> byText = new HashMap<>();
    for (int i = 0; i < RANDOM; i++) {
      Question question = questions.next();
      String text = question.text();
      assertThat(Question.parse(text)).as(text).isEqualTo(question);
      assertThat(text).doesNotContain("\n");
      Question before = byText.put(text, question);
      assertThat(before == null || before.equals(question)).as(text).isTrue();
    }
    assertThat(byText.values().stream().map(Object::getClass).distinct()).hasSize(4);
    Set<String> hashes = new HashSet<>();
    byText.values().forEach(question -> hashes.add(question.hash("native 1")));
    assertThat(hashes).hasSameSizeAs(byText.keySet());
    assertThat(new HashSet<>(byText.values())).hasSameSizeAs(byText.keySet());
  }

  /** Each text is a question's only text, or is refused with a message that quotes it. */
  @Test
  void whatWasNotWrittenIsRefused() {
    Random random = new Random(11);
    RandomQuestions questions = new RandomQuestions(random);
    int refused = 0;
    for (int i = 0; i < RANDOM; i++) {
      String text = damaged(questions.next().text(), random);
      try {
        assertThat(Question.parse(text).text()).isEqualTo(text);
      } catch (IllegalArgumentException e) {
        assertThat(e).hasMessageStartingWith("not a question: '" + text + "': ");
        refused++;
      }
    }
    assertThat(refused).isGreaterThan(RANDOM / 2);
  }

  private static String damaged(String text, Random random) {
    StringBuilder damaged = new StringBuilder(text);
    for (int i = random.nextInt(3); i >= 0 && damaged.length() > 0; i--) {
      int at = random.nextInt(damaged.length());
      switch (random.nextInt(4)) {
        case 0 -> damaged.deleteCharAt(at);
        case 1 -> damaged.insert(at, text.charAt(random.nextInt(text.length())));
        case 2 -> damaged.setCharAt(at, (char) random.nextInt(0x1000));
        default -> damaged.setLength(at);
      }
    }
    return damaged.toString();
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '@',
      value = {
        "'' @ three or four parts",
        "goal @ three or four parts",
        "riddle; 2x2 black b1 white a1; edge b1 bottom @ goal, pivot, context or value",
        "value; 2x2 black b1 white a1; edge b1 @ cells and an edge",
        "value; 2x2 black b1 white a1; edge b1 under @ top, bottom, left or right",
        "value; 2x2 black b1 white a1; corner b1 bottom @ unknown kind 'corner'",
        "value; 2x2 black b1; edge b1 bottom @ not a position",
        "value; 2x2 black b1 white b1; edge b1 bottom @ both a black and a white stone",
        "value; 2x41 black b1 white -; edge b1 bottom @ 1 to 40",
        "value; 2x2 black b1 white a1; edge a2 bottom @ no black stone on a2",
        "value; 2x2 black b1 white a1; edge a7 bottom @ a7 is not on the board",
        "value; 2x2 black b1 white a1; edge b1 bottom; depth 2 @ nothing after the promise",
        "value; 2x2 white a1 black b1; edge b1 bottom @ not a position",
        "value; 2x2 black B1 white a1; edge b1 bottom @ it is written 'value; 2x2 black b1",
        "value; 02x2 black b1 white a1; edge b1 bottom @ it is written 'value; 2x2 black b1",
        "pivot; 2x2 black b1 white a1; edge b1 bottom @ a promise to pivot",
        "pivot; 2x2 black b1 a2 white a1; pivoting b1 a2 bottom @ a black stone on a2",
        "pivot; 2x2 black b1 white a1; pivoting b1 a2 b2 bottom @ names two cells",
        "context; 2x2 black b1 white a1; edge b1 bottom; depth 2 @ no depth 2",
        "context; 2x2 black b1 a1 white -; connects-both b1 a1 bottom @ no depth 0",
        "context; 2x2 black b1 a1 white -; connects-both b1 a1 bottom; deep @ a depth like",
        "goal; 2x2 black b1 white a1; b1 / bottom; white to move @ 'white to move'",
        "goal; 2x2 black b1 white a1; white to move; b1 @ two",
        "goal; 2x2 black b1 white a1; white to move; b1 / a9 @ a9",
        "goal; 2x2 black b1 white a1; white to move; bottom+b1 / top @ it is written"
      })
  void aMessageTellsWhatIsWrong(String text, String reason) {
    assertThatIllegalArgumentException()
        .isThrownBy(() -> Question.parse(text))
        .withMessageStartingWith("not a question: '" + text + "': ")
        .withMessageContaining(reason);
  }

  @Test
  void theOrderInWhichASetWasWrittenIsNoDifference() {
    Question one =
        new Question.Value(POSITION, new Promise.ToEdge(ImmutableSet.of(A1, B1), Edge.TOP));
    Question other =
        new Question.Value(POSITION, new Promise.ToEdge(ImmutableSet.of(B1, A1), Edge.TOP));
    assertThat(one.hash("native 1")).isEqualTo(other.hash("native 1"));
  }

  @Test
  void whoIsAskedIsADifference() {
    Question question = Question.direct(POSITION, new Promise.ConnectsBoth(A1, B1, Edge.TOP));
    assertThat(question.hash("native 1"))
        .matches("[0-9a-f]{64}")
        .isNotEqualTo(question.hash("native 2"))
        .isNotEqualTo(question.hash("htp:native 1"));
  }
}
