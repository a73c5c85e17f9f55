package org.hexproof.verify;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.ImmutableList;
import java.time.Duration;
import java.util.Random;
import org.hexproof.board.Color;
import org.hexproof.board.Position;
import org.hexproof.solver.Answer;
import org.hexproof.solver.Limits;
import org.hexproof.solver.embedded.EmbeddedLibrary;
import org.hexproof.template.Kind;
import org.hexproof.template.Template;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** Three ways to decide the same: the search, stones on a whole board, and the value. */
final class MethodsAgreeTest {
  /** How many random shapes of each kind; more of them with a system property. */
  private static final int SHAPES = Integer.getInteger("hexproof.agree", 70);

  private static final int MOST_CELLS = 9;
  private static final int DEEPEST = 3;
  private static final Limits LIMITS = new Limits(Duration.ofSeconds(60), 1 << 24);

  @ParameterizedTest
  @EnumSource(names = {"CONNECTS_BOTH", "PIVOTING", "PIVOTING_SENTE"})
  void directContextAndValueGiveTheSameVerdict(Kind kind) {
    Random random = new Random(kind.label().hashCode());
    RandomTemplates shapes = new RandomTemplates(random, MOST_CELLS);
    int kept = 0;
    try (SolverPool pool = new SolverPool(1, () -> EmbeddedLibrary.load().newSolver(1))) {
      Decider direct = new Direct(pool, LIMITS, false);
      Decider value = new ByValue(MOST_CELLS, 1 << 26, pool);
      for (int i = 0; i < SHAPES; i++) {
        Decider context = new ByContext(pool, LIMITS, 1 + random.nextInt(DEEPEST), false);
        Template shape = placeable(shapes, kind, context);
        boolean holds = holds(value, shape, shape.surrounded());
        kept += holds ? 1 : 0;
        ImmutableList<Weakening> weaker = Weakening.of(shape);
        Position one = weaker.get(random.nextInt(weaker.size())).position();
        for (Decider decider : ImmutableList.of(direct, context)) {
          assertThat(holds(decider, shape, shape.surrounded()))
              .as("%s of %s", decider.name(), shape)
              .isEqualTo(holds);
          assertThat(holds(decider, shape, one))
              .as("%s of %s in %s", decider.name(), one, shape)
              .isEqualTo(holds(value, shape, one));
        }
      }
    }
    assertThat(kept).isBetween(SHAPES / 5, SHAPES * 4 / 5);
  }

  private static Template placeable(RandomTemplates shapes, Kind kind, Decider context) {
    Template shape = shapes.next(kind);
    while (context.objection(shape).isPresent()) {
      shape = shapes.next(kind);
    }
    return shape;
  }

  private static boolean holds(Decider decider, Template shape, Position position) {
    Answer answer = decider.decide(0, shape, position).join().answer();
    assertThat(answer).as("%s of %s", decider.name(), shape).isInstanceOf(Answer.Decided.class);
    return ((Answer.Decided) answer).winner() == Color.BLACK;
  }
}
