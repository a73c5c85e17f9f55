package org.hexproof.report.game;

import static java.util.stream.Collectors.joining;

import com.google.common.collect.ImmutableList;
import java.util.Optional;
import org.hexproof.entailing.rule.HeapPosition;
import org.hexproof.entailing.rule.HeapRule;
import org.hexproof.report.Account;
import org.hexproof.report.Document;

/** Heaps side by side, who wins, and by which moves. */
public record HeapPositionReport(String name, HeapRule rule, HeapPosition position)
    implements Account {
  /** More winning moves are counted only. */
  private static final int MAX_MOVES = 12;

  @Override
  public ImmutableList<String> lines() {
    ImmutableList.Builder<String> lines = ImmutableList.builder();
    lines.add(
        position.bound().isEmpty()
            ? "value: " + position.value(rule)
            : "the next move has to be made in the heap of "
                + position.heaps().get(position.bound().getAsInt()));
    ImmutableList<String> winning = winning();
    if (winning.isEmpty()) {
      return lines.add("whoever moves loses").build();
    }
    lines.add("whoever moves wins");
    lines.add(
        "winning moves: "
            + winning.stream().limit(MAX_MOVES).collect(joining(", "))
            + (winning.size() > MAX_MOVES
                ? ", and " + (winning.size() - MAX_MOVES) + " more"
                : ""));
    return lines.build();
  }

  private ImmutableList<String> winning() {
    return position.moves(rule).stream()
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
        .add(
            "value",
            position.bound().isEmpty()
                ? Optional.of(position.value(rule).text())
                : Optional.empty())
        .add("wins", !winning.isEmpty())
        .add("winning", winning);
  }
}
