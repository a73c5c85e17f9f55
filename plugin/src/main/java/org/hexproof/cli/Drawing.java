package org.hexproof.cli;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSet;
import java.nio.charset.StandardCharsets;
import java.util.Locale;
import java.util.Optional;
import java.util.OptionalInt;
import org.hexproof.board.Cell;
import org.hexproof.board.Naming;
import org.hexproof.format.Diagram;
import org.hexproof.format.Entry;
import org.hexproof.format.FormatException;
import org.hexproof.format.file.Format;
import org.hexproof.format.file.Formats;
import org.hexproof.picture.Marks;
import org.hexproof.picture.PngWriter;
import org.hexproof.picture.Style;
import org.hexproof.picture.SvgWriter;
import org.hexproof.template.Template;
import org.hexproof.template.TemplateClaim;

/**
 * How the user wants the file of a board.
 *
 * @param style of SVG and PNG
 * @param around whether cells around a template are drawn too, and its carrier in another colour
 * @param naming how the players are coloured; if absent, as the file calls them
 */
record Drawing(Format format, Style style, boolean around, Optional<Naming> naming) {
  /** The format of a board that a command makes. */
  static final Choice<Format> TO =
      Choice.of(
              "to",
              "FORMAT",
              Format.TEXT,
              Format.HEXBOARD,
              Format.SGF,
              Format.HTP,
              Format.SVG,
              Format.PNG)
          .or(Format.TEXT);

  private static final double LEAST_SCALE = 0.05;
  private static final double MOST_SCALE = 50;
  private static final int MOST_WIDTH = 20_000;

  static final Choice<Boolean> AROUND = Choice.flag("around");
  private static final Choice<Optional<String>> BACKGROUND =
      Choice.of("background", "COLOR", Drawing::background).or(Style.DEFAULT.background());
  private static final Choice<Double> SCALE = Choice.of("scale", "FACTOR", Drawing::scale).or(1.0);
  private static final Choice<Integer> WIDTH = Choice.count("width", "PIXELS", MOST_WIDTH);

  static final ImmutableList<Choice<?>> CHOICES =
      ImmutableList.of(SCALE, WIDTH, BACKGROUND, Inputs.NAMES);

  private static final Rule ONE_SIZE = Rule.oneOf("%s and %s don't go together", SCALE, WIDTH);

  static boolean isPicture(Format format) {
    return format == Format.SVG || format == Format.PNG;
  }

  /** Refuses the options where there is no picture. */
  static void refuse(Line line) {
    Rule.refuse(line, "%s goes with --to svg or --to png", SCALE, WIDTH, BACKGROUND, AROUND);
  }

  static Drawing of(Line line, Format format) {
    if (!isPicture(format)) {
      refuse(line);
    }
    ONE_SIZE.check(line);
    OptionalInt width = line.find(WIDTH).map(OptionalInt::of).orElseGet(OptionalInt::empty);
    Style style = new Style(line.get(SCALE), width, line.get(BACKGROUND), Style.DEFAULT.naming());
    return new Drawing(format, style, line.get(AROUND), line.find(Inputs.NAMES));
  }

  private static double scale(String text) {
    if (text.matches("[0-9]{1,3}(\\.[0-9]{1,6})?")) {
      double scale = Double.parseDouble(text);
      if (scale >= LEAST_SCALE && scale <= MOST_SCALE) {
        return scale;
      }
    }
    throw CommandException.usage("--scale wants a number from 0.05 to 50, not '" + text + "'");
  }

  private static Optional<String> background(String name) {
    String text = name.toLowerCase(Locale.ROOT);
    if (text.equals("none")) {
      return Optional.empty();
    }
    if (text.equals("white")) {
      return Style.DEFAULT.background();
    }
    if (text.matches("#[0-9a-f]{6}")) {
      return Optional.of(text);
    }
    throw CommandException.usage(
        "--background can be white, none or a colour as in '#ffeecc', not '" + text + "'");
  }

  /**
   * The bytes of a file; a picture has what the file of a board or template claims to be redundant.
   *
   * @throws FormatException if cells around a template are wanted and it is none
   */
  byte[] file(Entry entry) throws FormatException {
    if (!isPicture(format)) {
      return Formats.write(format, entry).getBytes(StandardCharsets.UTF_8);
    }
    if (!around && claim(entry).isEmpty()) {
      return draw(entry.diagram(), Marks.NONE, entry.naming());
    }
    Template template = entry.template(Optional.empty());
    return draw(
        template,
        template.claim().redundant().orElse(ImmutableSet.of()),
        ImmutableList.of(),
        entry.naming());
  }

  private static Optional<TemplateClaim> claim(Entry entry) {
    try {
      return Optional.of(entry.template(Optional.empty()).claim()).filter(TemplateClaim::stated);
    } catch (FormatException e) {
      return Optional.empty();
    }
  }

  /**
   * A picture of a template.
   *
   * @param moves in turn, with White's first
   * @param file what the file calls the players
   */
  byte[] draw(
      Template template, ImmutableSet<Cell> redundant, ImmutableList<Cell> moves, Naming file) {
    Diagram drawn = Diagram.of(template);
    return around
        ? draw(whole(drawn), new Marks(template.carrier(), redundant, moves), file)
        : draw(drawn, new Marks(ImmutableSet.of(), redundant, moves), file);
  }

  private static Diagram whole(Diagram diagram) {
    return Diagram.of(diagram.position(), Optional.empty())
        .withName(diagram.name())
        .withEdges(diagram.edges())
        .withLabels(diagram.labels());
  }

  private byte[] draw(Diagram diagram, Marks marks, Naming file) {
    Style named = style.named(naming.orElse(file));
    return format == Format.PNG
        ? new PngWriter().write(diagram, marks, named)
        : new SvgWriter().write(diagram, marks, named).getBytes(StandardCharsets.UTF_8);
  }
}
