package org.hexproof.cli;

import java.io.IOException;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.Optional;
import org.apache.commons.cli.CommandLine;
import org.hexproof.format.YamlWriter;
import org.hexproof.template.Template;

/**
 * Where templates are written one by one: standard output, or a folder with a file for each, called
 * by its name, that appears when it is complete.
 */
final class TemplateOutput {
  private final YamlWriter writer = new YamlWriter();
  private final PrintStream standard;
  private final Optional<Path> folder;
  private boolean begun;

  private TemplateOutput(PrintStream standard, Optional<Path> folder) {
    this.standard = standard;
    this.folder = folder;
  }

  /** The folder that {@code --out} names, which is made if need be, or standard output. */
  static TemplateOutput of(CommandLine line, PrintStream standard) throws CommandException {
    String name = line.getOptionValue(Choices.OUT);
    if (name == null || name.equals("-")) {
      return new TemplateOutput(standard, Optional.empty());
    }
    return new TemplateOutput(standard, Optional.of(makeFolder(name)));
  }

  /** The folder of this name, which is made if need be. */
  static Path makeFolder(String name) throws CommandException {
    try {
      return Files.createDirectories(Path.of(name));
    } catch (FileAlreadyExistsException e) {
      throw CommandException.unreadable(name + ": is a file; a folder is wanted here");
    } catch (IOException e) {
      throw CommandException.unreadable("cannot write " + CommandException.inWords(name, e));
    }
  }

  /**
   * Writes a template.
   *
   * @throws IOException if standard output can't be written
   */
  void write(Template template) throws CommandException, IOException {
    String text = writer.write(template);
    if (folder.isPresent()) {
      write(folder.get().resolve(template.name() + ".yaml"), text.getBytes(StandardCharsets.UTF_8));
      return;
    }
    standard.print((begun ? "---\n" : "") + text);
    standard.flush();
    begun = true;
    if (standard.checkError()) {
      throw new IOException("standard output is closed");
    }
  }

  /** Writes a file that appears under its name when it is complete. */
  static void write(Path file, byte[] content) throws CommandException {
    try {
      Path temporary =
          file.resolveSibling(
              "." + file.getFileName() + "." + ProcessHandle.current().pid() + ".part");
      Files.write(temporary, content);
      Files.move(temporary, file, StandardCopyOption.REPLACE_EXISTING);
    } catch (IOException e) {
      throw CommandException.unreadable(
          "cannot write " + CommandException.inWords(file.toString(), e));
    }
  }
}
