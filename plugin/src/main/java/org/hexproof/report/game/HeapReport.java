package org.hexproof.report.game;

import static java.util.stream.Collectors.joining;

import com.google.common.collect.ContiguousSet;
import com.google.common.collect.DiscreteDomain;
import com.google.common.collect.ImmutableList;
import com.google.common.collect.Range;
import java.util.Optional;
import java.util.function.IntFunction;
import org.hexproof.report.Account;
import org.hexproof.rule.HeapPosition;
import org.hexproof.rule.HeapTable;

/** Heaps of a rule with a name. */
public final class HeapReport {
  /** More winning moves are counted only. */
  private static final int MAX_MOVES = 12;

  private HeapReport() {}

  /** The values of heaps, one after the other. */
  public static Account range(String name, Range<Integer> range, IntFunction<String> value) {
    ContiguousSet<Integer> heaps = ContiguousSet.create(range, DiscreteDomain.integers());
    ImmutableList<String> values =
        heaps.stream().map(value::apply).collect(ImmutableList.toImmutableList());
    return new Facts()
        .lines(heaps.stream().map(heap -> heap + " " + values.get(heap - heaps.first())).toList())
        .member("rule", name)
        .member("first", heaps.first())
        .member("values", values);
  }

  /** Heaps side by side: what they are worth, who wins, and by which moves. */
  public static Account position(String name, HeapTable table, HeapPosition position) {
    Optional<String> value =
        position.bound().isPresent() ? Optional.empty() : Optional.of(position.value(table).text());
    ImmutableList<String> winning =
        position.moves(table).stream()
            .filter(HeapPosition.Move::wins)
            .map(move -> move.after().text())
            .collect(ImmutableList.toImmutableList());
    Facts facts = new Facts();
    position
        .bound()
        .ifPresentOrElse(
            heap ->
                facts.line(
                    "the next move has to be made in the heap of " + position.heaps().get(heap)),
            () -> facts.line("value: " + value.orElseThrow()));
    facts.line("whoever moves " + (winning.isEmpty() ? "loses" : "wins"));
    if (!winning.isEmpty()) {
      int more = winning.size() - MAX_MOVES;
      facts.line(
          "winning moves: "
              + winning.stream().limit(MAX_MOVES).collect(joining(", "))
              + (more > 0 ? ", and " + more + " more" : ""));
    }
    return facts
        .member("rule", name)
        .member("position", position.text())
        .member("value", value)
        .member("wins", !winning.isEmpty())
        .member("winning", winning);
  }
}
