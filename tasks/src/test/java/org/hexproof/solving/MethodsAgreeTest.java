package org.hexproof.solving;

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
  /** How many random shapes of each kind get a board. */
  private static final int SHAPES = 5 * Integer.getInteger("hexproof.rounds", 1);

  /** How many random shapes of each kind with many stones. */
  private static final int CROWDED = 8 * Integer.getInteger("hexproof.rounds", 1);

  /** How many random shapes of each kind are asked about in two manners. */
  private static final int FEW = 4;

  /** How many positions of each shape. */
  private static final int POSITIONS = 4;

  private static final int MOST_CELLS = 9;
  private static final int DEEPEST = 3;

  /** Boards need not be small here, only of at most 40 columns and rows. */
  private static final Effort LITTLE = new Effort(1, 2, 1000);

  private static final Effort HASTE = new Effort(1, 0, 1000);

  private static final Limits LIMITS = new Limits(Duration.ofDays(1), 1 << 24);

  @ParameterizedTest
  @EnumSource(names = {"CONNECTS_BOTH", "PIVOTING", "PIVOTING_SENTE"})
  void directContextAndValueGiveTheSameVerdict(Kind kind) {
    Random random = new Random(kind.label().hashCode());
    RandomTemplates shapes = new RandomTemplates(random, MOST_CELLS);
    int kept = 0;
    try (SolverPool pool = pool(LITTLE)) {
      for (int i = 0; i < SHAPES; i++) {
        int depth = 1 + random.nextInt(DEEPEST);
        Template shape = placeable(shapes, kind, depth, pool);
        for (Position position : shapes.positions(shape, POSITIONS)) {
          boolean holds = holds(new Question.Value(position, shape.promise()), shape, pool);
          kept += holds ? 1 : 0;
          for (Question question :
              ImmutableList.of(
                  Question.direct(position, shape.promise()), inContext(position, shape, depth))) {
            assertThat(holds(question, shape, pool))
                .as("%s in %s", question.text(), shape)
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
    try (SolverPool pool = pool(HASTE)) {
      for (int i = 0; i < CROWDED; i++) {
        Template shape = shapes.next(kind);
        Position whole = shape.surrounded();
        Question context = inContext(whole, shape, 1 + random.nextInt(DEEPEST));
        boolean holds = holds(new Question.Value(whole, shape.promise()), shape, pool);
        assertThat(holds(Question.direct(whole, shape.promise()), shape, pool))
            .as("%s", shape)
            .isEqualTo(holds);
        Ruling ruling = pool.ask(0, context, whole).join();
        if (ruling instanceof Ruling.OutOfReach out) {
          assertThat(out.reason()).contains("can't be reached");
        } else {
          drawn++;
          assertThat(blackWins(context, ruling)).as("%s", shape).isEqualTo(holds);
        }
      }
    }
    // An empty cell B is often shut in.
    assertThat(drawn).isGreaterThan(CROWDED / (kind == Kind.CONNECTS_BOTH ? 2 : 8));
  }

  /** What a question shares with others helps to answer it, and changes no answer. */
  @ParameterizedTest
  @EnumSource(names = {"CONNECTS_BOTH", "PIVOTING", "PIVOTING_SENTE"})
  void theBaseOfAQuestionChangesNoAnswer(Kind kind) {
    Random random = new Random(5 + kind.label().hashCode());
    RandomTemplates shapes = RandomTemplates.crowded(random, MOST_CELLS);
    int compared = 0;
    try (SolverPool pool = pool(HASTE)) {
      for (int i = 0; i < FEW; i++) {
        Template shape = placeable(shapes, kind, 1, pool);
        for (Position position : shapes.positions(shape, POSITIONS)) {
          for (Question question :
              ImmutableList.of(
                  Question.direct(position, shape.promise()),
                  new Question.Value(position, shape.promise()),
                  inContext(position, shape, 1))) {
            Ruling alone = pool.ask(0, question, position).join();
            Ruling shared = pool.ask(0, question, shape.surrounded()).join();
            if (alone instanceof Ruling.Answered && shared instanceof Ruling.Answered) {
              assertThat(blackWins(question, alone))
                  .as(question.text())
                  .isEqualTo(blackWins(question, shared));
              compared++;
            } else {
              assertThat(question).isInstanceOf(Question.InContext.class);
            }
          }
        }
      }
    }
    assertThat(compared).isGreaterThan(2 * FEW * POSITIONS);
  }

  private static SolverPool pool(Effort effort) {
    return new SolverPool(1, LIMITS, () -> EmbeddedLibrary.load().newSolver(1), effort);
  }

  private static Question inContext(Position position, Template shape, int depth) {
    return new Question.InContext(
        position, shape.promise(), shape.kind() == Kind.CONNECTS_BOTH ? depth : 0);
  }

  private static Template placeable(RandomTemplates shapes, Kind kind, int depth, SolverPool pool) {
    Template shape = shapes.next(kind);
    while (!(pool.ask(0, inContext(shape.surrounded(), shape, depth), shape.surrounded()).join()
        instanceof Ruling.Answered)) {
      shape = shapes.next(kind);
    }
    return shape;
  }

  private static boolean holds(Question question, Template shape, SolverPool pool) {
    return blackWins(question, pool.ask(0, question, shape.surrounded()).join());
  }

  private static boolean blackWins(Question question, Ruling ruling) {
    assertThat(ruling).as(question.text()).isInstanceOf(Ruling.Answered.class);
    Answer answer = ((Ruling.Answered) ruling).answer();
    assertThat(answer).as(question.text()).isInstanceOf(Answer.Decided.class);
    return ((Answer.Decided) answer).winner() == Color.BLACK;
  }
}
