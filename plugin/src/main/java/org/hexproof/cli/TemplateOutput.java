package org.hexproof.cli;

import java.io.IOException;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.Optional;
import org.hexproof.file.AtomicFile;
import org.hexproof.format.yaml.YamlWriter;
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
  static TemplateOutput of(Line line, PrintStream standard) {
    String name = line.get(Output.OUT);
    if (name.equals(Inputs.STANDARD)) {
      return new TemplateOutput(standard, Optional.empty());
    }
    return new TemplateOutput(standard, Optional.of(Targets.folder(name)));
  }

  void write(Template template) {
    String text = writer.write(template);
    if (folder.isPresent()) {
      write(folder.get().resolve(template.name() + ".yaml"), text.getBytes(StandardCharsets.UTF_8));
      return;
    }
    standard.print((begun ? "---\n" : "") + text);
    standard.flush();
    begun = true;
  }

  /** Writes a file that appears under its name when it is complete. */
  static void write(Path path, byte[] content) {
    try {
      AtomicFile.write(path, content);
    } catch (IOException e) {
      throw CommandException.unwritable(CommandException.inWords(path.toString(), e));
    }
  }
}
