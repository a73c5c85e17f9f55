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
import org.apache.commons.cli.CommandLine;
import org.apache.commons.cli.Options;
import org.hexproof.database.CompactWriter;
import org.hexproof.database.Database;
import org.hexproof.database.DatabaseException;
import org.hexproof.database.View;
import org.hexproof.format.file.Format;
import org.hexproof.region.RegionTooLargeException;
import org.hexproof.value.StoreFullException;
import org.hexproof.word.Suggestion;

/** {@code hexproof db}. */
final class DbCommand implements Command {
  private static final String ASCII = "ascii";
  private static final String LABELLED = "labelled";
  static final String MAX_CELLS = "max-cells";
  private static final String POSET = "poset";
  private static final String REGIONS = "regions";
  private static final String PRIMARIES = "primaries";
  private static final int MOST_CELLS = 9999;

  private static final ImmutableList<String> EXPORTS = ImmutableList.of("text", "compact");
  private static final ImmutableMap<String, View> VIEWS =
      Maps.uniqueIndex(Arrays.asList(View.values()), View::label);

  /** Each action with what it is done to. */
  private static final ImmutableMap<String, String> ACTIONS =
      ImmutableMap.of(
          "build", "",
          "stats", "",
          "lookup", "EXPR",
          "show", "ID",
          "draw", "ID, EXPR or FILE",
          "decompose", "FILE",
          "export", "",
          "import", "FILE");

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
    return "ACTION [EXPR | ID | FILE]";
  }

  @Override
  public ImmutableList<String> firstWords() {
    return ACTIONS.keySet().asList();
  }

  @Override
  public ImmutableList<String> description() {
    return ImmutableList.of(
        "A database of values of positions with three terminals, as 'hexproof value' writes them,"
            + " each with the circuit of the fewest empty cells that was found. A small one comes"
            + " with the program: all values of few cells. ACTION is lookup EXPR, show ID, draw ID,"
            + " decompose FILE, stats, export, import FILE or build.",
        "lookup prints the number of cells, the value and a circuit, and then which entry they come"
            + " from: the database has one entry for values that differ only by the numbers of the"
            + " terminals and by the players' roles. If the value is not there it prints 'no', then"
            + " positions that are worth the same where two terminals are adjacent edges (a corner:"
            + " c is no better than a) or opposite ones (a fork: c is no better than ⊥), and the"
            + " nearest values above and below; the exit code is 1. Values of more atoms than stats"
            + " tells are not kept, which is said where it matters. With --poset corner or fork the"
            + " value is that of a corner or a fork.",
        "show tells all about an entry. stats tells how many values there are, and with what the"
            + " file was made: up to symmetry, which are the entries, labelled, which are all, and"
            + " how many of these differ as corners and as forks.",
        "draw shows an entry by itself as stones on a board: its terminals are black stones with the"
            + " labels 1, 2 and 3, around it are White's stones, and its empty cells are as many as"
            + " show tells. Instead of an entry's number it takes a value, or a circuit in the notation"
            + " of 'hexproof value', or a file of circuits, the name of which has a dot or a slash. The value of a drawing of few cells is computed from the stones"
            + " and compared before it is written. On the error stream it tells the terminals in the"
            + " way that 'hexproof value FILE --terminals LIST' wants them. What is too large for a"
            + " board ends with exit code 3.",
        "decompose tells of what a region of a board in FILE is made, between two or three terminals"
            + " that are named as 'hexproof value' has them; those of a whole board are top and bottom."
            + " It prints a circuit, then with # before them which cells each part is and what is made"
            + " of several parts: a pinwheel of three, a star, which is the dual of one, or others. A"
            + " part that is worth what a small region is bears that region's name; what is made of more"
            + " than three parts, but worth what an entry is, stands as a value in braces. Regions of up"
            + " to 14 cells are divided into the fewest parts, larger ones from small to large. With"
            + " --single each empty cell is a part of its own, P1 if it touches two groups and P2 if it"
            + " touches three, whatever the size of the board. The value of the circuit is computed and"
            + " compared with that of the region. A region of more than --max-cells cells is refused,"
            + " with exit code 3; with --single only its value is not computed.",
        "export writes one line for each entry, or with --labelled for each value: the number of"
            + " cells, the value and the circuit, with tabs between them. Lines that begin with #"
            + " are comments. import makes a database of such lines; it checks that each circuit"
            + " has the cells and the value that the line tells, and writes nothing if one has not."
            + " With --primaries the file has positions with their drawings instead, as 'hexproof"
            + " primaries' writes them; each drawing must have the cells and the value that are told."
            + " With --to compact, export writes a small file that is quick to open, which --db"
            + " takes too; what comes with the program was made so.",
        "build joins small regions, and what comes of it, three at a time in pinwheels: first all"
            + " values of at most --max-cells empty cells and some of two more, then, simplest"
            + " first, pinwheels whose parts have at most --max-sum atoms together; --order takes"
            + " one of these alone. It"
            + " writes the file when that is done or a limit is reached. The same limits give the"
            + " same file, but for --minutes.",
        "What build has computed is kept beside the file, in FILE.log, until it is done. If it was"
            + " killed, or ended by Ctrl-C or --minutes, the same command goes on from there, with"
            + " other limits if you like; Ctrl-C writes no file. A FILE that is there already is"
            + " replaced only so: without its log, or if it is no database, build refuses it.",
        "Examples: hexproof db lookup '{a,b|a}'; hexproof db lookup '{a,b|F}' --poset fork;"
            + " hexproof db draw 1233 --to svg --out switch.svg;"
            + " hexproof db decompose board.txt --single;"
            + " hexproof db export --labelled --out values.txt; hexproof db import values.txt --db"
            + " values.db.");
  }

  @Override
  public Options options() {
    Options options = Selection.addTo(new Options()).addOption(Databases.option());
    DbBuild.addOptions(options);
    options
        .addOption(Choices.flag(ASCII, "prints T and F for ⊤ and ⊥"))
        .addOption(
            Choices.words(
                POSET,
                "POSET",
                VIEWS.keySet().asList(),
                "lookup: P3 (the default), corner or fork, see above"))
        .addOption(
            Choices.option(
                PRIMARIES, "FILE", "import: positions in the form of 'hexproof primaries'"))
        .addOption(Choices.flag(LABELLED, "export: a line for each value, not for each entry"))
        .addOption(
            Choices.words(
                Choices.TO,
                "FORMAT",
                ImmutableSet.<String>builder()
                    .addAll(DbDraw.FORMATS)
                    .addAll(EXPORTS)
                    .build()
                    .asList(),
                "export: text (the default) or compact; draw: "
                    + String.join(", ", DbDraw.FORMATS)
                    + " (default text)"))
        .addOption(Choices.out());
    RegionCut.addOptions(options, "decompose: ");
    options.addOption(
        Choices.flag(DbDecompose.SINGLE, "decompose: into single cells, P1 and P2, see above"));
    Compacting.addOptions(options, "draw: ", DbDraw.PRESET);
    Drawing.addOptions(options);
    return options;
  }

  @Override
  public ExitCode run(CommandLine line, Surroundings surroundings)
      throws CommandException, IOException {
    List<String> words = line.getArgList();
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
    if (line.hasOption(PRIMARIES)) {
      if (!action.equals("import")) {
        throw CommandException.usage("--" + PRIMARIES + " is for import");
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
            line.hasOption(PRIMARIES)
                ? new DbImport(surroundings).primaries(line.getOptionValue(PRIMARIES), target(line))
                : new DbImport(surroundings).lines(words.get(1), target(line));
        default -> read(line, surroundings, action, words.get(words.size() - 1));
      };
    } catch (StoreFullException e) {
      surroundings.err().println("hexproof: undecided: " + e.getMessage());
      return ExitCode.UNDECIDED;
    }
  }

  private static Path target(CommandLine line) throws CommandException {
    if (!line.hasOption(Databases.DB)) {
      throw CommandException.usage("--db FILE is missing");
    }
    return Databases.path(line.getOptionValue(Databases.DB));
  }

  private static ExitCode read(
      CommandLine line, Surroundings surroundings, String action, String operand)
      throws CommandException, IOException {
    boolean ascii = line.hasOption(ASCII);
    int maxCells = Choices.count(line, MAX_CELLS, MOST_CELLS, MOST_CELLS);
    boolean draws = action.equals("draw");
    String to = Choices.word(line, Choices.TO, draws ? DbDraw.FORMATS : EXPORTS);
    View view = view(line);
    try (Database database = Databases.open(line);
        Output output = Output.of(line, surroundings.out())) {
      boolean found = true;
      switch (action) {
        case "stats" -> stats(database, output.writer());
        case "show" -> new DbShow(database, ascii, output.writer()).show(number(operand, database));
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
            boolean labelled = line.hasOption(LABELLED);
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

  private static View view(CommandLine line) throws CommandException {
    return VIEWS.get(Choices.word(line, POSET, VIEWS.keySet().asList()));
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
