package org.hexproof.loopy;

import static java.util.stream.Collectors.joining;

import java.io.IOException;
import java.io.Writer;

/** Writes graphs so that {@link NamedGraph} reads them back. */
public final class GraphWriter {
  private GraphWriter() {}

  /** Writes a line for each position. */
  public static void writeText(GameGraph graph, Writer out) throws IOException {
    out.write("start " + textName(graph, graph.start()) + "\n");
    for (int position = 0; position < graph.size(); position++) {
      String left = options(graph, Side.LEFT, position);
      String right = options(graph, Side.RIGHT, position);
      String both = left.equals(right) ? left : (left + " | " + right).strip();
      out.write(textName(graph, position) + " = {" + both + "}\n");
    }
  }

  private static String options(GameGraph graph, Side side, int position) {
    return graph.options(side, position).stream()
        .mapToObj(option -> textName(graph, option))
        .collect(joining(", "));
  }

  private static String textName(GameGraph graph, int position) {
    String name = graph.name(position);
    return Tokens.WORD.matcher(name).matches() && !name.equalsIgnoreCase("start")
        ? name
        : quoted(name);
  }

  private static String quoted(String name) {
    return "\"" + name.replace("\\", "\\\\").replace("\"", "\\\"") + "\"";
  }

  /** Writes a line for each position and each move. */
  public static void writeDot(GameGraph graph, Writer out) throws IOException {
    out.write("digraph {\n  start=" + quoted(graph.name(graph.start())) + ";\n");
    for (int position = 0; position < graph.size(); position++) {
      out.write("  " + quoted(graph.name(position)) + ";\n");
    }
    for (int position = 0; position < graph.size(); position++) {
      Moves left = graph.moves(Side.LEFT);
      Moves right = graph.moves(Side.RIGHT);
      int i = left.from(position);
      int j = right.from(position);
      while (i < left.to(position) || j < right.to(position)) {
        int leftTarget = i < left.to(position) ? left.target(i) : Integer.MAX_VALUE;
        int rightTarget = j < right.to(position) ? right.target(j) : Integer.MAX_VALUE;
        int target = Math.min(leftTarget, rightTarget);
        String label =
            leftTarget == rightTarget ? "" : leftTarget == target ? " [label=L]" : " [label=R]";
        out.write(
            "  "
                + quoted(graph.name(position))
                + " -> "
                + quoted(graph.name(target))
                + label
                + ";\n");
        i += leftTarget == target ? 1 : 0;
        j += rightTarget == target ? 1 : 0;
      }
    }
    out.write("}\n");
  }
}
