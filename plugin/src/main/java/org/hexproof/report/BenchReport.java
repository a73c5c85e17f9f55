package org.hexproof.report;

import com.google.common.collect.ContiguousSet;
import com.google.common.collect.ImmutableList;
import com.google.common.collect.Lists;
import com.google.common.collect.Streams;
import java.time.Duration;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import org.hexproof.bench.Complaints;
import org.hexproof.bench.Result;
import org.hexproof.bench.TimedAnswer;

/**
 * How the solvers compare. A time by itself says more of the machine than of the solver; the ratios
 * are what counts.
 *
 * @param solvers what the solvers are called; the others are compared with the first
 */
public record BenchReport(List<String> solvers, List<Result> results, Complaints complaints)
    implements Account {
  /** A table: a line for each set, and for each solver after the first. */
  @Override
  public ImmutableList<String> lines() {
    TextTable table = new TextTable(column -> column != 0 && column != 2);
    table.add(
        "set", "questions", "solver", "decided", "seconds", "both", "total", "median", "worst");
    String first = Printable.text(solvers.get(0));
    for (Result result : results) {
      table.add(
          Printable.text(result.set().name()),
          String.valueOf(result.set().questions().size()),
          first,
          String.valueOf(result.decided(0)),
          seconds(result, 0),
          "",
          "",
          "",
          "");
      for (int i = 1; i < solvers.size(); i++) {
        Optional<Result.Ratio> ratio = result.ratio(i);
        table.add(
            "",
            "",
            Printable.text(solvers.get(i)),
            String.valueOf(result.decided(i)),
            seconds(result, i),
            ratio.map(each -> String.valueOf(each.questions())).orElse("0"),
            ratio.map(each -> times(each.total())).orElse("-"),
            ratio.map(each -> times(each.median())).orElse("-"),
            ratio.map(each -> times(each.worst())).orElse("-"));
      }
    }
    return ImmutableList.<String>builder()
        .addAll(table.lines())
        .add(
            "",
            "seconds: the time of solving, for all questions of the set, decided or not.",
            "total, median, worst: the time of %s divided by that of the solver in the line,"
                .formatted(first),
            "on the questions that both decide; below 1 " + first + " is faster.")
        .addAll(Lists.transform(complaints.failures(), failure -> "ERROR " + failure))
        .addAll(Lists.transform(complaints.wrong(), wrong -> "WRONG " + wrong))
        .build();
  }

  private static String seconds(Result result, int solver) {
    return String.format(Locale.ROOT, "%.3f", seconds(result.time(solver)));
  }

  private static double seconds(Duration time) {
    return time.toNanos() / 1e9;
  }

  private static String times(double ratio) {
    return String.format(Locale.ROOT, "%.3g", ratio);
  }

  @Override
  public Document members() {
    return new Document()
        .add("reference", solvers.get(0))
        .addEach("sets", results, this::document)
        .add("errors", complaints.failures())
        .add("wrong", complaints.wrong());
  }

  @Override
  public boolean isIndented() {
    return true;
  }

  private Document document(Result result) {
    return new Document()
        .add("name", result.set().name())
        .add("questions", result.set().questions().size())
        .addEach(
            "solvers",
            ContiguousSet.closedOpen(0, solvers.size()),
            solver -> document(result, solver))
        .add("replies", replies(result));
  }

  private Document document(Result result, int solver) {
    Document document =
        new Document()
            .add("solver", solvers.get(solver))
            .add("decided", result.decided(solver))
            .add(result.basis(solver))
            .add("seconds", seconds(result.time(solver)));
    if (solver > 0) {
      result
          .ratio(solver)
          .ifPresent(
              ratio ->
                  document
                      .add("both", ratio.questions())
                      .add("total", ratio.total())
                      .add("median", ratio.median())
                      .add("worst", ratio.worst())
                      .add("slowest", ratio.slowest()));
    }
    return document;
  }

  /** For each question the answers and the seconds of the solvers in their order. */
  private static List<Document> replies(Result result) {
    return Streams.zip(
            result.set().questions().stream(),
            result.replies().stream(),
            (question, replies) ->
                new Document()
                    .add("question", question.name())
                    .addEach("answers", replies, TimedAnswer::text)
                    .addEach("seconds", replies, reply -> seconds(reply.time())))
        .toList();
  }
}
