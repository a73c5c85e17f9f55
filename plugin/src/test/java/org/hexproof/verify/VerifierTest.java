package org.hexproof.verify;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSet;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.function.Function;
import org.hexproof.board.Board;
import org.hexproof.board.Cell;
import org.hexproof.board.Color;
import org.hexproof.board.Edge;
import org.hexproof.board.Position;
import org.hexproof.format.Place;
import org.hexproof.template.Claim;
import org.hexproof.template.Promise;
import org.hexproof.template.Template;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

final class VerifierTest {
  /** Stone A at b1 over a2 and b2. */
  private static final Subject SUBJECT =
      new Subject(
          new Place("a.yaml", 1, 1),
          new Template(
              "second row",
              ImmutableList.of(),
              Position.of(new Board(2, 2), ImmutableSet.of(Cell.parse("b1")), ImmutableSet.of()),
              ImmutableSet.of(Cell.parse("a2"), Cell.parse("b2")),
              new Promise.ToEdge(ImmutableSet.of(Cell.parse("b1")), Edge.BOTTOM),
              Claim.VALID_AND_MINIMAL,
              ""));

  private record Stub(String name, Function<Position, Ruling> rulings) implements Decider {
    @Override
    public Optional<String> objection(Template template) {
      return Optional.empty();
    }

    @Override
    public CompletableFuture<Ruling> decide(int order, Template template, Position position) {
      return CompletableFuture.completedFuture(rulings.apply(position));
    }
  }

  /** Says who wins the template itself, and that Black wins all its weakenings. */
  private static Decider sure(String name) {
    return new Stub(name, position -> Ruling.of(StubSolver.decided(Color.BLACK)));
  }

  private static boolean isWhole(Position position) {
    return position.empty().size() == 2;
  }

  private static Finding verify(Decider... ways) {
    return new Verifier(ImmutableList.copyOf(ways), true, ruling -> {}).verify(0, SUBJECT).join();
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
    Decider some =
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
    VALIDITY,
    MINIMALITY,
    FUTURE
  }

  @ParameterizedTest
  @EnumSource
  void whateverIsThrownCostsOneTemplate(Moment moment) {
    Decider broken =
        new Decider() {
          @Override
          public String name() {
            return "broken";
          }

          @Override
          public Optional<String> objection(Template template) {
            failAt(moment == Moment.OBJECTION);
            return Optional.empty();
          }

          @Override
          public CompletableFuture<Ruling> decide(int order, Template template, Position position) {
            if (moment == Moment.FUTURE) {
              return CompletableFuture.failedFuture(new AssertionError("on purpose"));
            }
            failAt(moment == Moment.VALIDITY || !isWhole(position));
            return CompletableFuture.completedFuture(Ruling.of(StubSolver.decided(Color.BLACK)));
          }

          private void failAt(boolean now) {
            if (now) {
              throw new AssertionError("on purpose");
            }
          }
        };
    Finding finding = verify(sure("one"), broken);
    assertThat(finding.verdict()).isEqualTo(Verdict.UNDECIDED);
    assertThat(finding.valid()).isEmpty();
    assertThat(finding.troubles()).containsExactly("a fault in the program: on purpose");
    assertThat(finding.solverFailed()).isTrue();
  }
}
