package org.hexproof.verify;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSet;
import org.hexproof.board.Board;
import org.hexproof.board.Cell;
import org.hexproof.board.Edge;
import org.hexproof.board.Position;
import org.hexproof.solving.Question;
import org.hexproof.template.Promise;
import org.hexproof.template.Template;
import org.hexproof.template.TemplateClaim;
import org.junit.jupiter.api.Test;

final class MethodTest {
  private static final Cell A = Cell.parse("a1");
  private static final Cell B = Cell.parse("c1");

  private static Template template(Promise promise) {
    return template(new Board(3, 2), promise);
  }

  private static Template template(Board board, Promise promise) {
    return new Template(
        "example",
        ImmutableList.of(),
        Position.of(board, promise.named(), ImmutableSet.of()),
        board.cells().stream()
            .filter(cell -> !promise.named().contains(cell))
            .collect(ImmutableSet.toImmutableSet()),
        promise,
        TemplateClaim.VALID_AND_MINIMAL,
        "");
  }

  private static final Template EDGE =
      template(new Promise.ToEdge(ImmutableSet.of(A), Edge.BOTTOM));
  private static final Template BOTH = template(new Promise.ConnectsBoth(A, B, Edge.BOTTOM));
  private static final Template PIVOTING = template(new Promise.Pivoting(A, B, Edge.BOTTOM, false));

  private static Question question(Method method, Template template) {
    return method.question(template.surrounded(), template.promise());
  }

  @Test
  void directlyAGoalIsOneQuestionAndAForkASearch() {
    Method direct = new Method.Direct(false);
    for (Template template : ImmutableList.of(EDGE, BOTH, PIVOTING)) {
      assertThat(direct.objection(template)).isEmpty();
    }
    assertThat(question(direct, EDGE)).isInstanceOf(Question.Goal.class);
    assertThat(question(direct, BOTH)).isInstanceOf(Question.Goal.class);
    assertThat(question(direct, PIVOTING)).isInstanceOf(Question.Pivot.class);
  }

  @Test
  void inAContextOnlyTowersHaveADepth() {
    Method context = new Method.Context(3, false);
    for (Template template : ImmutableList.of(EDGE, BOTH, PIVOTING)) {
      assertThat(context.objection(template)).isEmpty();
      assertThat(question(context, template))
          .isEqualTo(
              new Question.InContext(
                  template.surrounded(), template.promise(), template.equals(BOTH) ? 3 : 0));
    }
  }

  @Test
  void aSearchIsOfNoMoreThanSixtyFourCells() {
    Board small = new Board(13, 5);
    Board large = new Board(11, 6);
    Method direct = new Method.Direct(false);
    assertThat(direct.objection(template(small, PIVOTING.promise()))).isEmpty();
    assertThat(direct.objection(template(large, PIVOTING.promise())).orElseThrow())
        .contains("more than 64 cells");
    Method context = new Method.Context(1, false);
    assertThat(context.objection(template(small, BOTH.promise()))).isEmpty();
    assertThat(context.objection(template(large, BOTH.promise())).orElseThrow())
        .contains("64 cells or more");
  }

  @Test
  void whatPivotsIsCertifiedOnABoard() {
    Method direct = new Method.Direct(true);
    Method context = new Method.Context(1, true);
    assertThat(direct.objection(EDGE)).isEmpty();
    assertThat(direct.objection(BOTH)).isEmpty();
    assertThat(direct.objection(PIVOTING)).isEmpty();
    assertThat(context.objection(EDGE)).isPresent();
    assertThat(context.objection(BOTH)).isPresent();
    assertThat(context.objection(PIVOTING)).isEmpty();
    assertThat(question(direct, BOTH)).isInstanceOf(Question.Goal.class);
    assertThat(question(direct, PIVOTING)).isEqualTo(question(context, PIVOTING));
  }

  @Test
  void valuesAreOfSmallTemplates() {
    assertThat(new Method.Value(5).objection(EDGE)).isEmpty();
    assertThat(new Method.Value(4).objection(EDGE)).isPresent();
    assertThat(question(new Method.Value(5), PIVOTING)).isInstanceOf(Question.Value.class);
  }
}
