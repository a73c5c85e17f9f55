package org.hexproof.verify;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.ImmutableList;
import java.time.Duration;
import java.util.Random;
import org.hexproof.board.Color;
import org.hexproof.board.Position;
import org.hexproof.realize.Effort;
import org.hexproof.solver.Answer;
import org.hexproof.solver.Limits;
import org.hexproof.solver.embedded.EmbeddedLibrary;
import org.hexproof.template.Kind;
import org.hexproof.template.Template;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** Three ways to decide the same: the search, stones on a whole board, and the value. */
final class MethodsAgreeTest {
  /** How many random shapes of each kind get a board; more of them with a system property. */
  private static final int SHAPES = Integer.getInteger("hexproof.agree", 17);

  /** How many random shapes of each kind with many stones. */
  private static final int CROWDED = Integer.getInteger("hexproof.agree.crowded", 25);

  /** How many positions of each shape. */
  private static final int POSITIONS = 4;

  private static final int MOST_CELLS = 9;
  private static final int DEEPEST = 3;

  /** Boards need not be small here, only of at most 40 columns and rows. */
  private static final Effort LITTLE = new Effort(1, 2, Duration.ofSeconds(5));

  private static final Effort HASTE = new Effort(1, 0, Duration.ofSeconds(5));

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
        int depth = 1 + random.nextInt(DEEPEST);
        Decider context = new ByContext(pool, LIMITS, depth, false, LITTLE);
        Template shape = placeable(shapes, kind, context);
        for (Position position : shapes.positions(shape, POSITIONS)) {
          boolean holds = holds(value, shape, position);
          kept += holds ? 1 : 0;
          for (Decider decider : ImmutableList.of(direct, context)) {
            assertThat(holds(decider, shape, position))
                .as("%s of %s in %s", decider.name(), position, shape)
                .isEqualTo(holds);
          }
        }
      }
    }
    int all = SHAPES * POSITIONS;
    assertThat(kept).isBetween(all / 8, all * 7 / 8);
  }

  /**
   * Where unnamed stones touch A, B or the edge, a context is drawn all the same, and where none
   * can be, that is said.
   */
  @ParameterizedTest
  @EnumSource(names = {"CONNECTS_BOTH", "PIVOTING", "PIVOTING_SENTE"})
  void crowdedShapesHaveTheSameVerdictOrNoContext(Kind kind) {
    Random random = new Random(31 + kind.label().hashCode());
    RandomTemplates shapes = RandomTemplates.crowded(random, MOST_CELLS);
    int drawn = 0;
    try (SolverPool pool = new SolverPool(1, () -> EmbeddedLibrary.load().newSolver(1))) {
      Decider direct = new Direct(pool, LIMITS, false);
      Decider value = new ByValue(MOST_CELLS, 1 << 26, pool);
      for (int i = 0; i < CROWDED; i++) {
        Template shape = shapes.next(kind);
        Decider context = new ByContext(pool, LIMITS, 1 + random.nextInt(DEEPEST), false, HASTE);
        boolean holds = holds(value, shape, shape.surrounded());
        assertThat(holds(direct, shape, shape.surrounded())).as("%s", shape).isEqualTo(holds);
        Ruling ruling = context.decide(0, shape, shape.surrounded()).join();
        if (ruling instanceof Ruling.OutOfReach out) {
          assertThat(out.reason()).contains("can't be reached");
        } else {
          drawn++;
          assertThat(blackWins(context, shape, ruling)).as("%s", shape).isEqualTo(holds);
        }
      }
    }
    // An empty cell B is often shut in.
    assertThat(drawn).isGreaterThan(CROWDED / (kind == Kind.CONNECTS_BOTH ? 2 : 8));
  }

  private static Template placeable(RandomTemplates shapes, Kind kind, Decider context) {
    Template shape = shapes.next(kind);
    while (!(context.decide(0, shape, shape.surrounded()).join() instanceof Ruling.Answered)) {
      shape = shapes.next(kind);
    }
    return shape;
  }

  private static boolean holds(Decider decider, Template shape, Position position) {
    return blackWins(decider, shape, decider.decide(0, shape, position).join());
  }

  private static boolean blackWins(Decider decider, Template shape, Ruling ruling) {
    assertThat(ruling).as("%s of %s", decider.name(), shape).isInstanceOf(Ruling.Answered.class);
    Answer answer = ((Ruling.Answered) ruling).answer();
    assertThat(answer).as("%s of %s", decider.name(), shape).isInstanceOf(Answer.Decided.class);
    return ((Answer.Decided) answer).winner() == Color.BLACK;
  }
}
