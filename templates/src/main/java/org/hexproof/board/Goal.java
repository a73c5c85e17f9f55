package org.hexproof.board;

import static com.google.common.base.Preconditions.checkArgument;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSet;
import java.util.List;
import java.util.stream.Stream;

/**
 * What Black wants: all terminals of at least one alternative joined into one group. White wants to
 * prevent it. Only the edges that a terminal names are Black's; every other edge is a wall.
 */
public record Goal(ImmutableList<ImmutableList<Terminal>> alternatives) {
  public static final Goal TOP_TO_BOTTOM =
      join(ImmutableList.of(Terminal.of(Edge.TOP), Terminal.of(Edge.BOTTOM)));

  public Goal {
    checkArgument(!alternatives.isEmpty(), "a goal needs an alternative");
    for (ImmutableList<Terminal> terminals : alternatives) {
      checkArgument(terminals.size() >= 2, "a goal joins at least two terminals");
    }
  }

  /** All of these terminals joined. */
  public static Goal join(ImmutableList<Terminal> terminals) {
    return new Goal(ImmutableList.of(terminals));
  }

  /** The cells that it names. */
  public ImmutableSet<Cell> named() {
    return terminals()
        .flatMap(terminal -> terminal.cells().stream())
        .collect(ImmutableSet.toImmutableSet());
  }

  /** The edges that it names. */
  public ImmutableSet<Edge> edges() {
    return terminals()
        .flatMap(terminal -> terminal.edges().stream())
        .collect(ImmutableSet.toImmutableSet());
  }

  private Stream<Terminal> terminals() {
    return alternatives.stream().flatMap(List::stream);
  }
}
