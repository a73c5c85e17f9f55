package org.hexproof.rule;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSet;
import java.util.stream.IntStream;
import org.hexproof.hot.rule.Ruleset;

/** Edges of a graph are cut; what does not hang on the root any more falls, as in Hackenbush. */
record EdgeCutting(EdgeRules rules, EdgeGraph graph) implements Ruleset<Long> {
  @Override
  public ImmutableList<Long> left(Long edges) {
    return cuts(edges, rules.left());
  }

  @Override
  public ImmutableList<Long> right(Long edges) {
    return cuts(edges, rules.right());
  }

  private ImmutableList<Long> cuts(long edges, ImmutableSet<String> colors) {
    return of(edges)
        .filter(edge -> colors.contains(graph.edges().get(edge).color()))
        .mapToObj(edge -> cut(edges, edge))
        .collect(ImmutableList.toImmutableList());
  }

  private IntStream of(long edges) {
    return IntStream.range(0, graph.edges().size()).filter(edge -> (edges >>> edge & 1) != 0);
  }

  private long cut(long edges, int edge) {
    long rest = edges & ~(1L << edge);
    return rules.root().isEmpty() ? rest : hanging(rest);
  }

  /** Those that hang on the root. */
  private long hanging(long edges) {
    String root = rules.root();
    long rooted =
        of(edges)
            .filter(
                edge ->
                    graph.edges().get(edge).one().equals(root)
                        || graph.edges().get(edge).other().equals(root))
            .mapToLong(edge -> 1L << edge)
            .reduce(0, (a, b) -> a | b);
    return grown(rooted, edges);
  }

  /** With all that hangs together with these, but not through the root. */
  private long grown(long start, long edges) {
    long grown = start;
    for (long before = 0; before != grown; ) {
      before = grown;
      long reached = before;
      grown |=
          of(edges & ~reached)
              .filter(
                  edge ->
                      of(reached)
                          .anyMatch(
                              other ->
                                  graph
                                      .edges()
                                      .get(edge)
                                      .meets(graph.edges().get(other), rules.root())))
              .mapToLong(edge -> 1L << edge)
              .reduce(0, (a, b) -> a | b);
    }
    return grown;
  }

  @Override
  public ImmutableList<Component<Long>> parts(Long edges) {
    ImmutableList.Builder<Component<Long>> parts = ImmutableList.builder();
    long rest = rules.root().isEmpty() ? edges : hanging(edges);
    while (rest != 0) {
      long part = grown(Long.lowestOneBit(rest), rest);
      parts.add(new Component<>(part, false));
      rest &= ~part;
    }
    return parts.build();
  }

  /** The edge that is cut, by its ends. */
  @Override
  public String move(Long before, Long after) {
    return of(before & ~after)
        .filter(edge -> cut(before, edge) == after)
        .mapToObj(edge -> graph.edges().get(edge).one() + "-" + graph.edges().get(edge).other())
        .findFirst()
        .orElse("?");
  }
}
