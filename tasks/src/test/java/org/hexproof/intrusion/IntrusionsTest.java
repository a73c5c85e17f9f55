package org.hexproof.intrusion;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSet;
import com.google.common.collect.Sets;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.concurrent.atomic.AtomicLong;
import org.hexproof.board.Cell;
import org.hexproof.board.Color;
import org.hexproof.board.Content;
import org.hexproof.board.Position;
import org.hexproof.solver.BruteForceSolver;
import org.hexproof.solver.HexSolver;
import org.hexproof.solver.Limits;
import org.hexproof.solver.Problem;
import org.hexproof.solver.Problems;
import org.hexproof.solver.Reference;
import org.hexproof.solver.embedded.EmbeddedLibrary;
import org.hexproof.solving.Watch;
import org.junit.jupiter.api.Test;

/** Studies of small random positions agree with the definitions, asked of brute force. */
final class IntrusionsTest {
  private static final int CASES = 300;
  private static final int MOST_EMPTY = 8;

  private final Reference reference = Reference.bruteForce();

  private static Problem whitesTurn(Problem problem) {
    return new Problem(problem.position(), Color.WHITE, problem.goal());
  }

  private static Study study(Problem problem, HexSolver solver, boolean first) {
    return new IntrusionTask(problem, first, /* pairs= */ !first, Limits.DEFAULT)
        .run(Watch.until(() -> false), solver)
        .study();
  }

  private boolean holds(Problem problem, Position position) {
    return reference.winner(new Problem(position, Color.WHITE, problem.goal())) == Color.BLACK;
  }

  private ImmutableSet<Cell> replies(Problem problem, Position position) {
    return reference.winning(new Problem(position, Color.BLACK, problem.goal()));
  }

  @Test
  void studiesAreWhatTheDefinitionsSay() {
    Problems problems = new Problems(5);
    Set<Class<?>> seen = new HashSet<>();
    int threats = 0;
    int ignored = 0;
    int pairs = 0;
    try (HexSolver solver = EmbeddedLibrary.load().newSolver(1)) {
      for (int i = 0; i < CASES; i++) {
        Problem problem =
            whitesTurn(
                i % 2 == 0 ? problems.whole(4, MOST_EMPTY) : problems.composed(4, MOST_EMPTY));
        Study study = study(problem, solver, /* first= */ false);
        seen.add(study.getClass());
        if (study instanceof Study.Broken broken) {
          assertThat(reference.winner(problem)).isEqualTo(Color.WHITE);
          assertThat(broken.moves()).isEqualTo(reference.winning(problem));
        } else {
          Study.Kept kept = (Study.Kept) study;
          assertThat(reference.winner(problem)).isEqualTo(Color.BLACK);
          assertIntrusions(problem, kept.intrusions());
          assertThreats(problem, kept);
          assertDefenses(problem, kept);
          assertPairs(problem, kept.pairs().orElseThrow());
          threats += kept.threats().size();
          ignored += (int) kept.intrusions().stream().filter(x -> x.ignored().isPresent()).count();
          pairs += kept.pairs().get().size();
        }
      }
    }
    assertThat(seen).containsExactlyInAnyOrder(Study.Kept.class, Study.Broken.class);
    assertThat(threats).isGreaterThan(CASES / 10);
    assertThat(ignored).isGreaterThan(CASES / 10);
    assertThat(pairs).isGreaterThan(CASES / 10);
  }

  private void assertIntrusions(Problem problem, List<Intrusion> intrusions) {
    Position position = problem.position();
    assertThat(intrusions)
        .extracting(Intrusion::cell)
        .containsExactlyElementsOf(ImmutableList.sortedCopyOf(position.empty()));
    for (Intrusion intrusion : intrusions) {
      Position after = position.with(intrusion.cell(), Content.WHITE);
      assertThat(intrusion.ignored().isPresent()).isEqualTo(holds(problem, after));
      if (intrusion.ignored().isPresent()) {
        assertThat(intrusion.replies()).isEmpty();
        assertLeast(problem, after, intrusion.ignored().get());
      } else {
        assertThat(intrusion.replies())
            .extracting(Reply::cell)
            .containsExactlyElementsOf(ImmutableList.sortedCopyOf(replies(problem, after)));
        for (Reply reply : intrusion.replies()) {
          assertLeast(problem, after.with(reply.cell(), Content.BLACK), reply.carrier());
        }
      }
    }
  }

  /** Black needs these cells, each of them, and nothing else. */
  private void assertLeast(Problem problem, Position position, ImmutableSet<Cell> carrier) {
    assertThat(position.empty()).containsAll(carrier);
    assertThat(holds(problem, only(position, carrier))).isTrue();
    for (Cell cell : carrier) {
      Set<Cell> fewer = Sets.difference(carrier, ImmutableSet.of(cell));
      assertThat(holds(problem, only(position, fewer))).isFalse();
    }
  }

  private static Position only(Position position, Set<Cell> carrier) {
    Position only = position;
    for (Cell cell : Sets.difference(position.empty(), carrier)) {
      only = only.with(cell, Content.WHITE);
    }
    return only;
  }

