package org.hexproof.rule;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSet;
import com.google.common.collect.Sets;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import org.hexproof.hot.rule.Ruleset;
import org.hexproof.value.Cursor;
import org.hexproof.value.ValueSyntaxException;

/**
 * Edges of a graph are cut; what does not hang on the root any more falls, as in Hackenbush.
 * Positions are sets of edges, as bits.
 */
final class EdgeCutting implements Ruleset<Long> {
  private static final int MAX_EDGES = 62;
  private static final Pattern WORD = Pattern.compile("\\S+");

  /**
   * Who may cut which edges, by their colors.
   *
   * @param root what edges have to hang together with, or they fall; empty if none falls
   */
  record Colors(ImmutableSet<String> left, ImmutableSet<String> right, String root) {}

  /** An edge by its ends, and its color. */
  private record Edge(String name, String color) {}

  private final Colors colors;
  private final List<Edge> edges = new ArrayList<>();

  /** The edges at the root, and at each other vertex. */
  private long atRoot;

  private final Map<String, Long> at = new LinkedHashMap<>();

  private EdgeCutting(Colors colors) {
    this.colors = colors;
  }

  /** Each line names vertices along a path, and last the color of its edges. */
  static Situation<Long> read(String file, String text, Colors colors) throws ValueSyntaxException {
    Cursor places = new Cursor(file, 1, text);
    Set<String> known = Sets.union(colors.left(), colors.right());
    EdgeCutting graph = new EdgeCutting(colors);
    int start = 0;
    for (String line : text.split("\n", -1)) {
      List<MatchResult> words = WORD.matcher(line.replaceFirst("#.*", "")).results().toList();
      if (!words.isEmpty()) {
        MatchResult last = words.get(words.size() - 1);
        if (words.size() < 3 || !known.contains(last.group())) {
          throw places.error(
              start + last.start(),
              "expected a color, one of " + String.join(", ", known) + ", not " + last.group(),
              "a line names vertices along a path, and then the color of its edges");
        }
        for (int i = 0; i + 2 < words.size(); i++) {
          graph.add(words.get(i).group(), words.get(i + 1).group(), last.group());
          if (graph.edges.size() > MAX_EDGES) {
            throw places.error(start, "more than " + MAX_EDGES + " edges");
          }
        }
      }
      start += line.length() + 1;
    }
    return new Situation<>(graph, (1L << graph.edges.size()) - 1);
  }

  private void add(String one, String other, String color) {
    long edge = 1L << edges.size();
    for (String vertex : List.of(one, other)) {
      if (vertex.equals(colors.root())) {
        atRoot |= edge;
      } else {
        at.merge(vertex, edge, (a, b) -> a | b);
      }
    }
    edges.add(new Edge(one + "-" + other, color));
  }

  @Override
  public ImmutableList<Long> left(Long edges) {
    return cuts(edges, colors.left());
  }

  @Override
  public ImmutableList<Long> right(Long edges) {
    return cuts(edges, colors.right());
  }

  private ImmutableList<Long> cuts(long position, ImmutableSet<String> colors) {
    return of(position)
        .filter(edge -> colors.contains(edges.get(edge).color()))
        .mapToObj(edge -> hanging(position & ~(1L << edge)))
        .collect(ImmutableList.toImmutableList());
  }

  private IntStream of(long position) {
    return IntStream.range(0, edges.size()).filter(edge -> (position >>> edge & 1) != 0);
  }

  /** Those that hang on the root, or all. */
  private long hanging(long position) {
    return colors.root().isEmpty() ? position : grown(atRoot & position, position);
  }

  /** With all that hangs together with these, but not through the root. */
  private long grown(long start, long position) {
    long grown = start;
    for (long before = 0; before != grown; ) {
      before = grown;
      for (long around : at.values()) {
        grown |= (around & grown) == 0 ? 0 : around & position;
      }
    }
    return grown;
  }

  @Override
  public ImmutableList<Component<Long>> parts(Long position) {
    ImmutableList.Builder<Component<Long>> parts = ImmutableList.builder();
    for (long rest = hanging(position); rest != 0; ) {
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
        .filter(edge -> hanging(before & ~(1L << edge)) == after)
        .mapToObj(edge -> edges.get(edge).name())
        .findFirst()
        .orElse("?");
  }
}
