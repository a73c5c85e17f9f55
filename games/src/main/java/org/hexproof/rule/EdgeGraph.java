package org.hexproof.rule;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.Sets;
import java.util.List;
import java.util.Set;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import org.hexproof.value.Cursor;
import org.hexproof.value.ValueSyntaxException;

/** A graph with colored edges, sets of which are bits. */
record EdgeGraph(ImmutableList<Edge> edges) {
  private static final int MAX_EDGES = 62;
  private static final Pattern WORD = Pattern.compile("\\S+");

  record Edge(String one, String other, String color) {
    boolean meets(Edge edge, String root) {
      return isAt(edge.one, root) || isAt(edge.other, root);
    }

    private boolean isAt(String vertex, String root) {
      return !vertex.equals(root) && (vertex.equals(one) || vertex.equals(other));
    }
  }

  /** Each line names vertices along a path, and last the color of its edges. */
  static EdgeGraph read(String file, String text, EdgeRules rules) throws ValueSyntaxException {
    Cursor places = new Cursor(file, 1, text);
    Set<String> colors = Sets.union(rules.left(), rules.right());
    ImmutableList.Builder<Edge> edges = ImmutableList.builder();
    int start = 0;
    int count = 0;
    for (String line : text.split("\n", -1)) {
      List<MatchResult> words = WORD.matcher(line.replaceFirst("#.*", "")).results().toList();
      if (!words.isEmpty()) {
        MatchResult last = words.get(words.size() - 1);
        if (words.size() < 3 || !colors.contains(last.group())) {
          throw places.error(
              start + last.start(),
              "expected a color, one of " + String.join(", ", colors) + ", not " + last.group(),
              "a line names vertices along a path, and then the color of its edges");
        }
        for (int i = 0; i + 2 < words.size(); i++) {
          edges.add(new Edge(words.get(i).group(), words.get(i + 1).group(), last.group()));
          if (++count > MAX_EDGES) {
            throw places.error(start, "more than " + MAX_EDGES + " edges");
          }
        }
      }
      start += line.length() + 1;
    }
    return new EdgeGraph(edges.build());
  }

  long all() {
    return (1L << edges.size()) - 1;
  }
}
