package org.hexproof.report;

import com.google.common.base.Strings;
import com.google.gson.FormattingStyle;
import com.google.gson.stream.JsonWriter;
import java.io.IOException;
import java.io.Writer;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.hexproof.bench.Complaints;
import org.hexproof.bench.Question;
import org.hexproof.bench.Reply;
import org.hexproof.bench.Result;

/**
 * How the solvers compare, as a table or as JSON. A time by itself says more of the machine than of
 * the solver; the ratios are what counts.
 *
 * @param solvers what the solvers are called; the others are compared with the first
 */
public record BenchReport(List<String> solvers, List<Result> results, Complaints complaints) {
  private static final int FORMAT_VERSION = 1;

  /** A table: a line for each set, and for each solver after the first. */
  public void writeText(Writer out) throws IOException {
    List<List<String>> rows = new ArrayList<>();
    rows.add(
        List.of(
            "set",
            "questions",
            "solver",
            "decided",
            "seconds",
            "both",
            "total",
            "median",
            "worst"));
    for (Result result : results) {
      rows.add(
          List.of(
              Printable.text(result.set().name()),
              String.valueOf(result.set().questions().size()),
              Printable.text(solvers.get(0)),
              String.valueOf(result.decided(0)),
              seconds(result, 0),
              "",
              "",
              "",
              ""));
      for (int i = 1; i < solvers.size(); i++) {
        List<String> row =
            new ArrayList<>(
                List.of(
                    "",
                    "",
                    Printable.text(solvers.get(i)),
                    String.valueOf(result.decided(i)),
                    seconds(result, i)));
        row.addAll(
            result
                .ratio(i)
                .map(
                    ratio ->
                        List.of(
                            String.valueOf(ratio.questions()),
                            times(ratio.total()),
                            times(ratio.median()),
                            times(ratio.worst())))
                .orElse(List.of("0", "-", "-", "-")));
        rows.add(row);
      }
    }
    writeTable(out, rows);
    String first = Printable.text(solvers.get(0));
    out.write(
        "\nseconds: the time of solving, for all questions of the set, decided or not."
            + "\ntotal, median, worst: the time of "
            + first
            + " divided by that of the solver in the line,\non the questions that both decide;"
            + " below 1 "
            + first
            + " is faster.\n");
    for (String complaint : complaints.failures()) {
      out.write("ERROR " + Printable.text(complaint) + "\n");
    }
    for (String complaint : complaints.wrong()) {
      out.write("WRONG " + Printable.text(complaint) + "\n");
    }
    out.flush();
  }

  private static void writeTable(Writer out, List<List<String>> rows) throws IOException {
    int columns = rows.get(0).size();
    int[] widths = new int[columns];
    for (List<String> row : rows) {
      for (int i = 0; i < columns; i++) {
        widths[i] = Math.max(widths[i], row.get(i).length());
      }
    }
    for (List<String> row : rows) {
      StringBuilder line = new StringBuilder();
      for (int i = 0; i < columns; i++) {
        boolean words = i == 0 || i == 2;
        line.append(i == 0 ? "" : "  ")
            .append(
                words
                    ? Strings.padEnd(row.get(i), widths[i], ' ')
                    : Strings.padStart(row.get(i), widths[i], ' '));
      }
      out.write(line.toString().stripTrailing() + "\n");
    }
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

  /** One JSON document. */
  @SuppressWarnings("resource")
  public void writeJson(Writer out) throws IOException {
    JsonWriter json = Printable.json(out);
    json.setFormattingStyle(FormattingStyle.PRETTY);
    json.setHtmlSafe(false);
    json.beginObject();
    json.name("version").value(FORMAT_VERSION);
    json.name("reference").value(solvers.get(0));
    json.name("sets").beginArray();
    for (Result result : results) {
      writeJson(json, result);
    }
    json.endArray();
    writeJson(json, "errors", complaints.failures());
    writeJson(json, "wrong", complaints.wrong());
    json.endObject();
    out.write("\n");
    out.flush();
  }

  private void writeJson(JsonWriter json, Result result) throws IOException {
    json.beginObject();
    json.name("name").value(result.set().name());
    json.name("questions").value(result.set().questions().size());
    json.name("solvers").beginArray();
    for (int i = 0; i < solvers.size(); i++) {
      json.beginObject();
      json.name("solver").value(solvers.get(i));
      json.name("decided").value(result.decided(i));
      BasisJson.write(json, result.basis(i));
      json.name("seconds").value(seconds(result.time(i)));
      if (i > 0 && result.ratio(i).isPresent()) {
        Result.Ratio ratio = result.ratio(i).get();
        json.name("both").value(ratio.questions());
        json.name("total").value(ratio.total());
        json.name("median").value(ratio.median());
        json.name("worst").value(ratio.worst());
        json.name("slowest").value(ratio.slowest());
      }
      json.endObject();
    }
    json.endArray();
    json.name("replies").beginArray();
    for (int i = 0; i < result.replies().size(); i++) {
      writeJson(json, result.set().questions().get(i), result.replies().get(i));
    }
    json.endArray();
    json.endObject();
  }

  /** A line for each question: the answers and the seconds of the solvers in their order. */
  private static void writeJson(JsonWriter json, Question question, List<Reply> replies)
      throws IOException {
    json.beginObject();
    json.name("question").value(question.name());
    json.name("answers").beginArray();
    for (Reply reply : replies) {
      json.value(reply.text().orElse(null));
    }
    json.endArray();
    json.name("seconds").beginArray();
    for (Reply reply : replies) {
      json.value(seconds(reply.time()));
    }
    json.endArray();
    json.endObject();
  }

  private static void writeJson(JsonWriter json, String name, List<String> texts)
      throws IOException {
    json.name(name).beginArray();
    for (String text : texts) {
      json.value(text);
    }
    json.endArray();
  }
}
