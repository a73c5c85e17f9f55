package org.hexproof.cli;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.Maps;
import com.google.common.primitives.Ints;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.io.Writer;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.Map;
import java.util.Optional;
import org.hexproof.database.CompactWriter;
import org.hexproof.database.Database;
import org.hexproof.database.DatabaseException;
import org.hexproof.database.View;
import org.hexproof.format.file.Format;
import org.hexproof.report.EntryText;
import org.hexproof.value.GameTooLargeException;
import org.hexproof.value.StoreFullException;

/** The commands below {@code hexproof db}, but for what building and importing do. */
final class DbCommand {
  private static final String REGIONS = "regions";
  private static final int MOST_CELLS = 9999;

  private static final Choice<Boolean> ASCII = Choice.flag("ascii");
  private static final Choice<Boolean> LABELLED = Choice.flag("labelled");
  private static final Choice<View> POSET =
      Choice.word("poset", "POSET", Maps.uniqueIndex(Arrays.asList(View.values()), View::label))
          .or(View.GENERAL);
  private static final Choice<String> PICTURE = Choice.word("to", "FORMAT", DbDraw.FORMATS);
  private static final Choice<String> EXPORT =
      Choice.word("to", "FORMAT", ImmutableList.of("text", "compact"));
  private static final Choice<Integer> EXPORTED =
      Choice.count("max-cells", "N", MOST_CELLS).or(MOST_CELLS);
  private static final Choice<String> PRIMARIES = Choice.text("primaries", "FILE");

  static final ImmutableList<Command> PARTS =
      ImmutableList.of(
          part("build", Choice.list().addAll(DbBuild.CHOICES), DbCommand::build),
          part("stats", Choice.list().add(Output.OUT), DbCommand::stats),
          part("lookup", Choice.list().add(POSET, ASCII, Output.OUT), DbCommand::lookup),
          part("show", Choice.list().add(ASCII, Output.OUT), DbCommand::show),
          part(
              "draw",
              Choice.list()
                  .add(ASCII, PICTURE, Output.OUT)
                  .addAll(Compacting.CHOICES)
                  .addAll(Drawing.CHOICES),
              DbCommand::draw),
          part(
              "decompose",
              Choice.list()
                  .addAll(Selection.CHOICES)
                  .addAll(RegionChoices.CHOICES)
                  .add(DbDecompose.SINGLE, DbDecompose.MAX_CELLS, ASCII, Output.OUT),
              DbCommand::decompose),
          part(
              "export",
              Choice.list().add(ASCII, LABELLED, EXPORT, EXPORTED, Output.OUT),
              DbCommand::export),
          part("import", Choice.list().add(PRIMARIES), DbCommand::importFile));

  private DbCommand() {}

  private static Command part(
      String name, ImmutableList.Builder<Choice<?>> choices, Command.Action action) {
    return Command.of(
        Group.VALUES,
        "db " + name,
        choices.add(Databases.DB).build(),
        (line, surroundings) -> {
          try {
            return action.run(line, surroundings);
          } catch (StoreFullException e) {
            surroundings.err().println("hexproof: undecided: " + e.getMessage());
            return ExitCode.UNDECIDED;
          }
        });
  }

  private static String operand(Line line, String action, String what) {
    if (line.operands().size() != 1) {
      throw CommandException.usage(action + " wants one " + what);
    }
    return line.operands().get(0);
  }

  private static void noOperand(Line line, String action) {
    if (!line.operands().isEmpty()) {
      throw CommandException.usage(action + " wants nothing more");
    }
  }

  private static Path target(Line line) {
    if (!line.has(Databases.DB)) {
      throw CommandException.usage("--db FILE is missing");
    }
    return Databases.path(line.get(Databases.DB));
  }

  private static ExitCode build(Line line, Surroundings surroundings) throws IOException {
    noOperand(line, "build");
    return new DbBuild(line, surroundings).run(target(line));
  }

  private static ExitCode importFile(Line line, Surroundings surroundings) {
    if (line.has(PRIMARIES)) {
      noOperand(line, "import --primaries");
      return new DbImport(surroundings).primaries(line.get(PRIMARIES), target(line));
    }
    return new DbImport(surroundings).lines(operand(line, "import", "FILE"), target(line));
  }

  /** What is done with a database that is only read. */
  private interface Reading {
    ExitCode read(Database database, Output output) throws IOException;
  }

