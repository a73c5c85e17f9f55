package org.hexproof.solving;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSet;
import java.time.Duration;
import java.util.Collection;
import java.util.List;
import java.util.Optional;
import org.hexproof.board.Cell;
import org.hexproof.board.Color;
import org.hexproof.solver.Answer;
import org.hexproof.solver.Basis;
import org.hexproof.solver.Limits;

/**
 * A line of a journal. Exactly one of winner and limit is there.
 *
 * @param remark how the verdict was found, where something is to be said of that
 * @param build the hash of the build of the program that wrote it, null in older files
 */
record JournalEntry(
    String key,
    Color winner,
    Answer.Undecided.Reason limit,
    List<String> line,
    List<String> carrier,
    long nodes,
    long nanos,
    long timeout,
    long memory,
    String remark,
    String build) {
  static JournalEntry of(
      String key, String build, Answer.Decided decided, Optional<String> remark) {
    return new JournalEntry(
        key,
        decided.winner(),
        null,
        names(decided.line()),
        names(decided.carrier()),
        decided.nodes(),
        decided.time().toNanos(),
        0,
        0,
        remark.orElse(null),
        build);
  }

  static JournalEntry of(String key, String build, Answer.Undecided undecided, Limits limits) {
    return new JournalEntry(
        key,
        null,
        undecided.reason(),
        List.of(),
        List.of(),
        undecided.nodes(),
        undecided.time().toNanos(),
        limits.time().toMillis(),
        limits.bytes(),
        null,
        build);
  }

  private static ImmutableList<String> names(Collection<Cell> cells) {
    return cells.stream().map(Cell::toString).collect(ImmutableList.toImmutableList());
  }

  boolean holds(Limits limits) {
    return winner != null || (timeout >= limits.time().toMillis() && memory >= limits.bytes());
  }

  /**
   * With this basis, if it is a verdict. Throws some unchecked exception if the line is damaged.
   */
  Answer answer(Basis basis) {
    Duration time = Duration.ofNanos(nanos);
    return winner == null
        ? new Answer.Undecided(Answer.Undecided.Reason.valueOf(limit.name()), nodes, time)
        : new Answer.Decided(
            winner,
            line.stream().map(Cell::parse).collect(ImmutableList.toImmutableList()),
            carrier.stream().map(Cell::parse).collect(ImmutableSet.toImmutableSet()),
            nodes,
            time,
            basis);
  }
}