  private void assertThreats(Problem problem, Study.Kept kept) {
    Position position = problem.position();
    Set<Cell> left = new HashSet<>(position.empty());
    for (Threat threat : kept.threats()) {
      int before = left.size();
      assertLeast(problem, position.with(threat.cell(), Content.BLACK), threat.carrier());
      left.removeIf(cell -> !cell.equals(threat.cell()) && !threat.carrier().contains(cell));
      assertThat(threat.left()).containsExactlyInAnyOrderElementsOf(left);
      assertThat(left).hasSizeLessThan(before);
    }
    assertThat(kept.mustPlay()).containsExactlyInAnyOrderElementsOf(left);
  }

  /** Each keeps the promise after any of its moves, with no more than its cells. */
  private void assertDefenses(Problem problem, Study.Kept kept) {
    Set<Cell> moves = new HashSet<>();
    for (Defense defense : kept.defenses()) {
      for (Cell move : defense.moves()) {
        assertThat(moves.add(move)).isTrue();
        assertThat(defense.carrier()).doesNotContain(move);
        Position after = problem.position().with(move, Content.WHITE);
        if (defense.reply().isPresent()) {
          assertThat(defense.reply().get()).isNotEqualTo(move);
          after = after.with(defense.reply().get(), Content.BLACK);
        }
        assertThat(holds(problem, only(after, defense.carrier()))).isTrue();
      }
    }
    assertThat(moves).isEqualTo(problem.position().empty());
  }

  private void assertPairs(Problem problem, List<MovePair> pairs) {
    Set<Set<Cell>> found = new HashSet<>();
    for (MovePair pair : pairs) {
      assertThat(pair.first()).isLessThan(pair.second());
      found.add(ImmutableSet.of(pair.first(), pair.second()));
      assertThat(pair.replies())
          .isNotEmpty()
          .isEqualTo(replies(problem, after(problem, pair.first(), pair.second())));
    }
    for (Cell first : problem.position().empty()) {
      for (Cell second : problem.position().empty()) {
        if (first.compareTo(second) < 0) {
          assertThat(found.contains(ImmutableSet.of(first, second)))
              .isEqualTo(!replies(problem, after(problem, first, second)).isEmpty());
        }
      }
    }
  }

  private static Position after(Problem problem, Cell first, Cell second) {
    return problem.position().with(first, Content.WHITE).with(second, Content.WHITE);
  }

  @Test
  void oneReplyIsOneOfAll() {
    Problems problems = new Problems(6);
    int replies = 0;
    try (HexSolver solver = EmbeddedLibrary.load().newSolver(1)) {
      for (int i = 0; i < CASES; i++) {
        Problem problem = whitesTurn(problems.whole(4, MOST_EMPTY));
        Study study = study(problem, solver, /* first= */ true);
        if (study instanceof Study.Kept kept) {
          assertThat(kept.pairs()).isEmpty();
          for (Intrusion intrusion : kept.intrusions()) {
            if (intrusion.ignored().isEmpty()) {
              replies++;
              assertThat(intrusion.replies()).hasSize(1);
              Position after = problem.position().with(intrusion.cell(), Content.WHITE);
              assertThat(replies(problem, after)).contains(intrusion.replies().get(0).cell());
            }
          }
        }
      }
    }
    assertThat(replies).isGreaterThan(CASES / 10);
  }

  @Test
  void movesThatAThreatAnswersCanBePassedOver() {
    Problems problems = new Problems(8);
    int passedOver = 0;
    try (HexSolver solver = new BruteForceSolver()) {
      for (int i = 0; i < CASES; i++) {
        Problem problem = whitesTurn(problems.composed(4, MOST_EMPTY));
        Study less =
            new IntrusionTask(
                    problem,
                    /* first= */ false,
                    /* pairs= */ false,
                    /* threatened= */ true,
                    Limits.DEFAULT)
                .run(Watch.until(() -> false), solver)
                .study();
        if (study(problem, solver, /* first= */ false) instanceof Study.Kept all) {
          Study.Kept kept = (Study.Kept) less;
          assertThat(kept.threats()).isEqualTo(all.threats());
          assertThat(kept.mustPlay()).isEqualTo(all.mustPlay());
          assertThat(kept.intrusions())
              .isEqualTo(
                  all.intrusions().stream()
                      .filter(intrusion -> all.mustPlay().contains(intrusion.cell()))
                      .toList());
          passedOver += all.intrusions().size() - kept.intrusions().size();
        } else {
          assertThat(less).isInstanceOf(Study.Broken.class);
        }
      }
    }
    assertThat(passedOver).isGreaterThan(CASES / 10);
  }

  @Test
  void progressIsToldOfAsOftenAsWasSaid() {
    Problems problems = new Problems(7);
    Problem problem = whitesTurn(problems.whole(4, MOST_EMPTY));
    while (reference.winner(problem) == Color.WHITE || problem.position().empty().size() < 3) {
      problem = whitesTurn(problems.whole(4, MOST_EMPTY));
    }
    AtomicLong left = new AtomicLong();
    Watch counting =
        new Watch() {
          @Override
          public boolean isStopped() {
            return false;
          }

          @Override
          public Stage count(String what, long total) {
            left.set(total);
            return new Stage() {
              @Override
              public void step(long steps) {
                left.addAndGet(-steps);
              }

              @Override
              public void close() {}
            };
          }
        };
    new IntrusionTask(problem, /* first= */ false, /* pairs= */ true, Limits.DEFAULT)
        .run(counting, new BruteForceSolver());
    assertThat(left).hasValue(0);
  }
}
