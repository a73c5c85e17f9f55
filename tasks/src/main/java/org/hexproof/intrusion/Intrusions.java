package org.hexproof.intrusion;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSet;
import com.google.common.collect.Iterables;
import com.google.common.collect.Sets;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import org.hexproof.board.Cell;
import org.hexproof.board.Color;
import org.hexproof.board.Content;
import org.hexproof.board.Position;
import org.hexproof.solver.Answer;
import org.hexproof.solver.HexSolver;
import org.hexproof.solver.Unanswered;
import org.hexproof.solving.Watch;

/** Goes through the White moves into a template and Black's replies. */
final class Intrusions {
  private final IntrusionTask task;
  private final GoalSolver asking;
  private final Position position;
  private final Watch.Stage stage;
  private final ImmutableList.Builder<Gap> gaps = ImmutableList.builder();

  /**
   * Nothing asked as yet.
   *
   * @param stage sees when a move is done with, and a threat
   */
  Intrusions(IntrusionTask task, GoalSolver asking, Watch.Stage stage) {
    this.task = task;
    this.asking = asking;
    this.position = task.problem().position();
    this.stage = stage;
  }

  Study study() throws Unanswered {
    Answer.Decided answer = asking.solve(position, Color.WHITE);
    if (answer.winner() == Color.WHITE) {
      return broken(answer);
    }
    if (task.threatened()) {
      ImmutableList<Threat> threats = threats();
      return kept(intrusions(Threat.left(threats, position.empty())), threats);
    }
    return kept(intrusions(position.empty()), threats());
  }

  private Study kept(ImmutableList<Intrusion> intrusions, ImmutableList<Threat> threats)
      throws Unanswered {
    Optional<ImmutableList<MovePair>> pairs =
        task.pairs() ? Optional.of(pairs()) : Optional.empty();
    return new Study.Kept(intrusions, threats, pairs, gaps.build());
  }

  private ImmutableList<Intrusion> intrusions(Set<Cell> moves) throws Unanswered {
    ImmutableList.Builder<Intrusion> intrusions = ImmutableList.builder();
    for (Cell cell : cells()) {
      if (moves.contains(cell)) {
        intrusion(cell).ifPresent(intrusions::add);
      }
      stage.step(1);
    }
    return intrusions.build();
  }

  private Study broken(Answer.Decided answer) throws Unanswered {
    HexSolver.Moves moves = asking.moves(position, Color.WHITE);
    if (!(moves.answer() instanceof Answer.Decided)) {
      gaps.add(new Gap("other moves", moves.answer()));
    }
    Set<Cell> winning = new TreeSet<>(moves.winning());
    answer.line().stream().limit(1).filter(position.empty()::contains).forEach(winning::add);
    return new Study.Broken(ImmutableSet.copyOf(winning), answer.line(), gaps.build());
  }

  /** A part of the study, which is a gap where it is not decided; what follows is asked still. */
  private interface Part {
    void run() throws Unanswered;
  }

  private void attempt(String what, Part part) throws Unanswered {
    try {
      part.run();
    } catch (Unanswered e) {
      if (e.answer().isUndecided(Answer.Undecided.Reason.CANCELLED)) {
        throw e;
      }
      gaps.add(new Gap(what, e.answer()));
    }
  }

  private ImmutableList<Cell> cells() {
    return ImmutableList.sortedCopyOf(position.empty());
  }

  /** With as many replies as are decided; nothing if none is. */
  private Optional<Intrusion> intrusion(Cell cell) throws Unanswered {
    Position after = position.with(cell, Content.WHITE);
    List<Intrusion> ignored = new ArrayList<>();
    List<Reply> replies = new ArrayList<>();
    attempt(
        "replies to " + cell,
        () -> {
          if (asking.blackWins(after, Color.WHITE)) {
            ignored.add(
                new Intrusion(cell, Optional.of(asking.carrier(after)), ImmutableList.of()));
            return;
          }
          for (Cell reply : replies(cell, after)) {
            attempt(
                "the cells needed after " + reply + " in reply to " + cell,
                () ->
                    replies.add(
                        new Reply(reply, asking.carrier(after.with(reply, Content.BLACK)))));
          }
        });
    return ignored.isEmpty() && !replies.isEmpty()
        ? Optional.of(new Intrusion(cell, Optional.empty(), ImmutableList.copyOf(replies)))
        : ignored.stream().findFirst();
  }

  private ImmutableSet<Cell> replies(Cell cell, Position after) throws Unanswered {
    if (task.first()) {
      Optional<Cell> first =
          asking.solve(after, Color.BLACK).line().stream()
              .findFirst()
              .filter(after.empty()::contains);
      if (first.isPresent()
          && asking.blackWins(after.with(first.get(), Content.BLACK), Color.WHITE)) {
        return ImmutableSet.of(first.get());
      }
    }
    HexSolver.Moves moves = asking.moves(after, Color.BLACK);
    if (task.first() && !moves.winning().isEmpty()) {
      return ImmutableSet.of(moves.winning().asList().get(0));
    }
    if (!(moves.answer() instanceof Answer.Decided)) {
      gaps.add(new Gap("other replies to " + cell, moves.answer()));
    }
    return moves.winning();
  }

  /** One after the other, the one that leaves White the fewest cells, until none takes any more. */
  private ImmutableList<Threat> threats() throws Unanswered {
    TreeMap<Cell, ImmutableSet<Cell>> carriers = new TreeMap<>();
    for (Cell cell : cells()) {
      attempt(
          "the threat " + cell,
          () -> carriers.put(cell, asking.carrier(position.with(cell, Content.BLACK))));
      stage.step(1);
    }
    List<Threat> threats = new ArrayList<>();
    Set<Cell> left = new TreeSet<>(position.empty());
    while (true) {
      Optional<Threat> best = Optional.empty();
      for (Cell cell : carriers.keySet()) {
        ImmutableSet<Cell> carrier = carriers.get(cell);
        Set<Cell> meeting = Sets.intersection(left, Sets.union(carrier, ImmutableSet.of(cell)));
        if (meeting.size() < best.map(threat -> threat.left().size()).orElse(left.size())) {
          best = Optional.of(new Threat(cell, carrier, ImmutableSet.copyOf(meeting)));
        }
      }
      if (best.isEmpty()) {
        return ImmutableList.copyOf(threats);
      }
      threats.add(best.get());
      left.retainAll(best.get().left());
    }
  }

  private ImmutableList<MovePair> pairs() throws Unanswered {
    ImmutableList.Builder<MovePair> pairs = ImmutableList.builder();
    for (Cell first : cells()) {
      Position once = position.with(first, Content.WHITE);
      for (Cell second : Iterables.filter(cells(), cell -> cell.compareTo(first) > 0)) {
        Position twice = once.with(second, Content.WHITE);
        attempt(
            "the pair " + first + " " + second,
            () -> {
              ImmutableSet<Cell> replies = asking.winning(twice, Color.BLACK);
              if (!replies.isEmpty()) {
                pairs.add(new MovePair(first, second, replies));
              }
            });
      }
    }
    return pairs.build();
  }
}
