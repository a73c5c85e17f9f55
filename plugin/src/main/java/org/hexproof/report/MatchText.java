package org.hexproof.report;

import static java.util.stream.Collectors.joining;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.Sets;
import java.util.Optional;
import org.hexproof.board.Cell;
import org.hexproof.board.Edge;
import org.hexproof.board.Naming;
import org.hexproof.spot.Match;
import org.hexproof.template.Kind;

/** A template that stands on a board, in words. */
public record MatchText(Match match) {
  /** As in {@code black: bridge, interior: f4 d5 joined; carrier e4 e5}. */
  public String line(Naming naming) {
    return "%s: %s, %s: %s%s; carrier %s"
        .formatted(
            naming.word(match.side()),
            match.template().name(),
            match.kind().label(),
            promise(),
            others().isEmpty() ? "" : ", with " + Cell.list(others()),
            Cell.list(match.carrier()));
  }

  private String promise() {
    // Stones of an edge template count as one group: the promise is that one of them is connected.
    String between = match.kind() == Kind.EDGE ? "+" : " ";
    String stones = named().stream().map(Cell::toString).collect(joining(between));
    return stones
        + edge().map(edge -> " to " + edge.label()).orElse(" joined")
        + match.promise().pivot().map(cell -> ", pivot " + cell).orElse("");
  }

  /** As documents in JSON name it. */
  public String side() {
    return Naming.BLACK_AND_WHITE.word(match.side());
  }

  /** The stones that the promise names, in reading order. */
  public ImmutableList<Cell> named() {
    return ImmutableList.sortedCopyOf(match.promise().named());
  }

  /** The stones that the template needs besides. */
  public ImmutableList<Cell> others() {
    return Sets.difference(match.stones(), match.promise().named()).immutableCopy().asList();
  }

  public Optional<Edge> edge() {
    return match.promise().edges().stream().findFirst();
  }

  /** For scripts. */
  Document document() {
    return new Document()
        .add("side", side())
        .add("template", match.template().name())
        .add("aliases", match.template().aliases())
        .add("kind", match.kind().label())
        .add("stones", named())
        .add("others", others())
        .add("pivot", match.promise().pivot())
        .add("edge", edge())
        .add("carrier", match.carrier());
  }
}
