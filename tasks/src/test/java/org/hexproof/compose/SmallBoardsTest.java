package org.hexproof.compose;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.ImmutableSet;
import java.util.stream.Stream;
import org.hexproof.board.Board;
import org.hexproof.library.Library;
import org.hexproof.realize.Effort;
import org.hexproof.template.Kind;
import org.hexproof.template.Template;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** The shipped templates in their contexts on boards as engines have them. */
final class SmallBoardsTest {
  private static final int SIDE = 13;
  private static final int DEPTH = 4;

  private static final ImmutableSet<Kind> WITH_CONTEXTS =
      ImmutableSet.of(Kind.CONNECTS_BOTH, Kind.PIVOTING, Kind.PIVOTING_SENTE);

  private static Stream<Template> templates() {
    return Library.read().stream().filter(template -> WITH_CONTEXTS.contains(template.kind()));
  }

  @ParameterizedTest
  @MethodSource("templates")
  void whatTestsThemFits(Template template) {
    assertFits(template, Context.testing(template.kind(), DEPTH));
  }

  @ParameterizedTest
  @MethodSource("templates")
  void superswitchesOfTwoStepsFit(Template template) {
    assertFits(template, Context.parse("superswitch:2"));
  }

  private static void assertFits(Template template, Context context) {
    Board board =
        context
            .place(template.surrounded(), template.promise(), Effort.MODEST.within(SIDE))
            .position()
            .board();
    assertThat(Math.max(board.cols(), board.rows())).isLessThanOrEqualTo(SIDE);
  }
}
