package org.hexproof.cli;

import java.io.Closeable;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import org.hexproof.board.Cell;
import org.hexproof.format.Diagram;
import org.hexproof.format.file.FileNames;
import org.hexproof.format.file.Format;
import org.hexproof.format.hexboard.HexboardWriter;
import org.hexproof.verify.Finding;

/**
 * Templates as pictures with what was found: redundant cells and stones, and of an invalid template
 * White's move and how play may go on. One goes to standard output or a file, several to a folder
 * with a file for each; wiki text of several may go to standard output too.
 */
final class VerifiedPictures implements Closeable {
  static final Choice<Format> TO =
      Choice.of("to", "FORMAT", Format.SVG, Format.PNG, Format.HEXBOARD).or(Format.SVG);

  private final Format format;
  private final Drawing drawing;
  private final Optional<Path> folder;
  private final Optional<Output> output;
  private final Surroundings surroundings;
  private final FileNames names;
  private int count;
  private int written;

  private VerifiedPictures(
      Format format,
      Drawing drawing,
      Optional<Path> folder,
      Optional<Output> output,
      Surroundings surroundings) {
    this.format = format;
    this.drawing = drawing;
    this.folder = folder;
    this.output = output;
    this.surroundings = surroundings;
    this.names = new FileNames(format);
  }

  /** Whether they go to standard output, and nothing else does. */
  static boolean isToStandard(Line line) {
    return line.find(Output.OUT).orElse(Inputs.STANDARD).equals(Inputs.STANDARD);
  }

  /**
   * Where {@code --out} says.
   *
   * @param templates how many there will be
   */
  static VerifiedPictures of(
      Line line, Format format, Drawing drawing, int templates, Surroundings surroundings) {
    if (templates == 0) {
      return new VerifiedPictures(
          format, drawing, Optional.empty(), Optional.empty(), surroundings);
    }
    boolean toStandard = isToStandard(line);
    if (toStandard && templates > 1 && Drawing.isPicture(format)) {
      throw CommandException.usage(
          templates + " templates make as many files; name a folder for them with --out");
    }
    String out = line.find(Output.OUT).orElse(Inputs.STANDARD);
    if (!toStandard && (templates != 1 || isFolder(out))) {
      return new VerifiedPictures(
          format, drawing, Optional.of(Targets.folder(out)), Optional.empty(), surroundings);
    }
    return new VerifiedPictures(
        format,
        drawing,
        Optional.empty(),
        Optional.of(Output.of(line, surroundings.out())),
        surroundings);
  }

  private static boolean isFolder(String name) {
    try {
      return name.endsWith("/") || Files.isDirectory(Path.of(name));
    } catch (InvalidPathException e) {
      throw CommandException.unreadable(name + ": not a name of a file or folder");
    }
  }

  /** Writes a picture, or tells why it can't be drawn. */
  ExitCode add(Finding finding) throws IOException {
    count++;
    byte[] picture;
    try {
      picture = picture(finding);
    } catch (IllegalArgumentException e) {
      return surroundings.tell(
          ExitCode.UNREADABLE, finding.subject().place() + ": " + e.getMessage());
    }
    written++;
    if (folder.isPresent()) {
      String name = names.next(finding.subject().template().name(), count);
      TemplateOutput.write(folder.get().resolve(name), picture);
    } else {
      output.orElseThrow().stream().write(picture);
    }
    return ExitCode.OK;
  }

  private byte[] picture(Finding finding) {
    return format == Format.HEXBOARD
        ? new HexboardWriter().write(labelled(finding)).getBytes(StandardCharsets.UTF_8)
        : drawing.draw(
            finding.subject().template(),
            finding.redundant(),
            finding.line(),
            finding.subject().naming());
  }

  /** With labels on cells only, so that the template reads back as it was. */
  private static Diagram labelled(Finding finding) {
    Diagram drawn = Diagram.of(finding.subject().template());
    Map<Cell, String> labels = new TreeMap<>();
    finding.redundant().forEach(cell -> labels.put(cell, "*"));
    for (int i = 0; i < finding.line().size(); i++) {
      labels.put(finding.line().get(i), String.valueOf(i + 1));
    }
    labels.putAll(drawn.labels());
    return drawn.withLabels(labels);
  }

  /** All is written. */
  void commit() throws IOException {
    if (output.isPresent() && written > 0) {
      output.get().commit();
    }
  }

  @Override
  public void close() throws IOException {
    if (output.isPresent()) {
      output.get().close();
    }
  }
}
