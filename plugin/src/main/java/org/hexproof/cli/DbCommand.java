package org.hexproof.cli;

import com.google.common.collect.ImmutableList;
import com.google.common.primitives.Ints;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import org.hexproof.database.CompactWriter;
import org.hexproof.database.Database;
import org.hexproof.database.TextExport;
import org.hexproof.database.View;
import org.hexproof.format.file.Format;
import org.hexproof.report.DatabaseText;
import org.hexproof.report.EntryText;
import org.hexproof.terminal.Progress;

/** The commands below {@code hexproof db}, but for what building and importing do. */
final class DbCommand {
  private static final int MOST_CELLS = 9999;

  private static final Choice<Boolean> LABELLED = Choice.flag("labelled");
  private static final Choice<View> POSET =
      Choice.of("poset", "POSET", View.values()).or(View.GENERAL);
  private static final Choice<String> EXPORT =
      Choice.word("to", "FORMAT", ImmutableList.of("text", "compact"));
  private static final Choice<Integer> EXPORTED =
      Choice.count("max-cells", "N", MOST_CELLS).or(MOST_CELLS);
  private static final Choice<String> PRIMARIES = Choice.text("primaries", "FILE");

  static final ImmutableList<Command> PARTS =
      ImmutableList.of(
          part("build", Choice.list().addAll(DbBuild.CHOICES), DbCommand::build),
          reading("stats", "", Choice.list().add(Output.OUT), DbCommand::stats),
          reading(
              "lookup",
              "EXPR",
              Choice.list().add(POSET, ValueCommand.ASCII, Output.OUT),
              DbCommand::lookup),
          reading("show", "ID", Choice.list().add(ValueCommand.ASCII, Output.OUT), DbCommand::show),
          reading(
              "draw",
              "ID, EXPR or FILE",
              Choice.list()
                  .add(ValueCommand.ASCII, Drawing.TO, Output.OUT)
                  .addAll(Compacting.CHOICES)
                  .addAll(Drawing.CHOICES),
              DbCommand::draw),
          reading(
              "decompose",
              "FILE",
              Choice.list()
                  .addAll(Selection.CHOICES)
                  .addAll(RegionChoices.CHOICES)
                  .add(DbDecompose.SINGLE, DbDecompose.MAX_CELLS, ValueCommand.ASCII, Output.OUT),
              DbDecompose::decompose),
          reading(
              "export",
              "",
              Choice.list().add(ValueCommand.ASCII, LABELLED, EXPORT, EXPORTED, Output.OUT),
              DbCommand::export),
          part("import", Choice.list().add(PRIMARIES), DbCommand::importFile));

  private DbCommand() {}

  private static Command part(
      String name, ImmutableList.Builder<Choice<?>> choices, Command.Action action) {
    return Command.of(CommandGroup.VALUES, "db " + name, choices.add(Databases.DB).build(), action);
  }

  /** A database that is only read, what is asked of it, and where the answer goes. */
  record Asked(Database database, Line line, Output output, Surroundings surroundings) {
    boolean ascii() {
      return line.get(ValueCommand.ASCII);
    }

    String operand() {
      return line.operands().get(0);
    }
  }

  /** What is done with a database that is only read. */
  private interface Reading {
    ExitCode read(Asked asked) throws IOException;
  }

  /** A part that takes this operand, if any. */
  private static Command reading(
      String name, String operand, ImmutableList.Builder<Choice<?>> choices, Reading reading) {
    return part(
        name,
        choices,
        (line, surroundings) -> {
          check(line, name, operand);
          try (Database database = Databases.open(line);
              Output output = Output.of(line, surroundings.out())) {
            ExitCode code = reading.read(new Asked(database, line, output, surroundings));
            surroundings.interrupt().check();
            output.commit();
            return code;
          } catch (UncheckedIOException e) {
            throw CommandException.unreadable(e.getCause().getMessage());
          }
        });
  }

  private static void check(Line line, String action, String operand) {
    if (line.operands().size() != (operand.isEmpty() ? 0 : 1)) {
      throw CommandException.usage(
          action + " wants " + (operand.isEmpty() ? "nothing more" : "one " + operand));
    }
  }

  private static Path target(Line line) {
    if (!line.has(Databases.DB)) {
      throw CommandException.usage("--db FILE is missing");
    }
    return Databases.path(line.get(Databases.DB));
  }

  private static ExitCode build(Line line, Surroundings surroundings) throws IOException {
    check(line, "build", "");
    return new DbBuild(line, surroundings).run(target(line));
  }

  private static ExitCode importFile(Line line, Surroundings surroundings) {
    if (line.has(PRIMARIES)) {
      check(line, "import --primaries", "");
      return new DbImport(surroundings).primaries(line.get(PRIMARIES), target(line));
    }
    check(line, "import", "FILE");
    return new DbImport(surroundings).lines(line.operand(), target(line));
  }

  private static ExitCode stats(Asked asked) throws IOException {
    DatabaseText.write(asked.database, asked.output.writer());
    return ExitCode.OK;
  }

  private static ExitCode lookup(Asked asked) throws IOException {
    return new DbLookup(asked).look(asked.line.get(POSET), asked.operand())
        ? ExitCode.OK
        : ExitCode.NO;
  }

  private static ExitCode show(Asked asked) throws IOException {
    new EntryText(asked.database, asked.ascii(), asked.output.writer())
        .show(number(asked.operand(), asked.database));
    return ExitCode.OK;
  }

  private static ExitCode draw(Asked asked) throws IOException {
    Format format = asked.line.get(Drawing.TO);
    asked.output.write(new DbDraw(asked).draw(format), format == Format.TEXT);
    return ExitCode.OK;
  }

  private static ExitCode export(Asked asked) throws IOException {
    int cells = asked.line.get(EXPORTED);
    Database database = asked.database;
    if (asked.line.get(EXPORT).equals("compact")) {
      CompactWriter.write(database, cells, asked.output.stream());
      return ExitCode.OK;
    }
    TextExport export = new TextExport(database);
    try (Progress progress = asked.surroundings.watch().count("entries", database.size())) {
      export.write(
          asked.output.writer(), cells, asked.line.get(LABELLED), asked.ascii(), progress::stepped);
    }
    return ExitCode.OK;
  }

  static int number(String text, Database database) {
    Integer number = Ints.tryParse(text);
    if (number == null || number < 0 || number >= database.size()) {
      throw CommandException.usage(
          "there is no entry '" + text + "' (there are 0 to " + (database.size() - 1) + ")");
    }
    return number;
  }
}
