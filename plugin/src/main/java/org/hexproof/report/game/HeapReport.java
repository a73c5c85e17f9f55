package org.hexproof.report.game;

import static java.util.stream.Collectors.joining;

import com.google.common.collect.ContiguousSet;
import com.google.common.collect.ImmutableList;
import java.util.Optional;
import org.hexproof.report.Account;
import org.hexproof.report.Document;
import org.hexproof.rule.HeapPosition;
import org.hexproof.rule.HeapTable;

/** Heaps side by side: what they are worth, who wins, and by which moves. */
public record HeapReport(String name, HeapTable table, HeapPosition position) implements Account {
  /** More winning moves are counted only. */
  private static final int MAX_MOVES = 12;

  /** The values of heaps, one after the other. */
  public record Range(String name, HeapTable table, int first, int last) implements Account {
    @Override
    public ImmutableList<String> lines() {
      return heaps().stream()
          .map(heap -> heap + " " + table.value(heap))
          .collect(ImmutableList.toImmutableList());
    }

    private ContiguousSet<Integer> heaps() {
      return ContiguousSet.closed(first, last);
    }

    @Override
    public Document members() {
      return new Document()
          .add("rule", name)
          .add("first", first)
          .addEach("values", heaps(), heap -> table.value(heap).text());
    }
  }

  private Optional<String> value() {
    return position.bound().isPresent()
        ? Optional.empty()
        : Optional.of(position.value(table).text());
  }

  @Override
  public ImmutableList<String> lines() {
    String first =
        value()
            .map(value -> "value: " + value)
            .orElseGet(
                () ->
                    "the next move has to be made in the heap of "
                        + position.heaps().get(position.bound().getAsInt()));
    ImmutableList<String> winning = winning();
    if (winning.isEmpty()) {
      return ImmutableList.of(first, "whoever moves loses");
    }
    int more = winning.size() - MAX_MOVES;
    return ImmutableList.of(
        first,
        "whoever moves wins",
        "winning moves: "
            + winning.stream().limit(MAX_MOVES).collect(joining(", "))
            + (more > 0 ? ", and " + more + " more" : ""));
  }

  private ImmutableList<String> winning() {
    return position.moves(table).stream()
        .filter(HeapPosition.Move::wins)
        .map(move -> move.after().text())
        .collect(ImmutableList.toImmutableList());
  }

  @Override
  public Document members() {
    ImmutableList<String> winning = winning();
    return new Document()
        .add("rule", name)
        .add("position", position.text())
        .add("value", value())
        .add("wins", !winning.isEmpty())
        .add("winning", winning);
  }
}
