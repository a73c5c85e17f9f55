package org.hexproof.cli;

import com.google.common.collect.ImmutableList;
import java.io.IOException;
import org.hexproof.board.Board;
import org.hexproof.compose.Context;
import org.hexproof.compose.PlacedTemplate;
import org.hexproof.database.Database;
import org.hexproof.format.Diagram;
import org.hexproof.format.DiagramEntry;
import org.hexproof.format.Entry;
import org.hexproof.format.file.Format;
import org.hexproof.realize.DrawingTooLargeException;
import org.hexproof.realize.Effort;
import org.hexproof.template.Template;

/** {@code hexproof compose}. */
final class ComposeCommand {
  private static final int DEFAULT_DEPTH = 2;

  private static final Choice<String> CONTEXT = Choice.text("context", "CONTEXT");
  private static final Choice<Integer> WITHIN =
      Choice.count("within", "N", Board.MAX_SIDE).or(Board.MAX_SIDE);

  static final ImmutableList<Choice<?>> CHOICES =
      Choice.list()
          .addAll(Selection.WITH_CELLS)
          .add(CONTEXT, Drawing.TO, WITHIN, Databases.DB, Output.OUT)
          .addAll(Compacting.CHOICES)
          .addAll(Drawing.CHOICES)
          .build();

  private ComposeCommand() {}

  static ExitCode run(Line line, Surroundings surroundings) throws IOException {
    Format format = line.get(Drawing.TO);
    Drawing drawing = Drawing.of(line, format);
    int within = line.get(WITHIN);
    Effort effort = Compacting.effort(line, Effort.DEFAULT).within(within);
    Entry entry = Asking.entry(line, surroundings);
    byte[] written;
    try {
      Template template = Inputs.template(entry, surroundings.err());
      PlacedTemplate placed =
          context(line, template).place(template.surrounded(), template.promise(), effort);
      Board board = placed.position().board();
      if (Math.max(board.cols(), board.rows()) > within) {
        throw new DrawingTooLargeException(
            "the smallest drawing found has %s columns and %s rows"
                .formatted(board.cols(), board.rows()));
      }
      Diagram diagram = (format == Format.SGF ? placed.squared() : placed).diagram(template.name());
      written = drawing.file(new DiagramEntry(entry.place(), diagram).named(entry.naming()));
    } catch (DrawingTooLargeException e) {
      throw CommandException.undecided(
          e.getMessage() + "\n  hint: another --seed, or --compact with more steps, may find one");
    } catch (IllegalArgumentException e) {
      throw CommandException.unreadable(entry.place() + ": " + e.getMessage());
    }
    Output.write(line, surroundings, written, format == Format.TEXT);
    return ExitCode.OK;
  }

  private static Context context(Line line, Template template) {
    if (!line.has(CONTEXT)) {
      return Context.testing(template.kind(), DEFAULT_DEPTH);
    }
    String name = line.get(CONTEXT);
    boolean known = name.startsWith(Context.VALUE) || name.startsWith(Context.ENTRY);
    try {
      if (!known && !line.has(Databases.DB)) {
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
