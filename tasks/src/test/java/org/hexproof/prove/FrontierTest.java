package org.hexproof.prove;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.ImmutableList;
import com.google.common.primitives.ImmutableIntArray;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.hexproof.board.Board;
import org.hexproof.board.Cell;
import org.hexproof.board.Color;
import org.hexproof.board.Content;
import org.hexproof.board.Goal;
import org.hexproof.board.Position;
import org.hexproof.solver.Answer;
import org.hexproof.solver.HexSolver;
import org.hexproof.solver.Learned;
import org.hexproof.solver.Limits;
import org.hexproof.solver.Problem;
import org.hexproof.solver.Problems;
import org.hexproof.solver.Reference;
import org.hexproof.solver.embedded.EmbeddedLibrary;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

/** Leaves are decided or opened at random; what follows is compared with brute force. */
final class FrontierTest {
  private final Random random = new Random(3);
  private final Reference reference = Reference.bruteForce();
  private final HexSolver solver = EmbeddedLibrary.load().newSolver(1);

  @AfterEach
  void close() {
    solver.close();
  }

  private Learned decided(Problem problem, Spot leaf) {
    Problem asked = leaf.problem(problem);
    Answer.Decided answer = (Answer.Decided) solver.solve(asked, Limits.DEFAULT);
    Board board = problem.position().board();
    return new Learned(
        leaf.toMove(),
        answer.winner(),
        -1,
        1,
        leaf.black(),
        leaf.white(),
        ImmutableIntArray.copyOf(answer.carrier().stream().mapToInt(board::index).sorted()));
  }

  /** The winner wins even if the loser has all empty cells but those of the carrier. */
  private void assertHolds(Problem problem, Learned verdict) {
    Problem asked = Spot.of(verdict).problem(problem);
    Position position = asked.position();
    Board board = position.board();
    for (Cell cell : position.empty()) {
      if (!verdict.carrier().contains(board.index(cell))) {
        position = position.with(cell, verdict.winner().opposite().stone());
      }
    }
    Problem least = new Problem(position, asked.toMove(), asked.goal());
    assertThat(reference.winner(least))
        .as("%s of %s", verdict, problem)
        .isEqualTo(verdict.winner());
  }

  @Test
  void whatFollowsFromLeavesIsTrue() {
    Problems problems = new Problems(4);
    int above = 0;
    for (int i = 0; i < 400; i++) {
      Problem problem = i % 2 == 0 ? problems.whole(3, 8) : problems.composed(4, 8);
      Frontier frontier = new Frontier(problem);
      int rounds = 0;
      while (frontier.verdict().isEmpty()) {
        ImmutableList<Spot> leaves = frontier.leaves();
        assertThat(leaves).isNotEmpty().doesNotHaveDuplicates();
        Spot leaf = leaves.get(random.nextInt(leaves.size()));
        boolean open = leaf.stones() < 3 && random.nextInt(rounds == 0 ? 10 : 3) != 0;
        if (open && !leaf.problem(problem).position().empty().isEmpty()) {
          frontier.open(leaf);
        } else {
          frontier.learn(decided(problem, leaf));
        }
        for (Learned verdict : frontier.followed()) {
          assertHolds(problem, verdict);
          above++;
        }
        rounds++;
      }
      assertThat(frontier.verdict().get().winner()).isEqualTo(reference.winner(problem));
      assertThat(frontier.leaves()).isEmpty();
    }
    assertThat(above).isGreaterThan(400);
  }

  /** It has no moves, but somebody has won it: opened, it stays a leaf that the solver decides. */
  @Test
  void aFullPositionIsALeaf() {
    Position won =
        Position.empty(new Board(2, 1))
            .with(Cell.parse("a1"), Content.BLACK)
            .with(Cell.parse("b1"), Content.WHITE);
    Problem problem = new Problem(won, Color.WHITE, Goal.TOP_TO_BOTTOM);
    Frontier frontier = new Frontier(problem);
    Spot first = Spot.first(problem);
    frontier.open(first);
    assertThat(frontier.verdict()).isEmpty();
    assertThat(frontier.leaves()).containsExactly(first);
    frontier.learn(decided(problem, first));
    assertThat(frontier.verdict().orElseThrow().winner()).isEqualTo(Color.BLACK);
  }

  /** In a row of two cells between top and bottom, Black's answer to one is the other. */
  @Test
  void onlyMovesInsideARefutationAreLeft() {
    Problem problem = new Problem(Position.empty(new Board(2, 1)), Color.WHITE, Goal.TOP_TO_BOTTOM);
    Frontier frontier = new Frontier(problem);
    frontier.open(Spot.first(problem));
    List<Spot> leaves = new ArrayList<>(frontier.leaves());
    assertThat(leaves).hasSize(2);
    Spot first = leaves.get(0);
    frontier.learn(
        new Learned(
            Color.BLACK, Color.BLACK, 1, 5, first.black(), first.white(), ImmutableIntArray.of(1)));
    assertThat(frontier.leaves()).containsExactly(leaves.get(1));
    frontier.learn(
        new Learned(
            Color.BLACK,
            Color.BLACK,
            0,
            6,
            leaves.get(1).black(),
            leaves.get(1).white(),
            ImmutableIntArray.of(0)));
    Learned verdict = frontier.verdict().orElseThrow();
    assertThat(verdict.winner()).isEqualTo(Color.BLACK);
    assertThat(verdict.carrier()).isEqualTo(ImmutableIntArray.of(0, 1));
    assertThat(verdict.work()).isEqualTo(12);
    assertThat(frontier.followed()).containsExactly(verdict);
    assertThat(frontier.followed()).isEmpty();
  }
}
