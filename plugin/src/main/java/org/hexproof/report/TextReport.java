package org.hexproof.report;

import com.google.common.collect.ImmutableMap;
import com.google.common.collect.ImmutableSortedSet;
import java.io.IOException;
import java.io.Writer;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import org.hexproof.board.Cell;
import org.hexproof.board.Content;
import org.hexproof.format.Diagram;
import org.hexproof.format.text.TextWriter;
import org.hexproof.verify.Finding;
import org.hexproof.verify.Subject;
import org.hexproof.verify.Verdict;

/**
 * Text for people, one template after the other as they are finished. Each is drawn as it was read,
 * with marks on redundant cells and stones and on the move that breaks the promise.
 */
public final class TextReport implements Report {
  private static final String INDENT = " ".repeat(11);

  private final Writer out;
  private final boolean brief;
  private final Map<Verdict, Integer> counts = new EnumMap<>(Verdict.class);
  private long solves;
  private int unreadable;

  /**
   * @param brief whether to leave out the drawings of templates that pass
   */
  public TextReport(Writer out, boolean brief) {
    this.out = out;
    this.brief = brief;
  }

  @Override
  public void add(Finding finding) throws IOException {
    counts.merge(finding.verdict(), 1, Integer::sum);
    solves += finding.solves();
    Subject subject = finding.subject();
    line(
        String.format(Locale.ROOT, "%-" + (INDENT.length() - 1) + "s ", finding.verdict().label())
            + subject.name()
            + " ("
            + subject.template().kind().label()
            + "): "
            + Claims.found(finding));
    List<String> details = new ArrayList<>(Claims.differences(finding));
    details.addAll(finding.remarks());
    details.addAll(finding.troubles());
    if (finding.verdict() != Verdict.PASS) {
      details.add("at " + subject.place());
    }
    for (String detail : details) {
      line(INDENT + detail);
    }
    if (!brief || finding.verdict() != Verdict.PASS) {
      draw(finding);
    }
    out.flush();
  }

  private void draw(Finding finding) throws IOException {
    for (String row : new TextWriter().write(marked(finding)).stripTrailing().split("\n", -1)) {
      line((INDENT + row).stripTrailing());
    }
    String legend = legend(finding);
    if (!legend.isEmpty()) {
      line(INDENT + legend);
    }
  }

  /** The drawing with marks on what was found beside the named stones. */
  private static Diagram marked(Finding finding) {
    Diagram drawn = Diagram.of(finding.subject().template());
    Map<Cell, String> marks = new TreeMap<>(drawn.labels());
    finding.redundant().forEach(cell -> marks.put(cell, isStone(finding, cell) ? "S" : "*"));
    finding.refutation().ifPresent(cell -> marks.put(cell, "+"));
    return new Diagram(
        "",
        drawn.position(),
        drawn.visible(),
        drawn.edges(),
        drawn.shaded(),
        ImmutableMap.copyOf(marks),
        Optional.empty());
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
    finding.refutation().ifPresent(cell -> legend.add("+ White's move"));
    return String.join(", ", legend);
  }

  private static boolean isStone(Finding finding, Cell cell) {
    return finding.subject().template().stones().at(cell) == Content.BLACK;
  }

  /** Only counts: who reads text has seen the message on standard error. */
  @Override
  public void addUnreadable(String file, String message) {
    unreadable++;
  }

  @Override
  public void end(Summary summary) throws IOException {
    line("");
    StringBuilder total =
        new StringBuilder(count(counts.values().stream().mapToInt(i -> i).sum(), "template"));
    total.append(": ");
    total.append(counts.getOrDefault(Verdict.PASS, 0)).append(" pass, ");
    total.append(counts.getOrDefault(Verdict.FAIL, 0)).append(" fail, ");
    total.append(counts.getOrDefault(Verdict.UNDECIDED, 0)).append(" undecided");
    if (unreadable > 0) {
      total.append("; ").append(count(unreadable, "unreadable input"));
    }
    total.append("; ").append(count(solves, "solve")).append(" by ").append(summary.solver());
    if (summary.reused() > 0) {
      total.append(", ").append(summary.reused()).append(" of them from the resume file");
    }
    line(total.toString());
    if (summary.crossCheck().isPresent()) {
      Summary.CrossChecked check = summary.crossCheck().get();
      line(
          "cross-check by "
              + check.solver()
              + ": "
              + count(check.confirmed(), "solve")
              + " confirmed, "
              + check.undecided()
              + " undecided, "
              + check.notPosed()
              + " that it can't be asked");
    }
    if (summary.certified().isPresent()) {
      Summary.Certified certified = summary.certified().get();
      line(
          count(certified.written(), "certificate")
              + " written to "
              + certified.folder()
              + " and checked"
              + (certified.kept() > 0
                  ? ", " + certified.kept() + " from before checked again"
                  : ""));
    }
    out.flush();
  }

  private static String count(long number, String noun) {
    return number + " " + noun + (number == 1 ? "" : "s");
  }

  private void line(String text) throws IOException {
    out.write(Printable.text(text) + "\n");
  }
}
