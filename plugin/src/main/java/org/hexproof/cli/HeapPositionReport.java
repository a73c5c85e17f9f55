package org.hexproof.cli;

import static java.util.stream.Collectors.joining;

import com.google.common.collect.ImmutableList;
import com.google.gson.stream.JsonWriter;
import java.io.IOException;
import java.util.List;
import org.hexproof.entailing.rule.HeapPosition;
import org.hexproof.entailing.rule.HeapRule;

/** Heaps side by side, who wins, and by which moves. */
record HeapPositionReport(String name, HeapRule rule, HeapPosition position) implements Reply {
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
  public void writeMembers(JsonWriter json) throws IOException {
    json.name("rule").value(name).name("position").value(position.text());
    json.name("value").value(position.bound().isEmpty() ? position.value(rule).text() : null);
    List<String> winning = winning();
    json.name("wins").value(!winning.isEmpty());
    json.name("winning").beginArray();
    for (String move : winning) {
      json.value(move);
    }
    json.endArray();
  }
}
