package org.hexproof.cli;

import com.google.common.collect.ImmutableList;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.Optional;
import org.hexproof.format.Entry;
import org.hexproof.format.FormatException;
import org.hexproof.format.Member;
import org.hexproof.format.file.FileNames;
import org.hexproof.format.file.Format;
import org.hexproof.format.file.Formats;
import org.hexproof.format.yaml.YamlWriter;
import org.hexproof.report.Counted;
import org.hexproof.template.Template;

/** {@code hexproof convert}. */
final class ConvertCommand {
  private static final Choice<Format> TO =
      Choice.of(
              "to",
              "FORMAT",
              Arrays.stream(Format.values()).filter(Format::isWritten).toArray(Format[]::new))
          .or(Format.TEXT);

  static final ImmutableList<Choice<?>> CHOICES =
      Choice.list()
          .addAll(Selection.WITH_CELLS)
          .add(TO, Output.OUT)
          .addAll(Drawing.CHOICES)
          .add(Drawing.AROUND)
          .build();

  private static final String REFLECTED =
      "written reflected, as YAML has the edge at the top or bottom: cell b1 becomes a2, a2 becomes"
          + " b1";

  private ConvertCommand() {}

  static ExitCode run(Line line, Surroundings surroundings) throws IOException {
    Format format = format(line);
    Drawing drawing = Drawing.of(line, format);
    String file = line.operand();
    Selection selection = Selection.withCells(line);
    ImmutableList<Member> members = new Inputs(surroundings.in()).read(file);
    Optional<Path> folder = folder(line);
    if (folder.isPresent()) {
      ImmutableList<Member> chosen = Member.wanted(selection.among(file, members));
      if (chosen.isEmpty() && selection.name().isPresent()) {
        throw selection.notFound(file, members);
      }
      return convertAll(chosen, drawing, folder.get(), surroundings);
    }
    byte[] converted = convert(selection.one(file, members), drawing, surroundings.err());
    Output.write(line, surroundings, converted, format == Format.TEXT);
    return ExitCode.OK;
  }

  /** The folder that {@code --out} names, if it is one or ends as one does. */
  private static Optional<Path> folder(Line line) {
    String name = line.find(Output.OUT).orElse("");
    try {
      return name.endsWith("/") || (!name.isEmpty() && Files.isDirectory(Path.of(name)))
          ? Optional.of(Path.of(name))
          : Optional.empty();
    } catch (InvalidPathException e) {
      throw CommandException.unreadable(name + ": not a name of a folder");
    }
  }

  /** A file for each board; those that can't be read or written are told and left out. */
  private static ExitCode convertAll(
      ImmutableList<Member> members, Drawing drawing, Path folder, Surroundings surroundings) {
    Targets.folder(folder.toString());
    FileNames names = new FileNames(drawing.format());
    ExitCode code = ExitCode.OK;
    int written = 0;
    for (int i = 0; i < members.size(); i++) {
      String name = names.next(members.get(i).name(), i + 1);
      byte[] converted;
      try {
        converted = convert(members.get(i).entry(), drawing, surroundings.err());
      } catch (CommandException | FormatException e) {
        code = code.and(surroundings.tell(ExitCode.UNREADABLE, e.getMessage()));
        continue;
      }
      TemplateOutput.write(folder.resolve(name), converted);
      written++;
    }
    surroundings.tell(written + " of " + Counted.of(members.size(), "board") + " written");
    return code;
  }

  /** The bytes of a file, and on the error stream how the board was read. */
  private static byte[] convert(Entry entry, Drawing drawing, PrintStream err)
      throws FormatException {
    try {
      byte[] converted = drawing.file(entry);
      if (drawing.format() == Format.YAML) {
        Template template = Inputs.template(entry, err);
        if (!YamlWriter.upright(template).equals(template)) {
          Inputs.tell(entry, ImmutableList.of(REFLECTED), err);
        }
      } else {
        Inputs.tell(entry, err);
      }
      Inputs.tell(entry, Formats.losses(drawing.format(), entry), err);
      return converted;
    } catch (IllegalArgumentException e) {
      throw CommandException.unreadable(entry.place() + ": " + e.getMessage());
    }
  }

  private static Format format(Line line) {
    if (!line.has(TO)) {
      throw CommandException.usage(
          "expected --to FORMAT, one of %s, or an --out whose name ends as one of them"
              .formatted(String.join(", ", TO.words())));
    }
    return line.get(TO);
  }
}
