package org.hexproof.verify;

import static com.google.common.collect.ImmutableSet.toImmutableSet;
import static java.util.stream.Collectors.joining;
import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.base.Joiner;
import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSet;
import com.google.common.collect.Sets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.CompletableFuture;
import java.util.function.Function;
import java.util.stream.Stream;
import org.hexproof.board.Board;
import org.hexproof.board.Cell;
import org.hexproof.board.Color;
import org.hexproof.board.Edge;
import org.hexproof.board.Position;
import org.hexproof.format.Place;
import org.hexproof.solving.Question;
import org.hexproof.solving.Ruling;
import org.hexproof.solving.Runner;
import org.hexproof.solving.StubSolver;
import org.hexproof.template.Promise;
import org.hexproof.template.Template;
import org.hexproof.template.TemplateClaim;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

final class VerifierTest {
  private static final Promise PROMISE =
      new Promise.ToEdge(ImmutableSet.of(Cell.parse("b1")), Edge.BOTTOM);

  /** Stone A at b1 over a2 and b2. */
  private static final Subject SUBJECT =
      new Subject(
          new Place("a.yaml", 1, 1),
          new Template(
              "second row",
              ImmutableList.of(),
              Position.of(new Board(2, 2), ImmutableSet.of(Cell.parse("b1")), ImmutableSet.of()),
              ImmutableSet.of(Cell.parse("a2"), Cell.parse("b2")),
              PROMISE,
              TemplateClaim.VALID_AND_MINIMAL,
              ""));

  /** A way that is known by its questions, and answers them itself. */
  private record Stub(String name, Function<Position, Ruling> rulings) implements Method {
    @Override
    public Optional<String> objection(Template template) {
      return Optional.empty();
    }

    @Override
    public Question question(Position position, Promise promise) {
      return name.equals("one")
          ? Question.direct(position, promise)
          : new Question.Value(position, promise);
    }
  }

  /** Says who wins the template itself, and that Black wins all its weakenings. */
  private static Stub sure(String name) {
    return new Stub(name, position -> Ruling.of(StubSolver.decided(Color.BLACK)));
  }

  private static boolean isWhole(Position position) {
    return position.empty().size() == 2;
  }

  private static Finding verify(Stub... ways) {
    return verify(
        ImmutableList.copyOf(ways),
        (order, question, base) -> {
          assertThat(base).isEqualTo(SUBJECT.template().surrounded());
          return CompletableFuture.completedFuture(
              Arrays.stream(ways)
                  .filter(way -> way.question(question.position(), PROMISE).equals(question))
                  .findFirst()
                  .orElseThrow()
                  .rulings
                  .apply(question.position()));
        });
  }

  private static Finding verify(ImmutableList<Method> ways, Runner runner) {
    return new Verifier(ways, runner, true, true, ruling -> {}).verify(0, SUBJECT).join();
  }

  @Test
  void cellsAreAskedFromBothEndsOfTheirRowsIfWanted() {
    Set<Cell> carrier =
        Stream.of("b1", "d1", "a2", "b2", "c2", "d2").map(Cell::parse).collect(toImmutableSet());
    Template template =
        new Template(
            "wide",
            ImmutableList.of(),
            Position.of(new Board(4, 2), ImmutableSet.of(Cell.parse("c1")), ImmutableSet.of()),
            ImmutableSet.copyOf(carrier),
            new Promise.ToEdge(ImmutableSet.of(Cell.parse("c1")), Edge.BOTTOM),
            TemplateClaim.VALID_AND_MINIMAL,
            "");
    List<Set<Cell>> asked = new ArrayList<>();
    Runner runner =
        (order, question, base) -> {
          asked.add(Sets.difference(carrier, question.position().empty()).immutableCopy());
          return CompletableFuture.completedFuture(Ruling.of(StubSolver.decided(Color.BLACK)));
        };
    for (boolean outsideIn : new boolean[] {true, false}) {
      asked.clear();
      Finding finding =
          new Verifier(ImmutableList.of(sure("one")), runner, true, outsideIn, ruling -> {})
              .verify(0, new Subject(SUBJECT.place(), template))
              .join();
      assertThat(asked.stream().map(cells -> Joiner.on(' ').join(cells)).collect(joining(",")))
          .isEqualTo(outsideIn ? ",b1,d1,a2,d2,b2,c2" : ",b1,d1,a2,b2,c2,d2");
      assertThat(finding.redundant()).isEqualTo(carrier);
    }
  }

