package org.hexproof.cli;

import com.google.common.collect.ImmutableList;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.io.Writer;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.apache.commons.cli.CommandLine;
import org.apache.commons.cli.Options;
import org.hexproof.database.DatabaseFile;
import org.hexproof.database.Entry;
import org.hexproof.database.EntryCircuits;
import org.hexproof.format.FormatException;
import org.hexproof.primary.PrimaryList;
import org.hexproof.value.Game;
import org.hexproof.value.GameReader;
import org.hexproof.value.GameWriter;
import org.hexproof.value.Posets;
import org.hexproof.value.Values;

/** {@code hexproof db}. */
final class DbCommand implements Command {
  private static final String DB = "db";
  private static final String ASCII = "ascii";

  @Override
  public String name() {
    return "db";
  }

  @Override
  public String summary() {
    return "finds positions with three terminals by their values";
  }

  @Override
  public String operands() {
    return "build | stats | lookup EXPR";
  }

  @Override
  public ImmutableList<String> description() {
    return ImmutableList.of(
        "A database of values of positions with three terminals, as 'hexproof value' writes them,"
            + " each with the circuit of the fewest empty cells that was found.",
        "build joins small regions, and what comes of it, three at a time in pinwheels: first all"
            + " values of at most --max-cells empty cells and some of two more, then, simplest"
            + " first, pinwheels whose parts have at most --max-sum atoms together; --order takes"
            + " one of these alone. It"
            + " writes the file when that is done or a limit is reached. The same limits give the"
            + " same file, but for --minutes.",
        "What build has computed is kept beside the file, in FILE.log, until it is done. If it was"
            + " killed, or ended by Ctrl-C or --minutes, the same command goes on from there, with"
            + " other limits if you like; Ctrl-C writes no file.",
        "stats tells how many values the file has: labelled, and up to the numbers of the"
            + " terminals and the players' roles. lookup prints the number of cells, the value and"
            + " a circuit, and answers 'no' if there is none.");
  }

  @Override
  public Options options() {
    Options options =
        new Options().addOption(Choices.option(DB, "FILE", "the database, which must be given"));
    DbBuild.addOptions(options);
    return options
        .addOption(Choices.flag(ASCII, "prints T and F for ⊤ and ⊥"))
        .addOption(Choices.out());
  }

  @Override
  public ExitCode run(CommandLine line, Surroundings surroundings)
      throws CommandException, IOException {
    List<String> words = line.getArgList();
    String action = words.isEmpty() ? "" : words.get(0);
    if (!List.of("build", "stats", "lookup").contains(action)) {
      throw CommandException.usage("expected build, stats or lookup, not '" + action + "'");
    }
    int operands = action.equals("lookup") ? 2 : 1;
    if (words.size() != operands) {
      throw CommandException.usage(
          operands == 2 ? "lookup wants one EXPR" : action + " wants nothing more");
    }
    Path file = file(line);
    if (action.equals("build")) {
      return new DbBuild(line, surroundings).run(file);
    }
    try (DatabaseFile database = open(file);
        Output output = Output.of(line, surroundings.out())) {
      boolean found = true;
      if (action.equals("stats")) {
        stats(database, output.writer());
      } else {
        found = lookup(database, words.get(1), line.hasOption(ASCII), output.writer());
      }
      output.commit();
      return found ? ExitCode.OK : ExitCode.NO;
    }
  }

  private static Path file(CommandLine line) throws CommandException {
    if (!line.hasOption(DB)) {
      throw CommandException.usage("--db FILE is missing");
    }
    try {
      return Path.of(line.getOptionValue(DB));
    } catch (InvalidPathException e) {
      throw CommandException.unreadable("no file can be called that: " + e.getMessage());
    }
  }

  private static DatabaseFile open(Path file) throws CommandException {
    try {
      return DatabaseFile.open(file);
    } catch (IOException e) {
      throw CommandException.unreadable(e.getMessage());
    }
  }

  private static void stats(DatabaseFile database, Writer out) throws IOException {
    for (Map.Entry<String, String> parameter : database.meta().entrySet()) {
      out.write(parameter.getKey() + ": " + parameter.getValue() + "\n");
    }
    long entries = 0;
    long labelled = 0;
    out.write("cells  up to symmetry  labelled\n");
    for (Map.Entry<Integer, DatabaseFile.Counts> row : database.counts().entrySet()) {
      DatabaseFile.Counts counts = row.getValue();
      write(out, row.getKey().toString(), counts.entries(), counts.labelled());
      entries += counts.entries();
      labelled += counts.labelled();
    }
    write(out, "all", entries, labelled);
  }

  private static void write(Writer out, String cells, long entries, long labelled)
      throws IOException {
    out.write(pad(cells, 5) + pad(Long.toString(entries), 16));
    out.write(pad(Long.toString(labelled), 10) + "\n");
  }

  private static String pad(String text, int width) {
    return " ".repeat(Math.max(0, width - text.length())) + text;
  }

  private static boolean lookup(DatabaseFile database, String text, boolean ascii, Writer out)
      throws CommandException, IOException {
    Game game;
    try {
      game = GameReader.read("EXPR", text, Posets.P3);
    } catch (FormatException e) {
      throw CommandException.unreadable(e.getMessage());
    }
    Optional<Integer> reference = database.find(game);
    if (reference.isEmpty()) {
      out.write("no\n");
      return false;
    }
    EntryCircuits circuits =
        new EntryCircuits(number -> entry(database, number), PrimaryList.shipped());
    Values values = new Values(Posets.P3);
    Game form = values.form(values.of(game));
    out.write(entry(database, reference.get() / Entry.SYMMETRIES).cells() + "\t");
    out.write(GameWriter.write(form, Posets.P3, ascii) + "\t");
    out.write(circuits.circuit("G", reference.get()) + "\n");
    return true;
  }

  private static Entry entry(DatabaseFile database, int number) {
    try {
      return database.entry(number);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
