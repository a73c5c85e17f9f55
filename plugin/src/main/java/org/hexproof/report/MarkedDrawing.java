package org.hexproof.report;

import com.google.common.base.Splitter;
import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSortedSet;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.hexproof.board.Cell;
import org.hexproof.board.Color;
import org.hexproof.board.Content;
import org.hexproof.format.Diagram;
import org.hexproof.format.text.TextWriter;
import org.hexproof.template.Template;
import org.hexproof.verify.Finding;

/** A template drawn as text as it was read, with marks on some cells. */
public final class MarkedDrawing {
  private MarkedDrawing() {}

  /**
   * The rows of the drawing with marks on redundant cells and stones and on the move that breaks
   * the promise, and below them what the marks mean if there are any.
   */
  static ImmutableList<String> lines(Finding finding) {
    Map<Cell, String> marks = new TreeMap<>();
    finding.redundant().forEach(cell -> marks.put(cell, isStone(finding, cell) ? "S" : "*"));
    finding.refutation().ifPresent(cell -> marks.put(cell, "+"));
    ImmutableList.Builder<String> lines = ImmutableList.builder();
    lines.addAll(rows(finding.subject().template(), marks));
    String legend = legend(finding);
    if (!legend.isEmpty()) {
      lines.add(legend);
    }
    return lines.build();
  }

  /** The rows of the drawing with these marks beside those of its named stones. */
  public static List<String> rows(Template template, Map<Cell, String> marks) {
    Diagram drawn = Diagram.of(template);
    Map<Cell, String> labels = new TreeMap<>(drawn.labels());
    labels.putAll(marks);
    Diagram marked = drawn.withName("").withLabels(labels);
    return Splitter.on('\n').splitToList(new TextWriter().write(marked).stripTrailing());
  }

  /** Rows that stand below a line of text. */
  static List<String> indented(List<String> rows) {
    return rows.stream().map(row -> ("  " + row).stripTrailing()).toList();
  }

  private static String legend(Finding finding) {
    List<String> legend = new ArrayList<>();
    ImmutableSortedSet<Cell> redundant = finding.redundant();
    if (redundant.stream().anyMatch(cell -> !isStone(finding, cell))) {
      legend.add("* redundant cell");
    }
    if (redundant.stream().anyMatch(cell -> isStone(finding, cell))) {
      legend.add("S redundant stone");
    }
    finding
        .refutation()
        .ifPresent(
            cell -> legend.add("+ " + finding.subject().naming().name(Color.WHITE) + "'s move"));
    return String.join(", ", legend);
  }

  private static boolean isStone(Finding finding, Cell cell) {
    return finding.subject().template().stones().at(cell) == Content.BLACK;
  }
}
