package org.hexproof.cli;

import static java.util.stream.Collectors.joining;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import com.google.common.collect.ImmutableSet;
import com.google.common.collect.Sets;
import com.google.gson.FormattingStyle;
import com.google.gson.stream.JsonWriter;
import java.io.IOException;
import java.io.InputStream;
import java.io.StringWriter;
import java.io.Writer;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import org.apache.commons.cli.CommandLine;
import org.apache.commons.cli.Options;
import org.hexproof.board.Cell;
import org.hexproof.board.Color;
import org.hexproof.board.Edge;
import org.hexproof.board.Goal;
import org.hexproof.board.GoalText;
import org.hexproof.certificate.CertificateException;
import org.hexproof.certificate.Checked;
import org.hexproof.certificate.Checker;
import org.hexproof.certificate.Statement;
import org.hexproof.format.Diagram;
import org.hexproof.format.text.TextWriter;
import org.hexproof.report.Printable;

/** {@code hexproof check}. */
final class CheckCommand implements Command {
  private static final String INDENT = "  ";

  @Override
  public String name() {
    return "check";
  }

  @Override
  public String summary() {
    return "checks certificates";
  }

  @Override
  public String operands() {
    return "PATH...";
  }

  @Override
  public ImmutableList<String> description() {
    return ImmutableList.of(
        "Checks certificates, which 'solve --certify' and 'verify --certify' write: proofs, step by"
            + " step, that one side wins a position. The checker shares no code with the solvers."
            + " Says what is proved, or at which line a proof breaks down. A file may be text or"
            + " gzip. Of a folder and its folders all files are checked whose names end in .cert or"
            + " .cert.gz.");
  }

  @Override
  public Options options() {
    return new Options()
        .addOption(Choices.option(Choices.FORMAT, "FORMAT", "text (the default) or json"))
        .addOption(Choices.out());
  }

  @Override
  public ExitCode run(CommandLine line, Surroundings surroundings)
      throws CommandException, IOException {
    String format = Choices.word(line, Choices.FORMAT, ImmutableList.of("text", "json"));
    ImmutableList<String> paths = Choices.operands(line);
    try (Output output = Output.of(line, surroundings.out())) {
      ExitCode code = ExitCode.OK;
      for (String path : paths) {
        for (String file : files(path)) {
          code = code.and(check(file, format, output.writer(), surroundings));
          if (surroundings.interrupt().raised()) {
            return ExitCode.INTERRUPTED;
          }
        }
      }
      output.commit();
      return code;
    }
  }

  private static ImmutableList<String> files(String path) throws CommandException {
    return Inputs.files(
        path, name -> name.endsWith(".cert") || name.endsWith(".cert.gz"), "certificates");
  }

  private static ExitCode check(String file, String format, Writer out, Surroundings surroundings)
      throws IOException {
    boolean json = format.equals("json");
    Checked checked;
    try (InputStream in = open(file, surroundings)) {
      checked = Checker.check(in);
    } catch (CertificateException e) {
      out.write(
          json ? json(file, Optional.empty(), e.getMessage()) : Printable.text(refused(file, e)));
      return ExitCode.NO;
    } catch (IOException | InvalidPathException e) {
      String message =
          e instanceof IOException cause
              ? CommandException.inWords(file, cause)
              : file + ": not a name of a file";
      surroundings.err().println("hexproof: " + message);
      return ExitCode.UNREADABLE;
    }
    out.write(json ? json(file, Optional.of(checked), "") : Printable.text(text(file, checked)));
    out.flush();
    return ExitCode.OK;
  }

  private static InputStream open(String file, Surroundings surroundings) throws IOException {
    if (file.equals(Inputs.STANDARD)) {
      return surroundings.in();
    }
    return Files.newInputStream(Path.of(file));
  }

  private static String refused(String file, CertificateException e) {
    return file + ": does not check: " + e.getMessage() + "\n";
  }

  private static String text(String file, Checked checked) {
    Statement statement = checked.statement();
    String drawing =
        new TextWriter()
            .write(diagram(statement))
            .stripTrailing()
            .lines()
            .map(row -> (INDENT + row).stripTrailing())
            .collect(joining("\n"));
    return file
        + ": checked, "
        + checked.nodes()
        + (checked.nodes() == 1 ? " node\n" : " nodes\n")
        + (checked.about().isEmpty() ? "" : INDENT + checked.about() + "\n")
        + drawing
        + "\n"
        + INDENT
        + "Black (X) wants "
        + wish(statement.goal())
        + "\n"
        + INDENT
        + "with "
        + word(statement.toMove())
        + " to move, "
        + word(statement.winner())
        + " wins\n";
  }

  /** The position, with the cells marked that the goal names. */
  private static Diagram diagram(Statement statement) {
    ImmutableSet<Edge> edges =
        statement.goal().alternatives().stream()
            .flatMap(List::stream)
            .flatMap(terminal -> terminal.edges().stream())
            .collect(Sets.toImmutableEnumSet());
    return new Diagram(
        "",
        statement.position(),
        ImmutableSet.copyOf(statement.position().board().cells()),
        edges,
        ImmutableSet.of(),
        ImmutableMap.of(),
        Optional.empty());
  }

  private static String wish(Goal goal) {
    return goal.alternatives().stream()
        .map(terminals -> GoalText.format(Goal.join(terminals)).replace(" / ", " joined with "))
        .collect(joining(", or "));
  }

  private static String word(Color color) {
    return color.name().toLowerCase(Locale.ROOT);
  }

  /** A line of JSON for each file. */
  private static String json(String file, Optional<Checked> checked, String reason)
      throws IOException {
    StringWriter text = new StringWriter();
    JsonWriter json = new JsonWriter(text);
    json.setFormattingStyle(FormattingStyle.COMPACT);
    json.beginObject();
    json.name("file").value(file);
    json.name("checked").value(checked.isPresent());
    if (checked.isPresent()) {
      Statement statement = checked.get().statement();
      json.name("about").value(checked.get().about());
      json.name("cols").value(statement.position().board().cols());
      json.name("rows").value(statement.position().board().rows());
      writeCells(json, "black", statement.position().black());
      writeCells(json, "white", statement.position().white());
      json.name("goal").value(GoalText.format(statement.goal()));
      json.name("toMove").value(word(statement.toMove()));
      json.name("winner").value(word(statement.winner()));
      json.name("nodes").value(checked.get().nodes());
    } else {
      json.name("reason").value(reason);
    }
    json.endObject();
    json.flush();
    return text + "\n";
  }

  private static void writeCells(JsonWriter json, String name, Iterable<Cell> cells)
      throws IOException {
    json.name(name).beginArray();
    for (Cell cell : cells) {
      json.value(cell.toString());
    }
    json.endArray();
  }
}