  @Test
  void aWayThatCantDecideATemplateLeavesItToOthers() {
    Finding finding =
        verify(sure("one"), new Stub("two", position -> new Ruling.OutOfReach("no room")));
    assertThat(finding.method()).isEqualTo("one");
    assertThat(finding.valid()).contains(true);
    assertThat(finding.redundant()).hasSize(2);
    assertThat(finding.solves()).isEqualTo(3);
    assertThat(finding.remarks())
        .containsExactly("validity: out of reach of the method 'two': no room");
    assertThat(finding.troubles()).isEmpty();
    assertThat(finding.solverFailed()).isFalse();
  }

  @Test
  void aWayThatCantDecideAWeakeningLeavesThatToOthers() {
    Stub some =
        new Stub(
            "two",
            position ->
                isWhole(position)
                    ? Ruling.of(StubSolver.decided(Color.BLACK))
                    : new Ruling.OutOfReach("no room"));
    Finding finding = verify(sure("one"), some);
    assertThat(finding.method()).isEqualTo("one+two");
    assertThat(finding.redundant()).hasSize(2);
    assertThat(finding.minimal()).contains(false);
    assertThat(finding.remarks()).hasSize(2).allMatch(remark -> remark.contains("no room"));
    assertThat(finding.solverFailed()).isFalse();
    Finding alone = verify(some);
    assertThat(alone.valid()).contains(true);
    assertThat(alone.minimal()).isEmpty();
    assertThat(alone.verdict()).isEqualTo(Verdict.UNDECIDED);
    assertThat(alone.troubles()).hasSize(2).allMatch(trouble -> trouble.contains("no room"));
    assertThat(alone.solverFailed()).isFalse();
  }

  @Test
  void whereNoWayCanDecideTheReasonIsTold() {
    Finding finding = verify(new Stub("one", position -> new Ruling.OutOfReach("no room")));
    assertThat(finding.method()).isEqualTo("one");
    assertThat(finding.verdict()).isEqualTo(Verdict.UNDECIDED);
    assertThat(finding.troubles())
        .containsExactly("validity: out of reach of the method 'one': no room");
    assertThat(finding.solverFailed()).isFalse();
  }

  /** When something is thrown. */
  enum Moment {
    OBJECTION,
    QUESTION,
    VALIDITY,
    MINIMALITY,
    FUTURE
  }

  @ParameterizedTest
  @EnumSource
  void whateverIsThrownCostsOneTemplate(Moment moment) {
    Method broken =
        new Method() {
          @Override
          public String name() {
            return "broken";
          }

          @Override
          public Optional<String> objection(Template template) {
            failIf(moment == Moment.OBJECTION);
            return Optional.empty();
          }

          @Override
          public Question question(Position position, Promise promise) {
            failIf(moment == Moment.QUESTION);
            return new Question.Value(position, promise);
          }
        };
    Runner runner =
        (order, question, base) -> {
          if (question instanceof Question.Value) {
            if (moment == Moment.FUTURE) {
              return CompletableFuture.failedFuture(new AssertionError("on purpose"));
            }
            failIf(moment == Moment.VALIDITY || !isWhole(question.position()));
          }
          return CompletableFuture.completedFuture(Ruling.of(StubSolver.decided(Color.BLACK)));
        };
    Finding finding = verify(ImmutableList.of(sure("one"), broken), runner);
    assertThat(finding.verdict()).isEqualTo(Verdict.UNDECIDED);
    assertThat(finding.valid()).isEmpty();
    assertThat(finding.troubles()).containsExactly("a fault in the program: on purpose");
    assertThat(finding.solverFailed()).isTrue();
  }

  private static void failIf(boolean now) {
    if (now) {
      throw new AssertionError("on purpose");
    }
  }
}
