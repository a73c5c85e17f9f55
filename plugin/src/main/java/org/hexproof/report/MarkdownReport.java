package org.hexproof.report;

import static java.util.stream.Collectors.joining;

import com.google.common.base.Joiner;
import com.google.common.collect.ListMultimap;
import com.google.common.collect.MultimapBuilder;
import java.io.IOException;
import java.io.Writer;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.hexproof.format.Place;
import org.hexproof.verify.Finding;
import org.hexproof.verify.Subject;
import org.hexproof.verify.Verdict;

/**
 * Markdown for a comment on a pull request, printed at the end: what doesn't pass in a table and
 * with a drawing each, what passes in a table to be folded out. What would not fit into a comment
 * is left out and counted.
 */
public final class MarkdownReport implements Report {
  /** GitHub takes 65,536 characters, and a script may put words of its own above. */
  private static final int MOST_CHARACTERS = 60_000;

  private static final String HEAD = "\n| template | where | %s |\n| --- | --- | %s |\n";

  private final Writer out;
  private final Totals totals = new Totals();
  private final List<Finding> passes = new ArrayList<>();
  private final List<Finding> fails = new ArrayList<>();
  private final List<Finding> undecided = new ArrayList<>();
  private final List<Unreadable> unreadable = new ArrayList<>();
  private final ListMultimap<Aside, Unreadable> asides =
      MultimapBuilder.enumKeys(Aside.class).arrayListValues().build();
  private final StringBuilder text = new StringBuilder();

  public MarkdownReport(Writer out) {
    this.out = out;
  }

  @Override
  public void add(Finding finding) {
    totals.add(finding);
    List<Finding> alike =
        switch (finding.verdict()) {
          case PASS -> passes;
          case FAIL -> fails;
          case UNDECIDED -> undecided;
        };
    alike.add(Shared.of(finding));
  }

  @Override
  public void addUnreadable(Unreadable input) {
    totals.addUnreadable();
    unreadable.add(Shared.of(input));
  }

  @Override
  public void addAside(Aside why, Unreadable board) {
    totals.add(why);
    asides.put(why, Shared.of(board));
  }

  @Override
  public void end(Summary summary) throws IOException {
    text.append("**").append(headline()).append("**\n");
    totals
        .lines(Shared.of(summary))
        .forEach(total -> text.append('\n').append(Markdown.text(total) + "\n"));
    tellProblems();
    tellPasses();
    for (Aside why : asides.keySet()) {
      tellAsides(why);
    }
    out.write(text.toString());
    out.flush();
  }

  private String headline() {
    int templates = passes.size() + fails.size() + undecided.size();
    int problems = fails.size() + undecided.size();
    if (templates == 0) {
      return "No template was verified.";
    }
    String read = unreadable.isEmpty() ? "." : ", and not all input could be read.";
    if (templates == 1) {
      return (problems == 0 ? "The template passes" : "The template does not pass") + read;
    }
    return problems == 0
        ? "All " + templates + " templates pass" + read
        : problems
            + " of "
            + templates
            + (problems == 1 ? " templates does not pass" : " templates do not pass")
            + read;
  }

  private void tellProblems() {
    List<Finding> problems = Stream.concat(fails.stream(), undecided.stream()).toList();
    List<String> rows =
        Stream.of(
                fails.stream().map(MarkdownReport::row),
                unreadable.stream().map(MarkdownReport::row),
                undecided.stream().map(MarkdownReport::row))
            .flatMap(part -> part)
            .toList();
    if (!rows.isEmpty()) {
      text.append(HEAD.formatted("verdict | remarks", "--- | ---"));
      fill(rows, "more row");
    }
    fill(problems.stream().map(MarkdownReport::details).toList(), "more drawing");
  }

  private static String row(Finding finding) {
    String verdict = finding.verdict().label();
    return row(
        Markdown.code(finding.subject().name()),
        where(finding.subject()),
        finding.verdict() == Verdict.FAIL ? "**" + verdict + "**" : verdict,
        Stream.of(
                Stream.of(ClaimText.found(finding)).map(Markdown::text),
                ClaimText.differences(finding).stream().map(Markdown::text),
                finding.allRemarks().stream().map(MarkdownReport::firstLine).map(Markdown::code),
                finding.troubles().stream().map(Markdown::code))
            .flatMap(part -> part)
            .collect(joining("; ")));
  }

  private static String row(Unreadable input) {
    return row(
        input.name().isEmpty() ? "" : Markdown.code(input.name()),
        where(input.place()),
        "unreadable",
        why(input));
  }

  /** What is wrong, and on lines of their own what is told besides. */
  private static String why(Unreadable input) {
    return Stream.concat(Stream.of(input.reason()), input.notes().stream())
        .map(Markdown::code)
        .collect(joining("<br>"));
  }

  private static String row(String... cells) {
    return "| " + String.join(" | ", cells) + " |\n";
  }

  private static String where(Subject subject) {
    return where(subject.place());
  }

  private static String where(Place place) {
    return Markdown.code(place.file() + ":" + place.line());
  }

  private static String details(Finding finding) {
    String name = Markdown.code(finding.subject().name()) + ": ";
    String line =
        finding.line().size() > 1
            ? "Play may go " + Joiner.on(' ').join(finding.line()) + ".\n\n"
            : "";
    return folded(
        name + Markdown.text(ClaimText.found(finding)),
        block(MarkedDrawing.lines(finding))
            + finding.allRemarks().stream()
                .filter(remark -> remark.contains("\n"))
                .map(remark -> block(remark.lines().toList()))
                .collect(joining())
            + line);
  }

  /** A remark may have a drawing below. */
  private static String firstLine(String remark) {
    return remark.lines().findFirst().orElse("");
  }

  private static String block(List<String> lines) {
    return "```text\n" + String.join("\n", lines) + "\n```\n\n";
  }

  private static String folded(String summary, String content) {
    return "\n<details><summary>" + summary + "</summary>\n\n" + content + "</details>\n";
  }

  private void tellPasses() {
    if (!passes.isEmpty()) {
      tellFolded(
          Counted.of(passes.size(), "template") + (passes.size() == 1 ? " passes" : " pass"),
          "remarks",
          passes.stream().map(MarkdownReport::passRow).toList());
    }
  }

  private void tellAsides(Aside why) {
    List<Unreadable> boards = asides.get(why);
    tellFolded(
        Counted.of(boards.size(), "board") + " " + why.words(),
        "why",
        boards.stream()
            .map(board -> row(Markdown.code(board.title()), where(board.place()), why(board)))
            .toList());
  }

  private void tellFolded(String summary, String column, List<String> rows) {
    text.append("\n<details><summary>" + summary + "</summary>\n");
    text.append(HEAD.formatted(column, "---"));
    fill(rows, "more row");
    text.append("\n</details>\n");
  }

  private static String passRow(Finding finding) {
    return row(
        Markdown.code(finding.subject().name()),
        where(finding.subject()),
        Stream.concat(
                Stream.of(Markdown.text(ClaimText.found(finding))),
                finding.allRemarks().stream().map(Markdown::code))
            .collect(joining("; ")));
  }

  /** Appends the parts while there is room, and says how many there are beyond. */
  private void fill(List<String> parts, String noun) {
    int next = 0;
    while (next < parts.size() && text.length() + parts.get(next).length() <= MOST_CHARACTERS) {
      text.append(parts.get(next));
      next++;
    }
    if (next < parts.size()) {
      text.append("\nThere is no room here for ")
          .append(Counted.of(parts.size() - next, noun))
          .append(".\n");
    }
  }
}
