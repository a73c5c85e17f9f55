package org.hexproof.cli;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import com.google.common.collect.ImmutableSet;
import com.google.common.collect.Maps;
import com.google.common.primitives.Ints;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.io.Writer;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.hexproof.database.CompactWriter;
import org.hexproof.database.Database;
import org.hexproof.database.DatabaseException;
import org.hexproof.database.View;
import org.hexproof.format.file.Format;
import org.hexproof.region.RegionTooLargeException;
import org.hexproof.report.EntryText;
import org.hexproof.value.StoreFullException;
import org.hexproof.word.Suggestion;

/** {@code hexproof db}. */
final class DbCommand {
  static final String MAX_CELLS = "max-cells";
  private static final String REGIONS = "regions";
  static final int MOST_CELLS = 9999;

  private static final ImmutableList<String> EXPORTS = ImmutableList.of("text", "compact");
  private static final ImmutableMap<String, View> VIEWS =
      Maps.uniqueIndex(Arrays.asList(View.values()), View::label);

  /** Each action with what it is done to. */
  static final ImmutableMap<String, String> ACTIONS =
      ImmutableMap.of(
          "build", "",
          "stats", "",
          "lookup", "EXPR",
          "show", "ID",
          "draw", "ID, EXPR or FILE",
          "decompose", "FILE",
          "export", "",
          "import", "FILE");

  private static final Choice<Boolean> ASCII = Choice.flag("ascii");
  private static final Choice<Boolean> LABELLED = Choice.flag("labelled");
  private static final Choice<String> POSET =
      Choice.word("poset", "POSET", VIEWS.keySet().asList());
  private static final Choice<String> TO =
      Choice.text("to", "FORMAT")
          .proposing(
              ImmutableSet.<String>builder()
                  .addAll(DbDraw.FORMATS)
                  .addAll(EXPORTS)
                  .build()
                  .asList());
  private static final Choice<String> PRIMARIES = Choice.text("primaries", "FILE");

  static final ImmutableList<Choice<?>> CHOICES =
      Choice.list()
          .addAll(Selection.CHOICES)
          .add(Databases.DB)
          .addAll(DbBuild.CHOICES)
          .add(ASCII, POSET, PRIMARIES, LABELLED, TO, Choices.OUT)
          .addAll(RegionChoices.CHOICES)
          .add(DbDecompose.SINGLE)
          .addAll(Compacting.CHOICES)
          .addAll(Drawing.CHOICES)
          .build();

  private DbCommand() {}

  static ExitCode run(Line line, Surroundings surroundings) throws CommandException, IOException {
    List<String> words = line.operands();
    String action = words.isEmpty() ? "" : words.get(0);
    String operand = ACTIONS.get(action);
    if (operand == null) {
      throw CommandException.usage(
          "expected "
              + String.join(", ", ACTIONS.keySet())
              + ", not '"
              + action
              + "'"
              + Suggestion.of(action, "", ACTIONS.keySet()));
    }
    if (line.has(PRIMARIES)) {
      if (!action.equals("import")) {
        throw CommandException.usage(PRIMARIES + " is for import");
      }
      operand = "";
    }
    if (words.size() != (operand.isEmpty() ? 1 : 2)) {
      throw CommandException.usage(
          action + " wants " + (operand.isEmpty() ? "nothing more" : "one " + operand));
    }
    try {
      return switch (action) {
        case "build" -> new DbBuild(line, surroundings).run(target(line));
        case "import" ->
            line.has(PRIMARIES)
                ? new DbImport(surroundings).primaries(line.get(PRIMARIES), target(line))
                : new DbImport(surroundings).lines(words.get(1), target(line));
        default -> read(line, surroundings, action, words.get(words.size() - 1));
      };
    } catch (StoreFullException e) {
      surroundings.err().println("hexproof: undecided: " + e.getMessage());
      return ExitCode.UNDECIDED;
    }
  }

  private static Path target(Line line) throws CommandException {
    if (!line.has(Databases.DB)) {
      throw CommandException.usage("--db FILE is missing");
    }
    return Databases.path(line.get(Databases.DB));
  }

  private static ExitCode read(Line line, Surroundings surroundings, String action, String operand)
      throws CommandException, IOException {
    boolean ascii = line.get(ASCII);
    int maxCells = line.find(DbBuild.CELLS).orElse(MOST_CELLS);
    boolean draws = action.equals("draw");
    String to = to(line, draws ? DbDraw.FORMATS : EXPORTS);
    View view = view(line);
    try (Database database = Databases.open(line);
        Output output = Output.of(line, surroundings.out())) {
      boolean found = true;
      switch (action) {
        case "stats" -> stats(database, output.writer());
        case "show" ->
            new EntryText(database, ascii, output.writer()).show(number(operand, database));
        case "draw" -> {
          Optional<byte[]> drawn =
              new DbDraw(database, ascii, surroundings).draw(operand, line, Format.parse(to));
          if (drawn.isEmpty()) {
            return ExitCode.UNDECIDED;
          }
          output.write(drawn.get(), to.equals(Format.TEXT.label()));
        }
        case "decompose" ->
            new DbDecompose(database, ascii, line, output.writer())
                .decompose(operand, line, surroundings);
        case "lookup" ->
            found =
                new DbLookup(database, ascii, output.writer(), surroundings).look(view, operand);
        default -> {
          if (to.equals("compact")) {
            CompactWriter.write(database, maxCells, output.stream());
          } else {
            boolean labelled = line.get(LABELLED);
            new DbExport(database, ascii, surroundings).write(output.writer(), maxCells, labelled);
          }
        }
      }
      if (surroundings.interrupt().raised()) {
        return ExitCode.INTERRUPTED;
      }
      output.commit();
      return found ? ExitCode.OK : ExitCode.NO;
    } catch (RegionTooLargeException e) {
      surroundings.err().println("hexproof: undecided: " + e.getMessage());
      return ExitCode.UNDECIDED;
    } catch (DatabaseException e) {
      throw CommandException.unreadable(e.getMessage());
    } catch (UncheckedIOException e) {
      throw CommandException.unreadable(e.getCause().getMessage());
    }
  }

  private static String to(Line line, ImmutableList<String> formats) throws CommandException {
    return Choice.word("to", "FORMAT", formats).reader().read(line.find(TO).orElse(formats.get(0)));
  }

  private static View view(Line line) throws CommandException {
    return VIEWS.get(line.get(POSET));
  }

  static int number(String text, Database database) throws CommandException {
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
