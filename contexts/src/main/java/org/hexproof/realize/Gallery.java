package org.hexproof.realize;

import com.google.common.base.CharMatcher;
import com.google.common.base.Joiner;
import com.google.common.base.Splitter;
import com.google.common.collect.ImmutableList;
import com.google.common.primitives.Chars;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.hexproof.file.ShippedText;
import org.hexproof.primary.PrimaryDrawing;
import org.hexproof.shannon.Hypergraph;

/**
 * Small drawings that are shipped, among them strips for towers: what stands between the bars may
 * be repeated.
 */
final class Gallery {
  private static final String RESOURCE = "gallery.txt";
  private static final CharMatcher EMPTY = CharMatcher.is('.');

  /** A row of a drawing; the middle is repeated. */
  private record Row(String head, String middle, String tail) {
    static Row read(String text) {
      List<String> parts = Splitter.on('|').splitToList(text);
      return parts.size() == 1
          ? new Row(text, "", "")
          : new Row(parts.get(0), parts.get(1), parts.get(2));
    }

    String repeated(int times) {
      return head + middle.repeat(times) + tail;
    }
  }

  private Gallery() {}

  static List<Canvas> find(Hypergraph graph) {
    Contacts contacts = Contacts.of(graph);
    return drawings().stream()
        .flatMap(rows -> sized(rows, graph.cells().size()).stream())
        .flatMap(drawing -> Tracing.trace(drawing, graph, contacts).stream())
        .toList();
  }

  private static Optional<PrimaryDrawing> sized(ImmutableList<Row> rows, int cells) {
    int once = rows.stream().mapToInt(row -> EMPTY.countIn(row.repeated(0))).sum();
    int more = rows.stream().mapToInt(row -> EMPTY.countIn(row.middle)).sum();
    int times = more == 0 ? 0 : (cells - once) / more;
    boolean fits = once + times * more == cells && (times > 0 || more == 0);
    return fits ? Optional.of(drawing(rows, times)) : Optional.empty();
  }

  private static PrimaryDrawing drawing(ImmutableList<Row> rows, int times) {
    List<String> lines = new ArrayList<>();
    for (Row row : rows) {
      String signs = Joiner.on(' ').join(Chars.asList(row.repeated(times).toCharArray()));
      lines.add(" ".repeat(lines.size()) + signs);
    }
    return PrimaryDrawing.read(lines);
  }

  private static List<ImmutableList<Row>> drawings() {
    return Splitter.on("\n\n")
        .splitToStream(ShippedText.read(Gallery.class, RESOURCE))
        .map(Gallery::rows)
        .filter(rows -> !rows.isEmpty())
        .toList();
  }

  private static ImmutableList<Row> rows(String block) {
    return block
        .lines()
        .filter(line -> !line.isEmpty() && !line.startsWith("#"))
        .map(Row::read)
        .collect(ImmutableList.toImmutableList());
  }
}
