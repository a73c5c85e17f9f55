package org.hexproof.rule;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSet;
import com.google.common.collect.Sets;
import java.util.Set;
import org.hexproof.cgt.Side;
import org.hexproof.value.Cursor;
import org.hexproof.value.ValueSyntaxException;

/**
 * Edges of a graph are cut; what does not hang on the root any more falls, as in Hackenbush.
 *
 * @param left the edges that Left may cut
 * @param right those that Right may cut
 */
record EdgeCutting(EdgeGraph graph, boolean isRooted, long left, long right)
    implements Ruleset<Long> {
  /**
   * Who may cut which edges, by their colors.
   *
   * @param root what edges have to hang together with, or they fall; empty if none falls
   */
  record Colors(ImmutableSet<String> left, ImmutableSet<String> right, String root)
      implements Rules {
    /** Each line names vertices along a path, and last the color of its edges. */
    @Override
    public Situation<Long> situation(String file, String text) throws ValueSyntaxException {
      return read(file, text, this);
    }
  }

  private static Situation<Long> read(String file, String text, Colors colors)
      throws ValueSyntaxException {
    Cursor places = new Cursor(file, 1, text);
    Set<String> known = Sets.union(colors.left(), colors.right());
    EdgeCollector edges = new EdgeCollector(places, colors.root(), "edges");
    long left = 0;
    long right = 0;
    for (ImmutableList<Placed> path : EdgeCollector.paths(text)) {
      Placed color = path.get(path.size() - 1);
      if (path.size() < 3 || !known.contains(color.text())) {
        throw places.error(
            color.place(),
            "expected a color, one of " + String.join(", ", known) + ", not " + color.text(),
            "a line names vertices along a path, and then the color of its edges");
      }
      for (int i = 0; i + 2 < path.size(); i++) {
        long edge = 1L << edges.size();
        left |= colors.left().contains(color.text()) ? edge : 0;
        right |= colors.right().contains(color.text()) ? edge : 0;
        String one = path.get(i).text();
        String other = path.get(i + 1).text();
        edges.add(one + "-" + other, one, other, path.get(0).place());
      }
    }
    EdgeGraph graph = edges.graph();
    return new Situation<>(
        new EdgeCutting(graph, !colors.root().isEmpty(), left, right), graph.all());
  }

  @Override
  public ImmutableList<Long> options(Long position, Side side) {
    return EdgeGraph.of(position & (side == Side.LEFT ? left : right))
        .mapToObj(edge -> hanging(position & ~(1L << edge)))
        .collect(ImmutableList.toImmutableList());
  }

  /** Those that hang on the root, or all. */
  private long hanging(long position) {
    return isRooted ? graph.grown(graph.ground() & position, position) : position;
  }

  @Override
  public ImmutableList<Component<Long>> parts(Long position) {
    ImmutableList.Builder<Component<Long>> parts = ImmutableList.builder();
    for (long rest = hanging(position); rest != 0; rest &= ~graph.component(rest)) {
      parts.add(new Component<>(graph.component(rest), false));
    }
    return parts.build();
  }

  /** The edge that is cut, by its ends. */
  @Override
  public String move(Long before, Long after) {
    return EdgeGraph.of(before & ~after)
        .filter(edge -> hanging(before & ~(1L << edge)) == after)
        .mapToObj(edge -> graph.edges().get(edge).name())
        .findFirst()
        .orElse("?");
  }
}
