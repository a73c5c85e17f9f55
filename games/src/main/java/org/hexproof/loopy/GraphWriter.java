package org.hexproof.loopy;

import static java.util.stream.Collectors.joining;

import com.google.common.collect.ImmutableSortedSet;
import com.google.common.collect.Iterables;
import com.google.common.primitives.ImmutableIntArray;
import java.io.IOException;
import java.io.Writer;
import java.util.regex.Pattern;
import org.hexproof.cgt.Side;

/** Writes graphs so that {@link NamedGraph} reads them back. */
public final class GraphWriter {
  /** Names that the grammar of graphs takes without quotation marks. */
  private static final Pattern WORD = Pattern.compile("[\\p{L}\\p{Nd}_'.+-]+");

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
    return WORD.matcher(name).matches() && !name.equalsIgnoreCase("start") ? name : quoted(name);
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
      ImmutableIntArray left = graph.options(Side.LEFT, position);
      ImmutableIntArray right = graph.options(Side.RIGHT, position);
      for (int to : ImmutableSortedSet.copyOf(Iterables.concat(left.asList(), right.asList()))) {
        boolean both = left.contains(to) && right.contains(to);
        out.write("  " + quoted(graph.name(position)) + " -> " + quoted(graph.name(to)));
        out.write((both ? "" : left.contains(to) ? " [label=L]" : " [label=R]") + ";\n");
      }
    }
    out.write("}\n");
  }
}
