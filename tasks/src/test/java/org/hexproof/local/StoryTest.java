package org.hexproof.local;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.HashMultiset;
import com.google.common.collect.ImmutableList;
import com.google.common.collect.Multiset;
import com.google.common.collect.Sets;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.Set;
import org.hexproof.board.Board;
import org.hexproof.board.Cell;
import org.hexproof.board.Color;
import org.hexproof.board.Position;
import org.hexproof.board.Terminal;
import org.hexproof.library.Library;
import org.hexproof.solver.BruteForceSolver;
import org.hexproof.solver.HexSolver;
import org.hexproof.solver.Limits;
import org.hexproof.solver.embedded.EmbeddedLibrary;
import org.hexproof.spot.Match;
import org.hexproof.spot.Spotter;
import org.junit.jupiter.api.Test;

/** Asks solvers whether what is told of moves is true. */
final class StoryTest {
  private static final int ROUNDS = Integer.getInteger("hexproof.rounds", 1);
  private static final Spotter SPOTTER = Story.spotter(Library.read());
  private static final Limits LOCAL = Limits.DEFAULT.withWork(20);
  private static final Limits WHOLE = new Limits(Duration.ofMinutes(10), 1L << 28, 100);

  private final Random random = new Random(Long.getLong("hexproof.seed", 1));
  private final Multiset<String> told = HashMultiset.create();

  /** Whether the judge knew. */
  private final Multiset<Boolean> judged = HashMultiset.create();

  private void isWonBy(Optional<Color> winner, Color side, String what) {
    judged.add(winner.isPresent());
    winner.ifPresent(won -> assertThat(won).as(what).isEqualTo(side));
  }

  private void check(Fact fact, List<Position> past, Cell move, Color player, Judge judge) {
    Position before = past.get(past.size() - 2);
    Position after = past.get(past.size() - 1);
    Color other = player.opposite();
    String what = "%s after %s %s: %s".formatted(before, player, move, new FactText(fact).words());
    if (fact instanceof Fact.Spans) {
      isWonBy(judge.winner(after, player, other, Judge.edges(player)), player, what);
    } else if (fact instanceof Fact.Reaches reaches) {
      ImmutableList<Terminal> ends =
          ImmutableList.of(Terminal.of(reaches.stone()), Terminal.of(reaches.edge()));
      isWonBy(judge.winner(after, player, other, ends), player, what);
    } else if (fact instanceof Fact.Holds holds) {
      assertThat(after.empty()).containsAll(holds.cells());
      ImmutableList<Terminal> ends =
          ImmutableList.of(Terminal.of(holds.move()), Terminal.of(holds.edge()));
      isWonBy(
          judge.winner(walled(after, player, holds.cells()), player, other, ends), player, what);
    } else if (fact instanceof Fact.Joins joins) {
      ImmutableList<Terminal> ends =
          ImmutableList.of(Terminal.of(joins.one()), Terminal.of(joins.other()));
      isWonBy(judge.winner(after, player, other, ends), player, what);
    } else if (fact instanceof Fact.LeavesOpen open) {
      assertThat(open.template().side()).isEqualTo(player);
      assertThat(open.template().carrier()).contains(open.intrusion());
      assertThat(Bonds.holds(open.template(), past.get(past.size() - 3))).as(what).isTrue();
      assertThat(before.at(open.intrusion())).isEqualTo(other.stone());
      isWonBy(judge.winner(open.template(), after, other), other, what);
    } else if (fact instanceof Fact.Cuts cuts) {
      assertThat(cuts.template().side()).isEqualTo(other);
      assertThat(cuts.template().carrier()).contains(move);
      isWonBy(judge.winner(cuts.template(), after, other), player, what);
    } else if (fact instanceof Fact.Intrudes) {
      for (Match match : fact.templates()) {
        assertThat(match.side()).isEqualTo(other);
        assertThat(match.carrier()).contains(move);
        assertThat(Bonds.holds(match, before)).as(what).isTrue();
        isWonBy(judge.winner(match, before, player), other, what);
      }
    }
  }