  private static ExitCode read(Line line, Surroundings surroundings, Reading reading)
      throws IOException {
    try (Database database = Databases.open(line);
        Output output = Output.of(line, surroundings.out())) {
      ExitCode code = reading.read(database, output);
      if (surroundings.interrupt().raised()) {
        return ExitCode.INTERRUPTED;
      }
      if (code != ExitCode.UNDECIDED) {
        output.commit();
      }
      return code;
    } catch (GameTooLargeException e) {
      surroundings.err().println("hexproof: undecided: " + e.getMessage());
      return ExitCode.UNDECIDED;
    } catch (DatabaseException e) {
      throw CommandException.unreadable(e.getMessage());
    } catch (UncheckedIOException e) {
      throw CommandException.unreadable(e.getCause().getMessage());
    }
  }

  private static ExitCode stats(Line line, Surroundings surroundings) throws IOException {
    noOperand(line, "stats");
    return read(
        line,
        surroundings,
        (database, output) -> {
          stats(database, output.writer());
          return ExitCode.OK;
        });
  }

  private static ExitCode lookup(Line line, Surroundings surroundings) throws IOException {
    String value = operand(line, "lookup", "EXPR");
    return read(
        line,
        surroundings,
        (database, output) ->
            new DbLookup(database, line.get(ASCII), output.writer(), surroundings)
                    .look(line.get(POSET), value)
                ? ExitCode.OK
                : ExitCode.NO);
  }

  private static ExitCode show(Line line, Surroundings surroundings) throws IOException {
    String number = operand(line, "show", "ID");
    return read(
        line,
        surroundings,
        (database, output) -> {
          new EntryText(database, line.get(ASCII), output.writer()).show(number(number, database));
          return ExitCode.OK;
        });
  }

  private static ExitCode draw(Line line, Surroundings surroundings) throws IOException {
    String what = operand(line, "draw", "ID, EXPR or FILE");
    Format format = Format.parse(line.get(PICTURE));
    return read(
        line,
        surroundings,
        (database, output) -> {
          Optional<byte[]> drawn =
              new DbDraw(database, line.get(ASCII), surroundings).draw(what, line, format);
          if (drawn.isEmpty()) {
            return ExitCode.UNDECIDED;
          }
          output.write(drawn.get(), format == Format.TEXT);
          return ExitCode.OK;
        });
  }

  private static ExitCode decompose(Line line, Surroundings surroundings) throws IOException {
    String file = operand(line, "decompose", "FILE");
    return read(
        line,
        surroundings,
        (database, output) -> {
          new DbDecompose(database, line.get(ASCII), line, output.writer())
              .decompose(file, line, surroundings);
          return ExitCode.OK;
        });
  }

  private static ExitCode export(Line line, Surroundings surroundings) throws IOException {
    noOperand(line, "export");
    int cells = line.get(EXPORTED);
    return read(
        line,
        surroundings,
        (database, output) -> {
          if (line.get(EXPORT).equals("compact")) {
            CompactWriter.write(database, cells, output.stream());
          } else {
            new DbExport(database, line.get(ASCII), surroundings)
                .write(output.writer(), cells, line.get(LABELLED));
          }
          return ExitCode.OK;
        });
  }

  static int number(String text, Database database) {
    Integer number = Ints.tryParse(text);
    if (number == null || number < 0 || number >= database.size()) {
      throw CommandException.usage(
          "there is no entry '" + text + "' (there are 0 to " + (database.size() - 1) + ")");
    }
    return number;
  }

  private static void stats(Database database, Writer out) throws IOException {
    for (Map.Entry<String, String> parameter : database.meta().entrySet()) {
      if (!parameter.getKey().equals(REGIONS)) {
        out.write(parameter.getKey() + ": " + parameter.getValue() + "\n");
      }
    }
    out.write(REGIONS + ": " + database.regions().size() + "\n");
    Database.Counts sum = new Database.Counts(0, 0, 0, 0);
    out.write("cells  up to symmetry  labelled   corners     forks\n");
    for (Map.Entry<Integer, Database.Counts> row : database.counts().entrySet()) {
      write(out, row.getKey().toString(), row.getValue());
      sum = sum.plus(row.getValue());
    }
    write(out, "all", sum);
  }

  private static void write(Writer out, String cells, Database.Counts counts) throws IOException {
    out.write(pad(cells, 5) + pad(Long.toString(counts.entries()), 16));
    out.write(pad(Long.toString(counts.labelled()), 10));
    out.write(pad(Long.toString(counts.corners()), 10));
    out.write(pad(Long.toString(counts.forks()), 10) + "\n");
  }

  private static String pad(String text, int width) {
    return " ".repeat(Math.max(0, width - text.length())) + text;
  }
}
