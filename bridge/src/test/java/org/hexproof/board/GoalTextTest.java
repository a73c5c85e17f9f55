package org.hexproof.board;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSet;
import java.util.stream.Stream;
import org.hexproof.solver.Problems;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class GoalTextTest {
  @Test
  void writesCellsThenEdges() {
    Terminal first =
        new Terminal(
            ImmutableSet.of(Cell.parse("a1"), Cell.parse("b2")), ImmutableSet.of(Edge.BOTTOM));
    Terminal second = Terminal.of(Cell.parse("c3"));
    Terminal top = Terminal.of(Edge.TOP);
    Goal goal =
        new Goal(ImmutableList.of(ImmutableList.of(first, second), ImmutableList.of(second, top)));
    assertThat(GoalText.format(goal)).isEqualTo("a1+b2+bottom / c3 | c3 / top");
  }

  @Test
  void readsWhatItWrote() {
    Problems problems = new Problems(5);
    Stream.generate(() -> problems.composed(12, 100))
        .limit(1000)
        .forEach(
            problem ->
                assertThat(GoalText.parse(GoalText.format(problem.goal())))
                    .isEqualTo(problem.goal()));
  }

  @Test
  void doesNotMindSpacesAndCapitals() {
    assertThat(GoalText.parse("  TOP/Bottom ")).isEqualTo(Goal.TOP_TO_BOTTOM);
    assertThat(GoalText.parse("A1 + left/b2|b2 /top"))
        .isEqualTo(GoalText.parse("a1+left / b2 | b2 / top"));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {"", "a1", "a1 /", "/ a1", "a1 / b2 |", "a1 + / b2", "a1 / middle", "a1 b2 / c3"})
  void refusesWhatIsNoGoal(String text) {
    assertThatThrownBy(() -> GoalText.parse(text))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageContaining("not a");
  }
}