  /** All other empty cells are the other side's. */
  private static Position walled(Position position, Color side, Set<Cell> cells) {
    Position walled = position;
    for (Cell cell : Sets.difference(position.empty(), cells)) {
      walled = walled.with(cell, side.opposite().stone());
    }
    return walled;
  }

  /** By brute force. */
  private static void checkWasted(Fact.Wasted wasted, Position before, Judge judge) {
    Color player = wasted.player();
    Color other = player.opposite();
    Position after = before.with(wasted.move(), player.stone());
    String what = before + " " + wasted;
    if (wasted.captor().equals(Optional.of(other))) {
      Color winner = judge.winner(before, player);
      assertThat(after.empty())
          .as(what)
          .anyMatch(reply -> judge.winner(after.with(reply, other.stone()), player) == winner);
    } else {
      assertThat(judge.winner(after, other)).as(what).isEqualTo(judge.winner(before, other));
    }
  }

  private void play(Position start, Color first, int moves, HexSolver solver, Judge judge) {
    Story story = new Story(SPOTTER, solver, LOCAL, start.board());
    story.restart(start);
    List<Position> past = new ArrayList<>(List.of(start));
    Color player = first;
    Position now = start;
    for (int i = 0; i < moves && !now.empty().isEmpty(); i++) {
      Cell move = move(now);
      now = now.with(move, player.stone());
      past.add(now);
      ImmutableList<Fact> facts = story.play(move, player);
      assertThat(facts).isSortedAccordingTo(Fact.ORDER);
      for (Fact fact : facts) {
        told.add(fact.getClass().getSimpleName());
        check(fact, past, move, player, judge);
        if (fact instanceof Fact.Wasted wasted && now.empty().size() < Judge.MOST_EMPTY) {
          checkWasted(wasted, past.get(past.size() - 2), judge);
        }
      }
      player = player.opposite();
    }
  }

  /** Anywhere, but often close to the other stones. */
  private Cell move(Position position) {
    List<Cell> empty = position.empty().asList();
    Cell chosen = empty.get(random.nextInt(empty.size()));
    for (int i = 0; i < 4; i++) {
      Cell next = empty.get(random.nextInt(empty.size()));
      chosen = busy(position, next) > busy(position, chosen) ? next : chosen;
    }
    return chosen;
  }

  private static long busy(Position position, Cell cell) {
    return position.board().cells().stream()
        .filter(other -> other.steps(cell) <= 2 && !position.empty().contains(other))
        .count();
  }

  @Test
  void whatIsToldOfSmallBoardsIsTrueByBruteForce() {
    Judge judge = new Judge(new BruteForceSolver(), Limits.DEFAULT);
    for (int i = 0; i < 150 * ROUNDS; i++) {
      play(
          Judge.crowded(random),
          random.nextBoolean() ? Color.BLACK : Color.WHITE,
          10,
          judge.solver(),
          judge);
    }
    assertThat(told.elementSet())
        .contains("Wasted", "Spans", "LeavesOpen", "Cuts", "Reaches", "Holds", "Joins", "Intrudes");
    assertThat(judged.elementSet()).containsExactly(true);
  }

  @Test
  void whatIsToldOfLargeBoardsIsTrueByTheSolver() {
    try (HexSolver solver = EmbeddedLibrary.load().newSolver(1)) {
      Judge judge = new Judge(solver, WHOLE);
      for (int i = 0; i < 4 * ROUNDS; i++) {
        Board board = new Board(8 + random.nextInt(4), 8 + random.nextInt(4));
        play(Position.empty(board), Color.BLACK, 30, solver, judge);
      }
    }
    assertThat(told.elementSet())
        .contains("LeavesOpen", "Cuts", "Reaches", "Holds", "Joins", "Intrudes");
    assertThat(judged.count(true)).isGreaterThan(4 * judged.count(false));
  }
}
