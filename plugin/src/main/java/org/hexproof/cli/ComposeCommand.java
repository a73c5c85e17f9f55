package org.hexproof.cli;

import com.google.common.collect.ImmutableList;
import java.io.IOException;
import java.util.Optional;
import org.apache.commons.cli.CommandLine;
import org.apache.commons.cli.Options;
import org.hexproof.board.Board;
import org.hexproof.compose.Context;
import org.hexproof.compose.PlacedTemplate;
import org.hexproof.database.Database;
import org.hexproof.format.Diagram;
import org.hexproof.format.DiagramEntry;
import org.hexproof.format.Entry;
import org.hexproof.format.FormatException;
import org.hexproof.format.file.Format;
import org.hexproof.realize.DrawingTooLargeException;
import org.hexproof.realize.Effort;
import org.hexproof.template.Template;

/** {@code hexproof compose}. */
final class ComposeCommand implements Command {
  private static final String CONTEXT = "context";
  private static final String WITHIN = "within";
  private static final int DEFAULT_DEPTH = 2;

  private static final ImmutableList<String> FORMATS =
      ImmutableList.of("text", "hexboard", "sgf", "htp", "svg", "png");

  @Override
  public String name() {
    return "compose";
  }

  @Override
  public String summary() {
    return "puts a template into a context on a whole board";
  }

  @Override
  public String operands() {
    return "FILE [--context CONTEXT] [--to FORMAT]";
  }

  @Override
  public ImmutableList<String> description() {
    return ImmutableList.of(
        "Puts the template in FILE into a context on a whole board, so that any program that plays"
            + " Hex can judge it. White moves first; where Black wins, by joining top and bottom,"
            + " the template passes the test.",
        "The contexts are "
            + Context.NAMES
            + ". Edge and interior templates get a frame. The others have two stones or cells A and"
            + " B and an edge, and are joined to a context with three terminals: A to its terminal"
            + " 2, B to 1, and the top of the board to 3. Of the switches it is the dual that is"
            + " drawn, in which White switches: a template connects both A and B exactly if it"
            + " passes with simpleswitches of every depth N. The tester tells whether a template"
            + " pivots, tester-sente whether it does so in sente. With value:{…} a position of that"
            + " value is looked up, with entry:N it is that of an entry, see 'hexproof db --help'.",
        "A tripleswitch has the value of that name, which is known of a position for N up to 2"
            + " only; a hex-tripleswitch is a pinwheel of three superswitches, is at least as good"
            + " for Black as the tripleswitch of so many steps and so large that drawing it takes a"
            + " minute or so for N = 0 and fails for more. With --db FILE, contexts with names are"
            + " taken from that database where it has smaller ones.",
        "The cells of the template are marked: with a colon in text, where a line 'template:' lists"
            + " its stones, by shading in hexboard, svg and png, by SL in SGF. Read as a template,"
            + " text, hexboard and SGF give the template back.",
        "In SGF the board is square, with White's columns added at the right or Black's rows at the"
            + " top, since some programs read no others.");
  }

  @Override
  public Options options() {
    Options options =
        Selection.addWithCells(new Options())
            .addOption(
                Choices.option(
                    CONTEXT,
                    "CONTEXT",
                    "one of those above (default: what tests the template's kind, with "
                        + DEFAULT_DEPTH
                        + " simpleswitches)"))
            .addOption(
                Choices.words(
                    Choices.TO, "FORMAT", FORMATS, String.join(", ", FORMATS) + " (default text)"))
            .addOption(
                Choices.option(
                    WITHIN,
                    "N",
                    "only a board of at most N columns and rows will do, as for engines that play"
                        + " on no larger ones"))
            .addOption(Databases.option())
            .addOption(Choices.out());
    Compacting.addOptions(options, "", Effort.DEFAULT);
    Drawing.addOptions(options);
    return options;
  }

  @Override
  public ExitCode run(CommandLine line, Surroundings surroundings)
      throws CommandException, IOException {
    Format format = Format.parse(Choices.word(line, Choices.TO, FORMATS));
    Drawing drawing = Drawing.of(line, format);
    int within = Choices.count(line, WITHIN, Board.MAX_SIDE, Board.MAX_SIDE);
    Effort effort = Compacting.effort(line, Effort.DEFAULT).within(within);
    Entry entry =
        Choices.named(
            line,
            new Inputs(surroundings.in())
                .readOne(Choices.operand(line), Selection.withCells(line)));
    byte[] written;
    try {
      Inputs.tellTemplate(entry, surroundings.err());
      Template template = entry.template(Optional.empty());
      PlacedTemplate placed =
          context(line, template).place(template.surrounded(), template.promise(), effort);
      Board board = placed.position().board();
      if (Math.max(board.cols(), board.rows()) > within) {
        throw new DrawingTooLargeException(
            "the smallest drawing found has %s columns and %s rows"
                .formatted(String.valueOf(board.cols()), String.valueOf(board.rows())));
      }
      Diagram diagram = (format == Format.SGF ? placed.squared() : placed).diagram(template.name());
      written =
          ConvertCommand.converted(
              new DiagramEntry(entry.place(), diagram).named(entry.naming()), format, drawing);
    } catch (FormatException e) {
      throw CommandException.unreadable(e.getMessage());
    } catch (DrawingTooLargeException e) {
      surroundings
          .err()
          .println(
              "hexproof: undecided: "
                  + e.getMessage()
                  + "\n  hint: another --seed, or --compact with more steps, may find one");
      return ExitCode.UNDECIDED;
    } catch (IllegalArgumentException e) {
      throw CommandException.unreadable(entry.place() + ": " + e.getMessage());
    }
    try (Output output = Output.of(line, surroundings.out())) {
      output.write(written, format == Format.TEXT);
      output.commit();
    }
    return ExitCode.OK;
  }

  private static Context context(CommandLine line, Template template) throws CommandException {
    String name = line.getOptionValue(CONTEXT);
    if (name == null) {
      return Context.testing(template.kind(), DEFAULT_DEPTH);
    }
    boolean known = name.startsWith(Context.VALUE) || name.startsWith(Context.ENTRY);
    try {
      if (!known && !line.hasOption(Databases.DB)) {
        return Context.parse(name);
      }
      try (Database database = Databases.open(line)) {
        return known ? Context.known(name, database) : Context.smallest(name, database);
      }
    } catch (IllegalArgumentException e) {
      throw CommandException.usage(e.getMessage());
    } catch (IOException e) {
      throw CommandException.unreadable(e.getMessage());
    }
  }
}
