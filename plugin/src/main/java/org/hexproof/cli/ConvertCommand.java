package org.hexproof.cli;

import static java.util.stream.Collectors.joining;

import com.google.common.collect.ImmutableList;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import org.apache.commons.cli.CommandLine;
import org.apache.commons.cli.Options;
import org.hexproof.format.Entry;
import org.hexproof.format.Format;
import org.hexproof.format.FormatException;
import org.hexproof.format.Formats;

/** {@code hexproof convert}. */
final class ConvertCommand implements Command {
  private static final String TO = "to";

  @Override
  public String name() {
    return "convert";
  }

  @Override
  public String summary() {
    return "writes a board or template in another format";
  }

  @Override
  public String operands() {
    return "FILE --to FORMAT";
  }

  @Override
  public ImmutableList<String> description() {
    return ImmutableList.of(
        "Writes the board or template in FILE in another format. YAML, text, hexboard, hdg, svg and"
            + " png keep what belongs to a template. SGF, HexWorld and HTP hold stones on a whole"
            + " board: the carrier and the drawn edges of a template are lost. What a format can't"
            + " hold at all is refused: YAML holds templates only.",
        "In svg and png Black is red and White blue. Cells and stones that a template's file claims"
            + " to be redundant have a star.");
  }

  @Override
  public Options options() {
    Options options =
        new Options().addOption(Choices.option(TO, "FORMAT", formats())).addOption(Choices.out());
    Drawing.addOptions(options);
    Drawing.addAround(options);
    return options;
  }

  private static String formats() {
    return Arrays.stream(Format.values()).map(Format::label).collect(joining(", "));
  }

  @Override
  public ExitCode run(CommandLine line, Surroundings surroundings)
      throws CommandException, IOException {
    Format format = format(line);
    Drawing drawing = Drawing.of(line, format);
    String file = Choices.operand(line);
    Entry entry = new Inputs(surroundings.in()).readOne(file);
    byte[] converted;
    try {
      converted = converted(entry, format, drawing);
    } catch (FormatException e) {
      throw CommandException.unreadable(e.getMessage());
    } catch (IllegalArgumentException e) {
      throw CommandException.unreadable(entry.place() + ": " + e.getMessage());
    }
    try (Output output = Output.of(line, surroundings.out())) {
      output.stream().write(converted);
      output.commit();
    }
    return ExitCode.OK;
  }

  /** The bytes of a file. */
  static byte[] converted(Entry entry, Format format, Drawing drawing) throws FormatException {
    return switch (format) {
      case PNG, SVG -> drawing.draw(format, entry);
      default -> Formats.write(format, entry).getBytes(StandardCharsets.UTF_8);
    };
  }

  private static Format format(CommandLine line) throws CommandException {
    if (!line.hasOption(TO)) {
      throw CommandException.usage("expected --to FORMAT, one of " + formats());
    }
    try {
      return Format.parse(line.getOptionValue(TO));
    } catch (IllegalArgumentException e) {
      throw CommandException.usage(e.getMessage());
    }
  }
}
